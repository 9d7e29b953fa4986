// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/boardscene.h"

#include "editor/canvas/boardlayer.h"
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

} // namespace

BoardScene::BoardScene(QObject* parent) : QGraphicsScene(parent)
{
    using Painter = void (*)(QPainter&, const BoardModel&, const QRectF&);
    const std::array<Painter, LevelCount> painters{nullptr,     paintOwners, paintCrossings, paintMarks,
                                                   paintSites,  paintFocus,  paintLabels,    paintArrows,
                                                   paintPieces, nullptr,     paintBadges};
    for (std::size_t i = 0; i < painters.size(); ++i) {
        BoardLayer::Paint paint;
        if (i == Base)
            paint = [this](QPainter& painter, const QRectF&) { paintBase(painter); };
        else if (i == Moving)
            paint = [this](QPainter& painter, const QRectF&) { paintMoving(painter); };
        else
            paint = [this, draw = painters[i]](QPainter& painter, const QRectF& exposed) {
                draw(painter, m_model, exposed);
            };
        m_layers[i] = new BoardLayer(std::move(paint)); // the scene takes it over
        m_layers[i]->setZValue(static_cast<double>(i));
        // Drawn once and kept as pixels: a hover or a step then costs what it changes, not the whole map.
        if (i == Owners || i == Crossings || i == Sites || i == Labels || i == Pieces)
            m_layers[i]->setCacheMode(QGraphicsItem::DeviceCoordinateCache);
        addItem(m_layers[i]);
    }
    connect(&m_artwork, &Artwork::changed, this, [this] { redraw({Base}); });
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this] { redraw({Moving}); });
    connect(&m_motion, &QVariantAnimation::finished, this, &BoardScene::endMotion);
    connect(&m_shake, &QVariantAnimation::valueChanged, this, [this](const QVariant& t) {
        m_model.shake = QPointF(kShakePixels * std::sin(t.toDouble() * 6.28318 * 2) * (1 - t.toDouble()), 0);
        redraw({Pieces, Focus});
    });
    connect(&m_shake, &QVariantAnimation::finished, this, [this] {
        m_model.refused = -1;
        m_model.shake = {};
        redraw({Pieces, Focus});
    });
}

BoardScene::~BoardScene() = default;

void BoardScene::redraw(std::initializer_list<Level> levels)
{
    for (const Level level : levels) m_layers[level]->update();
}

void BoardScene::redrawAll()
{
    for (BoardLayer* layer : m_layers) layer->update();
}

void BoardScene::redrawPosition(const QRectF& owners)
{
    if (!owners.isEmpty())
        for (const Level level : {Owners, Crossings}) m_layers[level]->update(owners);
    redraw({Marks, Sites, Arrows, Pieces, Moving, Badges, Focus});
}

void BoardScene::setDrawing(std::shared_ptr<const BoardDrawing> drawing)
{
    finishMotion();
    m_model.setDrawing(std::move(drawing));
    m_model.focused = m_model.hovered = m_model.refused = -1;
    const QRectF board(QPointF(0, 0), m_model.drawing ? m_model.drawing->size : QSizeF());
    m_artwork.setSource(m_model.drawing ? m_model.drawing->artwork : QByteArray(), board.size());
    setSceneRect(board);
    for (BoardLayer* layer : m_layers) layer->setBounds(board);
    m_model.relayout();
    redrawAll();
}

void BoardScene::setRules(std::shared_ptr<const engine::Rules> rules)
{
    finishMotion();
    m_model.setRules(std::move(rules));
    m_model.relayout();
    redrawAll();
}

void BoardScene::setFacts(const engine::Facts& facts, int milliseconds)
{
    finishMotion();
    const BoardPosition before = m_model.position;
    m_model.setFacts(facts);
    if (m_model.position == before) return;
    m_moves.clear();
    if (milliseconds > 0 && !before.places.empty() && m_model.drawing) {
        m_moves = movesBetween(before, m_model.position);
        const std::vector<MovingPieces> pawns = tokenMovesBetween(before, m_model.position, m_model.drawing->board);
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
    redrawPosition(owners);
}

void BoardScene::setMarks(const BoardMarks& marks)
{
    if (marks == m_model.marks) return;
    const bool arrows = marks.arrows != m_model.marks.arrows;
    m_model.marks = marks;
    if (arrows) m_model.relayoutPieces(); // intruders stand where they came from
    redraw({Marks, Arrows, Pieces, Badges});
}

void BoardScene::setTheme(Theme theme)
{
    if (std::exchange(m_model.theme, theme) != theme) redrawAll(); // which draws every name again
}

void BoardScene::setWording(const BoardWording& wording)
{
    m_model.setWording(wording);
    m_model.relayout();
    redrawAll();
}

void BoardScene::setScale(double pixelsPerUnit)
{
    if (pixelsPerUnit <= 0) return;
    m_model.relayout(pixelsPerUnit);
    redrawAll();
}

void BoardScene::setFocused(int place)
{
    if (std::exchange(m_model.focused, place) != place) redraw({Focus, Badges});
}

void BoardScene::setHovered(int place)
{
    if (std::exchange(m_model.hovered, place) != place) redraw({Badges});
}

void BoardScene::refuse(int place, int milliseconds)
{
    m_shake.stop();
    m_model.refused = place;
    m_shake.setStartValue(milliseconds > 0 ? 0.0 : 1.0); // at 1 nothing shakes
    m_shake.setEndValue(1.0);
    m_shake.setDuration(milliseconds > 0 ? milliseconds : kRedEdgeMilliseconds);
    m_shake.start();
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
    m_moves.clear();
    m_model.position = std::move(m_arrived);
    m_arrived = {};
    redrawPosition(m_model.relayoutPieces());
}

void BoardScene::paintBase(QPainter& painter) const
{
    m_artwork.paint(painter);
    painter.fillRect(sceneRect(), boardColours(m_model.theme).wash);
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
    const double scale = m_model.layout.sizes.scale;
    std::map<std::pair<int, int>, int> together; // several kinds on the same way fly side by side
    for (const MovingPieces& move : m_moves) {
        if (move.token.token >= 0) {
            painter.save();
            painter.translate(alongWay(move.way, eased));
            painter.scale(1 / scale, 1 / scale);
            const double side = pawnSide(m_model.layout.sizes) * scale;
            drawPawn(painter, m_model, QRectF(-side / 2, -side / 2, side, side), move.token);
            painter.restore();
            continue;
        }
        const int beside = together[{move.from, move.to}]++;
        const QPointF end = m_model.anchor(move.to >= 0 ? move.to : move.from);
        QPointF at = end;
        double opacity = 1;
        if (move.from >= 0 && move.to >= 0) {
            at = m_model.anchor(move.from) * (1 - eased) + end * eased;
        } else {
            const double rise = kRisePixels / scale;
            opacity = move.to >= 0 ? eased : 1 - eased;
            at.ry() += move.to >= 0 ? -rise * (1 - eased) : -rise * eased;
        }
        const double side = m_model.layout.sizes.stack * 0.5;
        painter.save();
        painter.setOpacity(opacity);
        painter.translate(at);
        painter.scale(1 / scale, 1 / scale);
        const OwnerColour& owner = m_model.look.owner(move.pieces.army);
        drawToken(painter, QRectF(-side / 2 + beside * side * 1.1, -side / 2, side, side),
                  m_model.look.shape(move.pieces.piece), owner.fill, owner.ink, boardColours(m_model.theme).plateEdge,
                  QString::number(move.pieces.count));
        painter.restore();
    }
}

} // namespace marches::editor
