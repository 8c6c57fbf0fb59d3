from . import arrays as arrays
from . import devices as devices
from . import global_distance as global_distance
from . import integrals as integrals
from . import local_cvm as local_cvm
from . import null as null
from . import outputs as outputs
from . import shards as shards
from .devices import device_kernel_sums as device_kernel_sums
from .devices import device_features as device_features
from .global_distance import global_cvm as global_cvm
from .integrals import lcd_gaussian as lcd_gaussian
from .integrals import lcd_mixture as lcd_mixture
from .integrals import lcd_product as lcd_product
from .integrals import upper_gamma as upper_gamma
from .integrals import bandwidth_integral as bandwidth_integral
from .integrals import dirac_integral as dirac_integral
from .integrals import exact_kernel as exact_kernel
from .integrals import gaussian_integral as gaussian_integral
from .integrals import log_penalty as log_penalty
from .local_cvm import LocalCvM as LocalCvM
from .local_cvm import default_by_max as default_by_max
from .local_cvm import choose_bx_max as choose_bx_max
from .null import SignMoments as SignMoments
from .null import sign_moments as sign_moments
from .null import effective_points as effective_points
from .null import moment_pvalue as moment_pvalue
from .null import expected_distance as expected_distance
from .null import calibration_ratio as calibration_ratio
from .null import random_sign_pvalue as random_sign_pvalue
from .null import factored_moments as factored_moments
from .null import calibrated_moments as calibrated_moments
from .shards import lcd_shards as lcd_shards

__all__ = [
    "LocalCvM",
    "SignMoments",
    "arrays",
    "bandwidth_integral",
    "calibrated_moments",
    "calibration_ratio",
    "choose_bx_max",
    "default_by_max",
    "device_features",
    "device_kernel_sums",
    "devices",
    "dirac_integral",
    "effective_points",
    "exact_kernel",
    "expected_distance",
    "factored_moments",
    "gaussian_integral",
    "global_cvm",
    "global_distance",
    "integrals",
    "lcd_gaussian",
    "lcd_mixture",
    "lcd_product",
    "lcd_shards",
    "local_cvm",
    "log_penalty",
    "moment_pvalue",
    "null",
    "outputs",
    "random_sign_pvalue",
    "shards",
    "sign_moments",
    "upper_gamma",
]
