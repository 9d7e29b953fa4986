// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/cardreader.h"

#include <QLabel>
#include <QPalette>
#include <QVBoxLayout>

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/play/cardwords.h"
#include "app/desktop/play/rollnews.h"

namespace marches::app {

namespace {

constexpr qsizetype kLong = 90; ///< signs of a text

} // namespace

CardReader::CardReader(QWidget* parent)
    : QFrame(parent), m_told(new QLabel(this)), m_name(new QLabel(this)), m_text(new QLabel(this))
{
    setObjectName(QStringLiteral("cardReader"));
    setTextRole(m_told, TextRole::Small, true);
    setTextRole(m_name, TextRole::Head);
    setTextRole(m_text, TextRole::Card);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(4);
    for (QLabel* label : {m_told, m_name, m_text}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        column->addWidget(label);
    }
    QFrame::hide();
}

void CardReader::show(const PlayContext* context)
{
    const std::optional<ToldCard> told = context != nullptr ? toldCard(*context) : std::nullopt;
    m_card = told ? told->card : -1;
    m_news = told && (told->node < 0 || app::isNews(context->runner, told->node, told->told));
    setVisible(told.has_value());
    if (!told) {
        tell({}, {}, {}); // a screen reader finds what is hidden, too
        return;
    }
    tell(told->sentence, context->word(engine::Space::Card, told->card), cardText(*context, told->card));
}

void CardReader::tell(const QString& told, const QString& name, const QString& text)
{
    setStyleSheet(QStringLiteral("#cardReader { background: %1; border: 2px solid %2; border-radius: 9px; }")
                      .arg(colours().base.name(), colours().accent.name()));
    m_told->setText(told);
    m_told->setVisible(!told.isEmpty());
    m_name->setText(name);
    m_text->setText(text);
    // What is long is read in smaller letters rather than by scrolling.
    QFont letters = fontFor(m_text->text().size() > kLong ? TextRole::Body : TextRole::Card);
    letters.setWeight(QFont::Normal);
    m_text->setFont(letters);
    m_text->setVisible(!m_text->text().isEmpty());
    setAccessibleName(m_name->text());
    setAccessibleDescription(m_text->text());
}

} // namespace marches::app
