// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/checks.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/base/bits.h"

namespace marches::engine {

namespace {

using Args = std::vector<std::pair<std::string, std::string>>;

std::string lower(std::string_view text)
{
    std::string small(text);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return small;
}

bool isTerritory(const Place& place) { return place.kind == PlaceKind::Land || place.kind == PlaceKind::Sea; }

/// Two connections serve a common class of piece.
bool serveTheSame(const Connection& a, const Connection& b)
{
    if (a.onlyFor.empty() || b.onlyFor.empty()) return true;
    return std::ranges::any_of(
        a.onlyFor, [&](const std::string& piece) { return std::ranges::find(b.onlyFor, piece) != b.onlyFor.end(); });
}

bool isCrossing(ConnectionKind kind)
{
    return kind == ConnectionKind::Bridge || kind == ConnectionKind::Ford || kind == ConnectionKind::Pass;
}

class BoardCheck {
public:
    BoardCheck(const Board& board, const std::vector<BarrierName>& barriers)
        : m_board(board), m_barriers(barriers), m_open(placeCount()), m_coasts(placeCount()), m_water(placeCount())
    {
        for (const BarrierName& barrier : barriers) m_barrierById.emplace(barrier.id, &barrier);
        for (int i = 0; i < board.placeCount(); ++i)
            if (board.place(i).kind == PlaceKind::Coast && board.place(i).parent >= 0)
                m_coasts[at(board.place(i).parent)].push_back(i);
        for (const Connection& connection : board.connections()) {
            const bool lane = connection.kind == ConnectionKind::SeaLane;
            if (lane || board.place(connection.to).kind == PlaceKind::Sea) m_water[at(connection.from)] = true;
            if (lane || board.place(connection.from).kind == PlaceKind::Sea) m_water[at(connection.to)] = true;
            if (!connection.open() || connection.from == connection.to) continue;
            m_open[at(connection.from)].push_back(connection.to);
            m_open[at(connection.to)].push_back(connection.from);
        }
    }

    std::vector<Problem> run()
    {
        checkSize();
        checkAbbreviations();
        checkAliases();
        checkConnections();
        checkConnectionsTwice();
        checkIsolated();
        checkParts();
        checkIslands();
        checkPorts();
        checkLakes();
        checkCoasts();
        checkRegions();
        checkBarriers();
        checkTracks();
        return std::move(m_problems);
    }

private:
    std::size_t placeCount() const { return m_board.places().size(); }
    const std::string& id(int place) const { return m_board.place(place).id; }
    void add(std::string problem, Severity severity, std::vector<std::string> where, Args args = {})
    {
        m_problems.push_back({std::move(problem), severity, std::move(where), std::move(args), false});
    }

    void checkSize()
    {
        // A board of tracks alone, as races have, needs no land.
        if (m_board.territoryCount() == 0 && m_board.tracks().empty()) add("no-territories", Severity::Error, {});
        if (!m_board.playable())
            add("too-many-places", Severity::Warning, {},
                {{"count", std::to_string(m_board.placeCount())}, {"limit", std::to_string(Mask::kCapacity)}});
    }

    void checkAbbreviations()
    {
        std::map<std::string, std::string> owner;
        for (const Place& place : m_board.places()) {
            if (place.abbreviation.empty()) continue;
            const auto [there, added] = owner.emplace(lower(place.abbreviation), place.id);
            if (!added)
                add("abbreviation-twice", Severity::Error, {there->second, place.id},
                    {{"abbreviation", place.abbreviation}, {"place", there->second}, {"other", place.id}});
        }
    }

    void checkAliases()
    {
        std::map<std::string, std::string> owner;
        for (const Place& place : m_board.places()) owner.emplace(lower(place.id), place.id);
        for (const Place& place : m_board.places())
            for (const std::string& alias : place.aliases) {
                const auto [there, added] = owner.emplace(lower(alias), place.id);
                if (!added)
                    add("alias-twice", Severity::Warning, {there->second, place.id},
                        {{"alias", alias}, {"place", there->second}, {"other", place.id}});
            }
    }

