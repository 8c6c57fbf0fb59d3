from . import combination as combination
from . import credibility as credibility
from . import crps_forms as crps_forms
from . import curves as curves
from . import decompositions as decompositions
from . import drawn_features as drawn_features
from . import drawn_maps as drawn_maps
from . import interval_scores as interval_scores
from . import normal_scoring as normal_scoring
from . import overview as overview
from . import plots as plots
from . import scores as scores
from . import significance as significance
from . import smooth as smooth
from . import vector_scores as vector_scores
from . import weighted_scores as weighted_scores
from . import whole_tests as whole_tests
from .combination import cauchy_combination as cauchy_combination
from .combination import half_cauchy_combination as half_cauchy_combination
from .credibility import bin_labels as bin_labels
from .credibility import uce as uce
from .credibility import ence as ence
from .credibility import qce as qce
from .credibility import mean_qce as mean_qce
from .credibility import mnre as mnre
from .credibility import log_mnr as log_mnr
from .credibility import log_mse_ratio as log_mse_ratio
from .credibility import log_gev_ratio as log_gev_ratio
from .credibility import guce as guce
from .credibility import nguce as nguce
from .credibility import nci as nci
from .crps_forms import closed_crps as closed_crps
from .curves import ece as ece
from .curves import calibration_curve as calibration_curve
from .curves import plot_calibration as plot_calibration
from .decompositions import Decomposition as Decomposition
from .decompositions import isotonic as isotonic
from .decompositions import brier_decomposition as brier_decomposition
from .decompositions import crps_decomposition as crps_decomposition
from .decompositions import marginal_cdf as marginal_cdf
from .decompositions import pinball_decomposition as pinball_decomposition
from .decompositions import isotonic_quantile as isotonic_quantile
from .decompositions import murphy_curve as murphy_curve
from .interval_scores import interval_score as interval_score
from .interval_scores import weighted_interval_score as weighted_interval_score
from .interval_scores import threshold_crps as threshold_crps
from .interval_scores import quantile_crps as quantile_crps
from .normal_scoring import normal_scores as normal_scores
from .overview import summary as summary
from .plots import plot_pit as plot_pit
from .plots import plot_pp as plot_pp
from .plots import plot_coverage as plot_coverage
from .plots import plot_reliability as plot_reliability
from .plots import plot_murphy as plot_murphy
from .plots import plot_scores as plot_scores
from .plots import plot_sharpness as plot_sharpness
from .scores import nees as nees
from .scores import anees as anees
from .scores import mse as mse
from .scores import mae as mae
from .scores import mse_matrix as mse_matrix
from .scores import anll as anll
from .scores import pit as pit
from .scores import covered as covered
from .scores import coverage as coverage
from .scores import sharpness as sharpness
from .scores import pinball as pinball
from .scores import crps as crps
from .significance import TestResult as TestResult
from .significance import anees_test as anees_test
from .significance import BinomialResult as BinomialResult
from .significance import binomial_test as binomial_test
from .significance import minimum_sample_size as minimum_sample_size
from .significance import ks_test as ks_test
from .significance import cvm_test as cvm_test
from .significance import ad_test as ad_test
from .significance import mean_test as mean_test
from .significance import variance_test as variance_test
from .significance import variance_ratio_test as variance_ratio_test
from .smooth import SmoothTestResult as SmoothTestResult
from .smooth import smooth_test as smooth_test
from .smooth import detection_power as detection_power
from .vector_scores import energy_score as energy_score
from .vector_scores import variogram_score as variogram_score
from .vector_scores import kernel_score as kernel_score
from .vector_scores import dawid_sebastiani as dawid_sebastiani
from .vector_scores import log_score as log_score
from .weighted_scores import weighted_score as weighted_score
from .weighted_scores import brier_score as brier_score
from .weighted_scores import rps as rps
from .weighted_scores import error_spread as error_spread
from .weighted_scores import censored_log_score as censored_log_score
from .whole_tests import sbc_ranks as sbc_ranks
from .whole_tests import ecdf_band as ecdf_band
from .whole_tests import ecdf_test as ecdf_test
from .whole_tests import multivariate_pit as multivariate_pit
from .whole_tests import copula_pit as copula_pit
from .whole_tests import hpd_levels as hpd_levels
from .whole_tests import tarp as tarp
from .whole_tests import distribution_test as distribution_test
from .whole_tests import energy_test as energy_test
from .whole_tests import CalibrationSlope as CalibrationSlope
from .whole_tests import calibration_slope as calibration_slope

__all__ = [
    "BinomialResult",
    "CalibrationSlope",
    "Decomposition",
    "SmoothTestResult",
    "TestResult",
    "ad_test",
    "anees",
    "anees_test",
    "anll",
    "bin_labels",
    "binomial_test",
    "brier_decomposition",
    "brier_score",
    "calibration_curve",
    "calibration_slope",
    "cauchy_combination",
    "censored_log_score",
    "closed_crps",
    "combination",
    "copula_pit",
    "coverage",
    "covered",
    "credibility",
    "crps",
    "crps_decomposition",
    "crps_forms",
    "curves",
    "cvm_test",
    "dawid_sebastiani",
    "decompositions",
    "detection_power",
    "distribution_test",
    "drawn_features",
    "drawn_maps",
    "ecdf_band",
    "ecdf_test",
    "ece",
    "ence",
    "energy_score",
    "energy_test",
    "error_spread",
    "guce",
    "half_cauchy_combination",
    "hpd_levels",
    "interval_score",
    "interval_scores",
    "isotonic",
    "isotonic_quantile",
    "kernel_score",
    "ks_test",
    "log_gev_ratio",
    "log_mnr",
    "log_mse_ratio",
    "log_score",
    "mae",
    "marginal_cdf",
    "mean_qce",
    "mean_test",
    "minimum_sample_size",
    "mnre",
    "mse",
    "mse_matrix",
    "multivariate_pit",
    "murphy_curve",
    "nci",
    "nees",
    "nguce",
    "normal_scores",
    "normal_scoring",
    "overview",
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
    "plots",
    "qce",
    "quantile_crps",
    "rps",
    "sbc_ranks",
    "scores",
    "sharpness",
    "significance",
    "smooth",
    "smooth_test",
    "summary",
    "tarp",
    "threshold_crps",
    "uce",
    "variance_ratio_test",
    "variance_test",
    "variogram_score",
    "vector_scores",
    "weighted_interval_score",
    "weighted_score",
    "weighted_scores",
    "whole_tests",
]
