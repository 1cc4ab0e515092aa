What pictures do with what does not fit. All else about them is in tests/unit/check_draw.c and
tests/pictures.sh.

A value that is a bound only, in the caption.

    $ gteval --window=4,9 --format=svg trees/aima.json | grep '"facts"'
    <text class="facts" x="22.0" y="62.0">value ≤ 3, 9 of 13 nodes, 5 of 9 leaves, 2 cutoffs</text>

Of several children that are cut, the first says why.

    $ gteval --format=dot trees/aima.json | grep teetee
      n5 -- n7 [ style=dashed color=gray45 dir=forward arrowhead=teetee label="3 ≥ 2"]
      n5 -- n8 [ style=dashed color=gray45 dir=forward arrowhead=teetee]

Values too wide for triangles stand beside all of them.

    $ echo '[[123456789012345],[2]]' > wide.json
    $ gteval --format=svg wide.json | grep -o '"\(value\|beside\)".*>[0-9].*<'
    "beside" x="188.7" y="29.0">123456789012345<
    "beside" x="93.5" y="93.0">123456789012345<
    "value" x="70.0" y="166.0">123456789012345<
    "value" x="260.5" y="166.0">2<
    $ gteval --format=tikz wide.json | grep -o 'beside={[^}]*}'
    beside={e\\$123456789012345$}
    beside={1\\$123456789012345$}
    beside={2\\$\le 2$}

What stands above a picture goes on in the next line; of a principal variation the first 20
nodes are told.

    $ echo '{"children":[{"name":"a move that takes more words than go into a line","value":1}]}' > move.json
    $ gteval --format=svg move.json | grep '"facts"'
    <text class="facts" x="22.0" y="62.0">value 1, move a move that takes m…, 2 of 2 nodes, 1 of</text>
    <text class="facts" x="22.0" y="79.5">1 leaf</text>
    $ gtgen -W1 -D22 | gteval --format=svg | grep '<desc' | grep -c ' .*1 …</desc>'
    1

Static values of inner nodes are in brackets.

    $ echo '{"value":3,"children":[1,2]}' | gtconv --format=svg | grep '"value"'
    <text class="value" x="36.0" y="31.0">(3)</text>
    <text class="value" x="15.0" y="92.0">1</text>
    <text class="value" x="57.0" y="92.0">2</text>

A node of which two bounds are known.

    $ gtgen -W2 -D5 --seed=2 --values=0..30 | gteval --algo=cstar --format=outline | grep '19\.\.'
         +- ^ 2.1 19..22
         |  +- v 2.1.1 19..22

