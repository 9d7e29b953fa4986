// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/coastalgraph.h"

namespace marches::editor {

void CoastalGraph::add(const std::string& from, const std::string& to, int who)
{
    const std::string province = from.substr(0, from.find('/'));
    if (province == to.substr(0, to.find('/'))) return;
    m_entries[{from, to}] |= who;
    m_who[province] |= who;
}

std::map<std::pair<std::string, std::string>, int> CoastalGraph::withoutDoubles() const
{
    const auto provinceOf = [](const std::string& end) { return end.substr(0, end.find('/')); };
    std::set<std::pair<std::string, std::string>> byCoast; // provinces: one with coasts, and where to
    for (const auto& [ends, who] : m_entries)
        for (const auto& [coast, other] : {ends, std::pair(ends.second, ends.first)})
            if ((who & kFleet) != 0 && coast.find('/') != std::string::npos)
                byCoast.insert({provinceOf(coast), provinceOf(other)});
    std::map<std::pair<std::string, std::string>, int> entries;
    for (const auto& [ends, who] : m_entries) {
        const auto& [from, to] = ends;
        const auto doubled = [&](const std::string& end, const std::string& other) {
            return end.find('/') == std::string::npos && byCoast.contains({end, provinceOf(other)});
        };
        const int left = doubled(from, to) || doubled(to, from) ? who & ~kFleet : who;
        if (left != 0) entries.emplace(ends, left);
    }
    return entries;
}

std::vector<ForeignConnection> CoastalGraph::connections() const
{
    std::vector<ForeignConnection> all;
    const auto entries = withoutDoubles();
    for (const auto& [ends, who] : entries) {
        const auto& [from, to] = ends;
        const auto back = entries.find({to, from});
        if (back != entries.end() && to < from) continue; // made from the other side
        const int both = who | (back == entries.end() ? 0 : back->second);
        ForeignConnection connection;
        connection.from = from;
        connection.to = to;
        if (both == kArmy) connection.onlyFor = {"army"};
        if (both == kFleet) connection.onlyFor = {"fleet"};
        all.push_back(std::move(connection));
    }
    return all;
}

std::vector<std::pair<std::string, std::string>> CoastalGraph::oneSided() const
{
    std::vector<std::pair<std::string, std::string>> all;
    const auto entries = withoutDoubles();
    for (const auto& [ends, who] : entries) {
        const auto back = entries.find({ends.second, ends.first});
        const int other = back == entries.end() ? 0 : back->second;
        if ((who & ~other) != 0) all.push_back(ends);
    }
    return all;
}

bool CoastalGraph::isSea(const std::string& province) const
{
    const auto found = m_who.find(province);
    return found != m_who.end() && found->second == kFleet;
}

std::set<std::string> CoastalGraph::coasts() const
{
    std::set<std::string> all;
    for (const auto& [ends, who] : m_entries)
        for (const std::string& end : {ends.first, ends.second})
            if (end.find('/') != std::string::npos) all.insert(end);
    return all;
}

std::string coastName(const std::string& code)
{
    if (code == "nc") return "north coast";
    if (code == "sc") return "south coast";
    if (code == "ec") return "east coast";
    if (code == "wc") return "west coast";
    return code;
}

} // namespace marches::editor
