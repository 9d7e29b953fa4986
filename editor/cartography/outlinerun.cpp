// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/outlinerun.h"

#include "editor/geometry/outline.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace marches::editor {

namespace {

constexpr double kAtRim = 1.5;          ///< so near to the edge of the sheet a line is not drawn, board units
constexpr double kOpenSeaAtRim = 30;    ///< the same of the end of a sea zone, beyond which there is but water
constexpr std::size_t kUsualPiece = 20; ///< segments
constexpr std::size_t kLongestPiece = 64;

/// Along one edge of the sheet, or under its frame.
bool isAtRim(const Survey& survey, const Segment& segment, double room)
{
    const QRectF sheet = survey.sheet().adjusted(room, room, -room, -room);
    const QRectF hull = segment.hull();
    return hull.right() <= sheet.left() || hull.left() >= sheet.right() || hull.bottom() <= sheet.top() ||
           hull.top() >= sheet.bottom();
}

LineKind kindBetween(const Survey& survey, FaceId face, FaceId beyond)
{
    const Cover here = survey.coverOf(face);
    const Cover there = survey.coverOf(beyond);
    const bool openSea = survey.style().groundIsSea;
    if (here == Cover::Land) {
        if (there == Cover::Sea || (there == Cover::Nothing && openSea)) return LineKind::Coast;
        if (there == Cover::Lake) return LineKind::Shore;
        if (there == Cover::Nothing) return LineKind::Rim;
        const PlaceRecord* a = survey.placeOf(face);
        const PlaceRecord* b = survey.placeOf(beyond);
        if (a == nullptr || b == nullptr) return LineKind::Border;
        return a->region != b->region ? LineKind::RegionBorder : LineKind::Border;
    }
    return there == Cover::Land ? LineKind::None : LineKind::SeaBorder; // its coast is drawn by the land
}

bool isOurs(const Survey& survey, FaceId face, FaceId beyond)
{
    const PlaceRecord* there = survey.placeOf(beyond);
    const PlaceRecord* here = survey.placeOf(face);
    return there == nullptr || here == nullptr || here->id < there->id;
}

OutlineRun describe(const Survey& survey, FaceId face, HalfEdge half)
{
    OutlineRun run;
    run.chain.push_back(half);
    run.beyond = survey.map().right(half);
    run.course = survey.courseAt(half.edge());
    run.kind = kindBetween(survey, face, run.beyond);
    const bool between =
        run.kind == LineKind::Border || run.kind == LineKind::RegionBorder || run.kind == LineKind::SeaBorder;
    if (between && !isOurs(survey, face, run.beyond)) run.kind = LineKind::None;
    const bool ends = run.kind == LineKind::SeaBorder && run.beyond == kOutside;
    if (run.kind != LineKind::None && isAtRim(survey, survey.map().segment(half), ends ? kOpenSeaAtRim : kAtRim))
        run.kind = LineKind::None;
    return run;
}

bool isOne(const OutlineRun& a, const OutlineRun& b)
{
    const auto barrier = [](const OutlineRun& run) {
        return run.course == nullptr ? 0 : run.course->mountains ? 1 : 2;
    };
    return a.kind == b.kind && a.beyond == b.beyond && barrier(a) == barrier(b);
}

/// Whether pieces are cut here: for about one in `kUsualPiece` points.
bool isCut(const QPointF& at) { return Lot(0).at(at).below(kUsualPiece) == 0; }

void append(QPainterPath& path, const Segment& segment)
{
    if (path.elementCount() == 0) path.moveTo(segment.start);
    if (segment.curved)
        path.cubicTo(segment.startHandle, segment.endHandle, segment.end);
    else
        path.lineTo(segment.end);
}

} // namespace

std::vector<OutlineRun> runsOf(const Survey& survey, FaceId face)
{
    std::vector<OutlineRun> runs;
    for (const std::vector<HalfEdge>& ring : ringsOf(survey.map(), face)) {
        std::vector<OutlineRun> ofRing;
        for (const HalfEdge half : ring) {
            OutlineRun next = describe(survey, face, half);
            if (!ofRing.empty() && isOne(ofRing.back(), next))
                ofRing.back().chain.push_back(half);
            else
                ofRing.push_back(std::move(next));
        }
        if (ofRing.size() > 1 && isOne(ofRing.front(), ofRing.back())) {
            std::vector<HalfEdge>& last = ofRing.back().chain;
            last.insert(last.end(), ofRing.front().chain.begin(), ofRing.front().chain.end());
            ofRing.front().chain = std::move(last);
            ofRing.pop_back();
        }
        std::ranges::copy_if(ofRing, std::back_inserter(runs),
                             [](const OutlineRun& run) { return run.kind != LineKind::None; });
    }
    return runs;
}

std::vector<QPainterPath> piecesOf(const Survey& survey, const OutlineRun& run)
{
    const PlanarMap& map = survey.map();
    std::vector<HalfEdge> chain = run.chain;
    const bool closed = map.start(chain.front()) == map.end(chain.back());
    if (closed) {
        // Begins at a cut, else at the point furthest to the left: not where the numbers of edges happen to begin.
        const auto rank = [&](HalfEdge half) {
            const QPointF& at = map.at(map.start(half));
            return std::tuple(!isCut(at), at.x(), at.y());
        };
        std::rotate(chain.begin(), std::ranges::min_element(chain, {}, rank), chain.end());
    }
    std::vector<QPainterPath> pieces;
    std::size_t length = 0;
    for (const HalfEdge half : chain) {
        const Segment segment = map.segment(half);
        if (length == 0 || length >= kLongestPiece || isCut(segment.start)) {
            pieces.emplace_back();
            length = 0;
        }
        append(pieces.back(), segment);
        ++length;
    }
    if (closed && pieces.size() == 1) pieces.front().closeSubpath();
    return pieces;
}

QPainterPath pathOf(const Survey& survey, const OutlineRun& run)
{
    QPainterPath path;
    for (const HalfEdge half : run.chain) append(path, survey.map().segment(half));
    const bool closed = survey.map().start(run.chain.front()) == survey.map().end(run.chain.back());
    if (closed) path.closeSubpath();
    return path;
}

} // namespace marches::editor
