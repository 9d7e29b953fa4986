// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/regionform.h"

#include "editor/panels/namesform.h"

#include <QVBoxLayout>

namespace marches::editor {

RegionForm::RegionForm(QWidget* parent) : RecordForm(parent), m_names(new NamesForm(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_names);
    connect(m_names, &NamesForm::done, this, &RegionForm::done);
}

void RegionForm::showRegion(MapDocument& document, RecordId region)
{
    begin(document, {region});
    m_names->showNames(document, {region});
}

} // namespace marches::editor
