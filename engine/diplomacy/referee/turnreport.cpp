// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/turnreport.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "engine/diplomacy/referee/reportfacts.h"

namespace marches::engine::referee {

namespace {

/// Writes the report of one reader.
class ReportWriter {
public:
    ReportWriter(const Game& game, const MailTurn& turn, const MessageFormatter& wording, ReportRequest request,
                 bool whole)
        : m_game(game), m_rules(game.rules()), m_turn(turn), m_wording(wording), m_request(request), m_whole(whole),
          m_now(readSeats(m_rules, game.state(), request.reader, wording))
    {}

    TurnReport write()
    {
        writeHappened();
        if (m_whole) {
            const SeatFacts before = readSeats(m_rules, m_turn.before, m_request.reader, m_wording);
            m_report.season = season("report.season", before);
            if (m_turn.moves) writeIdle();
            writeRefused();
            writeMissing();
            writeStandings(&before);
        } else {
            m_report.season = season("report.season", m_now);
            writeStandings(nullptr);
        }
        writeUnits();
        if (m_game.over()) return std::move(m_report);
        writeRetreats();
        m_report.next = season("report.next", m_now);
        writeDue();
        return std::move(m_report);
    }

private:
    int seatCount() const { return static_cast<int>(m_rules.seats().size()); }
    bool everything() const { return m_request.reader == kReferee; }
    /// The reader may know what the seat wrote.
    bool knows(int seat) const { return everything() || (seat >= 0 && seat == m_request.reader); }
    std::string nameOf(int seat) const { return m_wording.word(Space::Seat, seat); }
    std::string filled(std::string_view key, const TextArgs& args) const
    {
        return m_wording.texts().word(key, m_wording.language(), args);
    }
    std::string season(std::string_view key, const SeatFacts& facts) const
    {
        return filled(key,
                      {{"season", m_wording.word(Space::Phase, facts.phase)}, {"year", std::to_string(facts.year)}});
    }

    std::vector<Message> told() const
    {
        std::vector<Message> lines;
        for (const int node : m_turn.nodes)
            for (const Message& line : m_game.log(node))
                if (everything() || line.isFor(m_request.reader)) lines.push_back(line);
        return lines;
    }
    /// Power by power as far as nothing stands between. That another phase begins is told apart.
    void writeHappened()
    {
        std::vector<Message> lines = told();
        const auto begins = [&](const Message& line) { return m_rules.messages()[line.text].key == "log.season"; };
        if (!lines.empty() && begins(lines.back())) lines.pop_back();
        // What was not used has a line of its own, which knows what was waived.
        std::erase_if(lines,
                      [&](const Message& line) { return m_rules.messages()[line.text].key == "log.builds-unused"; });
        const auto own = [&](const Message& line) { return seatOfLine(m_rules, line) >= 0; };
        for (auto from = lines.begin(); from != lines.end();) {
            const bool first = own(*from);
            const auto to = std::find_if(from, lines.end(), [&](const Message& line) { return own(line) != first; });
            std::stable_sort(from, to, [&](const Message& a, const Message& b) {
                return seatOfLine(m_rules, a) < seatOfLine(m_rules, b);
            });
            from = to;
        }
        for (const Message& line : lines) m_report.happened.push_back(worded(line));
    }
    /// What one power alone is told says so where the referee reads it.
    std::string worded(const Message& line) const
    {
        std::string sentence = m_request.rules ? m_wording.sentenceWithRule(line) : m_wording.sentence(line);
        if (!m_whole || !everything() || line.audience < 0) return sentence;
        return filled("report.to-one", {{"power", nameOf(line.audience)}, {"line", sentence}});
    }

