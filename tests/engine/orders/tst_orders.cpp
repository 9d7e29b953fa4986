// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "engine/diplomacy/orders/completion.h"
#include "engine/diplomacy/orders/normalizedname.h"
#include "engine/diplomacy/orders/orderline.h"
#include "engine/diplomacy/orders/ordersheet.h"
#include "engine/package/mappackage.h"
#include "engine/package/textloading.h"
#include "engine/text/texts.h"

using namespace marches::engine;
using namespace marches::engine::orders;

namespace {

const MapData& europe()
{
    static const MapData map = loadMap(MARCHES_SOURCE_DIR "/maps/diplomacy-europe").value();
    return map;
}

const Texts& texts()
{
    static const Texts all = [] {
        Errors errors;
        return packageTexts(MARCHES_SOURCE_DIR, nullptr, &europe(), nullptr, errors);
    }();
    return all;
}

const Lexicon& lexicon()
{
    static const Lexicon all(europe().board, texts());
    return all;
}

/// The orders of a line in the short form, or its first error with its arguments.
QString read(const QString& line)
{
    const OrderLine found = readOrderLine(line.toStdString(), lexicon(), "sheet", 7);
    if (!found.errors.empty()) {
        const Error& error = found.errors.front();
        QString told = QString::fromStdString(error.code) + '@' + QString::number(error.column);
        for (const auto& [name, value] : error.args) told += ' ' + QString::fromStdString(name + '=' + value);
        return told;
    }
    QStringList all;
    for (const WrittenOrder& order : found.orders) all << QString::fromStdString(writeOrder(order, europe().board));
    return all.join("; ");
}

QStringList completed(const char* line, const CompletionHints& hints = {})
{
    QStringList all;
    for (const Completion& completion : completions(line, lexicon(), "en", hints))
        all << QString::fromStdString(completion.text);
    return all;
}

} // namespace

class OrdersTest : public QObject {
    Q_OBJECT

private slots:
    void foldsNames();
    void foldsEveryWayOfWriting_data();
    void foldsEveryWayOfWriting();
    void readsWhatPlayersWrite_data();
    void readsWhatPlayersWrite();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
    void everyNameOfEveryPlaceIsKnown();
    void whatIsWrittenReadsBack();
    void sheets();
    void aMisspeltHeadingTakesNothingAlong();
    void severalSheetsOfAPower();
    void sheetsHaveLimits();
    void completesNames();
    void completesVerbs();
    void completesFromThePosition();
};

void OrdersTest::foldsNames()
{
    QCOMPARE(normalizedName("St. Petersburg"), normalizedName("ST-PETERSBURG"));
    QCOMPARE(normalizedName("Édimbourg"), std::string("edimbourg"));
    QCOMPARE(normalizedName("Œuf Straße Łódź"), std::string("oeuf strasse lodz"));
    QCOMPARE(normalizedName("a\xff\xc3z"), std::string("az"));
    QCOMPARE(normalizedName("ΑΘΗΝΑ"), normalizedName("αθηνα"));
}

void OrdersTest::foldsEveryWayOfWriting_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("plain");
    const auto row = [](const char* written, const char* plain) {
        QTest::newRow(written) << QString(written) << QString(plain);
    };
    row("Édimbourg", "edimbourg");
    row("Zürich", "zurich");
    row("Ærø Øst", "aero ost");
    row("Łódź", "lodz");
    row("Hercegovina Đakovo", "hercegovina dakovo");
    row("București", "bucuresti"); // s and t with a comma below
    row("Bucureşti", "bucuresti"); // with a cedilla, as older keyboards have them
    row("Constanța", "constanta");
    row("Việt Nam", "viet nam");   // two marks on one letter
    row("Hải Dương", "hai duong"); // horns
    row("Đà Nẵng", "da nang");
    row("İstanbul", "istanbul");
    row("Diyarbakır", "diyarbakir"); // an i without its dot
    row("Straße", "strasse");
    row("Łęczyca-Œuf", "leczyca oeuf");
    row("Άργος", "αργοσ");
    row("Ρόδος", "ροδοσ");
    row("Αϊβαλί", "αιβαλι");
    row("Нижний", "нижнии");
    row("Ｔｏｋｙｏ", "tokyo"); // letters as wide as kanji
    row("東京", "東京");
}

