// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <utility>

#include <QString>

#include "app/desktop/newgame/newgamemodel.h"

namespace marches::app {

/// Options in words of the language in use, for rows, panels and messages alike.
class OptionWords {
public:
    /// A text by its key, in the language in use.
    using Texts = std::function<QString(const std::string& key)>;

    OptionWords(const Catalogue& catalogue, const NewGameModel& model)
        : OptionWords([&catalogue, &model](const std::string& key) { return catalogue.text(model.game(), key); }, model)
    {}
    /// With words from elsewhere.
    OptionWords(Texts texts, const NewGameModel& model) : m_texts(std::move(texts)), m_model(model) {}

    QString title(const std::string& option) const { return text("option." + option + ".title"); }
    QString sentence(const std::string& option) const { return text("option." + option + ".text"); }
    QString source(const std::string& option) const { return text("option." + option + ".source"); }
    QString valueTitle(const std::string& option, const std::string& value) const;
    QString valueText(const std::string& option, const std::string& value) const;
    /// "Two dice in the woods: on", "Fauns in each army: 24 instead of 30".
    QString difference(const std::string& option) const;
    /// "Needs: Secret kept cards".
    QString conflict(const OptionConflict& conflict) const;
    /// What the button beside a conflict does; empty: nothing to do.
    QString remedy(const OptionConflict& conflict) const;
    static QString group(engine::OptionGroup group);
    static QString groupHint(engine::OptionGroup group);

private:
    QString text(const std::string& key) const { return m_texts(key); }
    QString value(const std::string& option, const engine::OptionValue& value) const;

    Texts m_texts;
    const NewGameModel& m_model;
};

} // namespace marches::app
