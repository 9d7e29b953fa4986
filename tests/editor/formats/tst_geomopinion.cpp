// SPDX-License-Identifier: GPL-3.0-or-later
// lib2geom, by which Inkscape reads and measures curves, asked about random path data, arcs and segments.
// MARCHES_LONG=1 runs the full count.
#include "editor/formats/svgarc.h"
#include "editor/formats/svgpath.h"
#include "editor/geometry/segment.h"
#include "editor/geometry/shape.h"

#include <QTest>

#include <2geom/bezier-curve.h>
#include <2geom/elliptical-arc.h>
#include <2geom/path-sink.h>
#include <2geom/path.h>
#include <2geom/pathvector.h>
#include <2geom/svg-path-parser.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <random>
#include <string>

/// lib2geom 1.2 leaves behind what it measures the lengths of curves with, which is not for the leak sanitizer to tell
/// us.
extern "C" const char* __lsan_default_suppressions(); // NOLINT(bugprone-reserved-identifier)
extern "C" const char* __lsan_default_suppressions() { return "leak:gsl_integration_workspace_alloc\n"; } // NOLINT

namespace marches::test {

using namespace editor;

namespace {

/// Of sums of the same numbers in another order, for coordinates below 2000.
constexpr double kRounding = 1e-8;
/// How far a cubic curve may lie from the quarter of a circle that it stands for, as a share of the radius.
constexpr double kArcShare = 3e-4;

bool full() { return qEnvironmentVariableIntValue("MARCHES_LONG") == 1; }
QString number(double value) { return QString::number(value, 'g', 12); }
QPointF qt(const Geom::Point& p) { return {p.x(), p.y()}; }
Geom::Point geom(const QPointF& p) { return {p.x(), p.y()}; }

/// Random numbers that follow from a seed, the same everywhere.
class Dice {
public:
    explicit Dice(std::uint32_t seed) : m_random(seed) {}

    int pick(int count) { return static_cast<int>(m_random() % static_cast<std::uint32_t>(count)); }
    double number(double low, double high)
    {
        return low + (high - low) * (static_cast<double>(m_random()) / 4294967296.0);
    }
    QPointF place()
    {
        const double x = number(-300, 300);
        return {x, number(-300, 300)};
    }

private:
    std::mt19937 m_random;
};

/// Path data as programs and people write it: all commands, repeated arguments, numbers and flags without space
/// between.
class PathData {
public:
    explicit PathData(Dice& dice) : m_dice(dice)
    {
        move();
        for (int i = 3 + dice.pick(12); i > 0; --i) command();
    }

    std::string text;

private:
    void space()
    {
        static constexpr std::array<const char*, 5> kSpaces{" ", "  ", "\n", "\t ", " \r\n"};
        text += kSpaces.at(static_cast<std::size_t>(m_dice.pick(5)));
    }

    void letter(char upper)
    {
        const bool relative = m_dice.pick(2) == 0;
        text += relative ? static_cast<char>(upper - 'A' + 'a') : upper;
        if (m_dice.pick(3) == 0) space();
        m_first = true;
    }

    void number(double value)
    {
        QByteArray digits;
        switch (m_dice.pick(5)) {
        case 0: digits = QByteArray::number(std::round(value)); break;
        case 1: digits = QByteArray::number(value, 'e', 5); break;
        default: digits = QByteArray::number(value, 'f', m_dice.pick(6));
        }
        if (digits.startsWith("0.") && m_dice.pick(2) == 0) digits.remove(0, 1);
        if (digits.startsWith("-0.") && m_dice.pick(2) == 0) digits.remove(1, 1);
        const bool signedOne = digits.startsWith('-');
        const bool packed = m_dice.pick(3) == 0 && (signedOne || (m_fraction && digits.startsWith('.')));
        if (!m_first && !packed) {
            if (m_dice.pick(3) == 0)
                text += m_dice.pick(2) == 0 ? "," : " , ";
            else
                space();
        }
        text += digits.toStdString();
        m_fraction = digits.contains('.') || digits.contains('e');
        m_first = false;
    }

    void place()
    {
        const QPointF p = m_dice.place();
        number(p.x());
        number(p.y());
    }

    void flag()
    {
        if (m_fraction || m_dice.pick(2) == 0) text += m_dice.pick(2) == 0 ? " " : ",";
        text += m_dice.pick(2) == 0 ? '0' : '1';
        m_fraction = false;
        m_first = m_dice.pick(2) == 0; // what follows may be written right behind it
    }

    void move()
    {
        letter('M');
        place();
        if (m_dice.pick(3) == 0) place(); // lines
    }

