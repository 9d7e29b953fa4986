// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/cardcircles.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/yaml/schema.h"

namespace marches::engine {

namespace {

/// What is left when, again and again, all cards that offer nothing any more are taken out.
class CircleFinder {
public:
    explicit CircleFinder(const RulesetData& data)
    {
        for (const DeckSpec& deck : data.decks)
            for (const CardSpec& card : deck.cards) offer(card, deck.fileOf(card));
    }

    Errors run()
    {
        std::map<std::string, std::set<std::string>> offeredBy;
        std::map<std::string, std::size_t> left;
        std::vector<std::string> ended;
        for (const auto& [id, offers] : m_offers) {
            std::size_t& count = left[id];
            for (const auto& [other, place] : offers.cards)
                if (m_offers.contains(other) && offeredBy[other].insert(id).second) ++count;
            if (count == 0) ended.push_back(id);
        }
        while (!ended.empty()) {
            const std::string id = std::move(ended.back());
            ended.pop_back();
            for (const std::string& by : offeredBy[id])
                if (--left[by] == 0) ended.push_back(by);
        }
        Errors errors;
        for (const auto& [id, count] : left)
            if (count > 0 && errors.size() < kMaxErrors) errors.push_back(circle(id, left));
        return errors;
    }

private:
    /// Cards that a card offers, and where they are written.
    struct Offers {
        std::string file;
        std::map<std::string, SourceLocation> cards;
    };

    void offer(const CardSpec& card, const std::string& file)
    {
        Offers& offers = m_offers[card.id];
        offers.file = file;
        for (const EffectSpec& effect : card.effects)
            for (const auto& [name, ids] : effect.lists) {
                const auto place = std::ranges::find(effect.places, name, &ArgumentPlace::name);
                for (std::size_t i = 0; i < ids.size(); ++i) {
                    const bool written = place != effect.places.end() && i < place->items.size();
                    offers.cards.emplace(ids[i], written ? place->items[i] : card.place);
                }
            }
    }

    /// Told where the card offers one by which it never ends.
    Error circle(const std::string& id, const std::map<std::string, std::size_t>& left) const
    {
        const Offers& offers = m_offers.at(id);
        const auto endless = std::ranges::find_if(offers.cards, [&left](const auto& offered) {
            const auto found = left.find(offered.first);
            return found != left.end() && found->second > 0;
        });
        const SourceLocation place = endless == offers.cards.end() ? SourceLocation{} : endless->second;
        return {"cards-in-a-circle", {{"card", id}}, offers.file, place.line, place.column, "cards." + id + ".effects"};
    }

    std::map<std::string, Offers> m_offers;
};

} // namespace

Errors cardCircles(const RulesetData& data) { return CircleFinder(data).run(); }

} // namespace marches::engine
