// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "narnianturn.h"

using namespace marches::engine::narnian_wars;
using marches::test::NarnianTurn;

namespace {

/// Where everybody ends after these lines.
std::string after(NarnianTurn turn, std::initializer_list<const char*> lines)
{
    for (const char* line : lines) turn.order(line);
    return turn.end();
}
std::string after(std::initializer_list<const char*> lines) { return after(NarnianTurn(), lines); }

NarnianTurn with(const MarchOptions& options) { return NarnianTurn({}, options); }
NarnianTurn over(const TerrainOptions& terrain) { return NarnianTurn(terrain, {}); }

#define SAME(actual, expected) QCOMPARE(QString::fromStdString(actual), QStringLiteral(expected))

} // namespace

// What Narnian Wars adds to the resolution of orders; the numbers S-01 to S-17 are those of the digest.
class TestMarch : public QObject {
    Q_OBJECT

private slots:
    // S-01, NW-40
    void doubleArmyBeatsOne()
    {
        NarnianTurn turn;
        turn.order("giants 2A HAR - CRU").order("giants A ETT H").order("queen A CRU H");
        SAME(turn.end(), "CRU ETT CRU!");
        SAME(turn.retreats("CRU"), "FRO GBR");
    }

    // S-02
    void doubleArmiesBounce()
    {
        SAME(after({"giants 2A GBR - OWW", "giants A WIT H", "calormen 2A BEA - OWW", "narnia A BER - OWW"}),
             "GBR WIT BEA BER");
        SAME(after(
                 {"giants 2A GBR - OWW", "giants A WIT S 2A GBR - OWW", "calormen 2A BEA - OWW", "narnia A BER - OWW"}),
             "OWW WIT BEA BER");
    }

    // S-03, NW-41, NW-43
    void oneAttackCutsAllSupport()
    {
        SAME(after({"calormen A ILK - OAS", "calormen 2A DSE S A ILK - OAS", "archenland A OAS H",
                    "archenland A STN S A OAS", "archenland A WIN H"}),
             "OAS DSE OAS! STN WIN");
        SAME(after({"calormen A ILK - OAS", "calormen 2A DSE S A ILK - OAS", "archenland A OAS H",
                    "archenland A STN S A OAS", "archenland A WIN - DSE"}),
             "ILK DSE OAS STN WIN");
    }

    // reading.multi-defends-double
    void doubleArmyMayDefendAsOne()
    {
        const std::initializer_list<const char*> lines{"giants 2A GBR H", "queen A CRU - GBR",
                                                       "queen A FRO S A CRU - GBR"};
        SAME(after(lines), "GBR CRU FRO");
        MarchOptions options;
        options.doubleDefends = false;
        SAME(after(with(options), lines), "GBR! GBR FRO");
    }

    // S-04, NW-51, AMB-52
    void fortressHelpsWhoStays()
    {
        const std::initializer_list<const char*> lines{"archenland A ANV - WIN", "calormen A WIN H",
                                                       "calormen A HER - ANV", "calormen A STN S A HER - ANV"};
        SAME(after(lines), "ANV WIN HER STN");
        MarchOptions options;
        options.fortressAfterFailedMove = false;
        SAME(after(with(options), lines), "ANV! WIN ANV STN");
    }

    // reading.fortress-scope
    void fortressMayHelpSupport()
    {
        const std::initializer_list<const char*> lines{"calormen A STN - WIN", "calormen A HER S A STN - WIN",
                                                       "archenland A WIN H", "archenland A ANV S A WIN"};
        SAME(after(lines), "STN HER WIN ANV"); // 2 against 2
        MarchOptions options;
        options.fortressHelpsSupport = true;
        SAME(after(with(options), {"calormen A STN - WIN", "calormen A HER S A STN - WIN", "archenland A WIN H"}),
             "WIN HER WIN!");
        SAME(after(with(options), {"calormen A STN - WIN", "calormen A HER S A STN - WIN", "archenland A WIN H",
                                   "archenland A OAS S A WIN"}),
             "WIN HER WIN! OAS"); // 3 against 2
    }

    // S-05, NW-53, NW-54
    void garrisonHoldsAnEmptyPlace()
    {
        NarnianTurn alone;
        alone.owns("narnia", "CAI").garrison("CAI", true).order("queen A BER - CAI").order("queen A OWL H");
        SAME(alone.end(), "BER OWL");
        QVERIFY(!alone.march().fallen.any());
        alone.order("queen A OWL S A BER - CAI");
        SAME(alone.end(), "CAI OWL");
        SAME(alone.names(alone.march().fallen), "CAI");
    }

