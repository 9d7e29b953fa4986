// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/casefile.h"

#include <algorithm>

#include "engine/diplomacy/adjudication/orders.h"
#include "engine/diplomacy/orders/orderline.h"
#include "engine/diplomacy/referee/casechoices.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine::referee {

namespace {

constexpr std::string_view kFormat = "marches-diplomacy-cases 1";
constexpr int kMostCases = 20'000;
constexpr int kMostUnits = adjudication::kMostPlaces;

Schema unitLists() { return Schema::mapOf(Schema::list(Schema::text(40), 0, kMostUnits)); }

Schema stepShape()
{
    const Schema order = Schema::object("case-order", {{"power", Schema::id(), true},
                                                       {"order", Schema::text(200), true},
                                                       {"result", Schema::word({"succeeds", "fails", "void"})},
                                                       {"dislodged", Schema::flag()},
                                                       {"soft", Schema::flag()}});
    const Schema places = Schema::list(Schema::text(40), 0, kMostUnits);
    const Schema dislodged = Schema::object("case-beaten", {{"power", Schema::id(), true},
                                                            {"unit", Schema::text(40), true},
                                                            {"by", Schema::text(40)},
                                                            {"retreats", places}});
    const Schema gone =
        Schema::object("case-removed", {{"power", Schema::id(), true}, {"unit", Schema::text(40), true}});
    const Schema expect = Schema::object("case-expect", {{"units", unitLists()},
                                                         {"dislodged", Schema::list(dislodged, 0, kMostUnits)},
                                                         {"removed", Schema::list(gone, 0, kMostUnits)},
                                                         {"contested", places}});
    return Schema::object("case-step", {{"phase", Schema::word({"movement", "retreat", "adjustment"}), true},
                                        {"units", unitLists()},
                                        {"centres", unitLists()},
                                        {"adjust", Schema::mapOf(Schema::integer(-kMostUnits, kMostUnits))},
                                        {"orders", Schema::list(order, 0, kMostUnits)},
                                        {"expect", expect}});
}

const Schema& caseShape()
{
    static const Schema kShape = [] {
        const Schema one = Schema::object("case", {{"id", Schema::text(60), true},
                                                   {"title", Schema::text(300), true},
                                                   {"issues", Schema::any()},
                                                   {"choice", Schema::any()},
                                                   {"sources", Schema::any()},
                                                   {"paradox", Schema::flag()},
                                                   {"note", Schema::text()},
                                                   {"steps", Schema::list(stepShape(), 1, 100), true}});
        return Schema::object("cases", {{"format", Schema::text(60), true},
                                        {"board", Schema::text(100), true},
                                        {"rules", Schema::object("case-rules", choiceFields())},
                                        {"cases", Schema::list(one, 0, kMostCases), true}});
    }();
    return kShape;
}

/// Turns checked nodes into cases, and collects what is wrong with the words in them.
class CaseReader {
public:
    CaseReader(const YamlNode& root, const std::string& file, const orders::Lexicon& lexicon)
        : m_root(root), m_file(file), m_lexicon(lexicon)
    {}

    Result<CaseCollection> run()
    {
        m_collection.file = m_file;
        if (const YamlNode* rules = m_root.find("rules")) m_collection.choices = readChoices(*rules);
        for (const YamlNode& node : m_root.find("cases")->items) {
            OrderCase one;
            one.id = node.find("id")->text;
            one.title = node.find("title")->text;
            one.line = node.line;
            for (const YamlNode& stepNode : node.find("steps")->items)
                one.steps.push_back(step(stepNode, one.steps.empty()));
            m_collection.cases.push_back(std::move(one));
        }
        if (!m_errors.empty()) return fail(std::move(m_errors));
        return std::move(m_collection);
    }

private:
    int power(std::string_view name)
    {
        std::vector<std::string>& powers = m_collection.powers;
        const auto found = std::ranges::find(powers, name);
        if (found != powers.end()) return static_cast<int>(found - powers.begin());
        powers.emplace_back(name);
        return static_cast<int>(powers.size()) - 1;
    }
    /// An order in its own line of the file, so that errors point there.
    std::optional<orders::WrittenOrder> order(const YamlNode& node, const std::string& text)
    {
        const orders::OrderLine read = orders::readOrderLine(text, m_lexicon, m_file, node.line);
        for (Error error : read.errors) {
            if (m_errors.size() >= kMaxErrors) break;
            error.column += node.column - 1;
            m_errors.push_back(std::move(error));
        }
        if (!read.errors.empty()) return {};
        if (read.orders.size() == 1) return read.orders.front();
        reportUnclear(node);
        return {};
    }
    void reportUnclear(const YamlNode& node)
    {
        if (m_errors.size() < kMaxErrors)
            m_errors.push_back(errorAt(node, m_file, {}, "case-unit-unclear", {{"text", node.text}}));
    }
    CaseUnit unit(const YamlNode& node, std::string_view whose)
    {
        CaseUnit unit;
        unit.power = power(whose);
        const std::optional<orders::WrittenOrder> read = order(node, node.text + " H");
        if (!read) return unit;
        if (read->unit == orders::UnitKind::Unknown || read->kind != orders::OrderKind::Hold) reportUnclear(node);
        unit.kind = read->unit;
        unit.place = read->place;
        return unit;
    }
    int place(const YamlNode& node)
    {
        const std::optional<orders::WrittenOrder> read = order(node, node.text + " H");
        return read ? read->place : 0;
    }
    Mask places(const YamlNode& list)
    {
        Mask mask;
        for (const YamlNode& node : list.items)
            if (const int where = place(node); Mask::inRange(where)) mask.set(where);
        return mask;
    }
    std::vector<CaseUnit> units(const YamlNode& map)
    {
        std::vector<CaseUnit> all;
        for (std::size_t i = 0; i < map.keys.size(); ++i)
            for (const YamlNode& node : map.items[i].items) all.push_back(unit(node, map.keys[i].text));
        return all;
    }
    std::vector<CaseUnit> removed(const YamlNode& list)
    {
        std::vector<CaseUnit> all;
        for (const YamlNode& node : list.items) all.push_back(unit(*node.find("unit"), node.find("power")->text));
        return all;
    }

