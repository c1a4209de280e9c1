"""Highlander's sentences: what holds, what is done, what may be used, what is asked of play and of decks.

A `you_change` has the player as its subject, an `opp_change` the opponent, an `each_change` everybody; an
`attack_change` goes on from `this attack ...`. An `effect` is a whole clause.
"""

from __future__ import annotations

from quickening.games.highlander.vocabulary import abilities, amounts, changes, conditions, effects, triggers
from quickening.games.highlander.vocabulary.filters import only
from quickening.lang import resolve
from quickening.text.phrasebook import Phrasebook

BEGINNING = "May Do/Must Do Phase"


def add_sentences(book: Phrasebook) -> None:
    """Everything a card's text says."""
    _player_changes(book)
    _granted(book)
    _opponent_changes(book)
    _attack_changes(book)
    _statics(book)
    _ability_effects(book)
    _pile_effects(book)
    _play_effects(book)
    _arms_effects(book)
    _duel_effects(book)
    _compound(book)
    _watching(book)
    _used(book)
    _play_rules(book)
    _deck_rules(book)
    _texts(book)


# -- what holds ----------------------------------------------------------------------------------------------------


def _player_changes(book: Phrasebook) -> None:
    phrase = book.phrase
    you = "you_change"
    phrase(you, "you may play an additional attack", changes.ExtraAttacks, also="you may play and additional attack")
    phrase(you, "you may play an additional {cards}", changes.ExtraAttacks)
    phrase(you, "you may play {count:n} additional attacks", changes.ExtraAttacks)
    phrase(you, "you lose one attack", changes.LostAttacks, also="you lose an attack")
    phrase(you, "you may play another {cards:special_cards}", changes.ExtraSpecials)
    phrase(you, "you may play an additional {cards:special_cards}", changes.ExtraSpecials, read_only=True)
    for noun in ("Special Card", "Event", "Plot", "Situation", "Object"):
        phrase("special_cards", noun, value=only(noun))
    phrase("special_cards", "{one:titled}")
    phrase(you, "you may not play {cards:cards_pl}", changes.CannotPlay, also="you cannot play {cards:cards_pl}")
    phrase(you, "you must make an unmodified Hard Exertion to play a {cards} from your hand", changes.MustExert)
    phrase(you, "you must discard a {pay:cards} to play a {cards} from your hand", changes.MustSpend, from_hand=True)
    phrase(you, "your maximum Ability is increased by {plus:n}", changes.MaximumPlus)
    phrase(you, "your maximum hand size is increased by {plus:n}", changes.HandSizePlus)
    both = ("a Power Blow", "a Power Block")
    phrase(you, "you may make a {size:n}-card Exertion to make or block a Power Blow", changes.ExertionSize,
           purposes=both, also="if you wish to make or block a Power Blow, you may make a {size:n}-card Exertion to do so")
    phrase(you, "your Exertions for a Power Blow or a Power Block are of {size:n} cards", changes.ExertionSize,
           purposes=both, exactly=True)
    phrase(you, "you may block Power Blows with a {size:card_count} Exertion", changes.ExertionSize,
           purposes=("a Power Block",), exactly=True, also="this weapon allows you to block Power Blows with a {size:card_count} Exertion")
    phrase("card_count", "zero-card", value=0)
    phrase("card_count", "three-card", value=3)
    at_will = "you may increase or decrease by 1 the number of cards you draw when making an Exertion"
    phrase(you, f"{{each}}, {at_will}", changes.ExertionAtWill)
    phrase(you, "{each}, you may increase or decrease the size of a Hard Exertion you make by one", changes.ExertionAtWill,
           read_only=True)
    phrase(you, "you may attack areas you just blocked", changes.AttackBlockedAreas,
           also=("you may attack normally to any area",))
    phrase(you, "you may play {cards:cards_pl} to an area you last blocked", changes.AttackBlockedAreas)
    phrase(you, "you may play {cards:cards_pl} after (playing|) a {dodge:cards}", changes.AttackAfter)
    phrase(you, "you may attack normally after (a|the) {dodge:cards}", changes.AttackAfter)
    phrase(you, "nullify the text on {cards:cards_pl} that you play", changes.TextNullified)
    phrase(you, "all text on your opponent's Persona is ignored", changes.PersonaIgnored)
    phrase(you, "your cards cannot be nullified by your opponent", changes.CannotBeNullified)


