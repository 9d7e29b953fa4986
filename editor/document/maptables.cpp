// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/maptables.h"

#include "editor/document/borders.h"
#include "editor/document/ids.h"
#include "editor/document/mapwords.h"
#include "editor/document/territories.h"
#include "editor/model/terrain.h"
#include "engine/package/mappackage.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

using TableWhat = TableColumn::What;
using engine::ConnectionKind;
using engine::PlaceKind;

constexpr std::array kTerritoryKinds{PlaceKind::Land, PlaceKind::Sea};
constexpr std::array kConnectionKinds{ConnectionKind::Border, ConnectionKind::Bridge, ConnectionKind::Ford,
                                      ConnectionKind::Pass, ConnectionKind::SeaLane};
constexpr std::array kBorderChoices{BorderChoice::FromDrawing, BorderChoice::Open, BorderChoice::Closed};
constexpr int kLargestTableBonus = 1000;

bool isSame(const QString& a, const QString& b) { return a.compare(b, Qt::CaseInsensitive) == 0; }

std::string plain(const QString& text) { return text.trimmed().toStdString(); }

/// The one of these whose words were written.
template <class Range, class Words> auto find(const Range& all, const QString& written, Words words)
    -> std::optional<typename Range::value_type>
{
    for (const auto& one : all)
        if (isSame(words(one), written)) return one;
    return std::nullopt;
}

std::vector<std::string> terrainsOf(const MapModel& model)
{
    std::vector<std::string> terrains;
    for (const std::string_view terrain : usualTerrains()) terrains.emplace_back(terrain);
    std::set<std::string> own;
    for (const Row<PlaceRecord>& row : model.places())
        if (row.record.isTerritory() && !row.record.terrain.empty()) own.insert(row.record.terrain);
    for (const std::string& terrain : terrains) own.erase(terrain);
    terrains.insert(terrains.end(), own.begin(), own.end());
    return terrains;
}

/// The record with an id or a name, as its document shows it.
template <class Record> std::optional<std::string> idOf(const MapDocument& document, const QString& written)
{
    for (const Row<Record>& row : document.model().table<Record>())
        if (isSame(document.name(row.record), written)) return row.record.id;
    for (const Row<Record>& row : document.model().table<Record>())
        if (isSame(QString::fromStdString(row.record.id), written)) return row.record.id;
    return std::nullopt;
}

std::optional<int> numberIn(const QString& written, int least, int most)
{
    bool isNumber = false;
    int number = QLocale().toInt(written, &isNumber);
    if (!isNumber) number = written.toInt(&isNumber);
    if (!isNumber || number < least || number > most) return std::nullopt;
    return number;
}

QString bonusText(int bonus)
{
    if (bonus == 0) return {}; // nothing is said
    return QLocale().toString(std::max(0, bonus));
}

int territoriesOf(const MapModel& model, const std::string& region)
{
    return static_cast<int>(std::ranges::count_if(model.places(), [&](const Row<PlaceRecord>& row) {
        return row.record.isTerritory() && row.record.region == region;
    }));
}

EditOutcome refused(const char* code) { return refuse(code, {}); }

[[nodiscard]] EditOutcome setTerritory(MapEdit& edit, const MapDocument& document, RecordId key, TableWhat what,
                                       const QString& written)
{
    const auto change = [&](auto make) -> EditOutcome {
        edit.modifyPlace(key, make);
        return {};
    };
    switch (what) {
    case TableWhat::Id: return renamePlace(edit, key, plain(written));
    case TableWhat::Kind: {
        auto kind = find(kTerritoryKinds, written, &MapWords::kind);
        if (isSame(written, QStringLiteral("land"))) kind = PlaceKind::Land;
        if (isSame(written, QStringLiteral("sea"))) kind = PlaceKind::Sea;
        if (!kind) return refused("no-such-kind");
        return change([&](PlaceRecord& place) { place.kind = *kind; });
    }
    case TableWhat::Terrain: {
        const auto known = find(terrainsOf(edit.model()), written, &MapWords::terrain);
        const std::string meant = known ? *known : MapWords::terrainFrom(written);
        const std::string terrain = !meant.empty() || written.isEmpty() ? meant : idFromName(plain(written));
        return change([&](PlaceRecord& place) { place.terrain = terrain; });
    }
    case TableWhat::Region: {
        std::optional<std::string> region = std::string();
        if (!written.isEmpty()) region = idOf<RegionRecord>(document, written);
        if (!region) return refused("no-such-region");
        return change([&](PlaceRecord& place) { place.region = *region; });
    }
    case TableWhat::Abbreviation: return change([&](PlaceRecord& place) { place.abbreviation = plain(written); });
    case TableWhat::Marks: {
        std::set<std::string> flags;
        for (const std::string& word : MapWords::fromList(written)) flags.insert(MapWords::flagFrom(word));
        return change([&](PlaceRecord& place) {
            // Those that stay keep their order.
            std::erase_if(place.flags, [&](const std::string& flag) { return flags.erase(flag) == 0; });
            place.flags.insert(place.flags.end(), flags.begin(), flags.end());
        });
    }
    case TableWhat::Values: return change([&](PlaceRecord& place) { place.values = MapWords::fromValues(written); });
    case TableWhat::Spellings: return change([&](PlaceRecord& place) { place.aliases = MapWords::fromList(written); });
    default: return {};
    }
}

