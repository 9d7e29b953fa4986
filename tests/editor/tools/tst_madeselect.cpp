// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/maphits.h"
#include "editor/cartography/madeboard.h"
#include "editor/document/boardart.h"
#include "editor/document/mapcommands.h"
#include "editor/document/sceneryedits.h"
#include "editor/tools/selecttool.h"
#include "tests/editor/tools/tooltable.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <memory>

namespace marches::test {

using namespace editor;

/// What the program drew, with the tool that selects anything: by the mouse, and by keys alone.
class TestMadeSelect : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_table = std::make_unique<ToolTable>();
        QVERIFY(m_table->document.edit(QStringLiteral("Art"), [](MapEdit& edit) -> EditOutcome {
            changeArt(edit, [](engine::MapArt& art) { art.woods = 2; });
            edit.modifyPlace(edit.model().place("nw")->key, [](PlaceRecord& place) { place.terrain = "wooded"; });
            return {};
        }));
        m_table->begin(m_tool);
    }
    void cleanup()
    {
        QVERIFY(m_table->isAsItBegan());
        m_table.reset();
    }

    void aSecondClickTakesWhatIsDrawnThere()
    {
        const MadeItem tree = aTree();
        const QSignalSpy told(&m_table->view, &MapView::spoken);
        m_table->click(tree.box.center());
        QCOMPARE(m_table->selection.items().places, std::vector<RecordId>{m_table->place("nw")});
        m_table->click(tree.box.center());
        QCOMPARE(made(), tree.id);
        QVERIFY(m_table->selection.items().places.empty());
        QCOMPARE(told.size(), 1);
        QVERIFY(told.front().front().toString().contains(QLatin1String("drawn by the program")));
        m_table->click(tree.box.center());
        QCOMPARE(m_table->selection.items().places, std::vector<RecordId>{m_table->place("nw")});
        QCOMPARE(m_table->stepsSinceBegin(), 0);
    }

    void enterTakesItInHand()
    {
        const MadeItem tree = aTree();
        selectTree(tree);
        m_table->key(Qt::Key_Return);
        QCOMPARE(stamps().size(), std::size_t(1));
        QCOMPARE(m_table->selection.items().stamps, std::vector<RecordId>{stamps().begin()->key});
        QVERIFY(!isDrawn(tree.id));
        QCOMPARE(m_table->stepsSinceBegin(), 1);
        m_table->key(Qt::Key_Right);
        QVERIFY(std::abs(stamps().begin()->record.at.x - tree.foot.x() - 1) < 0.02);
        QVERIFY(MapCommands::canDrawAnew(m_table->selection));
        QVERIFY(MapCommands::drawAnew(m_table->selection));
        QVERIFY(stamps().empty());
        QVERIFY(isDrawn(tree.id));
    }

    void itIsMovedByADrag()
    {
        const MadeItem tree = aTree();
        selectTree(tree);
        m_table->drag(tree.box.center(), tree.box.center() + QPointF(40, 60));
        QCOMPARE(m_table->stepsSinceBegin(), 1);
        QCOMPARE(stamps().size(), std::size_t(1));
        QVERIFY(std::abs(stamps().begin()->record.at.x - tree.foot.x() - 40) < 1.5);
        QVERIFY(std::abs(stamps().begin()->record.at.y - tree.foot.y() - 60) < 1.5);
        QCOMPARE(m_table->selection.items().stamps, std::vector<RecordId>{stamps().begin()->key});
        m_table->document.undoStack().undo();
        QVERIFY(stamps().empty());
        QVERIFY(isDrawn(tree.id));
    }

    void aDragIsGivenUp()
    {
        const MadeItem tree = aTree();
        selectTree(tree);
        m_table->press(tree.box.center());
        m_table->move(tree.box.center() + QPointF(40, 60));
        QCOMPARE(stamps().size(), std::size_t(1));
        m_table->key(Qt::Key_Escape);
        m_table->release(tree.box.center() + QPointF(40, 60));
        QVERIFY(stamps().empty());
        QVERIFY(isDrawn(tree.id));
        QCOMPARE(m_table->stepsSinceBegin(), 0);
    }

    void deleteKeepsItAway()
    {
        const MadeItem tree = aTree();
        selectTree(tree);
        m_table->key(Qt::Key_Delete);
        QVERIFY(stamps().empty());
        QVERIFY(!isDrawn(tree.id));
        QVERIFY(!m_table->selection.items().made);
        QCOMPARE(m_table->document.model().info.art->without, std::vector<std::string>{tree.id});
    }

    void keysAloneGetThere()
    {
        m_table->selection.selectPlace(m_table->place("nw"));
        m_table->view.setCurrentPlace(m_table->place("nw"));
        m_table->key(Qt::Key_Return);
        const std::string first = made();
        QVERIFY(!first.empty());
        m_table->key(Qt::Key_Tab);
        const std::string second = made();
        QVERIFY(!second.empty() && second != first);
        m_table->key(Qt::Key_Backtab);
        QCOMPARE(made(), first);
        m_table->key(Qt::Key_Tab);
        m_table->key(Qt::Key_Return);
        QCOMPARE(stamps().size(), std::size_t(1));
        QCOMPARE(m_table->selection.items().stamps.size(), std::size_t(1));
        QVERIFY(!isDrawn(second));
        m_table->key(Qt::Key_Return); // and what was taken stays selected
        QCOMPARE(m_table->selection.items().stamps.size(), std::size_t(1));
    }

    void enterSelectsThePlaceThatHasTheFocus()
    {
        m_table->selection.selectPlace(m_table->place("nw"));
        m_table->view.setCurrentPlace(m_table->place("se"));
        m_table->key(Qt::Key_Return);
        QCOMPARE(m_table->selection.items().places, std::vector<RecordId>{m_table->place("se")});
    }

    void whatIsDrawnNoMoreIsNotSelected()
    {
        const MadeItem tree = aTree();
        selectTree(tree);
        QVERIFY(m_table->document.edit(QStringLiteral("Bare"), [](MapEdit& edit) -> EditOutcome {
            edit.modifyPlace(edit.model().place("nw")->key, [](PlaceRecord& place) { place.terrain = "desert"; });
            return {};
        }));
        QVERIFY(!m_table->selection.items().made);
    }

    void sceneryComesFirst()
    {
        const MadeItem tree = aTree();
        std::string wood;
        QVERIFY(m_table->document.edit(QStringLiteral("Draw"), [&wood](MapEdit& edit) -> EditOutcome {
            wood = addScenery(edit, "wooded", false, {{105, 105}, {195, 105}, {195, 195}, {105, 195}});
            return {};
        }));
        const MadeItem other = aTree();
        m_table->click(other.box.center());
        m_table->click(other.box.center());
        QCOMPARE(m_table->selection.items().scenery, std::vector<std::string>{wood});
        m_table->click(other.box.center());
        QCOMPARE(made(), other.id);
    }

    void aHiddenLayerOffersNone()
    {
        const MadeItem tree = aTree();
        LayerState layers = m_table->view.layers();
        layers.show(MapLayer::Artwork, false);
        m_table->view.setLayers(layers);
        m_table->click(tree.box.center());
        m_table->click(tree.box.center());
        QVERIFY(!m_table->selection.items().made);
    }

    void itsEdgeIsDotted()
    {
        const QImage plain = m_table->picture();
        selectTree(aTree());
        m_table->keepPicture(QStringLiteral("made-selected"));
        QVERIFY(m_table->picture() != plain);
        QVERIFY(m_tool.hint().contains(QLatin1String("Enter")));
    }

