// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/widgets/card.h"

class QBoxLayout;
class QLabel;
class QPushButton;

namespace marches::app {

/// A sentence above the canvas that stays until it is dealt with, with what one can do about it.
class MessageBar : public Card {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// Takes the words and buttons away and hides the strip.
    void clear();
    void tell(const QString& sentence);
    QPushButton* addButton(const QString& words);
    QString text() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The buttons stand beside the words where both have room, else below them.
    void arrange();

    QLabel* m_words;
    QWidget* m_choices;
    QBoxLayout* m_row;
    QList<QPushButton*> m_buttons;
};

} // namespace marches::app
