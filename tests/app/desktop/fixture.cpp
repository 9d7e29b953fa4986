// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"

#include "app/desktop/edit/editpage.h"

#include <QCoreApplication>
#include <QTest>

namespace marches::app {

Desktop::Desktop(const QString& language, QSize size) : m_path(m_folder.path()) { open(language, size); }

Desktop::Desktop(const QString& folder, const QString& language, QSize size) : m_path(folder) { open(language, size); }

void Desktop::open(const QString& language, QSize size)
{
    m_application = std::make_unique<Application>(m_path + QStringLiteral("/marches.ini"));
    m_application->preferences().setLanguage(language);
    m_application->preferences().setPersonName(QStringLiteral("Anna"));
    m_application->preferences().setMotion(Motion::Off);
    m_application->preferences().setBotPause(0);
    m_window = std::make_unique<MainWindow>(*m_application);
    m_window->resize(size);
    m_window->show();
    QCoreApplication::processEvents();
    settle();
}

Desktop::~Desktop()
{
    if (!m_window) return;
    m_window->edit().desk().close(); // what is not saved stays in the journal, and nobody is asked
    m_window->close();
}

void Desktop::crash()
{
    m_window.reset();
    m_application.reset();
}

void settle()
{
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

} // namespace marches::app
