// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/mapclipboard.h"

#include "editor/document/sites.h"
#include "editor/document/territories.h"
#include "editor/geometry/outline.h"

#include <QDataStream>
#include <QIODevice>
#include <QMap>
#include <QMimeData>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::editor {

namespace {

constexpr quint32 kMark = 0x4d415243;
constexpr int kMost = 10'000; ///< places
constexpr double kGap = 12;   ///< board units to what is there already
constexpr double kFarthest = 1e6;

struct Copied {
    qint32 kind = 0;
    QString terrain;
    QString region;
    QStringList flags;
    QMap<QString, QString> names; ///< by language
    QPainterPath path;
    QRectF box; ///< of a site

    QRectF bounds() const { return box.isNull() ? path.boundingRect() : box; }
};

QDataStream& operator<<(QDataStream& out, const Copied& place)
{
    return out << place.kind << place.terrain << place.region << place.flags << place.names << place.path << place.box;
}

QDataStream& operator>>(QDataStream& in, Copied& place)
{
    return in >> place.kind >> place.terrain >> place.region >> place.flags >> place.names >> place.path >> place.box;
}

bool isSane(const Copied& place)
{
    const QRectF bounds = place.bounds();
    const bool isKind = place.kind == static_cast<int>(engine::PlaceKind::Land) ||
                        place.kind == static_cast<int>(engine::PlaceKind::Sea) ||
                        place.kind == static_cast<int>(engine::PlaceKind::Site);
    const auto fits = [](double value) { return std::isfinite(value) && std::abs(value) < kFarthest; };
    return isKind && fits(bounds.left()) && fits(bounds.top()) && fits(bounds.right()) && fits(bounds.bottom());
}

std::vector<Copied> read(const QMimeData& data)
{
    QDataStream in(data.data(QLatin1String(kShapesMime)));
    in.setVersion(QDataStream::Qt_6_4);
    quint32 mark = 0;
    qint32 count = 0;
    in >> mark >> count;
    std::vector<Copied> places;
    if (mark != kMark || count < 0 || count > kMost) return places;
    for (int i = 0; i < count; ++i) {
        Copied place;
        in >> place;
        if (in.status() != QDataStream::Ok || !isSane(place)) return {};
        places.push_back(std::move(place));
    }
    return places;
}

/// Where a box of this size does not cover anything, tried around `from` on all sides, nearest first.
QPointF freeSpot(const MapModel& model, QRectF from)
{
    const QRectF board(0, 0, model.info.width, model.info.height);
    if (!board.contains(from)) from.moveTopLeft({kGap, kGap}); // mirrored, or of a larger map
    std::vector<QRectF> taken;
    for (const Row<PlaceRecord>& row : model.places())
        if (row.record.face != kOutside) taken.push_back(boundsOf(model.drawing, row.record.face));
    const QSizeF step(from.width() + kGap, from.height() + kGap);
    constexpr int kRings = 8;
    for (int ring = 0; ring <= kRings; ++ring)
        for (int row = -ring; row <= ring; ++row)
            for (int column = -ring; column <= ring; ++column) {
                if (std::max(std::abs(row), std::abs(column)) != ring) continue;
                const QRectF spot = from.translated(column * step.width(), row * step.height());
                if (board.contains(spot) && std::ranges::none_of(taken, [&](const QRectF& box) { return box.intersects(spot); }))
                    return spot.topLeft();
            }
    return from.topLeft() + QPointF(kGap, kGap);
}

/// The first closed ring, which is what a new face is made of.
QPainterPath firstRing(const QPainterPath& path)
{
    QPainterPath ring;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo() && i > 0) break;
        if (element.isMoveTo())
            ring.moveTo(element);
        else if (element.isLineTo())
            ring.lineTo(element);
        else if (element.isCurveTo() && i + 2 < path.elementCount()) {
            ring.cubicTo(element, path.elementAt(i + 1), path.elementAt(i + 2));
            i += 2;
        }
    }
    ring.closeSubpath();
    return ring;
}

