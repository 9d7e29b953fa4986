// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/cli/gamefiles.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "app/cli/turnreports.h"
#include "editor/mail/mailtext.h"
#include "editor/painting/boarddrawing.h"
#include "engine/diplomacy/orders/lexicon.h"
#include "engine/diplomacy/orders/ordersheet.h"
#include "engine/diplomacy/referee/gameorders.h"
#include "engine/diplomacy/referee/mailturn.h"
#include "engine/diplomacy/referee/reporttext.h"
#include "engine/diplomacy/referee/turnreport.h"
#include "engine/io/files.h"
#include "engine/record/mailrecord.h"
#include "engine/record/savefile.h"
#include "engine/text/messageformatter.h"
#include "engine/yaml/yamlreader.h"

namespace marches::app {

namespace {

using engine::referee::GivenOrder;

/// The game that orders are given in: a saved one, or a variant at its beginning.
struct MailGame {
    engine::GameSetup setup;
    std::vector<engine::SavedPlayer> players;
    std::unique_ptr<engine::Game> game;
    engine::MailRecord mail; ///< sheets of the turns before, languages of the readers
};

std::optional<MailGame> openMailGame(const Session& session, const std::string& position)
{
    const auto reportError = [&session](const engine::Errors& errors) {
        session.report(errors);
        return std::nullopt;
    };
    MailGame mailGame;
    if (engine::documentKind(position) != "save") {
        engine::Result<engine::GameSetup> setup = session.setup(position);
        if (!setup) return reportError(setup.error());
        mailGame.setup = *std::move(setup);
        const auto seed = static_cast<std::uint64_t>(numberOption(session.arguments(), "seed", 1, 0, INT64_MAX));
        mailGame.game =
            std::make_unique<engine::Game>(mailGame.setup.game, mailGame.setup.options, seed, mailGame.setup.maker);
        for (const engine::SeatInfo& seat : mailGame.setup.game->seats())
            mailGame.players.push_back({seat.id, {}, "person"});
    } else {
        const engine::Result<engine::SavedGame> saved = engine::loadSave(position);
        if (!saved) return reportError(saved.error());
        engine::Result<engine::GameSetup> setup = session.library().setup(saved->variant);
        if (!setup) return reportError(setup.error());
        mailGame.setup = *std::move(setup);
        engine::OpenedGame opened = engine::openSave(*saved, mailGame.setup);
        if (!opened.errors.empty()) return reportError(opened.errors);
        mailGame.game = std::make_unique<engine::Game>(std::move(opened.game));
        mailGame.players = saved->players;
        mailGame.mail = std::move(opened.mail);
    }
    if (!engine::referee::takesOrders(*mailGame.setup.game))
        return reportError(
            {engine::Error{"rules-without-orders", {{"name", mailGame.setup.rules.data.id}}, {}, 0, 0, {}}});
    return mailGame;
}

/// All sheets, in their order, each later than those before it. A file that is called like a seat holds its orders.
/// `kept`: the sheets as they came, those that are text.
engine::orders::OrderSheet readSheets(const Session& session, const MailGame& mailGame,
                                      const engine::orders::Lexicon& lexicon, std::vector<engine::MailSheet>& kept)
{
    engine::orders::OrderSheet all;
    for (const std::string& file : session.arguments().list("orders")) {
        const engine::Result<std::string> bytes = engine::readFile(file, engine::orders::kLargestSheet);
        if (!bytes) {
            all.errors.insert(all.errors.end(), bytes.error().begin(), bytes.error().end());
            continue;
        }
        std::string power;
        for (const engine::SeatInfo& seat : mailGame.setup.game->seats())
            if (std::filesystem::path(file).stem() == seat.id) power = seat.id;
        const std::string text = editor::mailText(*bytes);
        if (text.empty() && !bytes->empty()) {
            all.errors.push_back({"sheet-not-text", {}, file, 0, 0, {}});
            continue;
        }
        engine::orders::OrderSheet sheet = engine::orders::readOrderSheet(text, lexicon, file, power);
        if (sheet.orders.empty() && sheet.errors.empty())
            session.console().reportError({engine::Error{"sheet-without-orders", {}, file, 0, 0, {}}}, session.texts(),
                                          session.language());
        engine::orders::addSheet(all, std::move(sheet));
        if (!text.empty() && kept.size() < engine::kMostMailSheets)
            kept.push_back({power, std::filesystem::path(file).filename().string(), text});
    }
    return all;
}

/// The turn with its sheets stands in the saved game, as the game master's desk of the window keeps it.
void keepTurn(engine::MailTurnRecord played, engine::MailRecord& mail)
{
    // Sheets that were gathered for this turn in the window were not asked.
    std::erase_if(mail.turns, [&](const engine::MailTurnRecord& turn) { return turn.to < 0 && turn.at == played.at; });
    if (mail.turns.size() < engine::kMostMailTurns) mail.turns.push_back(std::move(played));
    mail.deadline.clear();
}

struct ReportedOrder {
    QString power;
    QString order;
    QString why; ///< empty: taken
};

std::vector<ReportedOrder> told(const std::vector<GivenOrder>& given, const engine::Game& game,
                                const engine::MessageFormatter& wording)
{
    std::vector<ReportedOrder> all;
    for (const GivenOrder& one : given) {
        ReportedOrder line;
        line.power =
            QString::fromStdString(one.seat >= 0 ? wording.word(engine::Space::Seat, one.seat) : one.order.power);
        line.order = QString::fromStdString(engine::referee::orderText(one.order, game.rules(), wording));
        line.why = QString::fromStdString(engine::referee::statusText(one, game, wording));
        all.push_back(line);
    }
    return all;
}

void printOrders(const Session& session, const std::vector<ReportedOrder>& orders)
{
    for (const ReportedOrder& one : orders) {
        const QString line = one.power.isEmpty() ? one.order
                                                 : one.power + Cli::tr(":", "between a name and its score") +
                                                       QLatin1Char(' ') + one.order;
        session.console().print(one.why.isEmpty() ? line : line + QStringLiteral("  – ") + one.why);
    }
}

QJsonArray ordersJson(const std::vector<ReportedOrder>& orders)
{
    QJsonArray list;
    for (const ReportedOrder& one : orders)
        list.append(QJsonObject{{QStringLiteral("power"), one.power},
                                {QStringLiteral("order"), one.order},
                                {QStringLiteral("taken"), one.why.isEmpty()},
                                {QStringLiteral("why"), one.why}});
    return list;
}

QJsonArray linesJson(const std::vector<std::string>& lines)
{
    QJsonArray list;
    for (const std::string& line : lines) list.append(QString::fromStdString(line));
    return list;
}

QJsonObject turnJson(const std::vector<ReportedOrder>& orders, const engine::referee::TurnReport& report)
{
    return {{QStringLiteral("season"), QString::fromStdString(report.season)},
            {QStringLiteral("orders"), ordersJson(orders)},
            {QStringLiteral("happened"), linesJson(report.happened)},
            {QStringLiteral("idle"), linesJson(report.idle)},
            {QStringLiteral("missing"), linesJson(report.missing)},
            {QStringLiteral("units"), linesJson(report.units)},
            {QStringLiteral("standings"), linesJson(report.standings)},
            {QStringLiteral("retreats"), linesJson(report.retreats)},
            {QStringLiteral("next"), QString::fromStdString(report.next)},
            {QStringLiteral("due"), QString::fromStdString(report.due)},
            {QStringLiteral("tasks"), linesJson(report.tasks)}};
}

/// Every line of the sheets, whatever is wrong with others.
int checkOrders(const Session& session, const std::string& season, const std::vector<ReportedOrder>& orders,
                const engine::Errors& errors)
{
    if (session.json()) {
        QJsonObject answer{{QStringLiteral("season"), QString::fromStdString(season)},
                           {QStringLiteral("orders"), ordersJson(orders)}};
        if (!errors.empty())
            answer.insert(QStringLiteral("errors"), errorsJson(errors, session.texts(), session.language()));
        session.console().print(answer);
    } else {
        printOrders(session, orders);
        session.console().reportError(errors, session.texts(), session.language());
    }
    const bool good = std::ranges::all_of(orders, [](const ReportedOrder& one) { return one.why.isEmpty(); });
    return good && errors.empty() ? kGood : kBad;
}

bool writeOutputs(const Session& session, const MailGame& mailGame, const engine::referee::MailTurn& turn,
                  const engine::MessageFormatter& wording, const std::string& season)
{
    const Arguments& arguments = session.arguments();
    const PlayedTurn played{mailGame.setup, *mailGame.game, turn, wording, mailGame.mail.languages};
    // The journal comes last: without the reports the turn can still be played again from what was there before.
    if (arguments.has("reports") && !writeReports(session, arguments.value("reports"), played)) return false;
    const bool written = !arguments.has("journal") ||
                         writeNamed(session, arguments.value("journal"),
                                    engine::writeSave(mailGame.setup, mailGame.players, *mailGame.game, mailGame.mail));
    const std::string picture = arguments.value("picture");
    if (picture.empty()) return written;
    session.useOwnArt();
    const auto drawing = loadDrawing(mailGame.setup.map);
    if (!drawing) {
        session.report(drawing.error());
        return false;
    }
    const QByteArray bytes =
        pictureOfTurn(session, played, *drawing, engine::referee::kReferee, wording, season, extensionOf(picture));
    const std::string_view raw(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    return !bytes.isEmpty() && writeNamed(session, picture, raw) && written;
}

} // namespace

int adjudicateCommand(const Session& session)
{
    const Arguments& arguments = session.arguments();
    if (const std::string picture = arguments.value("picture"); !picture.empty()) checkPictureName(picture);
    checkPaper(session);
    if (arguments.has("reports") && arguments.value("reports").empty())
        throw UsageError{Cli::tr("--reports takes the name of a folder.")};
    if (!canWriteOutputs(session)) return kBad;
    std::optional<MailGame> mailGame = openMailGame(session, arguments.positionals.front());
    if (!mailGame) return kBad;
    engine::Game& game = *mailGame->game;
    const engine::Texts texts = session.gameTexts(mailGame->setup);
    const engine::MessageFormatter wording(texts, *mailGame->setup.game, session.language());
    const engine::orders::Lexicon lexicon(mailGame->setup.map.board, texts,
                                          engine::referee::personsToOrder(*mailGame->setup.game),
                                          engine::referee::seatsToOrder(*mailGame->setup.game));
    addLanguages(session, game.rules(), texts, mailGame->mail.languages);
    engine::MailTurnRecord record{game.here(), -1, {}, {}};
    const engine::orders::OrderSheet sheet = readSheets(session, *mailGame, lexicon, record.sheets);
    const bool check = arguments.has("check");
    if (!check && !sheet.errors.empty() && !arguments.has("anyway")) return session.report(sheet.errors);
    if (!check) session.console().reportError(sheet.errors, session.texts(), session.language());
    if (game.over() && !check) {
        session.console().reportError(Cli::tr("The game is over."));
        return kBad;
    }

    const std::vector<std::string>& answers = record.answers = arguments.list("answer");
    const engine::referee::MailTurn turn = engine::referee::playTurn(game, sheet.orders, answers, lexicon, wording);
    const std::vector<ReportedOrder> orders = told(turn.orders, game, wording);
    const engine::referee::TurnReport report =
        engine::referee::turnReport(game, turn, wording, {engine::referee::kReferee, arguments.has("rules")});
    if (check) {
        engine::Errors errors = sheet.errors;
        errors.insert(errors.end(), turn.errors.begin(), turn.errors.end());
        return checkOrders(session, report.season, orders, errors);
    }
    if (!turn.errors.empty()) return session.report(turn.errors);
    if (session.json())
        session.console().print(turnJson(orders, report));
    else
        session.console().printRaw(engine::referee::reportAsText(report, report.season, wording));
    record.to = game.here();
    keepTurn(std::move(record), mailGame->mail);
    return writeOutputs(session, *mailGame, turn, wording, report.season) ? kGood : kBad;
}

} // namespace marches::app
