// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>

#include "engine/rules/le_monde_de_narnia/machine.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

const Card& openCard(const Table& t, const Position& s) { return t.card((s.branch != 0 ? s.branch : s.card) - 1); }

bool harms(const Effect& effect)
{
    return effect.verb == EffectVerb::Skip || effect.verb == EffectVerb::Steal ||
           (effect.verb == EffectVerb::Tokens && effect.count < 0);
}

/// Nothing of a card reaches a child of stone (LMN-36), unless the reading lets harm through.
template <class W> bool reaches(const ConstContext<W>& ctx, const Effect& effect, int seat)
{
    if (!isStone(ctx.position, seat)) return true;
    return (harms(effect) && !ctx.table.options.stoneImmune) || !ctx.in(lmn(36));
}

bool drawerIsLast(const Table& t, const Position& s)
{
    const int way = wayOf(s, drawerOf(s));
    for (int seat = 0; seat < t.seatCount(); ++seat)
        if (!isStone(s, seat) && wayOf(s, seat) < way) return false;
    return true;
}

template <class W> bool applies(const ConstContext<W>& ctx, const Effect& effect)
{
    if (effect.when == When::Always) return true;
    return drawerIsLast(ctx.table, ctx.position) == (effect.when == When::Last);
}

/// What a card gives or takes: what there was of it.
template <class W> void changeTokens(const Context<W>& ctx, int seat, int tokens)
{
    const int child = childOf(ctx.position, seat);
    const int changed = tokens >= 0 ? gain(ctx, seat, tokens) : toBank(ctx, seat, -tokens);
    if (changed > 0)
        ctx.tell(tokens >= 0 ? Text::LogGains : Text::LogLoses, lmn(18), {seat, child, changed});
    else
        ctx.tell(tokens >= 0 ? Text::LogGainsNone : Text::LogHasNone, lmn(18), {seat, child});
}

template <class W> void onSeat(const Context<W>& ctx, const Effect& effect, int seat)
{
    Position& s = ctx.position;
    const int drawer = drawerOf(s);
    switch (effect.verb) {
    case EffectVerb::Tokens: changeTokens(ctx, seat, effect.count); break;
    case EffectVerb::Give:
    case EffectVerb::Steal: {
        const bool give = effect.verb == EffectVerb::Give;
        const int from = give ? drawer : seat;
        const int to = give ? seat : drawer;
        const int count = std::min<int>(effect.count, s.tokens[from]);
        s.tokens[from] = static_cast<std::uint16_t>(s.tokens[from] - count);
        s.tokens[to] = static_cast<std::uint16_t>(s.tokens[to] + count);
        const int who = give ? from : to;
        if (count > 0)
            ctx.tell(give ? Text::LogGives : Text::LogSteals, lmn(18),
                     {who, childOf(s, who), count, childOf(s, give ? to : from)});
        else
            ctx.tell(Text::LogHasNone, lmn(18), {from, childOf(s, from)});
        break;
    }
    case EffectVerb::Move: moveByCard(ctx, seat, effect.count); break;
    case EffectVerb::Skip:
        s.skip[seat] = static_cast<std::uint8_t>(std::min(s.skip[seat] + effect.count, 200));
        ctx.tell(Text::LogWillSkip, lmn(18), {seat, childOf(s, seat), effect.count});
        break;
    case EffectVerb::Shield:
        setBit(s.shield, seat);
        ctx.tell(Text::LogShield, lmn(18), {seat, childOf(s, seat)});
        break;
    default: break;
    }
}

/// A wolf that the effect moves is known: to its home or to a child.
template <class W> void onWolf(const Context<W>& ctx, const Effect& effect, int wolf, int seat)
{
    const int home = ctx.table.road.wolf[static_cast<std::size_t>(wolf)];
    const int child = std::max(wayOf(ctx.position, seat), 0) % ctx.table.road.length();
    moveWolf(ctx, wolf, effect.verb == EffectVerb::WolfHome ? home : child, lmn(18));
}

bool needsWolf(const Effect& effect)
{
    return effect.verb == EffectVerb::WolfSteps || effect.verb == EffectVerb::WolfTo ||
           (effect.verb == EffectVerb::WolfHome && !effect.all);
}

