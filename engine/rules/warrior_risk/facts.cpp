// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/combat/dice.h"
#include "engine/rules/common/fieldtable.h"
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

constexpr bool within(int value, int end) { return value >= 0 && value < end; }

struct Spaces {
    static bool canBe(const Table& t, Space space, int value)
    {
        switch (space) {
        case Space::Place: return t.land.test(value);
        case Space::Seat:
        case Space::Army: return within(value, t.seatCount());
        case Space::Piece: return value == kInfantry;
        case Space::Region: return within(value, static_cast<int>(t.partners.size()));
        case Space::Phase: return within(value, kPhases);
        case Space::Flag: return within(value, 2);
        case Space::Choice: return within(value, kChoices);
        case Space::Card: return t.options.classicCards && t.isTerritoryCard(value);
        default: return value >= 0;
        }
    }
    template <class F> static void forEachPlace(const Table& t, F f)
    {
        for (const int place : t.places) f(place);
    }
};

using Fields = FieldTable<Table, Position, Spaces>;

/// The number of a place, or of a card, in an array of the blocks.
template <auto M> auto& inBlocks(Position& s, int i) { return (s.blockOf(i).*M)[Position::inBlock(i)]; }
template <auto M> auto inBlocks(const Position& s, int i) { return (s.blockOf(i).*M)[Position::inBlock(i)]; }

/// A number by place from 0 to Most, with a second key where there is but one kind of piece.
template <auto M, int Most = INT16_MAX, int Piece = kNothing> constexpr Fields::Access kByPlaceField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        for (const int place : t.places) out.addNumber(inBlocks<M>(s, place), place, Piece);
    },
    [](const Table&, Position& s, const Fact& f) {
        return within(f.value, Most + 1) && Fields::set(inBlocks<M>(s, f.key[0]), f.value);
    }};
constexpr Fields::Access kOrderField{[](const Table&, const Position& s, const FieldTeller& out) {
                                         for (int i = 0; i < s.places() && s.origins(i) != 0; ++i)
                                             out.addAt(i, s.origins(i) - 1);
                                     },
                                     [](const Table&, Position& s, const Fact& f) {
                                         return within(f.ordinal, s.places()) &&
                                                Fields::set(s.origins(f.ordinal), f.value + 1);
                                     }};
constexpr Fields::Access kAskedField{[](const Table&, const Position& s, const FieldTeller& out) {
                                         s.askedPassage().forEach([&](int place) { out.add(1, place); });
                                     },
                                     [](const Table&, Position& s, const Fact& f) {
                                         s.askedPassage().assign(f.key[0], f.value != 0);
                                         return true;
                                     }};
constexpr Fields::Access kOwnerField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                         for (const int place : t.places)
                                             if (const int owner = ownerOf(s, place); owner >= 0) out.add(owner, place);
                                     },
                                     [](const Table&, Position& s, const Fact& f) {
                                         if (const int owner = ownerOf(s, f.key[0]); owner >= 0)
                                             s.owned(owner).clear(f.key[0]);
                                         s.owned(f.value).set(f.key[0]);
                                         return true;
                                     }};
constexpr Fields::Access kGuestsField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        for (const int place : t.places)
            for (int seat = 0; seat < t.seatCount(); ++seat)
                out.addNumber(s.guests(seat, place), place, seat, kInfantry);
    },
    [](const Table&, Position& s, const Fact& f) { return Fields::set(s.guests(f.key[1], f.key[0]), f.value); }};
constexpr Fields::Access kPassageField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                           for (const int place : t.places)
                                               for (int seat = 0; seat < t.seatCount(); ++seat)
                                                   out.addNumber(s.passage(place) >> seat & 1, place, seat);
                                       },
                                       [](const Table&, Position& s, const Fact& f) {
                                           return Fields::setBit(s.passage(f.key[0]), f.key[1], f.value != 0);
                                       }};
