# Hertzschlag: the rules page. Nothing else reads this file.
#
# How it is written (like a small Markdown, see web/src/rules/blocks.ts):
#   blank line = new paragraph    - item of a list         1. numbered item
#   ### subheading                _bold_                   #check = link to the section "check"
#   > lines of an example         @name = a picture or table at this place
# No line may begin with *, [ or . because these mean something in Fluent.
# Numbers come from the game as variables; they are not typed here.

lead = You are neighbours on one shared power grid. Every household builds for itself, and whatever you build moves the same frequency.
duration = 30 to 45 minutes
fact = ages 12 and up

minute-title = In one minute
minute =
    - _Together:_ A marker shows the grid's frequency, with 50 Hz in the middle. If it is outside the green zone at the end of a round and the rescue fails, the lights go out everywhere. Then everybody loses.
    - _Alone:_ If the grid survives { $rounds } rounds, the household with the most points wins.
    - _Every round_ an event disturbs the grid. Then all of you secretly choose one of { $hand } hand cards at the same time: _play_ it or give it up for _income_.
    - _Playing_ a card costs money, moves the marker and brings points at the end.
    - _Thresholds_ on the scale reward you: bring the marker back towards the middle and you get €{ $fee }. Push it out and you pay €{ $fee }.
    - After the round your other cards travel to the next household. What you leave may be played by somebody else.

table-title = What lies on the table
table =
    The scale belongs to everybody. Each field is a step of { $step } Hz. Green reaches { $green } fields to the left and right, that is from { $low } to { $high } Hz.

    @scale

    - The dashed lines are _money thresholds_. They lie between two fields.
    - Outside green the grid is under strain. Red is a louder warning but has no rule of its own.
    - Two plants wait left and right for an emergency: pumped storage against too little frequency, the gas plant against too much.

    ### A hand card

    @card

    There are six categories. They count for events, goals and for variety at the end.

    @categories

    ### Your household

    Every household begins with €{ $start }, { $hand } hand cards and one secret goal. Everybody sees money and played cards. Only you see your hand and your goal.

    @household

round-title = How a round goes
round =
    @phases

    You play { $rounds } rounds at most. After the check of the last one nothing is passed on any more: you score.

event-title = Phase 1: event
event =
    First an event is turned over and carried out in full. It pushes the marker, and _nobody pays or gets anything for that_. Thresholds stay silent, too.

    Many events grow with what you have built. All households' open cards are counted together.

    > _Example: { $event_title }._ { $event_count } solar and wind cards lie on the table. The base is { $event_base }, and every { $event_divisor } cards add one more field downwards: { $event_steps } in all. The marker goes from { $event_from } to { $event_to } Hz.
    >
    > @event

    - Is the marker outside green now? Nothing is lost yet. Only the #check decides.
    - Some events also bring or cost money. That happens after the movement: first everybody pays, then everybody receives.
    - Of { $events } events you will see only { $rounds }. None comes twice.

choose-title = Phase 2: choose a card
choose =
    Now you talk. Anything goes: your cards, your plans, your worries. Two things hold:

    - Nobody shows their hand.
    - No promise binds. You may say one thing and play another.

    With the three _signals_ "up", "hold" and "down" you give the others a quick hint without typing.

    Then every household lays _one_ card face down and says what it is for:

    - _Play_ is possible only if you can pay for the card.
    - _Income_ is always possible.

    While somebody is still choosing you may take your card back. The others see only _that_ you have chosen. Once the last card is down, it becomes visible for all at once who plays and who takes income. Which card it is shows only when that household has its turn.

