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
        "carried_out": "carried out, a game",
        "clause": "clause",
        "compiled_steps_per_second": "compiled, steps a second",
        "compile_seconds": "compilation, seconds",
        "digest": "digest",
        "forbade": "forbade, a game",
        "game": "game",
        "games": "games",
        "gpu_ratio": "GPU to compiled",
        "gpu_steps_per_second": "on the GPU, steps a second",
        "interpreter_steps_per_second": "interpreted, steps a second",
        "longest": "longest game, steps",
        "mean_steps": "mean steps",
        "openspiel_backgammon_steps_per_second": "OpenSpiel’s backgammon, steps a second",
        "options": "options",
        "ratio": "compiled to interpreted",
        "ratio_to_openspiel_backgammon": "compiled to OpenSpiel’s backgammon",
        "seats": "seats",
        "seconds": "seconds",
        "seconds_each": "seconds for each measure",
        "seed": "seed",
        "shared": "shared wins",
        "simulating": "Simulating",
        "state_bytes": "bytes of a position",
        "steps": "steps",
        "steps_per_second": "steps a second",
        "unfinished": "unfinished",
        "version": "version",
        "wins": "wins, by seat",
        "errors": "errors",
        "listeners": "listeners at each table",
        "refused": "refused, as somebody was faster",
        "seconds_an_action": "seconds between two actions of a side",
        "moves": "moves",
        "moves_per_second": "moves a second",
        "p50_ms": "half of them within, ms",
        "p99_ms": "99 % of them within, ms",
        "ping_p50_ms": "half of the idle questions within, ms",
        "ping_p99_ms": "99 % of the idle questions within, ms",
        "server_memory_mb": "server’s memory, MB",
        "server_memory_mb_at_1000_tables": "server’s memory with 1,000 tables, MB",
        "server_start_seconds": "server’s start, seconds",
        "tables": "tables",
    },
    "fr": {
        "backend": "joué sur",
        "bench": "Mesure",
        "board": "plateau",
        "bots": "robots",
        "carried_out": "appliqué, par partie",
        "clause": "article",
        "compiled_steps_per_second": "compilé, pas par seconde",
        "compile_seconds": "compilation, secondes",
        "digest": "empreinte",
        "forbade": "interdit, par partie",
        "game": "jeu",
        "games": "parties",
        "gpu_ratio": "GPU sur compilé",
        "gpu_steps_per_second": "sur le GPU, pas par seconde",
        "interpreter_steps_per_second": "interprété, pas par seconde",
        "longest": "plus longue partie, en pas",
        "mean_steps": "pas en moyenne",
        "openspiel_backgammon_steps_per_second": "backgammon d’OpenSpiel, pas par seconde",
        "options": "options",
        "ratio": "compilé sur interprété",
        "ratio_to_openspiel_backgammon": "compilé sur backgammon d’OpenSpiel",
        "seats": "joueurs",
        "seconds": "secondes",
        "seconds_each": "secondes par mesure",
        "seed": "graine",
        "shared": "victoires partagées",
        "simulating": "Simulation",
        "state_bytes": "octets d’une position",
        "steps": "pas",
        "steps_per_second": "pas par seconde",
        "unfinished": "inachevées",
        "version": "version",
        "wins": "victoires, par joueur",
        "errors": "erreurs",
        "listeners": "auditeurs par table",
        "refused": "refusés, un autre étant plus rapide",
        "seconds_an_action": "secondes entre deux actions d’un camp",
        "moves": "coups",
        "moves_per_second": "coups par seconde",
        "p50_ms": "la moitié en moins de, ms",
        "p99_ms": "99 % en moins de, ms",
        "ping_p50_ms": "la moitié des questions vides en moins de, ms",
        "ping_p99_ms": "99 % des questions vides en moins de, ms",
        "server_memory_mb": "mémoire du serveur, Mo",
        "server_memory_mb_at_1000_tables": "mémoire du serveur avec 1 000 tables, Mo",
        "server_start_seconds": "démarrage du serveur, secondes",
        "tables": "tables",
    },
}
SEPARATORS = {"en": (",", "."), "fr": ("\u202f", ",")}


def label(name: str) -> str:
    """A field's name in the language of this run; as it stands where there is no other."""
    return LABELS[spoken()].get(name, name)


def counted(number: int | float) -> str:
    """A number as it is written in the language of this run."""
    thousands, decimal = SEPARATORS[spoken()]
    whole, _, rest = f"{number:,.3f}".partition(".")
    rest = rest.rstrip("0")
    return whole.replace(",", thousands) + (decimal + rest if rest else "")
