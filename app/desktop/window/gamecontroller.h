// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QDateTime>
#include <QObject>
#include <QString>

#include "app/desktop/base/autosave.h"
#include "app/desktop/base/catalogue.h"
#include "app/desktop/base/gameread.h"
#include "app/desktop/base/gamesession.h"
#include "app/desktop/base/language.h"
#include "app/desktop/welcome/recoverydialog.h"
#include "engine/io/files.h"

namespace marches::app {

class Application;
class PlayPage;

/// Puts games on the board and takes them off: new, opened, saved, kept safe, gone on with. It owns no game; the play
/// page does.
class GameController : public QObject {
    Q_OBJECT
public:
    GameController(Application& application, PlayPage& play, QObject* parent = nullptr);

    bool start(const NewGame& wanted);
    /// With everything as usual: one person against bots.
    bool startUsual(const Catalogue::Game& game);
    /// The game on the board once more, with another seed or the same.
    void startAgain(bool sameSeed);
    /// A saved game, or a scenario. It is read while the window shows that; false also where that was given up, or
    /// where something else was put on the board meanwhile or asked for.
    bool open(const QString& file);
    bool openScenario(const QString& file);
    bool save();
    bool saveAs(const QString& file);
    void close();

    /// There is a game on the board, and it is no trial.
    bool hasGame() const;
    /// The game to go on with: on the board, or the one that was there last; one that was left by a crash only where
    /// there is no other. False when there is none.
    bool canGoOn() const;
    bool resume();
    /// With one of the kept games.
    bool resume(const QString& kept);
    /// Copies a kept game into a file of the person's own.
    [[nodiscard]] bool saveKept(const QString& kept, const QString& file);
    /// A game in words, with the id that it is kept by.
    struct Words {
        QString id;
        std::string map;
        QString title; ///< name and players in one
        QString name;  ///< of the game
        QString players;
        QString standing;
        QString when;
        int moves = 0;
        QString file; ///< of the person's own that it was saved in once; empty: never
    };
    /// Of that game; the title is empty when there is none but what leftWords() tells of.
    Words resumeWords();
    /// Kept games that are in no file as they stand, but for the one on the board and the one of leftWords(); the
    /// newest first.
    std::vector<Words> unsaved() const;
    /// The newest game that was left by a crash; the title is empty when there is none.
    Words leftWords() const;
    /// What the left game has that the file it was saved in has not; the file is looked for among the recent ones.
    /// Nothing: given up.
    std::optional<LeftDifferences> leftDifferences();
    /// Shows a game on a map that is being edited (GameSession::isTrial()). The game that was on the board stays kept.
    void playtest(std::unique_ptr<GameSession> session);
    /// A game that was made elsewhere; kept from now on as any other.
    void take(std::unique_ptr<GameSession> session) { put(std::move(session)); }
    Autosave& autosave() { return m_autosave; }
    void setCalls(engine::FileSystem& calls) { m_calls = &calls; }
    /// What is being read is not wanted any more: it comes to no board.
    void giveUpReading() { ++m_asked; }
    [[nodiscard]] bool restoreLeft();
    void discardLeft();

    static QString fileSuffix() { return QStringLiteral("marches-save"); }
    /// Name that a save of the game on the board, or of a kept one, would have, without folder.
    QString suggestedName() const;
    QString suggestedName(const QString& kept) const;
    QString gameTitle(const GameSession& session) const;

signals:
    /// Something could not be done: what, and every reason.
    void failed(const marches::app::LazyText& what, const marches::engine::Errors& errors);

private:
    using Reading = std::function<engine::Result<GameRead>(const engine::Library&, const std::string& file,
                                                           const editor::Progress&)>;
    /// Null: see open().
    std::unique_ptr<GameSession> read(const QString& file, const Reading& reading);
    /// In another thread, which makes `content` too, while the window shows that. Nothing: the program ends meanwhile.
    std::optional<engine::Result<void>> write(const QString& file,
                                              std::function<engine::Result<std::string>()> content);
    bool isFree(const QString& kept);
    /// "Kept 12 minutes ago", later the date.
    static QString since(const QDateTime& when);
    /// What can be said of a game before all: no secret of anybody.
    QString standingOf(const GameSession& session) const;
    KeptGame describe(const GameSession& session) const;
    Words wordsOf(const KeptGame& game) const;
    /// The same of a game that is kept without a word about it: read once, told of from then on.
    KeptGame readKept(const QString& kept);
    void put(std::unique_ptr<GameSession> session, const QString& kept = {});

    Application& m_application;
    PlayPage& m_play;
    Autosave m_autosave;
    engine::FileSystem* m_calls = nullptr; ///< those that tests put in the place of the usual ones
    int m_asked = 0;                       ///< how often something was asked for
};

} // namespace marches::app
