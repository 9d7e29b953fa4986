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
    int failed = 0;
    for (const auto make : {makeStartTest, makeNewGameTest, makeLanguageTest, makeLanguagesTest, makeLayoutTest,
                            makeMirrorTest, makeRightToLeftTest, makeKeysTest, makeThemeTest, makeAutosaveTest,
                            makeKeptTest, makeFocusTest, makeGuideTest, makeOpeningTest, makePictureCacheTest})
        failed += QTest::qExec(make().get(), argc, argv);
    return failed;
}
