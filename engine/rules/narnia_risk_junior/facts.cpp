// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/common/fieldtable.h"
#include "engine/rules/narnia_risk_junior/context.h"
#include "engine/rules/narnia_risk_junior/machine.h"

namespace marches::engine::narnia_risk_junior {

namespace {

constexpr bool within(int value, int end) { return value >= 0 && value < end; }

struct Spaces {
    static bool canBe(const Table& t, Space space, int value)
    {
        switch (space) {
        case Space::Place: return t.land.test(value) || value == t.courtyard; // statues alone stand in the courtyard
        case Space::Seat: return within(value, t.seatCount());
        case Space::Army: return within(value, kArmies) && t.seatOf[idx(value)] >= 0;
        case Space::Piece: return within(value, kPieces);
        case Space::Token: return within(value, kTokens);
        case Space::Card: return within(value, static_cast<int>(t.deck.cards.size()));
        case Space::Phase: return within(value, kPhases);
        case Space::Flag: return within(value, 2);
        default: return true;
        }
    }
    template <class F> static void forEachPlace(const Table& t, F f) { t.land.forEach(f); }
};

using Fields = FieldTable<Table, Position, Spaces>;

// A token's place in a fact: a place, or a choice, which is stored as -2 - index.

std::int16_t valueOfSpot(Spot spot)
{
    if (spot == kOnCard) return static_cast<std::int16_t>(-2 - num(Choice::Card));
    if (spot == kAside) return static_cast<std::int16_t>(-2 - num(Choice::Aside));
    return static_cast<std::int16_t>(spot - kFirstSpot);
}

/// kUnsaid for a value that is no place for a character.
Spot spotOfValue(const Table& table, int value)
{
    if (value == -2 - num(Choice::Card)) return kOnCard;
    if (value == -2 - num(Choice::Aside)) return kAside;
    return value >= 0 && value < table.places ? spotOf(value) : kUnsaid;
}

Side sideOfArmy(int army) { return sideOf(static_cast<Army>(army)); }
bool pieceOfArmy(int piece, int army) { return sideOfPiece(piece) == sideOfArmy(army); }
int markerOfSeat(const Table& t, int seat) { return t.seats[idx(seat)].armies.front(); }
bool setCount(std::uint16_t& where, const Fact& f)
{
    return within(f.value, kMostPieces + 1) && Fields::set(where, f.value);
}

/// A territory + 1.
template <auto M>
constexpr Fields::Access kLandField{Fields::reference<M>.tell, [](const Table& t, Position& s, const Fact& f) {
                                        return t.land.test(f.value) && Fields::set(s.*M, f.value + 1);
                                    }};
constexpr Fields::Access kStageField{
    [](const Table&, const Position& s, const FieldTeller& out) { out.add(s.scored + 1); },
    [](const Table&, Position& s, const Fact& f) {
        return f.value >= 1 && f.value <= 8 && Fields::set(s.scored, f.value - 1);
    }};
constexpr Fields::Access kOwnerField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                         t.land.forEach([&](int place) {
                                             if (const int owner = ownerOf(s, place); owner >= 0) out.add(owner, place);
                                         });
                                     },
                                     [](const Table& t, Position& s, const Fact& f) {
                                         if (!t.land.test(f.key[0])) return false;
                                         if (const int owner = ownerOf(s, f.key[0]); owner >= 0)
                                             disown(s, owner, f.key[0]);
                                         setOwner(s, f.value, f.key[0]);
                                         return true;
                                     }};
constexpr Fields::Access kStackField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        t.land.forEach([&](int place) {
            const int owner = ownerOf(s, place);
            for (int kind = kLight; owner >= 0 && kind <= kHeavy; ++kind)
                out.addNumber(s.stack(place)[kind], place, pieceOf(sideOfArmy(owner), kind));
        });
    },
    [](const Table& t, Position& s, const Fact& f) {
        return t.land.test(f.key[0]) && setCount(s.stack(f.key[0])[kindOf(f.key[1])], f);
    }};
constexpr Fields::Access kAttackersField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        if (s.active == 0 || s.battle == 0) return;
        for (const int kind : {kLight, kHeavy})
            out.addNumber(s.attackers[kind], battlePlace(s), lightPiece(activeSide(s)) + kind);
    },
    [](const Table& t, Position& s, const Fact& f) {
        if (!t.land.test(f.key[0]) || (s.battle != 0 && battlePlace(s) != f.key[0])) return false;
        return Fields::set(s.battle, f.key[0] + 1) && setCount(s.attackers[kindOf(f.key[1])], f);
    }};
