// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labanswer.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/lab/labchanges.h"
#include "app/desktop/lab/labchart.h"
#include "app/desktop/lab/labfacts.h"
#include "app/desktop/lab/labgames.h"
#include "app/desktop/lab/lablengths.h"
#include "app/desktop/lab/labpairs.h"
#include "app/desktop/lab/labtable.h"
#include "app/desktop/lab/labtrust.h"
#include "app/desktop/widgets/messagebar.h"
#include "engine/lab/experimentplan.h"
#include "engine/lab/experimentrun.h"
#include "engine/text/grammar.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <set>

namespace marches::app {

namespace {

constexpr std::size_t kMostBars = 24;
constexpr int kNoArm = -1;

QString q(const std::string& text) { return QString::fromStdString(text); }

QScrollArea* scrolled(QWidget* content)
{
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    return scroll;
}

QComboBox* shortBox()
{
    auto* box = new QComboBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(10);
    return box;
}

bool isPair(const std::string& contrast) { return contrast.find(engine::kTimes) != std::string::npos; }

} // namespace

LabAnswer::LabAnswer(QWidget* parent)
    : Translated(parent), m_tabs(new QTabWidget), m_chart(new LabChart), m_changes(new LabChanges),
      m_pairs(new LabPairs), m_lengths(new LabLengths), m_trust(new LabTrust), m_chartHead(new QLabel),
      m_measureLabel(new QLabel), m_measure(shortBox()), m_firstLabel(new QLabel), m_first(shortBox()),
      m_secondLabel(new QLabel), m_second(shortBox()), m_board(new LabBoard), m_unwatched(new QLabel),
      m_watch(new QPushButton), m_group(shortBox()), m_table(new LabTable), m_games(new LabGames)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_tabs->setDocumentMode(true);
    for (QWidget* page : {makeCharts(), makeBoard(), makeTable(), static_cast<QWidget*>(m_games)})
        m_tabs->addTab(page, QString());
    column->addWidget(&m_games->cutNotice());
    column->addWidget(m_tabs);
    for (QComboBox* box : {m_measure, m_first, m_second})
        connect(box, &QComboBox::activated, this, &LabAnswer::refresh);
    connect(m_group, &QComboBox::activated, this, &LabAnswer::refreshTable);
    connect(m_board, &LabBoard::pointedAt, this, &LabAnswer::spoken);
    connect(m_watch, &QPushButton::clicked, this, &LabAnswer::boardWanted);
    connect(m_chart, &LabChart::spoken, this, &LabAnswer::spoken);
    connect(m_changes, &LabChanges::markPressed, this, [this](bool after) {
        m_tabs->setCurrentIndex(Games);
        m_games->chooseArm(static_cast<int>(after ? m_after : m_before));
    });
    connect(m_chart, &LabChart::opened, this, &LabAnswer::changeChosen);
    connect(m_table, &LabTable::changeChosen, this, &LabAnswer::changeChosen);
    connect(m_tabs, &QTabWidget::currentChanged, this, &LabAnswer::refresh);
    retranslate();
    clear();
}

QWidget* LabAnswer::makeCharts()
{
    m_charts = new QWidget;
    auto* column = new QVBoxLayout(m_charts);
    column->setContentsMargins(0, 8, 0, 0);
    setTextRole(m_chartHead, TextRole::Strong);
    m_chartHead->setWordWrap(true);
    column->addWidget(m_chartHead);
    column->addWidget(m_chart);
    column->addWidget(m_changes);
    column->addWidget(m_pairs);
    column->addSpacing(8);
    column->addWidget(m_lengths);
    column->addSpacing(8);
    column->addWidget(m_trust);
    column->addStretch(1);
    return scrolled(m_charts);
}

QWidget* LabAnswer::makeBoard()
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 8, 0, 0);
    auto* grid = new QGridLayout;
    int at = 0;
    for (const auto& [label, box] :
         {std::pair{m_measureLabel, m_measure}, std::pair{m_firstLabel, m_first}, std::pair{m_secondLabel, m_second}}) {
        label->setBuddy(box);
        grid->addWidget(label, 0, at);
        grid->addWidget(box, 1, at);
        grid->setColumnStretch(at++, 1);
    }
    column->addLayout(grid);
    m_boardArea = scrolled(m_board);
    column->addWidget(m_boardArea, 1);
    m_unwatched->setWordWrap(true);
    column->addWidget(m_unwatched);
    column->addWidget(m_watch, 0, Qt::AlignLeft);
    column->addStretch(0);
    offerToWatch({}, false);
    return page;
}

