// SPDX-License-Identifier: GPL-3.0-or-later
// Orders at the same time, as a person gives them: dragged, clicked, typed and pasted, sealed, and read about
// afterwards.
#include <algorithm>
#include <functional>
#include <optional>

#include <QAbstractItemView>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>
#include <QToolButton>
#include <QtTest>

#include "app/desktop/play/logmodel.h"
#include "app/desktop/play/orderentry.h"
#include "app/desktop/play/orderspanel.h"
#include "app/desktop/play/positiondraft.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/recap.h"
#include "app/desktop/play/rulechip.h"
#include "app/desktop/play/seatstatus.h"
#include "app/desktop/play/whypanel.h"
#include "app/desktop/widgets/rulepopup.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;

class TestOrders : public QObject {
    Q_OBJECT

    std::unique_ptr<PlayTable> m_table;

    OrdersPanel& orders() { return *m_table->page().findChild<OrdersPanel*>(); }
    QListView& list() { return *orders().findChild<QListView*>(QStringLiteral("orders")); }
    int place(const char* id) { return *m_table->runner().rules().vocabulary().find(engine::Space::Place, id); }
    void click(const char* id, Qt::KeyboardModifiers modifiers = {})
    {
        const QPoint point = m_table->pointOf(place(id));
        QVERIFY2(!point.isNull(), id);
        QTest::mouseClick(&m_table->page().board(), Qt::LeftButton, modifiers, point);
        m_table->settle();
    }
    void drag(const char* from, const char* to, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget* board = &m_table->page().board();
        const QPoint a = m_table->pointOf(place(from));
        const QPoint b = m_table->pointOf(place(to));
        QTest::mousePress(board, Qt::LeftButton, modifiers, a);
        QTest::mouseMove(board, (a + b) / 2);
        QTest::mouseMove(board, b);
        QTest::mouseRelease(board, Qt::LeftButton, modifiers, b);
        m_table->settle();
    }
    QStringList rows()
    {
        QStringList texts;
        for (int row = 0; row < orders().model().rowCount(); ++row) texts << orders().model().item(row)->text();
        return texts;
    }
    void type(const QString& text)
    {
        QLineEdit& field = orders().entry().field();
        field.setFocus();
        field.clear();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
        m_table->settle();
    }
    std::vector<editor::BoardArrow> arrows() { return m_table->page().board().scene().model().arrows(); }

    /// A year's first orders sealed, so that there is something to explain.
    void resolve(std::initializer_list<const char*> written)
    {
        for (const char* order : written) type(QString::fromLatin1(order));
        seal();
    }
    /// Pressed, and once more where pieces have no order.
    void seal()
    {
        auto* button = orders().findChild<QPushButton*>(QStringLiteral("seal"));
        sealBy([&] { QTest::mouseClick(button, Qt::LeftButton); });
    }
    void sealByKey()
    {
        sealBy([&] { m_table->key(Qt::Key_Return, Qt::ControlModifier); });
    }
    void sealBy(const std::function<void()>& press)
    {
        const int here = m_table->runner().game().here();
        press();
        if (m_table->runner().game().here() == here) {
            QTest::qWait(OrdersPanel::kTimeToRead + 50);
            press();
        }
        m_table->settle();
    }
    /// Austria may build one piece, in Vienna.
    void goToWinter()
    {
        const engine::Rules& rules = m_table->runner().rules();
        engine::Facts facts;
        rules.describe(m_table->runner().game().state(), facts);
        PositionDraft draft(rules, facts, facts, std::nullopt);
        QVERIFY(draft.put({Brush::Kind::Owner, 0, -1}, place("serbia")));
        QVERIFY(draft.take({Brush::Kind::Unit, 0, 0}, place("vienna")));
        QVERIFY(draft.setPhase(*rules.vocabulary().find(engine::Space::Phase, "winter")));
        QVERIFY(!m_table->runner().editPosition(draft.facts()));
        m_table->settle();
        QCOMPARE(orders().withoutOrder(), 0);
    }

    void liftCurtain()
    {
        m_table->settle();
        QCOMPARE(m_table->runner().waiting(), GameRunner::Waiting::HandoverScreen);
        m_table->runner().liftCurtain();
        m_table->settle();
    }
    WhyPanel& why() { return *m_table->page().findChild<WhyPanel*>(); }
    QToolButton& button(const char* name) { return *why().findChild<QToolButton*>(QLatin1String(name)); }

private slots:
    void initTestCase() { prepareApplication(); }
    void init()
    {
        m_table = std::make_unique<PlayTable>(std::vector<int>{0}, 7, std::vector<engine::OptionSetting>{}, 7,
                                              "diplomacy-europe/standard", "random");
        m_table->settle();
        QCOMPARE(m_table->runner().waiting(), GameRunner::Waiting::Answer);
        QCOMPARE(m_table->runner().askedSeat(), 0);
    }
    void cleanup() { m_table.reset(); }