    /// Units of which nothing else is told: those that held. Why, only who gave the order learns.
    void writeIdle()
    {
        std::set<int> subjects;
        for (const Message& line : told())
            if (const int place = placeOfLine(m_rules, line); place >= 0) subjects.insert(place);
        const SeatFacts ordered = readSeats(m_rules, m_turn.ordered, kReferee, m_wording);
        for (const PieceAt& piece : ordered.pieces) {
            if (subjects.contains(piece.place)) continue;
            const TextArgs args{{"power", nameOf(piece.seat)}, {"unit", piece.text}};
            m_report.idle.push_back(filled(idleKey(piece, ordered), args));
        }
    }
    std::string_view idleKey(const PieceAt& piece, const SeatFacts& ordered) const
    {
        if (!knows(piece.seat) || ordered.ordered.contains(piece.province)) return "report.holds";
        const bool refused = std::ranges::any_of(m_turn.orders, [&](const GivenOrder& given) {
            return given.status != GivenOrder::Status::Taken && given.order.person < 0 && given.order.place >= 0 &&
                   provinceOf(m_rules.board(), given.order.place) == piece.province;
        });
        return refused ? "report.holds-refused" : "report.holds-missing";
    }
    void writeRefused()
    {
        for (const GivenOrder& given : m_turn.orders) {
            if (given.status == GivenOrder::Status::Taken || !knows(given.seat)) continue;
            const std::string power = given.seat >= 0 ? nameOf(given.seat) : given.order.power;
            m_report.refused.push_back(filled(power.empty() ? "report.refused-of-nobody" : "report.refused",
                                              {{"power", power},
                                               {"order", orderText(given.order, m_rules, m_wording)},
                                               {"why", statusText(given, m_game, m_wording)}}));
        }
    }
    void writeMissing()
    {
        for (int seat = 0; seat < seatCount(); ++seat) {
            const Message& question = m_turn.questions[static_cast<std::size_t>(seat)];
            if (!question || !knows(seat) || readerOf(m_rules, seat) == kReferee) continue; // a master writes no sheet
            const bool sent =
                std::ranges::any_of(m_turn.orders, [&](const GivenOrder& given) { return given.seat == seat; });
            if (!sent) m_report.missing.push_back(filled("report.no-orders", {{"power", nameOf(seat)}}));
        }
        writeUnused();
    }
    /// How many builds the seat waived by order, as far as the reader knows what it wrote.
    int waivedBy(int seat) const
    {
        int count = 0;
        for (const GivenOrder& given : m_turn.orders)
            if (given.seat == seat && given.status == GivenOrder::Status::Taken &&
                given.order.kind == orders::OrderKind::Waive)
                count += given.order.count;
        return knows(seat) ? count : 0;
    }
    /// Builds and removals are public, and so is what was not used of them.
    void writeUnused()
    {
        std::map<int, int> done;
        for (const Message& line : told()) {
            const std::string& key = m_rules.messages()[line.text].key;
            if (key == "log.builds" || key == "log.removes") ++done[seatOfLine(m_rules, line)];
        }
        for (int seat = 0; seat < seatCount(); ++seat) {
            const Message& question = m_turn.questions[static_cast<std::size_t>(seat)];
            const std::string& key = m_rules.messages()[question.text].key;
            const bool builds = key == "question.builds";
            if (!builds && key != "question.removals") continue;
            const auto tell = [&](std::string_view text, int count) {
                if (count > 0)
                    m_report.missing.push_back(filled(text, {{"power", nameOf(seat)}, {"n", std::to_string(count)}}));
            };
            const int left = question.arg[1] - done[seat];
            const int waived = builds ? std::clamp(waivedBy(seat), 0, std::max(0, left)) : 0;
            tell("report.builds-waived", waived);
            tell(builds ? "report.builds-unused" : "report.removals-missing", left - waived);
        }
    }

    void writeUnits()
    {
        for (int seat = 0; seat < seatCount(); ++seat) {
            if (readerOf(m_rules, seat) == kReferee) continue;
            std::string all;
            int count = 0;
            for (const PieceAt& piece : m_now.pieces) {
                if (piece.seat != seat) continue;
                all.append(all.empty() ? "" : ", ").append(piece.text);
                ++count;
            }
            for (const PersonAt& person : m_now.persons)
                if (person.seat == seat) all.append(all.empty() ? "" : ", ").append(person.text);
            m_report.units.push_back(filled("report.units", {{"power", nameOf(seat)},
                                                             {"units", all.empty() ? filled("report.none", {}) : all},
                                                             {"count", std::to_string(count)},
                                                             {"centres", std::to_string(m_now.centresOf(seat))}}));
        }
    }
    /// By centres, the most first.
    void writeStandings(const SeatFacts* before)
    {
        std::vector<int> seats;
        for (int seat = 0; seat < seatCount(); ++seat)
            if (readerOf(m_rules, seat) != kReferee) seats.push_back(seat);
        std::ranges::stable_sort(seats, [&](int a, int b) { return m_now.centresOf(a) > m_now.centresOf(b); });
        for (const int seat : seats) {
            const int change = before == nullptr ? 0 : m_now.centresOf(seat) - before->centresOf(seat);
            const std::string sign = change > 0 ? "+" : "\u2212";
            const TextArgs args{{"power", nameOf(seat)},
                                {"n", std::to_string(m_now.centresOf(seat))},
                                {"change", sign + std::to_string(std::abs(change))}};
            m_report.standings.push_back(filled(change == 0 ? "report.standing" : "report.standing-changed", args));
        }
    }

