from . import congruence as congruence
from . import embeddings as embeddings
from . import kernels as kernels
from . import rare_counts as rare_counts
from . import recovery as recovery
from . import shards as shards
from .congruence import CCE as CCE
from .congruence import mean_cce as mean_cce
from .embeddings import mcmd as mcmd
from .embeddings import ridge_loss as ridge_loss
from .kernels import RBF as RBF
from .kernels import mmd as mmd
from .kernels import Laplacian as Laplacian
from .kernels import Polynomial as Polynomial
from .kernels import median_heuristic as median_heuristic
from .recovery import kernel_distance as kernel_distance
from .recovery import discrepancy as discrepancy
from .shards import cce_shards as cce_shards

__all__ = [
    "CCE",
    "Laplacian",
    "Polynomial",
    "RBF",
    "cce_shards",
    "congruence",
    "discrepancy",
    "embeddings",
    "kernel_distance",
    "kernels",
    "mcmd",
    "mean_cce",
    "median_heuristic",
    "mmd",
    "rare_counts",
    "recovery",
    "ridge_loss",
    "shards",
]
