from . import bands as bands
from . import kernel_tests as kernel_tests
from . import scale as scale
from . import sums as sums
from . import two_models as two_models
from .kernel_tests import KernelTest as KernelTest
from .kernel_tests import neighbour_ladder as neighbour_ladder
from .kernel_tests import gamma_widths as gamma_widths
from .kernel_tests import default_widths as default_widths
from .scale import evaluate_shards as evaluate_shards
from .scale import local_client as local_client
from .two_models import ModelComparison as ModelComparison
from .two_models import ModelMap as ModelMap
from .two_models import compare_models as compare_models

__all__ = [
    "KernelTest",
    "ModelComparison",
    "ModelMap",
    "bands",
    "compare_models",
    "default_widths",
    "evaluate_shards",
    "gamma_widths",
    "kernel_tests",
    "local_client",
    "neighbour_ladder",
    "scale",
    "sums",
    "two_models",
]
