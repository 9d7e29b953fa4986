// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/pofile.h"

#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <string>

#include "tests/engine/support/anytext.h"

using namespace marches::engine;

namespace {

const char* const kSmall = R"(# A comment of the translator
# on two lines
msgid ""
msgstr ""
"Language: fr\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\n"

# mine
#. For the plate.
#: maps/narnia/map.yaml
#, fuzzy, no-wrap
#| msgctxt "territory.old.name"
#| msgid "Old"
msgctxt "territory.telmar.name"
msgid "Tel\tmar \"x\" \\ end\n"
"two"
msgstr "Tel"
"mar"

msgctxt "piece.faun.count"
msgid "{n} faun"
msgid_plural "{n} fauns"
msgstr[0] "{n} faune"
msgstr[1] "{n} faunes"

#~ msgctxt "gone"
#~ msgid "Gone"
#~ msgstr "Parti"
)";

Result<PoFile> read(const std::string& text) { return readPo(text, "fr.po"); }

std::string header(const char* more = "")
{
    return "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
           "\"Plural-Forms: nplurals=2; plural=(n > 1);\\n\"\n\n" +
           std::string(more);
}

/// Runs a gettext tool over a file; its exit code and output.
int gettextTool(const QString& tool, const QStringList& arguments, QByteArray* output = nullptr)
{
    QProcess process;
    process.start(tool, arguments);
    if (!process.waitForFinished(30'000)) return -1;
    if (output != nullptr) *output = process.readAllStandardOutput();
    return process.exitCode();
}

bool write(const QString& path, const std::string& text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) &&
           file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size());
}

} // namespace

class TestPoFile : public QObject {
    Q_OBJECT
private slots:
    void readsAllThereIs();
    void headerFields();
    void mistakes_data();
    void mistakes();
    void allMistakesAreTold();
    void agreesWithMsgfmt_data();
    void agreesWithMsgfmt();
    void limits();
    void writesWhatItRead();
    void whateverTheTextsHoldComesBack();
    void whatWouldBeRefusedIsWrittenAsFuzzy();
    void msgcatReopensWithoutADiff();
    void anythingIsRefusedOrRead();
};

void TestPoFile::readsAllThereIs()
{
    const Result<PoFile> file = read(kSmall);
    QVERIFY(file.has_value());
    QCOMPARE(file->header.comments.size(), std::size_t{2});
    QCOMPARE(file->entries.size(), std::size_t{3});
    const PoEntry& first = file->entries[0];
    QVERIFY(first.fuzzy && !first.obsolete && first.translated());
    QCOMPARE(first.comments, std::vector<std::string>{"mine"});
    QCOMPARE(first.notes, std::vector<std::string>{"For the plate."});
    QCOMPARE(first.references, std::vector<std::string>{"maps/narnia/map.yaml"});
    QCOMPARE(first.flags, std::vector<std::string>{"no-wrap"});
    QCOMPARE(first.previousContext.value_or(""), std::string("territory.old.name"));
    QCOMPARE(first.previousSource.value_or(""), std::string("Old"));
    QCOMPARE(first.source, std::string("Tel\tmar \"x\" \\ end\ntwo"));
    QCOMPARE(first.text, std::vector<std::string>{"Telmar"});
    QCOMPARE(first.line, 15);
    const PoEntry& second = file->entries[1];
    QCOMPARE(second.plural.value_or(""), std::string("{n} fauns"));
    QCOMPARE(second.text.size(), std::size_t{2});
    QVERIFY(file->entries[2].obsolete);
    QCOMPARE(file->entries[2].text.front(), std::string("Parti"));
}

void TestPoFile::headerFields()
{
    PoFile file = *read(kSmall);
    QCOMPARE(file.field("Language"), std::string_view("fr"));
    QCOMPARE(file.field("Lang"), std::string_view());
    file.setField("Language", "de");
    file.setField("X-New", "1");
    QCOMPARE(file.field("Language"), std::string_view("de"));
    QCOMPARE(file.field("X-New"), std::string_view("1"));
    QCOMPARE(file.field("Content-Type"), std::string_view("text/plain; charset=UTF-8"));
    // Without a header, which msgfmt refuses, there is still nothing that could be misunderstood.
    QVERIFY(read("").has_value());
    QVERIFY(read("msgid \"a\"\nmsgstr \"b\"\n").has_value());
}

