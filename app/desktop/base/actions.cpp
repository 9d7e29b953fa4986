// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/actions.h"

#include <algorithm>
#include <array>

#include "app/desktop/base/icons.h"

#include <QAction>
#include <QGuiApplication>
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

/// With the arrow to the other side.
QKeySequence mirrored(const QKeySequence& keys)
{
    std::array<int, 4> parts{};
    for (uint i = 0; i < static_cast<uint>(keys.count()); ++i) {
        const QKeyCombination one = keys[i];
        const Qt::Key key = one.key() == Qt::Key_Left    ? Qt::Key_Right
                            : one.key() == Qt::Key_Right ? Qt::Key_Left
                                                         : one.key();
        parts[i] = QKeyCombination(one.keyboardModifiers(), key).toCombined();
    }
    return QKeySequence(parts[0], parts[1], parts[2], parts[3]);
}

void mirror(QList<QKeySequence>& keys) { std::ranges::transform(keys, keys.begin(), mirrored); }

} // namespace

Actions::Actions(Preferences& preferences, QObject* parent) : QObject(parent), m_preferences(preferences)
{
    connect(&preferences, &Preferences::changed, this, [this](Preference what) {
        if (what != Preference::Keys && what != Preference::Letters) return;
        for (Entry& entry : m_entries) applyKeys(entry);
    });
    connect(qGuiApp, &QGuiApplication::layoutDirectionChanged, this, &Actions::mirrorKeys);
}

void Actions::mirrorKeys()
{
    for (Entry& entry : m_entries) {
        mirror(entry.usual);
        applyKeys(entry);
    }
}

QAction* Actions::add(QWidget* owner, const QString& id, Scope scope, const QList<QKeySequence>& keys,
                      const QString& iconName)
{
    auto* action = new QAction(owner);
    action->setObjectName(id);
    action->setShortcutContext(scope == Scope::Everywhere ? Qt::WindowShortcut : Qt::WidgetWithChildrenShortcut);
    if (!iconName.isEmpty()) action->setIcon(icon(iconName));
    owner->addAction(action);
    m_entries.push_back({id, scope, keys, keys, action});
    if (QGuiApplication::layoutDirection() == Qt::RightToLeft) mirror(m_entries.back().usual);
    connect(action, &QObject::destroyed, this,
            [this, id] { std::erase_if(m_entries, [&id](const Entry& entry) { return entry.id == id; }); });
    applyKeys(m_entries.back());
    return action;
}

const Actions::Entry* Actions::entry(const QString& id) const
{
    const auto found = std::ranges::find(m_entries, id, &Entry::id);
    return found == m_entries.end() ? nullptr : &*found;
}

QAction* Actions::find(const QString& id) const
{
    const Entry* found = entry(id);
    return found == nullptr ? nullptr : found->action;
}

void Actions::applyKeys(Entry& entry) const
{
    entry.keys = entry.usual;
    if (const std::optional<QStringList> chosen = m_preferences.keysOf(entry.id)) {
        entry.keys.clear();
        for (const QString& text : *chosen)
            if (const QKeySequence key = QKeySequence::fromString(text, QKeySequence::PortableText); !key.isEmpty())
                entry.keys.append(key);
    }
    QList<QKeySequence> keys = entry.keys;
    if (!m_preferences.singleLetterKeys()) keys.removeIf(isSingleLetter);
    if (entry.action->shortcuts() != keys) entry.action->setShortcuts(keys);
}

void Actions::setKeys(const QString& id, const QList<QKeySequence>& keys)
{
    const Entry* found = entry(id);
    if (found == nullptr) return;
    QStringList texts;
    for (const QKeySequence& key : keys) texts.append(key.toString(QKeySequence::PortableText));
    m_preferences.setKeysOf(id, keys == found->usual ? std::nullopt : std::optional(texts));
}

void Actions::resetKeys()
{
    for (const Entry& entry : m_entries) m_preferences.setKeysOf(entry.id, std::nullopt);
}

const Actions::Entry* Actions::holder(const QString& id, const QKeySequence& key) const
{
    const Entry* asking = entry(id);
    if (asking == nullptr) return nullptr;
    const auto found = std::ranges::find_if(m_entries, [&](const Entry& other) {
        return other.id != id && workTogether(other.scope, asking->scope) && other.keys.contains(key);
    });
    return found == m_entries.end() ? nullptr : &*found;
}

QString Actions::keyWord(const QString& id) const
{
    const QAction* action = find(id);
    return action == nullptr ? QString() : action->shortcut().toString(QKeySequence::NativeText);
}

QString Actions::withKey(const QString& words, const QString& id) const { return wordsWithKey(words, keyWord(id)); }

QString Actions::wordsWithKey(const QString& words, const QString& key)
{
    return key.isEmpty() ? words : tr("%1 (%2)", "what a button does, its key").arg(words, key);
}

QString Actions::scopeWord(Scope scope)
{
    switch (scope) {
    case Scope::Everywhere: return tr("everywhere");
    case Scope::Welcome: return tr("welcome page");
    case Scope::NewGame: return tr("new game");
    case Scope::Play: return tr("play");
    case Scope::Edit: return tr("map editor");
    case Scope::Lab: return tr("lab");
    case Scope::Mail: return tr("by mail");
    case Scope::Translate: return tr("translator's bench");
    case Scope::Settings: return tr("settings");
    }
    return {};
}

} // namespace marches::app
