// SPDX-License-Identifier: GPL-3.0-or-later
// What keys, menus and buttons do.
#include <QApplication>
#include <QDockWidget>
#include <QPushButton>

#include "app/desktop/play/battlepanel.h"
#include "app/desktop/play/handpanel.h"
#include "app/desktop/play/playorders.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/play/positionediting.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/timelinebar.h"
#include "app/desktop/widgets/rulepopup.h"
#include "editor/canvas/boardview.h"

namespace marches::app {

using Waiting = GameRunner::Waiting;

void PlayPage::roll()
{
    if (!m_runner || isEditing()) return;
    // "Roll" may be the answer to a question, as for whoever defends.
    if (m_runner->waiting() == Waiting::Answer) {
        if (const auto verb = engine::findVerb(m_runner->rules(), engine::VerbRole::Roll))
            m_question->form().choose(*verb);
    } else if (!m_runner->typedDice()) {
        m_runner->roll();
    }
}

void PlayPage::setDice()
{
    if (!m_runner || isEditing() || m_runner->waiting() != Waiting::Roll) return;
    if (!m_battleDock->isAncestorOf(m_battle)) {
        m_battle->setVisible(true); // as a row below the question
    } else {
        m_battleDock->show();
        m_battleDock->raise();
    }
    m_battle->editDice();
}

void PlayPage::stopOrPass()
{
    if (!isEditing() && m_answers->chooseHelp(engine::VerbRole::SupportMove)) return;
    if (QPushButton* button = m_question->form().plain(); button != nullptr && button->isVisible()) button->click();
}

void PlayPage::convoy()
{
    if (!isEditing()) m_answers->chooseHelp(engine::VerbRole::Convoy);
}

void PlayPage::sealOrders() { m_orders->seal(); }

void PlayPage::stepOut()
{
    if (!m_runner) {
        emit nothingToStepOutOf();
        return;
    }
    if (isCurtainDown()) return;
    if (isEditing()) {
        m_board->setFocus();
        return;
    }
    m_board->finishMotion();
    const bool stepped = m_answers->stepOut();
    m_board->setFocus();
    if (!stepped) emit nothingToStepOutOf();
}

void PlayPage::addAmount(int by)
{
    if (isEditing())
        by > 0 ? m_editing->put(m_board->currentPlace()) : m_editing->take(m_board->currentPlace());
    else
        m_question->form().stepAmount(by);
}

void PlayPage::onAmount(QChar key)
{
    if (key == QLatin1Char('+'))
        addAmount(1);
    else if (key == QLatin1Char('-'))
        addAmount(-1);
    else if (key.isDigit() && !isEditing()) {
        DecisionForm& form = m_question->form();
        if (!form.setAmount(key.digitValue())) form.press(key.digitValue());
    }
}

void PlayPage::undo()
{
    if (isEditing())
        m_editing->undo();
    else if (m_runner)
        m_runner->undo();
}

void PlayPage::redo()
{
    if (m_runner && !isEditing()) m_runner->redo();
}

void PlayPage::step(int by)
{
    if (!isEditing()) m_timeline->step(by);
}

void PlayPage::toEnd(bool last) { last ? m_timeline->last() : m_timeline->first(); }

void PlayPage::otherBranch(int direction) { m_timeline->otherBranch(direction); }

void PlayPage::showHand()
{
    if (!hasField(engine::Role::Hand)) return; // no cards in this game
    if (auto* dock = findChild<QDockWidget*>(QStringLiteral("hand")); dock != nullptr && !isCurtainDown()) {
        dock->show();
        dock->raise();
    }
}

void PlayPage::zoom(double factor) { m_board->setZoom(m_board->zoom() * factor); }

void PlayPage::fitBoard() { m_board->fit(); }

void PlayPage::showRule(const QString& id)
{
    if (!m_session || id.isEmpty() || isCurtainDown()) return;
    QWidget* focus = QApplication::focusWidget();
    QWidget* anchor = focus != nullptr && isAncestorOf(focus) ? focus : m_question;
    RulePopup::open(anchor, m_session->texts(), m_wording->language(), id);
}

} // namespace marches::app
