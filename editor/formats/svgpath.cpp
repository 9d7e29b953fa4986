// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgpath.h"

#include "editor/formats/svgarc.h"
#include "editor/formats/svgscanner.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace marches::editor {

namespace {

/// Reads one path; each function reads the arguments of one command.
class PathReader {
public:
    explicit PathReader(std::string_view data) : m_scanner(data) {}

    SvgResult<QPainterPath> read()
    {
        m_scanner.skipSpace();
        if (!m_scanner.atEnd() && m_scanner.peek() != 'M' && m_scanner.peek() != 'm') return failure("bad-path");
        while (!m_scanner.atEnd()) {
            const char command = m_scanner.peek();
            m_scanner.skip(1);
            if (!run(command)) return failure(m_code);
            m_scanner.skipSpace();
        }
        return m_path;
    }

private:
    tl::unexpected<SvgSyntaxError> failure(const char* code) const
    {
        return tl::unexpected<SvgSyntaxError>(SvgSyntaxError{code, m_scanner.offset()});
    }

    /// One command letter with all repetitions of its arguments.
    bool run(char command)
    {
        const char upper = command >= 'a' ? static_cast<char>(command - 'a' + 'A') : command;
        m_relative = command != upper;
        if (upper == 'Z') {
            m_path.closeSubpath();
            m_at = m_start;
            m_last = upper;
            return true;
        }
        if (std::string_view("MLHVCSQTA").find(upper) == std::string_view::npos) return false;
        char doing = upper;
        do {
            m_scanner.skipSpace();
            if (!segment(doing)) return false;
            if (++m_segments > kMaxPathSegments) {
                m_code = "path-too-long";
                return false;
            }
            m_last = doing;
            if (doing == 'M') doing = 'L'; // further pairs after a move are lines
            m_scanner.skipSeparator();
        } while (m_scanner.numberAhead());
        return true;
    }

    bool segment(char command)
    {
        switch (command) {
        case 'M': return move();
        case 'L': return line(point());
        case 'H': return level();
        case 'V': return upright();
        case 'C': return cubicTo();
        case 'S': return smoothCubic();
        case 'Q': return quadraticTo();
        case 'T': return smoothQuadratic();
        default: return arc();
        }
    }

    std::optional<double> number()
    {
        m_scanner.skipSeparator();
        const std::optional<double> value = m_scanner.number();
        if (value && std::abs(*value) > kMaxCoordinate) {
            m_code = "number-too-large";
            return std::nullopt;
        }
        return value;
    }

    bool inRange(const QPointF& p)
    {
        if (std::abs(p.x()) <= kMaxCoordinate && std::abs(p.y()) <= kMaxCoordinate) return true;
        m_code = "number-too-large"; // relative steps may add up
        return false;
    }

    /// Where a number leads. Steps of decimal numbers add up to what the decimal sum is read as, so that the same
    /// outline in steps and in absolute numbers is the same path.
    double reached(double from, double number) const
    {
        constexpr double kFinest = 1e9; // digits of writePlacedSvgPath()
        return m_relative ? std::round((from + number) * kFinest) / kFinest : number;
    }

    std::optional<QPointF> point()
    {
        const std::optional<double> x = number();
        const std::optional<double> y = x ? number() : std::nullopt;
        if (!y) return std::nullopt;
        const QPointF p(reached(m_at.x(), *x), reached(m_at.y(), *y));
        return inRange(p) ? std::optional(p) : std::nullopt;
    }

    bool move()
    {
        const std::optional<QPointF> to = point();
        if (!to) return false;
        m_path.moveTo(*to);
        m_at = m_start = *to;
        return true;
    }

    bool line(const std::optional<QPointF>& to)
    {
        if (!to) return false;
        begin();
        m_path.lineTo(*to);
        m_at = *to;
        return true;
    }

    bool level()
    {
        const std::optional<double> x = number();
        if (!x) return false;
        const QPointF to(reached(m_at.x(), *x), m_at.y());
        return inRange(to) && line(to);
    }

    bool upright()
    {
        const std::optional<double> y = number();
        if (!y) return false;
        const QPointF to(m_at.x(), reached(m_at.y(), *y));
        return inRange(to) && line(to);
    }

    bool cubic(const std::optional<QPointF>& a, const std::optional<QPointF>& b, const std::optional<QPointF>& to)
    {
        if (!a || !b || !to) return false;
        begin();
        m_path.cubicTo(*a, *b, *to);
        m_handle = *b;
        m_at = *to;
        return true;
    }

    bool cubicTo()
    {
        const std::optional<QPointF> a = point();
        const std::optional<QPointF> b = a ? point() : std::nullopt;
        const std::optional<QPointF> to = b ? point() : std::nullopt;
        return cubic(a, b, to);
    }

    bool smoothCubic()
    {
        const QPointF first = m_last == 'C' || m_last == 'S' ? m_at * 2 - m_handle : m_at;
        const std::optional<QPointF> b = point();
        const std::optional<QPointF> to = b ? point() : std::nullopt;
        return cubic(first, b, to);
    }

    bool quadratic(const std::optional<QPointF>& handle, const std::optional<QPointF>& to)
    {
        if (!handle || !to) return false;
        begin();
        m_path.quadTo(*handle, *to);
        m_handle = *handle;
        m_at = *to;
        return true;
    }

    bool quadraticTo()
    {
        const std::optional<QPointF> handle = point();
        const std::optional<QPointF> to = handle ? point() : std::nullopt;
        return quadratic(handle, to);
    }

