"""What holds: texts that are in force as long as a card is."""

from __future__ import annotations

from typing import Any

from quickening.games.highlander.vocabulary import changes, silencing
from quickening.games.highlander.vocabulary.attacks import add_attack_changes
from quickening.games.highlander.vocabulary.filters import Noun, only
from quickening.games.highlander.vocabulary.statics import add_statics
from quickening.games.highlander.vocabulary.subjects import add_alike
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook

#: HLT 57-67. The keywords that may stand before an effect.
KEYWORDS = (
    "ALLOWANCE",
    "BURN",
    "CAPTURE",
    "COST",
    "CUMULATIVE",
    "DISCARD",
    "DRAW",
    "REMOVAL",
    "RESTRICTION",
    "RETRIEVE",
    "REVEAL",
    "TRIGGER",
    "WOUND",
)
CHANGES = {"you": "you_change", "opponent": "opp_change", "each": "each_change"}


def add_holding(book: Phrasebook) -> None:
    """What holds: texts that are in force as long as a card is."""
    _opportunities(book)
    _bans(book)
    _costs(book)
    _sizes(book)
    _exertions(book)
    _granted(book)
    _yours(book)
    add_attack_changes(book)
    add_statics(book)


def _alike(book: Phrasebook, template: str, node: Any, also: tuple[str, ...] = (), **fixed: Any) -> None:
    add_alike(book, CHANGES, template, node, also=also, **fixed)


