#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The house as it is built: the table of rooms in CONTRIBUTING.md, and the picture above it.

  cmake/house.py BUILD            writes both anew
  cmake/house.py BUILD --check    says whether they are as the build has them

A configured build leaves its rooms in BUILD/rooms/house.txt (cmake/rooms.cmake).
"""
import pathlib
import sys
import typing

ROOT = pathlib.Path(__file__).resolve().parent.parent
BEGIN = "<!-- house: made by cmake/house.py -->"
END = "<!-- end of house -->"


class Room(typing.NamedTuple):
    folder: str
    knows: list  # targets that it is linked to
    passes_on: list  # those of them that come with its headers
    about: str


def read_rooms(build):
    """Target -> room, in the order of the build."""
    rooms = {}
    for line in (build / "rooms" / "house.txt").read_text(encoding="utf-8").splitlines():
        target, folder, knows, passes_on, about = line.split("|", 4)
        rooms[target] = Room(folder, knows.split(), passes_on.split(), about)
    return rooms


def below(rooms, target):
    """All rooms that one stands on, directly or by way of others."""
    found, open_ends = set(), list(rooms[target].knows)
    while open_ends:
        link = open_ends.pop()
        if link not in found:
            found.add(link)
            open_ends += rooms[link].knows
    return found


def visible(rooms, target):
    """The rooms whose headers one may include: those it is linked to, and what their headers pass on."""
    found, open_ends = set(), list(rooms[target].knows)
    while open_ends:
        link = open_ends.pop()
        if link not in found:
            found.add(link)
            open_ends += rooms[link].passes_on
    return found


def floors(rooms):
    """Rooms by height: a room stands one floor above the highest that it knows. None when they know each other in a circle."""
    height = {}
    while len(height) < len(rooms):
        ready = [r for r in rooms if r not in height and all(link in height for link in rooms[r].knows)]
        if not ready:
            return None
        for room in ready:
            height[room] = 1 + max((height[link] for link in rooms[room].knows), default=-1)
    return [[r for r in rooms if height[r] == floor] for floor in range(max(height.values()) + 1)]


def picture(rooms):
    """Mermaid, with the arrows alone that do not follow from others; the games are one room in it."""
    games = {target for target, room in rooms.items()
             if room.folder.startswith("engine/rules/") and not room.folder.endswith(("common", "ordergames", "registry"))}
    lines = ["```mermaid", "flowchart BT"]
    for part, title in (("engine", "engine: no Qt"), ("editor", "editor"), ("app", "app/desktop")):
        lines.append(f'    subgraph {part} ["{title}"]')
        for target, room in rooms.items():
            if room.folder.startswith(part + "/") and target not in games:
                lines.append(f'        {target}["{room.folder.split("/", 2 if part == "app" else 1)[-1]}"]')
        if part == "engine":
            lines.append('        games["rules/&lt;game&gt;"]')
        lines.append("    end")
    arrows = set()
    for target, room in rooms.items():
        behind = set()
        for link in room.knows:
            behind |= below(rooms, link)
        for link in room.knows:
            if link not in behind:
                arrows.add(("games" if target in games else target, "games" if link in games else link))
    lines += [f"    {a} --> {b}" for a, b in sorted(arrows) if a != b]
    lines.append("```")
    return lines


def table(rooms):
    lines = ["| Room | What it is about | Knows |", "|---|---|---|"]
    for room in rooms.values():
        known = ", ".join(sorted(rooms[link].folder for link in room.knows))
        lines.append(f"| `{room.folder}` | {room.about} | {known or 'nobody'} |")
    return lines


def main():
    arguments = sys.argv[1:]
    check = "--check" in arguments
    rooms = read_rooms(pathlib.Path([a for a in arguments if a != "--check"][0]))
    if floors(rooms) is None:
        sys.exit("rooms know each other in a circle")
    page = ROOT / "CONTRIBUTING.md"
    text = page.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN, 1)
    _, after = rest.split(END, 1)
    made = "\n".join([BEGIN, "", *picture(rooms), "", *table(rooms), "", END])
    if check:
        if before + made + after != text:
            sys.exit("the house in CONTRIBUTING.md is not the one that is built: cmake/house.py BUILD writes it anew")
        return
    page.write_text(before + made + after, encoding="utf-8")


if __name__ == "__main__":
    main()
