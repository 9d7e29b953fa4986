// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labfair.h"

#include <algorithm>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include "app/desktop/lab/labform.h"
#include "editor/widgets/numberfield.h"
#include "engine/lab/measure.h"

namespace marches::app {

namespace {

constexpr int kMostFairValues = 40;
constexpr double kWidestTarget = 1'000'000.0;
constexpr int kAround = 2; ///< values below and above the usual one to begin with

bool isShare(const std::string& column)
{
    const engine::Measure* measure = engine::measureOfColumn(column);
    return measure == nullptr || measure->share;
}

int stepFor(int from, int to) { return std::max(0, to - from) / kMostFairValues + 1; }

} // namespace

LabFair::LabFair(QWidget* parent)
    : Translated(parent), m_form(new QFormLayout(this)), m_none(new QLabel(this)), m_option(new QComboBox(this)),
      m_from(new editor::NumberField(this)), m_to(new editor::NumberField(this)), m_step(new editor::NumberField(this)),
      m_seat(new QComboBox(this)), m_share(new QDoubleSpinBox(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setVerticalSpacing(10);
    m_form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_none->setWordWrap(true);
    m_form->addRow(m_none);
    for (QComboBox* box : {m_option, m_seat}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        constexpr int kLettersOfFair = 12;
        box->setMinimumContentsLength(kLettersOfFair);
    }
    for (QWidget* field : std::initializer_list<QWidget*>{m_option, m_from, m_to, m_step, m_seat, m_share}) {
        auto* label = new QLabel(this);
        label->setBuddy(field);
        m_form->addRow(label, field);
        m_rows.emplace_back(label, field);
    }
    m_step->setRange(1, static_cast<int>(kWidestTarget));
    setFocusProxy(m_option);
    connect(m_option, &QComboBox::activated, this, &LabFair::onOption);
    for (QSpinBox* field : {m_from, m_to}) connect(field, &QSpinBox::valueChanged, this, &LabFair::onRange);
    connect(m_step, &QSpinBox::valueChanged, this, [this](int step) {
        m_fair->step = step;
        emit changed();
    });
    connect(m_seat, &QComboBox::activated, this, [this] {
        m_fair->measure = m_seat->currentData().toString().toStdString();
        showTarget();
        emit changed();
    });
    connect(m_share, &QDoubleSpinBox::valueChanged, this, [this](double shown) {
        m_fair->target = isShare(m_fair->measure) ? shown / 100.0 : shown;
        emit changed();
    });
    retranslate();
}

void LabFair::setFair(const LabSubject& subject, int players, const std::optional<engine::FairQuestion>& fair)
{
    const std::size_t seats = subject.seats(players).size();
    const bool sameRules = m_subject && m_subject->game().ruleset == subject.game().ruleset;
    m_subject = subject;
    m_players = players;
    m_fair = fair;
    const auto number = std::ranges::find_if(subject.options(), &engine::OptionSpec::isNumber);
    if (!m_fair && number != subject.options().end()) {
        begin(*number);
    } else if (m_fair && sameRules && m_seats > 0 && m_seats != seats && seats > 0 &&
               m_fair->target == 1.0 / static_cast<double>(m_seats)) {
        // Unless somebody wants it otherwise, fair is an equal share for everybody.
        m_fair->target = 1.0 / static_cast<double>(seats);
    }
    m_seats = seats;
    fill();
}

/// The values around the usual one, and an equal share for the first seat.
void LabFair::begin(const engine::OptionSpec& option)
{
    const std::vector<std::string> seats = m_subject->seats(m_players);
    if (!m_fair) {
        m_fair.emplace();
        m_fair->measure = seats.empty() ? std::string("turns") : "wins." + seats.front();
        m_fair->target = seats.empty() ? 0.0 : 1.0 / static_cast<double>(seats.size());
    }
    const engine::OptionValue usual = m_subject->usual(option);
    const int now = std::holds_alternative<int>(usual) ? std::get<int>(usual) : option.min;
    m_fair->option = option.id;
    m_fair->from = std::clamp(now - kAround, option.min, option.max);
    m_fair->to = std::clamp(now + kAround, option.min, option.max);
    m_fair->step = stepFor(m_fair->from, m_fair->to);
}

void LabFair::fill()
{
    m_none->setVisible(m_subject && !m_fair);
    for (const auto& [label, field] : m_rows) {
        label->setVisible(m_fair.has_value());
        field->setVisible(m_fair.has_value());
    }
    if (!m_subject || !m_fair) return;
    const QSignalBlocker quietOption(m_option);
    const QSignalBlocker quietFrom(m_from);
    const QSignalBlocker quietTo(m_to);
    const QSignalBlocker quietStep(m_step);
    m_option->clear();
    for (const engine::OptionSpec& option : m_subject->options())
        if (option.isNumber()) m_option->addItem(m_subject->optionTitle(option.id), QString::fromStdString(option.id));
    const QString id = QString::fromStdString(m_fair->option);
    if (m_option->findData(id) < 0) m_option->addItem(id, id);
    m_option->setCurrentIndex(m_option->findData(id));
    const engine::OptionSpec* option = m_subject->option(m_fair->option);
    for (QSpinBox* field : {m_from, m_to})
        field->setRange(std::min(m_fair->from, option == nullptr ? m_fair->from : option->min),
                        std::max(m_fair->to, option == nullptr ? m_fair->to : option->max));
    m_from->setValue(m_fair->from);
    m_to->setValue(m_fair->to);
    m_step->setValue(m_fair->step);
    fillSeats();
    showTarget();
}

void LabFair::fillSeats()
{
    const QSignalBlocker quiet(m_seat);
    m_seat->clear();
    const std::vector<std::string> seats = m_subject->seats(m_players);
    const QStringList names = m_subject->seatNames(m_players);
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        m_seat->addItem(names[static_cast<qsizetype>(seat)], QString::fromStdString("wins." + seats[seat]));
    // Files may name any measure.
    const QString column = QString::fromStdString(m_fair->measure);
    if (m_seat->findData(column) < 0) m_seat->addItem(column, column);
    m_seat->setCurrentIndex(m_seat->findData(column));
}

void LabFair::showTarget()
{
    const bool share = isShare(m_fair->measure);
    const QSignalBlocker quiet(m_share);
    m_share->setRange(share ? 0.0 : -kWidestTarget, share ? 100.0 : kWidestTarget);
    m_share->setDecimals(share ? 1 : 2);
    m_share->setSuffix(share ? QLatin1Char(' ') + LabForm::tr("in 100", "after a number") : QString());
    m_share->setValue(share ? 100.0 * m_fair->target : m_fair->target);
}

void LabFair::onOption()
{
    const engine::OptionSpec* option = m_subject->option(m_option->currentData().toString().toStdString());
    if (option == nullptr || option->id == m_fair->option) return;
    begin(*option);
    fill();
    emit changed();
}

void LabFair::onRange()
{
    const bool usual = m_fair->step == stepFor(m_fair->from, m_fair->to);
    m_fair->from = m_from->value();
    m_fair->to = m_to->value();
    const int step = stepFor(m_fair->from, m_fair->to);
    m_fair->step = usual ? step : std::max(m_fair->step, step);
    const QSignalBlocker quiet(m_step);
    m_step->setValue(m_fair->step);
    emit changed();
}

void LabFair::retranslate()
{
    const QStringList labels = {tr("Which number"), LabForm::tr("From"),     LabForm::tr("Up to"),
                                tr("In steps of"),  LabForm::tr("Fair for"), LabForm::tr("Fair share of games")};
    for (std::size_t i = 0; i < m_rows.size(); ++i) m_rows[i].first->setText(labels[static_cast<qsizetype>(i)]);
    m_none->setText(tr("This game has no number that could be made fair."));
    fill();
}

} // namespace marches::app
