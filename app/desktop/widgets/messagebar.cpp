// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/messagebar.h"

#include "app/desktop/widgets/flowlayout.h"
#include "app/desktop/widgets/retire.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace marches::app {

namespace {

constexpr int kMessageBarLeastWords = 320; ///< pixels beside the buttons

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : Card(parent, Look::Warning), m_words(new QLabel(this)), m_choices(new QWidget(this)),
      m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    new FlowLayout(m_choices);
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_row->setContentsMargins(14, 6, 14, 6);
    m_row->addWidget(m_words, 1);
    m_row->addWidget(m_choices);
    hide();
}

void MessageBar::arrange()
{
    const int buttons = m_choices->layout()->sizeHint().width();
    const bool beside = width() >= kMessageBarLeastWords + buttons;
    m_row->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_choices->setMinimumWidth(beside ? buttons : 0);
    m_choices->setVisible(!m_buttons.isEmpty());
}

void MessageBar::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    arrange();
}

void MessageBar::clear()
{
    for (QPushButton* button : m_buttons) {
        m_choices->layout()->removeWidget(button);
        retire(button);
    }
    m_buttons.clear();
    m_words->clear();
    hide();
}

void MessageBar::tell(const QString& sentence)
{
    clear();
    m_words->setText(sentence);
    show();
}

QPushButton* MessageBar::addButton(const QString& words)
{
    auto* button = new QPushButton(words, m_choices);
    m_choices->layout()->addWidget(button);
    button->show();
    m_buttons.append(button);
    arrange();
    return button;
}

QString MessageBar::text() const { return m_words->text(); }

} // namespace marches::app
