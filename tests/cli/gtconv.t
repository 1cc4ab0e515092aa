How gtconv converts, edits and draws trees. That reading what was written gives the same
tree is tried in tests/unit/check_write.c, what edits do to all trees in check_edit.c.

Each format that trees are written in. JSON is the default.

    $ gtconv trees/bratko.json
    {"name":"a","player":"max","children":[{"name":"b","children":[{"name":"d","children":[{"name":"h","value":1},{"name":"i","value":4}]},{"name":"e","children":[{"name":"j","value":5},{"name":"k","value":6}]}]},{"name":"c","children":[{"name":"f","children":[{"name":"l","value":2},{"name":"m","value":1}]},{"name":"g","children":[{"name":"n","value":1},{"name":"o","value":1}]}]}]}
    $ gtconv trees/bratko.json --format=dewey
    e max a
    1 b
    1.1 d
    1.1.1 1 h
    1.1.2 4 i
    1.2 e
    1.2.1 5 j
    1.2.2 6 k
    2 c
    2.1 f
    2.1.1 2 l
    2.1.2 1 m
    2.2 g
    2.2.1 1 n
    2.2.2 1 o
    $ gtconv trees/bratko.json --format=lab
    a: [b, c]
    b: [d, e]
    d: [h, i]
    h=1
    i=4
    e: [j, k]
    j=5
    k=6
    c: [f, g]
    f: [l, m]
    l=2
    m=1
    g: [n, o]
    n=1
    o=1
    $ gtconv trees/bratko.json --format=list
    (a (b (d (h 1) (i 4)) (e (j 5) (k 6))) (c (f (l 2) (m 1)) (g (n 1) (o 1))))
    $ gtconv trees/bratko.json --format=efg
    EFG 2 R "game tree" { "MAX" "MIN" }
    ""

    p "a" 1 1 "" { "b" "c" } 0
    p "" 2 1 "" { "d" "e" } 0
    p "" 1 2 "" { "h" "i" } 0
    t "" 1 "" { 1, -1 }
    t "" 2 "" { 4, -4 }
    p "" 1 3 "" { "j" "k" } 0
    t "" 3 "" { 5, -5 }
    t "" 4 "" { 6, -6 }
    p "" 2 2 "" { "f" "g" } 0
    p "" 1 4 "" { "l" "m" } 0
    t "" 5 "" { 2, -2 }
    t "" 6 "" { 1, -1 }
    p "" 1 5 "" { "n" "o" } 0
    t "" 7 "" { 1, -1 }
    t "" 8 "" { 1, -1 }
    $ gtconv trees/sss-example.dewey --format=nested
    [[[2,2]],[[7],[6,0]],[[1]],[[2],[5]]]
    $ gtconv trees/sss-example.dewey --format=levels
    4
    (4)
    (1) (2) (1) (2)
    (2) (1) (2) (1) (1) (1)
    [2] [2] [7] [6] [0] [1] [2] [5]

What was written can be read again, by each of the programs, and is the same.

    $ for format in json dewey lab list efg csv; do
    >     gtconv -f $format trees/bratko.json | gtconv -i $format -f dewey | cksum
    > done | sort -u | wc -l
    1
    $ echo '[[3,12],{"name":"b","value":2}]' | gtconv -f node-link | tee links.json
    {"directed":true,"multigraph":false,"graph":{"root":"e"},"nodes":[{"id":"e","name":null,"player":"max"},{"id":"1","player":"min"},{"id":"1.1","value":3},{"id":"1.2","value":12},{"id":"2","name":"b","value":2}],"links":[{"source":"e","target":"1"},{"source":"1","target":"1.1"},{"source":"1","target":"1.2"},{"source":"e","target":"2"}]}
    $ gtconv links.json
    {"player":"max","children":[{"children":[{"value":3},{"value":12}]},{"name":"b","value":2}]}
    $ gtconv -f efg trees/bratko.json | gteval | head -n 4
    algorithm: alpha-beta
    value: 4
    move: b
    pv: a b d i
    $ gtconv -f lab trees/bratko.json > copy.lab && gteval copy.lab | head -n 4
    algorithm: alpha-beta
    value: 4
    move: b
    pv: a b d i

