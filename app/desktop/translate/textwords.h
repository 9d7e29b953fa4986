// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include <QCoreApplication>
#include <QString>

#include "editor/translation/comparison.h"
#include "editor/translation/textchecks.h"
#include "editor/translation/textgroup.h"

namespace marches::app {

/// What the bench says of texts, in the language in use.
class TextWords {
    Q_DECLARE_TR_FUNCTIONS(marches::app::TextWords)
public:
    static QString group(editor::TextGroup group);
    static QString state(editor::TextState state);
    /// Glyph of a state; see icons.h.
    static QString stateIcon(editor::TextState state);
    /// `word`: a text of the engine by its key, in the language in use.
    static QString finding(const editor::TextFinding& finding,
                           const std::function<QString(const std::string& key)>& word);
    /// What one can do about it; empty: nothing by a button.
    static QString fix(const editor::TextFinding& finding);
    /// What is seen beside the texts: the name of a language, "as opened", "as it comes with Marches".
    static QString comparison(const editor::Comparison& comparison);
    static QString comparison(editor::Comparison::Kind kind, const std::string& language);
    /// Numbers that take a form, as people read them: "one", "other".
    static QString category(const QString& cldr);
};

} // namespace marches::app
