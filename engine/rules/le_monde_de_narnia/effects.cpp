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
template <class W> bool reaches(const Look<W>& look, const Effect& effect, int seat)
{
    if (!isStone(look.s, seat)) return true;
    return (harms(effect) && !look.t.options.stoneImmune) || !look.in(lmn(36));
}

bool drawerIsLast(const Table& t, const Position& s)
{
    const int way = wayOf(s, drawerOf(s));
    for (int seat = 0; seat < t.seatCount(); ++seat)
        if (!isStone(s, seat) && wayOf(s, seat) < way) return false;
    return true;
}

template <class W> bool applies(const Look<W>& look, const Effect& effect)
{
    if (effect.when == When::Always) return true;
    return drawerIsLast(look.t, look.s) == (effect.when == When::Last);
}

/// What a card gives or takes: what there was of it.
template <class W> void changeTokens(const Play<W>& p, int seat, int tokens)
{
    const int child = childOf(p.s, seat);
    const int changed = tokens >= 0 ? gain(p, seat, tokens) : toBank(p, seat, -tokens);
    if (changed > 0)
        p.tell(tokens >= 0 ? Text::LogGains : Text::LogLoses, lmn(18), {seat, child, changed});
    else
        p.tell(tokens >= 0 ? Text::LogGainsNone : Text::LogHasNone, lmn(18), {seat, child});
}

template <class W> void onSeat(const Play<W>& p, const Effect& effect, int seat)
{
    Position& s = p.s;
    const int drawer = drawerOf(s);
    switch (effect.verb) {
    case EffectVerb::Tokens: changeTokens(p, seat, effect.count); break;
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
            p.tell(give ? Text::LogGives : Text::LogSteals, lmn(18),
                   {who, childOf(s, who), count, childOf(s, give ? to : from)});
        else
            p.tell(Text::LogHasNone, lmn(18), {from, childOf(s, from)});
        break;
    }
    case EffectVerb::Move: moveByCard(p, seat, effect.count); break;
    case EffectVerb::Skip:
        s.skip[seat] = static_cast<std::uint8_t>(std::min(s.skip[seat] + effect.count, 200));
        p.tell(Text::LogWillSkip, lmn(18), {seat, childOf(s, seat), effect.count});
        break;
    case EffectVerb::Shield:
        setBit(s.shield, seat);
        p.tell(Text::LogShield, lmn(18), {seat, childOf(s, seat)});
        break;
    default: break;
    }
}

/// A wolf that the effect moves is known: to its home or to a child.
template <class W> void onWolf(const Play<W>& p, const Effect& effect, int wolf, int seat)
{
    const int home = p.t.road.wolf[static_cast<std::size_t>(wolf)];
    const int child = std::max(wayOf(p.s, seat), 0) % p.t.road.length();
    moveWolf(p, wolf, effect.verb == EffectVerb::WolfHome ? home : child, lmn(18));
}

bool needsWolf(const Effect& effect)
{
    return effect.verb == EffectVerb::WolfSteps || effect.verb == EffectVerb::WolfTo ||
           (effect.verb == EffectVerb::WolfHome && !effect.all);
}

template <class W> bool withWolf(const Play<W>& p, const Effect& effect, int seat)
{
    Position& s = p.s;
    if (s.chosenWolf == 0) {
        const std::uint8_t nearest = nearestWolves(p.look(), wayOf(s, seat));
        if (!std::has_single_bit(nearest)) {
            s.target = static_cast<std::uint8_t>(seat + 1);
            p.enter(Phase::CardWolf);
            return false;
        }
        s.chosenWolf = static_cast<std::uint8_t>(std::countr_zero(nearest) + 1);
    }
    if (effect.verb == EffectVerb::WolfSteps) {
        p.enter(Phase::CardSteps);
        return false;
    }
    onWolf(p, effect, s.chosenWolf - 1, seat);
    return true;
}

/// Carries one effect out if nobody has to choose. False: somebody has.
template <class W> bool carryOut(const Play<W>& p, const Effect& effect)
{
    Position& s = p.s;
    switch (effect.verb) {
    case EffectVerb::Witch: moveWitch(p, effect.count, lmn(18)); return true;
    case EffectVerb::Pay:
        if (s.tokens[drawerOf(s)] < effect.count) {
            s.effect = kMaxChoices; // the rest of the card is off
            return true;
        }
        toBank(p, drawerOf(s), effect.count);
        p.tell(Text::LogPays, lmn(18), {drawerOf(s), childOf(s, drawerOf(s)), effect.count});
        return true;
    case EffectVerb::Choose: {
        const Mask offered = cardsToChoose(p.t, s);
        if (offered.count() > 1) {
            p.enter(Phase::CardChoice);
            return false;
        }
        if (offered.any()) chooseOnCard(p, offered.first());
        return true;
    }
    default: break;
    }
    if (effect.verb == EffectVerb::WolfHome && effect.all) {
        for (int wolf = 0; wolf < kWolves && !isOver(s); ++wolf) onWolf(p, effect, wolf, drawerOf(s));
        return true;
    }
    int seat = s.target - 1;
    if (seat < 0) {
        const Mask seats = seatsToChoose(p.look());
        if (!seats.any()) {
            p.tell(Text::LogNoEffect, lmn(18), {s.card - 1});
            return true;
        }
        if (effect.who == Who::All) {
            seats.forEach([&](int each) { onSeat(p, effect, each); });
            return true;
        }
        if (seats.count() > 1) {
            p.enter(Phase::CardSeat);
            return false;
        }
        seat = seats.first();
    }
    if (needsWolf(effect)) {
        if (!withWolf(p, effect, seat)) return false;
    } else {
        onSeat(p, effect, seat);
    }
    s.target = 0;
    return true;
}

