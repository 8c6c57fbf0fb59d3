from . import agreement as agreement
from . import arguments as arguments
from . import assessment as assessment
from . import cli as cli
from . import comparison as comparison
from . import comparison_parts as comparison_parts
from . import conformal as conformal
from . import corrected as corrected
from . import explore as explore
from . import explore_distributions as explore_distributions
from . import explore_errors as explore_errors
from . import explore_monitor as explore_monitor
from . import explore_own as explore_own
from . import explore_regions as explore_regions
from . import explorer as explorer
from . import found_sizes as found_sizes
from . import local_laws as local_laws
from . import map_words as map_words
from . import pipeline as pipeline
from . import places as places
from . import planning as planning
from . import recalibrate as recalibrate
from . import recalibration as recalibration
from . import report_files as report_files
from . import report_parts as report_parts
from . import sentences as sentences
from . import server as server
from . import shard_measures as shard_measures
from . import terminal as terminal
from . import watch as watch
from . import words as words
from .agreement import scores as scores
from .agreement import cohen_kappa as cohen_kappa
from .agreement import rank_correlation as rank_correlation
from .arguments import add_columns as add_columns
from .arguments import read_data as read_data
from .arguments import kind_of as kind_of
from .arguments import draw_columns as draw_columns
from .arguments import predictions_of as predictions_of
from .arguments import inputs_of as inputs_of
from .assessment import Assessment as Assessment
from .assessment import assess as assess
from .assessment import text as text
from .assessment import report as report
from .assessment import assess_shards as assess_shards
from .cli import RUNS as RUNS
from .cli import main as main
from .comparison import Comparison as Comparison
from .comparison import compare as compare
from .comparison import default_methods as default_methods
from .conformal import GlobalRecalibrator as GlobalRecalibrator
from .conformal import ConformalIntervals as ConformalIntervals
from .conformal import PredictiveSystem as PredictiveSystem
from .corrected import shape_bins as shape_bins
from .corrected import Corrected as Corrected
from .corrected import error_scores as error_scores
from .corrected import location_errors as location_errors
from .corrected import Part as Part
from .explore import kernel as kernel
from .explore import parabola as parabola
from .explore import lcd as lcd
from .explore import cce as cce
from .explore import trust_regions as trust_regions
from .explore import monitor as monitor
from .explore import notebook as notebook
from .explore import serve as serve
from .explore_own import own as own
from .explorer import Explorer as Explorer
from .local_laws import Neighbours as Neighbours
from .local_laws import Surroundings as Surroundings
from .local_laws import with_squares as with_squares
from .local_laws import posterior as posterior
from .local_laws import kernel_candidates as kernel_candidates
from .local_laws import gains_by_neighbours as gains_by_neighbours
from .local_laws import Moments as Moments
from .local_laws import Shape as Shape
from .local_laws import asked_for as asked_for
from .local_laws import KernelLaw as KernelLaw
from .local_laws import kernel_law as kernel_law
from .local_laws import BoxLaw as BoxLaw
from .local_laws import box_law as box_law
from .local_laws import boxes_are_better as boxes_are_better
from .pipeline import RecalibratedRegressor as RecalibratedRegressor
from .planning import Plan as Plan
from .planning import power as power
from .recalibrate import add_recalibrate as add_recalibrate
from .recalibrate import recalibrated as recalibrated
from .recalibration import LocalRecalibrator as LocalRecalibrator
from .recalibration import RecalibrationCheck as RecalibrationCheck
from .watch import add_watch as add_watch
from .watch import watched as watched

__all__ = [
    "Assessment",
    "BoxLaw",
    "Comparison",
    "ConformalIntervals",
    "Corrected",
    "Explorer",
    "GlobalRecalibrator",
    "KernelLaw",
    "LocalRecalibrator",
    "Moments",
    "Neighbours",
    "Part",
    "Plan",
    "PredictiveSystem",
    "RUNS",
    "RecalibratedRegressor",
    "RecalibrationCheck",
    "Shape",
    "Surroundings",
    "add_columns",
    "add_recalibrate",
    "add_watch",
    "agreement",
    "arguments",
    "asked_for",
    "assess",
    "assess_shards",
    "assessment",
    "box_law",
    "boxes_are_better",
    "cce",
    "cli",
    "cohen_kappa",
    "compare",
    "comparison",
    "comparison_parts",
    "conformal",
    "corrected",
    "default_methods",
    "draw_columns",
    "error_scores",
    "explore",
    "explore_distributions",
    "explore_errors",
    "explore_monitor",
    "explore_own",
    "explore_regions",
    "explorer",
    "found_sizes",
    "gains_by_neighbours",
    "inputs_of",
    "kernel",
    "kernel_candidates",
    "kernel_law",
    "kind_of",
    "lcd",
    "local_laws",
    "location_errors",
    "main",
    "map_words",
    "monitor",
    "notebook",
    "own",
    "parabola",
    "pipeline",
    "places",
    "planning",
    "posterior",
    "power",
    "predictions_of",
    "rank_correlation",
    "read_data",
    "recalibrate",
    "recalibrated",
    "recalibration",
    "report",
    "report_files",
    "report_parts",
    "scores",
    "sentences",
    "serve",
    "server",
    "shape_bins",
    "shard_measures",
    "terminal",
    "text",
    "trust_regions",
    "watch",
    "watched",
    "with_squares",
    "words",
]
