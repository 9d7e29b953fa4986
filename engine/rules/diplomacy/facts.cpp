// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/common/fieldtable.h"
#include "engine/rules/diplomacy/machine.h"

namespace marches::engine::diplomacy {

namespace {

constexpr int kLastYear = 9'999;

constexpr bool within(int value, int end) { return value >= 0 && value < end; }

struct Spaces {
    static bool canBe(const Table& t, Space space, int value)
    {
        switch (space) {
        case Space::Place: return within(value, t.places);
        case Space::Seat: return within(value, t.seatCount());
        case Space::Piece: return within(value, 2);
        case Space::Phase: return within(value, kPhases);
        case Space::Flag: return within(value, 2);
        default: return true;
        }
    }
    template <class F> static void forEachPlace(const Table& t, F f)
    {
        for (int province = 0; province < t.provinces; ++province) f(province);
    }
};

using Fields = FieldTable<Table, Position, Spaces>;

/// A member of the blocks, by province.
template <auto M> auto& inBlocks(Position& s, int province)
{
    return (s.blockOf(province).*M)[Position::inBlock(province)];
}
template <auto M> auto inBlocks(const Position& s, int province)
{
    return (s.blockOf(province).*M)[Position::inBlock(province)];
}

/// An array by province, of numbers for which 0 means none.
template <auto M> constexpr Fields::Access kProvinceField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        for (int province = 0; province < t.provinces; ++province) out.addReference(inBlocks<M>(s, province), province);
    },
    [](const Table& t, Position& s, const Fact& f) {
        return within(f.key[0], t.provinces) && Fields::set(inBlocks<M>(s, f.key[0]), f.value + 1);
    }};
constexpr Fields::Access kOwnerField{kProvinceField<&Block::owner>.tell,
                                     [](const Table& t, Position& s, const Fact& f) {
                                         return t.centres.test(f.key[0]) && Fields::set(s.owner(f.key[0]), f.value + 1);
                                     }};
/// One unit a province, where such a unit can stand.
template <auto Units, auto Coasts> constexpr Fields::Access kUnitsField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        for (int province = 0; province < t.provinces; ++province) {
            const std::uint8_t unit = inBlocks<Units>(s, province);
            const int coast = inBlocks<Coasts>(s, province);
            if (unit != 0) out.add(1, seatOf(unit), coast != 0 ? coast - 1 : province, pieceOf(unit));
        }
    },
    [](const Table& t, Position& s, const Fact& f) {
        const int where = f.key[1];
        const bool fleet = f.key[2] == num(PieceKind::Fleet);
        if (!within(f.value, 2)) return false;
        if (f.value == 0) return true;
        const int at = t.provinceOf(where);
        if (inBlocks<Units>(s, at) != 0 || !t.fits(fleet, where) || (!fleet && where != at)) return false;
        return Fields::set(inBlocks<Units>(s, at), unitOf(f.key[0], fleet)) &&
               Fields::set(inBlocks<Coasts>(s, at), where != at ? where + 1 : 0);
    }};
constexpr Fields::Access kBarredField{
    kProvinceField<&Block::barred>.tell, [](const Table& t, Position& s, const Fact& f) {
        return within(f.value, t.provinces) && kProvinceField<&Block::barred>.put(t, s, f);
    }};
constexpr Fields::Access kContestedField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                             for (int province = 0; province < t.provinces; ++province)
                                                 if (contested(s, province)) out.add(1, province);
                                         },
                                         [](const Table& t, Position& s, const Fact& f) {
                                             return within(f.key[0], t.provinces) &&
                                                    Fields::setBit(s.blockOf(f.key[0]).contested, f.key[0] % 64,
                                                                   f.value != 0);
                                         }};
constexpr Fields::Access kScoreField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                         for (int seat = 0; seat < t.seatCount(); ++seat)
                                             out.addNumber(centresOf(t, s, seat), seat);
                                     },
                                     [](const Table&, Position& s, const Fact& f) {
                                         return within(f.value, kMostProvinces) &&
                                                Fields::set(s.told[f.key[0]], f.value + 1);
                                     }};
bool isOpenOrder(const Position& s, int province) { return s.order(province) != 0 && s.order(province) != kHidden; }
constexpr Fields::Access kOrderDoField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                           for (int province = 0; province < t.provinces; ++province)
                                               if (const int order = s.order(province); order != 0)
                                                   out.add(order == kHidden ? int{kUnknown} : order - 1, province);
                                       },
                                       [](const Table& t, Position& s, const Fact& f) {
                                           return within(f.value, kOrderVerbs) &&
                                                  kProvinceField<&Block::order>.put(t, s, f);
                                       }};
