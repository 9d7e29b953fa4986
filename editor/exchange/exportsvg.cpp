// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/exportmap.h"
#include "editor/exchange/foreignmap.h"
#include "editor/formats/svgpath.h"

#include <QString>

namespace marches::editor {

namespace {

QByteArray digits(double value) { return QByteArray::number(value, 'f', 2); }

QByteArray svgHead(const BoardExport& board)
{
    const QByteArray width = QByteArray::number(board.size().width());
    const QByteArray height = QByteArray::number(board.size().height());
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
           "xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
           "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" version=\"1.1\" width=\"" +
           width + "\" height=\"" + height + "\" viewBox=\"0 0 " + width + ' ' + height + "\">\n<title>" +
           xmlText(board.name()) + "</title>\n";
}

QByteArray layerTag(const QByteArray& label, const QByteArray& more = {})
{
    return "<g inkscape:groupmode=\"layer\" inkscape:label=\"" + label + '"' + more + ">\n";
}

QByteArray pathData(const QPainterPath& outline) { return QByteArray::fromStdString(writeSvgPath(outline)); }

/// The look of a shape that every program understands.
QByteArray look(const BoardExport& board, const BoardExport::Place& place)
{
    return "fill=\"" + QByteArray::fromStdString(board.colour(place)) +
           "\" fill-rule=\"evenodd\" stroke=\"#4a4136\" stroke-width=\"1\" stroke-linejoin=\"round\"";
}

std::vector<std::string> idsOf(const BoardExport& board)
{
    std::vector<std::string> ids;
    for (const BoardExport::Place& place : board.places()) ids.push_back(place.record->id);
    return ids;
}

void addShapes(const BoardExport& board, bool seas, QByteArray& svg)
{
    for (const BoardExport::Place& place : board.places())
        if (place.isSea() == seas)
            svg += "<path id=\"" + QByteArray::fromStdString(place.record->id) + "\" inkscape:label=\"" +
                   xmlText(place.name) + "\" " + look(board, place) + " d=\"" + pathData(place.outline) + "\"><title>" +
                   xmlText(place.name) + "</title></path>\n";
}

/// The sign of 20 by 15 in whose middle Warzone writes a territory's armies.
QByteArray warzoneSign(const QByteArray& id, const QPointF& centre)
{
    return "<g><rect id=\"" + id + "-sign\" x=\"" + digits(centre.x() - 10) + "\" y=\"" + digits(centre.y() - 7.5) +
           "\" width=\"20\" height=\"15\" rx=\"4\" ry=\"4\" fill=\"#ffffff\" fill-opacity=\"0.5\" "
           "stroke=\"none\"/></g>";
}

} // namespace

ExportedMap exportPlainSvg(const BoardExport& board)
{
    QByteArray svg = svgHead(board) + boardMetadata(board, idsOf(board));
    svg += layerTag("seas");
    addShapes(board, true, svg);
    svg += "</g>\n" + layerTag("territories");
    addShapes(board, false, svg);
    svg += "</g>\n</svg>\n";
    ExportedMap made;
    made.files.emplace(board.model().info.id + ".svg", svg);
    return made;
}

ExportedMap exportWarzone(const BoardExport& board)
{
    ExportedMap made;
    std::vector<std::string> keys(board.places().size());
    std::vector<QByteArray> ids(board.places().size()); // empty: not on the board, for it is water
    int number = 0;
    int seas = 0;
    QByteArray territories;
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        const BoardExport::Place& place = board.places()[i];
        if (place.isSea()) {
            ++seas;
            continue;
        }
        keys[i] = std::to_string(++number);
        ids[i] = "Territory_" + QByteArray::number(number);
        territories += "<g id=\"" + ids[i] + "-group\"><title>" + xmlText(place.name) + "</title><path id=\"" + ids[i] +
                       "\" " + look(board, place) + " d=\"" + pathData(place.outline) + "\"/>" +
                       warzoneSign(ids[i], place.centre) + "</g>\n";
    }
    QByteArray normal;
    QByteArray wrapped;
    for (const BoardExport::Connection& connection : board.connections()) {
        if (!connection.open || ids[connection.from].isEmpty() || ids[connection.to].isEmpty()) continue;
        const QPointF a = board.places()[connection.from].centre;
        const QPointF b = board.places()[connection.to].centre;
        (connection.wraps() ? wrapped : normal) +=
            "<path fill=\"none\" stroke=\"#808080\" inkscape:connector-type=\"polyline\" "
            "inkscape:connection-start=\"#" +
            ids[connection.from] + "-sign\" inkscape:connection-end=\"#" + ids[connection.to] + "-sign\" d=\"M" +
            digits(a.x()) + ',' + digits(a.y()) + ' ' + digits(b.x()) + ',' + digits(b.y()) + "\"/>\n";
    }
    QByteArray bonuses;
    QByteArray links;
    for (std::size_t region = 0; region < board.regions().size(); ++region) {
        const BoardExport::Region& bonus = board.regions()[region];
        QPointF middle;
        int members = 0;
        QByteArray copies;
        for (std::size_t i = 0; i < board.places().size(); ++i) {
            if (board.places()[i].region != static_cast<int>(region) || ids[i].isEmpty()) continue;
            copies += "<use xlink:href=\"#" + ids[i] + "-group\"/>\n";
            middle += board.places()[i].centre;
            ++members;
        }
        const std::string colour = bonus.record->drawing.color.empty() ? "#c8c8c8" : bonus.record->drawing.color;
        bonuses += layerTag(xmlText(bonus.name) + ": " + QByteArray::number(bonus.record->bonus)) + "<title>" +
                   QByteArray::fromStdString(colour) + "</title>\n" + copies + "</g>\n";
        if (members == 0) continue;
        middle /= members;
        links += "<rect id=\"BonusLink_" +
                 xmlText(QString::fromStdString(bonus.name).remove(QLatin1Char(' ')).toStdString()) + "\" x=\"" +
                 digits(middle.x() - 10) + "\" y=\"" + digits(middle.y() + 12) +
                 "\" width=\"20\" height=\"14\" fill=\"" + QByteArray::fromStdString(colour) + "\"/>\n";
    }
    QByteArray svg = svgHead(board) + boardMetadata(board, keys);
    svg += layerTag("WZ:Territories") + territories + "</g>\n";
    svg += layerTag("WZ:BonusLinks") + links + "</g>\n";
    svg += layerTag("WZ:Metadata", " style=\"display:none\"") + layerTag("WZ:Connections") + layerTag("Normal") +
           normal + "</g>\n" + layerTag("WrapHorizontally") + wrapped + "</g>\n</g>\n" + layerTag("WZ:Bonuses") +
           bonuses + "</g>\n</g>\n</svg>\n";
    made.files.emplace(board.model().info.id + ".svg", svg);
    if (seas > 0) made.notes.push_back(importNote("export-seas-left-out", {{"count", std::to_string(seas)}}));
    return made;
}

} // namespace marches::editor
