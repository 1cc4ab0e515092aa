How the programs speak to a shell. What needs a terminal, a pipe or a full disk is in
tests/manners.sh.

Results are on standard output, everything else on standard error.

    $ gteval trees/sss-example.dewey 2> /dev/null | head -n 2
    algorithm: alpha-beta
    value: 6
    $ gteval trees/sss-example.dewey missing.json > /dev/null
    missing.json: error: cannot open: No such file or directory
    [1]

What can be evaluated is, whatever else is missing or malformed.

    $ gteval missing.json trees/sss-example.dewey 2> /dev/null
    tree: trees/sss-example.dewey
    algorithm: alpha-beta
    value: 6
    ...
    [1]

"-" is standard input, as is no FILE; it has no name in messages but "-".

    $ gteval - < trees/sss-example.dewey | head -n 2
    algorithm: alpha-beta
    value: 6
    $ gteval < trees/sss-example.dewey | head -n 2
    algorithm: alpha-beta
    value: 6
    $ echo '[1, x]' | gteval
    -:1:5: error: expected a number or a bracket, not x
    [1, x]
        ^
    [1]
    $ gteval < /dev/null
    -:1:1: error: empty input
    [1]

A tree that is given where a file is expected is not read, for a file could have its name;
but it is said how.

    $ gteval '[[3,12],[2,4]]'
    [[3,12],[2,4]]: error: cannot open: No such file or directory; is it a tree? echo '[[3,12],[2,4]]' | gteval reads it
    [1]
    $ echo '[[3,12],[2,4]]' | gteval | sed -n 2p
    value: 3
    $ gtconv -f dewey '(A (B 3) (C 5))' trees/aima.json 2>&1 | head -n 2
    (A (B 3) (C 5)): error: cannot open: No such file or directory; is it a tree? echo '(A (B 3) (C 5))' | gtconv reads it
    e max A
    $ gteval '{"value": "3'"'"'s"}'
    {"value": "3's"}: error: cannot open: No such file or directory; is it a tree? echo 'TREE' | gteval reads it
    [1]
    $ gteval '[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25]'
    [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25]: error: cannot open: No such file or directory; is it a tree? echo 'TREE' | gteval reads it
    [1]
    $ gteval "$(seq -s , 100 | sed 's/.*/[&]/')" 2>&1 | sed 's/.*; is/is/'
    is it a tree? echo 'TREE' | gteval reads it
    $ gteval '3,12'
    3,12: error: cannot open: No such file or directory
    [1]
    $ echo 5 > '[3,12]' && gteval '[3,12]' | sed -n 2p
    value: 5
    $ mkdir '[4]' && gteval '[4]'
    [4]: error: cannot read: Is a directory
    [1]

"--" ends the options.

    $ cp trees/sss-example.dewey ./-a.dewey
    $ gteval -a.dewey
    gteval: unknown algorithm '.dewey', expected minimax, bb, alphabeta, star2, scout, negascout, pvs, sss, dual, recsss, mt-sss, mt-dual, mtdf, cstar, maxn, shallow, pn, dfpn or all
    Try 'gteval --help'
    [2]
    $ gteval -- -a.dewey | head -n 2
    algorithm: alpha-beta
    value: 6

Options may follow files, be short and grouped, or be abbreviated.

    $ gteval trees/sss-example.dewey -a sss | head -n 1
    algorithm: SSS*
    $ gteval -nasss trees/sss-example.dewey | head -n 1
    algorithm: SSS*
    $ gteval --alg sss trees/sss-example.dewey | head -n 1
    algorithm: SSS*

