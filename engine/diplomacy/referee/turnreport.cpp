// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/turnreport.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace marches::engine::referee {

namespace {

/// The short forms of the units of each seat, and other numbers.
struct Seats {
    std::map<int, std::string> units;
    std::map<int, std::string> dislodged;
    std::map<int, int> unitCount;
    std::map<int, int> centres;
    int phase = 0;
    int year = 0;
};

Seats readSeats(const Game& game)
{
    const Rules& rules = game.rules();
    Seats seats;
    Facts facts;
    rules.describe(game.state(), facts);
    for (const Fact& fact : facts) {
        const FieldSpec& spec = rules.fields()[fact.field];
        if (spec.role == Role::Phase) seats.phase = fact.value;
        if (spec.path == "year") seats.year = fact.value;
        if (spec.role == Role::Score) seats.centres[fact.key[0]] = fact.value;
        const bool stands = spec.role == Role::Stack;
        if ((!stands && spec.role != Role::Intruders) || spec.keys[2] != Space::Piece) continue;
        std::string& all = (stands ? seats.units : seats.dislodged)[fact.key[0]];
        const std::string_view piece = rules.vocabulary().name(Space::Piece, fact.key[2]);
        all.append(all.empty() ? "" : ", ").append(piece == "fleet" ? "F " : "A ");
        all.append(orders::shortName(rules.board(), fact.key[1]));
        if (stands) ++seats.unitCount[fact.key[0]];
    }
    return seats;
}

/// Seat that a line is about: its first argument; -1: none.
int seatOf(const Rules& rules, const Message& message)
{
    const std::vector<MessageParam>& params = rules.messages()[message.text].params;
    return !params.empty() && params.front().space == Space::Seat ? message.arg.front() : -1;
}

/// What was told, power by power as far as nothing stands between. That another phase begins is told apart.
std::vector<Message> linesOf(const Game& game, std::span<const int> nodes)
{
    const Rules& rules = game.rules();
    std::vector<Message> lines;
    for (const int node : nodes) lines.insert(lines.end(), game.log(node).begin(), game.log(node).end());
    const auto begins = [&](const Message& line) { return rules.messages()[line.text].key == "log.season"; };
    if (!lines.empty() && begins(lines.back())) lines.pop_back();
    for (auto from = lines.begin(); from != lines.end();) {
        const bool own = seatOf(rules, *from) >= 0;
        const auto to =
            std::find_if(from, lines.end(), [&](const Message& line) { return (seatOf(rules, line) >= 0) != own; });
        std::stable_sort(from, to,
                         [&](const Message& a, const Message& b) { return seatOf(rules, a) < seatOf(rules, b); });
        from = to;
    }
    return lines;
}

std::string filled(const MessageFormatter& wording, std::string_view key, const TextArgs& args)
{
    return wording.texts().word(key, wording.language(), args);
}

} // namespace

TurnReport turnReport(const Game& game, std::span<const int> nodes, const MessageFormatter& wording, bool rules)
{
    TurnReport report;
    for (const Message& message : linesOf(game, nodes))
        report.happened.push_back(rules ? wording.sentenceWithRule(message) : wording.sentence(message));
    const Seats seats = readSeats(game);
    for (int seat = 0; seat < static_cast<int>(game.rules().seats().size()); ++seat) {
        const auto number = [seat](const std::map<int, int>& counts) {
            const auto found = counts.find(seat);
            return std::to_string(found == counts.end() ? 0 : found->second);
        };
        const auto units = seats.units.find(seat);
        const std::string name = wording.word(Space::Seat, seat);
        const TextArgs args{{"power", name},
                            {"units", units == seats.units.end() ? filled(wording, "report.none", {}) : units->second},
                            {"count", number(seats.unitCount)},
                            {"centres", number(seats.centres)}};
        report.units.push_back(filled(wording, "report.units", args));
    }
    for (const auto& [seat, dislodged] : seats.dislodged)
        report.retreats.push_back(
            filled(wording, "report.must-retreat", {{"power", wording.word(Space::Seat, seat)}, {"units", dislodged}}));
    const TextArgs season{{"season", wording.word(Space::Phase, seats.phase)}, {"year", std::to_string(seats.year)}};
    report.season = filled(wording, "report.season", season);
    if (game.over()) return report;
    report.next = filled(wording, "report.next", season);
    std::string due;
    for (const int seat : owingSeats(game)) due.append(due.empty() ? "" : ", ").append(wording.word(Space::Seat, seat));
    report.due = filled(wording, "report.due", {{"powers", due}});
    return report;
}

std::string statusText(const GivenOrder& given, const Game& game, const MessageFormatter& wording)
{
    using Fate = GivenOrder::Fate;
    const TextArgs args{{"place", std::string(orders::shortName(game.rules().board(), given.order.place))},
                        {"power", given.seat >= 0 ? wording.word(Space::Seat, given.seat) : given.order.power}};
    const auto flaw = [&](std::string_view key) {
        std::string told = filled(wording, key, args);
        if (given.refusal.rule != 0)
            told.append(" ").append(game.rules().vocabulary().name(Space::Rule, given.refusal.rule));
        return told;
    };
    switch (given.fate) {
    case Fate::Taken: return {};
    case Fate::Refused: return wording.sentenceWithRule(given.refusal);
    case Fate::NoUnit: return filled(wording, "report.no-unit", args);
    case Fate::NotOwn: return filled(wording, "report.not-own", args);
    case Fate::WrongPiece: return flaw("report.wrong-piece");
    case Fate::NoKind: return flaw("report.no-kind");
    case Fate::WrongCoast: return flaw("report.wrong-coast");
    case Fate::StrayCoast: return flaw("report.stray-coast");
    case Fate::NoNation: return flaw("report.no-nation");
    case Fate::WrongNation: return flaw("report.wrong-nation");
    case Fate::Replaced: return flaw("report.replaced");
    case Fate::Contradicted: return flaw("report.contradicted");
    case Fate::TooMany: return flaw("report.too-many");
    case Fate::NoPower: return filled(wording, "report.no-power", args);
    case Fate::NotHere: return filled(wording, "report.not-here", args);
    case Fate::NothingDue: return filled(wording, "report.nothing-due", args);
    }
    return {};
}

} // namespace marches::engine::referee
