Answers to an exercise, checked: --check. Which answers are right and what is said of
wrong ones is tried in tests/unit/check_answers.c and check_remarks.c.

An exercise, and a student's answers about alpha-beta on it.

    $ cat > exercise.dewey << end
    > e max
    > 1.1 6
    > 1.2 9
    > 2.1 5
    > 2.2 7
    > 2.3 1
    > 3.1.1 3
    > 3.1.2 8
    > 3.2 4
    > end
    $ cat > answers.json << end
    > {"value": 6, "move": "1", "pv": ["e", "1", "1.1"],
    >  "values": {"1": 6, "2": 5, "3": 4, "3.1": 8},
    >  "bounds": {"1": ["-inf", "inf"], "2": [6, "inf"], "3.2": [6, 8]},
    >  "leaves": ["1.1", "1.2", "2.1", "3.1.1", "3.1.2", "3.2"],
    >  "pruned": ["2.2", "2.3"]}
    > end
    $ gteval --check=answers.json exercise.dewey
    all right: value, move, pv (3), values (4), bounds (3), leaves (6), pruned (2)

A wrong one: which node, what was given, what is right, and why. The exit status is 3.

    $ sed 's/"value": 6/"value": 8/' answers.json | gteval --check=- exercise.dewey
    value: 8 given, right is 6: MAX moves to 1, worth 6
    [3]
    $ sed 's/"move": "1"/"move": "3"/' answers.json | gteval --check=- exercise.dewey
    move: 3 given, worth 4; right is 1, worth 6
    [3]
    $ sed 's/"1.1"\],$/"1.2"],/' answers.json | gteval --check=- exercise.dewey
    pv: 1.2 given, worth 9; right is 1.1, worth 6
    [3]
    $ sed 's/"2": 5/"2": 7/' answers.json | gteval --check=- exercise.dewey
    values: 7 given for 2, right is 1, or the bound <= 5: MIN moves to 2.3, worth 1
    [3]
    $ sed 's/"3.2": \[6, 8\]/"3.2": [6, "inf"]/' answers.json | gteval --check=- exercise.dewey
    bounds: [6, inf] given for 3.2, right is [6, 8]: beta 8 is from 3.1
    [3]
    $ sed 's/"2.1", /"2.1", "2.2", /' answers.json | gteval --check=- exercise.dewey
    leaves: 2.2 given as number 4, right is 3.1.1: 2.2 was cut: beta 5 <= alpha 6
    [3]
    $ sed 's/"2.2", "2.3"/"2.3"/' answers.json | gteval --check=- exercise.dewey
    pruned: 2.2 missing: 2.2 was cut: beta 5 <= alpha 6
    [3]
    $ sed 's/"2.2", "2.3"/"2.1", "2.2", "2.3"/' answers.json | gteval --check=- exercise.dewey
    pruned: 2.1 given, but alphabeta enters it: alpha 6 < beta inf
    [3]

Edges may be written as such. All nodes that are never entered can be listed, or only the
topmost.

    $ echo '{"pruned": [["2", "2.2"], ["2", "2.3"]]}' | gteval --check=- exercise.dewey
    all right: pruned (2)

Another algorithm, and a stricter rule for cuts.

    $ echo '{"leaves": ["1.1", "2.1", "3.1.1", "3.1.2", "3.2", "1.2"]}' > sss.json
    $ gteval --algo=sss --check=sss.json exercise.dewey
    all right: leaves (6)
    $ echo '[[3,4],[3,9]]' > tie.json
    $ echo '{"pruned": ["2.2"]}' > pruned.json
    $ gteval --check=pruned.json tie.json
    all right: pruned (1)
    $ gteval --cut=gt --check=pruned.json tie.json
    pruned: 2.2 given, but alphabeta enters it: alpha 3 <= beta 3
    [3]

A MAX node may have decided a question of Scout.

    $ echo '[[3,4],[6,1]]' > test.json
    $ echo '{"pruned": []}' | gteval --root=min --algo=scout --check=- test.json
    pruned: 2.2 missing: 2.2 was cut: 2.1 shows that 2 >= 4
    [3]

Nodes are called by their names, or by ids; a name goes before an id. In this tree there
is a node with the name e, below b.

    $ echo '{"pv": ["a", "b", "d", "i"], "values": {"e": 5, "1.1": 4}}' > names.json
    $ gteval --check=names.json trees/bratko.json
    all right: pv (4), values (2)
    $ echo '{"values": {"e": 4}}' | gteval --check=- trees/bratko.json
    values: 4 given for e, right is 6, or the bound >= 5: MAX moves to k, worth 6
    [3]
    $ echo '{"values": {"e": 4}}' | gteval --ids --check=- trees/bratko.json
    all right: values (1)

