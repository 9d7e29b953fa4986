// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/mapmodel.h"

#include <QWidget>

#include <optional>

namespace marches::editor {
class FindBar;
class MapView;
class RuledView;
} // namespace marches::editor

namespace marches::app {

class ArtworkUpdate;
class MapController;
class DrawingProgress;
class MessageBar;
class EmptyMapPlaceholder;
class Theme;

/// The map itself with what belongs to it in the middle of the page: the notice above, the search, the picture to trace
/// below it, and on an empty map the ways to begin.
class MapPane : public QWidget {
    Q_OBJECT
public:
    MapPane(MapController& controller, Theme& theme, QWidget* parent = nullptr);

    editor::MapView& canvas() { return *m_canvas; }
    editor::RuledView& ruledCanvas() { return *m_ruled; }
    editor::FindBar& findBar() { return *m_find; }
    MessageBar& strip() { return *m_strip; }
    EmptyMapPlaceholder& start() { return *m_start; }
    DrawingProgress& drawing() { return *m_drawing; }
    ArtworkUpdate& artwork() { return *m_artwork; }

    /// The controller's map from now on, or none any more.
    void take();
    void letGo();
    void retranslate();
    /// Shows the ways to begin on a map with nothing on it.
    void refreshStart();
    /// Not while somebody has begun with a tool.
    void offerStart(bool on);
    bool offersStart() const;

signals:
    /// For the spoken line.
    void spoken(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void loadPicture();
    /// Of a point under the pointer, or of a place that has the keys.
    void speakOf(std::optional<editor::RecordId> place, std::optional<QPointF> board);
    /// The place may have another name by now.
    void speakAgain();

    MapController& m_controller;
    MessageBar* m_strip;
    editor::FindBar* m_find;
    editor::RuledView* m_ruled;
    editor::MapView* m_canvas; ///< within its rulers
    EmptyMapPlaceholder* m_start;
    DrawingProgress* m_drawing;
    ArtworkUpdate* m_artwork;
    bool m_offersStart = true;
    // What was said last of the map, as long as nothing else was said since.
    QString m_said;
    std::optional<editor::RecordId> m_saidOf;
    std::optional<QPointF> m_saidAt;
};

} // namespace marches::app
