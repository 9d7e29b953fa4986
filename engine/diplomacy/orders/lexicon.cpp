// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/orders/lexicon.h"

#include <algorithm>
#include <array>

#include "engine/diplomacy/orders/normalizedname.h"
#include "engine/text/messageformatter.h"
#include "engine/yaml/schema.h"

namespace marches::engine::orders {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Keyword::Count)> kKeywordIds{
    "army",        "fleet",      "hold",        "move",        "support",     "convoy",         "by-convoy",
    "retreat",     "disband",    "build",       "waive",       "double-army", "amphibian",      "with",
    "hunt",        "carry",      "petrify",     "command",     "call-aslan",  "declare-dwarfs", "draw",
    "accept",      "refuse",     "queen-jadis", "queen-green", "join-good",   "join-evil",      "welcome",
    "coast-north", "coast-east", "coast-south", "coast-west",  "also",        "always",         "proxy"};

constexpr std::size_t kShortestBeginning = 3;

/// What stands in brackets at the end of a coast's name: "south coast" of "Spain (south coast)".
std::string_view bracketed(std::string_view name)
{
    const std::size_t open = name.rfind('(');
    const std::size_t close = name.rfind(')');
    if (open == std::string_view::npos || close == std::string_view::npos || close < open) return {};
    return name.substr(open + 1, close - open - 1);
}

/// Calls f with each item of "moves to, goes to".
template <class F> void forEachItem(std::string_view list, F f)
{
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        std::string_view item = list.substr(0, comma);
        while (!item.empty() && item.front() == ' ') item.remove_prefix(1);
        if (!item.empty()) f(item);
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
}

} // namespace

bool sameName(std::string_view a, std::string_view b) { return normalizedName(a) == normalizedName(b); }

Lexicon::Lexicon(const Board& board, const Texts& texts, const std::vector<std::string>& persons,
                 const std::vector<std::string>& seats)
    : m_board(&board), m_texts(&texts), m_seatIds(seats), m_personIds(persons)
{
    const std::vector<std::string> languages = texts.languages();
    // What was said first is kept: no alias and no translation takes a name away from what has it already.
    for (int i = 0; i < board.placeCount(); ++i) addPlace(board.place(i).abbreviation, i);
    for (int i = 0; i < board.placeCount(); ++i) addPlaceNames(languages, i);
    for (int i = 0; i < board.placeCount(); ++i) addPlace(board.place(i).id, i);
    for (int i = 0; i < board.placeCount(); ++i)
        for (const std::string& alias : board.place(i).aliases) addPlace(alias, i);
    for (int i = 0; i < board.placeCount(); ++i)
        if (board.place(i).kind == PlaceKind::Coast) addCoast(languages, i);
    addKeywords(languages);
    addPowers(languages, seats);
    addPersons(languages);
    addInitials(languages);
}

void Lexicon::addPlace(std::string_view written, int place)
{
    const std::string key = normalizedName(written);
    if (key.empty()) return;
    m_compact.try_emplace(withoutBlanks(key), place);
    m_places.try_emplace(key, Spelling{std::string(written), place});
}

void Lexicon::addPlaceNames(const std::vector<std::string>& languages, int place)
{
    const std::string base = "territory." + m_board->place(place).id;
    if (!m_texts->has(base + ".name")) return;
    for (const std::string& language : languages) {
        addPlace(m_texts->word(base + ".name", language), place);
        addPlace(m_texts->form(base, "with-article", language), place);
    }
}

/// A coast is known by every name of its province together with every name of its own: "Spa nc", "spain north coast".
void Lexicon::addCoast(const std::vector<std::string>& languages, int coast)
{
    const std::string& id = m_board->place(coast).id;
    std::vector<std::string> own{id.substr(id.find('/') + 1)};
    for (const std::string& language : languages)
        if (const std::string name = m_texts->word("territory." + id + ".name", language); !bracketed(name).empty())
            own.emplace_back(bracketed(name));
    std::vector<Spelling> names;
    for (const auto& [key, spelling] : m_places)
        if (spelling.place == m_board->place(coast).parent) names.push_back(spelling);
    for (const Spelling& name : names)
        for (const std::string& side : own) addPlace(name.written + '/' + side, coast);
}

