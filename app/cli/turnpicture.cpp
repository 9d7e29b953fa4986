// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/turnpicture.h"

#include <QBuffer>
#include <QPainter>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "app/cli/gamefiles.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "editor/painting/drawarrow.h"
#include "editor/painting/renderboard.h"
#include "engine/diplomacy/referee/turnreport.h"

namespace marches::app {

namespace {

using editor::BoardArrow;

std::optional<int> argumentOf(const engine::MessageSpec& spec, const engine::Message& message, std::string_view name)
{
    const auto found = std::ranges::find(spec.params, name, &engine::MessageParam::name);
    if (found == spec.params.end()) return std::nullopt;
    return message.arg[static_cast<std::size_t>(found - spec.params.begin())];
}

/// What the line says of an order, as an arrow; nothing where there is nothing to point at.
std::optional<BoardArrow> arrowOf(const engine::Rules& rules, const engine::Message& message)
{
    const engine::MessageSpec& spec = rules.messages()[message.text];
    if (spec.fate != engine::OrderStatus::Done && spec.fate != engine::OrderStatus::Failed) return std::nullopt;
    const std::optional<int> seat = argumentOf(spec, message, "seat");
    const std::optional<int> from = argumentOf(spec, message, "from");
    const std::optional<int> to = argumentOf(spec, message, "to");
    if (!seat || !from || *seat < 0) return std::nullopt;
    BoardArrow arrow;
    arrow.from = *from;
    const std::vector<int>& armies = rules.seats()[static_cast<std::size_t>(*seat)].armies;
    if (!armies.empty()) arrow.army = armies.front();
    if (spec.fate == engine::OrderStatus::Failed) {
        if (!to) return std::nullopt;
        arrow.to = *to;
        arrow.kind = BoardArrow::Kind::Fails;
        return arrow;
    }
    const std::optional<int> place = argumentOf(spec, message, "place");
    if (place) { // helps whoever is there
        arrow.to = *place;
        if (to) arrow.over = *to;
        arrow.kind = spec.key == "log.convoys" ? BoardArrow::Kind::Convoy : BoardArrow::Kind::Support;
        return arrow;
    }
    if (!to) return std::nullopt;
    arrow.to = *to;
    if (spec.key == "log.retreats") arrow.kind = BoardArrow::Kind::Retreat;
    return arrow;
}

std::vector<BoardArrow> arrowsOf(const TurnPicture& wanted)
{
    std::vector<BoardArrow> arrows;
    for (const int node : wanted.turn.nodes)
        for (const engine::Message& line : wanted.game.log(node)) {
            if (wanted.reader != engine::referee::kReferee && !line.isFor(wanted.reader)) continue;
            if (const std::optional<BoardArrow> arrow = arrowOf(wanted.game.rules(), line)) arrows.push_back(*arrow);
        }
    return arrows;
}

struct ArrowMeaning {
    BoardArrow::Kind kind;
    QString word;
};

/// The strip below the board: what it shows, what arrows mean, whose colours are whose.
class Strip {
public:
    Strip(const TurnPicture& wanted, editor::Theme theme, int width)
        : m_wanted(wanted), m_theme(theme), m_width(width), m_colours(editor::boardColours(theme))
    {
        m_font.setPixelSize(kLetters);
        m_titleFont = m_font;
        m_titleFont.setPixelSize(kTitle);
        m_titleFont.setBold(true);
    }

    /// Paints, or without a painter only measures; gives the height.
    int paint(QPainter* painter)
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
        for (const ArrowMeaning& meaning : meanings()) arrow(painter, meaning);
        for (const engine::SeatInfo& seat : m_wanted.game.rules().seats())
            if (!seat.armies.empty()) power(painter, seat);
        return m_y + kRow + kMargin;
    }

private:
    static constexpr int kMargin = 12;
    static constexpr int kRow = 28;
    static constexpr int kLetters = 15;
    static constexpr int kTitle = 20;
    static constexpr int kSample = 44;
    static constexpr int kRing = 8; ///< around the end of some arrows
    static constexpr int kSquare = 16;

