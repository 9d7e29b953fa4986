// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/modelchanges.h"

#include <QDataStream>
#include <QIODevice>

#include <concepts>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace marches::editor {

namespace {

/// No list or text of one change is longer; a damaged length then costs nothing.
constexpr quint32 kMostItems = 4'000'000;

// The fields of each value, once for writing and reading.
template <class T, class V>
concept Like = std::same_as<std::remove_const_t<T>, V>;

template <class Visit, Like<Vertex> T> void forEachField(Visit visit, T& v) { visit(v.at); }
template <class Visit, Like<Edge> T> void forEachField(Visit visit, T& v)
{
    visit(v.start, v.end, v.left, v.right, v.curved, v.startHandle, v.endHandle);
}
template <class Visit, class Id, class Value> void forEachField(Visit visit, const Change<Id, Value>& v)
{
    visit(v.id, v.before, v.after);
}
template <class Visit, class Id, class Value> void forEachField(Visit visit, Change<Id, Value>& v)
{
    visit(v.id, v.before, v.after);
}
template <class Visit, Like<FaceChange> T> void forEachField(Visit visit, T& v) { visit(v.id, v.before, v.after); }
template <class Visit, Like<Patch> T> void forEachField(Visit visit, T& v) { visit(v.vertices, v.edges, v.faces); }
template <class Visit, Like<engine::MapPoint> T> void forEachField(Visit visit, T& v) { visit(v.x, v.y); }
template <class Visit, Like<engine::MapBox> T> void forEachField(Visit visit, T& v)
{
    visit(v.x, v.y, v.width, v.height);
}
template <class Visit, Like<engine::PlaceDrawing> T> void forEachField(Visit visit, T& v)
{
    visit(v.label, v.stack, v.box, v.color, v.picture, v.lettering);
}
template <class Visit, Like<engine::Lettering> T> void forEachField(Visit visit, T& v)
{
    visit(v.size, v.spacing, v.turn, v.letters, v.curve);
}
template <class Visit, Like<engine::MapScenery> T> void forEachField(Visit visit, T& v)
{
    visit(v.id, v.terrain, v.isPath, v.points, v.width, v.color);
}
template <class Visit, Like<engine::MapLetters> T> void forEachField(Visit visit, T& v)
{
    visit(v.size, v.capitals, v.italic, v.bold, v.color);
}
template <class Visit, Like<engine::MapArt> T> void forEachField(Visit visit, T& v)
{
    visit(v.style, v.seed, v.fills, v.woods, v.heights, v.frame, v.compass, v.scale, v.title, v.legend, v.without,
          v.compassSize, v.scaleSize, v.titleSize, v.palette, v.landLetters, v.seaLetters, v.regionLetters, v.scenery);
}
template <class Visit, Like<StampRecord> T> void forEachField(Visit visit, T& v)
{
    visit(v.id, v.stamp, v.at, v.height, v.turn, v.mirrored, v.tint);
}
template <class Visit, Like<engine::ConnectionDrawing> T> void forEachField(Visit visit, T& v)
{
    visit(v.at, v.ends, v.bend, v.edge);
}
template <class Visit, Like<engine::TracePicture> T> void forEachField(Visit visit, T& v)
{
    visit(v.file, v.at, v.scale, v.opacity, v.locked, v.turn, v.stretch, v.skew, v.pins);
}
template <class Visit, Like<engine::Guides> T> void forEachField(Visit visit, T& v) { visit(v.upright, v.level); }
template <class Visit, Like<engine::Approval> T> void forEachField(Visit visit, T& v)
{
    visit(v.problem, v.at, v.reason);
}
template <class Visit, Like<PlaceRecord> T> void forEachField(Visit visit, T& v)
{
    visit(v.id, v.kind, v.abbreviation, v.terrain, v.flags, v.values, v.aliases, v.region, v.parent, v.track, v.drawing,
          v.face);
}
template <class Visit, Like<engine::RegionDrawing> T> void forEachField(Visit visit, T& v)
{
    visit(v.color, v.label, v.lettering);
}
template <class Visit, Like<RegionRecord> T> void forEachField(Visit visit, T& v)
{
    visit(v.id, v.bonus, v.drawing, v.pieces, v.sitsOut);
}
template <class Visit, Like<ConnectionRecord> T> void forEachField(Visit visit, T& v)
{
    visit(v.from, v.to, v.kind, v.barrier, v.over, v.onlyFor, v.basis, v.drawing);
}
template <class Visit, Like<BarrierRecord> T> void forEachField(Visit visit, T& v) { visit(v.id, v.mountains, v.line); }
template <class Visit, Like<TrackRecord> T> void forEachField(Visit visit, T& v)
{
    visit(v.id, v.circular, v.after, v.before);
}
template <class Visit, Like<MapInfo> T> void forEachField(Visit visit, T& v)
{
    visit(v.id, v.language, v.author, v.license, v.width, v.height, v.picture, v.guides, v.art, v.regionNames);
}
template <class Visit, Like<TextId> T> void forEachField(Visit visit, T& v) { visit(v.language, v.key); }
template <class Visit, Like<TextChange> T> void forEachField(Visit visit, T& v) { visit(v.id, v.before, v.after); }
template <class Visit, Like<InfoChange> T> void forEachField(Visit visit, T& v) { visit(v.before, v.after); }
template <class Visit, class Record> void forEachField(Visit visit, const RowChange<Record>& v)
{
    visit(v.key, v.at, v.before, v.after);
}
template <class Visit, class Record> void forEachField(Visit visit, RowChange<Record>& v)
{
    visit(v.key, v.at, v.before, v.after);
}

template <class T> struct IsVector : std::false_type {};
template <class T> struct IsVector<std::vector<T>> : std::true_type {};
template <class T> struct IsOptional : std::false_type {};
template <class T> struct IsOptional<std::optional<T>> : std::true_type {};
template <class T> struct IsPair : std::false_type {};
template <class A, class B> struct IsPair<std::pair<A, B>> : std::true_type {};

class Writer {
public:
    explicit Writer(QDataStream& stream) : m_stream(stream) {}

