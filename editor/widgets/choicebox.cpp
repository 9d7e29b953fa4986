// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/choicebox.h"

#include <QTimer>

#include <utility>

namespace marches::editor {

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent)
{
    // Queued, so that whoever listens to activated() has done with it.
    connect(this, &QComboBox::activated, this, [this] {
        if (m_closing) QTimer::singleShot(0, this, &ChoiceBox::chosenFromList);
    });
}

void ChoiceBox::showPopup()
{
    m_closing = false;
    QComboBox::showPopup();
}

void ChoiceBox::hidePopup()
{
    // The list is closed first, and what was chosen is told right behind it.
    m_closing = true;
    QTimer::singleShot(0, this, [this] { m_closing = false; });
    QComboBox::hidePopup();
}

} // namespace marches::editor
