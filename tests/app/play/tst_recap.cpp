// SPDX-License-Identifier: GPL-3.0-or-later
// What the others did since one's turn: told whole, told to nobody who may not know, and shown as often as one likes.
#include <map>

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTextDocument>
#include <QToolButton>
#include <QtTest>

#include "app/desktop/play/playrecap.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/recapstrip.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/boardview.h"
#include "engine/game/domain.h"
#include "engine/text/messageformatter.h"
#include "playtable.h"

using namespace marches;
using namespace marches::app;
using Waiting = GameRunner::Waiting;

namespace {

/// Lines of the list, as they are read.
QStringList listed(PlayTable& table)
{
    QTextDocument text;
    text.setHtml(table.page().findChild<QLabel*>(QStringLiteral("recapPanel"))->text());
    return text.toPlainText().split(QLatin1Char('\n'));
}

std::map<int, int> ownersOf(const engine::Game& game)
{
    engine::Facts facts;
    game.rules().describe(game.state(), facts);
    std::map<int, int> owners;
    for (const engine::Fact& fact : facts)
        if (game.rules().fields()[fact.field].role == engine::Role::Owner) owners[fact.key[0]] = fact.value;
    return owners;
}

/// What is told is read here, not looked at: to paint it all would take most of the time.
void leaveUnpainted(PlayTable& table)
{
    for (QWidget* widget : table.window().findChildren<QWidget*>()) widget->setUpdatesEnabled(false);
}

class TestRecap : public QObject {
    Q_OBJECT

    /// Plays on until the person at a seat is asked again in a turn of its own and has news of the others.
    static bool playToNews(PlayTable& table)
    {
        const Recap& recap = table.page().recap().recap();
        table.playUntil([&] {
            const int here = table.runner().game().here();
            const int turn = table.runner().turns().at(here).seat;
            return table.runner().waiting() == Waiting::Answer && turn <= 0 && recap.isNews() && recap.until == here;
        });
        return table.runner().waiting() == Waiting::Answer;
    }
    static QPushButton* button(PlayTable& table, const char* name)
    {
        return table.page().findChild<QPushButton*>(QLatin1String(name));
    }

    /// Plays a game to its end; false where nobody has news there.
    static bool endsWithNews(std::uint64_t seed)
    {
        PlayTable table({0, 1}, seed, {}, 2);
        leaveUnpainted(table);
        GameRunner& runner = table.runner();
        for (int step = 0; step < 6000 && runner.waiting() != Waiting::Over; ++step) {
            const QSignalBlocker quiet(runner);
            engine::Move move;
            if (runner.waiting() == Waiting::Roll)
                runner.roll();
            else if (runner.waiting() == Waiting::HandoverScreen)
                runner.liftCurtain();
            else if (runner.waiting() == Waiting::RevealedAnswers)
                runner.acknowledge();
            else if (runner.waiting() != Waiting::Answer)
                runner.step();
            else if (engine::sample(runner.decision(), runner.game().state(), table.random(), move))
                (void)runner.answer(move);
        }
        emit runner.changed(false);
        if (runner.waiting() != Waiting::Over || !table.page().recap().recap().isNews()) return false;
        [&] {
            QVERIFY(!table.page().findChild<RecapStrip*>()->hasNews());
            QVERIFY(!button(table, "recapShow")->isVisible());
            table.key(Qt::Key_W);
            QVERIFY(table.page().recap().isReplaying());
        }();
        return true;
    }

private slots:
    void initTestCase() { prepareApplication(); }

