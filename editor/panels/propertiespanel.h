// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/mappanel.h"

class QLabel;
class QPushButton;

namespace marches::editor {

class BarrierForm;
class BorderForm;
class MapForm;
class PlaceForm;
class PointForm;
class SceneryForm;
class PictureForm;
class StampForm;
class TrackForm;

/// What is selected, all of it at once: places, a connection (also by the border that is selected), a river, stamps,
/// something that the program drew.
/// Nothing selected: the map itself, and the picture to trace.
class PropertiesPanel : public MapPanel {
    Q_OBJECT
public:
    explicit PropertiesPanel(QWidget* parent = nullptr);

    QString heading() const override;
    /// F2: the name of what is selected; with nothing selected, that of the map. False: this has no name.
    bool rename();

signals:
    /// Something was chosen from a list, or Enter or Esc pressed in a name: one is done here.
    void done();

protected:
    void refresh() override;
    void retranslate() override;

private:
    /// Brings a form up, from its top where it was not the one that is seen.
    void bringUp(QWidget* form);
    void showPlaces();
    void showConnection(RecordId connection);
    void showPoints();
    void showStamps();
    void showMade();
    /// What is selected is drawn by the program from what the forms show.
    bool isDrawnFrom() const;
    /// The connection that is selected, or the border whose line is.
    std::optional<RecordId> connection() const;
    /// The track that all selected spaces are on.
    std::optional<RecordId> track() const;

    QLabel* m_what;
    QLabel* m_drawn;     ///< who draws it
    QWidget* m_made;     ///< of what the program drew
    QPushButton* m_take; ///< in hand
    PlaceForm* m_place;
    TrackForm* m_track;
    BorderForm* m_border;
    BarrierForm* m_barrier;
    StampForm* m_stamp;
    SceneryForm* m_scenery;
    MapForm* m_map;
    PictureForm* m_picture; ///< below the map's, where there is one
    PointForm* m_points;
    QWidget* m_shown; ///< of the forms
};

} // namespace marches::editor
