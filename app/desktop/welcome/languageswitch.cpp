// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/welcome/languageswitch.h"

#include "app/desktop/base/language.h"
#include "app/desktop/base/preferences.h"

#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

namespace marches::app {

namespace {

constexpr int kMostButtons = 2; ///< that fit beside the title, whatever the language of both

} // namespace

LanguageSwitch::LanguageSwitch(Preferences& preferences, const Language& language, QWidget* parent)
    : Translated(parent), m_preferences(preferences), m_language(language)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    connect(&language, &Language::availableChanged, this, &LanguageSwitch::build);
    build();
}

void LanguageSwitch::build()
{
    qDeleteAll(m_buttons);
    m_buttons.clear();
    delete m_list;
    m_list = nullptr;
    if (m_language.available().size() > kMostButtons) {
        m_list = new QPushButton(this);
        m_list->setObjectName(QStringLiteral("languages"));
        m_list->setMenu(new QMenu(m_list));
        connect(m_list->menu(), &QMenu::aboutToShow, this, &LanguageSwitch::fillMenu);
        layout()->addWidget(m_list);
    } else {
        for (const QString& code : m_language.available()) {
            auto* button = new QPushButton(Language::ownName(code), this);
            button->setObjectName(code);
            button->setCheckable(true);
            button->setAutoExclusive(true);
            connect(button, &QPushButton::clicked, this, [this, code] { m_preferences.setLanguage(code); });
            m_buttons.append(button);
            layout()->addWidget(button);
        }
    }
    retranslate();
}

void LanguageSwitch::fillMenu()
{
    m_list->menu()->clear();
    delete m_list->menu()->findChild<QActionGroup*>();
    auto* one = new QActionGroup(m_list->menu()); // one of them is spoken
    for (const QString& code : m_language.available()) {
        QAction* action = m_list->menu()->addAction(Language::ownName(code));
        action->setData(code);
        action->setActionGroup(one);
        action->setCheckable(true);
        action->setChecked(code == m_language.current());
        connect(action, &QAction::triggered, this, [this, code] { m_preferences.setLanguage(code); });
    }
}

QMenu* LanguageSwitch::menu() const { return m_list == nullptr ? nullptr : m_list->menu(); }

QPushButton* LanguageSwitch::button(const QString& code) const
{
    for (QPushButton* button : m_buttons)
        if (button->objectName() == code) return button;
    return nullptr;
}

void LanguageSwitch::retranslate()
{
    setAccessibleName(tr("Language"));
    for (QPushButton* button : m_buttons) button->setChecked(button->objectName() == m_language.current());
    if (m_list == nullptr) return;
    m_list->setText(Language::ownName(m_language.current()));
    m_list->setAccessibleName(tr("Language: %1").arg(m_list->text()));
    m_list->setToolTip(tr("Language"));
}

} // namespace marches::app
