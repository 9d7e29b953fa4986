// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/welcome/languageswitch.h"

#include "app/desktop/shell/language.h"
#include "app/desktop/shell/preferences.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace marches::app {

LanguageSwitch::LanguageSwitch(Preferences& preferences, const Language& language, QWidget* parent)
    : QWidget(parent), m_language(language)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (const QString& code : Language::available()) {
        auto* button = new QPushButton(Language::ownName(code), this);
        button->setObjectName(code);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        connect(button, &QPushButton::clicked, this, [&preferences, code] { preferences.setLanguage(code); });
        m_buttons.append(button);
        row->addWidget(button);
    }
    retranslate();
}

QPushButton* LanguageSwitch::button(const QString& code) const
{
    for (QPushButton* button : m_buttons)
        if (button->objectName() == code) return button;
    return nullptr;
}

void LanguageSwitch::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void LanguageSwitch::retranslate()
{
    setAccessibleName(tr("Language"));
    for (QPushButton* button : m_buttons) button->setChecked(button->objectName() == m_language.current());
}

} // namespace marches::app
