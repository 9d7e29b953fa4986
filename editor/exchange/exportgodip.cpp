// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/exportmap.h"
#include "editor/exchange/provincecodes.h"
#include "editor/formats/svgpath.h"
#include "editor/model/idfromname.h"

#include <QString>

#include <map>
#include <set>

namespace marches::editor {

namespace {

QByteArray goText(const std::string& text)
{
    return QByteArray::fromStdString(text).replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " ");
}

/// A name that Go accepts: "Three Kingdoms" as "ThreeKingdoms".
QByteArray goName(const std::string& text)
{
    QByteArray name;
    bool start = true;
    for (const char c : idFromName(text)) {
        if (c == '-') {
            start = true;
            continue;
        }
        name += start && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        start = false;
    }
    return name.isEmpty() || (name[0] >= '0' && name[0] <= '9') ? "N" + name : name;
}

QByteArray layerOf(const char* label)
{
    return QByteArray("<g inkscape:groupmode=\"layer\" inkscape:label=\"") + label + "\">\n";
}

QByteArray godipDrawing(const BoardExport& board, const std::vector<std::string>& codes)
{
    const QByteArray width = QByteArray::number(board.size().width());
    const QByteArray height = QByteArray::number(board.size().height());
    const auto number = [](double value) { return QByteArray::number(value, 'f', 1); };
    QByteArray provinces;
    QByteArray centres;
    QByteArray points;
    for (const bool seas : {true, false})
        for (std::size_t i = 0; i < codes.size(); ++i) {
            const BoardExport::Place& place = board.places()[i];
            if (place.isSea() != seas) continue;
            const QByteArray code = QByteArray::fromStdString(codes[i]);
            provinces += "<path id=\"" + code + "\" inkscape:label=\"" + code + "\" fill=\"" +
                         QByteArray::fromStdString(board.colour(place)) +
                         "\" fill-rule=\"evenodd\" stroke=\"#4a4136\" d=\"" +
                         QByteArray::fromStdString(writeSvgPath(place.outline)) + "\"/>\n";
            const QByteArray x = number(place.centre.x());
            const QByteArray y = number(place.centre.y());
            points += "<path id=\"" + code + "Center\" inkscape:label=\"" + code + "Center\" fill=\"none\" d=\"M" + x +
                      ',' + y + "l0.1,0\"/>\n";
            if (hasFlag(*place.record, "supply-centre"))
                centres += "<circle id=\"" + code + "SC\" cx=\"" + x + "\" cy=\"" + y +
                           "\" r=\"4\" fill=\"#ffffff\" stroke=\"#000000\"/>\n";
        }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
           "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" version=\"1.1\" width=\"" +
           width + "\" height=\"" + height + "\" viewBox=\"0 0 " + width + ' ' + height + "\">\n" +
           boardMetadata(board, codes) + layerOf("background") + "</g>\n" + layerOf("provinces") + provinces +
           "</g>\n" + layerOf("foreground") + "</g>\n" + layerOf("supply-centers") + centres + "</g>\n" +
           layerOf("province-centers") + points + "</g>\n</svg>\n";
}

/// Who may go where, end by end: 1 for armies, 2 for fleets.
std::map<std::string, std::map<std::string, int>> entriesOf(const BoardExport& board,
                                                            const std::vector<std::string>& codes)
{
    std::map<std::string, std::map<std::string, int>> entries;
    for (std::size_t i = 0; i < codes.size(); ++i) entries[codes[i]];
    for (const BoardExport::Coast& coast : board.coasts())
        entries[codeOfEnd(board, codes, coast.parent, coast.record->id)];
    for (const BoardExport::Connection& connection : board.connections()) {
        const std::string a = codeOfEnd(board, codes, connection.from, connection.record->from);
        const std::string b = codeOfEnd(board, codes, connection.to, connection.record->to);
        const bool sea = board.places()[connection.from].isSea() || board.places()[connection.to].isSea();
        if (connection.serves("army") && !sea) {
            entries[codes[connection.from]][codes[connection.to]] |= 1;
            entries[codes[connection.to]][codes[connection.from]] |= 1;
        }
        if (connection.serves("fleet")) {
            entries[a][b] |= 2;
            entries[b][a] |= 2;
        }
    }
    return entries;
}

QByteArray godipGraph(const BoardExport& board, const std::vector<std::string>& codes)
{
    const std::vector<bool> plays = regionsThatPlay(board);
    const QByteArray name = goName(board.name());
    QByteArray nations;
    for (std::size_t i = 0; i < plays.size(); ++i)
        if (plays[i])
            nations += '\t' + goName(board.regions()[i].name) + " godip.Nation = \"" + goText(board.regions()[i].name) +
                       "\"\n";
    const auto entries = entriesOf(board, codes);
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < codes.size(); ++i) places.emplace(codes[i], i);
    QByteArray graph;
    for (const auto& [from, ways] : entries) {
        graph += "\t\tProv(\"" + goText(from) + "\")";
        int who = 0;
        for (const auto& [to, kinds] : ways) {
            who |= kinds;
            graph += ".Conn(\"" + goText(to) + "\", " +
                     (kinds == 3   ? "godip.Coast..."
                      : kinds == 1 ? "godip.Land"
                                   : "godip.Sea") +
                     ')';
        }
        const auto place = places.find(from);
        const bool sea = place == places.end() || board.places()[place->second].isSea();
        const bool coastal = !sea && (who & 2) != 0;
        graph += QByteArray(".Flag(") + (sea ? "godip.Sea" : coastal ? "godip.Coast..." : "godip.Land") + ')';
        if (place != places.end() && hasFlag(*board.places()[place->second].record, "supply-centre")) {
            const BoardExport::Place& centre = board.places()[place->second];
            const bool home = centre.region >= 0 && hasFlag(*centre.record, "home");
            graph += ".SC(" +
                     (home ? goName(board.regions()[static_cast<std::size_t>(centre.region)].name)
                           : QByteArray("godip.Neutral")) +
                     ')';
        }
        graph += ".\n";
    }
    QByteArray units;
    QByteArray names;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const BoardExport::Place& place = board.places()[i];
        names += "\t\"" + goText(codes[i]) + "\": \"" + goText(place.name) + "\",\n";
        const StartingUnit unit = startingUnit(*place.record);
        if (unit.kind.empty() || place.region < 0) continue;
        units += "\t\t\"" + goText(codes[i] + (unit.coast.empty() ? "" : '/' + unit.coast)) + "\": godip.Unit{" +
                 (unit.kind == "fleet" ? "godip.Fleet" : "godip.Army") + ", " +
                 goName(board.regions()[static_cast<std::size_t>(place.region)].name) + "},\n";
    }
    for (const BoardExport::Coast& coast : board.coasts())
        names += "\t\"" + goText(codeOfEnd(board, codes, coast.parent, coast.record->id)) + "\": \"" +
                 goText(coast.name) + "\",\n";
    return "package " + name.toLower() +
           "\n\nimport (\n\t\"github.com/zond/godip\"\n\t\"github.com/zond/godip/graph\"\n)\n\nconst (\n" + nations +
           ")\n\nfunc " + name + "Graph() *graph.Graph {\n\treturn graph.New().\n" + graph + "\t\tDone()\n}\n\nvar " +
           name + "Units = map[godip.Province]godip.Unit{\n" + units +
           "}\n\nvar provinceLongNames = map[godip.Province]string{\n" + names + "}\n";
}

} // namespace

ExportedMap exportGodip(const BoardExport& board)
{
    const std::vector<std::string> codes = provinceCodes(board);
    const std::string& id = board.model().info.id;
    ExportedMap made;
    made.files.emplace(id + "map.svg", godipDrawing(board, codes));
    made.files.emplace(id + ".go", godipGraph(board, codes));
    return made;
}

} // namespace marches::editor
