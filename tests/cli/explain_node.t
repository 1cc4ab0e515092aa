Why a node was left out, entered, and valued so: for students.

    $ gteval --explain=c2 trees/aima.json
    algorithm: alpha-beta
    value: 3
    move: B
    pv: A B b1
    read: 13 nodes, 9 leaves, depth 2, MAX to move
    nodes: 11 of 13
    leaves: 7 of 9
    pruned: c2 c3
    cutoffs: 1
    explain: c2
      c2 is a leaf worth 4, and never read.
      C is worth at most 2 now. MAX already has 3 at B and will not go to C: c2 and c3 need not be read.
      The 3 of B is that of the leaf b1.
    $ gteval --explain=C trees/aima.json | tail -n 4
    explain: C
      C, a MIN node, is entered with the window (3, inf): MAX already has 3 at B, so it matters only if it is worth more.
      C is worth at most 2 now. MAX already has 3 at B and will not go to C: c2 and c3 need not be read.
      The 3 of B is that of the leaf b1.
    $ gteval --explain=D trees/aima.json | tail -n 4
    explain: D
      D, a MIN node, is entered with the window (3, inf): MAX already has 3 at B, so it matters only if it is worth more.
      D is worth at most 2, for MIN can go to d3. That is no more than the 3 that MAX has at B.
      The 3 of B is that of the leaf b1.
    $ gteval --explain=d2 trees/aima.json | tail -n 3
    explain: d2
      d2 is the leaf read as number 6, in the window (3, 14): MAX already has 3 at B and MIN already has 14 at d1, so it matters only if it is worth something in between.
      d2 is a leaf worth 5. So D is worth at most 5 now: MIN can go to d2.
    $ gteval --explain=e trees/aima.json --ids | tail -n 4
    explain: e
      e, a MAX node, is entered with the window (-inf, inf): whatever it is worth is wanted.
      The search is over. e is worth 3: MAX goes to 1.
      The 3 of e is that of the leaf 1.1. e is on the principal variation.

A cut by what somebody has further up, and a node far below it.

    $ echo '[5,[[[4,9],6],8]]' | gteval --explain=2.1.1 | sed -n '/^explain/,$p'
    explain: 2.1.1
      2.1.1, a MIN node, is entered with the window (5, inf): MAX already has 5 at 1, so it matters only if it is worth more.
      2.1.1 is worth at most 4 now. MAX already has 5 at 1, further up, and will not let it come to 2.1.1: 2.1.1.2 need not be read.
    $ echo '[5,[[[4,[9,1]],6],8]]' | gteval --explain=2.1.1.2.1 | sed -n '/^explain/,$p'
    explain: 2.1.1.2.1
      2.1.1.2.1 is a leaf worth 9, and never read: it is below 2.1.1.2, which is never entered.
      2.1.1 is worth at most 4 now. MAX already has 5 at 1, further up, and will not let it come to 2.1.1: 2.1.1.2 need not be searched.

