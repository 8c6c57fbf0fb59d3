"""Write the table of each paper's figures, in its order, into its first page of experiments.

python tools/papers.py

The tables are made by the cells of 8_whole/84_claims from the claims and captions of all
notebooks; that page fails while one of them is not up to date.
"""

import json
import sys

import nbformat
from notebooks import NBS, ROOT, sources

HEAD = "**The paper's {}, in its order.**"
SAID = (
    "Where each is drawn or made again, and what came of it; a verdict leads to the cell that "
    "tries it. `84_claims` makes this table from the verdicts themselves, and has equations and "
    "all other claims."
)


def makers():
    """What the cells of 84_claims define, up to the function that makes a table."""
    sys.path.insert(0, str(ROOT))
    names = {}
    for source in sources(NBS / "8_whole/84_claims.ipynb"):
        exec(source, names)
        if "in_paper_order" in names:
            return names
    raise SystemExit("84_claims has no function in_paper_order")


def write(path, text):
    """Put the table into the notebook at `path`, in place of the old one or after the title."""
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        if cell.cell_type == "markdown" and cell.source.startswith(HEAD.split("{")[0] + "figures"):
            cell.source = text
            break
    else:
        notebook.cells.insert(1, nbformat.v4.new_markdown_cell(text))
    before = path.read_text(encoding="utf-8")
    after = json.dumps(json.loads(nbformat.writes(notebook)), indent=1, ensure_ascii=False) + "\n"
    if after != before:
        path.write_text(after, encoding="utf-8")
    print(path.relative_to(ROOT), "written anew" if after != before else "as it was")


if __name__ == "__main__":
    made = makers()
    for paper, first in made["FIRST"].items():
        path = NBS / f"{first}.ipynb"
        table = made["in_paper_order"](paper, path.parent, ("Fig.", "Table"))
        what = "figures and tables" if "\n| Table" in table else "figures"
        write(path, f"{HEAD.format(what)} {SAID}\n\n{table.strip()}")
