// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/seatstatus.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>

#include <QFontInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/play/ownerplate.h"
#include "app/desktop/play/positionwords.h"
#include "app/desktop/play/tokenrow.h"
#include "app/desktop/widgets/chip.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/widgets/mirroring.h"
#include "engine/bots/bot.h"

namespace marches::app {

using engine::Space;

namespace {

constexpr int kBand = 8;
constexpr int kSeatSpace = 8; ///< pixels
constexpr int kEnough = 96;   ///< pixels of a name that is too long anyway
/// From so many heights of letters in width on who plays and what the seat has may stand in one line.
constexpr int kLettersOfBoth = 21;

QString botWord(std::string_view level)
{
    if (level == "easy") return SeatStatus::tr("Bot, easy");
    if (level == "medium") return SeatStatus::tr("Bot, medium");
    if (level == "hard") return SeatStatus::tr("Bot, hard");
    if (level == "expert") return SeatStatus::tr("Bot, expert");
    return SeatStatus::tr("Bot, random");
}

/// Who plays a seat.
QString controlOf(const PlayContext& context, int seat)
{
    if (!context.runner.rules().seats()[static_cast<std::size_t>(seat)].played) return SeatStatus::tr("Nobody plays");
    if (context.runner.isPerson(seat)) return SeatStatus::tr("Person");
    return botWord(context.runner.session().seats()[static_cast<std::size_t>(seat)].bot);
}

} // namespace

SeatStatus::SeatStatus(QWidget* parent)
    : QFrame(parent), m_plate(new OwnerPlate(this)), m_name(new ElidedLabel(1, this)), m_who(new ElidedLabel(1, this)),
      m_toMove(new Chip(Chip::Look::Count, {}, this)), m_score(new ElidedLabel(1, this)),
      m_places(new ElidedLabel(1, this)), m_counters(new QLabel(this)), m_cards(new QLabel(this)),
      m_tokens(new QLabel(this)), m_effects(new QLabel(this)), m_captives(new TokenRow(this)),
      m_control(new QToolButton(this))
{
    setTextRole(m_name, TextRole::Card);
    setTextRole(m_who, TextRole::Small, true);
    m_who->setMuted(true);
    m_who->setObjectName(QStringLiteral("seatWho"));
    m_who->setTipKept(true); // whether there is room comes and goes with scroll bars
    m_name->setObjectName(QStringLiteral("seatName"));
    m_name->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // gives way to chip and score
    setTextRole(m_score, TextRole::Card);
    m_score->setObjectName(QStringLiteral("seatScore"));
    m_score->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setTextRole(m_places, TextRole::Small, true);
    m_places->setMuted(true);
    m_places->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (QLabel* label : {m_counters, m_cards, m_tokens}) setTextRole(label, TextRole::Small, true);
    setTextRole(m_effects, TextRole::Small);
    m_effects->setObjectName(QStringLiteral("effects"));
    m_effects->setTextFormat(Qt::RichText);
    m_effects->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_effects, &QLabel::linkActivated, this, &SeatStatus::ruleRequested);
    for (QLabel* label : {m_counters, m_tokens, m_cards, m_effects}) label->setWordWrap(true);

    auto* grid = new QGridLayout(this);
    setMirroredMargins(grid, {kBand + 8, 6, 8, 6});
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_plate, 0, 0, 2, 1, Qt::AlignTop);
    // Each line by itself: a wide score must not push the words of the other line out of a narrow panel.
    auto* first = new QHBoxLayout;
    first->setSpacing(4); // a grid with two spacings hands none down
    first->addWidget(m_name, 1);
    first->addWidget(m_score);
    auto* second = new QHBoxLayout;
    second->setSpacing(kSeatSpace);
    second->addWidget(m_who, 1);
    second->addWidget(m_toMove, 0, Qt::AlignVCenter); // below the name, which needs its room
    second->addWidget(m_places);
    first->addWidget(m_control);
    m_control->setObjectName(QStringLiteral("seatControl"));
    m_control->setIcon(icon(QStringLiteral("swap")));
    m_control->setAutoRaise(true);
    m_control->setPopupMode(QToolButton::InstantPopup);
    m_control->setFocusPolicy(Qt::TabFocus);
    m_control->setMenu(new QMenu(m_control));
    connect(m_control->menu(), &QMenu::aboutToShow, this, &SeatStatus::fillControls);
    grid->addLayout(first, 0, 1);
    grid->addLayout(second, 1, 1);
    grid->addWidget(m_counters, 2, 1);
    grid->addWidget(m_captives, 3, 1, Qt::AlignLeft);
    grid->addWidget(m_tokens, 4, 1);
    grid->addWidget(m_cards, 5, 1);
    grid->addWidget(m_effects, 6, 1);
    grid->setColumnStretch(1, 1);
}

