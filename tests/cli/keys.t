The keys of courses: what minimax and alpha-beta come to at every node.

To lab text: each inner node in the order in which they are finished, with the first of
the best moves. Where alpha and beta met there is no line, but for the root.

    $ cat > course.lab << end
    > a: [b, c, d, f]
    > b: [b1, b2]
    > c: [c1, c2]
    > d: [d1, d2]
    > f: [f1, f2]
    > f1: [x, y]
    > b1=3
    > b2=5
    > c1=2
    > c2=9
    > d1=9
    > d2=3
    > x=4
    > y=-1
    > f2=4
    > end
    $ gteval --algo=minimax --format=lab course.lab
    min(b) chooses b1 for 3
    min(c) chooses c1 for 2
    min(d) chooses d2 for 3
    max(f1) chooses x for 4
    min(f) chooses f1 for 4
    max(a) chooses f for 4
    $ gteval --algo=alphabeta --format=lab course.lab
    min(b) chooses b1 for 3
    max(f1) chooses x for 4
    min(f) chooses f1 for 4
    max(a) chooses f for 4
    $ gteval --root=min --algo=minimax --format=lab course.lab
    max(b) chooses b2 for 5
    max(c) chooses c2 for 9
    max(d) chooses d1 for 9
    min(f1) chooses y for -1
    max(f) chooses f2 for 4
    min(a) chooses f for 4
    $ gteval --root=min --algo=alphabeta --format=lab course.lab
    max(b) chooses b2 for 5
    min(f1) chooses y for -1
    max(f) chooses f2 for 4
    min(a) chooses f for 4

c is left out after its first move, d after its last one, where 3 meets 3. It takes more
to cut with --cut=gt, and d has its line.

    $ gteval --cut=gt --format=lab course.lab
    min(b) chooses b1 for 3
    min(d) chooses d2 for 3
    max(f1) chooses x for 4
    min(f) chooses f1 for 4
    max(a) chooses f for 4

The first of equal moves is chosen. Without names, nodes are called by their ids.

    $ echo '[[1,2],[2,1],[1,1]]' | gteval --algo=minimax --format=lab
    min(1) chooses 1.1 for 1
    min(2) chooses 2.2 for 1
    min(3) chooses 3.1 for 1
    max(e) chooses 1 for 1
    $ gteval --algo=minimax --format=lab --ids trees/bratko.json
    max(1.1) chooses 1.1.2 for 4
    max(1.2) chooses 1.2.2 for 6
    min(1) chooses 1.1 for 4
    max(2.1) chooses 2.1.1 for 2
    max(2.2) chooses 2.2.1 for 1
    min(2) chooses 2.2 for 1
    max(e) chooses 1 for 4
    $ gteval --format=lab trees/bratko.json
    max(d) chooses i for 4
    min(b) chooses d for 4
    max(f) chooses l for 2
    max(a) chooses b for 4
    $ echo '[1,{"name":"a b","value":2}]' | gteval --format=lab
    max(e) chooses "a b" for 2
    $ echo '5' | gteval --format=lab

Infinite values: minimax has no bounds that could meet.

    $ echo '[["inf",1],["inf",2]]' | gteval --algo=minimax --format=lab
    min(1) chooses 1.2 for 1
    min(2) chooses 2.2 for 2
    max(e) chooses 2 for 2
    $ echo '[[["inf",1],3],2]' | gteval --algo=minimax --format=lab
    max(1.1) chooses 1.1.1 for inf
    min(1) chooses 1.2 for 3
    max(e) chooses 1 for 3
    $ echo '[[["inf",1],3],2]' | gteval --algo=alphabeta --format=lab
    min(1) chooses 1.2 for 3
    max(e) chooses 1 for 3

