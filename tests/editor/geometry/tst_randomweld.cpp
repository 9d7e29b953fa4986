// SPDX-License-Identifier: GPL-3.0-or-later
// Random shapes over each other, curved and straight, welded: the map must be a subdivision whose faces are what one
// sees. MARCHES_LONG=1 runs the full count.
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/weld.h"
#include "tests/editor/geometry/mapsupport.h"
#include "tests/editor/geometry/scanlines.h"

#include <QTest>

#include <cmath>
#include <random>

namespace marches::test {

using namespace editor;

namespace {

enum class Kind { Straight, Mixed, Curved };

/// A set of shapes that follows from its seed, the same everywhere.
class RandomShapes {
public:
    RandomShapes(Kind kind, std::uint32_t seed) : m_kind(kind), m_random(seed) {}

    std::vector<QPainterPath> make()
    {
        std::vector<QPainterPath> shapes;
        for (int count = 2 + pick(5); count > 0; --count) {
            // Copies that are a hair beside the first, as neighbours drawn by another hand.
            if (!shapes.empty() && pick(5) == 0) {
                const double most = std::pow(10, -pick(6));
                shapes.push_back(shapes[static_cast<std::size_t>(pick(static_cast<int>(shapes.size())))].translated(
                    number(-most, most), number(-most, most)));
                if (pick(2) == 0) shapes.back() = shapes.back().toReversed();
                continue;
            }
            QPainterPath shape = ring();
            for (int more = pick(6) - 3; more > 0; --more) shape.addPath(ring());
            shape.setFillRule(pick(3) == 0 ? Qt::WindingFill : Qt::OddEvenFill);
            shapes.push_back(shape);
        }
        return shapes;
    }

private:
    int pick(int count) { return static_cast<int>(m_random() % static_cast<std::uint32_t>(count)); }
    double number(double low, double high)
    {
        return low + (high - low) * (static_cast<double>(m_random()) / 4294967296.0);
    }
    QPointF aLittle(double most) { return {number(-most, most), number(-most, most)}; }

    QPainterPath ring()
    {
        const QPointF centre(number(0, 120), number(0, 120));
        const double radius = number(5, 60);
        const int corners = 3 + pick(5);
        QPainterPath path;
        QPointF first;
        for (int i = 0; i <= corners; ++i) {
            const double turn = 2 * M_PI * i / corners;
            QPointF to = centre + QPointF(std::cos(turn), std::sin(turn)) * radius * number(0.3, 1);
            if (pick(4) == 0) to = QPointF(std::round(to.x() / 10) * 10, std::round(to.y() / 10) * 10);
            if (i == corners) to = first;
            if (i == 0) {
                first = to;
                path.moveTo(to);
            } else if (m_kind == Kind::Curved || (m_kind == Kind::Mixed && pick(2) == 0)) {
                const double reach = radius * (pick(4) == 0 ? 1.5 : 0.4);
                path.cubicTo(path.currentPosition() + aLittle(reach), to + aLittle(reach), to);
            } else {
                path.lineTo(to);
            }
        }
        path.closeSubpath();
        return path;
    }

    Kind m_kind;
    std::mt19937 m_random;
};

/// What is wrong with a welded map of the shapes; empty when all is well.
QString weldFault(const std::vector<QPainterPath>& shapes, const WeldedMap& welded, double tolerance)
{
    if (!welded.report.settled) return QStringLiteral("it did not come to rest");
    if (const QString fault = faultOf(welded.map); !fault.isEmpty()) return fault;
    const double step = 0.5;
    const Scanlines seen(shapes, step);
    const double margin = 5 * kFlatness + 4 * tolerance; // a line may be led away more than once
    for (const Scanlines::Part& part : seen.parts()) {
        if (part.length < 2 * margin) continue;
        const QPointF middle = part.from + QPointF(part.length / 2, 0);
        const int face = static_cast<int>(faceAt(welded.map, middle));
        if (face != part.owner && seen.clearanceAt(middle) > margin)
            return QStringLiteral("face %1 instead of %2 at %3, %4 %5")
                .arg(face)
                .arg(part.owner)
                .arg(middle.x())
                .arg(middle.y())
                .arg(seen.clearanceAt(middle));
    }
    // A line within the band about the outlines, and what is hidden between two scan lines.
    const double most = seen.length() * (kFlatness + 2 * tolerance) + 0.02 * step * step * seen.length();
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const auto face = static_cast<FaceId>(i);
        const double area = welded.map.has(face) ? areaOf(welded.map, face) : 0;
        if (std::abs(area - seen.areas()[i]) > most)
            return QStringLiteral("area %1 of face %2 instead of %3, more than %4")
                .arg(area)
                .arg(i)
                .arg(seen.areas()[i])
                .arg(most);
    }
    return {};
}

} // namespace

class TestRandomWeld : public QObject {
    Q_OBJECT

private slots:
    void shapesOverEachOther_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("tolerance");
        for (const double tolerance : {0.0, 0.05, 0.3, 1.0}) {
            QTest::addRow("straight, tolerance %g", tolerance) << static_cast<int>(Kind::Straight) << tolerance;
            QTest::addRow("mixed, tolerance %g", tolerance) << static_cast<int>(Kind::Mixed) << tolerance;
            QTest::addRow("curved, tolerance %g", tolerance) << static_cast<int>(Kind::Curved) << tolerance;
        }
    }
    void shapesOverEachOther()
    {
        QFETCH(int, kind);
        QFETCH(double, tolerance);
        const std::uint32_t sets = qEnvironmentVariableIntValue("MARCHES_LONG") == 1 ? 2000 : 30;
        QStringList faults;
        for (std::uint32_t seed = 1; seed <= sets; ++seed) {
            const std::vector<QPainterPath> shapes = RandomShapes(static_cast<Kind>(kind), seed).make();
            const QString fault = weldFault(shapes, weldShapes(shapes, {tolerance, 0, 2}), tolerance);
            if (!fault.isEmpty()) faults.append(QStringLiteral("seed %1: %2").arg(seed).arg(fault));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 of %2 sets\n").arg(faults.size()).arg(sets) +
                                              faults.mid(0, 20).join(QLatin1Char('\n'))));
    }
};

} // namespace marches::test

QTEST_APPLESS_MAIN(marches::test::TestRandomWeld)
#include "tst_randomweld.moc"
