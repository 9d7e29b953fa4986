// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/common/fieldtable.h"
#include "engine/rules/le_monde_de_narnia/machine.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

/// Words of Space::Choice: Villain from 1, then Second from 1, then Revived from 1.
constexpr int kFirstSecond = 2;
constexpr int kFirstRevived = 4;
constexpr int kPilesOfDeck = 2; ///< draw pile and discards

constexpr bool within(int value, int end) { return value >= 0 && value < end; }

struct Spaces {
    static bool canBe(const Table& t, Space space, int value)
    {
        switch (space) {
        case Space::Seat:
        case Space::Army: return within(value, t.seatCount());
        case Space::Token: return within(value, kPawns);
        case Space::Card: return within(value, static_cast<int>(t.cards.kinds.size()));
        case Space::Phase: return within(value, kPhases);
        case Space::Flag: return within(value, 2);
        default: return true;
        }
    }
    template <class F> static void forEachPlace(const Table& /*t*/, F /*f*/) {} // all is told of pawns and seats
};

using Fields = FieldTable<Table, Position, Spaces>;

/// Calls f(seat, child) for the seats that play one.
template <class F> void forEachChild(const Table& t, const Position& s, F f)
{
    for (int seat = 0; seat < t.seatCount(); ++seat)
        if (const int child = childOf(s, seat); child >= 0) f(seat, child);
}

constexpr Fields::Access kHolderField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                          forEachChild(t, s, [&](int seat, int child) { out.add(seat, child); });
                                      },
                                      [](const Table&, Position& s, const Fact& f) {
                                          return within(f.key[0], kChildren) && s.character[f.value] == 0 &&
                                                 Fields::set(s.character[f.value], f.key[0] + 1);
                                      }};
constexpr Fields::Access kPawnField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        forEachChild(t, s, [&](int, int child) { out.add(t.road.place(s.child[child]), child); });
        out.add(t.road.place(s.witch), kWitch);
        for (int wolf = 0; wolf < kWolves; ++wolf) out.add(t.road.place(s.wolf[wolf]), kFirstWolf + wolf);
    },
    [](const Table& t, Position& s, const Fact& f) {
        if (!within(f.value, static_cast<int>(t.road.wayOf.size()))) return false;
        const int way = t.road.wayOf[static_cast<std::size_t>(f.value)];
        if (way == Road::kNowhere) return false;
        const int pawn = f.key[0];
        std::int16_t& where = pawn == kWitch ? s.witch : pawn < kChildren ? s.child[pawn] : s.wolf[pawn - kFirstWolf];
        return Fields::setBit(s.placed, pawn, true) && Fields::set(where, way);
    }};
constexpr Fields::Access kStoneField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        forEachChild(t, s, [&](int seat, int child) { out.addNumber(isStone(s, seat) ? 1 : 0, child); });
    },
    [](const Table&, Position& s, const Fact& f) {
        return within(f.key[0], kChildren) && Fields::setBit(s.stone, f.key[0], f.value != 0);
    }};
constexpr Fields::Access kProgressField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        forEachChild(t, s, [&](int seat, int child) { out.addNumber(s.child[child], seat); });
    },
    [](const Table& t, Position& s, const Fact& f) {
        return within(f.value, t.road.length() + 1) && Fields::set(s.told[f.key[0]], f.value + 1);
    }};
constexpr Fields::Access kBankField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                        if (t.options.tokenLimit) out.add(s.bank);
                                    },
                                    [](const Table& t, Position& s, const Fact& f) {
                                        Fields::setBit(s.placed, kBankTold, true);
                                        return t.options.tokenLimit ? f.value >= 0 && Fields::set(s.bank, f.value)
                                                                    : f.value == 0;
                                    }};
/// Cards + 1 of one deck, the next one last.
template <auto Cards, auto Count, DeckOf deck> constexpr Fields::Access kPileField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        const int count = (s.*Count)[num(deck)];
        for (int i = 0; i < count; ++i) {
            const std::uint8_t card = (s.*Cards)[num(deck)][count - 1 - i];
            out.addAt(i, card == kHidden ? int{kUnknown} : card - 1);
        }
    },
    [](const Table&, Position& s, const Fact& f) { // next one first; validatePosition() turns the row round
        std::uint8_t& count = (s.*Count)[num(deck)];
        return count < kMaxDeck && Fields::set((s.*Cards)[num(deck)][count++], f.value + 1);
    }};
/// One of so many words, of which 0 is none.
template <auto M, int First, int Words>
constexpr Fields::Access kWordField{Fields::reference<M, 1 - First>.tell, [](const Table&, Position& s, const Fact& f) {
                                        return within(f.value - First, Words) && Fields::set(s.*M, f.value - First + 1);
                                    }};
constexpr Fields::Access kDrawsFromField{[](const Table&, const Position& s, const FieldTeller& out) {
                                             if (s.drawer != 0) out.add(s.drawFrom * kPilesOfDeck);
                                         },
                                         [](const Table&, Position& s, const Fact& f) {
                                             return f.value % kPilesOfDeck == 0 &&
                                                    within(f.value, kDecks * kPilesOfDeck) &&
                                                    Fields::set(s.drawFrom, f.value / kPilesOfDeck);
                                         }};