[[nodiscard]] EditOutcome setConnection(MapEdit& edit, const MapDocument& document, RecordId key, TableWhat what,
                                        const QString& written)
{
    const ConnectionRecord now = edit.model().connections().at(key);
    switch (what) {
    case TableWhat::Kind: {
        const auto kind = find(kConnectionKinds, written, &MapWords::connection);
        if (!kind) return refused("no-such-kind");
        edit.modifyConnection(key, [&](ConnectionRecord& record) { changeKind(record, *kind); });
        return {};
    }
    case TableWhat::State: {
        const auto choice = find(kBorderChoices, written, &MapWords::choice);
        if (!choice) return refused("no-such-state");
        chooseBorder(edit, now.from, now.to, *choice);
        return {};
    }
    case TableWhat::Barrier: {
        std::optional<std::string> barrier = std::string();
        if (!written.isEmpty()) barrier = idOf<BarrierRecord>(document, written);
        if (!barrier) return refused("no-such-barrier");
        edit.modifyConnection(key, [&](ConnectionRecord& record) {
            (record.isBorder() ? record.barrier : record.over) = *barrier;
            if (record.isBorder() && !barrier->empty()) record.basis = engine::BorderOrigin::Confirmed;
        });
        return {};
    }
    default: return {};
    }
}

[[nodiscard]] EditOutcome setRegion(MapEdit& edit, RecordId key, TableWhat what, const QString& written)
{
    const auto change = [&](auto make) -> EditOutcome {
        edit.modify<RegionRecord>(key, make);
        return {};
    };
    switch (what) {
    case TableWhat::Id: return renameRegion(edit, key, plain(written));
    case TableWhat::Bonus: {
        if (written.isEmpty()) return change([](RegionRecord& region) { region.bonus = 0; });
        const std::optional<int> bonus = numberIn(written, 0, kLargestTableBonus);
        if (!bonus) return refused("no-number");
        return change([&](RegionRecord& region) { region.bonus = *bonus == 0 ? engine::kNoBonus : *bonus; });
    }
    case TableWhat::Pieces: {
        const std::string pieces = written.isEmpty() ? std::string() : MapWords::ownerFrom(plain(written));
        return change([&](RegionRecord& region) { region.pieces = pieces; });
    }
    case TableWhat::SitsOut: {
        const std::optional<int> turn = written.isEmpty() ? 0 : numberIn(written, 0, engine::kLatestToSitOut);
        if (!turn) return refused("no-number");
        return change([&](RegionRecord& region) { region.sitsOut = *turn; });
    }
    default: return {};
    }
}

QString territoryText(const MapDocument& document, const PlaceRecord& place, TableWhat what)
{
    const auto words = [](const std::string& text) { return QString::fromStdString(text); };
    switch (what) {
    case TableWhat::Id: return words(place.id);
    case TableWhat::Kind: return MapWords::kind(place.kind);
    case TableWhat::Terrain: return MapWords::terrain(place.terrain);
    case TableWhat::Region: return place.region.empty() ? QString() : document.nameOf(place.region);
    case TableWhat::Abbreviation: return words(place.abbreviation);
    case TableWhat::Marks: {
        QStringList flags;
        for (const std::string& flag : place.flags) flags << MapWords::flag(flag);
        return flags.join(QStringLiteral(", "));
    }
    case TableWhat::Values: return MapWords::values(place.values);
    case TableWhat::Spellings: return MapWords::list(place.aliases);
    default: return {};
    }
}

QString connectionText(const MapDocument& document, const ConnectionRecord& connection, TableWhat what)
{
    switch (what) {
    case TableWhat::From: return document.nameOf(connection.from);
    case TableWhat::To: return document.nameOf(connection.to);
    case TableWhat::Kind: return MapWords::connection(connection.kind);
    case TableWhat::State: return connection.isBorder() ? MapWords::choice(borderChoice(connection)) : QString();
    case TableWhat::Barrier: {
        const std::string& barrier = connection.isBorder() ? connection.barrier : connection.over;
        return barrier.empty() ? QString() : document.nameOf(barrier);
    }
    default: return {};
    }
}

