// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/artresources.h"
#include "editor/document/boardart.h"
#include "editor/document/longwork.h"
#include "editor/document/sites.h"
#include "editor/document/stampedits.h"
#include "editor/document/territories.h"
#include "editor/document/tracklayout.h"
#include "editor/geometry/boxes.h"
#include "editor/panels/colourfield.h"
#include "editor/panels/colourspanel.h"
#include "editor/panels/propertiespanel.h"
#include "editor/panels/stampspanel.h"
#include "editor/panels/stylepanel.h"
#include "editor/panels/stylepictures.h"
#include "tests/editor/document/gridmap.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <memory>
#include <set>

namespace marches::editor {

namespace {

/// Nine territories on a board, what is selected, and a panel on the screen.
template <class Panel> struct ArtBench {
    MapDocument document{boardOfNine()};
    MapSelection selection{document};
    Panel panel;

    ArtBench()
    {
        panel.setMap(&selection);
        panel.resize(320, 700);
        panel.show();
        panel.activateWindow();
        (void)QTest::qWaitForWindowActive(&panel);
        panel.refreshNow();
    }
    ~ArtBench() { panel.setMap(nullptr); }

    static MapModel boardOfNine()
    {
        MapModel model = gridMap(3, 3);
        model.info.width = 400;
        model.info.height = 300;
        return model;
    }
    const std::optional<engine::MapArt>& art() const { return document.model().info.art; }
    void draw(const std::function<void(engine::MapArt&)>& change = [](engine::MapArt&) {})
    {
        QVERIFY(document.edit(QStringLiteral("Art"), [&change](MapEdit& edit) -> EditOutcome {
            changeArt(edit, change);
            return {};
        }));
        panel.refreshNow();
    }
    RecordId put(const char* stamp)
    {
        RecordId made{};
        const EditOutcome done = document.edit(QStringLiteral("Stamp"), [&](MapEdit& edit) -> EditOutcome {
            made = addStamp(edit, *artResources().stamps.find(stamp), {100, 100});
            return {};
        });
        if (!done) qFatal("no stamp");
        return made;
    }
    template <class Widget> Widget* child(const char* name) const
    {
        return panel.template findChild<Widget*>(QLatin1String(name));
    }
    void click(const char* name)
    {
        auto* widget = child<QWidget>(name);
        QVERIFY2(widget != nullptr && widget->isVisible(), name);
        QTest::mouseClick(widget, Qt::LeftButton);
        panel.refreshNow();
    }
};

void typeColour(const ColourField& field, const QString& text)
{
    auto* line = field.findChild<QLineEdit*>(QStringLiteral("colour"));
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
}

} // namespace

/// The panels of styles, colours and stamps, with the mouse and the keys.
class TestArtPanels : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { LongWork::waitForAll(); }

    void aStyleIsChosenAndUndone()
    {
        ArtBench<StylePanel> bench;
        QVERIFY(bench.child<QLabel>("art-state")->isVisible());
        QVERIFY(bench.child<QToolButton>("style.none")->isChecked());
        bench.click("style.winter");
        QVERIFY(bench.art() && bench.art()->style == "winter");
        QVERIFY(bench.child<QToolButton>("style.winter")->isChecked());
        QVERIFY(!bench.child<QToolButton>("style.none")->isChecked());
        QVERIFY(!bench.child<QLabel>("art-state")->isVisible());
        bench.click("style.none");
        QVERIFY(!bench.art());
        QCOMPARE(bench.document.undoStack().count(), 2);
        bench.document.undoStack().undo();
        QVERIFY(bench.art().has_value());
        bench.document.undoStack().undo();
        QVERIFY(!bench.art());
    }

