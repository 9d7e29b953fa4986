// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/styleparts.h"

#include <algorithm>

#include "app/desktop/base/textrole.h"

#include <QLabel>
#include <QStyle>
#include <QVariant>

namespace marches::app {

namespace {

constexpr const char* kAsGiven = "leadingAlignment";

void giveAccentsRoom(QLabel& label)
{
    // Where letters can be selected or have marks, a label paints nothing above their first line.
    if (label.textFormat() == Qt::RichText || (label.textInteractionFlags() & Qt::TextSelectableByMouse) != 0) {
        const QFont fitting = withRoomForAccents(label.font());
        if (fitting != label.font()) label.setFont(fitting);
        return;
    }
    QMargins margins = label.contentsMargins();
    margins.setTop(std::max(margins.top(), accentRoom(label.font())));
    label.setContentsMargins(margins);
}

/// Left to itself Qt takes sides as those of the text.
void takeSideOfWindow(QLabel& label)
{
    if ((label.alignment() & Qt::AlignAbsolute) == 0)
        label.setProperty(kAsGiven, QVariant::fromValue(label.alignment()));
    const QVariant given = label.property(kAsGiven);
    if (!given.isValid()) return;
    label.setAlignment(QStyle::visualAlignment(label.layoutDirection(), given.value<Qt::Alignment>()));
}

} // namespace

void polishLabel(QLabel& label)
{
    if (label.frameWidth() > 0 || !label.pixmap(Qt::ReturnByValue).isNull()) return;
    giveAccentsRoom(label);
    takeSideOfWindow(label);
}

bool unpolishesLabels(QEvent::Type event)
{
    // Without a size it loses its margins with a change of style sheets.
    return event == QEvent::FontChange || event == QEvent::Resize || event == QEvent::LayoutDirectionChange;
}

} // namespace marches::app
