"""SF 9. The table: areas, Site structures, and how a card changes areas."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.decisions import Option
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.cards_and_players import ShadowfistCard
from quickening.games.shadowfist.definitions import CHARACTER, GO_WITH_SUBJECT, SITE, STATE, TOAST_IT, Printed
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import ASIDE, BACK, DECK, FRONT, NOBODY, PLAY, SMOKED, TOASTED, Control

# -- areas (SF 9.1-9.3) --------------------------------------------------------------------------------------------


def take_out(game: ShadowfistGame, card: int) -> None:
    """Remove a card from the area it is in."""
    state = game.cards[card]
    if state.area == PLAY:
        game.areas[PLAY, NOBODY].remove(card)
    elif state.area:
        game.areas[state.area, game.lies_with(card)].remove(card)


def renew(game: ShadowfistGame, card: int) -> None:
    """SF 34.0. A card that changes areas has no memory of what it was."""
    state = game.cards[card]
    was, state.handle = state.handle, game.tick()
    state.stamp = state.handle
    game.note_renewal(was, state.handle, state.area, state.owner)
    if state.area != DECK:  # there nothing has happened to it
        reset(state)
    forget(game, card)
    if state.definition.works_outside:
        game.wrote(channels.OUTSIDE)
    if state.definition.breaks_in:
        game.wrote(channels.BREAKING_IN)


def reset(state: ShadowfistCard) -> None:
    """A card is as it was before anything happened to it."""
    state.controller = state.subject = NOBODY
    state.controls = ()
    state.location = state.column = 0
    state.row = FRONT
    state.turned = state.face_down = state.toast_it = False
    state.resolved = True
    state.damage = ()
    state.counters = 0
    state.x = state.cost = None
    state.is_as(state.definition)
    state.departing = ""
    state.used = ()
    state.memory = ()


def forget(game: ShadowfistGame, card: int) -> None:
    """SF 24.1.3.3. What was directed at the card it was does not affect it any more."""
    if any(one.cards and any(ref.card == card for ref in one.cards) for one in game.modifiers):
        game.modifiers = [one for one in game.modifiers if not one.cards or any(map(game.alive, one.cards))]


def destination(game: ShadowfistGame, card: int, area: str) -> str:
    """SF 49.7, 5.3.2. A Toast It card, or a card of somebody eliminated, goes nowhere but to the toasted pile."""
    gone = is_toast_it(game, card) or game.players[game.cards[card].owner].out
    return TOASTED if gone and area != PLAY else area


def is_toast_it(game: ShadowfistGame, card: int) -> bool:
    """SF 49.7, 50.4. Whether a card in play goes to the toasted pile however it leaves: printed, or gained."""
    state = game.cards[card]
    if state.area != PLAY:
        return False
    return state.toast_it or TOAST_IT in state.printed.restrictions or TOAST_IT in game.facts(card).restrictions


def put_in_pile(game: ShadowfistGame, card: int, area: str, bottom: bool = False) -> None:
    """SF 35.3.5. A card goes to a pile of its owner's, whoever controlled it."""
    state = game.cards[card]
    was, was_in_play = state.area, state.area == PLAY
    if was_in_play:
        area = destination(game, card, area)
    place = state.column
    take_out(game, card)
    renew(game, card)
    state.area = area
    pile = game.areas[area, state.owner]
    if bottom and area == DECK:
        pile.insert(0, card)
    else:
        pile.append(card)
    if place:
        close_gap(game, place)
    if was_in_play or state.definition.works_in:
        game.card_changed(card)
    else:
        if SMOKED in (was, area):  # SF 18.1
            game.wrote(channels.SMOKED)
        game.wrote(channels.COURSE)


def put_in_burned_pile(game: ShadowfistGame, card: int, seat: int) -> None:
    """SF 9.2.5.2, 12.1.1. Into the burning player's burned-for-victory pile, as itself: no proxy is needed."""
    if is_toast_it(game, card):
        put_in_pile(game, card, TOASTED)
        return
    place = game.cards[card].column
    take_out(game, card)
    renew(game, card)
    state = game.cards[card]
    state.area, state.controller = "burned-for-victory pile", seat
    game.areas[state.area, seat].append(card)
    if place:
        close_gap(game, place)
    game.card_changed(card)


