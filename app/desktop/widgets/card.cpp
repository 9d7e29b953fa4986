// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/card.h"

#include <algorithm>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/widgets/retire.h"
#include "app/desktop/widgets/style.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace marches::app {

namespace {

constexpr int kCardRadius = 5;
constexpr int kMargin = 14;
constexpr int kIcon = 22;
constexpr int kLeastTitle = 160; ///< a longer title is broken into lines
constexpr int kIconGap = 10;
constexpr int kGap = 12;

/// Of all its lines, beside the icon, in a card as wide as that.
QSize cardTitleSize(const QString& title, int cardWidth)
{
    const QRect room(0, 0, cardWidth - 2 * kMargin - kIcon - kIconGap, 1000);
    return QFontMetrics(fontFor(TextRole::Card)).boundingRect(room, Qt::TextWordWrap, title).size();
}

void drawSheet(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& edge, qreal width)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(edge, width));
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(rect).adjusted(width / 2, width / 2, -width / 2, -width / 2), kCardRadius,
                            kCardRadius);
}

} // namespace

Card::Card(QWidget* parent, Look look) : QFrame(parent), m_look(look) {}

void Card::setLook(Look look)
{
    m_look = look;
    update();
}

void Card::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const Colours& c = colours();
    switch (m_look) {
    case Look::Base: drawSheet(painter, rect(), c.dark ? c.panel : c.base, c.line, 1); break;
    case Look::Chosen: drawSheet(painter, rect(), c.dark ? c.panel : c.base, c.accent, 2); break;
    case Look::Warning: drawSheet(painter, rect(), c.warningBack, c.warning, 1); break;
    case Look::Good: drawSheet(painter, rect(), c.goodBack, c.goodBack, 1); break;
    case Look::Tint: drawSheet(painter, rect(), c.chip, c.chip, 1); break;
    }
}

ActionCard::ActionCard(const QString& iconName, QWidget* parent) : SurfaceButton(parent)
{
    setIcon(app::icon(iconName));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ActionCard::setTexts(const QString& title, const QString& sentence, const QString& key)
{
    setText(title);
    m_sentence = sentence;
    m_key = key;
    setAccessibleName(title);
    setAccessibleDescription(sentence);
    setToolTip(title);
    updateGeometry();
    update();
}

int ActionCard::heightForWidth(int width) const
{
    const QFontMetrics body(fontFor(TextRole::Secondary));
    const int words = body.boundingRect(QRect(0, 0, width - 2 * kMargin, 1000), Qt::TextWordWrap, m_sentence).height();
    const int key = m_key.isEmpty() ? 0 : 6 + QFontMetrics(fontFor(TextRole::Small)).height();
    return kMargin + std::max(cardTitleSize(text(), width).height(), kIcon) + 6 + words + key + 8;
}

QSize ActionCard::sizeHint() const
{
    const QSize least = minimumSizeHint();
    return {std::max(least.width(), 200), heightForWidth(std::max(least.width(), 200))};
}

QSize ActionCard::minimumSizeHint() const
{
    const int beside = 2 * kMargin + kIcon + kIconGap;
    const int longestWord = cardTitleSize(text(), beside + 1).width();
    const int title = std::min(QFontMetrics(fontFor(TextRole::Card)).horizontalAdvance(text()), kLeastTitle);
    const int width = beside + std::max(title, longestWord);
    return {width, heightForWidth(width)};
}

void ActionCard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const Colours& c = colours();
    const bool strong = hasFocus() || underMouse();
    const QColor fill = isDown() ? c.chip : c.dark ? c.panel : c.base;
    drawSheet(painter, rect(), fill, strong ? c.accent : c.line, 1);
    const QFontMetrics title(fontFor(TextRole::Card));
    const int first = std::max(title.height(), kIcon);
    const int head = std::max(cardTitleSize(text(), width()).height(), kIcon);
    const auto mirrored = [this](const QRect& place) { return QStyle::visualRect(layoutDirection(), rect(), place); };
    icon().paint(&painter, mirrored({kMargin, kMargin + (first - kIcon) / 2, kIcon, kIcon}), Qt::AlignCenter,
                 QIcon::Normal, QIcon::On);
    painter.setFont(fontFor(TextRole::Card));
    painter.setPen(c.text);
    const QRect lines(kMargin + kIcon + kIconGap, kMargin, width() - 2 * kMargin - kIcon - kIconGap, head);
    painter.drawText(mirrored(lines), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, text());
    painter.setFont(fontFor(TextRole::Secondary));
    painter.setPen(c.muted);
    painter.drawText(QRect(kMargin, kMargin + head + 6, width() - 2 * kMargin, height()), Qt::TextWordWrap, m_sentence);
    painter.setFont(fontFor(TextRole::Small));
    painter.drawText(rect().adjusted(kMargin, 0, -kMargin, -8), Qt::AlignRight | Qt::AlignBottom, m_key);
    if (hasFocus()) drawFocusRing(&painter, rect(), kCardRadius);
}

CardGrid::CardGrid(int leastColumn, QWidget* parent)
    : QWidget(parent), m_layout(new QGridLayout(this)), m_least(leastColumn)
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(kGap);
}

void CardGrid::setCards(const QList<QWidget*>& cards)
{
    for (QWidget* old : m_cards) {
        m_layout->removeWidget(old);
        retire(old);
    }
    m_cards = cards;
    m_columns = 0;
    arrange();
}

void CardGrid::setSingleColumn(bool single)
{
    m_single = single;
    arrange();
}

QSize CardGrid::minimumSizeHint() const { return {columnWidth(), QWidget::minimumSizeHint().height()}; }

bool CardGrid::event(QEvent* event)
{
    // Cards whose words have changed may need fewer columns.
    if (event->type() == QEvent::LayoutRequest) arrange();
    return QWidget::event(event);
}

int CardGrid::columnWidth() const
{
    int width = m_least;
    for (const QWidget* card : m_cards) width = std::max(width, card->minimumSizeHint().width());
    return width;
}

void CardGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void CardGrid::arrange()
{
    const int fitting = std::max(1, (width() + kGap) / (columnWidth() + kGap));
    const int columns = m_single ? 1 : fitting;
    if (columns == m_columns) return;
    for (int column = 0; column < m_columns; ++column) m_layout->setColumnStretch(column, 0);
    m_columns = columns;
    int n = 0;
    for (QWidget* card : m_cards) {
        m_layout->addWidget(card, n / columns, n % columns);
        card->show();
        ++n;
    }
    // Empty columns keep their share, so that one card alone does not stretch over the whole page.
    for (int column = 0; column < columns; ++column) m_layout->setColumnStretch(column, 1);
}

} // namespace marches::app
