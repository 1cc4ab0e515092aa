Proof-number search and df-pn: is the value at least the target?

    $ gteval -a pn --target=52 trees/stockman.json
    algorithm: proof-number search
    value: >= 52
    target: >= 52 proved
    move: -
    pv: -
    read: 31 nodes, 16 leaves, depth 4, MAX to move
    nodes: 21 of 31
    leaves: 8 of 16
    pruned: 1.1.1.2 1.1.2.2 1.2.1 1.2.2 2.1.1.2 2.2.1.2
    steps: 21
    storage: 27
    $ gteval -a dfpn --target=53 trees/stockman.json
    algorithm: df-pn
    value: <= 52
    target: >= 53 refuted
    move: -
    pv: -
    read: 31 nodes, 16 leaves, depth 4, MAX to move
    nodes: 28 of 31
    leaves: 5 of 16
    pruned: 1.1.1.2 1.1.2.2 1.2.1 1.2.2 2.1.1.2 2.2.1 2.2.2
    steps: 16
    storage: 23
    $ gteval -a pn,dfpn --target=53 -f csv trees/stockman.json | cut -d , -f 3-5,8-10,13,18-19,24-25
    algorithm,value,bound,names,nodes,leaves,unvisited,steps,storage,target,proved
    pn,52,upper,,16,5,15,16,23,53,no
    dfpn,52,upper,,28,5,15,16,23,53,no
    $ gteval -a pn,sss --target=52 -f csv trees/stockman.json | cut -d , -f 3-5,8-10,24-25
    algorithm,value,bound,names,nodes,leaves,target,proved
    pn,52,lower,,21,8,52,yes
    sss,52,exact,,20,8,,
    $ gteval -a pn --target=53 -f json trees/stockman.json | grep -o '"value.*"pv[^n]*\|"target.*'
    "value":52,"bound":"upper","move":null,"pv":[],"
    "target":53,"proved":false}
    $ gteval -a sss,pn --target=52 -f json trees/stockman.json | grep -o '"algorithm":"[a-z]*\|"target.*'
    "algorithm":"sss
    "target":null,"proved":null}
    "algorithm":"pn
    "target":52,"proved":true}

All algorithms are those that are told enough.

    $ gteval -a all --target=53 trees/stockman.json
    nodes: 31, leaves: 16, depth: 4, value: 52, minimal leaves: 7 (no fewer can prove the value)

    algorithm  value  move  nodes  leaves  distinct  storage  leaves/minimal
    minimax       52  2       31      16        16        0*            2.29
    bb            52  2       30      15        15        0*            2.14
    alphabeta     52  2       28      13        13        0*            1.86
    scout         52  2       45      22        13        0*            3.14
    negascout     52  2       34      15        12        0*            2.14
    pvs           52  2       44      21        12        0*            3.00
    sss           52  2       20       8         8        4             1.14
    dual          52  2       28      13        13        4             1.86
    recsss        52  2       30       8         8        7             1.14
    mt-sss        52  2       35       8         8       20             1.14
    mt-dual       52  2       47      13        13       28             1.86
    mtdf          52  2       28       8         8       20             1.14
    cstar         52  2       28       8         8       20             1.14
    pn         <= 52  -       16*      5*        5*      23             0.71
    dfpn       <= 52  -       28       5*        5*      23             0.71
    * the fewest
    $ gteval -a all trees/stockman.json | grep -c pn
    0
    [1]
    $ echo '({2 4} 3)' | gteval -i list -a all --target=3 -f csv | cut -d , -f 3,4,26,27
    algorithm,value,proved
    minimax,3,
    alphabeta,3,
    star2,3,
    negascout,3,
    pvs,3,
    $ gteval -a all --target=1 --algo=all -f csv --paranoid=1 trees/three-players.dewey | cut -d , -f 3,4,24,25 | tail -n 3
    cstar,1,,
    pn,1,1,yes
    dfpn,1,1,yes
    $ gteval -a all --target=53 -S trees/stockman.json | grep pn
    pn             1   5.000   -  16.000   -           0.714             0.385       23
    dfpn           1   5.000   -  28.000   -           0.714             0.385       23

