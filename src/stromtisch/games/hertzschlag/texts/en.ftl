# Hertzschlag: texts for the table, the chronicle and the replay.
#
# The page and the command line (fluent.runtime) read the same file. The arguments of the chronicle are named like the
# fields of its lines in docs/protocol.md; lines.py says what they name. There are also:
#   $name    display name of the seat (seat, start_seat); $names several, already joined with "and"; $count how many
#   $flow    "in" (receives) or "out" (pays); $amount then comes without its sign
#   $hertz   a `position` as hertz text ("49.85"), and so are $from and $to
#   $scores  "Ada 13, Bo 9"; truth values come as "yes" / "no" ($fallback, $green, $success, $on, $stop)

## Categories

category-efficiency = Energy efficiency
category-politics = Politics
category-flexibility = Flexibility
category-emobility = Electric mobility
category-solar = Solar power
category-wind = Wind power

## Phases

phase-commit = Choose cards
phase-cycle = Swap a card
phase-talk = Talk
phase-bid = Bids
phase-over = Game over

## Plants

plant-pumped_storage = Pumped storage
plant-gas = Gas plant

## What now?

prompt-choose-card = Choose a card: play it or hand it in for income.
# $names, $count: who is waited for
prompt-committed = Your card lies face down. { $count ->
    [0] On we go in a moment.
   *[other] Still choosing: { $names }.
  }
prompt-waiting = { $count ->
    [0] On we go in a moment.
   *[other] Waiting for { $names }.
  }
prompt-cycle = You drew a card. Which one goes under the deck?
prompt-talk = The grid needs help. Talk it over and say when you are ready.
prompt-talk-ready = You are ready. { $count ->
    [0] Bidding starts in a moment.
   *[other] Still talking: { $names }.
  }
prompt-bid = How much do you give for the rescue? Everyone bids in secret, all at once.
prompt-bid-made = Your bid lies face down. { $count ->
    [0] Bids open in a moment.
   *[other] Still bidding: { $names }.
  }
prompt-watch = { $count ->
    [0] You are watching.
   *[other] You are watching. To decide: { $names }.
  }
prompt-over = The game is over.

## Chronicle

journal-round-begins = Round { $round } begins. { $name } goes first.
# $event, $fields, $way, $to, $shielded (fields caught by the buffer)
journal-event-revealed = { $event }: { $way ->
    [up] the frequency rises by { $fields ->
        [one] one field
       *[other] { $fields } fields
      } to { $to } Hz.
    [down] the frequency falls by { $fields ->
        [one] one field
       *[other] { $fields } fields
      } to { $to } Hz.
   *[none] the frequency stays at { $to } Hz.
  }{ $shielded ->
    [0] {""}
    [one] {" "}The buffer absorbs one field.
   *[other] {" "}The buffer absorbs { $shielded } fields.
  }
# $name, $cause, $amount, $flow, $money (afterwards); costs and income stand in the line of the card
journal-money = { $cause ->
    [cost] {""}
    [income] {""}
   *[other] { $flow ->
        [in] { $name } receives €{ $amount } { $cause ->
            [threshold] at the threshold
            [event] from the event
           *[effect] from a card
          } and has €{ $money }.
       *[out] { $name } pays €{ $amount } { $cause ->
            [threshold] at the threshold
            [event] because of the event
            [rescue] for the rescue
           *[effect] because of a card
          } and has €{ $money }.
      }
  }
journal-signalled = { $signal ->
    [up] { $name } hints: frequency up.
    [down] { $name } hints: frequency down.
   *[neutral] { $name } hints: hold the frequency.
  }
journal-committed = { $name } has laid a card face down.
journal-withdrawn = { $name } takes the card back.
# $plays, $incomes
journal-locked = Everyone has chosen: { $plays } to play, { $incomes } for income.
# $name, $card, $cost
journal-played = { $cost ->
    [0] { $name } plays { $card } for free.
   *[other] { $name } plays { $card } for €{ $cost }.
  }
# $name, $amount, $fallback "yes": the card could no longer be paid for
journal-took-income = { $fallback ->
    [yes] { $name } can no longer pay for the card and takes €{ $amount } of income.
   *[no] { $name } takes €{ $amount } of income.
  }
