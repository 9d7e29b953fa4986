// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/boardsvg.h"
#include "editor/formats/ink.h"
#include "editor/formats/svglayers.h"
#include "editor/painting/paintinks.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace marches;
using namespace marches::editor;

namespace {

constexpr QSize kSize(600, 450);

QByteArray framed(const QByteArray& inside)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"120\" "
           "height=\"90\" viewBox=\"0 0 120 90\">" +
           inside + "</svg>";
}

QImage white()
{
    QImage image(kSize, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

QImage ours(const QByteArray& svg)
{
    QImage image = white();
    QPainter painter(&image);
    paintArtwork(painter, svg, kSize);
    return image;
}

QImage ofQtSvg(const QByteArray& svg)
{
    QImage image = white();
    QSvgRenderer renderer(svg);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, QRectF(QPointF(0, 0), kSize));
    return image;
}

int difference(QRgb p, QRgb q)
{
    return std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
}

/// Share of pixels that differ clearly.
double differing(const QImage& a, const QImage& b)
{
    constexpr int kClearly = 40;
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (difference(a.pixel(x, y), b.pixel(x, y)) > kClearly) ++count;
    return static_cast<double>(count) / (a.width() * a.height());
}

} // namespace

/// Drawings as inks. QtSvg, which reads the same files in a way of its own, is the second opinion.
class TestPaintInks : public QObject {
    Q_OBJECT
private slots:
    void drawingsLookAsQtSvgShowsThem_data()
    {
        QTest::addColumn<QByteArray>("svg");
        const auto row = [](const char* name, const QByteArray& inside) { QTest::newRow(name) << framed(inside); };
        row("shapes", "<rect x=\"5\" y=\"5\" width=\"40\" height=\"30\" rx=\"6\" fill=\"#c33\"/><circle cx=\"80\" "
                      "cy=\"30\" r=\"20\" fill=\"none\" stroke=\"#060\" stroke-width=\"4\"/>");
        row("inherited", "<g fill=\"#48c\" stroke=\"#000\" stroke-width=\"2\"><path d=\"M10 10h40v40z\"/><path "
                         "fill=\"none\" d=\"M60 10h40v40\"/></g>");
        row("opacities", "<g opacity=\"0.5\"><rect width=\"50\" height=\"50\" fill=\"#c33\"/><rect x=\"60\" "
                         "width=\"50\" height=\"50\" fill=\"#3c3\" fill-opacity=\"0.4\"/></g>");
        row("even-odd", "<path fill-rule=\"evenodd\" d=\"M5 5h80v80h-80zM25 25h40v40h-40z\" fill=\"#555\"/>");
        row("turned", "<g transform=\"translate(60 45) rotate(30) scale(1.5)\"><rect x=\"-20\" y=\"-10\" "
                      "width=\"40\" height=\"20\" fill=\"#fc0\" stroke=\"#333\" stroke-width=\"3\"/></g>");
        row("stretched", "<g transform=\"scale(3 1)\"><path d=\"M5 10L30 80\" fill=\"none\" stroke=\"#333\" "
                         "stroke-width=\"4\"/></g>");
        row("dashes", "<path d=\"M5 20H115M5 60H115\" stroke=\"#333\" stroke-width=\"4\" "
                      "stroke-dasharray=\"12,6,3,5\"/>");
        row("caps", "<path d=\"M15 20H100\" stroke=\"#333\" stroke-width=\"12\" stroke-linecap=\"round\"/><path "
                    "d=\"M20 80L60 40 100 80\" fill=\"none\" stroke=\"#633\" stroke-width=\"9\" "
                    "stroke-linejoin=\"round\"/>");
        row("copies", "<defs><path id=\"a\" d=\"M0 0h20v20z\"/></defs><use xlink:href=\"#a\" x=\"10\" y=\"10\" "
                      "fill=\"#a00\"/><use xlink:href=\"#a\" transform=\"translate(60 30) scale(2)\"/>");
        row("gradient", "<defs><linearGradient id=\"g\"><stop offset=\"0\" stop-color=\"#f00\"/><stop offset=\"1\" "
                        "stop-color=\"#00f\"/></linearGradient></defs><rect x=\"10\" y=\"10\" width=\"90\" "
                        "height=\"60\" fill=\"url(#g)\"/>");
        row("radial", "<defs><radialGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" cx=\"60\" cy=\"40\" "
                      "r=\"40\"><stop offset=\"0.2\" stop-color=\"#ff0\"/><stop offset=\"1\" stop-color=\"#063\" "
                      "stop-opacity=\"0.3\"/></radialGradient></defs><rect width=\"120\" height=\"90\" "
                      "fill=\"url(#g)\"/>");
        row("hidden", "<g visibility=\"hidden\"><rect width=\"50\" height=\"50\"/></g><rect display=\"none\" "
                      "width=\"50\" height=\"50\"/><rect x=\"70\" y=\"20\" width=\"20\" height=\"20\"/>");
        const QDir maps(QStringLiteral(MARCHES_SOURCE_DIR "/maps"));
        for (const QString& name : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile file(maps.filePath(name + QStringLiteral("/board.svg")));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto read = BoardSvg::read(file.readAll(), "board.svg");
            QVERIFY(read.has_value());
            QTest::newRow(qPrintable(name)) << read->artwork();
        }
    }

