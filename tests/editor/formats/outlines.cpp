// SPDX-License-Identifier: GPL-3.0-or-later
#include "outlines.h"

#include "editor/formats/boardsvg.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <limits>

namespace marches::test {

double farthest(const QPainterPath& a, const QPainterPath& b)
{
    constexpr double kEndless = std::numeric_limits<double>::infinity();
    if (a.elementCount() != b.elementCount()) return kEndless;
    double most = 0;
    for (int i = 0; i < a.elementCount(); ++i) {
        const QPainterPath::Element p = a.elementAt(i);
        const QPainterPath::Element q = b.elementAt(i);
        if (p.type != q.type) return kEndless;
        most = std::max({most, std::abs(p.x - q.x), std::abs(p.y - q.y)});
    }
    return most;
}

QPainterPath outlineIn(const QByteArray& svg, const std::string& id)
{
    const auto board = editor::BoardSvg::read(svg, "board.svg");
    const auto outline = board ? board->outline(id) : std::nullopt;
    return outline ? outline->path : QPainterPath();
}

std::vector<std::string> changedLines(const QByteArray& before, const QByteArray& after)
{
    const QList<QByteArray> old = before.split('\n');
    const QList<QByteArray> now = after.split('\n');
    if (old.size() != now.size()) return {"another number of lines"};
    std::vector<std::string> changed;
    for (qsizetype i = 0; i < old.size(); ++i)
        if (old[i] != now[i]) changed.push_back((old[i].trimmed() + " -> " + now[i].trimmed()).toStdString());
    return changed;
}

QByteArray fileContent(const char* path)
{
    QFile file(QStringLiteral(MARCHES_SOURCE_DIR "/") + QString::fromLatin1(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace marches::test
