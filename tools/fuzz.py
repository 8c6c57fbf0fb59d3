"""Odd calls of every public function and class: each must be refused in words, or mean the same.

python tools/fuzz.py            300 calls, the same each time
python tools/fuzz.py 5000 7     so many, from another seed
python tools/fuzz.py --only crps --show

What is public is found by inspection; a value for each parameter is found by its name. One
parameter of a right call is then spoiled, or written in another way that means the same. What came
of it is one of: refused (an error raised by this package that names the argument), same (an
equal answer), accepted (a spoiled value without an error), wrong (another answer though it means
the same), bare (an error of another library, or one that does not name the argument), hang, crash.
The last five are defects, and the exit status is 1 if there is one.
"""

import argparse
import contextlib
import inspect
import io
import json
import os
import signal
import sys
import traceback
import warnings
from collections import Counter
from dataclasses import fields, is_dataclass
from pathlib import Path

os.environ.setdefault("MPLBACKEND", "agg")

import numpy as np  # noqa: E402
import pandas as pd  # noqa: E402

import localcal as lc  # noqa: E402
from localcal.predictions.checks import Method  # noqa: E402

N = 40
SECONDS = 20
PACKAGE = str(Path(lc.__file__).parent)
DEFECTS = ("accepted", "wrong", "bare", "hang", "crash")

rng = np.random.default_rng(21)
x = np.sort(rng.uniform(-2, 2, N))
X = np.c_[x, rng.uniform(-2, 2, N)]
mean = np.sin(x)
y = np.float32(rng.normal(mean, 0.5)).astype(float)  # so that float32 is exact
X = np.float32(X).astype(float)
pred = lc.Gaussian(mean, std=0.5)
other = lc.Gaussian(mean + 0.1, std=0.6)
draws = np.float32(rng.normal(mean, 0.5, (30, N))).astype(float)
Y2 = np.c_[y, y[::-1]]
two = lc.Gaussian(np.c_[mean, mean], cov=[[1.0, 0.3], [0.3, 2.0]])
drawn = lc.Samples(rng.normal(np.c_[mean, mean], 0.5, (30, N, 2)))
shares = np.full(N, 1 / N)
eye = np.array([[1.0, 0.25], [0.25, 2.0]])

