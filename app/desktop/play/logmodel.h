// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QAbstractListModel>

#include "app/desktop/play/playcontext.h"

namespace marches::app {

/// The lines of the log along the present line of the record, each with its seat, sentence, rule and moment. Lines that
/// the viewer may not read are left out. Above the lines of a turn, or of a phase where nobody has the turn, stands
/// whose it is.
class LogModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum LineRole {
        NodeRole = Qt::UserRole, ///< int: moment of the record
        SeatRole,                ///< int: seat it is about, -1
        RuleRole,                ///< QString: rule id, may be empty
        NoteRole,                ///< bool: a person's note
        RollRole,                ///< bool: told by dice
        HandRole,                ///< bool: by hand and no move: dice that were typed in, a changed position
        NowRole,                 ///< bool: at the moment that is on the board
        HeadingRole,             ///< bool: no line, but what stands above the lines of a turn
        FoldedRole,              ///< bool: of a heading in the panel: its lines are not shown
        SectionRole,             ///< int: names the heading above, the same each time the line is listed
    };

    explicit LogModel(QObject* parent = nullptr);
    /// Reads what is new; starts again where the line is another or the language has changed (`afresh`).
    void refresh(const PlayContext* context, bool afresh);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// First row of a moment, or the last before it; -1: none.
    int rowOf(int node) const;
    /// The heading above the last line.
    int lastSection() const { return m_section; }

private:
    struct Line {
        int node = 0;
        int seat = -1;
        QString sentence;
        QString rule;
        bool note = false;
        bool roll = false;
        bool byHand = false;
        bool heading = false;
        int section = 0;
        int opens = -1; ///< seat whose turn begins with it
    };
    void append(const PlayContext& context, int node, std::vector<Line>& lines);
    static void appendLines(const PlayContext& context, int node, std::vector<Line>& lines);
    /// Puts a heading before line `at`, from which on lines are of that turn.
    void open(const PlayContext& context, const TurnLedger::Turn& turn, int node, int section, std::vector<Line>& lines,
              std::size_t at);
    /// What stands above the lines of a turn.
    static Line heading(const PlayContext& context, const TurnLedger::Turn& turn, int node);

    const PlayContext* m_context = nullptr;
    std::vector<int> m_nodes;           ///< line of the record whose lines are here
    std::map<int, std::string> m_noted; ///< by node
    std::vector<Line> m_lines;
    std::optional<TurnLedger::Turn> m_turn; ///< of the last heading
    int m_section = 0;
    int m_viewer = -1;
    int m_here = 0;
};

} // namespace marches::app
