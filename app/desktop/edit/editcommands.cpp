// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/editcommands.h"

#include "app/desktop/edit/mapcontroller.h"
#include "editor/document/mapclipboard.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>

namespace marches::app {

using editor::MapCommands;

void EditCommands::undo()
{
    if (editor::MapDocument* document = m_desk.document()) document->undoStack().undo();
}

void EditCommands::redo()
{
    if (editor::MapDocument* document = m_desk.document()) document->undoStack().redo();
}

void EditCommands::copy()
{
    if (m_desk.selection() == nullptr) return;
    if (QMimeData* copied = editor::copySelected(*m_desk.selection())) QApplication::clipboard()->setMimeData(copied);
}

void EditCommands::cut()
{
    if (m_desk.document() == nullptr) return;
    copy();
    MapCommands::cut(*m_desk.selection());
}

std::optional<editor::Inserted> EditCommands::paste()
{
    const QMimeData* held = QApplication::clipboard()->mimeData();
    editor::Inserted added;
    if (m_desk.selection() == nullptr || !editor::canPaste(held) ||
        !MapCommands::paste(*m_desk.selection(), *held, std::nullopt, &added))
        return std::nullopt;
    return added;
}

void EditCommands::duplicate()
{
    if (m_desk.selection() != nullptr) MapCommands::duplicate(*m_desk.selection());
}

void EditCommands::selectAll()
{
    if (m_desk.selection() != nullptr) MapCommands::selectAll(*m_desk.selection());
}

void EditCommands::removeSelected()
{
    if (m_desk.selection() != nullptr) MapCommands::remove(*m_desk.selection());
}

} // namespace marches::app
