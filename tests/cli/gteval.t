What gteval does with each of its options, and with none.

    $ gteval < trees/aima.json
    algorithm: alpha-beta
    value: 3
    move: B
    pv: A B b1
    read: 13 nodes, 9 leaves, depth 2, MAX to move
    nodes: 11 of 13
    leaves: 7 of 9
    pruned: c2 c3
    cutoffs: 1
    $ gteval - < trees/aima.json | head -n 2
    algorithm: alpha-beta
    value: 3
    $ gteval -- trees/aima.json | head -n 2
    algorithm: alpha-beta
    value: 3

Several algorithms, under the names people write.

    $ gteval -a 'alpha-beta,SSS*,MTD(f)' trees/bratko.json
    nodes: 15, leaves: 8, depth: 3, value: 4, minimal leaves: 5 (no fewer can prove the value)

    algorithm  value  move  nodes  leaves  distinct  storage  leaves/minimal
    alphabeta      4  b       11*      5*        5*       0*            1.00
    sss            4  b       11*      5*        5*       4             1.00
    mtdf           4  b       16       5*        5*      11             1.00
    * the fewest

    $ gteval --algo=ab,alphabeta,ab trees/bratko.json | head -n 2
    algorithm: alpha-beta
    value: 4
    $ gteval --algo=alphabetta trees/bratko.json
    gteval: unknown algorithm 'alphabetta'; did you mean 'alphabeta'?
    Try 'gteval --help'
    [2]
    $ gteval --algo= trees/bratko.json
    gteval: unknown algorithm '', expected minimax, bb, alphabeta, star2, scout, negascout, pvs, sss, dual, recsss, mt-sss, mt-dual, mtdf, cstar, maxn, shallow, pn, dfpn or all
    Try 'gteval --help'
    [2]

A tree of one leaf has no move.

    $ echo 5 | gteval -a minimax,sss
    nodes: 1, leaves: 1, depth: 0, value: 5, minimal leaves: 1 (no fewer can prove the value)

    algorithm  value  move  nodes  leaves  distinct  storage  leaves/minimal
    minimax        5  -        1*      1*        1*       0*            1.00
    sss            5  -        1*      1*        1*       1             1.00
    * the fewest

Nothing is above inf or below -inf, so that needs no leaf to prove it.

    $ echo '["inf",1,2,3]' | gteval -a minimax,alphabeta
    nodes: 5, leaves: 4, depth: 1, value: inf, minimal leaves: 1 (no fewer can prove the value)

    algorithm  value  move  nodes  leaves  distinct  storage  leaves/minimal
    minimax      inf  1        5       4         4        0*            4.00
    alphabeta    inf  1        2*      1*        1*       0*            1.00
    * the fewest
    $ echo '[["-inf","-inf"],["-inf",3]]' | gteval -a alphabeta,sss
    nodes: 7, leaves: 4, depth: 2, value: -inf, minimal leaves: 2 (no fewer can prove the value)

    algorithm  value  move  nodes  leaves  distinct  storage  leaves/minimal
    alphabeta   -inf  1        5*      2*        2*       0*            1.00
    sss         -inf  1        6       3         3        2             1.50
    * the fewest

Formats.

    $ gteval --format=json trees/minmax.json
    {"file":"trees/minmax.json","tree":1,"algorithm":"alphabeta","value":5,"bound":"exact","move":"1","pv":["e","1","1.1","1.1.2"],"names":["a","b","d","i"],"nodes":12,"leaves":6,"distinct_nodes":12,"distinct_leaves":6,"unvisited":4,"cutoffs":2,"tests":0,"researches":0,"passes":1,"steps":0,"storage":0,"tree_nodes":16,"tree_leaves":9,"tree_depth":3,"minimal_leaves":6}
    $ gteval -f csv -a minimax,dual trees/minmax.json
    file,tree,algorithm,value,bound,move,pv,names,nodes,leaves,distinct_nodes,distinct_leaves,unvisited,cutoffs,tests,researches,passes,steps,storage,tree_nodes,tree_leaves,tree_depth,minimal_leaves
    trees/minmax.json,1,minimax,5,exact,1,e 1 1.1 1.1.2,a b d i,16,9,16,9,0,0,0,0,1,0,0,16,9,3,6
    trees/minmax.json,1,dual,5,exact,1,e 1 1.1 1.1.2,a b d i,12,6,12,6,4,0,0,0,1,22,2,16,9,3,6
    $ gteval -f jsno trees/minmax.json
    gteval: option '--format': expected text, json, csv, lab-key, levels-key, sets-key, outline, dot, svg, tikz or html, not 'jsno'; did you mean 'json'?
    Try 'gteval --help'
    [2]

