// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mail/legendstrip.h"

#include <QFontMetrics>
#include <QPainter>

#include <array>
#include <utility>
#include <vector>

#include "editor/painting/drawarrow.h"
#include "engine/game/game.h"

namespace marches::editor {

namespace {

constexpr int kMargin = 12;
constexpr int kRow = 28;
constexpr int kLetters = 15;
constexpr int kTitle = 20;
constexpr int kSample = 44;
constexpr int kRing = 8; ///< around the end of some arrows
constexpr int kSquare = 16;
constexpr int kBeside = 6; ///< between a sample and its word

constexpr std::array<std::pair<BoardArrow::Kind, const char*>, 6> kMeanings{
    {{BoardArrow::Kind::Move, "report.arrow.moved"},
     {BoardArrow::Kind::Fails, "report.arrow.failed"},
     {BoardArrow::Kind::Support, "report.arrow.supported"},
     {BoardArrow::Kind::Cut, "report.arrow.cut"},
     {BoardArrow::Kind::Convoy, "report.arrow.convoyed"},
     {BoardArrow::Kind::Retreat, "report.arrow.retreated"}}};

} // namespace

LegendStrip::LegendStrip(const TurnPicture& wanted, int width)
    : m_wanted(wanted), m_width(width), m_colours(boardColours(wanted.theme))
{
    m_font.setPixelSize(kLetters);
    m_titleFont = m_font;
    m_titleFont.setPixelSize(kTitle);
    m_titleFont.setBold(true);
}

int LegendStrip::height() { return lay(nullptr); }

int LegendStrip::lay(QPainter* painter)
{
    m_x = kMargin;
    m_y = kMargin;
    if (painter != nullptr) {
        painter->setPen(m_colours.ink);
        painter->setFont(m_titleFont);
        painter->drawText(QRect(m_x, m_y, m_width - 2 * kMargin, kRow), Qt::AlignLeft | Qt::AlignVCenter,
                          QString::fromStdString(m_wanted.title));
        painter->setFont(m_font);
    }
    m_y += kRow;
    for (const auto& [kind, key] : kMeanings)
        drawArrow(painter, kind, QString::fromStdString(m_wanted.wording.text(key)));
    const std::vector<engine::SeatInfo>& seats = m_wanted.game.rules().seats();
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (!seats[seat].armies.empty()) drawPower(painter, static_cast<int>(seat));
    return m_y + kRow + kMargin;
}

QRect LegendStrip::room(int sample, const QString& word)
{
    const int width = sample + kBeside + QFontMetrics(m_font).horizontalAdvance(word) + 3 * kBeside;
    if (m_x + width > m_width - kMargin && m_x > kMargin) {
        m_x = kMargin;
        m_y += kRow;
    }
    const QRect box(m_x, m_y, width, kRow);
    m_x += width;
    return box;
}

void LegendStrip::write(QPainter& painter, const QRect& box, int sample, const QString& word) const
{
    painter.setPen(m_colours.ink);
    painter.drawText(box.adjusted(sample + kBeside, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, word);
}

void LegendStrip::drawArrow(QPainter* painter, BoardArrow::Kind kind, const QString& word)
{
    const QRect box = room(kSample, word);
    if (painter == nullptr) return;
    const double middle = box.center().y();
    drawSampleArrow(*painter, QPointF(box.left() + 2, middle), QPointF(box.left() + kSample - kRing, middle),
                    {kind, m_colours.accent, m_colours.arrowEdge, m_colours.plateEdge, 1.0});
    write(*painter, box, kSample, word);
}

void LegendStrip::drawPower(QPainter* painter, int seat)
{
    const engine::Rules& rules = m_wanted.game.rules();
    const QString word = QString::fromStdString(m_wanted.wording.word(engine::Space::Seat, seat));
    const QRect box = room(kSquare, word);
    if (painter == nullptr) return;
    const int army = rules.seats()[static_cast<std::size_t>(seat)].armies.front();
    const OwnerColour& owner = ownerColour(findOwnerColour(rules.vocabulary().name(engine::Space::Army, army)));
    drawOwnerPlate(*painter, QRectF(box.left(), box.center().y() - kSquare / 2.0, kSquare, kSquare), owner,
                   m_wanted.theme);
    write(*painter, box, kSquare, word);
}

} // namespace marches::editor
