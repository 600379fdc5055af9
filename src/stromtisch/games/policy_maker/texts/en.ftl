# The Policy Maker: texts for the chamber, the chronicle and the replay.
#
# The page and the command line read the same file. Arguments are named like the fields of the lines in
# docs/protocol.md; what lines.py calls otherwise or puts into words:
#   $name, $victim  display name of the seat (seat, victim); $names several, already joined with "and"; $count how many
#   $category, $card  name of a category or kind of card (kind-…); $action name of a government action (action-…)
#   $cards   cards in words ("2 × Education and 1 × Wild card"), or their number where only that is known
#   $costs   "Education 2, Health 3, …"; $shares "Ada 4, Bo 3, Cem 2"; $scores "Ada 23.5, Bo 18"
#   $initiative, $initiatives, $goal  titles; truth values "yes" / "no" ($met, $on, $stop)

## Categories, colours, actions

kind-education = Education
kind-health = Health
kind-energy = Energy
kind-digital = Digital
kind-joker = Wild card
kind-none = no card
colour-green = green triangle
colour-white = white circle
colour-black = black square
colour-pink = pink diamond
colour-government = golden crown
action-audit = Audit
action-tax = Tax policy
action-grant = Grant funding
action-holiday = Holiday break
action-end = Election day
action-help-audit = The government looks at one investor's hand.
action-help-tax = The government may change up to two prices by 1.
action-help-grant = The government hands out cards to the investors as it likes.
action-help-holiday = Nothing happens.
action-help-end = If nobody holds a monopoly by now, the government wins.

## What now?

prompt-audit = Audit: whose hand do you want to see?
prompt-tax = Tax policy: change up to two prices by 1, or leave them alone.
prompt-grant = Grant funding: deal out the cards. Who gets what is up to you.
prompt-grant-seal = All dealt. Have one more look and seal the grant.
prompt-main = Your turn: invest, push back, or end your actions.
prompt-claim = You meet an initiative. Do you want to claim it?
prompt-pick = Which initiative shall lie open? The other one disappears face down.
prompt-draw = Draw a card: unseen from the deck or face up from the display.
prompt-wealth-tax = Wealth tax: pick the cards you give up.
prompt-wealth-tax-seal = Your choice is complete. Hand the cards over if it shall stay like this.
# $names, $count: who is waited for
prompt-waiting = { $count ->
    [0] On we go in a moment.
   *[other] Waiting for { $names }.
  }
prompt-watch = { $count ->
    [0] You are watching.
   *[other] You are watching. To play: { $names }.
  }
prompt-over = The game is over.

## Chronicle

# $round, $action
journal-round-begins = Round { $round }: { $action }
journal-holiday = Holiday break: the government takes a rest.
journal-audited = The government audits { $name }.
journal-audit-result = { $name } holds: { $cards }. Only you can see this.
journal-tax-changed = { $category } now costs { $cost ->
    [one] one card
   *[other] { $cost } cards
  } per field.
journal-tax-settled = The prices are settled: { $costs }.
journal-grant-drawn = The government has { $cards ->
    [one] one card
   *[other] { $cards } cards
  } to hand out.
journal-grant-pool = In the grant: { $cards }. Only you can see this.
journal-granted = The grant is dealt: { $shares }.
journal-granted-you = You receive { $cards }.
# $name, $category, $steps, $field, $cards
journal-invested = { $name } invests in { $category }: { $steps ->
    [one] one field
   *[other] { $steps } fields
  } up to { $field }. Paid: { $cards }.
journal-manipulated = { $name } pushes { $victim } back in { $category }, { $steps ->
    [one] one field
   *[other] { $steps } fields
  } down to { $field }. Paid: { $cards }.
journal-hold-broken = { $name } no longer dominates { $category }. The count starts again.
journal-claimed = { $name } claims “{ $initiative }”.
journal-rewarded = { $name } receives { $cards ->
    [0] no card for it, the deck is empty
    [one] one card for it
   *[other] { $cards } cards for it
  }.