void TestPoFile::mistakes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const QByteArray& text, const char* code, int line, int column) {
        QTest::newRow(name) << text << QByteArray(code) << line << column;
    };
    row("unknown word", "msgid \"a\"\nmsgstx \"b\"\n", "po-unknown-word", 2, 1);
    row("string not closed", "msgid \"a\nmsgstr \"b\"\n", "po-string-open", 1, 7);
    row("sign after the string", "msgid \"a\" b\nmsgstr \"b\"\n", "po-after-string", 1, 11);
    row("no string", "msgid\nmsgstr \"\"\n", "po-string-missing", 1, 1);
    row("string alone", "\"a\"\n", "po-string-alone", 1, 1);
    row("escape", "msgid \"a\\q\"\nmsgstr \"\"\n", "po-escape", 1, 9);
    row("no source", "msgstr \"b\"\n", "po-source-missing", 1, 1);
    row("no text", "msgid \"a\"\n\nmsgid \"b\"\nmsgstr \"\"\n", "po-text-missing", 2, 0);
    row("form without plural", "msgid \"a\"\nmsgstr[0] \"b\"\n", "po-form-order", 2, 1);
    row("form skipped", "msgid \"a\"\nmsgid_plural \"as\"\nmsgstr[1] \"b\"\n", "po-form-order", 3, 1);
    row("form index", "msgid \"a\"\nmsgid_plural \"as\"\nmsgstr[99999999999999999999] \"b\"\n", "po-form-order", 3, 1);
    row("twice", "msgctxt \"k\"\nmsgid \"a\"\nmsgstr \"\"\n\nmsgctxt \"k\"\nmsgid \"a\"\nmsgstr \"\"\n", "po-duplicate",
        5, 0);
    row("bytes", "msgid \"a\"\nmsgstr \"\xC3(\"\n", "po-not-utf8", 2, 9);
    row("control sign", QByteArray("msgid \"a\"\nmsgstr \"\0\"\n", 22), "po-control-sign", 2, 9);
    row("charset", "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n", "po-charset", 2, 0);
    row("plural forms", "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=x;\\n\"\n", "po-plural-forms", 2, 0);
    row("plural forms below other lines",
        "msgid \"\"\nmsgstr \"\"\n\"Language: fr\\n\"\n\"Plural-Forms: nplurals=2; \"\n\"plural=x;\\n\"\n",
        "po-plural-forms", 4, 0);
    row("dividing by zero", "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=1/n;\\n\"\n", "po-plural-forms", 2,
        0);
    row("octal byte of another character", "msgid \"a\\303\"\nmsgstr \"\"\n", "po-escape", 1, 9);
    row("count of forms",
        "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n>1;\\n\"\n\nmsgid \"a\"\nmsgid_plural "
        "\"as\"\nmsgstr[0] \"b\"\n",
        "po-form-count", 4, 0);
    row("line ends", "msgid \"a\\n\"\nmsgstr \"b\"\n", "po-line-ends", 1, 0);
}

void TestPoFile::mistakes()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    QFETCH(int, line);
    QFETCH(int, column);
    const Result<PoFile> file = read(text.toStdString());
    QVERIFY(!file);
    const Error& error = file.error().front();
    QCOMPARE(QByteArray::fromStdString(error.code), code);
    QCOMPARE(error.file, std::string("fr.po"));
    QCOMPARE(error.line, line);
    QCOMPARE(error.column, column);
}

void TestPoFile::allMistakesAreTold()
{
    const Result<PoFile> file = read("wrong\nmsgid \"a\\q\"\nmsgstr \"\\w\"\n");
    QVERIFY(!file);
    QCOMPARE(file.error().size(), std::size_t{3});
    std::string many;
    for (int i = 0; i < 500; ++i) many += "wrong\n";
    const Result<PoFile> flood = read(many);
    QVERIFY(!flood && flood.error().size() == 50);
}