#: What a player may or may not do, as a sentence, and the word that the rules know it by.
GRANTED = {
    "you may block Power Blows without an Exertion": "blocks power blows",
    "you may look at Hidden attacks": "sees hidden",
    "your opponent's next attack after a Power Blow of yours is not Hidden": "power blows hide nothing",
    "dodges will not avoid multiple attacks you play": "dodges avoid one",
    "blocks will not stop multiple attacks you play": "blocks avoid one",
    "you may defend against multiple attacks with one defense, even if cards prevent it": "defends several",
    "you need not play a card or make a Hard Exertion": "need not play",
    "skip your Attack Phase": "skips attack phase",
    "you may not draw any cards": "cannot draw",
    "you may not make Head Shots": "no head shots",
    "your opponent cannot discard cards from your hand or your Endurance": "hand protected",
    "you may use this weapon if you are Disarmed": "uses improvised weapon",
    "any Restriction effects your opponent has in play which would prevent you from playing any Special Card are nullified":
        "ignores bans",
    "your first attack may be Hidden": "next attack hidden",
    "they may not play cards that their Persona allowed in their deck": "persona cards barred",
}
ALSO_GRANTED = {
    "if you make a Power Blow, your opponent's next attack is not Hidden": "power blows hide nothing",
    "dodges will not avoid multiple attacks played": "dodges avoid one",
    "you may play defenses against multiple attacks, even if there are cards preventing you from doing so": "defends several",
    "waive the requirement of having to play a card or make a Hard Exertion": "need not play",
    "if you are Disarmed you may use this Improvised Weapon": "uses improvised weapon",
    "you may make your first attack Hidden": "next attack hidden",
    "you may nullify any effect by your opponent that would force you to discard cards from your hand or off the top of "
    "your Endurance": "hand protected",
    "you may ignore the effects of any special card your opponent has in play that prevents you from playing a special card":
        "ignores bans",
    "if their persona power allows them additional cards in their deck, they may not play those cards": "persona cards barred",
}


def _granted(book: Phrasebook) -> None:
    for words, word in GRANTED.items():
        book.phrase("you_change", words, changes.Granted, word=word)
    for words, word in ALSO_GRANTED.items():
        book.phrase("you_change", words, changes.Granted, word=word, read_only=True)


def _opponent_changes(book: Phrasebook) -> None:
    phrase = book.phrase
    opp = "opp_change"
    spend = "your opponent must discard a {pay:cards} to play a {cards}"
    phrase(opp, f"{spend} from their hand", changes.MustSpend, from_hand=True)
    phrase(opp, spend, changes.MustSpend)
    phrase(opp, "your opponent must discard a {pay:cards} for each {cards} he wishes to play", changes.MustSpend,
           read_only=True)
    phrase(opp, "your opponent may not play any {cards:cards_pl} from their hand", changes.CannotPlay, from_hand=True)
    phrase(opp, "your opponent may not play any {cards:cards_pl}", changes.CannotPlay,
           also="your opponent cannot play any {cards:cards_pl}")
    phrase(opp, "your opponent's maximum hand size is reduced by {plus:minus}", changes.HandSizePlus)
    phrase(opp, "your opponent's maximum hand size is reduced by {plus:minus} {each}", changes.HandSizePlus)
    phrase(opp, "your opponent's maximum Ability is decreased by {plus:minus}", changes.MaximumPlus)
    phrase(opp, "your opponent's Checks to regain their feet are decreased by {plus:minus}", changes.RecoveryChance)
    first = "they must spend a {pay:cards} or choose to lose {or_lose:n} Ability to play the first card from their "
    first += "hand during each of their turns"
    phrase(opp, first, changes.MustSpend, cards=only("card"), from_hand=True, first_only=True)
    more = "your opponent cannot play more attacks during their next turn than you played"
    phrase(opp, more, changes.AttacksLike, also="if you play at least one attack during your turn, your opponent cannot "
           "play more attacks than you did during their next turn")
    phrase(opp, "your opponent may not roll to regain (their|his) weapon", changes.Granted, word="no recovery",
           also="may not roll to regain (their|his) weapon")
    phrase("each_change", "no {cards:cards_pl} may be played or put into play", changes.CannotPlay, put=True)
    for n in range(1, 10):
        phrase("minus", str(n), value=-n)
    phrase("minus", "one", value=-1, read_only=True)
    phrase("minus", "two", value=-2, read_only=True)


