// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/dice.h"
#include "engine/rules/castle_risk/machine.h"
#include "engine/rules/common/fieldtable.h"

namespace marches::engine::castle_risk {

namespace {

constexpr int kMostCopies = 200; ///< of one card in one place

constexpr bool within(int value, int end) { return value >= 0 && value < end; }

struct Spaces {
    static bool canBe(const Table& t, Space space, int value)
    {
        switch (space) {
        case Space::Place: return t.land.test(value);
        case Space::Seat:
        case Space::Army: return within(value, t.seatCount());
        case Space::Piece: return value == kArmyPiece;
        case Space::Card: return within(value, kCards);
        case Space::Phase: return within(value, kPhases);
        case Space::Flag: return within(value, 2);
        default: return true;
        }
    }
    template <class F> static void forEachPlace(const Table& t, F f) { t.land.forEach(f); }
};

using Fields = FieldTable<Table, Position, Spaces>;

int empireNamed(const Table& t, int region)
{
    for (std::size_t i = 0; i < t.empires.size(); ++i)
        if (t.empires[i].region == region) return static_cast<int>(i);
    return -1;
}

bool addCopy(std::uint8_t& copies) { return copies < kMostCopies && Fields::set(copies, copies + 1); }

constexpr Fields::Access kOwnerField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                         t.land.forEach([&](int place) {
                                             if (const int owner = ownerOf(s, place); owner >= 0) out.add(owner, place);
                                         });
                                     },
                                     [](const Table&, Position& s, const Fact& f) {
                                         setOwner(s, f.key[0], f.value);
                                         return true;
                                     }};
/// Whose castle it is follows from the territory: its owner's, or that of whoever just lost it.
constexpr Fields::Access kCastleField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                          for (int seat = 0; seat < t.seatCount(); ++seat)
                                              if (s.castle[seat] != 0) out.add(1, s.castle[seat] - 1);
                                      },
                                      [](const Table&, Position& s, const Fact& f) {
                                          const int place = f.key[0];
                                          const int seat =
                                              s.fallen != 0 && place == toPlace(s) ? s.fallen - 1 : ownerOf(s, place);
                                          return f.value == 0 || (seat >= 0 && Fields::set(s.castle[seat], place + 1));
                                      }};
constexpr Fields::Access kBannerField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                          for (std::size_t i = 0; i < t.empires.size(); ++i)
                                              out.addReference(s.banner[i], t.empires[i].region);
                                      },
                                      [](const Table& t, Position& s, const Fact& f) {
                                          const int empire = empireNamed(t, f.key[0]);
                                          return empire >= 0 && Fields::set(s.banner[empire], f.value + 1);
                                      }};
constexpr Fields::Access kScoreField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                         for (int seat = 0; seat < t.seatCount(); ++seat)
                                             out.addNumber(bannersOf(t, s, seat), seat);
                                     },
                                     [](const Table&, Position& s, const Fact& f) {
                                         return within(f.value, kMaxEmpires + 1) &&
                                                Fields::set(s.told[f.key[0]], f.value + 1);
                                     }};
/// Copies by kind of card, of which the last kinds may be those that the viewer does not know.
template <auto M> constexpr Fields::Access kCopiesField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        for (int seat = 0; seat < t.seatCount(); ++seat) {
            int ordinal = 0;
            for (int kind = 0; kind < static_cast<int>(std::size((s.*M)[seat])); ++kind)
                for (int i = 0; i < (s.*M)[seat][kind]; ++i)
                    out.addAt(ordinal++, kind == kHiddenCard ? int{kUnknown} : kind, seat);
        }
    },
    [](const Table&, Position& s, const Fact& f) { return addCopy((s.*M)[f.key[0]][f.value]); }};
/// Copies of one card.
template <auto M, Card kind> constexpr Fields::Access kCopiesOfField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        for (int i = 0; i < s.*M; ++i) out.addAt(i, num(kind));
    },
    [](const Table&, Position& s, const Fact& f) { return f.value == num(kind) && addCopy(s.*M); }};
constexpr Fields::Access kOutField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                       for (int seat = 0; seat < t.seatCount(); ++seat)
                                           out.addNumber(lives(s, seat) ? 0 : 1, seat);
                                   },
                                   Fields::seatBits<&Position::living>.put}; // validatePosition() turns it round
