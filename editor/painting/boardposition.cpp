// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardposition.h"

#include "engine/game/rules.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace marches::editor {

namespace {

using engine::Fact;
using engine::FieldSpec;
using engine::Role;
using engine::Space;

/// The number that a fact has for a space, as a key or as its value.
std::optional<int> keyOf(const FieldSpec& field, const Fact& fact, Space space)
{
    for (std::size_t i = 0; i < field.keys.size(); ++i)
        if (field.keys[i] == space && fact.key[i] >= 0) return fact.key[i];
    return std::nullopt;
}

std::optional<int> valueOf(const FieldSpec& field, const Fact& fact, Space space)
{
    if (field.value == space && fact.value >= 0) return fact.value;
    if (field.otherValue == space && engine::isOther(fact.value)) return engine::indexOfOther(fact.value);
    return std::nullopt;
}

bool isAboard(const FieldSpec& field) { return field.path.find(".aboard.") != std::string::npos; }

bool isStone(const FieldSpec& field)
{
    return field.path.find("stone.") == 0 || field.path.find("statue") != std::string::npos;
}

class Reader {
public:
    explicit Reader(const engine::Rules& rules) : m_rules(rules)
    {
        m_position.places.resize(static_cast<std::size_t>(rules.board().placeCount()));
        m_holder.assign(static_cast<std::size_t>(rules.vocabulary().count(Space::Token)), -1);
        m_seat = m_holder;
        m_status.assign(m_holder.size(), 0);
        m_fixed.assign(m_holder.size(), 0);
        for (int seat = 0; seat < static_cast<int>(rules.seats().size()); ++seat)
            for (const int token : rules.seats()[static_cast<std::size_t>(seat)].tokens) {
                m_holder[static_cast<std::size_t>(token)] = armyOfSeat(seat);
                m_fixed[static_cast<std::size_t>(token)] = 1;
            }
        m_banner.assign(static_cast<std::size_t>(rules.vocabulary().count(Space::Region)), -1);
    }

    BoardPosition read(const engine::Facts& facts)
    {
        for (const FieldSpec& field : m_rules.fields())
            if (field.role == Role::Score && field.keys[0] == Space::Seat) addSeats();
        for (const Fact& fact : facts) readFirst(field(fact), fact);
        for (const Fact& fact : facts) readSecond(field(fact), fact);
        finishTrack();
        fly();
        finishOrders();
        for (PlaceContents& place : m_position.places) {
            for (PieceCount& pieces : place.intruders)
                if (pieces.army < 0) pieces.army = intruderArmy(place);
            for (TokenHere& token : place.tokens) token.army = tokenArmy(place, token);
        }
        return std::move(m_position);
    }

private:
    const FieldSpec& field(const Fact& fact) const { return m_rules.fields()[fact.field]; }

    int armyOfSeat(int seat) const
    {
        const auto& seats = m_rules.seats();
        if (seat < 0 || seat >= static_cast<int>(seats.size())) return -1;
        const std::vector<int>& armies = seats[static_cast<std::size_t>(seat)].armies;
        return armies.empty() ? -1 : armies.front();
    }

    /// An army or seat that the fact names, as an army.
    int armyIn(const FieldSpec& field, const Fact& fact, bool asValue) const
    {
        const auto find = asValue ? valueOf : keyOf;
        if (const std::optional<int> army = find(field, fact, Space::Army)) return *army;
        if (const std::optional<int> seat = find(field, fact, Space::Seat)) return armyOfSeat(*seat);
        return -1;
    }

    PlaceContents* place(const FieldSpec& field, const Fact& fact)
    {
        std::optional<int> index = keyOf(field, fact, Space::Place);
        if (!index) index = valueOf(field, fact, Space::Place);
        return index && *index < m_rules.board().placeCount() ? &m_position.places[static_cast<std::size_t>(*index)]
                                                              : nullptr;
    }

