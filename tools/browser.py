"""What only a browser can tell: that the explorers move, and that the pages of the site are whole.

python tools/browser.py                  the explorers, in Voilà and in JupyterLab
python tools/browser.py site FOLDER      every page below FOLDER, wide and narrow
python tools/browser.py --shots FOLDER   also store pictures of what was seen there

Drives the system's Chromium with Playwright; downloads nothing. Without one of them the check is
skipped, which a line says, and the exit status is 0. One line a unit; the last line is
`N passed, N failed`. How long a move took is said and not judged: it depends on the computer.
"""

import argparse
import contextlib
import functools
import http.server
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

from check import checked

FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 120  # seconds until a move that is not answered is one that never will be
STATE = """panel => ({
    picture: panel.querySelector("img").src,
    numbers: panel.querySelector("dl").innerText,
    waiting: "waiting" in panel.querySelector("img").dataset,
    seconds: +panel.querySelector("img").dataset.seconds})"""
# Voila's page refers to a font of icons elsewhere, which no explorer uses; Jupyter packs extensions
# for itself
FOREIGN = (
    "Failed to load resource: net::ERR_",
    "@jupyter-notebook/lab-extension",
    "module-federation",
)


def missing():
    """What keeps the check from running, or None."""
    if find_spec("playwright") is None:
        return "playwright is not installed"
    if not any(map(shutil.which, BROWSERS)):
        return "there is no chromium"
    return None


@contextlib.contextmanager
def browser():
    """A headless Chromium."""
    from playwright.sync_api import sync_playwright

    path = next(filter(None, map(shutil.which, BROWSERS)))
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield chromium
        finally:
            chromium.close()


@contextlib.contextmanager
def opened(chromium, address, width=1200, height=900):
    """A page at an address, and the list that its console errors and exceptions go to."""
    page = chromium.new_page()
    errors = []
    page.set_viewport_size({"width": width, "height": height})
    page.on("console", lambda m: errors.append(m.text[:300]) if m.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)[:300]))
    try:
        page.goto(address, timeout=120_000)
        yield page, errors
    finally:
        page.close()


def own(errors):
    """The errors that are not somebody else's."""
    return [error for error in errors if not any(text in error for text in FOREIGN)]


def changed(page, panel, act):
    """Do `act`; seconds of computing and of waiting until picture and numbers have changed."""
    before = panel.evaluate(STATE)
    start = time.perf_counter()
    act()
    while True:
        now = panel.evaluate(STATE)
        took = time.perf_counter() - start
        if now["picture"] != before["picture"] and now["numbers"] != before["numbers"]:
            return now["seconds"], took
        assert took < PATIENCE, f"picture or numbers have not changed: {before['numbers']!r}"
        page.wait_for_timeout(10)


def settled(page, panel):
    """Wait until all is answered, and nothing has changed for a while."""
    while True:
        before = panel.evaluate(STATE)
        page.wait_for_timeout(1000)
        if panel.evaluate(STATE) == before and not before["waiting"]:
            return


def click(panel, x, y):
    """Click on the picture, at shares of its width and height."""
    box = panel.locator("img").bounding_box()
    panel.locator("img").click(position={"x": x * box["width"], "y": y * box["height"]})


def drag(page, panel, x, y, x_to):
    """Drag on the picture."""
    panel.locator("img").scroll_into_view_if_needed()
    box = panel.locator("img").bounding_box()
    page.mouse.move(box["x"] + x * box["width"], box["y"] + y * box["height"])
    page.mouse.down()
    page.mouse.move(box["x"] + x_to * box["width"], box["y"] + y * box["height"], steps=5)
    page.mouse.up()


def explore(page, panel):
    """Move each slider by its keys, click and drag on the picture; how long that took, in words."""
    for switch in panel.locator("input[type=checkbox]:checked").all():  # it would hold a slider
        switch.uncheck()
        settled(page, panel)
    seconds = []
    for slider in panel.locator("[role=slider]").all():
        assert slider.get_attribute("aria-label"), "a slider has no name"
        slider.focus()
        value, most = (float(slider.get_attribute(f"aria-value{end}")) for end in ("now", "max"))
        press = functools.partial(page.keyboard.press, "PageDown" if value >= most else "PageUp")
        seconds.append(changed(page, panel, press))
        settled(page, panel)
    seconds.append(changed(page, panel, lambda: click(panel, 0.2, 0.3)))
    settled(page, panel)
    seconds.append(changed(page, panel, lambda: drag(page, panel, 0.3, 0.35, 0.37)))
    settled(page, panel)
    for button in panel.locator("button").all():  # what moves by itself
        seconds.append(changed(page, panel, button.click))
        button.click()
        settled(page, panel)
    kernel, way = (sorted(column) for column in zip(*seconds))
    middle = len(kernel) // 2
    return (
        f"{len(kernel)} moves, {kernel[middle]:.2f} s of computing (most {kernel[-1]:.2f}), "
        f"seen after {way[middle]:.2f} s (most {way[-1]:.2f})"
    )


