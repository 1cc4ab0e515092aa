What --trace prints: every step before the result.

SSS* as the table of OPEN. The run in the literature has the same 23 lines but for two labels:
where its operator's case 2 opens the first child of a MIN node it prints 3, and 2 for case 3.

    $ gteval --algo=sss --trace trees/sss-example.dewey
        1: -  e,L,inf
        2: 3  1,L,inf       2,L,inf       3,L,inf       4,L,inf
        3: 2  1.1,L,inf     2,L,inf       3,L,inf       4,L,inf
        4: 3  1.1.1,L,inf   1.1.2,L,inf   2,L,inf       3,L,inf       4,L,inf
        5: 1  1.1.2,L,inf   2,L,inf       3,L,inf       4,L,inf       1.1.1,S,2
        6: 1  2,L,inf       3,L,inf       4,L,inf       1.1.1,S,2     1.1.2,S,2
        7: 2  2.1,L,inf     3,L,inf       4,L,inf       1.1.1,S,2     1.1.2,S,2
        8: 3  2.1.1,L,inf   3,L,inf       4,L,inf       1.1.1,S,2     1.1.2,S,2
        9: 1  3,L,inf       4,L,inf       2.1.1,S,7     1.1.1,S,2     1.1.2,S,2
       10: 2  3.1,L,inf     4,L,inf       2.1.1,S,7     1.1.1,S,2     1.1.2,S,2
       11: 3  3.1.1,L,inf   4,L,inf       2.1.1,S,7     1.1.1,S,2     1.1.2,S,2
       12: 1  4,L,inf       2.1.1,S,7     1.1.1,S,2     1.1.2,S,2     3.1.1,S,1
       13: 2  4.1,L,inf     2.1.1,S,7     1.1.1,S,2     1.1.2,S,2     3.1.1,S,1
       14: 3  4.1.1,L,inf   2.1.1,S,7     1.1.1,S,2     1.1.2,S,2     3.1.1,S,1
       15: 1  2.1.1,S,7     1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     3.1.1,S,1
       16: 4  2.1,S,7       1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     3.1.1,S,1
       17: 6  2.2,L,7       1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     3.1.1,S,1
       18: 3  2.2.1,L,7     2.2.2,L,7     1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     3.1.1,S,1
       19: 1  2.2.2,L,7     2.2.1,S,6     1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     3.1.1,S,1
       20: 1  2.2.1,S,6     1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     3.1.1,S,1     2.2.2,S,0
       21: 4  2.2,S,6       1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     3.1.1,S,1
       22: 5  2,S,6         1.1.1,S,2     1.1.2,S,2     4.1.1,S,2     3.1.1,S,1
       23: 4  e,S,6

    algorithm: SSS*
    value: 6
    move: 2
    pv: e 2 2.2 2.2.1
    nodes: 17 of 19
    leaves: 7 of 8
    distinct leaves: 7
    passes: 1
    steps: 23
    storage: 6

DUAL* is the same on the mirrored tree: the smallest first, and a MAX node opens one child.

    $ gteval --algo=dual --trace trees/bratko.json | sed '/^$/,$d'
        1: -  a,L,-inf
        2: 2  b,L,-inf
        3: 3  d,L,-inf      e,L,-inf
        4: 2  h,L,-inf      e,L,-inf
        5: 1  e,L,-inf      h,S,1
        6: 2  j,L,-inf      h,S,1
        7: 1  h,S,1         j,S,5
        8: 6  i,L,1         j,S,5
        9: 1  i,S,4         j,S,5
       10: 5  d,S,4         j,S,5
       11: 4  b,S,4
       12: 6  c,L,4
       13: 3  f,L,4         g,L,4
       14: 2  l,L,4         g,L,4
       15: 1  l,S,4         g,L,4
       16: 6  m,L,4         g,L,4
       17: 1  m,S,4         g,L,4
       18: 5  f,S,4         g,L,4
       19: 4  c,S,4
       20: 5  a,S,4

