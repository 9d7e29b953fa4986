// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QSize>
#include <QString>
#include <QTemporaryDir>

#include "app/desktop/base/application.h"
#include "app/desktop/window/mainwindow.h"

namespace marches::app {

/// The whole program in a folder of its own, without touching a person's settings.
class Desktop {
public:
    explicit Desktop(const QString& language = QStringLiteral("en"), QSize size = QSize(1400, 900));
    /// A second start in the folder of an earlier one.
    Desktop(const QString& folder, const QString& language, QSize size);
    ~Desktop();

    Application& application() { return *m_application; }
    MainWindow& window() { return *m_window; }
    QString folder() const { return m_path; }
    /// As after kill -9: nothing is finished or tidied up.
    void crash();

private:
    void open(const QString& language, QSize size);

    QTemporaryDir m_folder;
    QString m_path;
    std::unique_ptr<Application> m_application;
    std::unique_ptr<MainWindow> m_window;
};

/// Answers what is asked of persons, whatever it is, so that there is a move to lose, until a person is asked once
/// more.
void playOn(Desktop& desktop, int answers = 3);

/// Lets layouts, posted events and deferred deletions settle.
void settle();

} // namespace marches::app
