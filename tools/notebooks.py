"""Where the notebooks are, what stands on what, how they run as tests, each in its own process."""

import ast
import gc
import json
import math
import mmap
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import lru_cache, partial
from importlib.util import find_spec
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
NBS = ROOT / "nbs"
PRELOADED = (
    "numpy",
    "scipy.stats",
    "scipy.spatial",
    "scipy.special",
    "matplotlib.pyplot",
    "pandas",
    "nbdev.test",
    "localcal.cce.congruence",
    "localcal.regions.monitor",
    "localcal.reports.assessment",
    "localcal.reports.comparison",
)
# loaded once too, where a notebook that is run names them: module, and how a cell names it
LARGE = {
    "nbformat": r"\bnbformat\b",
    "sympy": r"\bsympy\b",
    "sklearn.datasets": r"\bsklearn\b",
    "sklearn.ensemble": r"\bsklearn\b",
    "sklearn.gaussian_process": r"\bsklearn\b",
    "localcal.models.heads": r"\bjax\b|\blocalcal\.models\b",
    "localcal.models.sampled": r"\bjax\b|\blocalcal\.models\b",
}
# what JAX compiles for a test runs for a moment only: with these it compiles in half the time
QUICK_TO_COMPILE = {"xla_backend_optimization_level": "0", "xla_cpu_use_fusion_emitters": "false"}
MOST_SECONDS = 1800  # of a notebook, four times that with its slow cells
# what takes a seed: a number, or the variable `seed`; `default_rng(seed=4)` marks one that is fixed
SEED = re.compile(
    r"(default_rng\(\[?|rng=|random_state=|PRNGKey\(|random\.key\(|RandomState\()"
    r"(\d+|seed)(?=[],)\s])"
)


def notebooks(names: tuple = (), root: Path = ROOT) -> list[Path]:
    """Paths of all notebooks below `root`, or of those named ("3_regions/33_trust_regions")."""
    nbs = root / "nbs"
    found = [
        path
        for path in sorted(nbs.rglob("*.ipynb"))
        if not any(part[0] in "._" for part in path.relative_to(nbs).parts)
    ]
    if not names:
        return found
    by_name = {name_of(path, root): path for path in found} | {path.stem: path for path in found}
    unknown = [name for name in names if name not in by_name]
    if unknown:
        raise SystemExit(f"no notebook {', '.join(unknown)}")
    return [by_name[name] for name in names]


def name_of(path: Path, root: Path = ROOT) -> str:
    """The name of a notebook, its path below nbs without the suffix."""
    return str(path.relative_to(root / "nbs").with_suffix(""))


