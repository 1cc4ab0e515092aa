How gtconv writes games with chance and payoffs. That reading them gives the same games is
tried in tests/unit/check_write_game.c.

Chance: odds stand as they were written, except where a format cannot say that.

    $ printf 'a: [b, c, d]\nb: {x 1/3, y 2/3}\nx=1\ny=2\nc: {p, q}\np=3\nq: [r]\nr=5\nd: {u 1, v 3}\nu=0\nv=9\n' | gtconv -i lab -f json
    {"name":"a","player":"max","children":[{"name":"b","player":"chance","probs":["1/3","2/3"],"children":[{"name":"x","value":1},{"name":"y","value":2}]},{"name":"c","player":"chance","children":[{"name":"p","value":3},{"name":"q","children":[{"name":"r","value":5}]}]},{"name":"d","player":"chance","weights":[1,3],"children":[{"name":"u","value":0},{"name":"v","value":9}]}]}
    $ printf 'a: [b, c, d]\nb: {x 1/3, y 2/3}\nx=1\ny=2\nc: {p, q}\np=3\nq: [r]\nr=5\nd: {u 1, v 3}\nu=0\nv=9\n' | gtconv -i lab -f dewey
    e max a
    1 chance b
    1.1 @1/3 1 x
    1.2 @2/3 2 y
    2 chance c
    2.1 3 p
    2.2 q
    2.2.1 5 r
    3 chance d
    3.1 @1 0 u
    3.2 @3 9 v
    $ printf 'a: [b, c, d]\nb: {x 1/3, y 2/3}\nx=1\ny=2\nc: {p, q}\np=3\nq: [r]\nr=5\nd: {u 1, v 3}\nu=0\nv=9\n' | gtconv -i lab -f lab
    a: [b, c, d]
    b: {x 1/3, y 2/3}
    x=1
    y=2
    c: {p, q}
    p=3
    q: [r]
    r=5
    d: {u 1, v 3}
    u=0
    v=9
    $ printf 'a: [b, c, d]\nb: {x 1/3, y 2/3}\nx=1\ny=2\nc: {p, q}\np=3\nq: [r]\nr=5\nd: {u 1, v 3}\nu=0\nv=9\n' | gtconv -i lab -f list
    (a {b (x 1) @ 1/3 (y 2) @ 2/3} {c (p 3) (q (r 5))} {d (u 0) @ 1 (v 9) @ 3})
    $ printf 'a: [b, c, d]\nb: {x 1/3, y 2/3}\nx=1\ny=2\nc: {p, q}\np=3\nq: [r]\nr=5\nd: {u 1, v 3}\nu=0\nv=9\n' | gtconv -i lab -f efg
    EFG 2 R "game tree" { "MAX" "MIN" }
    ""
    
    p "a" 1 1 "" { "b" "c" "d" } 0
    c "" 1 "" { "x" 1/3 "y" 2/3 } 0
    t "" 1 "" { 1, -1 }
    t "" 2 "" { 2, -2 }
    c "" 2 "" { "p" 1/2 "q" 1/2 } 0
    t "" 3 "" { 3, -3 }
    p "" 2 1 "" { "r" } 0
    t "" 4 "" { 5, -5 }
    c "" 3 "" { "u" 1/4 "v" 3/4 } 0
    t "" 5 "" { 0, 0 }
    t "" 6 "" { 9, -9 }
    $ printf 'a: [b, c, d]\nb: {x 1/3, y 2/3}\nx=1\ny=2\nc: {p, q}\np=3\nq: [r]\nr=5\nd: {u 1, v 3}\nu=0\nv=9\n' | gtconv -i lab -f csv
    id,parent,value,player,name,weight
    e,,,max,a,
    1,e,,chance,b,
    1.1,1,1,,x,1/3
    1.2,1,2,,y,2/3
    2,e,,chance,c,
    2.1,2,3,,p,
    2.2,2,,min,q,
    2.2.1,2.2,5,,r,
    3,e,,chance,d,
    3.1,3,0,,u,1
    3.2,3,9,,v,3
    $ printf 'a: [b, c, d]\nb: {x 1/3, y 2/3}\nx=1\ny=2\nc: {p, q}\np=3\nq: [r]\nr=5\nd: {u 1, v 3}\nu=0\nv=9\n' | gtconv -i lab -f node-link
    {"directed":true,"multigraph":false,"graph":{"root":"e"},"nodes":[{"id":"e","name":"a","player":"max"},{"id":"1","name":"b","player":"chance"},{"id":"1.1","name":"x","value":1,"weight":"1/3"},{"id":"1.2","name":"y","value":2,"weight":"2/3"},{"id":"2","name":"c","player":"chance"},{"id":"2.1","name":"p","value":3},{"id":"2.2","name":"q","player":"min"},{"id":"2.2.1","name":"r","value":5},{"id":"3","name":"d","player":"chance"},{"id":"3.1","name":"u","value":0,"weight":1},{"id":"3.2","name":"v","value":9,"weight":3}],"links":[{"source":"e","target":"1"},{"source":"1","target":"1.1"},{"source":"1","target":"1.2"},{"source":"e","target":"2"},{"source":"2","target":"2.1"},{"source":"2","target":"2.2"},{"source":"2.2","target":"2.2.1"},{"source":"e","target":"3"},{"source":"3","target":"3.1"},{"source":"3","target":"3.2"}]}

