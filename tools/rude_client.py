"""The explorers' server beside a client that misbehaves, on the loopback address only.

python tools/rude_client.py

Voilà is started as `localcal explore` starts it, on a notebook that has its data in a cell. The
client comes without the token, under another host, from another origin, with paths that lead out
of the folder, with 200 connections that say nothing, reads slowly, asks for more kernels than there
may be, and for more memory than a kernel may have. After each, the server must still answer a user
who has the token; at the end no process and no folder is left. One line an attack.
"""

import base64
import contextlib
import glob
import http.client
import os
import re
import signal
import socket
import sys
import tempfile
import time
from pathlib import Path
from unittest import mock

from localcal.reports import server

SECRET = "row 17 of my patients"
CODES = ["'ready'", f"secret = {SECRET!r}; len(secret)"]
EVIL = "evil.example"


def notebook(*codes):
    """A notebook with some cells of code."""
    empty = server.notebook("lcd")
    return empty | {"cells": [server._code(f"c{i}", code) for i, code in enumerate(codes)]}


class Client:
    """What a client can ask of the server at an address with a token."""

    def __init__(self, address):
        self.port = int(re.search(r":(\d+)/", address)[1])
        self.token = address.split("?token=")[1]
        self.cookie = ""  # what the browser of a user keeps, who came with the token

    def ask(self, path="/", method="GET", token=True, **headers):
        """Status and text of an answer; 0 if the connection ends without one."""
        if token is True:
            path += ("&" if "?" in path else "?") + "token=" + self.token
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            link.putrequest(method, path, skip_host="Host" in headers)
            for name, value in headers.items():
                link.putheader(name.replace("_", "-"), value)
            link.endheaders()
            answer = link.getresponse()
            given = [text.split(";")[0] for text in answer.headers.get_all("Set-Cookie", [])]
            if token:
                self.cookie = "; ".join(given) or self.cookie
            return answer.status, answer.read().decode("utf-8", "replace")
        except (http.client.HTTPException, OSError):
            return 0, ""
        finally:
            link.close()

    def channel(self, kernel, token=True, **headers):
        """Status of the answer to the opening of a websocket of a kernel."""
        key = base64.b64encode(os.urandom(16)).decode()
        return self.ask(
            f"/api/kernels/{kernel}/channels",
            token=token,
            Connection="Upgrade",
            Upgrade="websocket",
            Sec_WebSocket_Version="13",
            Sec_WebSocket_Key=key,
            **headers,
        )[0]

    def page(self):
        """Whether the page comes for the user, and the name of its kernel."""
        status, text = self.ask()
        found = re.search(r'"kernelId": ?"([0-9a-f-]{36})"', text)
        return status == 200 and "ready" in text, found and found[1]


def children(process):
    """Numbers of all processes below one."""
    parents = {}
    for stat in glob.glob("/proc/[0-9]*/stat"):
        with contextlib.suppress(OSError):
            number, rest = int(stat.split("/")[2]), Path(stat).read_text().rsplit(")", 1)[1]
            parents.setdefault(int(rest.split()[1]), []).append(number)
    found, waiting = [], [process]
    while waiting:
        more = parents.get(waiting.pop(), [])
        found += more
        waiting += more
    return found


def say(attack, said, right):
    """Print the line of an attack; AssertionError if it went wrong."""
    print(f"{attack}: {said}", flush=True)
    assert right, f"{attack}: {said}"


def without_token(client, process, kernel):
    """No token, or a wrong one: no page, no kernel, no channel, no shutdown."""
    before = len(children(process.pid))
    tried = {
        "page": client.ask(token=False)[0],
        "wrong token": client.ask("/?token=" + "x" * 32, token=False)[0],
        "kernels": client.ask("/api/kernels", token=False)[0],
        "kernel": client.ask(f"/api/kernels/{kernel}", token=False)[0],
        "channel": client.channel(kernel, token=False),
        "shutdown": client.ask(f"/voila/api/shutdown/{kernel}", "POST", token=False)[0],
        "file": client.ask("/voila/files/picture.png", token=False)[0],
    }
    closed = all(status in (302, 401, 403, 404, 405) for status in tried.values())
    say("no token", tried, closed and len(children(process.pid)) == before)


def from_elsewhere(client, process, kernel):
    """Another host, another origin, or both: refused though the user's browser is let in."""
    known = dict(token=False, Cookie=client.cookie)
    here = f"http://127.0.0.1:{client.port}"
    tried = {
        "host": client.ask(Host=EVIL)[0],
        "host with this port": client.ask(Host=f"{EVIL}:{client.port}")[0],
        "host, cookie": client.ask(Host=EVIL, **known)[0],
        "channel, host": client.channel(kernel, Host=EVIL, **known),
        "channel, origin": client.channel(kernel, Origin=f"http://{EVIL}", **known),
        "channel, both": client.channel(kernel, Host=EVIL, Origin=f"http://{EVIL}", **known),
        "shutdown, both": client.ask(
            f"/voila/api/shutdown/{kernel}", "POST", Host=EVIL, Origin=f"http://{EVIL}", **known
        )[0],
        "channel, own": client.channel(kernel, Origin=here, **known),
    }
    own = tried.pop("channel, own")
    say("from elsewhere", tried, all(status == 403 for status in tried.values()))
    say("from here", f"channel {own}", own == 101)


