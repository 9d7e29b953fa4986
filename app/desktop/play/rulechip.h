// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/widgets/chip.h"
#include "editor/widgets/translated.h"

namespace marches::app {

/// The rule of what is shown beside it, which may have none: then it is hidden.
class RuleChip : public editor::Translated<Chip> {
    Q_OBJECT
public:
    explicit RuleChip(QWidget* parent = nullptr);
    void setRule(const QString& id);

signals:
    void ruleRequested(const QString& id);

private:
    void retranslate() final;
};

} // namespace marches::app
