// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace marches::monkey {

/// The windows that can be seen, in an order that does not hang on where they lie in memory.
QList<QWidget*> windowsInOrder();
/// The widgets that lie in one, likewise.
QList<QWidget*> partsInOrder(const QWidget& widget);
/// Names a widget so that it is found again in another run: the windows and the widgets with names above it, and from
/// the last of them on each by its class and which of its kind it is, "window/editPage/MapPane~0/MapView~0".
QString pathOf(const QWidget& widget);
/// The widget of a path that can be seen; null: there is none now.
QWidget* widgetAt(const QString& path);

} // namespace marches::monkey
