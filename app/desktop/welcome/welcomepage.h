// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include <QList>
#include <QScrollArea>

#include "app/desktop/base/catalogue.h"
#include "app/desktop/base/modepage.h"
#include "app/desktop/welcome/keptlist.h"
#include "editor/widgets/translated.h"

class QBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace marches::app {

class ActionCard;
class Application;
class CardGrid;
class ContinueCard;
class GameCard;
class LanguageSwitch;
class MessageBar;
class RecentList;
class RecoveryStrip;

/// What one can go on with, in words for people.
struct OpenGame {
    std::string map; ///< id, for the picture
    QString title;
    QString standing;
    QString when;
};

/// The first page: go on, start a game, open one, files used lately.
class WelcomePage : public editor::Translated<QScrollArea>, public ModePage {
    Q_OBJECT
public:
    explicit WelcomePage(Application& application, QWidget* parent = nullptr);

    /// The game to go on with; null: none.
    void setContinue(const OpenGame* game);
    /// A game left by a crash; null: none.
    void setRecovery(const QString* game, int steps);

    /// Maps that were being edited, each with the number of its changes; the signals about them count from 0.
    void setMapRecovery(const QList<std::pair<QString, int>>& maps);
    const QList<RecoveryStrip*>& mapStrips() const { return m_mapStrips; }
    ActionCard* sampleCard() const { return m_sampleAction; }

    const QList<GameCard*>& gameCards() const { return m_games; }
    LanguageSwitch* languageSwitch() const { return m_languages; }
    /// What is wrong with a person's own stamps and styles, where something is.
    MessageBar& artFaults() const { return *m_artFaults; }
    KeptList& kept() const { return *m_kept; }

    QWidget* widget() override { return this; }
    Scope scope() const override { return Scope::Welcome; }
    QList<QWidget*> areas() override;
    void setRoominess(WindowSizeClass room) override;
    void enter() override;

signals:
    void playRequested(const marches::app::Catalogue::Game& game);
    void choicesRequested(const marches::app::Catalogue::Game& game);
    void newGameRequested();
    void openRequested();
    void fileRequested(const QString& file);
    void findRequested(const QString& file);
    void continueRequested();
    void restoreRequested();
    void discardRequested();
    void newMapRequested();
    void sampleRequested();
    void lessonRequested(const QString& id);
    void restoreMapRequested(int map);
    void mapDifferencesRequested(int map);
    void discardMapRequested(int map);
    void differencesRequested();

private:
    void makeLeft(QVBoxLayout* column);
    void makeRight(QVBoxLayout* column);
    QWidget* makeLessons();
    void tellArtFaults();
    void rebuildGames();
    void wordGames();
    void showPictures();
    void retranslate() final;

    Application& m_application;
    QLabel* m_wordmark;
    QLabel* m_subtitle;
    LanguageSwitch* m_languages;
    MessageBar* m_artFaults = nullptr;
    RecoveryStrip* m_recovery = nullptr;
    QWidget* m_mapRecovery = nullptr;
    QList<RecoveryStrip*> m_mapStrips;
    ContinueCard* m_continue = nullptr;
    ActionCard* m_playAction = nullptr;
    ActionCard* m_openAction = nullptr;
    ActionCard* m_mapAction = nullptr;
    ActionCard* m_sampleAction = nullptr;
    QLabel* m_newcomer = nullptr;
    QPushButton* m_gameLesson = nullptr;
    QPushButton* m_mapLesson = nullptr;
    QLabel* m_gamesHead = nullptr;
    QLabel* m_gamesHint = nullptr;
    CardGrid* m_grid = nullptr;
    QList<GameCard*> m_games;
    std::vector<Catalogue::Game> m_offered; ///< by card
    KeptList* m_kept = nullptr;
    RecentList* m_recent = nullptr;
    QLabel* m_foot = nullptr;
    QBoxLayout* m_columns = nullptr;
    QWidget* m_left = nullptr;
    QWidget* m_right = nullptr;
    std::string m_continueMap;
};

} // namespace marches::app
