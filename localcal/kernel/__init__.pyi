from . import bands as bands
from . import box_shards as box_shards
from . import differences as differences
from . import gathered as gathered
from . import kernel_tests as kernel_tests
from . import scale as scale
from . import sums as sums
from . import two_models as two_models
from . import widths as widths
from .box_shards import scan_shards as scan_shards
from .kernel_tests import KernelTest as KernelTest
from .scale import evaluate_shards as evaluate_shards
from .scale import local_client as local_client
from .two_models import ModelComparison as ModelComparison
from .two_models import ModelMap as ModelMap
from .two_models import SeveralModels as SeveralModels
from .two_models import SeveralMaps as SeveralMaps
from .two_models import compare_models as compare_models
from .widths import neighbour_ladder as neighbour_ladder
from .widths import gamma_widths as gamma_widths
from .widths import default_widths as default_widths

__all__ = [
    "KernelTest",
    "ModelComparison",
    "ModelMap",
    "SeveralMaps",
    "SeveralModels",
    "bands",
    "box_shards",
    "compare_models",
    "default_widths",
    "differences",
    "evaluate_shards",
    "gamma_widths",
    "gathered",
    "kernel_tests",
    "local_client",
    "neighbour_ladder",
    "scale",
    "scan_shards",
    "sums",
    "two_models",
    "widths",
]
