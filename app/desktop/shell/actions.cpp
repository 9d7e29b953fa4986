// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/actions.h"

#include <algorithm>

#include "app/desktop/shell/icons.h"

#include <QAction>
#include <QWidget>

namespace marches::app {

namespace {

bool isSingleLetter(const QKeySequence& key)
{
    if (key.count() != 1) return false;
    const QKeyCombination combination = key[0];
    const bool plain = (combination.keyboardModifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier)) == Qt::NoModifier;
    return plain && combination.key() >= Qt::Key_A && combination.key() <= Qt::Key_Z;
}

} // namespace

Actions::Actions(Preferences& preferences, QObject* parent) : QObject(parent), m_preferences(preferences)
{
    connect(&preferences, &Preferences::changed, this, [this] {
        for (const Entry& entry : m_entries) applyKeys(entry);
    });
}

QAction* Actions::add(QWidget* owner, const QString& id, Scope scope, const QList<QKeySequence>& keys, const QString& iconName)
{
    auto* action = new QAction(owner);
    action->setObjectName(id);
    action->setShortcutContext(scope == Scope::Everywhere ? Qt::WindowShortcut : Qt::WidgetWithChildrenShortcut);
    if (!iconName.isEmpty()) action->setIcon(icon(iconName));
    owner->addAction(action);
    m_entries.push_back({id, scope, keys, action});
    connect(action, &QObject::destroyed, this,
            [this, id] { std::erase_if(m_entries, [&id](const Entry& entry) { return entry.id == id; }); });
    applyKeys(m_entries.back());
    return action;
}

QAction* Actions::find(const QString& id) const
{
    const auto found = std::ranges::find(m_entries, id, &Entry::id);
    return found == m_entries.end() ? nullptr : found->action;
}

void Actions::applyKeys(const Entry& entry) const
{
    QList<QKeySequence> keys = entry.keys;
    if (!m_preferences.singleLetterKeys()) keys.removeIf(isSingleLetter);
    entry.action->setShortcuts(keys);
}

} // namespace marches::app
