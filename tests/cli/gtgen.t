What gtgen writes and what it refuses. How random its trees are is in
tests/unit/check_models.c; terminals and closed pipes are in tests/manners.sh.

The same options give the same bytes; another seed gives others.

    $ gtgen --width=2 --depth=3
    [[[2,25],[22,42]],[[23,93],[81,35]]]
    $ gtgen -W2 -D3 -s1
    [[[2,25],[22,42]],[[23,93],[81,35]]]
    $ gtgen -W2 -D3 -s2
    [[[83,80],[16,18]],[[40,24],[41,87]]]
    $ gtgen -W2 -D3 --seed=18446744073709551615
    [[[65,49],[29,25]],[[12,72],[29,72]]]
    $ gtgen --width=2 --depth=0
    2
    $ gtgen --width=1 --depth=4
    [[[[2]]]]

Values.

    $ gtgen -W3 -D1 --values=-5..5
    [-5,-3,-3]
    $ gtgen -W3 -D1 --values=7..7
    [7,7,7]
    $ gtgen -W2 -D1 --real
    [0.673682918153234,0.771454392668235]
    $ gtgen -m permutation -W3 -D2
    [[3,5,8],[1,9,7],[6,2,4]]
    $ gtgen -m best -W2 -D3
    [[[5,4],[7,6]],[[1,0],[3,2]]]
    $ gtgen -m best -W2 -D3 --root=min
    {"root":"min","tree":[[[2,3],[0,1]],[[6,7],[4,5]]]}
    $ gtgen -m worst -W2 -D3
    [[[2,3],[0,1]],[[6,7],[4,5]]]

Every model and every game, by name.

    $ gtgen --list-models
    uniform      independent leaves, each value equally likely
    permutation  leaves 1 .. W^D in random order: no ties
    ordered      the best child is often the first, by --p or the 70/90 rule
    incremental  each edge has a random value, a leaf the sum of its path
    ragged       1 .. W children a node, leaves at any depth up to D
    pgame        leaves are won (1) with probability --p, else lost (0)
    noisy        children sorted by their true value plus noise
    best         every best child first: the fewest leaves are read
    worst        every best child last: alpha-beta reads all leaves
    $ gtgen --list-games
    tictactoe        three in a row on a board of 3 by 3; without parameters
    nim:A,B,...      take any number from one of the heaps; up to 26 heaps and 1024 objects, default 1,2,3
    subtract:N,K     take 1 to K of N objects; N up to 1000000 and K up to 1024, default 7,3
    connect4:WxH     four in a row, marks fall; sides of 1 to 16, default 7x6
    hexapawn:WxH     two rows of chess pawns that face each other; sides of 1 to 16 and at least 3 high, default 3x3
    domineering:WxH  dominoes, upright against lying; sides of 1 to 16, default 4x4
    twentyone:N,F    nearest to N with a die of F faces, thrown at will; N and F up to 100, default 4,3
    nim3:A,B,...     nim of three players, of whom the last to move gets most; up to 26 heaps and 1024 objects, default 1,2

Formats. Trees in Dewey text are closed by a line where there may be several; a root that is MIN's is
told in all of them.

    $ gtgen -W2 -D2 --format=json
    {"children":[{"children":[{"value":2},{"value":25}]},{"children":[{"value":22},{"value":42}]}]}
    $ gtgen -W2 -D2 --format=json --root=min
    {"root":"min","tree":{"children":[{"children":[{"value":2},{"value":25}]},{"children":[{"value":22},{"value":42}]}]}}
    $ gtgen -W2 -D2 --format=dewey
    1.1 2
    1.2 25
    2.1 22
    2.2 42
    $ gtgen -W2 -D1 --format=dewey --count=2
    1 2
    2 25
    ---
    1 90
    2 55
    ---
    $ gtgen -W2 -D1 --format=dewey --root=min
    e min
    1 2
    2 25
    $ gtgen -m incremental -W2 -D2 --static --format=dewey
    e 0
    1 2
    1.1 27
    1.2 24
    2 42
    2.1 65
    2.2 135
    $ gtgen -W2 -D2 --root=min | gteval -a minimax | head -n 2
    algorithm: minimax
    value: 25
    $ gtgen -W2 -D2 --root=min --format=json | gteval -a minimax | head -n 2
    algorithm: minimax
    value: 25

