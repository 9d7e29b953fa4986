// SPDX-License-Identifier: GPL-3.0-or-later
// A language that is written from right to left mirrors the window, and never the board.
#include "fixture.h"
#include "tests.h"

#include "app/desktop/base/actions.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/translate/translatepage.h"
#include "app/desktop/widgets/mirroring.h"
#include "app/desktop/window/gamecontroller.h"
#include "editor/canvas/boardview.h"
#include "editor/canvas/mapview.h"
#include "engine/io/files.h"

#include <algorithm>
#include <map>

#include <QDockWidget>
#include <QTabBar>
#include <QTest>

namespace marches::app {

namespace {

const QString kLeftToRight = QStringLiteral("en");
const QString kRightToLeft = QStringLiteral("ar");

const QSize kRoomy(1900, 1000); ///< room for panels at both sides, so that none has to give way

/// Where what stands on a page lies, by name, in pixels of the window.
using Places = std::map<QString, QRect>;

/// Docks and what they hold, and the bars and columns between which they stand.
Places placesOn(const QWidget& page)
{
    const QWidget& window = *page.window();
    Places places;
    const auto note = [&](const QString& name, const QWidget& widget) {
        if (widget.visibleRegion().isEmpty()) return; // behind another dock
        places[name] = QRect(widget.mapTo(&window, QPoint(0, 0)), widget.size());
    };
    for (const auto* dock : page.findChildren<QDockWidget*>()) {
        note(dock->objectName(), *dock);
        note(dock->objectName() + QStringLiteral(" content"), *dock->widget());
    }
    for (const auto* tabs : page.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        if (tabs->count() > 0) note(QStringLiteral("tabs of ") + tabs->tabText(0), *tabs);
    for (const auto* board : page.findChildren<editor::BoardView*>()) note(QStringLiteral("board"), *board);
    for (const auto* map : page.findChildren<editor::MapView*>()) note(QStringLiteral("map"), *map);
    const auto noteParts = [&](const QString& name, const QWidget* whole) {
        const QList<QWidget*> parts = whole->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
        for (qsizetype i = 0; i < parts.size(); ++i)
            if (!qobject_cast<QDockWidget*>(parts[i]) && !parts[i]->isWindow())
                note(
                    QStringLiteral("%1 %2 %3").arg(name).arg(i).arg(QLatin1String(parts[i]->metaObject()->className())),
                    *parts[i]);
    };
    noteParts(QStringLiteral("window"), qobject_cast<const QMainWindow*>(&window)->centralWidget());
    noteParts(QStringLiteral("page"), qobject_cast<const QMainWindow*>(&page)->centralWidget());
    return places;
}

Places mirrored(Places places, int width)
{
    for (auto& [name, place] : places) place.moveLeft(width - place.left() - place.width());
    return places;
}

/// In words what differs; empty: nothing.
QString difference(const Places& now, const Places& expected)
{
    QStringList told;
    const auto words = [](const QRect& place) {
        return QStringLiteral("%1,%2 %3x%4").arg(place.x()).arg(place.y()).arg(place.width()).arg(place.height());
    };
    for (const auto& [name, place] : expected) {
        const auto found = now.find(name);
        if (found == now.end())
            told.append(name + QStringLiteral(" is gone"));
        else if (found->second != place)
            told.append(QStringLiteral("%1 at %2, not at %3").arg(name, words(found->second), words(place)));
    }
    for (const auto& [name, place] : now)
        if (!expected.contains(name)) told.append(name + QStringLiteral(" is new, at ") + words(place));
    return told.join(QLatin1Char('\n'));
}

QDockWidget* dockOf(QMainWindow& page, const char* name) { return page.findChild<QDockWidget*>(QLatin1String(name)); }

/// Where a panel of the column at the side is that can be seen; which ones stand there, the game decides.
QRect column(QMainWindow& page)
{
    for (auto* dock : page.findChildren<QDockWidget*>()) {
        const Qt::DockWidgetArea area = page.dockWidgetArea(dock);
        if (dock->visibleRegion().isEmpty() || (area != Qt::LeftDockWidgetArea && area != Qt::RightDockWidgetArea))
            continue;
        return {dock->mapTo(dock->window(), QPoint(0, 0)), dock->size()};
    }
    return {-1, -1, 0, 0};
}

class MirrorTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }

