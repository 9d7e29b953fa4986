// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/application.h"

#include "editor/cartography/artresources.h"
#include "editor/document/longwork.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace marches::app {

Application::Application(const QString& settingsFile, QObject* parent)
    : QObject(parent), m_preferences(settingsFile), m_theme(m_preferences), m_language(m_preferences, dataRoot()),
      m_catalogue(engine::Library::unread(dataRoot().toStdString(), m_preferences.dataFolder().toStdString()),
                  m_language),
      m_recent(m_preferences.memory())
{
    readOwnArt();
}

Application::~Application()
{
    // What still draws or reads needs the program's fonts and data to the end.
    editor::LongWork::waitForAll();
}

void Application::readOwnArt()
{
    m_artFaults = editor::useOwnArt(m_preferences.dataFolder().toStdString());
    emit artFaultsChanged();
}

QString Application::artFaultWords() const
{
    if (m_artFaults.empty()) return {};
    constexpr std::size_t kMostTold = 4; // as many as leave room for a board below them
    const auto told = static_cast<std::ptrdiff_t>(std::min(kMostTold, m_artFaults.size()));
    QStringList lines{tr("Not all of your stamps and styles can be read.")};
    lines << m_catalogue.sentences(engine::Errors(m_artFaults.begin(), m_artFaults.begin() + told));
    if (const auto more = static_cast<int>(m_artFaults.size()) - static_cast<int>(told); more > 0)
        lines << tr("%n more fault(s)", nullptr, more);
    return lines.join(u'\n');
}

void Application::forgetArtFaults()
{
    m_artFaults.clear();
    emit artFaultsChanged();
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
