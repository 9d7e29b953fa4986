// SPDX-License-Identifier: GPL-3.0-or-later
// What a style file may say, and how it is read.
#include "editor/cartography/style.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/base/languagename.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlreader.h"

namespace marches::editor {

namespace {

using engine::Schema;
using engine::YamlNode;

constexpr int kStyleVersion = 1;
constexpr engine::YamlLimits kStyleLimits{.bytes = 100'000, .depth = 8, .key = 160, .nodes = 5000};

constexpr double kWidestLine = 100;  ///< board units
constexpr double kFarthestBand = 48; ///< as far as the cartographer looks
constexpr double kTallestStamp = 500;
constexpr int kMostBands = 4; ///< along coasts: as many as MadeBand has

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
    std::vector<engine::Field> fields;
    for (std::size_t i = 0; i < kInkRoles; ++i)
        fields.push_back({std::string(inkRoleId(static_cast<InkRole>(i))), Schema::color(), true});
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

const Schema& styleSchema()
{
    static const Schema kStyle =
        Schema::object("style", {{"marches", Schema::text(40), true},
                                 {"id", Schema::id(), true},
                                 {"names", Schema::mapOf(Schema::text(60), Schema::Keys::Any), true},
                                 {"paper", Schema::color(), true},
                                 {"sea", Schema::color(), true},
                                 {"lake", Schema::color(), true},
                                 {"ground", Schema::word({"sea", "paper"}), false, "sea"},
                                 {"terrain", Schema::mapOf(Schema::color()), true},
                                 {"regions", Schema::list(Schema::color(), 6, 40), true},
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
                                 {"region-letters", letterLook()}});
    return kStyle;
}

double numberOf(const YamlNode& map, std::string_view key, double otherwise)
{
    double value = otherwise;
    if (const YamlNode* node = map.find(key)) engine::toNumber(*node, value);
    return value;
}

bool flagOf(const YamlNode& map, std::string_view key)
{
    bool value = false;
    if (const YamlNode* node = map.find(key)) engine::toFlag(*node, value);
    return value;
}

std::vector<double> numbersOf(const YamlNode& map, std::string_view key)
{
    std::vector<double> numbers;
    if (const YamlNode* list = map.find(key))
        for (const YamlNode& item : list->items) engine::toNumber(item, numbers.emplace_back());
    return numbers;
}

QColor colourOf(const YamlNode& node) { return QColor(QString::fromStdString(node.text)); }

QColor colourOf(const YamlNode& map, std::string_view key)
{
    const YamlNode* node = map.find(key);
    return node == nullptr ? QColor() : colourOf(*node);
}

/// A colour with the opacity that stands beside it.
QColor colourOf(const YamlNode& map, std::string_view key, std::string_view opacityKey)
{
    QColor colour = colourOf(map, key);
    if (colour.isValid()) colour.setAlphaF(static_cast<float>(numberOf(map, opacityKey, 1)));
    return colour;
}

/// Reads a checked style; finds what the shape alone cannot see.
class StyleReader {
public:
    StyleReader(const YamlNode& root, const std::string& file) : m_root(root), m_file(file) {}

    engine::Result<Style> run()
    {
        readSheet();
        readLines();
        readWater();
        readScatter();
        m_style.landLetters = letters("land-letters");
        m_style.seaLetters = letters("sea-letters");
        m_style.regionLetters = letters("region-letters");
        if (!m_errors.empty()) return engine::fail(std::move(m_errors));
        return std::move(m_style);
    }

private:
    void readSheet()
    {
        m_style.id = engine::textOf(m_root, "id");
        readNames(*m_root.find("names"));
        m_style.paper = colourOf(m_root, "paper");
        m_style.sea = colourOf(m_root, "sea");
        m_style.lake = colourOf(m_root, "lake");
        m_style.groundIsSea = engine::textOf(m_root, "ground") != "paper";
        const YamlNode& terrain = *m_root.find("terrain");
        for (std::size_t i = 0; i < terrain.keys.size(); ++i)
            m_style.terrain[terrain.keys[i].text] = colourOf(terrain.items[i]);
        if (terrain.find("plain") == nullptr)
            m_errors.push_back(engine::errorAt(terrain, m_file, "terrain", "missing-key", {{"key", "plain"}}));
        for (const YamlNode& item : m_root.find("regions")->items) m_style.regions.push_back(colourOf(item));
        const YamlNode& roles = *m_root.find("roles");
        for (std::size_t i = 0; i < kInkRoles; ++i)
            m_style.roles[i] = colourOf(roles, inkRoleId(static_cast<InkRole>(i)));
    }

    void readNames(const YamlNode& names)
    {
        for (std::size_t i = 0; i < names.keys.size(); ++i) {
            const YamlNode::Key& language = names.keys[i];
            if (engine::isLanguageName(language.text))
                m_style.names[language.text] = names.items[i].text;
            else
                m_errors.push_back(engine::errorAt(language, m_file, "names." + language.text, "not-a-language",
                                                   {{"found", language.text}}));
        }
    }

    void readLines()
    {
        m_style.coast = line("coast");
        m_style.border = line("border");
        m_style.regionBorder = line("region-border");
        m_style.seaBorder = line("sea-border");
        m_style.river = line("river");
        m_style.riverLeast = numberOf(m_root, "river-least", m_style.riverLeast);
        m_style.lane = line("lane");
        m_style.frame = line("frame");
        m_style.frameWidth = numberOf(m_root, "frame-width", 0);
    }

    void readWater()
    {
        std::vector<std::pair<double, QColor>> bands;
        if (const YamlNode* list = m_root.find("glows"))
            for (const YamlNode& item : list->items)
                bands.emplace_back(numberOf(item, "width", 0), colourOf(item, "color"));
        std::ranges::stable_sort(bands, std::greater<>(), &std::pair<double, QColor>::first);
        for (const auto& [width, colour] : bands) {
            m_style.glowWidths.push_back(width);
            m_style.glows.push_back(colour);
        }
        m_style.waterLines = numbersOf(m_root, "water-lines");
        std::ranges::sort(m_style.waterLines);
        m_style.waterLine = line("water-line");
        const YamlNode* wash = m_root.find("wash");
        if (wash == nullptr) return;
        m_style.wash = colourOf(*wash, "color", "opacity");
        m_style.washWidths = numbersOf(*wash, "widths");
        std::ranges::sort(m_style.washWidths, std::greater<>());
    }

    void readScatter()
    {
        if (const YamlNode* map = m_root.find("scatter"))
            for (std::size_t i = 0; i < map->keys.size(); ++i) {
                const std::string& terrain = map->keys[i].text;
                m_style.scatter[terrain] = rules(map->items[i], "scatter." + terrain);
            }
        m_style.range = rule(*m_root.find("range"), "range");
        if (const YamlNode* list = m_root.find("open-sea")) m_style.openSea = rules(*list, "open-sea");
    }

    std::vector<ScatterRule> rules(const YamlNode& list, const std::string& path)
    {
        std::vector<ScatterRule> all;
        for (std::size_t i = 0; i < list.items.size(); ++i)
            all.push_back(rule(list.items[i], path + "[" + std::to_string(i) + "]"));
        return all;
    }

    ScatterRule rule(const YamlNode& node, const std::string& path)
    {
        ScatterRule rule;
        rule.stamps = engine::wordsOf(node, "stamps");
        rule.spacing = numberOf(node, "spacing", rule.spacing);
        const std::vector<double> heights = numbersOf(node, "height");
        rule.least = heights[0];
        rule.most = heights[1];
        if (rule.most < rule.least) {
            const std::vector<YamlNode>& items = node.find("height")->items;
            m_errors.push_back(engine::errorAt(items[1], m_file, path + ".height[1]", "out-of-range",
                                               {{"found", items[1].text},
                                                {"min", items[0].text},
                                                {"max", std::to_string(static_cast<int>(kTallestStamp))}}));
        }
        rule.clear = numberOf(node, "clear", rule.clear);
        rule.heaps = flagOf(node, "heaps");
        return rule;
    }

    LineLook line(std::string_view key) const
    {
        LineLook look;
        look.width = 0;
        const YamlNode* node = m_root.find(key);
        if (node == nullptr) return look;
        look.colour = colourOf(*node, "color", "opacity");
        look.width = look.colour.isValid() ? numberOf(*node, "width", 1) : 0;
        look.band = colourOf(*node, "band", "band-opacity");
        look.bandWidth = look.band.isValid() ? numberOf(*node, "band-width", 0) : 0;
        look.dashes = numbersOf(*node, "dashes");
        // As SVG has it: an odd list counts twice.
        if (look.dashes.size() % 2 == 1) {
            const std::vector<double> once = look.dashes;
            look.dashes.insert(look.dashes.end(), once.begin(), once.end());
        }
        return look;
    }

    LetterLook letters(std::string_view key) const
    {
        LetterLook look;
        const YamlNode* node = m_root.find(key);
        if (node == nullptr) return look;
        look.size = numberOf(*node, "size", look.size);
        look.spacing = numberOf(*node, "spacing", look.spacing);
        look.capitals = flagOf(*node, "capitals");
        look.italic = flagOf(*node, "italic");
        look.bold = flagOf(*node, "bold");
        look.colour = colourOf(*node, "color");
        return look;
    }

    const YamlNode& m_root;
    const std::string& m_file;
    Style m_style;
    engine::Errors m_errors;
};

} // namespace

engine::Result<Style> readStyle(const std::string& text, const std::string& file)
{
    const engine::Result<YamlNode> root = engine::readDocument(text, file, "style", kStyleVersion, kStyleLimits);
    if (!root) return engine::fail(root.error());
    engine::Errors errors;
    engine::checkSchema(*root, styleSchema(), file, {}, errors);
    if (!errors.empty()) return engine::fail(std::move(errors));
    return StyleReader(*root, file).run();
}

} // namespace marches::editor
