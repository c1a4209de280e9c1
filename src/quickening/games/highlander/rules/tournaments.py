"""Tournament rules (HLT 864-875): formats, giving up, quickenings forfeited. The draft is in `limited.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import ClassVar, NamedTuple

from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next
from quickening.core.outside import Outcome
from quickening.core.refusals import Refusal, Refused
from quickening.games.highlander import facts
from quickening.games.highlander.definitions import (
    ATTRIBUTES,
    HILT,
    OFF_HAND,
    PERSONA,
    PLOT,
    QUICKENING,
    WEAPON,
    Printed,
)
from quickening.games.highlander.editions import EDITIONS
from quickening.games.highlander.events.fights import ConcessionRefused
from quickening.games.highlander.events.notes import BeganWith
from quickening.games.highlander.names import factions, pairs
from quickening.games.highlander.rules import constructing
from quickening.games.highlander.rules.constructing import JUDGES, least_size
from quickening.games.highlander.rules.deck_facts import DeckFacts, Judge
from quickening.games.highlander.rules.exertions import FOR_DEFENSE
from quickening.games.highlander.rules.goal import take_head
from quickening.games.highlander.rules.legality import is_banned
from quickening.games.highlander.state import BEFORE_PLAY, ENDURANCE, HighlanderGame


class Format(NamedTuple):
    """A style of tournament: who judges its decks, and with how much Ability one starts."""

    name: str
    rule: str
    judges: tuple[Judge, ...]
    ability: int = 15
    heads: int = 1


def banned(deck: DeckFacts) -> Iterator[Refusal]:
    """HLT 867. Some cards are not legal."""
    for card in dict.fromkeys(deck.all):
        if is_banned(card, "HLT 867"):
            yield Refusal("HLT 867", f"{card.title} is not legal in Standard Constructed.")


def lean(deck: DeckFacts) -> Iterator[Refusal]:
    """HLT 871. Six Lean and Mean cards, and a deck of the smallest size."""
    count = sum(is_lean(card) for card in deck.endurance)
    if count != 6:
        yield Refusal("HLT 871", f"A Lean & Mean deck has six Lean and Mean cards; this one has {count}.")
    least = least_size(deck)
    if len(deck.endurance) != least:
        yield Refusal("HLT 871", f"A Lean & Mean deck has {least} cards; this one has {len(deck.endurance)}.")


def is_lean(card: Printed) -> bool:
    """HLT 871. The cards that give the format its name."""
    name = FORMATS["lean"].name.lower().replace("&", "and")
    return card.name.lower().replace("&", "and") == name


def two_heads(deck: DeckFacts) -> Iterator[Refusal]:
    """HLT 869-870. Two different Personas, no Quickenings, no generic Allowance cards, not Corda with Reno."""
    if len(set(deck.personas)) != 2:
        yield Refusal("HLT 869", f"Two Personas are needed; there are {len(set(deck.personas))}.")
    if any(set(pair) <= set(deck.personas) for pair in pairs()):
        yield Refusal("HLT 870", "A pair of immortals that is one Persona cannot be played as two.")
    for card in deck.all:
        if card.type == QUICKENING:
            yield Refusal("HLT 870", "No Quickenings are allowed.")
        if "Allowance" in card.kinds and not card.of:
            yield Refusal("HLT 870", f"{card.title} is a generic Allowance card.")


def shared_gems(deck: DeckFacts) -> Counter[str]:
    """HLT 869. Of each attribute the higher number of the two Personas counts."""
    best: Counter[str] = Counter()
    for card in deck.pre_game:
        if card.type == PERSONA:
            best |= Counter(card.allowed)
    return best


def gems_of_two(deck: DeckFacts) -> Iterator[Refusal]:
    """HLT 869. No more gems of an attribute than the better of the two Personas has, and never more than 13."""
    best = shared_gems(deck)
    for gem, name in ATTRIBUTES.items() if best else ():
        count = sum(gem in card.gems for card in deck.endurance)
        if count > min(13, best[gem]):
            yield Refusal("HLT 869", f"This deck may have {min(13, best[gem])} cards with {name}; it has {count}.")


def plot_and_hilt(deck: DeckFacts) -> Iterator[Refusal]:
    """HLT 874-875. The Persona's own Signature Hilt and Stand-Alone Plot start in play; one matching weapon."""
    hilts, _ = own_bonus_cards(deck)
    if hilts and not any(weapon in hilt.of for hilt in hilts for weapon in deck.weapons):
        yield Refusal("HLT 875", "The Weapon of Choice has to match the Persona's Hilt.")
    if not hilts and deck.weapons:
        yield Refusal("HLT 875", "Without a Hilt of the Persona's own there is no Weapon of Choice.")
    if len(deck.weapons) > 1:
        yield Refusal("HLT 875", "Only one Weapon of Choice may be used.")
    if any(card.name in factions() and card.is_pre_game for card in deck.all):
        yield Refusal("HLT 875", "The Pre-Game card of a Faction is not allowed.")


