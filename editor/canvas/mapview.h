// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/canvastool.h"
#include "editor/canvas/mapbackingstore.h"
#include "editor/canvas/mapcamera.h"
#include "editor/document/mapselection.h"
#include "editor/painting/mapartwork.h"
#include "editor/painting/mapscene.h"

#include <QPointer>
#include <QString>
#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QTimer;

namespace marches::editor {

/// A map as one edits it. Shows a document and what is selected in it, pans and zooms, and hands the mouse and the keys
/// to one tool. It changes nothing of the map by itself.
///
/// Mouse: wheel zooms at the pointer; middle button, or left with Space held, pans; right opens a menu; the left button
/// is the tool's. Keys that the tool does not take: Ctrl+0 fits, Ctrl+1 shows 100 %, + and - zoom, arrows pan, Tab
/// steps through the places, Esc ends what the tool has half done. With a tool that sets points the arrows move a cross
/// that stands for the mouse, Enter and Space click where it is, and Ctrl+arrows pan; the mouse puts it away.
class MapView : public QWidget {
    Q_OBJECT
public:
    explicit MapView(QWidget* parent = nullptr);
    ~MapView() override;

    /// Both null: no map. They must outlive the view, or be taken away before they go.
    void setDocument(MapDocument* document, MapSelection* selection);
    MapDocument* document() const { return m_document; }
    MapSelection* selection() const { return m_selection; }
    /// The bytes of board.svg, whose artwork is shown below and above the territories. False where they cannot be read.
    bool setArtwork(const QByteArray& boardSvg);
    /// Another state of it; the former one is shown until it is drawn.
    void changeArtwork(MapArtwork::Source source);
    /// What is painted depends on something that is no edit of the document.
    void repaintMap() { redraw(); }
    /// The picture to trace; it stands where the document's MapInfo says.
    void setTracedPicture(const QImage& picture);
    /// Colours that come before those of the artwork and of the terrain; an invalid colour is no answer.
    void setFill(std::function<QColor(Key)> fill);

    /// Of what surrounds the board.
    void setTheme(Theme theme);
    Theme theme() const { return m_theme; }
    void setLayers(const LayerState& layers);
    const LayerState& layers() const { return m_scene.layers; }
    void setTint(MapTint tint);
    MapTint tint() const { return m_scene.tint; }
    void setPins(std::vector<MapPin> pins);
    const std::vector<MapPin>& pins() const { return m_pins; }
    /// The territories of a region glow; an empty id: none.
    void setHighlightedRegion(const std::string& region);
    /// Lines to draw by; the map keeps them whether they are shown or not.
    void showGuides(bool on);
    bool showsGuides() const { return m_showsGuides; }
    /// A grid with the distance of gridStep().
    void showGrid(bool on);
    void setPictureFaded(bool faded);
    bool isPictureFaded() const { return m_scene.pictureFaded; }

    /// Not owned; null: the view only pans and zooms.
    void setTool(CanvasTool* tool);
    CanvasTool* tool() const { return m_tool; }
    /// For tools: what they paint has changed.
    void toolChanged();
    /// For tools: they are done, and the one before may come back.
    void finishTool() { emit toolFinished(); }
    /// Shows a sentence beside the pointer until the next edit, click or key; empty: takes it away.
    void showRefusal(const QString& sentence);
    const QString& refusal() const { return m_refusal; }
    /// Where the cross of the keyboard is; nothing: there is none.
    const std::optional<QPointF>& keyCursor() const { return m_cursor; }
    /// What the keys do with the tool in hand; empty: it has no cross.
    QString keyCursorHint() const;

    const MapScene& scene() const { return m_scene; }
    double zoom() const { return m_camera.scale(); } ///< pixels per board unit; 1 is 100 %
    void setZoom(double pixelsPerUnit);              ///< keeps the middle
    void zoomBy(double factor);
    /// Around a point of the widget.
    void zoomAt(const QPointF& widgetPoint, double pixelsPerUnit);
    /// The whole board; stays so while the view changes its size, until somebody zooms or pans.
    void fit();
    /// Makes a part of the board as large as it fits.
    void showArea(const QRectF& board);
    bool isFitted() const { return m_fitted; }
    void centreOn(const QPointF& board);
    /// Scrolls no more than needed; zooms out where the place is larger than the view.
    void ensureVisible(Key place);
    /// Scrolls to a point that is out of sight.
    void reveal(const QPointF& board);
    /// Part of the board in the widget, for the minimap.
    QRectF visibleArea() const { return m_camera.toBoard(QRectF(rect())); }

