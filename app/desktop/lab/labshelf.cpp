// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labshelf.h"

#include "engine/lab/experimentrun.h"

#include <algorithm>
#include <cmath>
#include <thread>
#include <tuple>
#include <utility>

namespace marches::app {

namespace {

constexpr std::uint64_t kFirstStep = 16; ///< games; a thread takes so many at a time
constexpr std::uint64_t kLongestStep = 100'000;
constexpr qint64 kStepMilliseconds = 700;
constexpr int kPatientMilliseconds = 200; ///< for a file to be written

/// All but one of the cores: the window lives on.
int coresToUse() { return static_cast<int>(std::max(2U, std::thread::hardware_concurrency()) - 1U); }

} // namespace

LabShelf::LabShelf(QString folder, const engine::Library& library, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_library(library)
{}

LabShelf::~LabShelf()
{
    m_reading.cancel();
    m_work.cancel();
    // What was found last is written by the step after it, which will not come any more. Nobody is left to hear that it
    // could not be; then it is played again.
    if (const KeptExperiment* kept = find(m_running); kept != nullptr && kept->result)
        std::ignore = m_folder.writeResult(m_running, *kept->result);
}

void LabShelf::open()
{
    if (std::exchange(m_opened, true)) return;
    m_reading.start([folder = m_folder](const editor::Progress&) { return folder.read(); },
                    [this](ExperimentFolder::Found found) { take(std::move(found)); });
}

void LabShelf::take(ExperimentFolder::Found found)
{
    // What was asked for meanwhile is newer.
    for (KeptExperiment& kept : m_experiments)
        if (const auto at = std::ranges::find(found.experiments, kept.id, &KeptExperiment::id);
            at == found.experiments.end())
            found.experiments.push_back(std::move(kept));
        else
            *at = std::move(kept);
    m_experiments = std::move(found.experiments);
    m_rates.merge(found.queue.rates);
    std::erase_if(m_rates, [this](const auto& rate) { return find(rate.first) == nullptr; });
    m_read = true;
    emit listChanged();
    std::vector<QString> interrupted;
    for (const QString& id : found.queue.ids) {
        const State state = stateOf(id);
        if (find(id) != nullptr && (state == State::New || state == State::Paused)) interrupted.push_back(id);
    }
    setInterrupted(std::move(interrupted));
    if (!found.broken.empty()) emit failed({}, found.broken);
}

void LabShelf::setInterrupted(std::vector<QString> ids)
{
    const bool same = ids == m_interrupted;
    m_interrupted = std::move(ids);
    saveQueue();
    if (!same) emit interruptedChanged();
}

void LabShelf::resume()
{
    for (const QString& id : std::vector<QString>(m_interrupted)) start(id);
    setInterrupted({});
}

void LabShelf::leave() { setInterrupted({}); }

void LabShelf::saveQueue() const
{
    if (!m_read) return;
    ExperimentQueue queue;
    if (!m_running.isEmpty()) queue.ids.push_back(m_running);
    queue.ids.insert(queue.ids.end(), m_waiting.begin(), m_waiting.end());
    queue.ids.insert(queue.ids.end(), m_interrupted.begin(), m_interrupted.end());
    for (const auto& [id, rate] : m_rates)
        if (stateOf(id) != State::Done) queue.rates.emplace(id, rate);
    m_folder.writeQueue(queue);
}

const KeptExperiment* LabShelf::find(const QString& id) const
{
    const auto at = std::ranges::find(m_experiments, id, &KeptExperiment::id);
    return at == m_experiments.end() ? nullptr : &*at;
}

KeptExperiment* LabShelf::found(const QString& id)
{
    const auto at = std::ranges::find(m_experiments, id, &KeptExperiment::id);
    return at == m_experiments.end() ? nullptr : &*at;
}

LabShelf::State LabShelf::stateOf(const QString& id) const
{
    if (id == m_running && !id.isEmpty()) return State::Running;
    if (std::ranges::find(m_waiting, id) != m_waiting.end()) return State::Waiting;
    const KeptExperiment* kept = find(id);
    if (kept == nullptr || kept->gamesDone() == 0) return State::New;
    return kept->isFinished() ? State::Done : State::Paused;
}

std::size_t LabShelf::armsOf(const KeptExperiment& kept) const
{
    if (kept.result) return kept.result->arms.size() + 1;
    if (const auto plan = planOf(kept.id)) return plan->arms.size();
    const engine::Experiment& asked = kept.experiment;
    if (asked.design == engine::ExperimentDesign::Compare) return asked.arms.size() + 1;
    if (!asked.fair) return 0;
    const int values = (asked.fair->to - asked.fair->from) / asked.fair->step + 1;
    return static_cast<std::size_t>(values);
}

double LabShelf::rateOf(const KeptExperiment& kept) const
{
    if (const auto own = m_rates.find(kept.id); own != m_rates.end()) return own->second;
    const std::size_t arms = armsOf(kept);
    for (const auto& [id, rate] : m_rates) {
        const KeptExperiment* other = find(id);
        if (other == nullptr || arms == 0) continue;
        const engine::Experiment& a = kept.experiment;
        const engine::Experiment& b = other->experiment;
        if (a.variant != b.variant || a.players != b.players || a.bots != b.bots || a.measures != b.measures) continue;
        return rate * static_cast<double>(armsOf(*other)) / static_cast<double>(arms);
    }
    return 0.0;
}

std::optional<int> LabShelf::secondsLeft(const QString& id) const
{
    const KeptExperiment* kept = find(id);
    if (kept == nullptr || kept->isFinished()) return {};
    const double rate = rateOf(*kept);
    if (rate <= 0.0) return {};
    const auto left = static_cast<double>(kept->experiment.games - kept->gamesDone());
    return static_cast<int>(std::ceil(std::min(left / rate, 1e8)));
}

std::shared_ptr<const engine::ExperimentPlan> LabShelf::planOf(const QString& id) const
{
    const auto at = m_plans.find(id);
    return at == m_plans.end() ? nullptr : at->second;
}

std::shared_ptr<const engine::ExperimentPlan> LabShelf::planFor(const QString& id)
{
    const KeptExperiment* kept = find(id);
    if (planOf(id) != nullptr || kept == nullptr || id == m_running || m_planless.contains(id)) return planOf(id);
    if (m_planning.isRunning()) {
        m_planNext = id; // whoever asked last is looked at
        return nullptr;
    }
    m_planning.start(
        [experiment = kept->experiment, file = m_folder.questionFile(id).toStdString(),
         library = m_library](const editor::Progress&) { return engine::planExperiment(experiment, file, library); },
        [this, id](engine::Result<engine::ExperimentPlan> plan) {
            if (plan)
                m_plans[id] = std::make_shared<const engine::ExperimentPlan>(*std::move(plan));
            else
                m_planless.insert(id);
            emit changed(id);
            if (const QString next = std::exchange(m_planNext, {}); !next.isEmpty()) planFor(next);
        });
    return nullptr;
}

void LabShelf::save(const KeptExperiment& kept)
{
    if (const engine::Result<void> written = m_folder.write(kept); !written) emit failed(kept.id, written.error());
}

QString LabShelf::add(const engine::Experiment& experiment,
                      const std::shared_ptr<const engine::SimulationResult>& result)
{
    KeptExperiment kept{m_folder.newId(), experiment, result, QDateTime::currentDateTime()};
    while (find(kept.id) != nullptr) kept.id += QLatin1Char('b');
    QString id = kept.id;
    m_experiments.push_back(std::move(kept));
    save(m_experiments.back());
    emit listChanged();
    return id;
}

void LabShelf::takeBack(const KeptExperiment& kept)
{
    pause(kept.id);
    if (KeptExperiment* there = found(kept.id))
        *there = kept;
    else
        m_experiments.push_back(kept);
    save(kept);
    emit listChanged();
    emit changed(kept.id);
}

void LabShelf::rename(const QString& id, const QString& title)
{
    KeptExperiment* kept = found(id);
    if (kept == nullptr || id == m_running || title.toStdString() == kept->experiment.title) return;
    retitle(*kept, title);
    m_plans.erase(id); // its title is another one now
    save(*kept);
    emit changed(id);
}

void LabShelf::remove(const QString& id)
{
    pause(id);
    m_saving.wait(kPatientMilliseconds);
    std::erase_if(m_experiments, [&](const KeptExperiment& kept) { return kept.id == id; });
    m_plans.erase(id);
    m_rates.erase(id);
    m_folder.remove(id);
    std::vector<QString> interrupted = m_interrupted;
    std::erase(interrupted, id);
    setInterrupted(std::move(interrupted));
    emit listChanged();
}

void LabShelf::start(const QString& id)
{
    const KeptExperiment* kept = find(id);
    if (kept == nullptr || stateOf(id) == State::Running || stateOf(id) == State::Waiting || kept->isFinished()) return;
    m_waiting.push_back(id);
    std::vector<QString> interrupted = m_interrupted;
    std::erase(interrupted, id);
    setInterrupted(std::move(interrupted));
    emit changed(id);
    if (m_running.isEmpty()) playNext();
}

void LabShelf::pause(const QString& id)
{
    std::erase(m_waiting, id);
    if (id == m_running && !id.isEmpty()) {
        m_work.cancel();
        endRun();
    } else {
        saveQueue();
        emit changed(id);
    }
}

void LabShelf::cancel(const QString& id)
{
    KeptExperiment* kept = found(id);
    if (kept == nullptr) return;
    pause(id);
    m_saving.wait(kPatientMilliseconds); // else it would write once more what is removed
    kept->result.reset();
    m_folder.removeResult(id);
    emit changed(id);
}

void LabShelf::playNext()
{
    if (m_waiting.empty()) return;
    m_running = m_waiting.front();
    m_waiting.pop_front();
    m_step = kFirstStep;
    emit changed(m_running);
    if (planOf(m_running) != nullptr)
        playStep();
    else
        plan();
}

void LabShelf::endRun()
{
    const QString ended = std::exchange(m_running, {});
    if (const KeptExperiment* kept = find(ended); kept != nullptr && kept->result)
        m_saving.start([folder = m_folder, id = ended,
                        result = kept->result](const editor::Progress&) { return folder.writeResult(id, *result); },
                       [this, ended](const engine::Result<void>& written) {
                           if (!written) emit failed(ended, written.error());
                       });
    emit changed(ended);
    playNext();
    saveQueue();
}

void LabShelf::plan()
{
    const QString file = m_folder.questionFile(m_running);
    m_work.start([experiment = find(m_running)->experiment, file = file.toStdString(), library = m_library](
                     const editor::Progress&) { return engine::planExperiment(experiment, file, library); },
                 [this](engine::Result<engine::ExperimentPlan> plan) {
                     if (!plan) {
                         emit failed(m_running, plan.error());
                         return endRun();
                     }
                     m_plans[m_running] = std::make_shared<const engine::ExperimentPlan>(*std::move(plan));
                     playStep();
                 });
}

void LabShelf::playStep()
{
    m_clock.start();
    using Step = engine::Result<std::shared_ptr<const engine::SimulationResult>>;
    const auto work = [plan = planOf(m_running), soFar = find(m_running)->result, games = m_step, folder = m_folder,
                       id = m_running](const editor::Progress& told) -> Step {
        // What was found before is in its file before more is played; so a step that is not wanted any more writes
        // nothing that the window does not know.
        if (soFar)
            if (const engine::Result<void> written = folder.writeResult(id, *soFar); !written)
                return engine::fail(written.error());
        const engine::SimulationProgress progress = [&told](std::uint64_t done, std::uint64_t all) {
            return told(static_cast<double>(done) / static_cast<double>(std::max<std::uint64_t>(1, all)));
        };
        engine::Result<engine::ExperimentOutcome> outcome =
            engine::playOn(*plan, soFar ? *soFar : engine::emptyResult(*plan), games, coresToUse(), progress);
        if (!outcome) return engine::fail(outcome.error());
        return std::make_shared<const engine::SimulationResult>(std::move(outcome->result));
    };
    m_work.start(work, [this](const Step& step) {
        KeptExperiment* kept = found(m_running);
        if (!step || kept == nullptr) {
            if (!step) emit failed(m_running, step.error());
            return endRun();
        }
        const std::uint64_t before = kept->gamesDone();
        kept->result = *step;
        kept->when = QDateTime::currentDateTime();
        const qint64 took = std::max<qint64>(1, m_clock.elapsed());
        const bool first = !m_rates.contains(m_running);
        m_rates[m_running] = 1000.0 * static_cast<double>(kept->gamesDone() - before) / static_cast<double>(took);
        if (first) saveQueue(); // so that it is known even if the program ends by force
        if (took < kStepMilliseconds / 2) m_step = std::min(2 * m_step, kLongestStep);
        if (took > kStepMilliseconds * 2) m_step = std::max(m_step / 2, kFirstStep);
        if (kept->isFinished()) return endRun();
        emit changed(m_running);
        playStep();
    });
}

} // namespace marches::app
