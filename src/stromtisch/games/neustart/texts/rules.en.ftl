# Neustart: the rules page. Nothing else reads this file.
#
# How it is written (like a small Markdown, see web/src/rules/blocks.ts):
#   empty line = new paragraph    - point of a list        1. numbered point
#   ### subheading                _bold_                   #mood = link to the section "mood"
#   > lines of an example         @name = picture or table in this place
# A line must not begin with *, [ or .: that means something in Fluent.
# Numbers come from the game as variables and do not stand in the text.

lead = The power is out, all over Europe. You are the crisis team of a small town and have to bring it through the week: together, or not at all.
duration = 90 to 180 minutes
fact = everybody wins or loses together

minute-title = In one minute
minute =
    - Fire brigade, police, ambulance service, works yard and administration have { $teams } _teams_ each, a pool of _action points_ and a tank.
    - Each weekday has a day and a night. Before each time unit you decide who _rests_. Then two cards bring fires, illness and incidents.
    - How bad an event is you learn only when a team takes care of it. What is left undone takes its revenge.
    - Every day all { $quarters } quarters need _supplies_ and the hospital needs fuel. _Bases_ link quarters to the depot in the town hall.
    - Those who go hungry or are left alone grow restless. { $lose } uprisings at the end of a day, or a lost base in the Rathausviertel: then you have _lost_.
    - From { $first_day } on, dice decide every morning whether the power returns. If it does, you have _won_ and learn how well.

setup-title = Set-up
setup =
    ### The town

    All { $quarters } quarters lie on the map. Each has homes, businesses, a stock and fields for its daily need.

    @town

    @quarter

    There are three towns to choose from. { $easy } is meant for the beginning.

    @towns

    ### The five roles

    @actors

    Each role starts with { $start_points } action points and one roll of fuel in its tank. Its teams stand at their stations, those of the administration in the Rathausviertel.

    ### The depot

    The town's depot is in the town hall: at the start one roll of supplies and one roll of fuel. The first base already stands beside it. The hospital in { $hospital } has fuel of its own for the first days.

    ### The cards

    For each weekday one morning card, two day cards and two night cards are laid out face down. The others stay out of this match.

weekday-title = A weekday
weekday =
    @week

    A time unit, day or night, always runs the same way:

    1. Each role decides whether it rests.
    2. Two cards are turned over and work at once.
    3. The clock runs. Everybody acts, in any order and at the same time.
    4. When all are ready or time is up, the unit is settled.

    What is not done by then stays undone in this time unit.

cards-title = Cards
cards =
    The _morning card_ is in force all day. It works at once, even before you decide on rest.

    Day and night cards put _event markers_ into quarters, face down. You see kind, place and card, but not the value.

    @markers

    Some cards also set a _task_: a certain action must happen in a quarter by the end of the time unit or of the day. Others block roads, make actions dearer, bring goods or take them away.

    - Informed quarters are safe from new fires and from illness by bad water. See #actions.
    - If a card finds no fitting target, nothing happens.
    - Every open card says what happens if nobody answers.

rest-title = Rest
rest =
    Before the cards of each time unit every role decides for all its teams at once: duty or rest. The decisions are revealed together.

    Whoever rests rolls once and gains that many action points, up to { $most_points }. In return the teams of this role do nothing in this time unit: no driving, no acting, no helping, no refuelling.

    > _Example._ The police have 3 points left and rest in the night. They roll a 5 and stand at 8 in the morning. Two burglaries of that night had to be handled by the fire brigade.

    Any number of roles may rest, even all five. That is rarely wise.

actions-title = Driving and acting
actions =
    ### Driving

    Each step into a neighbouring quarter costs 1 fuel from the role's tank. A team may drive several times as long as it has not acted. A step into a quarter with a road block costs 1 more.

    ### Acting

    Each team acts _once_ in a time unit, where it stands. Its role pays at once. After that the team is used, whether it succeeded or not.

    @competence

    A dash in the table means that a role cannot do it. Cards can change prices; they never fall below 1.

    - _Extinguish, protect, rescue_ answer events: #markers.
    - _Emergency power_ sets up a generator where the map allows it. From then on the quarter needs one field less.
    - _Inform_ lays a green notice and lifts the mood by 1. If there is a base, neighbouring bases without a notice get a striped one. Both protect; at the end of the day green turns striped, and striped ones go.
    - _Secure_ empties a full business: one roll plus { $bonus }, supplies or fuel depending on the business.
    - _Search_ brings one roll of each. The second time in the same quarter both rolls are { $light } smaller; after that there is nothing left to find.
    - _Build_ puts up a base and lifts the mood by 1. Industrial quarters have no site for one. Building also clears a road block.

    > _A turn as an example._ Team B1 of the works yard drives two steps from { $yard } to the Rathausviertel: 2 fuel. Then on to the Altstadt: 1 more. There it builds a base for { $cost_build_b } points. The Altstadt borders on the Rathausviertel and so is linked to the depot. As it was calm, a helper joins as well.

    ### What happens to finds

    Goods that were found lie in the quarter until somebody says where they go: onto the need, into the stock, into the depot (if the quarter is on the network) or into the tanks of roles that stand there. At the end of the time unit forgotten supplies fall into the stock; forgotten fuel is lost.

