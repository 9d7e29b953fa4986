#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# clang-tidy over all our sources, those whose names match, or those that are not as in a commit:
#   cmake/tidy.sh [REGEX]
#   cmake/tidy.sh --since COMMIT [MOST]
# A changed header counts by the sources that have its name, so that a commit is looked through in minutes.
# It has a build folder of its own, because clang cannot read the precompiled headers of another compiler. Results are kept
# there per file by a hash of what the file includes, so that a second run is quick.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
build=$root/build/tidy
only=${1:-}
cd "$root"
if [ "$only" = --since ]; then
    # The sources with the most changed lines, as many as MOST says: a commit of any size is looked through in minutes.
    most=${3:-20}
    changed=$({ git diff --numstat --diff-filter=d "$2" -- engine editor app | awk '{ print $1 + $2, $3 }'
        git ls-files -o --exclude-standard engine editor app | awk '{ print 1000000, $1 }'; } \
        | { grep -E '\.(cpp|h)$' || true; } | sort -rn | sed -E 's/^[0-9]+ //; s/\.(cpp|h)$/\\.cpp/; s/^/^/; s/$/$/' | awk '!seen[$0]++')
    if [ -z "$changed" ]; then
        echo "no source has changed since $2"
        exit 0
    fi
    count=$(wc -l <<< "$changed")
    [ "$count" -le "$most" ] || echo "$count sources have changed: the $most with the most changed lines are looked through; cmake/tidy.sh takes all"
    only=$(head -n "$most" <<< "$changed" | paste -sd '|')
fi
cmake --preset release -B "$build" -DMARCHES_PCH=OFF -DMARCHES_BENCH=OFF -DMARCHES_TESTS=OFF >/dev/null
cache=$build/tidy
mkdir -p "$cache"
config=$(cat .clang-tidy packages.txt | sha256sum | cut -c1-16)

check() {
    source=$1
    key=$({ echo "$config"; c++ -std=c++20 -MM -MG -I. "$source" 2>/dev/null | tr -d '\\' | tr ' ' '\n' | grep -v ':$' \
        | grep -E '^(engine|editor|app)/' | sort -u | xargs -r cat; } | sha256sum | cut -c1-32)
    [ -e "$cache/$key" ] && return 0
    clang-tidy -p "$build" --quiet "$source" 2> "$cache/stderr.$$.$key" || { cat "$cache/stderr.$$.$key" >&2; return 1; }
    rm -f "$cache/stderr.$$.$key"
    touch "$cache/$key"
}
export -f check
export root build cache config
git ls-files 'engine/*.cpp' 'editor/*.cpp' 'app/*.cpp' | { grep -E "$only" || true; } | xargs -r -P "$(nproc)" -I{} bash -c 'check {}'