    void aRowForEachPieceWaits()
    {
        QVERIFY(orders().isVisible());
        QVERIFY(!m_table->page().findChild<QDockWidget*>(QStringLiteral("battle"))->isVisible());
        QCOMPARE(rows(), (QStringList{QStringLiteral("A Bud: no order yet"), QStringLiteral("F Tri: no order yet"),
                                      QStringLiteral("A Vie: no order yet")}));
        QVERIFY(arrows().empty());
    }

    void piecesAreMetWhereTheyAreDrawn()
    {
        // Some reach out of a place that is too small for them, over the sea.
        const editor::BoardModel& model = m_table->page().board().scene().model();
        int beside = 0;
        for (int place = 0; place < model.placeCount(); ++place) {
            if (model.contents(place).stack.empty()) continue;
            const QRectF box = model.layout.stacks[static_cast<std::size_t>(place)].box;
            for (const double x : {0.1, 0.5, 0.9}) {
                const QPointF point(box.left() + x * box.width(), box.center().y());
                QCOMPARE(model.placeAt(point), place);
                QCOMPARE(m_table->page().board().placeAtPoint(m_table->page().board().toWidget(point)), place);
                if (model.drawing->placeAt(point) != place) ++beside;
            }
        }
        QVERIFY(beside > 0);
    }

    void draggedClickedAndHeld()
    {
        drag("budapest", "serbia");
        QVERIFY(rows().contains(QStringLiteral("A Bud - Ser")));
        click("vienna");
        click("galicia"); // the second place tells what is meant
        QVERIFY(rows().contains(QStringLiteral("A Vie - Gal")));
        click("trieste");
        click("trieste"); // stays
        QVERIFY2(rows().contains(QStringLiteral("F Tri H")), qPrintable(rows().join(QLatin1Char('|'))));
        QCOMPARE(arrows().size(), std::size_t(2));
        QCOMPARE(arrows().front().from, place("budapest"));
        QCOMPARE(arrows().front().to, place("serbia"));
        // Another order for the same piece takes the place of the first.
        drag("budapest", "rumania");
        QVERIFY(rows().contains(QStringLiteral("A Bud - Rum")));
        QCOMPARE(rows().size(), 3);
    }

    void aPlaceOutOfReachIsRefusedForWhatWasMeant()
    {
        drag("budapest", "moscow");
        QCOMPARE(m_table->page().questionBar().findChild<QLabel*>(QStringLiteral("hint"))->text(),
                 QStringLiteral("From Budapest no army goes to Moscow."));
        click("serbia"); // the piece is still chosen
        QVERIFY(rows().contains(QStringLiteral("A Bud - Ser")));
    }

    void supportsByKeyAndByModifier()
    {
        drag("budapest", "galicia");
        click("vienna");
        m_table->key(Qt::Key_S);
        click("budapest");
        click("galicia");
        QVERIFY2(rows().contains(QStringLiteral("A Vie S A Bud - Gal")), qPrintable(rows().join(QLatin1Char('|'))));
        click("vienna", Qt::ShiftModifier);
        click("budapest");
        click("budapest"); // once more: where it stands
        QVERIFY2(rows().contains(QStringLiteral("A Vie S A Bud")), qPrintable(rows().join(QLatin1Char('|'))));
        const std::vector<editor::BoardArrow> all = arrows();
        QVERIFY(std::ranges::any_of(all, [&](const editor::BoardArrow& arrow) {
            return arrow.kind == editor::BoardArrow::Kind::Support && arrow.from == place("vienna") && arrow.over == -1;
        }));
    }

    void typedOrdersAreTakenOrExplained()
    {
        type(QStringLiteral("f tri - alb"));
        QVERIFY(rows().contains(QStringLiteral("F Tri - Alb")));
        QVERIFY(orders().entry().field().text().isEmpty());
        // Not understood: it stays, with a sentence.
        type(QStringLiteral("A Vie - Galzia"));
        QCOMPARE(orders().entry().field().text(), QStringLiteral("A Vie - Galzia"));
        QVERIFY2(orders().entry().errorText().contains(QStringLiteral("Galicia")),
                 qPrintable(orders().entry().errorText()));
        QVERIFY2(orders().entry().errorText().front().isLetter(),
                 qPrintable(orders().entry().errorText())); // no line, no column
        // Understood and refused: with the rule.
        type(QStringLiteral("A Vie - Ser"));
        QVERIFY2(orders().entry().errorText().contains(QStringLiteral("DIP-")),
                 qPrintable(orders().entry().errorText()));
        // Somebody else's piece.
        type(QStringLiteral("A Par - Bur"));
        QVERIFY(!orders().entry().errorText().isEmpty());
        QVERIFY(rows().contains(QStringLiteral("A Vie: no order yet")));
    }