Infinities are strings in JSON; the values are exact.

    $ echo '[["inf",1],[-0.1,"-inf"],[1e20,9007199254740992]]' | gteval -m -f json
    {"file":"-","tree":1,"algorithm":"alphabeta","value":9007199254740992,"bound":"exact","move":"3","pv":["e","3","3.2"],"names":null,"nodes":9,"leaves":5,"distinct_nodes":9,"distinct_leaves":5,"unvisited":1,"cutoffs":1,"tests":0,"researches":0,"passes":1,"steps":0,"storage":0,"tree_nodes":10,"tree_leaves":6,"tree_depth":2,"minimal_leaves":4,"moves":[{"move":"1","value":1,"best":false},{"move":"2","value":"-inf","best":false},{"move":"3","value":9007199254740992,"best":true}]}
    $ echo '[["inf","inf"]]' | gteval -a all -f csv | cut -d , -f 3,4 | sort -u -t , -k 2
    minimax,inf
    algorithm,value
    $ echo '[["-inf"],["-inf","-inf"]]' | gteval -a all -f csv | cut -d , -f 4,7 | sort -u
    -inf,e 1 1.1
    value,pv
    $ echo '[[1e308,-1e308],[-1e308,1e308]]' | gteval -a all -f csv | cut -d , -f 4,7 | sort -u
    -1e+308,e 1 1.2
    value,pv
    $ echo '[[0.01,0.02],[0.03,0.04],[0.02,0.03]]' | gteval -a all -f csv | cut -d , -f 4,7 | sort -u
    0.03,e 2 2.1
    value,pv

Who moves at the root.

    $ echo '[[1,2],[3,4]]' | gteval --root=min | sed -n 2,4p
    value: 2
    move: 1
    pv: e 1 1.2
    $ echo '{"root":"min","tree":[[1,2],[3,4]]}' | gteval -r max | sed -n 2,4p
    value: 3
    move: 2
    pv: e 2 2.1
    $ gteval --root=mix trees/aima.json
    gteval: option '--root': expected max or min, not 'mix'; did you mean 'max'?
    Try 'gteval --help'
    [2]

MTD(f) from an infinite guess is SSS* or DUAL*; the sign says which, and in brackets only.

    $ for name in 'MTD(inf)' 'MTD(+inf)' 'MTD(∞)' 'MTD(-inf)' 'mtd(-∞)'; do
    >     gteval -a "$name" trees/aima.json | head -n 1
    > done
    algorithm: MT-SSS*
    algorithm: MT-SSS*
    algorithm: MT-SSS*
    algorithm: MT-DUAL*
    algorithm: MT-DUAL*
    $ gteval -a mtd-inf trees/aima.json
    gteval: unknown algorithm 'mtd-inf'; did you mean 'mtdf'?
    Try 'gteval --help'
    [2]
    $ for guess in inf -inf; do gteval -a mtdf -g $guess -f csv trees/aima.json; done | cut -d , -f 17
    passes
    4
    passes
    2
    $ gteval -a mt-sss,mt-dual -f csv trees/aima.json | cut -d , -f 17
    passes
    4
    2

