// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>

#include <QWidget>

#include "app/desktop/base/modepage.h"
#include "app/desktop/newgame/newgamemodel.h"
#include "editor/widgets/translated.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QTabBar;
class QVBoxLayout;

namespace marches::app {

class Application;
class ContentPanel;
class DifferencesPanel;
class DraftKeeper;
class DraftList;
class KeptList;
class MapPicture;
class MapTree;
class OptionList;
class OwnVariantBar;
class SeatColumn;

/// Puts a game together: map and game, seats, rules, in three columns; in a narrow window one of them at a time. Start
/// is there from the first moment.
class NewGamePage : public editor::Translated<QWidget>, public ModePage {
    Q_OBJECT
public:
    explicit NewGamePage(Application& application, QWidget* parent = nullptr);
    ~NewGamePage() override;

    NewGameModel& model() { return m_model; }
    MapTree* tree() const { return m_tree; }
    OwnVariantBar* ownVariants() const { return m_own; }
    SeatColumn* seats() const { return m_seats; }
    OptionList* options() const { return m_options; }
    ContentPanel* content() const { return m_content; }
    QTabBar* ruleParts() const { return m_ruleParts; }
    DifferencesPanel* differences() const { return m_differences; }
    QPushButton* backButton() const { return m_back; }
    QPushButton* startButton() const { return m_start; }
    QPushButton* saveButton() const { return m_saveVariant; }
    QLineEdit* ruleSearch() const { return m_ruleSearch; }
    /// The games that were begun and not saved: whoever comes for one of them need not begin another.
    KeptList& kept() const { return *m_kept; }
    /// Chooses a game with everything as usual.
    void choose(const Catalogue::Game& game);
    /// Shows column 0 to 2 where only one has room.
    void showColumn(int column);
    /// Shows the decks and tables beside the rules, at a deck, or a card of it.
    void showCard(const std::string& deck, const std::string& card = {});

    QWidget* widget() override { return this; }
    Scope scope() const override { return Scope::NewGame; }
    QString title() const override;
    QList<QWidget*> areas() override;
    void setRoominess(WindowSizeClass room) override;
    void enter() override;

signals:
    void startRequested(const marches::app::NewGame& game);
    void backRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeMapColumn();
    QWidget* makeSeatColumn();
    QWidget* makeRulesColumn();
    QWidget* makeFoot();
    void connectParts();
    void start();
    /// Starts a game of one person against bots.
    void tryCards();
    void saveVariant();
    void refresh();
    void refreshStart();
    void fillPresets();
    /// The rules, or the cards and tables of a game that has some.
    void showRulePart();
    void showPicture();
    void showRule(QWidget* anchor, const QString& rule);
    /// Columns beside each other, or one at a time where their words have no room.
    void foldColumns();
    void placeColumns();
    /// Lays out changes that were not saved.
    void goOn(const VariantDraft& draft);
    /// Gives the unsaved games the height that they need, at most a part of the page.
    void placeKept();
    void retranslate() final;

    Application& m_application;
    NewGameModel m_model;
    KeptList* m_kept;
    std::unique_ptr<DraftKeeper> m_drafts; ///< writes what waits before the model goes
    DraftList* m_draftList;
    QScrollArea* m_keptArea; ///< what was begun and not saved: games, and changes of rules
    QTabBar* m_columnTabs;
    std::array<QWidget*, 3> m_columns{};
    std::array<QLabel*, 3> m_heads{};
    QLineEdit* m_mapSearch = nullptr;
    QBoxLayout* m_ruleTools = nullptr; ///< where one begins, and what one looks for
    QBoxLayout* m_mapParts = nullptr;  ///< the list of maps, and what is chosen of it
    MapTree* m_tree = nullptr;
    OwnVariantBar* m_own = nullptr;
    QLabel* m_noMap = nullptr;
    MapPicture* m_picture = nullptr;
    QLabel* m_facts = nullptr;
    QLabel* m_about = nullptr;
    QLabel* m_broken = nullptr;
    SeatColumn* m_seats = nullptr;
    QLabel* m_rulesHint = nullptr;
    QLabel* m_presetLabel = nullptr;
    QComboBox* m_preset = nullptr;
    QLineEdit* m_ruleSearch = nullptr;
    QPushButton* m_saveVariant = nullptr;
    QTabBar* m_ruleParts = nullptr; ///< rules, or cards and tables
    OptionList* m_options = nullptr;
    ContentPanel* m_content = nullptr;
    DifferencesPanel* m_differences = nullptr;
    QVBoxLayout* m_rulesLayout = nullptr;
    QVBoxLayout* m_page = nullptr;
    QLabel* m_obstacle = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_start = nullptr;
    bool m_tabbed = false; ///< the window is narrow
    bool m_narrow = false; ///< it is, or the words are long
};

} // namespace marches::app
