// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/lettering.h"

#include "editor/cartography/style.h"
#include "editor/geometry/boxes.h"
#include "engine/package/mappackage.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QHash>
#include <QRawFont>
#include <QTextLayout>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>

namespace marches::editor {

namespace {

/// Letters are measured and outlined at one height, and scaled from there: a name has the same proportions at each
/// zoom.
constexpr int kEm = 100; ///< pixels
constexpr int kMostKept = 20'000;

/// A letter, or several that are drawn as one.
struct Letter {
    QPainterPath path; ///< from its place on the line; an em is 1
    double x = 0;
    double advance = 0;
};

QFont emFont(const LetterFace& face)
{
    QFont font = labelFont(kEm);
    font.setBold(face.bold);
    font.setItalic(face.italic);
    if (face.spacing != 0) font.setLetterSpacing(QFont::AbsoluteSpacing, face.spacing * kEm);
    return font;
}

QString keyOf(const QString& text, const LetterFace& face)
{
    return QString::number(face.spacing) + (face.bold ? u'b' : u'r') + (face.italic ? u'i' : u'u') + text;
}

/// What was made for a text in a face, kept for the next time.
template <class Thing, class Make> const Thing& kept(const QString& text, const LetterFace& face, Make make)
{
    thread_local QHash<QString, Thing> known;
    const QString key = keyOf(text, face);
    if (const auto found = known.constFind(key); found != known.constEnd()) return *found;
    if (known.size() >= kMostKept) known.clear();
    return *known.insert(key, make());
}

/// Ascent and height of lines.
struct FaceMetrics {
    double ascent = 0;
    double height = 0;
};

const FaceMetrics& metricsOf(const LetterFace& face)
{
    return kept<FaceMetrics>(QString(), LetterFace{face.bold, face.italic, 0}, [&face] {
        const QFontMetricsF metrics(emFont(face));
        return FaceMetrics{metrics.ascent() / kEm, metrics.height() / kEm};
    });
}

std::vector<Letter> outlined(const QString& text, const LetterFace& face)
{
    std::vector<Letter> letters;
    QTextLayout layout(text, emFont(face));
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    if (!line.isValid()) return letters;
    const QTransform toEm = QTransform::fromScale(1.0 / kEm, 1.0 / kEm);
    for (const QGlyphRun& run : layout.glyphRuns()) {
        const QRawFont font = run.rawFont();
        const QList<quint32> glyphs = run.glyphIndexes();
        const QList<QPointF> places = run.positions();
        const QList<QPointF> advances = font.advancesForGlyphIndexes(glyphs);
        for (qsizetype i = 0; i < glyphs.size(); ++i) {
            Letter letter;
            letter.x = places[i].x() / kEm;
            letter.advance = advances[i].x() / kEm;
            letter.path = toEm.map(font.pathForGlyph(glyphs[i]).translated(0, places[i].y() - line.ascent()));
            if (!letter.path.isEmpty()) letters.push_back(std::move(letter));
        }
    }
    std::ranges::stable_sort(letters, {}, &Letter::x);
    return letters;
}

const std::vector<Letter>& lettersIn(const QString& text, const LetterFace& face)
{
    return kept<std::vector<Letter>>(text, face, [&] { return outlined(text, face); });
}

const QPainterPath& lineOfLetters(const QString& text, const LetterFace& face)
{
    return kept<QPainterPath>(text, face, [&] {
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        for (const Letter& letter : lettersIn(text, face)) path.addPath(letter.path.translated(letter.x, 0));
        return path;
    });
}

/// A chain of points by the length along it; before its beginning and beyond its end it goes on straight.
class MeasuredChain {
public:
    explicit MeasuredChain(std::vector<QPointF> points) : m_points(std::move(points)), m_lengths{0}
    {
        for (std::size_t i = 1; i < m_points.size(); ++i)
            m_lengths.push_back(m_lengths.back() + lengthOf(m_points[i] - m_points[i - 1]));
    }
    double length() const { return m_lengths.back(); }
    /// Place and direction (length 1).
    std::pair<QPointF, QPointF> at(double along) const
    {
        const auto after = std::ranges::upper_bound(m_lengths, along);
        const auto last = static_cast<std::ptrdiff_t>(m_points.size()) - 1;
        const auto i = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(after - m_lengths.begin(), 1, last));
        const QPointF way = m_points[i] - m_points[i - 1];
        const QPointF ahead = way / std::max(1e-9, lengthOf(way));
        return {m_points[i - 1] + ahead * (along - m_lengths[i - 1]), ahead};
    }

private:
    static double lengthOf(const QPointF& way) { return std::hypot(way.x(), way.y()); }

    std::vector<QPointF> m_points;
    std::vector<double> m_lengths; ///< to each of them
};

} // namespace

NameLetters nameLetters(const LetterLook& look, const std::optional<engine::Lettering>& own)
{
    NameLetters letters{{look.bold, look.italic, look.spacing}, look.size, look.capitals, 0, {}};
    if (!own) return letters;
    letters.size *= own->size;
    letters.face.spacing += own->spacing;
    if (own->letters != engine::Lettering::Case::Style)
        letters.capitals = own->letters == engine::Lettering::Case::Capitals;
    if (own->curve.size() >= 2)
        for (const engine::MapPoint& point : own->curve) letters.curve.push_back(pointOf(point));
    else
        letters.turn = own->turn;
    return letters;
}

