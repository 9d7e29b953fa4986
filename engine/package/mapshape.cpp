// SPDX-License-Identifier: GPL-3.0-or-later
// What map.yaml may say. How it is read and written is in mapreader.cpp and mapwriter.cpp.
#include <array>

#include "engine/package/maplimits.h"
#include "engine/package/mappackage.h"
#include "engine/package/terrains.h"
#include "engine/package/textreader.h"

namespace marches::engine {

namespace {

constexpr double kLargestMap = 1e5;
constexpr int kLargestValue = 1'000'000;
constexpr int kMostFlags = 32;

const Shape& ids()
{
    static const Shape kIds = Shape::list(Shape::id(), 0, kMostFlags);
    return kIds;
}

/// A name alone, or with its forms. Names have no plural here.
Shape name() { return Shape::either({Shape::text(200), Shape::mapOf(Shape::text(300)).flow()}); }

Shape coast()
{
    return Shape::object("coast", {{"name", name(), true},
                                   {"abbreviation", Shape::text(12)},
                                   {"aliases", Shape::list(Shape::text(200), 0, kMostFlags)},
                                   {"label", Shape::point()},
                                   {"stack", Shape::point()},
                                   {"text", Shape::text(2000)}});
}

Shape territory()
{
    return Shape::object("territory", {{"name", name(), true},
                                       {"abbreviation", Shape::text(12)},
                                       {"kind", Shape::word({"land", "sea"}), false, "land"},
                                       {"terrain", Shape::id()},
                                       {"region", Shape::id()},
                                       {"flags", ids()},
                                       {"aliases", Shape::list(Shape::text(200), 0, kMostFlags)},
                                       {"values", Shape::mapOf(Shape::integer(-kLargestValue, kLargestValue))},
                                       {"label", Shape::point()},
                                       {"stack", Shape::point()},
                                       {"coasts", Shape::mapOf(coast()).block()},
                                       {"text", Shape::text(2000)}})
        .block();
}

Shape site()
{
    return Shape::object("site", {{"name", name(), true}, {"box", Shape::box()}, {"text", Shape::text(2000)}}).block();
}

Shape track()
{
    const Shape space = Shape::object("space", {{"name", name()},
                                                {"kind", Shape::id()},
                                                {"flags", ids()},
                                                {"color", Shape::color()},
                                                {"picture", Shape::word({spacePictures().begin(), spacePictures().end()})},
                                                {"at", Shape::point()},
                                                {"text", Shape::text(2000)}});
    return Shape::object("track", {{"name", name(), true},
                                   {"circular", Shape::flag(), false, "false"},
                                   {"after", Shape::id()},
                                   {"before", Shape::id()},
                                   {"spaces", Shape::mapOf(space).block(), true}})
        .block();
}

/// A picture to trace, beside map.yaml.
Shape picture()
{
    return Shape::object("picture", {{"file", Shape::text(200), true},
                                     {"at", Shape::point(), true},
                                     {"scale", Shape::number(0.001, 1000), false, "1"},
                                     {"opacity", Shape::number(0, 1), false, "0.5"},
                                     {"locked", Shape::flag(), false, "false"}})
        .block();
}

/// Lines to draw by, in board units; a few beyond the edges of the board do no harm.
Shape guides()
{
    const Shape places = Shape::list(Shape::number(-kLargestMap, 2 * kLargestMap), 0, 200);
    return Shape::object("guides", {{"upright", places}, {"level", places}}).flow();
}

Shape connection()
{
    return Shape::object("connection", {{"between", Shape::list(Shape::text(100), 2, 2), true},
                                        {"kind", Shape::word({"border", "bridge", "ford", "pass", "sea-lane"}), false, "border"},
                                        {"barrier", Shape::id()},
                                        {"over", Shape::id()},
                                        {"for", ids()},
                                        {"basis", Shape::word({"confirmed", "derived", "forbidden"}), false, "confirmed"},
                                        {"at", Shape::point()},
                                        {"ends", Shape::list(Shape::point(), 2, 2)},
                                        {"bend", Shape::list(Shape::point(), 0, 64)},
                                        {"edge", Shape::list(Shape::point(), 2, 2)}})
        .flow();
}

} // namespace

std::span<const std::string_view> spacePictures()
{
    static constexpr std::array<std::string_view, 16> kPictures{"lantern", "sword",  "star",   "house", "tree",   "snow",
                                                                "wave",    "bridge", "flower", "gift",  "castle", "crown",
                                                                "camp",    "wolf",   "witch",  "statue"};
    return kPictures;
}

std::span<const std::string_view> knownTerrains()
{
    static constexpr std::array<std::string_view, 10> kTerrains{"plain",  "wooded", "mountain", "hills", "hill",
                                                                "desert", "marsh",  "lake",     "sea",   "city"};
    return kTerrains;
}

const Shape& mapShape()
{
    static const Shape kShape =
        Shape::object(
            "map",
            {{"marches", Shape::text(40), true},
             {"id", Shape::id(), true},
             {"language", Shape::language(), true},
             {"name", name(), true},
             {"text", Shape::text()},
             {"author", Shape::text(500)},
             {"license", Shape::text(500)},
             {"size", Shape::list(Shape::number(1, kLargestMap), 2, 2).flow(), true},
             {"picture", picture()},
             {"guides", guides()},
             {"regions", Shape::mapOf(Shape::object("region", {{"name", name(), true},
                                                               {"bonus", Shape::integer(0, kLargestRegionBonus), false, "0"}}))
                             .block()},
             {"barriers", Shape::mapOf(Shape::object("barrier", {{"kind", Shape::word({"river", "mountains"}), true},
                                                                 {"name", name(), true}}))
                              .block()},
             {"territories", Shape::mapOf(territory()).block()},
             {"sites", Shape::mapOf(site()).block()},
             {"tracks", Shape::mapOf(track()).block()},
             {"connections", Shape::list(connection()).block()},
             {"approved", Shape::list(Shape::object("approval", {{"problem", Shape::id(), true},
                                                                 {"at", Shape::list(Shape::text(100), 0, 100)},
                                                                 {"reason", Shape::text(2000), true}}))
                              .block()}})
            .block();
    return kShape;
}

} // namespace marches::engine