Infinite targets, infinite values, a leaf alone.

    $ for x in inf -inf; do gteval -a pn --target=$x trees/stockman.json | sed -n 2,3p; done
    value: <= 78
    target: >= inf refuted
    value: >= 9
    target: >= -inf proved
    $ echo '[["inf"],["-inf"]]' | gteval -a pn,dfpn --target=inf -f csv | cut -d , -f 3-5,24,25
    algorithm,value,bound,target,proved
    pn,inf,lower,inf,yes
    dfpn,inf,lower,inf,yes
    $ echo 5 | gteval -a pn --target=5 -f csv | cut -d , -f 3-5,9-12,18-20,24,25
    algorithm,value,bound,nodes,leaves,distinct_nodes,distinct_leaves,steps,storage,tree_nodes,target,proved
    pn,5,lower,1,1,1,1,1,1,1,5,yes
    $ echo 5 | gteval -a dfpn --target=5.000000000000001 -f csv | cut -d , -f 3-5,9-12,18-20,24,25
    algorithm,value,bound,nodes,leaves,distinct_nodes,distinct_leaves,steps,storage,tree_nodes,target,proved
    dfpn,5,upper,1,1,1,1,1,1,1,5.000000000000001,no

What is refused.

    $ gteval -a pn trees/stockman.json
    gteval: pn: is the value at least what? --target=X tells
    Try 'gteval --help'
    [2]
    $ gteval -a sss,dfpn trees/stockman.json
    gteval: dfpn: is the value at least what? --target=X tells
    Try 'gteval --help'
    [2]
    $ gteval --target=5 trees/stockman.json
    gteval: option '--target' has no meaning for 'alphabeta'
    Try 'gteval --help'
    [2]
    $ gteval -a pn --target= trees/stockman.json
    gteval: option '--target': expected a number, not ''
    Try 'gteval --help'
    [2]
    $ gteval -a pn --target=nan trees/stockman.json
    gteval: option '--target': expected a number, not 'nan'
    Try 'gteval --help'
    [2]
    $ gteval -a pn --target=1 --window=1,2 trees/stockman.json
    gteval: option '--window' has no meaning for 'pn'
    Try 'gteval --help'
    [2]
    $ gteval -a pn --target=1 --windows -f svg trees/stockman.json
    gteval: option '--windows' has no meaning for 'pn'
    Try 'gteval --help'
    [2]
    $ gteval -a pn --target=1 -f lab-key trees/stockman.json
    gteval: no key for 'pn'
    Try 'gteval --help'
    [2]
    $ echo '({2 4} 3)' | gteval -i list -a pn --target=3
    -: error: pn: tree has chance nodes
    [1]
    $ gteval -a dfpn --target=1 trees/three-players.dewey
    trees/three-players.dewey: error: dfpn: 3 players: use maxn, shallow or --paranoid=PLAYER
    [1]
    $ gteval -a dfpn --target=2 --paranoid=2 trees/three-players.dewey | sed -n 1,3p
    algorithm: df-pn
    value: >= 2
    target: >= 2 proved

