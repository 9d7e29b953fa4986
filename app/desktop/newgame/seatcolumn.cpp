// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/seatcolumn.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/newgame/seatcard.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/flowlayout.h"
#include "app/desktop/widgets/mirroring.h"
#include "app/desktop/widgets/retire.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpressionValidator>

namespace marches::app {

namespace {

constexpr int kCountButton = 48;

} // namespace

SeatColumn::SeatColumn(const Catalogue& catalogue, NewGameModel& model, QWidget* parent)
    : Translated(parent), m_catalogue(catalogue), m_model(model), m_content(new QWidget(this)),
      m_countLabel(new QLabel(m_content)), m_countRow(new FlowLayout(nullptr, 4)), m_counts(new QButtonGroup(this)),
      m_cardColumn(new QVBoxLayout)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* counts = new QHBoxLayout;
    counts->setSpacing(12);
    counts->addWidget(m_countLabel);
    counts->addLayout(m_countRow, 1);
    m_cardColumn->setSpacing(10);
    auto* column = new QVBoxLayout(m_content);
    setMirroredMargins(column, {0, 0, 4, 0});
    column->setSpacing(12);
    column->addLayout(counts);
    column->addLayout(m_cardColumn);
    makeFoot(column);
    column->addStretch(1);
    setWidget(m_content);
    connect(m_counts, &QButtonGroup::idClicked, &m_model, &NewGameModel::setPlayers);
    connect(&model, &NewGameModel::gameChanged, this, &SeatColumn::makeCounts);
    connect(&model, &NewGameModel::contentChanged, this, [this] {
        const engine::SeatRange range = m_model.seatRange();
        if (m_range.least != range.least || m_range.most != range.most) makeCounts();
    });
    connect(&model, &NewGameModel::seatsChanged, this, &SeatColumn::refresh);
    makeCounts();
    retranslate();
}

QList<QAbstractButton*> SeatColumn::countButtons() const { return m_counts->buttons(); }

void SeatColumn::makeFoot(QVBoxLayout* column)
{
    m_levelsHead = new QLabel(m_content);
    setTextRole(m_levelsHead, TextRole::Strong);
    m_levels = new QLabel(m_content);
    m_levels->setWordWrap(true);
    m_levels->setTextFormat(Qt::PlainText);
    setTextRole(m_levels, TextRole::Body, true);
    m_fair = new Card(m_content, Card::Look::Good);
    m_fairText = new QLabel(m_fair);
    m_fairText->setWordWrap(true);
    auto* fair = new QVBoxLayout(m_fair);
    fair->setContentsMargins(14, 10, 14, 10);
    fair->addWidget(m_fairText);
    m_curtain = new QLabel(m_content);
    m_curtain->setWordWrap(true);
    setTextRole(m_curtain, TextRole::Body, true);
    m_diceLabel = new QLabel(m_content);
    setTextRole(m_diceLabel, TextRole::Strong);
    m_rolled = new QRadioButton(m_content);
    m_typed = new QRadioButton(m_content);
    m_rolled->setChecked(true);
    connect(m_typed, &QRadioButton::toggled, &m_model, &NewGameModel::setTypedDice);
    m_seedLabel = new QLabel(m_content);
    setTextRole(m_seedLabel, TextRole::Strong);
    m_seed = new QLineEdit(m_content);
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), m_seed));
    m_seed->setText(QString::number(m_model.seed()));
    connect(&m_model, &NewGameModel::seedChanged, this, [this] {
        // Not where it says so already in other digits, while somebody types it.
        if (m_seed->text().toULongLong() != m_model.seed()) m_seed->setText(QString::number(m_model.seed()));
    });
    connect(m_seed, &QLineEdit::textEdited, &m_model,
            [this](const QString& text) { m_model.setSeed(text.toULongLong()); });

    column->addWidget(m_levelsHead);
    column->addWidget(m_levels);
    column->addWidget(m_fair);
    column->addWidget(m_curtain);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(2);
    grid->addWidget(m_diceLabel, 0, 0);
    grid->addWidget(m_rolled, 0, 1);
    grid->addWidget(m_typed, 1, 1);
    grid->setRowMinimumHeight(2, 6);
    grid->addWidget(m_seedLabel, 3, 0);
    grid->addWidget(m_seed, 3, 1);
    grid->setColumnStretch(1, 1);
    column->addLayout(grid);
}

void SeatColumn::makeCounts()
{
    for (QAbstractButton* button : m_counts->buttons()) {
        m_counts->removeButton(button);
        retire(button);
    }
    const engine::SeatRange range = m_range = m_model.seatRange();
    for (int n = range.least; !m_model.isEmpty() && n <= range.most; ++n) {
        auto* button = new QPushButton(QLocale().toString(n), m_content);
        button->setCheckable(true);
        button->setProperty("narrow", true);
        button->setFixedWidth(kCountButton);
        button->setAccessibleName(tr("%n player(s)", nullptr, n));
        m_counts->addButton(button, n);
        m_countRow->addWidget(button);
    }
    rebuild();
}

void SeatColumn::rebuild()
{
    for (SeatCard* card : m_cards) retire(card);
    m_cards.clear();
    for (int seat = 0; seat < m_model.players(); ++seat) {
        auto* card = new SeatCard(m_catalogue, m_model, seat, m_content);
        m_cards.append(card);
        m_cardColumn->addWidget(card);
    }
    refresh();
}

void SeatColumn::showLevels()
{
    QStringList levels;
    for (const std::string& level : offeredLevels())
        levels.append(tr("%1: %2", "level of a bot, what it does").arg(levelWord(level), levelSentence(level)));
    m_levels->setText(levels.join(QLatin1Char('\n')));
    m_levels->setHidden(levels.isEmpty());
    m_levelsHead->setHidden(levels.isEmpty());
}

void SeatColumn::refresh()
{
    if (m_cards.size() != m_model.players()) {
        rebuild();
        return;
    }
    if (QAbstractButton* button = m_counts->button(m_model.players())) button->setChecked(true);
    for (SeatCard* card : m_cards) card->refresh();
    showLevels();
    m_curtain->setVisible(m_model.persons() > 1);
}

void SeatColumn::retranslate()
{
    m_countLabel->setText(tr("Players"));
    for (QAbstractButton* button : m_counts->buttons())
        button->setAccessibleName(tr("%n player(s)", nullptr, m_counts->id(button)));
    m_levelsHead->setText(tr("Bot levels"));
    showLevels();
    m_fairText->setText(tr("Bots see only what their seat may see, and roll the same dice as you. The log proves it."));
    m_curtain->setText(tr("Several people at this screen: a curtain hides secrets between seats."));
    m_diceLabel->setText(tr("Dice"));
    m_rolled->setText(tr("rolled by the program"));
    m_typed->setText(tr("real dice, typed in"));
    m_seedLabel->setText(tr("Seed"));
    m_seed->setAccessibleName(m_seedLabel->text());
    m_seed->setToolTip(tr("The same seed and the same moves give the same game"));
}

} // namespace marches::app
