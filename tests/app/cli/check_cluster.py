#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays an experiment in parts, by the script for Slurm and by GNU parallel, and compares what is merged with a single run.

Usage: check_cluster.py PROGRAM DATA slurm|parallel
"""
import os
import pathlib
import subprocess
import sys
import tempfile

PARTS = 3


def main(program, data, how):
    data = pathlib.Path(data)
    with tempfile.TemporaryDirectory() as base:
        base = pathlib.Path(base)
        tools = base / 'bin'
        tools.mkdir()
        (tools / 'marches-cli').symlink_to(program)
        environment = dict(os.environ, LC_ALL='C.UTF-8', MARCHES_DATA=str(data), PATH=f'{tools}:{os.environ["PATH"]}', HOME=str(base))
        text = (data / 'resources/cluster/dice.yaml').read_text(encoding='utf-8')
        assert 'games: 2000' in text and '[medium]' in text
        experiment = base / 'two dice.yaml'  # a name that a shell would take apart
        experiment.write_text(text.replace('games: 2000', 'games: 13').replace('[medium]', '[easy]'), encoding='utf-8')
        parts = base / 'all parts'

        def run(*command, **more):
            return subprocess.run(command, env={**environment, **more.pop('env', {})}, capture_output=True, text=True, check=True, **more)

        if how == 'slurm':
            for part in range(1, PARTS + 1):
                slurm = {'SLURM_ARRAY_TASK_ID': str(part), 'SLURM_ARRAY_TASK_COUNT': str(PARTS)}
                run(str(data / 'resources/cluster/experiment.sbatch'), str(experiment), str(parts), env=slurm)
            again = run(str(data / 'resources/cluster/experiment.sbatch'), str(experiment), str(parts),
                        env={'SLURM_ARRAY_TASK_ID': '2', 'SLURM_ARRAY_TASK_COUNT': str(PARTS)})
            assert 'already' in again.stdout, again.stdout
        else:
            parts.mkdir()
            tasks = run('marches-cli', 'experiment', str(experiment), '--tasks', '--parts', str(PARTS), '--into', str(parts)).stdout
            assert len(tasks.splitlines()) == PARTS, tasks
            run('parallel', '--jobs', '2', '--joblog', str(parts / 'log'), '--resume', input=tasks)
        run('marches-cli', 'merge', str(parts), '--out', str(base / 'merged.yaml'))
        run('marches-cli', 'experiment', str(experiment), '--out', str(base / 'whole.yaml'))
        merged = (base / 'merged.yaml').read_bytes()
        whole = (base / 'whole.yaml').read_bytes()
        if merged != whole:
            print('The merged parts are not what a single run finds.')
            return 1
    print(f'{PARTS} parts, {len(whole)} bytes alike')
    return 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:4]))
