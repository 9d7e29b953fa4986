// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/logmodel.h"

#include <algorithm>
#include <utility>

#include "app/desktop/play/positionwords.h"
#include "app/desktop/play/recordwords.h"
#include "app/desktop/play/scorehistory.h"

namespace marches::app {

LogModel::LogModel(QObject* parent) : QAbstractListModel(parent) {}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

LogModel::Line LogModel::heading(const PlayContext& context, const TurnLedger::Turn& turn, int node)
{
    Line line;
    line.node = node;
    line.seat = turn.seat;
    line.heading = true;
    line.sentence = turn.seat >= 0    ? context.seatSubject(turn.seat)
                    : turn.phase >= 0 ? capitalised(context.word(engine::Space::Phase, turn.phase))
                                      : tr("Before the first turn");
    return line;
}

void LogModel::append(const PlayContext& context, int node, std::vector<Line>& lines)
{
    const std::size_t first = lines.size();
    appendLines(context, node, lines);
    if (lines.size() == first) return;
    // What ends a turn belongs to it, though the turn is another one's when it is done.
    const int before = node > 0 ? context.runner.game().journal().node(node).parent : 0;
    TurnLedger::Turn turn = context.runner.turns().at(before);
    if (turn.seat >= 0) turn.phase = -1; // phases of a turn come and go too fast
    if (m_turn != turn) open(context, turn, node, node, lines, first);
    for (std::size_t i = first; i < lines.size(); ++i) {
        // But for the line that names the next turn: it stands above what is done there. A step has one such line.
        if (const int begun = lines[i].opens; begun >= 0 && m_turn->seat != begun) {
            open(context, {begun, -1}, node, ~node, lines, i); // no other heading is called so
            ++i;                                               // the heading
        }
        lines[i].section = m_section;
    }
}

void LogModel::open(const PlayContext& context, const TurnLedger::Turn& turn, int node, int section,
                    std::vector<Line>& lines, std::size_t at)
{
    m_turn = turn;
    m_section = section;
    Line line = heading(context, turn, node);
    line.section = section;
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), std::move(line));
}

void LogModel::appendLines(const PlayContext& context, int node, std::vector<Line>& lines)
{
    const engine::Game& game = context.runner.game();
    const engine::Journal::Node& here = game.journal().node(node);
    const auto* outcome = std::get_if<engine::Outcome>(&here.step);
    const bool byHand = outcome != nullptr && outcome->setByHand;
    if (const QString sentence = node > 0 ? stepSentence(context, here.step) : QString(); !sentence.isEmpty()) {
        const bool edited = std::holds_alternative<engine::PositionEdit>(here.step);
        lines.push_back({node, -1, sentence, stepRule(context, here.step), false, false, edited});
    }
    for (const engine::Message& message : game.log(node)) {
        if (!message.isFor(context.runner.viewer())) continue;
        lines.push_back({node, seatOf(context.runner.rules(), message), context.sentence(message),
                         context.ruleId(message), false, outcome != nullptr, byHand});
        lines.back().opens = TurnLedger::begunBy(context.runner.rules(), message);
    }
    if (!here.note.empty()) lines.push_back({node, -1, QString::fromStdString(here.note), {}, true, false, false});
}

void LogModel::refresh(const PlayContext* context, bool afresh)
{
    if (context == nullptr) {
        beginResetModel();
        m_context = nullptr;
        m_lines.clear();
        m_nodes.clear();
        m_turn.reset();
        endResetModel();
        return;
    }
    const engine::Game& game = context->runner.game();
    // The whole line is listed, also what comes after the moment on the board, so that one can go forward again.
    const std::vector<int> line = game.journal().line(game.journal().mainEnd(game.here()));
    std::map<int, std::string> noted; // of moments that may be listed already
    for (const int node : line)
        if (const std::string& note = game.journal().node(node).note; !note.empty()) noted.emplace(node, note);
    const bool grown = !afresh && context == m_context && m_viewer == context->runner.viewer() && m_noted == noted &&
                       line.size() >= m_nodes.size() && std::equal(m_nodes.begin(), m_nodes.end(), line.begin());
    m_noted = std::move(noted);
    m_context = context;
    m_viewer = context->runner.viewer();
    if (!grown) {
        beginResetModel();
        m_lines.clear();
        m_turn.reset();
        for (const int node : line) append(*context, node, m_lines);
        m_nodes = line;
        m_here = game.here();
        endResetModel();
        return;
    }
    std::vector<Line> added;
    for (std::size_t i = m_nodes.size(); i < line.size(); ++i) append(*context, line[i], added);
    if (!added.empty()) {
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(added.size()) - 1);
        m_lines.insert(m_lines.end(), added.begin(), added.end());
        endInsertRows();
    }
    m_nodes = line;
    if (m_here != game.here()) {
        m_here = game.here();
        if (!m_lines.empty()) emit dataChanged(index(0), index(rowCount() - 1), {NowRole});
    }
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return line.sentence;
    case Qt::ToolTipRole: return data(index, Qt::AccessibleTextRole);
    case Qt::AccessibleTextRole: {
        QStringList parts{line.sentence};
        if (line.byHand && line.roll) parts << tr("set by hand");
        if (!line.rule.isEmpty()) parts << line.rule;
        return parts.join(QStringLiteral(", "));
    }
    case NodeRole: return line.node;
    case SeatRole: return line.seat;
    case RuleRole: return line.rule;
    case NoteRole: return line.note;
    case RollRole: return line.roll;
    case HandRole: return line.byHand;
    case NowRole: return !line.heading && line.node == m_here;
    case HeadingRole: return line.heading;
    case SectionRole: return line.section;
    default: return {};
    }
}

int LogModel::rowOf(int node) const
{
    // Moments that told nothing stand for the last line before them.
    auto at = std::find(m_nodes.begin(), m_nodes.end(), node);
    if (at == m_nodes.end()) return -1;
    for (;; --at) {
        for (int row = rowCount() - 1; row >= 0; --row)
            if (m_lines[static_cast<std::size_t>(row)].node == *at) return row;
        if (at == m_nodes.begin()) return -1;
    }
}

} // namespace marches::app
