// SPDX-License-Identifier: GPL-3.0-or-later
// What a style file may say. How it is read is in editor/cartography/stylereader.cpp.
#include "engine/package/styleschema.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace marches::engine {

namespace {

constexpr double kWidestLine = 100;  ///< board units
constexpr double kFarthestBand = 48; ///< as far as the cartographer looks
constexpr int kMostBands = 4;        ///< along coasts: as many as the cartographer has layers for

Schema opacity() { return Schema::number(0, 1); }

Schema lineLook()
{
    return Schema::object("line", {{"color", Schema::color()},
                                   {"width", Schema::number(0, kWidestLine)},
                                   {"opacity", opacity(), false, "1"},
                                   {"band", Schema::color()},
                                   {"band-width", Schema::number(0, kWidestLine), false, "0"},
                                   {"band-opacity", opacity(), false, "1"},
                                   {"dashes", Schema::list(Schema::number(0.05, 200), 0, 8)}});
}

Schema scatterRule()
{
    return Schema::object("scatter", {{"stamps", Schema::list(Schema::id(), 1, 50), true},
                                      {"spacing", Schema::number(2, 5000), true},
                                      {"height", Schema::list(Schema::number(1, kTallestStamp), 2, 2), true},
                                      {"clear", Schema::number(0, kFarthestBand), false, "6"},
                                      {"heaps", Schema::flag(), false, "false"}});
}

Schema letterLook()
{
    return Schema::object("letters", {{"size", Schema::number(0.2, 5), false, "1"},
                                      {"spacing", Schema::number(-0.2, 2), false, "0"},
                                      {"capitals", Schema::flag(), false, "false"},
                                      {"italic", Schema::flag(), false, "false"},
                                      {"bold", Schema::flag(), false, "false"},
                                      {"color", Schema::color()}});
}

Schema roles()
{
    std::vector<Field> fields;
    for (const std::string_view role : styleRoles()) fields.push_back({std::string(role), Schema::color(), true});
    return Schema::object("roles", std::move(fields));
}

Schema glows()
{
    return Schema::list(
        Schema::object("glow", {{"width", Schema::number(0.5, kFarthestBand), true}, {"color", Schema::color(), true}}),
        0, kMostBands);
}

Schema wash()
{
    return Schema::object("wash", {{"color", Schema::color(), true},
                                   {"opacity", opacity(), true},
                                   {"widths", Schema::list(Schema::number(0.5, kFarthestBand), 0, 6), true}});
}

} // namespace

std::span<const std::string_view> styleRoles()
{
    static constexpr std::array<std::string_view, 11> kRoles{"outline", "light", "shade", "leaf", "needle", "rock",
                                                             "water",   "wood",  "wall",  "roof", "accent"};
    return kRoles;
}

const Schema& styleSchema()
{
    static const Schema kStyle = Schema::object(
        "style", {{"marches", Schema::text(kLongestFormatName), true},
                  {"id", Schema::id(), true},
                  {"names", Schema::mapOf(Schema::text(kLongestArtName), Schema::Keys::Any), true},
                  {"paper", Schema::color(), true},
                  {"sea", Schema::color(), true},
                  {"lake", Schema::color(), true},
                  {"ground", Schema::word({"sea", "paper"}), false, "sea"},
                  {"terrain", Schema::mapOf(Schema::color()), true},
                  {"regions", Schema::list(Schema::color(), 6, 40), true},
                  {"own-colors",
                   Schema::object("own-colors", {{"ground", opacity(), false, "0"}, {"grey", opacity(), false, "0"}})},
                  {"roles", roles(), true},
                  {"coast", lineLook(), true},
                  {"border", lineLook(), true},
                  {"region-border", lineLook(), true},
                  {"sea-border", lineLook(), true},
                  {"river", lineLook(), true},
                  {"river-least", Schema::number(0.2, kWidestLine), false, "2.5"},
                  {"lane", lineLook(), true},
                  {"glows", glows()},
                  {"water-lines", Schema::list(Schema::number(0.5, kFarthestBand), 0, kMostBands)},
                  {"water-line", lineLook()},
                  {"wash", wash()},
                  {"scatter", Schema::mapOf(Schema::list(scatterRule(), 0, 10))},
                  {"range", scatterRule(), true},
                  {"open-sea", Schema::list(scatterRule(), 0, 10)},
                  {"frame", lineLook()},
                  {"frame-width", Schema::number(0, 200), false, "0"},
                  {"land-letters", letterLook()},
                  {"sea-letters", letterLook()},
                  {"region-letters", letterLook()},
                  {"region-names", Schema::flag(), false, "false"}});
    return kStyle;
}

} // namespace marches::engine
