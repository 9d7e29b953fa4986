// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapclipboard.h"

#include <QMimeData>
#include <QStringList>

namespace marches::editor {

namespace {

MapModel fragmentOfSelected(const MapSelection& selection)
{
    const MapSelection::Items& items = selection.items();
    return fragmentOf(selection.document().model(), items.places, items.stamps, items.scenery);
}

/// Adds it where there is room and selects it.
EditOutcome insert(MapSelection& selection, const QString& title, const MapModel* fragment, const QTransform& over,
                   std::optional<QPointF> at, Inserted* told = nullptr)
{
    Inserted added;
    EditOutcome done = selection.document().edit(title, [&](MapEdit& edit) -> EditOutcome {
        if (fragment == nullptr || holdsNothing(*fragment)) return refuse("nothing-to-paste", {});
        QRectF box = over.mapRect(boundsOf(*fragment));
        QTransform by = over;
        if (at) {
            by *= QTransform::fromTranslate(at->x() - box.left(), at->y() - box.top());
            box.moveTopLeft(*at);
        }
        QPointF free; // stamps and scenery may stand on anything
        if (!fragment->places().empty())
            free = toFreeSpot(edit.model(), box);
        else
            free = at ? intoSheet(edit.model(), box) : besideOthers(edit.model(), *fragment);
        by *= QTransform::fromTranslate(free.x(), free.y());
        auto made = insertFragment(edit, *fragment, by);
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
    const MapModel fragment = fragmentOfSelected(selection);
    if (holdsNothing(fragment)) return nullptr;
    QStringList names;
    for (const Row<PlaceRecord>& row : fragment.places())
        if (row.record.kind != engine::PlaceKind::Coast) names << selection.document().name(row.record);
    auto* data = new QMimeData;
    data->setData(QLatin1String(kShapesMime), bytesOf(fragment));
    if (!names.isEmpty()) data->setText(names.join(QLatin1Char('\n')));
    return data;
}

bool canPaste(const QMimeData* data) { return data != nullptr && data->hasFormat(QLatin1String(kShapesMime)); }

EditOutcome pasteCopied(MapSelection& selection, const QMimeData& data, const QString& title, std::optional<QPointF> at,
                        Inserted* added)
{
    const std::optional<MapModel> fragment = fragmentFromBytes(data.data(QLatin1String(kShapesMime)));
    return insert(selection, title, fragment ? &*fragment : nullptr, {}, at, added);
}

EditOutcome duplicateSelected(MapSelection& selection, const QString& title, const QTransform& over)
{
    const MapModel fragment = fragmentOfSelected(selection);
    if (holdsNothing(fragment)) return {};
    return insert(selection, title, &fragment, over, std::nullopt);
}

} // namespace marches::editor
