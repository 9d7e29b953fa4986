// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <limits>

#include "engine/game/ruleset.h"
#include "engine/simulation/simulationchecks.h"
#include "engine/simulation/simulationresult.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlreader.h"
#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

namespace {

constexpr int kVersion = 1;
constexpr std::size_t kLongestShown = 40; ///< bytes of what was found
constexpr std::size_t kWidestMargin = 100;
constexpr int kLongestContrast = 250; ///< names of two options
constexpr int kMostWeight = 1000;
constexpr int kMostArms = 1000;
constexpr int kMostContrasts = 1000;
constexpr int kMostNodes = 1'000'000; ///< values of a large experiment

/// Whole numbers here may be greater than what a shape's integer holds; Reader::number reads them.
Schema bigNumber() { return Schema::scalar(); }

Schema histogramShape() { return Schema::mapOf(bigNumber(), Schema::Keys::Any).flow(); }

Schema tallyShape()
{
    return Schema::object("lab-tally",
                          {
                              {"ended", bigNumber(), true},
                              {"cut", bigNumber(), true},
                              {"broken", bigNumber(), false, "0"},
                              {"all-moves", bigNumber(), true},
                              {"rolls", bigNumber(), true},
                              {"seats",
                               Schema::list(Schema::object("lab-seat",
                                                           {
                                                               {"won", bigNumber(), true},
                                                               {"win-units", bigNumber(), true},
                                                               {"scores", histogramShape(), true},
                                                           }),
                                            0, kMostSeats)
                                   .block(),
                               true},
                              {"bots", Schema::list(bigNumber(), 0, kMostSeats), true},
                              {"starter", Schema::object("lab-starter", {{"games", bigNumber(), true},
                                                                         {"win-units", bigNumber(), true}})},
                              {"moves", histogramShape(), true},
                              {"turns", histogramShape(), true},
                          })
        .block();
}

Schema differenceShape()
{
    return Schema::object("lab-difference", {{"units", bigNumber(), true}, {"squares", bigNumber(), true}});
}

Schema measuredShape() { return Schema::mapOf(Schema::list(bigNumber(), 3, 3).flow(), Schema::Keys::Any).block(); }

Schema armShape()
{
    return Schema::object("lab-arm",
                          {
                              {"name", Schema::text(kLongestContrast), true},
                              {"map", Schema::text(1000)},
                              {"options", Schema::mapOf(Schema::scalar(), Schema::Keys::OptionId).block()},
                              {"seats", Schema::list(Schema::id(), 1, kMostSeats), true},
                              {"bots", Schema::list(Schema::id(), 1, kMostSeats), true},
                              {"result", tallyShape(), true},
                              {"measured", measuredShape()},
                          })
        .block();
}

Schema contrastShape()
{
    return Schema::object(
               "lab-contrast",
               {
                   {"name", Schema::text(kLongestContrast), true},
                   {"weights", Schema::list(Schema::integer(-kMostWeight, kMostWeight), 2, kMostArms).flow(), true},
                   {"measured", measuredShape()},
               })
        .block();
}

const Schema& resultShape()
{
    static const Schema kShape =
        Schema::object(
            "lab-result",
            {
                {"marches", Schema::text(40), true},
                {"variant", Schema::text(1000), true},
                {"map", Schema::text(1000), true},
                {"ruleset", Schema::id(), true},
                {"options", Schema::mapOf(Schema::scalar(), Schema::Keys::OptionId).block()},
                {"content", Schema::text(kLongestFormatName)},
                {"seats", Schema::list(Schema::id(), 1, kMostSeats), true},
                {"bots", Schema::list(Schema::id(), 1, kMostSeats), true},
                {"rotate", Schema::flag(), false, "false"},
                {"seed", bigNumber(), true},
                {"games", Schema::integer(1, static_cast<int>(kMostSimulatedGames)), true},
                {"move-limit", Schema::integer(1, kMostSimulatedMoves), true},
                {"done", Schema::list(Schema::list(bigNumber(), 2, 2), 0, 100'000).flow(), true},
                {"result", tallyShape(), true},
                {"versus",
                 Schema::object("lab-versus",
                                {
                                    {"options", Schema::mapOf(Schema::scalar(), Schema::Keys::OptionId).block()},
                                    {"result", tallyShape(), true},
                                    {"pairs", bigNumber(), true},
                                    {"differences", Schema::list(differenceShape(), 0, kMostSeats).block(), true},
                                    {"starter", differenceShape()},
                                    {"moves", differenceShape(), true},
                                    {"turns", differenceShape(), true},
                                })
                     .block()},
                {"experiment", Schema::text()},
                {"name", Schema::text(kLongestContrast)},
                {"measured", measuredShape()},
                {"arms", Schema::list(armShape(), 0, kMostArms).block()},
                {"contrasts", Schema::list(contrastShape(), 0, kMostContrasts).block()},
            })
            .block();
    return kShape;
}

template <class Integer> YamlNode numberNode(Integer value) { return YamlNode::scalar(std::to_string(value)); }

YamlNode histogramNode(const Histogram& histogram)
{
    YamlNode node = YamlNode::map();
    for (const auto& [value, times] : histogram) node.add(std::to_string(value), numberNode(times));
    return node;
}

YamlNode optionsNode(const std::vector<OptionSetting>& options)
{
    YamlNode node = YamlNode::map();
    for (const OptionSetting& option : options) node.add(option.id, optionNode(option.value));
    return node;
}

YamlNode wordList(const std::vector<std::string>& words)
{
    YamlNode node = YamlNode::list();
    for (const std::string& word : words) node.append(YamlNode::words(word));
    return node;
}

YamlNode differenceNode(const PairTally& difference)
{
    YamlNode node = YamlNode::map();
    node.add("units", numberNode(difference.units));
    node.add("squares", numberNode(difference.squares));
    return node;
}

YamlNode tallyNode(const SimulationTally& tally)
{
    YamlNode node = YamlNode::map();
    node.add("ended", numberNode(tally.ended));
    node.add("cut", numberNode(tally.cut));
    if (tally.broken > 0) node.add("broken", numberNode(tally.broken));
    node.add("all-moves", numberNode(tally.allMoves));
    node.add("rolls", numberNode(tally.rolls));
    YamlNode& seats = node.add("seats", YamlNode::list());
    for (const SeatTally& seat : tally.seats) {
        YamlNode& written = seats.append(YamlNode::map());
        written.add("won", numberNode(seat.won));
        written.add("win-units", numberNode(seat.winUnits));
        written.add("scores", histogramNode(seat.scores));
    }
    YamlNode& bots = node.add("bots", YamlNode::list());
    for (const std::uint64_t units : tally.botWinUnits) bots.append(numberNode(units));
    if (tally.starter.games > 0) {
        YamlNode& starter = node.add("starter", YamlNode::map());
        starter.add("games", numberNode(tally.starter.games));
        starter.add("win-units", numberNode(tally.starter.winUnits));
    }
    node.add("moves", histogramNode(tally.moves));
    node.add("turns", histogramNode(tally.turns));
    return node;
}

YamlNode measuredNode(const Measured& measured)
{
    YamlNode node = YamlNode::map();
    for (const auto& [name, sums] : measured) {
        YamlNode& written = node.add(name, YamlNode::list());
        written.append(numberNode(sums.games));
        written.append(numberNode(sums.units));
        written.append(numberNode(sums.squares));
    }
    return node;
}

YamlNode armNode(const SimulationArm& arm)
{
    YamlNode node = YamlNode::map();
    node.add("name", YamlNode::words(arm.name));
    if (!arm.map.empty()) node.add("map", YamlNode::words(arm.map));
    if (!arm.options.empty()) node.add("options", optionsNode(arm.options));
    node.add("seats", wordList(arm.seats));
    node.add("bots", wordList(arm.bots));
    node.add("result", tallyNode(arm.tally));
    if (!arm.measured.empty()) node.add("measured", measuredNode(arm.measured));
    return node;
}

YamlNode contrastNode(const Contrast& contrast)
{
    YamlNode node = YamlNode::map();
    node.add("name", YamlNode::words(contrast.name));
    YamlNode& weights = node.add("weights", YamlNode::list());
    for (const int weight : contrast.weights) weights.append(YamlNode::number(weight));
    if (!contrast.measured.empty()) node.add("measured", measuredNode(contrast.measured));
    return node;
}

void addExperiment(YamlNode& root, const SimulationResult& result)
{
    root.add("experiment", YamlNode::words(result.experiment));
    if (!result.name.empty()) root.add("name", YamlNode::words(result.name));
    if (!result.measured.empty()) root.add("measured", measuredNode(result.measured));
    if (!result.arms.empty()) {
        YamlNode& arms = root.add("arms", YamlNode::list());
        for (const SimulationArm& arm : result.arms) arms.append(armNode(arm));
    }
    if (result.contrasts.empty()) return;
    YamlNode& contrasts = root.add("contrasts", YamlNode::list());
    for (const Contrast& contrast : result.contrasts) contrasts.append(contrastNode(contrast));
}

/// Reads what has the shape of a result.
class Reader {
public:
    Reader(const std::string& file, Errors& errors) : m_file(file), m_errors(errors) {}

    template <class Integer = std::uint64_t> Integer number(const YamlNode& node, const std::string& path)
    {
        return parsed<Integer>(node.text, node, path);
    }
    Histogram histogram(const YamlNode& node, const std::string& path)
    {
        Histogram histogram;
        for (std::size_t i = 0; i < node.keys.size(); ++i)
            histogram[parsed<int>(node.keys[i].text, node.keys[i], path)] = number(node.items[i], path);
        return histogram;
    }
    SimulationTally tally(const YamlNode& node, std::size_t seats, const std::string& path)
    {
        SimulationTally tally;
        tally.ended = number(*node.find("ended"), path + ".ended");
        tally.cut = number(*node.find("cut"), path + ".cut");
        if (const YamlNode* broken = node.find("broken")) tally.broken = number(*broken, path + ".broken");
        tally.allMoves = number(*node.find("all-moves"), path + ".all-moves");
        tally.rolls = number(*node.find("rolls"), path + ".rolls");
        for (const YamlNode& seat : node.find("seats")->items)
            tally.seats.push_back({number(*seat.find("win-units"), path + ".seats"),
                                   number(*seat.find("won"), path + ".seats"),
                                   histogram(*seat.find("scores"), path + ".seats")});
        for (const YamlNode& units : node.find("bots")->items)
            tally.botWinUnits.push_back(number(units, path + ".bots"));
        if (const YamlNode* starter = node.find("starter"))
            tally.starter = {number(*starter->find("games"), path + ".starter"),
                             number(*starter->find("win-units"), path + ".starter")};
        tally.moves = histogram(*node.find("moves"), path + ".moves");
        tally.turns = histogram(*node.find("turns"), path + ".turns");
        if (tally.seats.size() != seats || tally.botWinUnits.size() != seats) reportError(node, path, "lab-seats");
        return tally;
    }
    PairTally difference(const YamlNode& node, const std::string& path)
    {
        return {number<std::int64_t>(*node.find("units"), path), number(*node.find("squares"), path)};
    }
    Measured measured(const YamlNode* node, const std::string& path)
    {
        Measured measured;
        if (node == nullptr) return measured;
        for (std::size_t i = 0; i < node->keys.size(); ++i) {
            const std::string here = path + "." + node->keys[i].text;
            const std::vector<YamlNode>& sums = node->items[i].items;
            m_places.columns.try_emplace(node->keys[i].text,
                                         BlockPlace{node->keys[i].line, node->keys[i].column, true});
            measured[node->keys[i].text] = {number(sums[0], here), number<std::int64_t>(sums[1], here),
                                            number(sums[2], here)};
        }
        return measured;
    }
    std::vector<GameRange> ranges(const YamlNode& node)
    {
        std::vector<GameRange> ranges;
        for (const YamlNode& item : node.items) {
            const GameRange range{number(item.items[0], "done"), number(item.items[1], "done")};
            if (range.first >= range.end || (!ranges.empty() && range.first <= ranges.back().end))
                reportError(item, "done", "lab-ranges");
            ranges.push_back(range);
        }
        return ranges;
    }
    static std::vector<OptionSetting> options(const YamlNode* node)
    {
        std::vector<OptionSetting> options;
        if (node == nullptr) return options;
        for (std::size_t i = 0; i < node->keys.size(); ++i)
            options.push_back(
                {node->keys[i].text, optionValue(node->items[i]), node->keys[i].line, node->keys[i].column});
        return options;
    }
    static std::vector<std::string> words(const YamlNode& node)
    {
        std::vector<std::string> words;
        for (const YamlNode& item : node.items) words.push_back(item.text);
        return words;
    }
    /// Of all that was measured.
    const ColumnPlaces& places() const { return m_places; }
    template <class Place> void reportError(const Place& node, const std::string& path, std::string code)
    {
        m_errors.push_back(
            errorAt(node, m_file, path, std::move(code), {{"value", node.text.substr(0, kLongestShown)}}));
    }

private:
    /// `place`: the value or the key that says it.
    template <class Integer, class Place>
    Integer parsed(const std::string& text, const Place& place, const std::string& path)
    {
        Integer value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (end != text.data() + text.size() || error == std::errc::invalid_argument)
            reportError(place, path, "lab-number");
        else if (error != std::errc{})
            m_errors.push_back(errorAt(place, m_file, path, "out-of-range",
                                       {{"found", text.substr(0, kLongestShown)},
                                        {"min", std::to_string(std::numeric_limits<Integer>::min())},
                                        {"max", std::to_string(std::numeric_limits<Integer>::max())}}));
        return value;
    }

    const std::string& m_file;
    Errors& m_errors;
    ColumnPlaces m_places;
};

void readVersus(const YamlNode& node, Reader& reader, SimulationResult& result)
{
    const std::size_t seats = result.subject.seats.size();
    result.compared = true;
    result.otherOptions = Reader::options(node.find("options"));
    result.other = reader.tally(*node.find("result"), seats, "versus.result");
    result.pairs = reader.number(*node.find("pairs"), "versus.pairs");
    const YamlNode& differences = *node.find("differences");
    for (const YamlNode& difference : differences.items)
        result.differences.push_back(reader.difference(difference, "versus.differences"));
    if (const YamlNode* starter = node.find("starter")) result.starter = reader.difference(*starter, "versus.starter");
    result.moves = reader.difference(*node.find("moves"), "versus.moves");
    result.turns = reader.difference(*node.find("turns"), "versus.turns");
    if (result.differences.size() != seats) reader.reportError(differences, "versus.differences", "lab-seats");
}

SimulationArm readArm(const YamlNode& node, Reader& reader, const std::string& path)
{
    SimulationArm arm;
    arm.name = textOf(node, "name");
    arm.map = textOf(node, "map");
    arm.options = Reader::options(node.find("options"));
    arm.seats = Reader::words(*node.find("seats"));
    arm.bots = Reader::words(*node.find("bots"));
    arm.tally = reader.tally(*node.find("result"), arm.seats.size(), path + ".result");
    arm.measured = reader.measured(node.find("measured"), path + ".measured");
    return arm;
}

Contrast readContrast(const YamlNode& node, Reader& reader, const std::string& path, std::size_t arms)
{
    Contrast contrast;
    contrast.name = textOf(node, "name");
    const YamlNode& weights = *node.find("weights");
    for (const YamlNode& item : weights.items) {
        int weight = 0;
        toInteger(item, weight);
        contrast.weights.push_back(weight);
    }
    if (contrast.weights.size() != arms) reader.reportError(weights, path + ".weights", "lab-weights");
    contrast.measured = reader.measured(node.find("measured"), path + ".measured");
    return contrast;
}

/// Where the first character of a text stands, which in a literal block is below the sign that begins it.
BlockPlace blockPlace(const YamlNode& text, std::string_view bytes)
{
    const BlockPlace whole{text.line, text.column, false};
    const auto at = static_cast<std::size_t>(text.offset);
    if (at >= bytes.size() || bytes[at] != '|') return whole;
    const std::size_t line = bytes.find('\n', at);
    const std::size_t begin = line == std::string_view::npos ? line : bytes.find_first_not_of("\r\n ", line);
    if (begin == std::string_view::npos) return whole;
    // Some of the spaces before it may be the text's own.
    const std::size_t own = text.text.find_first_not_of("\r\n ");
    const std::size_t before = text.text.rfind('\n', own);
    const std::size_t column = begin - bytes.rfind('\n', begin);
    const std::size_t margin = column - std::min(column, before == std::string::npos ? own + 1 : own - before);
    if (own == std::string::npos || margin > kWidestMargin) return whole;
    return {text.line + 1, static_cast<int>(margin) + 1, true};
}

void readExperiment(const YamlNode& root, std::string_view bytes, Reader& reader, SimulationResult& result)
{
    result.experiment = textOf(root, "experiment");
    if (const YamlNode* text = root.find("experiment")) result.experimentPlace = blockPlace(*text, bytes);
    result.name = textOf(root, "name");
    result.measured = reader.measured(root.find("measured"), "measured");
    if (const YamlNode* arms = root.find("arms"))
        for (std::size_t i = 0; i < arms->items.size(); ++i)
            result.arms.push_back(readArm(arms->items[i], reader, "arms[" + std::to_string(i) + "]"));
    if (const YamlNode* contrasts = root.find("contrasts"))
        for (std::size_t i = 0; i < contrasts->items.size(); ++i)
            result.contrasts.push_back(readContrast(contrasts->items[i], reader, "contrasts[" + std::to_string(i) + "]",
                                                    result.arms.size() + 1));
    result.columnPlaces = reader.places();
}

} // namespace

std::string writeLabResult(const SimulationResult& result)
{
    const SimulationSubject& subject = result.subject;
    YamlNode root = YamlNode::map();
    root.add("marches", YamlNode::words("simulation/1"));
    root.add("variant", YamlNode::words(subject.variant));
    root.add("map", YamlNode::words(subject.map));
    root.add("ruleset", YamlNode::words(subject.ruleset));
    if (!subject.options.empty()) root.add("options", optionsNode(subject.options));
    if (!subject.content.empty()) root.add("content", YamlNode::words(subject.content));
    root.add("seats", wordList(subject.seats));
    root.add("bots", wordList(subject.bots));
    if (subject.rotate) root.add("rotate", YamlNode::flag(true));
    root.add("seed", numberNode(subject.seed));
    root.add("games", numberNode(subject.games));
    root.add("move-limit", YamlNode::number(subject.moveLimit));
    YamlNode& done = root.add("done", YamlNode::list());
    for (const GameRange& range : result.done) {
        YamlNode& pair = done.append(YamlNode::list());
        pair.append(numberNode(range.first));
        pair.append(numberNode(range.end));
    }
    root.add("result", tallyNode(result.tally));
    if (result.compared) {
        YamlNode& versus = root.add("versus", YamlNode::map());
        if (!result.otherOptions.empty()) versus.add("options", optionsNode(result.otherOptions));
        versus.add("result", tallyNode(result.other));
        versus.add("pairs", numberNode(result.pairs));
        YamlNode& differences = versus.add("differences", YamlNode::list());
        for (const PairTally& pair : result.differences) differences.append(differenceNode(pair));
        if (result.starter != PairTally()) versus.add("starter", differenceNode(result.starter));
        versus.add("moves", differenceNode(result.moves));
        versus.add("turns", differenceNode(result.turns));
    }
    if (!result.experiment.empty()) addExperiment(root, result);
    return writeYaml(root, resultShape());
}

Result<SimulationResult> readLabResult(std::string_view bytes, const std::string& file)
{
    YamlLimits limits;
    limits.bytes = kLargestDocument;
    limits.nodes = kMostNodes;
    const Result<YamlNode> read = readDocument(bytes, file, "simulation", kVersion, limits);
    if (!read) return fail(read.error());
    const YamlNode& root = *read;
    Errors errors;
    checkSchema(root, resultShape(), file, {}, errors);
    if (!errors.empty()) return fail(std::move(errors));

    Reader reader(file, errors);
    SimulationResult result;
    SimulationSubject& subject = result.subject;
    subject.variant = root.find("variant")->text;
    subject.map = root.find("map")->text;
    subject.ruleset = root.find("ruleset")->text;
    subject.options = Reader::options(root.find("options"));
    subject.content = textOf(root, "content");
    subject.seats = Reader::words(*root.find("seats"));
    subject.bots = Reader::words(*root.find("bots"));
    if (const YamlNode* rotate = root.find("rotate")) toFlag(*rotate, subject.rotate);
    subject.seed = reader.number(*root.find("seed"), "seed");
    subject.games = reader.number(*root.find("games"), "games");
    toInteger(*root.find("move-limit"), subject.moveLimit);
    result.done = reader.ranges(*root.find("done"));
    result.tally = reader.tally(*root.find("result"), subject.seats.size(), "result");
    if (const YamlNode* versus = root.find("versus")) readVersus(*versus, reader, result);
    readExperiment(root, bytes, reader, result);
    if (errors.empty()) checkSums(root, result, file, errors);
    if (!errors.empty()) return fail(std::move(errors));
    return result;
}

} // namespace marches::engine