# a right value for every parameter that needs one, by its name
VALUES = {
    "y_true": y, "y": y, "X": X, "pred": pred, "pred_a": pred, "pred_b": other, "y_a": y, "y_b": y,
    "X_use": X[:9], "X_reference": X, "obj": pred, "p": np.linspace(0.01, 0.99, 12), "u": shares,
    "a": x > 0, "b": y > 0, "mse": eye, "cov": 2 * eye, "n": 20, "d_x": 2, "N": 200,
    "epsilon": 0.1, "uncertainty": (np.abs(y) + 0.1) / 9, "bandwidths": [0.5, 1.0],
    "event": (y > 0) * 1.0, "probability": np.linspace(0.05, 0.95, N), "errors": Y2, "lower": y - 1,
    "upper": y + 0.5, "groups": np.arange(N) % 2,
    "phi": shares + 1, "var": mean + 4, "tau": 0.3, "alpha": 0.1,
    "values": np.stack([y - 1, y, y + 1]), "levels": [0.1, 0.5, 0.9], "score": lc.crps,
    "preds": {"one": pred, "two": other}, "models": {"one": pred, "two": other}, "rate": shares + 1,
    "mean": mean + 2, "draws": draws, "dispersion": np.full(N, 1.5), "distribution": None,
    "thresholds": [-0.5, 0.0, 0.5],
}  # fmt: skip
# functions for which the values above are not right, with values of their own
OWN = {
    "cohen_kappa": {"a": x > 0, "b": y > 0},
    "compare_models": {"X": X, "y": y, "pred_a": pred, "pred_b": other},
    "rank_correlation": {"a": x, "b": y, "X": X},
    "ecdf_test": {"u": np.linspace(0.02, 0.97, N)},
    "energy_score": {"y_true": Y2, "pred": drawn},
    "variogram_score": {"y_true": Y2, "pred": drawn},
    "kernel_score": {"y_true": Y2, "pred": drawn},
    "energy_test": {"y_true": Y2, "pred": drawn},
    "copula_pit": {"y_true": Y2, "pred": two},
    "multivariate_pit": {"y_true": Y2, "pred": drawn},
    "tarp": {"y_true": Y2, "pred": drawn},
    "sbc_ranks": {"pred": lc.Samples(draws)},
    "nci": {"errors": Y2, "cov": eye, "mse": eye, "true_errors": Y2},
    "Gaussian": {"mean": mean, "std": np.full(N, 0.5)},
    "Mixture": {"weights": np.full((2, N), 0.5), "means": Y2.T, "stds": np.abs(Y2.T) + 0.5},
    "wasserstein1_midpoint": {"pred_a": lc.Samples(draws), "pred_b": lc.Samples(draws + 0.1)},
    "quantile_crps": {"values": np.stack([y - 1, y, y + 1]), "levels": [0.1, 0.5, 0.9]},
    "weighted_interval_score": {"values": np.stack([y - 1, y, y + 1]), "levels": [0.1, 0.5, 0.9]},
    "plot_reliability": {"y_true": y, "pred": pred},
    "detection_power": {"n": 50},
    "variance_ratio_test": {"y_a": y, "pred_a": pred, "y_b": y, "pred_b": other},
    "global_cvm": {"b_max": 1.0},
    "power": {"points": 400, "inputs": 2},
    "smooth_statistic": {"resolution": 0.5},
    "regions_of_use": {"method": lc.KernelTest().fit(X, y, pred)},
    "shares_of_use": {"method": lc.KernelTest().fit(X, y, pred)},
}
# not called: they write files, need a cluster, a network or a result, or make many calls
LEFT_OUT = {
    "ConformalIntervals": "asks for predictions at the queries: 755",
    "GlobalRecalibrator": "asks for predictions at the queries: 755",
    "PredictiveSystem": "asks for predictions at the queries: 755",
    "RecalibrationCheck": "is returned",
    "report": "writes files: 73, faults", "scan_shards": "43, 45",
    "lcd_shards": "56", "cce_shards": "64",
    "OpenCLIP": "needs a network",
    "Assessment": "is returned", "BinomialResult": "is returned", "CalibrationSlope": "is returned",
    "Comparison": "is returned", "Decomposition": "is returned", "LocalResult": "is returned",
    "LocalStatistic": "see as_statistic", "ModelComparison": "is returned",
    "GroupAudit": "is returned",
    "SeveralMaps": "is returned", "SeveralModels": "is returned",
    "ModelMap": "is returned", "SmoothTestResult": "is returned", "TestResult": "is returned",
    "Unseen": "is returned", "UnseenSoFar": "is returned", "Plan": "is returned",
    "Frozen": "adapters", "scores": "needs a result",
    "compare": "slow: 71", "assess": "slow: 74", "mean_cce": "slow: 62",
    "threshold_crps": "thresholds may be infinite: 212", "score_statistic": "takes a function: 31",
    "weighted_score": "takes a function: 213",
}  # fmt: skip


class _Late(Exception):
    "A call took too long."


def public():
    "Public functions and classes by name, but for what is left out."
    names = {name: getattr(lc, name) for name in lc.__all__}
    return {n: v for n, v in names.items() if not inspect.ismodule(v) and n not in LEFT_OUT}


def right_call(name, call):
    "Keywords of a right call; KeyError for a parameter that has no value yet."
    given = {}
    for parameter in inspect.signature(call).parameters.values():
        needed = parameter.default is parameter.empty and parameter.kind not in (2, 4)
        own = OWN.get(name, {})
        if parameter.name in own or needed:
            given[parameter.name] = own.get(parameter.name, VALUES.get(parameter.name))
            if given[parameter.name] is None:
                raise KeyError(f"{name}: no value for {parameter.name}")
    return given


# what can be wrong with a value, and how else it can be written


def spoiled(value, default):
    "(What is wrong, value) of a parameter with a right value or default."
    if isinstance(value, np.ndarray) and value.dtype.kind in "fb":
        return list(spoiled_arrays(value))
    if isinstance(value, (lc.Gaussian, lc.Samples)):
        return list(spoiled_predictions(value))
    if isinstance(value, bool):
        return []
    if isinstance(value, str):
        return [("no such word", "no such"), ("a number", 3), ("a list", []), ("bytes", b"x")]
    if isinstance(value, int):
        odd = [-1, 2.5, np.nan, np.inf, 10**30, "a", [1, 2], True, 1j, object()]
        return [(repr(v)[:20], v) for v in odd]
    if isinstance(value, float):
        odd = [np.nan, np.inf, -np.inf, "a", [], {}, 1j, object(), True, np.ones((2, 2))]
        return [(repr(v)[:20], v) for v in odd]
    return []