void OrdersTest::foldsEveryWayOfWriting()
{
    QFETCH(QString, written);
    QFETCH(QString, plain);
    for (const auto form : {QString::NormalizationForm_C, QString::NormalizationForm_D})
        for (const QString& text : {written, written.toUpper(), written.toLower()})
            QCOMPARE(QString::fromStdString(normalizedName(text.normalized(form).toStdString())), plain);
}

void OrdersTest::readsWhatPlayersWrite_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("order");
    const auto row = [](const char* line, const char* order) {
        QTest::newRow(line) << QString(line) << QString(order);
    };
    row("A Par - Bur", "A Par - Bur");
    row("a par-bur", "A Par - Bur");
    row("A PAR->BUR", "A Par - Bur");
    row("  A  Par  \t–   Bur  ", "A Par - Bur");
    row("A Paris → Burgundy", "A Par - Bur");
    row("Army Paris moves to Burgundy.", "A Par - Bur");
    row("A(Par) - Bur", "A Par - Bur");
    row("Par - Bur", "Par - Bur");
    row("Armée Paris va en Bourgogne", "A Par - Bur");
    row("1. A Par - Bur # comment", "A Par - Bur");
    row("- A Par H // comment", "A Par H");
    row("• A Par H", "A Par H");
    row("A Par holds", "A Par H");
    row("A Paris tient", "A Par H");
    row("F North Sea C A Yorkshire - Norway", "F NTH C A Yor - Nwy");
    row("F NTH C A Yor - Nwy", "F NTH C A Yor - Nwy");
    row("f nth convoys yor - nwy", "F NTH C Yor - Nwy");
    row("F mer du Nord convoie A Yorkshire - Norvège", "F NTH C A Yor - Nwy");
    row("A Bud S F Tri", "A Bud S F Tri");
    row("A Bud S F Tri H", "A Bud S F Tri");
    row("A Bud supports F Tri - Ven", "A Bud S F Tri - Ven");
    row("A Bud S Tri-Ven", "A Bud S Tri - Ven");
    row("A Bud S Austria F Tri", "A Bud S Austria F Tri");
    row("A Bud soutient Autriche F Tri - Ven", "A Bud S Austria F Tri - Ven");
    row("A Bud S Ita A Ven - Tri", "A Bud S Italy A Ven - Tri");
    row("A Bud S (Italy) A Ven", "A Bud S Italy A Ven");
    row("A Bud S A Ven (Italy) - Tri", "A Bud S Italy A Ven - Tri");
    row("F NTH S Eng F Lon", "F NTH S England F Lon"); // not the English Channel, since a unit follows
    row("F NTH S ENG - Bel", "F NTH S ENG - Bel");
    row("A Ven (Italy) H", "A Ven H");
    row("(Italy) A Ven H", "A Ven H");
    row("Tur: A Con - Bul", "A Con - Bul");
    row("F GDB - Swe", "F BOT - Swe"); // golfe de Botnie
    row("Fl Londres sout A Yor", "F Lon S A Yor");
    row("F Bre/ec - Gas/wc", "F Bre/ec - Gas/wc");         // coasts that the board does not have
    row("F E\u0301dimbourg - mer du Nord", "F Edi - NTH"); // a letter and its mark
    row("F Brest (east coast) S F MAO - Spain west coast", "F Bre/ec S F MAO - Spa/wc");
    row("F MAO - Spa cn", "F MAO - Spa/nc"); // one that it has, by another of its names
    row("A Bre H always", "A Bre H always");
    row("A Par - Bur until changed", "A Par - Bur always");
    row("A Brest tient jusqu’à nouvel ordre", "A Bre H always");
    row("F NTH C A Yor - Nwy perpetual", "F NTH C A Yor - Nwy always");
    row("F Lon proxy Germany", "F Lon proxy Germany");
    row("F London is left to Germany", "F Lon proxy Germany");
    row("F Londres procuration à l’Allemagne", "F Lon proxy Germany");
    row("A Ruh S A Bel - Hol via convoy", "A Ruh S A Bel - Hol");
    row("F Stp/sc - BOT", "F Stp/sc - BOT");
    row("F Stp(sc) - BOT", "F Stp/sc - BOT");
    row("F stp sc - bot", "F Stp/sc - BOT");
    row("F St. Petersburg (south coast) - Gulf of Bothnia", "F Stp/sc - BOT");
    row("F Saint-Pétersbourg (côte sud) - golfe de Botnie", "F Stp/sc - BOT");
    row("F MAO - Spain/NC", "F MAO - Spa/nc");
    row("F Mid-Atlantic Ocean - Spain (nc)", "F MAO - Spa/nc");
    row("F mid-atlantic - spa", "F MAO - Spa");
    row("F Nrg - Nwy", "F NWG - Nwy");
    row("A Lon - Nwy via convoy", "A Lon - Nwy via");
    row("A Lon - Nwy (via convoy)", "A Lon - Nwy via");
    row("A Lon - Nwy par convoi", "A Lon - Nwy via");
    row("A Lon - NTH - Nwy", "A Lon - NTH - Nwy");
    row("F Tri R Alb", "F Tri R Alb");
    row("F Trieste retreats to Albania", "F Tri R Alb");
    row("F Tri D", "F Tri D");
    row("F Trieste disbands", "F Tri D");
    row("Build A Par", "A Par B");
    row("A Par B", "A Par B");
    row("Build F St Petersburg/nc", "F Stp/nc B");
    row("Builds army Paris", "A Par B");
    row("Construit A Paris", "A Par B");
    row("Remove F North Sea", "F NTH D");
    row("Disband A Par", "A Par D");
    row("Waive", "Waive");
    row("waive 2", "Waive");
    row("A Par - Bur, A Mar S A Par - Bur; F Bre - MAO", "A Par - Bur; A Mar S A Par - Bur; F Bre - MAO");
    row("France: A Par - Bur", "A Par - Bur");
    row("FRANCE A Par - Bur", "A Par - Bur");
    row("A Ruh R Bur", "A Ruh R Bur");                 // not "Ruhr Bur"
    row("A Constan - Bulg", "A Con - Bul");            // unambiguous beginnings
    row("A Con C A Ank - Smy", "A Con C A Ank - Smy"); // written, however little it makes sense
    row("F Con - Bul/ec", "F Con - Bul/ec");
    row("A Par\xc2\xa0- Bur", "A Par - Bur");
    row("", "");
    row("   # nothing", "");
    row("England", "");
}

