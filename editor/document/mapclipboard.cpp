// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapclipboard.h"

#include "editor/document/excerpt.h"

#include <QMimeData>
#include <QStringList>

namespace marches::editor {

namespace {

/// Adds it where there is room and selects it.
EditOutcome insert(MapSelection& selection, const QString& title, const MapModel* excerpt, const QTransform& over,
                   std::optional<QPointF> at)
{
    std::vector<Key> added;
    const EditOutcome done = selection.document().edit(title, [&](MapEdit& edit) -> EditOutcome {
        if (excerpt == nullptr || excerpt->places().empty()) return refuse("nothing-to-paste", {});
        QRectF box = over.mapRect(boundsOf(*excerpt));
        QTransform by = over;
        if (at) {
            by *= QTransform::fromTranslate(at->x() - box.left(), at->y() - box.top());
            box.moveTopLeft(*at);
        }
        const QPointF free = toFreeSpot(edit.model(), box);
        by *= QTransform::fromTranslate(free.x(), free.y());
        auto made = insertExcerpt(edit, *excerpt, by);
        if (!made) return tl::unexpected(made.error());
        added = std::move(*made);
        return {};
    });
    if (done) selection.selectPlaces(std::move(added));
    return done;
}

} // namespace

QMimeData* copyPlaces(const MapDocument& document, const std::vector<Key>& places)
{
    const MapModel excerpt = excerptOf(document.model(), places);
    if (excerpt.places().empty()) return nullptr;
    QStringList names;
    for (const Row<PlaceRecord>& row : excerpt.places())
        if (row.record.kind != engine::PlaceKind::Coast) names << document.name(row.record);
    auto* data = new QMimeData;
    data->setData(QLatin1String(kShapesMime), bytesOf(excerpt));
    data->setText(names.join(QLatin1Char('\n')));
    return data;
}

bool canPaste(const QMimeData* data) { return data != nullptr && data->hasFormat(QLatin1String(kShapesMime)); }

EditOutcome pastePlaces(MapSelection& selection, const QMimeData& data, const QString& title, std::optional<QPointF> at)
{
    const std::optional<MapModel> excerpt = excerptFromBytes(data.data(QLatin1String(kShapesMime)));
    return insert(selection, title, excerpt ? &*excerpt : nullptr, {}, at);
}

EditOutcome duplicatePlaces(MapSelection& selection, const QString& title, const QTransform& over)
{
    const MapModel excerpt = excerptOf(selection.document().model(), selection.items().places);
    if (excerpt.places().empty()) return {};
    return insert(selection, title, &excerpt, over, std::nullopt);
}

} // namespace marches::editor
