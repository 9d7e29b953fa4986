// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/common/fieldtable.h"
#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine::narnian_wars {

namespace {

constexpr auto kPlace = Space::Place;
constexpr auto kToken = Space::Token;
constexpr auto kFlag = Space::Flag;
constexpr auto kChoice = Space::Choice;
constexpr auto kNumber = Space::Number;

constexpr int kLastYear = 9'999;

constexpr bool within(int value, int end) { return value >= 0 && value < end; }

struct Spaces {
    static bool canBe(const Table& t, Space space, int value)
    {
        switch (space) {
        case Space::Place: return within(value, t.provinces);
        case Space::Seat: return within(value, t.seatCount());
        case Space::Token: return within(value, kPersons);
        case Space::Piece: return within(value, 4);
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

/// A number as a fact has it, more by `add`; it may be one that the viewer does not know.
constexpr int shown(std::uint8_t value, int add) { return value == kHidden ? int{kUnknown} : value + add; }
constexpr int shown(PlusOne place, int add) { return place == kHiddenPlace ? int{kUnknown} : place + add; }
constexpr int shownVerb(unsigned verb) { return shown(static_cast<std::uint8_t>(verb), kWords - 1); }

/// A member of the blocks, by province.
template <auto M> auto& inBlocks(Position& s, int province)
{
    return (s.blockOf(province).*M)[Position::inBlock(province)];
}
template <auto M> auto inBlocks(const Position& s, int province)
{
    return (s.blockOf(province).*M)[Position::inBlock(province)];
}

/// Calls f(index) for all of an array, by person or by power.
template <auto M, class F> void forEachOf(const Position& s, F f)
{
    for (int i = 0; i < static_cast<int>(std::size(s.*M)); ++i) f(i);
}

/// A number that is left out when it is none, and unknown when it is hidden.
template <auto M, int Most>
constexpr Fields::Access kSomeField{[](const Table&, const Position& s, const FieldTeller& out) {
                                        if (s.*M != 0) out.add(shown(s.*M, 0));
                                    },
                                    Fields::number<M, Most>.put};
template <auto M, int Most>
constexpr Fields::Access kSomeOfField{[](const Table&, const Position& s, const FieldTeller& out) {
                                          forEachOf<M>(s, [&](int i) {
                                              if ((s.*M)[i] != 0) out.add(shown((s.*M)[i], 0), i);
                                          });
                                      },
                                      Fields::byPlace<M, Most>.put};
/// The same for numbers that are kept + 1.
template <auto M> constexpr Fields::Access kLessField{[](const Table&, const Position& s, const FieldTeller& out) {
                                                          if (s.*M != 0) out.add(shown(s.*M, -1));
                                                      },
                                                      Fields::reference<M>.put};
template <auto M> constexpr Fields::Access kLessOfField{[](const Table&, const Position& s, const FieldTeller& out) {
                                                            forEachOf<M>(s, [&](int i) {
                                                                if ((s.*M)[i] != 0) out.add(shown((s.*M)[i], -1), i);
                                                            });
                                                        },
                                                        Fields::referenceByPlace<M>.put};
/// The same of a member of the blocks, by province.
template <auto M, int Most> constexpr Fields::Access kSomeByProvinceField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        forEachIn<M>(s, [&](int i, auto value) { out.add(shown(value, 0), i); });
    },
    [](const Table&, Position& s, const Fact& f) {
        return within(f.value, Most + 1) && Fields::set(inBlocks<M>(s, f.key[0]), f.value);
    }};
template <auto M> constexpr Fields::Access kLessByProvinceField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        forEachIn<M>(s, [&](int i, auto value) { out.add(shown(value, -1), i); });
    },
    [](const Table&, Position& s, const Fact& f) { return Fields::set(inBlocks<M>(s, f.key[0]), f.value + 1); }};
/// One of so many words.
template <auto M, Word first, int Words> constexpr Fields::Access kWordField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        if (s.*M != 0) out.add(num(first) + s.*M - 1);
    },
    [](const Table&, Position& s, const Fact& f) {
        return within(f.value - num(first), Words) && Fields::set(s.*M, f.value - num(first) + 1);
    }};
