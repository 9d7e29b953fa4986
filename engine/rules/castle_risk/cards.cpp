// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

/// Nobody is asked anything any more before the first attack of the turn (CR-18).
template <class W> bool beforeAttacks(const ConstContext<W>& ctx)
{
    return phaseOf(ctx.position) == Phase::Act && (!is(ctx.position, kAttacked) || !ctx.in(cr(18)));
}

/// Takes the top card for a seat; a Diplomat that is out of the game costs nothing of what is due. The card, or -1.
template <class W> int drawOne(const Context<W>& ctx, int seat)
{
    Position& s = ctx.position;
    const int card = s.deck[--s.deckCount] - 1;
    s.deck[s.deckCount] = 0;
    if (card == num(Card::Diplomat) && diplomatsOut(ctx.asConst())) {
        ++s.aside;
        ctx.tell(Text::LogDiplomatAside, cr(36), {seat, card});
        return -1;
    }
    ++s.hand[seat][card];
    --s.due[seat];
    return card;
}

/// The rule by which cards are due: the deal, what replaces Diplomats, or the start of a turn, at which the last card
/// is the one that everybody draws.
template <class W> Rule ruleOfDraw(const Context<W>& ctx, int seat)
{
    switch (static_cast<Phase>(ctx.position.resume)) {
    case Phase::FirstRoll: return cr(13);
    case Phase::Resettle: return cr(36);
    default: return ctx.position.due[seat] > 1 ? cr(16) : cr(17);
    }
}

/// Draws what is due, as far as the pile goes: how many it is everybody hears, which they are the seat alone.
template <class W> void drawDue(const Context<W>& ctx, int seat)
{
    Position& s = ctx.position;
    const Rule rule = ruleOfDraw(ctx, seat);
    std::array<std::uint8_t, kMaxDeck> drawn{};
    std::size_t count = 0;
    while (s.due[seat] > 0 && s.deckCount > 0)
        if (const int card = drawOne(ctx, seat); card >= 0) drawn[count++] = static_cast<std::uint8_t>(card);
    if (count == 0) return;
    ctx.tell(Text::LogDraws, rule, {seat, static_cast<int>(count)});
    for (std::size_t i = 0; i < count; ++i) ctx.tellOnly(seat, Text::LogDrawn, rule, {seat, drawn[i]});
}

} // namespace

void discard(Position& s, Card card, int copies)
{
    for (; copies > 0; --copies) s.deckUsed[s.usedCount++] = static_cast<std::uint8_t>(num(card) + 1);
}

template <class W> bool diplomatsOut(const ConstContext<W>& ctx)
{
    return ctx.in(cr(36)) && livingCount(ctx.position) == 2 && !ctx.table.options.diplomatsForTwo;
}

template <class W> void draw(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int first = std::max(activeSeat(s), 0);
    for (int i = 0; i < ctx.table.seatCount(); ++i) {
        const int seat = (first + i) % ctx.table.seatCount();
        if (s.due[seat] == 0) continue;
        drawDue(ctx, seat);
        if (s.due[seat] == 0) continue;
        if (s.usedCount > 0 && ctx.table.options.reshuffle) {
            ctx.enter(Phase::Reshuffle);
            return;
        }
        ctx.tell(Text::LogNoCard, ruleOfDraw(ctx, seat), {seat});
        s.due[seat] = 0;
    }
    const auto next = static_cast<Phase>(s.resume);
    s.resume = 0;
    ctx.enter(next);
}

template <class W> int mostReinforcements(const ConstContext<W>& ctx)
{
    if (!beforeAttacks(ctx)) return 0;
    const int cards = held(ctx.position, activeSeat(ctx.position), Card::Reinforcements);
    if (!ctx.table.options.trackStops) return cards;
    return std::min(cards, std::max(0, static_cast<int>(ctx.table.track.size()) - ctx.position.covered));
}

