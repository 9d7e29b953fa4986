// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/artwork.h"
#include "editor/painting/boardmodel.h"
#include "editor/painting/boardmotion.h"

#include <QGraphicsScene>
#include <QVariantAnimation>

#include <array>
#include <memory>
#include <vector>

namespace marches::editor {

class BoardLayer;

/// The board as a scene of layers over one BoardModel, with the motion of pieces. Coordinates are board units.
class BoardScene : public QGraphicsScene {
    Q_OBJECT
public:
    explicit BoardScene(QObject* parent = nullptr);
    ~BoardScene() override;

    const BoardModel& model() const { return m_model; }
    Artwork& artwork() { return m_artwork; }

    void setDrawing(std::shared_ptr<const BoardDrawing> drawing);
    void setRules(std::shared_ptr<const engine::Rules> rules);
    /// `milliseconds` of motion for one crossing; 0: at once.
    void setFacts(const engine::Facts& facts, int milliseconds);
    void setMarks(const BoardMarks& marks);
    void setTheme(Theme theme);
    void setWording(const BoardWording& wording);
    void setScale(double pixelsPerUnit);
    void setFocused(int place);
    void setHovered(int place);
    /// Shakes a place, or (`milliseconds` 0) shows its red edge for a second.
    void refuse(int place, int milliseconds);
    void finishMotion();
    bool isMoving() const { return m_motion.state() == QAbstractAnimation::Running; }

private:
    enum Level { Base, Owners, Crossings, Marks, Sites, Focus, Labels, Arrows, Pieces, Moving, Badges, LevelCount };

    void redraw(std::initializer_list<Level> levels);
    void redrawAll();
    /// What stands on the board is another: everything but the map itself and its names, and of the owners a part.
    void redrawPosition(const QRectF& owners);
    void paintBase(QPainter& painter) const;
    void paintMoving(QPainter& painter) const;
    /// The point of a way after a share of it, from 0 to 1.
    QPointF alongWay(const std::vector<int>& way, double share) const;
    void endMotion();

    BoardModel m_model;
    Artwork m_artwork;
    std::array<BoardLayer*, LevelCount> m_layers{}; ///< owned by the scene
    QVariantAnimation m_motion;
    QVariantAnimation m_shake;
    std::vector<MovingPieces> m_moves;
    BoardPosition m_arrived; ///< shown when the motion ends
};

} // namespace marches::editor
