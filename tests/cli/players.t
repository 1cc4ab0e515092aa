Games of several players: each leaf has a payoff for each of them. Without an algorithm it is max^n.

    $ gteval trees/two-payoffs.dewey
    algorithm: max^n
    payoffs: (3, 8)
    unique: yes
    move: A
    pv: e A C
    read: 9 nodes, 5 leaves, depth 3, player 1 to move
    nodes: 9 of 9
    leaves: 5 of 5
    $ gteval -a all trees/three-players.dewey
    nodes: 15, leaves: 8, depth: 3, value: (1, 2, 3), minimal leaves: -

    algorithm      value  move  nodes  leaves  distinct  storage  leaves/minimal
    maxn       (1, 2, 3)  1       15*      8*        8*       0*               -
    shallow    (1, 2, 3)  1       15*      8*        8*       0*               -
    * the fewest
    $ gteval -f json trees/two-payoffs.dewey
    {"file":"trees/two-payoffs.dewey","tree":1,"algorithm":"maxn","value":null,"payoffs":[3,8],"unique":true,"bound":"exact","move":"1","pv":["e","1","1.1"],"names":["e","A","C"],"nodes":9,"leaves":5,"distinct_nodes":9,"distinct_leaves":5,"unvisited":0,"cutoffs":0,"tests":0,"researches":0,"passes":1,"steps":0,"storage":0,"tree_nodes":9,"tree_leaves":5,"tree_depth":3,"minimal_leaves":null}
    $ gteval -a maxn,shallow -f csv trees/two-payoffs.dewey | cut -d , -f 3-8
    algorithm,value,unique,bound,move,pv
    maxn,3 8,yes,exact,1,e 1 1.1
    shallow,3 8,,exact,1,e 1 1.1
    $ gteval -f csv trees/two-payoffs.dewey | cut -d , -f 3-8
    algorithm,value,bound,move,pv,names
    maxn,3 8,exact,1,e 1 1.1,e A C
    $ printf 'players 2\n1 (1, 1)\n2 (1, 2)\n' | gteval -i dewey -f json | cut -d , -f 4-7
    "value":null,"payoffs":[1,1],"unique":false
    $ printf 'players 2\n1 (inf, -inf)\n2 (1, 2)\n' | gteval -i dewey -f json | cut -d , -f 4-7
    "value":null,"payoffs":["inf","-inf"],"unique":true

Chance: the mean of each payoff.

    $ printf 'players 2\ne chance\n1 @1/4 (0, 4)\n2 @3/4 (4, 0)\n' | gteval -i dewey
    algorithm: max^n
    payoffs: (3, 1)
    unique: yes
    move: -
    pv: e
    read: 3 nodes, 2 leaves, depth 1, chance to move
    nodes: 3 of 3
    leaves: 2 of 2
    $ printf 'players 2\ne p2\n1 (0, 2)\n2 chance\n2.1 @1/3 (0, 4)\n2.2 @2/3 (3, 1)\n' | gteval -i dewey -m
    algorithm: max^n
    payoffs: (0, 2)
    unique: no
    move: 1
    pv: e 1
    read: 5 nodes, 3 leaves, depth 2, player 2 to move
    nodes: 5 of 5
    leaves: 3 of 3
    moves   value
    1      (0, 2)  best
    2      (2, 2)  best

Moves at the root, each with what all get; the best for who moves are marked.

    $ gteval --moves trees/three-players.dewey | tail -n 3
    moves       value
    1       (1, 2, 3)  best
    2      (-1, 5, 2)
    $ gteval --moves -f json trees/three-players.dewey | sed 's/.*"moves"/"moves"/'
    "moves":[{"move":"1","payoffs":[1,2,3],"best":true},{"move":"2","payoffs":[-1,5,2],"best":false}]}
    $ gteval --moves -f csv trees/three-players.dewey | sed 's/.*,//'
    moves
    1=1/2/3* 2=-1/5/2

