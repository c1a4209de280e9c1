"""The words of powers that are always on, and of how a card comes into play (HK 703, 705)."""

from __future__ import annotations

from quickening.games.huntik.vocabulary import abilities, changes, effects
from quickening.games.huntik.vocabulary.lasting import PLUSES, add_lasting_powers
from quickening.games.huntik.vocabulary.places import RoundZone
from quickening.lang.nodes import Filter
from quickening.lang.selections import Cards, Me
from quickening.text.phrasebook import Phrasebook

TOP_REVEALED = changes.TopRevealed()


def add_always_on(book: Phrasebook) -> None:
    """HK 703."""
    phrase = book.phrase
    phrase("keyword", "Unblockable", abilities.AlwaysOn, who=Me(), change=changes.Unblockable())
    for title in ("", "{name:power_name} — "):
        _own_powers(book, title)
    phrase("own_change", "I can't move on my own", changes.Cannot, what="move on its own")
    phrase("own_change", "I can only move {zones:n} zone(s|)", changes.MoveUpTo, only=True)
    own = "I can only move {zones:n} zone(s|) on my own"
    phrase("own_change", own, changes.MoveUpTo, only=True, on_its_own=True)
    phrase("own_change", "I don't ready as normal", changes.Cannot, what="ready as normal")
    phrase("own_change", "I can move up to {zones:n} zones", changes.MoveUpTo)
    phrase("own_change", "I can move up to {zones:n} zones forward", changes.MoveUpTo, forward_only=True)
    phrase("own_change", "I can move up to {zones:n} zones back", changes.MoveUpTo, back_only=True)
    phrase("own_change", "attacks can't be aimed at me", changes.Cannot, what="be aimed at")
    phrase("own_change", "I can't {ban}")
    for ban in ("be KO'd", "be stunned", "be targeted", "ready", "exhaust", "move", "start a combat"):
        phrase("ban", ban, changes.Cannot, what=ban)
    phrase("ban", "be KO'd (by|from) combat attacks", changes.Cannot, what="be KO'd by combat attacks")
    phrase("ban", "be blocked by {cards:cards_pl}", changes.Passes)
    phrase("ban", "move into {place}", changes.KeptOut)
    phrase("ban", "move out of {place}", changes.KeptIn)
    phrase("ban", "start a combat in {place}", changes.NoCombatIn)
    for way in ("move forward", "move back"):
        phrase("ban", way, changes.Cannot, what=way)
    enemies = "be targeted by your opponent or enemy heroes"
    phrase("ban", enemies, changes.Cannot, what="be targeted by enemies", also="be targeted by your opponent")
    for kind in ("Free", "Exhaust", "Combat"):
        phrase("ban", f"use {kind} Actions", changes.Cannot, what=f"use {kind} Actions")
    for who, players in (("opponent", "your opponent"), ("all", "players"), ("you", "you")):
        phrase("barring", f"{players} can't play {{cards:cards_pl}}", changes.BarredFromPlaying, who=who)
    phrase("own_change", "{change:barring}")
    phrase("effect", "{change:barring} {until}", effects.Rule)
    for number in ("ATK", "DEF"):
        equal = f"my {number} is equal to {{times:amount}}"
        phrase("own_change", equal, changes.EqualTo, number=number, also=f"my {number} is {{times:amount}}")
    phrase("own_change", "I'm unblockable", changes.Unblockable, also="I am unblockable", read_only=True)
    phrase("own_change_if", "I'm unblockable", changes.Unblockable)  # else it is the keyword
    phrase("own_change_if", "eliminate me", changes.CannotStay, effects=(effects.Eliminate(Me()),))
    phrase("own_change_if", "{change:own_change}")
    revealed = "you play with the top card of your deck revealed"
    phrase("own_change", revealed, value=TOP_REVEALED, also=revealed.removeprefix("you "))
    phrase("own_change", "your opponent plays with their hand revealed", changes.HandRevealed)
    phrase("own_change", "you play with your hand revealed", changes.HandRevealed, you=True)
    phrase("own_change", "you may play the top card of your deck", changes.MayPlayTop)
    phrase("own_change", "you may play an (extra|additional) major hero each round", changes.ExtraMajors)
    phrase("own_change", "all enemy attacks must be aimed at a single hero or obstacle", changes.AimAtOne)
    phrase("own_change", "all enemy attacks must be aimed at me", changes.DrawsAttacks)
    phrase("own_change", "I get {plus}")
    phrase("own_change", "I get {change:plus_each}")
    phrase("plus_each", "{atk:signed} ATK {times:each}", changes.Plus)
    phrase("plus_each", "{defense:signed} DEF {times:each}", changes.Plus)
    phrase("plus_each", "{atk:signed} ATK and {defense:signed} DEF {times:each}", changes.Plus)
    both = "+X ATK and +X DEF, where X is {times:amount}"
    phrase("plus_each", both, changes.Plus, atk=1, defense=1)
    phrase("plus_each", "+X ATK, where X is {times:amount}", changes.Plus, atk=1)
    phrase("plus_each", "+X DEF, where X is {times:amount}", changes.Plus, defense=1)


