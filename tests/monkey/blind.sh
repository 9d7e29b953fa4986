#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The blind monkey: presses keys and buttons of the mouse anywhere in the real program on a real X display, for a number
# of minutes. It sees nothing and knows nothing: what the other monkey cannot come to, it may. Fails when the program ends
# or no longer answers. Needs Xvfb, openbox, xdotool and bubblewrap: it comes into dialogs that rename and remove files, and may
# write to a folder of its own alone, in which there are copies of the maps.
#   tests/monkey/blind.sh PROGRAM [MINUTES] [SEED] [FILE-TO-OPEN]
set -uo pipefail
command -v bwrap >/dev/null || { echo "blind: bubblewrap is missing" >&2; exit 2; }
program=$(realpath "$1") minutes=${2:-20} RANDOM=${3:-1} file=${4:-}
root=$(cd "$(dirname "$0")/../.." && pwd)
place=$(mktemp -d)
export HOME=$place/home XDG_RUNTIME_DIR=$place/run MARCHES_DATA=$place/data LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME WAYLAND_DISPLAY
mkdir -p "$HOME" "$XDG_RUNTIME_DIR" "$MARCHES_DATA"
chmod 700 "$XDG_RUNTIME_DIR"
cp -r "$root/maps" "$root/resources" "$root/translations" "$MARCHES_DATA"
display=:$((100 + $$ % 400))
Xvfb "$display" -screen 0 1400x950x24 >"$place/xvfb.log" 2>&1 &
x=$!
export DISPLAY=$display
sleep 2
# Windows without a frame: one that is put away by its button would never come back.
cat >"$place/openbox.xml" <<'XML'
<openbox_config xmlns="http://openbox.org/3.4/rc"><applications><application class="*"><decor>no</decor></application></applications>
</openbox_config>
XML
openbox --config-file "$place/openbox.xml" >/dev/null 2>&1 &
wm=$!
ulimit -c unlimited
start() {
    bwrap --die-with-parent --ro-bind / / --dev /dev --proc /proc --bind "$place" "$place" --bind /tmp/.X11-unix /tmp/.X11-unix \
        --chdir "$HOME" "$program" "$@" >>"$place/out" 2>>"$place/err" &
    main=$!
}
start ${file:+"$MARCHES_DATA/$file"}
cleanUp() { kill "$main" "$wm" "$x" 2>/dev/null; }
trap cleanUp EXIT
sleep 6

ticks() { # of the window's thread
    local inner
    inner=$(pgrep -P "$main" | head -n 1)
    awk '{print $14 + $15}' "/proc/$inner/task/$inner/stat" 2>/dev/null || echo 0
}
# A window that is never idle is frozen.
comesToRest() {
    local before
    for _ in $(seq 60); do
        before=$(ticks)
        sleep 1
        [ $(($(ticks) - before)) -lt 70 ] && return 0
    done
    return 1
}

names=(F1 F2 F3 F4 F5 F6 F9 Tab Tab Tab shift+Tab Return Return space space Escape Escape Delete BackSpace Up Down Left Right
    Home End Prior Next ctrl+z ctrl+z ctrl+shift+z ctrl+s ctrl+a ctrl+c ctrl+x ctrl+v ctrl+k ctrl+f ctrl+1 ctrl+2 ctrl+3
    ctrl+4 alt+1 alt+2 alt+3 alt+4 ctrl+plus ctrl+minus ctrl+0 shift+u ctrl+n alt+f alt+e alt+v menu
    a b c d e g h i l m n o p r s t v w 0 1 5 9 comma period)
acts=0 restarts=0
end=$((SECONDS + minutes * 60))
while [ $SECONDS -lt $end ]; do
    line=()
    for _ in $(seq 25); do
        case $((RANDOM % 10)) in
        0 | 1 | 2 | 3) line+=(mousemove $((RANDOM % 1400)) $((RANDOM % 950)) click 1) ;;
        4) line+=(mousemove $((RANDOM % 1400)) $((RANDOM % 950)) click $((2 + RANDOM % 4))) ;;
        5) line+=(mousemove $((RANDOM % 1400)) $((RANDOM % 950)) mousedown 1 mousemove $((RANDOM % 1400)) $((RANDOM % 950)) mouseup 1) ;;
        6) line+=(mousemove $((RANDOM % 1400)) $((RANDOM % 950)) click --repeat 2 --delay 40 1) ;;
        *) line+=(key "${names[RANDOM % ${#names[@]}]}") ;;
        esac
        acts=$((acts + 1))
    done
    echo "${line[*]}" >>"$place/acts"
    timeout 60 xdotool "${line[@]}" 2>/dev/null
    if ! kill -0 "$main" 2>/dev/null; then
        wait "$main"
        code=$?
        if [ $code -ne 0 ]; then
            echo "blind: the program ended with $code after $acts acts and $SECONDS seconds; $place/acts, $place/err" >&2
            tail -n 20 "$place/err" >&2
            cores=("$HOME"/core*)
            [ -e "${cores[0]}" ] && gdb -batch -ex bt "$program" "${cores[0]}" 2>/dev/null | grep '^#' | head -n 40 >&2
            exit 1
        fi
        restarts=$((restarts + 1)) # it was closed, as a person closes it
        start
        sleep 4
    fi
    if [ $((acts % 500)) -eq 0 ] && ! comesToRest; then
        echo "blind: busy for a minute after $acts acts; $place" >&2
        exit 1
    fi
done
echo "blind: $acts acts in $minutes minutes, closed and started again $restarts times"
rm -rf "$place"
