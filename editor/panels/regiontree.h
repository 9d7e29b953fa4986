// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/records.h"

#include <QTreeWidget>

#include <string>
#include <vector>

namespace marches::editor {

/// Kind of data with which places are dragged from one part of the editor to another: their keys as numbers, with
/// commas.
inline constexpr const char* kPlacesMime = "application/x-marches-places";
QMimeData* placesAsMime(const std::vector<RecordId>& places);
std::vector<RecordId> placesFromMime(const QMimeData& data);

/// Regions with their territories below them; territories can be dragged onto a region, from here and elsewhere.
class RegionTree : public QTreeWidget {
    Q_OBJECT
public:
    enum Role { RegionRole = Qt::UserRole, PlaceRole };

    using QTreeWidget::QTreeWidget;

    /// Id of the region that a row is or belongs to; null text: of those in none.
    static QString regionOf(const QTreeWidgetItem* item);

    /// Places that were dragged off the canvas, which no window system knows of, are dropped on the row that is seen
    /// under the pointer, where there is one.
    void dropUnderPointer(const std::vector<RecordId>& places);

signals:
    void dropped(const std::vector<marches::editor::RecordId>& places, const QString& region);
    void regionHovered(const QString& region); ///< empty: none

protected:
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QList<QTreeWidgetItem*>& items) const override;
    bool dropMimeData(QTreeWidgetItem* parent, int index, const QMimeData* data, Qt::DropAction action) override;
    Qt::DropActions supportedDropActions() const override { return Qt::CopyAction | Qt::MoveAction; }
    void dropEvent(QDropEvent* event) override;
    void leaveEvent(QEvent* event) override;
};

} // namespace marches::editor
