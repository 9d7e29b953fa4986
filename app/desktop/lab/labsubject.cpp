// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labsubject.h"

#include <algorithm>

#include <QLocale>

#include "app/desktop/lab/labform.h"
#include "engine/game/ruleset.h"
#include "engine/package/variantpackage.h"
#include "engine/rules/registry/registry.h"

namespace marches::app {

LabSubject::LabSubject(const Catalogue& catalogue, std::string variant, Catalogue::Game game)
    : m_catalogue(&catalogue), m_variant(std::move(variant)), m_game(std::move(game))
{}

std::optional<LabSubject> LabSubject::of(const Catalogue& catalogue, const std::string& variant)
{
    if (const std::size_t colon = variant.rfind(':'); colon != std::string::npos) {
        const Catalogue::Game game{variant.substr(0, colon), variant.substr(colon + 1)};
        const engine::RulesPackage* rules = catalogue.rules(game.ruleset);
        if (std::ranges::find(catalogue.games(), game) == catalogue.games().end() || rules == nullptr) return {};
        LabSubject subject(catalogue, variant, game);
        if (const auto values = engine::resolveOptions(rules->data, {}, {}, {})) subject.m_usual = *values;
        return subject;
    }
    for (const engine::LibraryEntry& entry : catalogue.library().variants()) {
        if (entry.broken() || entry.map + "/" + entry.id != variant) continue;
        const engine::RulesPackage* rules = catalogue.rules(entry.ruleset);
        const auto data = engine::loadVariant(entry.file);
        if (rules == nullptr || catalogue.map(entry.map) == nullptr || !data) return {};
        LabSubject subject(catalogue, variant, {entry.map, entry.ruleset});
        subject.m_entry = entry;
        if (const auto values = engine::resolveOptions(rules->data, data->preset, data->options, entry.file))
            subject.m_usual = *values;
        for (const engine::SeatRequest& seat : data->seats) subject.m_ownSeats.push_back(seat.id);
        return subject;
    }
    return {};
}

QString LabSubject::name() const
{
    QString plain = LabForm::tr("%1 – %2", "game, map")
                        .arg(m_catalogue->rulesText(m_game.ruleset, "ruleset.name"), m_catalogue->mapName(m_game.map));
    if (!m_entry) return plain;
    return LabForm::tr("%1 – %2", "game, map").arg(plain, m_catalogue->variantName(*m_entry));
}

const std::vector<engine::OptionSpec>& LabSubject::options() const
{
    static const std::vector<engine::OptionSpec> kNone;
    const engine::RulesPackage* rules = m_catalogue->rules(m_game.ruleset);
    return rules == nullptr ? kNone : rules->data.options;
}

const engine::OptionSpec* LabSubject::option(const std::string& id) const
{
    const auto found = std::ranges::find(options(), id, &engine::OptionSpec::id);
    return found == options().end() ? nullptr : &*found;
}

void LabSubject::apply(const std::vector<engine::OptionSetting>& settings)
{
    for (const engine::OptionSetting& setting : settings) m_usual.set(options(), setting.id, setting.value);
}

engine::OptionValue LabSubject::usual(const engine::OptionSpec& option) const
{
    const engine::OptionValue* value = m_usual.find(option.id);
    return value == nullptr ? option.byDefault : *value;
}

QString LabSubject::optionTitle(const std::string& option) const
{
    const QString title = m_catalogue->text(m_game, "option." + option + ".title");
    return title.isEmpty() ? QString::fromStdString(option) : title;
}

QString LabSubject::valueWord(const std::string& option, const engine::OptionValue& value) const
{
    if (const bool* flag = std::get_if<bool>(&value)) return *flag ? LabForm::tr("On") : LabForm::tr("Off");
    if (const int* number = std::get_if<int>(&value)) return QLocale().toString(*number);
    const std::string& word = std::get<std::string>(value);
    const QString named = m_catalogue->text(m_game, "option." + option + ".value." + word + ".title");
    return named.isEmpty() ? QString::fromStdString(word) : named;
}

std::vector<std::string> LabSubject::seats(int players) const
{
    if (players == 0 && !m_ownSeats.empty()) return m_ownSeats;
    std::vector<std::string> ids;
    const engine::RulesPackage* rules = m_catalogue->rules(m_game.ruleset);
    const engine::MapData* map = m_catalogue->map(m_game.map);
    const engine::Ruleset* ruleset = rules == nullptr ? nullptr : engine::findRuleset(rules->data);
    if (map == nullptr || ruleset == nullptr) return ids;
    const engine::SeatRange range = m_catalogue->seats(m_game);
    const int count = std::clamp(players, range.least, std::max(range.least, range.most));
    for (const engine::SeatRequest& seat : ruleset->seatsOn(map->board, rules->data, count)) ids.push_back(seat.id);
    return ids;
}

QStringList LabSubject::seatNames(int players) const
{
    QStringList names;
    for (const std::string& seat : seats(players)) {
        const QString name = m_catalogue->seatName(m_game, seat);
        names << (name.isEmpty() ? QString::fromStdString(seat) : name);
    }
    return names;
}

std::vector<std::string> labVariants(const Catalogue& catalogue, const Catalogue::Game& game)
{
    std::vector<std::string> names = {game.map + ":" + game.ruleset};
    for (const engine::LibraryEntry* entry : catalogue.variants(game))
        if (!entry->broken()) names.push_back(entry->map + "/" + entry->id);
    return names;
}

} // namespace marches::app
