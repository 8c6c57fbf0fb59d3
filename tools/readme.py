"""Make README.md and its pictures from nbs/index.ipynb.

python tools/readme.py [ROOT]
"""

import re
import sys
from pathlib import Path

import nbformat
from nbconvert.exporters import MarkdownExporter
from traitlets.config import Config

IMAGES = "nbs/images"


def readme(root):
    """The text of the README and its pictures {path: bytes}, from the index notebook."""
    notebook = nbformat.read(root / "nbs/index.ipynb", as_version=4)
    notebook.cells = [c for c in notebook.cells if not re.search(r"^#\|\s*hide\b", c.source, re.M)]
    for cell in notebook.cells:
        if re.search(r"^#\|\s*echo:\s*false", cell.source, re.M):
            cell.metadata["tags"] = ["output-only"]
        if cell.cell_type == "code":
            cell.source = re.sub(r"^#\|.*\n?", "", cell.source, flags=re.M)
    notebook.metadata.language_info = {
        "name": "python"
    }  # nbdev_clean drops it; it names the language of the code
    hide_code = {"enabled": True, "remove_input_tags": {"output-only"}}
    exporter = MarkdownExporter(config=Config(TagRemovePreprocessor=hide_code))
    text, resources = exporter.from_notebook_node(
        notebook, resources={"unique_key": "index", "output_files_dir": IMAGES}
    )
    text = re.sub(r"\]\((?![a-z]+:|nbs/|#)([^)]*\.ipynb)\)", r"](nbs/\1)", text)
    text = text.replace("](../", "](")
    text = re.sub(r"\n\s*\n(\s*\n)+", "\n\n", text).replace("![png]", "![figure]")
    note = "<!-- made from nbs/index.ipynb by tools/readme.py; edit that -->\n\n"
    return note + text.strip() + "\n", {name: data for name, data in resources["outputs"].items()}


def main():
    """Write the README below the root given, and drop pictures that it no longer shows."""
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)
    text, pictures = readme(root)
    (root / IMAGES).mkdir(exist_ok=True)
    for old in (root / IMAGES).glob("index_*"):
        old.unlink()
    for name, data in pictures.items():
        (root / name).write_bytes(data)
    (root / "README.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
