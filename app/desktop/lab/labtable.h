// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

#include "app/desktop/lab/labstage.h"
#include "editor/widgets/translated.h"
#include "engine/lab/experiment.h"
#include "engine/lab/labwords.h"
#include "engine/simulation/simulationresult.h"

class QAction;

namespace marches::engine {
struct Effect;
struct Measure;
} // namespace marches::engine

namespace marches::app {

/// Every figure of an experiment in rows that can be sorted and copied.
class LabTable : public editor::Translated<QTreeWidget> {
    Q_OBJECT
public:
    enum Group { Effects, Whole, Lengths, Places, CardsAndCharacters, Rules };

    explicit LabTable(QWidget* parent = nullptr);

    /// What is shown; read at once, and kept nowhere.
    struct Asked {
        const engine::SimulationResult* result = nullptr;
        const engine::Experiment* experiment = nullptr;
        const engine::LabWords* words = nullptr;
        std::vector<std::size_t> arms; ///< that are looked at: one or two
        QStringList names;             ///< of all arms
        bool playing = false;          ///< there is no verdict yet
        const RulesOfChanges* rules = nullptr;
    };
    /// Rows that were chosen stay chosen, and what is seen stays where it is.
    void show(Group group, const Asked& asked);
    /// Copies the rows that are chosen.
    QAction* copyAction() const { return m_copy; }

signals:
    /// One of several changes is to be looked at by itself; its contrast.
    void changeChosen(const QString& contrast);

private:
    void showEffects(const Asked& asked);
    /// Whether there are just two arms, of which it is then told.
    bool showChanges(const Asked& asked);
    static QString verdictOf(const engine::Effect& effect, const Asked& asked);
    QString savedBy(const engine::Effect& effect) const;
    void showFair(const Asked& asked);
    void showLengths(const Asked& asked);
    void showArms(Group group, const Asked& asked);
    /// How much a measure differs from game to game, a row of its own.
    void addDeviation(const engine::Measure& measure, const std::string& column, const Asked& asked);
    /// `figures`: what is sorted by, from the second column on.
    void addRow(const QStringList& words, const std::vector<double>& figures = {});
    /// Heads of the columns of arms, with their marks where there are several.
    void setHeads(const QStringList& before, const Asked& asked, const QStringList& after);
    void retranslate() final;

    QAction* m_copy;
};

} // namespace marches::app