    void command()
    {
        const char upper = "LHVCSQTALCZM"[m_dice.pick(12)];
        if (upper == 'M') return move();
        letter(upper);
        if (upper == 'Z') return;
        for (int i = m_dice.pick(3) == 0 ? 2 : 1; i > 0; --i) arguments(upper);
    }

    void arguments(char upper)
    {
        switch (upper) {
        case 'H':
        case 'V': number(m_dice.number(-300, 300)); break;
        case 'C': place(); [[fallthrough]];
        case 'S':
        case 'Q': place(); [[fallthrough]];
        case 'A':
            if (upper == 'A') {
                number(m_dice.number(0.5, 300));
                number(m_dice.number(0.5, 300));
                number(m_dice.number(-400, 400));
                m_fraction = true;
                flag();
                flag();
            }
            [[fallthrough]];
        default: place();
        }
    }

    Dice& m_dice;
    bool m_first = true;     ///< nothing stands before the next number from which it must be kept apart
    bool m_fraction = false; ///< the last number ends at the next point
};

/// What our reader made: the segments of each subpath that has any.
std::vector<std::vector<Segment>> segmentsOf(const QPainterPath& path)
{
    std::vector<std::vector<Segment>> subpaths;
    QPointF at;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPointF to = path.elementAt(i);
        switch (path.elementAt(i).type) {
        case QPainterPath::MoveToElement: subpaths.emplace_back(); break;
        case QPainterPath::LineToElement: subpaths.back().push_back(Segment::line(at, to)); break;
        default:
            subpaths.back().push_back(Segment::cubic(at, to, path.elementAt(i + 1), path.elementAt(i + 2)));
            i += 2;
        }
        at = path.elementAt(i);
    }
    std::erase_if(subpaths, [](const std::vector<Segment>& one) { return one.empty(); });
    return subpaths;
}

/// Curves that lead nowhere are left out on either side: QPainterPath drops them, lib2geom keeps them.
bool isNothing(const Geom::Curve& curve)
{
    if (const auto* arc = dynamic_cast<const Geom::EllipticalArc*>(&curve))
        return Geom::distance(arc->initialPoint(), arc->finalPoint()) < kRounding;
    for (const double t : {0.0, 0.3, 0.7, 1.0})
        if (Geom::distance(curve.initialPoint(), curve.pointAt(t)) >= kRounding) return false;
    return true;
}

/// How many of our segments, from one on, stand for a curve of lib2geom: for an arc one for each quarter that it goes
/// through or begins. A half circle, as radii give that just reach, is by its last digits a little more than two
/// quarters to one of both and a little less to the other. 0: there are not as many.
std::size_t segmentsFor(const Geom::Curve& curve, const std::vector<Segment>& ours, std::size_t from)
{
    const auto* arc = dynamic_cast<const Geom::EllipticalArc*>(&curve);
    std::size_t least = 1;
    std::size_t most = 1;
    if (arc != nullptr && !arc->isChord()) {
        constexpr double kDigits = 1e-5; // of an angle: the root of the rounding of what it comes from
        const double quarters = arc->angularExtent() / (M_PI / 2);
        least = static_cast<std::size_t>(std::clamp(std::ceil(quarters - kDigits), 1.0, 4.0));
        most = static_cast<std::size_t>(std::clamp(std::ceil(quarters + kDigits), 1.0, 4.0));
    }
    for (std::size_t count = least; count <= most && from + count <= ours.size(); ++count)
        if (count == most || distanceBetween(ours[from + count - 1].end, qt(curve.finalPoint())) < kRounding)
            return count;
    return 0;
}

/// Our segments against one curve of lib2geom at the same parameters. Curves for arcs are exact at their ends and
/// middles.
QString curveFault(const Geom::Curve& curve, const std::vector<Segment>& ours, std::size_t from, std::size_t count)
{
    const auto* arc = dynamic_cast<const Geom::EllipticalArc*>(&curve);
    const double radius = arc != nullptr && !arc->isChord() ? std::max(arc->ray(Geom::X), arc->ray(Geom::Y)) : 0;
    for (std::size_t i = 0; i < count; ++i)
        for (const double t : {0.0, 0.2, 0.5, 0.9, 1.0}) {
            const QPointF here = ours[from + i].pointAt(t);
            const double place = (static_cast<double>(i) + t) / static_cast<double>(count);
            double off = distanceBetween(here, qt(curve.pointAt(place)));
            double most = kRounding;
            if (radius > 0) {
                // Radii that just reach make a centre out of the root of almost nothing.
                most = 1e-6 * (1 + radius);
                if (t != 0.0 && t != 0.5 && t != 1.0) {
                    most += kArcShare * radius;
                    off = Geom::distance(geom(here), curve.pointAt(curve.nearestTime(geom(here))));
                }
            }
            if (!(off <= most))
                return QStringLiteral("%1, %2 is %3 off at %4 of %5 (may be %6)")
                    .arg(number(here.x()), number(here.y()), number(off), number(place))
                    .arg(count)
                    .arg(number(most));
        }
    return {};
}

/// What two readers made of the same text; empty when it is the same.
QString pathFault(const QPainterPath& path, const Geom::PathVector& theirs)
{
    const std::vector<std::vector<Segment>> ours = segmentsOf(path);
    std::size_t next = 0;
    for (const Geom::Path& one : theirs) {
        std::vector<const Geom::Curve*> curves;
        for (std::size_t i = 0; i < one.size_default(); ++i)
            if (!isNothing(one[i])) curves.push_back(&one[i]);
        if (curves.empty()) continue;
        if (next == ours.size()) return QStringLiteral("a subpath is missing");
        const std::vector<Segment>& segments = ours[next++];
        std::size_t at = 0;
        for (std::size_t i = 0; i < curves.size(); ++i) {
            const std::size_t count = segmentsFor(*curves[i], segments, at);
            if (count == 0) return QStringLiteral("subpath %1 ends early").arg(next);
            if (const QString fault = curveFault(*curves[i], segments, at, count); !fault.isEmpty())
                return QStringLiteral("subpath %1, curve %2: %3").arg(next).arg(i).arg(fault);
            at += count;
        }
        if (at != segments.size()) return QStringLiteral("subpath %1 goes on").arg(next);
    }
    return next == ours.size() ? QString() : QStringLiteral("a subpath too many");
}

double farthestSide(const QRectF& ours, const Geom::Rect& theirs)
{
    return std::max({std::abs(ours.left() - theirs.left()), std::abs(ours.right() - theirs.right()),
                     std::abs(ours.top() - theirs.top()), std::abs(ours.bottom() - theirs.bottom())});
}

/// Box and length of the whole, each curve for an arc being as near to it as may be.
QString measureFault(const QPainterPath& path, const Geom::PathVector& theirs)
{
    double radius = 0;
    double length = 0;
    Geom::OptRect box;
    for (const Geom::Path& one : theirs)
        for (std::size_t i = 0; i < one.size_default(); ++i) {
            if (isNothing(one[i])) continue;
            const auto* arc = dynamic_cast<const Geom::EllipticalArc*>(&one[i]);
            if (arc != nullptr && !arc->isChord()) radius = std::max({radius, arc->ray(Geom::X), arc->ray(Geom::Y)});
            length += one[i].length(1e-4);
            box.unionWith(one[i].boundsExact());
        }
    if (!box) return {};
    QRectF ours;
    double ourLength = 0;
    bool first = true;
    constexpr int kPoints = 400;
    constexpr double kBetween = 0.012; // how far a curve of this size reaches beyond so many points of it
    for (const std::vector<Segment>& subpath : segmentsOf(path))
        for (const Segment& s : subpath) {
            ourLength += s.length();
            for (int i = 0; i <= kPoints; i += s.curved ? 1 : kPoints) {
                const QPointF at = s.pointAt(static_cast<double>(i) / kPoints);
                ours = first ? boxOf(at, at) : boxAround(ours, boxOf(at, at));
                first = false;
            }
        }
    const double most = kBetween + kArcShare * radius;
    const double off = farthestSide(ours, *box);
    if (off > most) return QStringLiteral("box is %1 off (may be %2)").arg(number(off), number(most));
    // A polyline within kFlatness is shorter than its curves, most so where they turn back on the spot.
    if (std::abs(ourLength - length) > 0.002 * length + 0.2)
        return QStringLiteral("length is %1 and not %2").arg(number(ourLength), number(length));
    return {};
}

std::optional<Geom::PathVector> readByGeom(const std::string& text)
{
    try {
        return Geom::parse_svg_path(text.c_str());
    } catch (const Geom::SVGPathParseError&) {
        return std::nullopt;
    }
}

Geom::CubicBezier cubicOf(const Segment& s)
{
    return {geom(s.start), geom(s.startHandle), geom(s.endHandle), geom(s.end)};
}

/// Runs for as many seeds as there are and tells of those with a fault.
template <class Ask> void askAll(std::uint32_t seeds, Ask ask)
{
    QStringList faults;
    for (std::uint32_t seed = 1; seed <= seeds; ++seed) {
        Dice dice(seed);
        if (const QString fault = ask(dice); !fault.isEmpty())
            faults.append(QStringLiteral("seed %1: %2").arg(seed).arg(fault));
    }
    QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 of %2\n").arg(faults.size()).arg(seeds) +
                                          faults.mid(0, 20).join(QLatin1Char('\n'))));
}

} // namespace

