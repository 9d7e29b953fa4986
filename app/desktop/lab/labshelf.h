// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include <QElapsedTimer>
#include <QObject>

#include "app/desktop/lab/keptexperiment.h"
#include "editor/document/longwork.h"
#include "engine/lab/experimentplan.h"
#include "engine/package/library.h"

namespace marches::app {

/// The experiments that there are, in their folder, and the playing of them: one at a time, the others wait. The games
/// are played in other threads, a second's worth after the other, and what was found is in its file before the next; so
/// the end of the program, however it comes, costs a few seconds' games. What was played or waited then is offered at
/// the next start, in the same order.
class LabShelf : public QObject {
    Q_OBJECT
public:
    enum class State { New, Waiting, Running, Paused, Done };

    /// `library` outlives it.
    LabShelf(QString folder, const engine::Library& library, QObject* parent = nullptr);
    ~LabShelf() override;

    /// Reads the folder, in another thread; once.
    void open();
    /// The newest last.
    const std::vector<KeptExperiment>& experiments() const { return m_experiments; }
    /// Null: there is none of this id.
    const KeptExperiment* find(const QString& id) const;
    State stateOf(const QString& id) const;
    bool isRunning() const { return !m_running.isEmpty(); }
    /// How many seconds an experiment will take yet once it is its turn, at most: by what was measured of it, or of one
    /// of the same game and bots. Nothing while that is not known.
    std::optional<int> secondsLeft(const QString& id) const;
    /// Those that were played or waited when the program ended, and have not been looked after since.
    const std::vector<QString>& interrupted() const { return m_interrupted; }
    /// Goes on with them.
    void resume();
    /// Leaves them as they are.
    void leave();
    /// How its games are set up; null before it was started or where that failed.
    std::shared_ptr<const engine::ExperimentPlan> planOf(const QString& id) const;
    /// The same; where it is not known, it is looked up in another thread, and changed() comes.
    std::shared_ptr<const engine::ExperimentPlan> planFor(const QString& id);

    /// The file that it is kept in, which the command line plays as well.
    QString questionFile(const QString& id) const { return m_folder.questionFile(id); }

    /// Keeps a question, or a result; returns its id.
    QString add(const engine::Experiment& experiment,
                const std::shared_ptr<const engine::SimulationResult>& result = {});
    /// As it was before remove() or cancel().
    void takeBack(const KeptExperiment& kept);
    void rename(const QString& id, const QString& title);
    void remove(const QString& id);
    /// Plays it, or goes on where it was left, after those that wait.
    void start(const QString& id);
    /// What was played stays.
    void pause(const QString& id);
    /// What was played goes.
    void cancel(const QString& id);

signals:
    /// Experiments came or went.
    void listChanged();
    /// Of one of them: state, title, or what was found.
    void changed(const QString& id);
    void interruptedChanged();
    /// An experiment could not be played, or files could not be read or written; `id` may be empty.
    void failed(const QString& id, const marches::engine::Errors& errors);

private:
    KeptExperiment* found(const QString& id);
    void playNext();
    void plan();
    void playStep();
    void endRun();
    void save(const KeptExperiment& kept);
    void take(ExperimentFolder::Found found);
    void setInterrupted(std::vector<QString> ids);
    void saveQueue() const;
    /// Games a second; 0: not known.
    double rateOf(const KeptExperiment& kept) const;
    /// How many games are played of each; 0: not known before it was set up.
    std::size_t armsOf(const KeptExperiment& kept) const;

    const ExperimentFolder m_folder;
    const engine::Library& m_library;
    bool m_opened = false;
    std::vector<KeptExperiment> m_experiments;
    QString m_running; ///< empty: none
    std::deque<QString> m_waiting;
    std::map<QString, std::shared_ptr<const engine::ExperimentPlan>> m_plans;
    editor::LongWork m_reading;
    editor::LongWork m_work;
    editor::LongWork m_saving;
    editor::LongWork m_planning;       ///< of an experiment that is not played
    QString m_planNext;                ///< to be set up after the one that is; empty: none
    std::set<QString> m_planless;      ///< that cannot be set up
    std::uint64_t m_step = 0;          ///< games played at a time
    QElapsedTimer m_clock;             ///< since the step began
    std::map<QString, double> m_rates; ///< games a second, where they were measured
    std::vector<QString> m_interrupted;
    bool m_read = false; ///< the folder has been: before, what is kept of the queue is not this one
};

} // namespace marches::app
