// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QList>
#include <QPushButton>
#include <QStringList>
#include <QTemporaryDir>

#include "app/desktop/base/application.h"
#include "app/desktop/play/gamerunner.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/window/mainwindow.h"
#include "engine/game/chance.h"

namespace marches::app {

/// The labels that are seen in there, those too that cut off what has no room.
QList<const QWidget*> labelsOf(const QWidget& part);
/// What is written on them.
QStringList textsOf(const QWidget& part);

/// One step of a game by lot, of whatever kind. Who looks at it does not hear of that.
void stepUnseen(GameRunner& runner, engine::Random& random);

/// The real program with a game on the table, for tests that play as a person does.
class PlayTable {
public:
    /// `persons`: seats that a person plays; the others are bots of one level.
    PlayTable(const std::vector<int>& persons, std::uint64_t seed,
              const std::vector<engine::OptionSetting>& options = {}, int players = 2,
              const std::string& variant = "narnia/official", const std::string& bots = "random");

    MainWindow& window() { return *m_window; }
    PlayPage& page() { return m_window->play(); }
    GameRunner& runner() { return *page().runner(); }
    Preferences& preferences() { return m_application->preferences(); }

    /// A point of the viewport where the place is, and no other; null where it cannot be seen.
    QPoint pointOf(int place);
    /// Buttons of the question bar and of an offer that can be pressed, in reading order, without the way back.
    std::vector<QPushButton*> answers();
    /// Lets bots and dice go on until something is asked or the game is over.
    void settle();
    /// Plays legal moves at random until `stop` holds or the game is over.
    void playUntil(const std::function<bool()>& stop);
    void stepUnseen() { app::stepUnseen(runner(), m_random); }
    /// Steps until `stop` holds, or the game is over, or there were so many; the page shows where it came to. False
    /// where `stop` does not hold.
    bool playUnseen(const std::function<bool()>& stop, int most = 4000);
    /// A key struck over the board.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});

    /// What is drawn of several, evenly, the same for every run of a seed.
    template <class T> const T& pick(const std::vector<T>& from)
    {
        return from[engine::below(m_random, static_cast<std::uint32_t>(from.size()))];
    }
    int pick(const engine::Mask& from)
    {
        return from.nth(static_cast<int>(engine::below(m_random, static_cast<std::uint32_t>(from.count()))));
    }

    engine::Random& random() { return m_random; }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_application;
    std::unique_ptr<MainWindow> m_window;
    engine::Random m_random;
};

} // namespace marches::app
