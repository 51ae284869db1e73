# Two commands do everything: `make play` and `make test`. Both set up what they need first.
PYTHON ?= python3
BIN := .venv/bin
SEATS ?= 4

.DEFAULT_GOAL := help
.PHONY: help setup play test check format types soak bench lock clean

help:
	@echo "make play    set up, and play in the terminal"
	@echo "make test    set up, and run everything that CI runs"
	@echo "make format  format the sources"
	@echo "make types   renew the client's types of the messages"
	@echo "make soak    compare interpreter and compiled rules over 10,000 whole games"
	@echo "make bench   measure how fast the rules run"
	@echo "make lock    renew requirements.lock"
	@echo "make clean   remove the environment and everything built"

setup:
	@$(PYTHON) -c 'pass' 2>/dev/null || { echo "Ludothèque needs Python 3.11 or later, and there is no $(PYTHON) here." >&2; exit 1; }
	@$(PYTHON) tools/setup.py

play: setup
	@$(BIN)/ludotheque play

test: setup check
	@$(BIN)/python -m pytest -n auto --dist worksteal

check: setup
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy

format: setup
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix

types: setup
	@$(BIN)/python -m tools.protocol_types

soak: setup
	@$(BIN)/python tools/soak.py

bench: setup
	@$(BIN)/ludotheque bench

lock: setup
	@$(BIN)/python -m uv pip compile --universal --generate-hashes --no-header --no-annotate --quiet --upgrade --python-version 3.11 --extra dev --output-file requirements.lock pyproject.toml

clean:
	@rm -rf .venv dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis
