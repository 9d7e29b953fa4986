// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/effectwords.h"

#include <algorithm>
#include <string>
#include <utility>

#include "app/desktop/play/handpanel.h"
#include "app/desktop/play/positionreader.h"
#include "app/desktop/play/positionwords.h"

namespace marches::app {

using engine::Fact;
using engine::FieldSpec;
using engine::Space;

namespace {

/// The message that words a field: "effect.deal-hidden" by the words of its path that are no keys, or "effect.truces"
/// by the last of them.
std::vector<engine::MessageSpec>::const_iterator wordingOf(const engine::Rules& rules, const FieldSpec& field,
                                                           const std::string& group)
{
    std::string whole;
    std::string last;
    for (std::size_t at = 0; at < field.path.size();) {
        const std::size_t end = std::min(field.path.find('.', at), field.path.size());
        const std::string word = field.path.substr(at, end - at);
        at = end + 1;
        if (word.starts_with('{')) continue;
        whole += (whole.empty() ? "" : "-") + word;
        last = word;
    }
    const auto found = std::ranges::find(rules.messages(), group + '.' + whole, &engine::MessageSpec::key);
    if (found != rules.messages().end()) return found;
    return std::ranges::find(rules.messages(), group + '.' + last, &engine::MessageSpec::key);
}

/// What a fact names, in the order in which it is written: keys, then its value.
std::vector<std::pair<Space, std::int16_t>> partsOf(const FieldSpec& field, const Fact& fact)
{
    std::vector<std::pair<Space, std::int16_t>> parts;
    for (std::size_t i = 0; i < field.keys.size(); ++i)
        if (field.keys[i] != Space::None) parts.emplace_back(field.keys[i], fact.key[i]);
    parts.emplace_back(field.value, fact.value);
    return parts;
}

std::vector<int> seatsIn(const PlayContext& context, const std::vector<std::pair<Space, std::int16_t>>& parts)
{
    std::vector<int> seats;
    for (const auto& [space, index] : parts) {
        if (index < 0) continue;
        if (space == Space::Seat) seats.push_back(index);
        if (space != Space::Army) continue;
        for (int seat = 0; seat < context.runner.seatCount(); ++seat)
            if (const auto& armies = context.runner.rules().seats()[static_cast<std::size_t>(seat)].armies;
                std::ranges::find(armies, index) != armies.end())
                seats.push_back(seat);
    }
    return seats;
}

} // namespace

engine::Message factMessage(const engine::Rules& rules, const Fact& fact, const std::string& group)
{
    engine::Message message;
    const FieldSpec& field = rules.fields()[fact.field];
    const auto spec = wordingOf(rules, field, group);
    if (spec == rules.messages().end()) return message;
    message.text = static_cast<std::uint16_t>(spec - rules.messages().begin());
    message.rule = static_cast<std::uint16_t>(rules.effectRule(fact));
    auto rest = partsOf(field, fact);
    for (std::size_t i = 0; i < spec->params.size(); ++i) {
        const auto part = std::ranges::find(rest, spec->params[i].space, [](const auto& each) { return each.first; });
        if (part == rest.end()) continue;
        message.arg[i] = part->second;
        rest.erase(part);
    }
    return message;
}

std::vector<LastingEffect> lastingEffects(const PlayContext& context)
{
    std::vector<LastingEffect> found;
    const engine::Rules& rules = context.runner.rules();
    for (const Fact& fact : context.runner.facts()) {
        const FieldSpec& field = rules.fields()[fact.field];
        if (field.role != engine::Role::Effect) continue;
        const engine::Message message = factMessage(rules, fact, "effect");
        if (message.text == 0) continue;
        const auto parts = partsOf(field, fact);
        const auto where = std::ranges::find(parts, Space::Place, [](const auto& each) { return each.first; });
        found.push_back({context.sentence(message), context.ruleId(message), seatsIn(context, parts),
                         where == parts.end() ? -1 : static_cast<int>(where->second)});
    }
    return found;
}

namespace {

void addSentence(std::map<int, QString>& all, int place, const QString& sentence)
{
    QString& words = all[place];
    words += (words.isEmpty() ? QString() : QStringLiteral(" ")) + sentence + QLatin1Char('.');
}

} // namespace

std::map<int, QString> lastingByPlace(const PlayContext& context)
{
    std::map<int, QString> found;
    for (const LastingEffect& effect : lastingEffects(context))
        if (effect.place >= 0) addSentence(found, effect.place, effect.sentence);
    for (const int place : PositionReader(context.runner.rules(), context.runner.facts()).hidingPlaces())
        addSentence(found, place, HandPanel::tr("Hidden armies lie here", "only you know"));
    return found;
}

std::map<int, QString> lastingByOwner(const PlayContext& context)
{
    std::map<int, QString> found;
    const engine::Rules& rules = context.runner.rules();
    for (const LastingEffect& effect : lastingEffects(context)) {
        if (effect.place >= 0) continue;
        for (const Fact& fact : context.runner.facts()) {
            if (rules.fields()[fact.field].role != engine::Role::Owner) continue;
            const bool theirs = std::ranges::any_of(effect.seats, [&](int seat) {
                const auto& armies = rules.seats()[static_cast<std::size_t>(seat)].armies;
                return std::ranges::find(armies, fact.value) != armies.end();
            });
            if (theirs) addSentence(found, fact.key[0], effect.sentence);
        }
    }
    return found;
}

QString effectLines(const std::vector<LastingEffect>& effects)
{
    QStringList lines;
    for (const LastingEffect& effect : effects)
        lines << effect.sentence.toHtmlEscaped() + QLatin1Char(' ') + ruleLink(effect.rule);
    return lines.join(QStringLiteral("<br>"));
}

} // namespace marches::app
