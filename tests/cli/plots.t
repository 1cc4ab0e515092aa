Summaries as pictures. Bars, but for what all of them have:

    $ gtgen -W3 -D3 -c10 | gteval --summary -a alphabeta,sss -f svg > bars.svg
    $ sed '/<style>/,/<\/style>/d' bars.svg
    <svg xmlns="http://www.w3.org/2000/svg" width="593" height="212" viewBox="0 0 593 212" role="img" aria-labelledby="plot-title plot-description">
    <title id="plot-title">Leaves read of a tree</title>
    <desc id="plot-description">10 trees; means, and as whiskers their standard errors. alphabeta 18.6 ± 1, sss 17.2 ± 0.96.</desc>
    <rect class="paper" width="100%" height="100%"/>
    <text class="title" x="22.0" y="39.0">Leaves read of a tree</text>
    <text class="facts" x="22.0" y="62.0">10 trees; means, and as whiskers their standard errors</text>
    <path class="rule" d="M100.9 91.5L100.9 141.5"/>
    <path class="grid" d="M197.6 91.5L197.6 141.5"/>
    <path class="grid" d="M294.3 91.5L294.3 141.5"/>
    <path class="grid" d="M391.0 91.5L391.0 141.5"/>
    <text class="name" x="90.9" y="108.9">alphabeta</text>
    <rect class="bar" x="100.9" y="96.5" width="359.8" height="15.0"/>
    <path class="whisker" d="M440.4 100.0V108.0M440.4 104.0H480.9M480.9 100.0V108.0"/>
    <text class="beside" x="490.9" y="108.9">18.6 ± 1</text>
    <text class="name" x="90.9" y="133.9">sss</text>
    <rect class="bar" x="100.9" y="121.5" width="332.7" height="15.0"/>
    <path class="whisker" d="M414.9 125.0V133.0M414.9 129.0H452.2M452.2 125.0V133.0"/>
    <text class="beside" x="490.9" y="133.9">17.2 ± 0.96</text>
    <text class="tick" x="100.9" y="157.5">0</text>
    <text class="tick" x="197.6" y="157.5">5</text>
    <text class="tick" x="294.3" y="157.5">10</text>
    <text class="tick" x="391.0" y="157.5">15</text>
    <text class="axis" x="290.9" y="179.5">leaves read of a tree</text>
    </svg>
    $ echo '[[3,12,8],[2,4,6],[14,5,2]]' | gteval -S -f svg | grep -c whisker\"
    0
    [1]
    $ gtgen -W3 -D3 -c10 | gteval -S -a alphabeta,sss -o bars2.svg && cmp bars.svg bars2.svg
    $ gtgen -W3 -D3 -c10 | gteval -a alphabeta,sss -f csv > results.csv
    $ gteval --results -f svg results.csv | cmp - bars.svg

One algorithm, and all of them: as many bars.

    $ gtgen -W3 -D3 -c10 | gteval -S -f svg | grep -c 'class="bar"'
    1
    $ gtgen -W3 -D3 -c10 | gteval -S -a all -f svg | grep -c 'class="bar"'
    13

Groups, with names as long as there is room for, and markup in them.

    $ gtgen -W2 -D2 > '<&">.json'; gtgen -W2 -D3 > 'a long name of a file that has more letters than there is room for.json'
    $ gteval -S --by=file -f svg *letters* '<&">.json' | grep '"group"\|<desc'
    <desc id="plot-description">2 trees; means, and as whiskers their standard errors. file &lt;&amp;&quot;&gt;.json: alphabeta 4. file a long name of a file that has more letters than there is r…: alphabeta 8.</desc>
    <text class="group" x="22.0" y="109.5">&lt;&amp;&quot;&gt;.json</text>
    <text class="group" x="22.0" y="159.5">a long name of a file that has more letters than there is r…</text>

