// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "engine/game/chance.h"
#include "engine/game/domain.h"
#include "testgame.h"

using namespace marches::engine;
using namespace marches::test;

namespace {

struct Tally {
    int sums = 0;    ///< of which the log tells
    int persons = 0; ///< that are named in a line
    int hidden = 0;  ///< that a line counts and does not name
};

int argument(const Rules& rules, const Message& message, std::string_view name)
{
    const std::vector<MessageParam>& params = rules.messages()[message.text].params;
    const auto found = std::ranges::find(params, name, &MessageParam::name);
    return found == params.end() ? INT_MIN : message.arg[static_cast<std::size_t>(found - params.begin())];
}

/// Persons of whom everybody knows where they are.
bool isPublic(const Rules& rules, const State& state, int person)
{
    State shown;
    rules.view(state, -1, shown);
    Facts facts;
    rules.describe(shown, facts);
    return std::ranges::any_of(facts, [&](const Fact& fact) {
        const FieldSpec& field = rules.fields()[fact.field];
        return field.role == Role::Token && fact.key[0] == person && fact.value >= 0;
    });
}

/// What is wrong with an account; empty: nothing.
QString fault(const Rules& rules, const OrderExplanation& account, const State& after, Tally& tally)
{
    if (!account.sides.empty() && account.sides.size() != 2) return "one sum alone";
    for (const OrderExplanation::Side& side : account.sides) {
        int total = 0;
        for (const OrderExplanation::Line& line : side.lines) {
            if (line.worth < (line.counts ? 1 : 0)) return "a line that adds nothing";
            if (line.counts) total += line.worth;
            const std::string& key = rules.messages()[line.why.text].key;
            if (line.counts && line.why.rule == 0 && key != "account.hidden") return "a line without a rule";
            if (key == "account.hidden") ++tally.hidden;
            const int person = argument(rules, line.why, "person");
            if (person == INT_MIN) continue;
            ++tally.persons;
            if (!isPublic(rules, after, person)) return "somebody unseen is named";
        }
        if (!side.unbeatable && total != side.total) return "a sum is not what its lines add up to";
    }
    return {};
}

} // namespace

// What explains an order has the figures of the log, in both games of orders, with all readings.
class AccountsTest : public QObject {
    Q_OBJECT

private:
    Tally m_tally;

    /// Orders at random, for so many phases with orders.
    void play(const Rules& rules, std::uint64_t seed, int resolutions)
    {
        Random choices(seed, 1);
        ChanceSource chanceSource(seed);
        State state{};
        Decision decision{};
        rules.start(state, decision, nullptr);
        while (resolutions > 0 && decision.pending != Pending::Over) {
            const State before = state;
            RuleTrace trace;
            if (decision.pending == Pending::Chance) {
                Outcome outcome;
                chanceSource.draw(decision.chance, outcome);
                rules.resolve(state, outcome, decision, &trace);
            } else {
                Move move;
                sample(decision, state, choices, move);
                rules.apply(state, move, decision, &trace);
            }
            bool resolved = false;
            for (const Message& line : trace.log) {
                const MessageSpec& spec = rules.messages()[line.text];
                const int n = argument(rules, line, "n");
                const int m = argument(rules, line, "m");
                if (spec.fate == OrderStatus::None || n == INT_MIN || m == INT_MIN) continue;
                resolved = true;
                const auto account = rules.explainOrder(before, argument(rules, line, "from"), -1);
                QVERIFY2(account && account->sides.size() == 2, spec.key.c_str());
                QCOMPARE(account->sides[0].total, n);
                QCOMPARE(account->sides[1].total, m);
                const QString wrong = fault(rules, *account, state, m_tally);
                QVERIFY2(wrong.isEmpty(), qPrintable(wrong + QString::fromStdString(spec.key)));
                ++m_tally.sums;
            }
            if (resolved) --resolutions;
        }
    }

private slots:
    void init() { m_tally = {}; }

    void diplomacyAddsUp()
    {
        const auto rules = diplomacyRules({});
        for (std::uint64_t seed = 1; seed <= 60; ++seed) play(*rules, seed, 25);
        QVERIFY(m_tally.sums > 500);
    }

    void narnianWarsAddsUp_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("value");
        QTest::newRow("as published") << QString() << QString();
        QTest::newRow("moves-only") << "reading.pu-bonus-orders"
                                    << "moves-only";
        QTest::newRow("max-one") << "reading.pu-bonus-stack"
                                 << "max-one";
        QTest::newRow("fortress and support") << "reading.fortress-scope"
                                              << "hold-and-support";
    }
    void narnianWarsAddsUp()
    {
        QFETCH(QString, option);
        QFETCH(QString, value);
        DiplomacySettings settings;
        if (!option.isEmpty()) settings.push_back({option.toStdString(), OptionValue(value.toStdString())});
        const auto rules = narnianWarsRules(settings);
        QVERIFY(rules);
        for (std::uint64_t seed = 1; seed <= 10; ++seed) play(*rules, seed, 25);
        QVERIFY(m_tally.sums > 300);
        QVERIFY2(m_tally.persons + m_tally.hidden > 0, "nobody travelled: other seeds are needed");
    }
};

QTEST_APPLESS_MAIN(AccountsTest)

#include "tst_accounts.moc"
