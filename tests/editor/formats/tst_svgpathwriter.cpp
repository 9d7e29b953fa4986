// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgpath.h"

#include "outlines.h"

#include <QTest>

#include <cmath>
#include <random>

namespace marches::test {

using namespace editor;

namespace {

QPainterPath parsed(const std::string& data) { return parseSvgPath(data).value_or(QPainterPath()); }

/// Lines and curves within `size` of the origin, some of them closed, some on top of each other.
QPainterPath randomPath(std::mt19937& random, double size)
{
    std::uniform_real_distribution<double> coordinate(-size, size);
    std::uniform_int_distribution<int> die(0, 9);
    const auto point = [&] {
        return die(random) == 0 ? QPointF(1, 1) : QPointF(coordinate(random), coordinate(random));
    };
    QPainterPath path;
    for (int subpath = die(random) / 3; subpath >= 0; --subpath) {
        path.moveTo(point());
        for (int i = die(random); i > 0; --i) {
            if (die(random) < 4)
                path.cubicTo(point(), point(), point());
            else
                path.lineTo(path.currentPosition() + (die(random) == 0 ? QPointF(1e-4, 0) : point() / 4));
        }
        if (die(random) < 6) path.closeSubpath();
    }
    return path;
}

} // namespace

class TestSvgPathWriter : public QObject {
    Q_OBJECT

private slots:
    void writes_data()
    {
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("nothing") << QByteArray("") << QByteArray("");
        QTest::newRow("a point draws nothing") << QByteArray("M1 2M3 4h1") << QByteArray("M3,4L4,4");
        QTest::newRow("no zeros that say nothing")
            << QByteArray("M0.500 -0.0001L10 -0.25") << QByteArray("M0.5,0L10,-0.25");
        QTest::newRow("three digits, rounded")
            << QByteArray("M1.00049 1.0006L-1.0006 2.9999") << QByteArray("M1,1.001L-1.001,3");
        QTest::newRow("closed") << QByteArray("m1 1h2v2z") << QByteArray("M1,1L3,1 3,3Z");
        QTest::newRow("closed by a line") << QByteArray("M1 1L3 1L3 3L1 1") << QByteArray("M1,1L3,1 3,3Z");
        QTest::newRow("closed but for a rounding")
            << QByteArray("M1 1L3 1L3 3L1.0001 1") << QByteArray("M1,1L3,1 3,3Z");
        QTest::newRow("closed by a curve") << QByteArray("M0 0C1 2 3 4 0 0z") << QByteArray("M0,0C1,2 3,4 0,0Z");
        QTest::newRow("there and back") << QByteArray("M0 0L5 0L0 0") << QByteArray("M0,0L5,0Z");
        QTest::newRow("steps too small to see") << QByteArray("M0 0L0.0002 0L5 0L5 0.0003") << QByteArray("M0,0L5,0");
        QTest::newRow("letters once") << QByteArray("M0 0L1 1L2 2C1 1 2 2 3 3C1 1 2 2 4 4M7 7L8 8L9 9")
                                      << QByteArray("M0,0L1,1 2,2C1,1 2,2 3,3 1,1 2,2 4,4M7,7L8,8 9,9");
        QTest::newRow("the edge of the board")
            << QByteArray("M-1000000 1000000L999999.999 0") << QByteArray("M-1000000,1000000L999999.999,0");
    }
    void writes()
    {
        QFETCH(QByteArray, data);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(writeSvgPath(parsed(data.toStdString()))), expected);
        QCOMPARE(QByteArray::fromStdString(writeSvgPath(parsed(expected.toStdString()))), expected);
    }

    void whatIsWrittenReadsBackAsTheSame()
    {
        std::mt19937 random(7);
        for (int i = 0; i < 5000; ++i) {
            const QPainterPath path = randomPath(random, i % 2 == 0 ? 3 : 200'000);
            const std::string written = writeSvgPath(path);
            const auto again = parseSvgPath(written);
            QVERIFY(again.has_value());
            QCOMPARE(writeSvgPath(*again), written);
        }
    }

    void writesShort_data()
    {
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("steps") << QByteArray("M10 20L12 25L15 20") << QByteArray("M10,20l2,5 3-5");
        QTest::newRow("from the beginning of a curve")
            << QByteArray("M10 20C11 21 12 22 13 23C14 24 15 25 16 26") << QByteArray("M10,20c1,1 2,2 3,3 1,1 2,2 3,3");
        QTest::newRow("points tell numbers apart")
            << QByteArray("M0.5 0.25L1 0.75L2 0.75L2.5 1.5") << QByteArray("M.5.25l.5.5 1,0 .5.75");
        QTest::newRow("no point before") << QByteArray("M1 0.5L3 1") << QByteArray("M1,.5l2,.5");
        QTest::newRow("signs") << QByteArray("M-0.5 -0.5L-1 -2.5") << QByteArray("M-.5-.5l-.5-2");
        QTest::newRow("after a ring") << QByteArray("M0 0L2 0L2 2ZM5 5L6 6") << QByteArray("M0,0l2,0 0,2ZM5,5l1,1");
        QTest::newRow("rounded before the step is taken")
            << QByteArray("M0.0004 0L1.0008 0L2.0012 0") << QByteArray("M0,0l1.001,0 1,0");
    }
    void writesShort()
    {
        QFETCH(QByteArray, data);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(writeShortSvgPath(parsed(data.toStdString()))), expected);
    }

    void theShortFormIsTheSameOutline()
    {
        std::mt19937 random(8);
        for (int i = 0; i < 5000; ++i) {
            const QPainterPath path = randomPath(random, i % 2 == 0 ? 3 : 200'000);
            const auto again = parseSvgPath(writeShortSvgPath(path));
            QVERIFY(again.has_value());
            QVERIFY(*again == parsed(writeSvgPath(path)));
        }
    }

    /// Whatever the transforms: on the board it is within a thousandth, and what did not move is written the same
    /// again.
    void placedPathsAreWhereTheyShouldBe()
    {
        std::mt19937 random(11);
        std::uniform_real_distribution<double> number(-3, 3);
        int written = 0;
        for (int i = 0; i < 5000; ++i) {
            QPainterPath board;
            board.moveTo(number(random) * 300, number(random) * 300);
            for (int k = 0; k < 5; ++k) board.lineTo(number(random) * 300, number(random) * 300);
            const double size = std::pow(10, number(random));
            const QTransform placement =
                QTransform().scale(size, size * number(random)).rotate(number(random) * 60).shear(number(random), 0) *
                QTransform::fromTranslate(number(random) * 100, 5);
            const auto data = writePlacedSvgPath(board, placement);
            if (!data) continue; // too flat for the range of coordinates
            ++written;
            const QPainterPath seen = placement.map(parsed(*data));
            QVERIFY2(farthest(seen, board) < 0.001, data->c_str());
            QCOMPARE(*writePlacedSvgPath(seen, placement), *data);
        }
        QVERIFY(written > 4500);
    }
};

} // namespace marches::test

QTEST_APPLESS_MAIN(marches::test::TestSvgPathWriter)
#include "tst_svgpathwriter.moc"