constexpr Fields::Access kCampField{[](const Table&, const Position& s, const FieldTeller& out) {
                                        s.camps().forEach([&](int place) { out.add(1, place); });
                                    },
                                    [](const Table& t, Position& s, const Fact& f) {
                                        if (!t.land.test(f.key[0])) return false;
                                        s.camps().assign(f.key[0], f.value != 0);
                                        return true;
                                    }};
constexpr Fields::Access kBattleWayField{[](const Table&, const Position& s, const FieldTeller& out) {
                                             if (s.way != 0) out.add(num(Choice::Supply) + s.way - 1);
                                         },
                                         [](const Table&, Position& s, const Fact& f) {
                                             return f.value >= num(Choice::Supply) &&
                                                    f.value <= num(Choice::ClosedBorder) &&
                                                    Fields::set(s.way, f.value - num(Choice::Supply) + 1);
                                         }};
constexpr Fields::Access kDiceField{Fields::list<&Position::dice, 0>.tell,
                                    [](const Table& t, Position& s, const Fact& f) {
                                        return within(f.value - 1, 6) && Fields::list<&Position::dice, 0>.put(t, s, f);
                                    }};
constexpr Fields::Access kHitsField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        const int victim = sum(s.hits) == 0 ? -1 : victimArmy(s, attackerRolls(s));
        for (int kind = kLight; victim >= 0 && kind <= kHeavy; ++kind)
            out.addNumber(s.hits[kind], pieceOf(sideOfArmy(victim), kind));
    },
    [](const Table&, Position& s, const Fact& f) { return setCount(s.hits[kindOf(f.key[0])], f); }};
constexpr Fields::Access kCharacterField{[](const Table&, const Position& s, const FieldTeller& out) {
                                             for (int token = 0; token < kTokens; ++token)
                                                 if (s.spot[token] != kUnsaid)
                                                     out.add(valueOfSpot(s.spot[token]), token);
                                         },
                                         [](const Table& t, Position& s, const Fact& f) {
                                             const Spot spot = spotOfValue(t, f.value);
                                             return spot != kUnsaid && Fields::set(s.spot[f.key[0]], spot);
                                         }};
constexpr Fields::Access kHolderField{[](const Table&, const Position& s, const FieldTeller& out) {
                                          for (int token = 0; token < kTokens; ++token)
                                              out.addReference(s.holder[token], token);
                                      },
                                      Fields::referenceBySeat<&Position::holder>.put};
template <auto M> constexpr Fields::Access kTokenBitsField{[](const Table&, const Position& s, const FieldTeller& out) {
                                                               for (int token = 0; token < kTokens; ++token)
                                                                   out.addNumber((s.*M >> token) & 1, token);
                                                           },
                                                           Fields::seatBits<M>.put};
constexpr Fields::Access kCrownsField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                          for (int seat = 0; seat < t.seatCount(); ++seat)
                                              out.addNumber(s.crowns[t.markerOf[idx(markerOfSeat(t, seat))]], seat);
                                      },
                                      [](const Table& t, Position& s, const Fact& f) {
                                          return within(f.value, kMostPieces + 1) &&
                                                 Fields::set(s.crowns[t.markerOf[idx(markerOfSeat(t, f.key[0]))]],
                                                             f.value);
                                      }};
constexpr Fields::Access kArmyCrownsField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                              if (!t.options.scoringPerArmy) return;
                                              for (const int army : t.armies) out.add(s.crowns[army], army);
                                          },
                                          [](const Table& t, Position& s, const Fact& f) {
                                              return t.options.scoringPerArmy && within(f.value, kMostPieces + 1) &&
                                                     Fields::set(s.crowns[f.key[0]], f.value);
                                          }};
void tellCaptives(const Table& t, const Position& s, const FieldTeller& out, int marker, int key)
{
    for (const int army : t.armies)
        for (const int kind : {kLight, kHeavy})
            out.addNumber(s.captives[marker][army][kind], key, army, pieceOf(sideOfArmy(army), kind));
}
constexpr Fields::Access kCaptivesField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        for (int seat = 0; !t.options.scoringPerArmy && seat < t.seatCount(); ++seat)
            tellCaptives(t, s, out, markerOfSeat(t, seat), seat);
    },
    [](const Table& t, Position& s, const Fact& f) {
        return pieceOfArmy(f.key[2], f.key[1]) &&
               setCount(s.captives[markerOfSeat(t, f.key[0])][f.key[1]][kindOf(f.key[2])], f);
    }};
