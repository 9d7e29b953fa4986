// SPDX-License-Identifier: GPL-3.0-or-later
// A person's habits in the map editor, by the events that a mouse, keys and other programs send.
#include "fixture.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/edit/toolbox.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/mapview.h"
#include "editor/panels/datapanel.h"
#include "editor/panels/problemspanel.h"
#include "editor/panels/propertiespanel.h"
#include "editor/panels/regionspanel.h"
#include "engine/io/files.h"

#include <QApplication>
#include <QDoubleSpinBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QImage>
#include <QMenu>
#include <QMimeData>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QWheelEvent>
#include <QWindow>

#include <tuple>

namespace marches::app {

class TestEditHabits : public QObject {
    Q_OBJECT

    static QString sample(Desktop& desktop)
    {
        return QString::fromStdString(desktop.application().library().dataRoot()) + QStringLiteral("/maps/two-isles");
    }
    /// As the window system delivers it, to the middle of the window.
    static bool drop(MainWindow& window, const QString& file)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        const QPointF at = window.rect().center();
        QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(window.windowHandle(), &enter);
        if (!enter.isAccepted()) return false;
        QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(window.windowHandle(), &event);
        settle();
        return event.isAccepted();
    }
    static editor::MapView& canvas(Desktop& desktop) { return desktop.window().edit().canvas(); }
    static QPoint middleOf(Desktop& desktop, const char* place)
    {
        const editor::MapModel& model = desktop.window().edit().controller().document()->model();
        return canvas(desktop).placeRect(model.place(place)->key).center();
    }
    /// Texts of the menu that a right click opens, and what the one that begins so does.
    static QStringList menuAt(Desktop& desktop, const QPoint& at, const QString& choose = {})
    {
        QStringList texts;
        QTimer::singleShot(0, qApp, [&texts, choose] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (menu == nullptr) return;
            for (QAction* action : menu->actions()) {
                const QString text = action->text().remove(QLatin1Char('&'));
                if (action->isSeparator()) continue;
                texts << text;
                if (!choose.isEmpty() && text.startsWith(choose) && action->isEnabled()) {
                    menu->setActiveAction(action);
                    QTest::keyClick(menu, Qt::Key_Return);
                    return;
                }
            }
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, canvas(desktop).mapToGlobal(at));
        QCoreApplication::sendEvent(&canvas(desktop), &event);
        settle();
        return texts;
    }

private slots:
    void filesAreDroppedOnAnyPage()
    {
        Desktop desktop;
        MainWindow& window = desktop.window();
        QVERIFY(drop(window, sample(desktop))); // the folder of a map, on the welcome page
        QCOMPARE(window.currentPage(), static_cast<ModePage*>(&window.edit()));
        QCOMPARE(window.edit().controller().title(), QStringLiteral("Two Isles"));

        QVERIFY(window.edit().controller().openCopy(sample(desktop)));
        const QString picture = desktop.folder() + QStringLiteral("/coast.png");
        QImage image(300, 200, QImage::Format_RGB32);
        image.fill(Qt::green);
        QVERIFY(image.save(picture));
        QVERIFY(drop(window, picture));
        QVERIFY(window.edit().controller().document()->model().info.picture.has_value());
        window.edit().controller().document()->undoStack().undo();

        const QString svg = desktop.folder() + QStringLiteral("/lands.svg");
        QVERIFY(engine::writeFile(svg.toStdString(), "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 200'>"
                                                     "<path id='west' d='M20,20H150V180H20Z' fill='#aa8844'/></svg>"));
        QVERIFY(drop(window, svg));
        QCOMPARE(window.currentPage(), static_cast<ModePage*>(&window.importPage()));
        QVERIFY(!drop(window, desktop.folder() + QStringLiteral("/not-there.svg")));
    }

    void rightClickOffersWhatOneCanDoThere()
    {
        Desktop desktop;
        QVERIFY(desktop.window().edit().controller().openCopy(sample(desktop)));
        settle();
        const editor::MapModel& model = desktop.window().edit().controller().document()->model();
        const QStringList place = menuAt(desktop, middleOf(desktop, "mill-vale"));
        QVERIFY(place.contains(QStringLiteral("Rename")) && place.contains(QStringLiteral("Remove")));
        QCOMPARE(desktop.window().edit().controller().selection()->items().places.size(), 1U);
        const QStringList sea = menuAt(desktop, canvas(desktop).toWidget({600, 560}).toPoint());
        QVERIFY(!sea.contains(QStringLiteral("Rename")) && sea.contains(QStringLiteral("Select all")));
        menuAt(desktop, middleOf(desktop, "beacon-hill"), QStringLiteral("Remove"));
        QVERIFY(model.place("beacon-hill") == nullptr);
        menuAt(desktop, middleOf(desktop, "mill-vale"), QStringLiteral("Undo"));
        QVERIFY(model.place("beacon-hill") != nullptr);
    }

