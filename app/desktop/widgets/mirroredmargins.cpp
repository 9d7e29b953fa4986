// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/mirroring.h"

#include <QGuiApplication>
#include <QLayout>
#include <QMargins>
#include <QVariant>
#include <QWidget>

namespace marches::app {

namespace {

constexpr const char* kMirroredMarginsAsGiven = "leftToRightMargins";

template <typename Target> void apply(Target* target)
{
    auto margins = target->property(kMirroredMarginsAsGiven).template value<QMargins>();
    if (QGuiApplication::layoutDirection() == Qt::RightToLeft)
        margins = QMargins(margins.right(), margins.top(), margins.left(), margins.bottom());
    target->setContentsMargins(margins);
}

template <typename Target> void setMargins(Target* target, const QMargins& margins)
{
    const bool known = target->property(kMirroredMarginsAsGiven).isValid();
    target->setProperty(kMirroredMarginsAsGiven, QVariant::fromValue(margins));
    apply(target);
    if (known) return;
    QObject::connect(qGuiApp, &QGuiApplication::layoutDirectionChanged, target, [target] { apply(target); });
}

} // namespace

void setMirroredMargins(QLayout* layout, const QMargins& margins) { setMargins(layout, margins); }
void setMirroredMargins(QWidget* widget, const QMargins& margins) { setMargins(widget, margins); }

} // namespace marches::app
