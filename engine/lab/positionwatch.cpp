// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/positionwatch.h"

#include <bit>
#include <cmath>

#include "engine/game/ruleset.h"

namespace marches::engine {

PositionWatch::PositionWatch(const Rules& rules, const MeasureSet& wanted) : Watcher(wanted), m_rules(rules)
{
    bool owned = false;
    for (const FieldSpec& field : rules.fields()) {
        FieldUse use;
        use.role = field.role;
        for (int key = 0; key < 3; ++key) {
            const Space space = field.keys[static_cast<std::size_t>(key)];
            if (space == Space::Place && use.placeKey < 0) use.placeKey = key;
            if (space == Space::Seat && use.seatKey < 0) use.seatKey = key;
            if (space == Space::Token && key == 0 && field.role == Role::Status && field.value == Space::Seat)
                use.tokenKey = key;
        }
        use.counts = field.value == Space::Number;
        // Tokens are on places by their values; of hands, only those whose holder is known count.
        if (field.role == Role::Token && field.value != Space::Place) use.role = Role::Internal;
        if (field.role == Role::Hand && (field.value != Space::Card || use.seatKey < 0)) use.role = Role::Internal;
        if (use.role == Role::Owner && use.placeKey >= 0) {
            owned = true;
            m_ownedBySeat = field.value == Space::Seat;
        }
        m_fields.push_back(use);
    }
    m_seatOfArmy.assign(static_cast<std::size_t>(rules.vocabulary().count(Space::Army)), -1);
    for (std::size_t seat = 0; seat < rules.seats().size(); ++seat)
        for (const int army : rules.seats()[seat].armies)
            if (army >= 0 && army < static_cast<int>(m_seatOfArmy.size()))
                m_seatOfArmy[static_cast<std::size_t>(army)] = static_cast<int>(seat);

    const Board& board = rules.board();
    for (int place = 0; place < board.placeCount(); ++place) {
        const PlaceKind kind = board.place(place).kind;
        m_counted.push_back(kind != PlaceKind::Coast && kind != PlaceKind::Site);
        const std::string& id = board.place(place).id;
        const bool whole = owned && place < board.territoryCount();
        m_placeColumns.push_back({whole ? addColumn("fought", id) : kUnwanted,
                                  whole ? addColumn("taken", id) : kUnwanted, whole ? addColumn("held", id) : kUnwanted,
                                  whole ? addColumn("held-by-winner", id) : kUnwanted});
    }
    bool hands = false;
    for (const FieldUse& use : m_fields) hands = hands || use.role == Role::Hand;
    for (const std::string& card : rules.vocabulary().names(Space::Card))
        m_cardColumns.push_back(hands ? addColumn("card-wins", card) : kUnwanted);
    bool held = false;
    for (const FieldUse& use : m_fields) held = held || use.tokenKey >= 0;
    for (const std::string& token : rules.vocabulary().names(Space::Token))
        m_tokenColumns.push_back(held ? addColumn("token-wins", token) : kUnwanted);
    m_coverage = addColumn("coverage");
}

void PositionWatch::begin(const Rules&, const State& state, const Decision&)
{
    forget();
    const std::size_t places = m_counted.size();
    m_touched.assign(places, false);
    m_fought.assign(places, false);
    m_taken.assign(places, false);
    m_holders.assign(m_cardColumns.size(), 0);
    m_tokenHolders.assign(m_tokenColumns.size(), 0);
    read(state);
    m_before = m_now;
    m_touched.assign(places, false); // where tokens begin is no travel
}

void PositionWatch::read(const State& state)
{
    m_facts.clear();
    m_rules.describe(state, m_facts);
    m_now.assign(m_counted.size(), {});
    for (const Fact& fact : m_facts) {
        const FieldUse& use = m_fields[fact.field];
        const int place = use.placeKey < 0 ? -1 : fact.key[static_cast<std::size_t>(use.placeKey)];
        PlaceNow* now =
            place >= 0 && place < static_cast<int>(m_now.size()) ? &m_now[static_cast<std::size_t>(place)] : nullptr;
        switch (use.role) {
        case Role::Owner:
            if (now != nullptr) now->owner = fact.value;
            break;
        case Role::Stack:
            if (now != nullptr) now->pieces += use.counts ? fact.value : 1;
            break;
        case Role::Intruders:
            if (now != nullptr) now->intruders = true;
            break;
        case Role::Token:
            if (fact.value >= 0 && fact.value < static_cast<int>(m_touched.size()))
                m_touched[static_cast<std::size_t>(fact.value)] = true;
            break;
        case Role::Hand:
            if (fact.value >= 0 && fact.value < static_cast<int>(m_holders.size()))
                m_holders[static_cast<std::size_t>(fact.value)] |=
                    std::uint64_t{1} << static_cast<unsigned>(fact.key[static_cast<std::size_t>(use.seatKey)]);
            break;
        case Role::Status:
            if (use.tokenKey >= 0 && fact.value >= 0 && fact.value < kMostSeats) {
                const auto token = static_cast<std::size_t>(fact.key[static_cast<std::size_t>(use.tokenKey)]);
                if (token < m_tokenHolders.size())
                    m_tokenHolders[token] |= std::uint64_t{1} << static_cast<unsigned>(fact.value);
            }
            break;
        default: break;
        }
    }
}

void PositionWatch::seeDecision(const State& state, const Decision&)
{
    read(state);
    compare();
    m_before.swap(m_now);
}

void PositionWatch::compare()
{
    for (std::size_t place = 0; place < m_now.size(); ++place) {
        const PlaceNow& before = m_before[place];
        const PlaceNow& now = m_now[place];
        const bool changedHands = before.owner != now.owner && before.owner >= 0 && now.owner >= 0;
        if (before.owner != now.owner || before.pieces != now.pieces || now.intruders) m_touched[place] = true;
        if (changedHands) m_taken[place] = true;
        if (changedHands || now.intruders || (m_rolled && before.owner >= 0 && now.pieces < before.pieces))
            m_fought[place] = true;
    }
}

int PositionWatch::seatOf(int owner) const
{
    if (owner < 0) return -1;
    if (m_ownedBySeat) return owner;
    return owner < static_cast<int>(m_seatOfArmy.size()) ? m_seatOfArmy[static_cast<std::size_t>(owner)] : -1;
}

void PositionWatch::end(const State&, const GameSummary& summary)
{
    if (!summary.ended) return;
    int places = 0;
    int touched = 0;
    for (std::size_t place = 0; place < m_before.size(); ++place) {
        if (m_counted[place]) {
            ++places;
            touched += m_touched[place] ? 1 : 0;
        }
        const PlaceColumns& columns = m_placeColumns[place];
        setShare(columns.fought, m_fought[place]);
        setShare(columns.taken, m_taken[place]);
        const int owner = m_before[place].owner;
        setShare(columns.held, owner >= 0);
        const int seat = seatOf(owner);
        if (seat >= 0 && summary.winners != 0) setShare(columns.heldByWinner, (summary.winners >> seat & 1U) != 0);
    }
    if (places > 0) set(m_coverage, std::int64_t{findMeasure("coverage")->unit} * touched / places);
    tellHolders(m_cardColumns, m_holders, summary);
    tellHolders(m_tokenColumns, m_tokenHolders, summary);
}

void PositionWatch::tellHolders(const std::vector<int>& columns, const std::vector<std::uint64_t>& holders,
                                const GameSummary& summary)
{
    for (std::size_t item = 0; item < columns.size(); ++item) {
        if (holders[item] == 0) continue;
        std::int64_t units = 0;
        for (std::size_t seat = 0; seat < m_rules.seats().size(); ++seat)
            if ((holders[item] >> seat & 1U) != 0) units += winUnits(summary, static_cast<int>(seat));
        set(columns[item], units / std::popcount(holders[item]));
    }
}

} // namespace marches::engine