    /// Dislodged units are public, and so are the ways that are open to them; those of persons are their owners' alone.
    void writeRetreats()
    {
        for (const OpenRetreat& open : openRetreats(m_game)) {
            if (open.person >= 0 && !knows(open.seat)) continue;
            std::string ways;
            open.ways.forEach([&](int place) {
                ways.append(ways.empty() ? "" : ", ").append(orders::shortName(m_rules.board(), place));
            });
            const std::string unit =
                open.person >= 0 ? personText(open.person, open.place) : m_now.dislodgedText(m_rules, open.place);
            m_report.retreats.push_back(filled(ways.empty() ? "report.must-disband" : "report.may-retreat",
                                               {{"power", nameOf(open.seat)}, {"unit", unit}, {"places", ways}}));
        }
    }
    std::string personText(int person, int place) const
    {
        return signOfPerson(m_rules, m_wording, person).append(" ").append(orders::shortName(m_rules.board(), place));
    }

    void writeDue()
    {
        std::string powers;
        for (const int seat : owingSeats(m_game)) {
            powers.append(powers.empty() ? "" : ", ").append(nameOf(seat));
            const Message question = m_game.pendingFor(seat).question;
            const std::string& key = m_rules.messages()[question.text].key;
            if (key != "question.orders" && key != "question.retreats")
                m_report.tasks.push_back(m_wording.sentence(question));
        }
        m_report.due = powers.empty() ? std::string() : filled("report.due", {{"powers", powers}});
        if (!powers.empty() && !m_request.deadline.empty())
            m_report.tasks.push_back(filled("report.deadline", {{"when", m_request.deadline}}));
    }

    const Game& m_game;
    const Rules& m_rules;
    const MailTurn& m_turn;
    const MessageFormatter& m_wording;
    ReportRequest m_request;
    bool m_whole; ///< orders and the position before are known
    SeatFacts m_now;
    TurnReport m_report;
};

} // namespace

int readerOf(const Rules& rules, int seat)
{
    if (seat < 0) return seat;
    const SeatInfo& info = rules.seats()[static_cast<std::size_t>(seat)];
    return info.armies.empty() && info.tokens.empty() ? kReferee : seat;
}

TurnReport turnReport(const Game& game, const MailTurn& turn, const MessageFormatter& wording, ReportRequest request)
{
    return ReportWriter(game, turn, wording, request, true).write();
}

TurnReport turnReport(const Game& game, std::span<const int> nodes, const MessageFormatter& wording,
                      ReportRequest request)
{
    MailTurn turn;
    turn.nodes.assign(nodes.begin(), nodes.end());
    return ReportWriter(game, turn, wording, request, false).write();
}

std::string orderText(const orders::WrittenOrder& order, const Rules& rules, const MessageFormatter& wording)
{
    return orders::writeOrder(order, rules.board(), signOfPerson(rules, wording, order.person),
                              signOfPerson(rules, wording, order.otherPerson));
}

std::string statusText(const GivenOrder& given, const Game& game, const MessageFormatter& wording)
{
    using Status = GivenOrder::Status;
    const TextArgs args{{"place", std::string(orders::shortName(game.rules().board(), given.order.place))},
                        {"power", given.seat >= 0 ? wording.word(Space::Seat, given.seat) : given.order.power}};
    const auto filled = [&](std::string_view key) { return wording.texts().word(key, wording.language(), args); };
    const auto flaw = [&](std::string_view key) {
        std::string told = filled(key);
        if (given.refusal.rule != 0)
            told.append(" ").append(game.rules().vocabulary().name(Space::Rule, given.refusal.rule));
        return told;
    };
    switch (given.status) {
    case Status::Taken: return {};
    case Status::Refused: return wording.sentenceWithRule(given.refusal);
    case Status::NoUnit: return filled("report.no-unit");
    case Status::NotOwn: return filled("report.not-own");
    case Status::WrongPiece: return flaw("report.wrong-piece");
    case Status::NoKind: return flaw("report.no-kind");
    case Status::WrongCoast: return flaw("report.wrong-coast");
    case Status::StrayCoast: return flaw("report.stray-coast");
    case Status::NoNation: return flaw("report.no-nation");
    case Status::WrongNation: return flaw("report.wrong-nation");
    case Status::Replaced: return flaw("report.replaced");
    case Status::Contradicted: return flaw("report.contradicted");
    case Status::TooMany: return flaw("report.too-many");
    case Status::NoPower: return filled("report.no-power");
    case Status::NotHere: return filled("report.not-here");
    case Status::NothingDue: return filled("report.nothing-due");
    }
    return {};
}

} // namespace marches::engine::referee
