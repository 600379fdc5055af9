# Pampero: the rules page. Only this page reads the file.
#
# How to write here (like a small Markdown, see web/src/rules/blocks.ts):
#   empty line = new paragraph    - item of a list         1. numbered item
#   ### subheading                _bold_                   #network = link to the section "network"
#   > lines of an example         @name = picture or table at this place
# A line must not begin with *, [ or . because Fluent gives them a meaning.
# Numbers come from the game as variables and do not stand in the text.

lead = The pampero blows across Uruguay. You build wind farms and lines, close contracts and turn wind into a company that pays its way.
duration = 60 to 150 minutes
fact = most money wins

minute-title = In one minute
minute =
    - Every year you have { $actions } actions. Mostly that means: laying a _card_ on your company board.
    - The card says _what_ happens. The _operation field_ beside it says _where_ it happens, what it costs and how much energy a wind farm brings.
    - _Wind farms_ bring energy. _Pylons_ open contracts, markets and parts of your network.
    - _Contracts_ cost energy and raise your income, year after year.
    - You may use bulldozers and pylons of others. Then their company gets your money.
    - Three _scorings_ pay for what their tiles count. After the third, whoever has most money wins.

setup-title = Set-up
setup =
    ### The country

    Uruguay has three zones: the wide country in the north (A), industry and resorts in the south (B), and the cities (C). Zone A has three sectors, zone B two, zone C is one.

    @map

    @zones

    ### Your company

    You begin with ${ $start_money }, { $start_energy } energy and { $start_batteries } battery, with a pylon, a wind farm and a bulldozer in sector A2, a connection tile and eight cards. Everybody has the same eight.

    @hand

    ### Open and hidden

    Everything lies open, cards and money included. Only the stacks are hidden: special cards, foreign markets and, when you play alone, the cards of VJ.

year-title = One year
year =
    @year

    In an action round every company has one turn. After { $actions } rounds comes consolidation. On your turn you do exactly one of these:

    - _play a card_: #cards
    - _take back all cards_, if at least { $recall } lie out. For that your disc moves up one field on the timeline, and your turn-order disc slides down.
    - _take a battery_. Then, too, the turn-order disc slides down.

    There is no passing.

cards-title = Playing cards
cards =
    1. Choose a card and a row. The card goes to the first free slot from the left.
    2. If there are two operation fields, pick one. It names zone, value and energy.
    3. Choose the target in this zone and, where needed, whose bulldozer or pylon you use.
    4. Pay the value: to the bank if the piece is yours, otherwise to the other company.
    5. Carry the card out.

    @company

    > _Example._ You lay “{ $wind_card }” on the first slot of the upper row and choose zone { $wind_zone }. That costs ${ $wind_price } and brings { $wind_energy } energy. If only another company's bulldozer stands beside the site, the ${ $wind_price } go to that company.

    - Some cards take _batteries_ instead of money, all or nothing.
    - Cards with a plus bring the value instead of costing it. Some cost nothing at all.
    - A _joker_ is one of several cards, as you choose.
    - The card stays until you take it back. The fuller the row, the better the fields.
    - With the fitting symbol you can lay a _connection tile_ on the card. It works at once and comes back with the card.
    - Until the card is paid for you can take everything back. After that you can as long as nothing hidden was turned up.

build-title = Building and moving
build =
    ### Wind farms and pylons

    You build on a free site with a _bulldozer_ beside it: wind farms on round sites, pylons on square ones, either on mixed ones. You have { $wind_farms } wind farms and { $pylons } pylons.

    When the card has been carried out, the bulldozer that was used must move on. Its owner decides where, even if it is somebody else's turn.

    ### Moving bulldozers

    - from a site to a free one in the same or a neighbouring sector
    - from a site to the _public area_
    - from the public area to a free site anywhere in the country
    - to a free bay of the _parking lot_. That brings a bonus, but the bulldozer stays there for good.

    @bays

    ### Pylon bonuses

    Every new pylon brings the bonus printed below it on your network board. In addition you choose two _neighbouring spaces_ on the plan of bonuses: for a pylon in zone A only in area A, in zone B in A and B, in zone C anywhere.

    @plan

    - An empty space gives what is printed on it.
    - A tile goes to the field of its kind on your company board and works: at once, for good, or at the end.
    - If one of the same kind lies there already, the new one goes to the nearest free field. If another one lies there, it is lost.
    - With two players and alone you then remove one more tile from the game.