Every input format is read.

    $ printf 'a: [b, c]\nb=3\nc: [d, b]\nd=5\n' | gtconv -i lab
    {"name":"a","player":"max","children":[{"name":"b","value":3},{"name":"c","children":[{"name":"d","value":5},{"name":"b","value":3}]}]}
    $ echo '4 7 1 9' | gtconv -i leaves --width=2 -f nested
    [[4,7],[1,9]]
    $ echo '[4,7,1,9]' | gtconv --width=2 -f nested
    [[4,7],[1,9]]
    $ echo '[4,7,1,9]' > flat.leaves; gtconv --width=4 -f nested flat.leaves
    [4,7,1,9]
    $ gtconv flat.leaves
    flat.leaves:1:1: error: leaves text needs --width=B
    [4,7,1,9]
    ^
    [1]
    $ echo '[[1],2]' | gtconv --width=2
    -:1:1: error: --width is for leaves text, and this is json
    [[1],2]
    ^
    [1]
    $ gtconv -i list --width=2
    gtconv: option '--width' has no meaning for 'list'
    Try 'gtconv --help'
    [2]
    $ echo '((3 (8 6)) (2 9))' | gtconv -f nested
    [[3,[8,6]],[2,9]]
    $ printf '2\n(2)\n[7] [3]\n' | gtconv -f dewey
    e max
    1 7
    2 3

Who moves is kept where the format says who does, and can be said again while reading.

    $ gtconv -f dewey trees/movers.dewey
    e max
    1 max
    1.1 max
    1.1.1 4
    1.1.2 7
    1.2.1 3
    1.2.2 2
    2.1 min
    2.1.1 8
    2.1.2 5
    2.2 6
    $ gtconv -f dewey trees/movers.dewey > movers
    $ gtconv -f json trees/movers.dewey | gtconv -f dewey | cmp - movers
    $ echo '[1,2]' | gtconv --root=min --format=nested
    {"root":"min","tree":[1,2]}
    $ echo '[1,2]' | gtconv --root=min --format=efg | gteval | sed -n 2p
    value: 1

What a format cannot hold is refused, and the first node that has it named.

    $ gtconv --format=nested trees/bratko.json
    trees/bratko.json: error: nested cannot hold names (node e); --lossy leaves them out
    [1]
    $ gtconv --format=lab trees/movers.dewey
    trees/movers.dewey: error: lab cannot hold movers that do not alternate (node 1); --lossy leaves them out
    [1]
    $ gtconv --format=levels trees/min-root.dewey
    trees/min-root.dewey: error: levels cannot hold MIN at the root (node e); --lossy leaves them out
    [1]
    $ echo '[1,"inf"]' | gtconv --format=efg
    -: error: efg cannot hold infinite values (node 2)
    [1]
    $ printf '1 1 b\n2.1 2 b\n' > twice.dewey
    $ gtconv --format=lab twice.dewey
    twice.dewey: error: lab cannot hold names that different positions would share (node 2.1); --lossy leaves them out
    [1]

With --lossy it is left out, and said so on standard error. What nothing can replace is
refused still.

    $ gtconv --lossy --format=nested trees/bratko.json
    [[[1,4],[5,6]],[[2,1],[1,1]]]
    trees/bratko.json: warning: nested cannot hold names: 15 left out
    $ gtconv --lossy --format=nested trees/bratko.json 2> /dev/null
    [[[1,4],[5,6]],[[2,1],[1,1]]]
    $ gtconv --lossy --format=lab twice.dewey
    e: [1, 2]
    1=1
    2: [2.1]
    2.1=2
    twice.dewey: warning: lab cannot hold names that different positions would share: 2 left out
    $ gtconv --lossy --format=levels trees/movers.dewey
    4
    (2)
    (2) (2)
    (2) (2) (2) [6]
    [4] [7] [3] [2] [8] [5]
    trees/movers.dewey: warning: levels cannot hold movers that do not alternate: 3 left out
    $ echo '[1,"inf"]' | gtconv --lossy --format=efg
    -: error: efg cannot hold infinite values (node 2)
    [1]

