#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's icon as pixels is its drawing as it is now.

  check_icons.py SOURCE            says which sizes are missing or stale
  check_icons.py SOURCE --write    draws them anew
"""
import pathlib
import re
import subprocess
import sys

DESKTOP = pathlib.Path(sys.argv[1]) / "resources" / "desktop"
DRAWING = DESKTOP / "org.marches.Marches.svg"


def drawn(size):
    return subprocess.run(["rsvg-convert", "-w", str(size), "-h", str(size), str(DRAWING)], capture_output=True, check=True).stdout


def main():
    install = (DESKTOP.parent.parent / "cmake" / "install.cmake").read_text(encoding="utf-8")
    sizes = [int(size) for size in re.search(r"IN ITEMS ([\d ]+)\)", install).group(1).split()]
    faults = []
    for size in sizes:
        file = DESKTOP / "icons" / f"{size}.png"
        if "--write" in sys.argv:
            file.write_bytes(drawn(size))
        elif not file.exists() or file.read_bytes() != drawn(size):
            faults.append(f"{file} is not as the drawing: tests/resources/check_icons.py . --write")
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