What was read, and what was pruned: the nodes below which nothing was entered, by their
names or ids, the first of many and short ids only.

    $ gteval trees/aima.json | grep -E '^(read|pruned)'
    read: 13 nodes, 9 leaves, depth 2, MAX to move
    pruned: c2 c3
    $ gteval --ids trees/aima.json | grep ^pruned
    pruned: 2.2 2.3
    $ gteval -a minimax trees/aima.json | grep -c ^pruned
    0
    [1]
    $ gteval -a sss trees/aima.json | grep ^pruned
    pruned: c2 c3
    $ gteval -a scout trees/aima.json | grep -E '^(pruned|distinct|passes)'
    pruned: c2 c3
    $ gteval -a mtdf --guess=0 trees/bratko.json | grep -E '^(pruned|leaves|distinct|passes)'
    leaves: 5 of 8
    pruned: k g
    passes: 3
    $ echo '[[9],[1,2,3,4,5,6,7,8]] [[9],[1,2,3,4,5,6,7,8,9]] [[9],[1,2,3,4,5,6,7,8,9,0]]' |
    >     gteval | grep ^pruned
    pruned: 2.2 2.3 2.4 2.5 2.6 2.7 2.8
    pruned: 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9
    pruned: 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 ... (9 in all)
    $ echo '[{"name":"a b","children":[3,12]},{"children":[2,{"name":"(x","value":4},5]}]' |
    >     gteval --root=max | grep ^pruned
    pruned: (x 2.3
    $ (printf '%0301d' 0 | tr 0 '['; printf '[3,12],[2,4]'; printf '%0301d' 0 | tr 0 ']') |
    >     gteval | grep -E '^(read|pruned)'
    read: 307 nodes, 4 leaves, depth 302, MAX to move
    pruned: ... (1 in all)
    $ echo 5 | gteval
    algorithm: alpha-beta
    value: 5
    move: -
    pv: e
    read: 1 node, 1 leaf, depth 0
    nodes: 1 of 1
    leaves: 1 of 1
    $ echo '[3]' | gteval --root=min | grep ^read
    read: 2 nodes, 1 leaf, depth 1, MIN to move
    $ printf 'players "A" "B C"\ne p2\n1 (0, 2)\n' | gteval | grep ^read
    read: 2 nodes, 1 leaf, depth 1, "B C" to move
    $ echo '[[3,12],[15,15]]' | gteval -w 15,30 --bounds=2,15 | grep -E '^(nodes|pruned)'
    nodes: 0 of 7
    pruned: e

Behind a trace, and of several algorithms, it is not told.

    $ gteval --trace trees/aima.json | sed '1,/^$/d'
    algorithm: alpha-beta
    value: 3
    move: B
    pv: A B b1
    nodes: 11 of 13
    leaves: 7 of 9
    distinct leaves: 7
    cutoffs: 1
    passes: 1
    $ gteval -a bb,sss trees/aima.json trees/bratko.json | grep -cE '^(read|pruned)'
    0
    [1]

A window, a guess, a strict cut: only where they have a meaning.

    $ gteval --window=5,9 trees/minmax.json
    algorithm: alpha-beta
    value: <= 5
    move: -
    pv: -
    read: 16 nodes, 9 leaves, depth 3, MAX to move
    nodes: 10 of 16
    leaves: 5 of 9
    pruned: e g
    cutoffs: 2
    $ gteval -w 5,9 -f json trees/minmax.json | tr , '\n' | grep -E 'value|bound|move|pv'
    "value":5
    "bound":"upper"
    "move":null
    "pv":[]
    $ gteval -w -inf,inf trees/minmax.json | sed -n 2p
    value: 5
    $ gteval -w 1x,3 trees/minmax.json
    gteval: option '--window': expected a number, not '1x'
    Try 'gteval --help'
    [2]
    $ gteval -w 0,3 trees/minmax.json | sed -n 2p
    value: >= 5
    $ gteval -w 4,6 -a alphabeta,negascout,pvs,cstar -f csv trees/minmax.json | cut -d , -f 3-7
    algorithm,value,bound,move,pv
    alphabeta,5,exact,1,e 1 1.1 1.1.2
    negascout,5,exact,1,e 1 1.1 1.1.2
    pvs,5,exact,1,e 1 1.1 1.1.2
    cstar,5,exact,1,e 1 1.1 1.1.2
    $ gteval -w 9,5 trees/minmax.json
    gteval: option '--window': alpha must be less than beta
    Try 'gteval --help'
    [2]
    $ gteval -w 9 trees/minmax.json
    gteval: option '--window': expected ALPHA,BETA, not '9'
    Try 'gteval --help'
    [2]
    $ gteval -w 1,2 -a all trees/minmax.json
    gteval: option '--window' has no meaning for 'minimax'
    Try 'gteval --help'
    [2]
    $ echo '[[3,12,8],[2,4,6],[14,5,2]]' | gteval --bounds=3,14 | sed -n '2p;5p'
    -: error: node 2.1 is worth 2, outside of the bounds
    $ echo '[[3,12,8],[2,4,6],[14,5,2]]' | gteval --bounds=2,20 | grep -E 'value|leaves:'
    value: 3
    leaves: 7 of 9
    $ echo '[[2,12,8],[2,4,6],[2,5,2]]' | gteval --bounds=leaves | grep -E 'value|pv|^leaves'
    value: 2
    pv: e 1 1.1
    leaves: 3 of 9
    $ echo '[[3,12],[15,15]]' | gteval --bounds=2,15 -w 15,30 | grep -E 'value|nodes'
    value: <= 15
    read: 7 nodes, 4 leaves, depth 2, MAX to move
    nodes: 0 of 7
    $ printf 'bounds 0 2\n1.1 1\n1.2 0\n2.1 2\n2.2 2\n' | gteval -i dewey -a all -f csv | cut -d , -f 4-7 | uniq
    value,bound,move,pv
    2,exact,2,e 2 2.1
    $ printf 'bounds 0 2\ne min\n1.1 1\n1.2 2\n2.1 0\n2.2 0\n' | gteval -i dewey -a all -f csv | cut -d , -f 4-7 | uniq
    value,bound,move,pv
    0,exact,2,e 2 2.1
    $ printf 'bounds 9 10\ne min\n1.1.1 9\n' > bounds.dewey
    $ gteval -a all -f csv bounds.dewey | cut -d , -f 4-7 | uniq -c
          1 value,bound,move,pv
         13 9,exact,1,e 1 1.1 1.1.1
    $ gteval -a mtdf -g 10 bounds.dewey | sed -n 4p
    pv: e 1 1.1 1.1.1
    $ gteval --bounds=9,5 trees/minmax.json
    gteval: option '--bounds': low must not be greater than high
    Try 'gteval --help'
    [2]
    $ gteval --bounds=9 trees/minmax.json
    gteval: option '--bounds': expected LOW,HIGH|leaves, not '9'
    Try 'gteval --help'
    [2]
    $ gteval -a sss --bounds=leaves trees/minmax.json
    gteval: option '--bounds' has no meaning for 'sss'
    Try 'gteval --help'
    [2]
    $ gteval -a mtdf -g 5 -f csv trees/minmax.json | cut -d , -f 3,4,17
    algorithm,value,passes
    mtdf,5,2
    $ gteval -g 5 trees/minmax.json
    gteval: option '--guess' has no meaning for 'alphabeta'
    Try 'gteval --help'
    [2]
    $ gteval -a mtdf -g five trees/minmax.json
    gteval: option '--guess': expected a number, not 'five'
    Try 'gteval --help'
    [2]
    $ echo '[[10],[10,0]]' | gteval --cut=gt | grep -E 'pv|leaves'
    pv: e 1 1.1
    read: 6 nodes, 3 leaves, depth 2, MAX to move
    leaves: 3 of 3
    $ echo '[[10],[10,0]]' | gteval --cut=ge | grep -E 'pv|leaves'
    pv: e 1 1.1
    read: 6 nodes, 3 leaves, depth 2, MAX to move
    leaves: 2 of 3
    $ gteval --cut=gt -a sss trees/minmax.json
    gteval: option '--cut' has no meaning for 'sss'
    Try 'gteval --help'
    [2]

A search of limited depth reads static values.

    $ echo '{"children":[{"value":3,"children":[1,9]},{"value":5,"children":[7,{"value":2,"children":[8]}]}]}' > static.json
    $ gteval --depth=1 static.json | head -n 6
    algorithm: alpha-beta
    value: 5
    move: 2
    pv: e 2
    read: 3 nodes, 2 leaves, depth 1, MAX to move
    nodes: 3 of 3
    $ gteval -d 2 static.json | head -n 6
    algorithm: alpha-beta
    value: 2
    move: 2
    pv: e 2 2.2
    read: 7 nodes, 4 leaves, depth 2, MAX to move
    nodes: 7 of 7
    $ gteval -d 9 static.json | head -n 6
    algorithm: alpha-beta
    value: 7
    move: 2
    pv: e 2 2.1
    read: 8 nodes, 4 leaves, depth 3, MAX to move
    nodes: 8 of 8
    $ gteval -d 0 static.json
    static.json: error: node e has no static value, which depth 0 needs
    [1]
    $ echo '[[1,[2,3]]] [4]' | gteval -d 2
    -: error: tree 1: node 1.2 has no static value, which depth 2 needs
    tree: -#2
    algorithm: alpha-beta
    value: 4
    move: 1
    pv: e 1
    read: 2 nodes, 1 leaf, depth 1, MAX to move
    nodes: 2 of 2
    leaves: 1 of 1
    [1]

    $ gteval -d x static.json
    gteval: option '--depth': expected a whole number from 0 to 4294967294, not 'x'
    Try 'gteval --help'
    [2]

The moves at the root.

    $ gteval --moves --ids trees/minmax.json | tail -n 3
    moves  value
    1          5  best
    2          4
    $ gteval -m -f csv trees/aima.json | sed 1d | rev | cut -d , -f 1 | rev
    1=3* 2=2 3=2

Several trees, several files.

    $ echo '[1,2] 3 [[4]]' | gteval | grep -E 'tree|value|move|pv|^$'
    tree: -#1
    value: 2
    move: 2
    pv: e 2
    read: 3 nodes, 2 leaves, depth 1, MAX to move

    tree: -#2
    value: 3
    move: -
    pv: e

    tree: -#3
    value: 4
    move: 1
    pv: e 1 1.1
    read: 3 nodes, 1 leaf, depth 2, MAX to move

    $ gteval trees/aima.json trees/bratko.json | grep -E 'tree|value'
    tree: trees/aima.json
    value: 3
    tree: trees/bratko.json
    value: 4
    $ echo '[1,2] [3]' > two.json
    $ gteval two.json trees/aima.json nothing.json | grep -E 'tree|value'
    nothing.json: error: cannot open: No such file or directory
    tree: two.json#1
    value: 2
    tree: two.json#2
    value: 3
    tree: trees/aima.json
    value: 3
    $ gteval -f csv --first=7 two.json | cut -d , -f 1-4
    file,tree,algorithm,value
    two.json,7,alphabeta,2
    two.json,8,alphabeta,3
    $ gteval -f csv --first=18446744073709551615 two.json 2>&1 | cut -d , -f 1-4
    file,tree,algorithm,value
    two.json,18446744073709551615,alphabeta,2
    two.json: error: there are no trees beyond number 2^64 - 1
    $ gteval -f csv --first=18446744073709551614 two.json 2>&1 | cut -d , -f 1-4
    file,tree,algorithm,value
    two.json,18446744073709551614,alphabeta,2
    two.json,18446744073709551615,alphabeta,3
    $ gteval --first=0 two.json
    gteval: option '--first': expected a whole number from 1 to 18446744073709551615, not '0'
    Try 'gteval --help'
    [2]
    $ gtgen -c 500 | gteval -a all > one
    $ gtgen -c 500 | gteval -a all --jobs=2 | cmp - one
    $ gteval -j 0 two.json
    gteval: option '--jobs': expected a whole number from 1 to 256, not '0'
    Try 'gteval --help'
    [2]
    $ echo '[[3,12,8],[2,4,6],[14,5,2]] xyz' | gteval
    algorithm: alpha-beta
    value: 3
    move: 1
    pv: e 1 1.1
    read: 13 nodes, 9 leaves, depth 2, MAX to move
    nodes: 11 of 13
    leaves: 7 of 9
    pruned: 2.2 2.3
    cutoffs: 1
    -:1:29: error: expected a JSON value, not 'xyz'
    [[3,12,8],[2,4,6],[14,5,2]] xyz
                                ^
    [1]

In a line that would take too much room there is a gap before the leaf.

    $ gtgen -W1 -D1500 | gteval | sed -nE 's/^(pv: .{10}).*( \.\.\. .{5}).*(.{5})$/\1|\2|\3/p'
    pv: e 1 1.1 1.| ... 1.1.1|1.1.1

Time is never in the output unless it is wanted.

    $ gteval --time trees/aima.json | tail -n 1 | tr 0-9 x
    seconds: x.xxxxxx
    $ gteval --time -f json trees/aima.json | grep -c '"seconds":'
    1
    $ gteval -f json trees/aima.json | grep -c seconds
    0
    [1]
    $ gteval --time -a sss,bb trees/aima.json | tr 0-9 x | tail -n 4
    algorithm  value  move  nodes  leaves  distinct  storage  leaves/minimal   seconds
    sss            x  B       xx*      x*        x*       x             x.xx  x.xxxxxx
    bb             x  B       xx*      x*        x*       x*            x.xx  x.xxxxxx
    * the fewest

Output goes to a file as a whole.

    $ gteval -o out trees/aima.json && head -n 2 out
    algorithm: alpha-beta
    value: 3
    $ echo '[1,' | gteval --output=out
    -:2:1: error: unexpected end of input: the '[' in line 1 is not closed
    [1]
    $ head -n 2 out
    algorithm: alpha-beta
    value: 3

Pictures and traces do not go with everything.

    $ gteval -f svg -a sss,dual trees/aima.json
    gteval: 'svg' shows one algorithm at a time
    Try 'gteval --help'
    [2]
    $ gteval -f outline --moves trees/aima.json
    gteval: option '--moves' has no meaning for 'outline'
    Try 'gteval --help'
    [2]
    $ gteval -f dot --summary trees/aima.json
    gteval: option '--summary' has no meaning for 'dot'
    Try 'gteval --help'
    [2]
    $ gteval -f csv --trace trees/aima.json
    gteval: option '--trace' has no meaning for 'csv'
    Try 'gteval --help'
    [2]
    $ gtgen -W 13 -D 3 | gteval -f svg
    -: error: svg draws at most 2000 nodes, and the tree has 2380; cut its depth, or draw all with --format=outline
    [1]
    $ gtgen -W 12 -D 3 | gteval -f tikz
    -: error: tikz draws at most 100 nodes, and the tree has 1885; cut its depth, or draw all with --format=outline
    [1]

An output holds one picture of those that stand alone.

    $ echo '[1,2] [3]' | gteval -f svg | grep -c '</svg>'
    -: error: tree 2: svg holds one picture: this tree is left out
    1
    $ gteval -f tikz trees/aima.json trees/bratko.json | grep -c 'end{document}'
    trees/bratko.json: error: tikz holds one picture: this tree is left out
    1
    $ echo '[1,2] [3]' | gteval -f dot | grep -c '^}'
    2

However many trees are evaluated at a time.

    $ echo '[1,2] [3]' > two.json
    $ gteval --jobs=2 -f svg two.json two.json | grep -c '</svg>'
    two.json: error: tree 2: svg holds one picture: this tree is left out
    two.json: error: tree 1: svg holds one picture: this tree is left out
    two.json: error: tree 2: svg holds one picture: this tree is left out
    1
    $ gteval --jobs=2 -f html two.json two.json | grep -c '</html>'
    two.json: error: tree 2: html holds one picture: this tree is left out
    two.json: error: tree 1: html holds one picture: this tree is left out
    two.json: error: tree 2: html holds one picture: this tree is left out
    1

A width is for leaves only.

    $ echo '3 1 4 1' > four.leaves
    $ gteval --width=2 two.json four.leaves | head -n 2
    two.json:1:1: error: --width is for leaves text, and this is json
    [1,2] [3]
    ^
    tree: four.leaves
    algorithm: alpha-beta
    $ gteval --input=json --width=2 two.json
    gteval: option '--width' has no meaning for 'json'
    Try 'gteval --help'
    [2]
    $ gteval --input=leaves --width=2 four.leaves | head -n 2
    algorithm: alpha-beta
    value: 1

A text that is no stream is not half read.

    $ echo '((3,5),(2,9)):0.5' | gteval
    -:1:14: error: expected '(', '[' or a number
    ((3,5),(2,9)):0.5
                 ^
    [1]
    $ echo '[1,2],[3,4]' | gteval --jobs=2 -i json
    -:1:6: error: expected a JSON value, not ','
    [1,2],[3,4]
         ^
    [1]
    $ echo '[1,2] [3,4])' | gteval -f csv | cut -d , -f 1-4
    -:1:12: error: expected a JSON value, not ')'
    [1,2] [3,4])
               ^
    file,tree,algorithm,value
    -,1,alphabeta,2
    -,2,alphabeta,4
    $ echo '[1,2]=x' | gtconv
    -:1:6: error: expected a JSON value, not '='
    [1,2]=x
         ^
    [1]