constexpr Fields::Access kTruceField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                         for (int seat = 0; seat < t.seatCount(); ++seat)
                                             for (int other = 0; other < t.seatCount(); ++other)
                                                 out.addNumber((s.truce[seat] >> other) & 1, seat, other);
                                     },
                                     [](const Table&, Position& s, const Fact& f) {
                                         return f.key[0] != f.key[1] &&
                                                Fields::setBit(s.truce[f.key[0]], f.key[1], f.value != 0);
                                     }};
constexpr Fields::Access kSlipPlaceField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        for (int seat = 0; seat < t.seatCount(); ++seat)
            if (s.site[seat] != 0) out.add(s.site[seat] == kHiddenSite ? int{kUnknown} : s.site[seat] - 1, seat);
    },
    Fields::referenceBySeat<&Position::site>.put};
/// Off the coast that they attack.
constexpr Fields::Access kShipField{
    [](const Table&, const Position& s, const FieldTeller& out) { out.addNumber(s.ship, toPlace(s), kArmyPiece); },
    [](const Table&, Position& s, const Fact& f) {
        return f.key[0] == toPlace(s) && f.value >= 0 && Fields::set(s.ship, f.value);
    }};
constexpr Fields::Access kVacantField{[](const Table&, const Position& s, const FieldTeller& out) {
                                          s.vacated().forEach([&](int place) { out.add(1, place); });
                                      },
                                      [](const Table&, Position& s, const Fact& f) {
                                          s.vacated().assign(f.key[0], f.value != 0);
                                          return true;
                                      }};
constexpr Fields::Access kDrawnField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                         if (s.empire != 0) out.add(t.empires[s.empire - 1U].region);
                                     },
                                     [](const Table& t, Position& s, const Fact& f) {
                                         const int empire = empireNamed(t, f.value);
                                         return empire >= 0 && Fields::set(s.empire, empire + 1);
                                     }};

