// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/seatspanel.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include "app/desktop/play/effectwords.h"
#include "app/desktop/play/positionreader.h"
#include "app/desktop/play/seatstatus.h"
#include "app/desktop/shell/textrole.h"

namespace marches::app {

SeatsPanel::SeatsPanel(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this)), m_common(new QLabel(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    setTextRole(m_common, TextRole::Small, true);
    m_common->setObjectName(QStringLiteral("common"));
    m_common->setWordWrap(true);
    m_common->setMargin(8);
    m_common->hide();
    m_column->addWidget(m_common);
    m_column->addStretch();
}

void SeatsPanel::show(const PlayContext* context)
{
    const int count = context != nullptr ? context->runner.seatCount() : 0;
    while (static_cast<int>(m_cards.size()) > count) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    while (static_cast<int>(m_cards.size()) < count) {
        auto* card = new SeatStatus(this);
        m_column->insertWidget(static_cast<int>(m_cards.size()), card);
        m_cards.push_back(card);
    }
    if (context == nullptr) {
        m_common->hide();
        return;
    }
    const PositionReader position(context->runner.rules(), context->runner.facts());
    const std::vector<LastingEffect> effects = lastingEffects(*context);
    for (int seat = 0; seat < count; ++seat) m_cards[static_cast<std::size_t>(seat)]->show(*context, position, effects, seat);
    QStringList common;
    for (const PositionReader::Amount& counter : position.counters())
        common << tr("%1: %2", "a number of the whole game, its value")
                      .arg(context->word(engine::Space::Counter, counter.item), QLocale().toString(counter.count));
    QStringList lines{common.join(QStringLiteral(" · "))};
    for (const LastingEffect& effect : effects)
        if (effect.seats.empty()) lines << effect.sentence;
    lines.removeAll(QString());
    m_common->setText(lines.join(QLatin1Char('\n')));
    m_common->setVisible(!lines.isEmpty());
}

} // namespace marches::app
