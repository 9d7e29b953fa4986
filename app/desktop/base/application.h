// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "app/desktop/base/catalogue.h"
#include "app/desktop/base/language.h"
#include "app/desktop/base/preferences.h"
#include "app/desktop/base/recentfiles.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/base/thumbnails.h"
#include "engine/package/library.h"

namespace marches::app {

/// What every page needs and nobody else owns: preferences, theme, language, packages and their texts. Made once, after
/// the QApplication and before any window.
class Application : public QObject {
    Q_OBJECT
public:
    /// `settingsFile`: see Preferences; a file of its own keeps tests away from a person's settings and data.
    explicit Application(const QString& settingsFile = {}, QObject* parent = nullptr);
    ~Application() override;

    Preferences& preferences() { return m_preferences; }
    Theme& theme() { return m_theme; }
    Language& language() { return m_language; }
    const engine::Library& library() const { return m_catalogue.library(); }
    Catalogue& catalogue() { return m_catalogue; }
    RecentFiles& recent() { return m_recent; }
    Thumbnails& thumbnails() { return m_thumbnails; }

    /// Reads a person's own styles and stamps, as is done at the start; may be done again.
    void readOwnArt();
    /// What is wrong with them, in words: the first faults, each with file, line and column. Empty: nothing, or
    /// somebody has taken note of it.
    QString artFaultWords() const;
    void forgetArtFaults();

    /// The folder that holds maps/ and resources/: MARCHES_DATA, beside the program, or where it was installed.
    static QString dataRoot();

    /// Asks for the rule book of a game, at a rule: the window shows it.
    void openRuleBook(const std::string& ruleset, const QString& rule) { emit ruleBookRequested(ruleset, rule); }

signals:
    void ruleBookRequested(const std::string& ruleset, const QString& rule);
    void artFaultsChanged();

private:
    Preferences m_preferences;
    Theme m_theme;
    Language m_language;
    Catalogue m_catalogue;
    RecentFiles m_recent;
    Thumbnails m_thumbnails;
    engine::Errors m_artFaults;
};

} // namespace marches::app
