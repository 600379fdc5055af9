# Neustart: the debrief after the match. The page reads all of it, the server only column-… for the table.
# Names of quarters, roles, actions and cards come from the game, weekdays and parts of the score from en.ftl.

## Columns of the table

column-part = Part
column-number = Number
column-weekday = Weekday
column-time = Time
column-quarter = Quarter
column-actor = Role
column-item = Item
column-measure = Measure
column-value = Value

## Head

lead-won = { $town }: after { $days ->
    [one] one day
   *[other] { $days } days
  } without power the lights come on again on { $day }.
lead-uprisings = { $town }: on { $day } too many quarters break away. The town can no longer be led.
lead-town-hall = { $town }: on { $day } the base in the Rathausviertel falls, and the crisis team with it.
lead-aborted = { $town }: the match was stopped on { $day }. This is how far you came.
points =
    { $count ->
        [one] point
       *[other] points
    }
no-score = no score
fact-deaths = Deaths
fact-ruins = Ruins
fact-uprisings = Uprisings at the end
fact-solved = Events solved
fact-of = { $some } of { $all }
fact-fed = Needs covered
percent = { $count }%

## Week

week-title = The week
week-intro = Each weekday has a day, a night and a close. The upper line shows how much unrest there was in town, the rows below what each stretch added.
part-day = Day
part-night = Night
part-end = Close
lane-anger = Unrest in the whole town
lane-uprisings = Quarters in uprising
lane-deaths = Deaths
lane-ruins = Ruins
lane-failed = Not solved
lane-solved = Solved
week-alt = Unrest, uprisings, deaths and ruins from { $from } to { $to }. The same figures stand in the table below.
week-table = Figures as a table
week-when = Stretch

## Power

power-title = When the power came back
power-none = It never got that far: the dice are rolled from Thursday on.
power-roll = { $black } + { $white } = { $sum }, needed { $needed } or more
power-yes = The power is back.
power-no = Not yet.
power-second = On Monday of the second week the power returns by itself.

## Costs

cost-title = What the points went on
cost-intro = You start with { $start } points for a calm town with one base. Each row shows how much the running score changed because of it; what follows always belongs to its first cause.
cost-cause = Cause
cost-start = The beginning
cost-day = Days held out
cost-relief = More than three uprisings are not counted
cost-total = Result
cost-total-lost = Standing at the end (not scored)
cause-FIRE = Fires nobody put out
cause-ILLNESS = Ill people nobody helped
cause-INCIDENT = Incidents without an answer
cause-TASK = Tasks left undone
cause-NEED = Quarters without enough food
cause-HOSPITAL = Hospital without fuel
cause-REBELLION = What crowds destroyed
cause-CARD = What cards did at once
cause-SOLVED = Events solved
cause-INFORM = Informing
cause-BUILD = Bases built
cause-OTHER = Other
change-deaths =
    { $count ->
        [one] 1 death
       *[other] { $count } deaths
    }
change-ruins =
    { $count ->
        [one] 1 ruin
       *[other] { $count } ruins
    }
change-unrest = { $count } unrest
change-calmed = { $count } less unrest
change-uprisings =
    { $count ->
        [one] 1 new uprising
       *[other] { $count } new uprisings
    }
change-helpers-more =
    { $count ->
        [one] 1 helper more
       *[other] { $count } helpers more
    }
change-helpers-less =
    { $count ->
        [one] 1 helper less
       *[other] { $count } helpers less
    }
change-bases-more =
    { $count ->
        [one] 1 base
       *[other] { $count } bases
    }
change-bases-less =
    { $count ->
        [one] 1 base lost
       *[other] { $count } bases lost
    }
change-none = nothing that counts

## Undone

undone-title = What stayed undone
undone-intro = { $undone } of { $all } events found no answer. The dearest first.
undone-none = Nothing. You solved every event.
undone-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
undone-cost = Consequences
undone-value = value { $value }
undone-gave-up = tried and given up
undone-open = still open at the end
kind-TASK = Task
kind-NEED = Need
kind-HOSPITAL = Hospital
need-text = { $covered } of { $need } fields covered
hospital-text = no fuel for the emergency generator
where-when = { $quarter }, { $day } ({ $part })
cards-never = Cards that got no answer at all
cards-none = None: every card got at least one answer.

## Supply

supply-title = Supply of the quarters
supply-intro = Covered and needed at the end of each day. A full circle means all covered, a half one only a part, an empty one nothing at all.
supply-quarter = Quarter
supply-hospital = Hospital fuel
supply-all = Whole town
supply-full = all covered
supply-part = partly covered
supply-none = nothing covered
supply-nothing = no need
supply-generator = with emergency power
supply-empty = No day was completed.
cell = { $covered } of { $need }, { $state }

## Roles

actors-title = What your strength went into
actors-intro = Action points spent by role and action. The area of a circle grows with the points.
actors-action = Action
actors-all = Together
actors-task = Tasks of cards
actors-exhausted = Lost by giving up
actors-left = Left at the end
actors-rests-text = { $times } times, { $points } points
actors-cell = { $points } points, { $times } times
rest-title = Who rested when
rest-alt = { $actor }: { $when }
rest-never = { $actor }: never

## Fuel

fuel-title = Fuel and goods
fuel-start = Start
fuel-in = Received
fuel-driven = Driven
fuel-trips = Transports
fuel-given = Passed on
fuel-end = Left
fuel-intro = What each role took in and used. Received counts depot, finds, other roles and cards together.
goods-fuel = Fuel in the whole town
goods-supplies = Supplies in the whole town
goods-start = at the start
goods-found = found
goods-cards = by cards
goods-driven = driven
goods-hospital = used by the hospital
goods-wasted = lost unused
goods-eaten = eaten
goods-end = at the end

## Moments

moments-title = Turning points
moments-intro = Moments worth talking about.
moment-uprising = Uprising { $at }
moment-base-lost = The base { $at } is lost
moment-gave-up = { $actor } gives up { $at } and is exhausted
moment-new-team = A fourth team: { $actor }
moment-lost = The town is lost
moment-power-back = The power is back
moment-power-roll = Still no power: rolled { $sum }, needed { $needed }
moment-hospital = The hospital runs out of fuel
moment-first-death = The first death { $at }
moment-first-ruin = The first ruin { $at }: { $building }
moment-first-hunger = For the first time there is not enough food: { $quarter }
moment-together = Solved together: “{ $card }” { $at }, value { $value }
moment-large = A large event solved: “{ $card }” { $at }, value { $value }

## Score

score-title = The score
score-points = Points
verdict-title = Verdict
score-lost = A lost week is not scored. The figures above still tell what went wrong.
