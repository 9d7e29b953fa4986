// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/mapmodel.h"

#include <QByteArray>

#include <optional>

namespace marches::editor {

/// Makes `changes` do what they did and then what `later` did, which was made right after them. Values in between are
/// dropped and what comes back to where it began is left out: a drag is one step, however many moves it took.
void mergeChanges(ModelChanges& changes, const ModelChanges& later);

/// Changes as bytes, for the journal beside an open document. Only for files of this program's own; the form may change
/// with each version of it.
QByteArray encodeChanges(const ModelChanges& changes);
/// Nothing where the bytes are not what encodeChanges() writes.
std::optional<ModelChanges> decodeChanges(const QByteArray& bytes);

/// True when the changes fit a model: what they say was there before is there. Checked before a journal is replayed, so
/// that a damaged one ends the recovery and not the program.
bool fits(const MapModel& model, const ModelChange& change);

} // namespace marches::editor
