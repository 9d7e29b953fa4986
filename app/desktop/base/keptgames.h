// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QDateTime>
#include <QString>
#include <QStringList>

#include "app/desktop/base/keptfiles.h"

namespace marches::app {

/// What there is to say of a kept game without reading it through.
struct KeptGame {
    struct Seat {
        std::string id;
        QString name; ///< of a person; empty: as the game calls the seat
        bool bot = false;
    };

    QString id; ///< name of its files
    std::string map;
    std::string ruleset; ///< empty: nobody could read the game yet
    std::string variant; ///< id; empty: none
    std::vector<Seat> seats;
    int moves = 0;       ///< on the line through the moment that was on the board, to its end
    bool played = false; ///< somebody has answered something
    bool over = false;
    QString standing; ///< a sentence that everybody may read, in `language`; may be empty
    QString language;
    QString file; ///< it was saved in or opened from; empty: none
    bool modified = false;
    bool open = false; ///< on a board; once that program is gone: left there by a crash
    QDateTime when;    ///< last change of what is kept

    /// All of it is in a file of the person's own.
    bool isSaved() const;
};

/// The games that the program keeps by itself, in a folder: of each the saved game, `<id>.marches-save`, what there is
/// to say of it, `<id>.json`, and while it is on a board a lock, `<id>.lock`. Several programs may use the folder at
/// the same time.
class KeptGames {
public:
    static constexpr int kMost = 200;               ///< games
    static constexpr qint64 kMostBytes = 512 << 20; ///< of them all

    explicit KeptGames(const QString& folder);

    /// The newest first, without those that are on the board of another program. Of a game without a summary only the
    /// id and the time are known.
    std::vector<KeptGame> list() const;
    static QString newId();
    QString gameFile(const QString& id) const { return m_files.file(id); }
    QString summaryFile(const QString& id) const;
    static QByteArray summaryBytes(const KeptGame& game);
    bool writeSummary(const KeptGame& game) const;
    /// The game comes to the board of this program, or false: it is on that of another one.
    bool lock(const QString& id) { return m_files.lock(id); }
    void unlock() { m_files.unlock(); }
    bool isFree(const QString& id) const { return m_files.isFree(id); }
    /// Out of the list; takeBack() brings it there again until the next program that begins clears it away.
    bool remove(const QString& id) const { return m_files.remove(id); }
    void takeBack(const QString& id) const { m_files.takeBack(id); }
    /// For good: of a game that nobody has played.
    void forget(const QString& id) const;
    /// Beyond what is kept at most the oldest go: first those that are in a file of the person's own, `spared` never.
    void prune(const QString& spared) const;
    /// Of a game that crashes left several times the newest state stays alone, and of what nobody has played the newest
    /// game: a game that a newer one holds every step of is forgotten.
    void forgetEarlierStates() const;
    /// Takes the files of a program that kept one game alone into the list. Their ids; none has a summary.
    QStringList takeOldFiles() const;

private:
    std::vector<KeptGame> read() const;
    KeptGame readSummary(const QString& id) const;

    QString m_folder;
    KeptFiles m_files;
};

} // namespace marches::app
