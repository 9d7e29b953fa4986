// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/desktop/fixture.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace marches::monkey {

/// The program and the private folder that is all of the disk that there is: settings, data, and some files to open.
class Stage {
public:
    explicit Stage(QString folder);
    ~Stage();

    app::MainWindow& window() { return m_desktop->window(); }
    app::Application& application() { return m_desktop->application(); }
    const QString& folder() const { return m_folder; }
    /// Names of files and folders that lie in files(), for file dialogs and for what happens outside; sorted.
    QStringList fileNames() const;
    QString files() const { return m_folder + QStringLiteral("/files"); }

    /// What is open, in signs that are others once something else is.
    QString open();

    /// Ends the program and starts it again; `killed`: without its being told.
    void restart(bool killed);

    /// Does something to the world about the program: "language fr", "theme dark", "resize 800,600", "answers
    /// 20", "touch isle/map.yaml", "open narnia" and so on. False: there is no such thing.
    bool happen(const QString& what, const QString& argument);
    /// A game is on the screen that can go on.
    bool mayPlayOn();

private:
    /// Persons answer so many times, whatever it is, and pass the screen on: by single clicks nobody comes as far as to
    /// a hand of cards.
    bool playOn(int answers);
    bool toFile(const QString& what, const QString& name) const;

    QString m_folder;
    std::unique_ptr<app::Desktop> m_desktop;
};

/// Empties the folder and puts the files there that the world has at the beginning.
void layOutFiles(const QString& folder);

} // namespace marches::monkey
