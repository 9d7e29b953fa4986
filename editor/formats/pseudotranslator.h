// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/tsfile.h"

#include <QTranslator>

namespace marches::editor {

/// A sentence of the window in the pseudo language (engine/text/translation.h): "%1", "%n", marks, file patterns and
/// the sign before a mnemonic stay. What is no sentence, but a sign or a number, stays as it is.
QString pseudoSentence(const QString& source);

/// A full translation into the pseudo language.
TsFile pseudoTs(const TsFile& file);

/// Speaks the pseudo language, Qt's own sentences included.
class PseudoTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;
    QString translate(const char* context, const char* source, const char* disambiguation = nullptr,
                      int n = -1) const override;
    bool isEmpty() const override { return false; }
};

} // namespace marches::editor