    void anErrorGoesWithItsMoment()
    {
        type(QStringLiteral("A Vie - Galzia"));
        QVERIFY(!orders().entry().errorText().isEmpty());
        seal();
        QVERIFY2(orders().entry().errorText().isEmpty(), qPrintable(orders().entry().errorText()));
    }

    void aPlaceIsHeldByItsPower()
    {
        m_table->page().board().setCurrentPlace(place("ankara"));
        const QString said = m_table->window().spokenLine();
        QVERIFY2(said.contains(QStringLiteral("Turkey")) && !said.contains(QStringLiteral("Yellow")), qPrintable(said));
    }

    void enterGivesWhatIsTypedAndNotACompletion()
    {
        QLineEdit& field = orders().entry().field();
        field.setFocus();
        QTest::keyClicks(&field, QStringLiteral("A Vie - Tri"));
        QAbstractItemView* list = field.completer()->popup();
        QTRY_VERIFY(list->isVisible());
        QTest::keyClick(list, Qt::Key_Return);
        m_table->settle();
        QVERIFY(rows().contains(QStringLiteral("A Vie - Tri")));
        QVERIFY(!list->isVisible());
        QVERIFY2(field.text().isEmpty(), qPrintable(field.text()));
    }

    void aPastedSheetGivesAllItsOrders()
    {
        QGuiApplication::clipboard()->setText(QStringLiteral("A Bud - Ser\nF Tri - Alb\nA Vie - Nowhere\n"));
        QLineEdit& field = orders().entry().field();
        field.setFocus();
        QTest::keySequence(&field, QKeySequence::Paste);
        m_table->settle();
        QVERIFY(rows().contains(QStringLiteral("A Bud - Ser")));
        QVERIFY(rows().contains(QStringLiteral("F Tri - Alb")));
        QCOMPARE(field.text(), QStringLiteral("A Vie - Nowhere"));
        QVERIFY2(orders().entry().errorText().startsWith(QStringLiteral("Line 3: ")),
                 qPrintable(orders().entry().errorText()));
    }

    // Of different orders for one unit in a sheet none counts; typed one after the other, the later one does.
    void ordersOfAPastedSheetStandBesideEachOther()
    {
        QGuiApplication::clipboard()->setText(QStringLiteral("A Bud - Ser\nA Bud - Gal\nF Tri - Alb\n"));
        QLineEdit& field = orders().entry().field();
        field.setFocus();
        QTest::keySequence(&field, QKeySequence::Paste);
        m_table->settle();
        QVERIFY(rows().contains(QStringLiteral("F Tri - Alb")));
        QVERIFY(!rows().contains(QStringLiteral("A Bud - Ser")));
        QVERIFY(!rows().contains(QStringLiteral("A Bud - Gal")));
        QVERIFY(orders().entry().errorText().contains(QStringLiteral("DIP-30")));
    }

    void whatOnePersonTypesIsNotLeftForTheNext()
    {
        m_table.reset();
        m_table = std::make_unique<PlayTable>(std::vector<int>{0, 1}, 7, std::vector<engine::OptionSetting>{}, 7,
                                              "diplomacy-europe/standard", "random");
        liftCurtain();
        const int width = m_table->page().board().width();
        QCOMPARE(m_table->runner().askedSeat(), 0);
        type(QStringLiteral("A Vie - Galzia"));
        QVERIFY(orders().entry().field().isEnabled());
        QCOMPARE(orders().entry().field().text(), QStringLiteral("A Vie - Galzia"));
        seal();
        liftCurtain();
        QCOMPARE(m_table->runner().askedSeat(), 1);
        QVERIFY(orders().entry().field().text().isEmpty());
        QVERIFY(orders().entry().errorText().isEmpty());
        QCOMPARE(m_table->page().board().width(), width); // the board has its room again
    }

