// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/numbertrack.h"

#include <algorithm>

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"

namespace marches::app {

namespace {

constexpr int kMargin = 8;
constexpr int kGap = 2;
constexpr int kPad = 3;

} // namespace

NumberTrack::NumberTrack(QWidget* parent) : Translated(parent)
{
    setObjectName(QStringLiteral("number-track"));
    setFont(fontFor(TextRole::Small));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void NumberTrack::show(const engine::NumberRow& row, int used, const QString& name)
{
    m_numbers = row.numbers;
    m_used = used;
    m_name = name;
    const std::optional<int> next = row.next(used);
    m_ends = !next;
    if (used >= static_cast<int>(m_numbers.size()) && next) {
        m_numbers.push_back(*next);
        m_used = static_cast<int>(m_numbers.size()) - 1;
    }
    retranslate();
    updateGeometry();
    update();
}

void NumberTrack::retranslate()
{
    if (m_numbers.empty()) return;
    const QString told = m_ends
                             ? tr("%1: all numbers are used", "a counter that goes along a row of numbers").arg(m_name)
                             : tr("%1: the next number is %2", "a counter that goes along a row of numbers")
                                   .arg(m_name, QLocale().toString(m_numbers[static_cast<std::size_t>(m_used)]));
    setToolTip(told);
    setAccessibleName(told);
}

QSize NumberTrack::cell() const
{
    const QFontMetrics metrics(font());
    int widest = metrics.horizontalAdvance(QStringLiteral("00"));
    for (const int number : m_numbers) widest = std::max(widest, metrics.horizontalAdvance(QLocale().toString(number)));
    return {widest + 2 * kPad, metrics.height() + kPad};
}

/// As many as fit, but in rows of one length: a last number alone would look forgotten.
int NumberTrack::columns(int width) const
{
    const int count = std::max(1, static_cast<int>(m_numbers.size()));
    const int most = std::clamp((width - 2 * kMargin + kGap) / (cell().width() + kGap), 1, count);
    const int rows = (count + most - 1) / most;
    return (count + rows - 1) / rows;
}

QSize NumberTrack::sizeHint() const
{
    const int count = static_cast<int>(m_numbers.size());
    return {2 * kMargin + count * (cell().width() + kGap) - kGap, cell().height() + kMargin};
}

int NumberTrack::heightForWidth(int width) const
{
    const int count = std::max(1, static_cast<int>(m_numbers.size()));
    const int rows = (count + columns(width) - 1) / columns(width);
    return rows * (cell().height() + kGap) - kGap + kMargin;
}

void NumberTrack::paintEvent(QPaintEvent* /*event*/)
{
    const Colours& c = colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int across = columns(width());
    const QSize size = cell();
    for (int i = 0; i < static_cast<int>(m_numbers.size()); ++i) {
        const int x = kMargin + i % across * (size.width() + kGap);
        const QRectF box(isRightToLeft() ? width() - x - size.width() : x, i / across * (size.height() + kGap),
                         size.width(), size.height());
        const bool next = i == m_used;
        const bool used = i < m_used;
        painter.setPen(QPen(next ? c.accent : c.line, 1));
        painter.setBrush(next ? c.accent : used ? c.title : c.base);
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        QFont face = font();
        face.setBold(next);
        face.setStrikeOut(used);
        painter.setFont(face);
        painter.setPen(next ? c.onAccent : used ? c.muted : c.text);
        painter.drawText(box, Qt::AlignCenter, QLocale().toString(m_numbers[static_cast<std::size_t>(i)]));
    }
}

} // namespace marches::app
