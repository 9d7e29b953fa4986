// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/stamps.h"

#include <QFile>
#include <QTransform>

#include <algorithm>
#include <cmath>

#include "editor/model/idfromname.h"
#include "engine/io/files.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlreader.h"

// A static library's resources are linked only where somebody asks for them; the macro must stand outside of
// namespaces.
static void initialiseStamps() { Q_INIT_RESOURCE(stamps); }

namespace marches::editor {

namespace {

using engine::Schema;
using engine::YamlNode;

constexpr int kStampListVersion = 1;

/// What is said of the stamps that come with the program: resources/stamps/stamps.yaml.
const Schema& stampListSchema()
{
    static const Schema kNames = Schema::mapOf(Schema::text(engine::kLongestArtName), Schema::Keys::Any);
    static const Schema kList =
        Schema::object("stamps", {{"marches", Schema::text(engine::kLongestFormatName), true},
                                  {"groups", Schema::mapOf(kNames), true},
                                  {"stamps",
                                   Schema::mapOf(Schema::object("stamp", {{"group", Schema::id(), true},
                                                                          {"names", kNames, true},
                                                                          {"height", Schema::number(1, 500), true},
                                                                          {"lit", Schema::flag(), false, "false"}})),
                                   true}});
    return kList;
}

std::map<std::string, std::string> namesOf(const YamlNode& map)
{
    std::map<std::string, std::string> names;
    for (std::size_t i = 0; i < map.keys.size(); ++i) names[map.keys[i].text] = map.items[i].text;
    return names;
}

/// The bytes of a resource; empty where there is none.
QByteArray resource(const std::string& name)
{
    QFile file(QStringLiteral(":/stamps/") + QString::fromStdString(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QTransform transformOf(const StampPlace& place)
{
    QTransform transform;
    transform.translate(place.foot.x(), place.foot.y());
    transform.rotate(place.turn);
    transform.scale(place.mirrored ? -place.height : place.height, place.height);
    return transform;
}

/// How wide a line is that has the width `width` in a stamp of its usual height.
double penWidth(const Stamp& stamp, double width, double height)
{
    constexpr double kGrowth = 0.6; // 1: as the stamp does; 0: not at all
    return width * stamp.height * std::pow(height / stamp.height, kGrowth);
}

engine::Result<YamlNode> readStampList(const std::string& text, const std::string& file)
{
    engine::Result<YamlNode> root = engine::readDocument(text, file, "stamps", kStampListVersion, {});
    if (!root) return root;
    engine::Errors errors;
    engine::checkSchema(*root, stampListSchema(), file, {}, errors);
    if (!errors.empty()) return engine::fail(std::move(errors));
    return root;
}

std::string stemOf(const std::string& name) { return name.substr(0, name.rfind('.')); }

} // namespace

Inks inksOf(const Stamp& stamp, const StampPlace& place, const Style& style)
{
    const QTransform transform = transformOf(place);
    const auto colour = [&](const std::optional<InkRole>& role, const QColor& own) {
        if (!role) return own;
        return *role == InkRole::Accent && place.tint.isValid() ? place.tint : style.role(*role);
    };
    Inks inks;
    inks.reserve(stamp.parts.size());
    for (const Stamp::Part& part : stamp.parts) {
        Ink ink;
        ink.path = transform.map(part.path);
        if (const QColor fill = colour(part.fill, part.ownFill); fill.isValid()) ink.brush = fill;
        if (const QColor line = colour(part.line, part.ownLine); line.isValid() && part.width > 0)
            ink.pen = QPen(line, penWidth(stamp, part.width, place.height), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        ink.opacity = part.opacity;
        inks.push_back(std::move(ink));
    }
    return inks;
}

QRectF boxOf(const Stamp& stamp, const StampPlace& place)
{
    return transformOf(place).mapRect(QRectF(-stamp.width / 2, -1, stamp.width, 1));
}

const StampLibrary& StampLibrary::shipped()
{
    static const StampLibrary kShipped = [] {
        initialiseStamps();
        StampLibrary library;
        const engine::Result<YamlNode> root =
            readStampList(resource("stamps.yaml").toStdString(), ":/stamps/stamps.yaml");
        if (!root) return library;
        const YamlNode& groups = *root->find("groups");
        for (std::size_t i = 0; i < groups.keys.size(); ++i)
            library.m_groups.push_back({groups.keys[i].text, namesOf(groups.items[i])});
        const YamlNode& stamps = *root->find("stamps");
        for (std::size_t i = 0; i < stamps.keys.size(); ++i) {
            const std::string& id = stamps.keys[i].text;
            const YamlNode& said = stamps.items[i];
            engine::Result<Stamp> stamp = readStamp(resource(id + ".svg"), id, id + ".svg");
            if (!stamp) continue;
            stamp->group = engine::textOf(said, "group");
            stamp->names = namesOf(*said.find("names"));
            engine::toNumber(*said.find("height"), stamp->height);
            if (const YamlNode* lit = said.find("lit")) engine::toFlag(*lit, stamp->lit);
            library.add(*std::move(stamp));
        }
        return library;
    }();
    return kShipped;
}

StampLibrary StampLibrary::with(const std::string& folder, engine::Errors& faults)
{
    StampLibrary library = shipped();
    engine::Result<std::vector<std::string>> names = engine::namesIn(folder);
    if (!names) {
        faults.insert(faults.end(), names.error().begin(), names.error().end());
        return library;
    }
    std::erase_if(*names, [](const std::string& name) { return name.starts_with('.') || !name.ends_with(".svg"); });
    std::ranges::sort(*names);
    if (names->size() > kMaxOwnStamps) names->resize(kMaxOwnStamps);
    for (const std::string& name : *names) {
        std::string file = folder;
        file.append("/").append(name);
        if (const engine::Result<std::string> bytes = engine::readFile(file, static_cast<std::size_t>(kMaxStampBytes)))
            library.addOwn(*bytes, file, faults);
        else
            faults.insert(faults.end(), bytes.error().begin(), bytes.error().end());
    }
    return library;
}

void StampLibrary::addOwn(const std::string& bytes, const std::string& file, engine::Errors& faults)
{
    const std::string stem = stemOf(file.substr(file.rfind('/') + 1));
    engine::Result<Stamp> stamp = readStamp(QByteArray::fromStdString(bytes), idFromName(stem), file);
    if (!stamp) {
        faults.insert(faults.end(), stamp.error().begin(), stamp.error().end());
        return;
    }
    stamp->group = kOwnStamps;
    stamp->names["en"] = stem;
    stamp->source = bytes;
    add(*std::move(stamp));
}

const Stamp* StampLibrary::find(std::string_view id) const
{
    const auto found = m_stamps.find(id);
    return found == m_stamps.end() ? nullptr : &found->second;
}

std::vector<std::string> StampLibrary::idsIn(std::string_view group) const
{
    std::vector<std::string> ids;
    for (const std::string& id : m_order)
        if (m_stamps.find(id)->second.group == group) ids.push_back(id);
    return ids;
}

void StampLibrary::add(Stamp stamp)
{
    std::string id = stamp.id;
    if (m_stamps.insert_or_assign(id, std::move(stamp)).second) m_order.push_back(std::move(id));
}

engine::Errors checkStampList(const std::string& text, const std::string& file)
{
    const engine::Result<YamlNode> root = readStampList(text, file);
    return root ? engine::Errors() : root.error();
}

} // namespace marches::editor
