// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace marches::editor {

/// A field for a whole number that takes what is typed beyond its bounds and, when it is left or Enter is pressed, goes
/// to the nearest bound: Qt's own swallows digits, so that 5000 becomes 50 where 135 is the most.
class NumberField : public QSpinBox {
    Q_OBJECT
public:
    using QSpinBox::QSpinBox;

    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;
};

} // namespace marches::editor
