// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/referee/gameorders.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "engine/referee/orderdesk.h"

namespace marches::engine::referee {

namespace {

using orders::OrderKind;
using orders::UnitKind;
using orders::WrittenOrder;

class Clerk : public OrderDesk {
public:
    using OrderDesk::OrderDesk;

    GivenOrder give(const WrittenOrder& order)
    {
        GivenOrder given;
        given.order = order;
        if (!findSeat(given)) return given;
        if (!m_game.pending().owes(given.seat)) {
            given.fate = GivenOrder::Fate::NothingDue;
            return given;
        }
        if (order.kind == OrderKind::Waive) return given; // what is not built is waived
        m_given = &given;
        if (order.kind == OrderKind::Declare)
            apply("declare-dwarfs", {});
        else if (order.kind == OrderKind::Vote)
            vote();
        else if (order.kind == OrderKind::Jadis || order.kind == OrderKind::Green)
            becomeQueen();
        else if (order.person >= 0)
            send();
        else if (!m_field.beaten.empty())
            flee();
        else if (offers("hold"))
            carryOut();
        else
            adjust();
        return given;
    }
    /// Orders for beaten units are asked one after the other; those of the sheet wait until it is their turn.
    void finishRetreats(std::vector<GivenOrder>& all)
    {
        if (m_field.beaten.empty()) return;
        for (int seat = 0; seat < static_cast<int>(m_game.rules().seats().size()); ++seat)
            while (m_game.pending().owes(seat) && nextRetreat(seat, all)) {}
    }

private:
    /// For a draw, yes or no; where it is to be said among whom, all that may share it, or nobody.
    void vote()
    {
        Move move = moveOf(rules(), m_given->seat, "vote", {});
        const Decision decision = m_game.pendingFor(m_given->seat);
        const Offer* offer = decision.findOffer(move.verb);
        const bool among = offer != nullptr && decision.params(*offer).front().form == Form::Subset;
        if (!among) move.arg[0] = static_cast<std::int16_t>(m_given->order.count);
        if (among && m_given->order.count > 0)
            decision.params(*offer).front().set.forEach(
                [&](int seat) { move.addPart({.item = static_cast<std::int16_t>(seat)}); });
        if (among) move.arg[0] = static_cast<std::int16_t>(move.parts().size());
        apply(move);
    }
    /// Who the Queen is, and in the same breath, or later, where the Green one begins.
    void becomeQueen()
    {
        const bool green = m_given->order.kind == OrderKind::Green;
        const bool further = green && m_given->order.to >= 0;
        const std::optional<int> form = rules().vocabulary().find(Space::Choice, green ? "green" : "jadis");
        if (offers("choose-form") || !further) apply("choose-form", {form.value_or(0)});
        if (further && offers("choose-site")) apply("choose-site", {m_given->order.to});
    }

    void carryOut()
    {
        const WrittenOrder& order = m_given->order;
        const int place = unit(m_field.units);
        if (place < 0) return;
        // An army has no coast, whatever is written.
        const int to =
            isArmy(order.kind == OrderKind::Move ? place : other()) && order.to >= 0 ? m_field.province(order.to) : order.to;
        switch (order.kind) {
        case OrderKind::Hold: apply("hold", {place}); break;
        case OrderKind::SupportHold: apply("support", {place, other()}); break;
        case OrderKind::SupportMove: apply("support-move", {place, other(), to}); break;
        case OrderKind::Convoy: apply("convoy", {place, other(), to}); break;
        case OrderKind::Hunt: apply("hunt", {place, order.otherPerson}); break;
        case OrderKind::Move: move(place, to); break;
        default: apply(order.kind == OrderKind::Retreat ? "retreat" : "disband", {place, std::max(order.to, 0)}); break;
        }
    }
    /// A person, who goes alone, travels, helps or flees.
    void send()
    {
        const WrittenOrder& order = m_given->order;
        const int who = order.person;
        if (order.commanded) return command();
        switch (order.kind) {
        case OrderKind::Hold: apply("stay", {who}); break;
        case OrderKind::SupportHold: apply("back", {who, other()}); break;
        case OrderKind::SupportMove: apply("back-move", {who, other(), order.to}); break;
        case OrderKind::Travel: apply("travel", {who, other()}); break;
        case OrderKind::Disband: apply("yield", {who}); break;
        case OrderKind::Hunt: apply("chase", {who, order.otherPerson}); break;
        case OrderKind::Carry: apply("carry", {order.otherPerson}); break;
        case OrderKind::Call: apply("call-aslan", {}); break;
        case OrderKind::Petrify:
            if (order.otherPlace >= 0)
                apply("immobilise", {other()});
            else
                apply("immobilise-person", {order.otherPerson});
            break;
        default: {
            if (offers("flee")) return apply("flee", {who, order.to});
            const bool sea = !m_game.check(moveOf(rules(), m_given->seat, "sail", {who, order.to}));
            const bool land = !m_game.check(moveOf(rules(), m_given->seat, "walk", {who, order.to}));
            apply(sea && (order.byConvoy || !land) ? "sail" : "walk", {who, order.to});
        }
        }
    }
    /// What the person writes for the unit beside it.
    void command()
    {
        const WrittenOrder& order = m_given->order;
        const int place = m_field.province(order.place);
        switch (order.kind) {
        case OrderKind::Move: apply("command-move", {place, order.to}); break;
        case OrderKind::SupportHold: apply("command-support", {place, other()}); break;
        case OrderKind::SupportMove: apply("command-support-move", {place, other(), order.to}); break;
        case OrderKind::Convoy: apply("command-convoy", {place, other(), order.to}); break;
        default: apply("command-hold", {place}); break;
        }
    }
    /// By land, unless the order says otherwise or there is no way but by sea.
    void move(int place, int to)
    {
        if (!m_given->order.path.empty() && offers("move-by-path") && isArmy(place)) return moveByPath(place, to);
        const Move byLand = moveOf(rules(), m_given->seat, "move", {place, to});
        const Move bySea = moveOf(rules(), m_given->seat, "move-by-convoy", {place, to});
        const bool sea = !m_game.check(bySea);
        if (m_given->order.byConvoy ? isArmy(place) : sea && m_game.check(byLand))
            apply(bySea);
        else
            apply(byLand);
    }

