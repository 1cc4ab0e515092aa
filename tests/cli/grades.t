Grading a class: answers of many, in files of their own or a folder of them, as students type
them or as JSON; every difference, points, and forms. What typed lines mean is tried in
tests/unit/check_typed.c, points and all differences in check_grades.c.

    $ echo '[[6,9],[5,7,1],[[3,8],4]]' > tree.json
    $ mkdir class class/older
    $ cat > class/ada.txt << end
    > # Exercise 3
    > Name: Ada Lovelace
    > Value = 6
    > best move: 1
    > line: 1 -> 1.1
    > values 1 = 6, 2 <= 5
    > value 3 = 4
    > leaves worth: 6 9 5 3 8 4
    > pruned 2.2, 2.3
    > end
    $ cat > class/bob.json << end
    > {"value": 8, "move": "1", "pv": "1 1.1", "values": {"1": 6, "2": 7, "3": 4},
    >  "leaves": [6, 9, 5, "2.2"], "pruned": ["2.2"], "nodes": 11}
    > end
    $ printf '%s\r\n' 'name = "=cmd()"' 'value = ?' 'move: 3' 'pruned: none' > 'class/eve x.txt'
    $ echo x | tee class/.hidden class/ada.txt~ class/a.bak class/a.orig class/a.swp class/#a# \
    >     > class/older/x

A line a file, in the order of their names; hidden files, what editors keep, and folders are not
looked at.

    $ gteval --check=class tree.json
    class/ada.txt ("Ada Lovelace"): all right: value, move, pv (2), values (3), leaves (6), pruned (2)
    class/bob.json: value: 8 given, right is 6: MAX moves to 1, worth 6
    "class/eve x.txt" (=cmd()): value: not answered
    [3]
    $ gteval --check=class/ tree.json | head -n 1
    class/ada.txt ("Ada Lovelace"): all right: value, move, pv (2), values (3), leaves (6), pruned (2)
    $ gteval --check=class/bob.json --check=class/ada.txt tree.json
    class/bob.json: value: 8 given, right is 6: MAX moves to 1, worth 6
    class/ada.txt ("Ada Lovelace"): all right: value, move, pv (2), values (3), leaves (6), pruned (2)
    [3]