template <class W> bool withWolf(const Context<W>& ctx, const Effect& effect, int seat)
{
    Position& s = ctx.position;
    if (s.chosenWolf == 0) {
        const std::uint8_t nearest = nearestWolves(ctx.asConst(), wayOf(s, seat));
        if (!std::has_single_bit(nearest)) {
            s.target = static_cast<std::uint8_t>(seat + 1);
            ctx.enter(Phase::CardWolf);
            return false;
        }
        s.chosenWolf = static_cast<std::uint8_t>(std::countr_zero(nearest) + 1);
    }
    if (effect.verb == EffectVerb::WolfSteps) {
        ctx.enter(Phase::CardSteps);
        return false;
    }
    onWolf(ctx, effect, s.chosenWolf - 1, seat);
    return true;
}

/// Carries one effect out if nobody has to choose. False: somebody has.
template <class W> bool carryOut(const Context<W>& ctx, const Effect& effect)
{
    Position& s = ctx.position;
    switch (effect.verb) {
    case EffectVerb::Witch: moveWitch(ctx, effect.count, lmn(18)); return true;
    case EffectVerb::Pay:
        if (s.tokens[drawerOf(s)] < effect.count) {
            s.effect = kMaxChoices; // the rest of the card is off
            return true;
        }
        toBank(ctx, drawerOf(s), effect.count);
        ctx.tell(Text::LogPays, lmn(18), {drawerOf(s), childOf(s, drawerOf(s)), effect.count});
        return true;
    case EffectVerb::Choose: {
        const Mask offered = cardsToChoose(ctx.table, s);
        if (offered.count() > 1) {
            ctx.enter(Phase::CardChoice);
            return false;
        }
        if (offered.any()) chooseOnCard(ctx, offered.first());
        return true;
    }
    default: break;
    }
    if (effect.verb == EffectVerb::WolfHome && effect.all) {
        for (int wolf = 0; wolf < kWolves && !isOver(s); ++wolf) onWolf(ctx, effect, wolf, drawerOf(s));
        return true;
    }
    int seat = s.target - 1;
    if (seat < 0) {
        const Mask seats = seatsToChoose(ctx.asConst());
        if (!seats.any()) {
            ctx.tell(Text::LogNoEffect, lmn(18), {s.card - 1});
            return true;
        }
        if (effect.who == Who::All) {
            seats.forEach([&](int each) { onSeat(ctx, effect, each); });
            return true;
        }
        if (seats.count() > 1) {
            ctx.enter(Phase::CardSeat);
            return false;
        }
        seat = seats.first();
    }
    if (needsWolf(effect)) {
        if (!withWolf(ctx, effect, seat)) return false;
    } else {
        onSeat(ctx, effect, seat);
    }
    s.target = 0;
    return true;
}

template <class W> void goToNextEffect(const Context<W>& ctx)
{
    ++ctx.position.effect;
    ctx.position.target = 0;
    ctx.enter(Phase::Card);
}

} // namespace

void discard(Position& s)
{
    const std::size_t deck = s.drawFrom;
    if (s.card != 0) s.used[deck][s.usedCount[deck]++] = s.card;
    s.card = s.branch = s.effect = s.target = s.chosenWolf = 0;
}

template <class W> int gain(const Context<W>& ctx, int seat, int tokens)
{
    Position& s = ctx.position;
    const int had = s.tokens[seat];
    if (ctx.table.options.tokenLimit) {
        tokens = std::min<int>(tokens, s.bank);
        s.bank = static_cast<std::uint16_t>(s.bank - tokens);
    }
    s.tokens[seat] = static_cast<std::uint16_t>(std::min(had + tokens, 30000));
    return s.tokens[seat] - had;
}

template <class W> int toBank(const Context<W>& ctx, int seat, int tokens)
{
    Position& s = ctx.position;
    const int paid = std::min<int>(tokens, s.tokens[seat]);
    s.tokens[seat] = static_cast<std::uint16_t>(s.tokens[seat] - paid);
    if (paid > 0 && ctx.in(lmn(25)) && ctx.table.options.tokenLimit) s.bank = static_cast<std::uint16_t>(s.bank + paid);
    return paid;
}

template <class W> void startDraw(const Context<W>& ctx, int seat, DeckOf deck, Phase after)
{
    ctx.position.drawer = static_cast<std::uint8_t>(seat + 1);
    ctx.position.drawFrom = static_cast<std::uint8_t>(num(deck));
    ctx.position.afterCard = static_cast<std::uint8_t>(num(after));
    ctx.enter(Phase::Draw);
}

