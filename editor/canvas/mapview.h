// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/canvastool.h"
#include "editor/canvas/canvasview.h"
#include "editor/canvas/mapkeycursor.h"
#include "editor/document/mapselection.h"
#include "editor/painting/mapartwork.h"
#include "editor/painting/mapscene.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace marches::editor {

/// A map as one edits it. Shows a document and what is selected in it, pans and zooms, and hands the mouse and the keys
/// to one tool. It changes nothing of the map by itself.
///
/// Beside what every canvas does: right opens a menu; the left button, or one finger, is the tool's. Of the keys that
/// the tool does not take + and - zoom, arrows pan, Esc ends what the tool has half done. With a tool that sets points
/// the arrows move a cross that stands for the mouse, Enter and Space click where it is, and Ctrl+arrows pan; the mouse
/// puts it away.
class MapView : public CanvasView {
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
    void repaintMap() { redrawBoard(); }
    /// After other styles and stamps were read.
    void redrawMade();
    /// The board as it is drawn in another thread.
    const LongWork& drawing() const { return m_scene.making(); }
    /// Gives that up: plain shapes are shown until redrawMade(), or another style.
    void stopDrawing();
    /// Paints a part of the board, in its units and without names of places, as the program draws it; false: it does
    /// not.
    bool paintDrawn(QPainter& painter, const QRectF& part) const;
    bool isDrawingStopped() const { return m_scene.isMakingStopped(); }
    /// The picture to trace; it stands where the document's MapInfo says.
    void setTracedPicture(const QImage& picture);
    /// Colours that come before those of the artwork and of the terrain; an invalid colour is no answer.
    void setFill(std::function<QColor(RecordId)> fill);

    void setLayers(const LayerState& layers);
    const LayerState& layers() const { return m_scene.layers; }
    void setTint(MapTint tint);
    MapTint tint() const { return m_scene.tint; }
    void setPins(std::vector<MapPin> pins);
    const std::vector<MapPin>& pins() const { return m_pins; }
    /// The middle of the head of a pin in the widget, by its number; nothing: there is none.
    std::optional<QPointF> pinHead(int number) const;
    /// The territories of a region glow; an empty id: none.
    void setHighlightedRegion(const std::string& region);
    /// Lines to draw by; the map keeps them whether they are shown or not.
    void showGuides(bool on) { showAbove(m_showsGuides, on); }
    bool showsGuides() const { return m_showsGuides; }
    /// A grid with the distance of gridStep().
    void showGrid(bool on) { showAbove(m_showsGrid, on); }
    void setPictureFaded(bool faded);
    bool isPictureFaded() const { return m_scene.pictureFaded; }

    /// Not owned; null: the view only pans and zooms.
    void setTool(CanvasTool* tool);
    CanvasTool* tool() const { return m_tool; }
    /// For tools: what they paint has changed.
    void toolChanged();
    /// Shows a sentence beside the pointer until the next edit, click or key; empty: takes it away.
    void showRefusal(const QString& sentence);
    const QString& refusal() const { return m_refusal; }
    /// The point of the board that it is about, where a ring tells it; nothing: where the pointer is, or nowhere.
    const std::optional<QPointF>& faultPoint() const { return m_fault; }
    /// Where the cross of the keyboard is; nothing: there is none.
    const std::optional<QPointF>& keyCursor() const { return m_cross.at(); }
    /// For that cross: it is the pointer now. In pixels of the widget.
    void putPointer(const QPointF& widgetPoint) { m_refusalAt = m_pointer = widgetPoint; }
    /// What the keys do with the tool in hand; empty: it has no cross.
    QString keyCursorHint() const { return m_cross.hint(); }

    const MapScene& scene() const { return m_scene; }
    /// Scrolls no more than needed; zooms out where the place is larger than the view.
    void ensureVisible(RecordId place);
    /// Place under a point of the widget.
    std::optional<RecordId> placeAtPoint(const QPointF& widgetPoint) const;
    /// Box of a place in the widget.
    QRect placeRect(RecordId place) const;

