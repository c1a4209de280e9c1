"""Highlander's words for cards, players, numbers and conditions."""

from __future__ import annotations

from quickening.games.highlander.vocabulary import amounts, conditions, filters
from quickening.lang.selections import All, Cards, Chosen, It, ThisCard
from quickening.text.lexicals import add_name, add_number, add_other_name, add_own_name
from quickening.text.phrasebook import Phrasebook
from quickening.text.reader import Reading

#: Words that are written with a capital and are no titles.
_WORDS = """
a ability all allies allowance ally an and any armor at attack attacks avoid basic block blocks blow blows
burn bystander capture card cards choice choose cost cumulative defense defenses disarmed discard discards
dodge dodges draw during each edge edges either endurance event events exertion exertions for guard gypsy hand
hard he head hidden hilt him his hunter if illusion illusions immortal instead is location locations look lose
loses make master maximum may member mortal must no nullify object objects once only opponent opponent's or
pedestrian persona personas phase pile play played plays plot plots power prevent prone ranged removal remove
reporter reserved restriction retrieve reveal search shot shots shuffle signature situation situations skip
soft special specific standing target that the their these they this trigger turn vehicle watcher weapon when
whenever while wound you your
"""
RESERVED = frozenset(_WORDS.split())


def add_words(book: Phrasebook) -> None:
    """Numbers, names, cards, amounts, conditions."""
    add_number(book)
    add_name(book, "name", RESERVED)
    add_own_name(book, "own_name", ThisCard(), "this card")
    add_other_name(book, "other_title", "name")
    _own_plural(book)
    _nouns(book)
    _cards(book)
    _selections(book)
    _amounts(book)
    _conditions(book)


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
    book.phrase("noun", 'card that has the word "{word:name}" in the title', filters.WithWord)
    book.list_of("noun_list", "noun_part", "or", ",", ", or", "and", least=2)
    book.list_of("nouns_list", "nouns", "and", ",", ", or", "or", ", and", least=2)
    book.phrase("noun_any", "{noun}")
    book.phrase("noun_any", "{nouns:noun_list}", filters.AnyOf)
    book.phrase("nouns_any", "{noun:nouns}")
    book.phrase("nouns_any", "{nouns:nouns_list}", filters.AnyOf)


def _cards(book: Phrasebook) -> None:
    for word in filters.ADJECTIVES:
        book.phrase("adjective", word, filters.Adjective, word=word)
    book.phrase("adjective", "non ranged", filters.Adjective, word="non-ranged", read_only=True)
    book.phrase("adjective", "non special", filters.Adjective, word="non-Special", read_only=True)
    book.phrase("adjective", "Immortal Specific", filters.Adjective, word="Persona Specific", read_only=True)
    book.phrase("adjective", "other", filters.Another, also="another")
    book.phrase("noun_any", "{nouns:groups} Event", filters.EventOf)
    book.list_of("groups", "group", "or")
    for word in ("Watcher", "Hunter"):
        book.phrase("group", word, filters.Noun, word=word)
    book.phrase("noun", "card with the Empathy gem", filters.WithGem, gem="E", also="Empathy gem")
    book.list_of("adjectives", "adjective", "")
    book.phrase("qualifier", "that cannot be a Power Blow", filters.NoPower)
    book.phrase("qualifier", "that may do damage", filters.MayDamage, also=("that does damage", "that do damage"))
    book.phrase("qualifier", "your opponent has in play", filters.Of, who="opponent")
    book.phrase("qualifier", "you have in play", filters.Of, who="you")
    book.list_of("qualifiers", "qualifier", "")
    for category, noun in (("cards", "noun_any"), ("cards_pl", "nouns_any")):
        for before in ("", "{before:adjectives} "):
            for after in ("", " {after:qualifiers}"):
                book.phrase(category, f"{before}{{noun:{noun}}}{after}", Cards)


def _selections(book: Phrasebook) -> None:
    book.phrase("what", "this card", ThisCard, also="{_own:own_name}")
    book.phrase("what", "it", It, also=("that card", "them"))
    book.phrase("what", "a {cards}", Chosen, also=("one {cards}", "any {cards}"))
    book.phrase("what", "all {cards:cards_pl}", All)
    book.phrase("what", "{cards:titled}", Chosen)
    book.phrase("what_there", "all {cards:cards_pl}", All)


