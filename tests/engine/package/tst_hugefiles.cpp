// SPDX-License-Identifier: GPL-3.0-or-later
// Files of a megabyte and a half that are made to be slow: work that grows with the square of the size would never end
// here.
#include <QtTest>

#include <algorithm>

#include "engine/base/closestmatch.h"
#include "engine/package/mapchecks.h"
#include "engine/package/mappackage.h"
#include "engine/package/rulespackage.h"
#include "engine/package/variantpackage.h"
#include "engine/text/placeholder.h"
#include "engine/text/pofile.h"
#include "engine/text/textentry.h"
#include "engine/text/translationreport.h"
#include "engine/text/typography.h"
#include "engine/yaml/yamlreader.h"

using namespace marches::engine;

namespace {

constexpr std::size_t kSize = 1'500'000;

const char* const kMapHead = "marches: map/1\nid: big\nlanguage: en\nname: Big\nsize: [1000, 1000]\n";

/// `head`, and lines made of 0, 1, 2, ... until the file is large.
template <class Line> std::string filled(std::string head, Line line, std::size_t size = kSize)
{
    for (int i = 0; head.size() < size; ++i) head += line(i);
    return head;
}

std::string number(int i) { return std::to_string(i); }

/// A name of 36 letters that is near to many others.
std::string longName(int i) { return "a-name-that-is-as-long-as-any" + std::to_string(1'000'000 + i); }

} // namespace

class TestHugeFiles : public QObject {
    Q_OBJECT

private slots:
    /// What is compared for hints is bounded, whatever is asked.
    void hintsAreBounded()
    {
        std::vector<std::string> known;
        for (int i = 0; i < 2000; ++i) known.push_back(longName(i));
        Hints hints;
        QCOMPARE(hints.closestMatch("a-name-that-is-as-long-as-any1000x23", known), longName(23));
        const std::size_t one = hints.work();
        QVERIFY2(one > 2000 && one < 2000 * 40 * 8, std::to_string(one).c_str());
        for (int i = 0; i < 100'000; ++i) (void)hints.closestMatch(longName(5000 + i), known);
        QVERIFY(hints.spent());
        QVERIFY(hints.work() < Hints::kMostWork + 2000 * 40 * 8);
        QVERIFY(hints.closestMatch(known[7], known).empty());
    }

    /// Hints are as good as those of the whole table of distances.
    void hintsAreTheNearest_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("hint");
        QTest::newRow("missing") << QByteArray("terain") << QByteArray("terrain");
        QTest::newRow("added") << QByteArray("terrrain") << QByteArray("terrain");
        QTest::newRow("changed") << QByteArray("torrain") << QByteArray("terrain");
        QTest::newRow("swapped") << QByteArray("terrian") << QByteArray("terrain");
        QTest::newRow("three") << QByteArray("approve-all") << QByteArray();
        QTest::newRow("first letters") << QByteArray("xyterrain") << QByteArray("terrain");
        QTest::newRow("last letters") << QByteArray("abbreviatio") << QByteArray("abbreviation");
        QTest::newRow("far") << QByteArray("zzz") << QByteArray();
        QTest::newRow("short") << QByteArray("x") << QByteArray();
        QTest::newRow("short and near") << QByteArray("bo") << QByteArray("box");
    }
    void hintsAreTheNearest()
    {
        QFETCH(QByteArray, word);
        const std::vector<std::string> known{"terrain", "abbreviation", "box", "approved", "region"};
        QTEST(QByteArray::fromStdString(closestMatch(word.toStdString(), known)), "hint");
    }

