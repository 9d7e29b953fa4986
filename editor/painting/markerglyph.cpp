// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/markerglyph.h"

#include "editor/formats/boardsvg.h"

#include <QFile>
#include <QPolygonF>
#include <QTransform>

#include <map>
#include <string>

// A static library's resources are linked only where somebody asks for them; the macro must stand outside of
// namespaces.
static void initialisePieces() { Q_INIT_RESOURCE(pieces); }

namespace marches::editor {

namespace {

QPainterPath flag()
{
    QPainterPath path;
    path.addPolygon(
        QPolygonF({QPointF(0.2, 0.05), QPointF(0.9, 0.3), QPointF(0.3, 0.55), QPointF(0.3, 1.0), QPointF(0.2, 1.0)}));
    path.closeSubpath();
    return path;
}

QString fileOf(std::string_view id)
{
    initialisePieces();
    return QStringLiteral(":/pieces/%1.svg").arg(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
}

QPainterPath loadGlyph(const std::string& id)
{
    QFile file(fileOf(id));
    if (!file.open(QIODevice::ReadOnly)) return flag();
    const engine::Result<BoardSvg> svg = BoardSvg::read(file.readAll(), id);
    if (!svg) return flag();
    const QRectF box = svg->viewBox();
    return QTransform().scale(1 / box.width(), 1 / box.height()).translate(-box.x(), -box.y()).map(svg->wholeOutline());
}

} // namespace

const QPainterPath& pieceGlyph(std::string_view id)
{
    static std::map<std::string, QPainterPath, std::less<>> glyphs; // of the thread that paints; a dozen at most
    const auto found = glyphs.find(id);
    if (found != glyphs.end()) return found->second;
    return glyphs.emplace(std::string(id), loadGlyph(std::string(id))).first->second;
}

const QPainterPath* tokenGlyph(std::string_view id)
{
    const std::size_t end = id.find_last_not_of("0123456789");
    if (end != std::string_view::npos && id[end] == '-') id = id.substr(0, end);
    static std::map<std::string, bool, std::less<>> known; // of the thread that paints
    auto found = known.find(id);
    if (found == known.end()) found = known.emplace(std::string(id), QFile::exists(fileOf(id))).first;
    return found->second ? &pieceGlyph(id) : nullptr;
}

} // namespace marches::editor
