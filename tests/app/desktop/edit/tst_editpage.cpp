// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/edit/importreport.h"
#include "app/desktop/edit/importrows.h"
#include "app/desktop/edit/mapplaytest.h"
#include "app/desktop/edit/outputdialog.h"
#include "app/desktop/edit/playmenu.h"
#include "app/desktop/edit/toolbox.h"
#include "app/desktop/edit/transformdialog.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/window/gamecontroller.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/mapview.h"
#include "editor/canvas/ruledview.h"
#include "editor/document/territories.h"
#include "editor/geometry/outline.h"
#include "editor/panels/findbar.h"
#include "editor/panels/problemspanel.h"
#include "editor/panels/regionspanel.h"
#include "editor/panels/regiontree.h"
#include "editor/tools/maptool.h"
#include "engine/io/files.h"
#include "engine/package/variantpackage.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QMessageBox>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>

namespace marches::app {

class TestEditPage : public QObject {
    Q_OBJECT

    static QString narnia(Desktop& desktop)
    {
        return QString::fromStdString(desktop.application().library().dataRoot()) +
               QStringLiteral("/maps/narnia/map.yaml");
    }
    static void trigger(Desktop& desktop, const char* id)
    {
        desktop.window().actions().find(QLatin1String(id))->trigger();
    }

private slots:
    void aNewMapOffersThreeWays()
    {
        Desktop desktop;
        desktop.window().activateWindow();
        settle();
        QTest::keyClick(&desktop.window(), Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
        settle();
        EditPage& edit = desktop.window().edit();
        QCOMPARE(desktop.window().currentPage(), &edit);
        QVERIFY(edit.offersStart());
        QVERIFY(edit.controller().document() != nullptr);
        QVERIFY(edit.controller().needsFolder());
    }

    void shippedMapsAreReadOnlyUntilCopied()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        settle();
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.controller().document()->isReadOnly());
        QVERIFY(edit.strip().isVisible());
        QTest::mouseClick(edit.strip().findChild<QPushButton*>(), Qt::LeftButton);
        settle();
        QVERIFY(!edit.controller().document()->isReadOnly());
        QVERIFY(!edit.strip().isVisible());
        QVERIFY(QFileInfo::exists(QString::fromStdString(edit.controller().store()->folder()) +
                                  QStringLiteral("/board.svg")));
        QVERIFY(!edit.controller().isShipped());
    }

    /// The variants of a shipped map, those of one's own too, are there on one's own copy, in all languages.
    void anOwnCopyHasTheVariants()
    {
        Desktop desktop;
        Catalogue& catalogue = desktop.application().catalogue();
        const engine::Library& library = catalogue.library();
        const auto evening = library.ownVariantFile("castle-europe", "evening");
        QVERIFY(engine::writeFile(evening, "marches: variant/1\nid: evening\nlanguage: en\nname: Evening\n"
                                           "map: castle-europe\nruleset: castle-risk\n"));
        catalogue.rescan();
        const auto variantsOn = [&library](const std::string& map) {
            QStringList all;
            for (const engine::LibraryEntry& entry : library.variants())
                if (entry.map == map)
                    all << QString::fromStdString(entry.id) +
                               (entry.broken() ? QStringLiteral(" (broken)") : QString());
            all.sort();
            return all;
        };
        QStringList shipped;
        for (const engine::LibraryEntry& entry : library.maps()) shipped << QString::fromStdString(entry.id);
        EditPage& edit = desktop.window().edit();
        int variants = 0;
        for (const QString& id : shipped) {
            const QString before = QString::fromStdString(library.dataRoot()) + QStringLiteral("/maps/") + id +
                                   QStringLiteral("/map.yaml");
            desktop.window().openFile(before);
            QVERIFY(edit.controller().isShipped());
            QVERIFY(edit.controller().makeOwn());
            const QString own = QFileInfo(QString::fromStdString(edit.controller().store()->folder())).fileName();
            // They stand in the folder, for a map of this id.
            const QDir there(QString::fromStdString(edit.controller().store()->folder()) + QStringLiteral("/variants"));
            const QStringList expected = variantsOn(id.toStdString());
            catalogue.rescan();
            // It is a map of its own beside the shipped one, in lists too.
            QVERIFY2(own != id && catalogue.mapName(own.toStdString()) != catalogue.mapName(id.toStdString()),
                     qPrintable(own));
            QVERIFY(catalogue.map(own.toStdString()) != nullptr);
            QVERIFY(std::ranges::any_of(catalogue.games(),
                                        [&own](const Catalogue::Game& game) { return game.map == own.toStdString(); }));
            QStringList found;
            for (const QString& name : there.entryList({QStringLiteral("*.yaml")}, QDir::Files)) {
                const auto variant = engine::loadVariant(there.filePath(name).toStdString());
                QVERIFY2(variant, qPrintable(name));
                QCOMPARE(QString::fromStdString(variant->map), own);
                QVERIFY2(library.setup(*variant), qPrintable(id + QLatin1Char('/') + name));
                found << QString::fromStdString(variant->id);
            }
            found.sort();
            QCOMPARE(found, expected);
            variants += static_cast<int>(found.size());
            for (const QString& po :
                 QDir(QFileInfo(before).path() + QStringLiteral("/variants/i18n")).entryList(QDir::Files))
                QVERIFY(there.exists(QStringLiteral("i18n/") + po));
        }
        QVERIFY(variants > static_cast<int>(shipped.size()));
        // The one that was one's own is where it was, too.
        QVERIFY(QFile::exists(QString::fromStdString(evening)));
    }

