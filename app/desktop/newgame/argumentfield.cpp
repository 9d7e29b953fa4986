// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/argumentfield.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/newgame/valuedelegate.h"
#include "app/desktop/newgame/valuerow.h"
#include "editor/widgets/numberfield.h"

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kWidestNumber = 120;

} // namespace

ArgumentField::ArgumentField(const DeckWords& words, const engine::ArgumentForm& form, QWidget* parent)
    : Translated(parent), m_words(words), m_form(form), m_label(new QLabel(this))
{
    setObjectName(QString::fromStdString(form.name));
    m_label->setWordWrap(true);
    setTextRole(m_label, TextRole::Secondary, true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_label);
    using Type = engine::ArgumentForm::Type;
    if (form.most > 0) {
        m_row = new ValueRow(words, form, this);
        column->addWidget(m_row);
        connect(m_row, &ValueRow::edited, this, &ArgumentField::edited);
    } else if (form.type == Type::Number || form.type == Type::NotZero) {
        m_number = new editor::NumberField(this);
        // One below the least stands for not saying it.
        m_number->setRange(canBeUnsaid() ? form.min - 1 : form.min, form.max);
        m_number->setMaximumWidth(kWidestNumber);
        column->addWidget(m_number);
        connect(m_number, &QSpinBox::valueChanged, this, [this](int value) {
            tell(canBeUnsaid() && value < m_form.min ? std::string() : std::to_string(value));
        });
        m_label->setBuddy(m_number);
    } else {
        m_box = new QComboBox(this);
        m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_box->setMinimumContentsLength(8);
        column->addWidget(m_box);
        connect(m_box, &QComboBox::activated, this,
                [this](int index) { tell(m_box->itemData(index).toString().toStdString()); });
        m_label->setBuddy(m_box);
    }
    retranslate();
}

void ArgumentField::tell(const std::string& value)
{
    const bool usual = value.empty() || (!m_form.required && value == m_form.byDefault);
    emit edited(usual ? std::vector<std::string>() : std::vector<std::string>{value});
}

void ArgumentField::show(const engine::EffectSpec& effect, const engine::EffectForm& verb)
{
    const engine::EffectArguments arguments(effect, verb);
    if (m_row != nullptr) return m_row->setValues(arguments.list(m_form.name));
    const std::string value(arguments.text(m_form.name));
    if (m_number != nullptr) {
        const QSignalBlocker quiet(m_number);
        m_number->setValue(value.empty() ? m_number->minimum() : QString::fromStdString(value).toInt());
        return;
    }
    fillChoices(*m_box, m_words.choices(m_form), value,
                canBeUnsaid() ? tr("not set", "a value of an effect") : QString());
}

void ArgumentField::retranslate()
{
    const QString what = DeckWords::argument(m_form);
    m_label->setText(what);
    if (m_number != nullptr) {
        m_number->setAccessibleName(what);
        m_number->setSpecialValueText(canBeUnsaid() ? tr("not set", "a value of an effect") : QString());
    }
    if (m_box != nullptr) m_box->setAccessibleName(what);
}

} // namespace marches::app
