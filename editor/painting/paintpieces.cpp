// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardpainter.h"
#include "editor/painting/markerglyph.h"
#include "editor/painting/pawns.h"
#include "engine/game/rules.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

const QColor kStrip(0xfd, 0xf8, 0xea);
const QColor kHull(0x7a, 0x50, 0x30);

/// Kinds of a stack, largest groups first as the game lists them; what is over three becomes one "+".
struct Kinds {
    std::vector<PieceCount> shown;
    bool more = false;
};

Kinds kindsOf(const std::vector<PieceCount>& pieces)
{
    constexpr std::size_t kShown = 3;
    Kinds kinds;
    for (const PieceCount& group : pieces) {
        if (kinds.shown.size() == kShown) {
            kinds.more = true;
            break;
        }
        kinds.shown.push_back(group);
    }
    return kinds;
}

/// The strip below the plate: one token a kind, with its number.
void drawStrip(QPainter& painter, const BoardModel& model, const Kinds& kinds, double unit)
{
    const double token = 11.0 * unit;
    const auto count = static_cast<double>(kinds.shown.size() + (kinds.more ? 1 : 0));
    const double width = std::min(40.0 * unit, std::max(24.0 * unit, count * 12.5 * unit + 2 * unit));
    const QRectF strip(20.0 * unit - width / 2, 26.6 * unit, width, 13.4 * unit);
    painter.setPen(QPen(boardColours(model.theme).plateEdge, std::max(0.8, 1.1 * unit)));
    painter.setBrush(kStrip);
    painter.drawRoundedRect(strip, 2.5 * unit, 2.5 * unit);
    const double gap = 12.5 * unit;
    double x = strip.center().x() - (count - 1) * gap / 2 - token / 2;
    for (const PieceCount& group : kinds.shown) {
        drawToken(painter, QRectF(x, strip.center().y() - token / 2, token, token), model.look.shape(group.piece),
                  kStripInk, Qt::white, Qt::transparent, QString::number(group.count));
        x += gap;
    }
    if (kinds.more)
        drawToken(painter, QRectF(x, strip.center().y() - token / 2, token, token), TokenShape::Plus, kStripInk,
                  Qt::white, Qt::transparent);
}

/// Large: kinds stand apart below a small plate, each with its number.
void drawApart(QPainter& painter, const BoardModel& model, const Kinds& kinds, const OwnerColour& owner, double unit,
               double width)
{
    const QColor edge = boardColours(model.theme).plateEdge;
    const double token = 20.0 * unit;
    const auto count = static_cast<double>(kinds.shown.size() + (kinds.more ? 1 : 0));
    double x = width / 2 - (count * 23.0 - 3.0) * unit / 2;
    for (const PieceCount& group : kinds.shown) {
        const QRectF box(x, 29 * unit, token, token);
        if (group.count > 1)
            drawToken(painter, box.translated(1.4 * unit, -1.2 * unit), model.look.shape(group.piece),
                      owner.fill.darker(125), owner.ink, edge);
        drawToken(painter, box, model.look.shape(group.piece), owner.fill, owner.ink, edge);
        drawCentred(painter,
                    box.adjusted(0, model.look.shape(group.piece) == TokenShape::Pentagon ? 2 * unit : 0, 0, 0),
                    QString::number(group.count), owner.ink, 11.0 * unit);
        x += 23.0 * unit;
    }
    if (kinds.more)
        drawToken(painter, QRectF(x, 29 * unit, token, token), TokenShape::Plus, owner.fill, owner.ink, edge);
}

/// What stands on the plate: how many pieces, or the letter of a single one that is given orders.
QString totalText(const BoardModel& model, const std::vector<PieceCount>& pieces)
{
    const bool single = pieces.size() == 1 && pieces.front().count == 1 && pieces.front().piece >= 0;
    if (single && static_cast<std::size_t>(pieces.front().piece) < model.look.letters.size())
        return QString::fromStdString(model.look.letters[static_cast<std::size_t>(pieces.front().piece)]);
    int total = 0;
    for (const PieceCount& group : pieces) total += std::max(0, group.count);
    return QString::number(total);
}

