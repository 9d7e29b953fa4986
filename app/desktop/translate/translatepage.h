// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QTimer>

#include "app/desktop/base/actions.h"
#include "app/desktop/base/modepage.h"
#include "app/desktop/translate/translationcontroller.h"
#include "editor/translation/comparison.h"
#include "editor/translation/languagepack.h"
#include "editor/widgets/translated.h"

class QDockWidget;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace marches::app {

class Application;
class BenchSpelling;
class ChecksPanel;
class FormsPanel;
class NewLanguageDialog;
class MessageBar;
class PreviewPanel;
class SentenceEditor;
class TextList;
class TextsPanel;
class TranslateActions;
struct NameProblem;

/// The translator's bench: the texts of a map, a ruleset or the engine and their translation into one language, with
/// what they become in the game. A main window of its own, so that its docks and their layout stay with the mode.
///
/// In three sources: the page and its parts, work from text to text (translatepagework.cpp), files of other people
/// (languagesending.cpp).
class TranslatePage : public editor::Translated<QMainWindow>, public ModePage {
    Q_OBJECT
public:
    TranslatePage(Application& application, Actions& actions, MainWindowInterface& window, QWidget* parent = nullptr);
    ~TranslatePage() override;

    TranslationController& controller() { return *m_controller; }
    TextsPanel& texts() { return *m_texts; }
    TextList& list() { return *m_list; }
    SentenceEditor& sentence() { return *m_sentence; }
    FormsPanel& forms() { return *m_forms; }
    ChecksPanel& checks() { return *m_checks; }
    PreviewPanel& preview() { return *m_preview; }
    BenchSpelling& spelling() { return *m_spelling; }
    MessageBar& strip() { return *m_strip; }
    int currentRow() const;
    /// What is wrong with a file that could not be opened, as the page shows it; empty: nothing.
    QString troubleText() const;
    QPushButton& tryAgainButton() { return *m_tryAgain; }

    QWidget* widget() override { return this; }
    QString title() const override;
    QList<QWidget*> areas() override;
    QList<QAction*> menuActions(MenuId menu) override;
    void enter() override;
    void sharePanels() override;
    Scope scope() const override { return Scope::Translate; }
    QString panelsName() const override { return QStringLiteral("translate"); }
    /// "Saved to fr.po 2 s ago", or what was not.
    QString savingState() const override;
    /// Where the translation is, as the system writes paths; empty: none is open.
    QString savingPlace() const override;
    bool save() override;
    /// Its files have their places.
    bool saveElsewhere() override { return save(); }
    bool closeWork() override;
    /// Saves what is open; for when the window closes or another mode comes.
    bool finish();

    // What the actions do.
    void undo();
    void redo();
    void find();
    void keep();
    void leaveForLater();
    void setAgain(bool again);
    /// Marks the text as read over and goes on to the next one that is not.
    void review();
    void showOverview();
    void showMemory();
    /// Texts that are not translated get what the very same source is called elsewhere, to be checked.
    void fillFromMemory();
    /// Looks for words in everything that is translated into this language, and replaces them.
    void searchAllTexts();
    /// All that is translated into this language, in one zip; asks where to.
    void sendLanguage();
    /// Writes that zip; false, with what is wrong told, when it fails.
    bool sendLanguageTo(const QString& file);
    void askForTranslations();
    /// A .po or .ts from elsewhere: what is new in it comes into the texts that are open, as one step; what differs is
    /// offered.
    void takeTranslation(const QString& file);
    /// A zip of translations, after a look at what it brings.
    void takePack(const QString& file);
    void goToNextToTranslate();
    void step(int by);
    void goToNextMistake();
    void copySource();
    void insertPlaceholder(int number);
    void askNewLanguage();
    void showFile();
    void play();
    /// Whether spelling is checked; says why it cannot be.
    void checkSpelling(bool on);

signals:
    /// Somebody wants to see the translation in a game.
    void fileRequested(const QString& file); ///< somebody has chosen it to be opened
    void playRequested(const QString& source, const QString& language);

protected:
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildMiddle(Actions& actions);
    QWidget* makeTrouble();
    void buildDocks();
    void connectParts();
    void retranslate() final;
    void refreshTitles();
    void takeNameProblems(const std::vector<NameProblem>& problems);
    void letGo();
    void take();
    void tellCounts();
    void onCurrent(int row);
    std::vector<editor::Suggestion> suggestionsFor(int row) const;
    void onRowChanged(int row);
    void goTo(int row, bool focus);
    void replaceAll(const QString& search, const QString& replacement);
    void chooseIncoming();
    void tellIncoming();
    void replaceEverywhere(const std::vector<editor::SourceChanges>& changes, const QString& words);
    QString textsName(const std::string& source) const;
    void tellPack();
    void takePackBack();
    void followPack();
    void restoreFilter();
    void compareWith(const QString& what);
    void showComparison(std::unique_ptr<editor::Comparison> comparison);
    void showDocument(const editor::TranslationDocument* document);
    void refreshCounts();
    void refreshHeading();
    void refreshStrip();
    void settleConflicts();
    void refreshSaving();
    void refreshSpelling();
    void learn(const QString& word);
    QString sentences(const engine::Errors& errors) const;
    QDockWidget* dock(const char* name, QWidget* widget);
    void raiseUseful();

    Application& m_application;
    MainWindowInterface& m_window;
    TranslationController* m_controller;
    BenchSpelling* m_spelling;
    TranslateActions* m_actions = nullptr;
    QStackedWidget* m_stack = nullptr;
    TextsPanel* m_texts = nullptr;
    MessageBar* m_strip = nullptr;
    QSplitter* m_split = nullptr;
    TextList* m_list = nullptr;
    SentenceEditor* m_sentence = nullptr;
    QLabel* m_troubleHead = nullptr;
    QLabel* m_trouble = nullptr;
    QPushButton* m_tryAgain = nullptr;
    PreviewPanel* m_preview = nullptr;
    FormsPanel* m_forms = nullptr;
    ChecksPanel* m_checks = nullptr;
    QDockWidget* m_previewDock = nullptr;
    QDockWidget* m_formsDock = nullptr;
    QDockWidget* m_checksDock = nullptr;
    std::unique_ptr<editor::Comparison> m_comparison; ///< null: none
    int m_checkCount = 0;                             ///< how much is wrong or to be looked at
    int m_told = -1;                                  ///< texts to translate or to look at, in the status bar
    engine::Errors m_leftOut;                         ///< why texts are not here, until it has been read
    QString m_incomingName;                           ///< file whose texts came in, until that has been read
    int m_incomingTaken = 0;
    std::vector<editor::TextConflict> m_incoming; ///< of that file: what differs, to be chosen
    std::optional<editor::WrittenChanges> m_pack; ///< what a zip brought or was replaced everywhere, until that is read
    QString m_packName;                           ///< of the zip; empty: words were replaced
    QString m_replaced;                           ///< these
    int m_replacedTexts = 0;
    QStringList m_gone; ///< files that another program removed or emptied
    int m_taken = 0;    ///< texts that came from another program
    int m_restored = 0; ///< texts that a program which is gone had not saved
    QTimer m_counting;
    QTimer m_clock;
    int m_original = 0;       ///< texts that have changed in the language that they are written in
    std::string m_at;         ///< key of the text that was shown when the same texts were read anew
    bool m_wasTyping = false; ///< then
};

} // namespace marches::app