private:
    const Table<StampRecord>& stamps() const { return m_table->document.model().stamps(); }
    std::string made() const
    {
        const std::optional<MadeItem>& item = m_table->selection.items().made;
        return item ? item->id : std::string();
    }
    bool isDrawn(const std::string& id) const
    {
        bool found = false;
        m_table->view.scene().made()->visit(QRectF(0, 0, 400, 400), MadeBand::Waves, MadeBand::Glyphs,
                                            [&](const MadeItem& item) { found = found || item.id == id; });
        return found;
    }
    /// In the north-west, with nothing over it.
    MadeItem aTree() const
    {
        for (const MadeItem& item : madeAround(m_table->view.scene(), m_table->place("nw"), {}))
            if (const std::optional<MadeItem> there = madeAt(m_table->view.scene(), item.box.center());
                there && there->id == item.id &&
                placeAt(m_table->view.scene(), item.box.center()) == std::optional(m_table->place("nw")))
                return item;
        qFatal("no tree");
    }
    void selectTree(const MadeItem& tree)
    {
        m_table->click(tree.box.center());
        m_table->click(tree.box.center());
        QCOMPARE(made(), tree.id);
    }

    SelectTool m_tool;
    std::unique_ptr<ToolTable> m_table;
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestMadeSelect)
#include "tst_madeselect.moc"
