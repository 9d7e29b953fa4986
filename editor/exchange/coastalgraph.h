// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/foreignmap.h"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace marches::editor {

/// Who may go where in games of armies and fleets, entry by entry as such files have it: each side lists the other.
/// Ends are keys of provinces, of coasts with a slash: "stp/nc".
class CoastalGraph {
public:
    void addArmy(const std::string& from, const std::string& to) { add(from, to, kArmy); }
    void addFleet(const std::string& from, const std::string& to) { add(from, to, kFleet); }

    /// One for each two places that are joined: for all pieces, or for one class.
    std::vector<ForeignConnection> connections() const;
    /// Entries whose other side does not list them.
    std::vector<std::pair<std::string, std::string>> oneSided() const;
    /// True where a fleet may stand and no army: "xc" alone.
    bool isSea(const std::string& province) const;
    /// Coasts that are named, as "stp/nc".
    std::set<std::string> coasts() const;

private:
    static constexpr int kArmy = 1;
    static constexpr int kFleet = 2;
    void add(const std::string& from, const std::string& to, int who);
    /// Without what says once more of a province what its coasts say: where a fleet lies at a coast, some files list
    /// the sea for the province as a whole too.
    std::map<std::pair<std::string, std::string>, int> withoutDoubles() const;

    std::map<std::pair<std::string, std::string>, int> m_entries;
    std::map<std::string, int> m_who; ///< by province
};

/// "nc" as "north coast"; another code as it is.
std::string coastName(const std::string& code);

} // namespace marches::editor