class TestGeomOpinion : public QObject {
    Q_OBJECT

private slots:
    void pathData()
    {
        askAll(full() ? 100'000 : 3'000, [](Dice& dice) {
            const PathData data(dice);
            const QString told = QStringLiteral(" in ") + QString::fromStdString(data.text);
            const auto ours = parseSvgPath(data.text);
            const auto theirs = readByGeom(data.text);
            if (!ours) return QString::fromStdString(ours.error().code) + told;
            if (!theirs) return QStringLiteral("lib2geom refuses") + told;
            QString fault = pathFault(*ours, *theirs);
            if (fault.isEmpty()) fault = measureFault(*ours, *theirs);
            return fault.isEmpty() ? fault : fault + told;
        });
    }

    /// What is written is read by others, too, with each number as near as its digits.
    void writtenPaths()
    {
        askAll(full() ? 20'000 : 1'000, [](Dice& dice) {
            QPainterPath path;
            for (int i = 0, count = 2 + dice.pick(20); i < count; ++i) {
                const QPointF to = dice.place();
                const int kind = i == 0 ? 0 : dice.pick(6);
                if (kind == 0) path.moveTo(to);
                if (kind == 1) path.closeSubpath();
                if (kind == 2 || kind == 3) path.lineTo(to);
                if (kind < 4) continue;
                const QPointF a = dice.place();
                path.cubicTo(a, dice.place(), to);
            }
            const std::string text = writeSvgPath(path, 9);
            const QString told = QStringLiteral(" in ") + QString::fromStdString(text);
            const auto theirs = readByGeom(text);
            if (!theirs) return QStringLiteral("lib2geom refuses") + told;
            const QString fault = pathFault(path, *theirs);
            return fault.isEmpty() ? fault : fault + told;
        });
    }

