// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/game/vocabulary.h"

namespace marches::engine {

/// One sentence for people, not yet in any language: a text key, its arguments, and the rule it rests on.
/// Questions of decisions, refusals and log lines are all Messages; `engine/text/texts.h` words them.
struct Message {
    static constexpr int kMaxArgs = 8;

    std::uint16_t text = 0;    ///< number in Space::Text; 0 is "no message" in every vocabulary
    std::uint16_t rule = 0;    ///< number in Space::Rule; 0 is "no rule"
    std::int8_t audience = -1; ///< seat that alone may read it, -1: everybody
    std::int8_t except = -1;   ///< seat that reads a line of its own in its place, which tells more; -1: none
    std::array<std::int16_t, kMaxArgs> arg{}; ///< as the MessageSpec of `text` declares them

    /// Is it for the eyes of `viewer`? -1: somebody who may know what everybody may.
    bool isFor(int viewer) const { return (audience < 0 || audience == viewer) && (except < 0 || except != viewer); }

    explicit operator bool() const { return text != 0 || rule != 0; }
    friend bool operator==(const Message&, const Message&) = default;
};

/// Why a move was refused: which rule forbids it, with the arguments of its text. False when nothing was refused.
using Refusal = Message;

/// What the arguments of a text mean.
struct MessageParam {
    std::string name;
    Space space = Space::None;
};
/// What a line of the log says of an order (Role::Order): that of the piece at its
/// argument `from`, or, for one that was dislodged, at `place`.
enum class OrderStatus : std::uint8_t {
    None,
    Done,
    Failed,
    Dislodged, ///< the piece itself was driven out
};

/// What a line of the log says of answers that several seats gave in secret, or against each other, and that are
/// opened.
enum class RevealedAnswers : std::uint8_t {
    None,
    Topic,   ///< what will be answered: a lot, a vote
    Answer,  ///< of the seat that is its first argument
    Ballot,  ///< an answer whose number is added to those of its kind; "tally.<the rest of the key>" tells the sum
    Outcome, ///< what came of it
    Past,    ///< what was opened before interests nobody any more
};

struct MessageSpec {
    std::string key;                  ///< "log.battle-won", "question.choose-target", "refused.river"
    std::vector<MessageParam> params; ///< at most Message::kMaxArgs
    OrderStatus fate = OrderStatus::None;
    RevealedAnswers opened = RevealedAnswers::None;
};

} // namespace marches::engine