    void allThatChangedHandsIsToldByTheTextAlone_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("bots");
        QTest::newRow("classic risk") << "world/classic" << 3 << "medium";
        QTest::newRow("castle risk") << "castle-europe/document" << 3 << "random";
        QTest::newRow("warrior risk") << "world/warriors" << 3 << "medium";
        QTest::newRow("narnia risk junior") << "narnia/official" << 3 << "medium";
        QTest::newRow("diplomacy") << "diplomacy-europe/standard" << 7 << "easy";
        QTest::newRow("narnian wars") << "narnian-wars/standard" << 8 << "easy";
    }
    void allThatChangedHandsIsToldByTheTextAlone()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        QFETCH(QString, bots);
        PlayTable table({0}, 31, {}, players, variant.toStdString(), bots.toStdString());
        leaveUnpainted(table);
        const PlayRecap& shown = table.page().recap();
        int told = 0;
        for (int turns = 0; turns < 12 && (turns < 4 || told == 0) && table.runner().waiting() != Waiting::Over;
             ++turns) {
            if (!playToNews(table)) break;
            const Recap& recap = shown.recap();
            const QStringList lines = listed(table);
            engine::Game walk = table.runner().game();
            const std::vector<int> line = walk.journal().line(recap.until);
            walk.goTo(recap.since);
            std::map<int, int> owners = ownersOf(walk);
            for (auto at = std::ranges::find(line, recap.since) + 1; at != line.end(); ++at) {
                walk.goTo(*at);
                const std::map<int, int> now = ownersOf(walk);
                for (const auto& [place, army] : now) {
                    if (owners.contains(place) ? owners[place] == army : army < 0) continue;
                    const QString name = table.page().board().placeName(place);
                    const auto& seats = walk.rules().seats();
                    const auto seat = std::ranges::find_if(seats, [army = army](const engine::SeatInfo& one) {
                        return one.armies == std::vector<int>{army};
                    });
                    engine::MessageFormatter words(table.page().session()->texts(), walk.rules(), "en");
                    words.setSeatName(0, "Person 1");
                    const QString who = QString::fromStdString(
                        seat != seats.end() ? words.word(engine::Space::Seat, static_cast<int>(seat - seats.begin()))
                                            : words.word(engine::Space::Army, army));
                    const bool found = std::ranges::any_of(lines, [&](const QString& one) {
                        return one.contains(name, Qt::CaseInsensitive) && one.contains(who, Qt::CaseInsensitive);
                    });
                    QVERIFY2(found, qPrintable(who + QStringLiteral(", ") + name + QStringLiteral(" in\n") +
                                               lines.join(QLatin1Char('\n'))));
                    ++told;
                }
                owners = now;
            }
            // And goes on, or it would be the same news again.
            const int here = table.runner().game().here();
            engine::Random random(static_cast<std::uint64_t>(turns) + 1);
            engine::Move move;
            QVERIFY(engine::sample(table.runner().decision(), table.runner().game().state(), random, move));
            QVERIFY(!table.runner().answer(move));
            QVERIFY(table.runner().game().here() != here);
        }
        QVERIFY(told > 0);
    }

    void allThatWasToldIsListed_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("least"); // events of the others
        QTest::newRow("classic risk") << "world/classic" << 5 << "en" << 60;
        QTest::newRow("classic risk in French") << "world/classic" << 5 << "fr" << 60;
        QTest::newRow("diplomacy") << "diplomacy-europe/standard" << 7 << "en" << 10;
        QTest::newRow("narnian wars in French") << "narnian-wars/standard" << 8 << "fr" << 10;
        QTest::newRow("le monde de narnia") << "wardrobe-road/usual" << 4 << "en" << 5;
        QTest::newRow("le monde de narnia in French") << "wardrobe-road/usual" << 4 << "fr" << 5;
    }
    /// Word by word, in the language that is spoken, however much it is.
    void allThatWasToldIsListed()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        QFETCH(QString, language);
        QFETCH(int, least);
        PlayTable table({0}, 37, {}, players, variant.toStdString(), "easy");
        table.preferences().setLanguage(language);
        leaveUnpainted(table);
        const Recap& recap = table.page().recap().recap();
        const auto events = [&recap] {
            int count = 0;
            for (const RecapTurn& turn : recap.turns)
                for (const RecapStep& step : turn.steps) count += static_cast<int>(step.told.size());
            return count;
        };
        table.playUntil([&] {
            return table.runner().waiting() == Waiting::Answer && events() >= least &&
                   recap.until == table.runner().game().here();
        });
        QCOMPARE(table.runner().waiting(), Waiting::Answer);
        QVERIFY(events() >= least);
        const engine::Game& game = table.runner().game();
        engine::MessageFormatter words(table.page().session()->texts(), game.rules(), language.toStdString());
        words.setSeatName(0, table.page().session()->seats().front().name);
        const QStringList lines = listed(table);
        const std::vector<int> line = game.journal().line(recap.until);
        int told = 0;
        for (auto at = std::ranges::find(line, recap.since) + 1; at != line.end(); ++at)
            for (const engine::Message& message : game.log(*at)) {
                if (!message.isFor(table.runner().viewer())) continue;
                QString sentence = QString::fromStdString(words.sentence(message));
                sentence.replace(QChar::Nbsp, QChar::Space); // as plain text of a document has it
                QVERIFY2(lines.contains(sentence),
                         qPrintable(sentence + QStringLiteral(" in\n") + lines.join(QLatin1Char('\n'))));
                ++told;
            }
        QVERIFY2(told >= least, qPrintable(QString::number(told)));
    }

    void whatIsForAnotherOnesEyesIsNotTold()
    {
        PlayTable table({0, 1}, 8, {}, 3, "castle-europe/document", "random");
        leaveUnpainted(table);
        int hidden = 0;
        const Recap& recap = table.page().recap().recap();
        int last = -1;
        table.playUntil([&] {
            if (table.runner().waiting() == Waiting::HandoverScreen) {
                if (!table.page().findChild<QLabel*>(QStringLiteral("recapPanel"))->text().isEmpty() ||
                    !table.page().findChild<RecapStrip*>()->text().isEmpty())
                    qFatal("something is told under the curtain");
            }
            if (table.runner().waiting() != Waiting::Answer || recap.until == last || recap.empty()) return false;
            last = recap.until;
            const int viewer = table.runner().viewer();
            QStringList open;
            QStringList secret;
            engine::MessageFormatter words(table.page().session()->texts(), table.runner().rules(), "en");
            words.setSeatName(0, "Person 1");
            words.setSeatName(1, "Person 2");
            const std::vector<int> line = table.runner().game().journal().line(recap.until);
            for (auto at = std::ranges::find(line, recap.since) + 1; at != line.end(); ++at)
                for (const engine::Message& message : table.runner().game().log(*at))
                    (message.isFor(viewer) ? open : secret) << QString::fromStdString(words.sentence(message));
            const QStringList lines = listed(table);
            for (const QString& sentence : secret) {
                if (open.contains(sentence)) continue;
                ++hidden;
                if (lines.contains(sentence)) qFatal("%s", qPrintable(sentence));
            }
            for (const QString& sentence : open)
                if (!lines.contains(sentence)) qFatal("%s is missing", qPrintable(sentence));
            return hidden > 20;
        });
        QVERIFY(hidden > 0);
    }

    void whatOpensATurnIsListedUnderIt()
    {
        PlayTable table({0}, 31, {}, 4, "world/classic", "easy");
        leaveUnpainted(table);
        engine::MessageFormatter words(table.page().session()->texts(), table.runner().rules(), "en");
        words.setSeatName(0, "Person 1");
        QStringList names;
        for (int seat = 0; seat < 4; ++seat) names << QString::fromStdString(words.word(engine::Space::Seat, seat));
        int told = 0;
        table.playUntil([&] {
            if (table.runner().waiting() != Waiting::Answer) return false;
            QString heading;
            for (const QString& line : listed(table)) {
                if (names.contains(line)) heading = line;
                if (!line.startsWith(QStringLiteral("Turn of "))) continue;
                if (line.sliced(8) != heading) qFatal("%s under %s", qPrintable(line), qPrintable(heading));
                ++told;
            }
            return told > 8;
        });
        QVERIFY(told > 8);
    }

    void aPlaceThatOneLostIsNamedOnceAndWithItsTaker()
    {
        PlayTable table({0}, 31, {}, 3, "world/classic", "medium");
        leaveUnpainted(table);
        const Recap& recap = table.page().recap().recap();
        std::map<int, int> lost; // by place: who has it now
        table.playUntil([&] {
            if (table.runner().waiting() != Waiting::Answer || recap.until != table.runner().game().here())
                return false;
            lost.clear();
            for (const OwnerChange& change : recap.changes()) {
                if (seatOfArmy(table.runner().rules(), change.from) == 0) lost.insert({change.place, change.to});
                if (const auto found = lost.find(change.place); found != lost.end()) found->second = change.to;
            }
            return lost.size() > 2;
        });
        QVERIFY(lost.size() > 2);
        const QString news = table.page().findChild<RecapStrip*>()->text();
        QVERIFY2(news.startsWith(QStringLiteral("Since your turn: Person 1 lost ")), qPrintable(news));
        engine::MessageFormatter words(table.page().session()->texts(), table.runner().rules(), "en");
        for (const auto& [place, army] : lost) {
            const QRegularExpression name(QStringLiteral("(?<=, |lost |took )%1(?=[,; ]|$)")
                                              .arg(QRegularExpression::escape(QString::fromStdString(
                                                  words.word(engine::Space::Place, place, "object")))));
            QCOMPARE(news.count(name), 1);
            // The next one whose name stands in brackets is who has it.
            const qsizetype from = news.indexOf(QStringLiteral("(now: "), news.indexOf(name));
            const int holder = seatOfArmy(table.runner().rules(), army);
            QVERIFY2(news.sliced(from + 6).startsWith(QString::fromStdString(words.word(engine::Space::Seat, holder)) +
                                                      QLatin1Char(')')),
                     qPrintable(news));
        }
    }

    void whatIsDealtIsNotSaidToBeTaken()
    {
        PlayTable table({0}, 31, {{"base.setup", std::string("deal")}}, 3, "world/classic", "easy");
        leaveUnpainted(table);
        const Recap& recap = table.page().recap().recap();
        table.playUntil([&] {
            return table.runner().waiting() == Waiting::Answer && recap.until == table.runner().game().here() &&
                   !recap.empty();
        });
        QCOMPARE(recap.since, 0);
        const QStringList lines = listed(table);
        const QString place = table.page().board().placeName(recap.changes().front().place);
        QVERIFY2(
            lines.filter(QStringLiteral(" received ")).join(QLatin1Char('\n')).contains(place, Qt::CaseInsensitive),
            qPrintable(lines.join(QLatin1Char('\n'))));
        QVERIFY(std::ranges::none_of(listed(table),
                                     [](const QString& line) { return line.contains(QStringLiteral(" took ")); }));
    }

    void itIsPlayedOnTheBoardSkippedAndPlayedAgain()
    {
        PlayTable table({0}, 32, {}, 3, "world/classic", "medium");
        table.window().activateWindow();
        QVERIFY(playToNews(table));
        PlayRecap& recap = table.page().recap();
        auto* strip = table.page().findChild<RecapStrip*>();
        const QString news = strip->text();
        const QSize board = table.page().board().size();
        QVERIFY(news.startsWith(QStringLiteral("Since your turn: ")));
        const int here = table.runner().game().here();
        const engine::Mask legal = table.page().legalPlaces();
        QVERIFY(legal.any());

        QTest::mouseClick(button(table, "recapShow"), Qt::LeftButton);
        QVERIFY(recap.isReplaying());
        QVERIFY(strip->text().startsWith(QStringLiteral("1 of ")));
        QVERIFY(!table.page().legalPlaces().any()); // nothing is asked of the past
        QWidget* focus = QApplication::focusWidget();
        QVERIFY(strip->isAncestorOf(focus));
        QTest::keyClick(focus, Qt::Key_Space);
        QCOMPARE(strip->state(), RecapStrip::State::Paused);
        QTest::keyClick(focus, Qt::Key_Right);
        QVERIFY(strip->text().startsWith(QStringLiteral("2 of ")));
        QTest::keyClick(focus, Qt::Key_Left);
        QVERIFY(strip->text().startsWith(QStringLiteral("1 of ")));
        QCOMPARE(table.page().board().size(), board);
        // A click on the board ends it, and answers nothing.
        QTest::mouseClick(&table.page().board(), Qt::LeftButton, {}, table.pointOf(legal.nth(0)));
        QVERIFY(!recap.isReplaying());
        QCOMPARE(table.runner().game().here(), here);
        QCOMPARE(table.page().legalPlaces(), legal);
        QCOMPARE(strip->text(), news);

        table.key(Qt::Key_W);
        QVERIFY(recap.isReplaying());
        table.key(Qt::Key_Escape);
        QVERIFY(!recap.isReplaying());
        QCOMPARE(strip->text(), news);
        QCOMPARE(table.page().board().size(), board);
    }

    void itPlaysToItsEndByItself()
    {
        PlayTable table({0}, 33, {}, 3, "world/classic", "medium");
        table.preferences().setMotion(Motion::Short);
        QVERIFY(playToNews(table));
        table.page().replayRecap();
        auto* strip = table.page().findChild<RecapStrip*>();
        for (QToolButton* each : strip->findChildren<QToolButton*>())
            if (each->isCheckable()) QTest::mouseClick(each, Qt::LeftButton); // four times as fast
        QVERIFY(strip->isQuick());
        QTRY_VERIFY_WITH_TIMEOUT(!table.page().recap().isReplaying(), 60000);
        QCOMPARE(strip->state(), RecapStrip::State::News);
        QVERIFY(table.page().legalPlaces().any());
    }

    /// Three bots leave more steps behind them than anybody reads one by one.
    void aLongOneIsPlayedByWhatChangedHandsAndSteppedThroughByTurn()
    {
        PlayTable table({0}, 34, {}, 4, "world/classic", "medium");
        table.preferences().setMotion(Motion::Short);
        PlayRecap& recap = table.page().recap();
        table.playUntil([&] {
            return table.runner().waiting() == Waiting::Answer && recap.recap().stepCount() > 40 &&
                   recap.recap().isNews() && recap.recap().until == table.runner().game().here();
        });
        QCOMPARE(table.runner().waiting(), Waiting::Answer);
        std::vector<int> first; // steps with which turns begin
        int worthAStop = 0;
        for (int steps = 0; const RecapTurn& turn : recap.recap().turns) {
            if (!turn.steps.empty()) first.push_back(steps);
            steps += static_cast<int>(turn.steps.size());
            for (std::size_t i = 0; i < turn.steps.size(); ++i)
                if (i == 0 || !turn.steps[i].changes.empty()) ++worthAStop;
        }
        QVERIFY(first.size() > 2 && worthAStop < recap.recap().stepCount() / 2);
        auto* strip = table.page().findChild<RecapStrip*>();
        const auto isAt = [strip](int step) {
            return strip->text().startsWith(QStringLiteral("%1 of ").arg(step + 1));
        };

        table.page().replayRecap();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QVERIFY2(isAt(first[1]), qPrintable(strip->text()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right); // one step is one, as before
        QVERIFY(isAt(first[1] + 1));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up); // first to where this turn began
        QVERIFY(isAt(first[1]));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
        QVERIFY(isAt(first[0]));
        for (std::size_t i = 0; i < first.size() + 2; ++i) QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QVERIFY(isAt(first.back()));
        QVERIFY(recap.isReplaying());

        recap.replay();
        const QSignalSpy said(&recap, &PlayRecap::said);
        for (QToolButton* each : strip->findChildren<QToolButton*>())
            if (each->isCheckable()) QTest::mouseClick(each, Qt::LeftButton); // four times as fast
        QTRY_VERIFY_WITH_TIMEOUT(!recap.isReplaying(), 60000);
        QCOMPARE(said.count(), worthAStop - 1); // the first one is shown already
    }

    /// At the end the ending is the news. The panel and its key still tell what came before.
    void whoIsAskedInBetweenHearsWhatWasDone()
    {
        PlayTable table({0}, 31, {}, 3, "castle-europe/document", "medium");
        leaveUnpainted(table);
        const auto turnOf = [&table](int node) { return table.runner().turns().at(node).seat; };
        const auto lastOwn = [&] {
            const std::vector<int> line = table.runner().game().journal().line(table.runner().game().here());
            const auto own = std::find_if(line.rbegin(), line.rend(), [&](int node) { return turnOf(node) == 0; });
            return own == line.rend() ? -1 : *own;
        };
        const auto lost = [&] {
            const int here = table.runner().game().here();
            if (table.runner().waiting() != Waiting::Answer || turnOf(here) <= 0 || lastOwn() < 0) return false;
            engine::Game walk = table.runner().game();
            const std::map<int, int> now = ownersOf(walk);
            walk.goTo(lastOwn());
            return ownersOf(walk) != now;
        };
        QVERIFY(table.playUnseen(lost));
        const Recap& recap = table.page().recap().recap();
        QVERIFY(!recap.empty());
        QCOMPARE(recap.since, lastOwn());
        QCOMPARE(recap.until, table.runner().game().here());
        engine::Game walk = table.runner().game();
        std::map<int, int> owners = ownersOf(walk);
        walk.goTo(recap.since);
        QVERIFY(listed(table).size() > 1);
        QVERIFY(!recap.changes().empty());
        for (const OwnerChange& change : ownerChanges(ownersOf(walk), owners))
            QVERIFY(std::ranges::any_of(recap.changes(),
                                        [&](const OwnerChange& told) { return told.place == change.place; }));
    }

    void theEndingIsNotCoveredByNews()
    {
        constexpr std::uint64_t kSeeds = 6;
        bool seen = false;
        for (std::uint64_t seed = 34; seed < 34 + kSeeds && !seen; ++seed) seen = endsWithNews(seed);
        QVERIFY(seen);
    }
};

} // namespace

QTEST_MAIN(TestRecap)
#include "tst_recap.moc"
