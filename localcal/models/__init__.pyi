from . import heads as heads
from . import kbnn as kbnn
from . import moments as moments
from . import pbp as pbp
from . import reproduce as reproduce
from . import sampled as sampled
from . import ukf as ukf
from .heads import HeadModel as HeadModel
from .heads import fit_head as fit_head
from .kbnn import KBNNModel as KBNNModel
from .kbnn import fit_kbnn as fit_kbnn
from .moments import relu_moments as relu_moments
from .moments import propagate as propagate
from .moments import Units as Units
from .moments import training_set as training_set
from .moments import he_means as he_means
from .moments import visits as visits
from .pbp import PBPModel as PBPModel
from .pbp import fit_pbp as fit_pbp
from .reproduce import TRAININGS as TRAININGS
from .reproduce import trainings as trainings
from .reproduce import train as train
from .reproduce import distance as distance
from .reproduce import main as main
from .sampled import DrawnNetwork as DrawnNetwork
from .sampled import fit_nuts as fit_nuts
from .sampled import fit_svi as fit_svi
from .ukf import UKFModel as UKFModel
from .ukf import fit_ukf as fit_ukf

__all__ = [
    "DrawnNetwork",
    "HeadModel",
    "KBNNModel",
    "PBPModel",
    "TRAININGS",
    "UKFModel",
    "Units",
    "distance",
    "fit_head",
    "fit_kbnn",
    "fit_nuts",
    "fit_pbp",
    "fit_svi",
    "fit_ukf",
    "he_means",
    "heads",
    "kbnn",
    "main",
    "moments",
    "pbp",
    "propagate",
    "relu_moments",
    "reproduce",
    "sampled",
    "train",
    "training_set",
    "trainings",
    "ukf",
    "visits",
]
