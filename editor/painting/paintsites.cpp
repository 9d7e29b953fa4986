// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardpainter.h"

#include <QPainter>

#include <algorithm>
#include <string>

namespace marches::editor {

namespace {

/// Lays boxes of one size in rows, from the upper left.
class Rows {
public:
    Rows(const QRectF& room, double side) : m_room(room), m_side(side), m_at(room.topLeft()) {}

    QRectF next(double width)
    {
        if (m_at.x() + width > m_room.right() + 0.5 && m_at.x() > m_room.left())
            m_at = QPointF(m_room.left(), m_at.y() + m_side * 1.08);
        const QRectF box(m_at, QSizeF(width, m_side));
        m_at.rx() += width + m_side * 0.12;
        return box;
    }

private:
    QRectF m_room;
    double m_side;
    QPointF m_at;
};

/// Medallions, then groups of pieces; as large as they fit in the box.
void paintContents(QPainter& painter, const BoardModel& model, const PlaceContents& here, const QRectF& room)
{
    std::vector<PieceCount> groups = here.stack;
    groups.insert(groups.end(), here.statues.begin(), here.statues.end());
    groups.insert(groups.end(), here.intruders.begin(), here.intruders.end());
    const std::size_t count = here.tokens.size() + groups.size();
    if (count == 0) return;
    double side = std::min(19.0 * model.layout.sizes.stack / 40.0, room.height());
    const auto fits = [&room, count](double s) {
        const double perRow = std::max(1.0, (room.width() + 0.12 * s) / (1.12 * s));
        return std::ceil(static_cast<double>(count) / std::floor(perRow)) * 1.08 * s <= room.height() + 0.1 * s;
    };
    while (side > 5 && !fits(side)) side *= 0.93;
    Rows rows(room, side);
    for (const TokenHere& token : here.tokens)
        drawMedallion(painter, rows.next(side), token.army >= 0 ? &model.look.owner(token.army) : nullptr, model.theme,
                      model.initial(token.token), token.statue);
    // Pieces off the board are out of the fight: stone, with the owner's colour below.
    for (const PieceCount& group : groups) {
        const QRectF box = rows.next(side);
        drawStatue(painter, box.adjusted(0.5, 0.5, -0.5, -0.5), model.look.shape(group.piece), model.theme,
                   QString::number(std::max(0, group.count)));
        if (group.army < 0) continue;
        painter.setPen(QPen(boardColours(model.theme).plateEdge, 0.8));
        painter.setBrush(model.look.owner(group.army).fill);
        painter.drawEllipse(QPointF(box.right() - side * 0.14, box.bottom() - side * 0.14), side * 0.17, side * 0.17);
    }
}

/// The row of tokens: owner where it is known, "?" where not; used ones faded, the present one ringed.
void paintTrack(QPainter& painter, const BoardModel& model, const std::string& site)
{
    const std::vector<TrackSpace>& track = model.position.track;
    const BoardColours& colours = boardColours(model.theme);
    const double scale = model.layout.sizes.scale;
    int present = -1;
    for (std::size_t i = 0; i < track.size(); ++i)
        if (track[i].used) present = static_cast<int>(i);
    for (std::size_t i = 0; i < track.size(); ++i) {
        const auto spot = model.drawing->spots.find(site + "-" + std::to_string(i + 1));
        if (spot == model.drawing->spots.end()) continue;
        const double radius = 6.9 * scale;
        painter.save();
        painter.translate(spot->second);
        painter.scale(1 / scale, 1 / scale);
        const QRectF disc(-radius, -radius, 2 * radius, 2 * radius);
        const bool now = static_cast<int>(i) == present;
        if (track[i].hidden || track[i].army < 0) {
            painter.setPen(QPen(QColor(0x6b, 0x54, 0x36), 1.0));
            painter.setBrush(QColor(0xfb, 0xf4, 0xe0));
            painter.drawEllipse(disc);
            drawCentred(painter, disc, QStringLiteral("?"), QColor(0x6b, 0x54, 0x36), radius * 1.15);
        } else {
            const OwnerColour& owner = model.look.owner(track[i].army);
            painter.setOpacity(track[i].used && !now ? 0.5 : 1.0);
            painter.setPen(QPen(colours.plateEdge, now ? 2.2 : 1.0));
            painter.setBrush(owner.fill);
            painter.drawEllipse(disc);
            const double side = radius * 1.1;
            drawEmblem(painter, QRectF(-side / 2, -side / 2, side, side), owner.emblem, owner.ink);
        }
        painter.restore();
    }
}

/// One plate a seat with its score.
void paintScores(QPainter& painter, const BoardModel& model, const QRectF& room)
{
    const std::vector<SeatScore>& scores = model.position.scores;
    if (scores.empty()) return;
    const auto count = static_cast<double>(scores.size());
    constexpr double kProportion = 1.62; // wide enough for two figures and the emblem
    const double width =
        std::min({(room.width() - (count - 1) * 2) / count, room.height() * kProportion, model.layout.sizes.stack});
    const double height = width / kProportion;
    const double gap = std::min(height * 0.25, (room.width() - count * width) / std::max(1.0, count - 1));
    double x = room.center().x() - (count * width + (count - 1) * gap) / 2;
    for (const SeatScore& score : scores) {
        drawOwnerPlate(painter, QRectF(x, room.center().y() - height / 2, width, height), model.look.owner(score.army),
                       model.theme, QString::number(score.value));
        x += width + gap;
    }
}

} // namespace

void paintSites(QPainter& painter, const BoardModel& model, const QRectF& exposed)
{
    if (model.isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = model.layout.sizes.scale;
    for (int i = 0; i < model.placeCount(); ++i) {
        const engine::Place& place = model.drawing->board.place(i);
        const QRectF box = model.place(i).box;
        if (place.kind != engine::PlaceKind::Site || box.isEmpty() || !box.intersects(exposed)) continue;
        if (place.id.ends_with("-track")) {
            // A track with numbered spaces shows the row of tokens, one without them the score.
            if (model.drawing->spots.find(place.id + "-1") != model.drawing->spots.end()) {
                paintTrack(painter, model, place.id);
                continue;
            }
            painter.save();
            painter.translate(box.topLeft());
            painter.scale(1 / scale, 1 / scale);
            paintScores(painter, model,
                        QRectF(30 * scale, 3 * scale, (box.width() - 36) * scale, (box.height() - 6) * scale));
            painter.restore();
            continue;
        }
        const LabelPlace& label = model.layout.labels[static_cast<std::size_t>(i)];
        const double top = label.isHidden() ? 4.0 : label.box.height() + 2.0;
        painter.save();
        painter.translate(box.topLeft());
        painter.scale(1 / scale, 1 / scale);
        paintContents(painter, model, model.contents(i),
                      QRectF(5 * scale, top * scale, (box.width() - 10) * scale, (box.height() - top - 3) * scale));
        painter.restore();
    }
}

} // namespace marches::editor
