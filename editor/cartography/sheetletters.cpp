// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/sheetletters.h"

#include "editor/cartography/furniture.h"
#include "editor/cartography/madeitem.h"
#include "editor/formats/xmltag.h"

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr double kCapitalHeight = 0.73; ///< of an em
constexpr double kLetterWidth = 0.6;    ///< of an em: of letters of a text, on the average
constexpr double kHeavyLetter = 0.68;   ///< of bold ones with some room between
constexpr double kLegendLetters = 0.62; ///< of the height of a line, as the program has them
constexpr const char* kFonts = "Noto Serif, DejaVu Serif, serif";

enum class Anchor { Start, Middle, End };

std::size_t countLetters(const std::string& text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

std::string lineOfText(const QRectF& box, const std::string& text, double letters, Anchor anchor, bool bold,
                       const QColor& colour)
{
    // How wide it gets hangs on the fonts of whoever shows it, and not everybody heeds textLength.
    const double whole = static_cast<double>(countLetters(text)) * (bold ? kHeavyLetter : kLetterWidth); // em
    const double size = std::min(letters, box.width() / std::max(whole, 1.0));
    const double x = anchor == Anchor::Start ? box.left() : anchor == Anchor::End ? box.right() : box.center().x();
    const auto number = [](double value) { return svgNumber(value, kMadeDigits); };
    std::string line = "<text x=\"" + number(x) + "\" y=\"" + number(box.center().y() + size * kCapitalHeight / 2) +
                       "\" font-family=\"" + kFonts + "\" font-size=\"" + number(size) + "\" fill=\"" +
                       colour.name().toStdString() + '"';
    if (bold) line += " font-weight=\"bold\"";
    if (anchor != Anchor::Start) line += anchor == Anchor::End ? " text-anchor=\"end\"" : " text-anchor=\"middle\"";
    return line + '>' + xmlEscaped(text) + "</text>\n";
}

} // namespace

std::string sheetLetters(const MapModel& model, const Style& style)
{
    std::string letters;
    if (!model.info.art) return letters;
    const QColor ink = furnitureInk(style);
    const std::string& language = model.info.language;
    const std::string title = model.name(language, "map");
    if (const QRectF box = titleBox(model); !box.isEmpty() && !title.empty()) {
        const double size = titleLetters(*model.info.art, {model.info.width, model.info.height}, title);
        letters += lineOfText(box.adjusted(size, 0, -size, 0), title, size, Anchor::Middle, true, ink);
    }
    for (const LegendRow& row : legendRows(model)) {
        const RegionRecord& region = model.regions().at(row.region);
        const double size = row.name.height() * kLegendLetters;
        if (const std::string name = model.name(language, textBase(region)); !name.empty())
            letters += lineOfText(row.name, name, size, Anchor::Start, false, ink);
        if (region.bonus > 0)
            letters += lineOfText(row.bonus, std::to_string(region.bonus), size, Anchor::End, true, ink);
    }
    if (const QRectF box = scaleBox(model); !box.isEmpty()) {
        constexpr int kNumbers = 3;
        const double size = 9 * model.info.art->scaleSize; // above the ticks of the bar
        const QColor& colour = style.seaLetters.colour.isValid() ? style.seaLetters.colour : ink;
        for (int i = 0; i < kNumbers; ++i) {
            const QPointF middle(box.left() + box.width() * i / (kNumbers - 1), box.top() + size / 2);
            const QRectF room(middle.x() - 1.7 * size, middle.y() - size / 2, 3.4 * size, size);
            const auto units = std::lround(scaleLength(*model.info.art) * i / (kNumbers - 1));
            letters += lineOfText(room, std::to_string(units), size, Anchor::Middle, false, colour);
        }
    }
    return letters;
}

} // namespace marches::editor