What is written is read back without its format, whatever names are like: one that would
make the first lines look like another format stands in quotes.

    $ printf '{"name":"(a b","player":"max","children":[{"name":"|-c","value":3},{"name":"d","value":4}]}\n' > names.json
    $ gtconv -f lab names.json
    "(a b": ["|-c", d]
    "|-c"=3
    d=4
    $ gtconv -f lab names.json | gtconv | cmp - names.json
    $ printf '{"name":"1.1","value":3}' | gtconv -f lab | gtconv
    {"name":"1.1","player":"max","value":3}
    $ echo '"-inf"' | gtconv -f list | gteval -a minimax | head -n 2
    algorithm: minimax
    value: -inf
    $ printf '{"name":"x=f(y)","value":3}' | gtconv -f dewey | gtconv
    {"name":"x=f(y)","player":"max","value":3}

An empty name is none, in every format.

    $ for text in '{"name":"","value":3}' 'e max 3 ""' '""=3' '("" 3)' 'EFG 2 R "" { "" "" } t "" 1 "" { 3, -3 }'; do
    >     echo "$text" | gtconv
    > done
    {"player":"max","value":3}
    {"player":"max","value":3}
    {"player":"max","value":3}
    {"player":"max","value":3}
    {"player":"max","value":3}

Who would move at a leaf is not dropped without a word, either.

    $ echo '[3,{"player":"max","value":4}]' > leaf.json
    $ gtconv -f list leaf.json
    leaf.json: error: list cannot hold movers of leaves that do not alternate (node 2); --lossy leaves them out
    [1]
    $ gtconv -f list --lossy leaf.json
    (3 4)
    leaf.json: warning: list cannot hold movers of leaves that do not alternate: 1 left out
    $ gtconv -f dewey leaf.json | gtconv
    {"player":"max","children":[{"value":3},{"player":"max","value":4}]}

A position that lab text shares is written once again.

    $ printf 'a: [b, c]\nb: [d, e]\nd=1\ne=2\nc: [e, d]\n' > shared.lab
    $ gtconv -f lab shared.lab | cmp - shared.lab
    $ gtconv -f list shared.lab
    (a (b (d 1) (e 2)) (c (e 2) (d 1)))

Streams: formats that can hold several trees get them all, each on a line or behind a
line "---"; the others get the first.

    $ gtgen --width=2 --depth=2 --count=3 --seed=5 > stream.json
    $ gtconv --format=nested stream.json | cmp - stream.json
    $ gtconv --format=dewey stream.json
    e max
    1.1 38
    1.2 32
    2.1 50
    2.2 71
    ---
    e max
    1.1 73
    1.2 21
    2.1 0
    2.2 19
    ---
    e max
    1.1 18
    1.2 31
    2.1 60
    2.2 19
    $ gtconv --format=dewey stream.json | gtconv -f nested | cmp - stream.json
    $ gtconv --format=levels stream.json | gtconv -i levels -f nested | cmp - stream.json
    $ gtconv --format=dewey trees/min-root.dewey trees/sss-example.dewey | grep -c -e ---
    1
    $ gtconv --format=efg stream.json
    EFG 2 R "game tree" { "MAX" "MIN" }
    ""

    p "" 1 1 "" { "" "" } 0
    p "" 2 1 "" { "" "" } 0
    t "" 1 "" { 38, -38 }
    t "" 2 "" { 32, -32 }
    p "" 2 2 "" { "" "" } 0
    t "" 3 "" { 50, -50 }
    t "" 4 "" { 71, -71 }
    stream.json: error: tree 2: efg holds one tree only, and this is another
    [1]
    $ gtconv --format=svg trees/bratko.json trees/aima.json | grep -c '<svg'
    trees/aima.json: error: svg holds one tree only, and this is another
    1

