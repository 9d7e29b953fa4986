// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/diplomacy/referee/caserunner.h"
#include "engine/package/mappackage.h"
#include "engine/package/textloading.h"

using namespace marches::engine;
using namespace marches::engine::referee;

namespace {

const MapData& europe()
{
    static const MapData map = loadMap(MARCHES_SOURCE_DIR "/maps/diplomacy-europe").value();
    return map;
}

Result<CaseCollection> read(const QByteArray& bytes)
{
    static const Texts texts = [] {
        Errors errors;
        return packageTexts(MARCHES_SOURCE_DIR, nullptr, &europe(), nullptr, errors);
    }();
    static const orders::Lexicon lexicon(europe().board, texts);
    return readCases({bytes.constData(), static_cast<std::size_t>(bytes.size())}, "cases.yaml", lexicon);
}

const char* const kHead = "format: marches-diplomacy-cases 1\nboard: standard-diplomacy-map\n";

/// A case of two armies that bounce in Tyrolia, with pieces of it replaced.
QByteArray bounce(const char* before = "", const char* after = "")
{
    QByteArray text(kHead);
    text += "cases:\n"
            "- id: one\n"
            "  title: two armies bounce\n"
            "  steps:\n"
            "  - phase: movement\n"
            "    units: {austria: [A Vie], italy: [A Ven]}\n"
            "    orders:\n"
            "    - {power: austria, order: A Vie - Tyr, result: fails}\n"
            "    - {power: italy, order: A Ven - Tyr, result: fails}\n"
            "    expect:\n"
            "      dislodged: []\n"
            "      contested: [Tyr]\n"
            "      units: {austria: [A Vie], italy: [A Ven]}\n";
    return *before == '\0' ? text : text.replace(before, after);
}

QStringList codes(const Errors& errors)
{
    QStringList all;
    for (const Error& error : errors) all << QString::fromStdString(error.code);
    return all;
}

CaseVerdict verdict(const QByteArray& text)
{
    static const adjudication::MovementGraph graph = adjudication::makeMovementGraph(europe().board);
    const Result<CaseCollection> collection = read(text);
    if (!collection) qFatal("%s", qPrintable(codes(collection.error()).join(' ')));
    return playCase(*collection, collection->cases.front(), europe().board, graph);
}

} // namespace

class CasesTest : public QObject {
    Q_OBJECT

private slots:
    void knowsItsFiles();
    void agreesWithARightCase();
    void findsWhatDiffers_data();
    void findsWhatDiffers();
    void choicesCount();
    void retreatsAndWinters();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
};

void CasesTest::knowsItsFiles()
{
    QVERIFY(isCaseFile("# a head\n\nformat: marches-diplomacy-cases 1\r\nboard: standard-diplomacy-map\n"));
    QVERIFY(!isCaseFile("marches: map/1\n# format: marches-diplomacy-cases 1\n"));
    QVERIFY(!isCaseFile(""));
    QCOMPARE(caseBoard("board:  narnia \r\n"), std::string("narnia"));
}

void CasesTest::agreesWithARightCase()
{
    const CaseVerdict found = verdict(bounce());
    QVERIFY2(found.passed() && found.remarks.empty(),
             qPrintable((codes(found.differences) + codes(found.remarks)).join(' ')));
}

void CasesTest::findsWhatDiffers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("differences");
    QTest::addColumn<QStringList>("remarks");
    const auto row = [](const char* name, const QByteArray& text, const QStringList& differences,
                        const QStringList& remarks) { QTest::newRow(name) << text << differences << remarks; };
    row("units",
        bounce("units: {austria: [A Vie], italy: [A Ven]}\n", "units: {austria: [A Tyr]}\n")
            .replace("[A Tyr]}\n    orders", "[A Vie], italy: [A Ven]}\n    orders"),
        {"case-unit-missing", "case-unit-unexpected", "case-unit-unexpected"}, {});
    row("result", bounce("A Vie - Tyr, result: fails", "A Vie - Tyr, result: succeeds"), {"case-result"}, {});
    row("void or fails", bounce("A Vie - Tyr, result: fails", "A Vie - Tyr, result: void"), {}, {"case-result"});
    row("soft", bounce("A Vie - Tyr, result: fails", "A Vie - Tyr, result: succeeds, soft: true"), {}, {});
    row("not graded", bounce("A Vie - Tyr, result: fails", "A Vie - Tyr"), {}, {});
    row("contested", bounce("contested: [Tyr]", "contested: [Boh]"), {"case-contested"}, {});
    row("dislodged", bounce("dislodged: []", "dislodged: [{power: italy, unit: A Ven, by: Tri}]"),
        {"case-beaten-missing"}, {});
    row("order of a dislodged", bounce("A Vie - Tyr, result: fails", "A Vie - Tyr, result: fails, dislodged: true"),
        {"case-not-dislodged"}, {});
    row("two units in a province",
        bounce("{austria: [A Vie], italy: [A Ven]}\n    orders", "{austria: [A Vie, F Vie]}\n    orders"),
        {"case-two-units"}, {});
}

