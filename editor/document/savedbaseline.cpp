// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapfiles.h"

#include "editor/document/boardart.h"
#include "editor/formats/boardsvg.h"
#include "editor/formats/svglayers.h"
#include "editor/geometry/outline.h"
#include "editor/model/mapconversion.h"
#include "editor/model/mapmodel.h"
#include "editor/model/terrain.h"
#include "engine/text/grammar.h"
#include "engine/text/translation.h"
#include "engine/text/translationkeys.h"
#include "engine/yaml/yamlreader.h"

#include <QHash>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace marches::editor {

namespace {

/// Forms of names that a language has and its source has not, such as how a name stands on the board: a translation
/// holds them only where somebody gave them.
void addLooseForms(engine::PoFile& po, const MapModel& model, const engine::TextEntries& entries,
                   const std::string& language)
{
    const engine::EntryIndex known = engine::indexOf(po, false);
    engine::TextEntries loose;
    for (const engine::TextEntry& entry : entries) {
        if (!entry.key.ends_with(".name") || entry.isPlural() || entry.one.empty()) continue;
        const std::string base = entry.key.substr(0, entry.key.rfind('.'));
        const std::string& article = model.text(model.info.language, base + ".with-article");
        for (const std::string_view form : engine::kLooseForms)
            if (const std::string key = base + std::string(form);
                !known.contains(key) && !model.text(language, key).empty())
                loose.push_back(engine::looseEntry(entry, article, form.substr(1), model.info.language));
    }
    const engine::PoFile made = engine::extractTexts(loose, model.info.language, language);
    po.entries.insert(po.entries.end(), made.entries.begin(), made.entries.end());
}

std::size_t hashOf(const QPainterPath& path)
{
    std::size_t hash = 0;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        hash = qHashMulti(hash, static_cast<int>(element.type), element.x, element.y);
    }
    return hash;
}

/// But for what files round.
bool alike(const QSizeF& a, const QSizeF& b)
{
    constexpr double kRounding = 0.05; // board units
    return std::abs(a.width() - b.width()) < kRounding && std::abs(a.height() - b.height()) < kRounding;
}

SvgLayer layerOf(const PlaceRecord& place)
{
    return place.kind == engine::PlaceKind::Sea ? SvgLayer::Seas : SvgLayer::Territories;
}

using Properties = std::vector<std::pair<std::string, std::string>>;

/// `made`: the cartographer draws it, and the line only says where.
Properties lineStyle(const BarrierRecord& barrier, bool made)
{
    if (made) return {{"fill", "none"}, {"stroke", "none"}};
    return {{"fill", "none"},
            {"stroke", barrier.mountains ? "#8a7a66" : "#7fb2c8"},
            {"stroke-width", barrier.mountains ? "7" : "5"},
            {"stroke-linecap", "round"},
            {"stroke-linejoin", "round"}};
}

} // namespace

engine::Result<SavedBaseline> SavedBaseline::of(const MapModel& model, const MapFiles& files,
                                                std::set<FaceId> overlapped)
{
    engine::Result<SvgDocument> document = SvgDocument::read(files.svg, "board.svg");
    if (!document) return engine::fail(document.error());
    const engine::Result<engine::MapData> data = engine::readMap(files.map, "map.yaml");
    if (!data) return engine::fail(data.error());

    SavedBaseline base(files, std::move(*document));
    base.m_comments = data->comments;
    for (const engine::TextEntry& entry : data->texts) base.m_textOrder.emplace(entry.key, base.m_textOrder.size());
    base.m_texts = model.texts();
    base.m_language = model.info.language;
    if (const auto drawn = base.readDrawing(model, std::move(overlapped)); !drawn) return engine::fail(drawn.error());
    return base;
}

engine::Result<SavedBaseline> SavedBaseline::redrawn(const MapModel& model, const QByteArray& svg,
                                                     std::set<FaceId> overlapped) const
{
    engine::Result<SvgDocument> document = SvgDocument::read(svg, "board.svg");
    if (!document) return engine::fail(document.error());
    SavedBaseline base = *this;
    base.m_svg = std::move(*document);
    base.m_files.svg = svg;
    if (const auto drawn = base.readDrawing(model, std::move(overlapped)); !drawn) return engine::fail(drawn.error());
    return base;
}

engine::Result<SavedBaseline> SavedBaseline::withDrawing(const MapModel& model, const QByteArray& svg) const
{
    engine::Result<SavedBaseline> base = redrawn(model, svg, m_overlapped);
    if (base) base->m_files = m_files;
    return base;
}

SavedBaseline SavedBaseline::translated(std::map<std::string, std::string> translations,
                                        const std::map<TextId, std::string>& texts) const
{
    SavedBaseline base = *this;
    base.m_files.translations = std::move(translations);
    for (const auto& [id, text] : texts)
        if (text.empty())
            base.m_texts.erase(id);
        else
            base.m_texts[id] = text;
    return base;
}

