// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/savefile.h"

#include <algorithm>

#include "engine/package/fieldpaths.h"
#include "engine/package/positionreader.h"
#include "engine/package/variantpackage.h"
#include "engine/record/notation.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

constexpr std::size_t kMaxErrors = 20;
constexpr std::size_t kToldEvery = 256; ///< steps
constexpr std::string_view kOptionKey = "option";
constexpr std::string_view kPositionKey = "position";
constexpr std::string_view kNameKey = "name";
constexpr std::string_view kNoteKey = "note";

std::size_t stepsIn(const YamlNode& save)
{
    const auto count = [](const YamlNode& line) {
        const YamlNode* steps = line.find("steps");
        return steps != nullptr ? steps->items.size() : std::size_t{0};
    };
    std::size_t all = count(save);
    if (const YamlNode* branches = save.find("branches"))
        for (const YamlNode& branch : branches->items) all += count(branch);
    return all;
}

class RecordWriter {
public:
    RecordWriter(const Game& game, YamlNode& save) : m_journal(game.journal()), m_game(game), m_save(save) {}

    /// Gives the number in the file of each node.
    std::vector<int> write()
    {
        write(m_journal.node(0), m_save);
        const auto place = m_save.keys.size();
        m_save.add("here", YamlNode::number(0));
        YamlNode steps = YamlNode::list();
        if (!m_journal.node(0).children.empty()) writeLine(m_journal.node(0).children.front(), steps);
        YamlNode branches = YamlNode::list();
        for (std::size_t number = 0; number < m_order.size(); ++number) {
            const std::vector<int>& children = m_journal.node(m_order[number]).children;
            for (std::size_t i = 1; i < children.size(); ++i) {
                YamlNode& branch = branches.append(YamlNode::map());
                branch.add("from", YamlNode::number(static_cast<int>(number)));
                writeLine(children[i], branch.add("steps", YamlNode::list()));
            }
        }
        const auto here = std::ranges::find(m_order, m_here);
        m_save.items[place] = YamlNode::number(static_cast<int>(here - m_order.begin()));
        m_save.add("steps", std::move(steps));
        if (!branches.items.empty()) m_save.add("branches", std::move(branches));
        std::vector<int> numbers(static_cast<std::size_t>(m_journal.size()));
        for (std::size_t i = 0; i < m_order.size(); ++i)
            numbers[static_cast<std::size_t>(m_order[i])] = static_cast<int>(i);
        return numbers;
    }

private:
    /// A node and the first children after it.
    void writeLine(int node, YamlNode& steps)
    {
        m_game.goTo(m_journal.node(node).parent);
        for (;;) {
            const Journal::Node& read = m_journal.node(node);
            YamlNode& written = steps.append(stepNode(read.step));
            write(read, written);
            m_order.push_back(node);
            if (read.children.empty()) return;
            m_game.goTo(node);
            node = read.children.front();
        }
    }

    YamlNode stepNode(const Step& step) const
    {
        const Rules& rules = m_game.rules();
        if (const auto* move = std::get_if<Move>(&step)) return writeMove(rules, *move);
        if (const auto* outcome = std::get_if<Outcome>(&step))
            return writeOutcome(rules, m_game.pending().chance, *outcome);
        YamlNode node = YamlNode::map();
        if (const auto* change = std::get_if<OptionChange>(&step))
            node.add(std::string(kOptionKey), YamlNode::map()).add(change->id, optionNode(change->value));
        else
            node.add(std::string(kPositionKey), writePosition(rules, std::get<PositionEdit>(step).facts));
        return node;
    }

    static void write(const Journal::Node& read, YamlNode& node)
    {
        if (!read.name.empty()) node.add(std::string(kNameKey), YamlNode::words(read.name));
        if (!read.note.empty()) node.add(std::string(kNoteKey), YamlNode::words(read.note));
    }

    const Journal& m_journal;
    Game m_game; ///< walks the lines, so that outcomes can be worded
    const int m_here = m_game.here();
    YamlNode& m_save;
    std::vector<int> m_order{0}; ///< nodes by their numbers in the file
};

class RecordReader {
public:
    RecordReader(const std::string& file, Game& game, Errors& errors, const Replayed& told)
        : m_file(file), m_game(game), m_errors(errors), m_told(told)
    {}

    /// Gives the node of each number in the file; -1: it could not be played.
    std::vector<int> read(const YamlNode& save)
    {
        m_all = stepsIn(save);
        readNotes(save, 0);
        if (const YamlNode* steps = save.find("steps")) readLine(*steps, "steps");
        if (const YamlNode* branches = save.find("branches"))
            for (std::size_t i = 0; i < branches->items.size() && m_wanted; ++i)
                readBranch(branches->items[i], "branches[" + std::to_string(i) + ']');
        int here = 0;
        if (const YamlNode* node = save.find("here")) toInteger(*node, here);
        if (here < static_cast<int>(m_nodes.size())) m_game.goTo(m_nodes[static_cast<std::size_t>(here)].lastGood);
        std::vector<int> nodes;
        for (const Played& played : m_nodes) nodes.push_back(played.good ? played.lastGood : -1);
        return nodes;
    }

private:
    /// What became of a numbered step: its node, or the last one before it that could be played.
    struct Played {
        int lastGood = 0;
        bool good = true;
    };

