// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"
#include "engine/board/checks.h"

#include <QPointF>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace marches::engine {
class Texts;
}

namespace marches::editor {

/// A way to mend a problem: one step to undo.
struct ProblemFix {
    std::string id; ///< "make-open", stable
    QString title;  ///< of the button, translated
    std::function<EditOutcome(MapEdit&)> apply;
};

/// What can be done about a problem at once; the first one is what most people want.
std::vector<ProblemFix> fixesFor(const MapDocument& document, const engine::Problem& problem);

/// What can be done about problems of names, kinds of ground, lakes, islands, ports and lanes: a part of fixesFor().
std::vector<ProblemFix> remediesFor(const MapDocument& document, const engine::Problem& problem);

/// Where on the board a problem is; nothing when it is about no place.
std::optional<QPointF> pointOf(const MapModel& model, const engine::Problem& problem);

/// Accepts a problem as it is, for a reason that is kept in the map; or no longer.
void approve(MapEdit& edit, const engine::Problem& problem, const std::string& reason);
void withdrawApproval(MapEdit& edit, const engine::Problem& problem);

/// The sentence of a problem: `texts` hold the engine's `problem.<id>`; places are named as the document names them.
QString sentenceOf(const MapDocument& document, const engine::Problem& problem, const engine::Texts& texts,
                   const std::string& language);

} // namespace marches::editor
