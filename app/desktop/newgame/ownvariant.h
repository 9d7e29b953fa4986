// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

#include "app/desktop/base/catalogue.h"
#include "engine/package/variantpackage.h"

namespace marches::app {

/// "My evening variant" -> "my-evening-variant"; never empty.
std::string variantId(const QString& name);

/// Writes a variant among the person's own under a name, in the language that it says, and lists it. Gives it with its
/// id and file. No other one is written over, but for `replaced`, which keeps its id: saved experiments know it by
/// that.
[[nodiscard]] engine::Result<engine::VariantData> saveOwnVariant(Catalogue& catalogue, engine::VariantData variant,
                                                                 const QString& name, const std::string& replaced = {});

/// One of the person's own variants on a map that goes by a name, but for the one of file `but`; null: none does.
const engine::LibraryEntry* ownVariantNamed(const Catalogue& catalogue, const std::string& map, const QString& name,
                                            const std::string& but = {});

/// Gives a person's own variant another name, said in the language that it is written in. Its id and its file stay.
[[nodiscard]] engine::Result<void> renameOwnVariant(Catalogue& catalogue, const std::string& file, const QString& name);

/// Where a deleted variant lies, so that it can be had back.
struct DeletedVariant {
    QString name;
    Catalogue::Game game;
    std::string file;  ///< where it was
    std::string aside; ///< where it lies now
};

/// Takes one of the person's own variants out of the list, be it broken: its file goes into the folder `deleted` of
/// their data, where nothing looks for variants.
[[nodiscard]] engine::Result<DeletedVariant> deleteOwnVariant(Catalogue& catalogue, const engine::LibraryEntry& entry);

/// Brings it back to the list. Gives its file: another one where its place is taken meanwhile.
[[nodiscard]] engine::Result<std::string> takeBackVariant(Catalogue& catalogue, const DeletedVariant& variant);

} // namespace marches::app
