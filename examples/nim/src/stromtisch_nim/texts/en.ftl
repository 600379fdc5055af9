prompt-take = Your turn: take from one heap.
prompt-waiting = It is { $names }’s turn.
prompt-watch = It is { $names }’s turn.
prompt-over = No sticks are left.
kind-take = Take
argument-heap = Heap
argument-amount = How many
decision-take = { $amount } from { $heap }
preview-left = leaves { $value }
field-heaps = Heaps
verdict-won = Won
reason-took-the-last = The last stick is taken.
journal-took = { $name } takes { $amount } from { $heap }.
refusal-heap-empty = Heap { $heap } is empty.
refusal-heap-too-small = Heap { $heap } has only { $left } { $left ->
    [one] stick
   *[other] sticks
 } left.
