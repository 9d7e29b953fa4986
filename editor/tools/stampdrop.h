// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDropEvent;

namespace marches::editor {

class MapView;

/// Stamps that are dragged out of a list onto a view of a map stand where they are dropped. All else that is dropped
/// goes on to whoever takes it.
class StampDrop : public QObject {
    Q_OBJECT
public:
    /// For that view, and gone with it.
    explicit StampDrop(MapView& view);
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// One was put there, and is selected.
    void dropped();

private:
    bool drop(QDropEvent& event);

    MapView& m_view;
};

} // namespace marches::editor
