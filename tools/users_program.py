"""A small program as a user would write it: it runs, and a type checker finds nothing in it.

But in the lines at its end: it must find fault with each of them, or it calls an ignore unused.
"""

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

import localcal as lc

rng = np.random.default_rng(1)
x = rng.uniform(-3, 3, 500)
y = rng.normal(np.sin(x), np.where(x > 1, 0.4, 0.2))
prediction = lc.Gaussian(np.sin(x), std=0.2)

ratio: float = lc.anees(y, prediction)
test = lc.KernelTest(statistic="uce").fit(x, y, prediction)
result: lc.LocalResult = test.evaluate([-2, 0, 2])
table: pd.DataFrame = result.to_frame()
rejected: np.ndarray = lc.KernelTest().fit(x, y, prediction).evaluate().reject(alpha=0.05)
regions = lc.PartitionTest("kdtree", leaf_size=50).fit(x, y, prediction)
distance = lc.LocalCvM(bx_max=0.5).fit(x, y, prediction).evaluate([0.0]).value
congruence = lc.CCE().fit(x, y, prediction).evaluate([0.0]).value
decided: np.ndarray = lc.KernelTest().fit(x, y, prediction).evaluate().decision(alpha=0.05)
boxes: pd.DataFrame = lc.ScanTest(n_null=19, rng=0).fit(x, y, prediction).table_
alarm: bool = lc.Monitor().fit(x).update(x, y, prediction).alarm_
mended: np.ndarray = lc.LocalRecalibrator().fit(x, y, prediction).transform(x, prediction).std
report = lc.assess(x, y, prediction)
print(f"ANEES {ratio:.2f}, {rejected.mean():.2f} rejected, {len(table)} rows, {report!r:.40}")
print(f"{len(decided)} decided, {len(boxes)} boxes, alarm: {alarm}, deviation {mended.mean():.2f}")

if TYPE_CHECKING:
    lc.KernelTest(width=1.0)  # type: ignore[call-arg]
    lc.anees(y)  # type: ignore[call-arg]
    lc.Gaussian(y, sd=2.0)  # type: ignore[call-arg]
    lc.Monitor().update(x, y)  # type: ignore[call-arg]
    result.decision("0.05")  # type: ignore[arg-type]
    lc.compare(x, y, prediction, methods=3)  # type: ignore[arg-type]
    name: str = lc.anees_test(y, prediction).pvalue  # type: ignore[assignment]
    print(lc.no_such_name)  # type: ignore[attr-defined]