void Lexicon::addKeywords(const std::vector<std::string>& languages)
{
    for (std::size_t i = 0; i < kKeywordIds.size(); ++i)
        for (const std::string& language : languages)
            forEachItem(m_texts->word("orders.word." + std::string(kKeywordIds[i]), language),
                        [&](std::string_view word) {
                            if (std::string key = normalizedName(word); !key.empty())
                                m_keywords.try_emplace(std::move(key), static_cast<Keyword>(i));
                        });
}

/// A name belongs to a region before it belongs to a seat: where both have it, they are the same power.
void Lexicon::addPowers(const std::vector<std::string>& languages, const std::vector<std::string>& seats)
{
    const auto add = [&](const std::string& kind, const std::string& id) {
        const int number = static_cast<int>(m_powerIds.size());
        m_powerIds.push_back(id);
        m_powers.try_emplace(normalizedName(id), number);
        const std::string base = kind + "." + id;
        if (!m_texts->has(base + ".name")) return;
        for (const std::string& language : languages) {
            m_powers.try_emplace(normalizedName(m_texts->word(base + ".name", language)), number);
            m_powers.try_emplace(normalizedName(m_texts->form(base, "with-article", language)), number);
        }
    };
    const auto addAdjectives = [&](const std::string& id, int number) {
        for (const std::string& language : languages)
            forEachItem(m_texts->word("seat." + id + ".adjective", language),
                        [&](std::string_view word) { m_powers.try_emplace(normalizedName(word), number); });
    };
    for (const Region& region : m_board->regions()) add("region", region.id);
    for (const std::string& seat : seats)
        if (std::ranges::find(m_powerIds, seat) == m_powerIds.end()) add("seat", seat);
    for (std::size_t i = 0; i < m_powerIds.size(); ++i) addAdjectives(m_powerIds[i], static_cast<int>(i));
    m_powers.erase("");
}

void Lexicon::addPersons(const std::vector<std::string>& languages)
{
    for (int i = 0; i < static_cast<int>(m_personIds.size()); ++i)
        for (const std::string& language : languages) {
            m_persons.try_emplace(normalizedName(personSign(i, language)), i);
            m_persons.try_emplace(normalizedName(personName(i, language)), i);
        }
    m_persons.erase("");
}

/// "MDN" for a name of three words or more, where they mean nothing else: the place that alone has these, or several of
/// which one must be chosen.
void Lexicon::addInitials(const std::vector<std::string>& languages)
{
    std::map<std::string, std::vector<int>, std::less<>> initials;
    for (int i = 0; i < m_board->placeCount(); ++i) {
        const std::string key = "territory." + m_board->place(i).id + ".name";
        if (m_board->place(i).kind == PlaceKind::Coast || !m_texts->has(key)) continue;
        for (const std::string& language : languages) {
            std::string letters;
            bool begins = true;
            for (const char c : normalizedName(m_texts->word(key, language))) {
                if (begins && c != ' ') letters += c;
                begins = c == ' ';
            }
            if (letters.size() < kShortestBeginning) continue;
            std::vector<int>& places = initials[letters];
            if (places.empty() || places.back() != i) places.push_back(i);
        }
    }
    for (auto& [letters, places] : initials) {
        const bool free = !m_keywords.contains(letters) && !m_powers.contains(letters) && !m_persons.contains(letters);
        if (!free || !placesBeginning(letters).empty()) continue;
        if (places.size() == 1)
            m_places.try_emplace(letters, Spelling{letters, places.front()});
        else
            m_sharedInitials.emplace(letters, std::move(places));
    }
}

std::vector<std::string> Lexicon::seatNames(std::string_view language) const
{
    std::vector<std::string> names;
    for (const std::string& seat : m_seatIds)
        names.push_back(m_texts->word(textBase(*m_texts, Space::Seat, seat) + ".name", language));
    std::ranges::sort(names);
    return names;
}

std::optional<int> Lexicon::person(std::string_view foldedName) const
{
    const auto found = m_persons.find(foldedName);
    return found == m_persons.end() ? std::nullopt : std::optional(found->second);
}

