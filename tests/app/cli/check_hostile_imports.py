#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands `marches-cli import` maps of other programs that are damaged or made to keep it busy, and checks that each is refused with a
word, or read as far as it goes, in bounded time and memory, and that nothing is written for what is refused.

Usage: check_hostile_imports.py PROGRAM DATA [--no-memory-limit] [--measure [NAME]]

The small maps of tests/data/foreign are taken as they are, with one of their files replaced. As in check_hostile.py the system kills
what needs more processor time than it may; memory is what the process had at its most. --measure marks what takes longer than it may
where nothing else runs.
"""
import pathlib
import struct
import sys
import tempfile
import zipfile
import zlib

import check_hostile
from check_hostile import Random, many_attributes

SECONDS = 1  # of processor
LOADED = 2  # times as long, where others use the same cores and caches: up to 1.6 was seen
SANITIZED = 5  # times as long, under the sanitizers
MEGABYTES = 200
BOMB = ('<!DOCTYPE x [<!ENTITY a0 "ha ha ha ha ha ha ha ha">' +
        ''.join(f'<!ENTITY a{i} "{f"&a{i - 1};" * 12}">' for i in range(1, 20)) + ']>\n')
SECRET = 'root:x:0:0'
OUTSIDE = '<!DOCTYPE x [<!ENTITY a19 SYSTEM "file:///etc/passwd">]>\n'
SVG = ('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
       'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 1000 1000">\n')
LONG = 'Long name ' * 10_000
MANY = 1_000_000


def sample(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob('*')) if path.is_file()}


def noise(count):
    random = Random()
    return bytes(random.below(256) for _ in range(count))


def png(width, height, rows=None):
    """A PNG of bytes a pixel that says that it is so large, whatever rows it really has."""
    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    data = b''.join(b'\0' + row for row in rows or [b'\1' * 16])
    return (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 0, 0, 0, 0)) +
            chunk(b'IDAT', zlib.compress(data, 9)) + chunk(b'IEND', b''))


def gif(width, height):
    return b'GIF87a' + struct.pack('<HH', width, height) + b'\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0' + struct.pack('<HH', width, height) + b'\0\2\2\x44\1\0;'


def zipped(files, method=zipfile.ZIP_DEFLATED):
    path = pathlib.Path(tempfile.mkstemp()[1])
    with zipfile.ZipFile(path, 'w', method) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data, method)
    made = path.read_bytes()
    path.unlink()
    return made


def overlapping(count):
    """A zip whose entries all are the same compressed bytes."""
    inner = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = inner.compress(b'\0' * 10_000_000) + inner.flush()
    crc = zlib.crc32(b'\0' * 10_000_000)
    local = struct.pack('<IHHHHHIIIHH', 0x04034b50, 20, 0, 8, 0, 0, crc, len(data), 10_000_000, 1, 0) + b'a' + data
    central = b''
    for i in range(count):
        name = f'v{i}.xml'.encode()
        central += struct.pack('<IHHHHHHIIIHHHHHII', 0x02014b50, 20, 20, 0, 8, 0, 0, crc, len(data), 10_000_000, len(name), 0, 0, 0, 0, 0, 0) + name
    end = struct.pack('<IHHHHIIH', 0x06054b50, 0, 0, count, count, len(central), len(local), 0)
    return local + central + end


LAYERS = {'svg': 'Territories', 'warzone': 'WZ:Territories', 'godip': 'provinces'}


def svgs(form):
    """Drawings of a form: the same with its own names."""
    layer = f'<g id="MapLayer" inkscape:groupmode="layer" inkscape:label="{LAYERS.get(form, "MapLayer")}">\n'
    path = f'<path id="{"Territory_" if form == "warzone" else "_p"}{{0}}" inkscape:label="p{{0}}" d="{{1}}"/>\n'
    for name, text in drawings(path):
        inside = text.index('>\n', text.index('<svg ')) + 2
        yield name, text[:inside] + layer + text[inside:].replace('</svg>', '</g></svg>')


def drawings(path):
    yield 'deep groups', SVG + '<g>' * 300_000
    yield 'a million paths', SVG + '<path d="M0 0h1v1z"/>\n' * MANY + '</svg>'
    yield '39,000 paths', SVG + ''.join(path.format(i, f'M{i % 240 * 4} {i // 240 * 4}h4v4h-4z') for i in range(39_000)) + '</svg>'
    yield '60,000 paths', SVG + ''.join(path.format(i, f'M{i % 240 * 4} {i // 240 * 4}h4v4h-4z') for i in range(60_000)) + '</svg>'
    yield '5,000 paths over each other', SVG + ''.join(path.format(i, f'M{i % 9} {i % 7}h900v900h-900z') for i in range(5_000)) + '</svg>'
    for number in ('1e308', '1e999', 'NaN', 'Infinity', '-' * 9 + '1', '1' * 5_000, '1e-320'):
        yield f'coordinates of {number[:9]}', SVG + path.format(1, f'M{number} {number}h{number}v{number}z') + path.format(2, f'M0 0A{number} {number} 0 1 1 9 9z') + '</svg>'
    for box in ('0 0 1e300 1e300', 'nan nan nan nan', '0 0 0 0', '0 0 -9 -9', '0 0 inf inf', '0 0 1e-300 1e-300', '1e300 1e300 1 1'):
        yield f'a sheet of {box}', SVG.replace('0 0 1000 1000', box) + path.format(1, 'M0 0h9v9z') + '</svg>'
    yield 'transforms without end', SVG + '<g transform="scale(1e30)">' * 20 + path.format(1, 'M0 0h9v9z') + '</g>' * 20 + '</svg>'
    yield 'a row of 100,000 transforms', SVG + f'<g transform="{"rotate(7) " * 100_000}">' + path.format(1, 'M0 0h9v9z') + '</g></svg>'
    yield 'names of 100 kB', SVG + ''.join(f'<g id="g{i}"><title>{LONG}</title>{path.format(i, f"M{i}0 0h9v9h-9z")}</g>' for i in range(9)) + '</svg>'
    yield 'ids of 100 kB', SVG + ''.join(f'<path id="{LONG}{i}" d="M{i}0 0h9v9h-9z"/>' for i in range(9)) + '</svg>'
    yield 'entities of entities', BOMB + SVG + '<title>&a19;</title>' + path.format(1, 'M0 0h9v9z') + '</svg>'
    yield 'a file as an entity', OUTSIDE + SVG + '<g><title>&a19;</title>' + path.format(1, 'M0 0h9v9z') + '</g></svg>'
    yield 'a use of itself', SVG + '<g id="a"><use xlink:href="#a"/>' + path.format(1, 'M0 0h9v9z') + '</g></svg>'
    yield 'uses of each other', SVG + '<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>' + path.format(1, 'M0 0h9v9z') + '</svg>'
    yield 'copies of copies', SVG + '<g id="a0">' + path.format(1, 'M0 0h9v9z') + '</g>' + ''.join(
        f'<g id="a{i}">' + f'<use xlink:href="#a{i - 1}"/>' * 10 + '</g>' for i in range(1, 10)) + '</svg>'
    yield 'points without end', SVG + path.format(1, 'M0 0' + 'l1 2' * MANY + 'z') + '</svg>'
    yield 'a path that breaks off', SVG + ''.join(path.format(i, 'M0 0' + 'c1 1 2 2 3 0 ' * 20_000 + 'x') for i in range(3)) + '</svg>'
    yield '3,000 paths that break off', SVG + ''.join(path.format(i, f'M{i % 60 * 9} {i // 60 * 9}h9v9h-9z' * 9 + 'M x') for i in range(3_000)) + '</svg>'
    random = Random()
    for points, height in ((24_000, 3), (14_000, 3), (5_900, 100), (5_900, 30)):
        yield f'outlines of 20 times {points} points that go up and down by {height}', SVG + ''.join(
            path.format(i, f'M{i % 5 * 200} {i // 5 * 200}' + ''.join(f'L{i % 5 * 200 + 200 * j / points:.2f} {i // 5 * 200 + random.below(100) * height / 100:.2f}' for j in range(points)) +
                        'v200h-200z') for i in range(20)) + '</svg>'
    yield 'a scribble', SVG + path.format(1, check_hostile.scribble(9_000)) + path.format(2, check_hostile.grid(3_000)) + '</svg>'
    yield '200,000 attributes', SVG + f'<path {many_attributes(200_000)} d="M0 0h9v9z"/></svg>'
    yield 'rules of style without end', SVG + '<style>' + ''.join(f'.c{i}, #i{i} > g path {{fill: red}}\n' for i in range(200_000)) + '</style>' + ''.join(
        f'<path class="c{i}" d="M{i} 0h1v1z"/>' for i in range(3_000)) + '</svg>'
    yield 'layers of nothing', SVG + ''.join('<g inkscape:groupmode="layer" inkscape:label="provinces"><g id="MapLayer"/></g>\n' for _ in range(60_000)) + '</svg>'


def xmls(root, element):
    """Any other XML, by its first element and one that it repeats."""
    yield 'deep elements', f'<{root}>' + '<a>' * 300_000
    yield 'a million elements', f'<{root}>' + element * (MANY * 21 // len(element)) + f'</{root}>'
    yield 'entities of entities', BOMB + f'<{root}>&a19;</{root}>'
    yield 'a file as an entity', OUTSIDE + f'<{root}>&a19;</{root}>'
    yield 'names of 100 kB', f'<{root}>' + element.replace('"n"', f'"{LONG}"') * 9 + f'</{root}>'
    yield '200,000 attributes', f'<{root}><a{many_attributes(200_000)}/></{root}>'


def feature(geometry, properties='"NAME":"A"'):
    return f'{{"type":"Feature","properties":{{{properties}}},"geometry":{geometry}}}'


def features(rows):
    return '{"type":"FeatureCollection","features":[' + ','.join(rows) + ']}'


def ring(x, y, side):
    return f'[[{x},{y}],[{x + side},{y}],[{x + side},{y + side}],[{x},{y + side}],[{x},{y}]]'


def geojsons():
    polygon = '{{"type":"Polygon","coordinates":[{0}]}}'
    yield 'lists in lists', '{"type":"FeatureCollection","features":' + '[' * MANY
    yield 'lists in lists that end', features([feature('{"type":"Polygon","coordinates":' + '[' * 900 + ']' * 900 + '}')])
    yield 'a million features', features(['{"type":"Feature"}'] * MANY)
    yield '100,000 lands', features([feature(polygon.format(ring(i % 300, i // 300 / 10, 1))) for i in range(100_000)])
    yield 'a million points', features([feature(polygon.format('[' + '[1,2],[3,4],' * 500_000 + '[1,2]]'))])
    yield 'a million rings', features([feature(polygon.format(','.join(['[]'] * MANY)))])
    yield '4,000 lands over each other', features([feature(polygon.format(ring(i % 7, i % 5, 40))) for i in range(4_000)])
    scribble = '[' + ','.join(f'[{Random.below(source, 100)},{Random.below(source, 80)}]' for source in [Random()] for _ in range(9_000)) + ',[0,0]]'
    yield 'a scribble', features([feature(polygon.format(scribble))])
    for number in ('1e308', '1e999', 'NaN', 'Infinity', '1' * 5_000, 'null', '"1"', '{}'):
        row = f'[[{number},{number}],[1,{number}],[1,1],[{number},{number}]]'
        yield f'coordinates of {number[:9]}', features([feature(polygon.format(row))])
    yield 'names of 100 kB', features([feature(polygon.format(ring(i * 2, 0, 2)), f'"NAME":"{LONG}{i}"') for i in range(9)])
    yield '200,000 properties', features([feature(polygon.format(ring(0, 0, 9)), ','.join(f'"p{i}":{i}' for i in range(200_000)))])
    yield 'collections in collections', '{"type":"Feature","geometry":' + '{"type":"GeometryCollection","geometries":[' * 100_000
    yield 'bytes that are no letters', b'{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"NAME":"\xff\xfe\xc0\x80"},"geometry":null}]}'


def topology(objects, arcs, transform=''):
    return f'{{"type":"Topology",{transform}"objects":{{"o":{{"type":"GeometryCollection","geometries":[{objects}]}}}},"arcs":[{arcs}]}}'


def topojsons():
    square = '[[0,0],[9,0],[0,9],[-9,0],[0,-9]]'
    moving = '"transform":{"scale":[1,1],"translate":[0,0]},'
    for index in ('99999999', '-99999999', '-1', '1', '1e300', '2147483648', '-2147483649', '0.5', '"0"', '[0]', 'null', 'NaN'):
        yield f'an arc {index}', topology(f'{{"type":"Polygon","arcs":[[{index}]]}}', square, moving)
    yield 'a million arcs', topology('{"type":"Polygon","arcs":[[0]]}', ','.join(['[]'] * MANY))
    long_arc = '[[0,0]' + ',[1,1],[-1,1]' * 5_000 + ']'
    yield 'a long arc 5,000 times', topology(','.join(['{"type":"Polygon","arcs":[[0]]}'] * 5_000), long_arc, moving)
    yield 'an arc a million times', topology('{"type":"Polygon","arcs":[[' + ','.join(['0'] * MANY) + ']]}', square, moving)
    for scale in ('1e308', '0', 'NaN', '-1e999', '"x"', 'null'):
        yield f'a scale of {scale}', topology('{"type":"Polygon","arcs":[[0]]}', square, f'"transform":{{"scale":[{scale},{scale}],"translate":[{scale},0]}},')
    yield 'sums without end', topology('{"type":"Polygon","arcs":[[0]]}', '[[0,0]' + ',[1e305,1e305]' * 9_000 + ']', moving)
    yield 'collections in collections', '{"type":"Topology","arcs":[],"objects":{"o":' + '{"type":"GeometryCollection","geometries":[' * 100_000
    yield 'collections in collections that end', topology('{"type":"GeometryCollection","geometries":[' * 300 + ']}' * 300, square)
    yield 'a million objects', '{"type":"Topology","arcs":[],"objects":{' + ','.join(f'"o{i}":{{}}' for i in range(MANY)) + '}}'
    yield 'names of 100 kB', topology(','.join(f'{{"type":"Polygon","id":"{LONG}{i}","properties":{{"name":"{LONG}"}},"arcs":[[{i}]]}}' for i in range(9)),
                                      ','.join(f'[[{i + 1}0,0],[9,0],[0,9],[-9,0],[0,-9]]' for i in range(9)), moving)


def dominations():
    """Files that stand in place of those of the small map."""
    head = 'name X\n[files]\nmap small_map.png\ncrd small.cards\n[continents]\nA 1 red\n'
    four = '[countries]\n1 a 1 40 40\n2 b 1 80 40\n3 c 1 60 75\n4 d 1 165 45\n'
    yield 'a million countries', {'small.map': head + '[countries]\n' + ''.join(f'{i + 1} c{i} 1 1 1\n' for i in range(MANY))}
    yield 'a million continents', {'small.map': head + 'A 1 red\n' * MANY + four}
    yield 'a million borders', {'small.map': head + four + '[borders]\n' + '1 2 3 4\n' * MANY}
    yield 'a border with a million ends', {'small.map': head + four + '[borders]\n1' + ' 2' * MANY + '\n'}
    yield 'a line of 16 MB', {'small.map': head + four + 'x' * 16_000_000}
    yield 'names of 100 kB', {'small.map': head + '[countries]\n' + ''.join(f'{i + 1} {LONG.replace(" ", "_")}{i} 1 1 1\n' for i in range(4))}
    for number in ('99999999999999999999', '-1', '1e300', 'NaN', '0x10'):
        yield f'numbers of {number}', {'small.map': head + f'[countries]\n1 a {number} {number} {number}\n2 b 1 80 40\n[borders]\n1 {number}\n'}
    for name in ('../../../../etc/passwd', '/etc/passwd', 'small.map', '.', '', 'small_map.png/x', '\0'):
        yield f'a picture called {name!r}', {'small.map': head.replace('small_map.png', name) + four}
    yield 'sections without end', {'small.map': head + '[countries]\n[borders]\n' * MANY}
    yield 'a picture of 30,000 x 30,000', {'small_map.png': png(30_000, 30_000)}
    yield 'a picture of nothing', {'small_map.png': png(0, 0)}
    yield 'a picture larger than numbers', {'small_map.png': png(2**31 - 1, 2**31 - 1)}
    yield 'a gif of 65,535 x 65,535', {'small_map.png': gif(65_535, 65_535)}
    yield 'a picture without its rows', {'small_map.png': png(2_800, 2_800)}
    random = Random()
    row = bytes(1 + random.below(4) for _ in range(4_099))
    yield 'a picture of dust', {'small_map.png': png(2_800, 2_800, [row[i % 1_299:][:2_800] for i in range(2_800)])}
    yield 'cards without end', {'small.cards': '[cards]\n' + 'Infantry 1\n' * MANY}
    yield 'properties without end', {'small_fr.properties': ''.join(f'Northland{i}=\\u00e9\n' for i in range(MANY))}


def tripleas():
    yield 'a million games', {'map.yml': 'map_name: x\nversion: 1\ngames:\n' + '- {game_name: a, file_name: b}\n' * MANY}
    yield 'lists in lists', {'map.yml': 'map_name: ' + '[' * MANY}
    yield 'aliases of aliases', {'map.yml': 'a: &a [x, x]\n' + ''.join(f'b{i}: &b{i} [{", ".join([f"*b{i - 1}" if i else "*a"] * 9)}]\n' for i in range(20))}
    for name in ('../../../../etc/passwd', '/etc/passwd', '.', '""'):
        yield f'a game called {name}', {'map.yml': f'map_name: x\nversion: 1\ngames:\n- {{game_name: a, file_name: {name}}}\n'}
    yield 'a million territories', {'map/polygons.txt': ''.join(f'T{i} < (1,1) (2,1) (2,2) >\n' for i in range(MANY))}
    yield 'a million points', {'map/polygons.txt': 'Left Land < ' + '(1,1) (9,1) (9,9) ' * 400_000 + '>\n'}
    yield 'long lines over a large sheet', {
        'map/map.properties': 'map.width=60000\nmap.height=60000\n',
        'map/polygons.txt': 'Left Land < ' + '(1,1) (9,59999) (59999,9) ' * 35_000 + '>\n'}
    yield 'points beyond all', {'map/polygons.txt': 'Left Land < (99999999999,1) (-99999999999,1) (2,99999999999) >\n'}
    yield 'points as far as may be', {'map/polygons.txt': 'Left Land < (-60000,-60000) (60000,-60000) (60000,60000) >\nRight Land < (59999,0) (60000,0) (60000,1) >\n'}
    yield '4,000 lands over each other', {'map/polygons.txt': ''.join(f'T{i} < (0,0) (5000,{i % 9}) (5000,5000) (0,5000) >\n' for i in range(4_000))}
    yield 'names of 100 kB', {'map/polygons.txt': ''.join(f'{LONG}{i} < (1{i},1) (2{i},1) (2{i},9) >\n' for i in range(9))}
    yield 'parts without end', {'map/polygons.txt': 'Left Land ' + '< ' * MANY}
    yield 'a million centres', {'map/centers.txt': ''.join(f'T{i} (1,1)\n' for i in range(MANY))}
    without = {'map/polygons.txt': None}
    yield 'a million centres alone', without | {'map/centers.txt': ''.join(f'T{i} (1,1)\n' for i in range(MANY))}
    yield '3,000 centres on one point alone', without | {'map/centers.txt': ''.join(f'T{i} (1,1)\n' for i in range(3_000)), 'map.yml': 'map_name: x\n', 'map/games/three.xml': None}
    yield '3,000 centres far apart alone', without | {'map/centers.txt': ''.join(f'T{i} ({i * 7919 % 60_000},{i * 104_729 % 60_000})\n' for i in range(3_000)), 'map.yml': 'map_name: x\n', 'map/games/three.xml': None}
    yield 'centres of names of 100 kB', without | {'map/centers.txt': ''.join(f'{LONG}{i} ({i},1)\n' for i in range(9))}
    for width in ('999999999999', '-1', 'NaN', '60000'):
        yield f'a width of {width}', {'map/map.properties': f'map.width={width}\nmap.height={width}\n'}
    lands = ''.join(f'<territory name="T{i}"/>' for i in range(20_000))
    yield '40,000 connections', {'map/games/three.xml': '<game><map>' + lands + ''.join(
        f'<connection t1="T{i % 20_000}" t2="T{i * 7 % 20_000}"/>' for i in range(40_000)) + '</map></game>'}
    for name, text in xmls('game', '<territory name="n"/>'):
        yield f'game, {name}', {'map/games/three.xml': text}


def jdips(folder):
    adjacency = '<PROVINCE shortname="n" fullname="n" borders="n"/>'
    for name, text in xmls('VARIANTS', '<POWER name="n"/>'):
        yield f'variants, {name}', {'variants.xml': text}
    for name, text in xmls('PROVINCES', adjacency):
        yield f'adjacency, {name}', {'small_adjacency.xml': text}
    yield '9,000 provinces, each beside each', {'small_adjacency.xml': '<PROVINCES>' + ''.join(
        f'<PROVINCE shortname="p{i}" fullname="P{i}"><ADJACENCY type="mv" refs="{" ".join(f"p{j}" for j in range(200))}"/></PROVINCE>' for i in range(9_000)) + '</PROVINCES>'}
    good = folder['variants.xml'].decode()
    for name in ('../../../../etc/passwd', '/etc/passwd', 'file:///etc/passwd', 'http://localhost/x', '.'):
        yield f'a drawing called {name}', {'variants.xml': good.replace('small.svg', name)}
        yield f'provinces called {name}', {'variants.xml': good.replace('small_adjacency.xml', name)}


def zips(folder):
    yield 'no more than a zip', zipped({})
    yield 'half of it', zipped(folder)[:len(zipped(folder)) // 2]
    yield 'bytes without sense', b'PK\3\4' + noise(4_096)
    yield 'a bomb', zipped({**folder, 'bomb.svg': b'\0' * 400_000_000})
    yield 'bombs that share their bytes', overlapping(3_000)
    yield '50,000 files', zipped({f'f{i}': b'' for i in range(50_000)}, zipfile.ZIP_STORED)
    for name in ('../out.svg', '/tmp/out.svg', 'a/../../out.svg', 'C:\\out.svg', '..\\out.svg', 'a\0b', 'x' * 60_000, '../' * 9_000 + 'x'):
        yield f'a file called {name[:16]!r}', zipped({**folder, name: b'x'})
    yield 'a zip in a zip', zipped({'inner.zip': zipped(folder)})


def marches_maps():
    good = ('marches: map/1\nid: m\nlanguage: en\nname: M\nsize: [1000, 1000]\nregions: {r: {name: R}}\nterritories:\n'
            '  land: {name: Land, abbreviation: Lan, region: r, terrain: plain}\n')
    drawing = SVG + '<path id="land" d="M0 0h9v9z"/>\n</svg>\n'
    def files(**other):
        return {'map.yaml': other.get('map', good), 'board.svg': other.get('board', drawing)}
    for name, text in (('nothing', ''), ('half of it', good[:70]), ('bytes without sense', noise(4_096)), ('nothing but NUL', b'\0' * 4_096),
                       ('lists in lists', good + 'x: ' + '[' * MANY), ('a million territories', good + ''.join(f'  t{i}: {{}}\n' for i in range(900_000))),
                       ('names of 100 kB', good.replace('Land,', f'{LONG},')), ('a size of 1e300', good.replace('1000', '1e300')),
                       ('a size of NaN', good.replace('1000', '.nan'))):
        yield f'map.yaml, {name}', files(map=text)
    for name, text in (('nothing', ''), ('bytes without sense', noise(4_096)), ('nothing but NUL', b'\0' * 4_096)):
        yield f'board.svg, {name}', files(board=text)
    for name, text in svgs('jdip'):
        if len(name) < 16:  # the rest is the same as for drawings of others
            yield f'board.svg, {name}', files(board=text)


def damaged(form, main, folder):
    """Each file of a map as nothing, half, noise and NULs."""
    for name, data in folder.items():
        for what, bytes_ in (('nothing', b''), ('half of it', data[:len(data) // 2]), ('bytes without sense', noise(4_096)), ('nothing but NUL', b'\0' * 4_096)):
            yield form, f'{name}, {what}', {**folder, name: bytes_}, main


def cases(data):
    """The form, what is wrong, the files, and which of them is imported (".": the folder)."""
    foreign = pathlib.Path(data) / 'tests/data/foreign'
    folders = {form: sample(foreign / form) for form in ('svg', 'warzone', 'domination', 'triplea', 'jdip', 'godip', 'geojson', 'topojson')}
    mains = {'svg': 'isles.svg', 'warzone': 'war.svg', 'domination': 'small.map', 'geojson': 'lands.geojson', 'topojson': 'squares.json'}
    for form, folder in folders.items():
        yield from damaged(form, mains.get(form, '.'), folder)
    for form, file in (('svg', 'isles.svg'), ('warzone', 'war.svg'), ('godip', 'smallmap.svg'), ('jdip', 'small.svg')):
        for name, text in svgs(form):
            yield form, name, {**folders[form], file: text}, mains.get(form, '.')
    commands = ''.join(f'{{"command":"addTerritoryConnection","id1":{i % 4},"id2":{i % 3},"wrap":"Normal"}},' for i in range(200_000))
    yield 'warzone', '200,000 commands', {**folders['warzone'], 'war.json': '{"commands":[' + commands + '{}]}'}, 'war.svg'
    yield 'warzone', 'ids beyond all', {**folders['warzone'], 'war.json': '{"commands":[{"command":"setTerritoryName","id":1e300,"name":"x"}]}'}, 'war.svg'
    yield 'warzone', 'lists in lists', {**folders['warzone'], 'war.json': '{"commands":' + '[' * MANY}, 'war.svg'
    yield 'godip', 'a program of 16 MB', {**folders['godip'], 'small.go': 'Prov("abc").Conn("xyz", godip.Land).' * 450_000}, '.'
    yield 'godip', 'brackets without end', {**folders['godip'], 'small.go': 'Prov(' * MANY}, '.'
    for name, files in dominations():
        yield 'domination', name, {**folders['domination'], **files}, 'small.map'
    for name, files in tripleas():
        yield 'triplea', name, {**folders['triplea'], **files}, '.'
    for name, files in jdips(folders['jdip']):
        yield 'jdip', name, {**folders['jdip'], **files}, '.'
    for name, packed in zips(folders['jdip']):
        yield 'jdip', f'zip, {name}', {'map.zip': packed}, 'map.zip'
    for name, text in geojsons():
        yield 'geojson', name, {'lands.geojson': text}, 'lands.geojson'
    for name, text in topojsons():
        yield 'topojson', name, {'squares.json': text}, 'squares.json'
    for name, files in marches_maps():
        yield 'marches-map', name, files, '.'
        if len(name) < 24:
            yield 'marches-map', f'zip, {name}', {'a.marches-map': zipped(files)}, 'a.marches-map'


def put(base, files):
    for name, text in files.items():
        if text is None:
            continue  # left out
        path = base / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode('utf-8', 'surrogateescape'))


def below(folder):
    return {str(path) for path in folder.rglob('*')}


def fault_of(status, said, made, used, memory):
    """What is wrong with the end of a run, or nothing."""
    if status not in (0, 1):
        return f'ended by {status}'
    if status == 1 and not said.strip():
        return 'refused without a word'
    if status == 1 and made:
        return f'refused, but {sorted(made)[:3]} were written'
    if len(said) > 100_000:
        return f'{len(said)} bytes of answer'
    if SECRET.encode() in said:
        return 'told what stands in a file of the system'
    if memory and used.ru_maxrss / 1024 > MEGABYTES:
        return f'{used.ru_maxrss // 1024} MB of memory'
    return ''


def main():
    given = check_hostile.options()
    seconds = SECONDS * (LOADED if given.memory else SANITIZED)
    faults = []
    for form, name, files, main_file in cases(given.data):
        if given.measure and given.measure not in f'{form}: {name}':
            continue
        with tempfile.TemporaryDirectory() as folder:
            base = pathlib.Path(folder)
            (base / 'in').mkdir()
            put(base / 'in', files)
            there = below(base)
            command = ['import', 'BASE/in' if main_file == '.' else f'BASE/in/{main_file}', '--from', form, '-o', 'BASE/out']
            status, said, used = check_hostile.run(given.program, given.data, base, command, given.memory, seconds)
            made = below(base) - there - {str(base / 'stdout'), str(base / 'stderr')}
            fault = fault_of(status, said, made, used, given.memory)
            if not fault and any(SECRET in path.read_text(errors='replace') for path in map(pathlib.Path, made) if path.is_file()):
                fault = 'wrote what stands in a file of the system'
        if given.measure is not None:
            slow = f'<<< more than {SECONDS} s' if check_hostile.seconds_of(used) > SECONDS else ''
            check_hostile.print_measured(f'{form:12} {name}', status, said, used, f'<<< {fault}' if fault else slow)
        if fault:
            faults.append(f'{form}, {name}: {fault}')
    print('\n'.join(faults))
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