    void everyPanelLiesAtTheMirroredPlace_data() { addPages(); }
    void everyPanelLiesAtTheMirroredPlace()
    {
        Desktop desktop(kLeftToRight);
        QMainWindow& page = open(desktop);
        const Places before = placesOn(page);
        QVERIFY(std::ranges::any_of(before,
                                    [&](const auto& one) { return one.second.left() > desktop.window().width() / 2; }));
        speak(desktop, kRightToLeft);
        QCOMPARE(difference(placesOn(page), mirrored(before, desktop.window().width())), QString());
        speak(desktop, kLeftToRight);
        QCOMPARE(difference(placesOn(page), before), QString());
    }

    void aFreshStartIsAsAfterASwitch_data() { addPages(); }
    void aFreshStartIsAsAfterASwitch()
    {
        Places leftToRight;
        {
            Desktop desktop(kLeftToRight);
            leftToRight = placesOn(open(desktop));
        }
        QTemporaryDir folder;
        writeArabic(folder.path());
        Desktop desktop(folder.path(), kRightToLeft, QSize(1400, 900));
        QMainWindow& page = open(desktop);
        QCOMPARE(page.layoutDirection(), Qt::RightToLeft);
        QCOMPARE(difference(placesOn(page), mirrored(leftToRight, desktop.window().width())), QString());
    }

    void onesOwnArrangementIsMirroredAndKept_data() { addPages(); }
    void onesOwnArrangementIsMirroredAndKept()
    {
        QTemporaryDir folder;
        writeArabic(folder.path());
        Places own;
        int width = 0;
        {
            Desktop desktop(folder.path(), kLeftToRight, kRoomy);
            QMainWindow& page = open(desktop);
            rearrange(page);
            own = placesOn(page);
            width = desktop.window().width();
            speak(desktop, kRightToLeft);
            QCOMPARE(difference(placesOn(page), mirrored(own, width)), QString());
            speak(desktop, kLeftToRight);
            QCOMPARE(difference(placesOn(page), own), QString());
        }
        {
            Desktop desktop(folder.path(), kRightToLeft, kRoomy);
            QCOMPARE(difference(placesOn(open(desktop)), mirrored(own, width)), QString());
        }
        Desktop desktop(folder.path(), kLeftToRight, kRoomy);
        QCOMPARE(difference(placesOn(open(desktop)), own), QString());
    }

    void resetGivesTheFirstArrangement_data() { addPages(); }
    void resetGivesTheFirstArrangement()
    {
        Desktop desktop(kLeftToRight, kRoomy);
        QMainWindow& page = open(desktop);
        const Places first = placesOn(page);
        const auto reset = [&] {
            desktop.window().actions().find(QStringLiteral("view.reset-panels"))->trigger();
            settle();
        };
        rearrange(page);
        QVERIFY(!difference(placesOn(page), first).isEmpty());
        reset();
        QCOMPARE(difference(placesOn(page), first), QString());
        speak(desktop, kRightToLeft);
        rearrange(page);
        reset();
        QCOMPARE(difference(placesOn(page), mirrored(first, desktop.window().width())), QString());
        speak(desktop, kLeftToRight);
        QCOMPARE(difference(placesOn(page), first), QString());
    }

    void aNarrowWindowHasItsColumnAtTheOtherSide()
    {
        Desktop desktop(kLeftToRight, QSize(900, 640));
        QMainWindow& page = startGame(desktop);
        const Places before = placesOn(page);
        speak(desktop, kRightToLeft);
        QCOMPARE(difference(placesOn(page), mirrored(before, 900)), QString());
        desktop.window().actions().find(QStringLiteral("view.drawer"))->trigger();
        desktop.window().actions().find(QStringLiteral("view.drawer"))->trigger();
        settle();
        QCOMPARE(column(page).left(), 0);
        desktop.window().resize(1400, 900);
        settle();
        QCOMPARE(page.dockWidgetArea(dockOf(page, "seats")), Qt::LeftDockWidgetArea);
        desktop.window().resize(900, 640);
        settle();
        QCOMPARE(column(page).left(), 0);
        speak(desktop, kLeftToRight);
        QCOMPARE(column(page).right(), 899);
        desktop.window().resize(1400, 900);
        settle();
        QCOMPARE(page.dockWidgetArea(dockOf(page, "seats")), Qt::RightDockWidgetArea);
    }

