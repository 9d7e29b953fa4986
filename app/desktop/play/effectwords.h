// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include <QString>

#include "app/desktop/play/playcontext.h"

namespace marches::app {

/// Something that lasts and ends: a truce, a card in use, a turn to be missed.
struct LastingEffect {
    QString sentence;       ///< what it does, and until when
    QString rule;           ///< id of the rule it rests on; may be empty
    std::vector<int> seats; ///< whom it is about; empty: everybody
    int place = -1;         ///< where alone; -1: wherever those seats have something
};

/// What the game says of a fact: its message "<group>.<words of the field's path that are no keys, with hyphens>" or
/// "<group>.<the last of them>", whose parameters take the fact's keys and value by their spaces, in order. Without
/// such a message: nothing, text 0.
engine::Message factMessage(const engine::Rules& rules, const engine::Fact& fact, const std::string& group);
/// What lasts in the position that is shown: facts of fields with Role::Effect, worded by the group "effect", so that
/// an end that is a number of the fact (a round, a die, a vote) can be told. What the game has no words for is not
/// shown.
std::vector<LastingEffect> lastingEffects(const PlayContext& context);
/// The same by place, for the board: what is said of a place.
std::map<int, QString> lastingByPlace(const PlayContext& context);
/// The same by place: what is said of seats, where one of them owns something.
std::map<int, QString> lastingByOwner(const PlayContext& context);
/// Sentences with their rules as links, one a line, for a label of rich text; empty for none.
QString effectLines(const std::vector<LastingEffect>& effects);

} // namespace marches::app