journal-rewarded-you = Your reward: { $cards }.
journal-pick-options = To choose from: { $initiatives }. Only you can see this.
journal-opened = New initiative: “{ $initiative }”.
journal-drew = { $source ->
    [deck] { $name } draws from the deck.
   *[other] { $name } takes { $card } from the display.
  }
journal-drew-you = You draw { $card }.
journal-reshuffled = The discard pile is shuffled: { $cards ->
    [one] one card is
   *[other] { $cards } cards are
  } back in play.
journal-taxed = { $name } has too many cards and pays wealth tax: { $due } cards.
journal-tax-paid = { $name } gives up: { $cards }.
journal-holds = { $name } has dominated { $category } for { $count ->
    [one] one round end
   *[other] { $count } round ends
  }.
journal-monopoly = { $name } holds the monopoly in { $category }!
journal-term-ends = Election day: the term is over and nobody holds a monopoly.
journal-goal-revealed = The government's goal was “{ $goal }”: { $met ->
    [yes] reached.
   *[no] missed.
  }
journal-scored = Score: { $scores }.
journal-expired = Time is up. { $count ->
    [0] On we go.
   *[other] The table decides for { $names }.
  }
journal-autopilot = { $on ->
    [yes] The autopilot plays for { $name }.
   *[no] { $name } is back in the seat.
  }
journal-left = { $name } has left the table.
journal-vote = { $stop ->
    [yes] { $name } would like to stop the game.
   *[no] { $name } would like to play on.
  }
# $code: all-voted, too-few-people
journal-aborted = { $code ->
    [all-voted] Everybody wanted to stop: the game is over.
    [too-few-people] There are too few people at the table: the game is over.
   *[other] The game was stopped.
  }
journal-undone = { $name } takes the last step back.
# A line this version does not know yet
journal-unknown = Something happened.

## Why something was not possible

refusal-one-change-each = You have changed { $category } already. Each category may move only once.
refusal-no-more-changes = You cannot change any more prices this time.
refusal-cost-limit = The price has to stay between { $least } and { $most }.
refusal-total-limit = All prices together would be { $total }. More than { $most } is not allowed.
refusal-not-in-pool = There is no such card left to hand out.
refusal-not-all-given = There { $left ->
    [one] is one card
   *[other] are { $left } cards
  } left to hand out.
refusal-cannot-pay = That costs { $cards ->
    [one] one card
   *[other] { $cards } cards
  }. { $have ->
    [0] You have none that fits.
    [one] You have only one that fits.
   *[other] You have only { $have } that fit.
  }
refusal-beyond-top = Field { $top } is as high as it gets.
refusal-not-dark = Pushing back works from field { $dark_from } on. This piece stands on { $field }.
refusal-own-piece = You cannot push yourself back.
refusal-below-zero = It does not go that far down.
refusal-condition-not-met = { $missing ->
    [one] You still lack one field for this.
   *[other] You still lack { $missing } fields for this.
  }
refusal-not-open = This initiative does not lie open.
refusal-joker-late = You may take a face-up wild card only while you have not drawn any card this turn.
refusal-deck-empty = The deck is empty.
refusal-no-such-card = You do not have this card.
refusal-not-all-chosen = { $left ->
    [one] One card is still missing.
   *[other] { $left } cards are still missing.
  }
refusal-one-action = In this variant you have only one action per turn.

## Conditions and goals

condition-track = { $category } ≥ { $need }
condition-total = sum of all fields ≥ { $need }
condition-each = every category ≥ { $need }
condition-count = { $tracks ->
    [one] one category
   *[other] { $tracks } categories
  } ≥ { $field }
condition-highest = no category above { $most }
condition-unknown = see the card
goal-column_lead = { $category }: together at least { $need } fields more than any other column
goal-all_investors = Every investor stands at least on field { $need } in { $category }
goal-column_diff = { $plus }: together at least { $need } fields more than { $minus }
goal-column_spread = At most { $need } fields between the highest and the lowest column
goal-initiatives = At least { $need } initiatives claimed
goal-dark_pieces = { $need ->
    [0] No piece in the dark zone
    [one] At most one piece in the dark zone
   *[other] At most { $need } pieces in the dark zone
  }