Traces.

    $ gteval -t trees/two-payoffs.dewey | sed '/^$/,$d'
    maxn( e, 1)
      maxn( A, 2)
        maxn( C, 1): (3, 8)
        maxn( D, 1): (8, 3)
      maxn A: (3, 8)
      maxn( B, 2)
        maxn( E, 1): (5, 5)
        maxn( F, 1)
          maxn( G, 2): (2, 10)
          maxn( H, 2): (1, 0)
        maxn F: (2, 10)
      maxn B: (2, 10)
    maxn e: (3, 8)
    $ printf 'players 2\n1 (3, 3)\n2.1 (1, 5)\n2.2 (0, 0)\n' | gteval -i dewey -a shallow -t
    shallow e (-inf, 6)
      shallow 1 (-inf, inf): (3, 3)
      shallow 2 (-inf, 3)
        shallow 2.1 (-inf, inf): (1, 5)
        cut at 2 after 2.1: 5 >= 3, 1 node skipped
      shallow 2 (-inf, 3): (1, 5)
    shallow e (-inf, 6): (3, 3)

    algorithm: shallow pruning
    payoffs: (3, 3)
    move: 1
    pv: e 1
    nodes: 4 of 5
    leaves: 2 of 3
    distinct leaves: 2
    cutoffs: 1
    passes: 1