Lines over numbers; on a logarithmic scale where figures differ much.

    $ for depth in 2 3 4; do gtgen -W2 -D$depth -c5; done > depths
    $ gteval -S --by=tree_depth -a alphabeta,sss -f svg depths | sed '/<style>/,/<\/style>/d'
    <svg xmlns="http://www.w3.org/2000/svg" width="642" height="546" viewBox="0 0 642 546" role="img" aria-labelledby="plot-title plot-description">
    <title id="plot-title">Leaves read of a tree, by tree_depth</title>
    <desc id="plot-description">15 trees; means, and as whiskers their standard errors. tree_depth 2: alphabeta 3.4 ± 0.24, sss 3.2 ± 0.2. tree_depth 3: alphabeta 7.4 ± 0.6, sss 7 ± 0.63. tree_depth 4: alphabeta 10.4 ± 0.75, sss 9.2 ± 0.37.</desc>
    <rect class="paper" width="100%" height="100%"/>
    <text class="title" x="22.0" y="39.0">Leaves read of a tree, by tree_depth</text>
    <text class="facts" x="22.0" y="62.0">15 trees; means, and as whiskers their standard errors</text>
    <path class="grid" d="M52.4 445.5L612.4 445.5"/>
    <text class="scale" x="44.4" y="449.7">0</text>
    <path class="grid" d="M52.4 386.3L612.4 386.3"/>
    <text class="scale" x="44.4" y="390.5">2</text>
    <path class="grid" d="M52.4 327.1L612.4 327.1"/>
    <text class="scale" x="44.4" y="331.3">4</text>
    <path class="grid" d="M52.4 267.9L612.4 267.9"/>
    <text class="scale" x="44.4" y="272.1">6</text>
    <path class="grid" d="M52.4 208.7L612.4 208.7"/>
    <text class="scale" x="44.4" y="212.9">8</text>
    <path class="grid" d="M52.4 149.5L612.4 149.5"/>
    <text class="scale" x="44.4" y="153.7">10</text>
    <path class="grid" d="M60.4 115.5L60.4 450.5"/>
    <text class="tick" x="60.4" y="464.5">2</text>
    <path class="grid" d="M332.4 115.5L332.4 450.5"/>
    <text class="tick" x="332.4" y="464.5">3</text>
    <path class="grid" d="M604.4 115.5L604.4 450.5"/>
    <text class="tick" x="604.4" y="464.5">4</text>
    <path class="rule" d="M52.4 445.5L612.4 445.5"/>
    <text class="beside axis" x="22.0" y="103.5">leaves read of a tree</text>
    <text class="axis" x="332.4" y="485.5">tree_depth</text>
    <path class="line s0" stroke-dasharray="none" d="M60.4 344.9L332.4 226.5L604.4 137.7"/>
    <path class="whisker" d="M56.9 352.1H63.9M60.4 352.1V337.6M56.9 337.6H63.9"/>
    <path class="mark s0" transform="translate(60.4 344.9)" d="M-4.5 0A4.5 4.5 0 1 1 4.5 0A4.5 4.5 0 1 1 -4.5 0Z"/>
    <path class="whisker" d="M328.9 244.2H335.9M332.4 244.2V208.7M328.9 208.7H335.9"/>
    <path class="mark s0" transform="translate(332.4 226.5)" d="M-4.5 0A4.5 4.5 0 1 1 4.5 0A4.5 4.5 0 1 1 -4.5 0Z"/>
    <path class="whisker" d="M600.9 159.8H607.9M604.4 159.8V115.5M600.9 115.5H607.9"/>
    <path class="mark s0" transform="translate(604.4 137.7)" d="M-4.5 0A4.5 4.5 0 1 1 4.5 0A4.5 4.5 0 1 1 -4.5 0Z"/>
    <path class="line s1" stroke-dasharray="7 3" d="M60.4 350.8L332.4 238.3L604.4 173.2"/>
    <path class="whisker" d="M56.9 356.7H63.9M60.4 356.7V344.9M56.9 344.9H63.9"/>
    <path class="mark s1" transform="translate(60.4 350.8)" d="M-4 -4H4V4H-4Z"/>
    <path class="whisker" d="M328.9 257.0H335.9M332.4 257.0V219.6M328.9 219.6H335.9"/>
    <path class="mark s1" transform="translate(332.4 238.3)" d="M-4 -4H4V4H-4Z"/>
    <path class="whisker" d="M600.9 184.2H607.9M604.4 184.2V162.1M600.9 162.1H607.9"/>
    <path class="mark s1" transform="translate(604.4 173.2)" d="M-4 -4H4V4H-4Z"/>
    <path class="line s0" stroke-dasharray="none" d="M22.0 512.5H60.0"/>
    <path class="mark s0" transform="translate(41.0 512.5)" d="M-4.5 0A4.5 4.5 0 1 1 4.5 0A4.5 4.5 0 1 1 -4.5 0Z"/>
    <text class="beside" x="68.0" y="517.4">alphabeta</text>
    <path class="line s1" stroke-dasharray="7 3" d="M160.9 512.5H198.9"/>
    <path class="mark s1" transform="translate(179.9 512.5)" d="M-4 -4H4V4H-4Z"/>
    <text class="beside" x="206.9" y="517.4">sss</text>
    </svg>
    $ for depth in 1 4 8; do gtgen -W2 -D$depth -c5; done > depths
    $ gteval -S --by=tree_depth -a minimax -f svg depths | grep '"scale"\|"tick"\|axis"'
    <text class="scale" x="58.8" y="449.7">1</text>
    <text class="scale" x="58.8" y="339.7">10</text>
    <text class="scale" x="58.8" y="229.7">100</text>
    <text class="scale" x="58.8" y="119.7">1000</text>
    <text class="tick" x="74.8" y="464.5">1</text>
    <text class="tick" x="152.5" y="464.5">2</text>
    <text class="tick" x="230.2" y="464.5">3</text>
    <text class="tick" x="307.9" y="464.5">4</text>
    <text class="tick" x="385.7" y="464.5">5</text>
    <text class="tick" x="463.4" y="464.5">6</text>
    <text class="tick" x="541.1" y="464.5">7</text>
    <text class="tick" x="618.8" y="464.5">8</text>
    <text class="beside axis" x="22.0" y="103.5">leaves read of a tree, on a logarithmic scale</text>
    <text class="axis" x="346.8" y="485.5">tree_depth</text>
    $ gteval -S --by=tree_depth -a all -f svg depths | grep -c '<path class="line s'
    26