QString regionText(const MapModel& model, const RegionRecord& region, TableWhat what)
{
    switch (what) {
    case TableWhat::Id: return QString::fromStdString(region.id);
    case TableWhat::Bonus: return bonusText(region.bonus);
    case TableWhat::Territories: return QLocale().toString(territoriesOf(model, region.id));
    case TableWhat::Pieces: return region.pieces.empty() ? QString() : MapWords::owner(region.pieces);
    case TableWhat::SitsOut: return region.sitsOut == 0 ? QString() : QLocale().toString(region.sitsOut);
    default: return {};
    }
}

template <class Record> std::vector<RecordId> keysOf(const MapModel& model)
{
    std::vector<RecordId> keys;
    for (const Row<Record>& row : model.table<Record>()) keys.push_back(row.key);
    return keys;
}

/// A cell of a spreadsheet with tabs, ends of lines or quotation marks in it.
QString quoted(QString cell)
{
    if (!cell.contains(u'\t') && !cell.contains(u'\n') && !cell.contains(u'"')) return cell;
    return u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

} // namespace

QString MapTables::title(MapTable table)
{
    switch (table) {
    case MapTable::Territories: return tr("Territories", "a table");
    case MapTable::Connections: return tr("Connections", "a table");
    case MapTable::Regions: return tr("Regions", "a table");
    }
    return {};
}

QString MapTables::title(const TableColumn& column)
{
    switch (column.what) {
    case TableWhat::Name: return tr("Name (%1)", "%1: a language").arg(MapWords::language(column.language));
    case TableWhat::Id: return tr("Id");
    case TableWhat::Kind: return tr("Kind");
    case TableWhat::Terrain: return tr("Terrain");
    case TableWhat::Region: return tr("Region");
    case TableWhat::Abbreviation: return tr("Abbreviation");
    case TableWhat::Marks: return tr("Marks");
    case TableWhat::Values: return tr("Values");
    case TableWhat::Spellings: return tr("Other spellings");
    case TableWhat::From: return tr("From", "a place");
    case TableWhat::To: return tr("To", "a place");
    case TableWhat::State: return tr("State");
    case TableWhat::Barrier: return tr("River or mountains");
    case TableWhat::Bonus: return tr("Bonus");
    case TableWhat::Territories: return tr("Territories", "how many");
    case TableWhat::Pieces: return tr("Pieces", "colour of a power's pieces");
    case TableWhat::SitsOut: return tr("Left out as number", "of a power, when players are too few");
    }
    return {};
}

std::vector<TableColumn> MapTables::columns(MapTable table, const MapDocument& document)
{
    std::vector<TableColumn> columns;
    const auto add = [&columns](std::initializer_list<TableWhat> all) {
        for (const TableWhat what : all) columns.push_back({what});
    };
    if (table == MapTable::Connections) {
        add({TableWhat::From, TableWhat::To, TableWhat::Kind, TableWhat::State, TableWhat::Barrier});
        return columns;
    }
    for (const std::string& language : document.nameLanguages()) columns.push_back({TableWhat::Name, language});
    if (table == MapTable::Territories)
        add({TableWhat::Kind, TableWhat::Terrain, TableWhat::Region, TableWhat::Abbreviation, TableWhat::Marks,
             TableWhat::Values, TableWhat::Spellings, TableWhat::Id});
    else
        add({TableWhat::Bonus, TableWhat::Territories, TableWhat::Pieces, TableWhat::SitsOut, TableWhat::Id});
    return columns;
}

std::vector<RecordId> MapTables::rows(const MapModel& model, MapTable table)
{
    if (table == MapTable::Connections) return keysOf<ConnectionRecord>(model);
    if (table == MapTable::Regions) return keysOf<RegionRecord>(model);
    std::vector<RecordId> keys;
    for (const Row<PlaceRecord>& row : model.places())
        if (row.record.isTerritory()) keys.push_back(row.key);
    return keys;
}

bool MapTables::has(const MapModel& model, MapTable table, RecordId row)
{
    switch (table) {
    case MapTable::Territories: return model.places().has(row);
    case MapTable::Connections: return model.connections().has(row);
    case MapTable::Regions: return model.regions().has(row);
    }
    return false;
}

QString MapTables::text(const MapDocument& document, MapTable table, RecordId row, const TableColumn& column)
{
    const MapModel& model = document.model();
    if (column.what == TableWhat::Name) {
        const std::optional<std::string> base = model.textBaseOf(row);
        // On one line, as the field of a cell shows it.
        return base ? QString::fromStdString(model.text(column.language, *base + ".name")).simplified() : QString();
    }
    switch (table) {
    case MapTable::Territories: return territoryText(document, model.places().at(row), column.what);
    case MapTable::Connections: return connectionText(document, model.connections().at(row), column.what);
    case MapTable::Regions: return regionText(model, model.regions().at(row), column.what);
    }
    return {};
}

