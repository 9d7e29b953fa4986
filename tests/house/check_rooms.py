#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the walls of the house: what a room may not know does not build.

  check_rooms.py SOURCE BUILD

Looks through the eyes of each room's own compile command at every header of the house: it must find its own, and the public
ones of the rooms that it is linked to, and nothing else. Then compiles a right and a wrong include in earnest.
"""
import json
import pathlib
import shlex
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(sys.argv[1]).resolve()
BUILD = pathlib.Path(sys.argv[2]).resolve()
sys.path.insert(0, str(SOURCE / "cmake"))
import house  # noqa: E402

FLAGS = ("-I", "-isystem", "-D", "-std")
KINDS = ("*.h", "*.inc")  # what is included


def public_headers(target, folder):
    root = BUILD / "rooms" / target / "public" / folder
    return {f"{folder}/{path.name}" for path in root.iterdir()} if root.is_dir() else set()


def all_headers(folder):
    return {f"{folder}/{path.name}" for kind in KINDS for path in (SOURCE / folder).glob(kind)}


def compile_command(commands, target):
    """Compiler and the flags that decide what is found, of any source of the room."""
    mark = f"/{target}.dir/"
    for entry in commands:
        words = shlex.split(entry["command"])
        if mark in entry["command"] or mark in entry.get("output", ""):
            while words and not words[0].endswith(("clang++", "g++", "c++")):
                words.pop(0)
            kept, take = [words[0]], False
            for word in words[1:]:
                if take or word.startswith(FLAGS):
                    kept.append(word)
                take = word in ("-I", "-isystem", "-D")
            return kept
    return None


def seen_headers(command, headers, folder):
    """Which of the headers the command finds."""
    with tempfile.NamedTemporaryFile("w", suffix=".cpp", dir=folder) as file:
        for number, header in enumerate(headers):
            file.write(f'#if __has_include("{header}")\nfound {number}\n#endif\n')
        file.flush()
        run = subprocess.run([*command, "-E", "-P", file.name], capture_output=True, text=True, check=True)
    return {headers[int(line.split()[1])] for line in run.stdout.splitlines() if line.startswith("found ")}


def compiles(command, text, folder):
    with tempfile.NamedTemporaryFile("w", suffix=".cpp", dir=folder) as file:
        file.write(text)
        file.flush()
        return subprocess.run([*command, "-fsyntax-only", file.name], capture_output=True, text=True, check=False).returncode == 0


def main():
    rooms = house.read_rooms(BUILD)
    commands = json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8"))
    faults = []
    if house.floors(rooms) is None:
        faults.append("rooms know each other in a circle")
    headers = sorted(set().union(*(all_headers(room.folder) for room in rooms.values())))
    public = {target: public_headers(target, room.folder) for target, room in rooms.items()}
    with tempfile.TemporaryDirectory() as scratch:
        for target, room in rooms.items():
            folder = room.folder
            command = compile_command(commands, target)
            if command is None:
                faults.append(f"{target}: nothing of it is compiled")
                continue
            may = all_headers(folder).union(*(public[known] for known in house.visible(rooms, target)))
            found = seen_headers(command, headers, scratch)
            faults += [f"{folder} finds {header}, which it may not know" for header in sorted(found - may)]
            faults += [f"{folder} does not find {header}" for header in sorted(may - found)]
            unlisted = all_headers(folder) - {f"{folder}/{path.name}" for side in ("public", "private") for kind in KINDS
                                              for path in (BUILD / "rooms" / target / side / folder).glob(kind)}
            faults += [f"{header} is in no list of its room" for header in sorted(unlisted)]
        board = compile_command(commands, "engine_board")
        if not compiles(board, '#include "engine/board/board.h"\n', scratch):
            faults.append("a room that includes its own header does not compile")
        if compiles(board, '#include "engine/package/library.h"\n', scratch):
            faults.append("engine/board that includes engine/package compiles")
        if compiles(compile_command(commands, "engine_package"), '#include "engine/yaml/commentpath.h"\n', scratch):
            faults.append("a header that is private to engine/yaml is found by engine/package")
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
