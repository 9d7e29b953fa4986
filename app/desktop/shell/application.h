// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>
#include <QString>

#include "app/desktop/shell/language.h"
#include "app/desktop/shell/preferences.h"
#include "app/desktop/shell/theme.h"
#include "engine/package/library.h"

namespace marches::app {

/// What every page needs and nobody else owns: preferences, theme, language, the library of packages. Made once, after the
/// QApplication and before any window.
class Application : public QObject {
    Q_OBJECT
public:
    /// `settingsFile`: see Preferences; a file of its own keeps tests away from a person's settings and data.
    explicit Application(const QString& settingsFile = {}, QObject* parent = nullptr);
    ~Application() override;

    Preferences& preferences() { return m_preferences; }
    Theme& theme() { return m_theme; }
    Language& language() { return m_language; }
    engine::Library& library() { return *m_library; }

    /// The folder that holds maps/ and resources/: MARCHES_DATA, beside the program, or where it was installed.
    static QString dataRoot();

private:
    Preferences m_preferences;
    Theme m_theme;
    Language m_language;
    std::unique_ptr<engine::Library> m_library;
};

/// Gives the QApplication its name and style. Called first in main() and in tests.
void prepareApplication();

} // namespace marches::app