def _opportunities(book: Phrasebook) -> None:
    """More attacks or Special Cards, or fewer."""
    phrase = book.phrase
    one = ("S may play and additional attack", "S may play one additional attack", "S may make an additional attack")
    _alike(book, "S may play an additional attack", changes.ExtraAttacks, also=one)
    if_that = "S may play an additional attack if that attack is a {cards:attack_kind}"
    _alike(book, "S may play an additional {cards:attack_kind}", changes.ExtraAttacks, also=(if_that,))
    phrase("attack_kind", "{before:adjectives} attack", Cards, noun=Noun("attack"))
    phrase("attack_kinds", "{before:adjectives} attacks", Cards, noun=Noun("attack"))
    for word in ("Dirty Trick", "Basic Attack", "Ranged Attack", "Special Attack", "Slash", "Martial Arts attack"):
        phrase("attack_kind", word, value=only(word))
        phrase("attack_kinds", f"{word}es" if word == "Slash" else f"{word}s", value=only(word))
    for extra in ("another", "one additional", "one extra"):
        _alike(book, f"S may play {extra} {{cards:attack_kind}}", changes.ExtraAttacks, read_only=True)
    _alike(book, "S may play a {cards:attack_kind} as an additional attack", changes.ExtraAttacks, read_only=True)
    _alike(book, "S may play another attack", changes.ExtraAttacks, read_only=True)
    _alike(
        book, "S may only play one attack", changes.AttackCap, most=1, also=("S may not play more than one attack",)
    )
    _alike(book, "S may play {count:n} additional attacks", changes.ExtraAttacks)
    _alike(book, "S may play {count:n} additional {cards:attack_kinds}", changes.ExtraAttacks)
    _alike(
        book,
        "S <lose|loses> one attack",
        changes.LostAttacks,
        also=("S <lose|loses> an attack", "S <lose|loses> THEIR attack"),
    )
    _alike(book, "S <lose|loses> {count:n} attacks", changes.LostAttacks)
    _alike(
        book,
        "S may not play more than {most:n} attacks",
        changes.AttackCap,
        also=("S may only play {most:n} attacks",),
    )
    more = ("S may play an additional {cards:special_types}",)
    _alike(book, "S may play another {cards:special_types}", changes.ExtraSpecials, also=more)
    for kinds in ("attacks", "{cards:attack_kinds}"):
        upto = f"S may play up to {{count:n}} additional {kinds}"
        add_alike(book, CHANGES, upto, changes.ExtraAttacks, read_only=True)
    for count in ("{count:n}", "up to {count:n}"):
        many = f"S may play {count} additional {{cards:special_types_pl}}"
        add_alike(book, CHANGES, many, changes.ExtraSpecials, read_only=count != "{count:n}")
    for two in ("S may play two Special Cards", "S may play up to two Special Cards"):
        add_alike(book, CHANGES, two, changes.ExtraSpecials, cards=only("Special Card"), read_only=True)
    phrase("you_change", "you may play another {cards:titled}", changes.ExtraSpecials)
    for noun in ("Special Card", "Event", "Plot", "Situation", "Object", "Location", "Ally"):
        phrase("special_types", noun, value=only(noun))
        phrase("special_types_pl", "Allies" if noun == "Ally" else f"{noun}s", value=only(noun))
    _alike(
        book,
        "S may only play or put into play {most:n} Special Cards",
        changes.SpecialCap,
        also=("S may only play {most:n} Special Cards",),
    )
    one_special = ("S may not play more than one Special Card", "S cannot play more than one Special Card")
    _alike(book, "S may only play one Special Card", changes.SpecialCap, most=1, also=one_special)
    like = "your opponent cannot play more attacks during their next turn than you played"
    told = "if you play at least one attack during your turn, your opponent cannot play more attacks than you did "
    phrase("opp_change", like, changes.AttacksLike, also=told + "during their next turn")


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
    for verb in ("may not attack", "cannot attack", "may not play an attack", "may not make any attacks"):
        _alike(book, f"S {verb}", changes.CannotPlay, cards=only("attack"), read_only=True)
    for kind in ("dodge", "block"):
        for verb in (f"may not {kind}", f"cannot {kind}"):
            _alike(book, f"S {verb}", changes.CannotPlay, cards=only(kind), read_only=True)
    for verb in ("may not play a {cards}", "cannot play a {cards}"):
        _alike(book, f"S {verb}", changes.CannotPlay, read_only=True)
        _alike(book, f"S {verb} from THEIR hand", changes.CannotPlay, from_hand=True, read_only=True)
    phrase("each_change", "no {cards:cards_pl} may be played or put into play", changes.CannotPlay, put=True)
    put = ("S cannot play or put into play any {cards:cards_pl}", "S may not play or put into play {cards:cards_pl}")
    _alike(book, "S may not play or put into play any {cards:cards_pl}", changes.CannotPlay, put=True, also=put)


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
        _alike(book, ways[0], changes.MustSpend, also=tuple(ways[1:]), from_hand=hand)
        if not hand:
            fight = tuple(
                f"S must {spend} a {{pay:cards}} to {act}"
                for spend in ("discard", "spend")
                for act in ("attack", "make an attack")
            )
            _alike(book, fight[0], changes.MustSpend, cards=only("attack"), also=fight[1:], read_only=True)
        for make in ("make", "spend"):
            plain = f"S must {make} a Hard Exertion to play a {{cards}}{tail}"
            told: dict[str, Any] = {} if make == "make" else {"read_only": True}
            _alike(book, plain, changes.MustExert, from_hand=hand, plain=False, **told)
        _alike(
            book,
            f"S must make an Exertion to play a {{cards}}{tail}",
            changes.MustExert,
            from_hand=hand,
            plain=False,
            read_only=True,
        )
    wishes = "S must discard a {pay:cards} for each {cards} (he wishes|they wish) to play"
    _alike(book, wishes, changes.MustSpend, read_only=True)
    for_lost = "S must lose {or_lose:n} Ability to play a {cards}"
    _alike(book, for_lost, changes.MustLose, also=("S <lose|loses> {or_lose:n} Ability to play a {cards}",))
    unmodified = "S must make an unmodified Hard Exertion to play a {cards} from THEIR hand"
    _alike(book, unmodified, changes.MustExert, from_hand=True, plain=True)
    first = "they must spend a {pay:cards} or choose to lose {or_lose:n} Ability to play the first card from their "
    first += "hand during each of their turns"
    phrase("opp_change", first, changes.MustSpend, cards=only("card"), from_hand=True, first_only=True)


