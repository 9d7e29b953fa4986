// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/autumn.h"

#include "engine/base/bits.h"
#include "engine/game/ruletrace.h"

namespace marches::engine::narnian_wars {

namespace {

bool sideOf(const Autumn& autumn, std::uint8_t power, Alignment side)
{
    return power != kNoPower && power != autumn.dwarfs.power && autumn.alignments[power] == side;
}

Mask occupied(const Autumn& autumn)
{
    Mask mask;
    for (const Piece& piece : autumn.pieces) mask.set(piece.province);
    return mask;
}

Mask owned(const Autumn& autumn, std::uint8_t power)
{
    Mask mask;
    autumn.centres.forEach([&](int centre) {
        if (autumn.owners[at(centre)] == power) mask.set(centre);
    });
    return mask;
}

/// Centres where fleets can be: coasts and islands.
Mask coastal(const Ground& ground, const Mask& centres)
{
    Mask mask;
    centres.forEach([&](int centre) {
        if (ground.graph.of(adjudication::UnitClass::Fleet).moves[at(centre)].any()) mask.set(centre);
    });
    return mask;
}

int amphibiansAllowed(const AutumnOptions& options, int centres)
{
    const int extra = centres > options.extraAmphibianBase ? (centres - options.extraAmphibianBase) / 4 : 0;
    return (centres < 2 ? centres : 2) + extra;
}

} // namespace

bool evilCentre(const AutumnOptions& options, const Autumn& autumn, std::int16_t centre)
{
    const bool owned = sideOf(autumn, autumn.owners[at(centre)], Alignment::Evil);
    const bool home = sideOf(autumn, autumn.homes[at(centre)], Alignment::Evil);
    switch (options.evilCentre) {
    case EvilCentre::Owned: return owned;
    case EvilCentre::Home: return home;
    case EvilCentre::OwnedOrHome: break;
    }
    return owned || home;
}

bool dwarfTakes(const AutumnOptions& options, const Autumn& autumn, Alignment side, std::int16_t centre)
{
    const std::uint8_t master = (options.alignedDwarfsLookAtHome ? autumn.homes : autumn.owners)[at(centre)];
    return side == Alignment::Neutral || !sideOf(autumn, master, side);
}

template <class W> Gains gains(const AutumnOptions& options, const Autumn& autumn, W& trace)
{
    const auto in = [&](int rule) { return trace.inForce(static_cast<int>(nw(rule))); };
    Gains result;
    bool towardsGood = false;
    bool towardsEvil = false;
    for (const Piece& piece : autumn.pieces) {
        const std::int16_t centre = piece.province;
        if (!autumn.centres.test(centre) || autumn.owners[at(centre)] == piece.power) continue;
        if (piece.power != autumn.dwarfs.power) {
            result.taken.set(centre);
            continue;
        }
        if (autumn.dwarfs.declared) {
            if (dwarfTakes(options, autumn, autumn.alignments[piece.power], centre) || !in(67))
                result.taken.set(centre);
            continue;
        }
        const bool fromEvil = evilCentre(options, autumn, centre) && in(63);
        const bool fromGood = sideOf(autumn, autumn.homes[at(centre)], Alignment::Good) && in(65);
        towardsGood = towardsGood || fromEvil;
        towardsEvil = towardsEvil || fromGood;
        (fromEvil || fromGood ? result.disputed : result.taken).set(centre);
    }
    if (towardsGood && towardsEvil)
        result.declaration = in(66) ? Declaration::Either : Declaration::Good;
    else if (towardsGood || towardsEvil)
        result.declaration = towardsGood ? Declaration::Good : Declaration::Evil;
    // One side only: what brought the Dwarfs to it is theirs.
    if (result.declaration == Declaration::Good || result.declaration == Declaration::Evil) {
        result.taken |= result.disputed;
        result.disputed.reset();
    }
    return result;
}

template <class W> Mask buildSites(const Ground& ground, const AutumnOptions& options, const Autumn& autumn,
                                   const Builders& builders, std::uint8_t power, PieceKind kind, W& trace)
{
    const auto in = [&](int rule) { return trace.inForce(static_cast<int>(nw(rule))); };
    const Mask mine = owned(autumn, power);
    Mask home;
    mine.forEach([&](int centre) {
        if (autumn.homes[at(centre)] == power) home.set(centre);
    });
    const Mask empty = mine - occupied(autumn);
    switch (kind) {
    case PieceKind::Army: return empty & home;
    case PieceKind::DoubleArmy: return in(45) ? Mask{} : empty & home;
    case PieceKind::Fleet: {
        const Mask ports = coastal(ground, mine);
        const bool reluctant = (builders.reluctant >> power & 1U) != 0;
        if (reluctant && ports.count() < options.reluctantFleetMin && in(71)) return {};
        return empty & ports & (in(70) ? mine : home);
    }
    case PieceKind::Amphibian: break;
    }
    int have = 0;
    for (const Piece& piece : autumn.pieces) have += piece.power == power && piece.kind == PieceKind::Amphibian ? 1 : 0;
    if ((power != builders.amphibians || have >= amphibiansAllowed(options, mine.count())) && in(48)) return {};
    return empty & home;
}

template <class W>
bool doornFleet(const Autumn& autumn, const Builders& builders, std::uint8_t power, bool tookIt, W& trace)
{
    if (!tookIt || builders.doorn == adjudication::kNone || autumn.owners[at(builders.doorn)] != power) return false;
    return !occupied(autumn).test(builders.doorn) && trace.inForce(static_cast<int>(nw(58)));
}

template Gains gains(const AutumnOptions&, const Autumn&, RuleTrace&);
template Gains gains(const AutumnOptions&, const Autumn&, NoTrace&);
template Mask buildSites(const Ground&, const AutumnOptions&, const Autumn&, const Builders&, std::uint8_t, PieceKind,
                         RuleTrace&);
template Mask buildSites(const Ground&, const AutumnOptions&, const Autumn&, const Builders&, std::uint8_t, PieceKind,
                         NoTrace&);
template bool doornFleet(const Autumn&, const Builders&, std::uint8_t, bool, RuleTrace&);
template bool doornFleet(const Autumn&, const Builders&, std::uint8_t, bool, NoTrace&);

} // namespace marches::engine::narnian_wars
