// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/reportfacts.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/diplomacy/orders/writtenorder.h"
#include "engine/diplomacy/referee/ordercontext.h"
#include "engine/diplomacy/referee/turnreport.h"

namespace marches::engine::referee {

namespace {

constexpr int kMostRetreats = 200; ///< of one seat: more than there are places

Facts factsFor(const Rules& rules, const State& state, int reader)
{
    Facts facts;
    if (reader == kReferee) {
        rules.describe(state, facts);
        return facts;
    }
    State seen;
    rules.view(state, reader, seen);
    rules.describe(seen, facts);
    return facts;
}

PieceAt pieceOf(const Rules& rules, const Fact& fact)
{
    const orders::UnitKind kind = orders::unitKind(rules.vocabulary().name(Space::Piece, fact.key[2]));
    const bool known = kind != orders::UnitKind::Unknown;
    std::string text(orders::unitSign(known ? kind : orders::UnitKind::Army));
    text.append(" ").append(orders::shortName(rules.board(), fact.key[1]));
    return {fact.key[0], fact.key[1], provinceOf(rules.board(), fact.key[1]), std::move(text)};
}

int ownerOf(const Rules& rules, int token)
{
    const auto has = [&](const SeatInfo& seat) { return std::ranges::find(seat.tokens, token) != seat.tokens.end(); };
    const auto found = std::ranges::find_if(rules.seats(), has);
    return found == rules.seats().end() ? -1 : static_cast<int>(found - rules.seats().begin());
}

/// Where a person stands; -1: nowhere.
int siteOf(const Rules& rules, const State& state, int token)
{
    Facts facts;
    rules.describe(state, facts);
    for (const Fact& fact : facts)
        if (rules.fields()[fact.field].role == Role::Token && fact.key[0] == token)
            return std::max<int>(fact.value, -1);
    return -1;
}

} // namespace

int SeatFacts::centresOf(int seat) const
{
    const auto found = centres.find(seat);
    return found == centres.end() ? 0 : found->second;
}

std::string SeatFacts::dislodgedText(const Rules& rules, int place) const
{
    const auto found = std::ranges::find(dislodged, provinceOf(rules.board(), place), &PieceAt::province);
    return found == dislodged.end() ? std::string(orders::shortName(rules.board(), place)) : found->text;
}

SeatFacts readSeats(const Rules& rules, const State& state, int reader, const MessageFormatter& wording)
{
    SeatFacts seats;
    for (const Fact& fact : factsFor(rules, state, reader)) {
        const FieldSpec& spec = rules.fields()[fact.field];
        if (spec.role == Role::Phase) seats.phase = fact.value;
        if (spec.path == "year") seats.year = fact.value;
        if (spec.role == Role::Score) seats.centres[fact.key[0]] = fact.value;
        if (spec.role == Role::Order && spec.keys[0] == Space::Place && fact.value >= 0)
            seats.ordered.insert(provinceOf(rules.board(), fact.key[0]));
        if (spec.role == Role::Token && spec.keys[0] == Space::Token && fact.value >= 0)
            seats.persons.push_back(
                {ownerOf(rules, fact.key[0]), signOfPerson(rules, wording, fact.key[0])
                                                  .append(" ")
                                                  .append(orders::shortName(rules.board(), fact.value))});
        const bool piece = spec.keys == std::array{Space::Seat, Space::Place, Space::Piece} && fact.value > 0;
        if (piece && spec.role == Role::Stack) seats.pieces.push_back(pieceOf(rules, fact));
        if (piece && spec.role == Role::Intruders) seats.dislodged.push_back(pieceOf(rules, fact));
    }
    return seats;
}

int provinceOf(const Board& board, int place)
{
    if (place < 0 || place >= board.placeCount()) return -1;
    const int parent = board.place(place).parent;
    return parent >= 0 ? parent : place;
}

std::string signOfPerson(const Rules& rules, const MessageFormatter& wording, int person)
{
    if (person < 0 || person >= rules.vocabulary().count(Space::Token)) return {};
    const std::string key = "token." + std::string(rules.vocabulary().name(Space::Token, person)) + ".short";
    std::string sign = wording.texts().word(key, wording.language());
    return sign.empty() ? wording.word(Space::Token, person) : sign;
}

int seatOfLine(const Rules& rules, const Message& message)
{
    const std::vector<MessageParam>& params = rules.messages()[message.text].params;
    return !params.empty() && params.front().space == Space::Seat ? message.arg.front() : -1;
}

int placeOfLine(const Rules& rules, const Message& message)
{
    const MessageSpec& spec = rules.messages()[message.text];
    const auto argument = [&](std::string_view name) {
        const auto found = std::ranges::find(spec.params, name, &MessageParam::name);
        return found == spec.params.end() ? -1
                                          : int{message.arg[static_cast<std::size_t>(found - spec.params.begin())]};
    };
    if (argument("piece") < 0) return -1;
    return argument(spec.fate == OrderStatus::Dislodged ? "place" : "from");
}

std::vector<OpenRetreat> openRetreats(const Game& game)
{
    const Rules& rules = game.rules();
    std::vector<OpenRetreat> all;
    const int retreat = verb(rules, "retreat");
    const int disband = verb(rules, "disband");
    const int flee = verb(rules, "flee");
    const int yield = verb(rules, "yield");
    for (const int seat : owingSeats(game)) {
        if (!game.pendingFor(seat).findOffer(verb(rules, "hold"))) {
            // They are asked one after the other: each is disbanded in a copy, so that the next is asked for.
            State state = game.state();
            Decision decision;
            for (int guard = 0; guard < kMostRetreats; ++guard) {
                rules.decide(state, seat, decision, nullptr);
                const Offer* gone = decision.findOffer(disband);
                if (gone == nullptr || decision.params(*gone).front().set.count() != 1) break;
                OpenRetreat open{seat, decision.params(*gone).front().set.first(), -1, {}};
                const Offer* ways = decision.findOffer(retreat);
                const bool winter = decision.findOffer(retreat) == nullptr &&
                                    rules.messages()[decision.question.text].key != "question.retreats";
                if (winter) break;
                if (ways != nullptr) open.ways = decision.params(*ways)[1].set;
                all.push_back(open);
                rules.apply(state, moveOf(rules, seat, "disband", {open.place}), decision, nullptr);
            }
        }
        const Decision decision = game.pendingFor(seat);
        const Offer* given = yield < 0 ? nullptr : decision.findOffer(yield);
        if (given == nullptr) continue;
        OpenRetreat open;
        open.seat = seat;
        open.person = decision.params(*given).front().set.first();
        open.place = siteOf(rules, game.state(), open.person);
        if (const Offer* ways = decision.findOffer(flee)) open.ways = decision.params(*ways)[1].set;
        all.push_back(open);
    }
    return all;
}

} // namespace marches::engine::referee
