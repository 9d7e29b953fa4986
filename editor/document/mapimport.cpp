// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapimport.h"

#include "editor/document/contacts.h"
#include "editor/document/ids.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/outline.h"

#include <QCoreApplication>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr double kBackground = 0.9; ///< share of the drawing's width and height
constexpr double kLeastArea = 4;    ///< board units squared

class ImportWords {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::ImportWords)
public:
    static QString area(int number) { return tr("Area %1").arg(number); }
};

double areaOf(const QPainterPath& path)
{
    double area = 0;
    for (const QPolygonF& ring : path.toSubpathPolygons())
        for (qsizetype i = 0; i + 1 < ring.size(); ++i)
            area += ring[i].x() * ring[i + 1].y() - ring[i + 1].x() * ring[i].y();
    return std::abs(area) / 2;
}

void guessUse(ImportedShape& shape, const QSizeF& board)
{
    using Guess = ImportedShape::Guess;
    const QRectF box = shape.path.boundingRect();
    if (areaOf(shape.path) < kLeastArea)
        shape.guess = Guess::NoArea;
    else if (box.width() >= kBackground * board.width() && box.height() >= kBackground * board.height())
        shape.guess = Guess::Background;
    else if (isWatery(shape.fill))
        shape.guess = Guess::SeaByColour;
    shape.used = shape.guess != Guess::NoArea && shape.guess != Guess::Background;
    if (shape.guess == Guess::SeaByColour) shape.kind = engine::PlaceKind::Sea;
}

} // namespace

bool isWatery(const QColor& colour)
{
    constexpr int kFirst = 170;
    constexpr int kLast = 250;
    constexpr int kColourful = 40;
    return colour.isValid() && colour.hsvHue() >= kFirst && colour.hsvHue() <= kLast &&
           colour.hsvSaturation() >= kColourful;
}

std::vector<std::size_t> ImportPlan::usedShapes() const
{
    std::vector<std::size_t> used;
    for (std::size_t i = 0; i < shapes.size(); ++i)
        if (shapes[i].used) used.push_back(i);
    return used;
}

ImportPlan planFromPicture(const QImage& picture, const TraceOptions& options, int mostPixels)
{
    ImportPlan plan;
    plan.size = QSizeF(picture.size()) * options.scale;
    QImage traced = picture;
    TraceOptions traceOptions = options;
    const double pixels = static_cast<double>(picture.width()) * picture.height();
    if (pixels > mostPixels) {
        // Colours are not mixed: what is between two areas belongs to one of them.
        const double factor = std::sqrt(mostPixels / pixels);
        traced = picture.scaled(std::max(1, static_cast<int>(picture.width() * factor)),
                                std::max(1, static_cast<int>(picture.height() * factor)), Qt::IgnoreAspectRatio,
                                Qt::FastTransformation);
        traceOptions.scale = options.scale * picture.width() / traced.width();
    }
    const std::vector<TracedArea> areas = traceImage(traced, traceOptions);
    plan.tooMany = areas.empty() && !picture.isNull(); // of each picture there is one at least
    for (const TracedArea& area : areas) {
        ImportedShape shape;
        shape.path = area.path;
        shape.fill = area.colour;
        guessUse(shape, plan.size);
        // What surrounds everything is most often the sea, not a sheet behind it.
        if (shape.guess == ImportedShape::Guess::Background && isWatery(shape.fill)) {
            shape.guess = ImportedShape::Guess::SeaByColour;
            shape.kind = engine::PlaceKind::Sea;
            shape.used = true;
        }
        plan.shapes.push_back(std::move(shape));
    }
    nameAreas(plan);
    return plan;
}

void nameAreas(ImportPlan& plan)
{
    for (std::size_t i = 0; i < plan.shapes.size(); ++i)
        plan.shapes[i].name = ImportWords::area(static_cast<int>(i) + 1);
}

WeldedMap weldPlan(const ImportPlan& plan, const WeldOptions& options)
{
    std::vector<QPainterPath> paths;
    for (const std::size_t shape : plan.usedShapes()) paths.push_back(plan.shapes[shape].path);
    return weldShapes(paths, options);
}

engine::Result<MapFiles> importedFiles(const ImportPlan& plan, const WeldedMap& welded, const std::string& id,
                                       const std::string& language, const std::string& name)
{
    if (!welded.report.settled) return engine::fail(engine::Error{"drawing-too-tangled", {}, id, 0, 0, {}});
    engine::Result<OpenedMap> opened =
        openMap(newMapFiles(id, language, name, plan.size.width(), plan.size.height()), std::string());
    if (!opened) return engine::fail(opened.error());
    MapModel& model = opened->model;
    model.drawing = welded.map;
    std::map<FaceId, std::string> ids;
    std::size_t row = 0;
    const std::vector<std::size_t> used = plan.usedShapes();
    for (std::size_t i = 0; i < used.size(); ++i) {
        const auto face = static_cast<FaceId>(i);
        if (!model.drawing.has(face) || model.drawing.sides(face).empty()) continue; // nothing of it was left
        const ImportedShape& shape = plan.shapes[used[i]];
        PlaceRecord record;
        record.id = freeId(model, idFromName(shape.name.toStdString()));
        record.kind = shape.kind;
        record.terrain = shape.kind == engine::PlaceKind::Sea ? "sea" : "plain";
        record.face = face;
        ids[face] = record.id;
        model.apply(TextChange{{language, textBase(record) + ".name"}, {}, shape.name.toStdString()});
        model.apply(RowChange<PlaceRecord>{model.newKey(), row++, std::nullopt, record});
    }
    std::size_t connection = 0;
    for (const Adjacency& pair : adjacencies(model.drawing, kLeastContact)) {
        if (!ids.contains(pair.a) || !ids.contains(pair.b)) continue;
        ConnectionRecord record;
        record.from = ids.at(pair.a);
        record.to = ids.at(pair.b);
        record.basis = engine::BorderOrigin::Derived;
        model.apply(RowChange<ConnectionRecord>{model.newKey(), connection++, std::nullopt, record});
    }
    return opened->base.filesFor(model);
}

} // namespace marches::editor
