#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the shipped drawings and desktop files: usage check_resources.py RESOURCES_FOLDER."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

SVG = '{http://www.w3.org/2000/svg}'
SHAPES = {'path', 'circle', 'rect', 'ellipse', 'g'}
INK = {'icons': '#23201b', 'pieces': '#17140f'}
GRID = {'icons': {'0 0 20 20'}, 'pieces': {'0 0 20 20', '0 0 48 48'}}
# What stamps may be painted with (editor/cartography/style.h).
ROLES = {'outline', 'light', 'shade', 'leaf', 'needle', 'rock', 'water', 'wood', 'wall', 'roof', 'accent'}


def check_drawing(path, kind):
    faults = []
    root = ET.parse(path).getroot()
    if root.get('viewBox') not in GRID[kind]:
        faults.append(f'{path}: its grid is {root.get("viewBox")}')
    for element in root.iter():
        if element is not root and element.tag.removeprefix(SVG) not in SHAPES:
            faults.append(f'{path}: <{element.tag}> is not a plain shape')
        for key in ('fill', 'stroke'):
            if element.get(key, 'none') not in ('none', INK[kind]):
                faults.append(f'{path}: a second colour, {element.get(key)}')
    return faults


def check_stamp(path):
    """A hundred high, of paths alone, each with its roles and the colours of parchment beside them."""
    faults = []
    root = ET.parse(path).getroot()
    if not re.fullmatch(r'0 0 [0-9]+ 100', root.get('viewBox', '')):
        faults.append(f'{path}: its box is {root.get("viewBox")}')
    for element in root:
        roles = element.get('class', '').split()
        if element.tag != SVG + 'path' or not roles or {role.removeprefix('line-') for role in roles} - ROLES:
            faults.append(f'{path}: <{element.tag}> of the class "{" ".join(roles)}"')
        if (element.get('fill') == 'none') == any(role in ROLES for role in roles):
            faults.append(f'{path}: a role and no fill, or a fill and no role')
        if (element.get('stroke') is None) == any(role.startswith('line-') for role in roles):
            faults.append(f'{path}: a role and no line, or a line and no role')
    return faults


def check_names(folder, kind, pattern):
    """Every file is listed in the resources under its own name, and every name has its file."""
    listed = {file.text: file.get('alias') for file in ET.parse(folder / f'{kind}.qrc').getroot().iter('file')}
    there = {f'{kind}/{path.name}': path.name for path in (folder / kind).glob(pattern)}
    return [f'{kind}.qrc: {name}' for name in sorted(set(listed.items()) ^ set(there.items()))]


def check_list(folder, kind):
    """Every drawing is listed under its own name, and every name has its file."""
    faults = []
    listed = {}
    for file in ET.parse(folder / f'{kind}.qrc').getroot().iter('file'):
        listed[folder / file.text] = file.get('alias')
    for path, alias in listed.items():
        if not path.is_file():
            faults.append(f'{kind}.qrc: {path} does not exist')
        if path.parent.name == kind and path.name != alias:
            faults.append(f'{kind}.qrc: {path.name} is called {alias}')
    for path in sorted((folder / kind).glob('*.svg')):
        if path not in listed:
            faults.append(f'{kind}.qrc: {path.name} is not listed')
        faults += check_drawing(path, kind)
    return faults


def check_screenshots(folder):
    """Software centres are shown every picture, where somebody serves them."""
    address = 'https://example.org/pictures'
    with tempfile.TemporaryDirectory() as place:
        made = pathlib.Path(place) / 'org.marches.Marches.metainfo.xml'
        subprocess.run(['cmake', f'-DIN={folder / "desktop" / made.name}', f'-DOUT={made}', f'-DURL={address}',
                        '-P', folder.parent / 'cmake' / 'metainfo.cmake'], check=True)
        shown = {image.text for image in ET.parse(made).getroot().iter('image')}
        kept = {f'{address}/{path.name}' for path in (folder / 'desktop' / 'screenshots').glob('*.png')}
        faults = [f'{made.name}: screenshots differ in {sorted(shown ^ kept)}'] if shown != kept else []
        validate = ['appstreamcli', 'validate', '--no-net', made]
        if shutil.which(validate[0]) and subprocess.run(validate, stdout=subprocess.DEVNULL).returncode:
            faults.append(f'{validate[0]} refuses {made.name} with screenshots')
        return faults


def check_desktop(folder):
    """With the tools of the desktop, where they are installed."""
    base = folder / 'desktop' / 'org.marches.Marches'
    faults = []
    commands = [['desktop-file-validate', f'{base}.desktop'], ['appstreamcli', 'validate', '--no-net', f'{base}.metainfo.xml']]
    with tempfile.TemporaryDirectory() as place:
        packages = pathlib.Path(place) / 'packages'
        packages.mkdir()
        shutil.copy(f'{base}.xml', packages)
        for command in commands + [['update-mime-database', place]]:
            if shutil.which(command[0]) and subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
                faults.append(f'{command[0]} refuses {base.name}')
    faults += check_screenshots(folder)
    types = set(re.findall(r'mime-type type="([^"]+)"', pathlib.Path(f'{base}.xml').read_text(encoding='utf-8')))
    for name in ('desktop', 'metainfo.xml'):
        used = set(re.findall(r'application/x-marches-[a-z-]+', pathlib.Path(f'{base}.{name}').read_text(encoding='utf-8')))
        if used != types:
            faults.append(f'{base.name}.{name}: media types differ in {sorted(used ^ types)}')
    return faults


def main(folder):
    faults = [fault for kind in INK for fault in check_list(folder, kind)] + check_desktop(folder)
    faults += check_names(folder, 'stamps', '*.*') + check_names(folder, 'styles', '*.yaml')
    faults += [fault for path in sorted((folder / 'stamps').glob('*.svg')) for fault in check_stamp(path)]
    print('\n'.join(faults) if faults else 'in order')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main(pathlib.Path(sys.argv[1])))
