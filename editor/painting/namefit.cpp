// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/namefit.h"

#include "editor/painting/boardlayout.h"
#include "engine/text/messageformatter.h"

#include <algorithm>

namespace marches::editor {

namespace {

constexpr double kMostAbroad = 0.12; ///< part of a line of a name that may lie on other land

/// Part of a line of letters, around a point, that lies on land of others, from 0 to 1. Over the water a name is nobody
/// else's.
double abroad(const BoardDrawing& drawing, std::size_t own, const QPointF& middle, double width)
{
    constexpr int kSteps = 20;
    int points = 0;
    for (int step = 0; step <= kSteps; ++step) {
        const QPointF at(middle.x() + width * (static_cast<double>(step) / kSteps - 0.5), middle.y());
        const int under = drawing.placeAt(at);
        if (under >= 0 && static_cast<std::size_t>(under) != own &&
            drawing.board.place(under).kind == engine::PlaceKind::Land)
            ++points;
    }
    return static_cast<double>(points) / (kSteps + 1);
}

NameFit fitIn(const BoardDrawing& drawing, const LabelPlace& label, std::size_t place)
{
    if (!label.letters.curve.empty() || label.letters.turn != 0) return NameFit::Fits; // as somebody wants it
    const auto lines = static_cast<double>(label.lines.size());
    for (qsizetype line = 0; line < label.lines.size(); ++line) {
        const double y = label.box.top() + label.box.height() * (static_cast<double>(line) + 0.5) / lines;
        const double width = widthOf(label.lines[line], label.letters.face) * label.pixels;
        if (abroad(drawing, place, {label.box.center().x(), y}, width) > kMostAbroad) return NameFit::TooWide;
    }
    return NameFit::Fits;
}

NameFit fitOf(const BoardDrawing& drawing, const LabelPlace& label, std::size_t place)
{
    if (drawing.places[place].shape.isEmpty()) return NameFit::Fits; // it is not drawn
    if (label.isHidden()) return NameFit::NoRoom;
    const engine::PlaceKind kind = drawing.board.place(static_cast<int>(place)).kind;
    const bool beside =
        kind == engine::PlaceKind::Site || kind == engine::PlaceKind::Space; // in its box, or beside the space
    return beside ? NameFit::Fits : fitIn(drawing, label, place);
}

std::vector<BoardName> namesOf(const BoardDrawing& drawing, const BoardWording& wording)
{
    std::vector<BoardName> names;
    for (int place = 0; place < drawing.board.placeCount(); ++place)
        names.push_back(wording.boardName({engine::Space::Place, static_cast<std::int16_t>(place)}));
    return names;
}

/// The parts of a name, and what joins each to the one before it: a space or nothing.
struct NameParts {
    QStringList words;
    QStringList joints;
};

NameParts partsOf(const QString& name)
{
    NameParts parts;
    for (const QString& word : name.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        QString joint = QStringLiteral(" ");
        qsizetype from = 0;
        for (qsizetype at = word.indexOf(QLatin1Char('-')); at >= 0 && at + 1 < word.size();
             at = word.indexOf(QLatin1Char('-'), at + 1)) {
            parts.words << word.mid(from, at + 1 - from);
            parts.joints << joint;
            joint.clear();
            from = at + 1;
        }
        parts.words << word.mid(from);
        parts.joints << joint;
    }
    return parts;
}

QString joined(const NameParts& parts, qsizetype from, qsizetype to)
{
    QString line = parts.words[from];
    for (qsizetype i = from + 1; i < to; ++i) line += parts.joints[i] + parts.words[i];
    return line;
}

struct Broken {
    QStringList lines;
    double widest = 0;
};

/// The best way for the parts from one on; there are as many parts as lines at least.
Broken breakFrom(const NameParts& parts, qsizetype from, int lines)
{
    const qsizetype count = parts.words.size();
    if (lines == 1) {
        const QString line = joined(parts, from, count);
        return {{line}, widthOf(line, {})};
    }
    Broken best;
    for (qsizetype to = from + 1; to <= count - (lines - 1); ++to) {
        const QString line = joined(parts, from, to);
        Broken rest = breakFrom(parts, to, lines - 1);
        const double widest = std::max(rest.widest, widthOf(line, {}));
        if (!best.lines.isEmpty() && widest >= best.widest) continue;
        best = {QStringList{line} + rest.lines, widest};
    }
    return best;
}

} // namespace

std::vector<NameFit> nameFits(const BoardDrawing& drawing, const BoardWording& wording)
{
    const std::vector<LabelPlace> labels = placeLabels(drawing, namesOf(drawing, wording), BoardSizes(1.0));
    std::vector<NameFit> fits;
    for (std::size_t place = 0; place < labels.size(); ++place) fits.push_back(fitOf(drawing, labels[place], place));
    return fits;
}

std::vector<NameMisfit> nameMisfits(const BoardDrawing& drawing, const engine::Texts& texts,
                                    const std::string& sourceLanguage, const std::string& language)
{
    std::vector<NameMisfit> misfits;
    const std::vector<NameFit> theirs = nameFits(drawing, mapWording(texts, drawing.board, sourceLanguage));
    const std::vector<NameFit> ours = nameFits(drawing, mapWording(texts, drawing.board, language));
    for (std::size_t place = 0; place < ours.size(); ++place)
        if (ours[place] > theirs[place])
            misfits.push_back(
                {static_cast<int>(place), ours[place], nameKey(drawing.board, texts, static_cast<int>(place))});
    return misfits;
}

QStringList brokenInto(const QString& name, int lines)
{
    constexpr qsizetype kMostParts = 24; // a name of more is a sentence
    const NameParts parts = partsOf(name);
    if (lines < 1 || parts.words.size() < lines || parts.words.size() > kMostParts) return {};
    return breakFrom(parts, 0, lines).lines;
}

QString unbroken(const QString& onBoard, const QString& name)
{
    const auto squeezed = [](QString text) { return text.remove(QLatin1Char('\n')).remove(QLatin1Char(' ')); };
    return squeezed(onBoard) == squeezed(name) ? name : onBoard.simplified();
}

int linesToFit(const BoardDrawing& drawing, const BoardWording& wording, int place, const QString& called)
{
    std::vector<BoardName> names = namesOf(drawing, wording);
    const auto at = static_cast<std::size_t>(place);
    BoardName& name = names[at];
    const qsizetype now = name.lines.size();
    const QStringList written =
        placeLabels(drawing, names, BoardSizes(1.0))[at].lines; // the board breaks a name by itself, too
    int most = 0;
    for (int lines = 2; lines <= BoardName::kMostLines; ++lines) {
        const QStringList broken = brokenInto(called, lines);
        if (broken.isEmpty()) break;
        name.lines = broken;
        most = lines;
        if (fitOf(drawing, placeLabels(drawing, names, BoardSizes(1.0))[at], at) == NameFit::Fits) break;
    }
    return most > now && name.lines != written ? most : 0;
}

std::string nameKey(const engine::Board& board, const engine::Texts& texts, int place)
{
    return engine::textBase(texts, engine::Space::Place, board.place(place).id) + ".name";
}

} // namespace marches::editor