What no answers are is refused: exit status 1, with the place.

    $ echo '{"valeu": 6}' | gteval --check=- exercise.dewey
    -:1:2: error: unknown key; did you mean "value"?
    {"valeu": 6}
     ^
    [1]
    $ echo '{"pruned": ["2.2", "2.4"]}' | gteval --check=- exercise.dewey
    -:1:20: error: no node 2.4: 2 has 3 children
    {"pruned": ["2.2", "2.4"]}
                       ^
    [1]
    $ echo '{"pruned": [["2", "2.9"]]}' | gteval --check=- exercise.dewey
    -:1:19: error: no node 2.9: 2 has 3 children
    {"pruned": [["2", "2.9"]]}
                      ^
    [1]
    $ echo '[' | gteval --check=- exercise.dewey
    -:1:1: error: expected a JSON object of answers
    [
    ^
    [1]
    $ echo '{"value": "six"}' | gteval --check=- exercise.dewey
    -:1:11: error: expected a number, "inf", "-inf" or a fraction as "7/3"
    {"value": "six"}
              ^
    [1]
    $ echo '{"bounds": {"1": [0, 1]}}' | gteval --algo=sss --check=- exercise.dewey
    -:1:2: error: "bounds" has no meaning for 'sss'
    {"bounds": {"1": [0, 1]}}
     ^
    [1]

Of games with payoffs a node is worth what each player gets: an array, or an object of players. Who
gets another number is said, and whose choice makes it so.

    $ printf '%s\n' 'players Ann Bob Cy' '1.1 (1, 2, 3)' '1.2 (4, 2, 1)' '2 (6, 1, 2)' > game.dewey
    $ echo '{"payoffs": [6, 1, 2], "unique": false, "values": {"1": {"Ann": 1}}}' |
    >     gteval --check=- game.dewey
    all right: values (1), payoffs, unique
    $ echo '{"payoffs": [6, 1, 3]}' | gteval --check=- game.dewey
    payoffs: (6, 1, 3) given, right is (6, 1, 2): Cy gets 2, not 3: Ann moves to 2, worth 6 to Ann; of equal moves, as at 1, the one given counts, or the leftmost
    [3]
    $ echo '{"payoffs": [1, 2, 3]}' | gteval --check=- game.dewey
    payoffs: (1, 2, 3) given, right is (6, 1, 2): Ann gets 6, not 1: Ann moves to 2, worth 6 to Ann, not to 1, worth 1; of equal moves, as at 1, the one given counts, or the leftmost
    [3]
    $ echo '{"values": {"1": [6, 1, 2]}}' | gteval --algo=shallow --check=- game.dewey
    values: (6, 1, 2) given for 1, right is (1, 2, 3): Ann gets 1, not 6: Bob moves to 1.1, worth 2 to Bob; of equal moves, as at 1, the one given counts, or the leftmost
    [3]
    $ echo '{"unique": true}' | gteval --check=- game.dewey
    unique: yes given, right is no: Bob gets 2 by 1.1 and by 1.2
    [3]
    $ echo '{"payoffs": [1, 2]}' | gteval --check=- game.dewey
    -:1:13: error: expected payoffs: an array of 3, or an object with players as keys
    {"payoffs": [1, 2]}
                ^
    [1]
    $ echo '{"payoffs": {"Dan": 2}}' | gteval --check=- game.dewey
    -:1:14: error: no player has this name or number: they are 1 to 3
    {"payoffs": {"Dan": 2}}
                 ^
    [1]
    $ echo '{"value": 1}' | gteval --check=- game.dewey
    -:1:11: error: expected payoffs: an array of 3, or an object with players as keys
    {"value": 1}
              ^
    [1]
    $ echo '{"value": 2}' | gteval --paranoid=Bob --check=- game.dewey
    value: 2 given, right is 1: MIN moves to 2, worth 1
    [3]

Of moves that are the same to who has them any may be chosen, if all answers keep to it.

    $ printf '%s\n' 'players Ann Bob' '1.1 (1, 2)' '1.2 (9, 2)' '2 (6, 1)' > equal.dewey
    $ echo '{"plan": {"e": "1", "1": "1.2"}, "payoffs": [9, 2]}' | gteval --check=- equal.dewey
    all right: plan (2), payoffs
    $ echo '{"plan": {"e": "1", "1": "1.1"}}' | gteval --check=- equal.dewey
    plan: 1 given, worth 1 to Ann; right is 2, worth 6; of equal moves, as at 1, the one given counts, or the leftmost
    [3]
    $ echo '{"payoffs": [9, 2]}' | gteval --check=- equal.dewey
    payoffs: (9, 2) given, right is (6, 1): Ann gets 6, not 9: Ann moves to 2, worth 6 to Ann; of equal moves, as at 1, the one given counts, or the leftmost
    [3]

A mean may be told as a fraction.

    $ echo '({3 @ 1/3 2 @ 2/3} 1)' > third.list
    $ echo '{"value": "7/3", "values": {"1": 2.3333333333333335}}' |
    >     gteval --root=max --check=- third.list
    all right: value, values (1)
    $ echo '{"value": "7/4"}' | gteval --root=max --check=- third.list
    value: 1.75 given, right is 2.3333333333333335: MAX moves to 1, worth 2.3333333333333335
    [3]

What is printed of a result is right as answers: of searches of every kind.

    $ for algo in minimax alphabeta mtdf sss; do
    >     gteval --algo=$algo --format=json --plan exercise.dewey > result.json
    >     gteval --algo=$algo --check=result.json exercise.dewey
    > done | sort -u
    all right: value, move, pv (3), plan (2), algorithm, bound, nodes, leaves, distinct_nodes, distinct_leaves, unvisited, cutoffs, tests, researches, passes, steps, storage, tree_nodes, tree_leaves, tree_depth, minimal_leaves
    $ gteval --algo=shallow --format=json --plan game.dewey | gteval --algo=shallow --check=- game.dewey
    all right: value, move, pv (2), plan (1), payoffs, unique, algorithm, bound, nodes, leaves, distinct_nodes, distinct_leaves, unvisited, cutoffs, tests, researches, passes, steps, storage, tree_nodes, tree_leaves, tree_depth, minimal_leaves
    $ gteval --paranoid=2 --format=json game.dewey | gteval --paranoid=2 --check=- game.dewey
    all right: value, move, pv (2), algorithm, bound, nodes, leaves, distinct_nodes, distinct_leaves, unvisited, cutoffs, tests, researches, passes, steps, storage, tree_nodes, tree_leaves, tree_depth, minimal_leaves
    $ gteval --format=json exercise.dewey | sed 's/"cutoffs":./"cutoffs":0/' |
    >     gteval --check=- exercise.dewey
    cutoffs: 0 given, right is 1
    [3]
    $ gteval --format=json exercise.dewey | gteval --algo=sss --check=- exercise.dewey
    algorithm: alphabeta given, but this is held against sss
    [3]

Several trees have an object of answers each, in order. A mistake in one object does not
keep the others from being checked.

    $ printf '%s\n' '[1,2]' '[3,1]' > two.json
    $ printf '%s\n' '{"value": 2}' '{"move": "2"}' > both.json
    $ gteval --check=both.json two.json
    tree: two.json#1
    all right: value

    tree: two.json#2
    move: 2 given, worth 1; right is 1, worth 3
    [3]
    $ head -n 1 both.json | gteval --check=- two.json
    tree: two.json#1
    all right: value

    tree: two.json#2
    -:2:1: error: no answers about tree 2
    [1]
    $ echo '{"value": 3}' | gteval --check=- two.json two.json
    tree: two.json#1
    value: 3 given, right is 2: MAX moves to 2, worth 2

    tree: two.json#2
    -:2:1: error: no answers about tree 2
    [3]
    $ printf '%s\n' '{"x": 2}' '{"move": "2"}' | gteval --check=- two.json
    tree: two.json#1
    -:1:2: error: unknown key; expected one of value move pv values bounds leaves pruned plan lower upper strategy_max strategy_min payoffs unique best_moves, or what --format=json prints
    {"x": 2}
     ^
    tree: two.json#2
    move: 2 given, worth 1; right is 1, worth 3
    [3]
    $ gteval --check=both.json exercise.dewey
    value: 2 given, right is 6: MAX moves to 1, worth 6
    both.json:2:1: error: answers left over: there is no tree 2
    {"move": "2"}
    ^
    [3]

Where a file is missing, or cannot be read to its end, the answers that are too many for the other
trees are about what was in it.

    $ gteval --check=both.json missing.dewey two.json
    missing.dewey: error: cannot open: No such file or directory
    tree: two.json#1
    all right: value

    tree: two.json#2
    move: 2 given, worth 1; right is 1, worth 3
    [3]
    $ printf '%s\n' '{"value": 7}' '{"value": 6}' > two-answers.json
    $ gteval --check=two-answers.json exercise.dewey missing.dewey exercise.dewey
    tree: exercise.dewey
    value: 7 given, right is 6: MAX moves to 1, worth 6
    missing.dewey: error: cannot open: No such file or directory

    tree: exercise.dewey
    all right: value
    [3]
    $ gteval --check=two-answers.json exercise.dewey missing.dewey
    tree: exercise.dewey
    value: 7 given, right is 6: MAX moves to 1, worth 6
    missing.dewey: error: cannot open: No such file or directory
    [3]
    $ gteval --check=two-answers.json missing.dewey exercise.dewey
    missing.dewey: error: cannot open: No such file or directory
    tree: exercise.dewey
    all right: value
    [1]
    $ gteval --check=- missing.dewey exercise.dewey missing.dewey < two-answers.json
    missing.dewey: error: cannot open: No such file or directory
    -: error: not certain which answers are about the trees that follow
    [1]
    $ printf '%s\n' '{"value": 5}' '{"value": 6}' '{"value": 7}' > three-answers.json
    $ gteval --check=three-answers.json missing.dewey exercise.dewey
    missing.dewey: error: cannot open: No such file or directory
    tree: exercise.dewey
    value: 7 given, right is 6: MAX moves to 1, worth 6
    [3]
    $ gteval --check=three-answers.json missing.dewey exercise.dewey missing.dewey
    missing.dewey: error: cannot open: No such file or directory
    tree: exercise.dewey
    all right: value
    missing.dewey: error: cannot open: No such file or directory
    [1]
    $ printf '%s\n' '[1,2]' '[1' > broken.json
    $ printf '%s\n' '{"value": 2}' '{"value": 0}' '{"value": 6}' > broken-answers.json
    $ gteval --check=broken-answers.json broken.json exercise.dewey
    tree: broken.json
    all right: value
    broken.json:3:1: error: unexpected end of input: the '[' in line 2 is not closed

    tree: exercise.dewey
    all right: value
    [1]
    $ gteval --check=broken-answers.json missing.dewey broken.json exercise.dewey
    missing.dewey: error: cannot open: No such file or directory
    broken-answers.json: error: not certain which answers are about the trees that follow
    [1]

Where that is not certain nothing more is said.

    $ gteval --check=two-answers.json missing.dewey two.json exercise.dewey
    missing.dewey: error: cannot open: No such file or directory
    two-answers.json: error: not certain which answers are about the trees that follow
    [1]
    $ gteval --check=broken-answers.json missing.dewey exercise.dewey missing.dewey missing.dewey
    missing.dewey: error: cannot open: No such file or directory
    broken-answers.json: error: not certain which answers are about the trees that follow
    [1]
    $ gteval --check=both.json missing.dewey - < two.json
    missing.dewey: error: cannot open: No such file or directory
    both.json: error: not certain which answers are about the trees that follow
    [1]
    $ echo '[' | gteval --check=- missing.dewey two.json
    missing.dewey: error: cannot open: No such file or directory
    -: error: not certain which answers are about the trees that follow
    [1]

A tree that could be read, but not be searched, has its answers, too.

    $ printf '%s\n' '[[[1,2]],3]' '[5,6]' > static.json
    $ printf '%s\n' '{"value": 2}' '{"value": 6}' | gteval --depth=1 --check=- static.json
    static.json: error: tree 1: node 1 has no static value, which depth 1 needs
    tree: static.json#2
    all right: value
    [1]

    $ gteval --depth=1 --check=- static.json < /dev/null
    static.json: error: tree 1: node 1 has no static value, which depth 1 needs
    -:1:1: error: no answers about tree 1
    [1]

What is no object ends it.

    $ echo '[' | gteval --check=- broken.json
    -:1:1: error: expected a JSON object of answers
    [
    ^
    broken.json:3:1: error: unexpected end of input: the '[' in line 2 is not closed
    [1]

    $ printf '%s\n' '{"value": 3}' '[' | gteval --check=- two.json two.json
    tree: two.json#1
    value: 3 given, right is 2: MAX moves to 2, worth 2

    tree: two.json#2
    -:2:1: error: expected a JSON object of answers
    [
    ^
    [3]

What has no meaning beside it is refused.

    $ gteval --algo=all --check=answers.json exercise.dewey
    gteval: option '--check' takes one algorithm
    Try 'gteval --help'
    [2]
    $ for option in --format=svg --jobs=2 --moves --time --summary; do
    >     gteval $option --check=answers.json exercise.dewey
    > done 2>&1 | grep -v Try
    gteval: option '--check' has no meaning for 'svg'
    gteval: option '--jobs' has no meaning for '--check'
    gteval: option '--moves' has no meaning for '--check'
    gteval: option '--time' has no meaning for '--check'
    gteval: option '--summary' has no meaning for '--check'
    $ gteval --format=text --color=never --check=answers.json exercise.dewey
    all right: value, move, pv (3), values (4), bounds (3), leaves (6), pruned (2)
    $ gteval --trace --check=answers.json exercise.dewey
    gteval: option '--trace' has no meaning for '--check'
    Try 'gteval --help'
    [2]
