"""Two faults or more are planted against every policy of the contract; each must be found.

python tools/mutants.py             all, a line each, and a table
python tools/mutants.py copies files   only of these policies

A copy of the package in which one piece of text is another is tested by the page that is named for
it; found means that the page fails. A fault whose text is not in the package any more is an error,
so that the list follows the code.
"""

import os
import re
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from notebooks import ROOT, is_exported, sources

CHECKS, TABLES = "predictions/checks.py", "predictions/tables.py"
ADAPTERS, FILES = "predictions/adapters.py", "reports/report_files.py"
SERVER, RESULT = "reports/server.py", "regions/local_result.py"
P10, P13, P14 = (f"1_predictions/{name}" for name in ("10_checks", "13_adapters", "14_tables"))
P73, P77, P79 = (f"7_reports/{name}" for name in ("73_report_files", "77_serve", "79_cli"))
P38, P30, P36 = (
    f"3_regions/{name}" for name in ("38_shown", "30_local_result", "36_monitor")
)
P80, P802, P803 = (f"8_whole/{n}" for n in ("80_contract", "802_odd_calls", "803_promises"))
FAULTS, RUDE = "tools/faults.py", "tools/rude_client.py"


class Mutant(NamedTuple):
    """A fault: against what, in which module, what stands there, what instead, who must find it."""

    policy: str
    module: str
    text: str
    instead: str
    finder: str


