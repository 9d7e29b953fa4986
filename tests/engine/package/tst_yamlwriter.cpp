// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/yaml/yamlwriter.h"

#include <QtTest>

#include <random>

#include "engine/yaml/yamlreader.h"

using namespace marches::engine;

namespace {

/// Documents at random: texts made of everything that misleads readers of YAML.
class Maker {
public:
    explicit Maker(unsigned seed) : m_random(seed) {}

    YamlNode document()
    {
        YamlNode root = YamlNode::map();
        const int count = 1 + below(6);
        for (int i = 0; i < count; ++i) addKey(root, 0);
        return root;
    }

private:
    int below(int n) { return static_cast<int>(m_random() % static_cast<unsigned>(n)); }

    YamlNode value(int depth)
    {
        switch (below(depth > 4 ? 4 : 7)) {
        case 0: return YamlNode::number(std::ldexp(static_cast<double>(static_cast<int>(m_random())), -below(40)));
        case 1: return YamlNode::flag(below(2) == 0);
        case 2: return YamlNode::number(below(2000) - 1000);
        case 3: return YamlNode::words(text());
        case 4: {
            YamlNode list = YamlNode::list();
            for (int i = below(5); i > 0; --i) list.append(value(depth + 1));
            return list;
        }
        default: {
            YamlNode map = YamlNode::map();
            for (int i = below(5); i > 0; --i) addKey(map, depth + 1);
            return map;
        }
        }
    }

    void addKey(YamlNode& map, int depth)
    {
        std::string key = "k" + text();
        if (below(3) != 0 || key.size() > YamlLimits{}.key) key = "key-" + std::to_string(below(100));
        if (map.find(key) == nullptr) map.add(key, value(depth));
    }

    std::string text()
    {
        static const std::vector<std::string> kPieces = {
            "a",          "Witch",
            " ",          "  ",
            ": ",         ":",
            " #",         "#",
            "'",          "\"",
            "\\",         "\n",
            "\n\n",       "\t",
            ",",          "[",
            "]",          "{",
            "}",          "-",
            "- ",         "? ",
            "&a",         "*a",
            "!x",         "|",
            ">",          "%",
            "@",          "`",
            "yes",        "no",
            "null",       "~",
            "true",       "010",
            "0x1F",       "1e3",
            "1_000",      ".nan",
            "2001-01-01", "12:30:45",
            "<<",         "=",
            "é",          "\u00A0",
            "\u202F",     "\u2028",
            "«",          "…",
            "---",        "...",
            "0",          "y",
            "off",        "+1",
            ".5",         "a b c d e f g h i j k l m n o p q r s t u v w x y z "};
        std::string all;
        for (int i = below(8); i > 0; --i)
            all += kPieces[static_cast<std::size_t>(below(static_cast<int>(kPieces.size())))];
        if (below(20) == 0)
            for (int i = 0; i < 40; ++i) all += "word" + std::string(below(30) == 0 ? "\n" : " ");
        return all;
    }

    std::mt19937 m_random;
};

} // namespace