To levels text: every visited node in preorder, behind a tab for each ply.

    $ cat > course.levels << end
    > 4
    > (3)
    > (2) (2) [0]
    > (2) [6] (2) [9]
    > [3] [5] [2] [4]
    > end
    $ gteval --algo=minimax --format=levels course.levels | tr '\t' '>'
    5
    >5
    >>5
    >>>3
    >>>5
    >>6
    >4
    >>4
    >>>2
    >>>4
    >>9
    >0
    $ gteval --algo=alphabeta --format=levels course.levels | tr '\t' '>'
    5
    >5
    >>5
    >>>3
    >>>5
    >>6
    >4
    >>4
    >>>2
    >>>4
    >0

Values are fail-soft: a node that was cut off shows the bound that cut it.

    $ echo '[[5,6],[3,9],[4,[7,1]]]' | gteval --format=levels | tr '\t' '>'
    5
    >5
    >>5
    >>6
    >3
    >>3
    >4
    >>4
    $ echo '7' | gteval --format=levels
    7

Trees that do not alternate, trees cut off, start windows.

    $ gteval --format=levels trees/movers.dewey | tr '\t' '>'
    7
    >7
    >>7
    >>>4
    >>>7
    >>3
    >>>3
    >5
    >>5
    >>>8
    >>>5
    $ gtgen --game=nim:1,2 --static | gteval --depth=2 --format=lab
    min(a-1) chooses b-2 for -1
    min(b-1) chooses a-1 for 0
    max(e) chooses b-1 for 0
    $ gteval --window=0,4 --format=lab course.lab
    min(b) chooses b1 for 3
    min(f) chooses f1 for 4
    max(a) chooses f for 4

Several trees: each under its title.

    $ echo '[1,2] [3]' | gteval --format=lab
    tree: -#1
    max(e) chooses 2 for 2

    tree: -#2
    max(e) chooses 1 for 3
    $ echo '[1,2] [3]' | gteval --format=lab --jobs=2
    tree: -#1
    max(e) chooses 2 for 2

    tree: -#2
    max(e) chooses 1 for 3
    $ gteval --format=levels course.levels course.levels | grep -c tree:
    2

One algorithm at a time, and only those two.

    $ gteval --algo=sss --format=lab course.lab
    gteval: no key for 'sss'
    Try 'gteval --help'
    [2]
    $ gteval --algo=bb --format=levels course.levels
    gteval: no key for 'bb'
    Try 'gteval --help'
    [2]
    $ gteval --algo=minimax,alphabeta --format=lab course.lab
    gteval: 'lab' shows one algorithm at a time
    Try 'gteval --help'
    [2]
    $ gteval --trace --format=lab course.lab
    gteval: option '--trace' has no meaning for 'lab'
    Try 'gteval --help'
    [2]
    $ gteval --moves --format=levels course.lab
    gteval: option '--moves' has no meaning for 'levels'
    Try 'gteval --help'
    [2]
    $ gteval --time --format=levels course.lab
    gteval: option '--time' has no meaning for 'levels'
    Try 'gteval --help'
    [2]
    $ gteval --format=level course.lab 2>&1 | grep -o "not '.*"
    not 'level'; did you mean 'levels'?

The key to sets is a line a tree, with the leaves that the algorithm reads.

    $ gteval --format=sets trees/course.sets
    Graph 1: Score: 4; Leaf Nodes Examined: 6
    Graph 2: Score: 3; Leaf Nodes Examined: 7
    $ gteval --algo=minimax --format=sets trees/course.sets | tail -n 1
    Graph 2: Score: 3; Leaf Nodes Examined: 12
    $ gteval --algo=sss --format=sets trees/course.sets
    gteval: no key for 'sss'
    Try 'gteval --help'
    [2]
    $ gteval --ids --format=sets trees/course.sets
    gteval: option '--ids' has no meaning for 'sets'
    Try 'gteval --help'
    [2]
    $ gtconv --format=sets trees/course.sets | diff - trees/course.sets | grep -c '^<'
    0
    [1]
