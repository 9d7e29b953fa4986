// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/deckwords.h"

#include <algorithm>

#include "app/desktop/newgame/effectnotes.h"
#include "app/desktop/newgame/effectsentences.h"
#include "engine/text/translation.h"

namespace marches::app {

namespace {

QString q(const std::string& text) { return QString::fromStdString(text); }

} // namespace

QString DeckWords::deck(const std::string& deck) const
{
    const QString name = text("deck." + deck + ".name");
    return name.isEmpty() ? q(deck) : name;
}

QString DeckWords::official(const std::string& card, const std::string& part) const
{
    return text("card." + card + "." + part);
}

QString DeckWords::officialIn(const std::string& language, const std::string& card, const std::string& part) const
{
    const engine::Texts& texts = m_catalogue.texts(m_model.game().map, m_model.game().ruleset);
    const std::string key = "card." + card + "." + part;
    const engine::Texts::Found found = texts.find(key, language);
    // The words of another language stand for those that are missing in sentences, and in no field for them.
    const bool isOther = found && found.language.substr(0, 2) != std::string_view(language).substr(0, 2);
    return isOther ? QString() : q(texts.word(key, language));
}

QString DeckWords::wordsIn(const std::string& language, const std::string& card, const std::string& part) const
{
    const engine::ContentDraft& content = m_model.content();
    const std::string_view words =
        language == m_model.wordsLanguage() ? content.text(card, part) : content.textIn(language, card, part);
    return words.empty() ? officialIn(language, card, part) : q(std::string(words));
}

std::vector<std::string> DeckWords::otherLanguages() const
{
    std::vector<std::string> all = m_catalogue.texts(m_model.game().map, m_model.game().ruleset).languages();
    std::erase_if(all, [own = m_model.wordsLanguage()](const std::string& language) {
        return language == own || language == engine::kPseudoLanguage;
    });
    return all;
}

QString DeckWords::own(const std::string& card, const std::string& part) const
{
    const engine::ContentDraft& content = m_model.content();
    const std::string_view here = content.textIn(m_catalogue.languageCode(), card, part);
    return q(std::string(here.empty() ? content.text(card, part) : here));
}

QString DeckWords::cardName(const std::string& card) const
{
    if (QString words = own(card, "name"); !words.isEmpty()) return words;
    const QString name = official(card, "name");
    return name.isEmpty() ? q(card) : name;
}

QString DeckWords::cardText(const std::string& card) const
{
    const QString words = own(card, "text");
    return words.isEmpty() ? official(card, "text") : words;
}

QString DeckWords::verb(const engine::EffectForm& form) { return EffectNotes::note(form.note); }
QString DeckWords::argument(const engine::ArgumentForm& form) { return EffectNotes::note(form.note); }

QString DeckWords::place(const std::string& id) const
{
    for (const char* kind : {"region.", "territory.", "space.", "site.", "army."})
        if (QString name = text(kind + id + ".name"); !name.isEmpty()) return name;
    if (QString word = EffectNotes::word(id); !word.isEmpty()) return word;
    // What the rules say for other maps, or has no name yet: the id is all there is, and is told as such.
    const engine::Rules* rules = m_model.rules();
    const bool isThere = rules != nullptr && rules->board().findPlace(id).has_value();
    return isThere ? tr("a place without a name (%1)", "id of the place").arg(q(id))
                   : tr("“%1”, which is not here", "id of a place of other maps").arg(q(id));
}

QString DeckWords::word(const std::string& id) const
{
    QString word = EffectNotes::word(id);
    if (!word.isEmpty()) return word;
    for (const char* kind : {"token.", "side.", "piece.", "site."})
        if (QString name = text(kind + id + ".name"); !name.isEmpty()) return name;
    return q(id);
}

QString DeckWords::value(const engine::ArgumentForm& form, const std::string& value) const
{
    using Type = engine::ArgumentForm::Type;
    switch (form.type) {
    case Type::Number:
    case Type::NotZero: return q(value);
    case Type::Switch: return EffectNotes::word(value);
    case Type::Word: {
        const QString own = EffectNotes::word(form.name + "." + value);
        return own.isEmpty() ? word(value) : own;
    }
    case Type::Card: return cardName(value);
    case Type::Place: return place(value);
    }
    return q(value);
}

QList<DeckWords::Choice> DeckWords::choices(const engine::ArgumentForm& form) const
{
    using Type = engine::ArgumentForm::Type;
    QList<Choice> all;
    const auto add = [&](const std::string& value) { all.append({value, this->value(form, value)}); };
    if (form.type == Type::Switch)
        for (const char* value : {"true", "false"}) add(value);
    if (form.type == Type::Word)
        for (const std::string& word : form.words) add(word);
    if (form.type == Type::Card)
        for (const engine::DeckSpec& deck : m_model.content().decks())
            for (const engine::CardSpec& card : deck.cards) add(card.id);
    if (form.type != Type::Place) return all;
    const engine::Rules* rules = m_model.rules();
    if (rules == nullptr) return all;
    for (const engine::Region& region : rules->board().regions()) add(region.id);
    for (const engine::SeatRequest& seat : m_model.seats())
        for (const std::string& army : seat.armies) add(army);
    for (int place = 0; place < rules->board().territoryCount(); ++place) add(rules->board().place(place).id);
    return all;
}

QString DeckWords::sentence(const engine::EffectForm& form, const engine::EffectSpec& effect) const
{
    const engine::EffectArguments arguments(effect, form);
    EffectSentences::Values values;
    QStringList said;
    QString when;
    for (const engine::ArgumentForm& argument : form.arguments) {
        QStringList words;
        bool usual = true;
        for (const std::string& value : arguments.list(argument.name)) {
            words << this->value(argument, value);
            usual = usual && value == argument.byDefault;
        }
        if (words.isEmpty()) continue;
        const QString all = words.join(tr(", ", "between values"));
        if (argument.name == "when") {
            if (!usual) when = all;
            continue;
        }
        values.append({q(argument.name), all, !usual});
        if (!usual) said << all;
    }
    QString words = EffectSentences::sentence(form.note, values);
    if (words.isEmpty())
        words =
            said.isEmpty()
                ? verb(form)
                : tr("%1 %2", "what an effect does; its values").arg(verb(form), said.join(tr(", ", "between values")));
    return when.isEmpty() ? words : tr("%1 (%2)", "what an effect does; only when").arg(words, when);
}

QString DeckWords::effects(const engine::DeckForm& form, const engine::CardSpec& card) const
{
    QStringList lines;
    for (const engine::EffectSpec& effect : card.effects)
        if (const engine::EffectForm* known = form.find(effect.verb)) lines << sentence(*known, effect);
    return lines.join(QLatin1Char(' '));
}

const engine::CardSpec* DeckWords::officialCard(const std::string& deck, const std::string& card) const
{
    const auto& decks = m_model.data().decks;
    const auto found = std::ranges::find(decks, deck, &engine::DeckSpec::id);
    if (found == decks.end()) return nullptr;
    const auto one = std::ranges::find(found->cards, card, &engine::CardSpec::id);
    return one == found->cards.end() ? nullptr : &*one;
}

QString DeckWords::difference(const engine::CardDifference& difference) const
{
    using Kind = engine::CardDifference::Kind;
    const QString name = cardName(difference.card);
    if (difference.kind == Kind::Added) return tr("%1: new, %n in all", "card", difference.copies).arg(name);
    if (difference.kind == Kind::Removed) return tr("%1: left out", "card").arg(name);
    QStringList what;
    if (difference.copies != difference.copiesBefore)
        what << tr("%1 instead of %2", "numbers of copies").arg(difference.copies).arg(difference.copiesBefore);
    if (difference.when) what << tr("is played at another time or by others", "a card");
    if (difference.words) what << tr("is worded otherwise", "a card");
    if (difference.effects) {
        const engine::DeckForm* form = m_model.content().form(difference.deck);
        const engine::CardSpec* now = m_model.content().card(difference.deck, difference.card);
        const engine::CardSpec* before = officialCard(difference.deck, difference.card);
        const auto said = [this, form](const engine::CardSpec* card) {
            const QString words = form == nullptr || card == nullptr ? QString() : effects(*form, *card);
            return words.isEmpty() ? tr("nothing", "what a card does") : tr("“%1”", "what a card does").arg(words);
        };
        what << tr("does %1 instead of %2", "what a card does now; before").arg(said(now), said(before));
    }
    return tr("%1: %2", "card; what is another").arg(name, what.join(tr(", ", "between values")));
}

} // namespace marches::app
