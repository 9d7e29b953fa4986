// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/application.h"

#include "app/desktop/shell/icons.h"
#include "app/desktop/shell/style.h"
#include "app/desktop/shell/wheelguard.h"
#include "editor/document/longwork.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>

/// Resources of a static library are linked only when somebody asks for them, from outside of any namespace.
static void registerResources() { Q_INIT_RESOURCE(icons); }

namespace marches::app {

Application::Application(const QString& settingsFile, QObject* parent)
    : QObject(parent), m_preferences(settingsFile), m_theme(m_preferences), m_language(m_preferences, dataRoot()),
      m_library(dataRoot().toStdString(), m_preferences.dataFolder().toStdString()), m_catalogue(m_library, m_language),
      m_recent(m_preferences.memory())
{}

Application::~Application()
{
    // What still draws or reads needs the program's fonts and data to the end.
    editor::LongWork::waitForAll();
}

QString Application::dataRoot()
{
    const QString wanted = qEnvironmentVariable("MARCHES_DATA");
    if (!wanted.isEmpty()) return wanted;
    const QString here = QCoreApplication::applicationDirPath();
    for (const QString& place :
         {here, here + QStringLiteral("/../share/marches"), here + QStringLiteral("/../.."), here + QStringLiteral("/../../..")})
        if (QFileInfo::exists(place + QStringLiteral("/resources/rules"))) return QDir::cleanPath(place);
    return here;
}

void prepareApplication()
{
    registerResources();
    QCoreApplication::setApplicationName(QStringLiteral("marches"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Marches"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.marches.Marches"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MARCHES_VERSION));
    QApplication::setStyle(new Style);
    qApp->installEventFilter(new WheelGuard(qApp));
    QGuiApplication::setWindowIcon(icon(QStringLiteral("map")));
}

} // namespace marches::app
