// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/lists.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "engine/rules/common/sitting.h"

namespace marches::engine::warrior_risk {

namespace {

constexpr int kLargest = 10'000;
constexpr std::string_view kNothing = "na";
using Times = EffectForm::Times;

/// A number on each face of a die.
ArgumentForm facesForm(std::string name, int min, int max, std::string note)
{
    return ArgumentForm::number(std::move(name), min, max, std::move(note)).list(kFaces, kFaces).needed();
}

ArgumentForm countForm(int min, int max, std::string note)
{
    return ArgumentForm::number("count", min, max, std::move(note)).needed();
}

/// What is added to dice.
ArgumentForm diceForm(std::string byDefault)
{
    return ArgumentForm::number("dice", -kFaces + 1, kFaces - 1, "Added to each attack die.")
        .orElse(std::move(byDefault));
}

std::vector<EffectForm> fateForms()
{
    const auto once = [](std::string verb, std::string note, std::vector<ArgumentForm> arguments) {
        return EffectForm{std::move(verb), std::move(note), std::move(arguments), Times::OnceACard};
    };
    return {
        once("sum", "The sum of the four dice that brings it.", {countForm(kFirstFate, kLastFate, "The sum.")}),
        once("random", "Random territories, on whose owners the rest falls.", {countForm(1, 2, "Territories.")}),
        once("half-gold", "Everybody loses half the gold.", {ArgumentForm::flag("once", "Only the first time.")}),
        once("gold-per-territory", "Gold for each own territory.",
             {countForm(-1000, 1000, "Gold; below 0: to be paid.")}),
        once("gold", "Gold of the owner.", {countForm(-kLargest, kLargest, "Gold; below 0: to be paid.")}),
        once("bailout", "The owner pays, or loses the territory.", {countForm(1, kLargest, "Gold.")}),
        once("units", "Units of the territory.", {countForm(-100, 100, "Units; below 0: they are lost.")}),
        once("disease", "Units of the territory die by a die each.",
             {ArgumentForm::number("from", 1, kFaces, "The lowest face on which one dies.").orElse("5")}),
        once("mob", "A mob attacks the territory.",
             {ArgumentForm::number("times", 1, 20, "So many times a die is its strength.").orElse("2")}),
        once("recruit", "Units join in an own territory.", {countForm(1, 100, "Units.")}),
        once("desert", "Units desert.", {countForm(1, 100, "Units.")}),
        once("supply", "Units move at once.",
             {ArgumentForm::number("units", 1, 200, "At most so many.").orElse("20"),
              ArgumentForm::number("steps", 1, 8, "Each by at most so many territories.").orElse("2")}),
        once("vote", "A council is called.", {}),
        once("paralyse", "The own forces do nothing in the next combat round.", {}),
        once("crisis", "The capital of the owner has no extra strength in the next combat round.", {}),
    };
}

std::vector<EffectForm> voteForms()
{
    const auto once = [](std::string verb, std::string note, std::vector<ArgumentForm> arguments) {
        return EffectForm{std::move(verb), std::move(note), std::move(arguments), Times::OnceACard};
    };
    return {
        once("face", "The face of the die that brings it.", {countForm(1, kVotes, "The face.")}),
        once("aid", "The richest player gives to the poorest.",
             {ArgumentForm::number("percent", 1, 100, "So many hundredths of the gold.").orElse("20")}),
        once("contribute", "Whoever has most territories gives up a unit for each.", {}),
        once("award", "Whoever is elected takes an unoccupied territory.",
             {countForm(1, 100, "Units that come there.")}),
        once("special-act", "Who rolled cuts a route, cuts units, or sanctions a territory.",
             {ArgumentForm::number("troops", 1, 1000, "Units that are cut.").orElse("10")}),
        once("trade-route", "Whoever is elected receives a trade route.", {}),
        once("emergency-leader", "Whoever is elected leads in an emergency.", {}),
    };
}

/// The line of a region: income and natural defence.
std::vector<ArgumentForm> regionForms()
{
    return {ArgumentForm::number("natives", 0, 200, "Natural defence of an unoccupied territory.").orElse("5"),
            ArgumentForm::number("income", 0, 500, "Gold for a territory.").orElse("20"),
            ArgumentForm::number("optional", 0, 500, "The same in the optional table.").orElse("20")};
}

std::vector<EffectForm> tableForms()
{
    std::vector<ArgumentForm> region{ArgumentForm::place("id", "The region.").needed()};
    for (ArgumentForm& form : regionForms()) region.push_back(std::move(form));
    return {
        {"deal",
         "Territories that are dealt.",
         {ArgumentForm::number("players", 2, kMaxSeats, "Among so many players.").needed(),
          ArgumentForm::number("cards", 1, kMaxTerritories, "To each.").needed()}},
        {"region", "The line of a region.", std::move(region)},
        {"other-regions", "The line of regions without one of their own.", regionForms(), Times::OnceADeck},
        {"route-gold", "What a trade route brings.", {countForm(0, kLargest, "Gold.")}, Times::InTheDeck},
        {"pair", "Two regions that win together.", {ArgumentForm::place("regions", "Which ones.").list(2, 2).needed()}},
        {"points",
         "What counts at the cut-off.",
         {ArgumentForm::number("territory", 0, 200, "For a territory.").orElse("100"),
          ArgumentForm::number("gold", 0, 1, "For a gold piece.").orElse("1")},
         Times::InTheDeck},
        {"multiplier",
         "How often a unit in a capital counts.",
         {facesForm("faces", 0, 20, "By face.")},
         Times::InTheDeck},
        {"loyalty",
         "What becomes of a realm without its capital.",
         {ArgumentForm::word("faces", {"loyal", "independent", "defects"}, "By face.").list(kFaces, kFaces).needed(),
          ArgumentForm::number("gain", 0, 100, "Units in a territory that changes sides.").orElse("1")},
         Times::InTheDeck},
        {"lot", "Units of a lot.", {facesForm("faces", 0, kLargest, "By face.")}, Times::InTheDeck},
        {"trade",
         "What a stake returns, in hundredths.",
         {facesForm("percent", 0, kLargest, "By face, the stake among it."),
          facesForm("plus-stake", 0, kLargest, "By face, where the stake comes back besides.")},
         Times::InTheDeck},
        {"emergency",
         "A leader in an emergency.",
         {ArgumentForm::number("ends", 0, kFaces, "The highest face that ends it.").orElse("2"),
          ArgumentForm::number("gold", 0, kLargest, "Gold in each combat round.").orElse("100"), diceForm("-2")},
         Times::InTheDeck},
        {"betrayal", "Guests who rise against their host.", {diceForm("-1")}, Times::InTheDeck},
        {"sanction",
         "A sanction of a territory.",
         {ArgumentForm::number("from", 1, kFaces + 1, "The lowest face on which a unit is lost.").orElse("5")},
         Times::InTheDeck},
        {"vote-gold", "Gold that is worth a vote.", {countForm(1, kLargest, "Gold.")}, Times::InTheDeck},
        {"random-place",
         "One of the tables of random territories.",
         {ArgumentForm::number("face", 1, kFaces, "The face of the first die that leads to it.").needed(),
          ArgumentForm::place("region", "Its region.").needed(),
          ArgumentForm::number("dice", 1, 4, "Dice that are summed up.").orElse("1"),
          ArgumentForm::place("rows", "The territories, from line 1 on; na: a line that cannot come.")
              .list(1, 100)
              .needed()}},
    };
}

/// Calls f(deck, card, effect, its arguments) for every effect of every card of a deck.
template <class F> void forEachEffect(const RulesetData& data, std::string_view id, F f)
{
    engine::forEachEffect(*findDeckForm(deckForms(), id), data, f);
}

/// Rolled by sums and faces.
bool isNumber(const EffectSpec& effect) { return effect.verb == "sum" || effect.verb == "face"; }

void copyFaces(const std::vector<int>& written, ByFace<int>& into)
{
    std::copy_n(written.begin(), std::min(written.size(), into.size()), into.begin());
}

void readFate(FateRow& row, std::string_view verb, const EffectArguments& arguments)
{
    if (verb == "random") row.random = arguments.number("count");
    if (verb == "half-gold") {
        row.half = true;
        row.once = arguments.flag("once");
    }
    if (verb == "gold-per-territory") row.perTerritory = arguments.number("count");
    if (verb == "gold") row.gold = arguments.number("count");
    if (verb == "bailout") row.bailout = arguments.number("count");
    if (verb == "units") row.units = arguments.number("count");
    if (verb == "disease") row.diesFrom = arguments.number("from");
    if (verb == "mob") row.mobTimes = arguments.number("times");
    if (verb == "recruit") row.recruit = arguments.number("count");
    if (verb == "desert") row.desert = arguments.number("count");
    if (verb == "supply") {
        row.supply = arguments.number("units");
        row.steps = arguments.number("steps");
    }
    if (verb == "vote") row.vote = true;
    if (verb == "paralyse") row.paralyse = true;
    if (verb == "crisis") row.crisis = true;
}

void readVote(VoteRow& row, std::string_view verb, const EffectArguments& arguments)
{
    if (verb == "aid") row.percent = arguments.number("percent");
    if (verb == "contribute") row.perTerritory = 1;
    if (verb == "award") row.award = arguments.number("count");
    if (verb == "special-act") row.cutTroops = arguments.number("troops");
    if (verb == "trade-route") row.route = true;
    if (verb == "emergency-leader") row.emergency = true;
}

void readNumbers(Lists& lists, std::string_view verb, const EffectArguments& arguments)
{
    if (verb == "deal") lists.deal[static_cast<std::size_t>(arguments.number("players"))] = arguments.number("cards");
    if (verb == "multiplier") copyFaces(arguments.numbers("faces"), lists.multiplier);
    if (verb == "loyalty") {
        const std::vector<int> faces = arguments.words("faces");
        for (std::size_t i = 0; i < faces.size() && i < lists.loyalty.size(); ++i)
            lists.loyalty[i] = static_cast<Loyalty>(faces[i]);
        lists.loyaltyGain = arguments.number("gain");
    }
    if (verb == "lot") copyFaces(arguments.numbers("faces"), lists.lot);
    if (verb == "trade") {
        copyFaces(arguments.numbers("percent"), lists.tradePercent);
        copyFaces(arguments.numbers("plus-stake"), lists.tradePlusStake);
    }
    if (verb == "emergency") {
        lists.emergencyEnds = arguments.number("ends");
        lists.emergencyGold = arguments.number("gold");
        lists.emergencyDice = arguments.number("dice");
    }
    if (verb == "route-gold") lists.routeGold = arguments.number("count");
    if (verb == "betrayal") lists.betrayalDice = arguments.number("dice");
    if (verb == "sanction") lists.sanctionFrom = arguments.number("from");
    if (verb == "vote-gold") lists.voteGold = arguments.number("count");
    if (verb == "points") {
        lists.pointsTerritory = arguments.number("territory");
        lists.pointsGold = arguments.number("gold");
    }
}

/// A line of the tables of random territories. False: the map lacks something of it, or has it in another region.
bool readPlaceTable(Lists& lists, const Board& board, const EffectArguments& arguments)
{
    PlaceTable& table = lists.places[static_cast<std::size_t>(arguments.number("face") - 1)];
    const std::optional<int> region = board.findRegion(arguments.text("region"));
    table.region = region.value_or(-1);
    table.dice = arguments.number("dice");
    bool known = region.has_value();
    for (const std::string& row : arguments.list("rows")) {
        const std::optional<int> place = board.findPlace(row);
        known = known && (row == kNothing || (place && board.place(*place).kind == PlaceKind::Land &&
                                              board.place(*place).region == region));
        table.rows.push_back(row == kNothing ? -1 : place.value_or(-1));
        table.blank.push_back(row == kNothing);
    }
    return known;
}

/// Looks for what each word of the decks allows and their sense does not.
class CardCheck {
public:
    explicit CardCheck(const RulesetData& data) : m_data(data) {}

