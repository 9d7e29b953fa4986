// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labpage.h"

#include "app/desktop/base/actions.h"
#include "app/desktop/base/application.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/lab/labchart.h"
#include "app/desktop/lab/labform.h"
#include "engine/io/files.h"
#include "engine/lab/experimentrun.h"
#include "engine/lab/report.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <thread>

namespace marches::app {

namespace {

constexpr int kShares = 20; ///< after each of them the answer is told anew
constexpr int kPageMargin = 20;
constexpr int kQuestionWidth = 420;
constexpr std::size_t kMostBars = 24;

/// All but one of the cores: the window lives on.
int coresToUse() { return static_cast<int>(std::max(2U, std::thread::hardware_concurrency()) - 1U); }

} // namespace

LabPage::LabPage(Application& application, Actions& actions, MainWindowInterface& window, QWidget* parent)
    : Translated(parent), m_application(application), m_window(window), m_form(new LabForm(application.catalogue())),
      m_runAction(
          actions.add(this, QStringLiteral("lab.run"), Scope::Lab, {QKeySequence(Qt::Key_F9)}, QStringLiteral("lab"))),
      m_run(new QPushButton), m_stop(new QPushButton), m_save(new QPushButton), m_head(new QLabel),
      m_answer(new QLabel), m_hint(new QLabel), m_progress(new QProgressBar), m_chart(new LabChart),
      m_table(new QTreeWidget)
{
    setObjectName(QStringLiteral("labPage"));
    setChildrenCollapsible(false);
    makeQuestion();
    makeAnswer();
    setStretchFactor(1, 1);
    connect(m_runAction, &QAction::triggered, this, &LabPage::run);
    connect(m_run, &QPushButton::clicked, this, &LabPage::run);
    connect(m_stop, &QPushButton::clicked, this, &LabPage::stop);
    connect(m_save, &QPushButton::clicked, this, &LabPage::saveWithDialog);
    connect(m_form, &LabForm::changed, this, &LabPage::refreshButtons);
    connect(&m_work, &editor::LongWork::runningChanged, this, &LabPage::refreshButtons);
    connect(&application.catalogue(), &Catalogue::changed, m_form, &LabForm::refresh);
    retranslate();
}

LabPage::~LabPage() { m_work.cancel(); }

void LabPage::makeQuestion()
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(kPageMargin, kPageMargin, kPageMargin, kPageMargin);
    column->setSpacing(12);
    setTextRole(m_head, TextRole::Card);
    m_run->setProperty("primary", true);
    column->addWidget(m_head);
    column->addWidget(m_form);
    column->addWidget(m_run);
    column->addWidget(m_stop);
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(kQuestionWidth);
    scroll->setWidget(content);
    addWidget(scroll);
}

void LabPage::makeAnswer()
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(kPageMargin, kPageMargin, kPageMargin, kPageMargin);
    column->setSpacing(12);
    for (QLabel* label : {m_answer, m_hint}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_hint->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTextRole(m_answer, TextRole::Answer);
    setTextRole(m_hint, TextRole::Secondary, true);
    m_progress->setRange(0, kShares);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setSortingEnabled(true);
    m_table->setColumnCount(3);
    m_table->header()->setStretchLastSection(true);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_chart->setRows({});
    column->addWidget(m_answer);
    column->addWidget(m_progress);
    column->addWidget(m_chart);
    column->addWidget(m_table, 1);
    column->addWidget(m_hint);
    column->addWidget(m_save, 0, Qt::AlignLeft);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(content);
    addWidget(scroll);
}

QString LabPage::title() const { return tr("Lab"); }
QString LabPage::answer() const { return m_answer->text(); }
QList<QWidget*> LabPage::areas() { return {m_form, m_table}; }
void LabPage::enter() { m_form->questionBox()->setFocus(); }

void LabPage::run()
{
    m_window.commitPending();
    const std::optional<engine::Experiment> asked = m_form->experiment();
    if (m_work.isRunning() || !asked) return;
    m_game = *m_form->game();
    m_plan.reset();
    m_result.reset();
    m_share = 0;
    m_progress->setValue(0);
    refreshAnswer();
    m_work.start([asked = *asked, library = m_application.library()](
                     const editor::Progress&) { return engine::planExperiment(asked, {}, library); },
                 [this](engine::Result<engine::ExperimentPlan> plan) {
                     if (!plan) return refuse(plan.error());
                     m_plan = std::make_shared<const engine::ExperimentPlan>(*std::move(plan));
                     playShare();
                 });
}

void LabPage::stop()
{
    m_work.cancel();
    refreshAnswer();
}

void LabPage::playShare()
{
    const int share = m_share + 1;
    m_work.start(
        [plan = m_plan, share](const editor::Progress& told) -> engine::Result<engine::SimulationResult> {
            engine::ExperimentRun run;
            run.plan = plan.get();
            run.shard = share;
            run.shards = kShares;
            run.jobs = coresToUse();
            run.progress = [&told](std::uint64_t done, std::uint64_t all) {
                return told(static_cast<double>(done) / static_cast<double>(std::max<std::uint64_t>(1, all)));
            };
            engine::Result<engine::ExperimentOutcome> outcome = engine::runExperiment(run);
            if (!outcome) return engine::fail(outcome.error());
            return std::move(outcome->result);
        },
        [this](engine::Result<engine::SimulationResult> share) { take(std::move(share)); });
}

void LabPage::take(engine::Result<engine::SimulationResult> share)
{
    if (!share) return refuse(share.error());
    engine::Result<engine::SimulationResult> all = m_result ? engine::merge({*m_result, *share}) : std::move(share);
    if (!all) return refuse(all.error());
    m_result = *std::move(all);
    m_progress->setValue(++m_share);
    if (m_share < kShares) playShare();
    refreshAnswer();
}

