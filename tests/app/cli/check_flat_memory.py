#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays one experiment with few games and with many: what is counted takes the same memory.

Usage: check_flat_memory.py PROGRAM DATA
With MARCHES_LONG=1 the many are 200,000 games.
"""
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

FEW = 2_000
MANY = 200_000 if os.environ.get('MARCHES_LONG') else 20_000
MORE = 4 * 1024 * 1024  # bytes that threads may lay about otherwise in another run; a byte a game kept would be seen in the long run


def experiment(games):
    return ('marches: experiment/1\nvariant: narnia:narnia-risk-junior\nbots: [easy]\ngames: %d\nmove-limit: 2000\n'
            'arms:\n  - {name: lost, options: {reading.hit-waste: allow}}\n' % (games // 2))


def memory_of(program, data, folder, games):
    """The most memory that the program ever had, in bytes."""
    file = folder / f'{games}.yaml'
    file.write_text(experiment(games), encoding='utf-8')
    # A process of its own starts it, so that what is told of children is of this one alone.
    child = os.fork()
    if child == 0:
        environment = dict(os.environ, LC_ALL='C.UTF-8', MARCHES_DATA=str(data), ASAN_OPTIONS='quarantine_size_mb=1')
        done = subprocess.run([program, 'experiment', str(file), '--out', str(folder / f'{games}-result.yaml')], env=environment,
                              stdout=subprocess.DEVNULL, check=False)
        most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
        (folder / f'{games}.kib').write_text(f'{most}', encoding='utf-8')
        os._exit(done.returncode)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert status == 0, status
    return int((folder / f'{games}.kib').read_text(encoding='utf-8')) * 1024


def main(program, data):
    with tempfile.TemporaryDirectory() as base:
        folder = pathlib.Path(base)
        few = memory_of(program, data, folder, FEW)
        many = memory_of(program, data, folder, MANY)
        sizes = [(folder / f'{games}-result.yaml').stat().st_size for games in (FEW, MANY)]
    print(f'{FEW} games: {few / 1e6:.1f} MB, {MANY} games: {many / 1e6:.1f} MB; results of {sizes[0]} and {sizes[1]} bytes')
    assert many <= few + MORE, 'memory grows with the number of games'
    # Longer numbers, and lengths of games that none of the few had.
    assert sizes[1] <= 2 * sizes[0], 'the result grows with the number of games'
    return 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:3]))
