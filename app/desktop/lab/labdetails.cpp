// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labdetails.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include "app/desktop/lab/labchangerows.h"
#include "editor/widgets/numberfield.h"

namespace marches::app {

namespace {

constexpr int kMostSeedOfForm = 2'000'000'000;
constexpr int kMostMovesOfForm = 1'000'000;

} // namespace

LabDetails::LabDetails(QWidget* parent)
    : Translated(parent), m_form(new QFormLayout(this)), m_optionsLabel(new QLabel(this)),
      m_correctionLabel(new QLabel(this)), m_seedLabel(new QLabel(this)), m_limitLabel(new QLabel(this)),
      m_options(new LabChangeRows(this)), m_rotate(new QCheckBox(this)), m_correction(new QComboBox(this)),
      m_seed(new editor::NumberField(this)), m_limit(new editor::NumberField(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setVerticalSpacing(10);
    m_form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(m_optionsLabel, m_options);
    m_form->addRow(m_rotate);
    const std::initializer_list<std::pair<QLabel*, QWidget*>> rows = {
        {m_correctionLabel, m_correction}, {m_seedLabel, m_seed}, {m_limitLabel, m_limit}};
    for (const auto& [label, field] : rows) {
        label->setBuddy(field);
        m_form->addRow(label, field);
    }
    m_correction->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_seed->setRange(0, kMostSeedOfForm);
    m_limit->setRange(1, kMostMovesOfForm);
    m_limit->setSingleStep(100);
    connect(m_options, &LabChangeRows::changed, this, &LabDetails::changed);
    connect(m_rotate, &QCheckBox::toggled, this, &LabDetails::changed);
    connect(m_correction, &QComboBox::activated, this, &LabDetails::changed);
    for (QSpinBox* field : {m_seed, m_limit}) connect(field, &QSpinBox::valueChanged, this, &LabDetails::changed);
    retranslate();
}

bool LabDetails::any(const engine::Experiment& asked)
{
    const engine::Experiment usual;
    return !asked.options.empty() || asked.rotate || asked.correction != usual.correction || asked.seed != usual.seed ||
           asked.moveLimit != usual.moveLimit;
}

void LabDetails::show(const LabSubject& subject, const engine::Experiment& asked)
{
    const QSignalBlocker quiet(this);
    m_options->setChanges(subject, asked.options);
    m_rotate->setChecked(asked.rotate);
    m_correction->setCurrentIndex(m_correction->findData(static_cast<int>(asked.correction)));
    m_seed->setValue(static_cast<int>(std::min<std::uint64_t>(asked.seed, kMostSeedOfForm)));
    m_limit->setValue(asked.moveLimit);
}

void LabDetails::apply(engine::Experiment& asked) const
{
    asked.options = m_options->changes();
    asked.rotate = m_rotate->isChecked();
    asked.correction = static_cast<engine::Correction>(m_correction->currentData().toInt());
    asked.seed = static_cast<std::uint64_t>(m_seed->value());
    asked.moveLimit = m_limit->value();
}

void LabDetails::retranslate()
{
    const QSignalBlocker quiet(this);
    m_optionsLabel->setText(tr("Options changed in every arm"));
    m_options->setAddText(tr("Change an option"));
    m_rotate->setText(tr("Every bot plays every seat in turn"));
    m_correctionLabel->setText(tr("Correction for multiple tests"));
    m_seedLabel->setText(tr("Seed of the dice"));
    m_limitLabel->setText(tr("Maximum moves per game"));
    const QVariant before = m_correction->currentData();
    m_correction->clear();
    m_correction->addItem(tr("Holm’s procedure"), static_cast<int>(engine::Correction::Holm));
    m_correction->addItem(tr("false discovery rate"), static_cast<int>(engine::Correction::BenjaminiHochberg));
    m_correction->addItem(tr("none"), static_cast<int>(engine::Correction::None));
    m_correction->setCurrentIndex(std::max(0, m_correction->findData(before)));
}

} // namespace marches::app
