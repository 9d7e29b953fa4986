// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapdocument.h"
#include "editor/document/mapfiles.h"
#include "editor/formats/svglayers.h"
#include "editor/model/mapconversion.h"
#include "editor/painting/boarddrawing.h"
#include "editor/painting/mapartwork.h"
#include "editor/painting/mappainter.h"
#include "editor/painting/mapscene.h"
#include "editor/painting/paintinks.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>

using namespace marches;
using namespace marches::editor;

namespace {

QImage sheet(const QSizeF& board, double scale)
{
    QImage image(static_cast<int>(std::ceil(board.width() * scale)),
                 static_cast<int>(std::ceil(board.height() * scale)), QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

/// The board as it is edited, without names.
QImage edited(const MapModel& model, const QByteArray& artwork, const SavedBaseline& base, double scale)
{
    const MapDocument document(model);
    MapArtwork drawn;
    if (!drawn.setSource(artwork, model)) return {};
    MapScene scene(drawn);
    scene.setDocument(&document);
    scene.waitForMade();
    scene.setPixel(1 / scale);
    scene.layers.show(MapLayer::Labels, false);
    scene.fill = [&](Key place) { return base.fill(model, place); };
    QImage image = sheet({model.info.width, model.info.height}, scale);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintMap(painter, scene, scene.boardRect());
    return image;
}

/// The same board as it is played, before anybody owns anything of it.
QImage played(const BoardDrawing& drawing, double scale)
{
    QImage image = sheet(drawing.size, scale);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintArtwork(painter, drawing.artwork, drawing.size);
    return image;
}

int differing(const QImage& a, const QImage& b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return count;
}

} // namespace

/// What the editor shows is what the game shows: no pixel of a board differs.
class TestOnePicture : public QObject {
    Q_OBJECT
private slots:
    void theEditorShowsWhatTheGameShows_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("style");
        QTest::addColumn<double>("scale");
        const QDir maps(QStringLiteral(MARCHES_SOURCE_DIR "/maps"));
        for (const QString& name : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            for (const char* style : {"parchment", "night"})
                for (const double scale : {0.8, 2.3})
                    QTest::addRow("%s %s %g", qPrintable(name), style, scale)
                        << maps.filePath(name) << QString::fromLatin1(style) << scale;
    }

    void theEditorShowsWhatTheGameShows()
    {
        QFETCH(QString, map);
        QFETCH(QString, style);
        QFETCH(double, scale);
        const auto files = readMapFiles(map.toStdString());
        QVERIFY(files.has_value());
        auto opened = openMap(*files, map.toStdString());
        QVERIFY(opened.has_value());
        MapModel& model = opened->model;
        model.info.art.emplace().style = style.toStdString();
        MapFiles bare = *files;
        bare.svg = newBoardSvg(QSizeF(model.info.width, model.info.height));
        const auto base = SavedBaseline::of(model, bare, opened->base.underlays());
        QVERIFY(base.has_value());
        const auto svg = base->svgFor(model);
        QVERIFY(svg.has_value());
        const auto drawing = makeBoardDrawing(mapDataOf(model), *svg, "board.svg");
        QVERIFY(drawing.has_value());
        const QImage game = played(**drawing, scale);
        const QImage editor = edited(model, *base->artworkFor(model), *base, scale);
        const int count = differing(game, editor);
        if (count > 0 && qEnvironmentVariableIsSet("MARCHES_KEEP_PICTURES")) {
            game.save(QStringLiteral("game.png"));
            editor.save(QStringLiteral("editor.png"));
        }
        QCOMPARE(count, 0);
    }
};

QTEST_MAIN(TestOnePicture)
#include "tst_onepicture.moc"
