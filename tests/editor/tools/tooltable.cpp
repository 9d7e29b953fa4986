// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/tools/tooltable.h"

#include "editor/document/contacts.h"
#include "editor/document/mapfiles.h"
#include "editor/document/territories.h"
#include "editor/geometry/outline.h"

#include <QDebug>
#include <QDir>
#include <QTest>

#include <stdexcept>
#include <utility>

namespace marches::test {

using namespace editor;

namespace {

MapModel fourSquares()
{
    MapModel model = ToolTable::emptyModel();
    MapEdit edit(model);
    const std::pair<const char*, QPointF> squares[]{
        {"nw", {100, 100}}, {"ne", {200, 100}}, {"sw", {100, 200}}, {"se", {200, 200}}};
    for (const auto& [id, corner] : squares) {
        QPainterPath path(corner);
        for (const QPointF& step : {QPointF(50, 0), QPointF(100, 0), QPointF(100, 50), QPointF(100, 100),
                                    QPointF(50, 100), QPointF(0, 100), QPointF(0, 50)})
            path.lineTo(corner + step);
        path.closeSubpath();
        if (const auto made = addTerritory(edit, path, {engine::PlaceKind::Land, id, "plain", {}}); !made)
            throw std::runtime_error(made.error().code);
    }
    followContacts(edit);
    static_cast<void>(edit.take());
    return model;
}

} // namespace

MapModel ToolTable::emptyModel(double width, double height)
{
    MapModel model;
    model.info.id = "table";
    model.info.width = width;
    model.info.height = height;
    return model;
}

ToolTable::ToolTable() : ToolTable(fourSquares()) {}

ToolTable::ToolTable(MapModel model) : document(std::move(model)), selection(document) { show(); }

void ToolTable::show()
{
    view.resize(832, 832);
    view.setDocument(&document, &selection);
    view.show();
    static_cast<void>(QTest::qWaitForWindowExposed(&view));
    view.activateWindow();
    view.setFocus();
    view.fit();
}

void ToolTable::begin(editor::CanvasTool& tool)
{
    view.setTool(&tool);
    begin();
}

void ToolTable::begin()
{
    m_before = state();
    m_start = document.undoStack().index();
}

bool ToolTable::isAsItBegan()
{
    while (document.undoStack().index() > m_start) document.undoStack().undo();
    view.setTool(nullptr);
    return state() == m_before;
}

void ToolTable::press(const QPointF& at, Qt::KeyboardModifiers modifiers)
{
    move(at, modifiers);
    QTest::mousePress(&view, Qt::LeftButton, modifiers, view.toWidget(at).toPoint());
    m_held = true;
}

void ToolTable::move(const QPointF& to, Qt::KeyboardModifiers modifiers)
{
    // QTest::mouseMove() knows no modifiers.
    const QPointF here = view.toWidget(to).toPoint();
    QMouseEvent event(QEvent::MouseMove, here, view.mapToGlobal(here), Qt::NoButton,
                      m_held ? Qt::LeftButton : Qt::NoButton, modifiers);
    QCoreApplication::sendEvent(&view, &event);
}

void ToolTable::release(const QPointF& at, Qt::KeyboardModifiers modifiers)
{
    m_held = false;
    QTest::mouseRelease(&view, Qt::LeftButton, modifiers, view.toWidget(at).toPoint());
}

void ToolTable::click(const QPointF& at, Qt::KeyboardModifiers modifiers)
{
    press(at, modifiers);
    release(at, modifiers);
}

void ToolTable::doubleClick(const QPointF& at)
{
    click(at);
    QTest::mouseDClick(&view, Qt::LeftButton, Qt::NoModifier, view.toWidget(at).toPoint());
}

void ToolTable::drag(const QPointF& from, const QPointF& to, Qt::KeyboardModifiers modifiers)
{
    press(from, modifiers);
    constexpr int kSteps = 5;
    for (int i = 1; i <= kSteps; ++i) move(from + (to - from) * i / kSteps, modifiers);
    release(to, modifiers);
}

void ToolTable::key(Qt::Key key, Qt::KeyboardModifiers modifiers) { QTest::keyClick(&view, key, modifiers); }

RecordId ToolTable::place(const std::string& id) const
{
    const Row<PlaceRecord>* row = document.model().place(id);
    if (row == nullptr) throw std::runtime_error("no place " + id);
    return row->key;
}

const PlaceRecord& ToolTable::record(const std::string& id) const { return document.model().places().at(place(id)); }

VertexId ToolTable::vertexAt(const QPointF& at) const
{
    const PlanarMap& map = document.model().drawing;
    for (const VertexId id : map.vertices())
        if (distanceBetween(map.at(id), at) < 0.6) return id;
    return kNoVertex;
}

double ToolTable::area(const std::string& id) const { return areaOf(document.model().drawing, record(id).face); }

bool ToolTable::touch(const std::string& a, const std::string& b) const
{
    const auto contacts = contactsOf(document.model(), place(a));
    const auto found = contacts.find(place(b));
    return found != contacts.end() && found->second >= kLeastContact;
}

std::size_t ToolTable::territoryCount() const
{
    std::size_t count = 0;
    for (const Row<PlaceRecord>& row : document.model().places())
        if (row.record.isTerritory()) ++count;
    return count;
}

QByteArray ToolTable::state() const
{
    const MapModel& model = document.model();
    QString rest;
    {
        QDebug text(&rest);
        for (const auto& row : model.places()) {
            const PlaceRecord& r = row.record;
            text << r.id.c_str() << static_cast<int>(r.kind) << r.terrain.c_str() << r.region.c_str() << r.track.c_str()
                 << static_cast<int>(r.face);
            for (const std::string& flag : r.flags) text << flag.c_str();
            if (r.drawing.label) text << r.drawing.label->x << r.drawing.label->y;
            if (r.drawing.box)
                text << r.drawing.box->x << r.drawing.box->y << r.drawing.box->width << r.drawing.box->height;
        }
        for (const auto& row : model.regions()) text << row.record.id.c_str();
        for (const auto& row : model.connections()) {
            const ConnectionRecord& r = row.record;
            text << r.from.c_str() << r.to.c_str() << static_cast<int>(r.kind) << r.barrier.c_str() << r.over.c_str()
                 << static_cast<int>(r.basis);
            if (r.drawing.at) text << r.drawing.at->x << r.drawing.at->y;
            for (const auto& end : r.drawing.ends) text << end.x << end.y;
            for (const auto& bend : r.drawing.bend) text << bend.x << bend.y;
        }
        for (const auto& row : model.barriers()) {
            text << row.record.id.c_str() << row.record.mountains;
            for (const VertexId vertex : row.record.line) text << static_cast<int>(vertex);
        }
        for (const auto& row : model.tracks()) text << row.record.id.c_str() << row.record.circular;
        for (const auto& [id, value] : model.texts()) text << id.language.c_str() << id.key.c_str() << value.c_str();
        for (const auto& row : model.stamps())
            text << row.record.id.c_str() << row.record.stamp.c_str() << row.record.at.x << row.record.at.y
                 << row.record.height << row.record.turn << row.record.mirrored << row.record.tint.c_str();
        if (model.info.art)
            for (const std::string& id : model.info.art->without) text << id.c_str();
        if (model.info.picture)
            text << model.info.picture->at.x << model.info.picture->at.y << model.info.picture->scale;
    }
    return model.drawing.bytes() + rest.toUtf8();
}

QImage ToolTable::picture()
{
    view.waitForArtwork();
    QImage image(view.size() * view.devicePixelRatioF(), QImage::Format_RGB32);
    image.setDevicePixelRatio(view.devicePixelRatioF());
    view.render(&image);
    return image;
}

void ToolTable::keepPicture(const QString& name)
{
    const QString folder = qEnvironmentVariable("MARCHES_PICTURES");
    if (folder.isEmpty()) return;
    QDir().mkpath(folder);
    picture().save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
}

} // namespace marches::test
