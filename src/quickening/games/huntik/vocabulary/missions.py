"""Huntik's sentences on missions and features (HK 304-305)."""

from __future__ import annotations

from typing import Any

from quickening.games.huntik.definitions import MAY
from quickening.games.huntik.vocabulary import abilities, changes, conditions, effects, triggers
from quickening.games.huntik.vocabulary.filters import Noun, Word
from quickening.games.huntik.vocabulary.happenings import PicksUp
from quickening.games.huntik.vocabulary.places import Place, ZoneOf
from quickening.games.huntik.vocabulary.sentences import conditional
from quickening.lang import resolve
from quickening.lang.nodes import Effect
from quickening.lang.selections import Cards, Chosen, Me, ThisCard
from quickening.text.lexicals import spelled
from quickening.text.phrasebook import Phrasebook
from quickening.text.reader import Reading
from quickening.text.tokens import tokens

OWN: dict[str, Any] = {"_own": ThisCard()}
#: HK 305.2c. What heroes can do with a face-down feature that was dropped.
PICKED_UP_AGAIN: dict[str, Any] = {
    "who": Cards(Noun("hero"), (Word("lead"),)),
    "change": changes.Given(abilities.ActionPower("free", (effects.PickUpFaceDown(),))),
}


def add_missions(book: Phrasebook) -> None:
    """Everything missions and features say besides what heroes and actions do."""
    _plural_names(book)
    _set_up(book)
    _terms(book)
    _mission_powers(book)
    _feature_changes(book)
    _feature_triggers(book)
    _feature_gifts(book)
    _solo_features(book)


def singular(name: str) -> str:
    """The name of one: `Fake Rings of Arc` are each a `Fake Ring of Arc`."""
    head, of, rest = name.partition(" of ")
    return head.removesuffix("s") + of + rest


def plural(name: str) -> str:
    """The name of several."""
    head, of, rest = name.partition(" of ")
    return head + "s" + of + rest


def _plural_names(book: Phrasebook) -> None:
    names = book.lexicals["name"]

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        return [(end, singular(name)) for end, name in names.read(reading, at) if singular(name) != name]

    def show(value: Any) -> list[str] | None:
        return [token.text for token in tokens(plural(value))] if isinstance(value, str) else None

    book.lexical("plural_name", read, show, "names in the plural")


# -- missions (HK 304) ---------------------------------------------------------------------------------------------


