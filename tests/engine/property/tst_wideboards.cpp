// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "engine/base/mask.h"
#include "randomgame.h"
#include "trial.h"

using namespace marches::engine;
using namespace marches::engine::test;

namespace {

constexpr int kUsualGames = 3;
constexpr int kLongGames = 40;

const Library& library()
{
    static const Library shipped(MARCHES_SOURCE_DIR, "");
    return shipped;
}

/// So many territories in a long winding band of eight, in regions of twenty-four or, on large boards, in twelve
/// regions. The last one may be sea, which Castle Risk asks for, and there may be the three sites of Narnia Risk
/// Junior.
MapData bandOf(int territories, bool withSea, bool withSites = false)
{
    constexpr int kAbreast = 8;
    const int inRegion = std::max(24, territories / 12 + 1);
    std::vector<Place> places;
    std::vector<Region> regions;
    std::vector<Connection> ways;
    const auto join = [&ways](int from, int to) {
        ways.emplace_back();
        ways.back().from = from;
        ways.back().to = to;
    };
    for (int i = 0; i < territories; ++i) {
        Place place;
        place.id = "land-" + std::to_string(i);
        place.region = i / inRegion;
        if (withSea && i == territories - 1) place.kind = PlaceKind::Sea;
        if (i % inRegion == 0) regions.push_back({"region-" + std::to_string(i / inRegion), 2});
        places.push_back(place);
        if (i % kAbreast != 0) join(i - 1, i);
        if (i >= kAbreast) join(i - kAbreast, i);
    }
    for (const char* id : {"courtyard", "pavilion", "wardrobe"}) {
        if (!withSites) break;
        Place site;
        site.id = id;
        site.kind = PlaceKind::Site;
        places.push_back(site);
    }
    MapData map;
    map.id = "band";
    map.board = Board(std::move(places), std::move(regions), std::move(ways), {});
    return map;
}

VariantData variantOf(const std::string& ruleset)
{
    return readVariant("marches: variant/1\nid: wide\nlanguage: en\nname: Wide\nmap: band\nruleset: " + ruleset + "\n",
                       "")
        .value();
}

} // namespace

/// Games on boards of more places than one word, and one block of words, holds: what maps of other programs have.
class WideBoardsTest : public QObject {
    Q_OBJECT

private slots:
    void randomGames_data()
    {
        QTest::addColumn<QString>("ruleset");
        QTest::addColumn<int>("territories");
        QTest::addColumn<int>("players");
        for (const char* ruleset : {"castle-risk", "classic-risk", "heralds-round", "warrior-risk"})
            for (const int territories : {65, 257, Mask::kCapacity})
                QTest::addRow("%s on %d", ruleset, territories) << QString(ruleset) << territories << 3;
        // With three sites beside its territories.
        for (const int territories : {65, 257, 500, Mask::kCapacity - 3})
            for (const int players : {2, 4})
                QTest::addRow("narnia-risk-junior on %d for %d", territories, players)
                    << QString("narnia-risk-junior") << territories << players;
        QTest::addRow("classic-risk with six") << QString("classic-risk") << 500 << 6;
        QTest::addRow("warrior-risk with six") << QString("warrior-risk") << 500 << 6;
    }
    /// To their end under random options, saved, opened again and replayed; views leak nothing.
    void randomGames()
    {
        QFETCH(QString, ruleset);
        QFETCH(int, territories);
        QFETCH(int, players);
        const VariantData variant = variantOf(ruleset.toStdString());
        const Result<RulesPackage> package = library().ruleset(variant.ruleset);
        QVERIFY(package.has_value());
        const Trial::Maker maker = [&](Random& random) {
            SetupRequest request;
            request.players = players;
            request.options = randomOptions(package->data, random);
            // Rounds enough for cards to be drawn and traded; a board of this size takes hundreds to its natural end.
            // Narnia Risk Junior ends with its cards.
            if (ruleset != "heralds-round" && ruleset != "narnia-risk-junior") {
                std::erase_if(request.options, [](const OptionSetting& one) { return one.id == "house.round-limit"; });
                request.options.push_back({"house.round-limit", 6, 0, 0});
            }
            return library().setup(bandOf(territories, ruleset == "castle-risk", ruleset == "narnia-risk-junior"),
                                   variant, request);
        };
        const std::string name = variant.ruleset + " on " + std::to_string(territories) + " territories";
        const int games = qEnvironmentVariableIntValue("MARCHES_LONG") == 1 ? kLongGames : kUsualGames;
        for (int i = 0; i < games; ++i) {
            Trial trial(variant.ruleset, maker, name, static_cast<std::uint64_t>(i));
            const std::string wrong = trial.play();
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void oneMoreIsTooMany()
    {
        for (const char* ruleset :
             {"castle-risk", "classic-risk", "heralds-round", "narnia-risk-junior", "warrior-risk"}) {
            SetupRequest request;
            request.players = 3;
            const auto setup = library().setup(bandOf(Mask::kCapacity + 1, false, true), variantOf(ruleset), request);
            QVERIFY(!setup);
            QCOMPARE(setup.error().front().code, std::string("map-too-big"));
        }
    }
};

QTEST_APPLESS_MAIN(WideBoardsTest)
#include "tst_wideboards.moc"
