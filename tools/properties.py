"""What must hold for all input, tried by hypothesis; what it ever found is kept and tried first.

python tools/properties.py            the finds in corpus.json, then 30 examples of each property
python tools/properties.py 2000       so many, other ones each time
python tools/properties.py 500 units  only of properties whose names hold one of these words

An example that fails is made as small as it goes, printed, and added to tools/corpus.json, which is
part of the repository: whoever mends the fault commits the find with it, so that it is tried for
ever. The exit status is 1 if a property failed.
"""

import contextlib
import io
import json
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("MPLBACKEND", "agg")

import numpy as np  # noqa: E402
import pandas as pd  # noqa: E402
from hypothesis import HealthCheck, assume, example, given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

import localcal as lc  # noqa: E402
from localcal.predictions.checks import as_columns  # noqa: E402
from localcal.predictions.tables import listed, quoted, read_files, write_csv  # noqa: E402

CORPUS = Path(__file__).resolve().with_name("corpus.json")
PROPERTIES: dict[str, tuple[Callable, dict[str, Any]]] = {}
N = 40


def holds(**strategies: Any) -> Callable:
    """A property that holds for all arguments drawn like this."""

    def kept(law: Callable) -> Callable:
        PROPERTIES[law.__name__] = law, strategies
        return law

    return kept


def data(seed: int) -> tuple:
    """Inputs (N, 2), outputs (N,), means and deviations (N,)."""
    rng = np.random.default_rng(seed)
    mean, std = rng.normal(size=N), rng.uniform(0.3, 2, N)
    return rng.uniform(-2, 2, (N, 2)), rng.normal(mean, std), mean, std


seeds = st.integers(0, 2**32 - 1)
units = st.floats(1e-140, 1e140)
shares = st.floats(1e-300, 1)
numbers = st.floats(allow_nan=False, allow_infinity=False)
words = st.text(st.characters(blacklist_categories=("Cs", "Cc")), max_size=8)


@holds(seed=seeds, unit=units, sign=st.sampled_from([1, -1]))
def units_of_outputs(seed, unit, sign):
    """Scores in squared or other units scale; those without a unit and p-values stay."""
    _, y, mean, std = data(seed)
    one = lc.Gaussian(mean, std=std)
    other = lc.Gaussian(sign * unit * mean, std=unit * std)
    z = sign * unit * y
    near = dict(rtol=1e-9)
    np.testing.assert_allclose(lc.nees(z, other), lc.nees(y, one), **near)
    np.testing.assert_allclose(lc.crps(z, other) / unit, lc.crps(y, one), **near)
    np.testing.assert_allclose(lc.mse(z, other) / unit / unit, lc.mse(y, one), **near)
    np.testing.assert_allclose(lc.anees_test(z, other).pvalue, lc.anees_test(y, one).pvalue, **near)
    if sign > 0:
        np.testing.assert_allclose(lc.pit(z, other), lc.pit(y, one), **near)
        two = lc.smooth_test(y, one).pvalue, lc.smooth_test(z, other).pvalue
        np.testing.assert_allclose(*two, rtol=1e-7)


@holds(seed=seeds, shift=st.floats(-1e6, 1e6))
def shifts_of_inputs(seed, shift):
    """A local test does not know where zero is."""
    X, y, mean, std = data(seed)
    pred = lc.Gaussian(mean, std=std)
    one = lc.KernelTest(widths=[1.0, 2.0]).fit(X, y, pred).evaluate(X[:5])
    moved = X + shift
    other = lc.KernelTest(widths=[1.0, 2.0]).fit(moved, y, pred).evaluate(moved[:5])
    assume((other.n_points == one.n_points).all())  # a point on the rim may fall out by rounding
    np.testing.assert_allclose(other.value, one.value, rtol=1e-7)
    np.testing.assert_allclose(other.pvalue, one.pvalue, rtol=1e-6)