def _set_up(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("placed", "{name}", effects.Placed, also=("the {name}", "1 {name}"))
    phrase("placed", "{count:n} {name:plural_name}", effects.Placed)
    book.list_of("placed_features", "placed", "and")
    placing = "put {features:placed_features} into zone {zone:n}"
    phrase("placement", placing, effects.PlaceFeature)
    with_one = f"{placing} with a {{counter:name}} counter on (it|him)"
    phrase("placement", with_one, effects.PlaceFeature, counters=1)
    with_many = f"{placing} with {{counters:n}} {{counter:name}} counters on (it|him)"
    phrase("placement", with_many, effects.PlaceFeature)
    phrase("placement", "put 1 {name} each into zones {zones:numbers}", effects.PlaceEach)
    phrase("placement", "put the {name} to the side of the map", effects.Aside)
    book.list_of("placements", "placement", ". ")
    phrase("placements", "{one:placement} and {two:placed_elsewhere}", both_placed)
    phrase("placed_elsewhere", "{features:placed_features} into zone {zone:n}", effects.PlaceFeature)
    phrase("mission_line", "{effects:placements}.", abilities.SetUp)
    phrase("mission_line", "shuffle face down {features:placed_features}.", abilities.FaceDown)
    first = "the first {count:n} lead heroes come into play with 1 face-down {feature:name} each."
    phrase("mission_line", first, abilities.FirstHeroes, **PICKED_UP_AGAIN)
    phrase("effect", "I pick up a face-down feature", effects.PickUpFaceDown)


def both_placed(one: Effect, two: Effect) -> tuple[Effect, ...]:
    """`Put the Scroll into zone 2 and the Key into zone 4`: one after the other."""
    return one, two


def _terms(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("mission_line", "(if|when) {condition:terms}, you win.", abilities.WinIf)
    phrase("terms", "{name} is KO'd", conditions.WasKOd, also="the {name} is KO'd")
    phrase("terms", "the {name} is in {place}", conditions.AllAreIn, count=1)
    phrase("terms", "all {count:n} {name:plural_name} are in {place}", conditions.AllAreIn)
    several = "{count:n} or more {cards:cards_pl} are in {place}"
    there = "there are {count:n} or more {cards:cards_pl} in {place}"
    phrase("terms", several, conditions.SeveralIn, also=there)
    phrase("fact", several, conditions.SeveralIn, read_only=True)
    both = "there are {count:n} [or more] {cards:kinds_pl} and no {others:kinds_pl} in {place}"
    for category in ("terms", "fact"):
        phrase(category, both, so_many_and_none)
    phrase("terms", "{count:n} {cards:cards_pl} are in {place}", conditions.SeveralIn, read_only=True)
    phrase("terms", "{cards:one} is in {place}", conditions.ExistIn)
    phrase("terms", "no {cards:cards_pl} are in {place}", conditions.ExistIn, none=True)
    phrase("terms_and", "{one:terms} and {other:terms}", conditions.Both)
    phrase("mission_line", "(if|when) {condition:terms_and}, you win.", abilities.WinIf)
    for category in ("terms", "fact"):
        phrase(category, "{cards:one} has (the|a) {name:held_name}", conditions.Holds)
        phrase(category, "{cards:one} has (the|a) {name:held_name} in {place}", conditions.Holds)
    all_down = "all [of the] {name:plural_name} are KO'd"
    phrase("terms", all_down, conditions.WasKOd, all=True)
    phrase("terms", "you {power:deed_name}", conditions.Deeds, count=1)
    phrase("terms", "{count:n} heroes {power:deed_name}", conditions.Deeds)
    book.lexical("deed_name", _read_deed, _show_deed, "what heroes do")
    book.list_of("round_1", "n")
    book.list_of("rounds_2", "n", ", ", ", and", "and", ", or", "or", least=2)
    for rounds in ("round {rounds:round_1}", "(rounds|round) {rounds:rounds_2}"):
        ends = f"at the end of {rounds}, if {{condition}}, you win."
        later = f"if {{condition:terms}} at the end of {rounds}, you win."
        phrase("mission_line", ends, abilities.WinAtEnd, also=later)
    every: dict[str, Any] = {"rounds": (1,), "later": True}
    later = "if {condition:terms} at the end of (a|any|the) round, you win."
    phrase(
        "mission_line", "at the end of each round, if {condition}, you win.", abilities.WinAtEnd, **every, also=later
    )
    phrase("mission_line", "(if|when) {condition:terms}, the defending player wins.", abilities.WinIf, who="defender")
    having = "if a player's hero has {condition:having} at the end of round {rounds:zone_numbers}, that player wins."
    phrase("mission_line", having, abilities.WinAtEnd, who="player")
    phrase("having", "{name}", conditions.HeroHas, also="the {name}")
    scoring = "at the end of each round, each player scores {zones:scores}."
    phrase("mission_line", scoring, abilities.Scoring)
    phrase("score", "{points:n} point(s|) for each of their heroes in zone {zone:n}", abilities.ZoneScore)
    book.list_of("scores", "score", ", ", ", and")
    most = "at the end of round {round:n}, the player with the most points wins."
    phrase("mission_line", most, abilities.MostPoints)


def so_many_and_none(count: int, cards: Cards, others: Cards, place: Place) -> conditions.Both:
    """`there are 3 lead heroes and no defender heroes in zone 5`."""
    return conditions.Both(conditions.SeveralIn(cards, count, place), conditions.ExistIn(others, place, none=True))


def _read_deed(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """HK 203.1a. The name of a power as a deed: everything up to the comma."""
    for end in range(at + 1, min(at + 8, len(reading.tokens))):
        if reading.words[end] == ",":
            return [(end, spelled(reading, at, end))]
    return []


def _show_deed(value: Any) -> list[str] | None:
    return value.split() if isinstance(value, str) else None


def _mission_powers(book: Phrasebook) -> None:
    phrase = book.phrase
    power = abilities.TriggeredPower
    phrase("mission_line", "{trigger:mission_trigger}, {effects:mission_effects}.", power)
    phrase("mission_line", "{effects:mission_effects} {trigger:mission_trigger}.", power, read_only=True)
    phrase("mission_trigger", "at the start of each round", triggers.RoundStart)
    phrase("mission_trigger", "at the start of {rounds:rounds_named}", triggers.RoundStart)
    phrase("mission_trigger", "(whenever|when) {happening}")
    ending = "at the end of each round, {effects:mission_deeds}."
    phrase("mission_line", ending, power, trigger=triggers.RoundEnd(each=True))
    book.list_of("mission_deeds", "mission_deed", ". ", "and")
    phrase("mission_deed", "{deed}")
    book.list_of("rounds_named", "round_named", "and the start of", "and")
    phrase("round_named", "round {n}")
    putting = "when the {name} is put into a player's zone {zone:n}"
    phrase("mission_trigger", putting, triggers.PutIntoPlayersZone)
    holding = "when a hero with a {name} enters zone {zone:n} or leaves the map"
    phrase("mission_trigger", holding, triggers.HolderEntersOrLeaves)
    book.list_of("mission_effects", "mission_effect", ". ")
    phrase("mission_effect", "put the {name} 1 zone closer to zone {zone:n}", effects.PutCloser)
    phrase("mission_effect", "ready {what:every_feature}", effects.Ready)
    phrase("every_feature", "all of the {name:plural_name}", effects.Feature)
    phrase("mission_effect", "its {name} is revealed", effects.RevealHeld)
    returning = "that player may return {what:their_card} to their hand"
    phrase("mission_effect", returning, effects.MayReturn)
    phrase("mission_effect", "{effect}")
    phrase("their_card", "a {cards:their_cards}", Chosen)
    phrase("their_cards", "{noun} from their discard pile", Cards, area="discard pile")
    phrase("mission_line", "all {who:cards_pl} get {change:given}", abilities.AlwaysOn)
    bare = "{who:kinds_pl} {change:are_always}."
    phrase("mission_line", "all {who:cards_pl} {change:are_always}.", abilities.AlwaysOn, also=bare)
    book.list_of("mission_text", "mission_line", "\n", "\n•", "•")


# -- features (HK 305) ---------------------------------------------------------------------------------------------


def _feature_changes(book: Phrasebook) -> None:
    phrase = book.phrase
    always = abilities.AlwaysOn
    controllers = {
        "lead": "Lead Player",
        "defender": "Defending Player",
        "nobody": "Nobody",
        "either": "Either Player",
    }
    for who, words in controllers.items():
        phrase("feature_power", f"Controlled By: {words}", abilities.ControlledBy, who=who)
    for title in ("", "{name:power_name} — "):
        phrase("feature_power", f"{title}{{change:feature_change}}.", always, who=ThisCard())
        conditional = f"{title}{{change:feature_change}} while {{condition}}."
        phrase("feature_power", conditional, always, who=ThisCard())
        hiring = f"{title}Either player may {{effects:either_paid}}."
        phrase("feature_power", hiring, abilities.ActionPower, kind=MAY, users="either")
    book.list_of("either_paid", "paid")
    phrase("feature_change", "{_own:own} can't be KO'd", changes.Cannot, what="be KO'd", **OWN)
    phrase("feature_change", "{_own:own} can't move on (its|his) own", changes.Cannot, what="move on its own", **OWN)
    phrase("feature_change", "{_own:own} can only move {zones:n} zone(s|)", changes.MoveUpTo, only=True, **OWN)
    phrase("feature_change", "{_own:own} doesn't ready as normal", changes.Cannot, what="ready as normal", **OWN)
    phrase("feature_change", "{_own:own} doesn't exhaust", changes.Cannot, what="exhaust", **OWN)
    phrase("feature_change", "attacks can't be aimed at {_own:own}", changes.Cannot, what="be aimed at", **OWN)
    phrase("feature_change", "{_own:own} blocks {cards:cards_pl}", changes.Blocks, **OWN)
    phrase("feature_change", "{_own:own} blocks all {cards:cards_pl}", changes.Blocks, **OWN, read_only=True)
    for when in ("", " while {condition}"):
        phrase("feature_power", f"{{_own:own}} {{change:is_always}}{when}.", always, who=ThisCard(), **OWN)


def _feature_triggers(book: Phrasebook) -> None:
    phrase = book.phrase
    power = abilities.TriggeredPower
    for title in ("", "{name:power_name} — "):
        phrase("feature_power", f"{title}{{trigger:feature_trigger}}, {{effects:feature_effects}}.", power)
        phrase("feature_power", f"{title}{{trigger:any_trigger}}, {{effects:feature_effects}}.", power)
        lasting = f"{title}while {{condition}}, {{trigger:feature_trigger}}, {{effects:feature_effects}}."
        phrase("feature_power", lasting, conditional)
        would = f"{title}(if|whenever) {{_own:own}} would be KO'd, {{effects:deeds_joined}} instead."
        phrase("feature_power", would, abilities.WouldPower, trigger=triggers.WouldBeKOd(), **OWN)
        would = f"{title}if {{_own:own}} would be KO'd while {{condition}}, instead, {{effects:effects_joined}}."
        phrase("feature_power", would, abilities.WouldPower, trigger=triggers.WouldBeKOd(), **OWN)
    book.list_of("effects_joined", "effect", "and")
    book.list_of("feature_effects", "feature_effect", ". ")
    both = "that hero's controller may {effects:deeds_joined}"
    phrase("feature_effect", both, resolve.May)
    phrase("feature_effect", "if {condition}, {effects:given_choice}", resolve.If)
    book.list_of("given_choice", "choice")
    phrase("choice", both, resolve.May)
    phrase("feature_effect", "{effect}")
    moving = "the defending player must put {what:own} into a new zone, either {zones:numbers}"
    phrase("feature_effect", moving, effects.PutAnywhere, new=True, by="defender")
    phrase("any_trigger", "(whenever|when) {happening}")
    phrase("any_trigger", "at the end of each round", triggers.RoundEnd, each=True)
    phrase("any_trigger", "at the start of round {rounds:numbers}", triggers.RoundStart)
    phrase("feature_trigger", "(when|whenever) {_own:own} is KO'd", triggers.AmKOd, **OWN)
    phrase("feature_trigger", "(when|whenever) {cards:one} picks up {_own:own}", PicksUp, **OWN)
    phrase("feature_trigger", "at the start of each round", triggers.RoundStart)
    phrase("feature_trigger", "when {_own:own} is revealed", triggers.AmRevealed, **OWN)
    moving = "whenever a {cards} moves into and stops in {place}"
    phrase("feature_trigger", moving, triggers.HeroMovesInto, read_only=True)  # HK 403.2b: a move ends where it stops
    using = "when a hero uses its printed Exhaust Action in {place}"
    phrase("feature_trigger", using, triggers.UsesPrintedPower, kind="exhaust")
    phrase("feature_trigger", "when {power:passive} by a {cards}", triggers.PowerNamed)
    book.lexical("passive", _read_passive, _show_passive, "what was done to it")
    last = "In round {rounds:round_1} or later, if {condition} at the end of the round, you win."
    phrase("feature_power", last, abilities.WinAtEnd, later=True)


def _read_passive(reading: Reading, at: int) -> list[tuple[int, Any]]:
    """`the Argo is pushed` is the deed of the power `Push the Argo`."""
    for end in range(at + 2, min(at + 8, len(reading.words))):
        if reading.words[end - 1] == "is" and reading.words[end].endswith("ed"):
            return [(end + 1, f"{reading.words[end][:-2]} {spelled(reading, at, end - 1)}")]
    return []


def _show_passive(value: Any) -> list[str] | None:
    if not isinstance(value, str):
        return None
    verb, *thing = value.split()
    return [*thing, "is", f"{verb}ed"]


def _feature_gifts(book: Phrasebook) -> None:
    """What features give to heroes."""
    phrase = book.phrase
    always = abilities.AlwaysOn
    phrase("feature_power", "all {who:cards_pl} get {change:given}", always, also="{who:cards_pl} get {change:given}")
    phrase("feature_power", "if {condition}, all {who:cards_pl} get {change:given}", always)
    phrase("feature_power", "a {who:cards} {change:is_always}.", always)
    phrase("feature_power", "a {who:cards} gets {change:given}", always, read_only=True)
    bare = "{who:cards_pl} {change:are_always}."
    phrase("feature_power", "all {who:cards_pl} {change:are_always}.", always, also=bare)
    twice = "a hero with {_own:own} scores twice in its zone at the end of each round."
    phrase(
        "feature_power",
        twice,
        abilities.ScoresTwice,
        also=twice.replace("with {_own:own}", "with a {_own:own_name}"),
        **OWN,
    )
    picking = (effects.PickUp(ThisCard()),)
    tiring = (effects.Exhaust(Me()),)
    free = changes.Given(abilities.ActionPower(MAY, picking))
    phrase("feature_power", "(a|any) {who:cards} may pick up {_own:own}.", always, change=free, **OWN)
    tired = changes.Given(abilities.ActionPower(MAY, (resolve.Pay(tiring, picking),)))
    phrase("feature_power", "(a|any) {who:cards} may exhaust to pick up {_own:own}.", always, change=tired, **OWN)
    using = "the controller of the {who:cards} may exhaust that hero to {change:exhaust_gift}."
    phrase("feature_power", using, always)
    phrase("exhaust_gift", "{power:exhaust_power}", changes.Given)
    phrase("exhaust_power", "{effects:exhaust_paid_1}", abilities.ActionPower, kind=MAY)
    book.list_of("exhaust_paid_1", "exhaust_paid")
    phrase("exhaust_paid", "{effects:deed_1}", resolve.Pay, cost=tiring)
    phrase("feature_power", "{power:action_power}")
    book.list_of("feature_text", "feature_power", "\n", "")


def _solo_features(book: Phrasebook) -> None:
    """The features of the solo mission, which is itself outside the rulebook (HK 304.3b)."""
    phrase = book.phrase
    phrase("feature_power", "a {who:cards} may {change:free_gift}.", abilities.AlwaysOn)
    phrase("free_gift", "{power:free_power}", changes.Given)
    phrase("free_power", "{effects:offer}", abilities.ActionPower, kind=MAY)
    phrase("deed", "tie up and stun {what:named_feature}", effects.TieUp)
    phrase("named_feature", "{name:held_name}", effects.Feature)
    phrase("place", "{what:named_feature}'s zone", ZoneOf, read_only=True)
    phrase("feature_power", "{trigger:turn_of}, {effects:die}.", abilities.TriggeredPower)
    phrase("turn_of", "on the defending player's turn", triggers.TurnOf)
    book.list_of("die", "roll")
    phrase("roll", "roll a die. {outcomes:rolls}", effects.RollDie, also="roll a 6-sided die. {outcomes:rolls}")
    book.list_of("rolls", "rolled", ". ")
    for low in range(1, 7):
        phrase("rolled", f"{low}: {{effects:roam_1}}", effects.Rolled, low=low, high=low)
        for high in range(low + 1, 7):
            phrase("rolled", f"{low}-{high}: {{effects:roam_1}}", effects.Rolled, low=low, high=high)
    book.list_of("roam_1", "roam")
    for way in ("forward", "back"):
        going: dict[str, Any] = {"forward": way == "forward", **OWN}
        until = f"move {{_own:own}} {way} until (it|he) enters a zone with a hero"
        phrase("roam", until, effects.Roam, **going)
        phrase("roam", f"move {{_own:own}} {{zones:n}} zone(s|) {way}", effects.Roam, **going)
    entering = "whenever {_own:own} enters a zone with a hero"
    phrase("feature_trigger", entering, triggers.EntersZoneWithHero, **OWN)
    phrase("feature_effect", "(it|he) starts a combat", effects.StartACombat)
    phrase("feature_effect", "{_own:own} starts a combat", effects.StartACombat, **OWN, read_only=True)
