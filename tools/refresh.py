"""Run notebooks and store their outputs, byte for byte the same each time.

python tools/refresh.py                 all notebooks
python tools/refresh.py 2_measures/20_scores    some, by name
python tools/refresh.py --flags slow    also the cells with that flag; others keep their outputs

Cells with the flag `rest` run always: they are left out of the quick tests alone.
"""

import argparse
import base64
import io
import re
import sys
from concurrent.futures import ThreadPoolExecutor

import nbformat
from nbclient import NotebookClient
from nbdev.clean import nbdev_clean
from nbdev.config import get_config
from notebooks import NBS, ROOT, notebooks
from PIL import Image


def skipped(cell, flags):
    """Whether a code cell is not to be run: `#| eval: false`, or a flag not asked for."""
    directives = re.findall(r"^#\|\s*(.+?)\s*$", cell.source, re.M)
    flagged = set(get_config(path=ROOT).tst_flags.split()) - set(flags)
    return any(
        d.split()[0] in flagged or re.fullmatch(r"eval:\s*false", d, re.I) for d in directives
    )


def smaller(png):
    """A PNG (base64) with a palette of 256 colours, or as it is where that saves nothing."""
    data, out = base64.b64decode(png), io.BytesIO()
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    picture.quantize(256, dither=Image.Dither.NONE).save(out, "png", optimize=True)
    return base64.b64encode(min(out.getvalue(), data, key=len)).decode()


def refresh(path, flags=()):
    """Run the notebook at `path`, write it with clean outputs, return its warnings.

    The outputs of cells that are skipped stay.
    """
    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(
        notebook,
        timeout=None,
        kernel_name="python3",
        coalesce_streams=True,
        extra_arguments=["--log-level=40"],
        resources={"metadata": {"path": str(path.parent)}},
    )
    with client.setup_kernel():
        for i, cell in enumerate(notebook.cells):
            if cell.cell_type == "code" and not skipped(cell, flags):
                cell.outputs = []
                client.execute_cell(cell, i)
    warnings = []
    for cell in notebook.cells:
        if cell.cell_type == "code":
            for output in cell.outputs:
                if "image/png" in output.get("data", {}):
                    output.data["image/png"] = smaller(output.data["image/png"])
            warnings += [o.text for o in cell.outputs if o.get("name") == "stderr"]
            cell.outputs = [
                o for o in cell.outputs if o.get("name") != "stderr"
            ]  # they name files of this machine
    nbformat.write(notebook, path)
    nbdev_clean(str(path))
    return "".join(warnings)


def main():
    """Refresh what the command line names."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*")
    parser.add_argument("--flags", default="", help="test flags to run, separated by spaces")
    args = parser.parse_args()
    paths, failed = notebooks(tuple(args.names)), []
    with ThreadPoolExecutor(2) as pool:
        flags = ["rest", *args.flags.split()]
        jobs = {path: pool.submit(refresh, path, flags) for path in paths}
        for path, job in jobs.items():
            error = job.exception()
            print(
                "FAILED" if error else "ok",
                path.relative_to(NBS),
                f"{path.stat().st_size / 1000:.0f} kB",
            )
            if error:
                failed.append(f"{path.name}: {error}")
            elif job.result():
                print(f"   it warned: {job.result().strip()}")
    if failed:
        sys.exit("\n".join(failed))


if __name__ == "__main__":
    main()
