// SPDX-License-Identifier: GPL-3.0-or-later
// What seats settle between them, by the mouse in the real window: offers, sealed bids, votes; and a game that has them
// all.
#include <QComboBox>
#include <QFontDatabase>
#include <QLabel>
#include <QScrollArea>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include <algorithm>

#include "app/desktop/play/dealcard.h"
#include "app/desktop/play/dealrow.h"
#include "app/desktop/play/handoverscreen.h"
#include "app/desktop/play/positionreader.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/tablepanel.h"
#include "app/desktop/window/preparation.h"
#include "playing.h"

using namespace marches;
using namespace marches::app;
using Waiting = GameRunner::Waiting;

namespace {

constexpr const char* kVariant = "world/warriors";

/// Opens a position of Warrior Risk with three seats, all of them persons.
void openPosition(PlayTable& table, const QTemporaryDir& folder, const QByteArray& given)
{
    QFile file(folder.filePath(QStringLiteral("position.yaml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("marches: scenario/1\ntitle: A position\nrules: [WR-44]\nmap: world\nruleset: warrior-risk\nplayers: 3\n"
               "given:\n  turn: red\n  round: 3\n" +
               given +
               "  territories:\n"
               "    south-africa: {owner: blue, infantry: 2, capital: true}\n"
               "    madagascar: {owner: blue, infantry: 2}\n"
               "    eastern-australia: {owner: yellow, infantry: 2, capital: true}\n"
               "    new-guinea: {owner: yellow, infantry: 2}\n"
               "    alaska: {owner: red, infantry: 3, capital: true}\n"
               "    northwest-territory: {owner: red, infantry: 2}\n"
               "    ukraine: {owner: red, infantry: 4}\n"
               "  seats: {red: {gold: 100}, blue: {gold: 100}, yellow: {gold: 90}}\n"
               "steps: [{expect: {round: 3}}]\n");
    file.close();
    table.window().openScenario(file.fileName());
    table.settle();
}

void liftCurtain(PlayTable& table)
{
    QCOMPARE(table.runner().waiting(), Waiting::HandoverScreen);
    QTest::mouseClick(table.page().findChild<HandoverScreen*>()->findChild<QPushButton*>(), Qt::LeftButton);
    table.settle();
}

TablePanel& panelOf(PlayTable& table) { return *table.page().findChild<TablePanel*>(); }
DealCard& cardOf(PlayTable& table) { return *table.page().findChild<DealCard*>(); }

/// All that can be read in a part of the window.
QString readable(const QWidget& part) { return textsOf(part).join(QLatin1Char('\n')); }

void click(PlayTable& table, const QWidget& part, const QString& text)
{
    for (QPushButton* button : part.findChildren<QPushButton*>()) {
        if (!button->isVisible() || button->text() != text) continue;
        QTest::mouseClick(button, Qt::LeftButton);
        table.settle();
        return;
    }
    QFAIL(qPrintable(QStringLiteral("no button: ") + text));
}

DealRow* rowOf(PlayTable& table, const char* verb)
{
    const int wanted = table.runner().rules().vocabulary().find(engine::Space::Verb, verb).value_or(-1);
    for (DealRow* row : cardOf(table).findChildren<DealRow*>())
        if (row->verb() == wanted && row->isVisible()) return row;
    for (QComboBox* kinds : cardOf(table).findChildren<QComboBox*>(QStringLiteral("kinds"))) {
        if (!kinds->isVisible() || kinds->findData(wanted) < 0) continue;
        kinds->setCurrentIndex(kinds->findData(wanted));
        emit kinds->activated(kinds->currentIndex());
        table.settle();
    }
    for (DealRow* row : cardOf(table).findChildren<DealRow*>())
        if (row->verb() == wanted && row->isVisible()) return row;
    return nullptr;
}

/// Sets a row's amount by typing, then presses its button.
void put(PlayTable& table, const char* verb, int amount)
{
    DealRow* row = rowOf(table, verb);
    QVERIFY2(row != nullptr, verb);
    if (auto* box = row->findChild<QSpinBox*>()) {
        box->selectAll();
        QTest::keyClicks(box, QString::number(amount));
        QCOMPARE(box->value(), amount);
    }
    QTest::mouseClick(row->findChild<QPushButton*>(), Qt::LeftButton);
    table.settle();
}

int goldOf(PlayTable& table, int seat)
{
    for (const PositionReader::Amount& counter :
         PositionReader(table.runner().rules(), table.runner().facts()).counters(seat))
        if (counter.item == table.runner().rules().vocabulary().find(engine::Space::Counter, "gold"))
            return counter.count;
    return -1;
}

} // namespace

class TestCommerce : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY2(QFontDatabase::families().size() > 0, "without a font nothing can be read");
        prepareApplication();
    }

