// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapselection.h"

#include "editor/document/sceneryedits.h"

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

template <class Id> bool contains(const std::vector<Id>& all, const Id& id)
{
    return std::ranges::find(all, id) != all.end();
}

template <class Id> void dropRepeated(std::vector<Id>& all)
{
    std::vector<Id> once;
    once.reserve(all.size());
    std::vector<Id> sorted;
    for (const Id& id : all) {
        const auto place = std::ranges::lower_bound(sorted, id);
        if (place != sorted.end() && *place == id) continue;
        sorted.insert(place, id);
        once.push_back(id);
    }
    all = std::move(once);
}

} // namespace

MapSelection::MapSelection(MapDocument& document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(&document, &MapDocument::aboutToTell, this, &MapSelection::dropWhatIsGone);
    connect(&document, &MapDocument::changed, this, &MapSelection::tellWhatWasDropped);
}

bool MapSelection::has(RecordId place) const { return contains(m_items.places, place); }
bool MapSelection::has(VertexId vertex) const { return contains(m_items.vertices, vertex); }
bool MapSelection::has(EdgeId edge) const { return contains(m_items.edges, edge); }
bool MapSelection::hasStamp(RecordId stamp) const { return contains(m_items.stamps, stamp); }
bool MapSelection::has(SheetPart part) const { return contains(m_items.sheet, part); }
bool MapSelection::hasScenery(const std::string& id) const { return contains(m_items.scenery, id); }

std::vector<RecordId> MapSelection::territories() const
{
    std::vector<RecordId> found;
    for (const RecordId key : m_items.places)
        if (m_document.model().places().at(key).isTerritory()) found.push_back(key);
    return found;
}

void MapSelection::set(Items items)
{
    dropRepeated(items.places);
    dropRepeated(items.connections);
    dropRepeated(items.barriers);
    dropRepeated(items.vertices);
    dropRepeated(items.edges);
    dropRepeated(items.stamps);
    dropRepeated(items.sheet);
    dropRepeated(items.scenery);
    keepWhatIsThere(items);
    if (items == m_items) return;
    m_items = std::move(items);
    emit changed();
}

void MapSelection::selectStamps(std::vector<RecordId> stamps)
{
    Items items;
    items.stamps = std::move(stamps);
    set(std::move(items));
}

void MapSelection::selectSheetPart(SheetPart part)
{
    Items items;
    items.sheet = {part};
    set(std::move(items));
}

void MapSelection::selectScenery(std::vector<std::string> ids)
{
    Items items;
    items.scenery = std::move(ids);
    set(std::move(items));
}

void MapSelection::selectMade(const MadeItem& item)
{
    Items items;
    items.made = item;
    set(std::move(items));
}

void MapSelection::togglePlace(RecordId place)
{
    Items items = m_items;
    if (std::erase(items.places, place) == 0) items.places.push_back(place);
    set(std::move(items));
}

void MapSelection::keepWhatIsThere(Items& items) const
{
    const MapModel& model = m_document.model();
    std::erase_if(items.places, [&](RecordId key) { return !model.places().has(key); });
    std::erase_if(items.connections, [&](RecordId key) { return !model.connections().has(key); });
    std::erase_if(items.barriers, [&](RecordId key) { return !model.barriers().has(key); });
    std::erase_if(items.vertices, [&](VertexId id) { return !model.drawing.has(id); });
    std::erase_if(items.edges, [&](EdgeId id) { return !model.drawing.has(id); });
    std::erase_if(items.stamps, [&](RecordId key) { return !model.stamps().has(key); });
    std::erase_if(items.sheet, [&](SheetPart part) { return !hasSheetPart(model, part); });
    std::erase_if(items.scenery, [&](const std::string& id) { return findScenery(model, id) == nullptr; });
    if (items.made && (!model.info.art || contains(model.info.art->without, items.made->id))) items.made.reset();
}

void MapSelection::dropWhatIsGone()
{
    Items items = m_items;
    keepWhatIsThere(items);
    if (items == m_items) return;
    m_items = std::move(items);
    m_dropped = true;
}

void MapSelection::tellWhatWasDropped()
{
    if (std::exchange(m_dropped, false)) emit changed();
}

} // namespace marches::editor
