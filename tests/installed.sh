#!/bin/sh
# installed.sh - gteval as it is installed on this system: the manual, completion in bash, the
# library by pkg-config with the example of its manual page, and the examples of README.md.
# newcomer.sh runs it on a bare Debian, and Debian's packages are tested by it.

BUILD=$(dirname "$(command -v gteval)")
cd "$(dirname "$0")/.." && . tests/lib.sh

# In which each page speaks of itself.
is_manual()
{
    man "$1" "$2" | grep -q "$2"
}

# What bash has made of a line once ESC * has inserted all that is offered for its last word.
offered()
{
    echo '. /usr/share/bash-completion/bash_completion' > "$scratch/bashrc"
    printf '%s\033*\001echo OFFERED \n' "$1" |
        bash --noprofile --rcfile "$scratch/bashrc" -i 2> /dev/null | sed -n 's/^OFFERED //p'
}

algorithms_are_offered()
{
    offers=$(offered 'gteval --algo=')
    for algorithm in $(gteval --list-algorithms | sed -e 1d -e 's/ .*//'); do
        case "$offers " in
        *[=\ ]"$algorithm "*) ;;
        *)
            echo "no $algorithm in: $offers"
            return 1
            ;;
        esac
    done
}

example_runs()
{
    library_example 1 > "$scratch/example.c"
    # shellcheck disable=SC2046 # flags
    "${CC:-cc}" "$scratch/example.c" $(pkg-config --cflags --libs gteval) -o "$scratch/example" &&
        "$scratch/example" trees/sss-example.dewey sss | grep '^value: 6$'
}

# Where it is installed; a bare system has no Python.
module_works()
{
    ! have python3 ||
        [ "$(PYTHONPATH=${BUILD%/bin}/lib/python3/dist-packages python3 -c '
import gteval
print(gteval.Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]]).search("sss").value)')" = 3.0 ]
}

for page in 1:gteval 1:gtgen 1:gtconv 3:gteval 5:gteval; do
    check "man ${page%:*} ${page#*:}" is_manual "${page%:*}" "${page#*:}"
done
check 'completion in bash' algorithms_are_offered
check 'pkg-config' pkg-config --exists gteval
check 'the example of gteval(3)' example_runs
check 'the Python module' module_works
tests/cli.sh README.md man/*.1 > "$scratch/cli"
add "$scratch/cli" || fail 'the examples'
sed '$d' "$scratch/cli"
finish
