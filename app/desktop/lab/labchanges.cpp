// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labchanges.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/lab/nicestep.h"

namespace marches::app {

namespace {

constexpr int kLeastChanges = 300;  ///< pixels of width
constexpr int kWordsForMarks = 620; ///< narrower, a verdict is its mark alone
constexpr int kChangesGap = 10;
constexpr int kVerdictIcon = 16;
constexpr double kMarkSize = 4.5;  ///< half of a dot or square
constexpr double kMarkReach = 7.0; ///< pixels from its middle at which one is still pressed
constexpr double kNamesShare = 0.30;
/// Of the scale's, over its line.
constexpr double kBeforeHeight = 0.72;
constexpr double kAfterHeight = 0.26;

struct Scale {
    double lo = 0.0;
    double hi = 1.0;
    double step = 1.0;
};

Scale scaleOf(const ChangeRow& row)
{
    double lo = row.before.value;
    double hi = row.before.value;
    for (const ChangeRow::Mark& mark : {row.before, row.after})
        for (const double end : {mark.value, mark.lo, mark.hi})
            if (std::isfinite(end)) {
                lo = std::min(lo, end);
                hi = std::max(hi, end);
            }
    const double step = niceStep(std::max({(hi - lo) / 2.0, std::abs(hi) * 0.01, 0.01}));
    const double first = step * std::floor(lo / step);
    return {first, std::max(step * std::ceil(hi / step), first + step), step};
}

QString tickWord(const QLocale& locale, double value, double step)
{
    const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
    return locale.toString(value, 'f', decimals);
}

} // namespace

LabChanges::LabChanges(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
}

void LabChanges::setRows(std::vector<ChangeRow> rows, const QString& before, const QString& after)
{
    m_rows = std::move(rows);
    m_before = before;
    m_after = after;
    setVisible(!m_rows.empty());
    describe();
    updateGeometry();
    update();
}

void LabChanges::setVerdicts(const QString& found, const QString& notFound)
{
    m_found = found;
    m_notFound = notFound;
    describe();
    update();
}

void LabChanges::describe()
{
    QStringList told{m_before, m_after};
    for (const ChangeRow& row : m_rows)
        told << QStringLiteral("%1 (%2): %3 %4, %5")
                    .arg(row.name, row.about, row.difference, row.interval, row.found ? m_found : m_notFound);
    setAccessibleDescription(told.join(QLatin1Char('\n')));
}

int LabChanges::rowHeight() const { return 2 * fontMetrics().height() + kChangesGap; }
int LabChanges::headHeight() const { return 2 * fontMetrics().height() + kChangesGap; }

QSize LabChanges::sizeHint() const
{
    return {2 * kLeastChanges, headHeight() + static_cast<int>(m_rows.size()) * rowHeight()};
}

QSize LabChanges::minimumSizeHint() const { return {kLeastChanges, sizeHint().height()}; }

int LabChanges::figuresWidth() const
{
    int wide = 0;
    const QFontMetrics strong(fontFor(TextRole::Strong));
    for (const ChangeRow& row : m_rows)
        wide =
            std::max({wide, strong.horizontalAdvance(row.difference), fontMetrics().horizontalAdvance(row.interval)});
    return wide + 2 + kChangesGap;
}

int LabChanges::verdictWidth() const
{
    if (width() < kWordsForMarks) return kVerdictIcon + kChangesGap;
    return kVerdictIcon + 2 * kChangesGap +
           std::max(fontMetrics().horizontalAdvance(m_found), fontMetrics().horizontalAdvance(m_notFound));
}

QRect LabChanges::seen(const QRect& place) const { return QStyle::visualRect(layoutDirection(), rect(), place); }

void LabChanges::paintHead(QPainter& painter) const
{
    const Colours& c = colours();
    const int line = fontMetrics().height();
    for (const bool after : {false, true}) {
        const int top = after ? line : 0;
        const QPointF middle(seen(QRect(0, top, 2 * kChangesGap, line)).center());
        painter.setPen(Qt::NoPen);
        painter.setBrush(after ? c.warning : c.accent);
        if (after)
            painter.drawRect(QRectF(middle.x() - kMarkSize, middle.y() - kMarkSize, 2 * kMarkSize, 2 * kMarkSize));
        else
            painter.drawEllipse(middle, kMarkSize, kMarkSize);
        painter.setPen(c.text);
        const int room = width() - 3 * kChangesGap;
        painter.drawText(seen(QRect(2 * kChangesGap, top, room, line)), Qt::AlignVCenter | Qt::AlignLeft,
                         fontMetrics().elidedText(after ? m_after : m_before, Qt::ElideRight, room));
    }
}

QRectF LabChanges::scaleRect(int row) const
{
    const QRect place(0, headHeight() + row * rowHeight(), width(), rowHeight());
    const int names = static_cast<int>(place.width() * kNamesShare);
    const int right = place.right() - verdictWidth();
    return seen(QRect(place.left() + names, place.top() + kChangesGap / 2,
                      right - figuresWidth() - kChangesGap - names - place.left(), place.height() - kChangesGap / 2));
}

QPointF LabChanges::markAt(int row, bool after) const
{
    const ChangeRow& shown = m_rows[static_cast<std::size_t>(row)];
    const QRectF place = scaleRect(row);
    const Scale scale = scaleOf(shown);
    const double value = after ? shown.after.value : shown.before.value;
    const double line = place.top() + place.height() - QFontMetricsF(fontFor(TextRole::Small)).height() - 4;
    return {place.left() + place.width() * (value - scale.lo) / (scale.hi - scale.lo),
            line - (after ? kAfterHeight : kBeforeHeight) * (line - place.top())};
}

std::optional<bool> LabChanges::pointedMark(const QPointF& point) const
{
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row)
        for (const bool after : {true, false}) {
            const QPointF away = point - markAt(row, after);
            if (std::max(std::abs(away.x()), std::abs(away.y())) <= kMarkReach) return after;
        }
    return {};
}

