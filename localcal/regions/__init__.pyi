from . import box_search as box_search
from . import boxes as boxes
from . import findings as findings
from . import intervals as intervals
from . import local_result as local_result
from . import local_statistics as local_statistics
from . import monitor as monitor
from . import partitions as partitions
from . import scan as scan
from . import shown as shown
from . import trust_regions as trust_regions
from .intervals import critical_distance as critical_distance
from .local_result import LocalResult as LocalResult
from .local_statistics import STATISTICS as STATISTICS
from .local_statistics import LocalStatistic as LocalStatistic
from .local_statistics import coverage_statistic as coverage_statistic
from .local_statistics import event_ece as event_ece
from .monitor import Monitor as Monitor
from .partitions import PartitionTest as PartitionTest
from .partitions import Regions as Regions
from .scan import ScanTest as ScanTest
from .trust_regions import TrustRegions as TrustRegions
from .trust_regions import CandidateRegions as CandidateRegions

__all__ = [
    "CandidateRegions",
    "LocalResult",
    "LocalStatistic",
    "Monitor",
    "PartitionTest",
    "Regions",
    "STATISTICS",
    "ScanTest",
    "TrustRegions",
    "box_search",
    "boxes",
    "coverage_statistic",
    "critical_distance",
    "event_ece",
    "findings",
    "intervals",
    "local_result",
    "local_statistics",
    "monitor",
    "partitions",
    "scan",
    "shown",
    "trust_regions",
]
