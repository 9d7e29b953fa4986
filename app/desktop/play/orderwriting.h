// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <QString>

#include "app/desktop/play/playcontext.h"
#include "editor/painting/boardposition.h"
#include "engine/diplomacy/orders/writtenorder.h"

// Orders of a position as lists and reports write them.
namespace marches::app {

/// The piece that stands on a place; of a province also one at a coast of it. -1: none.
int pieceAt(const engine::Rules& rules, const editor::BoardPosition& position, int place);
engine::orders::UnitKind kindOf(const engine::Rules& rules, int piece);
/// How written orders call a person (Space::Token); empty for none.
std::string signOf(const PlayContext& context, int token);
/// What has no order: "A Mun", "HK Dan".
QString nameAt(const engine::Rules& rules, std::string_view sign, int place);

/// The order in writing, from a position; nothing for a choice that has no written form.
std::optional<engine::orders::WrittenOrder> writtenOrder(const engine::Rules& rules, const editor::OrderHere& order,
                                                         int piece);
/// An order as the list writes it; one without a written form by the words of the game.
QString inWriting(const PlayContext& context, const editor::BoardPosition& position, const editor::OrderHere& order);

} // namespace marches::app
