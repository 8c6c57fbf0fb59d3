"""Build the static site from the notebooks, without Quarto, without a network, and without running them.

python tools/site.py [OUT]      writes OUT/index.html, _site unless told

Sphinx with MyST-NB renders each notebook as it is, and the docstring of every public name with its source.
The navigation is that of _quarto.yml.
"""

import re
import shutil
import sys
import tempfile
from importlib import import_module
from pathlib import Path

import nbformat
import yaml
from refresh import NBS, ROOT, notebooks
from sphinx.cmd.build import main as sphinx_build

import localcal

CONF = """
project = html_title = "localcal"
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.autosummary",
              "sphinx.ext.napoleon", "sphinx.ext.viewcode", "sphinx-mathjax-offline"]
html_theme = "sphinx_book_theme"
html_theme_options = {"home_page_in_toc": True, "show_navbar_depth": 1, "use_download_button": False}
html_context = {"default_mode": "light"}
html_show_sourcelink = False
html_copy_source = False
html_show_sphinx = False
html_static_path = ["_static"]
html_css_files = ["site.css"]
nb_execution_mode = "off"
nb_merge_streams = True
nb_render_markdown_format = "myst"
autodoc_typehints = "none"
autosummary_generate = False
add_module_names = False
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
.bd-article .sig, .bd-article dl.py p, .bd-article dl.py dd, .bd-article table.indextable, .bd-article code,
.bd-article h1, .prev-next-area .prev-next-info { overflow-wrap: anywhere; }
.genindextable td, .bd-article .prev-next-title, .bd-article .prev-next-area p, .bd-article table.indextable td {
  overflow-wrap: anywhere; word-break: break-word; }
.bd-article .headerlink { overflow-wrap: normal; }
.prev-next-area .prev-next-info { min-width: 0; }
.bd-article code .pre { white-space: normal; overflow-wrap: anywhere; }
"""


def prepare(path, target):
    """Copy a notebook without hidden cells and directives; cells with `#| echo: false` show their output alone."""
    notebook, cells = nbformat.read(path, as_version=4), []
    for cell in notebook.cells:
        directives = re.findall(r"^#\|\s*(.+?)\s*$", cell.source, re.M) if cell.cell_type == "code" else []
        if any(d == "hide" or d.startswith("default_exp") for d in directives): continue
        if "echo: false" in directives: cell.metadata["tags"] = ["remove-input"]
        if cell.cell_type == "code": cell.source = re.sub(r"^#\|.*\n?", "", cell.source, flags=re.M)
        else: cell.source = cell.source.replace("](../CONTRIBUTING.md)", "](CONTRIBUTING.md)")
        cells.append(cell)
    notebook.cells = cells
    notebook.metadata["language_info"] = {"name": "python", "pygments_lexer": "ipython3"}
    target.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, target)


def toctree(caption, names):
    """A hidden table of contents in MyST."""
    return "\n".join(["```{toctree}", ":hidden:", f":caption: {caption}", "", *names, "```"])


def title(text):
    """A heading in reStructuredText."""
    return f"{text}\n{'=' * len(text)}\n\n"


def api_page(module, name):
    """The page of a public name: signature, docstring, a link to its source; of a mapping, its entries."""
    value = getattr(module, name)
    head = f"{title(name)}.. currentmodule:: {module.__name__}\n\n"
    if isinstance(value, type): return f"{head}.. autoclass:: {name}\n   :members:\n"
    if callable(value): return f"{head}.. autofunction:: {name}\n"
    entries = ", ".join(f"``{key}``" for key in value)
    return f"{head}.. py:data:: {name}\n\n   A mapping with the entries {entries}.\n"


def write_api(folder):
    """A page for each module with a table of its names, and a page for each name."""
    for short in localcal._MODULES:
        module = import_module(f"localcal.{short}")
        (folder / short).mkdir(parents=True)
        for name in module.__all__: (folder / short / f"{name}.rst").write_text(api_page(module, name))
        rows = "\n".join(f"   {name}" for name in module.__all__ if callable(getattr(module, name)))
        pages = "\n".join(f"   {short}/{name}" for name in module.__all__)
        (folder / f"{short}.rst").write_text(
            f"{title(module.__name__)}.. automodule:: {module.__name__}\n   :no-members:\n\n"
            f".. autosummary::\n   :nosignatures:\n\n{rows}\n\n.. toctree::\n   :hidden:\n\n{pages}\n")
    return [f"api/{short}" for short in localcal._MODULES]


def main():
    """Build into the folder given."""
    out = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "_site").resolve()
    sidebar = yaml.safe_load((ROOT / "_quarto.yml").read_text())["website"]["sidebar"]["contents"]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "source"
        for path in notebooks(): prepare(path, source / path.relative_to(NBS))
        trees = [toctree(part["section"], [name.removesuffix(".ipynb") for name in part["contents"]])
                 for part in sidebar if isinstance(part, dict)]
        shutil.copy(ROOT / "CONTRIBUTING.md", source)
        trees.append(toctree("Development", ["CONTRIBUTING"]))
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