    void checkConnections()
    {
        for (const Connection& connection : m_board.connections()) {
            const Args both{{"place", id(connection.from)}, {"other", id(connection.to)}};
            const std::vector<std::string> ends{id(connection.from), id(connection.to)};
            if (connection.from == connection.to)
                add("connection-to-itself", Severity::Error, {id(connection.from)}, {{"place", id(connection.from)}});
            if (!connection.open() && connection.kind != ConnectionKind::Border)
                add("crossing-closed", Severity::Warning, ends, both);
            known(connection.barrier, "barrier-unknown", ends, both);
            const BarrierName* over = known(connection.over, "over-unknown", ends, both);
            if (isCrossing(connection.kind) && connection.over.empty())
                add("crossing-over-nothing", Severity::Hint, ends, both);
            if (over != nullptr && isCrossing(connection.kind) &&
                over->mountains != (connection.kind == ConnectionKind::Pass))
                add("crossing-of-wrong-kind", Severity::Warning, ends, with(both, {"barrier", over->id}));
        }
    }

    static Args with(Args args, std::pair<std::string, std::string> more)
    {
        args.push_back(std::move(more));
        return args;
    }

    const BarrierName* known(const std::string& barrier, const char* problem, const std::vector<std::string>& ends,
                             const Args& both)
    {
        if (barrier.empty()) return nullptr;
        const auto found = m_barrierById.find(barrier);
        if (found != m_barrierById.end()) return found->second;
        add(problem, Severity::Error, ends, with(both, {"name", barrier}));
        return nullptr;
    }

    void checkConnectionsTwice()
    {
        std::map<std::pair<int, int>, std::vector<const Connection*>> byPair;
        for (const Connection& connection : m_board.connections()) {
            const auto pair = std::minmax(connection.from, connection.to);
            std::vector<const Connection*>& others = byPair[pair];
            const bool twice = std::ranges::any_of(others, [&](const Connection* other) {
                return (other->kind == connection.kind || (other->open() && connection.open())) &&
                       serveTheSame(*other, connection);
            });
            if (twice)
                add("connection-twice", Severity::Warning, {id(pair.first), id(pair.second)},
                    {{"place", id(pair.first)}, {"other", id(pair.second)}});
            // A pair has a handful of connections at most on any map worth looking at.
            constexpr std::size_t kEnough = 16;
            if (others.size() < kEnough) others.push_back(&connection);
        }
    }

    bool anySeaJoined() const
    {
        for (int i = 0; i < m_board.placeCount(); ++i)
            if (m_board.place(i).kind == PlaceKind::Sea && !m_open[at(i)].empty()) return true;
        return false;
    }

    /// A sea zone alone is scenery where no sea zone is joined to anything.
    void checkIsolated()
    {
        const bool seasMatter = anySeaJoined();
        for (int i = 0; i < m_board.placeCount(); ++i) {
            const Place& place = m_board.place(i);
            const bool matters = place.kind == PlaceKind::Land || (place.kind == PlaceKind::Sea && seasMatter);
            if (matters && m_open[at(i)].empty() && !hasJoinedCoast(i) && m_board.territoryCount() > 1)
                add("territory-isolated", Severity::Warning, {place.id}, {{"place", place.id}});
        }
    }

    bool hasJoinedCoast(int territory) const
    {
        return std::ranges::any_of(m_coasts[at(territory)], [this](int coast) { return !m_open[at(coast)].empty(); });
    }

    /// Parts of the board that no open connection joins, the largest one excepted.
    void checkParts()
    {
        std::vector<int> part(placeCount(), -1);
        std::vector<std::vector<int>> members;
        for (int i = 0; i < m_board.placeCount(); ++i)
            if (isTerritory(m_board.place(i)) && part[at(i)] < 0 && (!m_open[at(i)].empty() || hasJoinedCoast(i)))
                members.push_back(reach(i, static_cast<int>(members.size()), part));
        std::ranges::sort(members, [](const auto& a, const auto& b) { return a.size() > b.size(); });
        for (std::size_t i = 1; i < members.size(); ++i) {
            std::vector<std::string> where;
            for (const int place : members[i]) where.push_back(id(place));
            add("board-in-parts", Severity::Warning, where,
                {{"place", where.front()}, {"count", std::to_string(where.size())}});
        }
    }