class TestYamlWriter : public QObject {
    Q_OBJECT

private slots:
    void scalars_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("written");
        QTest::newRow("plain") << "Telmar"
                               << "Telmar";
        QTest::newRow("words") << "Witch's Castle"
                               << "Witch's Castle";
        for (const char* misread : {"yes",  "No",    "ON",    "off",        "y",    "true", "Null", "~",  "010", "1e3",
                                    "0x10", "1_000", "12:30", "2001-01-01", ".inf", "-1",   "+1",   "5",  "- a", "? a",
                                    "#a",   "&a",    "*a",    "!a",         "|",    ">",    "%a",   "@a", "`a",  " a",
                                    "a ",   "a: b",  "a #b",  "a, b",       "[a]",  "{a}",  "a:",   "",   "<<",  "="})
            QTest::newRow(misread) << misread << QString("\"%1\"").arg(misread);
        QTest::newRow("double quotes") << "say \"no\""
                                       << "say \"no\"";
        QTest::newRow("leading double quotes") << "\"no\""
                                               << "'\"no\"'";
        QTest::newRow("both quotes") << "\"it's\""
                                     << "'\"it''s\"'";
        QTest::newRow("backslash") << "\\"
                                   << "'\\'";
        QTest::newRow("line end") << "a\nb"
                                  << "\"a\\nb\"";
        QTest::newRow("line separator") << QString(QChar(0x2028)) << "\"\\u2028\"";
        QTest::newRow("French") << QString::fromUtf8("l’île\u202F!") << QString::fromUtf8("l’île\u202F!");
    }
    void scalars()
    {
        QFETCH(QString, text);
        QTEST(QString::fromStdString(yamlScalar(text.toStdString())), "written");
        const Result<YamlNode> read = readYaml("[" + yamlScalar(text.toStdString()) + "]", "f");
        QVERIFY(read);
        QCOMPARE(QString::fromStdString(read->items[0].text), text);
    }

    void numbers_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("written");
        QTest::newRow("0.1") << 0.1 << "0.1";
        QTest::newRow("84.8") << 84.8 << "84.8";
        QTest::newRow("1200") << 1200.0 << "1200";
        QTest::newRow("100000") << 100000.0 << "100000";
        QTest::newRow("-0") << -0.0 << "0";
        QTest::newRow("-0.5") << -0.5 << "-0.5";
        QTest::newRow("third") << 1.0 / 3 << "0.3333333333333333";
        QTest::newRow("tiny") << 1e-9 << "1e-09";
        QTest::newRow("huge") << 1e300 << "1e+300";
    }
    void numbers()
    {
        QFETCH(double, value);
        QTEST(QString::fromStdString(shortestNumber(value)), "written");
        double read = 1;
        QVERIFY(toNumber(YamlNode::number(value), read));
        QCOMPARE(read, value);
    }

    void randomDocumentsComeBack()
    {
        const unsigned count = qEnvironmentVariableIntValue("MARCHES_LONG") == 1 ? 10'000 : 1000;
        for (unsigned seed = 0; seed < count; ++seed) {
            const YamlNode document = Maker(seed).document();
            const std::string written = writeYaml(document, Schema::any());
            const Result<YamlNode> read = readYaml(written, "f");
            if (!read)
                qWarning() << read.error().front().code.c_str()
                           << QString::fromStdString(written).split('\n').mid(read.error().front().line - 2, 3);
            QVERIFY2(read, qPrintable(QString("seed %1:\n").arg(seed) + QString::fromStdString(written)));
            QVERIFY2(read->sameValue(document),
                     qPrintable(QString("seed %1:\n").arg(seed) + QString::fromStdString(written)));
            // What is read is written as the same bytes, also with its (empty) comments and blank lines.
            QCOMPARE(QString::fromStdString(writeYaml(*read, Schema::any(), collectComments(written, *read))),
                     QString::fromStdString(written));
        }
    }

    void longTextsAreFolded()
    {
        std::string text;
        for (int i = 0; i < 60; ++i) text += (i == 0 ? "" : " ") + std::string("word") + std::to_string(i);
        const Schema shape = Schema::object("x", {{"text", Schema::text()}});
        YamlNode root = YamlNode::map();
        root.add("text", YamlNode::words(text));
        const std::string written = writeYaml(root, shape);
        QVERIFY(written.starts_with("text: >-\n  word0 "));
        for (const QString& line : QString::fromStdString(written).split('\n')) QVERIFY(line.size() <= 120);
        const Result<YamlNode> read = readYaml(written, "f");
        QVERIFY(read);
        QCOMPARE(read->find("text")->text, text);
    }

    void keysComeInTheOrderOfTheShape()
    {
        const Schema shape = Schema::object("x", {{"b", Schema::any()}, {"a", Schema::any()}});
        YamlNode root = YamlNode::map();
        root.add("a", YamlNode::number(1));
        root.add("b", YamlNode::number(2));
        QCOMPARE(writeYaml(root, shape), std::string("b: 2\na: 1\n"));
    }
};

QTEST_APPLESS_MAIN(TestYamlWriter)
#include "tst_yamlwriter.moc"