@holds(seed=seeds)
def order_of_rows(seed):
    """In which order test points come does not matter."""
    X, y, mean, std = data(seed)
    order = np.random.default_rng(seed + 1).permutation(N)
    for of in (lc.anees, lc.crps, lc.uce, lc.ece, lc.anll, lc.mae):
        one = of(y, lc.Gaussian(mean, std=std))
        other = of(y[order], lc.Gaussian(mean[order], std=std[order]))
        np.testing.assert_allclose(other, one, rtol=1e-9, err_msg=of.__name__)
    for kind in (lc.KernelTest(), lc.LocalCvM(bx_max=1.0), lc.CCE()):
        one = kind.fit(X, y, lc.Gaussian(mean, std=std)).evaluate(X[:4]).value
        pred = lc.Gaussian(mean[order], std=std[order])
        other = kind.fit(X[order], y[order], pred).evaluate(X[:4]).value
        np.testing.assert_allclose(other, one, rtol=1e-6, atol=1e-12, err_msg=repr(kind))


@holds(seed=seeds, row=st.integers(0, N - 1), bad=st.sampled_from([np.nan, np.inf, -np.inf]))
def holes_are_named(seed, row, bad):
    """Whatever is not finite is refused by the name of its row."""
    X, y, mean, std = data(seed)
    for at in range(4):
        parts = [X.copy(), y.copy(), mean.copy(), std.copy()]
        parts[at][row] = bad
        try:
            lc.KernelTest().fit(parts[0], parts[1], lc.Gaussian(parts[2], std=parts[3]))
        except ValueError as error:
            assert f"row {row}" in str(error), str(error)
        else:
            raise AssertionError(f"accepted {bad} in argument {at}")


@holds(p=st.lists(shares, min_size=1, max_size=9))
def combinations_of_pvalues(p):
    """A combination is a p-value, at least the least divided by their number, in any order."""
    for combine in (lc.cauchy_combination, lc.half_cauchy_combination):
        found = combine(p)
        assert 0 < found <= 1
        np.testing.assert_allclose(combine(p[::-1]), found, rtol=1e-9)
        assert combine([min(p)] * len(p)) <= found * (1 + 1e-9)
    if max(p) < 0.01:
        np.testing.assert_allclose(lc.cauchy_combination([p[0]] * 5), p[0], rtol=1e-9)


@holds(names=st.lists(words, min_size=1, max_size=5))
def names_in_a_list(names):
    """Names of columns come through a list with commas, but for spaces at their ends."""
    names = [name.strip() for name in names]
    assume(all(names) and not any(name.startswith('"') for name in names))
    assert listed(quoted(names)) == names


@holds(
    rows=st.lists(st.tuples(words, numbers), min_size=1, max_size=6),
    name=st.text(st.characters(whitelist_categories=("L", "N", "S", "P")), min_size=1, max_size=6),
)
def tables_are_read_as_written(rows, name):
    """A CSV comes back cell by cell, every digit; no cell that is written is a formula."""
    assume(name != "n" and name.strip())
    text = ["x" + cell for cell, _ in rows]
    frame = pd.DataFrame({name: text, "n": [number for _, number in rows]})
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "t.csv"
        write_csv(frame, path)
        head = path.read_text(encoding="utf-8").lstrip('"')
        assert head[:1] not in set("=+-@\t\r"), head
        held = read_files([str(path)]).columns
    shown = f"'{name}" if name[0] in "=+-@" else name
    assert list(held) == [shown, "n"], list(held)
    assert list(held[shown]) == text
    np.testing.assert_array_equal(held["n"], frame["n"])


