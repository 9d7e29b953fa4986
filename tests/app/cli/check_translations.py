#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The translations that are shipped are in step with their sources: bringing them in step changes no byte.

    check_translations.py MARCHES_CLI SOURCE_FOLDER
"""
import filecmp
import os
import shutil
import subprocess
import sys
import tempfile


def main() -> int:
    program, source = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        for part in ("resources", "maps"):
            # What is drawn has no words.
            shutil.copytree(os.path.join(source, part), os.path.join(folder, part),
                            ignore=shutil.ignore_patterns("*.png", "*.wav", "*.ogg", "*.jpg"))
        command = [program, "--lang", "en", "--data", folder, "i18n", "update",
                   os.path.join(folder, "resources"), os.path.join(folder, "maps")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            print(done.stdout + done.stderr)
            return 1
        files, behind = 0, []
        for here, _, names in os.walk(folder):
            for name in names:
                if not name.endswith(".po"):
                    continue
                files += 1
                path = os.path.join(here, name)
                shipped = os.path.join(source, os.path.relpath(path, folder))
                if not os.path.exists(shipped) or not filecmp.cmp(path, shipped, shallow=False):
                    behind.append(os.path.relpath(path, folder))
        if files == 0:
            print("there are no translations")
            return 1
        for name in sorted(behind):
            print(f"{name}: run marches-cli i18n update resources maps")
        print(f"{files} translations, {len(behind)} behind their sources")
        return 1 if behind else 0


if __name__ == "__main__":
    sys.exit(main())
