// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/cli/gamefiles.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "engine/diplomacy/orders/lexicon.h"
#include "engine/diplomacy/orders/ordersheet.h"
#include "engine/diplomacy/referee/gameorders.h"
#include "engine/diplomacy/referee/turnreport.h"
#include "engine/io/files.h"
#include "engine/record/savefile.h"
#include "engine/text/messageformatter.h"
#include "engine/yaml/yamlreader.h"

namespace marches::app {

namespace {

using engine::referee::GivenOrder;

/// The game that orders are given in: a saved one, or a variant at its beginning.
struct Desk {
    engine::GameSetup setup;
    std::vector<engine::SavedPlayer> players;
    std::unique_ptr<engine::Game> game;
};

std::optional<Desk> openDesk(const Session& session, const std::string& position)
{
    const auto reportError = [&session](const engine::Errors& errors) {
        session.report(errors);
        return std::nullopt;
    };
    Desk desk;
    if (engine::documentKind(position) != "save") {
        engine::Result<engine::GameSetup> setup = session.setup(position);
        if (!setup) return reportError(setup.error());
        desk.setup = *std::move(setup);
        desk.game = std::make_unique<engine::Game>(desk.setup.game, desk.setup.options, 1, desk.setup.maker);
        for (const engine::SeatInfo& seat : desk.setup.game->seats()) desk.players.push_back({seat.id, {}, "person"});
    } else {
        const engine::Result<engine::SavedGame> saved = engine::loadSave(position);
        if (!saved) return reportError(saved.error());
        engine::Result<engine::GameSetup> setup = session.library().setup(saved->variant);
        if (!setup) return reportError(setup.error());
        desk.setup = *std::move(setup);
        engine::OpenedGame opened = engine::openSave(*saved, desk.setup);
        if (!opened.errors.empty()) return reportError(opened.errors);
        desk.game = std::make_unique<engine::Game>(std::move(opened.game));
        desk.players = saved->players;
    }
    if (!engine::referee::takesOrders(*desk.setup.game))
        return reportError({engine::Error{"rules-without-orders", {{"name", desk.setup.rules.data.id}}, {}, 0, 0, {}}});
    return desk;
}

/// All sheets, in their order, each later than those before it. A file that is called like a seat holds its orders.
engine::orders::OrderSheet readSheets(const Session& session, const Desk& desk, const engine::orders::Lexicon& lexicon)
{
    engine::orders::OrderSheet all;
    for (const std::string& file : session.arguments().list("orders")) {
        const engine::Result<std::string> bytes = engine::readFile(file, engine::orders::kLargestSheet);
        if (!bytes) {
            all.errors.insert(all.errors.end(), bytes.error().begin(), bytes.error().end());
            continue;
        }
        std::string power;
        for (const engine::SeatInfo& seat : desk.setup.game->seats())
            if (std::filesystem::path(file).stem() == seat.id) power = seat.id;
        engine::orders::addSheet(all, engine::orders::readOrderSheet(*bytes, lexicon, file, power));
    }
    return all;
}

struct Told {
    QString power;
    QString order;
    QString why; ///< empty: taken
};

std::vector<Told> told(const std::vector<GivenOrder>& given, const engine::Game& game,
                       const engine::MessageFormatter& wording)
{
    std::vector<Told> all;
    for (const GivenOrder& one : given) {
        Told line;
        line.power = one.seat >= 0 ? QString::fromStdString(wording.word(engine::Space::Seat, one.seat)) : QString();
        line.order = QString::fromStdString(engine::orders::writeOrder(one.order, game.rules().board()));
        line.why = QString::fromStdString(engine::referee::statusText(one, game, wording));
        all.push_back(line);
    }
    return all;
}

void printOrders(const Session& session, const std::vector<Told>& orders, bool all)
{
    for (const Told& one : orders) {
        if (one.why.isEmpty() && !all) continue;
        const QString line = one.power.isEmpty() ? one.order
                                                 : one.power + Cli::tr(":", "between a name and its score") +
                                                       QLatin1Char(' ') + one.order;
        session.console().print(one.why.isEmpty() ? line : line + QStringLiteral("  – ") + one.why);
    }
}

QJsonArray ordersJson(const std::vector<Told>& orders)
{
    QJsonArray list;
    for (const Told& one : orders)
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

void printReport(const Session& session, const std::string& season, const std::vector<Told>& orders,
                 const engine::referee::TurnReport& report)
{
    const Console& console = session.console();
    if (session.json()) {
        console.print(QJsonObject{{QStringLiteral("season"), QString::fromStdString(season)},
                                  {QStringLiteral("orders"), ordersJson(orders)},
                                  {QStringLiteral("happened"), linesJson(report.happened)},
                                  {QStringLiteral("units"), linesJson(report.units)},
                                  {QStringLiteral("retreats"), linesJson(report.retreats)},
                                  {QStringLiteral("next"), QString::fromStdString(report.next)},
                                  {QStringLiteral("due"), QString::fromStdString(report.due)}});
        return;
    }
    console.print(season);
    printOrders(session, orders, false);
    for (const std::string& line : report.happened) console.print(line);
    console.print(std::string());
    for (const std::string& line : report.units) console.print(line);
    for (const std::string& line : report.retreats) console.print(line);
    if (report.next.empty()) return;
    console.print(std::string());
    console.print(report.next);
    console.print(report.due);
}

} // namespace

int adjudicateCommand(const Session& session)
{
    const std::string picture = session.arguments().value("picture");
    if (!picture.empty()) checkPictureName(picture);
    if (!canWriteOutputs(session)) return kBad;
    std::optional<Desk> desk = openDesk(session, session.arguments().positionals.front());
    if (!desk) return kBad;
    engine::Game& game = *desk->game;
    const engine::Texts texts = session.gameTexts(desk->setup);
    const engine::MessageFormatter wording(texts, *desk->setup.game, session.language());
    const engine::orders::Lexicon lexicon(desk->setup.map.board, texts,
                                          engine::referee::personsToOrder(*desk->setup.game),
                                          engine::referee::seatsToOrder(*desk->setup.game));
    const engine::orders::OrderSheet sheet = readSheets(session, *desk, lexicon);
    const bool check = session.arguments().has("check");
    if (!sheet.errors.empty() && (check || !session.arguments().has("anyway"))) return session.report(sheet.errors);
    session.console().reportError(sheet.errors, session.texts(), session.language());

    const std::string season = engine::referee::turnReport(game, {}, wording, false).season;
    const std::vector<Told> orders = told(engine::referee::giveOrders(game, sheet.orders), game, wording);
    if (check) {
        if (session.json())
            session.console().print(QJsonObject{{QStringLiteral("season"), QString::fromStdString(season)},
                                                {QStringLiteral("orders"), ordersJson(orders)}});
        else
            printOrders(session, orders, true);
        return std::ranges::all_of(orders, [](const Told& one) { return one.why.isEmpty(); }) ? kGood : kBad;
    }
    if (game.over()) {
        session.console().reportError(Cli::tr("The game is over."));
        return kBad;
    }
    const std::vector<int> nodes = engine::referee::sealAll(game);
    printReport(session, season, orders,
                engine::referee::turnReport(game, nodes, wording, session.arguments().has("rules")));
    bool written = true;
    if (session.arguments().has("journal"))
        written = writeNamed(session, session.arguments().value("journal"),
                             engine::writeSave(desk->setup, desk->players, game));
    if (!picture.empty()) written = drawGame(session, picture, desk->setup, game, wording) && written;
    return written ? kGood : kBad;
}

} // namespace marches::app
