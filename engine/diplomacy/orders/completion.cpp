// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/orders/completion.h"

#include <algorithm>

#include "engine/diplomacy/orders/normalizedname.h"
#include "engine/diplomacy/orders/orderline.h"

namespace marches::engine::orders {

namespace {

constexpr int kMostPartialWords = 3; ///< "Gulf of Ly"

class Completer {
public:
    Completer(std::string_view line, const Lexicon& lexicon, std::string_view language, const CompletionHints& hints)
        : m_line(line), m_lexicon(lexicon), m_language(language), m_hints(hints)
    {}

    std::vector<Completion> run()
    {
        // What is being typed may be one word or the beginning of several: the longest that leads anywhere.
        std::size_t from = m_line.size();
        std::vector<Completion> found;
        for (int words = 0; words <= kMostPartialWords; ++words) {
            const std::string partial = normalizedName(m_line.substr(from));
            const OrderLine before = readOrderLine(m_line.substr(0, from), m_lexicon, {}, 1);
            if (words == 0 || !partial.empty()) add(before.expected, partial, from, found);
            if (words == 0 && endsBlank() && (!found.empty() || before.errors.empty())) return found;
            if (from == 0) break;
            from = wordBefore(from);
        }
        return found;
    }

private:
    bool endsBlank() const
    {
        return m_line.empty() || m_line.back() == ' ' || m_line.back() == '-' || m_line.back() == '>';
    }
    /// Where the word begins that ends before `at`.
    std::size_t wordBefore(std::size_t at) const
    {
        const auto parts = [](char c) { return c == ' ' || c == '-' || c == '>' || c == '(' || c == ','; };
        while (at > 0 && parts(m_line[at - 1])) --at;
        while (at > 0 && !parts(m_line[at - 1])) --at;
        return at;
    }

    void add(std::uint32_t expected, const std::string& partial, std::size_t from, std::vector<Completion>& found) const
    {
        if (partial.empty() && from == m_line.size() && !endsBlank()) return; // in the middle of a word
        const std::size_t before = found.size();
        if ((expected & kPlaceName) != 0) completePlaces(partial, from, m_hints.own, found);
        if ((expected & kOtherUnit) != 0) completePlaces(partial, from, m_hints.units, found);
        if ((expected & kTarget) != 0) completePlaces(partial, from, nullptr, found);
        std::sort(found.begin() + static_cast<std::ptrdiff_t>(before), found.end(),
                  [](const Completion& a, const Completion& b) { return a.text < b.text; });
        if ((expected & kPerson) != 0) completePersons(partial, from, m_hints.persons, found);
        if ((expected & kOtherPerson) != 0) completePersons(partial, from, m_hints.others, found);
        if ((expected & kOtherPower) != 0) completePowers(partial, from, found);
        completeWords(expected, partial, from, found);
    }
    void completePersons(const std::string& partial, std::size_t from, const Mask* among,
                         std::vector<Completion>& found) const
    {
        for (int i = 0; i < static_cast<int>(m_lexicon.persons().size()); ++i) {
            if (among != nullptr && !among->test(i)) continue;
            const std::string name = m_lexicon.personName(i, m_language);
            const bool begun = normalizedName(name).starts_with(partial) ||
                               normalizedName(m_lexicon.personSign(i, m_language)) == partial;
            if (begun) found.push_back({from, name, -1});
        }
    }
    void completePowers(const std::string& partial, std::size_t from, std::vector<Completion>& found) const
    {
        for (const std::string& name : m_lexicon.seatNames(m_language))
            if (normalizedName(name).starts_with(partial)) found.push_back({from, name, -1});
    }
    void completePlaces(const std::string& partial, std::size_t from, const Mask* among,
                        std::vector<Completion>& found) const
    {
        const auto& all = m_lexicon.places();
        Mask seen;
        for (auto it = all.lower_bound(partial); it != all.end() && it->first.starts_with(partial); ++it) {
            const int place = it->second.place;
            const Place& here = m_lexicon.board().place(place);
            if (here.kind != PlaceKind::Land && here.kind != PlaceKind::Sea && here.kind != PlaceKind::Coast) continue;
            if (among != nullptr && !among->test(place)) continue;
            if (!Mask::inRange(place) || seen.test(place)) continue;
            seen.set(place);
            std::string name = m_lexicon.nameOf(place, m_language);
            if (!normalizedName(name).starts_with(partial)) name = here.abbreviation;
            if (!normalizedName(name).starts_with(partial)) name = it->second.written;
            found.push_back({from, std::move(name), place});
        }
    }
    void completeWords(std::uint32_t expected, const std::string& partial, std::size_t from,
                       std::vector<Completion>& found) const
    {
        std::uint64_t wanted = 0;
        const auto want = [&](std::uint32_t bit, std::initializer_list<Keyword> words) {
            if ((expected & bit) == 0) return;
            for (const Keyword word : words) wanted |= std::uint64_t{1} << static_cast<unsigned>(word);
        };
        want(kUnitWord, {Keyword::Army, Keyword::Fleet});
        want(kVerb,
             {Keyword::Hold, Keyword::Support, Keyword::Convoy, Keyword::Retreat, Keyword::Disband, Keyword::Build});
        if (m_hints.proxies) want(kVerb, {Keyword::Proxy});
        want(kPersonVerb, {Keyword::Hold, Keyword::With, Keyword::Support, Keyword::Retreat, Keyword::Disband});
        want(kPowerWord, {Keyword::Carry, Keyword::Petrify, Keyword::Command, Keyword::CallAslan});
        want(kHuntWord, {Keyword::Hunt});
        want(kMoveWord, {Keyword::Move});
        want(kViaWord, {Keyword::ByConvoy});
        want(kLeading, {Keyword::Build, Keyword::Disband, Keyword::Waive, Keyword::Draw});
        want(kVoteWord, {Keyword::Accept, Keyword::Refuse});
        if (!m_lexicon.persons().empty())
            want(kLeading, {Keyword::DeclareDwarfs, Keyword::QueenJadis, Keyword::QueenGreen, Keyword::JoinGood,
                            Keyword::JoinEvil, Keyword::Welcome});
        for (int i = 0; i < static_cast<int>(Keyword::Count); ++i)
            if (((wanted >> static_cast<unsigned>(i)) & 1U) != 0) word(static_cast<Keyword>(i), partial, from, found);
    }
    /// The usual word that fits, else any that does.
    void word(Keyword keyword, const std::string& partial, std::size_t from, std::vector<Completion>& found) const
    {
        for (const std::string& usual : m_lexicon.wordsOf(keyword, m_language))
            if (normalizedName(usual).starts_with(partial)) {
                found.push_back({from, usual, -1});
                return;
            }
        const auto& all = m_lexicon.keywords();
        for (auto it = all.lower_bound(partial); it != all.end() && it->first.starts_with(partial); ++it)
            if (it->second == keyword && it->first.size() > 1) {
                found.push_back({from, it->first, -1});
                return;
            }
    }

    std::string_view m_line;
    const Lexicon& m_lexicon;
    std::string_view m_language;
    const CompletionHints& m_hints;
};

} // namespace

std::vector<Completion> completions(std::string_view line, const Lexicon& lexicon, std::string_view language,
                                    const CompletionHints& hints, std::size_t most)
{
    std::vector<Completion> found = Completer(line, lexicon, language, hints).run();
    if (found.size() > most) found.resize(most);
    return found;
}

} // namespace marches::engine::orders
