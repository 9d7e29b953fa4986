// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/imagetrace.h"

#include <QPainter>
#include <QPolygonF>
#include <QRandomGenerator>
#include <QTest>

#include <cmath>
#include <set>

namespace marches::test {

using editor::TracedArea;
using editor::traceImage;
using editor::TraceOptions;

namespace {

QImage blank(int width, int height, const QColor& colour = Qt::white)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

double areaOf(const QPainterPath& path)
{
    double sum = 0;
    for (const QPolygonF& ring : path.toSubpathPolygons())
        for (qsizetype i = 0; i + 1 < ring.size(); ++i)
            sum += ring[i].x() * ring[i + 1].y() - ring[i + 1].x() * ring[i].y();
    return std::abs(sum) / 2;
}

std::set<std::pair<double, double>> pointsOf(const QPainterPath& path)
{
    std::set<std::pair<double, double>> points;
    for (int i = 0; i < path.elementCount(); ++i) points.emplace(path.elementAt(i).x, path.elementAt(i).y);
    return points;
}

const TracedArea* ofColour(const std::vector<TracedArea>& areas, const QColor& colour)
{
    for (const TracedArea& area : areas)
        if (area.colour == colour) return &area;
    return nullptr;
}

} // namespace

class TestImageTrace : public QObject {
    Q_OBJECT

private slots:
    void twoHalvesShareTheirBorder()
    {
        QImage image = blank(100, 60, Qt::red);
        QPainter(&image).fillRect(QRect(40, 0, 60, 60), Qt::blue);
        const auto areas = traceImage(image);
        QCOMPARE(areas.size(), 2U);
        QCOMPARE(areas[0].colour, QColor(Qt::blue)); // the larger first
        QCOMPARE(areas[0].pixels, 3600);
        QCOMPARE(areas[0].path.boundingRect(), QRectF(40, 0, 60, 60));
        QCOMPARE(areas[1].path.boundingRect(), QRectF(0, 0, 40, 60));
        QCOMPARE(pointsOf(areas[0].path).size(), 4U);
        QVERIFY(areas[0].atEdge && areas[1].atEdge);
    }

    void slantedBorderIsOneLineForBoth()
    {
        QImage image = blank(200, 200, Qt::red);
        QPainter painter(&image);
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::blue);
        painter.drawPolygon(QPolygonF({{0, 0}, {200, 0}, {0, 130}}));
        painter.end();
        const auto areas = traceImage(image);
        QCOMPARE(areas.size(), 2U);
        std::set<std::pair<double, double>> common;
        for (const auto& point : pointsOf(areas[0].path))
            if (pointsOf(areas[1].path).contains(point)) common.insert(point);
        QVERIFY(common.size() >= 2 && common.size() <= 4); // no stairs
        QVERIFY(std::abs(areaOf(areas[0].path) + areaOf(areas[1].path) - 200 * 200) < 1e-6);
    }

    void aLakeIsAHoleAndAnAreaOfItsOwn()
    {
        QImage image = blank(120, 120, Qt::green);
        QPainter(&image).fillRect(QRect(40, 40, 30, 30), Qt::blue);
        const auto areas = traceImage(image);
        QCOMPARE(areas.size(), 2U);
        QCOMPARE(areas[0].path.toSubpathPolygons().size(), 2);
        QCOMPARE(areas[1].path.boundingRect(), QRectF(40, 40, 30, 30));
        QVERIFY(!areas[1].atEdge);
        QVERIFY(!areas[0].path.contains(QPointF(55, 55)));
        QVERIFY(areas[0].path.contains(QPointF(10, 10)));
    }

    void drawnLinesAreGivenToBothSides()
    {
        QImage image = blank(100, 60, Qt::red);
        QPainter painter(&image);
        painter.fillRect(QRect(50, 0, 50, 60), Qt::blue);
        painter.fillRect(QRect(48, 0, 3, 60), Qt::black);
        painter.end();
        auto areas = traceImage(image);
        QCOMPARE(areas.size(), 2U);
        QCOMPARE(areas[0].pixels + areas[1].pixels, 100 * 60);
        TraceOptions keepLines;
        keepLines.lineWidth = 0;
        areas = traceImage(image, keepLines);
        QCOMPARE(areas.size(), 3U);
    }

