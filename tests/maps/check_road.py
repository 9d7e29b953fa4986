#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the drawing of a map of tracks and its map.yaml say the same: usage check_road.py MAP_FOLDER.

Independent of the program's own reader on purpose. Every space has a shape of its own that holds its point, no two of the
round shapes overlap, and the spaces of a track follow each other at a step that a pawn can be seen to take.
"""
import itertools
import math
import re
import sys
import xml.etree.ElementTree as ET

import yaml

SVG = '{http://www.w3.org/2000/svg}'
FORBIDDEN = {'text', 'image', 'style', 'script', 'foreignObject', 'filter', 'mask', 'pattern', 'use'}
LONGEST_STEP = 80.0


def outline(data):
    points = []
    for command, text in re.findall(r'([A-Za-z])([^A-Za-z]*)', data):
        v = [float(x) for x in re.findall(r'-?\d*\.?\d+', text)]
        if command == 'M':
            points.append((v[0], v[1]))
        elif command == 'l':
            for dx, dy in zip(v[::2], v[1::2]):
                points.append((points[-1][0] + dx, points[-1][1] + dy))
        elif command not in 'zZ':
            raise ValueError('path command ' + command)
    return points


def discs(root):
    """Boxes of the discs that the program draws for spaces: closed curves, in steps from point to point."""
    boxes = []
    for group in root.iter(SVG + 'g'):
        if group.get('id') != 'made-tracks':
            continue
        for path in group:
            data = path.get('d', '')
            if 'c' not in data or not data.endswith('Z') or path.get('fill', 'none') == 'none':
                continue
            if not re.fullmatch(r'M[^a-zA-Z]+c[^a-zA-Z]+Z', data):
                raise ValueError('no disc: ' + data)
            v = [float(x) for x in re.findall(r'-?\d*\.?\d+', data)]
            points = list(zip(v[::2], v[1::2]))
            at = points[0]
            reached = [at]
            for i in range(1, len(points), 3):  # a curve's points count from where it begins
                reached += [(at[0] + dx, at[1] + dy) for dx, dy in points[i:i + 3]]
                at = reached[-1]
            xs, ys = zip(*reached)
            boxes.append((min(xs), min(ys), max(xs), max(ys)))
    return boxes


def main(folder):
    with open(folder + '/map.yaml', encoding='utf-8') as file:
        data = yaml.safe_load(file)
    root = ET.parse(folder + '/board.svg').getroot()
    faults = [f'{e.tag} in board.svg' for e in root.iter() if e.tag.replace(SVG, '') in FORBIDDEN]
    shapes = {e.get('id'): e for e in root.iter() if e.get('id')}
    boxes = {}
    made = discs(root) if 'art' in data else []
    for name, track in data['tracks'].items():
        spaces = list(track['spaces'].items())
        for space, record in spaces:
            if 'art' in data:
                x, y = record['at']
                found = [b for b in made if math.dist((x, y), ((b[0] + b[2]) / 2, (b[1] + b[3]) / 2)) < 0.5]
                if not found:
                    faults.append(f'{space} is not drawn')
                else:
                    boxes[space] = found[0]
                continue
            if space not in shapes:
                faults.append(f'{space} has no shape')
                continue
            points = outline(shapes[space].get('d', ''))
            if len(points) < 8:
                faults.append(f'{space} is hardly a shape')
                continue
            xs, ys = zip(*points)
            boxes[space] = (min(xs), min(ys), max(xs), max(ys))
            x, y = record['at']
            if math.dist((x, y), ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)) > 6:
                faults.append(f'the point of {space} is not in the middle of its shape')
        pairs = list(zip(spaces, spaces[1:])) + ([(spaces[-1], spaces[0])] if track.get('circular') else [])
        for joint in ('after', 'before'):
            if joint in track:
                other = next(t['spaces'][track[joint]] for t in data['tracks'].values() if track[joint] in t['spaces'])
                pairs.append(((track[joint], other), spaces[0] if joint == 'after' else spaces[-1]))
        for (a, from_), (b, to) in pairs:
            if math.dist(from_['at'], to['at']) > LONGEST_STEP:
                faults.append(f'{a} and {b} of {name} are far apart')
    for (a, one), (b, two) in itertools.combinations(boxes.items(), 2):
        apart = math.dist(((one[0] + one[2]) / 2, (one[1] + one[3]) / 2), ((two[0] + two[2]) / 2, (two[1] + two[3]) / 2))
        if apart < (one[2] - one[0] + two[2] - two[0]) / 2 - 2:
            faults.append(f'{a} and {b} overlap')
    print('\n'.join(faults) if faults else f'{len(boxes)} spaces, all drawn')
    return 1 if faults or not boxes else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
