"""Everything that must hold: the notebooks pass as tests; package, README and stubs are in step.

python tools/check.py                  the package's notebooks as tests, and what must be in step
python tools/check.py 4_kernel/43_scale  only these notebooks, as tests, cells marked `rest` too
python tools/check.py --changed [BASE] what differs from BASE (HEAD), and all that stands on it
python tools/check.py --rest           all other notebooks, types, site, server, wheel, other seeds
python tools/check.py --long           browser, Pythons, planted faults, slow cells; all with seeds
python tools/check.py --rest --minutes 7   other seeds of as many notebooks as fit in that time
python tools/check.py --flags slow     also the cells with that flag

One line a unit; the last line is `N passed, N failed`, and the exit status is 1 if any failed.
"""

import argparse
import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # two notebooks share two cores
os.environ.setdefault("MPLBACKEND", "agg")
# installed without compiling all of it: what is loaded is compiled once, for all who load it
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

from notebooks import (  # noqa: E402
    NBS,
    ROOT,
    SEED,
    call_said,
    changed_since,
    is_exported,
    lacking,
    name_of,
    notebooks,
    reseed,
    sources,
    tested,
    touched,
)

MOST_BYTES = 300_000
BIN = Path(sys.executable).parent
SEEDS = (1000, 2000, 3000)  # added to the seeds of the notebooks, one after the other
# started first, and the short pages of the first folders last: none begins when all else has ended
LONGEST = (
    "heads",
    "nuts_svi",
    "comparison",
    "54_lcd",
    "43_scale",
    "62_cce",
    "63_experiments",
    "72_words",
    "74_assessment",
    "75_recalibration",
    "41_kernel_tests",
    "44_evidence",
    "71_comparison",
    "821_waits",
    "82_benchmarks",
)