def _attack_changes(book: Phrasebook) -> None:
    phrase = book.phrase
    att = "attack_change"
    for word in changes.ATTACK_WORDS:
        phrase(att, word, changes.AttackWord, word=word)
    phrase(att, "is now a Power Blow", changes.AttackWord, word="is a Power Blow", read_only=True)
    phrase(att, "is a Power Blow and does {damage:n} damage", changes.PowerDamage,
           also="is now a Power Blow and does {damage:n} damage")
    phrase(att, "does {plus:n} additional damage", changes.DamagePlus)
    phrase(att, "does an additional point of damage", changes.DamagePlus, plus=1, read_only=True)
    phrase(att, "does {damage:n} damage", changes.DoesDamage, also="is reduced to {damage:n} damage")
    phrase(att, "does no damage", changes.DoesDamage, damage=None)
    phrase(att, "may be a Power Blow", changes.MayBePower)
    phrase(att, "may be made a Head Shot", changes.Marked, word="may be a head shot")
    against = "costs your opponent a {pay:cards} for each {cards} from hand that defends it"
    phrase(att, against, changes.DefendersCost)
    phrase(att, "cannot be defended with a {cards} from hand", changes.DefendersBan)
    book.list_of("attack_changes", att, "and", least=2)
    phrase("attack_part", "{change:attack_change}")
    phrase("attack_part", "{parts:attack_changes}", changes.Several)
    phrase("attack_part", "cannot be blocked or dodged", read_only=True, value=changes.Several(
        (changes.AttackWord("cannot be blocked"), changes.AttackWord("cannot be dodged"))))
    plural = "attacks_change"
    phrase(plural, "do {plus:n} additional damage", changes.DamagePlus)
    phrase(plural, "do an additional point of damage", changes.DamagePlus, plus=1, read_only=True)
    phrase(plural, "do {plus:minus} less damage, but at least {least:n}", changes.DamagePlus)
    phrase(plural, "do {damage:n} damage", changes.DoesDamage)
    defense = "defense_change"
    phrase(defense, "can defend attacks that cannot be (blocked|dodged)", changes.Marked, word="overcomes")
    phrase(defense, "is a Power Block", changes.IsPowerBlock)


def _statics(book: Phrasebook) -> None:
    phrase = book.phrase
    static = abilities.Static
    phrase("static", "{change:you_change}", static)
    phrase("static", "{change:opp_change}", static, who="opponent")
    phrase("static", "{change:each_change}", static, who="each")
    phrase("static", "this attack {change:attack_part}", static, who="this", also="it {change:attack_part}")
    phrase("static", "that attack {change:attack_part}", static, who="that")
    phrase("static", "this defense {change:defense_change}", static, who="this", also="this block {change:defense_change}")
    phrase("static", "that defense {change:defense_change}", static, who="that",
           also=("that block {change:defense_change}", "that dodge {change:defense_change}"))
    phrase("static", "your {cards:cards_pl} {change:attacks_change}", static, also=(
        "all {cards:cards_pl} you play {change:attacks_change}", "{cards:cards_pl} you play {change:attacks_change}"))
    _freed(book)
    _against(book)
    phrase("static", "if {condition}, {change:you_change}", static)
    phrase("static", "if {condition}, {change:opp_change}", static, who="opponent")
    phrase("static", "if {condition}, this attack {change:attack_part}", static, who="this")
    phrase("static", "your cards cannot be nullified during your turn by your opponent", static,
           change=changes.CannotBeNullified(), condition=conditions.YourTurn())
    for phase in ("defense", "attack"):
        ignoring = f"during your {phase} phase, {{change:you_change}}"
        phrase("static", ignoring, static, condition=conditions.InPhase(phase))


def _freed(book: Phrasebook) -> None:
    """Bans, costs and limits that a defense, or the card played with it, does away with."""
    phrase = book.phrase
    static = abilities.Static
    nullify = "nullify any Restriction effects your opponent has in play which would prevent you (from|form) playing "
    free = changes.Marked("ignores bans")
    for who in ("this", "that"):
        kinds = ("defense", "block", "dodge")
        tail = " from your hand" if who == "this" else ""
        wordings = tuple(f"{nullify}{who} {kind}{tail}" for kind in kinds)
        phrase("static", wordings[0], static, who=who, change=free, also=wordings[1:])
    ignore = "you may ignore any effect in play by your opponent which would prevent "
    several = changes.Marked("ignores single")
    for first, kind in enumerate(("defense", "block", "dodge")):
        once: dict[str, bool] = {"read_only": True} if first else {}
        phrase("static", f"{ignore}or restrict you from playing that {kind}", static, who="that",
               change=changes.Marked("ignores bans"), read_only=True)
        phrase("static", f"{ignore}that {kind} from defending multiple attacks", static, who="that", change=several, **once)
        phrase("static", f"you may ignore any cost required to play that {kind}", static, who="that",
               change=changes.Marked("ignores costs"), **once)


