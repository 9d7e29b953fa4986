// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody without a mouse, or without knowing where things are, comes to in the map editor.
#include "fixture.h"

#include "app/desktop/base/preferences.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/giveupdialog.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/edit/toolbox.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/window/errorpage.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/mapview.h"
#include "editor/document/mapanalysis.h"
#include "editor/panels/problemspanel.h"
#include "editor/panels/propertiespanel.h"
#include "editor/tools/maptool.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

namespace marches::app {

class TestEditKeys : public QObject {
    Q_OBJECT

    static QAction* action(Desktop& desktop, const char* id)
    {
        return desktop.window().actions().find(QLatin1String(id));
    }
    /// A copy of the map of Narnia that may be changed.
    static EditPage& open(Desktop& desktop)
    {
        desktop.window().activateWindow();
        desktop.window().openFile(QString::fromStdString(desktop.application().library().dataRoot()) +
                                  QStringLiteral("/maps/narnia/map.yaml"));
        settle();
        EditPage& edit = desktop.window().edit();
        edit.controller().makeOwn();
        settle();
        return edit;
    }
    static EditPage& openNew(Desktop& desktop)
    {
        desktop.window().activateWindow();
        settle();
        QTest::keyClick(&desktop.window(), Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
        settle();
        return desktop.window().edit();
    }

    static QString picture(Desktop& desktop)
    {
        QString file = desktop.folder() + QStringLiteral("/areas.png");
        QImage image(300, 200, QImage::Format_RGB32);
        image.fill(QColor(200, 215, 190));
        for (int y = 50; y < 150; ++y)
            for (int x = 50; x < 150; ++x) image.setPixelColor(x, y, QColor(220, 120, 90));
        return image.save(file) ? file : QString();
    }

private slots:
    void allToolsAreSeenInASmallWindow()
    {
        Desktop desktop;
        EditPage& edit = open(desktop);
        auto* tools = edit.findChild<QScrollArea*>(QStringLiteral("toolColumn"));
        QVERIFY(tools != nullptr);
        // As high as it is in a window of 1000 by 700, and in one of half of that, as at 200 percent.
        for (const int height : {560, 300}) {
            tools->setFixedHeight(height);
            settle();
            QCOMPARE(tools->verticalScrollBar()->maximum(), 0);
            QVERIFY(tools->width() < 150);
            for (const QToolButton* button : tools->findChildren<QToolButton*>())
                QVERIFY2(tools->rect().contains(QRect(button->mapTo(tools, QPoint()), button->size())),
                         qPrintable(button->accessibleName()));
        }
    }

    void theMapHasTheKeysOnceAToolIsChosen()
    {
        Desktop desktop;
        EditPage& edit = open(desktop);
        auto* width = edit.properties().findChild<QDoubleSpinBox*>(QStringLiteral("width"));
        QVERIFY(width != nullptr);
        for (const char* tool : {"tool.territory", "tool.territory", "tool.select"}) { // also the one in hand
            edit.problems().list().setFocus();
            QAction* chosen = action(desktop, tool);
            QTest::keyClick(&edit.problems().list(), static_cast<Qt::Key>(chosen->shortcut()[0].key()));
            QVERIFY2(edit.canvas().hasFocus(), tool);
        }
        const double before = width->value();
        width->setFocus();
        action(desktop, "tool.ground")->trigger(); // as a click on its button
        QVERIFY(edit.canvas().hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_4);
        QCOMPARE(width->value(), before);
    }

    void aProblemIsAcceptedAndShownAgainByKeys()
    {
        Desktop desktop;
        EditPage& edit = open(desktop);
        const editor::RecordId anvard = edit.controller().document()->model().place("anvard")->key;
        QVERIFY(edit.controller().document()->edit(
            QStringLiteral("Spoil"), [anvard](editor::MapEdit& made) -> editor::EditOutcome {
                made.modifyPlace(anvard, [](editor::PlaceRecord& place) { place.terrain = "swampp"; });
                return {};
            }));
        edit.controller().analysis()->waitUntilCurrent();
        const auto approvals = [&edit] { return edit.controller().document()->model().approvals().size(); };
        const std::size_t shipped = approvals();
        editor::ProblemsPanel& problems = edit.problems();
        QCOMPARE(problems.listed().size(), std::size_t(1));
        QVERIFY(!action(desktop, "map.accept-problem")->isEnabled()); // none is the current one

        // By the action's key, from the canvas.
        edit.canvas().setFocus();
        QTest::keyClick(&edit.canvas(), Qt::Key_F8);
        QVERIFY(action(desktop, "map.accept-problem")->isEnabled());
        QTest::keyClick(&edit.canvas(), Qt::Key_4, Qt::AltModifier);
        auto* reason = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(reason != nullptr && reason->objectName() == QLatin1String("reason"));
        QTest::keyClicks(reason, QStringLiteral("A word of mine."));
        QTest::keyClick(reason, Qt::Key_Return);
        edit.controller().analysis()->waitUntilCurrent();
        QCOMPARE(problems.listed().size(), std::size_t(0));
        QCOMPARE(approvals(), shipped + 1);

        // And by Tab to the button of its row.
        auto* which = problems.findChild<QComboBox*>();
        which->setFocus();
        QTest::keyClick(which, Qt::Key_End);
        QCOMPARE(problems.listed().size(), shipped + 1);
        const auto ours =
            std::ranges::find(problems.listed(), std::vector<std::string>{"anvard"}, &engine::Problem::at);
        QVERIFY(ours != problems.listed().end());
        problems.setCurrent(static_cast<int>(ours - problems.listed().begin()));
        QVERIFY(problems.isCurrentAccepted());
        problems.list().setFocus();
        QTest::keyClick(&problems.list(), Qt::Key_Tab);
        auto* button = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QVERIFY(button != nullptr);
        QCOMPARE(button->text(), QStringLiteral("Show it again"));
        QTest::keyClick(button, Qt::Key_Space);
        settle();
        QCOMPARE(approvals(), shipped);
    }

    void escLeavesTheBoardAlone()
    {
        Desktop desktop;
        EditPage& edit = open(desktop);
        MainWindow& window = desktop.window();
        window.showMaximized();
        settle();
        QTest::keyClick(&edit.canvas(), Qt::Key_F11);
        settle();
        QVERIFY(window.isBoardOnly() && window.isFullScreen());
        // What is half drawn goes first.
        edit.tools().choose(QStringLiteral("territory"));
        edit.canvas().setFocus();
        QTest::mouseClick(&edit.canvas(), Qt::LeftButton, {}, QPoint(20, 20));
        QTest::keyClick(&edit.canvas(), Qt::Key_Escape);
        QVERIFY(window.isBoardOnly());
        QTest::keyClick(&edit.canvas(), Qt::Key_Escape);
        settle();
        QVERIFY(!window.isBoardOnly());
        QVERIFY(window.isMaximized() && !window.isFullScreen());
    }

    void boardOnlyIsNotKeptForTheNextStart()
    {
        Desktop desktop;
        EditPage& edit = openNew(desktop);
        QTest::keyClick(&edit.canvas(), Qt::Key_F11);
        settle();
        QVERIFY(desktop.window().isFullScreen());
        desktop.window().close();
        MainWindow again(desktop.application());
        QVERIFY(!again.isFullScreen());
    }

    void theChoicesGoWhenAToolIsTaken()
    {
        Desktop desktop;
        EditPage& edit = openNew(desktop);
        QVERIFY(edit.offersStart());
        edit.canvas().setFocus();
        QTest::keyClick(&edit.canvas(), Qt::Key_P);
        QVERIFY(!edit.offersStart());
        // Where a card stood a corner is drawn.
        QTest::mouseClick(&edit.canvas(), Qt::LeftButton, {}, edit.canvas().rect().center() - QPoint(0, 60));
        QVERIFY(edit.tools().current()->isBusy());
        QTest::keyClick(&edit.canvas(), Qt::Key_Escape);
        QTest::keyClick(&edit.canvas(), Qt::Key_V);
        QVERIFY(edit.offersStart());
    }

    void theMapExplainsTheToolInHand()
    {
        Desktop desktop;
        EditPage& edit = open(desktop);
        for (const char* id : {"territory", "borders", "lane"}) {
            edit.tools().choose(QLatin1String(id));
            const QString words = edit.canvas().whatsThis();
            QVERIFY2(words.startsWith(edit.tools().current()->name()), qPrintable(words));
            QVERIFY(words.contains(edit.tools().current()->hint()));
            QVERIFY(words.contains(QStringLiteral("F6")));
        }
        QVERIFY(edit.canvas().whatsThis().contains(QStringLiteral("Arrows")));
    }

    void bordersBecomeCurvedByMenuAndKey()
    {
        Desktop desktop;
        EditPage& edit = open(desktop);
        QVERIFY(!action(desktop, "border.curve")->isEnabled());
        edit.tools().choose(QStringLiteral("borders"));
        const editor::PlanarMap& map = edit.controller().document()->model().drawing;
        // A straight piece between two territories.
        editor::EdgeId piece = editor::kNoEdge;
        for (const editor::EdgeId id : map.edges())
            if (!map.edge(id).curved && map.edge(id).left != editor::kOutside &&
                map.edge(id).right != editor::kOutside && map.segment(id).length() > 20)
                piece = id;
        QVERIFY(piece != editor::kNoEdge);
        const QPointF middle = map.segment(piece).pointAt(0.5);
        edit.canvas().centreOn(middle);
        settle();
        const QPoint at = edit.canvas().toWidget(middle).toPoint();
        QStringList offered;
        QTimer::singleShot(0, qApp, [&offered] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (menu == nullptr) return;
            for (QAction* one : menu->actions()) offered << one->text().remove(QLatin1Char('&'));
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, edit.canvas().mapToGlobal(at));
        QCoreApplication::sendEvent(&edit.canvas(), &event);
        settle();
        QVERIFY2(offered.contains(QStringLiteral("Make the border curved")), qPrintable(offered.join(u'|')));
        QVERIFY(!offered.contains(QStringLiteral("New region from the selection")));
        QVERIFY(action(desktop, "border.curve")->isEnabled());
        edit.canvas().setFocus();
        QTest::keyClick(&edit.canvas(), Qt::Key_U, Qt::ShiftModifier);
        QVERIFY(map.edge(piece).curved);
        QTest::keyClick(&edit.canvas(), Qt::Key_L, Qt::ShiftModifier);
        QVERIFY(!map.edge(piece).curved);
    }

    void whatIsNoPictureIsSaid()
    {
        Desktop desktop;
        EditPage& edit = openNew(desktop);
        const QString file = desktop.folder() + QStringLiteral("/torn.png");
        QFile torn(file);
        QVERIFY(torn.open(QIODevice::WriteOnly) && torn.write("no picture") > 0);
        torn.close();
        emit edit.pictureTraceRequested(file);
        settle();
        const auto* page = dynamic_cast<const ErrorPage*>(desktop.window().currentPage());
        QVERIFY(page != nullptr);
        QVERIFY2(page->text().contains(QStringLiteral("torn.png")) && page->text().contains(QStringLiteral("PNG")),
                 qPrintable(page->text()));
        // A good one is traced.
        const QString good = desktop.folder() + QStringLiteral("/good.png");
        QImage image(300, 200, QImage::Format_RGB32);
        image.fill(QColor(200, 215, 190));
        QVERIFY(image.save(good));
        emit edit.pictureTraceRequested(good);
        settle();
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&desktop.window().importPage()));
        // What was traced is not thrown away without a word.
        QTest::keyClick(&desktop.window().importPage(), Qt::Key_Escape);
        settle();
        QVERIFY(desktop.window().importPage().isUnderWay());
        QVERIFY(desktop.window().findChild<GiveUpDialog*>() != nullptr);
    }

