// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "editor/painting/palette.h"

namespace marches::app {

/// Colours of owners are made for a plate with an edge; a thin line of a pale one would be lost on paper, of a dark one
/// at night: this one is seen on the window.
QColor lineColour(const QColor& fill);

/// The plate of an owner as on the board: colour and emblem together, never one alone.
class OwnerPlate : public QWidget {
public:
    explicit OwnerPlate(QWidget* parent = nullptr, QSize size = {34, 24});
    void setOwner(const editor::OwnerColour& owner, editor::Theme theme);
    QSize sizeHint() const override { return m_size; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QSize m_size;
    const editor::OwnerColour* m_owner = nullptr;
    editor::Theme m_theme = editor::Theme::Light;
};

} // namespace marches::app