Payoffs.

    $ printf 'a: [b, c]\nb=(1, 2, 3)\nc: {x 25%%, y 75%%}\nx=(1, 2.5, -3)\ny=(0, 0, 1e30)\n' | gtconv -i lab -f json
    {"players":3,"tree":{"name":"a","player":1,"children":[{"name":"b","payoffs":[1,2,3]},{"name":"c","player":"chance","probs":["25%","75%"],"children":[{"name":"x","payoffs":[1,2.5,-3]},{"name":"y","payoffs":[0,0,1e+30]}]}]}}
    $ printf 'a: [b, c]\nb=(1, 2)\nc=(3, 4)\n' | gtconv -i lab --strip-names -f nested
    {"players":2,"tree":[[1,2],[3,4]]}
    $ printf 'a: [b, c]\nb=(1, 2, 3)\nc: {x 25%%, y 75%%}\nx=(1, 2.5, -3)\ny=(0, 0, 1e30)\n' | gtconv -i lab -f dewey
    players 3
    e p1 a
    1 (1, 2, 3) b
    2 chance c
    2.1 @25% (1, 2.5, -3) x
    2.2 @75% (0, 0, 1e+30) y
    $ printf 'a: [b, c]\nb=(1, 2, 3)\nc: {x 25%%, y 75%%}\nx=(1, 2.5, -3)\ny=(0, 0, 1e30)\n' | gtconv -i lab -f lab
    a: [b, c]
    b=(1, 2, 3)
    c: {x 25%, y 75%}
    x=(1, 2.5, -3)
    y=(0, 0, 1e+30)
    $ printf 'a: [b, c]\nb=(1, 2, 3)\nc: {x 25%%, y 75%%}\nx=(1, 2.5, -3)\ny=(0, 0, 1e30)\n' | gtconv -i lab -f efg
    EFG 2 R "game tree" { "" "" "" }
    ""
    
    p "a" 1 1 "" { "b" "c" } 0
    t "" 1 "" { 1, 2, 3 }
    c "" 1 "" { "x" 1/4 "y" 3/4 } 0
    t "" 2 "" { 1, 2.5, -3 }
    t "" 3 "" { 0, 0, 1e30 }
    $ printf 'a: [b, c]\nb=(1, 2, 3)\nc: {x 25%%, y 75%%}\nx=(1, 2.5, -3)\ny=(0, 0, 1e30)\n' | gtconv -i lab -f csv
    id,parent,value,player,name,probability,payoffs
    e,,,p1,a,,
    1,e,,,b,,1 2 3
    2,e,,chance,c,,
    2.1,2,,,x,25%,1 2.5 -3
    2.2,2,,,y,75%,0 0 1e+30
    $ printf 'a: [b, c]\nb=(1, 2, 3)\nc: {x 25%%, y 75%%}\nx=(1, 2.5, -3)\ny=(0, 0, 1e30)\n' | gtconv -i lab -f node-link
    {"directed":true,"multigraph":false,"graph":{"root":"e"},"nodes":[{"id":"e","name":"a","player":1},{"id":"1","name":"b","payoffs":[1,2,3]},{"id":"2","name":"c","player":"chance"},{"id":"2.1","name":"x","probability":"25%","payoffs":[1,2.5,-3]},{"id":"2.2","name":"y","probability":"75%","payoffs":[0,0,1e+30]}],"links":[{"source":"e","target":"1"},{"source":"e","target":"2"},{"source":"2","target":"2.1"},{"source":"2","target":"2.2"}]}