    Errors run()
    {
        for (const DeckSpec& deck : m_data.decks)
            for (const CardSpec& card : deck.cards) {
                if (deck.id == "fate") checkFate(deck, card);
                if (deck.id == "votes") checkVote(deck, card);
            }
        forEachEffect(m_data, "tables",
                      [this](const DeckSpec& deck, const CardSpec& card, const EffectSpec& effect,
                             const EffectArguments& arguments) {
                          if (effect.verb == "deal")
                              checkTwice(m_deals, arguments.number("players"), deck, card, effect);
                          if (effect.verb == "random-place") checkPlaces(deck, card, effect, arguments);
                      });
        if (const int dealt = seatsWithRealms(m_data); m_errors.empty() && mostAsked() > dealt)
            m_errors.push_back(seatsWithoutFigures(m_data, "deal", dealt + 1));
        if (m_errors.empty() && !m_tables.empty() && m_drawable.size() < 2)
            m_errors.push_back({"warrior-one-random-territory", {}, m_file, m_first.line, m_first.column, "cards"});
        return std::move(m_errors);
    }

private:
    /// The most players that anything is said of.
    int mostAsked() const { return std::max(m_data.maxSeats, m_deals.empty() ? 0 : *m_deals.rbegin()); }

    void checkTwice(std::set<int>& known, int number, const DeckSpec& deck, const CardSpec& card,
                    const EffectSpec& effect)
    {
        if (!known.insert(number).second)
            m_errors.push_back(
                effectProblem("warrior-number-twice", deck, card, effect, {{"n", std::to_string(number)}}));
    }

