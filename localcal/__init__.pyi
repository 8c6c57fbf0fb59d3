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
from .regions.local_result import LocalResult as LocalResult
from .regions.local_statistics import coverage_statistic as coverage_statistic
from .regions.local_statistics import event_ece as event_ece
from .regions.local_statistics import LocalStatistic as LocalStatistic
from .regions.trust_regions import TrustRegions as TrustRegions
from .regions.partitions import PartitionTest as PartitionTest
from .regions.scan import ScanTest as ScanTest
from .regions.monitor import Monitor as Monitor
from .kernel.kernel_tests import default_widths as default_widths
from .kernel.kernel_tests import gamma_widths as gamma_widths
from .kernel.kernel_tests import neighbour_ladder as neighbour_ladder
from .kernel.kernel_tests import KernelTest as KernelTest
from .kernel.box_shards import scan_shards as scan_shards
from .lcd.local_cvm import LocalCvM as LocalCvM
from .lcd.local_cvm import choose_bx_max as choose_bx_max
from .cce.kernels import Laplacian as Laplacian
from .cce.kernels import median_heuristic as median_heuristic
from .cce.kernels import Polynomial as Polynomial
from .cce.kernels import RBF as RBF
from .cce.congruence import CCE as CCE
from .cce.congruence import mean_cce as mean_cce
from .reports.agreement import cohen_kappa as cohen_kappa
from .reports.agreement import rank_correlation as rank_correlation
from .reports.agreement import scores as scores
from .reports.comparison import compare as compare
from .reports.comparison import Comparison as Comparison
from .reports.comparison import default_methods as default_methods
from .reports.assessment import assess as assess
from .reports.assessment import Assessment as Assessment
from .reports.assessment import report as report
from .reports.recalibration import LocalRecalibrator as LocalRecalibrator

__all__ = [
    "Assessment",
    "BinomialResult",
    "CCE",
    "Comparison",
    "DoublePoisson",
    "Frozen",
    "Gaussian",
    "KernelTest",
    "Laplacian",
    "LocalCvM",
    "LocalRecalibrator",
    "LocalResult",
    "LocalStatistic",
    "Monitor",
    "NegativeBinomial",
    "OpenCLIP",
    "PartitionTest",
    "Poisson",
    "Polynomial",
    "Quantiles",
    "RBF",
    "Samples",
    "ScanTest",
    "SmoothTestResult",
    "TestResult",
    "TrustRegions",
    "ad_test",
    "anees",
    "anees_test",
    "anll",
    "as_predictive",
    "assess",
    "bin_labels",
    "binomial_test",
    "calibration_curve",
    "cauchy_combination",
    "cce",
    "choose_bx_max",
    "cohen_kappa",
    "compare",
    "coverage",
    "coverage_statistic",
    "covered",
    "crps",
    "cvm_test",
    "default_methods",
    "default_widths",
    "detection_power",
    "ece",
    "ence",
    "event_ece",
    "explore",
    "gamma_widths",
    "guce",
    "half_cauchy_combination",
    "kernel",
    "ks_test",
    "lcd",
    "log_gev_ratio",
    "log_mnr",
    "log_mse_ratio",
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
    "nci",
    "nees",
    "neighbour_ladder",
    "nguce",
    "normal_scores",
    "pinball",
    "pit",
    "plot_calibration",
    "predictions",
    "qce",
    "rank_correlation",
    "regions",
    "report",
    "reports",
    "scale",
    "scan_shards",
    "scenarios",
    "scores",
    "sharpness",
    "smooth_test",
    "summary",
    "uce",
    "variance_ratio_test",
    "variance_test",
    "wasserstein1",
    "wasserstein1_midpoint",
]
