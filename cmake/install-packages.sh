#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing of packages.txt, a section and those before it:  cmake/install-packages.sh build|test|long
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
wanted=${1:-build}

mapfile -t packages < <(awk -v wanted="$wanted" '
    /^\[/ { if (section == wanted) exit; section = substr($1, 2, length($1) - 2); next }
    /^[^#[:space:]]/ { print $1 }' "$root/packages.txt")

missing=()
for package in "${packages[@]}"; do
    dpkg-query -W -f='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "These packages are missing; install them as root: ${missing[*]}" >&2; exit 1; }
    as_root=(sudo)
fi
echo "Installing: ${missing[*]}" >&2
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