All algorithms, one after the other.

    $ gteval --algo=all --explain=c3 trees/aima.json | sed -n '/^explain/,$p'
    explain by minimax: c3
      c3 is the leaf read as number 6: minimax leaves out nothing.
      c3 is a leaf worth 6. That is no better for MIN than the 2 of c1.
    explain by bb: c3
      c3 is a leaf worth 6, and never read.
      C is worth at most 2 now. MAX already has 3 at B and will not go to C: c2 and c3 need not be read.
      The 3 of B is that of the leaf b1.
    explain by alphabeta: c3
      c3 is a leaf worth 6, and never read.
      C is worth at most 2 now. MAX already has 3 at B and will not go to C: c2 and c3 need not be read.
      The 3 of B is that of the leaf b1.
    explain by scout: c3
      c3 is a leaf worth 6, and never read.
      c1 is enough: C is worth at most 3, whatever else is there: c2 and c3 need not be read.
    explain by negascout: c3
      c3 is a leaf worth 6, and never read.
      C is worth at most 2 now. MAX already has 3 at B and will not go to C: c2 and c3 need not be read.
      The 3 of B is that of the leaf b1.
    explain by pvs: c3
      c3 is a leaf worth 6, and never read.
      C is worth at most 2 now. MAX already has 3 at B and will not go to C: c2 and c3 need not be read.
      The 3 of B is that of the leaf b1.
    explain by sss: c3
      c3 is a leaf worth 6, and never read. Its turn comes once all children of C before c3 are solved, but A is solved before, with 3.
    explain by dual: c3
      c3 is a leaf worth 6, and never read. c3 waits in OPEN with the merit 3 of C, but C is solved before, with 3.
    explain by recsss: c3
      c3 is a leaf worth 6, and never read. Its turn comes once all children of C before c3 are solved, but A is solved before, with 3.
    explain by mt-sss: c3
      c3 is a leaf worth 6, and never read.
      c1 is enough: C is worth at most 2, and at least inf was asked for: c2 and c3 need not be read.
    explain by mt-dual: c3
      c3 is a leaf worth 6, and never read.
      c1 is enough: C is worth at most 2, and more than 3 was asked for: c2 and c3 need not be read.
    explain by mtdf: c3
      c3 is a leaf worth 6, and never read.
      c1 is enough: C is worth at most 2, and at least 8 was asked for: c2 and c3 need not be read.
    explain by cstar: c3
      c3 is a leaf worth 6, and never read.
      c1 is enough: C is worth at most 2, and at least 8 was asked for: c2 and c3 need not be read.
    $ gteval --algo=scout,negascout,sss,mtdf --explain=2 trees/sss-example.dewey | sed -n '/^explain/,$p'
    explain by scout: 2
      TEST: is 2 worth more than 2, what MAX has at 1? Only then it is evaluated. At 2, a MIN node, all children must be.
      Yes: 2 is worth more than 2. It is better for MAX, so it is evaluated now.
      EVAL: what is 2 worth, a MIN node? Its first child is evaluated, the others only if they test as less.
      2 is worth 6: MIN goes to 2.2. MAX has 6 at 2 now.
      The 6 of 2 is that of the leaf 2.2.1. 2 is on the principal variation.
    explain by negascout: 2
      2, a MIN node, is tested: is it worth more than 2, what MAX has at 1? The null window (2, 2+) is enough for yes or no.
      2 is worth at least 6, for none of its children is worth less. That is more than 2, so MAX prefers it.
      2 is better than what MAX has, but the null window could not tell how much: it is searched again with (6, inf), from the value it has shown.
      2, a MIN node, is entered with the window (6, inf): the null window has shown that 2 is worth at least 6, so it matters only if it is worth more.
      2 is worth at most 6, for MIN can go to 2.2. It has shown 6 in the null window, so it is worth that.
      The 2 of 1 is that of the leaf 1.1.1. The 6 of 2 is that of the leaf 2.2.1. 2 is on the principal variation.
    explain by sss: 2
      (2, live, inf) is first: 3 states have the greatest merit, and it is the leftmost. At a MIN node all children must hold the merit (case 2): the first one begins.
      (2, solved, 6) is first: its merit is the greatest. No child of e, a MAX node, can be better, so e is solved with it (case 4); what else is below e is purged.
      2 is on the principal variation.
    explain by mtdf: 2
      Is 2 worth at least 3.5? At a MIN node, all children must be.
      Yes: 2 is worth at least 6, for none of its children is worth less. That is enough for e: yes.
      Is 2 worth more than 6? At a MIN node, all children must be.
      No: 2 is worth at most 6, for MIN can go to 2.2.
      The 6 of 2 is that of the leaf 2.2.1. 2 is on the principal variation.

