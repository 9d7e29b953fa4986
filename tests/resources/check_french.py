#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks French texts: usage check_french.py FOLDER...; every i18n/fr.po below is read, and every file that is written in French.

Typography (no-break spaces, apostrophes, guillemets), placeholders, contractions that a wrong form would break ("de le"),
and, for every i18n/*.po of any language, what gettext itself checks.
"""
import ast
import pathlib
import re
import subprocess
import sys

import yaml

TEXT_KEYS = {'name', 'title', 'text', 'source', 'with-article', 'of', 'at'}
PLACEHOLDER = re.compile(r'\{([a-z][a-z0-9-]*)(:[a-z-]+)?( of [a-z][a-z0-9-]*)?\}')
RULES = [
    (re.compile(r"'"), "straight apostrophe: use \u2019"),
    (re.compile(r'"'), 'straight quotation mark: use \u00ab \u00bb'),
    (re.compile(r'(?<![\u202f(])[;!?]'), 'U+202F must stand before ; ! ?'),
    (re.compile(r'(?<![\u00a0\d]):'), 'U+00A0 must stand before :'),
    (re.compile(r'\u00ab(?!\u00a0)|(?<!\u00a0)\u00bb'), 'U+00A0 must stand inside guillemets'),
    (re.compile(r'\.\.\.'), 'three dots: use \u2026'),
    (re.compile(r' {2}|^\s|\s$'), 'stray space'),
    (re.compile(r'\b([Dd]e|[\u00c0\u00e0]) les? (?=[A-Z\u00c0-\u00dd])'), 'contraction missing (du, des, au, aux)'),
    (re.compile(r'\b(de|\u00e0) \{[a-z-]+:(with-article|of|at)\}'), 'the form brings its own preposition: use :of or :at alone'),
    (re.compile(r'\b(de|du|des|d\u2019|\u00e0|au|aux) ?\{(place|from|to|owner|seat|other|character)\}'), 'use the form :of or :at'),
]


def entries(path):
    """Context, source, translations and line of each entry that is in use."""
    entry, field, line = {}, None, 0
    for number, text in enumerate(path.read_text(encoding='utf-8').splitlines() + [''], 1):
        if text.startswith('#') and not text.startswith('#,'):
            continue
        if text.startswith('#,'):
            entry['flags'] = text
        elif text.startswith('"'):
            entry[field] += ast.literal_eval(text)
        elif text:
            field, value = text.split(' ', 1)
            line = number if field == 'msgctxt' else line
            entry[field] = ast.literal_eval(value)
        elif entry:
            if 'msgctxt' in entry:
                yield entry, line
            entry, field = {}, None


def names(text):
    return {m[0] for m in PLACEHOLDER.findall(text)}


def refused(path):
    """What gettext itself says of a translation, into whatever language."""
    good = subprocess.run(['msgfmt', '--check', '-o', '/dev/null', str(path)]).returncode == 0
    return [] if good else [f'{path}: msgfmt refuses it']


def check(path):
    faults = []
    for entry, line in entries(path):
        where = f'{path}:{line}: {entry["msgctxt"]}'
        if 'fuzzy' in entry.get('flags', ''):
            faults.append(f'{where}: fuzzy')
        wanted = names(entry['msgid']) | names(entry.get('msgid_plural', ''))
        for field, text in entry.items():
            if not field.startswith('msgstr'):
                continue
            if not text:
                faults.append(f'{where}: not translated')
            if names(text) != wanted and not (field == 'msgstr[0]' and names(text) < wanted):
                faults.append(f'{where}: placeholders {sorted(names(text) ^ wanted)}')
            words = PLACEHOLDER.sub('X', text)
            for number, (pattern, advice) in enumerate(RULES):
                if pattern.search(text if number >= len(RULES) - 2 else words):
                    faults.append(f'{where}: {advice}: {text}')
    return faults


def sentences(node, key=''):
    """Texts of a YAML file: what stands under the keys of texts."""
    if isinstance(node, dict):
        for name, value in node.items():
            yield from sentences(value, name)
    elif isinstance(node, str) and key in TEXT_KEYS:
        yield node


def check_source(path):
    data = yaml.safe_load(path.read_text(encoding='utf-8'))
    if not isinstance(data, dict) or data.get('language') != 'fr':
        return None
    faults = []
    found = list(leaves(data.pop('texts', None))) + list(leaves(data.pop('names', None))) + list(sentences(data))
    for text in found:
        words = PLACEHOLDER.sub('X', text)
        for number, (pattern, advice) in enumerate(RULES):
            if pattern.search(text if number >= len(RULES) - 2 else words):
                faults.append(f'{path}: {advice}: {text}')
    return faults


def leaves(node):
    if isinstance(node, dict):
        for value in node.values():
            yield from leaves(value)
    elif isinstance(node, str):
        yield node


def main(folders):
    files = sorted(f for folder in folders for f in pathlib.Path(folder).rglob('i18n/fr.po'))
    faults = [fault for path in files for fault in check(path)]
    faults += [fault for folder in folders for path in sorted(pathlib.Path(folder).rglob('i18n/*.po')) for fault in refused(path)]
    for path in sorted(f for folder in folders for f in pathlib.Path(folder).rglob('*.yaml')):
        found = check_source(path)
        if found is not None:
            files.append(path)
            faults += found
    print('\n'.join(faults) if faults else f'{len(files)} files are in order')
    return 1 if faults or not files else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
