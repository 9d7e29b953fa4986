// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/historypanel.h"

#include <QIcon>
#include <QUndoView>
#include <QVBoxLayout>

namespace marches::editor {

HistoryPanel::HistoryPanel(QWidget* parent) : MapPanel(parent), m_list(new QUndoView(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list);
    m_list->setFrameShape(QFrame::NoFrame);
    HistoryPanel::retranslate();
}

QString HistoryPanel::heading() const { return tr("History"); }

void HistoryPanel::mapChanged() { m_list->setStack(document() != nullptr ? &document()->undoStack() : nullptr); }

void HistoryPanel::setFiled(bool filed) { m_list->setCleanIcon(filed ? panelIcon(QStringLiteral("save")) : QIcon()); }

void HistoryPanel::retranslate()
{
    m_list->setEmptyLabel(tr("As it was opened"));
    m_list->setAccessibleName(tr("Everything that was done"));
}

} // namespace marches::editor