def odd_paths(client, process, kernel):
    """Paths out of the folder, to its files, of folders: nothing of them is given away."""
    held = ("root:", "c.Voila.token", "allow_remote_access", "localcal explorers", "<title>Index")
    shown = []
    for start in ("/", "/voila/files/", "/voila/static/", "/voila/templates/", "/static/"):
        for up in ("../" * 9, "%2e%2e/" * 9, "..%2f" * 9, "....//" * 9, "..%5c" * 9, "/", "%00"):
            for end in ("etc/passwd", "voila.py", "explorers.ipynb", ""):
                for token in (True, False):
                    status, text = client.ask(start + up + end, token=token)
                    if status == 200 and any(words in text for words in held):
                        shown.append(start + up + end)
    more = [client.ask(path)[0] for path in ("/voila/files/picture.png", "/voila/files/voila.py")]
    say("odd paths", f"280 tried, {len(shown)} shown {shown[:3]}, own files {more}", not shown)
    assert set(more) <= {403, 404}, "a file of the folder in which it was started is served"


def many_connections(client, process, kernel):
    """200 connections that say nothing, 20 that say half: the page still comes."""
    with contextlib.ExitStack() as stack:
        for number in range(220):
            link = stack.enter_context(socket.create_connection(("127.0.0.1", client.port)))
            if number >= 200:
                link.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        began = time.time()
        came, kernel = client.page()
        said = f"the page came: {came}, after {time.time() - began:.1f} s"
        say("220 connections", said, came and time.time() - began < 30)
    client.ask(f"/voila/api/shutdown/{kernel}", "POST")


def slow_reader(client, process, kernel):
    """One who asks for pages of files and reads none of them delays nobody."""
    with contextlib.ExitStack() as stack:
        for _ in range(8):
            link = stack.enter_context(socket.socket())
            link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            link.connect(("127.0.0.1", client.port))
            host = f"Host: 127.0.0.1:{client.port}\r\n\r\n"
            for _ in range(9):
                path = f"/voila/static/voila.js?token={client.token}"
                link.sendall(f"GET {path} HTTP/1.1\r\n{host}".encode())
        began = time.time()
        status = client.ask("/voila/static/voila.js")[0]
        took = time.time() - began
        say("slow readers", f"{status} after {took:.1f} s", status == 200 and took < 10)


def large_requests(client, process, kernel):
    """Headers of a megabyte and a body of a gigabyte that is only announced are refused."""
    status = client.ask(X_Long="x" * 2**20)[0]
    body = client.ask(f"/voila/api/shutdown/{kernel}", "POST", Content_Length=str(2**30))[0]
    say("large requests", f"header {status}, body {body}", {status, body} <= {0, 400, 413, 431})


def many_kernels(client, process, kernel):
    """More pages than there may be kernels."""
    opened = [client.ask()[0] for _ in range(server._MOST_KERNELS + 2)]
    kernels = len(children(process.pid))
    right = opened.count(200) == server._MOST_KERNELS - 1 and kernels <= server._MOST_KERNELS
    say("many pages", f"{opened}, {kernels} kernels", right)


ATTACKS = (
    without_token,
    from_elsewhere,
    odd_paths,
    many_connections,
    slow_reader,
    large_requests,
    many_kernels,
)


def greedy():
    """A cell that asks for more memory than a kernel may have, or for ever, gets an error."""
    large = "import numpy as np\ntry:\n    print(np.ones(10**9).sum())\nexcept MemoryError:\n"
    codes = large + "    print('too much', 6 * 7)", "import time\ntime.sleep(999)", "'ready'"
    with mock.patch.object(server, "_MOST_SECONDS", 3):
        with server.served(notebook(*codes)) as (address, process):
            began = time.time()
            status, text = Client(address).ask()
            took = time.time() - began
            alive = Client(address).ask("/voila/static/voila.js")[0]
    say("memory", f"{status}, refused: {'too much 42' in text}", "too much 42" in text)
    said = f"the page ends after {took:.0f} s, the server lives: {alive == 200}"
    say("for ever", said, took < 60 and alive == 200)


def main():
    """Misbehave in every way; 0 if the server bore it."""
    folders = set(glob.glob(f"{tempfile.gettempdir()}/localcal-*"))
    log = tempfile.TemporaryFile("w+")
    saved = [os.dup(1), os.dup(2)]
    os.dup2(log.fileno(), 2)  # what the server logs
    home = os.getcwd()
    try:
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            Path("picture.png").write_bytes(b"mine")
            with server.served(notebook(*CODES)) as (address, process):
                client = Client(address)
                came, kernel = client.page()
                say("a user", f"the page came: {came}, its kernel: {bool(kernel)}", came and kernel)
                for attack in ATTACKS:
                    attack(client, process, kernel)
                every = [process.pid, *children(process.pid)]
                process.send_signal(signal.SIGTERM)
                process.wait(30)
            os.chdir(home)
        left = [number for number in every if os.path.exists(f"/proc/{number}")]
        say("the end", f"{len(every)} processes, {len(left)} left", not left)
        greedy()
    finally:
        os.dup2(saved[1], 2)
        os.chdir(home)
        log.seek(0)
        logged = log.read()
    if "--log" in sys.argv:
        print(logged)
    new = set(glob.glob(f"{tempfile.gettempdir()}/localcal-*")) - folders
    say("left", f"{len(new)} folders", not new)
    say("the log", f"{len(logged)} letters, none of the data", SECRET not in logged)
    assert client.token not in logged, "the token is in the log"
    return 0


if __name__ == "__main__":
    sys.exit(main())