def _sizes(book: Phrasebook) -> None:
    """Maximum Ability and hand size."""
    for what, node in (("Ability", changes.MaximumPlus), ("hand size", changes.HandSizePlus)):
        more = f"S's maximum {what} is increased by"
        raised: tuple[str, ...] = (f"S's maximum {what} is raised by {{plus:n}}",)
        if what != "Ability":
            raised += tuple(
                f"S may {hold} {{plus:n}} additional {card} in THEIR hand"
                for hold in ("hold", "hold up to", "keep", "keep up to")
                for card in ("cards", "card")
            )
        _alike(book, f"{more} {{plus:n}}", node, also=raised)
        _alike(book, f"{more} {{plus:n}} {{each}}", node)
        if what != "Ability":
            for card in ("card", "cards"):
                held = f"S may hold {{plus:n}} additional {card} in THEIR hand {{each}}"
                _alike(book, held, node, read_only=True)
        less = f"S's maximum {what} is {'decreased' if what == 'Ability' else 'reduced'} by"
        other = tuple(
            f"S's maximum {what} is {verb} by {{plus:minus}}" for verb in ("reduced", "decreased", "lowered")
        )
        _alike(book, f"{less} {{plus:minus}}", node, also=other)
        _alike(book, f"{less} {{plus:minus}} {{each}}", node)
    for what, kind in (("regain THEIR feet", "feet"), ("recover THEIR weapon", "weapon")):
        _alike(book, f"S's Checks to {what} are decreased by {{plus:minus}}", changes.RecoveryChance, what=kind)
        _alike(book, f"S's Checks to {what} are increased by {{plus:n}}", changes.RecoveryChance, what=kind)


POWER_BLOW, POWER_BLOCK = "a Power Blow", "a Power Block"


def _exertions(book: Phrasebook) -> None:
    """HL1 56. How large Exertions are, and how many."""
    phrase = book.phrase
    size = changes.ExertionSize
    both = (POWER_BLOW, POWER_BLOCK)
    wish = "if S <wish|wishes> to make or block a Power Blow, S may make a {size:n}-card Exertion to do so"
    _alike(
        book, "S may make a {size:n} card Exertion to make or block a Power Blow", size, purposes=both, also=(wish,)
    )
    for what, purposes in (
        ("a Power Blow or a Power Block", both),
        ("a Power Blow", (POWER_BLOW,)),
        ("a Power Block", (POWER_BLOCK,)),
        ("an attack", ("an attack",)),
        ("a defense", ("a defense",)),
    ):
        fixed: dict[str, Any] = {"purposes": purposes, "exactly": True}
        plural = f"S's Exertions for {what.split()[-1]}s are of {{size:n}} cards"
        several = (plural,) if what in ("an attack", "a defense") else ()
        _alike(book, f"S's Exertions for {what} are of {{size:n}} cards", size, also=several, **fixed)
    cards = ("S's Exertions are {size:n} cards",)
    _alike(book, "S's Exertions are of {size:n} cards", size, purposes=("",), exactly=True, also=cards)
    ways: tuple[str, ...] = (
        "S may make Power Blows with a {size:n} card Exertion",
        "S may make Power Blows with a {size:card_count} Exertion",
        "S may make a {size:n} card Exertion to make a Power Blow",
    )
    _alike(book, ways[0], size, purposes=(POWER_BLOW,), also=ways[1:])
    weapon = "this weapon allows you to block Power Blows with a {size:card_count} Exertion"
    blocks = "you may block Power Blows with a {size:card_count} Exertion"
    phrase("you_change", blocks, size, purposes=(POWER_BLOCK,), exactly=True, also=weapon)
    for n, word in enumerate(("zero", "one", "two", "three", "four", "five", "six", "seven")):
        phrase("card_count", f"{word}-card", value=n)
    at_will = "S may increase or decrease by 1 the number of cards S <draw|draws> when making an Exertion"
    _alike(book, f"{{each}}, {at_will}", changes.ExertionAtWill)
    told = "{each}, S may increase or decrease the size of a Hard Exertion S <make|makes> by one"
    _alike(book, told, changes.ExertionAtWill, read_only=True)
    ways = ("S's Hard Exertions are increased by {plus:n} cards", "S's Exertions are increased by {plus:n} cards")
    _alike(book, ways[0], changes.ExertionPlus, also=ways[1:])
    ways = ("S's Hard Exertions are reduced by {plus:minus} cards", "S's Exertions are reduced by {plus:minus} cards")
    _alike(book, ways[0], changes.ExertionPlus, also=ways[1:])
    more = (
        "S may make one additional Exertion",
        "S may make an additional Exertion",
        "S may make a second Exertion",
        "S may make two Exertions",
    )
    _alike(book, "S may make an additional Hard Exertion", changes.ExtraExertions, also=more)


