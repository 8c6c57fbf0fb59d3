"""Faults are planted against every policy of the contract, and more; each must be found.

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
import tomllib
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from notebooks import ROOT, is_exported, sources


class Mutant(NamedTuple):
    """A fault: against what, in which module, what stands there, what instead, who must find it."""

    policy: str
    module: str
    text: str
    instead: str
    finder: str


LIST = Path(__file__).resolve().with_suffix(".toml")
MUTANTS = [Mutant(**fault) for fault in tomllib.loads(LIST.read_text("utf-8"))["mutant"]]


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
        flagged = re.search(r"^#\|\s*(rest|slow|torch|write|eval:\s*false)", source, re.M)
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
    found, all_of, seconds = Counter(), Counter(), 0.0
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
            instead = (mutant.instead.strip().splitlines() or ["left out"])[0]
            where = f"{mutant.module}: {instead}"
            print(f"{mutant.policy:18s} {where[:60]:60s} {mutant.finder:28s} {said}", flush=True)
    for policy in all_of:
        print(f"{policy:18s} {found[policy]} of {all_of[policy]} found")
    print(f"{found.total()} of {all_of.total()} found, {seconds:.0f} s of the processor")
    return int(found != all_of)


if __name__ == "__main__":
    sys.exit(main())
