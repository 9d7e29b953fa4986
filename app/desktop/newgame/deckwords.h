// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QCoreApplication>
#include <QList>
#include <QString>

#include "app/desktop/newgame/newgamemodel.h"

namespace marches::app {

/// Decks, cards and their effects in words of the language in use.
class DeckWords {
    Q_DECLARE_TR_FUNCTIONS(marches::app::DeckWords)
public:
    /// What an argument can be, and how that is called.
    struct Choice {
        std::string value;
        QString words;
    };

    DeckWords(const Catalogue& catalogue, const NewGameModel& model) : m_catalogue(catalogue), m_model(model) {}

    QString deck(const std::string& deck) const;
    /// A region, territory, space, site or army; what has no name is told by its id, and that it is one.
    QString place(const std::string& id) const;
    /// By the person's own words, where there are some.
    QString cardName(const std::string& card) const;
    QString cardText(const std::string& card) const;
    /// A card's own name or text, or that of the ruleset: `part` is "name" or "text".
    QString official(const std::string& card, const std::string& part) const;
    QString officialIn(const std::string& language, const std::string& card, const std::string& part) const;
    /// One's own words in a language, or those of the ruleset in it.
    QString wordsIn(const std::string& language, const std::string& card, const std::string& part) const;
    /// Languages that the game is told in, but for that of the variant.
    std::vector<std::string> otherLanguages() const;
    static QString verb(const engine::EffectForm& form);
    static QString argument(const engine::ArgumentForm& form);
    /// One value of an argument.
    QString value(const engine::ArgumentForm& form, const std::string& value) const;
    /// All values of an argument that is chosen among some; none for a number.
    QList<Choice> choices(const engine::ArgumentForm& form) const;
    /// A word for when, or by whom, a card is played.
    QString word(const std::string& id) const;
    /// "Tokens come in: 4.": what an effect does, with its values.
    QString sentence(const engine::EffectForm& form, const engine::EffectSpec& effect) const;
    /// The same of all effects of a card.
    QString effects(const engine::DeckForm& form, const engine::CardSpec& card) const;
    /// "Spy: 2 instead of 7".
    QString difference(const engine::CardDifference& difference) const;

private:
    /// One's own words in the language in use, or in that of the variant; nothing: there are none.
    QString own(const std::string& card, const std::string& part) const;
    /// As the ruleset has it, or null.
    const engine::CardSpec* officialCard(const std::string& deck, const std::string& card) const;
    QString text(const std::string& key) const { return m_catalogue.text(m_model.game(), key); }

    const Catalogue& m_catalogue;
    const NewGameModel& m_model;
};

} // namespace marches::app
