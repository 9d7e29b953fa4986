// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <utility>

#include "engine/bots/bot.h"
#include "engine/game/ruleset.h"
#include "engine/io/files.h"
#include "engine/lab/experiment.h"
#include "engine/lab/measure.h"
#include "engine/package/variantpackage.h"
#include "engine/yaml/errorcollector.h"
#include "engine/yaml/yamlreader.h"
#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

namespace {

constexpr int kExperimentVersion = 1;
constexpr int kMostMoves = 1'000'000;
constexpr int kMostSeed = 2'000'000'000; // what every reader of YAML takes for a whole number
constexpr int kMostOption = 1'000'000;
constexpr int kLongestVariantPath = 1000;

using DesignWord = std::pair<ExperimentDesign, const char*>;
constexpr std::array<DesignWord, 4> kDesigns = {{{ExperimentDesign::Compare, "compare"},
                                                 {ExperimentDesign::OneAtATime, "one-at-a-time"},
                                                 {ExperimentDesign::Factorial, "factorial"},
                                                 {ExperimentDesign::Fair, "fair"}}};
using CorrectionWord = std::pair<Correction, const char*>;
constexpr std::array<CorrectionWord, 3> kCorrections = {
    {{Correction::Holm, "holm"}, {Correction::BenjaminiHochberg, "benjamini-hochberg"}, {Correction::None, "none"}}};

template <class Table> std::vector<std::string> wordsOfTable(const Table& table)
{
    std::vector<std::string> words;
    words.reserve(table.size());
    for (const auto& [value, word] : table) words.emplace_back(word);
    return words;
}

template <class Value, class Table> Value valueOf(const Table& table, const std::string& word, Value otherwise)
{
    for (const auto& [value, known] : table)
        if (word == known) return value;
    return otherwise;
}

template <class Value, class Table> std::string wordOf(const Table& table, Value wanted)
{
    for (const auto& [value, known] : table)
        if (value == wanted) return known;
    return {};
}

Schema optionsShape() { return Schema::mapOf(Schema::scalar(), Schema::Keys::OptionId).block(); }
Schema botsShape() { return Schema::list(Schema::id(), 1, kMostSeats); }
Schema playersShape() { return Schema::integer(1, kMostSeats); }

Schema armShape()
{
    return Schema::object("experiment-arm", {{"name", Schema::text(kLongestTitle), true},
                                             {"variant", Schema::text(kLongestVariantPath)},
                                             {"options", optionsShape()},
                                             {"players", playersShape()},
                                             {"bots", botsShape()}})
        .block();
}

Schema fairShape()
{
    return Schema::object("experiment-fair", {{"option", Schema::text(kLongestTitle), true},
                                              {"from", Schema::integer(-kMostOption, kMostOption), true},
                                              {"to", Schema::integer(-kMostOption, kMostOption), true},
                                              {"step", Schema::integer(1, kMostOption), false, "1"},
                                              {"measure", Schema::text(kLongestTitle), true},
                                              {"target", Schema::number(-kMostOption, kMostOption), false, "0.5"}})
        .block();
}

class Reader {
public:
    Reader(const YamlNode& root, const std::string& file, Errors& errors) : m_root(root), m_errors(file, errors) {}