    /// What other facts lean on: owners, whose turn it is, who holds a token and how it is.
    void readFirst(const FieldSpec& field, const Fact& fact)
    {
        if (field.role == Role::Owner) {
            if (PlaceContents* here = place(field, fact)) here->owner = armyIn(field, fact, true);
        } else if (field.role == Role::Turn) {
            if (const int army = armyIn(field, fact, true); army >= 0) m_position.turnArmy = army;
        }
        if (field.role == Role::Status && field.keys[0] == Space::Region && fact.key[0] >= 0)
            if (const int army = armyIn(field, fact, true); army >= 0)
                m_banner[static_cast<std::size_t>(fact.key[0])] = army;
        const std::optional<int> token = keyOf(field, fact, Space::Token);
        if (!token || *token >= static_cast<int>(m_holder.size())) return;
        const auto index = static_cast<std::size_t>(*token);
        const int army = std::max(armyIn(field, fact, true), armyIn(field, fact, false));
        if (army >= 0 && m_fixed[index] == 0) m_holder[index] = army;
        if (const std::optional<int> seat = valueOf(field, fact, Space::Seat)) m_seat[index] = *seat;
        if (field.role == Role::Status && isStone(field) && fact.value > 0) m_status[index] = 1;
    }

    /// Seats without a score yet are on the track as well: facts leave zeros out.
    void addSeats()
    {
        for (int seat = 0; seat < static_cast<int>(m_rules.seats().size()); ++seat)
            m_position.scores.push_back({armyOfSeat(seat), seat, 0});
    }

    void addScore(int seat, int army, int value)
    {
        for (SeatScore& score : m_position.scores)
            if (seat >= 0 && score.seat == seat) {
                score.value = value;
                return;
            }
        m_position.scores.push_back({army, seat, value});
    }

    void addOrder(const FieldSpec& field, const Fact& fact)
    {
        if (fact.value == engine::kUnknown) return;
        if (keyOf(field, fact, Space::Seat)) return; // of a seat, and no arrow
        const std::optional<int> token = keyOf(field, fact, Space::Token);
        const int place = token ? -1 : fact.key[0];
        if (!token && place < 0) return; // of a seat, and no arrow
        auto order = std::ranges::find_if(m_position.orders, [&](const OrderHere& one) {
            return token ? one.token == *token : one.token < 0 && one.place == place;
        });
        if (order == m_position.orders.end())
            order = m_position.orders.insert(order, OrderHere{.place = place, .token = token.value_or(-1)});
        if (field.role == Role::OrderPath)
            order->path.push_back(fact.key[1]);
        else if (field.role == Role::OrderKept)
            order->kept = true;
        else
            partOf(*order, field.role) = fact.value;
    }

    static int& partOf(OrderHere& order, Role role)
    {
        switch (role) {
        case Role::Order: return order.choice;
        case Role::OrderTarget: return order.target;
        case Role::OrderPrey: return order.prey;
        case Role::OrderProxy: return order.proxy;
        default: return order.helped;
        }
    }

    /// Where the pieces of orders stand, and whose they are: orders are kept by province, pieces may stand at a coast
    /// of it. Where there are two it is the beaten one that is given an order.
    void finishOrders()
    {
        // What stands for later turns alone is no order of now.
        std::erase_if(m_position.orders, [](const OrderHere& order) { return order.kept && order.choice < 0; });
        std::ranges::sort(m_position.orders, {}, &OrderHere::place);
        const engine::Board& board = m_rules.board();
        for (OrderHere& order : m_position.orders) {
            if (order.token >= 0) {
                findToken(order);
                continue;
            }
            addPlanned(order);
            for (int place = 0; place < board.placeCount(); ++place) {
                const PlaceContents& here = m_position.places[static_cast<std::size_t>(place)];
                if (place != order.place && board.place(place).parent != order.place) continue;
                const std::vector<PieceCount>& pieces = here.intruders.empty() ? here.stack : here.intruders;
                if (pieces.empty()) continue;
                order.place = place;
                order.army = pieces.front().army;
                break;
            }
        }
    }

