What standard input is called.

    $ gtgen --count=2 | gteval --format=csv --name=uniform.json | cut -d, -f1-4
    file,tree,algorithm,value
    uniform.json,1,alphabeta,61
    uniform.json,2,alphabeta,62
    $ gtgen --count=2 | gteval --format=csv --name='=a,"b' | cut -d, -f1-5
    file,tree,algorithm,value,bound
    """=a,\""b""",1,alphabeta,61
    """=a,\""b""",2,alphabeta,62
    $ gtgen --count=2 | gteval --format=json --name='a "b"' - | cut -d, -f1-3
    {"file":"a \"b\"","tree":1,"algorithm":"alphabeta"
    {"file":"a \"b\"","tree":2,"algorithm":"alphabeta"
    $ gtgen --count=2 | gteval --name='my trees' - trees/aima.json | grep tree:
    tree: "my trees"#1
    tree: "my trees"#2
    tree: trees/aima.json
    $ gtgen --count=2 | gteval --name='two
    > lines' | grep tree:
    tree: "two\nlines"#1
    tree: "two\nlines"#2
    $ echo '[1,[2]' | gteval --name=piped.json
    piped.json:2:1: error: unexpected end of input: the '[' in line 1 is not closed
    [1]
    $ echo '[1,2]' | gteval --depth=0 --name=piped.json
    piped.json: error: node e has no static value, which depth 0 needs
    [1]
    $ echo '[1,2]' | gteval --format=html --name=piped.json | grep -c '<title>piped.json'
    1
    $ echo '[1,2]' | gteval --explain-input --name=piped.json | head -n 1
    input: piped.json

The suffix decides where the text does not.

    $ echo '4 7 1 9' | gteval --name=piped
    piped:1:1: error: bare numbers make no tree: the leaves of a full tree need --width=B; numbers of children are written as levels text; --input=json takes each for a tree
    4 7 1 9
    ^
    [1]
    $ echo '4 7 1 9' | gteval --name=piped.leaves
    piped.leaves:1:1: error: leaves text needs --width=B
    4 7 1 9
    ^
    [1]
    $ echo '4 7 1 9' | gteval --name=piped.levels
    piped.levels:1:3: error: expected the end of the line
    4 7 1 9
      ^
    [1]

Results that were killed go on under the same name only.

    $ gtgen -c9 | gteval --format=csv --name=a > whole; head -n 5 whole > part; cp part part2
    $ gtgen -c9 | gteval --format=csv --name=a --resume=part && cmp whole part
    $ gtgen -c9 | gteval --format=csv --resume=part2
    part2: error: not what these options print of these trees: nothing is resumed
    [1]

Files have names.

    $ gteval --name=x trees/aima.json
    gteval: option '--name' is for standard input, which is not read
    Try 'gteval --help'
    [2]
    $ gteval --name= trees/aima.json
    gteval: option '--name': expected a name
    Try 'gteval --help'
    [2]
    $ gteval --results --name=x whole
    gteval: option '--name' has no meaning for '--results'
    Try 'gteval --help'
    [2]
