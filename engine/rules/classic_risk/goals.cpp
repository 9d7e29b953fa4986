// SPDX-License-Identifier: GPL-3.0-or-later
// What wins besides conquest: missions and capitals.
#include "engine/rules/classic_risk/machine.h"

#include <algorithm>

namespace marches::engine::classic_risk {

namespace {

bool whole(const Table& t, const Position& s, int seat, int continent)
{
    return !(t.continents[static_cast<std::size_t>(continent)].places - s.owned(seat).mask()).any();
}

bool holdsRegions(const Table& t, const Position& s, int seat, const Aim& aim)
{
    if (!std::ranges::all_of(aim.continents, [&](int continent) { return whole(t, s, seat, continent); })) return false;
    int others = 0;
    for (int continent = 0; continent < static_cast<int>(t.continents.size()); ++continent)
        if (std::ranges::find(aim.continents, continent) == aim.continents.end() && whole(t, s, seat, continent))
            ++others;
    return others >= aim.more;
}

bool holdsTerritories(const Position& s, int seat, const Aim& aim)
{
    if (aim.count == 0 || s.held[seat] < aim.count) return false;
    int count = 0;
    s.owned(seat).forEach([&](int place) { count += s.armies(place) >= aim.armies ? 1 : 0; });
    return count >= aim.count;
}

bool reached(const Table& t, const Position& s, int seat, const Aim& aim)
{
    switch (aim.kind) {
    case AimSpec::Kind::Regions: return holdsRegions(t, s, seat, aim);
    case AimSpec::Kind::Territories: return holdsTerritories(s, seat, aim);
    case AimSpec::Kind::Eliminate: break;
    }
    if (aim.army != seat && s.held[aim.army] > 0) return false;
    const bool own = aim.army != seat && s.beatenBy[aim.army] == seat + 1;
    return own || holdsTerritories(s, seat, aim);
}

} // namespace

bool fulfilled(const Table& t, const Position& s, int seat, const Mission& mission)
{
    return std::ranges::any_of(mission.aims, [&](const Aim& aim) { return reached(t, s, seat, aim); });
}

const Mission* missionOf(const Table& t, const Position& s, int seat)
{
    if (seat < 0 || seat >= t.seatCount() || s.mission[seat] == 0 || s.mission[seat] == kHidden) return nullptr;
    return &t.missions[static_cast<std::size_t>(s.mission[seat] - 1)];
}

void describeMissions(const Table& t, Chance& chance)
{
    chance.shuffle(num(Stream::Missions), Space::Card, say(Text::ShuffleMissions, cl(15)));
    for (std::size_t mission = 0; mission < t.missions.size(); ++mission)
        for (int i = 0; i < t.missions[mission].copies; ++i) chance.add(t.missionCard(static_cast<int>(mission)));
}

template <class W> void dealtMissions(const Play<W>& p, const Outcome& outcome)
{
    p.tell(Text::LogMissionsDealt, cl(15));
    for (int seat = 0; seat < p.t.seatCount(); ++seat) {
        p.s.mission[seat] = static_cast<std::uint8_t>(outcome[seat] - p.t.missionCard(0) + 1);
        p.tellOnly(seat, Text::LogMission, cl(15), {seat, outcome[seat]});
    }
    beginOpening(p);
}

template <class W> bool winByMission(const Play<W>& p)
{
    const int seat = activeArmy(p.s);
    const Mission* mission = missionOf(p.t, p.s, seat);
    if (mission == nullptr || !p.in(cl(15)) || !fulfilled(p.t, p.s, seat, *mission)) return false;
    p.tell(Text::LogMissionFulfilled, cl(15), {seat, p.t.missionCard(p.s.mission[seat] - 1)});
    finish(p, 1U << static_cast<unsigned>(seat), cl(15));
    return true;
}

template <class W> void winAtOnce(const Play<W>& p)
{
    // A battle comes to its end first: while armies are about to move in, the captured territory is empty.
    const Phase phase = phaseOf(p.s);
    if (phase == Phase::Reinforce || phase == Phase::Attack || phase == Phase::Fortify) winByMission(p);
}

template <class W> void chooseCapital(const Play<W>& p, int place)
{
    Position& s = p.s;
    const int seat = activeArmy(s);
    s.capitals().set(place);
    p.tell(Text::LogCapital, cl(16), {seat, place});
    const int next = (seat + 1) % p.t.seatCount();
    if (next == s.first)
        beginPlay(p);
    else
        s.active = static_cast<std::uint8_t>(next + 1);
}

int capitalsOf(const Position& s, int army) { return (s.capitals().mask() & s.owned(army).mask()).count(); }

template <class W> bool holdsCapitals(const Look<W>& look, int seat)
{
    const int wanted = look.t.capitalsToWin();
    return wanted > 0 && look.in(cl(16)) && capitalsOf(look.s, seat) >= wanted;
}

void tellLacks(const Look<RuleTrace>& look)
{
    const Position& s = look.s;
    const Phase phase = phaseOf(s);
    const bool dealt =
        std::any_of(std::begin(s.mission), std::end(s.mission), [](int mission) { return mission != 0; });
    if (look.t.withMissions() && !dealt && phase != Phase::DealMissions && look.in(cl(15)))
        look.w.tell(say(Text::LogNoMissions, cl(15)));
    const bool named = s.capitals().any() || phase == Phase::Capital || phase == Phase::FirstRoll ||
                       phase == Phase::Deal || phase == Phase::DealMissions || isSetup(phase);
    if (look.t.capitalsToWin() > 0 && !named && look.in(cl(16))) look.w.tell(say(Text::LogNoCapitals, cl(16)));
}

#define MARCHES_RISK_GOALS(W)                                                                                          \
    template void dealtMissions(const Play<W>&, const Outcome&);                                                       \
    template bool winByMission(const Play<W>&);                                                                        \
    template void winAtOnce(const Play<W>&);                                                                           \
    template void chooseCapital(const Play<W>&, int);                                                                  \
    template bool holdsCapitals(const Look<W>&, int);

MARCHES_RISK_GOALS(RuleTrace)
MARCHES_RISK_GOALS(NoTrace)
#undef MARCHES_RISK_GOALS

} // namespace marches::engine::classic_risk