void SeatStatus::show(const PlayContext& context, const PositionReader& position,
                      const std::vector<LastingEffect>& effects, int seat)
{
    m_seat = seat;
    showPlayer(context);
    showScore(context, position);
    showCaptives(context, position);
    showTokens(context, position);
    showCards(context, position);
    showEffects(effects);
    showBrief();
    update();
}

void SeatStatus::showPlayer(const PlayContext& context)
{
    const GameRunner& runner = context.runner;
    const int seat = m_seat;
    m_level =
        runner.isPerson(seat) ? std::string() : context.runner.session().seats()[static_cast<std::size_t>(seat)].bot;
    m_control->setVisible(runner.rules().seats()[static_cast<std::size_t>(seat)].played);
    m_control->setToolTip(tr("Who plays %1", "name of a seat").arg(context.seatName(seat)));
    m_control->setAccessibleName(m_control->toolTip());
    m_owner = &context.seatColour(seat);
    m_plate->setOwner(*m_owner, context.theme);
    m_name->setText(context.seatName(seat));
    m_active = runner.askedSeat() == seat;
    const bool person = runner.isPerson(seat);
    const bool thinking = !person && runner.waiting() == GameRunner::Waiting::Nothing;
    m_toMove->setText(tr("to move"));
    m_chipRoom = m_active ? m_toMove->sizeHint().width() + kSeatSpace : 0;
    m_toMove->setText(thinking ? QStringLiteral("• • •") : tr("to move"));
    m_toMove->updateGeometry();
    m_toMove->setAccessibleName(thinking ? tr("thinking") : QString());
    m_toMove->setVisible(m_active);
    const QString control = controlOf(context, seat);
    const QString role = context.seatRole(seat);
    m_who->setText(role == m_name->text() ? control
                                          : tr("%1 · %2", "a seat of the game, who plays it").arg(role, control));
    m_who->setBrief(role == m_name->text() ? control : role); // a person is seen to be one by the name
}

void SeatStatus::showScore(const PlayContext& context, const PositionReader& position)
{
    m_score->setText(scoreText(context.runner.rules(), context.wording, position.score(m_seat)));
    m_score->setBrief(QLocale().toString(position.score(m_seat)));
    QStringList has;
    if (const std::optional<int> places = position.places(m_seat)) has << tr("%n territory(s)", nullptr, *places);
    for (const PositionReader::Amount& counter : position.counters(m_seat))
        has << (counter.count == engine::kUnknown
                    ? context.word(Space::Counter, counter.item)
                    : QString::fromStdString(context.wording.counted(Space::Counter, counter.item, counter.count)));
    QStringList waiting;
    for (const PositionReader::Amount& pieces : position.reserve(m_seat))
        waiting << QString::fromStdString(context.wording.counted(Space::Piece, pieces.item, pieces.count));
    if (!waiting.isEmpty()) has << tr("To place: %1").arg(waiting.join(QStringLiteral(", ")));
    has.removeAll(m_score->text()); // where territories are what is counted
    m_has = has;
}

void SeatStatus::showCaptives(const PlayContext& context, const PositionReader& position)
{
    std::vector<TokenRow::Token> tokens;
    QStringList spoken;
    for (const PositionReader::Amount& amount : position.captives(m_seat)) {
        const editor::OwnerColour* owner = amount.army >= 0 ? &context.look.owner(amount.army) : nullptr;
        tokens.push_back({context.look.shape(amount.item), owner, QString::number(amount.count)});
        spoken << QString::fromStdString(context.wording.counted(Space::Piece, amount.item, amount.count));
    }
    m_captives->setTokens(std::move(tokens), context.theme);
    m_captives->setVisible(!spoken.isEmpty());
    m_captives->setToolTip(tr("Captives: %1").arg(spoken.join(QStringLiteral(", "))));
    m_captives->setAccessibleName(m_captives->toolTip());
}

void SeatStatus::showTokens(const PlayContext& context, const PositionReader& position)
{
    QStringList names;
    for (const int token : position.tokens(m_seat)) names << context.word(Space::Token, token);
    for (const int region : position.regions(m_seat)) names << context.word(Space::Region, region);
    m_tokens->setText(names.join(QStringLiteral(" · ")));
    m_tokens->setVisible(!names.isEmpty());
}

