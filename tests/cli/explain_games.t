What --explain-input tells of chance, players and payoffs.

    $ echo '{"player":"chance","probs":["1/3","2/3"],"children":[[1,2],3],"bounds":[0,9]}' | gteval --explain-input
    input: -
    format: json (it begins with {)
    trees: 1
    nodes: 5
    leaves: 3
    depth: 2
    root: chance (the text says so)
    sides: alternate
    children: "children" (1)
    names: none
    values: 3, by the syntax of json
    movers: 1, by "player" (1)
    chance nodes: 1
    probabilities: "probs" (1)
    bounds: "bounds" (1)
    $ echo '{"players":["A","B","C"],"root":"C","tree":[[1,2,3],{"payoffs":[3,2,1]}]}' | gteval --explain-input
    input: -
    format: json (it begins with {)
    trees: 1
    nodes: 3
    leaves: 2
    depth: 1
    root: another player (the text says so)
    sides: alternate
    names: none
    values: none
    movers: 1, by "root" (1)
    payoffs: 2, by "payoffs" (1), the others by the syntax of json
    players: 3
    number of players: "players" (1)
    $ echo '{"players":3,"tree":[[1,2,3],{"player":"chance","children":[[3,2,1]]}]}' | gteval --explain-input -f json
    {"file":"-","format":"json","why":"it begins with {","trees":1,"nodes":[4,4],"leaves":[2,2],"depth":[2,2],"root":[{"mover":"max","by":"default","trees":1}],"inner_nodes":2,"not_alternating":0,"named":0,"valued":0,"movers_told":1,"chance_nodes":1,"players":[3,3],"paid":2,"ids":[],"parents":[],"children":[{"key":"children","count":1,"line":1,"column":49}],"names":[],"values":[],"movers":[{"key":"player","count":1,"line":1,"column":31}],"players_said":[{"key":"players","count":1,"line":1,"column":12}],"ignored":[],"could_matter":[],"other_keys":0}
    $ printf 'id,parent,player,p,u1,u2\na,,chance,,,\nb,a,,1/4,1,2\nc,a,,3/4,3,4\n' | gteval --explain-input
    input: -
    format: csv (the first line names columns, a parent among them)
    trees: 1
    nodes: 3
    leaves: 2
    depth: 1
    root: chance (the text says so)
    sides: alternate
    ids: "id" (3)
    parents: "parent" (2)
    names: 3, by their ids
    values: none
    movers: 1, by "player" (1)
    chance nodes: 1
    probabilities: "p" (2)
    payoffs: 2, by "u1" (2), "u2" (2)
    players: 2

Two players whose payoffs have one sum are MAX and MIN; what they sum to is told.

    $ printf 'EFG 2 R "" { "A" "B" }\np "" 1 1 "" { "l" "r" } 0\nt "" 1 "" { 3, 7 }\nt "" 2 "" { 5, 5 }\n' > sum.efg
    $ sed 's/7/-3/; s/5 }/-5 }/' sum.efg | cat sum.efg - | gteval --explain-input | grep -E '^(root|values|payoffs)'
    root: max (the text says so)
    values: 4, by the syntax of efg
    payoffs of both players sum to: "10" (1)
    $ gteval --explain-input -f json sum.efg | grep -o '"sums".*"ignored"'
    "sums":[{"key":"10","count":1,"line":1,"column":1}],"ignored"
