"""A report is killed at each thing that it does to the file system, in turn.

python tools/faults.py

Over an old report with a file of the user's in it, a new one is written by a process that kills
itself (SIGKILL) just before its first, second, third, ... opening, renaming, linking or removing.
What is left must be the old report or the new one, whole, with the user's file; and after the next
run there is nothing beside it.
"""

import os
import signal
import sys
import tempfile
import traceback
from pathlib import Path

from localcal.reports.report_files import write_run

TOY = """
import base64
import numpy as np
from localcal.regions.local_result import LocalResult
from localcal.regions.shown import Shown, shown_lines

class Found:
    name, ranking = "NAME", ()
    result = LocalResult(np.arange(3.0)[:, None], np.ones(3), np.array([0.5, 0.001, np.nan]))
    to_frame = lambda self: self.result.to_frame().assign(run="NAME")
    rules_frame = lambda self: self.result.to_frame()[:0].assign(run=["NAME"][:0])
    to_dict = lambda self: dict(name=self.name)
    tested = average = where = advice = lambda self: shown_lines(["NAME"])
    map = lambda self: Shown("a map", png=b"NAME")
    legend = lambda self: shown_lines(["NAME"])

found = Found()
found.result
"""
EVENTS = {"os.rename", "os.link", "os.mkdir", "os.remove", "os.rmdir", "os.chmod", "ctypes.dlsym"}


def write(name: str, out: Path) -> None:
    """Write the report of a toy that is called `name`."""
    write_run(TOY.replace("NAME", name), {}, out)


def killed_at(number: int, name: str, out: Path) -> bool:
    """Whether a process that writes a report was killed at its event of this number."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
    seen = [0]

    def watch(event: str, args: tuple) -> None:
        writes = event == "open" and isinstance(args[2], int) and args[2] & 3
        if event not in EVENTS and not writes:
            return
        seen[0] += 1
        if seen[0] == number:
            os.kill(os.getpid(), signal.SIGKILL)

    try:
        sys.addaudithook(watch)
        write(name, out)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(0)


def state_of(out: Path) -> str:
    """Of which run all files of a report are; an AssertionError if they are of two."""
    names = sorted(path.name for path in out.iterdir())
    assert len(names) == 7 and (out / "notes.txt").read_text() == "mine", names
    texts = {path.name: path.read_text(errors="replace") for path in out.iterdir()}
    found = {
        run
        for name, text in texts.items()
        if name not in ("notes.txt", "rules.csv")
        for run in ("run-before", "run-after")
        if run in text
    }
    assert len(found) == 1, f"a mixture: {found}"
    return found.pop()


def main() -> int:
    """Kill at every event; print how often which state was left."""
    left = {"run-before": 0, "run-after": 0}
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "a report, ünïcode"
        number, killed = 0, True
        while killed:
            number += 1
            write("run-before", out)
            (out / "notes.txt").write_text("mine")
            killed = killed_at(number, "run-after", out)
            left[state_of(out)] += killed
            write("run-before", out)
            beside = os.listdir(folder)
            assert beside == [out.name], f"left beside the report: {beside}"
    print(f"killed {number - 1} times: {', '.join(f'{n} {run}' for run, n in left.items())} left")
    assert number > 15 and min(left.values()) > 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