    void picturesShowTheMapInEveryStyle()
    {
        ArtBench<StylePanel> bench;
        const int heightBefore = bench.child<QToolButton>("style.winter")->sizeHint().height();
        QTRY_VERIFY_WITH_TIMEOUT(bench.panel.pictures().isUpToDate(), 60'000);
        QCOMPARE(bench.child<QToolButton>("style.winter")->sizeHint().height(), heightBefore); // nothing moves
        std::set<QByteArray> different;
        for (const Style& style : artResources().styles.all()) {
            auto* button = bench.child<QToolButton>(("style." + style.id).c_str());
            QVERIFY2(button != nullptr && !button->icon().isNull(), style.id.c_str());
            const QImage picture = button->icon().pixmap(button->iconSize()).toImage();
            different.insert(QByteArray(reinterpret_cast<const char*>(picture.constBits()), picture.sizeInBytes()));
        }
        QCOMPARE(different.size(), artResources().styles.all().size());
        // Another style is no other map.
        bench.click("style.atlas");
        QVERIFY(bench.panel.pictures().isUpToDate());
        bench.draw([](engine::MapArt& art) { art.seed = 9; });
        QVERIFY(!bench.panel.pictures().isUpToDate());
    }

    void densitiesMoveInSteps()
    {
        ArtBench<StylePanel> bench;
        QVERIFY(!bench.child<QSlider>("woods")->isEnabled());
        bench.draw();
        auto* woods = bench.child<QSlider>("woods");
        woods->setFocus();
        for (int i = 0; i < 3; ++i) QTest::keyClick(woods, Qt::Key_Right);
        QVERIFY(std::abs(bench.art()->woods - 1.3) < 1e-9);
        QCOMPARE(bench.document.undoStack().count(), 2); // the keys are one step
        bench.document.undoStack().undo();
        bench.panel.refreshNow();
        QCOMPARE(woods->value(), 10);
        QTest::keyClick(bench.child<QSlider>("heights"), Qt::Key_Home);
        QCOMPARE(bench.art()->heights, 0.0);
    }

    void theDieMakesAnotherArrangement()
    {
        ArtBench<StylePanel> bench;
        bench.draw();
        bench.click("another-arrangement");
        QCOMPARE(bench.art()->seed, 2);
        QCOMPARE(bench.child<QSpinBox>("seed")->value(), 2);
        bench.document.undoStack().undo();
        QCOMPARE(bench.art()->seed, 1);
    }

    void partsOfTheSheetComeAndGo()
    {
        ArtBench<StylePanel> bench;
        bench.draw();
        for (const auto& [name, part] :
             {std::pair("sheet.compass", SheetPart::Compass), std::pair("sheet.scale", SheetPart::Scale),
              std::pair("sheet.title", SheetPart::Title), std::pair("sheet.legend", SheetPart::Legend)}) {
            auto* box = bench.child<QCheckBox>(name);
            box->setFocus();
            QTest::keyClick(box, Qt::Key_Space);
            QVERIFY2(hasSheetPart(*bench.art(), part), name);
            QTest::keyClick(box, Qt::Key_Space);
            QVERIFY2(!hasSheetPart(*bench.art(), part), name);
        }
        QTest::keyClick(bench.child<QCheckBox>("sheet.frame"), Qt::Key_Space);
        QVERIFY(!bench.art()->frame);
        auto* fills = bench.child<QComboBox>("fills");
        fills->setFocus();
        QTest::keyClick(fills, Qt::Key_Down);
        QVERIFY(bench.art()->fills == engine::MapArt::Fills::Regions);
    }

    void whatWasRemovedIsOffered()
    {
        ArtBench<StylePanel> bench;
        bench.draw();
        QVERIFY(!bench.child<QPushButton>("bring-back")->isVisible());
        bench.draw([](engine::MapArt& art) { art.without = {"fir-1-2", "fir-3-4"}; });
        bench.click("bring-back");
        QVERIFY(bench.art()->without.empty());
        QVERIFY(!bench.child<QPushButton>("bring-back")->isVisible());
    }

    void artworkOfTheBoardIsToldOf()
    {
        ArtBench<StylePanel> bench;
        bench.panel.setOwnArtwork([] { return true; });
        bench.panel.refreshNow();
        QVERIFY(!bench.child<QPushButton>("remove-artwork")->isVisible());
        bench.click("style.parchment");
        const QSignalSpy asked(&bench.panel, &StylePanel::artworkRemovalRequested);
        bench.click("remove-artwork");
        QCOMPARE(asked.size(), 1);
    }

    void aMapThatIsOnlyReadIsLeftAlone()
    {
        ArtBench<StylePanel> bench;
        bench.document.setReadOnly(true);
        bench.panel.refreshNow();
        QVERIFY(!bench.child<QToolButton>("style.winter")->isEnabled());
        QVERIFY(!bench.child<QSpinBox>("seed")->isEnabled());
    }

    void aRegionGetsAColour()
    {
        ArtBench<ColoursPanel> bench;
        QVERIFY(bench.document.edit(QStringLiteral("Region"), [&bench](MapEdit& edit) -> EditOutcome {
            addRegion(edit, "North", std::vector<RecordId>{keyOf(bench.document.model(), "t0")});
            return {};
        }));
        bench.draw([](engine::MapArt& art) { art.fills = engine::MapArt::Fills::Regions; });
        auto* field = bench.child<ColourField>("colour.region.0");
        QVERIFY(field != nullptr);
        QTRY_VERIFY(field->isVisible()); // new in its layout, it is shown by an event
        typeColour(*field, QStringLiteral("DFE2B6"));
        QCOMPARE(bench.document.model().regions().begin()->record.drawing.color, std::string("#dfe2b6"));
        bench.panel.refreshNow();
        auto* warning = bench.child<QLabel>("colour.region.0.warning");
        QVERIFY2(!warning->isVisible(), qPrintable(warning->text()));
        typeColour(*field, QStringLiteral("#332e23")); // that of a player
        bench.panel.refreshNow();
        QVERIFY(warning->isVisible());
        typeColour(*field, QStringLiteral("no colour"));
        QCOMPARE(bench.document.model().regions().begin()->record.drawing.color, std::string("#332e23"));
        QTest::mouseClick(field->findChild<QToolButton*>(QStringLiteral("as-style")), Qt::LeftButton);
        QVERIFY(bench.document.model().regions().begin()->record.drawing.color.empty());
    }

    void whatWasRefusedIsForgottenWithWhatItIsAbout()
    {
        ColourField field;
        field.showColours({QString()}, Qt::white, QStringLiteral("first"));
        field.show();
        typeColour(field, QStringLiteral("no colour"));
        const auto* refusal = field.findChild<QLabel*>(QStringLiteral("refusal"));
        QVERIFY(!refusal->text().isEmpty());
        field.showColours({QString()}, Qt::white, QStringLiteral("first")); // the same is shown anew
        QVERIFY(!refusal->text().isEmpty());
        field.showColours({QString()}, Qt::white, QStringLiteral("second")); // of no other colour
        QCOMPARE(refusal->text(), QString());
    }

    void theNearestPlayerIsNamed_data()
    {
        QTest::addColumn<QString>("colour");
        QTest::addColumn<QString>("owner");
        QTest::newRow("bright red") << QStringLiteral("#c0170e") << QStringLiteral("red");
        QTest::newRow("light red") << QStringLiteral("#c81e1e") << QStringLiteral("red");
        QTest::newRow("blue") << QStringLiteral("#1b3f8b") << QStringLiteral("blue");
    }
    void theNearestPlayerIsNamed()
    {
        QFETCH(QString, colour);
        QFETCH(QString, owner);
        ArtBench<ColoursPanel> bench;
        bench.draw();
        bench.selection.selectPlaces({keyOf(bench.document.model(), "t0")});
        bench.panel.refreshNow();
        typeColour(*bench.child<ColourField>("colour.territories"), colour);
        bench.panel.refreshNow();
        const auto* warning = bench.child<QLabel>("colour.territories.warning");
        QVERIFY2(warning->text().contains(QStringLiteral("player: %1.").arg(owner)), qPrintable(warning->text()));
    }

    void whatIsNoColourIsSaidToBeNone()
    {
        ArtBench<ColoursPanel> bench;
        bench.draw();
        bench.selection.selectPlaces({keyOf(bench.document.model(), "t0")});
        bench.panel.refreshNow();
        auto* field = bench.child<ColourField>("colour.territories");
        typeColour(*field, QStringLiteral("notacolour"));
        const auto* said = field->findChild<QLabel*>();
        QVERIFY(said != nullptr);
        QTRY_VERIFY(said->isVisible());
        QVERIFY2(said->text().contains(QStringLiteral("notacolour")), qPrintable(said->text()));
        typeColour(*field, QStringLiteral("#dfe2b6"));
        QVERIFY(!said->isVisible());
    }

    void coloursOfRegionsComeToTheBoardByOnePress()
    {
        ArtBench<ColoursPanel> bench;
        auto* button = bench.child<QPushButton>("colours-by-region");
        bench.draw();
        bench.panel.refreshNow();
        QVERIFY(!button->isVisible()); // there is no region
        QVERIFY(bench.document.edit(QStringLiteral("Region"), [&bench](MapEdit& edit) -> EditOutcome {
            addRegion(edit, "North", std::vector<RecordId>{keyOf(bench.document.model(), "t0")});
            return {};
        }));
        bench.panel.refreshNow();
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(bench.document.model().info.art->fills == engine::MapArt::Fills::Regions);
        bench.panel.refreshNow();
        QVERIFY(!button->isVisible());
        bench.document.undoStack().undo();
        bench.panel.refreshNow();
        QVERIFY(button->isVisible());
    }

    void aColourIsPicked()
    {
        ArtBench<ColoursPanel> bench;
        bench.draw();
        bench.selection.selectPlaces({keyOf(bench.document.model(), "t0"), keyOf(bench.document.model(), "t1")});
        bench.panel.refreshNow();
        auto* field = bench.child<ColourField>("colour.territories");
        QVERIFY(field->isVisible());
        QTest::mouseClick(field->findChild<QToolButton*>(QStringLiteral("pick")), Qt::LeftButton);
        auto* dialog = field->findChild<QColorDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        dialog->setCurrentColor(QColor(0x12, 0x34, 0x56));
        dialog->accept();
        for (const char* id : {"t0", "t1"})
            QCOMPARE(bench.document.model().place(id)->record.drawing.color, std::string("#123456"));
        QVERIFY(bench.document.model().place("t2")->record.drawing.color.empty());
    }

    void stampsAreFoundAndTaken()
    {
        ArtBench<StampsPanel> bench;
        StampGrid& grid = bench.panel.grid();
        QCOMPARE(grid.count(), static_cast<int>(artResources().stamps.all().size()));
        auto* search = bench.child<QLineEdit>("stamp-search");
        search->setFocus();
        const auto countShown = [&grid] {
            int count = 0;
            for (int row = 0; row < grid.count(); ++row) count += grid.item(row)->isHidden() ? 0 : 1;
            return count;
        };
        QTest::keyClicks(search, QStringLiteral("ships")); // the word is in the name of a group alone
        QVERIFY(countShown() >= 2);
        search->clear();
        QTest::keyClicks(search, QStringLiteral("xyzzy"));
        QCOMPARE(countShown(), 0);
        const auto labels = grid.viewport()->findChildren<QLabel*>();
        QVERIFY(!labels.isEmpty() && labels.front()->isVisible() && !labels.front()->text().isEmpty());
        search->clear();
        QVERIFY(!labels.front()->isVisible());
        QTest::keyClicks(search, QStringLiteral("dragon"));
        QList<QListWidgetItem*> shown;
        for (int row = 0; row < grid.count(); ++row)
            if (!grid.item(row)->isHidden()) shown << grid.item(row);
        QCOMPARE(shown.size(), 1);
        QTest::qWait(20); // rows move up
        QVERIFY(!shown.front()->icon().isNull());
        std::string taken;
        connect(&bench.panel, &StampsPanel::taken, this, [&taken](const std::string& stamp) { taken = stamp; });
        QTest::mouseClick(grid.viewport(), Qt::LeftButton, {}, grid.visualItemRect(shown.front()).center());
        QCOMPARE(taken, std::string("dragon"));
        bench.panel.setInHand("dragon");
        QVERIFY(shown.front()->isSelected());
        bench.panel.setInHand({});
        QVERIFY(!shown.front()->isSelected());
    }

    void kindsOfStampsAreFiltered()
    {
        ArtBench<StampsPanel> bench;
        auto* group = bench.child<QComboBox>("stamp-group");
        QVERIFY(group->count() > 3);
        group->setFocus();
        QTest::keyClick(group, Qt::Key_Down);
        const std::string wanted = group->currentData().toString().toStdString();
        StampGrid& grid = bench.panel.grid();
        int shown = 0;
        for (int row = 0; row < grid.count(); ++row) {
            if (grid.item(row)->isHidden()) continue;
            ++shown;
            const std::string id = grid.item(row)->data(StampGrid::kIdRole).toString().toStdString();
            QCOMPARE(artResources().stamps.find(id)->group, wanted);
        }
        QCOMPARE(shown, static_cast<int>(artResources().stamps.idsIn(wanted).size()));
    }

    void theSelectedStampHasAForm()
    {
        ArtBench<PropertiesPanel> bench;
        bench.draw();
        const RecordId house = bench.put("house");
        bench.selection.selectStamps({house});
        bench.panel.refreshNow();
        const auto record = [&bench, house] { return bench.document.model().stamps().at(house); };
        auto* height = bench.child<QDoubleSpinBox>("stamp-height");
        QVERIFY(height->isVisible());
        height->setFocus();
        height->selectAll();
        QTest::keyClicks(height, QStringLiteral("44"));
        QTest::keyClick(height, Qt::Key_Return);
        QCOMPARE(record().height, 44.0);
        auto* turn = bench.child<QDoubleSpinBox>("stamp-turn");
        turn->setFocus();
        QTest::keyClick(turn, Qt::Key_Up);
        QCOMPARE(record().turn, 5.0);
        bench.child<QCheckBox>("stamp-mirrored")->setFocus();
        QTest::keyClick(bench.child<QCheckBox>("stamp-mirrored"), Qt::Key_Space);
        QVERIFY(record().mirrored);
        typeColour(*bench.child<ColourField>("stamp-tint"), QStringLiteral("#aa0000"));
        QCOMPARE(record().tint, std::string("#aa0000"));
        QVERIFY(!bench.child<QPushButton>("draw-anew")->isVisible());
        auto* which = bench.child<QComboBox>("which-stamp");
        QCOMPARE(which->currentData().toString(), QStringLiteral("house"));
        which->setFocus();
        QTest::keyClick(which, Qt::Key_Down);
        QVERIFY(record().stamp != "house");
    }

    void namesAreLettered()
    {
        ArtBench<PropertiesPanel> bench;
        const RecordId place = keyOf(bench.document.model(), "t4");
        bench.selection.selectPlace(place);
        bench.panel.refreshNow();
        const auto lettering = [&bench, place] { return bench.document.model().places().at(place).drawing.lettering; };
        auto* letters = bench.child<QComboBox>("letters");
        QVERIFY(letters->isVisible());
        letters->setFocus();
        QTest::keyClick(letters, Qt::Key_End);
        QVERIFY(lettering() && lettering()->letters == engine::Lettering::Case::Capitals);
        auto* spacing = bench.child<QDoubleSpinBox>("letter-spacing");
        spacing->setFocus();
        QTest::keyClick(spacing, Qt::Key_Up);
        QVERIFY(std::abs(lettering()->spacing - 0.05) < 1e-9);
        QTest::keyClick(spacing, Qt::Key_Down);
        letters->setFocus();
        QTest::keyClick(letters, Qt::Key_Home);
        QVERIFY(!lettering()); // as the style has it is not written
    }

    void seaAndGroundGetColoursOfTheMap()
    {
        ArtBench<ColoursPanel> bench;
        QVERIFY(!bench.child<QPushButton>("colours-as-style")->isVisible());
        bench.draw();
        QCOMPARE(paletteNames(bench.document.model()), (std::vector<std::string>{"sea", "paper", "plain"}));
        const Style& usual = styleOf(bench.document.model());
        typeColour(*bench.child<ColourField>("colour.ground.0"), QStringLiteral("#3366aa"));
        typeColour(*bench.child<ColourField>("colour.ground.2"), QStringLiteral("#ddcc99"));
        bench.panel.refreshNow();
        const Style& own = styleOf(bench.document.model());
        QCOMPARE(own.sea, QColor(0x33, 0x66, 0xaa));
        QCOMPARE(own.terrainFill("plain"), QColor(0xdd, 0xcc, 0x99));
        QCOMPARE(own.paper, usual.paper);
        QVERIFY(own.glows.front() != usual.glows.front()); // shallows go with the sea
        QCOMPARE(
            cartographerOf(bench.document.model()).fill(bench.document.model(), keyOf(bench.document.model(), "t0")),
            QColor(0xdd, 0xcc, 0x99));
        // They stay with the map as its style changes.
        bench.draw([](engine::MapArt& art) { art.style = "winter"; });
        QCOMPARE(styleOf(bench.document.model()).sea, QColor(0x33, 0x66, 0xaa));
        bench.document.undoStack().undo();
        QCOMPARE(&styleOf(bench.document.model()), &own); // what looks alike is one style
        bench.panel.refreshNow();
        bench.click("colours-as-style");
        QCOMPARE(&styleOf(bench.document.model()), &usual);
        bench.document.undoStack().undo();
        QCOMPARE(styleOf(bench.document.model()).sea, QColor(0x33, 0x66, 0xaa));
        bench.panel.refreshNow();
        QTest::mouseClick(
            bench.child<ColourField>("colour.ground.0")->findChild<QToolButton*>(QStringLiteral("as-style")),
            Qt::LeftButton);
        QCOMPARE(styleOf(bench.document.model()).sea, usual.sea);
    }

    void aMapHasLettersOfItsOwn()
    {
        ArtBench<StylePanel> bench;
        bench.draw();
        const auto style = [&bench]() -> const Style& { return styleOf(bench.document.model()); };
        const Style& usual = style();
        auto* kind = bench.child<QComboBox>("letters.kind");
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_Down);
        QCOMPARE(kind->currentText(), QStringLiteral("Names on water"));
        auto* bold = bench.child<QToolButton>("letters.bold");
        QCOMPARE(bold->isChecked(), usual.seaLetters.bold);
        bench.click("letters.bold");
        QCOMPARE(style().seaLetters.bold, !usual.seaLetters.bold);
        QCOMPARE(style().landLetters, usual.landLetters);
        auto* size = bench.child<QSpinBox>("letters.size");
        size->setFocus();
        size->setValue(150);
        QCOMPARE(style().seaLetters.size, 1.5);
        typeColour(*bench.child<ColourField>("letters.colour"), QStringLiteral("#112233"));
        QCOMPARE(style().seaLetters.colour, QColor(0x11, 0x22, 0x33));
        bench.panel.refreshNow();
        bench.click("letters.bold"); // as the style has it is not kept
        QVERIFY(!bench.art()->seaLetters.bold);
        bench.click("letters.as-style");
        QCOMPARE(&style(), &usual);
        QVERIFY(!bench.child<QPushButton>("letters.as-style")->isEnabled());
        for (int i = 0; i < 5; ++i) bench.document.undoStack().undo();
        QCOMPARE(&style(), &usual);
        QCOMPARE(bench.document.undoStack().index(), 1);
    }

