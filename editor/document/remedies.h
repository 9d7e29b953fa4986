// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/problemfixes.h"

namespace marches::editor {

/// What can be done about problems of names, kinds of ground, lakes, islands, ports and lanes: a part of fixesFor().
std::vector<ProblemFix> remediesFor(const MapDocument& document, const engine::Problem& problem);

} // namespace marches::editor
