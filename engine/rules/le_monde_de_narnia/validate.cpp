// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/rules/le_monde_de_narnia/machine.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

[[nodiscard]] Refusal bad(Text text, std::initializer_list<int> args = {}) { return say(text, lmn(1), args); }

bool beforePlay(Phase phase) { return phase == Phase::Characters || phase == Phase::DealCharacters; }

/// A seat that no position gives a child plays the one it is named after, or the first that is left.
void giveChildren(const Table& t, Position& s)
{
    const auto free = [&](int child) { return seatOf(t, s, child) < 0; };
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        const int usual = t.usual[static_cast<std::size_t>(seat)];
        if (s.character[seat] == 0 && usual >= 0 && free(usual))
            s.character[seat] = static_cast<std::uint8_t>(usual + 1);
    }
    for (int seat = 0; seat < t.seatCount(); ++seat)
        for (int child = 0; child < kChildren && s.character[seat] == 0; ++child)
            if (free(child)) s.character[seat] = static_cast<std::uint8_t>(child + 1);
}

[[nodiscard]] Refusal placePawns(const Table& t, Position& s)
{
    if (!isBit(s.placed, kWitch)) s.witch = static_cast<std::int16_t>(t.road.witch);
    for (int wolf = 0; wolf < kWolves; ++wolf) {
        if (!isBit(s.placed, kFirstWolf + wolf))
            s.wolf[wolf] = static_cast<std::int16_t>(t.road.wolf[static_cast<std::size_t>(wolf)]);
        if (s.wolf[wolf] < 0 && !t.options.wolvesOnSpur) return bad(Text::BadPawn, {kFirstWolf + wolf});
    }
    for (int child = 0; child < kChildren; ++child) {
        const bool named = isBit(s.placed, child) || isBit(s.stone, child);
        if (named && seatOf(t, s, child) < 0) return bad(Text::BadPawn, {child});
    }
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        const int told = s.told[seat] - 1;
        const int way = wayOf(s, seat);
        s.told[seat] = 0;
        if (told < 0 || told == way) continue;
        if (way != 0 || told != t.road.length() || s.character[seat] == 0) return bad(Text::BadScore, {seat});
        s.child[childOf(s, seat)] = static_cast<std::int16_t>(told); // back at the Lamppost
    }
    return {};
}

[[nodiscard]] Refusal countTokens(const Table& t, Position& s)
{
    int sum = 0;
    for (const std::uint16_t tokens : s.tokens) sum += tokens;
    if (t.options.tokenLimit) {
        if (!isBit(s.placed, kBankTold)) s.bank = static_cast<std::uint16_t>(std::max(kBoxTokens - sum, 0));
        if (sum + s.bank > kBoxTokens) return bad(Text::BadTokens);
    }
    s.placed = 0;
    return {};
}

/// Every card in its own deck, and at most as often as there are copies.
bool cardsFit(const Table& t, const Position& s)
{
    for (int deck = 0; deck < kDecks; ++deck) {
        std::array<int, kMaxCards> left{};
        for (const int card : t.cards.deck[static_cast<std::size_t>(deck)]) ++left[static_cast<std::size_t>(card)];
        const auto take = [&left](int card) { --left[static_cast<std::size_t>(card)]; };
        for (int i = 0; i < s.deckCount[deck]; ++i) take(s.deck[deck][i] - 1);
        for (int i = 0; i < s.usedCount[deck]; ++i) take(s.used[deck][i] - 1);
        if (s.card != 0 && s.drawFrom == deck) take(s.card - 1);
        if (std::ranges::any_of(left, [](int n) { return n < 0; })) return false;
    }
    return true;
}

bool branchFits(const Table& t, const Position& s)
{
    if (s.branch == 0) return true;
    const Card& card = t.card(s.card - 1);
    for (int i = 0; i < card.effectCount; ++i) {
        const Effect& effect = card.effects[static_cast<std::size_t>(i)];
        for (int k = 0; k < effect.choiceCount; ++k)
            if (effect.choices[static_cast<std::size_t>(k)] == s.branch - 1) return true;
    }
    return false;
}

