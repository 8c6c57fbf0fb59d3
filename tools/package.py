"""The package as it is published: built twice, installed bare, with old libraries, free to use.

python tools/package.py builds     sdist and wheel from two places, the same bytes, checked
python tools/package.py bare       each Python that is here: install the wheel, demo, contract
python tools/package.py lowest     the lowest versions that settings.ini allows (needs uv): the same
python tools/package.py licences   of what the core and the tests need: free to use, known
python tools/package.py workflows  least permissions, pinned actions; actionlint where there is one
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from configparser import ConfigParser
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONTRACT = ("8_whole/80_contract", "8_whole/802_odd_calls", "8_whole/803_promises")
PYTHONS = ("3.11", "3.12", "3.13")


def run(*command, cwd=ROOT, **more):
    """What a command prints; an AssertionError with it if it fails."""
    env = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")} | more
    texts = [str(part) for part in command]
    done = subprocess.run(texts, cwd=cwd, env=env, text=True, capture_output=True)
    said = done.stdout + done.stderr
    assert done.returncode == 0, f"{' '.join(texts)[:200]} failed:\n{said[-3000:]}"
    return said


def clone(to):
    """A clean copy of what git tracks or would track."""
    names = run("git", "ls-files", "-co", "--exclude-standard").splitlines()
    for name in filter(lambda name: os.path.lexists(ROOT / name), names):
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, to / name, follow_symlinks=False)
    return to


def built(folder):
    """Source distribution and wheel of the working tree, built in a folder."""
    tree = clone(Path(folder) / "tree")
    epoch = run("git", "log", "-1", "--format=%ct").strip()
    out = Path(folder) / "dist"
    run(sys.executable, "-m", "build", "--outdir", out, tree, SOURCE_DATE_EPOCH=epoch)
    return sorted(out.iterdir())


def builds(folder):
    """Build in two places with other times and permissions; the same bytes, nothing missing."""
    one = built(folder / "one")
    place = folder / "another place"
    tree = clone(place)
    for path in tree.rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o600)
            os.utime(path, (10**9, 10**9))
    out = folder / "again"
    epoch = run("git", "log", "-1", "--format=%ct").strip()
    run(sys.executable, "-m", "build", "--outdir", out, tree, SOURCE_DATE_EPOCH=epoch)
    two = sorted(out.iterdir())
    assert [path.name for path in one] == [path.name for path in two] and len(one) == 2
    for a, b in zip(one, two, strict=True):
        assert a.read_bytes() == b.read_bytes(), f"{a.name} differs from build to build"
    wheel, source = sorted(one, key=lambda path: path.suffix != ".whl")
    with zipfile.ZipFile(wheel) as packed, tarfile.open(source) as tar:
        held, given = packed.namelist(), tar.getnames()
        about = packed.read(next(n for n in held if n.endswith("/METADATA"))).decode()
    cfg = settings()
    for name in ("localcal/py.typed", "localcal/__init__.pyi", "licenses/LICENSE"):
        assert any(n.endswith(name) for n in held), f"the wheel lacks {name}"
    for name in ("settings.ini", "LICENSE", "CHANGELOG.md", "SECURITY.md", "CITATION.cff"):
        assert any(n.endswith(f"/{name}") for n in given), f"the source lacks {name}"
    bad = [name for name in held if not re.match(r"localcal(/|-)", name)]
    assert not bad, f"the wheel holds {bad[:3]}"
    links = re.findall(r"\]\((?!https?://|#)[^)]*\)", about)
    assert not links, f"links of the description that lead nowhere: {links[:3]}"
    cited = re.search(r"^version: (\S+)", (ROOT / "CITATION.cff").read_text(), re.M)[1]
    changed = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.M)[1]
    versions = {cfg["version"], cited, changed, re.search(r"^Version: (\S+)", about, re.M)[1]}
    assert len(versions) == 1, f"versions differ: {versions}"
    sizes = ", ".join(f"{path.name} {path.stat().st_size / 1e6:.1f} MB" for path in one)
    return f"the same bytes twice: {sizes}"


def settings():
    """The settings that setup.py reads."""
    config = ConfigParser(delimiters=["="])
    config.read(ROOT / "settings.ini", encoding="utf-8")
    return config["DEFAULT"]


def pythons():
    """Interpreters that run here, by version."""
    found = {}
    for version in PYTHONS:
        own = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
        for path in [shutil.which(f"python{version}"), *own]:
            code = "import sys, venv; print('%d.%d' % sys.version_info[:2])"
            tried = path and subprocess.run([path, "-c", code], text=True, capture_output=True)
            if tried and tried.stdout.strip() == version:
                found.setdefault(version, path)
    return found


def contract(python, folder):
    """The demo and the contract's pages with what is installed beside an interpreter."""
    demo = run(python.with_name("localcal"), "demo", "--out", folder / "report", cwd=folder)
    assert "report.html" in demo
    tree = clone(folder / "tree")
    shutil.rmtree(tree / "localcal")  # what is installed is tested
    said = run(python, "tools/check.py", *CONTRACT, cwd=tree)
    assert f"{len(CONTRACT)} passed, 0 failed" in said, said[-3000:]


