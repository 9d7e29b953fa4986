#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the source archive and the packages of Debian and tries them where nothing else is:  cmake/check-packages.sh [FOLDER]
# Needs lintian and, for the trial in a new Debian 12, mmdebstrap and a mirror; without mmdebstrap that part is left out and said so.
# Not a part of ./test: it builds everything once more, with the compiler and flags of the system.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
out=$(realpath -m "${1:-$root/build/packages}")
mkdir -p "$out"
step() { printf '\n== %s\n' "$*"; }

step "source archive"
archive=$("$root/cmake/source-archive.sh" HEAD "$out")
rm -rf "$out/source"
mkdir "$out/source"
tar -xf "$archive" -C "$out/source" --strip-components=1

step "build from the archive, without git, ccache, mold and clang"
# What must not be needed is not found: a folder of links to everything else on the way to programs. CMake looks into the
# folders of the system besides, and is told that these are not there.
bare="$out/bin"
rm -rf "$bare"
mkdir "$bare"
for folder in /usr/bin /bin; do
    for program in "$folder"/*; do
        case ${program##*/} in git | git-* | ccache | mold | ld.mold | clang*) ;; *) ln -sf "$program" "$bare/" ;; esac
    done
done
cd "$out/source"
PATH=$bare cmake --preset package -B "$out/build" -DCCACHE=OFF -DMOLD=OFF > "$out/configure.log"
PATH=$bare cmake --build "$out/build"

step "packages"
rm -f "$out"/*.deb
(cd "$out/build" && PATH=$bare cpack -G DEB -B "$out")
rm -rf "$out/_CPack_Packages"
ls -l "$out"/*.deb

step "lintian"
lintian --fail-on error --suppress-tags initial-upload-closes-no-bugs "$out"/*.deb

step "what is in them"
# Read whole before it is searched: who stops reading early ends dpkg by a signal, and with it this.
programs=$(dpkg -c "$out"/marches_*.deb | awk '{print $6}')
data=$(dpkg -c "$out"/marches-data_*.deb | awk '{print $6}')
for file in ./usr/bin/marches ./usr/bin/marches-cli ./usr/share/man/man1/marches.1.gz ./usr/share/man/man1/marches-cli.1.gz \
        ./usr/share/applications/org.marches.Marches.desktop ./usr/share/mime/packages/org.marches.Marches.xml \
        ./usr/share/icons/hicolor/48x48/apps/org.marches.Marches.png ./usr/share/bash-completion/completions/marches-cli \
        ./usr/share/zsh/vendor-completions/_marches-cli ./usr/share/fish/vendor_completions.d/marches-cli.fish; do
    grep -qxF "$file" <<< "$programs" || { echo "$file is missing" >&2; exit 1; }
done
grep -qxF ./usr/share/marches/maps/narnia/map.yaml <<< "$data" || { echo "the maps are missing" >&2; exit 1; }

if ! command -v mmdebstrap > /dev/null; then
    step "no mmdebstrap here: the packages are not tried in a new system"
    exit 0
fi
step "install and play in a new Debian 12"
mmdebstrap --variant=apt --mode=auto \
    --customize-hook="copy-in $(ls "$out"/marches_*.deb) $(ls "$out"/marches-data_*.deb) /tmp" \
    --customize-hook='chroot "$1" sh -c "apt-get install -y --no-install-recommends /tmp/*.deb"' \
    --customize-hook='chroot "$1" marches-cli validate /usr/share/marches/maps' \
    --customize-hook='chroot "$1" marches-cli play narnia/official --bots easy --seed 7 --quiet --picture /tmp/board.png' \
    --customize-hook='chroot "$1" env QT_QPA_PLATFORM=offscreen marches --version' \
    --customize-hook='chroot "$1" sh -c "QT_QPA_PLATFORM=offscreen timeout 30 marches; test \$? -eq 124"' \
    --customize-hook='chroot "$1" sh -c "apt-get remove -y marches marches-data && ! test -e /usr/share/marches"' \
    bookworm /dev/null