What a format has no place for is refused.

    $ printf 'a: [b, c, d]\nb: {x 1/3, y 2/3}\nx=1\ny=2\nc: {p, q}\np=3\nq: [r]\nr=5\nd: {u 1, v 3}\nu=0\nv=9\n' | gtconv -i lab -f nested
    -: error: nested cannot hold chance nodes (node 1)
    [1]
    $ printf 'a: [b, c, d]\nb: {x 1/3, y 2/3}\nx=1\ny=2\nc: {p, q}\np=3\nq: [r]\nr=5\nd: {u 1, v 3}\nu=0\nv=9\n' | gtconv -i lab -f levels
    -: error: levels cannot hold chance nodes (node 1)
    [1]
    $ printf 'a: [b, c, d]\nb: {x 1/3, y 2/3}\nx=1\ny=2\nc: {p, q}\np=3\nq: [r]\nr=5\nd: {u 1, v 3}\nu=0\nv=9\n' | gtconv -i lab -f sets
    -: error: sets cannot hold chance nodes (node 1)
    [1]
    $ printf 'a: [b, c]\nb=(1, 2)\nc=(3, 4)\n' | gtconv -i lab -f list
    -: error: list cannot hold payoffs (node e)
    [1]
    $ printf 'a: [b, c]\nb=(1, 2)\nc=(3, 4)\n' | gtconv -i lab -f levels
    -: error: levels cannot hold payoffs (node e)
    [1]

Edits.

    $ printf 'a: {b 1/3, c 2/3}\nb: [x, y]\nx=1\ny=2\nc: [z, w]\nz=3\nw=9\n' | gtconv -i lab -f lab --order=best
    a: {b 1/3, c 2/3}
    b: [y, x]
    y=2
    x=1
    c: [w, z]
    w=9
    z=3
    $ printf 'a: {b 1/3, c 2/3}\nb: [x, y]\nx=1\ny=2\nc: [z, w]\nz=3\nw=9\n' | gtconv -i lab -f lab --order=worst
    a: {b 1/3, c 2/3}
    b: [x, y]
    x=1
    y=2
    c: [z, w]
    z=3
    w=9
    $ printf 'a: {b 1/3, c 2/3}\nb: [x, y]\nx=1\ny=2\nc: [z, w]\nz=3\nw=9\n' | gtconv -i lab -f lab --negate --swap
    -: error: lab cannot hold movers that do not alternate (node 1); --lossy leaves them out
    [1]
    $ printf 'a: {b 1/3, c 2/3}\nb: [x, y]\nx=1\ny=2\nc: [z, w]\nz=3\nw=9\n' | gtconv -i lab -f lab --subtree=2
    c: [z, w]
    z=3
    w=9
    $ printf 'a: {b 1/3, c 2/3}\nb: [x, y]\nx=1\ny=2\nc: [z, w]\nz=3\nw=9\n' | gtconv -i lab -f lab --ranks
    -: error: ranks would not do for values: this tree has chance nodes, whose means change
    [1]
    $ printf 'a: {b 1/3, c 2/3}\nb: [x, y]\nx=1\ny=2\nc: [z, w]\nz=3\nw=9\n' | gtconv -i lab -f lab --cut-depth=1
    -: error: node 1 (b) has no static value, which depth 1 needs
    [1]
    $ printf 'a: [b, c]\nb=(1, 2, 3)\nc: [x, y]\nx=(4, 1, 0)\ny=(0, 5, 0)\n' | gtconv -i lab -f lab --order=best
    a: [b, c]
    b=(1, 2, 3)
    c: [y, x]
    y=(0, 5, 0)
    x=(4, 1, 0)
    $ printf 'a: [b, c]\nb=(1, 2, 3)\nc: [x, y]\nx=(4, 1, 0)\ny=(0, 5, 0)\n' | gtconv -i lab -f lab --subtree=2
    -: error: lab cannot hold a root that is not player 1's (node e); --lossy leaves them out
    [1]
    $ printf 'a: [b, c]\nb=(1, 2, 3)\nc: [x, y]\nx=(4, 1, 0)\ny=(0, 5, 0)\n' | gtconv -i lab -f lab --negate
    a: [b, c]
    b=(-1, -2, -3)
    c: [x, y]
    x=(-4, -1, 0)
    y=(0, -5, 0)
    $ printf 'a: [b, c]\nb=(1, 2, 3)\nc: [x, y]\nx=(4, 1, 0)\ny=(0, 5, 0)\n' | gtconv -i lab -f lab --swap
    -: error: MAX and MIN cannot be exchanged: the game has 3 players
    [1]
    $ printf 'a: [b, c]\nb=(1, 2, 3)\nc: [x, y]\nx=(4, 1, 0)\ny=(0, 5, 0)\n' | gtconv -i lab -f lab --ranks
    -: error: ranks would not do for values: this tree has payoffs
    [1]
    $ printf 'a: [b, c]\nb=(1, 2, 3)\nc: [x, y]\nx=(4, 1, 0)\ny=(0, 5, 0)\n' | gtconv -i lab -f lab --cut-depth=1
    -: error: node 2 (c) has no static payoffs, which depth 1 needs
    [1]

