// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/diplomacy/adjudication/adjustments.h"
#include "engine/game/ruletrace.h"
#include "engine/rules/narnian_wars/autumn.h"
#include "narnianturn.h"

using namespace marches::engine;
using namespace marches::engine::narnian_wars;

namespace {

enum Power : std::uint8_t { Narnia, Archenland, Dwarfs, Giants, Telmar, LoneIslands, Calormen, QueenPower };

/// A board at the end of a year.
struct Year {
    Board board = marches::test::narnianBoard();
    Ground ground = makeGround(board, {});
    AutumnOptions options;
    std::vector<Piece> pieces;
    std::vector<std::uint8_t> owners =
        std::vector<std::uint8_t>(static_cast<std::size_t>(board.placeCount()), kNoPower);
    std::vector<std::uint8_t> homes = owners;
    std::vector<Alignment> alignments{Alignment::Good,    Alignment::Good,    Alignment::Neutral, Alignment::Neutral,
                                      Alignment::Neutral, Alignment::Neutral, Alignment::Evil,    Alignment::Evil};
    DwarfStance dwarfs{Dwarfs, false};
    Builders builders{1U << Giants | 1U << Telmar, LoneIslands, at("DOO")};
    NoTrace trace;

    std::int16_t at(const char* id) const { return static_cast<std::int16_t>(*board.findPlace(id)); }
    void own(std::uint8_t power, std::initializer_list<const char*> centres, bool home = false)
    {
        for (const char* centre : centres) {
            owners[static_cast<std::size_t>(at(centre))] = power;
            if (home) homes[static_cast<std::size_t>(at(centre))] = power;
        }
    }
    void stand(std::uint8_t power, const char* where, PieceKind kind = PieceKind::Army)
    {
        pieces.push_back({at(where), power, kind, false});
    }
    Autumn autumn() const
    {
        Mask centres;
        for (const char* id :
             {"LAN", "BEA", "CAI", "GLA", "MAR", "DOO", "GAL", "BRE", "TER", "MUI", "AVR", "HAR", "ETT", "OWL", "CHI"})
            centres.set(at(id));
        return {pieces, centres, owners, homes, alignments, dwarfs};
    }
    QString names(const Mask& places) const
    {
        QStringList all;
        places.forEach([&](int p) { all << QString::fromStdString(board.place(p).id); });
        all.sort();
        return all.join(' ');
    }
    QString sites(std::uint8_t power, PieceKind kind)
    {
        return names(buildSites(ground, options, autumn(), builders, power, kind, trace));
    }
};

} // namespace

// Owners, the Dwarfs' side and builds; S-19 and S-20 are positions of the digest.
class TestAutumn : public QObject {
    Q_OBJECT

private slots:
    // S-19, NW-63, NW-65, NW-67
    void theDwarfsComeToASide()
    {
        Year year;
        year.own(QueenPower, {"LAN"}, true);
        year.stand(Dwarfs, "LAN");
        Gains gained = gains(year.options, year.autumn(), year.trace);
        QCOMPARE(gained.declaration, Declaration::Good);
        QCOMPARE(year.names(gained.taken), QStringLiteral("LAN"));

        year.pieces.clear();
        year.own(Narnia, {"BEA"}, true);
        year.stand(Dwarfs, "BEA");
        gained = gains(year.options, year.autumn(), year.trace);
        QCOMPARE(gained.declaration, Declaration::Evil);
        QCOMPARE(year.names(gained.taken), QStringLiteral("BEA"));

        year.dwarfs.declared = true;
        year.alignments[Dwarfs] = Alignment::Good;
        gained = gains(year.options, year.autumn(), year.trace);
        QCOMPARE(gained.declaration, Declaration::None);
        QCOMPARE(year.names(gained.taken), QString());
        year.alignments[Dwarfs] = Alignment::Neutral;
        QCOMPARE(year.names(gains(year.options, year.autumn(), year.trace).taken), QStringLiteral("BEA"));
    }

    // NW-66, AMB-22
    void bothSidesLeaveTheChoice()
    {
        Year year;
        year.own(QueenPower, {"LAN"}, true);
        year.own(Narnia, {"BEA"}, true);
        year.own(Archenland, {"GLA"});
        year.stand(Dwarfs, "LAN");
        year.stand(Dwarfs, "BEA");
        year.stand(Dwarfs, "GLA"); // no home: taken without declaring
        const Gains gained = gains(year.options, year.autumn(), year.trace);
        QCOMPARE(gained.declaration, Declaration::Either);
        QCOMPARE(year.names(gained.disputed), QStringLiteral("BEA LAN"));
        QCOMPARE(year.names(gained.taken), QStringLiteral("GLA"));
        QVERIFY(!dwarfTakes(year.options, year.autumn(), Alignment::Good, year.at("BEA")));
        QVERIFY(dwarfTakes(year.options, year.autumn(), Alignment::Good, year.at("LAN")));
    }

