// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/desktop/widgets/card.h"

class QLabel;

namespace marches::editor {
class TranslationDocument;
}

namespace marches::app {

class Chip;
class PreviewTexts;

/// A text that no widget of a game stands for by itself, as a card: where it is said, the number of a rule, its title,
/// what it says and where that comes from.
class TextCard : public Card {
    Q_OBJECT
public:
    explicit TextCard(QWidget* parent = nullptr);

    /// `said`: the text with its placeholders filled, each plural form in a line.
    void show(const PreviewTexts& texts, const editor::TranslationDocument& document, int row, const QString& said);
    /// What is read on it.
    QString text() const;

private:
    static QString place(const std::string& key);

    QLabel* m_place;
    Chip* m_chip = nullptr;
    QLabel* m_title;
    QLabel* m_body;
    QLabel* m_source;
};

} // namespace marches::app
