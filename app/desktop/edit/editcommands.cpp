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
    if (editor::MapDocument* document = m_controller.document()) document->undoStack().undo();
}

void EditCommands::redo()
{
    if (editor::MapDocument* document = m_controller.document()) document->undoStack().redo();
}

void EditCommands::copy()
{
    if (m_controller.selection() == nullptr) return;
    if (QMimeData* copied = editor::copySelected(*m_controller.selection()))
        QApplication::clipboard()->setMimeData(copied);
}

void EditCommands::cut()
{
    if (m_controller.document() == nullptr) return;
    copy();
    MapCommands::cut(*m_controller.selection());
}

std::optional<editor::Inserted> EditCommands::paste()
{
    const QMimeData* held = QApplication::clipboard()->mimeData();
    editor::Inserted added;
    if (m_controller.selection() == nullptr || !editor::canPaste(held) ||
        !MapCommands::paste(*m_controller.selection(), *held, std::nullopt, &added))
        return std::nullopt;
    return added;
}

void EditCommands::duplicate()
{
    if (m_controller.selection() != nullptr) MapCommands::duplicate(*m_controller.selection());
}

void EditCommands::selectAll()
{
    if (m_controller.selection() != nullptr) MapCommands::selectAll(*m_controller.selection());
}

void EditCommands::removeSelected()
{
    if (m_controller.selection() != nullptr) MapCommands::remove(*m_controller.selection());
}

} // namespace marches::app
