// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>

#include <algorithm>
#include <memory>
#include <span>
#include <vector>

#include "app/cli/gamefiles.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "engine/bots/bot.h"
#include "engine/game/game.h"
#include "engine/simulation/simulation.h"
#include "engine/text/grammar.h"
#include "engine/text/messageformatter.h"

namespace marches::app {

namespace {

/// A game of bots that has not ended by then never will.
constexpr int kMaxSteps = 200'000;

/// Plays a game and prints its log as it comes.
class Table {
public:
    Table(const Session& session, engine::Game& game, const engine::MessageFormatter& wording,
          const std::vector<std::string>& levels)
        : m_session(session), m_game(game), m_wording(wording),
          m_quiet(session.arguments().has("quiet") || session.json())
    {
        for (std::size_t seat = 0; seat < levels.size(); ++seat)
            m_bots.push_back(engine::makeBot(levels[seat], engine::derivedSeed(game.seed(), seat)));
    }

    /// False where the game does not end, or a bot makes a move that the rules refuse.
    bool play()
    {
        printLog(false);
        for (int step = 0; step < kMaxSteps && !m_game.over(); ++step) {
            const bool sealed = m_game.pending().secret;
            if (m_game.pending().pending == engine::Pending::Chance)
                m_game.roll();
            else if (!answer())
                return false;
            printLog(sealed);
        }
        printUntold();
        if (!m_game.over())
            m_session.console().reportError(Cli::tr("The game did not end within %1 steps.").arg(kMaxSteps));
        return m_game.over();
    }

private:
    bool answer()
    {
        int seat = 0;
        while (!m_game.pending().owes(seat)) ++seat;
        const engine::Decision decision = m_game.pendingFor(seat);
        m_game.rules().view(m_game.state(), seat, m_view);
        engine::Move move;
        m_bots[static_cast<std::size_t>(seat)]->choose(m_game.rules(), m_view, decision, move);
        const engine::Refusal refusal = m_game.apply(move);
        if (refusal) m_session.console().reportError(QString::fromStdString(m_wording.sentenceWithRule(refusal)));
        return !refusal;
    }
    /// `sealed`: what a seat is told for itself may be its sealed answer, and waits until something is told to all.
    void printLog(bool sealed)
    {
        if (m_quiet) return;
        const std::span<const engine::Message> log = m_game.log(m_game.here());
        for (std::size_t i = 0; i < log.size(); ++i)
            if (log[i].except < 0 && !toldBefore(log.first(i), log[i])) m_untold.push_back(log[i]);
        if (!sealed || std::ranges::any_of(m_untold, isOpen)) printUntold();
    }
    static bool isOpen(const engine::Message& message) { return message.audience < 0; }
    void printUntold()
    {
        for (const engine::Message& message : m_untold)
            if (isOpen(message) ||
                std::ranges::none_of(m_untold, [&](const engine::Message& other) { return opens(other, message); }))
                m_session.console().print(m_wording.sentenceWithRule(message));
        m_untold.clear();
    }
    /// Tells everybody what a seat had sealed.
    bool opens(const engine::Message& line, const engine::Message& own) const
    {
        const engine::RevealedAnswers opened = m_game.rules().messages()[line.text].opened;
        return line.audience < 0 && line.arg == own.arg &&
               (opened == engine::RevealedAnswers::Answer || opened == engine::RevealedAnswers::Ballot);
    }
    /// Whoever reads everything needs to be told once what several seats are told each for itself, as what one seat is
    /// told in place of a line for the others (`except`).
    static bool toldBefore(std::span<const engine::Message> log, const engine::Message& message)
    {
        return std::ranges::any_of(log, [&message](const engine::Message& earlier) {
            if (earlier.audience < 0 || message.audience < 0 || earlier.audience == message.audience) return false;
            engine::Message same = message;
            same.audience = earlier.audience;
            return earlier == same;
        });
    }

