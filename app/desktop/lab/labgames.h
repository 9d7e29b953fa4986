// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "editor/document/longwork.h"
#include "editor/widgets/translated.h"
#include "engine/lab/experimentplan.h"
#include "engine/simulation/simulation.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace marches::app {

class MessageBar;

/// The games of an experiment, a page of them after the other: how each went, and a button that opens it; above
/// them one of middle length and the outliers. They are kept nowhere: those on the page are played once more, in
/// another thread.
class LabGames : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    static constexpr int kOnPage = 25;

    explicit LabGames(QWidget* parent = nullptr);

    /// Turns of the games of an arm that ended.
    struct Lengths {
        int shortest = 0;
        int median = 0;
        int longest = 0;
    };
    struct Arm {
        QString name;
        QStringList seats;              ///< how they are called
        std::optional<Lengths> lengths; ///< nothing: no game has ended
        std::uint64_t cut = 0;          ///< games that never ended
    };

    /// Null: there is no game yet.
    void setPlan(std::shared_ptr<const engine::ExperimentPlan> plan, std::vector<Arm> arms, std::uint64_t games);
    /// Lists the games of an arm.
    void chooseArm(int arm);
    QTreeWidget& table() const { return *m_table; }
    QComboBox* armBox() const { return m_arm; }
    QSpinBox* firstField() const { return m_first; }
    bool isReading() const { return m_work.isRunning(); }
    QPushButton* watchButton() const { return m_watchOne; }
    QPushButton* shortestButton() const { return m_shortest; }
    QPushButton* longestButton() const { return m_longest; }
    /// The button that opens a game of the list.
    QPushButton* watchButtonOf(int row) const;
    /// How many games never ended, with a way to look at one; hidden where they are too few to matter. It stands where
    /// whoever shows this puts it.
    MessageBar& cutNotice() const { return *m_cut; }

signals:
    void watchRequested(int arm, quint64 game);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void read();
    /// The arm that is chosen; null: there is none.
    const Arm* arm() const;
    /// Watches the first game of an arm that went on for so many turns, or that never ended. It is searched for by
    /// playing them once more.
    void look(int arm, bool ended, int turns);
    void lookAtCut();
    void refreshLengths();
    void refreshCut();
    void refreshSearch();
    void fill(int arm, std::uint64_t first, const std::vector<engine::GameSummary>& games);
    void retranslate() final;

    QComboBox* m_arm;
    QSpinBox* m_first;
    QLabel* m_armLabel;
    QLabel* m_firstLabel;
    QLabel* m_note;
    QPushButton* m_watchOne;
    QPushButton* m_shortest;
    QPushButton* m_longest;
    QPushButton* m_stop;
    QLabel* m_lengths;
    MessageBar* m_cut;
    QTreeWidget* m_table;
    editor::LongWork m_work;
    editor::LongWork m_search;
    std::shared_ptr<const engine::ExperimentPlan> m_plan;
    std::vector<Arm> m_arms;
    std::uint64_t m_games = 0;
    std::uint64_t m_cutShown = 0;
    std::uint64_t m_end = 0; ///< of the games that stand here or are being played
    bool m_stale = false;
};

} // namespace marches::app
