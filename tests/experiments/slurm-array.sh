#!/bin/sh
#SBATCH --job-name=gteval
#SBATCH --ntasks=1
#SBATCH --output=%x-%A-%a.log
# slurm-array.sh FOLDER SHARDS TREES NAMES [OPTION]... - shard.sh as a task of a job array.
#
#     sbatch --wait --array=1-8 slurm-array.sh results 8 3000 alphabeta,sss \
#         --model=permutation --width=4 --depth=4
#
# Each task writes FOLDER/shard-N.csv when it is done. SHARDS stays the same when only the tasks
# that failed are submitted again. Slurm runs a copy of this script, so shard.sh is looked for
# where the job was submitted, or else in PATH.

folder=$1
shift
PATH=$SLURM_SUBMIT_DIR:$SLURM_SUBMIT_DIR/tests/experiments:$PATH
mkdir -p "$folder" &&
    exec shard.sh -o "$folder/shard-$SLURM_ARRAY_TASK_ID.csv" "$SLURM_ARRAY_TASK_ID" "$@"
