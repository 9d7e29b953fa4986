// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/emptymapplaceholder.h"

#include "app/desktop/widgets/card.h"

#include <QEvent>
#include <QVBoxLayout>

namespace marches::app {

EmptyMapPlaceholder::EmptyMapPlaceholder(QWidget* parent)
    : Translated(parent), m_draw(new ActionCard(QStringLiteral("tool-territory"), this)),
      m_trace(new ActionCard(QStringLiteral("tool-picture"), this)), m_from(new ActionCard(QStringLiteral("map"), this))
{
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    for (ActionCard* card : {m_draw, m_trace, m_from}) column->addWidget(card);
    connect(m_draw, &QAbstractButton::clicked, this, &EmptyMapPlaceholder::drawRequested);
    connect(m_trace, &QAbstractButton::clicked, this, &EmptyMapPlaceholder::traceRequested);
    connect(m_from, &QAbstractButton::clicked, this, &EmptyMapPlaceholder::startFromRequested);
    retranslate();
}

void EmptyMapPlaceholder::retranslate()
{
    m_draw->setTexts(tr("Draw the coast"),
                     tr("Click the corners of a first territory; the next ones follow its borders."), {});
    m_trace->setTexts(tr("Trace a picture"),
                      tr("Put a picture below the map and draw over it, or let its colours become territories."), {});
    m_from->setTexts(
        tr("Start from a map"),
        tr("Open a map of this or another program, a drawing in SVG or borders in GeoJSON or TopoJSON, and "
           "make it yours."),
        {});
}

} // namespace marches::app
