#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every error code and problem in the sources has its sentence in resources/engine/texts.yaml.

Usage: check_error_texts.py ROOT. A code is a quoted word whose family (the part before the first hyphen) is one of those below;
names of objects in the tables of file formats look alike and are listed as exceptions.
"""
import pathlib
import re
import sys

FAMILIES = ('po yaml file folder scenario move outcome save lab merge map nrj risk lmn svg card deck option unknown expected not '
            'missing wrong order case').split()
# Refusals of edits in the map editor have their words in editor/document/edittexts.cpp.
EDITS = {'not-in-contact', 'not-neighbours', 'not-a-coast', 'file-name-too-long'}
# Keys of the settings look alike.
SETTINGS = {'map-folder'}
# Words of rulesets: phases, verbs and values.
RULES = {'card-choice', 'card-seat', 'card-wolf', 'card-steps', 'card-done', 'card-first', 'move-wolf', 'move-by-convoy', 'move-by-path', 'not-last'}
# Parts of a collection of adjudicated positions.
CASES = {'case-order', 'case-beaten', 'case-removed', 'case-expect', 'case-step', 'case-rules'}
NO_ERRORS = EDITS | SETTINGS | RULES | CASES | {'lab-tally', 'lab-seat', 'lab-result', 'lab-versus', 'lab-difference', 'lab-starter', 'lab-arm', 'lab-contrast', 'card-wins', 'card-change', 'save-seat', 'move-limit'}
LITERAL = re.compile(r'"((?:' + '|'.join(FAMILIES) + r')-[a-z0-9]+(?:-[a-z0-9]+)*)"')
KEY = re.compile(r'^  (?:error|problem)\.([a-z0-9-]+):', re.M)


def main(root):
    root = pathlib.Path(root)
    known = set(KEY.findall((root / 'resources/engine/texts.yaml').read_text(encoding='utf-8')))
    faults = []
    for folder in ('engine', 'editor', 'app'):
        for path in sorted((root / folder).rglob('*.cpp')):
            for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
                for code in LITERAL.findall(line):
                    if code not in known and code not in NO_ERRORS:
                        faults.append(f'{path.relative_to(root)}:{number}: error.{code} has no sentence')
    print('\n'.join(faults) if faults else f'{len(known)} sentences, none missing')
    return 1 if faults or not known else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
