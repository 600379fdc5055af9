# Pampero: texts for the board, the chronicle and replays.
#
# The page and the command line read the same file. Arguments of the chronicle are what `lines.py` makes of the journal
# (docs/protocol.md); "VJ" is the name of the solo opponent.

## Names

opponent = VJ
country-argentina = Argentina
country-brazil = Brazil
colour-yellow = Yellow
colour-white = White
colour-blue = Blue
colour-purple = Purple
zone-A = Zone A, the country
zone-B = Zone B, industry and resorts
zone-C = Zone C, the cities
row-upper = upper row
row-lower = lower row
phase-setup = Set-up
phase-action = Actions
phase-consolidation = Consolidation
phase-scoring = Scoring
phase-over = End
scoring-first = First scoring
scoring-second = Second scoring
scoring-final = Final scoring
display-special_action = Special actions
display-special_scoring = Special scorings
display-argentina = Market of Argentina
display-brazil = Market of Brazil
level-easy = easy
level-normal = normal
level-expert = hard

## The board

board-title = Pampero: the board
board-map = Map of Uruguay. Arrow keys lead from place to place.
board-strip = Year, turn order, timeline and stock
board-side = Your step, boards and displays
board-recent = Latest
board-field = space { $field }
board-tabs = What you see
board-tab-map = Map
board-tab-boards = Boards
board-tab-displays = Displays
board-zoom-in = Enlarge the map
board-zoom-out = Shrink the map
board-money = ${ $amount }
board-year = Year { $year }
board-round = round { $round } of 3
board-order = Turn order
board-order-help = Turn order. Whoever's disc lies below goes earlier next year.
board-order-down = disc below
board-timeline = Timeline
board-intro = Introduction
board-stock = Common stock
board-supply = Batteries in the supply
board-capital-stock = Capital tiles in stock
board-covers = Discount tiles for zone B
board-companies = Companies
board-company = Company board
board-network = Network board
# $name: whose boards they are
board-boards-of = Boards of { $name }
board-steps = Your step
board-hand = Your hand
board-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
board-energy = Energy
board-batteries = Batteries
board-pylons = pylons built
board-wind-farms = wind farms built
board-contracts = contracts fulfilled
board-cards-out = cards lying out
board-actions = Actions this year
board-bonuses = Pylon bonuses
board-bonus-empty = Space for “{ $tile }”
board-letter-yellow = Y
board-letter-white = W
board-letter-blue = B
board-letter-purple = P
board-zone = Zone { $zone }
board-plan = Plan of pylon bonuses
board-solar = Solar display
board-special = Special cards
board-yard = Bulldozers: public area and parking lot
board-public = Public
board-deck = { $count ->
    [one] 1 card in the stack
   *[other] { $count } cards in the stack
  }
board-bulldozer-of = A bulldozer of { $name } stands beside it.
board-pylon-of = Pylon of { $name }.
board-wind-of = Wind farm of { $name }.
board-contract-done = Fulfilled by { $name } with transformer { $level }.
board-contract-void = The other contract of the pair is fulfilled, so this one is gone.
board-solar-available = Free to take.
board-solar-behind = Out of reach as yet: tiles in front of it must go first.
board-connection = Connection tile
board-connection-taken = The tile has been taken.
board-connection-lies = Lies on a card and comes back with it.
board-connection-line = { $open ->
    [yes] Open
   *[no] Locked
  }: line from { $towns }.
board-operation-price = For you now { $amount }.
board-transformer-serves = Serves { $contract }.
board-line-built = Already built.
board-pylon-batteries = Yields 1 battery in the consolidation if your energy is at least { $from }.
board-pylon-waits = Still on the board.
board-income-now = Now { $amount } a year, possible up to column { $limit }.
board-income-down = The marker has been turned over in this scoring.
board-capital-used = Capital lies here already.
board-capital-taken = { $count } × capital
board-instead = or { $count ->
    [one] 1 battery
   *[other] { $count } batteries
  }
board-change-energy = { $change } energy
board-change-batteries = { $change } { $count ->
    [one] battery
   *[other] batteries
  }
