What is printed about trees in which chance moves. This one is that of an exercise, 5.18 of AIMA.

    $ cat > dice.dewey <<'TREE'
    > e max
    > 1 chance
    > 1.1.1 2
    > 1.1.2 2
    > 1.2.1 1
    > 1.2.2 2
    > 2 chance
    > 2.1.1 0
    > 2.1.2 2
    > 2.2.1 -1
    > 2.2.2 0
    > TREE
    $ gteval dice.dewey
    algorithm: alpha-beta
    value: 1.5
    move: 1
    pv: e 1
    read: 15 nodes, 8 leaves, depth 3, MAX to move
    nodes: 14 of 15
    leaves: 7 of 8
    pruned: 2.2.2
    cutoffs: 1
    $ gteval --algo=all dice.dewey
    nodes: 15, leaves: 8, depth: 3, value: 1.5, minimal leaves: -

    algorithm  value  move  nodes  leaves  distinct  storage  leaves/minimal
    minimax      1.5  1       15       8         8        0*               -
    alphabeta    1.5  1       14       7         7        0*               -
    star2        1.5  1       13*      6*        6*       0*               -
    negascout    1.5  1       14       7         7        0*               -
    pvs          1.5  1       14       7         7        0*               -
    * the fewest

Steps: a node of chance is told as such, a probe looks at one child, and a cut says what the mean
can be at most.

    $ gteval --trace --algo=star2 --bounds=-2,2 dice.dewey | sed '/^$/,$d'
    star2 e (-2, 2)
      chance 1 (-2, 2)
        star2 1.1 (-2, 2)
          star2 1.1.1 (-2, 2): 2
          star2 1.1.2 (-2, 2): 2
        star2 1.1 (-2, 2): 2
        star2 1.2 (-2, 2)
          star2 1.2.1 (-2, 2): 1
          star2 1.2.2 (-2, 1): 2
        star2 1.2 (-2, 2): 1
      chance 1 (-2, 2): 1.5
      chance 2 (1.5, 2)
        probe 2.1
        star2 2.1 (1, 2)
          star2 2.1.1 (1, 2): 0
        star2 2.1 (1, 2): <= 0
        cut at 2 after 2.1: at most 1 <= 1.5, 3 nodes skipped
      chance 2 (1.5, 2): <= 1
    star2 e (-2, 2): 1.5
    $ gteval --trace dice.dewey | sed -n '/chance 2/,/chance 2/p'
      chance 2 (1.5, inf)
        alphabeta 2.1 (-inf, inf)
          alphabeta 2.1.1 (-inf, inf): 0
          alphabeta 2.1.2 (-inf, 0): 2
        alphabeta 2.1 (-inf, inf): 0
        alphabeta 2.2 (3, inf)
          alphabeta 2.2.1 (3, inf): -1
          cut at 2.2 after 2.2.1: 3 >= -1, 1 node skipped
        alphabeta 2.2 (3, inf): <= -1
      chance 2 (1.5, inf): <= -0.5
    $ gteval --trace --algo=minimax dice.dewey | grep -e ' [1e][,:] *'
    minimax( e, 1)
      minimax( 1, chance)
      minimax 1: 1.5
    minimax e: 1.5
    $ gteval --trace --format=json --algo=star2 --bounds=-2,2 dice.dewey | grep -e '"probe"' -e '"event":"cut","node":"2",'
    {"event":"probe","node":"2","child":"2.1","alpha":1,"beta":2}
    {"event":"cut","node":"2","child":"2.1","relation":"<=","value":1,"alpha":1.5,"beta":2,"skipped":3}

