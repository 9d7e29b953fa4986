// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/borderdrag.h"

#include "editor/document/contacts.h"
#include "editor/geometry/edgeedits.h"
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"
#include "editor/painting/mapscene.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marches::editor {

namespace {

/// The other half-edge at a point that has two; null at a junction.
HalfEdge onwards(const PlanarMap& map, HalfEdge half)
{
    const VertexId end = map.end(half);
    if (map.degree(end) != 2) return {};
    HalfEdge next;
    map.visitStar(end, [&](HalfEdge out) {
        if (out.edge() != half.edge()) next = out;
    });
    return next;
}

std::set<EdgeId> edgesAt(const PlanarMap& map, const BorderDrag::Shares& shares)
{
    std::set<EdgeId> edges;
    for (const auto& [vertex, share] : shares)
        if (map.has(vertex)) map.visitStar(vertex, [&edges](HalfEdge half) { edges.insert(half.edge()); });
    return edges;
}

template <class Edit> [[nodiscard]] EditOutcome outcomeOf(const Edit& result)
{
    return result ? EditOutcome() : EditOutcome(tl::unexpected(result.error()));
}

} // namespace

std::vector<HalfEdge> wholeBorder(const PlanarMap& map, EdgeId edge)
{
    std::vector<HalfEdge> border{HalfEdge(edge, true)};
    for (HalfEdge next = onwards(map, border.back()); !next.isNull() && next.edge() != edge; next = onwards(map, next))
        border.push_back(next);
    if (map.end(border.back()) == map.start(border.front())) return border; // an island with nothing else at it
    std::vector<HalfEdge> before;
    for (HalfEdge next = onwards(map, HalfEdge(edge, false)); !next.isNull(); next = onwards(map, next))
        before.push_back(next.twin());
    border.insert(border.begin(), before.rbegin(), before.rend());
    return border;
}

BorderDrag::BorderDrag(MapDocument& document, Shares shares)
    : m_document(document), m_merge(document.newMergeId()), m_shares(std::move(shares))
{
    const MapModel& model = document.model();
    for (const auto& [vertex, share] : m_shares) m_start[vertex] = model.drawing.at(vertex);
    for (const EdgeId id : edgesAt(model.drawing, m_shares)) {
        const Edge& edge = model.drawing.edge(id);
        const std::optional<RecordId> left = model.placeOf(edge.left);
        const std::optional<RecordId> right = model.placeOf(edge.right);
        if (left && right) m_pairs.emplace(std::min(*left, *right), std::max(*left, *right));
    }
    m_linesBefore = linesNow();
}

BorderDrag::Shares BorderDrag::softly(const PlanarMap& map, EdgeId edge, const QPointF& at, double reach)
{
    Shares shares;
    const Segment segment = map.segment(edge);
    for (const bool forward : {true, false}) {
        HalfEdge half(edge, forward);
        double walked = distanceBetween(at, forward ? segment.end : segment.start);
        while (!half.isNull() && walked < reach && map.degree(map.end(half)) == 2) {
            const double share = 0.5 * (1 + std::cos(std::numbers::pi * walked / reach));
            if (!shares.emplace(map.end(half), share).second) break; // all around an island
            half = onwards(map, half);
            if (!half.isNull()) walked += map.segment(half).length();
        }
    }
    return shares;
}

QString BorderDrag::title() const { return m_shares.size() == 1 ? tr("Move a point") : tr("Move a border"); }

bool BorderDrag::moveBy(const QPointF& by)
{
    std::vector<VertexMove> moves;
    for (const auto& [vertex, share] : m_shares) moves.push_back({vertex, m_start.at(vertex) + by * share});
    return m_document
        .edit(
            title(),
            [&moves](MapEdit& edit) { return outcomeOf(edit.draw(moveVertices, std::span<const VertexMove>(moves))); },
            m_merge)
        .has_value();
}

bool BorderDrag::weldTo(VertexId vertex, VertexId target)
{
    return m_document
        .edit(
            title(), [&](MapEdit& edit) { return outcomeOf(edit.draw(weldVertices, target, vertex)); }, m_merge)
        .has_value();
}

bool BorderDrag::weldTo(VertexId vertex, EdgeId target)
{
    return m_document
        .edit(
            title(), [&](MapEdit& edit) { return outcomeOf(edit.draw(weldToEdge, vertex, target)); }, m_merge)
        .has_value();
}

bool BorderDrag::detach(FaceId face, const QPointF& to)
{
    const VertexId vertex = m_shares.begin()->first;
    VertexId alone = kNoVertex;
    const EditOutcome done = m_document.edit(
        tr("Detach a corner"),
        [&](MapEdit& edit) {
            const EditResult parted = edit.draw(detachCorner, face, vertex, to);
            if (parted) alone = addedVertex(*parted);
            return outcomeOf(parted);
        },
        m_merge);
    if (!done || alone == kNoVertex) return false;
    m_start = {{alone, m_start.at(vertex)}};
    m_shares = {{alone, 1.0}};
    return true;
}

QPainterPath BorderDrag::linesNow() const
{
    QPainterPath path;
    const PlanarMap& map = m_document.model().drawing;
    for (const EdgeId id : edgesAt(map, m_shares)) {
        const std::vector<HalfEdge> one{HalfEdge(id, true)};
        path.addPath(pathOf(map, one));
    }
    return path;
}

QStringList BorderDrag::callout() const
{
    constexpr std::size_t kMost = 3; // pairs; more would hide what is being drawn
    QStringList lines;
    const MapModel& model = m_document.model();
    std::size_t told = 0;
    for (const auto& [a, b] : m_pairs) {
        if (!model.places().has(a) || !model.places().has(b) || told++ == kMost) break;
        const PlaceRecord& first = model.places().at(a);
        const PlaceRecord& second = model.places().at(b);
        const std::map<RecordId, double> contacts = contactsOf(model, a);
        const auto contact = contacts.find(b);
        const QString pair = tr("%1 | %2", "two territories").arg(m_document.name(first), m_document.name(second));
        const QString state = contact == contacts.end() || contact->second < kLeastContact
                                  ? tr("no longer touch")
                                  : tr("still touch along %1 px").arg(QLocale().toString(contact->second, 'f', 0));
        if (m_pairs.size() == 1)
            lines << pair << state;
        else
            lines << tr("%1: %2", "two territories: whether they touch").arg(pair, state);
        if (m_pairs.size() > 1) continue;
        for (const PlaceRecord* place : {&first, &second}) {
            if (!place->drawing.label) continue;
            const QPointF label(place->drawing.label->x, place->drawing.label->y);
            if (faceAt(model.drawing, label) != place->face)
                lines << tr("the name of %1 is outside now").arg(m_document.name(*place));
        }
    }
    return lines;
}

void BorderDrag::paint(QPainter& painter, const MapScene& scene, double pixel) const
{
    const MapColours& colours = mapColours(scene.theme);
    const QColor halo = QColor(Qt::white);
    painter.strokePath(m_linesBefore, QPen(halo, 5.5 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(m_linesBefore, QPen(colours.selection, 2.8 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPen dashes(colours.change, 2.8 * pixel, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    dashes.setDashPattern({3.2, 2.0});
    painter.strokePath(linesNow(), dashes);
}

} // namespace marches::editor
