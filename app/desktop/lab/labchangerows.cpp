// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labchangerows.h"

#include <algorithm>

#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/desktop/base/icons.h"
#include "app/desktop/lab/labform.h"
#include "app/desktop/widgets/retire.h"
#include "editor/widgets/numberfield.h"
#include "engine/lab/experimentplan.h"

namespace marches::app {

namespace {

constexpr int kLettersOfBox = 10;

bool isAmong(const std::vector<std::string>& ids, const std::string& id)
{
    return std::ranges::find(ids, id) != ids.end();
}

/// A value other than the usual one to begin with.
std::optional<engine::OptionValue> valueToBegin(const LabSubject& subject, const engine::OptionSpec& option)
{
    const std::vector<engine::OptionValue> values = engine::valuesToTry(option, subject.usual(option));
    if (values.empty()) return {};
    return option.isNumber() ? values.back() : values.front();
}

/// All values of an option that is no number.
std::vector<engine::OptionValue> allValues(const engine::OptionSpec& option)
{
    if (option.isSwitch()) return {true, false};
    return {option.values.begin(), option.values.end()};
}

std::vector<std::string> changedOptions(const std::vector<engine::OptionSetting>& settings)
{
    std::vector<std::string> ids;
    ids.reserve(settings.size());
    for (const engine::OptionSetting& setting : settings) ids.push_back(setting.id);
    return ids;
}

} // namespace

std::optional<engine::OptionSetting> firstChange(const LabSubject& subject, const std::vector<std::string>& taken)
{
    for (const engine::OptionSpec& option : subject.options())
        if (!isAmong(taken, option.id))
            if (const std::optional<engine::OptionValue> value = valueToBegin(subject, option))
                return engine::OptionSetting{option.id, *value};
    return {};
}

LabChangeRow::LabChangeRow(QWidget* parent)
    : Translated(parent), m_option(new QComboBox(this)), m_value(new QComboBox(this)),
      m_number(new editor::NumberField(this)), m_remove(new QToolButton(this))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    for (QComboBox* box : {m_option, m_value}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kLettersOfBox);
    }
    grid->addWidget(m_option, 0, 0, 1, 2);
    grid->addWidget(m_value, 1, 0);
    grid->addWidget(m_number, 1, 0);
    grid->addWidget(m_remove, 1, 1);
    grid->setColumnStretch(0, 1);
    m_remove->setIcon(icon(QStringLiteral("close")));
    m_remove->setAutoRaise(true);
    connect(m_option, &QComboBox::activated, this, &LabChangeRow::onOption);
    connect(m_value, &QComboBox::activated, this, [this](int row) {
        if (row < 0 || row >= static_cast<int>(m_values.size())) return;
        m_setting.value = m_values[static_cast<std::size_t>(row)];
        emit edited();
    });
    connect(m_number, &QSpinBox::valueChanged, this, [this](int number) {
        m_setting.value = number;
        emit edited();
    });
    connect(m_remove, &QToolButton::clicked, this, &LabChangeRow::removed);
    retranslate();
}

void LabChangeRow::show(const LabSubject& subject, const engine::OptionSetting& setting,
                        const std::vector<std::string>& taken)
{
    m_subject = subject;
    m_setting = setting;
    const QSignalBlocker quiet(m_option);
    m_option->clear();
    for (const engine::OptionSpec& option : subject.options())
        if (option.id == setting.id || !isAmong(taken, option.id))
            m_option->addItem(subject.optionTitle(option.id), QString::fromStdString(option.id));
    const QString id = QString::fromStdString(setting.id);
    // What the rules do not know stays as it is written until another option is chosen.
    if (m_option->findData(id) < 0) m_option->addItem(id, id);
    m_option->setCurrentIndex(m_option->findData(id));
    fillValues();
}

void LabChangeRow::fillValues()
{
    const QSignalBlocker quietValue(m_value);
    const QSignalBlocker quietNumber(m_number);
    const engine::OptionSpec* option = m_subject->option(m_setting.id);
    const int* number = std::get_if<int>(&m_setting.value);
    const bool counts = option != nullptr && option->isNumber() && number != nullptr;
    m_number->setVisible(counts);
    m_value->setVisible(!counts);
    m_value->clear();
    m_values.clear();
    if (counts) {
        // Of a file that says more than the rules allow the number is shown as it stands there.
        m_number->setRange(std::min(option->min, *number), std::max(option->max, *number));
        m_number->setValue(*number);
        return;
    }
    if (option != nullptr && !option->isNumber()) m_values = allValues(*option);
    if (std::ranges::find(m_values, m_setting.value) == m_values.end()) m_values.push_back(m_setting.value);
    for (const engine::OptionValue& value : m_values) {
        const bool usual = option != nullptr && value == m_subject->usual(*option);
        const QString word = m_subject->valueWord(m_setting.id, value);
        m_value->addItem(usual ? tr("%1 (as it is)", "value of an option").arg(word) : word);
    }
    const auto at = std::ranges::find(m_values, m_setting.value);
    m_value->setCurrentIndex(static_cast<int>(at - m_values.begin()));
}