QWidget* LabAnswer::makeTable()
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 8, 0, 0);
    column->addWidget(m_group);
    column->addWidget(m_table, 1);
    return page;
}

QWidget* LabAnswer::picture()
{
    if (m_tabs->currentIndex() == Board) return m_board;
    // Tabs behind others are as they were when they were seen last, and of no size if they never were.
    refreshCharts();
    if (!m_charts->isVisible()) {
        m_charts->resize(m_tabs->width(),
                         std::max(m_charts->sizeHint().height(), m_charts->heightForWidth(m_tabs->width())));
        m_charts->layout()->activate();
    }
    return m_charts;
}

void LabAnswer::setResult(const std::shared_ptr<const engine::SimulationResult>& result,
                          const engine::Experiment& experiment, const engine::LabWords& words,
                          const RulesOfChanges& rules, LabStage stage)
{
    m_result = result;
    m_stage = stage;
    m_rules = rules;
    m_experiment = experiment;
    m_words = words;
    setEnabled(true);
    fillBoxes();
    fillArms();
    refresh();
}

void LabAnswer::clear()
{
    m_result.reset();
    m_words.reset();
    m_table->clear();
    m_chart->setRows({});
    m_changes->setRows({}, {}, {});
    m_trust->setLines({}, {});
    m_pairs->setPairs({}, {}, {});
    m_lengths->setSeries({}, {});
    m_chartHead->clear();
    m_board->showInstead({});
    m_games->setPlan({}, {}, 0);
    setEnabled(false);
}

void LabAnswer::setDrawing(std::shared_ptr<const editor::BoardDrawing> drawing)
{
    if (drawing == m_drawing) return;
    m_drawing = std::move(drawing);
    refreshBoard();
}

QString LabAnswer::armTitle(std::size_t arm) const
{
    const std::vector<engine::ArmView> arms = engine::armsOf(*m_result);
    const std::string name = m_words->armName(*arms[arm].name);
    if (arms.size() == 1 || arm > 25) return q(name);
    return q(m_words->text("lab.arm", {{"letter", std::string(1, static_cast<char>('A' + arm))}, {"name", name}}));
}

void LabAnswer::fillBoxes()
{
    const QSignalBlocker quietMeasure(m_measure);
    const QSignalBlocker quietGroup(m_group);
    const QVariant measure = m_measure->currentData();
    const QVariant group = m_group->currentData();
    m_measure->clear();
    for (const engine::Measure& one : engine::measures())
        if (one.scope == engine::MeasureScope::Place)
            m_measure->addItem(q(m_words->measureName(one)), q(std::string(one.id)));
    m_measure->setCurrentIndex(std::max(0, m_measure->findData(measure)));
    m_group->clear();
    if (!m_result->contrasts.empty() || m_experiment.fair)
        m_group->addItem(tr("What the changes move"), LabTable::Effects);
    m_group->addItem(tr("The games as a whole"), LabTable::Whole);
    m_group->addItem(tr("How long games are"), LabTable::Lengths);
    m_group->addItem(tr("Places"), LabTable::Places);
    m_group->addItem(tr("Cards and characters"), LabTable::CardsAndCharacters);
    m_group->addItem(tr("Rules"), LabTable::Rules);
    m_group->setCurrentIndex(std::max(0, m_group->findData(group)));
}

void LabAnswer::fillArms()
{
    const QSignalBlocker quietFirst(m_first);
    const QSignalBlocker quietSecond(m_second);
    const std::size_t arms = engine::armsOf(*m_result).size();
    const bool fresh = m_first->count() != static_cast<int>(arms);
    const int first = fresh ? 0 : m_first->currentIndex();
    const int second = fresh ? (arms == 2 ? 2 : 0) : m_second->currentIndex();
    m_first->clear();
    m_second->clear();
    m_second->addItem(tr("Nothing", "no second arm"), kNoArm);
    for (std::size_t arm = 0; arm < arms; ++arm) {
        m_first->addItem(armTitle(arm), static_cast<int>(arm));
        m_second->addItem(armTitle(arm), static_cast<int>(arm));
    }
    m_first->setCurrentIndex(first);
    m_second->setCurrentIndex(second);
    for (QWidget* one : std::initializer_list<QWidget*>{m_firstLabel, m_first, m_secondLabel, m_second})
        one->setVisible(arms > 1);
}

