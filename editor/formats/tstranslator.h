// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/tsfile.h"

#include <QHash>
#include <QTranslator>

#include "engine/text/plural.h"

namespace marches::editor {

/// Speaks a language straight from a .ts file, as it is being written: no lrelease, no restart. Sentences that are not
/// done are left to the translators installed before, and in the end to the source.
class TsTranslator : public QTranslator {
public:
    explicit TsTranslator(const TsFile& file, QObject* parent = nullptr);

    /// For the program's eyes only: marks where the source has none could open files that a picture names.
    static bool bringsMarkup(const QString& source, const QString& translation);

    QString translate(const char* context, const char* source, const char* disambiguation = nullptr,
                      int n = -1) const override;
    bool isEmpty() const override { return m_sentences.isEmpty(); }
    /// How many sentences it speaks.
    qsizetype count() const { return m_sentences.size(); }

private:
    QHash<QString, QStringList> m_sentences; ///< by context, source and disambiguation: the forms
    engine::PluralRule m_rule;
};

} // namespace marches::editor
