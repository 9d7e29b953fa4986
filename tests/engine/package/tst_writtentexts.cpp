// SPDX-License-Identifier: GPL-3.0-or-later
// What is written can be read again, whatever the texts hold. Saved games: tst_savefile.
#include <QtTest>

#include "engine/base/utf8.h"
#include "engine/package/mappackage.h"
#include "engine/package/variantpackage.h"
#include "engine/yaml/yamlreader.h"
#include "engine/yaml/yamlwriter.h"
#include "tests/engine/support/anytext.h"

using namespace marches::engine;
using namespace marches::engine::test;

namespace {

const char* const kMap = R"(marches: map/1
id: small
language: en
name: Small
text: About it.
author: Somebody
license: CC0
size: [100, 80]
regions:
  north: {name: The North}
barriers:
  rush: {kind: river, name: The Rush}
territories:
  a:
    name: {name: A, with-article: the A}
    abbreviation: Aa
    region: north
    aliases: [Alpha]
    coasts:
      nc: {name: North of A, text: A coast., aliases: [Alpha North]}
    text: About A.
  b: {name: B}
sites:
  court: {name: The Court, text: A place.}
tracks:
  road:
    name: The Road
    spaces:
      r1: {name: One, text: The first.}
connections:
  - {between: [a, b], barrier: rush}
approved:
  - {problem: territory-isolated, at: [a], reason: It is meant so.}
)";

std::string codeOf(const Errors& errors) { return errors.front().code + " at " + errors.front().path; }

/// A sequence of texts as a file of ours.
std::string listed(const std::vector<std::string>& texts)
{
    YamlNode root = YamlNode::map();
    YamlNode& list = root.add("texts", YamlNode::list());
    for (const std::string& text : texts) list.append(YamlNode::words(text));
    return writeYaml(root, Schema::any());
}

} // namespace