constexpr Fields::Access kCapitalField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                           for (int seat = 0; seat < t.seatCount(); ++seat)
                                               if (s.capital[seat] != 0) out.add(1, s.capital[seat] - 1);
                                       },
                                       [](const Table&, Position& s, const Fact& f) {
                                           const int owner = ownerOf(s, f.key[0]);
                                           return f.value == 0 ||
                                                  (owner >= 0 && Fields::set(s.capital[owner], f.key[0] + 1));
                                       }};
constexpr Fields::Access kScoreField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                         for (int seat = 0; seat < t.seatCount(); ++seat)
                                             out.addNumber(std::min(scoreOf(t, s, seat), kMostShown), seat);
                                     },
                                     [](const Table&, Position& s, const Fact& f) {
                                         return f.value < 0x7fff && Fields::set(s.told[f.key[0]], f.value + 1);
                                     }};
constexpr Fields::Access kOutField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                       for (int seat = 0; seat < t.seatCount(); ++seat)
                                           out.addNumber(lives(s, seat) ? 0 : 1, seat);
                                   },
                                   Fields::seatBits<&Position::living>.put}; // validatePosition() turns it round
constexpr Fields::Access kPairField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                        for (int seat = 0; seat < t.seatCount(); ++seat)
                                            for (const std::uint16_t region : s.pairs[seat])
                                                if (region != 0) out.add(1, seat, region - 1);
                                    },
                                    [](const Table&, Position& s, const Fact& f) {
                                        auto& pair = s.pairs[f.key[0]];
                                        return f.value == 0 || Fields::set(pair[pair[0] == 0 ? 0 : 1], f.key[1] + 1);
                                    }};
constexpr Fields::Access kBetrayalField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                            for (int seat = 0; seat < t.seatCount(); ++seat)
                                                for (int other = 0; other < t.seatCount(); ++other)
                                                    out.addNumber(s.betrayers[seat] >> other & 1, seat, other);
                                        },
                                        [](const Table&, Position& s, const Fact& f) {
                                            return Fields::setBit(s.betrayers[f.key[0]], f.key[1], f.value != 0);
                                        }};
constexpr Fields::Access kBetrayedAtField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                              for (int seat = 0; seat < t.seatCount(); ++seat)
                                                  s.betrayedAt(seat).forEach(
                                                      [&](int place) { out.add(1, seat, place); });
                                          },
                                          [](const Table&, Position& s, const Fact& f) {
                                              s.betrayedAt(f.key[0]).assign(f.key[1], f.value != 0);
                                              return true;
                                          }};
constexpr Fields::Access kHandField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                        for (int seat = 0; seat < t.seatCount(); ++seat) {
                                            int ordinal = 0;
                                            s.hand(seat).forEach(
                                                [&](int place) { out.addAt(ordinal++, t.cardOf(place), seat); });
                                            for (int i = 0; i < s.hidden[seat]; ++i)
                                                out.addAt(ordinal++, kUnknown, seat);
                                        }
                                    },
                                    [](const Table& t, Position& s, const Fact& f) {
                                        const int place = t.placeOf(f.value);
                                        if (s.hand(f.key[0]).test(place)) return false;
                                        s.hand(f.key[0]).set(place);
                                        return true;
                                    }};
constexpr Fields::Access kSymbolField{// printed on the card
                                      [](const Table& t, const Position& s, const FieldTeller& out) {
                                          for (int seat = 0; seat < t.seatCount(); ++seat)
                                              s.hand(seat).forEach([&](int place) {
                                                  out.add(num(Choice::Infantry) + t.symbolOf(place), t.cardOf(place));
                                              });
                                      },
                                      [](const Table& t, Position&, const Fact& f) {
                                          return f.value == num(Choice::Infantry) + t.symbolOf(t.placeOf(f.key[0]));
                                      }};
/// With the next card first, from an array in which it is last.
template <auto Cards, auto Count> constexpr Fields::Access kPileField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        for (int i = 0; i < s.*Count; ++i) {
            const PlusOne card = inBlocks<Cards>(s, s.*Count - 1 - i);
            out.addAt(i, card == kHiddenCard ? int{kUnknown} : t.cardOf(card - 1));
        }
    },
    [](const Table& t, Position& s, const Fact& f) { // next one first; validatePosition() turns the row round
        return s.*Count < s.places() && Fields::set(inBlocks<Cards>(s, (s.*Count)++), t.placeOf(f.value) + 1);
    }};
