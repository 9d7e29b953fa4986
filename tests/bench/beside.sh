#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Plays the workloads of bench_workloads.cpp in turn with another program that plays them, and prints games a second of
# processor time of both, and ours by theirs: on a machine that others use, only such ratios mean anything.
#   tests/bench/beside.sh BENCH_ENGINE OTHER [ROUNDS]
# OTHER is run as `OTHER GAMES SEATS random|greedy|pyrisk CARDS(0|1)`, and plays GAMES games on one core.
set -euo pipefail
[ $# -ge 2 ] || { sed -n '3,6s/^# //p' "$0" >&2; exit 2; }
bench=$1 other=$2 rounds=${3:-3}
TIMEFORMAT=%U
for ((round = 1; round <= rounds; round++)); do
    for workload in random greedy pyrisk; do
        cards=0 games=4000
        [ $workload != greedy ] || cards=1
        [ $workload != pyrisk ] || games=20000
        spent=$({ time "$other" $games 4 $workload $cards > /dev/null; } 2>&1)
        "$bench" --benchmark_filter="^workload/$workload/threads:1\$" --benchmark_min_time=1 --benchmark_format=json 2> /dev/null |
            python3 -c '
import json, sys
ours = json.load(sys.stdin)["benchmarks"][0]["games/s"]
theirs = int(sys.argv[2]) / float(sys.argv[3])
print(f"{sys.argv[1]:7} ours {ours:8.0f} games/s  other {theirs:8.0f}  ratio {ours / theirs:.2f}")' $workload $games "$spent"
    done
done
