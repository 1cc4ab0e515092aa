Which of the lines along which nobody loses anything: --line; all of them: --all-best.

MAX has won at 1 and at 2; MIN delays at 1, and has no choice at 2.

    $ echo '[[[[[1]]],1],[1,1],[0,1]]' > mate.json
    $ gteval mate.json
    algorithm: alpha-beta
    value: 1
    move: 1
    pv: e 1 1.1 1.1.1 1.1.1.1 1.1.1.1.1
    read: 13 nodes, 6 leaves, depth 5, MAX to move
    nodes: 11 of 13
    leaves: 4 of 6
    pruned: 2.2 3.2
    cutoffs: 2
    $ gteval --line=first mate.json | sed -n 4p
    pv: e 1 1.1 1.1.1 1.1.1.1 1.1.1.1.1
    $ gteval --line=shortest --moves mate.json
    algorithm: alpha-beta
    value: 1
    move: 2
    pv: e 2 2.1
    read: 13 nodes, 6 leaves, depth 5, MAX to move
    nodes: 11 of 13
    leaves: 4 of 6
    pruned: 2.2 3.2
    cutoffs: 2
    moves  value        distance
    1          1  best         5
    2          1  best         2
    3          0               -
    distance: 2
    $ gteval --line=longest --moves mate.json | tail -n 5
    moves  value        distance
    1          1  best         2
    2          1  best         2
    3          0               -
    distance: 2
    $ gteval --line=shortest --moves --plan --all-best --format=json mate.json | grep -o '"moves.*'
    "moves":[{"move":"1","value":1,"best":true,"distance":5},{"move":"2","value":1,"best":true,"distance":2},{"move":"3","value":0,"best":false,"distance":null}],"plan":{"e":"2","2":"2.1"},"distance":2,"best_moves":["1","2"],"optimal_lines":4}
    $ gteval --line=shortest --moves --all-best --format=csv mate.json | sed 's/.*minimal_leaves,//;s/.*,6,5,4,//'
    moves,distance,best_moves,optimal_lines
    1=1*#5 2=1*#2 3=0,2,1 2,4

The loser at the root delays, whoever that is; infinite values are won, too.

    $ echo '{"root":"min","tree":[[1,0],[[[[1]]],0],5]}' | gteval --line=shortest | sed -n 2,4p
    value: 1
    move: 2
    pv: e 2 2.1 2.1.1 2.1.1.1 2.1.1.1.1
    $ echo '{"root":"min","tree":[[1,0],[[[[1]]],0],5]}' | gteval --line=longest | sed -n 2,4p
    value: 1
    move: 1
    pv: e 1 1.1
    $ echo '["inf",[["inf"]]]' | gteval --line=longest | grep -E 'pv|distance'
    pv: e 2 2.1 2.1.1
    distance: 3
    $ echo '[[-5,[[-5]]],-5]' | gteval --line=shortest | grep -E 'pv|distance'
    pv: e 1 1.1
    distance: 2

At 0 nobody wins.

    $ echo '[[[[[0]]],1],[0,1]]' | gteval --line=shortest --moves | tail -n 4
    moves  value        distance
    1          0  best         -
    2          0  best         -
    distance: - (at 0 nobody wins)
    $ echo '[[[[[0]]],1],[0,1]]' | gteval --line=longest --moves --format=json | grep -o '"moves.*'
    "moves":[{"move":"1","value":0,"best":true,"distance":null},{"move":"2","value":0,"best":true,"distance":null}],"distance":null}
    $ echo '[[[[[0]]],1],[0,1]]' | gteval --line=longest --moves --format=csv | tail -n 1
    -,1,alphabeta,0,exact,1,e 1 1.1 1.1.1 1.1.1.1 1.1.1.1.1,,9,3,9,3,1,1,0,0,1,0,0,10,4,5,3,1=0* 2=0*,

