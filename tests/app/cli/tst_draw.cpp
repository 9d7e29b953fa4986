// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/boardart.h"
#include "editor/document/mapfiles.h"
#include "editor/formats/boardsvg.h"
#include "editor/formats/svglayers.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/weld.h"
#include "editor/painting/artwork.h"
#include "editor/painting/boarddrawing.h"
#include "engine/package/mappackage.h"
#include "tests/editor/geometry/samplemap.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace marches::editor {

namespace {

constexpr qsizetype kLargestBoard = 3'000'000; ///< bytes, of up to 60 territories

struct Ran {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

Ran run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment clean = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"LANGUAGE", "LC_MESSAGES", "LANG"}) clean.remove(QLatin1String(name));
    clean.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process.setProcessEnvironment(clean);
    process.start(program, arguments);
    Ran ran;
    if (process.waitForFinished(240'000) && process.exitStatus() == QProcess::NormalExit)
        ran.status = process.exitCode();
    ran.out = process.readAllStandardOutput();
    ran.err = process.readAllStandardError();
    return ran;
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Everything in a folder, below a new one.
bool copyFolder(const QString& from, const QString& to)
{
    if (!QDir().mkpath(to)) return false;
    for (const QFileInfo& one : QDir(from).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
        const QString there = to + QLatin1Char('/') + one.fileName();
        if (one.isDir() ? !copyFolder(one.filePath(), there) : !QFile::copy(one.filePath(), there)) return false;
    }
    return true;
}

QString shipped(const QString& map) { return QStringLiteral(MARCHES_SOURCE_DIR "/maps/") + map; }

/// Ten by six territories, each as large as those of the shipped maps.
MapModel landOfSixty()
{
    SampleMap sample;
    sample.columns = 10;
    sample.rows = 6;
    sample.cell = 130;
    MapModel model;
    const std::vector<QPainterPath> shapes = sampleShapes(sample);
    model.drawing = weldShapes(shapes).map;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        PlaceRecord record;
        record.id = "t" + std::to_string(i);
        record.face = static_cast<FaceId>(i);
        model.apply(TextChange{{"en", "territory." + record.id + ".name"}, {}, "Land " + std::to_string(i)});
        model.apply(RowChange<PlaceRecord>{model.newKey(), i, std::nullopt, record});
    }
    return model;
}

QStringList shippedMaps()
{
    return QDir(QStringLiteral(MARCHES_SOURCE_DIR "/maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

} // namespace

/// `marches-cli draw`, and what its board.svg is worth to other programs.
class TestDraw : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }

    void shippedBoardsAreWhatIsDrawn_data()
    {
        QTest::addColumn<QString>("map");
        for (const QString& map : shippedMaps()) QTest::addRow("%s", qPrintable(map)) << map;
    }

    /// From its outlines and records, with what was taken in hand where that is.
    void shippedBoardsAreWhatIsDrawn()
    {
        QFETCH(QString, map);
        const QString folder = m_folder.filePath(map);
        QVERIFY(copyFolder(shipped(map), folder));
        const QByteArray board = contents(shipped(map) + QStringLiteral("/board.svg"));
        const engine::Result<QByteArray> bare = withMadeGroups(board, {});
        QVERIFY(bare && bare->size() < board.size() / 2); // what is left is somebody's
        QVERIFY(write(folder + QStringLiteral("/board.svg"), *bare));
        const Ran ran = draw({folder});
        QVERIFY2(ran.status == 0 && ran.err.isEmpty() && ran.out.isEmpty(), ran.err.constData());
        QVERIFY2(contents(folder + QStringLiteral("/board.svg")) == board, "marches-cli draw writes another board.svg");
        QCOMPARE(contents(folder + QStringLiteral("/map.yaml")), contents(shipped(map) + QStringLiteral("/map.yaml")));
        const engine::Result<engine::MapData> data = engine::loadMap(shipped(map).toStdString());
        QVERIFY(data);
        if (data->board.placeCount() <= 60) QVERIFY2(board.size() < kLargestBoard, qPrintable(map));
    }

    void optionsAreKeptInTheMap()
    {
        const QString folder = copyOf(QStringLiteral("two-isles"));
        const Ran ran =
            draw({folder, QStringLiteral("--style"), QStringLiteral("winter"), QStringLiteral("--seed"),
                  QStringLiteral("7"), QStringLiteral("--fills"), QStringLiteral("regions"), QStringLiteral("--woods"),
                  QStringLiteral("0.5"), QStringLiteral("--heights"), QStringLiteral("2")});
        QVERIFY2(ran.status == 0, ran.err.constData());
        const engine::Result<engine::MapData> map = engine::loadMap(folder.toStdString());
        QVERIFY(map && map->art);
        QCOMPARE(map->art->style, std::string("winter"));
        QCOMPARE(map->art->seed, 7);
        QVERIFY(map->art->fills == engine::MapArt::Fills::Regions);
        QCOMPARE(map->art->woods, 0.5);
        QCOMPARE(map->art->heights, 2.0);
        const QByteArray board = contents(folder + QStringLiteral("/board.svg"));
        QVERIFY(board != contents(shipped(QStringLiteral("two-isles/board.svg"))));
        // What is not said is as the map says it, and once more changes nothing.
        QCOMPARE(draw({folder}).status, 0);
        QCOMPARE(contents(folder + QStringLiteral("/board.svg")), board);
        QCOMPARE(draw({folder, QStringLiteral("--woods"), QStringLiteral("3")}).status, 0);
        QVERIFY(contents(folder + QStringLiteral("/board.svg")) != board);
        QCOMPARE(engine::loadMap(folder.toStdString())->art->style, std::string("winter"));
    }

    void aMapIsNamedByItsFileToo()
    {
        const QString folder = copyOf(QStringLiteral("two-isles"));
        const Ran ran = draw({folder + QStringLiteral("/map.yaml"), QStringLiteral("--json")});
        QVERIFY2(ran.status == 0, ran.err.constData());
        QCOMPARE(QJsonDocument::fromJson(ran.out).object().value(QStringLiteral("file")).toString(),
                 folder + QStringLiteral("/board.svg"));
    }

    void whatOthersDrewIsKeptUnlessToldOtherwise()
    {
        const QString folder = copyOf(QStringLiteral("two-isles"));
        const QString file = folder + QStringLiteral("/board.svg");
        const QByteArray ship = "<path id=\"a-ship\"  d=\"M10,10 h20 v8 z\" fill='#804020'/>";
        QByteArray board = contents(file);
        const qsizetype end = board.lastIndexOf("</g>", board.lastIndexOf("</svg>"));
        board.insert(end, ship + "\n");
        QVERIFY(write(file, board));
        QCOMPARE(draw({folder, QStringLiteral("--style"), QStringLiteral("atlas")}).status, 0);
        QCOMPARE(contents(file).count(ship), 1); // byte for byte
        QCOMPARE(draw({folder, QStringLiteral("--fresh")}).status, 0);
        QVERIFY(!contents(file).contains("a-ship"));
        const engine::Result<MapFiles> files = readMapFiles(folder.toStdString());
        QVERIFY(files);
        QVERIFY(openMap(*files, folder.toStdString()));
    }

    void wrongWordsChangeNothing_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const char* options, const char* says) {
            QTest::newRow(name) << QString::fromLatin1(options).split(QLatin1Char(' ')) << QByteArray(says);
        };
        row("style", "--style baroque", "There is no style “baroque”. Styles: parchment, atlas,");
        row("style without a name", "--style", "--style");
        row("seed below 0", "--seed -1", "--seed");
        row("seed too large", "--seed 1000001", "--seed");
        row("seed that is none", "--seed seven", "seven");
        row("fills", "--fills colours", "--fills is terrain or regions, not “colours”.");
        row("woods above 3", "--woods 3.5", "--woods is a number from 0 to 3, not “3.5”.");
        row("woods that are none", "--woods many", "--woods is a number from 0 to 3, not “many”.");
        row("heights below 0", "--heights -1", "--heights");
        row("an option of others", "--theme dark", "--theme");
        row("two maps", "narnia", "narnia");
    }

    void wrongWordsChangeNothing()
    {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, says);
        const QString folder = copyOf(QStringLiteral("two-isles"));
        const Ran ran = draw(QStringList{folder} + options);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains(says), ran.err.constData());
        QVERIFY(ran.out.isEmpty());
        for (const char* name : {"board.svg", "map.yaml"})
            QCOMPARE(contents(folder + QLatin1Char('/') + QLatin1String(name)),
                     contents(shipped(QStringLiteral("two-isles/")) + QLatin1String(name)));
    }

    void withoutAMapThereIsNothingToDraw()
    {
        QCOMPARE(draw({}).status, 2);
        const Ran none = draw({m_folder.filePath(QStringLiteral("nowhere"))});
        QCOMPARE(none.status, 1);
        QVERIFY2(none.err.contains("nowhere"), none.err.constData());
        QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("nowhere"))));
    }

    void aMapThatCannotBeReadIsLeftAsItIs()
    {
        const QString folder = copyOf(QStringLiteral("two-isles"));
        const QByteArray board = contents(folder + QStringLiteral("/board.svg"));
        QByteArray map = contents(folder + QStringLiteral("/map.yaml"));
        map.replace("style:", "styel:");
        QVERIFY(write(folder + QStringLiteral("/map.yaml"), map));
        const Ran ran = draw({folder});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("map.yaml:") && ran.err.contains("styel"), ran.err.constData());
        QCOMPARE(contents(folder + QStringLiteral("/board.svg")), board);
        QCOMPARE(contents(folder + QStringLiteral("/map.yaml")), map);
        // A drawing that is none.
        const QString other = copyOf(QStringLiteral("two-isles"));
        QVERIFY(write(other + QStringLiteral("/board.svg"), "<svg"));
        const Ran torn = draw({other});
        QCOMPARE(torn.status, 1);
        QVERIFY2(torn.err.contains("board.svg"), torn.err.constData());
        QCOMPARE(contents(other + QStringLiteral("/board.svg")), QByteArray("<svg"));
    }

    void sixtyTerritoriesStaySmall_data()
    {
        QTest::addColumn<QString>("style");
        for (const char* style : {"parchment", "atlas", "print", "night", "blueprint", "winter"})
            QTest::addRow("%s", style) << QString::fromLatin1(style);
    }

    /// On a sheet as those of the shipped maps, a quarter of it wooded, with hills, mountains and the rest in turn, and
    /// all on the sheet.
    void sixtyTerritoriesStaySmall()
    {
        QFETCH(QString, style);
        MapModel model = landOfSixty();
        const QRectF land = boxOfAll(model);
        model.info.id = "sixty";
        model.info.language = "en";
        model.info.width = land.right() + 60;
        model.info.height = land.bottom() + 60;
        model.info.art.emplace().style = style.toStdString();
        model.info.art->title = engine::MapPoint{model.info.width / 2, model.info.height - 40};
        model.info.art->compass = engine::MapPoint{80, model.info.height - 80};
        constexpr std::array kTerrains{"wooded", "hills", "plain", "mountain", "fields", "wooded", "plain", "desert"};
        std::size_t next = 0;
        ModelChanges changes;
        for (const Row<PlaceRecord>& row : model.places()) {
            PlaceRecord after = row.record;
            after.terrain = kTerrains[next++ % kTerrains.size()];
            changes.push_back(RowChange<PlaceRecord>{row.key, model.places().placeOf(row.key), row.record, after});
        }
        model.apply(changes);
        const MapFiles files =
            newMapFiles("sixty", "en", "Sixty", model.info.width, model.info.height, *model.info.art);
        const auto base = SavedBaseline::of(model, files, {});
        QVERIFY(base);
        const engine::Result<QByteArray> svg = base->svgFor(model);
        QVERIFY(svg);
        QCOMPARE(model.places().size(), std::size_t(60));
        qInfo("%s: %d bytes on %g x %g", qPrintable(style), static_cast<int>(svg->size()), model.info.width,
              model.info.height);
        QVERIFY(svg->size() > 100'000);
        QVERIFY2(svg->size() < kLargestBoard, qPrintable(QString::number(svg->size())));
    }

    void otherProgramsShowTheSame_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("style");
        for (const char* map : {"narnia", "amber-straits", "world"})
            for (const char* style : {"", "print", "night"})
                QTest::addRow("%s %s", map, style) << QString::fromLatin1(map) << QString::fromLatin1(style);
    }

    /// rsvg-convert and the program smooth edges each in their own way: of the channels of a pixel the mean difference
    /// stays below 3 of 255, and no more than 1 pixel in 200 differs by more than 64 in one of them.
    void otherProgramsShowTheSame()
    {
        QFETCH(QString, map);
        QFETCH(QString, style);
        const QString folder = copyOf(map);
        if (!style.isEmpty()) QCOMPARE(draw({folder, QStringLiteral("--style"), style}).status, 0);
        const QString file = folder + QStringLiteral("/board.svg");
        QByteArray board = contents(file);
        const engine::Result<engine::MapData> data = engine::loadMap(folder.toStdString());
        QVERIFY(data);
        const QSizeF size(data->width, data->height);
        const QImage lettered = convert(file, size);
        QCOMPARE(lettered.size(), size.toSize());
        // The letters of the sheet are for the others alone.
        const qsizetype letters = board.indexOf("<g id=\"made-letters\">");
        QCOMPARE(letters >= 0, data->art->title || data->art->legend || data->art->scale);
        if (letters >= 0) board.remove(letters, board.indexOf("</g>", letters) + 4 - letters);
        QVERIFY(write(file, board));
        const QImage theirs = convert(file, size);
        if (letters >= 0) QVERIFY(theirs != lettered);
        const auto drawing = makeBoardDrawing(*data, board, file.toStdString());
        QVERIFY(drawing);
        QImage ours(theirs.size(), QImage::Format_RGB32);
        ours.fill(Qt::white);
        QPainter painter(&ours);
        painter.drawImage(0, 0, renderArtwork((*drawing)->artwork, size, 1));
        painter.end();
        const Difference found = differenceOf(ours, theirs);
        qInfo("%s %s: mean %.2f, far %.2f in 1000", qPrintable(map), qPrintable(style), found.mean, 1000 * found.far);
        if (qEnvironmentVariableIsSet("MARCHES_KEEP_PICTURES")) {
            ours.save(map + style + QStringLiteral("-ours.png"));
            theirs.save(map + style + QStringLiteral("-theirs.png"));
            lettered.save(map + style + QStringLiteral("-lettered.png"));
        }
        QVERIFY(found.mean < 3);
        QVERIFY(found.far < 0.005);
    }

