#!/bin/sh
# library.sh - libgteval as others meet it: what can be seen of it, and programs in C and C++
# linked against it, shared and static, where it was built and where it is installed.

cd "$(dirname "$0")/.." && . tests/lib.sh

header=src/library/gteval.h
shared=$BUILD/libgteval.so static=$BUILD/libgteval.a
root=$scratch/root prefix=/opt/gt

# The compiler of the build, and those of its flags that must be the same everywhere.
compiler=$(sed 's/ -Isrc .*//' "$BUILD/flags")
instruments=$(grep -oE -e '-fsanitize=[^ ]*' "$BUILD/flags" | sort -u | tr '\n' ' ')
coverage=$(grep -oE -m 1 -e '--coverage' "$BUILD/flags" | head -n 1)
strict='-Wall -Wextra -Wpedantic -Werror'
: "${CXX:=c++}"

# shellcheck disable=SC2086 # commands and flags
c()
{
    $compiler -std=c99 $strict $instruments "$@"
}

# shellcheck disable=SC2086
cxx()
{
    cxx_source=$1
    shift
    "$CXX" -std=c++11 $strict $instruments -x c++ "$cxx_source" -x none "$@"
}

# shellcheck disable=SC2086
declared()
{
    $compiler -E -P "$header" | tr '\n' ' ' | tr ';' '\n' | grep -v typedef |
        grep -oE 'gteval_[a-z_]+ *\(' | tr -d ' (' | sort
}

# Names of what is documented: the synopsis of the manual, without the type of observers.
documented()
{
    sed -n 's/^\.Fn \(gteval_[a-z_]*\) ["v].*/\1/p' man/gteval.3 | grep -vx gteval_observer | sort
}

# symbols FILE OPTION...: the global names that it defines
symbols()
{
    nm --defined-only --extern-only "$@" |
        awk 'NF == 3 && $2 != "A" && $3 !~ /^__(a|ub)san|^__odr/ { sub(/@.*/, "", $3); print $3 }' |
        sort
}

# Names of the package, with their versions; those of the beginning have none.
packaged()
{
    sed -n 's/^ \(gteval_[^ ]*\) .*/\1/p' debian/libgteval1.symbols | sed 's/@Base$//' | sort
}

# A program linked before there were versions finds its functions: against what the library was
# then, as far as a linker looks at it.
run_old_program()
{
    packaged | sed -n '/@/!s/.*/void &(void);\nvoid &(void) {}/p' > "$scratch/old_library.c"
    mkdir "$scratch/old" || return
    c -shared -fPIC -Wl,-soname,libgteval.so.1 "$scratch/old_library.c" -o "$scratch/old/libgteval.so" &&
        c "$scratch/example.c" -I"${header%/*}" -L"$scratch/old" -lgteval -o "$scratch/old/program" &&
        runs "$scratch/old/program" "$BUILD"
}

# What the library calls or looks at, and should not.
misbehaviour()
{
    nm -u "$static" | awk '{ print $NF }' |
        grep -xE '_?exit|abort|__assert_fail|(v|put)?printf|puts|putchar|perror|std(in|out|err)|setlocale|signal|sigaction'
}

# Variables that can be written, but for the lock by which threads take turns at cJSON.
state()
{
    objdump -t "$static" | awk '
    NF > 2 && $(NF - 2) ~ /^(\.(data|bss|tdata|tbss)(\.[^r].*)?|\*COM\*)$/ && $(NF - 1) !~ /^0+$/ &&
        !($NF == "cjson_turn" && ++locks == 1) { print $(NF - 2), $(NF - 1), $NF }'
}

look_at_symbols()
{
    declared > "$scratch/declared"
    documented > "$scratch/documented"
    equal 'gteval(3): functions' "$scratch/declared" "$scratch/documented"
    symbols -D "$shared" > "$scratch/shared"
    equal 'the shared library: names to be seen' "$scratch/declared" "$scratch/shared"
    nm -D --with-symbol-versions "$shared" | sed -n 's/@@/@/; s/.* T //p' | sort > "$scratch/versions"
    packaged > "$scratch/packaged"
    equal 'the shared library: versions of names' "$scratch/packaged" "$scratch/versions"
    symbols "$static" > "$scratch/static"
    equal 'the static library: names to be seen' "$scratch/declared" "$scratch/static"
    if [ -n "$instruments" ]; then
        skip 'what the library calls: it is instrumented'
    elif ! have objdump; then
        skip 'what the library calls: no objdump'
    else
        none 'the library neither prints nor exits' misbehaviour
        none 'the library has no state' state
        check 'the name of the shared library' \
            sh -c "objdump -p '$shared' | grep -q 'SONAME *libgteval\.so\.1\$'"
    fi
}

