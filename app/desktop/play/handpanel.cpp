// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/handpanel.h"

#include <algorithm>
#include <map>

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/play/cardwords.h"
#include "app/desktop/play/positionreader.h"

namespace marches::app {

using engine::Space;

namespace {

/// A card that lies open on top of a discard pile.
bool isLaidOff(const engine::FieldSpec& field, const engine::Fact& fact)
{
    return field.holds == engine::Holds::List && field.role == engine::Role::Discard && fact.ordinal == 0 &&
           field.value == Space::Card;
}

} // namespace

HandPanel::HandPanel(QWidget* parent) : Translated(parent), m_text(new QLabel(this))
{
    setTextRole(m_text, TextRole::Body);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setAlignment(Qt::AlignTop);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->addWidget(m_text, 1);
}

QString HandPanel::cardLines(int card) const
{
    return QStringLiteral("<p><b>%1</b><br>%2</p>")
        .arg(m_context->word(Space::Card, card).toHtmlEscaped(), cardText(*m_context, card).toHtmlEscaped());
}

QString HandPanel::pileName(int field) const
{
    const engine::Rules& rules = m_context->runner.rules();
    const std::string pile = engine::lastWord(rules.fields()[static_cast<std::size_t>(field)]);
    const std::optional<int> index = rules.vocabulary().find(Space::Pile, pile);
    return index ? m_context->word(Space::Pile, *index) : QString();
}

bool HandPanel::isNeeded(const engine::Rules& rules)
{
    return std::ranges::any_of(rules.fields(), [](const engine::FieldSpec& field) {
        return field.role == engine::Role::Hand || field.role == engine::Role::Discard ||
               field.role == engine::Role::Pile;
    });
}

bool HandPanel::isOfInterest(const GameRunner& runner)
{
    const PositionReader position(runner.rules(), runner.facts());
    const int seat = runner.viewer() >= 0 ? runner.viewer() : runner.askedSeat();
    if (seat >= 0 && !position.hand(seat).empty()) return true;
    if (runner.viewer() >= 0 && !position.hidingPlaces().empty()) return true;
    return std::ranges::any_of(runner.facts(), [&runner](const engine::Fact& fact) {
        return isLaidOff(runner.rules().fields()[fact.field], fact);
    });
}

void HandPanel::show(const PlayContext* context)
{
    m_context = context;
    if (context == nullptr) {
        m_text->clear();
        return;
    }
    const engine::Rules& rules = context->runner.rules();
    QString html;
    if (context->runner.viewer() >= 0) {
        const std::vector<int> cards = PositionReader(rules, context->runner.facts()).hand(context->runner.viewer());
        if (cards.empty())
            html += QStringLiteral("<p style=\"color:%1\">%2</p>")
                        .arg(colours().muted.name(), tr("No cards in your hand.").toHtmlEscaped());
        for (const int card : cards)
            if (card != engine::kUnknown) html += cardLines(card);
        for (const int place : PositionReader(rules, context->runner.facts()).hidingPlaces())
            html += QStringLiteral("<p>%1</p>")
                        .arg(tr("Hidden armies: %1", "a place that only you know")
                                 .arg(context->word(Space::Place, place))
                                 .toHtmlEscaped());
    }

    // What lies on top of each discard pile, and how high the draw piles are.
    std::map<std::uint16_t, int> heights;
    for (const engine::Fact& fact : context->runner.facts()) {
        const engine::FieldSpec& field = rules.fields()[fact.field];
        if (field.holds != engine::Holds::List) continue;
        if (field.role == engine::Role::Pile) ++heights[fact.field];
        if (isLaidOff(field, fact))
            html += QStringLiteral("<hr><p style=\"color:%1\">%2</p>%3")
                        .arg(colours().muted.name(), pileName(fact.field).toHtmlEscaped(), cardLines(fact.value));
    }
    for (const auto& [field, height] : heights)
        if (const QString pile = pileName(field); !pile.isEmpty())
            html += QStringLiteral("<p>%1</p>")
                        .arg(tr("%1: %2", "a pile and how many cards it has")
                                 .arg(pile, QLocale().toString(height))
                                 .toHtmlEscaped());
    m_text->setText(html);
}

} // namespace marches::app