resolve-title = Phase 2: reveal the cards
resolve =
    The household with the start flag begins, then it goes on clockwise. Each one finishes completely before the next has its turn.

    ### Taking income

    Your card vanishes into the box unseen. You get €{ $base_income } plus all the income printed on cards you played _earlier_.

    > _Example._ In front of Ada lie { $income_cards }. Together they show an income of €{ $income_sum }. Ada gets { $base_income } + { $income_sum } = €{ $income_total }.

    ### Playing a card

    From now on the card lies open in front of you and stays there to the end. Go step by step:

    1. _Pay._ First pay the full price.
    2. _Move the marker._ Plus goes to the right, minus to the left. You must go all the way.
    3. _50 Hz sign._ The marker goes at most this many fields to the middle and stops there. Steps left over lapse.
    4. _Special effect._ Do what it says at the foot of the card.

    ### Thresholds

    When _your_ card takes the marker across a threshold, it is about your money: going out you pay €{ $fee }, going in you get €{ $fee }. Thresholds are settled one by one along the way. If you do not have enough, you give what you have. There are no debts, and the marker still goes all the way.

    > _Example: going out._ Bo has €{ $out_money } and, at { $out_from } Hz, plays { $out_card } for €{ $out_cost }. The marker goes { $out_steps } fields down to { $out_to } Hz and crosses { $out_crossings ->
        [one] one threshold
       *[other] { $out_crossings } thresholds
      }. Bo pays €{ $out_fee } and keeps €{ $out_left }.
    >
    > @outward

    > _Example: back to the middle._ At { $in_from } Hz Cem, with €{ $in_money }, plays { $in_card } for €{ $in_cost }. The marker rises to { $in_to } Hz. { $in_crossings ->
        [one] One threshold lies
       *[other] { $in_crossings } thresholds lie
      } on the way, which brings €{ $in_earned }. Cem ends up with €{ $in_left }.
    >
    > @inward

    > _Example: the 50 Hz sign._ The grid is at { $to50_from } Hz. Dilan pays €{ $to50_cost } for { $to50_card }. The sign allows { $to50_steps } fields, and the marker gets to { $to50_to } Hz. Dilan collects €{ $to50_earned } on the way. This sign never makes you pay.

    > _Example: not enough money._ Ada, with €{ $short_money }, plays { $short_card } for €{ $short_cost }. That leaves €{ $short_before }. The way crosses { $short_crossings } thresholds, which would be €{ $short_due }. Ada gives the remaining €{ $short_paid } and has €{ $short_left }. The marker is at { $short_to } Hz: no longer green.

    ### Good to know

    - At the end of the scale the marker stops. Further steps lapse and cost nothing.
    - Has somebody before you taken your money so that you cannot pay any more? Then your card counts as income. It is not shown.
    - A card you play this round helps your income only later: you do just one of the two per round.

check-title = Phase 3: check and rescue
check =
    If the marker is in the green zone, all is well. Go on with #pass.

    If it is not, exactly one plant can help:

    @plants

    Each plant works _once in the whole game_. If the fitting one has been used up, there is a blackout at once. Otherwise you try the rescue. Nobody can turn it down:

    1. _Talk:_ You have { $talk_seconds } seconds. Who gives how much? If everybody is ready, it goes on sooner.
    2. _Bid:_ All choose €0 to €{ $most_bid } secretly and at the same time, never more than they own.
    3. _Reveal:_ Everybody pays their bid. Even if it is not enough.
    4. If at least €{ $rescue } come together, the marker moves to the nearest green field. Thresholds do not count here. What is too much is not paid back.

    > _Example: saved._ At { $save_from } Hz pumped storage steps in. The bids add up to €{ $save_sum }. The marker moves to { $save_to } Hz, and pumped storage is used up.
    >
    > @bids-enough

    > _Example: too little._ This time everybody hopes for the others. Only €{ $fail_sum } come together. The money is gone, and so is the light.
    >
    > @bids-short

    A _blackout_ means: the game is over at once, everybody loses, nobody counts points. If even your highest bids could not reach €{ $rescue }, it comes without further ado.

pass-title = Phase 4: pass on the cards
pass =
    The grid has held? Then prepare the next round:

    1. The start flag moves on to the _left_.
    2. All hand their { $left } remaining cards to the _right_ at the same time.
    3. Every household draws one card and has { $hand } again.

    @passing

    So you know which cards your neighbour on the right receives. Use it when you bargain, or keep it to yourself.

money-title = Money and limits
money =
    - You begin with €{ $start }. You never go below zero.
    - Up to €{ $purse } everything fits into your purse. For more you need a _reserve card_. There are only { $reserve_cards }, so no more households than that can be above €{ $purse } at a time. First come, first served.
    - Nobody has more than €{ $limit }. Anything above is lost.
    - When your money drops to €{ $purse } or less, your reserve card is free again at once.
    - Threshold money flows only between you and the bank, never to another household.

    @limits