private:
    struct Difference {
        double mean = 0; ///< of a channel
        double far = 0;  ///< share of pixels
    };

    static Ran draw(const QStringList& arguments)
    {
        return run(QStringLiteral(MARCHES_CLI),
                   QStringList{QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("--data"),
                               QStringLiteral(MARCHES_SOURCE_DIR), QStringLiteral("draw")} +
                       arguments);
    }

    QString copyOf(const QString& map)
    {
        const QString folder = m_folder.filePath(QStringLiteral("%1/%2").arg(++m_copies).arg(map));
        return copyFolder(shipped(map), folder) ? folder : QString();
    }

    QImage convert(const QString& svg, const QSizeF& size)
    {
        const QString picture = m_folder.filePath(QStringLiteral("picture.png"));
        QFile::remove(picture);
        const Ran ran = run(QStringLiteral("rsvg-convert"),
                            {QStringLiteral("-w"), QString::number(size.toSize().width()), QStringLiteral("-h"),
                             QString::number(size.toSize().height()), QStringLiteral("--unlimited"),
                             QStringLiteral("-b"), QStringLiteral("white"), QStringLiteral("-o"), picture, svg});
        if (ran.status != 0) qWarning("rsvg-convert: %s", ran.err.constData());
        return QImage(picture).convertToFormat(QImage::Format_RGB32);
    }

    static Difference differenceOf(const QImage& a, const QImage& b)
    {
        constexpr int kFar = 64;
        double sum = 0;
        double far = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x) {
                const QRgb one = a.pixel(x, y);
                const QRgb other = b.pixel(x, y);
                const std::array parts{std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                                       std::abs(qBlue(one) - qBlue(other))};
                sum += parts[0] + parts[1] + parts[2];
                if (*std::ranges::max_element(parts) > kFar) ++far;
            }
        const double pixels = static_cast<double>(a.width()) * a.height();
        return {sum / pixels / 3, far / pixels};
    }

    static QRectF boxOfAll(const MapModel& model)
    {
        QRectF box;
        for (const Row<PlaceRecord>& row : model.places()) box |= boundsOf(model.drawing, row.record.face);
        return box;
    }

    QTemporaryDir m_folder;
    int m_copies = 0;
};

} // namespace marches::editor

QTEST_MAIN(marches::editor::TestDraw)
#include "tst_draw.moc"