board-paid-to = to { $name }
board-then = Next: { $step }
board-later = Next:
board-fits = Fits zone { $zones } now.
board-recall-help = All cards return to your hand, your disc advances on the timeline, and your turn-order disc slides down.
board-battery-help = Instead of playing a card: 1 battery, and your turn-order disc slides down.
board-step-income = choose an income
board-step-payout = take an income
board-step-move = move a bulldozer
board-step-moving = drive the bulldozer
board-step-duty = move the bulldozer on
board-step-connect = connection tile
board-step-special = take a special card
board-step-order = turn order
board-step-wind = choose a site
board-step-pylon = choose a site
board-step-contract = choose a contract
board-step-remote = choose a remote contract
board-step-solar = choose a solar contract
board-step-foreign = choose a foreign market
board-step-capital = choose a capital slot
board-step-field = choose an operation field
board-step-effect = choose an effect
board-step-provider = choose a pylon
board-step-payment = pay
board-step-spend = choose how to pay
board-step-network = choose a transformer
board-step-link = linked contract
board-step-claim = take the connection tile
board-step-choice = use the tile
board-step-plan = choose a pylon bonus
board-step-plan-next = choose the second pylon bonus
board-step-discard = remove a pylon bonus
board-step-grid = lay the bonus
board-step-cover = lay the discount
board-step-take-back = take back a card
board-step-crown = strengthen a majority
board-step-majority = choose a majority
board-step-score = play a scoring card
board-step-flip = choose an income
board-step-opponent = VJ's turn
# $names, $count: who has won
board-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  }
board-reckoning = Reckoning in $
board-tie = Pylons (in a tie)

## What now?

prompt-turn = Your turn: play a card, take back all cards or take a battery.
prompt-field = On which operation field do you lay the card? It says where you act and what it costs.
prompt-effect = What do you use the card for?
prompt-wind = Where do you build the wind farm?
prompt-pylon = Where do you build the pylon?
prompt-contract = Which contract do you fulfil?
prompt-remote = Which remote contract do you fulfil?
prompt-solar = Which solar contract do you take?
prompt-foreign = Into which foreign market do you sell?
prompt-capital = On which slot do you put the capital?
prompt-provider = Whose pylon do you use? Its owner gets your money.
prompt-payment = Pay for the card, and the play is made.
prompt-spend = How do you pay for the remote contract?
prompt-network = Which transformer do you use for the contract?
prompt-link = You may fulfil the linked contract as well.
prompt-claim = The lines are there: do you take the connection tile?
prompt-income = Which income rises?
prompt-payout = Which income do you take in cash?
prompt-move = Which bulldozer do you move?
prompt-moving = Where does the bulldozer go?
prompt-duty = Your bulldozer has done its work and must move on. Where to?
prompt-start = Where does your bulldozer begin?
prompt-connect = Do you lay a connection tile on the card?
prompt-choice = Which side of the tile do you use?
prompt-special = Take one of the open special cards.
prompt-order = Do you want to slide your turn-order disc down?
prompt-plan = Choose the first of two neighbouring spaces on the plan of pylon bonuses.
prompt-plan-next = Choose the second space, right beside the first.
prompt-discard = With two players one more pylon bonus leaves the game. Which one?
prompt-grid = The field of this bonus is taken. On which free field do you lay it?
prompt-cover = Which operation field of zone B becomes cheaper?
prompt-take-back = Take the last card of a row back into your hand.
prompt-crown = Do you want to strengthen a majority with a card before the scoring?
prompt-majority = For which majority does the card count?
prompt-score = Do you want to play scoring cards?
prompt-flip = Which income does the card pay?
prompt-opponent = It is VJ's turn. Turn up the next solo card.
# $names, $count: who is waited for
prompt-waiting = { $count ->
    [0] It goes on in a moment.
   *[other] We are waiting for { $names }.
  }
prompt-watch = { $count ->
    [0] You are watching.
   *[other] You are watching. Deciding: { $names }.
  }
prompt-over = The books are closed.

## Decisions

decision-play = Play “{ $card }”
decision-recall = Take back all cards
decision-battery = Take 1 battery
# $question: the question that is left alone (as in prompt-…)
decision-skip = { $question ->
    [moving] Stay here
    [move] Move no bulldozer
    [link] Go on without the linked contract
    [claim] Leave it
    [order] Leave the disc where it is
    [connect] Lay no tile
    [contract] No second contract
    [solar] Take no solar contract
    [crown] Strengthen no majority
    [score] No further card
   *[other] None of these
  }
decision-reveal = Turn up the solo card
decision-order = Turn-order disc down
decision-field = Zone { $zone }, { $row ->
    [lower] lower
   *[upper] upper
  } row
