"""The phrases for playing cards by effects, and for what lasts."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.shadowfist.state import LASTING, MAINTAINED
from quickening.games.shadowfist.vocabulary import (
    amounts,
    canceling,
    changes,
    controlling,
    deck_effects,
    effects,
    entering,
    filters_place,
    later,
    triggers,
)
from quickening.games.shadowfist.vocabulary.kinds import Blank
from quickening.games.shadowfist.vocabulary.references import GIVEN_IT
from quickening.games.shadowfist.vocabulary.selections import JustPlayed, Targets
from quickening.games.shadowfist.vocabulary.series import add_filtered
from quickening.lang import resolve
from quickening.lang.selections import All, Cards, It, ThisCard
from quickening.text.phrasebook import Phrasebook


def add_playing(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase(
        "deed",
        "play a {cards:loose} at {change:cost_less} cost",
        entering.PlayFrom,
        also=("play one {cards:loose} at {change:cost_less} cost",),
    )
    phrase("deed", "play a {cards:loose} at no cost", entering.PlayFrom, free=True)
    phrase(
        "deed",
        "play a {cards:loose}",
        entering.PlayFrom,
        also="play a {cards:loose} at normal cost",
    )
    printed = "play a {cards:loose} at the printed cost"
    phrase("deed", printed, entering.PlayFrom, at_printed=True, also="play a {cards:loose} at its printed cost")
    toasting = "If that card is an Event, it gains Toast-It"
    phrase("deed", f"play a {{cards:loose}}. {toasting}", entering.PlayFrom, toast_events=True)
    phrase("deed", f"{printed}. {toasting}", entering.PlayFrom, toast_events=True, at_printed=True)
    phrase(
        "deed",
        "play a {cards:loose} ignoring one of the chosen resource conditions",
        entering.PlayFrom,
        waiving=True,
        of_chosen=True,
    )
    phrase("deed", "play {what:own} face up at {change:cost_less} cost", entering.PlayThis, face_up=True)
    phrase("deed", "play {what:own} face up at {change:less_each}", entering.PlayThis, face_up=True)
    for number in (1, 2):
        phrase("less_each", f"-{number} cost for each {{amount:each}}", amounts.Times, number=-number)
    phrase(
        "deed",
        "play {what:own} at {change:cost_less} cost",
        entering.PlayThis,
    )
    from_hand = "play {what:own} from your hand at no cost"
    phrase("deed", "play {what:own} at no cost", entering.PlayThis, free=True, also=from_hand)
    phrase("deed", "play {what:own} face up at no cost", entering.PlayThis, free=True, face_up=True)
    phrase(
        "deed",
        "play {what:own} from your smoked pile at no cost",
        entering.PlayThis,
        free=True,
        origin="smoked pile",
    )
    phrase(
        "deed",
        "play {what:own} from your smoked pile at {change:cost_less} cost",
        entering.PlayThis,
        origin="smoked pile",
    )
    phrase(
        "deed",
        "play {what:own} from your smoked pile",
        entering.PlayThis,
        origin="smoked pile",
        also="play {what:own} from your smoked pile at normal cost",
    )
    phrase(
        "deed",
        "play {what:own} face up from your smoked pile at {change:cost_less} cost",
        entering.PlayThis,
        origin="smoked pile",
        face_up=True,
    )
    phrase("deed", "play {what:spoken} on {on:one} at {change:cost_less} cost", entering.PlayThis)
    phrase("deed", "play a {cards:state_on} at {change:cost_less} cost on a {subject:cards}", entering.PlayFrom)
    phrase(
        "deed",
        "play a {cards:state_on} on a {subject:cards} at {change:cost_less} cost",
        entering.PlayFrom,
        read_only=True,
    )
    phrase("deed", "play up to {most:n} {cards:cards_pl} at no cost", entering.PlayFrom, free=True)
    phrase("deed", "play up to {most:n} {cards:cards_pl} at {change:cost_less} cost [each]", entering.PlayFrom)
    phrase(
        "deed",
        "play a {cards:state_on} on {on:own_her} from any player's smoked pile, ignoring resource conditions",
        _from_any,
        read_only=True,
    )
    phrase(
        "deed",
        "play a {cards:state_at} on {on:own}, ignoring resource conditions",
        entering.PlayFrom,
        ignoring=True,
    )
    phrase("deed", "play a {cards:loose}, ignoring resource conditions", entering.PlayFrom, ignoring=True)
    _manners(book)
    for word in ("her", "him", "it"):
        phrase("own_her", word, value=ThisCard(), read_only=True)
    phrase("own_her", "{what:own}")
    for before in ("", "{before:adjectives} "):
        phrase("state_on", f"{before}{{noun}}", Cards)
        phrase("state_at", f"{before}{{noun}}", Cards)
        phrase("state_at", f"{before}{{noun}} in any smoked pile", Cards, area="any smoked pile")
        mine = f"{before}{{noun}} from your smoked pile"
        phrase("state_at", f"{before}{{noun}} in your smoked pile", Cards, area="smoked pile", also=mine)
    add_filtered(book, "loose", "cards", is_loose)
    add_filtered(book, "loose_pl", "cards_pl", is_loose)
    phrase("deed", "take control of {what} {until}", controlling.TakeControl)
    phrase("deed", "take control of {what}", controlling.TakeControl, until=LASTING, read_only=True)
    yours = "you become the controller of {what}"
    phrase("sentence", yours, controlling.TakeControl, until=LASTING, read_only=True)


def _manners(book: Phrasebook) -> None:
    """How a card is played: for how much, without which resources, face up, on what."""
    phrase = book.phrase
    free: dict[str, Any] = {"free": True}
    up = ("play a {cards:loose} face-up at no cost", "play a {cards:loose} at no cost face up")
    phrase("deed", "play a {cards:loose} face up at no cost", entering.PlayFrom, face_up=True, **free, also=up)
    waived = "(and ignoring|, ignoring) resource conditions"
    at_no_cost = f"play a {{cards:loose}} at no cost {waived}"
    phrase("deed", at_no_cost, entering.PlayFrom, ignoring=True, **free)
    for more in ("cost_less", "cost_more"):
        costly = f"play a {{cards:loose}} at {{change:{more}}} cost {waived}"
        phrase("deed", costly, entering.PlayFrom, ignoring=True)
    phrase("cost_more", "{amount:plus}")
    phrase("deed", "play a {cards:loose} at {change:cost_more} cost", entering.PlayFrom)
    mine = "play a {cards:state_in_pile} on {on:own_her}"
    phrase("deed", mine, entering.PlayFrom)
    phrase("deed", f"{mine} at {{change:cost_less}} cost", entering.PlayFrom)
    add_filtered(book, "state_in_pile", "state_at", lambda cards: bool(cards.area))
    on = "play a {cards:state_at} on {on:own_her} at no cost"
    phrase("deed", on, entering.PlayFrom, **free)
    phrase("deed", f"{on} {waived}", entering.PlayFrom, ignoring=True, **free)
    _toasting(book)
    whatever = "(, regardless of|and regardless of|regardless of) type"
    anything: dict[str, Any] = {"any_type": True}
    phrase("deed", f"play a {{cards:loose}} at no cost {whatever}", entering.PlayFrom, **free, **anything)
    phrase("deed", f"play a {{cards:loose}} at {{change:cost_less}} cost {whatever}", entering.PlayFrom, **anything)
    phrase("deed", f"play a {{cards:loose}} {whatever}", entering.PlayFrom, **anything)
    one = "play a {cards:loose}, ignoring one resource condition"
    phrase("deed", one, entering.PlayFrom, waiving=True)


def _toasting(book: Phrasebook) -> None:
    """SF 49.7. Events that gain Toast It as they are played."""
    it: dict[str, Any] = {"toast_events": True}
    ignoring = "play a {cards:loose} at {change:cost_more} cost, ignoring resource conditions"
    played = "Events played (in this way|this way|in this manner) (gain|are) Toast-It"
    for tail in (played, "The Event is considered to be Toast-It"):
        book.phrase("deed", f"play a {{cards:loose}}. {tail}", entering.PlayFrom, read_only=True, **it)
        book.phrase("deed", f"{ignoring}. {tail}", entering.PlayFrom, ignoring=True, read_only=True, **it)
    gains = f"{ignoring}. If that card is an Event, it gains Toast-It"
    book.phrase("deed", gains, entering.PlayFrom, ignoring=True, **it)


def is_loose(cards: Any) -> bool:
    """Whether a description says nothing of what a card is on: that is said of where it is played."""
    after = getattr(cards, "after", ())
    return not any(isinstance(word, (filters_place.On, filters_place.OnA)) for word in after)


def add_lasting(book: Phrasebook) -> None:
    """SF 26.5. Something is so for a while; leading and trailing durations."""
    phrase = book.phrase
    gets = effects.Gets
    phrase(
        "lasting",
        "{what:what_one} {change:pred} {until}",
        gets,
        also=("{until}, {what:what_one} {change:pred}", "{what:what_one} {until} {change:pred}"),
    )
    phrase("lasting", "{about:passive} {until}", _about, read_only=True, also="{until}, {about:passive}")
    phrase("lasting", "{what:what_one} {change:pred} while {condition} {until}", gets)
    phrase(
        "lasting", "{what:what_all} {change:preds} {until}", gets, also=("{until}, {what:what_all} {change:preds}",)
    )
    two = "{what:what_all} {change:preds}, and {other:what_all} {more:preds}"
    phrase("lasting", f"{{until}}, {two}", _both_get, read_only=True, also=f"{two} {{until}}")
    phrase("what_one", "{what:one}")
    phrase("what_one", "{what:chosen}")
    phrase("what_one", "{what:the_one}")
    phrase("what_all", "all {cards:cards_pl}", All, also=("{cards:cards_pl}", "each {cards}"))
    phrase("sentence", "{effect:lasting}")
    phrase("deed", "give {what} {change:gains} {until}", _given, read_only=True)
    phrase("deed", "give {change:gains} {until} to {what}", _given, read_only=True)
    phrase("deed", "give {change:gains} to {what} {until}", _given, read_only=True)
    phrase("held", "give {change:gains} to {what}", gets, until=MAINTAINED, read_only=True)
    for verb in ("control", "take control of"):
        phrase("held", f"{verb} {{what}}", controlling.TakeControl, until=MAINTAINED, read_only=True)
    doubled: dict[str, Any] = {"change": changes.DoubleFighting(), "read_only": True}
    phrase("deed", "double {what:poss_what} Fighting {until}", gets, **doubled)
    phrase("held", "blank {what:what_all}", gets, change=Blank(), until=MAINTAINED)
    phrase("sentence", "blank {what:what_all} {until}", gets, change=Blank())
    phrase("poss_what", "{what:poss}")
    phrase("poss_what", "{what:chosen}'s")
    for words in (
        "{what:what_one}'s rules text is considered blank",
        "{what:what_one}'s rules text is considered to be blank",
        "treat {what:what_one}'s rules text as if it were blank",
        "blank the rules text of {what:affected}",
    ):
        phrase("sentence", f"{words} {{until}}", gets, change=Blank(), read_only=True)
        phrase("held", words, gets, change=Blank(), until=MAINTAINED, read_only=True)
    phrase("sentence", "{what:spoken} {change:pred}", gets, until=LASTING, read_only=True)
    phrase("sentence", "{what:just} {change:preds}", gets, until=LASTING, read_only=True)
    phrase(
        "sentence",
        "{what:what_one}'s rules text is blank {until}",
        gets,
        change=Blank(),
        also=("blank {what:what_one} {until}",),
    )
    phrase("held", "{what:what_one} {change:pred}", gets, until=MAINTAINED)
    phrase("held", "{what:what_all} {change:preds}", gets, until=MAINTAINED)
    phrase("held", "take control of {what}", controlling.TakeControl, until=MAINTAINED)
    phrase("held", "cancel {what}", canceling.Cancel, until=MAINTAINED)
    kept = changes.Mark("stays turned")
    phrase("held", "prevent {what} from unturning normally", gets, change=kept, until=MAINTAINED, read_only=True)
    phrase("held", "return {what} to play under your control", entering.ReturnToPlay)
    phrase(
        "held",
        "return {what} to play under your control with no rules text and the designator {word:designator}. "
        "When this effect is canceled, put target in its owner's smoked pile",
        _raised,
        read_only=True,
    )
    phrase("held", "{what:what_one}'s rules text is blank", gets, change=Blank(), until=MAINTAINED)
    phrase("held", "{effect:raised_end}")
    phrase(
        "raised_end",
        "when this card unturns or leaves play, put the returned card into its owner's smoked pile",
        later.Later,
        trigger=NO_LONGER,
        effects=(deck_effects.IntoSmokedPile(JustPlayed("the returned card")),),
    )
    phrase("held", "{what:what_one} gains either {one:gain} or {other:gain}", _either_gain, read_only=True)
    choice = "{what:what_one} gains your choice of {one:gain} or {other:gain} {until}"
    phrase("sentence", choice, _choice_of_gains, read_only=True)
    phrase(
        "deed", "give your choice of {one:gain} or {other:gain} to {what} {until}", _choice_of_gains, read_only=True
    )
    phrase("held", "{one:held_1} or {other:held_1}", resolve.Either)
    book.list_of("held_1", "held_gain")
    phrase("held_gain", "{what:what_one} {change:pred}", gets, until=MAINTAINED)
    phrase(
        "held",
        "{trigger}, {effects:deeds_later}",
        later.Later,
        every=True,
        until=MAINTAINED,
        also="{effects:deeds_later} {trigger}",
    )
    for words, trigger in (("turned", triggers.Turns), ("unturned", triggers.Unturns), ("smoked", triggers.IsSmoked)):
        fixed: dict[str, Any] = {"every": True, "until": MAINTAINED, "trigger": trigger(Targets())}
        for it in ("it", "target", "that Character", "that card", "that Site"):
            phrase("held", f"{{effects:deeds_later}} when {it} is {words}", later.Later, **fixed, read_only=True)
    phrase("held", "give {what} {change:gains}", gets, until=MAINTAINED, read_only=True)
    book.list_of("helds", "held", ". ")


NO_LONGER = triggers.Either((triggers.Unturns(ThisCard()), triggers.LeavesPlay(ThisCard())))


def _raised(what: Any, word: str) -> object:
    """Returned to play for as long as it is maintained, without text, with a designator."""
    these = JustPlayed("the returned card")
    return resolve.Sequence(
        (
            entering.ReturnToPlay(what),
            effects.Gets(these, Blank(), MAINTAINED),
            effects.Gets(these, changes.GainDesignator(word), MAINTAINED),
            later.Later(NO_LONGER, (deck_effects.IntoSmokedPile(these),)),
        )
    )


def _either_gain(what: Any, one: Any, other: Any) -> object:
    return resolve.Either((effects.Gets(what, one, MAINTAINED),), (effects.Gets(what, other, MAINTAINED),))


def _both_get(what: Any, change: Any, other: Any, more: Any, until: str) -> object:
    """Two kinds of cards, each changed in its own way, for the same time."""
    return resolve.Sequence((effects.Gets(what, change, until), effects.Gets(other, more, until)))


def _given(what: Any, change: Any, until: str) -> object:
    return effects.Gets(GIVEN_IT if what == It("it") else what, change, until)


def _about(about: Any, until: str) -> object:
    """Something about damage, put in the passive, for a while."""
    return effects.Gets(about.what, about.change, until, about.condition)


def _from_any(cards: Any, on: Any) -> object:
    return entering.PlayFrom(replace(cards, area="any smoked pile"), on=on, ignoring=True)


def _choice_of_gains(what: Any, one: Any, other: Any, until: str) -> object:
    """`gains your choice of Stealth or Ambush`."""
    return resolve.Either((effects.Gets(what, one, until),), (effects.Gets(what, other, until),))
