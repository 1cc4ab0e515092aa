#!/bin/sh
# slurm.sh - an experiment as a job array of Slurm: merged it equals a single run, and a task that
# failed is noticed. "make check" leaves it out; .ci/run has it.
#
# It starts a Slurm of one node for itself, with munge: on this machine's loopback, with keys,
# settings and all else in a folder of its own. That takes root, and Debian's slurm-wlm and munge.

cd "$(dirname "$0")/.." && . tests/lib.sh

if [ "$(id -u)" -ne 0 ]; then
    skip 'Slurm: not root'
    finish
fi
for program in munged slurmctld slurmd sbatch; do
    have $program || PATH=$PATH:/usr/sbin:/sbin
    if ! have $program; then
        skip "Slurm: no $program"
        finish
    fi
done

trees=203 shards=8 # of different lengths: shard 3 has trees 51 to 76
names=alphabeta,sss,dual
options='--model=permutation --width=3 --depth=4 --seed=5'
patience=40 # seconds for a step
merge=$PWD/tests/experiments/merge.sh array=$PWD/tests/experiments/slurm-array.sh
PATH=$PWD/tests/experiments:$PATH
place=$scratch/slurm
daemons=''

# within SECONDS COMMAND...: whether it succeeds before they are over
within()
{
    tries=$(($1 * 5))
    shift
    until "$@" > /dev/null 2>&1; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || return
        sleep 0.2
    done
}

# daemon COMMAND...: in the background, until stop
daemon()
{
    "$@" > "$place/$1.out" 2>&1 < /dev/null &
    daemons="$! $daemons"
}

ended()
{
    ! kill -0 "$1"
}

stop()
{
    [ -z "$daemons" ] || timeout 5 scancel --partition=check > /dev/null 2>&1
    for process in $daemons; do
        kill "$process" 2> /dev/null
        within 5 ended "$process" || kill -KILL "$process" 2> /dev/null
    done
    daemons=''
}

trap 'stop; rm -rf "$scratch"' EXIT

# The ports differ from run to run, for several may share a machine.
write_settings()
{
    port=$((20000 + $$ % 20000))
    cat << END
ClusterName=check
SlurmctldHost=localhost(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$place/munge.socket
SlurmctldPort=$port
SlurmdPort=$((port + 1))
StateSaveLocation=$place/state
SlurmdSpoolDir=$place/spool
SlurmctldPidFile=$place/slurmctld.pid
SlurmdPidFile=$place/slurmd.pid
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
ReturnToService=2
NodeName=localhost NodeAddr=127.0.0.1 CPUs=4
PartitionName=check Nodes=localhost Default=YES
END
}

node_is_idle()
{
    [ "$(timeout 5 sinfo --noheader --format=%T)" = idle ]
}

start()
{
    mkdir -p "$place/state" "$place/spool" &&
        (umask 077 && dd if=/dev/urandom of="$place/key" bs=1024 count=1) 2> "$place/dd.out" &&
        write_settings > "$place/slurm.conf" || return
    SLURM_CONF=$place/slurm.conf
    export SLURM_CONF
    daemon munged --foreground --force --key-file="$place/key" --socket="$place/munge.socket" \
        --pid-file="$place/munged.pid" --seed-file="$place/munged.seed"
    within 10 [ -S "$place/munge.socket" ]
    daemon slurmctld -D
    daemon slurmd -D -N localhost
    within $patience node_is_idle && return
    tail -n 20 "$place"/*.out
    false
}

# submit TASKS: exits as the worst of them
submit()
{
    # shellcheck disable=SC2086 # a list of options
    (cd "$scratch" && timeout --foreground $patience sbatch --wait --array="$1" "$array" \
        "$scratch/results" $shards $trees $names $options)
}

# are_tasks COUNT STATE: so many of all tasks so far ended in that state
are_tasks()
{
    timeout 5 scontrol --oneliner show jobs > "$scratch/jobs" &&
        [ "$(grep -c "JobState=$2 " "$scratch/jobs")" -eq "$1" ] || { cat "$scratch/jobs"; false; }
}

is_single_run()
{
    # shellcheck disable=SC2086
    gtgen $options --count=$trees | gteval --algo=$names --summary > "$scratch/single" &&
        "$merge" $trees "$scratch"/results/shard-*.csv > "$scratch/merged" &&
        cmp "$scratch/single" "$scratch/merged"
}

fails()
{
    ! "$@"
}

# What ran where, for whoever reads the log.
show_tasks()
{
    sed -n 's/.* ArrayTaskId=\([0-9]*\) .* JobState=\([A-Z]*\) .* RunTime=\([0-9:]*\) .*/task \1: \2, \3/p' \
        "$scratch/jobs" | sort
}

check 'Slurm starts' start
if [ "$failed" -eq 0 ]; then
    check 'an array of 8 tasks' submit 1-8
    check 'all are completed' are_tasks 8 COMPLETED
    show_tasks
    check 'merged' is_single_run
    cat "$scratch/merged"

    rm -r "$scratch/results"
    mkdir "$scratch/dying"
    printf '#!/bin/sh\ncase " $* " in\n*" --first=51 "*) exit 1 ;;\nesac\nexec %s "$@"\n' \
        "$(command -v gtgen)" > "$scratch/dying/gtgen"
    chmod +x "$scratch/dying/gtgen"
    PATH=$scratch/dying:$PATH
    check 'an array with a task that fails' fails submit 1-8
    check 'one failed' are_tasks 1 FAILED
    "$merge" $trees "$scratch"/results/shard-*.csv > /dev/null 2> "$scratch/err"
    check 'its trees are missing' grep "trees 51 to 76 of '-' are missing" "$scratch/err"
    cat "$scratch/err"
    rm "$scratch/dying/gtgen"
    check 'the task again' submit 3
    check 'merged then' is_single_run
fi
finish
