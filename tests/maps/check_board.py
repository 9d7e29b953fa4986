#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that a map's drawing and its map.yaml say the same: usage check_board.py MAP_FOLDER.

Independent of the program's own reader on purpose: it compares shared vertices with connections, both ways.
"""
import math
import re
import sys
import xml.etree.ElementTree as ET

import yaml

SVG = '{http://www.w3.org/2000/svg}'
INKSCAPE = '{http://www.inkscape.org/namespaces/inkscape}'
LAYERS = ['artwork-below', 'seas', 'territories', 'rivers', 'mountains', 'sites', 'artwork-above']
# Letters that only other programs show: the board is lettered anew in the language that is spoken.
LETTERS = 'made-letters'
FORBIDDEN = {'text', 'image', 'style', 'script', 'foreignObject', 'filter', 'mask', 'pattern', 'use'}
NEAR_BRIDGE, NEAR_PORT, NEAR_RIVER = 1.0, 1.0, 6.0


def outline(data):
    """Rings of a path made of M, L, l, C and z: the form in which territories and rivers are drawn."""
    rings = []
    for command, text in re.findall(r'([A-Za-z])([^A-Za-z]*)', data):
        v = [float(x) for x in re.findall(r'-?\d*\.?\d+', text)]
        if command == 'M':
            rings.append([(v[0], v[1])])
        elif command == 'l':
            for dx, dy in zip(v[::2], v[1::2]):
                x, y = rings[-1][-1]
                rings[-1].append((round(x + dx, 1), round(y + dy, 1)))
        elif command == 'L':
            rings[-1] += [(x, y) for x, y in zip(v[::2], v[1::2])]
        elif command == 'C':
            for i in range(0, len(v), 6):
                rings[-1] += curve([rings[-1][-1]] + [(v[j], v[j + 1]) for j in range(i, i + 6, 2)])
        elif command not in 'zZ':
            raise ValueError('path command ' + command)
    return [r[:-1] if r[0] == r[-1] else r for r in rings]


def curve(points):
    """A cubic as short lines without its start: the same ones from either end, as both neighbours have it."""
    steps = 8
    turned = points[0] > points[-1]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = reversed(points) if turned else points
    line = [(ax, ay)]
    for i in range(1, steps):
        t, s = i / steps, 1 - i / steps
        a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        line.append((a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy))
    line.append((dx, dy))
    return (line[::-1] if turned else line)[1:]


def own(element):
    """What stands in an element, but not what the program draws anew around territories (groups made-...)."""
    for child in element:
        if not child.get('id', '').startswith('made-'):
            yield child
            yield from own(child)


def edges(rings):
    return {frozenset((r[i - 1], r[i])) for r in rings for i in range(len(r))}


def inside(rings, x, y):
    odd = False
    for r in rings:
        for (x1, y1), (x2, y2) in zip(r, r[1:] + r[:1]):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                odd = not odd
    return odd


def distance(point, segments):
    best = math.inf
    for segment in segments:
        (ax, ay), (bx, by) = tuple(segment) if len(segment) == 2 else tuple(segment) * 2
        length = (bx - ax) ** 2 + (by - ay) ** 2
        t = 0 if length == 0 else max(0, min(1, ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / length))
        best = min(best, math.dist(point, (ax + t * (bx - ax), ay + t * (by - ay))))
    return best


class Checker:
    def __init__(self, folder):
        with open(folder + '/map.yaml', encoding='utf-8') as file:
            self.map = yaml.safe_load(file)
        self.root = ET.parse(folder + '/board.svg').getroot()
        self.layers = {g.get('id'): g for g in self.root.findall(SVG + 'g')}
        self.faults = []
        self.shapes = {}

    def fault(self, text, *arguments):
        self.faults.append(text % arguments)

    def check_form(self):
        groups = [g.get('id') for g in self.root.findall(SVG + 'g')]
        if groups != LAYERS:
            self.fault('layers are %s', groups)
        for name, layer in self.layers.items():
            if layer.get(INKSCAPE + 'groupmode') != 'layer' or layer.get(INKSCAPE + 'label') != name:
                self.fault('%s is no layer for Inkscape', name)
        if [float(x) for x in self.root.get('viewBox').split()] != [0, 0] + self.map['size']:
            self.fault('viewBox and size differ')
        seen = set()
        letters = {text for group in self.root.iter(SVG + 'g') if group.get('id') == LETTERS for text in group}
        for element in self.root.iter():
            if element.tag.removeprefix(SVG) in FORBIDDEN and not (element.tag == SVG + 'text' and element in letters):
                self.fault('<%s> may not stand in a board', element.tag.removeprefix(SVG))
            name = element.get('id')
            if name is None:
                continue
            if name in seen:
                self.fault('id %s stands twice', name)
            seen.add(name)
            if re.match(r'(bridge|lane|port|label)-', name):
                self.fault('%s is drawn by the program from map.yaml', name)
        for site in self.map.get('sites', {}):
            if site not in seen:
                self.fault('site %s is not drawn', site)

    def check_shapes(self):
        for layer, kind in (('territories', 'land'), ('seas', 'sea')):
            # What has no id is artwork: lands that are not played, say.
            drawn = {p.get('id'): outline(p.get('d')) for p in own(self.layers[layer])
                     if p.tag == SVG + 'path' and p.get('id')}
            wanted = {t for t, v in self.map['territories'].items() if v.get('kind', 'land') == kind}
            if set(drawn) != wanted:
                self.fault('%s: drawn and named differ in %s', layer, sorted(set(drawn) ^ wanted))
            self.shapes.update(drawn)
        for name, rings in self.shapes.items():
            label = self.map['territories'].get(name, {}).get('label')
            if label and not inside(rings, *label):
                self.fault('the label of %s lies outside it', name)
        marks = [v['abbreviation'].lower() for v in self.map['territories'].values() if 'abbreviation' in v]
        if len(set(marks)) != len(marks):
            self.fault('an abbreviation is used twice')

    def shared(self, a, b):
        return edges(self.shapes.get(a, [])) & edges(self.shapes.get(b, []))

    def check_connections(self):
        land = [t for t, v in self.map['territories'].items() if v.get('kind', 'land') == 'land']
        joined = {}
        ways = {}
        for c in self.map['connections']:
            pair = frozenset(c['between'])
            # Open to fleets and closed to armies, say, is no contradiction.
            serves = set(c.get('for', ['all']))
            if len(pair) != 2 or (pair in ways and ('all' in serves | ways[pair] or serves & ways[pair])):
                self.fault('%s are joined twice', sorted(pair))
            ways[pair] = ways.get(pair, set()) | serves
            if pair not in joined or c.get('barrier'):
                joined[pair] = c
        for i, a in enumerate(land):
            for b in land[:i]:
                touch, c = self.shared(a, b), joined.get(frozenset((a, b)))
                if touch and (c is None or c.get('kind') == 'sea-lane'):
                    self.fault('%s and %s touch, and map.yaml says nothing of it', a, b)
                if not touch and c is not None and c.get('kind') != 'sea-lane':
                    self.fault('%s and %s do not touch', a, b)
        for pair, c in joined.items():
            self.check_connection(sorted(pair), c)

    def check_connection(self, pair, c):
        kind = c.get('kind', 'border')
        if kind == 'sea-lane':
            # Where a map has no ports at all, a lane may end on any shore.
            ports = any('port' in t.get('flags', []) for t in self.map['territories'].values())
            for place, end in zip(c['between'], c['ends']):
                if ports and 'port' not in self.map['territories'][place].get('flags', []):
                    self.fault('%s has a lane and no port', place)
                if distance(end, edges(self.shapes[place])) > NEAR_PORT:
                    self.fault('the lane %s does not end on the shore of %s', c['between'], place)
            return
        line = self.shared(*pair)
        if kind == 'bridge' and distance(c['at'], line) > NEAR_BRIDGE:
            self.fault('the bridge %s is not on the border', pair)
        wet = c.get('barrier') or c.get('over')
        ends = [p for s in line for p in s]
        inner = [p for p in set(ends) if ends.count(p) == 2]
        for river in (name for name, v in self.map.get('barriers', {}).items() if v['kind'] == 'river'):
            near = max((distance(p, self.river(river)) for p in inner), default=math.inf)
            if (near < NEAR_RIVER) != (river == wet):
                self.fault('%s: %s runs %.1f from this border, map.yaml says %s', pair, river, near, wet or 'no barrier')

    def river(self, name):
        # A line of its own, or a group of lines in maps whose rivers are drawn by hand.
        drawn = next(e for e in self.layers['rivers'] if e.get('id') == name)
        segments = []
        for path in drawn.iter(SVG + 'path'):
            for ring in outline(path.get('d')):
                segments += [frozenset(s) for s in zip(ring, ring[1:])]
        return segments

    def run(self):
        for check in (self.check_form, self.check_shapes, self.check_connections):
            check()
        for fault in self.faults:
            print(fault)
        return 1 if self.faults else 0


if __name__ == '__main__':
    sys.exit(Checker(sys.argv[1]).run())