bool MapTables::canEdit(const MapDocument& document, MapTable table, RecordId row, const TableColumn& column)
{
    if (document.isReadOnly()) return false;
    switch (column.what) {
    case TableWhat::From:
    case TableWhat::To:
    case TableWhat::Territories: return false;
    case TableWhat::State: return document.model().connections().at(row).isBorder();
    case TableWhat::Barrier: return document.model().connections().at(row).kind != ConnectionKind::SeaLane;
    default: return has(document.model(), table, row);
    }
}

QStringList MapTables::choices(const MapDocument& document, MapTable table, const TableColumn& column)
{
    const MapModel& model = document.model();
    QStringList words;
    switch (column.what) {
    case TableWhat::Kind:
        if (table == MapTable::Territories)
            for (const PlaceKind kind : kTerritoryKinds) words << MapWords::kind(kind);
        else
            for (const ConnectionKind kind : kConnectionKinds) words << MapWords::connection(kind);
        break;
    case TableWhat::Terrain:
        for (const std::string& terrain : terrainsOf(model)) words << MapWords::terrain(terrain);
        break;
    case TableWhat::Region:
        for (const Row<RegionRecord>& row : model.regions()) words << document.name(row.record);
        break;
    case TableWhat::State:
        for (const BorderChoice choice : kBorderChoices) words << MapWords::choice(choice);
        break;
    case TableWhat::Barrier:
        for (const Row<BarrierRecord>& row : model.barriers()) words << document.name(row.record);
        break;
    default: break;
    }
    return words;
}

std::vector<std::string> MapTables::idsOf(const MapModel& model, MapTable table, RecordId row)
{
    switch (table) {
    case MapTable::Territories: return {model.places().at(row).id};
    case MapTable::Connections: return {model.connections().at(row).from, model.connections().at(row).to};
    case MapTable::Regions: return {model.regions().at(row).id};
    }
    return {};
}

EditOutcome MapTables::set(MapEdit& edit, const MapDocument& document, MapTable table, const CellEdit& cell)
{
    if (!has(edit.model(), table, cell.row)) return {}; // it went while somebody typed
    const QString written = cell.text.trimmed();
    if (cell.column.what == TableWhat::Name)
        return nameRecord(edit, cell.row, cell.column.language, plain(written), !document.isFiled(cell.row));
    switch (table) {
    case MapTable::Territories: return setTerritory(edit, document, cell.row, cell.column.what, written);
    case MapTable::Connections: return setConnection(edit, document, cell.row, cell.column.what, written);
    case MapTable::Regions: return setRegion(edit, cell.row, cell.column.what, written);
    }
    return {};
}

EditOutcome MapTables::set(MapDocument& document, MapTable table, const std::vector<CellEdit>& cells,
                           std::optional<std::size_t>* refused)
{
    const QString title = cells.size() == 1
                              ? tr("Change a cell: %1", "%1: a column").arg(MapTables::title(cells.front().column))
                              : tr("Change %n cell(s)", nullptr, static_cast<int>(cells.size()));
    return document.edit(title, [&](MapEdit& edit) -> EditOutcome {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            EditOutcome done = set(edit, document, table, cells[i]);
            if (!done && refused != nullptr) *refused = i;
            if (!done) return done;
        }
        return {};
    });
}

std::optional<std::vector<QStringList>> MapTables::fromSpreadsheet(const QString& text)
{
    std::vector<QStringList> lines;
    QStringList line;
    QString cell;
    int cells = 0;
    bool inQuotes = false;
    const auto endCell = [&] {
        line << std::exchange(cell, {});
        return ++cells <= kMostPastedCells;
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar letter = text[i];
        if (inQuotes) {
            if (letter != u'"')
                cell += letter;
            else if (i + 1 < text.size() && text[i + 1] == u'"')
                cell += text[++i];
            else
                inQuotes = false;
        } else if (letter == u'"' && cell.isEmpty()) {
            inQuotes = true;
        } else if (letter == u'\t') {
            if (!endCell()) return std::nullopt;
        } else if (letter == u'\n') {
            if (!endCell()) return std::nullopt;
            lines.push_back(std::exchange(line, {}));
        } else if (letter != u'\r') {
            cell += letter;
        }
    }
    if (!cell.isEmpty() || !line.isEmpty()) {
        if (!endCell()) return std::nullopt;
        lines.push_back(line);
    }
    return lines;
}

QString MapTables::toSpreadsheet(const std::vector<QStringList>& lines)
{
    QString text;
    for (const QStringList& line : lines) {
        QStringList cells;
        for (const QString& cell : line) cells << quoted(cell);
        text += cells.join(u'\t') + u'\n';
    }
    return text;
}

} // namespace marches::editor