std::vector<std::size_t> LabAnswer::chosenArms() const
{
    std::vector<std::size_t> arms = {static_cast<std::size_t>(std::max(0, m_first->currentIndex()))};
    if (const int second = m_second->currentData().toInt();
        second != kNoArm && m_second->currentIndex() > 0 && static_cast<std::size_t>(second) != arms.front())
        arms.push_back(static_cast<std::size_t>(second));
    return arms;
}

/// Only what is on the screen: while games are played this comes every second.
void LabAnswer::refresh()
{
    if (!m_result) return;
    switch (m_tabs->currentIndex()) {
    case Charts: return refreshCharts();
    case Board: return refreshBoard();
    case Table: return refreshTable();
    default: return;
    }
}

/// Bars, each about an estimate, and what stands above them.
struct LabAnswer::Bars {
    QString head;
    std::vector<engine::ChartRow> rows;
    std::vector<QString> opens; ///< contrasts that can be looked at by themselves, of the first rows

    void add(const std::string& label, const engine::Estimate& estimate, double zero, bool firm,
             const std::string& figure)
    {
        if (rows.size() >= kMostBars) return;
        const engine::Interval interval{estimate.interval.lo - zero, estimate.interval.hi - zero};
        rows.push_back({label, estimate.value - zero, interval, firm, figure});
    }
};

void LabAnswer::refreshCharts()
{
    Bars bars;
    if (refreshChanges())
        bars.head = tr("What changes, each measure in its own unit");
    else if (!m_result->contrasts.empty())
        bars = barsOfContrasts();
    else if (const std::optional<engine::FairAnswer> fair = engine::fairAnswer(*m_result, m_experiment))
        bars = barsOfFair(*fair);
    else
        bars = barsOfWins();
    m_chartHead->setText(bars.head);
    QStringList told = {bars.head};
    for (const engine::ChartRow& row : bars.rows) told << q(row.label + ": " + row.figure);
    m_chart->setAccessibleDescription(told.join(QLatin1Char('\n')));
    m_chart->setRows(std::move(bars.rows), std::move(bars.opens));
    refreshPairs();
    refreshLengths();
    m_trust->setLines(tr("How far to trust this"), trustLines(m_stage, *m_result, m_experiment, *m_words, m_rules));
}

LabAnswer::Bars LabAnswer::barsOfContrasts() const
{
    Bars bars;
    const engine::Measure& target = *engine::findMeasure(m_experiment.target);
    const std::vector<engine::Effect> effects = engine::effectsOn(*m_result, m_experiment, m_experiment.target);
    // Whom all of it is about is said once.
    const bool ofOne = !effects.empty() && std::ranges::all_of(effects, [&](const engine::Effect& effect) {
        return effect.column == effects.front().column;
    });
    bars.head = tr("What the changes move: %1", "measure")
                    .arg(q(ofOne ? m_words->columnName(effects.front().column) : m_words->measureName(target)));
    std::set<std::string> silent;
    for (const engine::Effect& effect : effects) {
        if (isPair(effect.contrast)) continue;
        if (engine::changedNothing(*m_result, effect.contrast)) {
            // Once, whatever it is measured by; what never arose has no interval.
            if (!silent.insert(effect.contrast).second) continue;
            constexpr double kNone = std::numeric_limits<double>::infinity();
            bars.add(m_words->armName(effect.contrast), {0.0, {-kNone, kNone}}, 0.0, false,
                     changedNothingWords(*m_result, effect.contrast, m_rules).toStdString());
        } else {
            const std::string item = ofOne ? std::string() : m_words->itemName(effect.column);
            // With one change alone its name stands above already.
            const bool one = m_result->contrasts.size() == 1 && !item.empty();
            bars.add(one ? item : m_words->armName(effect.contrast) + (item.empty() ? "" : ", " + item),
                     effect.estimate, 0.0, isFound(effect), m_words->difference(target, effect.estimate.value));
        }
        if (m_experiment.design == engine::ExperimentDesign::OneAtATime && bars.opens.size() < bars.rows.size())
            bars.opens.push_back(q(effect.contrast));
    }
    return bars;
}