Games: nodes are named by the moves that lead to them.

    $ gtgen --game=nim:2,1
    {"children":[{"name":"a-1","children":[{"name":"a-1","children":[{"name":"b-1","value":1}]},{"name":"b-1","children":[{"name":"a-1","value":1}]}]},{"name":"a-2","children":[{"name":"b-1","value":-1}]},{"name":"b-1","children":[{"name":"a-1","children":[{"name":"a-1","value":1}]},{"name":"a-2","value":-1}]}]}
    $ gtgen --game=subtract:3,2 --format=dewey
    1 a-1
    1.1 a-1
    1.1.1 1 a-1
    1.2 -1 a-2
    2 a-2
    2.1 -1 a-1
    $ gtgen --game=tictactoe --depth=1 --static --format=dewey
    e 0
    1 0.003 a1
    2 0.002 b1
    3 0.003 c1
    4 0.002 a2
    5 0.004 b2
    6 0.002 c2
    7 0.003 a3
    8 0.002 b3
    9 0.003 c3
    $ gtgen --game=tictactoe | gteval | sed -n '2p; /leaves/p'
    value: 0
    read: 549946 nodes, 255168 leaves, depth 9, MAX to move
    leaves: 7330 of 255168

A stream in shards is the stream in one piece.

    $ gtgen -m ordered -W3 -D3 -c 1000 > whole
    $ for first in 1 251 501 751; do gtgen -m ordered -W3 -D3 -c 250 --first=$first; done | cmp - whole
    $ gtgen -m ordered -W3 -D3 --first=777 | cmp - whole
    - whole differ: char 4, line 1
    [1]
    $ sed -n 777p whole > one; gtgen -m ordered -W3 -D3 --first=777 | cmp - one
    $ for first in 3 1 2; do gtgen -W2 -D1 -f dewey -c1 --first=$first; done | sort > shards
    $ gtgen -W2 -D1 -f dewey -c3 | sort | cmp - shards
    $ gtgen -W2 -D2 --first=18446744073709551615
    [[19,15],[6,40]]

So is a shard of results, where gteval is told the first number too.

    $ gteval -a sss -f csv whole > results
    $ for first in 1 501; do gtgen -m ordered -W3 -D3 -c 500 --first=$first |
    > gteval -a sss -f csv --first=$first - > results-$first; done
    $ gteval -a sss --summary whole > single
    $ gteval --summary --results results-501 results-1 | cmp - single
    $ gteval --summary --results results | cmp - single

What is not understood is refused, with what was probably meant.

    $ gtgen --model=permutaton
    gtgen: option '--model': expected uniform, permutation, ordered, incremental, ragged, pgame, noisy, best or worst, not 'permutaton'; did you mean 'permutation'?
    Try 'gtgen --help'
    [2]
    $ gtgen --model=chess 2>&1 | grep -o "not '.*"
    not 'chess'
    $ gtgen --game=tictactow
    gtgen: option '--game': expected tictactoe, nim, subtract, connect4, hexapawn, domineering, twentyone or nim3, not 'tictactow'; did you mean 'tictactoe'?
    Try 'gtgen --help'
    [2]
    $ gtgen --game=connect:7x6 2>&1 | grep -o "not '.*"
    not 'connect'; did you mean 'connect4'?
    $ gtgen --game=go 2>&1 | grep -o "not '.*"
    not 'go'
    $ gtgen --format=jason
    gtgen: option '--format': expected nested, json or dewey, not 'jason'; did you mean 'json'?
    Try 'gtgen --help'
    [2]
    $ gtgen --root=mix
    gtgen: option '--root': expected max or min, not 'mix'; did you mean 'max'?
    Try 'gtgen --help'
    [2]
    $ gtgen --widht=3
    gtgen: unknown option '--widht'; did you mean '--width'?
    Try 'gtgen --help'
    [2]
    $ gtgen --wi=2 --de=1
    [2,25]
    $ gtgen trees.json
    gtgen: unexpected argument 'trees.json'
    Try 'gtgen --help'
    [2]
    $ gtgen --completion=csh
    gtgen: option '--completion': expected bash, zsh or fish, not 'csh'; did you mean 'zsh'?
    Try 'gtgen --help'
    [2]

