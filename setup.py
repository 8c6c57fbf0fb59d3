"""Install localcal; every setting comes from settings.ini."""

from configparser import ConfigParser
from pathlib import Path

from setuptools import find_packages, setup

HERE = Path(__file__).parent
config = ConfigParser(delimiters=["="])
config.read(HERE / "settings.ini", encoding="utf-8")
cfg = config["DEFAULT"]

extras = {
    key.removesuffix("_requirements"): cfg[key].split()
    for key in cfg
    if key.endswith("_requirements")
}
for name in ("parquet", "scale", "models", "explore"):  # what the notebooks' tests need
    extras["test"] += extras[name]
for name in ("test", "docs"):  # whoever changes a notebook can run all of them
    extras["dev"] += extras[name]

setup(
    name=cfg["lib_name"],
    version=cfg["version"],
    description=cfg["description"],
    long_description=(HERE / "README.md").read_text(encoding="utf-8"),
    long_description_content_type="text/markdown",
    author=cfg["author"],
    author_email=cfg["author_email"],
    url=cfg["git_url"],
    keywords=cfg["keywords"],
    license="Apache-2.0",
    python_requires=f">={cfg['min_python']}",
    packages=find_packages(include=["localcal", "localcal.*"]),
    package_data={"localcal": ["data/*.csv", "data/*.npz", "py.typed", "*.pyi", "*/*.pyi"]},
    install_requires=cfg["requirements"].split(),
    extras_require=extras,
    entry_points={
        "console_scripts": cfg["console_scripts"].split(),
        "nbdev": ["localcal=localcal._modidx:d"],
    },
    classifiers=[
        "Intended Audience :: Science/Research",
        "Programming Language :: Python :: 3",
        "Topic :: Scientific/Engineering",
        "Typing :: Typed",
    ],
    zip_safe=False,
)