Every difference, and points: one a key, or as many as are told; of values and bounds each node
counts by itself.

    $ gteval --all --check=class tree.json
    class/ada.txt ("Ada Lovelace"): 6 of 6
        all right: value, move, pv (2), values (3), leaves (6), pruned (2)
    class/bob.json: 3.67 of 7
        value: 8 given, right is 6: MAX moves to 1, worth 6
        values: 7 given for 2, right is 1, or the bound <= 5: MIN moves to 2.3, worth 1
        leaves: 2.2 given as number 4, right is 3.1.1: 2.2 was cut: beta 5 <= alpha 6
        leaves: 3.1.2 missing
        leaves: 3.2 missing
        pruned: 2.3 missing: 2.3 was cut: beta 5 <= alpha 6
    "class/eve x.txt" (=cmd()): 0 of 3
        value: not answered
        move: 3 given, worth 4; right is 1, worth 6
        pruned: 2.2 missing: 2.2 was cut: beta 5 <= alpha 6
        pruned: 2.3 missing: 2.3 was cut: beta 5 <= alpha 6
    [3]
    $ gteval --all --check=class/bob.json tree.json
    class/bob.json: 3.67 of 7
        value: 8 given, right is 6: MAX moves to 1, worth 6
        values: 7 given for 2, right is 1, or the bound <= 5: MIN moves to 2.3, worth 1
        leaves: 2.2 given as number 4, right is 3.1.1: 2.2 was cut: beta 5 <= alpha 6
        leaves: 3.1.2 missing
        leaves: 3.2 missing
        pruned: 2.3 missing: 2.3 was cut: beta 5 <= alpha 6
    [3]
    $ gteval --points=value:2,line:3,values:3,pruned:2 --check=class tree.json
    class/ada.txt ("Ada Lovelace"): 10 of 10: all right: value, move, pv (2), values (3), leaves (6), pruned (2)
    class/bob.json: 5 of 10: value: 8 given, right is 6: MAX moves to 1, worth 6
    "class/eve x.txt" (=cmd()): 0 of 10: value: not answered
    [3]
    $ gteval --all --points=value:2,move:0.5 --check=class tree.json
    class/ada.txt ("Ada Lovelace"): 2.5 of 2.5
        all right: value, move, pv (2), values (3), leaves (6), pruned (2)
    class/bob.json: 0.5 of 2.5
        value: 8 given, right is 6: MAX moves to 1, worth 6
        values: 7 given for 2, right is 1, or the bound <= 5: MIN moves to 2.3, worth 1
        leaves: 2.2 given as number 4, right is 3.1.1: 2.2 was cut: beta 5 <= alpha 6
        leaves: 3.1.2 missing
        leaves: 3.2 missing
        pruned: 2.3 missing: 2.3 was cut: beta 5 <= alpha 6
    "class/eve x.txt" (=cmd()): 0 of 2.5
        value: not answered
        move: 3 given, worth 4; right is 1, worth 6
        pruned: 2.2 missing: 2.2 was cut: beta 5 <= alpha 6
        pruned: 2.3 missing: 2.3 was cut: beta 5 <= alpha 6
    [3]
    $ echo 'value 6' > short.txt
    $ gteval --points=value:2,line:3,pruned:2 --check=short.txt tree.json
    short.txt: 2 of 7: not answered: pv, pruned
    $ gteval --all --points=value:2,line:3,pruned:2 --check=short.txt tree.json
    short.txt: 2 of 7
        all right: value
        not answered: pv, pruned
    $ gteval --points=value:2,line:3,pruned:2 -f json --check=short.txt tree.json
    {"file":"short.txt","name":null,"status":"incomplete","points":2,"of":7,"keys":{"value":{"points":2,"of":2},"pv":{"points":0,"of":3},"pruned":{"points":0,"of":2}},"differences":["not answered: pv, pruned"],"error":null}
    $ gteval --points=value:2,valeu:1 --check=class tree.json
    gteval: option '--points': unknown key of answers 'valeu'; did you mean 'value'?
    Try 'gteval --help'
    [2]

The same for a mark book: whatever is in the files, the columns are these.

    $ gteval --all --points=value:2,values:3 --format=csv --check=class tree.json
    file,name,status,points,of,differences,value,move,pv,values,bounds,leaves,pruned,plan,lower,upper,strategy_max,strategy_min,payoffs,unique,best_moves,numbers,variant,hints,mistakes,remarks,error
    class/ada.txt,Ada Lovelace,right,5,5,0,2,0,0,3,,0,0,,,,,,,,,,,,,,
    class/bob.json,,wrong,2,5,6,0,0,0,2,,0,0,,,,,,,,,0,,,,"value: 8 given, right is 6: MAX moves to 1, worth 6; values: 7 given for 2, right is 1, or the bound <= 5: MIN moves to 2.3, worth 1; leaves: 2.2 given as number 4, right is 3.1.1: 2.2 was cut: beta 5 <= alpha 6; leaves: 3.1.2 missing; leaves: 3.2 missing; pruned: 2.3 missing: 2.3 was cut: beta 5 <= alpha 6",
    class/eve x.txt,"""=cmd()""",wrong,0,5,4,0,0,,0,,,0,,,,,,,,,,,,,"value: not answered; move: 3 given, worth 4; right is 1, worth 6; pruned: 2.2 missing: 2.2 was cut: beta 5 <= alpha 6; pruned: 2.3 missing: 2.3 was cut: beta 5 <= alpha 6; not answered: values",
    [3]
    $ gteval --format=json --check=class tree.json
    {"file":"class/ada.txt","name":"Ada Lovelace","status":"right","points":6,"of":6,"keys":{"value":{"points":1,"of":1},"move":{"points":1,"of":1},"pv":{"points":1,"of":1},"values":{"points":1,"of":1},"leaves":{"points":1,"of":1},"pruned":{"points":1,"of":1}},"differences":[],"error":null}
    {"file":"class/bob.json","name":null,"status":"wrong","points":3.67,"of":7,"keys":{"value":{"points":0,"of":1},"move":{"points":1,"of":1},"pv":{"points":1,"of":1},"values":{"points":0.67,"of":1},"leaves":{"points":0,"of":1},"pruned":{"points":0,"of":1},"nodes":{"points":1,"of":1}},"differences":["value: 8 given, right is 6: MAX moves to 1, worth 6"],"error":null}
    {"file":"class/eve x.txt","name":"=cmd()","status":"wrong","points":0,"of":3,"keys":{"value":{"points":0,"of":1},"move":{"points":0,"of":1},"pruned":{"points":0,"of":1}},"differences":["value: not answered"],"error":null}
    [3]

