"""A small program as a user would write it: it runs, and a type checker finds nothing in it."""

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
report = lc.assess(x, y, prediction)
print(f"ANEES {ratio:.2f}, {rejected.mean():.2f} rejected, {len(table)} rows, {report!r:.40}")
