// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/application.h"

#include "editor/cartography/artresources.h"
#include "editor/document/longwork.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace marches::app {

Application::Application(const QString& settingsFile, QObject* parent)
    : QObject(parent), m_preferences(settingsFile), m_theme(m_preferences), m_language(m_preferences, dataRoot()),
      m_library(dataRoot().toStdString(), m_preferences.dataFolder().toStdString()), m_catalogue(m_library, m_language),
      m_recent(m_preferences.memory())
{
    // What cannot be read is told when a person has it read again.
    static_cast<void>(editor::useOwnArt(m_preferences.dataFolder().toStdString()));
}

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
    for (const QString& place : {here, here + QStringLiteral("/../share/marches"), here + QStringLiteral("/../.."),
                                 here + QStringLiteral("/../../..")})
        if (QFileInfo::exists(place + QStringLiteral("/resources/rules"))) return QDir::cleanPath(place);
    return here;
}

} // namespace marches::app
