"""Types of cards, countering and Triggers, ignoring and nullifying (HL1 21-26, 68-78; HL3 22-23, 80, 88-97, 153)."""

from __future__ import annotations

import pytest

from quickening.games.highlander.definitions import Printed
from tests.highlander_table import card_saying
from tests.table import Table, rule

BOTH = pytest.mark.parametrize("edition", ["first", "third"])
MIGHT = "Your attacks do 1 additional damage."
EVENT = card_saying("Your opponent loses 1 Ability.", "Scorn")
EVADE = card_saying("", "Evade", "dodge", grid="XXX/XXX/XXX")


def named(name: str, type: str, text: str = "", **facts: str) -> Printed:
    """A card made for a test, its name first."""
    return card_saying(text, name, type, **facts)


# -- types of cards ------------------------------------------------------------------------------------------------


@rule(
    "HL1 21",
    "HL1 24",
    "HL3 53",
    "Of Events, Situations, Objects and Locations, one a turn.",
)
@BOTH
def test_special_cards_are_limited_to_one(table: Table, edition: str) -> None:
    for type in ("event", "situation", "object", "location"):
        alice, _ = table.highlander(edition=edition)
        alice.has(named("First", type), named("Second", "event"))
        assert not alice.can("play")  # neither must do nor reconcile
        alice.goes_to("attack")
        alice.plays("First")

        assert alice.why_not("Second").rule in ("HL1 21", "HL3 53")


