// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QColor>

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches::engine {
struct MapArt;
}

namespace marches::editor {

/// What the parts of a stamp are painted with. A stamp names roles, a style gives them colours.
enum class InkRole {
    Outline, ///< pen lines
    Light,   ///< the side towards the light, snow, sails
    Shade,   ///< the side away from it
    Leaf,    ///< broad-leaved trees, reeds, grass
    Needle,  ///< firs
    Rock,    ///< hills and mountains
    Water,
    Wood, ///< trunks, planks, hulls
    Wall, ///< houses, towers, tents
    Roof,
    Accent, ///< flags, fires, what a tint replaces
};
inline constexpr std::size_t kInkRoles = 11;
/// "outline", "light", ...: as stamps (`class`) and styles name them.
std::string_view inkRoleId(InkRole role);
std::optional<InkRole> findInkRole(std::string_view id);

/// The name in a language of people ("pt-BR"), else in that of its first part ("pt"), else in English, else any;
/// `otherwise` where there is none at all.
const std::string& nameIn(const std::map<std::string, std::string>& names, std::string_view language,
                          const std::string& otherwise);

/// What is strewn over ground of one kind.
struct ScatterRule {
    std::vector<std::string> stamps; ///< ids; which one stands where is drawn by lot, in heaps those together that are
                                     ///< near each other in the list
    double spacing = 20;             ///< least distance between two of them, board units
    double least = 14;               ///< heights, board units
    double most = 18;
    double clear = 6;   ///< distance from borders, rivers and coasts
    bool heaps = false; ///< close together in the middle, fewer at the edge
    friend bool operator==(const ScatterRule&, const ScatterRule&) = default;
};

/// How a kind of line is drawn: a pale or glowing band below a thinner line. Widths in board units, 0: not drawn.
struct LineLook {
    QColor colour;
    double width = 1;
    QColor band;
    double bandWidth = 0;
    std::vector<double> dashes; ///< multiples of the width; empty: solid
    friend bool operator==(const LineLook&, const LineLook&) = default;
};

/// How names of one kind of thing are lettered.
struct LetterLook {
    double size = 1;    ///< of the usual size
    double spacing = 0; ///< between letters, in em
    bool capitals = false;
    bool italic = false;
    bool bold = false;
    QColor colour; ///< invalid: that of the board's labels
    friend bool operator==(const LetterLook&, const LetterLook&) = default;
};

/// What a board looks like when the cartographer draws it; resources/styles/<id>.yaml. All lengths in board units.
struct Style {
    std::string id;
    std::map<std::string, std::string> names; ///< by language
    QColor paper;
    QColor sea;
    QColor lake;
    bool groundIsSea = true; ///< what no territory covers looks like water, with coasts; else like paper
    std::map<std::string, QColor, std::less<>> terrain; ///< fill by terrain; "plain" is always there
    std::vector<QColor> regions;                        ///< fills by the order of the regions, at least six
    std::array<QColor, kInkRoles> roles;
    LineLook coast;
    LineLook border;
    LineLook regionBorder;
    LineLook seaBorder;
    LineLook river;          ///< colour is the edge, band the water
    double riverLeast = 2.5; ///< width at the spring; it widens to river.bandWidth at the mouth
    LineLook lane;
    std::vector<double>
        glowWidths;            ///< distances from the coast to which the water is paler or darker, the widest first
    std::vector<QColor> glows; ///< as many
    std::vector<double> waterLines; ///< distances of thin lines along coasts
    LineLook waterLine;
    std::vector<double> washWidths; ///< along the borders inside of each territory
    QColor wash;                    ///< with its opacity
    std::map<std::string, std::vector<ScatterRule>, std::less<>> scatter; ///< by terrain
    ScatterRule range;                ///< along a line of mountains; spacing is that along the line
    std::vector<ScatterRule> openSea; ///< waves and the like
    LineLook frame;                   ///< colour: lines and dark bars; band: what lies below them
    double frameWidth = 0;            ///< of the whole frame along the edge of the sheet, 0: none
    LetterLook landLetters;
    LetterLook seaLetters;
    LetterLook regionLetters;
    double ownGround = 0;      ///< how much of the style's own ground is mixed into colours that a map gives, 0 to 1
    double ownGrey = 0;        ///< how much of their colour is taken out of them, 0 to 1
    bool namesRegions = false; ///< their names stand on boards that say nothing else
    std::string source;        ///< of a person's own: the text that it was read from

    QColor role(InkRole which) const { return roles[static_cast<std::size_t>(which)]; }
    /// The fill of a terrain; that of "plain" for one that the style does not know.
    QColor terrainFill(std::string_view name) const;
    /// Words for ground that it draws, each once.
    std::vector<std::string> terrains() const;
    /// A colour that a map gives to land, or to water, as it looks among those of this style.
    QColor tuned(const QColor& own, const QColor& ground) const;
    const std::string& name(std::string_view language) const { return nameIn(names, language, id); }
};

/// A style with the palette and the letters that a map has of its own. Shallows keep their distance to the sea.
Style tunedStyle(Style style, const engine::MapArt& art);
/// What a palette names: "paper", "sea", "lake", and the terrains of the style.
QColor paletteColour(const Style& style, std::string_view name);

/// A style file. Faults have file, line and column.
[[nodiscard]] engine::Result<Style> readStyle(const std::string& text, const std::string& file);

/// The styles that a board can be drawn in, in the order in which they are offered.
class StyleLibrary {
public:
    /// Those that come with the program; kUsualStyle is the first of them.
    static const StyleLibrary& shipped();
    /// The same, then the files `*.yaml` of a folder, a person's own: one with the id of another takes its place. A
    /// folder that is not there has none. Faults name files, and the rest is taken.
    static StyleLibrary with(const std::string& folder, engine::Errors& faults);
    /// Adds the text of a file, or puts it in the place of the one with its id.
    void addOwn(const std::string& text, const std::string& file, engine::Errors& faults);

    const std::vector<Style>& all() const { return m_styles; }
    /// Null: there is none.
    const Style* find(std::string_view id) const;
    /// As find(), and the usual style where there is none.
    const Style& findOrUsual(std::string_view id) const;

private:
    void add(Style style);

    std::vector<Style> m_styles;
};
inline constexpr std::size_t kMaxStyleBytes = 100'000;
inline constexpr std::size_t kMaxOwnStyles = 200;
inline constexpr std::string_view kUsualStyle = "parchment";

} // namespace marches::editor
