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
constexpr std::array<Form, 21> kForms{{{"hold", OrderKind::Hold},
                                       {"move", OrderKind::Move},
                                       {"move-by-convoy", OrderKind::Move},
                                       {"support", OrderKind::SupportHold},
                                       {"support-move", OrderKind::SupportMove},
                                       {"convoy", OrderKind::Convoy},
                                       {"retreat", OrderKind::Retreat},
                                       {"disband", OrderKind::Disband},
                                       {"build-army", OrderKind::Build},
                                       {"build-fleet", OrderKind::Build},
                                       {"build-double-army", OrderKind::Build},
                                       {"build-amphibian", OrderKind::Build},
                                       {"build-prize", OrderKind::Build},
                                       {"walk", OrderKind::Move},
                                       {"sail", OrderKind::Move},
                                       {"travel", OrderKind::Travel},
                                       {"back", OrderKind::SupportHold},
                                       {"back-move", OrderKind::SupportMove},
                                       {"stay", OrderKind::Hold},
                                       {"flee", OrderKind::Retreat},
                                       {"yield", OrderKind::Disband}}};

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
    return piece < 0 ? UnitKind::Unknown : engine::orders::unitKind(rules.vocabulary().name(Space::Piece, piece));
}

/// How written orders call a person; empty for none.
std::string signOf(const PlayContext& context, int token)
{
    if (token < 0) return {};
    const std::string id(context.runner.rules().vocabulary().name(Space::Token, token));
    const std::string sign = context.wording.text("token." + id + ".short");
    return sign.empty() ? context.wording.word(Space::Token, token) : sign;
}

/// An order as the list writes it; one without a written form by the words of the game.
QString inWriting(const PlayContext& context, const BoardPosition& position, const OrderHere& order)
{
    const engine::Rules& rules = context.runner.rules();
    const int piece = order.token < 0 ? pieceAt(rules, position, order.place) : -1;
    std::optional<WrittenOrder> written = writtenOrder(rules, order, piece);
    if (!written) {
        QStringList words{context.word(Space::Place, order.place), context.word(Space::Choice, order.choice)};
        for (const int place : {order.helped, order.target})
            if (place >= 0) words << context.word(Space::Place, place);
        return words.join(QLatin1Char(' '));
    }
    if (order.helped >= 0) written->other = kindOf(rules, pieceAt(rules, position, order.helped));
    return QString::fromStdString(engine::orders::writeOrder(*written, rules.board(), signOf(context, order.token)));
}

editor::BoardArrow arrowOf(const PlayContext& context, const OrderHere& order)
{
    editor::BoardModel model;
    model.rules = context.runner.game().sharedRules();
    return model.arrowOf(order);
}

/// What has no order: "A Mun", "HK Dan".
QString nameAt(const engine::Rules& rules, std::string_view sign, int place)
{
    const std::string_view name = engine::orders::shortName(rules.board(), place);
    return QString::fromUtf8(sign.data(), static_cast<qsizetype>(sign.size())) + QLatin1Char(' ') +
           QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
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
            const bool ordered = order != position.orders.end() && order->choice >= 0;
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

/// Orders of the seat itself, which no piece carries out.
void addSeatOrders(const PlayContext& context, std::vector<OrderRow>& rows)
{
    for (const engine::Fact& fact : context.runner.facts()) {
        const engine::FieldSpec& spec = context.runner.rules().fields()[fact.field];
        const bool flag = spec.value == Space::Flag;
        if (spec.role != Role::Order || spec.keys[0] != Space::None || fact.value < (flag ? 1 : 0)) continue;
        OrderRow row;
        row.seat = context.runner.askedSeat();
        const std::string what = flag ? std::string() : context.wording.word(spec.value, fact.value);
        row.written = QString::fromStdString(
            context.wording.texts().word("order." + engine::lastWord(spec), context.wording.language(), {{"what", what}}));
        rows.push_back(std::move(row));
    }
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
    written.person = order.token;
    written.byConvoy = word == "move-by-convoy" || word == "sail";
    if (form->kind == OrderKind::Build) {
        constexpr std::string_view kBuild = "build-";
        written.place = order.target >= 0 ? order.target : order.place;
        written.unit = engine::orders::unitKind(word.substr(kBuild.size()));
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
    std::erase_if(orders, [](const OrderHere& order) { return order.token >= 0; });
    const engine::Mask wanted = askedFor(runner.decision(), Space::Place);
    for (int place = 0; place < static_cast<int>(position.places.size()); ++place) {
        const std::vector<PieceCount>& pieces = retreats ? at(position, place).intruders : at(position, place).stack;
        if (pieces.empty() || !own(pieces.front().army)) continue;
        const auto order = std::ranges::find(orders, place, &OrderHere::place);
        // Where things are built, those that stand wait for nothing. Beaten pieces are asked for one after the other.
        if (!retreats && order == orders.end() && !wanted.test(place)) continue;
        OrderRow row;
        row.seat = seat;
        row.place = place;
        row.told = nameAt(rules, engine::orders::unitSign(kindOf(rules, pieces.front().piece)), place);
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
    addPersons(context, position, rows);
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
        const bool readable = message.audience < 0 || message.audience == context.runner.viewer();
        if (spec.fate == OrderFate::None || !readable) continue;
        OrderRow row;
        row.fate = spec.fate;
        row.seat = argument(spec, message, "seat").value_or(-1);
        const std::optional<int> from = argument(spec, message, spec.fate == OrderFate::Beaten ? "place" : "from");
        row.place = from ? *from : argument(spec, message, "place").value_or(-1);
        row.told = context.sentence(message);
        row.rule = context.ruleId(message);
        row.token = argument(spec, message, "person").value_or(-1);
        const auto order = std::ranges::find_if(position.orders, [&](const OrderHere& one) {
            return one.token == row.token && (row.token >= 0 || one.place == row.place);
        });
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

std::optional<engine::Account> accountOf(const PlayContext& context, int node, const OrderRow& row)
{
    if (node <= 0 || row.place < 0 || row.token >= 0) return {};
    return context.runner.rules().account(gameBefore(context, node).state(), row.place, context.runner.viewer());
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