    void arcs()
    {
        askAll(full() ? 200'000 : 5'000, [](Dice& dice) {
            const QPointF from = dice.place();
            SvgArc arc;
            arc.to = dice.place();
            arc.rx = std::pow(10, dice.number(-1, 3));
            arc.ry = dice.pick(3) == 0 ? arc.rx : std::pow(10, dice.number(-1, 3));
            if (dice.pick(3) == 0) arc.rx = -arc.rx; // counts as if it had no sign
            arc.rotation = dice.pick(3) == 0 ? 90.0 * (dice.pick(9) - 4) : dice.number(-720, 720);
            arc.large = dice.pick(2) == 0;
            arc.sweep = dice.pick(2) == 0;
            if (dice.pick(50) == 0) arc.ry = 0; // a line
            QPainterPath path(from);
            addSvgArc(path, arc);
            const Geom::EllipticalArc theirs(geom(from), std::abs(arc.rx), std::abs(arc.ry), arc.rotation * M_PI / 180,
                                             arc.large, arc.sweep, geom(arc.to));
            const std::vector<std::vector<Segment>> ours = segmentsOf(path);
            const QString told =
                QStringLiteral(" from %1,%2 by %3 %4 %5 %6 %7 to %8,%9")
                    .arg(number(from.x()), number(from.y()), number(arc.rx), number(arc.ry), number(arc.rotation),
                         number(arc.large), number(arc.sweep), number(arc.to.x()), number(arc.to.y()));
            const std::size_t count = ours.size() == 1 ? segmentsFor(theirs, ours[0], 0) : 0;
            if (count == 0 || ours[0].size() != count) return QStringLiteral("not as many curves") + told;
            const QString fault = curveFault(theirs, ours[0], 0, count);
            return fault.isEmpty() ? fault : fault + told;
        });
    }

    /// A quadratic curve, which QPainterPath keeps as a cubic one: where the last digits then leave a term in t^3,
    /// Qt 6.4 divides by it and loses an extremum. Shape has its box from there, and holds nothing beyond.
    void boxOfAQuadratic()
    {
        const Segment curve =
            Segment::cubic({283.90300000000002, -269.62099999999998},                                            //
                           {455.83833333333337, -628.10166666666657}, {265.70960000000002, -528.29820000000007}, //
                           {-286.48320000000001, 29.789400000000001});
        QPainterPath path(curve.start);
        path.cubicTo(curve.startHandle, curve.endHandle, curve.end);
        path.closeSubpath();
        const Shape shape(path);
        const Geom::Rect box = cubicOf(curve).boundsExact();
        QPointF top = curve.start;
        for (int i = 0; i <= 1000; ++i)
            if (const QPointF at = curve.pointAt(i / 1000.0); at.y() < top.y()) top = at;
        QVERIFY(std::abs(top.y() - box.top()) < 0.001);
        QVERIFY(farthestSide(shape.bounds(), box) < 0.5); // as near as Qt draws curves
        QVERIFY(shape.contains(top + QPointF(0, 2)));
        QVERIFY(shape.contains(top + QPointF(0, 5)));
    }