def put_face_up(game: ShadowfistGame, card: int, seat: int, like: Printed | None = None) -> None:
    """SF 9.2, 36.2. Face up before a player, out of play; `like`: with title, restrictions and text of another."""
    take_out(game, card)
    renew(game, card)
    state = game.cards[card]
    state.area, state.controller = ASIDE, seat
    game.areas[ASIDE, seat].append(card)
    if like is not None:
        state.is_as(replace(state.definition, name=like.name, text=like.text, abilities=like.abilities))
    game.wrote(channels.BREAKING_IN)
    game.card_changed(card)


def put_into_play(
    game: ShadowfistGame,
    card: int,
    seat: int,
    location: int = 0,
    row: int = FRONT,
    subject: int = NOBODY,
    face_down: bool = False,
    resolved: bool = True,
) -> None:
    """SF 24.5.1. Onto the table, under a player's control, unturned."""
    printed = game.cards[card].printed
    take_out(game, card)
    renew(game, card)
    state = game.cards[card]
    state.area = PLAY
    state.is_as(printed)
    state.controls = (Control(seat, stamp=state.stamp),)
    state.controller = seat
    state.face_down, state.resolved = face_down, resolved
    if game.is_site(card):
        location = add_site(game, card, seat, location, row)
    state.location = location
    if subject >= 0:
        attach(game, card, subject)
    game.areas[PLAY, NOBODY].append(card)
    game.card_changed(card)


def attach(game: ShadowfistGame, card: int, subject: int, since: int = 0) -> None:
    """SF 25.5, 35.2, 44.3. A State on its subject; a Schtick, Vehicle or Weapon goes with its controller.

    It is as recent as the effect that places it, played at the time `since`, or as this moment (SF 44.3).
    """
    state = game.cards[card]
    state.subject = subject
    state.stamp = since or game.tick()
    if goes_with_subject(game, card):
        state.controller = game.cards[subject].controller


def goes_with_subject(game: ShadowfistGame, card: int) -> bool:
    """SF 49.6, 49.10, 49.11."""
    return not GO_WITH_SUBJECT.isdisjoint(game.cards[card].printed.restrictions)


# -- Site structures (SF 9.1.1-9.1.4) ------------------------------------------------------------------------------


def unspecified(seat: int) -> int:
    """SF 9.1.2.2. The one location of a player without Sites."""
    return -seat - 1


def locations_of(game: ShadowfistGame, seat: int) -> tuple[int, ...]:
    """SF 9.1.2. A player's locations from left to right: columns, or the unspecified one."""
    return game.players[seat].columns or (unspecified(seat),)


def controls_location(game: ShadowfistGame, seat: int) -> bool:
    """SF 9.1.2.3. Without Sites and Characters a player has no location."""
    own = game.controlled(seat)
    return any(game.is_site(card) or game.is_character(card) for card in own)


def adjacent(game: ShadowfistGame, location: int) -> list[int]:
    """The locations to the immediate left and right in one Site structure."""
    owner = game.location_owner(location)
    columns = game.players[owner].columns if owner >= 0 else ()
    if location not in columns:
        return []
    place = columns.index(location)
    return [columns[n] for n in (place - 1, place + 1) if 0 <= n < len(columns)]


def open_places(game: ShadowfistGame, seat: int) -> list[tuple[int, int]]:
    """SF 9.1.3.1, 9.1.3.2. Where a Site may be added: an empty back row, or a new column (0) on the right."""
    backs = [(column, BACK) for column in game.players[seat].columns if len(game.sites_at(column)) == 1]
    return [*backs, (0, FRONT)]


def add_site(game: ShadowfistGame, card: int, seat: int, location: int, row: int) -> int:
    """SF 9.1.3. Into the structure; the first Site takes what was at the unspecified location (SF 9.1.3.1)."""
    player = game.players[seat]
    if not location:
        location = game.tick()
        game.owners[location] = seat
        if not player.columns:
            move_all(game, unspecified(seat), location)
        player.columns = (*player.columns, location)
    game.cards[card].column, game.cards[card].row = location, row
    return location


def move_site(game: ShadowfistGame, card: int, seat: int, location: int, row: int) -> None:
    """SF 9.1.3, 9.1.4. A Site leaves its place for another, in the same Site structure or in another one."""
    state = game.cards[card]
    old, state.location, state.column = state.column, 0, 0
    state.location = add_site(game, card, seat, location, row)
    close_gap(game, old)


def move_all(game: ShadowfistGame, old: int, new: int) -> None:
    """Everything at one location is at another; nothing has changed location (SF 9.1.3.1, 9.1.4.1)."""
    for card in game.in_play:
        if game.cards[card].location == old:
            game.cards[card].location = new