constexpr Fields::Access kArmyCaptivesField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                                if (!t.options.scoringPerArmy) return;
                                                for (const int army : t.armies) tellCaptives(t, s, out, army, army);
                                            },
                                            [](const Table& t, Position& s, const Fact& f) {
                                                return t.options.scoringPerArmy && pieceOfArmy(f.key[2], f.key[1]) &&
                                                       setCount(s.captives[f.key[0]][f.key[1]][kindOf(f.key[2])], f);
                                            }};
constexpr Fields::Access kSupplyField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                          for (const int army : t.armies)
                                              for (const int kind : {kLight, kHeavy})
                                                  out.add(s.supply[army][kind], army, pieceOf(sideOfArmy(army), kind));
                                      },
                                      [](const Table&, Position& s, const Fact& f) {
                                          const int kind = kindOf(f.key[1]);
                                          return pieceOfArmy(f.key[1], f.key[0]) &&
                                                 Fields::setBit(s.supplyGiven, 2 * f.key[0] + kind, true) &&
                                                 setCount(s.supply[f.key[0]][kind], f);
                                      }};
constexpr Fields::Access kStatuesField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                           for (const int army : t.armies)
                                               for (const int kind : {kLight, kHeavy})
                                                   out.addNumber(s.statues[kind][army], t.courtyard, army,
                                                                 pieceOf(sideOfArmy(army), kind));
                                       },
                                       [](const Table& t, Position& s, const Fact& f) {
                                           return f.key[0] == t.courtyard && pieceOfArmy(f.key[2], f.key[1]) &&
                                                  setCount(s.statues[kindOf(f.key[2])][f.key[1]], f);
                                       }};
constexpr Fields::Access kHandField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                        for (int seat = 0; seat < t.seatCount(); ++seat) {
                                            int ordinal = 0;
                                            for (int kind = 0; kind <= kMaxCards; ++kind)
                                                for (int copies = s.hand[seat][kind]; copies > 0; --copies)
                                                    out.addAt(ordinal++, kind == kHiddenCard ? int{kUnknown} : kind,
                                                              seat);
                                        }
                                    },
                                    [](const Table& t, Position& s, const Fact& f) {
                                        if (t.deck.cards[static_cast<std::size_t>(f.value)].timing != Timing::Kept)
                                            return false; // it is carried out when it is drawn
                                        std::uint8_t& copies = s.hand[f.key[0]][f.value];
                                        return copies < kMaxDeck && Fields::set(copies, copies + 1);
                                    }};
/// A pile of territory cards, in the order of Fields::pile.
template <auto M, auto Count> constexpr Fields::Access kTerritoriesField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        for (int i = 0; i < s.*Count; ++i) {
            const int at = s.*Count - 1 - i;
            const int card = (s.blockOf(at).*M)[Position::inBlock(at)];
            out.addAt(i, card == kHiddenPlace ? int{kUnknown} : card - 1);
        }
    },
    [](const Table& t, Position& s, const Fact& f) {
        if (!t.land.test(f.value) || s.*Count >= s.places()) return false;
        const int at = (s.*Count)++;
        return Fields::set((s.blockOf(at).*M)[Position::inBlock(at)], f.value + 1);
    }};
constexpr Fields::Access kTrackField{[](const Table&, const Position& s, const FieldTeller& out) {
                                         for (int i = 0; i < s.trackCount; ++i)
                                             out.addAt(i, s.track[i] == kHidden ? int{kUnknown} : s.track[i] - 1);
                                     },
                                     Fields::pile<&Position::track, &Position::trackCount, kHidden>.put};
constexpr Fields::Access kDrawnField{Fields::list<&Position::drawn>.tell,
                                     [](const Table& t, Position& s, const Fact& f) {
                                         return t.land.test(f.value) && Fields::list<&Position::drawn>.put(t, s, f);
                                     }};
constexpr Fields::Access kLakeThawedField{Fields::number<&Position::thawed>.tell,
                                          [](const Table& t, Position& s, const Fact& f) {
                                              return (f.value == 0 || t.lake >= 0) && Fields::set(s.thawed, f.value);
                                          }};
