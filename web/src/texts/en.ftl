### The words around the games. What belongs to a game stands with the game.

## Everywhere

brand = Stromtisch
skip = Skip to content
close = Close
cancel = Cancel
home = Home
retry = Try again
loading = One moment …
seat-label =
    Seat { $number } ({ $shape ->
        [0] red, circle
        [1] blue, square
        [2] green, triangle
        [3] yellow, diamond
       *[4] purple, hexagon
    })
language = Language
language-de = Deutsch
language-en = English
theme = Brightness
theme-auto = As the system
theme-light = Light
theme-dark = Dark
missing-title = No table here
missing-text = There is no such page. Perhaps a character is missing in the address?
footer-free = Stromtisch is free software under the MIT licence. All texts and pictures are our own.
footer-private = No accounts, no ads, no tracking.

## Start page

start-title = This table is live.
start-lead = Board games about electricity, played together in the browser: in a classroom, in a crisis team, at the kitchen table or hundreds of miles apart.
start-how = No sign-up. One of you opens a table, everyone else joins with the code, and a bot stands in for anyone missing.
join-title = Got a code?
join-code = Table code
join-code-example = e.g. KWRTZP
join-go = Join the table
join-code-missing = Enter the code that someone sent you.
your-tables = Your tables
your-tables-as = as { $name }
your-tables-watching = as a guest
your-tables-forget = Forget table { $code }
games-title = The games
games-failed = The games cannot be loaded right now.
game-players = { $least } to { $most } players
game-players-exact =
    { $count ->
        [one] One player
       *[other] Exactly { $count } players
    }
game-open = Open a new table
game-picture = Picture for { $title }

## Opening a table

new-title = Set up { $game }
new-lead = Take a seat and decide who plays. The game starts by itself once no seat is open.
name = Your name
name-hint = This is how the others see you.
name-missing = What should the others call you?
seats = Seats
seats-count = How many are playing?
seat-number = Seat { $number }
seat-you = you
seat-kind = Who sits here?
seat-open = Open for someone
seat-bot = Bot: { $bot }
bot-sensible = thoughtful
bot-random = rolls dice
bot-other = { $bot }
bot-name = Bot ({ $bot })
options-title = Adjust the rules
options-all-default = Everything as suggested
options-changed =
    { $count ->
        [one] One change
       *[other] { $count } changes
    }
option-range = { $least } to { $most }
option-default = Suggested: { $value }
option-value-random = drawn by lot
option-value-standard = standard
option-value-free = free
option-value-equal = equal
option-value-all = all pieces
option-value-leaders = leaders only
option-value-seed = as in the original
option-value-tuned = within reach
option-value-schwarzbach = Schwarzbach
option-value-zell-herbertingen = Zell-Herbertingen
option-value-stephansfeld = Stephansfeld an der Fritzel
option-value-seats = by seats
option-value-open = all for everything
option-value-lead = with a baton
option-value-consensus = two together
option-value-long = long
option-value-easy = easy
option-value-normal = normal
option-value-expert = hard
option-on = on
option-off = off
create = Open the table
creating = Laying the table …

## Joining and waiting

table-page-title = Table { $code }
lobby-title = Nearly there
lobby-lead = Pass on the code or the link. The game starts as soon as every seat is taken.
lobby-watching = You are watching. The game starts as soon as every seat is taken.
lobby-code = Table code
lobby-copy = Copy link
lobby-copied = Link copied
lobby-copy-failed = Copying does not work here. The link is: { $link }
lobby-seats = Who is here
lobby-missing =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
lobby-free = Still open
lobby-host = host
lobby-add-bot = Add a bot
lobby-free-again = Open up again
lobby-bot-level = Which bot?
lobby-fair = Fairly shuffled: the server has already drawn its random number, and this is its checksum. The browser of each person adds a number of its own. So nobody alone can choose the shuffle, and after the game everything can be checked.
lobby-shuffling = Shuffling …
sit-title = Take a seat
sit-lead = { $host } invites you to { $game }.
sit-lead-plain = { $game } is about to be played here.
sit-which = Which seat?
sit-any = Any
sit-go = Sit down
sit-watch = Just watch
table-unknown-title = There is no such table
table-unknown = Nothing is to be found under the code { $code }. Is every character right?
table-no-pages = This page cannot show that game yet. Please reload it once.

## At the table

prompt-label = What now?
clock-left =
    { $seconds ->
        [one] One second left
       *[other] { $seconds } seconds left
    }