constexpr Fields::Row kRows[] = {
    {"turn", Role::Turn, keys(), Space::Army, Fields::reference<&Position::active>},
    {"phase", Role::Phase, keys(), Space::Phase, Fields::always<&Position::phase>},
    {"round", Role::Counter, keys(), Space::Number, Fields::number<&Position::round>},
    {"territories.{place}.owner", Role::Owner, keys(Space::Place), Space::Army, kOwnerField},
    {"territories.{place}.{piece}", Role::Stack, keys(Space::Place, Space::Piece), Space::Number,
     Fields::armies<INT16_MAX, kArmyPiece>},
    {"fallen", Role::Internal, keys(), Space::Seat, Fields::reference<&Position::fallen>},
    {"battle.place", Role::Internal, keys(), Space::Place, Fields::reference<&Position::to>},
    {"territories.{place}.castle", Role::Marker, keys(Space::Place), Space::Flag, kCastleField},
    {"banners.{region}", Role::Status, keys(Space::Region), Space::Seat, kBannerField},
    {"seats.{seat}.banners", Role::Score, keys(Space::Seat), Space::Number, kScoreField},
    {"seats.{seat}.hand", Role::Hand, keys(Space::Seat), Space::Card, kCopiesField<&Position::hand>, Holds::List},
    {"seats.{seat}.in-use", Role::Effect, keys(Space::Seat), Space::Card, kCopiesField<&Position::inUse>, Holds::List},
    {"seats.{seat}.out", Role::Status, keys(Space::Seat), Space::Flag, kOutField},
    {"truces.{seat}.{seat}", Role::Effect, keys(Space::Seat, Space::Seat), Space::Flag, kTruceField},
    {"slips.{seat}.holder", Role::Internal, keys(Space::Seat), Space::Seat, Fields::referenceBySeat<&Position::holder>},
    {"slips.{seat}.place", Role::Internal, keys(Space::Seat), Space::Place, kSlipPlaceField},
    {"reserve.{army}.{piece}", Role::Supply, keys(Space::Army, Space::Piece), Space::Number,
     Fields::bySeat<&Position::reserve, INT16_MAX, kArmyPiece>},
    {"track", Role::Counter, keys(), Space::Number, Fields::number<&Position::covered, kMostCopies - 1>},
    {"decks.on-track", Role::Effect, keys(), Space::Card, kCopiesOfField<&Position::onTrack, Card::Reinforcements>,
     Holds::List},
    {"decks.cards", Role::Pile, keys(), Space::Card, Fields::pile<&Position::deck, &Position::deckCount, kHidden>,
     Holds::List},
    {"decks.cards-used", Role::Discard, keys(), Space::Card,
     Fields::pile<&Position::deckUsed, &Position::usedCount, kHidden>, Holds::List},
    {"decks.aside", Role::Internal, keys(), Space::Card, kCopiesOfField<&Position::aside, Card::Diplomat>, Holds::List},
    {"battle.from", Role::Internal, keys(), Space::Place, Fields::reference<&Position::from>},
    {"battle.sea", Role::Internal, keys(), Space::Flag, Fields::flag<kSea>},
    {"territories.{place}.aboard.{piece}", Role::Intruders, keys(Space::Place, Space::Piece), Space::Number,
     kShipField},
    {"battle.attack-dice", Role::Internal, keys(), Space::Number, Fields::number<&Position::attackDice, kMostDice>},
    {"battle.defence-dice", Role::Internal, keys(), Space::Number, Fields::number<&Position::defenceDice, kMostDice>},
    {"battle.attack", Role::Internal, keys(), Space::Number, Fields::dice<&Position::dice, 0>, Holds::List},
    {"battle.defence", Role::Internal, keys(), Space::Number, Fields::dice<&Position::dice, 1>, Holds::List},
    {"battle.most-rolled", Role::Internal, keys(), Space::Number, Fields::number<&Position::mostRolled, kMostDice>},
    {"battle.standing-dice", Role::Internal, keys(), Space::Number, Fields::number<&Position::standing, kMostDice>},
    {"battle.rolled", Role::Internal, keys(), Space::Flag, Fields::flag<kRolled>},
    {"battle.assault", Role::Internal, keys(), Space::Flag, Fields::flag<kAssault>},
    {"battle.committed", Role::Internal, keys(), Space::Flag, Fields::flag<kCommitted>},
    {"battle.pledged", Role::Internal, keys(), Space::Number, Fields::number<&Position::pledged, kMostCopies - 1>},
    {"battle.marshall-stays", Role::Internal, keys(), Space::Place, Fields::reference<&Position::marshallAt>},
    {"resettling.vacant.{place}", Role::Internal, keys(Space::Place), Space::Flag, kVacantField},
    {"resettling.conqueror", Role::Internal, keys(), Space::Flag, Fields::flag<kConqueror>},
    {"asked", Role::Internal, keys(), Space::Seat, Fields::reference<&Position::asked>},
    {"due.{seat}", Role::Internal, keys(Space::Seat), Space::Number, Fields::bySeat<&Position::due, kMaxDeck - 1>},
    {"resume", Role::Internal, keys(), Space::Phase, Fields::number<&Position::resume>},
    {"first", Role::Internal, keys(), Space::Seat, Fields::number<&Position::first>},
    {"contenders.{seat}", Role::Internal, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::contenders>},
    {"drawn-banner", Role::Internal, keys(), Space::Region, kDrawnField},
    {"this-turn.left", Role::Internal, keys(), Space::Number, Fields::number<&Position::left>},
    {"this-turn.attacked", Role::Internal, keys(), Space::Flag, Fields::flag<kAttacked>},
    {"this-turn.sailed", Role::Internal, keys(), Space::Flag, Fields::flag<kSailed>},
    {"this-turn.talked", Role::Internal, keys(), Space::Flag, Fields::flag<kTalked>},
    {"winners.{seat}", Role::Internal, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::winners>},
};

} // namespace

const std::vector<FieldSpec>& fieldSpecs()
{
    static const std::vector<FieldSpec> specs = Fields::specs(kRows);
    return specs;
}

std::optional<NumberRow> numberRow(const Table& table, int field)
{
    if (kRows[field].path != "track") return {};
    return NumberRow{table.track, table.options.trackStops ? std::optional<int>() : 0};
}

int effectRule(const Table& /*table*/, const Fact& fact)
{
    const std::string_view path = kRows[fact.field].path;
    if (path == "truces.{seat}.{seat}") return num(cr(34));
    if (path != "seats.{seat}.in-use") return 0;
    switch (static_cast<Card>(fact.value)) {
    case Card::General: return num(cr(26));
    case Card::Marshall: return num(cr(28));
    case Card::Admiral: return num(cr(30));
    case Card::Diplomat: return num(cr(34));
    default: return 0;
    }
}

void describe(const Table& table, const Position& position, Facts& facts)
{
    Fields::describe(kRows, table, position, facts);
}

bool put(const Table& table, Position& position, const Fact& fact) { return Fields::put(kRows, table, position, fact); }

} // namespace marches::engine::castle_risk
