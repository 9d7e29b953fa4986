// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/ids.h"

#include "editor/formats/svglayers.h"
#include "engine/base/textlimits.h"
#include "engine/base/utf8.h"
#include "engine/text/grammar.h"
#include "engine/yaml/schema.h"

#include <QString>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace marches::editor {

namespace {

bool isTaken(const MapModel& model, const std::string& id)
{
    return model.places().byId(id) != nullptr || model.regions().byId(id) != nullptr ||
           model.barriers().byId(id) != nullptr || model.tracks().byId(id) != nullptr;
}

/// What the layers of `board.svg`, and the groups that the program draws in them, are called: one thing of a drawing
/// has an id.
bool isReserved(std::string_view id) { return mayBeMade(id) || isSvgLayerId(id); }

void moveTexts(MapEdit& edit, const std::string& from, const std::string& to)
{
    std::vector<std::pair<TextId, std::string>> found;
    for (const auto& [id, text] : edit.model().texts())
        if (id.key.starts_with(from + ".")) found.emplace_back(id, text);
    for (const auto& [id, text] : found) {
        edit.setText(id.language, id.key, {});
        edit.setText(id.language, to + id.key.substr(from.size()), text);
    }
}

/// Sets every record for which `change` makes a difference.
template <class Record, class Make> void modifyAll(MapEdit& edit, Make change)
{
    std::vector<std::pair<RecordId, Record>> changed;
    for (const Row<Record>& row : edit.model().table<Record>()) {
        Record record = row.record;
        change(record);
        if (!(record == row.record)) changed.emplace_back(row.key, std::move(record));
    }
    for (auto& [key, record] : changed) edit.set(key, std::move(record));
}

void renameInApprovals(MapEdit& edit, const std::string& from, const std::string& to)
{
    modifyAll<ApprovalRecord>(edit, [&](ApprovalRecord& approval) { std::ranges::replace(approval.at, from, to); });
}

/// `stem`, or with the number of freeId().
bool isMadeOf(const std::string& id, const std::string& stem)
{
    if (id == stem) return true;
    return id.size() > stem.size() + 1 && id.starts_with(stem + '-') &&
           std::all_of(id.begin() + static_cast<std::ptrdiff_t>(stem.size()) + 1, id.end(),
                       [](char c) { return c >= '0' && c <= '9'; });
}

/// What ids begin with that are made of the names of new places, before a number; in each language of the program.
constexpr std::array<std::string_view, 8> kMadeUpStems{"territory",  "sea", "river",   "mountains",
                                                       "territoire", "mer", "riviere", "montagnes"};
/// The names that regions and sites have until somebody gives them one.
constexpr std::array<std::string_view, 4> kMadeUpIds{"new-region", "new-site", "nouvelle-region", "nouveau-lieu"};

bool isMadeUp(const std::string& id)
{
    if (std::ranges::any_of(kMadeUpIds, [&id](std::string_view made) { return isMadeOf(id, std::string(made)); }))
        return true;
    return std::ranges::any_of(kMadeUpStems, [&id](std::string_view stem) {
        const std::string made(stem);
        // "territory" alone may be a person's word.
        return id != made && isMadeOf(id.substr(0, id.find('-', made.size() + 1)), made);
    });
}

/// Gives a record another id, whatever it is of.
[[nodiscard]] EditOutcome renameRecord(MapEdit& edit, RecordId record, const std::string& id)
{
    const MapModel& model = edit.model();
    if (const PlaceRecord* place = model.places().find(record))
        return place->kind == engine::PlaceKind::Coast ? EditOutcome() : renamePlace(edit, record, id);
    if (model.regions().has(record)) return renameRegion(edit, record, id);
    if (model.barriers().has(record)) return renameBarrier(edit, record, id);
    return renameTrack(edit, record, id);
}

[[nodiscard]] EditOutcome checkId(const MapModel& model, const std::string& id)
{
    if (!engine::isId(id)) return refuse("bad-id", {});
    if (isTaken(model, id) || isReserved(id)) return refuse("id-taken", {});
    return {};
}

} // namespace

