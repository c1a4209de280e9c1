# make play    set up, start the table and open it in the browser     (PORT=8765)
# make terminal  set up and start a game at the terminal     (GAME=huntik)
# make demos   let all rule tests leave records to watch; else each is made when it is asked for
# make test    set up and run every check
# make lint    the checks without the tests
# make format  put the code in shape
# make fast    compile the engine into .fast (about five minutes and a C compiler, once): two to three times the decisions a second
# make wheel   make a wheel with the compiled engine in dist, and try it in a new environment: who installs it needs no compiler
# make bench   compile the engine and measure games and decisions per second
# make bench-peers  compile the engine and measure it beside other engines in one run
# make mutants  break the rules one small change at a time and say what no test notices (GAME=huntik; SAMPLE=0 is all)
# make soak    many random games with random decks of all shipped cards, checked after every decision (GAME=huntik GAMES=200 SOAK="--players 4")
# make simulate  a server whose journal, sockets and processes fail, in simulated time, by seed (SEEDS=2000 FIRST=0)
# make load    compile the engine and measure whether the server does what is promised, with nothing else running (about three minutes)
# make pins    bring requirements*.txt in line with pyproject.toml (needs uv)
# make clean   remove what the others made

PYTHONS ?= python3.13 python3.12 python3.11 python3
GAME    ?= huntik
PORT    ?= 8765
# Four more than there are cores: what takes long waits for a server, a browser or a clock more than half of its time.
WORKERS ?= $(shell n=$$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2); echo $$((n + 4)))
SAMPLE  ?= 0
GAMES   ?= 200
SOAK    ?=
SEEDS   ?= 2000
FIRST   ?= 0

VENV    := .venv
FAST    := .fast
BIN     := $(VENV)/bin
DEMOS   := build/demos
SOURCES := $(shell find src/quickening -name '*.py')
PIP     := -m pip --disable-pip-version-check --quiet
PINS_OF := uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --quiet
PINS    := $(PINS_OF) pyproject.toml

# Many tests start processes of their own: whoever keeps no bytecode compiles all of the engine for each of them.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.SECONDARY: $(FAST)/bin/python $(FAST)/.pins $(FAST)/.pins-compile $(FAST)/.pins-postgres $(FAST)/.pins-peers $(VENV)/.pins-build $(FAST)/.wheel
.PHONY: help play terminal demos test lint format fast wheel bench bench-peers mutants soak simulate load pins clean

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

play: $(VENV)/.pins-demos $(VENV)/.project
	@$(BIN)/quickening serve --open --port $(PORT) --demos $(DEMOS)

terminal: $(VENV)/.pins $(VENV)/.project
	@$(BIN)/quickening play $(GAME)

demos: $(VENV)/.pins-dev $(VENV)/.project
	$(BIN)/pytest tests/rules -m rule --records=$(DEMOS) -n $(WORKERS)

test: lint
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --records=$(DEMOS)

lint: $(VENV)/.pins-dev $(VENV)/.project
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.licences

format: $(VENV)/.pins-dev
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

fast: $(FAST)/.project
	@echo "The engine is compiled: $(FAST)/bin/quickening bench, $(FAST)/bin/quickening serve --open"

wheel: $(FAST)/.wheel
	$(FAST)/bin/python -m tools.wheel dist

bench: $(FAST)/.project
	@$(FAST)/bin/quickening bench

bench-peers: $(FAST)/.project $(FAST)/.pins-peers
	@$(FAST)/bin/python -m benchmarks.peers --write docs/performance.md

mutants: $(VENV)/.pins-dev $(VENV)/.project
	$(BIN)/python -m tools.mutants $(GAME) --sample $(SAMPLE)

soak: $(VENV)/.pins-dev $(VENV)/.project
	$(BIN)/python -m tools.soak $(GAME) --games $(GAMES) $(SOAK)

simulate: $(VENV)/.pins-dev $(VENV)/.project
	$(BIN)/python -m tests.server.simulation --seeds $(SEEDS) --first $(FIRST)

load: $(VENV)/.pins-dev $(VENV)/.project $(FAST)/.project $(FAST)/.pins-postgres
	$(BIN)/python -m tools.load_aims --quickening $(FAST)/bin/quickening

pins:
	@command -v uv >/dev/null || { echo "make pins needs uv: pip install uv" >&2; exit 1; }
	$(PINS) --output-file requirements.txt
	$(PINS) --group demos --constraint requirements.txt --output-file requirements-demos.txt
	$(PINS) --group dev --constraint requirements.txt --output-file requirements-dev.txt
	$(PINS) --extra postgres --constraint requirements-dev.txt --output-file requirements-postgres.txt
	$(PINS) --extra peers --constraint requirements-dev.txt --output-file requirements-peers.txt
	$(PINS_OF) --group build --constraint requirements-dev.txt --output-file requirements-build.txt
	$(PINS_OF) --group compile --constraint requirements-dev.txt --output-file requirements-compile.txt

clean:
	rm -rf $(VENV) $(FAST) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# An interpreter counts only if it runs: a name on the PATH may be a stub. A venv needs ensurepip, which some
# systems keep in a package of its own.
%/bin/python:
	@for python in $(PYTHONS); do \
	    if $$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
	        echo "Setting up $* with $$($$python --version)"; \
	        exec $$python -m venv --clear $*; \
	    fi; \
	done; \
	echo "Quickening needs Python 3.11 or newer with its venv module; tried: $(PYTHONS)." >&2; \
	echo "Install one, or name yours: make PYTHONS=/path/to/python ..." >&2; \
	exit 1

%/.pins: requirements.txt %/bin/python
	$*/bin/python $(PIP) install --require-hashes -r requirements.txt
	@touch $@

$(VENV)/.pins-demos: requirements-demos.txt $(BIN)/python
	$(BIN)/python $(PIP) install --require-hashes -r requirements-demos.txt
	@touch $@

$(VENV)/.pins-dev: requirements-dev.txt $(BIN)/python
	$(BIN)/python $(PIP) install --require-hashes -r requirements-dev.txt
	@touch $@

# What builds the package is pinned as well: nothing else is fetched while it is installed.
%/.pins-build: requirements-build.txt %/bin/python
	$*/bin/python $(PIP) install --require-hashes -r requirements-build.txt
	@touch $@

%/.pins-compile: requirements-compile.txt %/bin/python
	$*/bin/python $(PIP) install --require-hashes -r requirements-compile.txt
	@touch $@

%/.pins-postgres: requirements-postgres.txt %/bin/python
	$*/bin/python $(PIP) install --require-hashes -r requirements-postgres.txt
	@touch $@

%/.pins-peers: requirements-peers.txt %/bin/python
	$*/bin/python $(PIP) install --require-hashes -r requirements-peers.txt
	@touch $@

$(VENV)/.project: pyproject.toml $(VENV)/.pins-build
	$(BIN)/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# Nothing in .fast is edited where it lies: what changed in the source is compiled anew.
$(FAST)/.wheel: pyproject.toml hatch_build.py $(wildcard tools/*.py) $(SOURCES) $(FAST)/.pins $(FAST)/.pins-compile
	@echo "Compiling the engine"
	QUICKENING_COMPILE=1 $(FAST)/bin/python $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@touch $@

$(FAST)/.project: $(FAST)/.wheel
	$(FAST)/bin/python $(PIP) install --no-deps --no-index --force-reinstall \
	    $$(ls -t dist/quickening-*.whl | grep -v none-any | head -n 1)
	@touch $@