    /// Territories that can be reached from one; a territory and its coasts are one place here.
    std::vector<int> reach(int start, int number, std::vector<int>& part) const
    {
        std::vector<int> found;
        std::vector<int> next{start};
        part[at(start)] = number;
        while (!next.empty()) {
            const int place = next.back();
            next.pop_back();
            if (isTerritory(m_board.place(place))) found.push_back(place);
            std::vector<int> around = m_open[at(place)];
            around.insert(around.end(), m_coasts[at(place)].begin(), m_coasts[at(place)].end());
            if (m_board.place(place).parent >= 0) around.push_back(m_board.place(place).parent);
            for (const int other : around)
                if (part[at(other)] < 0) {
                    part[at(other)] = number;
                    next.push_back(other);
                }
        }
        std::ranges::sort(found);
        return found;
    }

    static bool isLane(const Connection& connection) { return connection.kind == ConnectionKind::SeaLane; }
    bool hasLanes() const { return std::ranges::any_of(m_board.connections(), isLane); }

    /// Land that is reached over sea zones alone: whoever goes by land needs a lane there. On a map without lanes
    /// fleets carry people over, and whole groups of islands are meant.
    void checkIslands()
    {
        const bool lanes = hasLanes();
        std::vector<std::vector<int>> lands = landsApart();
        std::ranges::stable_sort(lands, [](const auto& a, const auto& b) { return a.size() > b.size(); });
        for (std::size_t i = 1; i < lands.size(); ++i) {
            const bool atSea = std::ranges::any_of(lands[i], [this](int place) { return reachesSea(place); });
            if (!atSea || (!lanes && lands[i].size() > 1)) continue;
            std::vector<std::string> where;
            for (const int place : lands[i]) where.push_back(id(place));
            add("island-without-lane", lanes ? Severity::Warning : Severity::Hint, where,
                {{"place", where.front()}, {"count", std::to_string(where.size())}});
        }
    }

    bool isSea(int place) const { return m_board.place(place).kind == PlaceKind::Sea; }

    bool reachesSea(int territory) const
    {
        const auto leads = [this](int from) {
            return std::ranges::any_of(m_open[at(from)], [this](int to) { return isSea(to); });
        };
        return leads(territory) || std::ranges::any_of(m_coasts[at(territory)], leads);
    }

    /// Land territories in groups that open connections join without a sea zone between.
    std::vector<std::vector<int>> landsApart() const
    {
        std::vector<int> part(placeCount(), -1);
        for (int i = 0; i < m_board.placeCount(); ++i)
            if (isSea(i)) part[at(i)] = 0; // nobody walks through there
        std::vector<std::vector<int>> lands;
        for (int i = 0; i < m_board.placeCount(); ++i)
            if (m_board.place(i).kind == PlaceKind::Land && part[at(i)] < 0) lands.push_back(reach(i, 1, part));
        return lands;
    }

    /// Water of the kind land is claimed and walked over like any plain.
    void checkLakes()
    {
        for (const Place& place : m_board.places())
            if (place.kind == PlaceKind::Land && (place.terrain == "lake" || place.terrain == "sea"))
                add("lake-is-land", Severity::Warning, {place.id}, {{"place", place.id}});
    }

    /// Whether a lane ends at a territory or at one of its coasts.
    bool hasLane(int territory) const
    {
        const auto ends = [&](int place) { return place == territory || m_board.place(place).parent == territory; };
        return std::ranges::any_of(m_board.connections(), [&](const Connection& connection) {
            return isLane(connection) && (ends(connection.from) || ends(connection.to));
        });
    }