    /// What brings the card; without it the card never comes.
    void checkNumber(std::set<int>& known, std::string_view verb, const DeckSpec& deck, const CardSpec& card)
    {
        const auto number = std::ranges::find(card.effects, verb, &EffectSpec::verb);
        if (number == card.effects.end())
            m_errors.push_back(cardProblem("warrior-card-never", deck, card, {{"what", std::string(verb)}}));
        else
            checkTwice(known, number->number("count", 0), deck, card, *number);
    }

    void checkFate(const DeckSpec& deck, const CardSpec& card)
    {
        checkNumber(m_sums, "sum", deck, card);
        const auto has = [&card](std::string_view verb) {
            return std::ranges::find(card.effects, verb, &EffectSpec::verb) != card.effects.end();
        };
        const bool struck =
            std::ranges::any_of(kOfOwner, has) || has("crisis"); // by what falls on the owner of a random territory
        for (const EffectSpec& effect : card.effects) {
            if (effect.verb == "random" && !struck)
                m_errors.push_back(effectProblem("warrior-random-alone", deck, card, effect));
            const bool ofOwner = std::ranges::find(kOfOwner, effect.verb) != std::end(kOfOwner);
            if (ofOwner && !has("random") && !has("crisis"))
                m_errors.push_back(effectProblem("warrior-no-owner", deck, card, effect));
        }
    }

