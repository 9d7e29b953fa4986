// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <QByteArray>
#include <QObject>
#include <QString>

#include "app/desktop/base/gameread.h"
#include "engine/game/game.h"
#include "engine/package/library.h"
#include "engine/text/texts.h"

namespace marches::app {

/// What somebody asks for on the welcome or new game page.
struct NewGame {
    engine::VariantData variant;
    engine::SetupRequest request;
    std::vector<SeatControl> seats; ///< by seat; missing ones are medium bots, the first a person
    std::uint64_t seed = 0;
    bool typedDice = false; ///< real dice: every roll is typed in
};

/// One game on the screen: what it is made of, the record, who plays, and the file it is kept in. Whoever changes the
/// game calls touch() afterwards, so that it is kept safe and everybody hears of it.
class GameSession : public QObject {
    Q_OBJECT
public:
    GameSession(engine::GameSetup setup, std::uint64_t seed, std::vector<SeatControl> seats, QObject* parent = nullptr);
    /// With a game that has a past.
    GameSession(engine::GameSetup setup, engine::Game game, std::vector<SeatControl> seats, QObject* parent = nullptr);
    /// Of what was read, in this thread or another one.
    explicit GameSession(GameRead read, QObject* parent = nullptr);
    [[nodiscard]] static engine::Result<std::unique_ptr<GameSession>> start(const engine::Library& library,
                                                                            const NewGame& wanted);
    /// Opens the bytes of a saved game in this thread. Steps that do not follow from the rules are left out and told in
    /// `leftOut`.
    [[nodiscard]] static engine::Result<std::unique_ptr<GameSession>> read(const engine::Library& library,
                                                                           const std::string& bytes,
                                                                           const std::string& file,
                                                                           engine::Errors& leftOut);
    ~GameSession() override;

    /// The whole game as the text of a save file.
    std::string asFile() const;

    const engine::GameSetup& setup() const { return m_setup; }
    engine::Game& game() { return m_game; }
    const engine::Game& game() const { return m_game; }
    /// Of map, ruleset, variant and engine, in every language there is.
    const engine::Texts& texts() const { return m_texts; }
    engine::Texts& texts() { return m_texts; }
    /// Reads them from their packages. A translation that cannot be read leaves its texts in their source language.
    void readTexts(const engine::TextRoots& roots);
    const std::vector<SeatControl>& seats() const { return m_seats; }
    void setSeat(int seat, const SeatControl& control);
    /// The drawing of a map that is being edited; empty: that of the map's folder.
    const QByteArray& boardSvg() const { return m_boardSvg; }
    void setBoardSvg(const QByteArray& svg) { m_boardSvg = svg; }
    /// A game on a map that is being edited: kept nowhere, because its map may be another one in a minute.
    bool isTrial() const { return m_trial; }
    void setTrial(bool trial) { m_trial = trial; }
    bool typedDice() const { return m_typedDice; }
    void setTypedDice(bool typed) { m_typedDice = typed; }

    /// The file it is saved in; empty: none yet.
    const QString& file() const { return m_file; }
    void setFile(const QString& file);
    /// True from a change until markSaved().
    bool isModified() const { return m_modified; }
    void markSaved();
    /// After every step, undo, note or rename: the game or its record is not what it was.
    void touch();

signals:
    void changed();
    void seatsChanged();
    void savedStateChanged();

private:
    engine::GameSetup m_setup;
    engine::Game m_game;
    engine::Texts m_texts;
    std::vector<SeatControl> m_seats;
    QString m_file;
    QByteArray m_boardSvg;
    bool m_typedDice = false;
    bool m_modified = false;
    bool m_trial = false;
};

} // namespace marches::app
