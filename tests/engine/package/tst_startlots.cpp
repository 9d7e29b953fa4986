// SPDX-License-Identifier: GPL-3.0-or-later
// What of a laid-out position is drawn by lot in each game that begins with it.
#include <cmath>
#include <map>
#include <set>

#include "engine/game/laidoutrules.h"
#include "engine/package/textloading.h"
#include "engine/text/texts.h"
#include "startgames.h"

using namespace marches::engine;

namespace {

/// What of a position is neither a card in a hand or a pile nor told of such a card.
Facts board(const Rules& rules, Facts facts)
{
    std::erase_if(facts, [&rules](const Fact& fact) {
        const FieldSpec& field = rules.fields()[fact.field];
        return field.role == Role::Hand || field.role == Role::Pile || field.keys[0] == Space::Card;
    });
    return facts;
}

Facts ofRole(const Rules& rules, Facts facts, Role role)
{
    std::erase_if(facts, [&](const Fact& fact) { return rules.fields()[fact.field].role != role; });
    return facts;
}

/// The facts of lists with what stands in them sorted, and how long each is.
std::pair<std::vector<int>, std::map<int, int>> heldAndSizes(const Rules& rules, const Facts& facts)
{
    std::pair<std::vector<int>, std::map<int, int>> told;
    for (const Role role : {Role::Hand, Role::Pile})
        for (const Fact& fact : ofRole(rules, facts, role)) {
            if (rules.fields()[fact.field].value == Space::Card) told.first.push_back(fact.value);
            ++told.second[1'000 * fact.field + fact.key[0]];
        }
    std::ranges::sort(told.first);
    return told;
}

/// A game in which somebody holds cards, some way on.
Kept keptWithHands(const std::string& variant, int players)
{
    for (int steps = 120;; steps += 40)
        if (Kept kept = keptAfter(variant, players, steps, 21);
            !ofRole(*kept.setup.game, kept.facts, Role::Hand).empty() || steps > 900)
            return kept;
}

} // namespace

class StartLotsTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsHiddenIsDrawnByLot_data();
    void whatIsHiddenIsDrawnByLot();
    void handsAreDealtByLot_data();
    void handsAreDealtByLot();
    void pilesAloneAreShuffled_data();
    void pilesAloneAreShuffled();
    void dealsAreFair();
    void onlyKeptCardsAreDealt();
    void twoAreDealtNoDiplomats();
    void theFirstTurnIsDrawnByLot();
    void optionsAreSwitchedWhileALotIsDrawn();
};

void StartLotsTest::whatIsHiddenIsDrawnByLot_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("players");
    QTest::newRow("classic risk") << "world/classic" << 4;
    QTest::newRow("narnia risk junior") << "narnia/advanced" << 3;
    QTest::newRow("castle risk") << "castle-europe/document" << 4;
    QTest::newRow("race") << "wardrobe-road:le-monde-de-narnia" << 3;
}

/// Everybody sees the same whatever the seed; what nobody sees is another in each game, and does not follow from what
/// lay there when the position was kept.
void StartLotsTest::whatIsHiddenIsDrawnByLot()
{
    QFETCH(QString, variant);
    QFETCH(int, players);
    const Kept kept = keptAfter(variant.toStdString(), players, 200, 21);
    QCOMPARE(kept.variant.content.start->byLot.size(), std::size_t{1});
    QCOMPARE(kept.variant.content.start->byLot.front().id, std::string("hidden"));
    const Result<GameSetup> setup = shipped().setup(kept.variant);
    QVERIFY2(setup, qPrintable(told(setup)));
    std::set<Facts> different;
    std::optional<State> seen;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Game game = newGame(*setup, seed);
        QCOMPARE(game.pending().pending, Pending::Chance);
        QCOMPARE(game.pending().chance.kind, Chance::Kind::Shuffle);
        game.roll();
        different.insert(factsOf(game.rules(), game.state()));
        State open;
        game.rules().view(game.state(), -1, open);
        if (seen) QVERIFY(*seen == open);
        seen = open;
    }
    QVERIFY(different.size() > 8);
    State lay;
    kept.setup.game->view(*positionOf(*kept.setup.game, kept.facts), -1, lay);
    QCOMPARE(factsOf(*setup->game, *seen), factsOf(*kept.setup.game, lay));

    // Another order of the piles when it was kept is no other file.
    Random random(99);
    State other = lay;
    kept.setup.game->resample(other, -1, random);
    const StartPosition again = startOf(*kept.setup.game, factsOf(*kept.setup.game, other));
    QVERIFY(again.sameAs(*kept.variant.content.start));
}