goal-investor_spread = At most { $need } fields between the first and the last investor
goal-now-least = now { $value }, at least { $need } needed
goal-now-most = now { $value }, at most { $need } allowed

## Chamber

table-title = Chamber
chamber = The four columns
cards-of = { $count } × { $kind }
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
# For screen readers
column-text = { $category }, price { $cost } per field. { $places }.
column-place = { $name } on { $field }
column-dominated = { $name } dominates, round ends { $count } of { $need }.
field-number = Field { $field }
dark-zone = Dark zone
dark-zone-help = From field { $from } on: whoever stands here can be pushed back. Whoever keeps a lead of { $lead } fields here over { $need } round ends has the monopoly.
lead-label = +{ $lead }
lead-name = { $name } leads in { $category } by { $lead ->
    [one] one field
   *[other] { $lead } fields
  }
hold-count = { $count } of { $need }
hold-name = { $name } dominates { $category }: held for { $count } of { $need } round ends
hold-threat = { $left ->
    [one] One more round end
   *[other] { $left } more round ends
  } to the monopoly
cost-name = Price: { $cost ->
    [one] 1 card
   *[other] { $cost } cards
  } per field
choose-column = Invest in { $category }
choose-piece = Push { $name } back in { $category }
off-board = not on the column yet

## Term

term = Term of office
year = Year { $year }
round-of = Round { $round } of { $rounds }
field-action = Round { $round }: { $action }

## Cards on the table

market = Card market
deck = Deck
deck-name = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
display = Display
display-empty = empty
discard = Discard
discard-name = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
discard-title = In the discard pile
discard-empty = Nothing has been discarded yet.
discard-hint = When the deck is empty, the discard pile is shuffled.
initiatives = Initiatives
initiatives-left = { $count ->
    [0] None left in the deck
    [one] 1 left in the deck
   *[other] { $count } left in the deck
  }
initiative-coming = The next one is on its way.
initiative-slot = No card lies here any more.
initiative-met = { $name }: met
initiative-blocked = { $name }: out of reach as things stand
initiative-missing = { $name }: { $missing ->
    [one] 1 field to go
   *[other] { $missing } fields to go
  }
claim = Claim
claimed-none = none yet

## Investors and government

investors = Investors
government = Government
you = you
acting = to play
first = goes first
hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
claimed-list = Claimed: { $titles }
granted-count = +{ $count }
granted-name = { $count ->
    [one] 1 card from the grant
   *[other] { $count } cards from the grant
  }
owes-tax = Wealth tax: { $chosen } of { $due }
audited-times = audited in round { $rounds }
autopilot = Autopilot
left = gone
disconnected = offline
bot = Bot
score-title = Score so far
score-now = Government: { $points }
score-furthest = Highest piece
score-average = Average
score-initiatives = Initiatives
score-goal = Goal
score-total = Total
score-secret = secret

## Your hand

hand-title = Your hand
hand-total = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
  }
hand-granted = New from the grant: { $cards }
hint-main = Tap a column or a card to invest.
hint-main-push = Tap a column, or a rival's piece in the dark zone.
hint-nothing = Right now your cards do not pay for any field. End your actions and draw two new ones.
invest-title = Invest in { $category }
push-title = Push { $name } back in { $category }
step-up = +{ $steps }
step-down = −{ $steps }
step-field = Field { $field }
step-left = leaves { $hand }
step-name-invest = { $steps ->
    [one] One field up
   *[other] { $steps } fields up
  } to { $field }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, leaves you { $hand }
step-name-push = { $steps ->
    [one] One field back
   *[other] { $steps } fields back
  } to { $field }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, leaves you { $hand }
back = Back
end-actions = End actions
pay-jokers = { $count ->
    [0] Without wild cards
    [one] With 1 wild card
   *[other] With { $count } wild cards
  }
