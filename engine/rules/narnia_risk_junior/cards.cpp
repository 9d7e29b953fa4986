// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/cards.h"

#include <algorithm>
#include <optional>

#include "engine/rules/narnia_risk_junior/names.h"

namespace marches::engine::narnia_risk_junior {

namespace {

struct VerbName {
    std::string_view name;
    CardVerb verb;
};
constexpr VerbName kVerbNames[] = {
    {"score", CardVerb::Score},
    {"end-game", CardVerb::EndGame},
    {"gain", CardVerb::Gain},
    {"lose", CardVerb::Lose},
    {"move", CardVerb::Move},
    {"crowns", CardVerb::Crowns},
    {"place-camp", CardVerb::PlaceCamp},
    {"take-character", CardVerb::TakeCharacter},
    {"borrow-character", CardVerb::BorrowCharacter},
    {"send-to-card", CardVerb::SendToCard},
    {"attack-dice-cap", CardVerb::AttackDiceCap},
    {"draw-territories", CardVerb::DrawTerritories},
    {"reroll", CardVerb::Reroll},
    {"cancel-hits", CardVerb::CancelHits},
    {"cancel-character-hit", CardVerb::CancelCharacterHit},
    {"cross-closed-border", CardVerb::CrossClosedBorder},
};

Error problem(std::string code, std::string card, std::string what)
{
    return Error{std::move(code), {{"card", std::move(card)}, {"what", std::move(what)}}, {}, 0, 0, {}};
}

std::optional<std::uint8_t> homesOf(const EffectSpec& spec)
{
    const auto one = [](std::string_view name) -> std::uint8_t {
        if (name == "pavilion") return homeBit(Home::Pavilion);
        if (name == "wardrobe") return homeBit(Home::Wardrobe);
        if (name == "courtyard") return homeBit(Home::Courtyard);
        if (name == "friendly-card") return homeBit(Home::FriendlyCard);
        return 0;
    };
    if (const auto* list = spec.list("from")) {
        std::uint8_t homes = 0;
        for (const std::string& name : *list) {
            const std::uint8_t home = one(name);
            if (home == 0) return {};
            homes = static_cast<std::uint8_t>(homes | home);
        }
        return homes;
    }
    const std::string_view from = spec.arg("from");
    if (from.empty() || one(from) == 0) return {};
    return one(from);
}

std::optional<std::uint16_t> charactersOf(const EffectSpec& spec)
{
    const auto bits = [](const std::vector<std::string>& names) -> std::optional<std::uint16_t> {
        std::uint16_t set = 0;
        for (const std::string& name : names) {
            const int token = findToken(name);
            if (token < 0) return {};
            set = static_cast<std::uint16_t>(set | (1U << static_cast<unsigned>(token)));
        }
        return set;
    };
    constexpr unsigned kAll = (1U << static_cast<unsigned>(kTokens)) - 1U;
    if (const auto* set = spec.list("set")) return bits(*set);
    if (const auto* except = spec.list("except")) {
        const auto excluded = bits(*except);
        if (!excluded) return {};
        return static_cast<std::uint16_t>(kAll & ~unsigned{*excluded});
    }
    return static_cast<std::uint16_t>(kAll);
}

std::optional<CardEffect> compileEffect(const EffectSpec& spec)
{
    const auto found = std::find_if(std::begin(kVerbNames), std::end(kVerbNames),
                                    [&](const VerbName& name) { return name.name == spec.verb; });
    if (found == std::end(kVerbNames)) return {};
    CardEffect effect;
    effect.verb = found->verb;
    effect.count = spec.number(spec.verb == "reroll" ? "dice" : "count", 1);
    if (effect.count < 1 || effect.count > 99) return {};
    effect.kind = spec.arg("type", "light") == "heavy" ? kHeavy : kLight;
    const bool takes = effect.verb == CardVerb::TakeCharacter || effect.verb == CardVerb::BorrowCharacter;
    if (takes || effect.verb == CardVerb::SendToCard) {
        const auto characters = charactersOf(spec);
        if (!characters) return {};
        effect.characters = *characters;
    }
    if (takes) {
        const auto homes = homesOf(spec);
        if (!homes) return {};
        effect.homes = *homes;
    }
    effect.toWitch = spec.arg("to") == "witch";
    return effect;
}

Result<Card> compileCard(const CardSpec& spec, bool withEffects)
{
    Card card;
    card.id = spec.id;
    card.copies = spec.copies;
    card.timing = spec.timing == "scoring" ? Timing::Scoring : spec.timing == "kept" ? Timing::Kept : Timing::Now;
    card.aslanOnly = spec.side == "aslan";
    card.witchOnly = spec.side == "witch";
    card.armiesOnTheMove = spec.id == "armies-on-the-move";
    if (spec.effects.size() > card.effects.size()) return fail(problem("card-too-many-effects", spec.id, spec.id));
    for (const EffectSpec& written : spec.effects) {
        const auto effect = compileEffect(written);
        if (!effect) return fail(problem("card-bad-effect", spec.id, written.verb));
        card.effects[static_cast<std::size_t>(card.effectCount++)] = *effect;
    }
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

Result<Deck> compileDeck(const RulesetData& data, bool withEffects)
{
    const auto spec =
        std::find_if(data.decks.begin(), data.decks.end(), [](const DeckSpec& d) { return d.id == "narnia"; });
    if (spec == data.decks.end()) return fail(problem("deck-missing", {}, "narnia"));
    if (spec->cards.size() > static_cast<std::size_t>(kMaxCards))
        return fail(problem("deck-too-many-cards", {}, "narnia"));

    Deck deck;
    int ending = -1;
    for (const CardSpec& written : spec->cards) {
        auto compiled = compileCard(written, withEffects);
        if (!compiled) return tl::unexpected(compiled.error());
        const int kind = static_cast<int>(deck.cards.size());
        if (compiled->timing == Timing::Scoring) {
            if (compiled->copies != 1) return fail(problem("card-scoring-copies", written.id, written.id));
            if (compiled->ends()) ending = static_cast<int>(deck.scoring.size());
            deck.scoring.push_back(kind);
        } else {
            for (int i = 0; i < compiled->copies; ++i) {
                if (static_cast<int>(deck.ordinary.size()) >= kMaxDeck)
                    return fail(problem("deck-too-many-cards", {}, "narnia"));
                deck.ordinary.push_back(kind);
            }
        }
        if (compiled->timing == Timing::Kept) deck.kept.push_back(kind);
        deck.cards.push_back(std::move(*compiled));
    }
    // Without a card that ends the game it would never end; and it must be the last to come.
    if (ending != static_cast<int>(deck.scoring.size()) - 1 || deck.scoring.size() > 7 || deck.size() > kMaxDeck)
        return fail(problem("deck-scoring-cards", {}, "narnia"));
    for (std::size_t i = 0; i < deck.scoring.size(); ++i)
        deck.cards[static_cast<std::size_t>(deck.scoring[i])].scoring = static_cast<int>(i);
    layOutStacks(deck);
    return deck;
}

} // namespace marches::engine::narnia_risk_junior
