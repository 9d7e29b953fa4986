// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/stamps.h"
#include "editor/cartography/style.h"
#include "editor/model/terrain.h"
#include "editor/painting/colourmath.h"
#include "editor/painting/ownertint.h"
#include "editor/painting/palette.h"
#include "engine/package/mappackage.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <span>

namespace marches::test {

using editor::colourDistance;
using editor::contrast;
using editor::seen;
using editor::Sight;
using editor::Style;
using editor::StyleLibrary;
using editor::under;

namespace {

constexpr std::array kSights{Sight::Normal, Sight::Protanopia, Sight::Deuteranopia, Sight::Tritanopia};
constexpr double kTellsApart = 10.0;
constexpr double kReadable = 4.5; ///< contrast of letters, as WCAG 2 asks for

QString stylesFolder() { return QStringLiteral(MARCHES_SOURCE_DIR "/resources/styles"); }

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Every fill that a place of land may get.
std::vector<QColor> landFills(const Style& style)
{
    std::vector<QColor> fills = style.regions;
    for (const auto& [terrain, fill] : style.terrain)
        if (terrain != "sea" && terrain != "lake") fills.push_back(fill);
    return fills;
}

std::vector<QColor> allFills(const Style& style)
{
    std::vector<QColor> fills = landFills(style);
    fills.push_back(style.terrainFill("sea"));
    fills.push_back(style.terrainFill("lake"));
    fills.push_back(style.sea);
    fills.push_back(style.lake);
    return fills;
}

std::vector<const editor::ScatterRule*> rulesOf(const Style& style)
{
    std::vector<const editor::ScatterRule*> rules{&style.range};
    for (const auto& [terrain, list] : style.scatter)
        for (const editor::ScatterRule& rule : list) rules.push_back(&rule);
    for (const editor::ScatterRule& rule : style.openSea) rules.push_back(&rule);
    return rules;
}

QString told(const engine::Errors& errors)
{
    QStringList all;
    for (const engine::Error& error : errors)
        all << QStringLiteral("%1 (%2:%3 %4)")
                   .arg(QString::fromStdString(error.code))
                   .arg(error.line)
                   .arg(error.column)
                   .arg(QString::fromStdString(error.path));
    return all.join(QStringLiteral(", "));
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

/// The looks of boards: read with every fault told, and their colours measured.
class TestStyles : public QObject {
    Q_OBJECT

private slots:
    void shippedStylesAreWhole()
    {
        const StyleLibrary& library = StyleLibrary::shipped();
        const QStringList files = QDir(stylesFolder()).entryList({QStringLiteral("*.yaml")}, QDir::Files);
        QCOMPARE(static_cast<qsizetype>(library.all().size()), files.size());
        QCOMPARE(library.all().front().id, std::string(editor::kUsualStyle));
        for (const QString& file : files) {
            const auto style =
                editor::readStyle(bytesOf(stylesFolder() + u'/' + file).toStdString(), file.toStdString());
            QVERIFY2(style.has_value(), qPrintable(style ? QString() : told(style.error())));
            QCOMPARE(QString::fromStdString(style->id) + QStringLiteral(".yaml"), file);
            QVERIFY2(library.find(style->id) != nullptr, qPrintable(file));
            for (const char* language : {"en", "fr"}) QVERIFY2(style->names.contains(language), qPrintable(file));
            for (const std::string_view terrain : editor::usualTerrains())
                QVERIFY2(style->terrain.contains(terrain), terrain.data());
            // Checks of maps tell of no word that a style draws.
            const auto isKnown = [](const std::string& terrain) {
                return std::ranges::count(engine::knownTerrains(), terrain) > 0;
            };
            for (const auto& [terrain, colour] : style->terrain) QVERIFY2(isKnown(terrain), terrain.c_str());
            for (const auto& [terrain, rules] : style->scatter) QVERIFY2(isKnown(terrain), terrain.c_str());
            QVERIFY(std::ranges::is_sorted(style->glowWidths, std::greater<>()));
            QCOMPARE(style->glows.size(), style->glowWidths.size());
        }
    }

    void coloursOfMapsAreTunedWhereTheyWouldGlare()
    {
        const QColor white(0xff, 0xff, 0xf0);
        const QColor red(0xe0, 0x10, 0x10);
        const Style& parchment = *StyleLibrary::shipped().find("parchment");
        QCOMPARE(parchment.tuned(red, parchment.terrainFill("plain")), red);
        for (const char* id : {"night", "print"}) {
            const Style& style = *StyleLibrary::shipped().find(id);
            const QColor ground = style.terrainFill("plain");
            const QColor seenRed = style.tuned(red, ground);
            QVERIFY(seenRed.saturation() < red.saturation() * 2 / 3);
            QVERIFY(colourDistance(seenRed, ground) < colourDistance(red, ground) * 0.85);
            QVERIFY(colourDistance(style.tuned(white, ground), seenRed) > kTellsApart); // still told apart
            // A sea that a map has made pale is a dark one at night.
            const QColor sea = style.tuned(QColor(0xbc, 0xd3, 0xd3), style.sea);
            QVERIFY(colourDistance(sea, style.sea) < colourDistance(QColor(0xbc, 0xd3, 0xd3), style.sea));
        }
    }

    void aStyleDrawsTerrainsOfItsOwn()
    {
        QByteArray text = bytesOf(stylesFolder() + QStringLiteral("/parchment.yaml"));
        text.replace("  rocks: \"#d9d3bd\"", "  rocks: \"#d9d3bd\"\n  lava: \"#803020\"");
        const auto style = editor::readStyle(text.toStdString(), "own.yaml");
        QVERIFY2(style.has_value(), qPrintable(style ? QString() : told(style.error())));
        QVERIFY(std::ranges::count(style->terrains(), "lava") == 1);
    }

    void stampsAreThere()
    {
        for (const Style& style : StyleLibrary::shipped().all())
            for (const editor::ScatterRule* rule : rulesOf(style)) {
                QVERIFY(rule->least <= rule->most);
                for (const std::string& stamp : rule->stamps)
                    QVERIFY2(editor::StampLibrary::shipped().find(stamp) != nullptr, stamp.c_str());
            }
    }

    void ownersStandOutFromEveryFill()
    {
        for (const Style& style : StyleLibrary::shipped().all())
            for (const QColor& fill : allFills(style))
                for (const editor::Theme theme : {editor::Theme::Light, editor::Theme::Dark})
                    for (const editor::OwnerColour& owner : editor::ownerColours())
                        for (const Sight sight : kSights) {
                            const QColor ground = under(fill, editor::boardColours(theme).wash);
                            const double distance = colourDistance(seen(owner.fill, sight), seen(ground, sight));
                            QVERIFY2(distance >= kTellsApart, qPrintable(QStringLiteral("%1: %2 on %3: %4")
                                                                             .arg(QString::fromStdString(style.id),
                                                                                  owner.fill.name(), fill.name())
                                                                             .arg(distance)));
                        }
    }

    /// Land that somebody owns, inside of its band, in every style, for every sight: never like the sea or a lake.
    void ownedLandIsToldFromTheSea_data()
    {
        QTest::addColumn<QString>("style");
        QTest::addColumn<bool>("dark");
        for (const Style& style : StyleLibrary::shipped().all())
            for (const bool dark : {false, true})
                QTest::addRow("%s %s", style.id.c_str(), dark ? "dark" : "light")
                    << QString::fromStdString(style.id) << dark;
    }
    void ownedLandIsToldFromTheSea()
    {
        QFETCH(QString, style);
        QFETCH(bool, dark);
        const Style& look = *StyleLibrary::shipped().find(style.toStdString());
        const editor::Theme theme = dark ? editor::Theme::Dark : editor::Theme::Light;
        const QColor& wash = editor::boardColours(theme).wash;
        const std::array seas{look.sea, look.lake};
        for (const auto& owners : {editor::ownerColours(), editor::furtherOwnerColours()})
            for (const editor::OwnerColour& owner : owners)
                for (const QColor& fill : landFills(look)) {
                    const QColor tint = editor::ownerTint(owner.fill, fill, seas, theme);
                    const QColor land = under(under(fill, wash), tint);
                    for (const QColor& sea : seas)
                        for (const Sight sight : kSights) {
                            const double distance = colourDistance(seen(land, sight), seen(under(sea, wash), sight));
                            QVERIFY2(distance >= editor::leastFromSea(sight) - 0.01,
                                     qPrintable(QStringLiteral("%1 on %2: %3")
                                                    .arg(QLatin1String(owner.id.data()), fill.name())
                                                    .arg(distance)));
                        }
                }
    }

    void aTintIsAsThinAsItMayBe()
    {
        const std::array sea{QColor(0xbc, 0xd3, 0xd3)};
        const QColor red(0xbc, 0x19, 0x0e);
        const QColor ice(0x81, 0xd8, 0xfb);
        const QColor land(0xdc, 0xd6, 0xc8);
        const auto opacity = [&](const QColor& owner, const QColor& ground, std::span<const QColor> seas) {
            return static_cast<double>(editor::ownerTint(owner, ground, seas, editor::Theme::Light).alphaF());
        };
        QVERIFY(std::abs(opacity(red, land, sea) - 0.2) < 0.01);
        QVERIFY(opacity(ice, land, sea) > 0.3);
        QVERIFY(std::abs(opacity(ice, land, {}) - 0.2) < 0.01);
        QVERIFY(std::abs(opacity(ice, QColor(), sea) - 0.2) < 0.01);
    }

    void inkStandsOutFromTheGround()
    {
        for (const Style& style : StyleLibrary::shipped().all()) {
            for (const QColor& fill : landFills(style)) {
                QVERIFY2(contrast(style.role(editor::InkRole::Outline), fill) >= 4, style.id.c_str());
                QVERIFY2(contrast(style.border.colour, fill) >= 3, style.id.c_str());
            }
            // What stands on the sea is drawn in fills, or in lines that are seen there.
            QVERIFY2(std::max(contrast(style.role(editor::InkRole::Outline), style.sea),
                              contrast(style.role(editor::InkRole::Light), style.sea)) >= 4,
                     style.id.c_str());
            QVERIFY2(contrast(style.role(editor::InkRole::Water), style.sea) >= 1.5, style.id.c_str());
            QVERIFY2(contrast(style.frame.colour, style.frame.band) >= 4, style.id.c_str());
        }
    }

    void lettersAreReadable()
    {
        const QColor usual = editor::boardColours(editor::Theme::Light).ink;
        for (const Style& style : StyleLibrary::shipped().all()) {
            const QColor land = style.landLetters.colour.isValid() ? style.landLetters.colour : usual;
            for (const QColor& fill : landFills(style)) {
                QVERIFY2(contrast(land, fill) >= kReadable, style.id.c_str());
                QVERIFY2(contrast(style.regionLetters.colour, fill) >= kReadable, style.id.c_str());
            }
            QVERIFY2(contrast(style.seaLetters.colour, style.sea) >= kReadable, style.id.c_str());
        }
    }

    void regionsAreToldApart()
    {
        constexpr double kJustSeen = 2.3;
        for (const Style& style : StyleLibrary::shipped().all())
            for (std::size_t i = 0; i < style.regions.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(colourDistance(style.regions[i], style.regions[j]) >= kJustSeen, style.id.c_str());
    }

    /// A copy in grey loses nothing of the style for printers.
    void printIsGrey()
    {
        const Style* print = StyleLibrary::shipped().find("print");
        QVERIFY(print != nullptr);
        std::vector<QColor> colours = allFills(*print);
        colours.insert(colours.end(), print->roles.begin(), print->roles.end());
        colours.insert(colours.end(), print->glows.begin(), print->glows.end());
        for (const editor::LineLook* line : {&print->coast, &print->border, &print->regionBorder, &print->seaBorder,
                                             &print->river, &print->lane, &print->waterLine, &print->frame}) {
            colours.push_back(line->colour);
            if (line->band.isValid()) colours.push_back(line->band);
        }
        for (const QColor& colour : colours) QVERIFY2(colour.hsvSaturation() <= 0, qPrintable(colour.name()));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("instead");
        QTest::addColumn<QString>("code");
        QTest::newRow("another kind") << QByteArray("style/1") << QByteArray("map/1") << "wrong-kind";
        QTest::newRow("a newer version") << QByteArray("style/1") << QByteArray("style/2") << "newer-version";
        QTest::newRow("an open bracket") << QByteArray("regions: [") << QByteArray("regions: [[") << "yaml-unclosed";
        QTest::newRow("a key that is no text")
            << QByteArray("names: {") << QByteArray("names: {{") << "yaml-key-not-text";
        QTest::newRow("an unknown key") << QByteArray("paper:") << QByteArray("papier:") << "unknown-key";
        QTest::newRow("no colour") << QByteArray("paper: \"#f2e6c9\"") << QByteArray("paper: beige") << "not-a-color";
        QTest::newRow("a colour of a region")
            << QByteArray("regions: [\"#dfe2b6\"") << QByteArray("regions: [12") << "not-a-color";
        QTest::newRow("few regions") << QByteArray("regions: [\"#dfe2b6\", \"#f1dca6\", \"#d2dbe0\", \"#e6c3ab\", ")
                                     << QByteArray("regions: [") << "";
        QTest::newRow("no such role") << QByteArray("  needle:") << QByteArray("  needles:") << "unknown-key";
        QTest::newRow("no language") << QByteArray("fr: Parchemin") << QByteArray("f: Parchemin") << "not-a-language";
        QTest::newRow("a width beyond reason")
            << QByteArray("coast: {color: \"#5b4a33\", width: 1.7")
            << QByteArray("coast: {color: \"#5b4a33\", width: 1e9") << "out-of-range";
        QTest::newRow("an opacity above one")
            << QByteArray("opacity: 0.07") << QByteArray("opacity: 7") << "out-of-range";
        QTest::newRow("a glow farther than is looked")
            << QByteArray("width: 23") << QByteArray("width: 500") << "out-of-range";
        QTest::newRow("more water lines than there are bands")
            << QByteArray("water-lines: [4.5") << QByteArray("water-lines: [1, 2, 3, 4.5") << "wrong-count";
        QTest::newRow("no stamps to strew")
            << QByteArray("{stamps: [tuft], spacing: 30") << QByteArray("{stamps: [], spacing: 30") << "wrong-count";
        QTest::newRow("stamps on top of each other")
            << QByteArray("spacing: 10.5") << QByteArray("spacing: 0") << "out-of-range";
        QTest::newRow("heights the wrong way round")
            << QByteArray("height: [20, 32]") << QByteArray("height: [32, 20]") << "out-of-range";
        QTest::newRow("one height") << QByteArray("height: [20, 32]") << QByteArray("height: [20]")
                                    << "wrong-exact-count";
        QTest::newRow("a switch that is none")
            << QByteArray("heaps: true") << QByteArray("heaps: yes") << "expected-switch";
    }
    void refuses()
    {
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, instead);
        QFETCH(QString, code);
        QByteArray text = bytesOf(stylesFolder() + QStringLiteral("/parchment.yaml"));
        const qsizetype at = text.indexOf(what);
        QVERIFY(at >= 0);
        const auto line = text.left(at).count('\n') + 1;
        text.replace(at, what.size(), instead);
        const auto style = editor::readStyle(text.toStdString(), "own/parchment.yaml");
        if (code.isEmpty()) { // six are enough
            QVERIFY2(style.has_value(), qPrintable(style ? QString() : told(style.error())));
            return;
        }
        QVERIFY(!style.has_value());
        const auto found = std::ranges::find_if(style.error(), [&](const engine::Error& error) {
            return QString::fromStdString(error.code) == code && error.line == line && error.column > 0 &&
                   error.file == "own/parchment.yaml";
        });
        QVERIFY2(found != style.error().end(), qPrintable(told(style.error())));
    }

    void whatIsMissingIsNamed()
    {
        QByteArray text = bytesOf(stylesFolder() + QStringLiteral("/parchment.yaml"));
        text.replace("  plain: \"#e8deb4\"\n", "");
        const auto style = editor::readStyle(text.toStdString(), "style.yaml");
        QVERIFY(!style.has_value());
        QCOMPARE(style.error().size(), std::size_t{1});
        QCOMPARE(style.error().front().code, std::string("missing-key"));
        QCOMPARE(style.error().front().path, std::string("terrain"));
    }

    void nearWordsAreHinted()
    {
        QByteArray text = bytesOf(stylesFolder() + QStringLiteral("/parchment.yaml"));
        text.replace("river-least:", "river-lest:");
        const auto style = editor::readStyle(text.toStdString(), "style.yaml");
        QVERIFY(!style.has_value());
        const engine::ErrorArgs& args = style.error().front().args;
        QVERIFY(std::ranges::find(args, std::pair<std::string, std::string>("hint", "river-least")) != args.end());
    }

    void looksAreTakenOver()
    {
        const Style& style = StyleLibrary::shipped().all().front();
        QCOMPARE(style.terrainFill("wooded"), QColor(0xd3, 0xdb, 0xab));
        QCOMPARE(style.terrainFill("moor of a person's own"), style.terrainFill("plain"));
        QCOMPARE(style.role(editor::InkRole::Roof), QColor(0xa8, 0x50, 0x3c));
        QVERIFY(std::abs(style.wash.alphaF() - 0.07F) < 0.01F);
        QCOMPARE(style.border.bandWidth, 3.2);
        QVERIFY(std::abs(style.border.band.alphaF() - 0.5F) < 0.01F);
        QCOMPARE(style.sea.alpha(), 255);
        QCOMPARE(style.seaBorder.dashes, (std::vector<double>{1, 4}));
        QCOMPARE(style.scatter.at("wooded").front().heaps, true);
        QCOMPARE(style.glowWidths.size(), std::size_t{3});
        QVERIFY(!style.landLetters.colour.isValid());
        QVERIFY(style.seaLetters.italic);
    }

    void namesAreInThePersonsLanguage()
    {
        const std::map<std::string, std::string> names{{"en", "Night"}, {"fr", "Nuit"}, {"pt", "Noite"}};
        QCOMPARE(editor::nameIn(names, "fr", "night"), std::string("Nuit"));
        QCOMPARE(editor::nameIn(names, "pt-BR", "night"), std::string("Noite"));
        QCOMPARE(editor::nameIn(names, "pl", "night"), std::string("Night"));
        QCOMPARE(editor::nameIn({{"cs", "Noc"}}, "pl", "night"), std::string("Noc"));
        const std::string id = "night";
        QCOMPARE(editor::nameIn({}, "pl", id), id);
        QCOMPARE(StyleLibrary::shipped().find("night")->name("fr"), std::string("Nuit"));
    }

    void rolesHaveIds()
    {
        std::set<std::string_view> ids;
        for (std::size_t i = 0; i < editor::kInkRoles; ++i) {
            const auto role = static_cast<editor::InkRole>(i);
            ids.insert(editor::inkRoleId(role));
            QVERIFY(editor::findInkRole(editor::inkRoleId(role)) == role);
        }
        QCOMPARE(ids.size(), editor::kInkRoles);
        QVERIFY(!editor::findInkRole("mauve").has_value());
    }

    void aPersonsOwnStylesComeBesides()
    {
        const QTemporaryDir folder;
        QByteArray text = bytesOf(stylesFolder() + QStringLiteral("/print.yaml"));
        write(folder.filePath(QStringLiteral("broken.yaml")), "marches: style/1\nid: broken\n");
        write(folder.filePath(QStringLiteral("ink.yaml")), QByteArray(text).replace("id: print", "id: ink"));
        write(folder.filePath(QStringLiteral("mine.yaml")),
              QByteArray(text).replace("paper: \"#ffffff\"", "paper: \"#fafafa\""));
        write(folder.filePath(QStringLiteral("notes.txt")), "not a style");
        engine::Errors faults;
        const StyleLibrary library = StyleLibrary::with(folder.path().toStdString(), faults);
        QCOMPARE(library.all().size(), StyleLibrary::shipped().all().size() + 1);
        QCOMPARE(library.all().back().id, std::string("ink"));
        QCOMPARE(library.find("print")->paper, QColor(0xfa, 0xfa, 0xfa));
        QVERIFY(library.find("broken") == nullptr);
        QCOMPARE(library.findOrUsual("broken").id, std::string("parchment"));
        QVERIFY(!faults.empty());
        for (const engine::Error& fault : faults)
            QVERIFY(QString::fromStdString(fault.file).endsWith(QStringLiteral("broken.yaml")));
    }

    void aFolderThatIsNotThereHasNone()
    {
        engine::Errors faults;
        const StyleLibrary library = StyleLibrary::with("/nowhere/at/all", faults);
        QCOMPARE(library.all().size(), StyleLibrary::shipped().all().size());
        QVERIFY(faults.empty());
    }
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestStyles)
#include "tst_styles.moc"
