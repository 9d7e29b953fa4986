// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>

#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "editor/guide/guidesite.h"

namespace marches::app {

int guideCommand(const Session& session)
{
    const std::string folder = session.arguments().value("out");
    if (folder.empty()) throw UsageError{Cli::tr("Say into which folder the pages go with -o.")};
    const editor::GuideSite site{session.arguments().value("language", session.language()),
                                 session.arguments().positionals, folder};
    const engine::Result<std::vector<std::string>> written = editor::writeGuideSite(session.library(), site);
    if (!written) return session.report(written.error());
    if (session.json()) {
        QJsonArray files;
        for (const std::string& file : *written) files.append(QString::fromStdString(file));
        session.console().print(
            QJsonObject{{QStringLiteral("folder"), QString::fromStdString(folder)}, {QStringLiteral("files"), files}});
    } else {
        session.console().print(Cli::tr("%n file(s) written to %1.", nullptr, static_cast<int>(written->size()))
                                    .arg(QString::fromStdString(folder)));
    }
    return kGood;
}

} // namespace marches::app