A node that is entered again and again.

    $ gteval --algo=mt-sss --explain=2.2 trees/sss-example.dewey | sed -n '/^explain/,$p'
    explain: 2.2
      Is 2.2 worth at least 7? At a MAX node, one child that is will do.
      No: 2.2 is worth at most 6, for none of its children is worth more. That is enough for 2: no.
      Is 2.2 worth at least 6? At a MAX node, one child that is will do.
      2.2.1 is enough: 2.2 is worth at least 6, and at least 6 was asked for: 2.2.2 need not be read.
      2.2 is on the principal variation.
    $ gteval --algo=recsss --explain=e trees/sss-example.dewey | sed -n '/^explain/,$p'
    explain: e
      e is visited with merit inf. At a MAX node the best child that has this merit is visited.
      The merit of e falls from inf to 7: it is worth no more. It is visited again with 7.
      e is visited with merit 7: it is worth no more. At a MAX node the best child that has this merit is visited.
      The merit of e falls from 7 to 6: it is worth no more. It is visited again with 6.
      It is entered 3 times in all; the last time:
      e is visited with merit 6: it is worth no more. At a MAX node the best child that has this merit is visited.
      e is solved with 6. Its value is 6: the search ends.
      The 6 of e is that of the leaf 2.2.1. e is on the principal variation.

A start window, and cuts only where bounds are past each other.

    $ gteval --window=4,5 --explain=C trees/aima.json | sed -n '/^explain/,$p'
    explain: C
      C, a MIN node, is entered with the window (4, 5): only what is in between matters.
      C is worth at most 2 now. Only more than 4 was asked for: c2 and c3 need not be read.
    $ echo '[[3,4],[3,1]]' | gteval --cut=gt --explain=2.2 | sed -n '/^explain/,$p'
    explain: 2.2
      2.2 is the leaf read as number 4, in the window (3, 3): MAX already has 3 at 1 and MIN already has 3 at 2.1, which meet, but are not past each other: that is no cut.
      2.2 is a leaf worth 1. So 2 is worth at most 1 now: MIN can go to 2.2.

Chance, and payoffs.

    $ cat > chance.dewey << END
    > bounds -2 9
    > e max
    > 1 chance
    > 1.1 2
    > 1.2 1
    > 2 chance
    > 2.1 @1/2 min
    > 2.1.1 0
    > 2.1.2 2
    > 2.2 @1/3 -1
    > 2.3 @1/6 1
    > 3 chance
    > 3.1 @0 7
    > 3.2 @100% 1
    > END
    $ gteval --explain=2.3 chance.dewey | sed -n '/^explain/,$p'
    explain: 2.3
      2.3 is a leaf worth 1, and never read.
      The mean of 2 is at most 1.1666666666666667, which is not above alpha 1.5: 2.3 need not be read. With the most that all outcomes can still be worth, the mean is 1/2 * 0 + 1/3 * -1 + 1/6 * 9 = 1.16666666667.
    $ gteval --explain=2.2 chance.dewey | sed -n '/^explain/,$p'
    explain: 2.2
      2.2 is the leaf read as number 5, in the window (0, 9).
      2.2 is a leaf worth -1. The others can still add up to 1.5 at most: the mean gets above 1.5 only if this is worth more than (1.5 - 1.5) / (1/3) = 0.
    $ gteval --algo=star2 --explain=2.1 chance.dewey | sed -n '/^explain/,$p'
    explain: 2.1
      2.1 is probed: its first child alone, searched with (-2, 9), bounds it from above.
      2.1, a MIN node, is entered with the window (-2, 9): no bound has come down to it.
      2.1 is worth at most 0, for MIN can go to 2.1.1.
      2.1, a MIN node, is entered with the window (-2, 9): no bound has come down to it. Its probe has shown that it is worth at most 0.
      2.1 is worth 0: MIN goes to 2.1.1.
    $ printf '%s\n' 'e max' '1 5' '2 chance' '2.1 @1/2 min' '2.1.1 0' '2.1.2 9' '2.2 @1/2 min' '2.2.1 1' '2.2.2 9' |
    > gteval --algo=star2 --explain=2 | sed -n '/^explain/,$p'
    explain: 2
      2, a chance node, is entered with the window (5, inf): MAX already has 5 at 1, so it matters only if it is worth more. It is worth the mean of its 2 outcomes; as no bounds are given, an outcome has a window only when the others are known.
      The mean of 2 is at most 0.5, which is not above alpha 5: nothing more below 2 need be looked at. With the most that all outcomes can still be worth, the mean is 1/2 * 0 + 1/2 * 1 = 0.5.
    $ gteval --explain=3.1 chance.dewey | sed -n '/^explain/,$p'
    explain: 3.1
      3.1 is a leaf worth 7, and never read. Chance never comes to 3.1: its odds are 0.
    $ gteval --explain=2 --algo=maxn,shallow trees/three-players.dewey | sed -n '/^explain/,$p'
    explain by maxn: 2
      2 is entered: player 2 moves here.
      2 is worth (-1, 5, 2), what is best for player 2. Player 1 gets -1, no more than 1.
    explain by shallow: 2
      2 is entered: player 2 moves here. Payoffs add up to 14 at most; player 1 has 1, player 3 gets -1 at least: beta = 14 - 1 - (-1) = 14. If player 2 gets that much here, player 1 gets no more than 1.
      2 is worth (-1, 5, 2), what is best for player 2. Player 1 gets -1, no more than 1.

