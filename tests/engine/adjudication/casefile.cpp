// SPDX-License-Identifier: GPL-3.0-or-later
#include "casefile.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <set>
#include <sstream>
#include <stdexcept>

#include <yaml-cpp/yaml.h>

#include "engine/package/mappackage.h"

namespace marches::test {

using namespace engine::adjudication;

namespace {

std::string lower(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// "F Spa/nc": a unit as the files write it.
std::string spelling(const OrderBoard& board, const Unit& unit, std::int16_t place)
{
    return (unit.kind == UnitClass::Fleet ? "F " : "A ") + board.name(place);
}

UnitClass unitClass(const std::string& word)
{
    if (word == "A") return UnitClass::Army;
    if (word == "F") return UnitClass::Fleet;
    throw std::runtime_error("unit '" + word + "'?");
}

std::vector<std::string> split(const std::string& text)
{
    std::istringstream in(text);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

/// One value of a rule of the head, and what it sets.
template <class T> void choose(const YAML::Node& rules, const char* key, T& target, const std::map<std::string, T>& values)
{
    if (!rules[key]) return;
    const auto found = values.find(rules[key].as<std::string>());
    if (found == values.end()) throw std::runtime_error(std::string("value of ") + key);
    target = found->second;
}

Choices readChoices(const YAML::Node& rules)
{
    Choices c;
    choose(rules, "convoy_paradox", c.paradox,
           {{"szykman", ConvoyParadox::Szykman},
            {"all_hold", ConvoyParadox::AllHold},
            {"dptg", ConvoyParadox::Dptg},
            {"rule_1971", ConvoyParadox::Rule1971},
            {"rule_1982", ConvoyParadox::Rule1982},
            {"rule_2000", ConvoyParadox::Rule2000}});
    choose(rules, "adjacent_convoy", c.adjacentConvoy,
           {{"asked_or_own_fleet", AdjacentConvoy::AskedOrOwnFleet},
            {"always", AdjacentConvoy::Always},
            {"head_to_head", AdjacentConvoy::HeadToHead},
            {"asked_only", AdjacentConvoy::AskedOnly},
            {"asked_even_where_long", AdjacentConvoy::AskedEvenWhereLong}});
    choose(rules, "multi_route", c.multiRoute,
           {{"any_open_route", MultiRoute::AnyOpenRoute},
            {"all_routes", MultiRoute::AllRoutes},
            {"forbidden", MultiRoute::Forbidden}});
    choose(rules, "civil_disorder", c.disorderCentres,
           {{"distance_to_owned_centres", DisorderCentres::Owned}, {"distance_to_home_centres", DisorderCentres::Home}});
    const std::map<std::string, bool> yesNo{{"true", true}, {"false", false}};
    choose(rules, "convoy_fallback_to_land", c.convoyFallsBackToLand, yesNo);
    choose(rules, "retreat_to_convoyed_attacker", c.retreatToConvoyedAttacker, yesNo);
    choose(rules, "convoy_cuts_support_against_itself", c.convoyCutsSupportAgainstItself, yesNo);
    choose(rules, "dislodged_never_bounces", c.dislodgedNeverBounces, yesNo);
    choose(rules, "impossible_means_hold", c.impossibleMeansHold, yesNo);
    const std::map<std::string, MissingCoast> coast{{"fails", MissingCoast::Fails},
                                                    {"first_reachable", MissingCoast::FirstReachable}};
    choose(rules, "two_coasts", c.twoCoasts, coast);
    choose(rules, "one_coast", c.oneCoast, coast);
    choose(rules, "wrong_coast", c.wrongCoast, coast);
    choose(rules, "build_coast", c.buildCoast, coast);
    const std::map<std::string, Surplus> surplus{
        {"first_stand", Surplus::FirstStand}, {"last_stand", Surplus::LastStand}, {"none_stands", Surplus::NoneStands}};
    choose(rules, "builds", c.builds, surplus);
    choose(rules, "builds_in_one_place", c.buildsInOnePlace, surplus);
    choose(rules, "removals", c.removals, surplus);
    choose(rules, "waiving", c.waivingAllowed, yesNo);
    choose(rules, "support_without_order", c.supportWithoutOrder, yesNo);
    choose(rules, "civil_disorder_ways", c.disorderWays,
           {{"any", DisorderWays::Any}, {"armies_by_sea", DisorderWays::ArmiesBySea}, {"own", DisorderWays::Own}});
    choose(rules, "support_coast", c.supportCoast,
           {{"optional", SupportCoast::Optional},
            {"required_when_ambiguous", SupportCoast::RequiredWhenAmbiguous},
            {"ignored", SupportCoast::Ignored}});
    return c;
}

struct BeatenUnit {
    Unit unit;
    Beaten facts;
};

/// The position of a case as its steps change it.
class CasePlayer {
public:
    CasePlayer(const OrderBoard& board, const Choices& choices) : m_board(board), m_choices(choices) {}

    std::vector<std::string> play(const YAML::Node& steps)
    {
        for (const YAML::Node& step : steps) {
            const std::string phase = step["phase"].as<std::string>();
            if (phase == "movement")
                movement(step);
            else if (phase == "retreat")
                retreat(step);
            else
                adjustment(step);
        }
        return m_differences;
    }

private:
    std::int16_t place(const std::string& word) const
    {
        const std::int16_t found = m_board.place(word);
        if (found == kNone) throw std::runtime_error("place '" + word + "'?");
        return found;
    }

    std::uint8_t power(const std::string& name)
    {
        const auto found = std::find(m_powers.begin(), m_powers.end(), name);
        if (found != m_powers.end()) return static_cast<std::uint8_t>(found - m_powers.begin());
        m_powers.push_back(name);
        return static_cast<std::uint8_t>(m_powers.size() - 1);
    }

    void readUnits(const YAML::Node& units)
    {
        m_units.clear();
        for (const auto& entry : units)
            for (const YAML::Node& unit : entry.second) {
                const std::vector<std::string> words = split(unit.as<std::string>());
                Unit& added = m_units.emplace_back();
                added.kind = unitClass(words.at(0));
                added.place = place(words.at(1));
                added.power = power(entry.first.as<std::string>());
            }
    }

    int unitIn(std::int16_t where) const
    {
        const std::int16_t province = m_board.theatre.province(where);
        for (std::size_t i = 0; i < m_units.size(); ++i)
            if (m_board.theatre.province(m_units[i].place) == province) return static_cast<int>(i);
        return -1;
    }

    Order readOrder(const std::vector<std::string>& words) const
    {
        Order order;
        const std::string& verb = words.at(2);
        if (verb == "H") {
            order.kind = OrderKind::Hold;
        } else if (verb == "-") {
            order = {OrderKind::Move, words.size() > 4, kNone, place(words.at(3))};
        } else if (verb == "C") {
            order = {OrderKind::Convoy, false, place(words.at(4)), place(words.at(6))};
        } else if (words.size() > 5) {
            order = {OrderKind::SupportMove, false, place(words.at(4)), place(words.at(6))};
        } else {
            order = {OrderKind::SupportHold, false, place(words.at(4)), kNone};
        }
        return order;
    }

    void differ(const std::string& what) { m_differences.push_back(what); }

    void compare(const std::string& what, const std::set<std::string>& expected, const std::set<std::string>& found)
    {
        for (const std::string& item : expected)
            if (!found.contains(item)) differ(what + ": missing " + item);
        for (const std::string& item : found)
            if (!expected.contains(item)) differ(what + ": unexpected " + item);
    }

    void compareUnits(const YAML::Node& units)
    {
        std::set<std::string> expected;
        for (const auto& entry : units)
            for (const YAML::Node& unit : entry.second)
                expected.insert(entry.first.as<std::string>() + " " + unit.as<std::string>());
        std::set<std::string> found;
        for (const Unit& unit : m_units) found.insert(m_powers[unit.power] + " " + spelling(m_board, unit, unit.place));
        compare("units", expected, found);
    }

    static const char* word(Outcome outcome)
    {
        return outcome == Outcome::Succeeds ? "succeeds" : outcome == Outcome::Fails ? "fails" : "void";
    }

    void grade(const YAML::Node& order, const char* found)
    {
        if (!order["result"] || (order["soft"] && order["soft"].as<bool>())) return;
        if (order["result"].as<std::string>() != found) differ("'" + order["order"].as<std::string>() + "' " + found);
    }

    void movement(const YAML::Node& step)
    {
        readUnits(step["units"]);
        std::vector<Order> orders(m_units.size());
        std::vector<std::pair<int, YAML::Node>> given;
        for (const YAML::Node& entry : step["orders"]) {
            const std::vector<std::string> words = split(entry["order"].as<std::string>());
            const int unit = unitIn(place(words.at(1)));
            const std::uint8_t who = power(entry["power"].as<std::string>());
            if (unit < 0 || m_units[static_cast<std::size_t>(unit)].power != who) {
                grade(entry, "void"); // another's unit, or none
                continue;
            }
            orders[static_cast<std::size_t>(unit)] = readOrder(words);
            given.emplace_back(unit, entry);
        }
        Adjudicator adjudicator(m_board.theatre, m_choices);
        adjudicator.resolve(m_units, orders, m_resolution);
        for (const auto& [unit, entry] : given) {
            const Result& result = m_resolution.results()[static_cast<std::size_t>(unit)];
            grade(entry, word(result.outcome));
            const bool expected = entry["dislodged"] && entry["dislodged"].as<bool>();
            if (expected != (result.dislodgedBy >= 0)) differ("'" + entry["order"].as<std::string>() + "' dislodged or not");
        }
        afterMoves(step["expect"]);
    }

    void afterMoves(const YAML::Node& expect)
    {
        std::set<std::string> beaten;
        m_beaten.clear();
        for (const Beaten& one : m_resolution.beaten()) {
            const Unit& unit = m_units[static_cast<std::size_t>(one.unit)];
            m_beaten.push_back({unit, one});
            std::set<std::string> ways;
            one.retreats.forEach([&](int way) { ways.insert(m_board.name(static_cast<std::int16_t>(way))); });
            std::string text = m_powers[unit.power] + " " + spelling(m_board, unit, unit.place) + " by " +
                               m_board.name(m_board.theatre.province(m_units[static_cast<std::size_t>(one.by)].place)) + ":";
            for (const std::string& way : ways) text += " " + way;
            beaten.insert(text);
        }
        std::set<std::string> expected;
        for (const YAML::Node& one : expect["dislodged"]) {
            std::set<std::string> ways;
            for (const YAML::Node& way : one["retreats"]) ways.insert(way.as<std::string>());
            std::string text = one["power"].as<std::string>() + " " + one["unit"].as<std::string>() + " by " +
                               m_board.name(m_board.theatre.province(place(one["by"].as<std::string>()))) + ":";
            for (const std::string& way : ways) text += " " + way;
            expected.insert(text);
        }
        compare("dislodged", expected, beaten);
        std::set<std::string> contested;
        m_resolution.contested().forEach([&](int p) { contested.insert(m_board.name(static_cast<std::int16_t>(p))); });
        std::set<std::string> named;
        for (const YAML::Node& one : expect["contested"]) named.insert(one.as<std::string>());
        compare("contested", named, contested);
        std::vector<Unit> left;
        for (std::size_t i = 0; i < m_units.size(); ++i) {
            if (m_resolution.results()[i].dislodgedBy >= 0) continue;
            left.push_back(m_units[i]);
            left.back().place = m_resolution.places()[i];
        }
        m_units = std::move(left);
        compareUnits(expect["units"]);
    }

    void retreat(const YAML::Node& step)
    {
        std::vector<Unit> units;
        std::vector<Beaten> facts;
        for (const BeatenUnit& one : m_beaten) {
            facts.push_back(one.facts);
            facts.back().unit = static_cast<std::int16_t>(units.size());
            units.push_back(one.unit);
        }
        std::vector<std::int16_t> targets(facts.size(), kNone);
        std::map<std::size_t, YAML::Node> given;
        for (const YAML::Node& entry : step["orders"]) {
            const std::vector<std::string> words = split(entry["order"].as<std::string>());
            const std::int16_t where = m_board.theatre.province(place(words.at(1)));
            const auto unit = std::find_if(units.begin(), units.end(), [&](const Unit& u) {
                return m_board.theatre.province(u.place) == where && u.power == power(entry["power"].as<std::string>());
            });
            if (unit == units.end() || words.at(2) != "R") {
                grade(entry, "void"); // nobody else does anything now
                continue;
            }
            const std::size_t index = static_cast<std::size_t>(unit - units.begin());
            targets[index] = place(words.at(3));
            given[index] = entry;
        }
        std::vector<Retreat> ends(facts.size());
        std::vector<std::int16_t> places(facts.size());
        resolveRetreats(m_board.theatre, units, facts, targets, ends, places);
        std::set<std::string> removed;
        for (std::size_t i = 0; i < facts.size(); ++i) {
            if (given.contains(i))
                grade(given[i], ends[i] == Retreat::Escapes ? "succeeds" : ends[i] == Retreat::Impossible ? "void" : "fails");
            if (places[i] == kNone) {
                removed.insert(m_powers[units[i].power] + " " + spelling(m_board, units[i], units[i].place));
                continue;
            }
            m_units.push_back(units[i]);
            m_units.back().place = places[i];
        }
        compareRemoved(step["expect"], removed);
        compareUnits(step["expect"]["units"]);
    }

    void compareRemoved(const YAML::Node& expect, const std::set<std::string>& removed)
    {
        std::set<std::string> expected;
        for (const YAML::Node& one : expect["removed"])
            expected.insert(one["power"].as<std::string>() + " " + one["unit"].as<std::string>());
        compare("removed", expected, removed);
    }

    void adjustment(const YAML::Node& step)
    {
        readUnits(step["units"]);
        std::set<std::string> removed;
        for (const auto& entry : step["adjust"]) {
            const std::string name = entry.first.as<std::string>();
            Winter winter;
            const std::vector<Unit> before = m_units;
            winter.units = before;
            winter.power = power(name);
            winter.due = entry.second.as<int>();
            winter.nameRank = m_board.nameRank;
            for (const YAML::Node& centre : step["centres"][name]) winter.ownCentres.set(place(centre.as<std::string>()));
            winter.homeCentres = homes(name);
            winter.sites = winter.ownCentres & winter.homeCentres;
            settle(step, name, winter, removed);
        }
        compareRemoved(step["expect"], removed);
        compareUnits(step["expect"]["units"]);
    }

    engine::Mask homes(const std::string& name) const
    {
        engine::Mask mask;
        const std::optional<int> region = m_board.board.findRegion(name);
        for (int p = 0; p < m_board.board.territoryCount(); ++p)
            if (region && m_board.board.place(p).region == *region && m_board.board.place(p).hasFlag("home")) mask.set(p);
        return mask;
    }

    void settle(const YAML::Node& step, const std::string& name, const Winter& winter, std::set<std::string>& removed)
    {
        std::vector<Adjustment> orders;
        std::vector<YAML::Node> given;
        for (const YAML::Node& entry : step["orders"]) {
            if (entry["power"].as<std::string>() != name) continue;
            const std::vector<std::string> words = split(entry["order"].as<std::string>());
            Adjustment& order = orders.emplace_back();
            order.kind = words.at(2) == "B" ? Adjustment::Kind::Build : Adjustment::Kind::Remove;
            order.unit = unitClass(words.at(0));
            order.place = place(words.at(1));
            given.push_back(entry);
        }
        WinterEnd end;
        resolveWinter(m_board.theatre, m_choices, winter, orders, end);
        for (std::size_t i = 0; i < orders.size(); ++i) {
            const bool done = end.ends[i] == AdjustmentEnd::Done;
            grade(given[i], done ? "succeeds" : "void");
            if (!done) continue;
            if (orders[i].kind == Adjustment::Kind::Remove) {
                m_units.erase(m_units.begin() + unitIn(orders[i].place));
                continue;
            }
            Unit& built = m_units.emplace_back();
            built.kind = orders[i].unit;
            built.place = end.places[i];
            built.power = winter.power;
        }
        for (std::size_t i = 0; i < end.disorderedCount; ++i) {
            const Unit& unit = winter.units[static_cast<std::size_t>(end.disordered[i])];
            removed.insert(name + " " + spelling(m_board, unit, unit.place));
            m_units.erase(m_units.begin() + unitIn(unit.place));
        }
    }

    const OrderBoard& m_board;
    Choices m_choices;
    std::vector<std::string> m_powers;
    std::vector<Unit> m_units;
    std::vector<BeatenUnit> m_beaten;
    Resolution m_resolution;
    std::vector<std::string> m_differences;
};

} // namespace

OrderBoard::OrderBoard()
{
    const auto map = engine::loadMap(std::string(MARCHES_SOURCE_DIR) + "/maps/diplomacy-europe");
    if (!map) throw std::runtime_error("maps/diplomacy-europe cannot be read");
    board = map->board;
    theatre = makeTheatre(board);
    std::vector<std::pair<std::string, std::int16_t>> names;
    for (int p = 0; p < board.placeCount(); ++p) {
        m_places[lower(board.place(p).abbreviation)] = static_cast<std::int16_t>(p);
        names.emplace_back(map->text((p < board.territoryCount() ? "territory." : "") + board.place(p).id + ".name"),
                           static_cast<std::int16_t>(p));
    }
    for (int p = 0; p < board.territoryCount(); ++p)
        if (names[static_cast<std::size_t>(p)].first.empty()) throw std::runtime_error("no name of " + board.place(p).id);
    std::sort(names.begin(), names.end());
    nameRank.resize(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        nameRank[static_cast<std::size_t>(names[i].second)] = static_cast<std::int16_t>(i);
}

std::int16_t OrderBoard::place(const std::string& abbreviation) const
{
    const auto found = m_places.find(lower(abbreviation));
    return found == m_places.end() ? kNone : found->second;
}

std::vector<OrderCase> listCases(const std::string& file)
{
    std::vector<OrderCase> cases;
    for (const YAML::Node& one : YAML::LoadFile(file)["cases"])
        cases.push_back({one["id"].as<std::string>(), one["title"].as<std::string>(), file});
    return cases;
}

std::vector<std::string> playCase(const OrderBoard& board, const std::string& file, const std::string& id)
{
    const YAML::Node root = YAML::LoadFile(file);
    for (const YAML::Node& one : root["cases"])
        if (one["id"].as<std::string>() == id) return CasePlayer(board, readChoices(root["rules"])).play(one["steps"]);
    return {"no such case"};
}

} // namespace marches::test
