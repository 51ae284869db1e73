"""The real browser: how it is started, and the kinds of visitors that it shows the page to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Literal

from playwright.sync_api import Browser, sync_playwright

from tests.tiers import times
from tools.chromium import Machine, get

ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--mute-audio",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-dev-shm-usage", "--force-color-profile=srgb", "--font-render-hinting=none",
)  # fmt: skip
LOCALES = {"en": "en-GB", "fr": "fr-FR"}

Language = Literal["en", "fr"]
Theme = Literal["light", "dark"]
Motion = Literal["no-preference", "reduce"]


@dataclass(frozen=True)
class Setting:
    """Before which screen somebody sits, and what their browser says of them."""

    width: int = 1280
    height: int = 800
    language: Language = "en"
    theme: Theme = "light"
    motion: Motion = "no-preference"
    touch: bool = False
    dense: bool = False  # whether two pixels are drawn where others draw one

    @property
    def name(self) -> str:
        kind = "finger" if self.touch else "mouse"
        return f"{self.width}×{self.height}, {kind}, {self.language}, {self.theme}"

    @property
    def density(self) -> int:
        return 2 if self.dense else 1

    @property
    def options(self) -> dict[str, Any]:
        """What Playwright makes such a visitor from."""
        return {
            "viewport": {"width": self.width, "height": self.height},
            "locale": LOCALES[self.language],
            "timezone_id": "Europe/Paris",
            "color_scheme": self.theme,
            "reduced_motion": self.motion,
            "has_touch": self.touch,
            "is_mobile": self.touch,
            "device_scale_factor": self.density,
        }


DESKTOP = Setting(1440, 900)
PHONE = Setting(390, 844, touch=True)
TINY = Setting(360, 640, touch=True)
LARGE = Setting(2560, 1440)
TABLET = Setting(1024, 768)
WALL = Setting(1920, 1080)

# For whatever takes many moves: nothing moves by itself, and usually there is little to draw, since
# a browser without a graphics card spends most of its time on that.
STILL = Setting(times(880, 1280), times(600, 800), motion="reduce")
STILL_PHONE = replace(PHONE, motion="reduce")


@contextmanager
def running_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=get(Machine()), args=[*ARGUMENTS])
        yield browser
        browser.close()
