// SPDX-License-Identifier: GPL-3.0-or-later
// What map.yaml may say. How it is read and written is in mapreader.cpp and mapwriter.cpp.
#include <array>

#include "engine/base/textlimits.h"
#include "engine/package/mappackage.h"
#include "engine/package/textreader.h"

namespace marches::engine {

namespace {

constexpr double kLargestMap = 1e5;

const Schema& ids()
{
    static const Schema kIds = Schema::list(Schema::id(), 0, kMostMarks);
    return kIds;
}

/// A name alone, or with its forms. Names have no plural here.
Schema name() { return Schema::either({Schema::text(kLongestName), Schema::mapOf(Schema::text(kLongestName)).flow()}); }

/// How a name is lettered.
Schema lettering()
{
    return Schema::object("lettering", {{"size", Schema::number(0.3, 5), false, "1"},
                                        {"spacing", Schema::number(-0.2, 3), false, "0"},
                                        {"turn", Schema::number(-180, 180), false, "0"},
                                        {"case", Schema::word({"style", "as-written", "capitals"}), false, "style"},
                                        {"curve", Schema::list(Schema::point(), 0, kMostBends)}})
        .flow();
}

Schema sceneryPiece()
{
    constexpr double kWidest = 1000;
    return Schema::object("scenery", {{"terrain", Schema::id(), true},
                                      {"path", Schema::flag(), false, "false"},
                                      {"width", Schema::number(0.5, kWidest)},
                                      {"color", Schema::color()},
                                      {"points", Schema::list(Schema::point(), 2, kMostSceneryPoints), true}})
        .flow();
}

/// How the names of one kind of thing are lettered, where it is not as the style has it.
Schema letters()
{
    return Schema::object("sheet-letters", {{"size", Schema::number(0.4, 4)},
                                            {"capitals", Schema::flag()},
                                            {"italic", Schema::flag()},
                                            {"bold", Schema::flag()},
                                            {"color", Schema::color()}})
        .flow();
}

/// How the editor draws the board.
Schema art()
{
    return Schema::object("art", {{"style", Schema::id(), true},
                                  {"seed", Schema::integer(0, kLargestValue), false, "1"},
                                  {"fills", Schema::word({"terrain", "regions"}), false, "terrain"},
                                  {"woods", Schema::number(0, 3), false, "1"},
                                  {"heights", Schema::number(0, 3), false, "1"},
                                  {"frame", Schema::flag(), false, "true"},
                                  {"compass", Schema::point()},
                                  {"compass-size", Schema::number(0.25, 4), false, "1"},
                                  {"scale", Schema::point()},
                                  {"scale-size", Schema::number(0.25, 4), false, "1"},
                                  {"title", Schema::point()},
                                  {"title-size", Schema::number(0.25, 4), false, "1"},
                                  {"legend", Schema::box()},
                                  {"palette", Schema::mapOf(Schema::color()).flow()},
                                  {"land-letters", letters()},
                                  {"sea-letters", letters()},
                                  {"region-letters", letters()},
                                  {"without", Schema::list(Schema::text(kLongestPlaceId), 0, kMostLeftOut)},
                                  {"scenery", Schema::mapOf(sceneryPiece()).block()}})
        .block();
}

Schema stamp()
{
    return Schema::object("stamp", {{"stamp", Schema::id(), true},
                                    {"at", Schema::point(), true},
                                    {"height", Schema::number(1, kLargestMap), false, "30"},
                                    {"turn", Schema::number(-360, 360), false, "0"},
                                    {"mirrored", Schema::flag(), false, "false"},
                                    {"tint", Schema::color()}})
        .flow();
}

Schema coast()
{
    return Schema::object("coast", {{"name", name(), true},
                                    {"abbreviation", Schema::text(kLongestAbbreviation)},
                                    {"aliases", Schema::list(Schema::text(kLongestAlias), 0, kMostAliases)},
                                    {"label", Schema::point()},
                                    {"lettering", lettering()},
                                    {"stack", Schema::point()},
                                    {"text", Schema::text(kLongestNote)}});
}

Schema territory()
{
    return Schema::object("territory", {{"name", name(), true},
                                        {"abbreviation", Schema::text(kLongestAbbreviation)},
                                        {"kind", Schema::word({"land", "sea"}), false, "land"},
                                        {"terrain", Schema::id()},
                                        {"region", Schema::id()},
                                        {"flags", ids()},
                                        {"aliases", Schema::list(Schema::text(kLongestAlias), 0, kMostAliases)},
                                        {"values", Schema::mapOf(Schema::integer(-kLargestValue, kLargestValue))},
                                        {"color", Schema::color()},
                                        {"label", Schema::point()},
                                        {"lettering", lettering()},
                                        {"stack", Schema::point()},
                                        {"coasts", Schema::mapOf(coast()).block()},
                                        {"text", Schema::text(kLongestNote)}})
        .block();
}

Schema site()
{
    return Schema::object("site", {{"name", name(), true},
                                   {"box", Schema::box()},
                                   {"lettering", lettering()},
                                   {"text", Schema::text(kLongestNote)}})
        .block();
}

Schema track()
{
    const Schema space =
        Schema::object("space", {{"name", name()},
                                 {"kind", Schema::id()},
                                 {"flags", ids()},
                                 {"color", Schema::color()},
                                 {"picture", Schema::word({spacePictures().begin(), spacePictures().end()})},
                                 {"at", Schema::point()},
                                 {"text", Schema::text(kLongestNote)}});
    return Schema::object("track", {{"name", name(), true},
                                    {"circular", Schema::flag(), false, "false"},
                                    {"after", Schema::id()},
                                    {"before", Schema::id()},
                                    {"spaces", Schema::mapOf(space).block(), true}})
        .block();
}

/// A picture to trace, beside map.yaml.
Schema picture()
{
    return Schema::object("picture", {{"file", Schema::text(kLongestFileName), true},
                                      {"at", Schema::point(), true},
                                      {"scale", Schema::number(0.001, 1000), false, "1"},
                                      {"turn", Schema::number(-360, 360), false, "0"},
                                      {"stretch", Schema::number(0.1, 10), false, "1"},
                                      {"skew", Schema::number(-60, 60), false, "0"},
                                      {"pins", Schema::list(Schema::point(), 0, kMostPicturePins)},
                                      {"opacity", Schema::number(0, 1), false, "0.5"},
                                      {"locked", Schema::flag(), false, "false"}})
        .block();
}

/// Lines to draw by, in board units; a few beyond the edges of the board do no harm.
Schema guides()
{
    const Schema places = Schema::list(Schema::number(-kLargestMap, 2 * kLargestMap), 0, kMostGuides);
    return Schema::object("guides", {{"upright", places}, {"level", places}}).flow();
}

Schema connection()
{
    return Schema::object("connection",
                          {{"between", Schema::list(Schema::text(kLongestPlaceId), 2, 2), true},
                           {"kind", Schema::word({"border", "bridge", "ford", "pass", "sea-lane"}), false, "border"},
                           {"barrier", Schema::id()},
                           {"over", Schema::id()},
                           {"for", ids()},
                           {"basis", Schema::word({"confirmed", "derived", "forbidden"}), false, "confirmed"},
                           {"at", Schema::point()},
                           {"ends", Schema::list(Schema::point(), 2, 2)},
                           {"bend", Schema::list(Schema::point(), 0, kMostBends)},
                           {"edge", Schema::list(Schema::point(), 2, 2)}})
        .flow();
}

} // namespace

std::span<const std::string_view> spacePictures()
{
    static constexpr std::array<std::string_view, 16> kPictures{
        "lantern", "sword", "star",   "house", "tree", "snow", "wave",  "bridge",
        "flower",  "gift",  "castle", "crown", "camp", "wolf", "witch", "statue"};
    return kPictures;
}

std::span<const std::string_view> knownTerrains()
{
    static constexpr std::array<std::string_view, 15> kTerrains{"plain", "wooded", "jungle", "fields", "mountain",
                                                                "hills", "hill",   "rocks",  "desert", "marsh",
                                                                "snow",  "ice",    "lake",   "sea",    "city"};
    return kTerrains;
}

const Schema& mapSchema()
{
    static const Schema kShape =
        Schema::object(
            "map",
            {{"marches", Schema::text(kLongestFormatName), true},
             {"id", Schema::id(), true},
             {"language", Schema::language(), true},
             {"name", name(), true},
             {"text", Schema::text()},
             {"author", Schema::text(kLongestCredit)},
             {"license", Schema::text(kLongestCredit)},
             {"size", Schema::list(Schema::number(1, kLargestMap), 2, 2).flow(), true},
             {"picture", picture()},
             {"guides", guides()},
             {"art", art()},
             {"region-names", Schema::flag()},
             {"regions",
              Schema::mapOf(Schema::object("region", {{"name", name(), true},
                                                      {"bonus", Schema::integer(0, kLargestRegionBonus)},
                                                      {"pieces", Schema::id()},
                                                      {"sits-out", Schema::integer(0, kLatestToSitOut), false, "0"},
                                                      {"color", Schema::color()},
                                                      {"label", Schema::point()},
                                                      {"lettering", lettering()}}))
                  .block()},
             {"barriers", Schema::mapOf(Schema::object("barrier", {{"kind", Schema::word({"river", "mountains"}), true},
                                                                   {"name", name(), true}}))
                              .block()},
             {"territories", Schema::mapOf(territory()).block()},
             {"sites", Schema::mapOf(site()).block()},
             {"tracks", Schema::mapOf(track()).block()},
             {"connections", Schema::list(connection()).block()},
             {"stamps", Schema::mapOf(stamp()).block()},
             {"approved", Schema::list(Schema::object("approval", {{"problem", Schema::id(), true},
                                                                   {"at", Schema::list(Schema::text(kLongestPlaceId), 0,
                                                                                       kMostApproved)},
                                                                   {"reason", Schema::text(kLongestReason), true}}))
                              .block()}})
            .block();
    return kShape;
}

} // namespace marches::engine
