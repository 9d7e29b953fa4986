// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/screens/screenpicture.h"

#include "app/desktop/base/application.h"
#include "app/desktop/screens/screens.h"
#include "app/desktop/window/mainwindow.h"
#include "editor/canvas/canvasview.h"
#include "editor/document/longwork.h"

#include <algorithm>

#include <QDeadlineTimer>
#include <QTemporaryDir>

namespace marches::app {

namespace {

constexpr int kQuiet = 6;         ///< moments in a row
constexpr int kMoment = 25;       ///< milliseconds
constexpr int kPatience = 60'000; ///< the same

/// Threads read, draw and think; what they bring is on the screen afterwards.
void waitForAll(Application& application, QWidget& shown)
{
    // What one of them brings may begin another one, and panels wait a moment for more of what is done.
    const QDeadlineTimer patience(kPatience);
    for (int quiet = 0; quiet < kQuiet && !patience.hasExpired(); ++quiet) {
        const QDeadlineTimer moment(kMoment);
        while (!moment.hasExpired()) letSettle();
        if (editor::LongWork::isAnyRunning()) quiet = 0;
        application.thumbnails().waitForAll();
        editor::LongWork::waitForAll();
    }
    letSettle();
    for (auto* canvas : shown.findChildren<editor::CanvasView*>())
        if (canvas->isVisible()) canvas->waitForArtwork();
    letSettle();
}

} // namespace

QStringList ScreenPicture::screenNames()
{
    QStringList names;
    for (const ScreenVisit& visit : screenVisits()) names << QLatin1String(visit.name);
    return names;
}

std::optional<QImage> ScreenPicture::take() const
{
    const QList<ScreenVisit>& visits = screenVisits();
    const auto visit =
        std::ranges::find_if(visits, [this](const ScreenVisit& each) { return screen == QLatin1String(each.name); });
    const QTemporaryDir folder;
    if (visit == visits.end() || !folder.isValid()) return {};
    Application application(folder.filePath(QStringLiteral("marches.ini")));
    Preferences& preferences = application.preferences();
    preferences.setLanguage(language);
    preferences.setTheme(isDark ? ThemeChoice::Dark : ThemeChoice::Light);
    preferences.setPersonName(QStringLiteral("Anna"));
    preferences.setMotion(Motion::Off);
    preferences.setBotPause(0);
    MainWindow window(application);
    window.resize(size);
    window.show();
    waitForAll(application, window);
    QWidget* shown = visit->open(Visited{application, window, folder.path()});
    if (shown == nullptr) return {};
    waitForAll(application, *shown);
    const QImage image = shown->grab().toImage();
    if (shown != &window) shown->close();
    leave(window);
    return image;
}

} // namespace marches::app
