// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/machine.h"

// Why an order came out as it did.

namespace marches::engine::diplomacy {

namespace {

/// The rules that the lines rest on; titles rest on none.
constexpr std::array<int, num(AccountLine::Count)> kAccountRules{0,  0,  0, 0,  0,  0, 0,  0, 7, 12,
                                                                 13, 14, 8, 11, 13, 8, 10, 0, 0};

class Accountant final : public OrderAccountant {
public:
    Accountant(const Table& table, const Desk& desk) : t(table), d(desk) {}

protected:
    int seatOf(int unit) const override { return at(unit).power < t.seatCount() ? at(unit).power : -1; }
    int pieceOf(int unit) const override
    {
        return num(at(unit).kind == adjudication::UnitClass::Fleet ? PieceKind::Fleet : PieceKind::Army);
    }
    int placeOf(int unit) const override { return at(unit).place; }
    Message say(AccountLine line, const std::array<int, 3>& args) const override
    {
        return engine::say(static_cast<Text>(num(Text::AccountLines) + num(line)), dip(kAccountRules[idx(line)]),
                           {args[0], args[1], args[2]});
    }

private:
    const adjudication::Unit& at(int unit) const { return d.units[static_cast<std::size_t>(unit)]; }

    const Table& t;
    const Desk& d;
};

} // namespace

std::optional<OrderExplanation> account(const Table& table, const Position& before, int place, int /*viewer*/)
{
    if (!isMovement(phaseOf(before)) || place < 0 || place >= table.places) return {};
    const int province = table.provinceOf(place);
    if (before.unit(province) == 0) return {};
    const Desks::Seat desk(*table.desks);
    NoTrace nobody;
    adjudicate(Look<NoTrace>{table, before, nobody}, *desk);
    const int unit = desk->unitIn[static_cast<std::size_t>(province)];
    return Accountant(table, *desk).make(desk->adjudicator.explainStrengths(unit));
}

} // namespace marches::engine::diplomacy