markers-title = Events and operations
markers =
    A team in the quarter of a marker begins the operation and pays the cost of its action. Only now the marker is turned over, and it stays open.

    _What it takes:_ the value of the marker, less 1 for each helper in the quarter, plus 1 for each unrest. An uprising counts { $uprising }. It never falls below 0.

    If the role has enough points, they are paid at once and the marker goes. Usually that lifts the mood.

    > _Example._ There is a fire in the Altstadt, where { $ex_helpers } helpers stand. The fire brigade begins for { $cost_extinguish_f }. The marker shows { $ex_value }. It takes { $ex_value } − { $ex_helpers } = { $ex_effective }. The fire brigade pays { $ex_paid } in all and stands at { $ex_left }.

    ### If it is not enough

    - _Others help._ Teams of other roles that can do this action pay their own cost and add as much as they like. They must be in the quarter or drive there now.
    - _Giving up._ Everybody who took part drops to 0 points, the marker stays open. Others may try again.

    > _Example._ The fire brigade has 5 points left and turns over an 8. After the cost it has 4. The police join in: { $cost_extinguish_p } for the action and 4 points for the operation. Together that is 8, and the fire is out.

    ### Tasks

    A task costs the action and a fixed extra. Helpers and unrest do not change it. Instead of the action's usual effect there is what the card promises.

supply-title = Supply and the self-help network
supply =
    Each quarter has 1 to { $most_need } need fields, { $need } a day in all. During the time unit you can cover them at any moment and without points:

    - from the quarter's _own stock_: anybody may do that,
    - from the _depot_, if the quarter is on the network: the administration decides,
    - from _finds_ in the quarter,
    - by a _transport_.

    At the end of the night quarters eat what they still have in stock by themselves. (This can be switched off.)

    ### The network

    @network

    Bases that touch each other without a gap all the way to the Rathausviertel form the _self-help network_. Anywhere on it the depot is at hand for free: to eat, to refuel, to store. If a base falls, everything behind it is cut off.

    ### Transport

    Where there is no network, helpers drive. At least one helper must stand in the quarter the load comes from. Each step costs 1 fuel from the administration's tank, the amount is free. The helper stays where they are.

    ### Fuel

    - Any role with a team on the network can refuel from the depot.
    - Two roles with teams in the same quarter may pass fuel on.
    - The hospital in { $hospital } needs 1 fuel every day. Without it { $hospital_deaths } people die, and { $hospital_unrest } unrest arises there.

mood-title = Mood
mood =
    @moods

    - _Lifting the mood:_ if there is unrest, 1 goes. Otherwise a helper joins. There are at most { $helpers } in the game.
    - _Unrest:_ if a helper stands there, that helper leaves. Otherwise unrest rises by 1.
    - At { $uprising } unrest an _uprising_ breaks out. If that happens during a time unit, every neighbouring quarter gets 1 unrest at once. This can start a chain.
    - Beyond that, unrest can rise to { $most_anger }.

    So there are never helpers and unrest in a quarter at the same time. Helpers make operations easier, drive transports and score at the end.

close-title = End of the time unit, end of the day
close =
    ### At the end of each time unit

    1. Open operations are paid if there is enough, otherwise given up. All teams stand up again.
    2. _Fires_ become ruins, with 1 unrest. Some spread to the next house.
    3. _Incidents_ go, and their consequences come.
    4. _Illness_ is turned over and stays. Some cards are fatal at once.
    5. Tasks that are due now fail.

    What arises in this settlement is fresh: it can do harm from the next time unit on only.

    ### At the end of each day

    1. _{ $lose } or more uprisings?_ Then the match is lost.
    2. Striped notices go, green ones turn striped.
    3. _Needs:_ only partly covered { $partly } unrest, not covered at all { $unfed } unrest. A generator counts as a covered field.
    4. _Hospital_ without fuel: { $hospital_deaths } deaths, { $hospital_unrest } unrest.
    5. _Illness:_ one roll for each marker. It must show at least the value, less 1 for each helper and 1 for a base. Otherwise: 1 death, 1 unrest.
    6. Remaining fires become ruins; tasks of the day fail.
    7. What lies on the fields is used up.
    8. _Uprisings_ destroy one building each: first shops and petrol stations, then stations, the base last.
    9. If the base in the Rathausviertel falls, the match is lost at once.

    During these steps uprisings do not spread to their neighbours.

