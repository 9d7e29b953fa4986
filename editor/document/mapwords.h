// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/borders.h"
#include "editor/model/records.h"

#include <QCoreApplication>
#include <QString>

#include <string>
#include <utility>
#include <vector>

namespace marches::editor {

/// What a person reads for the words of map.yaml. A word of a map's own is shown as it is written.
class MapWords {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::MapWords)
public:
    static QString terrain(const std::string& id);
    /// The usual terrain that somebody means who wrote this, be it by a further word for it ("forest"); empty: none.
    static std::string terrainFrom(const QString& written);
    /// What is drawn on a space.
    static QString picture(const std::string& id);
    static QString flag(const std::string& id);
    /// The flag that somebody means who wrote this: in words, as an id, or a word of the map's own.
    static std::string flagFrom(const std::string& written);
    static QString kind(engine::PlaceKind kind);
    /// A colour of players.
    static QString owner(const std::string& id);
    static std::string ownerFrom(const std::string& written);
    static QString connection(engine::ConnectionKind kind);
    static QString choice(BorderChoice choice);
    /// "open", "closed by the river Rush", ...: the state of a connection in a few words.
    static QString state(const ConnectionRecord& connection, const QString& barrier);
    /// A language in its own words, such as "français".
    static QString language(const std::string& code);
    /// Lists of words in one field: "a, b".
    static QString list(const std::vector<std::string>& words);
    static std::vector<std::string> fromList(const QString& text);
    /// What rules read of a place: "income 3, score 2".
    static QString values(const std::vector<std::pair<std::string, int>>& values);
    /// A word without a number counts 1; of two for one word the last one counts.
    static std::vector<std::pair<std::string, int>> fromValues(const QString& text);
};

} // namespace marches::editor
