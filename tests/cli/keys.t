Keys of JSON: what they are read as, which are passed over, and arrays of trees.

    $ printf '{"Name":"a","rank":3,"children":[{"val":"3","x":1},{"score":4,"moves":2}]}' |
    > gteval --explain-input
    input: -
    format: json (it begins with {)
    trees: 1
    nodes: 3
    leaves: 2
    depth: 1
    root: max (nothing says so: the default)
    sides: alternate
    children: "children" (1)
    names: 1, by "Name" (1)
    values: 2, by "val" (1), "score" (1)
    movers: none
    not read: "x" (1)
    not read, could matter: "rank" (1), "moves" (1)
    $ printf '{"isMaxNode":false,"tree":{"kids":[{"VALUE":3,"role":"max"},9]}}' |
    > gteval --ignore=Role,other --explain-input | sed -n '/^root/p; /^movers/p; /^not/p'
    root: min (the text says so)
    movers: 1, by "isMaxNode" (1)
    not read: "role" (1)
    $ printf '{"nodes":{"2":{"val":3,"rank":1},"1":{"val":4,"rank":2}}}' |
    > gteval --explain-input | sed -n '/^values/p; /^not/p'
    values: 2, by "val" (2)
    not read, could matter: "rank" (2)
    $ echo '[[3,9],[5,[7]]] [4]' | gtconv --each --format=list
    (3 9)
    (5 (7))
    4
    $ echo '[1,[2,3]' | gtconv --each --format=nested
    1
    [2,3]
    -:2:1: error: unexpected end of input: the array is not closed
    [1]
    $ gteval --each trees/aima.csv
    trees/aima.csv:1:1: error: --each is for JSON, and this is csv
    node,parent,player,value,comme
    ^
    [1]
    $ gteval --each -i dewey trees/movers.dewey
    gteval: option '--each' has no meaning for 'dewey'
    Try 'gteval --help'
    [2]
    $ gteval --ignore=x trees/movers.dewey
    trees/movers.dewey:1:1: error: --ignore is for JSON, code and CSV, and this is dewey
    # A tree whose movers do not a
    ^
    [1]
    $ printf 'id,parent,value,odds\na,,,\nb,a,3,0.5\n' | gtconv --ignore=Odds --strip-names --format=nested
    [3]