    void findToken(OrderHere& order) const
    {
        order.army = m_holder[static_cast<std::size_t>(order.token)];
        for (std::size_t place = 0; place < m_position.places.size(); ++place)
            for (const TokenHere& here : m_position.places[place].tokens)
                if (here.token == order.token) order.place = static_cast<int>(place);
    }

    /// What is to be built by an order such as `build-army`.
    void addPlanned(const OrderHere& order)
    {
        constexpr std::string_view kBuild = "build-";
        const std::string_view choice =
            order.choice >= 0 ? m_rules.vocabulary().name(Space::Choice, order.choice) : std::string_view();
        if (!choice.starts_with(kBuild)) return;
        const std::optional<int> piece = m_rules.vocabulary().find(Space::Piece, choice.substr(kBuild.size()));
        const int owner = m_position.places[static_cast<std::size_t>(order.place)].owner;
        const int site = order.target >= 0 ? order.target : order.place;
        m_position.places[static_cast<std::size_t>(site)].planned.push_back({owner, piece.value_or(-1), 1});
    }

    bool commands(int seat, int army) const
    {
        if (seat < 0 || seat >= static_cast<int>(m_rules.seats().size())) return false;
        const std::vector<int>& armies = m_rules.seats()[static_cast<std::size_t>(seat)].armies;
        return std::ranges::find(armies, army) != armies.end();
    }

    /// A seat with several armies has its characters in the colour of the army that they stand with.
    int tokenArmy(const PlaceContents& here, const TokenHere& token) const
    {
        const int seat = m_seat[static_cast<std::size_t>(token.token)];
        if (commands(seat, here.owner)) return here.owner;
        if (!here.intruders.empty() && commands(seat, here.intruders.front().army)) return here.intruders.front().army;
        return token.army;
    }

    void readSecond(const FieldSpec& field, const Fact& fact)
    {
        switch (field.role) {
        case Role::Stack:
            addPieces(field, fact, isStone(field) ? &PlaceContents::statues : &PlaceContents::stack);
            break;
        case Role::Intruders:
            addPieces(field, fact, &PlaceContents::intruders);
            if (PlaceContents* here = place(field, fact); here != nullptr && isAboard(field)) here->afloat = true;
            break;
        case Role::Order:
        case Role::OrderTarget:
        case Role::OrderPath:
        case Role::OrderKept:
        case Role::OrderProxy:
        case Role::OrderPrey:
        case Role::OrderHelped: addOrder(field, fact); break;
        case Role::Effect:
            if (PlaceContents* here = place(field, fact); here != nullptr && isStone(field) && fact.value > 0)
                here->stone = true;
            break;
        case Role::Marker: addMarker(field, fact); break;
        case Role::Token: addToken(field, fact); break;
        case Role::Track: addTrack(field, fact); break;
        case Role::Score:
            addScore(keyOf(field, fact, Space::Seat).value_or(-1), armyIn(field, fact, false), fact.value);
            break;
        case Role::Internal: addAttack(field, fact); break;
        default: break;
        }
    }

    void addAttack(const FieldSpec& field, const Fact& fact)
    {
        if (field.path.find(".force.") != std::string::npos && field.keys[0] == Space::Place && fact.value > 0)
            m_position.force.push_back(fact.key[0]);
        if (field.value != Space::Place || fact.value < 0) return;
        if (field.path.ends_with(".from")) m_position.attackedFrom = fact.value;
        if (field.path == "battle.place" || field.path == "attack.place") m_position.attacked = fact.value;
    }

    /// Banners fly on what marks their regions.
    void fly()
    {
        for (std::size_t i = 0; i < m_position.places.size(); ++i) {
            const int region = m_rules.board().place(static_cast<int>(i)).region;
            if (region >= 0 && region < static_cast<int>(m_banner.size()) && !m_position.places[i].markers.empty())
                m_position.places[i].banner = m_banner[static_cast<std::size_t>(region)];
        }
    }