@holds(cells=st.lists(st.text(st.characters(blacklist_categories=("Cs",)), max_size=6), max_size=6))
def no_formula_is_written(cells):
    """No cell of text that came in begins like a formula in a CSV that is written."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "t.csv"
        write_csv(pd.DataFrame({"a": cells}), path)
        written = pd.read_csv(path, dtype=str, keep_default_na=False, skip_blank_lines=False)
    for cell in written["a"]:
        assert cell[:1] not in set("=+-@\t\r"), cell


@holds(seed=seeds, cuts=st.lists(st.integers(1, N - 1), max_size=3, unique=True))
def batches_of_a_stream(seed, cuts):
    """A monitor that saw rows in batches was saved and read again says what one whole says."""
    X, y, mean, std = data(seed)
    one, other = (lc.Monitor(max_inputs=1, bins=4).fit(X) for _ in range(2))
    one.update(X, y, lc.Gaussian(mean, std=std))
    edges = [0, *sorted(cuts), N]
    with tempfile.TemporaryDirectory() as folder:
        for a, b in zip(edges, edges[1:], strict=False):
            other.update(X[a:b], y[a:b], lc.Gaussian(mean[a:b], std=std[a:b]))
            other.save(f"{folder}/s.npz")
            other = lc.Monitor.load(f"{folder}/s.npz")
    assert other.n_ == one.n_ == N
    assert 0 < other.pvalue_ <= 1 and 0 < one.pvalue_ <= 1


@holds(seed=seeds, draws=st.integers(1, 7))
def distances_between_draws(seed, draws):
    """The exact distance of draws is symmetric, 0 to itself, and keeps the triangle."""
    rng = np.random.default_rng(seed)
    a, b, c = (lc.Samples(rng.normal(size=(draws + i, 3))) for i in range(3))
    ab, bc, ac = lc.wasserstein1(a, b), lc.wasserstein1(b, c), lc.wasserstein1(a, c)
    np.testing.assert_allclose(lc.wasserstein1(b, a), ab, rtol=1e-9)
    np.testing.assert_allclose(lc.wasserstein1(a, a), 0, atol=1e-12)
    assert (ac <= ab + bc + 1e-9).all()


@holds(p=st.lists(st.floats(1e-300, 1 - 1e-12), min_size=1, max_size=5), unit=units)
def quantiles_and_their_levels(p, unit):
    """A Gaussian's quantile has the level that was asked for."""
    pred = lc.Gaussian(np.zeros(len(p)), std=unit)
    at = np.array([pred.quantile(level)[i, 0] for i, level in enumerate(p)])
    np.testing.assert_allclose(lc.pit(at, pred).ravel(), p, rtol=1e-9)


@holds(values=st.lists(numbers, min_size=1, max_size=5))
def numbers_are_kept_or_refused(values):
    """Finite numbers are taken as they are, or refused for their size by name."""
    try:
        kept = as_columns("speed", values)
    except ValueError as error:
        assert "speed" in str(error) and max(map(abs, values)) > 1e150
    else:
        np.testing.assert_array_equal(kept[:, 0], values)


def corpus() -> list[dict]:
    """All finds: {property, arguments, what it was}."""
    return json.loads(CORPUS.read_text(encoding="utf-8")) if CORPUS.exists() else []


def tried(name: str, examples: int, fresh: bool = False) -> tuple[int, dict | None]:
    """How many examples of a property were tried, and the smallest that failed or None."""
    law, strategies = PROPERTIES[name]
    count, failed = [0], {}

    def noted(**drawn):
        count[0] += 1
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                law(**drawn)
        except Exception as error:
            if type(error).__name__ not in ("UnsatisfiedAssumption", "StopTest"):
                failed.update(arguments=drawn, error=f"{type(error).__name__}: {str(error)[:200]}")
            raise

    noted.__name__ = noted.__qualname__ = name
    test = given(**strategies)(noted)
    for find in corpus():
        if find["property"] == name:
            test = example(**find["arguments"])(test)
    how = dict(max_examples=examples, derandomize=not fresh, print_blob=False)
    how |= dict(database=None, deadline=None, suppress_health_check=list(HealthCheck))
    try:
        settings(**how)(test)()
    except Exception as error:
        failed.setdefault("error", f"{type(error).__name__}: {str(error)[:200]}")
    return count[0], failed or None


def add(name: str, failed: dict) -> None:
    """Keep a find."""
    finds = corpus()
    find = dict(property=name, arguments=failed.get("arguments", {}), was=failed["error"])
    if all(find["arguments"] != kept["arguments"] for kept in finds):
        text = json.dumps([*finds, find], indent=1, ensure_ascii=False)
        CORPUS.write_text(text + "\n", encoding="utf-8")


def main() -> int:
    """Try every property; keep what is found."""
    examples = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    failures = 0
    for name in PROPERTIES:
        if sys.argv[2:] and not any(word in name for word in sys.argv[2:]):
            continue
        count, failed = tried(name, examples, fresh=examples > 30)
        print(f"{name:30s} {count:5d} tried: {failed or 'holds'}", flush=True)
        failures += failed is not None
        if failed and failed.get("arguments"):
            add(name, failed)
    print(f"{len(corpus())} finds are kept")
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
