// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/boardsvg.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSvgRenderer>
#include <QTest>

#include <cmath>

namespace marches::test {

using editor::BoardSvg;

namespace {

QByteArray svg(const QByteArray& content)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 100 "
           "80\">\n" +
           content + "\n</svg>";
}

/// " a0='' a1='' ..."
QByteArray attributes(int count)
{
    QByteArray all;
    for (int i = 0; i < count; ++i) all += " a" + QByteArray::number(i) + "=''";
    return all;
}

QByteArray utf16(const QByteArray& ascii)
{
    QByteArray wide("\xFF\xFE");
    for (const char c : ascii) wide += QByteArray(1, c) + '\0';
    return wide;
}

} // namespace

/// Board drawings from strangers: what is read, what is left out, and what is refused with its line.
class TestBoardSvg : public QObject {
    Q_OBJECT

private slots:
    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        QTest::newRow("no xml") << QByteArray("hello") << "svg-syntax" << 1;
        QTest::newRow("empty") << QByteArray() << "svg-syntax" << 1;
        QTest::newRow("another root") << QByteArray("<html/>") << "svg-no-root" << 1;
        QTest::newRow("document type with entities")
            << QByteArray(
                   "<?xml version=\"1.0\"?>\n<!DOCTYPE svg [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>\n<svg/>")
            << "svg-doctype" << 2;
        QTest::newRow("tags that do not match") << svg("<g>\n<path d='M0 0'/>") << "svg-syntax" << 4;
        QTest::newRow("more attributes than anybody writes") << svg("<g/>\n<!-- " + QByteArray("a='' ").repeated(900) +
                                                                    "-->\n<path id='a' " + attributes(100'000) + "/>")
                                                             << "svg-too-many-attributes" << 4;
        QTest::newRow("more name spaces than anybody needs")
            << svg("<path " + attributes(100'000).replace(" a", " xmlns:a") + "/>") << "svg-too-many-attributes" << 2;
        QTest::newRow("a tag without end")
            << QByteArray("<svg ") + attributes(100'000) << "svg-too-many-attributes" << 1;
        QTest::newRow("UTF-16") << utf16("<svg xmlns='http://www.w3.org/2000/svg'><g></svg>") << "not-utf8" << 1;
        QTest::newRow("a broken path") << svg("<g/>\n<path id='telmar' d='M0 0 L5'/>") << "svg-bad-path" << 3;
        QTest::newRow("a coordinate beyond reason") << svg("<path d='M0 0L1e8 0'/>") << "svg-number-too-large" << 2;
        QTest::newRow("transforms that multiply")
            << svg("<g transform='scale(99999)'><g transform='scale(99999)'>\n<rect width='5' height='5'/></g></g>")
            << "svg-number-too-large" << 3;
        QTest::newRow("a number that is a word") << svg("<circle r='big'/>") << "svg-bad-number" << 2;
        QTest::newRow("stroke of endless width")
            << svg("<path d='M0 0L5 5' stroke-width='1e300'/>") << "svg-number-too-large" << 2;
        QTest::newRow("no view box") << QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\"/>") << "svg-bad-view-box"
                                     << 1;
        QTest::newRow("a view box of nothing")
            << QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 0 5\"/>") << "svg-bad-view-box" << 1;
        QTest::newRow("nested too deeply")
            << svg(QByteArray("<g>").repeated(70) + QByteArray("</g>").repeated(70)) << "svg-too-deep" << 2;
        QTest::newRow("unknown elements nested too deeply")
            << svg(QByteArray("<x>").repeated(70) + QByteArray("</x>").repeated(70)) << "svg-too-deep" << 2;
        QTest::newRow("copies of copies")
            << svg("<g id='a'><path d='M0 0h1'/></g>\n" + bomb()) << "svg-too-many-copies" << 1;
        QTest::newRow("a copy of itself") << svg("<g id='a'><use href='#a'/></g>") << "svg-too-many-copies" << 1;
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        QFETCH(int, line);
        QElapsedTimer timer;
        timer.start();
        const auto read = BoardSvg::read(bytes, "board.svg");
        QVERIFY(!read.has_value());
        QCOMPARE(QString::fromStdString(read.error().front().code), code);
        QCOMPARE(read.error().front().line, line);
        QCOMPARE(read.error().front().file, std::string("board.svg"));
        QVERIFY2(timer.elapsed() < 5000, "hostile input must not hold us up");
    }

    void saysWhatIsNotWellFormed()
    {
        const auto read = BoardSvg::read(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><use xlink:href='#a'/></svg>", "board.svg");
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().front().code, std::string("svg-syntax"));
        QCOMPARE(read.error().front().args.front().first, std::string("what"));
        QVERIFY(QString::fromStdString(read.error().front().args.front().second).contains(QStringLiteral("xlink")));
    }

    /// Drawing programs write lengths in the units of paper, and shares of the page.
    void lengthsHaveUnits_data()
    {
        QTest::addColumn<QByteArray>("shape");
        QTest::addColumn<QRectF>("box");
        QTest::newRow("millimetres") << QByteArray("<rect id='a' x='25.4mm' width='2.54cm' height='1in'/>")
                                     << QRectF(96, 0, 96, 96);
        QTest::newRow("points") << QByteArray("<rect id='a' x='72pt' width='1pc' height='48PT'/>")
                                << QRectF(96, 0, 16, 64);
        QTest::newRow("pixels") << QByteArray("<rect id='a' width='5px' height='6'/>") << QRectF(0, 0, 5, 6);
        QTest::newRow("letters") << QByteArray("<rect id='a' width='2em' height='2ex'/>") << QRectF(0, 0, 32, 16);
        QTest::newRow("exponents") << QByteArray("<rect id='a' width='1e1' height='2e0em'/>") << QRectF(0, 0, 10, 32);
        QTest::newRow("shares") << QByteArray("<rect id='a' x='10%' y='10%' width='50%' height='50%'/>")
                                << QRectF(10, 8, 50, 40);
        QTest::newRow("a style") << QByteArray("<rect id='a' width='4' height='4' style='stroke-width:0.5mm'/>")
                                 << QRectF(0, 0, 4, 4);
    }
    void numbersOfLinesAreInherited()
    {
        const auto read = BoardSvg::read(svg("<g stroke='#000' stroke-width='3' stroke-miterlimit='7'>"
                                             "<path d='M0 0L5 5' stroke-width='inherit' stroke-miterlimit='inherit' "
                                             "stroke-dashoffset='inherit'/></g>"),
                                         "board.svg");
        QVERIFY(read.has_value());
        const editor::Inks inks = read->inks();
        QCOMPARE(inks.size(), std::size_t(1));
        QCOMPARE(inks.front().pen.widthF(), 3.0);
        QCOMPARE(inks.front().pen.miterLimit(), 7.0);
    }

    /// Layers of areas to be clicked lie hidden below what is painted in other programs' drawings.
    void whatIsHiddenHasNoColour()
    {
        const auto read =
            BoardSvg::read(svg("<g style='display:none'><rect id='a' width='4' height='4' fill='#000'/></g>"
                               "<g id='b' display='none'><rect width='4' height='4' fill='#000'/></g>"
                               "<rect id='c' width='4' height='4' fill='#000'/>"),
                           "board.svg");
        QVERIFY(read.has_value());
        QVERIFY(!read->outline("a")->fill.isValid());
        QVERIFY(!read->outline("b")->fill.isValid());
        QCOMPARE(read->outline("c")->fill, QColor(Qt::black));
    }

    void lengthsHaveUnits()
    {
        QFETCH(QByteArray, shape);
        QFETCH(QRectF, box);
        const auto read = BoardSvg::read(svg(shape), "board.svg");
        QVERIFY(read.has_value());
        const auto outline = read->outline("a");
        QVERIFY(outline.has_value());
        const QRectF drawn = outline->path.boundingRect();
        for (const double difference :
             {drawn.x() - box.x(), drawn.y() - box.y(), drawn.width() - box.width(), drawn.height() - box.height()})
            QVERIFY(std::abs(difference) < 1e-6);
        QCOMPARE(outline->line, 2);
        QVERIFY(!BoardSvg::read(svg("<rect width='5 apples' height='3'/>"), "board.svg").has_value());
        QVERIFY(!BoardSvg::read(svg("<rect width='9999999mm' height='3'/>"), "board.svg").has_value());
    }

    void aPageMayHaveItsSizeInMillimetres()
    {
        const auto read = BoardSvg::read(
            "<svg xmlns='http://www.w3.org/2000/svg' width='210mm' height='297mm'><g/></svg>", "board.svg");
        QVERIFY(read.has_value());
        QCOMPARE(qRound(read->viewBox().width()), 794);
    }

    void reportsAllFaultsOfAFile()
    {
        const auto read = BoardSvg::read(svg("<path d='L1 1'/>\n<circle r='x'/>\n<path d='M0 0Q1'/>"), "board.svg");
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().size(), std::size_t{3});
        QCOMPARE(read.error().back().line, 4);
    }

    void leavesOut_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("image of a local file") << QByteArray("<image href='file:///etc/passwd' width='9' height='9'/>");
        QTest::newRow("image with the older link")
            << QByteArray("<image xlink:href='/dev/zero' width='9' height='9'/>");
        QTest::newRow("script") << QByteArray("<script>alert(1)</script>");
        QTest::newRow("foreign object") << QByteArray(
            "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'>x</body></foreignObject>");
        QTest::newRow("style sheet") << QByteArray("<style>@import url(http://example.org/x.css);</style>");
        QTest::newRow("text") << QByteArray("<text>Telmar</text>");
        QTest::newRow("animation") << QByteArray("<animate attributeName='x' dur='1s'/>");
        QTest::newRow("use of another file") << QByteArray("<use href='other.svg#a'/>");
        QTest::newRow("event handler") << QByteArray("<g onload='alert(1)'/>");
        QTest::newRow("paint from elsewhere")
            << QByteArray("<rect width='5' height='5' fill='url(http://example.org/p.svg#x)'/>");
        QTest::newRow("paint from elsewhere in a style")
            << QByteArray("<rect width='5' height='5' style='fill:url(file:///tmp/p.svg#x)'/>");
        QTest::newRow("filter") << QByteArray("<rect width='5' height='5' filter='url(#f)'/>");
        QTest::newRow("foreign namespace") << QByteArray("<x:path xmlns:x='urn:x' d='M0 0'/>");
    }
    void leavesOut()
    {
        QFETCH(QByteArray, content);
        const auto read = BoardSvg::read(svg("<path d='M0 0h5v5z'/>" + content), "board.svg");
        QVERIFY(read.has_value());
        const QByteArray artwork = read->artwork();
        for (const char* trace : {"file:", "http://example", "alert", "/dev/", "<image", "<text", "<style", "<use",
                                  "filter=", "urn:x", "Telmar", "animate"})
            QVERIFY2(!artwork.contains(trace), trace);
        QVERIFY(artwork.contains("M0 0h5v5z"));
        QVERIFY(QSvgRenderer(artwork).isValid());
    }

