# Neustart: texts for the map, the chronicle and the replay.
#
# The page and the command line read the same file. Arguments are named as in docs/protocol.md; derived ones are added:
#   $name    display name of the seat (seat); $names several, already joined with "and"; $count how many
#   $actor   name of a role ("Fire brigade"); $actors several with "and"; $team short name of a team ("F1")
#   $quarter name of a quarter; $at the place in it ("in Altstadt"); $origin and $target start and end of a trip
#   $card, $story title and text of a card; $action name of an action; $business, $building name of a building
#   $day     name of a weekday; $unit "day" or "night"; $phase a phase
#   $goods   "supplies" or "fuel"; $flow "in" or "out"; truth values "yes" / "no"

## Week, roles, buildings

opening = Monday, just after eight. The lights flicker, then the town falls silent. Nobody knows for how long – so you start to plan.
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
weekday-8 = Monday of the second week
unit-day = Day
unit-night = Night
when = { $day }, { $unit ->
    [night] night
   *[day] day
  }
phase-vote = Vote
phase-rest = Rest
phase-read = Situation
phase-act = Action
phase-over = The end
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
type-INNER = Inner city
type-SUBURB = Suburb
type-INDUSTRIAL = Industrial area
marker-FIRE = Fire
marker-ILLNESS = Illness
marker-INCIDENT = Incident
building-HOUSE = house
building-F = fire station
building-P = police station
building-B = works yard
building-R = ambulance station
building-K = hospital
building-V = town hall
source-stock = from the stock
source-found = from the find
source-depot = from the depot
source-found-fuel = found fuel
source-depot-fuel = fuel from the depot
source-hospital-fuel = fuel from the hospital's reserve
sink-need = onto the need
sink-stock = into the stock
sink-depot = into the depot
sink-hospital = for the hospital
sink-tank = into the tank: { $actor }
modifier-cost = { $action }
modifier-moveCost = Every step
modifier-restRoll = Rest

## What now?

prompt-vote = A fourth team has arrived. Which role shall get it?
prompt-rest = Who rests in this time unit? Whoever rests gains strength and does nothing else.
prompt-read = Read the events. The clock starts when everybody is ready.
prompt-act = You are in action: take a team, a quarter or a tank in hand. Say ready when you are done.
prompt-act-team = Where does the team go, and what does it do there?
prompt-act-desk = What shall happen to the goods?
prompt-act-tank = Refuel, or pass fuel on?
prompt-act-trip = What does the transport take along?
# $names, $count: who is waited for
prompt-waiting = { $count ->
    [0] On we go in a moment.
   *[other] Waiting for { $names }.
  }
prompt-watch = { $count ->
    [0] You are watching.
   *[other] You are watching. Deciding: { $names }.
  }
prompt-over = The week is over.

## Decisions

decision-ready = { $phase ->
    [read] Read
   *[other] Ready
  }
decision-wait = Not ready after all
decision-back = Back
decision-rest = { $actor }: rest
decision-duty = { $actor }: stay on duty
decision-vote = { $actor } gets the team
decision-team = Team { $team } ({ $actor })
decision-desk = Goods { $at }
decision-tank = Tank: { $actor }
decision-give-up = Give up the effort: { $actor }
decision-drive = Drive to { $quarter } ({ $fuel } fuel)
decision-generator = Set up emergency power
decision-inform = Inform and lift the mood
decision-inform-only = Inform only
decision-search = Search
decision-build = Build a base
decision-clear = Clear the road
decision-task = Do the task "{ $card }"
decision-refuel = { $amount ->
    [all] Fill up
   *[other] Take 1 fuel
  }
decision-pass = 1 fuel to { $actor }
decision-ship = Transport to { $quarter } ({ $fuel } fuel)
# $from and $to: source-… and sink-…
decision-goods = { $amount ->
    [all] All
   *[other] 1
  } { $from } { $to }
decision-join = { $points ->
    [0] Come along without giving points
    [one] Help with 1 action point
   *[other] Help with { $points } action points
  }
decision-answer = { $action }: "{ $card }"
decision-secure = Secure: { $business }
decision-confirm = Agree: { $actor }
decision-object = Object: { $actor }

## Chronicle