    Experiment read()
    {
        Experiment experiment;
        for (std::size_t i = 0; i < m_root.keys.size(); ++i)
            experiment.places.keys[m_root.keys[i].text] = {m_root.items[i].line, m_root.items[i].column};
        experiment.title = textOf(m_root, "title");
        experiment.variant = textOf(m_root, "variant");
        experiment.options = settings(m_root.find("options"));
        readNumber(m_root, "players", experiment.players);
        if (const YamlNode* bots = m_root.find("bots")) experiment.bots = levels(*bots, "bots");
        if (const YamlNode* rotate = m_root.find("rotate")) toFlag(*rotate, experiment.rotate);
        experiment.design = valueOf(kDesigns, textOf(m_root, "design"), experiment.design);
        readArms(experiment);
        readFactors(experiment);
        readFair(experiment);
        readMeasures(experiment);
        readLength(experiment);
        experiment.correction = valueOf(kCorrections, textOf(m_root, "correction"), experiment.correction);
        checkDesign(experiment);
        return experiment;
    }

private:
    static void readNumber(const YamlNode& map, const char* key, int& value)
    {
        if (const YamlNode* node = map.find(key)) toInteger(*node, value);
    }
    static std::vector<OptionSetting> settings(const YamlNode* node)
    {
        std::vector<OptionSetting> settings;
        for (std::size_t i = 0; node != nullptr && i < node->keys.size(); ++i)
            settings.push_back(
                {node->keys[i].text, optionValue(node->items[i]), node->items[i].line, node->items[i].column});
        return settings;
    }
    std::vector<std::string> levels(const YamlNode& node, const std::string& path)
    {
        std::vector<std::string> known;
        for (const std::string_view level : botLevels()) known.emplace_back(level);
        std::vector<std::string> levels;
        for (const YamlNode& item : node.items) {
            levels.push_back(item.text);
            if (std::ranges::find(known, item.text) == known.end())
                m_errors.addUnknown(item, path, "unknown-bot", item.text, [&] { return known; });
        }
        return levels;
    }
    void readArms(Experiment& experiment)
    {
        const YamlNode* arms = m_root.find("arms");
        std::set<std::string> names = {kFirstArm};
        for (std::size_t i = 0; arms != nullptr && i < arms->items.size(); ++i) {
            const YamlNode& node = arms->items[i];
            const std::string path = "arms[" + std::to_string(i) + "]";
            ExperimentArm arm;
            arm.name = textOf(node, "name");
            arm.place = {node.line, node.column};
            arm.variant = textOf(node, "variant");
            arm.options = settings(node.find("options"));
            if (const YamlNode* bots = node.find("bots")) arm.bots = levels(*bots, path + ".bots");
            readNumber(node, "players", arm.players);
            if (!names.insert(arm.name).second)
                m_errors.add(*node.find("name"), path + ".name", "name-twice", {{"name", arm.name}});
            experiment.arms.push_back(std::move(arm));
        }
    }
    void readFactors(Experiment& experiment)
    {
        const YamlNode* factors = m_root.find("factors");
        for (std::size_t i = 0; factors != nullptr && i < factors->keys.size(); ++i) {
            ExperimentFactor factor;
            factor.option = factors->keys[i].text;
            factor.place = {factors->keys[i].line, factors->keys[i].column};
            for (const YamlNode& value : factors->items[i].items) {
                if (std::ranges::find(factor.values, optionValue(value)) != factor.values.end())
                    m_errors.add(value, "factors." + factor.option, "name-twice", {{"name", value.text}});
                factor.values.push_back(optionValue(value));
            }
            experiment.factors.push_back(std::move(factor));
        }
    }
    void readFair(Experiment& experiment)
    {
        const YamlNode* node = m_root.find("fair");
        if (node == nullptr) return;
        FairQuestion fair;
        fair.place = {node->line, node->column};
        fair.option = textOf(*node, "option");
        readNumber(*node, "from", fair.from);
        readNumber(*node, "to", fair.to);
        readNumber(*node, "step", fair.step);
        fair.measure = textOf(*node, "measure");
        if (const YamlNode* target = node->find("target")) toNumber(*target, fair.target);
        if (measureOfColumn(fair.measure) == nullptr)
            reportUnknownMeasure(*node->find("measure"), "fair.measure", fair.measure);
        const int most = (static_cast<int>(kMostExperimentArms) - 1) * fair.step;
        if (fair.from >= fair.to || fair.to - fair.from > most)
            m_errors.add(*node->find("to"), "fair.to", "out-of-range",
                         {{"found", std::to_string(fair.to)},
                          {"min", std::to_string(fair.from + 1)},
                          {"max", std::to_string(fair.from + most)}});
        experiment.fair = std::move(fair);
    }
    void readMeasures(Experiment& experiment)
    {
        const YamlNode* node = m_root.find("measures");
        for (std::size_t i = 0; node != nullptr && i < node->items.size(); ++i) {
            const YamlNode& item = node->items[i];
            const std::string path = "measures[" + std::to_string(i) + "]";
            if (findMeasure(item.text) == nullptr) reportUnknownMeasure(item, path, item.text);
            if (std::ranges::find(experiment.measures, item.text) != experiment.measures.end())
                m_errors.add(item, path, "name-twice", {{"name", item.text}});
            experiment.measures.push_back(item.text);
        }
        if (const YamlNode* target = m_root.find("target")) {
            experiment.target = target->text;
            if (findMeasure(target->text) == nullptr) reportUnknownMeasure(*target, "target", target->text);
        }
    }
    void readLength(Experiment& experiment)
    {
        int games = static_cast<int>(experiment.games);
        int seed = static_cast<int>(experiment.seed);
        readNumber(m_root, "games", games);
        readNumber(m_root, "seed", seed);
        readNumber(m_root, "move-limit", experiment.moveLimit);
        experiment.games = static_cast<std::uint64_t>(games);
        experiment.seed = static_cast<std::uint64_t>(seed);
        if (const YamlNode* precision = m_root.find("precision")) toNumber(*precision, experiment.precision);
    }
    void checkDesign(const Experiment& experiment)
    {
        const ExperimentDesign design = experiment.design;
        refuse("arms", design != ExperimentDesign::Compare);
        refuse("factors", design != ExperimentDesign::OneAtATime && design != ExperimentDesign::Factorial);
        refuse("fair", design != ExperimentDesign::Fair);
        if (design == ExperimentDesign::Fair && !experiment.fair) reportMissing("fair");
        const YamlNode* factors = m_root.find("factors");
        const std::size_t most = design == ExperimentDesign::Factorial ? kMostFactors : kMostExperimentArms;
        if (factors != nullptr && (factors->keys.size() > most || factors->keys.empty()))
            m_errors.add(*factors, "factors", "experiment-factors", {{"max", std::to_string(most)}});
        if (design != ExperimentDesign::Factorial) return;
        if (factors == nullptr) return reportMissing("factors");
        for (std::size_t i = 0; i < factors->items.size(); ++i)
            if (factors->items[i].items.size() > 2)
                m_errors.add(factors->items[i], "factors." + factors->keys[i].text, "experiment-levels",
                             {{"option", factors->keys[i].text}});
    }
    void refuse(const char* key, bool wrong)
    {
        if (!wrong) return;
        for (const YamlNode::Key& written : m_root.keys)
            if (written.text == key)
                m_errors.add(written, key, "experiment-key", {{"key", key}, {"design", designWord()}});
    }
    void reportMissing(const char* key)
    {
        m_errors.add(*m_root.find("design"), "design", "experiment-lacks", {{"key", key}, {"design", designWord()}});
    }
    std::string designWord() const
    {
        const std::string word = textOf(m_root, "design");
        return word.empty() ? kDesigns.front().second : word;
    }
    void reportUnknownMeasure(const YamlNode& place, const std::string& path, const std::string& name)
    {
        m_errors.addUnknown(place, path, "unknown-measure", name, [] {
            std::vector<std::string> known;
            for (const Measure& measure : measures()) known.emplace_back(measure.id);
            return known;
        });
    }

