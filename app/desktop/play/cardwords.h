// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "app/desktop/play/playcontext.h"

namespace marches::app {

/// What a card says under the options in force; of a card without a text of its own, the symbol that is printed on it.
QString cardText(const PlayContext& context, int card);

/// What a thing that can be chosen does: a card, or whatever has a text of its own. Empty: nothing is known of it.
QString thingText(const PlayContext& context, engine::Space space, int index);

/// A card that was turned over or played, and the sentence that told of it.
struct ToldCard {
    int card = -1; ///< Space::Card
    QString sentence;
    int node = -1; ///< moment of the record that told of it; -1: none, it lies open
    engine::Message told;
};

/// The card that lies open (Role::OpenCard); else the last one that the record tells this viewer of, as long as it
/// still lies somewhere: in a hand that may be seen, in use, or on a discard pile.
std::optional<ToldCard> toldCard(const PlayContext& context);

} // namespace marches::app
