// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QJsonObject>

#include "engine/text/translation.h"

namespace marches::app {

class Session;

/// What a report says of one file, for programs. `keys`: of all texts that are to be translated, for the counts by
/// kind.
QJsonObject reportJson(const std::string& file, const std::vector<std::string>& keys,
                       const engine::TranslationReport& report);

/// The same in words: how many are done, a table by kind of text, and each finding with its place.
void printReport(const Session& session, const std::string& file, const std::vector<std::string>& keys,
                 const engine::TranslationReport& report);

} // namespace marches::app
