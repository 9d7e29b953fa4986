// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/longwork.h"
#include "editor/document/mapdocument.h"
#include "editor/painting/maplook.h"
#include "editor/painting/mapshapes.h"

#include <QColor>
#include <QImage>
#include <QPainterPath>
#include <QRectF>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace marches::editor {

class MadeBoard;
struct Style;
class MapArtwork;
class MapNames;
struct LabelPlace;

/// Everything that the pictures of an edited map are made of: the document, how it is to be shown, and what is worth
/// keeping between two pictures. The functions of mappainter.h draw from it.
///
/// In two sources: mapchanges.cpp says what looks different after a change.
class MapScene {
public:
    explicit MapScene(const MapArtwork& artwork);
    ~MapScene();
    MapScene(const MapScene&) = delete;
    MapScene& operator=(const MapScene&) = delete;

    LayerState layers;
    MapTint tint = MapTint::Natural;
    /// The board and all that is drawn on it look the same by day and by night: the colours are those that the map has.
    /// Dark is what surrounds it.
    static constexpr Theme theme = Theme::Light;
    std::function<QColor(RecordId)> fill; ///< colour of a territory as board.svg will have it; may be empty
    std::string highlightedRegion;        ///< id; empty: none
    QImage picture;                       ///< to trace
    bool pictureFaded = false;            ///< the picture is hidden for a look at the map

    void setDocument(const MapDocument* document);
    /// Called when the cartographer has done what was not done at once: all of the board may look different.
    std::function<void()> madeAnew;
    /// Waits until it is done.
    void waitForMade();
    /// What it is at, in another thread.
    const LongWork& making() const { return m_making; }
    /// Gives up what is being drawn: plain shapes are shown until redrawMade(), or another style.
    void stopMaking();
    /// It was given up.
    bool isMakingStopped() const { return m_makingStopped; }
    const MapDocument* document() const { return m_document; }
    const MapModel& model() const { return m_document->model(); }
    bool isEmpty() const { return m_document == nullptr; }
    const MapArtwork& artwork() const { return m_artwork; }
    /// What the cartographer draws; null where the map is not drawn by it, and as long as it is at its first drawing.
    const MadeBoard* made() const { return m_made.get(); }
    /// After other styles and stamps were read.
    void redrawMade() { drawMade(); }

    /// Board units in a pixel of the screen.
    void setPixel(double pixel);
    double pixel() const { return m_pixel; }

    /// Takes up what changed. Gives the part of the board that looks different; nothing when all of it may.
    std::optional<QRectF> changed(const ModelChanges& changes);
    /// After another language or a new font.
    void forgetNames();

    const FaceShape& shape(FaceId face) const { return m_shapes.shape(face); }
    QColor colourOf(RecordId place) const;
    /// Where the name of a place stands: as the author put it, else deepest inside of it.
    QPointF namePoint(RecordId place) const;
    /// Null when the name of a place is not shown, or when it has none.
    const LabelPlace* name(RecordId place) const;
    /// All names, laid out at this zoom.
    MapNames& names() const;
    /// Middle of a place: of its face, box or label.
    QPointF middleOf(RecordId place) const;
    /// Everything that belongs to a place on the picture, with its name.
    QRectF boxOf(RecordId place) const;
    QRectF boardRect() const { return {0, 0, model().info.width, model().info.height}; }
    /// The way of a sea lane; between the middles of the places where it names no ports. Empty where one is not drawn.
    QPainterPath lane(const ConnectionRecord& record) const;
    /// Where the port of a coastal territory stands, when no lane ends there.
    std::optional<QPointF> portOf(RecordId place) const;

private:
    void drawMade();
    void takeMade(std::shared_ptr<MadeBoard> made);
    /// As changed(), of what is made; the whole board where it begins or ceases to be, or has another style.
    std::optional<QRectF> followMade(const ModelChanges& changes);
    std::optional<QRectF> changedRecords(const ModelChanges& changes);
    QRectF changedPlace(const std::optional<PlaceRecord>& record);
    struct MovedDrawing;
    /// Of the faces, and of what stands at them; forgets their shapes.
    QRectF changedDrawing(const Patch& patch);
    QRectF hangingOn(const MovedDrawing& moved, const std::function<QRectF(FaceId)>& boxOf) const;
    QRectF connectionBox(const ConnectionRecord& record) const;

    const MapArtwork& m_artwork;
    const MapDocument* m_document = nullptr;
    std::shared_ptr<MadeBoard> m_made;
    const Style* m_style = nullptr; ///< that it is drawn in, or will be in a moment; null: none
    LongWork m_making;
    bool m_makingStopped = false;
    ModelChanges m_sinceBegun; ///< changes since what is being made was begun
    double m_pixel = 1;
    mutable MapShapes m_shapes;
    mutable std::unique_ptr<MapNames> m_names; ///< null: not asked for yet
};

} // namespace marches::editor