Events in JSON have all payoffs at their end, where something is worth them.

    $ gteval -t -f json trees/two-payoffs.dewey | sed '1,3d;$d' | head -n 3
    {"event":"leaf","node":"1.1","name":"C","value":8,"payoffs":[3,8]}
    {"event":"leave","node":"1.1","name":"C","relation":"=","value":8,"payoffs":[3,8]}
    {"event":"enter","node":"1.2","name":"D","alpha":"-inf","beta":"inf"}
    $ gteval -t -f json --ids trees/two-payoffs.dewey | tail -n 2 | cut -c 1-90
    {"event":"leave","node":"e","relation":"=","value":3,"payoffs":[3,8]}
    {"event":"result","file":"trees/two-payoffs.dewey","tree":1,"algorithm":"maxn","value":nul

What the payoffs add up to, and what is the least, lets shallow pruning leave out leaves.

    $ printf 'players 2\n1 (3, 3)\n2.1 (1, 5)\n2.2 (0, 0)\n' > sum.dewey
    $ gteval -a shallow sum.dewey | grep cutoffs
    cutoffs: 1
    $ gteval -a shallow --sum=6 --bounds=0,9 sum.dewey | grep cutoffs
    cutoffs: 1
    $ gteval -a shallow --sum=8.5 sum.dewey | grep cutoffs
    [1]
    $ gteval -a shallow --bounds=-4,9 sum.dewey | grep cutoffs
    cutoffs: 1
    $ gteval -a shallow --sum=5.5 sum.dewey
    sum.dewey: error: the payoffs of node 1 add up to 6, more than 5.5
    [1]
    $ gteval -a shallow --bounds=0,3 sum.dewey
    sum.dewey: error: node 2.1 is worth 5, outside of the bounds
    [1]
    $ gteval -a shallow --sum=many sum.dewey
    gteval: option '--sum': expected a number, not 'many'
    Try 'gteval --help'
    [2]
    $ gteval -a shallow --sum= sum.dewey
    gteval: option '--sum': expected a number, not ''
    Try 'gteval --help'
    [2]
    $ gteval -a shallow --sum=5,6 sum.dewey
    gteval: option '--sum': expected a number, not '5,6'
    Try 'gteval --help'
    [2]
    $ gteval -a shallow --sum=nan sum.dewey
    gteval: option '--sum': expected a number, not 'nan'
    Try 'gteval --help'
    [2]
    $ gteval -a shallow --sum=inf sum.dewey | grep -c cutoffs
    0
    [1]
    $ gteval -a shallow --sum=-inf sum.dewey
    sum.dewey: error: the payoffs of node 1 add up to 6, more than -inf
    [1]
    $ gteval -a shallow --bounds=1 sum.dewey
    gteval: option '--bounds': expected LOW,HIGH|leaves, not '1'
    Try 'gteval --help'
    [2]
    $ gteval -a shallow --bounds=2,1 sum.dewey
    gteval: option '--bounds': low must not be greater than high
    Try 'gteval --help'
    [2]
    $ gteval -a shallow --bounds=1,many sum.dewey
    gteval: option '--bounds': expected a number, not 'many'
    Try 'gteval --help'
    [2]
    $ gteval -a shallow --bounds=leafs sum.dewey
    gteval: option '--bounds': expected LOW,HIGH|leaves, not 'leafs'
    Try 'gteval --help'
    [2]
    $ gteval -a shallow --bounds=1,2,3 sum.dewey
    gteval: option '--bounds': expected a number, not '2,3'
    Try 'gteval --help'
    [2]
    $ gteval -a maxn --bounds=0,9 sum.dewey
    gteval: option '--bounds' has no meaning for 'maxn'
    Try 'gteval --help'
    [2]
    $ gteval -a maxn --sum=8 sum.dewey
    gteval: option '--sum' has no meaning for 'maxn'
    Try 'gteval --help'
    [2]
    $ gteval --sum=8 sum.dewey
    gteval: option '--sum' has no meaning for 'alphabeta'
    Try 'gteval --help'
    [2]

One player's view: all others are MIN.

    $ for player in 1 2 3; do gteval --paranoid=$player trees/three-players.dewey | sed -n 2,4p; done
    value: 1
    move: 1
    pv: e 1 1.1 1.1.1
    value: 2
    move: 1
    pv: e 1 1.1 1.1.1
    value: 2
    move: 1
    pv: e 1 1.2 1.2.1
    $ gteval --paranoid=2 -a all -f csv trees/three-players.dewey | sed 1d | cut -d , -f 3,4,5,10
    minimax,2,exact,8
    bb,2,exact,7
    alphabeta,2,exact,7
    scout,2,exact,6
    negascout,2,exact,6
    pvs,2,exact,6
    sss,2,exact,6
    dual,2,exact,7
    recsss,2,exact,6
    mt-sss,2,exact,6
    mt-dual,2,exact,7
    mtdf,2,exact,6
    cstar,2,exact,6
    $ printf 'players 3\n1.1 (1, 2, 3)\n1.2 (3, 2, 1)\n2 (2, 2, 2)\n' | gteval -i dewey --paranoid=1 -t | sed '/^$/,$d'
    alphabeta e (-inf, inf)
      alphabeta 1 (-inf, inf)
        alphabeta 1.1 (-inf, inf): 1
        alphabeta 1.2 (-inf, 1): 3
      alphabeta 1 (-inf, inf): 1
      alphabeta 2 (1, inf): 2
    alphabeta e (-inf, inf): 2
    $ gteval --paranoid=4 trees/three-players.dewey
    trees/three-players.dewey: error: there is no player '4': they are 1 to 3
    [1]
    $ gteval --paranoid=Ann trees/three-players.dewey
    trees/three-players.dewey: error: there is no player 'Ann': they are 1 to 3
    [1]
    $ gteval --paranoid=0 trees/three-players.dewey
    trees/three-players.dewey: error: there is no player '0': they are 1 to 3
    [1]
    $ printf 'players "Ann" "Bob" "2"\n1 (3, 5, 4)\n2.1 (1, 2, 6)\n2.2 (2, 3, 1)\n' > names.dewey
    $ for player in 1 Ann 2 Bob 3; do gteval --paranoid=$player names.dewey | sed -n 2,4p | paste -sd ' ' -; done
    value: 3 move: 1 pv: e 1
    value: 3 move: 1 pv: e 1
    value: 3 move: 2 pv: e 2 2.2
    value: 3 move: 2 pv: e 2 2.2
    value: 1 move: 2 pv: e 2 2.2
    $ gteval --paranoid=Bob -f json names.dewey | cut -d , -f 4-8
    "value":3,"bound":"exact","move":"2","pv":["e","2"
    $ gteval --paranoid=bob names.dewey
    names.dewey: error: there is no player 'bob': they are 1 'Ann', 2 'Bob', 3 '2'
    [1]
    $ gteval --paranoid= names.dewey
    names.dewey: error: there is no player '': they are 1 'Ann', 2 'Bob', 3 '2'
    [1]
    $ printf 'players "\303\244\\\\u001b[1m" "a name that is longer than most and not to be told to its end"\n1 (1, 2)\n' |
    >     gteval -i dewey --paranoid="$(printf '\033[31m')"
    -: error: there is no player '?[31m': they are 1 'ä\u001b[1m', 2 'a name that is longer than m...'
    [1]
    $ echo '{"players":["a","b","c","d","e","f","g","h","i","j"],"tree":[[1,2,3,4,5,6,7,8,9,0]]}' > ten.json
    $ gteval --paranoid=k ten.json
    ten.json: error: there is no player 'k': they are 1 'a', 2 'b', 3 'c', 4 'd', 5 'e', 6 'f', 7 'g', 8 'h' and so on to 10
    [1]
    $ gteval --paranoid=j ten.json | sed -n 2p
    value: 0
    $ gteval --paranoid=11 ten.json
    ten.json: error: there is no player '11': they are 1 'a', 2 'b', 3 'c', 4 'd', 5 'e', 6 'f', 7 'g', 8 'h' and so on to 10
    [1]
    $ gteval --paranoid=99999999999999999999 trees/three-players.dewey
    trees/three-players.dewey: error: there is no player '99999999999999999999': they are 1 to 3
    [1]
    $ gteval --paranoid=1 trees/aima.json
    trees/aima.json: error: tree has no payoffs: --paranoid is for games of several players
    [1]
    $ gteval --paranoid=1 --depth=1 trees/three-players.dewey
    trees/three-players.dewey: error: node 1 has no static value, which depth 1 needs
    [1]
    $ gteval --paranoid=1 -a maxn trees/three-players.dewey
    trees/three-players.dewey: error: maxn: tree has values, no payoffs
    [1]

Which algorithms a tree is for.

    $ gteval -a sss trees/three-players.dewey
    trees/three-players.dewey: error: sss: 3 players: use maxn, shallow or --paranoid=PLAYER
    [1]
    $ gteval -a alphabeta trees/two-payoffs.dewey
    trees/two-payoffs.dewey: error: alphabeta: 2 players: use maxn, shallow or --paranoid=PLAYER
    [1]
    $ gteval -w 0,1 trees/two-payoffs.dewey
    trees/two-payoffs.dewey: error: alphabeta: 2 players: use maxn, shallow or --paranoid=PLAYER
    [1]
    $ gteval -a maxn trees/aima.json
    trees/aima.json: error: maxn: tree has values, no payoffs
    [1]
    $ gteval -a shallow trees/aima.json
    trees/aima.json: error: shallow: tree has values, no payoffs
    [1]
    $ gteval -f csv trees/two-payoffs.dewey trees/min-root.dewey | cut -d , -f 3,4
    algorithm,value
    maxn,3 8
    alphabeta,4

Pages are made of such trees, too.

    $ gteval -f html trees/three-players.dewey | tail -n 1
    </html>
    $ gtconv -f html trees/three-players.dewey | tail -n 1
    </html>

Players without a name have their number, and not all of many are named.

    $ echo '{"players":["Anna","","Bob"],"children":[{"payoffs":[1,2,3]},{"payoffs":[4,5,6]}]}' > some.json
    $ gteval --format=outline some.json | head -n 1
    max^n: payoffs (4, 5, 6), move 2, 3 of 3 nodes, 2 of 2 leaves, 3 players: Anna, player 2, Bob
    $ gtconv --format=dewey some.json
    players "Anna" "" "Bob"
    e p1
    1 (1, 2, 3)
    2 (4, 5, 6)
    $ gteval --paranoid=Bob --algo=alphabeta some.json | head -n 2
    algorithm: alpha-beta
    value: 3
    $ echo 'players "a" "b" "c" "d" "e" "f" "g" "h" "i"' > nine.dewey
    $ echo '1 (1, 2, 3, 4, 5, 6, 7, 8, 9)' >> nine.dewey
    $ gteval --input=dewey --format=outline nine.dewey | head -n 1
    max^n: payoffs (1, 2, 3, 4, 5, 6, 7, 8, 9), move 1, 2 of 2 nodes, 1 of 1 leaf, 9 players: a, b, c, d, e, f, g, h, ...
    $ printf '{"players":["a\\u0001b","c\\\\"],"children":[{"payoffs":[1,2]},{"payoffs":[2,5]}]}' > odd.json
    $ gtconv --format=efg odd.json
    odd.json: error: efg cannot hold names of players with control characters or such a backslash (node e); --lossy leaves them out
    [1]
    $ gtconv --lossy --format=efg odd.json
    EFG 2 R "game tree" { "" "" }
    ""

    p "" 1 1 "" { "" "" } 0
    t "" 1 "" { 1, 2 }
    t "" 2 "" { 2, 5 }
    odd.json: warning: efg cannot hold names of players with control characters or such a backslash: 2 left out

There are 255 at most.

    $ awk 'BEGIN { printf "EFG 2 R \"\" {"; for (i = 0; i < 256; i++) printf " \"\""; print " }" }' > many.efg
    $ gteval many.efg 2>&1 | head -n 1
    many.efg:1:779: error: too many players: the limit is 255
    $ awk 'BEGIN { printf "{\"payoffs\":[0"; for (i = 1; i < 256; i++) printf ",0"; print "]}" }' > many.json
    $ gteval many.json 2>&1 | head -n 1
    many.json:1:12: error: 256 payoffs: expected 255 at most

A payoff may be infinite in a table, and two leaves of one name are not one position in lab text.

    $ printf '%s\n' id,parent,payoffs r,, 'a,r,-inf 3 2' 'b,r,1 inf 4' > infinite.csv
    $ gtconv --format=dewey infinite.csv
    players 3
    e p1 r
    1 (-inf, 3, 2) a
    2 (1, inf, 4) b
    $ echo '{"children":[{"name":"a","payoffs":[1,2,3]},{"name":"a","payoffs":[1,2,4]}]}' > alike.json
    $ gtconv --format=lab alike.json
    alike.json: error: lab cannot hold names that different positions would share (node 2); --lossy leaves them out
    [1]

A position that comes twice may say its payoffs once or both times.

    $ printf 'parent,child,u1,u2\nA,B,1,2\nA,C,,\nC,B,1,2\nC,D,3,4\n' | gteval | sed -n 2,4p
    payoffs: (3, 4)
    unique: yes
    move: C
    $ printf 'parent,child,u1,u2\nA,B,,\nA,C,,\nC,B,1,2\nC,D,3,4\n' | gteval | sed -n 2,4p
    payoffs: (3, 4)
    unique: yes
    move: C

Of players with one name only numbers tell which is meant.

    $ printf 'players Ann Bob Bob\n1 (1, 2, 3)\n2 (4, 5, 6)\n' > bobs.dewey
    $ echo '{"payoffs":{"Ann":4,"Bob":5}}' > answers.json
    $ gteval --check=answers.json bobs.dewey
    answers.json:1:21: error: several players have this name: expected a number
    {"payoffs":{"Ann":4,"Bob":5}}
                        ^
    [1]
    $ echo '{"payoffs":{"Ann":4,"2":5}}' > answers.json
    $ gteval --check=answers.json bobs.dewey
    all right: payoffs
    $ printf 'parent,child,payoffs\nA,B,1 2\nA,C,\nC,B,1 2 3\nC,D,3 4\n' | gteval
    -:4:3: error: "B" has another set of payoffs in line 2
    C,B,1 2 3
      ^
    [1]
    $ seq -s, 256 | sed 's/.*/{"payoffs":[&]}/' | gteval 2>&1 | head -n 1
    -:1:12: error: 256 payoffs: expected 255 at most
