// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/numberfield.h"

#include <algorithm>
#include <optional>

namespace marches::editor {

namespace {

/// What somebody typed without what stands around it; nothing: it is no whole number.
std::optional<double> typedNumber(const QSpinBox& field, const QString& text)
{
    constexpr qsizetype kMostDigits = 15; // a double holds them all
    QString number = text;
    if (number.startsWith(field.prefix())) number.remove(0, field.prefix().size());
    if (number.endsWith(field.suffix())) number.chop(field.suffix().size());
    bool good = false;
    const double value = field.locale().toDouble(number.trimmed().remove(field.locale().groupSeparator()), &good);
    if (!good || number.size() > kMostDigits || value != static_cast<double>(static_cast<qint64>(value)))
        return std::nullopt;
    return value;
}

} // namespace

QValidator::State NumberField::validate(QString& text, int& position) const
{
    const QValidator::State state = QSpinBox::validate(text, position);
    return state == QValidator::Invalid && typedNumber(*this, text) ? QValidator::Intermediate : state;
}

void NumberField::fixup(QString& text) const
{
    const std::optional<double> typed = typedNumber(*this, text);
    if (!typed) return QSpinBox::fixup(text);
    const int value = static_cast<int>(std::clamp<double>(*typed, minimum(), maximum()));
    const bool isSpecial = value == minimum() && !specialValueText().isEmpty();
    text = isSpecial ? specialValueText() : prefix() + textFromValue(value) + suffix();
}

} // namespace marches::editor