Formats that are not read are known by name, and when they are met.

    $ for i in dot yaml pgn; do gteval -i $i trees/aima.json; done
    gteval: option '--input': DOT of Graphviz is not read: dot -Tdot_json FILE | gteval reads it
    Try 'gteval --help'
    gteval: option '--input': YAML is not read: convert it to JSON, as yq or PyYAML do; leaves of lab text are written b=3
    Try 'gteval --help'
    gteval: option '--input': PGN is not read: it has moves, but no values: write the tree as list text, as in (A (B 3) (C 5))
    Try 'gteval --help'
    [2]
    $ gteval -i jsn 2>&1 | grep -o 'not .*'
    not 'jsn'; did you mean 'json'?
    $ echo 'digraph { a -> b }' | gteval
    -:1:1: error: this looks like DOT of Graphviz, which is not read: dot -Tdot_json FILE | gteval reads it
    digraph { a -> b }
    ^
    [1]
    $ printf '\037\213\010' > tree.json.gz && gteval --input=json tree.json.gz
    tree.json.gz:1:1: error: this looks like gzip, which is not read: zcat FILE | gteval reads what is in it
    ???
    ^
    [1]
    $ gteval --results tree.json.gz 2>&1 | grep -v '?'
    tree.json.gz:1:1: error: this looks like gzip, which is not read: zcat FILE | gteval reads what is in it
    ^
    $ gteval --check=tree.json.gz trees/sss-example.dewey 2>&1 | grep -v '?'
    tree.json.gz:1:1: error: this looks like gzip, which is not read: zcat FILE | gteval reads what is in it
    ^
    $ printf '\037\213\010' | gtconv
    -:1:1: error: this looks like gzip, which is not read: zcat FILE | gteval reads what is in it
    ???
    ^
    [1]

