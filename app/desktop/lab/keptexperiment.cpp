// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/keptexperiment.h"

#include "engine/io/files.h"
#include "engine/lab/experimentrun.h"
#include "engine/lab/labwords.h"
#include "engine/yaml/yamlreader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace marches::app {

namespace {

const QString kQuestionSuffix = QStringLiteral(".yaml");
const QString kResultSuffix = QStringLiteral(".result.yaml");
const QString kQueueKey = QStringLiteral("queue");
const QString kRatesGroup = QStringLiteral("rates");

} // namespace

bool KeptExperiment::isFinished() const { return result && engine::isFinished(*result, experiment); }

std::string KeptExperiment::map() const
{
    if (result) return result->subject.map;
    return experiment.variant.substr(0, experiment.variant.find_first_of(":/"));
}

std::string KeptExperiment::ruleset() const
{
    if (result) return result->subject.ruleset;
    const std::size_t colon = experiment.variant.rfind(':');
    return colon == std::string::npos ? std::string() : experiment.variant.substr(colon + 1);
}

QString ExperimentFolder::questionFile(const QString& id) const
{
    return m_folder + QLatin1Char('/') + id + kQuestionSuffix;
}

QString ExperimentFolder::resultFile(const QString& id) const
{
    return m_folder + QLatin1Char('/') + id + kResultSuffix;
}

ExperimentFolder::Found ExperimentFolder::read() const
{
    Found found;
    const QDir folder(m_folder);
    for (const QFileInfo& entry : folder.entryInfoList({QLatin1Char('*') + kQuestionSuffix}, QDir::Files)) {
        if (entry.fileName().endsWith(kResultSuffix)) continue;
        if (found.experiments.size() >= static_cast<std::size_t>(kMost)) break;
        engine::Result<KeptExperiment> one = readOne(entry.completeBaseName());
        if (one)
            found.experiments.push_back(*std::move(one));
        else
            found.broken.insert(found.broken.end(), one.error().begin(), one.error().end());
    }
    std::ranges::stable_sort(found.experiments, {}, &KeptExperiment::when);
    found.queue = readQueue();
    return found;
}

QString ExperimentFolder::queueFile() const { return m_folder + QStringLiteral("/queue.ini"); }

ExperimentQueue ExperimentFolder::readQueue() const
{
    ExperimentQueue queue;
    QSettings file(queueFile(), QSettings::IniFormat);
    for (const QString& id : file.value(kQueueKey).toStringList()) queue.ids.push_back(id);
    file.beginGroup(kRatesGroup);
    for (const QString& id : file.childKeys())
        if (const double rate = file.value(id).toDouble(); std::isfinite(rate) && rate > 0.0) queue.rates[id] = rate;
    return queue;
}

void ExperimentFolder::writeQueue(const ExperimentQueue& queue) const
{
    QSettings file(queueFile(), QSettings::IniFormat);
    file.clear();
    file.setValue(kQueueKey, QStringList(queue.ids.begin(), queue.ids.end()));
    file.beginGroup(kRatesGroup);
    for (const auto& [id, rate] : queue.rates) file.setValue(id, rate);
}

engine::Result<KeptExperiment> ExperimentFolder::readOne(const QString& id) const
{
    engine::Result<engine::Experiment> experiment = engine::loadExperiment(questionFile(id).toStdString());
    if (!experiment) return engine::fail(experiment.error());
    KeptExperiment kept{id, *std::move(experiment), {}, QFileInfo(questionFile(id)).lastModified()};
    if (!QFile::exists(resultFile(id))) return kept;
    engine::Result<KeptExperiment> played = readExperimentFile(resultFile(id));
    if (!played) return engine::fail(played.error());
    // Results of another question are none of this one.
    if (!(played->experiment == kept.experiment)) return kept;
    kept.result = std::move(played->result);
    kept.when = std::max(kept.when, QFileInfo(resultFile(id)).lastModified());
    return kept;
}

QString ExperimentFolder::newId() const
{
    const QString stem = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    QString id = stem;
    for (int number = 2; QFile::exists(questionFile(id)); ++number)
        id = stem + QLatin1Char('-') + QString::number(number);
    return id;
}

engine::Result<void> ExperimentFolder::write(const KeptExperiment& kept) const
{
    QDir().mkpath(m_folder);
    if (const engine::Result<void> written =
            engine::writeFile(questionFile(kept.id).toStdString(), engine::writeExperiment(kept.experiment));
        !written)
        return written;
    if (kept.result) return writeResult(kept.id, *kept.result);
    return {};
}

engine::Result<void> ExperimentFolder::writeResult(const QString& id, const engine::SimulationResult& result) const
{
    return engine::writeFile(resultFile(id).toStdString(), engine::writeLabResult(result));
}

void ExperimentFolder::removeResult(const QString& id) const { QFile::remove(resultFile(id)); }

void ExperimentFolder::remove(const QString& id) const
{
    removeResult(id);
    QFile::remove(questionFile(id));
}

engine::Result<KeptExperiment> readExperimentFile(const QString& file)
{
    const std::string path = file.toStdString();
    const engine::Result<std::string> bytes = engine::readFile(path, engine::kLargestDocument);
    if (!bytes) return engine::fail(bytes.error());
    KeptExperiment kept;
    kept.when = QFileInfo(file).lastModified();
    if (bytes->find("marches: simulation/") == std::string::npos) {
        engine::Result<engine::Experiment> experiment = engine::readExperiment(*bytes, path);
        if (!experiment) return engine::fail(experiment.error());
        kept.experiment = *std::move(experiment);
        return kept;
    }
    engine::Result<engine::SimulationResult> result = engine::readLabResult(*bytes, path);
    if (!result) return engine::fail(result.error());
    engine::Result<engine::Experiment> experiment = engine::experimentOf(*result, path);
    if (!experiment) return engine::fail(experiment.error());
    kept.experiment = *std::move(experiment);
    kept.result = std::make_shared<const engine::SimulationResult>(*std::move(result));
    return kept;
}

void retitle(KeptExperiment& kept, const QString& title)
{
    kept.experiment.title = title.toStdString();
    if (!kept.result) return;
    engine::SimulationResult result = *kept.result;
    result.experiment = engine::writeExperiment(kept.experiment);
    kept.result = std::make_shared<const engine::SimulationResult>(std::move(result));
}

} // namespace marches::app