template <class W> void nextEffect(const Play<W>& p)
{
    ++p.s.effect;
    p.s.target = 0;
    p.enter(Phase::Card);
}

} // namespace

void discard(Position& s)
{
    const std::size_t deck = s.drawFrom;
    if (s.card != 0) s.used[deck][s.usedCount[deck]++] = s.card;
    s.card = s.branch = s.effect = s.target = s.chosenWolf = 0;
}

template <class W> int gain(const Play<W>& p, int seat, int tokens)
{
    Position& s = p.s;
    const int had = s.tokens[seat];
    if (p.t.options.tokenLimit) {
        tokens = std::min<int>(tokens, s.bank);
        s.bank = static_cast<std::uint16_t>(s.bank - tokens);
    }
    s.tokens[seat] = static_cast<std::uint16_t>(std::min(had + tokens, 30000));
    return s.tokens[seat] - had;
}

template <class W> int toBank(const Play<W>& p, int seat, int tokens)
{
    Position& s = p.s;
    const int paid = std::min<int>(tokens, s.tokens[seat]);
    s.tokens[seat] = static_cast<std::uint16_t>(s.tokens[seat] - paid);
    if (paid > 0 && p.in(lmn(25)) && p.t.options.tokenLimit) s.bank = static_cast<std::uint16_t>(s.bank + paid);
    return paid;
}

template <class W> void startDraw(const Play<W>& p, int seat, DeckOf deck, Phase after)
{
    p.s.drawer = static_cast<std::uint8_t>(seat + 1);
    p.s.drawFrom = static_cast<std::uint8_t>(num(deck));
    p.s.afterCard = static_cast<std::uint8_t>(num(after));
    p.enter(Phase::Draw);
}

template <class W> void drawsOr(const Play<W>& p, Phase next)
{
    Position& s = p.s;
    int seat = -1;
    eachSeat(p.t, s, [&](int each) {
        if (seat < 0 && isBit(s.drawQueue, each)) seat = each;
    });
    if (seat < 0) return p.enter(next);
    setBit(s.drawQueue, seat, false);
    if (isStone(s, seat)) return drawsOr(p, next);
    startDraw(p, seat, DeckOf::Event, next);
}

template <class W> void draw(const Play<W>& p)
{
    Position& s = p.s;
    const std::size_t deck = s.drawFrom;
    if (s.deckCount[deck] == 0 && s.usedCount[deck] > 0 && p.in(lmn(5))) return p.enter(Phase::Reshuffle);
    if (s.deckCount[deck] == 0) {
        p.tell(Text::LogNoCard, lmn(5), {drawerOf(s), childOf(s, drawerOf(s))});
        return cardDone(p);
    }
    s.card = s.deck[deck][--s.deckCount[deck]];
    s.deck[deck][s.deckCount[deck]] = 0;
    p.tell(Text::LogDraws, deckOf(s) == DeckOf::Event ? lmn(15) : lmn(16),
           {drawerOf(s), childOf(s, drawerOf(s)), s.card - 1});
    p.enter(Phase::DrawnCard);
}

template <class W> void reshuffled(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    const std::size_t deck = phaseOf(s) == Phase::ShuffleSword ? 1 : phaseOf(s) == Phase::ShuffleEvent ? 0 : s.drawFrom;
    for (std::uint8_t& card : s.deck[deck]) card = 0;
    for (std::uint8_t& card : s.used[deck]) card = 0;
    const int count = outcome.count();
    for (int i = 0; i < count; ++i) s.deck[deck][count - 1 - i] = static_cast<std::uint8_t>(outcome[i] + 1);
    s.deckCount[deck] = static_cast<std::uint8_t>(count);
    s.usedCount[deck] = 0;
    if (phaseOf(s) == Phase::ShuffleEvent) return p.enter(Phase::ShuffleSword);
    if (phaseOf(s) == Phase::ShuffleSword) return p.enter(Phase::FirstRoll);
    p.tell(Text::LogReshuffled, lmn(5));
    p.enter(Phase::Draw);
}

template <class W> void obey(const Play<W>& p)
{
    Position& s = p.s;
    const bool begins = s.effect == 0 && s.branch == 0 && s.target == 0 && s.chosenWolf == 0;
    if (begins && !p.in(lmn(18))) return p.enter(Phase::CardDone);
    while (!isOver(s)) {
        const Card& card = openCard(p.t, s);
        if (s.effect >= card.effectCount) return p.enter(Phase::CardDone);
        const Effect& effect = card.effects[s.effect];
        const int branch = s.branch;
        if (applies(p.look(), effect) && !carryOut(p, effect)) return;
        if (isOver(s)) return;
        if (s.branch == branch) ++s.effect; // a choice begins a new row of effects
    }
}

