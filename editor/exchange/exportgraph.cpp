// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/exportmap.h"

namespace marches::editor {

namespace {

const char* kindInWords(engine::ConnectionKind kind)
{
    switch (kind) {
    case engine::ConnectionKind::Bridge: return "bridge";
    case engine::ConnectionKind::Ford: return "ford";
    case engine::ConnectionKind::Pass: return "pass";
    case engine::ConnectionKind::SeaLane: return "sea-lane";
    case engine::ConnectionKind::Border: break;
    }
    return "border";
}

/// A field as RFC 4180 has it.
QByteArray csvField(const std::string& text)
{
    QByteArray field = QByteArray::fromStdString(text);
    if (field.contains(',') || field.contains('"') || field.contains('\n'))
        field = '"' + field.replace('"', "\"\"") + '"';
    return field;
}

std::string piecesOf(const BoardExport::Connection& connection)
{
    std::string all;
    for (const std::string& word : connection.record->onlyFor) all += (all.empty() ? "" : " ") + word;
    return all;
}

/// Name of an end: of the place, or of its coast.
std::string endName(const BoardExport& board, std::size_t place, const std::string& id)
{
    for (const BoardExport::Coast& coast : board.coasts())
        if (coast.record->id == id) return coast.name;
    return board.places()[place].name;
}

} // namespace

ExportedMap exportCsv(const BoardExport& board)
{
    QByteArray csv = "from,to,from-name,to-name,kind,for,closed\r\n";
    for (const BoardExport::Connection& connection : board.connections()) {
        const ConnectionRecord& record = *connection.record;
        for (const std::string& field :
             {record.from, record.to, endName(board, connection.from, record.from),
              endName(board, connection.to, record.to), std::string(kindInWords(record.kind)), piecesOf(connection)})
            csv += csvField(field) + ',';
        csv += connection.open ? "no\r\n" : "yes\r\n";
    }
    ExportedMap made;
    made.files.emplace(board.model().info.id + ".csv", csv);
    return made;
}

ExportedMap exportGraphMl(const BoardExport& board)
{
    QByteArray xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<graphml "
                     "xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n";
    for (const char* key : {"name", "kind", "region", "terrain"})
        xml += QByteArray("<key id=\"") + key + "\" for=\"node\" attr.name=\"" + key + "\" attr.type=\"string\"/>\n";
    for (const char* key : {"x", "y"})
        xml += QByteArray("<key id=\"") + key + "\" for=\"node\" attr.name=\"" + key + "\" attr.type=\"double\"/>\n";
    for (const char* key : {"connection", "pieces"})
        xml += QByteArray("<key id=\"") + key + "\" for=\"edge\" attr.name=\"" + key + "\" attr.type=\"string\"/>\n";
    xml += "<key id=\"closed\" for=\"edge\" attr.name=\"closed\" attr.type=\"boolean\"/>\n<graph id=\"" +
           xmlText(board.model().info.id) + "\" edgedefault=\"undirected\">\n";
    const auto data = [](const char* key, const QByteArray& value) {
        return value.isEmpty() ? QByteArray() : QByteArray("<data key=\"") + key + "\">" + value + "</data>";
    };
    for (const BoardExport::Place& place : board.places())
        xml += "<node id=\"" + xmlText(place.record->id) + "\">" + data("name", xmlText(place.name)) +
               data("kind", place.isSea() ? "sea" : "land") + data("region", xmlText(place.record->region)) +
               data("terrain", xmlText(place.record->terrain)) +
               data("x", QByteArray::number(place.centre.x(), 'f', 1)) +
               data("y", QByteArray::number(place.centre.y(), 'f', 1)) + "</node>\n";
    for (const BoardExport::Coast& coast : board.coasts())
        xml += "<node id=\"" + xmlText(coast.record->id) + "\">" + data("name", xmlText(coast.name)) +
               data("kind", "coast") + "</node>\n";
    for (const BoardExport::Connection& connection : board.connections())
        xml += "<edge source=\"" + xmlText(connection.record->from) + "\" target=\"" + xmlText(connection.record->to) +
               "\">" + data("connection", kindInWords(connection.record->kind)) +
               data("pieces", xmlText(piecesOf(connection))) + data("closed", connection.open ? "false" : "true") +
               "</edge>\n";
    ExportedMap made;
    made.files.emplace(board.model().info.id + ".graphml", xml + "</graph>\n</graphml>\n");
    return made;
}

} // namespace marches::editor
