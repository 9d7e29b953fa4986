// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labfactors.h"

#include <algorithm>

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/desktop/base/textrole.h"

namespace marches::app {

namespace {

constexpr int kRowsOfList = 7;

} // namespace

LabFactors::LabFactors(QWidget* parent)
    : Translated(parent), m_how(new QComboBox(this)), m_list(new QListWidget(this)), m_problem(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_how->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int kLettersOfHow = 12;
    m_how->setMinimumContentsLength(kLettersOfHow);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_problem->setWordWrap(true);
    setTextRole(m_problem, TextRole::Secondary, true);
    column->addWidget(m_how);
    column->addWidget(m_list);
    column->addWidget(m_problem);
    setFocusProxy(m_how);
    connect(m_how, &QComboBox::activated, this, [this] {
        refresh();
        emit changed();
    });
    connect(m_list, &QListWidget::itemChanged, this, &LabFactors::onItem);
    retranslate();
}

LabFactors::How LabFactors::how() const { return static_cast<How>(std::clamp(m_how->currentIndex(), 0, 2)); }

void LabFactors::setFactors(const LabSubject& subject, engine::ExperimentDesign design,
                            const std::vector<engine::ExperimentFactor>& factors)
{
    m_subject = subject;
    m_factors = factors;
    m_how->setCurrentIndex(design == engine::ExperimentDesign::Factorial ? Together : factors.empty() ? Every : Chosen);
    fill();
}

engine::ExperimentDesign LabFactors::design() const
{
    return how() == Together ? engine::ExperimentDesign::Factorial : engine::ExperimentDesign::OneAtATime;
}

std::vector<engine::ExperimentFactor> LabFactors::factors() const
{
    return how() == Every ? std::vector<engine::ExperimentFactor>() : m_factors;
}

QString LabFactors::problem() const
{
    if (how() == Every) return {};
    if (m_factors.empty()) return tr("Tick the options to be tried.");
    if (how() == Together && m_factors.size() > engine::kMostFactors)
        return tr("At most %1 options are varied together.").arg(engine::kMostFactors);
    return {};
}

void LabFactors::fill()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    if (!m_subject) return;
    const auto add = [this](const std::string& id) {
        const auto factor = std::ranges::find(m_factors, id, &engine::ExperimentFactor::option);
        QString words = m_subject->optionTitle(id);
        QStringList values;
        if (factor != m_factors.end())
            for (const engine::OptionValue& value : factor->values) values << m_subject->valueWord(id, value);
        if (!values.isEmpty())
            words =
                tr("%1: %2", "option, the values that it is tried at").arg(words, values.join(QStringLiteral(", ")));
        auto* item = new QListWidgetItem(words, m_list);
        item->setData(Qt::UserRole, QString::fromStdString(id));
        item->setToolTip(words);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(factor != m_factors.end() ? Qt::Checked : Qt::Unchecked);
    };
    for (const engine::OptionSpec& option : m_subject->options()) add(option.id);
    for (const engine::ExperimentFactor& factor : m_factors)
        if (m_subject->option(factor.option) == nullptr) add(factor.option);
    refresh();
}

void LabFactors::onItem(const QListWidgetItem* item)
{
    const std::string id = item->data(Qt::UserRole).toString().toStdString();
    const bool wanted = item->checkState() == Qt::Checked;
    const auto at = std::ranges::find(m_factors, id, &engine::ExperimentFactor::option);
    if (wanted == (at != m_factors.end())) return;
    if (wanted)
        m_factors.push_back({id, {}});
    else
        m_factors.erase(at);
    refresh();
    emit changed();
}

void LabFactors::refresh()
{
    m_list->setVisible(how() != Every);
    m_problem->setText(problem());
    m_problem->setVisible(!m_problem->text().isEmpty());
}

void LabFactors::retranslate()
{
    const int before = std::max(0, m_how->currentIndex());
    const QSignalBlocker quiet(m_how);
    m_how->clear();
    m_how->addItems(
        {tr("Every option by itself"), tr("Chosen options, each by itself"), tr("Chosen options, all together")});
    m_how->setCurrentIndex(before);
    m_list->setAccessibleName(tr("Options to be tried"));
    m_list->setFixedHeight(kRowsOfList * (fontMetrics().height() + 8));
    fill();
    refresh();
}

} // namespace marches::app
