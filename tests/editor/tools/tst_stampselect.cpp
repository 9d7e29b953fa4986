// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/boardart.h"
#include "editor/document/mapclipboard.h"
#include "editor/document/mapcommands.h"
#include "editor/document/mapfragment.h"
#include "editor/document/sceneryedits.h"
#include "editor/document/stampedits.h"
#include "editor/geometry/outline.h"
#include "editor/tools/selecttool.h"
#include "tests/editor/tools/tooltable.h"

#include <QMimeData>
#include <QTest>

#include <cmath>
#include <memory>

namespace marches::test {

using namespace editor;

/// Stamps with the tool that selects anything, together with places.
class TestStampSelect : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_table = std::make_unique<ToolTable>();
        QVERIFY(m_table->document.edit(QStringLiteral("Art"), [this](MapEdit& edit) -> EditOutcome {
            changeArt(edit, [](engine::MapArt&) {});
            m_house = stand(edit, "one", {350, 350});
            m_other = stand(edit, "two", {150, 180});
            return {};
        }));
        m_table->begin(m_tool);
    }
    void cleanup()
    {
        QVERIFY(m_table->isAsItBegan());
        m_table.reset();
    }

    void aClickTakesTheStampThatIsDrawnThere()
    {
        m_table->click(bodyOf(m_house));
        QCOMPARE(selected(), std::vector<RecordId>{m_house});
        m_table->click(bodyOf(m_other)); // above a territory
        QCOMPARE(selected(), std::vector<RecordId>{m_other});
        QVERIFY(m_table->selection.items().places.empty());
        m_table->click(bodyOf(m_house), Qt::ShiftModifier);
        QCOMPARE(selected().size(), std::size_t(2));
        m_table->click(bodyOf(m_house), Qt::ShiftModifier);
        QCOMPARE(selected(), std::vector<RecordId>{m_other});
        m_table->click({280, 280});
        QVERIFY(selected().empty());
        QCOMPARE(m_table->selection.items().places, std::vector<RecordId>{m_table->place("se")});
    }

    void aBoardThatIsNotDrawnHasNone()
    {
        QVERIFY(m_table->document.edit(QStringLiteral("None"), [](MapEdit& edit) -> EditOutcome {
            removeArt(edit);
            return {};
        }));
        m_table->click(bodyOf(m_house));
        QVERIFY(m_table->selection.empty());
    }

    void aHiddenLayerOffersNone()
    {
        LayerState layers = m_table->view.layers();
        layers.show(MapLayer::Artwork, false);
        m_table->view.setLayers(layers);
        m_table->click(bodyOf(m_house));
        QVERIFY(m_table->selection.empty());
    }

    void aBoxTakesThemWithPlaces()
    {
        m_table->drag({60, 60}, {380, 380}, Qt::ShiftModifier);
        QCOMPARE(selected().size(), std::size_t(2));
        QCOMPARE(m_table->selection.items().places.size(), std::size_t(4));
    }

    void aDragMovesInOneStep()
    {
        const engine::MapPoint from = at(m_house);
        const QPointF body = bodyOf(m_house);
        m_table->drag(body, body + QPointF(-40, -10)); // it need not be selected
        QCOMPARE(m_table->stepsSinceBegin(), 1);
        QVERIFY(std::abs(at(m_house).x - from.x + 40) < 1 && std::abs(at(m_house).y - from.y + 10) < 1);
        m_table->press(bodyOf(m_house));
        m_table->move({100, 350});
        m_table->key(Qt::Key_Escape);
        m_table->release({100, 350});
        QVERIFY(std::abs(at(m_house).x - from.x + 40) < 1);
    }

    void theyGoWithTheTerritoriesThatAreSelected()
    {
        m_table->selection.set(
            {{m_table->place("nw"), m_table->place("ne"), m_table->place("sw"), m_table->place("se")},
             {},
             {},
             {},
             {},
             {m_other}});
        const engine::MapPoint from = at(m_other);
        m_table->drag({280, 280}, {300, 260});
        QCOMPARE(m_table->stepsSinceBegin(), 1);
        QVERIFY(std::abs(at(m_other).x - from.x - 20) < 1 && std::abs(at(m_other).y - from.y + 20) < 1);
        const QRectF moved = boundsOf(m_table->document.model().drawing, m_table->record("nw").face);
        QVERIFY(std::abs(moved.left() - 120) < 1 && std::abs(moved.top() - 80) < 1);
    }

    void sceneryGoesWithThemToo()
    {
        std::string woods;
        QVERIFY(m_table->document.edit(QStringLiteral("Draw"), [&woods](MapEdit& edit) -> EditOutcome {
            woods = addScenery(edit, "wooded", false, {{320, 320}, {380, 320}, {380, 380}});
            return {};
        }));
        const auto first = [this] { return m_table->document.model().info.art->scenery.front().points.front(); };
        m_table->selection.set(
            {{m_table->place("nw"), m_table->place("ne"), m_table->place("sw"), m_table->place("se")},
             {},
             {},
             {},
             {},
             {},
             {},
             {woods}});
        m_table->drag({280, 280}, {300, 260});
        QVERIFY(std::abs(first().x - 340) < 1 && std::abs(first().y - 300) < 1);
        const QRectF moved = boundsOf(m_table->document.model().drawing, m_table->record("nw").face);
        m_table->drag({390, 330}, {380, 330}); // and they with it
        QVERIFY(std::abs(first().x - 330) < 1);
        QVERIFY(std::abs(boundsOf(m_table->document.model().drawing, m_table->record("nw").face).left() - moved.left() +
                         10) < 1);
        m_table->key(Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(std::abs(first().x - 320) < 1);
        QCOMPARE(m_table->stepsSinceBegin(), 4);
        QVERIFY(MapCommands::duplicate(m_table->selection));
        QCOMPARE(m_table->selection.items().scenery.size(), std::size_t(1));
        QCOMPARE(m_table->selection.items().places.size(), std::size_t(4));
    }

    void aSecondClickTakesSceneryOfAPlace()
    {
        QVERIFY(m_table->document.edit(QStringLiteral("Draw"), [](MapEdit& edit) -> EditOutcome {
            addScenery(edit, "desert", false, {{205, 105}, {290, 105}, {290, 190}, {205, 190}});
            return {};
        }));
        const QPointF at(270, 170);
        m_table->click(at);
        QCOMPARE(m_table->selection.items().places, std::vector<RecordId>{m_table->place("ne")});
        m_table->click(at);
        QCOMPARE(m_table->selection.items().scenery, std::vector<std::string>{"desert"});
        QVERIFY(m_table->selection.items().places.empty());
        m_table->click(at);
        QCOMPARE(m_table->selection.items().places, std::vector<RecordId>{m_table->place("ne")});
        m_table->click({270, 250}); // where nothing else lies a place stays selected
        m_table->click({270, 250});
        QCOMPARE(m_table->selection.items().places, std::vector<RecordId>{m_table->place("se")});
    }

    void keysMoveAndRemove()
    {
        m_table->click(bodyOf(m_house));
        const engine::MapPoint from = at(m_house);
        m_table->key(Qt::Key_Left);
        m_table->key(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(m_table->stepsSinceBegin(), 1);
        QVERIFY(std::abs(at(m_house).x - from.x + 1) < 1e-6 && std::abs(at(m_house).y - from.y - 10) < 1e-6);
        m_table->key(Qt::Key_Delete);
        QCOMPARE(m_table->stepsSinceBegin(), 2);
        QCOMPARE(stamps().size(), std::size_t(1));
        QVERIFY(m_table->selection.empty());
    }

    void copiesAreOfStampsToo()
    {
        m_table->click(bodyOf(m_house));
        const std::unique_ptr<QMimeData> copied(copySelected(m_table->selection));
        QVERIFY(canPaste(copied.get()));
        QVERIFY(MapCommands::paste(m_table->selection, *copied));
        QVERIFY(MapCommands::paste(m_table->selection, *copied)); // not on the first one
        QCOMPARE(m_table->stepsSinceBegin(), 2);
        QCOMPARE(stamps().size(), std::size_t(4));
        QCOMPARE(selected().size(), std::size_t(1));
        const StampRecord& last = (stamps().end() - 1)->record;
        QVERIFY(std::abs(last.at.x - at(m_house).x - 24) < 1e-6);
        QCOMPARE(last.height, stamps().at(m_house).height);
        QVERIFY(MapCommands::cut(m_table->selection));
        QCOMPARE(stamps().size(), std::size_t(3));
        QVERIFY(MapCommands::paste(m_table->selection, *copied, QPointF(20, 30)));
        const QRectF box = stampOutline((stamps().end() - 1)->record).boundingRect();
        QVERIFY(std::abs(box.left() - 20) < 0.1 && std::abs(box.top() - 30) < 0.1);
    }

    void pastedAtTheEdgeTheyStayOnTheSheet()
    {
        m_table->selection.set({{}, {}, {}, {}, {}, {m_house, m_other}});
        const std::unique_ptr<QMimeData> copied(copySelected(m_table->selection));
        QVERIFY(MapCommands::paste(m_table->selection, *copied, QPointF(398, 396)));
        QCOMPARE(selected().size(), std::size_t(2));
        for (const RecordId stamp : selected())
            QVERIFY(QRectF(-0.1, -0.1, 400.2, 400.2).contains(stampOutline(stamps().at(stamp)).boundingRect()));
    }

    void territoriesFindTheGapThatIsThere()
    {
        const QRectF box(205, 205, 95, 95); // two of these are no further than the edge
        const QRectF there = box.translated(toFreeSpot(m_table->document.model(), box));
        QVERIFY(QRectF(0, 0, 400, 400).contains(there));
        QVERIFY(!there.intersects(QRectF(100, 100, 200, 200)));
    }

    void theyAreCopiedWithPlaces()
    {
        m_table->selection.set({{m_table->place("nw")}, {}, {}, {}, {}, {m_other}});
        QVERIFY(MapCommands::duplicate(m_table->selection));
        QCOMPARE(m_table->stepsSinceBegin(), 1);
        QCOMPARE(m_table->selection.items().places.size(), std::size_t(1));
        QCOMPARE(selected().size(), std::size_t(1));
        // As far from its territory as the first is from the other.
        const PlanarMap& map = m_table->document.model().drawing;
        const FaceId copy = m_table->document.model().places().at(m_table->selection.items().places.front()).face;
        const QPointF shift = boundsOf(map, copy).topLeft() - boundsOf(map, m_table->record("nw").face).topLeft();
        const engine::MapPoint there = at(selected().front());
        QVERIFY(std::abs(there.x - at(m_other).x - shift.x()) < 0.1);
        QVERIFY(std::abs(there.y - at(m_other).y - shift.y()) < 0.1);
    }

    void bytesOfTheClipboardAreReadWithCare()
    {
        const MapModel fragment = fragmentOf(m_table->document.model(), {}, {m_house});
        const std::optional<MapModel> read = fragmentFromBytes(bytesOf(fragment));
        QVERIFY(read);
        QCOMPARE(read->stamps().size(), std::size_t(1));
        MapModel huge = fragment;
        MapEdit edit(huge);
        edit.modify<StampRecord>(huge.stamps().begin()->key, [](StampRecord& stamp) { stamp.height = 1e9; });
        edit.take();
        QVERIFY(!fragmentFromBytes(bytesOf(huge)));
        MapModel bare; // of a map that is not drawn
        MapEdit paste(bare);
        QCOMPARE(insertFragment(paste, fragment, {}).error().code, std::string("board-not-drawn"));
    }

    void theyAreMirroredWithPlaces()
    {
        m_table->selection.set(
            {{m_table->place("nw"), m_table->place("ne"), m_table->place("sw"), m_table->place("se")},
             {},
             {},
             {},
             {},
             {m_other}});
        QVERIFY(m_table->document.edit(QStringLiteral("Turn"), [this](MapEdit& edit) -> EditOutcome {
            edit.modify<StampRecord>(m_other, [](StampRecord& stamp) { stamp.turn = 30; });
            return {};
        }));
        QCOMPARE(MapCommands::mirror(m_table->selection, false).value(), Mirrored::InPlace);
        QCOMPARE(m_table->stepsSinceBegin(), 2);
        const StampRecord turnedOver = stamps().at(m_other);
        QCOMPARE(turnedOver.turn, -30.0);
        QVERIFY(turnedOver.mirrored);
        QVERIFY(std::abs(turnedOver.at.x - 250) < 0.02 && std::abs(turnedOver.at.y - 180) < 0.02);
        QVERIFY(MapCommands::mirror(m_table->selection, true));
        QCOMPARE(stamps().at(m_other).turn, -150.0);
        QVERIFY(!stamps().at(m_other).mirrored);
        QVERIFY(std::abs(stamps().at(m_other).at.y - 220) < 0.02);
    }

    void theirEdgeIsSeen()
    {
        const QImage plain = m_table->picture();
        m_table->click(bodyOf(m_house));
        m_table->keepPicture(QStringLiteral("stamp-selected"));
        QVERIFY(m_table->picture() != plain);
    }

private:
    static RecordId stand(MapEdit& edit, const char* id, const engine::MapPoint& at)
    {
        StampRecord record;
        record.id = id;
        record.stamp = "house";
        record.at = at;
        record.height = 40;
        return edit.add(std::move(record));
    }
    const Table<StampRecord>& stamps() const { return m_table->document.model().stamps(); }
    engine::MapPoint at(RecordId stamp) const { return stamps().at(stamp).at; }
    QPointF bodyOf(RecordId stamp) const { return {at(stamp).x, at(stamp).y - 14}; }
    const std::vector<RecordId>& selected() const { return m_table->selection.items().stamps; }

    SelectTool m_tool;
    std::unique_ptr<ToolTable> m_table;
    RecordId m_house{};
    RecordId m_other{};
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestStampSelect)
#include "tst_stampselect.moc"