Minimax calls in the order of the Ruby program that the tree comes from: 1 for MAX, -1 for MIN.

    $ gteval --algo=minimax --trace trees/minmax.json | sed '/^$/,$d'
    minimax( a, 1)
      minimax( b, -1)
        minimax( d, 1)
          minimax( h, -1): 1
          minimax( i, -1): 5
          minimax( j, -1): 3
        minimax d: 5
        minimax( e, 1)
          minimax( k, -1): 6
          minimax( l, -1): 2
        minimax e: 6
      minimax b: 5
      minimax( c, -1)
        minimax( f, 1)
          minimax( m, -1): 2
          minimax( n, -1): 4
        minimax f: 4
        minimax( g, 1)
          minimax( o, -1): 9
          minimax( p, -1): 8
        minimax g: 9
      minimax c: 4
    minimax a: 5
    $ gteval --algo=minimax --trace trees/minmax.json | grep -o 'minimax(.*)'
    minimax( a, 1)
    minimax( b, -1)
    minimax( d, 1)
    minimax( h, -1)
    minimax( i, -1)
    minimax( j, -1)
    minimax( e, 1)
    minimax( k, -1)
    minimax( l, -1)
    minimax( c, -1)
    minimax( f, 1)
    minimax( m, -1)
    minimax( n, -1)
    minimax( g, 1)
    minimax( o, -1)
    minimax( p, -1)

SCOUT as nested EVAL and TEST, each with its answer; a leaf's value stands on its line.

    $ gteval --algo=scout --trace trees/scout.dewey | sed '/^$/,$d'
    EVAL e
      EVAL 1
        EVAL 1.1: 5
        TEST 1.2 >= 5: 9, true
      EVAL 1: 5
      TEST 2 > 5
        TEST 2.1 > 5: 4, false
        cut at 2 after 2.1: false, 1 node skipped
      TEST 2 > 5: false
      TEST 3 > 5
        TEST 3.1 > 5: 8, true
        TEST 3.2 > 5: 9, true
      TEST 3 > 5: true
      EVAL 3
        EVAL 3.1: 8
        TEST 3.2 >= 8: 9, true
      EVAL 3: 8
      TEST 4 > 8
        TEST 4.1 > 8: 9, true
        TEST 4.2 > 8: 6, false
        cut at 4 after 4.2: false, 1 node skipped
      TEST 4 > 8: false
    EVAL e: 8

Alpha-beta with windows, and cuts with the bounds that met and what they left out.

    $ gteval --algo=alphabeta --trace trees/minmax.json
    alphabeta a (-inf, inf)
      alphabeta b (-inf, inf)
        alphabeta d (-inf, inf)
          alphabeta h (-inf, inf): 1
          alphabeta i (1, inf): 5
          alphabeta j (5, inf): 3
        alphabeta d (-inf, inf): 5
        alphabeta e (-inf, 5)
          alphabeta k (-inf, 5): 6
          cut at e after k: 6 >= 5, 1 node skipped
        alphabeta e (-inf, 5): >= 6
      alphabeta b (-inf, inf): 5
      alphabeta c (5, inf)
        alphabeta f (5, inf)
          alphabeta m (5, inf): 2
          alphabeta n (5, inf): 4
        alphabeta f (5, inf): <= 4
        cut at c after f: 5 >= 4, 3 nodes skipped
      alphabeta c (5, inf): <= 4
    alphabeta a (-inf, inf): 5

    algorithm: alpha-beta
    value: 5
    move: b
    pv: a b d i
    nodes: 12 of 16
    leaves: 6 of 9
    distinct leaves: 6
    cutoffs: 2
    passes: 1
    $ gteval --algo=alphabeta --window=4,6 --trace --ids trees/minmax.json | sed '/^$/,$d'
    alphabeta e (4, 6)
      alphabeta 1 (4, 6)
        alphabeta 1.1 (4, 6)
          alphabeta 1.1.1 (4, 6): 1
          alphabeta 1.1.2 (4, 6): 5
          alphabeta 1.1.3 (5, 6): 3
        alphabeta 1.1 (4, 6): 5
        alphabeta 1.2 (4, 5)
          alphabeta 1.2.1 (4, 5): 6
          cut at 1.2 after 1.2.1: 6 >= 5, 1 node skipped
        alphabeta 1.2 (4, 5): >= 6
      alphabeta 1 (4, 6): 5
      alphabeta 2 (5, 6)
        alphabeta 2.1 (5, 6)
          alphabeta 2.1.1 (5, 6): 2
          alphabeta 2.1.2 (5, 6): 4
        alphabeta 2.1 (5, 6): <= 4
        cut at 2 after 2.1: 5 >= 4, 3 nodes skipped
      alphabeta 2 (5, 6): <= 4
    alphabeta e (4, 6): 5
    $ gteval --algo=bb --trace trees/min-root.dewey | sed '/^$/,$d'
    bb e (-inf, inf)
      bb 1 (-inf, inf)
        bb 1.1 (-inf, inf): 3
        bb 1.2 (3, inf): 9
      bb 1 (-inf, inf): 9
      bb 2 (-inf, 9)
        bb 2.1 (-inf, inf): 4
      bb 2 (-inf, 9): 4
      bb 3 (-inf, 4)
        bb 3.1 (-inf, inf): 5
        cut at 3 after 3.1: 5 >= 4, 2 nodes skipped
      bb 3 (-inf, 4): >= 5
    bb e (-inf, inf): 4

