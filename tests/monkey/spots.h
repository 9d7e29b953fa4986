// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chance.h"

#include <QPoint>
#include <QString>

#include <optional>

class QWidget;

namespace marches::monkey {

// Where in a widget something is: "at 250,500" (thousandths of its size), "row 0.2", "tab 1", "entry file.save"; on an
// edited map "place mill-vale 500,300", "lane harbour skerry 500", "vertex 12", "edge 7 500"; on a board in play "board
// 4 500,500". Two numbers with a comma are thousandths of the box of what is named.

struct Spot {
    QString where;
    QString comment; ///< what is there, for a reader
};

/// A spot of what the widget shows now, drawn by lot; nothing where it shows nothing.
std::optional<Spot> drawSpot(QWidget& widget, Lot& lot);
/// The point of the widget; nothing where there is no such thing now, or where it is covered or out of sight.
std::optional<QPoint> pointOf(QWidget& widget, const QString& spot);

// Of the two kinds of canvas (spotsoncanvas.cpp).
std::optional<Spot> drawCanvasSpot(QWidget& widget, Lot& lot);
std::optional<QPoint> canvasPoint(QWidget& widget, const QString& spot);
bool isCanvas(const QWidget& widget);

} // namespace marches::monkey
