#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Which lines of the engine the tests reach, and the ten files that they reach least:  cmake/coverage.sh [REGEX of tests]
# It has a build folder of its own; the whole report is build/coverage/index.html.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
build=$root/build/coverage
cd "$root"
cmake/install-packages.sh test
cmake --preset dev -B "$build" -DMARCHES_GUI=OFF -DMARCHES_BENCH=OFF -DMARCHES_UNITY=ON -DMARCHES_PCH=OFF \
    -DCMAKE_CXX_FLAGS="--coverage -O1" > /dev/null
cmake --build "$build"
find "$build" -name '*.gcda' -delete
ctest --test-dir "$build" --output-on-failure -j "$(nproc)" ${1:+-R "$1"}
# Unity files are of the build; what they include is ours.
gcovr -r . "$build" --filter 'engine/' -j "$(nproc)" --exclude-throw-branches --html-details "$build/index.html" --csv "$build/lines.csv" \
    --print-summary
echo "The ten files of at least 30 lines that are reached least:"
python3 - "$build/lines.csv" <<'PYTHON'
import csv
import sys

rows = [row for row in csv.DictReader(open(sys.argv[1], encoding="utf-8")) if int(row["line_total"]) >= 30]
for row in sorted(rows, key=lambda row: float(row["line_percent"]))[:10]:
    print(f'{float(row["line_percent"]) * 100:5.1f} %  {row["line_covered"]:>5} of {row["line_total"]:>5}  {row["filename"]}')
PYTHON