def run(*command: object, cwd: Path = ROOT, **more: str) -> str:
    """Run a command; an AssertionError with the end of its output if it fails."""
    env = os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"} | more
    texts = [str(part) for part in command]
    done = subprocess.run(
        texts, cwd=cwd, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert done.returncode == 0, f"{' '.join(texts)[:300]} failed:\n{done.stdout[-4000:]}"
    return done.stdout


# what must be in step


def check_stored_outputs(_: Path) -> str:
    """No notebook stores an error, lacks its outputs or is larger than agreed."""
    for path in notebooks():
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        outputs = [output for cell in cells for output in cell.get("outputs", [])]
        failed = any(output["output_type"] == "error" for output in outputs)
        assert not failed, f"{path.name} stores an error"
        assert outputs, f"{path.name} stores no outputs; run tools/refresh.py"
        size = path.stat().st_size
        assert size <= MOST_BYTES, f"{path.name} has {size} bytes, more than {MOST_BYTES}"
    return ""


def unchanged_by(copy: Path, *command: object) -> None:
    """Assert that a command leaves the copy of the working tree as it is."""
    run(*command, cwd=copy)
    changed = run("git", "status", "--porcelain", cwd=copy)
    assert not changed, f"{' '.join(map(str, command))} changes\n{changed}"


def check_export(copy: Path) -> None:
    """nbdev_export leaves no diff: the package is what the notebooks export."""
    unchanged_by(copy, BIN / "nbdev_export")


def check_stubs(copy: Path) -> None:
    """The stubs of the lazy namespace are those of the exported modules."""
    unchanged_by(copy, sys.executable, "tools/stubs.py", copy)


def check_clean(copy: Path) -> None:
    """nbdev_clean leaves no diff."""
    unchanged_by(copy, BIN / "nbdev_clean")


def check_readme(copy: Path) -> None:
    """README.md is made from the index notebook."""
    unchanged_by(copy, sys.executable, "tools/readme.py", copy)


def check_sidebar(_: Path) -> None:
    """Every notebook has its place in the sidebar of the site."""
    sidebar = (ROOT / "_quarto.yml").read_text(encoding="utf-8")
    names = [path.relative_to(ROOT / "nbs").as_posix() for path in notebooks()]
    lost = [name for name in names if name not in sidebar]
    assert not lost, f"_quarto.yml lacks {', '.join(lost)}"


def check_lint(copy: Path) -> None:
    """Ruff finds nothing in the notebooks, the package and the tools."""
    run(BIN / "ruff", "check", cwd=copy)
    run(BIN / "ruff", "format", "--check", "nbs", "tools", cwd=copy)


def check_demo(_: Path) -> None:
    """The main job on the shipped data writes its report, map and table."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "localcal-report"
        run(BIN / "localcal", "demo", "--out", out, cwd=Path(folder))
        for name in ("report.html", "map.png", "queries.csv"):
            assert (out / name).stat().st_size > 1000, f"no {name}"


# what takes longer


def check_quarto(copy: Path) -> None:
    """nbdev prepares every notebook for `nbdev_docs`, for those who have Quarto."""
    code = "from nbdev.serve import proc_nbs; proc_nbs(force=True)"
    run(sys.executable, "-c", code, cwd=copy)


def check_types(copy: Path) -> str:
    """A type checker finds nothing in the public names and in a user's program."""
    stubs = sorted(str(path.relative_to(copy)) for path in (copy / "localcal").rglob("*.pyi"))
    mypy = (sys.executable, "-m", "mypy", "--config-file", "tools/mypy.ini")
    said = run(*mypy, "--follow-imports=silent", "tools/users_program.py", *stubs, cwd=copy)
    run(sys.executable, "tools/users_program.py", cwd=copy)
    return said.strip().splitlines()[-1]


def check_completion(_: Path) -> str:
    """An editor's language server completes names, methods and parameters of the package."""
    return run(sys.executable, "tools/completion.py").strip()


def in_browser(copy: Path, *what: object) -> str:
    """Run a check of tools/browser.py; what it says, also that it skips for want of a browser."""
    return "\n" + run(sys.executable, "tools/browser.py", *what, cwd=copy).strip()


def check_site(copy: Path) -> str:
    """The site builds without a warning."""
    return run(sys.executable, "tools/site.py", copy / "_site", cwd=copy).strip()[-60:]


def check_pages(copy: Path) -> str:
    """Each page of the site is whole in a browser, where there is one."""
    run(sys.executable, "tools/site.py", copy / "_site", cwd=copy)
    return in_browser(copy, "site", copy / "_site")


def check_explorers(copy: Path) -> str:
    """The explorers move in a browser, where there is one."""
    return in_browser(copy, "explorers")


def check_faults(_: Path) -> str:
    """What writes files, killed at each write, without room or rights, leaves old or new."""
    return run(sys.executable, "tools/faults.py").strip()


def check_rude_client(_: Path) -> str:
    """The explorers' server bears a client that misbehaves."""
    if find_spec("voila") is None:
        return "not tried: no Voilà"
    return run(sys.executable, "tools/rude_client.py").strip().splitlines()[-1]


def check_licences(_: Path) -> str:
    """What is needed may be used freely; workflows have least permissions and pinned actions."""
    return run(sys.executable, "tools/package.py", "licences", "workflows").strip()


def check_builds(_: Path) -> str:
    """Two builds are the same bytes, in which nothing is missing."""
    if find_spec("build") is None:
        return "not tried: no build"
    return run(sys.executable, "tools/package.py", "builds").strip()


def check_pythons(_: Path) -> str:
    """Every Python that is here, and the lowest versions allowed, do the main job, the contract."""
    return run(sys.executable, "tools/package.py", "bare", "lowest").strip()


def check_mutants(_: Path) -> str:
    """Faults that are planted against every policy of the contract are found."""
    return run(sys.executable, "tools/mutants.py").strip()


def check_properties(_: Path) -> str:
    """Laws that hold for all input, with examples that nobody has seen yet."""
    return run(sys.executable, "tools/properties.py", "200").strip()


def check_odd_calls(_: Path) -> str:
    """A thousand odd calls of public names are refused in words, or mean the same."""
    return run(sys.executable, "tools/fuzz.py", "1000").strip().splitlines()[1]


def check_wheel(copy: Path) -> str:
    """The wheel alone, in an environment of its own, does the main job; extras are named."""
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, copy)
        (wheel,) = Path(folder).glob("*.whl")
        run(sys.executable, "-m", "venv", f"{folder}/venv")
        bare = Path(folder) / "venv/bin"
        alone = {"cwd": Path(folder), "PYTHONPATH": ""}  # no other tree is seen
        run(bare / "python", "-m", "pip", "install", "-q", wheel, **alone)
        code = "import localcal as lc; [getattr(lc, name) for name in lc.__all__]"
        run(bare / "python", "-W", "error", "-c", code, **alone)
        run(bare / "localcal", "demo", "--out", f"{folder}/report", **alone)
        code = (
            "import localcal as lc\n"
            "try: lc.explore.serve()\n"
            "except ImportError as error: print(error)"
        )
        said = run(bare / "python", "-c", code, **alone)
        assert "localcal[explore]" in said, f"no word of the extra: {said}"
        size = wheel.stat().st_size / 1e6
    return f"{size:.1f} MB"