LabAnswer::Bars LabAnswer::barsOfFair(const engine::FairAnswer& fair) const
{
    Bars bars;
    const engine::Measure& measure = *engine::measureOfColumn(m_experiment.fair->measure);
    bars.head = tr("How far from fair: %1", "measure").arg(q(m_words->columnName(m_experiment.fair->measure)));
    for (const engine::FairAnswer::Point& point : fair.points)
        bars.add(m_words->armName(engine::settingText(m_experiment.fair->option, point.value)), point.estimate,
                 m_experiment.fair->target, point.possible && hasVerdict(),
                 m_words->value(measure, point.estimate.value));
    return bars;
}

LabAnswer::Bars LabAnswer::barsOfWins() const
{
    Bars bars;
    const engine::Measure& wins = *engine::findMeasure("wins");
    bars.head = q(m_words->measureName(wins));
    for (const auto& [column, sums] : m_result->measured) {
        if (engine::measureOfColumn(column) != &wins || sums.games == 0) continue;
        const engine::Estimate estimate = engine::estimateOf(wins, sums, engine::confidenceOf(m_experiment));
        bars.add(m_words->itemName(column), estimate, 0.0, true, m_words->value(wins, estimate.value));
    }
    return bars;
}

bool LabAnswer::refreshChanges()
{
    const std::vector<engine::Change> changes = engine::changesOf(*m_result, m_experiment);
    std::vector<ChangeRow> rows = changeRows(changes, *m_words);
    const bool any = !rows.empty();
    m_before = any ? changes.front().before.arm : 0;
    m_after = any ? changes.front().after.arm : 0;
    m_changes->setVerdicts(tr("clear", "a difference"),
                           hasVerdict() ? tr("none found", "no difference") : tr("too early"));
    if (!hasVerdict())
        for (ChangeRow& row : rows) row.found = false;
    m_changes->setRows(std::move(rows), any ? armTitle(changes.front().before.arm) : QString(),
                       any ? armTitle(changes.front().after.arm) : QString());
    return any;
}

void LabAnswer::refreshPairs()
{
    const engine::Measure* target = engine::findMeasure(m_experiment.target);
    if (m_experiment.design != engine::ExperimentDesign::Factorial || target == nullptr)
        return m_pairs->setPairs({}, {}, {});
    std::vector<std::string> names;
    QStringList shown;
    for (const engine::Contrast& contrast : m_result->contrasts)
        if (!isPair(contrast.name)) {
            names.push_back(contrast.name);
            shown << q(m_words->armName(contrast.name));
        }
    const std::vector<engine::Effect> effects = engine::effectsOn(*m_result, m_experiment, m_experiment.target);
    if (effects.empty()) return m_pairs->setPairs({}, {}, {});
    // Of the seats, the one that pairs move most.
    const auto strongest =
        std::ranges::find_if(effects, [](const engine::Effect& one) { return isPair(one.contrast); });
    const std::string column = (strongest == effects.end() ? effects.front() : *strongest).column;
    std::vector<std::vector<engine::PairCell>> cells(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const std::string name = names[j] + engine::kTimes + names[i];
            const auto found = std::ranges::find_if(effects, [&](const engine::Effect& effect) {
                return effect.contrast == name && effect.column == column;
            });
            engine::PairCell cell;
            if (found != effects.end())
                cell = {
                    found->estimate.value, isFound(*found),
                    engine::localNumber((target->share ? 100.0 : 1.0) * found->estimate.value, 1, m_words->language()),
                    m_words->armName(name) + ": " + m_words->effect(*target, found->estimate)};
            cells[i].push_back(std::move(cell));
        }
    m_pairs->setPairs(tr("What two changes do beyond each of them: %1", "measure").arg(q(m_words->columnName(column))),
                      shown, std::move(cells));
}

void LabAnswer::refreshLengths()
{
    std::vector<engine::ChartSeries> series;
    const std::vector<engine::ArmView> arms = engine::armsOf(*m_result);
    const std::size_t shown = arms.size() <= 2 ? arms.size() : 1;
    for (std::size_t arm = 0; arm < shown; ++arm)
        series.push_back({armTitle(arm).toStdString(), arms[arm].tally->turns});
    m_lengths->setSeries(q(m_words->text("lab.heading.lengths")), std::move(series));
}