effects-title = Special effects
effects =
    Some cards have an extra line at the foot. It works at the very end, after price and marker.

    - _Discount:_ From now on your cards of this category cost you less. Discounts add up, but never below €0.
    - _Buffer:_ It shortens the way of the next event by this many fields and is then used up. Several buffers add up.
    - _Free thresholds:_ This card costs you nothing at thresholds on the way out. What you earn on the way in is still yours.
    - _Rescue bonus:_ If you pay at least €1 in a rescue, your share counts for more, once. Bid €0 and you keep the bonus.
    - _Foresight:_ You alone see the next event. Whether you tell the truth about it is up to you.
    - _Card swap:_ Draw a card, then put any hand card under the deck.
    - _Money for all or from all:_ This includes you. Nobody pays more than they have.
    - _Money per card:_ Count the named categories, in front of you or on the whole table. The card just played counts too.

end-title = End and scoring
end =
    If the grid also holds in round { $rounds }, everybody shows their goal and counts points. Only played cards score, and always the numbers on them, not the signs. Fractions are rounded down.

    @scoring

    Your goal card offers two ways. You get only one of them, the better one, even if you manage both.

    @goal

    > _Example._ This is how Bo adds up at the end:
    >
    > @score-example

    Whoever has most wins. In a tie you share the victory.

options-title = Variants and settings
options =
    Whoever opens the table can change a few things. This page always names the suggested values.

    @options

    A wider green zone or more starting money makes it easier, a narrower green zone harder.

    ### When somebody is missing

    - If the clock runs out while you choose, you take income with your leftmost card. A missing bid counts as €0.
    - If the connection breaks, an autopilot takes over after a minute. It takes income and pays its fair share in rescues. You can come back at any time.
    - Whoever leaves the table for good is no longer ranked.
    - If everybody wants to stop, the game ends without a result.

tips-title = Tips for the first game
tips =
    - Look together where the marker points after the event. Who has something to push back?
    - Talk in directions, not in numbers: "I am going up." That is usually enough and leaves everybody their secrets.
    - Sun, wind and saving raise the frequency. New loads such as the electric car lower it. Flexibility leads to the middle.
    - Keep a few euros for the rescue. With three players €{ $rescue } is nearly all you are allowed to bid.
    - Early income on cards pays several times, and there are points for it at the end.
    - Read your goal before every choice. There are two ways on it, one is enough.
    - The more solar and wind cards there are, the fiercer the weather. Buffers and storage become valuable then.

teachers-title = For teachers and hosts
teachers =
    A game fits into a double lesson: ten minutes of introduction with the first three sections, one game, twenty minutes of talk. Bots fill missing seats. An onlooker can put the table on the wall and sees nothing secret.

    ### Questions for afterwards

    - When did you think of everybody, when of yourselves? What tipped the scales?
    - Did somebody break a promise? What did that do to the next agreement?
    - In a rescue it pays to hope for the others. Where do you know this from real life?
    - Why did events become stronger the more you built? What helped?
    - Thresholds reward what is good for the grid. Which everyday prices work in a similar way?

    ### What is real about it

    In Europe the frequency is meant to stay close to 50 Hz. With ± { $band } Hz the green band on the scale matches the usual range. Generation and consumption must fit together at every moment: too much consumption drags the frequency down, too much generation lifts it. Storage, loads that can be steered and reserve plants even it out.

    ### What is simplified

    In reality no single household moves the frequency in a way you could measure. In the game each household stands for very many. The end is coarser, too: real grids protect themselves in stages before it gets all dark.

credits-title = Who is behind it
credits =
    _Hertzschlag – Stromnetz unter Spannung_ was invented by Juma Al-JouJou and published in 2020 by Karma Games together with Stromnetz Berlin.

    This version follows the course of that game. Cards, events, goals, the measures of the scale, all texts and all pictures were made anew for Stromtisch. If you enjoy it, we recommend the original at a real table.

## Pictures: what stands below them and what is read out

