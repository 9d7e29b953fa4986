// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/exportmap.h"
#include "editor/exchange/foreignmap.h"
#include "editor/exchange/provincecodes.h"
#include "editor/formats/svgpath.h"

#include <map>
#include <set>

namespace marches::editor {

namespace {

/// By province and kind of adjacency ("mv", "xc", "nc", ...): where that leads.
using Ways = std::map<std::pair<std::size_t, std::string>, std::set<std::string>>;

std::string dashed(std::string code)
{
    if (const std::size_t slash = code.find('/'); slash != std::string::npos) code[slash] = '-';
    return code;
}

std::string coastOf(const std::string& end)
{
    const std::size_t slash = end.find('/');
    return slash == std::string::npos ? "xc" : end.substr(slash + 1);
}

Ways waysOf(const BoardExport& board, const std::vector<std::string>& codes)
{
    Ways ways;
    for (const BoardExport::Connection& connection : board.connections()) {
        const std::string a = codeOfEnd(board, codes, connection.from, connection.record->from);
        const std::string b = codeOfEnd(board, codes, connection.to, connection.record->to);
        const bool sea = board.places()[connection.from].isSea() || board.places()[connection.to].isSea();
        if (connection.serves("army") && !sea) {
            ways[{connection.from, "mv"}].insert(codes[connection.to]);
            ways[{connection.to, "mv"}].insert(codes[connection.from]);
        }
        if (connection.serves("fleet")) {
            ways[{connection.from, coastOf(a)}].insert(dashed(b));
            ways[{connection.to, coastOf(b)}].insert(dashed(a));
        }
    }
    return ways;
}

QByteArray word(const std::string& text) { return QByteArray::fromStdString(text); }

QByteArray adjacencyXml(const BoardExport& board, const std::vector<std::string>& codes)
{
    const Ways ways = waysOf(board, codes);
    QByteArray xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<PROVINCES>\n";
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const BoardExport::Place& place = board.places()[i];
        xml += "<PROVINCE shortname=\"" + word(codes[i]) + "\" fullname=\"" + xmlText(place.name) + "\">\n";
        for (const std::string& alias : place.record->aliases) xml += "<UNIQUENAME name=\"" + xmlText(alias) + "\"/>\n";
        for (auto way = ways.lower_bound({i, {}}); way != ways.end() && way->first.first == i; ++way) {
            QByteArray refs;
            for (const std::string& ref : way->second) refs += (refs.isEmpty() ? "" : " ") + word(ref);
            xml += "<ADJACENCY type=\"" + word(way->first.second) + "\" refs=\"" + refs + "\"/>\n";
        }
        xml += "</PROVINCE>\n";
    }
    return xml + "</PROVINCES>\n";
}

QByteArray variantsXml(const BoardExport& board, const std::vector<std::string>& codes)
{
    const std::vector<bool> plays = regionsThatPlay(board);
    const auto power = [&](int region) -> QByteArray {
        return region >= 0 && plays[static_cast<std::size_t>(region)]
                   ? xmlText(board.regions()[static_cast<std::size_t>(region)].name)
                   : QByteArray();
    };
    QByteArray centres;
    QByteArray units;
    int count = 0;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const BoardExport::Place& place = board.places()[i];
        const StartingUnit unit = startingUnit(*place.record);
        const QByteArray owner = power(place.region);
        if (hasFlag(*place.record, "supply-centre")) {
            ++count;
            centres += "<SUPPLYCENTER province=\"" + word(codes[i]) + '"';
            if (!owner.isEmpty() && hasFlag(*place.record, "home")) centres += " homepower=\"" + owner + '"';
            if (!owner.isEmpty()) centres += " owner=\"" + owner + '"';
            centres += "/>\n";
        }
        if (unit.kind.empty() || owner.isEmpty()) continue;
        units +=
            "<INITIALSTATE province=\"" + word(codes[i]) + "\" power=\"" + owner + "\" unit=\"" + word(unit.kind) + '"';
        if (!unit.coast.empty()) units += " unitcoast=\"" + word(unit.coast) + '"';
        units += "/>\n";
    }
    QByteArray xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<VARIANTS>\n<DESCRIPTION>" + xmlText(board.name()) +
                     "</DESCRIPTION>\n<MAP_DEFINITION id=\"map\" title=\"" + xmlText(board.name()) +
                     "\" URI=\"map.svg\" thumbURI=\"map.svg\"/>\n<VARIANT name=\"" + xmlText(board.name()) +
                     "\" version=\"1.0\" default=\"true\">\n<DESCRIPTION>" + xmlText(board.name()) +
                     "</DESCRIPTION>\n<MAP adjacencyURI=\"adjacency.xml\"><MAP_GRAPHIC ref=\"map\" "
                     "default=\"true\"/></MAP>\n";
    for (std::size_t i = 0; i < plays.size(); ++i)
        if (plays[i]) {
            const QByteArray name = xmlText(board.regions()[i].name);
            xml += "<POWER name=\"" + name + "\" adjective=\"" + name + "\" active=\"true\"/>\n";
        }
    xml += "<STARTINGTIME turn=\"Spring, 1901, Movement\"/>\n<VICTORYCONDITIONS><WINNING_SUPPLY_CENTERS value=\"" +
           QByteArray::number(count / 2 + 1) + "\"/></VICTORYCONDITIONS>\n";
    return xml + centres + units + "</VARIANT>\n</VARIANTS>\n";
}

