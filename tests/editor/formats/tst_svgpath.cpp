// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgpath.h"

#include <QTest>

#include <cmath>

namespace marches::test {

using editor::parseSvgNumber;
using editor::parseSvgPath;
using editor::parseSvgTransform;

/// A path as text: the letter and end point of each element, rounded to a tenth.
QString told(const QPainterPath& path)
{
    QStringList parts;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        static const QString kLetters = QStringLiteral("MLCc");
        const auto tenth = [](double value) { return QString::number(std::round(value * 10) / 10 + 0.0); };
        parts << kLetters.mid(element.type, 1) + tenth(element.x) + u',' + tenth(element.y);
    }
    return parts.join(u' ');
}

class TestSvgPath : public QObject {
    Q_OBJECT

private slots:
    void reads_data()
    {
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<QString>("expected");
        QTest::newRow("absolute lines") << QByteArray("M10 20 L30 40 H5 V6") << "M10,20 L30,40 L5,40 L5,6";
        QTest::newRow("relative lines") << QByteArray("m10 20 l30 40 h5 v-6") << "M10,20 L40,60 L45,60 L45,54";
        QTest::newRow("pairs after a move are lines") << QByteArray("M1 2 3 4 5 6") << "M1,2 L3,4 L5,6";
        QTest::newRow("relative pairs after a move") << QByteArray("m1 2 3 4") << "M1,2 L4,6";
        QTest::newRow("packed decimals") << QByteArray("M1.5.5-.5-1.5") << "M1.5,0.5 L-0.5,-1.5";
        QTest::newRow("exponents") << QByteArray("M1e1 2E-1L3e+0,4") << "M10,0.2 L3,4";
        QTest::newRow("cubic") << QByteArray("M0 0C1 2 3 4 5 6") << "M0,0 C1,2 c3,4 c5,6";
        QTest::newRow("smooth cubic mirrors the handle")
            << QByteArray("M0 0C0 5 10 5 10 0S20 -5 20 0") << "M0,0 C0,5 c10,5 c10,0 C10,-5 c20,-5 c20,0";
        QTest::newRow("smooth cubic after a line has none")
            << QByteArray("M0 0L10 0S20 5 20 0") << "M0,0 L10,0 C10,0 c20,5 c20,0";
        QTest::newRow("relative cubic") << QByteArray("M10 10c1 2 3 4 5 6") << "M10,10 C11,12 c13,14 c15,16";
        QTest::newRow("quadratic becomes cubic") << QByteArray("M0 0Q3 3 6 0") << "M0,0 C2,2 c4,2 c6,0";
        QTest::newRow("smooth quadratic")
            << QByteArray("M0 0Q3 3 6 0T12 0") << "M0,0 C2,2 c4,2 c6,0 C8,-2 c10,-2 c12,0";
        QTest::newRow("close goes back to the start")
            << QByteArray("M10 10h10v10zl5 5") << "M10,10 L20,10 L20,20 L10,10 M10,10 L15,15";
        QTest::newRow("quarter of a circle") << QByteArray("M10 0A10 10 0 0 1 0 10") << "M10,0 C10,5.5 c5.5,10 c0,10";
        QTest::newRow("packed flags") << QByteArray("M10 0A10 10 0 010 10") << "M10,0 C10,5.5 c5.5,10 c0,10";
        QTest::newRow("arc without radius is a line") << QByteArray("M0 0A0 5 0 0 1 9 9") << "M0,0 L9,9";
        QTest::newRow("nothing") << QByteArray("") << "";
    }
    void reads()
    {
        QFETCH(QByteArray, data);
        QFETCH(QString, expected);
        const auto path = parseSvgPath(data.toStdString());
        QVERIFY(path.has_value());
        QCOMPARE(told(*path), expected);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<QString>("code");
        QTest::newRow("no move first") << QByteArray("L1 2") << "bad-path";
        QTest::newRow("half a pair") << QByteArray("M1 2L3") << "bad-path";
        QTest::newRow("a letter that is none") << QByteArray("M1 2X3 4") << "bad-path";
        QTest::newRow("not a number") << QByteArray("M1 nan") << "bad-path";
        QTest::newRow("infinite") << QByteArray("M1 1e999") << "bad-path";
        QTest::newRow("too large") << QByteArray("M1 1e7") << "number-too-large";
        QTest::newRow("too large by adding up") << QByteArray("M900000 0l900000 0") << "number-too-large";
        QTest::newRow("a flag that is 2") << QByteArray("M0 0A1 1 0 2 0 5 5") << "bad-path";
        QTest::newRow("too many segments") << "M0 0" + QByteArray("h1 ").repeated(40000) << "path-too-long";
        QTest::newRow("zero byte") << QByteArray("M0 0\0L1 1", 9) << "bad-path";
    }
    void refuses()
    {
        QFETCH(QByteArray, data);
        QFETCH(QString, code);
        const auto path = parseSvgPath(data.toStdString());
        QVERIFY(!path.has_value());
        QCOMPARE(QString::fromStdString(path.error().code), code);
        QVERIFY(path.error().offset <= static_cast<std::size_t>(data.size()));
    }

    void halfTurnsOfAnArcKeepToTheCircle()
    {
        const auto path = parseSvgPath("M-7 3A25 25 -30 0 1 43 3");
        QVERIFY(path.has_value());
        for (double t = 0; t <= 1.0; t += 0.05) {
            const QPointF p = path->pointAtPercent(t) - QPointF(18, 3);
            QVERIFY2(std::abs(std::hypot(p.x(), p.y()) - 25) < 0.05, "off the circle");
        }
    }

    void transformsApplyFromTheRight()
    {
        const auto transform = parseSvgTransform("translate(10, 20) scale(2)");
        QVERIFY(transform.has_value());
        QCOMPARE(transform->map(QPointF(1, 1)), QPointF(12, 22));
        const auto turned = parseSvgTransform("rotate(90 5 5)");
        QVERIFY(turned.has_value());
        QVERIFY((turned->map(QPointF(10, 5)) - QPointF(5, 10)).manhattanLength() < 1e-9);
        QVERIFY(!parseSvgTransform("scale(1e9)").has_value());
        QVERIFY(!parseSvgTransform("translate(1").has_value());
        QVERIFY(!parseSvgTransform("perspective(1)").has_value());
    }

    void numbersMayHaveTheUnitOfPixelsAlone()
    {
        QCOMPARE(parseSvgNumber(" 12.5px ").value_or(-1), 12.5);
        QVERIFY(!parseSvgNumber("12mm").has_value());
        QVERIFY(!parseSvgNumber("").has_value());
    }
};

} // namespace marches::test

QTEST_APPLESS_MAIN(marches::test::TestSvgPath)
#include "tst_svgpath.moc"