NegaScout and PVS with second searches. 6+ is the number next to 6, upwards.

    $ gteval --algo=negascout --trace trees/sss-example.dewey | sed '/^$/,$d'
    negascout e (-inf, inf)
      negascout 1 (-inf, inf)
        negascout 1.1 (-inf, inf)
          negascout 1.1.1 (-inf, inf): 2
          negascout 1.1.2 (2, 2+): 2
        negascout 1.1 (-inf, inf): 2
      negascout 1 (-inf, inf): 2
      negascout 2 (2, 2+)
        negascout 2.1 (2, 2+)
          negascout 2.1.1 (2, 2+): 7
        negascout 2.1 (2, 2+): >= 7
        negascout 2.2 (2, 2+)
          negascout 2.2.1 (2, 2+): 6
          cut at 2.2 after 2.2.1: 6 >= 2+, 1 node skipped
        negascout 2.2 (2, 2+): >= 6
      negascout 2 (2, 2+): >= 6
      search again 2 (6, inf)
      negascout 2 (6, inf)
        negascout 2.1 (6, inf)
          negascout 2.1.1 (6, inf): 7
        negascout 2.1 (6, inf): 7
        negascout 2.2 (7-, 7)
          negascout 2.2.1 (7-, 7): 6
          negascout 2.2.2 (7-, 7): 0
        negascout 2.2 (7-, 7): <= 6
      negascout 2 (6, inf): <= 6
      negascout 3 (6, 6+)
        negascout 3.1 (6, 6+)
          negascout 3.1.1 (6, 6+): 1
        negascout 3.1 (6, 6+): <= 1
      negascout 3 (6, 6+): <= 1
      negascout 4 (6, 6+)
        negascout 4.1 (6, 6+)
          negascout 4.1.1 (6, 6+): 2
        negascout 4.1 (6, 6+): <= 2
        cut at 4 after 4.1: 6 >= 2, 2 nodes skipped
      negascout 4 (6, 6+): <= 2
    negascout e (-inf, inf): 6
    $ gteval --algo=pvs --trace trees/sss-example.dewey | sed '/^$/,$d'
    pvs e (-inf, inf)
      pvs 1 (-inf, inf)
        pvs 1.1 (-inf, inf)
          pvs 1.1.1 (-inf, inf): 2
          pvs 1.1.2 (2, 2+): 2
        pvs 1.1 (-inf, inf): 2
      pvs 1 (-inf, inf): 2
      pvs 2 (2, 2+)
        pvs 2.1 (2, 2+)
          pvs 2.1.1 (2, 2+): 7
        pvs 2.1 (2, 2+): >= 7
        pvs 2.2 (2, 2+)
          pvs 2.2.1 (2, 2+): 6
          cut at 2.2 after 2.2.1: 6 >= 2+, 1 node skipped
        pvs 2.2 (2, 2+): >= 6
      pvs 2 (2, 2+): >= 6
      search again 2 (2, inf)
      pvs 2 (2, inf)
        pvs 2.1 (2, inf)
          pvs 2.1.1 (2, inf): 7
        pvs 2.1 (2, inf): 7
        pvs 2.2 (7-, 7)
          pvs 2.2.1 (7-, 7): 6
          pvs 2.2.2 (7-, 7): 0
        pvs 2.2 (7-, 7): <= 6
        search again 2.2 (2, 7)
        pvs 2.2 (2, 7)
          pvs 2.2.1 (2, 7): 6
          pvs 2.2.2 (6, 6+): 0
        pvs 2.2 (2, 7): 6
      pvs 2 (2, inf): 6
      pvs 3 (6, 6+)
        pvs 3.1 (6, 6+)
          pvs 3.1.1 (6, 6+): 1
        pvs 3.1 (6, 6+): <= 1
      pvs 3 (6, 6+): <= 1
      pvs 4 (6, 6+)
        pvs 4.1 (6, 6+)
          pvs 4.1.1 (6, 6+): 2
        pvs 4.1 (6, 6+): <= 2
        cut at 4 after 4.1: 6 >= 2, 2 nodes skipped
      pvs 4 (6, 6+): <= 2
    pvs e (-inf, inf): 6

