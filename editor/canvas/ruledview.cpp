// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/ruledview.h"

#include "editor/canvas/mapruler.h"
#include "editor/canvas/mapview.h"

#include <QGridLayout>

namespace marches::editor {

RuledView::RuledView(QWidget* parent) : QWidget(parent)
{
    m_view = new MapView(this);
    m_view->setObjectName(QStringLiteral("mapView"));
    m_above = new MapRuler(Qt::Horizontal, *m_view, this);
    m_beside = new MapRuler(Qt::Vertical, *m_view, this);
    m_corner = new QWidget(this);
    m_corner->setFixedSize(MapRuler::kThickness, MapRuler::kThickness);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(m_corner, 0, 0);
    grid->addWidget(m_above, 0, 1);
    grid->addWidget(m_beside, 1, 0);
    grid->addWidget(m_view, 1, 1);
}

void RuledView::showRulers(bool on)
{
    for (QWidget* part : {static_cast<QWidget*>(m_above), static_cast<QWidget*>(m_beside), m_corner})
        part->setVisible(on);
}

bool RuledView::showsRulers() const { return m_above->isVisibleTo(this); }

} // namespace marches::editor