/// A bit a power.
template <auto M> constexpr Fields::Access kPowerBitsField{
    Fields::seatBits<M>.tell, [](const Table&, Position& s, const Fact& f) {
        return within(f.key[0], kPowers) && Fields::setBit(s.*M, f.key[0], f.value != 0);
    }};
/// Of each person.
template <auto M> constexpr Fields::Access kPowersOfField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        for (int person = 0; person < kPersons; ++person)
            for (int seat = 0; seat < kPowers; ++seat)
                if (((s.*M)[person] & seatBit(seat)) != 0) out.add(1, person, seat);
    },
    [](const Table&, Position& s, const Fact& f) {
        return within(f.key[1], kPowers) && Fields::setBit((s.*M)[f.key[0]], f.key[1], f.value != 0);
    }};
constexpr Fields::Access kOwnerField{
    kLessByProvinceField<&Block::owner>.tell, [](const Table& t, Position& s, const Fact& f) {
        return t.centres.test(f.key[0]) && within(f.value, kPowers) && Fields::set(s.owner(f.key[0]), f.value + 1);
    }};
constexpr Fields::Access kGarrisonField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                            for (int i = 0; i < t.provinces; ++i)
                                                out.addNumber(s.garrison().test(i) ? 1 : 0, i);
                                        },
                                        [](const Table& t, Position& s, const Fact& f) {
                                            if (!t.ground->garrison.test(f.key[0])) return false;
                                            s.garrison().assign(f.key[0], f.value != 0);
                                            return true;
                                        }};
constexpr Fields::Access kContestedField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                             for (int i = 0; i < t.provinces; ++i)
                                                 out.addNumber(s.contested().test(i) ? 1 : 0, i);
                                         },
                                         [](const Table&, Position& s, const Fact& f) {
                                             s.contested().assign(f.key[0], f.value != 0);
                                             return true;
                                         }};
/// One unit a province, where such a unit can stand.
template <auto M> constexpr Fields::Access kUnitsField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        forEachIn<M>(s, [&](int i, std::uint8_t unit) { out.add(1, seatOf(unit), i, num(kindOf(unit))); });
    },
    [](const Table& t, Position& s, const Fact& f) {
        const int where = f.key[1];
        if (!within(f.key[0], kPowers) || !within(f.value, 2)) return false;
        const auto kind = static_cast<PieceKind>(f.key[2]);
        if (f.value == 0) return true;
        // An army may come to an island by sea, and cannot leave it by land.
        const bool fits =
            waysOf(t, kind, where).any() || (classOf(kind) == adjudication::UnitClass::Army && t.land.test(where));
        return inBlocks<M>(s, where) == 0 && fits && Fields::set(inBlocks<M>(s, where), unitOf(f.key[0], kind));
    }};
constexpr Fields::Access kExemptField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                          for (int i = 0; i < t.provinces; ++i)
                                              out.addNumber(isExempt(s.unit(i)) ? 1 : 0, i);
                                      },
                                      [](const Table&, Position& s, const Fact& f) {
                                          std::uint8_t& unit = s.unit(f.key[0]);
                                          return unit != 0 && (f.value == 0 || Fields::setBits(unit, kExemptBit, true));
                                      }};
constexpr Fields::Access kStreakField{
    kSomeOfField<&Position::streak, 3>.tell, [](const Table& t, Position& s, const Fact& f) {
        return within(f.key[0], kPowers) && kSomeOfField<&Position::streak, 3>.put(t, s, f);
    }};
constexpr Fields::Access kScoreField{[](const Table&, const Position& s, const FieldTeller& out) {
                                         for (int seat = 0; seat < kPowers; ++seat)
                                             out.addNumber(centresOf(s, seat), seat);
                                     },
                                     [](const Table&, Position& s, const Fact& f) {
                                         return within(f.key[0], kPowers) && within(f.value, kMostProvinces + 1) &&
                                                Fields::set(s.told[f.key[0]], f.value + 1);
                                     }};
/// What is ordered; verbs follow the other words.
constexpr Fields::Access kOrderDoField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                           for (int i = 0; i < t.provinces; ++i)
                                               if (s.order(i) != 0) out.add(shownVerb(s.order(i)), i);
                                       },
                                       [](const Table&, Position& s, const Fact& f) {
                                           return within(f.value - kWords, kVerbs) &&
                                                  Fields::set(s.order(f.key[0]), f.value - kWords + 1);
                                       }};