def spoiled_arrays(value):
    "As `spoiled`, of an array."
    real = value.astype(float)
    at = (7,) * (value.ndim > 0) + (0,) * (value.ndim - 1)
    at = tuple(min(i, n - 1) for i, n in zip(at, value.shape))
    for bad in (np.nan, np.inf, -np.inf, 1e160):  # of shares and variances 1e160 is no mistake
        if not (bad == 1e160 and real.size and 0 <= real.min() and real.max() <= 1):
            yield f"{bad} in it", _with(real, at, bad)
    yield "masked", np.ma.masked_array(real, _with(np.zeros(value.shape, bool), at, True))
    yield "complex", real + 1j
    yield "complex without an imaginary part", real + 0j
    yield "complex objects", (real + 0j).astype(object)
    yield "text", real.astype(str)
    yield "text as objects", real.astype(str).astype(object)
    yield "dates", real.astype("datetime64[D]")
    yield "a structure", np.zeros(value.shape, [("a", float)])
    yield "empty", real[:0]
    yield "four axes", real[None, None, None]
    yield "a row too few", real[:-1] if value.ndim else []
    yield "a dict", {"a": 1}
    yield "a generator", (v for v in real.ravel())
    yield "a set", set(real.ravel())
    yield "a word", "uce"
    yield "an object", object()
    yield "bytes", b"12"
    yield "ragged", [[1.0], [1.0, 2.0]]
    yield "huge integers", [10**400] * len(real)


def _with(array, at, value):
    "A copy of an array with another value at a place."
    array = array.copy()
    array[at] = value
    return array


def spoiled_predictions(value):
    "As `spoiled`, of predictions."
    yield "too few", value[:-1]
    yield "an array", value.mean
    yield "a number", 3.0
    yield "a word", "gaussian"
    yield "nothing", None
    yield "a list", [1.0, 2.0]
    yield "a dict of other things", {"a": 1}
    yield "negative deviations", {"mean": value.mean, "std": -np.ones(value.mean.shape)}
    yield "NaN in the mean", {"mean": value.mean * np.nan, "std": np.ones(value.mean.shape)}
    yield "no deviation", {"mean": value.mean}
    yield "two deviations", {"mean": mean, "std": y * 0 + 1, "var": y * 0 + 1}
    yield "a module", np


def alike(name, value):
    "(How it is written, value) that mean the same as a right value."
    if isinstance(value, np.ndarray) and value.dtype.kind == "f":
        yield "a list", value.tolist()
        if name not in ("mean", "p", "u", "probability", "rate"):
            yield "float32", value.astype(np.float32)
        yield "not contiguous", np.repeat(value, 2, axis=0)[::2]
        yield "in Fortran's order", np.asfortranarray(value)
        yield "read only", _read_only(value)
        yield "objects that are numbers", value.astype(object)
        yield "a mask without an entry", np.ma.masked_array(value, np.zeros(value.shape, bool))
        yield "long double", value.astype(np.longdouble)
        if value.ndim == 1:
            yield "a series", pd.Series(value, index=np.arange(len(value)) + 5)
        elif value.ndim == 2 and name not in ("mse", "cov", "values", "draws"):
            yield "a data frame", pd.DataFrame(value)
    if isinstance(value, lc.Gaussian) and value.chol is None:
        moments = dict(mean=value.mean[:, 0], std=value.std[:, 0])
        yield "a dict", moments
        yield "a data frame", pd.DataFrame(moments)
        yield "a part of all", value[np.arange(len(value))]


def _read_only(value):
    value = value.copy()
    value.flags.writeable = False
    return value


def numbers(found):
    "All numbers of an answer in one array."
    if isinstance(found, Method):
        found = found.evaluate() if hasattr(found, "X_") else found.get_params()
    if hasattr(found, "to_frame") and hasattr(found, "value"):
        found = [found.value, found.pvalue]
    if hasattr(found, "draws"):
        found = found.draws
    if hasattr(found, "mean") and hasattr(found, "var") and hasattr(found, "logpdf"):
        found = [found.mean, found.var]
    if hasattr(found, "get_lines"):
        found = [line.get_ydata() for line in found.get_lines()]
    if is_dataclass(found) and not isinstance(found, type):
        found = [getattr(found, f.name) for f in fields(found) if f.repr]
    if isinstance(found, pd.DataFrame):
        found = found.select_dtypes("number").to_numpy()
    if isinstance(found, dict):
        found = list(found.values())
    if isinstance(found, (list, tuple)):
        return np.concatenate([numbers(part) for part in found]) if found else np.zeros(0)
    try:
        return np.ravel(np.asarray(found, float))
    except (TypeError, ValueError):
        return np.zeros(0)


