// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include "app/desktop/base/modepage.h"
#include "app/desktop/base/preferences.h"

class QAction;

namespace marches::app {

/// All actions of the program in one list: the command search, the list of shortcuts and the test for clashing keys
/// read it. Whoever adds an action owns it and words it in its own retranslate().
class Actions : public QObject {
    Q_OBJECT
public:
    struct Entry {
        QString id; ///< "file.save", stable
        Scope scope = Scope::Everywhere;
        QList<QKeySequence>
            usual; ///< as given, with the arrow that points to the same side of time where one reads the other way
        QList<QKeySequence> keys; ///< as chosen; the action may have fewer while single letters are switched off
        QAction* action = nullptr;
    };

    explicit Actions(Preferences& preferences, QObject* parent = nullptr);

    /// Makes an action of `owner` (a widget gets it added, so that its keys work there and below). `iconName` may be
    /// empty.
    QAction* add(QWidget* owner, const QString& id, Scope scope, const QList<QKeySequence>& keys = {},
                 const QString& iconName = {});
    const std::vector<Entry>& entries() const { return m_entries; }
    QAction* find(const QString& id) const;

    /// Chooses other keys for an action, which are kept; the usual ones are not kept.
    void setKeys(const QString& id, const QList<QKeySequence>& keys);
    void resetKeys(); ///< all as usual
    /// The action that has `key` already and works where `id` does; null: it is free.
    const Entry* holder(const QString& id, const QKeySequence& key) const;
    /// Both can be meant by one key.
    static bool workTogether(Scope a, Scope b) { return a == b || a == Scope::Everywhere || b == Scope::Everywhere; }
    /// The key of an action as one reads it; empty: none.
    QString keyWord(const QString& id) const;
    /// "Undo (Ctrl+Z)"; the words alone where the action has no key.
    QString withKey(const QString& words, const QString& id) const;
    /// The same with a key in words; empty: none.
    static QString wordsWithKey(const QString& words, const QString& key);
    /// "everywhere", "map editor"
    static QString scopeWord(Scope scope);

private:
    void applyKeys(Entry& entry) const;
    /// Left and right change places with the direction of reading, as in browsers; keys that were chosen stay.
    void mirrorKeys();
    const Entry* entry(const QString& id) const;

    Preferences& m_preferences;
    std::vector<Entry> m_entries;
};

} // namespace marches::app
