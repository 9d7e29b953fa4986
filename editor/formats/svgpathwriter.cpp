// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgpath.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace marches::editor {

namespace {

/// A point in units of the last digit, so that equal means: written the same.
struct Rounded {
    std::int64_t x = 0;
    std::int64_t y = 0;
    friend bool operator==(const Rounded&, const Rounded&) = default;
};

/// A line to one point, or a curve with two handles before its end.
struct Segment {
    std::array<Rounded, 3> points;
    std::size_t count = 1;

    const Rounded& end() const { return points[count - 1]; }
    bool isLine() const { return count == 1; }
    bool staysAt(const Rounded& from) const
    {
        for (std::size_t i = 0; i < count; ++i)
            if (points[i] != from) return false;
        return true;
    }
};

/// Whether points are told from the board's corner, or from the point before, with what separates numbers left out
/// where they can be told apart without.
enum class PathForm { Absolute, Short };

class Writer {
public:
    Writer(const QPainterPath& path, int digits, PathForm form) : m_path(path), m_short(form == PathForm::Short)
    {
        for (int i = 0; i < digits; ++i) m_scale *= 10;
    }

    std::string write()
    {
        const int count = m_path.elementCount();
        for (int begin = 0; begin < count;) {
            int end = begin + 1;
            while (end < count && !m_path.elementAt(end).isMoveTo()) ++end;
            writeSubpath(begin, end);
            begin = end;
        }
        return std::move(m_out);
    }

private:
    Rounded at(int index) const
    {
        const QPainterPath::Element element = m_path.elementAt(index);
        return {std::llround(element.x * static_cast<double>(m_scale)),
                std::llround(element.y * static_cast<double>(m_scale))};
    }

    /// Without segments that lead nowhere once they are rounded: a QPainterPath does not keep them.
    std::vector<Segment> segments(int begin, int end) const
    {
        std::vector<Segment> all;
        Rounded from = at(begin);
        for (int i = begin + 1; i < end;) {
            Segment segment;
            if (m_path.elementAt(i).isCurveTo()) segment.count = 3;
            for (std::size_t k = 0; k < segment.count; ++k) segment.points[k] = at(i++);
            if (segment.staysAt(from)) continue;
            from = segment.end();
            all.push_back(segment);
        }
        return all;
    }

    void writeSubpath(int begin, int end)
    {
        std::vector<Segment> all = segments(begin, end);
        if (all.empty()) return;
        const Rounded start = at(begin);
        const bool closed = all.back().end() == start;
        if (closed && all.back().isLine()) all.pop_back(); // it is what closing draws
        writeLetter('M');
        writePoint(start);
        Rounded from = start;
        for (const Segment& segment : all) {
            writeLetter(segment.isLine() ? (m_short ? 'l' : 'L') : (m_short ? 'c' : 'C'));
            for (std::size_t i = 0; i < segment.count; ++i) {
                const Rounded& to = segment.points[i];
                writePoint(m_short ? Rounded{to.x - from.x, to.y - from.y} : to);
            }
            from = segment.end();
        }
        if (closed) writeLetter('Z');
    }

    void writeLetter(char c)
    {
        m_first = c != m_letter;
        if (m_first) m_out += c;
        m_letter = c;
    }

    void writePoint(const Rounded& p)
    {
        writeNumber(p.x, m_first ? '\0' : ' ');
        m_first = false;
        writeNumber(p.y, ',');
    }

    /// `separator`: what stands between it and the number before; null: there is none.
    void writeNumber(std::int64_t value, char separator)
    {
        const std::uint64_t size = value < 0 ? static_cast<std::uint64_t>(-value) : static_cast<std::uint64_t>(value);
        std::uint64_t rest = size % m_scale;
        const bool beginsWithPoint = m_short && size < m_scale && rest != 0;
        const bool standsApart = m_short && (value < 0 || (beginsWithPoint && m_hasPoint));
        if (separator != '\0' && !standsApart) m_out += separator;
        m_hasPoint = rest != 0;
        if (value < 0) m_out += '-';
        if (!beginsWithPoint) m_out += std::to_string(size / m_scale);
        if (rest == 0) return;
        m_out += '.';
        for (std::uint64_t unit = m_scale / 10; rest != 0; unit /= 10) {
            m_out += static_cast<char>('0' + rest / unit);
            rest %= unit;
        }
    }

    const QPainterPath& m_path;
    bool m_short;
    std::uint64_t m_scale = 1;
    std::string m_out;
    bool m_hasPoint = false; ///< the number that was written last
    char m_letter = '\0';
    bool m_first = true;
};

} // namespace

std::string writeSvgPath(const QPainterPath& path, int digits)
{
    return Writer(path, digits, PathForm::Absolute).write();
}

std::string writeShortSvgPath(const QPainterPath& path, int digits)
{
    return Writer(path, digits, PathForm::Short).write();
}

namespace {

/// Digits that keep the rounding of a point below a thousandth where it is seen; nothing when no reasonable number
/// does.
std::optional<int> digitsFor(const QTransform& placement)
{
    constexpr int kMostDigits = 9;
    constexpr double kTolerance = 0.0008;
    const double growth = std::max(std::abs(placement.m11()) + std::abs(placement.m21()),
                                   std::abs(placement.m12()) + std::abs(placement.m22()));
    double error = 0.0005 * growth;
    for (int digits = kSvgPathDigits; digits <= kMostDigits; ++digits, error /= 10)
        if (error <= kTolerance) return digits;
    return std::nullopt;
}

bool inRange(const QPainterPath& path)
{
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (!(std::abs(element.x) <= kMaxCoordinate) || !(std::abs(element.y) <= kMaxCoordinate)) return false;
    }
    return true;
}

} // namespace

SvgResult<std::string> writePlacedSvgPath(const QPainterPath& outline, const QTransform& placement)
{
    const auto failure = [](const char* code) { return tl::unexpected<SvgSyntaxError>(SvgSyntaxError{code, 0}); };
    if (static_cast<std::size_t>(outline.elementCount()) > kMaxPathSegments) return failure("path-too-long");
    bool invertible = false;
    const QTransform inverse = placement.inverted(&invertible);
    const std::optional<int> digits = digitsFor(placement);
    if (!invertible || !digits) return failure("flat-transform");
    const QPainterPath local = placement.isIdentity() ? outline : inverse.map(outline);
    if (!inRange(outline) || !inRange(local)) return failure("number-too-large");
    return writeSvgPath(local, *digits);
}

} // namespace marches::editor
