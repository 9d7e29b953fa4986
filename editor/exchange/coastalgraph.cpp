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

std::vector<ForeignConnection> CoastalGraph::connections() const
{
    std::vector<ForeignConnection> all;
    for (const auto& [ends, who] : m_entries) {
        const auto& [from, to] = ends;
        const auto back = m_entries.find({to, from});
        if (back != m_entries.end() && to < from) continue; // made from the other side
        const int both = who | (back == m_entries.end() ? 0 : back->second);
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
    for (const auto& [ends, who] : m_entries) {
        const auto back = m_entries.find({ends.second, ends.first});
        const int other = back == m_entries.end() ? 0 : back->second;
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
