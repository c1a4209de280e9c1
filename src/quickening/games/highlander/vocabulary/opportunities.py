"""How much may be played, what may not, and what it costs (HL1 43, 50; HL3 115, 137, 148; HLT 66-67, 110)."""

from __future__ import annotations

from typing import Any

from quickening.games.highlander.vocabulary import changes
from quickening.games.highlander.vocabulary.filters import Noun, only
from quickening.games.highlander.vocabulary.subjects import add_alike, add_to_players
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook

#: Ways to say that nobody may do something.
NOBODY = ("no player may", "no player can", "neither player may", "neither player can")


def add_opportunities(book: Phrasebook) -> None:
    """More to play, or less; what it takes."""
    _opportunities(book)
    _specials(book)
    _bans(book)
    _costs(book)


def _opportunities(book: Phrasebook) -> None:
    """HL1 50. More attacks, or fewer."""
    phrase = book.phrase
    one = ("S may play and additional attack", "S may play one additional attack", "S may make an additional attack")
    add_to_players(book, "S may play an additional attack", changes.ExtraAttacks, also=one)
    if_that = "S may play an additional attack if that attack is a {cards:attack_kind}"
    add_to_players(book, "S may play an additional {cards:attack_kind}", changes.ExtraAttacks, also=(if_that,))
    phrase("attack_kind", "{before:adjectives} attack", Cards, noun=Noun("attack"))
    phrase("attack_kinds", "{before:adjectives} attacks", Cards, noun=Noun("attack"))
    for word in ("Dirty Trick", "Basic Attack", "Ranged Attack", "Special Attack", "Slash", "Martial Arts attack"):
        phrase("attack_kind", word, value=only(word))
        phrase("attack_kinds", f"{word}es" if word == "Slash" else f"{word}s", value=only(word))
    rider = "S may play an additional attack that {rider:attack_part}"
    add_to_players(book, rider, changes.ExtraAttacks)
    add_to_players(book, rider.replace("attack that", "{cards:attack_kind} that"), changes.ExtraAttacks)
    riders = "S may play {count:n} additional attacks that {rider:attacks_part}"
    up_to = riders.replace("{count:n}", "up to {count:n}")
    add_to_players(book, riders, changes.ExtraAttacks, also=(up_to,))
    some = [one.replace("attacks that", "{cards:attack_kinds} that") for one in (riders, up_to)]
    add_to_players(book, some[0], changes.ExtraAttacks, also=(some[1],))
    for extra in ("another", "one additional", "one extra"):
        add_to_players(book, f"S may play {extra} {{cards:attack_kind}}", changes.ExtraAttacks, read_only=True)
    add_to_players(
        book, "S may play a {cards:attack_kind} as an additional attack", changes.ExtraAttacks, read_only=True
    )
    add_to_players(
        book, "S may only play one attack", changes.AttackCap, most=1, also=("S may not play more than one attack",)
    )
    add_to_players(book, "S may play {count:n} additional attacks", changes.ExtraAttacks)
    add_to_players(book, "S may play {count:n} additional {cards:attack_kinds}", changes.ExtraAttacks)
    add_to_players(
        book,
        "S <lose|loses> one attack",
        changes.LostAttacks,
        also=("S <lose|loses> an attack", "S <lose|loses> THEIR attack"),
    )
    add_to_players(book, "S <lose|loses> {count:n} attacks", changes.LostAttacks)
    add_to_players(
        book,
        "S may not play more than {most:n} attacks",
        changes.AttackCap,
        also=("S may only play {most:n} attacks",),
    )
    for kinds in ("attacks", "{cards:attack_kinds}"):
        upto = f"S may play up to {{count:n}} additional {kinds}"
        add_to_players(book, upto, changes.ExtraAttacks, read_only=True)


def _specials(book: Phrasebook) -> None:
    """HL1 21. More Special Cards in a turn, or fewer."""
    phrase = book.phrase
    more = ("S may play an additional {cards:special_types}",)
    add_to_players(book, "S may play another {cards:special_types}", changes.ExtraSpecials, also=more)
    for count in ("{count:n}", "up to {count:n}"):
        many = f"S may play {count} additional {{cards:special_types_pl}}"
        add_to_players(book, many, changes.ExtraSpecials, read_only=count != "{count:n}")
    for two in ("S may play two Special Cards", "S may play up to two Special Cards"):
        add_to_players(book, two, changes.ExtraSpecials, cards=only("Special Card"), read_only=True)
    phrase("you_change", "you may play another {cards:titled}", changes.ExtraSpecials)
    for noun in ("Special Card", "Event", "Plot", "Situation", "Object", "Location", "Ally"):
        phrase("special_types", noun, value=only(noun))
        phrase("special_types_pl", "Allies" if noun == "Ally" else f"{noun}s", value=only(noun))
    add_to_players(
        book,
        "S may only play or put into play {most:n} Special Cards",
        changes.SpecialCap,
        put=True,
    )
    caps = ("S may only play {most:n} Special Cards", "S may not play more than {most:n} Special Cards")
    add_to_players(book, caps[0], changes.SpecialCap, also=caps[1:])
    one_special = ("S may not play more than one Special Card", "S cannot play more than one Special Card")
    add_to_players(book, "S may only play one Special Card", changes.SpecialCap, most=1, also=one_special)


