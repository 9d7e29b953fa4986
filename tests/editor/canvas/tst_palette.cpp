// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/boardsvg.h"
#include "editor/painting/boardmodel.h"
#include "editor/painting/colourmath.h"
#include "editor/painting/ownertint.h"
#include "editor/painting/palette.h"
#include "engine/rules/common/sitting.h"
#include "tests/editor/canvas/shippedboard.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <string>

namespace marches::test {

using editor::colourDistance;
using editor::contrast;
using editor::OwnerColour;
using editor::seen;
using editor::Sight;
using editor::Theme;
using editor::under;

namespace {

constexpr std::array kSights{Sight::Normal, Sight::Protanopia, Sight::Deuteranopia, Sight::Tritanopia};
constexpr double kTellsApart = 10.0;

/// Fills of all territories and seas of the shipped maps.
std::vector<QColor> boardFills()
{
    std::set<QRgb> fills;
    const QDir maps(QStringLiteral(MARCHES_SOURCE_DIR "/maps"));
    for (const QString& map : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(maps.filePath(map + QStringLiteral("/board.svg")));
        if (!file.open(QIODevice::ReadOnly)) continue;
        const auto svg = editor::BoardSvg::read(file.readAll(), map.toStdString());
        if (!svg) continue;
        for (const char* layer : {"territories", "seas"})
            for (const std::string& id : svg->idsIn(layer))
                if (const auto outline = svg->outline(id); outline && outline->fill.isValid())
                    fills.insert(outline->fill.rgb());
    }
    return {fills.begin(), fills.end()};
}

} // namespace

/// The colours are measured, not trusted: owners against each other and against every board that is shipped.
class TestPalette : public QObject {
    Q_OBJECT

private slots:
    void theFormulaIsRight_data()
    {
        // Pairs of Simulation values cannot be given as sRGB exactly; these are computed with the published formula.
        QTest::addColumn<QColor>("a");
        QTest::addColumn<QColor>("b");
        QTest::addColumn<double>("distance");
        QTest::newRow("black and white") << QColor(Qt::black) << QColor(Qt::white) << 100.0;
        QTest::newRow("the same") << QColor(10, 20, 30) << QColor(10, 20, 30) << 0.0;
        QTest::newRow("red and green") << QColor(255, 0, 0) << QColor(0, 255, 0) << 86.6;
    }
    void theFormulaIsRight()
    {
        QFETCH(QColor, a);
        QFETCH(QColor, b);
        QFETCH(double, distance);
        QVERIFY2(std::abs(colourDistance(a, b) - distance) < 0.1, qPrintable(QString::number(colourDistance(a, b))));
    }

    void ownersAreToldApart()
    {
        for (const Sight sight : kSights)
            for (const OwnerColour& a : editor::ownerColours())
                for (const OwnerColour& b : editor::ownerColours()) {
                    if (&a == &b) continue;
                    const double distance = colourDistance(seen(a.fill, sight), seen(b.fill, sight));
                    QVERIFY2(distance >= kTellsApart,
                             qPrintable(QStringLiteral("%1 %2: %3").arg(a.fill.name(), b.fill.name()).arg(distance)));
                }
    }

    void ownersStandOutFromEveryBoard()
    {
        const std::vector<QColor> fills = boardFills();
        QVERIFY(fills.size() >= 6);
        for (const Theme theme : {Theme::Light, Theme::Dark})
            for (const QColor& fill : fills)
                for (const OwnerColour& owner : editor::ownerColours())
                    for (const Sight sight : kSights) {
                        const QColor ground = under(fill, editor::boardColours(theme).wash);
                        const double distance = colourDistance(seen(owner.fill, sight), seen(ground, sight));
                        QVERIFY2(distance >= kTellsApart,
                                 qPrintable(
                                     QStringLiteral("%1 on %2: %3").arg(owner.fill.name(), fill.name()).arg(distance)));
                    }
    }

    /// Whoever owns a land of a board that is shipped, inside of its band it does not look like the sea.
    void ownedLandIsToldFromTheSea_data()
    {
        QTest::addColumn<QString>("map");
        const QDir maps(QStringLiteral(MARCHES_SOURCE_DIR "/maps"));
        for (const QString& map : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(map)) << map;
    }
    void ownedLandIsToldFromTheSea()
    {
        QFETCH(QString, map);
        const ShippedBoard board(map.toStdString());
        QVERIFY(!board.drawing->seas.empty());
        editor::BoardModel model;
        model.setDrawing(board.drawing);
        model.position.places.resize(board.drawing->places.size());
        for (model.theme = Theme::Light;; model.theme = Theme::Dark) {
            const QColor& wash = editor::boardColours(model.theme).wash;
            for (int owner = 0; owner < static_cast<int>(editor::ownerColours().size()); ++owner) {
                model.look.army = {owner};
                for (int i = 0; i < model.placeCount(); ++i) {
                    if (board.drawing->board.place(i).kind != engine::PlaceKind::Land) continue;
                    QVERIFY(model.place(i).ground.isValid());
                    model.position.places[static_cast<std::size_t>(i)].owner = 0;
                    const QColor land = under(under(model.place(i).ground, wash), model.tintOf(i));
                    for (const QColor& sea : board.drawing->seas)
                        for (const Sight sight : kSights) {
                            const double distance = colourDistance(seen(land, sight), seen(under(sea, wash), sight));
                            QVERIFY2(distance >= editor::leastFromSea(sight) - 0.01,
                                     qPrintable(QStringLiteral("%1 on %2: %3")
                                                    .arg(editor::ownerColour(owner).fill.name(),
                                                         QString::fromStdString(board.drawing->board.place(i).id))
                                                    .arg(distance)));
                        }
                }
            }
            if (model.theme == Theme::Dark) break;
        }
    }

