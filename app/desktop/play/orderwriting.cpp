// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/orderwriting.h"

#include <algorithm>
#include <array>

namespace marches::app {

using editor::BoardPosition;
using editor::OrderHere;
using engine::Space;
using engine::orders::OrderKind;
using engine::orders::UnitKind;
using engine::orders::WrittenOrder;

namespace {

struct WrittenForm {
    std::string_view word;
    OrderKind kind;
};
/// Choices that have a written form, as engine/diplomacy/referee/gameorders.h names them.
constexpr std::array<WrittenForm, 22> kForms{{{"hold", OrderKind::Hold},
                                              {"move", OrderKind::Move},
                                              {"move-by-convoy", OrderKind::Move},
                                              {"move-by-path", OrderKind::Move},
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

bool joined(const engine::Board& board, int a, int b)
{
    return std::ranges::any_of(board.connections(), [&](const engine::Connection& way) {
        const auto province = [&](int place) {
            return board.place(place).parent >= 0 ? board.place(place).parent : place;
        };
        const int from = province(way.from);
        const int to = province(way.to);
        return (from == a && to == b) || (from == b && to == a);
    });
}

/// A set of places in the order of travel, as far as there is one: each next to the one before, where any is left.
std::vector<int> inOrderOfTravel(const engine::Board& board, int from, std::vector<int> places)
{
    for (auto next = places.begin(); next != places.end(); ++next) {
        const auto nearest = std::find_if(next, places.end(), [&](int place) { return joined(board, from, place); });
        if (nearest != places.end()) std::iter_swap(next, nearest);
        from = *next;
    }
    return places;
}

} // namespace

int pieceAt(const engine::Rules& rules, const BoardPosition& position, int place)
{
    for (int i = 0; place >= 0 && i < rules.board().placeCount(); ++i) {
        if (i != place && rules.board().place(i).parent != place) continue;
        const editor::PlaceContents& contents = position.places[static_cast<std::size_t>(i)];
        const std::vector<editor::PieceCount>& here = contents.intruders.empty() ? contents.stack : contents.intruders;
        if (!here.empty()) return here.front().piece;
    }
    return -1;
}

UnitKind kindOf(const engine::Rules& rules, int piece)
{
    return piece < 0 ? UnitKind::Unknown : engine::orders::unitKind(rules.vocabulary().name(Space::Piece, piece));
}

std::string signOf(const PlayContext& context, int token)
{
    if (token < 0) return {};
    const std::string id(context.runner.rules().vocabulary().name(Space::Token, token));
    const std::string sign = context.wording.text("token." + id + ".short");
    return sign.empty() ? context.wording.word(Space::Token, token) : sign;
}

QString inWriting(const PlayContext& context, const BoardPosition& position, const OrderHere& order)
{
    const engine::Rules& rules = context.runner.rules();
    const int piece = order.token < 0 ? pieceAt(rules, position, order.place) : -1;
    if (order.choice < 0 && order.proxy >= 0) {
        WrittenOrder proxy;
        proxy.kind = OrderKind::Proxy;
        proxy.unit = kindOf(rules, piece);
        proxy.place = order.place;
        proxy.otherPower = rules.seats()[static_cast<std::size_t>(order.proxy)].id;
        return QString::fromStdString(engine::orders::writeOrder(proxy, rules.board()));
    }
    const std::string hunted = order.prey < 0 ? std::string() : signOf(context, order.prey);
    if (order.choice < 0) {
        WrittenOrder hunt;
        hunt.kind = OrderKind::Hunt;
        hunt.unit = kindOf(rules, piece);
        hunt.person = order.token;
        hunt.place = order.place;
        return QString::fromStdString(
            engine::orders::writeOrder(hunt, rules.board(), signOf(context, order.token), hunted));
    }
    std::optional<WrittenOrder> written = writtenOrder(rules, order, piece);
    if (!written) {
        QStringList words{context.word(Space::Place, order.place), context.word(Space::Choice, order.choice)};
        for (const int place : {order.helped, order.target})
            if (place >= 0) words << context.word(Space::Place, place);
        return words.join(QLatin1Char(' '));
    }
    if (order.helped >= 0) written->other = kindOf(rules, pieceAt(rules, position, order.helped));
    const std::string text = engine::orders::writeOrder(*written, rules.board(), signOf(context, order.token));
    return QString::fromStdString(hunted.empty() ? text : text + " X " + hunted);
}

QString nameAt(const engine::Rules& rules, std::string_view sign, int place)
{
    const std::string_view name = engine::orders::shortName(rules.board(), place);
    return QString::fromUtf8(sign.data(), static_cast<qsizetype>(sign.size())) + QLatin1Char(' ') +
           QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

std::optional<WrittenOrder> writtenOrder(const engine::Rules& rules, const OrderHere& order, int piece)
{
    const std::string_view word =
        order.choice >= 0 ? rules.vocabulary().name(Space::Choice, order.choice) : std::string_view();
    const auto form = std::ranges::find(kForms, word, &WrittenForm::word);
    if (form == kForms.end()) return std::nullopt;
    WrittenOrder written;
    written.kind = form->kind;
    written.place = order.place;
    written.unit = kindOf(rules, piece);
    written.otherPlace = order.helped;
    written.to = order.target;
    written.person = order.token;
    written.always = order.kept;
    written.path = inOrderOfTravel(rules.board(), order.place, order.path);
    written.byConvoy = word == "move-by-convoy" || word == "sail";
    if (form->kind == OrderKind::Build) {
        constexpr std::string_view kBuild = "build-";
        written.place = order.target >= 0 ? order.target : order.place;
        written.unit = engine::orders::unitKind(word.substr(kBuild.size()));
    }
    return written;
}

} // namespace marches::app
