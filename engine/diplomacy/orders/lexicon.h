// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.h"
#include "engine/diplomacy/orders/writtenorder.h"
#include "engine/text/texts.h"

namespace marches::engine::orders {

/// Words that orders are made of besides names.
enum class Keyword : std::uint8_t {
    Army,
    Fleet,
    Hold,
    Move,
    Support,
    Convoy,
    ByConvoy,
    Retreat,
    Disband,
    Build,
    Waive,
    DoubleArmy,
    Amphibian,
    With,
    Hunt,
    Carry,
    Petrify,
    Command,
    CallAslan,
    DeclareDwarfs,
    Draw,
    Accept,
    Refuse,
    QueenJadis,
    QueenGreen,
    JoinGood,
    JoinEvil,
    Welcome,
    CoastNorth,
    CoastEast,
    CoastSouth,
    CoastWest,
    Also,   ///< a sheet that is an addition to the one before
    Always, ///< the order stands for the seasons to come
    Proxy,  ///< another power orders the unit
    Count
};

/// Two spellings of one name: case, marks and blanks do not matter.
bool sameName(std::string_view a, std::string_view b);

/// The words of orders on one board: places by id, abbreviation, alias and name in every language that the texts have,
/// coasts
/// ("stp/sc", "Spain (north coast)", "Espagne côte nord"), powers by region, and the verbs, which stand in the engine's
/// texts under `orders.word.<keyword>` as a list. Looked up folded (engine/diplomacy/orders/fold.h), so that case,
/// marks and blanks do not matter.
class Lexicon {
public:
    /// `persons`: ids of tokens that are given orders (referee::personsToOrder()), known by their names and by what
    /// `token.<id>.short` says. `seats`: ids of the seats (referee::seatsToOrder()), powers besides the regions, known
    /// by `seat.<id>.name`, with its article or without, and by what `seat.<id>.adjective` lists.
    Lexicon(const Board& board, const Texts& texts, const std::vector<std::string>& persons = {},
            const std::vector<std::string>& seats = {});

    const Board& board() const { return *m_board; }

    std::optional<int> place(std::string_view foldedName) const;
    /// Provinces of which a name begins so, or whose words begin with these letters; none for less than three signs.
    std::vector<int> placesBeginning(std::string_view foldedName) const;
    /// The place that somebody means who writes nothing but its name, or the beginning of one.
    std::optional<int> placeNamed(std::string_view written) const;
    std::optional<Keyword> keyword(std::string_view foldedName) const;
    /// Number among the persons.
    std::optional<int> person(std::string_view foldedName) const;
    /// A number that powerId() takes: by its name, by what belongs to it ("Turkish"), or by the beginning of no other
    /// power's name, of three signs or more ("Tur").
    std::optional<int> power(std::string_view foldedName) const;
    bool isRegion(int power) const { return power < static_cast<int>(m_board->regions().size()); }
    /// Id of the region or the seat that has the number.
    const std::string& powerId(int power) const { return m_powerIds[static_cast<std::size_t>(power)]; }

    /// The coast of a province on that side; nothing: it has none there.
    std::optional<int> coastOf(int place, Side side) const;

    /// The most words that a name, or a keyword, has.
    static constexpr int kMostWords = 6;

    /// The known name of a place nearest to what was written, as people write it; empty: none is near.
    std::string nearestPlace(std::string_view written) const;
    /// The known name of a power nearest to what was written, folded; empty: none is near.
    std::string nearestPower(std::string_view written) const;
    /// The nearest verb.
    std::string nearestKeyword(std::string_view written) const;

    /// A name as its author wrote it.
    struct Spelling {
        std::string written;
        int place = -1;
    };
    /// By folded name.
    const std::map<std::string, Spelling, std::less<>>& places() const { return m_places; }
    const std::map<std::string, Keyword, std::less<>>& keywords() const { return m_keywords; }

    /// What completion offers: the name of a place, and the long words of a keyword, the usual one first.
    std::string nameOf(int place, std::string_view language) const;
    const std::vector<std::string>& persons() const { return m_personIds; }
    std::string personName(int person, std::string_view language) const;
    /// How written orders call the person: "HK".
    std::string personSign(int person, std::string_view language) const;
    /// Of the seats, as people call them, in alphabetical order.
    std::vector<std::string> seatNames(std::string_view language) const;
    std::vector<std::string> wordsOf(Keyword keyword, std::string_view language) const;

private:
    void addPlace(std::string_view written, int place);
    void addPlaceNames(const std::vector<std::string>& languages, int place);
    void addCoast(const std::vector<std::string>& languages, int coast);
    void addKeywords(const std::vector<std::string>& languages);
    void addPowers(const std::vector<std::string>& languages, const std::vector<std::string>& seats);
    void addPersons(const std::vector<std::string>& languages);
    void addInitials(const std::vector<std::string>& languages);

    const Board* m_board;
    const Texts* m_texts;
    std::map<std::string, Spelling, std::less<>> m_places;
    std::map<std::string, int, std::less<>> m_compact;                     ///< names of several words written as one
    std::map<std::string, std::vector<int>, std::less<>> m_sharedInitials; ///< of several places each
    std::map<std::string, Keyword, std::less<>> m_keywords;
    std::vector<std::string> m_powerIds;
    std::map<std::string, int, std::less<>> m_powers;
    std::vector<std::string> m_seatIds;
    std::vector<std::string> m_personIds;
    std::map<std::string, int, std::less<>> m_persons;
};

} // namespace marches::engine::orders
