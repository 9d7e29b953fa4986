#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Has gettext check every translation that is shipped, placeholders too: usage check_gettext.py FOLDER..."""
import pathlib
import shutil
import subprocess
import sys


def faults(path):
    ran = subprocess.run(['msgfmt', '--check', '-o', '/dev/null', str(path)], capture_output=True, text=True)
    # Warnings are faults as well: Weblate shows them to everybody who translates.
    return ran.stderr.splitlines()


def main(folders):
    if shutil.which('msgfmt') is None:
        print('gettext is not installed')
        return 1
    paths = sorted(path for folder in folders for path in pathlib.Path(folder).rglob('*.po'))
    found = [fault for path in paths for fault in faults(path)]
    print('\n'.join(found) or f'{len(paths)} translations')
    return 1 if found or not paths else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
