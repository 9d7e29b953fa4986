// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapfiles.h"
#include "engine/io/editjournal.h"

#include <map>
#include <optional>
#include <string>

namespace marches::editor {

// What the journal of an open map holds: its files as they were, then a record for each command. Its first byte says
// what a record is.

QByteArray changesRecord(const ModelChanges& changes);
/// All of the model; changes are to this one from then on.
QByteArray wholeRecord(const MapModel& model);
QByteArray looseFileRecord(const std::string& name, const std::string& bytes);

/// A map as its journal tells it.
struct JournaledMap {
    std::string folder;                       ///< of the map; empty: it was never saved
    OpenedMap opened;                         ///< up to the last whole command
    MapModel before;                          ///< as it was when the journal began
    std::map<std::string, std::string> loose; ///< pictures and variants that were to be saved, by name
};

/// Whether what a journal holds comes to anything: changes that were all taken back again do not, nor does a map that
/// was never saved and has no place yet. No drawing is read.
bool changesAnything(const std::string& journal);
/// Name of the map in its own language, as far as the journal goes; empty where that cannot be read. No drawing is
/// read.
std::string journaledName(const std::string& journal);

/// Reads a journal and does its commands again, up to the first that is not whole or does not fit.
[[nodiscard]] engine::Result<JournaledMap> readMapJournal(const std::string& journal);

} // namespace marches::editor
