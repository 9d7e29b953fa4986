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

template <class W> void putCharacters(const Play<W>& p)
{
    const bool onBoard = p.in(nrj(5));
    for (int token = 0; token < kTokens; ++token) p.s.spot[token] = onBoard ? spotOf(startPlace(p.t, token)) : kAside;
    p.s.spot[num(Token::WhiteWitch)] = kOnCard;
    p.s.holder[num(Token::WhiteWitch)] = static_cast<std::uint8_t>(p.t.witchSeat + 1);
    // Without the rule they are free, in the pavilion.
    const bool stone = p.in(nrj(52));
    for (const Token token : {Token::MrTumnus, Token::Rumblebuffin}) {
        if (stone) p.s.stone = static_cast<std::uint16_t>(p.s.stone | (1U << num(token)));
        p.s.spot[num(token)] = stone ? spotOf(p.t.courtyard) : spotOf(p.t.pavilion);
    }
}

/// How many territories each army is dealt, in the order of Table::armies.
template <class W> void shares(const Play<W>& p, int (&out)[kArmies])
{
    const int lands = p.t.land.count();
    const int armies = static_cast<int>(p.t.armies.size());
    // Without the rule everybody is dealt the same.
    const int witch = p.in(nrj(6)) ? (lands + 1) / 2 : lands / armies;
    const int rest = lands - witch;
    out[0] = witch;
    for (int i = 1; i < armies; ++i) out[i] = rest / (armies - 1) + (i - 1 < rest % (armies - 1) ? 1 : 0);
}

template <class W> void deal(const Play<W>& p, const Outcome& outcome)
{
    int share[kArmies] = {};
    shares(p, share);
    // Without a Witch her part falls to the first of Aslan's armies.
    const bool witch = p.in(nrj(1));
    const int light = p.in(nrj(7)) ? 2 : 1;
    int next = 0;
    for (std::size_t i = 0; i < p.t.armies.size(); ++i) {
        const int army = i == 0 && !witch ? p.t.aslanArmies.front() : p.t.armies[i];
        for (int n = 0; n < share[i]; ++n) {
            const int place = outcome[next++];
            const int count = std::min<int>(light, p.s.supply[army][kLight]);
            own(p.s, army, place);
            p.s.stack(place)[kLight] = static_cast<std::uint16_t>(count);
            p.s.supply[army][kLight] = static_cast<std::uint16_t>(p.s.supply[army][kLight] - count);
        }
        const bool several = leadsSeveral(p.t, army);
        p.tell(several ? Text::LogDealtArmy : Text::LogDealt, nrj(6),
               {several ? army : p.t.seatOf[static_cast<std::size_t>(army)], share[i]});
    }
    p.enter(Phase::ChooseCharacter);
    runSetup(p);
}

/// Armies of the player that have chosen before this one: without NRJ-02 a player chooses only once.
template <class W> bool choosesCharacter(const Play<W>& p, int index)
{
    const int army = p.t.aslanArmies[static_cast<std::size_t>(index)];
    const auto& own = p.t.seats[static_cast<std::size_t>(p.t.seatOf[static_cast<std::size_t>(army)])].armies;
    return own.front() == army || p.in(nrj(2));
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
void stackBounds(const Table& t, const Position& s, int& first, int& size)
{
    first = 0;
    for (int i = 0; i < s.setup; ++i) first += t.deck.stackSizes[static_cast<std::size_t>(i)] + 1;
    size = t.deck.stackSizes[s.setup] + 1;
}

template <class W> int tokensOf(const Look<W>& look, int army)
{
    const bool standard = look.in(nrj(11));
    if (army == num(Army::Witch)) return standard ? 5 : 6;
    const int rest = standard ? 6 : 5;
    const int armies = static_cast<int>(look.t.aslanArmies.size());
    const bool first = army == look.t.aslanArmies.front();
    return rest / armies + (first ? rest % armies : 0);
}

template <class W> void describeTokens(const Look<W>& look, Chance& chance)
{
    chance.shuffle(num(Stream::Tokens), Space::Army,
                   say(Text::ShuffleTokens, look.s.trackCount == 0 ? nrj(11) : nrj(13)));
    if (look.s.trackCount == 0) {
        for (const int army : look.t.armies)
            for (int n = tokensOf(look, army); n > 0; --n) chance.add(army);
        return;
    }
    // What lies on the track is shuffled again; sorted, because nobody may learn anything from the order before.
    for (int army = 0; army < kArmies; ++army)
        for (int i = 0; i < look.s.trackCount; ++i)
            if (look.s.track[i] == army + 1) chance.add(army);
}

} // namespace

