// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/sheetletters.h"

#include "editor/cartography/furniture.h"
#include "editor/cartography/madeitem.h"
#include "editor/formats/xmltag.h"
#include "engine/base/utf8.h"

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

/// The size of letters with which a line is no wider than its room: how wide it gets hangs on the fonts of whoever
/// shows it, and not everybody heeds textLength.
double fitted(double letters, double room, const std::string& text, bool bold)
{
    const double whole = engine::characterCount(text) * (bold ? kHeavyLetter : kLetterWidth); // em
    return std::min(letters, room / std::max(whole, 1.0));
}

std::string lineOfText(const QRectF& box, const std::string& text, double letters, Anchor anchor, bool bold,
                       const QColor& colour)
{
    const double size = fitted(letters, box.width(), text, bold);
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
    const std::vector<LegendRow> rows = legendRows(model);
    double size = rows.empty() ? 0 : rows.front().name.height() * kLegendLetters;
    const auto nameOf = [&](const LegendRow& row) {
        return model.name(language, textBase(model.regions().at(row.region)));
    };
    // All lines as the longest one.
    for (const LegendRow& row : rows) size = fitted(size, row.name.width(), nameOf(row), false);
    for (const LegendRow& row : rows) {
        if (const std::string name = nameOf(row); !name.empty())
            letters += lineOfText(row.name, name, size, Anchor::Start, false, ink);
        if (const int bonus = model.regions().at(row.region).bonus; bonus > 0)
            letters += lineOfText(row.bonus, std::to_string(bonus), size, Anchor::End, true, ink);
    }
    if (const QRectF box = scaleBox(model); !box.isEmpty()) {
        constexpr int kNumbers = 3;
        const double high = 9 * model.info.art->scaleSize; // above the ticks of the bar
        const QColor& colour = style.seaLetters.colour.isValid() ? style.seaLetters.colour : ink;
        for (int i = 0; i < kNumbers; ++i) {
            const QPointF middle(box.left() + box.width() * i / (kNumbers - 1), box.top() + high / 2);
            const QRectF room(middle.x() - 1.7 * high, middle.y() - high / 2, 3.4 * high, high);
            const auto units = std::lround(scaleLength(*model.info.art) * i / (kNumbers - 1));
            letters += lineOfText(room, std::to_string(units), high, Anchor::Middle, false, colour);
        }
    }
    return letters;
}

} // namespace marches::editor
