#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# write-output.sh FILE COMMAND...: what a command prints, as a file; none is left when it fails.
set -e
file=$1
shift
"$@" > "$file.part"
mv "$file.part" "$file"
