// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>

class QLabel;

namespace marches::app {

/// What Qt leaves out for labels. A label is as high as its lines, and an accent on a capital may be higher: it gets
/// room for it. And a text stands where the lines of the window begin, also one that reads the other way than the
/// window does.
void polishLabel(QLabel& label);
/// Whether a label wants to be polished again after such an event.
bool unpolishesLabels(QEvent::Type event);

} // namespace marches::app