What the program says of itself.

    $ gteval --list-algorithms | awk '{ print $1 }' | tr '\n' ' '
    name minimax bb alphabeta star2 scout negascout pvs sss dual recsss mt-sss mt-dual mtdf cstar maxn shallow pn dfpn 
    (no end of line)
    $ gteval --version | head -n 1
    gteval 0.1.0
    $ gtgen --version | head -n 1
    gtgen 0.1.0
    $ gtconv --version | head -n 1
    gtconv 0.1.0
    $ gtconv --format=nested --lossy --output=out trees/aima.json && cat out
    trees/aima.json: warning: nested cannot hold names: 13 left out
    [[3,12,8],[2,4,6],[14,5,2]]
    $ gteval --help | head -n 3
    Usage: gteval [OPTION]... [FILE]...
    Evaluates game trees with the algorithms of game-tree search.
    Without FILE, or where FILE is -, reads standard input.
    $ gteval --halp
    gteval: unknown option '--halp'; did you mean '--help'?
    Try 'gteval --help'
    [2]
    $ gteval --jobs
    gteval: option '--jobs' needs an argument: N
    Try 'gteval --help'
    [2]
    $ gteval -x
    gteval: unknown option '-x'
    Try 'gteval --help'
    [2]
    $ gteval --ids=yes
    gteval: option '--ids' takes no argument
    Try 'gteval --help'
    [2]
    $ gteval --completion=tcsh
    gteval: option '--completion': expected bash, zsh or fish, not 'tcsh'; did you mean 'bash'?
    Try 'gteval --help'
    [2]
    $ gteval -i jason trees/aima.json
    gteval: option '--input': expected auto, json, dewey, lab, levels, list, leaves, efg, csv, sets, code, prolog, forest, nested or node-link, not 'jason'; did you mean 'json'?
    Try 'gteval --help'
    [2]
    $ gteval --color=sometimes trees/aima.json
    gteval: option '--color': expected auto, always or never, not 'sometimes'
    Try 'gteval --help'
    [2]
    $ printf '4 7 1 9' | gteval -i leaves --width=2 | sed -n 2p
    value: 4

Brackets with TeX behind a node are neither a list nor a tree of LaTeX's package forest.

    $ echo '[a [3] {x}]' | gteval
    -:1:10: error: expected a value or children after the name
    [a [3] {x}]
             ^
    [1]
