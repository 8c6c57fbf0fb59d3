"""Everything that must hold: the notebooks run as tests, and package, README and site are in step with them.

python tools/check.py                    all
python tools/check.py 03_measures ...    only these notebooks, as tests
python tools/check.py --flags slow       also the cells with that flag

One line a unit; the last line is `N passed, N failed`, and the exit status is 1 if any failed.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from refresh import NBS, ROOT, notebooks

MOST_BYTES = 300_000
ALONE = ("20_benchmarks",)  # times things; nothing else runs beside it
BIN = Path(sys.executable).parent


def run(*command, cwd=ROOT):
    """Run a command; an AssertionError with the end of its output if it fails."""
    env = os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}", "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run([str(c) for c in command], cwd=cwd, env=env, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    assert done.returncode == 0, f"{' '.join(map(str, command))} failed:\n{done.stdout[-3000:]}"
    return done.stdout


def test_notebook(path, flags):
    """Run one notebook as a test, in a process of its own: none inherits another's state."""
    run(BIN / "nbdev_test", "--path", path, "--flags", flags)


def check_stored_outputs(_):
    """No notebook stores an error, lacks its outputs or is larger than agreed."""
    for path in notebooks():
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        outputs = [o for c in cells for o in c.get("outputs", [])]
        assert not any(o["output_type"] == "error" for o in outputs), f"{path.name} stores an error"
        assert outputs, f"{path.name} stores no outputs; run tools/refresh.py"
        assert path.stat().st_size <= MOST_BYTES, f"{path.name} has {path.stat().st_size} bytes, more than {MOST_BYTES}"


def changed_by(copy, *command):
    """Assert that a command leaves the copy of the working tree as it is."""
    run(*command, cwd=copy)
    changed = run("git", "status", "--porcelain", cwd=copy)
    assert not changed, f"{' '.join(map(str, command))} changes\n{changed}"


def check_export(copy):
    """nbdev_export leaves no diff: the package is what the notebooks export."""
    changed_by(copy, BIN / "nbdev_export")


def check_clean(copy):
    """nbdev_clean leaves no diff."""
    changed_by(copy, BIN / "nbdev_clean")


def check_readme(copy):
    """README.md is made from the index notebook."""
    changed_by(copy, sys.executable, "tools/readme.py", copy)


def check_lint(copy):
    """Ruff finds nothing in the package and the tools."""
    run(BIN / "ruff", "check", cwd=copy)


def check_demo(copy):
    """The main job on the shipped data writes its report, map and table."""
    out = copy / "localcal-report"
    run(BIN / "localcal", "demo", "--out", out, cwd=copy)
    for name in ("report.html", "map.png", "queries.csv"): assert (out / name).stat().st_size > 1000, f"no {name}"


def check_quarto(copy):
    """nbdev prepares every notebook for `nbdev_docs`, for those who have Quarto."""
    run(sys.executable, "-c", "from nbdev.serve import proc_nbs; proc_nbs(force=True)", cwd=copy)


def in_browser(copy, *what):
    """Run a check of tools/browser.py; what it says, also that it skips for want of a browser, is printed."""
    for line in run(sys.executable, "tools/browser.py", *what, cwd=copy).splitlines(): print(f"        browser: {line}")


def check_site(copy):
    """The site builds without a warning, and each of its pages is whole in a browser, where there is one."""
    run(sys.executable, "tools/site.py", copy / "_site", cwd=copy)
    in_browser(copy, "site", copy / "_site")


def check_explorers(copy):
    """The explorers move in a browser, where there is one."""
    in_browser(copy, "explorers")


CHECKS = (check_stored_outputs, check_export, check_clean, check_readme, check_lint, check_demo, check_quarto, check_site,
          check_explorers)


def copy_of_tree(to):
    """Copy what git tracks or would track to `to`, as a repository of its own whose status tells what changed."""
    names = run("git", "ls-files", "-co", "--exclude-standard").split("\n")
    for name in filter(lambda n: n and os.path.lexists(ROOT / n), names):
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, to / name, follow_symlinks=False)
    run("git", "init", "-q", cwd=to)
    run("git", "add", "-A", cwd=to)
    run("git", "-c", "user.name=check", "-c", "user.email=check@localhost", "commit", "-qm", "as it is", cwd=to)


def report(name, call):
    """Print and return whether a unit passed; what the call returns is printed, too."""
    start = time.time()
    try: said = call()
    except Exception as error:
        print(f"FAILED  {name}: {error}", flush=True)
        return False
    print(f"ok      {name}{f': {said}' if said else ''}  ({time.time() - start:.0f} s)", flush=True)
    return True


def main():
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--flags", default="", help="test flags to run, separated by spaces")
    args = parser.parse_args()
    if find_spec("torch"): args.flags += " torch"  # too large to be asked for, welcome where it is
    passed = []
    paths = notebooks(args.names)
    for workers, alone in ((2, False), (1, True)):
        with ThreadPoolExecutor(workers) as pool:
            names = {str(p.relative_to(NBS)): p for p in paths if (p.stem in ALONE) == alone}
            units = [pool.submit(report, name, lambda p=p: test_notebook(p, args.flags)) for name, p in names.items()]
            passed += [unit.result() for unit in units]
    if not args.names:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder)
            copy_of_tree(copy)
            for check in CHECKS: passed.append(report(check.__name__, lambda check=check: check(copy)))
    print(f"{sum(passed)} passed, {len(passed) - sum(passed)} failed", flush=True)
    return 0 if all(passed) else 1


if __name__ == "__main__": sys.exit(main())