QByteArray drawingOf(const BoardExport& board, const std::vector<std::string>& codes)
{
    const QByteArray width = QByteArray::number(board.size().width());
    const QByteArray height = QByteArray::number(board.size().height());
    QByteArray data;
    QByteArray shapes;
    QByteArray mouse;
    QByteArray full;
    QByteArray brief;
    const auto number = [](double value) { return QByteArray::number(value, 'f', 1); };
    for (const bool seas : {true, false})
        for (std::size_t i = 0; i < codes.size(); ++i) {
            const BoardExport::Place& place = board.places()[i];
            if (place.isSea() != seas) continue;
            const QByteArray d = QByteArray::fromStdString(writeSvgPath(place.outline));
            const QByteArray at = "x=\"" + number(place.centre.x()) + "\" y=\"" + number(place.centre.y()) + '"';
            data += "<jdipNS:PROVINCE name=\"" + word(codes[i]) + "\"><jdipNS:UNIT " + at +
                    "/><jdipNS:DISLODGED_UNIT x=\"" + number(place.centre.x() + 6) + "\" y=\"" +
                    number(place.centre.y() + 6) + "\"/>";
            if (hasFlag(*place.record, "supply-centre"))
                data += "<jdipNS:SUPPLY_CENTER x=\"" + number(place.centre.x() - 10) + "\" y=\"" +
                        number(place.centre.y() + 8) + "\"/>";
            data += "</jdipNS:PROVINCE>\n";
            shapes += "<path id=\"_" + word(codes[i]) + "\" fill=\"" + word(board.colour(place)) +
                      "\" fill-rule=\"evenodd\" stroke=\"#4a4136\" d=\"" + d + "\"/>\n";
            mouse += "<path id=\"" + word(codes[i]) + "\" fill-rule=\"evenodd\" d=\"" + d + "\"/>\n";
            full += "<text " + at + ">" + xmlText(place.name) + "</text>\n";
            brief += "<text " + at + ">" + word(codes[i]) + "</text>\n";
        }
    QByteArray svg = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
                     "xmlns:jdipNS=\"http://jdip.sourceforge.org/jdipNS\" version=\"1.1\" width=\"" +
                     width + "\" height=\"" + height + "\" viewBox=\"0 0 " + width + ' ' + height + "\">\n";
    svg += boardMetadata(board, codes) + "<jdipNS:PROVINCE_DATA>\n" + data + "</jdipNS:PROVINCE_DATA>\n";
    svg += "<g id=\"MapLayer\">\n" + shapes + "</g>\n";
    for (const char* layer :
         {"SupplyCenterLayer", "OrderLayer", "UnitLayer", "DislodgedUnitLayer", "HighestOrderLayer"})
        svg += QByteArray("<g id=\"") + layer + "\"/>\n";
    svg += "<g id=\"FullLabelLayer\" visibility=\"hidden\">\n" + full +
           "</g>\n<g id=\"BriefLabelLayer\" visibility=\"hidden\">\n" + brief +
           "</g>\n<g id=\"MouseLayer\" fill=\"none\" stroke=\"none\">\n" + mouse + "</g>\n</svg>\n";
    return svg;
}

} // namespace

ExportedMap exportJDip(const BoardExport& board)
{
    const std::vector<std::string> codes = provinceCodes(board);
    ExportedMap made;
    made.files.emplace("variants.xml", variantsXml(board, codes));
    made.files.emplace("adjacency.xml", adjacencyXml(board, codes));
    made.files.emplace("map.svg", drawingOf(board, codes));
    return made;
}

} // namespace marches::editor
