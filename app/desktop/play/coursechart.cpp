// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/coursechart.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QLocale>

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/play/ownerplate.h"

namespace marches::app {

namespace {

constexpr QSizeF kEndPlate(18, 13);
constexpr int kCourseMargin = 6;
constexpr double kPenWidth = 2;
constexpr double kHeadroom = 1.02; ///< so that a line at the top is not cut

/// Whole numbers, few of them.
class CountTicker : public QCPAxisTicker {
public:
    CountTicker() { setTickCount(3); }

protected:
    double getTickStep(const QCPRange& range) override
    {
        return std::max(1.0, std::round(QCPAxisTicker::getTickStep(range)));
    }
    int getSubTickCount(double /*tickStep*/) override { return 0; }
};

} // namespace

CourseChart::CourseChart(QWidget* parent) : Plot(parent)
{
    setFont(fontFor(TextRole::Small));
    setObjectName(QStringLiteral("courseChart"));
    yAxis->setTicker(QSharedPointer<CountTicker>::create());
    yAxis->setNumberPrecision(0);
    axisRect()->setAutoMargins(QCP::msLeft);
    axisRect()->setMargins(QMargins(0, fontMetrics().height() / 2,
                                    static_cast<int>(kEndPlate.width()) + kCourseMargin + 2,
                                    fontMetrics().height() / 2 + kCourseMargin));
}

void CourseChart::clear()
{
    clearGraphs();
    m_owners.clear();
    m_words.clear();
    setAccessibleDescription({});
    setToolTip({});
    update();
}

void CourseChart::show(const PlayContext& context, const GameCourse& course, CourseMeasure measure)
{
    clearGraphs();
    m_owners.clear();
    m_words.clear();
    m_theme = context.theme;
    int most = 1;
    for (int seat = 0; seat < context.runner.seatCount(); ++seat) {
        QCPGraph* line = addGraph();
        line->setLineStyle(QCPGraph::lsStepLeft); // a number stays until it is another one
        int best = 0;
        int last = 0;
        for (std::size_t i = 0; i < course.points.size(); ++i) {
            last = course.value(i, seat, measure);
            best = std::max(best, last);
            line->addData(course.points[i].index, last);
        }
        most = std::max(most, best);
        m_words << tr("%1: %2 now, %3 at most", "name of a seat, two numbers")
                       .arg(context.seatSubject(seat), QLocale().toString(last), QLocale().toString(best));
        m_owners.push_back(&context.seatColour(seat));
    }
    xAxis->setRange(0, std::max(1, course.steps));
    yAxis->setRange(0, kHeadroom * most);
    setAccessibleName(tr("How it went"));
    setAccessibleDescription(m_words.join(QStringLiteral("; ")));
    setToolTip(m_words.join(QLatin1Char('\n')));
    update();
}

QImage CourseChart::picture(const QSize& size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(colours().base);
    QCPPainter painter(&image);
    toPainter(&painter, size.width(), size.height());
    return image;
}

void CourseChart::dress()
{
    constexpr std::array kDashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
    dressAsScale(*yAxis, font());
    yAxis->setBasePen(Qt::NoPen);
    hideTicks(*yAxis);
    dressAsScale(*xAxis, font());
    xAxis->setTicks(false);
    xAxis->setTickLabels(false);
    xAxis->grid()->setVisible(false);
    for (std::size_t i = 0; i < m_owners.size(); ++i)
        graph(static_cast<int>(i))->setPen(QPen(lineColour(m_owners[i]->fill), kPenWidth, kDashes[i % kDashes.size()]));
}

void CourseChart::draw(QCPPainter* painter)
{
    if (m_owners.empty()) return;
    Plot::draw(painter);
    drawPlates(*painter);
}

/// Beside the ends of their lines, each where no other stands.
void CourseChart::drawPlates(QCPPainter& painter) const
{
    std::vector<double> taken;
    for (std::size_t i = 0; i < m_owners.size(); ++i) {
        const QCPGraphDataContainer& points = *graph(static_cast<int>(i))->data();
        if (points.isEmpty()) continue;
        double y = yAxis->coordToPixel((points.constEnd() - 1)->value);
        while (std::ranges::any_of(taken, [&](double other) { return std::abs(other - y) < kEndPlate.height(); }))
            y -= 1;
        taken.push_back(y);
        const QPointF corner(axisRect()->right() + kCourseMargin, y - kEndPlate.height() / 2);
        editor::drawOwnerPlate(painter, QRectF(corner, kEndPlate), *m_owners[i], m_theme);
    }
}

} // namespace marches::app
