// SPDX-License-Identifier: GPL-3.0-or-later
// How a style file is read. What it may say is in engine/package/styleschema.cpp.
#include "editor/cartography/style.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/base/languagename.h"
#include "engine/package/styleschema.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlreader.h"

namespace marches::editor {

namespace {

using engine::YamlNode;

constexpr int kStyleVersion = 1;
constexpr engine::YamlLimits kStyleLimits{.bytes = 100'000, .depth = 8, .key = 160, .nodes = 5000};

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
        m_style.namesRegions = flagOf(m_root, "region-names");
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
        if (const YamlNode* own = m_root.find("own-colors")) {
            m_style.ownGround = numberOf(*own, "ground", 0);
            m_style.ownGrey = numberOf(*own, "grey", 0);
        }
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
                                                {"max", std::to_string(static_cast<int>(engine::kTallestStamp))}}));
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
    engine::checkSchema(*root, engine::styleSchema(), file, {}, errors);
    if (!errors.empty()) return engine::fail(std::move(errors));
    return StyleReader(*root, file).run();
}

} // namespace marches::editor
