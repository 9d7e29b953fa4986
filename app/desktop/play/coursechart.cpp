// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/coursechart.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QLocale>
#include <QPainter>

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/play/ownerplate.h"

namespace marches::app {

namespace {

constexpr QSizeF kEndPlate(18, 13);
constexpr double kCourseMargin = 6;
constexpr double kPenWidth = 2;

} // namespace

CourseChart::CourseChart(QWidget* parent) : QWidget(parent)
{
    setFont(fontFor(TextRole::Small));
    setObjectName(QStringLiteral("courseChart"));
}

void CourseChart::clear()
{
    m_lines.clear();
    m_words.clear();
    setAccessibleDescription({});
    setToolTip({});
    update();
}

void CourseChart::show(const PlayContext& context, const GameCourse& course, CourseMeasure measure)
{
    m_lines.clear();
    m_words.clear();
    m_steps = std::max(1, course.steps);
    m_most = 1;
    m_theme = context.theme;
    for (int seat = 0; seat < context.runner.seatCount(); ++seat) {
        Line line;
        line.owner = &context.seatColour(seat);
        int best = 0;
        int last = 0;
        for (std::size_t i = 0; i < course.points.size(); ++i) {
            last = course.value(i, seat, measure);
            best = std::max(best, last);
            line.points.emplace_back(course.points[i].index, last);
        }
        m_most = std::max(m_most, best);
        m_words << tr("%1: %2 now, %3 at most", "name of a seat, two numbers")
                       .arg(context.seatSubject(seat), QLocale().toString(last), QLocale().toString(best));
        m_lines.push_back(std::move(line));
    }
    setAccessibleName(tr("How it went"));
    setAccessibleDescription(m_words.join(QStringLiteral("; ")));
    setToolTip(m_words.join(QLatin1Char('\n')));
    update();
}

QImage CourseChart::picture(const QSize& size) const
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(colours().base);
    QPainter painter(&image);
    painter.setFont(font());
    draw(painter, QRectF(QPointF(), QSizeF(size)).adjusted(8, 8, -8, -8));
    return image;
}

void CourseChart::paintEvent(QPaintEvent* /*event*/)
{
    if (m_lines.empty()) return;
    QPainter painter(this);
    draw(painter, QRectF(rect()));
}

void CourseChart::draw(QPainter& painter, const QRectF& box) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF metrics(painter.font());
    const double left = metrics.horizontalAdvance(QLocale().toString(m_most)) + kCourseMargin;
    const QRectF field = box.adjusted(left, metrics.height() / 2, -kEndPlate.width() - kCourseMargin,
                                      -metrics.height() / 2 - kCourseMargin);
    const auto at = [&](const QPointF& point) {
        return QPointF(field.left() + point.x() / m_steps * field.width(),
                       field.bottom() - point.y() / m_most * field.height());
    };
    for (const int value : {0, m_most / 2, m_most}) {
        const double y = at({0, static_cast<double>(value)}).y();
        painter.setPen(QPen(colours().line, 1));
        painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y));
        painter.setPen(colours().muted);
        painter.drawText(QRectF(box.left(), y - metrics.height() / 2, left - kCourseMargin, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(value));
    }
    constexpr std::array kDashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
    std::vector<double> taken; // heights at the end where a plate stands already
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        painter.setPen(QPen(lineColour(line.owner->fill), kPenWidth, kDashes[i % kDashes.size()]));
        QPointF before = at(line.points.front());
        for (const QPointF& point : line.points) { // a number stays until it is another one
            const QPointF next = at(point);
            painter.drawLine(before, QPointF(next.x(), before.y()));
            painter.drawLine(QPointF(next.x(), before.y()), next);
            before = next;
        }
        double y = before.y();
        while (std::ranges::any_of(taken, [&](double other) { return std::abs(other - y) < kEndPlate.height(); }))
            y -= 1;
        taken.push_back(y);
        editor::drawOwnerPlate(painter,
                               QRectF(QPointF(field.right() + kCourseMargin, y - kEndPlate.height() / 2), kEndPlate),
                               *line.owner, m_theme);
    }
}

} // namespace marches::app
