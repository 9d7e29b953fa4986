// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/artresources.h"
#include "editor/painting/boardmodel.h"
#include "editor/painting/boardmotion.h"
#include "editor/painting/boardpainter.h"
#include "editor/painting/seaway.h"
#include "engine/bots/bot.h"
#include "engine/package/library.h"
#include "engine/package/mappackage.h"
#include "engine/package/textloading.h"
#include "engine/simulation/simulation.h"
#include "tests/editor/canvas/narniaboard.h"

#include <map>

#include <QFile>
#include <QFontInfo>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <utility>

namespace marches::test {

using editor::BoardModel;
using editor::LabelPlace;
using editor::StackPlace;
using editor::TokenShape;

class TestBoardLayout : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY2(QFontInfo(editor::labelFont(12)).family().contains(u"Serif"), "the pictures need a serif font");
    }

    /// Where colours of owners would lie over them; trees and hills stay below.
    void mountainsOfRangesArePaintedOnceMore()
    {
        const ShippedBoard straits("amber-straits");
        const editor::Style& style = editor::artResources().styles.findOrUsual("parchment");
        const QRectF west = straits.drawing->places[static_cast<std::size_t>(straits.place("millbrook"))].box;
        const auto countOf = [&](editor::InkRole role) {
            return std::ranges::count_if(straits.drawing->crossingInks, [&](const editor::Ink& ink) {
                return ink.brush == QBrush(style.role(role)) && west.intersects(boxOf(ink));
            });
        };
        QVERIFY(countOf(editor::InkRole::Rock) >= 5);
        QCOMPARE(countOf(editor::InkRole::Needle), 0);
        QCOMPARE(countOf(editor::InkRole::Leaf), 0);
    }

    void places_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("scale");
        for (const char* language : {"en", "fr"})
            for (const double scale : {0.47, 0.73, 1.0, 1.46, 2.0})
                QTest::newRow(qPrintable(QStringLiteral("%1 at %2").arg(QLatin1String(language)).arg(scale)))
                    << language << scale;
    }
    /// Names are inside the board and apart; no stack lies on a name or on another stack.
    void places()
    {
        QFETCH(QString, language);
        QFETCH(double, scale);
        const BoardModel model = this->model(language.toStdString(), scale);
        const QRectF board(QPointF(0, 0), m_board.drawing->size);
        int shown = 0;
        for (int i = 0; i < model.placeCount(); ++i) {
            const LabelPlace& label = model.layout.labels[static_cast<std::size_t>(i)];
            if (label.isHidden()) continue;
            ++shown;
            QVERIFY2(board.contains(label.box), qPrintable(model.placeName(i)));
            QVERIFY2(label.lines.size() <= 2, qPrintable(model.placeName(i)));
            for (int k = 0; k < model.placeCount(); ++k) {
                const StackPlace& stack = model.layout.stacks[static_cast<std::size_t>(k)];
                QVERIFY2(!stack.box.intersects(label.box),
                         qPrintable(model.placeName(i) + QStringLiteral(" under the stack of ") + model.placeName(k)));
            }
        }
        QVERIFY2(scale < 0.7 || shown >= 26, "every territory has its name at the usual sizes");
        for (int i = 0; i < model.placeCount(); ++i)
            for (int k = i + 1; k < model.placeCount(); ++k)
                QVERIFY2(!model.layout.stacks[static_cast<std::size_t>(i)].box.intersects(
                             model.layout.stacks[static_cast<std::size_t>(k)].box),
                         qPrintable(model.placeName(i) + QStringLiteral(" and ") + model.placeName(k)));
    }

    void stacksStandInTheirTerritory()
    {
        const BoardModel model = this->model("en", 0.73);
        for (int i = 0; i < model.placeCount(); ++i) {
            const QRectF box = model.layout.stacks[static_cast<std::size_t>(i)].box;
            if (!box.isEmpty() && i != m_board.place("seven-isles"))
                QVERIFY2(model.place(i).shape.contains(box.center()), qPrintable(model.placeName(i)));
        }
    }

    void piecesStandInNoOtherPlace_data()
    {
        QTest::addColumn<QString>("variant");
        for (const char* variant :
             {"diplomacy-europe/standard", "narnian-wars/standard", "castle-europe/document", "world/classic",
              "world/warriors", "world/strongholds", "narnia/official", "amber-straits/classic", "harrowvale/usual",
              "kestrel-sound/standard", "mere-of-five/standard", "nine-crowns/standard", "two-isles:classic-risk"})
            QTest::newRow(variant) << variant;
    }
    /// Where fleets sail, an army that is drawn over the water seems to have left. Names give way: few of them so far
    /// that they go.
    void piecesStandInNoOtherPlace()
    {
        QFETCH(QString, variant);
        const engine::Library library(MARCHES_SOURCE_DIR, "");
        const auto setup = library.setup(variant.toStdString());
        QVERIFY2(setup, setup ? "" : setup.error().front().code.c_str());
        const ShippedBoard board(setup->map.id);
        const std::vector<editor::BoardPosition> positions = playedPositions(*setup->game, setup->seats.size());
        QVERIFY(positions.size() >= 2);
        std::ptrdiff_t names = 0;
        std::ptrdiff_t gone = 0;
        QStringList elsewhere;
        QStringList covered;
        for (const char* language : {"en", "fr"})
            for (const double scale : {0.55, 0.59, 0.62, 0.68, 0.8, 1.0, 1.4}) {
                BoardModel model;
                model.setDrawing(board.drawing);
                model.setRules(setup->game);
                model.setWording(editor::mapWording(board.texts, board.drawing->board, language));
                model.relayout(scale);
                const auto shown = std::ranges::count_if(model.layout.labels, std::not_fn(&LabelPlace::isHidden));
                for (const editor::BoardPosition& position : positions) {
                    model.position = position;
                    model.relayoutPieces();
                    names += shown;
                    gone += shown - std::ranges::count_if(model.layout.labels, std::not_fn(&LabelPlace::isHidden));
                    const QString when = QStringLiteral("%1 at %2").arg(QLatin1String(language)).arg(scale);
                    for (const QString& place : strayed(model)) elsewhere << place + u' ' + when;
                    for (const QString& place : hiddenBelowPieces(model)) covered << place + u' ' + when;
                }
            }
        elsewhere.removeDuplicates();
        covered.removeDuplicates();
        QCOMPARE(elsewhere.join(u", "), QString());
        QCOMPARE(covered.join(u", "), QString());
        qInfo("%td of %td names are gone", gone, names);
        QVERIFY2(gone * 100 <= names * kMostGone, qPrintable(QStringLiteral("%1 of %2 names").arg(gone).arg(names)));
    }

    void smallPlacesHoldTheirPieces_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("scale");
        for (const char* language : {"en", "fr"})
            for (const double scale : {0.55, 0.59, 0.6, 0.62, 0.68, 0.8, 1.0, 1.4})
                QTest::newRow(qPrintable(QStringLiteral("%1 at %2").arg(QLatin1String(language)).arg(scale)))
                    << language << scale;
    }
    /// Where a place is hardly larger than a plate, that has room of its own beside the name.
    void smallPlacesHoldTheirPieces()
    {
        QFETCH(QString, language);
        QFETCH(double, scale);
        const ShippedBoard board("diplomacy-europe");
        BoardModel model = empty(board, language.toStdString(), scale);
        editor::BoardPosition position;
        position.places.resize(board.drawing->places.size());
        // Of Albania, which is narrower than any plate, it can only be the middle.
        const std::map<std::string, double> held{{"vienna", 0.75}, {"albania", 0.3}};
        for (const auto& [id, share] : held)
            position.places[static_cast<std::size_t>(board.place(id.c_str()))].stack = {{0, 0, 1}};
        model.layout.sizes.plain = true; // as in games of orders, whose plates have a letter
        editor::placeStacks(*board.drawing, position, {}, model.layout);
        for (const auto& [id, share] : held) {
            const int place = board.place(id.c_str());
            const QRectF box = model.layout.stacks[static_cast<std::size_t>(place)].box;
            QCOMPARE(board.drawing->placeAt(box.center()), place);
            constexpr int kSteps = 20;
            int own = 0;
            for (int x = 0; x < kSteps; ++x)
                for (int y = 0; y < kSteps; ++y)
                    if (board.drawing->placeAt(box.topLeft() + QPointF(box.width() * (x + 0.5) / kSteps,
                                                                       box.height() * (y + 0.5) / kSteps)) == place)
                        ++own;
            const double part = static_cast<double>(own) / (kSteps * kSteps);
            QVERIFY2(part > share, qPrintable(QStringLiteral("%1: %2").arg(QString::fromStdString(id)).arg(part)));
        }
    }

    /// The boards of other programs have hundreds of territories on the sheet of one of ours.
    void stacksAreSmallWhereTerritoriesAre()
    {
        for (const char* map :
             {"narnia", "castle-europe", "diplomacy-europe", "narnian-wars", "world", "wardrobe-road"})
            QCOMPARE(ShippedBoard(map).drawing->stackShare, 1.0);
        const auto widthOf = [](int territory, double scale) {
            BoardModel model;
            model.setDrawing(squares(territory));
            model.relayout(scale);
            return model.layout.sizes.stack;
        };
        QCOMPARE(widthOf(200, 1.0), 54.0);
        QCOMPARE(widthOf(40, 2.0), 0.4 * 108);
        QCOMPARE(widthOf(10, 1.0), 20.0); // and yet they can be read
    }

    void everyTerritoryHasItsName_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("language");
        for (const char* map : {"narnia", "castle-europe", "diplomacy-europe", "narnian-wars", "world", "two-isles",
                                "amber-straits", "harrowvale"})
            for (const char* language : {"en", "fr"})
                QTest::newRow(qPrintable(QLatin1String(map) + QLatin1Char(' ') + QLatin1String(language)))
                    << map << language;
    }
    /// At the sizes of a usual window and above.
    void everyTerritoryHasItsName()
    {
        QFETCH(QString, map);
        QFETCH(QString, language);
        const ShippedBoard board(map.toStdString());
        for (const double scale : {0.6, 0.7, 0.8, 1.0}) {
            const BoardModel model = empty(board, language.toStdString(), scale);
            for (int i = 0; i < model.placeCount(); ++i) {
                const engine::PlaceKind kind = board.drawing->board.place(i).kind;
                if (kind != engine::PlaceKind::Land && kind != engine::PlaceKind::Sea) continue;
                QVERIFY2(!model.layout.labels[static_cast<std::size_t>(i)].isHidden(),
                         qPrintable(QStringLiteral("%1 at %2").arg(model.placeName(i)).arg(scale)));
            }
        }
    }

    void severalArmiesHaveAPlateEach()
    {
        editor::PlaceContents here;
        here.stack = {{2, 0, 1}, {0, 0, 2}, {2, 1, 3}};
        QVERIFY(here.shared());
        QCOMPARE(here.byArmy().size(), std::size_t{2});
        QCOMPARE(here.byArmy().front().count, 4);
        here.owner = 0; // with an owner the others are guests
        QVERIFY(!here.shared());
        const editor::BoardSizes sizes(1.0);
        for (std::size_t armies = 2; armies <= 6; ++armies) {
            const QRectF all(QPointF(0, 0), editor::sharedSize(sizes, armies));
            for (std::size_t i = 0; i < armies; ++i) {
                const QRectF plate = editor::sharedPlate(sizes, armies, i);
                QVERIFY(all.contains(plate));
                for (std::size_t k = 0; k < i; ++k) QVERIFY(!plate.intersects(editor::sharedPlate(sizes, armies, k)));
            }
        }
    }

    void tinyBoardsHideTheirNames()
    {
        const BoardModel model = this->model("en", 0.2);
        QVERIFY(std::ranges::all_of(model.layout.labels, &LabelPlace::isHidden));
    }

    void aPlaceTooSmallForItsNameIsNamedBesideIt_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<double>("scale");
        for (const char* language : {"en", "fr"})
            for (const double scale : {0.7, 0.78, 1.0, 1.4})
                QTest::newRow(qPrintable(QStringLiteral("%1 at %2").arg(QLatin1String(language)).arg(scale)))
                    << language << scale;
    }
    void aPlaceTooSmallForItsNameIsNamedBesideIt()
    {
        QFETCH(QString, language);
        QFETCH(double, scale);
        const BoardModel model = empty(m_europe, language.toStdString(), scale);
        const auto london = static_cast<std::size_t>(m_europe.place("london"));
        const LabelPlace& label = model.layout.labels[london];
        QVERIFY(!label.isHidden());
        const QRectF around = model.place(static_cast<int>(london)).shape.bounds();
        QVERIFY(around.adjusted(-label.box.width(), -30, label.box.width(), 30).intersects(label.box));
        for (std::size_t i = 0; i < model.layout.labels.size(); ++i)
            if (i != london) QVERIFY(!model.layout.labels[i].box.intersects(label.box));
    }

    void spacesThatTheArtworkDoesNotShowCanBePlayedOn()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("map.yaml")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "marches: map/1\nid: ring\nlanguage: en\nname: Ring\nauthor: Anna\nlicense: CC0-1.0\nsize: [400, 300]\n"
            "tracks:\n"
            "  ring:\n    name: Ring\n    circular: true\n    spaces:\n"
            "      r0: {kind: start, at: [200, 250]}\n      r1: {kind: event, at: [100, 150]}\n"
            "      r2: {color: \"#204080\", picture: star, at: [200, 50]}\n      r3: {kind: quicksand, at: [300, "
            "150]}\n"
            "  branch:\n    name: Branch\n    before: r0\n    spaces:\n"
            "      b0: {at: [200, 150]}\n      b1: {at: [200, 190]}\n");
        file.close();
        const engine::Result<engine::MapData> map = engine::loadMap(folder.path().toStdString());
        QVERIFY2(map, map ? "" : map.error().front().code.c_str());
        const auto drawing = editor::makeBoardDrawing(
            *map, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 300' width='400' height='300'/>",
            "board.svg");
        QVERIFY(drawing);
        const std::vector<editor::PlaceDrawing>& places = (*drawing)->places;
        QCOMPARE(places.size(), std::size_t{6});
        for (std::size_t i = 0; i < places.size(); ++i) {
            QVERIFY(places[i].live);
            QCOMPARE((*drawing)->placeAt(places[i].label), static_cast<int>(i));
            for (std::size_t k = 0; k < i; ++k) QVERIFY(!places[i].box.intersects(places[k].box));
        }

        // One of them has a colour and a picture of its own, which stands out from it.
        BoardModel model;
        model.setDrawing(*drawing);
        model.relayout(1.0);
        QImage image(400, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        editor::paintSpaces(painter, model, QRectF(0, 0, 400, 300));
        painter.end();
        const QPoint star = places[2].label.toPoint();
        const int edge = static_cast<int>(places[2].box.width() * 0.42);
        QCOMPARE(image.pixelColor(star + QPoint(0, edge)), QColor(0x20, 0x40, 0x80));
        QVERIFY(image.pixelColor(star).lightness() > 180);
        QCOMPARE(image.pixelColor(places[4].label.toPoint()), editor::boardColours(editor::Theme::Light).paper);
    }

    void shipsSailOverTheSea()
    {
        BoardModel model;
        model.setDrawing(m_europe.drawing);
        const auto way = [&](const char* from, const char* to) {
            return editor::seaWay(model, m_europe.place(from), m_europe.place(to));
        };
        const auto drawn = [this](const char* id) -> const editor::PlaceDrawing& {
            return m_europe.drawing->places[static_cast<std::size_t>(m_europe.place(id))];
        };
        const auto sea = [&](const char* id) { return drawn(id).label; };
        QCOMPARE(way("ireland", "gascony").seas, std::vector<QPointF>{sea("atlantic")});
        const editor::SeaWay south = way("portugal", "naples");
        QCOMPARE(south.seas, (std::vector<QPointF>{sea("atlantic"), sea("west-med")}));
        QCOMPARE(south.gates.size(), std::size_t{1});
        for (const char* id : {"atlantic", "west-med"}) // the strait belongs to the edge of both
            QVERIFY(drawn(id).shape.bounds().adjusted(-1, -1, 1, 1).contains(south.gates.front()));
        QVERIFY(way("scotland", "norway").empty()); // a lane joins them
        QVERIFY(way("rome", "naples").empty());     // a border
        QVERIFY(way("ukraine", "naples").empty());  // another sea
        QVERIFY(way("moscow", "naples").empty());   // no sea at all
    }

    void whatStandsTurnsToStone()
    {
        test::PaperPosition position(*m_board.rules);
        position.held("beruna", "red", 1).held("glasswater", "red", 1).stone("beruna", 2);
        const editor::BoardPosition read = editor::readPosition(*m_board.rules, position.facts());
        QVERIFY(read.places[static_cast<std::size_t>(m_board.place("beruna"))].stone);
        QVERIFY(!read.places[static_cast<std::size_t>(m_board.place("glasswater"))].stone);
    }

    void positionIsReadByRole()
    {
        const BoardModel model = this->model("en", 1.0);
        const auto& dawn = model.contents(m_board.place("dancing-dawn"));
        QCOMPARE(dawn.owner, 0);
        QCOMPARE(dawn.total(), 3);
        QCOMPARE(dawn.intruders.size(), std::size_t{2});
        QCOMPARE(dawn.intruders.front().army, 1); // red is on turn
        QCOMPARE(dawn.tokens.size(), std::size_t{1});
        const auto& courtyard = model.contents(m_board.place("courtyard"));
        QCOMPARE(courtyard.statues.size(), std::size_t{3});
        QVERIFY(courtyard.tokens.size() == 3 &&
                std::ranges::count_if(courtyard.tokens, &editor::TokenHere::statue) == 2);
        QCOMPARE(model.contents(m_board.place("cair-paravel")).markers, std::vector<int>{0});
        QCOMPARE(model.position.scores.size(), std::size_t{4});
        QCOMPARE(model.position.track.size(), std::size_t{11});
        QCOMPARE(std::ranges::count_if(model.position.track, &editor::TrackSpace::used), 5);
        QCOMPARE(model.arrows().size(), std::size_t{1});
        QCOMPARE(model.arrows().front().from, m_board.place("beruna"));
    }

    void looksFollowNamesAndRanks()
    {
        const editor::BoardStyle look = editor::BoardStyle::of(*m_board.rules);
        QCOMPARE(QString::fromUtf8(look.owner(1).id.data()), QStringLiteral("red"));
        QCOMPARE(QString::fromUtf8(look.owner(0).id.data()),
                 QStringLiteral("ice")); // "witch" is no colour: the first spare one
        const std::vector<TokenShape> expected{TokenShape::Disc, TokenShape::Square, TokenShape::Disc,
                                               TokenShape::Square};
        QCOMPARE(look.piece, expected);
    }

    void bandsRunAlongForeignBordersOnly()
    {
        const BoardModel model = this->model("en", 1.0);
        const int lake = m_board.place("frozen-lake");
        const int plain = m_board.place("battle-plain");
        const editor::BorderRun shared = model.borders().between(lake, plain); // both the Witch's
        QVERIFY(shared.line.size() > 3);
        const QPointF inner = shared.line[shared.line.size() / 2];
        for (const QPolygonF& ring : model.ownerArtOf(lake).border.toSubpathPolygons())
            for (const QPointF& point : ring) QVERIFY((point - inner).manhattanLength() > 2.0);
        QVERIFY(!model.ownerArtOf(m_board.place("lamppost")).border.isEmpty());
        QVERIFY(model.ownerArtOf(m_board.place("eastern-ocean")).isEmpty());
    }

    void piecesThatMovedAreFound()
    {
        PaperPosition before(*m_board.rules);
        before.held("beruna", "red", 3, 1).held("glasswater", "witch", 2);
        PaperPosition after(*m_board.rules);
        after.turn("red").held("beruna", "red", 1, 1).held("glasswater", "witch", 1).attacked("glasswater", "red", 2);
        const editor::BoardPosition from = editor::readPosition(*m_board.rules, before.facts());
        const editor::BoardPosition to = editor::readPosition(*m_board.rules, after.facts());
        const std::vector<editor::MovingPieces> moves = editor::movesBetween(from, to);
        const int beruna = m_board.place("beruna");
        const int glasswater = m_board.place("glasswater");
        const std::vector<editor::MovingPieces> expected{{{0, 2, 1}, glasswater, -1, false},
                                                         {{1, 0, 2}, beruna, glasswater, true}};
        QCOMPARE(moves, expected);
        QVERIFY(editor::withoutArriving(to, moves).places[static_cast<std::size_t>(glasswater)].intruders.empty());
    }

    void arrowsLeadRoundLand_data()
    {
        QTest::addColumn<QString>("map");
        for (const char* map : {"castle-europe", "diplomacy-europe", "world"}) QTest::newRow(map) << map;
    }
    /// Attacks and marches, over borders, lanes and the sea; and in Diplomacy the convoys that carry them.
    void arrowsLeadRoundLand()
    {
        QFETCH(QString, map);
        const ShippedBoard board(map.toStdString());
        BoardModel model = empty(board, "en", 0.8);
        QStringList cut;
        int arrows = 0;
        double most = 0;
        double sum = 0;
        const auto look = [&](const std::vector<editor::BoardArrow>& drawn, std::size_t which, const QString& what) {
            model.marks.arrows = drawn;
            const double share = overForeignLand(model, which);
            ++arrows;
            most = std::max(most, share);
            sum += share;
            if (share > kMostOverLand) cut << QStringLiteral("%1 %2 %").arg(what).arg(qRound(share * 100));
        };
        const engine::Board& places = board.drawing->board;
        const auto idOf = [&places](int place) { return QString::fromStdString(places.place(place).id); };
        using Kind = editor::BoardArrow::Kind;
        for (int from = 0; from < places.territoryCount(); ++from)
            for (int to = 0; to < places.territoryCount(); ++to) {
                if (from == to) continue;
                const engine::Connection* joins = places.between(from, to);
                const bool byLand = joins != nullptr && joins->open();
                const editor::SeaWay sea = editor::seaWay(model, from, to);
                const bool isLand = places.place(from).kind == engine::PlaceKind::Land &&
                                    places.place(to).kind == engine::PlaceKind::Land;
                constexpr std::size_t kFar = 3; // zones
                if (!byLand && (!isLand || sea.empty() || sea.seas.size() > kFar)) continue;
                const QString name = idOf(from) + QStringLiteral(" to ") + idOf(to);
                std::vector<editor::BoardArrow> both{{from, to, 0, Kind::Move}};
                look(both, 0, name);
                if (byLand || map != u"diplomacy-europe") continue;
                for (int ships = 0; ships < places.territoryCount(); ++ships)
                    if (places.place(ships).kind == engine::PlaceKind::Sea &&
                        std::ranges::find(sea.seas, model.place(ships).label) != sea.seas.end())
                        both.push_back({ships, from, 0, Kind::Convoy, to});
                for (std::size_t i = 1; i < both.size(); ++i)
                    look(both, i, idOf(both[i].from) + QStringLiteral(" carries ") + name);
            }
        qInfo("%d arrows, at most %d %% over foreign land, %.1f %% in the mean", arrows, qRound(most * 100),
              sum * 100 / arrows);
        QVERIFY(arrows > 100);
        QVERIFY(sum / arrows < kMeanOverLand);
        QVERIFY2(cut.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(cut.size()).arg(cut.mid(0, 40).join(u", "))));
    }

