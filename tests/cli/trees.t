The sample trees, by all algorithms: value, line and, where there are some, names. One line a tree,
so all algorithms agree; the answers are those that the files themselves give.

    $ for tree in trees/*.json trees/*.dewey trees/*.csv trees/*.pl; do echo "$tree $(gteval -a all -f csv $tree | sed 1d | cut -d , -f 4,7,8 | sort -u)"; done
    trees/aima.json 3,e 1 1.1,A B b1
    trees/bratko.json 4,e 1 1.1 1.1.2,a b d i
    trees/minmax.json 5,e 1 1.1 1.1.2,a b d i
    trees/sss-example.json 6,e 2 2.2 2.2.1,
    trees/stockman.json 52,e 2 2.1 2.1.2 2.1.2.2,
    trees/min-root.dewey 4,e 2 2.1,
    trees/movers.dewey 7,e 1 1.1 1.1.2,
    trees/scout.dewey 8,e 3 3.1,
    trees/sss-example.dewey 6,e 2 2.2 2.2.1,
    trees/three-players.dewey 1 2 3,e 1 1.1 1.1.1,
    trees/two-payoffs.dewey 3 8,e 1 1.1,e A C
    trees/aima.csv 3,e 1 1.1,A B b1
    trees/bratko.pl 4,e 1 1.1 1.1.2,a b d i

What else they say of themselves:

    $ gteval -a sss,alphabeta -f csv trees/sss-example.dewey | cut -d , -f 3,9,10,18,19
    algorithm,nodes,leaves,steps,storage
    sss,17,7,23,6
    alphabeta,17,7,0,0
    $ gteval -a scout,alphabeta -f csv trees/scout.dewey | cut -d , -f 3,10,12,15
    algorithm,leaves,distinct_leaves,tests
    scout,9,7,5
    alphabeta,7,7,0
    $ gteval --trace -a alphabeta -f json trees/min-root.dewey | grep '"leaf"' | cut -d , -f 2
    "node":"1.1"
    "node":"1.2"
    "node":"2.1"
    "node":"3.1"
    $ sed '/max$/d; /min$/d' trees/movers.dewey | gteval | sed -n 2p
    value: 6
    $ gteval -a all -f csv trees/stockman.json | cut -d , -f 3,10,12,17,18,19
    algorithm,leaves,distinct_leaves,passes,steps,storage
    minimax,16,16,1,0,0
    bb,15,15,1,0,0
    alphabeta,13,13,1,0,0
    scout,22,13,1,0,0
    negascout,15,12,1,0,0
    pvs,21,12,1,0,0
    sss,8,8,1,30,4
    dual,13,13,1,45,4
    recsss,8,8,1,0,7
    mt-sss,8,8,3,0,20
    mt-dual,13,13,4,0,28
    mtdf,8,8,2,0,20
    cstar,8,8,2,0,20
    $ gteval -a mtdf --guess=52 -f csv trees/stockman.json | cut -d , -f 3,10,17
    algorithm,leaves,passes
    mtdf,8,2

With chance: Star1 reads 7 of 8 leaves, and the first 5 where it knows the bounds of all.

    $ for tree in trees/*.list; do gteval -a all -f csv $tree | sed 1d | cut -d , -f 1,2,4,7 | sort -u; done
    trees/aima-5.18.list,1,1.5,e 1
    trees/cs188.list,1,7.666666666666667,e 1
    trees/cs188.list,2,8,e 1
    trees/cs188.list,3,8,e 2
    $ gteval -a minimax,star1,star2 -f csv trees/aima-5.18.list | cut -d , -f 3,4,10
    algorithm,value,leaves
    minimax,1.5,8
    alphabeta,1.5,7
    star2,1.5,6
    $ gteval -a star1,star2 --bounds=-2,2 -f csv trees/aima-5.18.list | cut -d , -f 3,4,10
    algorithm,value,leaves
    alphabeta,1.5,5
    star2,1.5,5
    $ gteval -a star1 -f csv trees/cs188.list | cut -d , -f 2,4,6,10
    tree,value,move,leaves
    1,7.666666666666667,1,9
    2,8,1,9
    3,8,2,9

The leaf that it does not need is the last:

    $ gteval --trace -a star1 -f json trees/aima-5.18.list | grep -c '"leaf"'
    7
    $ gteval --trace -a star1 -f json trees/aima-5.18.list | grep '"leaf"' | tail -n 1 | cut -d , -f 2
    "node":"2.2.1"
    $ gteval --trace -a star1 --bounds=-2,2 -f json trees/aima-5.18.list | grep '"leaf"' | cut -d , -f 2
    "node":"1.1.1"
    "node":"1.1.2"
    "node":"1.2.1"
    "node":"1.2.2"
    "node":"2.1.1"