template <class W> void drawsOr(const Context<W>& ctx, Phase next)
{
    Position& s = ctx.position;
    int seat = -1;
    forEachSeat(ctx.table, s, [&](int each) {
        if (seat < 0 && isBit(s.drawQueue, each)) seat = each;
    });
    if (seat < 0) return ctx.enter(next);
    setBit(s.drawQueue, seat, false);
    if (isStone(s, seat)) return drawsOr(ctx, next);
    startDraw(ctx, seat, DeckOf::Event, next);
}

template <class W> void draw(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const std::size_t deck = s.drawFrom;
    if (s.deckCount[deck] == 0 && s.usedCount[deck] > 0 && ctx.in(lmn(5))) return ctx.enter(Phase::Reshuffle);
    if (s.deckCount[deck] == 0) {
        ctx.tell(Text::LogNoCard, lmn(5), {drawerOf(s), childOf(s, drawerOf(s))});
        return cardDone(ctx);
    }
    s.card = s.deck[deck][--s.deckCount[deck]];
    s.deck[deck][s.deckCount[deck]] = 0;
    ctx.tell(Text::LogDraws, deckOf(s) == DeckOf::Event ? lmn(15) : lmn(16),
             {drawerOf(s), childOf(s, drawerOf(s)), s.card - 1});
    ctx.enter(Phase::DrawnCard);
}

template <class W> void reshuffled(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const std::size_t deck = phaseOf(s) == Phase::ShuffleSword ? 1 : phaseOf(s) == Phase::ShuffleEvent ? 0 : s.drawFrom;
    for (std::uint8_t& card : s.deck[deck]) card = 0;
    for (std::uint8_t& card : s.used[deck]) card = 0;
    const int count = outcome.count();
    for (int i = 0; i < count; ++i) s.deck[deck][count - 1 - i] = static_cast<std::uint8_t>(outcome[i] + 1);
    s.deckCount[deck] = static_cast<std::uint8_t>(count);
    s.usedCount[deck] = 0;
    if (phaseOf(s) == Phase::ShuffleEvent) return ctx.enter(Phase::ShuffleSword);
    if (phaseOf(s) == Phase::ShuffleSword) return ctx.enter(Phase::FirstRoll);
    ctx.tell(Text::LogReshuffled, lmn(5));
    ctx.enter(Phase::Draw);
}

template <class W> void obey(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const bool begins = s.effect == 0 && s.branch == 0 && s.target == 0 && s.chosenWolf == 0;
    if (begins && !ctx.in(lmn(18))) return ctx.enter(Phase::CardDone);
    while (!isOver(s)) {
        const Card& card = openCard(ctx.table, s);
        if (s.effect >= card.effectCount) return ctx.enter(Phase::CardDone);
        const Effect& effect = card.effects[s.effect];
        const int branch = s.branch;
        if (applies(ctx.asConst(), effect) && !carryOut(ctx, effect)) return;
        if (isOver(s)) return;
        if (s.branch == branch) ++s.effect; // a choice begins a new row of effects
    }
}

template <class W> void cardDone(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = drawerOf(s);
    const auto after = static_cast<Phase>(s.afterCard);
    discard(s);
    s.drawer = s.drawFrom = s.afterCard = 0;
    if (ctx.has(kWolvesDue)) {
        ctx.setFlag(kWolvesDue, false);
        const int wolves = wolvesAt(ctx.table, s, wayOf(s, seat));
        const bool ignored = seat == activeSeat(s) && ctx.has(kIgnoresWolves);
        if (wolves > 0 && !ignored && ctx.in(lmn(22))) wolvesTake(ctx, seat, wolves, lmn(22));
    }
    drawsOr(ctx, after);
}

template <class W> void chooseOnCard(const Context<W>& ctx, int card)
{
    ctx.position.branch = static_cast<std::uint8_t>(card + 1);
    ctx.position.effect = 0;
    ctx.tell(Text::LogChooses, lmn(18), {drawerOf(ctx.position), childOf(ctx.position, drawerOf(ctx.position)), card});
    ctx.enter(Phase::Card);
}

template <class W> void chooseSeat(const Context<W>& ctx, int seat)
{
    ctx.position.target = static_cast<std::uint8_t>(seat + 1);
    ctx.enter(Phase::Card);
}