    const Session& m_session;
    engine::Game& m_game;
    const engine::MessageFormatter& m_wording;
    bool m_quiet;
    engine::State m_view;
    std::vector<engine::Message> m_untold;
    std::vector<std::unique_ptr<engine::Bot>> m_bots;
};

QJsonObject resultJson(const Session& session, const engine::Game& game, const std::vector<std::string>& levels)
{
    const engine::Rules& rules = game.rules();
    const engine::GameResult standing = rules.standing(game.state());
    QJsonArray seats;
    for (std::size_t seat = 0; seat < rules.seats().size(); ++seat)
        seats.append(QJsonObject{{QStringLiteral("id"), QString::fromStdString(rules.seats()[seat].id)},
                                 {QStringLiteral("bot"), QString::fromStdString(levels[seat])},
                                 {QStringLiteral("score"), seat < standing.score.size() ? standing.score[seat] : 0},
                                 {QStringLiteral("winner"), game.over() && ((standing.winners >> seat) & 1U) != 0}});
    engine::Facts facts;
    rules.describe(game.state(), facts);
    const std::uint64_t hash = engine::stableHash(facts, rules.fields(), rules.vocabulary());
    return {{QStringLiteral("variant"), QString::fromStdString(session.arguments().positionals.front())},
            {QStringLiteral("seed"), QString::number(game.seed())}, // as text: JSON numbers end at 53 bits
            {QStringLiteral("steps"), game.journal().size() - 1},
            {QStringLiteral("hash"), QStringLiteral("%1").arg(hash, 16, 16, QLatin1Char('0'))},
            {QStringLiteral("seats"), seats}};
}

/// Does every score stand in the lines of the final score: "Red: 10 territories"?
bool scoresAreTold(const engine::GameResult& standing)
{
    for (std::size_t seat = 0; seat < standing.score.size(); ++seat)
        if (std::ranges::none_of(standing.reasons, [&](const engine::Message& reason) {
                return reason.arg[0] == static_cast<int>(seat) && reason.arg[1] == standing.score[seat];
            }))
            return false;
    return true;
}

void printResult(const Session& session, const engine::Game& game, const engine::MessageFormatter& wording)
{
    const engine::Rules& rules = game.rules();
    const engine::GameResult standing = rules.standing(game.state());
    const bool over = game.over(); // else there are scores as they stand, and no winner
    if (over)
        for (const engine::Message& reason : standing.reasons)
            session.console().print(wording.sentenceWithRule(reason));
    const bool told = over && scoresAreTold(standing);
    QStringList winners;
    for (int seat = 0; seat < static_cast<int>(rules.seats().size()); ++seat) {
        const std::string name = engine::capitalised(wording.word(engine::Space::Seat, seat), wording.language());
        const int score = standing.score[static_cast<std::size_t>(seat)];
        if (!told)
            session.console().print(
                QString::fromStdString(name) + Cli::tr(":", "between a name and its score") + QLatin1Char(' ') +
                QString::fromStdString(engine::localNumber(std::int64_t{score}, wording.language())));
        if (((standing.winners >> static_cast<unsigned>(seat)) & 1U) != 0) winners << QString::fromStdString(name);
    }
    if (!over) return;
    if (winners.isEmpty())
        session.console().print(Cli::tr("Nobody wins."));
    else if (winners.size() == 1)
        session.console().print(Cli::tr("%1 wins.").arg(winners.front()));
    else
        session.console().print(Cli::tr("Shared by %1.", "victory").arg(winners.join(QStringLiteral(", "))));
}

} // namespace

std::vector<std::string> commaParts(const std::string& text)
{
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        parts.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

void checkLevels(const std::vector<std::string>& levels)
{
    std::vector<std::string> known;
    QStringList words;
    for (const std::string_view level : engine::botLevels()) {
        known.emplace_back(level);
        words.append(QString::fromStdString(known.back()));
    }
    for (const std::string& level : levels)
        if (std::ranges::find(known, level) == known.end())
            throw UsageError{Cli::tr("There is no bot “%1”.").arg(QString::fromStdString(level)) +
                             suggestion(level, known) + QLatin1Char(' ') +
                             Cli::tr("There are: %1.", "levels of bots").arg(words.join(QStringLiteral(", ")))};
}

std::vector<std::string> botLevels(const Session& session, std::size_t seats)
{
    std::vector<std::string> levels = commaParts(session.arguments().value("bots", "medium"));
    checkLevels(levels);
    if (levels.size() == 1) levels.assign(seats, levels.front());
    if (levels.size() != seats)
        throw UsageError{Cli::tr("--bots names %1 levels for %2 seats.").arg(levels.size()).arg(seats)};
    return levels;
}

void hintAtLimit(const Session& session, const engine::OptionValues& options)
{
    constexpr const char* kLimit = "house.round-limit";
    if (options.find(kLimit) == nullptr) return;
    session.console().reportError(
        Cli::tr("Games may never end by these rules. --set %1=60 lets them end after so many rounds.")
            .arg(QLatin1String(kLimit)));
}

int playCommand(const Session& session)
{
    const auto seed = static_cast<std::uint64_t>(numberOption(session.arguments(), "seed", 1, 0, INT64_MAX));
    const std::string picture = session.arguments().value("picture");
    if (!picture.empty()) checkPictureName(picture);
    if (!canWriteOutputs(session)) return kBad;
    const engine::Result<engine::GameSetup> setup = session.setup(session.arguments().positionals.front());
    if (!setup) return session.report(setup.error());
    const std::vector<std::string> levels = botLevels(session, setup->game->seats().size());

    const engine::Texts texts = session.gameTexts(*setup);
    const engine::MessageFormatter wording(texts, *setup->game, session.language());
    const auto game = std::make_unique<engine::Game>(setup->game, setup->options, seed, setup->maker);
    const bool ended = Table(session, *game, wording, levels).play();
    if (!game->over()) hintAtLimit(session, setup->options);
    if (session.json())
        session.console().print(resultJson(session, *game, levels));
    else
        printResult(session, *game, wording);

    bool written = true;
    if (session.arguments().has("journal"))
        written = writeJournal(session, session.arguments().value("journal"), *setup, *game, levels);
    if (!picture.empty()) written = drawGame(session, picture, *setup, *game, wording) && written;
    return ended && written ? kGood : kBad;
}

} // namespace marches::app