void StartLotsTest::handsAreDealtByLot_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("players");
    QTest::newRow("secret hands") << "world/classic" << 4;
    QTest::newRow("open hands") << "narnia/advanced" << 3;
    QTest::newRow("copies of cards") << "castle-europe/document" << 4;
}

/// The board is as it was laid out, each hand as large; which cards are in it is another matter in each game, whether
/// others see them or not. Nothing is lost and nothing comes from elsewhere.
void StartLotsTest::handsAreDealtByLot()
{
    QFETCH(QString, variant);
    QFETCH(int, players);
    Kept kept = keptWithHands(variant.toStdString(), players);
    const Rules& rules = *kept.setup.game;
    QVERIFY(!ofRole(rules, kept.facts, Role::Hand).empty());
    kept.variant.content.start = startOf(rules, kept.facts, {Lot::Hands});
    const Result<VariantData> read = readVariant(writeVariant(kept.variant), "mine.yaml");
    QVERIFY2(read, qPrintable(told(read)));
    const Result<GameSetup> setup = shipped().setup(*read);
    QVERIFY2(setup, qPrintable(told(setup)));
    const Facts laid = factsOf(rules, *positionOf(rules, kept.facts));
    std::set<Facts> hands;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Game game = newGame(*setup, seed);
        QCOMPARE(game.pending().chance.kind, Chance::Kind::Shuffle);
        game.roll();
        const Facts now = factsOf(game.rules(), game.state());
        QCOMPARE(board(rules, now), board(rules, laid));
        QCOMPARE(heldAndSizes(rules, now), heldAndSizes(rules, laid));
        hands.insert(ofRole(rules, now, Role::Hand));
        playOn(game, 60, seed);
    }
    QVERIFY(hands.size() > 1); // of the cards of Narnia few can be held
}

void StartLotsTest::pilesAloneAreShuffled_data() { handsAreDealtByLot_data(); }

/// Secret hands too are as the file says when the piles alone are drawn by lot.
void StartLotsTest::pilesAloneAreShuffled()
{
    QFETCH(QString, variant);
    QFETCH(int, players);
    Kept kept = keptWithHands(variant.toStdString(), players);
    const Rules& rules = *kept.setup.game;
    kept.variant.content.start = startOf(rules, kept.facts, {Lot::Piles});
    const Result<GameSetup> setup = shipped().setup(kept.variant);
    QVERIFY2(setup, qPrintable(told(setup)));
    const Facts laid = factsOf(rules, *positionOf(rules, kept.facts));
    std::set<Facts> piles;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Game game = newGame(*setup, seed);
        game.roll();
        const Facts now = factsOf(game.rules(), game.state());
        QCOMPARE(board(rules, now), board(rules, laid));
        QCOMPARE(ofRole(rules, now, Role::Hand), ofRole(rules, laid, Role::Hand));
        QCOMPARE(heldAndSizes(rules, now), heldAndSizes(rules, laid));
        piles.insert(ofRole(rules, now, Role::Pile));
    }
    QVERIFY(piles.size() > 8);
}

