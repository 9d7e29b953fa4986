#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks with an independent reader that the JSON Schemas accept every file that Marches ships, and refuse what they must."""
import copy
import json
import pathlib
import sys

import jsonschema
import yaml

root = pathlib.Path(sys.argv[1])
schemas = {}
for path in sorted((root / "resources" / "schema").glob("*.schema.json")):
    schema = json.loads(path.read_text(encoding="utf-8"))
    jsonschema.Draft7Validator.check_schema(schema)
    schemas[path.name.split(".")[0]] = jsonschema.Draft7Validator(schema)

bad = 0
seen = {}
for folder in ("maps", "resources/rules", "resources/engine", "resources/styles", "resources/cluster", "tests/scenarios"):
    for path in sorted((root / folder).rglob("*.yaml")):
        document = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
        kind = str(document.get("marches", "")).split("/")[0] if isinstance(document, dict) else ""
        if kind not in schemas:
            continue
        seen.setdefault(kind, []).append(document)
        for error in schemas[kind].iter_errors(document):
            print(f"{path}: {'.'.join(map(str, error.absolute_path))}: {error.message}")
            bad += 1

for kind in ("map", "variant", "rules", "deck", "style"):
    if kind not in seen:
        print(f"no file of the kind {kind}")
        bad += 1
        continue
    document = copy.deepcopy(seen[kind][0])
    document["unknown"] = 1
    wrong_kind = copy.deepcopy(seen[kind][0])
    wrong_kind["marches"] = "other/1"
    nameless = copy.deepcopy(seen[kind][0])
    del nameless["names" if kind == "style" else "name"]
    for what, broken in (("an unknown key", document), ("another kind", wrong_kind), ("a missing key", nameless)):
        if schemas[kind].is_valid(broken):
            print(f"the schema of {kind} accepts {what}")
            bad += 1

print(f"{sum(map(len, seen.values()))} files of {len(seen)} kinds")
sys.exit(1 if bad else 0)
