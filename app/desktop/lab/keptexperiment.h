// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <vector>

#include <QDateTime>
#include <QString>

#include "engine/lab/experiment.h"
#include "engine/simulation/simulationresult.h"

namespace marches::app {

/// An experiment of the lab with what has been played of it. The result is shared with the thread that plays on: it
/// never changes, another one takes its place.
struct KeptExperiment {
    QString id; ///< name of its files
    engine::Experiment experiment;
    std::shared_ptr<const engine::SimulationResult> result; ///< null: nothing was played
    QDateTime when;                                         ///< last change of its files

    std::uint64_t gamesDone() const { return result ? result->gamesDone() : 0; }
    bool isFinished() const;
    /// "narnia:narnia-risk-junior"; empty while nothing was played and a variant is named instead.
    std::string map() const;
    std::string ruleset() const;
};

/// What is to be played and how fast that goes, as it is kept from one start of the program to the next.
struct ExperimentQueue {
    std::vector<QString> ids;        ///< the first is being played, the others wait
    std::map<QString, double> rates; ///< games a second, where they are known
};

/// The folder in which experiments are kept, of each the question (`<id>.yaml`, experiment/1) and what was found
/// (`<id>.result.yaml`, simulation/1). Both are the files of the command line.
class ExperimentFolder {
public:
    static constexpr int kMost = 500; ///< that are read

    explicit ExperimentFolder(QString folder) : m_folder(std::move(folder)) {}

    struct Found {
        std::vector<KeptExperiment> experiments; ///< the newest last
        engine::Errors broken;                   ///< of files that could not be read
        ExperimentQueue queue;
    };
    /// Everything that is there. May take a while, and may be done in another thread.
    Found read() const;
    /// A name for another experiment.
    QString newId() const;
    QString questionFile(const QString& id) const;
    QString resultFile(const QString& id) const;
    [[nodiscard]] engine::Result<void> write(const KeptExperiment& kept) const;
    /// What was found alone; from any thread.
    [[nodiscard]] engine::Result<void> writeResult(const QString& id, const engine::SimulationResult& result) const;
    void writeQueue(const ExperimentQueue& queue) const;
    void removeResult(const QString& id) const;
    void remove(const QString& id) const;

private:
    [[nodiscard]] engine::Result<KeptExperiment> readOne(const QString& id) const;
    QString queueFile() const;
    ExperimentQueue readQueue() const;

    QString m_folder;
};

/// A question or a result of the command line, as it is kept here. Errors: those of reading it; of a result of another
/// kind experiment-none.
[[nodiscard]] engine::Result<KeptExperiment> readExperimentFile(const QString& file);

/// The same experiment under another title: neither games nor sums know it.
void retitle(KeptExperiment& kept, const QString& title);

} // namespace marches::app