Traces: the path to each node that is developed, and calls with limits.

    $ gteval -a pn --target=53 -t trees/stockman.json
        1: e (1, 1)
        2: e (1, 2)  1 (1, 1)
        3: e (1, 2)  2 (1, 1)
        4: e (2, 2)  1 (2, 1)  1.1 (1, 1)
        5: e (2, 2)  1 (2, 1)  1.2 (1, 1)
        6: e (2, 3)  1 (2, 2)  1.1 (1, 2)  1.1.1 (1, 1)
        7: e (2, 3)  1 (2, 2)  1.1 (1, 2)  1.1.2 (1, 1)
        8: e (2, 3)  2 (2, 1)  2.1 (1, 1)
        9: e (2, 3)  2 (2, 1)  2.2 (1, 1)
       10: e (2, 4)  2 (2, 2)  2.1 (1, 2)  2.1.1 (1, 1)
       11: e (2, 4)  2 (2, 2)  2.1 (1, 2)  2.1.2 (1, 1)
       12: e (3, 4)  1 (3, 2)  1.1 (2, 2)  1.1.1 (2, 1)  1.1.1.1 (1, 1): 30
       13: e (3, 3)  1 (3, 1)  1.1 (2, 1)  1.1.2 (2, 1)  1.1.2.1 (1, 1): 21
       14: e (3, 2)  2 (3, 2)  2.1 (2, 2)  2.1.1 (2, 1)  2.1.1.1 (1, 1): 28
       15: e (3, 1)  2 (3, 1)  2.1 (2, 1)  2.1.2 (2, 1)  2.1.2.1 (1, 1): 78
       16: e (2, 1)  2 (2, 1)  2.1 (1, 1)  2.1.2 (1, 1)  2.1.2.2 (1, 1): 52
           e (inf, 0)

    algorithm: proof-number search
    value: <= 52
    target: >= 53 refuted
    move: -
    pv: -
    nodes: 16 of 31
    leaves: 5 of 16
    distinct leaves: 5
    passes: 1
    steps: 16
    storage: 23
    $ gteval -a dfpn --target=53 -t trees/stockman.json | sed '/^$/q'
    dfpn e (inf, inf)
      dfpn 1 (2, inf)
      dfpn 1 (2, inf): (2, 1)
      dfpn 2 (2, inf)
      dfpn 2 (2, inf): (2, 1)
      dfpn 1 (3, inf)
        dfpn 1.1 (2, 2)
        dfpn 1.1 (2, 2): (1, 2)
        dfpn 1.2 (2, 2)
        dfpn 1.2 (2, 2): (1, 2)
        dfpn 1.1 (2, 3)
          dfpn 1.1.1 (2, 2)
          dfpn 1.1.1 (2, 2): (2, 1)
          dfpn 1.1.2 (2, 2)
          dfpn 1.1.2 (2, 2): (2, 1)
        dfpn 1.1 (2, 3): (2, 2)
      dfpn 1 (3, inf): (3, 2)
      dfpn 2 (3, inf)
        dfpn 2.1 (2, 2)
        dfpn 2.1 (2, 2): (1, 2)
        dfpn 2.2 (2, 2)
        dfpn 2.2 (2, 2): (1, 2)
        dfpn 2.1 (2, 3)
          dfpn 2.1.1 (2, 2)
          dfpn 2.1.1 (2, 2): (2, 1)
          dfpn 2.1.2 (2, 2)
          dfpn 2.1.2 (2, 2): (2, 1)
        dfpn 2.1 (2, 3): (2, 2)
      dfpn 2 (3, inf): (3, 2)
      dfpn 1 (4, inf)
        dfpn 1.1 (3, 3)
          dfpn 1.1.1 (3, 2)
            dfpn 1.1.1.1 (2, 2): 30, (inf, 0)
          dfpn 1.1.1 (3, 2): (inf, 0)
          dfpn 1.1.2 (3, 3)
            dfpn 1.1.2.1 (2, 2): 21, (inf, 0)
          dfpn 1.1.2 (3, 3): (inf, 0)
        dfpn 1.1 (3, 3): (inf, 0)
      dfpn 1 (4, inf): (inf, 0)
      dfpn 2 (inf, inf)
        dfpn 2.1 (inf, 3)
          dfpn 2.1.1 (3, 2)
            dfpn 2.1.1.1 (2, 2): 28, (inf, 0)
          dfpn 2.1.1 (3, 2): (inf, 0)
          dfpn 2.1.2 (inf, 3)
            dfpn 2.1.2.1 (inf, 2): 78, (0, inf)
            dfpn 2.1.2.2 (inf, 3): 52, (inf, 0)
          dfpn 2.1.2 (inf, 3): (inf, 0)
        dfpn 2.1 (inf, 3): (inf, 0)
      dfpn 2 (inf, inf): (inf, 0)
    dfpn e (inf, inf): (inf, 0)
    
    $ gteval -a pn --target=53 -t -f json trees/stockman.json | sed -n '1,10p;/"leave"/p;$p'
    {"event":"enter","node":"e","test":">=","value":53}
    {"event":"step","node":"e"}
    {"event":"numbers","node":"e","proof":1,"disproof":2}
    {"event":"enter","node":"1","test":">=","value":53}
    {"event":"step","node":"1"}
    {"event":"numbers","node":"1","proof":2,"disproof":1}
    {"event":"enter","node":"2","test":">=","value":53}
    {"event":"step","node":"2"}
    {"event":"numbers","node":"2","proof":2,"disproof":1}
    {"event":"numbers","node":"e","proof":2,"disproof":2}
    {"event":"leave","node":"1.1.1","relation":"<=","value":30}
    {"event":"leave","node":"1.1.2","relation":"<=","value":21}
    {"event":"leave","node":"1.1","relation":"<=","value":30}
    {"event":"leave","node":"1","relation":"<=","value":30}
    {"event":"leave","node":"2.1.1","relation":"<=","value":28}
    {"event":"leave","node":"2.1.2","relation":"<=","value":52}
    {"event":"leave","node":"2.1","relation":"<=","value":52}
    {"event":"leave","node":"2","relation":"<=","value":52}
    {"event":"leave","node":"e","relation":"<=","value":52}
    {"event":"result","file":"trees/stockman.json","tree":1,"algorithm":"pn","value":52,"bound":"upper","move":null,"pv":[],"names":null,"nodes":16,"leaves":5,"distinct_nodes":16,"distinct_leaves":5,"unvisited":15,"cutoffs":0,"tests":0,"researches":0,"passes":1,"steps":16,"storage":23,"tree_nodes":31,"tree_leaves":16,"tree_depth":4,"minimal_leaves":7,"target":53,"proved":false}
    $ gteval -a dfpn --target=53 -t -f json trees/stockman.json | sed -n '1,5p'
    {"event":"enter","node":"e","test":">=","value":53,"proof":"inf","disproof":"inf"}
    {"event":"step","node":"e"}
    {"event":"enter","node":"1","test":">=","value":53,"proof":2,"disproof":"inf"}
    {"event":"step","node":"1"}
    {"event":"numbers","node":"1","proof":2,"disproof":1}
    $ printf '%020d' 0 | sed 's/0/[/g;s/$/5/' > deep && printf '%020d' 0 | sed 's/0/]/g' >> deep
    $ tr -d '\n' < deep | gteval -a pn --target=5 -t | sed -n '16,18p;21,22p' | grep -o '^ *[0-9]*:\|[.][.][.] .*1[)]  1\|(1, 1): 5\|^ *e (0.*' | cut -c 1-30
       16:
       17:
    ... (1)  1.1 (1, 1)  1.1.1 (1,
       18:
    ... (2)  1.1.1 (1, 1)  1.1.1.1
       21:
    ... (5)  1.1.1.1.1.1 (1, 1)  1
    (1, 1): 5
           e (0, inf)
    $ echo '{"name":"a","children":[{"name":"b c","value":1},{"value":2}]}' | gteval -a pn --target=2 -t | sed '/^$/q'
        1: a (1, 1)
        2: a (1, 2)  "b c" (1, 1): 1
        3: a (1, 1)  2 (1, 1): 2
           a (0, inf)
    
    $ echo '{"name":"a","children":[{"name":"b c","value":1},{"value":2}]}' | gteval -a pn --target=2 -n -t | sed '/^$/q'
        1: e (1, 1)
        2: e (1, 2)  1 (1, 1): 1
        3: e (1, 1)  2 (1, 1): 2
           e (0, inf)
    

Pictures show the numbers.

    $ gteval -a pn --target=53 -f outline trees/stockman.json
    proof-number search: value <= 52, >= 53 refuted, 16 of 31 nodes, 5 of 16 leaves

      ^ e <= 52  p inf, d 0
      +- v 1 <= 30  p inf, d 0
      |  +- ^ 1.1 <= 30  p inf, d 0
      |  |  +- v 1.1.1 <= 30  p inf, d 0
      |  |  |  +- 1.1.1.1 = 30  #1  p inf, d 0
    . |  |  |  `- 1.1.1.2 (54)  p 1, d 1
      |  |  `- v 1.1.2 <= 21  p inf, d 0
      |  |     +- 1.1.2.1 = 21  #2  p inf, d 0
    . |  |     `- 1.1.2.2 (73)  p 1, d 1
      |  `- ^ 1.2  p 1, d 2
    . |     +- v 1.2.1  p 1, d 1
    . |     |  +- 1.2.1.1 (9)
    . |     |  `- 1.2.1.2 (71)
    . |     `- v 1.2.2  p 1, d 1
    . |        +- 1.2.2.1 (43)
    . |        `- 1.2.2.2 (91)
      `- v 2 <= 52  p inf, d 0
         +- ^ 2.1 <= 52  p inf, d 0
         |  +- v 2.1.1 <= 28  p inf, d 0
         |  |  +- 2.1.1.1 = 28  #3  p inf, d 0
    .    |  |  `- 2.1.1.2 (94)  p 1, d 1
         |  `- v 2.1.2 <= 52  p inf, d 0
         |     +- 2.1.2.1 = 78  #4  p 0, d inf
         |     `- 2.1.2.2 = 52  #5  p inf, d 0
         `- ^ 2.2  p 1, d 2
    .       +- v 2.2.1  p 1, d 1
    .       |  +- 2.2.1.1 (22)
    .       |  `- 2.2.1.2 (35)
    .       `- v 2.2.2  p 1, d 1
    .          +- 2.2.2.1 (53)
    .          `- 2.2.2.2 (80)

    ^ MAX  v MIN  * principal variation  . never visited  #1 first leaf read  x cut  p, d proof and disproof number
    $ gteval -a dfpn --target=53 --step=24 -f outline trees/stockman.json
    df-pn: after 24 of 86 events

      ^ e  p 1, d 1
      +- v 1  p 3, d 2
      |  +- ^ 1.1  p 2, d 2
      |  |  +- v 1.1.1  p 2, d 1
    . |  |  |  +- 1.1.1.1 (30)  p 1, d 1
    . |  |  |  `- 1.1.1.2 (54)  p 1, d 1
      |  |  `- v 1.1.2  p 2, d 1
    . |  |     +- 1.1.2.1 (21)  p 1, d 1
    . |  |     `- 1.1.2.2 (73)  p 1, d 1
      |  `- ^ 1.2  p 1, d 2
    . |     +- v 1.2.1  p 1, d 1
    . |     |  +- 1.2.1.1 (9)
    . |     |  `- 1.2.1.2 (71)
    . |     `- v 1.2.2  p 1, d 1
    . |        +- 1.2.2.1 (43)
    . |        `- 1.2.2.2 (91)
      `- v 2  p 2, d 1
    .    +- ^ 2.1  p 1, d 1
    .    |  +- v 2.1.1
    .    |  |  +- 2.1.1.1 (28)
    .    |  |  `- 2.1.1.2 (94)
    .    |  `- v 2.1.2
    .    |     +- 2.1.2.1 (78)
    .    |     `- 2.1.2.2 (52)
    .    `- ^ 2.2  p 1, d 1
    .       +- v 2.2.1
    .       |  +- 2.2.1.1 (22)
    .       |  `- 2.2.1.2 (35)
    .       `- v 2.2.2
    .          +- 2.2.2.1 (53)
    .          `- 2.2.2.2 (80)

    ^ MAX  v MIN  * principal variation  . not visited yet  #1 first leaf read  x cut  p, d proof and disproof number
    $ gteval -a pn --target=53 -f dot trees/stockman.json | grep -c 'p ∞, d 0'
    13
    $ gteval -a pn --target=53 -f dot trees/stockman.json | grep -o 'p, d: [a-z ]*'
    p, d: proof and disproof number
    $ gteval -a pn --target=53 -f svg trees/stockman.json | grep -c '>p ∞, d 0<'
    13
    $ gteval -a pn --target=53 -f svg trees/stockman.json | grep -o 'proof and disproof number'
    proof and disproof number
    $ gteval -a pn --target=53 -f tikz trees/stockman.json | grep -o 'p.*disproof number'
    p, d$ proof and disproof number

What is printed is right as an answer.

    $ for a in pn dfpn; do for x in 40 52 53; do gteval -a $a --target=$x -f json trees/stockman.json | gteval -a $a --target=$x --check=- trees/stockman.json; done; done | sort -u
    all right: value, move, pv (0), algorithm, bound, nodes, leaves, distinct_nodes, distinct_leaves, unvisited, cutoffs, tests, researches, passes, steps, storage, tree_nodes, tree_leaves, tree_depth, minimal_leaves, target, proved
    $ gteval -w 60,70 -f json trees/stockman.json | gteval -w 60,70 --check=- trees/stockman.json | cut -c 1-40
    all right: value, move, pv (0), algorith
    $ gteval -a pn --target=52 -f json trees/stockman.json | sed s/true/false/ | gteval -a pn --target=52 --check=- trees/stockman.json
    proved: false given, right is true
    [3]
    $ gteval -a pn --target=52 -f json trees/stockman.json | gteval -a pn --target=51 --check=- trees/stockman.json
    target: 52 given, right is 51
    [3]
    $ echo '{"proved": true}' | gteval --check=- trees/stockman.json
    proved: true given, right is null
    [3]
    $ echo '{"proved": null, "target": null}' | gteval --check=- trees/stockman.json
    all right: target, proved
    $ echo '{"proved": 1}' | gteval -a pn --target=52 --check=- trees/stockman.json
    -:1:12: error: expected true or false
    {"proved": 1}
               ^
    [1]
    $ echo '{"proved": true, "proved": true}' | gteval -a pn --target=52 --check=- trees/stockman.json
    -:1:18: error: a second key "proved"
    {"proved": true, "proved": true}
                     ^
    [1]
    $ echo '{"move": "2", "pv": ["2"]}' | gteval -a pn --target=52 --check=- trees/stockman.json
    pv: it ends at 2, right is to go on to 2.1
    [3]

In a series, too, they stand at the nodes:

    $ gteval --series -a pn --target=4 -f outline -o pn%d trees/aima.json && sed -n '3,4p' pn05
      ^ A  p 1, d 3
      +- v B  p 1, d 1
