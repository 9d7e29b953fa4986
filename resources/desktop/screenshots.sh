#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The pictures of the README, taken of the program as it is:  resources/desktop/screenshots.sh BUILD
# BUILD has screens_pictures. Needs ImageMagick, for 256 colours.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
shots=$(mktemp -d)
trap 'rm -rf "$shots"' EXIT
export MARCHES_DATA=$root QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 XDG_CACHE_HOME=$shots/cache
take() { # BUILD SCREEN MOMENT NAME: a moment of a screen, as tests/app/screens calls them
    "$1/bin/screens_pictures" "$shots" --size 1100x700 --only "$2" > /dev/null 2>&1
    convert "$(ls "$shots/$2"-*-"$3".png | head -n 1)" -colors 256 -strip "PNG8:$root/resources/desktop/screenshots/$4.png"
}
take "$1" classic question.attack-form-2 play
take "$1" panels panel-style edit
take "$1" diplomacy why orders
ls -l "$root/resources/desktop/screenshots"
