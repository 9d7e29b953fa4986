// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/geometry/geosreference.h"

#include "editor/geometry/outline.h"
#include "editor/geometry/shape.h"

#include <geos_c.h>

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <string>

namespace marches::test {

using namespace editor;

namespace {

constexpr int kQuarter = 16; ///< pieces of a quarter of a circle

/// The context of a thread, with the last error of GEOS.
class Context {
public:
    Context() : m_handle(GEOS_init_r())
    {
        GEOSContext_setErrorMessageHandler_r(
            m_handle, [](const char* message, void* self) { static_cast<Context*>(self)->m_error = message; }, this);
    }
    ~Context() { GEOS_finish_r(m_handle); }
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    GEOSContextHandle_t handle() const { return m_handle; }
    [[noreturn]] void fail() const { throw std::runtime_error("GEOS: " + m_error); }

private:
    GEOSContextHandle_t m_handle;
    std::string m_error;
};

Context& context()
{
    thread_local Context one;
    return one;
}

GEOSContextHandle_t geos() { return context().handle(); }

/// Answers of functions that give 2 when they threw.
bool told(char answer)
{
    if (answer == 2) context().fail();
    return answer == 1;
}

/// Answers of functions that give 0 when they threw.
void done(int answer)
{
    if (answer == 0) context().fail();
}

GEOSCoordSequence* sequence(const std::vector<QPointF>& points, bool close)
{
    std::vector<double> numbers;
    numbers.reserve(2 * points.size() + 2);
    const auto add = [&numbers](const QPointF& p) {
        numbers.push_back(p.x());
        numbers.push_back(p.y());
    };
    for (const QPointF& p : points) add(p);
    if (close && !points.empty()) add(points.front());
    GEOSCoordSequence* made =
        GEOSCoordSeq_copyFromBuffer_r(geos(), numbers.data(), static_cast<unsigned>(numbers.size() / 2), 0, 0);
    if (made == nullptr) context().fail();
    return made;
}

bool same(const QPointF& a, const QPointF& b) { return a.x() == b.x() && a.y() == b.y(); }

/// Loops that pass no point twice: a face that is pinched to a point is one ring to the map, which walks along it, and
/// two to GEOS.
void takeApart(const Ring& ring, std::vector<Ring>& loops)
{
    Ring walked;
    for (const QPointF& p : ring) {
        const auto before = std::ranges::find_if(walked, [&p](const QPointF& q) { return same(p, q); });
        if (before != walked.end()) {
            Ring loop(before, walked.end());
            if (loop.size() >= 3) loops.push_back(std::move(loop));
            walked.erase(before, walked.end());
        }
        walked.push_back(p);
    }
    if (walked.size() >= 3) loops.push_back(std::move(walked));
}

} // namespace

void GeosArea::Destroy::operator()(GEOSGeometry* geometry) const { GEOSGeom_destroy_r(geos(), geometry); }

GeosArea::Handle GeosArea::owned(GEOSGeometry* geometry)
{
    if (geometry == nullptr) context().fail();
    return Handle(geometry);
}

GeosArea::Handle GeosArea::pointAt(const QPointF& point)
{
    return owned(GEOSGeom_createPointFromXY_r(geos(), point.x(), point.y()));
}

GeosArea::Handle GeosArea::lineAlong(const std::vector<QPointF>& line)
{
    return owned(GEOSGeom_createLineString_r(geos(), sequence(line, false)));
}

GeosArea::Handle GeosArea::polygonOf(const Ring& shell, std::span<const Ring> holes)
{
    const auto ringOf = [](const Ring& ring) {
        return owned(GEOSGeom_createLinearRing_r(geos(), sequence(ring, true)));
    };
    Handle outer = ringOf(shell);
    std::vector<Handle> inner;
    for (const Ring& hole : holes) inner.push_back(ringOf(hole));
    std::vector<GEOSGeometry*> given; // GEOS takes them over
    for (Handle& one : inner) given.push_back(one.release());
    return owned(GEOSGeom_createPolygon_r(geos(), outer.release(), given.data(), static_cast<unsigned>(given.size())));
}

GeosArea::Handle GeosArea::collected(std::vector<Handle> parts)
{
    if (parts.size() == 1) return std::move(parts.front());
    std::vector<GEOSGeometry*> given;
    for (Handle& one : parts) given.push_back(one.release());
    return owned(
        GEOSGeom_createCollection_r(geos(), GEOS_MULTIPOLYGON, given.data(), static_cast<unsigned>(given.size())));
}

GeosArea::GeosArea(Handle geometry) : m_geometry(std::move(geometry)) {}

GeosArea::GeosArea() : m_geometry(owned(GEOSGeom_createEmptyPolygon_r(geos()))) {}

GeosArea::GeosArea(const std::vector<Ring>& rings)
{
    std::vector<Ring> loops;
    for (const Ring& ring : rings) takeApart(ring, loops);
    struct Loop {
        Handle filled;
        double area = 0;
        std::vector<std::size_t> around; ///< loops that hold it
    };
    std::vector<Loop> all;
    for (const Ring& ring : loops) {
        Loop loop{polygonOf(ring, {}), 0, {}};
        done(GEOSArea_r(geos(), loop.filled.get(), &loop.area));
        all.push_back(std::move(loop));
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < all.size(); ++j) {
            // GEOS cannot tell for loops that cross themselves (2): the polygons are then told not to be valid.
            if (i != j && all[j].area > all[i].area &&
                GEOSCovers_r(geos(), all[j].filled.get(), all[i].filled.get()) == 1)
                all[i].around.push_back(j);
        }
    std::vector<Handle> parts;
    for (std::size_t shell = 0; shell < all.size(); ++shell) {
        if (all[shell].around.size() % 2 != 0) continue;
        std::vector<Ring> holes;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].around.size() == all[shell].around.size() + 1 &&
                std::ranges::find(all[i].around, shell) != all[i].around.end())
                holes.push_back(loops[i]);
        parts.push_back(polygonOf(loops[shell], holes));
    }
    m_geometry = collected(std::move(parts));
}