void SeatStatus::showCards(const PlayContext& context, const PositionReader& position)
{
    QStringList cards;
    int hidden = 0;
    for (const int card : position.hand(m_seat)) {
        if (card == engine::kUnknown)
            ++hidden;
        else
            cards << context.word(Space::Card, card);
    }
    if (hidden > 0) cards << tr("%n hidden card(s)", nullptr, hidden);
    m_cards->setText(tr("Cards: %1").arg(cards.join(QStringLiteral(", "))));
    m_cards->setVisible(!cards.isEmpty());
    m_hasCards = !cards.isEmpty();
}

void SeatStatus::showEffects(const std::vector<LastingEffect>& effects)
{
    std::vector<LastingEffect> lasting;
    std::ranges::copy_if(effects, std::back_inserter(lasting), [this](const LastingEffect& effect) {
        return std::ranges::find(effect.seats, m_seat) != effect.seats.end();
    });
    m_effects->setText(effectLines(lasting));
    m_effects->setVisible(!lasting.empty());
}

void SeatStatus::showBrief()
{
    const bool brief = m_compact && !m_active;
    if (brief)
        for (QWidget* part :
             std::initializer_list<QWidget*>{m_who, m_places, m_counters, m_captives, m_tokens, m_cards, m_effects})
            part->hide();
    else
        m_who->show();
    setMirroredMargins(layout(), {kBand + 8, brief ? 0 : 6, 8, brief ? 0 : 6}); // one line of a table
    keepHeight();
    QStringList heard{m_name->text(), m_who->text(), m_score->text(), m_has.join(QStringLiteral(" · "))};
    heard.removeAll(QString());
    setAccessibleName(heard.join(QStringLiteral(", ")));
    if (brief && m_hasCards) heard << m_cards->text();
    setToolTip(brief ? heard.join(QLatin1Char('\n')) : QString());
}

void SeatStatus::fillControls()
{
    QMenu* menu = m_control->menu();
    menu->clear();
    const auto add = [&](const QString& words, const std::string& level) {
        QAction* action = menu->addAction(words);
        action->setCheckable(true);
        action->setChecked(level == m_level);
        connect(action, &QAction::triggered, this, [this, level] { emit controlRequested(m_seat, level); });
    };
    add(tr("A person at this screen"), {});
    for (const std::string_view level : engine::botLevels())
        if (level != "random") add(botWord(level), std::string(level));
}

void SeatStatus::shareSecondLine(int room)
{
    const bool brief = m_compact && !m_active;
    m_places->setText(m_has.value(0));
    // Who plays is said whole, if need be without the name of the seat.
    const int needed = m_who->minimumSizeHint().width() + kSeatSpace + m_chipRoom + m_places->sizeHint().width();
    const bool fits = width() >= kLettersOfBoth * QFontInfo(font()).pixelSize() && needed <= room;
    m_places->setVisible(!brief && fits && !m_has.isEmpty());
    m_counters->setText(m_has.mid(fits ? 1 : 0).join(QStringLiteral(" · ")));
    m_counters->setVisible(!brief && !m_counters->text().isEmpty());
}

SeatStatus::Line SeatStatus::neededLine() const { return {m_name->sizeHint().width(), m_score->sizeHint().width()}; }

void SeatStatus::alignWith(const Line& widest)
{
    m_widest = widest;
    keepHeight();
}

void SeatStatus::shareLine()
{
    const QMargins edges = layout()->contentsMargins();
    const int beside = m_plate->width() + 8 + (m_control->isVisibleTo(this) ? m_control->sizeHint().width() + 4 : 0);
    const int room = width() - edges.left() - edges.right() - beside - 4;
    const int name = std::max(m_name->sizeHint().width(), m_widest.name);
    const int whole = std::max(m_score->sizeHint().width(), m_widest.score);
    const int brief = m_score->minimumSizeHint().width();
    shareSecondLine(width() - edges.left() - edges.right() - m_plate->width() - kSeatSpace);
    const bool both = name + whole <= room || (name + brief > room && room - whole >= kEnough);
    m_score->setMaximumWidth(both ? whole : brief);
}

/// A scroll area asks nobody how high words are that run over several lines, and would press them together.
void SeatStatus::keepHeight()
{
    shareLine();
    layout()->invalidate();
    setMinimumHeight(layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width()) : 0);
}

void SeatStatus::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    keepHeight();
}

void SeatStatus::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    if (m_active) painter.fillRect(rect(), colours().chip);
    if (m_owner != nullptr) {
        const QRectF band(isRightToLeft() ? width() - kBand : 0, 0, kBand, height());
        editor::drawOwnerBand(painter, band, *m_owner);
    }
    painter.setPen(colours().line);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

} // namespace marches::app
