"""What players may or may not do as long as a text is in force."""

from __future__ import annotations

from quickening.games.highlander.vocabulary import changes, silencing
from quickening.games.highlander.vocabulary.subjects import add_alike, add_to_players
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


def add_granted(book: Phrasebook) -> None:
    """What a player, either player or nobody may do."""
    _granted(book)
    _yours(book)
    _kept(book)
    _nullified(book)


#: What a player may or may not do: the word that the rules know it by, how it is put, and other ways to put it.
GRANTED: tuple[tuple[str, ...], ...] = (
    ("blocks power blows", "S may block Power Blows without an Exertion"),
    ("sees hidden", "S may look at Hidden attacks"),
    ("cannot draw", "S may not draw any cards"),
    ("no head shots", "S may not make Head Shots"),
    ("no power blows", "S may not make Power Blows"),
    ("no power blocks", "S may not make Power Blocks"),
    ("hides nothing", "S may not make Hidden attacks"),
    ("cannot exert", "S may not make Exertions"),
    ("heals nothing", "S may not gain Ability"),
    ("cannot fall", "S cannot become Prone"),
    ("no persona power", "S may not use THEIR Persona Power"),
    ("standing defenses fall", "S may not keep Standing Defenses in play"),
    ("considered disarmed", "S <are|is> considered to be Disarmed", "S <are|is> considered Disarmed"),
    ("considered broken", "S's weapon is considered to be broken", "S's weapon is considered broken"),
    ("considered prone", "S <are|is> considered to be Prone", "S <are|is> considered Prone"),
    ("cannot be disarmed", "S cannot be Disarmed"),
    ("no recovery", "S may not roll to regain THEIR weapon"),
)


def _granted(book: Phrasebook) -> None:
    for word, wording, *more in GRANTED:
        add_to_players(book, wording, changes.Granted, word=word, also=tuple(more))
    others = {"opponent": "opp_change", "each": "each_change"}
    skips = ("S must skip THEIR Attack Phase",)
    add_alike(book, others, "S skips THEIR Attack Phase", changes.Granted, word="skips attack phase", also=skips)
    book.phrase(
        "opp_change", "may not roll to regain (their|his) weapon", changes.Granted, word="no recovery", read_only=True
    )
    for said in ("Head Shots may not be played", "Head Shots cannot be played", "no Head Shots may be played"):
        book.phrase("each_change", said, changes.Granted, word="no head shots", read_only=True)


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
    (
        "blocks avoid one",
        "blocks will not stop multiple attacks you play",
        "your opponent's blocks do not cover more than one attack",
        "your opponent's blocks only cover one attack",
    ),
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
        "you may attack to any area",
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


def _kept(book: Phrasebook) -> None:
    """What stays in play, and with how much Ability one begins."""
    phrase, you = book.phrase, "you_change"
    ways = (
        "your opponent cannot remove your {cards:cards_pl} from play",
        "your {cards:cards_pl} cannot be removed from play",
        "your {cards:cards_pl} may not be removed from play by your opponent",
        "your {cards:cards_pl} may not be removed from play",
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


def _nullified(book: Phrasebook) -> None:
    """HL1 74. Whose texts do not count."""
    phrase, you = book.phrase, "you_change"
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
