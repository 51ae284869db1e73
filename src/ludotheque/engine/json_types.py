"""The type of JSON whose shape is not known, as it was read or is to be shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Json = bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | None