Not every algorithm has a figure for each; figures and numbers of any size.

    $ printf 'file,tree,algorithm,nodes,leaves,minimal_leaves,storage,x\n' > odd.csv
    $ printf '%s\n' a,1,sss,3,2,2,1,1e15 a,2,alphabeta,9,7000000000000000000,2,1,1000000000000001 >> odd.csv
    $ printf '%s\n' a,3,sss,3,2000,2,1,-3.5e14 a,3,alphabeta,9,7000,2,1,-3.5e14 >> odd.csv
    $ gteval --results --by=x -f svg odd.csv | grep '"scale"\|"tick"\|<desc'
    <desc id="plot-description">3 trees; means, and as whiskers their standard errors. x -3.5e14: sss 2000, alphabeta 7000. x 1e15: sss 2. x 1000000000000001: alphabeta 7e18.</desc>
    <text class="scale" x="102.0" y="449.7">1</text>
    <text class="scale" x="102.0" y="397.6">1000</text>
    <text class="scale" x="102.0" y="345.5">1000000</text>
    <text class="scale" x="102.0" y="293.4">1000000000</text>
    <text class="scale" x="102.0" y="241.3">1e12</text>
    <text class="scale" x="102.0" y="189.2">1e15</text>
    <text class="scale" x="102.0" y="137.1">1e18</text>
    <text class="tick" x="178.4" y="464.5">-2e14</text>
    <text class="tick" x="259.0" y="464.5">0</text>
    <text class="tick" x="339.6" y="464.5">2e14</text>
    <text class="tick" x="420.2" y="464.5">4e14</text>
    <text class="tick" x="500.8" y="464.5">6e14</text>
    <text class="tick" x="581.4" y="464.5">8e14</text>
    <text class="tick" x="662.0" y="464.5">1e15</text>
    $ sed 's/-3.5e14/inf/; s/1e15//' odd.csv > odder.csv
    $ gteval --results --by=x -f svg odder.csv | grep '"group"\|"beside"\|"tick"'
    <text class="group" x="22.0" y="109.5">1000000000000001</text>
    <text class="beside" x="490.9" y="133.9">7e18</text>
    <text class="group" x="22.0" y="159.5">none</text>
    <text class="beside" x="490.9" y="183.9">2</text>
    <text class="group" x="22.0" y="209.5">inf</text>
    <text class="beside" x="490.9" y="233.9">2000</text>
    <text class="beside" x="490.9" y="258.9">7000</text>
    <text class="tick" x="100.9" y="282.5">0</text>
    <text class="tick" x="155.2" y="282.5">1e18</text>
    <text class="tick" x="209.5" y="282.5">2e18</text>
    <text class="tick" x="263.7" y="282.5">3e18</text>
    <text class="tick" x="318.0" y="282.5">4e18</text>
    <text class="tick" x="372.3" y="282.5">5e18</text>
    <text class="tick" x="426.6" y="282.5">6e18</text>
    <text class="tick" x="480.9" y="282.5">7e18</text>
    $ sed 's/-3.5e14/0.0000125/; s/1e15/0.0000375/; s/1000000000000001/0.00002/' odd.csv > small.csv
    $ gteval --results --by=x -f svg small.csv | grep '"tick"'
    <text class="tick" x="172.4" y="464.5">1.5e-5</text>
    <text class="tick" x="281.2" y="464.5">2e-5</text>
    <text class="tick" x="390.0" y="464.5">2.5e-5</text>
    <text class="tick" x="498.8" y="464.5">3e-5</text>
    <text class="tick" x="607.6" y="464.5">3.5e-5</text>
    $ sed 's/-3.5e14/-0.5/; s/1e15/4.5/; s/1000000000000001/2/' odd.csv > signs.csv
    $ gteval --results --by=x -f svg signs.csv | grep '"tick"'
    <text class="tick" x="172.4" y="464.5">0</text>
    <text class="tick" x="281.2" y="464.5">1</text>
    <text class="tick" x="390.0" y="464.5">2</text>
    <text class="tick" x="498.8" y="464.5">3</text>
    <text class="tick" x="607.6" y="464.5">4</text>
    $ sed 's/-3.5e14/1/; s/1e15/1.0/; s/1000000000000001/1/' odd.csv > same.csv
    $ gteval --results --by=x -f svg same.csv | grep -c '"group"'
    2
    $ echo 5 | gteval -S -a alphabeta -f svg | grep '"tick"\|"beside"'
    <text class="beside" x="490.9" y="108.9">1</text>
    <text class="tick" x="100.9" y="132.5">0</text>
    <text class="tick" x="176.9" y="132.5">0.2</text>
    <text class="tick" x="252.9" y="132.5">0.4</text>
    <text class="tick" x="328.9" y="132.5">0.6</text>
    <text class="tick" x="404.9" y="132.5">0.8</text>
    <text class="tick" x="480.9" y="132.5">1</text>

    $ head -n 1 odd.csv > none.csv; echo a,1,sss,1,0,,1,3 >> none.csv
    $ gteval --results -f svg none.csv | grep '"tick"\|"beside"'
    <text class="beside" x="447.2" y="108.9">0</text>
    <text class="tick" x="57.2" y="132.5">0</text>
    <text class="tick" x="133.2" y="132.5">0.2</text>
    <text class="tick" x="209.2" y="132.5">0.4</text>
    <text class="tick" x="285.2" y="132.5">0.6</text>
    <text class="tick" x="361.2" y="132.5">0.8</text>
    <text class="tick" x="437.2" y="132.5">1</text>
    $ { cat none.csv; printf '%s\n' a,2,sss,2,1,1,1,3 a,3,sss,3000,1000,3,1,4; } > half.csv
    $ gteval --results --by=x -f svg half.csv | grep '"scale"'
    <text class="scale" x="58.8" y="449.7">0.1</text>
    <text class="scale" x="58.8" y="367.2">1</text>
    <text class="scale" x="58.8" y="284.7">10</text>
    <text class="scale" x="58.8" y="202.2">100</text>
    <text class="scale" x="58.8" y="119.7">1000</text>
    $ sed 's/,0,,/,20,20,/; s/,2,1,1,/,40,40,40,/; s/3000,1000/9000,9000/' half.csv > tens.csv
    $ gteval --results --by=x -f svg tens.csv | grep '"scale"'
    <text class="scale" x="66.0" y="449.7">10</text>
    <text class="scale" x="66.0" y="339.7">100</text>
    <text class="scale" x="66.0" y="229.7">1000</text>
    <text class="scale" x="66.0" y="119.7">10000</text>

Whole digits are all told, and where labels would touch there are fewer.

    $ { head -n 1 odd.csv; printf '%s\n' a,1,sss,900,100,2,1,100000000001 a,2,sss,900,1000,2,1,100000000007; } > wide.csv
    $ gteval --results -f svg wide.csv | grep '"beside"'
    <text class="beside" x="447.2" y="108.9">550 ± 450</text>
    $ gteval --results --by=x -f svg wide.csv | grep '"tick"'
    <text class="tick" x="165.5" y="464.5">100000000002</text>
    <text class="tick" x="346.8" y="464.5">100000000004</text>
    <text class="tick" x="528.1" y="464.5">100000000006</text>

Pictures have no room for more figures.

    $ gteval -S -f svg --figures=ratios depths
    gteval: option '--figures' has no meaning for '--summary as svg'
    Try 'gteval --help'
    [2]
    $ gteval -S -f svg --time depths
    gteval: option '--time' has no meaning for '--summary as svg'
    Try 'gteval --help'
    [2]