Of many players the sum is not spelt out.

    $ { echo '1.1 (5,5,0,0,0,0,0,0,0,0,0,0)'; echo '1.2 (4,6,0,0,0,0,0,0,0,0,0,0)'
    > echo '2.1 (1,9,0,0,0,0,0,0,0,0,0,0)'; echo '2.2 (9,1,0,0,0,0,0,0,0,0,0,0)'; } > twelve.dewey
    $ gteval --explain=2.2 --algo=shallow twelve.dewey | sed -n '/^explain/,$p'
    explain: 2.2
      2.2 is a leaf, and never read.
      Player 2 gets 9 at 2.1, which leaves 1 to player 1, who has 4 already and will not go to 2: 2.2 need not be read.
    $ gteval --explain=2 --algo=shallow twelve.dewey | sed -n '/^explain/,$p'
    explain: 2
      2 is entered: player 2 moves here.
      Player 2 gets 9 at 2.1, which leaves 1 to player 1, who has 4 already and will not go to 2: 2.2 need not be read.

JSON has them as a key at the end; streams tell of each tree.

    $ gteval --explain=C --format=json trees/aima.json | sed 's/.*"minimal/"minimal/'
    "minimal_leaves":5,"explain":{"node":"2","name":"C","why":["C, a MIN node, is entered with the window (3, inf): MAX already has 3 at B, so it matters only if it is worth more.","C is worth at most 2 now. MAX already has 3 at B and will not go to C: c2 and c3 need not be read.","The 3 of B is that of the leaf b1."]}}
    $ echo '[1,2]' | gteval --explain=2 --format=json | sed 's/.*"explain/"explain/'
    "explain":{"node":"2","name":null,"why":["2 is the leaf read as number 2, in the window (1, inf): MAX already has 1 at 1, so it matters only if it is worth more.","2 is a leaf worth 2. So e is worth at least 2 now: MAX can go to 2.","2 is on the principal variation."]}}
    $ echo '[1,2] [3,4]' | gteval --explain=2 | grep -A 2 explain
    explain: 2
      2 is the leaf read as number 2, in the window (1, inf): MAX already has 1 at 1, so it matters only if it is worth more.
      2 is a leaf worth 2. So e is worth at least 2 now: MAX can go to 2.
    --
    explain: 2
      2 is the leaf read as number 2, in the window (3, inf): MAX already has 3 at 1, so it matters only if it is worth more.
      2 is a leaf worth 4. So e is worth at least 4 now: MAX can go to 2.