void CasesTest::findsWhatDiffers()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, differences);
    QFETCH(QStringList, remarks);
    const CaseVerdict found = verdict(text);
    QCOMPARE(codes(found.differences), differences);
    QCOMPARE(codes(found.remarks), remarks);
}

void CasesTest::choicesCount()
{
    const QByteArray paradox =
        "rules: {convoy_paradox: PARADOX}\ncases:\n- id: p\n  title: t\n  steps:\n  - phase: movement\n"
        "    units: {england: [F Lon, F Wal], france: [A Bre, F ENG]}\n    orders:\n"
        "    - {power: england, order: F Lon S F Wal - ENG}\n    - {power: england, order: F Wal - ENG, result: R}\n"
        "    - {power: france, order: A Bre - Lon}\n    - {power: france, order: F ENG C A Bre - Lon, dislodged: D}\n";
    const auto with = [&](const char* rule, const char* result, const char* dislodged) {
        return QByteArray(kHead) + QByteArray(paradox)
                                       .replace("PARADOX", rule)
                                       .replace("R}", QByteArray(result) + '}')
                                       .replace("D}", QByteArray(dislodged) + '}');
    };
    QVERIFY(verdict(with("szykman", "succeeds", "true")).passed());
    QVERIFY(verdict(with("all_hold", "fails", "false")).passed());
    QVERIFY(!verdict(with("all_hold", "succeeds", "true")).passed());
}

void CasesTest::retreatsAndWinters()
{
    const QByteArray chain =
        QByteArray(kHead) +
        "cases:\n- id: c\n  title: t\n  steps:\n  - phase: movement\n"
        "    units: {russia: [F BLA, F Con], turkey: [F Ank]}\n    orders:\n"
        "    - {power: russia, order: F Con S F BLA - Ank}\n    - {power: russia, order: F BLA - Ank}\n"
        "    - {power: turkey, order: F Ank H, result: fails, dislodged: true}\n    expect:\n"
        "      dislodged: [{power: turkey, unit: F Ank, by: BLA, retreats: [Arm]}]\n"
        "  - phase: retreat\n    orders:\n    - {power: turkey, order: F Ank R Arm, result: succeeds}\n"
        "    - {power: russia, order: F Con R BLA, result: void}\n    expect:\n      removed: []\n"
        "      units: {russia: [F Ank, F Con], turkey: [F Arm]}\n"
        "  - phase: adjustment\n    centres: {turkey: [Smy], russia: [Sev, Mos, War]}\n"
        "    adjust: {russia: 1, turkey: 0}\n    orders:\n    - {power: russia, order: A Mos B, result: succeeds}\n"
        "    - {power: turkey, order: A Smy B, result: void}\n    expect:\n"
        "      units: {russia: [F Ank, F Con, A Mos], turkey: [F Arm]}\n";
    const CaseVerdict found = verdict(chain);
    QVERIFY2(found.passed() && found.remarks.empty(),
             qPrintable((codes(found.differences) + codes(found.remarks)).join(' ')));
    QCOMPARE(codes(verdict(QByteArray(chain).replace("retreats: [Arm]", "retreats: [Con]")).differences),
             QStringList{"case-retreats"});
    QCOMPARE(codes(verdict(QByteArray(chain).replace("by: BLA", "by: Con")).differences),
             QStringList{"case-beaten-by"});
    QCOMPARE(
        codes(verdict(QByteArray(chain).replace("removed: []", "removed: [{power: turkey, unit: F Ank}]")).differences),
        QStringList{"case-removed-missing"});
}

void CasesTest::tellsWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const QByteArray& text, const char* code, int line) {
        QTest::newRow(name) << text << QString(code) << line;
    };
    row("no YAML", "format: [", "yaml-syntax", 1);
    row("another format", bounce("cases 1", "cases 2"), "case-format", 1);
    row("an unknown key", bounce("    orders:", "    ordres:"), "unknown-key", 9);
    row("an unknown place", bounce("A Vie - Tyr", "A Vie - Tyyr"), "order-place-unknown", 10);
    row("an unknown choice", QByteArray(kHead) + "rules: {convoy_paradox: chaos}\ncases: []\n", "not-a-word", 3);
    row("a unit without a kind", bounce("austria: [A Vie], italy: [A Ven]}\n    orders", "austria: [Vie]}\n    orders"),
        "case-unit-unclear", 8);
    row("no units", bounce("    units: {austria: [A Vie], italy: [A Ven]}\n    orders", "    orders"),
        "case-needs-units", 7);
}

void CasesTest::tellsWhatIsWrong()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(int, line);
    const Result<CaseCollection> collection = read(text);
    QVERIFY(!collection);
    const auto told = codes(collection.error());
    if (code == "yaml-syntax" || code == "not-a-word") {
        QCOMPARE(collection.error().front().line, line); // the reader's own codes are tested elsewhere
        return;
    }
    QVERIFY2(told.contains(code), qPrintable(told.join(' ')));
    QCOMPARE(collection.error().front().line, line);
}

QTEST_GUILESS_MAIN(CasesTest)
#include "tst_cases.moc"
