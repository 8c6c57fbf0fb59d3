"""Write what makes the namespace lazy: stubs, and the `__init__.py` of each subpackage.

python tools/stubs.py [ROOT]

A public name of `localcal` is added to the table `PUBLIC`; those of a subpackage are the `__all__`
of its modules.
"""

import ast
import sys
from pathlib import Path

ROOT = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)

PUBLIC = {  # module: its names that `localcal` itself gives
    "predictions.predictive": "Frozen Gaussian Quantiles Samples",
    "predictions.counts": "DoublePoisson NegativeBinomial Poisson",
    "predictions.mixtures": "Mixture",
    "predictions.adapters": "as_predictive",
    "predictions.encoders": "OpenCLIP",
    "predictions.distances": "wasserstein1 wasserstein1_midpoint",
    "measures.scores": "anees anll coverage covered crps mae mse mse_matrix nees pinball pit "
    "sharpness",
    "measures.vector_scores": "dawid_sebastiani energy_score kernel_score log_score "
    "variogram_score",
    "measures.interval_scores": "interval_score quantile_crps threshold_crps "
    "weighted_interval_score",
    "measures.weighted_scores": "brier_score censored_log_score error_spread rps weighted_score",
    "measures.credibility": "bin_labels ence guce log_gev_ratio log_mnr log_mse_ratio mean_qce "
    "mnre nci nguce qce uce",
    "measures.curves": "calibration_curve ece plot_calibration",
    "measures.overview": "summary",
    "measures.smooth": "detection_power smooth_test SmoothTestResult",
    "measures.significance": "ad_test anees_test binomial_test BinomialResult cvm_test ks_test "
    "mean_test minimum_sample_size TestResult variance_ratio_test variance_test",
    "measures.combination": "cauchy_combination half_cauchy_combination",
    "measures.normal_scoring": "normal_scores",
    "measures.whole_tests": "calibration_slope CalibrationSlope copula_pit distribution_test "
    "ecdf_band ecdf_test energy_test hpd_levels multivariate_pit sbc_ranks tarp",
    "measures.decompositions": "brier_decomposition crps_decomposition Decomposition murphy_curve "
    "pinball_decomposition",
    "measures.plots": "plot_coverage plot_murphy plot_pit plot_pp plot_reliability plot_scores "
    "plot_sharpness",
    "regions.local_result": "LocalResult",
    "regions.local_statistics": "coverage_statistic event_ece LocalStatistic score_statistic "
    "smooth_statistic",
    "regions.trust_regions": "TrustRegions",
    "regions.partitions": "PartitionTest",
    "regions.scan": "ScanTest",
    "regions.monitor": "Monitor",
    "regions.asked": "UnseenSoFar",
    "regions.groups": "audit_groups GroupAudit",
    "regions.use": "regions_of_use shares_of_use unseen Unseen",
    "kernel.widths": "default_widths gamma_widths neighbour_ladder",
    "kernel.kernel_tests": "KernelTest",
    "kernel.two_models": "compare_models ModelComparison ModelMap SeveralMaps SeveralModels",
    "kernel.box_shards": "scan_shards",
    "lcd.global_distance": "global_cvm",
    "lcd.local_cvm": "LocalCvM choose_bx_max",
    "lcd.shards": "lcd_shards",
    "cce.kernels": "Laplacian median_heuristic Polynomial RBF",
    "cce.congruence": "CCE mean_cce",
    "cce.shards": "cce_shards",
    "reports.planning": "Plan power",
    "reports.agreement": "cohen_kappa rank_correlation scores",
    "reports.comparison": "compare Comparison default_methods",
    "reports.assessment": "assess Assessment report",
    "reports.conformal": "ConformalIntervals GlobalRecalibrator PredictiveSystem",
    "reports.recalibration": "LocalRecalibrator RecalibrationCheck",
}
# modules that `localcal` itself gives, and where they are
MODULES = {"scenarios": "predictions", "scale": "kernel", "explore": "reports"}


def _module_names(path: Path) -> list[str]:
    "The names of `__all__` in a module's text."
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            return ast.literal_eval(node.value)
    return []


def _stub(lines: list[str]) -> str:
    "The text of a stub that imports `lines`, each `from .module import name as name`."
    names = sorted(line.split()[-1] for line in lines)
    listed = "".join(f"    {name!r},\n" for name in names).replace("'", '"')
    return "\n".join(lines) + f"\n\n__all__ = [\n{listed}]\n"


def stubs(package: Path) -> dict[Path, str]:
    "The text of each `__init__.pyi` below the folder of the package, by path."
    texts = {}
    folders = sorted(path.parent for path in package.glob("*/__init__.py"))
    for folder in folders:
        modules = sorted(path for path in folder.glob("*.py") if path.name[0] != "_")
        lines = [f"from . import {path.stem} as {path.stem}" for path in modules]
        for path in modules:
            names = [name for name in _module_names(path) if name != path.stem]  # the module wins
            lines += [f"from .{path.stem} import {name} as {name}" for name in names]
        texts[folder / "__init__.pyi"] = _stub(lines)
    lines = [f"from . import {folder.name} as {folder.name}" for folder in folders]
    lines += [f"from .{home} import {name} as {name}" for name, home in MODULES.items()]
    for module, names in PUBLIC.items():
        lines += [f"from .{module} import {name} as {name}" for name in names.split()]
    texts[package / "__init__.pyi"] = "__version__: str\n\n" + _stub(lines)
    return texts


INIT = '''"""{about}"""

# made by tools/stubs.py; the public names stand in __init__.pyi
import lazy_loader as _lazy

__getattr__, __dir__, __all__ = _lazy.attach_stub(__name__, __file__)
'''
ABOUT = {
    "predictions": "What a prediction is, what it is read from, what it is compared with.",
    "measures": "Scores, calibration measures and tests over all points.",
    "regions": "Local results, local statistics, trust regions and partitions.",
    "kernel": "Kernel tests at any query point, and more data than fits.",
    "lcd": "The local modified Cramér-von Mises distance.",
    "cce": "The conditional congruence error.",
    "reports": "Comparison, reports, explorers, recalibration and the command line.",
    "models": "The trained models of the scenarios.",
}


def main() -> None:
    """Write the files."""
    package = ROOT / "localcal"
    for name, about in ABOUT.items():
        (package / name / "__init__.py").write_text(INIT.format(about=about), encoding="utf-8")
    for path, text in stubs(package).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