    void dashesThatWouldNeverEndAreNotDashed()
    {
        const auto read = BoardSvg::read(
            svg("<g stroke-dasharray='0.0000001'><path stroke='red' d='M0 0L900000 900000'/></g>"), "board.svg");
        QVERIFY(read.has_value());
        QVERIFY(read->artwork().contains("stroke-dasharray=\"none\""));
    }

    void copiesAreWrittenOut()
    {
        const auto read = BoardSvg::read(
            svg("<defs><path id='tree' d='M0 0h5'/></defs><use xlink:href='#tree' x='7' y='8'/>"), "board.svg");
        QVERIFY(read.has_value());
        const QByteArray artwork = read->artwork();
        QCOMPARE(artwork.count("M0 0h5"), 1);
        QVERIFY(artwork.contains("translate(7 8)"));
    }

    void copiesMayHaveASizeInPercent()
    {
        const auto read = BoardSvg::read(
            svg("<path id='tree' d='M0 0h5'/><use xlink:href='#tree' x='7' y='8' width='100%' height='100%'/>"),
            "board.svg");
        QVERIFY(read.has_value());
        QCOMPARE(read->artwork().count("M0 0h5"), 2);
        const auto shifted =
            BoardSvg::read(svg("<path id='tree' d='M0 0h5'/><use xlink:href='#tree' x='7%'/>"), "board.svg");
        QVERIFY(shifted.has_value());
        QVERIFY(shifted->artwork().contains("translate(7 0)"));
    }

