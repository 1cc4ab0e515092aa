A run that was killed is gone on with: what it has left is kept, up to the last tree.

    $ gtgen --count=40 --seed=3 > many.json
    $ gteval --format=csv --algo=sss,mtdf many.json > whole.csv
    $ head -c 5000 whole.csv > part.csv
    $ gteval --format=csv --algo=sss,mtdf --resume=part.csv many.json && cmp whole.csv part.csv
    $ gteval --format=csv --algo=sss,mtdf --resume=part.csv many.json && cmp whole.csv part.csv
    $ gteval --format=csv --algo=sss,mtdf --resume=new.csv many.json && cmp whole.csv new.csv

What is of another run is refused, and stays as it is.

    $ gteval --format=csv --algo=sss,dual --resume=part.csv many.json; cmp whole.csv part.csv
    part.csv: error: not what these options print of these trees: nothing is resumed
    $ gteval --format=csv --algo=sss,mtdf --resume=part.csv trees/aima.json; cmp whole.csv part.csv
    part.csv: error: not what these options print of these trees: nothing is resumed

Where no tree can be read there is a header alone, as there is otherwise.

    $ gteval -f csv --resume=fresh nowhere.json
    nowhere.json: error: cannot open: No such file or directory
    [1]
    $ gteval -f csv nowhere.json 2> /dev/null | cmp - fresh
