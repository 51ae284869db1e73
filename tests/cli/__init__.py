"""Tests of the command line and of playing in the terminal."""
