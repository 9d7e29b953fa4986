#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever the papers of the repository name is there, and their pictures are small.

  check_papers.py SOURCE
"""
import pathlib
import re
import sys

SOURCE = pathlib.Path(sys.argv[1])
PAPERS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "translations/README.md")
LINK = re.compile(r"\]\(([^)#:]+)\)")
LARGEST = 300_000  # bytes of a picture


def main():
    faults = []
    for paper in PAPERS:
        file = SOURCE / paper
        for target in LINK.findall(file.read_text(encoding="utf-8")):
            there = file.parent / target
            if not there.exists():
                faults.append(f"{paper} names {target}, which is not there")
            elif there.suffix == ".png" and there.stat().st_size > LARGEST:
                faults.append(f"{target} is larger than {LARGEST} bytes")
    for language in ("fr",):
        names = {page.name for page in (SOURCE / "resources/guide/en").glob("*.md")}
        others = {page.name for page in (SOURCE / f"resources/guide/{language}").glob("*.md")}
        faults += [f"the guide has {name} in one language alone" for name in sorted(names ^ others)]
        for name in names & others:
            heads, pictures = [], []
            for code in ("en", language):
                text = (SOURCE / "resources/guide" / code / name).read_text(encoding="utf-8")
                heads.append(len(re.findall(r"^#", text, re.M)))
                pictures.append(sorted(re.findall(r"\]\(((?:[a-z-]+\.md|[a-z]+:[^)]*))\)", text)))
            if heads[0] != heads[1]:
                faults.append(f"{name} has not the same headings in en and {language}")
            if pictures[0] != pictures[1]:
                faults.append(f"{name} has not the same links and pictures in en and {language}: "
                              f"{set(pictures[0]) ^ set(pictures[1])}")
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