    // S-06, AMB-11, NW-47 in a retreat
    void fortressGarrisonAndUnit()
    {
        NarnianTurn turn;
        turn.owns("narnia", "CAI").garrison("CAI", true);
        for (const char* line : {"narnia AF CAI H", "queen A BER - CAI", "queen A OWL S A BER - CAI",
                                 "telmar A REE S A BER - CAI", "telmar A MAR H"})
            turn.order(line);
        SAME(turn.end(), "CAI BER OWL REE MAR");
        turn.order("telmar A MAR S A BER - CAI");
        SAME(turn.end(), "CAI! CAI OWL REE MAR");
        SAME(turn.retreats("CAI"), "AHO BEA CAU CHI CMI CPB DAN GLA LAN WWD");
        SAME(turn.names(turn.march().fallen), "CAI");
        turn.order("telmar A MAR H");
        turn.options.garrisonAdds = false;
        SAME(turn.end(), "CAI! CAI OWL REE MAR"); // 3 against 2
    }

    // S-07
    void tashbaanKeepsItsGarrison()
    {
        NarnianTurn turn;
        turn.owns("archenland", "TAS").garrison("TAS", true).order("calormen A ATO - TAS").order("archenland A COA H");
        SAME(turn.end(), "ATO COA");
        turn.order("calormen A ATO H").order("archenland A COA - TAS");
        SAME(turn.end(), "ATO TAS");
        NarnianTurn stronger;
        stronger.owns("archenland", "TAS")
            .garrison("TAS", true)
            .order("calormen 2A ATO - TAS")
            .order("archenland A COA - TAS");
        SAME(stronger.end(), "TAS COA");
        QVERIFY(!stronger.march().fallen.any());
    }

    // reading.garrison-against
    void garrisonsHaveTheirEnemies()
    {
        NarnianTurn turn;
        turn.owns("narnia", "CAI").garrison("CAI", true).order("archenland A BER - CAI");
        SAME(turn.end(), "BER");
        turn.options.garrisonAgainst = GarrisonAgainst::OpposedAlignment;
        SAME(turn.end(), "CAI");
        turn.options.garrisonAgainst = GarrisonAgainst::NonHome;
        SAME(turn.end(), "BER");
    }

    // S-08
    void towerOfOwlsHelpsTheGood()
    {
        SAME(after({"queen A GBR - OWL", "queen A OWW S A GBR - OWL", "narnia A OWL H"}), "GBR OWW OWL");
        SAME(after({"queen A GBR - OWL", "queen A OWW S A GBR - OWL", "giants A OWL H"}), "OWL OWW OWL!");
    }

    // S-09, NW-30, NW-56, NW-57
    void riverMountainsAndFlight()
    {
        SAME(after({"narnia A BER - REE"}), "BER");
        SAME(after({"narnia A BER - AHO"}), "AHO");
        SAME(after({"archenland A STO - CRN"}), "STO");
        SAME(after({"archenland A STO - ANV"}), "ANV");
        SAME(after({"narnia AF CAI - REE"}), "REE");
        SAME(after({"lone-islands AF CAI - GLA"}), "GLA");
        NarnianTurn flight;
        flight.order("narnia HK STO - CRN CARRY COR").order("archenland COR STO");
        SAME(flight.end(), "(CRN) (CRN)");
        QVERIFY(flight.march().persons[marches::engine::idx(Person::HighKing)].flew);
        SAME(after({"narnia HK ARG - RUS"}), "(ARG)");
        SAME(after({"archenland COR STO - CRN"}), "(STO)");
        SAME(after({"queen QU STO - CRN"}), "(STO)");
    }

    // reading.hk-passenger
    void theKingCarriesWhomHeMay()
    {
        const std::initializer_list<const char*> lines{"narnia HK STO - CRN CARRY MIR", "telmar MIR STO"};
        SAME(after(lines), "(CRN) (STO)");
        MarchOptions options;
        options.passenger = Passenger::AnyPersonality;
        SAME(after(with(options), lines), "(CRN) (CRN)");
    }