    /// The place with the keyboard's focus.
    std::optional<RecordId> currentPlace() const;
    void setCurrentPlace(std::optional<RecordId> place);
    /// What a place is and what it touches, in sentences.
    QString describe(RecordId place) const;

signals:
    /// The pointer moved over the map; for the spoken line and the coordinates.
    void pointerAt(std::optional<marches::editor::RecordId> place, const QPointF& board);
    void pointerLeft();
    /// A part of the board looks different, without regard to names; a null box: all of it may.
    void boardRedrawn(const QRectF& part);
    void documentChanged(); ///< another one, or the one that is shown has been edited
    /// The tool has places in its hand and the pointer has left the view: they may be dropped elsewhere.
    void carriedOut(const std::vector<marches::editor::RecordId>& places);
    void contextMenuRequested(const QPoint& global, std::optional<marches::editor::RecordId> place,
                              const QPointF& board);
    void keyCursorChanged();       ///< it came, or went
    void pinActivated(int number); ///< the pin of a problem was clicked, without modifiers
    void renameRequested();        ///< of what is selected
    void currentPlaceChanged(std::optional<marches::editor::RecordId> place);

protected:
    QRectF boardRect() const override;
    void paintLayer(std::size_t layer, QPainter& painter, const QRectF& exposed) override;
    void paintAbove(QPainter& painter) override;
    void drawArtwork(double scale, bool atOnce) override;
    void showFocusPlace() override;
    void tellFocusPlace() override;
    QCursor pointerShape() const override;
    void tap(const QPointF& at, bool again) override;
    void pressLong(const QPointF& at) override;
    bool fingerPress(const QPointF& at) override;
    void fingerMove(const QPointF& to) override;
    void fingerRelease(const QPointF& at, bool givenUp) override;

    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void redrawBoard(const QRectF& part = {});
    void dropWhatIsNotMade();
    void onChanged(const ModelChanges& changes);
    void onRefused(const EditRefusal& why);
    /// Something of the scene, which is then painted anew.
    template <class Value> void change(Value& value, const Value& other)
    {
        if (std::exchange(value, other) != other) redrawBoard();
    }
    void showAbove(bool& what, bool on)
    {
        what = on;
        update();
    }
    bool hasWork() const { return m_tool != nullptr && m_document != nullptr; }
    Pointer pointer(const QPointF& at, Qt::KeyboardModifiers modifiers) const;
    void comeTo(const QPointF& at);
    void press(const QPointF& at, Qt::KeyboardModifiers modifiers);
    void pressTwice(const QPointF& at, Qt::KeyboardModifiers modifiers);
    void move(const QPointF& to, Qt::KeyboardModifiers modifiers);
    void release(const QPointF& at, Qt::KeyboardModifiers modifiers);
    bool toolKey(QKeyEvent& event);
    bool viewKey(const QKeyEvent& event);
    bool selectFocusPlace(Qt::KeyboardModifiers modifiers);
    bool panKey(const QKeyEvent& event);
    void paintOnBoard(QPainter& painter) const;

    MapArtwork m_artwork;
    MapScene m_scene{m_artwork};
    MapDocument* m_document = nullptr;
    MapSelection* m_selection = nullptr;
    CanvasTool* m_tool = nullptr;
    MapKeyCursor m_cross{*this};
    std::vector<MapPin> m_pins;
    QString m_refusal;
    QPointF m_refusalAt;             ///< in the widget
    std::optional<QPointF> m_fault;  ///< what it is about, on the board, where that lies apart from the pointer
    QPointF m_pointer;               ///< in the widget
    bool m_byMouse = false;          ///< pressed last: who works by mouse needs no ring around a place
    std::optional<int> m_pressedPin; ///< it is clicked when it is let go there
    QPointF m_pressedAt;             ///< in the widget
    bool m_pressed = false;          ///< the tool was told of the left button
    bool m_showsGuides = true;
    bool m_showsGrid = false;
};

} // namespace marches::editor
