// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/seatspanel.h"

#include <algorithm>
#include <iterator>

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include "app/desktop/base/textrole.h"
#include "app/desktop/play/effectwords.h"
#include "app/desktop/play/numbertrack.h"
#include "app/desktop/play/positionreader.h"
#include "app/desktop/play/seatstatus.h"

namespace marches::app {

namespace {

constexpr int kManySeats = 6; ///< from so many on they have a line each

} // namespace

SeatsPanel::SeatsPanel(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this)), m_common(new QLabel(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    setTextRole(m_common, TextRole::Small, true);
    m_common->setObjectName(QStringLiteral("common"));
    m_common->setWordWrap(true);
    m_common->setTextFormat(Qt::RichText);
    connect(m_common, &QLabel::linkActivated, this, &SeatsPanel::ruleRequested);
    m_common->setMargin(8);
    m_common->hide();
    m_column->addWidget(m_common);
    m_column->addStretch();
}

void SeatsPanel::show(const PlayContext* context, const engine::Facts* facts)
{
    const int count = context != nullptr ? context->runner.seatCount() : 0;
    while (static_cast<int>(m_cards.size()) > count) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    while (static_cast<int>(m_cards.size()) < count) {
        auto* card = new SeatStatus(this);
        m_column->insertWidget(m_column->count() - 1, card);
        connect(card, &SeatStatus::ruleRequested, this, &SeatsPanel::ruleRequested);
        connect(card, &SeatStatus::controlRequested, this, &SeatsPanel::controlRequested);
        m_cards.push_back(card);
    }
    if (context == nullptr) {
        m_common->hide();
        for (NumberTrack* track : m_tracks) track->hide();
        return;
    }
    const PositionReader position(context->runner.rules(), facts != nullptr ? *facts : context->runner.facts());
    const std::vector<LastingEffect> effects = lastingEffects(*context);
    for (SeatStatus* card : m_cards) card->setCompact(count >= kManySeats);
    for (int seat = 0; seat < count; ++seat)
        m_cards[static_cast<std::size_t>(seat)]->show(*context, position, effects, seat);
    SeatStatus::Line widest;
    if (count >= kManySeats)
        for (const SeatStatus* card : m_cards) {
            const SeatStatus::Line line = card->neededLine();
            widest = {std::max(widest.name, line.name), std::max(widest.score, line.score)};
        }
    for (SeatStatus* card : m_cards) card->alignWith(widest);
    showCommon(*context, position, effects);
}

bool SeatsPanel::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) emit laidOutAnew();
    return QWidget::event(event);
}

void SeatsPanel::showCommon(const PlayContext& context, const PositionReader& position,
                            const std::vector<LastingEffect>& effects)
{
    std::size_t tracks = 0;
    QStringList counters;
    QLocale plain; // years are among them
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    for (const PositionReader::Amount& counter : position.counters()) {
        const QString name = context.word(engine::Space::Counter, counter.item);
        counters << tr("%1: %2", "a number of the whole game, its value").arg(name, plain.toString(counter.count));
        const std::optional<engine::NumberRow> row = position.numberRow(counter.item);
        if (!row) continue;
        if (tracks == m_tracks.size()) {
            m_tracks.push_back(new NumberTrack(this));
            m_column->insertWidget(static_cast<int>(m_tracks.size()), m_tracks.back()); // below the numbers
        }
        m_tracks[tracks++]->show(*row, counter.count, name);
    }
    for (std::size_t i = 0; i < m_tracks.size(); ++i) m_tracks[i]->setVisible(i < tracks);
    std::vector<LastingEffect> everybody;
    std::ranges::copy_if(effects, std::back_inserter(everybody),
                         [](const LastingEffect& effect) { return effect.seats.empty(); });
    QStringList lines{effectLines(everybody), counters.join(QStringLiteral(" · ")).toHtmlEscaped()};
    lines.removeAll(QString());
    m_common->setText(lines.join(QStringLiteral("<br>")));
    // Without a link there is nothing to go to by Tab.
    m_common->setTextInteractionFlags(everybody.empty() ? Qt::NoTextInteraction
                                                        : Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_common->setVisible(!lines.isEmpty());
}

} // namespace marches::app
