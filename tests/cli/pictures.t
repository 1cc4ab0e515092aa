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