    // reading.evil-centre-means, reading.aligned-dwarf-centre-test
    void centresHaveReadings()
    {
        Year year;
        year.own(QueenPower, {"LAN"}, true);
        year.own(Telmar, {"LAN"}); // an Evil home in neutral hands
        year.stand(Dwarfs, "LAN");
        QCOMPARE(gains(year.options, year.autumn(), year.trace).declaration, Declaration::Good);
        year.options.evilCentre = EvilCentre::Owned;
        QCOMPARE(gains(year.options, year.autumn(), year.trace).declaration, Declaration::None);
        year.options.evilCentre = EvilCentre::Home;
        year.own(Calormen, {"GLA"});
        year.pieces.clear();
        year.stand(Dwarfs, "GLA");
        QCOMPARE(gains(year.options, year.autumn(), year.trace).declaration, Declaration::None);

        year.own(Narnia, {"BEA"}, true);
        year.own(Telmar, {"BEA"});
        QVERIFY(dwarfTakes(year.options, year.autumn(), Alignment::Good, year.at("BEA")));
        year.options.alignedDwarfsLookAtHome = true;
        QVERIFY(!dwarfTakes(year.options, year.autumn(), Alignment::Good, year.at("BEA")));
    }

    // S-20, NW-48
    void amphibiansOfTheLoneIslands()
    {
        Year year;
        year.own(LoneIslands, {"GAL", "BRE", "DOO"}, true);
        year.own(LoneIslands, {"TER", "MUI"});
        year.stand(LoneIslands, "SIS", PieceKind::Amphibian);
        year.stand(LoneIslands, "LIS", PieceKind::Amphibian);
        year.stand(LoneIslands, "GAS", PieceKind::Fleet);
        QCOMPARE(year.sites(LoneIslands, PieceKind::Amphibian), QString());
        QCOMPARE(year.sites(LoneIslands, PieceKind::Army), QStringLiteral("BRE DOO GAL"));
        QCOMPARE(year.sites(LoneIslands, PieceKind::Fleet), QStringLiteral("BRE DOO GAL MUI TER"));
        year.own(LoneIslands, {"AVR", "MAR"});
        QCOMPARE(year.sites(LoneIslands, PieceKind::Amphibian), QStringLiteral("BRE DOO GAL"));
        year.options.extraAmphibianBase = 4;
        QCOMPARE(year.sites(LoneIslands, PieceKind::Amphibian), QString());
        QCOMPARE(year.sites(Narnia, PieceKind::Amphibian), QString());
    }

    // S-20, NW-70, NW-71, NW-45
    void fleetsOutsideHome()
    {
        Year year;
        year.own(Narnia, {"CAI", "BEA"}, true);
        year.own(Narnia, {"GLA"});
        year.stand(Narnia, "CAI");
        QCOMPARE(year.sites(Narnia, PieceKind::Fleet), QStringLiteral("GLA"));
        QCOMPARE(year.sites(Narnia, PieceKind::Army), QStringLiteral("BEA"));
        QCOMPARE(year.sites(Narnia, PieceKind::DoubleArmy), QString());

        Year giants;
        giants.own(Giants, {"HAR", "ETT"}, true);
        giants.own(Giants, {"MAR"});
        QCOMPARE(giants.sites(Giants, PieceKind::Fleet), QString());
        giants.own(Giants, {"CAI"});
        QCOMPARE(giants.sites(Giants, PieceKind::Fleet), QStringLiteral("CAI MAR"));
        giants.stand(Giants, "MAR");
        QCOMPARE(giants.sites(Giants, PieceKind::Fleet), QStringLiteral("CAI"));
    }

    // Civil disorder: fleets, amphibians, armies and double armies in this order, where the distance is the same.
    void theWeakerGoesFirst()
    {
        Year year;
        std::vector<adjudication::Unit> units(3);
        units[0].place = year.at("HAR");
        units[0].strength = {2, 2, 2, 2};
        units[1].place = year.at("SHU"); // later in the list of provinces than the double army's
        units[2].place = year.at("GBR");
        units[2].kind = adjudication::UnitClass::Amphibian;
        adjudication::Adjustments winter;
        winter.units = units;
        winter.due = -2;
        winter.ownCentres.set(year.at("ETT"));
        adjudication::AdjustmentsEnd end;
        adjudication::resolveAdjustments(year.ground.graph, {}, winter, {}, end);
        QCOMPARE(end.disorderedCount, std::size_t{2});
        QCOMPARE(end.disordered[0], std::int16_t{2});
        QCOMPARE(end.disordered[1], std::int16_t{1});
    }

    // S-20, NW-58
    void oneFleetAtDoorn()
    {
        Year year;
        year.own(LoneIslands, {"DOO"}, true);
        year.own(Calormen, {"DOO"});
        year.stand(Calormen, "DOO", PieceKind::Fleet);
        QVERIFY(!doornFleet(year.autumn(), year.builders, Calormen, true, year.trace));
        year.pieces.clear();
        QVERIFY(doornFleet(year.autumn(), year.builders, Calormen, true, year.trace));
        QVERIFY(!doornFleet(year.autumn(), year.builders, Calormen, false, year.trace));
        QVERIFY(!doornFleet(year.autumn(), year.builders, Telmar, true, year.trace));
    }
};

QTEST_GUILESS_MAIN(TestAutumn)
#include "tst_autumn.moc"
