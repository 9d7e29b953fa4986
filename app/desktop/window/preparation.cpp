// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/preparation.h"

#include "app/desktop/base/icons.h"
#include "app/desktop/edit/tracedpicture.h"
#include "app/desktop/widgets/style.h"
#include "app/desktop/widgets/wheelguard.h"
#include "app/version/version.h"

#include <QApplication>
#include <QImageReader>

/// Resources of a static library are linked only when somebody asks for them, from outside of any namespace.
static void registerResources()
{
    Q_INIT_RESOURCE(icons);
    Q_INIT_RESOURCE(sounds);
}

namespace marches::app {

void prepareApplication()
{
    registerResources();
    QCoreApplication::setApplicationName(QStringLiteral("marches"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Marches"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.marches.Marches"));
    QCoreApplication::setApplicationVersion(QString::fromLatin1(versionText()));
    QImageReader::setAllocationLimit(TracedPicture::kMostMegabytes);
    QApplication::setStyle(new Style);
    qApp->installEventFilter(new WheelGuard(qApp));
    QGuiApplication::setWindowIcon(icon(QStringLiteral("map")));
}

} // namespace marches::app
