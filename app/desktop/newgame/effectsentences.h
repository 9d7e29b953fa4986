// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QList>
#include <QString>

namespace marches::app {

/// What an effect does as a whole sentence, in the language in use.
class EffectSentences {
public:
    /// An argument of an effect, in words.
    struct Value {
        QString name;
        QString words;
        bool said = true; ///< false: it is what the ruleset takes for it
    };
    using Values = QList<Value>;

    /// The sentence of a verb, by its note, with these values in it; empty: there is none that has room for them.
    static QString sentence(const std::string& note, const Values& values);
};

} // namespace marches::app