journal-weekday-begins = { $day }
journal-unit-begins = { $day }, { $unit ->
    [night] night
   *[day] day
  }
journal-power-roll = { $day }, power grid: rolled { $black } and { $white }, { $needed } needed together. { $restored ->
    [yes] That is enough!
   *[no] It stays dark.
  }
journal-power-back = { $day }: the lights come back on. You made it!
journal-card = "{ $card }": { $story }
journal-new-team = { $actor } gets a fourth team. It stands { $at }.
# Only for the people of this role
journal-chose-rest = { $rests ->
    [yes] { $name } lets rest: { $actor }. The others see it once all have decided.
   *[no] { $name } keeps on duty: { $actor }. The others see it once all have decided.
  }
# $proposal: the kind of the decision a second person of the role has to agree to
journal-proposed = { $name } ({ $actor }) proposes: { $proposal ->
    [rest] rest
    [duty] stay on duty
    [give-up] give up the effort
    [drive] team { $team } sets off for { $quarter }
    [answer] team { $team } turns out { $at }
    [join] team { $team } lends a hand { $at }
    [generator] team { $team } sets up emergency power { $at }
    [inform] team { $team } informs the people { $at }
    [inform-only] team { $team } informs the people { $at }
    [secure] team { $team } secures goods { $at }
    [search] team { $team } searches { $at }
    [build] team { $team } builds a base { $at }
    [clear] team { $team } clears the road { $at }
    [task] team { $team } does a task { $at }
    [refuel] refuel
    [pass] pass fuel on
   *[goods] hand out goods { $at }
  }. Who agrees?
journal-confirmed = { $name } ({ $actor }) agrees.
journal-objected = { $name } ({ $actor }) objects. Talk it over.
journal-rested = { $actor } rests: rolled { $rolled }, now { $points ->
    [one] 1 action point
   *[other] { $points } action points
  }.
journal-marker = { $kind_of ->
    [FIRE] A fire breaks out { $at }.
    [ILLNESS] People fall ill { $at } and need help.
   *[INCIDENT] An incident is reported { $at }.
  }
journal-no-house = The fire { $at } finds nothing left to burn.
journal-prevented = { $kind_of ->
    [FIRE] People { $at } have been warned: no fire breaks out.
   *[other] People { $at } have been warned: nobody falls ill.
  }
journal-stock-changed = { $flow ->
    [in] The stock { $at } grows by { $amount }.
   *[out] The stock { $at } shrinks by { $amount }.
  }
journal-road-blocked = The road is blocked { $at }, { $all_day ->
    [yes] until the end of the weekday
   *[no] until the end of the time unit
  }. Driving in costs 1 more fuel.
journal-task-set = A task { $at }: { $action }, { $all_day ->
    [yes] due at the end of the weekday
   *[no] due at the end of the time unit
  }.
journal-need-grown = The need { $at } rises by { $amount } today.
journal-info-changed = { $informed ->
    [yes] Word gets round { $at }: the quarter is informed.
   *[no] The information { $at } is no longer valid.
  }
journal-modifier = { $modifier ->
    [moveCost] Every step costs { $delta } fuel { $flow ->
        [in] more
       *[out] less
      }
    [restRoll] Whoever rests gains { $delta } { $flow ->
        [in] more
       *[out] less
      }
   *[cost] { $action } costs { $delta } { $flow ->
        [in] more
       *[out] less
      }
  }, { $all_day ->
    [yes] all day long.
   *[no] until the end of the time unit.
  }
# $actor: whose tank; "none": the depot
journal-store = { $actor ->
    [none] Depot
   *[other] Tank ({ $actor })
  }: { $flow ->
    [in] +
   *[out] −
  }{ $amount } { $goods ->
    [fuel] fuel
   *[supplies] { $amount ->
        [one] supply
       *[other] supplies
      }
  }.
journal-points = { $actor } now has { $points ->
    [one] 1 action point
   *[other] { $points } action points
  }.