There is no fewest number of leaves that prove a value: no ratio to it, either. Trees that have one
count for it in the same summary.

    $ printf '{(2 2) (1 2)}\n((3 9) (5 7))\n' > mixed.list
    $ gteval --summary --algo=all mixed.list
    trees: 2 (means, +- their standard errors)

    algorithm  trees  leaves     +-   nodes     +-  leaves/minimal  leaves/alphabeta  storage
    minimax        2   4.000  0.000   7.000  0.000           1.333             1.000        0
    alphabeta      2   4.000  0.000   7.000  0.000           1.333             1.000        0
    star2          1   4.000      -   7.000      -               -             1.000        0
    negascout      2   4.500  0.500   8.000  1.000           1.667             1.125        0
    pvs            2   5.500  0.500   9.000  1.000           2.000             1.375        0
    bb             1   4.000      -   7.000      -           1.333             1.000        0
    scout          1   6.000      -  10.000      -           2.000             1.500        0
    sss            1   3.000      -   6.000      -           1.000             0.750        2
    dual           1   4.000      -   7.000      -           1.333             1.000        2
    recsss         1   3.000      -   9.000      -           1.000             0.750        2
    mt-sss         1   3.000      -  10.000      -           1.000             0.750        6
    mt-dual        1   4.000      -  14.000      -           1.333             1.000        7
    mtdf           1   3.000      -  10.000      -           1.000             0.750        6
    cstar          1   3.000      -  10.000      -           1.000             0.750        6
    $ gteval --summary --format=csv dice.dewey
    algorithm,trees,leaves_mean,leaves_error,nodes_mean,nodes_error,minimal_ratio,alphabeta_ratio,storage_max
    alphabeta,1,7,,14,,,1,0
    $ gteval --summary --format=json dice.dewey
    {"algorithm":"alphabeta","trees":1,"leaves_mean":7,"leaves_error":null,"nodes_mean":14,"nodes_error":null,"minimal_ratio":null,"alphabeta_ratio":1,"storage_max":0}
    $ gteval --algo=all --format=json mixed.list > mixed.json
    $ gteval --results mixed.json
    trees: 2 (means, +- their standard errors)

    algorithm  trees  leaves     +-   nodes     +-  leaves/minimal  leaves/alphabeta  storage
    minimax        2   4.000  0.000   7.000  0.000           1.333             1.000        0
    alphabeta      2   4.000  0.000   7.000  0.000           1.333             1.000        0
    star2          1   4.000      -   7.000      -               -             1.000        0
    negascout      2   4.500  0.500   8.000  1.000           1.667             1.125        0
    pvs            2   5.500  0.500   9.000  1.000           2.000             1.375        0
    bb             1   4.000      -   7.000      -           1.333             1.000        0
    scout          1   6.000      -  10.000      -           2.000             1.500        0
    sss            1   3.000      -   6.000      -           1.000             0.750        2
    dual           1   4.000      -   7.000      -           1.333             1.000        2
    recsss         1   3.000      -   9.000      -           1.000             0.750        2
    mt-sss         1   3.000      -  10.000      -           1.000             0.750        6
    mt-dual        1   4.000      -  14.000      -           1.333             1.000        7
    mtdf           1   3.000      -  10.000      -           1.000             0.750        6
    cstar          1   3.000      -  10.000      -           1.000             0.750        6
    $ gteval --summary --format=json --algo=minimax,alphabeta mixed.list > summary.json
    $ gteval --format=csv --algo=minimax,alphabeta mixed.list > mixed.csv
    $ gteval --results --format=json mixed.csv | cmp - summary.json
    $ cut -d, -f23 mixed.csv
    minimal_leaves


    3
    3
    $ sed 's/null}/"none"}/' mixed.json | gteval --results
    -:1:333: error: minimal_leaves: expected a whole number above 0 and below 2^64, not '"none"'
    7,"tree_leaves":4,"tree_depth":2,"minimal_leaves":"none"}
                                                      ^
    [1]

Keys.

    $ gteval --format=lab dice.dewey
    min(1.1) chooses 1.1.1 for 2
    min(1.2) chooses 1.2.1 for 1
    chance(1) comes to 1.5
    min(2.1) chooses 2.1.1 for 0
    max(e) chooses 1 for 1.5
    $ gteval --format=lab --algo=minimax dice.dewey | grep chance
    chance(1) comes to 1.5
    chance(2) comes to -0.5
    $ gteval --format=levels dice.dewey
    1.5
    	1.5
    		2
    			2
    			2
    		1
    			1
    			2
    	-0.5
    		0
    			0
    			2
    		-1
    			-1
    $ gteval --format=sets dice.dewey
    Graph 1: Score: 1.5; Leaf Nodes Examined: 7