    const YamlNode& m_root;
    ErrorCollector m_errors;
};

YamlNode wordsNode(const std::vector<std::string>& words)
{
    YamlNode node = YamlNode::list();
    for (const std::string& word : words) node.append(YamlNode::words(word));
    return node;
}

YamlNode settingsNode(const std::vector<OptionSetting>& settings)
{
    YamlNode node = YamlNode::map();
    for (const OptionSetting& setting : settings) node.add(setting.id, optionNode(setting.value));
    return node;
}

YamlNode armNode(const ExperimentArm& arm)
{
    YamlNode node = YamlNode::map();
    node.add("name", YamlNode::words(arm.name));
    if (!arm.variant.empty()) node.add("variant", YamlNode::words(arm.variant));
    if (!arm.options.empty()) node.add("options", settingsNode(arm.options));
    if (arm.players > 0) node.add("players", YamlNode::number(arm.players));
    if (!arm.bots.empty()) node.add("bots", wordsNode(arm.bots));
    return node;
}

YamlNode fairNode(const FairQuestion& fair)
{
    YamlNode node = YamlNode::map();
    node.add("option", YamlNode::words(fair.option));
    node.add("from", YamlNode::number(fair.from));
    node.add("to", YamlNode::number(fair.to));
    if (fair.step != 1) node.add("step", YamlNode::number(fair.step));
    node.add("measure", YamlNode::words(fair.measure));
    node.add("target", YamlNode::number(fair.target));
    return node;
}

/// The questions that only some designs ask.
void addQuestion(YamlNode& root, const Experiment& experiment)
{
    if (!experiment.arms.empty()) {
        YamlNode& arms = root.add("arms", YamlNode::list());
        for (const ExperimentArm& arm : experiment.arms) arms.append(armNode(arm));
    }
    if (!experiment.factors.empty()) {
        YamlNode& factors = root.add("factors", YamlNode::map());
        for (const ExperimentFactor& factor : experiment.factors) {
            YamlNode& values = factors.add(factor.option, YamlNode::list());
            for (const OptionValue& value : factor.values) values.append(optionNode(value));
        }
    }
    if (experiment.fair) root.add("fair", fairNode(*experiment.fair));
}

/// The text as far down and to the right as it stands in its file, so that every place in it is one of the file.
std::string asItStands(std::string_view bytes, const BlockPlace& block)
{
    const std::string margin(static_cast<std::size_t>(std::max(0, block.column - 1)), ' ');
    std::string text(static_cast<std::size_t>(block.line - 1), '\n');
    while (!bytes.empty()) {
        const std::size_t length = std::min(bytes.find('\n'), bytes.size());
        if (length > 0) text.append(margin).append(bytes.substr(0, length));
        text += '\n';
        bytes.remove_prefix(std::min(length + 1, bytes.size()));
    }
    return text;
}

void moveAll(std::vector<OptionSetting>& settings, ExperimentPlace place)
{
    for (OptionSetting& setting : settings) {
        setting.line = place.line;
        setting.column = place.column;
    }
}

void moveAll(Experiment& experiment, ExperimentPlace place)
{
    for (auto& [key, written] : experiment.places.keys) written = place;
    moveAll(experiment.options, place);
    for (ExperimentArm& arm : experiment.arms) {
        arm.place = place;
        moveAll(arm.options, place);
    }
    for (ExperimentFactor& factor : experiment.factors) factor.place = place;
    if (experiment.fair) experiment.fair->place = place;
}

[[nodiscard]] Result<Experiment> readWhole(std::string_view bytes, const std::string& file)
{
    const Result<YamlNode> root = readDocument(bytes, file, "experiment", kExperimentVersion);
    if (!root) return fail(root.error());
    Errors errors;
    checkSchema(*root, experimentSchema(), file, {}, errors);
    if (!errors.empty()) return fail(std::move(errors));
    Experiment experiment = Reader(*root, file, errors).read();
    if (!errors.empty()) return fail(std::move(errors));
    return experiment;
}

} // namespace