So are numbers that are none, or out of range.

    $ gtgen --width=0
    gtgen: option '--width': expected a whole number from 1 to 4294967294, not '0'
    Try 'gtgen --help'
    [2]
    $ gtgen --width=x
    gtgen: option '--width': expected a whole number from 1 to 4294967294, not 'x'
    Try 'gtgen --help'
    [2]
    $ gtgen --width=
    gtgen: option '--width': expected a whole number from 1 to 4294967294, not ''
    Try 'gtgen --help'
    [2]
    $ gtgen --depth=-1
    gtgen: option '--depth': expected a whole number from 0 to 4294967294, not '-1'
    Try 'gtgen --help'
    [2]
    $ gtgen --count=0
    gtgen: option '--count': expected a whole number from 1 to 18446744073709551615, not '0'
    Try 'gtgen --help'
    [2]
    $ gtgen --count=1e3
    gtgen: option '--count': expected a whole number from 1 to 18446744073709551615, not '1e3'
    Try 'gtgen --help'
    [2]
    $ gtgen --first=0
    gtgen: option '--first': expected a whole number from 1 to 18446744073709551615, not '0'
    Try 'gtgen --help'
    [2]
    $ gtgen --seed=18446744073709551616
    gtgen: option '--seed': expected a whole number from 0 to 18446744073709551615, not '18446744073709551616'
    Try 'gtgen --help'
    [2]
    $ gtgen --count=2 --first=18446744073709551615
    gtgen: there are no trees beyond number 2^64 - 1
    Try 'gtgen --help'
    [2]
    $ gtgen --values=9..3
    gtgen: option '--values': 9 is above 3
    Try 'gtgen --help'
    [2]
    $ gtgen --values=5
    gtgen: option '--values': expected LOW..HIGH, two integers of at most 2^53 in size, not '5'
    Try 'gtgen --help'
    [2]
    $ gtgen --values=1..x
    gtgen: option '--values': expected LOW..HIGH, two integers of at most 2^53 in size, not '1..x'
    Try 'gtgen --help'
    [2]
    $ gtgen --width=10 --depth=10
    gtgen: a tree of width 10 and depth 10 has more than 4294967294 nodes
    Try 'gtgen --help'
    [2]
    $ gtgen --model=permutation --width=2 --depth=40
    gtgen: a tree of width 2 and depth 40 has more than 4294967294 nodes
    Try 'gtgen --help'
    [2]
    $ gtgen --model=ordered --p=1.5
    gtgen: option '--p': expected a probability of 0 to 1, critical or 70/90, not '1.5'
    Try 'gtgen --help'
    [2]
    $ gtgen --model=ordered --p=critical
    gtgen: model 'ordered' has no use for --p=critical
    Try 'gtgen --help'
    [2]
    $ gtgen --model=pgame --p=70/90
    gtgen: model 'pgame' has no use for --p=70/90
    Try 'gtgen --help'
    [2]
    $ gtgen --model=noisy --noise=-1
    gtgen: option '--noise': expected a number from 0 to 9007199254740992, or to 9.007199254740992 with --real, not '-1'
    Try 'gtgen --help'
    [2]
    $ gtgen --game=nim:1,x
    gtgen: expected game nim:A,B,... (up to 26 heaps and 1024 objects), not 'nim:1,x'
    Try 'gtgen --help'
    [2]
    $ gtgen --game=connect4:100x100
    gtgen: expected game connect4:WxH (sides of 1 to 16), not 'connect4:100x100'
    Try 'gtgen --help'
    [2]

An option that the model or the game has no use for is refused, not ignored.

    $ gtgen --model=best --seed=2
    gtgen: option '--seed' has no meaning for 'best'
    Try 'gtgen --help'
    [2]
    $ gtgen --model=permutation --values=0..9
    gtgen: option '--values' has no meaning for 'permutation'
    Try 'gtgen --help'
    [2]
    $ gtgen --model=uniform --p=0.5
    gtgen: option '--p' has no meaning for 'uniform'
    Try 'gtgen --help'
    [2]
    $ gtgen --model=uniform --noise=3
    gtgen: option '--noise' has no meaning for 'uniform'
    Try 'gtgen --help'
    [2]
    $ gtgen --model=uniform --sort
    gtgen: option '--sort' has no meaning for 'uniform'
    Try 'gtgen --help'
    [2]
    $ gtgen --model=uniform --static
    gtgen: option '--static' has no meaning for 'uniform'
    Try 'gtgen --help'
    [2]
    $ gtgen --game=nim:1,2 --width=3
    gtgen: option '--width' has no meaning for 'nim'
    Try 'gtgen --help'
    [2]
    $ gtgen --game=nim:1,2 --model=uniform
    gtgen: option '--model' has no meaning for 'nim'
    Try 'gtgen --help'
    [2]
    $ gtgen --game=nim:1,2 --count=2
    gtgen: option '--count' has no meaning for 'nim'
    Try 'gtgen --help'
    [2]
    $ gtgen --real --values=0..9
    gtgen: --values and --real exclude each other
    Try 'gtgen --help'
    [2]
    $ gtgen --model=incremental --static --format=nested
    gtgen: format 'nested' has no place for --static
    Try 'gtgen --help'
    [2]

