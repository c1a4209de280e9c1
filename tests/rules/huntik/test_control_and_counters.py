"""HK 401-402. Control and ownership, counters and tokens."""

from __future__ import annotations

import pytest

from quickening.games.huntik.definitions import Printed
from tests.huntik_table import action_saying, card_saying, end_round
from tests.table import Table, rule


def action(text: str, name: str = "Test Action", kind: str = "free") -> Printed:
    return card_saying(text, name, type="action", subtype=f"{kind}Action")


SEIZE = action("You gain control of target enemy hero this round.", "Seize")
KEEP = action("You gain control of target enemy hero for the rest of the Mission.", "Keep")
GATE = action("Put a 2 ATK and 3 DEF Evil Golem token into zone 2.", "Gate")


# -- 401. Control and ownership ------------------------------------------------------------------------------------


@rule("HK 401.1", "HK 401.1.2", "You control what you put into play; a card that is not in play has no controller.")
def test_a_player_controls_what_they_put_into_play(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Springer")
    springer = alice.card("Springer")
    assert springer.controller == "nobody"

    alice.plays("Springer")
    assert springer.controller == "Alice"
    bob.has(action("KO target hero."))
    bob.plays("Test Action")

    assert springer.controller == "nobody"


@rule("HK 401.1.3", "Nothing has two controllers: who gains control of a card takes it from the other.")
def test_a_card_has_one_controller(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bellona = bob.controls("Bellona")
    alice.has(SEIZE)

    alice.plays("Seize")

    assert bellona.controller == "Alice"
    assert alice.in_play == ["Bellona"]
    assert bob.in_play == []
    assert bob.can_move("Bellona") == []


@rule(
    "HK 401.1a",
    "HK 401.1a.2",
    "Friendly cards are yours, enemy cards your opponent’s; what nobody controls is neither.",
)
def test_friendly_and_enemy_cards(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    alice.finds_feature("Gargoyle", zone=3)
    alice.has(
        action("KO target enemy hero or obstacle."), action("KO target friendly hero or obstacle.", "Sacrifice")
    )

    alice.plays("Test Action")
    assert bob.discard_pile == ["Bellona"], "the only enemy"
    bob.passes()
    alice.plays("Sacrifice")

    assert alice.discard_pile == ["Test Action", "Springer", "Sacrifice"], "the only friend"


@rule("HK 401.2", "A card’s owner is the player in whose deck it started, whoever controls it.")
def test_owner_and_controller(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bellona = bob.controls("Bellona")
    alice.has(KEEP, action("KO target hero."))

    alice.plays("Keep")
    bob.passes()
    card = table.game.view(None).area("play").cards[0]
    assert (card.owner, card.controller) == (1, 0)
    alice.plays("Test Action")

    assert bob.discard_pile == ["Bellona"]
    assert bellona.area == "discard pile"


@rule(
    "HK 401.2",
    "HK 401.2.3",
    "HK 401.2.4",
    "“Your heroes” are those you control; “your” cards elsewhere are those you own.",
)
def test_what_your_means(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Bellona", zone=3)
    alice.controls("Kipperin", zone=1)
    alice.has(SEIZE, action("Return a hero card from your discard pile to its owner's hand.", "Back"))
    alice.has_in_discard_pile("Enderby")
    bob.has_in_discard_pile("Strix")

    alice.plays("Seize", at="Bellona")
    bob.controls("Metzi", zone=2)
    bob.passes()
    assert alice.can_move("Bellona") == [-2, -1, 0, 1, 2], "one of “your heroes”, so unblockable, past Metzi"
    alice.plays("Back")

    assert alice.hand == ["Enderby"]


@rule("HK 401.2.2", "A token is owned by the player who put it into play, whoever controls it.")
def test_who_owns_a_token(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.has(action("Put a 2 ATK and 2 DEF Evil Golem token into zone 1.", "Gate"))
    alice.has(SEIZE)

    bob.plays("Gate")
    alice.plays("Seize")

    (token,) = table.game.view(None).area("play").cards
    assert (token.owner, token.controller) == (1, 0)


@rule("HK 401.2a", "Nobody owns missions and features.")
def test_nobody_owns_a_feature(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.finds_feature("Argo", zone=3)
    bigfoot = alice.finds_feature("Bigfoot", zone=3)
    alice.has(action("Return target hero or obstacle to its owner's hand."))

    assert [card.owner for card in table.game.view(None).area("play").cards] == [None, None]
    alice.plays("Test Action")

    assert bigfoot.area == "play", "there is no owner whose hand it could return to"
    assert bigfoot.controller == "Bob", "though it has a controller"
    assert bob.is_asked("Your turn")


@rule(
    "HK 401.3", "A card that changes controllers is still the same card, exhausted or not, and acts for the new one."
)
def test_a_card_changes_controllers(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bellona = bob.controls("Bellona", zone=2, exhausted=True)
    klaus = bob.controls("Klaus", zone=2)
    alice.has(SEIZE, SEIZE)
    handle = klaus.state.handle

    alice.plays("Seize", at="Klaus")
    bob.passes()
    alice.plays("Seize", at="Bellona")
    bob.passes()

    assert klaus.state.handle == handle
    assert bellona.exhausted
    assert klaus.zone == 4, "it faces the other way now"
    assert alice.can_move("Klaus") == [-2, -1, 0, 1]
    assert alice.can_use("Klaus", "Experiment"), "an Evil hero works for a Good player"


@rule("HK 401.3.2", "Modifiers stay on it, unless they depend on who controls it.")
def test_modifiers_stay_unless_they_depend_on_control(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls("Kipperin", zone=1)
    springer = alice.controls("Springer", zone=3)
    bob.has(action("Target hero gets +3 ATK this round.", "Boost"), SEIZE)
    bob.plays("Boost", at="Springer")
    alice.passes()
    assert "unblockable" in marks(table, "Springer")

    bob.plays("Seize", at="Springer")

    assert springer.atk == 5, "the boost goes on"
    assert "unblockable" not in marks(table, "Springer"), "it is none of Kipperin’s heroes any more"


def marks(table: Table, name: str) -> tuple[str, ...]:
    """What a spectator sees on a card."""
    return next(card.marks for card in table.game.view(None).area("play").cards if card.name == name)


@rule("HK 401.3a", "A hero that changes controllers drops its features.")
def test_a_hero_that_changes_controllers_drops_its_features(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls("Springer", zone=3)
    ring = alice.finds_feature("Ring of Arc", zone=3, held_by="Springer")
    bob.has(SEIZE)

    bob.plays("Seize")

    assert ring.holder == ""
    assert ring.zone == 3


@rule("HK 401.3b.2", "Control reverts to the player under whose control the card entered play.")
def test_control_goes_back_when_the_round_ends(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bellona = bob.controls("Bellona")
    alice.has(SEIZE)

    alice.plays("Seize")
    assert bellona.controller == "Alice"
    end_round(alice, bob)

    assert bellona.controller == "Bob"


@rule("HK 401.3b", "Or to the player of the latest modifier that still gains control of it.")
def test_control_goes_back_to_the_latest_modifier(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    alice.has(SEIZE)
    bob.has(KEEP)
    alice.passes()
    bob.plays("Keep")
    assert springer.controller == "Bob"

    alice.plays("Seize")
    assert springer.controller == "Alice"
    end_round(alice, bob)

    assert springer.controller == "Bob", "for the rest of the mission, once nothing later says otherwise"
    end_round(alice, bob)
    assert springer.controller == "Bob"


@rule("HK 401.3b", "A card that has left play since is not taken back.")
def test_control_is_about_the_card_it_was(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bellona = bob.controls("Bellona")
    alice.has(KEEP, action("Return target hero to its owner's hand."))
    alice.plays("Keep")
    bob.passes()
    alice.plays("Test Action")

    bob.plays("Bellona")
    end_round(alice, bob)

    assert bellona.controller == "Bob"


# -- 402. Counters and tokens --------------------------------------------------------------------------------------


@rule("HK 402.1", "HK 402.1.2", "Named counters mark something or count it; those of one name are all alike.")
def test_named_counters_are_counted(table: Table) -> None:
    battery = card_saying("Free Action: Put 2 Charge counters on me.", "Battery")
    drain = action("Remove a Charge counter from target hero to draw a card.", "Drain")
    alice, bob = table.huntik("Alice", "Bob")
    card = alice.controls(battery)
    alice.has(action("Put a Charge counter on target hero.", "Spark"), drain)

    alice.plays("Spark")
    bob.passes()
    alice.uses("Battery")
    bob.passes()
    assert card.counters == ["Charge", "Charge", "Charge"]
    alice.plays("Drain")

    assert card.counters == ["Charge", "Charge"]
    assert card.atk == 1, "a named counter changes no numbers"


@rule("HK 402.1.2", "A counter of another name is another counter.")
def test_a_counter_of_another_name_does_not_do(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    card = alice.controls("Springer")
    alice.has(action("Put a Water counter on target hero.", "Wet"))
    alice.has(action("Remove a Charge counter from target hero to draw a card.", "Drain"))

    alice.plays("Wet")
    bob.passes()

    assert card.counters == ["Water"]
    assert not alice.can_play("Drain")


@rule("HK 402.1a", "A counter a card speaks of is one on itself.")
def test_a_card_speaks_of_its_own_counters(table: Table) -> None:
    battery = card_saying(
        "I come into play with a Charge counter.\nFree Action: Remove a Charge counter to draw a card.", "Battery"
    )
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(battery, battery, "Springer")
    alice.plays("Battery")
    bob.passes()
    alice.plays("Battery")
    bob.passes()
    second, first = (card for card in reversed(table.game.in_play))
    use = next(option for option in table.decision.options if option.kind == "use" and option.ref == first)

    table.answer(use)

    assert table.game.cards[first].counters == ()
    assert len(table.game.cards[second].counters) == 1
    bob.passes()
    users = [option.ref for option in table.decision.options if option.kind == "use"]
    assert users == [second], "the other one’s counter is not the first one’s to remove"


@rule(
    "HK 400.11a.2",
    "HK 402.1b",
    "HK 402.1b.2",
    "Counters stay until they are removed, and are gone when the card changes areas.",
)
def test_counters_stay_until_the_card_changes_areas(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    alice.has(action("Put a Charge counter on target hero.", "Spark"), action("Stun target hero.", "Stunner"))
    alice.plays("Spark")
    bob.passes()
    alice.plays("Stunner")
    end_round(alice, bob)
    assert springer.counters == ["Charge"], "through a stun and into the next round"

    alice.has(action("Return target hero to its owner's hand."))
    alice.plays("Test Action")

    assert springer.area == "hand"
    assert springer.counters == []


@rule("HK 402.1c", "HK 402.1c.2", "An unnamed counter changes ATK and DEF until it is removed.")
@pytest.mark.parametrize(
    ("counter", "numbers"),
    [("+1 ATK and +1 DEF", (3, 4)), ("-1 ATK and -2 DEF", (1, 1)), ("+2 ATK", (4, 3)), ("-1 DEF", (2, 2))],
)
def test_an_unnamed_counter_changes_the_numbers(table: Table, counter: str, numbers: tuple[int, int]) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer")
    alice.has(action(f"Put a {counter} counter on target hero."))
    alice.has(action(f"Remove a {counter} counter from target hero.", "Undo"))

    alice.plays("Test Action")
    assert (springer.atk, springer.defense) == numbers
    end_round(alice, bob)
    assert (springer.atk, springer.defense) == numbers, "it is not for a round only"
    alice.plays("Undo")

    assert (springer.atk, springer.defense) == (2, 3)


@rule(
    "HK 402.2",
    "HK 402.2.2",
    "A token is a hero with the ATK, DEF and tags that a modifier gives it; its tags are its name.",
)
def test_a_token_is_put_into_play(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.has(GATE)

    bob.plays("Gate")
    golem = bob.card("Evil Golem")

    assert (golem.area, golem.zone, golem.atk, golem.defense) == ("play", 2, 2, 3)
    card = table.game.view(0).area("play").cards[0]
    assert (card.name, card.tags) == ("Evil Golem", ("Evil", "Golem"))
    alice.has(action("KO target Evil hero."))
    alice.plays("Test Action")
    assert bob.in_play == []


@rule("HK 402.2.3", "A token’s name and powers may be given too, and count as printed.")
def test_a_token_with_a_name_and_powers(table: Table) -> None:
    text = "Put a 1 ATK and 2 DEF Good Gaia-Titan minor hero token named Sprite with "
    text += '"Unblockable. Nip — Exhaust Action: KO target hero in my zone." into zone 3.'
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action(text), action("KO target Titan.", "Titan Hunt"))
    bob.controls("Suit", zone=3)
    bob.controls("Metzi", zone=2)

    alice.plays("Test Action")
    bob.passes()
    assert alice.can_move("Sprite") == [-2, -1, 0, 1, 2], "unblockable"
    assert len(alice.card("Sprite").state.definition.abilities) == 2
    alice.uses("Sprite", "Nip")
    assert alice.may_choose() == ["Suit", "Sprite"]
    alice.chooses("Suit")
    bob.passes()
    alice.plays("Titan Hunt")

    assert alice.may_choose() == ["Metzi", "Sprite"], "a Gaia-Titan is a Titan"


@rule("HK 402.2", "One modifier may put several tokens into play.")
def test_several_tokens(table: Table) -> None:
    _alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.has(action("Put 3 1 ATK and 1 DEF Evil Bat tokens into zone 1."))

    bob.plays("Test Action")

    assert bob.in_play == ["Evil Bat"] * 3


@rule("HK 402.2a", "A token enters under the control of whoever controls the card that makes it.")
def test_a_token_belongs_to_who_made_it(table: Table) -> None:
    nest = card_saying("Exhaust Action: Put a 1 ATK and 1 DEF Evil Bat token into my zone.", "Nest", alignment="evil")
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(nest, zone=2)
    alice.has(SEIZE)
    alice.plays("Seize")
    bob.passes()

    alice.uses("Nest")

    assert alice.card("Evil Bat").controller == "Alice"
    card = table.game.view(None).area("play").cards[-1]
    assert (card.owner, card.controller) == (0, 0)


@rule("HK 402.2a.2", "A token is a card in all respects: it triggers, moves, fights and takes counters.")
def test_a_token_is_a_card_in_all_respects(table: Table) -> None:
    bomb = 'Put a 3 ATK and 1 DEF Evil Bomb token with "When I come into play, draw a card." into zone 3.'
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.has(action(bomb))
    alice.controls("Springer", zone=2)

    bob.plays("Test Action")
    assert len(bob.hand) == 1
    alice.passes()
    bob.moves("Evil Bomb", forward=1)
    bob.starts_combat()
    alice.passes()
    bob.passes()

    assert alice.discard_pile == ["Springer"], "3 attacks against 3 DEF"


@rule("HK 402.2a.3", "Only text that says “token” or “non-token” tells them from other cards.")
def test_text_about_tokens(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.has(GATE, action("KO all non-token heroes.", "Purge"), action("KO target token.", "Pop"))
    alice.controls("Springer")
    bob.controls("Bellona")
    assert not bob.can_play("Pop")

    bob.plays("Gate")
    alice.passes()
    bob.plays("Purge")
    assert bob.in_play == ["Evil Golem"]
    assert alice.in_play == []
    alice.passes()
    bob.plays("Pop")

    assert bob.in_play == []


@rule("HK 402.2b", "A token that leaves play ceases to exist.")
@pytest.mark.parametrize("text", ["KO target hero.", "Return target hero to its owner's hand."])
def test_a_token_that_leaves_play_is_no_more(table: Table, text: str) -> None:
    phoenix = (
        "Put a 1 ATK and 1 DEF Evil Bat token with \"When I'm KO'd, return me to my owner's hand.\" into zone 1."
    )
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.has(action(phoenix, "Roost"))
    alice.has(action(text))
    bob.plays("Roost")

    alice.plays("Test Action")

    assert bob.in_play == bob.hand == []
    assert bob.discard_pile == ["Roost"]
    seen = [card.name for area in table.game.view(1).areas for card in area.cards]
    assert "Evil Bat" not in seen


@rule("HK 401.3b", "Control goes back to whoever gained it last by what still lasts.")
def test_control_reverts_to_the_latest_that_still_lasts(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    for_good = "You gain control of target enemy hero for the rest of the Mission."
    for_now = "You gain control of target enemy hero this round."
    alice.has(action(for_good, "Seize"), action(for_now, "Lure"))
    bob.has(action(for_good, "Seize"))
    bob.controls("Bellona")

    alice.plays("Seize", at="Bellona")
    bob.plays("Seize", at="Bellona")
    alice.plays("Lure", at="Bellona")
    assert "Bellona" in alice.in_play
    end_round(alice, bob)

    assert "Bellona" in bob.in_play, "Bob seized it after Alice"


@rule("HK 401.3b", "Control for a combat goes back as the combat ends.")
def test_control_for_a_combat_ends_with_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Suit", "Bellona", zone=3)
    alice.has(action_saying("You gain control of target enemy hero in this combat this combat.", "Bribe", "combat"))

    alice.moves("Springer")
    alice.starts_combat()
    bob.passes()
    alice.plays("Bribe", at="Suit")
    assert bob.card("Suit").controller == "Alice"
    bob.passes()
    alice.passes()
    bob.aims(Springer=1)

    assert bob.is_asked("Your turn")
    assert bob.card("Suit").controller == "Bob"


@rule(
    "HK 401.2a", "HK 400.11e", "What nobody owns goes to no hand, deck or discard pile, and only what fights is KO’d."
)
@pytest.mark.parametrize(
    "deed",
    [
        "Put target feature on the bottom of your deck.",
        "Put target feature into your hand.",
        "Put target feature into your discard pile.",
        "Return target feature to its owner's hand.",
        "KO target feature.",
        "Stun target feature.",
    ],
)
def test_a_feature_stays_on_the_map(table: Table, deed: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    ring = alice.finds_feature("Ring of Arc", zone=2)
    alice.has(action_saying(deed, "Attempt"))

    alice.plays("Attempt", at="Ring of Arc")

    assert ring.area == "play"
    assert not ring.stunned
    assert bob.is_asked("Your turn")


@rule("HK 401.1", "HK 305.3a", "What only its controller could prevent is done to what nobody controls.")
def test_nobody_prevents_what_happens_to_an_uncontrolled_obstacle(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    gargoyle = alice.finds_feature("Gargoyle", zone=2)
    alice.has(action("Stun target obstacle unless its controller discards a card.", "Hit"), "Strix")
    bob.has("Redcap")

    alice.plays("Hit", at="Gargoyle")

    assert gargoyle.stunned
    assert bob.is_asked("Your turn")


@rule("HK 402.1", "HK 706.8", "A counter may be moved from a card that is yet to be chosen, if any has one.")
@pytest.mark.parametrize("there", [True, False])
def test_a_counter_is_moved_from_a_chosen_card(table: Table, there: bool) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    drain = "Free Action: You may move a Power counter from another friendly hero to me."
    alice.controls(card_saying(drain, "Drain"))
    if there:
        alice.has(action("Put a Power counter on target hero.", "Charge"))
        alice.plays("Charge", at="Springer")
        bob.passes()

    alice.uses("Drain")
    if there:
        alice.chooses("Yes")

    assert alice.card("Drain").counters == (["Power"] if there else [])
    assert alice.card("Springer").counters == []
    assert bob.is_asked("Your turn")


@rule("HK 401.3b", "HK 401.3b.2", "Where one modifier ends, what others have taken stays, and the rest is untouched.")
def test_only_what_was_taken_for_the_round_goes_back(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Suit", zone=5)
    alice.controls("Kallipolitan", zone=4)
    bob.controls("Bellona", "Strix", "Springer", zone=1)
    alice.has("Simplemind")
    alice.plays("Simplemind", with_="Suit", at="Bellona")
    bob.passes()
    alice.uses("Kallipolitan", at="Strix")
    assert sorted(alice.in_play) == ["Bellona", "Kallipolitan", "Strix", "Suit"]

    end_round(alice, bob)

    assert sorted(alice.in_play) == ["Bellona", "Kallipolitan", "Suit"]
    assert sorted(bob.in_play) == ["Springer", "Strix"]


@rule("HK 704.1c", "HK 401.3", "A power given to a hero goes along when the hero changes controllers.")
def test_a_given_power_is_used_by_the_new_controller(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=3)
    alice.controls("Springer", zone=3)
    alice.has("Thundercut")
    bob.controls("Strix", zone=3)
    bob.has("Simplemind")
    alice.plays("Thundercut", at="Springer")
    bob.plays("Simplemind", with_="Strix", at="Springer")
    alice.passes()

    bob.uses("Springer", at="Strix")

    assert bob.discard_pile == ["Simplemind", "Strix"]
    assert bob.card("Springer").exhausted