    void anOfferIsMadeCounteredAndAccepted()
    {
        PlayTable table({0}, 4, {}, 3, kVariant);
        const QTemporaryDir folder;
        openPosition(table, folder, "  phase: barter\n");
        if (table.runner().waiting() == Waiting::HandoverScreen) liftCurtain(table);
        QVERIFY(!cardOf(table).isVisible());
        click(table, table.page().questionBar(), QStringLiteral("Make an offer: Blue"));
        liftCurtain(table); // until now all three looked at the screen, and this is between two of them
        QVERIFY(cardOf(table).isVisible());
        QVERIFY(readable(cardOf(table)).contains(QStringLiteral("Red gives:\n")));

        // Amounts begin with what lies on the table: nothing.
        QCOMPARE(rowOf(table, "money")->findChild<QSpinBox*>()->value(), 0);
        DealRow* units = rowOf(table, "units");
        QVERIFY(units != nullptr);
        auto* places = units->findChild<QComboBox*>();
        places->setCurrentText(QStringLiteral("Ukraine"));
        emit places->activated(places->currentIndex());
        QCOMPARE(units->findChild<QSpinBox*>()->value(), 1);
        put(table, "units", 3);
        put(table, "promise", 0);
        QVERIFY(readable(cardOf(table)).contains(QStringLiteral("3 units of Ukraine")));
        // What lies there can be taken off again.
        const int before = static_cast<int>(readable(cardOf(table)).count(QStringLiteral("promise")));
        QToolButton* off = nullptr;
        for (QToolButton* button : cardOf(table).findChildren<QToolButton*>())
            if (button->isVisible() && button->accessibleName().contains(QStringLiteral("promise"))) off = button;
        QVERIFY(off != nullptr);
        QTest::mouseClick(off, Qt::LeftButton);
        table.settle();
        QVERIFY(readable(cardOf(table)).count(QStringLiteral("promise")) < before);

        click(table, table.page().questionBar(), QStringLiteral("Ask in return"));
        put(table, "money", 60);
        QVERIFY(readable(cardOf(table)).contains(QStringLiteral("60 gold pieces")));
        QCOMPARE(rowOf(table, "money")->findChild<QSpinBox*>()->value(), 60);
        // The card is as high as what is on it.
        const auto* area = cardOf(table).findChild<QScrollArea*>();
        QTRY_VERIFY(area->widget()->height() <= area->viewport()->height());
        QVERIFY(area->viewport()->height() >= rowOf(table, "money")->geometry().height() * 2);
        click(table, table.page().questionBar(), QStringLiteral("Propose"));

        liftCurtain(table);
        QCOMPARE(table.runner().askedSeat(), 1);
        QVERIFY(readable(cardOf(table)).contains(QStringLiteral("60 gold pieces")));
        click(table, table.page().questionBar(), QStringLiteral("Make a counter-offer"));
        // It begins from the offer on the table, seen from the other side.
        QVERIFY(readable(cardOf(table)).contains(QStringLiteral("Blue gives:\n")));
        QCOMPARE(rowOf(table, "money")->findChild<QSpinBox*>()->value(), 60);
        put(table, "money", 40);
        click(table, table.page().questionBar(), QStringLiteral("Propose"));
        liftCurtain(table);
        QVERIFY(readable(cardOf(table)).contains(QStringLiteral("40 gold pieces")));
        click(table, table.page().questionBar(), QStringLiteral("Accept"));
        QCOMPARE(goldOf(table, 0), 140);
        QCOMPARE(goldOf(table, 1), 60);
    }

    void whatIsOfferedIsNobodyElsesBusiness()
    {
        PlayTable table({0}, 4, {}, 3, kVariant);
        const QTemporaryDir folder;
        openPosition(table, folder,
                     "  phase: answer\n  asked: red\n  attack: {guests-of: blue}\n  deal: {give: {gold: 35}}\n");
        QCOMPARE(table.runner().waiting(), Waiting::HandoverScreen);
        for (const QString& text : textsOf(table.page())) QVERIFY(!text.contains(QStringLiteral("35")));
        liftCurtain(table);
        QVERIFY(readable(cardOf(table)).contains(QStringLiteral("35 gold pieces")));
    }

