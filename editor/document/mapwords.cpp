// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapwords.h"

#include "editor/model/idfromname.h"
#include "engine/text/displayname.h"

#include <QLocale>
#include <QStringList>

#include <array>
#include <utility>

namespace marches::editor {

namespace {

constexpr std::array kUsualFlags{"port", "supply-centre", "fortress", "capital"};
constexpr std::array kNamedOwners{"red", "blue", "yellow", "green", "violet", "ice", "charcoal", "orange"};

bool isMeant(const char* id, const QString& words, const std::string& written)
{
    const QString text = QString::fromStdString(written);
    return text.compare(QLatin1String(id), Qt::CaseInsensitive) == 0 || text.compare(words, Qt::CaseInsensitive) == 0;
}

} // namespace

std::string MapWords::terrainFrom(const QString& written)
{
    const QString wanted = written.trimmed();
    // Words of other programs and of tables, each with commas around it.
    const std::array<std::pair<const char*, QString>, 7> further{
        {{"plain", tr(",plains,grass,grassland,steppe,flat,clear,", "further words for plain land, between commas")},
         {"wooded",
          tr(",wood,woods,woodland,forest,forests,forested,", "further words for wooded land, between commas")},
         {"mountain", tr(",mountains,mountainous,peak,peaks,", "further words for mountains, between commas")},
         {"hills", tr(",hill,hilly,highland,highlands,", "further words for hills, between commas")},
         {"desert", tr(",deserts,sand,sands,dunes,", "further words for desert, between commas")},
         {"marsh", tr(",marshes,marshland,swamp,swamps,bog,fen,", "further words for marsh, between commas")},
         {"fields", tr(",field,farmland,", "further words for fields, between commas")}}};
    for (const auto& [id, words] : further)
        if (isMeant(id, terrain(id), wanted.toStdString()) ||
            (!wanted.isEmpty() && words.contains(QLatin1Char(',') + wanted.toLower() + QLatin1Char(','))))
            return id;
    return {};
}

QString MapWords::terrain(const std::string& id)
{
    if (id == "plain") return tr("plain", "terrain");
    if (id == "wooded") return tr("wooded", "terrain");
    if (id == "mountain") return tr("mountain", "terrain");
    if (id == "hills") return tr("hills", "terrain");
    if (id == "marsh") return tr("marsh", "terrain");
    if (id == "lake") return tr("lake", "terrain");
    if (id == "sea") return tr("sea", "terrain");
    if (id == "desert") return tr("desert", "terrain");
    if (id == "river") return tr("river", "terrain");
    if (id == "gorge") return tr("gorge", "terrain");
    if (id == "snow") return tr("snow", "terrain");
    if (id == "jungle") return tr("jungle", "terrain");
    if (id == "fields") return tr("fields", "terrain");
    if (id == "rocks") return tr("rocks", "terrain");
    if (id == "city") return tr("city", "terrain");
    if (id == "start") return tr("start", "kind of space");
    if (id == "event") return tr("event", "kind of space");
    if (id == "sword") return tr("sword", "kind of space");
    if (id == "castle") return tr("castle", "kind of space");
    if (id == "ice") return tr("ice", "kind of space");
    return QString::fromStdString(id);
}

QString MapWords::picture(const std::string& id)
{
    if (id == "lantern") return tr("lantern", "picture on a space");
    if (id == "sword") return tr("sword", "picture on a space");
    if (id == "star") return tr("star", "picture on a space");
    if (id == "house") return tr("house", "picture on a space");
    if (id == "tree") return tr("tree", "picture on a space");
    if (id == "snow") return tr("snowflake", "picture on a space");
    if (id == "wave") return tr("water", "picture on a space");
    if (id == "bridge") return tr("bridge", "picture on a space");
    if (id == "flower") return tr("flower", "picture on a space");
    if (id == "gift") return tr("gift", "picture on a space");
    if (id == "castle") return tr("castle", "picture on a space");
    if (id == "crown") return tr("crown", "picture on a space");
    if (id == "camp") return tr("tent", "picture on a space");
    if (id == "wolf") return tr("wolf", "picture on a space");
    if (id == "witch") return tr("witch", "picture on a space");
    if (id == "statue") return tr("statue", "picture on a space");
    return QString::fromStdString(id);
}

QString MapWords::flag(const std::string& id)
{
    if (id == "port") return tr("port", "flag of a territory");
    if (id == "supply-centre") return tr("supply centre", "flag of a territory");
    if (id == "fortress") return tr("fortress", "flag of a territory");
    if (id == "capital") return tr("capital", "flag of a territory");
    return QString::fromStdString(id);
}

QString MapWords::kind(engine::PlaceKind kind)
{
    switch (kind) {
    case engine::PlaceKind::Land: return tr("land", "kind of place");
    case engine::PlaceKind::Sea: return tr("sea zone", "kind of place");
    case engine::PlaceKind::Coast: return tr("coast", "kind of place");
    case engine::PlaceKind::Site: return tr("site", "kind of place");
    case engine::PlaceKind::Space: return tr("space of a track", "kind of place");
    }
    return {};
}

QString MapWords::owner(const std::string& id)
{
    if (id == "red") return tr("red", "colour of players");
    if (id == "blue") return tr("blue", "colour of players");
    if (id == "yellow") return tr("yellow", "colour of players");
    if (id == "green") return tr("green", "colour of players");
    if (id == "violet") return tr("violet", "colour of players");
    if (id == "ice") return tr("ice blue", "colour of players");
    if (id == "charcoal") return tr("charcoal", "colour of players");
    if (id == "orange") return tr("orange", "colour of players");
    return QString::fromStdString(id);
}

QString MapWords::connection(engine::ConnectionKind kind)
{
    switch (kind) {
    case engine::ConnectionKind::Border: return tr("border", "kind of connection");
    case engine::ConnectionKind::Bridge: return tr("bridge", "kind of connection");
    case engine::ConnectionKind::Ford: return tr("ford", "kind of connection");
    case engine::ConnectionKind::Pass: return tr("pass", "kind of connection");
    case engine::ConnectionKind::SeaLane: return tr("sea lane", "kind of connection");
    }
    return {};
}

QString MapWords::choice(BorderChoice choice)
{
    switch (choice) {
    case BorderChoice::FromDrawing: return tr("as the drawing says", "state of a border");
    case BorderChoice::Open: return tr("open", "state of a border");
    case BorderChoice::Closed: return tr("closed", "state of a border");
    }
    return {};
}

QString MapWords::state(const ConnectionRecord& connection, const QString& barrier)
{
    if (!connection.barrier.empty()) return tr("closed by %1", "%1: name of a river or mountains").arg(barrier);
    if (!connection.isBorder())
        return connection.over.empty() ? tr("open", "state of a border")
                                       : tr("open, over %1", "%1: name of a river or mountains").arg(barrier);
    switch (borderChoice(connection)) {
    case BorderChoice::FromDrawing: return tr("open: they touch", "state of a border");
    case BorderChoice::Open: return tr("open, set by hand", "state of a border");
    case BorderChoice::Closed: return tr("closed by hand", "state of a border");
    }
    return {};
}

QString MapWords::language(const std::string& code)
{
    return QString::fromStdString(engine::languageName(code, QLocale().name().toStdString()));
}

QString MapWords::list(const std::vector<std::string>& words)
{
    QStringList all;
    for (const std::string& word : words) all.append(QString::fromStdString(word));
    return all.join(QStringLiteral(", "));
}

std::vector<std::string> MapWords::fromList(const QString& text)
{
    std::vector<std::string> words;
    for (const QString& part : text.split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (const QString word = part.trimmed(); !word.isEmpty()) words.push_back(word.toStdString());
    return words;
}

QString MapWords::values(const std::vector<std::pair<std::string, int>>& values)
{
    QStringList parts;
    for (const auto& [key, value] : values)
        parts << QStringLiteral("%1 %2").arg(QString::fromStdString(key)).arg(value);
    return parts.join(QStringLiteral(", "));
}

std::vector<std::pair<std::string, int>> MapWords::fromValues(const QString& text)
{
    std::vector<std::pair<std::string, int>> values;
    for (const std::string& part : fromList(text)) {
        const QString words = QString::fromStdString(part);
        bool isNumber = false;
        const int number = words.section(QLatin1Char(' '), -1).toInt(&isNumber);
        const QString name = isNumber ? words.section(QLatin1Char(' '), 0, -2) : words;
        if (name.trimmed().isEmpty()) continue;
        const std::string key = idFromName(name.toStdString());
        std::erase_if(values, [&](const auto& value) { return value.first == key; });
        values.emplace_back(key, isNumber ? number : 1);
    }
    return values;
}

std::string MapWords::flagFrom(const std::string& written)
{
    for (const char* id : kUsualFlags)
        if (isMeant(id, flag(id), written)) return id;
    return idFromName(written);
}

std::string MapWords::ownerFrom(const std::string& written)
{
    for (const char* id : kNamedOwners)
        if (isMeant(id, owner(id), written)) return id;
    return idFromName(written);
}

} // namespace marches::editor
