// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/campaign.h"

#include "engine/rules/narnian_wars/adjudicationinput.h"

namespace marches::engine::narnian_wars {

using adjudication::UnitClass;

UnitClass classOf(PieceKind kind)
{
    switch (kind) {
    case PieceKind::Fleet: return UnitClass::Fleet;
    case PieceKind::Amphibian: return UnitClass::Amphibian;
    case PieceKind::Army:
    case PieceKind::DoubleArmy: break;
    }
    return UnitClass::Army;
}

bool travelsWith(Person person, std::uint8_t owner, std::uint8_t power, Alignment alignment)
{
    switch (person) {
    case Person::HighKing: return alignment != Alignment::Evil;
    case Person::Queen: return alignment != Alignment::Good;
    case Person::Cor: return alignment == Alignment::Good;
    case Person::Miraz:
    case Person::Trumpkin:
    case Person::Nikabrik: break;
    }
    return owner == power;
}

} // namespace marches::engine::narnian_wars
