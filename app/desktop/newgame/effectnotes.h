// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

namespace marches::app {

/// What the rulesets say of verbs, arguments and words of their decks, in the language in use. The rulesets say it in
/// English, for whoever writes decks as files (engine/game/deckforms.h).
class EffectNotes {
public:
    /// A note of an EffectForm or ArgumentForm; as it is where there is no translation.
    static QString note(const std::string& english);
    /// A word of an argument ("who.last", or "last" for any), or of when a card is played; empty for an unknown one.
    static QString word(const std::string& id);
};

} // namespace marches::app