MUTANTS = [
    Mutant(policy, *rest)
    for policy, rows in {
        "words": [
            (CHECKS, 'f"{name} must be finite, got', 'f"values must be finite, got', P80),
            (CHECKS, "bad = np.argwhere(~np.isfinite(array))[0]", "bad = np.zeros(array.ndim, int)", P80),
            (CHECKS, 'as_columns(f"{name}, column {str(column)!r}:"', 'as_columns(f"{name}:"', P10),
        ],
        "NaN": [
            (CHECKS, "if not np.isfinite(array).all():", "if np.isinf(array).any():", P80),
            (CHECKS, "not _is_number(value) or not -np.inf < value < np.inf", "not _is_number(value) or abs(value) == np.inf", P802),
            (CHECKS, "not _is_number(value) or not 0 < value < 1", "not _is_number(value) or value <= 0 or value >= 1", P802),
        ],
        "masks": [
            (CHECKS, "if np.ma.is_masked(values):", "if False:", P80),
            (CHECKS, "where = _place(np.argwhere(np.ma.getmaskarray(values))[0])\n", "return values.filled(0.0)\n        where = ''\n", P80),
        ],
        "kinds": [
            (CHECKS, 'array.dtype.kind not in "biufO"', 'array.dtype.kind not in "biufcO"', P80),
            (CHECKS, 'or objects and not all(map(_is_real, array.ravel()))', "or False", P10),
            (CHECKS, "isinstance(value, Real) and not isinstance(value, (bool, np.bool_))", "isinstance(value, Real)", P10),
        ],
        "precision": [
            (CHECKS, 'as_columns("y", y).astype(float, copy=False)', 'as_columns("y", y)', P803),
            ("predictions/predictive.py", 'self.mean = as_columns("mean", mean).astype(float)', 'self.mean = as_columns("mean", mean)', P803),
            (ADAPTERS, "np.array(as_outputs(y, pred), dtype=float)", "np.array(as_outputs(y, pred), dtype=np.float32)", P803),
        ],
        "limits": [
            (CHECKS, "if array.size and max(float(array.max())", "if False and max(float(array.max())", P803),
            (CHECKS, "if ((spread > 0) & (spread < SMALLEST)).any():", "if False:", P803),
            (CHECKS, "_is_number(value) and least <= value <= most and", "_is_number(value) and least <= value and", P10),
        ],
        "rows": [
            (CHECKS, "if same and not one.equals(other)", "if False and not one.equals(other)", P803),
            (CHECKS, "return X_query[[X_query.columns[columns.index(name)] for name in names]]", "return X_query", P803),
            (ADAPTERS, 'check_aligned(X, pred, "X", "pred")', "pass", P803),
        ],
        "copies": [
            (RESULT, "view.flags.writeable = False", "pass", P803),
            (CHECKS, "array = as_finite(name, values)\n    if array.ndim not in (1, 2):", "array = as_finite(name, values)\n    if array.ndim not in (1, 2, 3):", P802),
            (ADAPTERS, "np.array(as_outputs(y, pred), dtype=float)", "as_outputs(y, pred)", P803),
        ],
        "parameters": [
            (CHECKS, "if name not in known:", "if False:", P10),
            (CHECKS, "        if unknown:\n", "        if False:\n", P80),
        ],
        "unfitted": [
            (CHECKS, "        if not self._is_fitted:\n", "        if False:\n", P80),
            (CHECKS, "class NotFittedError(ValueError, AttributeError):", "class NotFittedError(AttributeError):", P80),
        ],
        "randomness": [
            (CHECKS, "return np.random.default_rng(rng)", "return np.random.default_rng(0)", P803),
            (CHECKS, "return np.random.default_rng(rng)", "return np.random.default_rng(np.random.randint(9**9))", P803),
        ],
        "unknown": [
            (RESULT, 'return np.where(np.isnan(self.pvalue), "unknown", names)', "return names", P30),
            (CHECKS, "return ((low - margin <= X_query) & (X_query <= high + margin)).all(1)", "return np.ones(len(X_query), bool)", P10),
        ],
        "p-values": [
            (RESULT, "np.maximum(value, LEAST_PVALUE) if", "value.view() if", P803),
            ("measures/smooth.py", "return np.maximum(p, LEAST_PVALUE, out=p)", "return p", P803),
        ],
        "reading": [
            (TABLES, "allow_pickle=False", "allow_pickle=True", P803),
            ("regions/monitor.py", "allow_pickle=False", "allow_pickle=True", P803),
            (TABLES, "if size > _MOST_BYTES:", "if False:", P803),
            (TABLES, "8 * about.num_rows * about.num_columns", "0", P803),
            (TABLES, 'warnings.simplefilter("error", pd.errors.ParserWarning)', 'warnings.simplefilter("ignore")', P803),
        ],
        "text that came in": [
            (TABLES, 'isinstance(value, str) and value[:1] in set("=+-@\\t\\r")', "False", P803),
            (TABLES, "safe.columns = [_no_formula(str(name)) for name in frame.columns]", "pass", P803),
            ("regions/shown.py", "{html.escape(number(value))}</td>", "{number(value)}</td>", P803),
            (FILES, "<title>{title}</title>", "<title>Local calibration: {name}</title>", P803),
        ],
        "files": [
            (FILES, "    if not _swapped(new, out):\n", "    if True:\n", FAULTS),
            (FILES, "        publish(new, out)\n", "        for file in new.iterdir():\n            out.mkdir(exist_ok=True)\n            shutil.copy(file, out / file.name)\n", FAULTS),
            (FILES, "    _sweep(out, home)\n", "", FAULTS),
            ("regions/monitor.py", "        os.replace(name, path)\n", "        shutil_copy = open(path, 'wb').write(open(name, 'rb').read())\n", FAULTS),
            ("regions/monitor.py", "        Path(name).unlink(missing_ok=True)\n        raise\n", "        raise\n", FAULTS),
        ],
        "interrupts": [
            ("reports/cli.py", "        return 130\n", "        return 1\n", P803),
            ("reports/cli.py", "raise SystemExit(128 + number)", "os._exit(0)", P803),
            ("reports/cli.py", "    except KeyboardInterrupt:\n", "    except ZeroDivisionError:\n", P803),
        ],
        "threads": [
            (FILES, 'space["print"] = partial(print, file=printed)', "pass", P803),
            (FILES, "if _FOLDER in space:", "os.chdir(space[_FOLDER])\n    if False:", P803),
        ],
        "server": [
            (SERVER, "c.Voila.token = {token!r}", "", RUDE),
            (SERVER, "allow_remote_access=False", "allow_remote_access=True", RUDE),
            (SERVER, "if len(self) >= {most}:", "if len(self) >= 10 * {most}:", RUDE),
            (SERVER, "how[\"preexec_fn\"] = modest", "pass", RUDE),
        ],
    }.items()
    for rest in rows
]  # fmt: skip


