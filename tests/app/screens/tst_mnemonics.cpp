// SPDX-License-Identifier: GPL-3.0-or-later
// On every screen, in each language: a letter held with Alt belongs to one thing alone, in a menu, a dialog, and a page together
// with the menu bar above it.
#include "screens.h"
#include "tests.h"

#include <QAbstractButton>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTest>

namespace marches::app {

namespace {

/// The letters of one menu, dialog or page, with the texts that have them.
class Letters {
public:
    explicit Letters(QStringList& clashes) : m_clashes(clashes) {}

    void add(const QString& text)
    {
        const QKeySequence letter = QKeySequence::mnemonic(text);
        if (letter.isEmpty()) return;
        const QString key = letter.toString();
        if (m_taken.contains(key)) m_clashes.append(QStringLiteral("%1: %2 / %3").arg(key, m_taken[key], text));
        m_taken[key] = text;
    }
    void addMenu(const QList<QAction*>& actions)
    {
        for (const QAction* action : actions)
            if (action->isVisible()) add(action->text());
    }

private:
    QStringList& m_clashes;
    QMap<QString, QString> m_taken;
};

void checkMenu(QMenu& menu, QStringList& clashes)
{
    emit menu.aboutToShow(); // some are filled only then
    Letters letters(clashes);
    letters.addMenu(menu.actions());
    for (const QAction* action : menu.actions())
        if (action->menu() != nullptr && action->isVisible()) checkMenu(*action->menu(), clashes);
}

/// Each menu by itself; what stands beside each other in the window together.
QStringList clashesOf(QWidget& shown)
{
    QStringList clashes;
    if (auto* menu = qobject_cast<QMenu*>(&shown)) {
        checkMenu(*menu, clashes);
        return clashes;
    }
    Letters letters(clashes);
    const QWidget& window = *shown.window();
    for (const QMenuBar* bar : window.findChildren<QMenuBar*>()) {
        if (!bar->isVisible()) continue;
        letters.addMenu(bar->actions());
        for (const QAction* action : bar->actions())
            if (action->menu() != nullptr && action->isVisible()) checkMenu(*action->menu(), clashes);
    }
    for (const QWidget* part : window.findChildren<QWidget*>()) {
        if (!part->isVisible() || part->window() != &window) continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(part)) letters.add(button->text());
        if (const auto* group = qobject_cast<const QGroupBox*>(part)) letters.add(group->title());
        if (const auto* label = qobject_cast<const QLabel*>(part); label != nullptr && label->buddy() != nullptr)
            letters.add(label->text());
        if (const auto* tabs = qobject_cast<const QTabBar*>(part))
            for (int tab = 0; tab < tabs->count(); ++tab) letters.add(tabs->tabText(tab));
    }
    return clashes;
}

class MnemonicsTest : public ScreensTest {
    Q_OBJECT
public:
    using ScreensTest::ScreensTest;
private slots:
    void clashesAreFound()
    {
        QMenu menu;
        menu.addAction(QStringLiteral("&Open"));
        menu.addAction(QStringLiteral("Save && &go on"));
        QCOMPARE(clashesOf(menu), QStringList());
        menu.addMenu(QStringLiteral("More"))->addAction(QStringLiteral("&Open"));
        QCOMPARE(clashesOf(menu), QStringList());
        menu.addAction(QStringLiteral("F&old"));
        QCOMPARE(clashesOf(menu).size(), 1);
    }

    void everyScreen_data() { addRows(); }
    void everyScreen()
    {
        QFETCH(int, screen);
        QStringList faults;
        int looks = 0;
        for (const char* language : {"en", "fr"}) {
            Desktop desktop(QString::fromLatin1(language));
            screens()[static_cast<std::size_t>(screen)].visit(desktop, [&](QWidget& shown, const QString& name) {
                ++looks;
                settle();
                for (const QString& clash : clashesOf(shown))
                    if (const QString fault = QLatin1String(language) + QLatin1Char(' ') + clash; !faults.contains(fault)) {
                        faults.append(fault);
                        qWarning("<%s> %s", qPrintable(name), qPrintable(fault));
                    }
            });
        }
        QVERIFY(looks > 0);
        QCOMPARE(faults.size(), 0);
    }
};

} // namespace

std::unique_ptr<QObject> makeMnemonicsTest(const QString& group) { return std::make_unique<MnemonicsTest>(group); }

} // namespace marches::app

#include "tst_mnemonics.moc"
