// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/desktop/play/playcontext.h"
#include "app/desktop/play/recap.h"

namespace marches::app {

// What the others did, in words. All of it is what the viewer of the recap may know.

/// An army as the seat whose only one it is; nobody's: empty.
QString commanderName(const PlayContext& context, int army);
/// "Blue took Peru from Anna".
QString changeSentence(const PlayContext& context, const OwnerChange& change);
/// One line: who took what.
QString recapSummary(const PlayContext& context, const Recap& recap);
/// What was told at a step, in a row.
QString recapStepText(const PlayContext& context, const RecapStep& step);
/// By turn: what changed hands first, then what was told; at last what each seat had and has. Rich text.
QString recapHtml(const PlayContext& context, const Recap& recap);

} // namespace marches::app
