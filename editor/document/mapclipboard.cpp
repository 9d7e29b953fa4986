// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapclipboard.h"

#include <QMimeData>
#include <QStringList>

namespace marches::editor {

namespace {

MapModel excerptOfSelected(const MapSelection& selection)
{
    const MapSelection::Items& items = selection.items();
    return excerptOf(selection.document().model(), items.places, items.stamps, items.scenery);
}

/// Adds it where there is room and selects it.
EditOutcome insert(MapSelection& selection, const QString& title, const MapModel* excerpt, const QTransform& over,
                   std::optional<QPointF> at, Inserted* told = nullptr)
{
    Inserted added;
    const EditOutcome done = selection.document().edit(title, [&](MapEdit& edit) -> EditOutcome {
        if (excerpt == nullptr || holdsNothing(*excerpt)) return refuse("nothing-to-paste", {});
        QRectF box = over.mapRect(boundsOf(*excerpt));
        QTransform by = over;
        if (at) {
            by *= QTransform::fromTranslate(at->x() - box.left(), at->y() - box.top());
            box.moveTopLeft(*at);
        }
        QPointF free; // stamps and scenery may stand on anything
        if (!excerpt->places().empty())
            free = toFreeSpot(edit.model(), box);
        else if (!at)
            free = besideOthers(edit.model(), *excerpt);
        by *= QTransform::fromTranslate(free.x(), free.y());
        auto made = insertExcerpt(edit, *excerpt, by);
        if (!made) return tl::unexpected(made.error());
        added = std::move(*made);
        return {};
    });
    if (!done) return done;
    if (told != nullptr) *told = added;
    MapSelection::Items items;
    items.places = std::move(added.places);
    items.stamps = std::move(added.stamps);
    items.scenery = std::move(added.scenery);
    selection.set(std::move(items));
    return done;
}

} // namespace

QMimeData* copySelected(const MapSelection& selection)
{
    const MapModel excerpt = excerptOfSelected(selection);
    if (holdsNothing(excerpt)) return nullptr;
    QStringList names;
    for (const Row<PlaceRecord>& row : excerpt.places())
        if (row.record.kind != engine::PlaceKind::Coast) names << selection.document().name(row.record);
    auto* data = new QMimeData;
    data->setData(QLatin1String(kShapesMime), bytesOf(excerpt));
    if (!names.isEmpty()) data->setText(names.join(QLatin1Char('\n')));
    return data;
}

bool canPaste(const QMimeData* data) { return data != nullptr && data->hasFormat(QLatin1String(kShapesMime)); }

EditOutcome pasteCopied(MapSelection& selection, const QMimeData& data, const QString& title, std::optional<QPointF> at,
                        Inserted* added)
{
    const std::optional<MapModel> excerpt = excerptFromBytes(data.data(QLatin1String(kShapesMime)));
    return insert(selection, title, excerpt ? &*excerpt : nullptr, {}, at, added);
}

EditOutcome duplicateSelected(MapSelection& selection, const QString& title, const QTransform& over)
{
    const MapModel excerpt = excerptOfSelected(selection);
    if (holdsNothing(excerpt)) return {};
    return insert(selection, title, &excerpt, over, std::nullopt);
}

} // namespace marches::editor
