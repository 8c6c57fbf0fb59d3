"""Build the static site from the notebooks, without Quarto, a network, or running them.

python tools/site.py [OUT]      writes OUT/index.html, _site unless told

Sphinx with MyST-NB renders each notebook as it is; a page for each public name gives its
docstring, an example from the notebook that derives it and the link to it. The navigation is that
of _quarto.yml.
"""

import ast
import re
import shutil
import sys
import tempfile
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

import nbformat
import yaml
from notebooks import NBS, ROOT, is_exported, module_of, notebooks
from sphinx.cmd.build import main as sphinx_build

import localcal

CONF = """
import re
from functools import partial

from numpy.typing import ArrayLike
from sphinx.util.typing import stringify_annotation

project = html_title = "localcal"
author = "The localcal developers"
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_copybutton",
              "sphinx-mathjax-offline"]
html_theme = "sphinx_book_theme"
html_theme_options = {"home_page_in_toc": True, "show_navbar_depth": 1,
                      "use_download_button": False, "navbar_persistent": [],
                      "article_header_end": ["article-header-buttons.html"]}
html_context = {"default_mode": "auto"}
html_show_sourcelink = False
html_copy_source = False
html_show_sphinx = False
html_static_path = ["_static"]
templates_path = ["_templates"]
html_css_files = ["site.css"]
nb_execution_mode = "off"
nb_merge_streams = True
nb_render_markdown_format = "myst"
nb_code_prompt_show = "show code"
nb_code_prompt_hide = "hide code"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_type_aliases = {"ArrayLike": "ArrayLike", "NDArray": "NDArray"}
python_display_short_literal_types = True
python_maximum_signature_line_length = 80
add_module_names = False
toc_object_entries_show_parents = "hide"
autodoc_member_order = "bysource"
napoleon_use_rtype = False
myst_enable_extensions = ["dollarmath", "amsmath"]
myst_heading_anchors = 3
suppress_warnings = ["myst.header"]
copybutton_exclude = ".linenos, .gp"
PAPERS = re.compile(r"(?<![`*\\\\w])(trust|kernel|anees|lcd|cce)"
                    r"(?=,? (?:eqs?\\\\.|Sec\\\\.|Figs?\\\\.|Table|Theorem|Lemma|Appendix))")


def link_papers(app, what, name, obj, options, lines):
    lines[:] = [PAPERS.sub(r":doc:`\\\\1 </8_whole/86_references>`", line) for line in lines]


LIKE = stringify_annotation(ArrayLike, "smart")  # newer versions of NumPy write it out
SCALAR = "~numpy._typing._array_like._ScalarT"
ALIAS = re.compile(r"TypeAliasForwardRef\\('(\\w+)'\\)")  # Sphinx's, beside another type
ARRAY = re.compile(r"~?numpy\\.ndarray\\[tuple\\[[^]]*\\], ~?numpy\\.dtype\\[([^]]*)\\]\\]")


def as_in_code(text):
    "Types of a signature as the code has them."
    if text is None:
        return None
    for written in (LIKE, LIKE.replace(" | str | ", " | ")):  # the second beside another str
        text = text.replace(written, "ArrayLike")
    text = ALIAS.sub(r"\\1", text)
    return ARRAY.sub(r"NDArray[\\1]", text).replace(f"[{SCALAR}]", "")


def shorten_types(app, what, name, obj, options, signature, returns):
    return as_in_code(signature), as_in_code(returns)


TREE = []


def tree_of(app, context):
    "The navigation of all pages as HTML, links relative to the root, no page marked in it."
    if not TREE:
        own = context["toctree"]
        context["toctree"] = partial(app.builder._get_local_toctree, app.config.root_doc)
        shape = dict(startdepth=0, show_nav_level=1, maxdepth=4, collapse=False)
        how = dict(kind="sidebar", includehidden=True, titles_only=True)
        TREE.append(str(context["generate_toctree_html"](**shape, **how)))
        context["toctree"] = own
    return TREE[0]


def navigation(app, page, context):
    "The navigation with this page and what holds it marked and open."
    up = "../" * page.count("/")
    html = tree_of(app, context).replace('href="', f'href="{up}')
    before, found, after = html.partition(f'<a class="reference internal" href="{up}{page}.html">')
    if not found:  # the index of names, the search
        return html
    above, _, item = before.rpartition('<li class="toctree-l1')
    above, _, beside = above.rpartition('<ul class="nav bd-sidenav">')
    if "<details>" in item:  # a name below its module
        item = item.replace("<details>", '<details open="open">').replace("<ul>", _CURRENT)
        item, _, own = item.rpartition('<li class="toctree-l2')
        item = f'{item}<li class="toctree-l2 current active{own}'
    elif "has-children" in item:
        after = after.replace("<details>", '<details open="open">', 1)
    return (
        f'{above}<ul class="current nav bd-sidenav">{beside}<li class="toctree-l1 current active'
        f'{item}<a class="current reference internal" href="#">{after}'
    )


_CURRENT = '<ul class="current">'


def with_navigation(app, page, template, context, doctree):
    context["navigation"] = partial(navigation, app, page, context)


def setup(app):
    app.connect("html-page-context", with_navigation, priority=400)
    app.extensions["sphinx-mathjax-offline"].parallel_read_safe = True  # it only copies files
    app.extensions["sphinx-mathjax-offline"].parallel_write_safe = True
    app.connect("autodoc-process-docstring", link_papers)
    app.connect("autodoc-process-signature", shorten_types)
"""
CSS = """
html { --pst-header-height: 0rem; }
html { --pst-font-size-h1: 2rem; --pst-font-size-h2: 1.5rem; --pst-font-size-h3: 1.2rem; }
.bd-page-width, .bd-main .bd-content .bd-article-container { max-width: 100rem; }
.bd-header { display: none; }
.bd-sidebar-primary { flex: 0 0 14.5rem; }
.bd-main .bd-content .bd-sidebar-secondary { width: 11rem; flex: 0 0 11rem; }
.bd-main .bd-content .bd-article-container { padding: .5rem; }
.bd-article p, .bd-article li { max-width: 46rem; }
div.highlight pre { font-size: min(.78rem, .94vw); }
.bd-article .cell_output table { font-size: .82rem; }
.bd-article .cell_output table td, .bd-article .cell_output table th { padding: .15rem .6rem; }
.bd-article table.dataframe td, .bd-article table.dataframe th { text-align: right; }
#what-the-papers-say-what-we-find table:has(th:nth-child(5)) { table-layout: fixed; width: 100%; }
#what-the-papers-say-what-we-find table:has(th:nth-child(5)) th:nth-child(1) { width: 12%; }
#what-the-papers-say-what-we-find table:has(th:nth-child(5)) th:nth-child(3) { width: 13%; }
#what-the-papers-say-what-we-find table:has(th:nth-child(5)) th:nth-child(4) { width: 33%; }
#what-the-papers-say-what-we-find table:has(th:nth-child(5)) th:nth-child(5) { width: 17%; }
#what-the-papers-say-what-we-find table:has(th:nth-child(5)) td { overflow-wrap: anywhere; }
@media (max-width: 960px) { div.highlight pre { font-size: .78rem; } }
.bd-article img { max-width: 100%; height: auto; }
.bd-article mjx-container[display="true"] { max-width: 100%; overflow: auto hidden; }
.tag_wrapped .cell_output pre { white-space: pre-wrap; overflow-wrap: anywhere; }
html[data-theme=dark] .bd-content .cell_output img { background: #fff; border-radius: 0; }
.bd-article .sig, .bd-article dl.py p, .bd-article dl.py dd, .bd-article table.indextable,
.bd-article code, .bd-article h1, .prev-next-area .prev-next-info { overflow-wrap: anywhere; }
.genindextable td, .bd-article .prev-next-title, .bd-article .prev-next-area p,
.bd-article table.indextable td { overflow-wrap: anywhere; word-break: break-word; }
.bd-article dl.py dt.sig { overflow-x: auto; max-width: 100%; }
.bd-article .headerlink { overflow-wrap: normal; }
.bd-sidebar-secondary code .pre { white-space: normal; overflow-wrap: anywhere; }
.prev-next-area .prev-next-info { min-width: 0; }
.bd-article code .pre { white-space: normal; overflow-wrap: anywhere; }
"""
# the theme makes and marks the navigation anew on each page, which took two thirds of the build
SIDEBAR = """<nav class="bd-links bd-docs-nav" aria-label="Main">
<div class="bd-toc-item navbar-nav active">
<ul class="nav bd-sidenav bd-sidenav__home-link">
<li class="toctree-l1{% if pagename == root_doc %} current active{% endif %}">
<a class="reference internal" href="{{ pathto(root_doc) }}">{{ root_title }}</a>
</li>
</ul>
{{ navigation() }}
</div>
</nav>
"""
LONGEST_EXAMPLE = 14  # lines of code
WIDEST = 100  # characters of a line of output that stand beside each other on a page