    void drawingsLookAsQtSvgShowsThem()
    {
        QFETCH(QByteArray, svg);
        const QImage a = ours(svg);
        const double share = differing(a, ofQtSvg(svg));
        QVERIFY2(share < 0.002, qPrintable(QString::number(share)));
        QVERIFY(differing(a, white()) > 0.01);
    }

    void inksAreReadAsTheyAreWritten()
    {
        QPainterPath path;
        path.moveTo(10.25, 20.5);
        path.cubicTo(20, 5, 30.75, 60, 80, 70);
        path.lineTo(15, 80);
        path.closeSubpath();
        const QPen pen(QColor(10, 20, 30, 128), 2.25, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        Ink dashed{path, Qt::NoBrush, pen, 1};
        dashed.pen.setDashPattern({2, 1});
        const QPen square(QColor(10, 20, 30), 2, Qt::SolidLine, Qt::SquareCap, Qt::BevelJoin);
        const QPen sharp(QColor(10, 20, 30), 2, Qt::SolidLine, Qt::FlatCap, Qt::SvgMiterJoin);
        const Inks inks{{path, QColor(200, 100, 50), Qt::NoPen, 0.5},
                        {path, QColor(1, 2, 3, 99), pen, 1},
                        dashed,
                        {path, Qt::NoBrush, square, 1},
                        {path, Qt::NoBrush, sharp, 1}};
        const auto read = BoardSvg::read(
            framed(QByteArray::fromStdString(openInkGroup("made") + writeInks(inks, 2) + "</g>")), "written.svg");
        QVERIFY(read.has_value());
        const Inks again = read->inks();
        QCOMPARE(again.size(), inks.size());
        for (std::size_t i = 0; i < inks.size(); ++i) {
            QCOMPARE(again[i].brush.color().rgba(), inks[i].brush.color().rgba());
            QCOMPARE(again[i].pen.style() == Qt::NoPen, inks[i].pen.style() == Qt::NoPen);
            QCOMPARE(again[i].opacity, inks[i].opacity);
            QCOMPARE(again[i].path.boundingRect(), inks[i].path.boundingRect());
            if (inks[i].pen.style() == Qt::NoPen) continue;
            QCOMPARE(again[i].pen.capStyle(), inks[i].pen.capStyle());
            QCOMPARE(again[i].pen.joinStyle(), inks[i].pen.joinStyle());
        }
        QCOMPARE(again[1].pen.color().rgba(), pen.color().rgba());
        QCOMPARE(again[1].pen.widthF(), pen.widthF());
        QCOMPARE(again[2].pen.dashPattern(), dashed.pen.dashPattern());
    }

    void madeGroupsStandFirstInTheirLayers()
    {
        const QByteArray board = newBoardSvg(QSizeF(120, 90));
        const std::map<SvgLayer, std::string> parts{{SvgLayer::Rivers, "<path d=\"M1,1L5,5\"/>\n"},
                                                    {SvgLayer::ArtworkAbove, "<path d=\"M2,2L6,6\"/>\n"}};
        const auto made = withMadeGroups(board, parts);
        QVERIFY(made.has_value());
        QVERIFY(made->contains("id=\"made-layer-rivers\""));
        QVERIFY(!made->contains("made-layer-sites"));
        QCOMPARE(*withMadeGroups(*made, parts), *made);
        QCOMPARE(*withMadeGroups(*made, {}), board);
    }

    void foreignThingsStay_data()
    {
        QTest::addColumn<QByteArray>("svg");
        QTest::newRow("no layers") << framed("<path id=\"a\" d=\"M1 1h9v9z\"/>");
        QTest::newRow("empty") << QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 120 90\"/>");
        QTest::newRow("prefix") << QByteArray("<svg:svg xmlns:svg=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 120 "
                                              "90\"><svg:g id=\"rivers\"/></svg:svg>");
        QTest::newRow("layer") << framed("<g id=\"rivers\"><path id=\"a\" d=\"M1 1h9v9z\"/></g>");
    }

    void foreignThingsStay()
    {
        QFETCH(QByteArray, svg);
        const std::map<SvgLayer, std::string> parts{
            {SvgLayer::ArtworkBelow, "<path d=\"M0,0L50,0L50,50Z\" fill=\"#ff0000\"/>\n"},
            {SvgLayer::Rivers, "<path d=\"M50,50L90,50L90,80Z\" fill=\"#00ff00\"/>\n"}};
        const auto made = withMadeGroups(svg, parts);
        QVERIFY(made.has_value());
        const auto read = BoardSvg::read(*made, "board.svg");
        QVERIFY(read.has_value());
        const auto before = BoardSvg::read(svg, "board.svg");
        QCOMPARE(read->inks().size(), before->inks().size() + 2);
        QCOMPARE(read->has("a"), before->has("a"));
        QCOMPARE(*withMadeGroups(*made, parts), *made);
    }
};

QTEST_MAIN(TestPaintInks)
#include "tst_paintinks.moc"