std::string correctionWord(Correction correction) { return wordOf(kCorrections, correction); }

const Schema& experimentSchema()
{
    static const Schema kShape =
        Schema::object(
            "experiment",
            {
                {"marches", Schema::text(kLongestFormatName), true},
                {"title", Schema::text(kLongestTitle)},
                {"variant", Schema::text(kLongestVariantPath), true},
                {"options", optionsShape()},
                {"players", playersShape()},
                {"bots", botsShape()},
                {"rotate", Schema::flag(), false, "false"},
                {"design", Schema::word(wordsOfTable(kDesigns)), false, "compare"},
                {"arms", Schema::list(armShape(), 0, static_cast<int>(kMostExperimentArms) - 1).block()},
                {"factors",
                 Schema::mapOf(Schema::list(Schema::scalar(), 0, 20).flow(), Schema::Keys::OptionId).block()},
                {"fair", fairShape()},
                {"measures", Schema::list(Schema::id(), 1, 100)},
                {"target", Schema::id(), false, "wins"},
                {"games", Schema::integer(2, static_cast<int>(kMostExperimentGames)), false, "1000"},
                {"precision", Schema::number(kLeastPrecision, kMostPrecision)},
                {"correction", Schema::word(wordsOfTable(kCorrections)), false, "holm"},
                {"seed", Schema::integer(0, kMostSeed), false, "1"},
                {"move-limit", Schema::integer(1, kMostMoves), false, "20000"},
            })
            .block();
    return kShape;
}

