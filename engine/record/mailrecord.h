// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/yaml/schema.h"
#include "engine/yaml/yamlnode.h"

namespace marches::engine {

// What a game master of a game by mail keeps beside the journal, under `mail` in a saved game: the sheets as they came
// in, turn by turn. What became of a turn follows from them and is not kept.

inline constexpr int kMostMailSheets = 200;    ///< of a turn
inline constexpr int kMostMailTurns = 2'000;   ///< branches included
inline constexpr int kLargestMail = 1'000'000; ///< bytes of a sheet, as orders::kLargestSheet

/// A sheet of orders as it came in.
struct MailSheet {
    std::string seat; ///< id of the seat that sent it; empty: as its headings say
    std::string from; ///< name of its file; empty: it was pasted
    std::string text;
    friend bool operator==(const MailSheet&, const MailSheet&) = default;
};

/// The sheets of one turn.
struct MailTurnRecord {
    int at = 0;  ///< node of the journal at which they were given
    int to = -1; ///< node at which the next turn began; -1: the sheets are still being gathered
    std::vector<MailSheet> sheets;
    std::vector<std::string> answers; ///< of the game master, and dice set by hand, in their order
    friend bool operator==(const MailTurnRecord&, const MailTurnRecord&) = default;
};

struct MailRecord {
    std::string deadline;            ///< of the orders that are due, "2026-12-01T20:00"; empty: none
    std::vector<MailSheet> reserves; ///< each counts where its seat sends nothing
    std::vector<MailTurnRecord> turns;
    /// In which language each reader has his reports, by id of a seat, "master" or "public"; who is not there reads
    /// that of whoever writes them.
    std::map<std::string, std::string> languages = {};
    bool empty() const { return deadline.empty() && reserves.empty() && turns.empty() && languages.empty(); }
    friend bool operator==(const MailRecord&, const MailRecord&) = default;
};

/// The file is a saved game that holds sheets, as far as one can see without reading it through.
bool holdsMail(const std::string& file);

Schema mailSchema();
/// `numbers`: by node of the journal its number in the file (writeRecord()).
YamlNode mailNode(const MailRecord& mail, const std::vector<int>& numbers);
/// What a node says that mailSchema() has checked. `nodes`: by number in the file the node of the journal; a turn at a
/// step that could not be played is left out.
MailRecord readMail(const YamlNode& node, const std::vector<int>& nodes);

} // namespace marches::engine