figure-scale = The scale at the beginning: the marker is at 50 Hz.
figure-scale-alt = Frequency scale from { $track_low } to { $track_high } Hz. The marker is in the middle at 50 Hz. The green zone goes from { $low } to { $high } Hz, strained and critical fields follow outside. There are { $thresholds } money thresholds of €{ $fee } on either side.
figure-card = How to read a hand card.
figure-card-alt = The hand card { $card_title }. Price €{ $card_cost }, { $card_frequency }, income €{ $card_income }, eco points { $card_eco }.
card-category = Picture and colour at the head show the _category_.
card-cost = The _price_ is at the top right.
card-frequency = The arrow shows how far the _frequency_ moves. Plus raises, minus lowers, the 50 Hz sign leads to the middle.
card-income = Coin with an arrow: _income_. It pays every time you take income later on.
card-eco = Leaf: _eco points_ for the scoring.
card-effect = Some cards have a _special effect_ at the foot, see #effects.
category-efficiency-note = Saving raises the frequency a little. Switching to electricity lowers it.
category-politics-note = Rules and grants: many special effects.
category-flexibility-note = Storing and shifting: mostly back to the middle.
category-emobility-note = New loads: nearly always down, but plenty of eco.
category-solar-note = Power from roof and field: up.
category-wind-note = Large generators: far up, with much income.
figure-household = Ada's household: money, signal and three played cards with their sums.
figure-household-alt = A household called Ada with €{ $home_money }. It has played { $home_cards }. Together they make €{ $home_income } of income and { $home_eco } eco points.
phases-event = Event
phases-event-note = It moves the frequency.
phases-act = Act
phases-act-note = All choose in secret, then reveal in turn.
phases-check = Check
phases-check-note = Green? If not: rescue or blackout.
phases-pass = Pass on
phases-pass-note = Cards to the right, start flag to the left.
figure-event = This is the event on the screen, with the sum below.
figure-event-alt = The event card { $event_title }: { $event_steps } fields, from { $event_from } to { $event_to } Hz.
figure-outward = Out across a threshold: that costs.
figure-outward-alt = The scale with the marker at { $out_from } Hz. A dashed preview shows where it would go: { $out_to } Hz.
figure-inward = In across a threshold: that pays.
figure-inward-alt = The scale with the marker at { $in_from } Hz. A dashed preview shows where it would go: { $in_to } Hz.
figure-plants = Pumped storage helps on the left, the gas plant on the right.
figure-plants-alt = Two plants. Pumped storage helps when the frequency is too low. The gas plant helps when it is too high.
figure-bids-enough = Four bids that are enough.
figure-bids-enough-alt = Bids: { $save_list }. Together { $save_sum } of €{ $rescue }: enough.
figure-bids-short = Three bids that fall short.
figure-bids-short-alt = Bids: { $fail_list }. Together { $fail_sum } of €{ $rescue }: too little.
figure-passing = Seen from above: cards travel to the right, the start flag to the left.
figure-passing-alt = Four seats around a table, clockwise Ada, Bo, Cem and Dilan. Hand cards go anticlockwise, from Bo to Ada. The start flag goes clockwise, from Ada to Bo.
passing-cards = hand cards
passing-start = start flag
figure-goal = A secret goal with two ways. The bar shows how far you are.
figure-goal-alt = The goal card { $goal_title } with two ways. First: { $goal_a }, { $goal_a_points } points. Or: { $goal_b }, { $goal_b_points } points.

## Tables

limits-caption = All limits at a glance
limits-start = Starting money
limits-base = Basic income
limits-fee = Money threshold
limits-rescue = Price of a rescue, all together
limits-bid = Highest bid
limits-purse = Most without a reserve card
limits-most = Most with a reserve card
scoring-caption = What brings points
scoring-what = For
scoring-points = Points
score-goal = Secret goal
score-goal-note = what the card says, once
score-money = Money
score-money-note = 1 for every full €{ $money_per_point }
score-income = Income on your cards
score-income-note = 1 for every full €{ $income_per_point }
score-ecology = Eco points on your cards
score-ecology-note = 1 for every full { $eco_per_point } eco points
score-diversity = Different categories
score-diversity-note = { $diversity }
diversity-part = { $categories } categories: { $points }
score-total = Together
example-has = Bo has
example-goal = "{ $ex_goal }": { $ex_goal_text }
example-money = €{ $ex_money }
example-income = €{ $ex_income } on the cards
example-ecology = { $ex_eco } eco points
example-diversity = { $ex_categories } categories