What cannot be read, or understood, is told with its place, and is not graded; the others are.

    $ printf '%s\n' 'value = 6' 'pruned = 2.2 c9' > class/cut.txt
    $ echo '{"value":' > class/cut.json
    $ ln -s nowhere class/gone.txt
    $ : > class/none.txt
    $ gteval --check=class tree.json
    class/gone.txt: error: cannot open: No such file or directory
    class/cut.json:2:1: error: unexpected end of input: the '{' in line 1 is not closed
    class/cut.txt:2:14: error: no node has this name or id
    pruned = 2.2 c9
                 ^
    class/none.txt:1:1: error: no answers about tree 1
    class/ada.txt ("Ada Lovelace"): all right: value, move, pv (2), values (3), leaves (6), pruned (2)
    class/bob.json: value: 8 given, right is 6: MAX moves to 1, worth 6
    class/cut.json: not graded: line 2: unexpected end of input: the '{' in line 1 is not closed
    class/cut.txt: not graded: line 2: no node has this name or id
    "class/eve x.txt" (=cmd()): value: not answered
    class/gone.txt: not graded: cannot open: No such file or directory
    class/none.txt: not graded: line 1: no answers about tree 1
    [3]
    $ gteval --check=class/none.txt --check=missing --check=class/older --format=csv tree.json
    missing: error: cannot open: No such file or directory
    class/none.txt:1:1: error: no answers about tree 1
    class/older/x:1:1: error: unknown key; expected a line as "value = 3", "pv: A B" or "pruned c2 c3"
    x
    ^
    file,name,status,points,of,differences,value,move,pv,values,bounds,leaves,pruned,plan,lower,upper,strategy_max,strategy_min,payoffs,unique,best_moves,numbers,variant,hints,mistakes,remarks,error
    class/none.txt,,error,,,0,,,,,,,,,,,,,,,,,,,,,no answers about tree 1
    missing,,error,,,0,,,,,,,,,,,,,,,,,,,,,cannot open: No such file or directory
    class/older/x,,error,,,0,,,,,,,,,,,,,,,,,,,,,"unknown key; expected a line as ""value = 3"", ""pv: A B"" or ""pruned c2 c3"""
    [1]
    $ mkdir empty
    $ gteval --check=empty tree.json
    empty: error: no files of answers in this folder
    [1]
    $ gteval --check=class/ada.txt --check=empty tree.json
    empty: error: no files of answers in this folder
    class/ada.txt ("Ada Lovelace"): all right: value, move, pv (2), values (3), leaves (6), pruned (2)
    [1]

