// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/borders.h"
#include "editor/document/drawingchecks.h"
#include "editor/document/mapanalysis.h"
#include "editor/document/mapcommands.h"
#include "editor/document/mapimport.h"
#include "editor/document/mapsearch.h"
#include "editor/document/problemfixes.h"
#include "editor/document/sites.h"
#include "editor/document/territories.h"
#include "editor/panels/connectionspanel.h"
#include "editor/panels/findbar.h"
#include "editor/panels/historypanel.h"
#include "editor/panels/overviewpanel.h"
#include "editor/panels/playablepanel.h"
#include "editor/panels/problemspanel.h"
#include "editor/panels/propertiespanel.h"
#include "editor/panels/regionspanel.h"
#include "editor/panels/regiontree.h"
#include "editor/widgets/numberfield.h"
#include "editor/widgets/sharedfield.h"
#include "engine/package/textloading.h"
#include "tests/editor/document/gridmap.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoView>

#include <cmath>

namespace marches::editor {

namespace {

/// Nine territories with their names, a selection, and a panel on the screen.
template <class Panel> struct Bench {
    MapDocument document{gridMap(3, 3)};
    MapSelection selection{document};
    Panel panel;

    Bench()
    {
        panel.setMap(&selection);
        panel.resize(360, 700);
        panel.show();
        panel.activateWindow();
        (void)QTest::qWaitForWindowActive(&panel);
        panel.refreshNow();
    }
    ~Bench() { panel.setMap(nullptr); }
    RecordId place(const std::string& id) const { return keyOf(document.model(), id); }
    const PlaceRecord& record(const std::string& id) const { return document.model().place(id)->record; }
    void select(std::vector<RecordId> places)
    {
        selection.selectPlaces(std::move(places));
        panel.refreshNow();
    }
};

void type(QLineEdit* field, const QString& text)
{
    QVERIFY(field != nullptr);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

QLineEdit* line(const QWidget& panel, const char* name)
{
    for (QLineEdit* field : panel.findChildren<QLineEdit*>(QLatin1String(name)))
        if (field->isVisible()) return field;
    return nullptr;
}

QComboBox* combo(const QWidget& panel, const char* name)
{
    for (QComboBox* box : panel.findChildren<QComboBox*>(QLatin1String(name)))
        if (box->isVisible()) return box;
    return nullptr;
}

void chooseByKeys(QComboBox* box, const QVariant& data)
{
    const int wanted = box->findData(data);
    QVERIFY(wanted >= 0);
    box->setFocus();
    const int steps = wanted - box->currentIndex();
    for (int i = 0; i < std::abs(steps); ++i) QTest::keyClick(box, steps > 0 ? Qt::Key_Down : Qt::Key_Up);
}

QTreeWidgetItem* rowWith(const QTreeWidget& tree, const QString& text)
{
    const QList<QTreeWidgetItem*> found = tree.findItems(text, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? nullptr : found.front();
}

/// What a screen reader says of a cell.
QString spokenCell(const QTreeWidgetItem& item, int column)
{
    const QString told = item.data(column, Qt::AccessibleTextRole).toString();
    return told.isEmpty() ? item.text(column) : told;
}

void click(QTreeWidget& tree, QTreeWidgetItem* item, int column = 0)
{
    const QRect rect = tree.visualItemRect(item);
    const QPoint at(tree.columnViewportPosition(column) + 40, rect.center().y());
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, at);
}

QPushButton* button(const QWidget& panel, const QString& words)
{
    for (QPushButton* one : panel.findChildren<QPushButton*>())
        if (one->text() == words && one->isVisible()) return one;
    return nullptr;
}

} // namespace

/// What a panel of problems lists, from the time when the map has them.
struct Analysed {
    engine::Errors errors;
    engine::Texts texts = engine::engineTexts(MARCHES_SOURCE_DIR, errors);
    MapAnalysis analysis;

    explicit Analysed(Bench<ProblemsPanel>& bench) : analysis(bench.document)
    {
        analysis.waitUntilCurrent();
        bench.panel.setTexts(&texts, "en");
        bench.panel.setAnalysis(&analysis);
    }
};

class TestPanels : public QObject {
    Q_OBJECT

private slots:
    /// Digits are never swallowed: what lies beyond the bounds becomes the nearest one.
    void numbersGoToTheNearestBound_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("value");
        QTest::newRow("within") << QStringLiteral("50") << 50;
        QTest::newRow("above") << QStringLiteral("5000") << 135;
        QTest::newRow("far above") << QStringLiteral("10000000000") << 135;
        QTest::newRow("below") << QStringLiteral("3") << 10;
        QTest::newRow("nothing") << QString() << 20;
    }
    void numbersGoToTheNearestBound()
    {
        QFETCH(const QString, typed);
        QFETCH(const int, value);
        NumberField field;
        field.setRange(10, 135);
        field.setSuffix(QStringLiteral(" gold"));
        field.setValue(20);
        field.show();
        field.selectAll();
        QTest::keyClick(&field, Qt::Key_Delete);
        QTest::keyClicks(&field, typed);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(field.value(), value);
        QCOMPARE(field.text(), QString::number(value) + QStringLiteral(" gold"));
    }

    void namesInEveryLanguage()
    {
        Bench<PropertiesPanel> bench;
        bench.select({bench.place("t4")});
        QCOMPARE(line(bench.panel, "en.name")->text(), QStringLiteral("Land 4"));
        type(line(bench.panel, "fr.name"), QStringLiteral("Pays 4"));
        QCOMPARE(bench.document.model().text("fr", "territory.t4.name"), std::string("Pays 4"));
        QCOMPARE(bench.document.undoStack().count(), 1);
        QCOMPARE(bench.document.undoStack().undoText().isEmpty(), false);
        bench.document.undoStack().undo();
        bench.panel.refreshNow();
        QVERIFY(line(bench.panel, "fr.name")->text().isEmpty());
    }

    void formsAreFolded()
    {
        Bench<PropertiesPanel> bench;
        bench.select({bench.place("t0")});
        QVERIFY(line(bench.panel, "fr.of") == nullptr);
        for (QToolButton* fold : bench.panel.findChildren<QToolButton*>(QStringLiteral("forms")))
            if (fold->isVisible()) QTest::keyClick(fold, Qt::Key_Space);
        type(line(bench.panel, "fr.of"), QStringLiteral("du Pays"));
        QCOMPARE(bench.document.model().text("fr", "territory.t0.of"), std::string("du Pays"));
    }

