// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QMainWindow>

#include "app/desktop/base/actions.h"
#include "app/desktop/base/language.h"
#include "app/desktop/base/modepage.h"
#include "app/desktop/edit/maprecovery.h"
#include "app/desktop/widgets/commandsearch.h"
#include "editor/widgets/translated.h"
#include "engine/base/result.h"

class QActionGroup;
class QLabel;
class QMenu;
class QStackedWidget;

namespace marches::engine {
struct Lesson;
}

namespace marches::app {

class Application;
class EditPage;
class ElidedLabel;
class ErrorPage;
class GameController;
class GuideWindow;
class ImportPage;
class KeptList;
class LabPage;
class MailPage;
class LessonBar;
class LessonCoach;
class MapFileActions;
class ModeRail;
class NewGamePage;
class PanelLayout;
class PlayPage;
class SettingsPage;
class TranslatePage;
class WelcomePage;

/// The window: menu bar, mode rail, one page a mode, status bar with the spoken line. It holds the pages together and
/// knows nothing of games.
///
/// In a source for each mode that the window has to do with, since it answers for all of them: mainwindowgames.cpp,
/// mainwindowmaps.cpp, mainwindowlessons.cpp, mainwindowhelp.cpp.
class MainWindow final : public editor::Translated<QMainWindow>, public MainWindowInterface {
    Q_OBJECT
public:
    explicit MainWindow(Application& application, QWidget* parent = nullptr);
    ~MainWindow() override;

    Actions& actions() { return m_actions; }
    WelcomePage& welcome() { return *m_welcome; }
    /// Made when it is first asked for: it costs most of what the welcome page does not show.
    NewGamePage& newGame();
    PlayPage& play() { return *m_play; }
    EditPage& edit() { return *m_edit; }
    MapFileActions& fileActions();
    ImportPage& importPage() { return *m_import; }
    LabPage& lab() { return *m_lab; }
    MailPage& mail() { return *m_mail; }
    TranslatePage& translate() { return *m_translate; }
    SettingsPage& settings() { return *m_settings; }
    GameController& controller() { return *m_controller; }
    /// Opens a saved game, a scenario, a variant, or what another mode works on; what is wrong with it comes as a page.
    void openFile(const QString& file);
    /// What F1 tells of a part: its own words and, from it outwards, those of the first thing that is explained at
    /// length.
    static QString explanation(const QWidget& focus);
    /// Page of the guide that is about a part: of the innermost thing around it that has one.
    static QString guidePageOf(const QWidget& part);
    /// The guide beside this window; made when it is first opened.
    GuideWindow& guide();
    /// Opens the game or map of a lesson (engine::Lesson) and leads through it.
    void beginLesson(const std::string& id);
    LessonCoach& coach() { return *m_coach; }
    LessonBar& lessonBar() { return *m_lessonBar; }
    /// The rule book of a game, at a rule; of the game on the board with its options as they are.
    void showRuleBook(const std::string& ruleset, const QString& rule);
    void openScenario(const QString& file);
    /// A file of translations, on the bench.
    void openTranslation(const QString& file);
    /// A zip of translations, on the bench; false: it is something else.
    bool openLanguagePack(const QString& file);
    /// A map, for the edit mode: its folder, or its map.yaml.
    void openMap(const QString& path);
    ModePage* currentPage() const { return m_current; }
    QString spokenLine() const;

    void speak(const QString& sentence) override;
    void setZoomText(const QString& text) override;
    void refreshTitle() override;
    void goToWelcome() override;
    void goToNewGame() override;
    void goToPlay() override;
    bool saveGame() override;
    void commitPending() override;