void OrdersTest::readsWhatPlayersWrite()
{
    QFETCH(QString, line);
    QFETCH(QString, order);
    QCOMPARE(read(line), order);
}

void OrdersTest::tellsWhatIsWrong_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* line, const char* told) { QTest::newRow(line) << QString(line) << QString(told); };
    row("A Parsi - Bur", "order-place-unknown@3 name=Parsi hint=Paris");
    row("A Par - Burgandy", "order-place-unknown@9 name=Burgandy hint=Burgundy");
    row("A Zzyzx H", "order-place-unknown@3 name=Zzyzx");
    row("A Liv - Edi", "order-place-unclear@3 name=Liv places=Lvp, Lvn");
    row("F Lon - MdN", "order-place-unclear@9 name=MdN places=NTH, NWG"); // Mer de Norvège, Mer du Nord
    row("A Par", "order-ends-early@6");
    row("A Par -", "order-ends-early@8");
    row("A", "order-ends-early@2");
    row("A Bud S", "order-ends-early@8");
    row("A Bud C A Tri", "order-ends-early@14");
    row("A Par suports A Mar", "order-verb-expected@7 found=suports hint=supports");
    row("F Lon proxy", "order-ends-early@12");
    row("F Lon proxy Albion", "order-power-expected@13 found=Albion");
    row("F Lon proxy Germany always", "order-left-over@21 found=always");
    row("A Par dances", "order-verb-expected@7 found=dances");
    row("A Par H A Mar H", "order-left-over@9 found=A");
    row("A Par - Bur)", "order-left-over@12 found=)");
    row("A / H", "order-place-expected@3 found=/");
    row("Édimbourg - Yorkshie", "order-place-unknown@13 name=Yorkshie hint=Yorkshire");
    row("waive 200", "order-left-over@7 found=200");
    row("Frnace: A Par - Bur", "order-power-unknown@1 name=frnace hint=france");
}