def _against(book: Phrasebook) -> None:
    """What it takes to defend against an attack, with the opponent as subject."""
    phrase = book.phrase
    static = abilities.Static
    for who in ("this", "that"):
        for tail in (f"to defend {who} attack", f"against {who} attack"):
            cost = f"your opponent must discard a {{change:paid_for}} {tail}"
            phrase("static", cost, static, who=who, read_only=True)
        ban = f"your opponent cannot play a {{change:banned}} from their hand against {who} attack"
        phrase("static", ban, static, who=who, read_only=True)
    phrase("paid_for", "{pay:cards} to play a {cards} from their hand", changes.DefendersCost)
    phrase("banned", "{cards}", changes.DefendersBan)


# -- what is done --------------------------------------------------------------------------------------------------


def _ability_effects(book: Phrasebook) -> None:
    phrase = book.phrase
    amount = "{amount:n} Ability"
    phrase("effect", f"you lose {amount}", effects.Lose, who="you", also=f"lose {amount}")
    theirs = (f"they lose {amount}", f"target loses {amount}")
    phrase("effect", f"your opponent loses {amount}", effects.Lose, also=theirs)
    phrase("effect", f"you gain {amount}", effects.Gain)
    phrase("effect", "you gain {amount:n} Ability when this card first enters play", effects.Gain, read_only=True)
    phrase("effect", "you lose 1 Ability {amount:each}", effects.Lose, who="you", also="lose 1 Ability {amount:each}")
    phrase("effect", "your opponent takes {amount:n} damage", effects.TakeDamage, also="target takes {amount:n} damage")
    phrase("effect", "prevent all damage", effects.PreventDamage)
    phrase("effect", "prevent all damage from those effects and your opponent takes it instead", effects.RedirectDamage)
    phrase("effect", "your opponent's Ability is now their maximum Ability", effects.AbilityIsMaximum)
    phrase("effect", "your opponent's maximum Ability is decreased by that damage", effects.LowerMaximum)


