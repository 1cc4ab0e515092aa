#!/bin/sh
# parallel.sh - experiments in shards: merged they equal a single run, and what is missing or
# there twice is named. Slurm is in slurm.sh.

cd "$(dirname "$0")/.." && . tests/lib.sh

experiments=$PWD/tests/experiments
shard=$experiments/shard.sh merge=$experiments/merge.sh
trees=203 shards=8 # of different lengths: shard 3 has trees 51 to 76
names=alphabeta,sss,dual
options='--model=permutation --width=3 --depth=4 --seed=5'
folder=$scratch/results
dying=$scratch/dying:$PATH # where make_dying_gtgen puts it

# shellcheck disable=SC2086 # a list of options
gtgen $options --count=$trees > "$scratch/trees" || fail 'gtgen'

# is_single_run FILE...: in each format
is_single_run()
{
    for format in text csv json; do
        gteval --algo=$names --summary --format=$format "$scratch/trees" > "$scratch/single" &&
            "$merge" $trees "$@" --format=$format > "$scratch/merged" &&
            cmp "$scratch/single" "$scratch/merged" || return
    done
}

# all_shards: one after another
all_shards()
{
    mkdir -p "$folder"
    for number in 1 2 3 4 5 6 7 8; do
        # shellcheck disable=SC2086
        "$shard" -o "$folder/shard-$number.csv" $number $shards $trees $names $options || return
    done
}

# says STATUS TEXT COMMAND...: that exit status, and a message with the text in it
says()
{
    wanted=$1 text=$2
    shift 2
    "$@" > "$scratch/out" 2> "$scratch/err"
    status=$?
    [ $status -eq "$wanted" ] && [ ! -s "$scratch/out" ] && grep -qF "$text" "$scratch/err" ||
        { echo "exit status $status"; cat "$scratch/out" "$scratch/err"; false; }
}

# by_parallel PATH OPTION...: all shards, with what GNU parallel is told besides
by_parallel()
{
    search=$1
    shift
    mkdir -p "$folder"
    # shellcheck disable=SC2086
    env PATH="$search" parallel --jobs 2 "$@" "$shard" -o "$folder/shard-{}.csv" {} \
        $shards $trees $names $options ::: 1 2 3 4 5 6 7 8
}

# make_dying_gtgen COMMAND: a generator that dies; of shard 3 comes what COMMAND lets through
make_dying_gtgen()
{
    mkdir -p "$scratch/dying"
    cat > "$scratch/dying/gtgen" << END
#!/bin/sh
case " \$* " in
*' --first=51 '*) "$(command -v gtgen)" "\$@" | $1 ;;
*) exec "$(command -v gtgen)" "\$@" ;;
esac
END
    chmod +x "$scratch/dying/gtgen"
}

dies_without_a_file()
{
    make_dying_gtgen "$1"
    # shellcheck disable=SC2086
    says 1 "$2" env PATH="$dying" "$shard" -o "$scratch/died.csv" \
        3 $shards $trees $names $options &&
        says 1 "$2" env PATH="$dying" "$shard" 3 $shards $trees $names $options &&
        [ "$(find "$scratch" -name 'died.csv*' | wc -l)" -eq 0 ]
}

check 'shards in sequence' all_shards
check 'shards, merged' is_single_run "$folder"/*.csv
check 'shards in another order' is_single_run "$folder"/shard-8.csv "$folder"/shard-[2-7].csv \
    "$folder"/shard-1.csv
cat "$folder"/shard-*.csv > "$scratch/all.csv"
check 'shards in one file' is_single_run "$scratch/all.csv"
check 'no files are left over' [ "$(find "$folder" -type f | wc -l)" -eq $shards ]

check 'missing in the middle' says 1 "trees 51 to 76 of '-' are missing" \
    "$merge" $trees "$folder"/shard-[124-8].csv
check 'missing at the end' says 1 'trees 178 to 203 are missing at the end' \
    "$merge" $trees "$folder"/shard-[1-7].csv
check 'missing at the beginning' says 1 "trees 1 to 25 of '-' are missing" \
    "$merge" $trees "$folder"/shard-[2-8].csv
cp "$folder/shard-2.csv" "$scratch/again.csv"
check 'there twice' says 1 "trees 26 to 50 of '-' are there twice" \
    "$merge" $trees "$folder"/*.csv "$scratch/again.csv"
# shellcheck disable=SC2086
check 'a shard of another cut' "$shard" -o "$scratch/other.csv" 2 7 $trees $names $options
check 'two cuts' says 1 "trees 51 to 58 of '-' are there twice" \
    "$merge" $trees "$folder"/*.csv "$scratch/other.csv"
check 'more than there should be' says 1 'results of 203 trees, not of 200' \
    "$merge" 200 "$folder"/*.csv
head -c 1000 "$folder/shard-8.csv" > "$scratch/cut.csv"
check 'a file cut off' says 1 "$scratch/cut.csv:" \
    "$merge" $trees "$folder"/shard-[1-7].csv "$scratch/cut.csv"

check 'a generator that stops between trees' dies_without_a_file 'head -n 7' \
    'trees 51 to 76 were not all made'
check 'a generator that stops in a tree' dies_without_a_file 'head -c 700' 'error: '
check 'a generator that gives nothing' dies_without_a_file 'head -n 0' 'empty input'
check 'shard 9 of 8' says 2 'there is no shard 9 of 8' "$shard" 9 8 $trees $names
check 'shard 0' says 2 'usage: ' "$shard" 0 8 $trees $names
check 'a word for a number' says 2 'usage: ' "$shard" one 8 $trees $names

if have parallel && parallel --version 2> /dev/null | grep -q '^GNU parallel'; then
    rm -rf "$folder"
    check 'parallel' by_parallel "$PATH"
    check 'parallel, merged' is_single_run "$folder"/*.csv

    rm -rf "$folder"
    make_dying_gtgen 'head -n 7'
    by_parallel "$dying" --joblog "$scratch/log" > "$scratch/out" 2>&1
    check 'parallel tells that one shard failed' [ $? -eq 1 ]
    check 'a failed shard is missing' says 1 "trees 51 to 76 of '-' are missing" \
        "$merge" $trees "$folder"/*.csv
    check 'parallel --resume-failed' by_parallel "$PATH" --joblog "$scratch/log" --resume-failed
    check 'a failed shard, repeated' is_single_run "$folder"/*.csv

    # Stands in for ssh HOST -- COMMAND: the other machine is this one, with a bare environment.
    cat > "$scratch/ssh" << 'END'
#!/bin/sh
echo "$1" >> "$0.hosts"
shift 2
exec env -i SHELL=/bin/sh PATH=/usr/bin:/bin sh -c "$*"
END
    chmod +x "$scratch/ssh"
    PARALLEL_SSH=$scratch/ssh
    export PARALLEL_SSH
    # shellcheck disable=SC2086
    parallel --sshlogin 2/one,2/two --env PATH "$shard" {} $shards $trees $names $options \
        ::: 1 2 3 4 5 6 7 8 > "$scratch/all.csv" 2> "$scratch/err"
    check 'parallel --sshlogin' [ $? -eq 0 ]
    check 'parallel --sshlogin, merged' is_single_run "$scratch/all.csv"
    check 'both hosts were used' [ "$(sort -u "$scratch/ssh.hosts" | wc -l)" -eq 2 ]
else
    skip 'no GNU parallel'
fi
finish
