"""Install localcal; every setting comes from settings.ini."""

import re
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
home = cfg["git_url"]
text = (HERE / "README.md").read_text(encoding="utf-8")
# links and pictures of the long description must work away from the repository
text = re.sub(r"!\[([^]]*)\]\((?!https?:)", rf"![\1]({home}/raw/v{cfg['version']}/", text)
text = re.sub(r"(?<!!)(\[[^]]*\])\((?!https?:|#)", rf"\1({home}/blob/v{cfg['version']}/", text)

for name in ("test", "docs"):  # whoever changes a notebook can run all of them
    extras["dev"] += extras[name]

setup(
    name=cfg["lib_name"],
    version=cfg["version"],
    description=cfg["description"],
    long_description=text,
    long_description_content_type="text/markdown",
    author=cfg["author"],
    author_email=cfg["author_email"],
    url=home,
    project_urls={
        "Documentation": cfg["doc_host"] + cfg["doc_baseurl"],
        "Source": home,
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
    },
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
        "Development Status :: 3 - Alpha",
        "Intended Audience :: Science/Research",
        "Operating System :: OS Independent",
        "Programming Language :: Python :: 3",
        "Programming Language :: Python :: 3 :: Only",
        *(f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13)),
        "Topic :: Scientific/Engineering",
        "Typing :: Typed",
    ],
    zip_safe=False,
)
