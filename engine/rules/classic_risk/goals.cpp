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
    chance.setShuffle(num(Stream::Missions), Space::Card, say(Text::ShuffleMissions, cl(15)));
    for (std::size_t mission = 0; mission < t.missions.size(); ++mission)
        for (int i = 0; i < t.missions[mission].copies; ++i) chance.add(t.missionCard(static_cast<int>(mission)));
}

template <class W> void dealtMissions(const Context<W>& ctx, const Outcome& outcome)
{
    ctx.tell(Text::LogMissionsDealt, cl(15));
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        ctx.position.mission[seat] = static_cast<std::uint8_t>(outcome[seat] - ctx.table.missionCard(0) + 1);
        ctx.tellOnly(seat, Text::LogMission, cl(15), {seat, outcome[seat]});
    }
    beginOpening(ctx);
}

template <class W> bool winByMission(const Context<W>& ctx)
{
    const int seat = activeArmy(ctx.position);
    const Mission* mission = missionOf(ctx.table, ctx.position, seat);
    if (mission == nullptr || !ctx.in(cl(15)) || !fulfilled(ctx.table, ctx.position, seat, *mission)) return false;
    ctx.tell(Text::LogMissionFulfilled, cl(15), {seat, ctx.table.missionCard(ctx.position.mission[seat] - 1)});
    finish(ctx, 1U << static_cast<unsigned>(seat), cl(15));
    return true;
}

template <class W> void winAtOnce(const Context<W>& ctx)
{
    // A battle comes to its end first: while armies are about to move in, the captured territory is empty.
    const Phase phase = phaseOf(ctx.position);
    if (phase == Phase::Reinforce || phase == Phase::Attack || phase == Phase::Fortify) winByMission(ctx);
}

template <class W> void chooseCapital(const Context<W>& ctx, int place)
{
    Position& s = ctx.position;
    const int seat = activeArmy(s);
    s.capitals().set(place);
    ctx.tell(Text::LogCapital, cl(16), {seat, place});
    const int next = (seat + 1) % ctx.table.seatCount();
    if (next == s.first)
        beginPlay(ctx);
    else
        s.active = static_cast<std::uint8_t>(next + 1);
}

int capitalsOf(const Position& s, int army) { return (s.capitals().mask() & s.owned(army).mask()).count(); }

template <class W> bool holdsCapitals(const ConstContext<W>& ctx, int seat)
{
    const int wanted = ctx.table.capitalsToWin();
    return wanted > 0 && ctx.in(cl(16)) && capitalsOf(ctx.position, seat) >= wanted;
}

void tellLacks(const ConstContext<RuleTrace>& ctx)
{
    const Position& s = ctx.position;
    const Phase phase = phaseOf(s);
    const bool dealt =
        std::any_of(std::begin(s.mission), std::end(s.mission), [](int mission) { return mission != 0; });
    if (ctx.table.withMissions() && !dealt && phase != Phase::DealMissions && ctx.in(cl(15)))
        ctx.trace.tell(say(Text::LogNoMissions, cl(15)));
    const bool named = s.capitals().any() || phase == Phase::Capital || phase == Phase::FirstRoll ||
                       phase == Phase::Deal || phase == Phase::DealMissions || isSetup(phase);
    if (ctx.table.capitalsToWin() > 0 && !named && ctx.in(cl(16))) ctx.trace.tell(say(Text::LogNoCapitals, cl(16)));
}

#define MARCHES_RISK_GOALS(W)                                                                                          \
    template void dealtMissions(const Context<W>&, const Outcome&);                                                    \
    template bool winByMission(const Context<W>&);                                                                     \
    template void winAtOnce(const Context<W>&);                                                                        \
    template void chooseCapital(const Context<W>&, int);                                                               \
    template bool holdsCapitals(const ConstContext<W>&, int);

MARCHES_RISK_GOALS(RuleTrace)
MARCHES_RISK_GOALS(NoTrace)
#undef MARCHES_RISK_GOALS

} // namespace marches::engine::classic_risk
