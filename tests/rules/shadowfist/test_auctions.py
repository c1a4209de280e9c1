"""SF 31. Auctions: when they start, who opens and bids, which card stays."""

from __future__ import annotations

from tests.shadowfist_table import (
    ShadowfistPlayer,
    card_saying,
    character,
    edge,
    event,
    resolve,
    site,
    state,
    table_until,
)
from tests.table import Table, rule

MASTER = character("Master", 5, "Unique.", cost=1)
GATE = site("Kowloon Gate", 8, "Unique.")
BELL = event("Bell", "Gain 1 Power.")


def keeps(player: ShadowfistPlayer, whose: ShadowfistPlayer) -> None:
    """The winner says whose card stays in play."""
    decision = player.must_decide()
    game = player.game
    stays = [o for o in decision.options if game.cards[o.ref].controller == whose.number]
    player.table.answer(stays[0])


@rule(
    "SF 31.0", "SF 31.0a", "SF 31.2", "An auction suspends the game: it comes before anybody can respond to the card."
)
def test_an_auction_suspends_the_game(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(MASTER, BELL)
    bob.controls(MASTER)
    bob.has(BELL)

    alice.plays("Master")

    assert alice.is_asked("Bid more than 0")
    assert all(option.kind == "bid" for option in table.decision.options)
    alice.chooses("Bid 1")
    assert bob.is_asked("Bid more than 1")
    bob.passes()
    keeps(alice, alice)
    assert bob.smoked_pile == ["Master"]
    assert bob.is_asked("Respond to Master")
    resolve(table)


@rule(
    "SF 31.1", "SF 49.9", "Two face-up Unique cards with one title cause an auction; other titles and others do not."
)
def test_only_unique_cards_with_one_title_cause_auctions(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(character("Champion", 5, "Unique."), "Hero", MASTER)
    bob.controls(MASTER, "Hero")

    alice.plays("Champion")
    assert not alice.is_asked("Bid")
    alice.plays("Hero")
    assert not alice.is_asked("Bid")
    alice.plays("Master")

    assert alice.is_asked("Bid")
    alice.chooses("Bid 1")
    resolve(table)


@rule("SF 31.1a", "Face-down Unique Sites cause no auction until they are revealed.")
def test_face_down_sites_cause_no_auction(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=3)
    bob.controls(GATE)
    alice.has(GATE)

    alice.plays("Kowloon Gate")
    resolve(table)
    assert alice.card("Kowloon Gate").face_down
    assert alice.power == 3 + 1
    alice.reveals("Kowloon Gate")

    assert alice.is_asked("Bid more than 0")
    alice.chooses("Bid 1")
    resolve(table)


@rule("SF 31.3", "Nobody plays effects during an auction, unless they say so.")
def test_no_effects_during_an_auction(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(MASTER)
    bob.controls(MASTER)
    bob.has(BELL)
    alice.plays("Master")
    alice.chooses("Bid 2")

    assert not bob.can("play", "Bell")
    assert {option.kind for option in table.decision.options} == {"bid", "pass"}
    bob.passes()
    keeps(alice, alice)
    resolve(table)


@rule(
    "SF 31.4",
    "SF 31.6",
    "SF 31.6a",
    "Everybody may bid, clockwise from the opener, each more than the last and no more than they have.",
)
def test_everybody_may_bid(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=5)
    alice.has(MASTER)
    bob.controls(MASTER)
    carol.has_power(4)
    alice.plays("Master")

    alice.chooses("Bid 1")
    assert bob.is_asked("Bid more than 1")
    bob.passes()
    assert carol.is_asked("Bid more than 1")
    assert table.labels == ["Bid 2", "Bid 3", "Bid 4", "Do not bid"]
    carol.chooses("Bid 3")
    assert alice.is_asked("Bid more than 3")
    assert table.labels == ["Bid 4", "Do not bid"]
    alice.passes()
    assert bob.is_asked("Bid more than 3")
    bob.passes()

    keeps(carol, bob)
    assert (alice.power, bob.power, carol.power) == (4, 5, 1)
    assert alice.toasted_pile == ["Master"]
    resolve(table)


@rule(
    "SF 31.5",
    "SF 31.5a",
    "SF 31.5.1",
    "Whoever brings the second copy must open; without Power it is toasted at once.",
)
def test_without_power_the_newcomer_is_lost(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=1)
    bob.controls(MASTER)
    alice.has(MASTER)

    alice.plays("Master")

    assert alice.is_asked("Your Main Shot")
    assert alice.toasted_pile == ["Master"]
    assert bob.card("Master").in_play
    assert carol.power == 1


@rule("SF 31.5b", "Where whoever has to open has no Power, nobody else opens, however much they have.")
def test_nobody_else_opens(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=5)
    alice.has_power(1)
    bob.controls(MASTER)
    alice.has(MASTER)

    alice.plays("Master")

    assert alice.is_asked("Your Main Shot"), "neither Bob nor Carol was asked for a bid"
    assert (bob.power, carol.power) == (5, 5)


@rule("SF 31.5.1a", "A target can be lost on purpose: revealed without Power, it is gone and the attack fails.")
def test_a_target_is_revealed_to_be_lost(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(GATE)
    alice.controls("Hero", "Student")
    bob.controls(GATE, face_down=True)
    alice.attacks("a face-down Feng Shui Site", with_="Hero")
    table_until(table, lambda: bob.can("reveal"))

    bob.reveals("Kowloon Gate")
    resolve(table)

    assert bob.toasted_pile == ["Kowloon Gate"]
    assert alice.card("Kowloon Gate").damage == 0
    assert alice.why_not("Student")[0].rule == "SF 28.12"


@rule("SF 31.7", "SF 31.7a", "SF 17.2.5", "The winner pays the bid as the choice is made; nobody else pays.")
def test_the_winner_pays(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.has(MASTER)
    bob.controls(MASTER)
    alice.plays("Master")
    alice.chooses("Bid 2")
    bob.chooses("Bid 3")
    alice.passes()

    assert bob.power == 5
    keeps(bob, bob)

    assert (alice.power, bob.power) == (4, 2)
    resolve(table)


@rule(
    "SF 31.7.1",
    "SF 31.7.1a",
    "SF 31.7.1b",
    "The old card goes to the smoked pile, the new one to the toasted pile; neither was smoked or toasted.",
)
def test_where_the_losing_card_goes(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.has(MASTER)
    alice.controls(edge("Wake", "When a Character is smoked, gain 3 Power."))
    bob.controls(MASTER)
    alice.plays("Master")
    alice.chooses("Bid 1")
    bob.passes()

    keeps(alice, alice)
    resolve(table)

    assert bob.smoked_pile == ["Master"]
    assert alice.power == 5 - 1 - 1


@rule(
    "SF 31.7.1a",
    "SF 4.4",
    "A Site can be lost in an auction in the last scene of an attack, and with it the victory.",
)
def test_an_auction_spoils_a_victory(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Temple", "River", "Garden", GATE)
    alice.controls("Bruiser")
    bob.controls("Hill")
    carol.controls(GATE, face_down=True)
    alice.attacks("Hill", with_="Bruiser")
    table_until(table, lambda: carol.can("reveal") and table.game.scene.name == "combat")

    carol.reveals("Kowloon Gate")
    carol.chooses("Bid 1")
    alice.passes()
    bob.passes()
    keeps(carol, carol)
    alice.chooses_fate("Seize")
    resolve(table)

    assert not table.game.over
    assert table.game.closeness(0) == 4


@rule("SF 31.7.1c", "The card left over does not become the target of an attack on the one that lost.")
def test_the_survivor_is_not_the_new_target(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    bob.controls(GATE)
    carol.controls(GATE, face_down=True)
    alice.attacks("Kowloon Gate", with_="Hero")
    table_until(table, lambda: carol.can("reveal"))

    carol.reveals("Kowloon Gate")
    carol.chooses("Bid 1")
    alice.passes()
    bob.passes()
    keeps(carol, carol)
    resolve(table)

    assert bob.smoked_pile == ["Kowloon Gate"]
    assert carol.card("Kowloon Gate").damage == 0
    assert not alice.card("Hero").damage


@rule("SF 24.5.4", "SF 31.7.1d", "SF 33.0a", "What the new card triggered on entering play is lost with it.")
def test_the_loser_of_an_auction_is_canceled(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=2)
    sage = character("Sage", 3, "Unique. When this card enters play, gain 3 Power.", cost=1)
    alice.has(sage)
    bob.controls(sage)

    alice.plays("Sage")  # and has to bid the last Power
    bob.chooses("Bid 2")
    keeps(bob, bob)
    resolve(table)

    assert alice.toasted_pile == ["Sage"]
    assert alice.power == 1


@rule("SF 31.7.1", "SF 25.5.4", "States on a card that loses an auction are smoked.")
def test_states_on_the_loser_are_smoked(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(MASTER)
    bob.controls(MASTER)
    bob.controls(state("Sword", "Weapon. Subject Character gains +2 damage."), on="Master")

    alice.plays("Master")
    alice.chooses("Bid 1")
    bob.passes()
    keeps(alice, alice)
    resolve(table)

    assert sorted(bob.smoked_pile) == ["Master", "Sword"]


@rule("SF 31.8a", "SF 31.8d", "With more than two copies nobody has to open; if none does, all are toasted.")
def test_more_than_two_copies(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=3)
    for player in (alice, bob, carol):
        player.controls(GATE, face_down=True)
    alice.has(event("Light", "Reveal all face-down Feng Shui Sites."))

    alice.plays("Light")
    table_until(table, lambda: table.decision.question.startswith("Bid"))
    for _ in range(3):
        table.answer(next(option for option in table.decision.options if option.kind == "pass"))
    resolve(table)

    assert [player.toasted_pile for player in (alice, bob, carol)] == [["Kowloon Gate"]] * 3
    assert [player.power for player in (alice, bob, carol)] == [3, 3, 3]


@rule(
    "SF 31.8",
    "SF 31.8e",
    "The option to open passes clockwise among those who control a copy; then everybody may bid.",
)
def test_who_may_open_for_more_than_two_copies(table: Table) -> None:
    alice, bob, carol, dave = table.shadowfist("Alice", "Bob", "Carol", "Dave", power=3)
    for player in (alice, carol, dave):
        player.controls(GATE, face_down=True)
    alice.has(event("Light", "Reveal all face-down Feng Shui Sites."))

    alice.plays("Light")
    asked = []
    table_until(table, lambda: table.decision.question.startswith("Bid"))
    for _ in range(2):
        asked.append(table.game.names[table.decision.seat])
        table.answer(next(option for option in table.decision.options if option.kind == "pass"))
    carol.chooses("Bid 1")
    while table.decision.question.startswith("Bid"):
        asked.append(table.game.names[table.decision.seat])
        table.answer(next(option for option in table.decision.options if option.kind == "pass"))
    keeps(carol, carol)
    resolve(table)

    assert asked == ["Dave", "Alice", "Dave", "Alice", "Bob"]
    assert carol.card("Kowloon Gate").in_play
    assert (bob.power, carol.power) == (3, 2)


@rule("SF 31.8b", "With more than two copies the winner keeps one, and all others are toasted.")
def test_the_best_bid_for_more_than_two_copies(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=3)
    for player in (alice, bob, carol):
        player.controls(GATE, face_down=True)
    alice.has(event("Light", "Reveal all face-down Feng Shui Sites."))
    alice.plays("Light")
    table_until(table, lambda: table.decision.question.startswith("Bid"))

    while not bob.is_asked("Bid"):
        table.answer(next(option for option in table.decision.options if option.kind == "pass"))
    bob.chooses("Bid 3")
    keeps(bob, bob)
    resolve(table)

    assert bob.card("Kowloon Gate").in_play
    assert [player.toasted_pile for player in (alice, carol)] == [["Kowloon Gate"]] * 2
    assert bob.power == 0


@rule("SF 49.1", "SF 31.1", "A card with the Identity of another competes with it.")
def test_identity_causes_an_auction(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(character("Disguised Master", 4, "Unique. Identity: Master."))
    bob.controls(MASTER)

    alice.plays("Disguised Master")

    assert alice.is_asked("Bid more than 0")
    alice.chooses("Bid 1")
    resolve(table)


TAKEOVER = event(
    "Takeover",
    "Play during an auction. The highest current bidder must give you Power equal to his or her bid. "
    "You win the auction.",
)


@rule("SF 31.3a", "What may be played during an auction starts a closed scene after any bid or pass.")
def test_a_card_played_during_an_auction(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.has(MASTER, TAKEOVER)
    bob.controls(MASTER)
    carol.has(TAKEOVER, BELL)
    assert not alice.can("play", "Takeover")

    alice.plays("Master")
    alice.chooses("Bid 2")
    assert alice.can("play", "Takeover")
    alice.passes()
    assert carol.can("play", "Takeover")
    assert not carol.can("play", "Bell")
    carol.plays("Takeover")
    table_until(table, lambda: carol.is_asked("Which card stays"))
    keeps(carol, bob)
    resolve(table)

    assert alice.toasted_pile == ["Master"]
    assert (alice.power, carol.power) == (7, 12)


@rule("SF 31.3b", "Such an effect may also answer the end of the bidding.")
def test_the_end_of_the_bidding_may_be_answered(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.has(MASTER)
    bob.controls(MASTER)
    carol.has(TAKEOVER)

    alice.plays("Master")
    alice.chooses("Bid 1")
    carol.passes()
    bob.passes()
    carol.passes()
    assert carol.is_asked("Bid more than 1")
    carol.passes()

    assert carol.can("play", "Takeover")
    carol.plays("Takeover")
    keeps(carol, alice)
    resolve(table)
    assert alice.card("Master").in_play
    assert bob.smoked_pile == ["Master"]


@rule("SF 31.2", "SF 31.3", "What was triggered before an auction waits until it is over.")
def test_what_was_triggered_before_waits_for_the_auction(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Exchange", "Smoke target Character. Return a Character in your smoked pile to play."))
    alice.has_in_smoked_pile(MASTER)
    alice.controls(character("Scribe", 1, "When a Character is smoked, gain 1 Power."))
    bob.controls(MASTER, "Student")
    bob.has(TAKEOVER)

    alice.plays("Exchange", "Student")
    table_until(table, lambda: alice.is_asked("Bid more than 0"))
    alice.chooses("Bid 1")
    assert bob.can("play", "Takeover")
    assert [effect.name for effect in table.game.effects] == []
    table_until(table, lambda: alice.is_asked("Which card stays"))
    assert alice.power == 10
    keeps(alice, alice)
    resolve(table)

    assert [line for line in table.log if "Power" in line][-2:] == [
        "Alice wins the auction for 1 Power.",
        "Alice gains 1 Power.",
    ]


@rule("SF 31.0", "SF 31.2", "That an auction occurs triggers effects, once it is over.")
def test_an_auction_triggers_effects(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(MASTER)
    bob.controls(MASTER)
    bob.controls(character("Lurker", 8, "Unturn this card when an auction occurs."), turned=True)

    alice.plays("Master")
    alice.chooses("Bid 1")
    assert bob.is_asked("Bid more than 1")
    assert bob.card("Lurker").turned
    bob.passes()
    keeps(alice, alice)
    resolve(table)

    assert not bob.card("Lurker").turned


@rule("SF 31.2a", "SF 30.3.2", "Damage by an effect reveals Sites too; auctions wait until all of it is done.")
def test_an_effect_that_damages_sites_reveals_them(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Rain", "Inflict 2 damage on all Sites."))
    alice.controls(GATE, "Hill", face_down=True)
    bob.controls(GATE, site("Hut", 2), face_down=True)

    alice.plays("Rain")
    table_until(table, lambda: table.decision.question.startswith("Bid more than 0"))

    assert not any(table.game.cards[card].face_down for card in table.game.in_play)
    assert bob.smoked_pile == ["Hut"]
    table.answer(table.decision.options[0])
    resolve(table)
    assert [alice.in_play.count("Kowloon Gate"), bob.in_play.count("Kowloon Gate")] in ([0, 1], [1, 0])


@rule("SF 31.2b", "An auction may occur in the middle of an Establishing Shot, which then goes on.")
def test_an_auction_in_the_establishing_shot(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(GATE)
    bob.controls(GATE, face_down=True)
    bob.controls(edge("Dawn", "At the start of your turn, reveal all face-down Feng Shui Sites."))

    alice.does("end")
    table_until(table, lambda: bob.is_asked("Bid more than 0"))
    assert table.game.shot == "establishing"
    bob.chooses("Bid 1")
    alice.passes()
    keeps(bob, bob)

    assert alice.smoked_pile == ["Kowloon Gate"]
    resolve(table)
    assert bob.is_asked("Your Main Shot")
    assert bob.power == 10 - 1 + 1


@rule("SF 31.3c", "What is played during an auction triggers effects as usual, and may be canceled in response.")
def test_effects_of_an_auction_are_answered(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.has(MASTER)
    bob.controls(MASTER, edge("Toll", "When an opponent plays an Event, gain 1 Power."))
    bob.has(event("Denial", "Play in response to an Event :: Cancel that Event."), BELL)
    carol.has(TAKEOVER)
    alice.plays("Master")
    alice.chooses("Bid 2")

    carol.plays("Takeover")
    assert [effect.name for effect in table.game.effects] == ["Takeover", "Toll"]
    table_until(table, lambda: bob.can("play", "Denial"))
    assert not bob.can("play", "Bell")
    bob.plays("Denial")
    table_until(table, lambda: table.decision.question.startswith("Bid") or alice.is_asked("Which card stays"))

    assert bob.power == 11
    assert carol.power == 10, "the Takeover was canceled: the bidding goes on"
    table_until(table, lambda: alice.is_asked("Which card stays"))
    keeps(alice, alice)
    resolve(table)


@rule("SF 31.8c", "Where several auctions are due at once, the active player chooses their order.")
def test_the_active_player_orders_the_auctions(table: Table) -> None:
    tower = site("Jade Tower", 8, "Unique.")
    alice, bob = table.shadowfist("Alice", "Bob", power=1)
    alice.controls(GATE, tower)
    bob.controls(GATE, tower, face_down=True)
    alice.has(event("Light", "Reveal all face-down Feng Shui Sites."))

    alice.plays("Light")
    table_until(table, lambda: alice.is_asked("Which auction comes first"))
    assert sorted(alice.may_choose()) == ["Jade Tower", "Kowloon Gate"]
    alice.chooses("Jade Tower")  # for which Bob bids all he has, and Alice cannot bid more
    keeps(bob, bob)
    resolve(table)

    assert alice.smoked_pile == ["Light", "Jade Tower"]
    assert bob.toasted_pile == ["Kowloon Gate"], "Bob had no Power left for the second auction"


@rule("SF 31.7.1", "SF 9.1.4.1", "Who stood at the Site that lost an auction finds a place beside it.")
def test_the_site_that_lost_an_auction_collapses(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    gate = card_saying("Unique.", "Gate", "Site", 1, body=6)
    bob.controls("Hill", gate, "Temple")
    bob.controls("Hero", at="Gate")
    alice.has(gate)

    alice.plays("Gate")
    table_until(table, lambda: alice.is_asked("Bid"))
    alice.chooses("Bid 1")
    bob.passes()
    alice.chooses("Gate (Alice’s) stays")
    table_until(table, lambda: bob.is_asked("Where does Hero go"))
    bob.chooses("Bob: Temple")
    resolve(table)

    assert bob.locations == [["Hill"], ["Temple"]]
    assert bob.card("Hero").place == ["Temple"]
