# The Policy Maker: the rules page. Nothing else reads this file.
#
# How it is written (like a small Markdown, see web/src/rules/blocks.ts):
#   blank line = new paragraph    - item of a list         1. numbered item
#   ### subheading                _bold_                   #draw = link to the section "draw"
#   > lines of an example         @name = a picture or table at this place
# No line may begin with *, [ or . because these mean something in Fluent.
# Numbers come from the game as variables; they are not typed here.

lead = One person governs, all others invest. The country is meant to grow, but nobody is meant to grab it.
duration = 20 to 30 minutes
fact = 1 government, the rest investors

minute-title = In one minute
minute =
    - Four columns stand for _education, health, energy and digital_. Investors climb them and pay with cards of the matching colour.
    - _An investor wins_ with a monopoly: standing in the dark zone of a column, at least { $lead } fields ahead of everybody else, across { $holds_needed } round ends without a break.
    - _The government wins_ if election day comes and nobody has managed a monopoly.
    - Every round begins with the government doing what the timeline says: audit, tax policy, grant or holiday.
    - Then every investor has one turn: invest or push others back, perhaps cash in an initiative, draw { $end_draw } cards.
    - If the government wins, all investors have lost. You will still see which of them got furthest and how well the country was run.

table-title = What lies on the table
table =
    ### The four columns

    Every column has { $top } fields. From field { $dark_from } on it is the _dark zone_. Each investor has one piece in every column. While it is not in play yet it counts as field 0. Several pieces may share a field.

    @columns

    At the foot of each column stands its _price_: one step up costs this many cards. In the beginning it is { $start_cost } everywhere.

    ### Cards

    @kinds

    There are { $cards_per_category } cards of every category and { $jokers } wild cards. A _wild card_ replaces one card of any category. You may use as many as you like.

    Next to the deck { $display } cards always lie open. When one is taken, a new one follows at once.

    ### Initiatives and goal

    { $open_initiatives } _public initiatives_ lie open. Whoever fulfils one gets cards for it. The government also knows a _secret goal_. It brings points, but not victory.

    ### The beginning

    - Who governs is drawn by lot. All others are investors.
    - Every investor gets { $start_hand } cards. The government has no hand.
    - The golden marker stands on the first field of the timeline.

round-title = How a round goes
round =
    @phases

    Investors always have their turns in the same order. When all are done, you check for a #monopoly. If there is none, the marker moves one field on.

    With four players a term lasts { $rounds } rounds:

    @timeline

government-title = The government acts
government =
    The government carries out exactly the action the marker stands on. It cannot be swapped, saved or left out.

    @actions

    ### Audit

    The government chooses an investor and sees the whole hand as it is right now. Everybody knows who is audited. What there was to see only the government knows. The same person may be audited more than once.

    ### Tax policy

    The government may change up to { $tax_changes } prices, each by exactly 1 up or down. It may also leave everything as it is. New prices apply to everybody at once.

    - No price falls below { $least_cost } or rises above { $most_cost }.
    - All four together must not exceed { $most_total_cost }. What counts is the state after the whole action.

    > _Example._ All prices are at { $start_cost }. Ada raises education to { $tax_up } and lowers digital to { $tax_down }. The total stays at { $tax_total }.

    ### Grant

    The government draws { $grant_per_investor } cards per investor, that is { $grant } with four players. It looks at all of them and deals them out _as it likes_: evenly or all to one person. The others only learn who got how many.

    > _Example._ Cem is close to a monopoly. Of the { $grant } cards Ada gives { $split_a } to Bo, { $split_b } to Dilan and only { $split_c } to Cem, and those are of no use there.

    ### Holiday

    The government takes a break. Nothing happens.

invest-title = Investing
invest =
    On your turn you may invest and manipulate as often as you like, in any order and mix, as long as you can pay. You may also do nothing at all.

    One step up costs as many cards of the category as its price says. Several steps at once are fine. You pay exactly; you cannot get rid of spare cards this way. Nobody goes beyond field { $top }.

    > _Example._ Energy costs { $inv_cost }. Bo stands on field { $inv_from } and wants to climb { $inv_steps } fields. That is { $inv_steps } × { $inv_cost } = { $inv_cards } cards. Bo pays with { $inv_own } energy cards and { $inv_jokers ->
        [one] one wild card
       *[other] { $inv_jokers } wild cards
      } and stands on field { $inv_to }.
    >
    > @invest

    Cards you pay lie open on the discard pile. When the deck is empty, the pile is shuffled anew.