clock-over = Time is up
you-watch = You are watching
seat-acting = host for { $host }
onlookers =
    { $count ->
        [one] One guest is watching
       *[other] { $count } guests are watching
    }
undo = Take back
connection-connecting = Connecting …
connection-lost = Connection lost. Trying again in a moment; nothing you entered will be lost.
connection-too-many = So many people are watching here that there is no place left. We try again now and then.
connection-elsewhere = This seat is open in many other windows. We try again now and then.
connection-gone = This table has been cleared away.
connection-back = Connected again.
seat-away = not connected
seat-autopilot = Autopilot
seat-left = gone
people = At the table
board = Board
chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
chronicle-newest = To the newest
chronicle-show = Show it on the board
chat = Talk
chat-empty = All quiet so far. Say hello!
chat-write = Message to everyone
chat-send = Send
chat-waiting = still being sent
chat-onlooker = Those with a seat at the table can talk here.
chat-new =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
chat-said = { $name } says: { $text }
panel-hide = Hide the side panel
panel-show = Show the side panel
panel-label = Chronicle and talk
menu = Menu
menu-share = Invite
menu-fair = Fairly shuffled?
menu-vote = Vote to stop
menu-unvote = Keep playing after all
menu-votes = { $count } of { $people } want to stop
menu-leave = Leave the table
menu-record = Download this match
leave-title = Leave the table?
leave-text = The autopilot plays on for you, so that the others can continue. With this browser you can come back until the game is over.
away-left = You have left the table.
away-idle = The clock ran out for you twice.
away-text = The autopilot plays for you.
away-come-back = Come back
away-play-on = Play on myself
leave-lobby = Your seat becomes free again.
leave-go = Yes, I am leaving
leave-stay = I am staying
vote-title = Stop the game?
vote-text = The game ends without a score once everybody who is at the table now votes for it. You can take your vote back at any time.
vote-go = Vote for it
vote-running = { $names } would like to stop.
vote-running-many = { $names } would like to stop.
fair-title = Fairly shuffled
fair-text = The server drew a random number and showed its checksum before anybody added anything. Then the browser of each person added a number of its own. Only all of them together make the shuffle, so neither the server nor anybody at the table could choose it alone.
fair-commitment = Checksum of the server's number (SHA-256)
fair-server = The server's number
fair-nonce = Number added by { $name }
fair-seed = Seed of the shuffle, computed from all numbers
fair-later = The server's number appears after the game. Then this page does all the sums here.
fair-found-sum = Checked: the server's number has the checksum that was shown.
fair-found-sum-not = This does not fit! The server's number has a different checksum.
fair-found-before = It is the checksum this browser saw before it added its number.
fair-found-before-not = This does not fit! This browser saw a different checksum before.
fair-found-own = This browser's number is among them, unchanged.
fair-found-own-not = This does not fit! This browser's number is missing or was changed.
fair-nobody = Nobody added a number at this table; the seed is the server's number.
fair-elsewhere = Check it elsewhere

## A board for any game

generic-decisions = What you can do now
generic-closed = What cannot be done now
generic-view = What lies on the table
generic-outcome = Result
generic-prompt = It is your turn.
generic-waiting = Waiting for { $names }.
generic-over = The game is over.
generic-winners = Won: { $names }
generic-nobody = Nobody has won.
generic-seat = Player
generic-place = Place
generic-points = Points
generic-details = All about the result

## The view for everybody in the room

screen-title = Take a seat at the table
screen-scan = Scan the code with your phone’s camera.
screen-or = Or open this address and enter the code:
screen-qr = QR code for { $link }
screen-alone = Only this computer knows this address. Open the page under its address in the network so that phones can find it.
screen-awaited = To act:
screen-full = Full screen
screen-open = View for the projector

## Hosting, pauses, seats

