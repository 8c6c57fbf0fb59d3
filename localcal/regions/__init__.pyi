from . import asked as asked
from . import bets as bets
from . import box_search as box_search
from . import boxes as boxes
from . import distance_result as distance_result
from . import findings as findings
from . import groups as groups
from . import intervals as intervals
from . import local_result as local_result
from . import local_statistics as local_statistics
from . import monitor as monitor
from . import partitions as partitions
from . import queries as queries
from . import scan as scan
from . import selected as selected
from . import shown as shown
from . import trust_regions as trust_regions
from . import use as use
from . import used as used
from . import verdict as verdict
from . import wealth as wealth
from .asked import UnseenSoFar as UnseenSoFar
from .groups import GroupAudit as GroupAudit
from .groups import audit_groups as audit_groups
from .intervals import critical_distance as critical_distance
from .local_result import LocalResult as LocalResult
from .local_statistics import STATISTICS as STATISTICS
from .local_statistics import LocalStatistic as LocalStatistic
from .local_statistics import coverage_statistic as coverage_statistic
from .local_statistics import event_ece as event_ece
from .local_statistics import score_statistic as score_statistic
from .local_statistics import smooth_statistic as smooth_statistic
from .monitor import Monitor as Monitor
from .partitions import PartitionTest as PartitionTest
from .scan import ScanTest as ScanTest
from .trust_regions import TrustRegions as TrustRegions
from .use import Unseen as Unseen
from .use import unseen as unseen
from .use import shares_of_use as shares_of_use
from .use import regions_of_use as regions_of_use

__all__ = [
    "GroupAudit",
    "LocalResult",
    "LocalStatistic",
    "Monitor",
    "PartitionTest",
    "STATISTICS",
    "ScanTest",
    "TrustRegions",
    "Unseen",
    "UnseenSoFar",
    "asked",
    "audit_groups",
    "bets",
    "box_search",
    "boxes",
    "coverage_statistic",
    "critical_distance",
    "distance_result",
    "event_ece",
    "findings",
    "groups",
    "intervals",
    "local_result",
    "local_statistics",
    "monitor",
    "partitions",
    "queries",
    "regions_of_use",
    "scan",
    "score_statistic",
    "selected",
    "shares_of_use",
    "shown",
    "smooth_statistic",
    "trust_regions",
    "unseen",
    "use",
    "used",
    "verdict",
    "wealth",
]