def _pile_effects(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("effect", "draw {amount:a_card}", effects.Draw, also=("you draw {amount:a_card}",))
    phrase("effect", "draw a card {amount:each}", effects.Draw, also="draw a card from your Endurance {amount:each}")
    phrase("effect", "draw back up to your Ability", effects.Draw, amount=amounts.UpToAbility())
    theirs = "your opponent must discard"
    for subject in (theirs, "target player must discard"):
        once: dict[str, bool] = {} if subject == theirs else {"read_only": True}
        phrase("effect", f"{subject} a {{cards}} from their hand", effects.DiscardCards, **once,
               also=f"{subject} one {{cards}} from their hand")
        phrase("effect", f"{subject} a {{cards}} from their hand {{amount:each}}", effects.DiscardCards, **once)
        phrase("effect", f"{subject} the top card of their Endurance", effects.Burn, **once)
        phrase("effect", f"{subject} the top card of their Endurance {{amount:each}}", effects.Burn, **once)
        phrase("effect", f"{subject} the top {{amount:n}} cards of their Endurance", effects.Burn, **once)
        phrase("effect", f"{subject} the bottom card of their Endurance", effects.Burn, bottom=True, **once)
    phrase("effect", "your opponent must Burn the top card of their Endurance", effects.Burn, read_only=True)
    top = "discard the top {amount:n} cards from your opponent's Endurance"
    phrase("effect", top, effects.Burn, at_once=True)
    phrase("effect", "discard the top card of your Endurance", effects.Burn, who="you")
    phrase("effect", "discard a {cards}", effects.DiscardCards, who="you", also="discard one {cards}")
    phrase("effect", "discard up to {amount:n} {cards:cards_pl} from your hand", effects.DiscardCards, who="you", up_to=True)
    shuffle = "shuffle your discard pile into your Endurance"
    phrase("effect", shuffle, effects.ShuffleDiscard, also="re" + shuffle)
    redraw = "your opponent must reshuffle their hand into their Endurance and redraw"
    force = "force your opponent to reshuffle their hand into their Endurance and redraw during their next " + BEGINNING
    phrase("effect", redraw, effects.ShuffleHand, also=force)
    anew = "reshuffle your hand into your Endurance and redraw up to your Ability"
    phrase("effect", anew, effects.ShuffleHand, who="you", to_ability=True)
    phrase("effect", "look at your opponent's hand", effects.LookAtHand)
    phrase("effect", "look through your opponent's Endurance", effects.LookAtEndurance,
           also="look through target player's Endurance")
    phrase("effect", "look at the top card of your opponent's Endurance", effects.LookAtEndurance, top=1)
    phrase("effect", "shuffle your opponent's Endurance", effects.ShuffleEndurance, also="shuffle that Endurance")
    phrase("effect", "discard one {cards} from your opponent's hand", effects.DiscardTheirs)
    phrase("effect", "discard one card found there", effects.DiscardTheirs, cards=only("card"), read_only=True)
    take = "discard one {cards} from your opponent's hand, or put it into play under your control if it is a "
    phrase("effect", take + "{or_take:cards}", effects.DiscardTheirs)
    random = "choose {count:n} cards at random from your opponent's hand, look at them and place one of them at the "
    phrase("effect", random + "bottom of their Endurance", effects.RandomToBottom)
    phrase("effect", "retrieve a {cards} from your discard pile", effects.Retrieve)
    phrase("effect", "retrieve a {cards} from your Endurance", effects.Retrieve, area="endurance")
    back = "retrieve that attack from your discard pile and place it in your hand"
    phrase("effect", "retrieve that attack from your discard pile, but no Special Attack", effects.RetrieveLastAttack)
    phrase("retrieval", back, effects.RetrieveLastAttack)
    reshuffle = "shuffle as many cards from your discard pile into your Endurance as you would have drawn"
    phrase("effect", reshuffle, effects.ReshuffleInsteadOfDrawing)
    phrase("effect", "place it on top of your Endurance", effects.PlaceDiscardedInstead)
    phrase("effect", "place it at the bottom of your Endurance", effects.PlaceDiscardedInstead, bottom=True)


def _play_effects(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("effect", "remove {what} from play", effects.RemoveFromPlay)
    phrase("effect", "remove this card from the game after use", effects.RemoveFromGame, also="remove this card from the game")
    phrase("effect", "return this card to your hand", effects.ReturnToHand, also="return it to your hand")
    phrase("effect", "discard this card from play", effects.DiscardThis, also="discard this card")
    phrase("effect", "discard {titles:names_and} and this card from play", effects.DiscardPlots)
    book.list_of("names_and", "name", "and")
    phrase("effect", "place all {cards:cards_pl} in your hand under this card", effects.CaptureAll,
           also="place all {cards:cards_pl} in your hand under this card when this card enters play")
    phrase("effect", "your opponent must place the top card of their Endurance under this card", effects.CaptureTop)
    phrase("effect", "put all cards under it into play", effects.ReleaseAll, also="place all cards under it into play")
    phrase("effect", "all captured cards go to their owner's discard pile", effects.DiscardHeld,
           also="the cards underneath are discarded")
    phrase("effect", "play a {cards} from under this card", effects.PlayFromUnder,
           also="play a {cards} from under this card as if from your hand")
    phrase("effect", "play one {cards} from your opponent's hand", effects.PlayTheirs,
           also="immediately play any 1 {cards} from your opponent's hand")
    use = "use a {cards} looked at there if you discard the top card of your Endurance"
    phrase("effect", use, effects.PlayTheirTop)
    store = "either place cards from your hand face down underneath this card or take cards from it and place them in "
    phrase("effect", store + "your hand, up to {most:n} cards", effects.StoreCards)
    phrase("effect", "duplicate the effects of a {cards} your opponent played last turn", effects.Duplicate)
    phrase("effect", "duplicate the effects of any {cards} played on your opponent's last turn", effects.Duplicate,
           read_only=True)
    phrase("effect", "play an Illusion from a Soft Exertion", effects.ExertForIllusion)
    phrase("effect", "make a {exertion:n} card Hard Exertion and play up to {count:n} {cards:cards_pl} from it and your hand",
           effects.PlayAttacks)
    phrase("effect", "search your Endurance and play up to {count:n} {cards:cards_pl}", effects.PlayAttacks, search=True)


def _arms_effects(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("effect", "your opponent is Disarmed", effects.Disarm, also="your opponent is now Disarmed")
    phrase("effect", "your opponent's weapon is broken", effects.BreakWeapon,
           also=("their weapon is broken", "your opponent's weapon is now broken"))
    phrase("effect", "you recover your weapon", effects.Rearm, also="your weapon is rearmed")
    phrase("effect", "your opponent is Prone", effects.MakeProne)
    phrase("effect", "your opponent regains their feet", effects.GetUp, who="opponent", also="they regain their feet")


def _duel_effects(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("effect", "avoid all attacks", effects.AvoidAttacks)
    phrase("effect", "avoid the last attack your opponent played", effects.AvoidAttacks, last=True)
    phrase("effect", "prevent all damage and avoid all attacks this turn", resolve.Sequence, read_only=True,
           effects=(effects.PreventDamage(), effects.AvoidAttacks()))
    phrase("effect", "reveal the Hidden attack", effects.RevealHidden)
    phrase("effect", "make this attack a Power Blow", effects.MakePower)
    phrase("effect", "make this attack a Head Shot", effects.MakePower, head_shot=True)
    phrase("effect", "your next attack this turn is Hidden", effects.HideNext)
    phrase("next_static", "{change:attack_part}", abilities.Static, who="it")
    phrase("next_static", "{change:attack_part} if {condition}", abilities.Static, who="it")
    phrase("effect", "your next attack this turn {ability:next_static}", effects.NextAttack)
    first = "if your first attack this turn is an upper attack and can be made a Head Shot, it is a Head Shot"
    phrase("effect", first, effects.NextAttack, first=True,
           ability=abilities.Static(changes.Marked("head shot if it can"), "it"))
    phrase("effect", "{ability:static} this turn", effects.LastFor)
    phrase("effect", "for the remainder of your turn, {ability:static}", effects.LastFor, read_only=True)
    phrase("effect", "{ability:static} during your first turn", effects.LastFor, read_only=True)
    phrase("effect", "{ability:opp_static} during their next turn", effects.LastFor, until="next turn", who="opponent",
           also="{ability:opp_static} next turn")
    phrase("opp_static", "{change:opp_change}", abilities.Static, who="opponent")
    each = "your opponent's maximum hand size is reduced by {plus:minus} during their next turn {each}"
    phrase("hand_each", each, changes.HandSizePlus)
    phrase("hand_static", "{change:hand_each}", abilities.Static, who="opponent")
    phrase("effect", "{ability:hand_static}", effects.LastFor, until="next turn", who="opponent", read_only=True)
    phrase("effect", "{ability:opp_static} for the next {_turns:n} turns", effects.LastFor, until="game", who="opponent",
           _turns=5)
    phrase("effect", "{ability:waiting} this turn", effects.LastFor)


def _compound(book: Phrasebook) -> None:
    """Effects made of effects."""
    phrase = book.phrase
    book.list_of("effects", "effect", "and", ", and", ", then")
    phrase("effect", "if {condition}, {effects}", resolve.If)
    phrase("effect", "you may {effects}", resolve.May)
    phrase("effect", "your opponent takes {_n:n} damage unless they discard a {cards}", effects.UnlessDiscards,
           otherwise=(effects.TakeDamage(1),), _n=1, also="target takes {_n:n} damage unless he discards a {cards}")


# -- what waits ----------------------------------------------------------------------------------------------------


def _watching(book: Phrasebook) -> None:
    phrase = book.phrase
    when = abilities.When
    trigger = "trigger"
    phrase(trigger, "if this attack is successful", triggers.Succeeds, also="if successful")
    phrase(trigger, "if that attack is successful", triggers.ThatSucceeds)
    phrase(trigger, "if that attack is blocked", triggers.ThatSucceeds, blocked=True)
    phrase(trigger, "when your opponent plays a {cards}", triggers.Plays)
    phrase(trigger, "when your opponent plays or puts into play a {cards}", triggers.Plays, put=True,
           also="whenever they play or put into play a {cards}")
    phrase(trigger, "when you play a {cards}", triggers.Plays, who="you")
    phrase(trigger, "when another card titled {cards:titled} is played", triggers.Plays, who="each")
    phrase(trigger, "during each of your opponent's May Do/Must Do Phases", triggers.PhaseBegins, phase="beginning",
           who="opponent", also="during each of their May Do/Must Do Phases")
    phrase(trigger, "during your Sweep Phase", triggers.PhaseBegins, phase="sweep")
    phrase(trigger, "if your opponent is successfully Disarmed", triggers.IsDisarmedNow)
    phrase(trigger, "if your opponent regains their feet", triggers.RegainsFeet)
    phrase(trigger, "if your opponent removes this card from play", triggers.LeavesPlay, by="opponent")
    phrase(trigger, "if this card leaves play for any reason, then", triggers.LeavesPlay,
           also=("if this card is removed from play,", "if this card leaves play,"))
    phrase(trigger, "when this card enters play", triggers.EntersPlay)
    phrase(trigger, "if your opponent forces you to discard a card from your hand", triggers.MustDiscard)
    phrase(trigger, "when you discard a card from your hand", triggers.MustDiscard, forced=False)
    phrase(trigger, "when you discard a {cards} from your hand", triggers.MustDiscard, forced=False)
    phrase(trigger, "when your {cards:cards_pl} do damage", triggers.DealsDamage)
    phrase(trigger, "at the end of your opponent's next Ability Adjustment Phase", triggers.AdjustmentEnds)
    phrase("waiting", "{trigger}, you may {effects}", when, may=True)
    phrase("waiting", "{trigger}, {effects}", when)
    phrase("waiting", "{effects:effects_1} {trigger}", when, read_only=True)
    book.list_of("effects_1", "effect")
    phrase("waiting", "any player that plays a {trigger:any_plays} loses {effects:ability_loss}", when)
    phrase("any_plays", "{cards}", triggers.Plays, who="each")
    book.list_of("ability_loss", "loss")
    phrase("loss", "{amount:n} Ability", effects.Lose)
    fails = "any player who plays an attack that is not successful {effects:failing}"
    phrase("waiting", fails, when, trigger=triggers.Fails())
    book.list_of("failing", "failure", "and")
    phrase("failure", "loses all Standing Defenses", effects.RemoveFromPlay, what=_their_guards())
    phrase("failure", "may not play a {ability:their_ban} during his next turn", effects.LastFor, until="next turn",
           who="opponent", also="may not play a {ability:their_ban} during their next turn")
    phrase("their_ban", "{change:their_change}", abilities.Static, who="opponent")
    phrase("their_change", "{cards}", changes.CannotPlay)


def _their_guards() -> object:
    from quickening.games.highlander.vocabulary.filters import Noun, Of
    from quickening.lang.selections import All, Cards

    return All(Cards(Noun("Standing Defense"), after=(Of("opponent"),)))


# -- what is used --------------------------------------------------------------------------------------------------


def _used(book: Phrasebook) -> None:
    phrase = book.phrase
    used = abilities.Used
    leave = ("you may discard this card from play to {effects}", "discard this card from play to {effects}",
             "you may discard this card to {effects}", "you may discard this {_own:own_name} from play to {effects}")
    phrase("using", leave[0], used, when="any", leaves="play", also=leave[1:])
    gone = "you may remove this card from the game to {effects}"
    phrase("using", gone, used, when="any", leaves="game")
    phrase("using", "if {condition}, you may discard this card from play to {effects}", used, when="any", leaves="play")
    for head, when in (
        ("at the beginning of your turn, ", "beginning"),
        ("during your turn, ", "turn"),
        ("during your draw/discard phase, instead of drawing cards, ", "draw"),
    ):
        phrase("using", f"{head}you may {{effects}}", used, when=when, once=when == "beginning")
        phrase("using", f"{head}you may {{effects}} if {{condition}}", used, when=when, once=when == "beginning", read_only=True)
        phrase("using", f"{head}if {{condition}}, you may {{effects}}", used, when=when, once=when == "beginning")
    phrase("using", "once during your turn, you may {effects}", used, once=True)
    special = "if you do not play a Special Card, once during your turn you may make an Exertion to {effects}"
    phrase("using", special, used, once=True, no_special=True, exertion=True)
    phrase("using", "anytime during your turn you may make an Exertion to {effects}", used, exertion=True)
    instead = "instead of playing a Special Card on your turn, you may {effects}"
    phrase("using", instead, used, instead=True)
    exert = "you may make a Hard Exertion to {effects:making}"
    phrase("using_this", exert, used, when="attack", exertion=True)
    phrase("using_this", f"if you do not play a Special Card this turn, {exert}", used, when="attack", exertion=True,
           no_special=True)
    book.list_of("making", "make")
    phrase("make", "make this attack a Power Blow", effects.MakePower)
    phrase("make", "make this attack a Head Shot", effects.MakePower, head_shot=True)
    counters = abilities.Counters
    for words, leaves in (("discard this card from play", "play"), ("remove this card from the game", "game"),
                          ("tear this card in half", "game")):
        once: dict[str, bool] = {"read_only": True} if "tear" in words else {}
        phrase("countering", f"you may {words} to counter a {{cards}}", counters, leaves=leaves, **once,
               also=(f"you may {words} to counter a {{cards}} as it is played",
                     f"{words} to counter one {{cards}} as it is played"))
        phrase("countering", f"you may {words} to counter a {{cards}} as it is played or put into play", counters,
               leaves=leaves, put=True, **once)


# -- rules for play and decks --------------------------------------------------------------------------------------


def _play_rules(book: Phrasebook) -> None:
    phrase = book.phrase
    rule = "play_rule"
    phrase(rule, "play in conjunction with a {cards}", abilities.Beside)
    phrase(rule, "you may play this in conjunction with a {cards}", abilities.Beside, may=True,
           also="you may play this in conjunction with {cards}")
    phrase(rule, "play in place of an attack", abilities.InPlaceOfAttack)
    only_if = "you may only play this card if {condition}"
    phrase(rule, only_if, abilities.OnlyIf, also=("this attack can only be played if {condition}",
                                                  "may only be played if {condition}", "you may play this card if {condition}"))
    phrase(rule, "you may not play this card if {condition}", abilities.OnlyIf, unless=True)
    phrase(rule, f"play during your {BEGINNING}", abilities.OnlyIn, phase="beginning",
           also=("play this card at the beginning of your turn",))
    phrase(rule, "play during your Defense Phase", abilities.OnlyIn, phase="defense")
    for title in ("{title:name}", "{_own:own_name}"):
        own = {"title": ""} if "own" in title else {}
        phrase(rule, f"you may only play one {title} this turn", abilities.OnePerTurn, **own, read_only=bool(own),
               also=f"you may only play one {title} per turn")
        phrase(rule, f"you may only have one {title} in play", abilities.OneInPlay, **own, read_only=bool(own),
               also=(f"you may have only one {title} in play", f"you may only have one {title} in play at a time",
                     f"you may only have 1 {title} in play"))
    phrase(rule, "you may only play one of this card in a turn", abilities.OnePerTurn)
    phrase(rule, "you may only have one of this card in play", abilities.OneInPlay)
    phrase(rule, "to play this card you must have {titles:names_and} in play", abilities.NeedsInPlay)
    even = "you may play this attack even if you are Disarmed"
    phrase(rule, even, abilities.PlaysUnarmed, also=even.replace("you are ", ""))
    phrase(rule, "this attack may be played as an additional attack", abilities.AsAdditional)
    phrase(rule, "if {condition}, this attack may be played as an additional attack", abilities.AsAdditional, also=(
        "if {condition}, you may play this attack as an additional attack", "if {condition}, it may be played as an additional attack"))
    phrase(rule, "choose one area on the grid for this card to cover", abilities.ChooseArea, also=(
        "choose one area on the grid for this attack to cover", "choose one area on the attack grid for this block to cover"))
    phrase(rule, "you may play this attack Hidden", abilities.MayHide)
    phrase(rule, "if {condition}, you may play this attack Hidden", abilities.MayHide)
    phrase(rule, "you may have multiple of this card in play", abilities.SeveralInPlay, also=(
        "you may have multiple {_own:own_name} in play", "you may have multiple Guardians in play"))


def _deck_rules(book: Phrasebook) -> None:
    phrase = book.phrase
    rule = "deck_rule"
    phrase(rule, "you may have up to {count:n} Master cards", abilities.MasterLimit, also=(
        "you may include up to {count:n} Master cards", "you may use up to {count:n} Master cards"))
    phrase(rule, "you may use one non-Signature Persona Specific card from each Persona", abilities.IncludeOneOfEach,
           reserved=True, also=("you may use one Immortal Specific card, even if Reserved, from each Persona",
                                "you may use one non-signature immortal specific card from each persona"))
    phrase(rule, "you may use Master cards from any Persona, even if Reserved", abilities.IncludeMasters)
    phrase(rule, "only {name} can be assigned as your Watcher", abilities.OnlyWatcher)
    phrase(rule, "you may not include {cards:cards_pl} in your deck", abilities.MayNotInclude)
    using = "you may only include this card in your deck if you are using the {name} Weapon of Choice"
    phrase(rule, using, abilities.OnlyIncludeWith)
    size = "your minimum deck size is {size:n} cards, and {each:n} more for each of this card in your deck"
    phrase(rule, size, abilities.MinimumSize)


# -- whole texts ---------------------------------------------------------------------------------------------------

KEYWORDS = ("ALLOWANCE", "BURN", "CAPTURE", "COST", "CUMULATIVE", "DISCARD", "DRAW", "REMOVAL", "RESTRICTION", "RETRIEVE",
            "REVEAL", "TRIGGER")


def _texts(book: Phrasebook) -> None:
    phrase = book.phrase
    for kind in ("play_rule", "deck_rule", "countering", "waiting", "using_this", "static"):
        phrase("common", f"{{one:{kind}}}")
        phrase("common", f"while this card is in play, {{one:{kind}}}", read_only=True)
    phrase("event_ability", "{one:common}")
    phrase("event_ability", "{effects}", abilities.Done)
    phrase("standing_ability", "{one:common}")
    phrase("standing_ability", "{one:using}")
    phrase("standing_ability", "{effects:plain_effects}", abilities.Done)
    book.list_of("plain_effects", "effect")
    for start in ("event", "standing"):
        for keyword in KEYWORDS:
            head = f"{keyword}: {{ability:{start}_ability}}."
            phrase(f"{start}_sentence", head, abilities.Keyworded, keyword=keyword)
        phrase(f"{start}_sentence", f"{{ability:{start}_ability}}.")
        book.list_of(f"{start}_text", f"{start}_sentence", "")