/// A card lies open, and what it is about to do is there.
bool cardPhaseFits(const ConstContext<NoTrace>& ctx)
{
    const Position& s = ctx.position;
    if (s.card == 0 || s.drawer == 0 || !branchFits(ctx.table, s)) return false;
    const Phase phase = phaseOf(s);
    const Card& card = ctx.table.card((s.branch != 0 ? s.branch : s.card) - 1);
    if (phase == Phase::DrawnCard || phase == Phase::Card || phase == Phase::CardDone)
        return s.effect <= card.effectCount;
    if (s.effect >= card.effectCount) return false;
    const Effect& effect = currentEffect(ctx.table, s);
    const bool wolf = effect.verb == EffectVerb::WolfSteps || effect.verb == EffectVerb::WolfTo ||
                      effect.verb == EffectVerb::WolfHome;
    switch (phase) {
    case Phase::CardChoice: return effect.verb == EffectVerb::Choose && cardsToChoose(ctx.table, s).any();
    case Phase::CardSeat: return seatsToChoose(ctx).any();
    case Phase::CardWolf: return wolf && s.target != 0;
    default: return effect.verb == EffectVerb::WolfSteps && s.chosenWolf != 0;
    }
}

/// Is there what the phase is about?
bool phaseMakesSense(const ConstContext<NoTrace>& ctx)
{
    const Position& s = ctx.position;
    const auto villain = static_cast<Villain>(s.villain);
    const auto second = static_cast<Second>(s.second);
    switch (phaseOf(s)) {
    case Phase::SecondRoll: return second != Second::None;
    case Phase::Reroll:
    case Phase::Villain: return villain != Villain::None && s.villainSteps > 0;
    case Phase::WhichWolf: return villain == Villain::Wolf && s.villainSteps > 0;
    case Phase::WolfMove: return villain == Villain::Wolf && s.villainSteps > 0 && s.chosenWolf != 0;
    case Phase::SecondDie: return second != Second::None && s.secondSteps > 0;
    case Phase::Shield:
    case Phase::Travel: return second == Second::Travel && s.secondSteps > 0;
    case Phase::Revival: return isStone(s, activeSeat(s));
    case Phase::LateRevival:
        return isStone(s, activeSeat(s)) && s.tokens[activeSeat(s)] >= ctx.table.options.reviveCost;
    case Phase::Draw: return s.drawer != 0 && s.card == 0;
    case Phase::Reshuffle: return s.drawer != 0 && s.card == 0 && s.usedCount[s.drawFrom] > 0;
    case Phase::DrawnCard:
    case Phase::Card:
    case Phase::CardChoice:
    case Phase::CardSeat:
    case Phase::CardWolf:
    case Phase::CardSteps:
    case Phase::CardDone: return cardPhaseFits(ctx);
    case Phase::Characters: return s.character[activeSeat(s)] == 0;
    case Phase::Over: return s.winners != 0;
    default: return true;
    }
}

} // namespace

Refusal validatePosition(const Table& table, Position& s)
{
    for (int deck = 0; deck < kDecks; ++deck) {
        std::reverse(s.deck[deck], s.deck[deck] + s.deckCount[deck]);
        std::reverse(s.used[deck], s.used[deck] + s.usedCount[deck]);
    }
    const Phase phase = phaseOf(s);
    if (!beforePlay(phase)) giveChildren(table, s);
    if (Refusal problem = placePawns(table, s)) return problem;
    if (Refusal problem = countTokens(table, s)) return problem;
    if (!cardsFit(table, s)) return bad(Text::BadCards);
    const bool nobodys = phase == Phase::DealCharacters || phase == Phase::FirstRoll || phase == Phase::ShuffleEvent ||
                         phase == Phase::ShuffleSword || phase == Phase::Over;
    if (s.active == 0 && !nobodys) return bad(Text::BadTurn);
    // A card that is to be obeyed ends the turn, unless the position says that something else follows.
    const auto after = static_cast<Phase>(s.afterCard);
    if (s.drawer != 0 && after != Phase::AfterVillain) s.afterCard = static_cast<std::uint8_t>(num(Phase::EndTurn));
    NoTrace nobody;
    return phaseMakesSense(ConstContext<NoTrace>{table, s, nobody}) ? Refusal{} : bad(Text::BadPhase);
}

} // namespace marches::engine::le_monde_de_narnia
