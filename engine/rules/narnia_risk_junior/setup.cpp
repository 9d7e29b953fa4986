// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

#include <bit>

namespace marches::engine::narnia_risk_junior {

int startPlace(const Table& t, int token)
{
    switch (static_cast<Token>(token)) {
    case Token::Aslan:
    case Token::Beavers: return t.pavilion;
    case Token::Peter:
    case Token::Susan:
    case Token::Edmund:
    case Token::Lucy: return t.wardrobe;
    default: return t.courtyard;
    }
}

namespace {

bool choosable(int token) { return token >= num(Token::Peter) && token <= num(Token::Beavers); }

template <class W> void putCharacters(const Context<W>& ctx)
{
    const bool onBoard = ctx.in(nrj(5));
    for (int token = 0; token < kTokens; ++token)
        ctx.position.spot[token] = onBoard ? spotOf(startPlace(ctx.table, token)) : kAside;
    ctx.position.spot[num(Token::WhiteWitch)] = kOnCard;
    ctx.position.holder[num(Token::WhiteWitch)] = static_cast<std::uint8_t>(ctx.table.witchSeat + 1);
    // Without the rule they are free, in the pavilion.
    const bool stone = ctx.in(nrj(52));
    for (const Token token : {Token::MrTumnus, Token::Rumblebuffin}) {
        if (stone) ctx.position.stone = static_cast<std::uint16_t>(ctx.position.stone | (1U << num(token)));
        ctx.position.spot[num(token)] = stone ? spotOf(ctx.table.courtyard) : spotOf(ctx.table.pavilion);
    }
}

/// How many territories each army is dealt, in the order of Table::armies.
template <class W> void countShares(const Context<W>& ctx, int (&out)[kArmies])
{
    const int lands = ctx.table.land.count();
    const int armies = static_cast<int>(ctx.table.armies.size());
    // Without the rule everybody is dealt the same.
    const int witch = ctx.in(nrj(6)) ? (lands + 1) / 2 : lands / armies;
    const int rest = lands - witch;
    out[0] = witch;
    for (int i = 1; i < armies; ++i) out[i] = rest / (armies - 1) + (i - 1 < rest % (armies - 1) ? 1 : 0);
}

template <class W> void deal(const Context<W>& ctx, const Outcome& outcome)
{
    int share[kArmies] = {};
    countShares(ctx, share);
    // Without a Witch her part falls to the first of Aslan's armies.
    const bool witch = ctx.in(nrj(1));
    const int light = ctx.in(nrj(7)) ? 2 : 1;
    int next = 0;
    for (std::size_t i = 0; i < ctx.table.armies.size(); ++i) {
        const int army = i == 0 && !witch ? ctx.table.aslanArmies.front() : ctx.table.armies[i];
        for (int n = 0; n < share[i]; ++n) {
            const int place = outcome[next++];
            const int count = std::min<int>(light, ctx.position.supply[army][kLight]);
            setOwner(ctx.position, army, place);
            ctx.position.stack(place)[kLight] = static_cast<std::uint16_t>(count);
            ctx.position.supply[army][kLight] = static_cast<std::uint16_t>(ctx.position.supply[army][kLight] - count);
        }
        const bool several = leadsSeveral(ctx.table, army);
        ctx.tell(several ? Text::LogDealtArmy : Text::LogDealt, nrj(6),
                 {several ? army : ctx.table.seatOf[static_cast<std::size_t>(army)], share[i]});
    }
    ctx.enter(Phase::ChooseCharacter);
    runSetup(ctx);
}

/// Armies of the player that have chosen before this one: without NRJ-02 a player chooses only once.
template <class W> bool choosesCharacter(const Context<W>& ctx, int index)
{
    const int army = ctx.table.aslanArmies[static_cast<std::size_t>(index)];
    const auto& own =
        ctx.table.seats[static_cast<std::size_t>(ctx.table.seatOf[static_cast<std::size_t>(army)])].armies;
    return own.front() == army || ctx.in(nrj(2));
}

void layNarniaDeck(const Table& t, Position& s, const Outcome& outcome)
{
    // The array runs from the bottom of the deck to the top.
    int next = 0;
    int at = 0;
    const int stacks = static_cast<int>(t.deck.stackSizes.size());
    for (int stack = 0; stack < stacks; ++stack) {
        for (int i = 0; i < t.deck.stackSizes[static_cast<std::size_t>(stack)]; ++i)
            s.narnia[at++] = static_cast<std::uint8_t>(outcome[next++] + 1);
        if (stack < stacks - 1) {
            const int scoring = t.deck.scoring[static_cast<std::size_t>(stacks - 2 - stack)];
            s.narnia[at++] = static_cast<std::uint8_t>(scoring + 1);
        }
    }
    s.narniaCount = static_cast<std::uint8_t>(at);
}

/// First card and size of the stack that is shuffled next.
void findStackBounds(const Table& t, const Position& s, int& first, int& size)
{
    first = 0;
    for (int i = 0; i < s.setup; ++i) first += t.deck.stackSizes[static_cast<std::size_t>(i)] + 1;
    size = t.deck.stackSizes[s.setup] + 1;
}

template <class W> int tokensOf(const ConstContext<W>& ctx, int army)
{
    const bool standard = ctx.in(nrj(11));
    if (army == num(Army::Witch)) return standard ? 5 : 6;
    const int rest = standard ? 6 : 5;
    const int armies = static_cast<int>(ctx.table.aslanArmies.size());
    const bool first = army == ctx.table.aslanArmies.front();
    return rest / armies + (first ? rest % armies : 0);
}

template <class W> void describeTokens(const ConstContext<W>& ctx, Chance& chance)
{
    chance.setShuffle(num(Stream::Tokens), Space::Army,
                      say(Text::ShuffleTokens, ctx.position.trackCount == 0 ? nrj(11) : nrj(13)));
    if (ctx.position.trackCount == 0) {
        for (const int army : ctx.table.armies)
            for (int n = tokensOf(ctx, army); n > 0; --n) chance.add(army);
        return;
    }
    // What lies on the track is shuffled again; sorted, because nobody may learn anything from the order before.
    for (int army = 0; army < kArmies; ++army)
        for (int i = 0; i < ctx.position.trackCount; ++i)
            if (ctx.position.track[i] == army + 1) chance.add(army);
}

} // namespace

template <class W> void startGame(const Context<W>& ctx)
{
    for (const int army : ctx.table.armies)
        for (const int kind : {kLight, kHeavy})
            ctx.position.supply[army][kind] = static_cast<std::uint16_t>(ctx.table.totalOf(army, kind));
    const int crowns = ctx.in(nrj(3)) ? 0 : 1;
    for (int marker = 0; marker < kArmies; ++marker)
        if (ctx.table.markers[static_cast<std::size_t>(marker)])
            ctx.position.crowns[marker] = static_cast<std::int16_t>(crowns);
    putCharacters(ctx);
    ctx.enter(Phase::Deal);
}

std::uint16_t choosableCharacters(const Position& s, bool anyOfTheSide)
{
    std::uint16_t set = 0;
    for (int token = 0; token < num(Token::WhiteWitch); ++token)
        if (s.holder[token] == 0 && (choosable(token) || anyOfTheSide))
            set = static_cast<std::uint16_t>(set | (1U << token));
    return set;
}

Mask campChoices(const Table& t, const Position& s)
{
    const int army = t.choosers[s.setup];
    if (t.options.campsPerArmy) return s.owned(army).mask();
    Mask places;
    for (const int own : t.seats[static_cast<std::size_t>(t.seatOf[static_cast<std::size_t>(army)])].armies)
        places |= s.owned(own).mask();
    return places;
}

template <class W> void chooseCharacter(const Context<W>& ctx, int token)
{
    const int army = ctx.table.aslanArmies[ctx.position.setup];
    const int seat = ctx.table.seatOf[static_cast<std::size_t>(army)];
    ctx.position.spot[token] = kOnCard;
    ctx.position.stone = static_cast<std::uint16_t>(ctx.position.stone & ~(1U << token));
    ctx.position.holder[token] = static_cast<std::uint8_t>(seat + 1);
    if (leadsSeveral(ctx.table, army))
        ctx.tell(Text::LogCharacterArmy, nrj(4), {seat, token, army});
    else
        ctx.tell(Text::LogCharacter, nrj(4), {seat, token});
    ++ctx.position.setup;
    runSetup(ctx);
}

template <class W> void chooseCamp(const Context<W>& ctx, int place)
{
    const int army = ownerOf(ctx.position, place);
    ctx.position.camps().set(place);
    if (ctx.in(nrj(8)) && ctx.position.supply[army][kHeavy] > 0) {
        --ctx.position.supply[army][kHeavy];
        ++ctx.position.stack(place)[kHeavy];
    }
    ctx.tell(Text::LogCamp, nrj(8), {ctx.table.seatOf[static_cast<std::size_t>(army)], place});
    ++ctx.position.setup;
    runSetup(ctx);
}

template <class W> void runSetup(const Context<W>& ctx)
{
    if (phaseOf(ctx.position) == Phase::ChooseCharacter) {
        while (ctx.position.setup < ctx.table.aslanArmies.size() && !choosesCharacter(ctx, ctx.position.setup))
            ++ctx.position.setup;
        if (ctx.position.setup < ctx.table.aslanArmies.size()) return;
        ctx.position.setup = 0;
        ctx.enter(Phase::ChooseCamp);
    }
    if (phaseOf(ctx.position) == Phase::ChooseCamp) {
        while (ctx.position.setup < ctx.table.choosers.size() && !campChoices(ctx.table, ctx.position).any())
            ++ctx.position.setup;
        if (ctx.position.setup < ctx.table.choosers.size()) return;
        ctx.position.setup = 0;
        ctx.enter(Phase::BuildNarnia);
    }
}

template <class W> void describeShuffle(const ConstContext<W>& ctx, Chance& chance)
{
    const Table& t = ctx.table;
    switch (phaseOf(ctx.position)) {
    case Phase::Deal:
        chance.setShuffle(num(Stream::Deal), Space::Place, say(Text::ShuffleDeal, nrj(6)));
        t.land.forEach([&](int place) { chance.add(place); });
        break;
    case Phase::BuildNarnia:
        chance.setShuffle(num(Stream::Narnia), Space::Card, say(Text::ShuffleNarnia, nrj(10)));
        for (const int card : t.deck.ordinary) chance.add(card);
        if (!ctx.in(nrj(10)))
            for (const int card : t.deck.scoring) chance.add(card);
        break;
    case Phase::BuildStack: {
        int first = 0;
        int size = 0;
        findStackBounds(t, ctx.position, first, size);
        chance.setShuffle(num(Stream::Narnia), Space::Card,
                          say(Text::ShuffleStack, nrj(10), {ctx.position.narnia[first + size - 1] - 1}));
        for (int i = 0; i < size; ++i) chance.add(ctx.position.narnia[first + i] - 1);
        break;
    }
    case Phase::ShuffleTokens: describeTokens(ctx, chance); break;
    default:
        chance.setShuffle(
            num(Stream::Territories), Space::Place,
            say(Text::ShuffleTerritories, ctx.position.deckCount + ctx.position.deckUsedCount == 0 ? nrj(9) : nrj(13)));
        t.land.forEach([&](int place) { chance.add(place); });
        break;
    }
}

namespace {

template <class W> void laidNarnia(const Context<W>& ctx, const Outcome& outcome)
{
    ctx.position.setup = 0;
    if (outcome.count() == static_cast<int>(ctx.table.deck.ordinary.size())) {
        layNarniaDeck(ctx.table, ctx.position, outcome);
        ctx.enter(Phase::BuildStack);
        return;
    }
    for (int i = 0; i < outcome.count(); ++i)
        ctx.position.narnia[outcome.count() - 1 - i] = static_cast<std::uint8_t>(outcome[i] + 1);
    ctx.position.narniaCount = static_cast<std::uint8_t>(outcome.count());
    ctx.position.resume = static_cast<std::uint8_t>(Phase::Flip);
    ctx.enter(Phase::ShuffleTokens);
}

template <class W> void shuffledStack(const Context<W>& ctx, const Outcome& outcome)
{
    int first = 0;
    int size = 0;
    findStackBounds(ctx.table, ctx.position, first, size);
    for (int i = 0; i < size; ++i)
        ctx.position.narnia[first + size - 1 - i] = static_cast<std::uint8_t>(outcome[i] + 1);
    ++ctx.position.setup;
    if (ctx.position.setup < ctx.table.deck.scoring.size()) return;
    ctx.position.setup = 0;
    ctx.position.resume = static_cast<std::uint8_t>(Phase::Flip);
    ctx.enter(Phase::ShuffleTokens);
}

template <class W> void shuffledTerritories(const Context<W>& ctx, const Outcome& outcome)
{
    const bool first = ctx.position.deckCount + ctx.position.deckUsedCount == 0;
    const int n = outcome.count();
    const bool shuffled = !first || ctx.in(nrj(9));
    for (int k = 0; k < ctx.position.words; ++k) {
        std::fill_n(ctx.position.block[k].deck, kBlockPlaces, PlusOne{0});
        std::fill_n(ctx.position.block[k].deckUsed, kBlockPlaces, PlusOne{0});
    }
    int next = n;
    if (shuffled)
        for (int i = 0; i < n; ++i) ctx.position.deck(--next) = static_cast<PlusOne>(outcome[i] + 1);
    else
        ctx.table.land.forEach([&](int place) { ctx.position.deck(--next) = static_cast<PlusOne>(place + 1); });
    ctx.position.deckCount = static_cast<std::uint16_t>(n);
    ctx.position.deckUsedCount = 0;
    ctx.tell(first ? Text::LogReady : Text::LogTerritoriesShuffled, first ? nrj(9) : nrj(13));
    ctx.position.phase = ctx.position.resume;
    ctx.position.resume = 0;
}

} // namespace

template <class W> void resolveShuffle(const Context<W>& ctx, const Outcome& outcome)
{
    switch (phaseOf(ctx.position)) {
    case Phase::Deal: deal(ctx, outcome); break;
    case Phase::BuildNarnia: laidNarnia(ctx, outcome); break;
    case Phase::BuildStack: shuffledStack(ctx, outcome); break;
    case Phase::ShuffleTokens:
        if (ctx.position.trackCount != 0) ctx.tell(Text::LogTokensShuffled, nrj(13));
        ctx.position.trackCount = static_cast<std::uint8_t>(outcome.count());
        for (int i = 0; i < outcome.count(); ++i) ctx.position.track[i] = static_cast<std::uint8_t>(outcome[i] + 1);
        ctx.position.flipped = 0;
        ctx.enter(Phase::ShuffleTerritories);
        break;
    default: shuffledTerritories(ctx, outcome); break;
    }
}

#define MARCHES_NRJ_SETUP(W)                                                                                           \
    template void startGame(const Context<W>&);                                                                        \
    template void chooseCharacter(const Context<W>&, int);                                                             \
    template void chooseCamp(const Context<W>&, int);                                                                  \
    template void runSetup(const Context<W>&);                                                                         \
    template void describeShuffle(const ConstContext<W>&, Chance&);                                                    \
    template void resolveShuffle(const Context<W>&, const Outcome&);

MARCHES_NRJ_SETUP(RuleTrace)
MARCHES_NRJ_SETUP(NoTrace)
#undef MARCHES_NRJ_SETUP

} // namespace marches::engine::narnia_risk_junior