constexpr Fields::Access kSealedField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        for (int seat = 0; seat < t.seatCount(); ++seat) out.addNumber(s.sealed[seat] != 0 ? 1 : 0, seat);
    },
    [](const Table&, Position& s, const Fact& f) { return f.value == 0 || Fields::set(s.sealed[f.key[0]], 1); }};
constexpr Fields::Access kSealedAmountField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        for (int seat = 0; seat < t.seatCount(); ++seat)
            if (s.sealed[seat] > 1) out.add(s.sealed[seat] == kHidden ? int{kUnknown} : s.sealed[seat] - 1, seat);
    },
    [](const Table&, Position& s, const Fact& f) {
        return f.value <= kMaxGold && Fields::set(s.sealed[f.key[0]], f.value + 1);
    }};
/// What a vote is about decides of what the answers are.
template <bool answer> constexpr Fields::Access kBallotField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        if (voteRow(t, s).yesNo() != answer) return;
        const int first = answer ? num(Choice::No) : 0;
        for (int seat = 0; seat < t.seatCount(); ++seat)
            if (s.choice[seat] != 0)
                out.add(s.choice[seat] == kHiddenChoice ? int{kUnknown} : first + s.choice[seat] - 1, seat);
    },
    [](const Table&, Position& s, const Fact& f) {
        const int first = answer ? num(Choice::No) : 0;
        if (answer && (f.value < num(Choice::No) || f.value > num(Choice::Yes))) return false;
        return Fields::set(s.choice[f.key[0]], f.value - first + 1);
    }};
/// While an offer is talked about.
template <auto M> constexpr Fields::Access kDealSeatField{[](const Table&, const Position& s, const FieldTeller& out) {
                                                              if (bargaining(s)) out.addReference(s.*M);
                                                          },
                                                          Fields::reference<M>.put};
constexpr Fields::Access kDealGiverField{// follows from the phase
                                         [](const Table&, const Position& s, const FieldTeller& out) {
                                             if (bargaining(s) && phaseOf(s) != Phase::Answer) out.add(dealGiver(s));
                                         },
                                         [](const Table&, Position&, const Fact&) { return true; }};

/// The terms of one side of a deal.
template <int side, auto M> constexpr Fields::Access kDealNumberField{
    [](const Table&, const Position& s, const FieldTeller& out) { out.addNumber(s.deal[side].*M); },
    [](const Table&, Position& s, const Fact& f) {
        return (sizeof(s.deal[side].*M) > 1 || f.value <= UINT8_MAX) && Fields::set(s.deal[side].*M, f.value);
    }};
template <int side> constexpr Fields::Access kDealUnitsField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        for (const int place : t.places) out.addNumber(s.laidUnits(side, place), place);
    },
    [](const Table&, Position& s, const Fact& f) { return Fields::set(s.laidUnits(side, f.key[0]), f.value); }};
template <int side, auto M> constexpr Fields::Access kDealPlacesField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        for (int k = 0; k < s.words; ++k)
            Mask::ofWord(s.block[k].goods[side].*M).forEach([&](int i) { out.add(1, k * kBlockPlaces + i); });
    },
    [](const Table&, Position& s, const Fact& f) {
        return Fields::setBit(s.blockOf(f.key[0]).goods[side].*M, static_cast<int>(Position::inBlock(f.key[0])),
                              f.value != 0);
    }};
template <int side> constexpr Fields::Access kDealPromisesField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        for (int what = 0; what < kPromises; ++what) out.addNumber(s.deal[side].promises >> what & 1, what);
    },
    [](const Table&, Position& s, const Fact& f) {
        return within(f.key[0], kPromises) && (f.value == 0 || Fields::setBit(s.deal[side].promises, f.key[0], true));
    }};