Several trees: a line for each, and points for all of them together.

    $ printf '%s\n' '[1,2]' '[3,1]' > two.json
    $ mkdir both
    $ printf '%s\n' 'value 2' 'move 2' --- 'move 2' > both/a.txt
    $ printf '%s\n' '{"value": 2}' '{"move": "1"}' > both/b.json
    $ printf '%s\n' '{"value": 2}' > both/c.json
    $ printf '%s\n' 'value 2' '-----' 'value 3' --- 'value 4' > both/d.txt
    $ gteval --check=both two.json
    both/c.json:2:1: error: no answers about tree 2
    both/d.txt:5:1: error: answers left over: there is no tree 3
    value 4
    ^
    both/a.txt: two.json#1: all right: value, move
    both/a.txt: two.json#2: move: 2 given, worth 1; right is 1, worth 3
    both/b.json: two.json#1: all right: value
    both/b.json: two.json#2: all right: move
    both/c.json: not graded: line 2: no answers about tree 2
    both/d.txt: not graded: line 5: answers left over: there is no tree 3
    [3]
    $ gteval --all --check=both two.json
    both/c.json:2:1: error: no answers about tree 2
    both/d.txt:5:1: error: answers left over: there is no tree 3
    value 4
    ^
    both/a.txt: 2 of 3
        two.json#1: all right: value, move
        two.json#2: move: 2 given, worth 1; right is 1, worth 3
    both/b.json: 2 of 2
        two.json#1: all right: value
        two.json#2: all right: move
    both/c.json: not graded: line 2: no answers about tree 2
    both/d.txt: not graded: line 5: answers left over: there is no tree 3
    [3]
    $ gteval --points=value:2 --check=both/a.txt two.json
    both/a.txt: 2 of 4: two.json#2: move: 2 given, worth 1; right is 1, worth 3
    [3]
    $ gteval --check=both/a.txt --check=both/b.json two.json two.json
    both/a.txt:5:1: error: no answers about tree 3
    both/b.json:3:1: error: no answers about tree 3
    both/a.txt: not graded: line 5: no answers about tree 3
    both/b.json: not graded: line 3: no answers about tree 3
    [3]
    $ gteval --check=both tree.json
    both/a.txt:4:1: error: answers left over: there is no tree 2
    move 2
    ^
    both/b.json:2:1: error: answers left over: there is no tree 2
    {"move": "1"}
    ^
    both/d.txt:3:1: error: answers left over: there is no tree 2
    value 3
    ^
    both/a.txt: not graded: line 4: answers left over: there is no tree 2
    both/b.json: not graded: line 2: answers left over: there is no tree 2
    both/c.json: value: 2 given, right is 6: MAX moves to 1, worth 6
    both/d.txt: not graded: line 3: answers left over: there is no tree 2
    [3]
    $ gteval --check=both/a.txt --check=both/d.txt missing.json two.json
    missing.json: error: cannot open: No such file or directory
    both/a.txt: two.json#1: all right: value, move
    both/a.txt: two.json#2: move: 2 given, worth 1; right is 1, worth 3
    both/d.txt: two.json#1: value: 3 given, right is 2: MAX moves to 2, worth 2
    both/d.txt: two.json#2: value: 4 given, right is 3: MAX moves to 1, worth 3
    [3]
    $ gteval --check=both/a.txt --check=both/b.json missing.json - < two.json
    missing.json: error: cannot open: No such file or directory
    both/a.txt: error: not certain which answers are about the trees that follow
    both/b.json: error: not certain which answers are about the trees that follow
    both/a.txt: not graded: not certain which answers are about the trees that follow
    both/b.json: not graded: not certain which answers are about the trees that follow
    [1]
    $ printf '%s\n' '[[[1,2]],3]' '[5,6]' > static.json
    $ gteval --depth=1 --check=both/a.txt --check=both/b.json static.json
    static.json: error: tree 1: node 1 has no static value, which depth 1 needs
    both/a.txt: static.json#2: all right: move
    both/b.json: static.json#2: move: 1 given, worth 5; right is 2, worth 6
    [3]
    $ gteval --depth=1 --check=both/none --check=class/none.txt static.json
    both/none: error: cannot open: No such file or directory
    static.json: error: tree 1: node 1 has no static value, which depth 1 needs
    class/none.txt:1:1: error: no answers about tree 1
    both/none: not graded: cannot open: No such file or directory
    class/none.txt: not graded: line 1: no answers about tree 1
    [1]