void TestPoFile::agreesWithMsgfmt_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const std::string& text) {
        QTest::newRow(name) << QByteArray::fromStdString(text);
    };
    row("small", kSmall);
    row("context twice in other contexts",
        header("msgctxt \"k\"\nmsgid \"a\"\nmsgstr \"\"\n\nmsgctxt \"l\"\nmsgid \"a\"\nmsgstr \"\"\n"));
    row("same twice", header("msgid \"a\"\nmsgstr \"x\"\n\nmsgid \"a\"\nmsgstr \"y\"\n"));
    row("too few forms", header("msgid \"a\"\nmsgid_plural \"as\"\nmsgstr[0] \"b\"\n"));
    row("empty forms", header("msgid \"a\"\nmsgid_plural \"as\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n"));
    row("line end lost", header("msgid \"a\\n\"\nmsgstr \"b\"\n"));
    row("line end lost, fuzzy", header("#, fuzzy\nmsgid \"a\\n\"\nmsgstr \"b\"\n"));
    row("string open", header("msgid \"a\nmsgstr \"b\"\n"));
    row("word unknown", header("msgidd \"a\"\nmsgstr \"b\"\n"));
    row("bad plural",
        "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=n n;\\n\"\n");
    row("form out of range",
        "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=n;\\n\"\n");
    for (const char* rule : {"n/0", "n%0", "100/(n-7)", "n%n", "n==0 ? 0 : 7/n > 0", "n==7 || 1/(n-7)", "0 && 1/n"})
        row(rule, "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=" +
                      std::string(rule) + ";\\n\"\n");
    row("octal digits", header("msgid \"a\\1b\\33c\\0334\"\nmsgstr \"b\"\n"));
    row("indented", header("   msgid   \"a\"\n\tmsgstr\t\"b\"\n  \"c\"\n"));
    row("carriage returns", header("msgid \"a\"\r\nmsgstr \"b\"\r\n"));
    row("no empty lines", header("msgid \"a\"\nmsgstr \"b\"\nmsgid \"c\"\nmsgstr \"d\"\n"));
    row("obsolete forms",
        header("#~ msgid \"a\"\n#~ msgid_plural \"as\"\n#~ msgstr[0] \"b\"\n#~ msgstr[1] \"\"\n#~ \"c\"\n"));
    row("obsolete twice",
        header("#~ msgid \"a\"\n#~ msgstr \"b\"\n\n#~| msgid \"old\"\n#~ msgid \"c\"\n#~ msgstr \"d\"\n"));
    row("escape unknown", header("msgid \"a\\q\"\nmsgstr \"\"\n"));
    row("no msgstr", header("msgid \"a\"\n"));
    row("plural without source", header("msgid_plural \"as\"\nmsgstr[0] \"b\"\nmsgstr[1] \"b\"\n"));
}

void TestPoFile::agreesWithMsgfmt()
{
    QVERIFY2(!QStandardPaths::findExecutable(QStringLiteral("msgfmt")).isEmpty(), "gettext is not installed");
    QFETCH(QByteArray, text);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("fr.po"));
    QVERIFY(write(path, text.toStdString()));
    const bool good = gettextTool(QStringLiteral("msgfmt"), {QStringLiteral("--check"), QStringLiteral("-o"),
                                                             QStringLiteral("/dev/null"), path}) == 0;
    QCOMPARE(read(text.toStdString()).has_value(), good);
}

