"""Whether bots search, which takes compiled rules; the environment may settle it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from enum import Enum

from ludotheque.engine.errors import LudothequeError, Problem

SETTING = "LUDOTHEQUE_FORESIGHT"


class Foresight(Enum):
    """Whether those bots search who can."""

    NEVER = "never"  # all play simply
    WHEN_READY = "when-ready"
    ALWAYS = "always"  # whoever asks waits until it is ready


def foresight(environment: Mapping[str, str] = os.environ) -> Foresight:
    given = environment.get(SETTING) or Foresight.WHEN_READY.value
    try:
        return Foresight(given)
    except ValueError as error:
        allowed = ", ".join(each.value for each in Foresight)
        wrong = {"setting": SETTING, "given": given, "allowed": allowed}
        raise LudothequeError(Problem("setting-unknown", wrong)) from error
