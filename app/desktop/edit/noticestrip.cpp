// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/noticestrip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace marches::app {

NoticeStrip::NoticeStrip(QWidget* parent) : Card(parent, Look::Warning), m_words(new QLabel(this)), m_row(new QHBoxLayout(this))
{
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_row->setContentsMargins(14, 6, 14, 6);
    m_row->addWidget(m_words, 1);
    hide();
}

void NoticeStrip::clear()
{
    for (QPushButton* button : m_buttons) button->deleteLater();
    m_buttons.clear();
    m_words->clear();
    hide();
}

void NoticeStrip::tell(const QString& sentence)
{
    clear();
    m_words->setText(sentence);
    show();
}

QPushButton* NoticeStrip::addButton(const QString& words)
{
    auto* button = new QPushButton(words, this);
    m_row->addWidget(button);
    m_buttons.append(button);
    return button;
}

QString NoticeStrip::text() const { return m_words->text(); }

} // namespace marches::app