    void aTrackIsLaidOutByItsForm()
    {
        ArtBench<PropertiesPanel> bench;
        const std::vector<QPointF> line{{40, 40}, {60, 40}, {80, 40}, {100, 40}, {120, 40}, {140, 40}};
        RecordId track{};
        QVERIFY(bench.document.edit(QStringLiteral("Track"), [&](MapEdit& edit) -> EditOutcome {
            track = addTrack(edit, "Road", line, false);
            return {};
        }));
        const auto spaces = [&bench] {
            std::vector<QPointF> found;
            for (const Row<PlaceRecord>& row : bench.document.model().places())
                if (row.record.kind == engine::PlaceKind::Space) found.push_back(pointOf(*row.record.drawing.label));
            return found;
        };
        for (const Row<PlaceRecord>& row : bench.document.model().places())
            if (row.record.kind == engine::PlaceKind::Space) bench.selection.selectPlace(row.key);
        bench.panel.refreshNow();
        for (const char* shape : {"ring", "row", "snake", "path"}) {
            const std::string name = std::string("lay-out.") + shape;
            QVERIFY(!bench.child<QPushButton>(name.c_str())->toolTip().isEmpty());
            const std::vector<QPointF> before = spaces();
            bench.click(name.c_str());
            if (std::string_view(shape) != "path") QVERIFY2(spaces() != before, shape);
            for (const QPointF& at : spaces())
                QVERIFY2(roomForSpaces(bench.document.model()).adjusted(-0.01, -0.01, 0.01, 0.01).contains(at), shape);
        }
        while (bench.document.undoStack().index() > 1) bench.document.undoStack().undo();
        QCOMPARE(spaces(), line);
    }