    void bidsAreSealedThenSeenTogether()
    {
        PlayTable table({0}, 4, {}, 3, kVariant);
        const QTemporaryDir folder;
        openPosition(table, folder, "  phase: bid\n  left: 1\n  auction: {number: 1, units: 5}\n");
        for (const int bid : {30, 20, 25}) {
            if (table.runner().waiting() == Waiting::HandoverScreen) liftCurtain(table);
            QCOMPARE(table.runner().waiting(), Waiting::Answer);
            QSpinBox* box = nullptr;
            for (QSpinBox* each : table.page().questionBar().findChildren<QSpinBox*>())
                if (each->isVisible()) box = each;
            QVERIFY(box != nullptr);
            QCOMPARE(box->value(), 0); // not all that one has
            box->selectAll();
            QTest::keyClicks(box, QString::number(bid));
            QVERIFY(!readable(panelOf(table)).contains(QStringLiteral("30")));
            click(table, table.page().questionBar(), QStringLiteral("Bid"));
        }
        // Before the screen goes on to anybody all look at what was bid.
        QCOMPARE(table.runner().waiting(), Waiting::RevealedAnswers);
        const QString seen = readable(panelOf(table));
        for (const char* bid : {"Red bids 30", "Blue bids 20", "Yellow bids 25"})
            QVERIFY2(seen.contains(QLatin1String(bid)), bid);
        QVERIFY2(seen.contains(QStringLiteral("Red buys 5 units for 30")), qPrintable(seen));
        QTest::mouseClick(table.page().questionBar().findChild<QPushButton*>(QStringLiteral("continue")),
                          Qt::LeftButton);
        table.settle();
        QVERIFY(table.runner().waiting() != Waiting::RevealedAnswers);
    }

    void ballotsAreCountedByWhatTheyAreFor()
    {
        PlayTable table({0}, 4, {}, 3, kVariant);
        const QTemporaryDir folder;
        openPosition(table, folder, "  phase: ballot\n  fate: {sum: 18, vote: 1}\n");
        for (const char* vote : {"Vote yes", "Vote no", "Vote yes"}) {
            if (table.runner().waiting() == Waiting::HandoverScreen) liftCurtain(table);
            click(table, table.page().questionBar(), QLatin1String(vote));
            click(table, table.page().questionBar(), QLatin1String(vote)); // with all votes
        }
        QCOMPARE(table.runner().waiting(), Waiting::RevealedAnswers);
        // Red has three territories and 100 gold pieces, Blue two and 100, Yellow two and 90.
        const auto* tally = panelOf(table).findChild<QLabel*>(QStringLiteral("tally"));
        QVERIFY(tally != nullptr && tally->isVisible());
        QCOMPARE(tally->text(), QStringLiteral("Yes: 6 · No: 3"));
        QVERIFY(readable(panelOf(table)).contains(QStringLiteral("The vote passes")));
    }

    void aGameWithAnAuctionATradeAVoteAndAFallenCapital_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("French") << QStringLiteral("fr");
    }
    void aGameWithAnAuctionATradeAVoteAndAFallenCapital()
    {
        QFETCH(QString, language);
        PlayTable table({0, 2}, seedOr(23), {}, 4, kVariant, "medium");
        table.preferences().setLanguage(language);
        const auto missing = [&]() -> const char* {
            const Past past = pastOf(table);
            for (const char* event : {"log.wins-lot", "log.accepts", "log.stake", "log.capital-falls"})
                if (!past.told.contains(event)) return event;
            return past.told.contains("log.vote-passed") || past.told.contains("log.elected") ? nullptr : "a vote";
        };
        int asked = 0;
        play(table, byMouse(), [&] { return ++asked % 50 == 0 && missing() == nullptr; });
        QVERIFY2(missing() == nullptr, missing());
        const QString seats = readable(*table.page().findChild<QWidget*>(QStringLiteral("seats")));
        QCOMPARE(seats.contains(QStringLiteral("territoires")), language == QLatin1String("fr"));
    }
};

QTEST_MAIN(TestCommerce)
#include "tst_commerce.moc"
