from . import adapters as adapters
from . import checks as checks
from . import counts as counts
from . import distances as distances
from . import encoders as encoders
from . import libraries as libraries
from . import mixed as mixed
from . import mixed_shown as mixed_shown
from . import mixtures as mixtures
from . import predictive as predictive
from . import scenarios as scenarios
from . import tables as tables
from .adapters import as_predictive as as_predictive
from .checks import NotFittedError as NotFittedError
from .checks import Method as Method
from .counts import Poisson as Poisson
from .counts import NegativeBinomial as NegativeBinomial
from .counts import DoublePoisson as DoublePoisson
from .distances import wasserstein1 as wasserstein1
from .distances import wasserstein1_midpoint as wasserstein1_midpoint
from .encoders import OpenCLIP as OpenCLIP
from .mixtures import Mixture as Mixture
from .predictive import Prediction as Prediction
from .predictive import Gaussian as Gaussian
from .predictive import Samples as Samples
from .predictive import Frozen as Frozen
from .predictive import Quantiles as Quantiles
from .scenarios import SCENARIOS as SCENARIOS
from .scenarios import Scenario as Scenario
from .scenarios import truth as truth
from .scenarios import training_data as training_data
from .scenarios import test_data as test_data
from .scenarios import save as save
from .scenarios import models as models
from .scenarios import load as load
from .scenarios import settings as settings
from .tables import Columns as Columns

__all__ = [
    "Columns",
    "DoublePoisson",
    "Frozen",
    "Gaussian",
    "Method",
    "Mixture",
    "NegativeBinomial",
    "NotFittedError",
    "OpenCLIP",
    "Poisson",
    "Prediction",
    "Quantiles",
    "SCENARIOS",
    "Samples",
    "Scenario",
    "adapters",
    "as_predictive",
    "checks",
    "counts",
    "distances",
    "encoders",
    "libraries",
    "load",
    "mixed",
    "mixed_shown",
    "mixtures",
    "models",
    "predictive",
    "save",
    "scenarios",
    "settings",
    "tables",
    "test_data",
    "training_data",
    "truth",
    "wasserstein1",
    "wasserstein1_midpoint",
]
