"""SF 50. Bold-faced abilities that are used: Stealth, Tactics, Influence, Reload."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.frames import Ask, Next, Run
from quickening.core.refusals import Refusal
from quickening.games.shadowfist.events.notes import UseCounted
from quickening.games.shadowfist.events.players import PowerPaid
from quickening.games.shadowfist.kinds.abilities import Bold
from quickening.games.shadowfist.kinds.basics import Scope, These
from quickening.games.shadowfist.kinds.effects import Do
from quickening.games.shadowfist.rules.abilities import own_scope
from quickening.games.shadowfist.rules.continuous import is_immune
from quickening.games.shadowfist.rules.effects import Resolving
from quickening.games.shadowfist.rules.facts import facts, has_against, unaffected
from quickening.games.shadowfist.rules.influencing import TurningInfluence, influence_of
from quickening.games.shadowfist.rules.innate import Innate
from quickening.games.shadowfist.rules.resources import pool
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY, SMOKED
from quickening.lang.selections import ThisCard

NOT_ATTACKING = Refusal("SF 50.16", "{name} is not attacking.")
NO_TACTICS = Refusal("SF 50.16", "{name} does not have Tactics.")
NO_STEALTH = Refusal("SF 50.14", "{name} does not have Stealth.")
STEALTH_USED = Refusal("SF 50.14", "{name} has used its Stealth in this attack.")
NOT_INTERCEPTED = Refusal("SF 50.14", "{name} is not intercepted by anybody it can evade.")
TOO_LITTLE = Refusal("SF 50.8", "{name} costs more than the Influence you can turn.")
NO_RELOAD = Refusal("SF 50.13", "{name} cannot be reloaded: you cannot pay for it.")


# -- judging -------------------------------------------------------------------------------------------------------


def evadable(game: ShadowfistGame, card: int) -> list[int]:
    """SF 50.14, 40.0. The Characters intercepting a card, except those immune to it."""
    attack = game.attack
    return [
        one.card.card
        for one in (attack.interceptors if attack else ())
        if one.attacker.card == card
        and not is_immune(game, one.card.card, card)
        and not unaffected(game, one.card.card, "Stealth")
        and has_against(game, card, "Stealth", one.card.card)
    ]


def judge_stealth(game: ShadowfistGame, seat: int, card: int) -> Refusal | None:
    """SF 50.14. Once during each attack, however often the Character has it."""
    if not any(bold.word == "Stealth" for bold, _ in facts(game, card).words):
        return NO_STEALTH
    if ("Stealth", -game.attacks) in game.cards[card].used:
        return STEALTH_USED
    return None if evadable(game, card) else NOT_INTERCEPTED


def judge_tactics(game: ShadowfistGame, seat: int, card: int) -> Refusal | None:
    """SF 50.16. While attacking."""
    if game.attack is None or game.attack.attacker(card) is None:
        return NOT_ATTACKING
    return None if "Tactics" in facts(game, card).bold else NO_TACTICS


def judge_influence(game: ShadowfistGame, seat: int, card: int) -> Refusal | None:
    """SF 50.8. Whether a player has enough Influence to make an interceptor cease intercepting."""
    total = influence_of(game, seat, card)
    return None if total and total >= facts(game, card).cost else TOO_LITTLE


def reload_of(game: ShadowfistGame, card: int) -> Bold | None:
    """SF 50.13. What is printed after Reload."""
    for ability in game.cards[card].definition.abilities:
        if isinstance(ability, Bold) and ability.word == "Reload":
            return ability
    return None


def judge_reload(game: ShadowfistGame, seat: int, card: int) -> Refusal | None:
    """SF 50.13. Whether the Reload cost of a card in the smoked pile can be paid."""
    bold = reload_of(game, card)
    if bold is None or game.cards[card].area != SMOKED or game.cards[card].owner != seat:
        return NO_RELOAD
    scope = own_scope(game, card)
    have = pool(game, seat)
    if any(have[sign] < bold.requires.count(sign) for sign in bold.requires):
        return NO_RELOAD
    power = bold.amount.value(game, scope) if bold.amount is not None else 0
    if power + sum(cost.power(game, scope) for cost in bold.costs) > game.players[seat].power:
        return NO_RELOAD
    return None if all(cost.possible(game, scope) for cost in bold.costs) else NO_RELOAD


# -- using ---------------------------------------------------------------------------------------------------------


class UseBold(Innate):
    """SF 50. A bold-faced ability is used: `what` is `stealth`, `tactics`, `influence` or `reload`.

    For Influence `card` is the interceptor; the first card that is turned is the source.
    """

    rule: ClassVar[str] = "SF 50"

    chosen: int = NOBODY
    scope: Scope = Scope(0)

    def start(self, game: ShadowfistGame) -> Next:
        self.scope = own_scope(game, self.card)
        if self.what == "stealth":
            return Ask(game.which(self.seat, "Who ceases intercepting?", evadable(game, self.card)), self.evading)
        if self.what == "influence":
            cost = max(1, facts(game, self.card).cost)
            return Run(TurningInfluence(seat=self.seat, amount=cost, on=self.card), self.turned)
        return self.pay_reload if self.what == "reload" else self.generate

    def evading(self, game: ShadowfistGame) -> Next:
        self.chosen = game.chosen[0].ref
        game.note(UseCounted(self.card, "Stealth", -game.attacks))
        return self.generate

    def turned(self, game: ShadowfistGame) -> Next:
        self.chosen = self.card
        self.scope = replace(own_scope(game, self.returned[0]), you=self.seat)
        return self.generate

    def pay_reload(self, game: ShadowfistGame) -> Next:
        bold = reload_of(game, self.card)
        assert bold is not None
        power = bold.amount.value(game, self.scope) if bold.amount is not None else 0
        if power:
            game.happen(PowerPaid(self.seat, power, game.ref(self.card)))
        return Run(Resolving(todo=bold.costs, scope=self.scope), self.generate) if bold.costs else self.generate

    def generate(self, game: ShadowfistGame) -> Next:
        """SF 43.0, 50.8, 50.13, 50.14, 50.16. An interceptor or the Character withdraws, or the card is reloaded."""
        if self.what in ("stealth", "influence"):
            effect = Do(These((game.ref(self.chosen),)), "cease intercepting")
        else:
            effect = Do(ThisCard(), "cease attacking" if self.what == "tactics" else "reload")
        return self.add(game, "text", effect, self.scope, self.what.capitalize())