void nameIt(MapEdit& edit, Key key, const Copied& place)
{
    const std::string base = textBase(edit.model().places().at(key));
    for (auto name = place.names.begin(); name != place.names.end(); ++name)
        edit.setText(name.key().toStdString(), base + ".name", name.value().toStdString());
}

tl::expected<Key, EditRefusal> add(MapEdit& edit, const Copied& place, const QPointF& by)
{
    const std::string name = place.names
                                 .value(QString::fromStdString(edit.model().info.language),
                                        place.names.isEmpty() ? QStringLiteral("place") : place.names.first())
                                 .toStdString();
    if (place.kind == static_cast<int>(engine::PlaceKind::Site)) {
        const Key site = addSite(edit, name, place.box.translated(by));
        nameIt(edit, site, place);
        return site;
    }
    NewTerritory made;
    made.kind = static_cast<engine::PlaceKind>(place.kind);
    made.name = name;
    made.terrain = place.terrain.toStdString();
    if (edit.model().regions().byId(place.region.toStdString()) != nullptr) made.region = place.region.toStdString();
    const auto key = addTerritory(edit, firstRing(place.path).translated(by), made);
    if (!key) return key;
    edit.modifyPlace(*key, [&](PlaceRecord& record) {
        for (const QString& flag : place.flags) record.flags.push_back(flag.toStdString());
    });
    nameIt(edit, *key, place);
    return key;
}

} // namespace

QMimeData* copyPlaces(const MapDocument& document, const std::vector<Key>& places)
{
    const MapModel& model = document.model();
    std::vector<Copied> copied;
    for (const Key key : places) {
        const PlaceRecord& record = model.places().at(key);
        Copied place;
        place.kind = static_cast<int>(record.kind);
        place.terrain = QString::fromStdString(record.terrain);
        place.region = QString::fromStdString(record.region);
        for (const std::string& flag : record.flags) place.flags << QString::fromStdString(flag);
        for (const std::string& language : document.languages())
            if (const std::string& name = model.text(language, textBase(record) + ".name"); !name.empty())
                place.names.insert(QString::fromStdString(language), QString::fromStdString(name));
        if (record.isTerritory() && record.face != kOutside)
            place.path = outlineOf(model.drawing, record.face);
        else if (record.kind == engine::PlaceKind::Site && record.drawing.box)
            place.box =
                QRectF(record.drawing.box->x, record.drawing.box->y, record.drawing.box->width, record.drawing.box->height);
        else
            continue;
        copied.push_back(std::move(place));
    }
    if (copied.empty()) return nullptr;
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << kMark << static_cast<qint32>(copied.size());
    QStringList names;
    for (const Copied& place : copied) {
        out << place;
        names << place.names.value(QString::fromStdString(document.language()),
                                   place.names.isEmpty() ? QString() : place.names.first());
    }
    auto* data = new QMimeData;
    data->setData(QLatin1String(kShapesMime), bytes);
    data->setText(names.join(QLatin1Char('\n')));
    return data;
}

bool canPaste(const QMimeData* data) { return data != nullptr && data->hasFormat(QLatin1String(kShapesMime)); }

EditOutcome pastePlaces(MapSelection& selection, const QMimeData& data, const QString& title, std::optional<QPointF> at,
                        const QTransform& turned)
{
    std::vector<Copied> places = read(data);
    for (Copied& place : places) {
        place.path = turned.map(place.path);
        if (!place.box.isNull()) place.box = turned.mapRect(place.box);
    }
    std::vector<Key> added;
    const EditOutcome done = selection.document().edit(title, [&](MapEdit& edit) -> EditOutcome {
        if (places.empty()) return refuse("nothing-to-paste", {});
        QRectF all;
        for (const Copied& place : places) all = all.united(place.bounds());
        const QPointF to = at ? *at : freeSpot(edit.model(), all);
        for (const Copied& place : places) {
            const auto key = add(edit, place, to - all.topLeft());
            if (!key) return tl::unexpected<EditRefusal>(key.error());
            added.push_back(*key);
        }
        return {};
    });
    if (done) selection.selectPlaces(std::move(added));
    return done;
}

} // namespace marches::editor