    template <class... T> void operator()(const T&... values) { (put(values), ...); }

private:
    template <class T> void put(const T& value)
    {
        if constexpr (std::is_enum_v<T> || std::integral<T>) {
            m_stream << static_cast<qint64>(value);
        } else if constexpr (std::same_as<T, double>) {
            m_stream << value;
        } else if constexpr (std::same_as<T, QPointF>) {
            m_stream << value.x() << value.y();
        } else if constexpr (std::same_as<T, std::string>) {
            m_stream << QByteArray::fromStdString(value);
        } else if constexpr (IsVector<T>::value) {
            m_stream << static_cast<quint32>(value.size());
            for (const auto& item : value) put(item);
        } else if constexpr (IsOptional<T>::value) {
            m_stream << value.has_value();
            if (value) put(*value);
        } else if constexpr (IsPair<T>::value) {
            put(value.first);
            put(value.second);
        } else {
            forEachField(*this, value);
        }
    }

    QDataStream& m_stream;
};

class Reader {
public:
    explicit Reader(QDataStream& stream) : m_stream(stream) {}

    template <class... T> void operator()(T&... values) { (get(values), ...); }

private:
    bool failed() const { return m_stream.status() != QDataStream::Ok; }

    template <class T> void get(T& value)
    {
        if (failed()) return;
        if constexpr (std::is_enum_v<T> || (std::integral<T> && !std::same_as<T, bool>)) {
            qint64 number = 0;
            m_stream >> number;
            value = static_cast<T>(number);
        } else if constexpr (std::same_as<T, bool>) {
            qint64 number = 0;
            m_stream >> number;
            value = number != 0;
        } else if constexpr (std::same_as<T, double>) {
            m_stream >> value;
        } else if constexpr (std::same_as<T, QPointF>) {
            m_stream >> value.rx() >> value.ry();
        } else if constexpr (std::same_as<T, std::string>) {
            QByteArray bytes;
            m_stream >> bytes;
            value = bytes.toStdString();
        } else if constexpr (IsVector<T>::value) {
            quint32 count = 0;
            m_stream >> count;
            if (count > kMostItems) m_stream.setStatus(QDataStream::ReadCorruptData);
            for (quint32 i = 0; i < count && !failed(); ++i) {
                typename T::value_type item{};
                get(item);
                value.push_back(std::move(item));
            }
        } else if constexpr (IsOptional<T>::value) {
            bool there = false;
            m_stream >> there;
            if (there) get(value.emplace());
        } else if constexpr (IsPair<T>::value) {
            get(value.first);
            get(value.second);
        } else {
            forEachField(*this, value);
        }
    }