std::string SavedBaseline::textOf(const TextId& id) const
{
    const auto found = m_texts.find(id);
    return found == m_texts.end() ? std::string() : found->second;
}

engine::Result<void> SavedBaseline::readDrawing(const MapModel& model, std::set<FaceId> overlapped)
{
    const engine::Result<BoardSvg> svg = BoardSvg::read(m_svg.bytes(), "board.svg");
    if (!svg) return engine::fail(svg.error());
    m_overlapped = std::move(overlapped);
    m_sheet = svg->viewBox();
    m_places.clear();
    m_barriers.clear();
    m_isMade = model.info.art.has_value();
    for (const Row<PlaceRecord>& row : model.places()) {
        const PlaceRecord& place = row.record;
        if (!place.isTerritory() || !m_svg.has(place.id)) continue;
        const std::optional<BoardSvg::Outline> outline = svg->outline(place.id);
        m_places[row.key] = {place.id, shapeOf(model, place.face), outline ? outline->fill : QColor(), place.terrain,
                             place.kind};
    }
    for (const Row<BarrierRecord>& row : model.barriers())
        if (!row.record.line.empty() && m_svg.has(row.record.id))
            m_barriers[row.key] = {row.record.id, hashOf(linePath(model, row.record.line)), {}, {}, {}};
    return {};
}

std::size_t SavedBaseline::shapeOf(const MapModel& model, FaceId face) const
{
    if (face == kOutside || !model.drawing.has(face)) return 0;
    if (!m_overlapped.contains(face)) return hashOf(outlineOf(model.drawing, face));
    // What goes on below others is as it was as long as its outer border is.
    std::size_t hash = 0;
    for (const HalfEdge half : model.drawing.sides(face)) {
        if (model.drawing.right(half) != kOutside) continue;
        const Segment segment = model.drawing.segment(half);
        hash ^= qHashMulti(0, segment.start.x(), segment.start.y(), segment.end.x(), segment.end.y());
    }
    return hash;
}

std::pair<std::size_t, std::size_t> SavedBaseline::textRank(const std::string& key) const
{
    const auto before = m_textOrder.find(key);
    if (before != m_textOrder.end()) return {before->second, 0};
    constexpr std::array<std::string_view, 7> kForms{
        "name", "with-article", "of", "at", "object", engine::kBoardForm, engine::kBoardSize};
    const auto form = std::ranges::find(kForms, std::string_view(key).substr(key.rfind('.') + 1));
    return {m_textOrder.size(), static_cast<std::size_t>(form - kForms.begin())};
}

QColor SavedBaseline::fill(const MapModel& model, RecordId place) const
{
    if (model.info.art) return cartographerOf(model).fill(model, place);
    const PlaceRecord& record = model.places().at(place);
    const auto drawn = m_places.find(place);
    if (drawn == m_places.end() || !drawn->second.fill.isValid()) return terrainFill(record.kind, record.terrain);
    // A colour that the artist chose stays; the usual one follows the terrain.
    const Drawn& before = drawn->second;
    const bool usual = before.fill == terrainFill(before.kind, before.terrain);
    return usual ? terrainFill(record.kind, record.terrain) : before.fill;
}

engine::Result<QByteArray> SavedBaseline::svgFor(const MapModel& model) const
{
    engine::Result<QByteArray> svg = artworkFor(model);
    if (!svg || (!model.info.art && !m_isMade)) return svg;
    return withMadeGroups(*svg, madeParts(model));
}