Codes of several people in a file have a row each.

    $ cat > coded << 'end'
    > printf 'gt1:%s:' "$(grep -o '"tree":"[0-9a-f]*"' "$1" | cut -d'"' -f4)"
    > base64 -w 0 "$1" | tr '+/' '-_' | tr -d =; echo
    > end
    $ printf '%s\n' '[[3,5],[2,4]]' > small.json
    $ tree=$(gtconv --blank -f html small.json | sed -n 's/.*"print":\("[0-9a-f]*"\).*/"tree":\1/p'); \
    >     printf '{"practice":{%s,"name":"Ada","hints":1,"wrong":2},"values":{"e":3,"1":3,"2":2},"bounds":{"e":["-inf","inf"],"1":["-inf","inf"],"2":[3,"inf"]},"leaves":["1.1","1.2","2.1"],"pruned":["2.2"]}' "$tree" > one
    $ sed 's/"Ada"/"Bo"/; s/"2":2/"2":4/; s/"1":3,//; s/,"pruned":.*/}/' one > other
    $ { sh coded one && sh coded other && sh coded one | cut -c -40; } > codes
    $ gteval --all --check=codes small.json 2> /dev/null
    codes (Ada): 4 of 4
        all right: values (3), bounds (3), leaves (3), pruned (1)
    codes (Bo): 2.33 of 4
        values: 4 given for 2, right is 2: MIN moves to 2.1, worth 2
        values: none given for 1, right is 3: MIN moves to 1.1, worth 3
        pruned: not given
    codes: not graded: line 3: in this code: string without its closing quote
    [3]
    $ gteval --all --check=codes -f csv small.json 2> /dev/null | cut -d , -f -13,23-25
    file,name,status,points,of,differences,value,move,pv,values,bounds,leaves,pruned,variant,hints,mistakes
    codes,Ada,right,4,4,0,,,,1,1,1,1,0,1,2
    codes,Bo,wrong,2.33,4,3,,,,0.33,1,1,0,0,1,2
    codes,,error,,,0,,,,,,,,,,
    $ gteval --check=codes --check=other -f json small.json 2> /dev/null
    {"file":"codes","name":"Ada","status":"right","points":4,"of":4,"keys":{"values":{"points":1,"of":1},"bounds":{"points":1,"of":1},"leaves":{"points":1,"of":1},"pruned":{"points":1,"of":1}},"practice":{"variant":0,"hints":1,"wrong":2},"differences":[],"error":null}
    {"file":"codes","name":"Bo","status":"wrong","points":2.33,"of":4,"keys":{"values":{"points":0.33,"of":1},"bounds":{"points":1,"of":1},"leaves":{"points":1,"of":1},"pruned":{"points":0,"of":1}},"practice":{"variant":0,"hints":1,"wrong":2},"differences":["values: 4 given for 2, right is 2: MIN moves to 2.1, worth 2"],"error":null}
    {"file":"codes","name":null,"status":"error","points":null,"of":null,"keys":{},"differences":[],"error":"in this code: string without its closing quote"}
    {"file":"other","name":"Bo","status":"wrong","points":2.33,"of":4,"keys":{"values":{"points":0.33,"of":1},"bounds":{"points":1,"of":1},"leaves":{"points":1,"of":1},"pruned":{"points":0,"of":1}},"practice":{"variant":0,"hints":1,"wrong":2},"differences":["values: 4 given for 2, right is 2: MIN moves to 2.1, worth 2"],"error":null}
    [3]

