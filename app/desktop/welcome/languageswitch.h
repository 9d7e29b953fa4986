// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include "editor/widgets/translated.h"

class QMenu;
class QPushButton;

namespace marches::app {

class Language;
class Preferences;

/// One button a language, each in its own name; a press takes effect at once. Where there are many languages, one
/// button with the name of the current one opens the list.
class LanguageSwitch : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    LanguageSwitch(Preferences& preferences, const Language& language, QWidget* parent = nullptr);

    /// Null for a language without a button of its own.
    QPushButton* button(const QString& code) const;
    /// The list; null where each language has a button.
    QMenu* menu() const;

private:
    void build();
    void fillMenu();
    void retranslate() final;

    Preferences& m_preferences;
    const Language& m_language;
    QList<QPushButton*> m_buttons;
    QPushButton* m_list = nullptr;
};

} // namespace marches::app