    void theBoardIsNot()
    {
        Desktop desktop(kLeftToRight);
        startGame(desktop);
        const editor::BoardView& board = desktop.window().play().board();
        const auto territories = [&] {
            std::vector<QRect> rects;
            for (int place = 0; !board.placeRect(place).isEmpty(); ++place) rects.push_back(board.placeRect(place));
            return rects;
        };
        const std::vector<QRect> before = territories();
        QVERIFY(before.size() > 10);
        speak(desktop, kRightToLeft);
        QCOMPARE(territories(), before);
    }

    void theMapThatIsDrawnIsNot()
    {
        Desktop desktop(kLeftToRight);
        auto& page = static_cast<EditPage&>(openMap(desktop));
        const auto* view = page.findChild<editor::MapView*>();
        const QRectF before = view->visibleArea();
        speak(desktop, kRightToLeft);
        QCOMPARE(view->visibleArea(), before);
        QVERIFY(view->toWidget(QPointF(0, 0)).x() < view->toWidget(QPointF(1, 0)).x());
    }

    void whatIsNoArrangementHasNoMirrorImage()
    {
        QVERIFY(mirroredState({}).isEmpty());
        QVERIFY(mirroredState("arrangement").isEmpty());
        Desktop desktop(kLeftToRight);
        const QByteArray state = openMap(desktop).saveState();
        QVERIFY(mirroredState(state) != state);
        QCOMPARE(mirroredState(mirroredState(state)), state);
        for (qsizetype length = 0; length < state.size() / 2; ++length)
            QVERIFY(mirroredState(state.left(length)).isEmpty());
    }

private:
    static void addPages()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("play") << 0;
        QTest::newRow("edit") << 1;
        QTest::newRow("translate") << 2;
    }
    static QMainWindow& open(Desktop& desktop)
    {
        const int kind = *static_cast<const int*>(QTest::qData("kind", qMetaTypeId<int>()));
        return kind == 0 ? startGame(desktop) : kind == 1 ? openMap(desktop) : openTexts(desktop);
    }
    static QMainWindow& startGame(Desktop& desktop)
    {
        NewGame wanted;
        wanted.variant = *desktop.application().library().variant("narnia/official");
        wanted.request.players = 2;
        wanted.seats = {{"P1", {}}, {"P2", {}}};
        wanted.seed = 12;
        if (!desktop.window().controller().start(wanted)) qFatal("the game cannot be started");
        settle();
        return desktop.window().play();
    }
    static QMainWindow& openMap(Desktop& desktop)
    {
        desktop.window().openMap(QString::fromStdString(desktop.application().library().dataRoot()) +
                                 QStringLiteral("/maps/narnia"));
        EditPage& page = desktop.window().edit();
        page.controller().analysis()->waitUntilCurrent();
        settle();
        return page;
    }
    static QMainWindow& openTexts(Desktop& desktop)
    {
        desktop.window().goToTranslate();
        settle();
        return desktop.window().translate();
    }

    /// A language with hardly a word of its own, so that sentences need the same room as in English.
    static void writeArabic(const QString& folder)
    {
        const std::string file = folder.toStdString() + "/data/translations/marches_ar.ts";
        const char* text =
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n<TS version=\"2.1\" language=\"ar\">\n</TS>\n";
        if (!engine::writeFile(file, text)) qFatal("%s cannot be written", file.c_str());
    }
    static void speak(Desktop& desktop, const QString& language)
    {
        writeArabic(desktop.folder());
        desktop.application().language().refresh();
        desktop.application().preferences().setLanguage(language);
        settle();
        QCOMPARE(desktop.application().language().current(), language);
    }

    /// Something at the other side, something beside it, another width, and a panel that is closed.
    static void rearrange(QMainWindow& page)
    {
        QList<QDockWidget*> docks;
        for (auto* dock : page.findChildren<QDockWidget*>())
            if (dock->isVisible()) docks.append(dock);
        std::ranges::sort(docks, {}, [](const QDockWidget* dock) { return dock->objectName(); });
        const bool mirrored = page.isRightToLeft();
        page.addDockWidget(mirrored ? Qt::RightDockWidgetArea : Qt::LeftDockWidgetArea, docks[0]);
        page.splitDockWidget(docks[0], docks[1], Qt::Horizontal);
        settle();
        page.resizeDocks({docks[0]}, {docks[0]->width() + 20}, Qt::Horizontal);
        docks[2]->close();
        settle();
    }
};

} // namespace

std::unique_ptr<QObject> makeMirrorTest() { return std::make_unique<MirrorTest>(); }

} // namespace marches::app

#include "tst_mirror.moc"
