// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/regiontree.h"

#include <QCursor>
#include <QDropEvent>
#include <QMimeData>

namespace marches::editor {

QMimeData* placesAsMime(const std::vector<RecordId>& places)
{
    QStringList keys;
    for (const RecordId key : places) keys << QString::number(static_cast<std::uint32_t>(key));
    auto* data = new QMimeData;
    data->setData(QLatin1String(kPlacesMime), keys.join(QLatin1Char(',')).toLatin1());
    return data;
}

std::vector<RecordId> placesFromMime(const QMimeData& data)
{
    std::vector<RecordId> places;
    for (const QByteArray& key : data.data(QLatin1String(kPlacesMime)).split(',')) {
        bool isNumber = false;
        const uint number = key.toUInt(&isNumber);
        if (isNumber) places.push_back(static_cast<RecordId>(number));
    }
    return places;
}

QString RegionTree::regionOf(const QTreeWidgetItem* item)
{
    if (item == nullptr) return {};
    return (item->parent() != nullptr ? item->parent() : item)->data(0, RegionRole).toString();
}

QStringList RegionTree::mimeTypes() const { return {QLatin1String(kPlacesMime)}; }

QMimeData* RegionTree::mimeData(const QList<QTreeWidgetItem*>& items) const
{
    std::vector<RecordId> places;
    for (const QTreeWidgetItem* item : items)
        if (item->parent() != nullptr) places.push_back(static_cast<RecordId>(item->data(0, PlaceRole).toUInt()));
    return placesAsMime(places);
}

bool RegionTree::dropMimeData(QTreeWidgetItem* parent, int /*index*/, const QMimeData* dragged,
                              Qt::DropAction /*action*/)
{
    const std::vector<RecordId> places = placesFromMime(*dragged);
    if (parent == nullptr || places.empty()) return false;
    emit dropped(places, regionOf(parent));
    return true;
}

void RegionTree::dropEvent(QDropEvent* event)
{
    // The rows follow the document; the view must not move any by itself.
    if (dropMimeData(itemAt(event->position().toPoint()), 0, event->mimeData(), Qt::CopyAction)) {
        event->setDropAction(Qt::CopyAction);
        event->accept();
    } else {
        event->ignore();
    }
    setState(NoState);
    viewport()->update();
}

void RegionTree::dropUnderPointer(const std::vector<RecordId>& places)
{
    if (window()->childAt(window()->mapFromGlobal(QCursor::pos())) != viewport()) return;
    const QTreeWidgetItem* row = itemAt(viewport()->mapFromGlobal(QCursor::pos()));
    if (row != nullptr && !places.empty()) emit dropped(places, regionOf(row));
}

void RegionTree::leaveEvent(QEvent* event)
{
    emit regionHovered({});
    QTreeWidget::leaveEvent(event);
}

} // namespace marches::editor