    void checkVote(const DeckSpec& deck, const CardSpec& card)
    {
        checkNumber(m_faces, "face", deck, card);
        const auto about = std::ranges::count_if(card.effects, [](const EffectSpec& e) { return !isNumber(e); });
        if (about != 1) m_errors.push_back(cardProblem("warrior-one-vote", deck, card));
    }

    void checkPlaces(const DeckSpec& deck, const CardSpec& card, const EffectSpec& effect,
                     const EffectArguments& arguments)
    {
        if (m_tables.empty()) m_first = effect.place;
        m_file = deck.fileOf(card);
        checkTwice(m_tables, arguments.number("face"), deck, card, effect);
        const std::vector<std::string> rows = arguments.list("rows");
        const std::size_t least = static_cast<std::size_t>(arguments.number("dice"));
        std::size_t drawable = 0;
        for (std::size_t number = 1; number <= rows.size(); ++number) {
            if (rows[number - 1] == kNothing) continue;
            if (number < least || number > least * kFaces) {
                m_errors.push_back(effectProblem("warrior-line-never", deck, card, effect,
                                                 {{"n", std::to_string(least)}, {"what", rows[number - 1]}}));
                return;
            }
            m_drawable.insert(rows[number - 1]);
            ++drawable;
        }
        if (drawable == 0) m_errors.push_back(effectProblem("warrior-no-row", deck, card, effect));
    }

    static constexpr std::string_view kOfOwner[] = {"gold", "bailout", "units", "disease", "mob"};

