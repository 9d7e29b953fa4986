// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/boardsvg.h"
#include "editor/formats/svglayers.h"
#include "editor/model/mapmodel.h"
#include "editor/painting/artwork.h"

#include <QByteArray>
#include <QColor>
#include <QObject>
#include <QSizeF>

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace marches::editor {

/// What board.svg shows beside the territories: a picture below them and one above. What the editor draws live
/// (territories and seas, their borders, crossings, rivers with a line of their own) is left out of both.
class MapArtwork : public QObject {
    Q_OBJECT
public:
    explicit MapArtwork(QObject* parent = nullptr);

    using Ids = std::set<std::string, std::less<>>;
    /// A board.svg as it is shown beside a model. It takes its time to make, and may be made in any thread.
    struct Source {
        std::optional<BoardSvg> svg;
        Ids ids;
        Ids managed; ///< places and barriers that the editor drew when it was made
        Ids live;    ///< of `ids`, what is left out
        std::map<std::string, QColor, std::less<>> fills;
        bool isLayered = false;
        QSizeF size;
        QByteArray below;
        QByteArray above;
        /// Of a board that the cartographer draws, instead of the two: what others drew, by layer, to be painted above
        /// what is made there.
        std::array<Inks, kSvgLayers.size()> layers;
        bool isMade = false;
    };
    /// Nothing when the file cannot be read.
    static std::optional<Source> sourceOf(const QByteArray& boardSvg, const MapModel& model);

    /// False, and no artwork, when the file cannot be read.
    bool setSource(const QByteArray& boardSvg, const MapModel& model);
    /// Another state of the same drawing: what was shown stays until it is drawn anew. False: it looks the same.
    bool changeSource(Source source);
    /// Leaves out what the editor draws live now, where that is no longer the same. False: nothing has changed.
    bool follow(const MapModel& model);
    void clear();
    bool isEmpty() const { return m_source.ids.empty(); }
    bool draws(const std::string& id) const { return m_source.ids.contains(id); }
    /// Box of what is drawn under an id; empty where there is nothing.
    QRectF boundsOf(const std::string& id) const;
    /// As the file fills a shape; invalid where it does not say.
    QColor fill(const std::string& id) const;

    /// Device pixels per board unit; changed() follows when the pictures are there.
    void request(double scale);
    void renderNow(double scale);
    void paintBelow(QPainter& painter) const { m_below.paint(painter); }
    void paintAbove(QPainter& painter) const { m_above.paint(painter); }
    /// What others drew on a layer of a board that the cartographer draws.
    const Inks& inksOn(SvgLayer layer) const { return m_source.layers[static_cast<std::size_t>(layer)]; }

signals:
    void changed();

private:
    Artwork m_below;
    Artwork m_above;
    Source m_source;
};

} // namespace marches::editor
