# Everything runs from .venv, which the first use makes. `make play` and `make test` are the two to know.
BIN := .venv/bin
UV = $(shell command -v uv || echo $(BIN)/uv)
JOBS := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
MODE = $(BIN)/python -c 'from tabletown import _build; print(_build.mode(), _build.reason())'
PYTEST = $(BIN)/python -m pytest -n auto

# Tests of what the engine does; they run once more as plain Python.
ENGINE_TESTS = $(wildcard tests/core tests/games tests/laws tests/rules tests/perft tests/replays)

.PHONY: setup play test browser check format lock coverage bench soak clean
.DELETE_ON_ERROR:

setup: .venv/.installed .venv/.vendored
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel $(JOBS)

play: setup
	@$(BIN)/tabletown serve

test: export TABLETOWN_STRICT_BUILD = 1
test: check browser .venv/.ray
	@if [ "$$($(MODE))" = "compiled " ]; then \
	  echo "== tests, compiled"; TABLETOWN_EXPECT=compiled $(PYTEST) && \
	  echo "== engine tests, plain Python" && TABLETOWN_PURE=1 TABLETOWN_EXPECT=pure $(PYTEST) $(ENGINE_TESTS); \
	else \
	  echo "== tests, plain Python only: $$($(MODE))"; TABLETOWN_PURE=1 TABLETOWN_EXPECT=pure $(PYTEST); \
	fi

# The tests in a browser take the Chromium of the system; without one they ask Playwright for its own.
browser:
	@for name in chromium chromium-browser google-chrome google-chrome-stable; do \
	  command -v $$name >/dev/null && exit 0; \
	done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "== installing Chromium"; apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
	fi; true

check: setup
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/.requirements
	$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format --quiet .

coverage: setup
	TABLETOWN_PURE=1 $(BIN)/coverage run -m pytest -q
	$(BIN)/coverage report

bench: setup
	$(BIN)/python -m bench

# The long forms of the tests of faults, on all cores that nobody else wants; figures are in docs/reliability.md.
soak: setup
	nice $(BIN)/python -m tests.faults.simulation --sequences 10000
	nice $(BIN)/python -m tests.faults.chaos --rounds 60
	TABLETOWN_COMPARISONS=100000 nice $(PYTEST) tests/server/test_noninterference.py -rP
	TABLETOWN_EXAMPLES=100 nice $(BIN)/python -m pytest tests/server/test_security_schema.py

# Fresh pins with hashes, for every supported Python at once; the packages of npm are pinned in package.json by hand.
lock: .venv/.requirements
	cd requirements && for name in run dev research ray peers uv; do \
	  $(abspath $(UV)) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	    --no-emit-index-url --no-header $$name.in -o $$name.txt || exit 1; \
	done
	cd $(CURDIR) && $(BIN)/npm install --package-lock-only --ignore-scripts --silent
	$(BIN)/python -c 'import json; lock = json.load(open("package-lock.json")); \
	  [each.pop(key, None) for each in lock["packages"].values() for key in ("funding", "resolved")]; \
	  open("package-lock.json", "w").write(json.dumps(lock, indent=2) + "\n")'

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage htmlcov
	rm -rf node_modules src/tabletown/web/static/vendor src/*.egg-info src/tabletown/_compiled.json
	find src tests -name __pycache__ -prune -exec rm -rf {} +
	find src -name '*.so' -exec rm -f {} +

.venv/.made:
	@for python in $(PYTHON) python3.13 python3.12 python3.11 python3 python; do \
	  if $$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    $$python -m venv --clear .venv && touch $@ && exit 0; \
	  fi; \
	done; \
	echo "Python 3.11 or newer with venv is needed (on Debian: apt install python3-venv)" >&2; exit 1

.venv/.requirements: requirements/dev.txt requirements/research.txt requirements/uv.txt .venv/.made
	@command -v uv >/dev/null || $(BIN)/python -m pip install --quiet --require-hashes -r requirements/uv.txt
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/research.txt
	@touch $@

# Only the tests of contests on a cluster need Ray, which is large.
.venv/.ray: requirements/ray.txt .venv/.requirements
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/ray.txt
	@touch $@

.venv/.installed: pyproject.toml .venv/.requirements
	@TABLETOWN_PURE=1 $(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.vendored: package.json package-lock.json vendor.py .venv/.requirements
	@$(BIN)/python vendor.py
	@touch $@
