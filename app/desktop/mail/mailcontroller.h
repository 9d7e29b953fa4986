// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QString>

#include "app/desktop/base/catalogue.h"
#include "app/desktop/mail/mailreading.h"
#include "editor/mail/mailreport.h"
#include "editor/painting/boarddrawing.h"
#include "engine/package/library.h"
#include "engine/record/savefile.h"

class QTimer;

namespace marches::app {

class Application;

/// How it stands with the sheet of a power.
enum class PowerState {
    NoSheet,
    Mistakes, ///< it came, and not all of it was understood or taken
    Ready,
    NothingDue,
    Out, ///< of the game: no units, no centres
};

/// A game as it is begun.
struct NewMailGame {
    Catalogue::Game game;
    std::string variant; ///< file of one; empty: none
    int players = 0;     ///< 0: the usual
    bool master = false; ///< a person has the game master's seat, in games that have one
};

/// A turn that was played, with the game after it.
struct PlayedMail {
    engine::Game game;
    engine::referee::MailTurn turn;
};

/// One game by mail: the game, the sheets of its turns as they came in, and what they come to. It is kept after every
/// change in a file of the program's own, besides that of the person; no widget.
class MailController : public QObject {
    Q_OBJECT
public:
    explicit MailController(Application& application, QObject* parent = nullptr);
    ~MailController() override;

    bool isOpen() const { return m_game.has_value(); }
    [[nodiscard]] engine::Result<void> start(const NewMailGame& wanted, std::uint64_t seed);
    /// What of the file could not be played goes to `leftOut`.
    [[nodiscard]] engine::Result<void> open(const QString& file, engine::Errors& leftOut);
    [[nodiscard]] engine::Result<void> save(const QString& file);
    void close();
    /// Goes on with what was open when the program was last used. False: nothing was.
    bool takeUpLeft();
    /// Writes what is kept now.
    void keep();
    const QString& file() const { return m_file; }
    bool isModified() const { return m_modified; }

    // Below: of an open game.
    const engine::Game& game() const { return *m_game; }
    const engine::Rules& rules() const { return m_game->rules(); }
    const engine::GameSetup& setup() const { return m_setup; }
    engine::MessageFormatter wording() const { return wordingIn({}); }
    /// The same in another language; empty: that of the window.
    engine::MessageFormatter wordingIn(const std::string& language) const;
    /// Errors where the board cannot be drawn.
    [[nodiscard]] engine::Result<std::shared_ptr<const editor::BoardDrawing>> drawing() const;

    const std::vector<engine::MailSheet>& sheets() const { return current().sheets; }
    const std::vector<engine::MailSheet>& reserves() const { return m_mail.reserves; }
    /// Takes a sheet in; who sent it is guessed. Its number, or -1 where there are too many.
    int addSheet(const std::string& text, const std::string& from, const std::optional<std::string>& seat = {});
    void setSender(int sheet, const std::string& seat);
    void setText(int sheet, const std::string& text);
    void removeSheet(int sheet);
    void putBack(int sheet, const engine::MailSheet& taken);
    /// The sheet counts from now on where its seat sends nothing; it must say whose it is.
    void makeReserve(int sheet);
    void removeReserve(int reserve);
    void setAnswers(const std::vector<std::string>& answers);
    const std::vector<std::string>& answers() const { return current().answers; }
    void setDeadline(const std::string& when);
    const std::string& deadline() const { return m_mail.deadline; }
    /// In which language a reader (a seat's id, "master", "public") has his reports; empty: in that of the window.
    std::string languageOf(const std::string& reader) const;
    void setLanguageOf(const std::string& reader, const std::string& language);

    /// What the sheets come to; read anew after a change when it is asked for.
    const TurnRead& reading() const;
    PowerState stateOf(int seat) const;
    /// Seats that owe orders and have sent none, nor have a reserve.
    std::vector<int> missing() const;
    /// Whether there is somebody to whom questions of chance are put, or chance that can be answered by hand.
    bool takesAnswers() const;
    /// What the game master is asked now, in words; empty: nothing.
    QString masterQuestion() const;

    /// Plays the turn with the sheets as they are. Errors, which change nothing: answers that do not fit,
    /// and answer-missing (question) where the game waits for the game master's.
    [[nodiscard]] engine::Result<void> resolve();
    bool canGoBack() const { return lastPlayed() >= 0; }
    /// The last turn is open again with its sheets; how it was played stays as a branch.
    void goBack();
    /// Turns that were played, in the order in which they were.
    const std::vector<engine::MailTurnRecord>& turns() const { return m_mail.turns; }
    /// "Spring 1901"
    QString seasonOf(const engine::MailTurnRecord& turn) const;
    QString seasonNow() const;
    bool isOnLine(const engine::MailTurnRecord& turn) const;
    /// A turn as it was played, from its sheets.
    PlayedMail replay(const engine::MailTurnRecord& turn) const;
    /// The turn that led to where the game stands; -1: none.
    int lastPlayed() const;
    /// The game goes on from the end of a turn.
    void continueFrom(const engine::MailTurnRecord& turn);

signals:
    /// Another game, or none.
    void opened();
    /// Sheets or what they come to.
    void sheetsChanged();
    /// The game stands elsewhere.
    void turnChanged();
    void savedStateChanged();

private:
    engine::MailTurnRecord& current() { return m_mail.turns[m_current]; }
    const engine::MailTurnRecord& current() const { return m_mail.turns[m_current]; }
    void take(engine::GameSetup setup, engine::Game game, std::vector<engine::SavedPlayer> players,
              engine::MailRecord mail);
    void findCurrent();
    void touch();
    void changed();
    std::string asFile() const;
    std::string keptFile() const;
    /// Somebody owes orders besides the game master.
    bool asksPlayers() const;
    QString season(const engine::State& state, const engine::Rules& rules) const;
    engine::MailTurnRecord withReserves(const engine::MailTurnRecord& turn) const;

    Application& m_application;
    engine::GameSetup m_setup;
    engine::Texts m_texts;
    std::optional<engine::Game> m_game;
    std::vector<engine::SavedPlayer> m_players;
    std::unique_ptr<engine::orders::Lexicon> m_lexicon;
    engine::MailRecord m_mail;
    std::size_t m_current = 0;
    mutable std::optional<TurnRead> m_reading;
    mutable std::string m_readIn; ///< language
    QString m_file;
    bool m_modified = false;
    QTimer* m_keep;
};

} // namespace marches::app
