"""Install localcal; every setting comes from settings.ini.

Two builds of the same files with the same SOURCE_DATE_EPOCH are equal, byte for byte
(`python -m build`: the source distribution, and the wheel that is built of it).
"""

import gzip
import os
import re
import tarfile
from configparser import ConfigParser
from pathlib import Path

from setuptools import find_packages, setup
from setuptools.command.sdist import sdist

HERE = Path(__file__).parent
config = ConfigParser(delimiters=["="])
config.read(HERE / "settings.ini", encoding="utf-8")
cfg = config["DEFAULT"]

os.umask(0o022)  # what is written can be read by all, whatever the habits of who builds


class SameBytes(sdist):
    "A source distribution without the times, owners and permissions of one computer."

    def make_archive(self, base_name, format, root_dir=None, base_dir=None, **_):
        assert format == "gztar", f"only a tar.gz is built, not {format}"
        name, epoch = f"{base_name}.tar.gz", os.environ.get("SOURCE_DATE_EPOCH")

        def plain(entry):
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = "root"
            entry.mode = 0o755 if entry.isdir() else 0o644
            entry.mtime = int(entry.mtime if epoch is None else epoch)
            return entry

        with open(name, "wb") as file:
            with gzip.GzipFile("", "wb", mtime=int(epoch or 0), fileobj=file) as packed:
                with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar:
                    tar.add(base_dir, filter=plain)  # in the order of the names
        return name


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
    cmdclass={"sdist": SameBytes},
)
