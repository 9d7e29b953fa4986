// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/common/fieldtable.h"
#include "engine/rules/heralds_round/game.h"

namespace marches::engine::heralds_round {

namespace {

constexpr int kEnvoy = 0; ///< the one kind of piece
constexpr int kMostEnvoys = 60;
constexpr int kMostRenown = 30000;

using Fields = FieldTable<Table, Position, UsualSpaces<Table, kPhases, 1, 1>>;

constexpr Fields::Access kEnvoysField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                          for (const int place : t.places)
                                              for (int seat = 0; seat < t.seatCount(); ++seat)
                                                  out.addNumber(s.envoys[place][seat], place, seat, kEnvoy);
                                      },
                                      [](const Table&, Position& s, const Fact& f) {
                                          return Fields::within(f.value, kMostEnvoys + 1) &&
                                                 Fields::set(s.envoys[f.key[0]][f.key[1]], f.value);
                                      }};
constexpr Fields::Access kHeraldField{
    [](const Table& t, const Position& s, const FieldTeller& out) { out.add(t.shires[s.herald].hill, 0); },
    [](const Table& t, Position& s, const Fact& f) {
        const int shire = t.shireOf[static_cast<std::size_t>(f.value)];
        return t.shires[static_cast<std::size_t>(shire)].hill == f.value && Fields::set(s.herald, shire);
    }};
constexpr Fields::Access kHandField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                        for (int seat = 0; seat < t.seatCount(); ++seat)
                                            out.addNumber(s.hand[seat], seat, kEnvoy);
                                    },
                                    Fields::bySeat<&Position::hand, kMostEnvoys>.put};

constexpr Fields::Row kRows[] = {
    {"turn", Role::Turn, keys(), Space::Army, Fields::reference<&Position::active>},
    {"phase", Role::Phase, keys(), Space::Phase, Fields::always<&Position::phase>},
    {"round", Role::Counter, keys(), Space::Number, Fields::number<&Position::round>},
    {"territories.{place}.{army}.{piece}", Role::Stack, keys(Space::Place, Space::Army, Space::Piece), Space::Number,
     kEnvoysField},
    {"stands.{token}", Role::Token, keys(Space::Token), Space::Place, kHeraldField},
    {"seats.{seat}.renown", Role::Score, keys(Space::Seat), Space::Number,
     Fields::bySeat<&Position::renown, kMostRenown>},
    {"hand.{army}.{piece}", Role::Supply, keys(Space::Army, Space::Piece), Space::Number, kHandField},
    {"opener", Role::Internal, keys(), Space::Seat, Fields::number<&Position::opener>},
    {"this-turn.left", Role::Internal, keys(), Space::Number, Fields::number<&Position::left>},
    {"speaker", Role::Internal, keys(), Space::Seat, Fields::reference<&Position::speaker>},
    {"winners.{seat}", Role::Internal, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::winners>},
};

/// Somebody is in the shire of the moot to bring home whom.
bool someoneSpeaks(const Table& t, const Position& s)
{
    return s.speaker != 0 && envoysIn(s, t.shires[s.herald])[s.speaker - std::size_t{1}] > 0;
}

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

Refusal validatePosition(const Table& table, Position& s)
{
    const auto bad = [](Text text, std::initializer_list<int> args = {}) { return say(text, hr(14), args); };
    for (const int place : table.places)
        if (envoysAt(s, place) > table.room(place, table.options.narrowHills)) return bad(Text::BadRoom, {place});
    s.round = std::max<std::uint16_t>(s.round, 1);
    switch (phaseOf(s)) {
    case Phase::Turn:
        if (s.active == 0) return bad(Text::BadTurn);
        if (s.left == 0) s.left = static_cast<std::uint8_t>(table.options.steps);
        return {};
    case Phase::Herald: return s.active == 0 ? Refusal{} : bad(Text::BadTurn);
    case Phase::News: return s.active == 0 && someoneSpeaks(table, s) ? Refusal{} : bad(Text::BadPhase);
    default: return s.winners != 0 ? Refusal{} : bad(Text::BadPhase);
    }
}

} // namespace marches::engine::heralds_round
