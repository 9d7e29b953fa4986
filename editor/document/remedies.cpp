// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/problemfixes.h"

#include "editor/document/borders.h"
#include "editor/document/contacts.h"
#include "editor/document/edittexts.h"
#include "editor/document/ids.h"
#include "editor/document/lanechecks.h"
#include "editor/document/mapwords.h"
#include "editor/document/partjoining.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

struct Remedies {
    Q_DECLARE_TR_FUNCTIONS(ProblemFixes)
};

using engine::Problem;

std::string argument(const Problem& problem, std::string_view name)
{
    const auto found = std::ranges::find(problem.args, name, &std::pair<std::string, std::string>::first);
    return found == problem.args.end() ? std::string() : found->second;
}

/// "cair-paravel" as a name: "Cair Paravel".
QString nameFromId(const std::string& id)
{
    QStringList words = QString::fromStdString(id).split(u'-', Qt::SkipEmptyParts);
    for (QString& word : words) word[0] = word[0].toUpper();
    return words.join(u' ');
}

void changePlace(MapEdit& edit, const std::string& id, const std::function<void(PlaceRecord&)>& change)
{
    if (const Row<PlaceRecord>* row = edit.model().place(id)) edit.modifyPlace(row->key, change);
}

void setName(MapEdit& edit, const std::string& id, const std::string& name)
{
    if (const Row<PlaceRecord>* row = edit.model().place(id))
        edit.setText(edit.model().info.language, textBase(row->record) + ".name", name);
}

/// All territories with one word for their ground get another.
ProblemFix otherGround(const std::string& word, const std::string& ground)
{
    return {"other-ground", Remedies::tr("Make it %1", "%1: a kind of ground").arg(terrainName(ground)),
            [word, ground](MapEdit& edit) -> EditOutcome {
                std::vector<RecordId> those;
                for (const Row<PlaceRecord>& row : edit.model().places())
                    if (row.record.isTerritory() && row.record.terrain == word) those.push_back(row.key);
                for (const RecordId key : those)
                    edit.modifyPlace(key, [&](PlaceRecord& place) { place.terrain = ground; });
                return {};
            }};
}

ProblemFix toTheCoast(const std::string& place, const std::string& other)
{
    return {"to-coast", Remedies::tr("Move its end to the coast"), [place, other](MapEdit& edit) -> EditOutcome {
                for (const RecordId key : connectionsBetween(edit.model(), place, other)) {
                    const ConnectionRecord& lane = edit.model().connections().at(key);
                    const Row<PlaceRecord>* territory = edit.model().place(place.substr(0, place.find('/')));
                    if (territory == nullptr || lane.drawing.ends.size() != 2) continue;
                    const std::size_t end = lane.from == place ? 0 : 1;
                    const QPointF at(lane.drawing.ends[end].x, lane.drawing.ends[end].y);
                    const std::optional<QPointF> shore = nearestShore(edit.model(), territory->record, at);
                    if (!shore) continue;
                    edit.modifyConnection(key, [&](ConnectionRecord& record) {
                        record.drawing.ends[end] = {shore->x(), shore->y()};
                    });
                }
                return {};
            }};
}

ProblemFix withoutLane(const std::string& a, const std::string& b)
{
    return {"remove-lane", Remedies::tr("Remove the lane"), [a, b](MapEdit& edit) -> EditOutcome {
                for (const RecordId key : connectionsBetween(edit.model(), a, b))
                    if (edit.model().connections().at(key).kind == engine::ConnectionKind::SeaLane)
                        edit.remove<ConnectionRecord>(key);
                return {};
            }};
}

/// A border that a river or mountains close, and where they would be crossed.
struct ClosedBorder {
    RecordId connection{};
    engine::ConnectionKind crossing = engine::ConnectionKind::Bridge;
    std::string to; ///< the territory beyond
    QPointF at;
};

/// The longest one between a part of the land and the rest; nothing: there is none.
std::optional<ClosedBorder> longestClosedBorder(const MapModel& model, const std::vector<std::string>& part)
{
    const std::set<std::string> inside(part.begin(), part.end());
    std::optional<ClosedBorder> longest;
    double most = 0;
    for (const Row<ConnectionRecord>& row : model.connections()) {
        const ConnectionRecord& border = row.record;
        const Row<BarrierRecord>* barrier = model.barriers().byId(border.barrier);
        const bool leaves = inside.contains(border.from) != inside.contains(border.to);
        if (!border.isBorder() || barrier == nullptr || !leaves) continue;
        const Row<PlaceRecord>* from = model.place(inside.contains(border.from) ? border.from : border.to);
        const Row<PlaceRecord>* to = model.place(inside.contains(border.from) ? border.to : border.from);
        if (from == nullptr || to == nullptr || !model.drawing.has(from->record.face)) continue;
        for (const HalfEdge half : model.drawing.sides(from->record.face)) {
            const Segment& side = model.drawing.segment(half.edge());
            if (model.placeOf(model.drawing.right(half)) != to->key || side.length() <= most) continue;
            most = side.length();
            longest = {row.key,
                       barrier->record.mountains ? engine::ConnectionKind::Pass : engine::ConnectionKind::Bridge,
                       to->record.id, side.pointAt(0.5)};
        }
    }
    return longest;
}