template <auto M>
constexpr Fields::Access kOrderPlaceField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                              for (int province = 0; province < t.provinces; ++province)
                                                  if (isOpenOrder(s, province))
                                                      out.addReference(inBlocks<M>(s, province), province);
                                          },
                                          kProvinceField<M>.put};
constexpr Fields::Access kOrderByField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        for (int province = 0; province < t.provinces; ++province)
            if (isOpenOrder(s, province)) pathOf(t, s, province).forEach([&](int sea) { out.add(1, province, sea); });
    },
    [](const Table& t, Position& s, const Fact& f) {
        const std::uint64_t bit = wayBit(t, s, f.key[1]);
        return within(f.key[0], t.provinces) && bit != 0 && Fields::setBits(s.path(f.key[0]), bit, f.value != 0);
    }};
constexpr Fields::Access kKeptDoField{
    kProvinceField<&Block::kept>.tell, [](const Table& t, Position& s, const Fact& f) {
        return within(f.value, num(Verb::Retreat)) && kProvinceField<&Block::kept>.put(t, s, f);
    }};
constexpr Fields::Access kVoteField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                        for (int seat = 0; seat < t.seatCount(); ++seat)
                                            if (s.vote[seat] != 0)
                                                out.add(s.vote[seat] == kHidden ? int{kUnknown} : 1, seat);
                                    },
                                    Fields::bySeat<&Position::vote>.put};

constexpr Fields::Row kRows[] = {
    {"phase", Role::Phase, keys(), Space::Phase, Fields::always<&Position::phase>},
    {"year", Role::Counter, keys(), Space::Number, Fields::always<&Position::year, kLastYear>},
    {"first-year", Role::Internal, keys(), Space::Number, Fields::always<&Position::firstYear, kLastYear>},
    {"quiet-years", Role::Internal, keys(), Space::Number, Fields::number<&Position::quiet>},
    {"centres.{place}", Role::Owner, keys(Space::Place), Space::Seat, kOwnerField},
    {"units.{seat}.{place}.{piece}", Role::Stack, keys(Space::Seat, Space::Place, Space::Piece), Space::Number,
     kUnitsField<&Block::unit, &Block::coast>},
    {"dislodged.{seat}.{place}.{piece}", Role::Intruders, keys(Space::Seat, Space::Place, Space::Piece), Space::Number,
     kUnitsField<&Block::dislodged, &Block::dislodgedCoast>},
    {"barred.{place}", Role::Internal, keys(Space::Place), Space::Place, kBarredField},
    {"contested.{place}", Role::Internal, keys(Space::Place), Space::Flag, kContestedField},
    {"seats.{seat}.centres", Role::Score, keys(Space::Seat), Space::Number, kScoreField},
    {"orders.{place}.do", Role::Order, keys(Space::Place), Space::Choice, kOrderDoField},
    {"orders.{place}.to", Role::OrderTarget, keys(Space::Place), Space::Place, kOrderPlaceField<&Block::target>},
    {"orders.{place}.of", Role::OrderHelped, keys(Space::Place), Space::Place, kOrderPlaceField<&Block::helped>},
    {"orders.{place}.by.{place}", Role::OrderPath, keys(Space::Place, Space::Place), Space::Flag, kOrderByField},
    {"kept.{place}.do", Role::OrderKept, keys(Space::Place), Space::Choice, kKeptDoField},
    {"kept.{place}.to", Role::Internal, keys(Space::Place), Space::Place, kProvinceField<&Block::keptTarget>},
    {"kept.{place}.of", Role::Internal, keys(Space::Place), Space::Place, kProvinceField<&Block::keptHelped>},
    {"proxies.{place}", Role::OrderProxy, keys(Space::Place), Space::Seat, kProvinceField<&Block::proxy>},
    {"votes.{seat}", Role::Order, keys(Space::Seat), Space::Flag, kVoteField},
    {"sealed.{seat}", Role::Status, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::sealed>},
    {"winners.{seat}", Role::Internal, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::winners>},
};

} // namespace

const std::vector<FieldSpec>& fieldSpecs()
{
    static const std::vector<FieldSpec> specs = Fields::specs(kRows);
    return specs;
}

void describe(const Table& table, const Position& position, Facts& facts)
{
    Fields::describe(kRows, table, position, facts);
}

bool put(const Table& table, Position& position, const Fact& fact) { return Fields::put(kRows, table, position, fact); }

} // namespace marches::engine::diplomacy