std::string freeId(const MapModel& model, const std::string& wanted)
{
    std::string base = besideMade(wanted);
    if (!isTaken(model, base) && !isReserved(base)) return base;
    for (int number = 2;; ++number) {
        std::string id = base + "-" + std::to_string(number);
        if (!isTaken(model, id)) return id;
    }
}

EditOutcome renamePlace(MapEdit& edit, RecordId key, const std::string& id)
{
    const PlaceRecord before = edit.model().places().at(key);
    if (before.id == id) return {};
    // A coast is named by its place and its own word: "stp/nc".
    const std::size_t slash = id.find('/');
    if (before.kind == engine::PlaceKind::Coast) {
        const bool ofParent =
            slash != std::string::npos && id.substr(0, slash) == before.parent && engine::isId(id.substr(slash + 1));
        if (!ofParent) return refuse("bad-id", {});
        if (edit.model().places().byId(id) != nullptr) return refuse("id-taken", {});
    } else if (auto checked = checkId(edit.model(), id); !checked) {
        return checked;
    }
    PlaceRecord after = before;
    after.id = id;
    moveTexts(edit, textBase(before), textBase(after));
    edit.set(key, after);
    modifyAll<ConnectionRecord>(edit, [&](ConnectionRecord& connection) {
        if (connection.from == before.id) connection.from = id;
        if (connection.to == before.id) connection.to = id;
    });
    modifyAll<TrackRecord>(edit, [&](TrackRecord& track) {
        if (track.after == before.id) track.after = id;
        if (track.before == before.id) track.before = id;
    });
    renameInApprovals(edit, before.id, id);
    std::vector<std::pair<RecordId, std::string>> coasts;
    for (const Row<PlaceRecord>& row : edit.model().places())
        if (row.record.kind == engine::PlaceKind::Coast && row.record.parent == before.id)
            coasts.emplace_back(row.key, id + row.record.id.substr(row.record.id.find('/')));
    for (const auto& [coast, coastId] : coasts) {
        edit.modifyPlace(coast, [&](PlaceRecord& record) { record.parent = id; });
        if (auto renamed = renamePlace(edit, coast, coastId); !renamed) return renamed;
    }
    return {};
}

EditOutcome renameRegion(MapEdit& edit, RecordId key, const std::string& id)
{
    RegionRecord record = edit.model().regions().at(key);
    if (record.id == id) return {};
    if (auto checked = checkId(edit.model(), id); !checked) return checked;
    const std::string before = std::exchange(record.id, id);
    moveTexts(edit, "region." + before, textBase(record));
    edit.set(key, record);
    modifyAll<PlaceRecord>(edit, [&](PlaceRecord& place) {
        if (place.region == before) place.region = id;
    });
    renameInApprovals(edit, before, id);
    return {};
}

EditOutcome renameBarrier(MapEdit& edit, RecordId key, const std::string& id)
{
    BarrierRecord record = edit.model().barriers().at(key);
    if (record.id == id) return {};
    if (auto checked = checkId(edit.model(), id); !checked) return checked;
    const std::string before = std::exchange(record.id, id);
    moveTexts(edit, "barrier." + before, textBase(record));
    edit.set(key, record);
    modifyAll<ConnectionRecord>(edit, [&](ConnectionRecord& connection) {
        if (connection.barrier == before) connection.barrier = id;
        if (connection.over == before) connection.over = id;
    });
    renameInApprovals(edit, before, id);
    return {};
}

EditOutcome renameTrack(MapEdit& edit, RecordId key, const std::string& id)
{
    TrackRecord record = edit.model().tracks().at(key);
    if (record.id == id) return {};
    if (auto checked = checkId(edit.model(), id); !checked) return checked;
    const std::string before = std::exchange(record.id, id);
    moveTexts(edit, "track." + before, textBase(record));
    edit.set(key, record);
    modifyAll<PlaceRecord>(edit, [&](PlaceRecord& place) {
        if (place.track == before) place.track = id;
    });
    renameInApprovals(edit, before, id);
    return {};
}

