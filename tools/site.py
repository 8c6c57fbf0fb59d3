"""Build the static site from the notebooks, without Quarto, without a network, and without running them.

python tools/site.py [OUT]      writes OUT/index.html, _site unless told

Sphinx with MyST-NB renders each notebook as it is, and the docstring of every public name with its source.
The navigation is that of _quarto.yml.
"""

import re
import shutil
import sys
import tempfile
from pathlib import Path

import nbformat
import yaml
from refresh import NBS, ROOT, notebooks
from sphinx.cmd.build import main as sphinx_build

import localcal

CONF = """
project = html_title = "localcal"
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx.ext.viewcode", "sphinx-mathjax-offline"]
html_theme = "sphinx_book_theme"
html_theme_options = {"home_page_in_toc": True, "show_navbar_depth": 1}
html_show_sourcelink = False
html_copy_source = False
html_show_sphinx = False
html_static_path = ["_static"]
html_css_files = ["site.css"]
nb_execution_mode = "off"
nb_merge_streams = True
autodoc_typehints = "none"
autodoc_member_order = "bysource"
napoleon_use_rtype = False
myst_enable_extensions = ["dollarmath", "amsmath"]
myst_heading_anchors = 3
"""
CSS = """
html { --pst-font-size-h1: 2rem; --pst-font-size-h2: 1.5rem; --pst-font-size-h3: 1.2rem; }
.bd-page-width, .bd-main .bd-content .bd-article-container { max-width: 100rem; }
.bd-sidebar-primary { flex: 0 0 15rem; }
.bd-main .bd-content .bd-sidebar-secondary { width: 13rem; }
.bd-article p, .bd-article li { max-width: 46rem; }
div.highlight pre { font-size: .78rem; }
"""


def prepare(path, target):
    """Copy a notebook without hidden cells and directives; cells with `#| echo: false` show their output alone."""
    notebook, cells = nbformat.read(path, as_version=4), []
    for cell in notebook.cells:
        directives = re.findall(r"^#\|\s*(.+?)\s*$", cell.source, re.M) if cell.cell_type == "code" else []
        if any(d == "hide" or d.startswith("default_exp") for d in directives): continue
        if "echo: false" in directives: cell.metadata["tags"] = ["remove-input"]
        if cell.cell_type == "code": cell.source = re.sub(r"^#\|.*\n?", "", cell.source, flags=re.M)
        cells.append(cell)
    notebook.cells = cells
    notebook.metadata["language_info"] = {"name": "python", "pygments_lexer": "ipython3"}
    target.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, target)


def toctree(caption, names):
    """A hidden table of contents in MyST."""
    return "\n".join(["```{toctree}", ":hidden:", f":caption: {caption}", "", *names, "```"])


def write_api(folder):
    """One page for each module with public names: signatures, docstrings, sources."""
    folder.mkdir()
    for module in localcal._MODULES:
        title = f"localcal.{module}"
        (folder / f"{module}.rst").write_text(f"{title}\n{'=' * len(title)}\n\n.. automodule:: {title}\n   :members:\n")
    return [f"api/{module}" for module in localcal._MODULES]


def main():
    """Build into the folder given."""
    out = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "_site").resolve()
    sidebar = yaml.safe_load((ROOT / "_quarto.yml").read_text())["website"]["sidebar"]["contents"]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "source"
        for path in notebooks(): prepare(path, source / path.relative_to(NBS))
        trees = [toctree(part["section"], [name.removesuffix(".ipynb") for name in part["contents"]])
                 for part in sidebar if isinstance(part, dict)]
        trees.append(toctree("Reference", write_api(source / "api")))
        index = nbformat.read(source / "index.ipynb", as_version=4)
        index.cells.append(nbformat.v4.new_markdown_cell("\n\n".join(trees), id="toctrees"))
        nbformat.write(index, source / "index.ipynb")
        (source / "conf.py").write_text(CONF)
        (source / "_static").mkdir()
        (source / "_static/site.css").write_text(CSS)
        options = ["-q", "-W", "--keep-going", "-b", "html", "-d", f"{folder}/doctrees"]
        status = sphinx_build([*options, str(source), f"{folder}/site"])
        if status == 0:
            if out.exists(): shutil.rmtree(out)
            shutil.move(f"{folder}/site", out)
    if status == 0: print(f"the site is in {out}")
    return status


if __name__ == "__main__": sys.exit(main())