Who is called as JSON calls somebody else would be taken for them there.

    $ printf 'players chance Bob Bob\n1 (1, 2, 3)\n2 (4, 5, 6)\n' > words.dewey
    $ gtconv -f dewey words.dewey
    players "chance" "Bob" "Bob"
    e p1
    1 (1, 2, 3)
    2 (4, 5, 6)
    $ gtconv -f json words.dewey
    words.dewey: error: json cannot hold names of players that mean somebody else (node e); --lossy leaves them out
    [1]
    $ gtconv -f json --lossy words.dewey
    {"players":["","Bob",""],"tree":{"player":1,"children":[{"payoffs":[1,2,3]},{"payoffs":[4,5,6]}]}}
    words.dewey: warning: json cannot hold names of players that mean somebody else: 2 left out
    $ gtconv -f nested --lossy words.dewey | gtconv -f dewey
    words.dewey: warning: nested cannot hold names of players that mean somebody else: 2 left out
    players "" "Bob" ""
    e p1
    1 (1, 2, 3)
    2 (4, 5, 6)

What a format cannot hold of payoffs and of the odds of chance.

    $ printf 'players 2\n1 (inf, 1)\n2 (1, 2)\n' | gtconv --format=efg
    -: error: efg cannot hold infinite values (node 1)
    [1]
    $ printf 'e chance\n1 @12.345678901234567890123%% 3\n2 @87.654321098765432109877%% 4\n' > digits.dewey
    $ gtconv --format=efg digits.dewey
    digits.dewey: error: efg cannot hold probabilities of so many digits (node e)
    [1]
    $ gtconv --format=list digits.dewey
    {3 @ 12.345678901234567890123% 4 @ 87.654321098765432109877%}
    $ printf 'e max\n1 chance a\n1.1 1 b\n1.2 2 c\n2 min a\n2.1 1 b\n2.2 2 c\n' | gtconv --format=lab
    -: error: lab cannot hold names that different positions would share (node 2); --lossy leaves them out
    [1]
    $ gtgen --shape='+2*2+2' --players=2 --format=dewey
    players 2
    1 chance
    1.1.1 (2, 25)
    1.1.2 (22, 42)
    1.2.1 (23, 93)
    1.2.2 (81, 35)
    2 chance
    2.1.1 (48, 66)
    2.1.2 (48, 18)
    2.2.1 (42, 72)
    2.2.2 (92, 50)
    $ gtgen --game=nim3:1,1 --format=json
    {"players":3,"tree":{"children":[{"name":"a-1","children":[{"name":"b-1","payoffs":[1,2,0]}]},{"name":"b-1","children":[{"name":"a-1","payoffs":[1,2,0]}]}]}}