    static std::array<ArrowMeaning, 5> meanings()
    {
        return {{{BoardArrow::Kind::Move, Cli::tr("moved", "of an arrow in a legend")},
                 {BoardArrow::Kind::Fails, Cli::tr("failed", "of an arrow in a legend")},
                 {BoardArrow::Kind::Support, Cli::tr("supported", "of an arrow in a legend")},
                 {BoardArrow::Kind::Convoy, Cli::tr("convoyed", "of an arrow in a legend")},
                 {BoardArrow::Kind::Retreat, Cli::tr("retreated", "of an arrow in a legend")}}};
    }
    /// Room for a sample and its word; in the next row where this one is full.
    QRect room(int sample, const QString& word)
    {
        const int width = sample + 6 + QFontMetrics(m_font).horizontalAdvance(word) + 18;
        if (m_x + width > m_width - kMargin && m_x > kMargin) {
            m_x = kMargin;
            m_y += kRow;
        }
        const QRect box(m_x, m_y, width, kRow);
        m_x += width;
        return box;
    }
    void write(QPainter& painter, const QRect& box, int sample, const QString& word) const
    {
        painter.setPen(m_colours.ink);
        painter.drawText(box.adjusted(sample + 6, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, word);
    }
    void arrow(QPainter* painter, const ArrowMeaning& meaning)
    {
        const QRect box = room(kSample, meaning.word);
        if (painter == nullptr) return;
        const double middle = box.center().y();
        editor::drawArrow(*painter, QPointF(box.left() + 2, middle), QPointF(box.left() + kSample - kRing, middle), {},
                          {meaning.kind, m_colours.accent, m_colours.arrowEdge, m_colours.plateEdge, 1.0});
        write(*painter, box, kSample, meaning.word);
    }
    void power(QPainter* painter, const engine::SeatInfo& seat)
    {
        const engine::Rules& rules = m_wanted.game.rules();
        const int number = static_cast<int>(&seat - rules.seats().data());
        const QString word = QString::fromStdString(m_wanted.wording.word(engine::Space::Seat, number));
        const QRect box = room(kSquare, word);
        if (painter == nullptr) return;
        const std::string_view colour = rules.vocabulary().name(engine::Space::Army, seat.armies.front());
        const editor::OwnerColour& owner = editor::ownerColour(editor::findOwnerColour(colour));
        editor::drawOwnerPlate(*painter, QRectF(box.left(), box.center().y() - kSquare / 2.0, kSquare, kSquare), owner,
                               m_theme);
        write(*painter, box, kSquare, word);
    }

    const TurnPicture& m_wanted;
    editor::Theme m_theme;
    int m_width;
    const editor::BoardColours& m_colours;
    QFont m_font;
    QFont m_titleFont;
    int m_x = 0;
    int m_y = 0;
};

QByteArray pngWithStrip(const editor::BoardPicture& picture, const TurnPicture& wanted)
{
    const QImage board = editor::renderImage(picture);
    if (board.isNull()) return {};
    Strip strip(wanted, picture.theme, board.width());
    QImage all(board.width(), board.height() + strip.paint(nullptr), QImage::Format_RGB32);
    if (all.isNull()) return {};
    all.fill(editor::boardColours(picture.theme).paper);
    {
        QPainter painter(&all);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.drawImage(0, 0, board);
        painter.translate(0, board.height());
        strip.paint(&painter);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return all.save(&buffer, "PNG") ? bytes : QByteArray();
}

} // namespace

QByteArray drawTurn(const Session& session, const TurnPicture& wanted, const std::string& extension)
{
    const engine::Rules& rules = wanted.game.rules();
    editor::BoardPicture picture;
    picture.drawing = wanted.drawing;
    picture.rules = wanted.game.sharedRules();
    engine::State seen = wanted.game.state();
    if (wanted.reader != engine::referee::kReferee) rules.view(wanted.game.state(), wanted.reader, seen);
    rules.describe(seen, picture.facts);
    picture.marks.arrows = arrowsOf(wanted);
    picture.wording = editor::gameWording(wanted.wording);
    if (!stylePicture(session, picture)) return {};
    const QByteArray bytes = extension == ".png" ? pngWithStrip(picture, wanted) : pictureBytes(picture, extension);
    if (bytes.isEmpty()) session.console().reportError(Cli::tr("The picture could not be made."));
    return bytes;
}

} // namespace marches::app
