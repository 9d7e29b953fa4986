// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapfiles.h"
#include "editor/document/modelchanges.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <string>
#include <variant>
#include <vector>

namespace marches::test {

// What the program that is killed tells of itself, line by line, before or after each thing it does:
//   start STATE            a map is open
//   edited STATE           a command is done
//   saving FOLDER FILES    these files are about to be written
//   saved FOLDER
//   exporting NAME BYTES   these bytes are about to be written
//   exported NAME
//   failed WHAT            what may not fail has failed
// STATE, FILES and BYTES are hashes.

inline QByteArray hashOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex();
}

inline QByteArray stateOf(const editor::MapModel& model)
{
    editor::ModelChanges records = model.whole();
    std::erase_if(records,
                  [](const editor::ModelChange& change) { return std::holds_alternative<editor::Patch>(change); });
    return hashOf(model.drawing.bytes() + editor::encodeChanges(records));
}

inline QByteArray hashOf(const editor::MapFiles& files)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const auto& [name, bytes] : files.byName()) {
        hash.addData(QByteArray::fromStdString(name));
        hash.addData(QByteArray::fromStdString(bytes));
    }
    return hash.result().toHex();
}

} // namespace marches::test
