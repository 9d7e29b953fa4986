// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QPushButton;

namespace marches::app {

class Language;
class Preferences;

/// One button a language, each in its own name; a press takes effect at once.
class LanguageSwitch : public QWidget {
    Q_OBJECT
public:
    LanguageSwitch(Preferences& preferences, const Language& language, QWidget* parent = nullptr);

    QPushButton* button(const QString& code) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    const Language& m_language;
    QList<QPushButton*> m_buttons;
};

} // namespace marches::app
