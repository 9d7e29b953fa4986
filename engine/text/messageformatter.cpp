// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/messageformatter.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/game/position.h"
#include "engine/game/rules.h"
#include "engine/text/grammar.h"
#include "engine/text/placeholder.h"

namespace marches::engine {

namespace {

std::string keyOr(const Texts& texts, std::string_view key, std::string_view language, std::string_view otherwise)
{
    std::string word = texts.word(key, language);
    return word.empty() ? std::string(otherwise) : word;
}

constexpr std::string_view kPlayer = "player";

} // namespace

std::string textBase(const Texts& texts, Space space, std::string_view id)
{
    if (space == Space::None || space == Space::Number || space == Space::Flag || space == Space::Text) return {};
    if (space != Space::Place) {
        std::string base = std::string(spaceName(space)) + "." + std::string(id);
        // A card without a name of its own is that of a place.
        if (space != Space::Card && space != Space::Seat) return base;
        if (texts.has(base + ".name")) return base;
        // A power is called as its region is, where the rules have no name for it.
        if (space == Space::Seat) {
            const std::string region = "region." + std::string(id);
            return texts.has(region + ".name") ? region : base;
        }
    }
    constexpr std::array<std::string_view, 3> kPlaces = {"territory.", "site.", "space."};
    for (const std::string_view kind : kPlaces) {
        std::string base = std::string(kind) + std::string(id);
        if (texts.has(base + ".name")) return base;
    }
    return std::string(kPlaces.front()) + std::string(id);
}

/// Fills one text with the arguments of one message.
class SentenceWriter {
public:
    SentenceWriter(const MessageFormatter& wording, const MessageSpec& spec, const Message& message)
        : m_wording(wording), m_spec(spec), m_message(message)
    {}

    std::string write(const Texts::Found& found) const
    {
        const std::vector<TextPiece> pieces = splitText(found.form(number(found.pluralBy)));
        std::string out;
        for (const TextPiece& piece : pieces)
            out += piece.isPlaceholder() ? placeholder(piece, found.language) : std::string(piece.literal);
        const bool opensWithWord = !pieces.empty() && pieces.front().isPlaceholder() && !isPersonal(pieces.front());
        return opensWithWord ? capitalised(out, found.language) : out;
    }

private:
    std::optional<std::size_t> find(std::string_view name) const
    {
        for (std::size_t i = 0; i < m_spec.params.size() && i < m_message.arg.size(); ++i)
            if (m_spec.params[i].name == name) return i;
        return std::nullopt;
    }
    std::optional<std::int64_t> number(std::string_view name) const
    {
        const std::optional<std::size_t> index = find(name);
        if (!index) return std::nullopt;
        return m_message.arg[*index];
    }
    /// A person's name keeps the capitals that the person gave it.
    bool isPersonal(const TextPiece& piece) const
    {
        const std::optional<std::size_t> index = find(piece.name);
        return index && m_spec.params[*index].space == Space::Seat && m_wording.hasSeatName(m_message.arg[*index]);
    }
    std::string placeholder(const TextPiece& piece, std::string_view language) const
    {
        const std::optional<std::size_t> index = find(piece.name);
        if (!index) return "{" + std::string(piece.whole) + "}";
        const int value = m_message.arg[*index];
        if (!piece.counted.empty()) {
            const std::optional<std::size_t> thing = find(piece.counted);
            if (!thing) return localNumber(std::int64_t{value}, language);
            return m_wording.countedIn(language, m_spec.params[*thing].space, m_message.arg[*thing], value);
        }
        return m_wording.wordIn(language, m_spec.params[*index].space, value, piece.form.empty() ? "name" : piece.form);
    }