Every algorithm that ends with a value takes the same line; a window may leave none.

    $ gteval --algo=all --line=shortest --format=csv mate.json | cut -d, -f7 | sort -u
    e 2 2.1
    pv
    $ gteval --algo=alphabeta,sss --line=shortest --moves --all-best mate.json
    nodes: 13, leaves: 6, depth: 5, value: 1, minimal leaves: 4 (no fewer can prove the value)

    algorithm  value  move  nodes  leaves  distinct  storage  leaves/minimal
    alphabeta      1  2       11*      4*        4*       0*            1.00
    sss            1  2       11*      4*        4*       3             1.00
    * the fewest
    moves  value        distance
    1          1  best         5
    2          1  best         2
    3          0               -
    distance: 2
    best moves: 1 2
    optimal lines: 4

    $ gteval --line=shortest --window=2,3 mate.json
    algorithm: alpha-beta
    value: <= 1
    move: -
    pv: -
    read: 13 nodes, 6 leaves, depth 5, MAX to move
    nodes: 10 of 13
    leaves: 3 of 6
    pruned: 1.2 2.2 3.2
    cutoffs: 3
    distance: - (the value is a bound)
    $ gteval --line=shortest --all-best --window=2,3 --format=json mate.json | grep -o '"distance.*'
    "distance":null,"best_moves":["1","2"],"optimal_lines":4}

Names, ids, a single leaf, several trees.

    $ gteval --line=longest --all-best --moves trees/minmax.json | tail -n 6
    moves  value        distance
    b          5  best         3
    c          4               3
    distance: 3
    best moves: b
    optimal lines: 1
    $ gteval --line=longest --all-best --moves --ids trees/minmax.json | tail -n 6
    moves  value        distance
    1          5  best         3
    2          4               3
    distance: 3
    best moves: 1
    optimal lines: 1
    $ echo 5 | gteval --line=shortest --all-best --moves | tail -n 4
    moves  value    distance
    distance: 0
    best moves: -
    optimal lines: 1
    $ echo 5 | gteval --line=shortest --all-best --moves --format=json | grep -o '"moves.*'
    "moves":[],"distance":0,"best_moves":[],"optimal_lines":1}
    $ echo '[2,[3,2]] [1,1,1]' | gteval --all-best --format=csv | cut -d, -f2,24-
    tree,best_moves,optimal_lines
    1,1 2,2
    2,1 2 3,3

Where chance moves, lines end; they have no certain length. Payoffs have no lines of one value.

    $ echo '({(2 2) (1 2)} {(0 2) (-1 0)} (3 1.5))' | gteval --all-best | tail -n 2
    best moves: 1 3
    optimal lines: 2
    $ echo '{(2 2) (1 2)}' | gteval --all-best | tail -n 2
    best moves: -
    optimal lines: 1
    $ echo '({(2 2) (1 2)} {(0 2) (-1 0)})' | gteval --line=shortest
    -: error: lines by length: tree has chance nodes, so no length is certain
    [1]
    $ gteval --line=longest trees/three-players.dewey
    trees/three-players.dewey: error: lines by length are of one winner and one loser, not of payoffs: use --paranoid=PLAYER
    [1]
    $ gteval --all-best trees/three-players.dewey
    trees/three-players.dewey: error: --all-best: where players have payoffs, best moves may lead to different ones; use --paranoid=PLAYER
    [1]
    $ gteval --all-best --line=shortest --paranoid=2 trees/three-players.dewey | tail -n 3
    distance: 3
    best moves: 1
    optimal lines: 2

