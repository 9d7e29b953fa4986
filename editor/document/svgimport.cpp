// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/svgimport.h"

#include "editor/document/contacts.h"
#include "editor/document/ids.h"
#include "editor/formats/boardsvg.h"
#include "editor/formats/splices.h"
#include "editor/formats/svggeometry.h"
#include "editor/formats/svgsource.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/shape.h"
#include "editor/model/mapconversion.h"
#include "engine/base/textlimits.h"
#include "engine/base/utf8.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace marches::editor {

namespace {

/// Of the board: smaller areas are ornaments, larger ones its background. Only where territories have to be guessed.
constexpr double kSmallestShare = 0.0004;
constexpr double kBackgroundShare = 0.9;

constexpr std::array<std::string_view, 14> kLandLayers{"territories", "territory", "territoires", "territoire", "lands",
                                                       "land",        "terres",    "provinces",   "countries",  "pays",
                                                       "regions",     "areas",     "zones",       "counties"};
constexpr std::array<std::string_view, 6> kSeaLayers{"seas", "sea", "mers", "mer", "water", "oceans"};

/// Names that drawing programs give by themselves.
bool isNoName(std::string_view name)
{
    constexpr std::array<std::string_view, 12> kWords{"path", "rect", "circle", "ellipse", "polygon", "polyline",
                                                      "g",    "use",  "shape",  "layer",   "object",  "tracé"};
    const auto letters =
        std::ranges::find_if(name, [](char c) { return (c >= '0' && c <= '9') || c == '-' || c == '_'; });
    const std::string_view word(name.begin(), letters);
    const bool numbered =
        std::all_of(letters, name.end(), [](char c) { return (c >= '0' && c <= '9') || c == '-' || c == '_'; });
    return name.empty() || (numbered && std::ranges::find(kWords, word) != kWords.end());
}

/// "cair-paravel" and "cair_paravel" read as "Cair Paravel".
std::string wordsOf(std::string name)
{
    bool start = true;
    for (char& c : name) {
        if (c == '-' || c == '_') c = ' ';
        if (start && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        start = c == ' ';
    }
    return name;
}

/// Gives an id to every shape that has none: changes name elements by them.
engine::Result<QByteArray> withIds(const QByteArray& bytes, const std::string& file, std::set<std::string>& given)
{
    const engine::Result<SvgSource> source = SvgSource::read(bytes, file);
    if (!source) return engine::fail(source.error());
    Splices splices;
    int number = 0;
    for (const SvgNode& node : source->tree()) {
        const bool wanted = isSvgShape(node) || node.name == "g" || node.name == "use";
        if (!wanted || !node.attribute("id").empty()) continue;
        std::string id;
        do id = "shape-" + std::to_string(++number);
        while (source->find(id));
        XmlTag tag = source->tag(node.ordinal);
        tag.set("id", id);
        splices.replace(source->elements()[node.ordinal].start, tag.text());
        given.insert(id);
    }
    return QByteArray::fromStdString(splices.appliedTo(source->text()));
}

struct Candidate {
    std::string element;
    std::string label;
    QPainterPath outline;
    int line = 0; ///< in the file
    int column = 0;
    ImportRow row;
};

class Importer {
public:
    Importer(SvgSource source, BoardSvg svg, std::set<std::string> given, const SvgImportOptions& options)
        : m_source(std::move(source)), m_svg(std::move(svg)), m_given(std::move(given)), m_options(options)
    {}

    engine::Result<SvgImport> run(const SvgDocument& document)
    {
        walk(0, std::nullopt);
        if (m_found.empty()) guess(0, false);
        nameAll();
        return make(document);
    }

private:
    const SvgNode& node(std::size_t index) const { return m_source.tree()[index]; }

    std::string label(std::size_t index) const
    {
        const std::size_t ordinal = node(index).ordinal;
        const std::string prefix = m_source.prefixOf(ordinal, kInkscapeNamespace);
        if (prefix.empty()) return {};
        const XmlTag tag = m_source.tag(ordinal);
        const XmlTag::Attribute* attribute = tag.find(prefix + ":label");
        return attribute == nullptr ? std::string() : attribute->value;
    }

    std::optional<engine::PlaceKind> layerKind(std::size_t index) const
    {
        if (node(index).name != "g") return std::nullopt;
        for (const std::string& name : {idFromName(label(index)), idFromName(node(index).attribute("id"))}) {
            if (std::ranges::find(kLandLayers, name) != kLandLayers.end()) return engine::PlaceKind::Land;
            if (std::ranges::find(kSeaLayers, name) != kSeaLayers.end()) return engine::PlaceKind::Sea;
        }
        return std::nullopt;
    }

    static bool isHidden(const SvgNode& node)
    {
        return node.name == "defs" || node.name == "clipPath" || node.name == "mask" || node.name == "symbol" ||
               node.name == "marker" || node.name == "pattern" || node.attribute("display") == "none";
    }

    /// Layers of territories: what stands in them is one each, groups with all their islands.
    void walk(std::size_t index, std::optional<engine::PlaceKind> kind)
    {
        if (isHidden(node(index))) return;
        for (const std::size_t child : node(index).children) {
            if (isHidden(node(child))) continue;
            if (const auto layer = layerKind(child)) {
                walk(child, layer);
            } else if (kind) {
                take(child, *kind, ImportVerdict::Found);
            } else {
                walk(child, std::nullopt);
            }
        }
    }

    void guess(std::size_t index, bool filled)
    {
        if (isHidden(node(index))) return;
        const std::string_view fill = node(index).attribute("fill");
        const bool paints = fill.empty() ? filled || index == 0 : fill != "none";
        for (const std::size_t child : node(index).children) guess(child, paints);
        if (!isSvgShape(node(index)) && node(index).name != "use") return;
        if (!paints) return leaveOut(index, "no-fill");
        take(index, engine::PlaceKind::Land, ImportVerdict::Guessed);
    }

    void leaveOut(std::size_t index, const char* reason)
    {
        ImportRow row;
        row.element = node(index).attribute("id");
        row.reason = reason;
        m_leftOut.push_back(std::move(row));
    }

    void take(std::size_t index, engine::PlaceKind kind, ImportVerdict verdict)
    {
        const std::string id(node(index).attribute("id"));
        const std::optional<BoardSvg::Outline> outline = m_svg.outline(id);
        const Shape shape(outline ? outline->path : QPainterPath());
        double area = 0;
        for (const QPolygonF& ring : shape.rings()) {
            double twice = 0;
            for (qsizetype i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
                twice += ring[j].x() * ring[i].y() - ring[i].x() * ring[j].y();
            area += std::abs(twice) / 2;
        }
        const double board = m_svg.viewBox().width() * m_svg.viewBox().height();
        if (area <= 0) return leaveOut(index, "no-area");
        if (verdict == ImportVerdict::Guessed && area < kSmallestShare * board) return leaveOut(index, "too-small");
        if (verdict == ImportVerdict::Guessed && area > kBackgroundShare * board) return leaveOut(index, "background");
        Candidate candidate;
        candidate.element = id;
        candidate.label = label(index);
        candidate.outline = outline->path;
        candidate.line = outline->line;
        candidate.column = outline->column;
        candidate.row.element = m_given.contains(id) ? std::string() : id;
        candidate.row.kind = kind;
        candidate.row.verdict = verdict;
        m_found.push_back(std::move(candidate));
    }

    void nameAll()
    {
        std::set<std::string> taken;
        for (const Candidate& candidate : m_found) taken.insert(candidate.element);
        int number = 0;
        std::set<std::string> used;
        for (Candidate& candidate : m_found) {
            ++number;
            const std::string own = isNoName(candidate.label) ? candidate.row.element : candidate.label;
            const bool named = !isNoName(own) && !candidate.row.element.empty();
            candidate.row.name = named ? wordsOf(std::string(engine::firstCharacters(own, engine::kLongestName)))
                                       : m_options.unnamed + " " + std::to_string(number);
            const std::string wanted = idFromName(candidate.row.name);
            std::string id = wanted;
            // An id may be that of the element itself, or one that nothing in the drawing has.
            for (int i = 2; used.contains(id) || (id != candidate.element && m_svg.has(id)); ++i)
                id = wanted + "-" + std::to_string(i);
            used.insert(id);
            candidate.row.id = id;
        }
    }

    engine::Result<SvgImport> make(const SvgDocument& document)
    {
        // Seas lie below land.
        std::ranges::stable_sort(m_found, {},
                                 [](const Candidate& one) { return one.row.kind != engine::PlaceKind::Sea; });
        std::vector<PlacedOutline> shapes;
        for (const Candidate& candidate : m_found)
            shapes.push_back({candidate.row.id, candidate.outline, candidate.line, candidate.column});
        WeldOptions asIs;
        asIs.tolerance = kOpeningTolerance;
        const engine::Result<WeldedMap> opened = weldSoundly(shapes, asIs, m_source.file());
        engine::Result<WeldedMap> drawn = weldSoundly(shapes, m_options.weld, m_source.file());
        if (!drawn) return engine::fail(drawn.error());
        const PlanarMap before = opened ? opened->map : PlanarMap();
        WeldedMap& welded = *drawn;

        SvgImport made;
        MapModel model;
        model.info.id = m_options.id;
        model.info.language = m_options.language;
        model.info.width = m_svg.viewBox().width();
        model.info.height = m_svg.viewBox().height();
        model.apply(TextChange{{model.info.language, "map.name"}, {}, m_options.name});
        MapEdit edit(model);
        std::vector<SvgChange> changes;
        for (std::size_t i = 0; i < m_found.size(); ++i) {
            Candidate& candidate = m_found[i];
            const auto face = static_cast<FaceId>(i);
            made.territories.push_back(candidate.row.id);
            if (!welded.map.has(face)) {
                candidate.row = {candidate.row.element,  {},       candidate.row.name, candidate.row.kind,
                                 ImportVerdict::LeftOut, "covered"};
                continue;
            }
            PlaceRecord place;
            place.id = candidate.row.id;
            place.kind = candidate.row.kind;
            place.terrain = place.kind == engine::PlaceKind::Sea ? "sea" : "plain";
            edit.add(std::move(place));
            edit.setText(model.info.language, "territory." + candidate.row.id + ".name", candidate.row.name);
            if (!before.has(face) || outlineOf(before, face) != outlineOf(welded.map, face))
                changes.emplace_back(SetSvgPath{candidate.element, outlineOf(welded.map, face)});
            if (candidate.element != candidate.row.id)
                changes.emplace_back(RenameSvgElement{candidate.element, candidate.row.id});
        }
        for (const Adjacency& pair : adjacencies(welded.map, std::max(kLeastContact, m_options.weld.minimalRun))) {
            ConnectionRecord border;
            border.from = made.territories[slotOf(pair.a)];
            border.to = made.territories[slotOf(pair.b)];
            border.basis = engine::BorderOrigin::Derived;
            edit.add(std::move(border));
        }
        edit.take();
        engine::Result<QByteArray> svg = document.withChanges(changes);
        if (!svg) return engine::fail(svg.error());
        made.files = {engine::writeMap(mapDataOf(model)), std::move(*svg), {}};
        for (Candidate& candidate : m_found) made.rows.push_back(std::move(candidate.row));
        made.rows.insert(made.rows.end(), m_leftOut.begin(), m_leftOut.end());
        made.report = std::move(welded.report);
        return made;
    }

    SvgSource m_source;
    BoardSvg m_svg;
    std::set<std::string> m_given; ///< ids that the file did not have
    const SvgImportOptions& m_options;
    std::vector<Candidate> m_found;
    std::vector<ImportRow> m_leftOut;
};

} // namespace

engine::Result<SvgImport> importSvg(const QByteArray& svg, const std::string& file, const SvgImportOptions& options)
{
    std::set<std::string> given;
    const engine::Result<QByteArray> named = withIds(svg, file, given);
    if (!named) return engine::fail(named.error());
    engine::Result<SvgSource> source = SvgSource::read(*named, file);
    if (!source) return engine::fail(source.error());
    engine::Result<BoardSvg> board = BoardSvg::read(*named, file);
    if (!board) return engine::fail(board.error());
    const engine::Result<SvgDocument> document = SvgDocument::read(*named, file);
    if (!document) return engine::fail(document.error());
    return Importer(std::move(*source), std::move(*board), std::move(given), options).run(*document);
}

} // namespace marches::editor
