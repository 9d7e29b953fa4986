// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/mapmodel.h"

namespace marches::editor {

/// Makes `changes` do what they did and then what `later` did, which was made right after them. Values in between are
/// dropped and what comes back to where it began is left out: a drag is one step, however many moves it took.
void mergeChanges(ModelChanges& changes, const ModelChanges& later);

} // namespace marches::editor
