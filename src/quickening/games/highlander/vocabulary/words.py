"""Highlander's words for cards, how many of them, and where they are."""

from __future__ import annotations

from quickening.games.highlander.definitions import ATTRIBUTES
from quickening.games.highlander.vocabulary import amounts, filters
from quickening.games.highlander.vocabulary.asking import add_conditions
from quickening.games.highlander.vocabulary.subjects import add_subjects
from quickening.lang.selections import All, Cards, Chosen, It, ThisCard
from quickening.text.lexicals import NUMBER_WORDS, add_name, add_number, add_other_name, add_own_name
from quickening.text.phrasebook import Phrasebook
from quickening.text.reader import Reading

#: Words that are written with a capital and are no titles.
_WORDS = """
a ability all allies allowance ally an and any armor at attack attacks avoid basic block blocks blow blows both
burn bystander capture card cards check choice choose cost counter cumulative defense defenses disarmed discard
discards dodge dodges draw during each edge edges either endurance event events exertion exertions faction for from
gain generic guard gypsy hand hard he head hidden hilt him his hunter if illusion illusions immortal instead is it
its location locations look lose loses make master maximum may member mortal must no nullify object objects of on
once one only opponent opponent's or pedestrian persona personas phase pile place play played plays plot plots
power pre-game premium prevent prone put ranged reconcile removal remove reporter reserved restricted restriction
retrieve return reveal search shot shots shuffle signature situation situations skip soft special specific standing
take target that the their these they this to trigger turn until vehicle watcher weapon when whenever while with
wound you your
"""
RESERVED = frozenset(_WORDS.split())
MANY = 99


def add_words(book: Phrasebook) -> None:
    """Numbers, names, players, cards, amounts, conditions."""
    add_number(book)
    add_name(book, "name", RESERVED)
    add_own_name(book, "own_name", ThisCard(), "this card")
    add_other_name(book, "other_title", "name")
    add_subjects(book)
    _own_plural(book)
    _nouns(book)
    _cards(book)
    _selections(book)
    _quantities(book)
    _amounts(book)
    add_conditions(book)


def _own_plural(book: Phrasebook) -> None:
    """The card's own title in the plural."""

    def read(reading: Reading, at: int) -> list[tuple[int, object]]:
        plurals = [[*name[:-1], f"{name[-1]}s"] for name in reading.names if name]
        return [(at + len(name), ThisCard()) for name in plurals if reading.words[at : at + len(name)] == name]

    book.lexical("own_plural", read, lambda value: None, "its own name")


def _nouns(book: Phrasebook) -> None:
    for word in filters.NOUNS:
        last = word.split()[-1]
        plural = filters.PLURALS.get(word, f"{word}s")
        book.phrase("noun", word, filters.Noun, word=word)
        book.phrase("nouns", plural, filters.Noun, word=word)
        if last not in ("card", "Card"):
            book.phrase("noun", f"{word} card", filters.Noun, word=word, read_only=True)
            book.phrase("nouns", f"{word} cards", filters.Noun, word=word, read_only=True)
    for word in ("special", "edge"):
        noun = {"special": "Special Card", "edge": "Edge"}[word]
        book.phrase("noun_part", word, filters.Noun, word=noun, read_only=True)
    book.phrase("noun_part", "{noun}")
    book.phrase("noun", "card titled {title:name}", filters.Titled, also="{title:name} card")
    book.phrase("nouns", "cards titled {title:name}", filters.Titled, also="{title:name} cards")
    _titled_with(book)
    book.phrase("noun", "Head Shot", filters.WithWord, word="Head Shot")
    book.phrase("noun", 'card that has the word "{word:name}" in the title', filters.WithWord)
    book.phrase("nouns", 'cards that have the word "{word:name}" in the title', filters.WithWord)
    book.list_of("noun_list", "noun_part", "or", "or a", ",", ", or", ", or a", "and", least=2)
    book.list_of("nouns_list", "nouns", "and", ",", ", or", "or", ", and", least=2)
    book.phrase("noun_any", "{noun}")
    book.phrase("noun_any", "{nouns:noun_list}", filters.AnyOf)
    book.phrase("nouns_any", "{noun:nouns}")
    book.phrase("nouns_any", "{nouns:nouns_list}", filters.AnyOf)