def directives_of(cell: nbformat.NotebookNode) -> list[str]:
    """The directives `#| ...` of a code cell."""
    return re.findall(r"^#\|\s*(.+?)\s*$", cell.source, re.M) if cell.cell_type == "code" else []


def only_imports(source: str) -> bool:
    """Whether a cell does nothing but import, and at most make a generator."""
    code = re.sub(r"\([^)]*\)", "", re.sub(r"^#.*$", "", source, flags=re.M))
    lines = [line for line in code.splitlines() if line.strip()]
    imports = re.compile(r"\s*(from|import|rng =|if TYPE_CHECKING:) ?")
    return bool(lines) and all(imports.match(line) for line in lines)


def joined(cells: list[nbformat.NotebookNode]) -> list[nbformat.NotebookNode]:
    """The cells, where folded ones that show nothing are one with the folded one after them."""
    shown: list[nbformat.NotebookNode] = []
    for cell in cells:
        before = shown[-1] if shown else None
        if before is not None and folded(before) and folded(cell) and not before.outputs:
            before.source = f"{before.source}\n\n{cell.source}"
            before.outputs = cell.outputs
            before.metadata["tags"] = cell.metadata["tags"]
            prompts = [before.metadata.get("mystnb"), cell.metadata.get("mystnb")]
            if all(prompts):
                both = ", ".join(prompt["code_prompt_show"] for prompt in prompts)
                before.metadata["mystnb"] = {"code_prompt_show": both.replace(", show ", ", ")}
            else:
                before.metadata.pop("mystnb", None)
        else:
            shown.append(cell)
    return shown