Chance nodes are circles, the odds stand on the edges below them as they were written. What never
happens was never visited. A cut there says what is known of the mean and the bound that it does
not reach. (No outcome of 2 is worth more than 9: the mean is at most 0/2 - 1/3 + 9/6.)

    $ cat > chance.dewey <<END
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
    > 3.1 @0 min
    > 3.1.1 7
    > 3.2 @100% 1
    > END
    $ gteval --format=outline chance.dewey
    alpha-beta: value 1.5, move 1, 11 of 14 nodes, 6 of 8 leaves, 1 cutoff

    * ^ e = 1.5
    * +- o 1 = 1.5
      |  +- @1/2 1.1 = 2  #1
      |  `- @1/2 1.2 = 1  #2
      +- o 2 <= 1.1666666666666667
      |  +- @1/2 v 2.1 = 0
      |  |  +- 2.1.1 = 0  #3
      |  |  `- 2.1.2 = 2  #4
      |  +- @1/3 2.2 = -1  #5
    . |  `x @1/6 2.3 (1)  cut: mean <= 1.1666666666666667 <= 1.5, 1 node left out
      `- o 3 <= 1
    .    +- @0 v 3.1
    .    |  `- 3.1.1 (7)
         `- @100% 3.2 = 1  #6

    ^ MAX  v MIN  o chance  @1/2 its odds  * principal variation  . never visited  #1 first leaf read  x cut
    $ gteval --format=svg chance.dewey | grep -o '"\(odds\|bound\)".*>[^<]*<\|<title>2.3.*</title>'
    "odds" x="29.6" y="169.1">1/2<
    "odds" x="97.5" y="169.1">1/2<
    "odds" x="293.7" y="169.1">1/2<
    "odds" x="395.4" y="169.1">1/3<
    "odds" x="463.2" y="169.1">1/6<
    "odds" x="610.9" y="169.1">0<
    "odds" x="678.8" y="169.1">100%<
    "bound" x="479.7" y="134.9">mean ≤ 1.1666… ≤ 1.5<
    <title>2.3: leaf, value 1, odds 1/6, never visited, left out by the cut mean ≤ 1.1666666666666667 ≤ 1.5</title>
    $ gteval --format=svg chance.dewey | grep -c 'class="chance"'
    4
    $ gteval --format=dot chance.dewey | grep -e '-- n\|ellipse' | sed 's/ tooltip=.*//'
      n1 [shape=ellipse label="1.5\n1" fillcolor="#d9f0dd" color="#1d6b34"
      n0 -- n1 [penwidth=3]
      n1 -- n2 [ label="1/2"]
      n1 -- n3 [ label="1/2"]
      n4 [shape=ellipse label="≤ 1.1666…\n2" fillcolor="#d9f0dd" color="#1d6b34"
      n0 -- n4 []
      n4 -- n5 [ label="1/2"]
      n5 -- n6 []
      n5 -- n7 []
      n4 -- n8 [ label="1/3"]
      n4 -- n9 [ style=dashed color=gray45 dir=forward arrowhead=teetee label="1/6\nmean ≤ 1.1666… ≤ 1.5"]
      n10 [shape=ellipse label="≤ 1\n3" fillcolor="#d9f0dd" color="#1d6b34"
      n0 -- n10 []
      n10 -- n11 [style=dashed color=gray45 label="0"]
      n11 -- n12 [style=dashed color=gray45]
      n10 -- n13 [ label="100%"]
    $ gteval --format=tikz chance.dewey | grep -e '^\[.*\(odds\|chance\)' | cut -c 1-90
    [{\makebox[0pt]{}}, chance, beside={1\\$1.5$}, line, s sep=2.0mm, l sep=11mm
    [{$2$\\\scriptsize 1.1\\\scriptsize\#1}, leaf, odds={1/2}]
    [{$1$\\\scriptsize 1.2\\\scriptsize\#2}, leaf, odds={1/2}]]
    [{\makebox[0pt]{}}, chance, beside={2\\$\le 1.1666\ldots{}$\quad \textcolor{red!65!black}{
    [{\makebox[0pt]{}}, min, beside={2.1\\$0$}, odds={1/2}, s sep=2.0mm
    [{${-}1$\\\scriptsize 2.2\\\scriptsize\#5}, leaf, odds={1/3}]
    [{$1$\\\scriptsize 2.3}, leaf, unvisited, cut, odds={1/6}]]
    [{\makebox[0pt]{}}, chance, beside={3\\$\le 1$}, s sep=60.9mm, l sep=11mm
    [{\makebox[0pt]{}}, min, beside={3.1\\}, unvisited, odds={0}, s sep=2.0mm
    [{$1$\\\scriptsize 3.2\\\scriptsize\#6}, leaf, odds={100\%}]]]

Very large and very small numbers, as they are read and as they are set.

    $ echo '[1e20,[-1e300,1e-9]]' > far.json
    $ gteval --format=svg far.json | grep -o '"\(value\|beside\)".*'
    "beside" x="109.6" y="29.0">1e+20</text>
    "value" x="28.0" y="92.0">1e+20</text>
    "beside" x="167.8" y="93.0">≤ −1e+300</text>
    "value" x="105.5" y="166.0">−1e+300</text>
    "value" x="183.0" y="166.0">1e−09</text>
    $ gteval --format=tikz far.json | grep -o '[$][^$]*mathrm[^$]*[$]'
    $1\mathrm{e}{+}20$
    $1\mathrm{e}{+}20$
    $\le {-}1\mathrm{e}{+}300$
    $1\mathrm{e}{+}20 \ge {-}1\mathrm{e}{+}300$
    ${-}1\mathrm{e}{+}300$
    $1\mathrm{e}{-}09$

A sheet hides values, not the odds.

    $ gtconv --blank --format=outline chance.dewey | sed 5q
    Game tree: 14 nodes, 8 leaves, 3 plies

    ^ e [     ]
    +- o 1 [     ]
    |  +- @1/2 1.1 = 2

Games with payoffs: the numbers of those who move, all payoffs at the leaves.

    $ cat > payoffs.dewey <<END
    > players "Anna" "Bob" "Carol"
    > e p1
    > 1 chance
    > 1.1 @1/2 (1, 2, 3)
    > 1.2 @1/2 (4, 5, 6)
    > 2 p3
    > 2.1 (0, 1, -2)
    > 2.2 (1, 1, 0.5)
    > END
    $ gtconv --format=outline payoffs.dewey
    Game tree: 7 nodes, 4 leaves, 2 plies, 3 players: Anna, Bob, Carol

    p1 e
    +- o 1
    |  +- @1/2 1.1 = (1, 2, 3)
    |  `- @1/2 1.2 = (4, 5, 6)
    `- p3 2
       +- 2.1 = (0, 1, -2)
       `- 2.2 = (1, 1, 0.5)

    pN player N  o chance  @1/2 its odds
    $ gteval --format=outline payoffs.dewey
    max^n: payoffs (2.5, 3.5, 4.5), move 1, 7 of 7 nodes, 4 of 4 leaves, 3 players: Anna, Bob, Carol

    * p1 e = (2.5, 3.5, 4.5)
    * +- o 1 = (2.5, 3.5, 4.5)
      |  +- @1/2 1.1 = (1, 2, 3)  #1
      |  `- @1/2 1.2 = (4, 5, 6)  #2
      `- p3 2 = (1, 1, 0.5)
         +- 2.1 = (0, 1, -2)  #3
         `- 2.2 = (1, 1, 0.5)  #4

    pN player N  o chance  @1/2 its odds  * principal variation  . never visited  #1 first leaf read  x cut
    $ gteval --format=svg payoffs.dewey | grep -o '"beside".*>[^<]*<\|<title>e:.*</title>'
    <title>e: player 1 (Anna), payoffs (2.5, 3.5, 4.5), on the principal variation</title>
    "beside" x="199.8" y="33.0">(2.5, 3.5, 4.5)<
    "beside" x="104.3" y="107.0">(2.5, 3.5, 4.5)<
    "beside" x="292.7" y="107.0">(1, 1, 0.5)<
    $ gtconv --format=svg payoffs.dewey | grep -o '<title>.*</title>\|"value".*>[^<]*<'
    <title>e: player 1 (Anna)</title>
    "value" x="174.1" y="24.0">1<
    <title>1: chance</title>
    <title>1.1: leaf, payoffs (1, 2, 3), odds 1/2</title>
    "value" x="34.7" y="166.0">(1, 2, 3)<
    <title>1.2: leaf, payoffs (4, 5, 6), odds 1/2</title>
    "value" x="127.6" y="166.0">(4, 5, 6)<
    <title>2: player 3 (Carol)</title>
    "value" x="267.0" y="98.0">3<
    <title>2.1: leaf, payoffs (0, 1, -2)</title>
    "value" x="220.6" y="166.0">(0, 1, −2)<
    <title>2.2: leaf, payoffs (1, 1, 0.5)</title>
    "value" x="313.5" y="166.0">(1, 1, 0.5)<
    $ gteval --format=dot payoffs.dewey | grep -o 'shape=[eh][a-z]* label="[^"]*"'
    shape=hexagon label="1\n(2.5, 3.5, 4.5)\ne"
    shape=ellipse label="(2.5, 3.5, 4.5)\n1"
    shape=hexagon label="3\n(1, 1, 0.5)\n2"
    $ for f in dot svg tikz outline; do gtconv --blank -f $f payoffs.dewey |
    >     grep -o -e 'label="[0-9]\?\(\\n\)\? \?"' -e 'class="answer".*width="[0-9.]*"' \
    >     -e 'framebox.[0-9]*mm' -e '\[  *\]' | sed 's/ x=.*w/ w/' | sort -u; done
    [                  ]
    class="answer" width="78.0"
    framebox[22mm
    [             ]
    $ gtconv --format=dot payoffs.dewey | grep -o 'shape=[a-z]* label="[^"]*"'
    shape=hexagon label="1\ne"
    shape=ellipse label="1"
    shape=box label="1.1\n(1, 2, 3)"
    shape=box label="1.2\n(4, 5, 6)"
    shape=hexagon label="3\n2"
    shape=box label="2.1\n(0, 1, −2)"
    shape=box label="2.2\n(1, 1, 0.5)"
    $ gtconv --format=tikz payoffs.dewey | grep -o '^\[{.*}, \(player\|chance\|leaf\)'
    [{\makebox[0pt]{1}}, player
    [{\makebox[0pt]{}}, chance
    [{$(1, 2, 3)$\\\scriptsize 1.1}, leaf
    [{$(4, 5, 6)$\\\scriptsize 1.2}, leaf
    [{\makebox[0pt]{3}}, player
    [{$(0, 1, {-}2)$\\\scriptsize 2.1}, leaf
    [{$(1, 1, 0.5)$\\\scriptsize 2.2}, leaf

What is drawn of chance is not read back as something else.

    $ gtconv --format=tikz chance.dewey | gtconv
    -:39:21: error: an option that may say something about the tree: chance
    [{\makebox[0pt]{}}, chance, beside={1}, s sep=2.0m
                        ^
    [1]

With --windows it is shown how each node was entered, and cuts name their bounds.

    $ gteval --windows --format=outline trees/aima.json
    alpha-beta: value 3, move B, 11 of 13 nodes, 7 of 9 leaves, 1 cutoff

    * ^ A = 3  [-inf, inf]
    * +- v B = 3  [-inf, inf]
    * |  +- b1 = 3  #1  [-inf, inf]
      |  +- b2 = 12  #2  [-inf, 3]
      |  `- b3 = 8  #3  [-inf, 3]
      +- v C <= 2  [3, inf]
      |  +- c1 = 2  #4  [3, inf]
    . |  +x c2 (4)  cut: alpha 3 >= beta 2, 2 nodes left out
    . |  `x c3 (6)
      `- v D <= 2  [3, inf]
         +- d1 = 14  #5  [3, inf]
         +- d2 = 5  #6  [3, 14]
         `- d3 = 2  #7  [3, 5]

    ^ MAX  v MIN  * principal variation  . never visited  #1 first leaf read  x cut
    $ gteval --windows --format=svg trees/aima.json | grep -o '"\(window\|bound\)".*>.*<'
    "window" x="252.2" y="13.0">[−∞, ∞]<
    "window" x="102.7" y="127.0">[−∞, ∞]<
    "window" x="252.2" y="127.0">[3, ∞]<
    "bound" x="243.6" y="112.0">α 3 ≥ β 2<
    "window" x="401.8" y="127.0">[3, ∞]<
    $ gteval --windows --format=svg trees/aima.json | grep -o '<title>c2.*<'
    <title>c2: leaf, value 4, never visited, left out by the cut alpha 3 ≥ beta 2<
    $ gteval --windows --format=tikz trees/aima.json | grep '[{]C\|d2'
    [{\makebox[0pt]{$\le 2$}}, min, beside={C\ $[3, \infty]$\\\textcolor{red!65!black}{$\alpha\,3 \ge \beta\,2$}}, s sep=2.0mm
    [{$5$\\\scriptsize d2\\\scriptsize\#6\\\scriptsize $[3, 14]$}, leaf]
    $ gteval --windows --format=dot trees/aima.json | grep 'n5 \|d2'
      n5 [shape=invtriangle label="≤ 2\nC\n[3, ∞]" fillcolor="#fde3c3" color="#8a4b08" tooltip="C: MIN, value ≤ 2, entered with [3, inf]"]
      n0 -- n5 []
      n5 -- n6 []
      n5 -- n7 [ style=dashed color=gray45 dir=forward arrowhead=teetee label="α 3 ≥ β 2"]
      n5 -- n8 [ style=dashed color=gray45 dir=forward arrowhead=teetee]
      n11 [shape=box label="d2\n5\n#6\n[3, 14]" tooltip="d2: leaf, value 5, entered with [3, 14], read as number 6"]

A null window lies next to a number; the last window follows where a node was searched again.
Others have tests, merits and steps, bounds and passes. Minimax has no windows.

    $ gtgen -W2 -D3 --seed=2 > again.json
    $ gteval --windows --algo=negascout --format=outline again.json | sed '1,2d;/^$/,$d'
    * ^ e = 40  [-inf, inf]
      +- v 1 = 18  [-inf, inf]
      |  +- ^ 1.1 = 83  [-inf, inf]
      |  |  +- 1.1.1 = 83  #1  [-inf, inf]
      |  |  `- 1.1.2 = 80  #2  [83, 83+]
      |  `- ^ 1.2 = 18  [83-, 83], [-inf, 18]
      |     +- 1.2.1 = 16  #3  [83-, 83], [-inf, 18]
      |     `- 1.2.2 = 18  #4  [83-, 83], [16, 16+]
    * `- v 2 = 40  [18, 18+], [40, inf]
    *    +- ^ 2.1 = 40  [18, 18+], [40, inf]
    *    |  +- 2.1.1 = 40  #5  [18, 18+], [40, inf]
         |  `- 2.1.2 = 24  #7  [40, 40+]
         `- ^ 2.2 >= 41  [18, 18+]
            +- 2.2.1 = 41  #6  [18, 18+]
    .       `x 2.2.2 (87)  cut: alpha 41 > beta 18, 1 node left out
    $ for a in scout sss dual recsss mtdf; do
    > gteval --windows --algo=$a --format=outline again.json | sed '1d;/^[*.a-z ]*$/d' | sed 5q; done
    * ^ e = 40
      +- v 1 = 18
      |  +- ^ 1.1 = 83
      |  |  +- 1.1.1 = 83  #1
      |  |  `- 1.1.2 = 80  #2  > 83?
    * ^ e = 40  h = inf, step 1
      +- v 1  h = inf, step 2
      |  +- ^ 1.1 = 83  h = inf, step 3
      |  |  +- 1.1.1 = 83  #1  h = inf, step 4
      |  |  `- 1.1.2 = 80  #2  h = inf, step 5
    * ^ e = 40  h = -inf, step 1
      +- v 1 = 18  h = -inf, step 2
      |  +- ^ 1.1  h = -inf, step 3
      |  |  +- 1.1.1 = 83  #1  h = -inf, step 4
    . |  |  `- 1.1.2 (80)
    * ^ e = 40  h = 40
      +- v 1 <= 18  h = 83
      |  +- ^ 1.1 = 83  h = 83
      |  |  +- 1.1.1 = 83  #1  h = 83
      |  |  `- 1.1.2 = 80  #2  h = inf
    * ^ e = 40  >= 40 pass 2, <= 40 pass 1
      +- v 1 <= 18  <= 18 pass 1
      |  +- ^ 1.1 >= 83  >= 83 pass 1
      |  |  +- 1.1.1 = 83  #1  83 pass 1
    . |  |  `x 1.1.2 (80)  cut: 83 >= 51.5, 1 node left out
    $ gteval --windows --algo=minimax --format=svg trees/aima.json
    gteval: option '--windows' has no meaning for 'minimax'
    Try 'gteval --help'
    [2]
    $ gteval --windows trees/aima.json
    gteval: option '--windows' has no meaning for 'text'
    Try 'gteval --help'
    [2]
    $ gteval --windows --format=html trees/aima.json
    gteval: option '--windows' has no meaning for 'html'
    Try 'gteval --help'
    [2]
    $ gteval --windows --algo=shallow --format=outline payoffs.dewey | sed '1,2d'
    * p1 e = (2.5, 3.5, 4.5)  [-inf, 16]
    * +- o 1 = (2.5, 3.5, 4.5)  [-inf, inf]
      |  +- @1/2 1.1 = (1, 2, 3)  #1  [-inf, inf]
      |  `- @1/2 1.2 = (4, 5, 6)  #2  [-inf, inf]
      `- p3 2 = (1, 1, 0.5)  [-inf, 11.5]
         +- 2.1 = (0, 1, -2)  #3  [-inf, inf]
         `- 2.2 = (1, 1, 0.5)  #4  [-inf, inf]

    pN player N  o chance  @1/2 its odds  * principal variation  . never visited  #1 first leaf read  x cut
    $ gteval --windows --format=outline payoffs.dewey | sed -n '3,4p'
    * p1 e = (2.5, 3.5, 4.5)
    * +- o 1 = (2.5, 3.5, 4.5)
    $ gteval --windows --algo=all --format=outline trees/aima.json | sed -n '/^minimax/,/A = /p'
    minimax: value 3, move B, 13 of 13 nodes, 9 of 9 leaves

    * ^ A = 3

On sheets there are boxes for windows, cuts and the order of leaves.

    $ gtconv --blank --windows --format=svg trees/aima.json | grep -c '"answer"'
    41
    $ gtconv --blank --windows --format=tikz trees/aima.json | grep -c ', box'
    12
    $ gtconv --blank --windows --format=dot trees/aima.json | grep 'n5 \|d2'
      n5 [shape=invtriangle label="[      ]\nC\n[      ,      ]" fillcolor="#fde3c3" color="#8a4b08" tooltip="C: MIN"]
      n0 -- n5 [ label="[  ]"]
      n5 -- n6 [ label="[  ]"]
      n5 -- n7 [ label="[  ]"]
      n5 -- n8 [ label="[  ]"]
      n11 [shape=box label="d2\n5\n#[    ]\n[      ,      ]" tooltip="d2: leaf, value 5"]
    $ gtconv --windows --format=svg trees/aima.json
    gtconv: option '--windows' goes with --blank
    Try 'gtconv --help'
    [2]
    $ gtconv --windows trees/aima.json
    gtconv: option '--windows' has no meaning for 'json'
    Try 'gtconv --help'
    [2]
    $ gtconv --blank --windows --format=html trees/aima.json
    gtconv: option '--windows' has no meaning for 'html'
    Try 'gtconv --help'
    [2]

Nodes are called as one likes, and pictures as well.

    $ gteval --labels=letters --title='A & B' --format=outline trees/bratko.json | head -n 5
    A & B: value 4, move b, 11 of 15 nodes, 5 of 8 leaves, 2 cutoffs

    * ^ a = 4
    * +- v b = 4
    * |  +- ^ c = 4
    $ gteval --labels=none --format=outline trees/bratko.json | head -n 9
    alpha-beta: value 4, move b, 11 of 15 nodes, 5 of 8 leaves, 2 cutoffs

    * ^ = 4
    * +- v = 4
    * |  +- ^ = 4
      |  |  +- = 1  #1
    * |  |  `- = 4  #2
      |  `- ^ >= 5
      |     +- = 5  #3
    $ gtconv --labels=ids --format=svg trees/bratko.json | grep -c '>1\.2\.1<'
    1
    $ gteval --labels=letters --title='A & B' --format=svg trees/aima.json | grep '"title"\|"facts"\|"name".*>b<'
    <text class="title" x="22.0" y="39.0">A &amp; B</text>
    <text class="facts" x="22.0" y="62.0">value 3, move b, 11 of 13 nodes, 7 of 9 leaves, 1 cutoff</text>
    <text class="name" x="75.3" y="108.0">b</text>
    $ gteval --labels=none --format=dot trees/aima.json | grep 'n2 \['
      n2 [shape=box label="3\n#1" tooltip="b1: leaf, value 3, read as number 1, on the principal variation" penwidth=3]
      n1 -- n2 [penwidth=3]
    $ gtconv --labels=none --format=tikz trees/aima.json | grep -c scriptsize
    0
    [1]
    $ echo '[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27]' |
    > gtconv --labels=letters --format=outline | grep '2[4567]'
    Game tree: 28 nodes, 27 leaves, 1 ply
    +- y = 24
    +- z = 25
    +- aa = 26
    `- ab = 27
    $ gtconv --labels=numbers --format=svg trees/aima.json
    gtconv: option '--labels': expected names, ids, letters or none, not 'numbers'; did you mean 'names'?
    Try 'gtconv --help'
    [2]
    $ gtconv --labels=ids trees/aima.json
    gtconv: option '--labels' has no meaning for 'json'
    Try 'gtconv --help'
    [2]
    $ gtconv --title=A --format=html trees/aima.json
    gtconv: option '--title' has no meaning for 'html'
    Try 'gtconv --help'
    [2]

A tree may grow to the right: children stand beside their parent, and texts above and below the
edges that leave it.

    $ gteval --layout=right --windows --format=svg trees/aima.json | grep 'edge line\|"bound"\|>C<\|>d2<'
    <path class="edge line" d="M36.2 123.0H96.2"/>
    <path class="edge line" d="M176.4 39.0H246.0"/>
    <path class="edge line" d="M96.2 123.0L140.2 39.0H152.2"/>
    <path class="edge line" d="M246.0 39.0L290.0 11.0"/>
    <text class="name" x="191.8" y="117.0">C</text>
    <text class="bound" x="182.1" y="137.0">α 3 ≥ β 2</text>
    <text class="name" x="327.0" y="211.0">d2</text>
    <g transform="translate(178.5 357.5)"><path class="edge line" d="M2 10H26"/><text class="name" x="33.0" y="14.0">principal variation</text>
    $ gteval --layout=right --format=dot trees/aima.json | grep 'rankdir\|d2'
      graph [rankdir=LR ordering=out outputorder=edgesfirst labelloc=t nodesep=0.2 ranksep=0.4 fontname="Helvetica,Arial,sans-serif"
      n11 [shape=box label="d2  5  #6" tooltip="d2: leaf, value 5, read as number 6"]
    $ gteval --layout=right --windows --format=tikz trees/aima.json | grep 'grow\|[{]C\|d2'
      default preamble={for tree={draw, font=\small, inner sep=1pt, grow'=east,
    [{\makebox[0pt]{$\le 2$}}, min, beside={C\ $[3, \infty]$}, second={\textcolor{red!65!black}{$\alpha\,3 \ge \beta\,2$}}, s sep=2.0mm, l sep=29.1mm
    [{$5$\textgap{}\scriptsize d2\textgap{}\scriptsize\#6\textgap{}\scriptsize $[3, 14]$}, leaf]
    $ gteval --layout=right --format=tikz trees/aima.json | gtconv > right.json
    $ gteval --format=tikz trees/aima.json | gtconv | cmp - right.json
    $ printf 'e chance\n1 @1/3 max\n1.1 2\n1.2 1\n2 @2/3 1\n' > odds.dewey
    $ gteval --layout=right --format=svg odds.dewey | grep '"odds"\|class="edge'
    <path class="edge line" d="M38.0 46.0H107.6"/>
    <path class="edge" d="M222.9 25.0H254.3"/>
    <path class="edge" d="M107.6 46.0L189.9 25.0H200.9"/>
    <text class="odds" x="175.4" y="32.7">1/3</text>
    <path class="edge" d="M254.3 25.0L298.3 11.0"/>
    <path class="edge" d="M254.3 25.0L298.3 39.0"/>
    <path class="edge" d="M107.6 46.0L189.9 67.0"/>
    <text class="odds" x="175.4" y="67.3">2/3</text>
    <g transform="translate(22.0 213.5)"><path class="edge line" d="M2 10H26"/><text class="name" x="33.0" y="14.0">principal variation</text>
    <g transform="translate(183.9 213.5)"><path class="edge unvisited" d="M2 10H26"/><text class="name" x="33.0" y="14.0">never visited</text>
    $ gtconv --layout=right --blank --windows --format=svg trees/aima.json | grep -c '"answer"'
    41
    $ gtconv --layout=right --blank --windows --format=tikz trees/aima.json | grep '[{]C'
    [{\makebox[0pt]{}}, min, beside={C\ \framebox[14mm]{\rule{0pt}{2mm},}}, second={\framebox[10mm]{\rule{0pt}{3mm}}}, box, s sep=2.0mm, l sep=32.9mm
    $ gteval --layout=right --format=outline trees/aima.json
    gteval: option '--layout' has no meaning for 'outline'
    Try 'gteval --help'
    [2]
    $ gtconv --layout=right --format=html trees/aima.json
    gtconv: option '--layout' has no meaning for 'html'
    Try 'gtconv --help'
    [2]
    $ gtconv --layout=left --format=svg trees/aima.json
    gtconv: option '--layout': expected down or right, not 'left'
    Try 'gtconv --help'
    [2]

Long names go on in other lines, where they can be broken; what is too long is shortened.

    $ cat > long.json <<END
    > {"name": "Castle on the queen's side", "children": [
    >   {"name": "pawn_takes_pawn-and-check", "value": 1},
    >   {"name": "a quiet move that leads nowhere at all in the end", "value": 2},
    >   {"name": "Donaudampfschiff and on", "value": 3}]}
    > END
    $ gtconv --format=svg long.json | grep '"name".*on\|under'
    .under{font-size:12px}
    <text class="name" x="183.8" y="8.0">Castle on the</text>
    <text class="under" x="49.8" y="115.0">pawn_takes_</text>
    <text class="under" x="49.8" y="128.0">pawn-and-check</text>
    <text class="under" x="160.3" y="115.0">a quiet move</text>
    <text class="under" x="160.3" y="128.0">that leads</text>
    <text class="under" x="160.3" y="141.0">nowhere at al…</text>
    <text class="under" x="270.8" y="115.0">Donaudampfsch…</text>
    <text class="under" x="270.8" y="128.0">and on</text>
    $ gtconv --format=svg long.json | grep '<title>'
    <g class="node"><title>Castle on the queen&#39;s side: MAX</title>
    <g class="node"><title>pawn_takes_pawn-and-check: leaf, value 1</title>
    <g class="node"><title>a quiet move that leads nowhere at all in the end: leaf, value 2</title>
    <g class="node"><title>Donaudampfschiff and on: leaf, value 3</title>
    $ gtconv --format=dot long.json | grep -o 'label="[^"]*"'
    label="Game tree\n4 nodes, 3 leaves, 1 ply\n△ MAX  ▽ MIN\n"
    label="Castle on\nthe queen's…"
    label="pawn_takes_\npawn-and-\ncheck\n1"
    label="a quiet move\nthat leads\nnowhere at …\n2"
    label="Donaudampfs…\nand on\n3"
    $ gtconv --format=tikz long.json | grep '^\['
    [{\makebox[0pt]{}}, max, beside={Castle \namebreak{}on\ the\ …}, s sep=2.0mm
    [{$1$\\\scriptsize pawn\_\namebreak{}takes\_\namebreak{}pawn{-}an…}, leaf]
    [{$2$\\\scriptsize a\ quiet \namebreak{}move \namebreak{}that\ le…}, leaf]
    [{$3$\\\scriptsize Donauda… \namebreak{}and\ on}, leaf]]
    $ gtconv --format=svg --layout=right long.json | grep '"name".*[a-z]<'
    <text class="name" x="38.9" y="26.0">Castle on the queen&#39;s</text>
    <text class="name" x="38.9" y="39.0">side</text>
    <text class="name" x="252.6" y="23.5">check</text>
    <text class="name" x="252.6" y="42.5">a quiet move that leads</text>
    <text class="name" x="252.6" y="81.0">Donaudampfschiff and on</text>
    $ gtconv --format=tikz --layout=right long.json | grep '^\['
    [{\makebox[0pt]{}}, max, beside={Castle\ on\ the \namebreak{}queen{'}s\ side}, s sep=2.0mm, l sep=36.7mm
    [{$1$\textgap{}\scriptsize pawn\_takes\_pawn{-}and{-}che…}, leaf]
    [{$2$\textgap{}\scriptsize a\ quiet\ move\ that\ leads…}, leaf]
    [{$3$\textgap{}\scriptsize Donaudampfschiff\ and\ on}, leaf]]

A picture is made smaller until it fits on a page, but not until nobody can read it. Where room is
scarce nodes stand closer, and ids and the bounds of cuts go on in other lines.

    $ gtgen -W4 -D3 --seed=1 > 64.json
    $ gteval --page=a4-landscape --format=svg 64.json > 64.svg && head -n 1 64.svg
    <svg xmlns="http://www.w3.org/2000/svg" width="297mm" height="210mm" viewBox="0 0 1780 1259" role="img" aria-labelledby="picture-title picture-description">
    $ grep -A 6 '<title>1.2: ' 64.svg && grep -A 4 '<title>1.2.1' 64.svg
    <g class="node"><title>1.2: MAX, value ≥ 93</title>
    <path class="max" d="M160.2 254.8L188.0 292.8H132.4Z"/>
    <text class="name" x="191.0" y="261.8">1.2</text>
    <text class="value" x="160.2" y="285.8">≥ 93</text>
    <text class="bound" x="191.0" y="274.8">93 ≥</text>
    <text class="bound" x="191.0" y="287.8">42</text>
    </g>
    <g class="node"><title>1.2.1: leaf, value 23, read as number 5</title>
    <rect class="leaf" x="108.3" y="328.8" width="22.8" height="26.0" rx="3"/>
    <text class="value" x="119.7" y="346.8">23</text>
    <text class="under" x="119.7" y="369.8">1.2.</text>
    <text class="under" x="119.7" y="382.8">1</text>
    $ gteval --page=a4-landscape --labels=none --format=svg 64.json | grep -A 5 '<title>1.2: '
    <g class="node"><title>1.2: MAX, value ≥ 93</title>
    <path class="max" d="M156.4 253.5L184.2 291.5H128.6Z"/>
    <text class="name" x="187.2" y="260.5"></text>
    <text class="value" x="156.4" y="284.5">≥ 93</text>
    <text class="bound" x="187.2" y="273.5">93 ≥</text>
    <text class="bound" x="187.2" y="286.5">42</text>
    $ gteval --page=a4 --format=svg 64.json
    64.json: error: on a page of 210 x 297 mm letters would be 3.7 pt high, and 4 can be read; take --layout=right on an upright page, a larger page, --labels=none or less --depth
    [1]
    $ gteval --page=100X60 --layout=right --format=svg 64.json
    64.json: error: on a page of 100 x 60 mm letters would be 1.0 pt high, and 4 can be read; take a larger page, --labels=none or less --depth
    [1]
    $ gteval --page=a4 --layout=right --format=svg 64.json | head -n 1
    <svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 1302 1842" role="img" aria-labelledby="picture-title picture-description">
    $ gtconv --page=A3 --format=svg trees/aima.json | head -n 1
    <svg xmlns="http://www.w3.org/2000/svg" width="297mm" height="420mm" viewBox="0 0 1123 1587" role="img" aria-labelledby="picture-title picture-description">
    $ gtconv --page=letter-landscape --format=dot trees/aima.json | grep 'size=.*,'
      graph [size="10.37,7.87" margin=0.31 ordering=out outputorder=edgesfirst labelloc=t nodesep=0.2 ranksep=0.4 fontname="Helvetica,Arial,sans-serif"
      node [fontname="Helvetica,Arial,sans-serif" fontsize=11 margin="0.05,0.03" width=0.35 height=0.45 style=filled
    $ gtconv --page=160x90 --format=tikz trees/aima.json | grep 'geometry}\|graphicx\|turebox\|end{'
    \usepackage[paperwidth=160mm, paperheight=90mm, margin=8mm]{geometry}
    \usepackage{graphicx}
    \ifdefined\picturebox\else\newsavebox\picturebox\fi
    \begin{lrbox}{\picturebox}
    \end{forest}
    \end{lrbox}%
    \dimen0=\wd\picturebox
    \ifdim\wd\picturebox>144mm
      \sbox\picturebox{\resizebox{144mm}{!}{\usebox\picturebox}}\fi
    \ifdim\dimexpr\ht\picturebox+\dp\picturebox\relax>72mm
      \sbox\picturebox{\resizebox*{!}{72mm}{\usebox\picturebox}}\fi
    \ifdim\wd\picturebox<.57\dimen0
    \centering\usebox\picturebox%
    \end{document}
    $ gtconv --page=60x60 --fragment --format=tikz trees/aima.json | grep 'usepackage\|turebox'
    % needs \usepackage{forest} and \usetikzlibrary{shapes.geometric}
    % and \usepackage{graphicx}
    \ifdefined\picturebox\else\newsavebox\picturebox\fi
    \begin{lrbox}{\picturebox}
    \dimen0=\wd\picturebox
    \ifdim\wd\picturebox>60mm
      \sbox\picturebox{\resizebox{60mm}{!}{\usebox\picturebox}}\fi
    \ifdim\dimexpr\ht\picturebox+\dp\picturebox\relax>60mm
      \sbox\picturebox{\resizebox*{!}{60mm}{\usebox\picturebox}}\fi
    \ifdim\wd\picturebox<.57\dimen0
    \usebox\picturebox%
    $ gtconv --page=160x90 --format=tikz trees/aima.json | gtconv --strip-names --format=nested
    [[3,12,8],[2,4,6],[14,5,2]]
    $ for page in a5 160x 30x90 160x6000 160x90mm x 99999999999999999999x50; do
    > gtconv --page=$page --format=svg trees/aima.json; done 2>&1 | grep option
    gtconv: option '--page': expected a3, a4 or letter, one of these with -landscape behind it, or WxH in mm from 40 to 5000, not 'a5'
    gtconv: option '--page': expected a3, a4 or letter, one of these with -landscape behind it, or WxH in mm from 40 to 5000, not '160x'
    gtconv: option '--page': expected a3, a4 or letter, one of these with -landscape behind it, or WxH in mm from 40 to 5000, not '30x90'
    gtconv: option '--page': expected a3, a4 or letter, one of these with -landscape behind it, or WxH in mm from 40 to 5000, not '160x6000'
    gtconv: option '--page': expected a3, a4 or letter, one of these with -landscape behind it, or WxH in mm from 40 to 5000, not '160x90mm'
    gtconv: option '--page': expected a3, a4 or letter, one of these with -landscape behind it, or WxH in mm from 40 to 5000, not 'x'
    gtconv: option '--page': expected a3, a4 or letter, one of these with -landscape behind it, or WxH in mm from 40 to 5000, not '99999999999999999999x50'
    $ gteval --page=a4 --format=outline trees/aima.json
    gteval: option '--page' has no meaning for 'outline'
    Try 'gteval --help'
    [2]
    $ gtconv --page=a4 trees/aima.json
    gtconv: option '--page' has no meaning for 'json'
    Try 'gtconv --help'
    [2]

A fragment is for a document that has the packages.

    $ gtconv --fragment --format=tikz trees/aima.json | sed -n '1,2p;$p'
    % needs \usepackage{forest} and \usetikzlibrary{shapes.geometric}
    \begingroup
    \endgroup
    $ gteval --fragment --format=svg trees/aima.json
    gteval: option '--fragment' has no meaning for 'svg'
    Try 'gteval --help'
    [2]

Leaves stand at their own ply.

    $ echo '[[3,4],2]' | gtconv --format=svg | grep '<path class="edge"\|class="leaf"'
    <path class="edge" d="M67.5 38.0L36.0 74.0"/>
    <path class="edge" d="M36.0 112.0L15.0 148.0"/>
    <path class="edge" d="M36.0 112.0L57.0 148.0"/>
    <path class="edge" d="M67.5 38.0L99.0 74.0"/>
    <rect class="leaf" x="0.0" y="148.0" width="30.0" height="26.0" rx="3"/>
    <rect class="leaf" x="42.0" y="148.0" width="30.0" height="26.0" rx="3"/>
    <rect class="leaf" x="84.0" y="74.0" width="30.0" height="26.0" rx="3"/>

Names in other letters than Latin may come out as boxes with codes, which take more room.

    $ for name in abcdef Łódźną Ωмирωψ; do echo '{"name":"'$name'","children":[[1,2],[3,4]]}' |
    >     gtconv --format=tikz | grep -o -m 1 's sep=.*'; done
    s sep=13.4mm
    s sep=13.4mm
    s sep=47.6mm

After some of the events a picture shows what was known then, and no more; after all, everything.

    $ gteval --step=20 --format=outline trees/aima.json
    alpha-beta: after 20 of 30 events

      ^ A
      +- v B = 3
      |  +- b1 = 3  #1
      |  +- b2 = 12  #2
      |  `- b3 = 8  #3
      +- v C <= 2
      |  +- c1 = 2  #4
    . |  +x c2 (4)  cut: 3 >= 2, 2 nodes left out
    . |  `x c3 (6)
      `- v D
         +- d1 (14)
    .    +- d2 (5)
    .    `- d3 (2)

    ^ MAX  v MIN  * principal variation  . not visited yet  #1 first leaf read  x cut
    $ gteval --step=20 --format=svg trees/aima.json | grep -o '<desc.*desc>\|<title>\(A\|D\|c3\).*title>\|>not visited yet<'
    <desc id="picture-description">after 20 of 30 events</desc>
    <title>A: MAX</title>
    <title>c3: leaf, value 6, not visited yet, left out by the cut 3 ≥ 2</title>
    <title>D: MIN</title>
    >not visited yet<
    $ for f in dot tikz; do gteval --step=20 --format=$f trees/aima.json | grep -o 'after 20 of 30 events\|not visited yet' | sort -u; done
    after 20 of 30 events
    not visited yet
    not visited yet
    $ gteval --step=20 --plan --format=outline trees/aima.json | grep -c plan
    0
    [1]
    $ gteval --trace --format=json trees/aima.json | grep -vc '"result"'
    30
    $ gteval --step=30 --format=svg trees/aima.json > all.svg && gteval --format=svg trees/aima.json | cmp - all.svg
    $ gteval --step=1 --format=outline trees/three-players.dewey | head -n 1
    max^n: after 1 of 38 events, 3 players
    $ gteval --step=0 --format=svg trees/aima.json
    gteval: option '--step': expected a whole number from 1 to 18446744073709551615, not '0'
    Try 'gteval --help'
    [2]
    $ gteval --step=1 --format=html trees/aima.json
    gteval: option '--step' has no meaning for 'html'
    Try 'gteval --help'
    [2]

A series is a picture after every event, each in a file of its own. The last one is the whole; in
svg, all are as large and no node moves.

    $ gteval --series --output='slide-%03d.svg' trees/aima.json && ls slide-* | sed -n '1,2p;$p'
    slide-001.svg
    slide-002.svg
    slide-030.svg
    $ gteval --step=20 --format=svg trees/aima.json | grep -c '<rect class="leaf"'
    9
    $ head -qn 1 slide-*.svg | sort -u
    <svg xmlns="http://www.w3.org/2000/svg" width="424" height="414" viewBox="0 0 424 414" role="img" aria-labelledby="picture-title picture-description">
    $ for i in 001 020 030; do grep -o '<rect class="leaf".*' slide-$i.svg | cksum; done | sort -u | wc -l
    1
    $ grep -o 'after.*events<' slide-020.svg && cmp slide-030.svg all.svg
    after 20 of 30 events<
    after 20 of 30 events<
    $ gteval --series --windows --layout=right --algo=mtdf --guess=0 -o 100%%-%d.svg trees/aima.json && ls 100%-*.svg | wc -l
    41
    $ head -qn 1 100%-*.svg | sort -u | wc -l
    1
    $ gteval --series --fragment --output=part%1d.tex trees/aima.json && ls part* | head -n 1 && grep -c phantom part03.tex
    part01.tex
    7
    $ gteval --series --format=outline -o o%d trees/aima.json && head -n 1 o07
    alpha-beta: after 7 of 30 events
    $ gteval --series --output=g%d.dot trees/aima.json && grep -c '^' g01.dot
    32
    $ for name in x.svg %d%d.svg %s.svg %.svg %99d.svg %30x.svg; do
    > gteval --series --output=$name trees/aima.json; done 2>&1 | sort | uniq -c | grep needs
          6 gteval: option '--series' needs --output with one place for a number, as in --output=slide-%03d.svg
    $ gteval --series --format=svg trees/aima.json
    gteval: option '--series' needs --output with one place for a number, as in --output=slide-%03d.svg
    Try 'gteval --help'
    [2]
    $ gteval --series --output=%d.html trees/aima.json
    gteval: option '--series' has no meaning for 'html' (by the suffix of --output; --format decides)
    Try 'gteval --help'
    [2]
    $ gteval --series --step=3 --output=%d.svg trees/aima.json
    gteval: option '--step' has no meaning for '--series' (by the suffix of --output; --format decides)
    Try 'gteval --help'
    [2]
    $ gteval --series --algo=all --output=%d.svg trees/aima.json
    gteval: option '--series' takes one algorithm (by the suffix of --output; --format decides)
    Try 'gteval --help'
    [2]
    $ gteval --series --output=no/%d.svg trees/aima.json
    gteval: cannot write no/01.svg: No such file or directory
    [4]
    $ gtgen -W10 -D3 | gteval --series --output=%d.svg
    -: error: a series has at most 1000 pictures, and the search has 1318 events; cut the tree's depth, or draw single ones with --step
    [1]
    $ gtgen -W2 -D1 --count=2 | gteval --series --output=two-%d.svg && ls two-*
    -: error: tree 2: svg holds one picture: this tree is left out
    [1]
    $ gtgen -W50 -D2 | gteval --series --output=%d.svg
    -: error: svg draws at most 2000 nodes, and the tree has 2551; cut its depth, or draw all with --format=outline
    [1]