#: What a player may or may not do: the word that the rules know it by, how it is put, and other ways to put it.
GRANTED: tuple[tuple[str, ...], ...] = (
    (
        "blocks power blows",
        "S may block Power Blows without an Exertion",
        "S may block Power Blows without making an Exertion",
    ),
    ("sees hidden", "S may look at Hidden attacks"),
    ("cannot draw", "S may not draw any cards", "S may not draw cards", "S cannot draw cards"),
    (
        "no head shots",
        "S may not make Head Shots",
        "S cannot make Head Shots",
        "S may not play Head Shots",
        "S may not make a Head Shot",
    ),
    (
        "no power blows",
        "S may not make Power Blows",
        "S cannot make Power Blows",
        "S may not make a Power Blow",
        "S cannot make a Power Blow",
    ),
    (
        "hides nothing",
        "S may not make Hidden attacks",
        "S cannot make Hidden attacks",
        "S may not make a Hidden attack",
        "S's attacks cannot be Hidden",
    ),
    (
        "cannot exert",
        "S may not make Exertions",
        "S cannot make Exertions",
        "S may not make Hard Exertions",
        "S cannot make an Exertion",
        "S may not make an Exertion",
    ),
    ("heals nothing", "S may not gain Ability", "S cannot gain Ability", "S may not regain Ability"),
    ("cannot fall", "S cannot become Prone", "S cannot be made Prone", "S may not be made Prone"),
    (
        "no persona power",
        "S may not use THEIR Persona Power",
        "S cannot use THEIR Persona Power",
        "S may not use THEIR Persona's power",
    ),
    (
        "standing defenses fall",
        "S may not keep Standing Defenses in play",
        "S may not have Standing Defenses in play",
    ),
    ("considered disarmed", "S <are|is> considered to be Disarmed", "S <are|is> considered Disarmed"),
    ("considered broken", "S's weapon is considered to be broken", "S's weapon is considered broken"),
    ("considered prone", "S <are|is> considered to be Prone", "S <are|is> considered Prone"),
    ("cannot be disarmed", "S cannot be Disarmed", "S may not be Disarmed"),
    (
        "no recovery",
        "S may not roll to regain THEIR weapon",
        "S may not roll to recover THEIR weapon",
        "S cannot recover THEIR weapon",
    ),
)


def _granted(book: Phrasebook) -> None:
    for word, wording, *more in GRANTED:
        _alike(book, wording, changes.Granted, word=word, also=tuple(more))
    others = {"opponent": "opp_change", "each": "each_change"}
    skips = ("S must skip THEIR Attack Phase",)
    add_alike(book, others, "S skips THEIR Attack Phase", changes.Granted, word="skips attack phase", also=skips)
    book.phrase(
        "opp_change", "may not roll to regain (their|his) weapon", changes.Granted, word="no recovery", read_only=True
    )
    for word, *wordings in GRANTED:
        for wording in wordings:
            _nobody(book, wording, changes.Granted, word=word)
    book.phrase("each_change", "no attacks may be Hidden", changes.Granted, word="hides nothing", read_only=True)


#: Ways to say that nobody may do something.
NOBODY = ("no player may", "no player can", "neither player may", "neither player can")


def _nobody(book: Phrasebook, wording: str, node: Any, **fixed: Any) -> None:
    """What no player may do, from the wording for one who may not."""
    for no in ("S may not ", "S cannot "):
        if wording.startswith(no) and "THEIR" not in wording:
            for head in NOBODY:
                book.phrase("each_change", f"{head} {wording.removeprefix(no)}", node, read_only=True, **fixed)