GeosArea GeosArea::ofFace(const PlanarMap& map, FaceId face) { return GeosArea(ringsAsPolylines(map, face)); }

GeosArea GeosArea::ofPath(const QPainterPath& path)
{
    std::vector<Ring> rings;
    const Shape shape(path);
    for (const QPolygonF& ring : shape.rings()) rings.emplace_back(ring.begin(), ring.end());
    return GeosArea(rings);
}

GeosArea GeosArea::unionOf(std::span<const GeosArea> areas)
{
    std::vector<GEOSGeometry*> copies;
    for (const GeosArea& one : areas) copies.push_back(owned(GEOSGeom_clone_r(geos(), one.m_geometry.get())).release());
    const Handle all = owned(GEOSGeom_createCollection_r(geos(), GEOS_GEOMETRYCOLLECTION, copies.data(),
                                                         static_cast<unsigned>(copies.size())));
    return GeosArea(owned(GEOSUnaryUnion_r(geos(), all.get())));
}

QString GeosArea::fault() const
{
    char* reason = nullptr;
    GEOSGeometry* place = nullptr;
    const bool valid = told(GEOSisValidDetail_r(geos(), m_geometry.get(), 0, &reason, &place));
    QString said;
    if (!valid) {
        said = QString::fromUtf8(reason);
        if (place != nullptr) {
            double x = 0;
            double y = 0;
            done(GEOSGeomGetX_r(geos(), place, &x));
            done(GEOSGeomGetY_r(geos(), place, &y));
            said += QStringLiteral(" at %1, %2").arg(x, 0, 'g', 12).arg(y, 0, 'g', 12);
        }
    }
    GEOSFree_r(geos(), reason);
    if (place != nullptr) GEOSGeom_destroy_r(geos(), place);
    return said;
}

bool GeosArea::isEmpty() const { return told(GEOSisEmpty_r(geos(), m_geometry.get())); }

double GeosArea::area() const
{
    double found = 0;
    done(GEOSArea_r(geos(), m_geometry.get(), &found));
    return found;
}

double GeosArea::outlineLength() const
{
    double found = 0;
    done(GEOSLength_r(geos(), m_geometry.get(), &found));
    return found;
}

int GeosArea::polygons() const { return isEmpty() ? 0 : GEOSGetNumGeometries_r(geos(), m_geometry.get()); }

int GeosArea::holes() const
{
    int count = 0;
    for (int i = 0; i < polygons(); ++i)
        count += GEOSGetNumInteriorRings_r(geos(), GEOSGetGeometryN_r(geos(), m_geometry.get(), i));
    return count;
}

double GeosArea::overlapWith(const GeosArea& other) const
{
    const Handle both = owned(GEOSIntersection_r(geos(), m_geometry.get(), other.m_geometry.get()));
    double found = 0;
    done(GEOSArea_r(geos(), both.get(), &found));
    return found;
}

double GeosArea::contactWith(const GeosArea& other) const
{
    const Handle both = owned(GEOSIntersection_r(geos(), outline().get(), other.outline().get()));
    double found = 0;
    done(GEOSLength_r(geos(), both.get(), &found));
    return found;
}

bool GeosArea::covers(const QPointF& point) const
{
    return told(GEOSCovers_r(geos(), m_geometry.get(), pointAt(point).get()));
}

double GeosArea::distanceToOutline(const QPointF& point) const
{
    if (isEmpty()) return std::numeric_limits<double>::infinity();
    double found = 0;
    done(GEOSDistance_r(geos(), outline().get(), pointAt(point).get(), &found));
    return found;
}

double GeosArea::lengthOutside(const std::vector<QPointF>& line) const
{
    const Handle beyond = owned(GEOSDifference_r(geos(), lineAlong(line).get(), m_geometry.get()));
    double found = 0;
    done(GEOSLength_r(geos(), beyond.get(), &found));
    return found;
}

GeosArea GeosArea::buffered(double distance) const
{
    return GeosArea(owned(GEOSBuffer_r(geos(), m_geometry.get(), distance, kQuarter)));
}

GeosArea::Circle GeosArea::inscribedCircle(double precision) const
{
    // A line from the centre to the point of the outline that is nearest.
    const Handle radius = owned(GEOSMaximumInscribedCircle_r(geos(), m_geometry.get(), precision));
    Circle circle;
    done(GEOSLength_r(geos(), radius.get(), &circle.radius));
    double x = 0;
    double y = 0;
    done(GEOSCoordSeq_getXY_r(geos(), GEOSGeom_getCoordSeq_r(geos(), radius.get()), 0, &x, &y));
    circle.centre = QPointF(x, y);
    return circle;
}

GeosArea::Handle GeosArea::outline() const { return owned(GEOSBoundary_r(geos(), m_geometry.get())); }

std::vector<Ring> ringsAsPolylines(const PlanarMap& map, FaceId face)
{
    std::vector<Ring> rings;
    for (const std::vector<HalfEdge>& ring : ringsOf(map, face)) {
        Ring points;
        for (const HalfEdge half : ring) {
            // As it is stored, whichever way it is walked: the other way round it has other last digits.
            std::vector<QPointF> line = map.segment(half.edge()).flattened();
            if (!half.forward()) std::ranges::reverse(line);
            points.insert(points.end(), line.begin() + 1, line.end());
        }
        rings.push_back(std::move(points));
    }
    return rings;
}

} // namespace marches::test
