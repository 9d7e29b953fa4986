// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QByteArray>

#include "engine/base/result.h"
#include "engine/diplomacy/referee/mailturn.h"
#include "engine/game/game.h"
#include "engine/text/messageformatter.h"

namespace marches::editor {

/// A reader of reports: what its files are called, and how it is called in them.
struct ReportReader {
    std::string file; ///< id of the seat, "master" or "public"
    std::string name; ///< "France", "the game master"
    int reader = -1;  ///< a seat, or one of those of referee/turnreport.h
};

/// Every seat that plays, then the game master, then everybody.
std::vector<ReportReader> reportReaders(const engine::Rules& rules, const engine::MessageFormatter& wording);

/// A report of a turn as it is sent.
struct MailReport {
    ReportReader to;
    std::string season; ///< "Spring 1901"
    std::string title;  ///< "Spring 1901 – for France"
    std::string text;
    std::string page;        ///< HTML that shows the picture `<file>.png`
    QByteArray picture = {}; ///< PNG; made by whoever has the board
};

/// `rules`: each line ends with the rule it rests on. `deadline`: until when the next orders may come, in words; empty:
/// nothing is said of it.
MailReport mailReport(const engine::Game& game, const engine::referee::MailTurn& turn,
                      const engine::MessageFormatter& wording, const ReportReader& to, bool rules = false,
                      const std::string& deadline = {});

/// Writes text, page and picture of each into a folder, all files or none. Errors: those of changeFolder().
[[nodiscard]] engine::Result<void> writeReports(const std::string& folder, const std::vector<MailReport>& reports);

} // namespace marches::editor