constexpr Fields::Access kDivertedField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        if (s.diverted != 0) out.add(pieceOf(activeSide(s), s.diverted - 1));
    },
    [](const Table&, Position& s, const Fact& f) { return Fields::set(s.diverted, kindOf(f.value) + 1); }};
constexpr Fields::Access kRevivedField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                           for (const int army : t.armies)
                                               for (const int kind : {kLight, kHeavy})
                                                   out.addNumber(s.revived[kind][army], army,
                                                                 pieceOf(sideOfArmy(army), kind));
                                       },
                                       [](const Table&, Position& s, const Fact& f) {
                                           return pieceOfArmy(f.key[1], f.key[0]) && within(f.value, 4) &&
                                                  Fields::set(s.revived[kindOf(f.key[1])][f.key[0]], f.value);
                                       }};
constexpr Fields::Access kBorrowedFromField{[](const Table&, const Position& s, const FieldTeller& out) {
                                                if (s.borrowed != 0) out.add(valueOfSpot(s.borrowedFrom));
                                            },
                                            [](const Table& t, Position& s, const Fact& f) {
                                                const Spot spot = spotOfValue(t, f.value);
                                                return spot != kUnsaid && Fields::set(s.borrowedFrom, spot);
                                            }};
constexpr Fields::Access kBorrowedByField{[](const Table&, const Position& s, const FieldTeller& out) {
                                              if (s.borrowed != 0) out.add(s.borrower - 1);
                                          },
                                          Fields::reference<&Position::borrower>.put};

