What chance nodes do to the last bit, whatever the compiler and the machine: random weights, two
layers of chance, five searches.

    $ gtgen --shape='+3*3-2*3' --weights=random --real --count=60 --format=dewey |
    >     gteval -i dewey -a minimax,alphabeta,star2,pvs,negascout -f csv | cut -d , -f 2-17 | cksum
    74783122 19702
    $ gtgen --shape='*4+2*3-2' --weights=random --count=60 --format=dewey |
    >     gteval -i dewey -a alphabeta,star2 --bounds=0,99 -f csv | cut -d , -f 2-17 | cksum
    3785993143 7543
