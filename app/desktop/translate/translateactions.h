// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>

#include "app/desktop/base/actions.h"
#include "app/desktop/base/modepage.h"

namespace marches::app {

class TranslatePage;

/// The actions of the translator's bench: made here, worded here, done by the page.
class TranslateActions : public QObject {
    Q_OBJECT
public:
    TranslateActions(TranslatePage& page, Actions& actions);

    QList<QAction*> menu(MenuId menu) const;
    /// Enables what can be done now, and words it in the language in use.
    void refresh();
    void retranslate();

private:
    void refreshSpelling();
    QAction* add(const char* id, const QList<QKeySequence>& keys, const char* icon, std::function<void()> act);
    QAction* find(const char* id) const;

    TranslatePage& m_page;
    Actions& m_actions;
};

} // namespace marches::app
