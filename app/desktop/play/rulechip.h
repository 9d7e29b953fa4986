// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace marches::app {

/// A rule's id as a small button that opens the rule. Hidden while it has none.
class RuleChip : public QToolButton {
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
