// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/sheetwords.h"

#include "editor/cartography/furniture.h"
#include "editor/painting/colourmath.h"
#include "engine/package/mappackage.h"

#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <limits>

namespace marches::editor {

namespace {

constexpr LetterFace kTitleFace{.bold = true, .italic = false, .spacing = 0.06};
constexpr LetterFace kPlainFace{.bold = false, .italic = false, .spacing = 0};

enum class LineEnd { Left, Middle, Right };

/// One line in a box, in its middle of the height; smaller where it would be too long.
QPainterPath lineIn(const QRectF& box, const QString& text, const LetterFace& face, double letters, LineEnd side)
{
    constexpr double kCapital = 0.73; // height of a capital letter, of an em
    const double whole = widthOf(text, face);
    if (whole <= 0) return {};
    const double size = std::min(letters, box.width() / whole);
    const double left = box.width() - whole * size;
    const double x = side == LineEnd::Left ? 0 : side == LineEnd::Right ? left : left / 2;
    QTransform stand;
    stand.translate(box.left() + x, box.center().y() + (kCapital / 2 - ascentOf(face)) * size);
    return stand.map(blockOfLetters({text}, face, size, LineAlignment::Left));
}

void addScale(std::vector<SheetRoom>& rooms, const engine::MapArt& art)
{
    const QRectF box = scaleBox(art);
    if (box.isEmpty()) return;
    constexpr int kNumbers = 3;
    const double wide = 30 * art.scaleSize;
    const double high = 9 * art.scaleSize; // above the ticks of the bar
    for (int i = 0; i < kNumbers; ++i) {
        const double x = box.left() + box.width() * i / (kNumbers - 1);
        SheetRoom room{SheetRoom::Kind::Scale, QRectF(x - wide / 2, box.top(), wide, high), high, {}, 0};
        room.number = static_cast<int>(std::lround(scaleLength(art) * i / (kNumbers - 1)));
        rooms.push_back(room);
    }
}

} // namespace

std::vector<SheetRoom> sheetRooms(const engine::MapArt& art, const QSizeF& board, const std::string& mapName,
                                  std::span<const engine::Region> regions)
{
    std::vector<SheetRoom> rooms;
    const double letters = titleLetters(art, board, mapName);
    if (const QRectF title = titleBox(art, board, mapName); !title.isEmpty())
        // Clear of the stones at both ends.
        rooms.push_back({SheetRoom::Kind::Title, title.adjusted(letters, 0, -letters, 0), letters, {}, 0});
    const std::vector<LegendLine> lines = legendLines(art, regions.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const double size = lines[i].name.height() * 0.62;
        rooms.push_back({SheetRoom::Kind::Region, lines[i].name, size, regions[i].id, 0});
        if (regions[i].bonus > 0)
            rooms.push_back({SheetRoom::Kind::Bonus, lines[i].bonus, size, regions[i].id, regions[i].bonus});
    }
    addScale(rooms, art);
    return rooms;
}

std::vector<SheetWord> sheetWords(std::span<const SheetRoom> rooms, const QString& mapName,
                                  const std::function<QString(const std::string& region)>& regionName)
{
    std::vector<SheetWord> words;
    std::vector<QString> names; // of the regions, by room
    double legend = std::numeric_limits<double>::infinity();
    for (const SheetRoom& room : rooms) {
        names.push_back(room.kind == SheetRoom::Kind::Region ? regionName(room.region) : QString());
        if (const double whole = widthOf(names.back(), kPlainFace); whole > 0)
            legend = std::min({legend, room.letters, room.box.width() / whole});
    }
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        const SheetRoom& room = rooms[i];
        SheetWord word;
        switch (room.kind) {
        case SheetRoom::Kind::Title:
            word.path = lineIn(room.box, mapName, kTitleFace, room.letters, LineEnd::Middle);
            break;
        case SheetRoom::Kind::Region:
            word.path = lineIn(room.box, names[i], kPlainFace, std::min(legend, room.letters), LineEnd::Left);
            break;
        case SheetRoom::Kind::Bonus:
            word.path = lineIn(room.box, QString::number(room.number), {.bold = true}, std::min(legend, room.letters),
                               LineEnd::Right);
            break;
        case SheetRoom::Kind::Scale:
            word.path = lineIn(room.box, QString::number(room.number), kPlainFace, room.letters, LineEnd::Middle);
            word.isOpen = true;
            break;
        }
        if (!word.path.isEmpty()) words.push_back(std::move(word));
    }
    return words;
}

void paintSheetWords(QPainter& painter, std::span<const SheetWord> words, const BoardLetters& letters, Theme theme)
{
    if (words.empty()) return;
    const BoardColours& colours = boardColours(theme);
    const bool isDark = theme == Theme::Dark || !letters.siteGround.isValid();
    const QColor onPlate = isDark ? colours.ink : readableOn(letters.siteGround, letters.ink, theme);
    const NameColours open = nameColours(letters, engine::PlaceKind::Sea, theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const SheetWord& word : words) {
        if (word.isOpen) {
            QColor halo = open.halo;
            halo.setAlphaF(0.86F);
            painter.strokePath(word.path, QPen(halo, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        }
        painter.fillPath(word.path, word.isOpen ? open.letters : onPlate);
    }
    painter.restore();
}

} // namespace marches::editor