    void gradientsAreKept()
    {
        const auto read = BoardSvg::read(
            svg("<defs><linearGradient id='a'><stop offset='50%' stop-color='#fff'/></linearGradient>"
                "<radialGradient id='b' xlink:href='#a' r='30'/></defs><rect width='9' height='9' fill='url(#b)'/>"),
            "board.svg");
        QVERIFY(read.has_value());
        const QByteArray artwork = read->artwork();
        QCOMPARE(artwork.count("<stop"), 2);
        QVERIFY(artwork.contains("fill=\"url(#b)\""));
    }

    void outlinesHaveTheirTransforms()
    {
        const auto read = BoardSvg::read(
            svg("<g transform='translate(10 20)'><g id='isles' transform='scale(2)'><rect width='3' height='4'/>"
                "<rect x='10' width='3' height='4'/></g></g>"),
            "board.svg");
        QVERIFY(read.has_value());
        const auto outline = read->outline("isles");
        QVERIFY(outline.has_value());
        QCOMPARE(outline->path.boundingRect(), QRectF(10, 20, 26, 8));
        QVERIFY(!read->outline("nowhere").has_value());
    }

    void leavesOutWhatIsDrawnLive()
    {
        const auto read =
            BoardSvg::read(svg("<g id='bridge-a-b'><path d='M1 1h7'/></g><path id='c' d='M2 2h9'/>"), "board.svg");
        QVERIFY(read.has_value());
        const QByteArray artwork = read->artwork([](std::string_view id) { return id == "bridge-a-b"; });
        QVERIFY(!artwork.contains("M1 1h7"));
        QVERIFY(artwork.contains("M2 2h9"));
    }