#: Words of titles that are no names by themselves.
TITLE_WORDS = ("Master", "Ally", "Watcher", "Hunter", "Attack", "Block", "Plot")


def _titled_with(book: Phrasebook) -> None:
    """HL1 30. Cards with a word in their title."""
    for number, cards, has in (("noun", "card", "has"), ("nouns", "cards", "have")):
        for word in TITLE_WORDS:
            said = f'{cards} that {has} the word "{word}" in the title'
            ways = tuple(f"{cards} with {one} in the title" for one in (word, f'"{word}"', f'the word "{word}"'))
            book.phrase(number, said, filters.WithWord, word=word, also=ways)
        for word in ("{word:name}", "the word {word:name}", 'the word "{word:name}"', '"{word:name}"'):
            book.phrase(number, f"{cards} with {word} in the title", filters.WithWord, read_only=True)


def _cards(book: Phrasebook) -> None:
    phrase = book.phrase
    for word in filters.ADJECTIVES:
        phrase("adjective", word, filters.Adjective, word=word)
        if word.startswith("non-"):
            phrase("adjective", word.replace("-", " ", 1), filters.Adjective, word=word, read_only=True)
    phrase("adjective", "other", filters.Another, also="another")
    phrase("noun_any", "{nouns:groups} Event", filters.EventOf)
    book.list_of("groups", "group", "or")
    for word in ("Watcher", "Hunter"):
        phrase("group", word, filters.Noun, word=word)
    for gem, name in ATTRIBUTES.items():
        phrase("noun", f"card with the {name} gem", filters.WithGem, gem=gem, also=f"{name} gem")
        phrase("nouns", f"cards with the {name} gem", filters.WithGem, gem=gem, also=f"{name} gems")
    book.list_of("adjectives", "adjective", "")
    phrase("qualifier", "that cannot be a Power Blow", filters.NoPower)
    phrase(
        "qualifier",
        "that may do damage",
        filters.MayDamage,
        also="that may cause damage",
    )
    phrase("qualifier", "that does damage", filters.CertainDamage, also=("that do damage", "that causes damage"))
    theirs = ("of your opponent's in play", "they have in play", "he has in play")
    phrase("in_play", "your opponent has in play", filters.Of, who="opponent", also=theirs)
    phrase("in_play", "you have in play", filters.Of, who="you", also="of yours in play")
    phrase("in_play", "in play", filters.Of, who="each")
    phrase("qualifier", "that are Power Blows", filters.IsPowerBlow, also="that is a Power Blow")
    book.list_of("held_qualifiers", "qualifier", "")
    phrase("any_qualifier", "{one:qualifier}")
    phrase("any_qualifier", "{one:in_play}")
    book.list_of("qualifiers", "any_qualifier", "")
    for category, noun in (("cards", "noun_any"), ("cards_pl", "nouns_any")):
        for before in ("", "{before:adjectives} "):
            for after in ("", " {after:qualifiers}"):
                phrase(category, f"{before}{{noun:{noun}}}{after}", Cards)
                held = after.replace("qualifiers", "held_qualifiers")
                phrase(f"held_{category}", f"{before}{{noun:{noun}}}{held}", Cards)


