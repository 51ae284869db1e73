"""Small programs for developers: setting up, and the long comparison."""