    const MessageFormatter& m_wording;
    const MessageSpec& m_spec;
    const Message& m_message;
};

MessageFormatter::MessageFormatter(const Texts& texts, const Vocabulary& vocabulary,
                                   const std::vector<MessageSpec>& messages, std::string language)
    : m_texts(&texts), m_vocabulary(&vocabulary), m_messages(&messages), m_language(std::move(language))
{}

MessageFormatter::MessageFormatter(const Texts& texts, const Rules& rules, std::string language)
    : MessageFormatter(texts, rules.vocabulary(), rules.messages(), std::move(language))
{
    m_seatOfArmy.assign(static_cast<std::size_t>(rules.vocabulary().count(Space::Army)), -1);
    for (std::size_t seat = 0; seat < rules.seats().size(); ++seat) {
        const std::vector<int>& armies = rules.seats()[seat].armies;
        const auto army = armies.size() == 1 ? static_cast<std::size_t>(armies.front()) : m_seatOfArmy.size();
        if (army < m_seatOfArmy.size()) m_seatOfArmy[army] = static_cast<int>(seat);
    }
}

void MessageFormatter::setSeatName(int seat, std::string name)
{
    if (seat < 0) return;
    if (m_seatNames.size() <= static_cast<std::size_t>(seat)) m_seatNames.resize(static_cast<std::size_t>(seat) + 1);
    m_seatNames[static_cast<std::size_t>(seat)] = std::move(name);
}

bool MessageFormatter::hasSeatName(int seat) const
{
    return seat >= 0 && static_cast<std::size_t>(seat) < m_seatNames.size() &&
           !m_seatNames[static_cast<std::size_t>(seat)].empty();
}

std::string MessageFormatter::sentence(const Message& message) const
{
    if (message.text == 0 || message.text >= m_messages->size()) return {};
    const MessageSpec& spec = (*m_messages)[message.text];
    const Texts::Found found = m_texts->find(spec.key, m_language);
    if (!found) return spec.key; // a message without a text is our mistake, and still tells more than silence
    return SentenceWriter(*this, spec, message).write(found);
}

std::string_view MessageFormatter::ruleId(const Message& message) const
{
    return message.rule == 0 ? std::string_view() : m_vocabulary->name(Space::Rule, message.rule);
}

std::string MessageFormatter::sentenceWithRule(const Message& message) const
{
    std::string out = sentence(message);
    const std::string_view rule = ruleId(message);
    if (!rule.empty()) out.append(out.empty() ? "" : " ").append(rule);
    return out;
}

std::string MessageFormatter::word(Space space, int index, std::string_view form) const
{
    return wordIn(m_language, space, index, form);
}

std::string MessageFormatter::counted(Space space, int index, std::int64_t count) const
{
    return countedIn(m_language, space, index, count);
}

std::string MessageFormatter::wordIn(std::string_view language, Space space, int index, std::string_view form) const
{
    if (space == Space::Number)
        return form == "bare" ? std::to_string(index) : localNumber(std::int64_t{index}, language);
    if (space == Space::Flag)
        return keyOr(*m_texts, index != 0 ? "word.yes" : "word.no", language, index != 0 ? "+" : "-");
    if (index == kUnknown) return keyOr(*m_texts, "word.unknown", language, "?");
    if (index < 0)
        return keyOr(*m_texts, space == Space::Seat || space == Space::Army ? "word.nobody" : "word.nothing", language,
                     "-");
    if (space == Space::Army && form.starts_with(kPlayer)) {
        const std::string_view rest = form.size() > kPlayer.size() ? form.substr(kPlayer.size() + 1) : "name";
        const auto army = static_cast<std::size_t>(index);
        const int seat = army < m_seatOfArmy.size() ? m_seatOfArmy[army] : -1;
        return seat >= 0 ? wordIn(language, Space::Seat, seat, rest) : wordIn(language, space, index, rest);
    }
    if (space == Space::Seat && hasSeatName(index)) {
        const std::string& name = m_seatNames[static_cast<std::size_t>(index)];
        return defaultForm(name, name, form, language);
    }
    const std::string_view id = m_vocabulary->name(space, index);
    if (space == Space::Text) return keyOr(*m_texts, id, language, id);
    if (space == Space::Rule && form == "name") return std::string(id); // rules are cited by their number
    const std::string base = textBase(*m_texts, space, id);
    std::string word = m_texts->form(base, form, language);
    if (word.empty()) word = m_texts->word(base + "." + std::string(form), language);
    return word.empty() ? std::string(id) : word;
}

std::string MessageFormatter::countedIn(std::string_view language, Space space, int index, std::int64_t count) const
{
    const std::string base = index < 0 ? std::string() : textBase(*m_texts, space, m_vocabulary->name(space, index));
    const Texts::Found found = m_texts->find(base + ".count", language);
    if (!found) {
        const std::string name = wordIn(language, space, index, "name");
        const std::string number = localNumber(count, language);
        const std::string both = m_texts->word("word.counted", language, {{"name", name}, {"n", number}});
        return both.empty() ? name + ": " + number : both;
    }
    std::string out;
    for (const TextPiece& piece : splitText(found.form(count)))
        out += piece.isPlaceholder() ? localNumber(count, language) : std::string(piece.literal);
    return out;
}

} // namespace marches::engine
