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

Pictures show the strategies, and which leaves show what.

    $ gteval --proof --format=outline trees/sss-example.dewey
    alpha-beta: value 6, move 2, 17 of 19 nodes, 7 of 8 leaves, 1 cutoff, >= 6 proved by 2 leaves, <= 6 by 6 leaves

    * >< ^ e = 6
       < +- v 1 = 2
       < |  `- ^ 1.1 = 2
       < |     +- 1.1.1 = 2  #1
       < |     `- 1.1.2 = 2  #2
    * >< +- v 2 = 6
      >  |  +- ^ 2.1 = 7
      >  |  |  `- 2.1.1 = 7  #3
    * >< |  `- ^ 2.2 = 6
    * >< |     +- 2.2.1 = 6  #4
       < |     `- 2.2.2 = 0  #5
       < +- v 3 <= 1
       < |  `- ^ 3.1 <= 1
       < |     `- 3.1.1 = 1  #6
       < `- v 4 <= 2
       <    +- ^ 4.1 <= 2
       <    |  `- 4.1.1 = 2  #7
    .       `x ^ 4.2  cut: 6 >= 2, 2 nodes left out
    .          `- 4.2.1 (5)

    ^ MAX  v MIN  * principal variation  . never visited  #1 first leaf read  x cut  > strategy of MAX  < strategy of MIN
    $ gteval --proof=upper --window=60,70 --format=outline trees/stockman.json | sed -n '1p;3,8p;$p'
    alpha-beta: value <= 52, 14 of 31 nodes, 5 of 16 leaves, 5 cutoffs, <= 52 proved by 4 leaves
      < ^ e <= 52
      < +- v 1 <= 30
      < |  +- ^ 1.1 <= 30
      < |  |  +- v 1.1.1 <= 30
      < |  |  |  +- 1.1.1.1 = 30  #1
    .   |  |  |  `x 1.1.1.2 (54)  cut: 60 >= 30, 1 node left out
    ^ MAX  v MIN  * principal variation  . never visited  #1 first leaf read  x cut  < strategy of MIN
    $ gteval --proof --step=4 --format=outline trees/stockman.json | sed -n '1p;3,4p;$p'
    alpha-beta: after 4 of 72 events
      ^ e
      +- v 1
    ^ MAX  v MIN  * principal variation  . not visited yet  #1 first leaf read  x cut
    $ gteval --proof --format=svg trees/aima.json | grep -o '"\(band\|beads\|floor\|ceiling\)"' | sort | uniq -c
          5 "band"
          7 "beads"
          4 "ceiling"
          4 "floor"
    $ gteval --proof=lower --format=svg trees/aima.json | grep -o '"\(band\|beads\|floor\|ceiling\)"' | sort | uniq -c
          5 "band"
          4 "floor"
    $ gteval --proof --format=svg trees/aima.json | grep -o '<title>[bc]1.*</title>\|<title>C.*</title>'
    <title>b1: leaf, value 3, read as number 1, on the principal variation, shows ≥ 3, shows ≤ 3</title>
    <title>C: MIN, value ≤ 2, on the strategy of MIN</title>
    <title>c1: leaf, value 2, read as number 4, shows ≤ 3</title>
    $ gteval --proof --format=dot trees/aima.json | grep 'graph .*label\|MAX\|n2 \|n5 --'
      graph [ordering=out outputorder=edgesfirst labelloc=t nodesep=0.2 ranksep=0.4 fontname="Helvetica,Arial,sans-serif"
        label="alpha-beta\nvalue 3, move B, 11 of 13 nodes, 7 of 9 leaves, 1 cutoff, ≥ 3 proved by 3 leaves, ≤ 3 by 3 leaves\n△ MAX  ▽ MIN  thick: principal variation  dashed: never visited  #1: first leaf read  two bars: cut, and its bounds  ≥ at an edge: strategy of MAX  ≤ at an edge: strategy of MIN\n"]
      n0 [shape=triangle label="3\nA" fillcolor="#d7e7f7" color="#1f4e79" tooltip="A: MAX, value 3, on the principal variation, on the strategy of MAX, on the strategy of MIN" penwidth=3]
      n1 [shape=invtriangle label="3\nB" fillcolor="#fde3c3" color="#8a4b08" tooltip="B: MIN, value 3, on the principal variation, on the strategy of MAX, on the strategy of MIN" penwidth=3]
      n2 [shape=box label="b1\n3\n#1\n≥ 3, ≤ 3" tooltip="b1: leaf, value 3, read as number 1, on the principal variation, shows ≥ 3, shows ≤ 3" penwidth=3]
      n1 -- n2 [penwidth=3 label="  ≥≤"]
      n5 -- n6 [ label="  ≤"]
      n5 -- n7 [ style=dashed color=gray45 dir=forward arrowhead=teetee label="3 ≥ 2"]
      n5 -- n8 [ style=dashed color=gray45 dir=forward arrowhead=teetee]
    $ gteval --proof --format=tikz trees/aima.json | grep '[{]B\|b1\|c1\|b2\|leaves that prove'
    [{\makebox[0pt]{$3$}}, min, beside={B}, line, strategy of max, strategy of min, s sep=2.0mm
    [{$3$\\\scriptsize b1\\\scriptsize\#1}, leaf, line, strategy of max, strategy of min, pinned]
    [{$12$\\\scriptsize b2\\\scriptsize\#2}, leaf, strategy of max, floored]
    [{$2$\\\scriptsize c1\\\scriptsize\#4}, leaf, strategy of min, ceiled]
      strategy of MAX, leaves that prove $\ge$\\[1mm]
      strategy of MIN, leaves that prove $\le$};
    $ gteval --proof --format=tikz trees/stockman.json | gteval | sed -n 2,3p
    value: 52
    move: 2
    $ echo '["-inf","-inf"]' | gteval --proof --format=outline | head -n 1
    alpha-beta: value -inf, move 1, 3 of 3 nodes, 2 of 2 leaves, >= -inf proved by 0 leaves, <= -inf by 2 leaves

With chance or payoffs there is none.

    $ echo '{3 5}' | gteval --proof | tail -n 1
    proof: -
    $ gteval --proof --format=json trees/three-players.dewey | grep -o '"minimal.*'
    "minimal_leaves":null,"proof":null}
    $ gteval --proof --format=outline trees/aima-5.18.list | sed -n '1p;3,4p;$p'
    alpha-beta: value 1.5, move 1, 14 of 15 nodes, 7 of 8 leaves, 1 cutoff
    * ^ e = 1.5
    * +- o 1 = 1.5
    ^ MAX  v MIN  o chance  @1/2 its odds  * principal variation  . never visited  #1 first leaf read  x cut
    $ gteval --proof --format=csv trees/aima-5.18.list | cut -d, -f23-
    minimal_leaves,lower,upper
    ,,

What is printed is a right answer. Others are graded; see also check_answered_proofs.c.

    $ gteval --proof --plan --format=json trees/stockman.json | gteval --check=- trees/stockman.json | cut -d, -f1-8
    all right: value, move, pv (5), plan (4), lower (4, minimal), upper (4, minimal)
    $ gteval --proof --format=json trees/aima-5.18.list | gteval --check=- trees/aima-5.18.list | cut -d, -f1-4
    all right: value, move, pv (2), algorithm
    $ cat > names.json << end
    > {"children":[{"name":"a","children":[{"name":"c","value":3},{"name":"d","value":5}]},{"name":"b","value":2}]}
    > end
    $ echo '{"lower":["c"],"strategy":{"max":{"e":"a"},"min":["c"]}}' | gteval --check=- names.json
    lower: no proof of >= 3: as far as these leaves tell the value could be -inf; d, worth 5, is missing
    [3]
    $ echo '{"lower":["d","c","b"]}' | gteval --check=- names.json
    lower: a proof, but more than needed: b can be spared
    [3]
    $ echo '{"lower":["d","c"],"upper":["c","b"],"strategy":{"max":{"e":"a"},"min":["c"]}}' | gteval --check=- names.json
    all right: lower (2, minimal), upper (2, minimal), strategy_max (1), strategy_min (1)
    $ echo '{"lower":["1"]}' | gteval --check=- trees/three-players.dewey
    -:1:2: error: "lower" has no meaning: this tree has payoffs
    {"lower":["1"]}
     ^
    [1]
    $ echo '{"strategy":{"max":["1"]}}' | gteval --check=- trees/aima-5.18.list
    -:1:14: error: "strategy_max" has no meaning: this tree has chance nodes
    {"strategy":{"max":["1"]}}
                 ^
    [1]

What a search has read must prove its result. That is checked of one search if it is asked for.

    $ gteval --verify --algo=sss trees/sss-example.dewey | head -n 2
    algorithm: SSS*
    value: 6
    $ gteval --verify --window=60,70 trees/stockman.json | sed -n 2p
    value: <= 52
    $ gteval --verify --algo=star2 --bounds=-2,2 --format=outline trees/aima-5.18.list | head -n 1
    Star2: value 1.5, move 1, 11 of 15 nodes, 5 of 8 leaves, 1 cutoff
    $ gteval --verify --algo=all --summary trees/two-payoffs.dewey | head -n 2
    trees: 1 (means, +- their standard errors)
    
    $ gteval --verify --algo=mtdf,cstar --trace trees/min-root.dewey | tail -n 4
    algorithm  value  move  nodes  leaves  distinct  storage  leaves/minimal
    mtdf           4  2       12*      4*        4*       8*            1.33
    cstar          4  2       12*      4*        4*       8*            1.33
    * the fewest
    $ echo 7 | gteval --verify --check=answers.json
    gteval: option '--verify' has no meaning for '--check'
    Try 'gteval --help'
    [2]

The argument may be missing, but not wrong.

    $ echo 7 | gteval --proof=middle
    gteval: option '--proof': expected lower, upper or both, not 'middle'
    Try 'gteval --help'
    [2]
    $ echo 7 | gteval --proof lower
    lower: error: cannot open: No such file or directory
    [1]
