// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

#include <bit>

namespace marches::engine::narnia_risk_junior {

namespace {

constexpr int kSetSize[2] = {5, 3};

int seatOfMarker(const Table& t, int marker) { return t.seatOf[static_cast<std::size_t>(marker)]; }

template <class F> void eachMarker(const Table& t, F f)
{
    for (int marker = 0; marker < kArmies; ++marker)
        if (t.markers[static_cast<std::size_t>(marker)]) f(marker);
}

/// Camps that count for a marker.
int campsOfMarker(const Table& t, const Position& s, int marker)
{
    int camps = 0;
    for (const int army : t.armies)
        if (t.markerOf[static_cast<std::size_t>(army)] == marker)
            for (int k = 0; k < s.words; ++k) camps += bitCount(s.block[k].owned[army] & s.block[k].camps);
    return camps;
}

template <class W> void scoreCamps(const Play<W>& p)
{
    if (!p.in(nrj(41))) return;
    eachMarker(p.t, [&](int marker) {
        const int camps = campsOfMarker(p.t, p.s, marker);
        if (camps == 0) return;
        p.s.crowns[marker] = static_cast<std::int16_t>(p.s.crowns[marker] + 2 * camps);
        p.tell(Text::LogCampPoints, nrj(41), {seatOfMarker(p.t, marker), 2 * camps, camps});
    });
}

template <class W> void scoreMajority(const Play<W>& p)
{
    if (!p.in(nrj(42))) return;
    const int witch = countOwned(p.s, Side::Witch);
    const int aslan = countOwned(p.s, Side::Aslan);
    if (witch == aslan && !p.t.options.majorityTieBoth) {
        p.tell(Text::LogNoMajority, nrj(42), {witch});
        return;
    }
    eachMarker(p.t, [&](int marker) {
        const bool isWitch = marker == num(Army::Witch);
        if (isWitch ? witch < aslan : aslan < witch) return;
        p.s.crowns[marker] = static_cast<std::int16_t>(p.s.crowns[marker] + 5);
        p.tell(Text::LogMajority, nrj(42), {seatOfMarker(p.t, marker), 5, witch, aslan});
    });
}

template <class W> void bonus(const Play<W>& p, int place, int crowns, Rule rule)
{
    const int owner = ownerOf(p.s, place);
    if (owner < 0 || !p.in(rule)) return;
    gainCrowns(p, owner, crowns);
    p.tell(Text::LogBonus, rule, {p.t.seatOf[static_cast<std::size_t>(owner)], crowns, place});
}

template <class W> void leaveLake(const Play<W>& p, int owner)
{
    Position& s = p.s;
    const int lake = p.t.lake;
    const int light = lightPiece(sideOf(static_cast<Army>(owner)));
    const Troop troop{s.stack(lake)[kLight], s.stack(lake)[kHeavy], light};
    const int seat = p.t.seatOf[static_cast<std::size_t>(owner)];
    if (troop.both())
        p.tell(Text::LogThawBoth, advanced(6), {troop.light, light, troop.heavy, light + 1, seat});
    else if (troop.count() > 0)
        p.tell(Text::LogThawOne, advanced(6), {troop.count(), troop.piece(), seat});
    disown(s, owner, lake);
    for (const int kind : {kLight, kHeavy}) {
        s.supply[owner][kind] = static_cast<std::uint16_t>(s.supply[owner][kind] + s.stack(lake)[kind]);
        s.stack(lake)[kind] = 0;
    }
}

/// Frozen Lake becomes a river for good (A6): armies go to their supply, characters to their cards, a camp to the pile.
template <class W> void thaw(const Play<W>& p)
{
    Position& s = p.s;
    const int lake = p.t.lake;
    if (lake < 0 || s.thawed != 0 || !p.in(advanced(6))) return;
    p.tell(Text::LogThaw, advanced(6), {lake});
    s.thawed = 1;
    if (const int owner = ownerOf(s, lake); owner >= 0) leaveLake(p, owner);
    for (const Side side : {Side::Witch, Side::Aslan})
        for (int token = characterAt(s, lake, side); token >= 0; token = characterAt(s, lake, side)) {
            p.tell(Text::LogThawCharacter, advanced(6), {token});
            sendHome(p, token);
        }
    if (s.camps().test(lake)) p.tell(Text::LogThawCamp, advanced(6), {lake});
    s.camps().clear(lake);
}

template <class W> void exchangeFor(const Play<W>& p, int marker)
{
    for (int army = 0; army < kArmies; ++army)
        for (const int kind : {kLight, kHeavy}) {
            std::uint16_t& held = p.s.captives[marker][army][kind];
            const int sets = held / kSetSize[kind];
            if (sets == 0) continue;
            const int back = sets * kSetSize[kind];
            held = static_cast<std::uint16_t>(held - back);
            p.s.supply[army][kind] = static_cast<std::uint16_t>(p.s.supply[army][kind] + back);
            p.s.crowns[marker] = static_cast<std::int16_t>(p.s.crowns[marker] + sets);
            const bool several = leadsSeveral(p.t, army);
            p.tell(several ? Text::LogExchangedArmy : Text::LogExchanged, nrj(39),
                   {seatOfMarker(p.t, marker), sets, back, pieceOf(sideOf(static_cast<Army>(army)), kind),
                    several ? army : p.t.seatOf[static_cast<std::size_t>(army)]});
        }
}

bool anySet(const Position& s)
{
    for (const auto& marker : s.captives)
        for (const auto& army : marker)
            if (army[kLight] >= kSetSize[kLight] || army[kHeavy] >= kSetSize[kHeavy]) return true;
    return false;
}

template <class W> void exchangeSets(const Play<W>& p)
{
    if (!anySet(p.s) || !p.in(nrj(39))) return;
    const int seat = activeSeat(p.t, p.s);
    const bool all = p.t.options.exchangeAllPlayers && p.in(erratum(5));
    eachMarker(p.t, [&](int marker) {
        if (all || seatOfMarker(p.t, marker) == seat) exchangeFor(p, marker);
    });
}

std::uint32_t seatBit(int seat) { return 1U << static_cast<unsigned>(seat); }

/// The candidates for which `value` is greatest.
template <class F> std::uint32_t best(std::uint32_t candidates, F value)
{
    std::uint32_t winners = 0;
    int most = 0;
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        if ((candidates & seatBit(seat)) == 0) continue;
        const int has = value(seat);
        if (winners == 0 || has > most) {
            winners = 0;
            most = has;
        }
        if (has == most) winners |= seatBit(seat);
    }
    return winners;
}

} // namespace