# What a bot is about to do; $says names the kind, $colleague the role that is being helped
journal-intention = { $name } ({ $actor }): { $says ->
    [fire] We are sending team { $team } to the fire { $at }.
    [illness] We are sending team { $team } to the ill { $at }.
    [incident] We are sending team { $team } to the incident { $at }.
    [join] We are sending team { $team } to help: { $colleague } cannot manage alone { $at }.
    [task] Team { $team } is to do the task { $at }.
    [generator] Team { $team } is to set up emergency power { $at }.
    [inform] Team { $team } is to inform the people { $at }.
    [secure] Team { $team } is to secure goods { $at } ({ $business }).
    [search] Team { $team } is to search { $at } for anything useful.
    [build] Team { $team } is to build a base { $at }.
    [ship] We are sending a transport. From: { $origin }, to: { $target }.
   *[other] Team { $team } sets out. Destination: { $quarter }.
  }
journal-drove = { $name } ({ $actor }): team { $team } arrives { $at }, using { $fuel } fuel.
# $deed: the kind of the decision; $action: the action behind it
journal-acted = { $name } ({ $actor }): team { $team } { $deed ->
    [answer] { $action ->
        [EXTINGUISH] goes to extinguish { $at }
        [PROTECT] goes to protect people { $at }
       *[RESCUE] goes to the rescue { $at }
      }
    [join] comes to help { $at }
    [generator] sets up emergency power { $at }
    [inform] informs the people { $at }
    [inform-only] informs the people { $at }
    [secure] secures goods { $at }
    [search] searches { $at } for anything useful
    [build] builds a base { $at }
    [clear] clears the road { $at }
   *[task] does a task { $at }
  }, { $points ->
    [one] 1 action point
   *[other] { $points } action points
  }.
journal-revealed = { $kind_of ->
    [FIRE] The fire { $at }
    [ILLNESS] The illness { $at }
   *[INCIDENT] The incident { $at }
  } has strength { $value }.
journal-solved = { $kind_of ->
    [FIRE] The fire { $at } is out.
    [ILLNESS] The sick { $at } are cared for.
   *[INCIDENT] The incident { $at } is settled.
  } Done by { $actors }: { $value ->
    [one] 1 action point
   *[other] { $value } action points
  }.
journal-too-much = { $actor } cannot manage alone { $at }: { $value } needed, { $points } left. Help is welcome.
journal-joined = { $actor } gives { $points ->
    [one] 1 action point
   *[other] { $points } action points
  } to the common effort ({ $starter }).
journal-gave-up = { $seat ->
    [none] Time is up for the effort { $at }. Exhausted: { $actors }.
   *[other] { $name } gives up the effort { $at }. Exhausted: { $actors }.
  }
journal-found = Team { $team } ({ $actor }) { $business ->
    [none] finds { $supplies ->
        [one] 1 supply
       *[other] { $supplies } supplies
      } and { $fuel } fuel { $at }
   *[other] secures { $fuel ->
        [0] { $supplies } supplies
       *[other] { $fuel } fuel
      } { $at } ({ $business })
  }.
journal-task-done = Task done { $at }: "{ $card }".
journal-informed = People { $at } know what is going on.
journal-passed-on = Through the self-help network word gets round { $at } as well.
journal-mood = { $helpers ->
    [0] Things calm down { $at }: unrest { $anger }.
    [one] People { $at } lend a hand: 1 helper.
   *[other] People { $at } lend a hand: { $helpers } helpers.
  }
journal-unrest = { $anger ->
    [0] Anger grows { $at }. A helper gives up, helpers now: { $helpers }.
   *[other] Anger grows { $at }: unrest { $anger }.
  }
journal-uprising = Uprising { $at }! { $spreads ->
    [yes] The unrest spills over to the neighbours.
   *[no] The neighbours stay calm.
  }
journal-goods = { $name } puts { $amount } { $goods ->
    [fuel] fuel
   *[supplies] { $amount ->
        [one] supply
       *[other] supplies
      }
  } { $source ->
    [stock] from the stock
    [found] from the find
    [found-fuel] from the find
    [hospital-fuel] from the hospital's reserve
   *[depot] from the depot
  } { $sink ->
    [need] onto the need { $at }
    [stock] into the stock { $at }
    [hospital] aside for the hospital { $at }
    [depot] into the depot
   *[tank] into the tank ({ $actor }) { $at }
  }{ $far ->
    [yes] {", "}a transport from { $origin }{ $fuel ->
        [0] {""}
       *[other] {", "}using { $fuel } fuel
      }
   *[no] {""}
  }.