def own_bonus_cards(deck: DeckFacts) -> tuple[list[Printed], list[Printed]]:
    """HLT 874-875. The Signature Hilts and the Stand-Alone Signature Plots that are specific to the Persona."""
    own = [card for card in deck.endurance if card.mark == "S" and set(card.of) & set(deck.personas)]
    hilts = [card for card in own if HILT in card.kinds and OFF_HAND not in card.kinds]
    plots = [card for card in own if card.type == PLOT and not card.order]
    return list(dict.fromkeys(hilts)), list(dict.fromkeys(plots))


def one_of_each_kind(deck: DeckFacts) -> Iterator[Refusal]:
    """HLT 866. In Sealed play every card is used; only of several Personas or Weapons one is chosen."""
    for card_type in (PERSONA, WEAPON):
        if sum(card.type == card_type for card in deck.pre_game) > 1:
            yield Refusal("HLT 866", f"Choose one {card_type} to play with.")


def judge_sealed(pool: Iterable[Printed], deck: Iterable[Printed]) -> list[Refusal]:
    """HLT 866. The whole pool is in the deck, and nothing else; of Personas and Weapons of Choice, one each."""
    drafted, used = Counter(pool), Counter(deck)
    left = [card for card in (drafted - used).elements() if card.type not in (PERSONA, WEAPON)]
    found = [Refusal("HLT 866", f"{card.title} was drafted and has to be used.") for card in dict.fromkeys(left)]
    found += [Refusal("HLT 866", f"{card.title} was not drafted.") for card in used - drafted]
    return found + list(one_of_each_kind(DeckFacts(used.elements(), EDITIONS["type-one"])))


_TWO_PERSONAS = tuple(judge for judge in JUDGES if judge is not constructing.personas)

FORMATS: dict[str, Format] = {
    "standard": Format("Standard Constructed", "HLT 867", (*JUDGES, banned)),
    "sealed": Format("Sealed Deck", "HLT 866", (one_of_each_kind,), ability=10),
    "lean": Format("Lean & Mean", "HLT 871", (*JUDGES, banned, lean)),
    "two-headed": Format("2 Headed Giant", "HLT 869", (*_TWO_PERSONAS, two_heads, gems_of_two), heads=2),
    "plot-hilt": Format("Plot/Hilt", "HLT 872", (*JUDGES, plot_and_hilt)),
}


def judge_format(cards: Iterable[Printed], style: str) -> list[Refusal]:
    """Everything that is wrong with a deck under a tournament format."""
    if style not in FORMATS:
        raise Refused(f"there is no format {style!r}; there are {', '.join(FORMATS)}")
    deck = DeckFacts(cards, EDITIONS["type-one"])
    return [refusal for judge in FORMATS[style].judges for refusal in judge(deck)]


