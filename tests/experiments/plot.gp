# plot.gp - draws width.svg, depth.svg, order.svg and ratio.svg from the results beside it.
#
#     gnuplot plot.gp                       to be run in this folder
#     gnuplot -e "into='FOLDER/'" plot.gp   puts the pictures into FOLDER
#
# Points are measured, with their standard errors where those can be seen. Full lines are the
# exact expectations of ../data/expected.txt; broken ones only join the points.

if (!exists("into")) into = ''

# Each algorithm has a shade and a point of its own, to be told apart in print. There are
# expectations for all but the first two.
count = 5
array names[count] = ["scout", "negascout", "alphabeta", "dual", "sss"]
array titles[count] = ["SCOUT", "NegaScout", "alpha-beta", "DUAL*", "SSS*"]
array colours[count] = ["#a08050", "#009e73", "#000000", "#d55e00", "#0072b2"]
array shapes[count] = [8, 4, 7, 11, 6]
array sizes[count] = [0.75, 0.75, 0.95, 0.7, 0.75]
do for [i = 1:count] {
    set style line i lc rgb colours[i] pt shapes[i] ps sizes[i] lw 1.5
    set style line count + i lc rgb colours[i] pt shapes[i] ps sizes[i] lw 1 dt (6, 4)
}

series(file, options, i) = \
    sprintf("< awk -f series.awk -v algorithm=%s %s %s", names[i], options, file)

# A panel shows column y of series.awk, by the options. The points of algorithms without
# expectations are joined, the others have lines from a file of their own.
panel = "plot for [i = 1:2] series(file, options, i) using 1:y with lines ls count + i, \
    for [i = 3:count] series(lines, options, i) using 1:y with lines ls i + broken, \
    for [i = 1:count] series(file, options, i) \
        using 1:y:(y == 2 ? $3 : 0) with yerrorbars ls i"
by_width = "file = 'classic.csv'; lines = '../data/expected.txt'; broken = 0; set logscale x; \
    set xlabel 'width'; set xtics (2, 3, 4, 5, 6, 8, 10, 24)"
by_depth = "file = 'deep.csv'; lines = '../data/expected.txt'; broken = 0; unset logscale x; \
    set xlabel 'depth'; set xtics autofreq 2, 2"
by_order = "file = 'ordered.csv'; lines = file; broken = count; unset logscale x; \
    set xlabel 'how often the first child is best'; set xrange [0:1.3]; \
    set xtics ('0' 0, '0.2' 0.2, '0.4' 0.4, '0.6' 0.6, '0.8' 0.8, '1' 1, '70/90' 1.2)"
leaves = "y = 2; set ylabel 'leaves over the fewest possible'"
legend = "set key at screen 0.5, 0.03 center bottom horizontal reverse Left samplen 3 width 1; \
    unset border; unset tics; unset title; unset xlabel; unset ylabel; unset logscale; \
    set origin 0, 0; set size 1, 1; \
    plot [0:1][0:1] -1 notitle, \
        for [i = 1:count] keyentry with linespoints ls i title titles[i]; unset multiplot"
picture = "set border 3 lc rgb '#444444'; set xtics nomirror; \
    set grid ytics lc rgb '#dddddd' lt 1 lw 0.7; set errorbars 0; \
    set tmargin 2.5; set bmargin 5.5; unset key; set ytics nomirror autofreq; set autoscale"

set terminal svg size 960,400 font 'Helvetica,13' background rgb 'white'

set output into.'width.svg'
eval picture
set multiplot layout 1, 3
eval by_width
eval leaves
set yrange [1:7.5]
do for [depth = 2:4] {
    set title sprintf('depth %d', depth)
    set xrange [1.8:(depth == 2 ? 26 : depth == 3 ? 11 : 5.5)]
    options = sprintf('-v by=width -v depth=%d', depth)
    eval panel
    unset ylabel
}
eval legend

set output into.'depth.svg'
eval picture
set multiplot layout 1, 3
eval by_depth
eval leaves
set logscale y
set yrange [1:20]
set ytics (1, 2, 3, 5, 10, 20)
do for [width = 2:4] {
    set title sprintf('width %d', width)
    set xrange [1.5:(width == 2 ? 12.5 : width == 3 ? 9.5 : 7.5)]
    options = sprintf('-v by=depth -v width=%d', width)
    eval panel
    unset ylabel
}
eval legend

set output into.'order.svg'
eval picture
set multiplot layout 1, 2
eval by_order
eval leaves
set yrange [1:6]
set title 'width 5, depth 5'
options = '-v by=order -v width=5 -v depth=5'
eval panel
unset ylabel
set yrange [1:3.5]
set title 'width 20, depth 3'
options = '-v by=order -v width=20 -v depth=3'
eval panel
eval legend

set output into.'ratio.svg'
eval picture
set multiplot layout 1, 3
y = 4
set yrange [0.5:1.8]
set ylabel 'leaves over those of alpha-beta'
eval by_width
set title 'depth 3'
set xrange [1.8:11]
options = '-v by=width -v depth=3'
eval panel
unset ylabel
eval by_depth
set title 'width 3'
set xrange [1.5:9.5]
options = '-v by=depth -v width=3'
eval panel
eval by_order
set title 'width 5, depth 5'
options = '-v by=order -v width=5 -v depth=5'
eval panel
eval legend