# rows side by side, each with a copy of the working tree
STEP = (
    (
        check_stored_outputs,
        check_sidebar,
        check_export,
        check_stubs,
        check_clean,
        check_lint,
    ),
    (check_completion, check_demo, check_readme),
)
REST = (
    (check_quarto, check_types, check_odd_calls, check_rude_client),
    (check_site, check_wheel, check_builds, check_faults, check_licences),
)
LONG = (check_pages, check_explorers, check_pythons, check_mutants, check_properties)


def copy_of_tree(to: Path) -> None:
    """Copy what git tracks or would track, as a repository whose status tells changes."""
    names = run("git", "ls-files", "-co", "--exclude-standard").split("\n")
    for name in filter(lambda name: name and os.path.lexists(ROOT / name), names):
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, to / name, follow_symlinks=False)
    run("git", "init", "-q", cwd=to)
    run("git", "add", "-A", cwd=to)
    who = ("-c", "user.name=check", "-c", "user.email=check@localhost")
    run("git", *who, "commit", "-qm", "as it is", cwd=to)


def say(name: str, passed: bool, said: str, seconds: float) -> bool:
    """Print how a unit ended; returns whether it passed."""
    text = f": {said}" if said else ""
    word = "ok     " if passed else "FAILED "
    print(f"{word} {name}{text}  ({seconds:.0f} s)", flush=True)
    return passed


def checked(name: str, call: Callable[[], object]) -> bool:
    """Print and return whether a check passed."""
    start = time.time()
    passed, said = call_said(call)
    return say(name, passed, said, time.time() - start)


def in_step(checks: Iterable[Callable], copy: Path) -> list[bool]:
    """Whether each of some checks passed, one after the other."""
    return [checked(check.__name__, partial(check, copy)) for check in checks]


def side_by_side(rows: Iterable[Iterable[Callable]], folder: str) -> list[bool]:
    """Whether each check of rows passed; each row has its own copy of the working tree."""
    copies = [Path(folder) / f"row {number}" for number, _ in enumerate(rows)]
    for copy in copies:
        copy_of_tree(copy)
    with ThreadPoolExecutor() as pool:
        return sum(pool.map(in_step, rows, copies), [])


def test_notebooks(
    paths: list[Path],
    flags: tuple = (),
    root: Path = ROOT,
    note: str = "",
    until: float = math.inf,
) -> list:
    """Run notebooks as tests, none begun after the time `until`; whether each passed."""
    for path in paths:
        if lacking(path):
            print(
                f"        {name_of(path, root)} is not run: no {', '.join(lacking(path))}",
                flush=True,
            )
    paths = [path for path in paths if not lacking(path)]
    order = paths
    if math.isinf(until):
        order = sorted(paths, key=lambda path: (path.stem in LONGEST, path), reverse=True)
    passed, processor = {}, 0.0
    for path, outcome in tested(order, root=root, flags=flags, workers=WORKERS, until=until):
        said = "" if outcome.passed else outcome.output[-4000:]
        passed[path] = say(name_of(path, root) + note, outcome.passed, said, outcome.seconds)
        processor += outcome.processor
    failed = [path for path in passed if not passed[path]]
    for path in failed if len(failed) <= MOST_TRIED_AGAIN else ():
        passed[path] = passes_twice(path, root, flags, note)
    number = f"{len(passed)} of {len(paths)}" if len(passed) < len(paths) else f"{len(paths)}"
    print(f"        {number} notebooks{note}: {processor:.0f} s of the processor", flush=True)
    return list(passed.values())