decision-effect = { $effect }
decision-build = { $structure ->
    [pylon] Pylon
   *[wind] Wind farm
  } in { $sector } ({ $site })
decision-contract = { $contract } ({ $sector })
decision-solar = Solar: { $markets }
decision-foreign = { $card }
decision-capital = Capital slot { $slot }
decision-provider = { $own ->
    [yes] Your own pylon, money to the bank
   *[no] Pylon of { $name }
  }
decision-pay = { $with ->
    [batteries] Pay with batteries
   *[money] Pay with money
  }
decision-spend = { $cost }
decision-network = { $way ->
    [line] Transformer { $level } by “{ $requirement }”
   *[free] Transformer { $level } (no. { $row } from the top)
  }
decision-advance = Raise { $market }
decision-payout = Take { $market } in cash: ${ $value }
decision-take = Take “{ $card }”
decision-claim = Take “{ $tile }”
decision-connect = Lay “{ $tile }”
decision-choose = { $effect }
# $start, $goal as in the chronicle
decision-bulldozer = { $start ->
    [site] Bulldozer in { $from }
   *[public] Bulldozer in the public area
  }
decision-move = { $goal ->
    [site] To { $site }
    [bay] To the parking lot: { $to }
   *[public] To the public area
  }
decision-bonus = { $tile }
decision-discard = Remove “{ $tile }” from the game
decision-lay = Field { $column }, { $line }
decision-cover = Zone B, { $row ->
    [lower] lower
   *[upper] upper
  } row, slot { $slot }
decision-return = Take back “{ $card }” ({ $row ->
    [lower] lower
   *[upper] upper
  } row)
decision-crown = “{ $card }” for a majority
decision-majority = { $metric }
decision-score = “{ $card }”: { $effect }
decision-flip = { $market }: ${ $value }

## Chronicle

journal-year = Year { $year }
journal-order = Order of the next year: { $names }.
journal-played = { $name } plays “{ $card }”: zone { $zone }, { $row ->
    [lower] lower
   *[upper] upper
  } row.
journal-built = { $structure ->
    [pylon] { $name } builds a pylon in { $sector } ({ $region }).
   *[wind] { $name } builds a wind farm in { $sector } ({ $region }).
  }
journal-fulfilled = { $family ->
    [solar] { $name } fulfils a solar contract ({ $markets }) with transformer { $level }.
    [remote] { $name } fulfils the remote contract “{ $contract }” in { $sector } with transformer { $level }.
   *[standard] { $name } fulfils the contract { $contract } in { $sector } with transformer { $level }.
  }
journal-network-tile = { $name } opens the line “{ $requirement }”.
journal-income = { $name }: { $market } income now ${ $value }.
journal-money = { $name }: { $flow ->
    [in] +
   *[out] −
  }${ $amount } ({ $source ->
    [start] starting money
    [income] income
    [cards] action card
    [others] { $flow ->
        [in] from another company
       *[out] to another company
      }
    [bonuses] bonus
    [payouts] payout
    [network] network
    [foreign] foreign market
    [capital] capital
    [scoring_tiles] scoring tile
    [scoring_cards] scoring card
    [final] final bonus
   *[repaid] capital repaid
  }).
journal-energy = { $name }: { $flow ->
    [in] +
   *[out] −
  }{ $amount } energy.
journal-batteries = { $name }: { $flow ->
    [in] +
   *[out] −
  }{ $amount } { $amount ->
    [one] battery
   *[other] batteries
  }.
journal-moved = { $name } moves a bulldozer { $start ->
    [reserve] from the network board
    [public] from the public area
   *[site] from { $from }
  } { $goal ->
    [bay] to the parking lot (“{ $bay }”)
    [public] to the public area
   *[site] to { $to }
  }.
journal-connected = { $name } lays the connection tile “{ $tile }”.
journal-claimed = { $name } takes the connection tile “{ $tile }”.
journal-bonus = { $name } takes the pylon bonus “{ $tile }”.
journal-bonus-lost = { $name } has no room for the pylon bonus “{ $tile }”: it is lost.
journal-bonus-discarded = { $name } removes the pylon bonus “{ $tile }” from the game.
journal-printed-bonus = { $name } uses an empty space on the plan of pylon bonuses.
journal-covered = { $name } makes an operation field of zone B cheaper: { $row ->
    [lower] lower
   *[upper] upper
  } row, slot { $slot }.