def methods():
    "Fitted kinds with their data and small settings, by name."
    kinds = {n: v for n, v in public().items() if inspect.isclass(v) and issubclass(v, Method)}
    small = {
        "ScanTest": dict(n_null=19, min_points=20),
        "TrustRegions": dict(min_points=10, window=5),
    }
    for name, kind in kinds.items():
        yield name, kind, small.get(name, {})


def fitted(kind, settings, given):
    "A fitted method's answers at some queries."
    queries = given.pop("X_query")
    if kind is lc.Monitor:
        test = kind(**settings).fit(given["X"])
        return test.update(given["X"], given["y"], given["pred"]).pvalue_
    if kind is lc.TrustRegions:
        given["reference"] = other
    return kind(**settings).fit(**given).evaluate(queries)


# a spoiled value that is right after all: (name or "", parameter, what is spoiled)
RIGHT = (
    ("", "axis", "-1"), ("", "m_axis", "-1"), ("", "rng", "1000000000000000000"), ("", "p", "four"),
    ("", "mse", "four"), ("", "cov", "four"), ("", "thetas", "2.5"), ("", "thetas", "[1, 2]"),
    ("ece", "power", "2.5"), ("default_methods", "scale", "a number"), ("nci", "bias", ""),
    ("detection_power", "n", "[1, 2]"), ("detection_power", "n", "1000000000000000000"),
    ("ScanTest", "X", "1e+160"), ("Monitor", "X", "1e+160"), ("unseen", "", "1e+160"),
    ("unseen", "", "nan"), ("interval_score", "upper", "1e+160"),
    ("rank_correlation", "", "nan"), ("rank_correlation", "", "inf in it"),
    ("rank_correlation", "", "-inf in it"), ("ScanTest", "X_query", "1e+160"),
    ("Monitor", "model", "no such word"),
    ("Monitor", "X", "dates"),  # which are inputs like numbers; both of its calls have them
    ("detection_power", "n", "2.5"),
    ("detection_power", "n", "True"),
    ("Quantiles", "values", "float32"),  # which is not exact
    ("ece", "power", "1000000000000000000"),
    ("censored_log_score", "low", "-inf"), ("censored_log_score", "high", "inf"),
    # the only array of its function may have fewer rows
    *[("", one, "a row too few") for one in ("p", "u", "uncertainty", "X_use", "X_reference")],
    *[(one, "", "a row too few") for one in ("Poisson", "Samples", "default_methods")],
    *[(one, "", "a row too few") for one in ("default_widths", "median_heuristic")],
    ("as_predictive", "", "too few"), ("sharpness", "", "too few"),
    # inputs of any kind are asked for by the names of a table; p-values are no objects
    ("", "p", "objects that are numbers"), ("unseen", "X_use", "a data frame"),
    ("ScanTest", "X_query", "a data frame"), ("Monitor", "X", "a data frame"),
)  # fmt: skip


def is_right(name, parameter, what):
    "Whether a spoiled value is right for this parameter, or another writing is none."
    return any(n in ("", name) and p in ("", parameter) and what.startswith(w) for n, p, w in RIGHT)


def cases():
    "As `all_cases`, without those that are right after all."
    return (case for case in all_cases() if not is_right(*case[:3]))


def all_cases():
    "All (name, parameter, what, value, call, base keywords) of spoiled and other writings."
    for name, call in public().items():
        if inspect.isclass(call) and issubclass(call, Method):
            continue
        base = right_call(name, call)
        parameters = inspect.signature(call).parameters.values()
        for parameter in parameters:
            value = base.get(parameter.name, parameter.default)
            if parameter.name == "rng":
                value = 3
                odd = [-1, 2.5, "a", True, [1, 2], np.nan, 1j, object()]
                wrong = [(repr(v)[:20], v) for v in odd]
            else:
                wrong = spoiled(value, parameter.default)
            if parameter.name in ("p", "u") or name in ("p",):
                wrong = [w for w in wrong if w[0] != "nan in it"]
            for what, bad in wrong:
                yield name, parameter.name, what, bad, call, base, True
            for what, same in alike(parameter.name, value) if parameter.name in base else ():
                yield name, parameter.name, what, same, call, base, False
    yield from method_cases()