def _own_powers(book: Phrasebook, title: str) -> None:
    phrase = book.phrase
    always = abilities.AlwaysOn
    phrase("always", f"{title}{{change:own_change}}.", always, who=Me())
    phrase("always", f"{title}if {{condition}}, {{change:own_change_if}}.", always, who=Me())
    phrase("always_also", f"{title}{{change:own_change}} (while|if) {{condition}}.", always, who=Me())
    phrase("always_also", f"{title}{{change:own_change}} {{condition:in_round}}.", always, who=Me(), read_only=True)
    phrase("always_also", f"{title}(while|as long as) {{condition}}, {{change:own_change}}.", always, who=Me())
    add_lasting_powers(book, title)
    shielded = "attacks can't be aimed at {who:cards_pl}."
    phrase("always", f"{title}{shielded}", always, change=changes.Cannot("be aimed at"))


def with_adjective(cards: Cards, adjective: Filter) -> Cards:
    """`an exhausted enemy hero`: an enemy's exhausted hero."""
    return Cards(cards.noun, (adjective, *cards.before), cards.after, cards.area)


def add_entering(book: Phrasebook) -> None:
    """HK 705.1b."""
    phrase = book.phrase
    phrase("enemy_cards", "enemy {cards}")
    phrase("enemy_cards", "{adjective} enemy {cards}", with_adjective)
    for title in ("", "{name:power_name} — "):
        phrase("comes_in", f"{title}I come into play exhausted.", abilities.ComesIn, exhausted=True)
        phrase("comes_in", f"{title}I come into play stunned.", abilities.ComesIn, stunned=True)
        coming = f"{title}I come into play with"
        counted = f"{coming} X {{counter:name}} counters, where X is {{times:amount}}."
        phrase("comes_in", counted, abilities.ComesIn, also=f"{coming} a {{counter:name}} counter {{times:each}}.")
        phrase("comes_in", f"{coming} a {PLUSES[2]} counter {{times:each}}.", abilities.ComesIn)
        phrase("comes_in", f"{coming} a {{counter:name}} counter.", abilities.ComesIn)
        phrase("comes_in", f"{coming} {{count:n}} {{counter:name}} counters.", abilities.ComesIn)
        phrase("comes_in", f"{coming} a {PLUSES[2]} counter.", abilities.ComesIn)
        phrase("comes_in", f"{coming} {{count:n}} {PLUSES[2]} counters.", abilities.ComesIn)
        for hand, mine in ((True, "me from your hand"), (False, "me")):
            for when in ("", f"if you play {mine} {{condition:in_round}}, "):
                into = f"{title}{when}you may play {'me' if when else mine} into"
                friendly = f"{into} any zone where you already have a {{beside:cards}}."
                beside = f"{into} (any|a) zone with a friendly {{beside:cards}}."
                phrase("comes_in", friendly, abilities.PlayedInto, from_hand=hand, also=beside)
                near = f"{into} (any|a) zone with a {{near:enemy_cards}}."
                phrase("comes_in", near, abilities.PlayedInto, from_hand=hand)
                phrase("comes_in", f"{into} {{place}}.", abilities.PlayedInto, from_hand=hand)
                phrase("comes_in", f"{into} zone {{zones:zones_or}}.", abilities.PlayedInto, from_hand=hand)
            into = f"you may play {mine} into"
            for where in ("{place}", "zone {zones:zones_or}", "any zone where you already have a {beside:cards}"):
                given = f"{title}if {{condition}}, {into} {where}."
                last = f"{title}{into} {where} if {{condition}}."
                phrase("comes_in", given, abilities.PlayedInto, from_hand=hand, also=last)
    phrase("place", "a zone whose number is the same as the round number", RoundZone)
