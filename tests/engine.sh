#!/bin/sh
# engine.sh - a real engine, Stockfish, asked over UCI: its dump is read as it is meant, and is what
# stands in trees/engine.

cd "$(dirname "$0")/.." && . tests/lib.sh

if ! have python3; then
    skip 'engine: no python3'
    finish
fi
PATH=$PATH:/usr/games
if ! have stockfish; then
    skip 'engine: no stockfish'
    finish
fi

# dump OPTION...: some thousand nodes of a game
dump()
{
    tests/engine/dump.py "$@"
}

# field NAME FILE: a number of an object of JSON in one line
field()
{
    grep -o "\"$1\":[-0-9.]*" "$2" | head -n 1 | cut -d : -f 2
}

dump --plies=3 > "$scratch/plain.json"
dump --plies=3 --sort > "$scratch/sorted.json"
dump > "$scratch/once.json"
dump > "$scratch/again.json"
equal 'a dump is the same again' "$scratch/once.json" "$scratch/again.json"

gteval --negamax --explain-input --format=json "$scratch/plain.json" > "$scratch/input"
check 'every node is read, with its mover and its value' \
    grep -q '"nodes":\[9323,9323\].*"valued":9323,"movers_told":9323,.*"could_matter":\[\]' \
    "$scratch/input"

# The order of the engine's own scores is better than that in which it lists moves.
for order in plain sorted; do
    gteval --negamax --ordering --format=json "$scratch/$order.json" > "$scratch/$order"
done
check 'the order of moves makes no difference to the value' \
    test "$(field value "$scratch/plain")" = "$(field value "$scratch/sorted")"
check 'sorted moves are refuted sooner' awk -v plain="$(field refuting_mean "$scratch/plain")" \
    -v sorted="$(field refuting_mean "$scratch/sorted")" 'BEGIN { exit !(sorted < plain) }'
check 'the best of them stand further in front' awk -v plain="$(field rank_mean "$scratch/plain")" \
    -v sorted="$(field rank_mean "$scratch/sorted")" 'BEGIN { exit !(sorted < plain) }'

# Three moves from mate: the engine sees it where the tree has it.
dump --plies=3 --depth=6 --fen='k7/8/2K5/8/8/8/8/1R6 w - - 0 1' > "$scratch/mate.json"
gteval --negamax --verify-static --format=json "$scratch/mate.json" > "$scratch/mate"
check 'what is mate below is mate above' \
    awk -v valued="$(field stored "$scratch/mate")" -v off="$(field disagree "$scratch/mate")" \
    'BEGIN { exit !(valued == 50 && off < valued) }'
check 'the mate of the root is right' test "$(grep -c '"node":"e"' "$scratch/mate")" = 0

# Scores are those of a version.
if echo quit | stockfish | grep -q '^Stockfish 15\.1 '; then
    sed 's/^{"source":"[^"]*","board":"[^"]*",/{/' trees/engine/pawns.json > "$scratch/kept"
    dump --plies=3 --fen='8/8/p7/k1p5/2P5/P1K5/8/8 w - - 0 1' > "$scratch/pawns"
    equal 'trees/engine/pawns.json' "$scratch/kept" "$scratch/pawns"
else
    skip 'engine: not Stockfish 15.1, which trees/engine/pawns.json is of'
fi
finish