def close_gap(game: ShadowfistGame, location: int) -> None:
    """SF 9.1.4. A Site left its column: the one behind moves up, or the column is no more (SF 9.1.4.1).

    Where Characters stay behind and may go to either side, their players are asked (`rules.collapsing.Collapse`).
    """
    left = game.sites_at(location)
    if left:
        game.cards[left[0]].row = FRONT
        return
    owner = game.location_owner(location)
    if owner < 0 or location not in game.players[owner].columns:
        return
    near = adjacent(game, location)
    player = game.players[owner]
    player.columns = tuple(column for column in player.columns if column != location)
    if not near:
        move_all(game, location, unspecified(owner))
    elif len(near) == 1:
        move_all(game, location, near[0])
    else:
        stranded = [card for card in game.in_play if game.cards[card].location == location]
        move_all(game, location, near[0])
        game.stranded += [(game.ref(card), tuple(near)) for card in stranded if game.is_character(card)]
    rehome(game, location, near[0] if near else unspecified(owner))


def take_place(game: ShadowfistGame, card: int) -> None:
    """SF 7.1.1, 9.1. A card whose types are others than before is where such a card is.

    Only a Site is in a Site structure, only a State is on a subject, and an Edge is nowhere. What becomes a Character
    is where it was; if that was nowhere, its player says where. A State again goes back to its subject.
    """
    state = game.cards[card]
    if CHARACTER in state.types and not state.location:
        state.location = game.location(card)
    if state.subject >= 0 and STATE not in state.types:
        state.memory = (*state.memory, (FORMER_SUBJECT, game.ref(state.subject)))
        state.subject = NOBODY
    elif state.subject < 0 and STATE in state.types:
        go_back(game, card)
    if SITE in state.types and not state.column:
        state.location = add_site(game, card, state.controller, 0, FRONT)
        note_unplaced(game, card)
    elif state.column and SITE not in state.types:
        old, state.column, state.row = state.column, 0, FRONT
        close_gap(game, old)
    if CHARACTER not in state.types and SITE not in state.types:
        state.location = 0
    elif not state.location:
        state.location = locations_of(game, state.controller)[0]
        note_unplaced(game, card)


#: What a State remembers that has become something else: the card it was on.
FORMER_SUBJECT = "former subject"


def go_back(game: ShadowfistGame, card: int) -> None:
    """SF 7.4, 25.5.4. A card that is a State again is on its former subject; without one it cannot be."""
    state = game.cards[card]
    former = dict(state.memory).get(FORMER_SUBJECT)
    state.memory = tuple(one for one in state.memory if one[0] != FORMER_SUBJECT)
    if former is not None and game.alive(former):
        attach(game, card, former.card)


def note_unplaced(game: ShadowfistGame, card: int) -> None:
    """SF 35.3, 35.3.4. A card came back to a player, who may still choose another of the legal positions for it."""
    if game.is_site(card):
        game.stranded.append((game.ref(card), ()))
    elif game.is_character(card):
        game.stranded.append((game.ref(card), locations_of(game, game.cards[card].controller)))


def rehome(game: ShadowfistGame, old: int, new: int) -> None:
    """Whoever would return home to a location that is no more returns to the one beside it."""
    attack = game.attack
    if attack is None:
        return
    game.attack = attack.rehomed(old, new)


def exists(game: ShadowfistGame, location: int) -> bool:
    """Whether a location is still there (SF 9.1.4.1)."""
    owner = game.location_owner(location)
    return location < 0 or location in game.players[owner].columns


def location_option(game: ShadowfistGame, location: int, index: int) -> Option:
    """A location as an option: whose it is, and the Sites that are there."""
    sites = game.sites_at(location)
    return Option("place", game.place_words(location), card=game.cards[sites[0]].handle if sites else 0, index=index)


def place_option(game: ShadowfistGame, seat: int, place: tuple[int, int], index: int, kind: str) -> Option:
    """A location in words: by its number from the left, and the Sites that are there."""
    location, row = place
    if not location:
        return Option("place", "A new location", index=index)
    if location < 0:
        return Option("place", "Your only location", index=index)
    number = game.players[seat].columns.index(location) + 1
    sites = game.sites_at(location)
    there = ", ".join(game.said(site) for site in sites)
    words = f"Behind {there}" if kind == SITE and row else f"Location {number}: {there}"
    return Option("place", words, card=game.cards[sites[0]].handle if sites else 0, index=index)
