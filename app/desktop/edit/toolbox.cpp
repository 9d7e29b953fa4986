// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/toolbox.h"

#include "editor/tools/maptool.h"

#include <QAction>
#include <QActionGroup>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::app {

namespace {

constexpr QSize kIcon(20, 20);
constexpr int kButton = 36;
constexpr int kLeastButton = 28;
constexpr int kGap = 2;
constexpr int kMargin = 6;
constexpr int kWidth = 46;

} // namespace

ToolBox::ToolBox(const std::vector<std::unique_ptr<editor::MapTool>>& tools, Actions& actions, QWidget* page)
{
    setObjectName(QStringLiteral("toolColumn"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedWidth(kWidth);
    setWidgetResizable(true);
    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(5, kMargin, 5, kMargin);
    column->setSpacing(kGap);
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
        column->addWidget(button, 0, Qt::AlignHCenter);
        m_lines.push_back({tool.get(), button, action});
        connect(action, &QAction::triggered, this, [this, chosenTool = tool.get()] {
            choose(chosenTool);
            emit picked();
        });
    }
    column->addStretch(1);
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
    const int each = (viewport()->height() - 2 * kMargin) / std::max(1, static_cast<int>(m_lines.size())) - kGap;
    const int side = std::clamp(each, kLeastButton, kButton);
    for (const Line& line : m_lines) line.button->setFixedSize(side, side);
}

QList<QAction*> ToolBox::toolActions() const
{
    QList<QAction*> all;
    for (const Line& line : m_lines) all.append(line.action);
    return all;
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