host-menu = Host
host-title = Host
host-clock = Clock
host-pause = Pause
host-resume = Play on
host-extend = +{ $minutes } min
host-skip = Time is up
host-no-clock = No clock is running.
host-patient = This table is played without a clock.
host-back = Going back
host-back-hint = Look back for the point from which play should go on. Everybody at the table will know. What nobody knows yet is shuffled anew.
host-back-go = Find the point
host-back-closed = When this table was opened, going back was not allowed.
host-away = Who is missing
host-away-hint = A bot can play the seat until the person is back.
host-autopilot = Autopilot
host-onlookers = Guests
host-admit = People without a seat may watch
host-close = Close the table
host-close-title = Close the table?
host-close-text = The game is then over for everybody. It can still be looked at, but not continued.
paused-title = Pause
paused-text = The table waits.
paused-left = The clock stands at { $left }.
paused-short = After two minutes it goes on by itself.
past-title = This match can be read, but not played on.
past-text = It was played under rules { $rules }; this server has rules { $newest }.
past-unknown = The server no longer has the rules ({ $rules }) or the cards it was played with.
past-not-drawn = The board of this old match cannot be drawn any more. Its chronicle, its talk and its record are still here.
edition-older = The game has been updated. This table goes on with the rules and cards it began with.
closed-title = This table is closed
closed-lobby = The game was called off before it began.
shut-title = A closed round
shut-text = At this table only people with a seat may watch.
rematch = Once more
rematch-follow = To the next game
rematch-led = On to the next game!
journal-table-paused = { $name } pauses the game.
journal-table-resumed = { $name } resumes the game.
journal-table-pause-over = The pause is over.
journal-table-mended =
    { $lost ->
        [0] The log of this table was damaged. What is sound was saved; play goes on from here.
        [one] The log of this table was damaged, and one line of it is lost. Play goes on from here.
       *[other] The log of this table was damaged, and { $lost } lines of it are lost. Play goes on from here.
    }
journal-table-closed = { $name } closes the table.
journal-table-extended =
    { $minutes ->
        [one] { $name } adds a minute.
       *[other] { $name } adds { $minutes } minutes.
    }
journal-table-admits = { $name } lets guests watch.
journal-table-shuts = { $name } closes the round to guests.
journal-table-acting = { $name } acts as host while { $host } is away.
journal-table-host = { $name } is the host again.
journal-table-stand-in = A bot ({ $bot }) plays for { $name }.
journal-rolled-back =
    { $anew ->
        [yes] { $name } has turned the game back. Play goes on from here. What nobody knew yet has been shuffled anew.
       *[no] { $name } has turned the game back. Play goes on from here.
    }
journal-rejoined = { $name } is back at the table.
settings-title = How it is played
settings-patient = Play over days
settings-patient-hint = No clock runs and nobody is replaced. The table waits until everybody has time.
settings-short_pauses = Short pauses only
settings-short_pauses-hint = The host may stop once a round (in Neustart: a weekday), for two minutes.
settings-rollback = Allow going back
settings-rollback-hint = The host may return to any earlier point, even past what was revealed. Good for learning.
settings-onlookers = Guests may watch
settings-onlookers-hint = Whoever has the link sees what everybody sees. This can be changed later.
watch-bots = I only watch
watch-bots-hint = Bots play among themselves, or others sit down.
seat-beside = Somebody at this device
seat-here = at this device
beside-title = Somebody else at this device?
beside-name = Name
beside-go = Sit down
beside-hint = You pass the device around. In between everything is covered.
lobby-fill = Fill free seats with bots
cover-title = Pass the device to { $name }
cover-text = There is nothing to see here until { $name } takes over.
cover-take = I am { $name }
cover-others = Or somebody else has a quick look:
cover-pass = Pass on
mine-turn = It’s your turn
mine-waits = Waiting for { $names }
mine-lobby = Waiting for players
mine-over = Over
turn-ask = Notify me when it’s my turn
turn-title = It’s your turn
turn-text = { $game } · table { $code }

## Looking back, and records

menu-replay = Look back
replay-title = Looking back
replay-back = Back to the game
replay-table = To the table
replay-first = To the beginning
replay-before = One step back
replay-next = One step on
replay-last = To the end
replay-slider = Point in the game
replay-step = Step { $step } of { $steps }
replay-eyes = Through whose eyes?
replay-everybody = What everybody sees
replay-link = Link to this point
replay-roll = Play on from here
replay-roll-title = Play on from here?
replay-roll-text =
    { $steps ->
        [one] One step after it no longer counts. What nobody knows yet is shuffled anew. Everybody at the table will know, and the chronicle keeps it.
       *[other] { $steps } steps after it no longer count. What nobody knows yet is shuffled anew. Everybody at the table will know, and the chronicle keeps it.
    }
replay-rolled = The game was turned back.
record-open = Look at a recorded game
record-title = Recorded game
record-lead = Choose a file you downloaded after a game. We play it again step by step, check the shuffle and show you the game.
record-choose = Choose a record
record-no-json = This is no record: the file cannot be read.
record-good = Checked and sound
record-acts =
    { $count ->
        [one] One step played again, it was allowed.
       *[other] { $count } steps played again, all of them allowed.
    }
