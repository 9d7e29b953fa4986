// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/widgets/chip.h"

namespace marches::app {

/// The rule of what is shown beside it, which may have none: then it is hidden.
class RuleChip : public Chip {
    Q_OBJECT
public:
    explicit RuleChip(QWidget* parent = nullptr);
    void setRule(const QString& id);

signals:
    void ruleRequested(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
};

} // namespace marches::app
