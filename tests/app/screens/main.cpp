// SPDX-License-Identifier: GPL-3.0-or-later
// What holds of every screen. MARCHES_SCREENS names one of the tests; without it all run.
#include "tests.h"

#include "app/desktop/shell/application.h"

#include <QApplication>
#include <QFontInfo>
#include <QTest>

int main(int argc, char** argv)
{
    using namespace marches::app;
    const QApplication qt(argc, argv);
    prepareApplication();
    // Without a font every text is empty, and everything fits.
    if (QFontInfo(QApplication::font()).family().isEmpty()) qFatal("no font is installed");
    const QString only = qEnvironmentVariable("MARCHES_SCREENS");
    int failed = 0;
    using Test = std::pair<const char*, std::unique_ptr<QObject> (*)()>;
    for (const auto& [name, make] : {Test{"pseudo", makePseudoTest}})
        if (only.isEmpty() || only == QLatin1String(name)) failed += QTest::qExec(make().get(), argc, argv);
    return failed;
}