#: What is said of the player alone.
YOURS: tuple[tuple[str, ...], ...] = (
    (
        "power blows hide nothing",
        "your opponent's next attack after a Power Blow of yours is not Hidden",
        "if you make a Power Blow, your opponent's next attack is not Hidden",
    ),
    (
        "dodges avoid one",
        "dodges will not avoid multiple attacks you play",
        "dodges will not avoid multiple attacks played",
        "dodges will not avoid consecutive attacks you play",
    ),
    ("blocks avoid one", "blocks will not stop multiple attacks you play"),
    (
        "hand protected",
        "your opponent cannot discard cards from your hand or your Endurance",
        "you may nullify any effect by your opponent that would force you to discard cards from your hand or off the "
        "top of your Endurance",
    ),
    (
        "uses improvised weapon",
        "you may use this weapon if you are Disarmed",
        "if you are Disarmed you may use this {_own:own_name}",
    ),
    (
        "ignores bans",
        "any Restriction effects your opponent has in play which would prevent you from playing any Special Card are "
        "nullified",
        "you may ignore the effects of any special card your opponent has in play that prevents you from playing a "
        "special card",
    ),
    ("first attack hidden", "your first attack may be Hidden", "you may make your first attack this turn Hidden"),
    ("damage prevented", "prevent all damage to you"),
    ("special after power", "you may play a Special Card after using your Persona Power"),
    (
        "persona cards barred",
        "they may not play cards that their Persona allowed in their deck",
        "if their persona power allows them additional cards in their deck, they may not play those cards",
    ),
    ("skips attack phase", "skip your Attack Phase", "you skip your Attack Phase", "you must skip your Attack Phase"),
    ("goes first", "you take the first turn"),
    (
        "ignores all bans",
        "you may ignore all effects that prevent you from playing cards",
        "you may ignore Restriction effects",
    ),
)


def _yours(book: Phrasebook) -> None:
    phrase = book.phrase
    you = "you_change"
    for word, wording, *more in YOURS:
        phrase(you, wording, changes.Granted, word=word, also=tuple(more))
    areas = (
        "you may attack normally to any area",
        "you may attack any area",
        "you may attack the areas you just blocked",
        "you may make an attack to the areas you just blocked",
        "after blocking with this card, you may make an attack to the areas you just blocked",
    )
    phrase(you, "you may attack areas you just blocked", changes.AttackBlockedAreas, also=areas)
    phrase(you, "you may play {cards:cards_pl} to an area you last blocked", changes.AttackBlockedAreas)
    phrase(you, "you may play {cards:cards_pl} after (playing|) a {dodge:cards}", changes.AttackAfter)
    phrase(
        you,
        "you may attack normally after (a|the) {dodge:cards}",
        changes.AttackAfter,
        also="you may attack after a {dodge:cards}",
    )
    ways = (
        "your opponent cannot remove your {cards:cards_pl} from play",
        "your {cards:cards_pl} cannot be removed from play",
        "your opponent may not remove your {cards:cards_pl} from play",
    )
    kept = "your {cards:cards_pl} cannot be removed from play by your opponent"
    phrase(you, kept, changes.Kept, also=ways)
    phrase(
        you,
        "this card cannot be removed from play by your opponent",
        changes.Kept,
        also="this card cannot be removed from play",
    )
    begins = (
        "your maximum Ability is {ability:n}",
        "your starting Ability is {ability:n}",
        "you start the game with {ability:n} Ability",
    )
    phrase(you, "you begin the game with {ability:n} Ability", changes.StartsAt, also=begins)
    phrase(you, "nullify the text on {cards:cards_pl} that you play", silencing.TextNullified)
    theirs = "nullify the text on {cards:cards_pl} that your opponent plays"
    phrase(you, theirs, silencing.TextNullified, theirs=True)
    phrase(you, "nullify all {cards:cards_pl} your opponent has in play", silencing.CardsNullified)
    power = tuple(f"your opponent's Persona Power is {one}" for one in ("nullified", "ignored"))
    power += ("nullify your opponent's Persona Power", "ignore your opponent's Persona Power")
    phrase(you, "all text on your opponent's Persona is ignored", silencing.PersonaIgnored, also=power)
    phrase(you, "your cards cannot be nullified by your opponent", silencing.CannotBeNullified)
    for keyword in KEYWORDS:
        nullify = f"nullify all {keyword.capitalize()} effects your opponent has in play"
        phrase(you, nullify, silencing.KeywordNullified, keyword=keyword)
