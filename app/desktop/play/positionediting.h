// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "app/desktop/play/playcontext.h"
#include "app/desktop/play/positiondraft.h"

namespace marches::editor {
class BoardView;
}

namespace marches::app {

class EditBar;
class PositionPanel;

/// Changing the position by hand, from its first click to the step that it becomes in the record. Until then the game
/// knows nothing of it.
class PositionEditing : public QObject {
    Q_OBJECT
public:
    PositionEditing(EditBar& bar, PositionPanel& panel, editor::BoardView& board, QObject* parent = nullptr);

    bool isOn() const { return m_draft.has_value(); }
    /// The context must live until end(), or be given anew with show().
    void begin(const PlayContext& context);
    /// After a change of language or theme.
    void show(const PlayContext& context);
    /// Makes what was changed a step of the game. False, and it goes on, when no game can have such a position; why is
    /// told.
    bool finish();
    /// Forgets all that was changed.
    void end();
    /// Tells how one leaves once something has been changed.
    void askWhetherDone();

    void put(int place);
    void take(int place);
    void undo();
    void undoAll();
    /// What is being made; null while nothing is.
    const PositionDraft* draft() const { return m_draft ? &*m_draft : nullptr; }

signals:
    /// The position, as it is being changed, is another one.
    void changed();
    void told(const QString& sentence);
    void ended();

private:
    void change(bool more, int place);
    void onAsked(bool done);
    void connectPanel();
    void refresh();
    QString counted(const Brush& brush, int place) const;

    EditBar& m_bar;
    PositionPanel& m_panel;
    editor::BoardView& m_board;
    const PlayContext* m_context = nullptr;
    std::optional<PositionDraft> m_draft;
};

} // namespace marches::app
