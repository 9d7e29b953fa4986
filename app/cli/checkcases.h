// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QJsonArray>

namespace marches::app {

class Session;

struct CaseCount {
    int passed = 0;
    int failed = 0;
};

/// Plays a collection of adjudicated positions and prints a line a case, or adds to `list` where --json is asked for. A
/// file that cannot be read counts as one failure.
CaseCount checkCases(const Session& session, const std::string& file, QJsonArray& list);

} // namespace marches::app
