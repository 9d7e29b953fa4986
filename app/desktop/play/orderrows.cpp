// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/orderrows.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace marches::app {

namespace {

using editor::BoardPosition;
using editor::OrderHere;
using editor::PieceCount;
using editor::PlaceContents;
using engine::Message;
using engine::OrderFate;
using engine::Role;
using engine::Space;
using engine::orders::OrderKind;
using engine::orders::UnitKind;
using engine::orders::WrittenOrder;

struct Form {
    std::string_view word;
    OrderKind kind;
};
/// Choices that have a written form, as engine/referee/gameorders.h names them.
constexpr std::array<Form, 10> kForms{{{"hold", OrderKind::Hold},
                                       {"move", OrderKind::Move},
                                       {"move-by-convoy", OrderKind::Move},
                                       {"support", OrderKind::SupportHold},
                                       {"support-move", OrderKind::SupportMove},
                                       {"convoy", OrderKind::Convoy},
                                       {"retreat", OrderKind::Retreat},
                                       {"disband", OrderKind::Disband},
                                       {"build-army", OrderKind::Build},
                                       {"build-fleet", OrderKind::Build}}};

const PlaceContents& at(const BoardPosition& position, int place) { return position.places[static_cast<std::size_t>(place)]; }

/// The piece that stands on a place; of a province also one at a coast of it. -1: none.
int pieceAt(const engine::Rules& rules, const BoardPosition& position, int place)
{
    for (int i = 0; i < rules.board().placeCount(); ++i) {
        if (i != place && rules.board().place(i).parent != place) continue;
        const std::vector<PieceCount>& here =
            at(position, i).intruders.empty() ? at(position, i).stack : at(position, i).intruders;
        if (!here.empty()) return here.front().piece;
    }
    return -1;
}

UnitKind kindOf(const engine::Rules& rules, int piece)
{
    if (piece < 0) return UnitKind::Unknown;
    return rules.vocabulary().name(Space::Piece, piece) == "fleet" ? UnitKind::Fleet : UnitKind::Army;
}

/// An order as the list writes it; one without a written form by the words of the game.
QString inWriting(const PlayContext& context, const BoardPosition& position, const OrderHere& order)
{
    const engine::Rules& rules = context.runner.rules();
    std::optional<WrittenOrder> written = writtenOrder(rules, order, pieceAt(rules, position, order.place));
    if (!written) {
        QStringList words{context.word(Space::Place, order.place), context.word(Space::Choice, order.choice)};
        for (const int place : {order.helped, order.target})
            if (place >= 0) words << context.word(Space::Place, place);
        return words.join(QLatin1Char(' '));
    }
    if (order.helped >= 0) written->other = kindOf(rules, pieceAt(rules, position, order.helped));
    return QString::fromStdString(engine::orders::writeOrder(*written, rules.board()));
}

editor::BoardArrow arrowOf(const PlayContext& context, const OrderHere& order)
{
    editor::BoardModel model;
    model.rules = context.runner.game().sharedRules();
    return model.arrowOf(order);
}

/// The unit without an order: "A Mun".
QString nameOfPiece(const engine::Rules& rules, int place, int piece)
{
    const QString letter = kindOf(rules, piece) == UnitKind::Fleet ? QStringLiteral("F ") : QStringLiteral("A ");
    const std::string_view name = engine::orders::shortName(rules.board(), place);
    return letter + QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

std::optional<int> argument(const engine::MessageSpec& spec, const Message& message, std::string_view name)
{
    const auto found = std::ranges::find(spec.params, name, &engine::MessageParam::name);
    if (found == spec.params.end()) return std::nullopt;
    return message.arg[static_cast<std::size_t>(found - spec.params.begin())];
}

/// Places of which something can be ordered.
engine::Mask placesAskedFor(const engine::Decision& decision)
{
    engine::Mask places;
    for (const engine::Offer& offer : decision.offers())
        if (const auto params = decision.params(offer); !params.empty() && params.front().space == Space::Place)
            places = places | params.front().set;
    return places;
}

bool tellsOfOrders(const engine::Rules& rules, std::span<const Message> log)
{
    return std::ranges::any_of(log,
                               [&](const Message& message) { return rules.messages()[message.text].fate != OrderFate::None; });
}

} // namespace

std::optional<WrittenOrder> writtenOrder(const engine::Rules& rules, const OrderHere& order, int piece)
{
    const std::string_view word = order.choice >= 0 ? rules.vocabulary().name(Space::Choice, order.choice) : std::string_view();
    const auto form = std::ranges::find(kForms, word, &Form::word);
    if (form == kForms.end()) return std::nullopt;
    WrittenOrder written;
    written.kind = form->kind;
    written.place = order.place;
    written.unit = kindOf(rules, piece);
    written.otherPlace = order.helped;
    written.to = order.target;
    written.byConvoy = word == "move-by-convoy";
    if (form->kind == OrderKind::Build) {
        written.place = order.target >= 0 ? order.target : order.place;
        written.unit = word == "build-fleet" ? UnitKind::Fleet : UnitKind::Army;
    }
    return written;
}

std::vector<OrderRow> ordersNow(const PlayContext& context)
{
    const GameRunner& runner = context.runner;
    const int seat = runner.askedSeat();
    if (runner.waiting() != GameRunner::Waiting::Answer || seat < 0) return {};
    const engine::Rules& rules = runner.rules();
    const BoardPosition position = editor::readPosition(rules, runner.facts());
    const std::vector<int>& armies = rules.seats()[static_cast<std::size_t>(seat)].armies;
    const auto own = [&](int army) { return std::ranges::find(armies, army) != armies.end(); };
    const bool retreats =
        std::ranges::any_of(position.places, [](const PlaceContents& place) { return !place.intruders.empty(); });
    std::vector<OrderRow> rows;
    std::vector<OrderHere> orders = position.orders;
    const engine::Mask wanted = placesAskedFor(runner.decision());
    for (int place = 0; place < static_cast<int>(position.places.size()); ++place) {
        const std::vector<PieceCount>& pieces = retreats ? at(position, place).intruders : at(position, place).stack;
        if (pieces.empty() || !own(pieces.front().army)) continue;
        const auto order = std::ranges::find(orders, place, &OrderHere::place);
        // Where things are built, those that stand wait for nothing. Beaten pieces are asked for one after the other.
        if (!retreats && order == orders.end() && !wanted.test(place)) continue;
        OrderRow row;
        row.seat = seat;
        row.place = place;
        row.told = nameOfPiece(rules, place, pieces.front().piece);
        if (order != orders.end()) {
            row.written = inWriting(context, position, *order);
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
    engine::Game before = context.runner.game();
    before.goTo(before.journal().node(node).parent);
    engine::Facts facts;
    rules.describe(before.state(), facts);
    const BoardPosition position = editor::readPosition(rules, facts);
    std::vector<OrderRow> rows;
    for (const Message& message : context.runner.game().log(node)) {
        const engine::MessageSpec& spec = rules.messages()[message.text];
        if (spec.fate == OrderFate::None || message.audience >= 0) continue;
        OrderRow row;
        row.fate = spec.fate;
        row.seat = argument(spec, message, "seat").value_or(-1);
        const std::optional<int> from = argument(spec, message, spec.fate == OrderFate::Beaten ? "place" : "from");
        row.place = from ? *from : argument(spec, message, "place").value_or(-1);
        row.told = context.sentence(message);
        row.rule = context.ruleId(message);
        const auto order = std::ranges::find(position.orders, row.place, &OrderHere::place);
        if (order != position.orders.end() && row.fate != OrderFate::Beaten) {
            row.written = inWriting(context, position, *order);
            row.arrow = arrowOf(context, *order);
            if (row.fate == OrderFate::Failed) row.arrow.kind = editor::BoardArrow::Kind::Fails;
        }
        rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(rows, {}, &OrderRow::seat);
    return rows;
}

std::vector<editor::BoardArrow> arrowsOf(const std::vector<OrderRow>& rows)
{
    std::vector<editor::BoardArrow> arrows;
    for (const OrderRow& row : rows)
        if (row.arrow.to >= 0) arrows.push_back(row.arrow);
    return arrows;
}

} // namespace marches::app