    void everyLineHasItsHeight()
    {
        resolve({"A Bud - Ser", "A Vie - Gal", "F Tri - Alb"});
        const auto click = [this](const char* list) {
            QTest::mouseClick(orders().findChild<QToolButton*>(QLatin1String(list)), Qt::LeftButton);
            m_table->settle();
        };
        for (int width = 230; width <= 330; width += 10) {
            orders().setFixedWidth(width);
            click("to-give");
            click("results");
            QVERIFY(orders().model().rowCount() > 10); // of all powers: the list scrolls, and is narrower for it
            for (int row = 0; row < orders().model().rowCount(); ++row) {
                const QModelIndex index = orders().model().index(row, 0);
                QVERIFY2(list().visualRect(index).height() >= list().sizeHintForIndex(index).height(),
                         qPrintable(QStringLiteral("%1 wide: %2").arg(width).arg(rows().at(row))));
            }
        }
    }

    void anOrderIsTakenBack()
    {
        drag("budapest", "serbia");
        list().setFocus();
        list().setCurrentIndex(
            orders().model().index(static_cast<int>(rows().indexOf(QStringLiteral("A Bud - Ser"))), 0));
        QTest::keyClick(&list(), Qt::Key_Delete);
        m_table->settle();
        QVERIFY2(rows().contains(QStringLiteral("A Bud H")), qPrintable(rows().join(QLatin1Char('|'))));
        QVERIFY(arrows().empty());
    }

    void whatBecameOfThemIsToldWithItsRule()
    {
        type(QStringLiteral("A Bud - Ser"));
        type(QStringLiteral("A Vie H"));
        const int before = m_table->runner().game().here();
        QVERIFY(orders().findChild<QPushButton*>(QStringLiteral("seal"))->isEnabled());
        seal();
        QVERIFY(m_table->runner().game().here() > before);
        // Each order but to hold is told of, with the rule that decided.
        QVERIFY2(rows().size() >= 10, qPrintable(rows().join(QLatin1Char('|'))));
        for (int row = 0; row < orders().model().rowCount(); ++row)
            QVERIFY2(orders().model().item(row)->data(LogModel::RuleRole).toString().startsWith(QStringLiteral("DIP-")),
                     qPrintable(rows().at(row)));
        QVERIFY2(std::ranges::any_of(
                     rows(), [](const QString& row) { return row.startsWith(QStringLiteral("A Bud - Ser\n")); }),
                 qPrintable(rows().join(QLatin1Char('|'))));
        QVERIFY(std::ranges::any_of(arrows(), [&](const editor::BoardArrow& arrow) {
            return arrow.from == place("budapest") && arrow.to == place("serbia");
        }));
        QVERIFY(orders().report().contains(QStringLiteral("Person 1: ")));
        // The first new order clears the board of the old ones.
        QCOMPARE(m_table->runner().askedSeat(), 0);
        type(QStringLiteral("A Vie - Tyr"));
        QVERIFY(rows().contains(QStringLiteral("A Vie - Tyr")));
        QCOMPARE(arrows().size(), std::size_t(1));
    }