def prepare(game: HighlanderGame) -> None:
    """HLT 870, 874. Two heads to take, or a Hilt and a Plot in play from the start."""
    for player in game.players:
        player.heads = FORMATS[game.format].heads
    if game.format != "plot-hilt":
        return
    for seat in range(2):
        cards = [*game.of(BEFORE_PLAY, seat), *game.of(ENDURANCE, seat)]
        for able in own_bonus_cards(DeckFacts((game.printed(card) for card in cards), EDITIONS["type-one"])):
            if len(able) == 1:
                begin_with(game, seat, able[0])
            elif able:
                game.stack.append(ChooseBonus(seat=seat, keys=tuple(printed.key for printed in able)))


def begin_with(game: HighlanderGame, seat: int, printed: Printed) -> None:
    """HLT 874. A card of the deck is in play from the start, and stays there."""
    card = next(card for card in game.of(ENDURANCE, seat) if game.printed(card).key == printed.key)
    game.note(BeganWith(card, seat))


class ChooseBonus(Frame):
    """HLT 875. Of several Hilts, or Plots, a player begins with one."""

    rules: ClassVar[tuple[str, str, str]] = ("HLT 875", "HLT 875", "HLT 875")

    seat: int = 0
    keys: tuple[str, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        own = {game.printed(card).key: card for card in game.of(ENDURANCE, self.seat)}
        options = tuple(game.card_option("bonus", "Begin with {name}", own[key]) for key in self.keys)
        return Ask(Decision(self.seat, "Which card do you begin with?", options), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        begin_with(game, self.seat, game.printed(game.chosen[0].ref))
        return None


# -- what a Head Shot costs (HLT 865) ------------------------------------------------------------------------------


def forfeited(game: HighlanderGame) -> tuple[Printed, ...]:
    """HLT 865. The Quickenings a loser hands over: all of them, but only after a Head Shot."""
    outcome = game.outcome
    if outcome is None or outcome.rule not in ("HL1 66", "HL3 89", "HLT 101"):
        return ()
    loser = 1 - outcome.winners[0]
    cards = [game.printed(card) for card in game.of(BEFORE_PLAY, loser)]
    return tuple(card for card in cards if card.type == QUICKENING)


def head_shot_coming(game: HighlanderGame, seat: int) -> bool:
    """Whether an attack a player faces, and knows, is a Head Shot that has not been resolved."""
    return any(
        not attack.result and not facts.hidden_from(game, attack, seat) and facts.of_attack(game, attack).head_shot
        for attack in game.against(seat)
    )


def give_up(game: HighlanderGame, seat: int) -> bool:
    """HLT 865. Whether a concession is not simply one: it has to be accepted, or comes too late."""
    if not game.format or game.over or not head_shot_coming(game, seat):
        return False
    if isinstance(game.stack[-1], Concession) and game.stack[-1].seat == seat:
        return True  # it is being asked for already
    deeds = game.deeds[seat]
    exerted = game.active == seat and FOR_DEFENSE in deeds.exerted_for
    if exerted or "concession refused" in deeds.notes:  # who leaves all the same is not there to defend
        take_head(game, seat, last=True)
    else:
        game.stack.append(Concession(seat=seat, asked=game.decision))
        game.decision = None
        game.advance()
    return True


class Concession(Frame):
    """HLT 865. The opponent accepts a concession, or play goes on with what was `asked`."""

    rules: ClassVar[tuple[str, str, str]] = ("HLT 865", "HLT 865", "HLT 865")

    seat: int = 0
    asked: Decision | None = None

    def start(self, game: HighlanderGame) -> Next:
        options = (Option("accept", "Accept it"), Option("refuse", "Play on for the head"))
        return Ask(Decision(1 - self.seat, f"{game.names[self.seat]} concedes", options, rests=True), self.answered)

    def answered(self, game: HighlanderGame) -> Next:
        if game.chosen[0].kind == "accept":
            winners = (1 - self.seat,)
            game.end(Outcome(winners, f"{game.names[self.seat]} conceded", game.concession_rule))
            return None
        game.happen(ConcessionRefused(self.seat))
        game.decision = self.asked
        return None