One tree that is refused does not keep the others back.

    $ echo '[1,2] [[1],{"player":"max","children":[2]}] [3]' | gtconv -f nested
    [1,2]
    -: error: tree 2: nested cannot hold movers that do not alternate (node 2); --lossy leaves them out
    [3]
    [1]
    $ echo '[1,2] [[1],{"player":"max","children":[2]}] [3]' | gtconv -f nested --lossy
    [1,2]
    [[1],[2]]
    -: warning: tree 2: nested cannot hold movers that do not alternate: 1 left out
    [3]
    $ echo '[1,2] [x]' | gtconv -f nested
    [1,2]
    -:1:8: error: expected a JSON value, not 'x'
    [1,2] [x]
           ^
    [1]
    $ gtconv -f nested missing.json stream.json
    missing.json: error: cannot open: No such file or directory
    [[38,32],[50,71]]
    [[73,21],[0,19]]
    [[18,31],[60,19]]
    [1]

Names are data.

    $ printf '[{"name":"max","value":1},{"name":"=x","value":2},{"name":"a b","value":3}]' |
    >     gtconv -f dewey
    e max
    1 1 "max"
    2 2 "=x"
    3 3 "a b"
    $ printf '[{"name":"5","value":1},{"name":"it'"'"'s","value":2}]' | gtconv -f list
    (("5" 1) ("it's" 2))
    $ printf '[{"name":"\\u001b[2J","value":1}]' | gtconv -f lab
    e: ["\u001b[2J"]
    "\u001b[2J"=1

Edits. Children in the order of their true values, best or worst for the mover first; the
value stays, and in the best order alpha-beta reads as few leaves as can be.

    $ gtconv --order=best -f nested trees/stockman.json
    [[[[52,78],[28,94]],[[53,80],[22,35]]],[[[30,54],[21,73]],[[43,91],[9,71]]]]
    $ gtconv --order=worst -f nested trees/stockman.json
    [[[[71,9],[91,43]],[[73,21],[54,30]]],[[[35,22],[80,53]],[[94,28],[78,52]]]]
    $ for order in best worst shuffle; do
    >     gtconv --order=$order trees/stockman.json | gteval -f csv
    > done | cut -d, -f4,10 | sort -u
    52,10
    52,16
    52,7
    value,leaves

A shuffle depends on the seed and on the tree's number in the run, and on nothing else.

    $ gtconv --order=shuffle -f nested trees/stockman.json
    [[[[53,80],[22,35]],[[94,28],[52,78]]],[[[9,71],[91,43]],[[73,21],[54,30]]]]
    $ gtconv --order=shuffle --seed=2 -f nested trees/stockman.json
    [[[[73,21],[54,30]],[[43,91],[71,9]]],[[[53,80],[35,22]],[[78,52],[28,94]]]]
    $ head -n 2 stream.json | gtconv --order=shuffle -f nested > first
    $ gtconv --order=shuffle -f nested stream.json | head -n 2 | cmp - first
    $ echo '[1,2,3,4,5,6,7] [1,2,3,4,5,6,7]' | gtconv --order=shuffle -f nested
    [3,4,7,5,6,2,1]
    [6,5,3,1,2,4,7]
    $ echo '[1,2,3,4,5,6,7]' > seven.json
    $ gtconv --order=shuffle -f nested seven.json seven.json
    [3,4,7,5,6,2,1]
    [6,5,3,1,2,4,7]

