// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

#include "app/desktop/base/preferences.h"
#include "engine/base/result.h"

class QTranslator;

namespace marches::engine {
class Texts;
}

namespace marches::app {

/// Which language the program speaks. A switch takes effect at once: Qt tells every widget by a LanguageChange event,
/// and each class words itself anew in its retranslate(). Names of maps, rules and cards come from the engine's texts.
///
/// A language is there when the window or rules are translated into it: built in, a .ts file in `translations` of the
/// program's data or the person's own folder (marches_<code>.ts, spoken as it stands), or a .po file of the program's
/// rules; of the person's own translations any will do. Names of a shipped map alone make no language. What it lacks is
/// said in English, sentence by sentence; the person's own file wins over the program's.
class Language : public QObject {
    Q_OBJECT
public:
    /// `dataRoot`: the folder of the program's data, whose translations/ and packages are looked at.
    explicit Language(Preferences& preferences, const QString& dataRoot, QObject* parent = nullptr);
    ~Language() override;

    /// Code in use, never empty: "en", "fr", "pt-BR".
    const QString& current() const { return m_current; }
    /// Codes of all languages that there are, by their own names. The pseudo language only once it was asked for.
    const QStringList& available() const { return m_available; }
    /// Its name in itself: "English", "Français"; an unknown language's code.
    static QString ownName(const QString& code);
    /// What is wrong with .ts files that could not be read.
    const engine::Errors& problems() const { return m_problems; }

    /// The file of a person's own translation of the window, whether there is one or not.
    QString ownFile(const QString& code) const;
    /// Codes of the languages into which the window is translated, in part or in whole, but for English.
    QStringList windowLanguages() const;
    /// Looks at the folders again and speaks what they hold now: after a translation was written.
    void refresh();
    /// Adds the pseudo language to texts while it is spoken.
    void complete(engine::Texts& texts) const;

signals:
    /// After the translators were exchanged and before widgets hear of it.
    void changed();
    /// Other languages are there than before.
    void availableChanged();

private:
    void choose(bool anew);
    void lookAround();
    /// Of the system's languages the first that the window speaks; a map's alone is not chosen unasked.
    QString systemLanguage() const;
    bool hasWindow(const QString& code) const;
    void speak();
    void load(const QString& file, const QString& folder);
    void loadTs(const QString& file);
    void install(std::unique_ptr<QTranslator> translator);

    Preferences& m_preferences;
    QString m_dataRoot;
    QString m_current;
    QStringList m_available;
    bool m_pseudoAsked = false;
    engine::Errors m_problems;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

/// A sentence that stays on the screen, said in the language of the moment each time it is asked for.
using LazyText = std::function<QString()>;

} // namespace marches::app
