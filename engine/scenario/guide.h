// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/game/rules.h"
#include "engine/yaml/yamlnode.h"

namespace marches::engine {

/// What a scenario may say for one ruleset: everything that can be given, done and expected. Made from Rules::fields(),
/// verbSpecs() and the vocabulary, so that it cannot differ from what the reader accepts.
struct ScenarioGuide {
    struct FieldLine {
        std::string path;  ///< "territories.{place}.owner"
        std::string value; ///< "army", "number", "place or choice", "list of card"
    };
    struct VerbLine {
        std::string verb;
        std::vector<std::pair<std::string, std::string>> params; ///< name and what it takes: {"to", "place"}
    };
    struct NameLine {
        std::string space;
        std::vector<std::string> names;
    };
    std::vector<FieldLine> fields;
    std::vector<VerbLine> verbs;
    std::vector<NameLine> names; ///< of every space that a field or verb uses
    std::vector<std::string> rules;
    std::vector<FieldLine> expectations; ///< keys of `expect` beside the fields, and what they take
    std::vector<NameLine> dice;          ///< results of dice that have names, those on no face last
};

ScenarioGuide scenarioGuide(const Rules& rules);
/// The guide as a document.
YamlNode guideNode(const ScenarioGuide& guide);
/// The same as YAML text, for a person to read.
std::string writeGuide(const ScenarioGuide& guide);

} // namespace marches::engine