    void whatIsChosenAfterTheImportIsOverIsDropped()
    {
        Desktop desktop;
        emit desktop.window().edit().pictureTraceRequested(picture(desktop));
        ImportPage& page = desktop.window().importPage();
        QTRY_VERIFY(page.isUnderWay() && !page.isBusy());
        const QPointer<QComboBox> becomes =
            qobject_cast<QComboBox*>(page.shapes().itemWidget(page.shapes().topLevelItem(0), 1));
        QVERIFY(becomes != nullptr);
        page.finish();
        QCOMPARE(page.shapes().topLevelItemCount(), 0);
        if (becomes != nullptr) emit becomes->activated(2); // its list was open
        settle();
        QVERIFY(becomes == nullptr);
        QVERIFY(!page.isUnderWay());
    }

    void anImportWithWorkIsGivenUpAfterAskingOnly()
    {
        Desktop desktop;
        const QString drawing = QString::fromStdString(desktop.application().library().dataRoot()) +
                                QStringLiteral("/maps/two-isles/board.svg");
        ImportPage& page = desktop.window().importPage();
        const auto begin = [&] {
            desktop.window().openFile(drawing);
            settle();
            QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&page));
        };
        const auto asked = [&desktop] { return desktop.window().findChild<GiveUpDialog*>(); };
        begin();
        QTest::keyClick(&page, Qt::Key_Escape); // nothing was done yet
        settle();
        QVERIFY(!page.isUnderWay() && asked() == nullptr);
        QCOMPARE(desktop.window().currentPage()->widget(), &desktop.window().welcome());

        emit desktop.window().edit().pictureTraceRequested(picture(desktop));
        QTRY_VERIFY(page.isUnderWay() && !page.isBusy());
        auto* becomes = qobject_cast<QComboBox*>(page.shapes().itemWidget(page.shapes().topLevelItem(0), 1));
        QVERIFY(becomes != nullptr);
        const int before = becomes->currentIndex();
        becomes->setFocus();
        const Qt::Key away = before == 0 ? Qt::Key_Down : Qt::Key_Up;
        QTest::keyClick(becomes, away);
        const bool used = page.plan().shapes[0].used;
        QTest::keyClick(becomes, Qt::Key_Escape); // for the row alone
        QCOMPARE(becomes->currentIndex(), before);
        QVERIFY(page.isUnderWay() && asked() == nullptr);
        QTest::keyClick(becomes, away);
        QCOMPARE(page.plan().shapes[0].used, used);
        QTest::keyClick(&page, Qt::Key_Escape);
        settle();
        QVERIFY(page.isUnderWay() && asked() != nullptr);
        QTest::keyClick(asked(), Qt::Key_Escape);
        settle();
        QVERIFY(page.isUnderWay() && asked() == nullptr);
        QCOMPARE(becomes->currentIndex(), before + (away == Qt::Key_Down ? 1 : -1));
        // Another file, or the end of the program, asks as well.
        bool wasAsked = false;
        const auto goOnWhenAsked = [&] {
            wasAsked = false;
            QTimer::singleShot(0, &desktop.window(), [&] {
                wasAsked = asked() != nullptr;
                if (wasAsked) QTest::mouseClick(asked()->continueButton(), Qt::LeftButton);
            });
        };
        QTimer waiting; // a file is read first
        connect(&waiting, &QTimer::timeout, &waiting, [&] {
            if (asked() != nullptr) goOnWhenAsked();
        });
        waiting.start(50);
        desktop.window().openFile(drawing);
        settle();
        QVERIFY(wasAsked && page.isUnderWay());
        wasAsked = false;
        QVERIFY(!desktop.window().close());
        QVERIFY(wasAsked && page.isUnderWay());
        waiting.stop();
        QTest::keyClick(&page, Qt::Key_Escape);
        settle();
        QTest::mouseClick(asked()->giveUpButton(), Qt::LeftButton);
        settle();
        QVERIFY(!page.isUnderWay());
        QCOMPARE(desktop.window().currentPage()->widget(), &desktop.window().welcome());
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestEditKeys test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_editkeys.moc"
