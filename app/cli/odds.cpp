// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>

#include <algorithm>
#include <charconv>

#include "app/cli/gamefiles.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "engine/rules/registry/battlestage.h"
#include "engine/text/grammar.h"
#include "engine/text/messageformatter.h"

namespace marches::app {

namespace {

constexpr int kMaxPieces = 200;

std::string trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t") - first + 1));
}

QString knownNames(const std::vector<std::string>& names)
{
    QStringList known;
    for (const std::string& name : names) known.append(QString::fromStdString(name));
    return Cli::tr("There are: %1.", "names of pieces").arg(known.join(QStringLiteral(", ")));
}

/// A name of the vocabulary, or an error with the nearest one and all that there are.
int nameOption(const engine::Vocabulary& vocabulary, engine::Space space, const std::string& name, const QString& error)
{
    if (const std::optional<int> found = vocabulary.find(space, name)) return *found;
    const auto all = vocabulary.names(space);
    const std::vector<std::string> names(all.begin(), all.end());
    throw UsageError{error.arg(QString::fromStdString(name)) + suggestion(name, names) + QLatin1Char(' ') +
                     knownNames(names)};
}

/// "3 faun, 1 centaur": counts by kind of piece. Where there is one kind alone its name may be left out: "10".
std::vector<int> piecesOption(const Session& session, std::string_view option, const engine::Vocabulary& vocabulary)
{
    const std::string text = session.arguments().value(option);
    const QString wrong =
        Cli::tr("--%1 takes counted pieces such as “3 faun, 1 centaur”, not “%2”.")
            .arg(QString::fromUtf8(option.data(), static_cast<qsizetype>(option.size())), QString::fromStdString(text));
    std::vector<int> counts(static_cast<std::size_t>(vocabulary.count(engine::Space::Piece)));
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::string item = trimmed(std::string_view(text).substr(at, end - at));
        int count = 0;
        const auto [rest, code] = std::from_chars(item.data(), item.data() + item.size(), count);
        std::string name = trimmed(std::string_view(rest, static_cast<std::size_t>(item.data() + item.size() - rest)));
        if (code != std::errc{} || count < 0 || count > kMaxPieces) throw UsageError{wrong};
        const auto kinds = vocabulary.names(engine::Space::Piece);
        if (name.empty() && kinds.size() != 1)
            throw UsageError{wrong + QLatin1Char(' ') + knownNames({kinds.begin(), kinds.end()})};
        if (name.empty()) name = kinds.front();
        counts[static_cast<std::size_t>(
            nameOption(vocabulary, engine::Space::Piece, name, Cli::tr("There is no piece “%1”.")))] += count;
        at = end + 1;
    }
    return counts;
}

/// "general, castle": words, separated by commas.
std::vector<std::string> wordsOption(const Session& session, std::string_view option)
{
    std::vector<std::string> words;
    if (!session.arguments().has(option)) return words;
    const std::string text = session.arguments().value(option);
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        words.push_back(trimmed(std::string_view(text).substr(at, end - at)));
        at = end + 1;
    }
    return words;
}

int placeOption(const Session& session, std::string_view option, const engine::Board& board)
{
    const std::string name = session.arguments().value(option);
    if (name.empty()) return -1;
    if (const std::optional<int> place = board.findPlace(name)) return *place;
    std::vector<std::string> known;
    for (const engine::Place& place : board.places()) known.push_back(place.id);
    throw UsageError{Cli::tr("There is no place “%1”.").arg(QString::fromStdString(name)) + suggestion(name, known)};
}

QJsonObject toJson(const engine::Forecast& forecast, const engine::MessageFormatter& wording)
{
    QJsonArray survivors;
    for (const double share : forecast.survivors) survivors.append(share);
    QJsonArray terms;
    for (const engine::Forecast::Term& term : forecast.terms) {
        const std::string_view rule = wording.ruleId(term.why);
        terms.append(
            QJsonObject{{QStringLiteral("text"), QString::fromStdString(wording.sentence(term.why))},
                        {QStringLiteral("rule"), QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()))},
                        {QStringLiteral("applies"), term.applies}});
    }
    return {{QStringLiteral("win"), forecast.win},
            {QStringLiteral("exact"), forecast.exact},
            {QStringLiteral("attacker-left"), survivors},
            {QStringLiteral("terms"), terms}};
}

void print(const Session& session, const engine::Forecast& forecast, const engine::MessageFormatter& wording)
{
    const Console& console = session.console();
    const auto percent = [&](double share) {
        return QString::fromStdString(engine::localNumber(100.0 * share, 1, session.language()));
    };
    console.print(forecast.exact ? Cli::tr("The attacker wins %1 in 100 (exact).").arg(percent(forecast.win))
                                 : Cli::tr("The attacker wins %1 in 100 (an estimate).").arg(percent(forecast.win)));
    for (std::size_t left = 0; left < forecast.survivors.size(); ++left)
        console.print(QStringLiteral("  ") +
                      Cli::tr("%n attacking piece(s) left: %1 in 100", nullptr, static_cast<int>(left))
                          .arg(percent(forecast.survivors[left])));
    for (const engine::Forecast::Term& term : forecast.terms)
        if (term.applies) console.print(wording.sentenceWithRule(term.why));
}

} // namespace

int oddsCommand(const Session& session)
{
    const std::string ruleset = session.arguments().positionals.front();
    if (!session.arguments().has("attack") || !session.arguments().has("defend"))
        throw UsageError{Cli::tr("Say who fights with --attack and --defend.")};
    const engine::Result<engine::GameSetup> setup = session.setup(mapForRuleset(session, ruleset) + ":" + ruleset);
    if (!setup) return session.report(setup.error());
    const engine::Rules& rules = *setup->game;

    engine::BattleRequest request;
    request.attack = piecesOption(session, "attack", rules.vocabulary());
    request.defend = piecesOption(session, "defend", rules.vocabulary());
    request.to = placeOption(session, "at", rules.board());
    request.from = placeOption(session, "from", rules.board());
    request.with = wordsOption(session, "with");
    const std::optional<engine::Forecast> forecast = engine::battleForecast(rules, request);
    if (!forecast) {
        session.console().reportError(Cli::tr("These rules know no such battle."));
        return kBad;
    }
    const engine::Texts texts = session.gameTexts(*setup);
    const engine::MessageFormatter wording(texts, rules, session.language());
    if (session.json())
        session.console().print(toJson(*forecast, wording));
    else
        print(session, *forecast, wording);
    return kGood;
}

} // namespace marches::app
