// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/game/ruleset.h"
#include "engine/rules/registry/registry.h"

using namespace marches::engine;

namespace {

const Ruleset& castleRisk() { return *findRuleset("castle-risk"); }

Connection between(int from, int to)
{
    Connection way;
    way.from = from;
    way.to = to;
    return way;
}

/// Empires of two territories each on one coast, in a row.
Board coastOf(int empires)
{
    std::vector<Place> places;
    std::vector<Connection> ways;
    std::vector<Region> regions;
    const int sea = 2 * empires;
    for (int i = 0; i < sea; ++i) {
        Place place;
        place.id = "land-" + std::to_string(i);
        place.region = i / 2;
        places.push_back(place);
        if (i % 2 == 0) regions.push_back({"empire-" + std::to_string(i / 2), 0});
        if (i > 0) ways.push_back(between(i - 1, i));
        ways.push_back(between(i, sea));
    }
    Place water;
    water.id = "sea";
    water.kind = PlaceKind::Sea;
    places.push_back(water);
    return Board(std::move(places), std::move(regions), std::move(ways), {});
}

QStringList codes(const std::vector<MapNeed>& needs)
{
    QStringList all;
    for (const MapNeed& need : needs) all << QString::fromStdString(need.what.code);
    return all;
}

RulesetData cards()
{
    RulesetData data;
    data.id = "castle-risk";
    data.maxSeats = 6;
    DeckSpec deck;
    deck.id = "castle";
    const EffectSpec effects[] = {{.verb = "reinforce", .args = {}, .lists = {{"track", {"4"}}}},
                                  {.verb = "look-at-hand", .args = {}, .lists = {}},
                                  {.verb = "attack-die", .args = {{"add", "1"}}, .lists = {}},
                                  {.verb = "sail", .args = {}, .lists = {}},
                                  {.verb = "defence-die", .args = {{"add", "1"}}, .lists = {}},
                                  {.verb = "truce", .args = {}, .lists = {}}};
    for (const EffectSpec& effect : effects) {
        CardSpec card;
        card.id = "card-" + effect.verb;
        card.copies = 5;
        card.effects = {effect};
        deck.cards.push_back(card);
    }
    data.decks = {deck};
    return data;
}

} // namespace

/// A map needs an empire for each castle, and no more.
class CastleMapsTest : public QObject {
    Q_OBJECT

private slots:
    void empiresThatAreEnough()
    {
        QCOMPARE(codes(castleRisk().needs(coastOf(1))), QStringList{"map-too-few-empires"});
        QCOMPARE(codes(castleRisk().needs(coastOf(2))), QStringList{});
        QCOMPARE(codes(castleRisk().needs(coastOf(6))), QStringList{});
    }

    void asManyCanPlay_data()
    {
        QTest::addColumn<int>("empires");
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("fits");
        QTest::newRow("two on two") << 2 << 2 << true;
        QTest::newRow("three on two") << 2 << 3 << false;
        QTest::newRow("three on three") << 3 << 3 << true;
        QTest::newRow("six on five") << 5 << 6 << false;
    }
    void asManyCanPlay()
    {
        QFETCH(int, empires);
        QFETCH(int, players);
        QFETCH(bool, fits);
        const RulesetData data = cards();
        const auto made = castleRisk().make(coastOf(empires), data, OptionValues(data.options),
                                            castleRisk().defaultSeats(data, players));
        QCOMPARE(made.has_value(), fits);
        if (!fits) QCOMPARE(made.error().front().code, std::string("castle-too-few-empires"));
    }

    /// A card or an effect that these rules do not know would be passed over, and the game be another one than written.
    void whatIsUnknownIsRefused()
    {
        const auto made = [](const RulesetData& data) {
            return castleRisk().make(coastOf(2), data, OptionValues(data.options), castleRisk().defaultSeats(data, 2));
        };
        RulesetData idle = cards();
        idle.decks[0].cards[1].effects.clear();
        QCOMPARE(made(idle).error().front().code, std::string("card-without-effect"));
        RulesetData twice = cards();
        twice.decks[0].cards[1].effects = twice.decks[0].cards[2].effects;
        QCOMPARE(made(twice).error().front().code, std::string("name-twice"));
        EffectSpec track;
        track.verb = "reinforce";
        track.lists = {{"track", {"4", "5"}}};
        RulesetData data = cards();
        data.decks[0].cards[0].effects = {track};
        QVERIFY(made(data).has_value());
        data.decks[0].cards[0].effects[0].lists[0].second[1] = "five";
        QCOMPARE(made(data).error().front().code, std::string("expected-integer"));
    }

    /// Decks of the time when ids said what a card does.
    void decksWithoutEffectsAreRead()
    {
        RulesetData data = cards();
        const char* const official[] = {"reinforcements", "spy", "general", "admiral", "marshall", "diplomat"};
        for (std::size_t i = 0; i < data.decks[0].cards.size(); ++i) {
            data.decks[0].cards[i].id = official[i];
            if (i > 0) data.decks[0].cards[i].effects.clear();
        }
        const auto made =
            castleRisk().make(coastOf(2), data, OptionValues(data.options), castleRisk().defaultSeats(data, 2));
        QVERIFY(made.has_value());
        EffectSpec sail;
        sail.verb = "sail";
        data.decks[0].cards[1].effects = {sail};
        QCOMPARE(castleRisk()
                     .make(coastOf(2), data, OptionValues(data.options), castleRisk().defaultSeats(data, 2))
                     .error()
                     .front()
                     .code,
                 std::string("castle-card-twice"));
    }
};

QTEST_APPLESS_MAIN(CastleMapsTest)
#include "tst_maps.moc"