def fits(page):
    """Assert that nothing sticks out to the right of the window."""
    wide, window = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= window, f"the page is {wide} px wide in a window of {window} px"


def check_voila(chromium, name, shots):
    """One explorer as `localcal explore` shows it, wide and narrow."""
    from localcal.reports import server

    with server.served(name) as (address, _), opened(chromium, address) as (page, errors):
        panel = page.locator(".localcal-panel")
        panel.locator("img[src^=blob]").wait_for(timeout=120_000)
        settled(page, panel)
        said = explore(page, panel)
        for width in (1200, 800):
            page.set_viewport_size({"width": width, "height": 900})
            page.wait_for_timeout(500)
            fits(page)
            box = panel.locator("img").bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= width, (
                f"the picture sticks out at {width} px"
            )
            if shots:
                page.screenshot(path=shots / f"{name}-{width}.png")
        assert not own(errors), f"console: {own(errors)}"
    return said


def lab_command(folder, port):
    """The command that starts JupyterLab in a folder, for this computer only and without news."""
    options = (
        "--no-browser",
        f"--port={port}",
        f"--notebook-dir={folder}",
        "--IdentityProvider.token=",
        "--ServerApp.allow_root=True",
        "--ServerApp.ip=127.0.0.1",
        "--ServerApp.port_retries=0",
        "--log-level=CRITICAL",
        "--LabApp.news_url=",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    )
    return [sys.executable, "-m", "jupyterlab", *options]


@contextlib.contextmanager
def lab_served(notebook):
    """The address at which JupyterLab shows a notebook, as long as the context lasts."""
    from localcal.reports import server

    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "explorers.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
        port = server.free_port()
        places = {"SETTINGS": f"{folder}/.settings", "WORKSPACES": f"{folder}/.workspaces"}
        env = os.environ | {f"JUPYTERLAB_{name}_DIR": place for name, place in places.items()}
        silent = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
        process = subprocess.Popen(lab_command(folder, port), env=env, **silent)
        try:
            start = time.time()
            while not server.answers(port):
                waiting = process.poll() is None and time.time() - start < PATIENCE
                assert waiting, "JupyterLab did not start"
                time.sleep(0.2)
            yield f"http://127.0.0.1:{port}/lab/tree/explorers.ipynb"
        finally:
            process.terminate()
            process.wait()


def check_lab(chromium, shots):
    """The first explorer in JupyterLab: open the notebook, run it, move."""
    from localcal import explore as explorers

    with (
        lab_served(explorers.notebook("kernel")) as address,
        opened(chromium, address) as (page, errors),
    ):
        page.locator(".jp-Notebook .jp-CodeCell").first.wait_for(timeout=120_000)
        page.get_by_text("| Idle").first.wait_for(timeout=120_000)
        page.locator("li.lm-MenuBar-item", has_text="Run").first.click()
        page.locator("li.lm-Menu-item", has_text="Run All Cells").first.click()
        panel = page.locator(".localcal-panel")
        panel.locator("img[src^=blob]").wait_for(timeout=120_000)
        panel.scroll_into_view_if_needed()
        settled(page, panel)
        said = explore(page, panel)
        if shots:
            page.screenshot(path=shots / "lab.png")
        assert not own(errors), f"console: {own(errors)}"
    return said