std::uint32_t allSeats(const Table& t) { return seatBit(static_cast<int>(t.seats.size())) - 1U; }

int crownsOf(const Table& t, const Position& s, int seat)
{
    int most = 0;
    bool first = true;
    for (const int army : t.seats[static_cast<std::size_t>(seat)].armies) {
        const int marker = t.markerOf[static_cast<std::size_t>(army)];
        most = first ? s.crowns[marker] : std::max<int>(most, s.crowns[marker]);
        first = false;
    }
    return most;
}

int piecesOf(const Table& t, const Position& s, int seat)
{
    int pieces = 0;
    for (const int army : t.seats[static_cast<std::size_t>(seat)].armies)
        s.owned(army).forEach([&](int place) { pieces += sum(s.stack(place)); });
    if (seat == activeSeat(t, s)) pieces += sum(s.attackers);
    return pieces;
}

template <class W> void gainCrowns(const Play<W>& p, int army, int count)
{
    std::int16_t& crowns = p.s.crowns[p.t.markerOf[static_cast<std::size_t>(army)]];
    crowns = static_cast<std::int16_t>(crowns + count);
}

template <class W> std::uint32_t rank(const Look<W>& look, std::uint32_t candidates)
{
    if (!look.in(nrj(45))) return candidates;
    std::uint32_t winners = best(candidates, [&](int seat) { return crownsOf(look.t, look.s, seat); });
    if (!std::has_single_bit(winners) && look.in(nrj(46)))
        winners = best(winners, [&](int seat) { return piecesOf(look.t, look.s, seat); });
    const std::uint32_t witch = seatBit(look.t.witchSeat);
    if (!std::has_single_bit(winners) && look.t.options.tieWitchLoses && (winners & witch) != 0) winners &= ~witch;
    return winners;
}

