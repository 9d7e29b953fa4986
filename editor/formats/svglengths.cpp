// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svglengths.h"

#include "editor/formats/svgscanner.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr std::array<std::string_view, 7> kAcross{"x", "width", "cx", "rx", "x1", "x2", "fx"};
constexpr std::array<std::string_view, 7> kDown{"y", "height", "cy", "ry", "y1", "y2", "fy"};
constexpr std::array<std::string_view, 3> kNeither{"r", "stroke-width", "stroke-dashoffset"};

constexpr double kInch = 96;
constexpr double kFont = 16; ///< what a browser takes where nothing else is said
constexpr std::array<std::pair<std::string_view, double>, 8> kUnits{{{"mm", kInch / 25.4},
                                                                     {"cm", kInch / 2.54},
                                                                     {"in", kInch},
                                                                     {"pt", kInch / 72},
                                                                     {"pc", kInch / 6},
                                                                     {"q", kInch / 101.6},
                                                                     {"em", kFont},
                                                                     {"ex", kFont / 2}}};

template <std::size_t N> bool isAmong(const std::array<std::string_view, N>& list, std::string_view word)
{
    return std::ranges::find(list, word) != list.end();
}

double percentOf(std::string_view key, const QSizeF& board)
{
    if (isAmong(kAcross, key)) return board.width() / 100;
    if (isAmong(kDown, key)) return board.height() / 100;
    return std::hypot(board.width(), board.height()) / std::sqrt(2.0) / 100;
}

bool acceptsUnit(SvgScanner& scanner, std::string_view unit)
{
    if (scanner.accept(unit)) return true;
    std::string capitals(unit);
    std::ranges::transform(capitals, capitals.begin(), [](char c) { return static_cast<char>(c - 'a' + 'A'); });
    return scanner.accept(capitals);
}

} // namespace

bool isSvgLength(std::string_view key)
{
    return isAmong(kAcross, key) || isAmong(kDown, key) || isAmong(kNeither, key);
}

std::optional<std::string> inUserUnits(std::string_view key, std::string_view value, const QSizeF& board)
{
    SvgScanner scanner(value);
    scanner.skipSpace();
    const std::optional<double> number = scanner.number();
    if (!number) return std::nullopt;
    double factor = 0;
    for (const auto& [unit, size] : kUnits)
        if (factor == 0 && acceptsUnit(scanner, unit)) factor = size;
    if (factor == 0 && !board.isEmpty() && scanner.accept('%')) factor = percentOf(key, board);
    scanner.skipSpace();
    if (factor == 0 || !scanner.atEnd()) return std::nullopt;
    return QByteArray::number(*number * factor, 'g', 12).toStdString();
}

} // namespace marches::editor