    // S-10, NW-47
    void amphibiansUseTheRiver()
    {
        SAME(after({"narnia AF CAI - CHI"}), "CHI");
        SAME(after({"narnia AF CAI - CHI", "dwarfs A SHU - CHI"}), "CAI SHU");
        const std::initializer_list<const char*> help{"narnia AF CAI S A SHU - CHI", "dwarfs A SHU - CHI",
                                                      "queen A WIT - CHI"};
        SAME(after(help), "CAI CHI WIT");
        TerrainOptions terrain;
        terrain.riverSupport = false;
        SAME(after(over(terrain), help), "CAI SHU WIT");
        SAME(after({"lone-islands AF CPB - BEA"}), "CPB");
        terrain.riverFromSea = true;
        SAME(after(over(terrain), {"lone-islands AF CPB - BEA"}), "BEA");
    }

    // S-11, NW-46
    void amphibianConvoys()
    {
        SAME(after({"lone-islands AF CPB C A CAI - GLA", "narnia A CAI - GLA VIA"}), "CPB GLA");
        SAME(after({"lone-islands AF CPB C A CAI - GLA", "narnia A CAI - GLA VIA", "calormen F GAS - CPB",
                    "calormen F SHB S F GAS - CPB"}),
             "CPB! CAI CPB SHB");
    }

    // NW-59
    void islandsAreReachedByConvoy()
    {
        const std::initializer_list<const char*> lines{"calormen F GAR C A CRN - FEL", "calormen A CRN - FEL VIA"};
        SAME(after(lines), "GAR FEL");
        SAME(after({"lone-islands F FEL C A CRN - GLA", "lone-islands A CRN - GLA"}), "FEL CRN"); // an island is no sea
        TerrainOptions terrain;
        terrain.convoyToIsland = false;
        SAME(after(over(terrain), lines), "GAR CRN");
    }

    // NW-21
    void aPersonMayBeConvoyed()
    {
        const std::initializer_list<const char*> lines{"archenland F GAR C A CRN - FEL",
                                                       "archenland COR CRN - FEL VIA"};
        SAME(after(lines), "GAR (FEL)");
        TerrainOptions terrain;
        terrain.convoyPerson = false;
        SAME(after(over(terrain), lines), "GAR (CRN)");
        SAME(after({"archenland F GAR C A CRN - FEL", "archenland COR CRN - FEL VIA", "calormen F BIC - GAR",
                    "calormen F COA S F BIC - GAR"}),
             "GAR! (CRN) GAR COA");
        SAME(after({"archenland COR GAR - CRN"}), "(CRN)"); // off a ship
    }

    // S-12, NW-11, NW-13, NW-27
    void companionsStrengthen()
    {
        SAME(after({"calormen A HER H", "archenland A ANV - HER", "archenland COR ANV WITH A ANV"}), "HER ANV (ANV)");
        SAME(after({"calormen A HER H", "archenland A ANV - HER", "archenland COR ANV WITH A ANV",
                    "narnia HK ANV WITH A ANV"}),
             "HER! HER (HER) (HER)");
    }

    // reading.pu-bonus-orders, reading.pu-bonus-stack
    void bonusesHaveReadings()
    {
        const std::initializer_list<const char*> held{"telmar A RUS H", "telmar MIR RUS WITH A RUS",
                                                      "queen A DAN - RUS", "queen A TRF S A DAN - RUS"};
        SAME(after(held), "RUS (RUS) DAN TRF");
        MarchOptions options;
        options.bonusWhenMovingOnly = true;
        SAME(after(with(options), held), "RUS! (RUS!) RUS TRF");
        const std::initializer_list<const char*> two{
            "dwarfs A RUS H",    "dwarfs TRU RUS WITH A RUS", "dwarfs NIK RUS WITH A RUS",
            "queen A DAN - RUS", "queen A TRF S A DAN - RUS", "queen A CMI S A DAN - RUS"};
        SAME(after(two), "RUS (RUS) (RUS) DAN TRF CMI");
        options = {};
        options.bonusOfOneOnly = true;
        SAME(after(with(options), two), "RUS! (RUS!) (RUS!) RUS TRF CMI");
    }