    void blurredEdgesAndNoiseVanish()
    {
        QImage image = blank(200, 120, QColor(200, 220, 160));
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(90, 120, 200));
        painter.drawEllipse(QPointF(100, 60), 40, 40);
        painter.end();
        QRandomGenerator random(5);
        for (int i = 0; i < 60; ++i) image.setPixelColor(random.bounded(200), random.bounded(120), Qt::magenta);
        const auto areas = traceImage(image);
        QCOMPARE(areas.size(), 2U);
        const TracedArea* disc = ofColour(areas, QColor(90, 120, 200));
        QVERIFY(disc != nullptr);
        QVERIFY2(std::abs(areaOf(disc->path) - M_PI * 40 * 40) < 120, qPrintable(QString::number(areaOf(disc->path))));
    }

    void cornersThatTouchStayApart()
    {
        QImage image = blank(40, 40, Qt::red);
        QPainter painter(&image);
        painter.fillRect(QRect(0, 0, 20, 20), Qt::blue);
        painter.fillRect(QRect(20, 20, 20, 20), Qt::blue);
        painter.end();
        const auto areas = traceImage(image);
        QCOMPARE(areas.size(), 4U);
        for (const TracedArea& area : areas) QCOMPARE(area.path.boundingRect().size(), QSizeF(20, 20));
    }

    void dustIsNotTraced()
    {
        QImage image(200, 200, QImage::Format_RGB32);
        for (int y = 0; y < 200; ++y)
            for (int x = 0; x < 200; ++x) image.setPixelColor(x, y, (x / 10 + y / 10) % 2 == 0 ? Qt::white : Qt::black);
        TraceOptions options;
        QCOMPARE(traceImage(image, options).size(), std::size_t{400});
        options.mostAreas = 399;
        QVERIFY(traceImage(image, options).empty());
    }

    void scaleAndLimits()
    {
        TraceOptions options;
        options.scale = 2.5;
        const auto areas = traceImage(blank(100, 40), options);
        QCOMPARE(areas.size(), 1U);
        QCOMPARE(areas[0].path.boundingRect(), QRectF(0, 0, 250, 100));
        QVERIFY(traceImage(QImage()).empty());
        QVERIFY(traceImage(blank(5000, 4000)).empty()); // 20 million pixels
    }

    /// Whatever the picture: the areas fill it, and no border point belongs to one area alone inside the picture.
    void randomMosaicsAreFilled()
    {
        QRandomGenerator random(11);
        for (int round = 0; round < 30; ++round) {
            QImage image = blank(160, 120);
            QPainter painter(&image);
            painter.setPen(Qt::NoPen);
            for (int i = 0; i < 12; ++i) {
                painter.setBrush(QColor::fromHsv(random.bounded(12) * 30, 200, 100 + 50 * random.bounded(3)));
                QPolygonF polygon;
                for (int k = 0; k < 4; ++k) polygon << QPointF(random.bounded(160), random.bounded(120));
                painter.drawPolygon(polygon);
            }
            painter.end();
            const auto areas = traceImage(image);
            int pixels = 0;
            std::map<std::pair<double, double>, int> owners;
            for (const TracedArea& area : areas) {
                pixels += area.pixels;
                for (const auto& point : pointsOf(area.path)) ++owners[point];
            }
            QCOMPARE(pixels, 160 * 120);
            for (const auto& [point, count] : owners) {
                const bool atEdge = point.first <= 0 || point.second <= 0 || point.first >= 160 || point.second >= 120;
                QVERIFY(atEdge || count >= 2);
            }
        }
    }
};

} // namespace marches::test

QTEST_GUILESS_MAIN(marches::test::TestImageTrace)
#include "tst_imagetrace.moc"
