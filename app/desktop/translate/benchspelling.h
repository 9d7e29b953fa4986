// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include "editor/translation/spelling.h"
#include "editor/translation/translationdocument.h"
#include "engine/base/result.h"

namespace marches::app {

class Preferences;

/// Spelling on the translator's bench: whether it is looked at, in which language, which names are words.
class BenchSpelling : public QObject {
    Q_OBJECT
public:
    explicit BenchSpelling(Preferences& preferences, QObject* parent = nullptr);

    /// Another translation is worked on; null: none.
    void setDocument(const editor::TranslationDocument* document);
    /// The text that is worked on: the name that it may be itself is no proof of how it is spelt. -1: none.
    void show(int row);

    /// The person's choice, which is kept.
    bool isOn() const;
    void setOn(bool on);
    /// Whether there is a dictionary for the language.
    bool isPossible() const;
    /// What checks what is typed; null: it is off, or there is no dictionary.
    const editor::Spelling* checker() const;
    [[nodiscard]] engine::Result<void> learn(const QString& word);
    /// What it does, or why it does nothing and what helps.
    QString explanation() const;

signals:
    /// Words are judged otherwise than before.
    void changed();

private:
    /// The names of the translation; of the thing that a row is about that of the source.
    QStringList names(int exceptOf) const;

    Preferences& m_preferences;
    editor::Spelling m_spelling;
    QPointer<const editor::TranslationDocument> m_document;
    QStringList m_names; ///< as the spelling knows them
};

} // namespace marches::app