/// Each card comes into each hand equally often, those that the file names in hands and those of the pile.
void StartLotsTest::dealsAreFair()
{
    const Result<GameSetup> setup = setupOf("world", "classic-risk", kClassicSeats, kDealt + "  by-lot: [hands]\n");
    QVERIFY2(setup, qPrintable(told(setup)));
    std::map<std::pair<int, int>, int> dealt;
    std::map<int, int> next;
    constexpr int kGames = 1'600;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        Game game = newGame(*setup, seed);
        game.roll();
        const Facts facts = factsOf(game.rules(), game.state());
        for (const Fact& fact : ofRole(game.rules(), facts, Role::Hand)) ++dealt[{fact.key[0], fact.value}];
        ++next[ofRole(game.rules(), facts, Role::Pile).front().value];
    }
    QCOMPARE(dealt.size(), std::size_t{2 * 8});
    QCOMPARE(next.size(), std::size_t{8});
    // Six standard deviations around 2 of 8, 1 of 8 and 1 of 8.
    const auto fair = [](int times, double chance) {
        return std::abs(times - kGames * chance) < 6 * std::sqrt(kGames * chance * (1 - chance));
    };
    for (const auto& [card, times] : dealt) QVERIFY2(fair(times, card.first == 0 ? 2.0 / 8 : 1.0 / 8), "hands");
    for (const auto& [card, times] : next) QVERIFY2(fair(times, 1.0 / 8), "pile");
}

/// Most cards of Narnia are carried out when they are drawn: nobody holds one, by hand or by lot.
void StartLotsTest::onlyKeptCardsAreDealt()
{
    const auto position = [](const char* hand) {
        return std::string("set-up:\n  position:\n    phase: flip\n    territories:\n      telmar: {owner: witch, "
                           "boggle: 3}\n      dancing-dawn: {owner: red, faun: 3}\n    seats: {red: {hand: [") +
               hand + "]}}\n    track: [witch, red]\n    decks: {narnia: [snowstorm, secret-path, turkish-delight]}\n";
    };
    const char* seats = "seats: [{id: witch}, {id: red}]\n";
    QCOMPARE(told(setupOf("narnia", "narnia-risk-junior", seats, position("snowstorm"))),
             QStringLiteral("scenario-impossible-value 14:25; "));
    const Result<GameSetup> setup =
        setupOf("narnia", "narnia-risk-junior", seats, position("battle-cry") + "  by-lot: [hands]\n");
    QVERIFY2(setup, qPrintable(told(setup)));
    std::set<int> held;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Game game = newGame(*setup, seed);
        game.roll();
        for (const Fact& fact : ofRole(game.rules(), factsOf(game.rules(), game.state()), Role::Hand))
            held.insert(fact.value);
    }
    QCOMPARE(held.size(), std::size_t{3});
}

/// Two players of Castle Risk hold no Diplomats (CR-36), by hand or by lot, unless the variant lets them.
void StartLotsTest::twoAreDealtNoDiplomats()
{
    const auto setup = [](const char* hand, const char* options) {
        return setupOf("castle-europe", "castle-risk", kClassicSeats,
                       std::string(options) +
                           "set-up:\n  position:\n    turn: red\n    phase: begin-turn\n    territories:\n"
                           "      london: {owner: red, army: 5, castle: true}\n"
                           "      paris: {owner: blue, army: 3, castle: true}\n    seats: {red: {hand: [" +
                           hand +
                           "]}, blue: {hand: [general]}}\n"
                           "    decks: {cards: [diplomat, spy, diplomat, marshall, diplomat]}\n  by-lot: [hands]\n");
    };
    const auto diplomatsHeld = [](const Result<GameSetup>& dealt) {
        int held = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Game game = newGame(*dealt, seed);
            game.roll();
            const auto& words = game.rules().vocabulary();
            for (const Fact& fact : ofRole(game.rules(), factsOf(game.rules(), game.state()), Role::Hand))
                held += words.name(Space::Card, fact.value) == "diplomat" ? 1 : 0;
        }
        return held;
    };
    const Result<GameSetup> usual = setup("spy, admiral", "");
    QVERIFY2(usual, qPrintable(told(usual)));
    QCOMPARE(diplomatsHeld(usual), 0);
    const Result<GameSetup> withThem = setup("spy, diplomat", "options: {base.diplomat-two-player: true}\n");
    QVERIFY2(withThem, qPrintable(told(withThem)));
    QVERIFY(diplomatsHeld(withThem) > 20);
    const Result<GameSetup> named = setup("spy, diplomat", "");
    QVERIFY(!named);
    QCOMPARE(named.error().size(), std::size_t{1});
}