    void addPieces(const FieldSpec& field, const Fact& fact, std::vector<PieceCount> PlaceContents::*where)
    {
        const std::optional<int> piece = keyOf(field, fact, Space::Piece);
        PlaceContents* here = place(field, fact);
        if (!piece || here == nullptr || fact.value == 0) return;
        int army = armyIn(field, fact, false);
        if (army < 0 && where == &PlaceContents::stack) army = here->owner;
        (here->*where).push_back({army, *piece, fact.value});
    }

    void addMarker(const FieldSpec& field, const Fact& fact)
    {
        PlaceContents* here = place(field, fact);
        if (here == nullptr || fact.value == engine::kNothing || fact.value == engine::kUnknown) return;
        std::optional<int> marker = keyOf(field, fact, Space::Marker);
        if (!marker) marker = valueOf(field, fact, Space::Marker);
        if (marker || fact.value > 0) here->markers.push_back(marker.value_or(markerNamed(field.path)));
    }

    /// A field such as "territories.{place}.camp" names its marker by its last word.
    int markerNamed(std::string_view path) const
    {
        const std::size_t dot = path.rfind('.');
        const std::string_view word = dot == std::string_view::npos ? path : path.substr(dot + 1);
        return m_rules.vocabulary().find(Space::Marker, word).value_or(0);
    }

    void addToken(const FieldSpec& field, const Fact& fact)
    {
        const std::optional<int> token = keyOf(field, fact, Space::Token);
        const std::optional<int> where = valueOf(field, fact, Space::Place);
        if (!token || !where || *where >= m_rules.board().placeCount() || *token >= static_cast<int>(m_holder.size()))
            return;
        const auto index = static_cast<std::size_t>(*token);
        m_position.places[static_cast<std::size_t>(*where)].tokens.push_back(
            {*token, m_holder[index], m_status[index] != 0});
    }

    void addTrack(const FieldSpec& field, const Fact& fact)
    {
        if (field.holds != engine::Holds::List) return;
        TrackSpace space;
        space.hidden = fact.value == engine::kUnknown;
        if (!space.hidden) space.army = armyIn(field, fact, true);
        m_position.track.push_back(space);
    }

    /// Tokens are turned over from the first on; while some are hidden, those before them had their turn.
    void finishTrack()
    {
        const auto hidden =
            std::ranges::find_if(m_position.track, [](const TrackSpace& space) { return space.hidden; });
        if (hidden == m_position.track.end()) return;
        for (auto space = m_position.track.begin(); space != hidden; ++space) space->used = true;
    }

    /// Whose attackers are: of the army on turn, unless that is the owner.
    int intruderArmy(const PlaceContents& here) const
    {
        return m_position.turnArmy != here.owner ? m_position.turnArmy : -1;
    }

    const engine::Rules& m_rules;
    BoardPosition m_position;
    std::vector<int> m_holder; ///< army by token
    std::vector<int> m_seat;   ///< seat by token
    std::vector<int> m_banner; ///< army by region
    std::vector<char> m_status;
    std::vector<char> m_fixed; ///< by token: it is the same seat's for the whole game
};

} // namespace

int PlaceContents::total() const
{
    int sum = 0;
    for (const PieceCount& pieces : stack) sum += std::max(0, pieces.count);
    return sum;
}

bool PlaceContents::hidden() const
{
    return std::ranges::any_of(stack, [](const PieceCount& pieces) { return pieces.count == engine::kUnknown; });
}

std::vector<PieceCount> PlaceContents::byArmy() const
{
    std::vector<PieceCount> groups;
    for (const PieceCount& pieces : stack) {
        const auto same = std::ranges::find(groups, pieces.army, &PieceCount::army);
        if (same == groups.end())
            groups.push_back(pieces);
        else
            same->count += pieces.count;
    }
    return groups;
}

bool PlaceContents::shared() const { return owner < 0 && stack.size() > 1 && !hidden() && byArmy().size() > 1; }

BoardPosition readPosition(const engine::Rules& rules, const engine::Facts& facts) { return Reader(rules).read(facts); }

} // namespace marches::editor