The searches with memory, pass by pass.

    $ gteval --algo=mtdf --guess=6 --trace trees/sss-example.dewey | sed '/^$/,$d'
    pass 1: MT e >= 6 with e in [-inf, inf]
    MT e >= 6
      MT 1 >= 6
        MT 1.1 >= 6
          MT 1.1.1 >= 6: 2
          MT 1.1.2 >= 6: 2
        MT 1.1 >= 6: <= 2
      MT 1 >= 6: <= 2
      MT 2 >= 6
        MT 2.1 >= 6
          MT 2.1.1 >= 6: 7
        MT 2.1 >= 6: >= 7
        MT 2.2 >= 6
          MT 2.2.1 >= 6: 6
          cut at 2.2 after 2.2.1: 6 >= 6, 1 node skipped
        MT 2.2 >= 6: >= 6
      MT 2 >= 6: >= 6
      cut at e after 2: 6 >= 6, 8 nodes skipped
    MT e >= 6: >= 6
    pass 2: MT e >= 6+ with e in [6, inf]
    MT e >= 6+
      MT 1 >= 6+: <= 2 from memory
      MT 2 >= 6+
        MT 2.1 >= 6+: >= 7 from memory
        MT 2.2 >= 6+
          MT 2.2.1 >= 6+: <= 6 from memory
          MT 2.2.2 >= 6+: 0
        MT 2.2 >= 6+: <= 6
      MT 2 >= 6+: <= 6
      MT 3 >= 6+
        MT 3.1 >= 6+
          MT 3.1.1 >= 6+: 1
        MT 3.1 >= 6+: <= 1
      MT 3 >= 6+: <= 1
      MT 4 >= 6+
        MT 4.1 >= 6+
          MT 4.1.1 >= 6+: 2
        MT 4.1 >= 6+: <= 2
        cut at 4 after 4.1: 2 < 6+, 2 nodes skipped
      MT 4 >= 6+: <= 2
    MT e >= 6+: <= 6
    $ gteval --algo=mt-sss --trace trees/sss-example.dewey | grep pass
    pass 1: MT e >= inf with e in [-inf, inf]
    pass 2: MT e >= 7 with e in [-inf, 7]
    pass 3: MT e >= 6 with e in [-inf, 6]
    passes: 3
    $ gteval --algo=mt-dual --trace trees/sss-example.dewey | grep pass
    pass 1: MT e >= -inf+ with e in [-inf, inf]
    pass 2: MT e >= 2+ with e in [2, inf]
    pass 3: MT e >= 6+ with e in [6, inf]
    passes: 3
    $ gteval --algo=cstar --trace trees/sss-example.dewey | grep -e pass -e memory
    pass 1: MT e >= 3.5 with e in [0, 7]
    pass 2: MT e >= 6.5 with e in [6, 7]
      MT 1 >= 6.5: <= 2 from memory
        MT 2.1 >= 6.5: >= 7 from memory
          MT 2.2.1 >= 6.5: <= 6 from memory
    passes: 2
    $ gteval --algo=recsss --trace trees/sss-example.dewey | grep -e '^visit' -e memory
    visit e >= inf
    visit e >= inf: <= 7
    visit e >= 7
          visit 2.1.1 >= 7: 7 from memory
    visit e >= 7: <= 6
    visit e >= 6
          visit 2.2.1 >= 6: 6 from memory
    visit e >= 6: >= 6