contracts-title = Contracts
contracts =
    A _standard contract_ takes:

    - a pylon in its sector, yours or another's, depending on the card
    - its zone and all its markets to be open for you: #network
    - the energy printed beside it
    - a transformer within reach on your network board

    The transformer goes to the map, the contract to its place. The network field gives its bonus, and every arrow on the contract raises the income of its market by 1.

    > _Example._ You have ${ $start_money } and { $start_energy } energy, lay “{ $contract_card }” on a field for ${ $ex_price } and fulfil { $ex_contract } with the transformer { $ex_transformer }. Costs: ${ $ex_price } and { $ex_cost } energy. Bonus of the network field: ${ $ex_bonus }. Now you have ${ $ex_money } and { $ex_energy } energy; { $ex_market } pays ${ $ex_value } a year from now on.

    ### Linked and paired

    - If the contract is _linked_ with another one, you may fulfil that one as well without paying for the card again. All else applies to it, too.
    - Of a _pair_ only one is ever fulfilled. The other leaves the game.

    ### Remote and solar

    - _Remote contracts_ cost energy or batteries, as their tile says.
    - _Solar contracts_ need neither energy nor a pylon and are always open. Two are within reach at the beginning; each one taken opens the next.

    @solar

    ### Connection tiles

    Lines lead from contracts to connection tiles. When { $lines } lines have been served, no matter by whom, the tile may be taken by whoever has just fulfilled a contract of these lines.

network-title = Your network
network =
    @network

    - Your first contract goes to column 1. Every further one must be joined by a line to a contract you have.
    - A column is open when you have built that many pylons.
    - _Pink lines_ cost something once. Then a network tile lies there, and the line is free for good.

    > _Example._ Your only contract lies on { $line_from }. For the second you take { $line_to } by “{ $line_name }” and pay { $line_price } energy extra.

    With every pylon more opens up:

    @stages

income-title = Income
income =
    Each of the five markets has a track. In consolidation every marker pays what is below it. How far a marker may go depends on your pylons. Steps beyond that are lost.

    @limits

    - When your first marker reaches a dark green column ({ $green }), you take a _special card_: an action for your hand or a scoring card for later.
    - At one place of each track the marker takes another one along by 1.

export-title = Abroad, and capital
export =
    ### Foreign markets

    Only on an operation field of zone B. You give batteries, take an open card of Argentina or Brazil and get, for every symbol on it, the income of that market. After that the two symbols on its back count for you.

    ### Capital

    The card brings the value of the operation field and the income of your foremost marker in the area of the chosen slot, and energy besides. At the end every capital tile costs ${ $capital }, with a refinancing ${ $refinanced }.

    > _Example._ On an operation field for ${ $cap_value } and with an income of ${ $cap_income } in the area of the slot you get ${ $cap_sum }. At the end you pay back ${ $capital }: that is good if by then the money has earned more than ${ $cap_gap }.

close-title = Consolidation
close =
    One after another, in turn order:

    1. Take the _rightmost_ card of one of your rows back into your hand.
    2. _Batteries:_ one for each battery symbol above your built pylons, but only for as many pylons as half your energy (rounded up).
    3. _Income:_ all five markets pay.
    4. Your disc moves up one field on the timeline.

    > _Example._ With { $bat_energy } energy and { $bat_stage } pylons, { $bat_columns } columns count: you get { $bat_count } batteries.

    Then the new _turn order_: first all whose disc lies below, then the others. In both groups whoever is further on the timeline comes first, on the same field the upper disc.

