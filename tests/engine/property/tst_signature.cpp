// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <map>

#include "engine/game/game.h"
#include "randomgame.h"

using namespace marches::engine;
using namespace marches::engine::test;

namespace {

constexpr int kGames = 8;
constexpr int kShortShare = 3; ///< every third table in the short run

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
    {"narnia:classic-risk 7", 0x39394d4476daa456U},
    {"narnia:classic-risk 8", 0x3c732dce6c90ce11U},
    {"narnia:classic-risk 9", 0x891f2048f84269ceU},
    {"narnia:classic-risk 12", 0x94ca378ca4ab56bfU},
    {"world:classic-risk 2", 0x3b07e66502dd2ceaU},
    {"world:classic-risk 3", 0x2aaa8fe37a9ead3eU},
    {"world:classic-risk 4", 0x8356d8ade0288d0aU},
    {"world:classic-risk 5", 0xa1a0aa75f5ac3241U},
    {"world:classic-risk 6", 0x8efeb0de0909532dU},
    {"world:classic-risk 7", 0x2b5174f32e1413d0U},
    {"world:classic-risk 8", 0x56f7324609797732U},
    {"world:classic-risk 9", 0xcef38b0041404e6aU},
    {"world:classic-risk 12", 0x6fed8ae69b1c40b8U},
    {"castle-europe:classic-risk 2", 0x444dbe2795416117U},
    {"castle-europe:classic-risk 3", 0xb383e7f972139ee3U},
    {"castle-europe:classic-risk 4", 0x717b4528b12d9897U},
    {"castle-europe:classic-risk 5", 0x062f5399ca0ab831U},
    {"castle-europe:classic-risk 6", 0xa7b224a3776022bcU},
    {"castle-europe:classic-risk 7", 0x7410659b8836deeaU},
    {"castle-europe:classic-risk 8", 0xd872cec2f2f92f9aU},
    {"castle-europe:classic-risk 9", 0x1a2a79056a5a71aeU},
    {"castle-europe:classic-risk 12", 0xfc6adbb00256c1d4U},
    {"diplomacy-europe:classic-risk 2", 0xf35aa9993639d9caU},
    {"diplomacy-europe:classic-risk 3", 0xef13c8bb50f6860aU},
    {"diplomacy-europe:classic-risk 4", 0xa05cc2915cc16932U},
    {"diplomacy-europe:classic-risk 5", 0x661135212795391cU},
    {"diplomacy-europe:classic-risk 6", 0x8bc6b104d41ac162U},
    {"diplomacy-europe:classic-risk 7", 0x4675553780519a49U},
    {"diplomacy-europe:classic-risk 8", 0xc1b93c5d758938aeU},
    {"diplomacy-europe:classic-risk 9", 0x93654f8c5ab22c78U},
    {"diplomacy-europe:classic-risk 12", 0xab29b4a034c7fde7U},
    {"diplomacy-europe:diplomacy 7", 0x60b76ed12003ed72U},
    {"narnian-wars:classic-risk 2", 0x6ec6b2bb51ed7049U},
    {"narnian-wars:classic-risk 3", 0x7b78e35f637d81b5U},
    {"narnian-wars:classic-risk 4", 0xcdd04eb5cbd45f2bU},
    {"narnian-wars:classic-risk 5", 0xe93a0831e324ae4fU},
    {"narnian-wars:classic-risk 6", 0xf1a40564363147b7U},
    {"narnian-wars:classic-risk 7", 0x418c45af1934f5f5U},
    {"narnian-wars:classic-risk 8", 0x2737b40391f974a8U},
    {"narnian-wars:classic-risk 9", 0xc90dabb1e407a0b2U},
    {"narnian-wars:classic-risk 12", 0xa429410207650bbdU},
    {"narnian-wars:narnian-wars 8", 0xd72fdd71b51eabaU},
    {"narnian-wars:narnian-wars 9", 0xd72fdd71b51eabaU},
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
    {"two-isles:classic-risk 7", 0xc838225e0675428dU},
    {"two-isles:classic-risk 8", 0x1d9bdb5a08297ee7U},
    {"two-isles:classic-risk 9", 0x82e2159b5a4ef224U},
    {"two-isles:classic-risk 11", 0x1371f43f25dd6080U},
    {"amber-straits:classic-risk 2", 0xc26af96d1b8c3c1aU},
    {"amber-straits:classic-risk 3", 0xb84fc0308d3890d1U},
    {"amber-straits:classic-risk 4", 0x16f49697fb91841eU},
    {"amber-straits:classic-risk 5", 0x98cad3be2ffe7f23U},
    {"amber-straits:classic-risk 6", 0x5c16d6de99f651deU},
    {"amber-straits:classic-risk 7", 0xc43d9333cf79b93fU},
    {"amber-straits:classic-risk 8", 0xb43e5d1ea59f9462U},
    {"amber-straits:classic-risk 9", 0xc42a489b8614f193U},
    {"amber-straits:classic-risk 12", 0x4104e4ca950cd616U},
    {"amber-straits:castle-risk 2", 0x32c4a95b636ef31dU},
    {"amber-straits:castle-risk 3", 0x3ccbc4ba28e65057U},
    {"amber-straits:castle-risk 4", 0x5f6b023924af34f9U},
    {"amber-straits:castle-risk 5", 0x5871335c3b1e0369U},
    {"amber-straits:castle-risk 6", 0xd831c1fb6ca577c3U},
    {"amber-straits:warrior-risk 2", 0x3b6cf470898f2778U},
    {"amber-straits:warrior-risk 3", 0xa9b090a093a006c5U},
    {"amber-straits:warrior-risk 4", 0x1dca6fe164001876U},
    {"amber-straits:warrior-risk 5", 0x2cf1130c09d6e98bU},
    {"amber-straits:warrior-risk 6", 0x58f05be0279b3fd7U},
    {"wardrobe-road:le-monde-de-narnia 2", 0xad65258f0448ccd3U},
    {"wardrobe-road:le-monde-de-narnia 3", 0x281b1bf85e980c6aU},
    {"wardrobe-road:le-monde-de-narnia 4", 0x5e7d607685f986beU},
    {"castle-europe:warrior-risk 2", 0x3c2e1964e7884177U},
    {"castle-europe:warrior-risk 3", 0x70598e0a363fd3b8U},
    {"castle-europe:warrior-risk 4", 0x355f9f4dbd603f2aU},
    {"castle-europe:warrior-risk 5", 0xb2899af62a34ec7cU},
    {"castle-europe:warrior-risk 6", 0x9155b572b2a63489U},
    {"narnia:warrior-risk 2", 0x764a782c5ee54a2aU},
    {"narnia:warrior-risk 3", 0xf5cddb34176e79d5U},
    {"narnia:warrior-risk 4", 0xd044204a32f30cafU},
    {"narnia:warrior-risk 5", 0xe7d2cd0ad2db805U},
    {"narnia:warrior-risk 6", 0xd220fead593632abU},
    {"two-isles:warrior-risk 2", 0x65eefe5c50dd0e74U},
    {"two-isles:warrior-risk 3", 0x2a8dd11f3546c87U},
    {"two-isles:warrior-risk 4", 0x1884a86335865316U},
    {"two-isles:warrior-risk 5", 0x5cd9885ee9086cfaU},
    {"two-isles:warrior-risk 6", 0xaec7988d19530d06U},
    {"world:warrior-risk 2", 0x2a4fd58b2dfdd13U},
    {"world:warrior-risk 3", 0x6fc62d71bf2ddbc5U},
    {"world:warrior-risk 4", 0x3642463eeef32316U},
    {"world:warrior-risk 5", 0xe771ff0135e5a1a1U},
    {"world:warrior-risk 6", 0xd97c117f2dd48cf1U},
    {"kestrel-sound:castle-risk 2", 0x91185186aee48e2bU},
    {"kestrel-sound:castle-risk 3", 0xcd74c2cd2053a715U},
    {"mere-of-five:castle-risk 2", 0xe5fe9192d9803f79U},
    {"mere-of-five:castle-risk 3", 0x7996c3d08dcffd78U},
    {"mere-of-five:castle-risk 4", 0x61a04832596e9fccU},
    {"mere-of-five:castle-risk 5", 0x9305340f616e826cU},
    {"mere-of-five:castle-risk 6", 0xb22d6f6fc62f50e9U},
    {"diplomacy-europe:castle-risk 2", 0xeae50fccb203555cU},
    {"diplomacy-europe:castle-risk 3", 0xf625225799dc480fU},
    {"diplomacy-europe:castle-risk 4", 0x8a98beef80edff11U},
    {"diplomacy-europe:castle-risk 5", 0xdbd8063ecca30c01U},
    {"diplomacy-europe:castle-risk 6", 0xed6c5db046cf13cbU},
    {"narnian-wars:castle-risk 2", 0x4f480b3fee2af537U},
    {"narnian-wars:castle-risk 3", 0x9b77d7daee7b9276U},
    {"narnian-wars:castle-risk 4", 0xfe405d4ec215e5e9U},
    {"narnian-wars:castle-risk 5", 0x43a2f00d48ad1c0dU},
    {"narnian-wars:castle-risk 6", 0x398f477c73ddf3cdU},
    {"nine-crowns:castle-risk 2", 0x9a633c34619cbd89U},
    {"nine-crowns:castle-risk 3", 0xd9a9ca4ed15f59deU},
    {"nine-crowns:castle-risk 4", 0x6d263142afe7d7aaU},
    {"nine-crowns:castle-risk 5", 0xe8fafa49b9348146U},
    {"nine-crowns:castle-risk 6", 0x83398fdd8e4a0783U},
    {"kestrel-sound:classic-risk 2", 0xe7325881c294951dU},
    {"kestrel-sound:classic-risk 3", 0x33f64db7e195d741U},
    {"kestrel-sound:classic-risk 4", 0xa5ac670b6ca8553dU},
    {"kestrel-sound:classic-risk 5", 0xac96bbe9d4966a2eU},
    {"kestrel-sound:classic-risk 6", 0xe5658d42c65df00bU},
    {"kestrel-sound:classic-risk 7", 0x24eade68fc972b6dU},
    {"kestrel-sound:classic-risk 8", 0x8280790dc110359aU},
    {"kestrel-sound:classic-risk 9", 0x4f7472f8be29f483U},
    {"kestrel-sound:classic-risk 12", 0xe31762b35dbd21d3U},
    {"mere-of-five:classic-risk 2", 0x3f451f06eef466f3U},
    {"mere-of-five:classic-risk 3", 0x4be62307d8d8ca96U},
    {"mere-of-five:classic-risk 4", 0xeba1d861759de735U},
    {"mere-of-five:classic-risk 5", 0x876eb49c72d2fdc1U},
    {"mere-of-five:classic-risk 6", 0x3ce33a70c47c19feU},
    {"mere-of-five:classic-risk 7", 0xc04e22f32521f935U},
    {"mere-of-five:classic-risk 8", 0x259a75f00957f52fU},
    {"mere-of-five:classic-risk 9", 0xecbe7dd979626fd7U},
    {"mere-of-five:classic-risk 12", 0xcff69f47e4bb2412U},
    {"nine-crowns:classic-risk 2", 0x5d4027b575b9cbdU},
    {"nine-crowns:classic-risk 3", 0x3a923081768b5778U},
    {"nine-crowns:classic-risk 4", 0xfc87f93161ec8228U},
    {"nine-crowns:classic-risk 5", 0x78678802043931f1U},
    {"nine-crowns:classic-risk 6", 0xb4b5619534d607d6U},
    {"nine-crowns:classic-risk 7", 0xcbd0016425bc5965U},
    {"nine-crowns:classic-risk 8", 0x44e20911a3b9dbb7U},
    {"nine-crowns:classic-risk 9", 0xc5761d7538dc42eeU},
    {"nine-crowns:classic-risk 12", 0x44c90cfa7c1511baU},
    {"diplomacy-europe:warrior-risk 2", 0xfaf365c2b8261cedU},
    {"diplomacy-europe:warrior-risk 3", 0xe9e643bd88e85646U},
    {"diplomacy-europe:warrior-risk 4", 0x451c80ba2bbddff9U},
    {"diplomacy-europe:warrior-risk 5", 0x21a4a4c8a437b982U},
    {"diplomacy-europe:warrior-risk 6", 0x4f17e0fa50569564U},
    {"narnian-wars:warrior-risk 2", 0xbac04eff1037fc02U},
    {"narnian-wars:warrior-risk 3", 0x5760d828184ec67dU},
    {"narnian-wars:warrior-risk 4", 0x493322c61b66182eU},
    {"narnian-wars:warrior-risk 5", 0x87b51598b8d25122U},
    {"narnian-wars:warrior-risk 6", 0x59ca04f8e6a7d2abU},
    {"nine-crowns:warrior-risk 2", 0x341a7d2a6fb9b319U},
    {"nine-crowns:warrior-risk 3", 0x4d2bc94e5c16ba22U},
    {"nine-crowns:warrior-risk 4", 0x0ac5593b4f21546fU},
    {"nine-crowns:warrior-risk 5", 0x7f7318c6d65725a8U},
    {"nine-crowns:warrior-risk 6", 0xe567a3e9930fac3dU},
    {"kestrel-sound:warrior-risk 2", 0x34ed01698bc9e314U},
    {"kestrel-sound:warrior-risk 3", 0xb3e347236036b3f5U},
    {"kestrel-sound:warrior-risk 4", 0xf952e9cb7ea9db57U},
    {"kestrel-sound:warrior-risk 5", 0xb4d494b076968c6eU},
    {"kestrel-sound:warrior-risk 6", 0xd6262d4520373841U},
    {"mere-of-five:warrior-risk 2", 0xab450c1633847615U},
    {"mere-of-five:warrior-risk 3", 0x3813d6fa2a729cc1U},
    {"mere-of-five:warrior-risk 4", 0xca684cf139fbf894U},
    {"mere-of-five:warrior-risk 5", 0x9239fb212aaa8bc2U},
    {"mere-of-five:warrior-risk 6", 0xa19e4e822d8135f5U},
    {"harrowvale:classic-risk 9", 0xb83c509e34c1f959U},
    {"harrowvale:classic-risk 12", 0x7812dce689fbd8f8U},
    {"narnian-wars:heralds-round 4", 0x9d2263aab0fe6c2dU},
    {"narnian-wars:heralds-round 5", 0x2cb0f0691af6789bU},
    {"narnian-wars:heralds-round 6", 0x488e13d240b1cdf6U},
    {"nine-crowns:heralds-round 2", 0x87a38c7246817e41U},
    {"nine-crowns:heralds-round 3", 0x48fec342e94858e4U},
    {"nine-crowns:heralds-round 4", 0x299a53ac3f60618eU},
    {"nine-crowns:heralds-round 5", 0x1805a04671fc69daU},
    {"kestrel-sound:diplomacy 2", 0x2fb9fc2a6009856dU},
    {"mere-of-five:diplomacy 5", 0x52c2ac07401efabeU},
    {"nine-crowns:diplomacy 9", 0xe907de10de29afe8U},
    {"harrowvale:classic-risk 2", 0xf00c0a49c4bd6bc8U},
    {"harrowvale:classic-risk 3", 0xfce2537cd35f75b4U},
    {"harrowvale:classic-risk 4", 0x2d3b4fcc5aa9c8d7U},
    {"harrowvale:classic-risk 5", 0x46e828d03160e1e8U},
    {"harrowvale:classic-risk 6", 0x935eefc84b891dd5U},
    {"harrowvale:classic-risk 7", 0x265b7fced272bbc5U},
    {"harrowvale:classic-risk 8", 0xa56c5d43aad48814U},
    {"harrowvale:warrior-risk 2", 0xf75379eb588ab5acU},
    {"harrowvale:warrior-risk 3", 0xbed17d9b9f587a9aU},
    {"harrowvale:warrior-risk 4", 0x944756df04fd5fedU},
    {"harrowvale:warrior-risk 5", 0x4b1d9fae481c3493U},
    {"harrowvale:warrior-risk 6", 0xe634641c375f1003U},
    {"amber-straits:heralds-round 2", 0x2a0ba78a473a5d81U},
    {"amber-straits:heralds-round 3", 0x3bb7c63fe30c6989U},
    {"amber-straits:heralds-round 4", 0xe5bd48ff83538a9eU},
    {"amber-straits:heralds-round 5", 0xe442fbb00545a41aU},
    {"amber-straits:heralds-round 6", 0x357a85d705e34436U},
    {"castle-europe:heralds-round 2", 0xa9f4ebc1f4e84a31U},
    {"castle-europe:heralds-round 3", 0xd931a9e410e0d203U},
    {"castle-europe:heralds-round 4", 0x62d79e66a6266600U},
    {"castle-europe:heralds-round 5", 0xfa09e6c2f93046d0U},
    {"castle-europe:heralds-round 6", 0xb4e05843579b5600U},
    {"diplomacy-europe:heralds-round 2", 0x38ada4a8826c9537U},
    {"diplomacy-europe:heralds-round 3", 0x42d3351c76fb1514U},
    {"diplomacy-europe:heralds-round 4", 0x7a2ab047a920c9b0U},
    {"diplomacy-europe:heralds-round 5", 0x5d145c3110aafc71U},
    {"diplomacy-europe:heralds-round 6", 0x984a7221f1f6eaebU},
    {"harrowvale:heralds-round 2", 0x79b7733f25c69078U},
    {"harrowvale:heralds-round 3", 0x023ecb9c67090e1dU},
    {"harrowvale:heralds-round 4", 0xb428406a4817f87aU},
    {"harrowvale:heralds-round 5", 0x46f1569180b5543bU},
    {"harrowvale:heralds-round 6", 0xa8570f95809d7f99U},
    {"kestrel-sound:heralds-round 2", 0x23fdc8620221ab88U},
    {"kestrel-sound:heralds-round 3", 0xbf07a450ad08c15cU},
    {"kestrel-sound:heralds-round 4", 0x0ce4fd9312d2d4bbU},
    {"kestrel-sound:heralds-round 5", 0xd1019ca18c4837f0U},
    {"kestrel-sound:heralds-round 6", 0x5cc560bc5859f670U},
    {"mere-of-five:heralds-round 2", 0x0d18a02ec229ed25U},
    {"mere-of-five:heralds-round 3", 0x8b3c6ac0b2efe55fU},
    {"mere-of-five:heralds-round 4", 0xe6a08f5d3a7a711bU},
    {"mere-of-five:heralds-round 5", 0x13c16c19c114313fU},
    {"mere-of-five:heralds-round 6", 0x85de2fe80cfddfa1U},
    {"narnian-wars:heralds-round 2", 0x52ec8d954617d2c9U},
    {"narnian-wars:heralds-round 3", 0x9e5def0ef1cf111aU},
    {"nine-crowns:heralds-round 6", 0x59f04c2538916aa7U},
    {"two-isles:heralds-round 2", 0x58c2d1ba76d3179eU},
    {"two-isles:heralds-round 3", 0x02ebf13f5c72a01aU},
    {"two-isles:heralds-round 4", 0xda4389426dc618b3U},
    {"two-isles:heralds-round 5", 0x7433cfcb779777cdU},
    {"two-isles:heralds-round 6", 0x223d29104137f1fdU},
    {"world:heralds-round 2", 0xb6ae8c699e827aa2U},
    {"world:heralds-round 3", 0x160e3a3c47322442U},
    {"world:heralds-round 4", 0x311f7bb10e9fb249U},
    {"world:heralds-round 5", 0x32e717f5a0b107c4U},
    {"world:heralds-round 6", 0xfab307671299740dU},
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
    const int share = qEnvironmentVariableIntValue("MARCHES_LONG") == 1 ? 1 : kShortShare;
    int number = 0;
    for (const Table& table : allTables(library)) {
        if (number++ % share != 0) continue;
        QTest::newRow(keyOf(table.map, table.ruleset, table.players).c_str())
            << QString::fromStdString(table.map) << QString::fromStdString(table.ruleset) << table.players;
    }
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
    const QString expected =
        known != kSignatures.end() ? QString::number(known->second, 16) : QStringLiteral("none yet");
    QCOMPARE(QString::number(signature(*setup->game), 16), expected);
}

QTEST_GUILESS_MAIN(SignatureTest)
#include "tst_signature.moc"
