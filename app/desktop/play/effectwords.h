// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/desktop/play/playcontext.h"

namespace marches::app {

/// Something that lasts and ends: a truce, a card in use, a turn to be missed.
struct LastingEffect {
    QString sentence;       ///< what it does, and until when
    QString rule;           ///< id of the rule it rests on; may be empty
    std::vector<int> seats; ///< whom it is about; empty: everybody
};

/// What lasts in the position that is shown. A field with Role::Effect is worded by the game's message "effect.<words of its path
/// that are no keys, with hyphens>" or "effect.<the last of them>"; the message's parameters take the fact's keys and value by
/// their spaces, in order, so that an end that is a number of the fact (a round, a die, a vote) can be told. A field without such
/// a message is not shown.
std::vector<LastingEffect> lastingEffects(const PlayContext& context);
/// Sentences with their rules as links, one a line, for a label of rich text; empty for none.
QString effectLines(const std::vector<LastingEffect>& effects);

} // namespace marches::app
