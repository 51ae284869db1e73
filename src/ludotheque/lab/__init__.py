"""The laboratory: simulation, benchmarks, and what researchers build on."""
