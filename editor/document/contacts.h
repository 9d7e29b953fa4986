// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"

#include <map>
#include <vector>

namespace marches::editor {

/// Shapes that share less border than this (board units) touch at a corner, and are no neighbours.
inline constexpr double kLeastContact = 0.5;

/// Territories and seas that share a border with one, with the length they share in board units.
std::map<RecordId, double> contactsOf(const MapModel& model, RecordId place);

/// The connections between two places, in the order of the file.
std::vector<RecordId> connectionsBetween(const MapModel& model, const std::string& a, const std::string& b);

/// Lets derived borders follow the drawing: adds one for each two territories that touch now and have no connection at
/// all, takes away those that no longer touch. What a person confirmed, forbade, closed or bridged is left as it is;
/// where it has lost its ground, a problem says so. Looks only at shapes whose borders `edit` has changed so far.
void followContacts(MapEdit& edit);

} // namespace marches::editor
