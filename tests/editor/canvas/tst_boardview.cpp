// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"
#include "editor/painting/boardkeys.h"
#include "tests/editor/canvas/narniaboard.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QImage>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <cstdlib>
#include <memory>
#include <set>

namespace marches::test {

using editor::BoardView;

/// The board on a screen: pointer, keys, screen reader, zoom and motion.
class TestBoardView : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_view = std::make_unique<BoardView>();
        m_view->resize(875, 656);
        m_view->setDrawing(m_board.drawing);
        m_view->setRules(m_board.rules);
        m_view->setWording(m_board.wording("en"));
        m_view->setPosition(m_board.midgame());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->activateWindow();
        m_view->setFocus();
    }
    void cleanup() { m_view.reset(); }

    void clickFindsEveryTerritory()
    {
        QSignalSpy spy(m_view.get(), &BoardView::placeActivated);
        for (int i = 0; i < m_board.drawing->board.territoryCount(); ++i) {
            const auto& place = m_board.drawing->places[static_cast<std::size_t>(i)];
            if (place.shape.isEmpty()) continue;
            QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, m_view->toWidget(place.centre).toPoint());
            QVERIFY(!spy.isEmpty());
            QCOMPARE(spy.takeLast().first().toInt(), i);
        }
    }

    void clickOutsideIsNoPlace()
    {
        QSignalSpy spy(m_view.get(), &BoardView::placeActivated);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, m_view->toWidget(QPointF(3, 3)).toPoint());
        QVERIFY(spy.isEmpty());
        QCOMPARE(m_view->currentPlace(), -1);
    }

    void hoverNamesThePlace()
    {
        QSignalSpy spy(m_view.get(), &BoardView::placeHovered);
        QTest::mouseMove(m_view.get(), m_view->toWidget(QPointF(691, 430)).toPoint());
        QTRY_VERIFY(!spy.isEmpty());
        QCOMPARE(spy.takeLast().first().toInt(), m_board.place("dancing-dawn"));
    }

    void tabWalksThroughLegalPlacesAndLeaves()
    {
        m_view->setMarks(m_board.question());
        std::set<int> seen;
        for (int i = 0; i < 3; ++i) {
            QTest::keyClick(m_view.get(), Qt::Key_Tab);
            seen.insert(m_view->currentPlace());
        }
        QCOMPARE(seen, (std::set<int>{m_board.place("dancing-dawn"), m_board.place("stone-table"),
                                      m_board.place("archenland")}));
        QTest::keyClick(m_view.get(), Qt::Key_Tab);
        QCOMPARE(m_view->currentPlace(), -1);
        QTest::keyClick(m_view.get(), Qt::Key_Backtab);
        QVERIFY(m_board.question().legal.test(m_view->currentPlace()));
    }

    void arrowsFollowTheBorders()
    {
        m_view->setCurrentPlace(m_board.place("beruna"));
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(m_view->currentPlace(), m_board.place("glasswater"));
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QCOMPARE(m_view->currentPlace(), m_board.place("beruna"));
    }

    void aRiverIsSpokenOf()
    {
        QSignalSpy spy(m_view.get(), &BoardView::spoken);
        m_view->setCurrentPlace(m_board.place("glasswater"));
        QTest::keyClick(m_view.get(), Qt::Key_Up); // Cair Paravel lies there, beyond the Great River
        QCOMPARE(m_view->currentPlace(), m_board.place("glasswater"));
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().first().toString(),
                 QStringLiteral("No way from Glasswater to Cair Paravel: Great River."));
    }

    void theSameArrowGoesRoundNearDirections()
    {
        const auto& model = m_view->scene().model();
        const std::pair<Qt::Key, QPointF> arrows[] = {
            {Qt::Key_Left, {-1, 0}}, {Qt::Key_Right, {1, 0}}, {Qt::Key_Up, {0, -1}}, {Qt::Key_Down, {0, 1}}};
        int checked = 0;
        for (const auto& [key, direction] : arrows) {
            for (int place = 0; place < m_board.drawing->board.territoryCount(); ++place) {
                const auto ways = editor::waysTowards(model, place, direction);
                if (ways.size() < 2 || !ways[1]->open()) continue;
                const auto other = [&](const engine::Connection* way) {
                    return way->from == place ? way->to : way->from;
                };
                // Only where the first way leads nowhere further does the same key mean another way.
                const bool closed = !ways[0]->open();
                if (!closed && !editor::waysTowards(model, other(ways[0]), direction).empty()) continue;
                ++checked;
                m_view->setCurrentPlace(-1);
                m_view->setCurrentPlace(place);
                QTest::keyClick(m_view.get(), key);
                QCOMPARE(m_view->currentPlace(), closed ? place : other(ways[0]));
                QTest::keyClick(m_view.get(), key);
                QCOMPARE(m_view->currentPlace(), other(ways[1]));
            }
        }
        QVERIFY(checked > 0);
    }

    void aTapChoosesAndALongPressAsks()
    {
        QPointingDevice* finger = QTest::createTouchDevice();
        QSignalSpy chosen(m_view.get(), &BoardView::placeActivated);
        QSignalSpy asked(m_view.get(), &BoardView::contextRequested);
        const int place = m_board.place("dancing-dawn");
        const QPoint point =
            m_view->toWidget(m_board.drawing->places[static_cast<std::size_t>(place)].centre).toPoint();
        QTest::touchEvent(m_view.get(), finger).press(0, point);
        QTest::touchEvent(m_view.get(), finger).release(0, point);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toInt(), place);
        QVERIFY(asked.isEmpty());
        QTest::touchEvent(m_view.get(), finger).press(0, point);
        QTRY_COMPARE(asked.count(), 1);
        QTest::touchEvent(m_view.get(), finger).release(0, point);
        QCOMPARE(asked.first().first().toInt(), place);
        QCOMPARE(chosen.count(), 1);
    }

    void twoFingersZoomAroundTheirMiddle()
    {
        QPointingDevice* fingers = QTest::createTouchDevice();
        QSignalSpy chosen(m_view.get(), &BoardView::placeActivated);
        const QPoint middle(400, 300);
        const QPoint reach(60, 0);
        const double before = m_view->zoom();
        const QPointF fixed = m_view->toBoard(middle);
        QTest::touchEvent(m_view.get(), fingers).press(0, middle - reach);
        QTest::touchEvent(m_view.get(), fingers).move(0, middle - reach).press(1, middle + reach);
        QTest::touchEvent(m_view.get(), fingers).move(0, middle - reach).move(1, middle + reach);
        QTest::touchEvent(m_view.get(), fingers).move(0, middle - 2 * reach).move(1, middle + 2 * reach);
        QTest::touchEvent(m_view.get(), fingers).release(0, middle - 2 * reach).release(1, middle + 2 * reach);
        QVERIFY2(std::abs(m_view->zoom() / before - 2) < 0.01, qPrintable(QString::number(m_view->zoom() / before)));
        QVERIFY(QLineF(m_view->toBoard(middle), fixed).length() < 3 / before);
        QVERIFY(chosen.isEmpty());
    }

    /// Every place can be reached with the four arrows from every other one, or by Tab.
    void everyPlaceIsReachedByKeys()
    {
        const auto order = editor::tabOrder(m_view->scene().model());
        std::set<int> seen;
        for (std::size_t i = 0; i < order.size(); ++i) {
            QTest::keyClick(m_view.get(), Qt::Key_Tab);
            seen.insert(m_view->currentPlace());
        }
        QCOMPARE(seen.size(), order.size());
        QVERIFY(seen.count(m_board.place("courtyard")) == 1);
    }

    void enterChooses()
    {
        QSignalSpy spy(m_view.get(), &BoardView::entered);
        m_view->setCurrentPlace(m_board.place("galma"));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().first().toInt(), m_board.place("galma"));
    }

    void spaceReads()
    {
        m_view->setMarks(m_board.question());
        QSignalSpy spy(m_view.get(), &BoardView::spoken);
        m_view->setCurrentPlace(m_board.place("dancing-dawn"));
        QTest::keyClick(m_view.get(), Qt::Key_Space);
        QCOMPARE(spy.count(), 1);
        const QString text = spy.first().first().toString();
        for (const char* part : {"Dancing Dawn.", "Held by witch", "General Otmin", "Red attacks with",
                                 "Can be chosen, 43 of 100.", "Beruna by bridge"})
            QVERIFY2(text.contains(QLatin1String(part)), qPrintable(text));
    }

    void typeAheadFindsNames_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("expected");
        QTest::newRow("beginning") << "en"
                                   << "/dan"
                                   << "dancing-dawn";
        QTest::newRow("second word") << "en"
                                     << "/wild"
                                     << "western-wild";
        QTest::newRow("accents are optional") << "fr"
                                              << "/terebin"
                                              << "terebinthia";
        QTest::newRow("after an article") << "fr"
                                          << "/aube"
                                          << "dancing-dawn";
    }
    void typeAheadFindsNames()
    {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        QFETCH(QString, expected);
        m_view->setWording(m_board.wording(language.toStdString()));
        QTest::keyClicks(m_view.get(), typed);
        QCOMPARE(m_view->currentPlace(), m_board.place(expected.toStdString()));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QSignalSpy spy(m_view.get(), &BoardView::amountTyped);
        QTest::keyClick(m_view.get(), Qt::Key_4); // typing is over
        QCOMPARE(spy.count(), 1);
    }

    void zoomKeepsThePointUnderThePointer()
    {
        const QPoint pointer(300, 200);
        const QPointF before = m_view->toBoard(pointer);
        const double zoom = m_view->zoom();
        QWheelEvent wheel(pointer, m_view->mapToGlobal(pointer), {}, {0, 360}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view.get(), &wheel);
        QVERIFY(m_view->zoom() > zoom * 1.4);
        QVERIFY((m_view->toBoard(pointer) - before).manhattanLength() < 3.0);
        QTest::keyClick(m_view.get(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(m_view->zoom(), zoom);
        QTest::keyClick(m_view.get(), Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(m_view->zoom(), 1.0);
    }

    void screenReaderHasAChildForEveryPlace()
    {
        m_view->setMarks(m_board.question());
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(m_view.get());
        QVERIFY(board != nullptr);
        int named = 0;
        for (int i = 0; i < board->childCount(); ++i) {
            QAccessibleInterface* place = board->child(i);
            QVERIFY(place != nullptr && place->isValid());
            QCOMPARE(place->parent(), board);
            QCOMPARE(board->indexOfChild(place), i);
            if (!place->text(QAccessible::Name).isEmpty()) ++named;
            QVERIFY(!place->rect().isEmpty());
        }
        QCOMPARE(named, board->childCount());
        QVERIFY(named >= 28); // 25 territories and the sites
        const QAccessibleInterface* dawn = childNamed(board, QStringLiteral("Dancing Dawn"));
        QVERIFY(dawn != nullptr);
        QCOMPARE(dawn->role(), QAccessible::Button);
        QVERIFY(dawn->text(QAccessible::Description).contains(QStringLiteral("43 of 100")));
        QCOMPARE(childNamed(board, QStringLiteral("Telmar"))->role(), QAccessible::Graphic);
    }

    void screenReaderPresses()
    {
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(m_view.get());
        QAccessibleInterface* galma = childNamed(board, QStringLiteral("Galma"));
        QVERIFY(galma != nullptr && galma->actionInterface() != nullptr);
        QSignalSpy spy(m_view.get(), &BoardView::placeActivated);
        galma->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(spy.count(), 1);
        QCOMPARE(spy.first().first().toInt(), m_board.place("galma"));
        QCOMPARE(board->focusChild(), galma);
    }

    void languageSwitchesAtOnce()
    {
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(m_view.get());
        m_view->setWording(m_board.wording("fr"));
        QVERIFY(childNamed(board, QStringLiteral("Aube dansante")) != nullptr);
        m_view->setWording(m_board.wording("en"));
        QVERIFY(childNamed(board, QStringLiteral("Dancing Dawn")) != nullptr);
    }

    void themeSwitchesAtOnce()
    {
        m_view->waitForArtwork();
        const QImage light = m_view->grab().toImage();
        m_view->setTheme(editor::Theme::Dark);
        const QImage dark = m_view->grab().toImage();
        const QPoint sea = m_view->toWidget(QPointF(1000, 230)).toPoint();
        QVERIFY(light.pixelColor(sea).lightness() > 150);
        QVERIFY(dark.pixelColor(sea).lightness() < 110);
        m_view->setTheme(editor::Theme::Light);
        QCOMPARE(m_view->grab().toImage(), light);
    }

    void motionEndsAtAKey()
    {
        PaperPosition moved(*m_board.rules);
        moved.held("beruna", "red", 1).held("glasswater", "red", 4, 1);
        PaperPosition start(*m_board.rules);
        start.held("beruna", "red", 3, 1).held("glasswater", "red", 2);
        const int glasswater = m_board.place("glasswater");
        const auto total = [this, glasswater] { return m_view->scene().model().contents(glasswater).total(); };
        m_view->setPosition(start.facts());
        m_view->setPosition(moved.facts(), BoardView::Change::Animated);
        QVERIFY(m_view->scene().isMoving());
        QCOMPARE(total(), 2); // still on their way
        QTest::keyClick(m_view.get(), Qt::Key_Shift);
        QVERIFY(!m_view->scene().isMoving());
        QCOMPARE(total(), 5);
        m_view->setPosition(start.facts());
        QVERIFY(!m_view->scene().isMoving()); // stepping never moves
        m_view->setMotion(editor::Motion::Off);
        m_view->setPosition(moved.facts(), BoardView::Change::Animated);
        QCOMPARE(total(), 5);
    }

    void refusalShowsAndGoes()
    {
        m_view->setMotion(editor::Motion::Short);
        m_view->refuse(m_board.place("telmar"));
        QCOMPARE(m_view->scene().model().refused, m_board.place("telmar"));
        QTRY_COMPARE(m_view->scene().model().refused, -1);
    }

    /// What is mended after changes and shifted when panning is what a new view paints.
    void mendedPictureIsThePictureOfANewView()
    {
        PaperPosition start(*m_board.rules);
        start.held("beruna", "red", 3, 1).held("glasswater", "red", 2);
        // Artwork comes when it is drawn.
        const auto bare = std::make_shared<editor::BoardDrawing>(*m_board.drawing);
        bare->artwork.clear();
        m_view->setDrawing(bare);
        m_view->setPosition(m_board.midgame());
        m_view->setZoom(1.4);
        static_cast<void>(m_view->grab());
        m_view->setMarks(m_board.question());
        m_view->setCurrentPlace(m_board.place("dancing-dawn"));
        static_cast<void>(m_view->grab());
        m_view->setPosition(start.facts());
        static_cast<void>(m_view->grab());
        m_view->setPosition(m_board.midgame(), BoardView::Change::Animated);
        static_cast<void>(m_view->grab());
        m_view->finishMotion();
        m_view->setCurrentPlace(-1);
        drag(Qt::MiddleButton, {400, 300}, {340, 345});
        static_cast<void>(m_view->grab());
        m_view->refuse(m_board.place("telmar"));
        QTRY_COMPARE(m_view->scene().model().refused, -1);
        const QImage mended = m_view->grab().toImage();
        BoardView fresh;
        fresh.resize(m_view->size());
        fresh.setDrawing(bare);
        fresh.setRules(m_board.rules);
        fresh.setWording(m_board.wording("en"));
        fresh.setPosition(m_board.midgame());
        fresh.setMarks(m_board.question());
        fresh.setZoom(m_view->zoom());
        fresh.centreOn(m_view->visibleArea().center());
        // The ends of a thin line that is cut by the edge of a part are rounded otherwise.
        constexpr int kLineEnds = 30;
        const int different = differentPixels(mended, fresh.grab().toImage());
        QVERIFY2(different >= 0 && different < kLineEnds, qPrintable(QString::number(different)));
    }

    void onlyWhatLooksDifferentIsPaintedAnew()
    {
        PaperPosition start(*m_board.rules);
        start.held("beruna", "red", 3, 1).held("glasswater", "red", 2).held("telmar", "red", 2);
        PaperPosition moved(*m_board.rules);
        moved.held("beruna", "red", 1).held("glasswater", "red", 4, 1).held("telmar", "red", 2);
        m_view->setPosition(start.facts());
        const editor::BoardScene& scene = m_view->scene();
        const QSignalSpy ground(&scene, &editor::BoardScene::groundChanged);
        const QSignalSpy pieces(&scene, &editor::BoardScene::piecesChanged);
        const QSignalSpy all(&scene, &editor::BoardScene::allChanged);
        m_view->setMarks(m_board.question());
        m_view->setCurrentPlace(m_board.place("galma"));
        QVERIFY(pieces.isEmpty());
        m_view->setPosition(moved.facts());
        QVERIFY(!pieces.isEmpty());
        const QRectF telmar = scene.model().layout.stacks[static_cast<std::size_t>(m_board.place("telmar"))].box;
        for (const QList<QVariant>& change : pieces) {
            const QRectF part = change.front().toRectF();
            QVERIFY(part.width() * part.height() < 0.1 * scene.boardRect().width() * scene.boardRect().height());
            QVERIFY(!part.intersects(telmar));
        }
        QVERIFY(ground.isEmpty() && all.isEmpty());
    }

    void theBoardStaysInSight()
    {
        m_view->setZoom(2);
        const QRectF board = m_view->scene().boardRect();
        drag(Qt::MiddleButton, {10, 10}, {860, 640});
        drag(Qt::MiddleButton, {10, 10}, {860, 640});
        QVERIFY(board.adjusted(-1, -1, 1, 1).contains(m_view->visibleArea()));
        m_view->fit();
        drag(Qt::MiddleButton, {10, 10}, {400, 300});
        QVERIFY(m_view->isFitted());
        QVERIFY(m_view->visibleArea().adjusted(-1, -1, 1, 1).contains(board));
    }

    void anEmptyViewIsHarmless()
    {
        BoardView empty;
        empty.resize(300, 200);
        empty.show();
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Left, Qt::Key_Return, Qt::Key_Space, Qt::Key_Slash, Qt::Key_A})
            QTest::keyClick(&empty, key);
        QTest::mouseClick(&empty, Qt::LeftButton, {}, QPoint(50, 50));
        empty.setPosition({});
        QCOMPARE(empty.currentPlace(), -1);
        QVERIFY(!empty.grab().isNull());
    }

private:
    void drag(Qt::MouseButton button, const QPoint& from, const QPoint& to)
    {
        QTest::mousePress(m_view.get(), button, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, m_view->mapToGlobal(to), Qt::NoButton, button, Qt::NoModifier);
        QCoreApplication::sendEvent(m_view.get(), &move);
        QTest::mouseRelease(m_view.get(), button, {}, to);
    }
    /// But for rounding; -1: of other sizes.
    static int differentPixels(const QImage& a, const QImage& b)
    {
        constexpr int kRounding = 3;
        int different = a.size() == b.size() ? 0 : -1;
        for (int y = 0; different >= 0 && y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x) {
                const QRgb p = a.pixel(x, y);
                const QRgb q = b.pixel(x, y);
                if (std::abs(qRed(p) - qRed(q)) > kRounding || std::abs(qGreen(p) - qGreen(q)) > kRounding ||
                    std::abs(qBlue(p) - qBlue(q)) > kRounding)
                    ++different;
            }
        return different;
    }
    static QAccessibleInterface* childNamed(QAccessibleInterface* board, const QString& name)
    {
        for (int i = 0; i < board->childCount(); ++i)
            if (board->child(i)->text(QAccessible::Name) == name) return board->child(i);
        return nullptr;
    }
    NarniaBoard m_board;
    std::unique_ptr<BoardView> m_view;
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestBoardView)
#include "tst_boardview.moc"
