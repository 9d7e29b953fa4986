// SPDX-License-Identifier: GPL-3.0-or-later
// A language that is chosen while the program runs leaves nothing behind: every screen reads as it does after a fresh
// start. And in each of them a letter held with Alt belongs to one thing alone.
#include "mnemonics.h"
#include "paintedtexts.h"
#include "tests.h"
#include "tests/app/desktop/widgettexts.h"

#include "app/desktop/edit/editpage.h"
#include "editor/panels/mappanel.h"

#include <cmath>

#include <QDialog>
#include <QMenu>
#include <QRegularExpression>
#include <QTest>

namespace marches::app {

namespace {

/// What is said in the status line, and the zoom beside it.
bool isOfStatus(const QString& line)
{
    return line.contains(QLatin1String("/QStatusBar/QLabel/")) ||
           line.contains(QLatin1String("/QStatusBar/marches::app::ElidedLabel/"));
}

/// What a screen says.
struct Reading {
    QStringList told;      ///< a line each, sorted
    QSet<QString> painted; ///< words that a widget or a delegate draws
    QSet<QString> words;   ///< of both, on this screen or before it
};

void addWords(const QString& text, QSet<QString>& words)
{
    static const QRegularExpression word(QStringLiteral("\\p{L}{2,}(?!\\p{L}*…)"));
    for (auto found = word.globalMatch(text); found.hasNext();) words.insert(found.next().captured());
}

/// Texts that follow each other on a line without a gap are one: a word with an underlined letter is painted in pieces.
QStringList whole(const std::vector<PaintedText>& texts)
{
    constexpr double kTouch = 1; // pixels
    QStringList lines;
    QRectF last;
    for (const PaintedText& text : texts) {
        const bool follows = !lines.isEmpty() && std::abs(text.box.top() - last.top()) < kTouch &&
                             std::abs(text.box.bottom() - last.bottom()) < kTouch &&
                             std::abs(text.box.left() - last.right()) < kTouch;
        if (follows)
            lines.last() += text.text;
        else
            lines.append(text.text);
        last = text.box;
    }
    return lines;
}

/// A new map has its name in the language in which it was begun.
QString mapTitle(Desktop& desktop)
{
    const MapController& controller = desktop.window().edit().controller();
    return controller.document() != nullptr ? controller.title() : QStringLiteral("MAP");
}

Reading readAll(Desktop& desktop, QWidget& shown)
{
    Reading reading;
    // How long ago a running game was kept is another moment each time; a file keeps the name it was given; a menu that
    // is closed is filled anew when it opens; what the last click did to a position is told once.
    static const QRegularExpression past(
        QStringLiteral("/marches::app::(ContinueCard|RecentList|PlayMenu|EditBar|PositionPanel)/"));
    static const QRegularExpression number(
        QStringLiteral("\\d+(?=\\D*$)")); // the zoom of a board that is as large as there is room
    const QString map = mapTitle(desktop);
    for (QString line : textLines(shown)) {
        if (line.contains(past)) continue;
        line.replace(desktop.folder(), QStringLiteral("FOLDER"));
        if (line.contains(QStringLiteral("/title = "))) line.replace(map, QStringLiteral("MAP"));
        if (isOfStatus(line)) line.replace(number, QStringLiteral("#"));
        reading.told.append(line);
        addWords(line, reading.words);
    }
    reading.told.sort();
    eachPainted(shown, [&](QWidget& widget, const std::vector<PaintedText>& texts) {
        for (const QObject* at = &widget; at != nullptr; at = at->parent())
            if (QStringLiteral("/%1/").arg(QLatin1String(at->metaObject()->className())).contains(past)) return;
        for (const QString& text : whole(texts)) addWords(text, reading.painted);
    });
    reading.words += reading.painted;
    return reading;
}

/// Words that no fresh start has drawn. Names of the map and of the folder are the same in every language, and a path
/// may break anywhere.
QStringList strange(Desktop& desktop, const Reading& now, const Reading& expected)
{
    QSet<QString> names;
    addWords(mapTitle(desktop), names);
    QStringList words = (now.painted - expected.words - names).values();
    words.removeIf([&](const QString& word) { return desktop.folder().contains(word); });
    return words;
}

/// What is in one list and not in the other.
QStringList without(QStringList lines, const QStringList& others)
{
    for (const QString& other : others) lines.removeOne(other);
    return lines;
}

/// Nobody gets at another language while a dialog or a menu has the program to itself.
bool isAlone(const QWidget& shown)
{
    return qobject_cast<const QDialog*>(&shown) != nullptr || shown.windowType() == Qt::Popup;
}

class SwitchTest : public ScreensTest {
    Q_OBJECT
public:
    using ScreensTest::ScreensTest;
private slots:
    void clashesAreFound()
    {
        QMenu menu;
        menu.addAction(QStringLiteral("&Open"));
        menu.addAction(QStringLiteral("Save && &go on"));
        QCOMPARE(mnemonicClashes(menu), QStringList());
        menu.addMenu(QStringLiteral("More"))->addAction(QStringLiteral("&Open"));
        QCOMPARE(mnemonicClashes(menu), QStringList());
        menu.addAction(QStringLiteral("F&old"));
        QCOMPARE(mnemonicClashes(menu).size(), 1);
    }

