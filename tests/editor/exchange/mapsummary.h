// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/importmap.h"
#include "engine/base/result.h"

#include <QString>

#include <map>
#include <set>
#include <string>

/// What a map says, by the names of its places, so that two of them can be compared whatever their ids are.
struct MapSummary {
    std::set<std::string> places;
    std::map<std::string, std::string> regions; ///< region of a place
    std::map<std::string, int> bonuses;
    std::set<std::string> ways;   ///< "Ank-Con", open ones; with who may take them: "Adr-Alb fleet"
    std::set<std::string> lanes;  ///< those of them that are sea lanes
    std::set<std::string> closed; ///< borders that nobody may cross
    std::set<std::string> seas;

    explicit MapSummary(const std::string& mapYaml);
    friend bool operator==(const MapSummary&, const MapSummary&) = default;
};

/// The codes of errors with lines: "json-syntax:3; ".
QString inWords(const marches::engine::Errors& errors);
/// How many notes have a code.
int countOf(const marches::engine::Errors& notes, const std::string& code);