Searches for a proof: why a node is taken, what it comes to, and why others never are.

    $ gteval --algo=pn,dfpn --target=52 --explain=2.1 trees/stockman.json | sed -n '/^explain/,$p'
    explain by pn: 2.1
      2.1 is the most proving node: at e MAX takes 2, whose proof number 2 is the least; at 2 MIN takes 2.1, the leftmost of 2 with the least disproof number, 1. Its 2 children get (1, 1), and so 2.1, a MAX node, has (1, 2): one of them is enough to prove it, all must be disproved to disprove it. 2 keeps (2, 1).
      In the end 2.1 has (0, inf): 2.1 is worth at least 52. 2.1.2 alone proves 2.1, a MAX node.
    explain by dfpn: 2.1
      At 2 MIN takes 2.1, the leftmost of 2 with the least disproof number, 1. Its 2 children get (1, 1), and so 2.1, a MAX node, has (1, 2): one of them is enough to prove it, all must be disproved to disprove it. Its limits are (2, 2): with a disproof number of 2 it would come behind its sibling 2.2, and with a proof number of 2 it would bring 2 to its limit, 3.
      2.1 returns (1, 2): its disproof number has reached its limit, 2.
      At 2 MIN takes 2.1, the leftmost of 2 with the least disproof number, 2. 2.1 has (1, 2) from before. Its limits are (2, 3): with a disproof number of 3 it would come behind its sibling 2.2, and with a proof number of 2 it would bring 2 to its limit, 3.
      2.1 returns (2, 2): its proof number has reached its limit, 2.
      It is entered 3 times in all; the last time:
      At 2 MIN takes 2.1, the leftmost of 2 with the least disproof number, 2. 2.1 has (2, 2) from before. Its limits are (inf, 3): with a disproof number of 3 it would come behind its sibling 2.2.
      2.1 returns (0, inf), proved: 2.1 is worth at least 52.
      2.1.2 alone proves 2.1, a MAX node.
    $ gteval --algo=pn,dfpn --target=52 --explain=e trees/stockman.json | sed -n '/^explain/,$p'
    explain by pn: e
      Is e worth at least 52? The numbers of a node say how many leaves must still be read at least to prove that it is, and to disprove it. The search begins at e. Its 2 children get (1, 1), and so e, a MAX node, has (1, 2): one of them is enough to prove it, all must be disproved to disprove it.
      In the end e has (0, inf): e is worth at least 52. 2 alone proves e, a MAX node.
    explain by dfpn: e
      Is e worth at least 52? The numbers of a node say how many leaves must still be read at least to prove that it is, and to disprove it. The search begins at e. Its 2 children get (1, 1), and so e, a MAX node, has (1, 2): one of them is enough to prove it, all must be disproved to disprove it.
      The proof number of e is 0: e is worth at least 52, and at least 52 was asked for. The search is over: the answer is yes.
      2 alone proves e, a MAX node.
    $ gteval --algo=pn,dfpn --target=53 --explain=1.1.1 trees/stockman.json | sed -n '/^explain/,$p'
    explain by pn: 1.1.1
      1.1.1 is the most proving node: at e MAX takes 1, the leftmost of 2 with the least proof number, 2; at 1 MIN takes 1.1, the leftmost of 2 with the least disproof number, 2; at 1.1 MAX takes 1.1.1, the leftmost of 2 with the least proof number, 1. Its 2 children get (1, 1), and so 1.1.1, a MIN node, has (2, 1): all of them must be proved to prove it, one is enough to disprove it. 1.1 keeps (1, 2).
      In the end 1.1.1 has (inf, 0): 1.1.1 is worth at most 30. 1.1.1.1 alone disproves 1.1.1, a MIN node.
    explain by dfpn: 1.1.1
      At 1.1 MAX takes 1.1.1, the leftmost of 2 with the least proof number, 1. Its 2 children get (1, 1), and so 1.1.1, a MIN node, has (2, 1): all of them must be proved to prove it, one is enough to disprove it. Its limits are (2, 2): with a proof number of 2 it would come behind its sibling 1.1.2, and with a disproof number of 2 it would bring 1.1 to its limit, 3.
      1.1.1 returns (2, 1): its proof number has reached its limit, 2.
      At 1.1 MAX takes 1.1.1, the leftmost of 2 with the least proof number, 2. 1.1.1 has (2, 1) from before. Its limits are (3, 2): with a proof number of 3 it would come behind its sibling 1.1.2, and with a disproof number of 2 it would bring 1.1 to its limit, 3.
      1.1.1 returns (inf, 0), disproved: 1.1.1 is worth at most 30.
      1.1.1.1 alone disproves 1.1.1, a MIN node.
    $ gteval --algo=pn,dfpn --target=52 --explain=1.2 trees/stockman.json | sed -n '/^explain/,$p'
    explain by pn: 1.2
      1.2 is the most proving node: at e MAX takes 1, the leftmost of 2 with the least proof number, 2; at 1 MIN takes 1.2, whose disproof number 1 is the least. Its 2 children get (1, 1), and so 1.2, a MAX node, has (1, 2): one of them is enough to prove it, all must be disproved to disprove it. e has (2, 3) now.
      In the end 1.2 has (1, 2) and is undecided: 1.1 alone disproves 1, a MIN node.
    explain by dfpn: 1.2
      At 1 MIN takes 1.2, whose disproof number 1 is the least. Its 2 children get (1, 1), and so 1.2, a MAX node, has (1, 2): one of them is enough to prove it, all must be disproved to disprove it. Its limits are (2, 2): with a disproof number of 2 it would come behind its sibling 1.1, and with a proof number of 2 it would bring 1 to its limit, 3.
      1.2 returns (1, 2): its disproof number has reached its limit, 2.
      In the end 1.2 has (1, 2) and is undecided: 1.1 alone disproves 1, a MIN node.
    $ gteval --algo=pn,dfpn --target=52 --explain=2.1.2.2 trees/stockman.json | sed -n '/^explain/,$p'
    explain by pn: 2.1.2.2
      2.1.2.2 is the leaf read as number 5.
      2.1.2.2 is the most proving node: at e MAX takes 2, whose proof number 2 is the least; at 2 MIN takes 2.1, whose disproof number 1 is the least; at 2.1 MAX takes 2.1.2, whose proof number 1 is the least; at 2.1.2 MIN takes 2.1.2.2, whose disproof number 1 is the least. It is a leaf worth 52, which is at least 52: that proves it, (0, inf). So 2.1 is proved: 2.1 is worth at least 52. e has (1, 2) now.
    explain by dfpn: 2.1.2.2
      2.1.2.2 is the leaf read as number 5.
      At 2.1.2 MIN takes 2.1.2.2, whose disproof number 1 is the least. It is a leaf worth 52, which is at least 52: that proves it, (0, inf). All children of 2.1.2, a MIN node, are proved.
    $ gteval --algo=pn,dfpn --target=52 --explain=1.2.1.1 trees/stockman.json | sed -n '/^explain/,$p'
    explain by pn: 1.2.1.1
      1.2.1.1 is a leaf worth 9, and never read: it is below 1.2.1, which is never developed. 1.2.1 keeps (1, 1), for its turn never comes: 1.1 alone disproves 1, a MIN node.
    explain by dfpn: 1.2.1.1
      1.2.1.1 is a leaf worth 9, and never read: it is below 1.2.1, which is never developed. 1.2.1 keeps (1, 1), for its turn never comes: 1.1 alone disproves 1, a MIN node.