Trees by levels: who moves is said where it is not known, and the format is one that can.

    $ gtgen --shape='+2-2'
    [[2,25],[22,42]]
    $ gtgen --shape='-2-2'
    {"root":"min","tree":{"children":[{"player":"min","children":[{"value":2},{"value":25}]},{"player":"min","children":[{"value":22},{"value":42}]}]}}
    $ gtgen --shape='+2*2'
    {"children":[{"player":"chance","children":[{"value":2},{"value":25}]},{"player":"chance","children":[{"value":22},{"value":42}]}]}
    $ gtgen --shape='+2*2-2' --format=dewey
    1 chance
    1.1.1 2
    1.1.2 25
    1.2.1 22
    1.2.2 42
    2 chance
    2.1.1 23
    2.1.2 93
    2.2.1 81
    2.2.2 35
    $ gtgen --shape='*3+1' --weights=random
    {"player":"chance","children":[{"weight":1,"children":[{"value":25}]},{"weight":3,"children":[{"value":42}]},{"weight":3,"children":[{"value":93}]}]}
    $ gtgen --shape='*3+1' --weights=random -f dewey --count=2
    e chance
    1 @1
    1.1 25
    2 @3
    2.1 42
    3 @3
    3.1 93
    ---
    e chance
    1 @9
    1.1 55
    2 @3
    2.1 3
    3 @7
    3.1 85
    ---
    $ gtgen --model=permutation --shape='+2*2'
    {"children":[{"player":"chance","children":[{"value":3},{"value":4}]},{"player":"chance","children":[{"value":2},{"value":1}]}]}
    $ gtgen --model=incremental --static --shape='+2*1' -f json
    {"value":0,"children":[{"player":"chance","value":2,"children":[{"value":27}]},{"player":"chance","value":22,"children":[{"value":64}]}]}

Payoffs.

    $ gtgen --players=3 -W2 -D2
    {"players":3,"tree":[[[2,25,22],[42,23,93]],[[81,35,48],[66,48,18]]]}
    $ gtgen --players=2 -W2 -D1 --sum=10 --values=0..10 -f json
    {"players":2,"tree":{"children":[{"payoffs":[2,8]},{"payoffs":[2,8]}]}}
    $ gtgen --players=3 --shape='+2*2+1' --sum=0 --values=-3..3 -f dewey
    players 3
    1 chance
    1.1.1 (-2, 0, 2)
    1.2.1 (3, 0, -3)
    2 chance
    2.1.1 (0, 1, -1)
    2.2.1 (-3, 2, 1)
    $ gtgen --players=2 -W2 -D1 --real
    {"players":2,"tree":[[0.673682918153234,0.771454392668235],[0.651461634792271,0.830834872902594]]}
    $ gtgen --model=ragged --players=1 -W2 -D2
    {"players":1,"tree":[[42]]}

A game with a die, and one of three players.

    $ gtgen --game=twentyone:1,2 -f dewey
    1 chance roll
    1.1 max d1
    1.1.1 chance roll
    1.1.1.1 -1 d1
    1.1.1.2 -1 d2
    1.1.2 stand
    1.1.2.1 chance roll
    1.1.2.1.1 min d1
    1.1.2.1.1.1 chance roll
    1.1.2.1.1.1.1 1 d1
    1.1.2.1.1.1.2 1 d2
    1.1.2.1.1.2 0 stand
    1.1.2.1.2 1 d2
    1.2 -1 d2
    e
    $ gtgen --game=twentyone -D2
    {"children":[{"name":"roll","player":"chance","children":[{"name":"d1","value":0},{"name":"d2","value":0},{"name":"d3","value":0}]}]}
    $ gtgen --game=nim3
    {"players":3,"tree":{"children":[{"name":"a-1","children":[{"name":"b-1","children":[{"name":"b-1","payoffs":[0,1,2]}]},{"name":"b-2","payoffs":[1,2,0]}]},{"name":"b-1","children":[{"name":"a-1","children":[{"name":"b-1","payoffs":[0,1,2]}]},{"name":"b-1","children":[{"name":"a-1","payoffs":[0,1,2]}]}]},{"name":"b-2","children":[{"name":"a-1","payoffs":[1,2,0]}]}]}}
    $ gtgen --game=nim3:5 -D1 -f nested
    {"players":3,"tree":[[1,1,1],[1,1,1],[1,1,1],[1,1,1],[2,0,1]]}

