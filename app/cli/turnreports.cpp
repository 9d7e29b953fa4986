// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/turnreports.h"

#include <QByteArray>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/cli/gamefiles.h"
#include "app/cli/session.h"
#include "app/cli/turnpicture.h"
#include "editor/painting/boarddrawing.h"
#include "engine/diplomacy/referee/reporttext.h"
#include "engine/diplomacy/referee/turnreport.h"
#include "engine/io/foldertransaction.h"

namespace marches::app {

namespace {

namespace referee = engine::referee;

/// A reader of reports: what its files are called, and how it is called in them.
struct Addressee {
    std::string file;
    std::string name;
    int reader;
};

std::vector<Addressee> addressees(const PlayedTurn& played)
{
    const engine::Rules& rules = played.game.rules();
    std::vector<Addressee> all;
    for (int seat = 0; seat < static_cast<int>(rules.seats().size()); ++seat)
        if (referee::readerOf(rules, seat) != referee::kReferee)
            all.push_back({rules.seats()[static_cast<std::size_t>(seat)].id,
                           played.wording.word(engine::Space::Seat, seat, "with-article"), seat});
    const engine::Texts& texts = played.wording.texts();
    const std::string& language = played.wording.language();
    all.push_back({"master", texts.word("report.reader.master", language), referee::kReferee});
    all.push_back({"public", texts.word("report.reader.public", language), referee::kPublic});
    return all;
}

} // namespace

bool writeReports(const Session& session, const std::string& folder, const PlayedTurn& played)
{
    session.useOwnArt();
    const auto drawing = loadDrawing(played.setup.map);
    if (!drawing) {
        session.report(drawing.error());
        return false;
    }
    std::vector<engine::FolderChange> changes;
    const auto add = [&](std::string name, std::string bytes) {
        changes.push_back({std::move(name), std::move(bytes), std::nullopt, true});
    };
    const bool rules = session.arguments().has("rules");
    for (const Addressee& to : addressees(played)) {
        const referee::TurnReport report =
            referee::turnReport(played.game, played.turn, played.wording, {to.reader, rules});
        const std::string title = referee::reportTitle(report, to.name, played.wording);
        const QByteArray picture =
            drawTurn(session, {*drawing, played.game, played.turn, played.wording, to.reader, report.season}, ".png");
        if (picture.isEmpty()) return false;
        add(to.file + ".txt", referee::reportAsText(report, title, played.wording));
        add(to.file + ".html", referee::reportAsPage(report, title, to.file + ".png", played.wording));
        add(to.file + ".png", std::string(picture.constData(), static_cast<std::size_t>(picture.size())));
    }
    const engine::Result<engine::FolderLock> lock = engine::FolderLock::take(folder);
    const engine::Result<void> written = lock ? engine::changeFolder(*lock, changes) : tl::unexpected(lock.error());
    if (!written) session.console().reportError(written.error(), session.texts(), session.language());
    return written.has_value();
}

} // namespace marches::app
