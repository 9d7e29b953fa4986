// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <map>

#include "engine/play/game.h"
#include "randomgame.h"

using namespace marches::engine;
using namespace marches::engine::test;

namespace {

constexpr int kGames = 8;

/// Hash of some seeded games at the official rules: every position of every one. It is the same on every machine and
/// compiler. A commit that changes it says why the games are other ones now.
const std::map<std::string, std::uint64_t> kSignatures{
    {"narnia:narnia-risk-junior 2", 0xc28aaee89c18d6abU},
    {"narnia:narnia-risk-junior 3", 0x41434696242bf18dU},
    {"narnia:narnia-risk-junior 4", 0xacd12fe45129d2a1U},
    {"narnia:classic-risk 2", 0x0f6ea4596d21270eU},
    {"narnia:classic-risk 3", 0x4ba3b0b5b7afe103U},
    {"narnia:classic-risk 4", 0x83a2c71fcb6b8521U},
    {"narnia:classic-risk 5", 0x293dfa9bcdbd5620U},
    {"narnia:classic-risk 6", 0xe2889d2056eb59dbU},
    {"world:classic-risk 2", 0x3b07e66502dd2ceaU},
    {"world:classic-risk 3", 0x2aaa8fe37a9ead3eU},
    {"world:classic-risk 4", 0x8356d8ade0288d0aU},
    {"world:classic-risk 5", 0xa1a0aa75f5ac3241U},
    {"world:classic-risk 6", 0x8efeb0de0909532dU},
    {"castle-europe:classic-risk 2", 0x444dbe2795416117U},
    {"castle-europe:classic-risk 3", 0xb383e7f972139ee3U},
    {"castle-europe:classic-risk 4", 0x717b4528b12d9897U},
    {"castle-europe:classic-risk 5", 0x062f5399ca0ab831U},
    {"castle-europe:classic-risk 6", 0xa7b224a3776022bcU},
    {"diplomacy-europe:classic-risk 2", 0xf35aa9993639d9caU},
    {"diplomacy-europe:classic-risk 3", 0xef13c8bb50f6860aU},
    {"diplomacy-europe:classic-risk 4", 0xa05cc2915cc16932U},
    {"diplomacy-europe:classic-risk 5", 0x661135212795391cU},
    {"diplomacy-europe:classic-risk 6", 0x8bc6b104d41ac162U},
    {"diplomacy-europe:diplomacy 7", 0xfae73df96c79cc7aU},
    {"narnian-wars:classic-risk 2", 0x6ec6b2bb51ed7049U},
    {"narnian-wars:classic-risk 3", 0x7b78e35f637d81b5U},
    {"narnian-wars:classic-risk 4", 0xcdd04eb5cbd45f2bU},
    {"narnian-wars:classic-risk 5", 0xe93a0831e324ae4fU},
    {"narnian-wars:classic-risk 6", 0xf1a40564363147b7U},
    {"narnian-wars:narnian-wars 8", 0x4fe04bc00078c950U},
    {"narnian-wars:narnian-wars 9", 0x4fe04bc00078c950U},
    {"castle-europe:castle-risk 2", 0xa81de243601aef2fU},
    {"castle-europe:castle-risk 3", 0x5de98fc684ebc3cbU},
    {"castle-europe:castle-risk 4", 0x8e2847cd04b66c2cU},
    {"castle-europe:castle-risk 5", 0x52ebd76c5e27be0eU},
    {"castle-europe:castle-risk 6", 0x96b93850f038cde8U},
    {"two-isles:classic-risk 2", 0xc9f8a6213db7956aU},
    {"two-isles:classic-risk 3", 0xfff2c114363c976cU},
    {"two-isles:classic-risk 4", 0xe53ca8c1e56b769dU},
    {"two-isles:classic-risk 5", 0x7836a80ebbe2b373U},
    {"two-isles:classic-risk 6", 0x147e2d6706a2fa0eU},
    {"wardrobe-road:le-monde-de-narnia 2", 0xad65258f0448ccd3U},
    {"wardrobe-road:le-monde-de-narnia 3", 0x281b1bf85e980c6aU},
    {"wardrobe-road:le-monde-de-narnia 4", 0x5e7d607685f986beU},
    {"castle-europe:warrior-risk 2", 0x98383d1ddabbaa8bU},
    {"castle-europe:warrior-risk 3", 0x66a9d4c98fd540d3U},
    {"castle-europe:warrior-risk 4", 0x9a74533d1fd27ac9U},
    {"castle-europe:warrior-risk 5", 0xed49c1e229835a6cU},
    {"castle-europe:warrior-risk 6", 0xf6b057556f4867d2U},
    {"narnia:warrior-risk 2", 0x1c8b9d30067a2917U},
    {"narnia:warrior-risk 3", 0x9a97dcf4dc196021U},
    {"narnia:warrior-risk 4", 0xdff89fbf42114372U},
    {"narnia:warrior-risk 5", 0x88a32e7780453611U},
    {"narnia:warrior-risk 6", 0x5642f29f3f52e013U},
    {"two-isles:warrior-risk 2", 0x80aab88321504737U},
    {"two-isles:warrior-risk 3", 0x831baf9d7da9e596U},
    {"two-isles:warrior-risk 4", 0xafc9e49b0a2a04cfU},
    {"two-isles:warrior-risk 5", 0x47b6cff0f68c37c5U},
    {"two-isles:warrior-risk 6", 0xe3992be561457d17U},
    {"world:warrior-risk 2", 0xd0ead1c31132119eU},
    {"world:warrior-risk 3", 0x315d0f9138945121U},
    {"world:warrior-risk 4", 0x4793fdf46589b60dU},
    {"world:warrior-risk 5", 0xb4006a30b89075aU},
    {"world:warrior-risk 6", 0xc42ac073977d8a4U},
};

/// Random players might go on for ever.
const std::map<std::string, int> kLastRounds{{"castle-risk", 100}, {"classic-risk", 100},       {"diplomacy", 30},
                                             {"narnian-wars", 20}, {"le-monde-de-narnia", 200}, {"warrior-risk", 60}};

std::string keyOf(const std::string& map, const std::string& ruleset, int players)
{
    return map + ':' + ruleset + ' ' + std::to_string(players);
}

void mix(std::uint64_t& hash, std::uint64_t value) { hash = (hash ^ value) * 0x100000001b3U; }

std::uint64_t signature(const Rules& rules)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    Facts facts;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        RandomGame game(rules, seed);
        Step step;
        while (!game.over() && game.advance(step)) {
            if (game.decision.pending != Pending::Choice) continue;
            rules.describe(game.state, facts);
            mix(hash, stableHash(facts, rules.fields(), rules.vocabulary()));
        }
        rules.describe(game.state, facts);
        mix(hash, stableHash(facts, rules.fields(), rules.vocabulary()));
        mix(hash, static_cast<std::uint64_t>(game.steps));
    }
    return hash;
}

} // namespace