template <class W> void playReinforcements(const Context<W>& ctx, int count)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    int armies = 0;
    const int step = ctx.in(cr(23)) ? 1 : 0; // without the rule every card is worth the same
    for (int i = 0; i < count; ++i) {
        armies += ctx.table.trackNumber(s.covered);
        s.covered = static_cast<std::uint8_t>(std::min(s.covered + step, 250));
    }
    s.hand[seat][idx(Card::Reinforcements)] =
        static_cast<std::uint8_t>(s.hand[seat][idx(Card::Reinforcements)] - count);
    if (ctx.table.options.trackDiscards)
        discard(s, Card::Reinforcements, count);
    else
        s.onTrack = static_cast<std::uint8_t>(s.onTrack + count);
    s.reserve[seat] = static_cast<std::uint16_t>(armies);
    ctx.tell(Text::LogReinforcements, cr(23), {seat, count, armies, num(Card::Reinforcements)});
    lower(s, kTalked);
    if (armies > 0) ctx.enter(Phase::Reinforce);
}

template <class W> std::uint32_t diplomatTargets(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    const int seat = activeSeat(s);
    if (!beforeAttacks(ctx) || held(s, seat, Card::Diplomat) == 0) return 0;
    return s.living & ~std::uint32_t{s.truce[seat]} & ~std::uint32_t{seatBit(seat)};
}

template <class W> void playDiplomat(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    use(s, seat, Card::Diplomat);
    const auto bind = [&](int other) {
        s.truce[seat] = static_cast<std::uint16_t>(s.truce[seat] | seatBit(other));
        ctx.tell(Text::LogTruce, cr(34), {seat, other});
    };
    if (static_cast<Verb>(move.verb) == Verb::PlayDiplomat)
        bind(move.arg[0]);
    else
        for (const Part& part : move.parts()) bind(part.item);
    lower(s, kTalked);
}

template <class W> std::uint32_t spyTargets(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    const Phase phase = phaseOf(s);
    const int seat = activeSeat(s);
    if ((phase != Phase::Act && phase != Phase::Battle) || held(s, seat, Card::Spy) == 0 || !ctx.in(cr(24))) return 0;
    std::uint32_t seats = 0;
    for (int other = 0; other < ctx.table.seatCount(); ++other)
        if (other != seat && lives(s, other) && handSize(s, other) > 0) seats |= seatBit(other);
    return seats;
}

template <class W> void playSpy(const Context<W>& ctx, int seat)
{
    Position& s = ctx.position;
    use(s, activeSeat(s), Card::Spy);
    s.resume = s.phase;
    s.asked = static_cast<std::uint8_t>(seat + 1);
    lower(s, kTalked);
    ctx.tell(Text::LogSpy, cr(24), {activeSeat(s), seat, num(Card::Spy)});
    ctx.enter(Phase::SpyAnswer);
    const bool asks = ctx.in(cr(25)) && (ctx.table.options.alwaysAsk || held(s, seat, Card::Spy) > 0);
    if (!asks) answerSpy(ctx, false);
}

template <class W> void answerSpy(const Context<W>& ctx, bool counter)
{
    Position& s = ctx.position;
    const int spy = activeSeat(s);
    const int seat = s.asked - 1;
    if (!counter) {
        ctx.enter(Phase::SpyChoose);
        for (int card = 0; card < kCards; ++card)
            if (s.hand[seat][card] > 0) ctx.tellOnly(spy, Text::LogHand, cr(24), {seat, s.hand[seat][card], card});
        return;
    }
    --s.hand[seat][idx(Card::Spy)];
    --s.inUse[spy][idx(Card::Spy)];
    discard(s, Card::Spy, 2);
    ctx.tell(Text::LogCounterSpy, cr(25), {seat, spy, num(Card::Spy)});
    s.asked = 0;
    ctx.enter(static_cast<Phase>(s.resume));
    s.resume = 0;
}

template <class W> void chooseCard(const Context<W>& ctx, int card)
{
    Position& s = ctx.position;
    const int spy = activeSeat(s);
    const int seat = s.asked - 1;
    if (card >= 0) {
        --s.hand[seat][card];
        discard(s, static_cast<Card>(card));
        ctx.tell(Text::LogSpied, cr(24), {spy, seat, card});
    } else {
        ctx.tell(Text::LogSpiedNothing, cr(24), {spy, seat});
    }
    --s.inUse[spy][idx(Card::Spy)];
    discard(s, Card::Spy);
    s.asked = 0;
    ctx.enter(static_cast<Phase>(s.resume));
    s.resume = 0;
}

template <class W> int hiddenStrength(const ConstContext<W>& ctx)
{
    const Table& t = ctx.table;
    if (ctx.position.covered == 0) return t.options.hiddenFirstNumber ? t.trackNumber(0) : 0;
    return t.trackNumber(ctx.position.covered - 1);
}

