// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/desktop/play/playcontext.h"
#include "editor/widgets/translated.h"

class QLabel;

namespace marches::app {

/// The cards of the seat that looks at the screen, with their texts, and the top of the discard piles.
class HandPanel : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit HandPanel(QWidget* parent = nullptr);
    void show(const PlayContext* context);
    /// Whether a game ever has something for this panel.
    static bool isNeeded(const engine::Rules& rules);
    /// There is more to show than how high the piles are: cards in the hand, armies in hiding, or a card that was laid
    /// off. While the screen is passed on, what everybody may know of whoever is asked.
    static bool isOfInterest(const GameRunner& runner);

private:
    void retranslate() override { show(m_context); }
    QString cardLines(int card) const;
    QString pileName(int field) const; ///< empty: it has none

    const PlayContext* m_context = nullptr;
    QLabel* m_text;
};

} // namespace marches::app