def folded(cell: nbformat.NotebookNode) -> bool:
    """Whether the code of a cell stands behind a fold."""
    return cell.cell_type == "code" and "hide-input" in cell.metadata["tags"]


def defined(source: str) -> list[str]:
    """The names that an exported cell defines; "" for what is no definition."""
    names = []
    if not is_exported(source):
        return names
    for node in ast.parse(re.sub(r"^#\|.*\n?", "", source, flags=re.M)).body:
        targets = getattr(node, "targets", [getattr(node, "target", node)])
        names += [getattr(target, "name", getattr(target, "id", "")) for target in targets]
    return names


def is_use(cell: nbformat.NotebookNode, directives: list[str], names: list[str]) -> bool:
    """Whether a cell has one of the names and shows what comes out, its code in sight."""
    if not cell.outputs or any(d.startswith(("code-fold", "hide")) for d in directives):
        return False
    return any(re.search(rf"\b{name}\b", cell.source) for name in names)


def prepare(path: Path, target: Path) -> None:
    """Copy a notebook without hidden cells; plotting code, imports and edge cases folded.

    So are the private functions that stand between a method and its first use, by their names.
    """
    notebook, cells = nbformat.read(path, as_version=4), []
    edge = False
    public, used = [], False
    for cell in notebook.cells:
        directives = directives_of(cell)
        if any(d == "hide" or d.startswith("default_exp") for d in directives):
            continue
        if cell.cell_type == "markdown":
            edge = cell.source.lstrip().startswith("## Edge cases") or (
                edge and not re.search(r"^## ", cell.source, re.M)
            )
            cell.source = cell.source.replace("](../CONTRIBUTING.md)", "](CONTRIBUTING.md)")
        else:
            cell.outputs = [o for o in cell.outputs if o.get("text", "shown").strip()]
            cell.metadata["tags"] = tags_of(cell, directives, edge)
            names = defined(cell.source)
            private = bool(names) and all(name.startswith("_") for name in names)
            if private and not used:
                cell.metadata["tags"] = ["hide-input"]
                cell.metadata["mystnb"] = {"code_prompt_show": f"show {', '.join(names)}"}
            public += [name for name in names if name and not name.startswith("_")]
            used = used or is_use(cell, directives, public)
            if says_prose(cell.outputs):
                cell.metadata["tags"].append("wrapped")
            cell.source = re.sub(r"^#\|.*\n?", "", cell.source, flags=re.M)
        cells.append(cell)
    notebook.cells = joined(cells)
    notebook.metadata["language_info"] = {"name": "python", "pygments_lexer": "ipython3"}
    target.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, target)


