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
from .asked import Base as Base
from .asked import log_adjusted as log_adjusted
from .asked import Asked as Asked
from .asked import asked_beside as asked_beside
from .asked import UnseenSoFar as UnseenSoFar
from .bets import log_ratio as log_ratio
from .bets import bet_features as bet_features
from .bets import log_bets as log_bets
from .bets import rank_scores as rank_scores
from .bets import score_codes as score_codes
from .bets import stirred as stirred
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
from .monitor import write_state as write_state
from .monitor import read_state as read_state
from .partitions import PartitionTest as PartitionTest
from .partitions import Regions as Regions
from .scan import ScanTest as ScanTest
from .trust_regions import TrustRegions as TrustRegions
from .trust_regions import CandidateRegions as CandidateRegions
from .use import Unseen as Unseen
from .use import unseen as unseen
from .use import shares_of_use as shares_of_use
from .use import regions_of_use as regions_of_use
from .wealth import set_shares as set_shares
from .wealth import Cells as Cells
from .wealth import add_at as add_at
from .wealth import share_of as share_of
from .wealth import Wealth as Wealth
from .wealth import log_sum as log_sum

__all__ = [
    "Asked",
    "Base",
    "CandidateRegions",
    "Cells",
    "GroupAudit",
    "LocalResult",
    "LocalStatistic",
    "Monitor",
    "PartitionTest",
    "Regions",
    "STATISTICS",
    "ScanTest",
    "TrustRegions",
    "Unseen",
    "UnseenSoFar",
    "Wealth",
    "add_at",
    "asked",
    "asked_beside",
    "audit_groups",
    "bet_features",
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
    "log_adjusted",
    "log_bets",
    "log_ratio",
    "log_sum",
    "monitor",
    "partitions",
    "queries",
    "rank_scores",
    "read_state",
    "regions_of_use",
    "scan",
    "score_codes",
    "score_statistic",
    "selected",
    "set_shares",
    "share_of",
    "shares_of_use",
    "shown",
    "smooth_statistic",
    "stirred",
    "trust_regions",
    "unseen",
    "use",
    "used",
    "verdict",
    "wealth",
    "write_state",
]
