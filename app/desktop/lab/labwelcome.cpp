// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labwelcome.h"

#include <algorithm>
#include <array>

#include <QLabel>
#include <QVBoxLayout>

#include "app/desktop/base/textrole.h"
#include "app/desktop/widgets/card.h"

namespace marches::app {

namespace {

constexpr int kLeastQuestionCard = 220;
constexpr int kLeastIdeaCard = 180;
constexpr std::array kQuestionIcons = {"play", "swap", "lab", "check"};

} // namespace

LabWelcome::LabWelcome(QWidget* parent)
    : Translated(parent), m_head(new QLabel(this)), m_ideas(new CardGrid(kLeastIdeaCard, this)),
      m_words(new QLabel(this)), m_grid(new CardGrid(kLeastQuestionCard, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    m_head->setWordWrap(true);
    setTextRole(m_head, TextRole::Strong);
    column->addWidget(m_head);
    column->addWidget(m_ideas);
    column->addSpacing(8);
    m_words->setWordWrap(true);
    setTextRole(m_words, TextRole::Secondary, true);
    column->addWidget(m_words);
    QList<QWidget*> cards;
    for (std::size_t i = 0; i < kQuestionIcons.size(); ++i) {
        auto* card = new ActionCard(QLatin1String(kQuestionIcons[i]), m_grid);
        connect(card, &QAbstractButton::clicked, this, [this, i] { emit asked(static_cast<int>(i)); });
        m_cards.push_back(card);
        cards << card;
    }
    m_grid->setCards(cards);
    column->addWidget(m_grid);
    column->addStretch(1);
    retranslate();
}

void LabWelcome::setSuggestions(const QString& head, const std::vector<Suggestion>& suggestions)
{
    m_head->setText(head);
    m_head->setVisible(!suggestions.empty());
    m_ideas->setVisible(!suggestions.empty());
    // Cards that stay are worded anew: one of them may be pressed just now.
    if (m_suggested.size() != suggestions.size()) {
        m_suggested.clear();
        QList<QWidget*> cards;
        for (std::size_t i = 0; i < suggestions.size(); ++i) {
            auto* card = new ActionCard(QStringLiteral("swap"), m_ideas);
            connect(card, &QAbstractButton::clicked, this, [this, i] { emit suggested(static_cast<int>(i)); });
            m_suggested.push_back(card);
            cards << card;
        }
        m_ideas->setCards(cards);
    }
    for (std::size_t i = 0; i < suggestions.size(); ++i)
        m_suggested[i]->setTexts(suggestions[i].title, suggestions[i].sentence, QString());
}

QString LabWelcome::suggestionsHead() const { return m_head->text(); }

void LabWelcome::setQuestions(const QStringList& names)
{
    m_names = names;
    word();
}

void LabWelcome::word()
{
    const std::array sentences = {
        tr("Who wins, how long games take, how close they are, and where on the board it happens."),
        tr("One rule changed, everything else the same, dice too: what it does to the game."),
        tr("Every option changed by itself, ranked by what it moves."),
        tr("The number at which a side wins the share of games that you name.")};
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setTexts(m_names.value(static_cast<int>(i)), sentences[i], QString());
}

void LabWelcome::retranslate()
{
    m_words->setText(tr("Bots play as many games as you like, and the lab says what a rule does and how sure that is. "
                        "Your questions are kept in the list on the left."));
    word();
}

} // namespace marches::app
