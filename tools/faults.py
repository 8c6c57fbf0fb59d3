"""What writes files is killed at each thing that it does to the file system, in turn.

python tools/faults.py

Over an old report with a file of the user's in it, a new one is written by a process that kills
itself (SIGKILL) just before its first, second, third, ... opening, renaming, linking or removing.
What is left must be the old report or the new one, whole, with the user's file; and after the next
run there is nothing beside it. The state of a monitor likewise. Then both are written where no file
may have more than so many bytes, as on a disk that is full, and where nobody may write: an error in
one line, the old files whole, nothing beside them. Names are long, with spaces, commas and letters
of other alphabets.
"""

import os
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

import localcal as lc
from localcal.regions.monitor import read_state, write_state
from localcal.reports.report_files import write_run
from localcal.reports.watch import _locked

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
EVENTS = {
    "tempfile.mkstemp",
    "os.rename",
    "os.link",
    "os.mkdir",
    "os.remove",
    "os.rmdir",
    "os.chmod",
    "ctypes.dlsym",
}


def write(name: str, out: Path) -> None:
    """Write the report of a toy that is called `name`."""
    write_run(TOY.replace("NAME", name), {}, out)


def killed_at(number: int, call: Callable[[], object]) -> bool:
    """Whether a process that writes was killed at its event of this number."""
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
        call()
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(0)


def refused_with(prepare: Callable[[], object], call: Callable[[], object]) -> str:
    """What the error says with which a process ends after it was prepared; '' if none did."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        said = b""
        try:
            prepare()
            call()
        except (OSError, ValueError) as error:
            said = str(error).encode()
        except BaseException as error:
            said = f"bare: {error!r}".encode()
        finally:
            os.write(writing, said)
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read().decode()
    os.waitpid(child, 0)
    return said


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


def kill_reports(folder: Path) -> None:
    """Kill a report at every event; print how often which state was left."""
    out = folder / "a report, ünïcode"
    left = {"run-before": 0, "run-after": 0}
    number, killed = 0, True
    while killed:
        number += 1
        write("run-before", out)
        (out / "notes.txt").write_text("mine")
        killed = killed_at(number, partial(write, "run-after", out))
        left[state_of(out)] += killed
        write("run-before", out)
        beside = os.listdir(folder)
        assert beside == [out.name], f"left beside the report: {beside}"
    print(f"report killed {number - 1} times: {left}")
    assert number > 15 and min(left.values()) > 0


def monitors() -> tuple[lc.Monitor, lc.Monitor]:
    """Two monitors that have seen 20 and 40 rows."""
    rng = np.random.default_rng(0)
    x, y = rng.normal(size=(2, 40))
    pred = lc.Gaussian(np.zeros(40), std=1.0)
    one, other = (lc.Monitor(bins=4).fit(x[:, None]) for _ in range(2))
    one.update(x[:20, None], y[:20], pred[:20])
    other.update(x[:, None], y, pred)
    return one, other


def kill_states(folder: Path) -> None:
    """Kill the writing of a monitor's state at every event."""
    one, other = monitors()
    path = folder / "ein Zustand, Σ.npz"
    left = {20: 0, 40: 0}
    number, killed = 0, True
    while killed:
        number += 1
        write_state(one, path)
        killed = killed_at(number, partial(write_state, other, path))
        left[read_state(path)[0].n_] += killed
        with _locked(path):
            pass  # as the next `localcal watch` begins
        beside = sorted(os.listdir(folder))
        assert beside == sorted([path.name, f".{path.name}.lock"]), f"left: {beside}"
    print(f"state killed {number - 1} times: rows seen {left}")
    assert number > 2 and left[20] > 0


def fill_disk(folder: Path) -> None:
    """Write where no file may be longer than some bytes: the old files stay, whole and alone."""
    one, other = monitors()
    path, out = folder / "state.npz", folder / "report"
    write_state(one, path)
    write("run-before", out)
    (out / "notes.txt").write_text("mine")
    refused = 0
    for most in (0, 1, 100, 1000, 2000):
        limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (most, most))
        calls = partial(write_state, other, path), partial(write, "run-after", out)
        for call in calls:
            said = refused_with(limit, call)
            assert "File too large" in said and "\n" not in said, (most, said)
            refused += 1
        assert read_state(path)[0].n_ == 20 and state_of(out) == "run-before"
        assert sorted(os.listdir(folder)) == ["report", "state.npz"], os.listdir(folder)
    print(f"no room: refused {refused} times ({said}), old files whole")


def forbid(folder: Path) -> None:
    """Write where one may not."""
    one, _ = monitors()
    locked = folder / "locked"
    locked.mkdir()
    locked.chmod(0o555)
    folder.chmod(0o755)
    become = partial(os.setuid, 65534) if os.getuid() == 0 else lambda: None
    calls = partial(write_state, one, locked / "s.npz"), partial(write, "run", locked / "out")
    for call in calls:
        said = refused_with(become, call)
        assert "Permission denied" in said and "\n" not in said, said
        assert not os.listdir(locked)
    print(f"not allowed: {said.replace(str(folder), 'FOLDER')}")


def long_names(folder: Path) -> None:
    """Names as long as they may be, and longer."""
    for name in ("n" * 255, "ü" * 127, "a, b 'c' \"d\" *?[x]"):
        write("run-before", folder / name)
        write("run-after", folder / name)
        assert "run-after" in (folder / name / "queries.csv").read_text()
    said = refused_with(lambda: None, partial(write, "run", folder / ("n" * 256)))
    assert said.startswith("out cannot be a folder"), said
    print(f"names of 255 bytes are written, of 256: {said}")
    assert len(os.listdir(folder)) == 3, os.listdir(folder)


def main() -> int:
    """Do all that, each in a folder of its own."""
    for fault in (kill_reports, kill_states, fill_disk, forbid, long_names):
        with tempfile.TemporaryDirectory() as folder:
            fault(Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