std::optional<int> Lexicon::place(std::string_view foldedName) const
{
    const auto found = m_places.find(foldedName);
    if (found != m_places.end()) return found->second.place;
    const auto whole = m_compact.find(foldedName);
    return whole == m_compact.end() ? std::nullopt : std::optional(whole->second);
}

std::vector<int> Lexicon::placesBeginning(std::string_view foldedName) const
{
    std::vector<int> begun;
    if (foldedName.size() < kShortestBeginning) return begun;
    for (auto it = m_places.lower_bound(foldedName); it != m_places.end() && it->first.starts_with(foldedName); ++it) {
        const Place& place = m_board->place(it->second.place);
        const int here =
            place.kind == PlaceKind::Coast ? place.parent : it->second.place; // "Bulg" begins its coasts as well
        if (std::ranges::find(begun, here) == begun.end()) begun.push_back(here);
    }
    const auto shared = m_sharedInitials.find(foldedName);
    return begun.empty() && shared != m_sharedInitials.end() ? shared->second : begun;
}

std::optional<int> Lexicon::placeNamed(std::string_view written) const
{
    const std::string key = normalizedName(written);
    if (const std::optional<int> found = place(key)) return found;
    const std::vector<int> begun = placesBeginning(key);
    return begun.size() == 1 ? std::optional(begun.front()) : std::nullopt;
}

std::optional<Keyword> Lexicon::keyword(std::string_view foldedName) const
{
    const auto found = m_keywords.find(foldedName);
    return found == m_keywords.end() ? std::nullopt : std::optional(found->second);
}

std::optional<int> Lexicon::power(std::string_view foldedName) const
{
    auto found = m_powers.lower_bound(foldedName);
    if (found == m_powers.end()) return {};
    if (found->first == foldedName) return found->second;
    if (foldedName.size() < kShortestBeginning) return {};
    std::optional<int> begun;
    for (; found != m_powers.end() && found->first.starts_with(foldedName); ++found) {
        if (begun && *begun != found->second) return {};
        begun = found->second;
    }
    return begun;
}

std::optional<int> Lexicon::coastOf(int place, Side side) const
{
    constexpr std::array<std::string_view, 5> kCoasts{"", "/nc", "/ec", "/sc", "/wc"};
    if (side == Side::None) return {};
    return m_board->findPlace(m_board->place(place).id + std::string(kCoasts[static_cast<std::size_t>(side)]));
}

std::string Lexicon::nearestPlace(std::string_view written) const
{
    std::vector<std::string> known;
    for (const auto& [key, spelling] : m_places)
        if (m_board->place(spelling.place).kind != PlaceKind::Coast) known.push_back(key);
    const auto found = m_places.find(closestMatch(normalizedName(written), known));
    return found == m_places.end() ? std::string() : found->second.written;
}

std::string Lexicon::nearestPower(std::string_view written) const
{
    std::vector<std::string> known;
    for (const auto& [key, number] : m_powers) known.push_back(key);
    return closestMatch(normalizedName(written), known);
}

std::string Lexicon::nearestKeyword(std::string_view written) const
{
    std::vector<std::string> known;
    for (const auto& [key, word] : m_keywords)
        if (key.size() > 2) known.push_back(key); // letters alone are near to everything
    return closestMatch(normalizedName(written), known);
}

std::string Lexicon::nameOf(int place, std::string_view language) const
{
    const Place& here = m_board->place(place);
    const std::string name = m_texts->word("territory." + here.id + ".name", language);
    return name.empty() ? here.id : name;
}

std::string Lexicon::personName(int person, std::string_view language) const
{
    return m_texts->form("token." + m_personIds[static_cast<std::size_t>(person)], "name", language);
}

std::string Lexicon::personSign(int person, std::string_view language) const
{
    std::string sign = m_texts->word("token." + m_personIds[static_cast<std::size_t>(person)] + ".short", language);
    return sign.empty() ? personName(person, language) : sign;
}

std::vector<std::string> Lexicon::wordsOf(Keyword keyword, std::string_view language) const
{
    std::vector<std::string> words;
    const std::string key = "orders.word." + std::string(kKeywordIds[static_cast<std::size_t>(keyword)]);
    forEachItem(m_texts->word(key, language), [&](std::string_view word) {
        if (word.size() > 1) words.emplace_back(word);
    });
    return words;
}

} // namespace marches::engine::orders