template <class W> void chooseWolf(const Context<W>& ctx, int place)
{
    const std::uint8_t among = wolvesToChoose(ctx.asConst());
    for (int wolf = kWolves - 1; wolf >= 0; --wolf)
        if (isBit(among, wolf) && ctx.table.road.place(ctx.position.wolf[wolf]) == place)
            ctx.position.chosenWolf = static_cast<std::uint8_t>(wolf + 1);
    ctx.enter(phaseOf(ctx.position) == Phase::WhichWolf ? Phase::WolfMove : Phase::Card);
}

template <class W> void chooseWolfWay(const Context<W>& ctx, int place)
{
    const int wolf = ctx.position.chosenWolf - 1;
    const bool card = phaseOf(ctx.position) == Phase::CardSteps;
    const int forward = wolfWay(ctx.asConst(), wolf, wolfStepsToGo(ctx.asConst()), true);
    const int back = wolfWay(ctx.asConst(), wolf, wolfStepsToGo(ctx.asConst()), false);
    moveWolf(ctx, wolf, ctx.table.road.place(forward) == place ? forward : back, card ? lmn(18) : lmn(19));
    if (card)
        goToNextEffect(ctx);
    else
        ctx.enter(Phase::AfterVillain);
}

template <class W> std::uint8_t wolvesToChoose(const ConstContext<W>& ctx)
{
    const bool card = phaseOf(ctx.position) == Phase::CardWolf;
    return nearestWolves(ctx, wayOf(ctx.position, card ? ctx.position.target - 1 : activeSeat(ctx.position)));
}

template <class W> int wolfStepsToGo(const ConstContext<W>& ctx)
{
    return phaseOf(ctx.position) == Phase::CardSteps ? currentEffect(ctx.table, ctx.position).count
                                                     : ctx.position.villainSteps;
}

const Effect& currentEffect(const Table& t, const Position& s) { return openCard(t, s).effects[s.effect]; }

template <class W> Mask seatsToChoose(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    const Effect& effect = currentEffect(ctx.table, s);
    const int drawer = drawerOf(s);
    Mask seats;
    if (effect.who == Who::Self) {
        // A wolf may be sent about whoever has turned to stone meanwhile; for the rest stone is out of reach.
        if (needsWolf(effect) || reaches(ctx, effect, drawer)) seats.set(drawer);
        return seats;
    }
    int last = ctx.table.road.length();
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        if ((effect.who == Who::Chosen && seat == drawer) || !reaches(ctx, effect, seat)) continue;
        seats.set(seat);
        last = std::min(last, wayOf(s, seat));
    }
    if (effect.who != Who::Last) return seats;
    Mask hindmost;
    seats.forEach([&](int seat) { hindmost.assign(seat, wayOf(s, seat) == last); });
    return hindmost;
}

Mask cardsToChoose(const Table& t, const Position& s)
{
    const Effect& effect = currentEffect(t, s);
    Mask cards;
    for (int i = 0; i < effect.choiceCount; ++i) {
        const int card = effect.choices[static_cast<std::size_t>(i)];
        if (t.card(card).price() <= s.tokens[drawerOf(s)]) cards.set(card);
    }
    return cards;
}

#define MARCHES_LMN_EFFECTS(W)                                                                                         \
    template int gain(const Context<W>&, int, int);                                                                    \
    template int toBank(const Context<W>&, int, int);                                                                  \
    template void startDraw(const Context<W>&, int, DeckOf, Phase);                                                    \
    template void drawsOr(const Context<W>&, Phase);                                                                   \
    template void draw(const Context<W>&);                                                                             \
    template void reshuffled(const Context<W>&, const Outcome&);                                                       \
    template void obey(const Context<W>&);                                                                             \
    template void cardDone(const Context<W>&);                                                                         \
    template void chooseOnCard(const Context<W>&, int);                                                                \
    template void chooseSeat(const Context<W>&, int);                                                                  \
    template void chooseWolf(const Context<W>&, int);                                                                  \
    template void chooseWolfWay(const Context<W>&, int);                                                               \
    template std::uint8_t wolvesToChoose(const ConstContext<W>&);                                                      \
    template int wolfStepsToGo(const ConstContext<W>&);                                                                \
    template Mask seatsToChoose(const ConstContext<W>&);

MARCHES_LMN_EFFECTS(RuleTrace)
MARCHES_LMN_EFFECTS(NoTrace)
#undef MARCHES_LMN_EFFECTS

} // namespace marches::engine::le_monde_de_narnia