constexpr Fields::Access kErrandDoField{[](const Table&, const Position& s, const FieldTeller& out) {
                                            for (int i = 0; i < kPersons; ++i)
                                                if (s.errand[i].verb != 0) out.add(shownVerb(s.errand[i].verb), i);
                                        },
                                        [](const Table&, Position& s, const Fact& f) {
                                            return within(f.value - kWords, kVerbs) &&
                                                   Fields::set(s.errand[f.key[0]].verb, f.value - kWords + 1);
                                        }};
template <auto M> constexpr Fields::Access kErrandPlaceField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        for (int i = 0; i < kPersons; ++i)
            if (s.errand[i].*M != 0) out.add(shown(s.errand[i].*M, -1), i);
    },
    [](const Table&, Position& s, const Fact& f) { return Fields::set(s.errand[f.key[0]].*M, f.value + 1); }};
constexpr Fields::Access kChargeDoField{[](const Table&, const Position& s, const FieldTeller& out) {
                                            if (s.charge.verb != 0) out.add(shownVerb(s.charge.verb));
                                        },
                                        [](const Table&, Position& s, const Fact& f) {
                                            const int verb = f.value - kWords;
                                            return verb >= num(Verb::Turn) && verb <= num(Verb::CommandConvoy) &&
                                                   Fields::set(s.charge.verb, verb + 1);
                                        }};
template <auto M> constexpr Fields::Access kChargePlaceField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        if (s.charge.*M != 0) out.add(shown(s.charge.*M, -1));
    },
    [](const Table&, Position& s, const Fact& f) { return Fields::set(s.charge.*M, f.value + 1); }};
constexpr Fields::Access kVoteField{[](const Table&, const Position& s, const FieldTeller& out) {
                                        for (int seat = 0; seat < kPowers; ++seat)
                                            if ((s.voteHidden & seatBit(seat)) != 0)
                                                out.add(kUnknown, seat);
                                            else
                                                out.addNumber(s.vote[seat], seat);
                                    },
                                    [](const Table&, Position& s, const Fact& f) {
                                        return within(f.key[0], kPowers) && within(f.value, 256) &&
                                               Fields::set(s.vote[f.key[0]], f.value);
                                    }};