journal-boxed = You handed in { $card }. Nobody else sees that.
# $name, $cause, $fields, $way, $from, $to
journal-shifted = { $cause ->
    [plant] The plant pulls the frequency from { $from } to { $to } Hz.
   *[other] { $way ->
        [up] { $name } raises the frequency by { $fields ->
            [one] one field
           *[other] { $fields } fields
          } to { $to } Hz.
        [down] { $name } lowers the frequency by { $fields ->
            [one] one field
           *[other] { $fields } fields
          } to { $to } Hz.
       *[none] { $name } does not move the frequency: { $to } Hz.
      }
  }
journal-shield-raised = { $name } builds the buffer up to { $shield }: that many fields of the next event are absorbed.
# $name, $categories, $amount
journal-discounted = From now on { $name } pays €{ $amount } less for { $categories }.
journal-bonus-gained = { $name } holds a bonus of €{ $bonus } for the next rescue.
journal-peeked = { $name } has looked at the next event.
journal-peeked-event = Coming next: { $event }. Only you know.
journal-cycled = { $name } has swapped a card.
journal-cycle-drew = You draw { $card }.
journal-cycle-returned = You put { $card } under the deck.
# $hertz, $green
journal-checked = { $green ->
    [yes] Check passed: { $hertz } Hz is in the green zone.
   *[no] Check: { $hertz } Hz is outside the green zone.
  }
# $plant
journal-rescue-begins = A rescue is needed: { $plant ->
    [gas] the gas plant can help.
   *[pumped_storage] pumped storage can help.
  }
journal-is-ready = { $name } is ready to bid.
journal-has-bid = { $name } has bid.
# $sum, $needed, $bonus, $success
journal-bids-revealed = The bids add up to €{ $sum } { $bonus ->
    [0] {""}
   *[other] (€{ $bonus } of it bonus){" "}
  }of €{ $needed }: { $success ->
    [yes] saved!
   *[no] not enough.
  }
journal-plant-used = { $plant ->
    [gas] The gas plant is used up for this game.
   *[pumped_storage] Pumped storage is used up for this game.
  }
# $code: what caused the blackout
journal-blackout = Blackout. { $code ->
    [no-plant] The plant that could have helped was used up.
    [out-of-reach] Even the highest bids could not have paid for the rescue.
    [too-little] The bids were not enough.
   *[other] The grid could not be held.
  }
# $name: who goes first now
journal-passed = Everyone hands their cards to the right. { $name } gets the start card.
# $cards
journal-new-hand = Your new hand: { $cards }.
journal-goals-revealed = The secret goals: { $goals }.
# $scores, $count, $names: who wins
journal-scored = Scores: { $scores }. { $count ->
    [0] Nobody is ranked.
    [one] { $names } wins!
   *[other] { $names } win together!
  }
# $names, $count
journal-expired = Time is up. { $count ->
    [0] On we go.
   *[other] The choice is made for { $names }.
  }
journal-autopilot = { $on ->
    [yes] The autopilot plays for { $name }.
   *[no] { $name } is back in control.
  }
journal-left = { $name } has left the table.
journal-vote = { $stop ->
    [yes] { $name } would like to stop the game.
   *[no] { $name } would like to play on.
  }
# $code: all-voted, too-few-people
journal-aborted = { $code ->
    [all-voted] Everyone wanted to stop: the game is over.
    [too-few-people] Too few people are left at the table: the game is over.
   *[other] The game was stopped.
  }
journal-undone = { $name } takes back the last step.
# A line this version does not know yet
journal-unknown = Something happened.

## Effects of cards and events ($amount, $most, $categories, $strength, $bonus)

effect-gain = You receive €{ $amount }.
effect-gain_per = { $scope ->
    [own] €{ $amount } per own { $categories } card, €{ $most } at most.
   *[all] €{ $amount } per { $categories } card on the whole table, €{ $most } at most.
  }
effect-all_gain = Everyone receives €{ $amount }.
effect-all_pay = Everyone pays €{ $amount }.
effect-free_thresholds = Outward thresholds cost you nothing.
effect-shield = Buffer { $strength }: softens the next event.
effect-discount = { $categories }: €{ $amount } cheaper from now on.
effect-peek_event = Look at the next event.
effect-cycle = Draw 1 card, put 1 under the deck.
effect-bid_bonus = Once, €{ $bonus } extra in a rescue.
effect-each_pay_per = Everyone pays €{ $amount } per own { $categories } card, €{ $most } at most.
effect-each_gain_per = Everyone receives €{ $amount } per own { $categories } card, €{ $most } at most.