With several algorithms each trace says whose it is.

    $ echo '[3,5]' | gteval --algo=alphabeta,sss --trace | sed '/^ *5: /q'
    trace: alpha-beta
    alphabeta e (-inf, inf)
      alphabeta 1 (-inf, inf): 3
      alphabeta 2 (3, inf): 5
    alphabeta e (-inf, inf): 5

    trace: SSS*
        1: -  e,L,inf
        2: 3  1,L,inf       2,L,inf
        3: 1  2,L,inf       1,S,3
        4: 1  2,S,5         1,S,3
        5: 4  e,S,5

As JSON, an object a line for each event, the result last.

    $ gteval --algo=scout --trace --format=json trees/minmax.json | head -n 8
    {"event":"enter","node":"e","name":"a","alpha":"-inf","beta":"inf"}
    {"event":"enter","node":"1","name":"b","alpha":"-inf","beta":"inf"}
    {"event":"enter","node":"1.1","name":"d","alpha":"-inf","beta":"inf"}
    {"event":"enter","node":"1.1.1","name":"h","alpha":"-inf","beta":"inf"}
    {"event":"leaf","node":"1.1.1","name":"h","value":1}
    {"event":"leave","node":"1.1.1","name":"h","relation":"=","value":1}
    {"event":"test","node":"1.1","name":"d","child":"1.1.2","test":">","value":1}
    {"event":"enter","node":"1.1.2","name":"i","test":">","value":1}
    $ echo '[[3],[2,7]]' | gteval --algo=negascout --trace --format=json | sed '$d'
    {"event":"enter","node":"e","alpha":"-inf","beta":"inf"}
    {"event":"enter","node":"1","alpha":"-inf","beta":"inf"}
    {"event":"enter","node":"1.1","alpha":"-inf","beta":"inf"}
    {"event":"leaf","node":"1.1","value":3}
    {"event":"leave","node":"1.1","relation":"=","value":3}
    {"event":"leave","node":"1","relation":"=","value":3}
    {"event":"enter","node":"2","alpha":3,"beta":3.0000000000000004}
    {"event":"enter","node":"2.1","alpha":3,"beta":3.0000000000000004}
    {"event":"leaf","node":"2.1","value":2}
    {"event":"leave","node":"2.1","relation":"=","value":2}
    {"event":"cut","node":"2","child":"2.1","alpha":3,"beta":2,"skipped":1}
    {"event":"leave","node":"2","relation":"<=","value":2}
    {"event":"leave","node":"e","relation":"=","value":3}
    $ echo '[3,[5,4]]' | gteval --algo=sss --trace --format=json | sed '$d'
    {"event":"step","node":"e","state":"L","value":"inf","case":3,"open":[{"node":"e","state":"L","value":"inf"}]}
    {"event":"enter","node":"e","alpha":"-inf","beta":"inf"}
    {"event":"step","node":"1","state":"L","value":"inf","case":1,"open":[{"node":"1","state":"L","value":"inf"},{"node":"2","state":"L","value":"inf"}]}
    {"event":"enter","node":"1","alpha":"-inf","beta":"inf"}
    {"event":"leaf","node":"1","value":3}
    {"event":"step","node":"2","state":"L","value":"inf","case":2,"open":[{"node":"2","state":"L","value":"inf"},{"node":"1","state":"S","value":3}]}
    {"event":"enter","node":"2","alpha":"-inf","beta":"inf"}
    {"event":"step","node":"2.1","state":"L","value":"inf","case":1,"open":[{"node":"2.1","state":"L","value":"inf"},{"node":"1","state":"S","value":3}]}
    {"event":"enter","node":"2.1","alpha":"-inf","beta":"inf"}
    {"event":"leaf","node":"2.1","value":5}
    {"event":"step","node":"2.1","state":"S","value":5,"case":6,"open":[{"node":"2.1","state":"S","value":5},{"node":"1","state":"S","value":3}]}
    {"event":"step","node":"2.2","state":"L","value":5,"case":1,"open":[{"node":"2.2","state":"L","value":5},{"node":"1","state":"S","value":3}]}
    {"event":"enter","node":"2.2","alpha":"-inf","beta":"inf"}
    {"event":"leaf","node":"2.2","value":4}
    {"event":"step","node":"2.2","state":"S","value":4,"case":5,"open":[{"node":"2.2","state":"S","value":4},{"node":"1","state":"S","value":3}]}
    {"event":"step","node":"2","state":"S","value":4,"case":4,"open":[{"node":"2","state":"S","value":4},{"node":"1","state":"S","value":3}]}
    {"event":"leave","node":"2","relation":"=","value":4}
    {"event":"step","node":"e","state":"S","value":4,"case":0,"open":[{"node":"e","state":"S","value":4}]}
    {"event":"leave","node":"e","relation":"=","value":4}
    $ echo '[3,[5,4]]' | gteval --algo=mtdf --guess=5 --trace --format=json | grep -v enter | sed '$d'
    {"event":"pass","node":"e","test":">=","value":5,"alpha":"-inf","beta":"inf"}
    {"event":"leaf","node":"1","value":3}
    {"event":"leave","node":"1","relation":"=","value":3}
    {"event":"leaf","node":"2.1","value":5}
    {"event":"leave","node":"2.1","relation":"=","value":5}
    {"event":"leaf","node":"2.2","value":4}
    {"event":"leave","node":"2.2","relation":"=","value":4}
    {"event":"leave","node":"2","relation":"<=","value":4}
    {"event":"leave","node":"e","relation":"<=","value":4}
    {"event":"pass","node":"e","test":">=","value":4,"alpha":"-inf","beta":4}
    {"event":"memory","node":"1","relation":"<=","value":3}
    {"event":"leave","node":"1","relation":"<=","value":3}
    {"event":"memory","node":"2.1","relation":">=","value":5}
    {"event":"leave","node":"2.1","relation":">=","value":5}
    {"event":"memory","node":"2.2","relation":">=","value":4}
    {"event":"leave","node":"2.2","relation":">=","value":4}
    {"event":"leave","node":"2","relation":">=","value":4}
    {"event":"leave","node":"e","relation":">=","value":4}
    $ gteval --algo=pvs --trace --format=json trees/bratko.json | tail -n 1 | cut -c 1-56
    {"event":"result","file":"trees/bratko.json","tree":1,"a

Names are data, whatever they hold.

    $ printf '["a b",["\\u001b[31m",1],["c,d",2]]\n' | gteval --input=list --trace | sed '/^$/,$d'
    alphabeta "a b" (-inf, inf)
      alphabeta "\u001b[31m" (-inf, inf): 1
      alphabeta c,d (1, inf): 2
    alphabeta "a b" (-inf, inf): 2
