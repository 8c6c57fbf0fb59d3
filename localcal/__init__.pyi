__version__: str

from . import cce as cce
from . import kernel as kernel
from . import lcd as lcd
from . import measures as measures
from . import models as models
from . import predictions as predictions
from . import regions as regions
from . import reports as reports
from .predictions import scenarios as scenarios
from .kernel import scale as scale
from .reports import explore as explore
from .predictions.predictive import Frozen as Frozen
from .predictions.predictive import Gaussian as Gaussian
from .predictions.predictive import Quantiles as Quantiles
from .predictions.predictive import Samples as Samples
from .predictions.counts import DoublePoisson as DoublePoisson
from .predictions.counts import NegativeBinomial as NegativeBinomial
from .predictions.counts import Poisson as Poisson
from .predictions.mixtures import Mixture as Mixture
from .predictions.adapters import as_predictive as as_predictive
from .predictions.encoders import OpenCLIP as OpenCLIP
from .predictions.distances import wasserstein1 as wasserstein1
from .predictions.distances import wasserstein1_midpoint as wasserstein1_midpoint
from .measures.scores import anees as anees
from .measures.scores import anll as anll
from .measures.scores import coverage as coverage
from .measures.scores import covered as covered
from .measures.scores import crps as crps
from .measures.scores import mae as mae
from .measures.scores import mse as mse
from .measures.scores import mse_matrix as mse_matrix
from .measures.scores import nees as nees
from .measures.scores import pinball as pinball
from .measures.scores import pit as pit
from .measures.scores import sharpness as sharpness
from .measures.vector_scores import dawid_sebastiani as dawid_sebastiani
from .measures.vector_scores import energy_score as energy_score
from .measures.vector_scores import kernel_score as kernel_score
from .measures.vector_scores import log_score as log_score
from .measures.vector_scores import variogram_score as variogram_score
from .measures.interval_scores import interval_score as interval_score
from .measures.interval_scores import quantile_crps as quantile_crps
from .measures.interval_scores import threshold_crps as threshold_crps
from .measures.interval_scores import weighted_interval_score as weighted_interval_score
from .measures.weighted_scores import brier_score as brier_score
from .measures.weighted_scores import censored_log_score as censored_log_score
from .measures.weighted_scores import error_spread as error_spread
from .measures.weighted_scores import rps as rps
from .measures.weighted_scores import weighted_score as weighted_score
from .measures.credibility import bin_labels as bin_labels
from .measures.credibility import ence as ence
from .measures.credibility import guce as guce
from .measures.credibility import log_gev_ratio as log_gev_ratio
from .measures.credibility import log_mnr as log_mnr
from .measures.credibility import log_mse_ratio as log_mse_ratio
from .measures.credibility import mean_qce as mean_qce
from .measures.credibility import mnre as mnre
from .measures.credibility import nci as nci
from .measures.credibility import nguce as nguce
from .measures.credibility import qce as qce
from .measures.credibility import uce as uce
from .measures.curves import calibration_curve as calibration_curve
from .measures.curves import ece as ece
from .measures.curves import plot_calibration as plot_calibration
from .measures.overview import summary as summary
from .measures.smooth import detection_power as detection_power
from .measures.smooth import smooth_test as smooth_test
from .measures.smooth import SmoothTestResult as SmoothTestResult
from .measures.significance import ad_test as ad_test
from .measures.significance import anees_test as anees_test
from .measures.significance import binomial_test as binomial_test
from .measures.significance import BinomialResult as BinomialResult
from .measures.significance import cvm_test as cvm_test
from .measures.significance import ks_test as ks_test
from .measures.significance import mean_test as mean_test
from .measures.significance import minimum_sample_size as minimum_sample_size
from .measures.significance import TestResult as TestResult
from .measures.significance import variance_ratio_test as variance_ratio_test
from .measures.significance import variance_test as variance_test
from .measures.combination import cauchy_combination as cauchy_combination
from .measures.combination import half_cauchy_combination as half_cauchy_combination
from .measures.normal_scoring import normal_scores as normal_scores
from .measures.whole_tests import calibration_slope as calibration_slope
from .measures.whole_tests import CalibrationSlope as CalibrationSlope
from .measures.whole_tests import copula_pit as copula_pit
from .measures.whole_tests import distribution_test as distribution_test
from .measures.whole_tests import ecdf_band as ecdf_band
from .measures.whole_tests import ecdf_test as ecdf_test
from .measures.whole_tests import energy_test as energy_test
from .measures.whole_tests import hpd_levels as hpd_levels
from .measures.whole_tests import multivariate_pit as multivariate_pit
from .measures.whole_tests import sbc_ranks as sbc_ranks
from .measures.whole_tests import tarp as tarp
from .measures.decompositions import brier_decomposition as brier_decomposition
from .measures.decompositions import crps_decomposition as crps_decomposition
from .measures.decompositions import Decomposition as Decomposition
from .measures.decompositions import murphy_curve as murphy_curve
from .measures.decompositions import pinball_decomposition as pinball_decomposition
from .measures.plots import plot_coverage as plot_coverage
from .measures.plots import plot_murphy as plot_murphy
from .measures.plots import plot_pit as plot_pit
from .measures.plots import plot_pp as plot_pp
from .measures.plots import plot_reliability as plot_reliability
from .measures.plots import plot_scores as plot_scores
from .measures.plots import plot_sharpness as plot_sharpness
from .regions.local_result import LocalResult as LocalResult
from .regions.local_statistics import coverage_statistic as coverage_statistic
from .regions.local_statistics import event_ece as event_ece
from .regions.local_statistics import LocalStatistic as LocalStatistic
from .regions.local_statistics import score_statistic as score_statistic
from .regions.local_statistics import smooth_statistic as smooth_statistic
from .regions.trust_regions import TrustRegions as TrustRegions
from .regions.partitions import PartitionTest as PartitionTest
from .regions.scan import ScanTest as ScanTest
from .regions.monitor import Monitor as Monitor
from .regions.asked import UnseenSoFar as UnseenSoFar
from .regions.groups import audit_groups as audit_groups
from .regions.groups import GroupAudit as GroupAudit
from .regions.use import regions_of_use as regions_of_use
from .regions.use import shares_of_use as shares_of_use
from .regions.use import unseen as unseen
from .regions.use import Unseen as Unseen
from .kernel.widths import default_widths as default_widths
from .kernel.widths import gamma_widths as gamma_widths
from .kernel.widths import neighbour_ladder as neighbour_ladder
from .kernel.kernel_tests import KernelTest as KernelTest
from .kernel.two_models import compare_models as compare_models
from .kernel.two_models import ModelComparison as ModelComparison
from .kernel.two_models import ModelMap as ModelMap
from .kernel.two_models import SeveralMaps as SeveralMaps
from .kernel.two_models import SeveralModels as SeveralModels
from .kernel.box_shards import scan_shards as scan_shards
from .lcd.global_distance import global_cvm as global_cvm
from .lcd.local_cvm import LocalCvM as LocalCvM
from .lcd.local_cvm import choose_bx_max as choose_bx_max
from .lcd.shards import lcd_shards as lcd_shards
from .cce.kernels import Laplacian as Laplacian
from .cce.kernels import median_heuristic as median_heuristic
from .cce.kernels import Polynomial as Polynomial
from .cce.kernels import RBF as RBF
from .cce.congruence import CCE as CCE
from .cce.congruence import mean_cce as mean_cce
from .cce.shards import cce_shards as cce_shards
from .reports.planning import Plan as Plan
from .reports.planning import power as power
from .reports.agreement import cohen_kappa as cohen_kappa
from .reports.agreement import rank_correlation as rank_correlation
from .reports.agreement import scores as scores
from .reports.comparison import compare as compare
from .reports.comparison import Comparison as Comparison
from .reports.comparison import default_methods as default_methods
from .reports.assessment import assess as assess
from .reports.assessment import Assessment as Assessment
from .reports.assessment import report as report
from .reports.conformal import ConformalIntervals as ConformalIntervals
from .reports.conformal import GlobalRecalibrator as GlobalRecalibrator
from .reports.conformal import PredictiveSystem as PredictiveSystem
from .reports.recalibration import LocalRecalibrator as LocalRecalibrator
from .reports.recalibration import RecalibrationCheck as RecalibrationCheck