## Goals ($need, $points, $categories)

goal-cards = { $need } cards out of { $categories }
goal-income = €{ $need } income on your cards
goal-eco = { $need } eco points on your cards
goal-money = €{ $need } at the end
goal-categories = { $need } different categories
goal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## Symbols (names for hovering and reading aloud)

sign-shift-up = frequency { $steps ->
    [one] one field
   *[other] { $steps } fields
  } up
sign-shift-down = frequency { $steps ->
    [one] one field
   *[other] { $steps } fields
  } down
sign-to50 = up to { $steps ->
    [one] one field
   *[other] { $steps } fields
  } towards 50 Hz
sign-still = does not move the frequency
sign-income = income €{ $amount }
sign-eco = { $amount ->
    [one] 1 eco point
   *[other] { $amount } eco points
  }
sign-cost = cost €{ $amount }
sign-cost-discounted = cost €{ $amount } instead of €{ $printed }
sign-reserve = reserve card: more than €20
sign-start = goes first this round
sign-buffer = buffer
sign-cards = deck
sign-discount = discount
sign-bonus = rescue bonus
sign-peek = look at the next event
sign-up = up
sign-down = down
sign-neutral = hold
sign-shield = Buffer { $amount }: absorbs that many fields of the next event
sign-deck = { $amount ->
    [one] 1 card in the deck
   *[other] { $amount } cards in the deck
  }
sign-events = { $amount ->
    [one] 1 event in the deck
   *[other] { $amount } events in the deck
  }

## Table

table-title = Game table
round-of = Round { $round } of { $rounds }
scale-title = Frequency scale
# For screen readers: $hertz, $zone, $fields distance from 50 Hz, $way
scale-text = The frequency is { $hertz } Hz, { $fields ->
    [0] right in the middle
    [one] one field { $way ->
        [up] above
       *[down] below
      } 50 Hz
   *[other] { $fields } fields { $way ->
        [up] above
       *[down] below
      } 50 Hz
  }, { $zone ->
    [green] in the green zone
    [orange] in the orange zone
   *[red] in the red zone
  }. Green reaches from { $low } to { $high } Hz.
scale-ghost = preview: { $hertz } Hz
zone-green = stable
zone-orange = tense
zone-red = critical
threshold-name = Money threshold: outwards you pay €{ $fee }, inwards you receive €{ $fee }
plant-ready = ready
plant-spent = used up
plant-help-pumped_storage = Pumped storage helps when the frequency is too low. Once per game, for €{ $cost } from all of you together.
plant-help-gas = The gas plant helps when the frequency is too high. Once per game, for €{ $cost } from all of you together.
event-heading = Event
event-none = Coming up
# $count cards of the categories, $base, $steps
event-fixed = always { $base }
event-count = { $base } to begin with, { $sign ->
    [up] plus
   *[down] minus
  } 1 per { $divisor ->
    [one] card
   *[other] { $divisor } cards
  } of { $categories } on the table ({ $least } to { $most })
event-result = { $way ->
    [up] { $fields ->
        [one] 1 field
       *[other] { $fields } fields
      } up
    [down] { $fields ->
        [one] 1 field
       *[other] { $fields } fields
      } down
   *[none] no movement
  }
event-now = { $count ->
    [one] 1 card lay open at the time.
   *[other] { $count } cards lay open at the time.
  }
event-why = How does that come about?
event-path = { $from } → { $to } Hz
event-shielded = { $fields ->
    [one] The buffer absorbed 1 field.
   *[other] The buffer absorbed { $fields } fields.
  }
skip = Skip ahead
your-household = Your household
households = Households
you = you
committed = has chosen
choosing = still choosing
ready = ready
talking = still talking
has-bid = has bid
bidding = still bidding
resolved = done
to-act = to act
mode-play = plays
mode-income = takes income
autopilot = autopilot
left = has left
disconnected = offline
display-empty = No card played yet
display-of = Played by { $name }
income-total = Income €{ $amount }
eco-total = Eco { $amount }
discount-tag = −€{ $amount }
discount-name = { $category } cards cost €{ $amount } less
bonus-tag = +€{ $amount }
bonus-name = Bonus in the next rescue: €{ $amount }
signals = Give a signal
signal-up = Up
signal-neutral = Hold
signal-down = Down
signal-help = A hint to everyone. It binds you to nothing.
signal-sent = your signal: { $signal ->
    [up] up
    [down] down
   *[neutral] hold
  }

