// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/base/bits.h"
#include "engine/rules/narnian_wars/machine.h"

// Why an order came out as it did, with what persons, walls and garrisons added.

namespace marches::engine::narnian_wars {

namespace {

using adjudication::Contribution;
using adjudication::StrengthSum;

/// The rules that the lines rest on; titles rest on none.
constexpr std::array<int, num(ExplanationLine::Count)> kAccountRules{0, 0, 0, 0, 0, 0, 0, 0, 1, 32,
                                                                     1, 1, 1, 1, 1, 1, 1, 0, 53};

class UnitExplainer final : public OrderExplainer {
public:
    /// `after`: the position once the moves are made, which says who has learned what.
    UnitExplainer(const Table& table, const Workspace& workspace, const Position& after, int viewer)
        : t(table), d(workspace), m_after(after), m_viewer(viewer)
    {}

protected:
    int seatOf(int unit) const override
    {
        return at(unit) < d.count ? d.pieces[at(unit)].power : d.march.makeAdjudicationInput.units[at(unit)].power;
    }
    int pieceOf(int unit) const override { return num(at(unit) < d.count ? d.pieces[at(unit)].kind : PieceKind::Army); }
    int placeOf(int unit) const override { return d.march.makeAdjudicationInput.units[at(unit)].place; }
    Message say(ExplanationLine line, const std::array<int, 3>& args) const override
    {
        const int rule = kAccountRules[idx(line)];
        return engine::say(static_cast<Text>(num(Text::AccountLines) + num(line)), rule != 0 ? nw(rule) : Rule::None,
                           {args[0], args[1], args[2]});
    }

    /// The unit, whoever travels with it, and the wall around it. What the adjudicator counted is the measure: the
    /// unit's own line has what the others leave of it.
    void addOwn(const StrengthSum& sum, const Contribution& share, Lines& lines) const override
    {
        const auto unit = at(share.unit);
        if (unit >= d.count) return OrderExplainer::addOwn(sum, share, lines);
        const Worth& worth = d.march.makeAdjudicationInput.worth[unit];
        Lines more;
        const auto add = [&](const Message& why, int value) {
            if (value > 0) more.push_back({why, value, true});
        };
        const bool wall = sum.of == StrengthSum::Of::Hold || sum.of == StrengthSum::Of::Stuck;
        int hidden = 0;
        int rest = worth.bonus;
        for (int i = 0; i < kPersons; ++i) {
            if (d.march.makeAdjudicationInput.host[at(i)] != share.unit) continue;
            const auto person = static_cast<Person>(i);
            const bool doubled = !wall || t.options.march.doubleDefends;
            const int value = isPersonality(person) ? std::min(rest, 1) : doubled ? worth.raised : 0;
            if (isPersonality(person)) rest -= value;
            if (!knows(person))
                hidden += value;
            else if (isPersonality(person))
                add(engine::say(Text::AccountPerson, nw(11), {i}), value);
            else
                add(engine::say(Text::AccountDoubled, nw(person == Person::HighKing ? 27 : 36), {i}), value);
        }
        add(engine::say(Text::AccountHidden, Rule::None), hidden);
        const auto total = [&] {
            int all = 0;
            for (const OrderExplanation::Line& line : more) all += line.worth;
            return all;
        };
        // By a reading a wall is worth nothing after a failed move.
        const int walls = wall ? std::min<int>(worth.wall, share.worth - total() - 1) : 0;
        add(engine::say(Text::AccountFortress, nw(51), {placeOf(share.unit)}), walls);
        const int own = share.worth - total();
        const bool twice = own > 1 && d.pieces[unit].kind == PieceKind::DoubleArmy;
        const Message name = twice
                                 ? engine::say(Text::AccountDouble, nw(40), {pieceOf(share.unit), placeOf(share.unit)})
                                 : ofUnit(ExplanationLine::Own, share.unit);
        lines.push_back({name, own, true});
        lines.insert(lines.end(), more.begin(), more.end());
    }

    /// Supports that the sides forbid.
    void addMore(const StrengthSum& sum, Lines& lines) const override
    {
        const AdjudicationInput& makeAdjudicationInput = d.march.makeAdjudicationInput;
        for (int unit = 0; at(unit) < d.count; ++unit) {
            const adjudication::Order& order = d.orders[at(unit)].order;
            if (!makeAdjudicationInput.voided.test(at(unit)) || order.kind == adjudication::OrderKind::Convoy) continue;
            if (order.from == placeOf(sum.unit))
                lines.push_back({engine::say(Text::AccountSide, nw(61), {pieceOf(unit), placeOf(unit)}),
                                 makeAdjudicationInput.units[at(unit)].strength.aid, false});
        }
    }

private:
    bool knows(Person person) const
    {
        const std::uint8_t known = m_after.known[idx(person)];
        if (m_viewer == t.ownerOf(person)) return true;
        return m_viewer >= 0 && m_viewer < kPowers ? (known & seatBit(m_viewer)) != 0 : known == 255;
    }

    const Table& t;
    const Workspace& d;
    const Position& m_after;
    int m_viewer;
};

} // namespace

std::optional<OrderExplanation> explainOrder(const Table& table, const Position& ordered, int place, int viewer)
{
    const bool moves = isMovement(phaseOf(ordered)) || phaseOf(ordered) == Phase::Siege;
    if (!moves || place < 0 || place >= table.provinces || ordered.unit(place) == 0) return {};
    NoTrace nobody;
    Draft before(ordered);
    declareDwarfs(Context<NoTrace>{table, *before, nobody});
    Draft after(*before);
    resolveMoves(Context<NoTrace>{table, *after, nobody});
    const Workspaces::Seat workspace(*table.workspaces);
    writeBrief(ConstContext<NoTrace>{table, *before, nobody}, *workspace);
    resolveMarch(*table.ground, table.options.march, workspace->turn, workspace->adjudicator, nobody, workspace->march);
    return UnitExplainer(table, *workspace, *after, viewer)
        .make(workspace->adjudicator.explainStrengths(workspace->pieceIn[at(place)]));
}

} // namespace marches::engine::narnian_wars