template <class W> void finish(const Play<W>& p, std::uint32_t candidates)
{
    p.s.winners = static_cast<std::uint8_t>(rank(p.look(), candidates));
    p.enter(Phase::Over);
    p.tell(Text::LogOver, nrj(45));
    const std::uint32_t richest = best(candidates, [&](int seat) { return crownsOf(p.t, p.s, seat); });
    if (!std::has_single_bit(richest) && p.in(nrj(46)))
        p.tell(Text::LogTie, nrj(46), {crownsOf(p.t, p.s, std::countr_zero(richest))});
    for (int seat = 0; seat < kMaxSeats; ++seat)
        if ((p.s.winners & seatBit(seat)) != 0)
            p.tell(std::has_single_bit(p.s.winners) ? Text::LogWinner : Text::LogShared, nrj(45),
                   {seat, crownsOf(p.t, p.s, seat)});
}

template <class W> bool checkControl(const Play<W>& p)
{
    Position& s = p.s;
    const int all = p.t.lands - (s.thawed != 0 && p.t.lake >= 0 ? 1 : 0);
    const bool witch = countOwned(s, Side::Witch) == all;
    const bool aslan = countOwned(s, Side::Aslan) == all;
    if ((!witch && !aslan) || !p.in(nrj(44))) return false;
    const std::uint32_t witchSeat = seatBit(p.t.witchSeat);
    p.tell(Text::LogControl, nrj(44), {witch ? p.t.witchSeat : activeSeat(p.t, s)});
    exchangeSets(p);
    finish(p, witch ? witchSeat : allSeats(p.t) & ~witchSeat);
    return true;
}

template <class W> void scoringCard(const Play<W>& p, int kind)
{
    Position& s = p.s;
    const Options& options = p.t.options;
    const Card& card = p.t.deck.cards[static_cast<std::size_t>(kind)];
    p.tell(Text::LogScoring, nrj(16), {activeSeat(p.t, s), kind});
    discard(p, kind);
    if (!p.in(nrj(16))) {
        p.enter(Phase::TerritoryDraw);
        return;
    }
    if (!card.ends() && p.in(nrj(54))) ++s.scored; // the last stage ends with the game: no other follows
    if (card.find(CardVerb::Score) != nullptr && (card.ends() || p.in(nrj(43)))) {
        scoreCamps(p);
        scoreMajority(p);
    }
    const CardEffect* castle = card.find(CardVerb::CastleBonus);
    const CardEffect* christmas = card.find(CardVerb::ChristmasBonus);
    if (castle != nullptr && options.castleBonus) bonus(p, p.t.castle, castle->count, advanced(4));
    if (christmas != nullptr && options.fatherChristmasBonus) bonus(p, p.t.christmas, christmas->count, advanced(5));
    if (card.find(CardVerb::Thaw) != nullptr && options.frozenLakeThaw) {
        thaw(p);
        if (!options.controlAtEndOfTurn && checkControl(p)) return;
    }
    if (card.ends()) {
        finish(p, allSeats(p.t));
        return;
    }
    const Phase then = options.scoringRedraw && p.in(erratum(3)) ? Phase::NarniaDraw : Phase::TerritoryDraw;
    if (options.noScoringReshuffle && p.in(erratum(2))) {
        p.enter(then);
        return;
    }
    s.resume = static_cast<std::uint8_t>(then);
    p.enter(Phase::ShuffleTokens);
}

template <class W> void exchange(const Play<W>& p)
{
    if (p.s.borrowed != 0) {
        p.tell(Text::LogHelpEnds, nrj(53), {p.s.borrowed - 1});
        sendHome(p, p.s.borrowed - 1);
    }
    exchangeSets(p);
    if (p.t.options.controlAtEndOfTurn && checkControl(p)) return;
    p.enter(Phase::Flip);
}

#define MARCHES_NRJ_SCORING(W)                                                                                         \
    template void scoringCard(const Play<W>&, int);                                                                    \
    template void exchange(const Play<W>&);                                                                            \
    template bool checkControl(const Play<W>&);                                                                        \
    template void finish(const Play<W>&, std::uint32_t);                                                               \
    template std::uint32_t rank(const Look<W>&, std::uint32_t);                                                        \
    template void gainCrowns(const Play<W>&, int, int);

MARCHES_NRJ_SCORING(RuleTrace)
MARCHES_NRJ_SCORING(NoTrace)
#undef MARCHES_NRJ_SCORING

} // namespace marches::engine::narnia_risk_junior