    void numbersAreReadable()
    {
        for (const auto owners : {editor::ownerColours(), editor::furtherOwnerColours()})
            for (const OwnerColour& owner : owners) QVERIFY2(contrast(owner.fill, owner.ink) >= 4.5, owner.id.data());
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const editor::BoardColours& colours = editor::boardColours(theme);
            QVERIFY(contrast(colours.ink, colours.paper) >= 7.0);
            QVERIFY(contrast(colours.water, colours.paper) >= 4.5);
            QVERIFY(contrast(colours.stone, QColor(0x12, 0x10, 0x0c)) >= 4.5);
            QVERIFY(contrast(colours.accent, colours.focusEdge) >= 3.0);
        }
    }

    /// Whoever owns it: grey, on a plinth in the owner's colour, and of another outline.
    void aStatueIsStone()
    {
        for (const OwnerColour& owner : editor::ownerColours()) {
            QImage image(60, 50, QImage::Format_ARGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            const QRectF box(10, 8, 40, 26);
            editor::drawStonePlate(painter, box, owner, QString());
            painter.end();
            QVERIFY2(image.pixelColor(20, 14).hsvSaturation() < 30, owner.id.data());
            QVERIFY2(image.pixelColor(20, 14).lightness() > 100, owner.id.data());
            QCOMPARE(image.pixelColor(30, 36), owner.fill);       // below the box
            QCOMPARE(image.pixelColor(48, 9), QColor(Qt::white)); // a corner is missing
        }
    }

    void everyOwnerHasItsOwnSign()
    {
        std::set<editor::Emblem> emblems;
        std::set<editor::Pattern> patterns;
        for (const OwnerColour& owner : editor::ownerColours()) {
            emblems.insert(owner.emblem);
            patterns.insert(owner.pattern);
            QCOMPARE(&editor::ownerColour(editor::findOwnerColour(owner.id)), &owner);
        }
        QCOMPARE(emblems.size(), editor::ownerColours().size());
        QCOMPARE(patterns.size(), editor::ownerColours().size());
        QCOMPARE(editor::findOwnerColour("mauve"), -1);
    }

    /// A ninth to a twelfth owner have signs of their own, too.
    void twelveOwnersHaveTheirOwnSigns()
    {
        std::set<editor::Emblem> emblems;
        for (const OwnerColour& owner : editor::ownerColours()) emblems.insert(owner.emblem);
        for (const OwnerColour& owner : editor::furtherOwnerColours().first(4)) emblems.insert(owner.emblem);
        QCOMPARE(emblems.size(), std::size_t{12});
    }

    /// Colours that are hard to tell apart have different signs, and every army of a game with most powers has one.
    void furtherOwnersAreToldApartBySigns()
    {
        std::vector<OwnerColour> all(editor::ownerColours().begin(), editor::ownerColours().end());
        all.insert(all.end(), editor::furtherOwnerColours().begin(), editor::furtherOwnerColours().end());
        QCOMPARE(all.size(), marches::engine::armyColours().size());
        for (const std::string_view army : marches::engine::armyColours())
            QVERIFY2(editor::findOwnerColour(army) >= 0, army.data());
        for (const Sight sight : kSights)
            for (std::size_t a = 0; a < all.size(); ++a)
                for (std::size_t b = 0; b < a; ++b) {
                    const double distance = colourDistance(seen(all[a].fill, sight), seen(all[b].fill, sight));
                    QVERIFY2(
                        distance >= kTellsApart || all[a].emblem != all[b].emblem,
                        qPrintable(
                            QStringLiteral("%1 %2: %3").arg(all[a].fill.name(), all[b].fill.name()).arg(distance)));
                }
    }

    /// Emblems and tokens are told apart by their outlines alone.
    void silhouettesDiffer()
    {
        std::set<QByteArray> seenShapes;
        const QRectF box(2, 2, 28, 28);
        const auto remember = [&seenShapes](const QPainterPath& path) {
            QImage image(32, 32, QImage::Format_Grayscale8);
            image.fill(0);
            QPainter painter(&image);
            painter.fillPath(path, Qt::white);
            painter.end();
            return seenShapes.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()))
                .second;
        };
        for (const OwnerColour& owner : editor::ownerColours())
            QVERIFY(remember(editor::emblemPath(owner.emblem, box)));
        for (const OwnerColour& owner : editor::furtherOwnerColours().first(4))
            QVERIFY(remember(editor::emblemPath(owner.emblem, box)));
        seenShapes.clear();
        for (const editor::TokenShape shape : {editor::TokenShape::Disc, editor::TokenShape::Square,
                                               editor::TokenShape::Pentagon, editor::TokenShape::Plus})
            QVERIFY(remember(editor::tokenPath(shape, box)));
    }

    void diceShowTheirState()
    {
        const auto drawn = [](const editor::DieFace& face) {
            QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::gray);
            QPainter painter(&image);
            editor::drawDie(painter, QRectF(10, 10, 44, 44), face, Theme::Light);
            return image;
        };
        editor::DieFace four;
        four.value = 4;
        editor::DieFace byHand = four;
        byHand.setByHand = true;
        editor::DieFace hit = four;
        hit.hit = true;
        const QImage plain = drawn(four);
        QVERIFY(plain != drawn({}));
        QVERIFY(plain != drawn(byHand));
        QVERIFY(plain != drawn(hit));
        for (int value = 1; value <= 6; ++value) {
            editor::DieFace other = four;
            other.value = value;
            QCOMPARE(drawn(other) == plain, value == 4);
        }
    }
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestPalette)
#include "tst_palette.moc"