journal-took = { $name } takes the special card “{ $card }”.
journal-exported = { $name } sells abroad: { $card }.
journal-capital = { $name } takes up capital (slot { $slot }).
journal-returned = { $name } takes “{ $card }” back into hand.
journal-recalled = { $name } takes back all cards.
journal-charged = { $name } takes a battery instead of playing a card.
journal-order-down = { $name } slides the turn-order disc down.
journal-timeline = { $name } moves up on the timeline: field { $field }.
journal-scoring = { $scoring ->
    [first] First scoring
    [second] Second scoring
   *[final] Final scoring
  }, year { $year }
journal-majority = { $name } has the majority: { $metric }.
journal-crowned = { $name } strengthens a majority with “{ $card }”: { $metric }.
journal-scored-card = { $name } scores with “{ $card }”.
journal-flipped = { $name } takes the { $market } income in cash and turns the marker over.
journal-finished = The final account, in $: { $sums }.
journal-solo-card = { $name } turns up “{ $card }”.
journal-solo-tries = { $name } tries to { $action ->
    [WIND] build a wind farm
    [PYLON] build a pylon
    [CONTRACT] fulfil a contract
    [REMOTE] fulfil a remote contract
    [SOLAR] take a solar contract
    [FOREIGN] sell abroad
   *[BATT] take batteries
  }.
journal-solo-pass = { $name } can do none of it and takes money.
journal-expired = Time is up. A simple rule decides for { $names }.
journal-autopilot = { $on ->
    [yes] The autopilot takes over for { $name }.
   *[no] { $name } is back in charge.
  }
journal-left = { $name } has left the table.
journal-vote = { $stop ->
    [yes] { $name } would like to end the game.
   *[no] { $name } would like to go on.
  }
# $code: all-voted, too-few-people
journal-aborted = { $code ->
    [all-voted] Everybody wanted to stop: the game has ended.
    [too-few-people] Nobody is left at the table: the game has ended.
   *[other] The game was ended.
  }
journal-undone = { $name } takes back the last step.
# A line this version does not know yet
journal-unknown = Something happened.

## Why something was not possible

refusal-wrong-phase = That is not asked right now.
refusal-must-choose = You have to choose here.
refusal-not-offered = That is not on offer here.
refusal-not-open = This card does not lie open.
refusal-not-leftmost = Cards are laid from left to right: only the first free slot of a row will do.
refusal-rows-full = Both rows are full. Take back cards or take a battery.
refusal-too-few-cards = At least { $needs } cards must lie out for that; you have { $out }.
refusal-cannot-pay = That costs ${ $price }, you have ${ $money }.
refusal-cannot-pay-all = Energy and batteries do not pay for both the contract and the line: you have { $energy } energy and { $batteries } batteries.
refusal-zone-b-only = Only an operation field of zone B leads abroad.
refusal-no-wind-farms = You have built all your wind farms.
refusal-no-pylons-left = You have built all your pylons.
refusal-no-bulldozer = There is no bulldozer you may use beside a fitting site (zone { $zone }).
refusal-no-contract = No contract is left open there (zone { $zone }).
refusal-no-pylon = There is no pylon you may use.
refusal-locked = That is still locked for you: build more pylons (so far { $stage }).
refusal-no-solar = No solar contract is free any more.
refusal-no-transformer = No transformer can be reached on your network board.
refusal-not-enough-batteries = You have too few batteries for that ({ $batteries }).
refusal-not-enough-energy = You have too little energy for that ({ $energy }).
refusal-no-capital-slot = No slot for capital is free. More pylons open further ones.
refusal-bay-taken = This bay is taken.
refusal-not-in-this-game = That does not exist in this match.
refusal-already-there = The bulldozer is already there.
refusal-too-far = The bulldozer cannot go that far: only within its sector or to a neighbouring one.
refusal-site-taken = This site is already taken.
refusal-wrong-site = That does not fit on this site.
refusal-own-only = This card asks for a piece of your own.
refusal-other-zone = The operation field is only good for zone { $zone }.
refusal-other-contracts = This kind of contract is not meant here.
refusal-pair-done = Of this pair of contracts the other one has been fulfilled.
refusal-contract-gone = This contract has been fulfilled.
refusal-transformer-used = This transformer is already in use.
refusal-column-locked = This column opens with pylon number { $needs }; you have { $stage }.
refusal-not-connected = No line leads there from your contracts yet.
refusal-requirement-unpaid = You cannot pay for this line: it takes { $pay ->
    [energy] { $needs } energy
    [batteries] { $needs ->
        [one] 1 battery
       *[other] { $needs } batteries
      }
   *[money] ${ $needs }
  }.