@contextlib.contextmanager
def folder_served(folder):
    """The address of a folder served over HTTP, as a site is."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *args):
            pass

        def do_GET(self):
            if self.path == "/favicon.ico":
                self.send_response_only(204)  # browsers ask by themselves
                self.end_headers()
            else:
                super().do_GET()

    with http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=folder)
    ) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()


READY = """async () => {
    if (document.querySelector("span.math, div.math")) {
        for (let i = 0; i < 500 && !window.MathJax?.startup?.promise; i++)
            await new Promise(f => setTimeout(f, 20));
        await window.MathJax?.startup?.promise;
    }
    for (const image of document.images) {
        image.loading = "eager";
        await image.decode().catch(() => {});
    }
}"""
PAGE = """() => ({
    links: [...document.querySelectorAll("a[href]")].map(a => a.href),
    ids: [...document.querySelectorAll("[id]")].map(e => e.id),
    broken: [...document.images].filter(i => i.complete && !i.naturalWidth).map(i => i.src),
    mathematics: document.querySelectorAll("span.math, div.math").length,
    typeset: document.querySelectorAll("mjx-container").length,
    failed: document.querySelectorAll("mjx-merror, [data-mjx-error]").length})"""


def check_page(chromium, address, shot=None):
    """One page, wide and narrow: no errors, images whole, mathematics typeset; what it links to."""
    with opened(chromium, address) as (page, errors):
        page.evaluate(READY)
        for width in (1200, 390):
            page.set_viewport_size({"width": width, "height": 900})
            page.wait_for_timeout(100)
            fits(page)
            if shot:
                page.screenshot(path=f"{shot}-{width}.png")
        found = page.evaluate(PAGE)
    assert not errors, f"console: {errors}"
    assert not found["broken"], f"images do not load: {found['broken']}"
    assert found["typeset"] >= found["mathematics"] and not found["failed"], (
        f"{found['typeset']} of {found['mathematics']} formulas typeset, "
        f"{found['failed']} with errors"
    )
    return found


def pages(folder, shots=None):
    """Check every page of a built site; yields its name and what is wrong with it, or None."""
    folder = Path(folder).resolve()
    found = {}
    with folder_served(folder) as root, browser() as chromium:
        tabs = chromium.new_context()  # keeps what pages share
        for path in sorted(folder.rglob("*.html")):
            name = path.relative_to(folder).as_posix()
            if name.startswith("_static/"):
                continue  # templates of the theme
            shot = shots and shots / name.removesuffix(".html").replace("/", "-")
            try:
                found[name] = check_page(tabs, root + name, shot)
            except Exception as error:
                yield name, error
            else:
                yield name, None
    for name, page in found.items():
        wrong = {
            link
            for link in page["links"]
            if link.startswith(root) and not leads_somewhere(link, root, folder, found)
        }
        if wrong:
            yield name, AssertionError(f"broken links: {sorted(wrong)}")


def leads_somewhere(link, root, folder, found):
    """Whether a link below `root` leads to a file of the site, and to a part of it that exists."""
    parts = urlsplit(link.removeprefix(root))
    name = f"{parts.path}index.html" if parts.path.endswith("/") or not parts.path else parts.path
    if not (folder / name).is_file():
        return False
    return not parts.fragment or name not in found or parts.fragment in found[name]["ids"]


def check_site(folder, shots):
    """Every page of a site; how many failed."""
    wrong = {}
    for name, error in pages(folder, shots):
        wrong[name] = wrong.get(name, []) + ([error] if error else [])
        if error:
            print(f"FAILED  {name}: {error}", flush=True)
    return len(wrong), sum(map(bool, wrong.values()))


def check_explorers(shots):
    """Every explorer in Voilà, the first also in JupyterLab; how many there are, and failed."""
    from localcal.reports.server import PAGES

    with browser() as chromium:
        units = {
            f"{name} in Voilà": functools.partial(check_voila, chromium, name, shots)
            for name in PAGES
        }
        units["kernel in JupyterLab"] = functools.partial(check_lab, chromium, shots)
        passed = [checked(name, unit) for name, unit in units.items()]
    return len(passed), len(passed) - sum(passed)


def main():
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", nargs="?", choices=["explorers", "site"], default="explorers")
    parser.add_argument("folder", nargs="?", help="of the built site")
    parser.add_argument("--shots", type=Path, metavar="FOLDER", help="store pictures there")
    args = parser.parse_args()
    if why := missing():
        print(f"SKIPPED the check in a browser: {why}", flush=True)
        return 0
    if args.shots:
        args.shots.mkdir(parents=True, exist_ok=True)
    if args.what == "site":
        if not args.folder or not (Path(args.folder) / "index.html").is_file():
            parser.error("site needs a folder with an index.html")
        units, failed = check_site(args.folder, args.shots)
    else:
        units, failed = check_explorers(args.shots)
    print(f"{units - failed} passed, {failed} failed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
