#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays an experiment in parts, by the script for Slurm and by GNU parallel, and compares what is merged with a single run.

Two tasks are killed the first time, and the rest is resumed as the guide says it.

Usage: check_cluster.py PROGRAM DATA script|slurm|parallel
    script    the script for Slurm without Slurm
    slurm     a Slurm of one node, started here
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import slurmcluster

PARTS = 8
KILLED = (3, 6)
# Stands before the program and is killed in the first try of some parts, as by a machine that breaks down.
WRAPPER = f"""#!/bin/sh
for part in {KILLED[0]} {KILLED[1]}; do
    case " $* " in *" --shard $part/{PARTS} "*)
        if [ ! -e "$KILLS/$part" ]; then
            : >"$KILLS/$part"
            kill -9 $$
        fi ;;
    esac
done
exec "$PROGRAM" "$@"
"""


def resume_words(data):
    """How to resume, the same wherever it is told."""
    told = set()
    for place in ('resources/guide/en/experiments.md', 'resources/guide/fr/experiments.md', 'resources/cluster/README.md', 'man/marches-cli.1'):
        text = (data / place).read_text(encoding='utf-8').replace('\\-', '-')
        found = re.findall(r'--joblog parts/log (.*)', text)
        assert found, place
        told.update(found)
    assert len(told) == 1, told
    return told.pop().split()


def main(program, data, how):
    data = pathlib.Path(data)
    with tempfile.TemporaryDirectory() as base:
        base = pathlib.Path(base)
        tools = base / 'bin'
        tools.mkdir()
        if how == 'script':
            (tools / 'marches-cli').symlink_to(program)
        else:
            (tools / 'marches-cli').write_text(WRAPPER, encoding='utf-8')
            (tools / 'marches-cli').chmod(0o755)
        kills = base / 'kills'
        kills.mkdir()
        environment = dict(os.environ, LC_ALL='C.UTF-8', MARCHES_DATA=str(data), PATH=f'{tools}:{os.environ["PATH"]}', HOME=str(base),
                           PROGRAM=str(program), KILLS=str(kills))
        text = (data / 'resources/cluster/dice.yaml').read_text(encoding='utf-8')
        assert 'games: 2000' in text and '[medium]' in text
        experiment = base / 'two dice.yaml'  # a name that a shell would take apart
        experiment.write_text(text.replace('games: 2000', 'games: 13').replace('[medium]', '[easy]'), encoding='utf-8')
        parts = base / 'all parts'

        def run(*command, **more):
            return subprocess.run(command, env={**environment, **more.pop('env', {})}, capture_output=True, text=True, check=True, **more)

        if how == 'slurm':
            with slurmcluster.cluster(base / 'cluster') as environs:
                at = {name: environs[name] for name in ('SLURM_CONF', 'PATH')}
                at['PATH'] = f'{tools}:{at["PATH"]}'

                def submit(array, *more):
                    return subprocess.run(['sbatch', '--wait', f'--array={array}', f'--output={base}/told-%a',
                                           str(data / 'resources/cluster/experiment.sbatch'), str(experiment), str(parts), *more],
                                          env={**environment, **at}, capture_output=True, text=True, check=False)

                broken = submit(f'1-{PARTS}')
                there = {path: path.stat().st_mtime_ns for path in parts.glob('*.yaml')}
                assert broken.returncode != 0 and len(there) == PARTS - len(KILLED), (broken, there)
                # The whole array again plays what is missing; two parts by their numbers are played as they were.
                again = submit(f'1-{PARTS}')
                assert again.returncode == 0 and len(list(parts.glob('*.yaml'))) == PARTS, again
                assert all(path.stat().st_mtime_ns == time for path, time in there.items()), 'what was there was played again'
                for path in parts.glob('*.yaml'):
                    if path not in there:
                        path.unlink()
                again = submit(','.join(map(str, KILLED)), str(PARTS))
                assert again.returncode == 0 and len(list(parts.glob('*.yaml'))) == PARTS, again
        elif how == 'script':
            for part in range(1, PARTS + 1):
                slurm = {'SLURM_ARRAY_TASK_ID': str(part), 'SLURM_ARRAY_TASK_COUNT': str(PARTS)}
                run(str(data / 'resources/cluster/experiment.sbatch'), str(experiment), str(parts), env=slurm)
            again = run(str(data / 'resources/cluster/experiment.sbatch'), str(experiment), str(parts),
                        env={'SLURM_ARRAY_TASK_ID': '2', 'SLURM_ARRAY_TASK_COUNT': str(PARTS)})
            assert 'already' in again.stdout, again.stdout
            # Two of the eight again: sbatch --array=3,6 says that the array has two tasks.
            for part in KILLED:
                out = parts / f'two dice-part-{part}-of-{PARTS}.yaml'
                kept = out.read_bytes()
                out.unlink()
                run(str(data / 'resources/cluster/experiment.sbatch'), str(experiment), str(parts), str(PARTS),
                    env={'SLURM_ARRAY_TASK_ID': str(part), 'SLURM_ARRAY_TASK_COUNT': str(len(KILLED))})
                assert out.is_file() and out.read_bytes() == kept, sorted(path.name for path in parts.iterdir())
        else:
            parts.mkdir()
            tasks = run('marches-cli', 'experiment', str(experiment), '--tasks', '--parts', str(PARTS), '--into', str(parts)).stdout
            assert len(tasks.splitlines()) == PARTS, tasks
            words = resume_words(data)
            command = ['parallel', '--jobs', '2', '--joblog', str(parts / 'log'), *words]
            broken = subprocess.run(command, env=environment, input=tasks, capture_output=True, text=True, check=False)
            there = {path.name for path in parts.glob('*.yaml')}
            assert broken.returncode == len(KILLED) and len(there) == PARTS - len(KILLED), (broken, there)
            kept = {path: path.stat().st_mtime_ns for path in parts.glob('*.yaml')}
            again = subprocess.run(command, env=environment, input=tasks, capture_output=True, text=True, check=False)
            if len(list(parts.glob('*.yaml'))) != PARTS:
                print(f'{" ".join(words)} does not play what was killed: {again}')
                return 1
            assert all(path.stat().st_mtime_ns == time for path, time in kept.items()), 'what was there was played again'
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
