// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapfiles.h"

#include "editor/document/barrierlines.h"
#include "editor/document/boardart.h"
#include "editor/formats/boardsvg.h"
#include "editor/formats/svglayers.h"
#include "editor/geometry/outline.h"
#include "editor/model/mapconversion.h"
#include "engine/io/files.h"
#include "engine/text/pofile.h"
#include "engine/text/translationkeys.h"
#include "engine/yaml/schema.h"

#include <QPainterPath>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace marches::editor {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostPoBytes = 2'500'000;
constexpr std::size_t kMostYamlBytes = 2'500'000;

/// A river that artwork draws this near to borders is meant to run along them: a fifth of a percent of the board.
double riverReach(const MapInfo& info)
{
    return std::max(2 * kOpeningTolerance, 0.002 * std::max(info.width, info.height));
}

template <class Record> void replace(MapModel& model, RecordId key, Record record)
{
    const Table<Record>& rows = model.table<Record>();
    model.apply(RowChange<Record>{key, rows.placeOf(key), rows.at(key), std::move(record)});
}

} // namespace

std::map<std::string, std::string> MapFiles::byName() const
{
    std::map<std::string, std::string> all{{"map.yaml", map}, {"board.svg", svg.toStdString()}};
    for (const auto& [language, bytes] : translations) all.emplace("i18n/" + language + ".po", bytes);
    return all;
}

engine::Result<MapFiles> readMapFiles(const std::string& folder)
{
    MapFiles files;
    engine::Errors errors;
    const auto read = [&errors](const fs::path& path, std::size_t limit, auto keep) {
        engine::Result<std::string> bytes = engine::readFile(path.string(), limit);
        if (bytes)
            keep(std::move(*bytes));
        else
            errors.insert(errors.end(), bytes.error().begin(), bytes.error().end());
    };
    const fs::path root(folder);
    read(root / "map.yaml", kMostYamlBytes, [&](std::string bytes) { files.map = std::move(bytes); });
    if (engine::Result<QByteArray> svg = readSvgFile((root / "board.svg").string()))
        files.svg = *std::move(svg);
    else
        errors.insert(errors.end(), svg.error().begin(), svg.error().end());
    if (auto translations = readTranslations(folder))
        files.translations = *std::move(translations);
    else
        errors.insert(errors.end(), translations.error().begin(), translations.error().end());
    if (!errors.empty()) return engine::fail(std::move(errors));
    return files;
}

engine::Result<std::map<std::string, std::string>> readTranslations(const std::string& folder)
{
    std::map<std::string, std::string> translations;
    engine::Errors errors;
    std::error_code none;
    for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(folder) / "i18n", none)) {
        if (entry.path().extension() != ".po" || entry.path().filename().string().front() == '.') continue;
        engine::Result<std::string> bytes = engine::readFile(entry.path().string(), kMostPoBytes);
        if (bytes)
            translations.emplace(entry.path().stem().string(), *std::move(bytes));
        else
            errors.insert(errors.end(), bytes.error().begin(), bytes.error().end());
    }
    if (!errors.empty()) return engine::fail(std::move(errors));
    return translations;
}

engine::Result<std::map<std::string, std::string>> shownTexts(const std::string& po, const std::string& file)
{
    const engine::Result<engine::PoFile> read = engine::readPo(po, file);
    if (!read) return engine::fail(read.error());
    std::map<std::string, std::string> texts;
    for (const engine::PoEntry& entry : read->entries)
        if (engine::isShown(entry)) texts[*entry.context] = entry.text.front();
    return texts;
}

namespace {

/// Of a drawing that is just as long as may be read: whether it has more elements than may be.
bool hasTooManyElements(const std::string& svg)
{
    std::size_t tags = 0; // or what looks like some in a comment
    for (std::size_t at = svg.find('<'); at != std::string::npos; at = svg.find('<', at + 1))
        if (at + 1 < svg.size() && svg[at + 1] != '/' && svg[at + 1] != '!') ++tags;
    if (tags <= kMaxSvgElements) return false;
    const engine::Result<SvgTree> tree = readSvgTree(QByteArray::fromStdString(svg), {});
    return !tree && tree.error().front().code == "svg-too-many-elements";
}

} // namespace

engine::Errors tooLargeToRead(const MapFiles& files)
{
    engine::Errors errors;
    for (const auto& [name, bytes] : files.byName()) {
        const std::size_t limit = name == "map.yaml"    ? kMostYamlBytes
                                  : name == "board.svg" ? static_cast<std::size_t>(kMaxSvgBytes)
                                                        : kMostPoBytes;
        if (bytes.size() > limit)
            errors.push_back(
                {"map-file-too-large",
                 {{"path", name}, {"size", std::to_string(bytes.size())}, {"limit", std::to_string(limit)}},
                 name,
                 0,
                 0,
                 {}});
        else if (name == "board.svg" && hasTooManyElements(bytes))
            errors.push_back({"svg-too-many-elements", {{"limit", std::to_string(kMaxSvgElements)}}, name, 0, 0, {}});
    }
    return errors;
}

