// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/mask.h"

namespace marches::engine {

/// Anything that holds pieces. All places of a board are numbered in one row, territories first, so that a rule, a move
/// and a mask can name any of them.
enum class PlaceKind : std::uint8_t {
    Land,
    Sea,   ///< sea zone
    Coast, ///< one of several coasts of `parent`: "stp/nc"
    Site,  ///< off the board: courtyard, pavilion, wardrobe
    Space, ///< of the track `track`, with its `ordinal`
};

struct Place {
    std::string id; ///< kebab-case, stable, never shown
    PlaceKind kind = PlaceKind::Land;
    std::string abbreviation;                        ///< for orders and reports, unique whatever the case; may be empty
    std::string terrain;                             ///< "plain", "wooded", "lake", ...; kind of a track space
    std::vector<std::string> flags;                  ///< "port", "supply-centre", "fortress", ...
    std::vector<std::pair<std::string, int>> values; ///< whatever a ruleset reads
    std::vector<std::string> aliases; ///< other spellings, accepted when a name is looked up, never shown
    int region = -1;
    int parent = -1; ///< Coast: the place it belongs to
    int track = -1;  ///< Space
    int ordinal = 0; ///< Space: position on its track, from 0

    bool hasFlag(std::string_view flag) const;
    int value(std::string_view key, int otherwise) const;
    friend bool operator==(const Place&, const Place&) = default;
};

inline constexpr int kNoBonus = -1; ///< of a region that is said to be worth nothing

struct Region {
    std::string id;
    int bonus = 0;           ///< 0: nothing is said about it, and each ruleset goes by its own measure; kNoBonus
    std::string pieces = {}; ///< colour of the pieces of the power whose home it is; empty: any that is free
    int sitsOut = 0;         ///< which power is left out first where players are too few: 1; 0: the last one
    friend bool operator==(const Region&, const Region&) = default;
};

/// How two places are joined.
enum class ConnectionKind : std::uint8_t { Border, Bridge, Ford, Pass, SeaLane };

/// Where a border comes from. What a person decided is never changed by drawing anew.
enum class BorderOrigin : std::uint8_t {
    Confirmed, ///< written or accepted by a person
    Derived,   ///< follows from shapes that touch, and goes when they no longer do
    Forbidden, ///< the shapes touch, and a person said that nobody crosses
};

/// A connection works both ways. A border with a `barrier` is closed: the shapes touch and yet nobody crosses.
struct Connection {
    int from = -1;
    int to = -1;
    ConnectionKind kind = ConnectionKind::Border;
    std::string barrier;              ///< id of the river or mountains that closes a border; empty: open
    std::string over;                 ///< id of the barrier that a bridge, ford or pass crosses; may be empty
    std::vector<std::string> onlyFor; ///< classes of piece ("army", "fleet") that it serves; empty: all
    BorderOrigin basis = BorderOrigin::Confirmed;
    friend bool operator==(const Connection&, const Connection&) = default;

    bool open() const { return barrier.empty() && basis != BorderOrigin::Forbidden; }
};

/// A row of spaces. Tracks may be joined at their ends: a spur or a shortcut branches off another track, or leads into
/// one.
struct Track {
    std::string id;
    bool circular = false;   ///< the last space leads to the first
    std::vector<int> spaces; ///< places, in order
    int after = -1;          ///< space of another track from which the first one is reached
    int before = -1;         ///< space of another track to which the last one leads
    friend bool operator==(const Track&, const Track&) = default;
};

/// What rules need to know of a map, no pixels: built once, immutable during play.
class Board {
public:
    Board() = default;
    /// The parts must agree with each other (indices in range, ids unique); the loader and checkBoard() see to that.
    Board(std::vector<Place> places, std::vector<Region> regions, std::vector<Connection> connections,
          std::vector<Track> tracks);

    const std::vector<Place>& places() const { return m_places; }
    const std::vector<Region>& regions() const { return m_regions; }
    const std::vector<Connection>& connections() const { return m_connections; }
    const std::vector<Track>& tracks() const { return m_tracks; }

    int placeCount() const { return static_cast<int>(m_places.size()); }
    const Place& place(int index) const { return m_places[static_cast<std::size_t>(index)]; }
    /// By id or alias.
    std::optional<int> findPlace(std::string_view id) const;
    std::optional<int> findRegion(std::string_view id) const;
    /// Land and sea, without coasts, sites and track spaces. They come first in the row of places.
    int territoryCount() const { return m_territoryCount; }

    /// True for a board that the mask of places can hold, and thus can be played.
    bool playable() const { return placeCount() <= Mask::kCapacity; }

    /// Open neighbours for pieces that every connection serves, by place. Only on a playable board.
    const Mask* adjacency() const { return m_open.data(); }
    /// Open neighbours for a class of piece.
    std::vector<Mask> adjacencyFor(std::string_view pieceClass) const;
    /// Places of a region. Only on a playable board.
    Mask regionMask(int region) const;
    Mask kindMask(PlaceKind kind) const;
    /// The connection between two places, open or closed (an open one first), or null.
    const Connection* between(int a, int b) const;
    std::vector<int> neighbours(int place) const; ///< open ones for any class of piece, ascending

private:
    static constexpr int kOwnId = -1;
    struct Name {
        int place;
        int alias; ///< index into the place's aliases, or kOwnId
    };
    void indexNames();
    std::string_view spelling(const Name& name) const;

    std::vector<Place> m_places;
    std::vector<Region> m_regions;
    std::vector<Connection> m_connections;
    std::vector<Track> m_tracks;
    std::vector<Mask> m_open;
    std::vector<std::vector<int>> m_byPlace; ///< connections by place
    std::vector<Name> m_names;               ///< in order of spelling
    int m_territoryCount = 0;
};

} // namespace marches::engine