void OrdersTest::tellsWhatIsWrong()
{
    QFETCH(QString, line);
    QFETCH(QString, told);
    QCOMPARE(read(line), told);
}

void OrdersTest::everyNameOfEveryPlaceIsKnown()
{
    const Board& board = europe().board;
    for (int i = 0; i < board.placeCount(); ++i) {
        const Place& place = board.place(i);
        QStringList names{QString::fromStdString(place.id), QString::fromStdString(place.abbreviation)};
        for (const char* language : {"en", "fr"})
            names << QString::fromStdString(texts().word("territory." + place.id + ".name", language));
        for (const QString& name : names)
            QCOMPARE(read("F " + name + " H"), "F " + QString::fromStdString(place.abbreviation) + " H");
        for (const std::string& alias : place.aliases)
            QCOMPARE(lexicon().place(normalizedName(alias)), std::optional(i));
    }
}

void OrdersTest::whatIsWrittenReadsBack()
{
    WrittenOrder order;
    const Board& board = europe().board;
    for (int place = 0; place < board.placeCount(); ++place)
        for (int kind = 0; kind <= static_cast<int>(OrderKind::Waive); ++kind) {
            order.kind = static_cast<OrderKind>(kind);
            order.unit = place % 2 == 0 ? UnitKind::Army : UnitKind::Fleet;
            order.other = place % 3 == 0 ? UnitKind::Army : UnitKind::Fleet;
            order.place = place;
            order.otherPlace = (place * 7 + 3) % board.placeCount();
            order.to = (place * 5 + 11) % board.placeCount();
            order.otherPower =
                place % 4 == 0 ? board.regions()[static_cast<std::size_t>(place) % board.regions().size()].id : "";
            const QString text = QString::fromStdString(writeOrder(order, board));
            QCOMPARE(read(text), text);
        }
}

void OrdersTest::sheets()
{
    const OrderSheet sheet = readOrderSheet("A Vie - Gal\n"
                                            "\n"
                                            "France:\n"
                                            "  A Par - Bur, A Maar H\n"
                                            "  F Bre - MAO\r\n"
                                            "Royaume-Uni: F Lon H\n"
                                            "Italie : A Rom - Apu\n",
                                            lexicon(), "orders.txt", "austria");
    QStringList found;
    for (const WrittenOrder& order : sheet.orders)
        found << QString::fromStdString(order.power + " " + writeOrder(order, europe().board) + " " +
                                        std::to_string(order.at.line) + ":" + std::to_string(order.at.column));
    QCOMPARE(found, (QStringList{"austria A Vie - Gal 1:1", "france A Par - Bur 4:3", "france F Bre - MAO 5:3",
                                 "italy A Rom - Apu 7:10"}));
    for (const WrittenOrder& order : sheet.orders) QCOMPARE(order.set, 0);
    QCOMPARE(sheet.powers, (std::vector<std::string>{"france", "italy"}));
    // Whoever names himself has sent a sheet, though no line of it can be read.
    QCOMPARE(readOrderSheet("Turkey:\nan army to Bulgaria, please\n", lexicon(), "s").powers,
             std::vector<std::string>{"turkey"});
    QCOMPARE(sheet.errors.size(), std::size_t{2});
    QCOMPARE(QString::fromStdString(errorText(sheet.errors[0], texts(), "en")),
             QString("orders.txt:4:18: There is no province 'Maar'. Did you mean 'Mar'?"));
    QCOMPARE(sheet.errors[1].line, 6);
}

void OrdersTest::aMisspeltHeadingTakesNothingAlong()
{
    const OrderSheet sheet = readOrderSheet("Italy:\nA Ven H\nFrnace:\nA Par H\n", lexicon(), "orders.txt");
    QCOMPARE(sheet.errors.size(), std::size_t{1});
    QCOMPARE(sheet.orders.size(), std::size_t{2});
    QCOMPARE(sheet.orders[0].power, std::string("italy"));
    QCOMPARE(sheet.orders[1].power, std::string("frnace")); // and so nobody's
}