void LabChangeRow::onOption()
{
    const std::string id = m_option->currentData().toString().toStdString();
    if (id == m_setting.id) return;
    const engine::OptionSpec* option = m_subject->option(id);
    if (option == nullptr) return;
    m_setting = {id, valueToBegin(*m_subject, *option).value_or(m_subject->usual(*option))};
    fillValues();
    emit edited();
}

void LabChangeRow::setRemovable(bool removable) { m_remove->setVisible(removable); }

void LabChangeRow::retranslate()
{
    m_option->setAccessibleName(LabForm::tr("What is changed"));
    m_value->setAccessibleName(tr("To what"));
    m_number->setAccessibleName(tr("To what"));
    m_remove->setToolTip(tr("Leave this option as it is"));
    m_remove->setAccessibleName(m_remove->toolTip());
    if (m_subject) fillValues();
}

LabChangeRows::LabChangeRows(QWidget* parent)
    : Translated(parent), m_column(new QVBoxLayout(this)), m_add(new QPushButton(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    m_column->addWidget(m_add, 0, Qt::AlignLeft);
    m_add->setFlat(true);
    m_add->setIcon(icon(QStringLiteral("plus")));
    connect(m_add, &QPushButton::clicked, this, &LabChangeRows::add);
    retranslate();
}

std::vector<engine::OptionSetting> LabChangeRows::changes() const
{
    std::vector<engine::OptionSetting> settings;
    for (const LabChangeRow* row : m_rows) settings.push_back(row->setting());
    return settings;
}

void LabChangeRows::setChanges(const LabSubject& subject, const std::vector<engine::OptionSetting>& settings)
{
    m_subject = subject;
    refill(settings);
}

void LabChangeRows::setSingle(bool single)
{
    m_single = single;
    refreshButtons();
}

void LabChangeRows::refill(const std::vector<engine::OptionSetting>& settings)
{
    while (m_rows.size() > settings.size()) {
        m_column->removeWidget(m_rows.back());
        retire(m_rows.back());
        m_rows.pop_back();
    }
    while (m_rows.size() < settings.size()) {
        auto* row = new LabChangeRow(this);
        m_column->insertWidget(static_cast<int>(m_rows.size()), row);
        connect(row, &LabChangeRow::edited, this, [this] {
            refill(changes()); // what another row offers is different now
            emit changed();
        });
        connect(row, &LabChangeRow::removed, this, [this, row] { remove(row); });
        m_rows.push_back(row);
    }
    const std::vector<std::string> taken = changedOptions(settings);
    for (std::size_t i = 0; i < settings.size(); ++i) m_rows[i]->show(*m_subject, settings[i], taken);
    refreshButtons();
}

void LabChangeRows::add()
{
    std::vector<engine::OptionSetting> settings = changes();
    const std::vector<std::string> taken = changedOptions(settings);
    const std::optional<engine::OptionSetting> more = m_subject ? firstChange(*m_subject, taken) : std::nullopt;
    if (!more) return;
    settings.push_back(*more);
    refill(settings);
    m_rows.back()->optionBox()->setFocus();
    emit changed();
}

void LabChangeRows::remove(const LabChangeRow* row)
{
    std::vector<engine::OptionSetting> settings = changes();
    const auto at = std::ranges::find(m_rows, row) - m_rows.begin();
    settings.erase(settings.begin() + at);
    m_add->setFocus();
    refill(settings);
    emit changed();
}

void LabChangeRows::refreshButtons()
{
    for (LabChangeRow* row : m_rows) row->setRemovable(!m_single);
    m_add->setVisible(!m_single);
    m_add->setEnabled(m_subject && m_rows.size() < m_subject->options().size());
}

void LabChangeRows::setAddText(const QString& text)
{
    m_ownAddText = true;
    m_add->setText(text);
}

void LabChangeRows::retranslate()
{
    if (!m_ownAddText) m_add->setText(tr("Change another option"));
    if (m_subject) refill(changes());
}

} // namespace marches::app
