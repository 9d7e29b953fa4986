// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/rulechip.h"

#include <QEvent>

namespace marches::app {

RuleChip::RuleChip(QWidget* parent) : Translated(Look::Rule, {}, parent)
{
    hide();
    connect(this, &QAbstractButton::clicked, this, [this] { emit ruleRequested(text()); });
    retranslate();
}

void RuleChip::setRule(const QString& id)
{
    setText(id);
    updateGeometry();
    setVisible(!id.isEmpty());
    retranslate();
}

void RuleChip::retranslate()
{
    setToolTip(tr("Read the rule"));
    setAccessibleName(tr("Read rule %1").arg(text()));
}

} // namespace marches::app
