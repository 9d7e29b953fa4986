// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

#include <QSplitter>

#include "app/desktop/base/catalogue.h"
#include "app/desktop/base/gamesession.h"
#include "app/desktop/base/modepage.h"
#include "app/desktop/lab/labshelf.h"
#include "app/desktop/lab/labstage.h"
#include "app/desktop/lab/labsuggestions.h"
#include "editor/document/longwork.h"
#include "editor/widgets/translated.h"

class QAction;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace marches::engine {
class LabWords;
}
namespace marches::editor {
struct BoardDrawing;
}

namespace marches::app {

class Actions;
class Application;
class LabAnswer;
class LabForm;
class LabList;
class LabTable;
class LabWelcome;
class MessageBar;

/// The lab: at the left the experiments that are kept and the question, at the right the answer, which grows from the
/// first games on. A question that is changed after its games began is another experiment.
///
/// In three sources, one for each way to use the page: the question and its games, the answer (labpageanswer.cpp),
/// files and the clipboard (labsaving.cpp).
class LabPage : public editor::Translated<QSplitter>, public ModePage {
    Q_OBJECT
public:
    LabPage(Application& application, Actions& actions, MainWindowInterface& window, QWidget* parent = nullptr);
    ~LabPage() override;

    LabForm& form() const { return *m_form; }
    LabList& list() const { return *m_list; }
    LabShelf& shelf() const { return *m_shelf; }
    LabAnswer& answerView() const { return *m_view; }
    LabWelcome& welcome() const { return *m_welcome; }
    LabTable& table() const;
    QPushButton* runButton() const { return m_run; }
    QPushButton* cancelButton() const { return m_cancel; }
    QPushButton* pairsButton() const { return m_pairs; }
    QPushButton* commandButton() const { return m_command; }
    MessageBar& notice() const { return *m_notice; }
    /// What was not finished when the program ended, with a way to go on; hidden where there is none.
    MessageBar& interruptedNotice() const { return *m_interrupted; }
    QString answer() const;
    /// The experiment that is looked at is being played or waits.
    bool isRunning() const;
    /// What has been played of the experiment that is looked at; nothing before the first games.
    std::optional<engine::SimulationResult> result() const;

    /// Starts the question, or goes on where it was paused.
    void run();
    /// Pauses it.
    void stop();
    /// Writes a file in the form that its suffix names: .html, .csv, .svg, .png, or .yaml for the experiment itself.
    bool saveTo(const QString& file);
    /// A question or a result of the command line. False, with the reasons on the page, where it cannot be read.
    bool openFile(const QString& file);
    /// The game that is open in play mode, of which questions are suggested; null: none.
    void setOpenGame(const GameSession* session);
    /// The game that watchReady() told of.
    std::unique_ptr<GameSession> takeGame() { return std::move(m_watched); }

    QWidget* widget() override { return this; }
    Scope scope() const override { return Scope::Lab; }
    QString title() const override;
    QList<QWidget*> areas() override;
    void enter() override;

signals:
    /// A game of an experiment is there to be shown in play mode.
    void watchReady();

private:
    void makeQuestion();
    void makeAnswer();
    void connectParts();
    const KeptExperiment* current() const;
    QString proposedTitle() const;
    void onForm();
    void onCurrent();
    void onChanged(const QString& id);
    void askNew();
    void refreshSuggestions();
    void askSuggested(int suggestion);
    void refreshInterrupted();
    std::optional<Catalogue::Game> gameOf(const KeptExperiment& kept) const;
    void copy();
    void remove();
    void cancel();
    void offerBack(const QString& sentence, const KeptExperiment& kept);
    void askPairs();
    void watchBoard();
    /// Shows one change of an experiment that tries many as a comparison, with the games that there are.
    void openChange(const QString& contrast);
    void openWithDialog();
    void watch(int arm, quint64 game);
    void readDrawing(const std::string& map);
    void refuse(const engine::Errors& errors);
    void refreshButtons();
    void refreshAnswer();
    RulesOfChanges rulesVaried(const KeptExperiment& kept) const;
    void refreshGames(const KeptExperiment& kept, const engine::LabWords& words);
    QString summaryOf(const KeptExperiment& kept) const;
    QString progressWords() const;
    engine::LabWords wordsOf(const KeptExperiment& kept) const;
    std::string report(const KeptExperiment& kept) const;
    QString commandOf(const QString& id) const;
    void saveWithDialog();
    /// What one types to play the same without a window, into the clipboard.
    void copyCommand();
    void retranslate() final;

    Application& m_application;
    MainWindowInterface& m_window;
    LabShelf* m_shelf;
    LabList* m_list;
    LabForm* m_form;
    QAction* m_runAction;
    QPushButton* m_run;
    QPushButton* m_cancel;
    QPushButton* m_pairs;
    QPushButton* m_save;
    QPushButton* m_command;
    QLabel* m_head;
    QLabel* m_summary;
    QLabel* m_answer;
    QLabel* m_hint;
    MessageBar* m_notice;
    MessageBar* m_interrupted;
    QProgressBar* m_progress;
    LabWelcome* m_welcome;
    QScrollArea* m_welcomeView;
    LabAnswer* m_view;
    bool m_filling = false; ///< the form is being filled from an experiment
    QString m_spoken;
    std::optional<LabOpenGame> m_open;
    QString m_openName; ///< of the game that is open; empty: none is
    std::vector<LabSuggestion> m_suggestions;

    editor::LongWork m_drawingWork;
    std::string m_drawingOf; ///< map
    std::shared_ptr<const editor::BoardDrawing> m_drawing;
    editor::LongWork m_watchWork;
    editor::LongWork m_pairsWork;
    std::unique_ptr<GameSession> m_watched;
};

} // namespace marches::app