    void severalAreEditedTogether()
    {
        Bench<PropertiesPanel> bench;
        bench.select({bench.place("t0"), bench.place("t1")});
        auto* name = qobject_cast<SharedField*>(line(bench.panel, "en.name"));
        QVERIFY(name->text().isEmpty());
        QCOMPARE(name->placeholderText(), QStringLiteral("several"));
        // A name of all of them would be wrong of all but one.
        QTest::keyClicks(name, QStringLiteral("Same"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(bench.document.model().text("en", "territory.t1.name"), std::string("Land 1"));
        QVERIFY(line(bench.panel, "id")->isReadOnly());
        chooseByKeys(combo(bench.panel, "kind"), QStringLiteral("1"));
        QCOMPARE(bench.record("t0").kind, engine::PlaceKind::Sea);
        QCOMPARE(bench.record("t1").kind, engine::PlaceKind::Sea);
        bench.panel.refreshNow();
        auto* port = bench.panel.findChild<QCheckBox*>(QStringLiteral("flag.port"));
        QTest::mouseClick(port, Qt::LeftButton, {}, QPoint(8, port->height() / 2));
        QCOMPARE(bench.record("t1").flags, std::vector<std::string>{"port"});
        bench.select({bench.place("t1"), bench.place("t2")});
        QCOMPARE(port->checkState(), Qt::PartiallyChecked);
        QTest::mouseClick(port, Qt::LeftButton, {}, QPoint(8, port->height() / 2));
        QCOMPARE(bench.record("t2").flags, std::vector<std::string>{"port"});
        QCOMPARE(bench.record("t1").flags, std::vector<std::string>{"port"});
    }

    void theIdIsRenamedEverywhere()
    {
        Bench<PropertiesPanel> bench;
        bench.select({bench.place("t4")});
        type(line(bench.panel, "id"), QStringLiteral("middle"));
        QVERIFY(bench.document.model().place("middle") != nullptr);
        QCOMPARE(bench.document.model().text("en", "territory.middle.name"), std::string("Land 4"));
        const QSignalSpy refused(&bench.document, &MapDocument::refused);
        bench.panel.refreshNow();
        type(line(bench.panel, "id"), QStringLiteral("t0")); // taken
        QCOMPARE(refused.count(), 1);
        QCOMPARE(line(bench.panel, "id")->text(), QStringLiteral("middle"));
    }

    void renamingIsAboutTheName()
    {
        Bench<PropertiesPanel> bench;
        bench.document.markAsFiled();
        bench.select({bench.place("t4")});
        const QSignalSpy done(&bench.panel, &PropertiesPanel::done);
        bench.panel.rename();
        QLineEdit* name = line(bench.panel, "en.name");
        QVERIFY(name->hasFocus());
        QTest::keyClicks(name, QStringLiteral("Nordholt"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(bench.document.model().text("en", "territory.t4.name"), std::string("Nordholt"));
        QVERIFY(bench.document.undoStack().undoText().contains(u"Nordholt")); // told apart in the history
        QCOMPARE(done.count(), 1);
        type(name, QStringLiteral("Nordholm")); // in the ordinary way
        QCOMPARE(done.count(), 2);
    }

    void aNewPlaceGetsTheIdOfItsName()
    {
        Bench<PropertiesPanel> bench;
        bench.document.markAsFiled();
        RecordId added{};
        QVERIFY(bench.document.edit(QStringLiteral("Draw"), [&](MapEdit& edit) -> EditOutcome {
            added = addSite(edit, "New site", QRectF(10, 10, 40, 40));
            return {};
        }));
        const auto id = [&](RecordId key) { return bench.document.model().places().at(key).id; };
        QCOMPARE(id(added), std::string("new-site"));
        bench.select({added});
        type(line(bench.panel, "fr.name"), QStringLiteral("Le moulin")); // not the language of the map
        QCOMPARE(id(added), std::string("new-site"));
        bench.panel.refreshNow();
        type(line(bench.panel, "en.name"), QStringLiteral("Old Mill"));
        QCOMPARE(id(added), std::string("old-mill"));
        QCOMPARE(bench.document.model().text("fr", "site.old-mill.name"), std::string("Le moulin"));
        bench.document.undoStack().undo(); // name and id are one step
        QCOMPARE(id(added), std::string("new-site"));
        bench.document.undoStack().redo();
        // Once it is in a file, it keeps its id; so does an id that somebody chose.
        bench.document.markAsFiled();
        bench.panel.refreshNow();
        type(line(bench.panel, "en.name"), QStringLiteral("New Mill"));
        QCOMPARE(id(added), std::string("old-mill"));
        bench.select({bench.place("t4")});
        type(line(bench.panel, "en.name"), QStringLiteral("Middle"));
        QVERIFY(bench.document.model().place("t4") != nullptr);
    }

    void whatIsTypedIsForWhatTheFormShowed_data()
    {
        QTest::addColumn<QString>("field");
        for (const char* field :
             {"en.name", "fr.name", "abbreviation", "values", "aliases", "new-flag", "id", "terrain", "note"})
            QTest::newRow(field) << QString::fromLatin1(field);
    }
    /// The selection goes elsewhere, or what is selected goes away, while a field has the focus and text that is not
    /// stored yet.
    void whatIsTypedIsForWhatTheFormShowed()
    {
        QFETCH(QString, field);
        Bench<PropertiesPanel> bench;
        const RecordId first = bench.place("t4");
        const RecordId other = bench.place("t5");
        const auto typed = [&]() -> QWidget* {
            QWidget* found = bench.panel.findChild<QPlainTextEdit*>(field);
            if (field == QLatin1String("terrain")) found = combo(bench.panel, "terrain")->lineEdit();
            for (QLineEdit* one : bench.panel.findChildren<QLineEdit*>(field))
                if (one->isVisible()) found = one;
            if (found != nullptr) found->setFocus();
            if (found != nullptr) QTest::keyClicks(found, QStringLiteral("qq"));
            return found;
        };
        const auto textsWith = [&](const std::string& id) {
            std::size_t count = 0;
            for (const auto& [text, words] : bench.document.model().texts())
                count += text.key.starts_with("territory." + id + ".");
            return count;
        };
        bench.select({first});
        QWidget* box = typed();
        QVERIFY(box != nullptr);
        const PlaceRecord second = bench.record("t5");
        bench.selection.selectPlace(other); // by something that takes no focus
        bench.panel.refreshNow();
        box->clearFocus();
        QCOMPARE(bench.document.undoStack().count(), 1); // stored, for the first
        QCOMPARE(bench.record("t5"), second);
        QCOMPARE(textsWith("t5"), 1U);

        bench.document.undoStack().undo();
        bench.select({first});
        QVERIFY(typed() == box);
        const EditOutcome removed = bench.document.edit(
            QStringLiteral("Remove"), [&](MapEdit& edit) { return removeTerritories(edit, std::span(&first, 1)); });
        QVERIFY(removed.has_value());
        const int steps = bench.document.undoStack().count();
        box->clearFocus(); // before the panel hears of it
        bench.panel.refreshNow();
        QCOMPARE(bench.document.undoStack().count(), steps);
        QCOMPARE(textsWith("t4"), 0U);
    }

    void choicesForWhatIsGoneAreDropped()
    {
        Bench<PropertiesPanel> bench;
        const RecordId place = bench.place("t4");
        const RecordId connection = connectionsBetween(bench.document.model(), "t0", "t1").front();
        const auto removePlace = [&] {
            bench.document.edit(QStringLiteral("Remove"),
                                [&](MapEdit& edit) { return removeTerritories(edit, std::span(&place, 1)); });
        };
        bench.select({place});
        QComboBox* kind = combo(bench.panel, "kind");
        QComboBox* region = combo(bench.panel, "region");
        auto* port = bench.panel.findChild<QCheckBox*>(QStringLiteral("flag.port"));
        removePlace();
        int steps = bench.document.undoStack().count();
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_Down);
        region->setFocus();
        QTest::keyClick(region, Qt::Key_Down);
        QTest::mouseClick(port, Qt::LeftButton, {}, QPoint(8, port->height() / 2));
        QCOMPARE(bench.document.undoStack().count(), steps);

        bench.selection.set({{}, {connection}, {}, {}, {}});
        bench.panel.refreshNow();
        QComboBox* state = combo(bench.panel, "state");
        QComboBox* border = combo(bench.panel, "kind");
        bench.document.edit(QStringLiteral("Remove"), [&](MapEdit& edit) -> EditOutcome {
            const RecordId end = bench.place("t0");
            return removeTerritories(edit, std::span(&end, 1));
        });
        steps = bench.document.undoStack().count();
        state->setFocus();
        QTest::keyClick(state, Qt::Key_Down);
        border->setFocus();
        QTest::keyClick(border, Qt::Key_Down);
        QCOMPARE(bench.document.undoStack().count(), steps);
    }

    void riversAndTracksThatAreGoneGetNothing()
    {
        Bench<PropertiesPanel> bench;
        const std::vector<QPointF> ring{{10, 10}, {60, 10}, {60, 60}, {10, 60}};
        std::optional<RecordId> river;
        bench.document.edit(QStringLiteral("river, track"), [&](MapEdit& edit) -> EditOutcome {
            addTrack(edit, "Ring", ring, true);
            if (const auto made = addBarrier(edit, false, "Rush", lineBetween(edit.model(), "t0", "t1"))) river = *made;
            return {};
        });
        QVERIFY(river.has_value());
        bench.selection.set({{}, {}, {*river}, {}, {}});
        bench.panel.refreshNow();
        QLineEdit* name = line(bench.panel, "en.name");
        name->setFocus();
        QTest::keyClicks(name, QStringLiteral("qq"));
        bench.document.edit(QStringLiteral("Remove"), [&](MapEdit& edit) -> EditOutcome {
            removeBarrier(edit, *river);
            return {};
        });
        int steps = bench.document.undoStack().count();
        name->clearFocus();
        bench.panel.refreshNow();
        QCOMPARE(bench.document.undoStack().count(), steps);
        QCOMPARE(bench.document.model().text("en", "barrier.rush.name"), std::string());

        const RecordId space =
            bench.document.model().places().first([](const PlaceRecord& place) { return place.track == "ring"; })->key;
        const RecordId track = bench.document.model().tracks().byId("ring")->key;
        bench.select({space});
        QLineEdit* id = line(bench.panel, "track-id");
        id->setFocus();
        QTest::keyClicks(id, QStringLiteral("qq"));
        bench.document.edit(QStringLiteral("Remove"), [&](MapEdit& edit) -> EditOutcome {
            removeTrack(edit, track);
            return {};
        });
        steps = bench.document.undoStack().count();
        id->clearFocus();
        bench.panel.refreshNow();
        QCOMPARE(bench.document.undoStack().count(), steps);
    }

    void pointsOfBordersAreNotTheMap()
    {
        Bench<PropertiesPanel> bench;
        const VertexId point = lineBetween(bench.document.model(), "t0", "t1").front();
        bench.selection.set({{}, {}, {}, {point}, {}});
        bench.panel.refreshNow();
        QVERIFY(bench.panel.findChild<QLabel*>(QStringLiteral("what"))->text().contains(QStringLiteral("of borders")));
        QVERIFY(line(bench.panel, "author") == nullptr);
    }

    /// A point and a line of a border have numbers that can be typed; each is one step, and none counts for another.
    void aPointIsPutByNumbers()
    {
        Bench<PropertiesPanel> bench;
        const PlanarMap& map = bench.document.model().drawing;
        const VertexId point = lineBetween(bench.document.model(), "t0", "t1").front();
        bench.selection.set({.vertices = {point}});
        bench.panel.refreshNow();
        auto* x = bench.panel.findChild<QDoubleSpinBox*>(QStringLiteral("point-x"));
        auto* length = bench.panel.findChild<QDoubleSpinBox*>(QStringLiteral("line-length"));
        QVERIFY(x->isVisible() && !length->isVisible());
        const QPointF before = map.at(point);
        QVERIFY(std::abs(x->value() - before.x()) < 0.06);
        const int steps = bench.document.undoStack().count();
        x->setFocus();
        x->selectAll();
        QTest::keyClicks(x, x->locale().toString(before.x() + 3, 'f', 1));
        QTest::keyClick(x, Qt::Key_Return);
        QVERIFY(std::abs(map.at(point).x() - before.x() - 3) < 0.06);
        QCOMPARE(map.at(point).y(), before.y());
        QCOMPARE(bench.document.undoStack().count(), steps + 1);
        // What is being typed is stored for the point that it was typed for.
        x->selectAll();
        QTest::keyClicks(x, x->locale().toString(before.x() + 5, 'f', 1));
        EdgeId line = kNoEdge;
        map.visitStar(point, [&](HalfEdge half) { line = half.edge(); });
        bench.selection.set({.edges = {line}});
        bench.panel.refreshNow();
        QVERIFY(std::abs(map.at(point).x() - before.x() - 5) < 0.06);
        QVERIFY(length->isVisible() && !x->isVisible());
        const double long_ = map.segment(line).length();
        QVERIFY(std::abs(length->value() - long_) < 0.06);
        length->setFocus();
        length->selectAll();
        QTest::keyClicks(length, length->locale().toString(long_ * 0.9, 'f', 1));
        QTest::keyClick(length, Qt::Key_Return);
        QVERIFY2(std::abs(map.segment(line).length() - long_ * 0.9) < 0.06,
                 qPrintable(QString::number(map.segment(line).length())));
        // Undone, the field follows; a point that is gone is no longer changed.
        bench.document.undoStack().undo();
        bench.panel.refreshNow();
        QVERIFY(std::abs(length->value() - long_) < 0.06);
    }

    /// A set of points is mirrored and aligned within its own box, to the last unit.
    void pointsAreMirroredWhereTheyAre()
    {
        Bench<PropertiesPanel> bench;
        const PlanarMap& map = bench.document.model().drawing;
        const VertexId point = lineBetween(bench.document.model(), "t0", "t1").front();
        const QPointF before = map.at(point);
        bench.selection.set({.vertices = {point}});
        QVERIFY(MapCommands::mirror(bench.selection, false));
        QCOMPARE(map.at(point), before);
        for (const Alignment alignment : {Alignment::Left, Alignment::Right, Alignment::Top, Alignment::Bottom}) {
            QVERIFY(MapCommands::align(bench.selection, alignment));
            QCOMPARE(map.at(point), before);
        }
    }

    void staleProblemsOfferNothing()
    {
        Bench<PropertiesPanel> bench;
        const engine::Problem problem{"region-missing", engine::Severity::Hint, {"t4"}, {{"place", "t4"}}, false};
        const std::vector<ProblemFix> offered = fixesFor(bench.document, problem);
        QVERIFY(!offered.empty());
        const RecordId gone = bench.place("t4");
        bench.document.edit(QStringLiteral("Remove"),
                            [&](MapEdit& edit) { return removeTerritories(edit, std::span(&gone, 1)); });
        QVERIFY(fixesFor(bench.document, problem).empty());
        const int steps = bench.document.undoStack().count();
        for (const ProblemFix& fix : offered) QVERIFY(bench.document.edit(fix.title, fix.apply).has_value());
        QCOMPARE(bench.document.undoStack().count(), steps);
    }

    void ownTerrainFlagsValuesAndNote()
    {
        Bench<PropertiesPanel> bench;
        bench.select({bench.place("t3")});
        auto* terrain = combo(bench.panel, "terrain");
        type(terrain->lineEdit(), QStringLiteral("Ice Field"));
        QCOMPARE(bench.record("t3").terrain, std::string("ice-field"));
        type(line(bench.panel, "new-flag"), QStringLiteral("Holy Place"));
        QCOMPARE(bench.record("t3").flags, std::vector<std::string>{"holy-place"});
        type(line(bench.panel, "values"), QStringLiteral("income 3, score 2"));
        QCOMPARE(bench.record("t3").values, (std::vector<std::pair<std::string, int>>{{"income", 3}, {"score", 2}}));
        type(line(bench.panel, "aliases"), QStringLiteral("Third, Dritter"));
        QCOMPARE(bench.record("t3").aliases, (std::vector<std::string>{"Third", "Dritter"}));
        auto* note = bench.panel.findChild<QPlainTextEdit*>(QStringLiteral("note"));
        note->setFocus();
        QTest::keyClicks(note, QStringLiteral("Windy."));
        line(bench.panel, "id")->setFocus();
        QCOMPARE(bench.document.model().text("en", "territory.t3.text"), std::string("Windy."));
        bench.panel.refreshNow();
        QVERIFY(bench.panel.findChild<QCheckBox*>(QStringLiteral("flag.holy-place"))->isChecked());
    }

    void blanksAloneAreNoText()
    {
        Bench<PropertiesPanel> bench;
        for (const char* field : {"description", "note"}) {
            bench.select(QLatin1String(field) == QLatin1String("note") ? std::vector<RecordId>{bench.place("t3")}
                                                                       : std::vector<RecordId>());
            auto* text = bench.panel.findChild<QPlainTextEdit*>(QLatin1String(field));
            text->setFocus();
            QTest::keyClicks(text, QStringLiteral("  "));
            QVERIFY(text->hasFocus());
            text->clearFocus();
            QCOMPARE(text->toPlainText(), QString());
            QVERIFY(!bench.document.undoStack().canUndo());
        }
        bench.select({});
        auto* author = bench.panel.findChild<QLineEdit*>(QStringLiteral("author"));
        author->setFocus();
        QTest::keyClicks(author, QStringLiteral(" "));
        QVERIFY(author->hasFocus());
        author->clearFocus();
        QCOMPARE(author->text(), QString());
        QVERIFY(!bench.document.undoStack().canUndo());
    }

    void aTrackAndItsSpaces()
    {
        Bench<PropertiesPanel> bench;
        const std::vector<QPointF> ring{{10, 10}, {60, 10}, {60, 60}, {10, 60}};
        const std::vector<QPointF> branch{{100, 20}, {140, 20}};
        bench.document.edit(QStringLiteral("two tracks"), [&](MapEdit& edit) -> EditOutcome {
            addTrack(edit, "Ring", ring, true);
            addTrack(edit, "Branch", branch, false);
            return {};
        });
        const auto spaces = [&](const std::string& track) {
            std::vector<RecordId> found;
            for (const Row<PlaceRecord>& row : bench.document.model().places())
                if (row.record.track == track) found.push_back(row.key);
            return found;
        };
        const auto track = [&]() -> const TrackRecord& {
            return bench.document.model().tracks().byId("branch")->record;
        };
        const auto space = [&](RecordId key) -> const PlaceRecord& { return bench.document.model().places().at(key); };
        const std::vector<RecordId> onRing = spaces("ring");
        const std::vector<RecordId> onBranch = spaces("branch");

        // Two spaces get a kind and a mark of their own at once; of territories nothing is asked.
        bench.select({onRing[1], onRing[2]});
        QVERIFY(combo(bench.panel, "region") == nullptr);
        QVERIFY(!bench.panel.findChild<QCheckBox*>(QStringLiteral("flag.port"))->isVisible());
        chooseByKeys(combo(bench.panel, "terrain"), QStringLiteral("event"));
        type(line(bench.panel, "new-flag"), QStringLiteral("wolf"));
        QCOMPARE(space(onRing[2]).terrain, std::string("event"));
        QCOMPARE(space(onRing[1]).flags, std::vector<std::string>{"wolf"});
        QVERIFY(space(onRing[0]).terrain.empty());

        // A colour and a picture of their own, each one step to undo; what is no colour changes nothing.
        type(line(bench.panel, "space-color"), QStringLiteral("C3D79A"));
        QCOMPARE(space(onRing[1]).drawing.color, std::string("#c3d79a"));
        bench.panel.refreshNow();
        chooseByKeys(combo(bench.panel, "space-picture"), QStringLiteral("lantern"));
        QCOMPARE(space(onRing[2]).drawing.picture, std::string("lantern"));
        bench.panel.refreshNow();
        type(line(bench.panel, "space-color"), QStringLiteral("greenish"));
        QCOMPARE(space(onRing[1]).drawing.color, std::string("#c3d79a"));
        QCOMPARE(line(bench.panel, "space-color")->text(), QStringLiteral("#c3d79a"));
        bench.document.undoStack().undo();
        QVERIFY(space(onRing[2]).drawing.picture.empty());
        bench.document.undoStack().undo();
        QVERIFY(space(onRing[1]).drawing.color.empty());
        bench.document.undoStack().redo();
        bench.panel.refreshNow();
        line(bench.panel, "space-color")->selectAll();
        QTest::keyClick(line(bench.panel, "space-color"), Qt::Key_Delete);
        QTest::keyClick(line(bench.panel, "space-color"), Qt::Key_Return);
        QVERIFY(space(onRing[1]).drawing.color.empty());
        bench.select({onRing[0], bench.place("t0")});
        QVERIFY(line(bench.panel, "space-color") == nullptr); // of territories nothing of the kind is asked

        bench.select({onBranch[0]});
        QVERIFY2(bench.panel.minimumSizeHint().width() <= 300, "the panel does not fit into the narrowest dock");
        const std::string first = space(onRing[0]).id;
        chooseByKeys(combo(bench.panel, "after"), QString::fromStdString(first));
        QCOMPARE(track().after, first);
        bench.panel.refreshNow();
        auto* circular = bench.panel.findChild<QCheckBox*>(QStringLiteral("circular"));
        QVERIFY(!circular->isChecked());
        QTest::mouseClick(circular, Qt::LeftButton, {}, QPoint(8, circular->height() / 2));
        QVERIFY(track().circular);
        type(line(bench.panel, "track-id"), QStringLiteral("spur"));
        QVERIFY(bench.document.model().tracks().byId("spur") != nullptr);
        QCOMPARE(space(onBranch[1]).track, std::string("spur"));

        // Step by step back to where it began.
        for (int i = 0; i < 3; ++i) bench.document.undoStack().undo();
        QVERIFY(!track().circular && track().after.empty());
        // Spaces of two tracks: no track is shown.
        bench.select({onRing[0], onBranch[0]});
        QVERIFY(!circular->isVisible());
        // A territory again.
        bench.select({bench.place("t0")});
        QVERIFY(combo(bench.panel, "region") != nullptr);
    }

    void theMapItself()
    {
        Bench<PropertiesPanel> bench;
        type(line(bench.panel, "author"), QStringLiteral("Anna"));
        QCOMPARE(bench.document.model().info.author, std::string("Anna"));
        type(line(bench.panel, "fr.name"), QStringLiteral("La carte"));
        QCOMPARE(bench.document.model().text("fr", "map.name"), std::string("La carte"));
        chooseByKeys(combo(bench.panel, "language-shown"), QStringLiteral("fr"));
        QCOMPARE(bench.document.language(), std::string("fr"));
        bench.document.setReadOnly(true);
        bench.panel.refreshNow();
        QVERIFY(line(bench.panel, "author")->isReadOnly());
    }

    void aBorderByItsLine()
    {
        Bench<PropertiesPanel> bench;
        const PlanarMap& map = bench.document.model().drawing;
        const HalfEdge between = bordersBetween(map, bench.record("t0").face, bench.record("t1").face).front().front();
        bench.selection.set({{}, {}, {}, {}, {between.edge()}});
        bench.panel.refreshNow();
        auto* state = combo(bench.panel, "state");
        QVERIFY(state->isVisible());
        chooseByKeys(state, static_cast<int>(BorderChoice::Closed));
        const RecordId border = connectionsBetween(bench.document.model(), "t0", "t1").front();
        QVERIFY(borderChoice(bench.document.model().connections().at(border)) == BorderChoice::Closed);
    }

    void regions()
    {
        Bench<RegionsPanel> bench;
        bench.selection.selectPlaces({bench.place("t0"), bench.place("t1")});
        bench.panel.addFromSelection();
        QTreeWidget& tree = bench.panel.tree();
        auto* editor = tree.findChild<QLineEdit*>();
        QVERIFY(editor != nullptr); // ready to be named
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("North"));
        QTest::keyClick(editor, Qt::Key_Return);
        bench.panel.refreshNow();
        const RegionRecord& region = bench.document.model().regions().begin()->record;
        QTRY_COMPARE(bench.document.nameOf(region.id), QStringLiteral("North")); // the row commits in the next turn
        bench.panel.refreshNow();
        QCOMPARE(bench.record("t1").region, region.id);

        QTreeWidgetItem* row = rowWith(tree, QStringLiteral("North"));
        QVERIFY(row != nullptr);
        QCOMPARE(row->text(1), QStringLiteral("2"));
        bench.selection.clear();
        click(tree, row);
        QCOMPARE(bench.selection.items().places.size(), 2U);
        const QSignalSpy hovered(&bench.panel, &RegionsPanel::regionHovered);
        QTest::mouseMove(tree.viewport(), tree.visualItemRect(rowWith(tree, QStringLiteral("In no region"))).center());
        QTest::mouseMove(tree.viewport(), tree.visualItemRect(row).center());
        QTRY_VERIFY(!hovered.isEmpty());
        QCOMPARE(hovered.last().front().toString(), QString::fromStdString(region.id));

        row->setData(2, Qt::EditRole, 5); // as the spin box of the row does
        QCOMPARE(bench.document.model().regions().begin()->record.bonus, 5);
        row->setData(2, Qt::EditRole, 0);
        QCOMPARE(bench.document.model().regions().begin()->record.bonus, engine::kNoBonus);

        const std::unique_ptr<QMimeData> dragged(placesAsMime({bench.place("t5")}));
        bench.panel.refreshNow();
        row = rowWith(tree, QStringLiteral("North"));
        const QPoint middle = tree.visualItemRect(row).center();
        QDragEnterEvent enter(middle, Qt::CopyAction, dragged.get(), Qt::LeftButton, {});
        QApplication::sendEvent(tree.viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(tree.visualItemRect(row).center()), Qt::CopyAction, dragged.get(), Qt::LeftButton, {});
        QApplication::sendEvent(tree.viewport(), &drop);
        QCOMPARE(bench.record("t5").region, bench.document.model().regions().begin()->record.id);

        bench.panel.refreshNow();
        tree.setCurrentItem(rowWith(tree, QStringLiteral("North")));
        tree.setFocus();
        QTest::keyClick(&tree, Qt::Key_Delete);
        QVERIFY(bench.document.model().regions().empty());
        QVERIFY(bench.record("t5").region.empty());
    }

    void aNameBeingTypedIsDroppedWithItsMap()
    {
        Bench<RegionsPanel> bench;
        bench.selection.selectPlaces({bench.place("t0")});
        bench.panel.addFromSelection();
        QTRY_VERIFY(bench.panel.tree().findChild<QLineEdit*>() != nullptr); // ready to be named
        QTest::keyClicks(bench.panel.tree().findChild<QLineEdit*>(), QStringLiteral("North"));
        bench.panel.setMap(nullptr); // takes the focus from the row, which stores what it has
        QCoreApplication::processEvents();
        QCOMPARE(bench.panel.tree().topLevelItemCount(), 0);
    }

    void connections()
    {
        Bench<ConnectionsPanel> bench;
        bench.select({bench.place("t4")}); // the middle
        QTreeWidget& list = bench.panel.list();
        QCOMPARE(list.topLevelItemCount(), 4);
        click(list, rowWith(list, QStringLiteral("Land 5")));
        QTest::mouseClick(button(bench.panel, QStringLiteral("Close")), Qt::LeftButton);
        const auto border = [&] {
            return bench.document.model().connections().at(
                connectionsBetween(bench.document.model(), "t4", "t5").front());
        };
        QVERIFY(!border().isBorder() || borderChoice(border()) == BorderChoice::Closed);
        bench.panel.refreshNow();
        QCOMPARE(rowWith(list, QStringLiteral("Land 5"))->text(2), QStringLiteral("closed by hand"));
        QVERIFY(rowWith(list, QStringLiteral("Land 5"))->isSelected()); // still
        QTest::mouseClick(button(bench.panel, QStringLiteral("From the drawing")), Qt::LeftButton);
        QVERIFY(borderChoice(border()) == BorderChoice::FromDrawing);
        const QSignalSpy revealed(&bench.panel, &ConnectionsPanel::revealRequested);
        list.setFocus();
        list.setCurrentItem(rowWith(list, QStringLiteral("Land 1")));
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(revealed.count(), 1);
        QCOMPARE(bench.selection.items().places, std::vector<RecordId>{bench.place("t1")});
    }

    void historyJumps()
    {
        Bench<HistoryPanel> bench;
        const Snapshot before(bench.document.model());
        for (const char* terrain : {"wooded", "mountain", "lake"})
            bench.document.edit(QStringLiteral("Change"), [&](MapEdit& edit) -> EditOutcome {
                edit.modifyPlace(bench.place("t0"), [&](PlaceRecord& place) { place.terrain = terrain; });
                return {};
            });
        QUndoView& list = bench.panel.list();
        QCOMPARE(list.model()->rowCount(), 4);
        const QRect first = list.visualRect(list.model()->index(0, 0));
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, first.center());
        QVERIFY(Snapshot(bench.document.model()) == before);
        QTest::keyClick(&list, Qt::Key_Down);
        QCOMPARE(bench.record("t0").terrain, std::string("wooded"));
    }

    void overviewDragsTheView()
    {
        Bench<OverviewPanel> bench;
        const QSignalSpy asked(&bench.panel, &OverviewPanel::centreRequested);
        bench.panel.setVisibleArea(QRectF(0, 0, 400, 300));
        const QPointF far(900, 700);
        QTest::mouseClick(&bench.panel, Qt::LeftButton, {}, bench.panel.toPanel(far).toPoint());
        QCOMPARE(asked.count(), 1);
        const auto centre = asked.last().front().toPointF();
        QVERIFY(std::hypot(centre.x() - far.x(), centre.y() - far.y()) < 8);
        bench.panel.setFocus();
        QTest::keyClick(&bench.panel, Qt::Key_Right);
        QCOMPARE(asked.last().front().toPointF(), QPointF(300, 150));
        const QImage image = bench.panel.grab().toImage();
        QVERIFY(image.pixelColor(bench.panel.toPanel({60, 60}).toPoint()) != image.pixelColor(1, 1));
    }

    void overviewShowsTheDrawnBoard()
    {
        Bench<OverviewPanel> bench;
        bool drawn = true;
        QRectF asked;
        const auto at = [&bench](const QPointF& board) {
            return bench.panel.grab().toImage().pixelColor(bench.panel.toPanel(board).toPoint());
        };
        const QPointF middle(60, 60);
        const QColor shape = at(middle);
        bench.panel.setBoard([&](QPainter& painter, const QRectF& part) {
            asked |= part;
            if (drawn) painter.fillRect(part, Qt::red);
            return drawn;
        });
        QTRY_COMPARE(at(middle), QColor(Qt::red));
        const MapInfo& info = bench.document.model().info;
        QTRY_COMPARE(at({info.width - 60, info.height - 60}), QColor(Qt::red));
        // Of a change what has changed alone is painted anew.
        asked = {};
        bench.panel.boardChanged(QRectF(50, 50, 20, 20));
        QTRY_VERIFY(asked.contains(QRectF(50, 50, 20, 20)));
        QVERIFY(asked.height() < info.height / 2);
        drawn = false;
        bench.panel.boardChanged({});
        QTRY_COMPARE(at(middle), shape);
    }

    /// Names are compared in the map's own language, which the sentence says, whatever language shows them.
    void equalNamesAreSaidInTheirLanguage()
    {
        MapDocument document(gridMap(2, 1));
        document.edit(QStringLiteral("x"), [](MapEdit& edit) -> EditOutcome {
            for (const char* id : {"t0", "t1"})
                edit.setText("en", std::string("territory.") + id + ".name", "Highgate");
            edit.setText("fr", "territory.t0.name", "Haute-Porte");
            return {};
        });
        document.setLanguage("fr");
        engine::Errors errors;
        const engine::Texts texts = engine::engineTexts(MARCHES_SOURCE_DIR, errors);
        const std::vector<engine::Problem> problems = checkWholeMap(document.model());
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(sentenceOf(document, problems.front(), texts, "fr"),
                 QStringLiteral("Haute-Porte et Highgate ont le même nom en anglais\u00a0: «\u00a0Highgate\u00a0»."));
        QCOMPARE(sentenceOf(document, problems.front(), texts, "en"),
                 QStringLiteral("Haute-Porte and Highgate have the same name in English: 'Highgate'."));
    }

    /// A picture with too many pixels is traced from a smaller one, over the same board.
    void largePicturesAreTracedSmaller()
    {
        QImage picture(300, 200, QImage::Format_RGB32);
        picture.fill(QColor(200, 215, 190));
        QPainter(&picture).fillRect(150, 0, 150, 200, QColor(90, 120, 60));
        constexpr int kFew = 10'000;
        const ImportPlan plan = planFromPicture(picture, {}, kFew);
        QCOMPARE(plan.size, QSizeF(300, 200));
        QCOMPARE(plan.shapes.size(), std::size_t(2));
        for (const ImportedShape& shape : plan.shapes) {
            const QRectF box = shape.path.boundingRect();
            QVERIFY2(std::abs(box.width() - 150) < 4 && std::abs(box.height() - 200) < 4,
                     qPrintable(QString::number(box.width())));
        }
    }

    /// Where the words of all fixes would squeeze the sentence they are a menu.
    void aProblemsSentenceHasHalfOfTheList()
    {
        Bench<ProblemsPanel> bench;
        bench.document.edit(QStringLiteral("x"), [&](MapEdit& edit) -> EditOutcome {
            edit.modifyPlace(keyOf(edit.model(), "t4"), [](PlaceRecord& place) { place.flags = {"port"}; });
            return {};
        });
        Analysed analysed(bench);
        QTreeWidget& list = bench.panel.list();
        const auto buttons = [&list](int row) {
            return list.itemWidget(list.topLevelItem(row), list.columnCount() - 1)->findChildren<QPushButton*>();
        };
        const auto narrowest = [&] {
            QCoreApplication::processEvents();
            QCoreApplication::processEvents();
            return list.columnWidth(1) * 100 / list.viewport()->width();
        };
        int several = -1;
        bench.panel.resize(1400, 400);
        narrowest();
        for (int row = 0; row < list.topLevelItemCount() && several < 0; ++row)
            if (buttons(row).size() > 1) several = row;
        QVERIFY(several >= 0);
        const qsizetype ways = buttons(several).size();
        bench.panel.resize(360, 400);
        QTRY_COMPARE(buttons(several).size(), 1);
        QVERIFY2(narrowest() >= 45, qPrintable(QString::number(narrowest())));
        QMenu* menu = buttons(several).front()->menu();
        QVERIFY(menu != nullptr && menu->actions().size() == ways);
        // It does what the button did.
        const std::size_t before = bench.panel.listed().size();
        menu->actions().front()->trigger();
        QCoreApplication::processEvents();
        analysed.analysis.waitUntilCurrent();
        QTRY_VERIFY(bench.panel.listed().size() != before || bench.document.undoStack().count() > 1);
        bench.document.undoStack().undo();
        analysed.analysis.waitUntilCurrent();
        QTRY_COMPARE(bench.panel.listed().size(), before);
        bench.panel.resize(1400, 400);
        QTRY_COMPARE(buttons(several).size(), ways);
    }

    void problemsAreMendedAndAccepted()
    {
        Bench<ProblemsPanel> bench;
        // A confirmed border that does not touch, and territories without names' points or regions.
        bench.document.edit(QStringLiteral("x"), [&](MapEdit& edit) -> EditOutcome {
            ConnectionRecord record;
            record.from = "t0";
            record.to = "t8";
            edit.add(record);
            edit.modifyPlace(keyOf(edit.model(), "t4"),
                             [](PlaceRecord& place) { place.flags = {"port"}; }); // far from any sea
            return {};
        });
        Analysed analysed(bench);
        QVERIFY(!bench.panel.listed().empty());
        // A sentence of several lines is seen whole, in whatever width.
        for (const int width : {900, 420}) {
            bench.panel.resize(width, 400);
            QTreeWidget& list = bench.panel.list();
            QTRY_VERIFY(list.columnWidth(1) < width / 2 || width == 900); // the layout comes by an event
            for (int row = 0; row < list.topLevelItemCount(); ++row) {
                const QModelIndex sentence = list.indexFromItem(list.topLevelItem(row), 1);
                const QRect words =
                    list.fontMetrics().boundingRect({0, 0, std::max(80, list.columnWidth(1) - 34), 10'000},
                                                    Qt::TextWordWrap, sentence.data().toString());
                QVERIFY(list.visualRect(sentence).height() >= words.height());
            }
        }
        for (int column = 0; column < bench.panel.list().columnCount(); ++column)
            QVERIFY(!spokenCell(*bench.panel.list().topLevelItem(0), column).isEmpty());
        int fixable = -1;
        for (std::size_t i = 0; i < bench.panel.listed().size() && fixable < 0; ++i)
            if (!fixesFor(bench.document, bench.panel.listed()[i]).empty()) fixable = static_cast<int>(i);
        QVERIFY(fixable >= 0);
        const engine::Problem mended = bench.panel.listed()[static_cast<std::size_t>(fixable)];
        const QSignalSpy jumped(&bench.panel, &ProblemsPanel::jumpRequested);
        bench.panel.setCurrent(fixable);
        bench.panel.list().setFocus();
        QTest::keyClick(&bench.panel.list(), Qt::Key_Return);
        QCOMPARE(jumped.count(), 1);
        const int steps = bench.document.undoStack().count();
        QTest::keyClick(&bench.panel.list(), Qt::Key_1, Qt::AltModifier);
        QCOMPARE(bench.document.undoStack().count(), steps + 1);
        analysed.analysis.waitUntilCurrent();
        for (const engine::Problem& problem : bench.panel.listed())
            QVERIFY(problem.id != mended.id || problem.at != mended.at);

        int warning = -1;
        for (std::size_t i = 0; i < bench.panel.listed().size(); ++i)
            if (bench.panel.listed()[i].severity != engine::Severity::Error) warning = static_cast<int>(i);
        QVERIFY(warning >= 0);
        bench.panel.setCurrent(warning);
        bench.panel.askToAccept();
        type(line(bench.panel, "reason"), QStringLiteral("It is an island."));
        QCOMPARE(bench.document.model().approvals().size(), 1U);
        QCOMPARE(bench.document.model().approvals().begin()->record.reason, std::string("It is an island."));
        bench.panel.setAnalysis(nullptr);
    }

    void playableSaysWhatIsLacking()
    {
        Bench<PlayablePanel> bench;
        bench.panel.setErrorWords([](const engine::Error& error) { return QString::fromStdString(error.code); });
        bench.panel.setGames({{"narnia-risk-junior", {}, QStringLiteral("Narnia Risk Junior")}});
        bench.panel.refreshNow();
        QTreeWidgetItem* row = rowWith(bench.panel.list(), QStringLiteral("Narnia Risk Junior"));
        QVERIFY(row != nullptr);
        QVERIFY(row->childCount() > 0); // nine plain territories are no Narnia
        // A sentence is read to its end, in as many lines as that takes.
        bench.panel.setErrorWords(
            [](const engine::Error&) { return QStringLiteral("These rules need more ").repeated(9); });
        bench.panel.resize(240, 400);
        bench.panel.show();
        bench.panel.refreshNow();
        row = rowWith(bench.panel.list(), QStringLiteral("Narnia Risk Junior"));
        const int line = bench.panel.list().fontMetrics().height();
        QVERIFY(bench.panel.list().visualItemRect(row->child(0)).height() >= 4 * line);
        bench.panel.hide();
        bench.panel.setErrorWords([](const engine::Error& error) { return QString::fromStdString(error.code); });
        bench.panel.refreshNow();
        row = rowWith(bench.panel.list(), QStringLiteral("Narnia Risk Junior"));
        for (const QTreeWidgetItem* item : {row, row->child(0)})
            for (int column = 0; column < bench.panel.list().columnCount(); ++column)
                QVERIFY2(!spokenCell(*item, column).isEmpty(), qPrintable(QString::number(column)));
        const auto offers =
            offersFor(bench.document.model(), {{"narnia-risk-junior", {}, {}}, {"no-such-rules", {}, {}}});
        QCOMPARE(offers.size(), 1U); // a ruleset that there is not is not offered
        QVERIFY(!offers.front().can && !offers.front().needs.empty());
    }

    void aBorderThatTheDrawingMakesIsClosedNotRemoved()
    {
        Bench<ConnectionsPanel> bench;
        const RecordId border = connectionsBetween(bench.document.model(), "t0", "t1").front();
        const ConnectionRecord record = bench.document.model().connections().at(border);
        MapSelection::Items items;
        items.connections = {border};
        bench.selection.set(items);
        QVERIFY(MapCommands::remove(bench.selection));
        QCOMPARE(bench.document.model().connections().at(border).basis, engine::BorderOrigin::Forbidden);
        // The next stroke at this border does not bring it back.
        QPainterPath beside;
        beside.addRect(-20, -20, 45, 45);
        QVERIFY(bench.document.edit(QStringLiteral("x"), [&](MapEdit& edit) -> EditOutcome {
            if (const auto drawn = addTerritory(edit, beside, {}); !drawn) return tl::unexpected(drawn.error());
            return {};
        }));
        QVERIFY(!connectionsBetween(bench.document.model(), "t0", "place").empty());
        QCOMPARE(bench.document.model().connections().at(border).basis, engine::BorderOrigin::Forbidden);
        bench.document.undoStack().undo();
        QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Close the border"));
        bench.document.undoStack().undo();
        QCOMPARE(bench.document.model().connections().at(border), record);

        bench.selection.selectPlace(bench.place("t0"));
        bench.panel.refreshNow();
        bench.panel.list().topLevelItem(0)->setSelected(true);
        QPushButton* remove = button(bench.panel, QStringLiteral("Remove"));
        QVERIFY(!remove->isEnabled());
        QVERIFY(button(bench.panel, QStringLiteral("Close"))->isEnabled());
    }

    void findsByNameAndProperty()
    {
        MapDocument document(gridMap(3, 3));
        document.edit(QStringLiteral("x"), [&](MapEdit& edit) -> EditOutcome {
            edit.setText("fr", "territory.t2.name", "Forêt d’Été");
            edit.modifyPlace(keyOf(edit.model(), "t2"), [](PlaceRecord& place) {
                place.terrain = "wooded";
                place.flags = {"port"};
            });
            edit.modifyPlace(keyOf(edit.model(), "t7"), [](PlaceRecord& place) {
                place.terrain = "wooded";
                place.abbreviation = "Ete";
            });
            return {};
        });
        const auto ids = [&](const char* query) {
            QStringList found;
            for (const RecordId key : findPlaces(document, QString::fromUtf8(query)))
                found << QString::fromStdString(document.model().places().at(key).id);
            return found.join(QLatin1Char(' '));
        };
        QCOMPARE(ids("ete"), QStringLiteral("t2 t7"));
        QCOMPARE(ids("terrain:wooded"), QStringLiteral("t2 t7"));
        QCOMPARE(ids("terrain:wooded flag:port"), QStringLiteral("t2"));
        QCOMPARE(ids("\"land 5\""), QStringLiteral("t5"));
        QCOMPARE(ids("abbreviation:ete"), QStringLiteral("t7"));
        QCOMPARE(ids("region: land 1"), QStringLiteral("t1"));
        QCOMPARE(ids(""), QString());
        QCOMPARE(ids("nowhere"), QString());
    }

    void findBarStepsThrough()
    {
        Bench<FindBar> bench;
        bench.panel.open();
        const QSignalSpy revealed(&bench.panel, &FindBar::revealRequested);
        auto* query = line(bench.panel, "query");
        QTest::keyClicks(query, QStringLiteral("Land"));
        QCOMPARE(bench.panel.found().size(), 9U);
        QTest::keyClick(query, Qt::Key_Return);
        QTest::keyClick(query, Qt::Key_Return);
        QCOMPARE(bench.selection.items().places, std::vector<RecordId>{bench.place("t1")});
        QTest::keyClick(query, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(bench.selection.items().places, std::vector<RecordId>{bench.place("t0")});
        QCOMPARE(revealed.count(), 3);
        QTest::keyClick(query, Qt::Key_Escape);
        QVERIFY(!bench.panel.isVisible());
    }
};

} // namespace marches::editor

QTEST_MAIN(marches::editor::TestPanels)
#include "tst_panels.moc"