void StartLotsTest::theFirstTurnIsDrawnByLot()
{
    const Result<GameSetup> setup =
        setupOf("world", "classic-risk", kClassicSeats, kClassic + "  by-lot: [turn, hidden]\n");
    QVERIFY2(setup, qPrintable(told(setup)));
    std::map<int, int> begins;
    constexpr int kGames = 400;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        Game game = newGame(*setup, seed);
        QCOMPARE(game.pending().chance.space, Space::Army);
        State view;
        game.rules().view(game.state(), 0, view);
        Decision seen;
        game.rules().decide(view, 0, seen, nullptr);
        QCOMPARE(seen.pending, Pending::Chance); // nobody takes it for a game under way
        game.roll();
        QCOMPARE(game.pending().chance.space, Space::Number);
        game.roll();
        QCOMPARE(game.pending().pending, Pending::Choice);
        QCOMPARE(game.pending().seat, game.rules().starter(game.state()));
        ++begins[game.pending().seat];
        const Message line = game.log(1).back();
        QCOMPARE(int{line.arg[0]}, game.pending().seat);
        QCOMPARE(game.rules().messages()[line.text].key, std::string("log.set-up-turn"));
    }
    QCOMPARE(begins.size(), std::size_t{2});
    QVERIFY(begins[0] > kGames * 2 / 5 && begins[1] > kGames * 2 / 5);
    // Forced as in any record, it is who was named.
    Game game = newGame(*setup, 1);
    Outcome blue;
    blue.add(1);
    blue.add(0);
    QVERIFY(game.resolve(blue));
    QCOMPARE(game.rules().starter(game.state()), 1);
    Errors errors;
    const Texts texts = gameTexts(shipped().textRoots(), *setup, errors);
    for (const char* key : {"set-up.turn", "set-up.hidden", "set-up.hands", "set-up.piles", "log.set-up-turn"})
        for (const char* language : {"en", "fr"}) QVERIFY2(!texts.word(key, language).empty(), key);
    QVERIFY(texts.word("set-up.turn", "fr") != texts.word("set-up.turn", "en"));
}

/// The record goes back to before the lot, an option is switched there, and the position may not go with it.
void StartLotsTest::optionsAreSwitchedWhileALotIsDrawn()
{
    const Result<GameSetup> setup =
        setupOf("world", "classic-risk", kClassicSeats, kClassic + "  by-lot: [turn, hidden]\n");
    QVERIFY2(setup, qPrintable(told(setup)));
    int switched = 0;
    for (const OptionSpec& spec : setup->rules.data.options) {
        if (!spec.duringPlay) continue;
        Game game = newGame(*setup, 3);
        QCOMPARE(game.pending().pending, Pending::Chance);
        const OptionValue now = *game.options().find(spec.id);
        OptionValue other = spec.isNumber() ? OptionValue(now == OptionValue(spec.min) ? spec.max : spec.min) : now;
        if (spec.isSwitch()) other = !std::get<bool>(now);
        for (const std::string& value : spec.values)
            if (OptionValue(value) != now) other = value;
        if (!game.setOption(spec.id, other)) continue;
        ++switched;
        QCOMPARE(game.pending().pending, Pending::Chance);
        rollOn(game);
        playOn(game, 30, 2);
        game.goTo(0);
        QCOMPARE(game.pending().chance.space, Space::Army);
    }
    QVERIFY(switched > 5);
}

QTEST_GUILESS_MAIN(StartLotsTest)
#include "tst_startlots.moc"