    // NW-13, NW-14, AMB-44
    void companionsMustFit()
    {
        NarnianTurn turn;
        turn.order("calormen A ANV - HER").order("archenland COR ANV WITH A ANV");
        SAME(turn.end(), "HER (ANV)");
        QCOMPARE(turn.march().persons[marches::engine::idx(Person::Cor)].idle, Idle::HostNotFit);
        SAME(after({"calormen A ANV - HER", "narnia HK ANV WITH A ANV"}), "HER (ANV)");
        SAME(after({"narnia A ANV - HER", "queen QU ANV WITH A ANV"}), "HER (ANV)");
        SAME(after({"giants A ANV - HER", "queen QU ANV WITH A ANV"}), "HER (HER)");
        SAME(after({"archenland A ANV - HER", "archenland COR STN WITH A ANV"}), "HER (STN)");
        SAME(after({"narnia A ANV - HER", "archenland COR ANV WITH A ANV"}), "HER (HER)");
    }

    // S-13, NW-61
    void goodAndEvilDoNotHelp()
    {
        SAME(after({"giants A STO H", "calormen A ANV - STO", "telmar A TRF S A ANV - STO",
                    "narnia A REE S A ANV - STO"}),
             "STO ANV TRF REE");
        SAME(after({"giants A STO H", "calormen A ANV - STO", "telmar A TRF S A ANV - STO",
                    "lone-islands A REE S A ANV - STO"}),
             "STO! STO TRF REE");
        SAME(after({"narnia F GAR C A CRN - COA", "calormen A CRN - COA VIA"}), "GAR CRN");
    }

    // S-14, NW-32, NW-33
    void aStatueStands()
    {
        SAME(after({"dwarfs A WIT - SHU", "giants 2A ETT - WIT", "giants A GBR S 2A ETT - WIT",
                    "queen QU WIT IMM A WIT"}),
             "WIT ETT GBR (WIT)");
        NarnianTurn later;
        later.order("dwarfs A WIT - SHU").stone("WIT").order("giants A ETT - WIT").order("giants A GBR S A ETT - WIT");
        SAME(later.end(), "WIT ETT GBR");
        NarnianTurn apart;
        apart.order("dwarfs A WIT - SHU").order("queen QU ETT IMM A WIT");
        SAME(apart.end(), "SHU (ETT)");
        QCOMPARE(apart.march().persons[marches::engine::idx(Person::Queen)].idle, Idle::PowerVoid);
    }

    // reading.statue-immunity
    void onlyArmiesMayBeImmune()
    {
        MarchOptions options;
        options.stoneForArmiesOnly = true;
        NarnianTurn turn = with(options);
        turn.order("narnia F CPB H").stone("CPB").order("calormen F GAS - CPB").order("calormen F SHB S F GAS - CPB");
        turn.order("narnia F GLA S F CPB");
        SAME(turn.end(), "CPB! CPB SHB GLA"); // and no support reaches it
    }

    // S-15, NW-34
    void theGreenQueenCommands()
    {
        NarnianTurn turn;
        turn.greenQueen = true;
        turn.order("narnia A OWW H").order("queen QU OWW CMD A OWW - BEA").order("queen QU OWW - GBR");
        SAME(turn.end(), "BEA (GBR)");
        turn.order("queen QU OWW - BEA");
        SAME(turn.end(), "OWW (BEA)");
        turn.options.commandMustMoveApart = false;
        SAME(turn.end(), "BEA (BEA)");
        turn.options.commandMustMoveApart = true;
        turn.order("queen QU OWW - GBR").order("archenland COR OWW");
        SAME(turn.end(), "OWW (GBR) (OWW)"); // a person shields it
        turn.options.shieldedByTravelOnly = true;
        SAME(turn.end(), "BEA (GBR) (OWW)");
    }

    // NW-35, reading.commanded-acts-as
    void aCommandedUnitHasItsNationality()
    {
        NarnianTurn turn;
        turn.greenQueen = true;
        turn.order("narnia A OWW H").order("queen QU OWW CMD A OWW - BEA").order("queen QU OWW - GBR");
        turn.order("queen A WIT S A OWW - BEA").order("giants A BEA H");
        SAME(turn.end(), "OWW (GBR) WIT BEA"); // Evil may not help Good
        turn.options.commandedActsAsQueen = true;
        SAME(turn.end(), "BEA (GBR) WIT BEA!");
    }