Names that several nodes have, and what is no node.

    $ echo '{"children":[{"name":"a","value":1},{"name":"a","value":2}]}' | gteval --explain=a
    -: error: option '--explain': 'a': several nodes have this name: expected an id: 1, 2
    [1]
    $ echo '{"children":[{"name":"a","value":1},{"name":"a","value":2}]}' | gteval --explain=2 | tail -n 3
      2 is the leaf read as number 2, in the window (1, inf): MAX already has 1 at 1, so it matters only if it is worth more.
      2 is a leaf worth 2. So e is worth at least 2 now: MAX can go to 2.
      2 is on the principal variation.
    $ gteval --explain=zz trees/aima.json
    trees/aima.json: error: option '--explain': 'zz': no node has this name or id
    [1]
    $ gteval --explain=4.1 trees/aima.json
    trees/aima.json: error: option '--explain': '4.1': no node 4.1: the root has 3 children
    [1]
    $ gteval --explain=C --ids trees/aima.json
    trees/aima.json: error: option '--explain': 'C': no node has this name or id
    [1]
    $ gteval --explain=C --format=csv trees/aima.json
    gteval: option '--explain' has no meaning for 'csv'
    Try 'gteval --help'
    [2]
    $ gteval --explain=C --trace trees/aima.json
    gteval: option '--explain' has no meaning for 'text'
    Try 'gteval --help'
    [2]