What does not go together.

    $ gtgen --shape='+2*2' --format=nested
    gtgen: format 'nested' has no place for chance nodes
    Try 'gtgen --help'
    [2]
    $ gtgen --shape='-2-2' --format=nested
    gtgen: format 'nested' has no place for players who move twice
    Try 'gtgen --help'
    [2]
    $ gtgen --game=twentyone --format=nested
    gtgen: format 'nested' has no place for chance nodes
    Try 'gtgen --help'
    [2]
    $ gtgen --shape='+2' -W3
    gtgen: option '--width' has no meaning for '--shape'
    Try 'gtgen --help'
    [2]
    $ gtgen --shape='+2' --root=min
    gtgen: option '--root' has no meaning for '--shape'
    Try 'gtgen --help'
    [2]
    $ gtgen --players=2 --root=min
    gtgen: option '--root' has no meaning for '--players'
    Try 'gtgen --help'
    [2]
    $ gtgen --shape='+2' --model=ordered
    gtgen: option '--shape' has no meaning for 'ordered'
    Try 'gtgen --help'
    [2]
    $ gtgen --players=2 --model=permutation
    gtgen: option '--players' has no meaning for 'permutation'
    Try 'gtgen --help'
    [2]
    $ gtgen --weights=random --shape='+2-2'
    gtgen: option '--weights' goes with chance in --shape
    Try 'gtgen --help'
    [2]
    $ gtgen --weights=random
    gtgen: option '--weights' goes with chance in --shape
    Try 'gtgen --help'
    [2]
    $ gtgen --shape=3
    gtgen: option '--shape': expected levels as +3*2-3, + for MAX, - for MIN and * for chance, with a width each, not '3'
    Try 'gtgen --help'
    [2]
    $ gtgen --shape='+0'
    gtgen: option '--shape': expected levels as +3*2-3, + for MAX, - for MIN and * for chance, with a width each, not '+0'
    Try 'gtgen --help'
    [2]
    $ gtgen --shape='+65536-65536'
    gtgen: a tree of that shape has more than 4294967294 nodes
    Try 'gtgen --help'
    [2]
    $ gtgen --shape='+2-2' --players=2
    gtgen: option '--shape': with --players, + is the one whose turn it is, and - is none
    Try 'gtgen --help'
    [2]
    $ gtgen --sum=3
    gtgen: option '--sum' goes with --players
    Try 'gtgen --help'
    [2]
    $ gtgen --players=2 --sum=199
    gtgen: payoffs of 0..99 to 2 players do not sum to 199
    Try 'gtgen --help'
    [2]
    $ gtgen --players=2 --sum=1 --real
    gtgen: sums of fractions are not exact
    Try 'gtgen --help'
    [2]
    $ gtgen --players=256
    gtgen: option '--players': expected a whole number from 1 to 255, not '256'
    Try 'gtgen --help'
    [2]
    $ gtgen --model=incremental --sort --shape='+2'
    gtgen: --shape and --sort exclude each other
    Try 'gtgen --help'
    [2]
    $ gtgen --game=nim3 --static
    gtgen: option '--static' has no meaning for 'nim3'
    Try 'gtgen --help'
    [2]
    $ gtgen --game=nim3 --players=3
    gtgen: option '--players' has no meaning for 'nim3'
    Try 'gtgen --help'
    [2]

A noise must fit the values.

    $ gtgen --model=noisy --noise=2 -W2 -D2
    [[2,94],[0,49]]
    $ gtgen --model=noisy --noise=2.5 -W2 -D2
    gtgen: option '--noise': expected an integer, as the values are, not '2.5'
    Try 'gtgen --help'
    [2]
    $ gtgen --model=noisy --noise=1e300 -W2 -D2
    gtgen: option '--noise': expected a number from 0 to 9007199254740992, or to 9.007199254740992 with --real, not '1e+300'
    Try 'gtgen --help'
    [2]

A single child is its own best one.

    $ gtgen --model=ordered -W1 -D2
    [[2]]

Output: all of it or an error.

    $ gtgen > /dev/full
    gtgen: cannot write standard output: No space left on device
    [4]
    $ gtgen -W10 -D6 > /dev/full
    gtgen: cannot write the trees: No space left on device
    [4]
    $ for format in nested json dewey; do gtgen --players=50 -W10 -D3 --format=$format > /dev/full; done
    gtgen: cannot write the trees: No space left on device
    gtgen: cannot write the trees: No space left on device
    gtgen: cannot write the trees: No space left on device
    [4]
    $ gtgen --list-models > /dev/full
    gtgen: cannot write standard output: No space left on device
    [4]
    $ gtgen -W2 -D2 -o out && cat out
    [[2,25],[22,42]]
    $ gtgen -o missing/out
    gtgen: cannot write missing/out: No such file or directory
    [4]

Progress is for terminals.

    $ gtgen -W2 -D2 -c2 --progress
    [[2,25],[22,42]]
    [[90,55],[24,3]]