journal-refuelled = { $name } ({ $actor }) takes { $amount } fuel from the depot.
journal-passed-fuel = { $name } ({ $giver }) passes 1 fuel on: { $taker }.
journal-unit-end = { $day }: { $unit ->
    [night] the night is over.
   *[day] the day is over.
  } What is undone stays undone.
journal-unclaimed = Nobody saw to the find { $at }. Into the stock: { $supplies }, fuel lost: { $fuel }.
journal-ate-own = At the end of the day the quarters live on their stock: { $supplies ->
    [one] 1 supply
   *[other] { $supplies } supplies
  }{ $fuel ->
    [0] {""}
   *[other] {", "}and the hospital on its reserve: 1 fuel
  }.
journal-failed = { $task ->
    [yes] The task "{ $card }" { $at } was left undone.
   *[no] Nobody settled "{ $card }" { $at }.
  }
journal-weekday-end = { $day }, end of the day
journal-underfed = Hunger { $at }: { $covered } of { $need } covered.
journal-hospital-dark = The hospital { $at } goes dark: no fuel.
journal-health-roll = { $survived ->
    [yes] The sick { $at } get through the day: rolled { $rolled }, { $needed } needed.
   *[no] For the sick { $at } help comes too late: rolled { $rolled }, { $needed } needed.
  }
journal-ruin = Destroyed { $at }: { $business ->
    [none] { $building }
   *[other] { $business }
  }.
journal-deaths = { $count ->
    [one] One person dies { $at }.
   *[other] { $count } people die { $at }.
  }
journal-base-lost = The base { $at } is destroyed.
journal-lost = { $cause ->
    [uprisings] { $day }: too many uprisings. The town has slipped from the crisis staff's hands.
   *[town-hall] { $day }: the town hall has fallen. The crisis staff must give up.
  }
journal-expired = { $phase ->
    [act] Time is up. The time unit ends as it stands.
    [rest] Time is up. Whoever said nothing stays on duty.
   *[vote] Time is up. The votes that are there count.
  }
journal-autopilot = { $on ->
    [yes] The autopilot takes over for { $name }.
   *[no] { $name } is back on the staff.
  }
journal-left = { $name } has left the crisis staff.
journal-vote = { $stop ->
    [yes] { $name } would like to stop the game.
   *[no] { $name } would like to play on.
  }
# $code: all-voted, too-few-people
journal-aborted = { $code ->
    [all-voted] Everybody wanted to stop: the game has ended.
    [too-few-people] Nobody is left at the table: the game has ended.
   *[other] The game was stopped.
  }
journal-undone = { $name } takes the last step back.
# A line this version does not know yet
journal-unknown = Something happened.

## Why something was not possible

refusal-nothing-there = There is none of that here.
refusal-no-room = There is no room for more.
refusal-off-network = This quarter is not on the self-help network.
refusal-not-here = There is no such thing at this place.
refusal-wrong-goods = These goods cannot be moved like that.
refusal-no-helper = A transport needs at least one helper where it starts.
refusal-no-fuel = The administration's tank does not suffice for this trip.
refusal-administration-decides = The administration decides about this.
refusal-finder-decides = Whoever found it decides about this, or the administration.
refusal-actor-rests = This role is resting.
refusal-wrong-phase = { $phase ->
    [vote] First there is a vote about the new team.
    [rest] First everybody decides who rests.
    [read] First everybody reads the events.
    [act] That is not possible during the action.
   *[other] That is not possible now.
  }
refusal-already-decided = That has been decided already.
refusal-has-four-teams = This role has four teams already.
refusal-is-ready = You have said that you are ready. Take that back first.
refusal-not-ready = You have not said that you are ready.
refusal-operation-open = An effort is still open: get help, or give it up.
refusal-no-operation = There is no effort here that lacks strength.
refusal-nothing-in-hand = Take something suitable in hand first.
refusal-no-such-team = There is no such team.
refusal-team-used = This team has acted in this time unit already.
refusal-team-used-by = { $name } was faster: this team has acted in this time unit already.
refusal-team-rests = These teams are resting.
refusal-too-far = The tank does not reach that far: { $fuel } needed, { $have } there.
refusal-cannot-do = This role cannot do that.
refusal-not-enough-points = Not enough strength for that: { $points ->
    [one] 1 action point
   *[other] { $points } action points
  } needed, { $have } there.