Values with the other sign, MAX and MIN exchanged, and both: the same game, seen from the
other side.

    $ gtconv --negate -f nested trees/stockman.json
    [[[[-30,-54],[-21,-73]],[[-9,-71],[-43,-91]]],[[[-28,-94],[-78,-52]],[[-22,-35],[-53,-80]]]]
    $ gtconv --swap -f nested trees/stockman.json
    {"root":"min","tree":[[[[30,54],[21,73]],[[9,71],[43,91]]],[[[28,94],[78,52]],[[22,35],[53,80]]]]}
    $ gtconv --negate --swap trees/stockman.json | gteval -f csv | cut -d, -f4,10
    value,leaves
    -52,13
    $ gteval -f csv trees/stockman.json | cut -d, -f4,10
    value,leaves
    52,13
    $ gtconv --negate --swap trees/movers.dewey | gtconv --negate --swap -f dewey |
    >     cmp - movers

Ranks keep what counts in a search.

    $ gtconv --ranks -f nested trees/stockman.json
    [[[[5,10],[2,12]],[[1,11],[7,15]]],[[[4,16],[13,8]],[[3,6],[9,14]]]]
    $ gtconv --ranks trees/stockman.json | gteval -f csv | cut -d, -f4,10
    value,leaves
    8,13
    $ echo '[[0.5,"-inf"],[0.5,1e300]]' | gtconv --ranks -f nested
    [[2,1],[2,3]]

Parts of a tree. --cut-depth counts from the new root.

    $ gtconv --subtree=2 trees/bratko.json
    {"name":"c","player":"min","children":[{"name":"f","children":[{"name":"l","value":2},{"name":"m","value":1}]},{"name":"g","children":[{"name":"n","value":1},{"name":"o","value":1}]}]}
    $ gtconv --subtree=2.1 -f dewey trees/bratko.json
    e max f
    1 2 l
    2 1 m
    $ gtconv --subtree=e -f lab trees/bratko.json | cmp - copy.lab
    $ gtgen --game=nim:1,2 --static | gtconv --cut-depth=1 -f dewey
    e max 0
    1 0 a-1
    2 0 b-1
    3 0 b-2
    $ gtgen --game=nim:1,2 --static | gtconv --subtree=1 --cut-depth=1 -f dewey
    e min 0 a-1
    1 0 b-1
    2 -1 b-2
    $ gtconv --cut-depth=1 trees/bratko.json
    trees/bratko.json: error: node 1 (b) has no static value, which depth 1 needs
    [1]
    $ gtconv --subtree=2.3 trees/bratko.json
    trees/bratko.json: error: no node 2.3: 2 has 2 children
    [1]
    $ gtconv --strip-names -f nested trees/bratko.json
    [[[1,4],[5,6]],[[2,1],[1,1]]]

Pictures of bare trees.

    $ gtconv --format=outline trees/minmax.json
    Game tree: 16 nodes, 9 leaves, 3 plies

    ^ a
    +- v b
    |  +- ^ d
    |  |  +- h = 1
    |  |  +- i = 5
    |  |  `- j = 3
    |  `- ^ e
    |     +- k = 6
    |     `- l = 2
    `- v c
       +- ^ f
       |  +- m = 2
       |  `- n = 4
       `- ^ g
          +- o = 9
          `- p = 8

    ^ MAX  v MIN
    $ gtconv --format=dot trees/minmax.json | head -n 1
    graph {
    $ gtconv --format=outline stream.json | head -n 12
    tree: stream.json#1
    Game tree: 7 nodes, 4 leaves, 2 plies

    ^ e
    +- v 1
    |  +- 1.1 = 38
    |  `- 1.2 = 32
    `- v 2
       +- 2.1 = 50
       `- 2.2 = 71

    ^ MAX  v MIN
    $ gtconv --format=outline trees/aima.json trees/bratko.json | grep tree:
    tree: trees/aima.json
    Game tree: 13 nodes, 9 leaves, 2 plies
    tree: trees/bratko.json
    Game tree: 15 nodes, 8 leaves, 3 plies
    $ gtgen -W 6 -D 5 | gtconv --format=svg 2>&1 | cut -d ' ' -f 1-4
    -: error: svg draws

