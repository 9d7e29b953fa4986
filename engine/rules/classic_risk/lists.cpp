// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/lists.h"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <utility>

namespace marches::engine::classic_risk {

namespace {

constexpr std::string_view kCards = "cards";
constexpr std::string_view kTables = "tables";
constexpr std::string_view kMissions = "missions";
constexpr std::string_view kWild = "wild";
constexpr std::array<std::string_view, kSymbols> kSymbolCards{"infantry", "cavalry", "artillery"};

constexpr int kMostTerritoriesNamed = 100; ///< in one list of a deck
constexpr int kMostCopies = 20;
constexpr int kMostMissionCopies = 2;
constexpr int kMostValue = 1000;
constexpr int kMostAims = 4;
constexpr int kMostRegions = 16;
constexpr int kMostHand = 100;

/// How many territories, one way or the other, and how many armies in each.
std::vector<ArgumentForm> territoriesForms()
{
    return {ArgumentForm::number("count", 1, kMaxTerritories, "So many territories."),
            ArgumentForm::number("share", 1, 100, "In place of their number: percent of all territories of the map."),
            ArgumentForm::number("armies", 1, 1000, "Armies that stand in each of them at least.").orElse("1")};
}

DeckForm cardsForm()
{
    DeckForm deck;
    deck.id = kCards;
    deck.mostCopies = kMostCopies;
    deck.required = false;
    deck.cards = {std::string(kWild)};
    for (const std::string_view symbol : kSymbolCards) deck.cards.emplace_back(symbol);
    deck.mostEffects = 1;
    deck.effects = {{"on",
                     "Cards that show this symbol in any case; those of all others show the symbols in turn.",
                     {ArgumentForm::place("territories", "The territories.").list(1, kMostTerritoriesNamed).needed()},
                     EffectForm::Times::OnceACard}};
    return deck;
}

DeckForm tablesForm()
{
    const auto value = [](std::string name, std::string note) {
        return ArgumentForm::number(std::move(name), 0, kMostValue, std::move(note)).needed();
    };
    DeckForm deck;
    deck.id = kTables;
    deck.kind = DeckForm::Kind::Table;
    deck.required = false;
    deck.mostEffects = 1;
    deck.cards = {"rising-sets", "fixed-sets", "start-armies", "hands"};
    deck.complete = true;
    deck.effects = {
        {"rising",
         "Worth of the sets of a game, one after the other.",
         {ArgumentForm::number("values", 0, kMostValue, "Armies for the first sets.").list(1, 50).needed(),
          ArgumentForm::number("step", 0, kMostValue, "What each further one is worth more.").orElse("0")},
         EffectForm::Times::OnceADeck},
        {"fixed",
         "Worth of sets that keep their value.",
         {value("infantry", "Armies for three infantry."), value("cavalry", "Armies for three cavalry."),
          value("artillery", "Armies for three artillery."), value("mixed", "Armies for one of each.")},
         EffectForm::Times::OnceADeck},
        {"more-armies",
         "Armies to start with beyond those of the option.",
         {ArgumentForm::number("seats", -kMostValue, kMostValue,
                               "For two, three, ... players; the last for all beyond.")
              .list(1, kMaxSeats - 1)
              .needed()},
         EffectForm::Times::OnceADeck},
        {"trade-at",
         "Cards that force a trade.",
         {ArgumentForm::number("hand", kSetSize, kMostHand, "In a hand, at the start of a turn.").orElse("5"),
          ArgumentForm::number("taken", kSetSize, kMostHand, "At once, with those of a beaten player.").orElse("6")},
         EffectForm::Times::OnceADeck},
    };
    return deck;
}

DeckForm missionsForm()
{
    std::vector<ArgumentForm> eliminate{ArgumentForm::place("army", "Colour of the army.").needed()};
    for (ArgumentForm& form : territoriesForms()) eliminate.push_back(std::move(form));
    DeckForm deck;
    deck.id = kMissions;
    deck.required = false;
    deck.mostCopies = kMostMissionCopies;
    deck.mostEffects = kMostAims;
    deck.effects = {
        {"regions",
         "To hold regions completely.",
         {ArgumentForm::place("named", "The regions.").list(1, kMostRegions),
          ArgumentForm::number("more", 0, kMostRegions, "So many others besides, whichever they are.").orElse("0")}},
        {"territories", "To hold territories, whichever they are.", territoriesForms()},
        {"eliminate",
         "To take the last territory of an army. Where it is one's own, or somebody else has done it: territories.",
         std::move(eliminate)},
    };
    return deck;
}

/// Calls f(deck, card, effect, its arguments) for every effect of a deck.
template <class F> void forEachEffect(const RulesetData& data, std::string_view id, F f)
{
    engine::forEachEffect(*findDeckForm(deckForms(), id), data, f);
}

template <class F> void forEachCard(const RulesetData& data, std::string_view id, F f)
{
    for (const DeckSpec& deck : data.decks)
        if (deck.id == id)
            for (const CardSpec& card : deck.cards) f(deck, card);
}

int symbolOfCard(std::string_view id)
{
    const auto at = std::ranges::find(kSymbolCards, id);
    return at == kSymbolCards.end() ? -1 : static_cast<int>(at - kSymbolCards.begin());
}

AimSpec readAim(const EffectSpec& effect, const EffectArguments& arguments)
{
    AimSpec aim;
    if (effect.verb == "regions") {
        aim.kind = AimSpec::Kind::Regions;
        aim.regions = arguments.list("named");
        aim.more = arguments.number("more");
        return aim;
    }
    if (effect.verb == "eliminate") {
        aim.kind = AimSpec::Kind::Eliminate;
        aim.army = arguments.text("army");
    }
    if (arguments.has("count")) aim.count = arguments.number("count");
    if (arguments.has("share")) aim.share = arguments.number("share");
    aim.armies = arguments.number("armies");
    return aim;
}

void readTable(Lists& lists, std::string_view verb, const EffectArguments& arguments)
{
    if (verb == "rising") {
        lists.risingSets = arguments.numbers("values");
        lists.risingStep = arguments.number("step");
    }
    if (verb == "fixed")
        lists.fixedSets = {arguments.number("infantry"), arguments.number("cavalry"), arguments.number("artillery"),
                           arguments.number("mixed")};
    if (verb == "more-armies") lists.moreArmies = arguments.numbers("seats");
    if (verb == "trade-at") {
        lists.forcedTrade = arguments.number("hand");
        lists.takenTrade = arguments.number("taken");
    }
}

} // namespace

int Lists::risingValue(int traded) const
{
    const int last = static_cast<int>(risingSets.size()) - 1;
    return traded <= last ? risingSets[static_cast<std::size_t>(traded)]
                          : std::min(risingSets.back() + risingStep * (traded - last), kMostStack);
}

int Lists::moreArmiesFor(int seats) const
{
    const int last = static_cast<int>(moreArmies.size()) - 1;
    return moreArmies[static_cast<std::size_t>(std::clamp(seats - 2, 0, last))];
}

const std::vector<DeckForm>& deckForms()
{
    static const std::vector<DeckForm> kForms{cardsForm(), tablesForm(), missionsForm()};
    return kForms;
}

Errors checkCards(const RulesetData& data)
{
    Errors errors;
    forEachCard(data, kCards, [&](const DeckSpec& deck, const CardSpec& card) {
        if (card.id != kWild) return;
        if (card.copies > kMaxWilds)
            errors.push_back(cardProblem(
                "out-of-range", deck, card,
                {{"found", std::to_string(card.copies)}, {"min", "0"}, {"max", std::to_string(kMaxWilds)}}));
        for (const EffectSpec& effect : card.effects)
            errors.push_back(effectProblem("too-many-effects", deck, card, effect, {{"n", "0"}}));
    });
    const Lists lists = readLists(data);
    if (std::accumulate(lists.symbols.begin(), lists.symbols.end(), 0) == 0)
        forEachCard(data, kCards, [&](const DeckSpec& deck, const CardSpec& card) {
            if (symbolOfCard(card.id) == 0) errors.push_back(cardProblem("number-is-zero", deck, card));
        });
    forEachEffect(
        data, kMissions,
        [&](const DeckSpec& deck, const CardSpec& card, const EffectSpec& effect, const EffectArguments& args) {
            const auto problem = [&](const char* code, const char* key) {
                errors.push_back(effectProblem(code, deck, card, effect, {{"key", key}}));
            };
            if (effect.verb == "regions") {
                if (!args.has("named") && args.number("more") == 0) problem("missing-key", "named");
                return;
            }
            if (args.has("count") && args.has("share")) problem("key-without-meaning", "share");
            if (effect.verb == "territories" && !args.has("count") && !args.has("share"))
                problem("missing-key", "count");
        });
    int missions = 0;
    forEachCard(data, kMissions, [&](const DeckSpec& deck, const CardSpec& card) {
        if (card.effects.empty()) errors.push_back(cardProblem("missing-key", deck, card, {{"key", "effects"}}));
        if (++missions == kMaxMissions + 1)
            errors.push_back(cardProblem(
                "out-of-range", deck, card,
                {{"found", std::to_string(missions)}, {"min", "0"}, {"max", std::to_string(kMaxMissions)}}));
    });
    return errors;
}

Lists readLists(const RulesetData& data)
{
    Lists lists;
    forEachCard(data, kCards, [&](const DeckSpec&, const CardSpec& card) {
        if (card.id == kWild) lists.wilds = std::min(card.copies, kMaxWilds);
        if (const int symbol = symbolOfCard(card.id); symbol >= 0)
            lists.symbols[static_cast<std::size_t>(symbol)] = card.copies;
    });
    forEachEffect(data, kCards,
                  [&](const DeckSpec&, const CardSpec& card, const EffectSpec&, const EffectArguments& arguments) {
                      if (const int symbol = symbolOfCard(card.id); symbol >= 0)
                          lists.shown[static_cast<std::size_t>(symbol)] = arguments.list("territories");
                  });
    forEachEffect(data, kTables,
                  [&](const DeckSpec&, const CardSpec&, const EffectSpec& effect, const EffectArguments& arguments) {
                      readTable(lists, effect.verb, arguments);
                  });
    forEachCard(data, kMissions, [&](const DeckSpec&, const CardSpec& card) {
        lists.missions.push_back({card.id, card.copies, {}});
    });
    std::size_t at = 0;
    forEachEffect(
        data, kMissions,
        [&](const DeckSpec&, const CardSpec& card, const EffectSpec& effect, const EffectArguments& arguments) {
            while (lists.missions[at].id != card.id) ++at;
            lists.missions[at].aims.push_back(readAim(effect, arguments));
        });
    return lists;
}

} // namespace marches::engine::classic_risk