std::vector<SvgChange> SavedBaseline::svgChanges(const MapModel& model) const
{
    std::vector<SvgChange> changes;
    // Whoever shows the board takes its size from board.svg, and places names by that of map.yaml.
    if (const QSizeF size(model.info.width, model.info.height);
        m_sheet.topLeft().isNull() && !alike(m_sheet.size(), size))
        changes.emplace_back(SetSvgSize{size});
    for (const Row<PlaceRecord>& row : model.places()) {
        const PlaceRecord& place = row.record;
        if (!place.isTerritory()) continue;
        const auto drawn = m_places.find(row.key);
        const QColor colour = fill(model, row.key);
        if (drawn == m_places.end()) {
            if (place.face == kOutside) continue;
            changes.emplace_back(AddSvgPath{layerOf(place),
                                            place.id,
                                            outlineOf(model.drawing, place.face),
                                            {{"fill", colour.name().toStdString()}, {"fill-rule", "evenodd"}}});
            continue;
        }
        const Drawn& before = drawn->second;
        if (place.face != kOutside && shapeOf(model, place.face) != before.shape)
            changes.emplace_back(SetSvgPath{before.id, outlineOf(model.drawing, place.face)});
        if (before.fill.isValid() && colour != before.fill)
            changes.emplace_back(SetSvgProperty{before.id, "fill", colour.name().toStdString()});
        if (before.id != place.id) changes.emplace_back(RenameSvgElement{before.id, place.id});
    }
    for (const auto& [key, before] : m_places)
        if (!model.places().has(key)) changes.emplace_back(RemoveSvgElement{before.id});

    const bool isMade = model.info.art.has_value();
    for (const Row<BarrierRecord>& row : model.barriers()) {
        const auto drawn = m_barriers.find(row.key);
        const QPainterPath path = linePath(model, row.record.line);
        if (drawn == m_barriers.end()) {
            if (path.isEmpty() || m_svg.has(row.record.id)) continue;
            changes.emplace_back(AddSvgPath{row.record.mountains ? SvgLayer::Mountains : SvgLayer::Rivers,
                                            row.record.id, path, lineStyle(row.record, isMade)});
            continue;
        }
        if (isMade != m_isMade)
            for (const auto& [property, value] : lineStyle(row.record, isMade))
                changes.emplace_back(SetSvgProperty{drawn->second.id, property, value});
        if (!path.isEmpty() && hashOf(path) != drawn->second.shape)
            changes.emplace_back(SetSvgPath{drawn->second.id, path});
        if (drawn->second.id != row.record.id) changes.emplace_back(RenameSvgElement{drawn->second.id, row.record.id});
    }
    for (const auto& [key, before] : m_barriers)
        if (!model.barriers().has(key)) changes.emplace_back(RemoveSvgElement{before.id});
    return changes;
}

engine::Result<std::map<std::string, std::string>> SavedBaseline::translationsFor(
    const MapModel& model, const engine::TextEntries& entries) const
{
    std::map<std::string, std::string> files = m_files.translations;
    if (model.texts() == m_texts && model.info.language == m_language) return files;
    std::set<std::string> languages;
    for (const auto& [language, bytes] : files) languages.insert(language);
    for (const auto& [id, text] : model.texts()) languages.insert(id.language);
    languages.erase(model.info.language);
    const auto keys = engine::keysOf(entries);
    engine::Errors errors;
    for (const std::string& language : languages) {
        engine::PoFile po = engine::extractTexts(entries, model.info.language, language);
        if (const auto before = files.find(language); before != files.end()) {
            const engine::Result<engine::PoFile> read = engine::readPo(before->second, language + ".po");
            if (!read) {
                errors.insert(errors.end(), read.error().begin(), read.error().end());
                continue;
            }
            po = engine::updateTranslation(*read, entries, model.info.language, language);
        }
        addLooseForms(po, model, entries, language);
        for (engine::PoEntry& entry : po.entries) {
            if (!entry.context || entry.obsolete || entry.text.empty()) continue;
            const std::string& now = model.text(language, *entry.context);
            const auto was = m_texts.find(TextId{language, *entry.context});
            const bool edited = now != (was == m_texts.end() ? std::string() : was->second);
            if (!edited) continue;
            entry.text.front() = now;
            entry.fuzzy = false;
        }
        std::erase_if(po.entries, [&keys](const engine::PoEntry& entry) { // forms that were given and taken back
            return entry.context && !entry.obsolete && !entry.translated() && !keys.contains(*entry.context) &&
                   engine::isLooseForm(*entry.context, keys);
        });
        files[language] = engine::writePo(po);
    }
    if (!errors.empty()) return engine::fail(std::move(errors));
    return files;
}

engine::Result<MapFiles> SavedBaseline::filesFor(const MapModel& model) const
{
    engine::MapData data = mapDataOf(model);
    data.comments = m_comments;
    std::ranges::stable_sort(data.texts, {}, [this](const engine::TextEntry& entry) { return textRank(entry.key); });
    for (engine::TextEntry& entry : data.texts) entry.file = "map.yaml"; // translations say where a text is from
    engine::Result<QByteArray> svg = artworkFor(model);
    if (!svg) return engine::fail(svg.error());
    auto translations = translationsFor(model, data.texts);
    if (!translations) return engine::fail(translations.error());
    engine::Result<std::string> map = engine::readableMap(data);
    if (!map) return engine::fail(map.error());
    MapFiles files{std::move(*map), std::move(*svg), std::move(*translations)};
    if (!model.info.art && !m_isMade) return files;
    // Files round numbers. What is drawn is drawn of the map as it will be read, so that it is the same the next time.
    const engine::Result<OpenedMap> read = openMap(files, {});
    engine::Result<QByteArray> made = withMadeGroups(files.svg, madeParts(read ? read->model : model));
    if (!made) return engine::fail(made.error());
    files.svg = std::move(*made);
    return files;
}

} // namespace marches::editor