__all__ = [
    "Assessment",
    "BinomialResult",
    "CCE",
    "CalibrationSlope",
    "Comparison",
    "ConformalIntervals",
    "Decomposition",
    "DoublePoisson",
    "Frozen",
    "Gaussian",
    "GlobalRecalibrator",
    "GroupAudit",
    "KernelTest",
    "Laplacian",
    "LocalCvM",
    "LocalRecalibrator",
    "LocalResult",
    "LocalStatistic",
    "Mixture",
    "ModelComparison",
    "ModelMap",
    "Monitor",
    "NegativeBinomial",
    "OpenCLIP",
    "PartitionTest",
    "Plan",
    "Poisson",
    "Polynomial",
    "PredictiveSystem",
    "Quantiles",
    "RBF",
    "RecalibrationCheck",
    "Samples",
    "ScanTest",
    "SeveralMaps",
    "SeveralModels",
    "SmoothTestResult",
    "TestResult",
    "TrustRegions",
    "Unseen",
    "UnseenSoFar",
    "ad_test",
    "anees",
    "anees_test",
    "anll",
    "as_predictive",
    "assess",
    "audit_groups",
    "bin_labels",
    "binomial_test",
    "brier_decomposition",
    "brier_score",
    "calibration_curve",
    "calibration_slope",
    "cauchy_combination",
    "cce",
    "cce_shards",
    "censored_log_score",
    "choose_bx_max",
    "cohen_kappa",
    "compare",
    "compare_models",
    "copula_pit",
    "coverage",
    "coverage_statistic",
    "covered",
    "crps",
    "crps_decomposition",
    "cvm_test",
    "dawid_sebastiani",
    "default_methods",
    "default_widths",
    "detection_power",
    "distribution_test",
    "ecdf_band",
    "ecdf_test",
    "ece",
    "ence",
    "energy_score",
    "energy_test",
    "error_spread",
    "event_ece",
    "explore",
    "gamma_widths",
    "global_cvm",
    "guce",
    "half_cauchy_combination",
    "hpd_levels",
    "interval_score",
    "kernel",
    "kernel_score",
    "ks_test",
    "lcd",
    "lcd_shards",
    "log_gev_ratio",
    "log_mnr",
    "log_mse_ratio",
    "log_score",
    "mae",
    "mean_cce",
    "mean_qce",
    "mean_test",
    "measures",
    "median_heuristic",
    "minimum_sample_size",
    "mnre",
    "models",
    "mse",
    "mse_matrix",
    "multivariate_pit",
    "murphy_curve",
    "nci",
    "nees",
    "neighbour_ladder",
    "nguce",
    "normal_scores",
    "pinball",
    "pinball_decomposition",
    "pit",
    "plot_calibration",
    "plot_coverage",
    "plot_murphy",
    "plot_pit",
    "plot_pp",
    "plot_reliability",
    "plot_scores",
    "plot_sharpness",
    "power",
    "predictions",
    "qce",
    "quantile_crps",
    "rank_correlation",
    "regions",
    "regions_of_use",
    "report",
    "reports",
    "rps",
    "sbc_ranks",
    "scale",
    "scan_shards",
    "scenarios",
    "score_statistic",
    "scores",
    "shares_of_use",
    "sharpness",
    "smooth_statistic",
    "smooth_test",
    "summary",
    "tarp",
    "threshold_crps",
    "uce",
    "unseen",
    "variance_ratio_test",
    "variance_test",
    "variogram_score",
    "wasserstein1",
    "wasserstein1_midpoint",
    "weighted_interval_score",
    "weighted_score",
]