    /// In a folder of the person's own that is called as a shipped map a map would be taken for that one.
    void aMapOfATakenNameIsTold()
    {
        Desktop desktop;
        Catalogue& catalogue = desktop.application().catalogue();
        const std::size_t games = catalogue.games().size();
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        const QString maps = QString::fromStdString(catalogue.library().ownRoot()) + QStringLiteral("/maps/");
        QVERIFY(edit.controller().saveAs(maps + QStringLiteral("narnia")));
        settle();
        QVERIFY2(edit.strip().isVisible() && edit.strip().text().contains(QStringLiteral("New game shows that one")),
                 qPrintable(edit.strip().text()));
        catalogue.rescan();
        QCOMPARE(catalogue.games().size(), games); // each once
        QVERIFY(catalogue.map("narnia")->folder().starts_with(catalogue.library().dataRoot()));
        const auto& all = catalogue.library().maps();
        QVERIFY(std::ranges::any_of(all, [](const engine::LibraryEntry& entry) {
            return entry.own && entry.broken() && entry.errors.front().code == "map-id-taken";
        }));
        QVERIFY(edit.controller().saveAs(edit.controller().proposedFolder()));
        settle();
        QVERIFY(!edit.strip().isVisible());
    }

    /// What lies in a folder that a map is saved into is not written over by variants that go along.
    void variantsThatAreThereStay()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        const QString folder = desktop.folder() + QStringLiteral("/there");
        const QString file =
            folder + QStringLiteral("/variants/") +
            QDir(QString::fromStdString(edit.controller().store()->folder()) + QStringLiteral("/variants"))
                .entryList({QStringLiteral("*.yaml")}, QDir::Files)
                .front();
        QVERIFY(engine::writeFile(file.toStdString(), "mine"));
        QVERIFY(edit.controller().saveCopy(folder));
        QCOMPARE(engine::readFile(file.toStdString(), 100).value(), std::string("mine"));
        QVERIFY(QDir(folder + QStringLiteral("/variants")).entryList(QDir::Files).size() > 1);
    }

    void undoRedoAndSaveByKeys()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.controller().makeOwn());
        desktop.window().activateWindow();
        settle();
        editor::MapDocument& document = *edit.controller().document();
        const editor::RecordId beruna = document.model().place("beruna")->key;
        document.edit(QStringLiteral("x"), [&](editor::MapEdit& change) -> editor::EditOutcome {
            change.modifyPlace(beruna, [](editor::PlaceRecord& place) { place.terrain = "desert"; });
            return {};
        });
        QVERIFY(edit.controller().isModified());
        QVERIFY(desktop.window().isWindowModified());
        edit.canvas().setFocus();
        QTest::keyClick(&edit.canvas(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document.model().places().at(beruna).terrain, std::string("plain"));
        QTest::keyClick(&edit.canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(document.model().places().at(beruna).terrain, std::string("desert"));
        QTest::keyClick(&edit.canvas(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!edit.controller().isModified());
        const auto read = engine::loadMap(edit.controller().store()->folder());
        QVERIFY(read.has_value());
        QCOMPARE(read->board.place(*read->board.findPlace("beruna")).terrain, std::string("desert"));
    }

    void exactNumbersMoveScaleAndTurn()
    {
        Desktop desktop;
        EditPage& edit = desktop.window().edit();
        QTest::keyClick(&desktop.window(), Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
        settle();
        editor::MapDocument& document = *edit.controller().document();
        editor::RecordId isle{};
        QVERIFY(document.edit(QStringLiteral("Isle"), [&isle](editor::MapEdit& change) -> editor::EditOutcome {
            QPainterPath path;
            path.addRect(100, 200, 60, 30);
            const auto added = editor::addTerritory(change, path, {engine::PlaceKind::Land, "Isle", "plain", {}});
            if (!added) return tl::unexpected(added.error());
            isle = *added;
            return {};
        }));
        const auto box = [&] {
            return editor::boundsOf(document.model().drawing, document.model().places().at(isle).face);
        };
        edit.controller().selection()->selectPlace(isle);
        trigger(desktop, "map.transform");
        auto* dialog = edit.findChild<TransformDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        const auto field = [&](const char* name) { return dialog->findChild<QDoubleSpinBox*>(QLatin1String(name)); };
        QCOMPARE(field("left")->value(), 100.0);
        QCOMPARE(field("height")->value(), 30.0);
        // What is typed at once takes the place of the number that is there.
        dialog->activateWindow();
        QTRY_VERIFY(field("left")->hasFocus());
        QTest::keyClicks(dialog->focusWidget(), QStringLiteral("70"));
        QCOMPARE(field("left")->value(), 70.0);
        field("left")->setValue(300);
        field("width")->setValue(120); // the height follows
        QCOMPARE(field("height")->value(), 60.0);
        field("turn")->setValue(90);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("go")), Qt::LeftButton);
        settle();
        const QRectF now = box();
        QVERIFY(std::abs(now.width() - 60) < 1e-6 && std::abs(now.height() - 120) < 1e-6);
        QVERIFY(std::abs(now.center().x() - 360) < 1e-6 && std::abs(now.center().y() - 230) < 1e-6);
        // What is gone by then is left alone.
        trigger(desktop, "map.transform");
        document.undoStack().undo();
        document.undoStack().undo();
        dialog = edit.findChild<TransformDialog*>();
        QVERIFY(dialog != nullptr);
        QTest::keyClick(dialog, Qt::Key_Return);
        settle();
        QCOMPARE(document.model().places().size(), std::size_t(0));
    }

    void playsTheMapAsItIsAndComesBack()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.controller().makeOwn());
        editor::MapDocument& document = *edit.controller().document();
        document.edit(QStringLiteral("x"), [&](editor::MapEdit& change) -> editor::EditOutcome {
            change.setText("en", "territory.beruna.name", "Beruna Market");
            return {};
        });
        trigger(desktop, "map.play");
        settle();
        PlayPage& play = desktop.window().play();
        QCOMPARE(desktop.window().currentPage(), &play);
        QVERIFY(play.session() != nullptr);
        QCOMPARE(play.session()->texts().word("territory.beruna.name", "en"), std::string("Beruna Market"));
        trigger(desktop, "map.back");
        QCOMPARE(desktop.window().currentPage(), &edit);
        QCOMPARE(document.undoStack().count(), 1);
        QVERIFY(document.undoStack().canUndo());
    }

    void playsWhatTheMapWasPlayedWithLast()
    {
        Desktop desktop;
        EditPage& edit = desktop.window().edit();
        desktop.window().openFile(QString::fromStdString(desktop.application().library().dataRoot()) +
                                  QStringLiteral("/maps/two-isles/map.yaml"));
        trigger(desktop, "map.play");
        settle();
        QCOMPARE(desktop.window().play().session()->setup().variant.ruleset, std::string("classic-risk"));
        QVERIFY(desktop.window().play().session()->isTrial());
        QVERIFY(desktop.window().windowTitle().contains(QStringLiteral("trial")));
        QVERIFY(!desktop.window().controller().saveAs(desktop.folder() + QStringLiteral("/trial.marches-save")));
        trigger(desktop, "map.back");

        // Narnia can be played with a ruleset of its own as well; the menu beside the button says what lacks for the
        // others.
        desktop.window().openFile(narnia(desktop));
        trigger(desktop, "map.play");
        settle();
        QCOMPARE(desktop.window().play().session()->setup().variant.ruleset, std::string("classic-risk"));
        trigger(desktop, "map.back");
        auto* menu = edit.findChild<PlayMenu*>();
        menu->popup(QPoint());
        settle();
        QAction* own = nullptr;
        for (QAction* action : menu->actions())
            if (action->text() == QStringLiteral("Narnia Risk Junior")) own = action;
        QVERIFY(own != nullptr && own->isEnabled() && !own->isChecked());
        menu->setActiveAction(own);
        QTest::keyClick(menu, Qt::Key_Return);
        settle();
        QCOMPARE(desktop.window().play().session()->setup().variant.ruleset, std::string("narnia-risk-junior"));
        trigger(desktop, "map.back");
        trigger(desktop, "map.play");
        settle();
        QCOMPARE(desktop.window().play().session()->setup().variant.ruleset, std::string("narnia-risk-junior"));
    }

    /// Islands without a lane are drawn like all land, but the armies of Classic Risk cannot go there.
    void aTrialTellsWhatIsNotPlayedOn()
    {
        Desktop desktop;
        desktop.window().openFile(QString::fromStdString(desktop.application().library().dataRoot()) +
                                  QStringLiteral("/maps/diplomacy-europe/map.yaml"));
        trigger(desktop, "map.play"); // a map with powers
        settle();
        QCOMPARE(desktop.window().play().session()->setup().variant.ruleset, std::string("diplomacy"));
        trigger(desktop, "map.back");
        desktop.window().edit().playtest().start({"classic-risk", {}, {}});
        settle();
        PlayPage& play = desktop.window().play();
        QCOMPARE(play.session()->setup().variant.ruleset, std::string("classic-risk"));
        auto* strip = play.findChild<MessageBar*>();
        QVERIFY(strip != nullptr && strip->isVisible());
        QVERIFY2(strip->text().contains(QStringLiteral("Clyde")), qPrintable(strip->text()));
        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QVERIFY2(strip->text().contains(QStringLiteral("Des territoires")), qPrintable(strip->text()));
        QTest::mouseClick(strip->findChild<QPushButton*>(), Qt::LeftButton);
        QTRY_VERIFY(!strip->isVisible());
        desktop.application().preferences().setLanguage(QStringLiteral("en"));
        settle();
        QVERIFY(!strip->isVisible()); // it was closed
    }

    void theMenuOfGamesListsWhatIsLacking()
    {
        Desktop desktop;
        EditPage& edit = desktop.window().edit();
        desktop.window().openFile(QString::fromStdString(desktop.application().library().dataRoot()) +
                                  QStringLiteral("/maps/two-isles/map.yaml"));
        auto* menu = edit.findChild<PlayMenu*>();
        menu->popup(QPoint());
        settle();
        QMenu* lacking = nullptr;
        for (QAction* action : menu->actions())
            if (action->menu() != nullptr && action->text().startsWith(QStringLiteral("Narnia Risk Junior")))
                lacking = action->menu();
        QVERIFY(lacking != nullptr && !lacking->actions().isEmpty());
        QVERIFY(!lacking->actions().front()->text().isEmpty());
        menu->close();
    }

    void aTrialLeavesTheGameBeforeIt()
    {
        Desktop desktop;
        desktop.window().controller().startUsual(desktop.application().catalogue().games().front());
        playOn(desktop);
        const std::uint64_t seed = desktop.window().play().session()->game().seed();
        desktop.window().openFile(narnia(desktop));
        trigger(desktop, "map.play");
        settle();
        QVERIFY(desktop.window().play().session()->isTrial());
        QVERIFY(desktop.window().controller().canGoOn());
        QVERIFY(desktop.window().controller().resume());
        QCOMPARE(desktop.window().play().session()->game().seed(), seed);
    }

    void copyAndPasteASite()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.controller().makeOwn());
        editor::MapDocument& document = *edit.controller().document();
        std::optional<editor::RecordId> site;
        for (const auto& row : document.model().places())
            if (row.record.kind == engine::PlaceKind::Site && row.record.drawing.box) site = row.key;
        QVERIFY(site.has_value());
        const std::size_t before = document.model().places().size();
        edit.controller().selection()->selectPlace(*site);
        trigger(desktop, "edit.copy");
        trigger(desktop, "edit.paste");
        QCOMPARE(document.model().places().size(), before + 1);
        QCOMPARE(edit.controller().selection()->items().places.size(), 1U);
        QVERIFY(edit.controller().selection()->items().places.front() != *site);
        trigger(desktop, "edit.remove");
        QCOMPARE(document.model().places().size(), before);
    }

    void territoriesAreCopiedByKeysAndTurnedOver()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.controller().makeOwn());
        desktop.window().activateWindow();
        settle();
        const editor::MapModel& model = edit.controller().document()->model();
        const std::size_t before = model.places().size();
        const std::vector<editor::RecordId> two{model.place("anvard")->key, model.place("beruna")->key};
        edit.controller().selection()->selectPlaces(two);
        edit.canvas().setFocus();
        QTest::keyClick(&edit.canvas(), Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(&edit.canvas(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(model.places().size(), before + 2);
        QVERIFY(model.place("anvard-2") != nullptr);
        QCOMPARE(model.text("fr", "territory.anvard-2.name"), model.text("fr", "territory.anvard.name") + " 2");
        const auto joined = [](const editor::ConnectionRecord& c) { return c.joins("anvard-2", "beruna-2"); };
        QVERIFY(model.connections().first(joined) != nullptr);
        // The copies share nothing with others, and are turned over where they are.
        const QByteArray drawing = model.drawing.bytes();
        trigger(desktop, "map.mirror");
        QCOMPARE(model.places().size(), before + 2);
        QVERIFY(model.drawing.bytes() != drawing);
        trigger(desktop, "map.mirror");
        // The originals do, and get a copy.
        edit.controller().selection()->selectPlaces(two);
        trigger(desktop, "map.mirror-down");
        QCOMPARE(model.places().size(), before + 4);
        QCOMPARE(edit.controller().selection()->items().places.size(), 2U);
        QVERIFY(edit.controller().selection()->items().places != two);
        QTest::keyClick(&edit.canvas(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(model.places().size(), before + 2);
    }

    void rulersAndSnappingAreSwitched()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        settle();
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.controller().makeOwn());
        QVERIFY(edit.ruledCanvas().showsRulers());
        trigger(desktop, "view.rulers");
        QVERIFY(!edit.ruledCanvas().showsRulers());
        QVERIFY(editor::MapTool::snapSwitches().on);
        auto* button = edit.findChild<QToolButton*>(QStringLiteral("snapButton"));
        QVERIFY(button != nullptr);
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
        QVERIFY(!editor::MapTool::snapSwitches().on);
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
        trigger(desktop, "snap.grid");
        QVERIFY(editor::MapTool::snapSwitches().grid);
        QVERIFY(edit.controller().document()->model().info.guides.empty());
        QVERIFY(!desktop.window().actions().find(QStringLiteral("map.clear-guides"))->isEnabled());
        // What was chosen is remembered.
        const QSettings& memory = desktop.application().preferences().memory();
        QVERIFY(!memory.value(QStringLiteral("drawingAids/view.rulers")).toBool());
        QVERIFY(memory.value(QStringLiteral("drawingAids/snap.grid")).toBool());
        editor::MapTool::setSnapSwitches({});
    }

    void territoriesAreDraggedToARegion()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        QVERIFY(edit.controller().makeOwn());
        desktop.window().activateWindow();
        settle();
        const editor::MapModel& model = edit.controller().document()->model();
        const editor::RecordId beruna = model.place("beruna")->key;
        const editor::RecordId anvard = model.place("anvard")->key;
        edit.controller().document()->edit(QStringLiteral("x"), [&](editor::MapEdit& change) -> editor::EditOutcome {
            editor::addRegion(change, "South", std::span(&anvard, 1));
            return {};
        });
        const std::string region = model.places().at(anvard).region;
        edit.controller().selection()->selectPlace(beruna);
        edit.regions().refreshNow();
        editor::RegionTree& tree = edit.regions().tree();
        QTreeWidgetItem* other = tree.topLevelItem(0);
        QCOMPARE(editor::RegionTree::regionOf(other).toStdString(), region);
        editor::MapView& canvas = edit.canvas();
        const QPoint target = tree.viewport()->mapToGlobal(tree.visualItemRect(other).center());
        QCOMPARE(desktop.window().childAt(desktop.window().mapFromGlobal(target)), tree.viewport());
        const QByteArray drawing = model.drawing.bytes();
        const QPoint from = canvas.toWidget(canvas.scene().middleOf(beruna)).toPoint() + QPoint(0, 25);
        QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
        for (const QPoint& to : {from + QPoint(9, 0), from + QPoint(30, 0), canvas.mapFromGlobal(target)}) {
            QMouseEvent move(QEvent::MouseMove, to, canvas.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(&canvas, &move);
        }
        QCursor::setPos(target);
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, canvas.mapFromGlobal(target));
        QVERIFY(model.drawing.bytes() == drawing); // it stays where it was
        QTRY_COMPARE(model.places().at(beruna).region, region);
    }

    void toolsByTheirLetters()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        desktop.window().activateWindow();
        settle();
        edit.canvas().setFocus();
        QTest::keyClick(&edit.canvas(), Qt::Key_B);
        QCOMPARE(edit.tools().current()->id(), QStringLiteral("borders"));
        QTest::keyClick(&edit.canvas(), Qt::Key_V);
        QCOMPARE(edit.tools().current()->id(), QStringLiteral("select"));
        QTest::keyClick(&edit.canvas(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(edit.findBar().isVisible());
    }

    void importShowsFirstAndThenMakesAMap()
    {
        const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 200'>"
                               "<rect id='sheet' width='300' height='200' fill='#ffffff'/>"
                               "<path id='west' d='M20,20H150V180H20Z' fill='#aa8844'/>"
                               "<path id='east' d='M150.2,20H280V180H150.2Z' fill='#88aa44'/>"
                               "<path id='north_sea' d='M20,0H280V20H20Z' fill='#4466cc'/></svg>";
        Desktop desktop;
        const QString file = desktop.folder() + QStringLiteral("/Two lands.svg");
        QVERIFY(engine::writeFile(file.toStdString(), svg.toStdString()));
        desktop.window().openFile(file);
        settle();
        ImportPage& page = desktop.window().importPage();
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&page));
        QTRY_VERIFY(!page.isBusy());
        QVERIFY(page.ready() != nullptr);
        QCOMPARE(page.ready()->map.offers.places.size(), 3U); // the sheet is left out
        QCOMPARE(page.ready()->map.connections, 3);           // across a hairline
        QCOMPARE(page.ready()->map.seas, 1);
        // What a shape becomes is chosen for those that are selected.
        page.rows().select({QStringLiteral("East")}, false);
        QTest::mouseClick(&page.rows().kindButton(), Qt::LeftButton);
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(page.ready()->map.seas, 2);
        QCOMPARE(page.rows().turned().size(), 1U);
        page.rows().select({QStringLiteral("East"), QStringLiteral("North Sea")}, false);
        QTest::mouseClick(&page.rows().kindButton(), Qt::LeftButton);
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(page.ready()->map.seas, 0);
        page.rows().select({QStringLiteral("North Sea")}, false);
        QTest::mouseClick(&page.rows().kindButton(), Qt::LeftButton);
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(page.ready()->map.seas, 1);
        QVERIFY(page.rows().turned().empty());
        // The report stays while one looks elsewhere, and speaks the language in use.
        const QString english = page.report().topLevelItem(0)->text(0);
        desktop.window().goToSettings();
        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        desktop.window().goToEdit();
        settle();
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&page));
        QVERIFY(page.report().topLevelItem(0)->text(0) != english);
        QCOMPARE(page.rows()
                     .tree()
                     .findItems(QStringLiteral("West"), Qt::MatchExactly | Qt::MatchRecursive)
                     .front()
                     ->text(1),
                 QStringLiteral("territoire"));
        desktop.application().preferences().setLanguage(QStringLiteral("en"));
        settle();
        QCOMPARE(page.report().topLevelItem(0)->text(0), english);
        QTest::mouseClick(page.makeButton(), Qt::LeftButton);
        settle();
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&desktop.window().edit()));
        QVERIFY(desktop.window().edit().controller().wouldLose()); // an import is work
        const editor::MapModel& model = desktop.window().edit().controller().document()->model();
        QCOMPARE(model.places().size(), 3U);
        QCOMPARE(model.connections().size(), 3U);
        QCOMPARE(model.place("north-sea")->record.kind, engine::PlaceKind::Sea);
        QVERIFY(model.place("west")->record.face != editor::kOutside);
    }

    void picturesBecomeTerritories()
    {
        QImage picture(300, 200, QImage::Format_RGB32);
        picture.fill(QColor(90, 140, 210));
        QPainter painter(&picture);
        painter.fillRect(QRect(40, 40, 110, 120), QColor(200, 160, 90));
        painter.fillRect(QRect(150, 40, 110, 120), QColor(120, 170, 80));
        painter.end();
        ImportPage page;
        page.begin(picture, QStringLiteral("Island"), "en");
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(page.plan().usedShapes().size(), 3U);
        const auto files = page.files();
        QVERIFY(files.has_value());
        Desktop desktop;
        QVERIFY(desktop.window().edit().controller().adopt(*files));
        QCOMPARE(desktop.window().edit().controller().document()->model().connections().size(), 3U);
    }

    void aPictureInSeveralFilesAndTheLanguageMeanwhile()
    {
        Desktop desktop;
        QVERIFY(desktop.window().edit().controller().adopt(editor::newMapFiles("strip", "en", "Strip", 2000, 50)));
        EditPage& edit = desktop.window().edit();
        OutputDialog dialog(
            *edit.controller().document(), edit.controller().boardSvg(),
            [&](const engine::Errors& errors) { return desktop.application().catalogue().sentences(errors); },
            &desktop.window());
        dialog.open();
        settle();
        auto* kind = dialog.findChild<QComboBox*>(QStringLiteral("kind"));
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_Down);
        QTest::keyClick(kind, Qt::Key_Down);
        QCOMPARE(dialog.kind(), OutputDialog::Kind::Png);
        dialog.setPictureWidth(8400); // more than a tile
        QCOMPARE(dialog.summary(), QStringLiteral("8,400 × 210 pixels in 2 files"));
        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QCOMPARE(dialog.kind(), OutputDialog::Kind::Png);
        QVERIFY(dialog.summary().contains(QStringLiteral("fichiers")));
        QVERIFY(dialog.writeTo(desktop.folder() + QStringLiteral("/isles.png")));
        const auto sizeOf = [&](const char* tile) { return QImage(desktop.folder() + QLatin1String(tile)).size(); };
        QCOMPARE(sizeOf("/isles-1-1.png"), QSize(8000, 210));
        QCOMPARE(sizeOf("/isles-1-2.png"), QSize(400, 210));
        // Where it cannot be written, the dialog says why and what was there stays.
        QVERIFY(!dialog.writeTo(desktop.folder() + QStringLiteral("/isles-1-1.png/not-a-folder/x.png")));
        QVERIFY(!dialog.trouble().isEmpty());
        QCOMPARE(sizeOf("/isles-1-1.png"), QSize(8000, 210));
    }

    void outputWritesWhatItSays()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        OutputDialog dialog(
            *edit.controller().document(), edit.controller().boardSvg(),
            [&](const engine::Errors& errors) { return desktop.application().catalogue().sentences(errors); });
        dialog.setKind(OutputDialog::Kind::Png);
        dialog.setPictureWidth(640);
        const QString png = desktop.folder() + QStringLiteral("/map.png");
        QVERIFY(dialog.writeTo(png));
        QCOMPARE(QImage(png).size(), dialog.pictureSize());
        QCOMPARE(QImage(png).width(), 640);
        dialog.setKind(OutputDialog::Kind::Svg);
        QVERIFY(dialog.writeTo(desktop.folder() + QStringLiteral("/map.svg")));
        dialog.setKind(OutputDialog::Kind::Pdf);
        QVERIFY2(dialog.summary().endsWith(QStringLiteral("on 1 sheet")), qPrintable(dialog.summary()));
        dialog.setBoardWidth(500);
        QVERIFY(dialog.writeTo(desktop.folder() + QStringLiteral("/map.pdf")));
        QVERIFY(QFileInfo(desktop.folder() + QStringLiteral("/map.pdf")).size() > 1000);
    }

    void partsOfAPictureReplaceNothingUnasked()
    {
        Desktop desktop;
        desktop.window().openFile(narnia(desktop));
        EditPage& edit = desktop.window().edit();
        OutputDialog dialog(*edit.controller().document(), edit.controller().boardSvg(),
                            [](const engine::Errors&) { return QString(); });
        dialog.setKind(OutputDialog::Kind::Png);
        dialog.setPictureWidth(8'100); // a little wider than one file may be
        const QString file = desktop.folder() + QStringLiteral("/map.png");
        QVERIFY(dialog.mayReplace(file));
        QFile mine(desktop.folder() + QStringLiteral("/map-1-2.png"));
        QVERIFY(mine.open(QIODevice::WriteOnly));
        for (const bool replaces : {false, true}) {
            QString told;
            QTimer::singleShot(0, &dialog, [&] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                QVERIFY(box != nullptr);
                told = box->informativeText();
                QVERIFY(box->defaultButton() == box->button(QMessageBox::Cancel));
                for (QAbstractButton* button : box->buttons())
                    if ((box->buttonRole(button) == QMessageBox::AcceptRole) == replaces) button->click();
            });
            QCOMPARE(dialog.mayReplace(file), replaces);
            QCOMPARE(told, QStringLiteral("map-1-2.png"));
        }
        dialog.setPictureWidth(640); // one file, which the dialog that chose it has asked about
        QVERIFY(dialog.mayReplace(file));
    }

    void unsavedWorkIsFoundAgain()
    {
        Desktop first;
        first.window().openFile(narnia(first));
        QVERIFY(first.window().edit().controller().makeOwn());
        editor::MapDocument& document = *first.window().edit().controller().document();
        document.edit(QStringLiteral("x"), [&](editor::MapEdit& change) -> editor::EditOutcome {
            change.setText("en", "territory.beruna.name", "Lost Town");
            return {};
        });
        settle();
        first.window().edit().controller().store()->flushJournal();
        first.window().edit().controller().close();
        const auto left = first.window().edit().controller().recovery().left();
        QCOMPARE(left.size(), 1U);
        QVERIFY(first.window().edit().controller().restore(left.front()));
        QCOMPARE(first.window().edit().controller().document()->model().text("en", "territory.beruna.name"),
                 std::string("Lost Town"));
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestEditPage test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_editpage.moc"
