// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>

#include "engine/game/ruleset.h"
#include "engine/simulation/tournament.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlreader.h"
#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

namespace {

constexpr int kTournamentVersion = 1;
constexpr std::string_view kTournamentLine = "marches: tournament/";

const Schema& tournamentShape()
{
    static const Schema kShape =
        Schema::object("tournament",
                       {
                           {"marches", Schema::text(40), true},
                           {"variant", Schema::text(1000), true},
                           {"map", Schema::text(1000), true},
                           {"ruleset", Schema::id(), true},
                           {"options", Schema::mapOf(Schema::scalar(), Schema::Keys::OptionId).block()},
                           {"seats", Schema::list(Schema::id(), 1, kMostSeats), true},
                           {"levels", Schema::list(Schema::id(), 2, static_cast<int>(kMostTournamentLevels)), true},
                           {"seed", Schema::scalar(), true},
                           {"games", Schema::integer(1, static_cast<int>(kMostSimulatedGames)), true},
                           {"move-limit", Schema::integer(1, kMostSimulatedMoves), true},
                           {"done", Schema::list(Schema::list(Schema::scalar(), 2, 2), 0, 100'000).flow(), true},
                           {"pairs",
                            Schema::list(Schema::object("tournament-pair", {{"games", Schema::scalar(), true},
                                                                            {"cut", Schema::scalar(), false, "0"},
                                                                            {"win-units", Schema::scalar(), true}})
                                             .flow(),
                                         1, static_cast<int>(kMostTournamentLevels * kMostTournamentLevels))
                                .block(),
                            true},
                       })
            .block();
    return kShape;
}

YamlNode wholeNode(std::uint64_t value) { return YamlNode::scalar(std::to_string(value)); }

YamlNode idList(const std::vector<std::string>& ids)
{
    YamlNode node = YamlNode::list();
    for (const std::string& id : ids) node.append(YamlNode::words(id));
    return node;
}

/// Reads what has the shape of a tournament; tells what cannot be.
class TournamentReader {
public:
    TournamentReader(const YamlNode& root, const std::string& file) : m_root(root), m_file(file) {}

    Result<TournamentResult> read()
    {
        TournamentResult result;
        TournamentSubject& subject = result.subject;
        subject.variant = m_root.find("variant")->text;
        subject.map = m_root.find("map")->text;
        subject.ruleset = m_root.find("ruleset")->text;
        if (const YamlNode* options = m_root.find("options"))
            for (std::size_t i = 0; i < options->keys.size(); ++i)
                subject.options.push_back({options->keys[i].text, optionValue(options->items[i]), options->keys[i].line,
                                           options->keys[i].column});
        for (const YamlNode& seat : m_root.find("seats")->items) subject.seats.push_back(seat.text);
        for (const YamlNode& level : m_root.find("levels")->items) subject.levels.push_back(level.text);
        subject.seed = whole(*m_root.find("seed"), "seed");
        subject.games = whole(*m_root.find("games"), "games");
        toInteger(*m_root.find("move-limit"), subject.moveLimit);
        const std::uint64_t all = subject.pairs() * subject.games;
        std::uint64_t played = 0;
        for (const YamlNode& item : m_root.find("done")->items) {
            const GameRange range{whole(item.items[0], "done"), whole(item.items[1], "done")};
            const bool after = result.done.empty() || range.first > result.done.back().end;
            if (range.first >= range.end || range.end > all || !after) report(item, "done", "lab-ranges");
            played += range.end - range.first;
            result.done.push_back(range);
        }
        readPairs(*m_root.find("pairs"), played, result);
        if (!m_errors.empty()) return fail(std::move(m_errors));
        return result;
    }

private:
    void report(const YamlNode& node, const std::string& path, std::string code)
    {
        m_errors.push_back(errorAt(node, m_file, path, std::move(code), {{"value", node.text.substr(0, 40)}}));
    }
    std::uint64_t whole(const YamlNode& node, const std::string& path)
    {
        std::uint64_t value = 0;
        const auto [end, code] = std::from_chars(node.text.data(), node.text.data() + node.text.size(), value);
        if (code != std::errc{} || end != node.text.data() + node.text.size()) report(node, path, "lab-number");
        return value;
    }
    void readPairs(const YamlNode& node, std::uint64_t played, TournamentResult& result)
    {
        std::uint64_t games = 0;
        for (const YamlNode& item : node.items) {
            TournamentPair& pair = result.pairs.emplace_back();
            pair.games = whole(*item.find("games"), "pairs");
            pair.units = whole(*item.find("win-units"), "pairs");
            if (const YamlNode* cut = item.find("cut")) pair.cut = whole(*cut, "pairs");
            if (pair.games > result.subject.games || pair.cut > result.subject.games ||
                pair.units > pair.games * static_cast<std::uint64_t>(kWinUnits))
                return report(item, "pairs", "tournament-fit");
            games += pair.games + pair.cut;
        }
        if (result.pairs.size() != result.subject.pairs() || games != played) report(node, "pairs", "tournament-fit");
    }

    const YamlNode& m_root;
    const std::string& m_file;
    Errors m_errors;
};

} // namespace

std::string writeTournament(const TournamentResult& result)
{
    const TournamentSubject& subject = result.subject;
    YamlNode root = YamlNode::map();
    root.add("marches", YamlNode::words("tournament/1"));
    root.add("variant", YamlNode::words(subject.variant));
    root.add("map", YamlNode::words(subject.map));
    root.add("ruleset", YamlNode::words(subject.ruleset));
    if (!subject.options.empty()) {
        YamlNode& options = root.add("options", YamlNode::map());
        for (const OptionSetting& option : subject.options) options.add(option.id, optionNode(option.value));
    }
    root.add("seats", idList(subject.seats));
    root.add("levels", idList(subject.levels));
    root.add("seed", wholeNode(subject.seed));
    root.add("games", wholeNode(subject.games));
    root.add("move-limit", YamlNode::number(subject.moveLimit));
    YamlNode& done = root.add("done", YamlNode::list());
    for (const GameRange& range : result.done) {
        YamlNode& both = done.append(YamlNode::list());
        both.append(wholeNode(range.first));
        both.append(wholeNode(range.end));
    }
    YamlNode& pairs = root.add("pairs", YamlNode::list());
    for (const TournamentPair& pair : result.pairs) {
        YamlNode& written = pairs.append(YamlNode::map());
        written.add("games", wholeNode(pair.games));
        if (pair.cut > 0) written.add("cut", wholeNode(pair.cut));
        written.add("win-units", wholeNode(pair.units));
    }
    return writeYaml(root, tournamentShape());
}

Result<TournamentResult> readTournament(std::string_view bytes, const std::string& file)
{
    const Result<YamlNode> read = readDocument(bytes, file, "tournament", kTournamentVersion);
    if (!read) return fail(read.error());
    Errors errors;
    checkSchema(*read, tournamentShape(), file, {}, errors);
    if (!errors.empty()) return fail(std::move(errors));
    return TournamentReader(*read, file).read();
}

bool isTournament(std::string_view bytes) { return bytes.starts_with(kTournamentLine); }

} // namespace marches::engine
