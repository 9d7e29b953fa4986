// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/mapaccessibletext.h"

#include "editor/document/edittexts.h"

namespace marches::editor {

namespace {

using engine::PlaceKind;

} // namespace

QString MapAccessibleText::description(const MapScene& scene, RecordId place)
{
    const PlaceRecord& record = scene.model().places().at(place);
    QStringList facts;
    switch (record.kind) {
    case PlaceKind::Land: facts.append(record.terrain.empty() ? tr("Territory") : terrainName(record.terrain)); break;
    case PlaceKind::Sea: facts.append(tr("Sea zone")); break;
    case PlaceKind::Coast: facts.append(tr("Coast")); break;
    case PlaceKind::Site: facts.append(tr("Site off the board")); break;
    case PlaceKind::Space: facts.append(tr("Space of a track")); break;
    }
    if (const Row<RegionRecord>* region = scene.model().regions().byId(record.region))
        facts.append(tr("in the region %1").arg(scene.document()->name(region->record)));
    for (const std::string& flag : record.flags) facts.append(flagName(flag));
    return facts.join(tr(", ", "between facts"));
}

QString MapAccessibleText::neighbours(const MapScene& scene, RecordId place)
{
    const MapModel& model = scene.model();
    const std::string& id = model.places().at(place).id;
    QStringList all;
    for (const Row<ConnectionRecord>& row : model.connections()) {
        const ConnectionRecord& record = row.record;
        if (!record.touches(id)) continue;
        const QString other = scene.document()->nameOf(record.from == id ? record.to : record.from);
        QString how;
        switch (record.kind) {
        case engine::ConnectionKind::Border:
            if (!record.barrier.empty())
                how = tr("closed by %1").arg(scene.document()->nameOf(record.barrier));
            else if (record.basis == engine::BorderOrigin::Forbidden)
                how = tr("closed");
            break;
        default: how = connectionName(record.kind); break;
        }
        all.append(how.isEmpty() ? other : tr("%1 (%2)", "neighbour (how one gets there)").arg(other, how));
    }
    if (all.isEmpty()) return tr("Touches nothing.");
    return tr("Touches %1.").arg(all.join(tr("; ", "between neighbours")));
}

QString MapAccessibleText::full(const MapScene& scene, RecordId place)
{
    return tr("%1: %2. %3", "name: facts. neighbours")
        .arg(scene.document()->name(scene.model().places().at(place)), description(scene, place),
             neighbours(scene, place));
}

} // namespace marches::editor
