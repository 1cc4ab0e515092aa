Practice: the page of gtconv --blank --format=html, and what is handed in from it. What
the page does is tried in tests/browser/practice.js, what is said of codes in
tests/unit/check_practised.c.

    $ cat > tree.json << end
    > {"name": "2", "children": [{"name": "e", "children": [3, 5]},
    >  {"name": "b", "children": [2, 4]}]}
    > end
    $ gtconv --blank -f html tree.json > page.html
    $ grep -o '"print":"[0-9a-f]*"' page.html
    "print":"9f87be8c960f5f0a"
    $ grep '"name":"alphabeta"' page.html
    "algorithm":{"name":"alphabeta","title":"alpha-beta","summary":"cuts by the bounds of the whole path","windows":true,"again":false},
    $ grep -c '"number":' page.html
    21
    $ grep '<title>' page.html
    <title>tree.json: practice - gteval</title>
    $ echo '[1,[2,3]]' | gtconv --blank -f html --title='Week 3 <a>' -a SSS* | grep '<title>'
    <title>Week 3 &lt;a&gt;: practice - gteval</title>
    $ gtconv --blank -f html < tree.json | grep '<title>'
    <title>Game tree: practice - gteval</title>

Answers are a JSON object, or a code that holds it. Nodes are called by their ids, whatever
names say.

    $ cat > answers.json << end
    > {"practice":{"tree":"$(grep -o '"print":"[0-9a-f]*"' page.html | cut -d'"' -f4)",
    >  "hints":1,"wrong":2,"name":"Ada"},"algorithm":"alphabeta","values":{"e":3,"1":3,"2":2},
    >  "bounds":{"e":["-inf","inf"],"1":["-inf","inf"],"2":[3,"inf"]},
    >  "leaves":["1.1","1.2","2.1"],"pruned":["2.2"]}
    > end
    $ cat > code.sh << 'end'
    > printf 'gt1:%s:' "$(grep -o '"tree":"[0-9a-f]*"' "$1" | cut -d'"' -f4)"
    > base64 -w 0 "$1" | tr '+/' '-_' | tr -d =; echo
    > end
    $ gteval --check=answers.json tree.json
    Ada (1 hint, 2 wrong): all right: values (3), bounds (3), leaves (3), pruned (1), algorithm
    $ sh code.sh answers.json > code; gteval --check=code tree.json
    Ada (1 hint, 2 wrong): all right: values (3), bounds (3), leaves (3), pruned (1), algorithm
    $ sed 's/"2":2/"2":4/' answers.json > wrong.json; gteval --check=wrong.json tree.json
    Ada (1 hint, 2 wrong): values: 4 given for b, right is 2: MIN moves to 2.1, worth 2
    [3]
    $ sh code.sh wrong.json | gteval --check=- tree.json
    Ada (1 hint, 2 wrong): values: 4 given for b, right is 2: MIN moves to 2.1, worth 2
    [3]

A class hands in a code each; one is of no use, and the others are told all the same.

    $ sed 's/Ada/Bob/' answers.json > bob.json; sh code.sh bob.json > bob
    $ { cat code; cut -c1-60 code; sh code.sh wrong.json; cat bob; } > class
    $ gteval --check=class tree.json
    Ada (1 hint, 2 wrong): all right: values (3), bounds (3), leaves (3), pruned (1), algorithm
    Ada (1 hint, 2 wrong): values: 4 given for b, right is 2: MIN moves to 2.1, worth 2
    Bob (1 hint, 2 wrong): all right: values (3), bounds (3), leaves (3), pruned (1), algorithm
    class:2:1: error: in this code: string without its closing quote
    gt1:9f87be8c960f5f0a:eyJwcmFjd
    ^
    [1]
    $ { cat code bob; echo '{"value": 7}'; } > class
    $ { cat tree.json; echo '[7, 6]'; } > both; gteval --check=class both
    tree: both#1
    Ada (1 hint, 2 wrong): all right: values (3), bounds (3), leaves (3), pruned (1), algorithm
    Bob (1 hint, 2 wrong): all right: values (3), bounds (3), leaves (3), pruned (1), algorithm

    tree: both#2
    all right: value
    $ { cat tree.json; echo '[7, 6'; } > both; gteval --check=class both
    Ada (1 hint, 2 wrong): all right: values (3), bounds (3), leaves (3), pruned (1), algorithm
    Bob (1 hint, 2 wrong): all right: values (3), bounds (3), leaves (3), pruned (1), algorithm
    both:4:1: error: unexpected end of input: the '[' in line 3 is not closed
    [1]
    $ { echo '[1, '; cat tree.json; } > both; gteval --check=class both tree.json
    both:4:1: error: unexpected end of input: the '[' in line 1 is not closed
    tree: tree.json
    value: 7 given, right is 3: MAX moves to e, worth 3
    [3]