    bool smoothQuadratic()
    {
        const QPointF handle = m_last == 'Q' || m_last == 'T' ? m_at * 2 - m_handle : m_at;
        return quadratic(handle, point());
    }

    bool arc()
    {
        const std::optional<double> rx = number();
        const std::optional<double> ry = rx ? number() : std::nullopt;
        const std::optional<double> rotation = ry ? number() : std::nullopt;
        if (!rotation) return false;
        m_scanner.skipSeparator();
        const std::optional<bool> large = m_scanner.flag();
        if (!large) return false;
        m_scanner.skipSeparator();
        const std::optional<bool> sweep = m_scanner.flag();
        const std::optional<QPointF> to = sweep ? point() : std::nullopt;
        if (!to) return false;
        begin();
        addSvgArc(m_path, {*rx, *ry, *rotation, *large, *sweep, *to});
        m_at = *to;
        return true;
    }

    /// After a close the next segment begins at the start of the closed one, without a move of its own.
    void begin()
    {
        if (m_last == 'Z') m_path.moveTo(m_start);
    }

    SvgScanner m_scanner;
    QPainterPath m_path;
    QPointF m_at;
    QPointF m_start;
    QPointF m_handle;
    std::size_t m_segments = 0;
    const char* m_code = "bad-path";
    char m_last = '\0';
    bool m_relative = false;
};

std::optional<QTransform> transformOf(std::string_view name, const std::vector<double>& v)
{
    const std::size_t n = v.size();
    if (name == "matrix" && n == 6) return QTransform(v[0], v[1], v[2], v[3], v[4], v[5]);
    if (name == "translate" && (n == 1 || n == 2)) return QTransform::fromTranslate(v[0], n == 2 ? v[1] : 0);
    if (name == "scale" && (n == 1 || n == 2)) return QTransform::fromScale(v[0], n == 2 ? v[1] : v[0]);
    if (name == "rotate" && n == 1) return QTransform().rotate(v[0]);
    if (name == "rotate" && n == 3) return QTransform().translate(v[1], v[2]).rotate(v[0]).translate(-v[1], -v[2]);
    constexpr double kDegree = 0.017453292519943295;
    if (name == "skewX" && n == 1) return QTransform(1, 0, std::tan(v[0] * kDegree), 1, 0, 0);
    if (name == "skewY" && n == 1) return QTransform(1, std::tan(v[0] * kDegree), 0, 1, 0, 0);
    return std::nullopt;
}

} // namespace

SvgResult<QPainterPath> parseSvgPath(std::string_view data) { return PathReader(data).read(); }

SvgResult<double> parseSvgNumber(std::string_view text)
{
    SvgScanner scanner(text);
    scanner.skipSpace();
    const std::optional<double> value = scanner.number();
    scanner.accept("px");
    scanner.skipSpace();
    if (!value || !scanner.atEnd())
        return tl::unexpected<SvgSyntaxError>(SvgSyntaxError{"bad-number", scanner.offset()});
    if (std::abs(*value) > kMaxCoordinate) return tl::unexpected<SvgSyntaxError>(SvgSyntaxError{"number-too-large", 0});
    return *value;
}

SvgResult<std::vector<double>> parseSvgNumbers(std::string_view text)
{
    SvgScanner scanner(text);
    std::vector<double> numbers;
    scanner.skipSpace();
    while (!scanner.atEnd()) {
        const std::optional<double> value = scanner.number();
        if (!value) return tl::unexpected<SvgSyntaxError>(SvgSyntaxError{"bad-number", scanner.offset()});
        if (std::abs(*value) > kMaxCoordinate)
            return tl::unexpected<SvgSyntaxError>(SvgSyntaxError{"number-too-large", scanner.offset()});
        if (numbers.size() == kMaxPathSegments * 2)
            return tl::unexpected<SvgSyntaxError>(SvgSyntaxError{"path-too-long", scanner.offset()});
        numbers.push_back(*value);
        scanner.skipSeparator();
    }
    return numbers;
}

SvgResult<QTransform> parseSvgTransform(std::string_view text)
{
    static constexpr std::array<std::string_view, 6> kNames{"matrix", "translate", "scale", "rotate", "skewX", "skewY"};
    constexpr int kMaxSteps = 64;
    SvgScanner scanner(text);
    QTransform all;
    scanner.skipSpace();
    for (int steps = 0; !scanner.atEnd(); ++steps) {
        const auto failure = tl::unexpected<SvgSyntaxError>(SvgSyntaxError{"bad-transform", scanner.offset()});
        const auto name =
            std::ranges::find_if(kNames, [&scanner](std::string_view candidate) { return scanner.accept(candidate); });
        if (name == kNames.end() || steps == kMaxSteps) return failure;
        scanner.skipSpace();
        if (!scanner.accept('(')) return failure;
        const std::size_t begin = scanner.offset();
        const std::size_t end = text.find(')', begin);
        if (end == std::string_view::npos) return failure;
        const SvgResult<std::vector<double>> values = parseSvgNumbers(text.substr(begin, end - begin));
        const std::optional<QTransform> one = values ? transformOf(*name, *values) : std::nullopt;
        if (!one) return failure;
        all = *one * all; // the leftmost is applied last
        scanner.skip(end + 1 - begin);
        scanner.skipSeparator();
    }
    return all;
}

} // namespace marches::editor