    CaseStep step(const YamlNode& node, bool first)
    {
        CaseStep step;
        step.line = node.line;
        const std::string& phase = node.find("phase")->text;
        step.phase = phase == "movement"  ? CaseStep::Phase::Movement
                     : phase == "retreat" ? CaseStep::Phase::Retreat
                                          : CaseStep::Phase::Adjustment;
        if (const YamlNode* given = node.find("units"))
            step.units = units(*given);
        else if (first)
            m_errors.push_back(errorAt(node, m_file, {}, "case-needs-units"));
        if (const YamlNode* centres = node.find("centres"))
            for (std::size_t i = 0; i < centres->keys.size(); ++i)
                step.centres.emplace_back(power(centres->keys[i].text), places(centres->items[i]));
        if (const YamlNode* due = node.find("adjust"))
            for (std::size_t i = 0; i < due->keys.size(); ++i) {
                int count = 0;
                toInteger(due->items[i], count);
                step.due.emplace_back(power(due->keys[i].text), count);
            }
        if (const YamlNode* list = node.find("orders"))
            for (const YamlNode& entry : list->items) addOrder(step, entry);
        if (const YamlNode* expect = node.find("expect")) readExpectation(step, *expect);
        return step;
    }
    void addOrder(CaseStep& step, const YamlNode& node)
    {
        const YamlNode& text = *node.find("order");
        const std::optional<orders::WrittenOrder> read = order(text, text.text);
        if (!read) return;
        CaseOrder added;
        added.order = *read;
        added.power = power(node.find("power")->text);
        added.written = text.text;
        added.line = text.line;
        if (const YamlNode* result = node.find("result")) added.result = result->text;
        if (const YamlNode* soft = node.find("soft")) toFlag(*soft, added.soft);
        if (const YamlNode* dislodged = node.find("dislodged")) toFlag(*dislodged, added.dislodged);
        step.orders.push_back(std::move(added));
    }
    void readExpectation(CaseStep& step, const YamlNode& node)
    {
        if (const YamlNode* after = node.find("units")) step.unitsAfter = units(*after);
        if (const YamlNode* gone = node.find("removed")) step.removed = removed(*gone);
        if (const YamlNode* contested = node.find("contested")) step.contested = places(*contested);
        const YamlNode* list = node.find("dislodged");
        if (list == nullptr) return;
        step.dislodged.emplace();
        for (const YamlNode& entry : list->items) {
            CaseDislodged dislodged;
            dislodged.unit = unit(*entry.find("unit"), entry.find("power")->text);
            if (const YamlNode* by = entry.find("by")) dislodged.by = place(*by);
            if (const YamlNode* ways = entry.find("retreats")) dislodged.retreats = places(*ways);
            step.dislodged->push_back(dislodged);
        }
    }

    const YamlNode& m_root;
    const std::string& m_file;
    const orders::Lexicon& m_lexicon;
    CaseCollection m_collection;
    Errors m_errors;
};

/// The value of a key that begins a line, as far as the eye can see; for a quick look before anything is parsed.
std::string_view headValue(std::string_view bytes, std::string_view key)
{
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        std::string_view line = bytes.substr(0, end);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        if (!line.starts_with(key) || line.size() <= key.size() || line[key.size()] != ':') continue;
        line.remove_prefix(key.size() + 1);
        while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
        return line;
    }
    return {};
}

} // namespace

bool isCaseFile(std::string_view bytes) { return headValue(bytes, "format").starts_with("marches-diplomacy-cases"); }

std::string caseBoard(std::string_view bytes) { return std::string(headValue(bytes, "board")); }

Result<CaseCollection> readCases(std::string_view bytes, const std::string& file, const orders::Lexicon& lexicon)
{
    const Result<YamlNode> root = readYaml(bytes, file);
    if (!root) return fail(root.error());
    Errors errors;
    checkSchema(*root, caseShape(), file, {}, errors);
    if (errors.empty() && root->find("format")->text != kFormat)
        errors.push_back(
            errorAt(*root->find("format"), file, "format", "case-format", {{"name", root->find("format")->text}}));
    if (!errors.empty()) return fail(std::move(errors));
    return CaseReader(*root, file, lexicon).run();
}

} // namespace marches::engine::referee