record-outcome = The result agrees with the record.
record-unfinished = The game was not played to its end.
record-shuffle = Fairly shuffled: checksum and seed fit the numbers, computed here in the browser.
record-shuffle-not = This does not fit! Checksum or seed belong to other numbers.

## Rules pages

rules = Rules
rules-of = Rules of { $game }
rules-title = How to play { $game }
rules-new-tab = Rules (new tab)
rules-contents = Contents
rules-print = Print
rules-top = Back to top
rules-none = There is no rules page for this game yet.
rules-failed = The rules cannot be loaded right now.

## Why something was not possible

refusal-has-left = This seat has already been left.
refusal-damaged = The log of this table is damaged, so it cannot go on. Please tell the person who runs the server.
refusal-other-rules = This table was played under rules this server does not have: it can be read, but not played on.
refusal-unknown-edition = No table was played with this edition of the game.
refusal-try-again = That could not be stored just now. Nothing has changed: please try again.
refusal-internal = Something went wrong on our side. Nothing has changed: please try again.
refusal-unknown-path = There is nothing at this address.
refusal-wrong-method = This address cannot be used like that.
refusal-unexpected = That did not work ({ $code }). Please try again.
refusal-offline = The server cannot be reached right now. Check the connection and try again.
refusal-not-your-decision = Someone else is deciding this right now.
refusal-unknown-decision = That choice does not exist at the moment.
refusal-stale = The game had already moved on. Take a look at what changed and decide again.
refusal-cannot-afford = You cannot afford that: it costs €{ $cost } and you have €{ $money }.
refusal-not-in-hand = You no longer hold this card.
refusal-wrong-phase = That belongs to another part of the round.
refusal-already-committed = You have already chosen. Withdraw your choice if you want to change it.
refusal-not-committed = You have not chosen anything you could withdraw.
refusal-already-ready = You have already said that you are ready.
refusal-already-bid = Your bid already lies face down on the table.
refusal-same-signal = You are already showing this signal.
refusal-game-over = The game is over.
refusal-nothing-to-undo = There is nothing to take back.
refusal-revealed = That has been revealed and can no longer be taken back.
refusal-others-decided = Others have decided since, so it has to stand.
refusal-no-seat = You need a seat at the table for that.
refusal-seat-taken = Someone was faster. Pick another seat.
refusal-table-full = All seats are taken. You can still watch.
refusal-not-host = Only the host of the table can do that.
refusal-already-started = The game is already running.
refusal-already-contributed = The number this seat adds to the shuffle is already fixed.
refusal-not-started = The game has not started yet.
refusal-unknown-table = There is no such table. Is the code right?
refusal-unknown-game = The server does not know this game.
refusal-unknown-option = One of the settings no longer exists. Please reload the page.
refusal-bad-option = One of the settings does not fit. Please look through them again.
refusal-bad-name = That name does not work. Use 1 to 24 characters.
refusal-bad-text = A message needs 1 to 500 characters.
refusal-bad-seats = The seats cannot be arranged like that.
refusal-malformed = The server could not read that. Reload the page and try again.
refusal-too-large = That was too much at once. Keep it a little shorter.
refusal-too-slow = That took too long to arrive. Check the connection and try again.
refusal-wrong-type = The server could not read that. Reload the page and try again.
refusal-chat-full = This table's chat is full. You can go on playing.
refusal-busy = The server has a lot to work out just now. Please try again in a moment.
refusal-too-costly = Working this match out again takes the server too long.
refusal-log-full = This table's log is full. You can play the match to its end, but there is no more undo and no more chat.
refusal-too-many = That was a bit quick. Wait a moment and try again.
refusal-still-playing = The full record is there once the game is over.
refusal-wrong-origin = The request came from another site and was turned down. Open the table at its own address.
refusal-paused = The game is paused.
refusal-pause-used = There has been a pause in this round already.
refusal-not-paused = The game is running already.
refusal-closed = This table is closed.
refusal-no-clock = No clock is running.
refusal-no-rollback = Going back is not allowed at this table.
refusal-not-away = You play for yourself already.
refusal-not-absent = They are here and play for themselves.
refusal-no-onlookers = At this table only people with a seat may watch.
refusal-bad-record = This record does not hold ({ $field }): { $problem }

## Debrief after the match

debrief = Debrief
debrief-of = Debrief of { $game }, table { $code }
debrief-title = { $game }: the debrief
debrief-table = Table { $code }
debrief-open = To the debrief
debrief-back = Back to the table
debrief-csv = Table (CSV)
debrief-print = Print
refusal-no-debrief = There is no debrief for this game.
debrief-later = The debrief is there as soon as the game is over.