refusal-no-such-marker = There is no such event here.
refusal-being-answered = Somebody is seeing to that already. You can help.
refusal-takes-part = This role takes part in the effort already.
refusal-too-many-points = The effort does not need that much any more.
refusal-no-such-task = There is no such task here.
refusal-not-possible-here = That is not possible in this quarter.
refusal-has-generator = An emergency generator is running here already.
refusal-already-informed = This quarter has been informed already.
refusal-no-such-business = There is nothing left to secure here.
refusal-nothing-to-search = Everything here has been searched.
refusal-has-base = There is a base here already.
refusal-no-block = The road is clear.
refusal-no-refuelling = No refuelling now: it takes a team on the self-help network, room in the tank and fuel in the depot.
refusal-no-passing = Fuel is passed between two roles in one quarter, neither of them resting.
refusal-nothing-to-decide = There is nothing to decide here now.
refusal-only-one = There is no more than one.
refusal-same-quarter = You are there already.
refusal-baton-elsewhere-by = { $name } leads your role today. You can object, and tomorrow the baton moves on.
refusal-baton-elsewhere = Somebody else leads your role today. You can object, and tomorrow the baton moves on.
refusal-no-proposal = There is no proposal you could agree to.
refusal-proposal-open = A proposal of your role is still waiting for an answer.
refusal-nothing-to-object = There is nothing to object to just now.
refusal-has-objected = You have already objected in this time unit.
refusal-something-in-hand = Put back first what you have in hand.

## The end

verdict-won = Made it
verdict-lost = Lost
verdict-aborted = Stopped
end-power-restored = The power is back: { $day }.
end-uprisings = Too many uprisings at the end of the day: { $day }.
end-town-hall = The base at the town hall has fallen: { $day }.
end-all-voted = Everybody wanted to stop. There is no score.
end-too-few-people = Nobody is left at the table. There is no score.
score-calm = Calm quarters
score-helpers = Helpers
score-bases = Bases
score-day = Days held out
score-deaths = Deaths
score-unrest = Unrest
score-ruins = Ruins
score-uprisings = Uprisings
score-total = Total

## The board: labels and explanations (board-…)

board-title = Situation room of the crisis staff
board-map = Map of the town
board-side = Orders, roles and cards
board-week = The week
board-power-need = { $weekday }: the power returns if two dice show at least { $need } together
board-depot = Depot
board-depot-supplies = { $count ->
    [one] 1 unit of supplies in the depot
   *[other] { $count } units of supplies in the depot
  }
board-supplies = Supplies
board-fuel = Fuel
board-uprisings = Uprisings
board-score = Score
board-modifiers = What costs more or less just now
board-points = { $count } of { $most } action points
board-tank = Tank: { $count } of { $most } fuel
board-tank-use = Fuel
board-prices = What actions cost
board-cannot = this role cannot do it
board-rests = resting
board-leads = in the lead: { $name }
board-missing = { $count } missing
board-used = has already acted
board-used-by = { $name } has acted with it
board-take-team = Take { $team } in hand, stands in: { $quarter }
board-zoom-in = Enlarge the map
board-zoom-out = Shrink the map
board-goods = Share out goods
board-covered = { $covered } of { $need } covered
board-desk-open = Share out goods here

# What a team, a tank, a quarter in hand can do
board-ap = AP
board-costs = costs { $count ->
    [one] 1 action point
   *[other] { $count } action points
  }
board-costs-more = costs { $count ->
    [one] 1 action point
   *[other] { $count } action points
  } and { $more } for the event
board-costs-unknown = costs { $count ->
    [one] 1 action point
   *[other] { $count } action points
  } and whatever the event asks for, which shows only then
board-hand-where = { $quarter } · { $points ->
    [one] 1 action point
   *[other] { $points } action points
  } · tank { $fuel }