Plans: the moves at all nodes that are met.

    $ gteval --plan dice.dewey | tail -n 1
    plan: e=1 1.1=1.1.1 1.2=1.2.1
    $ gteval --plan --algo=minimax,star2 dice.dewey | tail -n 2
    plan of minimax: e=1 1.1=1.1.1 1.2=1.2.1
    plan of star2: e=1 1.1=1.1.1 1.2=1.2.1
    $ gteval --plan --window=5,9 dice.dewey | tail -n 1
    plan: -
    $ gteval --plan --algo=star2 --format=json dice.dewey | grep -o '"plan.*'
    "plan":{"e":"1","1.1":"1.1.1","1.2":"1.2.1"}}
    $ gteval --plan --window=5,9 --format=json dice.dewey | grep -o '"plan.*'
    "plan":null}
    $ gteval --plan --format=csv dice.dewey | sed 's/.*,//'
    plan
    e=1 1.1=1.1.1 1.2=1.2.1
    $ gteval --plan --window=5,9 --format=csv dice.dewey | sed 's/.*,/,/'
    ,plan
    ,
    $ gteval --plan --format=outline dice.dewey
    alpha-beta: value 1.5, move 1, 14 of 15 nodes, 7 of 8 leaves, 1 cutoff

    * ^ e = 1.5
    * +- o 1 = 1.5
    + |  +- @1/2 v 1.1 = 2
    + |  |  +- 1.1.1 = 2  #1
      |  |  `- 1.1.2 = 2  #2
    + |  `- @1/2 v 1.2 = 1
    + |     +- 1.2.1 = 1  #3
      |     `- 1.2.2 = 2  #4
      `- o 2 <= -0.5
         +- @1/2 v 2.1 = 0
         |  +- 2.1.1 = 0  #5
         |  `- 2.1.2 = 2  #6
         `- @1/2 v 2.2 <= -1
            +- 2.2.1 = -1  #7
    .       `x 2.2.2 (0)  cut: 3 >= -1, 1 node left out

    ^ MAX  v MIN  o chance  @1/2 its odds  + plan  * principal variation  . never visited  #1 first leaf read  x cut
    $ gteval --plan trees/minmax.json | tail -n 1
    plan: a=b b=d d=i
    $ gteval --plan --ids trees/minmax.json | tail -n 1
    plan: e=1 1=1.1 1.1=1.1.2
    $ echo 5 | gteval --plan | tail -n 1
    plan: -
    $ echo 5 | gteval --plan --format=json | grep -o '"plan.*'
    "plan":{}}
    $ printf '{(2 -2) (-2 -2)}' | gteval --plan --bounds=leaves --root=max | tail -n 1
    plan: 1=1.1 2=2.1
    $ gteval --plan --trace dice.dewey | tail -n 1
    plan: e=1 1.1=1.1.1 1.2=1.2.1
    $ gteval --plan --summary dice.dewey
    gteval: option '--plan' has no meaning for '--summary'
    Try 'gteval --help'
    [2]

Columns that only chance has. A table that has begun without them cannot have them later.

    $ gteval --algo=star2 --format=csv trees/aima.json | cut -d, -f 3,15-18
    algorithm,tests,researches,probes,passes
    star2,0,0,0,1
    $ gteval --algo=all --format=csv dice.dewey | cut -d, -f 3,15-18
    algorithm,tests,researches,probes,passes
    minimax,0,0,0,1
    alphabeta,0,0,0,1
    star2,0,0,2,1
    negascout,0,0,0,1
    pvs,0,0,0,1
    $ gteval --algo=minimax,alphabeta --format=csv mixed.list | cut -d, -f 3,15-18
    algorithm,tests,researches,passes,steps
    minimax,0,0,1,0
    alphabeta,0,0,1,0
    minimax,0,0,1,0
    alphabeta,0,0,1,0
    $ printf '((3 9) (5 7))\n{(2 2) (1 2)}\n' > plain.list
    $ gteval --algo=all --format=csv plain.list | cut -d, -f 2,3,15-18 | sed -n '1,2p;$p'
    plain.list: error: tree 2: no column 'probes' for star2: the table began with a tree without chance; name star2 with --algo
    tree,algorithm,tests,researches,passes,steps
    1,minimax,0,0,1,0
    1,cstar,0,0,2,0
    $ gteval --jobs=2 --algo=all --format=csv plain.list > plain.csv
    plain.list: error: tree 2: no column 'probes' for star2: the table began with a tree without chance; name star2 with --algo
    [1]
    $ gteval --algo=star2,all --format=csv plain.list | cut -d, -f 2,3,15-18 | sed -n '1,2p;$p'
    tree,algorithm,tests,researches,probes,passes
    1,minimax,0,0,0,1
    2,pvs,0,1,0,1
    $ gteval --algo=all --format=csv /dev/null
    /dev/null:1:1: error: empty input
    file,tree,algorithm,value,bound,move,pv,names,nodes,leaves,distinct_nodes,distinct_leaves,unvisited,cutoffs,tests,researches,passes,steps,storage,tree_nodes,tree_leaves,tree_depth,minimal_leaves
    [1]

Moves of chance.

    $ echo '{(2 5) @ 2/3 (1 2) @ 1/3 9 @ 0}' > odds.list
    $ gteval --moves --root=min odds.list | tail -n 4
    outcomes  value         probability
    1             2  0.6666666666666666
    2             1  0.3333333333333333
    3             9                   0
    $ gteval --moves --root=min --format=json odds.list | grep -o '"moves.*'
    "moves":[{"move":"1","value":2,"probability":0.6666666666666666},{"move":"2","value":1,"probability":0.3333333333333333},{"move":"3","value":9,"probability":0}]}
    $ gteval --moves --root=min --format=csv odds.list | sed 's/.*,//'
    moves
    1=2@0.6666666666666666 2=1@0.3333333333333333 3=9@0

Answers.

    $ echo 'echo "$1" > answers.json; shift; gteval --check=answers.json "$@"' > check.sh
    $ sh check.sh '{"value":1.5,"move":"1","pv":["1"],"values":{"1":1.5,"2":-0.5},"plan":{"e":"1","1.1":"1.1.2","1.2":"1.2.1"}}' dice.dewey
    all right: value, move, pv (1), values (2), plan (3)
    $ sh check.sh '{"values":{"2":2}}' dice.dewey
    values: 2 given for 2, right is -0.5: mean of 0, -1 is -0.5
    [3]
    $ sh check.sh '{"value":5}' --root=min odds.list
    value: 5 given, right is 1.6666666666666667: mean of 2 at 2/3, 1 at 1/3 is 1.6666666666666667
    [3]
    $ sh check.sh '{"move":"1"}' odds.list
    move: 1 given, right is null: chance moves
    [3]
    $ sh check.sh '{"move":null,"pv":[],"plan":{"1":"1.2","2":"2.2"}}' --root=max odds.list
    all right: move, pv (0), plan (2)
    $ sh check.sh '{"plan":{"e":"1","1.1":"1.1.2"}}' dice.dewey
    plan: no move given for 1.2, right is 1.2.1, worth 1
    [3]
    $ sh check.sh '{"plan":{"e":"1","1.1":"1.1.2","1.2":null}}' dice.dewey
    plan: no move given for 1.2, right is 1.2.1, worth 1
    [3]
    $ sh check.sh '{"plan":{"e":"2","1.1":"1.1.2"}}' dice.dewey
    plan: 2 given, worth -0.5; right is 1, worth 1.5
    [3]
    $ sh check.sh '{"plan":{"e":"1","1":"1.2"}}' dice.dewey
    plan: a move given for 1, where chance moves
    [3]
    $ sh check.sh '{"plan":{"e":"1.1"}}' dice.dewey
    answers.json:1:14: error: expected a child of the node before it
    {"plan":{"e":"1.1"}}
                 ^
    [1]
    $ sh check.sh '{"plan":[]}' dice.dewey
    answers.json:1:9: error: expected an object with nodes as keys
    {"plan":[]}
            ^
    [1]
    $ sh check.sh '{"pv":["1","1.1"]}' dice.dewey
    pv: 1.1 given, right is to end at 1, where chance moves
    [3]
    $ sh check.sh '{"pruned":[]}' --bounds=-2,2 dice.dewey
    pruned: 2.1.2 missing: 2.1.2 was cut: beta 0 <= alpha 1
    [3]
    $ sh check.sh '{"pruned":["2.2"]}' --bounds=-2,2 --algo=star2 dice.dewey
    pruned: 2.1.2 missing: 2.1.2 was not probed: the mean of 2 cannot be more than alpha 1.5
    [3]
    $ sh check.sh '{"pruned":[]}' odds.list
    pruned: 3 missing: 3 cannot happen
    [3]
    $ sh check.sh '{"pruned":["1.1"]}' dice.dewey
    pruned: 1.1 given, but alphabeta enters it
    [3]
    $ sh check.sh '{"bounds":{"2.1":[1.5,2]}}' --bounds=-2,2 dice.dewey
    bounds: [1.5, 2] given for 2.1, right is [1, 2]: it is what 2.1 needs for a mean above 1.5
    [3]
    $ sh check.sh '{"bounds":{"1.1":[1.5,2]}}' --bounds=-2,2 dice.dewey
    bounds: [1.5, 2] given for 1.1, right is [-2, 2]
    [3]
    $ sh check.sh '{"bounds":{"2.2":[1,2]}}' --bounds=-2,2 dice.dewey
    bounds: [1, 2] given for 2.2, but 2.2 was cut: the mean of 2 cannot be more than alpha 1.5
    [3]

Bounds of a document are for those searches that have a use for them.

    $ echo '{"bounds":[3,7],"tree":[[3,4],[5,3]]}' > bounded.json
    $ gteval -a mt-sss --plan bounded.json
    algorithm: MT-SSS*
    value: 3
    move: 1
    pv: e 1 1.1
    read: 7 nodes, 4 leaves, depth 2, MAX to move
    nodes: 14 of 7
    leaves: 4 of 4
    cutoffs: 3
    passes: 3
    storage: 7
    plan: e=1 1=1.1
    $ gteval -a all bounded.json
    nodes: 7, leaves: 4, depth: 2, value: 3, minimal leaves: 3 (no fewer can prove the value)

    algorithm  value  move  nodes  leaves  distinct  storage  leaves/minimal
    minimax        3  1        7       4         4        0*            1.33
    bb             3  1        7       4         4        0*            1.33
    alphabeta      3  1        6*      3*        3*       0*            1.00
    scout          3  1        7       4         4        0*            1.33
    negascout      3  1        6*      3*        3*       0*            1.00
    pvs            3  1        6*      3*        3*       0*            1.00
    sss            3  1        7       4         4        2             1.33
    dual           3  1        7       4         4        2             1.33
    recsss         3  1       13       4         4        2             1.33
    mt-sss         3  1       14       4         4        7             1.33
    mt-dual        3  1       10       4         4        7             1.33
    mtdf           3  1       10       4         4        7             1.33
    cstar          3  1        6*      3*        3*       6             1.00
    * the fewest

A game with payoffs has no one value, and alpha-beta reads none of its leaves.

    $ sh check.sh '{"value":1}' --algo=maxn trees/three-players.dewey
    answers.json:1:10: error: expected payoffs: an array of 3, or an object with players as keys
    {"value":1}
             ^
    [1]
    $ sh check.sh '{"value":9}' --paranoid=1 trees/three-players.dewey
    value: 9 given, right is 1: MAX moves to 1, worth 1
    [3]
    $ gteval --summary --algo=all --format=csv trees/three-players.dewey | cut -d, -f1,7,8
    algorithm,minimal_ratio,alphabeta_ratio
    maxn,,
    shallow,,

Pairs below a chance node are nodes, or probabilities and values; where one side sums to 1, nobody knows.

    $ echo '{"player":"chance","children":[[0.5,3],[0.5,9]]}' > pairs.json
    $ gteval pairs.json
    pairs.json:1:49: error: node e has pairs below it: if these are probabilities, say so ("probs" in JSON); if they are nodes, name the format (--input)
    {"player":"chance","children":[[0.5,3],[0.5,9]]}
                                                    ^
    [1]
    $ gteval --input=json pairs.json | head -n 2
    algorithm: alpha-beta
    value: 6
    $ echo '{"type":"exp","children":[{"player":"min","children":[3,0.2]},[4,0.7],[[2],0.1]]}' | gteval 2>&1 | head -n 1
    -:1:82: error: node e has pairs below it: if these are probabilities, say so ("probs" in JSON); if they are nodes, name the format (--input)
    $ for pairs in '[[0.5,3],[0.4,9]]' '[[0.5,3],[0.5,9],7]' '[[0,1],[1,0]]'; do
    >     echo '{"type":"Expected","children":'$pairs'}' | gteval | head -n 2 | tail -n 1
    > done
    value: 6
    value: 6.333333333333333
    value: 1

In a plan, what has = in it stands in quotes, and what has no move has none.

    $ printf '%s\n' 'r: {"a=b" 1/2, c 1/2}' '"a=b": [d, e]' d=1 e=2 'c: [f]' f=3 > plan.lab
    $ gteval --input=lab --plan plan.lab | grep plan
    plan: "a=b"=e c=f
    $ gteval --input=lab --plan --format=json plan.lab | grep -o '"plan":{[^}]*}'
    "plan":{"1":"1.2","2":"2.1"}
    $ printf '%s\n' 'r: {c, d}' 'c: [f]' f=3 d=4 > leaf.lab
    $ gteval --input=lab --plan leaf.lab | grep plan
    plan: c=f
    $ echo 7 | gteval --input=leaves --width=2 --plan | grep plan
    plan: -
    $ echo 7 | gteval --input=leaves --width=2 --plan --format=json | grep -o '"plan":[^}]*}'
    "plan":{}

Of many outcomes not all are told.

    $ echo 'r: {a, b, c, d, e, f, g, h, i, j}' > ten.lab
    $ printf '%s=1\n' a b c d e f g h i j >> ten.lab
    $ echo '{"value":7}' > seven.json
    $ gteval --input=lab --check=seven.json ten.lab
    value: 7 given, right is 1: mean of 1, 1, 1, 1, 1, 1, 1, 1, ... is 1
    [3]

The page of Star1 knows what bounds were given, or are those of the leaves.

    $ gteval --input=lab --format=html --bounds=0,20 ten.lab | grep -o '"range":\[[^]]*\]'
    "range":[0,20]
    $ gteval --input=lab --format=html --bounds=leaves ten.lab | grep -o '"range":\[[^]]*\]'
    "range":[1,1]

Odds are of children that are there, and bounds may be null.

    $ echo '{"children":[{"value":3,"probabilities":[]},2]}' | gteval
    -:1:25: error: "probabilities" on a node without children
    {"children":[{"value":3,"probabilities":[]},2]}
                            ^
    [1]
    $ echo '{"bounds":null,"children":[1,2]}' | gteval | sed -n 2p
    value: 2

What a mean cannot be where MIN moves above chance, and answers with numbers that JSON has not.

    $ gtconv --negate --swap dice.dewey > nice.json
    $ sh check.sh '{"pruned":["2.2"]}' --bounds=-2,2 --algo=star2 nice.json
    pruned: 2.1.2 missing: 2.1.2 was not probed: the mean of 2 cannot be less than beta -1.5
    [3]
    $ sh check.sh '{"value":NaN}' dice.dewey
    answers.json:1:10: error: expected a number, not NaN (write "inf" or "-inf" for infinity)
    {"value":NaN}
             ^
    [1]