def method_cases():
    "As `cases`, of methods: their data, queries and parameters."
    for name, kind, small in methods():
        inputs = x if name == "TrustRegions" else X
        base = dict(X=inputs, y=y, pred=pred, X_query=inputs[:7])

        def call(kind=kind, small=small, **given):
            data = {key: given.pop(key) for key in ("X", "y", "pred", "X_query")}
            return fitted(kind, small | given, data)

        mixed = kind in (lc.ScanTest, lc.Monitor)
        for key, value in base.items():
            if kind is lc.Monitor and key == "X_query":
                continue
            for what, bad in spoiled(value, None):
                free = mixed and key.startswith("X") and "nan" in what  # missing is no mistake
                if not free and not (key == "X_query" and what == "a row too few"):
                    yield name, key, what, bad, call, base, True
            for what, same in alike(key, value):
                yield name, key, what, same, call, base, False
        for parameter in fields(kind):
            if not parameter.init:
                continue
            value = 3 if parameter.name == "rng" else parameter.default
            for what, bad in spoiled(value, value):
                yield name, parameter.name, what, bad, call, base, True


def outcome(case):
    "What came of a call, and what was said."
    name, parameter, what, value, call, base, is_wrong = case
    stream = io.StringIO()
    try:
        with warnings.catch_warnings(), contextlib.redirect_stdout(stream):
            warnings.simplefilter("ignore")
            signal.setitimer(signal.ITIMER_PROF, SECONDS)  # of the processor: others may be busy
            signal.alarm(30 * SECONDS)
            found = call(**base | {parameter: value})
            if is_wrong:
                return "accepted", repr(found)[:80]
            wanted = call(**base)
    except _Late:
        return "hang", f"more than {SECONDS} s"
    except Exception as error:
        return judged(error, parameter) if is_wrong else ("wrong", f"refused: {error!s:.120}")
    finally:
        signal.alarm(0)
        signal.setitimer(signal.ITIMER_PROF, 0)
    one, two_ = numbers(found), numbers(wanted)
    near = one.shape == two_.shape and np.allclose(one, two_, rtol=1e-6, atol=1e-9, equal_nan=True)
    return ("same", "") if near else ("wrong", f"{one[:3]} for {two_[:3]}")


def judged(error, parameter):
    "Whether an error is one of ours, in words."
    frames = traceback.extract_tb(error.__traceback__)
    ours = frames[-1].filename.startswith(PACKAGE)
    said = f"{type(error).__name__}: {error}"[:120].replace("\n", " ")
    if not isinstance(error, (ValueError, TypeError)) or not str(error):
        return "bare", said
    if not ours or "raise" not in (frames[-1].line or ""):
        return "bare", said
    return "refused", said


def run(chosen, show=False):
    "Counts of outcomes, and the defects, of some cases; in a process of its own, for crashes."
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        signal.signal(signal.SIGALRM, _late)
        signal.signal(signal.SIGPROF, _late)
        with os.fdopen(writing, "w") as out:
            for case in chosen:
                word, said = outcome(case)
                row = [word, case[0], case[1], case[2], said]
                out.write(json.dumps(row) + "\n")
                out.flush()
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as lines:
        rows = [json.loads(line) for line in lines]
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status:
        case = chosen[len(rows)]
        rows.append(["crash", *map(str, case[:3]), f"exit status {status}"])
        if len(rows) < len(chosen):
            rows += run(chosen[len(rows) :], show)
    return rows


def _late(number, frame):
    raise _Late


def table(rows):
    "A row a name with any defect, and the sums."
    words = ("refused", "same", *DEFECTS)
    counts = Counter(row[0] for row in rows)
    lines = ["  ".join(f"{word} {counts[word]}" for word in words)]
    for row in rows:
        if row[0] in DEFECTS:
            lines.append(f"  {row[0]:9s}{row[1]}({row[2]}: {row[3]}): {row[4]}")
    return "\n".join(lines)


def main():
    "Run what the command line asks for."
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("calls", nargs="?", type=int, default=300)
    parser.add_argument("seed", nargs="?", type=int, default=0)
    parser.add_argument("--only", help="only this name")
    parser.add_argument("--show", action="store_true", help="print every call")
    args = parser.parse_args()
    every = [case for case in cases() if args.only in (None, case[0])]
    order = np.random.default_rng(args.seed).permutation(len(every))
    chosen = [every[i] for i in order[: args.calls]]
    rows = run(chosen)
    if args.show:
        for row in rows:
            print(*row[:4], row[4][:100], sep=" | ")
    print(f"{len(rows)} of {len(every)} different calls of {len(public())} public names")
    print(table(rows))
    return int(any(row[0] in DEFECTS for row in rows))


if __name__ == "__main__":
    sys.exit(main())