void TestPoFile::limits()
{
    const Result<PoFile> big = read(std::string(2'500'001, '\n'));
    QVERIFY(!big && big.error().front().code == "po-too-big");
    std::string many;
    for (int i = 0; i < 50'100; ++i) many += "msgid \"" + std::to_string(i) + "\"\nmsgstr \"\"\n";
    const Result<PoFile> entries = read(many);
    QVERIFY(!entries && entries.error().back().code == "po-too-many");
}

void TestPoFile::writesWhatItRead()
{
    const PoFile file = *read(kSmall);
    const std::string text = writePo(file);
    const Result<PoFile> again = read(text);
    QVERIFY(again.has_value());
    QCOMPARE(writePo(*again), text);
    QCOMPARE(again->entries[0].source, file.entries[0].source);
    QCOMPARE(again->entries[0].previousSource, file.entries[0].previousSource);
    QCOMPARE(again->header.text, file.header.text);
}

/// Any characters in any string, any lines in any comment; msgfmt takes the file as we do.
void TestPoFile::whateverTheTextsHoldComesBack()
{
    const bool oracle = !QStandardPaths::findExecutable(QStringLiteral("msgfmt")).isEmpty();
    const QTemporaryDir folder;
    for (unsigned seed = 1; seed <= 60; ++seed) {
        test::AnyText any(seed);
        const auto text = [&](int longest) {
            std::string out = any.text(longest);
            std::erase_if(out, [](char c) { return c == '\0' || c == '\x04'; }); // gettext knows them in no text
            return "x" + out + "x";                                              // the ends of lines are another matter
        };
        PoFile file;
        file.header.text = {
            "Language: fr\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n > 1);\n"};
        for (int i = 0; i < 20; ++i) {
            PoEntry entry;
            entry.context = "key." + std::to_string(i);
            entry.source = text(100);
            entry.text = {text(100)};
            entry.fuzzy = i % 3 == 0;
            entry.obsolete = i % 5 == 0;
            if (i % 3 == 0) entry.previousSource = text(50);
            if (i % 4 == 0) {
                entry.plural = text(100);
                entry.text.push_back(text(100));
            }
            entry.comments = {any.text(40), "a\nb\x1B\n\nc", ""};
            entry.notes = {any.text(40)};
            file.entries.push_back(std::move(entry));
        }
        const std::string written = writePo(file);
        const Result<PoFile> again = read(written);
        QVERIFY2(again.has_value(),
                 again ? "" : (again.error()[0].code + std::to_string(again.error()[0].line)).c_str());
        QCOMPARE(again->entries.size(), file.entries.size());
        for (const PoEntry& entry : again->entries) {
            const auto same = std::ranges::find(file.entries, entry.context, &PoEntry::context);
            QVERIFY(entry.source == same->source && entry.plural == same->plural && entry.text == same->text);
            QVERIFY(entry.previousSource == same->previousSource && entry.fuzzy == same->fuzzy);
            QVERIFY(entry.obsolete == same->obsolete);
        }
        QVERIFY(writePo(*again) == written);
        const QString path = folder.filePath(QStringLiteral("fr.po"));
        QVERIFY(write(path, written));
        if (oracle)
            QCOMPARE(gettextTool(QStringLiteral("msgfmt"),
                                 {QStringLiteral("--check"), QStringLiteral("-o"), QStringLiteral("/dev/null"), path}),
                     0);
    }
}

/// As a translator may type it: one entry must not cost all the others.
void TestPoFile::whatWouldBeRefusedIsWrittenAsFuzzy()
{
    PoFile file =
        *read(header("msgctxt \"a\"\nmsgid \"a\"\nmsgstr \"b\"\n\n"
                     "msgctxt \"n\"\nmsgid \"{n} a\"\nmsgid_plural \"{n} as\"\nmsgstr[0] \"b\"\nmsgstr[1] \"bs\"\n"));
    file.entries[0].text = {"b\n"};
    file.entries[1].text = {"b", "bs", "bss"};
    PoEntry formless;
    formless.context = "f";
    formless.source = "{n} f";
    formless.plural = "{n} fs";
    file.entries.push_back(formless);
    const Result<PoFile> again = read(writePo(file));
    QVERIFY2(again.has_value(), again ? "" : again.error()[0].code.c_str());
    QVERIFY(again->entries[0].fuzzy && again->entries[0].text.front() == "b\n");
    QVERIFY(again->entries[1].fuzzy && again->entries[1].text.size() == 3);
    QVERIFY(!again->entries[2].fuzzy && !again->entries[2].translated());
    file.entries[0].text = {"a\x04"
                            "b\xC3"};
    QCOMPARE(read(writePo(file))->entries[0].text.front(), std::string("a\uFFFDb\uFFFD"));
}

void TestPoFile::msgcatReopensWithoutADiff()
{
    QVERIFY2(!QStandardPaths::findExecutable(QStringLiteral("msgcat")).isEmpty(), "gettext is not installed");
    const std::vector<std::string> words = {
        "Narnia", "{seat}",         "l'Île",        "«",     "»",           "?",        "!",  ":",       "arrière-pays",
        "a/b",    "12,5",           "{n of piece}", "(the",  "end)",        "“quoted”", "—",  "\u202F!", "mot\u00A0:",
        "…",      "王国の領土。次", "снег",         "\"x\"", "back\\slash", "100%",     "$5", "x-1",     "e.g.",
        "line\n", "tab\t",          "{place:at},"};
    QRandomGenerator random(7); // pinned: the same texts on every machine
    PoFile file;
    file.header.text = {
        "Language: fr\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n > 1);\n"};
    for (int i = 0; i < 400; ++i) {
        const auto sentence = [&](int length) {
            std::string text;
            for (int k = 0; k < length; ++k)
                text += (text.empty() || text.back() == '\n' || random.bounded(9) == 0 ? "" : " ") +
                        words[random.bounded(static_cast<quint32>(words.size()))];
            while (!text.empty() && text.back() == '\n') text.pop_back();
            return text + "."; // no line end, so that source and text agree there
        };
        PoEntry entry;
        entry.context = "log.text-" + std::to_string(i);
        entry.source = sentence(random.bounded(1, 30));
        entry.text = {sentence(random.bounded(1, 30))};
        entry.fuzzy = i % 7 == 0;
        entry.obsolete = i % 11 == 0;
        if (i % 5 == 0)
            entry.notes = {"A note for the translator, however long it may be: it is never wrapped at all, whatever "
                           "the width of a page."};
        if (i % 7 == 0) entry.previousSource = sentence(20);
        if (i % 6 == 0) {
            entry.plural = sentence(12);
            entry.text.push_back(sentence(14));
        }
        file.entries.push_back(entry);
    }
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("fr.po"));
    const std::string ours = writePo(file);
    QVERIFY(write(path, ours));
    QByteArray theirs;
    QCOMPARE(gettextTool(QStringLiteral("msgcat"), {path}, &theirs), 0);
    const QList<QByteArray> a = QByteArray::fromStdString(ours).split('\n');
    const QList<QByteArray> b = theirs.split('\n');
    for (qsizetype line = 0; line < std::min(a.size(), b.size()); ++line) QCOMPARE(a[line], b[line]);
    QCOMPARE(a.size(), b.size());
}

void TestPoFile::anythingIsRefusedOrRead()
{
    QRandomGenerator random(11);
    const std::string seed = kSmall;
    for (int round = 0; round < 3000; ++round) {
        std::string text = seed;
        for (int change = 0; change < 4; ++change) {
            const auto at = static_cast<std::size_t>(random.bounded(static_cast<int>(text.size())));
            switch (random.bounded(3)) {
            case 0: text.erase(at, static_cast<std::size_t>(random.bounded(1, 20))); break;
            case 1: text.insert(at, 1, "\"#~|\\\n[]0 m"[random.bounded(11)]); break;
            default:
                text.insert(at,
                            text.substr(static_cast<std::size_t>(random.bounded(static_cast<int>(text.size()))), 15));
                break;
            }
            if (text.empty()) text = "#";
        }
        const Result<PoFile> file = read(text);
        if (!file) {
            QVERIFY(!file.error().empty());
            continue;
        }
        const std::string once = writePo(*file);
        const Result<PoFile> again = read(once); // what was read can be written and read
        QVERIFY2(again.has_value(), text.c_str());
        QCOMPARE(writePo(*again), once);
    }
}

QTEST_GUILESS_MAIN(TestPoFile)
#include "tst_pofile.moc"