Forms: what there is to be answered, and the answers.

    $ gteval --answer-template tree.json
    # What does alphabeta do? Your answers come in the place of each ?, which
    # may stay where you do not know. Nodes with blanks between them; none, if there are none.
    name = ?
    value = ?
    move = ?
    pv = ?
    values 1 = ?
    values 2 = ?
    values 3 = ?
    values 3.1 = ?
    bounds 1 = ?
    bounds 2 = ?
    bounds 3 = ?
    bounds 3.1 = ?
    leaves = ?
    pruned = ?
    $ gteval --answer-template=solved -a sss trees/aima.json
    # What sss does:
    value = 3
    move = B
    pv = ids: A B b1
    values B = 3
    values C = 2
    values D = 2
    leaves = ids: b1 c1 d1 d2 d3 b2 b3
    pruned = ids: c2 c3
    $ gteval --answer-template -f json tree.json | gteval --all --check=- tree.json
    -: 0 of 7
        value: not answered
        move: not answered
        pv: not answered
        values: not answered for 1
        values: not answered for 2
        values: not answered for 3
        values: not answered for 3.1
        bounds: not answered for 1
        bounds: not answered for 2
        bounds: not answered for 3
        bounds: not answered for 3.1
        leaves: not answered
        pruned: not answered
    [3]
    $ gteval --answer-template=solved -f json tree.json
    {"name": "?",
     "value": 6,
     "move": "1",
     "pv": ["e", "1", "1.1"],
     "values": {"1": 6, "2": 1, "3": 4, "3.1": 8},
     "bounds": {"1": ["-inf", "inf"], "2": [6, "inf"], "3": [6, "inf"], "3.1": [6, "inf"]},
     "leaves": ["1.1", "1.2", "2.1", "3.1.1", "3.1.2", "3.2"],
     "pruned": ["2.2", "2.3"]}
    $ gteval --answer-template=solved two.json | tee solved | head -n 9
    # What alphabeta does:
    value = 2
    move = 2
    pv = ids: e 2
    leaves = ids: 1 2
    pruned = none
    ---
    # What alphabeta does:
    value = 3
    $ gteval --check=solved two.json
    tree: two.json#1
    all right: value, move, pv (2), leaves (2), pruned (0)

    tree: two.json#2
    all right: value, move, pv (2), leaves (2), pruned (0)


    $ printf '%s\n' 'players A B' '1.1 (1, 2)' '1.2 (9, 3)' '2 (6, 1)' > game.dewey
    $ gteval --answer-template game.dewey
    # What does maxn do? Your answers come in the place of each ?, which
    # may stay where you do not know. Nodes with blanks between them; none, if there are none.
    name = ?
    payoffs = ?
    move = ?
    pv = ?
    unique = ?
    values 1 = ?
    leaves = ?
    pruned = ?
    $ gteval --answer-template=solved game.dewey | tee solved
    # What maxn does:
    payoffs = [9, 3]
    move = 1
    pv = ids: e 1 1.2
    unique = yes
    values 1 = [9, 3]
    leaves = ids: 1.1 1.2 2
    pruned = none
    $ gteval --check=solved game.dewey
    all right: move, pv (3), values (1), leaves (3), pruned (0), payoffs, unique
    $ printf '%s\n' 'payoffs A = 6, B = 1' 'values 1 = (9 3)' 'unique = yes' | gteval --check=- game.dewey
    payoffs: (6, 1) given, right is (9, 3): A gets 9, not 6: A moves to 1, worth 9 to A, not to 2, worth 6
    [3]
    $ printf '%s\n' 'payoffs 9 3' | gteval --check=- game.dewey
    all right: payoffs
    $ printf '%s\n' 'payoffs A = 6, B 1' | gteval --check=- game.dewey
    -:1:18: error: expected = and a number for the player before
    payoffs A = 6, B 1
                     ^
    [1]
    $ printf '%s\n' 'payoffs A = 6, =' | gteval --check=- game.dewey
    -:1:16: error: expected a player and a number
    payoffs A = 6, =
                   ^
    [1]
    $ printf '%s\n' '[7]' | gteval --answer-template=solved -w 8,9
    # What alphabeta does:
    value = 7
    move = none
    pv = none
    leaves = ids: 1
    pruned = none
    $ gteval --answer-template=full tree.json
    gteval: option '--answer-template': expected blank or solved, not 'full'
    Try 'gteval --help'
    [2]