    void readBranch(const YamlNode& node, const std::string& path)
    {
        int from = 0;
        toInteger(*node.find("from"), from);
        if (from >= static_cast<int>(m_nodes.size())) {
            reportError(*node.find("from"), path + ".from", "save-branch", {{"from", std::to_string(from)}});
            return;
        }
        const Played start = m_nodes[static_cast<std::size_t>(from)];
        m_game.goTo(start.lastGood);
        readLine(*node.find("steps"), path + ".steps", start.good);
    }

    void readLine(const YamlNode& steps, const std::string& path, bool good = true)
    {
        for (std::size_t i = 0; i < steps.items.size() && isWanted(); ++i) {
            good = good && step(steps.items[i], path + '[' + std::to_string(i) + ']');
            if (good) readNotes(steps.items[i], m_game.here());
            m_nodes.push_back({m_game.here(), good});
        }
    }

    /// Says from time to time how far it is.
    bool isWanted()
    {
        const std::size_t played = m_nodes.size() - 1;
        if (m_wanted && m_told && played % kToldEvery == 0)
            m_wanted = m_told(static_cast<double>(played) / static_cast<double>(m_all));
        return m_wanted;
    }

    bool step(const YamlNode& node, const std::string& path)
    {
        if (!node.isMap()) return reportError(node, path, "move-needs-map");
        if (const YamlNode* option = node.find(kOptionKey)) return change(*option, path);
        if (const YamlNode* position = node.find(kPositionKey)) return edit(*position, path);
        if (node.find(kVerbKey) != nullptr) return move(node, path);
        return outcome(node, path);
    }

    bool move(const YamlNode& node, const std::string& path)
    {
        YamlNode bare = node;
        for (const std::string_view key : {kNameKey, kNoteKey}) {
            const auto found = std::ranges::find(bare.keys, key, &YamlNode::Key::text);
            if (found == bare.keys.end()) continue;
            bare.items.erase(bare.items.begin() + (found - bare.keys.begin()));
            bare.keys.erase(found);
        }
        const Result<Move> move = readMove(m_game.rules(), bare, m_file, path);
        if (!move) return reportError(move.error());
        const Refusal refusal = m_game.apply(*move);
        if (!refusal) return true;
        return reportError(node, path, "save-step", {{"rule", wordFor(m_game.rules(), Space::Rule, refusal.rule)}});
    }

    bool outcome(const YamlNode& node, const std::string& path)
    {
        if (m_game.pending().pending != Pending::Chance) return reportError(node, path, "save-outcome");
        const Result<Outcome> outcome = readOutcome(m_game.rules(), m_game.pending().chance, node, m_file, path);
        if (!outcome) return reportError(outcome.error());
        return m_game.applyStep(*outcome) || reportError(node, path, "save-outcome");
    }

    bool change(const YamlNode& node, const std::string& path)
    {
        if (!node.isMap() || node.keys.size() != 1 || !node.items.front().isScalar())
            return reportError(node, path, "save-option");
        const Result<void> done = m_game.setOption(node.keys.front().text, optionValue(node.items.front()));
        if (done) return true;
        Errors errors = done.error();
        for (Error& error : errors) {
            error.file = m_file;
            error.line = node.keys.front().line;
            error.column = node.keys.front().column;
            error.path = path;
        }
        return reportError(errors);
    }

    bool edit(const YamlNode& node, const std::string& path)
    {
        Errors errors;
        const ErrorCollector collector(m_file, errors);
        Facts facts;
        for (const WrittenFact& written : readPosition(node, FieldPaths(m_game.rules()), path, collector))
            facts.push_back(written.fact);
        if (!errors.empty()) return reportError(errors);
        const Refusal refusal = m_game.edit(facts);
        if (!refusal) return true;
        return reportError(node, path, "save-step", {{"rule", wordFor(m_game.rules(), Space::Rule, refusal.rule)}});
    }

    void readNotes(const YamlNode& node, int journalNode)
    {
        if (const YamlNode* name = node.find(kNameKey)) m_game.rename(journalNode, name->text);
        if (const YamlNode* note = node.find(kNoteKey)) m_game.setNote(journalNode, note->text);
    }

    bool reportError(const YamlNode& node, const std::string& path, std::string code, ErrorArgs args = {})
    {
        return reportError({errorAt(node, m_file, path, std::move(code), std::move(args))});
    }
    bool reportError(const Errors& errors)
    {
        for (const Error& error : errors)
            if (m_errors.size() < kMaxErrors) m_errors.push_back(error);
        return false;
    }

    const std::string& m_file;
    Game& m_game;
    Errors& m_errors;
    const Replayed& m_told;
    std::size_t m_all = 0; ///< steps in the file
    bool m_wanted = true;
    std::vector<Played> m_nodes{Played{}}; ///< by number in the file
};

} // namespace

std::vector<int> writeRecord(const Game& game, YamlNode& save) { return RecordWriter(game, save).write(); }

std::vector<int> readRecord(const YamlNode& save, const std::string& file, Game& game, Errors& errors,
                            const Replayed& told)
{
    return RecordReader(file, game, errors, told).read(save);
}

} // namespace marches::engine
