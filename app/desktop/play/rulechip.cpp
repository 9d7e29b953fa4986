// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/rulechip.h"

#include <QEvent>

#include "app/desktop/shell/textrole.h"

namespace marches::app {

RuleChip::RuleChip(QWidget* parent) : QToolButton(parent)
{
    setProperty("chip", true);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setTextRole(this, TextRole::Small);
    hide();
    connect(this, &QToolButton::clicked, this, [this] { emit ruleRequested(text()); });
    retranslate();
}

void RuleChip::setRule(const QString& id)
{
    setText(id);
    setVisible(!id.isEmpty());
    retranslate();
}

void RuleChip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QToolButton::changeEvent(event);
}

void RuleChip::retranslate()
{
    setToolTip(tr("Read the rule"));
    setAccessibleName(tr("Read rule %1").arg(text()));
}

} // namespace marches::app