/// Over what closes off the part of the land that a territory is in.
std::vector<ProblemFix> crossingOut(const MapDocument& document, const std::vector<std::string>& part)
{
    const std::optional<ClosedBorder> border = longestClosedBorder(document.model(), part);
    if (!border) return {};
    const bool isPass = border->crossing == engine::ConnectionKind::Pass;
    const QString title =
        (isPass ? Remedies::tr("Pass to %1") : Remedies::tr("Bridge to %1")).arg(document.nameOf(border->to));
    return {{"make-crossing", title, [border = *border](MapEdit& edit) -> EditOutcome {
                 constexpr double kReach = 1; // board units: it is on the border
                 const auto crossing = addCrossing(edit, border.crossing, border.at, kReach);
                 if (!crossing) return tl::unexpected(crossing.error());
                 return {};
             }}};
}

/// From the part of the land that a territory is in.
std::vector<ProblemFix> laneAcross(const MapDocument& document, const std::string& territory)
{
    const std::vector<std::vector<std::string>> parts = landParts(document.model());
    const auto part = std::ranges::find_if(
        parts, [&](const auto& members) { return std::ranges::find(members, territory) != members.end(); });
    if (part == parts.end() || parts.size() < 2) return {};
    // What mountains or a river close off is no island.
    std::vector<ProblemFix> fixes = crossingOut(document, *part);
    const std::optional<Strait> strait = narrowestStrait(document.model(), *part);
    if (!strait || !fixes.empty()) return fixes;
    const QString title = Remedies::tr("Sea lane to %1").arg(document.nameOf(strait->to));
    fixes.push_back({"make-lane", title, [strait = *strait](MapEdit& edit) -> EditOutcome {
                         const auto lane = addLane(edit, strait.from, strait.fromPort, strait.to, strait.toPort);
                         if (!lane) return tl::unexpected(lane.error());
                         return {};
                     }});
    if (parts.size() > 2) fixes.push_back({"join-all", Remedies::tr("Sea lanes to all islands"), joinParts});
    return fixes;
}

} // namespace

std::vector<ProblemFix> remediesFor(const MapDocument& document, const Problem& problem)
{
    if (problem.at.empty()) return {};
    const std::string first = problem.at[0];
    const std::string second = problem.at.size() < 2 ? std::string() : problem.at[1];
    if (problem.id == "name-missing") {
        const QString name = nameFromId(first);
        return {{"name-it", Remedies::tr("Rename to %1").arg(name),
                 [first, name = name.toStdString()](MapEdit& edit) -> EditOutcome {
                     setName(edit, first, freeName<PlaceRecord>(edit.model(), name));
                     return {};
                 }}};
    }
    if (problem.id == "name-twice")
        return {{"number", Remedies::tr("Add a number to the second"),
                 [second, name = argument(problem, "text")](MapEdit& edit) -> EditOutcome {
                     setName(edit, second, freeName<PlaceRecord>(edit.model(), name));
                     return {};
                 }}};
    if (problem.id == "terrain-misspelt") return {otherGround(argument(problem, "ground"), argument(problem, "hint"))};
    if (problem.id == "terrain-unknown") {
        const std::string ground = argument(problem, "ground");
        const std::string meant = MapWords::terrainFrom(QString::fromStdString(ground));
        return {otherGround(ground, meant.empty() ? "plain" : meant)};
    }
    if (problem.id == "lake-is-land")
        return {{"make-sea", Remedies::tr("Make it a sea zone"), [first](MapEdit& edit) -> EditOutcome {
                     changePlace(edit, first, [](PlaceRecord& place) { place.kind = engine::PlaceKind::Sea; });
                     return {};
                 }}};
    if (problem.id == "port-without-lane")
        return {{"no-port", Remedies::tr("No longer a port"), [first](MapEdit& edit) -> EditOutcome {
                     changePlace(edit, first, [](PlaceRecord& place) { std::erase(place.flags, "port"); });
                     return {};
                 }}};
    if (problem.id == "lane-end-adrift") return {toTheCoast(first, second), withoutLane(first, second)};
    if (problem.id == "lane-over-land") return {withoutLane(first, second)};
    if (problem.id == "island-without-lane" || problem.id == "territory-isolated" || problem.id == "board-in-parts")
        return laneAcross(document, first);
    return {};
}

} // namespace marches::editor