EditOutcome followName(MapEdit& edit, RecordId record, const std::string& before)
{
    const MapModel& model = edit.model();
    const std::optional<std::string> base = model.textBaseOf(record);
    if (!base) return {};
    const std::string id = base->substr(base->find('.') + 1);
    const std::string& name = model.text(model.info.language, *base + ".name");
    const std::string wanted = idFromName(name);
    if (name.empty() || isMadeOf(id, wanted) || !isMadeOf(id, idFromName(before))) return {};
    return renameRecord(edit, record, freeId(model, wanted));
}

void setName(MapEdit& edit, const std::string& language, const std::string& base, const std::string& name)
{
    const QString before = QString::fromStdString(edit.model().text(language, base + ".name"));
    const QString now = QString::fromStdString(name);
    edit.setText(language, base + ".name", name);
    if (before.isEmpty() || now.isEmpty() || before == now) return;
    for (const char* form : {".with-article", ".of", ".at", ".object"}) {
        QString text = QString::fromStdString(edit.model().text(language, base + form));
        const qsizetype at = text.indexOf(before, 0, Qt::CaseInsensitive);
        const auto isLetter = [&text](qsizetype place) {
            return place >= 0 && place < text.size() && text[place].isLetterOrNumber();
        };
        if (at < 0 || isLetter(at - 1) || isLetter(at + before.size())) continue; // of another word
        // "The Vale" is "the Vale" within a sentence.
        QString written = now;
        if (before.front().isUpper() && text[at] == before.front().toLower()) written.front() = now.front().toLower();
        std::string renamed = text.replace(at, before.size(), written).toStdString();
        // A form that would be longer than any may be is none: then the name stands for it.
        if (engine::characterCount(renamed) > engine::kLongestName) renamed.clear();
        edit.setText(language, base + form, renamed);
    }
    // How the board parts the letters of another name says nothing of this one.
    const std::string board = base + "." + std::string(engine::kBoardForm);
    QString parted = QString::fromStdString(edit.model().text(language, board));
    if (parted.replace(QLatin1Char('/'), QLatin1Char(' ')) == before) edit.setText(language, board, {});
}

EditOutcome nameRecord(MapEdit& edit, RecordId record, const std::string& language, const std::string& name,
                       bool idFollows)
{
    const std::optional<std::string> base = edit.model().textBaseOf(record);
    if (!base) return {};
    const std::string key = *base + ".name";
    const std::string before = edit.model().text(language, key);
    setName(edit, language, *base, name);
    return idFollows && language == edit.model().info.language ? followName(edit, record, before) : EditOutcome();
}

std::vector<RecordId> recordsWithMadeUpIds(const MapModel& model)
{
    std::vector<RecordId> found;
    const auto look = [&](const auto& row) {
        const std::string& name = model.text(model.info.language, textBase(row.record) + ".name");
        if (!name.empty() && isMadeUp(row.record.id) && !isMadeOf(row.record.id, idFromName(name)))
            found.push_back(row.key);
    };
    for (const Row<PlaceRecord>& row : model.places())
        if (row.record.kind != engine::PlaceKind::Coast && row.record.kind != engine::PlaceKind::Space) look(row);
    for (const Row<RegionRecord>& row : model.regions()) look(row);
    for (const Row<BarrierRecord>& row : model.barriers()) look(row);
    return found;
}

EditOutcome takeIdsFromNames(MapEdit& edit, const std::function<bool(const std::string& id)>& isKnown)
{
    for (const RecordId record : recordsWithMadeUpIds(edit.model())) {
        const MapModel& model = edit.model();
        const std::optional<std::string> base = model.textBaseOf(record);
        if (!base || isKnown(base->substr(base->find('.') + 1))) continue;
        const std::string wanted = idFromName(model.text(model.info.language, *base + ".name"));
        if (EditOutcome done = renameRecord(edit, record, freeId(model, wanted)); !done) return done;
    }
    return {};
}

void removeTexts(MapEdit& edit, const std::string& base)
{
    std::vector<TextId> found;
    for (const auto& [id, text] : edit.model().texts())
        if (id.key.starts_with(base + ".")) found.push_back(id);
    for (const TextId& id : found) edit.setText(id.language, id.key, {});
}

} // namespace marches::editor
