"""What limits a player's plays: so many cards in a turn, only some attacks, only some areas, so many cards drawn."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.games.highlander import grid
from quickening.games.highlander.facts import Ban, DefenseFacts, PlayerFacts
from quickening.games.highlander.state import HighlanderGame
from quickening.games.highlander.vocabulary import abilities, attack_changes, changes
from quickening.games.highlander.vocabulary.changes import CardChange, PlayerChange
from quickening.games.highlander.vocabulary.filters import IsPowerBlow, Noun, only
from quickening.games.highlander.vocabulary.lasting_effects import LastFor, Span
from quickening.games.highlander.vocabulary.subjects import add_alike
from quickening.lang.nodes import Filter, Scope
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook

CHANGES = {"you": "you_change", "opponent": "opp_change", "each": "each_change"}

# -- which attacks -------------------------------------------------------------------------------------------------


class Except(Filter, frozen=True):
    """A card that is not one of these."""

    cards: Cards

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        return not self.cards.fits(game, card, scope)


class InArea(Filter, frozen=True):
    """An attack to one of these areas of the grid."""

    area: int

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        state = game.cards[card]
        return bool((state.chosen or state.definition.grid) & self.area)


class IsHidden(Filter, frozen=True):
    """HL1 61. An attack that is Hidden, or was until it was revealed."""

    unseen: ClassVar[bool] = True

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        attack = game.attack_of(card)
        return game.cards[card].face_down if attack is None else attack.card == card and attack.was_hidden


class IsAdditional(Filter, frozen=True):
    """HL1 50. An attack played in addition to the one that everybody has."""

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        attack = game.attack_of(card)
        return attack is not None and attack.card == card and attack.additional


class FirstOfTurn(Filter, frozen=True):
    """The first attack in its player's sequence."""

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        attack = game.attack_of(card)
        return attack is not None and attack is next(one for one in game.attacks if one.seat == attack.seat)


# -- how many, and which -------------------------------------------------------------------------------------------


class CardCap(PlayerChange, frozen=True):
    """HL3 148. No more such cards than this may be played in a turn; `from_hand`: only from the hand."""

    cards: Cards
    most: int = 1
    from_hand: bool = False

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        ban = Ban(self.cards, scope, self.from_hand, keyword="RESTRICTION", after=self.most)
        facts.bans.append(ban)


class OnlyPlay(PlayerChange, frozen=True):
    """HL3 148. Only such attacks may be played."""

    cards: Cards

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        others = Cards(Noun("attack"), (Except(self.cards),))
        facts.bans.append(Ban(others, scope, keyword="RESTRICTION"))


class OnlyAgainst(CardChange, frozen=True):
    """A defense that stops only such attacks."""

    cards: Cards

    def apply(self, game: HighlanderGame, facts: DefenseFacts, scope: Scope) -> None:
        facts.useless.append((Cards(Noun("attack"), (Except(self.cards),)), scope))


class DrawCap(PlayerChange, frozen=True):
    """HL1 45. No more cards than this may be drawn in the Draw/Discard Phase."""

    most: int

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("draw cap", []).append(self.most)


#: The kinds of card whose number in a turn a text may limit; attacks and Special Cards are counted elsewhere.
COUNTED = ("card", "defense", "block", "dodge", "Edge", "Event", "Situation", "Object", "Location", "Plot", "Guard")
NO_MORE = ("S may not play more than", "S cannot play more than", "S may play no more than", "S may only play")


#: What holds for somebody who skips the next Draw Phase.
NO_DRAW: dict[str, Any] = {
    "ability": abilities.Static(changes.Granted("skips draw phase"), "opponent"),
    "span": Span("next turn", "opponent"),
}


NO_ATTACKS = NO_DRAW | {"ability": abilities.Static(changes.Granted("skips attack phase"), "opponent")}


def add_limiting(book: Phrasebook) -> None:
    """The wordings."""
    _numbers(book)
    _draws(book)
    _only(book)
    _areas(book)
    _attacks(book)


def _numbers(book: Phrasebook) -> None:
    for word in COUNTED:
        cards = only(word)
        one = tuple(f"{head} one {word}" for head in NO_MORE)
        add_alike(book, CHANGES, one[0], CardCap, cards=cards, most=1, also=one[1:])
        several = tuple(f"{head} {{most:n}} {word}s" for head in NO_MORE)
        add_alike(book, CHANGES, several[0], CardCap, cards=cards, also=several[1:])
    made = tuple(head.replace(" play", " make") for head in NO_MORE[:3])
    for word, node, heads in (
        ("attack", changes.AttackCap, (NO_MORE[2], *made)),
        ("Special Card", changes.SpecialCap, (NO_MORE[2],)),
    ):
        for head in heads:
            add_alike(book, CHANGES, f"{head} one {word}", node, most=1, read_only=True)
            add_alike(book, CHANGES, f"{head} {{most:n}} {word}s", node, read_only=True)