    QDataStream& m_stream;
};

template <std::size_t I = 0> bool readChange(std::size_t index, Reader& reader, ModelChanges& changes)
{
    if constexpr (I < std::variant_size_v<ModelChange>) {
        if (index != I) return readChange<I + 1>(index, reader, changes);
        std::variant_alternative_t<I, ModelChange> change{};
        reader(change);
        changes.emplace_back(std::move(change));
        return true;
    } else {
        return false;
    }
}

template <class Id, class Value, class Current>
bool sameBefore(const std::vector<Change<Id, Value>>& changes, Current current)
{
    for (const Change<Id, Value>& change : changes)
        if (current(change.id) != change.before) return false;
    return true;
}

bool fitsOne(const MapModel& model, const Patch& patch)
{
    const PlanarMap& map = model.drawing;
    const bool vertices = sameBefore(patch.vertices, [&map](VertexId id) {
        return map.has(id) ? std::optional<Vertex>(map.vertex(id)) : std::nullopt;
    });
    const bool edges = sameBefore(
        patch.edges, [&map](EdgeId id) { return map.has(id) ? std::optional<Edge>(map.edge(id)) : std::nullopt; });
    if (!vertices || !edges) return false;
    for (const FaceChange& face : patch.faces)
        if (map.has(face.id) != face.before) return false;
    return true;
}
bool fitsOne(const MapModel& model, const TextChange& change)
{
    return model.text(change.id.language, change.id.key) == change.before;
}
bool fitsOne(const MapModel& model, const InfoChange& change) { return model.info == change.before; }
template <class Record> bool fitsOne(const MapModel& model, const RowChange<Record>& change)
{
    const Table<Record>& rows = model.table<Record>();
    const Record* now = rows.find(change.key);
    if ((now != nullptr) != change.before.has_value()) return false;
    if (now == nullptr) return change.after.has_value() && change.at <= rows.size();
    return *now == *change.before && rows.placeOf(change.key) == change.at;
}

} // namespace

QByteArray encodeChanges(const ModelChanges& changes)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    Writer writer(stream);
    stream << static_cast<quint32>(changes.size());
    for (const ModelChange& change : changes) {
        stream << static_cast<quint8>(change.index());
        std::visit([&writer](const auto& one) { writer(one); }, change);
    }
    return bytes;
}

std::optional<ModelChanges> decodeChanges(const QByteArray& bytes)
{
    QDataStream stream(bytes);
    stream.setVersion(QDataStream::Qt_6_4);
    Reader reader(stream);
    quint32 count = 0;
    stream >> count;
    ModelChanges changes;
    for (quint32 i = 0; i < count; ++i) {
        quint8 index = 0;
        stream >> index;
        if (stream.status() != QDataStream::Ok || !readChange(index, reader, changes)) return std::nullopt;
    }
    if (stream.status() != QDataStream::Ok || !stream.atEnd()) return std::nullopt;
    return changes;
}

bool fits(const MapModel& model, const ModelChange& change)
{
    return std::visit([&model](const auto& one) { return fitsOne(model, one); }, change);
}

} // namespace marches::editor
