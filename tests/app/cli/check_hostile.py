#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands marches-cli files that are made to keep it busy, and checks that it refuses them with a word, in bounded time and memory.

Usage: check_hostile.py PROGRAM DATA [--no-memory-limit] [--measure [NAME]]

Each file is made here, from nothing, the same every time. A run that needs more than the limits of its process is killed by the
system: nothing here is measured against a clock. --measure prints what each run took, for notes and tables.
"""
import argparse
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

SECONDS = 10  # of processor; what is refused takes a tenth of that
BYTES = 1_500_000_000
SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1000 1000">\n'
MAP = ('marches: map/1\nid: m\nlanguage: en\nname: M\nsize: [1000, 1000]\nregions: {r: {name: R}}\nterritories:\n'
       '  land: {name: Land, abbreviation: Lan, region: r, terrain: plain}\n')
SCENARIO = 'marches: scenario/1\ntitle: T\nrules: []\nmap: narnia\nruleset: narnia-risk-junior\n'
SAVE = ('marches: save/1\nmap: narnia\nruleset: narnia-risk-junior\nseed: 1\nseats: [{id: witch, side: witch}, '
        '{id: red, side: aslan, color: red}]\n')


class Random:
    """Numbers below a bound, the same in every Python."""

    def __init__(self):
        self.state = 1

    def below(self, bound):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % bound


def drawing(path):
    return {'map.yaml': MAP, 'board.svg': f'{SVG}<path id="land" d="{path}"/>\n</svg>\n'}


def scribble(count):
    random = Random()
    return 'M0 0' + ''.join(f'L{random.below(1000)} {random.below(1000)}' for _ in range(count)) + 'Z'


def curves(count):
    random = Random()
    return 'M0 0' + ''.join('C' + ' '.join(str(random.below(900000)) for _ in range(6)) for _ in range(count)) + 'Z'


def grid(count):
    ends = [f'L{1000 * (i // 2 % 2)} {i / 4}' if i % 2 == 0 else f'L{i / 4} {1000 * (i // 2 % 2)}' for i in range(count)]
    return 'M0 0' + ''.join(ends) + 'Z'


def comb(count):
    return 'M0 0' + ''.join(f'L{999 * (i % 2)} {i * 1000 / count:.4f}' for i in range(count)) + 'Z'


def crowd(count):
    return 'M0 0' + ''.join(f'L{i / count:.6f} {i % 2}' for i in range(count)) + 'L0 900000Z'


def many_attributes(count):
    return ''.join(f' a{i}=""' for i in range(count))


def uses(levels):
    text = SVG + '<g id="a0"><path d="M0 0h1"/></g>\n'
    for i in range(1, levels):
        text += f'<g id="a{i}">' + f'<use xlink:href="#a{i - 1}"/>' * 10 + '</g>\n'
    return {'map.yaml': MAP, 'board.svg': text + '</svg>\n'}


def waters(side):
    """Fleets on side x side seas, a convoy order for each, and an army beside the first."""
    rows = [f'  s{x}-{y}: {{name: S{x}-{y}, abbreviation: S{x:02}{y:02}, kind: sea}}\n' for x in range(side) for y in range(side)]
    pairs = [(f's{x}-{y}', f's{x + dx}-{y + dy}') for x in range(side) for y in range(side) for dx, dy in ((0, 1), (1, 0))
             if x + dx < side and y + dy < side]
    pairs += [('home', 's0-0'), ('there', f's{side - 1}-{side - 1}')]
    board = (MAP[:MAP.index('territories')] + 'territories:\n  home: {name: Home, abbreviation: Hom, region: r}\n'
             '  there: {name: There, abbreviation: The, region: r}\n' + ''.join(rows) + 'connections:\n' +
             ''.join(f'  - {{between: [{a}, {b}]}}\n' for a, b in pairs))
    fleets = [f'F S{x:02}{y:02}' for x in range(side) for y in range(side)]
    orders = [f'    - {{power: england, order: {fleet} C A Hom - The, result: succeeds}}\n' for fleet in fleets]
    cases = ('format: marches-diplomacy-cases 1\nboard: ./map.yaml\nrules: {}\ncases:\n- id: W.1\n  title: wide waters\n'
             '  steps:\n  - phase: movement\n    units: {england: [A Hom, ' + ', '.join(fleets) + ']}\n    orders:\n'
             '    - {power: england, order: A Hom - The, result: succeeds}\n' + ''.join(orders))
    return {'map.yaml': board, 'cases.yaml': cases}


def simulation(**sums):
    numbers = {'games': 20, 'done': '[[0, 20]]', 'ended': 20, 'cut': 0, 'won': 20, **sums}
    return ('marches: simulation/1\nvariant: v\nmap: m\nruleset: r\nseats: [a]\nbots: [easy]\nseed: 1\n'
            f'games: {numbers["games"]}\nmove-limit: 100\ndone: {numbers["done"]}\nresult:\n  ended: {numbers["ended"]}\n'
            f'  cut: {numbers["cut"]}\n  all-moves: 20\n  rolls: 0\n  seats:\n    - {{won: {numbers["won"]}, win-units: 50400, '
            'scores: {1: 20}}\n  bots: [50400]\n  moves: {1: 20}\n  turns: {1: 20}\n')


def files():
    """Name, files, command. BASE in a command is the folder of the files."""
    check_map = ['validate', 'BASE/map.yaml']
    render = ['render', 'BASE/map.yaml', '-o', 'BASE/out.svg']
    for name, path in (('scribble of 3,000', scribble(3000)), ('scribble of 10,000', scribble(10000)), ('grid of lines', grid(4000)),
                       ('comb', comb(29000)), ('crowd in a corner', crowd(29000)), ('great curves', curves(2000))):
        yield f'{name}, checked', drawing(path), check_map
        yield f'{name}, drawn', drawing(path), render
    crowded = {'map.yaml': MAP, 'board.svg': f'{SVG}<path id="land" d="M0 0h9v9z"{many_attributes(100000)}/>\n</svg>\n'}
    yield '100,000 attributes, checked', crowded, check_map
    yield '100,000 attributes, drawn', crowded, render
    yield '100,000 attributes in a .ts', {'x.ts': f'<TS{many_attributes(100000)}></TS>'}, ['i18n', 'report', 'BASE/x.ts']
    yield 'copies of copies', uses(9), check_map
    yield 'deep groups', {'map.yaml': MAP, 'board.svg': SVG + '<g>' * 200000}, check_map
    yield 'arcs', drawing('M0 0' + 'a1 1 0 0 1 1 1' * 29000), check_map
    yield 'a territory 400,000 times', {'map.yaml': MAP, 'board.svg': SVG + '<path id="land" d="M0 0h9v9z"/>' * 400000}, check_map
    yield 'wide waters', waters(15), ['check', 'BASE/cases.yaml']
    hand = SCENARIO + 'steps: [{expect: {over: false}}]\ngiven:\n  seats: {red: {hand: [' + 'x, ' * 100000 + 'x]}}\n'
    yield '100,001 cards in a hand', {'x.yaml': hand}, ['check', 'BASE/x.yaml']
    fields = SCENARIO + 'steps: [{expect: {over: false}}]\ngiven:\n' + ''.join(f'  f{i}: 1\n' for i in range(60000))
    yield '60,000 unknown fields', {'x.yaml': fields}, ['check', 'BASE/x.yaml']
    yield '10,000 unknown steps', {'x.yaml': SCENARIO + 'steps:\n' + '  - {seat: red, do: nothing}\n' * 10000}, ['check', 'BASE/x.yaml']
    for name, sums in (('more games than there are', {'games': 2**64 - 1}), ('sums that wrap', {'ended': 2**64 - 1}),
                       ('more wins than games', {'won': 9999}), ('nothing done', {'done': '[]'}),
                       ('an endless range', {'done': f'[[0, {2**64 - 1}]]'})):
        yield f'merge, {name}', {'x.yaml': simulation(**sums)}, ['merge', 'BASE/x.yaml']
    scores = '{' + ', '.join(f'{i}: 1' for i in range(100000)) + '}'
    experiment = 'marches: experiment/1\nvariant: narnia:narnia-risk-junior\n'
    for name, rest in (('arms', 'arms:\n' + ''.join(f'  - name: a{i}\n' for i in range(100000))),
                       ('factors', 'design: one-at-a-time\nfactors:\n' + ''.join(f'  house.a{i}: [1]\n' for i in range(100000))),
                       ('measures', 'measures: [' + 'wins, ' * 100000 + 'wins]\n')):
        yield f'an experiment of 100,000 {name}', {'x.yaml': experiment + rest}, ['experiment', 'BASE/x.yaml']
    sums = ''.join(f'  m{i}: [1, 1, 1]\n' for i in range(90000))
    measured = simulation() + 'experiment: "x"\nname: a\nmeasured:\n' + sums
    yield 'merge, 90,000 measures', {'x.yaml': measured}, ['merge', 'BASE/x.yaml']
    yield 'merge, 100,000 scores', {'x.yaml': simulation().replace('{1: 20}}', scores + '}')}, ['merge', 'BASE/x.yaml']
    yield 'orders of a megabyte', {'x.txt': 'A Par - ' * 125000}, ['adjudicate', 'diplomacy-europe/standard', '--orders', 'BASE/x.txt']
    yield 'a sheet of nonsense', {'x.txt': 'A Nowhere - Elsewhere\n' * 20000}, ['adjudicate', 'diplomacy-europe/standard', '--orders', 'BASE/x.txt']
    yield 'a map of another name', {'x.yaml': SCENARIO.replace('narnia\n', '/etc/hostname\n', 1) + 'steps: [{roll: [1]}]\n'}, ['check', 'BASE/x.yaml']
    yield 'a save of 200,000 steps', {'x.yaml': SAVE + 'steps:\n' + '  - {seat: witch, do: pass}\n' * 90000}, ['validate', 'BASE/x.yaml']
    yield 'a list in a list', {'x.yaml': 'marches: map/1\na: ' + '[' * 100000}, ['validate', 'BASE/x.yaml']
    yield 'aliases of aliases', {'x.yaml': 'marches: map/1\na: &a [x, x]\n' + ''.join(
        f'{chr(98 + i)}: &{chr(98 + i)} [{", ".join(["*" + chr(97 + i)] * 9)}]\n' for i in range(20))}, ['validate', 'BASE/x.yaml']


def options():
    """What both programs of this kind are told; `memory` says whether memory is bounded, `measure` what is measured alone, if anything."""
    parser = argparse.ArgumentParser()
    parser.add_argument('program')
    parser.add_argument('data')
    parser.add_argument('--no-memory-limit', dest='memory', action='store_false')
    parser.add_argument('--measure', nargs='?', const='')
    return parser.parse_args()


def seconds_of(used):
    return used.ru_utime + used.ru_stime


def print_measured(name, status, said, used, note=''):
    last = said.decode('utf-8', 'replace').strip().splitlines()[-1:] or ['']
    print(f'{name:54} {seconds_of(used):6.2f} s {used.ru_maxrss / 1024:6.0f} MB  exit {status}  {len(said):7} B  {last[0][:120]} {note}', flush=True)


def limits(memory, seconds):
    def apply():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if memory:
            resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
    return apply


def run(program, data, base, command, memory, seconds=SECONDS):
    words = [program, '--lang', 'en', '--data', data] + [word.replace('BASE', str(base)) for word in command]
    out, err = base / 'stdout', base / 'stderr'
    with open(out, 'wb') as stdout, open(err, 'wb') as stderr:
        child = subprocess.Popen(words, stdout=stdout, stderr=stderr, preexec_fn=limits(memory, seconds),
                                 env={**os.environ, 'LC_ALL': 'C.UTF-8', 'QT_QPA_PLATFORM': 'offscreen'})
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = 0  # it has been waited for
    return os.waitstatus_to_exitcode(status), out.read_bytes() + err.read_bytes(), used


def main():
    given = options()
    faults = []
    for name, made, command in files():
        if given.measure and given.measure not in name:
            continue
        with tempfile.TemporaryDirectory() as folder:
            base = pathlib.Path(folder)
            for file, text in made.items():
                (base / file).write_text(text, encoding='utf-8')
            status, said, used = run(given.program, given.data, base, command, given.memory)
        if given.measure is not None:
            print_measured(name, status, said, used)
        if status not in (0, 1, 2):
            faults.append(f'{name}: ended by {status}')
        elif status != 0 and not said.strip():
            faults.append(f'{name}: refused without a word')
        elif len(said) > 100_000:
            faults.append(f'{name}: {len(said)} bytes of answer')
    print('\n'.join(faults))
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
