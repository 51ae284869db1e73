"""The few words of `simulate` and `bench`, which run where no Fluent files can be read.

Everything else that the command line says is in the words folder.
"""

from __future__ import annotations

from .language import spoken

LABELS = {
    "en": {
        "backend": "played on",
        "bench": "Measuring",
        "board": "board",
        "bots": "bots",
        "compiled_steps_per_second": "compiled, steps a second",
        "cpu": "processor",
        "cuda": "graphics processor",
        "cuda_steps_per_second": "on the GPU, steps a second",
        "digest": "digest",
        "game": "game",
        "games": "games",
        "gpu": "graphics processor",
        "interpreter_steps_per_second": "interpreted, steps a second",
        "longest": "longest game, steps",
        "mean_steps": "mean steps",
        "openspiel_backgammon_steps_per_second": "OpenSpiel’s backgammon, steps a second",
        "options": "options",
        "ratio": "compiled to interpreted",
        "ratio_to_openspiel_backgammon": "compiled to OpenSpiel’s backgammon",
        "seats": "seats",
        "seconds": "seconds",
        "seed": "seed",
        "shared": "shared wins",
        "simulating": "Simulating",
        "steps": "steps",
        "steps_per_second": "steps a second",
        "unfinished": "unfinished",
        "version": "version",
        "wins": "wins, by seat",
    },
    "fr": {
        "backend": "joué sur",
        "bench": "Mesure",
        "board": "plateau",
        "bots": "robots",
        "compiled_steps_per_second": "compilé, pas par seconde",
        "cpu": "processeur",
        "cuda": "processeur graphique",
        "cuda_steps_per_second": "sur le GPU, pas par seconde",
        "digest": "empreinte",
        "game": "jeu",
        "games": "parties",
        "gpu": "processeur graphique",
        "interpreter_steps_per_second": "interprété, pas par seconde",
        "longest": "plus longue partie, en pas",
        "mean_steps": "pas en moyenne",
        "openspiel_backgammon_steps_per_second": "backgammon d’OpenSpiel, pas par seconde",
        "options": "options",
        "ratio": "compilé sur interprété",
        "ratio_to_openspiel_backgammon": "compilé sur backgammon d’OpenSpiel",
        "seats": "joueurs",
        "seconds": "secondes",
        "seed": "graine",
        "shared": "victoires partagées",
        "simulating": "Simulation",
        "steps": "pas",
        "steps_per_second": "pas par seconde",
        "unfinished": "inachevées",
        "version": "version",
        "wins": "victoires, par joueur",
    },
}
SEPARATORS = {"en": (",", "."), "fr": ("\u202f", ",")}


def label(name: str) -> str:
    """A field's name in the language of this run; as it stands where there is no other."""
    return LABELS[spoken()].get(name, name)


def counted(number: int | float) -> str:
    """A number as it is written in the language of this run."""
    thousands, decimal = SEPARATORS[spoken()]
    written = f"{number:,}" if isinstance(number, int) else f"{number:,.3f}"
    whole, point, rest = written.partition(".")
    return whole.replace(",", thousands) + (decimal + rest if point else "")