MOST_TRIED_AGAIN = 2  # notebooks


def passes_twice(path: Path, root: Path, flags: tuple, note: str) -> bool:
    """Whether a notebook that failed passes two times more, alone; says so, whichever it is.

    Seeds are fixed: what comes and goes hangs on the state of a process, and is to be found.
    """
    for again in (", again", ", once more"):
        ((_, outcome),) = tested([path], root=root, flags=flags, workers=1)
        said = "" if outcome.passed else outcome.output[-4000:]
        if not say(name_of(path, root) + note + again, outcome.passed, said, outcome.seconds):
            return False
    print(f"        NOT THE SAME EACH TIME: {name_of(path, root)}{note} failed, then passed twice")
    return True


WORKERS = max(2, min(8, os.cpu_count() or 2))


def has_flag(path: Path, flag: str) -> bool:
    """Whether a notebook has cells with a flag."""
    return any(f"#| {flag}\n" in source for source in sources(path))


def makes(path: Path) -> bool:
    """Whether the package is made from a notebook, or it begins the path or binds the whole.

    The others show what the package does: the papers' experiments and claims, evidence, examples of
    other libraries, the training of the predictions that are shipped.
    """
    folder = path.relative_to(NBS).parts[0]
    if folder in ("0_start", "8_whole", "index.ipynb"):
        return True
    return folder not in ("examples", "models") and any(map(is_exported, sources(path)))


def later() -> list[Path]:
    """The notebooks of which the README's test command leaves out all, or the costly cells."""
    return [path for path in notebooks() if not makes(path) or has_flag(path, "rest")]


def test_seeds(copy: Path, until: float = math.inf, flags: tuple = ()) -> list:
    """The notebooks with seeds of their own once more, with each of three other seeds in turn.

    Cells with the `flags` run too. None is begun after the time `until`; what was left out is said.
    """
    seeded = [path for path in notebooks(root=copy) if any(map(SEED.search, sources(path)))]
    passed = []
    for seed, before in zip(SEEDS, (0, *SEEDS), strict=False):
        for path in seeded:
            reseed(path, seed - before)
        if time.time() < until:
            note = f", seeds + {seed}"
            passed += test_notebooks(seeded, flags, root=copy, note=note, until=until)
    return passed


def main() -> int:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*")
    parser.add_argument("--flags", default="", help="test flags to run, separated by spaces")
    parser.add_argument("--changed", nargs="?", const="HEAD", metavar="BASE")
    parser.add_argument("--rest", action="store_true")
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--minutes", type=float, default=math.inf)
    args = parser.parse_args()
    flags = tuple(args.flags.split())
    if find_spec("torch"):
        flags += ("torch",)  # too large to be asked for, welcome where it is
    began = time.time()
    passed: list[bool] = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        if args.names or args.changed:
            paths = notebooks(tuple(args.names)) if args.names else []
            if args.changed:
                paths = touched(changed_since(args.changed))
            passed += test_notebooks(paths, (*flags, "rest"))
        elif args.rest:
            passed += side_by_side(REST, folder)
            passed += test_notebooks(later(), (*flags, "rest"))
            copy_of_tree(copy / "seeds")
            passed += test_seeds(copy / "seeds", began + 60 * args.minutes, (*flags, "rest"))
        elif args.long:
            copy_of_tree(copy)
            passed += in_step(LONG, copy)
            slow = [path for path in notebooks() if has_flag(path, "slow")]
            flags = (*flags, "rest", "slow")
            passed += test_notebooks(slow, flags, note=", slow cells")
            passed += test_seeds(copy, began + 60 * args.minutes, flags)
        else:
            passed += test_notebooks(list(filter(makes, notebooks())), flags)
            passed += side_by_side(STEP, folder)
    print(f"{sum(passed)} passed, {len(passed) - sum(passed)} failed", flush=True)
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
