"""Effects that make continuous modifiers, and the words for them (HK 708-710)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.frames import Next
from quickening.games.huntik.events import ModifierMade
from quickening.games.huntik.state import HuntikGame, Modifier
from quickening.games.huntik.vocabulary import abilities, changes, conditions, effects, triggers
from quickening.games.huntik.vocabulary.effects import OneAndTwo
from quickening.games.huntik.vocabulary.places import MyZone
from quickening.lang.nodes import Amount, Change, Effect, Node, Scope, Selection, Trigger
from quickening.lang.resolve import Resolve
from quickening.lang.selections import All, Chosen, It, Me
from quickening.text.phrasebook import Phrasebook

PLUSES = ("{atk:signed} ATK", "{defense:signed} DEF", "{atk:signed} ATK and {defense:signed} DEF")


class Part(Node, frozen=True):
    """HK 708.3b. One of several things a card gets, with a duration of its own."""

    change: Change
    until: str


class GetsSeveral(Effect, frozen=True):
    """HK 706.2, 708.3b. `gets +1 ATK this combat and +1 DEF this round`: a modifier for each part."""

    what: Selection
    parts: tuple[Part, ...]

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        frame.insert(*(effects.Gets(self.what, part.change, part.until) for part in self.parts))
        return frame.start


class GetsAll(Effect, frozen=True):
    """HK 708.3b. `gets +1 ATK and is unblockable this round`: one duration for all of the sentence."""

    what: Selection
    changes: tuple[Change, ...]
    until: str = "round"

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        frame.insert(*(effects.Gets(self.what, change, self.until) for change in self.changes))
        return frame.start


class GetsX(Effect, frozen=True):
    """HK 708.2-708.3. `gets +X ATK this round, where X is ...`: only always-on powers go on counting."""

    what: Selection
    times: Amount
    atk: int = 0
    defense: int = 0
    until: str = "round"

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        times = self.times.value(game, frame.scope)
        frame.insert(effects.Gets(self.what, changes.Plus(self.atk * times, self.defense * times), self.until))
        return frame.start

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return effects.choosable(game, scope, self.what)


class Await(Effect, frozen=True):
    """HK 709.1. A triggered modifier, for a time or for the `next` event only."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    until: str = "round"
    next: bool = False
    deferred: ClassVar[bool] = True

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        waiting = changes.Waiting(self.trigger, self.effects, self.next)
        made = Modifier(waiting, frame.scope, effects.stamp_of(game, frame.scope), self.until)
        return game.do([ModifierMade(made)], frame.start)