    void goToSettings();
    /// The map that is open, or a new one.
    void goToEdit();
    void goToLab();
    void goToMail();
    /// The translation that was open last.
    void goToTranslate();
    /// The board alone, without menu, rail and docks (F11); Esc returns.
    void setBoardOnly(bool on);
    bool isBoardOnly() const { return m_boardOnly; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    enum Mode { Welcome, Play, Edit, Lab, Mail, Translate, Settings, kModes };
    enum Menu { File, EditMenu, View, GameMenu, MapMenu, TextsMenu, Help, kMenus };

    void makePages();
    void addPage(ModePage& page);
    void makePanels();
    void makeStatusBar();
    void makeActions();
    void makeModeActions();
    void makeMenus();
    void addPageActions(MenuId id, QMenu* menu);
    /// Hides the actions of modes that are not on the screen.
    void showActionsOf(const ModePage& page);
    PanelLayout& panels() const;
    QAction* add(const QString& id, const QList<QKeySequence>& keys, const QString& iconName,
                 void (MainWindow::*slot)());
    void showPage(ModePage& page, Mode mode);
    void goToNextArea();
    void goToPreviousArea();
    void moveArea(int step);
    void explainFocus();
    void showGuide();
    void openVariant(const QString& file);
    void showRulesOfGame();
    void namePages();
    /// What F1 says of the pages.
    void explainPages();
    void toggleDrawer();
    void toggleBoardOnly();
    void leaveBoardOnly();
    void resetPanels();
    void closeGame();
    void closeCurrent();
    void openWithDialog();
    void findMoved(const QString& file);
    void saveCurrent();
    void saveCurrentAs();
    void saveAs();
    void saveKept(const QString& id);
    /// A file with its suffix; empty: the person has thought better of it.
    QString askWhereToSave(const QString& proposed);
    /// False, with the reason spoken, for a trial.
    bool maySaveGame();
    void resumeGame();
    void restoreLeft();
    void showLeftDifferences();
    void discardLeft();
    void connectWelcome();
    /// What the list of unsaved games asks for, on whichever page it is.
    void connectKept(KeptList& kept);
    /// The games of such a list; with none to take back where `anew`.
    void fillKept(KeptList& kept, bool anew = false);
    void connectController();
    void connectEdit();
    void connectFileActions();
    /// A game with the texts of a source, in a language that the window speaks until the game is left.
    void playTranslation(const QString& source, const QString& language);
    void lendLanguage(const QString& language);
    void giveLanguageBack();
    /// To what is tried out in a game: the translation or the map.
    void goBack();
    void wordBack();
    void newMap();
    void openSample();
    void showBackups();
    void refreshMapRecovery();
    QString wordsOf(const LeftMap& map) const;
    void openMapWithDialog();
    void importWithDialog();
    void saveMapCopy();
    void takeFile(const QString& file);
    void importFile(const QString& file);
    /// The part of the program from which an import is begun; Cancel leads back there.
    void rememberImportFrom();
    void importPicture(const QString& file);
    void makeImported();
    void makeReady();
    void playMap();
    void onFailed(const LazyText& what, const engine::Errors& errors);
    void refreshWelcome();
    void searchCommands();
    std::vector<Command> commands();
    void addKeptCommands(std::vector<Command>& commands);
    void addGameCommands(std::vector<Command>& commands);
    void addMapCommands(std::vector<Command>& commands);
    void addBoardCommands(std::vector<Command>& commands);
    void addRuleCommands(std::vector<Command>& commands);
    void makeLessons();
    void beginFirstGame();
    void beginFirstMap();
    bool openLesson(const engine::Lesson& lesson);
    void showShortcuts();
    void showAbout();
    /// Width of the window as if its letters were of the usual size, where they are half as large again, or larger:
    /// what stands beside each other needs more room then.
    int widthInLetters() const;
    void applyRoom();
    void retranslate() final;
    void retranslateMenus();

    Application& m_application;
    Actions m_actions;
    ModeRail* m_rail = nullptr;
    QStackedWidget* m_stack = nullptr;
    WelcomePage* m_welcome = nullptr;
    NewGamePage* m_newGame = nullptr;
    PlayPage* m_play = nullptr;
    EditPage* m_edit = nullptr;
    ImportPage* m_import = nullptr;
    std::size_t m_importFrom = 0; ///< a mode
    std::vector<LeftMap> m_left;  ///< maps that wait to be recovered
    LabPage* m_lab = nullptr;
    MailPage* m_mail = nullptr;
    TranslatePage* m_translate = nullptr;
    SettingsPage* m_settings = nullptr;
    ErrorPage* m_errors = nullptr;
    GameController* m_controller = nullptr;
    GuideWindow* m_guide = nullptr;
    LessonBar* m_lessonBar = nullptr;
    LessonCoach* m_coach = nullptr;
    ModePage* m_current = nullptr;
    /// All pages, and the docks of those that have any.
    std::vector<ModePage*> m_pages;
    std::map<const ModePage*, PanelLayout*> m_panels;
    std::array<QAction*, kModes> m_modes{};
    std::array<QMenu*, kMenus> m_menus{};
    QMenu* m_panelMenu = nullptr;
    ElidedLabel* m_spoken = nullptr;
    QLabel* m_zoom = nullptr;
    QLabel* m_saving = nullptr;
    /// A language that is spoken while a translation is tried out, and what this run had instead of it.
    struct LentLanguage {
        QString language;
        std::optional<QString> before;
    };
    std::optional<LentLanguage> m_lent;
    bool m_fromBench = false; ///< what is played is a translation, and one goes back to that
    bool m_boardOnly = false;
    Qt::WindowStates m_stateBefore; ///< board only: what it was
    QByteArray m_geometryBefore;    ///< the same
};

} // namespace marches::app