constexpr Fields::Access kAfterCardField{[](const Table&, const Position& s, const FieldTeller& out) {
                                             if (s.drawer != 0) out.add(s.afterCard);
                                         },
                                         Fields::number<&Position::afterCard>.put};

constexpr Fields::Row kRows[] = {
    {"turn", Role::Turn, keys(), Space::Army, Fields::reference<&Position::active>},
    {"phase", Role::Phase, keys(), Space::Phase, Fields::always<&Position::phase>},
    {"round", Role::Counter, keys(), Space::Number, Fields::number<&Position::round>},
    {"holders.{token}", Role::Status, keys(Space::Token), Space::Seat, kHolderField},
    {"pawns.{token}", Role::Token, keys(Space::Token), Space::Place, kPawnField},
    {"stone.{token}", Role::Status, keys(Space::Token), Space::Flag, kStoneField},
    {"seats.{seat}.progress", Role::Score, keys(Space::Seat), Space::Number, kProgressField},
    {"seats.{seat}.tokens", Role::Counter, keys(Space::Seat), Space::Number, Fields::bySeat<&Position::tokens>},
    {"seats.{seat}.skip", Role::Effect, keys(Space::Seat), Space::Number, Fields::bySeat<&Position::skip, 200>},
    {"seats.{seat}.shield", Role::Effect, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::shield>},
    {"seats.{seat}.ability-used", Role::Effect, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::spent>},
    {"bank", Role::Counter, keys(), Space::Number, kBankField},
    {"decks.event", Role::Pile, keys(), Space::Card, kPileField<&Position::deck, &Position::deckCount, DeckOf::Event>,
     Holds::List},
    {"decks.event-used", Role::Discard, keys(), Space::Card,
     kPileField<&Position::used, &Position::usedCount, DeckOf::Event>, Holds::List},
    {"decks.sword", Role::Pile, keys(), Space::Card, kPileField<&Position::deck, &Position::deckCount, DeckOf::Sword>,
     Holds::List},
    {"decks.sword-used", Role::Discard, keys(), Space::Card,
     kPileField<&Position::used, &Position::usedCount, DeckOf::Sword>, Holds::List},
    {"card", Role::OpenCard, keys(), Space::Card, Fields::reference<&Position::card>},
    {"roll.villain", Role::Internal, keys(), Space::Choice, kWordField<&Position::villain, 0, 2>},
    {"roll.villain-steps", Role::Internal, keys(), Space::Number, Fields::number<&Position::villainSteps, 100>},
    {"roll.second", Role::Internal, keys(), Space::Choice, kWordField<&Position::second, kFirstSecond, 2>},
    {"roll.second-steps", Role::Internal, keys(), Space::Number, Fields::number<&Position::secondSteps, 100>},
    {"drawer", Role::Internal, keys(), Space::Seat, Fields::reference<&Position::drawer>},
    {"draws-from", Role::Internal, keys(), Space::Pile, kDrawsFromField},
    {"draw-queue.{seat}", Role::Internal, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::drawQueue>},
    {"after-card", Role::Internal, keys(), Space::Phase, kAfterCardField},
    {"branch", Role::Internal, keys(), Space::Card, Fields::reference<&Position::branch>},
    {"effect", Role::Internal, keys(), Space::Number, Fields::number<&Position::effect, kMaxChoices + 1>},
    {"target", Role::Internal, keys(), Space::Seat, Fields::reference<&Position::target>},
    {"chosen-wolf", Role::Internal, keys(), Space::Token, kWordField<&Position::chosenWolf, kFirstWolf, kWolves>},
    {"revival", Role::Internal, keys(), Space::Choice, kWordField<&Position::revived, kFirstRevived, 3>},
    {"this-turn.rerolled", Role::Internal, keys(), Space::Flag, Fields::flag<kRerolled>},
    {"this-turn.villain-done", Role::Internal, keys(), Space::Flag, Fields::flag<kVillainDone>},
    {"this-turn.was-stone", Role::Internal, keys(), Space::Flag, Fields::flag<kWasStone>},
    {"this-turn.ignores-wolves", Role::Internal, keys(), Space::Flag, Fields::flag<kIgnoresWolves>},
    {"this-turn.driven-back", Role::Internal, keys(), Space::Flag, Fields::flag<kDrivenBack>},
    {"this-turn.wolves-due", Role::Internal, keys(), Space::Flag, Fields::flag<kWolvesDue>},
    {"first", Role::Internal, keys(), Space::Seat, Fields::always<&Position::first>},
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
    const FieldSpec& field = fieldSpecs()[fact.field];
    if (field.role != Role::Effect) return 0;
    // Cards alone make somebody miss a turn, or keep the wolves off.
    return num(lmn(field.path == "seats.{seat}.ability-used" ? 42 : 18));
}

void describe(const Table& table, const Position& position, Facts& facts)
{
    Fields::describe(kRows, table, position, facts);
}

bool put(const Table& table, Position& position, const Fact& fact) { return Fields::put(kRows, table, position, fact); }

} // namespace marches::engine::le_monde_de_narnia
