# Everything runs from .venv, which the first use makes. `make play` and `make test` are the two to know.
BIN := .venv/bin
UV = $(shell command -v uv || echo $(BIN)/uv)
JOBS := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
MODE = $(BIN)/python -c 'from tabletown import _build; print(_build.mode(), _build.reason())'
PYTEST = $(BIN)/python -m pytest -n auto
BIOME = $(shell ls node_modules/@biomejs/*/biome 2>/dev/null | head -1)

# What shows that plain Python does the same as the compiled engine: these tests run once more without it.
PLAIN_TESTS = tests/rules tests/replays tests/perft tests/laws/test_faults.py tests/laws/test_properties.py

# Tests start many processes, and each would compile all modules anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test check check-web format engine setup browser coverage bench soak docs lock clean
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

play: engine ## start a server to play at, with only what playing needs installed
	@$(BIN)/tabletown serve

test: export TABLETOWN_STRICT_BUILD = 1
test: check browser .venv/.ray ## check and test everything, compiled and as plain Python
	@echo "== scripts of the pages"; $(BIN)/node --test --test-reporter=dot 'tests/web/*.test.js'
	@if [ "$$($(MODE))" = "compiled " ]; then \
	  echo "== tests, compiled"; TABLETOWN_EXPECT=compiled $(PYTEST) && \
	  echo "== engine tests, plain Python" && TABLETOWN_PURE=1 TABLETOWN_EXPECT=pure $(PYTEST) $(PLAIN_TESTS); \
	else \
	  echo "== tests, plain Python only: $$($(MODE))"; TABLETOWN_PURE=1 TABLETOWN_EXPECT=pure $(PYTEST); \
	fi

check: setup check-web ## lint, format check, types and layers
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: .venv/.npm
	@test -x "$(BIOME)" || { \
	  echo "Biome comes from npm for Linux on x86-64 and arm64 only; elsewhere install it and name it: BIOME=/path/to/biome" >&2; \
	  exit 1; }
	$(BIOME) check --error-on-warnings

format: setup ## format and fix what can be fixed
	$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format --quiet .
	$(BIOME) check --write

engine: .venv/.installed .venv/.vendored ## compile the engine
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel $(JOBS)

setup: engine .venv/.requirements .venv/.npm ## install what working on Tabletown needs

# The tests in a browser take the Chromium of the system; without one they ask Playwright for its own.
browser:
	@for name in chromium chromium-browser google-chrome google-chrome-stable; do \
	  command -v $$name >/dev/null && exit 0; \
	done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "== installing Chromium"; apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
	fi; true

coverage: setup ## measure which lines the tests run
	TABLETOWN_PURE=1 $(BIN)/coverage run -m pytest -q
	$(BIN)/coverage report

bench: setup ## measure the speed of engine, bots and server
	$(BIN)/python -m bench

# The long forms, on all cores that nobody else wants; figures are in docs/reliability.md.
soak: setup browser ## run for hours what `make test` runs a part of
	nice $(PYTEST) -m soak
	TABLETOWN_PURE=1 nice $(PYTEST) -m "soak or not soak" tests/laws
	nice $(BIN)/python -m tests.faults.simulation --sequences 10000
	nice $(BIN)/python -m tests.faults.chaos --rounds 60
	TABLETOWN_COMPARISONS=100000 nice $(PYTEST) tests/server/test_noninterference.py -rP
	TABLETOWN_EXAMPLES=100 nice $(BIN)/python -m pytest tests/server/test_security_schema.py

docs: setup .venv/.docs ## build the documentation site in build/site
	$(BIN)/python docs/make_site.py build/docs
	$(BIN)/mkdocs build --quiet

# For every supported Python at once; the packages of npm are pinned in package.json by hand.
lock: .venv/.requirements ## pin the newest versions of all packages, with hashes
	cd requirements && for name in run build dev postgres research ray peers wheels docs uv; do \
	  $(abspath $(UV)) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	    --no-emit-index-url --no-header $$name.in -o $$name.txt || exit 1; \
	done
	cd $(CURDIR) && $(BIN)/npm install --package-lock-only --ignore-scripts --silent
	$(BIN)/python -c 'import json; lock = json.load(open("package-lock.json")); \
	  [each.pop(key, None) for each in lock["packages"].values() for key in ("funding", "resolved")]; \
	  open("package-lock.json", "w").write(json.dumps(lock, indent=2) + "\n")'

clean: ## remove everything that was made
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

# What playing needs, with the tools that compile the engine.
.venv/.build: requirements/build.txt requirements/uv.txt .venv/.made
	@command -v uv >/dev/null || $(BIN)/python -m pip install --quiet --require-hashes -r requirements/uv.txt
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/build.txt
	@touch $@

.venv/.requirements: requirements/dev.txt requirements/research.txt .venv/.build
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/research.txt
	@touch $@

# Only the tests of contests on a cluster need Ray, which is large.
.venv/.ray: requirements/ray.txt .venv/.requirements
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/ray.txt
	@touch $@

.venv/.docs: requirements/docs.txt .venv/.requirements
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/docs.txt
	@touch $@

.venv/.installed: pyproject.toml .venv/.build
	@TABLETOWN_PURE=1 $(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.vendored: package.json package-lock.json vendor.py .venv/.build
	@$(BIN)/python vendor.py
	@touch $@

# The linter of the pages' scripts and styles, and what tests of accessibility need.
.venv/.npm: .venv/.vendored
	@PATH="$(abspath $(BIN)):$$PATH" npm ci --ignore-scripts --silent
	@touch $@