    /// Along the seas that the order names, where the rules heed them; each once, by number.
    void moveByPath(int place, int to)
    {
        Move move = moveOf(rules(), m_given->seat, "move-by-path", {place, to});
        std::vector<int> seas = m_given->order.path;
        std::ranges::sort(seas);
        const auto doubled = std::ranges::unique(seas);
        seas.erase(doubled.begin(), doubled.end());
        for (const int sea : seas)
            if (!move.full()) move.addPart({.item = static_cast<std::int16_t>(sea)});
        move.arg[2] = static_cast<std::int16_t>(move.parts().size());
        apply(move);
    }

    /// Only looked up here: nextRetreat() gives it.
    void flee()
    {
        const OrderKind kind = m_given->order.kind;
        if (unit(m_field.beaten) < 0) return;
        if (kind == OrderKind::Move || kind == OrderKind::Retreat || kind == OrderKind::Disband) return;
        apply("hold", {m_given->order.place});
    }
    bool nextRetreat(int seat, std::vector<GivenOrder>& all)
    {
        const Decision decision = m_game.pendingFor(seat);
        const Offer* offer = decision.findOffer(verb(rules(), "disband"));
        if (offer == nullptr) return false;
        const int place = decision.params(*offer).front().set.first();
        for (auto given = all.rbegin(); given != all.rend(); ++given) {
            if (given->seat != seat || given->fate != GivenOrder::Fate::Taken ||
                m_field.province(given->order.place) != m_field.province(place) || given->order.kind == OrderKind::Disband)
                continue;
            m_given = &*given;
            retreat(place);
            if (given->fate == GivenOrder::Fate::Taken) return true;
            break;
        }
        return !m_game.apply(moveOf(rules(), seat, "disband", {place}));
    }
    /// A fleet that can reach one coast of a province need not name it.
    void retreat(int place)
    {
        const Decision decision = m_game.pendingFor(m_given->seat);
        int to = m_given->order.to;
        if (const Offer* offer = decision.findOffer(verb(rules(), "retreat"))) {
            Mask open;
            decision.params(*offer)[1].set.forEach([&](int way) {
                if (m_field.province(way) == to || way == to) open.set(way);
            });
            if (!open.test(to) && open.count() == 1) to = open.first();
        }
        apply("retreat", {place, to});
    }

    void adjust()
    {
        const WrittenOrder& order = m_given->order;
        if (order.kind == OrderKind::Build) {
            const bool fleet = order.unit == UnitKind::Fleet;
            const int site = fleet ? order.place : m_field.province(order.place);
            switch (order.unit) {
            case UnitKind::Fleet: apply("build-fleet", {site}); break;
            case UnitKind::Amphibian: apply("build-amphibian", {site}); break;
            case UnitKind::DoubleArmy: apply("build-double-army", {site}); break;
            default: apply("build-army", {site}); break;
            }
            return;
        }
        const int place = unit(m_field.units);
        if (place < 0) return;
        apply(order.kind == OrderKind::Disband ? "disband" : "hold", {place});
    }
};

} // namespace

bool takesOrders(const Rules& rules)
{
    const auto knows = [&rules](std::string_view name) { return verb(rules, name) >= 0; };
    return knows("hold") && knows("move") && knows("support") && knows("seal") && knows("retreat") && knows("disband");
}

std::vector<std::string> personsToOrder(const Rules& rules)
{
    const Vocabulary& words = rules.vocabulary();
    std::vector<std::string> persons;
    for (int token = 0; token < words.count(Space::Token); ++token) persons.emplace_back(words.name(Space::Token, token));
    return persons;
}

std::vector<GivenOrder> giveOrders(Game& game, std::span<const WrittenOrder> sheet)
{
    Clerk clerk(game);
    std::vector<GivenOrder> all;
    for (const WrittenOrder& order : sheet) all.push_back(clerk.give(order));
    clerk.finishRetreats(all);
    return all;
}

std::vector<int> owingSeats(const Game& game)
{
    std::vector<int> seats;
    for (int seat = 0; seat < static_cast<int>(game.rules().seats().size()); ++seat)
        if (game.pending().owes(seat)) seats.push_back(seat);
    return seats;
}

std::vector<int> sealAll(Game& game)
{
    std::vector<int> nodes;
    for (const int seat : owingSeats(game)) {
        if (game.apply(moveOf(game.rules(), seat, "seal", {}))) continue;
        nodes.push_back(game.here());
    }
    return nodes;
}

} // namespace marches::engine::referee