manipulate-title = Manipulating the market
manipulate =
    If somebody else stands in the _dark zone_, you may push that piece back. Each step costs the column's price _plus 1_, in cards of this category. Wild cards work here, too.

    - You need no piece of your own in the column.
    - The piece may drop out of the dark zone on the way, but not below 0.
    - Once it stands outside, it is safe from further attacks.
    - The investor it happens to can only answer in their own turn.

    > _Example._ Health costs { $man_cost }. Cem stands there on field { $man_from }. Dilan pushes Cem back { $man_steps } fields: { $man_steps } × ({ $man_cost } + 1) = { $man_cards } cards. Now the piece stands on field { $man_to }.
    >
    > @manipulate

initiative-title = Cashing in an initiative
initiative =
    After your actions you may cash in _one_ open initiative if your pieces meet its condition right now. Only your own columns matter.

    @initiative

    1. You draw { $initiative_reward } cards from the deck.
    2. The initiative stays with you and counts at the end. You keep it even if your pieces fall later.
    3. The government draws two new initiatives, opens one of them and puts the other away face down.

    The very next investor can cash in the new one. You never have to, you only may.

draw-title = Drawing cards
draw =
    At the end of your turn you always draw { $end_draw } cards, one after the other. Each comes open from the display or unseen from the deck. A gap in the display is filled at once, so you may take the new card as well.

    @market

    _Open wild cards are in demand._ You may take one only if you have not drawn any card this turn. So it must be your first card. Whoever has just cashed in an initiative gets none. Unseen from the deck a wild card is always fine.

tax-title = Wealth tax and limits
tax =
    You may hold as many cards as you like. But with _more than { $wealth_tax_above }_ you owe wealth tax: you give away { $wealth_tax_discard } cards of your choice. This holds after a grant, after an initiative and after drawing.

    > _Example._ Bo holds { $wt_before } cards and draws { $end_draw }. That makes { $wt_high }, so Bo gives away { $wealth_tax_discard } and keeps { $wt_after }. With exactly { $wealth_tax_above } nothing would have happened.

    @limits

monopoly-title = Monopoly
monopoly =
    You _dominate_ a column if both are true:

    - Your piece stands in the dark zone, on field { $dark_from } to { $top }.
    - It stands at least { $lead } fields above _every_ other piece in this column.

    At the end of the round you get a tally mark for each column you dominate. With mark number { $holds_needed } in the same column you have the monopoly, and the game is over at once.

    > _Example._ In round { $mono_round } Cem climbs to field { $mono_field } in energy. Bo is closest with field { $mono_rival }: a lead of { $mono_lead } fields. At the end of the round there is the first mark. If nobody changes anything until the end of the next round, Cem wins.
    >
    > @monopoly

    _Every break counts._ If you are pushed back or somebody comes too close, your mark is gone at once. Even if you win the lead back in the same round.

    - Marks from different columns are not added up.
    - If several investors complete a monopoly at the same round end, they win together.
    - The check comes before the marker moves. So a monopoly in the last round beats the government.

end-title = End and scoring
end =
    With a _monopoly_ its investor wins. All others and the government lose, and nothing is scored.

    If the marker reaches _election day_, the government wins. Now you see how good it was:

    @scoring

    > _Example._ This is the board on election day:
    >
    > @score-example
    >
    > That makes { $ex_total } points: _{ $ex_band }_.

    @bands

    More than { $best } points are not possible. With the basic setting the top rating therefore remains a dream; #options offers ratings within reach.

    ### The government's secret goals

    The government knows one of them from the start. Only the board on election day counts. The figures are for { $investors } investors.

    @goals

    ### And the investors?

    They have lost. Who was most successful shows in the sum of their own four fields plus 1 for each initiative cashed in. In the example: { $ex_ranking }. In a tie the number of initiatives decides, then the highest single field, then the cards in hand.

options-title = Variants and settings
options =
    ### Three, four or five players

    The game is meant for four. This is how it changes with the number of investors:

    @variants

    Everything else stays the same. With five the deck can really run out: then you get what is there.

    ### Settings at the table

    @options

    The length of the term is the best dial. One round less makes it a good deal easier for the government, one more a good deal harder.

    ### When somebody is missing

    If the clock runs out, a simple rule decides: nothing is changed, nothing invested, and cards come from the deck. Whoever is missing twice in a row is replaced by a bot and can come back at any time.

tips-title = Tips for the first game
tips =
    ### For investors

    - Field { $safe } is a safe place to wait: up to there nobody can push you back.
    - Leap into the dark zone only when you have enough cards to stay. A small lead is quickly broken.
    - Look who could stop you. Many cards in somebody else's hand are a warning.
    - If somebody is close to a monopoly, the others must chip in together. Whoever waits loses along.
    - Initiatives give you cards for the next leap. Plan for them.

    ### For the government

    - Prices are your sharpest tool. Make dear what somebody needs to reach the top.
    - But beware: dear also means that the others can hardly push back any more.
    - Grants strengthen whoever is behind. Audit first to see who collects what.
    - Keep an eye on your goal, but first of all you must survive the term.

