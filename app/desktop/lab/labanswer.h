// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "app/desktop/lab/labboard.h"
#include "app/desktop/lab/labstage.h"
#include "editor/widgets/translated.h"
#include "engine/lab/labwords.h"
#include "engine/simulation/simulationresult.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;

namespace marches::app {

class LabChanges;
class LabChart;
class LabGames;
class LabLengths;
class LabPairs;
class LabTable;
class LabTrust;

/// What was found, in four views: charts, the board, a table of all figures, the games.
class LabAnswer : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    enum Tab { Charts, Board, Table, Games };

    explicit LabAnswer(QWidget* parent = nullptr);

    /// What there is of an experiment, in words. The words are copied; `texts` must outlive this.
    /// `rules`: ids of those that what is varied touches. `playing`: games are still being played, so that there is no
    /// verdict yet.
    void setResult(const std::shared_ptr<const engine::SimulationResult>& result, const engine::Experiment& experiment,
                   const engine::LabWords& words, const RulesOfChanges& rules, LabStage stage);
    void clear();
    /// The drawing of the result's map; null: it has none.
    void setDrawing(std::shared_ptr<const editor::BoardDrawing> drawing);

    QTabWidget& tabs() const { return *m_tabs; }
    LabTable& table() const { return *m_table; }
    LabGames& games() const { return *m_games; }
    LabBoard& board() const { return *m_board; }
    LabChart& chart() const { return *m_chart; }
    LabChanges& changes() const { return *m_changes; }
    LabTrust& trust() const { return *m_trust; }
    LabPairs& pairs() const { return *m_pairs; }
    QComboBox* groupBox() const { return m_group; }
    QComboBox* measureBox() const { return m_measure; }
    QComboBox* secondArmBox() const { return m_second; }
    /// Shown where nothing was watched on the board: why, and the way to a board.
    QLabel* unwatchedLabel() const { return m_unwatched; }
    QPushButton* watchButton() const { return m_watch; }
    /// What is exported as a picture: the view that is shown, or the charts.
    QWidget* picture();

signals:
    void spoken(const QString& sentence);
    /// One of several changes is to be looked at by itself; its contrast.
    void changeChosen(const QString& contrast);
    /// The same games are to be played once more, with the board watched.
    void boardWanted();

private:
    struct Bars;

    QWidget* makeCharts();
    QWidget* makeBoard();
    QWidget* makeTable();
    void fillBoxes();
    void fillArms();
    void refresh();
    void refreshCharts();
    Bars barsOfContrasts() const;
    Bars barsOfFair(const engine::FairAnswer& fair) const;
    Bars barsOfWins() const;
    /// Whether there are two arms to be told side by side.
    bool refreshChanges();
    void refreshPairs();
    void refreshLengths();
    void refreshBoard();
    /// In place of the board, why there is none; empty: the board.
    void offerToWatch(const QString& why, bool canWatch);
    HeatBoard heatOf(std::size_t arm, const engine::Measure& measure, double& lo, double& hi) const;
    void refreshTable();
    /// All games that were asked for have been played.
    bool hasVerdict() const { return m_stage == LabStage::Done; }
    bool isFound(const engine::Effect& effect) const { return hasVerdict() && effect.found(); }
    QString armTitle(std::size_t arm) const;
    /// The arms that are looked at: one or two.
    std::vector<std::size_t> chosenArms() const;
    void retranslate() final;

    QTabWidget* m_tabs;
    LabChart* m_chart;
    LabChanges* m_changes;
    LabPairs* m_pairs;
    LabLengths* m_lengths;
    LabTrust* m_trust;
    QLabel* m_chartHead;
    QWidget* m_charts = nullptr;
    QLabel* m_measureLabel;
    QComboBox* m_measure;
    QLabel* m_firstLabel;
    QComboBox* m_first;
    QLabel* m_secondLabel;
    QComboBox* m_second;
    LabBoard* m_board;
    QWidget* m_boardArea = nullptr; ///< with the board in it
    QLabel* m_unwatched;            ///< in its place: why there is nothing to show
    QPushButton* m_watch;
    QComboBox* m_group;
    LabTable* m_table;
    LabGames* m_games;

    std::shared_ptr<const engine::SimulationResult> m_result;
    engine::Experiment m_experiment;
    RulesOfChanges m_rules;
    LabStage m_stage = LabStage::Done;
    std::size_t m_before = 0; ///< arms that the marks of what changes stand for
    std::size_t m_after = 0;
    std::optional<engine::LabWords> m_words;
    std::shared_ptr<const editor::BoardDrawing> m_drawing;
};

} // namespace marches::app
