"""Mission Impossible: every clause, option value, refusal, event and secret."""