    void theReasonsAreThere()
    {
        QVERIFY(why().text().isEmpty());
        QVERIFY(!button("whyNext").isEnabled());
        resolve({"A Bud - Gal", "A Vie S A Bud - Gal", "F Tri H"});
        QVERIFY(button("whyNext").isEnabled());
        // By the list.
        const int at = [&] {
            const QStringList all = rows();
            for (int i = 0; i < all.size(); ++i)
                if (all[i].startsWith(QStringLiteral("A Bud - Gal"))) return i;
            return -1;
        }();
        QVERIFY(at >= 0);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualRect(orders().model().index(at, 0)).center());
        QVERIFY2(why().text().contains(QStringLiteral("Galicia")), qPrintable(why().text()));
        QVERIFY2(why().text().contains(QStringLiteral("Support from army Vienna: +1 DIP-08")),
                 qPrintable(why().text()));
        QVERIFY2(why().text().contains(QStringLiteral(": 2\n")), qPrintable(why().text()));
        // Its arrow is lit, the others are not.
        const auto lit = [&] {
            int count = 0;
            for (const editor::BoardArrow& arrow : arrows()) count += arrow.faded ? 0 : 1;
            return count;
        };
        QCOMPARE(lit(), 1);
        // The chip opens the rule.
        const QList<RuleChip*> chips = why().findChildren<RuleChip*>();
        const auto chip =
            std::ranges::find_if(chips, [](RuleChip* one) { return one->text() == QStringLiteral("DIP-08"); });
        QVERIFY(chip != chips.end());
        QTest::mouseClick(*chip, Qt::LeftButton);
        QTRY_VERIFY(m_table->window().findChild<RulePopup*>() != nullptr);
        QTest::keyClick(m_table->window().findChild<RulePopup*>(), Qt::Key_Escape);
    }

    void stepByStepByHand()
    {
        resolve({"A Bud - Ser", "A Vie - Tri", "F Tri - Alb"});
        QTest::mouseClick(&button("whyNext"), Qt::LeftButton);
        QCOMPARE(orders().position().first, 0);
        const QString first = why().text();
        QTest::mouseClick(&button("whyNext"), Qt::LeftButton);
        QCOMPARE(orders().position().first, 1);
        QVERIFY(why().text() != first);
        QTest::mouseClick(&button("whyBack"), Qt::LeftButton);
        QCOMPARE(why().text(), first);
        // Arrow keys in the list go the same way.
        list().setFocus();
        QTest::keyClick(&list(), Qt::Key_Down);
        QCOMPARE(orders().position().first, 1);
    }

    void anArrowIsChosenOnTheBoard()
    {
        resolve({"A Bud - Ser"});
        QVERIFY(orders().chosen() == nullptr);
        // Along the arrow, away from the pieces.
        const QPoint from = m_table->pointOf(place("budapest"));
        const QPoint to = m_table->pointOf(place("serbia"));
        editor::BoardView& board = m_table->page().board();
        for (int share = 30; share < 80 && orders().chosen() == nullptr; share += 2)
            for (int off = -40; off <= 40 && orders().chosen() == nullptr; off += 4) {
                const QPoint point = from + (to - from) * share / 100 + QPoint(off, 0);
                if (board.arrowAtPoint(point) >= 0) QTest::mouseClick(&board, Qt::LeftButton, {}, point);
            }
        QVERIFY(orders().chosen() != nullptr);
        QVERIFY(!why().text().isEmpty());
    }

    /// Arrows that come to a piece lie over it, and a click there still means the piece.
    void aClickOnAPieceBelowAnArrowMeansThePiece()
    {
        resolve({"A Bud - Ser", "A Vie S A Bud - Ser"});
        editor::BoardView& board = m_table->page().board();
        const editor::BoardModel& model = board.scene().model();
        const QPointF shift = board.placeRect(0).topLeft() - model.place(0).box.topLeft() * board.zoom();
        int below = 0;
        for (const editor::BoardArrow& arrow : arrows())
            for (const int end : {arrow.from, arrow.to}) {
                constexpr double kEdge = 2; // pixels, of rounding
                const QRectF box = model.layout.stacks[static_cast<std::size_t>(end)].box;
                for (double x = box.left() * board.zoom() + kEdge; x < box.right() * board.zoom() - kEdge; x += 2)
                    for (double y = box.top() * board.zoom() + kEdge; y < box.bottom() * board.zoom() - kEdge; y += 2) {
                        const QPointF point = QPointF(x, y) + shift;
                        QCOMPARE(board.placeAtPoint(point), end);
                        QCOMPARE(board.arrowAtPoint(point), -1);
                        ++below;
                    }
            }
        QVERIFY(below > 0);
    }

    void stepByStepByItself()
    {
        m_table->preferences().setMotion(Motion::Off);
        resolve({"A Bud - Ser", "A Vie - Gal"});
        const auto standsIn = [&](const char* id) {
            const auto& places = m_table->page().board().scene().model().position.places;
            return !places[static_cast<std::size_t>(place(id))].stack.empty();
        };
        QVERIFY(standsIn("serbia"));
        QTest::mouseClick(&button("whyRun"), Qt::LeftButton);
        QCOMPARE(orders().position().first, 0);
        QVERIFY(!standsIn("serbia")); // the position before
        QVERIFY(standsIn("budapest"));
        const std::size_t begun = arrows().size();
        QTRY_VERIFY_WITH_TIMEOUT(orders().position().first == 1, 5000);
        QVERIFY(arrows().size() >= begun);
        QTest::mouseClick(&button("whyRun"), Qt::LeftButton); // stopped: all is shown again
        QVERIFY(standsIn("serbia"));
        QVERIFY(arrows().size() > begun);
    }

    void sealedByKey()
    {
        drag("budapest", "serbia");
        const int before = m_table->runner().game().here();
        sealByKey();
        QVERIFY(m_table->runner().game().here() > before);
    }

    /// What came of orders belongs to the news also for the one whose sealing was the last that was waited for, and a
    /// fleet at sea is a piece as well.
    void theNewsIsWhatCameOfTheOrders()
    {
        const engine::Rules& rules = m_table->runner().rules();
        for (int season = 0; season < 3; ++season) {
            sealByKey();
            if (m_table->runner().waiting() != GameRunner::Waiting::Answer) break;
            const GameRunner& runner = m_table->runner();
            const Stretch news = newsFor(runner.game(), runner.turns(), runner.viewer());
            const Recap recap = recapOf(runner.game(), runner.turns(), runner.viewer(), news);
            QVERIFY(!recap.empty());
        }
        const std::vector<Holding> holdings = holdingsIn(rules, m_table->runner().facts());
        int pieces = 0;
        for (const Holding& holding : holdings) pieces += holding.pieces;
        int units = 0;
        for (const engine::Fact& fact : m_table->runner().facts())
            if (rules.fields()[fact.field].role == engine::Role::Stack) units += fact.value;
        QCOMPARE(pieces, units);
    }

    /// S stops, passes and seals; pressed again after the warning it seals, as the button does.
    void theKeyThatEndsSealsToo()
    {
        type(QStringLiteral("A Bud - Ser"));
        const int before = m_table->runner().game().here();
        m_table->key(Qt::Key_S);
        QCOMPARE(m_table->runner().game().here(), before);
        QTest::qWait(OrdersPanel::kTimeToRead + 50);
        m_table->key(Qt::Key_S);
        QVERIFY(m_table->runner().game().here() > before);
    }

    /// Whoever could build is told before the orders are sealed without; a digit that no answer shows presses none.
    void whatCouldBeBuiltIsTold()
    {
        goToWinter();
        const int before = m_table->runner().game().here();
        m_table->key(Qt::Key_1);
        QCOMPARE(m_table->runner().game().here(), before);
        m_table->key(Qt::Key_S);
        QCOMPARE(m_table->runner().game().here(), before);
        const auto* hint = m_table->page().findChild<QLabel*>(QStringLiteral("hint"));
        QVERIFY2(hint->text().contains(QStringLiteral("built")), qPrintable(hint->text()));
        QTest::qWait(OrdersPanel::kTimeToRead + 50);
        m_table->key(Qt::Key_S);
        QVERIFY(m_table->runner().game().here() > before);
    }

    void whoHasBuiltAllIsToldNothing()
    {
        goToWinter();
        type(QStringLiteral("A Vie B"));
        const int before = m_table->runner().game().here();
        m_table->key(Qt::Key_S);
        QVERIFY(m_table->runner().game().here() > before);
    }

    // The button may come up under the pointer, where "Move now" was: a click too many seals nothing.
    void emptyOrdersAreNotSealedByClicksTooMany()
    {
        type(QStringLiteral("A Bud - Ser"));
        QCOMPARE(orders().withoutOrder(), 2);
        const int before = m_table->runner().game().here();
        auto* button = orders().findChild<QPushButton*>(QStringLiteral("seal"));
        QTest::mouseClick(button, Qt::LeftButton);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(m_table->runner().game().here(), before);
        const auto* hint = m_table->page().findChild<QLabel*>(QStringLiteral("hint"));
        QVERIFY2(hint->text().contains(QLatin1Char('2')), qPrintable(hint->text()));
        QTest::qWait(OrdersPanel::kTimeToRead / 2);
        QTest::mouseClick(button, Qt::LeftButton);
        QTest::qWait(OrdersPanel::kTimeToRead * 3 / 4); // since the first press, but not since the last
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(m_table->runner().game().here(), before);
        // What is ordered meanwhile is no assent.
        QTest::qWait(OrdersPanel::kTimeToRead + 50);
        type(QStringLiteral("A Vie H"));
        const int ordered = m_table->runner().game().here();
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(m_table->runner().game().here(), ordered);
        // With an order for each it takes one click.
        type(QStringLiteral("F Tri H"));
        QTest::mouseClick(button, Qt::LeftButton);
        m_table->settle();
        QVERIFY(m_table->runner().game().here() > ordered + 1);
    }

    void errorsHaveTheRoomThatTheyNeed()
    {
        QApplication::clipboard()->setText(
            QStringLiteral("A Par - Bur\nF Lon - NTH\nA Mos - Ukr\nA Rom - Apu\nF Nap - ION"));
        QTest::mouseClick(orders().entry().findChildren<QPushButton*>().back(), Qt::LeftButton);
        m_table->settle();
        const auto labels = orders().entry().findChildren<QLabel*>();
        const QLabel* errors = labels.front();
        QVERIFY(errors->isVisibleTo(&m_table->page()));
        QVERIFY(errors->height() >= errors->heightForWidth(errors->width()));
        QCOMPARE(errors->toolTip().count(QLatin1Char('\n')), 4);
        QVERIFY(errors->text().count(QLatin1Char('\n')) < 4);
    }

    void inWinterOnlyWhatIsBuiltIsListed()
    {
        drag("budapest", "serbia");
        for (int season = 0; season < 2; ++season) { sealByKey(); }
        const int builds = *m_table->runner().rules().vocabulary().find(engine::Space::Verb, "build-army");
        QVERIFY2(m_table->runner().decision().findOffer(builds) != nullptr,
                 "Serbia was not taken: another seed is needed");
        type(QStringLiteral("A Bud B"));
        QCOMPARE(rows(), QStringList{QStringLiteral("A Bud B")});
    }

    // A variant's units and persons: listed, written, read, and the person beside a unit stands in no arrow's way.
    void personsAndDoubleUnitsAreOrdered()
    {
        const auto sit = [this](int seat) {
            m_table = std::make_unique<PlayTable>(std::vector<int>{seat}, 7, std::vector<engine::OptionSetting>{}, 8,
                                                  "narnian-wars/standard", "random");
            m_table->settle();
            QCOMPARE(m_table->runner().askedSeat(), seat);
        };
        sit(1); // Archenland
        QVERIFY2(rows().contains(QStringLiteral("COR ANV: no order yet")), qPrintable(rows().join(QLatin1Char('|'))));
        type(QStringLiteral("COR ANV with A ANV"));
        QVERIFY2(rows().contains(QStringLiteral("COR ANV with A ANV")), qPrintable(orders().entry().errorText()));
        QVERIFY(arrows().empty());
        type(QStringLiteral("Cor - HER"));
        QVERIFY2(rows().contains(QStringLiteral("COR ANV - HER")), qPrintable(rows().join(QLatin1Char('|'))));
        QCOMPARE(arrows().size(), std::size_t(1));
        // Taken back, and begun anew by a click on its row.
        list().setFocus();
        const int row = static_cast<int>(rows().indexOf(QStringLiteral("COR ANV - HER")));
        list().setCurrentIndex(orders().model().index(row, 0));
        QTest::keyClick(&list(), Qt::Key_Delete);
        m_table->settle();
        QVERIFY(rows().contains(QStringLiteral("COR ANV: no order yet")));
        const int again = static_cast<int>(rows().indexOf(QStringLiteral("COR ANV: no order yet")));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualRect(orders().model().index(again, 0)).center());
        QCOMPARE(orders().entry().field().text(), QStringLiteral("COR ANV "));
        sit(3); // the Giants
        QVERIFY2(rows().contains(QStringLiteral("2A HAR: no order yet")), qPrintable(rows().join(QLatin1Char('|'))));
        type(QStringLiteral("2A HAR - CRU"));
        QVERIFY(rows().contains(QStringLiteral("2A HAR - CRU")));
    }

    void aPersonIsDraggedOrSentByAClick()
    {
        m_table = std::make_unique<PlayTable>(std::vector<int>{1}, 7, std::vector<engine::OptionSetting>{}, 8,
                                              "narnian-wars/standard", "random"); // Archenland
        m_table->settle();
        const int cor = *m_table->runner().rules().vocabulary().find(engine::Space::Token, "cor");
        int at = -1;
        for (const engine::Fact& fact : m_table->runner().facts())
            if (m_table->runner().rules().fields()[fact.field].role == engine::Role::Token && fact.key[0] == cor)
                at = fact.value;
        QVERIFY(at >= 0);
        const std::string from(m_table->runner().rules().vocabulary().name(engine::Space::Place, at));
        // A unit stands beside him: with Alt held it is he who goes.
        drag(from.c_str(), "hermits-retreat", Qt::AltModifier);
        QVERIFY2(rows().contains(QStringLiteral("COR ANV - HER")), qPrintable(rows().join(QLatin1Char('|'))));
        QVERIFY(!m_table->page().questionBar().showsRefusal());
        list().setFocus();
        list().setCurrentIndex(
            orders().model().index(static_cast<int>(rows().indexOf(QStringLiteral("COR ANV - HER"))), 0));
        QTest::keyClick(&list(), Qt::Key_Delete);
        m_table->settle();
        QVERIFY(rows().contains(QStringLiteral("COR ANV: no order yet")));
        // What he is to do is chosen, and where on the board: no list is opened.
        const int walk = *m_table->runner().rules().vocabulary().find(engine::Space::Verb, "walk");
        m_table->page().questionBar().form().choose(walk);
        m_table->settle();
        const int hermit = place("hermits-retreat");
        QVERIFY(m_table->page().legalPlaces().test(hermit));
        for (QComboBox* box : m_table->page().questionBar().form().findChildren<QComboBox*>())
            QVERIFY(!box->isVisible() || box->count() > 1);
        click("hermits-retreat");
        QVERIFY2(rows().contains(QStringLiteral("COR ANV - HER")), qPrintable(rows().join(QLatin1Char('|'))));
    }

    void whoNobodyPlaysIsNoBot()
    {
        m_table.reset();
        m_table = std::make_unique<PlayTable>(std::vector<int>{0}, 7,
                                              std::vector<engine::OptionSetting>{{"house.unplayed-powers", 2}}, 7,
                                              "diplomacy-europe/standard", "random");
        m_table->settle();
        QStringList nobody;
        for (const SeatStatus* seat : m_table->page().findChildren<SeatStatus*>()) {
            const QStringList heard = seat->accessibleName().split(QStringLiteral(", "));
            if (heard.contains(QStringLiteral("Nobody plays"))) nobody << heard.first();
        }
        nobody.sort();
        QCOMPARE(nobody, (QStringList{QStringLiteral("Germany"), QStringLiteral("Italy")}));
    }

    void aGameMasterGivesNoOrders()
    {
        m_table->window().openScenario(
            QStringLiteral(MARCHES_SOURCE_DIR "/tests/scenarios/narnian-wars/the-master-answers-for-aslan.yaml"));
        m_table->settle();
        GameRunner& runner = m_table->runner();
        runner.pause();
        int asked = 0;
        int calls = 0;
        for (const int node : runner.game().journal().line(runner.game().journal().mainEnd(0))) {
            runner.goTo(node);
            if (runner.isLookedAtByAll()) runner.resume();
            if (runner.waiting() == GameRunner::Waiting::HandoverScreen) runner.liftCurtain();
            QCoreApplication::processEvents();
            if (runner.askedSeat() < 0) continue;
            QTest::mouseClick(orders().findChild<QToolButton*>(QStringLiteral("to-give")), Qt::LeftButton);
            const bool master = runner.rules().seats()[static_cast<std::size_t>(runner.askedSeat())].id == "master";
            if (rows().contains(QStringLiteral("calls on Aslan"))) ++calls;
            if (!master) continue;
            ++asked;
            QVERIFY2(rows().isEmpty(), qPrintable(rows().join(QLatin1Char('|')))); // though he sees the one of Narnia
        }
        QCOMPARE(asked, 1);
        QCOMPARE(calls, 1); // Narnia's own list
    }

    void aUnitIsLeftToAnotherPower()
    {
        m_table.reset();
        m_table = std::make_unique<PlayTable>(
            std::vector<int>{0, 1}, 7,
            std::vector<engine::OptionSetting>{{"reading.proxy-orders", true}, {"reading.perpetual-orders", true}}, 7,
            "diplomacy-europe/standard", "random");
        m_table->settle();
        if (m_table->runner().waiting() == GameRunner::Waiting::HandoverScreen) liftCurtain();
        QCOMPARE(m_table->runner().askedSeat(), 0);
        type(QStringLiteral("F Tri proxy England"));
        type(QStringLiteral("A Bud H always"));
        QCOMPARE(rows(), (QStringList{QStringLiteral("A Bud H always"), QStringLiteral("F Tri proxy England"),
                                      QStringLiteral("A Vie: no order yet")}));
        // Taken back, and left anew.
        list().setFocus();
        list().setCurrentIndex(orders().model().index(1, 0));
        QTest::keyClick(&list(), Qt::Key_Delete);
        m_table->settle();
        QCOMPARE(rows().at(1), QStringLiteral("F Tri: no order yet"));
        type(QStringLiteral("F Tri proxy England"));
        seal();
        liftCurtain();
        QCOMPARE(m_table->runner().askedSeat(), 1);
        const auto row = static_cast<int>(rows().indexOf(QStringLiteral("F Tri: no order yet")));
        QVERIFY2(row >= 0, qPrintable(rows().join(QLatin1Char('|'))));
        QCOMPARE(orders().model().item(row)->data(LogModel::SeatRole).toInt(), 0); // it is still Austria's
        type(QStringLiteral("F Tri - ADR"));
        QCOMPARE(rows().at(row), QStringLiteral("F Tri - ADR"));
        seal();
        QCOMPARE(m_table->runner().askedSeat(), 1); // who sits there already begins the fall
        seal();
        liftCurtain();
        QCOMPARE(m_table->runner().askedSeat(), 0);
        QTest::mouseClick(orders().findChild<QToolButton*>(QStringLiteral("to-give")), Qt::LeftButton);
        QVERIFY2(rows().contains(QStringLiteral("A Bud H always")), qPrintable(rows().join(QLatin1Char('|'))));
    }

    void othersOrdersStaySecret()
    {
        // All bots have sealed theirs before the person is asked, and nothing of them is drawn or listed.
        QVERIFY(m_table->runner().game().here() > 6);
        QVERIFY(arrows().empty());
        QCOMPARE(rows().size(), 3);
    }
};

QTEST_MAIN(TestOrders)

#include "tst_playorders.moc"