--all without --check is short for --all-best, as it was before.

    $ gteval --all trees/minmax.json | tail -n 2
    best moves: b
    optimal lines: 1
    $ gteval --points=value:2 tree.json
    gteval: option '--points' has no meaning for 'text'
    Try 'gteval --help'
    [2]
    $ i=0; while [ $i -lt 257 ]; do echo --check=a; i=$((i + 1)); done > many
    $ gteval $(cat many) tree.json
    gteval: option '--check' more than 256 times: a folder holds any number
    Try 'gteval --help'
    [2]

What may mean either of two things is refused, with a way to say it.

    $ printf '%s\n' 'leaf count 6' 'leaves 7' > typed && gteval --check=typed tree.json
    typed:2:8: error: a count, or a node: expected "leaf count" or "ids:"
    leaves 7
           ^
    [1]
    $ printf '%s\n' 'leaf count 6' 'leaves 12' > typed && gteval --check=typed tree.json
    typed:2:1: error: a second key "leaves"
    leaves 12
    ^
    [1]
    $ echo '{"children":[{"name":"r 1","value":3},{"name":"r","value":2}]}' > named.json
    $ echo '{"pv":"r 1"}' > pv.json && gteval --check=pv.json named.json
    pv.json:1:7: error: this may be one node, or several: expected an array
    {"pv":"r 1"}
          ^
    [1]
    $ echo '[[5,5],[1,4]]' > twice.json
    $ echo 'move 5' > typed && gteval --check=typed twice.json
    typed:1:6: error: several leaves are worth this: expected a name or an id
    move 5
         ^
    [1]
    $ echo 'pruned 1' > typed && gteval --check=typed twice.json
    typed:1:8: error: this is a node, and what another leaf is worth: expected "ids:" or "worth:" before the list
    pruned 1
           ^
    [1]
    $ a='{"name":"a","value":1}' && echo "[$a,$a,$a,$a,$a,$a]" > same.json
    $ echo 'move a' > typed && gteval --check=typed same.json
    typed:1:6: error: several nodes have this name: expected an id: 1, 2, 3, 4, 5, ...
    move a
         ^
    [1]

Lines that are no answers, and blanks that look like others.

    $ echo 'payoffs: A = ,' > typed && gteval -a maxn --check=typed trees/three-players.dewey
    typed:1:14: error: expected a number
    payoffs: A = ,
                 ^
    [1]
    $ echo 'unique ,' > typed && gteval --check=typed tree.json
    typed:1:8: error: expected a word
    unique ,
           ^
    [1]
    $ echo 'unique = "x' > typed && gteval --check=typed tree.json
    typed:1:10: error: the quote is not closed
    unique = "x
             ^
    [1]
    $ printf 'value 6\0\n' > typed && gteval --check=typed tree.json
    typed:1:8: error: NUL byte
    value 6?
           ^
    [1]
    $ printf 'value\302\2406\n' > typed && gteval --check=typed tree.json
    all right: value

A node whose id is the name of another cannot be called in a form.

    $ echo '[{"name":"2","value":1},[3,4]]' > ids.json && gteval --answer-template ids.json
    ids.json: error: node 2 has the id that is another's name: use --ids
    [1]
    $ gteval --ids --answer-template=solved ids.json | sed -n 3,4p
    move = 2
    pv = ids: e 2 2.1
