One table over many trees, and results of earlier runs put together: --summary, --results.

The figures can be checked by hand. Alphabeta reads 3, 3 and 2 of the three leaves of each
tree, minimax all of them; what proves the values are 2, 3 and 2 of them.

    $ printf '%s\n' '[[3,5],[4]]' '[[1],[2,3]]' '[[2],[1,9]]' > three.json
    $ gteval --format=csv --algo=alphabeta,minimax three.json | cut -d, -f3,9,10,19,23
    algorithm,nodes,leaves,storage,minimal_leaves
    alphabeta,6,3,0,2
    minimax,6,3,0,2
    alphabeta,6,3,0,3
    minimax,6,3,0,3
    alphabeta,5,2,0,2
    minimax,6,3,0,2

So alphabeta's mean is 8/3, with a variance of 1/3, thus an error of sqrt(1/3/3), and its
ratio to the minimum is (3/2 + 3/3 + 2/2) / 3.

    $ gteval --summary --algo=alphabeta,minimax three.json
    trees: 3 (means, +- their standard errors)

    algorithm  trees  leaves     +-  nodes     +-  leaves/minimal  leaves/alphabeta  storage
    alphabeta      3   2.667  0.333  5.667  0.333           1.167             1.000        0
    minimax        3   3.000  0.000  6.000  0.000           1.333             1.167        0
    $ gteval --summary --algo=alphabeta,minimax --format=csv three.json
    algorithm,trees,leaves_mean,leaves_error,nodes_mean,nodes_error,minimal_ratio,alphabeta_ratio,storage_max
    alphabeta,3,2.6666666666666665,0.3333333333333333,5.666666666666667,0.3333333333333333,1.1666666666666667,1,0
    minimax,3,3,0,6,0,1.3333333333333333,1.1666666666666667,0
    $ gteval --summary --algo=minimax,alphabeta --format=json three.json
    {"algorithm":"minimax","trees":3,"leaves_mean":3,"leaves_error":0,"nodes_mean":6,"nodes_error":0,"minimal_ratio":1.3333333333333333,"alphabeta_ratio":1.1666666666666667,"storage_max":0}
    {"algorithm":"alphabeta","trees":3,"leaves_mean":2.6666666666666665,"leaves_error":0.3333333333333333,"nodes_mean":5.666666666666667,"nodes_error":0.3333333333333333,"minimal_ratio":1.1666666666666667,"alphabeta_ratio":1,"storage_max":0}

--figures has more. The errors of ratios are those of the ratios on each tree: of 3/2, 1 and 1, for
alphabeta; of 1, 1 and 3/2, for minimax, which reads 0, 0 and 1 leaves more.

    $ gteval --summary --figures=ratios --algo=alphabeta,minimax three.json
    trees: 3 (means, +- their standard errors)

    algorithm  trees  leaves     +-  nodes     +-  leaves/minimal  leaves/alphabeta  storage
    alphabeta      3   2.667  0.333  5.667  0.333           1.167             1.000        0
    minimax        3   3.000  0.000  6.000  0.000           1.333             1.167        0

    ratios and differences on the same tree:

    algorithm  leaves/minimal +-  leaves/alphabeta +-  leaves-alphabeta     +-
    alphabeta              0.167                0.000             0.000  0.000
    minimax                0.167                0.167             0.333  0.333
    $ gteval -S --figures=ratios --algo=alphabeta,minimax --format=csv three.json > whole.csv
    $ gteval -S --algo=alphabeta,minimax --format=csv three.json | paste -d, - whole.csv |
    > awk -F, '{ for (i = 1; i <= 9; i++) if ($i != $(i + 9)) print i; print $10 "," $19 "," $20 "," $21 "," $22 }'
    algorithm,minimal_ratio_error,alphabeta_ratio_error,alphabeta_difference,alphabeta_difference_error
    alphabeta,0.16666666666666666,0,0,0
    minimax,0.16666666666666666,0.16666666666666666,0.3333333333333333,0.3333333333333333
    $ gteval -S --figures=ratios --algo=minimax --format=json three.json
    {"algorithm":"minimax","trees":3,"leaves_mean":3,"leaves_error":0,"nodes_mean":6,"nodes_error":0,"minimal_ratio":1.3333333333333333,"alphabeta_ratio":null,"storage_max":0,"minimal_ratio_error":0.16666666666666666,"alphabeta_ratio_error":null,"alphabeta_difference":null,"alphabeta_difference_error":null}
    $ gteval -S --figures=ratios --algo=sss,alphabeta --format=csv trees/sss-example.dewey
    algorithm,trees,leaves_mean,leaves_error,nodes_mean,nodes_error,minimal_ratio,alphabeta_ratio,storage_max,minimal_ratio_error,alphabeta_ratio_error,alphabeta_difference,alphabeta_difference_error
    sss,1,7,,17,,1,1,6,,,0,
    alphabeta,1,7,,17,,1,1,0,,,0,
    $ gteval -S --figures=ratio three.json
    gteval: option '--figures': expected ratios, distinct, quantiles or all, not 'ratio'; did you mean 'ratios'?
    Try 'gteval --help'
    [2]
    $ gteval --figures=ratios three.json
    gteval: option '--figures' has no meaning for 'text'
    Try 'gteval --help'
    [2]