/// The banner of a region, in the colour of who holds it, on a staff over a marker's middle.
void drawBanner(QPainter& painter, const BoardModel& model, const QPointF& foot, int army, double unit)
{
    const QPointF top = foot - QPointF(0, 10.5 * unit);
    painter.setPen(QPen(boardColours(model.theme).ink, 1.6 * unit, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(foot, top);
    const QPolygonF cloth({top, top + QPointF(13 * unit, 1 * unit), top + QPointF(9.5 * unit, 4 * unit),
                           top + QPointF(13 * unit, 7 * unit), top + QPointF(0, 7.5 * unit)});
    painter.setPen(QPen(boardColours(model.theme).plateEdge, 1.1 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(model.look.owner(army).fill);
    painter.drawPolygon(cloth);
}

/// The hull of a ship below the plate of those aboard.
void drawHull(QPainter& painter, const BoardModel& model, double width, double top, double unit)
{
    QPainterPath hull(QPointF(-7 * unit, top));
    hull.lineTo(width + 9 * unit, top);
    hull.quadTo(width + 4 * unit, top + 13 * unit, width - 6 * unit, top + 13 * unit);
    hull.lineTo(7 * unit, top + 13 * unit);
    hull.quadTo(-4 * unit, top + 12 * unit, -7 * unit, top);
    hull.closeSubpath();
    painter.setPen(QPen(boardColours(model.theme).plateEdge, 1.6 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(kHull);
    painter.drawPath(hull);
    painter.setPen(QPen(kStrip, 1.2 * unit));
    painter.drawLine(QPointF(-2 * unit, top + 5 * unit), QPointF(width + 3 * unit, top + 5 * unit));
}

/// Markers stand to the left of the plate, which covers no more than their edge.
void drawMarkers(QPainter& painter, const BoardModel& model, const PlaceContents& here, double unit)
{
    if (here.markers.empty()) return;
    const std::string_view id =
        model.rules ? model.rules->vocabulary().name(engine::Space::Marker, here.markers.front()) : std::string_view();
    const double side = 23.0 * unit;
    const QPainterPath glyph = QTransform().translate(-20.0 * unit, 4.5 * unit).scale(side, side).map(pieceGlyph(id));
    painter.setPen(QPen(boardColours(model.theme).paper, 3.0 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(glyph);
    painter.fillPath(glyph, boardColours(model.theme).ink);
    if (here.banner >= 0)
        drawBanner(painter, model, QPointF(glyph.boundingRect().center().x(), glyph.boundingRect().top()), here.banner,
                   unit);
}

void drawTokens(QPainter& painter, const BoardModel& model, const std::vector<TokenHere>& tokens, double right,
                double unit)
{
    const bool compact = model.layout.sizes.compact();
    const double side = (compact ? 10.0 : 19.0) * unit;
    double x = right - (compact ? 5.0 : 9.5) * unit;
    for (const TokenHere& token : tokens) {
        const OwnerColour* owner = token.army >= 0 ? &model.look.owner(token.army) : nullptr;
        const QRectF box(x, compact ? -4 * unit : -8 * unit, side, side);
        drawMedallion(painter, box, owner, model.theme, compact ? QString() : model.initial(token.token), token.statue);
        x += side * 0.62; // they overlap, with the initials still to be read
    }
}

/// Tokens of an owner's side stand with the owner's stack, the others with the intruders.
std::vector<TokenHere> tokensOf(const PlaceContents& here, bool withIntruders)
{
    if (here.intruders.empty()) return withIntruders ? std::vector<TokenHere>{} : here.tokens;
    std::vector<TokenHere> found;
    const int army = here.intruders.front().army;
    for (const TokenHere& token : here.tokens)
        if ((token.army == army) == withIntruders) found.push_back(token);
    return found;
}

/// A unit in a place that belongs to another is its own power's.
int colourOf(const PlaceContents& here)
{
    const int army = here.stack.front().army;
    const bool one = std::ranges::all_of(here.stack, [&](const PieceCount& group) { return group.army == army; });
    return (one && army >= 0) || here.owner < 0 ? army : here.owner;
}

/// What is only ordered: the piece as it will stand, pale, in a dashed frame.
void drawPlanned(QPainter& painter, const BoardModel& model, const std::vector<PieceCount>& pieces, double unit)
{
    constexpr double kPale = 0.6;
    painter.setOpacity(kPale);
    drawStack(painter, model, pieces, pieces.front().army);
    painter.setOpacity(1.0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(boardColours(model.theme).ink, 1.6 * unit, Qt::DashLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawRoundedRect(QRectF(-2.5 * unit, -2.5 * unit, 45 * unit, 31 * unit), 5 * unit, 5 * unit);
}

/// A plate an army: they stand together, and none of them owns the place.
void drawShared(QPainter& painter, const BoardModel& model, const std::vector<PieceCount>& armies)
{
    for (std::size_t i = 0; i < armies.size(); ++i)
        drawOwnerPlate(painter, sharedPlate(model.layout.sizes, armies.size(), i), model.look.owner(armies[i].army),
                       model.theme, QString::number(armies[i].count));
}

/// `pawns`: unique pieces are drawn apart.
void paintHome(QPainter& painter, const BoardModel& model, const PlaceContents& here, const StackPlace& at, double unit,
               bool pawns)
{
    painter.save();
    painter.translate(at.box.topLeft());
    painter.scale(1 / model.layout.sizes.scale, 1 / model.layout.sizes.scale);
    drawMarkers(painter, model, here, unit);
    if (here.shared())
        drawShared(painter, model, here.byArmy());
    else if (!here.stack.empty())
        drawStack(painter, model, here.stack, colourOf(here), here.stone);
    if (here.stack.empty() && !here.planned.empty()) drawPlanned(painter, model, here.planned, unit);
    if (!pawns) drawTokens(painter, model, tokensOf(here, false), at.box.width() * model.layout.sizes.scale, unit);
    painter.restore();
}

void paintIntruders(QPainter& painter, const BoardModel& model, const PlaceContents& here, const StackPlace& at,
                    double unit)
{
    constexpr double kTilt = -7.0; // degrees: these do not live here
    painter.save();
    painter.translate(at.box.center());
    painter.scale(1 / model.layout.sizes.scale, 1 / model.layout.sizes.scale);
    painter.rotate(kTilt);
    const QSizeF size = at.box.size() * model.layout.sizes.scale;
    painter.translate(-size.width() / 2, -size.height() / 2);
    if (here.afloat) drawHull(painter, model, size.width(), (model.layout.sizes.plain ? 21 : 34) * unit, unit);
    drawStack(painter, model, here.intruders, here.intruders.front().army);
    drawTokens(painter, model, tokensOf(here, true), size.width(), unit);
    painter.restore();
}

} // namespace

void drawStack(QPainter& painter, const BoardModel& model, const std::vector<PieceCount>& pieces, int army, bool stone)
{
    const BoardSizes& sizes = model.layout.sizes;
    const double unit = sizes.stack / 40.0;
    const bool hidden =
        std::ranges::any_of(pieces, [](const PieceCount& group) { return group.count == engine::kUnknown; });
    const double width = stackSize(sizes, pieces.size()).width();
    if (hidden) {
        drawHiddenPlate(painter, QRectF((width - 40 * unit) / 2, 0, 40 * unit, 26 * unit), model.theme);
        return;
    }
    const OwnerColour& owner = model.look.owner(army);
    if (stone) {
        drawStonePlate(painter, QRectF(width / 2 - 20 * unit, 0, 40 * unit, 26 * unit), owner,
                       totalText(model, pieces));
        return;
    }
    const Kinds kinds = kindsOf(pieces);
    if (sizes.apart() && !sizes.plain) {
        drawApart(painter, model, kinds, owner, unit, width);
        drawOwnerPlate(painter, QRectF(width / 2 - 17 * unit, 4 * unit, 34 * unit, 22 * unit), owner, model.theme,
                       totalText(model, pieces));
        return;
    }
    if (!sizes.compact() && !sizes.plain) drawStrip(painter, model, kinds, unit);
    drawOwnerPlate(painter, QRectF(0, 0, 40 * unit, 26 * unit), owner, model.theme, totalText(model, pieces));
}

void paintPieces(QPainter& painter, const BoardModel& model, const QRectF& exposed)
{
    if (model.isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = model.layout.sizes.stack / 40.0;
    for (int i = 0; i < model.placeCount(); ++i) {
        const auto index = static_cast<std::size_t>(i);
        if (index >= model.layout.stacks.size()) break;
        StackPlace home = model.layout.stacks[index];
        const StackPlace& away = model.layout.intruders[index];
        if (model.refused == i) home.box.translate(model.shake / model.layout.sizes.scale);
        const bool space = model.drawing->board.place(i).kind == engine::PlaceKind::Space;
        if (space && !model.contents(i).tokens.empty()) paintPawns(painter, model, i);
        if (space && model.contents(i).stack.empty() && model.contents(i).markers.empty()) continue;
        if (!home.box.isEmpty() && home.full.intersects(exposed))
            paintHome(painter, model, model.contents(i), home, unit, space);
        if (!away.box.isEmpty() && away.full.adjusted(-9, -9, 9, 9).intersects(exposed))
            paintIntruders(painter, model, model.contents(i), away, unit);
    }
}

} // namespace marches::editor
