// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/turnreports.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "app/cli/gamefiles.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "editor/mail/mailreport.h"
#include "editor/mail/turnpicture.h"
#include "editor/painting/renderboard.h"

namespace marches::app {

namespace {

/// What --paper says. Throws UsageError.
QPageSize::PageSizeId paperOf(const Session& session)
{
    using Paper = std::pair<std::string_view, QPageSize::PageSizeId>;
    static constexpr std::array<Paper, 3> kPapers{Paper{"a4", QPageSize::A4}, Paper{"a3", QPageSize::A3},
                                                  Paper{"letter", QPageSize::Letter}};
    if (!session.arguments().has("paper")) return QPageSize::Custom;
    const std::string wanted = session.arguments().value("paper");
    for (const auto& [name, id] : kPapers)
        if (name == wanted) return id;
    throw UsageError{Cli::tr("--paper is a4, a3 or letter, not “%1”.").arg(QString::fromStdString(wanted))};
}

} // namespace

void addLanguages(const Session& session, const engine::Rules& rules, const engine::Texts& texts,
                  ReaderLanguages& languages)
{
    const std::vector<std::string> known = texts.languages();
    std::vector<std::string> readers;
    for (const editor::ReportReader& to : editor::reportReaders(rules, {texts, rules, session.language()}))
        readers.push_back(to.file);
    for (const std::string& said : session.arguments().list("language-of")) {
        const std::size_t sign = said.find('=');
        if (sign == std::string::npos)
            throw UsageError{Cli::tr("--language-of takes READER=LANGUAGE, such as france=fr, not “%1”.")
                                 .arg(QString::fromStdString(said))};
        const std::string reader = said.substr(0, sign);
        const std::string language = said.substr(sign + 1);
        const auto among = [](const std::vector<std::string>& all, const std::string& one) {
            return std::ranges::find(all, one) != all.end();
        };
        const auto listed = [](const std::vector<std::string>& all) {
            QStringList words;
            for (const std::string& one : all) words << QString::fromStdString(one);
            return words.join(QStringLiteral(", "));
        };
        if (!among(readers, reader))
            throw UsageError{
                Cli::tr("There is no reader “%1”. Readers: %2.").arg(QString::fromStdString(reader), listed(readers))};
        if (!among(known, language))
            throw UsageError{Cli::tr("There are no reports in the language “%1”. Languages: %2.")
                                 .arg(QString::fromStdString(language), listed(known))};
        languages[reader] = language;
    }
}

void checkPaper(const Session& session) { static_cast<void>(paperOf(session)); }

QByteArray pictureOfTurn(const Session& session, const PlayedTurn& played,
                         const std::shared_ptr<const editor::BoardDrawing>& drawing, int reader,
                         const engine::MessageFormatter& wording, const std::string& title,
                         const std::string& extension, const QImage& ground)
{
    const QPageSize::PageSizeId paper = paperOf(session);
    editor::BoardPicture style;
    style.drawing = drawing;
    if (!stylePicture(session, style)) return {};
    QByteArray bytes = editor::drawTurn(
        {drawing, played.game, played.turn, wording, reader, title, style.theme, style.size.width(), ground}, extension,
        paper);
    if (bytes.isEmpty()) session.console().reportError(Cli::tr("The picture could not be made."));
    return bytes;
}

bool writeReports(const Session& session, const std::string& folder, const PlayedTurn& played)
{
    session.useOwnArt();
    const auto drawing = loadDrawing(played.setup.map);
    if (!drawing) {
        session.report(drawing.error());
        return false;
    }
    editor::BoardPicture style;
    style.drawing = *drawing;
    if (!stylePicture(session, style)) return false;
    const QImage ground = editor::turnGround(**drawing, style.theme, style.size.width());
    std::vector<editor::MailReport> reports;
    const std::vector<editor::ReportReader> readers = editor::reportReaders(played.game.rules(), played.wording);
    for (std::size_t i = 0; i < readers.size(); ++i) {
        engine::MessageFormatter words = played.wording;
        const auto own = played.languages.find(readers[i].file);
        if (own != played.languages.end()) words.setLanguage(own->second);
        const editor::ReportReader to = editor::reportReaders(played.game.rules(), words)[i]; // called in his language
        editor::MailReport report =
            editor::mailReport(played.game, played.turn, words, to, session.arguments().has("rules"));
        report.picture = pictureOfTurn(session, played, *drawing, to.reader, words, report.season, ".png", ground);
        if (report.picture.isEmpty()) return false;
        reports.push_back(std::move(report));
    }
    const engine::Result<void> written = editor::writeReports(folder, reports);
    if (!written) session.console().reportError(written.error(), session.texts(), session.language());
    return written.has_value();
}

} // namespace marches::app
