// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <QWidget>

#include "editor/document/longwork.h"
#include "editor/widgets/translated.h"
#include "engine/lab/experimentplan.h"
#include "engine/simulation/simulation.h"

class QComboBox;
class QLabel;
class QSpinBox;
class QTreeWidget;

namespace marches::app {

/// The games of an experiment, a page of them after the other: how each went, and a button that opens it. They are kept
/// nowhere: those on the page are played once more, in another thread.
class LabGames : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    static constexpr int kOnPage = 25;

    explicit LabGames(QWidget* parent = nullptr);

    /// `arms`, `seats`: how they are called; seats by arm. Null: there is no game yet.
    void setPlan(std::shared_ptr<const engine::ExperimentPlan> plan, const QStringList& arms,
                 const std::vector<QStringList>& seats, std::uint64_t games);
    QTreeWidget& table() const { return *m_table; }
    QComboBox* armBox() const { return m_arm; }
    QSpinBox* firstField() const { return m_first; }
    bool isReading() const { return m_work.isRunning(); }

signals:
    void watchRequested(int arm, quint64 game);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void read();
    void fill(int arm, std::uint64_t first, const std::vector<engine::GameSummary>& games);
    void retranslate() final;

    QComboBox* m_arm;
    QSpinBox* m_first;
    QLabel* m_armLabel;
    QLabel* m_firstLabel;
    QLabel* m_note;
    QTreeWidget* m_table;
    editor::LongWork m_work;
    std::shared_ptr<const engine::ExperimentPlan> m_plan;
    std::vector<QStringList> m_seats;
    std::uint64_t m_end = 0; ///< of the games that stand here or are being played
    bool m_stale = false;
};

} // namespace marches::app