void LabPage::refuse(const engine::Errors& errors)
{
    m_answer->setText(m_application.catalogue().sentences(errors));
    m_window.speak(m_answer->text());
    refreshButtons();
}

void LabPage::refreshButtons()
{
    const bool running = m_work.isRunning();
    const bool asked = m_form->experiment().has_value();
    m_run->setEnabled(!running && asked);
    m_runAction->setEnabled(!running && asked);
    m_stop->setEnabled(running);
    m_save->setEnabled(m_result.has_value() && !running);
    m_progress->setVisible(running);
}

void LabPage::refreshAnswer()
{
    refreshButtons();
    m_table->clear();
    if (!m_result) {
        m_chart->setRows({});
        m_answer->setText(m_work.isRunning() ? tr("The first games are being played.")
                                             : tr("Ask a question: which rule would you change?"));
        return;
    }
    const engine::LabWords words(m_application.catalogue().texts(m_game.map, m_game.ruleset),
                                 m_application.catalogue().languageCode());
    m_answer->setText(QString::fromStdString(words.answer(*m_result, m_plan->experiment)));
    m_window.speak(m_answer->text());
    fillTable(words);
}

void LabPage::addRow(const QStringList& words)
{
    auto* item = new QTreeWidgetItem(m_table, words);
    for (int column = 0; column < words.size(); ++column) item->setToolTip(column, words[column]);
}

void LabPage::fillTable(const engine::LabWords& words)
{
    const auto q = [](const std::string& text) { return QString::fromStdString(text); };
    const engine::Experiment& experiment = m_plan->experiment;
    std::vector<engine::ChartRow> rows;
    m_table->setSortingEnabled(false);
    const auto addChange = [&](const std::string& name, double value, const engine::Interval& interval, bool firm) {
        if (rows.size() < kMostBars) rows.push_back({name, value, interval, firm, {}});
    };
    if (!m_result->contrasts.empty()) {
        const engine::Measure& target = *engine::findMeasure(experiment.target);
        for (const engine::Effect& effect : engine::effectsOn(*m_result, experiment, experiment.target)) {
            const std::string name = words.armName(effect.contrast) + ", " + words.itemName(effect.column);
            addRow({q(name), q(words.effect(target, effect.estimate)),
                    q(words.text(effect.found() ? "lab.found" : "lab.not-found"))});
            addChange(name, effect.estimate.value, effect.estimate.interval, effect.found());
        }
    } else if (const std::optional<engine::FairAnswer> fair = engine::fairAnswer(*m_result, experiment)) {
        const engine::Measure& measure = *engine::measureOfColumn(experiment.fair->measure);
        for (const engine::FairAnswer::Point& point : fair->points) {
            const std::string name = words.armName(engine::settingText(experiment.fair->option, point.value));
            addRow({q(name), q(words.estimate(measure, point.estimate)),
                    point.possible ? tr("may be fair") : tr("is not fair")});
            addChange(name, point.estimate.value - experiment.fair->target,
                      {point.estimate.interval.lo - experiment.fair->target,
                       point.estimate.interval.hi - experiment.fair->target},
                      point.possible);
        }
    } else {
        for (const engine::Measure& measure : engine::measures())
            for (const auto& [column, sums] : m_result->measured) {
                if (engine::measureOfColumn(column) != &measure || sums.games == 0) continue;
                const engine::Estimate estimate = engine::estimateOf(measure, sums);
                addRow({q(words.columnName(column)), q(words.estimate(measure, estimate)),
                        q(words.text("measure." + std::string(measure.id) + ".text"))});
                if (measure.id == "wins") addChange(words.itemName(column), estimate.value, estimate.interval, true);
            }
    }
    for (int column = 0; column < 2; ++column) m_table->resizeColumnToContents(column);
    m_table->setSortingEnabled(true);
    m_chart->setRows(std::move(rows));
}

bool LabPage::saveTo(const QString& file)
{
    if (!m_result) return false;
    const engine::Experiment& experiment = m_plan->experiment;
    const engine::LabWords words(m_application.catalogue().texts(m_game.map, m_game.ruleset),
                                 m_application.catalogue().languageCode());
    std::string bytes;
    if (file.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive))
        bytes = engine::csvTable(*m_result, experiment);
    else if (file.endsWith(QLatin1String(".yaml"), Qt::CaseInsensitive))
        bytes = engine::writeExperiment(experiment);
    else
        bytes = engine::htmlReport(*m_result, experiment, words, "marches-cli experiment");
    const engine::Result<void> written = engine::writeFile(file.toStdString(), bytes);
    m_hint->setText(written ? tr("Saved as %1.").arg(file) : m_application.catalogue().sentences(written.error()));
    return written.has_value();
}

void LabPage::saveWithDialog()
{
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Save what was found"), QStringLiteral("experiment.html"),
                                     tr("Report (*.html);;Numbers (*.csv);;The experiment, to repeat it (*.yaml)"));
    if (!file.isEmpty()) saveTo(file);
}

void LabPage::retranslate()
{
    m_head->setText(tr("Question"));
    m_runAction->setText(tr("&Run"));
    m_run->setText(tr("Run"));
    m_stop->setText(tr("Stop"));
    m_save->setText(tr("Save…"));
    m_table->setHeaderLabels({tr("What"), tr("Value with its interval"), tr("What it means")});
    m_table->setAccessibleName(tr("What was found"));
    m_chart->setAccessibleName(tr("Chart of what the table holds"));
    m_progress->setAccessibleName(tr("Games played"));
    refreshAnswer();
}

} // namespace marches::app
