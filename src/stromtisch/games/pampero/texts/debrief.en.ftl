# Pampero: the debrief of a match. The page reads all of it, the server only column-… for the table.
# Names of markets, cards, zones and metrics come from the game. Sums of money come as text, already with their sign.

## Columns of the table

column-part = Part
column-year = Year
column-company = Company
column-zone = Zone
column-item = Item
column-measure = Measure
column-value = Value

## Head

lead-ahead = After { $years } years { $names } is { $margin } ahead of { $second }.
lead-pylons = After { $years } years the money is equal. { $names } has more pylons and wins.
lead-shared = After { $years } years { $names } share the victory: equal money, equally many pylons.
lead-behind = After { $years } years { $names } is { $margin } behind VJ.
lead-tied = After { $years } years { $names } has as much money as VJ, and no more pylons. That goes to VJ.
lead-aborted = The match was stopped in year { $years }. This is how far you came.
bot = Bot { $number }
no-result = no reckoning
fact-years = Years
fact-contracts = Contracts
fact-pylons = Pylons
fact-wind = Wind farms
fact-energy = Energy delivered
fact-capital = Capital taken

## Money

money-title = Money over the years
money-intro = The line shows the money at the end of each year. A dotted line below it deducts the capital that must still be repaid.
money-alt = Money of all companies from the start to year { $years }. The same figures stand in the table below.
scoring-first = 1st scoring
scoring-second = 2nd scoring
scoring-final = final scoring
start = Start
year = Year { $year }
years = Year
figures = Figures as a table
figure-money = { $name }
figure-owed = { $name }, still owed
figure-income = { $name }, income per year

## Flows

flow-title = Where the money came from, where it went
flow-intro = Every row is one source or one use. All rows together make the money at the end.
flow-bars = Full bars to the right are receipts, outlined ones to the left are expenses.
flow-what = Source or use
flow-total = Money at the end
group-start = At the start
group-income = Markets
group-bonuses = Bonuses
group-foreign = Foreign markets
group-scoring = Scorings
group-costs = Building and signing
group-rents = Between companies
group-capital = Capital
flow-start = Starting money
flow-payouts = Extra payouts
flow-contracts = Fields of contracts
flow-pylons = Bonuses of pylons
flow-connections = Connection tiles
flow-bays = Parking lot
flow-cards = Money on cards
flow-rent-in = Received for bulldozers and pylons
flow-rent-out = Paid for bulldozers and pylons
flow-scoring-first = First scoring
flow-scoring-second = Second scoring
flow-scoring-final = Final scoring
flow-scoring-cards = Scoring cards
flow-final-tiles = Final bonuses
flow-capital = Capital taken up
flow-cost-wind = Wind farms
flow-cost-pylons = Pylons
flow-cost-contracts = Contracts
flow-cost-other = Exports, depot and others
flow-lines = Network lines
flow-repaid = Capital repaid

## Between companies

rents-title = Who paid whom
rents-intro = Using somebody else's bulldozer or pylon costs money, and they get it.
rents-none = Nobody used anybody else's bulldozer or pylon.
rents-vj = The bank pays for VJ.
rent = { $from } to { $to }

## Map

map-title = Built and signed
map-intro = Pylons, wind farms and contracts at the end of each year, from the bottom up by zone.
map-alt = { $name }: { $pylons } pylons, { $wind } wind farms and { $contracts } contracts at the end. The figures of all years stand in the table below.
lane-pylons = Pylons
lane-wind = Wind farms
lane-contracts = Contracts
kind-remote = Remote
kind-solar = Solar
figure-built = { $what }, { $zone }

## Energy

energy-title = Energy and batteries
energy-intro = What was produced, what it was used for, and what was left over.
energy-what = Energy
energy-start = At the start
energy-wind = From wind farms
energy-bonuses = From bonuses and cards
energy-contracts = For contracts
energy-lines = For network lines
energy-left = Left over
batteries-what = Batteries
batteries-start = At the start
batteries-got = Received
batteries-used = Used or handed in
batteries-left = Left over

## Actions

actions-title = What the turns were used for
actions-intro = Three actions a year. How often each company played each card or did something else.
actions-what = Action
actions-special = Special cards
actions-recall = Took all cards back
actions-battery = Took a battery
actions-all = Together
vj-title = What VJ did
vj-WIND = Wind farm
vj-PYLON = Pylon
vj-CONTRACT = Contract
vj-REMOTE = Remote contract
vj-SOLAR = Solar contract
vj-FOREIGN = Export
vj-BATT = Batteries
vj-pass = Passed

## Turning points

moments-title = Turning points
moments-intro = Facts from the books. Whoever is ahead is ahead with capital deducted.
moments-none = There is nothing to tell: no company ever got ahead.
moment-lead = { $name } takes the lead, { $money } ahead of the next.
moment-majority = { $name } wins a majority ({ $metric }) and gets { $money }.
moment-capital = { $name } takes capital: { $money } at once for { $cost } at the end.
moment-zone = { $name } is the first to fulfil a contract in zone { $zone }.
moment-grid = { $name } is the first to have all { $count } pylons.
moment-best-year = { $name } has the best year in business: { $money } without scorings and capital.
moment-unused = { $name } ends with { $count } energy that nobody used.

## Questions

questions-title = Questions for the talk
question-lead-changed = In year { $year } { $name } overtook { $from }. Which decisions had prepared that, and in which year were they made?
question-lead-kept = { $name } was ahead from year { $year } on. When could somebody still have changed that, and with what?
question-capital = Capital brought { $received } at once and costs { $cost } at the end. What did the companies make of it in between? When is borrowing worth it?
question-no-capital = Nobody took capital. In which year would { $price } to repay at the end have been well spent, and on what?
question-rents = { $money } went to other companies for their bulldozers and pylons. When is it better to use another's grid than to build your own, and who gains in the end?
question-unused = { $energy } energy was left at the end. Too much wind, too few contracts, or too little grid in between: where was the bottleneck?
question-real = Where did it feel like a real power company: wind first or grid first, few large clients or many small ones? And what does the game leave out?
