// SPDX-License-Identifier: GPL-3.0-or-later
#include "mnemonics.h"

#include <QAbstractButton>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QWidget>

namespace marches::app {

namespace {

/// The letters of one menu, dialog or page, with the texts that have them.
class Letters {
public:
    explicit Letters(QStringList& clashes) : m_clashes(clashes) {}

    void add(const QString& text)
    {
        const QKeySequence letter = QKeySequence::mnemonic(text);
        if (letter.isEmpty()) return;
        const QString key = letter.toString();
        if (m_taken.contains(key)) m_clashes.append(QStringLiteral("%1: %2 / %3").arg(key, m_taken[key], text));
        m_taken[key] = text;
    }
    void addMenu(const QList<QAction*>& actions)
    {
        for (const QAction* action : actions)
            if (action->isVisible()) add(action->text());
    }

private:
    QStringList& m_clashes;
    QMap<QString, QString> m_taken;
};

void checkMenu(QMenu& menu, QStringList& clashes)
{
    emit menu.aboutToShow(); // some are filled only then
    Letters letters(clashes);
    letters.addMenu(menu.actions());
    for (const QAction* action : menu.actions())
        if (action->menu() != nullptr && action->isVisible()) checkMenu(*action->menu(), clashes);
}

} // namespace

QStringList mnemonicClashes(QWidget& shown)
{
    QStringList clashes;
    if (auto* menu = qobject_cast<QMenu*>(&shown)) {
        checkMenu(*menu, clashes);
        return clashes;
    }
    Letters letters(clashes);
    const QWidget& window = *shown.window();
    for (const QMenuBar* bar : window.findChildren<QMenuBar*>()) {
        if (!bar->isVisible()) continue;
        letters.addMenu(bar->actions());
        for (const QAction* action : bar->actions())
            if (action->menu() != nullptr && action->isVisible()) checkMenu(*action->menu(), clashes);
    }
    for (const QWidget* part : window.findChildren<QWidget*>()) {
        if (!part->isVisible() || part->window() != &window) continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(part)) letters.add(button->text());
        if (const auto* group = qobject_cast<const QGroupBox*>(part)) letters.add(group->title());
        if (const auto* label = qobject_cast<const QLabel*>(part); label != nullptr && label->buddy() != nullptr)
            letters.add(label->text());
        if (const auto* tabs = qobject_cast<const QTabBar*>(part))
            for (int tab = 0; tab < tabs->count(); ++tab) letters.add(tabs->tabText(tab));
    }
    return clashes;
}

} // namespace marches::app
