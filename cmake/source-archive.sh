#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The sources of a commit as an archive that builds without git, ccache, mold or clang:  cmake/source-archive.sh [COMMIT] [FOLDER]
# The same commit gives the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."
commit=${1:-HEAD}
folder=${2:-build}
version=$(git show "$commit:CMakeLists.txt" | sed -n 's/^project(marches VERSION \([0-9.]*\).*/\1/p')
mkdir -p "$folder"
file="$folder/marches-$version.tar.xz"
git -c tar.umask=0022 archive --format=tar --prefix="marches-$version/" "$commit" | xz -9e > "$file.part"
mv "$file.part" "$file"
echo "$file"