Another tree, or another search.

    $ echo '[1,2]' | gteval --check=code -
    code:1:1: error: in this code: this was practised on another tree than the one at hand, or that was read in another way
    gt1:9f87be8c960f5f0a:eyJwcmFjd
    ^
    [1]
    $ gteval --check=code --algo=sss tree.json
    code:1:1: error: in this code: alphabeta was practised: --algo=alphabeta tells what is right
    gt1:9f87be8c960f5f0a:eyJwcmFjd
    ^
    [1]
    $ sed "s/alphabeta/sss/" answers.json > sss.json
    $ sh code.sh sss.json | gteval --check=- tree.json
    -:1:1: error: in this code: sss was practised: --algo=sss tells what is right
    gt1:9f87be8c960f5f0a:eyJwcmFjd
    ^
    [1]
    $ echo gt1:short | gteval --check=- tree.json
    -:1:1: error: expected a code: gt1:, sixteen digits, a colon, and letters
    gt1:short
    ^
    [1]

Of a tree with chance, odds tell trees apart, too.

    $ for odds in '1 2' '1 3'; do printf 'e chance\n1 @%s 6\n2 @%s 2\n' $odds |
    > gtconv --blank -f html | grep -o '"print":"[0-9a-f]*"'; done | sort -u | wc -l
    2
    $ echo '{"practice": {}}' | gteval --check=- trees/three-players.dewey
    -:1:14: error: practice is of trees whose leaves have one value each
    {"practice": {}}
                 ^
    [1]

What cannot be practised.

    $ gtconv --blank -f html trees/three-players.dewey
    trees/three-players.dewey: error: practice is of trees whose leaves have one value each; --format=svg draws a sheet of this one
    [1]
    $ gtgen --width=3 --depth=5 --seed=1 | gtconv --blank -f html
    -: error: practice is of at most 200 nodes, and the tree has 364; --depth=N or --subtree=ID leaves fewer, --format=svg draws a sheet of more
    [1]
    $ gtconv --blank -f html --algo=maxn tree.json
    tree.json: error: maxn: tree has values, no payoffs
    [1]
    $ gtconv --blank -f html --algo=bb trees/cs188.list
    trees/cs188.list: error: tree 1: bb: tree has chance nodes
    trees/cs188.list: error: tree 2: bb: tree has chance nodes
    trees/cs188.list: error: tree 3: bb: tree has chance nodes
    [1]
    $ gtconv --blank -f html --algo=alphabet tree.json
    gtconv: option '--algo': expected minimax, bb, alphabeta, star2, scout, negascout, pvs, sss, dual, recsss, mt-sss, mt-dual, mtdf, cstar, maxn or shallow, not 'alphabet'; did you mean 'alphabeta'?
    Try 'gtconv --help'
    [2]
    $ gtconv --blank -f html --algo=pn tree.json
    gtconv: option '--algo': expected minimax, bb, alphabeta, star2, scout, negascout, pvs, sss, dual, recsss, mt-sss, mt-dual, mtdf, cstar, maxn or shallow, not 'pn'
    Try 'gtconv --help'
    [2]
    $ gtconv -f html --algo=sss tree.json
    gtconv: option '--algo' goes with --blank
    Try 'gtconv --help'
    [2]
    $ gtconv --blank -f svg --algo=sss tree.json
    gtconv: option '--algo' has no meaning for 'svg'
    Try 'gtconv --help'
    [2]
    $ gtconv -f html --title=A tree.json
    gtconv: option '--title' has no meaning for 'html'
    Try 'gtconv --help'
    [2]
    $ { cat tree.json tree.json; } | gtconv --blank -f html -o two.html
    -: error: tree 2: html holds one tree only, and this is another
    [1]
    $ ls two.html
    ls: cannot access 'two.html': No such file or directory
    [2]