@rule("HL1 68", "HL1 26", "HL3 22", "Edges are no Special Cards: as many as one likes.")
@BOTH
def test_any_number_of_edges(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has(*[card_saying("Draw a card.", f"Edge {n}", "edge") for n in range(3)], EVENT)
    alice.goes_to("attack")
    for n in range(3):
        alice.plays(f"Edge {n}")

    assert alice.can("play", "Scorn")


@rule(
    "HL1 70",
    "HL3 91",
    "HL3 138",
    "All copies of a Situation work; in the third, one, unless Cumulative.",
)
@BOTH
def test_copies_of_a_permanent(table: Table, edition: str) -> None:
    for kinds, third in (("", 3), ("Cumulative", 4)):
        alice, _ = table.highlander(edition=edition)
        might = named("Might", "situation", MIGHT, kinds=kinds)
        alice.has_in_play(might, might)
        alice.has("Thrust")
        alice.attacks("Thrust")

        assert alice.damage("Thrust") == (4 if edition == "first" else third)


@rule("HL1 71", "HL3 22", "HL1 24", "One Location: a new one takes the place of the old, whoever played it.")
@BOTH
def test_a_new_location_takes_the_place_of_the_old(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    bob.has_in_play(named("Lighthouse", "location"), named("Feud", "situation"))
    alice.has(named("Rooftop", "location"))
    alice.goes_to("attack")

    alice.plays("Rooftop")

    assert alice.in_play == ["Rooftop"]
    assert bob.in_play == ["Feud"]
    assert bob.discard_pile == ["Lighthouse"]


@rule("HL1 24", "HL3 22", "A Location touches both players.")
@BOTH
def test_a_location_touches_both(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has_in_play(named("Catwalk", "location", "No dodges may be played or put into play."))
    alice.has("Thrust", EVADE)
    bob.has("Thrust", EVADE)
    alice.attacks("Thrust")
    bob.goes_to("defense")
    assert not bob.can("defend", "Evade")
    bob.takes("through")
    bob.attacks("Thrust")
    alice.goes_to("defense")

    assert not alice.can("defend", "Evade")


@rule("HL3 22", "HL3 34", "HL3 35", "One copy of a Plot or of a unique card on a side.")
def test_plots_and_unique_cards_are_there_once(table: Table) -> None:
    for card in (named("Head Hunter", "plot"), named("Old Sword", "object", kinds="Unique")):
        alice, _ = table.highlander(edition="third")
        alice.has_in_play(card)
        alice.has(card)
        alice.goes_to("attack")

        assert alice.why_not(card.name).rule == "HL3 35"


@rule("HL3 23", "HL3 78", "The last part of a Plot Sequence needs the others, removes them all and takes effect.")
def test_a_plot_sequence(table: Table) -> None:
    parts = [card_saying("", "Head Hunter", "plot", order=str(n)) for n in (1, 2)]
    last = card_saying("Discard all 3 cards. Your opponent is Disarmed.", "Head Hunter", "plot", order="3")
    alice, bob = table.highlander(edition="third")
    alice.has_in_play(parts[0])
    alice.has(last)
    alice.goes_to("attack")
    assert alice.why_not("Head Hunter").rule == "HL3 78"

    alice.has_in_play(parts[1])
    alice.plays("Head Hunter")

    assert alice.in_play == []
    assert bob.is_unarmed


# -- countering and Triggers ---------------------------------------------------------------------------------------


@rule("HL1 77", "HL3 80", "A countered card is discarded without effect, and was played all the same.")
@BOTH
def test_a_countered_card_was_played(table: Table, edition: str) -> None:
    mako = named("Mako", "situation", "You may discard this card from play to counter an Event.")
    alice, bob = table.highlander(edition=edition)
    bob.has_in_play(mako, ready=True)
    alice.has(EVENT, named("Rest", "event"))
    alice.goes_to("attack")

    alice.plays("Scorn")
    bob.counters_with("Mako")

    assert bob.pending == {}
    assert bob.in_play == []
    assert "Scorn" in alice.discard_pile
    assert alice.why_not("Rest").rule in ("HL1 21", "HL3 53")
    assert alice.can("end")


@rule("HL1 68", "HL1 77", "An Edge played with a card that is countered is countered too.")
def test_an_edge_goes_with_the_countered_card(table: Table) -> None:
    sharp = named("Cutting Edge", "edge", "Play in conjunction with an attack. That attack does 1 additional damage.")
    alice, bob = table.highlander()
    bob.has_in_play(
        named("Charlie", "situation", "You may discard this card from play to counter an attack."), ready=True
    )
    alice.has(sharp, "Thrust")
    alice.attacks("Thrust", with_=["Cutting Edge"])
    bob.counters_with("Charlie")

    assert alice.in_play == []
    assert table.game.attacks == []
    assert not alice.can("attack")


@rule("HL1 76", "HL3 153", "A Trigger waits for its next turn, and for the opponent to play a card.")
@BOTH
def test_when_a_trigger_may_be_used(table: Table, edition: str) -> None:
    anne = named("Anne", "situation", "You may discard this card from play to avoid all attacks.")
    alice, bob = table.highlander(edition=edition)
    alice.has(anne)
    bob.has(EVENT, "Thrust")
    alice.goes_to("attack")
    alice.plays("Anne")
    assert not alice.can("use", "Anne")

    bob.goes_to("attack")
    assert not alice.is_asked()
    bob.plays("Scorn")
    assert alice.is_asked("Trigger")
    alice.uses("Anne")

    assert "Anne" in alice.discard_pile
    assert bob.is_asked("Attack Phase")


@rule("HL3 153", "An Edge does not make a Trigger ready, a Hard Exertion does.")
def test_what_makes_a_trigger_ready(table: Table) -> None:
    anne = named("Anne", "situation", "You may discard this card from play to avoid all attacks.")
    alice, bob = table.highlander(edition="third")
    alice.has(anne)
    bob.has(card_saying("Draw a card.", "Second Wind", "edge"))
    alice.goes_to("attack")
    alice.plays("Anne")
    bob.goes_to("attack")
    bob.plays("Second Wind")
    assert not table.game.cards[alice.card("Anne")].ready

    bob.exerts("nothing")

    assert table.game.cards[alice.card("Anne")].ready


# -- ignoring, nullifying, damage and loss -------------------------------------------------------------------------


@rule("HL1 74", "HL3 95", "What is nullified has no effect.")
@BOTH
def test_a_nullified_text_does_nothing(table: Table, edition: str) -> None:
    strong = named("The Kurgan", "persona", MIGHT)
    alice, bob = table.highlander(edition=edition)
    alice.uses_pre_game(strong)
    alice.has("Thrust")
    alice.attacks("Thrust")
    assert alice.damage("Thrust") == 3

    bob.has_in_play(named("Advantage", "situation", "All text on your opponent's Persona is ignored."))

    assert alice.damage("Thrust") == 2


@rule("HL1 74", "HL3 95", "What is nullified has no effect.")
@BOTH
@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("Your opponent's Events have no effect.", 0),
        ("Your opponent's Locations have no effect.", 1),
        ("Your opponent's Situations have no effect.", 1),
    ],
)
def test_an_event_without_effect_is_played_and_does_nothing(table: Table, edition: str, text: str, lost: int) -> None:
    alice, bob = table.highlander(edition=edition)
    bob.has_in_play(named("Calm", "situation", text))
    alice.has(EVENT, EVENT)
    alice.goes_to("attack")
    alice.plays("Scorn")

    assert bob.pending.get("loss", 0) == lost
    assert not alice.can("play", "Scorn")  # the Special Card of the turn
    assert alice.can("end")


@rule("HL1 75", "HL3 112", "What prevents damage does not prevent a loss of Ability.")
@BOTH
def test_damage_and_loss_are_two_things(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Thrust", EVENT)
    bob.has(card_saying("Prevent all damage.", "Live Forever"))
    alice.attacks("Thrust")
    alice.plays("Scorn")
    bob.lets_through()
    bob.goes_to("attack")
    bob.plays("Live Forever")
    bob.goes_to("draw/discard")

    assert bob.ability == 14


@rule("HL3 96", "HL3 53", "HL3 155", "What is put into play was not played: it is not the Special Card of the turn.")
def test_putting_into_play_is_not_playing(table: Table) -> None:
    guard = named("Guard", "block", kinds="Guard", grid="XXX/XXX/000")
    alice, bob = table.highlander(edition="third")
    bob.has(guard)
    bob.goes_to("reconcile")
    bob.takes("put")
    bob.goes_to("attack")

    assert bob.in_play == ["Guard"]
    assert table.game.deeds[1].cards == ()
    assert not bob.can("end")
    assert alice.hand == []


@rule("HL3 155", "A Wound comes into play for a successful attack of the last turn, beside the Special Card.")
def test_a_wound_needs_a_successful_attack(table: Table) -> None:
    wound = named("Chest Wound", "situation", kinds="Wound")
    alice, bob = table.highlander(edition="third")
    alice.has(wound, EVENT, "Thrust")
    alice.goes_to("attack")
    assert alice.why_not("Chest Wound").rule == "HL3 155"
    alice.attacks("Thrust")
    bob.lets_through()
    alice.goes_to("attack")

    alice.plays("Chest Wound")

    assert "Chest Wound" in alice.in_play
    assert alice.can("play", "Scorn")


@rule(
    "HL3 92",
    "HL3 93",
    "HL3 94",
    "Keyword effects go together: look, then discard what was seen.",
)
def test_the_example_of_steal(table: Table) -> None:
    steal = card_saying(
        "REVEAL: Look at your opponent's hand. DISCARD: Discard one card from your opponent's hand.", "Steal"
    )
    alice, bob = table.highlander("Player A", "Player B", edition="third")
    alice.has(steal)
    bob.has("Thrust", "Evade")
    alice.goes_to("attack")

    alice.plays("Steal")
    assert alice.may_choose() == ["Thrust", "Evade"]
    alice.chooses("Evade")

    assert bob.hand == ["Thrust"]
    assert bob.discard_pile == ["Evade"]


@rule("HL3 90", "HL1 15", "A card under another has no effect and leaves with it.")
def test_captured_cards(table: Table) -> None:
    crysta = named(
        "Crysta",
        "situation",
        "When your opponent plays a Special Card, your opponent must place the top card of their Endurance under "
        "this card.",
    )
    alice, bob = table.highlander(edition="third")
    alice.has_in_play(crysta)
    bob.has(EVENT)
    bob.goes_to("attack")
    bob.plays("Scorn")
    assert len(alice.captured) == 1
    alice.begins_turn()

    bob.has(card_saying("Remove a Situation from play.", "Police"))
    bob.goes_to("attack")
    bob.plays("Police")

    assert alice.captured == []
    assert "Middle Right Attack" in bob.discard_pile


@rule("HL1 78", "What is removed from the game does not come back.")
def test_removed_from_the_game(table: Table) -> None:
    live = card_saying("Prevent all damage. Remove this card from the game after use.", "Live Forever")
    alice, _ = table.highlander()
    alice.has(live)
    alice.goes_to("attack")

    alice.plays("Live Forever")
    alice.begins_turn()

    assert alice.removed == ["Live Forever"]
    assert "Live Forever" not in alice.discard_pile


@rule("HL3 95", "All that stands after a keyword is nullified with it, up to the next one.")
def test_two_sentences_of_one_restriction(table: Table) -> None:
    text = "Your opponent's attacks do 1 less damage. RESTRICTION: Your opponent may not play any dodges. "
    text += "Your opponent may not play any Events. DISCARD: Your opponent's maximum hand size is reduced by 1."
    alice, bob = table.highlander(edition="third")
    bob.has_in_play(card_saying(text, "Pressure", "situation"))
    alice.has(card_saying("Draw a card.", "Scheme"), "Thrust")
    alice.goes_to("attack")
    assert not alice.can("play", "Scheme")

    alice.has_in_play(
        card_saying("Nullify all Restriction effects your opponent has in play.", "Freedom", "situation")
    )

    assert alice.can("play", "Scheme")
    assert alice.hand_size == 14
    alice.attacks("Thrust")
    assert alice.damage("Thrust") == 1


@rule("HL1 76", "HL3 153", "HLT 164", "Only Triggers that were there before get ready as the opponent plays a card.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_nothing_but_a_trigger_gets_ready(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    trigger = card_saying("TRIGGER: You may discard this card from play to draw a card.", "Snare", "situation")
    bob.has_in_play(trigger, card_saying(MIGHT, "Rage", "situation"))
    alice.has("Thrust")

    alice.attacks("Thrust")

    ready = [card.name for card in table.game.cards if card.ready]
    assert ready == ["Snare"]


@rule("HL3 35", "HL3 96", "HLT 18", "A card that could not be in play twice is not put there a second time.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_a_second_copy_is_not_put_into_play(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    call = card_saying("Put an Object from your hand into play.", "Call")
    lantern, rope = card_saying("", "Lantern", "object", kinds="Unique"), card_saying("", "Rope", "object")
    alice.has_in_play(lantern)
    alice.has(call, lantern, rope)
    alice.goes_to("attack")

    alice.plays("Call")
    assert alice.may_choose() == ["Rope"]
    alice.chooses("Rope")

    assert sorted(alice.in_play) == ["Call", "Lantern", "Rope"]
    assert alice.hand == ["Lantern"]


@rule("HL3 96a", "Nothing is played in conjunction with a card that is put into play.")
def test_nothing_joins_what_is_put_into_play(table: Table) -> None:
    _, bob = table.highlander(edition="third")
    text = "Play in conjunction with an Object. Draw a card."
    bob.has(
        "3E-x444a",
        named("Lantern", "object"),
        card_saying("Put an Object from your hand into play.", "Call", "edge"),
        card_saying(text, "Polish", "edge"),
        card_saying("Play in conjunction with a Guard. That defense is a Power Block.", "Well Guarded", "edge"),
    )
    bob.goes_to("reconcile")
    bob.takes("put")
    assert not bob.can("with")
    bob.goes_to("attack")
    assert bob.can("with", "Polish")

    bob.plays("Call")
    bob.chooses("Lantern")

    assert "Lantern" in bob.in_play
    assert not bob.can("with", "Polish")


@rule("HL3 153a", "HLT 164a", "A Trigger that says so takes its card out of the game, not to the discard pile.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_a_trigger_that_leaves_the_game(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    text = "TRIGGER: You may remove this card from the game to draw 2 cards."
    alice.has_in_play(card_saying(text, "Relic", "object"), ready=True)
    alice.goes_to("attack")

    alice.uses("Relic")

    assert len(alice.hand) == 2
    assert (alice.removed, alice.discard_pile) == (["Relic"], [])


@rule("HL3 155a", "One Wound for each successful attack.")
@pytest.mark.parametrize("hits", [1, 2])
def test_one_wound_for_each_successful_attack(table: Table, hits: int) -> None:
    alice, bob = table.highlander(edition="third")
    alice.may_attack(2)
    alice.has("Thrust", "Upper Left Attack", *[named(f"Wound {n}", "situation", kinds="Wound") for n in range(3)])
    bob.has("Upper Left Block")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")
    bob.lets_through()
    bob.lets_through() if hits == 2 else bob.defends("Upper Left Block")
    alice.goes_to("attack")

    for n in range(hits):
        alice.plays(f"Wound {n}")

    assert not alice.can("play", "Wound 2")


@rule("HL3 23a", "HLT 139a", "The parts before have to be in play on one's own side: the opponent's do not count.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_the_parts_of_a_plot_are_ones_own(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    first, second = (card_saying("", "Siege", "plot", order=str(n)) for n in (1, 2))
    alice.has(second)
    bob.has_in_play(first)
    alice.goes_to("attack")
    assert not alice.can("play", "Siege")

    alice.has_in_play(first)

    assert alice.can("play", "Siege")


@rule("HL1 21", "HL3 53", "HLT 28", "Two Special Cards are not played together with one attack either.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_two_special_cards_with_one_attack(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    words = "Play in conjunction with an attack. That attack does 1 additional damage."
    alice.has("1E-x66", named("Fury", "event", words), named("Sharp", "edge", words), "Upper Left Attack")
    alice.goes_to("attack")

    alice.table.answer(alice.find("with", lambda option: option.name == "Head Shot", "Head Shot"))

    assert [option.name for option in alice.options("with")] == ["Sharp"]


@rule(
    "HLT 37a",
    "HL1 72c",
    "HLT 144c",
    "Only what names Pre-Game cards touches them, and no weapon leaves the game.",
)
@pytest.mark.parametrize("edition", ["first", "type-one"])
def test_what_touches_pre_game_cards(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    bob.uses_pre_game("1E-xl26", "AT-xk", named("Prize", "premium"))
    for what in ("a card", "a Pre-Game card"):
        alice.has(named(f"Theft of {what}", "edge", f"Your opponent must remove {what} from the game."))
    bob.has_on_top(named("Top", "event"))
    alice.goes_to("attack")
    alice.plays("Theft of a card")
    bob.chooses("Top")
    assert bob.removed == ["Top"]

    alice.plays("Theft of a Pre-Game card")

    assert sorted(bob.may_choose()) == ["Prize", "The Kurgan"]
    bob.chooses("Prize")
    assert bob.removed == ["Top", "Prize"]


@rule("HLT 37b", "HLT 131", "The effects of a Pre-Game card are in play: what names such cards nullifies them.")
def test_a_pre_game_card_is_nullified(table: Table) -> None:
    alice, bob = table.highlander(edition="type-one")
    bob.uses_pre_game("1E-x141")  # the maximum Ability is increased by 1
    alice.has(
        named("Doubt", "edge", "Nullify a card this turn."),
        named("Denial", "edge", "Nullify a Pre-Game card this turn."),
    )
    alice.goes_to("attack")
    alice.plays("Doubt")
    assert bob.maximum == 16

    alice.plays("Denial")

    assert bob.maximum == 15
    alice.begins_turn()
    assert bob.maximum == 16


@rule("HLT 37", "HL3 42", "A Pre-Game card is not in play, and is not removed from there.")
def test_a_pre_game_card_is_not_in_play(table: Table) -> None:
    alice, bob = table.highlander(edition="type-one")
    bob.uses_pre_game(named("Prize", "premium"))
    alice.has(named("Sack", "edge", "Remove a Pre-Game card from play."))
    alice.goes_to("attack")

    alice.plays("Sack")
    alice.chooses("Prize") if alice.is_asked("Choose") else None

    assert (bob.removed, bob.discard_pile) == ([], [])
    assert "Prize" in bob.names_in("pre-game")
