// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/foreigndrawing.h"
#include "editor/exchange/foreignreaders.h"
#include "editor/exchange/foreigntext.h"
#include "editor/formats/svgpath.h"

#include <map>

namespace marches::editor {

namespace {

/// What a drawing of jDip says by itself: which shapes are provinces, and which of them are water.
class JDipDrawing {
public:
    JDipDrawing(const ForeignDrawing& drawing, ForeignMap& map) : m_drawing(drawing), m_map(map) {}

    void run()
    {
        takeShapes(m_drawing.layer({"maplayer"}), "_");
        takeShapes(m_drawing.layer({"mouselayer"}), "");
        readPositions();
    }

private:
    const XmlTree& xml() const { return m_drawing.xml(); }

    bool isWater(std::size_t index) const
    {
        for (std::size_t at = index; at != 0; at = xml().node(at).parent)
            for (const std::string& word : wordsOfLine(lowerCased(xml().node(at).attribute("class"))))
                if (word == "water") return true;
        return false;
    }

    /// Shapes and groups whose id is the name of a province with a prefix. Further parts of one have a second word
    /// ("_con_water"), coasts a dash ("stp-nc").
    void takeShapes(std::size_t layer, const std::string& prefix)
    {
        if (layer == XmlTree::npos) return;
        for (const std::size_t index : xml().node(layer).children) {
            const std::string id = lowerCased(m_drawing.ownId(index));
            if (!id.starts_with(prefix) || id.size() == prefix.size()) continue;
            const std::string key = id.substr(prefix.size());
            if (key.find_first_of("_-") != std::string::npos || m_provinces.contains(key)) continue;
            const std::optional<BoardSvg::Outline> outline = m_drawing.outline(index);
            if (!outline || outline->path.isEmpty()) continue;
            ForeignPlace place;
            place.key = place.id = key;
            place.name = key;
            for (char& letter : place.name)
                if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
            place.element = m_drawing.idOf(index);
            place.path = outline->path;
            place.line = xml().node(index).line;
            place.column = xml().node(index).column;
            if (isWater(index)) place.kind = engine::PlaceKind::Sea;
            m_provinces.emplace(key, m_map.places.size());
            m_map.places.push_back(std::move(place));
        }
    }

    void readPositions()
    {
        for (const std::size_t index : xml().all("PROVINCE")) {
            const auto found = m_provinces.find(lowerCased(xml().node(index).attribute("name")));
            if (found == m_provinces.end()) continue;
            ForeignPlace& place = m_map.places[found->second];
            if (xml().child(index, "SUPPLY_CENTER") != XmlTree::npos) place.flags.emplace_back("supply-centre");
            const std::size_t unit = xml().child(index, "UNIT");
            if (unit == XmlTree::npos) continue;
            const SvgResult<double> x = parseSvgNumber(xml().node(unit).attribute("x"));
            const SvgResult<double> y = parseSvgNumber(xml().node(unit).attribute("y"));
            if (x && y) place.stack = m_drawing.onBoard({*x, *y});
        }
    }

    const ForeignDrawing& m_drawing;
    ForeignMap& m_map;
    std::map<std::string, std::size_t> m_provinces; ///< by key
};

} // namespace

engine::Result<ForeignMap> readJDipDrawing(const ForeignFiles& files, const std::string& name)
{
    const engine::Result<QByteArray> bytes = files.read(name);
    if (!bytes) return engine::fail(bytes.error());
    const engine::Result<ForeignDrawing> drawing = ForeignDrawing::read(*bytes, files.told(name));
    if (!drawing) return engine::fail(drawing.error());
    ForeignMap map;
    map.form = "jdip";
    map.file = drawing->file();
    map.name = wordsFromKey(stemOf(name));
    map.size = drawing->size();
    map.fit.gap = drawing->lineGap();
    map.drawing = drawing->bytes();
    map.notes = drawing->notes();
    map.notes.push_back(importNote("jdip-drawing-alone", {}, map.file));
    JDipDrawing(*drawing, map).run();
    return map;
}

} // namespace marches::editor