constexpr Fields::Row kRows[] = {
    {"turn", Role::Turn, keys(), Space::Army, Fields::reference<&Position::active>},
    {"phase", Role::Phase, keys(), Space::Phase, Fields::number<&Position::phase>},
    {"round", Role::Counter, keys(), Space::Number, Fields::number<&Position::round>},
    {"first", Role::Internal, keys(), Space::Seat, Fields::number<&Position::first>},
    {"territories.{place}.owner", Role::Owner, keys(Space::Place), Space::Army, kOwnerField},
    {"territories.{place}.{piece}", Role::Stack, keys(Space::Place, Space::Piece), Space::Number,
     kByPlaceField<&Block::units, INT16_MAX, kInfantry>},
    {"territories.{place}.guests.{army}.{piece}", Role::Stack, keys(Space::Place, Space::Army, Space::Piece),
     Space::Number, kGuestsField},
    {"territories.{place}.capital", Role::Marker, keys(Space::Place), Space::Flag, kCapitalField},
    {"territories.{place}.natives-lost", Role::Internal, keys(Space::Place), Space::Number,
     kByPlaceField<&Block::wounds, UINT8_MAX>},
    {"territories.{place}.spent", Role::Internal, keys(Space::Place), Space::Number, kByPlaceField<&Block::spent>},
    {"passage.{place}.{seat}", Role::Effect, keys(Space::Place, Space::Seat), Space::Flag, kPassageField},
    {"seats.{seat}.score", Role::Score, keys(Space::Seat), Space::Number, kScoreField},
    {"seats.{seat}.gold", Role::Counter, keys(Space::Seat), Space::Number, Fields::bySeat<&Position::gold>},
    {"seats.{seat}.routes", Role::Counter, keys(Space::Seat), Space::Number, Fields::bySeat<&Position::routes>},
    {"seats.{seat}.out", Role::Status, keys(Space::Seat), Space::Flag, kOutField},
    {"reserve.{army}.{piece}", Role::Supply, keys(Space::Army, Space::Piece), Space::Number,
     Fields::bySeat<&Position::pool, INT16_MAX, kInfantry>},
    {"seats.{seat}.hand", Role::Hand, keys(Space::Seat), Space::Card, kHandField, Holds::List},
    {"cards.{card}.symbol", Role::Status, keys(Space::Card), Space::Choice, kSymbolField},
    {"sets", Role::Counter, keys(), Space::Number, Fields::number<&Position::sets>},
    {"decks.cards", Role::Pile, keys(), Space::Card, kPileField<&Block::deck, &Position::deckCount>, Holds::List},
    {"decks.cards-used", Role::Discard, keys(), Space::Card, kPileField<&Block::used, &Position::usedCount>,
     Holds::List},
    {"pairs.{seat}.{region}", Role::Status, keys(Space::Seat, Space::Region), Space::Flag, kPairField},
    {"effects.{seat}.emergency", Role::Effect, keys(Space::Seat), Space::Number, Fields::bySeat<&Position::emergency>},
    {"effects.{seat}.weakened-in-round", Role::Effect, keys(Space::Seat), Space::Number,
     Fields::bySeat<&Position::strained>},
    {"effects.{seat}.paralysed-in-round", Role::Effect, keys(Space::Seat), Space::Number,
     Fields::bySeat<&Position::paralysed>},
    {"effects.{seat}.crisis-in-round", Role::Effect, keys(Space::Seat), Space::Number,
     Fields::bySeat<&Position::crisis>},
    {"betrayals.{seat}.{seat}", Role::Effect, keys(Space::Seat, Space::Seat), Space::Flag, kBetrayalField},
    {"betrayed-at.{seat}.{place}", Role::Effect, keys(Space::Seat, Space::Place), Space::Flag, kBetrayedAtField},
    {"famine", Role::Status, keys(), Space::Flag, Fields::flag<kFamine>},
    {"attack.place", Role::Internal, keys(), Space::Place, Fields::reference<&Position::to>},
    {"attack.guests-of", Role::Internal, keys(), Space::Seat, Fields::reference<&Position::enemy>},
    {"attack.force.{place}", Role::Internal, keys(Space::Place), Space::Number, kByPlaceField<&Block::force>},
    {"attack.order", Role::Internal, keys(), Space::Place, kOrderField, Holds::List},
    {"attack.strength", Role::Internal, keys(), Space::Number, Fields::number<&Position::strength>},
    {"attack.mob", Role::Internal, keys(), Space::Number, Fields::number<&Position::mob>},
    {"attack.attack-dice", Role::Internal, keys(), Space::Number, Fields::number<&Position::attackDice>},
    {"attack.defence-dice", Role::Internal, keys(), Space::Number, Fields::number<&Position::defenceDice>},
    {"attack.attack", Role::Internal, keys(), Space::Number, Fields::dice<&Position::dice, 0>, Holds::List},
    {"attack.defence", Role::Internal, keys(), Space::Number, Fields::dice<&Position::dice, 1>, Holds::List},
    {"attack.rolled", Role::Internal, keys(), Space::Flag, Fields::flag<kRolled>},
    {"attack.assault", Role::Internal, keys(), Space::Flag, Fields::flag<kAssault>},
    {"multipliers.{seat}", Role::Internal, keys(Space::Seat), Space::Number, Fields::bySeat<&Position::multiplier>},
    {"falls.{seat}", Role::Internal, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::falls>},
    {"captor", Role::Internal, keys(), Space::Seat, Fields::reference<&Position::captor>},
    {"this-turn.attacked", Role::Internal, keys(), Space::Flag, Fields::flag<kAttacked>},
    {"this-turn.captured", Role::Internal, keys(), Space::Flag, Fields::flag<kCaptured>},
    {"this-turn.bonus-used", Role::Internal, keys(), Space::Flag, Fields::flag<kBonusUsed>},
    {"this-turn.captured-cards", Role::Internal, keys(), Space::Flag, Fields::flag<kTakenCards>},
    {"this-turn.traded", Role::Internal, keys(), Space::Place, Fields::list<&Position::traded>, Holds::List},
    {"this-turn.asked.{place}", Role::Internal, keys(Space::Place), Space::Flag, kAskedField},
    {"asked", Role::Internal, keys(), Space::Seat, Fields::reference<&Position::asked>},
    {"left", Role::Internal, keys(), Space::Number, Fields::number<&Position::left>},
    {"contenders.{seat}", Role::Internal, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::contenders>},
    {"auction.number", Role::Internal, keys(), Space::Number, Fields::number<&Position::lotNumber>},
    {"auction.units", Role::Internal, keys(), Space::Number, Fields::number<&Position::lot>},
    {"auction.highest", Role::Internal, keys(), Space::Number, Fields::number<&Position::high>},
    {"holder", Role::Internal, keys(), Space::Seat, Fields::reference<&Position::holder>},
    {"done.{seat}", Role::Internal, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::done>},
    {"offers.{seat}", Role::Internal, keys(Space::Seat), Space::Number, Fields::bySeat<&Position::offers>},
    {"second-time", Role::Internal, keys(), Space::Flag, Fields::flag<kSecond>},
    {"sealed.{seat}.made", Role::Sealed, keys(Space::Seat), Space::Flag, kSealedField},
    {"sealed.{seat}.amount", Role::Internal, keys(Space::Seat), Space::Number, kSealedAmountField},
    {"sealed.{seat}.for", Role::Internal, keys(Space::Seat), Space::Seat, kBallotField<false>},
    {"sealed.{seat}.answer", Role::Internal, keys(Space::Seat), Space::Choice, kBallotField<true>},
    {"votes-used.{seat}", Role::Internal, keys(Space::Seat), Space::Number, Fields::bySeat<&Position::usedVotes>},
    {"fate.sum", Role::Internal, keys(), Space::Number, Fields::number<&Position::fate>},
    {"fate.vote", Role::Internal, keys(), Space::Number, Fields::number<&Position::vote>},
    {"fate.table", Role::Internal, keys(), Space::Number, Fields::number<&Position::region>},
    {"fate.place-number", Role::Internal, keys(), Space::Number, Fields::number<&Position::drawing>},
    {"fate.places", Role::Internal, keys(), Space::Place, Fields::list<&Position::drawn>, Holds::List},
    {"fate.poorest", Role::Internal, keys(), Space::Flag, Fields::flag<kPoorest>},
    {"deal.maker", Role::DealMaker, keys(), Space::Seat, kDealSeatField<&Position::asked>},
    {"deal.partner", Role::DealPartner, keys(), Space::Seat, kDealSeatField<&Position::enemy>},
    {"deal.giver", Role::DealGiver, keys(), Space::Seat, kDealGiverField},
    {"deal.counters", Role::Internal, keys(), Space::Number, Fields::number<&Position::counters>},
    {"deal.unchanged", Role::Internal, keys(), Space::Flag, Fields::flag<kUnchanged>},
    {"deal.hidden", Role::DealHidden, keys(), Space::Flag, Fields::flag<kSealedDeal>},
    {"deal.give.gold", Role::DealGive, keys(), Space::Number, kDealNumberField<0, &Bundle::gold>},
    {"deal.give.troops", Role::DealGive, keys(), Space::Number, kDealNumberField<0, &Bundle::troops>},
    {"deal.give.routes", Role::DealGive, keys(), Space::Number, kDealNumberField<0, &Bundle::routes>},
    {"deal.give.units.{place}", Role::DealGive, keys(Space::Place), Space::Number, kDealUnitsField<0>},
    {"deal.give.territories.{place}", Role::DealGive, keys(Space::Place), Space::Flag,
     kDealPlacesField<0, &Goods::land>},
    {"deal.give.passage.{place}", Role::DealGive, keys(Space::Place), Space::Flag,
     kDealPlacesField<0, &Goods::passage>},
    {"deal.give.promises.{choice}", Role::DealGive, keys(Space::Choice), Space::Flag, kDealPromisesField<0>},
    {"deal.ask.gold", Role::DealAsk, keys(), Space::Number, kDealNumberField<1, &Bundle::gold>},
    {"deal.ask.troops", Role::DealAsk, keys(), Space::Number, kDealNumberField<1, &Bundle::troops>},
    {"deal.ask.routes", Role::DealAsk, keys(), Space::Number, kDealNumberField<1, &Bundle::routes>},
    {"deal.ask.units.{place}", Role::DealAsk, keys(Space::Place), Space::Number, kDealUnitsField<1>},
    {"deal.ask.territories.{place}", Role::DealAsk, keys(Space::Place), Space::Flag, kDealPlacesField<1, &Goods::land>},
    {"deal.ask.passage.{place}", Role::DealAsk, keys(Space::Place), Space::Flag, kDealPlacesField<1, &Goods::passage>},
    {"deal.ask.promises.{choice}", Role::DealAsk, keys(Space::Choice), Space::Flag, kDealPromisesField<1>},
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
    if (kRows[field].path != "sets" || !table.options.classicCards) return {};
    return NumberRow{{kRisingSets.begin(), kRisingSets.end()}, kRisingStep};
}

int effectRule(const Table& /*table*/, const Fact& fact)
{
    constexpr std::pair<std::string_view, Rule> kLasting[] = {
        {"passage.{place}.{seat}", wr(16)},
        {"betrayals.{seat}.{seat}", wr(18)},
        {"betrayed-at.{seat}.{place}", wr(18)},
        {"effects.{seat}.emergency", wr(65)},
        {"effects.{seat}.weakened-in-round", wr(65)},
        {"effects.{seat}.paralysed-in-round", fateRule(kParalysisFate)},
        {"effects.{seat}.crisis-in-round", fateRule(kLastFate)},
    };
    const Fields::Row& row = kRows[fact.field];
    if (row.role == Role::DealGive || row.role == Role::DealAsk) return num(wr(44));
    for (const auto& [path, rule] : kLasting)
        if (row.path == path) return num(rule);
    return 0;
}

void describe(const Table& table, const Position& position, Facts& facts)
{
    Fields::describe(kRows, table, position, facts);
}

bool put(const Table& table, Position& position, const Fact& fact) { return Fields::put(kRows, table, position, fact); }

} // namespace marches::engine::warrior_risk
