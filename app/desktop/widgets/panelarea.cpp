// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/panelarea.h"

#include <algorithm>

#include <QEvent>
#include <QScrollBar>

namespace marches::app {

PanelArea::PanelArea(QWidget* panel, int height) : m_height(height)
{
    setWidget(panel);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QSize PanelArea::sizeHint() const { return {leastWidth(), m_height > 0 ? m_height : QScrollArea::sizeHint().height()}; }

QSize PanelArea::minimumSizeHint() const { return {leastWidth(), QScrollArea::minimumSizeHint().height()}; }

bool PanelArea::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

int PanelArea::leastWidth() const
{
    const int content = widget() == nullptr ? 0 : widget()->minimumSizeHint().width();
    return std::max(kPanelWidth, content + verticalScrollBar()->sizeHint().width());
}

} // namespace marches::app
