// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/toolbox.h"

#include "editor/tools/maptool.h"

#include <QAction>
#include <QActionGroup>
#include <QGridLayout>
#include <QToolButton>

#include <algorithm>

namespace marches::app {

namespace {

constexpr QSize kIcon(20, 20);
constexpr int kButton = 36;
constexpr int kLeastButton = 28;
constexpr int kGap = 2;
constexpr int kMargin = 6;
constexpr int kSide = 5;        ///< free beside the buttons
constexpr int kMostColumns = 4; ///< beyond them the least buttons are scrolled

} // namespace

ToolBox::ToolBox(const std::vector<std::unique_ptr<editor::MapTool>>& tools, Actions& actions, QWidget* page)
{
    setObjectName(QStringLiteral("toolColumn"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedWidth(kButton + 2 * kSide);
    setWidgetResizable(true);
    auto* body = new QWidget(this);
    m_grid = new QGridLayout(body);
    m_grid->setContentsMargins(kSide, kMargin, kSide, kMargin);
    m_grid->setSpacing(kGap);
    auto* group = new QActionGroup(this);
    for (const std::unique_ptr<editor::MapTool>& tool : tools) {
        QAction* action = actions.add(page, QStringLiteral("tool.") + tool->id(), Scope::Edit,
                                      {QKeySequence(tool->key())}, tool->iconName());
        action->setCheckable(true);
        group->addAction(action);
        auto* button = new QToolButton(body);
        button->setDefaultAction(action);
        button->setIconSize(kIcon);
        button->setFixedSize(kButton, kButton);
        button->setAutoRaise(true);
        m_lines.push_back({tool.get(), button, action});
        connect(action, &QAction::triggered, this, [this, chosenTool = tool.get()] {
            choose(chosenTool);
            emit picked();
        });
    }
    arrange(1);
    setWidget(body);
    retranslate();
}

void ToolBox::choose(editor::MapTool* tool)
{
    for (const Line& line : m_lines)
        if (line.tool == tool) line.action->setChecked(true);
    if (m_current == tool) return;
    m_current = tool;
    emit chosen(tool);
}

bool ToolBox::choose(const QString& id)
{
    for (const Line& line : m_lines)
        if (line.tool->id() == id) {
            choose(line.tool);
            return true;
        }
    return false;
}

void ToolBox::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    const int count = std::max(1, static_cast<int>(m_lines.size()));
    const auto sideIn = [&](int columns) {
        return (viewport()->height() - 2 * kMargin + kGap) / ((count + columns - 1) / columns) - kGap;
    };
    int columns = 1;
    while (columns < kMostColumns && sideIn(columns) < kLeastButton) ++columns;
    const int side = std::clamp(sideIn(columns), kLeastButton, kButton);
    for (const Line& line : m_lines) line.button->setFixedSize(side, side);
    if (columns != m_columns) arrange(columns);
    setFixedWidth(columns == 1 ? kButton + 2 * kSide : columns * (side + kGap) - kGap + 2 * kSide);
    // The cells are those of the old width until then.
    m_grid->invalidate();
    m_grid->activate();
}

/// Row by row, so that neighbours in the list stay beside each other, and Tab goes through them in order.
void ToolBox::arrange(int columns)
{
    const int rows = (static_cast<int>(m_lines.size()) + columns - 1) / columns;
    m_grid->setRowStretch(m_columns == 0 ? 0 : (static_cast<int>(m_lines.size()) + m_columns - 1) / m_columns, 0);
    m_columns = columns;
    for (int i = 0; i < static_cast<int>(m_lines.size()); ++i)
        m_grid->addWidget(m_lines[static_cast<std::size_t>(i)].button, i / columns, i % columns, Qt::AlignHCenter);
    m_grid->setRowStretch(rows, 1);
}

void ToolBox::retranslate()
{
    setAccessibleName(tr("Tools"));
    for (const Line& line : m_lines) {
        line.action->setText(line.tool->name());
        line.action->setToolTip(
            tr("%1 (%2)", "name of a tool, its key")
                .arg(line.tool->name(), QKeySequence(line.tool->key()).toString(QKeySequence::NativeText)));
        line.button->setAccessibleName(line.action->toolTip());
    }
}

} // namespace marches::app
