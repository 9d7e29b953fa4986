// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapdifferences.h"

#include "editor/formats/boardsvg.h"
#include "editor/formats/svglayers.h"

#include <QRegularExpression>
#include <QString>

#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace marches::editor {

namespace {

using DrawnIds = std::set<std::string, std::less<>>;

void addDrawnIds(const MapModel& model, DrawnIds& ids)
{
    for (const Row<PlaceRecord>& row : model.places())
        if (row.record.isTerritory()) ids.insert(row.record.id);
    for (const Row<BarrierRecord>& row : model.barriers())
        if (!row.record.line.empty()) ids.insert(row.record.id);
}

/// What is left of a board.svg without these elements and without what the program draws, which follows from the map;
/// in the one form that the renderer gets.
QString artworkWithout(const QByteArray& svg, const DrawnIds& ids)
{
    static const QRegularExpression kId(QStringLiteral(" id=\"[^\"]*\""));
    static const QRegularExpression kEmpty(QStringLiteral("<(g|defs)\\b[^<]*>\n</\\1>\n"));
    const auto board = BoardSvg::read(svg, "board.svg");
    if (!board) return {};
    QString text =
        QString::fromUtf8(board->artwork([&ids](std::string_view id) { return ids.contains(id) || isMadeGroup(id); }));
    text.remove(kId);
    for (qsizetype before = -1; before != text.size();) { // a group may hold nothing but empty groups
        before = text.size();
        text.remove(kEmpty);
    }
    return text;
}

} // namespace

FiledMap asFiled(const MapModel& model, const SavedBaseline& base)
{
    if (auto files = base.filesFor(model))
        if (auto opened = openMap(*files, {})) return {std::move(opened->model), std::move(files->svg)};
    return {model, base.svgFor(model).value_or(base.files().svg)}; // it could not be saved either
}

FiledMap filedAs(const OpenedMap& opened) { return {opened.model, opened.base.files().svg}; }

bool showSameArtwork(const FiledMap& one, const FiledMap& other)
{
    if (one.svg == other.svg) return true;
    DrawnIds ids; // of both: what only one of them has is told of as a territory
    addDrawnIds(one.model, ids);
    addDrawnIds(other.model, ids);
    return artworkWithout(one.svg, ids) == artworkWithout(other.svg, ids);
}

} // namespace marches::editor
