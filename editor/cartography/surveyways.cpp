// SPDX-License-Identifier: GPL-3.0-or-later
// Where names, crossings, lanes and ports are.
#include "editor/cartography/penwork.h"
#include "editor/cartography/survey.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/labelpoint.h"
#include "editor/geometry/lanepath.h"
#include "editor/geometry/outline.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

namespace marches::editor {

namespace {

constexpr double kNameSize = 16.5;
constexpr double kLetter = 0.56; ///< width of a letter, of their size
constexpr double kCapital = 0.7; ///< of a capital one
constexpr double kPiecesHigh = 30;
constexpr double kPolePrecision = 3;
constexpr double kPiecesWide = 46; ///< a stack

/// Number of letters of a text in UTF-8.
double lettersIn(const std::string& text)
{
    return static_cast<double>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

} // namespace

QSizeF Survey::nameSize(const PlaceRecord& place, const std::string& language) const
{
    constexpr double kLongest = 1.6; // of the letters of the name in the map's own language
    const bool sea = place.kind == engine::PlaceKind::Sea;
    const LetterLook& look = sea ? m_style.seaLetters : m_style.landLetters;
    const engine::Lettering own = place.drawing.lettering.value_or(engine::Lettering());
    using Case = engine::Lettering::Case;
    const bool isCapital = own.letters == Case::Capitals || (own.letters == Case::Style && look.capitals);
    const double size = kNameSize * look.size * own.size;
    double letters = lettersIn(m_model.name(m_model.info.language, textBase(place)));
    if (language != m_model.info.language)
        letters = std::min(kLongest * letters, lettersIn(m_model.name(language, textBase(place))));
    return {letters * size * ((isCapital ? kCapital : kLetter) + look.spacing + own.spacing), size * 1.15};
}

QSizeF Survey::nameSize(const PlaceRecord& place) const
{
    QSizeF widest;
    for (const std::string& language : m_languages) widest = widest.expandedTo(nameSize(place, language));
    return widest;
}

std::vector<QPointF> Survey::nameLine(const PlaceRecord& place, const QPointF& at) const
{
    if (!place.drawing.lettering) return {};
    const engine::Lettering& own = *place.drawing.lettering;
    const QSizeF size = nameSize(place);
    std::vector<QPointF> way;
    if (own.curve.size() >= 2) {
        for (const engine::MapPoint& point : own.curve) way.push_back(pointOf(point) - QPointF(0, size.height() / 3));
    } else if (own.turn != 0) {
        const double angle = own.turn * std::numbers::pi / 180;
        const QPointF half = QPointF(std::cos(angle), std::sin(angle)) * (size.width() / 2);
        way = {at - half, at + half};
    }
    return resampled(way, size.height() * 0.7);
}

std::vector<QRectF> Survey::nameBoxes(const PlaceRecord& place, const QPointF& at, double room) const
{
    std::vector<QRectF> boxes;
    for (const std::string& language : m_languages) {
        const QSizeF line = nameSize(place, language);
        double width = line.width();
        double height = line.height();
        if (width > room) { // in two lines
            width = width * 0.6;
            height *= 1.9;
        }
        // A little more than the letters, since this is an ellipse around them.
        const QRectF box(at.x() - width * 0.58 - 5, at.y() - height / 2 - 5, width * 1.16 + 10, height + 10);
        const auto isWithin = [&box](const QRectF& other) { return other.contains(box); };
        if (std::ranges::none_of(boxes, isWithin)) boxes.push_back(box);
    }
    return boxes;
}

std::pair<QPointF, double> Survey::poleOf(FaceId face) const
{
    const auto [known, fresh] = m_poles.try_emplace(static_cast<std::int32_t>(face));
    if (fresh)
        if (const std::optional<LabelPoint> pole = labelPointOf(map(), face, kPolePrecision))
            known->second = {pole->at, pole->depth};
    return known->second;
}

std::vector<Survey::Obstacle> Survey::clearingOf(const PlaceRecord& place) const
{
    std::vector<Obstacle> clearing;
    if (place.face == kOutside) return clearing;
    const QPointF at = middleOf(place);
    const double room = boundsOf(map(), place.face).width() * 0.8;
    const std::vector<QRectF> names = nameBoxes(place, at, room);
    const std::vector<QPointF> line = nameLine(place, at);
    if (line.empty())
        for (const QRectF& name : names) clearing.push_back({name, true});
    for (const QPointF& point : line) clearing.push_back({around(point, nameSize(place).height() * 0.75), true});
    if (place.kind == engine::PlaceKind::Sea) return clearing;
    const QPointF pieces = place.drawing.stack ? pointOf(*place.drawing.stack)
                                               : QPointF(at.x(), names.front().bottom() + kPiecesHigh / 2 - 6);
    clearing.push_back({QRectF(pieces.x() - kPiecesWide / 2, pieces.y() - kPiecesHigh / 2, kPiecesWide, kPiecesHigh)});
    return clearing;
}

QPointF Survey::middleOf(const PlaceRecord& place) const
{
    if (place.drawing.label) return pointOf(*place.drawing.label);
    if (place.face != kOutside) return poleOf(place.face).first;
    if (const std::optional<engine::MapBox>& box = place.drawing.box)
        return {box->x + box->width / 2, box->y + box->height / 2};
    return {};
}

std::vector<QPointF> Survey::passesNear(const QRectF& box) const
{
    std::vector<QPointF> near;
    std::ranges::copy_if(m_passes, std::back_inserter(near), [&](const QPointF& at) { return box.contains(at); });
    return near;
}

std::optional<QPointF> Survey::crossingAt(const ConnectionRecord& connection) const
{
    if (connection.drawing.at) return pointOf(*connection.drawing.at);
    const Row<PlaceRecord>* from = place(connection.from);
    const Row<PlaceRecord>* to = place(connection.to);
    if (from == nullptr || to == nullptr || from->record.face == kOutside || to->record.face == kOutside)
        return std::nullopt;
    std::vector<QPointF> longest;
    double most = 0;
    for (const std::vector<HalfEdge>& chain : bordersBetween(map(), from->record.face, to->record.face)) {
        const double length = lengthOf(map(), chain);
        if (length <= most) continue;
        most = length;
        longest = pointsOf(pathOf(map(), chain));
    }
    double left = most / 2;
    for (std::size_t i = 1; i < longest.size(); ++i) {
        const double length = distanceBetween(longest[i - 1], longest[i]);
        if (length >= left && length > 0) return longest[i - 1] + (longest[i] - longest[i - 1]) * (left / length);
        left -= length;
    }
    return std::nullopt;
}

QPainterPath Survey::laneOf(const ConnectionRecord& connection) const
{
    std::vector<QPointF> ends;
    for (const engine::MapPoint& end : connection.drawing.ends) ends.push_back(pointOf(end));
    std::vector<QPointF> bend;
    for (const engine::MapPoint& point : connection.drawing.bend) bend.push_back(pointOf(point));
    if (ends.size() != 2) {
        ends.clear();
        for (const std::string* id : {&connection.from, &connection.to})
            if (const Row<PlaceRecord>* end = place(*id)) ends.push_back(middleOf(end->record));
    }
    if (ends.size() != 2) return {};
    const std::vector<engine::MapPoint>& edge = connection.drawing.edge;
    return edge.size() == 2 ? lanePathAround(ends[0], pointOf(edge[0]), pointOf(edge[1]), ends[1])
                            : lanePath(ends[0], bend, ends[1]);
}

std::optional<QPointF> Survey::portOf(const PlaceRecord& place) const
{
    if (place.face == kOutside || m_laned.contains(place.id) || !std::ranges::count(place.flags, "port"))
        return std::nullopt;
    const QPointF from = middleOf(place);
    std::optional<Nearest> best;
    for (const HalfEdge half : map().sides(place.face)) {
        if (coverOf(map().right(half)) == Cover::Land) continue;
        const Nearest here = map().segment(half).nearestTo(from);
        if (!best || here.distance < best->distance) best = here;
    }
    return best ? std::optional(best->at) : std::nullopt;
}

const std::vector<const PlaceRecord*>& Survey::spacesOf(const std::string& track) const
{
    static const std::vector<const PlaceRecord*> kNone;
    const auto found = m_spaces.find(track);
    return found == m_spaces.end() ? kNone : found->second;
}

double Survey::spaceRadius(const std::string& track) const
{
    constexpr double kShare = 0.42; // of the distance between two of them
    constexpr double kLeast = 8;
    constexpr double kMost = 26;
    const std::vector<const PlaceRecord*>& spaces = spacesOf(track);
    double nearest = kMost / kShare;
    for (std::size_t i = 1; i < spaces.size(); ++i)
        nearest = std::min(nearest,
                           distanceBetween(pointOf(*spaces[i - 1]->drawing.label), pointOf(*spaces[i]->drawing.label)));
    return std::clamp(kShare * nearest, kLeast, kMost);
}

} // namespace marches::editor