refusal-column-restricted = With restricted contracts this contract does not fit into column { $column }.

## The end

verdict-scored = Settled
verdict-won = You win
verdict-lost = VJ wins
verdict-aborted = Stopped
end-most-money = Most money: ${ $money }.
end-more-pylons = Equal money (${ $money }): the pylons decide.
end-shared = Equal money (${ $money }) and equal pylons: a shared victory.
end-opponent-ahead = VJ is ahead. You have ${ $money }.
end-all-voted = Everybody wanted to stop. There is no scoring.
end-too-few-people = Nobody is left at the table. There is no scoring.
score-start = Starting money
score-income = Income
score-cards = Action cards
score-others = From and to others
score-bonuses = Bonuses
score-payouts = Payouts
score-network = Network
score-foreign = Foreign markets
score-capital = Capital taken up
score-scoring_tiles = Scoring tiles
score-scoring_cards = Scoring cards
score-final = Final bonuses
score-repaid = Capital repaid
score-total = Money at the end

## What cards and tiles do (effect-…, in the notation of the content)

effect-MONEY = +${ $amount }
effect-ENERGY = +{ $amount } energy
effect-BATT = { $amount ->
    [one] +1 battery
   *[other] +{ $amount } batteries
  }
effect-DOZER = { $amount ->
    [one] 1 more bulldozer in the public area
   *[other] { $amount } more bulldozers in the public area
  }
effect-MOVE = { $amount ->
    [one] move a bulldozer
   *[other] move a bulldozer up to { $amount } times
  }
effect-CONN = { $amount ->
    [one] lay a connection tile
   *[other] lay up to { $amount } connection tiles
  }
effect-PAYB = { $amount ->
    [one] give 1 battery
   *[other] give { $amount } batteries
  }
effect-ORDER = slide the turn-order disc down
effect-WIND = build a wind farm
effect-PYLON = build a pylon
effect-CONTRACT = fulfil a standard contract
effect-CONTRACT-E-2 = fulfil a standard contract for 2 energy less
effect-CONTRACT-NETFREE = fulfil a standard contract without paying for its pink line
effect-REMOTE = fulfil a remote contract
effect-SOLAR = take a solar contract
effect-FOREIGN = sell into a foreign market
effect-FOREIGN-B-1 = sell into a foreign market for 1 battery less
effect-CAPITAL = take up capital
effect-CAPITAL15 = repay one capital tile for ${ $refinanced } instead of ${ $price }
effect-SPECIAL = take a special card
effect-INC = { $market } income +{ $amount }
effect-INC-ANY = an income of your choice +{ $amount }
effect-PAYOUT-ANY = take an income of your choice in cash
effect-PAYOUT-FOREIGN_SYMBOL = take an income in cash whose symbol is on one of your foreign cards
effect-MULT = ${ $amount } each for { $metric }
effect-PAYFLIP = take the { $market } income in cash and turn its marker over
effect-PAYFLIP-ANY = take an income of your choice in cash and turn its marker over
effect-PAYFLIP-FOREIGN_SYMBOL = take an income of your foreign cards in cash and turn its marker over
effect-CROWN = +{ $amount } for a majority before the scoring ({ $metric })
effect-UP-WIND_ENERGY-1 = every new wind farm brings 1 more energy
effect-UP-MOVE-1 = every bulldozer you move may move once more
effect-UP-CONTRACT_ENERGY--1 = standard contracts cost 1 energy less, at least 1
effect-UP-ZONEC--3 = cards on operation fields of zone C cost $3 less
effect-UP-DISCOUNT_B = one operation field of zone B becomes ${ $discount } cheaper

## What it is about (about-…): a sentence on every card, every tile, every place

about-needs-bulldozer = It takes { $owner ->
    [own] a bulldozer of your own
   *[any] a bulldozer, yours or another's,
  } beside a free site in the zone of the operation field.
about-needs-pylon = It takes { $owner ->
    [own] a pylon of your own
   *[any] a pylon, yours or another's,
  } in the sector of the contract.
