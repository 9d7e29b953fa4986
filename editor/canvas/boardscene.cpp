// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/boardscene.h"

#include "editor/canvas/boarddamage.h"
#include "editor/painting/boardpainter.h"
#include "editor/painting/pawns.h"

#include <QPainter>

#include <cmath>
#include <map>
#include <utility>

namespace marches::editor {

namespace {

constexpr int kRedEdgeMilliseconds = 1000;
constexpr double kShakePixels = 4.0;
constexpr double kRisePixels = 8.0; ///< of pieces that come or go

using PaintPart = void (*)(QPainter&, const BoardModel&, const QRectF&);

/// Paints parts of the board whose ink reaches so far, in board units, out of the boxes by which they look for what is
/// exposed.
void paintEach(QPainter& painter, const BoardModel& model, const QRectF& exposed, double reach,
               std::initializer_list<PaintPart> parts)
{
    if (model.isEmpty()) return;
    for (const PaintPart part : parts) {
        painter.save();
        part(painter, model, exposed.adjusted(-reach, -reach, reach, reach));
        painter.restore();
    }
}

/// Of outlines and halos.
double lineReach(const BoardModel& model)
{
    constexpr double kPixels = 6;
    return kPixels / model.layout.sizes.scale;
}

} // namespace

BoardScene::BoardScene(QObject* parent) : QObject(parent)
{
    connect(&m_artwork, &Artwork::changed, this, [this] { emit groundChanged(boardRect()); });
    connect(&m_motion, &QVariantAnimation::valueChanged, this, &BoardScene::marksChanged);
    connect(&m_motion, &QVariantAnimation::finished, this, &BoardScene::endMotion);
    connect(&m_shake, &QVariantAnimation::valueChanged, this, [this](const QVariant& t) { shakeTo(t.toDouble()); });
    connect(&m_shake, &QVariantAnimation::finished, this, &BoardScene::stopRefusing);
}

BoardScene::~BoardScene() = default;

QRectF BoardScene::boardRect() const { return {QPointF(0, 0), m_model.drawing ? m_model.drawing->size : QSizeF()}; }

void BoardScene::tellSince(const BoardSnapshot& before, const QRectF& owners)
{
    // Rivers between owned places are drawn over their bands.
    constexpr double kRiver = 20;
    if (!owners.isEmpty()) emit groundChanged(owners.adjusted(-kRiver, -kRiver, kRiver, kRiver));
    for (const QRectF& part : damageBetween(before, BoardSnapshot(m_model), m_model)) emit piecesChanged(part);
    emit marksChanged();
}

void BoardScene::setDrawing(std::shared_ptr<const BoardDrawing> drawing)
{
    finishMotion();
    m_model.setDrawing(std::move(drawing));
    m_model.focused = m_model.hovered = m_model.refused = -1;
    m_artwork.setSource(m_model.drawing ? m_model.drawing->artwork : QByteArray(), boardRect().size());
    m_model.relayout();
    emit allChanged();
}

void BoardScene::setRules(std::shared_ptr<const engine::Rules> rules)
{
    finishMotion();
    m_model.setRules(std::move(rules));
    m_model.relayout();
    emit allChanged();
}

void BoardScene::setFacts(const engine::Facts& facts, int milliseconds)
{
    finishMotion();
    const BoardSnapshot before(m_model);
    m_model.setFacts(facts);
    if (m_model.position == before.position) return;
    m_moves.clear();
    if (milliseconds > 0 && !before.position.places.empty() && m_model.drawing) {
        m_moves = movesBetween(before.position, m_model.position);
        const std::vector<MovingPieces> pawns =
            tokenMovesBetween(before.position, m_model.position, m_model.drawing->board);
        m_moves.insert(m_moves.end(), pawns.begin(), pawns.end());
    }
    // A set-up or a whole other position is not a motion of pieces.
    constexpr std::size_t kMostMoves = 12;
    if (m_moves.size() > kMostMoves) m_moves.clear();
    const QRectF owners = m_model.relayoutPieces();
    if (!m_moves.empty()) {
        m_arrived = m_model.position;
        m_model.position = withoutArriving(m_model.position, m_moves);
        m_motion.setStartValue(0.0);
        m_motion.setEndValue(1.0);
        m_motion.setDuration(milliseconds);
        m_motion.start();
    }
    tellSince(before, owners);
}

void BoardScene::setMarks(const BoardMarks& marks)
{
    if (marks == m_model.marks) return;
    const BoardSnapshot before(m_model);
    const bool arrows = marks.arrows != m_model.marks.arrows;
    m_model.marks = marks;
    // Intruders stand where they came from.
    tellSince(before, arrows ? m_model.relayoutPieces() : QRectF());
}

void BoardScene::setTheme(Theme theme)
{
    if (std::exchange(m_model.theme, theme) != theme) emit allChanged();
}

void BoardScene::setLetters(double size)
{
    if (std::exchange(m_model.letters, size) == size) return;
    m_model.relayout();
    emit allChanged();
}

void BoardScene::setWording(const BoardWording& wording)
{
    m_model.setWording(wording);
    m_model.relayout();
    emit allChanged();
}

void BoardScene::setScale(double pixelsPerUnit)
{
    if (pixelsPerUnit > 0) m_model.relayout(pixelsPerUnit);
}

void BoardScene::setFocused(int place)
{
    if (std::exchange(m_model.focused, place) != place) emit marksChanged();
}

void BoardScene::setHovered(int place)
{
    if (std::exchange(m_model.hovered, place) != place && !m_model.marks.badges.empty()) emit marksChanged();
}

void BoardScene::refuse(int place, int milliseconds)
{
    m_shake.stop();
    stopRefusing();
    m_model.refused = place;
    emit marksChanged();
    m_shake.setStartValue(milliseconds > 0 ? 0.0 : 1.0); // at 1 nothing shakes
    m_shake.setEndValue(1.0);
    m_shake.setDuration(milliseconds > 0 ? milliseconds : kRedEdgeMilliseconds);
    m_shake.start();
}

void BoardScene::shakeTo(double share)
{
    m_model.shake = QPointF(kShakePixels * std::sin(share * 6.28318 * 2) * (1 - share), 0);
    emit piecesChanged(pieceDamage(m_model, m_model.refused));
}

void BoardScene::stopRefusing()
{
    const int place = std::exchange(m_model.refused, -1);
    m_model.shake = {};
    emit piecesChanged(pieceDamage(m_model, place));
    emit marksChanged();
}

void BoardScene::finishMotion()
{
    if (isMoving()) {
        m_motion.stop();
        endMotion();
    }
}

void BoardScene::endMotion()
{
    if (m_moves.empty()) return;
    const BoardSnapshot before(m_model);
    m_moves.clear();
    m_model.position = std::move(m_arrived);
    m_arrived = {};
    tellSince(before, m_model.relayoutPieces());
}

void BoardScene::paintGround(QPainter& painter, const QRectF& exposed) const
{
    if (m_model.isEmpty()) return;
    painter.save();
    m_artwork.paint(painter);
    painter.restore();
    painter.fillRect(boardRect(), boardColours(m_model.theme).wash);
    paintEach(painter, m_model, exposed, lineReach(m_model), {paintOwners, paintCrossings});
}

void BoardScene::paintMarks(QPainter& painter) const
{
    paintEach(painter, m_model, boardRect(), 0, {editor::paintMarks, paintFocus});
}

void BoardScene::paintPieces(QPainter& painter, const QRectF& exposed) const
{
    paintEach(painter, m_model, exposed, lineReach(m_model), {paintSites, paintLabels, paintArrows});
    paintEach(painter, m_model, exposed, pieceReach(m_model), {editor::paintPieces});
}

void BoardScene::paintAbove(QPainter& painter) const
{
    if (m_model.isEmpty()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintMoving(painter);
    paintBadges(painter, m_model, boardRect());
    painter.restore();
}

QPointF BoardScene::alongWay(const std::vector<int>& way, double share) const
{
    const double steps = share * static_cast<double>(way.size() - 1);
    const auto at = std::min(static_cast<std::size_t>(steps), way.size() - 1);
    const QPointF here = m_model.place(way[at]).label;
    if (at + 1 >= way.size()) return here;
    return here + (m_model.place(way[at + 1]).label - here) * (steps - static_cast<double>(at));
}

void BoardScene::paintMoving(QPainter& painter) const
{
    if (m_moves.empty()) return;
    const double t = m_motion.currentValue().toDouble();
    const double eased = t * t * (3 - 2 * t);
    std::map<std::pair<int, int>, int> together; // several kinds on the same way fly side by side
    for (const MovingPieces& move : m_moves) {
        painter.save();
        if (move.token.token >= 0)
            paintMovingPawn(painter, move, eased);
        else
            paintMovingPieces(painter, move, eased, together[{move.from, move.to}]++);
        painter.restore();
    }
}

void BoardScene::paintMovingPawn(QPainter& painter, const MovingPieces& move, double eased) const
{
    const double scale = m_model.layout.sizes.scale;
    const double side = pawnSide(m_model.layout.sizes) * scale;
    painter.translate(alongWay(move.way, eased));
    painter.scale(1 / scale, 1 / scale);
    drawPawn(painter, m_model, QRectF(-side / 2, -side / 2, side, side), move.token);
}

void BoardScene::paintMovingPieces(QPainter& painter, const MovingPieces& move, double eased, int beside) const
{
    const double scale = m_model.layout.sizes.scale;
    const QPointF end = m_model.anchor(move.to >= 0 ? move.to : move.from);
    QPointF at = end;
    if (move.from >= 0 && move.to >= 0) {
        at = m_model.anchor(move.from) * (1 - eased) + end * eased;
    } else {
        const double rise = kRisePixels / scale;
        painter.setOpacity(move.to >= 0 ? eased : 1 - eased);
        at.ry() += move.to >= 0 ? -rise * (1 - eased) : -rise * eased;
    }
    const double side = m_model.layout.sizes.stack * 0.5;
    painter.translate(at);
    painter.scale(1 / scale, 1 / scale);
    const OwnerColour& owner = m_model.look.owner(move.pieces.army);
    drawToken(painter, QRectF(-side / 2 + beside * side * 1.1, -side / 2, side, side),
              m_model.look.shape(move.pieces.piece), owner.fill, owner.ink, boardColours(m_model.theme).plateEdge,
              QString::number(move.pieces.count));
}

} // namespace marches::editor