MapFiles newMapFiles(const std::string& id, const std::string& language, const std::string& name, double width,
                     double height, const std::optional<engine::MapArt>& art)
{
    MapModel model;
    model.info.id = id;
    model.info.language = language;
    model.info.width = width;
    model.info.height = height;
    model.info.art = art;
    model.apply(TextChange{{language, "map.name"}, {}, name});
    QByteArray svg = newBoardSvg({width, height});
    if (art)
        if (engine::Result<QByteArray> drawn = withMadeGroups(svg, madeParts(model))) svg = *std::move(drawn);
    return {engine::writeMap(mapDataOf(model)), svg, {}};
}

engine::Result<WeldedMap> weldSoundly(std::span<const PlacedOutline> outlines, const WeldOptions& options,
                                      const std::string& file)
{
    std::vector<QPainterPath> shapes;
    shapes.reserve(outlines.size());
    for (const PlacedOutline& outline : outlines) shapes.push_back(outline.path);
    WeldedMap welded = weldShapes(shapes, options);
    if (welded.report.settled) return welded;
    if (welded.report.tangled == kOutside)
        return engine::fail(engine::Error{"drawing-too-tangled", {}, file, 0, 0, {}});
    const PlacedOutline& outline = outlines[slotOf(welded.report.tangled)];
    return engine::fail(
        engine::Error{"outline-too-tangled", {{"id", outline.id}}, file, outline.line, outline.column, {}});
}

engine::Result<OpenedMap> openMap(const MapFiles& files, const std::string& folder, double tolerance)
{
    const std::string mapFile = (fs::path(folder) / "map.yaml").string();
    const std::string svgFile = (fs::path(folder) / "board.svg").string();
    engine::Result<engine::MapData> data = engine::readMap(files.map, mapFile);
    const engine::Result<BoardSvg> svg = BoardSvg::read(files.svg, svgFile);
    engine::Errors errors;
    if (!data) errors = data.error();
    if (!svg) errors.insert(errors.end(), svg.error().begin(), svg.error().end());
    if (!errors.empty()) return engine::fail(std::move(errors));

    MapModel model = modelOf(*data);
    for (const auto& [language, bytes] : files.translations) {
        const auto texts = shownTexts(bytes, (fs::path(folder) / "i18n" / (language + ".po")).string());
        if (!texts) {
            errors.insert(errors.end(), texts.error().begin(), texts.error().end());
            continue;
        }
        for (const auto& [key, text] : *texts) model.apply(TextChange{{language, key}, {}, text});
    }
    if (!errors.empty()) return engine::fail(std::move(errors));

    std::vector<PlacedOutline> shapes;
    std::vector<RecordId> owners;
    for (const Row<PlaceRecord>& row : model.places()) {
        if (!row.record.isTerritory()) continue;
        const std::optional<BoardSvg::Outline> outline = svg->outline(row.record.id);
        if (!outline || outline->path.isEmpty()) continue;
        shapes.push_back({row.record.id, outline->path, outline->line, outline->column});
        owners.push_back(row.key);
    }
    WeldOptions options;
    options.tolerance = tolerance;
    // Seas lie below land, whatever the order of map.yaml is: a later shape is above an earlier one.
    std::vector<std::size_t> order(shapes.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::stable_sort(
        order, {}, [&](std::size_t i) { return model.places().at(owners[i]).kind != engine::PlaceKind::Sea; });
    std::vector<PlacedOutline> sorted;
    sorted.reserve(order.size());
    for (const std::size_t i : order) sorted.push_back(shapes[i]);
    engine::Result<WeldedMap> drawn = weldSoundly(sorted, options, svgFile);
    if (!drawn) return engine::fail(drawn.error());
    WeldedMap& welded = *drawn;
    model.drawing = std::move(welded.map);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto face = static_cast<FaceId>(i);
        if (!model.drawing.has(face)) continue;
        PlaceRecord record = model.places().at(owners[order[i]]);
        record.face = face;
        replace(model, owners[order[i]], std::move(record));
    }
    std::vector<std::pair<RecordId, BarrierRecord>> lines;
    for (const Row<BarrierRecord>& row : model.barriers())
        if (const auto outline = svg->outline(row.record.id)) {
            BarrierRecord record = row.record;
            record.line = lineAlongBorders(model.drawing, outline->path, riverReach(model.info));
            if (!record.line.empty()) lines.emplace_back(row.key, std::move(record));
        }
    for (auto& [key, record] : lines) replace(model, key, std::move(record));

    std::set<FaceId> overlapped;
    for (const Overlap& overlap : welded.report.overlaps) overlapped.insert(overlap.below);
    engine::Result<SavedBaseline> base = SavedBaseline::of(model, files, std::move(overlapped));
    if (!base) return engine::fail(base.error());
    return OpenedMap{std::move(model), std::move(*base), std::move(welded.report)};
}

} // namespace marches::editor