about-needs-by_effect = { $builds ->
    [yes] Depending on your choice it takes a bulldozer or a pylon, { $owner ->
        [own] your own
       *[any] yours or another's
      }.
   *[no] The contract takes a pylon in its sector, { $owner ->
        [own] your own
       *[any] yours or another's
      }.
  }
about-money-cost = Costs the value of the operation field.
about-money-batteries = Costs the value of the operation field or batteries: { $a } in zone A, { $b } in zone B, { $c } in zone C.
about-money-gain = Brings the value of the operation field as well.
about-money-none = Costs nothing.
about-energy = A wind farm brings the energy of the operation field.
about-scoring-card = In a scoring one of two: { $options }. Then the card is gone.
about-foreign-card = { $batteries ->
    [one] Costs 1 battery
   *[other] Costs { $batteries } batteries
  } and pays these incomes at once: { $front }. After that these symbols count: { $back }.
about-solo-card = VJ tries: { $primary }; if that fails: { $secondary }.
about-bonus-instant = { $effects }. Works once, as soon as the tile lies.
about-bonus-upgrade = { $effects }. Works to the end of the game.
about-bonus-final = { $effects }. Works in the final scoring.
about-symbol = Counts as a symbol of { $market }.
about-connection = { $effects }. The tile lies on a card and comes back with it.
about-scoring-tile = Above: ${ $each } each for { $upper }. Below: ${ $once } if you alone are ahead ({ $lower }).
about-scoring-upper = ${ $each } each for { $upper }.
about-scoring-lower = ${ $once } if you alone are ahead ({ $lower }).
about-intro-first = Every symbol on your contracts of zone A pays the income of its market.
about-intro-second = Whoever alone has most symbols of a market gets its income.
about-contract-standard = Costs { $cost } energy. Income: { $symbols }.
about-contract-remote = Costs { $cost }. Income: { $symbols }.
about-contract-solar = Costs no energy. Income: { $symbols }.
about-link = Linked with { $contract }: both can be fulfilled in one turn.
about-pair = Either this contract or { $contract }: only one of them is ever fulfilled.
about-solar-title = Solar contract: { $markets }
about-arrows = { $arrows ->
    [0] { $market } as a symbol only
   *[other] { $market } +{ $arrows }
  }
about-cost-energy = { $amount } energy
about-cost-batteries = { $amount ->
    [one] 1 battery
   *[other] { $amount } batteries
  }
about-cost-money = ${ $amount }
about-bay = { $effects }. A bulldozer that parks here stays.
about-public = Room for any number of bulldozers. One move leads from here into any sector.
about-public-title = Public area
about-requirement = Pay { $cost } once, and the line joins { $joins }. Counts as a network tile.
about-transformer-title = Transformer { $level }
about-transformer = { $start ->
    [yes] Free from the start.
   *[no] Opens with pylon number { $level }.
  } { $effects ->
    [none] No bonus.
   *[other] Bonus: { $effects }.
  }
about-diamond = A diamond field for scorings.
about-site-W = Site for a wind farm in { $sector }.
about-site-P = Site for a pylon in { $sector }.
about-site-M = Site for a wind farm or a pylon in { $sector }.
about-site-SP = A pylon stands here from the beginning.
about-site-SW = A wind farm stands here from the beginning.
about-site-title = Site { $site }
about-sector = Zone { $zone }, neighbours: { $neighbours }.
about-zone-A = The wide country north of the Río Negro: cheap, small contracts.
about-zone-B = Factories on the Río Uruguay and beaches on the Atlantic: from here it goes abroad, too.
about-zone-C = The cities around Montevideo: dear, big contracts, open from pylon number { $stage } on.
about-market = Opens with pylon number { $stage }. When the marker reaches column { $column }, { $cross } rises as well.
about-market-SOL = Solar has no income track; solar contracts raise other incomes.
about-operation-title = Operation field, zone { $zone }
about-operation = Value ${ $money }. A wind farm brings { $energy } energy here.
about-capital-title = Capital slot { $slot }
about-capital = Opens with pylon number { $stage }. Brings money at once and costs ${ $price } at the end.
about-pylon-title = Pylon { $number }
about-pylon = { $effects ->
    [none] Your first pylon stands already.
   *[other] Bonus for building it: { $effects }.
  }
about-plan-title = Space on the plan of pylon bonuses
about-plan = Without a tile this is here: { $effects }.
about-cover = ${ $discount } cheaper for cards that cost something.