def planted(mutant: Mutant, copy: Path) -> None:
    """Put a fault into a copy of the package; an AssertionError if its text is not there."""
    path = copy / "localcal" / mutant.module
    code = path.read_text(encoding="utf-8")
    assert mutant.text in code, f"{mutant.module} has no {mutant.text!r}"
    path.unlink()  # it may be a link to the package's own
    path.write_text(code.replace(mutant.text, mutant.instead, 1), encoding="utf-8")


def run_page(name: str, copy: Path, mutant: Mutant | None) -> None:
    """The cells of a page that are tested, one after the other, here; what it exports with them."""
    import matplotlib

    matplotlib.use("agg")
    os.chdir(copy / "nbs" / Path(name).parent)
    main = sys.modules["__main__"] = ModuleType("__main__")  # where pickle looks for classes
    main.__dict__["display"] = print
    for source in sources(ROOT / "nbs" / f"{name}.ipynb"):
        flagged = re.search(r"^#\|\s*(slow|torch|write|eval:\s*false)", source, re.M)
        if mutant and is_exported(source):
            source = source.replace(mutant.text, mutant.instead, 1)
        if not flagged and not source.lstrip().startswith("%"):
            exec(compile(source, name, "exec"), main.__dict__)


def killed(mutant: Mutant | None, finder: str, log: Path) -> tuple[str, float]:
    """How the finder ended with a fault, in a process of its own, and processor seconds."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        links = {"copy_function": os.symlink, "dirs_exist_ok": True}
        skipped = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "localcal", copy / "localcal", ignore=skipped, **links)
        shutil.copytree(ROOT / "tools", copy / "tools", ignore=skipped, **links)
        (copy / "nbs" / Path(finder).parent).mkdir(parents=True, exist_ok=True)
        if mutant:
            planted(mutant, copy)
        child = os.fork()
        if child == 0:
            out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            os.dup2(out, 1)
            os.dup2(out, 2)
            status = 1
            try:
                sys.path.insert(0, str(copy))
                os.environ["PYTHONPATH"] = str(copy)
                if finder.startswith("tools/"):
                    os.chdir(copy)
                    os.execv(sys.executable, [sys.executable, finder])
                run_page(finder, copy, mutant)
                status = 0
            except BaseException as error:
                print(f"{type(error).__name__}: {str(error)[:300]}")
            finally:
                sys.stdout.flush()
                os._exit(status)
        _, status, used = os.wait4(child, 0)
        words = log.read_text(errors="replace").strip().splitlines() or [""]
        return ("survived" if status == 0 else words[-1][:90]), used.ru_utime + used.ru_stime


def main() -> int:
    """Plant every fault, or those against the policies named; 1 if one is not found."""
    for name in ("numpy", "pandas", "scipy.stats", "scipy.spatial", "matplotlib.pyplot"):
        __import__(name)
    chosen = [mutant for mutant in MUTANTS if mutant.policy in sys.argv[1:] or not sys.argv[1:]]
    found, all_of, began, seconds = Counter(), Counter(), time.time(), 0.0
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        for finder in dict.fromkeys(mutant.finder for mutant in chosen):
            said, used = killed(None, finder, log)
            seconds += used
            assert said == "survived", f"without a fault, {finder}: {said}"
        for mutant in chosen:
            said, used = killed(mutant, mutant.finder, log)
            seconds += used
            all_of[mutant.policy] += 1
            found[mutant.policy] += said != "survived"
            where = f"{mutant.module}: {mutant.instead.strip().splitlines()[0] if mutant.instead.strip() else 'left out'}"
            print(f"{mutant.policy:18s} {where[:60]:60s} {mutant.finder:28s} {said}", flush=True)
    for policy in all_of:
        print(f"{policy:18s} {found[policy]} of {all_of[policy]} found")
    print(f"{found.total()} of {all_of.total()} found, {seconds:.0f} s of the processor")
    return int(found != all_of)


if __name__ == "__main__":
    sys.exit(main())