def _draws(book: Phrasebook) -> None:
    """HL1 45. How many cards are drawn."""
    for head in ("no player may", "no player can", "neither player may"):
        for tail in ("", " during their Draw/Discard Phase", " during their Draw Phase"):
            book.phrase("each_change", f"{head} draw more than {{most:n}} cards{tail}", DrawCap, read_only=True)
    drawn = ("S may not draw more than", "S cannot draw more than", "S may draw no more than", "S may only draw")
    one = tuple(f"{head} one card" for head in drawn)
    add_alike(book, CHANGES, one[0], DrawCap, most=1, also=one[1:])
    several = tuple(f"{head} {{most:n}} cards" for head in drawn)
    add_alike(book, CHANGES, several[0], DrawCap, also=several[1:])
    for phase in ("Draw Phase", "Draw/Discard Phase", "next Draw Phase", "next Draw/Discard Phase"):
        for skip in ("S must skip", "S <skip|skips>"):
            if "next" not in phase:
                hidden = phase != "Draw/Discard Phase" or skip != "S must skip"
                said: dict[str, Any] = {"word": "skips draw phase", "read_only": hidden}
                add_alike(book, CHANGES, f"{skip} THEIR {phase}", changes.Granted, **said)
            else:
                add_alike(book, {"opponent": "effect"}, f"{skip} THEIR {phase}", LastFor, **NO_DRAW, read_only=True)
    for skip in ("S must skip THEIR next Attack Phase", "S <skip|skips> THEIR next Attack Phase"):
        add_alike(book, {"opponent": "effect"}, skip, LastFor, **NO_ATTACKS, read_only=True)


def _only(book: Phrasebook) -> None:
    """Only some attacks."""
    ways = tuple(f"S {may} {{cards:attack_kinds}}" for may in ("may only play", "can only play", "may only make"))
    ways += ("S may only attack with {cards:attack_kinds}",)
    must = ("all attacks S <play|plays> must be {cards:attack_kinds}", "S's attacks must be {cards:attack_kinds}")
    add_alike(book, CHANGES, ways[0], OnlyPlay, also=(*ways[1:], *must))
    for kind in ("all attacks must be {cards:attack_kinds}", "only {cards:attack_kinds} may be played"):
        book.phrase("each_change", kind, OnlyPlay, read_only=True)


#: Areas of the grid as texts call them.
AREAS = {"upper": grid.UPPER, "middle": grid.MIDDLE, "lower": grid.LOWER, **{v: k for k, v in grid.NAMES.items()}}


def _areas(book: Phrasebook) -> None:
    """HL1 43. Attacks to some areas."""
    phrase = book.phrase
    for name, area in AREAS.items():
        row = name in ("upper", "middle", "lower")
        words = f"{name} areas" if row else f"{name} area"
        phrase("area_words", words, value=area, also=f"{name} area" if row else ())
    ways = ("in the {area:area_words}", "at the {area:area_words}")
    phrase("qualifier", "to the {area:area_words}", InArea, also=ways)
    for verb in ("may not attack", "cannot attack"):
        add_alike(book, CHANGES, f"S {verb} {{cards:aimed_there}}", changes.CannotPlay, read_only=True)
    phrase("aimed_there", "{after:aimed}", Cards, noun=Noun("attack"), read_only=True)
    phrase("aimed", "the {one:aimed_area}", _alone)
    phrase("aimed", "{one:aimed_area}", _alone)
    phrase("aimed_area", "{area:area_words}", InArea)


def _alone(one: Filter) -> tuple[Filter, ...]:
    return (one,)


def _attacks(book: Phrasebook) -> None:
    """Hidden and additional attacks, the first of a turn, and those that few defenses stop."""
    phrase = book.phrase
    phrase("adjective", "Hidden", IsHidden)
    phrase("adjective", "additional", IsAdditional)
    first = Cards(Noun("attack"), (FirstOfTurn(),))
    for number, tail in enumerate(("each turn", "of each turn", "every turn", "during your turn")):
        said = f"your first attack {tail} {{change:attack_part}}"
        phrase("static", said, abilities.Static, cards=first, read_only=bool(number))
    for word in ("Guard", "Standing Defense", "Basic Block", "Parry", "Evade", "Back Away", "Duck"):
        others = Cards(Noun("defense"), (Except(only(word)),))
        for category in ("attack_change", "attacks_change"):
            ways = tuple(
                f"{can} only be {how} {by} a {word}"
                for can in ("can", "may")
                for how in ("defended", "blocked", "dodged")
                for by in ("with", "by")
            )
            phrase(category, ways[0], attack_changes.NotStoppedBy, cards=others, also=ways[1:])
    _only_against(book)


def _only_against(book: Phrasebook) -> None:
    """Defenses that are of use against some attacks only."""
    phrase = book.phrase
    ways: tuple[str, ...] = (
        "may only be used against {cards:only_against}",
        "may only be played against {cards:only_against}",
    )
    ways += ("can only be used against {cards:only_against}",)
    phrase("defense_change", "only defends {cards:only_against}", OnlyAgainst, also=ways)
    phrase("against_one", "a {cards:only_one}", OnlyAgainst)
    phrase("only_against", "{cards:attack_kinds}")
    phrase("only_one", "{cards:attack_kind}")
    phrase("only_against", "Power Blows", value=Cards(IsPowerBlow()))
    phrase("only_one", "Power Blow", value=Cards(IsPowerBlow()))