void OrdersTest::severalSheetsOfAPower()
{
    OrderSheet all =
        readOrderSheet("France: A Par - Bur\nItaly:\nA Ven H\nFrance: A Mar H\nFrance:\nA Par H\nFrance also: F Bre H\n"
                       "Italy:\nA Rom H",
                       lexicon(), "orders");
    addSheet(all, readOrderSheet("A Tun H", lexicon(), "later", "italy"));
    QStringList found;
    for (const WrittenOrder& order : all.orders)
        found << QString::fromStdString(std::string(shortName(europe().board, order.place)) + " " +
                                        std::to_string(order.set) + (order.added ? "+" : ""));
    QCOMPARE(found, (QStringList{"Par 0", "Ven 0", "Mar 0", "Par 1", "Bre 2+", "Rom 1", "Tun 3"}));
}

void OrdersTest::sheetsHaveLimits()
{
    QCOMPARE(readOrderSheet(std::string(kLargestSheet + 1, ' '), lexicon(), "s").errors.front().code,
             std::string("order-sheet-too-large"));
    std::string many;
    for (int i = 0; i < 12'000; ++i) many += "A Par H\n";
    const OrderSheet sheet = readOrderSheet(many, lexicon(), "s");
    QCOMPARE(sheet.orders.size(), kMostOrders);
    QCOMPARE(sheet.errors.front().code, std::string("order-too-many"));
    QCOMPARE(readOrderSheet("A Par H\nA \xff H\nA Mar H", lexicon(), "s").errors.front().code, std::string("not-utf8"));
    QCOMPARE(readOrderLine(std::string(1000, '-') + std::string(1000, '('), lexicon(), "s", 1).errors.front().code,
             std::string("order-line-too-long"));
    const OrderLine deep = readOrderLine(std::string(150, '('), lexicon(), "s", 1);
    QCOMPARE(deep.errors.size(), std::size_t{1});
}

void OrdersTest::completesNames()
{
    QVERIFY(completed("A Bud - V").contains("Venice"));
    QVERIFY(completed("A Bud - V").contains("Vienna"));
    QVERIFY(!completed("A Bud - V").contains("Budapest"));
    QCOMPARE(completed("F North S"), QStringList{"North Sea"});
    QCOMPARE(completed("F Stp"), (QStringList{"Stp", "Stp/nc", "Stp/sc"}));
    const std::vector<Completion> all = completions("A Bud - Tries", lexicon(), "en");
    QCOMPARE(all.size(), std::size_t{1});
    QCOMPARE(all.front().from, std::size_t{8});
    QCOMPARE(all.front().text, std::string("Trieste"));
    QVERIFY(completed("A Bud H ").isEmpty());
}

void OrdersTest::completesVerbs()
{
    QVERIFY(completed("A Bud ").contains("supports"));
    QVERIFY(completed("A Bud sup").contains("supports"));
    QVERIFY(!completed("F Lon ").contains("proxy"));
    QVERIFY(completed("F Lon ", {.proxies = true}).contains("proxy"));
    QVERIFY(completed("A Lon - Nwy ").contains("via convoy"));
    QVERIFY(completed("bui").contains("builds"));
    QVERIFY(!completed("A Bud S F Tri - ").contains("supports"));
}

void OrdersTest::completesFromThePosition()
{
    Mask own = Mask::of(*lexicon().place("par"));
    Mask units = own;
    units.set(*lexicon().place("pie"));
    units.set(*lexicon().place("pic"));
    const CompletionHints hints{&own, &units};
    QCOMPARE(completed("A P", hints), QStringList{"Paris"});
    QCOMPARE(completed("A Par S A P", hints), (QStringList{"Paris", "Picardy", "Piedmont"}));
    QVERIFY(completed("A Par - P", hints).contains("Portugal"));
}

QTEST_GUILESS_MAIN(OrdersTest)
#include "tst_orders.moc"