Quantiles of 3, 3, 2, and of 6, 6, 5: at the places 0, 0.1, 0.5, 1, 1.5, 1.9 and 2 of 2, 3, 3.

    $ gteval --summary --figures=quantiles --algo=alphabeta,minimax three.json
    trees: 3 (means, +- their standard errors)

    algorithm  trees  leaves     +-  nodes     +-  leaves/minimal  leaves/alphabeta  storage
    alphabeta      3   2.667  0.333  5.667  0.333           1.167             1.000        0
    minimax        3   3.000  0.000  6.000  0.000           1.333             1.167        0

    quantiles of leaves:

    algorithm  least    5%   25%  median   75%   95%  most
    alphabeta   2.00  2.10  2.50    3.00  3.00  3.00  3.00
    minimax     3.00  3.00  3.00    3.00  3.00  3.00  3.00

    quantiles of nodes:

    algorithm  least    5%   25%  median   75%   95%  most
    alphabeta   5.00  5.10  5.50    6.00  6.00  6.00  6.00
    minimax     6.00  6.00  6.00    6.00  6.00  6.00  6.00
    $ gteval -S --figures=quantiles --format=csv three.json
    algorithm,trees,leaves_mean,leaves_error,nodes_mean,nodes_error,minimal_ratio,alphabeta_ratio,storage_max,leaves_min,leaves_p5,leaves_p25,leaves_median,leaves_p75,leaves_p95,leaves_max,nodes_min,nodes_p5,nodes_p25,nodes_median,nodes_p75,nodes_p95,nodes_max
    alphabeta,3,2.6666666666666665,0.3333333333333333,5.666666666666667,0.3333333333333333,1.1666666666666667,1,0,2,2.1,2.5,3,3,3,3,5,5.1,5.5,6,6,6,6
    $ gteval -S --figures=quantiles --format=json three.json | sed 's/.*storage_max//'
    ":0,"leaves_min":2,"leaves_p5":2.1,"leaves_p25":2.5,"leaves_median":3,"leaves_p75":3,"leaves_p95":3,"leaves_max":3,"nodes_min":5,"nodes_p5":5.1,"nodes_p25":5.5,"nodes_median":6,"nodes_p75":6,"nodes_p95":6,"nodes_max":6}
    $ gteval -S --figures=quantiles -f csv trees/sss-example.dewey | cut -d, -f10-
    leaves_min,leaves_p5,leaves_p25,leaves_median,leaves_p75,leaves_p95,leaves_max,nodes_min,nodes_p5,nodes_p25,nodes_median,nodes_p75,nodes_p95,nodes_max
    7,7,7,7,7,7,7,17,17,17,17,17,17,17
    $ gteval -S --figures=quantiles -f csv < /dev/null 2> /dev/null | cut -d, -f10-12
    leaves_min,leaves_p5,leaves_p25
    $ gteval -S --figures=quantiles,ratios -f csv three.json > whole.csv
    $ gteval -S --figures=all -f csv three.json | cmp - whole.csv
    - whole.csv differ: char 197, line 1
    [1]

How many leaves and nodes were different ones, where some are visited again.

    $ gteval --summary --figures=distinct --algo=alphabeta,scout three.json
    trees: 3 (means, +- their standard errors)

    algorithm  trees  leaves     +-  nodes     +-  leaves/minimal  leaves/alphabeta  storage
    alphabeta      3   2.667  0.333  5.667  0.333           1.167             1.000        0
    scout          3   3.667  0.882  7.333  1.202           1.556             1.333        0

    different leaves and nodes:

    algorithm  leaves     +-  nodes     +-
    alphabeta   2.667  0.333  5.667  0.333
    scout       2.667  0.333  5.667  0.333
    $ gteval -S --figures=distinct --algo=alphabeta,scout -f csv three.json | cut -d, -f1,3,10-
    algorithm,leaves_mean,distinct_leaves_mean,distinct_leaves_error,distinct_nodes_mean,distinct_nodes_error
    alphabeta,2.6666666666666665,2.6666666666666665,0.3333333333333333,5.666666666666667,0.3333333333333333
    scout,3.6666666666666665,2.6666666666666665,0.3333333333333333,5.666666666666667,0.3333333333333333
    $ gteval -S --figures=distinct -f json three.json | sed 's/.*storage_max//'
    ":0,"distinct_leaves_mean":2.6666666666666665,"distinct_leaves_error":0.3333333333333333,"distinct_nodes_mean":5.666666666666667,"distinct_nodes_error":0.3333333333333333}

