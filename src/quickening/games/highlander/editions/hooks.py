"""The hooks that each rulebook fills: what the rules ask where the books differ, and which answers there are."""

from __future__ import annotations

from typing import Generic, Literal, NamedTuple, TypeVar

from quickening.core.data import Frozen

Value = TypeVar("Value")


class Way(Frozen, Generic[Value], frozen=True):
    """How one book does something."""

    value: Value
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
    persona: Way[Literal["may", "must"]]
    # May a deck have a Pre-Game card more than once?
    pre_game_copies: Way[Literal["one", "free"]]
    # May a Persona have its own Quickening?
    own_quickening: Way[Literal["free", "barred"]]
    # Do attributes (gems) limit a deck?
    gems: Way[bool]
    # May a Persona or Quickening be used whose power involves gems?
    gem_powers: Way[Literal["none", "free", "barred"]]
    # How many Master cards may a deck have?
    masters: Way[Literal["persona", "gems"]]
    # What makes cards a group?
    groups: Way[Literal["word", "category"]]
    # May a deck mix the versions of a card?
    versions: Way[Literal["free", "one"]]
    # Which titles do cards of the first edition have?
    titles: Way[Literal["printed", "new"]]
    # Which kinds of card may be in no deck?
    barred_kinds: Way[tuple[str, ...]]
    # Are there cards for the Defense Phase alone, and not for two turns in a row?
    spaced: Way[bool]
    # How often may Pre-Game cards raise the maximum Ability?
    raised_maximum: Way[Literal["free", "once"]]
    # Who may have the cards of a Faction?
    factions: Way[Literal["specific", "members"]]
    # Are Signature cards out of reach even for an opponent who is the same Persona?
    signature: Way[bool]
    # Do Watcher and Hunter cards need a Pre-Game card?
    guides: Way[bool]
    # What becomes of cards when the Pre-Game card that let them in is removed?
    removed_allowance: Way[Literal["removed", "stay"]]
    # -- beginning
    # Who takes the first turn?
    who_starts: Way[Literal["die", "challenge"]]
    # -- the sequence of play
    # The phases of a turn.
    phases: Way[tuple[str, ...]]
    # In which phases are must do and may do effects taken care of, one kind after the other or in any order?
    duties: Way[tuple[str, ...]]
    # Do cards in play have their opponent do again, each turn, what must be done at no time of its own?
    standing_duties: Way[bool]
    # When may Edges and Illusions be played, besides the Defense and the Attack Phase?
    edges: Way[Literal["affecting", "stated", "duties"]]
    # What may a player do who was not attacked?
    unattacked: Way[Literal["discard", "discard and stand", "discard and guard"]]
    # In which phases may one Exert?
    exert_phases: Way[tuple[str, ...]]
    # When does one lose by Ability?
    losing: Way[Literal["attack phase", "attack phase or adjustment"]]
    # How is the number of cards to draw worked out?
    draw_limit: Way[Literal["hand", "limit"]]
    # In which order are effects resolved that happen at once?
    simultaneous: Way[Literal["active first", "chosen"]]
    # In which order do cards go to the discard pile?
    discard_order: Way[Literal["as played", "chosen"]]
    # -- attacks and defenses
    # Which defense was the last one?
    last_defense: Way[Literal["played", "successful", "resolved"]]
    # Which areas are barred by the last defense, and for which attacks?
    barred_areas: Way[Literal["all attacks", "first attack"]]
    # What about a Guard in the way of an attack or of a new defense?
    guard_in_the_way: Way[Literal["drop first", "drops"]]
    # When does an attack become successful?
    success: Way[Literal["end", "in order"]]
    # Is an attack successful that was blocked and does damage all the same?
    blocked_success: Way[bool]
    # Does a defense go on to later attacks of the sequence?
    carry_over: Way[Literal["automatic", "chosen"]]
    # Where may a defense found in an Exertion go?
    exerted_defense: Way[Literal["anywhere", "declared"]]
    # What becomes of a defense laid ahead when another one is carried over to its attack?
    laid_ahead: Way[Literal["nothing", "not played", "discarded"]]
    # What becomes of a defense that turns out to be inappropriate?
    wrong_defense: Way[Literal["played", "not played"]]
    # When is a Hidden attack revealed?
    hidden_reveal: Way[Literal["after all", "after its own"]]
    # When is it revealed to a player who Exerts for a defense?
    hidden_exertion: Way[Literal["before", "after"]]
    # What of a Hidden attack has to be disclosed?
    hidden_disclosure: Way[Literal["nothing", "power and choices"]]
    # Which defense's text counts, and when?
    defense_text: Way[Literal["as played", "last"]]
    # Must the primary attack come first?
    primary_first: Way[bool]
    # What may Special Attacks be?
    special_attack: Way[Literal["plain", "values", "unless stated"]]
    # What do Ranged Attacks need?
    ranged: Way[Literal["free hand", "nothing", "unarmed"]]
    # Which Ranged Attacks have Hand Icons?
    ranged_hands: Way[Literal["printed", "listed"]]
    # What are Dirty Tricks?
    dirty_trick: Way[Literal["no damage", "values", "no damage unless stated"]]
    # What does an attack keep that is turned into a Ranged Attack?
    turned_ranged: Way[Literal["text", "nothing"]]
    # -- exertions
    # Which kinds of Exertion are there?
    exertions: Way[tuple[str, ...]]
    # When is a Power Blow made?
    power_blow: Way[Literal["end of phase", "any time"]]
    # When is a Power Block made?
    power_block: Way[Literal["end of phase", "any time"]]
    # What damage does a Power Blow do, and through a plain block?
    power_damage: Way[Literal["plus 2", "printed", "plus 2, modified"]]
    # When may an Illusion be played?
    illusions: Way[Literal["none", "any", "any or for it"]]
    # What counters an Illusion?
    countered_illusions: Way[Literal["any", "named"]]
    # -- conditions of a fighter
    # How does one recover a weapon?
    recover: Way[Literal["die", "check", "die or exertion"]]
    # How does one regain one's feet?
    feet: Way[Literal["die or exertion", "check"]]
    # What does being Disarmed bar, and who chooses the weapon?
    disarmed: Way[Literal["any", "all"]]
    # May a weapon that is lost be broken later on, or be the aim of another attempt?
    lost_again: Way[bool]
    # What does being Prone cost?
    prone: Way[Literal["any card", "from hand"]]
    # How often may one try to recover a weapon in a turn?
    recover_tries: Way[Literal["once", "each weapon"]]
    # From when on may one try to recover, or to get up?
    first_try: Way[Literal["at once", "after a turn", "another turn"]]
    # Which cards in play go with a lost weapon?
    lost_with_weapon: Way[Literal["none", "specific", "specific and guards"]]
    # Do cards with Blade in their title go with a lost weapon?
    blades: Way[bool]
    # -- cards in play
    # Of which cards may a player have one in play?
    one_in_play: Way[tuple[str, ...]]
    # Which pieces of Armor cannot be worn together?
    armor: Way[Literal["free", "grid", "place"]]
    # How often does Armor reduce the damage of an attack?
    armored: Way[Literal["each", "once"]]
    # May an Ally or a Member be a Persona of this game?
    allies: Way[Literal["free", "barred"]]
    # Is a Plot that is put into play a Special Card played?
    put_plots: Way[bool]
    # Do lists of the book give cards keywords?
    keyword_lists: Way[bool]
    # Do several copies of a card all work?
    duplicates: Way[Literal["all", "one"]]
    # When may a Trigger be used?
    trigger: Way[Literal["first card", "card or exertion"]]
    # What happens when Endurance runs out and nothing is left to shuffle?
    nothing_left: Way[Literal["play on", "collapse"]]
    # Which part of a card is nullified?
    nullifying: Way[Literal["card", "keyword"]]
