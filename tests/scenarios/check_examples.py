#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the numbered examples of each game are played: usage check_examples.py SCENARIOS_FOLDER.

A scenario that plays an example says its number at the end of its title, in brackets. examples.txt in the folder of a game
lists the numbers, one a line. Each must have its scenario, and no title may say a number that is not listed.
"""
import pathlib
import re
import sys

import yaml

NUMBERS = re.compile(r'\(([A-Z]+-[A-Za-z]*\d+[a-z]?(?:, [A-Z]+-[A-Za-z]*\d+[a-z]?)*)\)$')


def numbers_of(file):
    with open(file, encoding='utf-8') as text:
        found = NUMBERS.search(yaml.safe_load(text)['title'])
    return found[1].split(', ') if found else []


def check_game(folder):
    listed = (folder / 'examples.txt').read_text(encoding='utf-8').split()
    played = {number: file.name for file in sorted(folder.glob('*.yaml')) for number in numbers_of(file)}
    faults = [f'{folder.name}/examples.txt: {number} twice' for number in sorted(set(listed)) if listed.count(number) > 1]
    faults += [f'{folder.name}: no scenario plays {number}' for number in listed if number not in played]
    faults += [f'{folder.name}/{file}: {number} is not in examples.txt' for number, file in played.items()
               if number not in listed]
    return faults


def main(scenarios):
    games = sorted(file.parent for file in pathlib.Path(scenarios).glob('*/examples.txt'))
    faults = [fault for game in games for fault in check_game(game)]
    if not games:
        faults.append(f'{scenarios}: no examples.txt below')
    print('\n'.join(faults) or f'{len(games)} games play their examples')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
