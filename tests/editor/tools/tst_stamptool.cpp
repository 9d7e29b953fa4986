// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/madeboard.h"
#include "editor/document/boardart.h"
#include "editor/document/edittexts.h"
#include "editor/document/mapcommands.h"
#include "editor/document/stampedits.h"
#include "editor/tools/stampdrop.h"
#include "editor/tools/stampshape.h"
#include "editor/tools/stamptool.h"
#include "editor/tools/toolset.h"
#include "tests/editor/tools/tooltable.h"

#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <memory>
#include <set>

namespace marches::test {

using namespace editor;

/// Stamps with the mouse and the keys, and what the program drew taken in hand.
class TestStampTool : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_table = std::make_unique<ToolTable>();
        draw();
        m_before = m_table->state();
        m_start = stack().index();
        m_table->view.setTool(&m_tool);
    }
    void cleanup()
    {
        const QByteArray after = m_table->state();
        const int index = stack().index();
        while (stack().index() > m_start) stack().undo();
        QCOMPARE(m_table->state(), m_before);
        while (stack().index() < index) stack().redo();
        QCOMPARE(m_table->state(), after);
        m_tool.take({});
        m_table->view.setTool(nullptr);
        m_table.reset();
    }

    void keysOfToolsAreTheirOwn()
    {
        std::set<Qt::Key> keys;
        for (const auto& tool : makeTools()) QVERIFY2(keys.insert(tool->key()).second, qPrintable(tool->id()));
    }

    void aStampIsPutAgainAndAgain()
    {
        m_tool.take("house");
        m_table->click({150, 350});
        m_table->click({50, 50});
        QCOMPARE(stamps().size(), std::size_t(2));
        QCOMPARE(stack().index(), m_start + 2);
        const StampRecord& last = (stamps().end() - 1)->record;
        QVERIFY(std::abs(last.at.x - 50) < 1 && std::abs(last.at.y - 50) < 1);
        QCOMPARE(m_table->selection.items().stamps, std::vector<RecordId>{(stamps().end() - 1)->key});
        QCOMPARE(m_tool.inHand(), std::string("house"));
        const QSignalSpy told(&m_tool, &StampTool::inHandChanged);
        m_table->key(Qt::Key_Escape);
        QVERIFY(m_tool.inHand().empty());
        QCOMPARE(told.size(), 1);
    }

    void aDragPutsItWhereItEnds()
    {
        m_tool.take("house");
        m_table->drag({50, 50}, {80, 60});
        QCOMPARE(stack().index(), m_start + 1);
        QVERIFY(std::abs(only().at.x - 80) < 1 && std::abs(only().at.y - 60) < 1);
    }

    void aBoardThatIsNotDrawnTakesNone()
    {
        QVERIFY(m_table->document.edit(QStringLiteral("None"), [](MapEdit& edit) -> EditOutcome {
            removeArt(edit);
            return {};
        }));
        m_tool.take("house");
        m_table->click({50, 50});
        QVERIFY(stamps().empty());
        QVERIFY(hasRefusalText("board-not-drawn"));
        QCOMPARE(m_table->view.refusal(), refusalText({"board-not-drawn", {}}));
        m_table->document.undoStack().undo();
    }

    void oneIsSelectedAndMoved()
    {
        put({50, 60});
        m_table->key(Qt::Key_Escape); // nothing is selected
        m_table->key(Qt::Key_Escape);
        const int steps = stack().index();
        m_table->drag(QPointF(50, 60 - only().height / 2), QPointF(70, 80 - only().height / 2));
        QCOMPARE(stack().index(), steps + 1);
        QVERIFY(std::abs(only().at.x - 70) < 1 && std::abs(only().at.y - 80) < 1);
        m_table->press(QPointF(70, 80 - only().height / 2));
        m_table->move({120, 120});
        m_table->move({150, 150});
        m_table->key(Qt::Key_Escape); // back to where it was
        m_table->release({150, 150});
        QVERIFY(std::abs(only().at.x - 70) < 1);
    }

    void severalAreMovedTogether()
    {
        put({50, 60});
        put({350, 60});
        m_table->key(Qt::Key_Escape);
        m_table->key(Qt::Key_Escape);
        m_table->click({50, 55});
        m_table->click({350, 55}, Qt::ShiftModifier);
        QCOMPARE(m_table->selection.items().stamps.size(), std::size_t(2));
        m_table->drag({350, 55}, {350, 355});
        for (const auto& row : stamps()) QVERIFY(std::abs(row.record.at.y - 360) < 1.5);
        m_table->click({350, 355}, Qt::ShiftModifier);
        QCOMPARE(m_table->selection.items().stamps.size(), std::size_t(1));
    }

    void handlesScaleAndTurn()
    {
        put({200, 380});
        m_table->key(Qt::Key_Escape);
        const double height = only().height;
        m_table->drag(heightHandle(only()), QPointF(200, 380 - 2 * height));
        QVERIFY(std::abs(only().height - 2 * height) < 1);
        m_table->drag(turnHandle(only(), pixel()), QPointF(380, 380));
        QVERIFY(std::abs(only().turn - 90) < 2);
        m_table->drag(turnHandle(only(), pixel()), QPointF(220, 320), Qt::ShiftModifier);
        QCOMPARE(only().turn, 15.0);
        QCOMPARE(stack().index(), m_start + 4);
    }

    void keysMoveScaleTurnAndRemove()
    {
        put({200, 380});
        m_table->key(Qt::Key_Escape); // the hand is empty, the stamp selected
        const StampRecord before = only();
        const int steps = stack().index();
        m_table->key(Qt::Key_Left);
        m_table->key(Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(std::abs(only().at.x - before.at.x + 11) < 1e-6);
        QCOMPARE(stack().index(), steps + 1);
        m_table->key(Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(only().height > before.height);
        m_table->key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(only().turn, 5.0);
        m_table->key(Qt::Key_Delete);
        QVERIFY(stamps().empty());
    }

    void theCrossPutsStamps()
    {
        m_tool.take("house");
        m_table->key(Qt::Key_Right); // it appears
        QVERIFY(m_table->view.keyCursor().has_value());
        m_table->key(Qt::Key_Return);
        QCOMPARE(stamps().size(), std::size_t(1));
        QVERIFY(std::abs(only().at.x - m_table->view.keyCursor()->x()) < 1);
        m_table->key(Qt::Key_Down);
        m_table->key(Qt::Key_Return);
        QCOMPARE(stamps().size(), std::size_t(2));
    }

    void whatTheProgramDrewIsTakenInHand()
    {
        const MadeItem tree = aTree();
        m_table->click(tree.box.center());
        QVERIFY(m_tool.hasMade());
        QVERIFY(stamps().empty());
        m_table->key(Qt::Key_Return);
        QCOMPARE(stamps().size(), std::size_t(1));
        QVERIFY(!m_tool.hasMade());
        QVERIFY(!isMade(only().id));
        QCOMPARE(m_table->selection.items().stamps.size(), std::size_t(1));
        QVERIFY(MapCommands::canDrawAnew(m_table->selection));
        stack().undo();
        QVERIFY(stamps().empty());
        QVERIFY(isMade(tree.id) || findMade(tree.foot));
        stack().redo();
        m_table->selection.selectStamps({stamps().begin()->key});
        QVERIFY(MapCommands::drawAnew(m_table->selection));
        QVERIFY(stamps().empty());
        QVERIFY(findMade(tree.foot));
    }

    void aDragTakesInHandAndMovesInOneStep()
    {
        const MadeItem tree = aTree();
        m_table->drag(tree.box.center(), tree.box.center() + QPointF(150, 150));
        QCOMPARE(stack().index(), m_start + 1);
        QVERIFY(std::abs(only().at.x - tree.foot.x() - 150) < 1.5);
        QVERIFY(!findMade(tree.foot));
    }

    void whatTheProgramDrewIsKeptAway()
    {
        const MadeItem tree = aTree();
        m_table->click(tree.box.center());
        m_table->key(Qt::Key_Delete);
        QVERIFY(stamps().empty());
        QVERIFY(!findMade(tree.foot));
        QCOMPARE(m_table->document.model().info.art->without.size(), std::size_t(1));
    }

    void aStampIsDroppedOnTheMap()
    {
        StampDrop* drops = new StampDrop(m_table->view);
        const QSignalSpy told(drops, &StampDrop::dropped);
        QMimeData data;
        data.setData(QLatin1String(kStampMime), "house");
        drop(data, {60, 70});
        QCOMPARE(told.size(), 1);
        QVERIFY(std::abs(only().at.x - 60) < 1 && std::abs(only().at.y - 70) < 1);
        QMimeData other;
        other.setText(QStringLiteral("house"));
        drop(other, {80, 70});
        QCOMPARE(stamps().size(), std::size_t(1));
    }

    void itIsThereToSee()
    {
        put({150, 350});
        m_table->keepPicture(QStringLiteral("stamp-tool"));
        QVERIFY(!m_tool.hint().isEmpty());
    }

private:
    QUndoStack& stack() const { return m_table->document.undoStack(); }
    const Table<StampRecord>& stamps() const { return m_table->document.model().stamps(); }
    const StampRecord& only() const
    {
        if (stamps().size() != 1) qFatal("not one stamp");
        return stamps().begin()->record;
    }
    double pixel() const { return 1 / m_table->view.zoom(); }
    void draw()
    {
        QVERIFY(m_table->document.edit(QStringLiteral("Art"), [](MapEdit& edit) -> EditOutcome {
            changeArt(edit, [](engine::MapArt& art) { art.woods = 2; });
            edit.modifyPlace(edit.model().place("nw")->key, [](PlaceRecord& place) { place.terrain = "wooded"; });
            return {};
        }));
    }
    void put(const QPointF& at)
    {
        m_tool.take("house");
        m_table->click(at);
    }
    /// One that nothing is drawn over.
    MadeItem aTree() const
    {
        const MadeBoard* board = m_table->view.scene().made();
        if (board == nullptr) qFatal("nothing is drawn");
        for (const MadeBoard::Group& group : board->groups())
            for (const MadeItem* item : group.items)
                if (group.band == MadeBand::Glyphs && !item->id.empty() && board->glyphAt(item->box.center()) == item)
                    return *item;
        qFatal("no tree");
    }
    bool isMade(const std::string& id) const
    {
        bool found = false;
        m_table->view.scene().made()->visit(QRectF(0, 0, 400, 400), MadeBand::Waves, MadeBand::Glyphs,
                                            [&](const MadeItem& item) { found = found || item.id == id; });
        return found;
    }
    bool findMade(const QPointF& foot) const
    {
        bool found = false;
        m_table->view.scene().made()->visit(
            QRectF(0, 0, 400, 400), MadeBand::Glyphs, MadeBand::Glyphs,
            [&](const MadeItem& item) { found = found || (!item.id.empty() && item.foot == foot); });
        return found;
    }
    void drop(const QMimeData& data, const QPointF& at)
    {
        const QPointF there = m_table->view.toWidget(at);
        QDragEnterEvent enter(there.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&m_table->view, &enter);
        if (!enter.isAccepted()) return;
        QDropEvent event(there, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&m_table->view, &event);
    }

    StampTool m_tool;
    std::unique_ptr<ToolTable> m_table;
    QByteArray m_before;
    int m_start = 0;
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestStampTool)
#include "tst_stamptool.moc"