def tags_of(cell: nbformat.NotebookNode, directives: list[str], edge: bool) -> list[str]:
    """What MyST-NB is to do with a code cell."""
    if "echo: false" in directives:
        return ["remove-input"]
    if edge and cell.outputs:
        return ["hide-cell"]
    if edge or only_imports(cell.source) or any(d.startswith("code-fold") for d in directives):
        return ["hide-input"]
    return []


def says_prose(outputs: list[nbformat.NotebookNode]) -> bool:
    """Whether lines longer than a page are all sentences, not rows of a table: they may wrap."""
    lines = [line for output in outputs for line in text_of(output).splitlines()]
    long = [line.strip() for line in lines if len(line) > WIDEST]
    return bool(long) and not any(len(re.findall(r"\S {2,}", line)) > 2 for line in long)


def toctree(caption: str, names: list[str]) -> str:
    """A hidden table of contents in MyST."""
    return "\n".join(["```{toctree}", ":hidden:", f":caption: {caption}", "", *names, "```"])


def entry(page: str | dict) -> str:
    """The line of a toctree for a page of _quarto.yml, with its own text if it has one."""
    if isinstance(page, str):
        return page.removesuffix(".ipynb")
    return f"{page['text']} <{page['href'].removesuffix('.ipynb')}>"


def title(text: str) -> str:
    """A heading in reStructuredText."""
    return f"{text}\n{'=' * len(text)}\n\n"


def example_of(path: Path, name: str) -> str:
    """The first short cell of a notebook that calls `name` and shows something, with its output."""
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type != "code" or is_exported(cell.source) or not cell.outputs:
            continue
        code = re.sub(r"^#\|.*\n?", "", cell.source, flags=re.M)
        lines = code.splitlines()
        if re.search(rf"\b{name}\(", code) and len(lines) <= LONGEST_EXAMPLE:
            said = "".join(text_of(output) for output in cell.outputs).rstrip().splitlines()[:12]
            block = ".. code-block:: python\n\n" + "".join(f"   {line}\n" for line in lines)
            shown = "\n.. code-block:: text\n\n" + "".join(f"   {line}\n" for line in said)
            return f"{block}{shown if said else ''}\n"
    return ""


def text_of(output: nbformat.NotebookNode) -> str:
    """What an output says in text."""
    text = output.get("text") or output.get("data", {}).get("text/plain", "")
    return "" if text.startswith("<Figure") else f"{text.rstrip()}\n"