All of it comes from the results of earlier runs as well, in shards of any order; distinct needs two
columns more.

    $ mkdir more
    $ for format in csv json
    > do for first in 1 11 21 31
    > do gtgen --width=3 --depth=4 --first=$first --count=10 |
    > gteval --algo=alphabeta,sss,scout --first=$first --format=$format > more/$first.$format
    > done
    > done
    $ for format in text csv json
    > do gtgen --width=3 --depth=4 --count=40 |
    > gteval --summary --algo=alphabeta,sss,scout --figures=all --format=$format > more/all.$format
    > gteval --results --figures=all --format=$format more/21.csv more/1.json more/31.json more/11.csv |
    > cmp - more/all.$format
    > done
    $ cut -d, -f1-3,9,10,19,23 more/1.csv > more/few.csv
    $ gteval --results --figures=ratios,quantiles more/few.csv | head -n 1
    trees: 10 (means, +- their standard errors)
    $ gteval --results --figures=distinct more/few.csv
    more/few.csv:1:1: error: expected a header of results with a column 'distinct_nodes'
    file,tree,algorithm,nodes,leav
    ^
    [1]
    $ sed 's/"distinct_nodes":[0-9]*,//' more/1.json | gteval --results --figures=distinct
    -:1:1: error: expected a result with a key "distinct_nodes"
    {"file":"-","tree":1,"algorith
    ^
    [1]

--time adds the time of the searches, here of some that took as long as somebody wrote.

    $ gteval -S --time three.json | sed 's/ *[0-9]\.[0-9]*/ N/g'
    trees: 3 (means, +- their standard errors)

    algorithm  trees  leaves     +-  nodes     +-  leaves/minimal  leaves/alphabeta  storage
    alphabeta      3 N N N N N N        0

    time:

    algorithm      seconds           +-
    alphabeta N N
    $ cat > more/time.csv << 'END'
    > file,tree,algorithm,nodes,leaves,minimal_leaves,storage,seconds
    > x,1,sss,1,1,1,1,0.000000001
    > x,2,sss,1,1,1,1,0.000000003
    > x,3,sss,1,1,1,1,1.1e-8
    > x,4,sss,1,1,1,1,5000000000
    > END
    $ head -n 4 more/time.csv | gteval --results --time
    trees: 3 (means, +- their standard errors)

    algorithm  trees  leaves     +-  nodes     +-  leaves/minimal  leaves/alphabeta  storage
    sss            3   1.000  0.000  1.000  0.000           1.000                 -        1

    time:

    algorithm      seconds           +-
    sss        0.000000005  0.000000003
    $ head -n 4 more/time.csv | gteval --results --time -f csv
    algorithm,trees,leaves_mean,leaves_error,nodes_mean,nodes_error,minimal_ratio,alphabeta_ratio,storage_max,seconds_mean,seconds_error
    sss,3,1,0,1,0,1,,1,5e-09,3.055050463303893e-09
    $ gteval --results --time -f json more/time.csv
    {"algorithm":"sss","trees":4,"leaves_mean":1,"leaves_error":0,"nodes_mean":1,"nodes_error":0,"minimal_ratio":1,"alphabeta_ratio":null,"storage_max":1,"seconds_mean":1250000000,"seconds_error":1250000000}
    $ gteval --results --time more/few.csv
    more/few.csv:1:1: error: expected a header of results with a column 'seconds'
    file,tree,algorithm,nodes,leav
    ^
    [1]
    $ for time in -1 1e10 x 1x ''
    > do printf '%s\n' file,tree,algorithm,nodes,leaves,minimal_leaves,storage,seconds x,1,sss,1,1,1,1,$time |
    > gteval --results --time
    > done 2>&1 | grep error
    -:2:17: error: seconds: expected seconds, not '-1'
    -:2:17: error: seconds: expected seconds, not '1e10'
    -:2:17: error: seconds: expected seconds, not 'x'
    -:2:17: error: seconds: expected seconds, not '1x'
    -:2:17: error: seconds: expected seconds, not ''
    $ gteval --time -f json three.json | sed 's/"seconds":[0-9.]*/"seconds":null/' |
    > gteval --results --time 2>&1 | sed 's/:[0-9]*:/:N:/2; 1q'
    -:1:345: error: seconds: expected seconds, not 'null'
    $ gteval --time -f json --algo=sss,dual three.json | gteval --results --time | tail -n 4 |
    > sed 's/ *[0-9]\.[0-9]*/ N/g'

    algorithm      seconds           +-
    sss N N
    dual N N

A single tree has no standard error, and without alphabeta there is nothing to compare with.

    $ gteval -s --algo=sss trees/sss-example.dewey
    trees: 1 (means, +- their standard errors)

    algorithm  trees  leaves  +-   nodes  +-  leaves/minimal  leaves/alphabeta  storage
    sss            1   7.000   -  17.000   -           1.000                 -        6
    $ gteval -s --algo=sss --format=csv trees/sss-example.dewey
    algorithm,trees,leaves_mean,leaves_error,nodes_mean,nodes_error,minimal_ratio,alphabeta_ratio,storage_max
    sss,1,7,,17,,1,,6
    $ gteval -s --algo=sss --format=json trees/sss-example.dewey
    {"algorithm":"sss","trees":1,"leaves_mean":7,"leaves_error":null,"nodes_mean":17,"nodes_error":null,"minimal_ratio":1,"alphabeta_ratio":null,"storage_max":6}

Several files, and several jobs, make no difference to how trees are counted.

    $ gteval -s --algo=sss,dual three.json trees/sss-example.dewey | head -n 1
    gteval: warning: the files differ in shape, so these are means over unlike trees; --by=file keeps them apart
    trees: 4 (means, +- their standard errors)
    $ cat > trees.sh << 'END'
    > gtgen --width=3 --depth=4 --seed=1 "$@"
    > END
    $ cat > run.sh << 'END'
    > gteval --algo=alphabeta,sss,dual,scout,mtdf "$@"
    > END
    $ for format in text csv json
    > do sh trees.sh --count=40 | sh run.sh -s --format=$format > whole.$format
    > sh trees.sh --count=40 | sh run.sh -s --format=$format -j3 | cmp - whole.$format
    > done

An experiment in four shards, each with results in a file of its own: put together in any
order, in either format, they give the figures of the whole to the last digit.

    $ for first in 1 11 21 31
    > do for format in csv json
    > do sh trees.sh --first=$first --count=10 |
    > sh run.sh --first=$first --format=$format > $first.$format
    > done
    > done
    $ for format in text csv json
    > do gteval --results --format=$format 1.csv 11.csv 21.csv 31.csv | cmp - whole.$format
    > gteval --results --format=$format 21.json 1.json 31.json 11.json | cmp - whole.$format
    > gteval -s --results --format=$format 31.json 11.csv 1.json 21.csv | cmp - whole.$format
    > cat 11.csv 1.csv 31.csv 21.csv | gteval --results --format=$format | cmp - whole.$format
    > cat 11.json 1.json 31.json 21.json | gteval --results --format=$format - |
    > cmp - whole.$format
    > done

Columns are found by their names, others are of no interest; nor are the events of a trace
and how lines end.

    $ for first in 1 11 21 31
    > do sh trees.sh --first=$first --count=10 |
    > sh run.sh --first=$first --format=csv --time --moves
    > done | gteval --results | cmp - whole.text
    $ sh trees.sh --count=40 | sh run.sh --trace --format=json | gteval --results |
    > cmp - whole.text
    $ for shard in *1.csv
    > do awk '{ print $0 "\r" }' $shard
    > done | gteval --results | cmp - whole.text
    $ for shard in *1.csv
    > do cut -d, -f1-3,9,10,19,23 $shard
    > done | gteval --results | cmp - whole.text

Names of files may hold anything.

    $ cp three.json 'a,"b" c.json'
    $ cp three.json 'line
    > break.json'
    $ gteval --summary 'a,"b" c.json' 'line
    > break.json' > odd.text
    $ for format in csv json
    > do gteval --format=$format 'a,"b" c.json' 'line
    > break.json' | gteval --results | cmp - odd.text
    > done
    $ gteval --format=csv 'line
    > break.json' 'line
    > break.json' | gteval --results
    -:5:1: error: trees 1 to 3 of 'line\nbreak.json' are there twice, first in -:2
    [1]

They are the same in CSV and JSON, although CSV shows what does not show.

    $ for file in 'a,"b" c.json' 'line
    > break.json' "$(printf '\303\251\302\205\377\177.json')" 'back\nslash.json'
    > do cp three.json "$file"
    > gteval --format=csv "$file" > odd.csv
    > gteval --format=json "$file" > odd.json
    > gteval --results odd.csv odd.json
    > done
    odd.json:1:1: error: trees 1 to 3 of 'a,"b" c.json' are there twice, first in odd.csv:2
    odd.json:1:1: error: trees 1 to 3 of 'line\nbreak.json' are there twice, first in odd.csv:2
    odd.json:1:1: error: trees 1 to 3 of 'é\u0085\ufffdff\u007f.json' are there twice, first in odd.csv:2
    odd.json:1:1: error: trees 1 to 3 of '"back\\nslash.json"' are there twice, first in odd.csv:2
    [1]

Names are told apart that differ only in bytes that are not UTF-8, or as an escape from what it
stands for.

    $ for file in "$(printf 'a\351.json')" "$(printf 'a\350.json')" \
    >     "$(printf 'a\357\277\275.json')" "$(printf 'a\357\277\275e9.json')" 'line\nbreak.json'
    > do cp three.json "$file"; done
    $ for format in csv json
    > do gteval --format=$format a[!,]*.json line*break.json > odd.$format
    > gteval --results odd.$format | head -n 1
    > done
    trees: 18 (means, +- their standard errors)
    trees: 18 (means, +- their standard errors)
    $ sed -n 's/,1,alphabeta.*//p' odd.csv
    a\ufffde8.json
    a\ufffde9.json
    a\ufffdef\ufffdbf\ufffdbd.json
    a\ufffdef\ufffdbf\ufffdbde9.json
    line\nbreak.json
    """line\\nbreak.json"""
    $ sed -n 's/,"tree":1,.*//p' odd.json
    {"file":"a\ufffde8.json"
    {"file":"a\ufffde9.json"
    {"file":"a\ufffdef\ufffdbf\ufffdbd.json"
    {"file":"a\ufffdef\ufffdbf\ufffdbde9.json"
    {"file":"line\nbreak.json"
    {"file":"line\\nbreak.json"
    $ gteval --results odd.csv odd.json 2>&1 | sed 's/ first.*//'
    odd.json:16:1: error: trees 1 to 3 of '"line\\nbreak.json"' are there twice,
    odd.json:1:1: error: trees 1 to 3 of 'a\ufffde8.json' are there twice,
    odd.json:4:1: error: trees 1 to 3 of 'a\ufffde9.json' are there twice,
    odd.json:7:1: error: trees 1 to 3 of 'a\ufffdef\ufffdbf\ufffdbd.json' are there twice,
    odd.json:10:1: error: trees 1 to 3 of 'a\ufffdef\ufffdbf\ufffdbde9.json' are there twice,
    odd.json:13:1: error: trees 1 to 3 of 'line\nbreak.json' are there twice,

A spreadsheet takes no name for a formula.

    $ for file in '=1+2.json' '+a.json' '-a.json' '@a.json' '"a".json'
    > do cp three.json "./$file"; done
    $ gteval --format=csv -- '=1+2.json' '+a.json' '-a.json' '@a.json' '"a".json' > odd.csv
    $ cut -d, -f1,2 odd.csv
    file,tree
    """=1+2.json""",1
    """=1+2.json""",2
    """=1+2.json""",3
    """+a.json""",1
    """+a.json""",2
    """+a.json""",3
    """-a.json""",1
    """-a.json""",2
    """-a.json""",3
    """@a.json""",1
    """@a.json""",2
    """@a.json""",3
    """\""a\"".json""",1
    """\""a\"".json""",2
    """\""a\"".json""",3
    $ gteval --format=json -- '=1+2.json' > odd.json
    $ gteval --results odd.csv | head -n 1
    trees: 15 (means, +- their standard errors)
    $ gteval --results odd.csv odd.json
    odd.json:1:1: error: trees 1 to 3 of '"=1+2.json"' are there twice, first in odd.csv:2
    [1]
    $ rm -- [=+@-]* '"a".json' odd.*

A shard that is missing, or there twice: its trees are named, and there is no summary.

    $ gteval --results 1.csv 11.csv 31.csv
    31.csv:2:1: error: trees 21 to 30 of '-' are missing before this one
    [1]
    $ gteval --results 31.csv 11.csv
    11.csv:2:1: error: trees 1 to 10 of '-' are missing before this one
    31.csv:2:1: error: trees 21 to 30 of '-' are missing before this one
    [1]
    $ gteval --results 1.csv 11.csv 11.json 21.csv 31.csv
    11.json:1:1: error: trees 11 to 20 of '-' are there twice, first in 11.csv:2
    [1]
    $ sed '22,26d' 1.csv > gap.csv
    $ gteval --results gap.csv
    gap.csv:22:1: error: tree 5 of '-' is missing before this one
    [1]
    $ sh trees.sh --first=9 --count=4 | sh run.sh --first=9 --format=csv > over.csv
    $ gteval --results 1.csv over.csv 11.csv
    over.csv:2:1: error: trees 9 to 10 of '-' are there twice, first in 1.csv:42
    11.csv:2:1: error: trees 11 to 12 of '-' are there twice, first in over.csv:12
    [1]

Where only a part is wanted, --first says where it begins.

    $ gteval --results --first=11 11.csv 21.csv | head -n 1
    trees: 20 (means, +- their standard errors)

So a shard that was numbered wrongly is noticed, and with --last, what is missing at the end.

    $ gteval --results --first=11 1.csv
    1.csv:2:1: error: trees 1 to 10 of '-' are there, but the first is tree 11
    [1]
    $ gteval --results --first=6 1.csv 11.csv
    1.csv:2:1: error: trees 1 to 5 of '-' are there, but the first is tree 6
    [1]
    $ gteval --results --last=40 1.csv 11.csv 21.csv
    21.csv:47:1: error: trees 31 to 40 of '-' are missing behind this one
    [1]
    $ gteval --results --last=15 1.csv 11.csv
    11.csv:27:1: error: trees 16 to 20 of '-' are there, but the last is tree 15
    [1]
    $ gteval --results --first=11 --last=20 21.csv
    21.csv:2:1: error: trees 11 to 20 of '-' are missing before this one
    21.csv:2:1: error: trees 21 to 30 of '-' are there, but the last is tree 20
    [1]
    $ gteval --results --first=11 --last=30 11.csv 21.json | head -n 1
    trees: 20 (means, +- their standard errors)
    $ gteval --results --first=11 --last=10 11.csv
    gteval: option '--last': must not be less than that of '--first'
    Try 'gteval --help'
    [2]
    $ gteval --results --expect=30 1.csv 11.csv 21.csv | head -n 1
    trees: 30 (means, +- their standard errors)
    $ gteval --results --expect=30 1.csv 11.csv
    gteval: there are 20 trees, but 30 are expected
    [1]
    $ gteval --results --expect=20 1.csv 11.csv 21.csv
    gteval: there are 30 trees, but 20 are expected
    [1]

What is missing is named, if it can be.

    $ gteval --results --expect=30 1.csv 21.csv
    21.csv:2:1: error: trees 11 to 20 of '-' are missing before this one
    [1]
    $ gteval --expect=10 three.json
    gteval: option '--expect' has no meaning for 'text'
    Try 'gteval --help'
    [2]
    $ gteval --last=10 three.json
    gteval: option '--last' has no meaning for 'text'
    Try 'gteval --help'
    [2]

A shard that was cut off is noticed, wherever.

    $ head -n 30 1.csv | head -c 2000 > cut.csv
    $ gteval --results cut.csv 2>&1 | sed 1q
    cut.csv:23:29: error: the last line does not end: the text has been cut off
    $ head -n 29 1.csv > cut.csv
    $ gteval --results cut.csv
    cut.csv:27:1: error: expected as many results of tree 6 as of the one before: 5, not 3
    [1]
    $ head -n 1 1.csv > cut.csv
    $ gteval --results 11.csv cut.csv
    cut.csv:2:1: error: no results in it
    11.csv:2:1: error: trees 1 to 10 of '-' are missing before this one
    [1]
    $ : > empty.json
    $ gteval --results empty.json
    empty.json:1:1: error: no results in it
    [1]
    $ head -c 1000 1.json > cut.json
    $ gteval --results cut.json 2>&1 | sed 1q
    cut.json:3:297: error: unexpected end of input: the '{' in line 3 is not closed

What is no file of results is refused with its place.

    $ gteval --results missing.csv
    missing.csv: error: cannot open: No such file or directory
    [1]
    $ gteval --results three.json
    three.json:1:1: error: expected a JSON object
    [[3,5],[4]]
    ^
    [1]
    $ gteval --results trees/sss-example.json
    trees/sss-example.json:1:1: error: expected a result with a key "file"
    {
    ^
    [1]
    $ gteval --results trees/sss-example.dewey
    trees/sss-example.dewey:1:1: error: expected a header of results with a column 'file'
    # The example tree of the ency
    ^
    [1]
    $ gteval --format=json --summary three.json | gteval --results
    -:1:1: error: expected a result with a key "file"
    {"algorithm":"alphabeta","tree
    ^
    [1]
    $ gteval --format=csv --summary three.json | gteval --results
    -:1:1: error: expected a header of results with a column 'file'
    algorithm,trees,leaves_mean,le
    ^
    [1]
    $ printf 'file,tree,algorithm\nx,1,sss\n' | gteval --results
    -:1:1: error: expected a header of results with a column 'nodes'
    file,tree,algorithm
    ^
    [1]
    $ cat > bad.sh << 'END'
    > echo file,tree,algorithm,nodes,leaves,minimal_leaves,storage
    > printf '%s\n' "$@"
    > END
    $ sh bad.sh x,1,ssss,17,7,7,6 | gteval --results
    -:2:5: error: unknown algorithm 'ssss'; did you mean 'sss'?
    x,1,ssss,17,7,7,6
        ^
    [1]
    $ sh bad.sh x,1,sss,17,7,7 | gteval --results
    -:2:1: error: expected 7 cells as in the header, found 6
    x,1,sss,17,7,7
    ^
    [1]
    $ sh bad.sh x,1,sss,17,7,7,6 x,2,sss,17,many,7,6 | gteval --results
    -:3:12: error: leaves: expected a whole number below 2^64, not 'many'
    x,2,sss,17,many,7,6
               ^
    [1]
    $ sh bad.sh x,1,sss,17,7,7,6 x,2,sss,17,7,0,6 | gteval --results
    -:3:14: error: minimal_leaves: expected a whole number above 0 and below 2^64, not '0'
    x,2,sss,17,7,0,6
                 ^
    [1]
    $ sh bad.sh x,1,sss,17,7,7,6 'x,2,"sss,17,7,7,6' | gteval --results
    -:3:5: error: the quote is not closed
    x,2,"sss,17,7,7,6
        ^
    [1]
    $ echo '{"file":"x","tree":1,"algorithm":"sss","nodes":17,"leaves":7}' | gteval --results
    -:1:1: error: expected a result with a key "minimal_leaves"
    {"file":"x","tree":1,"algorith
    ^
    [1]
    $ echo '{"file":"x","tree":1,"algorithm":"sss","nodes":17.5}' | gteval --results
    -:1:48: error: nodes: expected a whole number below 2^64, not '17.5'
    {"file":"x","tree":1,"algorithm":"sss","nodes":17.5}
                                                   ^
    [1]
    $ echo '{"file":"x","tree":1,"tree":2}' | gteval --results
    -:1:22: error: a second key "tree"
    {"file":"x","tree":1,"tree":2}
                         ^
    [1]
    $ echo '{"file":"x","tree":1' | gteval --results
    -:2:1: error: unexpected end of input: the '{' in line 1 is not closed
    [1]

A tree that cannot be evaluated is not counted; the summary of the others is printed.

    $ printf '%s\n' '[[3,5],[4]]' '[1,x]' | gteval --summary --format=csv 2> /dev/null
    algorithm,trees,leaves_mean,leaves_error,nodes_mean,nodes_error,minimal_ratio,alphabeta_ratio,storage_max
    alphabeta,1,3,,6,,1.5,1,0
    [1]
    $ gteval --summary --format=csv < /dev/null
    -:1:1: error: empty input
    algorithm,trees,leaves_mean,leaves_error,nodes_mean,nodes_error,minimal_ratio,alphabeta_ratio,storage_max
    [1]

A summary has no use for what is about single trees.

    $ gteval --summary --trace three.json
    gteval: option '--trace' has no meaning for '--summary'
    Try 'gteval --help'
    [2]
    $ gteval --summary --moves three.json
    gteval: option '--moves' has no meaning for '--summary'
    Try 'gteval --help'
    [2]
    $ gteval --summary --format=dot three.json
    gteval: option '--summary' has no meaning for 'dot'
    Try 'gteval --help'
    [2]

Results of earlier runs are read without searching: what is about trees and searches has no
use.

    $ for option in --algo=sss --depth=1 --root=min --input=json --ids --jobs=2 --width=2 \
    >     --window=0,9 --cut=gt --trace --moves --check=answers.json; do
    >     gteval --results $option 1.csv
    > done 2>&1 | grep -v Try
    gteval: option '--algo' has no meaning for '--results'
    gteval: option '--depth' has no meaning for '--results'
    gteval: option '--root' has no meaning for '--results'
    gteval: option '--input' has no meaning for '--results'
    gteval: option '--ids' has no meaning for '--results'
    gteval: option '--jobs' has no meaning for '--results'
    gteval: option '--width' has no meaning for '--results'
    gteval: option '--window' has no meaning for '--results'
    gteval: option '--cut' has no meaning for '--results'
    gteval: option '--trace' has no meaning for '--results'
    gteval: option '--moves' has no meaning for '--results'
    gteval: option '--results' has no meaning for '--check'
    $ gteval --results --format=dot 1.csv
    gteval: option '--results' has no meaning for 'dot'
    Try 'gteval --help'
    [2]
    $ gteval --jobs=2 --summary --ids three.json
    gteval: option '--ids' has no meaning for '--summary'
    Try 'gteval --help'
    [2]

Results with numbers that JSON has not.

    $ gteval --format=json three.json | sed 's/"nodes":[0-9]*/"nodes":NaN/' > none.json
    $ gteval --results none.json
    none.json:1:134: error: expected a number, not NaN (write "inf" or "-inf" for infinity)
    ve":"2","pv":["e","2","2.1"],"names":null,"nodes":NaN,"leaves":3,"distinct_nodes
                                                      ^
    [1]

The shards by GNU parallel, in whatever order they are done.

<!-- needs: parallel -->

    $ seq 1 10 31 | parallel -j2 'sh trees.sh --first={} --count=10 |
    > sh run.sh --first={} --format=csv --output=shard{}.csv'
    $ gteval --results shard*.csv | cmp - whole.text

<!-- needs: -->

Means over unlike trees say little: --by keeps them apart, by file or by another column of the
results. The summary of a file is what it would be by itself.

    $ for width in 2 10 4
    > do gtgen -m permutation -W $width -D 2 --count=20 > w$width.json
    > done
    $ gteval --summary --algo=alphabeta,sss --by=file w10.json w2.json w4.json
    trees: 60 (means, +- their standard errors)

    file      algorithm  trees  leaves     +-   nodes     +-  leaves/minimal  leaves/alphabeta  storage
    w2.json   alphabeta     20   3.600  0.112   6.600  0.112           1.200             1.000        0
    w2.json   sss           20   3.300  0.105   6.300  0.105           1.100             0.925        2
    w4.json   alphabeta     20  13.050  0.505  18.050  0.505           1.864             1.000        0
    w4.json   sss           20  10.650  0.393  15.650  0.393           1.521             0.829        4
    w10.json  alphabeta     20  55.500  2.345  66.500  2.345           2.921             1.000        0
    w10.json  sss           20  40.850  2.119  51.850  2.119           2.150             0.744       10
    $ gteval --summary --algo=alphabeta,sss --by=file -f csv w10.json w2.json w4.json > by.csv
    $ cat by.csv
    file,algorithm,trees,leaves_mean,leaves_error,nodes_mean,nodes_error,minimal_ratio,alphabeta_ratio,storage_max
    w2.json,alphabeta,20,3.6,0.11239029738980326,6.6,0.11239029738980326,1.2,1,0
    w2.json,sss,20,3.3,0.10513149660756937,6.3,0.10513149660756937,1.1,0.925,2
    w4.json,alphabeta,20,13.05,0.5051055126875655,18.05,0.5051055126875655,1.8642857142857143,1,0
    w4.json,sss,20,10.65,0.39252891278021934,15.65,0.39252891278021934,1.5214285714285714,0.8290773809523809,4
    w10.json,alphabeta,20,55.5,2.344646758267145,66.5,2.344646758267145,2.9210526315789473,1,0
    w10.json,sss,20,40.85,2.119179334702842,51.85,2.119179334702842,2.15,0.7442112731002667,10
    $ for width in 2 4 10
    > do gteval --summary --algo=alphabeta,sss -f csv w$width.json | sed "1d; s/^/w$width.json,/"
    > done > rows.csv; sed 1d by.csv | cmp - rows.csv
    $ gteval --summary --algo=sss --by=tree_leaves -f json w10.json w2.json w4.json
    {"tree_leaves":4,"algorithm":"sss","trees":20,"leaves_mean":3.3,"leaves_error":0.10513149660756937,"nodes_mean":6.3,"nodes_error":0.10513149660756937,"minimal_ratio":1.1,"alphabeta_ratio":null,"storage_max":2}
    {"tree_leaves":16,"algorithm":"sss","trees":20,"leaves_mean":10.65,"leaves_error":0.39252891278021934,"nodes_mean":15.65,"nodes_error":0.39252891278021934,"minimal_ratio":1.5214285714285714,"alphabeta_ratio":null,"storage_max":4}
    {"tree_leaves":100,"algorithm":"sss","trees":20,"leaves_mean":40.85,"leaves_error":2.119179334702842,"nodes_mean":51.85,"nodes_error":2.119179334702842,"minimal_ratio":2.15,"alphabeta_ratio":null,"storage_max":10}

The same of the results of earlier runs, whatever their order and their format; there, columns may
be any that results have.

    $ for width in 2 10 4
    > do for format in csv json
    > do gteval --algo=alphabeta,sss -f $format w$width.json > r$width.$format
    > done
    > done
    $ gteval --results --by=file -f csv r10.csv r4.json r2.csv | cmp - by.csv
    $ cat r4.csv r10.csv r2.csv | gteval --results --by=file -f csv | cmp - by.csv
    $ for by in file tree_nodes tree_leaves tree_depth minimal_leaves tree
    > do for format in text csv json
    > do gteval -S --algo=alphabeta,sss --by=$by -f $format w2.json w4.json w10.json > by.$format
    > gteval --results --by=$by -f $format r10.json r2.csv r4.csv | cmp - by.$format
    > done
    > done
    $ awk -F, 'NR == 1 { print $0 ",shape" } NR > 1 { print $0 (NR % 4 > 1 ? ",\"a, \"\"b\"\"\"" : ",=c") }' r2.csv |
    > tee shape.csv | gteval --results --by=shape -f csv
    shape,algorithm,trees,leaves_mean,leaves_error,nodes_mean,nodes_error,minimal_ratio,alphabeta_ratio,storage_max
    =c,alphabeta,10,3.6,0.16329931618554522,6.6,0.16329931618554522,1.2,1,0
    =c,sss,10,3.2,0.13333333333333333,6.2,0.13333333333333333,1.0666666666666667,0.9,2
    "a, ""b""",alphabeta,10,3.6,0.16329931618554522,6.6,0.16329931618554522,1.2,1,0
    "a, ""b""",sss,10,3.4,0.16329931618554522,6.4,0.16329931618554522,1.1333333333333333,0.95,2
    $ gteval --results --by=shape shape.csv
    trees: 20 (means, +- their standard errors)

    shape   algorithm  trees  leaves     +-  nodes     +-  leaves/minimal  leaves/alphabeta  storage
    =c      alphabeta     10   3.600  0.163  6.600  0.163           1.200             1.000        0
    =c      sss           10   3.200  0.133  6.200  0.133           1.067             0.900        2
    a, "b"  alphabeta     10   3.600  0.163  6.600  0.163           1.200             1.000        0
    a, "b"  sss           10   3.400  0.163  6.400  0.163           1.133             0.950        2
    $ gteval --results --by=shape -f json shape.csv
    {"shape":"=c","algorithm":"alphabeta","trees":10,"leaves_mean":3.6,"leaves_error":0.16329931618554522,"nodes_mean":6.6,"nodes_error":0.16329931618554522,"minimal_ratio":1.2,"alphabeta_ratio":1,"storage_max":0}
    {"shape":"=c","algorithm":"sss","trees":10,"leaves_mean":3.2,"leaves_error":0.13333333333333333,"nodes_mean":6.2,"nodes_error":0.13333333333333333,"minimal_ratio":1.0666666666666667,"alphabeta_ratio":0.9,"storage_max":2}
    {"shape":"a, \"b\"","algorithm":"alphabeta","trees":10,"leaves_mean":3.6,"leaves_error":0.16329931618554522,"nodes_mean":6.6,"nodes_error":0.16329931618554522,"minimal_ratio":1.2,"alphabeta_ratio":1,"storage_max":0}
    {"shape":"a, \"b\"","algorithm":"sss","trees":10,"leaves_mean":3.4,"leaves_error":0.16329931618554522,"nodes_mean":6.4,"nodes_error":0.16329931618554522,"minimal_ratio":1.1333333333333333,"alphabeta_ratio":0.95,"storage_max":2}
    $ awk '{ sub(/}$/, NR % 4 ~ /[12]/ ? ",\"width\":null}" : ",\"width\":1.5}") } 1' r2.json |
    > gteval --results --by=width -f json
    {"width":1.5,"algorithm":"alphabeta","trees":10,"leaves_mean":3.6,"leaves_error":0.16329931618554522,"nodes_mean":6.6,"nodes_error":0.16329931618554522,"minimal_ratio":1.2,"alphabeta_ratio":1,"storage_max":0}
    {"width":1.5,"algorithm":"sss","trees":10,"leaves_mean":3.2,"leaves_error":0.13333333333333333,"nodes_mean":6.2,"nodes_error":0.13333333333333333,"minimal_ratio":1.0666666666666667,"alphabeta_ratio":0.9,"storage_max":2}
    {"width":"","algorithm":"alphabeta","trees":10,"leaves_mean":3.6,"leaves_error":0.16329931618554522,"nodes_mean":6.6,"nodes_error":0.16329931618554522,"minimal_ratio":1.2,"alphabeta_ratio":1,"storage_max":0}
    {"width":"","algorithm":"sss","trees":10,"leaves_mean":3.4,"leaves_error":0.16329931618554522,"nodes_mean":6.4,"nodes_error":0.16329931618554522,"minimal_ratio":1.1333333333333333,"alphabeta_ratio":0.95,"storage_max":2}
    $ awk '{ sub(/}$/, ",\"width\":\"a\\n\\u001b[1m\"}") } 1' r2.json | gteval --results --by=width
    trees: 20 (means, +- their standard errors)

    width         algorithm  trees  leaves     +-  nodes     +-  leaves/minimal  leaves/alphabeta  storage
    a\n\u001b[1m  alphabeta     20   3.600  0.112  6.600  0.112           1.200             1.000        0
    a\n\u001b[1m  sss           20   3.300  0.105  6.300  0.105           1.100             0.925        2

Only files that differ are warned of, as far as results say what trees are like.

    $ gteval -S w2.json w2.json > whole.text
    $ gteval -S w2.json w4.json > whole.text
    gteval: warning: the files differ in shape, so these are means over unlike trees; --by=file keeps them apart
    $ gteval --results r2.csv r4.json > results.text
    gteval: warning: the files differ in shape, so these are means over unlike trees; --by=file keeps them apart
    $ cut -d, -f1-3,9,10,19,23 r2.csv > few.csv
    $ gteval --results few.csv r4.csv | cmp - results.text
    $ gtgen -m ragged -c 30 > ragged.json
    $ gtgen -m ragged -c 30 -s 2 > again.json
    $ gteval -S ragged.json again.json > whole.text
    $ cat w2.json w4.json | gteval -S > whole.text

A column must be there, and the same for all results of a tree.

    $ gteval -S --by=files w2.json
    gteval: unknown column 'files'; did you mean 'file'?
    Try 'gteval --help'
    [2]
    $ gteval -S --by=width w2.json
    gteval: option '--by': trees have no 'width', only file, tree, tree_nodes, tree_leaves, tree_depth or minimal_leaves
    Try 'gteval --help'
    [2]
    $ gteval -S --by=trees w2.json
    gteval: option '--by': every summary has a column 'trees'
    Try 'gteval --help'
    [2]
    $ gteval --results --by=algorithm r2.csv
    gteval: option '--by': every summary has a column 'algorithm'
    Try 'gteval --help'
    [2]
    $ gteval --by=file w2.json
    gteval: option '--by' has no meaning for 'text'
    Try 'gteval --help'
    [2]
    $ gteval --results --by=tree_node r2.csv
    r2.csv:1:1: error: unknown column 'tree_node'; did you mean 'tree_nodes'?
    file,tree,algorithm,value,boun
    ^
    [1]
    $ gteval --results --by=tree_node r2.json
    r2.json:1:1: error: unknown column 'tree_node'; did you mean 'tree_nodes'?
    {"file":"w2.json","tree":1,"al
    ^
    [1]
    $ gteval --results --by=tree_nodes few.csv
    few.csv:1:1: error: unknown column 'tree_nodes'
    file,tree,algorithm,nodes,leav
    ^
    [1]
    $ gteval --results --by=width r2.json
    r2.json:1:1: error: unknown column 'width'
    {"file":"w2.json","tree":1,"al
    ^
    [1]
    $ gteval --results --by=leaves r2.csv
    r2.csv:11:1: error: the results of tree 5 differ in 'leaves', '4' and '3': they cannot be grouped by it
    [1]
    $ gteval --results --by=leaves r2.json
    r2.json:10:1: error: the results of tree 5 differ in 'leaves', '4' and '3': they cannot be grouped by it
    [1]
    $ echo '{"file":"x","width":1,"width":2}' | gteval --results --by=width
    -:1:23: error: a second key "width"
    {"file":"x","width":1,"width":2}
                          ^
    [1]
    $ sed '1s/$/,x,x/; 1!s/$/,1,2/' r2.csv | gteval --results --by=x
    -:1:198: error: a second column 'x'
    ree_nodes,tree_leaves,tree_depth,minimal_leaves,x,x
                                                      ^
    [1]
    $ printf '%s\n' '[[3,5],[4]]' '[1,x]' | gteval --summary --by=file -f csv 2> /dev/null
    file,algorithm,trees,leaves_mean,leaves_error,nodes_mean,nodes_error,minimal_ratio,alphabeta_ratio,storage_max
    -,alphabeta,1,3,,6,,1.5,1,0
    [1]
    $ gteval --summary --by=tree_depth -f csv < /dev/null
    -:1:1: error: empty input
    tree_depth,algorithm,trees,leaves_mean,leaves_error,nodes_mean,nodes_error,minimal_ratio,alphabeta_ratio,storage_max
    [1]