    const RulesetData& m_data;
    Errors m_errors;
    std::set<int> m_sums;
    std::set<int> m_faces;
    std::set<int> m_deals;
    std::set<int> m_tables;
    std::set<std::string> m_drawable;
    std::string m_file;
    SourceLocation m_first;
};

} // namespace

const std::vector<DeckForm>& deckForms()
{
    static const std::vector<DeckForm> kForms = [] {
        const auto form = [](std::string id, std::vector<EffectForm> effects) {
            DeckForm deck;
            deck.id = std::move(id);
            deck.effects = std::move(effects);
            deck.mostEffects = 50;
            deck.kind = DeckForm::Kind::Table;
            return deck;
        };
        return std::vector<DeckForm>{form("fate", fateForms()), form("votes", voteForms()),
                                     form("tables", tableForms())};
    }();
    return kForms;
}

Errors checkCards(const RulesetData& data) { return CardCheck(data).run(); }

int seatsWithRealms(const RulesetData& data)
{
    std::set<int> dealt;
    forEachEffect(data, "tables",
                  [&](const DeckSpec&, const CardSpec&, const EffectSpec& effect, const auto& arguments) {
                      if (effect.verb == "deal") dealt.insert(arguments.number("players"));
                  });
    if (dealt.empty()) return data.maxSeats; // a territory each
    int players = 1;
    while (dealt.contains(players + 1)) ++players;
    return players;
}

void Lists::countCardsFrom(int others)
{
    for (FateRow& row : fate)
        if (row.card >= 0) row.card += others;
    for (VoteRow& row : votes)
        if (row.card >= 0) row.card += others;
}

Lists readLists(const Board& board, const RulesetData& data)
{
    Lists lists;
    std::map<std::string_view, int> numbers;
    for (const DeckSpec& deck : data.decks)
        for (const CardSpec& card : deck.cards) {
            numbers.emplace(card.id, static_cast<int>(lists.cards.size()));
            lists.cards.push_back(card.id);
        }
    const auto rowOf = [](const CardSpec& card, std::string_view verb) {
        const auto number = std::ranges::find(card.effects, verb, &EffectSpec::verb);
        return static_cast<std::size_t>(number->number("count", 0));
    };
    forEachEffect(data, "fate",
                  [&](const DeckSpec&, const CardSpec& card, const EffectSpec& effect, const auto& arguments) {
                      FateRow& row = lists.fate[rowOf(card, "sum")];
                      row.card = numbers[card.id];
                      readFate(row, effect.verb, arguments);
                  });
    forEachEffect(data, "votes",
                  [&](const DeckSpec&, const CardSpec& card, const EffectSpec& effect, const auto& arguments) {
                      VoteRow& row = lists.votes[rowOf(card, "face")];
                      row.card = numbers[card.id];
                      readVote(row, effect.verb, arguments);
                  });
    int tables = 0;
    forEachEffect(data, "tables",
                  [&](const DeckSpec&, const CardSpec&, const EffectSpec& effect, const auto& arguments) {
                      readNumbers(lists, effect.verb, arguments);
                      if (effect.verb == "random-place" && readPlaceTable(lists, board, arguments)) ++tables;
                  });
    lists.placesKnown = tables == kFaces;
    return lists;
}

std::vector<RegionLine> readRegionLines(const Board& board, const RulesetData& data)
{
    const auto lineOf = [](const EffectArguments& arguments) {
        return RegionLine{arguments.number("natives"), arguments.number("income"), arguments.number("optional")};
    };
    RegionLine other;
    forEachEffect(data, "tables",
                  [&](const DeckSpec&, const CardSpec&, const EffectSpec& effect, const auto& arguments) {
                      if (effect.verb == "other-regions") other = lineOf(arguments);
                  });
    std::vector<RegionLine> lines(board.regions().size() + 1, other); // the last one for territories without a region
    forEachEffect(data, "tables",
                  [&](const DeckSpec&, const CardSpec&, const EffectSpec& effect, const auto& arguments) {
                      if (effect.verb != "region") return;
                      if (const std::optional<int> region = board.findRegion(arguments.text("id")))
                          lines[static_cast<std::size_t>(*region)] = lineOf(arguments);
                  });
    return lines;
}

std::vector<std::pair<int, int>> readPairs(const Board& board, const RulesetData& data)
{
    std::vector<std::pair<int, int>> pairs;
    forEachEffect(data, "tables",
                  [&](const DeckSpec&, const CardSpec&, const EffectSpec& effect, const auto& arguments) {
                      if (effect.verb != "pair") return;
                      const std::vector<std::string> regions = arguments.list("regions");
                      const std::optional<int> a = board.findRegion(regions[0]);
                      const std::optional<int> b = board.findRegion(regions[1]);
                      if (a && b && *a != *b) pairs.emplace_back(*a, *b);
                  });
    const int regions = static_cast<int>(board.regions().size());
    if (pairs.empty())
        for (int a = 0; a < regions; ++a)
            for (int b = a + 1; b < regions; ++b) pairs.emplace_back(a, b);
    return pairs;
}

} // namespace marches::engine::warrior_risk
