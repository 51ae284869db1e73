"""What every game must satisfy, written once: the laws, replay, save and load, equal speeds."""
