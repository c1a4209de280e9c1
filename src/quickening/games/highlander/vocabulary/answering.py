"""What answers a play: cards that are countered as soon as they come, cards that cannot be, and more to wait for."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.events import Event
from quickening.core.frames import Next, Run
from quickening.games.highlander.definitions import ILLUSION
from quickening.games.highlander.events import AbilityChanged, AttackDefended, Discarded, LastingBegan, LastingEnded
from quickening.games.highlander.facts import PlayerFacts
from quickening.games.highlander.state import HighlanderGame, Lasting
from quickening.games.highlander.vocabulary import abilities
from quickening.games.highlander.vocabulary.amounts import seat_of
from quickening.games.highlander.vocabulary.attack_changes import Marked
from quickening.games.highlander.vocabulary.changes import PlayerChange
from quickening.games.highlander.vocabulary.effects import source_of
from quickening.games.highlander.vocabulary.filters import nouns_of, only
from quickening.games.highlander.vocabulary.play_effects import Duplicating
from quickening.games.highlander.vocabulary.subjects import add_alike
from quickening.games.highlander.vocabulary.triggers import HighlanderTrigger, Plays, about
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook

# -- countering ----------------------------------------------------------------------------------------------------


class CounterNext(Effect, frozen=True):
    """HL1 77, HL3 80. The next such card that the opponent plays is countered."""

    cards: Cards

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        text = abilities.Static(NextCountered(self.cards), "opponent")
        return game.do([LastingBegan(Lasting(text, frame.scope, game.tick(), "game"))], frame.start)


class NextCountered(PlayerChange, frozen=True):
    """The next such card that a player plays is countered."""

    cards: Cards

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("next countered", []).append((self, scope))


def countered_by_text(game: HighlanderGame, seat: int, card: int) -> list[Event]:
    """The text that counters a card as a player plays it, used up by that; nothing if there is none."""
    from quickening.games.highlander import facts

    for change, scope in facts.of_player(game, seat).words.get("next countered", ()):
        if may_counter(game, change.cards, card, scope):
            used = [one for one in game.lasting if one.ability.is_static and one.ability.change is change]
            return [LastingEnded(one) for one in used[:1]]
    return []


def may_counter(game: HighlanderGame, cards: Cards, card: int, scope: Scope) -> bool:
    """HL1 77, HL3 80, HLT 36. Whether what counters such cards counters this one; Illusions only if it names them."""
    if game.printed(card).type == ILLUSION and game.edition.countered_illusions.value == "named":
        if "Illusion" not in nouns_of(cards):
            return False
    return cards.fits(game, card, scope)


def safe_beside(game: HighlanderGame, seat: int, card: int) -> bool:
    """Whether a card played in conjunction with another says that it cannot be countered."""
    joined = [other for other, main in game.deeds[seat].joined if main == card]
    texts = [one for other in joined for one in game.printed(other).statics if one.who == "that"]
    return any(getattr(one.change, "word", "") == NOT_COUNTERED for one in texts)


NOT_COUNTERED = "not countered"


class DuplicateThat(Effect, frozen=True):
    """HLT 88. The effects of the card this one is played with are carried out once more."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        cards = tuple(ref.card for ref in frame.scope.it if game.alive(ref))
        return Run(Duplicating(seat=frame.scope.you, cards=cards, source=source_of(frame.scope)), frame.start)


# -- waiting -------------------------------------------------------------------------------------------------------


class LosesAbility(HighlanderTrigger, frozen=True):
    """A player's Ability goes down, by damage or otherwise."""

    who: str = "opponent"
    events: ClassVar[tuple[type[Event], ...]] = (AbilityChanged,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, AbilityChanged)
        meant = event.ability < event.was and event.seat == seat_of(self.who, scope)
        return about(game, scope, event) if meant else None


class Discards(HighlanderTrigger, frozen=True):
    """The opponent discards such a card from hand, for whatever reason."""

    cards: Cards
    events: ClassVar[tuple[type[Event], ...]] = (Discarded,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Discarded)
        meant = game.cards[event.card].owner != scope.you and self.cards.fits(game, event.card, scope)
        return about(game, scope, event, event.card) if meant else None


class AttackStopped(HighlanderTrigger, frozen=True):
    """One of a player's attacks is `blocked`, `dodged`, or in any way not successful."""

    cards: Cards
    how: str = ""
    who: str = "you"
    events: ClassVar[tuple[type[Event], ...]] = (AttackDefended,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, AttackDefended)
        attack = game.attack_of(event.card)
        if attack is None or attack.seat != seat_of(self.who, scope) or (self.how and event.how != self.how):
            return None
        return about(game, scope, event, event.card) if self.cards.fits(game, event.card, scope) else None


WHEN = ("when", "whenever", "if", "each time", "any time", "every time")


def add_answering(book: Phrasebook) -> None:
    """The wordings."""
    phrase = book.phrase
    ways = ("counter the next {cards} played by your opponent", "your opponent's next {cards} is countered")
    phrase("effect", "counter the next {cards} your opponent plays", CounterNext, also=ways)
    for kind in ("card", "attack", "defense", "block", "dodge", "Special Card", "Event", "Edge", "Situation"):
        said = f"that {kind} cannot be countered"
        change = Marked(NOT_COUNTERED)
        phrase("static", said, abilities.Static, who="that", change=change, read_only=kind != "card")
        again = f"duplicate the effects of that {kind}"
        if kind not in ("attack", "defense", "block", "dodge"):
            phrase("effect", again, DuplicateThat, read_only=kind != "card")
    _waiting(book)


def _waiting(book: Phrasebook) -> None:
    phrase = book.phrase
    both = {"you": "trigger", "opponent": "trigger"}
    for number, when in enumerate(WHEN):
        once: dict[str, Any] = {"read_only": bool(number)}
        add_alike(book, both, f"{when} S <lose|loses> Ability", LosesAbility, keep_who=True, **once)
        for who in ("your opponent", "they", "he"):
            verb = "discard" if who == "they" else "discards"
            hidden: dict[str, Any] = {"read_only": bool(number) or who != "your opponent"}
            phrase("trigger", f"{when} {who} {verb} a {{cards}}", Discards, **hidden)
            phrase("trigger", f"{when} {who} {verb} a {{cards}} from their hand", Discards, read_only=True)
        for who, verb in (("your opponent", "attacks you"), ("they", "attack you")):
            mine: dict[str, Any] = {"cards": only("attack"), "read_only": True}
            phrase("trigger", f"{when} {who} {verb}", Plays, **mine)
        for how in ("blocked", "dodged", "avoided"):
            phrase("trigger", f"{when} one of your {{cards:cards_pl}} is {how}", AttackStopped, how=how, **once)
            theirs = f"{when} one of your opponent's {{cards:cards_pl}} is {how}"
            phrase("trigger", theirs, AttackStopped, how=how, who="opponent", **once)
            verb = how.removesuffix("d") if how != "blocked" else "block"
            for success in ("successfully ", ""):
                told = f"{when} you {success}{verb} an attack"
                met: dict[str, Any] = {"how": how, "who": "opponent", "cards": only("attack"), "read_only": True}
                phrase("trigger", told, AttackStopped, **met)
            stops = f"{verb}s"
            for mine_too in ("your attack", "one of your attacks", "an attack you play"):
                told = f"{when} your opponent {stops} {mine_too}"
                phrase("trigger", told, AttackStopped, how=how, cards=only("attack"), read_only=True)
            phrase(
                "trigger",
                f"{when} your attack is {how}",
                AttackStopped,
                how=how,
                cards=only("attack"),
                read_only=True,
            )
