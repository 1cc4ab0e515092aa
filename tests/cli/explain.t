How the text of an input was understood.

    $ gteval --explain-input trees/aima.csv
    input: trees/aima.csv
    format: csv (the first line names columns, a parent among them)
    trees: 1
    nodes: 13
    leaves: 9
    depth: 2
    root: max (the text says so)
    sides: alternate
    ids: "node" (13)
    parents: "parent" (12)
    names: 13, by their ids
    values: 9, by "value" (9)
    movers: 4, by "player" (4)
    not read: "comment" (2)
    $ printf 'id,parent,value,who\na,,7,Ann\nb,a,3,\n' | gteval --explain-input -r min
    input: -
    format: csv (the first line names columns, a parent among them)
    trees: 1
    nodes: 2
    leaves: 1
    depth: 1
    root: min (--root says so)
    sides: alternate
    ids: "id" (2)
    parents: "parent" (1)
    names: 2, by their ids
    values: 2, by "value" (2); 1 of inner nodes
    movers: none
    not read, could matter: "who" (1)

Several trees of a file together, each file by itself.

    $ printf '[1,[2]] {"root":"min","tree":[3]}' | gteval --explain-input - trees/movers.dewey
    input: -
    format: json (it begins with [)
    trees: 2
    nodes: 2..4
    leaves: 1..2
    depth: 1..2
    root: max in 1 (nothing says so: the default), min in 1 (the text says so)
    sides: alternate
    names: none
    values: 3, by the syntax of json
    movers: 1, by "root" (1)

    input: trees/movers.dewey
    format: dewey (it begins with an id)
    trees: 1
    nodes: 13
    leaves: 7
    depth: 3
    root: max (the text says so)
    sides: alternate, but at 3 of 6 inner nodes
    names: none
    values: 7, by the syntax of dewey
    movers: 6, by the syntax of dewey

For programs: an object a file.

    $ gteval --explain-input -f json trees/aima.csv trees/movers.dewey
    {"file":"trees/aima.csv","format":"csv","why":"the first line names columns, a parent among them","trees":1,"nodes":[13,13],"leaves":[9,9],"depth":[2,2],"root":[{"mover":"max","by":"text","trees":1}],"inner_nodes":4,"not_alternating":0,"named":13,"valued":9,"movers_told":4,"ids":[{"key":"node","count":13,"line":1,"column":1}],"parents":[{"key":"parent","count":12,"line":1,"column":6}],"children":[],"names":[],"values":[{"key":"value","count":9,"line":1,"column":20}],"movers":[{"key":"player","count":4,"line":1,"column":13}],"ignored":[{"key":"comment","count":2,"line":1,"column":26}],"could_matter":[],"other_keys":0}
    {"file":"trees/movers.dewey","format":"dewey","why":"it begins with an id","trees":1,"nodes":[13,13],"leaves":[7,7],"depth":[3,3],"root":[{"mover":"max","by":"text","trees":1}],"inner_nodes":6,"not_alternating":3,"named":0,"valued":7,"movers_told":6,"ids":[],"parents":[],"children":[],"names":[],"values":[],"movers":[],"ignored":[],"could_matter":[],"other_keys":0}

What cannot be read: as far as it was, or what it was taken for.

    $ printf '[1] [2,' | gteval --explain-input -i json
    input: -
    format: json (--input says so)
    trees: 1
    nodes: 2
    leaves: 1
    depth: 1
    root: max (nothing says so: the default)
    sides: alternate
    names: none
    values: 1, by the syntax of json
    movers: none
    -:1:8: error: unexpected end of input: the '[' in line 1 is not closed
    [1] [2,
           ^
    [1]
    $ printf '[1,' | gteval --explain-input
    input: -
    format: json (it begins with [)
    trees: 0
    -:1:4: error: unexpected end of input: the '[' in line 1 is not closed
    [1,
       ^
    [1]
    $ gteval --explain-input nowhere.json
    nowhere.json: error: cannot open: No such file or directory
    [1]

It runs no search, so options of searches and of results have no use.

    $ gteval --explain-input --algo=sss trees/aima.json
    gteval: option '--algo' has no meaning for '--explain-input'
    Try 'gteval --help'
    [2]
    $ gteval --explain-input --summary trees/aima.json
    gteval: option '--summary' has no meaning for '--explain-input'
    Try 'gteval --help'
    [2]
    $ gteval --explain-input --depth=2 trees/aima.json
    gteval: option '--depth' has no meaning for '--explain-input'
    Try 'gteval --help'
    [2]
    $ gteval --explain-input -f csv trees/aima.json
    gteval: option '--explain-input' has no meaning for 'csv'
    Try 'gteval --help'
    [2]

In tables of JSON "data" may be a value, "leaves" how many there are, and a flag says that a node is a leaf.

    $ echo '[{"id":"r","parent":null,"leaves":2,"isLeaf":false},{"id":"a","parent":"r","data":3,"isLeaf":true},{"id":"b","parent":"r","data":"blue","value":4}]' > data.json
    $ gteval data.json | sed -n 2,4p
    value: 4
    move: b
    pv: r b
    $ gteval --explain-input data.json | tail -n 4
    names: 3, by their ids
    values: 2, by "data" (1), "value" (1)
    movers: none
    not read: "leaves" (1), "isLeaf" (2), "data" (1)
    $ echo '{"nodes":[{"id":"r","children":["a","b"]},{"id":"a","data":3},{"id":"b","value":4,"data":[]}]}' | gteval --explain-input | tail -n 4
    names: 3, by their ids
    values: 2, by "data" (1), "value" (1)
    movers: none
    not read: "data" (1)

Of many keys that are not read, the first ones are named and the others counted.

    $ seq 300 | awk '{ printf "%s\"k%d\":%d", (NR > 1 ? "," : "{"), $1, $1 } END { print ",\"children\":[1,2]}" }' > keys.json
    $ gteval --explain-input keys.json | tail -n 1
    other keys: 45
