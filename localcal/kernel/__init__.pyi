from . import bands as bands
from . import kernel_tests as kernel_tests
from . import scale as scale
from . import sums as sums
from .kernel_tests import KernelTest as KernelTest
from .kernel_tests import neighbour_ladder as neighbour_ladder
from .kernel_tests import gamma_widths as gamma_widths
from .kernel_tests import default_widths as default_widths
from .scale import evaluate_shards as evaluate_shards
from .scale import local_client as local_client

__all__ = [
    "KernelTest",
    "bands",
    "default_widths",
    "evaluate_shards",
    "gamma_widths",
    "kernel_tests",
    "local_client",
    "neighbour_ladder",
    "scale",
    "sums",
]
