// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QSplitter>

#include "app/desktop/base/catalogue.h"
#include "app/desktop/base/modepage.h"
#include "editor/document/longwork.h"
#include "editor/widgets/translated.h"
#include "engine/lab/experimentplan.h"
#include "engine/simulation/simulationresult.h"

class QAction;
class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace marches::engine {
class LabWords;
}

namespace marches::app {

class Actions;
class Application;
class LabChart;
class LabForm;

/// The lab: a question at the left, at the right the answer, which grows from the first games on. The games are played
/// in another thread, a share after the other, so that stopping keeps what is there.
class LabPage : public editor::Translated<QSplitter>, public ModePage {
    Q_OBJECT
public:
    LabPage(Application& application, Actions& actions, MainWindowInterface& window, QWidget* parent = nullptr);
    ~LabPage() override;

    LabForm& form() const { return *m_form; }
    QTreeWidget& table() const { return *m_table; }
    QString answer() const;
    bool isRunning() const { return m_work.isRunning(); }
    /// What has been played of the last question; nothing before the first games.
    const std::optional<engine::SimulationResult>& result() const { return m_result; }

    void run();
    void stop();
    /// Writes a file in the form that its suffix names: .html, .csv, or .yaml for the experiment itself.
    bool saveTo(const QString& file);

    QWidget* widget() override { return this; }
    Scope scope() const override { return Scope::Lab; }
    QString title() const override;
    QList<QWidget*> areas() override;
    void enter() override;

private:
    void makeQuestion();
    void makeAnswer();
    void playShare();
    void take(engine::Result<engine::SimulationResult> share);
    void refuse(const engine::Errors& errors);
    void refreshButtons();
    void refreshAnswer();
    void fillTable(const engine::LabWords& words);
    void addRow(const QStringList& words);
    void saveWithDialog();
    void retranslate() final;

    Application& m_application;
    MainWindowInterface& m_window;
    LabForm* m_form;
    QAction* m_runAction;
    QPushButton* m_run;
    QPushButton* m_stop;
    QPushButton* m_save;
    QLabel* m_head;
    QLabel* m_answer;
    QLabel* m_hint;
    QProgressBar* m_progress;
    LabChart* m_chart;
    QTreeWidget* m_table;
    editor::LongWork m_work;

    Catalogue::Game m_game; ///< that the experiment is about
    std::shared_ptr<const engine::ExperimentPlan> m_plan;
    std::optional<engine::SimulationResult> m_result;
    int m_share = 0; ///< the last one played
};

} // namespace marches::app
