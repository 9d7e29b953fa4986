// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

#include "app/desktop/shell/preferences.h"

class QTranslator;

namespace marches::app {

/// Which language the program speaks. A switch takes effect at once: Qt tells every widget by a LanguageChange event, and
/// each class words itself anew in its retranslate(). Names of maps, rules and cards come from the engine's texts.
class Language : public QObject {
    Q_OBJECT
public:
    explicit Language(Preferences& preferences, QObject* parent = nullptr);
    ~Language() override;

    /// Code in use, never empty: "en", "fr".
    const QString& current() const { return m_current; }
    static QStringList available();
    /// Its name in itself: "English", "Français".
    static QString ownName(const QString& code);

signals:
    /// After the translators were exchanged and before widgets hear of it.
    void changed();

private:
    void choose();
    void load(const QString& file, const QString& folder);

    Preferences& m_preferences;
    QString m_current;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace marches::app
