// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/scrollabledock.h"

#include <algorithm>

#include <QDockWidget>
#include <QEvent>
#include <QScrollBar>

namespace marches::app {

ScrollableDock::ScrollableDock(QWidget* panel, int height) : m_height(height)
{
    setWidget(panel);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QSize ScrollableDock::sizeHint() const
{
    return {leastWidth(), m_height > 0 ? m_height : QScrollArea::sizeHint().height()};
}

QSize ScrollableDock::minimumSizeHint() const { return {leastWidth(), QScrollArea::minimumSizeHint().height()}; }

bool ScrollableDock::event(QEvent* event)
{
    if (event->type() == QEvent::ParentChange)
        if (const auto* dock = qobject_cast<QDockWidget*>(parentWidget())) {
            setAccessibleName(dock->windowTitle());
            connect(dock, &QWidget::windowTitleChanged, this, &QWidget::setAccessibleName);
        }
    return QScrollArea::event(event);
}

bool ScrollableDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

int ScrollableDock::leastWidth() const
{
    const int content = widget() == nullptr ? 0 : widget()->minimumSizeHint().width();
    return std::max(kPanelWidth, content + verticalScrollBar()->sizeHint().width());
}

} // namespace marches::app
