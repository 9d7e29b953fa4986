// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mail/mailreport.h"

#include <optional>
#include <utility>

#include "engine/diplomacy/referee/reporttext.h"
#include "engine/diplomacy/referee/turnreport.h"
#include "engine/io/foldertransaction.h"

namespace marches::editor {

namespace referee = engine::referee;

std::vector<ReportReader> reportReaders(const engine::Rules& rules, const engine::MessageFormatter& wording)
{
    std::vector<ReportReader> all;
    for (int seat = 0; seat < static_cast<int>(rules.seats().size()); ++seat)
        if (referee::readerOf(rules, seat) != referee::kReferee)
            all.push_back({rules.seats()[static_cast<std::size_t>(seat)].id,
                           wording.word(engine::Space::Seat, seat, "with-article"), seat});
    all.push_back({"master", wording.text("report.reader.master"), referee::kReferee});
    all.push_back({"public", wording.text("report.reader.public"), referee::kPublic});
    return all;
}

MailReport mailReport(const engine::Game& game, const referee::MailTurn& turn, const engine::MessageFormatter& wording,
                      const ReportReader& to, bool rules, const std::string& deadline)
{
    const referee::TurnReport report = referee::turnReport(game, turn, wording, {to.reader, rules, deadline});
    MailReport made;
    made.to = to;
    made.season = report.season;
    made.title = referee::reportTitle(report, to.name, wording);
    made.text = referee::reportAsText(report, made.title, wording);
    made.page = referee::reportAsPage(report, made.title, to.file + ".png", wording);
    return made;
}

engine::Result<void> writeReports(const std::string& folder, const std::vector<MailReport>& reports)
{
    std::vector<engine::FolderChange> changes;
    for (const MailReport& report : reports) {
        const std::string picture(report.picture.constData(), static_cast<std::size_t>(report.picture.size()));
        changes.push_back({report.to.file + ".txt", report.text, std::nullopt, true});
        changes.push_back({report.to.file + ".html", report.page, std::nullopt, true});
        changes.push_back({report.to.file + ".png", picture, std::nullopt, true});
    }
    const engine::Result<engine::FolderLock> lock = engine::FolderLock::take(folder);
    if (!lock) return tl::unexpected(lock.error());
    return engine::changeFolder(*lock, changes);
}

} // namespace marches::editor