HeatBoard LabAnswer::heatOf(std::size_t arm, const engine::Measure& measure, double& lo, double& hi) const
{
    HeatBoard heat;
    heat.title = armTitle(arm);
    const engine::ArmView view = engine::armsOf(*m_result)[arm];
    const double confidence = engine::confidenceOf(m_experiment);
    for (int place = 0; place < m_drawing->board.territoryCount(); ++place) {
        heat.places.emplace_back();
        const std::string column = engine::columnName(measure, m_drawing->board.place(place).id);
        const auto found = view.measured->find(column);
        if (found == view.measured->end() || found->second.games == 0) continue;
        const engine::Estimate estimate = engine::estimateOf(measure, found->second, confidence);
        // Water on which nothing ever happens is no end of the scale.
        if (estimate.value == 0.0 && m_drawing->board.place(place).kind == engine::PlaceKind::Sea) continue;
        lo = std::min(lo, estimate.value);
        hi = std::max(hi, estimate.value);
        heat.places.back() =
            HeatBoard::Place{estimate.value, locale().toString(std::lround(100.0 * estimate.value)),
                             q(m_words->itemName(column) + ": " + m_words->estimate(measure, estimate))};
    }
    return heat;
}

void LabAnswer::offerToWatch(const QString& why, bool canWatch)
{
    m_unwatched->setText(why);
    m_unwatched->setVisible(!why.isEmpty());
    m_watch->setVisible(canWatch);
    m_boardArea->setVisible(why.isEmpty());
}

void LabAnswer::refreshBoard()
{
    offerToWatch({}, false);
    if (!m_result) return;
    const engine::Measure* measure = engine::findMeasure(m_measure->currentData().toString().toStdString());
    if (measure == nullptr || !m_drawing) return m_board->showInstead(tr("The board of this map is being read."));
    double lo = 1.0;
    double hi = 0.0;
    std::vector<HeatBoard> boards;
    for (const std::size_t arm : chosenArms()) {
        const engine::SimulationResult& result = *m_result;
        if (arm > 0 && !result.arms[arm - 1].map.empty()) continue; // it is played on another map
        HeatBoard heat = heatOf(arm, *measure, lo, hi);
        if (std::ranges::any_of(heat.places, [](const auto& place) { return place.has_value(); }))
            boards.push_back(std::move(heat));
    }
    if (!boards.empty() && lo == hi)
        return m_board->showInstead(tr("The same everywhere: %1, %2.", "a measure, its value")
                                        .arg(q(m_words->measureName(*measure)), q(m_words->value(*measure, lo))));
    if (boards.empty()) {
        const bool hasTerritories = m_drawing->board.territoryCount() > 0;
        m_board->showInstead({});
        return offerToWatch(hasTerritories ? tr("Nothing was watched on the board in this experiment.")
                                           : tr("This game has no territories to show."),
                            hasTerritories && m_stage != LabStage::Playing);
    }
    m_board->setAccessibleName(q(m_words->measureName(*measure)));
    m_board->setBoards(m_drawing, std::move(boards), lo, hi, q(m_words->value(*measure, lo)),
                       q(m_words->value(*measure, hi)));
}

void LabAnswer::refreshTable()
{
    if (!m_result) return;
    LabTable::Asked asked{m_result.get(), &m_experiment, &*m_words, chosenArms(), {}, !hasVerdict(), &m_rules};
    for (std::size_t arm = 0; arm < engine::armsOf(*m_result).size(); ++arm) asked.names << armTitle(arm);
    m_table->show(static_cast<LabTable::Group>(m_group->currentData().toInt()), asked);
}

void LabAnswer::retranslate()
{
    m_tabs->setTabText(Charts, tr("Charts"));
    m_tabs->setTabText(Board, tr("Board"));
    m_tabs->setTabText(Table, tr("Table"));
    m_tabs->setTabText(Games, tr("Games"));
    m_measureLabel->setText(tr("On the board"));
    m_firstLabel->setText(tr("Arm"));
    m_secondLabel->setText(tr("Beside it"));
    m_group->setAccessibleName(tr("Which figures"));
    m_changes->setToolTip(tr("Press a mark to see the games behind it"));
    m_chart->setAccessibleName(tr("Chart of what the table holds"));
    m_chart->setToolTip(tr("Open this change as a comparison of its own"));
    m_changes->setAccessibleName(tr("What changes"));
    m_pairs->setAccessibleName(tr("Pairs of changes"));
    m_lengths->setAccessibleName(tr("How long games are"));
    m_board->setAccessibleName(tr("The board as a heat map"));
    m_watch->setText(tr("Play it again and watch the board"));
}

} // namespace marches::app
