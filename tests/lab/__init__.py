"""Simulation, the GPU's kernel, and the benchmark."""
