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
from .pipeline import RecalibratedRegressor as RecalibratedRegressor
from .planning import Plan as Plan
from .planning import power as power
from .recalibration import LocalRecalibrator as LocalRecalibrator
from .recalibration import RecalibrationCheck as RecalibrationCheck

__all__ = [
    "Assessment",
    "Comparison",
    "ConformalIntervals",
    "Explorer",
    "GlobalRecalibrator",
    "LocalRecalibrator",
    "Plan",
    "PredictiveSystem",
    "RUNS",
    "RecalibratedRegressor",
    "RecalibrationCheck",
    "agreement",
    "arguments",
    "assess",
    "assess_shards",
    "assessment",
    "cce",
    "cli",
    "cohen_kappa",
    "compare",
    "comparison",
    "comparison_parts",
    "conformal",
    "corrected",
    "default_methods",
    "explore",
    "explore_distributions",
    "explore_errors",
    "explore_monitor",
    "explore_own",
    "explore_regions",
    "explorer",
    "found_sizes",
    "kernel",
    "lcd",
    "local_laws",
    "main",
    "map_words",
    "monitor",
    "notebook",
    "own",
    "parabola",
    "pipeline",
    "places",
    "planning",
    "power",
    "rank_correlation",
    "recalibrate",
    "recalibration",
    "report",
    "report_files",
    "report_parts",
    "scores",
    "sentences",
    "serve",
    "server",
    "shard_measures",
    "terminal",
    "text",
    "trust_regions",
    "watch",
    "words",
]
