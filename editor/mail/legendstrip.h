// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRect>
#include <QString>

#include "editor/mail/turnpicture.h"
#include "editor/painting/boardmarks.h"

namespace marches::editor {

/// The strip below the board of a turn: what it shows, what arrows mean, whose colours are whose. In pixels.
class LegendStrip {
public:
    LegendStrip(const TurnPicture& wanted, int width);

    int height();
    void paint(QPainter& painter) { lay(&painter); }

private:
    /// Paints, or without a painter only measures; gives the height.
    int lay(QPainter* painter);
    /// Room for a sample and its word; in the next row where this one is full.
    QRect room(int sample, const QString& word);
    void write(QPainter& painter, const QRect& box, int sample, const QString& word) const;
    void drawArrow(QPainter* painter, BoardArrow::Kind kind, const QString& word);
    void drawPower(QPainter* painter, int seat);

    const TurnPicture& m_wanted;
    int m_width;
    const BoardColours& m_colours;
    QFont m_font;
    QFont m_titleFont;
    int m_x = 0;
    int m_y = 0;
};

} // namespace marches::editor