void LabChanges::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return;
    if (const std::optional<bool> after = pointedMark(event->position())) emit markPressed(*after);
}

void LabChanges::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(pointedMark(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void LabChanges::paintScale(QPainter& painter, const ChangeRow& row, const QRectF& place) const
{
    const Colours& c = colours();
    const Scale scale = scaleOf(row);
    const auto at = [&](double value) {
        return place.left() + place.width() * (value - scale.lo) / (scale.hi - scale.lo);
    };
    const QFontMetricsF small(fontFor(TextRole::Small));
    const double line = place.top() + place.height() - small.height() - 4;
    painter.setPen(QPen(c.line, 1));
    painter.drawLine(QPointF(place.left(), line), QPointF(place.right(), line));
    painter.setFont(fontFor(TextRole::Small));
    const auto ticks = static_cast<int>(std::lround((scale.hi - scale.lo) / scale.step));
    for (int i = 0; i <= ticks; ++i) {
        const double tick = scale.lo + scale.step * i;
        painter.setPen(QPen(c.edge, 1));
        painter.drawLine(QPointF(at(tick), line - 3), QPointF(at(tick), line + 3));
        painter.setPen(c.muted);
        const QString word = tickWord(QLocale(), tick, scale.step);
        const double half = small.horizontalAdvance(word) / 2;
        // Not std::clamp: in a narrow place a word may be wider than the scale.
        const double middle = std::max(place.left() + half, std::min(at(tick), place.right() - half));
        painter.drawText(QRectF(middle - half - 1, line + 3, 2 * half + 2, small.height()), Qt::AlignCenter, word);
    }
    painter.setFont(font());
    for (const bool after : {false, true}) {
        const ChangeRow::Mark& mark = after ? row.after : row.before;
        const double y = line - (after ? kAfterHeight : kBeforeHeight) * (line - place.top());
        const QColor colour = after ? c.warning : c.accent;
        painter.setPen(QPen(colour, 2));
        if (std::isfinite(mark.lo) && std::isfinite(mark.hi))
            painter.drawLine(QPointF(at(mark.lo), y), QPointF(at(mark.hi), y));
        painter.setPen(QPen(c.panel, 1));
        painter.setBrush(colour);
        if (after)
            painter.drawRect(QRectF(at(mark.value) - kMarkSize, y - kMarkSize, 2 * kMarkSize, 2 * kMarkSize));
        else
            painter.drawEllipse(QPointF(at(mark.value), y), kMarkSize, kMarkSize);
    }
    painter.setBrush(Qt::NoBrush);
}

void LabChanges::paintRow(QPainter& painter, const ChangeRow& row, const QRect& place) const
{
    const Colours& c = colours();
    const int half = (place.height() - kChangesGap / 2) / 2;
    const int names = static_cast<int>(place.width() * kNamesShare);
    const int figures = figuresWidth();
    const int verdicts = verdictWidth();
    painter.setPen(QPen(c.line, 1));
    painter.drawLine(place.topLeft(), place.topRight());
    const QFont strong = fontFor(TextRole::Strong);
    const int top = place.top() + kChangesGap / 2;
    const auto twoLines = [&](int left, int wide, Qt::Alignment align, const QString& first, const QString& second) {
        painter.setFont(strong);
        painter.setPen(c.text);
        painter.drawText(seen(QRect(left, top, wide, half)), static_cast<int>(align | Qt::AlignVCenter), first);
        painter.setFont(font());
        painter.setPen(c.muted);
        painter.drawText(seen(QRect(left, top + half, wide, half)), static_cast<int>(align | Qt::AlignVCenter), second);
    };
    const int named = names - kChangesGap;
    twoLines(place.left() + 2, named, Qt::AlignLeft, QFontMetrics(strong).elidedText(row.name, Qt::ElideMiddle, named),
             fontMetrics().elidedText(row.about, Qt::ElideRight, named));
    const int right = place.right() - verdicts;
    twoLines(right - figures, figures - kChangesGap, Qt::AlignRight, row.difference, row.interval);
    // Numbers grow to the right in every language.
    paintScale(painter, row, scaleRect((place.top() - headHeight()) / rowHeight()));
    const QColor colour = row.found ? c.good : c.muted;
    painter.drawPixmap(
        seen(QRect(right, place.center().y() - kVerdictIcon / 2, kVerdictIcon, kVerdictIcon)).topLeft(),
        glyph(row.found ? QStringLiteral("check") : QStringLiteral("info"), kVerdictIcon, colour, devicePixelRatioF()));
    if (width() < kWordsForMarks) return;
    painter.setFont(row.found ? strong : font());
    painter.setPen(colour);
    painter.drawText(
        seen(QRect(right + kVerdictIcon + kChangesGap / 2, place.top(), verdicts - kVerdictIcon, place.height())),
        Qt::AlignVCenter | Qt::AlignLeft, row.found ? m_found : m_notFound);
    painter.setFont(font());
}

void LabChanges::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHead(painter);
    QRect place(0, headHeight(), width(), rowHeight());
    for (const ChangeRow& row : m_rows) {
        paintRow(painter, row, place);
        place.translate(0, rowHeight());
    }
}

} // namespace marches::app
