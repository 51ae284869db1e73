"""The spaces of observations and actions, as Gymnasium and PettingZoo both have them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from .spec import Spec


def observation_box(spec: Spec) -> spaces.Box[np.uint8]:
    """Bytes, each with the bounds of the part that it belongs to."""
    high = np.zeros(spec.observation_length, np.uint8)
    for part in spec.parts.values():
        high[part.start : part.stop] = part.most
    return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)


def masked(spec: Spec, actions: int) -> spaces.Dict:
    """An observation with a mask of the actions that are legal, as in PettingZoo's own games."""
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": observation_box(spec), "action_mask": mask})