    void checkPorts()
    {
        const auto isPort = [](const Place& place) { return place.hasFlag("port"); };
        if (!std::ranges::any_of(m_board.places(), isPort)) return; // a map without ports lets lanes begin anywhere
        const bool lanes = hasLanes();
        std::set<int> told;
        for (const Connection& connection : m_board.connections()) {
            if (!isLane(connection)) continue;
            for (const int end : {connection.from, connection.to})
                if (m_board.place(end).kind == PlaceKind::Land && !isPort(m_board.place(end)) &&
                    told.insert(end).second)
                    add("port-missing", Severity::Warning, {id(end)}, {{"place", id(end)}});
        }
        for (int i = 0; i < m_board.placeCount(); ++i)
            if (isPort(m_board.place(i)) && !m_water[at(i)])
                add("port-unused", Severity::Hint, {id(i)}, {{"place", id(i)}});
            else if (isPort(m_board.place(i)) && lanes && !hasLane(i))
                add("port-without-lane", Severity::Hint, {id(i)}, {{"place", id(i)}});
    }

    void checkCoasts()
    {
        std::map<int, int> count;
        for (int i = 0; i < m_board.placeCount(); ++i) {
            const Place& place = m_board.place(i);
            if (place.kind != PlaceKind::Coast) continue;
            ++count[place.parent];
            if (!m_water[at(i)]) add("coast-without-sea", Severity::Warning, {place.id}, {{"place", place.id}});
        }
        for (const auto& [parent, coasts] : count)
            if (coasts == 1 && parent >= 0) add("coast-alone", Severity::Hint, {id(parent)}, {{"place", id(parent)}});
    }

    void checkRegions()
    {
        if (m_board.regions().empty()) return;
        std::vector<int> size(m_board.regions().size());
        for (const Place& place : m_board.places()) {
            if (place.region >= 0)
                ++size[at(place.region)];
            else if (place.kind == PlaceKind::Land)
                add("region-missing", Severity::Hint, {place.id}, {{"place", place.id}});
        }
        for (std::size_t i = 0; i < size.size(); ++i)
            if (size[i] == 0)
                add("region-empty", Severity::Warning, {m_board.regions()[i].id},
                    {{"region", m_board.regions()[i].id}});
    }

    void checkBarriers()
    {
        std::set<std::string> used;
        for (const Connection& connection : m_board.connections()) {
            used.insert(connection.barrier);
            used.insert(connection.over);
        }
        for (const BarrierName& barrier : m_barriers)
            if (!used.contains(barrier.id))
                add("barrier-unused", Severity::Hint, {barrier.id}, {{"barrier", barrier.id}});
    }

    void checkTracks()
    {
        for (int i = 0; i < static_cast<int>(m_board.tracks().size()); ++i) {
            const Track& track = m_board.tracks()[at(i)];
            if (track.spaces.size() < 2) add("track-short", Severity::Warning, {track.id}, {{"track", track.id}});
            for (const int joint : {track.after, track.before}) {
                if (joint < 0) continue;
                const Place& space = m_board.place(joint);
                if (track.circular) add("track-circle-joined", Severity::Warning, {track.id}, {{"track", track.id}});
                if (space.kind != PlaceKind::Space || space.track == i)
                    add("track-joined-wrongly", Severity::Error, {track.id, space.id},
                        {{"track", track.id}, {"place", space.id}});
            }
        }
    }

    const Board& m_board;
    const std::vector<BarrierName>& m_barriers;
    std::map<std::string_view, const BarrierName*> m_barrierById;
    std::vector<std::vector<int>> m_open;   ///< open neighbours by place, itself left out
    std::vector<std::vector<int>> m_coasts; ///< by territory
    std::vector<bool> m_water;              ///< places that touch a sea or end a lane
    std::vector<Problem> m_problems;
};

} // namespace

std::string_view severityName(Severity severity)
{
    switch (severity) {
    case Severity::Hint: return "hint";
    case Severity::Warning: return "warning";
    case Severity::Error: return "error";
    }
    return {};
}

std::vector<Problem> checkBoard(const Board& board, const std::vector<BarrierName>& barriers)
{
    return BoardCheck(board, barriers).run();
}

} // namespace marches::engine