template <class W> void startGame(const Play<W>& p)
{
    for (const int army : p.t.armies)
        for (const int kind : {kLight, kHeavy})
            p.s.supply[army][kind] = static_cast<std::uint16_t>(p.t.totalOf(army, kind));
    const int crowns = p.in(nrj(3)) ? 0 : 1;
    for (int marker = 0; marker < kArmies; ++marker)
        if (p.t.markers[static_cast<std::size_t>(marker)]) p.s.crowns[marker] = static_cast<std::int16_t>(crowns);
    putCharacters(p);
    p.enter(Phase::Deal);
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

template <class W> void chooseCharacter(const Play<W>& p, int token)
{
    const int army = p.t.aslanArmies[p.s.setup];
    const int seat = p.t.seatOf[static_cast<std::size_t>(army)];
    p.s.spot[token] = kOnCard;
    p.s.stone = static_cast<std::uint16_t>(p.s.stone & ~(1U << token));
    p.s.holder[token] = static_cast<std::uint8_t>(seat + 1);
    if (leadsSeveral(p.t, army))
        p.tell(Text::LogCharacterArmy, nrj(4), {seat, token, army});
    else
        p.tell(Text::LogCharacter, nrj(4), {seat, token});
    ++p.s.setup;
    runSetup(p);
}

template <class W> void chooseCamp(const Play<W>& p, int place)
{
    const int army = ownerOf(p.s, place);
    p.s.camps().set(place);
    if (p.in(nrj(8)) && p.s.supply[army][kHeavy] > 0) {
        --p.s.supply[army][kHeavy];
        ++p.s.stack(place)[kHeavy];
    }
    p.tell(Text::LogCamp, nrj(8), {p.t.seatOf[static_cast<std::size_t>(army)], place});
    ++p.s.setup;
    runSetup(p);
}

template <class W> void runSetup(const Play<W>& p)
{
    if (phaseOf(p.s) == Phase::ChooseCharacter) {
        while (p.s.setup < p.t.aslanArmies.size() && !choosesCharacter(p, p.s.setup)) ++p.s.setup;
        if (p.s.setup < p.t.aslanArmies.size()) return;
        p.s.setup = 0;
        p.enter(Phase::ChooseCamp);
    }
    if (phaseOf(p.s) == Phase::ChooseCamp) {
        while (p.s.setup < p.t.choosers.size() && !campChoices(p.t, p.s).any()) ++p.s.setup;
        if (p.s.setup < p.t.choosers.size()) return;
        p.s.setup = 0;
        p.enter(Phase::BuildNarnia);
    }
}

template <class W> void describeShuffle(const Look<W>& look, Chance& chance)
{
    const Table& t = look.t;
    switch (phaseOf(look.s)) {
    case Phase::Deal:
        chance.shuffle(num(Stream::Deal), Space::Place, say(Text::ShuffleDeal, nrj(6)));
        t.land.forEach([&](int place) { chance.add(place); });
        break;
    case Phase::BuildNarnia:
        chance.shuffle(num(Stream::Narnia), Space::Card, say(Text::ShuffleNarnia, nrj(10)));
        for (const int card : t.deck.ordinary) chance.add(card);
        if (!look.in(nrj(10)))
            for (const int card : t.deck.scoring) chance.add(card);
        break;
    case Phase::BuildStack: {
        int first = 0;
        int size = 0;
        stackBounds(t, look.s, first, size);
        chance.shuffle(num(Stream::Narnia), Space::Card,
                       say(Text::ShuffleStack, nrj(10), {look.s.narnia[first + size - 1] - 1}));
        for (int i = 0; i < size; ++i) chance.add(look.s.narnia[first + i] - 1);
        break;
    }
    case Phase::ShuffleTokens: describeTokens(look, chance); break;
    default:
        chance.shuffle(num(Stream::Territories), Space::Place,
                       say(Text::ShuffleTerritories, look.s.deckCount + look.s.deckUsedCount == 0 ? nrj(9) : nrj(13)));
        t.land.forEach([&](int place) { chance.add(place); });
        break;
    }
}

namespace {

template <class W> void laidNarnia(const Play<W>& p, const Outcome& outcome)
{
    p.s.setup = 0;
    if (outcome.count() == static_cast<int>(p.t.deck.ordinary.size())) {
        layNarniaDeck(p.t, p.s, outcome);
        p.enter(Phase::BuildStack);
        return;
    }
    for (int i = 0; i < outcome.count(); ++i)
        p.s.narnia[outcome.count() - 1 - i] = static_cast<std::uint8_t>(outcome[i] + 1);
    p.s.narniaCount = static_cast<std::uint8_t>(outcome.count());
    p.s.resume = static_cast<std::uint8_t>(Phase::Flip);
    p.enter(Phase::ShuffleTokens);
}

template <class W> void shuffledStack(const Play<W>& p, const Outcome& outcome)
{
    int first = 0;
    int size = 0;
    stackBounds(p.t, p.s, first, size);
    for (int i = 0; i < size; ++i) p.s.narnia[first + size - 1 - i] = static_cast<std::uint8_t>(outcome[i] + 1);
    ++p.s.setup;
    if (p.s.setup < p.t.deck.scoring.size()) return;
    p.s.setup = 0;
    p.s.resume = static_cast<std::uint8_t>(Phase::Flip);
    p.enter(Phase::ShuffleTokens);
}

template <class W> void shuffledTerritories(const Play<W>& p, const Outcome& outcome)
{
    const bool first = p.s.deckCount + p.s.deckUsedCount == 0;
    const int n = outcome.count();
    const bool shuffled = !first || p.in(nrj(9));
    for (int k = 0; k < p.s.words; ++k) {
        std::fill_n(p.s.block[k].deck, kBlockPlaces, PlusOne{0});
        std::fill_n(p.s.block[k].deckUsed, kBlockPlaces, PlusOne{0});
    }
    int next = n;
    if (shuffled)
        for (int i = 0; i < n; ++i) p.s.deck(--next) = static_cast<PlusOne>(outcome[i] + 1);
    else
        p.t.land.forEach([&](int place) { p.s.deck(--next) = static_cast<PlusOne>(place + 1); });
    p.s.deckCount = static_cast<std::uint16_t>(n);
    p.s.deckUsedCount = 0;
    p.tell(first ? Text::LogReady : Text::LogTerritoriesShuffled, first ? nrj(9) : nrj(13));
    p.s.phase = p.s.resume;
    p.s.resume = 0;
}

} // namespace

template <class W> void resolveShuffle(const Play<W>& p, const Outcome& outcome)
{
    switch (phaseOf(p.s)) {
    case Phase::Deal: deal(p, outcome); break;
    case Phase::BuildNarnia: laidNarnia(p, outcome); break;
    case Phase::BuildStack: shuffledStack(p, outcome); break;
    case Phase::ShuffleTokens:
        if (p.s.trackCount != 0) p.tell(Text::LogTokensShuffled, nrj(13));
        p.s.trackCount = static_cast<std::uint8_t>(outcome.count());
        for (int i = 0; i < outcome.count(); ++i) p.s.track[i] = static_cast<std::uint8_t>(outcome[i] + 1);
        p.s.flipped = 0;
        p.enter(Phase::ShuffleTerritories);
        break;
    default: shuffledTerritories(p, outcome); break;
    }
}

#define MARCHES_NRJ_SETUP(W)                                                                                           \
    template void startGame(const Play<W>&);                                                                           \
    template void chooseCharacter(const Play<W>&, int);                                                                \
    template void chooseCamp(const Play<W>&, int);                                                                     \
    template void runSetup(const Play<W>&);                                                                            \
    template void describeShuffle(const Look<W>&, Chance&);                                                            \
    template void resolveShuffle(const Play<W>&, const Outcome&);

MARCHES_NRJ_SETUP(RuleTrace)
MARCHES_NRJ_SETUP(NoTrace)
#undef MARCHES_NRJ_SETUP

} // namespace marches::engine::narnia_risk_junior