def _selections(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("what", "this card", ThisCard, also="{_own:own_name}", _own=ThisCard())
    phrase("what", "it", It, also=("that card", "them"))
    phrase("what", "a {cards}", Chosen, also=("one {cards}", "any {cards}", "any one {cards}", "1 {cards}"))
    for word, count in NUMBER_WORDS.items():
        if 1 < count < 7:
            phrase(
                "what",
                f"{count} {{cards:cards_pl}}",
                Chosen,
                least=count,
                most=count,
                also=f"{word} {{cards:cards_pl}}",
            )
            upto = (f"up to {word} {{cards:cards_pl}}",)
            phrase("what", f"up to {count} {{cards:cards_pl}}", Chosen, least=0, most=count, also=upto)
    phrase("all_there", "all {cards:cards_in_play}", All)
    for before in ("", "{before:adjectives} "):
        phrase("cards_in_play", f"{before}{{noun:nouns_any}} {{after:in_play_only}}", Cards)
    book.list_of("in_play_only", "in_play", "")
    phrase("own_choice", "a {cards}", Chosen, also=("one {cards}", "one of your {cards:own_cards}"))
    phrase("what", "one of your {cards:own_cards}", Chosen)
    phrase("what", "one of your opponent's {cards:their_cards}", Chosen)
    phrase("own_cards", "{noun:nouns_any}", Cards, after=(filters.Of("you"),), read_only=True)
    phrase("their_cards", "{noun:nouns_any}", Cards, after=(filters.Of("opponent"),), read_only=True)
    phrase("what", "all {cards:cards_pl}", All)
    for of in ("", "of "):
        phrase("what", f"all {of}your opponent's {{cards:their_cards}}", All, read_only=True)
        phrase("what", f"all {of}your {{cards:own_cards}}", All, read_only=True)
    phrase("what", "{cards:titled}", Chosen)
    phrase("what_there", "all {cards:cards_pl}", All)
    phrase("titled", "{noun:title_noun}", Cards)
    phrase("title_noun", "{title:name}", filters.Titled)


def _quantities(book: Phrasebook) -> None:
    """How many cards of a kind, out of a hand or a pile."""
    phrase = book.phrase
    some = amounts.Some
    phrase("some", "any number of {cards:held_cards_pl}", some, amount=MANY, up_to=True)
    phrase("some", "all {cards:held_cards_pl}", some, amount=MANY, also=("every {cards:held_cards}",))
    for chance, tail in ((False, ""), (True, " at random")):
        phrase(
            "some",
            f"a {{cards:held_cards}}{tail}",
            some,
            amount=1,
            random=chance,
            also=(f"one {{cards:held_cards}}{tail}", f"any {{cards:held_cards}}{tail}"),
        )
        phrase("some", f"{{amount:n}} {{cards:held_cards_pl}}{tail}", some, random=chance)
        phrase("some", f"{{amount:n}} {{cards:held_cards}}{tail}", some, random=chance, read_only=True)
    phrase(
        "some", "up to {amount:n} {cards:held_cards_pl}", some, up_to=True, also="up to {amount:n} {cards:held_cards}"
    )


def _amounts(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("a_card", "a card", value=1)
    phrase("a_card", "{n} cards", also="{n} card")
    each = "each"
    phrase(each, "for each card in {_t:their} hand", amounts.CardsInHand, who="opponent", _t="their")
    for hand in ("they have in their hand", "he has in his hand", "in your opponent's hand"):
        phrase(each, f"for each card {hand}", amounts.CardsInHand, who="opponent", read_only=True)
    phrase(each, "for each card in your hand", amounts.CardsInHand, who="you")
    phrase(each, "for each {cards} in your discard pile", amounts.InPile)
    for number, pile in enumerate(("your opponent's discard pile", "their discard pile", "his discard pile")):
        phrase(each, f"for each {{cards}} in {pile}", amounts.InPile, who="opponent", read_only=bool(number))
    played = ("for each attack you played this turn", "for each attack you have played this turn")
    phrase(each, "for each attack you play this turn", amounts.AttacksPlayed, also=played)
    phrase(each, "for each attack you play this turn, to a maximum of {most:n}", amounts.AttacksPlayed)
    phrase(each, "for each attack your opponent played last turn", amounts.AttacksPlayed, who="opponent")
    gone = ("that leaves", "that leaves play", "discarded", "discarded in this way", "you discard", "removed")
    for what in ("card", "{cards:kind}"):
        ways = tuple(f"for each {what} {leaves}" for leaves in gone)
        phrase(each, ways[0], amounts.JustDone, also=ways[1:])
    phrase(each, "for each {cards:cards_there}", amounts.InPlay, also="for every {cards:cards_there}")
    phrase(each, "for each {cards:same_title} in play", amounts.InPlay)
    phrase(
        "same_title", "card of this title", Cards, noun=filters.SameTitle(), also="{_own:own_name}", _own=ThisCard()
    )
    for before in ("", "{before:adjectives} "):
        phrase("cards_there", f"{before}{{noun:noun_any}} {{after:qualifiers}}", Cards)
    for hand in ("their hand", "his hand", "your opponent's hand"):
        phrase("number_of", f"the number of cards in {hand}", amounts.CardsInHand, who="opponent", read_only=True)
    for n in range(1, 16):
        phrase("minus", str(n), value=-n)
    for word, n in NUMBER_WORDS.items():
        phrase("minus", word, value=-n, read_only=True)
