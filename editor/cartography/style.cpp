// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/style.h"

#include <QFile>

#include <algorithm>
#include <cmath>

#include "engine/io/files.h"
#include "engine/package/mappackage.h"
#include "engine/package/styleschema.h"

// A static library's resources are linked only where somebody asks for them; the macro must stand outside of
// namespaces.
static void initialiseStyles() { Q_INIT_RESOURCE(styles); }

namespace marches::editor {

namespace {

/// In the order in which they are offered.
constexpr std::array<std::string_view, 6> kShippedStyles{kUsualStyle, "atlas", "print", "night", "blueprint", "winter"};

/// Names of the files of a folder that end so, sorted; hidden ones are passed over.
std::vector<std::string> styleFilesIn(const std::string& folder, engine::Errors& faults)
{
    engine::Result<std::vector<std::string>> names = engine::namesIn(folder);
    if (!names) {
        faults.insert(faults.end(), names.error().begin(), names.error().end());
        return {};
    }
    std::erase_if(*names, [](const std::string& name) { return name.starts_with('.') || !name.ends_with(".yaml"); });
    std::ranges::sort(*names);
    if (names->size() > kMaxOwnStyles) names->resize(kMaxOwnStyles);
    return *std::move(names);
}

} // namespace

std::string_view inkRoleId(InkRole role) { return engine::styleRoles()[static_cast<std::size_t>(role)]; }

std::optional<InkRole> findInkRole(std::string_view id)
{
    const std::span<const std::string_view> ids = engine::styleRoles();
    const auto found = std::ranges::find(ids, id);
    if (found == ids.end()) return std::nullopt;
    return static_cast<InkRole>(found - ids.begin());
}

const std::string& nameIn(const std::map<std::string, std::string>& names, std::string_view language,
                          const std::string& otherwise)
{
    for (const std::string_view wanted :
         {language, language.substr(0, language.find_first_of("-_")), std::string_view("en")})
        if (const auto found = names.find(std::string(wanted)); found != names.end()) return found->second;
    return names.empty() ? otherwise : names.begin()->second;
}

QColor Style::terrainFill(std::string_view name) const
{
    auto found = terrain.find(name);
    if (found == terrain.end()) found = terrain.find("plain");
    return found == terrain.end() ? paper : found->second;
}

std::vector<std::string> Style::terrains() const
{
    std::vector<std::string> words;
    for (const auto& [word, fill] : terrain) words.push_back(word);
    for (const auto& [word, rules] : scatter)
        if (!terrain.contains(word)) words.push_back(word);
    return words;
}

QColor Style::tuned(const QColor& own, const QColor& ground) const
{
    const float grey = 0.299F * own.redF() + 0.587F * own.greenF() + 0.114F * own.blueF(); // luma of ITU-R BT.601
    const auto mixed = [&](float colour, float below) {
        const float pale = std::lerp(colour, grey, static_cast<float>(ownGrey));
        return std::lerp(pale, below, static_cast<float>(ownGround));
    };
    if (ownGround <= 0 && ownGrey <= 0) return own;
    QColor seen = QColor::fromRgbF(mixed(own.redF(), ground.redF()), mixed(own.greenF(), ground.greenF()),
                                   mixed(own.blueF(), ground.blueF()));
    seen.setAlphaF(own.alphaF());
    return seen;
}

namespace {

/// A colour that differs from `after` as it did from `before`.
QColor shifted(const QColor& colour, const QColor& before, const QColor& after)
{
    const auto part = [](float one, float from, float to) { return std::clamp(one + to - from, 0.0F, 1.0F); };
    return QColor::fromRgbF(part(colour.redF(), before.redF(), after.redF()),
                            part(colour.greenF(), before.greenF(), after.greenF()),
                            part(colour.blueF(), before.blueF(), after.blueF()), colour.alphaF());
}

void tuneLetters(LetterLook& look, const engine::MapLetters& own)
{
    look.size = own.size.value_or(look.size);
    look.capitals = own.capitals.value_or(look.capitals);
    look.italic = own.italic.value_or(look.italic);
    look.bold = own.bold.value_or(look.bold);
    if (!own.color.empty()) look.colour = QColor(QString::fromStdString(own.color));
}

} // namespace

Style tunedStyle(Style style, const engine::MapArt& art)
{
    for (const auto& [name, text] : art.palette) {
        const QColor colour(QString::fromStdString(text));
        if (!colour.isValid()) continue;
        if (name == "paper") {
            style.paper = colour;
            continue;
        }
        if (name == "sea") {
            for (QColor& glow : style.glows) glow = shifted(glow, style.sea, colour);
            style.sea = colour;
        }
        if (name == "lake") style.lake = colour;
        style.terrain.insert_or_assign(name, colour);
    }
    tuneLetters(style.landLetters, art.landLetters);
    tuneLetters(style.seaLetters, art.seaLetters);
    tuneLetters(style.regionLetters, art.regionLetters);
    return style;
}

QColor paletteColour(const Style& style, std::string_view name)
{
    return name == "paper"  ? style.paper
           : name == "sea"  ? style.sea
           : name == "lake" ? style.lake
                            : style.terrainFill(name);
}

const StyleLibrary& StyleLibrary::shipped()
{
    static const StyleLibrary kShipped = [] {
        initialiseStyles();
        StyleLibrary library;
        for (const std::string_view id : kShippedStyles) {
            const QString path =
                QStringLiteral(":/styles/%1.yaml").arg(QLatin1String(id.data(), static_cast<qsizetype>(id.size())));
            QFile file(path);
            if (!file.open(QIODevice::ReadOnly)) continue;
            engine::Result<Style> style = readStyle(file.readAll().toStdString(), path.toStdString());
            if (style) library.add(*std::move(style));
        }
        return library;
    }();
    return kShipped;
}

StyleLibrary StyleLibrary::with(const std::string& folder, engine::Errors& faults)
{
    StyleLibrary library = shipped();
    for (const std::string& name : styleFilesIn(folder, faults)) {
        std::string file = folder;
        file.append("/").append(name);
        if (const engine::Result<std::string> text = engine::readFile(file, kMaxStyleBytes))
            library.addOwn(*text, file, faults);
        else
            faults.insert(faults.end(), text.error().begin(), text.error().end());
    }
    return library;
}

void StyleLibrary::addOwn(const std::string& text, const std::string& file, engine::Errors& faults)
{
    engine::Result<Style> style = readStyle(text, file);
    if (!style) {
        faults.insert(faults.end(), style.error().begin(), style.error().end());
        return;
    }
    style->source = text;
    add(*std::move(style));
}

const Style* StyleLibrary::find(std::string_view id) const
{
    const auto found = std::ranges::find(m_styles, id, &Style::id);
    return found == m_styles.end() ? nullptr : &*found;
}

const Style& StyleLibrary::findOrUsual(std::string_view id) const
{
    static const Style kBare;
    if (const Style* style = find(id)) return *style;
    const Style* usual = find(kUsualStyle);
    return usual == nullptr ? kBare : *usual;
}

void StyleLibrary::add(Style style)
{
    const auto same = std::ranges::find(m_styles, style.id, &Style::id);
    if (same == m_styles.end())
        m_styles.push_back(std::move(style));
    else
        *same = std::move(style);
}

} // namespace marches::editor