## Hand

hand-title = Your hand
hand-keys = Arrow keys: choose a card · P: play · I: income · Esc: put down
hand-hint = Pick a card.
hand-empty = Your hand is empty.
hand-empty-income = Take income
play = Play
income = Income
free = free
withdraw = Take back
sealed = Laid face down
sealed-play = You are playing { $card }.
sealed-income = You hand in { $card } for income.
sealed-empty = You take income.
locked-note = All cards are down. Now they are revealed.
# Preview in numbers
preview-cost = { $cost ->
    [0] Costs nothing
   *[other] Costs €{ $cost }
  }
preview-marker = marker to { $hertz } Hz
preview-marker-still = marker stays at { $hertz } Hz
preview-earns = earns €{ $amount }
preview-pays = thresholds cost €{ $amount }
preview-leaves = leaves €{ $money }
preview-income = Earns €{ $amount }, then you have €{ $money }
preview-bid = You pay €{ $pays }, leaves €{ $money }
preview-note = If it were your turn right now.
closed-cannot-afford = Costs €{ $cost }, you have €{ $money }.
notes = What you know
passed-note = Handed on: { $cards }
peeked-note = Next event: { $event }
peeked-hint = Only you know.
boxed-note = Handed in for income: { $cards }
goal-heading = Your secret goal
goal-either = Only one side counts.
goal-or = or
goal-have = { $have } of { $need }
goal-done = done
cycle-title = Card swap
cycle-drawn = new
cycle-return = Under the deck

## Rescue

rescue-title = Rescue
rescue-lead-pumped_storage = { $hertz } Hz: too low. Pumped storage can feed in.
rescue-lead-gas = { $hertz } Hz: too high. The gas plant can be throttled.
rescue-need = €{ $cost } needed
rescue-possible = €{ $most } possible at most
rescue-share = In equal parts: €{ $share } per household
rescue-rule = Everyone gives €0 to €{ $most }. You pay in any case, even if it is not enough.
rescue-ready = I am ready
rescue-is-ready = Ready. Waiting for the others
rescue-bid = Your secret bid
bid-amount = Bid €{ $amount }
bid-capped = You only have €{ $pays }: that is what you pay.
bid-mine = Your bid: €{ $amount }
bids-title = The bids
bids-sum = €{ $sum } of €{ $needed }
bids-bonus = Bonus
bids-success = Saved!
bids-success-text = The plant steps in and the frequency returns to the green zone.
bids-failure = Not enough.
bids-failure-text = { $missing ->
    [one] A single euro was missing.
   *[other] €{ $missing } were missing.
  }

## End

blackout-title = Blackout
blackout-lead = The lights are out. This time everybody loses together.
blackout-why = What decided it
# $code, $hertz, $plant
blackout-reason = { $code ->
    [no-plant] At { $hertz } Hz only { $plant ->
        [gas] the gas plant
       *[pumped_storage] pumped storage
      } could have helped: already used up.
    [out-of-reach] At { $hertz } Hz there was too little money on the table to pay for the rescue.
    [too-little] At { $hertz } Hz the bids were not enough for the rescue.
   *[other] At { $hertz } Hz the grid could not be held.
  }
blackout-kind = A grid only holds when everyone gives a little more than they must. Next time you will know where it gets tight.
blackout-round = In round { $round } of { $rounds }.
goals-title = The secret goals
aborted-title = Game stopped
aborted-lead = The game was stopped before its end. There is no scoring.
scored-title = The grid has held
scored-one = { $names } wins with { $points } points.
scored-many = { $names } win together with { $points } points.
scored-you = You win with { $points } points!
scored-none = Nobody is ranked.
scored-decided = What decided it
# $name is furthest ahead of $other in this column
scored-decided-by = In “{ $column }” { $name } was { $lead ->
    [one] one point
   *[other] { $lead } points
  } ahead of { $other }.
scored-decided-tie = A tie at the top: the win is shared.
score-goal = Goal
score-money = Money
score-income = Income
score-ecology = Ecology
score-diversity = Diversity
score-total = Total
score-place = Place
score-household = Household
score-unranked = not ranked
score-goal-none = Goal missed
