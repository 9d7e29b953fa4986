// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests.h"

#include "app/desktop/base/application.h"
#include "app/desktop/window/preparation.h"

#include <QApplication>
#include <QFontInfo>
#include <QTest>

int main(int argc, char** argv)
{
    using namespace marches::app;
    QApplication qt(argc, argv);
    prepareApplication();
    // Without a font every text is empty, and every layout test passes.
    if (QFontInfo(QApplication::font()).family().isEmpty()) qFatal("no font is installed");
    // One class alone, with its functions as arguments: MARCHES_TEST=GuideTest tst_desktop searchFindsPages
    const QString only = qEnvironmentVariable("MARCHES_TEST");
    bool found = false;
    int failed = 0;
    for (const auto make : {makeStartTest, makeNewGameTest, makeLanguageTest, makeLanguagesTest, makeLayoutTest,
                            makeMirrorTest, makeRightToLeftTest, makeKeysTest, makeThemeTest, makeAutosaveTest,
                            makeKeptTest, makeFocusTest, makeGuideTest, makeOpeningTest, makePictureCacheTest}) {
        const std::unique_ptr<QObject> test = make();
        if (!QLatin1String(test->metaObject()->className()).endsWith(only)) continue;
        found = true;
        failed += QTest::qExec(test.get(), argc, argv);
    }
    if (!found) qFatal("there is no test %s", qPrintable(only));
    return failed;
}