    void maps_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char* name, const std::string& text, const char* code) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(code);
        };
        constexpr std::size_t kManyTokens = 1'000'000; // bytes; of more there would be too many to be read
        row("unknown keys", filled(kMapHead, [](int i) { return "k" + number(i) + ": 0\n"; }), "unknown-key");
        row("unknown keys of territories",
            filled(
                std::string(kMapHead) + "territories:\n", [](int i) { return "  t" + number(i) + ": {nam: A}\n"; },
                kManyTokens),
            "unknown-key");
        row("unknown regions",
            filled(std::string(kMapHead) + "territories:\n",
                   [](int i) { return "  t" + number(i) + ": {name: A, region: " + longName(i) + "}\n"; }),
            "unknown-region");
        std::string regions = std::string(kMapHead) + "regions:\n";
        for (int i = 0; i < 12'000; ++i) regions += "  " + longName(i) + ": {name: R}\n";
        const auto inRegion = [](int i) {
            return "  t" + number(i) + ": {name: A, region: " + longName(i % 12'000 + 20'000) + "}\n";
        };
        row("unknown regions beside thousands", filled(regions + "territories:\n", inRegion), "unknown-region");
        const auto ofRegion = [](int i) {
            return "  t" + number(i) + ": {name: A, region: " + longName(11'999 - i % 100) + "}\n";
        };
        row("thousands of regions", filled(regions + "territories:\n", ofRegion), "");
        std::string places = std::string(kMapHead) + "territories:\n";
        for (int i = 0; i < 12'000; ++i) places += "  " + longName(i) + ": {name: A}\n";
        row("unknown places",
            filled(places + "connections:\n",
                   [](int i) { return "  - {between: [" + longName(i + 20'000) + ", x]}\n"; }),
            "unknown-place");
        row("labels in a column",
            filled(
                std::string(kMapHead) + "territories:\n",
                [](int i) { return "  t" + number(i) + ": {name: A, label: [5, " + number(i % 150 * 6) + "]}\n"; },
                kManyTokens),
            "");
        row("labels side by side",
            filled(
                std::string(kMapHead) + "territories:\n",
                [](int i) { return "  t" + number(i) + ": {name: A, label: [" + number(i) + ", 5]}\n"; }, kManyTokens),
            "");
        row("tracks",
            filled(
                std::string(kMapHead) + "tracks:\n",
                [](int i) { return "  t" + number(i) + ": {name: A, spaces: {s" + number(i) + ": {}}}\n"; },
                kManyTokens),
            "");
        std::string barriers = std::string(kMapHead) + "barriers:\n";
        for (int i = 0; i < 12'000; ++i) barriers += "  " + longName(i) + ": {kind: river, name: B}\n";
        barriers += "territories:\n  a: {name: A}\n  b: {name: B}\nconnections:\n";
        row("barriers",
            filled(barriers,
                   [](int i) { return "  - {between: [a, b], barrier: " + longName(11'999 - i % 10) + "}\n"; }),
            "");
        std::string approvals = std::string(kMapHead) + "territories:\n";
        for (int i = 0; i < 12'000; ++i)
            approvals += "  t" + number(i) + ": {name: A" + number(i) + ", label: [-1, 5]}\n";
        row("approvals",
            filled(
                approvals + "approved:\n",
                [](int i) { return "  - {problem: label-outside, at: [t" + number(i % 12'000) + "], reason: R}\n"; }),
            "");
        row("approvals of nothing",
            filled(approvals + "approved:\n",
                   [](int i) { return "  - {problem: label-outside, at: [u" + number(i) + "], reason: R}\n"; }),
            "");
        row("list items of the same name",
            filled(
                std::string(kMapHead) + "guides: {upright: [1]}\nconnections:\n",
                [](int) { return std::string("  - {between: [a, b]} # x\n"); }, kManyTokens),
            "unknown-place");
    }
    void maps()
    {
        QFETCH(QByteArray, text);
        const Result<MapData> map = readMap(text.toStdString(), "map.yaml");
        QTEST(QByteArray(map ? "" : map.error().front().code.c_str()), "code");
        if (!map) {
            QVERIFY(map.error().size() <= kMaxErrors);
            return;
        }
        const std::vector<Problem> problems = checkMap(*map);
        if (!map->approved.empty())
            QVERIFY(std::ranges::any_of(
                problems, [](const Problem& one) { return one.approved || one.id == "approval-unused"; }));
        if (qEnvironmentVariableIntValue("MARCHES_LONG") == 0) return;
        const std::string written = writeMap(*map);
        if (written.size() < YamlLimits{}.bytes) QVERIFY(writeMap(*readMap(written, "map.yaml")) == written);
    }

    void approvalsMarkWhatTheyName()
    {
        std::string text = std::string(kMapHead) +
                           "territories:\n  a: {name: A, label: [-1, 5]}\n  b: {name: B, label: [-1, 50]}\n"
                           "approved:\n"
                           "  - {problem: label-outside, at: [b], reason: R}\n"
                           "  - {problem: label-outside, at: [c], reason: R}\n"
                           "  - {problem: approval-unused, at: [c], reason: R}\n";
        const Result<MapData> map = readMap(text, "map.yaml");
        QVERIFY(map.has_value());
        QStringList told;
        for (const Problem& problem : checkMap(*map))
            if (problem.id == "label-outside" || problem.id == "approval-unused")
                told << QString::fromStdString(problem.id + ' ' + problem.at.front() +
                                               (problem.approved ? " approved" : ""));
        QCOMPARE(told, (QStringList{"label-outside a", "label-outside b approved", "approval-unused c approved"}));
    }

    void rules_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        const std::string head = "marches: rules/1\nid: big\nlanguage: en\nname: Big\nplayers: [2, 4]\nrules:\n";
        const auto option = [](int i, const std::string& more) {
            return "  house.o" + number(i) + ": {type: switch, default: true, title: T, text: T" + more + "}\n";
        };
        std::string options = head + "  R-1: {title: T, text: T}\noptions:\n";
        for (int i = 0; i < 8'000; ++i) options += option(i, "");
        const auto row = [](const char* name, const std::string& text, const char* code) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(code);
        };
        const std::string preset = "presets:\n  one: {title: T, text: T, values: {}}\n";
        options = head + "  R-1: {title: T, text: T}\n" + preset + options.substr(options.find("options:"));
        row("unknown needs",
            filled(options, [&](int i) { return option(i + 10'000, ", needs: [house.n" + number(i) + "]"); }),
            "unknown-option");
        row("known needs", filled(options, [&](int i) { return option(i + 10'000, ", needs: [house.o7999]"); }), "");
        options.erase(options.find(preset), preset.size());
        row("unknown settings",
            filled(options + "presets:\n  one:\n    title: T\n    text: T\n    values:\n",
                   [](int i) { return "      house.x" + number(i) + ": true\n"; }),
            "unknown-option");
        row("presets",
            filled(options + "presets:\n",
                   [](int i) {
                       return "  p" + number(i) +
                              ": {title: T, text: T, values: {house.o7999: true, house.o7998: true}}\n";
                   }),
            "");
    }
    void rules()
    {
        QFETCH(QByteArray, text);
        const Result<RulesPackage> read = readRules(text.toStdString(), "rules.yaml");
        QTEST(QByteArray(read ? "" : read.error().front().code.c_str()), "code");
        if (!read) QVERIFY(read.error().size() <= kMaxErrors);
    }

    void placeholdersThatAreNotClosed()
    {
        const std::string open(kSize, '{');
        QCOMPARE(splitText(open).size(), kSize / 2); // pairs are plain braces
        const std::string apart = filled({}, [](int) { return std::string("{a "); });
        QCOMPARE(splitText(apart).size(), std::size_t{1});
        const std::string longest = "{" + std::string(40, 'a') + " of " + std::string(40, 'b') + "}";
        QCOMPARE(splitText(longest).front().counted.size(), std::size_t{40});
        QVERIFY(!splitText("{" + std::string(41, 'a') + "}").front().isPlaceholder());
    }

    void typographyOfWhatIsNotClosed()
    {
        for (const char* piece : {"{a ", "<a ", "(* ", "  ", "..", "\"", "... "}) {
            const std::string text = filled(
                {}, [&](int) { return std::string(piece); }, kSize / 3);
            (void)checkTypography(text, "fr", std::string(20'000, ' ').replace(1, 19'998, 19'998, 'x'));
            const std::string mended = fixTypography(text, "fr");
            QVERIFY(!mended.empty() || text.front() == ' ');
        }
        QCOMPARE(fixTypography("a... b... c  d", "en"), std::string("a… b… c d"));
    }

    void translations()
    {
        PoFile file;
        TextEntries texts;
        for (int i = 0; i < 20'000; ++i) {
            TextEntry entry;
            entry.key = "text.n" + number(i);
            entry.one = "A text {x} " + number(i);
            texts.push_back(entry);
            PoEntry po;
            po.context = entry.key;
            po.source = entry.one;
            po.text = {"Un {a texte sans fin {b"};
            file.entries.push_back(std::move(po));
        }
        const TranslationReport report = reportTranslation(file, texts, "fr");
        QCOMPARE(report.total, 20'000);
        QCOMPARE(report.done, 0);
        QVERIFY(report.findings.size() >= 20'000);
        const std::string open = filled({}, [](int) { return std::string("{a "); });
        const Result<PoFile> read = readPo("msgctxt \"k\"\nmsgid \"x\"\nmsgstr \"" + open + "\"\n", "fr.po");
        QVERIFY(read.has_value());
        TextEntry one;
        one.key = "k";
        one.one = "x";
        QCOMPARE(reportTranslation(*read, {one}, "fr").done, 1);
    }
};

QTEST_APPLESS_MAIN(TestHugeFiles)
#include "tst_hugefiles.moc"