A wrong command line: one line that says what is wrong and what was probably meant.

    $ gteval --algo=alphabetta trees/sss-example.dewey
    gteval: unknown algorithm 'alphabetta'; did you mean 'alphabeta'?
    Try 'gteval --help'
    [2]
    $ gteval --algo=quicksort trees/sss-example.dewey
    gteval: unknown algorithm 'quicksort', expected minimax, bb, alphabeta, star2, scout, negascout, pvs, sss, dual, recsss, mt-sss, mt-dual, mtdf, cstar, maxn, shallow, pn, dfpn or all
    Try 'gteval --help'
    [2]
    $ gteval -f latex trees/aima.json
    gteval: option '--format': expected text, json, csv, lab-key, levels-key, sets-key, outline, dot, svg, tikz or html, not 'latex': tikz is for LaTeX
    Try 'gteval --help'
    [2]
    $ gteval -f PDF trees/aima.json 2>&1 | grep -o "not '.*"
    not 'PDF': --format=dot FILE | dot -Tpdf makes one, a browser of svg
    $ gtconv -f png trees/aima.json 2>&1 | grep -o "not '.*"
    not 'png': --format=dot FILE | dot -Tpng makes one
    $ gteval -f nested trees/aima.json 2>&1 | grep -o "not '.*"
    not 'nested': gtconv writes trees so
    $ gtconv -f text trees/aima.json 2>&1 | grep -o "not '.*"
    not 'text': gteval reports so
    $ gteval --aglo=sss trees/sss-example.dewey
    gteval: unknown option '--aglo'; did you mean '--algo'?
    Try 'gteval --help'
    [2]
    $ gteval --format=jsn trees/sss-example.dewey 2>&1 | grep -o "not '.*"
    not 'jsn'; did you mean 'json'?
    $ gteval --input=dewy trees/sss-example.dewey 2>&1 | grep -o "not '.*"
    not 'dewy'; did you mean 'dewey'?
    $ gteval -x
    gteval: unknown option '-x'
    Try 'gteval --help'
    [2]
    $ gteval --algo
    gteval: option '--algo' needs an argument: NAME[,NAME...]
    Try 'gteval --help'
    [2]
    $ gteval --trace=yes trees/sss-example.dewey
    gteval: option '--trace' takes no argument
    Try 'gteval --help'
    [2]
    $ gteval --algo=alphabetaalphabetaalphabetaalphabetaalphabeta trees/aima.json
    gteval: unknown algorithm 'alphabetaalphabetaalphabetaalphabetaalphabeta', expected minimax, bb, alphabeta, star2, scout, negascout, pvs, sss, dual, recsss, mt-sss, mt-dual, mtdf, cstar, maxn, shallow, pn, dfpn or all
    Try 'gteval --help'
    [2]