    void stampsAreHandledByTheToolThatSelects()
    {
        Desktop desktop;
        desktop.window().activateWindow();
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.controller().openCopy(sample(desktop)));
        desktop.window().goToEdit();
        settle();
        const editor::MapModel& model = edit.controller().document()->model();
        const editor::Row<editor::StampRecord>* stamp = model.stamps().byId("mountain-1");
        QVERIFY(stamp != nullptr);
        editor::MapView& view = canvas(desktop);
        const QPointF body(stamp->record.at.x, stamp->record.at.y - stamp->record.height / 3);
        const std::size_t count = model.stamps().size();
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_V);
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.toWidget(body).toPoint());
        QCOMPARE(edit.controller().selection()->items().stamps, std::vector<editor::RecordId>{stamp->key});
        auto* height = edit.properties().findChild<QDoubleSpinBox*>(QStringLiteral("stamp-height"));
        QTRY_VERIFY(height->isVisible());
        QCOMPARE(height->value(), stamp->record.height);
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(&view, Qt::Key_V, Qt::ControlModifier);
        QTest::keyClick(&view, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(model.stamps().size(), count + 2);
        QTest::keyClick(&view, Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(model.stamps().size(), count + 1);
        QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(model.stamps().size(), count);
        const QStringList menu = menuAt(desktop, view.toWidget(body).toPoint());
        QVERIFY(menu.contains(QStringLiteral("Duplicate")) && !menu.contains(QStringLiteral("Rename")));
    }

    void wheelAndPinchZoomAtThePointer()
    {
        Desktop desktop;
        QVERIFY(desktop.window().edit().controller().openCopy(sample(desktop)));
        settle();
        editor::MapView& view = canvas(desktop);
        const QPointF at = QRectF(view.rect()).center() + QPointF(80, 40);
        const QPointF board = view.toBoard(at);
        const double before = view.zoom();
        QWheelEvent wheel(at, view.mapToGlobal(at), {}, {0, 120}, {}, Qt::ControlModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &wheel);
        QVERIFY(view.zoom() > before);
        QVERIFY((view.toWidget(board) - at).manhattanLength() < 1);
        const double wheeled = view.zoom();
        QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at, at,
                                  view.mapToGlobal(at), 0.25, {});
        QCoreApplication::sendEvent(&view, &pinch);
        QVERIFY(view.zoom() > wheeled * 1.2);
        QVERIFY((view.toWidget(board) - at).manhattanLength() < 1);
    }

    void theTableOfTheMapShowsMoreThanTwoRows_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("by its key") << true;
        QTest::newRow("by its tab") << false;
    }
    void theTableOfTheMapShowsMoreThanTwoRows()
    {
        QFETCH(bool, byKey);
        Desktop desktop;
        desktop.window().resize(1000, 700);
        QVERIFY(desktop.window().edit().controller().openCopy(sample(desktop)));
        settle();
        auto& data = *desktop.window().edit().findChild<editor::DataPanel*>();
        if (byKey) {
            QTest::keyClick(&canvas(desktop), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        } else {
            QTabBar* docks = nullptr;
            int tab = -1;
            for (QTabBar* bar : desktop.window().edit().findChildren<QTabBar*>())
                for (int i = 0; i < bar->count(); ++i)
                    if (bar->tabText(i).remove(QLatin1Char('&')) == data.heading()) std::tie(docks, tab) = {bar, i};
            QVERIFY(docks != nullptr);
            QTest::mouseClick(docks, Qt::LeftButton, {}, docks->tabRect(tab).center());
        }
        settle();
        QTableView* table = nullptr;
        for (auto* each : data.findChildren<QTableView*>())
            if (each->isVisible()) table = each;
        QVERIFY(table != nullptr && table->model()->rowCount() > 5);
        QTRY_VERIFY2(table->rowAt(table->viewport()->height() - 1) < 0 ||
                         table->rowAt(table->viewport()->height() - 1) >= 5,
                     qPrintable(QString::number(table->viewport()->height())));
    }

    void everyCommandHasAWayByKeys()
    {
        Desktop desktop;
        QVERIFY(desktop.window().edit().controller().openCopy(sample(desktop)));
        settle();
        // Each action of the edit mode has a key of its own or stands in a menu, and the command search finds it.
        const QList<QMenu*> menus = desktop.window().findChildren<QMenu*>();
        for (const Actions::Entry& entry : desktop.window().actions().entries()) {
            if (entry.scope != Scope::Edit) continue;
            const bool inMenu =
                std::ranges::any_of(menus, [&](const QMenu* menu) { return menu->actions().contains(entry.action); });
            QVERIFY2(inMenu || !entry.action->shortcuts().isEmpty(), qPrintable(entry.id));
        }
    }

    /// In a low window they stand in two columns, beside each other from the first moment on.
    void toolsLieOnNoOther()
    {
        Desktop desktop(QStringLiteral("en"), QSize(1000, 700));
        desktop.window().goToEdit();
        settle();
        QList<QRect> places;
        for (const QToolButton* button : desktop.window().edit().tools().findChildren<QToolButton*>())
            if (button->isVisible()) places << QRect(button->mapToGlobal(QPoint()), button->size());
        QVERIFY(places.size() > 10);
        for (qsizetype i = 0; i < places.size(); ++i)
            for (qsizetype j = 0; j < i; ++j)
                QVERIFY2(!places[i].intersects(places[j]), qPrintable(QString::number(i)));
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestEditHabits test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_edithabits.moc"
