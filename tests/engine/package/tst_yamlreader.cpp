// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/yaml/yamlreader.h"

#include <QtTest>

#include <ctime>

using namespace marches::engine;

namespace {

// What a release keeps; builds for finding mistakes are slower.
#if defined(NDEBUG) && !defined(__SANITIZE_ADDRESS__)
constexpr double kMostSeconds = 1.0;
#else
constexpr double kMostSeconds = 4.0;
#endif

std::string repeated(std::string_view text, int times)
{
    std::string all;
    all.reserve(text.size() * static_cast<std::size_t>(times));
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

std::string manyKeys(int count)
{
    std::string all;
    for (int i = 0; i < count; ++i) all += "k" + std::to_string(i) + ": v\n";
    return all;
}

std::string staircase(int depth)
{
    std::string all;
    for (int i = 0; i < depth; ++i) all += std::string(static_cast<std::size_t>(i), ' ') + "a:\n";
    return all;
}

} // namespace

class TestYamlReader : public QObject {
    Q_OBJECT

private slots:
    void refused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");

        const auto row = [](const char* name, const QByteArray& text, const char* code, int line, int column) {
            QTest::newRow(name) << text << QString(code) << line << column;
        };
        row("empty", "", "file-empty", 0, 0);
        row("only a comment", "# nothing\n", "file-empty", 0, 0);
        row("byte order mark",
            "\xEF\xBB\xBF"
            "a: 1\n",
            "byte-order-mark", 1, 1);
        row("UTF-16", QByteArray("\xFF\xFE\x61\x00\x3A\x00", 6), "not-utf8", 1, 1);
        row("Latin-1", "a: caf\xE9\n", "not-utf8", 1, 7);
        row("overlong", "a: \xC0\x80\n", "not-utf8", 1, 4);
        row("surrogate", "a: \xED\xA0\x80\n", "not-utf8", 1, 4);
        row("cut character", "a: b\nc: \xC3", "not-utf8", 2, 4);
        row("NUL", QByteArray("a: b\0c\n", 7), "control-character", 1, 5);
        row("escape", "a: \x1B[31m\n", "control-character", 1, 4);
        row("lone carriage return", "a: b\rc: d\n", "control-character", 1, 5);
        row("anchor", "a: &x 1\n", "yaml-anchor", 1, 4);
        row("anchor on a map", "a: &x\n  b: 1\n", "yaml-anchor", 1, 4);
        row("alias", "a: 1\nb: *x\n", "yaml-alias", 2, 4);
        row("tag", "a: !!str 1\n", "yaml-tag", 1, 4);
        row("bare tag", "a: ! 1\n", "yaml-tag", 1, 4);
        row("own tag on a list", "a: !x [1]\n", "yaml-tag", 1, 4);
        row("merge key", "a: 1\n<<: {b: 2}\n", "yaml-merge", 2, 1);
        row("directive", "%YAML 1.1\n---\na: 1\n", "yaml-directive", 1, 1);
        row("two documents", "a: 1\n---\nb: 2\n", "yaml-many-documents", 2, 1);
        row("duplicate key", "a: 1\nb: 2\na: 3\n", "duplicate-key", 3, 1);
        row("duplicate key in braces", "a: {é: 1, b: 2, é: 3}\n", "duplicate-key", 1, 17);
        row("list as a key", "? [a]\n: b\n", "yaml-key-not-text", 1, 3);
        row("null as a key", "~: b\n", "yaml-key-not-text", 1, 1);
        row("tab", "a:\n\tb: 1\n", "yaml-tab", 2, 1);
        row("not closed", "a: [1, 2\n", "yaml-unclosed", 1, 4);
        row("quote not closed", "a: \"b\n", "yaml-unclosed-quote", 1, 4);
        row("quote closed by a doubled one", "a: 'b''\n", "yaml-unclosed-quote", 1, 4);
        row("escape in quotes", "a: \"\\q\"\n", "yaml-escape", 1, 7);
        row("wrong indentation", "a:\n    b: 1\n  c: 2\n", "yaml-indentation", 3, 3);
        row("long key", "a: 1\n" + QByteArray(161, 'k') + ": 2\n", "yaml-long-key", 2, 1);
        row("33 deep", QByteArray(33, '[') + QByteArray(33, ']'), "yaml-too-deep", 1, 33);
    }
    void refused()
    {
        QFETCH(QByteArray, text);
        const Result<YamlNode> root =
            readYaml(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), "broken.yaml");
        QVERIFY(!root);
        QCOMPARE(root.error().size(), std::size_t{1});
        const Error& error = root.error().front();
        QTEST(QString::fromStdString(error.code), "code");
        QTEST(error.line, "line");
        QTEST(error.column, "column");
        QCOMPARE(error.file, std::string("broken.yaml"));
    }

    void placesAndPath()
    {
        const Result<YamlNode> root = readYaml("é: {à: \"x\", b: [1, 2]}\nc:\nd: |\n  one\n  two\n", "f");
        QVERIFY(root);
        QCOMPARE(root->keys.size(), std::size_t{3});
        const YamlNode& first = root->items[0];
        QCOMPARE(first.line, 1);
        QCOMPARE(first.column, 4);
        QCOMPARE(first.keys[1].column, 13);
        QVERIFY(first.items[0].quoted);
        QVERIFY(!first.items[1].items[0].quoted);
        QCOMPARE(first.items[1].items[1].column, 20);
        QVERIFY(root->items[1].isNull());
        QCOMPARE(root->items[1].line, 2);
        QCOMPARE(root->items[2].text, std::string("one\ntwo\n"));
        const Result<YamlNode> broken = readYaml("a:\n  b:\n    - 1\n    - {c: 1, c: 2}\n", "f");
        QVERIFY(!broken);
        QCOMPARE(broken.error().front().path, std::string("a.b[1].c"));
    }

    void readsWhatLooksLikeSomethingElse()
    {
        const Result<YamlNode> root = readYaml("a: no\nb: 010\nc: \"5\"\nd: 2001-01-01\ne: .nan\n", "f");
        QVERIFY(root);
        QCOMPARE(root->find("a")->text, std::string("no"));
        QCOMPARE(root->find("b")->text, std::string("010"));
        QVERIFY(root->find("c")->quoted);
        QCOMPARE(root->find("e")->text, std::string(".nan"));
        QVERIFY(root->find("f") == nullptr);
    }

    /// The parser leaves a single byte of each, which no text may hold.
    void escapesOfOneByte()
    {
        const Result<YamlNode> root = readYaml("\"\\N\": \"é\\_\\x41\\N\"\n", "f");
        QVERIFY(root);
        QCOMPARE(root->keys[0].text, std::string("\u0085"));
        QCOMPARE(root->items[0].text, std::string("é\u00A0A\u0085"));
    }

    void hostile_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const std::string& text) {
            QTest::newRow(name) << QByteArray(text.data(), static_cast<int>(text.size()));
        };
        constexpr int kAlmost = 2'400'000;
        row("brackets", repeated("[", kAlmost));
        row("braces", repeated("{", kAlmost));
        row("brackets and braces", repeated("[{", kAlmost / 2));
        row("dashes", repeated("- ", kAlmost / 2));
        row("question marks", repeated("? ", kAlmost / 2));
        row("keys in keys", repeated("a: ", kAlmost / 3));
        row("list on one line", "[" + repeated("a,", kAlmost / 2) + "]");
        row("map over lines", "{" + repeated("a\n,", kAlmost / 3));
        row("open lists", repeated("[a,", kAlmost / 3));
        row("open maps", repeated("{a: ", kAlmost / 4));
        row("empty maps", "[" + repeated("{},", kAlmost / 3));
        row("many keys", manyKeys(190'000));
        row("staircase", staircase(2000));
        row("aliases", repeated("*a ", kAlmost / 3));
        row("laughs", "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\n" + repeated("d: [*c,*c,*c]\n", 1000));
        row("itself", "&a [*a]");
        row("quotes", repeated("\"", kAlmost));
        row("10 MB on one line", "a: " + repeated("x", 10'000'000));
        row("10 MB of lines", repeated("a: b\n", 2'000'000));
        row("NUL bytes", std::string(kAlmost, '\0'));
        row("lines after a comma", repeated("a,\n", kAlmost / 3));
        row("commas in a list", "[" + repeated(",", kAlmost));
        row("colons", repeated(":", kAlmost));
        row("plain lines in brackets", "[" + repeated("a\n", kAlmost / 2));
        row("percent", repeated("%TAG ! a\n", kAlmost / 9));
    }
    /// Refused or read, but in a second and without much memory (the limit on nodes and structure is what bounds it).
    void hostile()
    {
        QFETCH(QByteArray, text);
        const std::clock_t start = std::clock(); // time of this program alone, whatever else the machine does
        const Result<YamlNode> root =
            readYaml(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), "f");
        const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        QVERIFY2(seconds < kMostSeconds, qPrintable(QString::number(seconds)));
        if (!root) QVERIFY(!root.error().empty() && !root.error().front().code.empty());
    }

    void documentHeader_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("code");
        QTest::newRow("good") << QByteArray("marches: map/1\n") << QString();
        QTest::newRow("after a comment") << QByteArray("# mine\nmarches: map/1\n") << QString();
        QTest::newRow("newer") << QByteArray("marches: map/2\n") << QString("newer-version");
        QTest::newRow("another kind") << QByteArray("marches: variant/1\n") << QString("wrong-kind");
        QTest::newRow("no version") << QByteArray("marches: map\n") << QString("unknown-version");
        QTest::newRow("version of words") << QByteArray("marches: map/one\n") << QString("unknown-version");
        QTest::newRow("version 0") << QByteArray("marches: map/0\n") << QString("unknown-version");
        QTest::newRow("huge version") << QByteArray("marches: map/99999999999999\n") << QString("unknown-version");
        QTest::newRow("not first") << QByteArray("id: a\nmarches: map/1\n") << QString("not-a-marches-file");
        QTest::newRow("none") << QByteArray("id: a\n") << QString("not-a-marches-file");
        QTest::newRow("a list") << QByteArray("- marches: map/1\n") << QString("not-a-marches-file");
        QTest::newRow("a text") << QByteArray("marches\n") << QString("not-a-marches-file");
    }
    void documentHeader()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, code);
        const Result<YamlNode> root =
            readDocument(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), "f", "map", 1);
        QCOMPARE(root.has_value(), code.isEmpty());
        if (!root) QCOMPARE(QString::fromStdString(root.error().front().code), code);
    }

    /// What was read once is not parsed again, and is told of as of the file that is asked for.
    void theSameBytesInSeveralFiles()
    {
        const QTemporaryDir folder;
        const auto write = [&folder](const char* name, const QByteArray& bytes) {
            QFile file(folder.filePath(QLatin1String(name)));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName().toStdString()
                                                                                        : std::string();
        };
        const QByteArray bytes("marches: map/1\nid: twice\n");
        const std::string first = write("first.yaml", bytes);
        const std::string second = write("second.yaml", bytes);
        for (const std::string& name : {first, second, first}) {
            const Result<YamlNode> root = readDocument(name, "map", 1);
            QVERIFY(root.has_value());
            QCOMPARE(root->find("id")->text, std::string("twice"));
        }
        const Result<YamlNode> other = readDocument(second, "variant", 1);
        QVERIFY(!other.has_value());
        QCOMPARE(other.error().front().code, std::string("wrong-kind"));
        QCOMPARE(other.error().front().file, second);
        const Result<YamlNode> translation = readDocument(write("third.po", bytes), "map", 1);
        QVERIFY(!translation.has_value());
        QCOMPARE(translation.error().front().code, std::string("translation-not-document"));
        QCOMPARE(write("first.yaml", "marches: map/1\nid: once\n"), first);
        const Result<YamlNode> changed = readDocument(first, "map", 1);
        QVERIFY(changed.has_value());
        QCOMPARE(changed->find("id")->text, std::string("once"));
    }
};

QTEST_APPLESS_MAIN(TestYamlReader)
#include "tst_yamlreader.moc"