board-hand-tank = Tank: { $actor }
board-hand-desk = Goods: { $quarter }
board-hand-trip = { $from } → { $to }
board-trip-paid = The trip is paid. You can go on loading.
board-trip-unpaid = The first load pays for the trip from the administration's tank.
board-answer-closed = { $kind }, strength still unknown
board-answer-open = { $kind }, lies open
board-join = Help { $actor }: { $missing } missing
board-join-help = First { $points ->
    [one] 1 action point
   *[other] { $points } action points
  } for your own team. How many do you add?
board-note-secure = A die plus 4 comes into town, the store is empty afterwards
board-note-generator = One unit of supplies less is needed here every day
board-note-inform = People are warned and the mood rises
board-note-inform-only = Warned, but no helper and no less unrest
board-note-search = Two dice: supplies and fuel
board-note-build = A base of the self-help network, and the mood rises
board-note-clear = The road in is free again
board-closed = { $count ->
    [one] 1 action is not possible here
   *[other] { $count } actions are not possible here
  }
board-drive = Drive to
board-no-drive = The tank is empty. The team can still act where it stands.
board-ship = Transport by helpers to
board-no-goods = Nothing can be moved here just now.
board-source = { $source } ({ $count })
board-move-one = 1 { $sink }
board-move-all = all { $sink }
board-all = all
board-refuel-note = { $count } fuel in the depot
board-pass-note = Both roles stand in the same quarter
board-operation = Effort under way
board-operation-missing = Strength { $value }, pledged { $given }: { $missing ->
    [one] 1 action point is missing
   *[other] { $missing } action points are missing
  }. Whoever stands there can help.
board-proposes = { $name } proposes: { $decision }
board-proposes-with = { $name } proposes ({ $hand }): { $decision }
board-leads-hand = { $name } leads today and has in hand: { $hand }
board-leads-you-not = { $name } leads today. Tomorrow the baton moves on.
board-give-up = Give up
board-give-up-help = All who take part lose their action points, the event stays.
board-ready-people = Ready: { $names } ({ $count } of { $all })
board-ready-nobody = When all are ready, the time unit ends.

# Rest and vote
board-rest-title = { $unit ->
    [night] Who rests tonight?
   *[day] Who rests today?
  }
board-rest-help = Whoever rests rolls for more action points but does nothing in this time unit. The cards come afterwards.
board-rest = Rest
board-duty = On duty
board-on-duty = on duty
board-decided = decided
board-undecided = still thinking
board-vote-title = A team is joining
board-vote-help = Everybody names a role. In a tie the administration decides.
board-voted = Your vote: { $actor }
board-voted-people = Voted so far: { $names }

# Cards
board-cards = Situation
board-cards-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
  }
board-no-cards = Nothing has happened yet.
board-card-done = settled
board-deck-E = Morning
board-deck-T = Day
board-deck-N = Night
board-if-open = If it stays open: { $fail }
board-if-done = If it succeeds: { $reward }
board-fail-fire = a building burns down, unrest +1
board-fail-spread = { $count ->
    [one] the fire spreads to one more house
   *[other] the fire spreads to { $count } more houses
  }
board-fail-ill = at the end of the day a die decides on life and death
board-fail-fatal = a person dies, unrest +1
board-fail-nothing = nothing more
board-plant = plant
board-at-here = here
board-at-beside = in the adjacent quarters
board-at-beside-quarter = all around { $quarter }
board-at-angriest = in the most restless quarter
board-at-random = { $set ->
    [INNER] in the inner town
    [SUBURB] in a suburb
    [INDUSTRIAL] in an industrial quarter
    [HOME] in a residential quarter
    [SUPERMARKET] by a supermarket
    [PHARMACY] by a pharmacy
    [PETROL] by a petrol station
    [PLANT] by a plant
    [SHB] by a base
    [NOSHB] where a base is missing
    [UNINFORMED] where nobody is informed
    [TENSE] in a restless quarter
   *[ANY] somewhere in town
  }
board-effect-fire = Fire { $place }
board-effect-ill = Sick people { $place }
board-effect-incident = Incident { $place }
board-effect-unrest = Unrest { $change } { $place }
board-effect-mood = Mood { $change } { $place }
board-effect-death = { $count ->
    [one] a person dies
   *[other] { $count } people die
  } { $place }