template <class W> bool mayReveal(const ConstContext<W>& ctx, int seat)
{
    const Position& s = ctx.position;
    if (hiddenStrength(ctx) == 0 || !ctx.in(cr(51))) return false;
    bool slip = false;
    for (const std::uint8_t holder : s.holder) slip = slip || holder == seat + 1;
    if (!slip) return false;
    if (ctx.table.options.hiddenAtStart) return phaseOf(s) == Phase::Act && !is(s, kAttacked);
    return true;
}

template <class W> Mask revealable(const ConstContext<W>& ctx, int seat)
{
    const Position& s = ctx.position;
    if (!mayReveal(ctx, seat)) return {};
    Mask sites;
    for (int writer = 0; writer < ctx.table.seatCount(); ++writer)
        if (s.holder[writer] == seat + 1 && s.site[writer] != 0 && s.site[writer] != kHiddenSite)
            sites.set(s.site[writer] - 1);
    if (ctx.in(cr(52))) sites &= s.owned(seat).mask();
    switch (phaseOf(s)) {
    case Phase::Act: return sites;
    case Phase::Battle: return is(s, kSea) ? Mask{} : sites & Mask::of(fromPlace(s));
    case Phase::Defend: return sites & Mask::of(toPlace(s));
    default: return {};
    }
}

template <class W> void reveal(const Context<W>& ctx, int seat, int place)
{
    Position& s = ctx.position;
    const int armies = hiddenStrength(ctx.asConst());
    int writer = 0;
    while (s.holder[writer] != seat + 1 || s.site[writer] != place + 1) ++writer;
    s.site[writer] = s.holder[writer] = 0;
    addArmies(s, place, armies);
    ctx.tell(Text::LogRevealed, cr(51), {seat, place, armies});
    lower(s, kTalked);
    if (phaseOf(s) == Phase::Defend) askDefender(ctx);
}

template <class W> void discardDiplomats(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (!diplomatsOut(ctx.asConst())) return;
    const auto card = idx(Card::Diplomat);
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        if (const int cards = s.hand[seat][card]; cards > 0) {
            s.aside = static_cast<std::uint8_t>(s.aside + cards);
            s.due[seat] = static_cast<std::uint8_t>(s.due[seat] + cards);
            s.hand[seat][card] = 0;
        }
        if (ctx.table.options.truceForTwo) continue;
        s.aside = static_cast<std::uint8_t>(s.aside + s.inUse[seat][card]);
        s.inUse[seat][card] = 0;
        s.truce[seat] = 0;
    }
    int kept = 0;
    for (int i = 0; i < s.usedCount; ++i) {
        if (s.deckUsed[i] == num(Card::Diplomat) + 1)
            ++s.aside;
        else
            s.deckUsed[kept++] = s.deckUsed[i];
    }
    for (int i = kept; i < s.usedCount; ++i) s.deckUsed[i] = 0;
    s.usedCount = static_cast<std::uint8_t>(kept);
    ctx.tell(Text::LogTwoLeft, cr(36), {num(Card::Diplomat)});
}

#define MARCHES_CASTLE_CARDS(W)                                                                                        \
    template void draw(const Context<W>&);                                                                             \
    template void playReinforcements(const Context<W>&, int);                                                          \
    template void playDiplomat(const Context<W>&, const Move&);                                                        \
    template void playSpy(const Context<W>&, int);                                                                     \
    template void answerSpy(const Context<W>&, bool);                                                                  \
    template void chooseCard(const Context<W>&, int);                                                                  \
    template void reveal(const Context<W>&, int, int);                                                                 \
    template void discardDiplomats(const Context<W>&);                                                                 \
    template Mask revealable(const ConstContext<W>&, int);                                                             \
    template bool mayReveal(const ConstContext<W>&, int);                                                              \
    template int mostReinforcements(const ConstContext<W>&);                                                           \
    template std::uint32_t diplomatTargets(const ConstContext<W>&);                                                    \
    template std::uint32_t spyTargets(const ConstContext<W>&);                                                         \
    template bool diplomatsOut(const ConstContext<W>&);                                                                \
    template int hiddenStrength(const ConstContext<W>&);

MARCHES_CASTLE_CARDS(RuleTrace)
MARCHES_CASTLE_CARDS(NoTrace)
#undef MARCHES_CASTLE_CARDS

} // namespace marches::engine::castle_risk
