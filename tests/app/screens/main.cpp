// SPDX-License-Identifier: GPL-3.0-or-later
// What holds of every screen. MARCHES_SCREENS names one of the tests and one of the groups of screens, "pseudo-edit",
// or "content" or "papers", which need no group; without it all run.
#include "tests.h"

#include "app/desktop/base/application.h"
#include "app/desktop/window/preparation.h"

#include <QApplication>
#include <QFontInfo>
#include <QTest>

namespace marches::app {

void ScreensTest::addRows() const
{
    QTest::addColumn<int>("screen");
    for (std::size_t i = 0; i < m_screens.size(); ++i) QTest::newRow(m_screens[i].name) << static_cast<int>(i);
}

} // namespace marches::app

int main(int argc, char** argv)
{
    using namespace marches::app;
    const QApplication qt(argc, argv);
    prepareApplication();
    // Without a font every text is empty, and everything fits.
    if (QFontInfo(QApplication::font()).family().isEmpty()) qFatal("no font is installed");
    const QString wanted = qEnvironmentVariable("MARCHES_SCREENS");
    const QString test = wanted.section(QLatin1Char('-'), 0, 0);
    const QString group = wanted.section(QLatin1Char('-'), 1);
    int failed = 0;
    bool found = false;
    using Test = std::pair<const char*, std::unique_ptr<QObject> (*)(const QString&)>;
    for (const auto& [name, make] :
         {Test{"content", makeContentTest}, Test{"papers", makePapersTest}, Test{"pseudo", makePseudoTest},
          Test{"questions", makeQuestionsTest}, Test{"switch", makeSwitchTest}}) {
        if (!test.isEmpty() && test != QLatin1String(name)) continue;
        found = true;
        failed += QTest::qExec(make(group).get(), argc, argv);
    }
    if (!found) qFatal("there is no test %s", qPrintable(test));
    return failed;
}
