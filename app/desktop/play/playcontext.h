// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/desktop/play/gamerunner.h"
#include "editor/painting/boardstyle.h"
#include "editor/painting/palette.h"
#include "engine/text/messageformatter.h"

namespace marches::app {

/// What every panel of the play mode reads: the game being played, its words in the language in use, and how its armies
/// look. Owned by the play page, valid while a game is open.
struct PlayContext {
    GameRunner& runner;
    const engine::MessageFormatter& wording;
    editor::BoardStyle look;
    editor::Theme theme = editor::Theme::Light;
    QString game{}; ///< what is played: its rules, and the variant that it was begun as

    QString word(engine::Space space, int index, std::string_view form = "name") const
    {
        return QString::fromStdString(wording.word(space, index, form));
    }
    QString sentence(const engine::Message& message) const { return QString::fromStdString(wording.sentence(message)); }
    QString ruleId(const engine::Message& message) const
    {
        const std::string_view id = wording.ruleId(message);
        return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    }
    QString text(const std::string& key) const { return QString::fromStdString(wording.text(key)); }
    QString seatName(int seat) const { return word(engine::Space::Seat, seat); }
    /// The seat as what begins a sentence: "The White Witch".
    QString seatSubject(int seat) const
    {
        QString name = word(engine::Space::Seat, seat, "with-article");
        if (!name.isEmpty()) name[0] = name[0].toUpper();
        return name;
    }
    /// The ruleset's own word for a seat, whatever the person at it is called.
    QString seatRole(int seat) const
    {
        const std::string id(runner.rules().vocabulary().name(engine::Space::Seat, seat));
        return QString::fromStdString(wording.texts().form("seat." + id, "name", wording.language()));
    }
    /// Look of the first army that a seat commands.
    const editor::OwnerColour& seatColour(int seat) const
    {
        const auto& seats = runner.rules().seats();
        const bool known =
            seat >= 0 && seat < static_cast<int>(seats.size()) && !seats[static_cast<std::size_t>(seat)].armies.empty();
        return look.owner(known ? seats[static_cast<std::size_t>(seat)].armies.front() : -1);
    }
};

} // namespace marches::app