    void whatTheProgramDrewSaysSoAndIsTakenInHand()
    {
        ArtBench<PropertiesPanel> bench;
        bench.draw();
        MadeItem tree;
        tree.id = "leaf-1-50-60";
        tree.band = MadeBand::Glyphs;
        tree.stamp = "leaf-1";
        tree.foot = {50, 60};
        tree.height = 14;
        bench.selection.selectMade(tree);
        bench.panel.refreshNow();
        QVERIFY(bench.child<QLabel>("what")->text().endsWith(QLatin1String("drawn by the program")));
        QVERIFY(bench.child<QLabel>("who-draws")->isVisible());
        QVERIFY(!bench.child<QPushButton>("take-in-hand")->toolTip().isEmpty());
        bench.click("take-in-hand");
        QCOMPARE(bench.document.model().stamps().size(), std::size_t(1));
        QVERIFY(bench.child<QDoubleSpinBox>("stamp-height")->isVisible());
        QVERIFY(!bench.child<QLabel>("who-draws")->isVisible());
        bench.document.undoStack().undo();
        QVERIFY(bench.document.model().stamps().empty());
        // What is drawn from a record says that it is.
        bench.draw([](engine::MapArt& art) { art.compass = engine::MapPoint{200, 150}; });
        bench.selection.selectSheetPart(SheetPart::Compass);
        bench.panel.refreshNow();
        QVERIFY(bench.child<QLabel>("who-draws")->isVisible());
        bench.selection.selectPlace(keyOf(bench.document.model(), "t0"));
        bench.panel.refreshNow();
        QVERIFY(!bench.child<QLabel>("who-draws")->isVisible());
    }
};

} // namespace marches::editor

QTEST_MAIN(marches::editor::TestArtPanels)
#include "tst_artpanels.moc"