template <class W> void cardDone(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = drawerOf(s);
    const auto after = static_cast<Phase>(s.afterCard);
    discard(s);
    s.drawer = s.drawFrom = s.afterCard = 0;
    if (p.has(kWolvesDue)) {
        p.flag(kWolvesDue, false);
        const int wolves = wolvesAt(p.t, s, wayOf(s, seat));
        const bool ignored = seat == activeSeat(s) && p.has(kIgnoresWolves);
        if (wolves > 0 && !ignored && p.in(lmn(22))) wolvesTake(p, seat, wolves, lmn(22));
    }
    drawsOr(p, after);
}

template <class W> void chooseOnCard(const Play<W>& p, int card)
{
    p.s.branch = static_cast<std::uint8_t>(card + 1);
    p.s.effect = 0;
    p.tell(Text::LogChooses, lmn(18), {drawerOf(p.s), childOf(p.s, drawerOf(p.s)), card});
    p.enter(Phase::Card);
}

template <class W> void chooseSeat(const Play<W>& p, int seat)
{
    p.s.target = static_cast<std::uint8_t>(seat + 1);
    p.enter(Phase::Card);
}

template <class W> void chooseWolf(const Play<W>& p, int place)
{
    const std::uint8_t among = wolvesToChoose(p.look());
    for (int wolf = kWolves - 1; wolf >= 0; --wolf)
        if (isBit(among, wolf) && p.t.road.place(p.s.wolf[wolf]) == place)
            p.s.chosenWolf = static_cast<std::uint8_t>(wolf + 1);
    p.enter(phaseOf(p.s) == Phase::WhichWolf ? Phase::WolfMove : Phase::Card);
}

template <class W> void chooseWolfWay(const Play<W>& p, int place)
{
    const int wolf = p.s.chosenWolf - 1;
    const bool card = phaseOf(p.s) == Phase::CardSteps;
    const int forward = wolfWay(p.look(), wolf, wolfStepsToGo(p.look()), true);
    const int back = wolfWay(p.look(), wolf, wolfStepsToGo(p.look()), false);
    moveWolf(p, wolf, p.t.road.place(forward) == place ? forward : back, card ? lmn(18) : lmn(19));
    if (card)
        nextEffect(p);
    else
        p.enter(Phase::AfterVillain);
}

template <class W> std::uint8_t wolvesToChoose(const Look<W>& look)
{
    const bool card = phaseOf(look.s) == Phase::CardWolf;
    return nearestWolves(look, wayOf(look.s, card ? look.s.target - 1 : activeSeat(look.s)));
}

template <class W> int wolfStepsToGo(const Look<W>& look)
{
    return phaseOf(look.s) == Phase::CardSteps ? currentEffect(look.t, look.s).count : look.s.villainSteps;
}

const Effect& currentEffect(const Table& t, const Position& s) { return openCard(t, s).effects[s.effect]; }

template <class W> Mask seatsToChoose(const Look<W>& look)
{
    const Position& s = look.s;
    const Effect& effect = currentEffect(look.t, s);
    const int drawer = drawerOf(s);
    Mask seats;
    if (effect.who == Who::Self) {
        // A wolf may be sent about whoever has turned to stone meanwhile; for the rest stone is out of reach.
        if (needsWolf(effect) || reaches(look, effect, drawer)) seats.set(drawer);
        return seats;
    }
    int last = look.t.road.length();
    for (int seat = 0; seat < look.t.seatCount(); ++seat) {
        if ((effect.who == Who::Chosen && seat == drawer) || !reaches(look, effect, seat)) continue;
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
    template int gain(const Play<W>&, int, int);                                                                       \
    template int toBank(const Play<W>&, int, int);                                                                     \
    template void startDraw(const Play<W>&, int, DeckOf, Phase);                                                       \
    template void drawsOr(const Play<W>&, Phase);                                                                      \
    template void draw(const Play<W>&);                                                                                \
    template void reshuffled(const Play<W>&, const Outcome&);                                                          \
    template void obey(const Play<W>&);                                                                                \
    template void cardDone(const Play<W>&);                                                                            \
    template void chooseOnCard(const Play<W>&, int);                                                                   \
    template void chooseSeat(const Play<W>&, int);                                                                     \
    template void chooseWolf(const Play<W>&, int);                                                                     \
    template void chooseWolfWay(const Play<W>&, int);                                                                  \
    template std::uint8_t wolvesToChoose(const Look<W>&);                                                              \
    template int wolfStepsToGo(const Look<W>&);                                                                        \
    template Mask seatsToChoose(const Look<W>&);

MARCHES_LMN_EFFECTS(RuleTrace)
MARCHES_LMN_EFFECTS(NoTrace)
#undef MARCHES_LMN_EFFECTS

} // namespace marches::engine::le_monde_de_narnia
