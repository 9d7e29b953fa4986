// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mail/turnarrows.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "engine/diplomacy/referee/turnreport.h"

namespace marches::editor {

namespace {

using engine::orders::OrderKind;
using engine::orders::WrittenOrder;
using engine::referee::GivenOrder;

std::optional<int> argumentOf(const engine::MessageSpec& spec, const engine::Message& message, std::string_view name)
{
    const auto found = std::ranges::find(spec.params, name, &engine::MessageParam::name);
    if (found == spec.params.end()) return std::nullopt;
    return message.arg[static_cast<std::size_t>(found - spec.params.begin())];
}

int armyOf(const engine::Rules& rules, int seat)
{
    if (seat < 0) return -1;
    const std::vector<int>& armies = rules.seats()[static_cast<std::size_t>(seat)].armies;
    return armies.empty() ? -1 : armies.front();
}

bool isSupport(const WrittenOrder& order)
{
    return order.kind == OrderKind::SupportHold || order.kind == OrderKind::SupportMove;
}

/// Makes the arrows of what one reader was told.
class ToldArrows {
public:
    ToldArrows(const engine::Rules& rules, const engine::referee::MailTurn& turn, int reader)
        : m_rules(rules), m_turn(turn), m_reader(reader)
    {}

    /// Nothing where there is nothing to point at.
    std::optional<BoardArrow> arrowOf(const engine::Message& message) const
    {
        const engine::MessageSpec& spec = m_rules.messages()[message.text];
        if (spec.fate != engine::OrderStatus::Done && spec.fate != engine::OrderStatus::Failed) return std::nullopt;
        const std::optional<int> seat = argumentOf(spec, message, "seat");
        const std::optional<int> from = argumentOf(spec, message, "from");
        const std::optional<int> to = argumentOf(spec, message, "to");
        const std::optional<int> place = argumentOf(spec, message, "place");
        if (!seat || !from || *seat < 0) return std::nullopt;
        BoardArrow arrow;
        arrow.from = *from;
        arrow.army = armyOf(m_rules, *seat);
        if (spec.fate == engine::OrderStatus::Failed) {
            if (spec.key == "log.cut" || spec.key == "log.help-lost") return lostSupport(arrow, *seat, place);
            if (!to) return std::nullopt;
            arrow.to = *to;
            arrow.kind = BoardArrow::Kind::Fails;
            return arrow;
        }
        if (place) { // helps whoever is there
            arrow.to = *place;
            if (to) arrow.over = *to;
            arrow.kind = spec.key == "log.convoys" ? BoardArrow::Kind::Convoy : BoardArrow::Kind::Support;
            return arrow;
        }
        if (!to) return std::nullopt;
        arrow.to = *to;
        if (spec.key == "log.retreats") arrow.kind = BoardArrow::Kind::Retreat;
        return arrow;
    }

private:
    std::optional<BoardArrow> lostSupport(BoardArrow arrow, int seat, std::optional<int> by) const
    {
        arrow.kind = BoardArrow::Kind::Cut;
        if (m_reader == engine::referee::kReferee || m_reader == seat) {
            const auto given = std::ranges::find_if(m_turn.orders, [&](const GivenOrder& one) {
                return one.status == GivenOrder::Status::Taken && isSupport(one.order) &&
                       province(one.order.place) == province(arrow.from);
            });
            if (given != m_turn.orders.end() && given->order.otherPlace >= 0) {
                arrow.to = given->order.otherPlace;
                if (given->order.kind == OrderKind::SupportMove) arrow.over = given->order.to;
                return arrow;
            }
        }
        if (!by || *by < 0) return std::nullopt;
        arrow.to = arrow.from;
        arrow.from = *by;
        return arrow;
    }
    int province(int place) const
    {
        if (place < 0) return -1;
        const int parent = m_rules.board().place(place).parent;
        return parent >= 0 ? parent : place;
    }

    const engine::Rules& m_rules;
    const engine::referee::MailTurn& m_turn;
    int m_reader;
};

} // namespace

std::vector<BoardArrow> turnArrows(const engine::Game& game, const engine::referee::MailTurn& turn, int reader)
{
    std::vector<BoardArrow> arrows;
    const ToldArrows told(game.rules(), turn, reader);
    for (const int node : turn.nodes)
        for (const engine::Message& line : game.log(node)) {
            if (reader != engine::referee::kReferee && !line.isFor(reader)) continue;
            if (const std::optional<BoardArrow> arrow = told.arrowOf(line)) arrows.push_back(*arrow);
        }
    return arrows;
}

std::vector<BoardArrow> orderArrows(const engine::Rules& rules, const std::vector<GivenOrder>& orders)
{
    std::vector<BoardArrow> arrows;
    for (const GivenOrder& given : orders) {
        if (given.status != GivenOrder::Status::Taken || given.order.place < 0) continue;
        const WrittenOrder& order = given.order;
        BoardArrow arrow;
        arrow.from = order.place;
        arrow.army = armyOf(rules, given.seat);
        switch (order.kind) {
        case OrderKind::Move: arrow.to = order.to; break;
        case OrderKind::Retreat:
            arrow.to = order.to;
            arrow.kind = BoardArrow::Kind::Retreat;
            break;
        case OrderKind::SupportHold:
        case OrderKind::SupportMove:
        case OrderKind::Convoy:
            arrow.to = order.otherPlace;
            arrow.kind = order.kind == OrderKind::Convoy ? BoardArrow::Kind::Convoy : BoardArrow::Kind::Support;
            if (order.kind != OrderKind::SupportHold) arrow.over = order.to;
            break;
        default: break;
        }
        if (arrow.to >= 0) arrows.push_back(arrow);
    }
    return arrows;
}

} // namespace marches::editor
