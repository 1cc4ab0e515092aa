# What engines say of positions: values for the side to move, mates, bounds

Scores are centipawns or mates in so many moves; a mate in n is worth 100000000 - n. Whose
turn it is, is said as FEN does.

    $ cat > dump.json << 'END'
    > {"turn":"w","score":{"cp":12},"type":"PV","children":[
    >  {"turn":"b","move":"e4","score":{"mate":-2},"type":"CUT","children":[
    >    {"turn":"w","score":"#3"},{"turn":"w","score":"mate 1","hash":true}]},
    >  {"turn":"b","move":"d4","score":{"cp":-31,"lowerbound":true},"tt":"hit","children":[
    >    {"turn":"w","cp":25},{"turn":"w","cp":40,"mate":null},{"turn":"w","score":"cp 28"}]}]}
    > END
    $ gtconv --negamax dump.json
    {"player":"max","value":12,"bound":"exact","children":[{"name":"e4","value":99999998,"bound":"upper","children":[{"value":99999997},{"value":99999999,"hash":true}]},{"name":"d4","value":31,"bound":"upper","hash":true,"children":[{"value":25},{"value":40},{"value":28}]}]}
    $ gtconv dump.json
    {"player":"max","value":12,"bound":"exact","children":[{"name":"e4","value":-99999998,"bound":"upper","children":[{"value":99999997},{"value":99999999,"hash":true}]},{"name":"d4","value":-31,"bound":"lower","hash":true,"children":[{"value":25},{"value":40},{"value":28}]}]}
    $ gteval --negamax dump.json
    algorithm: alpha-beta
    value: 99999997
    move: e4
    pv: e e4 1.1
    read: 8 nodes, 5 leaves, depth 2, MAX to move
    nodes: 6 of 8
    leaves: 3 of 5
    pruned: 2.2 2.3
    cutoffs: 1
    $ gteval --negamax --explain-input dump.json
    input: dump.json
    format: json (it begins with {)
    trees: 1
    nodes: 8
    leaves: 5
    depth: 2
    root: max (the text says so)
    sides: alternate
    children: "children" (3)
    names: 2, by "move" (2)
    values: 8, by "score" (6), "cp" (2); 3 of inner nodes
    movers: 8, by "turn" (8)
    said of values: "type" (2), "hash" (1), "score" (1), "tt" (1)

What was read is written, and read again as it is: now for MAX.

    $ gtconv --negamax dump.json > max.json && gtconv max.json | cmp - max.json
    $ gtconv --negamax dump.json | gtconv --negate | gtconv --negate | cmp - max.json
    $ gtconv --negamax dump.json | gtconv --depth=1
    {"player":"max","value":12,"bound":"exact","children":[{"name":"e4","value":99999998,"bound":"upper"},{"name":"d4","value":31,"bound":"upper","hash":true}]}

The same as a table, in JSON or CSV.

    $ cat > rows.json << 'END'
    > [{"id":1,"stm":"w","score":{"cp":12},"type":"PV","children":[2,3]},
    >  {"id":2,"stm":"b","mate":-2,"bound":"lower"},
    >  {"id":3,"stm":"b","score":{"cp":-31,"upperbound":true},"hash":"hit","flag":"none","children":[4]},
    >  {"id":4,"stm":"w","parent":3,"value":5}]
    > END
    $ gtconv --negamax rows.json
    {"name":"1","player":"max","value":12,"bound":"exact","children":[{"name":"2","value":99999998,"bound":"upper"},{"name":"3","value":31,"bound":"lower","hash":true,"children":[{"name":"4","value":5}]}]}
    $ gteval --negamax --explain-input rows.json | tail -n 4
    values: 4, by "score" (2), "mate" (1), "value" (1); 2 of inner nodes
    movers: 4, by "stm" (4)
    said of values: "type" (1), "bound" (1), "hash" (1)
    not read, could matter: "flag" (1)
    $ cat > rows.csv << 'END'
    > id,parent,score,turn,type,flag
    > 1,,12,w,PV,
    > 2,1,#-2,b,CUT,
    > 3,1,cp -31,b,,UPPERBOUND
    > END
    $ gtconv --negamax rows.csv
    {"name":"1","player":"max","value":12,"bound":"exact","children":[{"name":"2","value":99999998,"bound":"upper"},{"name":"3","value":31,"bound":"lower"}]}
    $ gteval --negamax --explain-input rows.csv | tail -n 5
    parents: "parent" (2)
    names: 3, by their ids
    values: 3, by "score" (3); 1 of inner nodes
    movers: 3, by "turn" (3)
    said of values: "type" (2), "flag" (1)
    $ echo '{"nodes":{"e":{"turn":"b","value":3,"bound":"lower"},"1":{"mate":0},"2":4}}' | gtconv --negamax
    {"player":"min","value":-3,"bound":"upper","children":[{"value":-100000000},{"value":4}]}

Sides take turns where nothing says whose it is; below chance it is who would have moved.
What is said of all values holds for both sides.

    $ echo '[[3,[5]],2]' | gtconv --negamax --format=nested
    [[3,[-5]],-2]
    $ echo '[[3,[5]],2]' | gtconv --negamax --root=min --format=nested
    {"root":"min","tree":[[-3,[5]],2]}
    $ printf '1 chance\n1.1 4\n1.2 5\n2 6\n' | gtconv --input=dewey --negamax --format=dewey
    e max
    1 chance
    1.1 -4
    1.2 -5
    2 -6
    $ echo '{"bounds":[-2,5],"tree":[3,[5,-1]]}' | gtconv --negamax --format=dewey
    bounds -5 5
    e max
    1 -3
    2.1 5
    2.2 -1

It has no meaning where values are those of players, or of nobody.

    $ echo '{"players":2,"tree":[[3,5],[1,2]]}' | gtconv --negamax
    -:1:35: error: --negamax: payoffs are those of players, whoever moves
    {"players":2,"tree":[[3,5],[1,2]]}
                                      ^
    [1]
    $ echo '{"player":"chance","value":3,"children":[3,5]}' | gtconv --negamax
    -:1:47: error: node e is moved at by chance: with --negamax its value would be nobody's
    {"player":"chance","value":3,"children":[3,5]}
                                                  ^
    [1]

# Stored values against what lies below

    $ gteval --negamax --verify-static dump.json
    stored values: 3 of 3 inner nodes
    disagree: 1

    node  ply  mover  stored  children       off
    e       0  max        12        #4  99999984
    [3]
    $ gteval --negamax --verify-static --ids --format=json dump.json
    {"file":"dump.json","tree":1,"inner_nodes":3,"stored":3,"disagree":1,"nodes":[{"node":"e","name":null,"ply":0,"mover":"max","stored":12,"bound":"exact","low":99999996,"high":99999996,"off":99999984,"hash":false}]}
    [3]
    $ gteval --negamax --verify-static --format=csv dump.json
    file,tree,node,name,ply,mover,stored,bound,low,high,off,hash
    dump.json,1,e,,0,max,12,exact,99999996,99999996,99999984,false
    [3]
    $ gteval --verify-static trees/bratko.json trees/aima.json
    tree: trees/bratko.json
    stored values: 0 of 7 inner nodes
    disagree: 0

    tree: trees/aima.json
    stored values: 0 of 4 inner nodes
    disagree: 0

A bound is wrong only where what lies below contradicts it; so it is with what lies below.

    $ echo '{"value":4,"bound":"lower","children":[3,5]}' | gteval --verify-static
    stored values: 1 of 1 inner nodes
    disagree: 0
    $ echo '{"value":6,"bound":"lower","children":[3,5]}' | gteval --verify-static
    stored values: 1 of 1 inner nodes
    disagree: 1

    node  ply  mover  stored  children  off
    e       0  max      >= 6         5    1
    [3]
    $ echo '{"value":6,"bound":"upper","children":[3,5]}' | gteval --verify-static
    stored values: 1 of 1 inner nodes
    disagree: 0
    $ echo '{"value":4,"bound":"upper","hash":true,"children":[3,5]}' | gteval --verify-static
    stored values: 1 of 1 inner nodes
    disagree: 1

    node  ply  mover  stored  children  off
    e       0  max      <= 4         5    1  hash
    [3]
    $ echo '{"value":4,"children":[3,{"value":4,"bound":"upper"}]}' | gteval --verify-static
    stored values: 1 of 1 inner nodes
    disagree: 0
    $ echo '{"value":2,"children":[3,{"value":4,"bound":"upper"}]}' | gteval --verify-static
    stored values: 1 of 1 inner nodes
    disagree: 1

    node  ply  mover  stored  children  off
    e       0  max         2    3 .. 4    1
    [3]

A mate is one move farther away above a move of the side that gives it.

    $ echo '{"value":"#2","children":[{"value":"#1","children":["#1",{"value":"#1","children":["#+0"]}]}]}' | gteval --verify-static
    stored values: 3 of 3 inner nodes
    disagree: 0
    $ echo '{"value":"#1","children":[{"value":"#1","children":["#1",{"value":"#1","children":["#+0"]}]}]}' | gteval --verify-static
    stored values: 3 of 3 inner nodes
    disagree: 1

    node  ply  mover  stored  children  off
    e       0  max        #1        #2    1
    [3]

Means are held to what rounding leaves of them.

    $ echo '{"player":"chance","value":0.1,"probs":["1/3","2/3"],"children":[0.1,0.1]}' | gteval --verify-static | head -n 2
    stored values: 1 of 1 inner nodes
    disagree: 0
    $ echo '{"player":"chance","value":0.2,"probs":["1/3","2/3"],"children":[0.1,0.1]}' | gteval --verify-static | tail -n 2
    node  ply  mover   stored  children  off
    e       0  chance     0.2       0.1  0.1

    $ echo '{"players":2,"tree":[[3,5],[1,2]]}' | gteval --verify-static
    -: error: --verify-static: leaves have payoffs, which inner nodes have none to compare with; use --paranoid=PLAYER
    [1]
    $ echo '[[3,5],[1,2]]' | gteval --verify-static --depth=1
    gteval: option '--depth' has no meaning for '--verify-static'
    Try 'gteval --help'
    [2]
    $ printf '{"value":1,"children":[%s]}\n' 2 1 3 | gteval --verify-static --format=csv
    file,tree,node,name,ply,mover,stored,bound,low,high,off,hash
    -,1,e,,0,max,1,exact,2,2,1,false
    -,3,e,,0,max,1,exact,3,3,2,false
    [3]
    $ printf '{"value":1,"children":[%s]}\n' 2 1 3 | gteval --verify-static
    tree: -#1
    stored values: 1 of 1 inner nodes
    disagree: 1

    node  ply  mover  stored  children  off
    e       0  max         1         2    1

    tree: -#2
    stored values: 1 of 1 inner nodes
    disagree: 0

    tree: -#3
    stored values: 1 of 1 inner nodes
    disagree: 1

    node  ply  mover  stored  children  off
    e       0  max         1         3    2
    [3]
    $ printf '{"value":1,"children":[%s]}\n' 2 1 3 | gteval --verify-static --jobs=2 --format=json
    {"file":"-","tree":1,"inner_nodes":1,"stored":1,"disagree":1,"nodes":[{"node":"e","name":null,"ply":0,"mover":"max","stored":1,"bound":"exact","low":2,"high":2,"off":1,"hash":false}]}
    {"file":"-","tree":2,"inner_nodes":1,"stored":1,"disagree":0,"nodes":[]}
    {"file":"-","tree":3,"inner_nodes":1,"stored":1,"disagree":1,"nodes":[{"node":"e","name":null,"ply":0,"mover":"max","stored":1,"bound":"exact","low":3,"high":3,"off":2,"hash":false}]}
    [3]

# The order of moves

    $ gteval --ordering trees/stockman.json
    nodes: 31, leaves: 16, depth: 4, value: 52

    ply  entered  refuted  by the first  mean child  choices  best first  mean rank
      0        1        0             -           -        1       0.000      2.000
      1        2        0             -           -        2       1.000      1.000
      2        4        2         0.000       2.000        4       0.250      1.750
      3        8        3         1.000       1.000        8       0.875      1.125
    all       15        5         0.600       1.400       15       0.667      1.333

    search     leaves  leaves/minimal   saved  branching
    tree           16           2.286  -0.231      2.000  all leaves of the tree
    worst          16           2.286  -0.231      2.000  alpha-beta, the worst child of every node first
    alphabeta      13           1.857   0.000      1.899  alpha-beta, the tree as it is
    best            7           1.000   0.462      1.627  alpha-beta, the best child of every node first
    sss             8           1.143   0.385      1.682  SSS*, the tree as it is
    mtdf            8           1.143   0.385      1.682  MTD(f), the same, from the value stored at the root, if any
    minimal         7           1.000   0.462      1.627  the fewest that prove the value
    $ gteval --ordering --format=json trees/aima.json
    {"file":"trees/aima.json","tree":1,"tree_nodes":13,"tree_leaves":9,"tree_depth":2,"value":3,"all":{"entered":4,"refuted":2,"first":1,"first_rate":0.5,"refuting_mean":2,"choices":4,"best_first":3,"best_first_rate":0.75,"rank_mean":1.5},"plies":[{"ply":0,"entered":1,"refuted":0,"first":0,"first_rate":null,"refuting_mean":null,"choices":1,"best_first":1,"best_first_rate":1,"rank_mean":1},{"ply":1,"entered":3,"refuted":2,"first":1,"first_rate":0.5,"refuting_mean":2,"choices":3,"best_first":2,"best_first_rate":0.6666666666666666,"rank_mean":1.6666666666666667}],"searches":{"tree":{"leaves":9,"minimal_ratio":1.8,"saved":-0.2857142857142857,"branching":3},"worst":{"leaves":9,"minimal_ratio":1.8,"saved":-0.2857142857142857,"branching":3},"alphabeta":{"leaves":7,"minimal_ratio":1.4,"saved":0,"branching":2.645751},"best":{"leaves":5,"minimal_ratio":1,"saved":0.2857142857142857,"branching":2.236068},"sss":{"leaves":7,"minimal_ratio":1.4,"saved":0,"branching":2.645751},"mtdf":{"leaves":7,"minimal_ratio":1.4,"saved":0,"branching":2.645751},"minimal":{"leaves":5,"minimal_ratio":1,"saved":0.2857142857142857,"branching":2.236068}}}
    $ gteval --ordering --format=csv trees/aima.json trees/bratko.json
    file,tree,ply,entered,refuted,first,first_rate,refuting_mean,choices,best_first,best_first_rate,rank_mean,tree_leaves,worst_leaves,alphabeta_leaves,best_leaves,sss_leaves,mtdf_leaves,minimal_leaves
    trees/aima.json,1,all,4,2,1,0.5,2,4,3,0.75,1.5,9,9,7,5,7,7,5
    trees/aima.json,1,0,1,0,0,,,1,1,1,1,,,,,,,
    trees/aima.json,1,1,3,2,1,0.5,2,3,2,0.6666666666666666,1.6666666666666667,,,,,,,
    trees/bratko.json,1,all,6,2,2,1,1,7,4,0.5714285714285714,1.4285714285714286,8,8,5,5,5,5,5
    trees/bratko.json,1,0,1,0,0,,,1,1,1,1,,,,,,,
    trees/bratko.json,1,1,2,1,1,1,1,2,1,0.5,1.5,,,,,,,
    trees/bratko.json,1,2,3,1,1,1,1,4,2,0.5,1.5,,,,,,,
    $ gtconv --order=best trees/stockman.json | gteval --ordering
    nodes: 31, leaves: 16, depth: 4, value: 52

    ply  entered  refuted  by the first  mean child  choices  best first  mean rank
      0        1        0             -           -        1       1.000      1.000
      1        2        1         1.000       1.000        2       1.000      1.000
      2        3        1         1.000       1.000        4       1.000      1.000
      3        5        3         1.000       1.000        8       1.000      1.000
    all       11        5         1.000       1.000       15       1.000      1.000

    search     leaves  leaves/minimal   saved  branching
    tree           16           2.286  -1.286      2.000  all leaves of the tree
    worst          16           2.286  -1.286      2.000  alpha-beta, the worst child of every node first
    alphabeta       7           1.000   0.000      1.627  alpha-beta, the tree as it is
    best            7           1.000   0.000      1.627  alpha-beta, the best child of every node first
    sss             7           1.000   0.000      1.627  SSS*, the tree as it is
    mtdf            7           1.000   0.000      1.627  MTD(f), the same, from the value stored at the root, if any
    minimal         7           1.000   0.000      1.627  the fewest that prove the value
    $ gteval --ordering --depth=2 trees/bratko.json | head -n 1
    trees/bratko.json: error: node 1.1 (d) has no static value, which depth 2 needs
    $ echo 5 | gteval --ordering
    nodes: 1, leaves: 1, depth: 0, value: 5

    ply  entered  refuted  by the first  mean child  choices  best first  mean rank
    all        0        0             -           -        0           -          -

    search     leaves  leaves/minimal  saved  branching
    tree            1           1.000  0.000          -  all leaves of the tree
    worst           1           1.000  0.000          -  alpha-beta, the worst child of every node first
    alphabeta       1           1.000  0.000          -  alpha-beta, the tree as it is
    best            1           1.000  0.000          -  alpha-beta, the best child of every node first
    sss             1           1.000  0.000          -  SSS*, the tree as it is
    mtdf            1           1.000  0.000          -  MTD(f), the same, from the value stored at the root, if any
    minimal         1           1.000  0.000          -  the fewest that prove the value
    $ echo '[3,["inf",-1]]' | gteval --ordering --format=json
    {"file":"-","tree":1,"tree_nodes":5,"tree_leaves":3,"tree_depth":2,"value":3,"all":{"entered":2,"refuted":1,"first":0,"first_rate":0,"refuting_mean":2,"choices":2,"best_first":1,"best_first_rate":0.5,"rank_mean":1.5},"plies":[{"ply":0,"entered":1,"refuted":0,"first":0,"first_rate":null,"refuting_mean":null,"choices":1,"best_first":1,"best_first_rate":1,"rank_mean":1},{"ply":1,"entered":1,"refuted":1,"first":0,"first_rate":0,"refuting_mean":2,"choices":1,"best_first":0,"best_first_rate":0,"rank_mean":2}],"searches":{"tree":{"leaves":3,"minimal_ratio":1.5,"saved":0,"branching":1.732051},"worst":{"leaves":3,"minimal_ratio":1.5,"saved":0,"branching":1.732051},"alphabeta":{"leaves":3,"minimal_ratio":1.5,"saved":0,"branching":1.732051},"best":{"leaves":2,"minimal_ratio":1,"saved":0.3333333333333333,"branching":1.414214},"sss":{"leaves":3,"minimal_ratio":1.5,"saved":0,"branching":1.732051},"mtdf":{"leaves":3,"minimal_ratio":1.5,"saved":0,"branching":1.732051},"minimal":{"leaves":2,"minimal_ratio":1,"saved":0.3333333333333333,"branching":1.414214}}}
    $ echo '{"player":"chance","children":[3,5]}' | gteval --ordering
    -: error: --ordering: chance moves, and only MAX and MIN order
    [1]
    $ echo '{"players":2,"tree":[[3,5],[1,2]]}' | gteval --ordering
    -: error: --ordering: leaves have payoffs, and only MAX and MIN order
    [1]
    $ echo '{"players":2,"tree":[[3,5],[1,2]]}' | gteval --ordering --paranoid=1 | head -n 1
    nodes: 3, leaves: 2, depth: 1, value: 3
    $ gtgen -m permutation -W3 -d4 -c30 > stream.json
    $ gteval --ordering -j4 -f json stream.json > four && gteval --ordering -f json stream.json | cmp - four
    $ gteval --ordering --algo=sss trees/aima.json
    gteval: option '--algo' has no meaning for '--ordering'
    Try 'gteval --help'
    [2]

# A dump of Stockfish

    $ gteval --negamax --ordering trees/engine/pawns.json
    nodes: 94, leaves: 76, depth: 3, value: 4

    ply  entered  refuted  by the first  mean child  choices  best first  mean rank
      0        1        0             -           -        1       0.000      5.000
      1        5        3         1.000       1.000        5       0.800      1.200
      2        8        1         1.000       1.000       11       0.000      5.818
    all       14        4         1.000       1.000       17       0.235      4.412

    search     leaves  leaves/minimal   saved  branching
    tree           76           2.054  -0.652      4.236  all leaves of the tree
    worst          76           2.054  -0.652      4.236  alpha-beta, the worst child of every node first
    alphabeta      46           1.243   0.000      3.583  alpha-beta, the tree as it is
    best           39           1.054   0.152      3.391  alpha-beta, the best child of every node first
    sss            37           1.000   0.196      3.332  SSS*, the tree as it is
    mtdf           43           1.162   0.065      3.503  MTD(f), the same, from the value stored at the root, if any
    minimal        37           1.000   0.196      3.332  the fewest that prove the value
    $ gteval --negamax --verify-static trees/engine/pawns.json | head -n 8
    stored values: 18 of 18 inner nodes
    disagree: 16

    node  ply  mover  stored  children  off
    c3d2    1  min       -39      -321  282
    a3a4    1  min      -344      -511  167
    a5a4    2  max      -410      -511  101
    c3d3    1  min      -116      -217  101

Marks that say nothing, and no mate, are as if they were not there.

    $ echo '[{"value":3,"hash":false},4]' | gtconv
    {"player":"max","children":[{"value":3},{"value":4}]}
    $ echo '[{"id":1,"children":[2,3]},{"id":2,"value":5,"mate":null},{"id":3,"value":6}]' | gtconv -f nested --lossy 2> /dev/null
    [5,6]