    QPointF toBoard(const QPointF& widgetPoint) const { return m_camera.toBoard(widgetPoint); }
    QPointF toWidget(const QPointF& board) const { return m_camera.toWidget(board); }
    /// Place under a point of the widget.
    std::optional<Key> placeAtPoint(const QPointF& widgetPoint) const;
    /// Box of a place in the widget.
    QRect placeRect(Key place) const;

    /// The place with the keyboard's focus.
    std::optional<Key> currentPlace() const { return m_current; }
    void setCurrentPlace(std::optional<Key> place);
    /// What a place is and what it touches, in sentences.
    QString describe(Key place) const;

    /// Blocks until everything is there at this zoom; for pictures and tests.
    void waitForArtwork();

signals:
    void zoomChanged(double pixelsPerUnit);
    void visibleAreaChanged(const QRectF& board);
    /// The pointer moved over the map; for the spoken line and the coordinates.
    void pointerAt(std::optional<marches::editor::Key> place, const QPointF& board);
    void pointerLeft();
    void documentChanged(); ///< another one, or the one that is shown has been edited
    /// The tool has places in its hand and the pointer has left the view: they may be dropped elsewhere.
    void carriedOut(const std::vector<marches::editor::Key>& places);
    void contextMenuRequested(const QPoint& global, std::optional<marches::editor::Key> place, const QPointF& board);
    void toolFinished();
    void keyCursorChanged();       ///< it came, or went
    void pinActivated(int number); ///< the pin of a problem was clicked
    void renameRequested();        ///< of what is selected
    void currentPlaceChanged(std::optional<marches::editor::Key> place);
    void spoken(const QString& text); ///< to be announced politely

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void onChanged(const ModelChanges& changes);
    void onRefused(const EditRefusal& why);
    void cameraMoved();
    void redraw();
    void updatePicture();
    void updateCursor();
    Pointer pointerOf(const QMouseEvent& event, Qt::MouseButton button) const;
    std::optional<int> pinAt(const QPointF& widgetPoint) const;
    void paintSelection(QPainter& painter) const;
    void paintForeground(QPainter& painter) const;
    void paintGrid(QPainter& painter) const;
    void paintGuides(QPainter& painter) const;
    bool viewKey(QKeyEvent& event);
    bool cursorKey(const QKeyEvent& event);
    void putKeyCursor(const QPointF& board);
    void hideKeyCursor();
    void moveKeyCursor(const QPointF& direction, Qt::KeyboardModifiers modifiers);
    void clickAtKeyCursor(Qt::KeyboardModifiers modifiers);
    Pointer cursorPointer(Qt::KeyboardModifiers modifiers) const;
    void paintKeyCursor(QPainter& painter) const;
    void stepPlace(int by);

    MapArtwork m_artwork;
    MapScene m_scene{m_artwork};
    MapBackingStore m_picture;
    MapCamera m_camera;
    MapDocument* m_document = nullptr;
    MapSelection* m_selection = nullptr;
    CanvasTool* m_tool = nullptr;
    Theme m_theme = Theme::Light;
    std::vector<MapPin> m_pins;
    std::optional<Key> m_current;
    std::optional<QPointF> m_cursor;        ///< cross of the keyboard, board units
    std::optional<QPointF> m_cursorClicked; ///< where it clicked last
    bool m_cursorHolds = false;             ///< the tool has been given a press without its release
    bool m_cursorFree = false;              ///< it was moved without snapping
    QTimer* m_settled;                      ///< child of this view: zooming has come to rest
    QTimer* m_artworkDelay;                 ///< child of this view
    QString m_refusal;
    QPointF m_refusalAt; ///< in the widget
    QPointF m_pointer;   ///< in the widget
    QPointF m_panFrom;
    Qt::MouseButton m_pressed = Qt::NoButton; ///< that the tool was told of
    bool m_showsGuides = true;
    bool m_showsGrid = false;
    bool m_fitted = true;
    bool m_panning = false;
    bool m_spaceHeld = false;
};

} // namespace marches::editor