def api_page(module: object, name: str, path: Path) -> str:
    """The page of a public name: signature, docstring, an example, where it is derived."""
    value = getattr(module, name)
    head = f"{title(name)}.. currentmodule:: {module.__name__}\n\n"
    if isinstance(value, type):
        body = f".. autoclass:: {name}\n   :members:\n   :inherited-members: dict, tuple\n"
    elif callable(value):
        body = f".. autofunction:: {name}\n"
    elif isinstance(value, Mapping):
        entries = ", ".join(f"``{key}``" for key in value)
        body = f".. py:data:: {name}\n\n   A mapping with the entries {entries}.\n"
    else:
        body = f".. py:data:: {name}\n\n   ``{value!r}``\n"
    home = path.relative_to(NBS).with_suffix("")
    example = example_of(path, name)
    text = f"\n.. rubric:: Example\n\n{example}" if example else ""
    return f"{head}{body}{text}\nDerived, checked and shown in :doc:`/{home}`.\n"


def write_api(folder: Path) -> list[str]:
    """A page for each module with a table of its names, and a page for each name."""
    pages = []
    for path in notebooks():
        module_name = module_of(path)
        if module_name in (None, "__init__"):
            continue
        module = import_module(f"localcal.{module_name}")
        names = getattr(module, "__all__", [])
        if not names:
            continue
        short = module_name.replace(".", "/")
        (folder / short).mkdir(parents=True)
        rows = []
        for name in names:
            (folder / short / f"{name}.rst").write_text(api_page(module, name, path))
            about = (getattr(module, name).__doc__ or "").strip().splitlines() or [""]
            rows.append(
                f"   * - :doc:`{name} <{short.rpartition('/')[2]}/{name}>`\n     - {about[0]}\n"
            )
        listed = "\n".join(f"   {short.rpartition('/')[2]}/{name}" for name in names)
        table = ".. list-table::\n   :widths: 30 70\n\n" + "".join(rows)
        tree = f".. toctree::\n   :hidden:\n\n{listed}\n"
        about = (module.__doc__ or "").strip()
        page = f"{title(module_name)}{about}\n\n{table}\n{tree}"
        (folder / f"{short}.rst").write_text(page)
        pages.append(f"api/{short}")
    return pages


def write_sources(source: Path) -> None:
    """Everything that Sphinx builds from."""
    sidebar = yaml.safe_load((ROOT / "_quarto.yml").read_text())["website"]["sidebar"]["contents"]
    for path in notebooks():
        prepare(path, source / path.relative_to(NBS))
    parts = [part for part in sidebar if isinstance(part, dict) and "section" in part]
    trees = [toctree(part["section"], list(map(entry, part["contents"]))) for part in parts]
    shutil.copy(ROOT / "CONTRIBUTING.md", source)
    trees.append(toctree("Development", ["CONTRIBUTING"]))
    trees.append(toctree("Reference", write_api(source / "api")))
    index = nbformat.read(source / "index.ipynb", as_version=4)
    cell = nbformat.v4.new_markdown_cell("\n\n".join(trees), id="toctrees")
    index.cells.append(cell)
    nbformat.write(index, source / "index.ipynb")
    (source / "conf.py").write_text(CONF)
    (source / "_static").mkdir()
    (source / "_static/site.css").write_text(CSS)
    (source / "_templates").mkdir()
    (source / "_templates/sbt-sidebar-nav.html").write_text(SIDEBAR)


def main() -> int:
    """Build into the folder given."""
    out = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "_site").resolve()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "source"
        source.mkdir()
        write_sources(source)
        options = ["-q", "-W", "--keep-going", "-b", "html", "-j", "2", "-d", f"{folder}/doctrees"]
        status = sphinx_build([*options, str(source), f"{folder}/site"])
        if status == 0:
            if out.exists():
                shutil.rmtree(out)
            shutil.move(f"{folder}/site", out)
            print(f"the site is in {out}")
    return status


if __name__ == "__main__":
    assert localcal.__all__
    sys.exit(main())