# runs PROGRAM [FOLDER]: whether the example does what it should, with libraries from there
runs()
{
    check_out=$(LD_LIBRARY_PATH=${2-} "$1" trees/sss-example.dewey sss minimax) || return
    [ "$check_out" = 'value: 6
pv: e 2 2.2 2.2.1
leaves: 7 of 8
value: 6
pv: e 2 2.2 2.2.1
leaves: 8 of 8' ] || { echo "$check_out"; false; }
}

# in_language LANGUAGE COMPILE: links the example in both ways, in both places
# shellcheck disable=SC2046 # flags
in_language()
{
    check "$1: a program for the shared library" \
        "$2" "$scratch/example.c" -I"${header%/*}" -L"$BUILD" -lgteval -o "$scratch/shared"
    check "$1: runs with the shared library" runs "$scratch/shared" "$BUILD"
    check "$1: a program for the static library" \
        "$2" "$scratch/example.c" -I"${header%/*}" "$static" -lcjson -lm -pthread \
        -o "$scratch/static"
    check "$1: runs with the static library" runs "$scratch/static"
    have pkg-config || return
    check "$1: a program by pkg-config" \
        "$2" "$scratch/example.c" $(package --cflags --libs gteval) -o "$scratch/shared"
    check "$1: runs with the library installed" \
        runs "$scratch/shared" "$root$prefix/lib"
    check "$1: a program by pkg-config --static" \
        "$2" "$scratch/example.c" $(package --static --cflags --libs gteval |
            sed 's/-lgteval/-Wl,-Bstatic & -Wl,-Bdynamic/') -o "$scratch/static"
    check "$1: runs without the library" runs "$scratch/static"
}

package()
{
    PKG_CONFIG_PATH=$root$prefix/lib/pkgconfig PKG_CONFIG_SYSROOT_DIR=$root pkg-config "$@"
}

install_library()
{
    make_built install-library DESTDIR="$root" PREFIX="$prefix"
}

build_examples()
{
    library_example 1 > "$scratch/example.c"
    check 'make install-library' install_library
    have pkg-config || skip 'pkg-config: not there'
    in_language C c
    if have "$CXX"; then
        in_language C++ cxx
    else
        skip "C++: no $CXX"
    fi
}

# The example of README.md, which reads standard input.
run_first_example()
{
    awk '/^    #include <gteval\.h>/ { display = 1 } /^[^ ]/ { display = 0 }
        display { sub(/^    /, ""); print }' README.md > "$scratch/first.c"
    c "$scratch/first.c" -I"${header%/*}" "$static" -lcjson -lm -pthread \
        -o "$scratch/first" || return
    [ "$(echo '[[3,5],[2,9]] [[7],[8]]' | "$scratch/first" | tr '\n' ' ')" = '3 8 ' ]
}

# The second of gteval(3), which reads standard input, too.
run_second_example()
{
    library_example 2 > "$scratch/second.c"
    c "$scratch/second.c" -I"${header%/*}" "$static" -lcjson -lm -pthread \
        -o "$scratch/second" || return
    [ "$("$scratch/second" < trees/stockman.json)" = '>= 2.1.2.1 2.1.2.2 2.2.2.1 2.2.2.2
<= 1.1.1.1 1.1.2.1 2.1.1.1 2.1.2.2' ]
}

# All of examples/, against what is installed; its README.md has what they print.
build_folder()
{
    have pkg-config || return 0
    mkdir "$scratch/examples"
    for source in examples/*.c examples/*.cc; do
        program=$(basename "${source%.*}")
        compile=c
        [ "${source##*.}" = c ] || compile=cxx
        [ $compile = c ] || have "$CXX" || continue
        # shellcheck disable=SC2046 # flags
        check "$source" $compile "$source" $(package --cflags --libs gteval) \
            -o "$scratch/examples/$program"
    done
}

run_folder()
{
    have pkg-config && have "$CXX" || return 0
    PATH=$scratch/examples:$PATH LD_LIBRARY_PATH=$root$prefix/lib tests/cli.sh examples/README.md
}

# Functions that no example calls.
not_shown()
{
    {
        cat README.md examples/*.c examples/*.cc
        sed -n '/^\.Sh EXAMPLES/,$p' man/gteval.3
    } | grep -oE '\<gteval_[a-z_]+\>' | sort -u > "$scratch/shown"
    comm -23 "$scratch/declared" "$scratch/shown"
}

# runs_example NUMBER: prints what it prints about trees of standard input
runs_example()
{
    library_example "$1" > "$scratch/example-$1.c"
    c "$scratch/example-$1.c" -I"${header%/*}" "$static" -lcjson -lm -pthread \
        -o "$scratch/example-$1" && "$scratch/example-$1"
}

# The third of gteval(3): what the programs print.
run_third_example()
{
    tree='[[3,12,8],[2,4,6],[4,5,7]]'
    echo "$tree" > "$scratch/mine"
    {
        echo "$tree"
        gtconv --format=outline "$scratch/mine"
        gteval --algo=alphabeta --format=csv "$scratch/mine" | sed "s|^$scratch/||"
        gteval --algo=alphabeta --format=outline "$scratch/mine"
    } > "$scratch/expected"
    echo "$tree" | runs_example 3 | diff "$scratch/expected" -
}

# The fourth.
run_fourth_example()
{
    cat > "$scratch/expected" << 'END'
e: inside (-inf, inf), in 4..4
1: inside (-inf, inf), in 3..3
1.1: inside (-inf, inf), in 3..3
1.2: inside (3, 3), in 12..12
1.3: inside (3, 3), in 8..8
2: inside (3, 3), in -inf..2
2.1: inside (3, 3), in 2..2
2.2: never entered: left out at 2
2.3: never entered: left out at 2
3: inside (4, inf), in 4..4
3.1: inside (4, inf), in 4..4
3.2: inside (3, 3), in 5..5
3.3: inside (3, 3), in 7..7
7 leaves read 8 times: 3 12 8 2 4 5 7
END
    echo '[[3,12,8],[2,4,6],[4,5,7]]' | runs_example 4 | diff "$scratch/expected" -
}

# The three of them say the same version.
versions()
{
    echo '#include <gteval.h>
    int main(void) { return puts(gteval_version()) < 0; }' > "$scratch/version.c"
    c "$scratch/version.c" -I"${header%/*}" "$static" -lcjson -lm -pthread \
        -o "$scratch/version" || return
    version=$(gteval --version | sed -n '1s/.* //p')
    [ "$("$scratch/version")" = "$version" ] || return
    ! have pkg-config || [ "$(package --modversion gteval)" = "$version" ]
}

# as_programs WHAT FORMAT FILE ALGORITHMS OPTION...: whether the library prints byte for byte what
# gteval prints, or without algorithms gtconv, for which there is a file.
as_programs()
{
    what=$1 format=$2 file=$3 algorithms=$4
    shift 4
    if [ -n "$algorithms" ]; then
        gteval --format="$format" --algo="$algorithms" "$@" "$file"
    else
        gtconv --format="$format" "$@" "$file"
    fi > "$scratch/printed.program" 2> /dev/null || return 0
    [ -z "$algorithms" ] || set -- "$@" --file="$file"
    # shellcheck disable=SC2046 # names without blanks
    "$scratch/print" "$what" "$format" "$file" $(echo "$algorithms" | tr , ' ') --ascii "$@" \
        > "$scratch/printed" || return
    compared=$((compared + 1))
    cmp "$scratch/printed.program" "$scratch/printed" ||
        { echo "$what $format $file $algorithms $*"; false; }
}

# What a format, an algorithm or a kind of tree has no use for the program refuses.
trees_as_programs()
{
    for file in $written; do
        for format in json nested dewey lab levels list efg csv sets node-link; do
            as_programs tree "$format" "$file" '' || return
            as_programs tree "$format" "$file" '' --lossy || return
        done
        for format in outline dot svg tikz html; do
            as_programs drawing "$format" "$file" '' || return
        done
        as_programs drawing svg "$file" '' --labels=letters --layout=right --page=a4 --blank &&
            as_programs drawing svg "$file" '' --blank --windows --title='a & b' &&
            as_programs drawing tikz "$file" '' --fragment --labels=ids || return
    done
}

results_as_programs()
{
    for file in $written; do
        for format in text json csv; do
            for algorithms in alphabeta minimax,sss,mtdf maxn star2,shallow; do
                as_programs results "$format" "$file" "$algorithms" || return
                as_programs results "$format" "$file" "$algorithms" --ids --moves --plan || return
            done
            as_programs results "$format" "$file" scout,dual --line=longest --moves --all-best &&
                as_programs results "$format" "$file" pvs --proof &&
                as_programs results "$format" "$file" recsss --proof=upper &&
                as_programs results "$format" "$file" pn,alphabeta --target=5 || return
        done
    done
}

pictures_as_programs()
{
    for file in $written; do
        for format in outline dot svg tikz html; do
            for algorithms in alphabeta sss maxn; do
                as_programs searches "$format" "$file" "$algorithms" || return
            done
            as_programs searches "$format" "$file" scout --windows --proof --ids &&
                as_programs searches "$format" "$file" negascout --step=7 --labels=none &&
                as_programs searches "$format" "$file" dfpn --target=5 || return
        done
        for format in outline dot html; do
            as_programs searches "$format" "$file" alphabeta,sss,mt-dual || return
        done
    done
}

# Whether FUNCTION finds no difference, and has compared at least so much.
compare()
{
    compared=0
    "$1" > "$scratch/differences" 2>&1 || { sed 20q "$scratch/differences"; return 1; }
    [ $compared -ge "$2" ] || { echo "only $compared"; false; }
}

print_as_programs()
{
    printf '%s\n' '1 chance' '1.1 @1/3 5' '1.2 @2/3 -1' '2 chance' '2.1 2' '2.2 7' > "$scratch/chance.dewey"
    written="trees/sss-example.dewey trees/stockman.json trees/three-players.dewey $scratch/chance.dewey"
    check 'a program that prints what programs print' c tests/library/print.c -Isrc "$static" \
        -lcjson -lm -pthread -o "$scratch/print"
    check 'trees as gtconv prints them' compare trees_as_programs 60
    check 'results as gteval prints them' compare results_as_programs 60
    check 'pictures as gteval prints them' compare pictures_as_programs 60
}

# The unit tests, linked against what others get.
run_suites()
{
    for library in "$shared" "$static"; do
        for object in "$BUILD"/tests/check_library*.o; do
            suite=$(basename "$object" .o)
            # shellcheck disable=SC2046,SC2086
            check "$suite for ${library##*/}" $compiler $instruments $coverage \
                "$object" "$BUILD/tests/suite.o" "$BUILD/tests/outside.o" "$library" \
                $(pkg-config --libs check || echo -lcheck) -lcjson -lm -pthread \
                -o "$scratch/$suite"
            check "$suite with ${library##*/}" \
                env LD_LIBRARY_PATH="$BUILD" CK_DEFAULT_TIMEOUT=0 "$scratch/$suite"
        done
    done
}

# The same where numbers have a comma.
run_with_comma()
{
    mkdir "$scratch/locale"
    if ! have localedef ||
        ! localedef -f UTF-8 -i de_DE "$scratch/locale/comma" > "$scratch/localedef" 2>&1; then
        skip 'a decimal comma: no such locale can be made'
        return
    fi
    for suite in "$scratch"/check_library*; do
        check "a decimal comma: ${suite##*/}" env LOCPATH="$scratch/locale" \
            LD_LIBRARY_PATH="$BUILD" CK_DEFAULT_TIMEOUT=0 "$suite"
    done
}

run_starved()
{
    wrap=-Wl
    for function in malloc calloc realloc strdup open_memstream; do
        wrap=$wrap,--wrap=$function
    done
    # The library itself does not count the lines it reaches.
    starved=$static
    [ -z "$coverage" ] || starved=$BUILD/internal.a
    # shellcheck disable=SC2086
    check 'a program for memory that runs out' $compiler -Isrc $instruments $coverage \
        tests/library/starve.c "$wrap" "$starved" -lcjson -lm -pthread -o "$scratch/starve"
    check 'memory runs out, at each allocation' "$scratch/starve"
}

# The header alone, in the oldest languages that have what it needs.
in_old_languages()
{
    printf '#include <gteval.h>\ngteval_node none(void);\ngteval_node none(void) { return GTEVAL_NONE; }\n' \
        > "$scratch/old.c"
    for standard in gnu89 c89; do
        # shellcheck disable=SC2086
        check "the header in $standard" $compiler -std=$standard $strict -I"${header%/*}" \
            -fsyntax-only "$scratch/old.c"
    done
    have "$CXX" || return
    # shellcheck disable=SC2086
    check 'the header in c++98' "$CXX" -std=c++98 $strict -I"${header%/*}" -fsyntax-only \
        -x c++ "$scratch/old.c"
}

look_at_symbols
in_old_languages
build_examples
check 'a program from before there were versions' run_old_program
check 'the example of README.md' run_first_example
check 'the second example of gteval(3)' run_second_example
build_folder
check 'what the examples print' run_folder
none 'every function has an example' not_shown
check 'the third example of gteval(3)' run_third_example
check 'the fourth example of gteval(3)' run_fourth_example
check 'the version' versions
print_as_programs
run_suites
run_with_comma
run_starved
finish