end-title = Scorings and the end
end =
    @timeline

    A scoring comes as soon as _all_ discs have reached its field.

    - _First scoring:_ the upper half of the first tile. Everybody gets money for each thing counted.
    - _Second scoring:_ the lower half of the second. Whoever alone is ahead gets the sum; on a tie nobody does.
    - _Final scoring:_ both halves of the last two tiles.

    In every scoring you may play scoring cards, each for one of its two options.

    At the end final bonuses pay, then capital is paid back. Money may fall below zero.

    > _Example._ You have ${ $end_money }, { $end_pylons } pylons with the pylon premium, { $end_tiles } capital tiles and one refinancing: { $end_money } + { $end_bonus } − { $end_owed } = ${ $end_sum }.

    Most money wins. On a tie the pylons decide, after that the victory is shared.

solo-title = Alone against VJ
solo =
    VJ is the second company. Instead of a hand VJ has a stack: you turn up the top card, and VJ tries what it says, or else the second thing. If neither works, VJ takes money from the bank.

    - VJ builds without bulldozers and without costs. If VJ uses your pylon, the bank pays you.
    - VJ has incomes, produces batteries and takes part in all scorings.
    - With equal money and equal pylons VJ wins.

options-title = Settings
options =
    For a first game the introductory tiles are good: they make the first two scorings simpler.

    @options

teachers-title = For teachers and hosts
teachers =
    Pampero is the longest game at the Stromtisch. Plan two and a half hours for a first game, or play until the first scoring.

    ### Questions for afterwards

    - When was it worth using other companies' lines instead of building your own?
    - Who invested in the cities, who in the country? Why?
    - What did capital bring, and when was it too dear?
    - Today nearly all of Uruguay's electricity comes from renewable sources. How much of that is in the game, what is missing?

    ### What is simplified

    Here the wind always blows, storage loses nothing, and nobody asks the neighbours. Grid charges, permits and the hydropower on the Río Negro are missing.

credits-title = Who is behind it
credits =
    _Pampero_ is a game by Julián Pombo, published by APE Games, in German by Skellig Games.

    This version follows the course of the original. Cards, tiles, map, values, all texts and all pictures were made anew for the Stromtisch.

## Pictures: what stands below them and what is read aloud

figure-map = The six sectors: sites for wind farms (round), for pylons (square) and for either (diamond), contracts with their energy.
figure-map-alt = A map of Uruguay with the sectors { $sectors_text }.
figure-company = The two rows of the company board: above each card slot its operation fields with zone, value and energy.
figure-company-alt = Two rows of six card slots each. Values fall from left to right, energy rises.
figure-network = The network board: columns 1 to { $pylons }, thick lines, pink lines with their price, diamond fields for scorings.
figure-network-alt = A network of transformers in { $pylons } columns, joined by lines from left to right.
figure-plan = The plan of pylon bonuses: what the empty spaces give.
figure-plan-alt = Three rows of spaces in the areas A, B and C. Each gives money, energy or a battery.
figure-solar = The solar display: a field is within reach when one before it has been taken.
figure-solar-alt = Fields in five columns, joined by lines from left to right. The two on the left are within reach from the beginning.
figure-timeline = The timeline with its three scorings; below it the long one.
figure-timeline-alt = Scorings after the fields { $scorings_text }, on the long timeline after { $long_text }.

## Tables

zones-caption = The zones
zones-zone = Zone
zones-what = What is there
zones-price = Values in $
zones-energy = Energy per wind farm
hand-caption = The eight cards of the beginning
hand-card = Card
hand-what = What it does
year-action = Actions
year-action-note = { $actions } rounds, one action each.
year-close = Consolidation
year-close-note = Card, batteries, income.
year-order = Turn order
year-order-note = Whoever lies below is ahead.
year-scoring = Scoring?
year-scoring-note = When all discs have come that far.
bays-caption = The bays
bays-bay = Bay
bays-bonus = Bonus
stages-caption = What a pylon opens
stages-pylon = Pylon
stages-bonus = Bonus
stages-opens = Now also open
stages-start = stands already
stages-column = column { $column }
stages-zone = contracts of zone C
stages-capital = capital slot { $slot }
limits-caption = How far an income may rise with 1 to { $pylons } pylons (in $)
limits-market = Market