class TestWrittenTexts : public QObject {
    Q_OBJECT

private slots:
    void pastedCharacters_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("byte order mark") << QByteArray("\uFEFFNarnia") << QByteArray("\"\\uFEFFNarnia\"");
        QTest::newRow("vertical tab") << QByteArray("a\vb") << QByteArray("\"a\\x0Bb\"");
        QTest::newRow("next line") << QByteArray("a\u0085") << QByteArray("\"a\\x85\"");
        QTest::newRow("bell") << QByteArray("\a") << QByteArray("\"\\x07\"");
        QTest::newRow("delete") << QByteArray("a\x7F") << QByteArray("\"a\\x7F\"");
        QTest::newRow("no character") << QByteArray("\uFFFE") << QByteArray("\"\\uFFFE\"");
        QTest::newRow("of another plane") << QByteArray("\U0001FFFF") << QByteArray("\"\\U0001FFFF\"");
        QTest::newRow("nothing") << QByteArray("a\0b", 3) << QByteArray("\"a\\x00b\"");
        QTest::newRow("not UTF-8") << QByteArray("a\xC3(") << QByteArray("a\uFFFD(");
    }
    void pastedCharacters()
    {
        QFETCH(QByteArray, text);
        const std::string written = yamlScalar(text.toStdString());
        QTEST(QByteArray::fromStdString(written), "written");
        const Result<YamlNode> read = readYaml("[" + written + "]", "f");
        QVERIFY(read.has_value());
        QCOMPARE(yamlScalar(read->items[0].text), written);
        if (isUtf8(text.toStdString())) QCOMPARE(QByteArray::fromStdString(read->items[0].text), text);
    }

    /// Reader and writer go by one table: a character stands raw in what is written only where the reader takes it so.
    void everyCharacterComesBack()
    {
        constexpr char32_t kBlock = 0x800;
        for (char32_t first = 0; first < 0x110000; first += first < 0x10000 ? kBlock : kBlock * 24) {
            std::vector<std::string> texts;
            for (char32_t code = first; code < first + kBlock; ++code) {
                if (code >= 0xD800 && code <= 0xDFFF) continue;
                std::string text;
                appendUtf8(text, code);
                const bool taken = validateUtf8("a" + text + "b", "f").has_value();
                QCOMPARE(taken, mayStandRaw(code));
                texts.push_back(text);
            }
            const std::string written = listed(texts);
            const Result<YamlNode> read = readYaml(written, "f");
            QVERIFY2(read.has_value(), read ? "" : codeOf(read.error()).c_str());
            const YamlNode* list = read->find("texts");
            for (std::size_t i = 0; i < texts.size(); ++i) QVERIFY(list->items[i].text == texts[i]);
            QVERIFY(writeYaml(*read, Schema::any()) == written);
        }
    }

    void anyTextInAMap()
    {
        const Result<MapData> small = readMap(kMap, "map.yaml");
        QVERIFY2(small.has_value(), small ? "" : codeOf(small.error()).c_str());
        for (unsigned seed = 1; seed <= 200; ++seed) {
            AnyText any(seed);
            MapData map = *small;
            for (TextEntry& entry : map.texts) entry.one = any.text(150);
            map.author = any.text(500);
            map.license = any.text(500);
            map.approved[0].reason = any.text(2000);
            std::vector<Place> places = map.board.places();
            for (Place& place : places) {
                for (std::string& alias : place.aliases) alias = any.text(200);
                if (!place.abbreviation.empty()) place.abbreviation = any.text(12);
            }
            map.board = Board(std::move(places), map.board.regions(), map.board.connections(), map.board.tracks());
            const std::string written = writeMap(map);
            const Result<MapData> read = readMap(written, "map.yaml");
            QVERIFY2(read.has_value(), read ? "" : (std::to_string(seed) + ": " + codeOf(read.error())).c_str());
            QCOMPARE(read->texts.size(), map.texts.size());
            for (const TextEntry& entry : map.texts) QVERIFY(read->text(entry.key) == entry.one);
            QVERIFY(read->author == map.author && read->license == map.license);
            QVERIFY(read->approved[0].reason == map.approved[0].reason);
            QVERIFY(read->board.places() == map.board.places());
            QVERIFY(writeMap(*read) == written);
        }
    }

    /// What would be too long to be read is told before it is written.
    void tooMuchIsNotWritten()
    {
        const QTemporaryDir folder;
        MapData map = *readMap(kMap, "map.yaml");
        QVERIFY(readableMap(map).has_value());
        QCOMPARE(*readableMap(map), writeMap(map));
        QVERIFY(saveMap(map, folder.path().toStdString()).has_value());
        map.author = std::string(501, 'x');
        map.texts.front().one.clear();
        QVERIFY(!readMap(writeMap(map), "map.yaml"));
        const Result<void> saved = saveMap(map, folder.path().toStdString());
        QVERIFY(!saved);
        QStringList told;
        for (const Error& error : saved.error()) told << QString::fromStdString(error.code + ' ' + error.path);
        QCOMPARE(told, (QStringList{"text-empty name", "text-too-long author"}));
        QVERIFY(loadMap(folder.path().toStdString()).has_value());
    }

    void anyTextInAVariant()
    {
        for (unsigned seed = 1; seed <= 200; ++seed) {
            AnyText any(seed);
            VariantData variant;
            variant.id = "mine";
            variant.map = "small";
            variant.ruleset = "rules";
            for (const char* key : {"variant.name", "variant.text"}) {
                TextEntry entry;
                entry.key = key;
                entry.one = any.text(500);
                variant.texts.push_back(std::move(entry));
            }
            const std::string written = writeVariant(variant);
            const Result<VariantData> read = readVariant(written, "v.yaml");
            QVERIFY2(read.has_value(), read ? "" : codeOf(read.error()).c_str());
            for (std::size_t i = 0; i < 2; ++i) QVERIFY(read->texts[i].one == variant.texts[i].one);
            QVERIFY(writeVariant(*read) == written);
        }
    }

    /// Keys and texts may hold what divides the parts of a comment's path.
    void commentsStayWithTheirKeys()
    {
        const std::string text = "\"a\\x1fb\": 1 # of the odd key\n"
                                 "a:\n"
                                 "  b: 2\n"
                                 "list:\n"
                                 "  - \"x\\x1e2\" # of the odd item\n"
                                 "  - x\n"
                                 "  - x\n";
        const Result<YamlNode> root = readYaml(text, "f");
        QVERIFY(root.has_value());
        const Comments comments = collectComments(text, *root);
        QCOMPARE(comments.places.size(), std::size_t{2});
        const Schema block = Schema::object("o", {{"a", Schema::any().block()}, {"list", Schema::any().block()}});
        const std::string written = writeYaml(*root, block, comments);
        QCOMPARE(QByteArray::fromStdString(written), QByteArray("a:\n"
                                                                "  b: 2\n"
                                                                "list:\n"
                                                                "  - \"x\\x1E2\" # of the odd item\n"
                                                                "  - x\n"
                                                                "  - x\n"
                                                                "\"a\\x1Fb\": 1 # of the odd key\n"));
    }
};

QTEST_APPLESS_MAIN(TestWrittenTexts)
#include "tst_writtentexts.moc"
