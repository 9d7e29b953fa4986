// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include "editor/widgets/translated.h"

class QLabel;

namespace marches::app {

class ActionCard;
class CardGrid;

/// What the lab can be asked, as cards to press: what stands where there is no answer yet. First changes of the game
/// that is open, then the questions.
class LabWelcome : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit LabWelcome(QWidget* parent = nullptr);

    /// How the questions are called, in the order in which they are asked for.
    void setQuestions(const QStringList& names);
    struct Suggestion {
        QString title;
        QString sentence;
    };
    /// Under a head of its own; none: neither.
    void setSuggestions(const QString& head, const std::vector<Suggestion>& suggestions);
    const std::vector<ActionCard*>& suggestions() const { return m_suggested; }
    QString suggestionsHead() const;
    const std::vector<ActionCard*>& cards() const { return m_cards; }

signals:
    void asked(int question);
    void suggested(int suggestion);

private:
    void word();
    void retranslate() final;

    QLabel* m_head;
    CardGrid* m_ideas;
    std::vector<ActionCard*> m_suggested;
    QLabel* m_words;
    CardGrid* m_grid;
    std::vector<ActionCard*> m_cards;
    QStringList m_names;
};

} // namespace marches::app