An exercise sheet: the values of leaves, and boxes for the others.

    $ gtconv --format=svg --blank trees/aima.json | grep -c 'class="answer"'
    4

A wrong command line.

    $ gtconv --format=nestd
    gtconv: option '--format': expected json, nested, dewey, lab, levels, list, efg, csv, sets, node-link, outline, dot, svg, tikz or html, not 'nestd'; did you mean 'nested'?
    Try 'gtconv --help'
    [2]
    $ gtconv --input=dewy 2>&1 | grep -o "not '.*"
    not 'dewy'; did you mean 'dewey'?
    $ gtconv --order=bset
    gtconv: option '--order': expected best, worst or shuffle, not 'bset'; did you mean 'best'?
    Try 'gtconv --help'
    [2]
    $ gtconv --order=shuffle --seed=-1
    gtconv: option '--seed': expected a whole number from 0 to 18446744073709551615, not '-1'
    Try 'gtconv --help'
    [2]
    $ gtconv --seed=1 trees/aima.json
    gtconv: option '--seed' goes with --order=shuffle
    Try 'gtconv --help'
    [2]
    $ gtconv --subtree=1.0 trees/aima.json
    gtconv: option '--subtree': expected an id, as e or 1.2.1, not '1.0'
    Try 'gtconv --help'
    [2]
    $ gtconv --subtree=b trees/aima.json
    gtconv: option '--subtree': expected an id, as e or 1.2.1, not 'b'
    Try 'gtconv --help'
    [2]
    $ gtconv --cut-depth=x trees/aima.json
    gtconv: option '--depth': expected a whole number from 0 to 4294967294, not 'x'
    Try 'gtconv --help'
    [2]
    $ gtconv --root=both trees/aima.json
    gtconv: option '--root': expected max or min, not 'both'
    Try 'gtconv --help'
    [2]
    $ gtconv --blank trees/aima.json
    gtconv: option '--blank' has no meaning for 'json'
    Try 'gtconv --help'
    [2]
    $ gtconv --lossy --format=svg trees/aima.json
    gtconv: option '--lossy' has no meaning for 'svg'
    Try 'gtconv --help'
    [2]
    $ gtconv --color=always --format=outline trees/movers.dewey | tail -n 1 | tr '\033' '^'
    ^ MAX  v MIN
    $ gtconv --color=no trees/aima.json
    gtconv: option '--color': expected auto, always or never, not 'no'
    Try 'gtconv --help'
    [2]
    $ gtconv --negat
    -:1:1: error: empty input
    [1]
    $ gtconv --ran --str -f nested trees/bratko.json
    [[[1,3],[4,5]],[[2,1],[1,1]]]
    $ gtconv --s trees/aima.json
    gtconv: option '--s' is ambiguous
    Try 'gtconv --help'
    [2]

    $ gtconv --help | head -n 3
    Usage: gtconv [OPTION]... [FILE]...
    Converts game trees between formats, edits them and draws them.
    Without FILE, or where FILE is -, reads standard input.
    $ gtconv --completion=bash | head -n 1
    # bash completion for gtconv

An id of many plies is written where all of them together are not too long.

    $ gtgen -W1 -D10001 | gtconv --format=dewey | tr -dc 1 | wc -c
    10001

A name that list text would take for what is left out stands in quotes there.

    $ printf 'a: [b, "..."]\nb=3\n"..."=4\n' | gtconv --format=list
    (a (b 3) ("..." 4))
    $ printf 'a: [b, "..."]\nb=3\n"..."=4\n' | gtconv --format=list | gtconv --format=dewey
    e max a
    1 3 b
    2 4 "..."