board-effect-ruin = { $target } destroyed { $place }
board-effect-lose = { $change } { $goods ->
    [FUEL] fuel
   *[SUPPLY] supplies
  } { $store ->
    [STOCK] in stock { $place }
    [TANK] in a tank
   *[DEPOT] in the depot
  }
board-effect-gain = { $change } { $goods ->
    [FUEL] fuel
   *[SUPPLY] supplies
  } { $store ->
    [STOCK] into stock { $place }
   *[DEPOT] into the depot
  }
board-effect-ap = Action points { $change }
board-effect-block = Road blocked { $place }
board-effect-task = Task: { $action } { $place }
board-effect-need = Need { $change } { $place }
board-effect-mod = { $modifier } { $change }{ $days ->
    [yes] {" "}(today)
   *[no] {" "}(this time unit)
  }
board-effect-info = Information { $place }
board-effect-vehicle = a fourth team
board-effect-unless = { $effect }, unless { $unless ->
    [INFORMED] people there are informed
    [SHB] there is a base
    [GEN] there is emergency power
   *[FIGURE] there are helpers
  }

# A quarter in words
board-marker-closed = { $kind }, face down: “{ $card }” ({ $action })
board-marker-open = { $kind }, strength { $value }: “{ $card }” ({ $action })
board-marker-changed = { $kind }, strength { $effective } (printed { $value }): “{ $card }” ({ $action })
board-task = Task “{ $card }”: { $action }, { $value ->
    [0] nothing on top
   *[other] plus { $value }
  }, due at the end of { $days ->
    [yes] the day
   *[no] the time unit
  }
board-fact-uprising = Uprising! { $more ->
    [0] Events here are harder by { $anger }
   *[other] And { $more } unrest: events here are harder by { $anger }
  }
board-fact-unrest = Unrest { $count } of 3: events here are harder by { $count }
board-fact-helpers = { $count ->
    [one] One person helps: events here are easier by 1
   *[other] { $count } helpers: events here are easier by { $count }
  }
board-fact-calm = Calm
board-fact-need-met = Supplied: { $covered } of { $need } covered, stock { $stock }
board-fact-need-open = Need today { $need }, covered { $covered }: { $open } missing, stock { $stock }
board-fact-extra = { $count } more need today
board-fact-hospital-met = The hospital has fuel today, in stock { $stock }
board-fact-hospital-open = The hospital still needs 1 fuel today, in stock { $stock }
board-fact-found = Found: { $supplies } supplies, { $fuel } fuel ({ $finders })
board-fact-blocked = Road blocked: driving in costs 1 fuel more
board-fact-base-network = Base, on the self-help network
board-fact-base-alone = Base, not on the self-help network yet
board-fact-site = A base can be built here
board-fact-no-site = No room for a base
board-fact-info-green = Freshly informed: no new fires, no dirty water
board-fact-info-striped = Still informed, only today
board-fact-generator = Emergency power: need less by 1
board-fact-generator-free = Emergency power is possible here
board-fact-search-DARK = Not searched yet
board-fact-search-LIGHT = Searched once, a second time finds less
board-fact-search-NONE = Searched out
board-fact-business-full = { $business }: store full
board-fact-business-empty = { $business }: store empty
board-fact-business-ruined = { $business }: destroyed
board-fact-buildings = { $buildings }
board-fact-buildings-lost = Destroyed: { $buildings }
board-fact-ruins = { $count ->
    [one] One ruin
   *[other] { $count } ruins
  }
board-fact-deaths = { $count ->
    [one] One person has died here
   *[other] { $count } people have died here
  }
board-fact-teams = Teams: { $teams }

# The end
board-end-roll = Rolled: { $black } and { $white }, together { $sum }; { $needed } were needed.
board-next-band = { $count ->
    [one] One point more
   *[other] { $count } points more
  } and it would have been band { $band }.
board-toll = What the week has cost
board-lesson-uprisings = Where needs stay open and events are left lying, unrest grows. Informing and bases take it away.
board-lesson-town-hall = An uprising in the town hall's quarter destroys a building every day, the base last. Calm must return there first.
board-debrief = To the debrief
