// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/cards.h"

#include <algorithm>
#include <string_view>
#include <tuple>

#include "engine/rules/narnia_risk_junior/names.h"

namespace marches::engine::narnia_risk_junior {

namespace {

struct VerbName {
    std::string_view name;
    CardVerb verb;
    Timing timing; ///< of the cards that can have it
};
constexpr VerbName kVerbNames[] = {
    {"score", CardVerb::Score, Timing::Scoring},
    {"castle-bonus", CardVerb::CastleBonus, Timing::Scoring},
    {"christmas-bonus", CardVerb::ChristmasBonus, Timing::Scoring},
    {"thaw", CardVerb::Thaw, Timing::Scoring},
    {"end-game", CardVerb::EndGame, Timing::Scoring},
    {"gain", CardVerb::Gain, Timing::Now},
    {"lose", CardVerb::Lose, Timing::Now},
    {"move", CardVerb::Move, Timing::Kept},
    {"crowns", CardVerb::Crowns, Timing::Now},
    {"place-camp", CardVerb::PlaceCamp, Timing::Now},
    {"take-character", CardVerb::TakeCharacter, Timing::Now},
    {"borrow-character", CardVerb::BorrowCharacter, Timing::Kept},
    {"send-to-card", CardVerb::SendToCard, Timing::Kept},
    {"attack-dice-cap", CardVerb::AttackDiceCap, Timing::Now},
    {"draw-territories", CardVerb::DrawTerritories, Timing::Now},
    {"reroll", CardVerb::Reroll, Timing::Kept},
    {"cancel-hits", CardVerb::CancelHits, Timing::Kept},
    {"cancel-character-hit", CardVerb::CancelCharacterHit, Timing::Kept},
    {"cross-closed-border", CardVerb::CrossClosedBorder, Timing::Kept},
};

constexpr int kMaxEffects = static_cast<int>(std::tuple_size_v<decltype(Card::effects)>);
constexpr int kLargestCount = 99;
constexpr int kMostAttackDice = 3;

Error problem(std::string code, std::string card, std::string what)
{
    return Error{std::move(code), {{"card", std::move(card)}, {"what", std::move(what)}}, {}, 0, 0, {}};
}

ArgumentForm countForm(int most, std::string note)
{
    return ArgumentForm::number("count", 1, most, std::move(note)).orElse("1");
}

ArgumentForm pieceForm() { return ArgumentForm::word("type", {"light", "heavy"}, "Which pieces.").orElse("light"); }

ArgumentForm charactersForm(std::string name, std::string note)
{
    std::vector<std::string> tokens;
    for (int token = 0; token < kTokens; ++token) tokens.emplace_back(tokenId(token));
    return ArgumentForm::word(std::move(name), std::move(tokens), std::move(note)).list(1, kTokens);
}

ArgumentForm homesForm()
{
    return ArgumentForm::word("from", {"pavilion", "wardrobe", "courtyard", "friendly-card"}, "Where from.")
        .list(1, 4)
        .needed();
}

std::vector<EffectForm> scoringForms()
{
    using Times = EffectForm::Times;
    const ArgumentForm crowns = ArgumentForm::number("count", 1, kLargestCount, "Crowns.").orElse("2");
    return {
        {"score", "Camps and the larger number of territories count.", {}, Times::OnceACard},
        {"castle-bonus", "Crowns for whoever holds the Witch's Castle, with that option.", {crowns}, Times::OnceACard},
        {"christmas-bonus", "Crowns for whoever holds Father Christmas, with that option.", {crowns}, Times::OnceACard},
        {"thaw", "Frozen Lake becomes a river, with that option.", {}, Times::OnceADeck},
        {"end-game", "The game is over.", {}, Times::InTheDeck}};
}

std::vector<EffectForm> cardForms()
{
    const ArgumentForm set = charactersForm("set", "Which characters.");
    const ArgumentForm except = charactersForm("except", "All characters but these.");
    return {
        {"gain", "Pieces from the supply in one own territory.", {pieceForm(), countForm(kLargestCount, "Pieces.")}},
        {"lose", "Pieces return to the supply.", {pieceForm(), countForm(kLargestCount, "Pieces.")}},
        {"move", "Any number of pieces move to the next own territory; one stays."},
        {"crowns", "Crowns for whoever drew the card.", {countForm(kLargestCount, "Crowns.")}},
        {"place-camp", "A camp in an own territory without one."},
        {"take-character",
         "A character joins a player.",
         {set, except, homesForm(),
          ArgumentForm::word("to", {"drawer-or-lowest-aslan-player", "witch"}, "Whom it joins.").needed()}},
        {"borrow-character",
         "A character fights for the player until the end of the turn.",
         {set, except, homesForm()}},
        {"send-to-card", "A character of the enemy leaves the board.", {set, except}},
        {"attack-dice-cap", "Nobody rolls more attack dice in this turn.", {countForm(kMostAttackDice, "Dice.")}},
        {"draw-territories", "Two territory cards are turned over, of which one is kept."},
        {"reroll", "One of the dice is rolled again."},
        {"cancel-hits", "One hit on the own armies does not count."},
        {"cancel-character-hit", "A character that is hit stays."},
        {"cross-closed-border", "One closed border is crossed, with two dice."},
    };
}

std::uint8_t homesOf(const EffectArguments& arguments)
{
    std::uint8_t homes = 0;
    for (const int home : arguments.words("from"))
        homes = static_cast<std::uint8_t>(homes | homeBit(static_cast<Home>(home)));
    return homes;
}

std::uint16_t charactersOf(const EffectArguments& arguments)
{
    const auto bits = [&arguments](std::string_view name) {
        unsigned set = 0;
        for (const int token : arguments.words(name)) set |= 1U << static_cast<unsigned>(token);
        return set;
    };
    constexpr unsigned kAll = (1U << static_cast<unsigned>(kTokens)) - 1U;
    return static_cast<std::uint16_t>(arguments.has("set") ? bits("set") : kAll & ~bits("except"));
}

const VerbName& verbName(std::string_view name) { return *std::ranges::find(kVerbNames, name, &VerbName::name); }

CardEffect compileEffect(const EffectSpec& spec, const EffectForm& form)
{
    const EffectArguments arguments(spec, form);
    CardEffect effect;
    effect.verb = verbName(spec.verb).verb;
    if (form.find("count") != nullptr) effect.count = arguments.number("count");
    if (form.find("type") != nullptr) effect.kind = arguments.text("type") == "heavy" ? kHeavy : kLight;
    if (form.find("set") != nullptr) effect.characters = charactersOf(arguments);
    if (form.find("from") != nullptr) effect.homes = homesOf(arguments);
    if (form.find("to") != nullptr) effect.toWitch = arguments.text("to") == "witch";
    return effect;
}

Timing timingOf(const CardSpec& spec)
{
    return spec.timing == "scoring" ? Timing::Scoring : spec.timing == "kept" ? Timing::Kept : Timing::Now;
}

/// What of a card cannot be, though each word of it can.
void checkCard(const DeckSpec& deck, const CardSpec& spec, Errors& errors)
{
    const Timing timing = timingOf(spec);
    for (const EffectSpec& written : spec.effects) {
        if (verbName(written.verb).timing != timing)
            errors.push_back(effectProblem("card-effect-timing", deck, spec, written));
        if (written.list("set") != nullptr && written.list("except") != nullptr)
            errors.push_back(effectProblem("card-set-and-except", deck, spec, written));
    }
    if (timing == Timing::Kept && spec.effects.size() != 1) errors.push_back(cardProblem("card-kept-one", deck, spec));
    if (timing == Timing::Kept || spec.side.empty()) return;
    errors.push_back(cardProblem("card-side-of-kept", deck, spec));
}

Card compileCard(const CardSpec& spec, bool withEffects)
{
    const DeckForm& form = deckForms().front();
    Card card;
    card.id = spec.id;
    card.copies = spec.copies;
    card.timing = timingOf(spec);
    card.aslanOnly = spec.side == "aslan";
    card.witchOnly = spec.side == "witch";
    for (const EffectSpec& written : spec.effects)
        card.effects[static_cast<std::size_t>(card.effectCount++)] = compileEffect(written, *form.find(written.verb));
    if (!withEffects && card.timing != Timing::Scoring) {
        card.blank = true;
        card.timing = Timing::Now;
        card.effectCount = 0;
    }
    return card;
}

/// The ordinary cards are dealt into one stack more than there are scoring cards, as evenly as can be, larger ones
/// first.
void layOutStacks(Deck& deck)
{
    const int stacks = static_cast<int>(deck.scoring.size()) + 1;
    const int each = static_cast<int>(deck.ordinary.size()) / stacks;
    const int over = static_cast<int>(deck.ordinary.size()) % stacks;
    for (int i = 0; i < stacks; ++i) deck.stackSizes.push_back(each + (i < over ? 1 : 0));
}

} // namespace

const std::vector<DeckForm>& deckForms()
{
    static const std::vector<DeckForm> kForms = [] {
        DeckForm deck;
        deck.id = "narnia";
        deck.effects = scoringForms();
        for (EffectForm& form : cardForms()) deck.effects.push_back(std::move(form));
        deck.mostEffects = kMaxEffects;
        deck.mostCopies = kMaxDeck;
        deck.timings = {"now", "kept", "scoring"};
        deck.sides = {"aslan", "witch"};
        return std::vector<DeckForm>{std::move(deck)};
    }();
    return kForms;
}

Errors checkCards(const RulesetData& data)
{
    const Result<Deck> deck = compileDeck(data, true);
    return deck ? Errors{} : deck.error();
}

Result<Deck> compileDeck(const RulesetData& data, bool withEffects)
{
    const DeckSpec& spec = *std::ranges::find(data.decks, "narnia", &DeckSpec::id);
    if (spec.cards.size() > static_cast<std::size_t>(kMaxCards))
        return fail(problem("deck-too-many-cards", {}, "narnia"));

    Deck deck;
    Errors errors;
    int ending = -1;
    for (const CardSpec& written : spec.cards) {
        checkCard(spec, written, errors);
        if (!errors.empty()) continue;
        Card compiled = compileCard(written, withEffects);
        const int kind = static_cast<int>(deck.cards.size());
        if (compiled.timing == Timing::Scoring) {
            if (compiled.copies != 1)
                return fail(cardProblem("card-scoring-copies", spec, written, {{"what", written.id}}));
            if (compiled.ends()) ending = static_cast<int>(deck.scoring.size());
            deck.scoring.push_back(kind);
        } else {
            for (int i = 0; i < compiled.copies; ++i) {
                if (static_cast<int>(deck.ordinary.size()) >= kMaxDeck)
                    return fail(problem("deck-too-many-cards", {}, "narnia"));
                deck.ordinary.push_back(kind);
            }
        }
        if (compiled.timing == Timing::Kept) deck.kept.push_back(kind);
        deck.cards.push_back(std::move(compiled));
    }
    if (!errors.empty()) return fail(std::move(errors));
    // Without a card that ends the game it would never end; and it must be the last to come.
    if (ending != static_cast<int>(deck.scoring.size()) - 1 || deck.scoring.size() > 7 || deck.size() > kMaxDeck)
        return fail(problem("deck-scoring-cards", {}, "narnia"));
    for (std::size_t i = 0; i < deck.scoring.size(); ++i)
        deck.cards[static_cast<std::size_t>(deck.scoring[i])].scoring = static_cast<int>(i);
    layOutStacks(deck);
    return deck;
}

} // namespace marches::engine::narnia_risk_junior