class Avert(Effect, frozen=True):
    """HK 710.1. A replacement modifier for a time, or for the `next` event only."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    until: str = "round"
    optional: bool = False
    next: bool = False
    deferred: ClassVar[bool] = True

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        instead = changes.Instead(self.trigger, self.effects, self.optional, self.next)
        made = Modifier(instead, frame.scope, effects.stamp_of(game, frame.scope), self.until)
        return game.do([ModifierMade(made)], frame.start)


# -- words ---------------------------------------------------------------------------------------------------------


def add_lasting(book: Phrasebook) -> None:
    """Everything that lasts."""
    phrase = book.phrase
    _predicates(book)
    _subjects(book)
    _gifts(book)
    _waiting(book)
    phrase("deed", "give {what} {change:plus} {until}", effects.Gets)
    durations: tuple[tuple[dict[str, Any], str], ...] = (({}, " {until}"), ({"until": "game"}, ""))
    for until, words in durations:
        mine: dict[str, Any] = {"what": Me(), "change": changes.Swapped(), "read_only": True}
        phrase("deed", f"(swap|switch) my ATK and DEF{words}", effects.Gets, **mine, **until)
        swap = f"(swap|switch) the ATK and DEF of {{what}}{words}"
        phrase("deed", swap, effects.Gets, change=changes.Swapped(), read_only=True, **until)
    phrase("effect", "you may play {change:into} into my zone {until}", effects.Rule, place=MyZone())
    phrase("into", "{cards:cards_pl}", changes.MayPlayInto)


def _predicates(book: Phrasebook) -> None:
    """What is said of one card, of me and of several: `gets +1 ATK`, `I get +1 ATK`, `get +1 ATK`."""
    phrase = book.phrase
    phrase("plus", "{atk:signed} ATK", changes.Plus)
    phrase("plus", "{defense:signed} DEF", changes.Plus)
    phrase("plus", "{atk:signed} ATK and {defense:signed} DEF", changes.Plus)
    phrase("until", "this round", value="round", also=("until [the] end of [the] round", "for the round"))
    phrase("until", "this combat", value="combat", also="until [the] end of [the] combat")
    phrase("until", "until the end of the next round", value="next round", also="until [the] end of next round")
    phrase("until", "for the rest of the (game|Mission)", value="game", read_only=True)
    forms = {
        "is_so": ("gets", "is", "loses its", "has", "swaps its"),
        "am_so": ("get", "am", "lose my", "have", "swap my"),
        "are_so": ("get", "are", "lose their", "have", "swap their"),
    }
    for category, (get, be, lose, have, swap) in forms.items():
        gain = "gains" if get == "gets" else "gain"
        phrase(category, f"{get} {{plus}}", also=f"{gain} {{plus}}")
        phrase(category, "can move up to {zones:n} zone(s|)", changes.MoveUpTo)
        phrase(category, "can move up to {zones:n} zone(s|) forward", changes.MoveUpTo, forward_only=True)
        no_more = "can't move more than {zones:n} zone(s|)"
        phrase(category, "can only move {zones:n} zone(s|)", changes.MoveUpTo, only=True, also=no_more)
        become = "becomes" if be == "is" else "become"
        free = (
            f"{become} unblockable",
            f"{gain} unblockable",
            f"{have} unblockable",
            "can move [forward] through zones with enemy heroes",
        )
        phrase(category, f"{be} unblockable", changes.Unblockable, also=free)
        whole = f"{lose.replace(' ', ' all ')} powers"
        phrase(category, f"{lose} powers", changes.NoPowers, also=(whole, f"{lose.split()[0]} all powers"))
        phrase(category, f"{have} {{atk:n}} ATK", changes.Amounts)
        phrase(category, f"{have} {{defense:n}} DEF", changes.Amounts)
        phrase(category, f"{have} {{atk:n}} ATK and {{defense:n}} DEF", changes.Amounts)
        phrase(category, f"{swap} ATK and DEF", changes.Swapped)
        phrase(category, "must start a combat [if able]", changes.MustStartCombat)
        phrase(category, "can't {ban}")
        book.list_of(f"{category}_too", category, "and", least=2)
        always = category.replace("so", "always")
        phrase(always, f"{{change:{category}}}")
        phrase(always, f"{get} {{change:plus_each}}")
        phrase(always, f"{{changes:{category}_too}}", changes.Together)


def _subjects(book: Phrasebook) -> None:
    """Whom it is said of, how long, and while what (HK 708.3a). Without a duration it is for the game (HK 708.3)."""
    phrase = book.phrase
    phrase("everyone", "all {cards:cards_pl}", All, also="{cards:kinds_pl}")
    tired = changes.Cannot("ready as normal")
    for when in ("at the start of (the|) next round", "next round"):
        late: dict[str, Any] = {"change": tired, "until": "next round", "read_only": when == "next round"}
        phrase("effect", f"{{what}} doesn't ready {when}", effects.Gets, **late)
        phrase("effect", f"{{what:everyone}} don't ready {when}", effects.Gets, **late)
        phrase("effect", f"I don't ready {when}", effects.Gets, what=Me(), **late)
    subjects: tuple[tuple[str, str, dict[str, Any]], ...] = (
        ("I", "am_so", {"what": Me()}),
        ("they", "are_so", {"what": It("they")}),
        ("{what:everyone}", "are_so", {}),
        ("{what:pair}", "are_so", {}),
        ("{what}", "is_so", {}),
    )
    for subject, predicate, who in subjects:
        for category in ("effect", "gift") if subject in ("I", "{what:everyone}") else ("effect",):
            said = f"{subject} {{change:{predicate}}}"
            phrase(category, f"{said} {{until}}", effects.Gets, **who)
            phrase(category, f"{said} {{until}} while {{condition}}", effects.Gets, **who)
            phrase(category, said, effects.Gets, **who, until="game")
            phrase(category, f"{said} in (this|that) combat", effects.Gets, **who, until="combat", read_only=True)
        first = f"{{until}}, {subject} {{changes:{predicate}_too}}"
        phrase("effect", f"{subject} {{changes:{predicate}_too}} {{until}}", GetsAll, **who, also=first)
    phrase("pair", "me and {two:aimed}", OneAndTwo, one=Me(), also="{two:aimed} and me")
    phrase("pair", "me and {two:another}", OneAndTwo, one=Me())
    for each in ("", " each", " both"):
        phrase("pair", f"{{one:aimed}} and {{two:aimed}}{each}", OneAndTwo)
    must: dict[str, Any] = {"change": changes.MustStartCombat(), "read_only": True}
    phrase("effect", "{what} must start a combat {until} if able", effects.Gets, **must)
    safe: dict[str, Any] = {"change": changes.Cannot("be aimed at")}
    _counted(book, [(subject, predicate == "is_so", who) for subject, predicate, who in subjects])
    phrase("effect", "attacks can't be aimed at {what} {until}", effects.Gets, **safe)
    phrase("effect", "attacks can't be aimed at {what}", effects.Gets, **safe, until="game")
    drawing = "all enemy attacks must be aimed at {what} {until}"
    phrase("effect", drawing, effects.Gets, change=changes.DrawsAttacks())
    single = "all enemy attacks must be aimed at a single hero or obstacle {until}"
    phrase("effect", single, effects.Rule, change=changes.AimAtOne())
    phrase("effect", "{what} gets {parts:plus_parts}", GetsSeveral)
    book.list_of("plus_parts", "plus_part", "and", least=2)
    phrase("plus_part", "{change:plus} {until}", Part)
    phrase("own_change", "I must start a combat [if able]", changes.MustStartCombat)
    phrase("own_change", "I have {atk:n} ATK", changes.Amounts)
    phrase("own_change", "I have {defense:n} DEF", changes.Amounts)
    phrase("condition", "I'm in your discard pile", conditions.InDiscardPile)
    phrase("fact", "it's in combat", conditions.InCombat, what=It())
    phrase("fact", "it's in zone {zones:zone_numbers}", conditions.AmInZone, what=It())


def _counted(book: Phrasebook, subjects: list[tuple[str, bool, dict[str, Any]]]) -> None:
    """`gets +X ATK this round, where X is the round number`, `gets +1 ATK this round for each ...`."""
    pluses: tuple[tuple[str, dict[str, Any]], ...] = (
        ("ATK", {"atk": 1}),
        ("DEF", {"defense": 1}),
        ("ATK and +X DEF", {"atk": 1, "defense": 1}),
    )
    for subject, one, who in subjects:
        get = "gets" if one else "get"
        for number, plus in pluses:
            said = f"{subject} {get} +X {number} {{until}}, where X is {{times:amount}}"
            book.phrase("effect", said, GetsX, **who, **plus)
            less = said.replace("+X", "-X")
            book.phrase("effect", less, GetsX, **who, **{name: -value for name, value in plus.items()})
        for number in PLUSES:
            each = f"{subject} {get} {number} {{times:each}} {{until}}"
            book.phrase("effect", each, GetsX, **who, also=f"{subject} {get} {number} {{until}} {{times:each}}")


def _gifts(book: Phrasebook) -> None:
    """HK 700.1. Quoted powers that are given to cards."""
    phrase = book.phrase
    phrase("given", '"{power:action_power}"', changes.Given)
    phrase("given", '"{power:quoted}"', changes.Given)
    for kind in ("triggered", "would", "always", "keyword"):
        phrase("quoted", f"{{power:{kind}}}")
    phrase("quoted", "{power:keyword}.", read_only=True)
    phrase("granting", "{until}, {what:everyone} get {change:given}", effects.Gets)
    phrase(
        "granting", "{until}, {what} gets {change:given}", effects.Gets, also="{until}, {what} gains {change:given}"
    )
    rest = "for the rest of the Mission"
    phrase("granting", f"{rest}, {{what:everyone}} get {{change:given}}", effects.Gets, until="game")
    phrase("granting", f"{rest}, {{what}} gets {{change:given}}", effects.Gets, until="game")
    phrase("effect", "{what:everyone} (get|gain) {change:given} {until}", effects.Gets)
    phrase("effect", "{what} (gets|gains) {change:given} {until}", effects.Gets)


def _waiting(book: Phrasebook) -> None:
    """HK 709-710. Modifiers that wait for an event, or replace one."""
    phrase = book.phrase
    whenever = "{until}, whenever {trigger:waited_for}, {effects:effect_1}"
    phrase("effect", "whenever {trigger:waited_for} {until}, {effects:effect_1}", Await, also=whenever)
    phrase("effect", "whenever {trigger:waited_for}, {effects:effect_1}", Await, until="game")
    phrase("effect", "the next time {trigger:waited_for} {until}, {effects:effect_1}", Await, next=True)
    phrase("effect", "the next time {trigger:waited_for}, {effects:effect_1}", Await, until="game", next=True)
    finally_ = "{effects:deed_1} at the end of (the|this) round"
    phrase("effect", "at the end of (the|this) round, {effects:deed_1}", effects.AtEndOfRound, also=finally_)
    later: dict[str, Any] = {"trigger": triggers.RoundStart(), "until": "game", "next": True}
    phrase("effect", "at the start of the next round, {effects:effect_1}", Await, **later)
    _replacing(book)


def _replacing(book: Phrasebook) -> None:
    """HK 710. `If ... would ..., ... instead`: as it must be or as one may, every time or the next time."""
    phrase = book.phrase
    phrase("aimed", "target {cards}", Chosen, target=True)
    phrase("aimed", "another target {cards}", Chosen, target=True, another=True)
    aimed: dict[str, Any] = {"trigger": triggers.WouldBeKOd(target=True)}
    for optional, doing in ((False, ""), (True, "you may ")):
        for next_only, when in ((False, "if"), (True, "the next time")):
            how: dict[str, Any] = {"optional": optional, "next": next_only}
            category = f"{'may_' if optional else ''}{'next_' if next_only else ''}instead"
            phrase(category, "{effects:deeds_joined}", changes.Instead, **aimed, **how)
            said = f"{when} {{target:aimed}} would be KO'd {{until}}, {doing}{{change:{category}}} instead"
            phrase("effect", said, effects.Rule)
            said = f"{when} {{trigger:would_be}} {{until}}, {doing}{{effects:deeds_joined}} instead"
            phrase("effect", said, Avert, **how)
        said = f"the next time {{trigger:would_be}}, {doing}{{effects:deeds_joined}} instead"
        phrase("effect", said, Avert, optional=optional, next=True, until="game")


def add_lasting_powers(book: Phrasebook, title: str) -> None:
    """HK 703. Always-on powers about other cards than the one that has them."""
    phrase = book.phrase
    always = abilities.AlwaysOn
    for all_, read_only in (("all ", False), ("", True)):
        said = f"{all_}{{who:cards_pl}} {{change:are_always}}"
        phrase("always", f"{title}{said}.", always, read_only=read_only)
        phrase("always", f"{title}(if|while|as long as) {{condition}}, {said}.", always, read_only=read_only)
        phrase("always", f"{title}{said} (if|while) {{condition}}.", always, read_only=True)
    bare = f"{title}{{who:kinds_pl}} {{change:arriving}}."
    phrase("always", f"{title}all {{who:cards_pl}} {{change:arriving}}.", always, also=bare)
    phrase("arriving", "come into play exhausted", changes.Arriving, exhausted=True)
    phrase("arriving", "come into play stunned", changes.Arriving, stunned=True)
    counter = "come into play with a {atk:signed} ATK and {defense:signed} DEF counter"
    phrase("arriving", counter, changes.Arriving)
    each = f"{title}each {{who:cards}} gets {{change:given}}"
    bare = f"{title}{{who:kinds_pl}} get {{change:given}}"
    phrase("always", f"{title}all {{who:cards_pl}} get {{change:given}}", always, also=(bare, each))
    phrase("always", f"{title}each {{who:cards}} {{change:is_always}}.", always, read_only=True)
    phrase("comes_in", f"{title}As I come into play, {{gifts:gift_1}}.", abilities.AsEnters)
    book.list_of("gift_1", "gift", " and ")
