// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/retire.h"

#include <QEvent>
#include <QWidget>

namespace marches::app {

namespace {

/// Lets through only what ends a widget.
class Deafness : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* /*watched*/, QEvent* event) override { return event->type() != QEvent::DeferredDelete; }
};

} // namespace

void retire(QWidget* widget)
{
    widget->hide();
    auto* deafness = new Deafness(widget);
    widget->installEventFilter(deafness);
    for (QWidget* part : widget->findChildren<QWidget*>()) part->installEventFilter(deafness);
    widget->deleteLater();
}

} // namespace marches::app