    /// The segments that borders are made of.
    void segments()
    {
        int further = 0;
        const std::uint32_t seeds = full() ? 50'000 : 2'000;
        askAll(seeds, [&further](Dice& dice) {
            const double size = std::pow(10, dice.number(-1, 0)); // up to half of what the most pieces are enough for
            const QPointF start = dice.place() * size;
            const QPointF a = start + dice.place() * size;
            const QPointF b = a + dice.place() * size / 2;
            const Segment ours = Segment::cubic(start, a, b, b + dice.place() * size / 2);
            const Geom::CubicBezier theirs = cubicOf(ours);
            const double exact = theirs.length(1e-6);
            const QString at = QStringLiteral("(%1,%2 %3,%4 %5,%6 %7,%8)")
                                   .arg(number(start.x()), number(start.y()), number(a.x()), number(a.y()),
                                        number(b.x()), number(b.y()), number(ours.end.x()), number(ours.end.y()));

            // Parts before and after a parameter.
            const double t = dice.number(0, 1);
            const auto [before, after] = ours.splitAt(t);
            const std::unique_ptr<Geom::Curve> first(theirs.portion(0, t));
            const std::unique_ptr<Geom::Curve> second(theirs.portion(t, 1));
            for (const double u : {0.0, 0.25, 0.5, 1.0}) {
                if (distanceBetween(before.pointAt(u), qt(first->pointAt(u))) > kRounding ||
                    distanceBetween(after.pointAt(u), qt(second->pointAt(u))) > kRounding)
                    return QStringLiteral("other parts") + at;
            }

            // The polyline: never further than kFlatness from the curve, and so hardly shorter.
            const std::vector<QPointF> line = ours.flattened();
            for (std::size_t i = 1; i < line.size(); ++i)
                for (const double u : {0.25, 0.5, 0.75}) {
                    const double s = (static_cast<double>(i - 1) + u) / static_cast<double>(line.size() - 1);
                    const QPointF on = qt(theirs.pointAt(s));
                    if (nearestOnLine(on, line[i - 1], line[i]).distance > kFlatness + kRounding)
                        return QStringLiteral("the polyline is too far from the curve") + at;
                }
            if (ours.length() > exact + 1e-4 || ours.length() < exact * 0.995 - 2 * kFlatness)
                return QStringLiteral("length is %1 and not %2").arg(number(ours.length()), number(exact)) + at;

            // Nearest point, which lib2geom finds among all roots. Of two places that are nearly as near the polyline
            // decides, so ours may be further by as much as it is off; that is seldom.
            const QPointF place = start + dice.place() * size;
            const Nearest near = ours.nearestTo(place);
            const double theirDistance = Geom::distance(geom(place), theirs.pointAt(theirs.nearestTime(geom(place))));
            const double rounding = 1e-6 * (1 + theirDistance);
            if (near.distance > theirDistance + rounding) ++further;
            if (near.distance < theirDistance - rounding || near.distance > theirDistance + kFlatness)
                return QStringLiteral("nearest is %1 and not %2 away from %3,%4 ")
                           .arg(number(near.distance), number(theirDistance), number(place.x()), number(place.y())) +
                       at;

            // Area between the curve and its chord, beside that of a polyline of so many points that it is the curve.
            double area = 0;
            constexpr int kPoints = 2000;
            for (int i = 0; i < kPoints; ++i)
                area += cross(qt(theirs.pointAt(static_cast<double>(i) / kPoints)),
                              qt(theirs.pointAt(static_cast<double>(i + 1) / kPoints))) /
                        2;
            if (std::abs(ours.areaTerm() - area) > 1e-5 * exact * exact + 1e-9)
                return QStringLiteral("area is %1 and not %2").arg(number(ours.areaTerm()), number(area)) + at;
            return QString();
        });
        QVERIFY2(further <= static_cast<int>(seeds / 1000), qPrintable(QString::number(further)));
    }
};

} // namespace marches::test

QTEST_APPLESS_MAIN(marches::test::TestGeomOpinion)
#include "tst_geomopinion.moc"
