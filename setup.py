"""Build script: compiles the rules engine with mypyc; everything else about the package is in pyproject.toml.

TABLETOWN_PURE=1 skips the compilation. Without a C compiler, or if something cannot be compiled, the same sources are
installed as plain Python; with TABLETOWN_STRICT_BUILD=1 only a missing compiler is tolerated.
"""

import json
import os
import shutil
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
PACKAGE = Path("src/tabletown")
sys.path[:0] = [str(ROOT / PACKAGE), str(ROOT)]
import _build  # noqa: E402  (by path: the package itself may not be importable yet)
import vendor  # noqa: E402

CACHE = "build/mypyc-cache"
STRICT = os.environ.get("TABLETOWN_STRICT_BUILD") == "1"


# No function of these libraries is replaced at run time, so calls may be inlined: a tenth more decisions per second.
INLINE = ["-fno-semantic-interposition"] if sys.platform == "linux" else []


def say(line: str) -> None:
    """Print to standard error, since pip hides standard output."""
    print(f"tabletown: {line}", file=sys.stderr, flush=True)


def has_compiler() -> bool:
    """Return whether a C compiler and the headers of this Python are available."""
    if os.name == "nt":
        return True
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command.split()[0]) is not None and headers.exists()


def groups(sources: list[str]) -> list[tuple[list[str], str | None]]:
    """Return one shared library for the core, the bots and each game, so that a change in one game rebuilds that game."""
    named: dict[str, list[str]] = {}
    for source in sources:
        named.setdefault("_".join(Path(source).parent.parts[:2]), []).append(str(PACKAGE / source))
    return [(paths, f"tabletown_{name}") for name, paths in named.items()]


def translate(sources: list[str]) -> list[Extension]:
    """Return the modules as C, made by mypyc."""
    from mypyc.build import mypycify

    # Its own cache, beside the C files that it refers to: both exist, or neither.
    arguments = [f"--cache-dir={CACHE}", *(str(PACKAGE / source) for source in sources)]
    try:
        return mypycify(arguments, opt_level="3", debug_level="0", separate=groups(sources))
    except ValueError as error:  # what it reads of some classes is not whole: "value is not in list"
        say(f"the cache of mypyc is made anew ({error})")
        shutil.rmtree(CACHE)
        return mypycify(arguments, opt_level="3", debug_level="0", separate=groups(sources))


def extensions(sources: list[str]) -> list[Extension]:
    """Return the modules to compile: all, or none with the reason printed."""
    if not sources or os.environ.get("TABLETOWN_PURE") == "1" or {"dist_info", "egg_info", "sdist"} & set(sys.argv):
        return []
    if "--inplace" in sys.argv and _build.verdict(str(PACKAGE))[0] == "compiled":
        say("the compiled engine is up to date")
        return []
    if not has_compiler():
        say("no C compiler with the Python headers; the engine runs as plain Python")
        return []
    try:
        built = translate(sources)
    except (Exception, SystemExit) as error:
        if STRICT:
            raise
        say(f"mypyc failed ({error}); the engine runs as plain Python")
        return []
    for extension in built:
        extension.optional = not STRICT
        if os.name != "nt":  # a warning of a newer compiler must not cause a slow engine
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error", *INLINE]
    return built


class RecordedBuild(build_ext):
    """A build of the extensions that records their sources once all are complete."""

    def run(self) -> None:
        if not self.extensions:
            return
        folder = PACKAGE if self.inplace else Path(self.build_lib, "tabletown")
        record = folder / _build.RECORD
        record.unlink(missing_ok=True)
        super().run()
        outputs = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        missing = [output.name for output in outputs if not output.exists()]
        if missing:
            say(f"{missing[0]} could not be compiled; the engine runs as plain Python")
            return
        built = {output.resolve() for output in outputs}
        for left in folder.rglob(f"*{EXTENSION_SUFFIXES[0]}"):  # of modules that are no longer compiled
            if left.resolve() not in built:
                left.unlink()
        files = sorted(Path(os.path.relpath(output, folder)).as_posix() for output in outputs)
        content = {"suffix": EXTENSION_SUFFIXES[0], "sources": FINGERPRINTS, "files": files}
        record.write_text(json.dumps(content, indent=1) + "\n")
        say(f"compiled {len(FINGERPRINTS)} modules")


class VendoredBuild(build_py):
    """A build that fetches the npm files of the pages before a wheel is assembled."""

    def run(self) -> None:
        if not self.editable_mode and not (PACKAGE / "web/static/vendor/htmx.js").exists():
            vendor.main()
        super().run()
        if not self.editable_mode:  # the pages show the rules, and a wheel has no docs
            shutil.copytree("docs/games", Path(self.build_lib) / "tabletown/web/rules", dirs_exist_ok=True)


# Taken before mypyc reads the sources: an edit during the build then counts as stale, not as compiled.
os.chdir(ROOT)
FINGERPRINTS = _build.fingerprints(str(PACKAGE))
setup(ext_modules=extensions(sorted(FINGERPRINTS)), cmdclass={"build_ext": RecordedBuild, "build_py": VendoredBuild})