    void whatTheProgramDrawsIsNotAmongTheShapesOfALayer()
    {
        const auto read = BoardSvg::read(svg("<g id='territories'><g id='made-layer-territories'><g id='made-shallows'>"
                                             "<path d='M0 0h5v5z'/></g></g><path id='land' d='M1 1h7v7z'/></g>"),
                                         "board.svg");
        QVERIFY(read.has_value());
        QCOMPARE(read->idsIn("territories"), std::vector<std::string>{"land"});
    }

    void shippedBoardIsReadWhole()
    {
        QFile file(QStringLiteral(MARCHES_SOURCE_DIR "/maps/narnia/board.svg"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = BoardSvg::read(file.readAll(), "board.svg");
        QVERIFY(read.has_value());
        QCOMPARE(read->viewBox(), QRectF(0, 0, 1200, 900));
        const auto telmar = read->outline("telmar");
        QVERIFY(telmar.has_value());
        QVERIFY(telmar->path.contains(QPointF(84.8, 687.9)));
        QVERIFY(telmar->fill.isValid());
        QVERIFY(QSvgRenderer(read->artwork()).isValid());
    }

private:
    /// Seven levels of eight copies each: two million.
    static QByteArray bomb()
    {
        QByteArray text;
        QByteArray below = "a";
        for (char level = 'b'; level < 'i'; ++level) {
            text += "<g id='" + QByteArray(1, level) + "'>" + ("<use href='#" + below + "'/>").repeated(8) + "</g>\n";
            below = QByteArray(1, level);
        }
        return text;
    }
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestBoardSvg)
#include "tst_boardsvg.moc"
