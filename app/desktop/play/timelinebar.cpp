// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/timelinebar.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/desktop/base/actions.h"
#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/play/recordwords.h"
#include "app/desktop/play/timeline.h"
#include "editor/widgets/letterlimit.h"
#include "engine/base/textlimits.h"

namespace marches::app {

namespace {

constexpr int kNarrow = 480;

} // namespace

TimelineBar::TimelineBar(const Actions& actions, QWidget* parent)
    : Translated(parent), m_actions(actions), m_column(new QVBoxLayout(this)), m_row(new QHBoxLayout),
      m_timeline(new Timeline(this)), m_first(new QToolButton(this)), m_back(new QToolButton(this)),
      m_forward(new QToolButton(this)), m_last(new QToolButton(this)), m_where(new QLabel(this)),
      m_branches(new QToolButton(this)), m_branchMenu(new QMenu(this)), m_name(new QLineEdit(this)),
      m_note(new QLineEdit(this))
{
    m_first->setIcon(icon(QStringLiteral("step-first")));
    m_back->setIcon(icon(QStringLiteral("step-back")));
    m_forward->setIcon(icon(QStringLiteral("step-forward")));
    m_last->setIcon(icon(QStringLiteral("step-last")));
    m_branches->setIcon(icon(QStringLiteral("branch")));
    m_branches->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_branches->setPopupMode(QToolButton::InstantPopup);
    m_branches->setMenu(m_branchMenu);
    setTextRole(m_where, TextRole::Strong);
    m_name->setMaximumWidth(220);
    m_note->setMaximumWidth(320);
    m_name->hide();
    editor::LetterLimit::set(*m_name, engine::kLongestBranch);
    editor::LetterLimit::set(*m_note, engine::kLongestRemark);

    m_row->setSpacing(4);
    for (QToolButton* button : {m_first, m_back, m_forward, m_last}) m_row->addWidget(button);
    m_row->addSpacing(6);
    m_row->addWidget(m_where);
    m_row->addStretch(1);
    m_row->addWidget(m_note, 1);
    m_row->addWidget(m_name);
    m_row->addWidget(m_branches);
    m_column->setContentsMargins(8, 4, 8, 4);
    m_column->setSpacing(2);
    m_column->addLayout(m_row);
    m_column->addWidget(m_timeline);

    connect(m_timeline, &Timeline::momentRequested, this, &TimelineBar::momentRequested);
    connect(m_first, &QToolButton::clicked, this, &TimelineBar::goToFirst);
    connect(m_back, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_last, &QToolButton::clicked, this, &TimelineBar::goToLast);
    connect(m_branchMenu, &QMenu::aboutToShow, this, &TimelineBar::fillBranches);
    connect(m_name, &QLineEdit::editingFinished, this, &TimelineBar::commitName);
    // The game may move on while somebody types: words belong to the moment at which they were begun.
    connect(m_note, &QLineEdit::textEdited, this, [this] {
        if (m_noteNode < 0 && m_context != nullptr) m_noteNode = m_context->runner.game().here();
    });
    connect(m_note, &QLineEdit::editingFinished, this, &TimelineBar::commitNote);
    retranslate();
}

void TimelineBar::setFolded(bool folded)
{
    if (folded == (m_row->indexOf(m_timeline) >= 0)) return;
    m_note->setVisible(!folded);
    m_timeline->setLow(folded);
    // Low: no frames round the buttons, and no more than they need.
    for (QToolButton* button : {m_first, m_back, m_forward, m_last, m_branches}) button->setAutoRaise(folded);
    for (QToolButton* button : {m_first, m_back, m_forward, m_last, m_branches})
        button->setMaximumHeight(folded ? fontMetrics().height() + 6 : QWIDGETSIZE_MAX);
    m_column->setContentsMargins(8, folded ? 1 : 4, 8, folded ? 1 : 4);
    if (folded) {
        m_column->removeWidget(m_timeline);
        m_row->insertWidget(m_row->indexOf(m_where) + 1, m_timeline, 100);
    } else {
        m_row->removeWidget(m_timeline);
        m_column->addWidget(m_timeline);
    }
}

void TimelineBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    // In the narrowest windows the line itself says where one is.
    const bool narrow = width() < kNarrow;
    m_where->setHidden(narrow);
    m_branches->setToolButtonStyle(narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

void TimelineBar::retranslate()
{
    const auto name = [this](QToolButton* button, const QString& text, const char* action) {
        button->setAccessibleName(text);
        button->setToolTip(m_actions.withKey(text, QLatin1String(action)));
    };
    name(m_first, tr("To the start"), "play.first");
    name(m_back, tr("One step back"), "play.back");
    name(m_forward, tr("One step forward"), "play.forward");
    name(m_last, tr("To the end"), "play.last");
    m_branches->setText(tr("Branches"));
    m_branches->setAccessibleName(m_branches->text());
    m_branches->setToolTip(m_actions.withKey(tr("Other branches of this game"), QStringLiteral("play.next-branch")));
    m_name->setPlaceholderText(tr("Name of this branch"));
    m_name->setAccessibleName(m_name->placeholderText());
    m_note->setPlaceholderText(tr("Note on this moment"));
    m_note->setAccessibleName(m_note->placeholderText());
    show(m_context);
}

void TimelineBar::show(const PlayContext* context)
{
    m_context = context;
    m_timeline->show(context);
    const int at = m_timeline->position();
    const int end = std::max(0, m_timeline->count() - 1);
    m_where->setText(tr("Move %1 of %2").arg(QLocale().toString(at), QLocale().toString(end)));
    for (QToolButton* button : {m_first, m_back}) button->setEnabled(context != nullptr && at > 0);
    for (QToolButton* button : {m_forward, m_last}) button->setEnabled(context != nullptr && at < end);
    m_branches->setEnabled(branchNode() >= 0);
    m_note->setEnabled(m_noteNode >= 0 || (context != nullptr && at > 0));
    if (context == nullptr) {
        if (m_noteNode < 0) m_note->clear();
    } else if (m_noteNode < 0) {
        const engine::Game& game = context->runner.game();
        editor::LetterLimit::setText(*m_note, QString::fromStdString(game.journal().node(game.here()).note));
    }
}

void TimelineBar::step(int by)
{
    if (m_timeline->count() == 0) return;
    const int index = std::clamp(m_timeline->position() + by, 0, m_timeline->count() - 1);
    if (index != m_timeline->position()) emit momentRequested(m_timeline->nodes()[static_cast<std::size_t>(index)]);
}

void TimelineBar::goToFirst() { step(-m_timeline->count()); }

void TimelineBar::goToLast() { step(m_timeline->count()); }

int TimelineBar::branchNode() const
{
    if (m_context == nullptr) return -1;
    const engine::Journal& journal = m_context->runner.game().journal();
    const auto& nodes = m_timeline->nodes();
    // The fork just ahead counts as well: from it one chooses which way to look at.
    for (int i = std::min(m_timeline->position() + 1, m_timeline->count() - 1); i > 0; --i)
        if (journal.node(nodes[static_cast<std::size_t>(i - 1)]).children.size() > 1)
            return nodes[static_cast<std::size_t>(i)];
    return -1;
}

void TimelineBar::fillBranches()
{
    m_branchMenu->clear();
    const int mine = branchNode();
    if (mine < 0) return;
    const engine::Journal& journal = m_context->runner.game().journal();
    for (const int sibling : journal.node(journal.node(mine).parent).children) {
        QAction* action = m_branchMenu->addAction(branchName(*m_context, sibling));
        action->setCheckable(true);
        action->setChecked(sibling == mine);
        connect(action, &QAction::triggered, this, [this, sibling] { emit momentRequested(sibling); });
    }
    m_branchMenu->addSeparator();
    connect(m_branchMenu->addAction(tr("Name this branch")), &QAction::triggered, this, [this, mine] {
        commitName();
        m_nameNode = mine;
        editor::LetterLimit::setText(*m_name, branchName(*m_context, mine));
        m_name->show();
        m_name->selectAll();
        m_name->setFocus();
    });
    connect(m_branchMenu->addAction(tr("Make it the main line")), &QAction::triggered, this,
            [this, mine] { emit promoteRequested(mine); });
    connect(m_branchMenu->addAction(tr("Delete this branch")), &QAction::triggered, this, [this, mine] {
        commit(); // nodes get other numbers
        emit deleteRequested(mine);
    });
}

void TimelineBar::goToOtherBranch(int direction)
{
    const int mine = branchNode();
    if (mine < 0) return;
    const engine::Journal& journal = m_context->runner.game().journal();
    const auto& siblings = journal.node(journal.node(mine).parent).children;
    const auto at = std::find(siblings.begin(), siblings.end(), mine) - siblings.begin();
    const auto count = static_cast<std::ptrdiff_t>(siblings.size());
    emit momentRequested(siblings[static_cast<std::size_t>((at + direction + count) % count)]);
}

void TimelineBar::commit()
{
    commitName();
    commitNote();
}

void TimelineBar::commitName()
{
    const int node = std::exchange(m_nameNode, -1);
    if (node < 0) return;
    m_name->hide();
    emit renameRequested(node, m_name->text());
}

void TimelineBar::commitNote()
{
    const int node = std::exchange(m_noteNode, -1);
    if (node < 0 || m_context == nullptr) return;
    const QString note = m_note->text();
    const engine::Journal& journal = m_context->runner.game().journal();
    if (QString::fromStdString(journal.node(node).note) != note)
        emit noteRequested(node, note);
    else
        show(m_context); // the note of the moment that is shown now
}

} // namespace marches::app
