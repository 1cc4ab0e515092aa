Proofs: the fewest leaves that show what a tree is worth.

    $ gteval --proof trees/sss-example.dewey | tail -n 2
    proof >= 6: 2.1.1 2.2.1
    proof <= 6: 1.1.1 1.1.2 2.2.1 2.2.2 3.1.1 4.1.1
    $ echo '{"children":[{"name":"a b","value":3},{"name":"c","value":5}]}' | gteval --proof=lower | tail -n 1
    proof >= 5: c
    $ echo '{"children":[{"name":"a b","value":3},{"name":"c","value":5}]}' | gteval --proof=both --ids | tail -n 2
    proof >= 5: 2
    proof <= 5: 1 2
    $ echo '{"children":[{"name":"a b","value":3},{"name":"c","value":5}]}' | gteval --proof=Upper -f json | grep -o '"minimal.*'
    "minimal_leaves":2,"proof":{"upper":["1","2"]}}
    $ echo 7 | gteval --proof | tail -n 2
    proof >= 7: e
    proof <= 7: e

A side that needs no leaf, and a bound, which has one side.

    $ echo '["inf", 3]' | gteval --proof | tail -n 2
    proof >= inf: 1
    proof <= inf: -
    $ echo '{"root":"min","tree":["inf","inf"]}' | gteval --proof --format=json | grep -o '"proof.*'
    "proof":{"lower":["1","2"],"upper":[]}}
    $ echo '[[3,12,8],[2,4,6]]' | gteval --proof --window=5,9 | sed -n '2p;$p'
    value: <= 3
    proof <= 3: 1.1 2.1
    $ echo '[[3,12,8],[2,4,6]]' | gteval --proof --window=5,9 --format=json | grep -o '"proof.*'
    "proof":{"lower":null,"upper":["1.1","2.1"]}}
    $ echo '[[3,12,8],[2,4,6]]' | gteval --proof --window=1,2 --format=csv | cut -d, -f23-
    minimal_leaves,lower,upper
    4,1.1 1.2 1.3,

Several algorithms have one proof, unless they say different things.

    $ echo '[[3,12,8],[2,4,6]]' | gteval --proof --algo=minimax,sss | tail -n 3
    * the fewest
    proof >= 3: 1.1 1.2 1.3
    proof <= 3: 1.1 2.1
    $ echo '[[7,24],[36,29]]' | gteval --proof --algo=alphabeta,cstar --window=45,46 | tail -n 3
    * the fewest
    proof of alphabeta <= 36: 1.1 2.1
    proof of cstar <= 29: 1.1 2.2
    $ echo '[[3,12,8],[2,4,6]]' | gteval --trace --proof --algo=minimax --format=json | tail -n 1 | grep -o '"proof.*'
    "proof":{"lower":["1.1","1.2","1.3"],"upper":["1.1","2.1"]}}

With chance or payoffs there is none.

    $ echo '{3 5}' | gteval --proof | tail -n 1
    proof: -
    $ gteval --proof --format=json trees/three-players.dewey | grep -o '"minimal.*'
    "minimal_leaves":null,"proof":null}
    $ gteval --proof --format=csv trees/aima-5.18.list | cut -d, -f23-
    minimal_leaves,lower,upper
    ,,

The argument may be missing, but not wrong.

    $ echo 7 | gteval --proof=middle
    gteval: option '--proof': expected lower, upper or both, not 'middle'
    Try 'gteval --help'
    [2]
    $ echo 7 | gteval --proof lower
    lower: error: cannot open: No such file or directory
    [1]