power-title = When the power returns
power =
    From { $first_day } on, two dice are rolled every morning. If the sum reaches the number of the day, the power is back: you have won, and the day is not played any more.

    @power

    On Monday of the second week at the latest it returns by itself.

end-title = End and score
end =
    You win together and you lose together. Only a week that was won is scored:

    @scoring

    > _Example._ The power returns on Saturday.
    >
    > @score-example

    @bands

    After the end the _debrief_ shows what happened when, what stayed undone and what it cost.

people-title = Alone, by five, by fifteen
people =
    With five people each has one role. If there are fewer, each takes several; if there are more, up to three share a role.

    @crews

    - If you share a role, one person a day holds the baton and decides; the next day it is the next one's turn. It can also be set that two have to agree or that everybody acts freely. If two then reach for the same team at once, the first decision holds. The chronicle shows who did what.
    - At an open table everybody decides for all roles.
    - If somebody is away, the administration stands in until they are back.
    - Bots take any role, even all of them.

    ### The clock

    You have { $minutes } minutes for a time unit. The clock starts only when everybody has read the cards. When it has run out, the time unit ends as it stands. For a first match Monday can be played without a clock.

    ### Settings at the table

    @options

teachers-title = For teachers and hosts
teachers =
    A laptop at the projector shows the town, each role plays on its own phone. To begin with there is a Monday with fixed cards and no clock. Allow two to three hours, or stop after Wednesday: the talk is worth it even then.

    ### Questions for afterwards

    - Which events did you leave undone? Did you know what that costs?
    - When did you stop fighting fires and start to prepare? Was it early enough?
    - Who decided, and who would have liked to?
    - Who was exhausted at the end? Did you plan rest or take what was left?
    - What would be missing in your town on the second day? Who knows that already?
    - What can a house, a street, a school do before anything happens?

    The debrief can be printed and taken along as a table.

    ### What is simplified

    A town has more than five services and more than one staff. Radio, waterworks, care and county are missing here. The numbers are made for a game, not for an emergency plan.

credits-title = Who is behind it
credits =
    _Neustart_ is a game by Till Meyer, Nicole Zeller and Herbert Saurugg, published by Spieltrieb, drawn by Christian Opperer. Crisis staffs have trained with it since 2022.

    This version follows the course of the original. Town maps, values, cards, all texts and all pictures are made new for Stromtisch.

## Pictures: what stands below and what is read out

figure-town = { $easy } on Monday morning: only the Rathausviertel has a base.
figure-town-alt = The map of { $easy }: { $quarters } six-sided quarters, the Rathausviertel in the middle, and the teams at their stations.
figure-quarter = A quarter seen closely: homes and businesses above, below them need, stock and teams.
figure-quarter-alt = The quarter { $quarter_name } with homes, a business, { $quarter_need } need fields and a stock of { $quarter_stock }.
figure-towns = { $towns_text } The letters show where teams are at home; K is the hospital, V the town hall.
figure-towns-alt = Three town maps: { $towns_text }
figure-actors = Each role has its colour, its vehicle and its letter.
figure-actors-alt = Five vehicles: { $actors_text }.
figure-markers = Face down a marker shows its kind only, open its value as well.
figure-markers-alt = Three kinds of markers, face down and open: fire as a flame, illness as a circle, incident as a diamond.
figure-network = Three bases hang together, the fourth is still on its own.
figure-network-alt = Four quarters with a base in { $easy }. { $net_text } are linked to the depot, { $alone_text } is not.
figure-moods = Calm with helpers, restless, in uprising.
figure-moods-alt = The same quarter three times: with two helpers, with two unrest, with an uprising.

## Tables

week-power = Power?
week-power-note = From { $first_day } on a roll in the morning.
week-card = Morning card
week-card-note = It works at once and all day long.
week-day = Day
week-day-note = Rest, two cards, act.
week-night = Night
week-night-note = The same again in the dark.
week-close = Close
week-close-note = Needs, hospital, uprisings.
competence-caption = What an action costs (action points)
competence-action = Action
competence-best = In bold: who does it best.
power-caption = Sum needed with two dice
power-day = Morning
power-needed = needed
power-chance = chance
power-from = { $sum } or more
power-auto = by itself
percent = { $count }%
scoring-caption = What counts at the end
scoring-what = For
scoring-points = Points
score-calm = quarter without unrest
score-helper = helper
score-base = base
score-day = bonus: power back on { $days }
score-death = death
score-unrest = unrest
score-ruin = ruin
score-uprising = uprising (at most { $counted } count)
score-each = { $points } each
score-total = Together
example-caption = The score on Saturday
bands-caption = The verdict
bands-band = Verdict
bands-from = from
bands-least = below
crews-caption = Who has which roles
crews-people = People
crews-split = Roles
crews-more = 6 to 15
crews-more-note = Each further person joins in this order: { $joining }, then once more.