def bare(folder):
    """Install the wheel alone in each Python, use it; then with what tests need, the contract."""
    wheel = next(path for path in built(folder) if path.suffix == ".whl")
    found = pythons()
    for version, path in found.items():
        home = folder / version
        run(path, "-m", "venv", home)
        python = home / "bin/python"
        run(python, "-m", "pip", "install", "-q", wheel)
        code = "import localcal as lc; [getattr(lc, name) for name in lc.__all__]"
        run(python, "-W", "error", "-c", code, cwd=home)
        run(python, "-m", "pip", "install", "-q", f"{wheel}[test]")
        run(python, "-m", "pip", "check")
        contract(python, home)
    assert found, "no Python was found"
    missing = sorted(set(PYTHONS) - set(found))
    return f"demo and contract with {', '.join(found)}; not here: {', '.join(missing) or 'none'}"


def lowest(folder):
    """Install the lowest versions that are allowed, and run the demo and the contract."""
    uv = shutil.which("uv") or Path(sys.executable).with_name("uv")
    if not Path(uv).exists():
        return "not tried: no uv here"
    wheel = next(path for path in built(folder) if path.suffix == ".whl")
    home = folder / "venv"
    first = pythons()[PYTHONS[0]]
    run(uv, "venv", "-q", "--python", first, home)
    how = ("--resolution", "lowest-direct", "--python", home / "bin/python")
    pins = folder / "pins.txt"
    run(uv, "pip", "compile", "-q", "setup.py", "--extra", "test", *how, "-o", pins, cwd=ROOT)
    run(uv, "pip", "sync", "-q", pins, VIRTUAL_ENV=str(home))
    run(uv, "pip", "install", "-q", "--no-deps", wheel, VIRTUAL_ENV=str(home))
    contract(home / "bin/python", home)
    core = [name.split(">=")[0] for name in settings()["requirements"].split()]
    return ", ".join(f"{name} {found}" for name, found in pinned(pins).items() if name in core)


def pinned(path):
    """Versions by name in a file of requirements."""
    return dict(re.findall(r"^([\w-]+)==(\S+)", path.read_text(), re.M))


FREE = re.compile(
    r"\b(MIT|BSD|Apache|ISC|PSF|Python|MPL|Mozilla|Unlicense|HPND|CC0|Zlib|0BSD|MIT-CMU|CNRI)\b",
    re.I,
)
BOUND = re.compile(r"\b(A?GPL|LGPL|GNU|SSPL|proprietary|commercial)\b", re.I)


def licence(about):
    """What a distribution says of its licence, shortest form first."""
    said = [about.get("License-Expression"), *about.get_all("Classifier", [])]
    said = [text for text in said if text and ("License ::" in text or " :: " not in text)]
    return (
        " / ".join(text.rsplit(" :: ", 1)[-1] for text in said) or (about.get("License") or "")[:80]
    )


def licences(folder):
    """Each distribution that core and tests bring may be used freely, and says so."""
    cfg, seen, rows = settings(), set(), {}
    extras = ("requirements", "parquet_requirements", "scale_requirements", "models_requirements")
    extras += ("explore_requirements", "test_requirements")
    waiting = [re.split(r"[<>=!~;\[ ]", name)[0] for kind in extras for name in cfg[kind].split()]
    while waiting:
        name = re.sub(r"[-_.]+", "-", waiting.pop()).lower()
        if name in seen:
            continue
        seen.add(name)
        try:
            found = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue
        rows[name] = licence(found.metadata)
        needs = [need for need in found.requires or [] if "extra ==" not in need]
        waiting += [re.split(r"[<>=!~;\[ (]", need)[0] for need in needs]
    bound = {name: said for name, said in rows.items() if BOUND.search(said)}
    unknown = {name: said for name, said in rows.items() if not FREE.search(said)}
    assert not bound and not unknown, f"bound {bound}, unknown {unknown}"
    weak = sorted(name for name, said in rows.items() if re.search("MPL|Mozilla", said))
    return f"{len(rows)} distributions, all free; changes to files of {', '.join(weak)} stay open"


def workflows(folder):
    """Every workflow says its permissions, pins its actions, keeps no credentials."""
    paths = sorted((ROOT / ".github/workflows").glob("*.yml"))
    for path in paths:
        text = path.read_text(encoding="utf-8")
        head = text.split("jobs:")[0]
        assert "permissions:" in head and "write" not in head, f"{path.name}: permissions"
        for used in re.findall(r"uses: *(\S+)(.*)", text):
            assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", used[0]), f"{path.name}: {used[0]}"
            assert re.search(r"# v\d", used[1]), f"{path.name}: {used[0]} names no version"
        taken = text.count("actions/checkout@")
        assert text.count("persist-credentials: false") == taken, f"{path.name}: credentials"
        assert text.count("timeout-minutes:") == text.count("runs-on:"), f"{path.name}: no timeout"
        assert not re.search(r"run:.*\$\{\{ *github\.(event|head_ref)", text), path.name
    linter = shutil.which("actionlint")
    if linter:
        run(linter, *paths)
    return f"{len(paths)} workflows; actionlint {'finds nothing' if linter else 'is not here'}"


CHECKS = (builds, bare, lowest, licences, workflows)


def main():
    """Run the checks that are named, or all."""
    for check in CHECKS:
        if check.__name__ in sys.argv[1:] or not sys.argv[1:]:
            with tempfile.TemporaryDirectory() as folder:
                print(f"{check.__name__}: {check(Path(folder))}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
