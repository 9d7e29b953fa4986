// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/machine.h"

// Why an order came out as it did.

namespace marches::engine::diplomacy {

namespace {

/// The rules that the lines rest on; titles rest on none.
constexpr std::array<int, num(ExplanationLine::Count)> kAccountRules{0,  0,  0, 0,  0,  0, 0,  0, 7, 12,
                                                                     13, 14, 8, 11, 13, 8, 10, 0, 0};

class UnitExplainer final : public OrderExplainer {
public:
    UnitExplainer(const Table& table, const Workspace& workspace) : t(table), d(workspace) {}

protected:
    int seatOf(int unit) const override { return at(unit).power < t.seatCount() ? at(unit).power : -1; }
    int pieceOf(int unit) const override
    {
        return num(at(unit).kind == adjudication::UnitClass::Fleet ? PieceKind::Fleet : PieceKind::Army);
    }
    int placeOf(int unit) const override { return at(unit).place; }
    Message say(ExplanationLine line, const std::array<int, 3>& args) const override
    {
        return engine::say(static_cast<Text>(num(Text::AccountLines) + num(line)), dip(kAccountRules[idx(line)]),
                           {args[0], args[1], args[2]});
    }

private:
    const adjudication::Unit& at(int unit) const { return d.units[static_cast<std::size_t>(unit)]; }

    const Table& t;
    const Workspace& d;
};

} // namespace

std::optional<OrderExplanation> explainOrder(const Table& table, const Position& before, int place, int /*viewer*/)
{
    if (!isMovement(phaseOf(before)) || place < 0 || place >= table.places) return {};
    const int province = table.provinceOf(place);
    if (before.unit(province) == 0) return {};
    const Workspaces::Seat workspace(*table.workspaces);
    NoTrace nobody;
    adjudicate(ConstContext<NoTrace>{table, before, nobody}, *workspace);
    const int unit = workspace->unitIn[static_cast<std::size_t>(province)];
    return UnitExplainer(table, *workspace).make(workspace->adjudicator.explainStrengths(unit));
}

} // namespace marches::engine::diplomacy
