"""What an editor's language server offers of the package: names, methods, parameters (by Jedi)."""

from pathlib import Path

import jedi

ROOT = Path(__file__).resolve().parent.parent
HEAD = """import localcal as lc
x = [0.0, 1.0, 2.0]
test = lc.KernelTest().fit(x, x, lc.Gaussian(x, std=1.0))
result = test.evaluate(x)
"""
CASES = {
    "lc.Ker": {"KernelTest"},
    "lc.lcd.lcd_": {"lcd_gaussian", "lcd_mixture"},
    "test.": {"fit", "add", "merge", "evaluate", "bootstrap", "get_params", "set_params"},
    "result.": {"reject", "decision", "to_frame", "regions", "plot", "value", "pvalue"},
    "lc.CCE().": {"fit", "evaluate", "error_bound"},
    "lc.LocalCvM().": {"fit", "evaluate", "terms", "contributions"},
    "lc.TrustRegions().": {"fit", "evaluate", "at_step", "plot"},
}
SIGNATURES = {"lc.KernelTest(": {"widths", "statistic", "scale"}, "test.fit(": {"X", "y", "pred"}}


def at_end(line: str) -> tuple[jedi.Script, int, int]:
    """A program that ends with `line`, and the place behind it."""
    code = HEAD + line
    rows = code.split("\n")
    project = jedi.Project(ROOT, added_sys_path=[str(ROOT)])
    return jedi.Script(code, path=ROOT / "users.py", project=project), len(rows), len(rows[-1])


def main() -> None:
    """Check that everything is offered."""
    for line, wanted in CASES.items():
        script, row, column = at_end(line)
        offered = {found.name for found in script.complete(row, column)}
        assert wanted <= offered, f"{line} does not offer {', '.join(sorted(wanted - offered))}"
    for line, wanted in SIGNATURES.items():
        script, row, column = at_end(line)
        (signature,) = script.get_signatures(row, column)
        names = {parameter.name for parameter in signature.params}
        assert wanted <= names, f"{line} does not show {', '.join(sorted(wanted - names))}"
    print(f"{len(CASES)} completions, {len(SIGNATURES)} signatures")


if __name__ == "__main__":
    main()
