"""The kinds of node that Shadowfist's ability trees are made of.

What a node must offer, and what it may call.

**Abilities** (`abilities.py`) are the paragraphs of a card's text, and what the rules look for:

- `Restriction`, `Bold`: keywords of SF 49 and SF 50;
- `Continuous(who, change, condition)`: SF 10.1. `who` is a `Selection` or a `Cards`; while the card's text is
  active the change applies to whatever fits;
- `Activated(costs, effects, timing, ...)`: `cost :: effect`, used by its player;
- `Triggered(trigger, costs, effects, may)`: SF 26.1;
- `Played(costs, effects, timing)`: what an Event does, and what else a card needs to be played;
- `PlayOn(cards)`: a State's subject (SF 25.5.1); `XIs`: SF 48; `Instead`: something happens in place of an event.

**Effects** are `lang.nodes.Effect`: `perform(game, frame)` does it with `return game.do([events], frame.start)`;
`frame` is a `rules.effects.Resolving` with `frame.scope`. Everything that is chosen is a `lang.selections.Chosen`
(subclass `Picked` for later choices and for other players' choices) in a field of the effect or cost; `target=True`
for the word "target". All of them are chosen when the effect is generated (SF 24.2.1), unless `later`. Amounts and
blanket selections (`All`) are fixed at generation as well (SF 24.2), unless an Amount says `at_resolution = True`.
`would(game, scope)` gives the pairs (verb, card) an effect could do (SF 26.3).

**Costs** (`basics.Cost`): `possible(game, scope)` whether it can be paid; `pay(game, frame)` pays it, as `perform`
does.

**Changes** (`lang.nodes.Change` with `layer`: `TEXT`, `KIND`, `WORDS`, `NUMBERS`): `apply(game, facts, scope)`
alters the `rules.abilities.Facts` of a card. What is not a card's own, e.g. hand size, is a `basics.PlayerChange`.

**Triggers** (`lang.nodes.Trigger`): `events`, `looks_back`, `match(game, event, scope) -> Scope | None`.

**Timings** (`basics.Timing`): `scopes(game, seat, scope)` the scopes in which an effect may be generated now (none:
not now; several: one for each effect or event it may answer), `closed` whether it may enter a closed scene (SF
23.2).

**Conditions, Filters, Amounts** are those of `lang.nodes`. A Filter that looks at a card from a source must see it
through `game.sees(scope, card)` only if it looks at cards of its own accord; `Cards.found` does that by itself (SF
40.0).

What a node may ask and call (all in `game`, see `state.py` and `game.py`):

- `game.facts(card)` (`Facts`: `fighting`, `body`, `power`, `cost`, `types`, `designators`, `bold`, `forbidden`, ...),
  `game.types(card)`, `game.current_fighting(card)`, `game.current_body(card)`, `game.controller(card)`,
  `game.location(card)`, `game.cards_at(location)`, `game.states_on(card)`, `game.players[seat].power`, `game.attack`,
  `game.effects`, `game.opponents(seat)`, `game.has(card, "Stealth")`, `game.closeness(seat)`, `game.resources(seat)`,
  `game.legal_subject(state, subject, seat)`, `game.sees(scope, card)`,
  `game.events_this_turn()`, `game.latest_attackers()`, `game.latest_joiners()`, `game.brought_into_play(effect)`;
- judges of `rules` that know no such node (`rules.scores.can_heal`, `rules.copying.can_be_copied`);
  `rules.damage.inflicted_apart` gives the events of damage (SF 29.7), to be passed to `game.do`;
- events of `events` (cards and areas: `Smoked`, `Toasted`, `Sacrificed`, `Discarded`, `Turned`, `Unturned`,
  `Healed`, `ReturnedToHand`, `Revealed`, `ChangedLocation`, `Canceled`, `CountersPut`, `StatePlaced`, `ModifierMade`;
  Power, turns, effects, attacks: `PowerGained`, `PowerStolen`, `CeasedAttacking`,
  `EffectCanceled`, `Retargeted`, `DelayedMade`, `SignpostSet`);
- frames of the rules for what takes time, run by `frame.run_each([...])` or `Run(frame, frame.start)`: playing cards
  (`game.play_from`, `game.play_these`), `rules.returning.Returning` and `MakeToken`, `rules.control.TakingControl`,
  `rules.faceoffs.Faceoff`, `rules.saying.Divide`, `rules.out_of_play.DiscardSome`, `rules.out_of_play.SearchDeck`,
  `rules.naming.Name`.
"""
