"""Where the three rulebooks differ: one file per book fills the same named hooks.

A hook is a field of `Edition`. What a book says about it is a `Way`: a `value` the rules branch on, the same in
`words`, and the `rule` that says so. Lay `first.py`, `third.py` and `type_one.py` side by side, or ask `compare()`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple


class Way(NamedTuple):
    """How one book does something."""

    value: Any
    words: str
    rule: str


class Edition(NamedTuple):
    """One rulebook. The comment above each hook is the question it answers."""

    #: The name players use, the code of the book, and the phrase for its title.
    name: str
    code: str
    title: str
    # -- decks
    # Must a deck have a Persona?
    persona: Way
    # May a deck have a Pre-Game card more than once?
    pre_game_copies: Way
    # May a Persona have its own Quickening?
    own_quickening: Way
    # Do attributes (gems) limit a deck?
    gems: Way
    # May a Persona or Quickening be used whose power involves gems?
    gem_powers: Way
    # How many Master cards may a deck have?
    masters: Way
    # What makes cards a group?
    groups: Way
    # May a deck mix the versions of a card?
    versions: Way
    # Which titles do cards of the first edition have?
    titles: Way
    # Which kinds of card may be in no deck?
    barred_kinds: Way
    # Are there cards for the Defense Phase alone, and not for two turns in a row?
    spaced: Way
    # How often may Pre-Game cards raise the maximum Ability?
    raised_maximum: Way
    # Who may have the cards of a Faction?
    factions: Way
    # Are Signature cards out of reach even for an opponent who is the same Persona?
    signature: Way
    # Do Watcher and Hunter cards need a Pre-Game card?
    guides: Way
    # What becomes of cards when the Pre-Game card that let them in is removed?
    removed_allowance: Way
    # -- beginning
    # Who takes the first turn?
    who_starts: Way
    # -- the sequence of play
    # The phases of a turn.
    phases: Way
    # In which phases are must do and may do effects taken care of, one kind after the other or in any order?
    duties: Way
    # When may Edges and Illusions be played, besides the Defense and the Attack Phase?
    edges: Way
    # What may a player do who was not attacked?
    unattacked: Way
    # In which phases may one Exert?
    exert_phases: Way
    # When does one lose by Ability?
    losing: Way
    # How is the number of cards to draw worked out?
    draw_limit: Way
    # In which order are effects resolved that happen at once?
    simultaneous: Way
    # In which order do cards go to the discard pile?
    discard_order: Way
    # -- attacks and defenses
    # Which defense was the last one?
    last_defense: Way
    # Which areas are barred by the last defense, and for which attacks?
    barred_areas: Way
    # What about a Guard in the way of an attack or of a new defense?
    guard_in_the_way: Way
    # When does an attack become successful?
    success: Way
    # Is an attack successful that was blocked and does damage all the same?
    blocked_success: Way
    # Does a defense go on to later attacks of the sequence?
    carry_over: Way
    # Where may a defense found in an Exertion go?
    exerted_defense: Way
    # What becomes of a defense laid ahead when another one is carried over to its attack?
    laid_ahead: Way
    # What becomes of a defense that turns out to be inappropriate?
    wrong_defense: Way
    # When is a Hidden attack revealed?
    hidden_reveal: Way
    # When is it revealed to a player who Exerts for a defense?
    hidden_exertion: Way
    # What of a Hidden attack has to be disclosed?
    hidden_disclosure: Way
    # Which defense's text counts, and when?
    defense_text: Way
    # Must the primary attack come first?
    primary_first: Way
    # What may Special Attacks be?
    special_attack: Way
    # What do Ranged Attacks need?
    ranged: Way
    # Which Ranged Attacks have Hand Icons?
    ranged_hands: Way
    # What are Dirty Tricks?
    dirty_trick: Way
    # What does an attack keep that is turned into a Ranged Attack?
    turned_ranged: Way
    # -- exertions
    # Which kinds of Exertion are there?
    exertions: Way
    # When is a Power Blow made?
    power_blow: Way
    # When is a Power Block made?
    power_block: Way
    # What damage does a Power Blow do, and through a plain block?
    power_damage: Way
    # When may an Illusion be played?
    illusions: Way
    # What counters an Illusion?
    countered_illusions: Way
    # -- conditions of a fighter
    # How does one recover a weapon?
    recover: Way
    # How does one regain one's feet?
    feet: Way
    # What does being Disarmed bar, and who chooses the weapon?
    disarmed: Way
    # May a weapon that is lost be broken later on, or be the aim of another attempt?
    lost_again: Way
    # What does being Prone cost?
    prone: Way
    # How often may one try to recover a weapon in a turn?
    recover_tries: Way
    # From when on may one try to recover, or to get up?
    first_try: Way
    # Which cards in play go with a lost weapon?
    lost_with_weapon: Way
    # Do cards with Blade in their title go with a lost weapon?
    blades: Way
    # -- cards in play
    # Of which cards may a player have one in play?
    one_in_play: Way
    # Which pieces of Armor cannot be worn together?
    armor: Way
    # How often does Armor reduce the damage of an attack?
    armored: Way
    # May an Ally or a Member be a Persona of this game?
    allies: Way
    # Is a Plot that is put into play a Special Card played?
    put_plots: Way
    # Do lists of the book give cards keywords?
    keyword_lists: Way
    # Do several copies of a card all work?
    duplicates: Way
    # When may a Trigger be used?
    trigger: Way
    # What happens when Endurance runs out and nothing is left to shuffle?
    nothing_left: Way
    # Which part of a card is nullified?
    nullifying: Way


HOOKS = Edition._fields[3:]

from quickening.games.highlander.editions.first import FIRST  # noqa: E402  the books need the class above
from quickening.games.highlander.editions.third import THIRD  # noqa: E402
from quickening.games.highlander.editions.type_one import TYPE_ONE  # noqa: E402

EDITIONS: dict[str, Edition] = {book.name: book for book in (FIRST, THIRD, TYPE_ONE)}


class Difference(NamedTuple):
    """One line of the comparison: what it is about, and how each book does it."""

    hook: str
    question: str
    ways: tuple[Way, ...]


def compare() -> list[Difference]:
    """What differs between the books: one line per hook that is not filled alike by all."""
    asked = _questions()
    rows = [
        Difference(
            hook.replace("_", " "), asked.get(hook, hook), tuple(getattr(book, hook) for book in EDITIONS.values())
        )
        for hook in HOOKS
    ]
    return [row for row in rows if len({way.value for way in row.ways}) > 1]


def _questions() -> dict[str, str]:
    """The question that each hook answers, as the comment above it puts it; none where there is no source to read."""
    source = Path(__file__).with_name("__init__.py")
    if not source.is_file():
        return {}
    comments = re.findall(r"((?:    # [^-\n].*\n)+)    (\w+): Way", source.read_text(encoding="utf-8"))
    return {hook: re.sub(r"\s*\n?    # ", " ", comment).strip() for comment, hook in comments}
