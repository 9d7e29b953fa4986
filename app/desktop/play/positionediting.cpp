// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/positionediting.h"

#include "app/desktop/play/editbar.h"
#include "app/desktop/play/positionpanel.h"
#include "editor/canvas/boardview.h"
#include "editor/painting/boardposition.h"

namespace marches::app {

PositionEditing::PositionEditing(EditBar& bar, PositionPanel& panel, editor::BoardView& board, QObject* parent)
    : QObject(parent), m_bar(bar), m_panel(panel), m_board(board)
{
    connectPanel();
    connect(&bar, &EditBar::doneRequested, this, &PositionEditing::finish);
    connect(&bar, &EditBar::undoAllRequested, this, &PositionEditing::undoAll);
}

void PositionEditing::connectPanel()
{
    connect(&m_panel, &PositionPanel::amountChosen, this,
            [this](const Tally& tally, int amount) { onAsked(isOn() && m_draft->setAmount(tally, amount)); });
    connect(&m_panel, &PositionPanel::phaseChosen, this,
            [this](int phase) { onAsked(isOn() && m_draft->setPhase(phase)); });
    connect(&m_panel, &PositionPanel::turnChosen, this,
            [this](int army) { onAsked(isOn() && m_draft->setTurn(army)); });
    connect(&m_panel, &PositionPanel::swapChosen, this,
            [this](int index) { onAsked(isOn() && m_draft->swapOnTrack(index)); });
    connect(&m_panel, &PositionPanel::cardGiven, this,
            [this](int seat, int card) { onAsked(isOn() && m_draft->give(seat, card)); });
    connect(&m_panel, &PositionPanel::cardDiscarded, this,
            [this](int seat, int card) { onAsked(isOn() && m_draft->discard(seat, card)); });
}

void PositionEditing::onAsked(bool done)
{
    if (!isOn()) return;
    m_bar.tell(done ? QString() : tr("That is not possible here."));
    refresh(); // also after a refusal: the field shows again what there is
}

void PositionEditing::begin(const PlayContext& context)
{
    const engine::Rules& rules = context.runner.rules();
    engine::Facts facts;
    rules.describe(context.runner.game().state(), facts);
    const GameRunner& runner = context.runner;
    const bool over = runner.waiting() == GameRunner::Waiting::Over;
    m_draft.emplace(rules, std::move(facts), runner.facts(), over ? std::nullopt : std::optional(runner.viewer()));
    show(context);
    m_bar.tell({});
}

void PositionEditing::show(const PlayContext& context)
{
    m_context = &context;
    m_bar.setBrushes(context, m_draft->brushes());
    refresh();
}

void PositionEditing::refresh()
{
    m_board.setPosition(m_draft->shown());
    m_board.setMarks({});
    m_bar.setChanged(m_draft->isChanged());
    m_panel.show(*m_context, *m_draft);
    emit changed();
}

bool PositionEditing::finish()
{
    if (!isOn()) return true;
    if (m_draft->isChanged()) {
        if (const engine::Refusal why = m_context->runner.editPosition(m_draft->facts())) {
            m_bar.tell(m_context->sentence(why));
            emit told(m_context->sentence(why));
            return false;
        }
    }
    end();
    return true;
}

void PositionEditing::end()
{
    if (!isOn()) return;
    m_draft.reset();
    m_bar.setBrushes(*m_context, {}); // names and pictures of the context, which the next language replaces
    m_context = nullptr;
    m_panel.clear();
    emit ended();
}

void PositionEditing::askWhetherDone()
{
    const QString sentence = tr("The position has been changed: “Done” keeps it, “Undo all” takes it back.");
    m_bar.tell(sentence);
    emit told(sentence);
}

void PositionEditing::put(int place) { change(true, place); }
void PositionEditing::take(int place) { change(false, place); }

void PositionEditing::change(bool more, int place)
{
    if (!isOn() || place < 0 || m_bar.chosen() < 0) return;
    const Brush brush = m_draft->brushes()[static_cast<std::size_t>(m_bar.chosen())];
    const bool done = more ? m_draft->put(brush, place) : m_draft->take(brush, place);
    if (done) refresh(); // the board tells what is there now
    QString sentence;
    if (done)
        sentence = counted(brush, place);
    else if (!more)
        sentence = tr("There is nothing to remove.");
    else
        sentence = m_draft->fits(brush, place) ? tr("No more can go there.") : tr("That cannot go there.");
    if (!done) m_board.refuse(place);
    m_bar.tell(sentence);
    emit told(sentence);
}

QString PositionEditing::counted(const Brush& brush, int place) const
{
    if (brush.kind != Brush::Kind::Piece) return m_board.describe(place);
    int count = 0;
    const auto& contents = editor::readPosition(m_context->runner.rules(), m_draft->shown()).places;
    for (const editor::PieceCount& group : contents[static_cast<std::size_t>(place)].stack)
        if (group.piece == brush.item) count += group.count;
    return tr("%1: %2", "a place, what stands there")
        .arg(m_board.placeName(place),
             QString::fromStdString(m_context->wording.counted(engine::Space::Piece, brush.item, count)));
}

void PositionEditing::undo()
{
    if (!isOn()) return;
    m_draft->undo();
    m_bar.tell({});
    refresh();
}

void PositionEditing::undoAll()
{
    if (!isOn()) return;
    m_draft->undoAll();
    m_bar.tell({});
    refresh();
}

} // namespace marches::app
