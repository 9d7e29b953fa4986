// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace marches::engine {

struct Schema;
class Ruleset;

/// Kinds of file that have a schema: "map", "variant", "rules", "deck", "scenario", "save", "texts", "style",
/// "lesson", "experiment".
std::vector<std::string> schemaKinds();
/// What a file of a kind may say; null for an unknown kind.
const Schema* schemaOfKind(std::string_view kind);

/// The JSON Schema (draft 7, which text editors know) of a kind of file, made of the same tables by which it is read,
/// as resources/schema/<kind>.schema.json holds it. Empty for an unknown kind.
std::string jsonSchema(std::string_view kind);

/// The same for the decks of one ruleset: its verbs with their arguments.
std::string jsonSchemaOfDecks(const Ruleset& ruleset);

/// One sentence about a key of an object of the tables, for whoever writes such a file; empty when there is none.
std::string_view fieldNote(std::string_view object, std::string_view key);

} // namespace marches::engine
