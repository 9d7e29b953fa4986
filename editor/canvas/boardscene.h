// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/artwork.h"
#include "editor/painting/boardmodel.h"
#include "editor/painting/boardmotion.h"

#include <QObject>
#include <QVariantAnimation>

#include <memory>
#include <vector>

namespace marches::editor {

struct BoardSnapshot;

/// A board in play: one BoardModel with its artwork, pieces on their way, and a place that shakes its head. Tells which
/// part of its picture is to be painted anew. Coordinates are board units.
class BoardScene : public QObject {
    Q_OBJECT
public:
    explicit BoardScene(QObject* parent = nullptr);
    ~BoardScene() override;

    const BoardModel& model() const { return m_model; }
    Artwork& artwork() { return m_artwork; }
    QRectF boardRect() const;

    void setDrawing(std::shared_ptr<const BoardDrawing> drawing);
    void setRules(std::shared_ptr<const engine::Rules> rules);
    /// `milliseconds` of motion for one crossing; 0: at once.
    void setFacts(const engine::Facts& facts, int milliseconds);
    void setMarks(const BoardMarks& marks);
    void setTheme(Theme theme);
    void setLetters(double size); ///< of names, times the usual one
    void setWording(const BoardWording& wording);
    /// The picture is painted anew by whoever zooms.
    void setScale(double pixelsPerUnit);
    void setFocused(int place);
    void setHovered(int place);
    /// Shakes a place, or (`milliseconds` 0) shows its red edge for a second.
    void refuse(int place, int milliseconds);
    void finishMotion();
    bool isMoving() const { return m_motion.state() == QAbstractAnimation::Running; }

    // From below to above. The first and the third stay as they are until told otherwise.

    /// The map and its owners.
    void paintGround(QPainter& painter, const QRectF& exposed) const;
    /// What is asked, and the ring of the focus.
    void paintMarks(QPainter& painter) const;
    /// Sites, names, arrows and pieces.
    void paintPieces(QPainter& painter, const QRectF& exposed) const;
    /// Pieces on their way and badges.
    void paintAbove(QPainter& painter) const;

signals:
    void groundChanged(const QRectF& board);
    void piecesChanged(const QRectF& board);
    void allChanged();
    void marksChanged(); ///< or something else that does not stay

private:
    void tellSince(const BoardSnapshot& before, const QRectF& owners = {});
    void shakeTo(double share);
    void stopRefusing();
    void endMotion();
    void paintMoving(QPainter& painter) const;
    void paintMovingPawn(QPainter& painter, const MovingPieces& move, double eased) const;
    /// The `beside`th kind on the same way.
    void paintMovingPieces(QPainter& painter, const MovingPieces& move, double eased, int beside) const;
    /// The point of a way after a share of it, from 0 to 1.
    QPointF alongWay(const std::vector<int>& way, double share) const;

    BoardModel m_model;
    Artwork m_artwork;
    QVariantAnimation m_motion;
    QVariantAnimation m_shake;
    std::vector<MovingPieces> m_moves;
    BoardPosition m_arrived; ///< shown when the motion ends
};

} // namespace marches::editor