constexpr Fields::Row kRows[] = {
    {"phase", Role::Phase, keys(), Space::Phase, Fields::always<&Position::phase>},
    {"year", Role::Counter, keys(), kNumber, Fields::always<&Position::year, kLastYear>},
    {"first-year", Role::Internal, keys(), kNumber, Fields::always<&Position::firstYear, kLastYear>},
    {"quiet-years", Role::Internal, keys(), kNumber, Fields::number<&Position::quiet>},
    {"changed", Role::Internal, keys(), kFlag, kSomeField<&Position::changed, 1>},
    {"fall", Role::Internal, keys(), kFlag, kSomeField<&Position::fall, 1>},
    {"stage", Role::Internal, keys(), kNumber, kSomeField<&Position::resumePoint, num(ResumePoint::Placed)>},
    {"queen", Role::Effect, keys(), kChoice, kWordField<&Position::queenForm, Word::Jadis, 2>},
    {"dwarfs", Role::Effect, keys(), kChoice, kWordField<&Position::dwarfs, Word::Good, 3>},
    {"gift-due", Role::Effect, keys(), kFlag, kSomeField<&Position::giftDue, 1>},
    {"centres.{place}", Role::Owner, keys(kPlace), Space::Seat, kOwnerField},
    {"garrisons.{place}", Role::Marker, keys(kPlace), kFlag, kGarrisonField},
    {"units.{seat}.{place}.{piece}", Role::Stack, keys(Space::Seat, kPlace, Space::Piece), kNumber,
     kUnitsField<&Block::unit>},
    {"exempt.{place}", Role::Internal, keys(kPlace), kFlag, kExemptField},
    {"statues.{place}", Role::Effect, keys(kPlace), kNumber, kSomeByProvinceField<&Block::stone, 3>},
    {"dislodged.{seat}.{place}.{piece}", Role::Intruders, keys(Space::Seat, kPlace, Space::Piece), kNumber,
     kUnitsField<&Block::dislodged>},
    {"barred.{place}", Role::Internal, keys(kPlace), kPlace, kLessByProvinceField<&Block::barred>},
    {"came.{place}", Role::Internal, keys(kPlace), kPlace, kLessByProvinceField<&Block::came>},
    {"contested.{place}", Role::Internal, keys(kPlace), kFlag, kContestedField},
    {"persons.{token}", Role::Token, keys(kToken), kPlace, kLessOfField<&Position::site>},
    {"plights.{token}", Role::Internal, keys(kToken), kNumber, kSomeOfField<&Position::plight, 2>},
    {"shunned.{token}", Role::Internal, keys(kToken), kPlace, kLessOfField<&Position::shun>},
    {"known.{token}.{seat}", Role::Internal, keys(kToken, Space::Seat), kFlag, kPowersOfField<&Position::known>},
    {"king-away", Role::Internal, keys(), kNumber, kSomeField<&Position::kingAway, 7>},
    {"whisked", Role::Internal, keys(), kFlag, kSomeField<&Position::whisked, 1>},
    {"calls-used", Role::Counter, keys(), kNumber, kSomeField<&Position::calls, 99>},
    {"seats.{seat}.turns-of-control", Role::Counter, keys(Space::Seat), kNumber, kStreakField},
    {"prize-taken.{seat}", Role::Internal, keys(Space::Seat), kFlag, kPowerBitsField<&Position::prizeTaken>},
    {"prize-used.{seat}", Role::Internal, keys(Space::Seat), kFlag, kPowerBitsField<&Position::prizeUsed>},
    {"prize-aged.{seat}", Role::Internal, keys(Space::Seat), kFlag, kPowerBitsField<&Position::prizeAged>},
    {"seats.{seat}.centres", Role::Score, keys(Space::Seat), kNumber, kScoreField},
    {"orders.{place}.do", Role::Order, keys(kPlace), kChoice, kOrderDoField},
    {"orders.{place}.to", Role::OrderTarget, keys(kPlace), kPlace, kLessByProvinceField<&Block::target>},
    {"orders.{place}.of", Role::OrderHelped, keys(kPlace), kPlace, kLessByProvinceField<&Block::helped>},
    {"hunts.{place}", Role::OrderPrey, keys(kPlace), kToken, kLessByProvinceField<&Block::hunts>},
    {"errands.{token}.do", Role::Order, keys(kToken), kChoice, kErrandDoField},
    {"errands.{token}.to", Role::OrderTarget, keys(kToken), kPlace, kErrandPlaceField<&PersonOrder::to>},
    {"errands.{token}.of", Role::OrderHelped, keys(kToken), kPlace, kErrandPlaceField<&PersonOrder::of>},
    {"stone.{token}", Role::Status, keys(kToken), kNumber, kSomeOfField<&Position::still, 3>},
    {"chases.{token}", Role::OrderPrey, keys(kToken), kToken, kLessOfField<&Position::chases>},
    {"welcome.{token}.{seat}", Role::Internal, keys(kToken, Space::Seat), kFlag, kPowersOfField<&Position::welcome>},
    {"carries", Role::OrderPrey, keys(), kToken, kLessField<&Position::carries>},
    {"power.on", Role::Order, keys(), kPlace, kLessField<&Position::victim>},
    {"power.who", Role::Order, keys(), kToken, kLessField<&Position::prey>},
    {"power.do", Role::Order, keys(), kChoice, kChargeDoField},
    {"power.to", Role::OrderTarget, keys(), kPlace, kChargePlaceField<&PersonOrder::to>},
    {"power.of", Role::OrderHelped, keys(), kPlace, kChargePlaceField<&PersonOrder::of>},
    {"calling", Role::Order, keys(), kFlag, kSomeField<&Position::calling, 1>},
    {"declaring", Role::Order, keys(), kFlag, kSomeField<&Position::declaring, 1>},
    {"votes.{seat}", Role::Order, keys(Space::Seat), kNumber, kVoteField},
    {"sealed.{seat}", Role::Status, keys(Space::Seat), kFlag, Fields::seatBits<&Position::sealed>},
    {"winners.{seat}", Role::Internal, keys(Space::Seat), kFlag, Fields::seatBits<&Position::winners>},
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

} // namespace marches::engine::narnian_wars