def _bans(book: Phrasebook) -> None:
    """HL3 148. What may not be played."""
    phrase = book.phrase
    hand = {"from_hand": True}
    for tail, fixed in ((" from THEIR hand", hand), ("", {})):
        ways: tuple[str, ...] = tuple(
            f"S {no} play {any_}{{cards:cards_pl}}{tail}" for no in ("may not", "cannot") for any_ in ("", "any ")
        )
        add_alike(book, {"you": "you_change"}, ways[0], changes.CannotPlay, also=ways[1:], **fixed)
        ways = (ways[1], ways[0], *ways[2:])
        add_alike(
            book,
            {"opponent": "opp_change", "each": "each_change"},
            ways[0],
            changes.CannotPlay,
            also=ways[1:],
            **fixed,
        )
    nobody = (f"{head} play [any ]{{cards:cards_pl}}" for head in NOBODY)
    for wording in (*nobody, "no {cards:cards_pl} may be played", "{cards:cards_pl} may not be played"):
        phrase("each_change", wording, changes.CannotPlay, read_only=True)
    for head in NOBODY:
        for attack in ("attack", "play an attack", "make an attack"):
            phrase("each_change", f"{head} {attack}", changes.CannotPlay, cards=only("attack"), read_only=True)
    for tail in ("from an Exertion", "from Exertions"):
        exerted = f"S may only play {{cards:cards_pl}} {tail}"
        add_to_players(book, exerted, changes.CannotPlay, from_hand=True, read_only=True)
    for verb in ("may not attack", "cannot attack", "may not play an attack", "may not make any attacks"):
        add_to_players(book, f"S {verb}", changes.CannotPlay, cards=only("attack"), read_only=True)
    for kind in ("dodge", "block"):
        for verb in (f"may not {kind}", f"cannot {kind}"):
            add_to_players(book, f"S {verb}", changes.CannotPlay, cards=only(kind), read_only=True)
    for verb in ("may not play a {cards}", "cannot play a {cards}"):
        add_to_players(book, f"S {verb}", changes.CannotPlay, read_only=True)
        add_to_players(book, f"S {verb} from THEIR hand", changes.CannotPlay, from_hand=True, read_only=True)
    phrase("each_change", "no {cards:cards_pl} may be played or put into play", changes.CannotPlay, put=True)
    put = ("S cannot play or put into play any {cards:cards_pl}", "S may not play or put into play {cards:cards_pl}")
    add_to_players(
        book, "S may not play or put into play any {cards:cards_pl}", changes.CannotPlay, put=True, also=put
    )


def _costs(book: Phrasebook) -> None:
    """HL3 137. What has to be spent to play something."""
    phrase = book.phrase
    for tail, hand in ((" from THEIR hand", True), ("", False)):
        ways = [
            f"S must {spend} a {{pay:cards}} to {play} a {{cards}}{tail}"
            for spend in ("discard", "spend")
            for play in ("play", "first play")
        ]
        ways += [
            f"to play a {{cards}}{tail}, S must [first ]{spend} a {{pay:cards}}" for spend in ("discard", "spend")
        ]
        ways += [
            f"S must {spend} a {{pay:cards}} from THEIR hand to play a {{cards}}{tail}"
            for spend in ("discard", "spend")
        ]
        add_to_players(book, ways[0], changes.MustSpend, also=tuple(ways[1:]), from_hand=hand)
        if not hand:
            fight = tuple(
                f"S must {spend} a {{pay:cards}} to {act}"
                for spend in ("discard", "spend")
                for act in ("attack", "make an attack")
            )
            add_to_players(book, fight[0], changes.MustSpend, cards=only("attack"), also=fight[1:], read_only=True)
        for make in ("make", "spend"):
            plain = f"S must {make} a Hard Exertion to play a {{cards}}{tail}"
            told: dict[str, Any] = {} if make == "make" else {"read_only": True}
            add_to_players(book, plain, changes.MustExert, from_hand=hand, plain=False, **told)
        add_to_players(
            book,
            f"S must make an Exertion to play a {{cards}}{tail}",
            changes.MustExert,
            from_hand=hand,
            plain=False,
            read_only=True,
        )
    for power in ("a Power Blow", "a Power Block"):
        for number, spend in enumerate(("discard", "spend", "first discard", "first spend")):
            for held in ("", " from THEIR hand"):
                hidden = bool(number or held)
                single = f"S must {spend} a {{pay:cards}}{held} to make {power}"
                add_to_players(book, single, changes.PowerCost, purpose=power, read_only=hidden)
                many = f"S must {spend} {{count:n}} {{pay:cards_pl}}{held} to make {power}"
                add_to_players(book, many, changes.PowerCost, purpose=power, read_only=hidden)
    wishes = "S must discard a {pay:cards} for each {cards} (he wishes|they wish) to play"
    add_to_players(book, wishes, changes.MustSpend, read_only=True)
    for_lost = "S must lose {or_lose:n} Ability to play a {cards}"
    add_to_players(book, for_lost, changes.MustLose, also=("S <lose|loses> {or_lose:n} Ability to play a {cards}",))
    unmodified = "S must make an unmodified Hard Exertion to play a {cards} from THEIR hand"
    add_to_players(book, unmodified, changes.MustExert, from_hand=True, plain=True)
    first = "they must spend a {pay:cards} or choose to lose {or_lose:n} Ability to play the first card from their "
    first += "hand during each of their turns"
    phrase("opp_change", first, changes.MustSpend, cards=only("card"), from_hand=True, first_only=True)