private:
    static constexpr int kMostGone = 1;           ///< percent of the names
    static constexpr double kMostOverLand = 0.25; ///< of the ink of an arrow, which is broader than some straits are
    static constexpr double kMeanOverLand = 0.04;

    /// The opening of a game, and positions of its course.
    static std::vector<editor::BoardPosition> playedPositions(const engine::Rules& rules, std::size_t seats)
    {
        struct Watch : engine::GameObserver {
            void begin(const engine::Rules& rules, const engine::State& state, const engine::Decision&) override
            {
                game = &rules;
                keep(state);
            }
            void seeMove(const engine::State&, const engine::Decision&, const engine::Move&) override {}
            void seeRoll(const engine::State&, const engine::Decision&, const engine::Outcome&) override {}
            void seeDecision(const engine::State& state, const engine::Decision&) override
            {
                constexpr int kEvery = 61;
                if (++steps % kEvery == 0) keep(state);
            }
            void end(const engine::State& state, const engine::GameSummary&) override { keep(state); }
            void keep(const engine::State& state)
            {
                engine::Facts facts;
                game->describe(state, facts);
                positions.push_back(editor::readPosition(*game, facts));
            }
            const engine::Rules* game = nullptr;
            int steps = 0;
            std::vector<editor::BoardPosition> positions;
        };
        constexpr int kMoves = 500;
        std::vector<std::unique_ptr<engine::Bot>> bots;
        for (std::size_t seat = 0; seat < std::max<std::size_t>(seats, engine::kMostSeats); ++seat)
            bots.push_back(engine::makeBot("easy", seat + 1));
        engine::GameRunner runner(rules);
        Watch watch;
        runner.play(7, bots, kMoves, nullptr, 0, &watch);
        return std::move(watch.positions);
    }

    static bool belongsTo(const BoardModel& model, int under, int place)
    {
        const engine::Board& board = model.drawing->board;
        return under == place ||
               (under >= 0 && (board.place(under).parent == place || board.place(place).parent == under));
    }
    /// Places whose plates, or the figures without one, stand in another one.
    static QStringList strayed(const BoardModel& model)
    {
        QStringList found;
        for (int i = 0; i < model.placeCount(); ++i) {
            const editor::PlaceContents& here = model.contents(i);
            const StackPlace& home = model.layout.stacks[static_cast<std::size_t>(i)];
            const StackPlace& away = model.layout.intruders[static_cast<std::size_t>(i)];
            const bool plate = !here.stack.empty() || !here.planned.empty();
            const QPointF stands = plate ? home.box.center() : home.full.center();
            if ((!home.full.isEmpty() && !belongsTo(model, model.drawing->placeAt(stands), i)) ||
                (!away.box.isEmpty() && !belongsTo(model, model.drawing->placeAt(away.box.center()), i)))
                found << QString::fromStdString(model.drawing->board.place(i).id);
        }
        return found;
    }
    /// Names that are shown, and of which plates leave less than half.
    static QStringList hiddenBelowPieces(const BoardModel& model)
    {
        QStringList found;
        for (std::size_t i = 0; i < model.layout.labels.size(); ++i) {
            const engine::PlaceKind kind = model.drawing->board.place(static_cast<int>(i)).kind;
            if (kind != engine::PlaceKind::Land && kind != engine::PlaceKind::Sea) continue;
            double below = 0;
            double all = 0;
            for (const QRectF& part : model.layout.labels[i].parts) {
                all += part.width() * part.height();
                for (const StackPlace& stack : model.layout.stacks) {
                    const QRectF both = part & stack.box;
                    below += both.width() * both.height();
                }
            }
            if (below > all / 2) found << QString::fromStdString(model.drawing->board.place(static_cast<int>(i)).id);
        }
        return found;
    }
    /// Part of the ink of one of the arrows that lies on land of others.
    static double overForeignLand(const BoardModel& model, std::size_t which)
    {
        constexpr double kScale = 0.5;
        BoardModel one = model;
        const editor::BoardArrow arrow = model.marks.arrows[which];
        for (editor::BoardArrow& other : one.marks.arrows) other.faded = !(other == arrow);
        const auto painted = [&one](bool whole) {
            QImage image((one.drawing->size * kScale).toSize(), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            painter.scale(kScale, kScale);
            if (!whole) std::erase_if(one.marks.arrows, std::not_fn(&editor::BoardArrow::faded));
            editor::paintArrows(painter, one, QRectF(QPointF(), one.drawing->size));
            return image;
        };
        const QImage with = painted(true);
        const QImage without = painted(false);
        int ink = 0;
        int foreign = 0;
        for (int y = 0; y < with.height(); ++y) {
            const auto* here = reinterpret_cast<const QRgb*>(with.constScanLine(y));
            const auto* other = reinterpret_cast<const QRgb*>(without.constScanLine(y));
            for (int x = 0; x < with.width(); ++x) {
                if (here[x] == other[x]) continue;
                ++ink;
                const int under = model.drawing->placeAt(QPointF(x + 0.5, y + 0.5) / kScale);
                const bool own = under == arrow.from || under == arrow.to || under == arrow.over;
                if (under >= 0 && !own && model.drawing->board.place(under).kind == engine::PlaceKind::Land) ++foreign;
            }
        }
        return ink > 0 ? static_cast<double>(foreign) / ink : 0;
    }

    /// A board of four squares of that width, one of which is sea as wide as all the others.
    static std::shared_ptr<const editor::BoardDrawing> squares(int width)
    {
        std::string map = "marches: map/1\nid: squares\nlanguage: en\nname: Squares\nsize: [800, 800]\nterritories:\n";
        std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 800 800\">";
        for (int i = 0; i < 4; ++i) {
            const std::string id = "t" + std::to_string(i);
            const std::string side = std::to_string(i == 3 ? 3 * width : width);
            map += "  " + id + ": {name: T, kind: " + (i == 3 ? "sea" : "land") + "}\n";
            svg += "<path id=\"" + id + "\" d=\"M" + std::to_string(i == 3 ? 0 : i * width) + " " +
                   std::to_string(i == 3 ? width : 0) + "h" + side + "v" + std::to_string(width) + "h-" + side +
                   "z\"/>";
        }
        const auto drawing = editor::makeBoardDrawing(engine::readMap(map, "map.yaml").value(),
                                                      QByteArray::fromStdString(svg + "</svg>"), "board.svg");
        return drawing.value();
    }
    /// A shipped board with nothing on it.
    static BoardModel empty(const ShippedBoard& board, const std::string& language, double scale)
    {
        BoardModel model;
        model.setDrawing(board.drawing);
        model.setWording(editor::mapWording(board.texts, board.drawing->board, language));
        model.relayout(scale);
        return model;
    }
    BoardModel model(const std::string& language, double scale) const
    {
        BoardModel model;
        model.setRules(m_board.rules);
        model.setDrawing(m_board.drawing);
        model.setWording(m_board.wording(language));
        model.setFacts(m_board.midgame());
        model.relayout(scale);
        return model;
    }
    NarniaBoard m_board;
    ShippedBoard m_europe{"castle-europe"};
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestBoardLayout)
#include "tst_boardlayout.moc"
