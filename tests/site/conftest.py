"""The server under test needs a page to show; a tiny one will do, whatever has been built."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .tiny_page import lay_out


@pytest.fixture(scope="package", autouse=True)
def a_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTHEQUE_PAGE", str(lay_out(tmp_path_factory.mktemp("page") / "tiny")))
        yield
