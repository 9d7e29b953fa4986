// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/mappanel.h"

class QLabel;

namespace marches::editor {

class BarrierForm;
class BorderForm;
class MapForm;
class PlaceForm;
class StampForm;
class TrackForm;

/// What is selected, all of it at once: places, a connection (also by the border that is selected), a river, stamps.
/// Nothing
/// selected: the map itself.
class PropertiesPanel : public MapPanel {
    Q_OBJECT
public:
    explicit PropertiesPanel(QWidget* parent = nullptr);

    QString heading() const override;
    /// F2: the name of what is selected.
    void rename();

signals:
    /// Something was chosen from a list, or renamed by F2 and Enter: one is done here.
    void done();

protected:
    void refresh() override;
    void retranslate() override;

private:
    /// Brings a form up, from its top where it was not the one that is seen.
    void bringUp(QWidget* form);
    void showPlaces();
    void showConnection(Key connection);
    void showPoints();
    void showStamps();
    /// The connection that is selected, or the border whose line is.
    std::optional<Key> connection() const;
    /// The track that all selected spaces are on.
    std::optional<Key> track() const;

    QLabel* m_what;
    PlaceForm* m_place;
    TrackForm* m_track;
    BorderForm* m_border;
    BarrierForm* m_barrier;
    StampForm* m_stamp;
    MapForm* m_map;
    QLabel* m_points;
    QWidget* m_shown; ///< of the forms
};

} // namespace marches::editor