    // S-16, NW-38
    void kingAndQueenKeepApart()
    {
        SAME(after({"narnia HK DAN - AHO", "queen QU STO - AHO", "telmar A AHO H"}), "(AHO) (STO) AHO");
        SAME(after({"narnia HK DAN - AHO", "queen QU AHO"}), "(DAN) (AHO)");
        SAME(after({"narnia HK DAN - AHO", "queen A STO - AHO", "queen QU STO WITH A STO"}), "(DAN) AHO (AHO)");
        SAME(after({"narnia HK DAN - AHO", "queen QU AHO - DAN"}), "(AHO) (DAN)"); // AMB-32
    }

    // S-17, NW-16 to NW-18
    void personsAreHunted()
    {
        NarnianTurn turn;
        turn.order("telmar MIR RUS").order("archenland A TRF - RUS X MIR");
        SAME(turn.end(), "(RUS!) RUS");
        SAME(turn.names(turn.march().persons[marches::engine::idx(Person::Miraz)].retreats), "CMI DAN WMR");
        turn.order("telmar A DAN - RUS");
        SAME(turn.end(), "(RUS) TRF DAN");
        SAME(after({"telmar MIR RUS", "telmar A TRF - RUS X MIR"}), "(RUS) RUS");
        NarnianTurn stone;
        stone.order("telmar MIR RUS").order("archenland A RUS H X MIR").stone("RUS");
        SAME(stone.end(), "(RUS) RUS"); // NW-17
    }

    // reading.pu-retreat-into-occupied
    void huntedPersonsMayNeedAnEmptyPlace()
    {
        MarchOptions options;
        options.personRetreatsAmongUnits = false;
        NarnianTurn turn = with(options);
        turn.order("telmar MIR RUS").order("archenland A TRF - RUS X MIR").order("giants A DAN H");
        SAME(turn.end(), "(RUS!) RUS DAN");
        SAME(turn.names(turn.march().persons[marches::engine::idx(Person::Miraz)].retreats), "CMI WMR");
    }

    // NW-19, NW-20
    void companionsGoWithABeatenHost()
    {
        SAME(after({"archenland A OAS H", "archenland COR OAS WITH A OAS", "calormen 2A DSE - OAS",
                    "calormen A ILK S 2A DSE - OAS"}),
             "OAS! (OAS!) OAS ILK");
        SAME(after({"archenland A OAS H", "archenland COR OAS", "calormen 2A DSE - OAS",
                    "calormen A ILK S 2A DSE - OAS"}),
             "OAS! (OAS) OAS ILK");
    }

    // NW-26, NW-36
    void specialUnitsSupport()
    {
        const std::initializer_list<const char*> king{"narnia A AHO - STO", "narnia HK TRF S A AHO - STO",
                                                      "giants A ANV - STO"};
        SAME(after(king), "STO (TRF) ANV");
        SAME(after({"narnia A AHO - STO", "narnia HK TRF S A AHO - STO", "giants A ANV - STO", "telmar A RUS - TRF"}),
             "AHO (TRF) ANV TRF"); // cut, though nobody stood there to be beaten
        SAME(after({"narnia A ANV - CRN", "narnia HK STO S A ANV - CRN", "calormen A HER - CRN"}),
             "CRN (STO) HER"); // over the range
        TerrainOptions terrain;
        terrain.kingSupportsOver = false;
        SAME(after(over(terrain), {"narnia A ANV - CRN", "narnia HK STO S A ANV - CRN", "calormen A HER - CRN"}),
             "ANV (STO) HER");
        SAME(after({"calormen A AHO - STO", "queen QU TRF S A AHO - STO", "giants A ANV - STO"}), "STO (TRF) ANV");
        SAME(after({"narnia A AHO - STO", "queen QU TRF S A AHO - STO", "giants A ANV - STO"}),
             "AHO (TRF) ANV"); // NW-61
    }

    // A unit retreats to no place whose garrison works against it (NW-55).
    void garrisonsBarRetreats()
    {
        NarnianTurn turn;
        turn.owns("giants", "HAR").garrison("HAR", true).order("queen A CRU H").order("telmar A GBR - CRU");
        turn.order("telmar A FRO S A GBR - CRU");
        SAME(turn.end(), "CRU! CRU FRO");
        SAME(turn.retreats("CRU"), "ETT");
        turn.garrison("HAR", false);
        SAME(turn.end(), "CRU! CRU FRO");
        SAME(turn.retreats("CRU"), "ETT HAR");
    }
};

QTEST_GUILESS_MAIN(TestMarch)
#include "tst_march.moc"