class SignatureTest : public QObject {
    Q_OBJECT

private slots:
    void gamesAreTheSame_data();
    void gamesAreTheSame();
};

void SignatureTest::gamesAreTheSame_data()
{
    QTest::addColumn<QString>("map");
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("players");
    const Library library(MARCHES_SOURCE_DIR, "");
    for (const Table& table : allTables(library))
        QTest::newRow(keyOf(table.map, table.ruleset, table.players).c_str())
            << QString::fromStdString(table.map) << QString::fromStdString(table.ruleset) << table.players;
}

void SignatureTest::gamesAreTheSame()
{
    QFETCH(QString, map);
    QFETCH(QString, ruleset);
    QFETCH(int, players);
    const Library library(MARCHES_SOURCE_DIR, "");
    SetupRequest request;
    request.players = players;
    if (const auto last = kLastRounds.find(ruleset.toStdString()); last != kLastRounds.end())
        request.options = {{"house.round-limit", last->second}};
    const Result<GameSetup> setup = library.setup((map + ':' + ruleset).toStdString(), request);
    QVERIFY(setup);
    const auto known = kSignatures.find(keyOf(map.toStdString(), ruleset.toStdString(), players));
    const QString expected = known != kSignatures.end() ? QString::number(known->second, 16) : QStringLiteral("none yet");
    QCOMPARE(QString::number(signature(*setup->game), 16), expected);
}

QTEST_GUILESS_MAIN(SignatureTest)
#include "tst_signature.moc"
