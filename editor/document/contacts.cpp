// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/contacts.h"

#include <algorithm>
#include <set>
#include <utility>
#include <variant>

namespace marches::editor {

namespace {

/// Faces whose neighbours a patch may have changed. A vertex that only moves leaves the sides of all edges as they are.
void collectFaces(const Patch& patch, std::set<FaceId>& faces)
{
    for (const auto& change : patch.edges) {
        const bool sameSides = change.before && change.after && change.before->left == change.after->left &&
                               change.before->right == change.after->right;
        if (sameSides) continue;
        for (const std::optional<Edge>* edge : {&change.before, &change.after})
            if (*edge)
                for (const FaceId face : {(*edge)->left, (*edge)->right})
                    if (face != kOutside) faces.insert(face);
    }
}

/// A sea that touches land and is joined to nothing is scenery, unless it was drawn just now.
bool seasAreScenery(const MapEdit& edit)
{
    std::set<RecordId> made;
    for (const ModelChange& change : edit.changes())
        if (const auto* row = std::get_if<RowChange<PlaceRecord>>(&change); row != nullptr && !row->before)
            made.insert(row->key);
    std::set<std::string> seas;
    for (const Row<PlaceRecord>& row : edit.model().places())
        if (row.record.kind == engine::PlaceKind::Sea && !made.contains(row.key)) seas.insert(row.record.id);
    return !seas.empty() && std::ranges::none_of(edit.model().connections(), [&](const Row<ConnectionRecord>& row) {
        return seas.contains(row.record.from) || seas.contains(row.record.to);
    });
}

using Pair = std::pair<std::string, std::string>;
Pair pairOf(const std::string& a, const std::string& b) { return a < b ? Pair(a, b) : Pair(b, a); }

} // namespace

std::map<RecordId, double> contactsOf(const MapModel& model, RecordId place)
{
    std::map<RecordId, double> found;
    const PlaceRecord& record = model.places().at(place);
    if (record.face == kOutside || !model.drawing.has(record.face)) return found;
    for (const HalfEdge half : model.drawing.sides(record.face))
        if (const std::optional<RecordId> other = model.placeOf(model.drawing.right(half)))
            found[*other] += model.drawing.segment(half.edge()).length();
    std::erase_if(found, [](const auto& contact) { return contact.second < kLeastContact; });
    return found;
}

std::vector<RecordId> connectionsBetween(const MapModel& model, const std::string& a, const std::string& b)
{
    std::vector<RecordId> found;
    for (const Row<ConnectionRecord>& row : model.connections())
        if (row.record.joins(a, b)) found.push_back(row.key);
    return found;
}

void followContacts(MapEdit& edit)
{
    std::set<FaceId> faces;
    for (const ModelChange& change : edit.changes())
        if (const auto* patch = std::get_if<Patch>(&change)) collectFaces(*patch, faces);
    if (faces.empty()) return;

    const MapModel& model = edit.model();
    std::set<std::string> touched;
    std::set<Pair> contacts;
    const bool scenery = seasAreScenery(edit);
    for (const FaceId face : faces) {
        const std::optional<RecordId> place = model.placeOf(face);
        if (!place) continue;
        const PlaceRecord& record = model.places().at(*place);
        touched.insert(record.id);
        for (const auto& [other, length] : contactsOf(model, *place)) {
            const PlaceRecord& neighbour = model.places().at(other);
            const bool sea = record.kind == engine::PlaceKind::Sea || neighbour.kind == engine::PlaceKind::Sea;
            if (!sea || !scenery) contacts.insert(pairOf(record.id, neighbour.id));
        }
    }

    std::vector<RecordId> lost;
    std::set<Pair> joined;
    for (const Row<ConnectionRecord>& row : model.connections()) {
        const ConnectionRecord& record = row.record;
        if (!touched.contains(record.from) && !touched.contains(record.to)) continue;
        const Pair pair = pairOf(record.from, record.to);
        joined.insert(pair);
        const bool plain = record.isBorder() && record.barrier.empty() && record.basis == engine::BorderOrigin::Derived;
        if (plain && !contacts.contains(pair)) lost.push_back(row.key);
    }
    for (const RecordId key : lost) edit.remove<ConnectionRecord>(key);
    for (const Pair& pair : contacts) {
        if (joined.contains(pair)) continue;
        ConnectionRecord record;
        record.from = pair.first;
        record.to = pair.second;
        record.basis = engine::BorderOrigin::Derived;
        edit.add(std::move(record));
    }
}

} // namespace marches::editor