constexpr Fields::Row kRows[] = {
    {"turn", Role::Turn, keys(), Space::Army, Fields::reference<&Position::active>},
    {"phase", Role::Phase, keys(), Space::Phase, Fields::always<&Position::phase>},
    {"stage", Role::Counter, keys(), Space::Number, kStageField},
    {"territories.{place}.owner", Role::Owner, keys(Space::Place), Space::Army, kOwnerField},
    {"territories.{place}.{piece}", Role::Stack, keys(Space::Place, Space::Piece), Space::Number, kStackField},
    {"territories.{place}.attackers.{piece}", Role::Intruders, keys(Space::Place, Space::Piece), Space::Number,
     kAttackersField},
    {"territories.{place}.camp", Role::Marker, keys(Space::Place), Space::Flag, kCampField},
    {"battle.place", Role::Internal, keys(), Space::Place, kLandField<&Position::battle>},
    {"battle.from", Role::Internal, keys(), Space::Place, kLandField<&Position::origin>},
    {"battle.way", Role::Internal, keys(), Space::Choice, kBattleWayField},
    {"battle.dice", Role::Internal, keys(), Space::Number, kDiceField, Holds::List},
    {"battle.hits.{piece}", Role::Internal, keys(Space::Piece), Space::Number, kHitsField},
    {"battle.hit-character", Role::Internal, keys(), Space::Token, Fields::reference<&Position::hitCharacter>},
    {"battle.stone-due", Role::Internal, keys(), Space::Number, Fields::number<&Position::toStone, kMostPieces>},
    {"characters.{token}", Role::Token, keys(Space::Token), Space::Place, kCharacterField, Holds::One, Space::Choice},
    {"holders.{token}", Role::Status, keys(Space::Token), Space::Seat, kHolderField},
    {"stone.{token}", Role::Status, keys(Space::Token), Space::Flag, kTokenBitsField<&Position::stone>},
    {"spent.{token}", Role::Status, keys(Space::Token), Space::Flag, kTokenBitsField<&Position::spent>},
    {"seats.{seat}.crowns", Role::Score, keys(Space::Seat), Space::Number, kCrownsField},
    {"armies.{army}.crowns", Role::Counter, keys(Space::Army), Space::Number, kArmyCrownsField},
    {"seats.{seat}.captives.{army}.{piece}", Role::Captives, keys(Space::Seat, Space::Army, Space::Piece),
     Space::Number, kCaptivesField},
    {"armies.{army}.captives.{army}.{piece}", Role::Captives, keys(Space::Army, Space::Army, Space::Piece),
     Space::Number, kArmyCaptivesField},
    {"supply.{army}.{piece}", Role::Supply, keys(Space::Army, Space::Piece), Space::Number, kSupplyField},
    {"statues.{place}.{army}.{piece}", Role::Stack, keys(Space::Place, Space::Army, Space::Piece), Space::Number,
     kStatuesField},
    {"seats.{seat}.hand", Role::Hand, keys(Space::Seat), Space::Card, kHandField, Holds::List},
    {"decks.narnia", Role::Pile, keys(), Space::Card, Fields::pile<&Position::narnia, &Position::narniaCount, kHidden>,
     Holds::List},
    {"decks.narnia-used", Role::Discard, keys(), Space::Card,
     Fields::pile<&Position::narniaUsed, &Position::narniaUsedCount, kHidden>, Holds::List},
    {"decks.territory", Role::Pile, keys(), Space::Place, kTerritoriesField<&Block::deck, &Position::deckCount>,
     Holds::List},
    {"decks.territory-used", Role::Discard, keys(), Space::Place,
     kTerritoriesField<&Block::deckUsed, &Position::deckUsedCount>, Holds::List},
    {"track", Role::Track, keys(), Space::Army, kTrackField, Holds::List},
    {"flipped", Role::Counter, keys(), Space::Number, Fields::number<&Position::flipped, kMaxTrack>},
    {"drawn", Role::Internal, keys(), Space::Place, kDrawnField, Holds::List},
    {"card", Role::OpenCard, keys(), Space::Card, Fields::reference<&Position::card>},
    {"effect", Role::Internal, keys(), Space::Number, Fields::number<&Position::effect, 3>},
    {"lake-thawed", Role::Effect, keys(), Space::Flag, kLakeThawedField},
    {"dice-cap", Role::Effect, keys(), Space::Number, Fields::number<&Position::diceCap, 3>},
    {"spies", Role::Effect, keys(), Space::Flag, Fields::flag<kSpies>},
    {"this-turn.power-done", Role::Internal, keys(), Space::Flag, Fields::flag<kPowerDone>},
    {"this-turn.lucy-fought", Role::Internal, keys(), Space::Flag, Fields::flag<kLucyFought>},
    {"this-turn.lucy-answered", Role::Internal, keys(), Space::Flag, Fields::flag<kLucyAnswered>},
    {"this-turn.edmund-done", Role::Internal, keys(), Space::Flag, Fields::flag<kEdmundDone>},
    {"this-turn.streak", Role::Internal, keys(), Space::Flag, Fields::flag<kStreak>},
    {"this-turn.diverted", Role::Internal, keys(), Space::Piece, kDivertedField},
    {"march-from", Role::Internal, keys(), Space::Place, kLandField<&Position::marchFrom>},
    {"revival.due", Role::Internal, keys(), Space::Number, Fields::number<&Position::toRevive, 3>},
    {"revival.total", Role::Internal, keys(), Space::Number, Fields::number<&Position::reviveTotal, 3>},
    {"revival.{army}.{piece}", Role::Internal, keys(Space::Army, Space::Piece), Space::Number, kRevivedField},
    {"borrowed.character", Role::Effect, keys(), Space::Token, Fields::reference<&Position::borrowed>},
    {"borrowed.from", Role::Internal, keys(), Space::Place, kBorrowedFromField, Holds::One, Space::Choice},
    {"borrowed.by", Role::Internal, keys(), Space::Seat, kBorrowedByField},
    {"reroll-die", Role::Internal, keys(), Space::Number, Fields::number<&Position::rerollAt, 3>},
    {"resume", Role::Internal, keys(), Space::Phase, Fields::number<&Position::resume>},
    {"asked.{seat}", Role::Internal, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::asked>},
    {"asking.{seat}", Role::Internal, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::asking>},
    {"silent.{seat}", Role::Internal, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::silent>},
    {"setup", Role::Internal, keys(), Space::Number, Fields::number<&Position::setup, 7>},
    {"winners.{seat}", Role::Internal, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::winners>},
};

} // namespace

const std::vector<FieldSpec>& fieldSpecs()
{
    static const std::vector<FieldSpec> specs = Fields::specs(kRows);
    return specs;
}

int effectRule(const Table& /*table*/, const Fact& fact)
{
    const std::string_view path = kRows[fact.field].path;
    if (path == "lake-thawed") return num(advanced(6));
    return path == "dice-cap" || path == "spies" ? num(nrj(53)) : 0;
}

void describe(const Table& table, const Position& position, Facts& facts)
{
    Fields::describe(kRows, table, position, facts);
}

bool put(const Table& table, Position& position, const Fact& fact) { return Fields::put(kRows, table, position, fact); }

} // namespace marches::engine::narnia_risk_junior