    void everyScreen_data() { addRows(); }
    void everyScreen()
    {
        QFETCH(int, screen);
        const Screen& visited = screens()[static_cast<std::size_t>(screen)];
        QStringList faults;
        const auto fault = [&](const QString& name, const QString& what) {
            if (faults.contains(what)) return;
            faults.append(what);
            qWarning("<%s> %s", qPrintable(name), qPrintable(what));
        };
        std::map<QString, std::map<QString, Reading>> fresh; // by language and name of what is shown
        int dialogs = 0;
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("fr")}) {
            Desktop desktop(language);
            std::map<QString, int> met;
            QSet<QString> before;
            visited.visit(desktop, [&](QWidget& shown, const QString& name) {
                settle();
                Reading& reading = fresh[language][name + QString::number(met[name]++)] = readAll(desktop, shown);
                reading.words += before; // lists may be scrolled to another row
                before = reading.words;
                for (const QString& clash : mnemonicClashes(shown))
                    fault(name, language + QStringLiteral(" Alt+") + clash);
                if (isAlone(shown)) ++dialogs;
            });
        }
        Desktop desktop(QStringLiteral("fr"));
        int looks = 0;
        std::map<QString, int> met;
        visited.visit(desktop, [&](QWidget& shown, const QString& name) {
            const QString key = name + QString::number(met[name]++);
            // An answer that is half given, or dice half set, are begun anew when the language changes.
            if (name.contains(QStringLiteral(", form ")) || name == QLatin1String("dice by hand")) return;
            if (isAlone(shown)) return;
            ++looks;
            for (const QString& language : {QStringLiteral("en"), QStringLiteral("fr")}) {
                desktop.application().preferences().setLanguage(language);
                settle();
                for (auto* panel : shown.findChildren<editor::MapPanel*>()) panel->refreshNow(); // not in a moment
                const Reading now = readAll(desktop, shown);
                const Reading& expected = fresh[language][key];
                const auto note = [&](const QString& what, const QStringList& lines) {
                    for (const QString& line : lines)
                        fault(name, language + QLatin1Char(' ') + what + QStringLiteral(": ") + line);
                };
                note(QStringLiteral("left over"), without(now.told, expected.told));
                // What was spoken once is not said again in another language.
                QStringList lost = without(expected.told, now.told);
                lost.removeIf(isOfStatus);
                note(QStringLiteral("lost"), lost);
                note(QStringLiteral("painted"), strange(desktop, now, expected));
            }
        });
        QVERIFY(looks + dialogs > 0);
        QCOMPARE(faults.size(), 0);
    }
};

} // namespace

std::unique_ptr<QObject> makeSwitchTest(const QString& group) { return std::make_unique<SwitchTest>(group); }

} // namespace marches::app

#include "tst_switch.moc"