ExperimentPlace ExperimentPlaces::of(std::initializer_list<std::string_view> any) const
{
    for (const std::string_view key : any)
        if (const auto found = keys.find(key); found != keys.end()) return found->second;
    return {};
}

Result<Experiment> readExperiment(std::string_view bytes, const std::string& file, const BlockPlace& block)
{
    if (block.line > 0 && block.literal) return readExperiment(asItStands(bytes, block), file);
    Result<Experiment> experiment = readWhole(bytes, file);
    if (block.line == 0) return experiment;
    // What is in quotes has no lines of its own.
    if (experiment) {
        moveAll(*experiment, {block.line, block.column});
    } else {
        for (Error& error : experiment.error()) {
            error.line = block.line;
            error.column = block.column;
        }
    }
    return experiment;
}

Result<Experiment> loadExperiment(const std::string& file)
{
    const Result<std::string> bytes = readFile(file, YamlLimits{}.bytes);
    if (!bytes) return fail(bytes.error());
    return readExperiment(*bytes, file);
}

std::string writeExperiment(const Experiment& experiment)
{
    YamlNode root = YamlNode::map();
    root.add("marches", YamlNode::words("experiment/1"));
    if (!experiment.title.empty()) root.add("title", YamlNode::words(experiment.title));
    root.add("variant", YamlNode::words(experiment.variant));
    if (!experiment.options.empty()) root.add("options", settingsNode(experiment.options));
    if (experiment.players > 0) root.add("players", YamlNode::number(experiment.players));
    root.add("bots", wordsNode(experiment.bots));
    if (experiment.rotate) root.add("rotate", YamlNode::flag(true));
    root.add("design", YamlNode::words(wordOf(kDesigns, experiment.design)));
    addQuestion(root, experiment);
    if (!experiment.measures.empty()) root.add("measures", wordsNode(experiment.measures));
    root.add("target", YamlNode::words(experiment.target));
    root.add("games", YamlNode::scalar(std::to_string(experiment.games)));
    if (experiment.precision > 0) root.add("precision", YamlNode::number(experiment.precision));
    root.add("correction", YamlNode::words(correctionWord(experiment.correction)));
    root.add("seed", YamlNode::scalar(std::to_string(experiment.seed)));
    root.add("move-limit", YamlNode::number(experiment.moveLimit));
    return writeYaml(root, experimentSchema());
}

std::vector<std::string> wantedMeasures(const Experiment& experiment)
{
    const std::string fair =
        experiment.fair ? experiment.fair->measure.substr(0, experiment.fair->measure.find('.')) : std::string();
    std::vector<std::string> wanted;
    for (const Measure& measure : measures()) {
        const bool named = experiment.measures.empty()
                               ? !measure.costly
                               : std::ranges::find(experiment.measures, measure.id) != experiment.measures.end();
        if (named || measure.id == experiment.target || measure.id == fair) wanted.emplace_back(measure.id);
    }
    return wanted;
}

} // namespace marches::engine
