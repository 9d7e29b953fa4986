// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapdifferences.h"
#include "editor/document/mapfiles.h"
#include "editor/document/mapwords.h"

#include <QTest>

using namespace marches;
using namespace marches::editor;

using Kind = MapDifference::Kind;
using What = MapDifference::What;
using Differences = std::vector<MapDifference>;

namespace {

const QByteArray kWhole = "M0,0C0,100 100,100 100,0Z";
const QByteArray kInHalves = "M0,0C0,50 25,75 50,75C75,75 100,50 100,0Z"; // the same curve
const QByteArray kCompass = "<circle cx=\"500\" cy=\"500\" r=\"20\" fill=\"#804020\"/>";

MapFiles filesWith(const QByteArray& land, const QByteArray& artwork)
{
    MapFiles files;
    files.map = "marches: map/1\nid: one\nlanguage: en\nname: One\nsize: [1024, 1024]\nregions: {r: {name: R}}\n"
                "territories:\n  land: {name: land, abbreviation: Lan, region: r, terrain: plain}\n";
    files.svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1024 1024\">\n<g id=\"territories\">\n"
                "<path id=\"land\" d=\"" +
                land + "\"/>\n</g>\n<g id=\"artwork-above\">\n" + artwork + "\n</g>\n</svg>\n";
    return files;
}

OpenedMap openedFrom(const MapFiles& files)
{
    engine::Result<OpenedMap> map = openMap(files, {});
    if (!map) qFatal("%s", map.error().front().code.c_str());
    return std::move(*map);
}

Differences differ(const MapFiles& before, const MapFiles& after)
{
    return differencesBetween(filedAs(openedFrom(before)), filedAs(openedFrom(after)), "en");
}

} // namespace

class TestMapDifferences : public QObject {
    Q_OBJECT

private slots:
    void artworkIsALineOfItsOwn_data()
    {
        QTest::addColumn<QByteArray>("artwork");
        QTest::addColumn<bool>("differs");
        QTest::newRow("as it was") << kCompass << false;
        QTest::newRow("moved") << QByteArray(kCompass).replace("cx=\"500\"", "cx=\"510\"") << true;
        QTest::newRow("another colour") << QByteArray(kCompass).replace("#804020", "#204080") << true;
        QTest::newRow("more of it") << kCompass + "<rect width=\"9\" height=\"9\"/>" << true;
        QTest::newRow("none") << QByteArray() << true;
        QTest::newRow("drawn by the program")
            << "<g id=\"made-layer-artwork-above\"><rect width=\"9\" height=\"9\"/></g>" + kCompass << false;
        // What a drawing program writes without anybody having drawn.
        QTest::newRow("an id") << QByteArray(kCompass).replace("<circle", "<circle id=\"circle7\"") << false;
        QTest::newRow("white space") << "\n   " + kCompass + "\n\n" << false;
        QTest::newRow("empty groups") << kCompass + "<defs id=\"defs2\"/><g id=\"g8\"><g/></g>" << false;
    }
    void artworkIsALineOfItsOwn()
    {
        QFETCH(QByteArray, artwork);
        QFETCH(bool, differs);
        const Differences expected = differs ? Differences{{Kind::Artwork, What::Changed, {}}} : Differences{};
        QVERIFY(differ(filesWith(kWhole, kCompass), filesWith(kWhole, artwork)) == expected);
    }

    void whatTheProgramDrawsIsTold()
    {
        MapModel before;
        before.info.art.emplace();
        before.info.art->scenery = {{"lake", "lake", false, {{0, 0}, {9, 0}, {9, 9}}},
                                    {"river", "river", true, {{0, 0}, {9, 9}}}};
        before.append(StampRecord{"old", "my-castle", {5, 5}});
        MapModel after;
        after.info = before.info;
        std::vector<engine::MapScenery>& scenery = after.info.art->scenery;
        scenery.front().points.front().x = 3;
        scenery.back() = {"wooded", "wooded", false, {{0, 0}, {9, 0}, {9, 9}}};
        after.append(StampRecord{"new", "my-tower", {5, 5}});
        const Differences expected{{Kind::Stamp, What::Added, QStringLiteral("my-tower")},
                                   {Kind::Stamp, What::Removed, QStringLiteral("my-castle")},
                                   {Kind::Scenery, What::Added, MapWords::terrain("wooded")},
                                   {Kind::Scenery, What::Removed, MapWords::terrain("river")},
                                   {Kind::Scenery, What::Changed, MapWords::terrain("lake")}};
        QVERIFY(differencesBetween(before, after, "en") == expected);
        after = before;
        after.info.art->seed = 7;
        QVERIFY(differencesBetween(before, after, "en") == (Differences{{Kind::Drawing, What::Changed, {}}}));
        after.info.author = "Ann";
        QVERIFY(differencesBetween(before, after, "en") ==
                (Differences{{Kind::Drawing, What::Changed, {}}, {Kind::Map, What::Changed, {}}}));
    }

    void aTerritoryIsNoArtwork()
    {
        const Differences expected{{Kind::Territory, What::Changed, QStringLiteral("land")}};
        QVERIFY(differ(filesWith(kWhole, kCompass), filesWith("M0,0L0,100L90,90Z", kCompass)) == expected);
    }

    /// Opening a file cuts curves where borders meet; the handles of the parts reach less far than those of the whole.
    void aCurveThatWasCutIsTheSame()
    {
        QVERIFY(differ(filesWith(kWhole, kCompass), filesWith(kInHalves, kCompass)).empty());
    }

    /// A file gives a place without a name its id for one, and doubts the translation of a name that is another one
    /// now.
    void whatSavingDoesIsNoDifference_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("nothing was changed") << QByteArray("land");
        QTest::newRow("a name was taken away") << QByteArray();
        QTest::newRow("a name with a translation was changed") << QByteArray("Narnia");
    }
    void whatSavingDoesIsNoDifference()
    {
        QFETCH(QByteArray, name);
        MapFiles files = filesWith(kWhole, kCompass);
        files.translations["fr"] =
            "msgid \"\"\nmsgstr \"\"\n\"Language: fr\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
            "msgctxt \"territory.land.name\"\nmsgid \"land\"\nmsgstr \"terre\"\n";
        OpenedMap map = openedFrom(files);
        QCOMPARE(map.model.text("fr", "territory.land.name"), std::string("terre"));
        map.model.apply(TextChange{{"en", "territory.land.name"}, "land", name.toStdString()});
        const engine::Result<MapFiles> saved = map.base.filesFor(map.model);
        QVERIFY(saved.has_value());
        QVERIFY(differencesBetween(asFiled(map.model, map.base), filedAs(openedFrom(*saved)), "en").empty());
        // What was not saved is one.
        const Differences unsaved = differencesBetween(filedAs(openedFrom(files)), asFiled(map.model, map.base), "en");
        // A name that was taken away takes its translation along.
        QCOMPARE(unsaved.size(), name == "land" ? 0U : 1U);
    }
};

QTEST_GUILESS_MAIN(TestMapDifferences)
#include "tst_mapdifferences.moc"