teachers-title = For teachers and hosts
teachers =
    With an introduction one game fits into a lesson, with a talk into a double one. Bots fill empty seats, even the government's. Play twice and swap roles: the view from the other side is half the gain.

    ### Questions for afterwards

    - What did the government want, what did the investors want? Where did that fit together, where not?
    - When did you cooperate as rivals? What made you do it?
    - All investors grow, and yet only one or none of them wins. Is that fair? What would be?
    - Which of the government's tools exist in reality: taxes, grants, supervision? What can they do, what not?
    - The government sees little and must decide all the same. What did you go by?
    - When is a big lead a fine achievement, and from when on does it harm everybody?

    ### What is simplified

    There are only four sectors and a single government that acts by a fixed plan. Parliaments, courts, elections and treaties are missing. Worth thinking about: what would change if the investors could vote?

credits-title = Who is behind it
credits =
    _The Policy Maker_ is a game by Victoria Fischer and Shuyin Zheng. It was made at TU Wien; layout and German edition are by Peter Purgathofer. In 2024 it won a prize at the International Educational Games Competition (IEGC Award).

    This version follows the course of the original. Initiatives, goals, timeline, measures, all texts and all pictures were made anew for Stromtisch.

## Pictures: what stands below them and what is read out

figure-columns = The chamber in mid-game. The dark zone above, the prices below.
figure-columns-alt = Four columns with pieces. { $columns_text } The dark zone begins at field { $dark_from }.
figure-kinds = Four categories and the wild card.
figure-kinds-alt = Five cards: education with a book, health with a heart, energy with a sun, digital with a network and the wild card with a star.
figure-timeline = Four years from left to right. The golden marker stands on round 1.
figure-timeline-alt = The timeline: { $timeline_text }.
phases-government = Government
phases-government-note = The action on the timeline.
phases-act = Investors
phases-act-note = In turn: invest, manipulate, cash in, draw.
phases-end = Round end
phases-end-note = A monopoly? If not, the marker moves on.
figure-invest = Before on the left, after on the right.
figure-invest-alt = The energy column. Bo's piece, the green triangle, moves from field { $inv_from } to field { $inv_to }.
figure-manipulate = Before on the left, after on the right.
figure-manipulate-alt = The health column. Cem's piece, the white circle, falls from field { $man_from } to field { $man_to }.
figure-initiative = Below the condition you see who still lacks how many steps.
figure-initiative-alt = The initiative "{ $ini_title }" asks for: { $ini_text }. Dilan meets it, the others still lack steps.
figure-market = Deck, display and discard pile.
figure-market-alt = A deck of face-down cards, two open cards and the discard pile. Open are { $market_text }.
figure-monopoly = The crown shows who dominates. Beside it stands for how long.
figure-monopoly-alt = The energy column. Cem stands on field { $mono_field }, Bo on field { $mono_rival }. Above the column: the first of { $holds_needed } tally marks.
action-audit-note = look at somebody's hand
action-tax-note = change up to { $tax_changes } prices by 1
action-grant-note = deal out { $grant } cards freely
action-holiday-note = nothing happens
action-count = { $count } × per game

## Tables

limits-caption = All limits at a glance
limits-price = Price of a column
limits-total = Most for all prices together
limits-top = Highest field
limits-dark = Dark zone
limits-hand = Cards free of wealth tax
limits-initiative = Most initiatives per turn
limits-range = { $least } to { $most }
scoring-caption = What the government counts
scoring-what = For
scoring-points = Points
score-furthest = Highest field of any piece
score-furthest-note = 0 to { $top }
score-average = Average of all pieces, rounded
score-average-note = 0 to { $top }
score-initiatives = Initiatives cashed in
score-initiatives-note = { $half } each
score-goal = Secret goal reached
score-goal-note = { $goal_points }
score-total = Together
example-board = Pieces on election day
example-result = Scoring
example-average = { $ex_sum } fields on { $ex_pieces } pieces
example-initiatives = { $ex_initiatives } initiatives
example-goal = missed
example-furthest = field { $ex_furthest }
bands-caption = How the government is rated
bands-band = Rating
bands-from = from points
bands-tuned = with ratings within reach
goals-caption = The goals; one of them is in play
goals-goal = Goal
goals-need = On election day
variants-caption = What depends on the number of players
variants-players = Players
variants-investors = Investors
variants-grant = Cards per grant
variants-rounds = Rounds
variants-pieces = Pieces in the average
