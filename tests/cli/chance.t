What is printed about trees in which chance moves. This one is figure 5.18 of AIMA, an exercise.

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
    nodes: 14 of 15
    leaves: 7 of 8
    distinct leaves: 7
    cutoffs: 1
    passes: 1
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
    mtdf           1   4.000      -  14.000      -           1.333             1.000        7
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
    mtdf           1   4.000      -  14.000      -           1.333             1.000        7
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
