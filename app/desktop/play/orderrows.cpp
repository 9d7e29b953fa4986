// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/orderrows.h"

#include <algorithm>
#include <string_view>

#include "app/desktop/play/orderspanel.h"
#include "app/desktop/play/orderwriting.h"

namespace marches::app {

namespace {

using editor::BoardPosition;
using editor::OrderHere;
using editor::PieceCount;
using editor::PlaceContents;
using engine::Message;
using engine::OrderStatus;
using engine::Role;
using engine::Space;
using engine::orders::OrderKind;
using engine::orders::WrittenOrder;

const PlaceContents& at(const BoardPosition& position, int place)
{
    return position.places[static_cast<std::size_t>(place)];
}

editor::BoardArrow arrowOf(const PlayContext& context, const OrderHere& order)
{
    editor::BoardModel model;
    model.rules = context.runner.game().sharedRules();
    return model.arrowOf(order);
}

std::optional<int> argument(const engine::MessageSpec& spec, const Message& message, std::string_view name)
{
    const auto found = std::ranges::find(spec.params, name, &engine::MessageParam::name);
    if (found == spec.params.end()) return std::nullopt;
    return message.arg[static_cast<std::size_t>(found - spec.params.begin())];
}

/// Of what something can be ordered: places, or tokens.
engine::Mask askedFor(const engine::Decision& decision, Space space)
{
    engine::Mask found;
    for (const engine::Offer& offer : decision.offers())
        if (const auto params = decision.params(offer); !params.empty() && params.front().space == space)
            found = found | params.front().set;
    return found;
}

/// Persons of the seat that is asked, with their orders.
void addPersons(const PlayContext& context, const BoardPosition& position, std::vector<OrderRow>& rows)
{
    const int seat = context.runner.askedSeat();
    const engine::Mask wanted = askedFor(context.runner.decision(), Space::Token);
    for (int place = 0; place < static_cast<int>(position.places.size()); ++place)
        for (const editor::TokenHere& here : at(position, place).tokens) {
            const std::vector<int>& own = context.runner.rules().seats()[static_cast<std::size_t>(seat)].tokens;
            const auto order = std::ranges::find(position.orders, here.token, &OrderHere::token);
            const bool ordered = order != position.orders.end() && (order->choice >= 0 || order->prey >= 0);
            if (std::ranges::find(own, here.token) == own.end() || (!ordered && !wanted.test(here.token))) continue;
            OrderRow row;
            row.seat = seat;
            row.place = place;
            row.token = here.token;
            row.told = nameAt(context.runner.rules(), signOf(context, here.token), place);
            if (ordered) row.written = inWriting(context, position, *order);
            if (ordered) row.arrow = arrowOf(context, *order);
            rows.push_back(std::move(row));
        }
}

/// Names of the seats whose bits are set.
QString seatsOf(const PlayContext& context, int bits)
{
    QStringList names;
    for (int seat = 0; seat < context.runner.seatCount(); ++seat)
        if ((static_cast<unsigned>(bits) >> seat & 1U) != 0) names << context.seatName(seat);
    return names.join(QStringLiteral(", "));
}

/// Orders of the seat itself, which no piece carries out.
void addSeatOrders(const PlayContext& context, std::vector<OrderRow>& rows)
{
    for (const engine::Fact& fact : context.runner.facts()) {
        const engine::FieldSpec& spec = context.runner.rules().fields()[fact.field];
        const bool vote = spec.keys[0] == Space::Seat && fact.key[0] == context.runner.askedSeat();
        const bool own = spec.keys[0] == Space::None && spec.value == Space::Flag;
        if (spec.role != Role::Order || (!vote && !own) || fact.value < 1) continue;
        OrderRow row;
        row.seat = context.runner.askedSeat();
        const std::string key = "order." + (vote ? std::string("vote") : engine::lastWord(spec));
        row.written = QString::fromStdString(context.wording.texts().word(key, context.wording.language(), {}));
        if (vote && spec.value == Space::Number)
            row.written = OrdersPanel::tr("%1: %2", "a vote, and the seats it names")
                              .arg(row.written, seatsOf(context, fact.value));
        rows.push_back(std::move(row));
    }
}

/// What is written under one group of keyless fields, such as "power.on", "power.do", "power.to": what a person does to
/// others.
OrderHere powerHere(const PlayContext& context)
{
    OrderHere power;
    for (const engine::Fact& fact : context.runner.facts()) {
        const engine::FieldSpec& spec = context.runner.rules().fields()[fact.field];
        if (spec.keys[0] != Space::None || fact.value < 0) continue;
        if (spec.role == Role::Order && spec.value == Space::Place) power.place = fact.value;
        if (spec.role == Role::Order && spec.value == Space::Choice) power.choice = fact.value;
        if (spec.role == Role::OrderTarget) power.target = fact.value;
        if (spec.role == Role::OrderHelped) power.helped = fact.value;
        if (spec.value == Space::Token && (spec.role == Role::Order || spec.role == Role::OrderPrey))
            power.prey = fact.value;
    }
    return power;
}

/// What the seat's person does to others: it commands a unit, turns it to stone, takes somebody along.
void addPowers(const PlayContext& context, const BoardPosition& position, std::vector<OrderRow>& rows)
{
    constexpr std::string_view kCommand = "command-";
    const OrderHere power = powerHere(context);
    const engine::Rules& rules = context.runner.rules();
    const int seat = context.runner.askedSeat();
    const std::vector<int>& own = rules.seats()[static_cast<std::size_t>(seat)].tokens;
    if (own.empty() || (power.place < 0 && power.prey < 0)) return;
    WrittenOrder written;
    OrderHere inner = power;
    const std::string_view choice =
        power.choice < 0 ? std::string_view() : rules.vocabulary().name(Space::Choice, power.choice);
    if (choice.starts_with(kCommand)) {
        inner.choice = rules.vocabulary().find(Space::Choice, choice.substr(kCommand.size())).value_or(-1);
        written = writtenOrder(rules, inner, pieceAt(rules, position, power.place)).value_or(written);
        written.other = kindOf(rules, pieceAt(rules, position, power.helped));
        written.commanded = true;
    } else if (power.place >= 0) {
        written.kind = OrderKind::Petrify;
        written.otherPlace = power.place;
        written.other = kindOf(rules, pieceAt(rules, position, power.place));
    } else {
        const bool carries = std::ranges::any_of(context.runner.facts(), [&](const engine::Fact& fact) {
            const engine::FieldSpec& spec = rules.fields()[fact.field];
            return spec.role == Role::OrderPrey && spec.keys[0] == Space::None;
        });
        written.kind = carries ? OrderKind::Carry : OrderKind::Petrify;
    }
    // Of the seat's persons the one that is on the board.
    OrderRow row;
    row.seat = seat;
    for (int place = 0; place < static_cast<int>(position.places.size()); ++place)
        for (const editor::TokenHere& here : at(position, place).tokens)
            if (std::ranges::find(own, here.token) != own.end()) {
                row.token = here.token;
                row.place = place;
            }
    if (row.token < 0) return;
    written.person = row.token;
    row.told = nameAt(rules, signOf(context, row.token), row.place);
    row.written = QString::fromStdString(
        engine::orders::writeOrder(written, rules.board(), signOf(context, row.token),
                                   power.prey < 0 ? std::string() : signOf(context, power.prey)));
    rows.push_back(std::move(row));
}

/// The game just before a moment.
engine::Game gameBefore(const PlayContext& context, int node)
{
    engine::Game before = context.runner.game();
    before.goTo(before.journal().node(node).parent);
    return before;
}

bool tellsOfOrders(const engine::Rules& rules, std::span<const Message> log)
{
    return std::ranges::any_of(
        log, [&](const Message& message) { return rules.messages()[message.text].fate != OrderStatus::None; });
}

/// The seat that an army belongs to; -1: to nobody's.
int seatWithArmy(const engine::Rules& rules, int army)
{
    const auto has = [army](const engine::SeatInfo& seat) {
        return std::ranges::find(seat.armies, army) != seat.armies.end();
    };
    const auto found = std::ranges::find_if(rules.seats(), has);
    return found == rules.seats().end() ? -1 : static_cast<int>(found - rules.seats().begin());
}

} // namespace

bool anybodyBeaten(const PlayContext& context)
{
    const engine::Rules& rules = context.runner.rules();
    return std::ranges::any_of(context.runner.facts(), [&rules](const engine::Fact& fact) {
        return rules.fields()[fact.field].role == engine::Role::Intruders;
    });
}

std::vector<OrderRow> ordersNow(const PlayContext& context)
{
    const GameRunner& runner = context.runner;
    const int seat = runner.askedSeat();
    if (runner.waiting() != GameRunner::Waiting::Answer || seat < 0) return {};
    const engine::Rules& rules = runner.rules();
    const engine::SeatInfo& asked = rules.seats()[static_cast<std::size_t>(seat)];
    if (asked.armies.empty() && asked.tokens.empty()) return {}; // a game master sees orders, and gives none
    const BoardPosition position = editor::readPosition(rules, runner.facts());
    const std::vector<int>& armies = asked.armies;
    const auto own = [&](int army) { return std::ranges::find(armies, army) != armies.end(); };
    const bool retreats = anybodyBeaten(context);
    std::vector<OrderRow> rows;
    std::vector<OrderHere> orders = position.orders;
    std::erase_if(orders, [](const OrderHere& order) { return order.token >= 0; });
    const engine::Mask wanted = askedFor(runner.decision(), Space::Place);
    for (int place = 0; place < static_cast<int>(position.places.size()); ++place) {
        const std::vector<PieceCount>& pieces = retreats ? at(position, place).intruders : at(position, place).stack;
        if (pieces.empty()) continue;
        const auto order = std::ranges::find(orders, place, &OrderHere::place);
        const bool left = order != orders.end() && order->proxy == seat; // another seat's, and this one's to order
        if (!left && !own(pieces.front().army)) continue;
        // Where things are built, those that stand wait for nothing. Dislodged pieces are asked for one after the
        // other.
        if (!retreats && order == orders.end() && !wanted.test(place)) continue;
        OrderRow row;
        row.seat = left ? seatWithArmy(rules, pieces.front().army) : seat;
        row.place = place;
        row.told = nameAt(rules, engine::orders::unitSign(kindOf(rules, pieces.front().piece)), place);
        if (order != orders.end()) {
            if (!left || order->choice >= 0) row.written = inWriting(context, position, *order);
            row.arrow = arrowOf(context, *order);
            orders.erase(order);
        }
        rows.push_back(row);
    }
    for (const OrderHere& order : orders) { // what is to be built; the viewer knows no orders of others
        if (order.choice < 0) continue;
        OrderRow row;
        row.seat = seat;
        row.place = order.place;
        row.written = inWriting(context, position, order);
        rows.push_back(std::move(row));
    }
    addPersons(context, position, rows);
    addPowers(context, position, rows);
    addSeatOrders(context, rows);
    return rows;
}

int momentOfOrders(const PlayContext& context)
{
    const engine::Game& game = context.runner.game();
    int node = game.here();
    while (node > 0 && !tellsOfOrders(context.runner.rules(), game.log(node))) node = game.journal().node(node).parent;
    return std::max(node, 0);
}

std::vector<OrderRow> ordersCarriedOut(const PlayContext& context, int node)
{
    if (node <= 0) return {};
    const engine::Rules& rules = context.runner.rules();
    // The orders lay open when they were carried out: the position before tells all of them.
    engine::Facts facts;
    rules.describe(gameBefore(context, node).state(), facts);
    const BoardPosition position = editor::readPosition(rules, facts);
    std::vector<OrderRow> rows;
    for (const Message& message : context.runner.game().log(node)) {
        const engine::MessageSpec& spec = rules.messages()[message.text];
        if (spec.fate == OrderStatus::None || !message.isFor(context.runner.viewer())) continue;
        OrderRow row;
        row.fate = spec.fate;
        row.seat = argument(spec, message, "seat").value_or(-1);
        const std::optional<int> from = argument(spec, message, spec.fate == OrderStatus::Dislodged ? "place" : "from");
        row.place = from ? *from : argument(spec, message, "place").value_or(-1);
        row.told = context.sentence(message);
        row.rule = context.ruleId(message);
        row.token = argument(spec, message, "person").value_or(-1);
        const auto order = std::ranges::find_if(position.orders, [&](const OrderHere& one) {
            return one.token == row.token && (row.token >= 0 || one.place == row.place);
        });
        if (order != position.orders.end() && row.fate != OrderStatus::Dislodged) {
            OrderHere told = *order;
            if (row.seat != context.runner.viewer()) told.prey = -1; // an attack that met nobody is its owner's secret
            row.written = inWriting(context, position, told);
            row.arrow = arrowOf(context, *order);
            if (row.fate == OrderStatus::Failed) row.arrow.kind = editor::BoardArrow::Kind::Fails;
        }
        rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(rows, {}, &OrderRow::seat);
    return rows;
}

std::optional<engine::OrderExplanation> accountOf(const PlayContext& context, int node, const OrderRow& row)
{
    if (node <= 0 || row.place < 0 || row.token >= 0) return {};
    return context.runner.rules().explainOrder(gameBefore(context, node).state(), row.place, context.runner.viewer());
}

engine::Facts factsBefore(const PlayContext& context, int node)
{
    engine::Facts facts;
    if (node <= 0) return facts;
    engine::State seen;
    context.runner.rules().view(gameBefore(context, node).state(), context.runner.viewer(), seen);
    context.runner.rules().describe(seen, facts);
    return facts;
}

} // namespace marches::app