QStringList written(const QStringList& lines, const NameLetters& letters)
{
    if (!letters.capitals) return lines;
    QStringList capitals;
    for (const QString& line : lines) capitals << line.toUpper();
    return capitals;
}

QFont labelFont(double pixels)
{
    QFont font(QStringList{QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif"), QStringLiteral("serif")},
               static_cast<int>(std::lround(pixels)));
    font.setStyleHint(QFont::Serif);
    font.setHintingPreference(QFont::PreferNoHinting); // drawn as outlines: a grid of pixels would only bend them
    font.setWeight(QFont::Bold);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    return font;
}

double widthOf(const QString& text, const LetterFace& face)
{
    if (text.isEmpty()) return 0;
    // Behind the last letter there is no room to leave.
    return kept<double>(text, face, [&] {
        return std::max(0.0, QFontMetricsF(emFont(face)).horizontalAdvance(text) / kEm - face.spacing);
    });
}

double ascentOf(const LetterFace& face) { return metricsOf(face).ascent; }

double lineHeight(const LetterFace& face) { return metricsOf(face).height; }

QSizeF blockSize(const QStringList& lines, const LetterFace& face)
{
    double width = 0;
    for (const QString& line : lines) width = std::max(width, widthOf(line, face));
    return {width, lineHeight(face) * (1 + kLinePitch * static_cast<double>(lines.size() - 1))};
}

QStringList twoLines(const QString& name, const LetterFace& face)
{
    QStringList best{name};
    double shortest = widthOf(name, face);
    for (qsizetype i = 1; i + 1 < name.size(); ++i) {
        if (name[i] != u' ' && name[i] != u'-') continue;
        const QString first = name.left(name[i] == u'-' ? i + 1 : i);
        const QString second = name.mid(i + 1);
        const double width = std::max(widthOf(first, face), widthOf(second, face));
        if (width >= shortest) continue;
        shortest = width;
        best = {first, second};
    }
    return best;
}

QPainterPath blockOfLetters(const QStringList& lines, const LetterFace& face, double pixels, LineAlignment alignment)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    const double width = blockSize(lines, face).width();
    double baseline = ascentOf(face);
    for (const QString& line : lines) {
        const double x = alignment == LineAlignment::Left ? 0 : (width - widthOf(line, face)) / 2;
        path.addPath(lineOfLetters(line, face).translated(x, baseline));
        baseline += lineHeight(face) * kLinePitch;
    }
    return QTransform::fromScale(pixels, pixels).map(path);
}

std::vector<QRectF> letterBoxes(const QStringList& lines, const LetterFace& face)
{
    std::vector<QRectF> boxes;
    const QSizeF size = blockSize(lines, face);
    double baseline = ascentOf(face) - size.height() / 2;
    for (const QString& line : lines) {
        const double left = -widthOf(line, face) / 2;
        for (const Letter& letter : lettersIn(line, face))
            boxes.push_back(letter.path.boundingRect().translated(left + letter.x, baseline));
        baseline += lineHeight(face) * kLinePitch;
    }
    return boxes;
}

std::vector<QPointF> smoothCurve(std::span<const QPointF> points)
{
    std::vector<QPointF> chain;
    if (points.empty()) return chain;
    const auto tangent = [&points](std::size_t i) {
        const QPointF before = points[i == 0 ? 0 : i - 1];
        const QPointF after = points[std::min(i + 1, points.size() - 1)];
        return (after - before) / 6;
    };
    chain.push_back(points[0]);
    for (std::size_t i = 1; i < points.size(); ++i) {
        const QPointF out = points[i - 1] + tangent(i - 1);
        const QPointF in = points[i] - tangent(i);
        for (int k = 1; k <= kCurvePieces; ++k) {
            const double t = static_cast<double>(k) / kCurvePieces;
            const double u = 1 - t;
            chain.push_back(u * u * u * points[i - 1] + 3 * u * u * t * out + 3 * u * t * t * in +
                            t * t * t * points[i]);
        }
    }
    return chain;
}

Letters lettersAlong(const QString& text, const LetterFace& face, double pixels, std::span<const QPointF> points)
{
    Letters set;
    set.path.setFillRule(Qt::WindingFill);
    if (points.size() < 2) return set;
    std::vector<QPointF> chain = smoothCurve(points);
    MeasuredChain measured(chain);
    if (measured.at(measured.length() / 2).second.x() < -1e-9) {
        std::ranges::reverse(chain);
        measured = MeasuredChain(std::move(chain));
    }
    const double ascent = ascentOf(face);
    const double begin = measured.length() / 2 - widthOf(text, face) * pixels / 2;
    for (const Letter& letter : lettersIn(text, face)) {
        const double half = letter.advance / 2;
        const auto [at, ahead] = measured.at(begin + (letter.x + half) * pixels);
        QTransform stand(ahead.x() * pixels, ahead.y() * pixels, -ahead.y() * pixels, ahead.x() * pixels, at.x(),
                         at.y());
        stand.translate(-half, 0);
        set.path.addPath(stand.map(letter.path));
        set.boxes.push_back(stand.mapRect(QRectF(0, -ascent, std::max(letter.advance, 0.1), lineHeight(face))));
    }
    return set;
}

} // namespace marches::editor
