// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labchanges.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/lab/changescales.h"

namespace marches::app {

namespace {

constexpr int kLeastChanges = 300;  ///< pixels of width
constexpr int kWordsForMarks = 620; ///< narrower, a verdict is its mark alone
constexpr int kChangesGap = 10;
constexpr int kVerdictIcon = 16;
constexpr double kMarkSize = ChangeScales::kMarkSize;
constexpr double kMarkReach = 7.0; ///< pixels from its middle at which one is still pressed
constexpr double kNamesShare = 0.30;

/// Whether a text has room in a place, broken into lines between its words.
bool fits(const QFontMetrics& metrics, const QString& text, const QRect& place)
{
    const QRect taken = metrics.boundingRect(QRect(0, 0, place.width(), 0), Qt::TextWordWrap, text);
    return taken.width() <= place.width() && taken.height() <= place.height();
}

} // namespace

LabChanges::LabChanges(QWidget* parent) : QWidget(parent), m_scales(new ChangeScales(this))
{
    // Marks are pressed on this widget, which knows what they are of.
    m_scales->setAttribute(Qt::WA_TransparentForMouseEvents);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
}

void LabChanges::setRows(std::vector<ChangeRow> rows, const QString& before, const QString& after)
{
    m_rows = std::move(rows);
    m_before = before;
    m_after = after;
    m_scales->setRows(m_rows);
    setVisible(!m_rows.empty());
    describe();
    placeScales();
    updateGeometry();
    update();
}

void LabChanges::setVerdicts(const QString& found, const QString& notFound)
{
    m_found = found;
    m_notFound = notFound;
    describe();
    placeScales();
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

void LabChanges::placeScales()
{
    const auto names = static_cast<int>(width() * kNamesShare);
    const int right = width() - verdictWidth() - figuresWidth() - kChangesGap;
    m_scales->setRowHeight(rowHeight());
    m_scales->setGeometry(
        seen(QRect(names, headHeight(), std::max(0, right - names), rowHeight() * static_cast<int>(m_rows.size()))));
}

void LabChanges::resizeEvent(QResizeEvent* /*event*/) { placeScales(); }

void LabChanges::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) placeScales();
}

QPointF LabChanges::markAt(int row, bool after) const { return m_scales->pos() + m_scales->markAt(row, after); }

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
    const QFontMetrics bold(strong);
    const QRect both(place.left() + 2, top, named, 2 * half);
    if (bold.horizontalAdvance(row.name) > named && fits(bold, row.name, both)) { // the unit stands in the description
        painter.setFont(strong);
        painter.setPen(c.text);
        painter.drawText(seen(both), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, row.name);
    } else {
        twoLines(both.left(), named, Qt::AlignLeft, bold.elidedText(row.name, Qt::ElideMiddle, named),
                 fontMetrics().elidedText(row.about, Qt::ElideRight, named));
    }
    const int right = place.right() - verdicts;
    twoLines(right - figures, figures - kChangesGap, Qt::AlignRight, row.difference, row.interval);
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