def sources(path: Path) -> list[str]:
    """The texts of the code cells of a notebook."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def is_exported(source: str) -> bool:
    """Whether a cell goes into the package."""
    return bool(re.search(r"^#\|\s*exporti?s?\b", source, re.M))


def module_of(path: Path) -> str | None:
    """The module that a notebook exports, such as "regions.partitions", or None."""
    found = re.search(r"^#\|\s*default_exp\s+(\S+)", "\n".join(sources(path)), re.M)
    return found[1] if found else None


def imported(path: Path) -> set[str]:
    """The modules of the package that the code of a notebook imports by name."""
    modules = set()
    for source in sources(path):
        try:
            nodes = list(ast.walk(ast.parse(source)))
        except SyntaxError:  # a magic
            continue
        for node in nodes:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("localcal."):
                home = node.module.removeprefix("localcal.")
                modules |= {home} | {f"{home}.{name.name}" for name in node.names}
            if isinstance(node, ast.Import | ast.ImportFrom) and "localcal" in ast.unparse(node):
                modules.add("*")  # `import localcal as lc` may use any of it
    return modules


def lacking(path: Path) -> list[str]:
    """The packages that cells without a test flag import and that are not installed."""
    missing = set()
    for source in sources(path):
        if re.search(r"^#\|\s*(slow|torch|write|eval:\s*false)", source, re.M):
            continue
        try:
            body = ast.parse(source).body
        except SyntaxError:  # a magic
            continue
        for node in body:
            if isinstance(node, ast.Import):
                missing |= {name.name.split(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                missing.add(node.module.split(".")[0])
    return sorted(name for name in missing - {"localcal"} if find_spec(name) is None)


def touched(paths: list[Path]) -> list[Path]:
    """Those notebooks, and all that stand on the modules they export."""
    everything = notebooks()
    uses = {path: imported(path) for path in everything}
    found = set(paths)
    modules = {module_of(path) for path in paths} - {None}
    while True:
        more = {
            path
            for path in everything
            if path not in found and (uses[path] & modules or (modules and "*" in uses[path]))
        }
        if not more:
            return sorted(found)
        found |= more
        modules |= {module_of(path) for path in more} - {None}


def changed_since(base: str) -> list[Path]:
    """Notebooks that differ from the commit `base`, or that git does not track yet."""
    differ = subprocess.run(
        ["git", "diff", "--name-only", base, "--", "nbs"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    new = subprocess.run(
        ["git", "ls-files", "-o", "--exclude-standard", "nbs"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    paths = {ROOT / name for name in (differ + new).split("\n") if name.endswith(".ipynb")}
    return sorted(path for path in paths if path.exists() and path in notebooks())


def reseeded(source: str, offset: int) -> str:
    """A cell with `offset` added to every seed."""

    def raised(found: re.Match) -> str:
        if found[2] == "seed":
            return f"{found[1]}seed + {offset}"
        return found[1] + str(int(found[2]) + offset)

    return SEED.sub(raised, source)


def reseed(path: Path, offset: int) -> int:
    """Add `offset` to the seeds of the cells of a notebook that are not exported; how many."""
    notebook, changed = json.loads(path.read_text(encoding="utf-8")), 0
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "code" and not is_exported(source):
            changed += len(SEED.findall(source))
            cell["source"] = reseeded(source, offset).splitlines(keepends=True)
    path.write_text(json.dumps(notebook), encoding="utf-8")
    return changed


class Outcome(NamedTuple):
    """How a test ended: whether it passed, its output, seconds, seconds of the processor."""

    passed: bool
    output: str
    seconds: float
    processor: float


def draw_once(undrawn: list[str], figure: Any, *_: object, **__: object) -> None:
    """Go through all that draws a figure that a cell shows, without its pixels; collect what fails.

    IPython would draw it three times (to see its size, twice as fine as on the screen, and to hand
    it on as PNG), and a figure that cannot be drawn would not fail a test. Where the axes stand
    needs no second pass here: what is looked at is drawn by tools/refresh.py.
    """
    try:
        if figure.stale:
            layout = figure.get_layout_engine()
            figure.set_layout_engine("none")
            figure.draw_without_rendering()
            figure.set_layout_engine(layout)
    except Exception:
        undrawn.append(f"a figure cannot be drawn\n{traceback.format_exc()}")


def read_reports(contradicted: list[str]) -> None:
    """Read every report that this process writes; collect sentences that contradict its numbers."""
    from localcal.reports import report_files
    from localcal.reports.assessment import Assessment
    from localcal.reports.sentences import contradictions

    write = report_files._write_files

    def written_and_read(*args: Any) -> Any:
        found = write(*args)
        wrong = contradictions(found) if isinstance(found, Assessment) else []
        contradicted.extend(f"a report says otherwise than it finds: {words}\n" for words in wrong)
        return found

    report_files._write_files = written_and_read


def told_if_failed(shell: Any, outputs: list) -> list:
    """What a cell put out, unchanged; what it had printed is printed if it ended in an error."""
    texts = ["".join(part["text"]) for part in outputs if "text" in part]
    if shell.exc and texts:
        before_the_traceback = [text.partition("\x1b[")[0] for text in texts]
        print("the cell that failed had printed:", *before_the_traceback, sep="\n")
    return outputs


@lru_cache
def xla_flags() -> str:
    """Those flags of `QUICK_TO_COMPILE` that the XLA here knows: an unknown one ends a process."""
    spec = find_spec("jaxlib")
    if spec is None or not spec.submodule_search_locations:
        return ""
    files = [path for path in Path(spec.submodule_search_locations[0]).iterdir() if path.is_file()]
    with open(max(files, key=lambda path: path.stat().st_size), "rb") as file:
        with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as library:
            known = [name for name in QUICK_TO_COMPILE if library.find(name.encode()) >= 0]
    return " ".join(f"--{name}={QUICK_TO_COMPILE[name]}" for name in known)


def run_test(path: Path, root: Path, flags: tuple, log: str) -> None:
    """Run a notebook as nbdev does, in this process; the exit status is 1 if a cell failed."""
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for stream in (1, 2):
        os.dup2(out, stream)
    sys.path.insert(0, str(root))
    if "slow" not in flags:
        os.environ.setdefault("XLA_FLAGS", xla_flags())
    import matplotlib.pyplot as plt
    from execnb.shell import CaptureShell
    from IPython.core import pylabtools
    from nbdev.config import get_config
    from nbdev.test import test_nb

    undrawn: list[str] = []
    run = CaptureShell.run
    CaptureShell.run = lambda shell, code, **how: told_if_failed(shell, run(shell, code, **how))
    pylabtools.print_figure = partial(draw_once, undrawn)
    plt.draw_all = lambda *_, **__: None  # what a cell shows is drawn when it is shown
    if "reports" in "".join(sources(path)) or "localcal assess" in "".join(sources(path)):
        read_reports(undrawn)
    skip = get_config(path=root).tst_flags.split()
    os.chdir(path.parent)
    passed, _ = test_nb(path, skip_flags=skip, force_flags=list(flags), basepath=root)
    passed = passed and not undrawn
    print("".join(undrawn))
    sys.stdout.flush()
    sys.stderr.flush()
    times = os.times()
    with open(f"{log}.time", "w", encoding="utf-8") as file:
        file.write(str(times.user + times.system + times.children_user + times.children_system))
    os._exit(0 if passed else 1)


def large_in(path: Path) -> set[str]:
    """Those of the large libraries that the cells of a notebook name."""
    text = "\n".join(sources(path))
    return {name for name, named in LARGE.items() if re.search(named, text)}


def load(names: Iterable[str]) -> None:
    """Import libraries, for all processes that are forked from this one."""
    for name in names:
        with suppress(ImportError):  # `lacking` says what is not there
            __import__(name)
    gc.collect()
    gc.freeze()  # what is loaded stays: no collection of a notebook's process goes through it


def tested(
    paths: list[Path],
    *,
    root: Path = ROOT,
    flags: tuple = (),
    workers: int = 2,
    until: float = math.inf,
) -> Iterator[tuple[Path, Outcome]]:
    """Run notebooks as tests, `workers` at a time, and yield each as it ends.

    After the time `until` no further one is begun.

    The common libraries, and most of the package, are loaded once; each notebook runs in a process
    that is forked from there (where the system cannot fork, in a new one), so that none inherits
    another's state. The first notebooks are some that need no large library: they run while those
    are loaded.
    """
    sys.path.insert(0, str(ROOT))
    load(PRELOADED)
    xla_flags()  # found once, for all
    large = {path: large_in(path) for path in paths}
    begun_first = [path for path in paths if not large[path]][:workers]
    fork = "fork" in multiprocessing.get_all_start_methods() and sys.platform == "linux"
    context = multiprocessing.get_context("fork" if fork else "spawn")
    waiting, running = [*begun_first, *(path for path in paths if path not in begun_first)], {}
    missing = set().union(*large.values())
    with tempfile.TemporaryDirectory() as folder:
        while waiting or running:
            if time.time() > until:
                waiting.clear()
            while waiting and len(running) < workers and not missing & large[waiting[0]]:
                path = waiting.pop(0)
                log = f"{folder}/{len(waiting)}"
                process = context.Process(target=run_test, args=(path, root, flags, log))
                process.start()
                running[process.sentinel] = (process, path, log, time.time())
            if missing:
                load(name for name in LARGE if name in missing)
                missing = set()
                continue
            ended = wait(list(running), timeout=5)
            most = MOST_SECONDS * (4 if "slow" in flags else 1)
            late = [s for s, (_, _, _, start) in running.items() if time.time() - start > most]
            for sentinel in {*ended, *late}:
                process, path, log, start = running.pop(sentinel)
                if sentinel in late and process.is_alive():
                    process.kill()
                process.join()
                yield path, _outcome(process.exitcode, log, time.time() - start)


def _outcome(status: int | None, log: str, seconds: float) -> Outcome:
    """What a process left behind."""
    output = Path(log).read_text(encoding="utf-8", errors="replace") if os.path.exists(log) else ""
    clock = Path(f"{log}.time")
    processor = float(clock.read_text()) if clock.exists() else float("nan")
    return Outcome(status == 0, output, seconds, processor)


def call_said(call: Callable[[], Any]) -> tuple[bool, str]:
    """Whether a check passed, and what it returned or why it failed."""
    try:
        return True, str(call() or "")
    except Exception as error:
        return False, f"{type(error).__name__}: {error}" if not str(error) else str(error)
