// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgdocument.h"

#include "editor/formats/boardsvg.h"
#include "outlines.h"

#include <QTest>

namespace marches::test {

using namespace editor;

namespace {

QPainterPath triangle(double x = 10, double y = 20)
{
    QPainterPath path;
    path.moveTo(x, y);
    path.lineTo(x + 30.5, y);
    path.cubicTo(x + 20, y + 10, x + 15, y + 20, x + 12.25, y + 30.125);
    path.closeSubpath();
    return path;
}

QByteArray svg(const QByteArray& content)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 80\">\n" + content + "\n</svg>\n";
}

/// The drawing after changes, or "error: code (id)".
QByteArray changed(const QByteArray& bytes, const std::vector<SvgChange>& changes)
{
    const auto document = SvgDocument::read(bytes, "board.svg");
    if (!document) return "not read: " + QByteArray::fromStdString(document.error().front().code);
    const auto result = document->withChanges(changes);
    if (!result) return "error: " + QByteArray::fromStdString(result.error().front().code);
    return *result;
}

QByteArray inkscape() { return fileContent("tests/data/drawings/inkscape.svg"); }

} // namespace

/// Drawings are changed where they are changed, and nowhere else.
class TestSvgDocument : public QObject {
    Q_OBJECT

private slots:
    void withoutChangesTheBytesAreTheSame_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("the shipped board") << fileContent("maps/narnia/board.svg");
        QTest::newRow("a drawing of Inkscape") << inkscape();
        QTest::newRow("a new board") << newBoardSvg({1200, 900.5});
        QTest::newRow("byte order mark and CRLF") << "\xEF\xBB\xBF<?xml version='1.0'?>\r\n" + svg("<g/>\r\n");
    }
    void withoutChangesTheBytesAreTheSame()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!bytes.isEmpty());
        QCOMPARE(changed(bytes, {}), bytes);
    }

    /// Every outline of a drawing set to what it is: not one byte differs, whatever its shapes and transforms.
    void outlinesSetToWhatTheyAreChangeNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("the shipped board") << fileContent("maps/narnia/board.svg");
        QTest::newRow("a drawing of Inkscape") << inkscape();
    }
    void outlinesSetToWhatTheyAreChangeNothing()
    {
        QFETCH(QByteArray, bytes);
        const auto board = BoardSvg::read(bytes, "board.svg");
        QVERIFY(board.has_value());
        std::vector<SvgChange> changes;
        for (const QByteArray name : {"path", "rect", "ellipse", "polygon", "polyline"}) {
            for (const std::string_view id : board->ids()) {
                const QByteArray key = " id=\"" + QByteArray(id.data(), static_cast<qsizetype>(id.size())) + '"';
                const qsizetype at = bytes.indexOf(key);
                if (bytes.mid(bytes.lastIndexOf('<', at) + 1).startsWith(name))
                    changes.emplace_back(SetSvgPath{std::string(id), board->outline(id)->path});
            }
        }
        QVERIFY(changes.size() >= 6);
        QVERIFY(changed(bytes, changes) == bytes);
    }

    void oneShapeEditedIsADifferenceOfItsPathAlone()
    {
        const QByteArray bytes = fileContent("maps/narnia/board.svg");
        const QByteArray edited = changed(bytes, {SetSvgPath{"telmar", triangle()}});
        const auto lines = changedLines(bytes, edited);
        QCOMPARE(lines.size(), std::size_t{1});
        const qsizetype element = bytes.lastIndexOf("<path", bytes.indexOf("id=\"telmar\""));
        const qsizetype begin = bytes.indexOf(" d=\"", element) + 4;
        const qsizetype end = bytes.indexOf('"', begin);
        QCOMPARE(edited, bytes.left(begin) + "M10,20L40.5,20C30,30 25,40 22.25,50.125Z" + bytes.mid(end));
    }

    void outlinesAreWhereTheyShouldBe_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : {"west-sea", "lake", "north-isle", "star-isle", "big-twin", "twin-isles", "group1",
                               "south-rock", "shoal", "territories", "layer1"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void outlinesAreWhereTheyShouldBe()
    {
        QFETCH(QString, id);
        const QByteArray edited = changed(inkscape(), {SetSvgPath{id.toStdString(), triangle(33.3, 44.4)}});
        QVERIFY2(farthest(outlineIn(edited, id.toStdString()), triangle(33.3, 44.4)) < 0.001, edited.constData());
    }

    void changesOfShapes_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const QByteArray d = "M10,20L40.5,20C30,30 25,40 22.25,50.125Z";
        QTest::newRow("a path with single quotes and CRLF")
            << QByteArray("<path\r\n  id='a'\r\n  d = 'M0 0h1'\r\n  fill='red'/>")
            << "<path\r\n  id='a'\r\n  d = '" + d + "'\r\n  fill='red'/>";
        QTest::newRow("a path without data") << QByteArray("<path id='a'/>") << "<path id='a' d=\"" + d + "\"/>";
        QTest::newRow("a rectangle with a child")
            << QByteArray("<rect id='a' x='1' y='2' width='3' height='4' rx='1' class='k'><title>T</title></rect >")
            << "<path id='a' class='k' d=\"" + d + "\"><title>T</title></path >";
        QTest::newRow("a circle") << QByteArray("<circle id='a' cx='1' cy='2' r='3' fill='red' />")
                                  << "<path id='a' fill='red' d=\"" + d + "\" />";
        QTest::newRow("a polygon") << QByteArray("<polygon points='1,2 3,4' id='a'/>")
                                   << "<path id='a' d=\"" + d + "\"/>";
        QTest::newRow("a moved group")
            << QByteArray("<g transform='translate(10 20)'><path transform='scale(2)' id='a' d='M0 0h1'/></g>")
            << QByteArray("<g transform='translate(10 20)'><path transform='scale(2)' id='a' "
                          "d='M0,0L15.25,0C10,5 7.5,10 6.125,15.0625Z'/></g>");
        QTest::newRow("an empty group") << QByteArray("<g id='a'/>") << "<g id='a'>\n<path d=\"" + d + "\"/>\n</g>";
    }
    void changesOfShapes()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QCOMPARE(changed(svg(before), {SetSvgPath{"a", triangle()}}), svg(after));
    }

    void prefixesAreKept()
    {
        const QByteArray frame = "<s:svg xmlns:s='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>%</s:svg>";
        const auto in = [&](const QByteArray& content) { return QByteArray(frame).replace('%', content); };
        QPainterPath path;
        path.addRect(1, 2, 3, 4);
        QCOMPARE(changed(in("<s:rect id='a' width='1'></s:rect>"), {SetSvgPath{"a", path}}),
                 in("<s:path id='a' d=\"M1,2L4,2 4,6 1,6Z\"></s:path>"));
        QCOMPARE(changed(in("<s:g id='seas'/>"), {AddSvgPath{SvgLayer::Seas, "b", path, {}}}),
                 in("<s:g id='seas'>\n<s:path id=\"b\" d=\"M1,2L4,2 4,6 1,6Z\"/>\n</s:g>"));
    }

    void aCopyBecomesAPathOfItsOwn()
    {
        const QByteArray edited = changed(inkscape(), {SetSvgPath{"south-rock", triangle()}});
        const qsizetype begin = edited.lastIndexOf('<', edited.indexOf("\"south-rock\""));
        const QByteArray tag = edited.mid(begin, edited.indexOf('>', begin) - begin + 1);
        QVERIFY2(tag.startsWith("<path\n       id=\"south-rock\"\n       transform=\"scale(1.5)\""), tag.constData());
        QVERIFY(tag.contains("style=\"fill:#777777;opacity:0.5\"")); // it looks like what it was a copy of
        QVERIFY(tag.contains("stroke=\"#222222\""));
        QVERIFY(tag.contains("clip-path=\"url('#clip1')\""));
        QVERIFY(!tag.contains("href") && !tag.contains("width") && !tag.contains(" y="));
        QCOMPARE(edited.mid(edited.indexOf("<image")), inkscape().mid(inkscape().indexOf("<image")));
    }

    /// Inkscape draws stars, spirals and effects anew from these, over whatever the path says.
    void whatWouldRestoreTheOldOutlineGoes()
    {
        const QByteArray edited =
            changed(inkscape(), {SetSvgPath{"star-isle", triangle()}, SetSvgPath{"north-isle", triangle()}});
        for (const char* trace : {"sodipodi:type", "sodipodi:sides", "sodipodi:r1", "inkscape:rounded",
                                  "inkscape:flatsided", "sodipodi:nodetypes"})
            QVERIFY2(!edited.contains(trace), trace);
        QVERIFY(edited.contains("sodipodi:insensitive=\"true\""));
        QVERIFY(edited.contains("sodipodi:docname=\"isles &amp; seas.svg\""));
    }

    void groupsKeepTheirFirstShape()
    {
        const QByteArray edited = changed(inkscape(), {SetSvgPath{"twin-isles", triangle()}});
        QVERIFY(edited.contains("<g id=\"twin-isles\" fill=\"#885533\">\n      <title>two of them</title>\n      <path "
                                "id=\"big-twin\" d=\""));
        QVERIFY(edited.contains("<g transform=\"scale(2)\"></g>"));
    }

    void properties_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("as an attribute") << QByteArray("<path id='a' fill='red' d=''/>")
                                         << QByteArray("<path id='a' fill='#123' d=''/>");
        QTest::newRow("not given") << QByteArray("<path id='a'  d=''/>")
                                   << QByteArray("<path id='a'  d=''  fill=\"#123\"/>");
        QTest::newRow("in a style") << QByteArray("<g id='a' style='stroke:red; fill : blue ;opacity:1'/>")
                                    << QByteArray("<g id='a' style='stroke:red; fill : #123 ;opacity:1'/>");
        QTest::newRow("in both: the style counts") << QByteArray("<g id='a' fill='red' style='fill:blue'/>")
                                                   << QByteArray("<g id='a' fill='red' style='fill:#123'/>");
        QTest::newRow("a style without it") << QByteArray("<g id='a' style='fill-opacity:1'/>")
                                            << QByteArray("<g id='a' style='fill-opacity:1' fill=\"#123\"/>");
        QTest::newRow("twice in a style: the last counts") << QByteArray("<g id='a' style='fill:red;fill:blue'/>")
                                                           << QByteArray("<g id='a' style='fill:red;fill:#123'/>");
        QTest::newRow("quotes and entities in a style")
            << QByteArray("<g id='a' style='font-family:&quot;x;fill:red&quot;;fill:blue;'/>")
            << QByteArray("<g id='a' style='font-family:&quot;x;fill:red&quot;;fill:#123;'/>");
    }
    void properties()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QCOMPARE(changed(svg(before), {SetSvgProperty{"a", "fill", "#123"}}), svg(after));
    }

    void boardsGetAnotherSize_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("view box alone") << QByteArray("viewBox='0 0 100 80'") << QByteArray("viewBox='0 0 150 60.5'");
        QTest::newRow("in board units") << QByteArray("width=\"100\" height=\"80\" viewBox=\"0 0 100 80\"")
                                        << QByteArray("width=\"150\" height=\"60.5\" viewBox=\"0 0 150 60.5\"");
        QTest::newRow("on paper") << QByteArray("height='160mm' viewBox='0,0 100,80' width='20cm'")
                                  << QByteArray("height='121mm' viewBox='0 0 150 60.5' width='30cm'");
        QTest::newRow("no view box") << QByteArray("width='100' height='80'")
                                     << QByteArray("width='150' height='60.5'");
        QTest::newRow("share of a page") << QByteArray("width='100%' height='auto' viewBox='0 0 100 80'")
                                         << QByteArray("width='150%' height='auto' viewBox='0 0 150 60.5'");
    }
    void boardsGetAnotherSize()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const auto board = [](const QByteArray& size) {
            return "<svg xmlns=\"http://www.w3.org/2000/svg\" " + size + ">\n<g id='a'/>\n</svg>\n";
        };
        QCOMPARE(changed(board(before), {SetSvgSize{QSizeF(150, 60.5)}}), board(after));
    }

    void removedElementsTakeTheirLineWithThem()
    {
        const QByteArray bytes =
            svg("  <path id='a' d=''/>\n\t<g id='b'>\n <path id='c'/></g>  \r\n<g id='d'/><g id='e'/>");
        QCOMPARE(changed(bytes, {RemoveSvgElement{"a"}}), QByteArray(bytes).remove(bytes.indexOf("  <path"), 22));
        QCOMPARE(changed(bytes, {RemoveSvgElement{"b"}, RemoveSvgElement{"c"}, SetSvgPath{"c", triangle()}}),
                 svg("  <path id='a' d=''/>\n<g id='d'/><g id='e'/>"));
        QCOMPARE(changed(bytes, {RemoveSvgElement{"d"}}), QByteArray(bytes).replace("<g id='d'/>", ""));
        QCOMPARE(changed(bytes, {RemoveSvgElement{"c"}}), QByteArray(bytes).replace("<path id='c'/>", ""));
    }

    void renamedElementsAreStillReferredTo()
    {
        const QByteArray edited =
            changed(inkscape(), {RenameSvgElement{"sand", "dunes"}, RenameSvgElement{"rock", "stone"}});
        const std::vector<std::string> expected{
            "id=\"sand\"> -> id=\"dunes\">",
            "<path id=\"rock\" d=\"M 0,0 4,0 2,3 Z\" fill=\"#777777\" stroke=\"#222222\" /> -> "
            "<path id=\"stone\" d=\"M 0,0 4,0 2,3 Z\" fill=\"#777777\" stroke=\"#222222\" />",
            "style=\"fill:url(#sand);fill-opacity:0.9;stroke:#000000;stroke-width:0.2\" -> "
            "style=\"fill:url(#dunes);fill-opacity:0.9;stroke:#000000;stroke-width:0.2\"",
            "xlink:href=\"#rock\" -> xlink:href=\"#stone\""};
        QCOMPARE(changedLines(inkscape(), edited), expected);
    }

    void idsMayBeSwapped()
    {
        const QByteArray bytes = svg("<path id='a' d='M0 0h1'/><path id='b' d='M0 0h2'/><use href='#a'/>");
        QCOMPARE(changed(bytes, {RenameSvgElement{"a", "b"}, RenameSvgElement{"b", "a"}}),
                 svg("<path id='b' d='M0 0h1'/><path id='a' d='M0 0h2'/><use href='#b'/>"));
        QCOMPARE(changed(bytes, {RemoveSvgElement{"b"}, RenameSvgElement{"a", "b"}}),
                 svg("<path id='b' d='M0 0h1'/><use href='#b'/>"));
    }

    void addedPathsLieOnTopOfTheirLayer()
    {
        const QByteArray bytes = inkscape();
        const QByteArray edited =
            changed(bytes, {AddSvgPath{SvgLayer::Territories, "new-isle", triangle(), {{"fill", "#abcdef"}}},
                            AddSvgPath{SvgLayer::Seas, "new-sea", triangle(), {}}});
        QVERIFY(farthest(outlineIn(edited, "new-isle"), triangle()) < 0.001);
        QVERIFY(farthest(outlineIn(edited, "new-sea"), triangle()) < 0.001); // into the layer that is only labelled so
        QByteArray without = edited;
        for (const char* id : {"new-isle", "new-sea"}) {
            const qsizetype begin = without.indexOf("    <path id=\"" + QByteArray(id));
            QVERIFY(begin > 0);
            without.remove(begin, without.indexOf('\n', begin) + 1 - begin);
        }
        QCOMPARE(without, bytes);
        const auto board = BoardSvg::read(edited, "board.svg");
        QCOMPARE(board->idsIn("territories").back(), std::string("new-isle"));
    }

    void layersAreMadeInTheirOrder()
    {
        QPainterPath path;
        path.addRect(0, 0, 2, 2);
        std::vector<SvgChange> changes;
        for (const SvgLayer layer :
             {SvgLayer::Mountains, SvgLayer::ArtworkBelow, SvgLayer::Seas, SvgLayer::ArtworkAbove})
            changes.emplace_back(AddSvgPath{layer, "in-" + std::string(svgLayerId(layer)), path, {}});
        for (const QByteArray& start : {svg("<g id='territories'/>"), svg("<g id='rivers'/>\n<g/>"), svg("<path/>")}) {
            const QByteArray edited = changed(start, changes);
            qsizetype at = 0;
            for (const SvgLayer layer : kSvgLayers) {
                const QByteArray id = QByteArray::fromStdString(std::string(svgLayerId(layer)));
                const qsizetype found = std::max(edited.indexOf("<g id=\"" + id), edited.indexOf("<g id='" + id));
                if (found < 0) continue;
                QVERIFY2(found > at, edited.constData());
                at = found;
            }
            const auto board = BoardSvg::read(edited, "board.svg");
            QVERIFY2(board.has_value(), edited.constData());
            QCOMPARE(board->idsIn("mountains"), std::vector<std::string>{"in-mountains"});
        }
    }

    void newBoardsHaveAllLayers()
    {
        const QByteArray bytes = newBoardSvg({800, 600});
        const auto board = BoardSvg::read(bytes, "board.svg");
        QVERIFY(board.has_value());
        QCOMPARE(board->viewBox(), QRectF(0, 0, 800, 600));
        QCOMPARE(bytes.count("inkscape:groupmode=\"layer\""), qsizetype{7});
        QPainterPath path;
        path.addRect(0, 0, 2, 2);
        QVERIFY(changed(bytes, {AddSvgPath{SvgLayer::Rivers, "shribble", path, {}}})
                    .contains("inkscape:label=\"rivers\">\n<path id=\"shribble\" d=\"M0,0L2,0 2,2 0,2Z\"/>\n</g>\n<g "
                              "id=\"mountains\""));
    }

    void changesThatCannotBeMade_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("change");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("no such element") << QByteArray("<g/>") << 0 << QByteArray("svg-unknown-id");
        QTest::newRow("an element that is not understood")
            << QByteArray("<text id='a'/>") << 0 << QByteArray("svg-unknown-id");
        QTest::newRow("a gradient") << QByteArray("<linearGradient id='a'/>") << 0 << QByteArray("svg-no-outline");
        QTest::newRow("a group that is flat")
            << QByteArray("<g transform='scale(1,0)'><path id='a' d=''/></g>") << 0 << QByteArray("svg-flat-transform");
        QTest::newRow("a group that is nearly nothing")
            << QByteArray("<g transform='scale(1e-7)'><path id='a' d=''/></g>") << 0
            << QByteArray("svg-number-too-large");
        QTest::newRow("a transform that is none")
            << QByteArray("<path id='a' transform='no' d=''/>") << 0 << QByteArray("svg-bad-transform");
        QTest::newRow("an id that is taken")
            << QByteArray("<g id='a'/><g id='b'/>") << 1 << QByteArray("svg-duplicate-id");
        QTest::newRow("an id that is taken by a text")
            << QByteArray("<g id='a'/><text id='b'/>") << 1 << QByteArray("svg-duplicate-id");
        QTest::newRow("an id that is none") << QByteArray("<g id='a'/>") << 2 << QByteArray("svg-bad-id");
        QTest::newRow("paint from elsewhere") << QByteArray("<g id='a'/>") << 3 << QByteArray("svg-bad-property");
        QTest::newRow("a handler") << QByteArray("<g id='a'/>") << 4 << QByteArray("svg-bad-property");
        QTest::newRow("two new ones of one id") << QByteArray("<g id='a'/>") << 5 << QByteArray("svg-duplicate-id");
        QTest::newRow("beyond the board") << QByteArray("<path id='a'/>") << 6 << QByteArray("svg-number-too-large");
        QTest::newRow("too many points") << QByteArray("<path id='a'/>") << 7 << QByteArray("svg-path-too-long");
    }
    void changesThatCannotBeMade()
    {
        QFETCH(QByteArray, content);
        QFETCH(int, change);
        QFETCH(QByteArray, code);
        QPainterPath longPath;
        for (int i = 0; i < 40'000; ++i) longPath.lineTo(i % 7, i);
        const std::vector<std::vector<SvgChange>> changes{
            {SetSvgPath{"a", triangle()}},
            {RenameSvgElement{"a", "b"}},
            {RenameSvgElement{"a", "x\"/><script>"}},
            {SetSvgProperty{"a", "fill", "url(http://example.org/#a)"}},
            {SetSvgProperty{"a", "onload", "alert"}},
            {AddSvgPath{SvgLayer::Seas, "n", triangle(), {}}, AddSvgPath{SvgLayer::Seas, "n", triangle(), {}}},
            {SetSvgPath{"a", triangle(2e6)}},
            {SetSvgPath{"a", longPath}}};
        QCOMPARE(changed(svg(content), changes[static_cast<std::size_t>(change)]), "error: " + code);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("another encoding")
            << "<?xml version='1.0' encoding=\"ISO-8859-1\"?>" + svg("<g id='\xE9'/>") << QByteArray("not-utf8");
        QTest::newRow("bytes that are no UTF-8") << svg("<g id='\xE9'/>") << QByteArray("svg-syntax");
        const auto utf16 = [](const QString& text) {
            return QByteArray(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
        };
        QTest::newRow("UTF-16") << utf16(u'\xFEFF' + QString::fromLatin1(svg("<g/>"))) << QByteArray("not-utf8");
        QTest::newRow("a document type") << QByteArray("<!DOCTYPE svg [<!ENTITY a '<g id=\"x\"/>'>]><svg>&a;</svg>")
                                         << QByteArray("svg-doctype");
        QTest::newRow("no XML") << QByteArray("M0 0h1") << QByteArray("svg-syntax");
        QTest::newRow("too deep") << svg(QByteArray("<g>").repeated(70) + QByteArray("</g>").repeated(70))
                                  << QByteArray("svg-too-deep");
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, code);
        QCOMPARE(changed(bytes, {}), "not read: " + code);
    }
};

} // namespace marches::test

QTEST_APPLESS_MAIN(marches::test::TestSvgDocument)
#include "tst_svgdocument.moc"
