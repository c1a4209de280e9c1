"""What a player of Highlander reads beside a question, and what is shown of a turn."""

from __future__ import annotations

from typing import Any

from quickening.core.decisions import Decision, Option
from quickening.core.prompts import GIVE, GUARD, NO_CHOICE, PLAY, TARGET, USE, Choice, Prompt, Track
from quickening.core.questions import questions_of, role_of, worded
from quickening.core.views import CardView
from quickening.games.books import gist_of
from quickening.games.highlander import grid
from quickening.games.highlander.facts import grid_of, hidden_from, of_attack
from quickening.games.highlander.rules.resolving import damage_of
from quickening.games.highlander.state import PLAY as IN_PLAY
from quickening.games.highlander.state import HighlanderGame

ROLES = {
    "play": PLAY,
    "attack": PLAY,
    "put": PLAY,
    "with": PLAY,
    "defend": GUARD,
    "guard": GUARD,
    "keep": GUARD,
    "carry": GUARD,
    "discard": GIVE,
    "drop": GIVE,
    "spend": GIVE,
    "use": USE,
    "duty": USE,
}
QUESTIONS = questions_of("quickening.games.highlander")


def prompt_of(game: HighlanderGame, decision: Decision, card: CardView | None, rule: str) -> Prompt:
    """A question as a person reads it."""
    title, why = worded(decision, QUESTIONS, card, rule, gist_of(rule), attack_words(game, decision))
    listed = [option for option in decision.options if option.listed]
    return Prompt(title, why, (), tuple(choice_of(game, option) for option in listed))


def attack_words(game: HighlanderGame, decision: Decision) -> dict[str, Any]:
    """HL1 41, HL3 63, HLT 53. Where the attack is aimed that is to be answered, and what it does if it hits."""
    for attack in game.attacks:
        if game.cards[attack.card].handle != decision.source or attack.result:
            continue
        if hidden_from(game, attack, decision.seat):
            return {"aim": "Nobody but your opponent knows where it is aimed."}
        many = damage_of(game, attack)
        return {"aim": f"Aimed at {grid.words(of_attack(game, attack).grid)}, {many} damage if it hits."}
    return {"aim": "Nobody but your opponent knows where it is aimed."}


def choice_of(game: HighlanderGame, option: Option) -> Choice:
    """What an option is about."""
    role = role_of(option, ROLES)
    if option.kind == "card" and option.ref >= 0:
        return Choice(TARGET if game.cards[option.ref].area == IN_PLAY else PLAY)
    if role in (PLAY, GUARD) and option.ref >= 0:
        return Choice(role, grid=grid_of(game, option.ref))
    return Choice(role) if role else NO_CHOICE


def track_of(game: HighlanderGame) -> Track:
    """The phases of a turn in the order of the book; one that only some turns have stands at the end."""
    phases = game.edition.phases.value
    steps = phases if game.phase in phases or not game.phase else (*phases, game.phase)
    return Track(tuple((name, name) for name in steps), game.phase, stops=True)