claim-gain = You receive { $count } cards.
claim-hand = You will have { $hand } cards.
claim-no-joker = After that you may not take a face-up wild card.
decline = Do not claim
draw-deck = From the deck
draw-display = Take { $card }
wealth-title = Wealth tax
wealth-lead = More than { $limit } cards: you give up { $due }.
wealth-count = { $chosen } of { $due } chosen
wealth-give = Give up one { $card } card
wealth-chosen = You give up: { $cards }
wealth-seal = Hand the cards over
watching = Sit back: something will happen here in a moment.
wait-main = { $name } is thinking.
wait-gov-audit = The government is about to audit somebody.
wait-gov-tax = The government is haggling over prices.
wait-gov-grant = The government is dealing the grant: { $left } of { $cards } to go.
wait-pick = The government is choosing the next initiative.

## Government bench

desk = Government bench
goal-heading = Your secret goal
goal-met = reached
goal-open = still open
goal-worth = 10 points
audits = Your files
audits-none = You have not audited anybody yet.
audit-entry = { $name }, round { $round }
audit-pick = Audit { $name }
audit-last = last in round { $round }
audit-never = never audited
audit-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
tax-total = Sum { $total } of at most { $most }
tax-up = Raise { $category }: then { $cost }
tax-down = Lower { $category }: then { $cost }
tax-up-closed = Raise { $category }
tax-down-closed = Lower { $category }
tax-changes = { $count } of { $most } changes
tax-done = Pass it
tax-done-none = Change nothing
tax-hint = Plus and minus are at the columns.
grant-title = Deal the grant
grant-left = { $left ->
    [0] All dealt
    [one] 1 card left
   *[other] { $left } cards left
  }
grant-choose = Pick { $card }: { $count } left
grant-hint = Pick a card, then an investor.
grant-give = { $card } to { $name }
grant-seal = Seal the grant
grant-over = then { $hand } cards: wealth tax
pick-open = Open this one

## What just happened

skip = Go on
beat-round = Round { $round }
beat-draw = draws a card
beat-take = takes { $card }
beat-invest = { $category } { $steps }
beat-push = pushes { $name } back
beat-claim = claims “{ $initiative }”
beat-audit = is audited
beat-grant = The grant is dealt
beat-tax = { $category } costs { $cost }
beat-tax-paid = pays wealth tax
beat-holiday = Holiday break
beat-opened = New initiative
beat-holds = { $count } of { $need } in { $category }

## End

monopoly-title = Monopoly!
monopoly-lead-one = { $names } rules { $category } and wins.
monopoly-lead-many = { $names } win together.
monopoly-you = You rule { $category } and win!
monopoly-when = Completed at the end of round { $round } of { $rounds }.
monopoly-column = { $name } in { $category }: field { $field }, { $lead } fields ahead
government-title = Election day
government-lead = { $name } got through the term without a monopoly and wins.
government-you = You got through the term without a monopoly and win!
aborted-title = Game stopped
aborted-lead = The game was stopped before its end. There is no score.
rating-title = The government's report
rating-next = { $points ->
    [one] One point more
   *[other] { $points } points more
  }, and it would have been “{ $band }”.
goal-reveal = The secret goal
goal-reached = Reached: 10 points
goal-missed = Missed
ranking-title = The investors
ranking-lost = All investors lost against the government. Among themselves they stand like this:
ranking-place = Place
ranking-investor = Investor
ranking-initiatives = Initiatives
ranking-points = Points
ranking-pushed = Pushed back
ranking-steps = Steps
why-title = What would have changed it
why-lead = { $fields ->
    [one] A single field
   *[other] { $fields } fields
  } less of a lead for { $name } in { $category }, and the monopoly would not have happened.
why-hold = { $name } was only { $left ->
    [one] one round end
   *[other] { $left } round ends
  } short of a monopoly in { $category }.
why-far = Nobody was close to a monopoly in the end. Highest up was { $name } in { $category }: field { $field }.
why-goal-least = The government's goal lacked { $missing }: { $value } instead of at least { $need }.
why-goal-most = The government's goal was { $missing } over: { $value } instead of at most { $need }.
hands-title = What was still in the hands
