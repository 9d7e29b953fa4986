// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/seatstatus.h"

#include <optional>
#include <string>

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>

#include "app/desktop/play/ownerplate.h"
#include "app/desktop/play/tokenrow.h"
#include "app/desktop/shell/textrole.h"
#include "app/desktop/shell/theme.h"

namespace marches::app {

using engine::Space;

namespace {

constexpr int kBand = 8;

QString botName(const std::string& level)
{
    if (level == "easy") return SeatStatus::tr("Bot, easy");
    if (level == "medium") return SeatStatus::tr("Bot, medium");
    return SeatStatus::tr("Bot, random");
}

/// "9 crowns": the score field's last word names its counter.
QString scoreText(const PlayContext& context, int score)
{
    const engine::Rules& rules = context.runner.rules();
    for (const engine::FieldSpec& field : rules.fields()) {
        if (field.role != engine::Role::Score) continue;
        const std::string counter = field.path.substr(field.path.rfind('.') + 1);
        if (const std::optional<int> index = rules.vocabulary().find(Space::Counter, counter))
            return QString::fromStdString(context.wording.counted(Space::Counter, *index, score));
    }
    return QLocale().toString(score);
}

} // namespace

SeatStatus::SeatStatus(QWidget* parent)
    : QFrame(parent), m_plate(new OwnerPlate(this)), m_name(new QLabel(this)), m_who(new QLabel(this)),
      m_toMove(new QLabel(this)), m_score(new QLabel(this)), m_places(new QLabel(this)), m_cards(new QLabel(this)),
      m_tokens(new QLabel(this)), m_captives(new TokenRow(this))
{
    setTextRole(m_name, TextRole::Card);
    setTextRole(m_who, TextRole::Small, true);
    setTextRole(m_toMove, TextRole::Small);
    setTextRole(m_score, TextRole::Card);
    for (QLabel* label : {m_places, m_cards, m_tokens}) setTextRole(label, TextRole::Small, true);
    m_tokens->setWordWrap(true);
    m_cards->setWordWrap(true);
    m_toMove->setProperty("chip", true);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(kBand + 8, 6, 8, 6);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_plate, 0, 0, 2, 1, Qt::AlignTop);
    grid->addWidget(m_name, 0, 1);
    grid->addWidget(m_toMove, 0, 2, Qt::AlignRight);
    grid->addWidget(m_score, 0, 3, Qt::AlignRight);
    grid->addWidget(m_who, 1, 1, 1, 2);
    grid->addWidget(m_places, 1, 3, Qt::AlignRight);
    grid->addWidget(m_captives, 2, 1, 1, 3, Qt::AlignLeft);
    grid->addWidget(m_tokens, 3, 1, 1, 3);
    grid->addWidget(m_cards, 4, 1, 1, 3);
    grid->setColumnStretch(1, 1);
}

void SeatStatus::show(const PlayContext& context, const PositionReader& position, int seat)
{
    const GameRunner& runner = context.runner;
    m_owner = &context.seatColour(seat);
    m_plate->setOwner(*m_owner, context.theme);
    m_name->setText(context.seatName(seat));
    m_active = runner.askedSeat() == seat;
    const bool person = runner.isPerson(seat);
    const bool thinking = !person && runner.waiting() == GameRunner::Waiting::Nothing;
    m_toMove->setText(thinking ? QStringLiteral("• • •") : tr("to move"));
    m_toMove->setAccessibleName(thinking ? tr("thinking") : QString());
    m_toMove->setVisible(m_active);
    m_who->setText(person ? tr("Person") : botName(context.runner.session().seats()[static_cast<std::size_t>(seat)].bot));
    m_score->setText(scoreText(context, position.score(seat)));
    m_places->setText(tr("%n place(s)", "territories owned", position.places(seat)));

    std::vector<TokenRow::Token> tokens;
    QStringList spoken;
    for (const PositionReader::Amount& amount : position.captives(seat)) {
        const editor::OwnerColour* owner = amount.army >= 0 ? &context.look.owner(amount.army) : nullptr;
        tokens.push_back({context.look.shape(amount.item), owner, QString::number(amount.count)});
        spoken << QString::fromStdString(context.wording.counted(Space::Piece, amount.item, amount.count));
    }
    m_captives->setTokens(std::move(tokens), context.theme);
    m_captives->setVisible(!spoken.isEmpty());
    m_captives->setToolTip(tr("Captives: %1").arg(spoken.join(QStringLiteral(", "))));
    m_captives->setAccessibleName(m_captives->toolTip());

    QStringList names;
    for (const int token : position.tokens(seat)) names << context.word(Space::Token, token);
    m_tokens->setText(names.join(QStringLiteral(" · ")));
    m_tokens->setVisible(!names.isEmpty());

    QStringList cards;
    int hidden = 0;
    for (const int card : position.hand(seat)) {
        if (card == engine::kUnknown)
            ++hidden;
        else
            cards << context.word(Space::Card, card);
    }
    if (hidden > 0) cards << tr("%n hidden card(s)", nullptr, hidden);
    m_cards->setText(tr("Cards: %1").arg(cards.join(QStringLiteral(", "))));
    m_cards->setVisible(!cards.isEmpty());

    setAccessibleName(QStringList{m_name->text(), m_who->text(), m_score->text(), m_places->text()}.join(QStringLiteral(", ")));
    update();
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