The line goes where the search has never been: pictures show both.

    $ echo '[[[[[5]]],9],[5,[5]]]' | gteval --line=shortest --format=outline
    alpha-beta: value 5, move 2, 9 of 11 nodes, 3 of 4 leaves, 1 cutoff

    * ^ e = 5
      +- v 1 = 5
      |  +- ^ 1.1 = 5
      |  |  `- v 1.1.1 = 5
      |  |     `- ^ 1.1.1.1 = 5
      |  |        `- 1.1.1.1.1 = 5  #1
      |  `- 1.2 = 9  #2
    * `- v 2 = 5
         +- 2.1 = 5  #3
    *.   `x ^ 2.2  cut: 5 >= 5, 2 nodes left out
    *.      `- 2.2.1 (5)

    ^ MAX  v MIN  * principal variation  . never visited  #1 first leaf read  x cut


    $ echo '[[[[[5]]],9],[5,[5]]]' | gteval --line=shortest --format=dot | tail -n 5
      n9 [shape=triangle label="2.2" tooltip="2.2: MAX, never visited, on the principal variation, left out by the cut 5 ≥ 5" style="filled,dashed" fillcolor="#f4f4f4" color=gray45 fontcolor=gray30 penwidth=3]
      n7 -- n9 [penwidth=3 style=dashed color=gray45 dir=forward arrowhead=teetee label="5 ≥ 5"]
      n10 [shape=box label="2.2.1\n5" tooltip="2.2.1: leaf, value 5, never visited, on the principal variation" style="filled,dashed" fillcolor="#f4f4f4" color=gray45 fontcolor=gray30 penwidth=3]
      n9 -- n10 [penwidth=3 style=dashed color=gray45]
    }
    $ echo '[[[[[5]]],9],[5,[5]]]' | gteval --line=shortest --format=svg | grep -o 'class="[a-z ]*line[a-z ]*"'
    class="edge line"
    class="edge cut line"
    class="edge unvisited line"
    class="node line"
    class="node line"
    class="node unvisited line"
    class="node unvisited line"
    class="edge line"
    $ echo '[[[[[5]]],9],[5,[5]]]' | gteval --line=shortest --format=tikz | grep -o 'unvisited.*line'
    unvisited, cut, line
    unvisited, line
    $ echo '[[[[[5]]],9],[5,[5]]]' | gteval --line=shortest --format=html | grep -o '"line":\[[0-9,]*\]'
    "line":[0,7,9,10]
    $ gteval --line=shortest --trace mate.json | tail -n 1
    distance: 2

Answers: a line that is longer than it need be.

    $ echo '{"pv":["1","1.1","1.1.1"]}' | gteval --check=- --line=shortest mate.json
    pv: 1 given, right value, but 5 plies instead of 2; right is 2
    [3]
    $ echo '{"pv":["2","2.2"],"best_moves":["2","1"],"optimal_lines":4}' | gteval --check=- --line=shortest mate.json
    all right: pv (2), best_moves (2), optimal_lines
    $ gteval --line=shortest --all-best --format=json mate.json | gteval --check=- --line=shortest mate.json
    all right: value, move, pv (3), best_moves (2), algorithm, bound, nodes, leaves, distinct_nodes, distinct_leaves, unvisited, cutoffs, tests, researches, passes, steps, storage, tree_nodes, tree_leaves, tree_depth, minimal_leaves, distance, optimal_lines
    $ gteval --line=longest --format=json mate.json | gteval --check=- --line=shortest mate.json
    move: 1 given, right value, but 5 plies instead of 2; right is 2
    [3]
    $ echo '{"pv":["1"]}' | gteval --check=- --line=shortest trees/three-players.dewey
    trees/three-players.dewey: error: lines by length are of one winner and one loser, not of payoffs: use --paranoid=PLAYER
    [1]

Words, and views without a use for them.

    $ gteval --line=short mate.json
    gteval: option '--line': expected first, shortest or longest, not 'short'
    Try 'gteval --help'
    [2]
    $ gteval --line=shortest --summary mate.json
    gteval: option '--line' has no meaning for '--summary'
    Try 'gteval --help'
    [2]
    $ gteval --all-best --format=outline mate.json
    gteval: option '--all-best' has no meaning for 'outline'
    Try 'gteval --help'
    [2]