def _amounts(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("count", "{n}", amounts.Plain)
    phrase("a_card", "a card", value=amounts.Plain(1))
    phrase("a_card", "{n} cards", amounts.Plain, also="{n} card")
    phrase("each", "for each card (they have|he has) in (their|his) hand", amounts.CardsInHand, who="opponent")
    phrase("each", "for each attack you play this turn", amounts.AttacksPlayed)
    phrase("each", "for each attack you play this turn, to a maximum of {most:n}", amounts.AttacksPlayed)
    phrase("each", "for each {_cards:cards} that leaves[ play]", amounts.JustDone, _cards=filters.only("card"))
    phrase("each", "for each {cards:cards_there}", amounts.InPlay, also="for every {cards:cards_there}")
    phrase("each", "for each {cards:same_title} in play", amounts.InPlay)
    phrase(
        "same_title", "card of this title", Cards, noun=filters.SameTitle(), also="{_own:own_name}", _own=ThisCard()
    )
    for before in ("", "{before:adjectives} "):
        phrase("cards_there", f"{before}{{noun:noun_any}} {{after:qualifiers}}", Cards)


def _conditions(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("cond", "you have a {cards} in play", conditions.HasInPlay)
    phrase("cond", "you have {cards:titled} in play", conditions.HasInPlay)
    phrase("titled", "{noun:title_noun}", Cards)
    phrase("title_noun", "{title:name}", filters.Titled)
    phrase("cond", "your opponent has a {cards} in play", conditions.HasInPlay, who="opponent")
    phrase("cond", "you are Disarmed", conditions.IsDisarmed)
    phrase("cond", "your opponent is armed", conditions.IsDisarmed, who="opponent", armed=True)
    phrase("cond", "your weapon is not broken", conditions.IsDisarmed, whole=True)
    phrase("cond", "you are Prone", conditions.IsProne)
    phrase("cond", "your opponent is Prone", conditions.IsProne, who="opponent")
    phrase("cond", "your weapon was broken", conditions.HasBrokenWeapon)
    phrase("cond", "you have an attack pending", conditions.AttackPending)
    phrase("cond", "your opponent has played a Hidden attack", conditions.HiddenPending)
    phrase("cond", "your opponent is {name}", conditions.OpponentIs)
    phrase("cond", "your opponent played a Power Blow last turn", conditions.PlayedPowerBlow)
    phrase("cond", "you played a card titled {title:name} this turn", conditions.PlayedTitle)
    phrase("cond", "you played an attack this turn", conditions.PlayedAttack)
    phrase("cond", "you do not play a Special Card[ this turn]", conditions.PlayedNoSpecial)
    for word in ("dodge", "block"):
        phrase("cond", f"the last defense you played this turn was a {word}", conditions.LastDefenseWas, type=word)
    phrase("cond", "your last attack was unsuccessful", conditions.LastAttackFailed)
    under = "this attack is played from under the {name:weapon_name} Weapon of Choice"
    phrase("cond", under, conditions.PlayedFromUnder)
    phrase("weapon_name", "{name}")
    removed = "your opponent removed one of your Allies from play during their last turn"
    phrase("cond", removed, conditions.RemovedAlly)
    phrase("cond", "your opponent gained Ability during their last turn", conditions.GainedAbility)
    pending = "your opponent has in play any non-Location effects to cause you non-attack damage pending this turn"
    phrase("cond", pending, conditions.DamagePending, also=pending.replace("effects", "effect"))
    phrase("cond", "it is your Defense Phase", conditions.InPhase, phase="defense")
    phrase("cond", "it is a {cards}", conditions.ItIs, also="that card is a {cards}")
    phrase("cond", "it is not a Power Blow", conditions.NoPowerBlow)
    phrase("cond", "you have fewer cards in your hand than your [current ]Ability", conditions.FewerCards)
    phrase("cond", "you do", conditions.Did)
    stopped = (
        "your opponent has played an attack that is undodgeable or if he has any cards in play which prevent you "
    )
    phrase("cond", stopped + "from playing a dodge from your hand", conditions.UnstoppableOrBarred, type="dodge")
    stopped = "your opponent has played a non-ranged attack that is unblockable or if he has any cards in play which "
    stopped += "prevent you from playing a block from your hand"
    phrase("cond", stopped, conditions.UnstoppableOrBarred, type="block", non_ranged=True)
    book.list_of("conds", "cond", "and", ", ", ", and", least=2)
    phrase("condition", "{one:cond}")
    phrase("condition", "{parts:conds}", conditions.All)
