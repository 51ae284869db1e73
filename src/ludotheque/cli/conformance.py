"""`conformance`: whether a game keeps the laws of every game."""

from __future__ import annotations

from rich.console import Console

from ludotheque.conformance import Effort, findings
from ludotheque.engine.registry import game as game_named
from ludotheque.words import say

from .language import spoken
from .reporting import trace

QUICK = Effort(variants=3, share=3)


def check_conformance(name: str, thorough: bool) -> bool:
    """Tells of each law whether it is kept; whether all are."""
    found, console = game_named(name), Console(highlight=False, soft_wrap=True)
    broken = 0
    for finding in findings(found, Effort() if thorough else QUICK):
        mark = "[red]✗[/red]" if finding.broken else "[green]✓[/green]"
        console.print(mark, say(spoken(), f"law-{finding.law.replace('_', '-')}"))
        if finding.broken:
            broken += 1
            console.print(f"  {finding.law}: {finding.broken}", style="red", markup=False)
            trace(finding.error)
    key = "laws-broken" if broken else "laws-kept"
    console.print(say(spoken(), key, {"game": name, "count": broken}))
    return not broken