Words may be in any case, in options as in trees.

    $ gteval -f JSON -r Min -i Json -a All --color=NEVER trees/aima.json | head -n 1 | cut -c 1-60
    {"file":"trees/aima.json","tree":1,"algorithm":"minimax","va
    $ gteval --bounds=LEAVES -a Star2 --limit-memory=None trees/aima.json | sed -n 2p
    value: 3
    $ gteval --guess=INF -a 'MTD(f)' trees/aima.json | sed -n 2p
    value: 3
    $ gtconv -f Nested --lossy --order=Best trees/aima.json 2> /dev/null
    [[3,8,12],[2,4,6],[2,5,14]]
    $ gtgen --game=Nim:1,2 --depth=1 -f DEWEY | head -n 1
    1 0 a-1
    $ gtgen -m PGame --p=Critical -D 1
    [1,0,0]
    $ gteval -i YAML trees/aima.json 2>&1 | cut -d : -f 1-3
    gteval: option '--input': YAML is not read
    Try 'gteval --help'
    $ printf 'Bounds 0 9\ne MAX\n1 Chance\n1.1 4\n1.2 5\n2 MIN\n2.1 3\n' | gteval | sed -n 2p
    value: 4.5

A letter and a name mean the same to all programs. Their older spellings still work, but
are not offered.

    $ echo 3 12 8 2 4 6 14 5 2 | gteval -W 3 -d 2 | sed -n 2p
    value: 3
    $ echo 1 2 3 4 | gtconv -i leaves -W 2 -d 2 -f nested
    [[1,2],[3,4]]
    $ gtgen -W2 -d2 -s7 -c2 > new && gtgen -W2 -D2 -s7 -c2 | cmp - new
    $ for option in -S -s --summary; do gteval $option new | cksum; done | uniq | wc -l
    1
    $ gtconv -d 1 trees/aima.json
    trees/aima.json: error: node 1 (B) has no static value, which depth 1 needs
    [1]
    $ gtconv --cut-depth=1 trees/aima.json
    trees/aima.json: error: node 1 (B) has no static value, which depth 1 needs
    [1]
    $ gtconv -f nested --lossy trees/aima.json 2> /dev/null | gteval -i nested | sed -n 2p
    value: 3
    $ gtconv -f node-link trees/aima.json | gteval -i Node-Link | sed -n 2p
    value: 3
    $ for key in lab levels sets; do
    >     gteval -f $key trees/minmax.json > old && gteval -f $key-key trees/minmax.json | cmp - old
    > done
    $ for program in gteval gtgen gtconv; do
    >     $program --help | grep -e cut-depth -e '-[sDdWwS],'
    > done
      -W, --width=B              width of the full tree that leaves text is of
      -d, --depth=N              treat nodes N plies down as leaves, by their own
      -w, --window=ALPHA,BETA    start window
      -S, --summary              one table over all trees instead of one result a
      -W, --width=B              children of each inner node, at most B in ragged trees
      -d, --depth=D              plies from the root to the deepest leaves (default 3;
      -s, --seed=S               which stream of trees (default 1)
      -W, --width=B              width of the full tree that leaves text is of
      -d, --depth=N              nodes N plies down become leaves, worth their own
      -s, --seed=S               which random order (default 1)

An option that has no meaning for an algorithm is refused, not ignored.

    $ gteval --algo=sss --window=0,9 trees/sss-example.dewey
    gteval: option '--window' has no meaning for 'sss'
    Try 'gteval --help'
    [2]

The name of the output says its format, if nothing else does.

    $ for name in a.svg A.SVG a.html a.htm a.dot a.gv a.tikz a.tex a.json a.csv a.txt a.outline; do
    >     gteval -o $name trees/aima.json && head -n 1 $name | cut -c 1-21
    > done
    <svg xmlns="http://ww
    <svg xmlns="http://ww
    <!DOCTYPE html>
    <!DOCTYPE html>
    graph {
    graph {
    \documentclass[border
    \documentclass[border
    {"file":"trees/aima.j
    file,tree,algorithm,v
    algorithm: alpha-beta
    alpha-beta: value 3, 
    $ for name in a.svg a.tex a.gv a.outline a.json a.jsonl a.dewey a.list a.csv a.efg; do
    >     gtconv --output=$name trees/aima.json && head -n 1 $name | cut -c 1-21
    > done
    <svg xmlns="http://ww
    \documentclass[border
    graph {
    Game tree: 13 nodes, 
    {"name":"A","player":
    {"name":"A","player":
    e max A
    (A (B (b1 3) (b2 12) 
    id,parent,value,playe
    EFG 2 R "game tree" {
    $ gteval -o a.svg --format=json trees/aima.json && cut -c 1-15 a.svg
    {"file":"trees/
    $ gtconv -f dewey -o a.svg trees/aima.json && head -n 1 a.svg
    e max A
    $ mkdir b.svg && gteval -o b.svg/a trees/aima.json && head -n 1 b.svg/a
    algorithm: alpha-beta
    $ for name in svg .svg a. a.json.old a.xml; do
    >     gteval -o $name trees/aima.json && head -n 1 $name
    > done
    algorithm: alpha-beta
    algorithm: alpha-beta
    algorithm: alpha-beta
    algorithm: alpha-beta
    algorithm: alpha-beta
    $ gteval --summary -o a.csv trees/aima.json && head -n 1 a.csv
    algorithm,trees,leaves_mean,leaves_error,nodes_mean,nodes_error,minimal_ratio,alphabeta_ratio,storage_max
    $ gteval --explain-input -o a.json trees/aima.json && cut -c 1-27 a.json
    {"file":"trees/aima.json","
    $ gteval --list-algorithms -o a.csv && head -c 4 a.csv
    name
    (no end of line)
    $ gteval --moves -o a.svg trees/aima.json
    gteval: option '--moves' has no meaning for 'svg' (by the suffix of --output; --format decides)
    Try 'gteval --help'
    [2]
    $ gteval --algo=bb,sss -o a.svg trees/aima.json
    gteval: 'svg' shows one algorithm at a time (by the suffix of --output; --format decides)
    Try 'gteval --help'
    [2]
    $ gtconv --blank -o a.json trees/aima.json
    gtconv: option '--blank' has no meaning for 'json' (by the suffix of --output; --format decides)
    Try 'gtconv --help'
    [2]
    $ gteval --check=a.json --moves -o a trees/aima.json
    gteval: option '--moves' has no meaning for '--check'
    Try 'gteval --help'
    [2]

The formats that the two programs know.

    $ gteval --list-formats
    option    format      what it is
    --format  text        a report to read; of several algorithms, a table
    --format  json        an object a line for each tree and algorithm
    --format  csv         a row for each tree and algorithm
    --format  lab-key     a course key: what each node chooses, and for how much
    --format  levels-key  a course key: the value of each node visited, indented
    --format  sets-key    a course key: value and leaves read, a line a tree
    --format  outline     the tree, a line a node
    --format  dot         a picture for Graphviz
    --format  svg         a picture for browsers and printing
    --format  tikz        a picture for LaTeX
    --format  html        a page for a browser, which plays searches
    --input   auto        found out, by how the text begins or the name of the file
    --input   json        nested arrays, objects, Dewey ids as keys or an adjacency map
    --input   dewey       one node a line: id, value or (payoffs), max, min or chance, name
    --input   lab         course labs: 'a: [b, c]' and 'b=3', 'c: {d 1/3, e 2/3}' for chance
    --input   levels      one level a line: (k) has k children, [v] is a leaf
    --input   list        brackets (3 [4 5]), braces for chance; a first label names the node
    --input   leaves      the values of a full tree; needs its width
    --input   efg         Gambit's extensive form: games of perfect information
    --input   csv         a table with a header: id,parent,value or parent,child,value
    --input   sets        course files: {(A,MAX),(B,MIN)} {(A,B),(B,4)}, a graph a line
    --input   code        as programs write values: Python's dicts, tree = ..., {{3, 5}, 2}
    --input   prolog      facts: moves(a,[b,c]), staticval(b,3), max_to_move(a)
    --input   forest      LaTeX's package forest: [MAX [3] [12]], as --format=tikz writes
    --input   nested      the same as json
    --input   node-link   the same as json
    $ gtconv --list-formats | sed '/auto/,$d'
    option    format     what it is
    --format  json       objects with names, one tree a line
    --format  nested     arrays and numbers, one tree a line
    --format  dewey      one node a line, by its id
    --format  lab        course labs: 'a: [b, c]' and 'b=3'
    --format  levels     one level a line: (k) has k children, [v] is a leaf
    --format  list       nodes in brackets behind their names
    --format  efg        Gambit's extensive form
    --format  csv        a table: id, parent, value, player and name of each node
    --format  sets       course files: a set of nodes and one of edges, a tree a line
    --format  node-link  JSON of nodes and links, as networkx and D3 have it
    --format  outline    the tree, a line a node
    --format  dot        a picture for Graphviz
    --format  svg        a picture for browsers and printing
    --format  tikz       a picture for LaTeX
    --format  html       a page for a browser, which plays searches
    $ gtconv --list-formats > /dev/full
    gtconv: cannot write standard output: No space left on device
    [4]

Asked for help or the version, a program does nothing else.

    $ gteval --help missing.json | head -n 1
    Usage: gteval [OPTION]... [FILE]...
    $ gteval --version missing.json | head -n 1 | tr 0-9 n
    gteval n.n.n
    $ gtgen --help | head -n 1
    Usage: gtgen [OPTION]...

The locale changes nothing.

    $ echo '[0.5, 1.5]' | LC_ALL=de_DE.UTF-8 gteval | sed -n 2p
    value: 1.5

A limit of memory is a size, for all programs in the same words. What is over it is in
tests/limits.sh.

    $ gteval --limit-memory=1T trees/aima.json | sed -n 2p
    value: 3
    $ gteval --limit-memory=none trees/aima.json | sed -n 2p
    value: 3
    $ gteval --limit-memory=1.5G trees/aima.json
    gteval: option '--limit-memory': expected a size, as 512M or 8G, or none, not '1.5G'
    Try 'gteval --help'
    [2]
    $ gteval --limit-memory=0 trees/aima.json
    gteval: option '--limit-memory': expected a size, as 512M or 8G, or none, not '0'
    Try 'gteval --help'
    [2]
    $ gteval --limit-memory=20000000T trees/aima.json
    gteval: option '--limit-memory': expected a size, as 512M or 8G, or none, not '20000000T'
    Try 'gteval --help'
    [2]
    $ gtconv --limit-memory=-1 trees/aima.json
    gtconv: option '--limit-memory': expected a size, as 512M or 8G, or none, not '-1'
    Try 'gtconv --help'
    [2]
    $ gtgen --limit-memory=G
    gtgen: option '--limit-memory': expected a size, as 512M or 8G, or none, not 'G'
    Try 'gtgen --help'
    [2]
