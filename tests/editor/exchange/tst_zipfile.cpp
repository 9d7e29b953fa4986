// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/zipfile.h"

#include <QTest>

using namespace marches;
using namespace marches::editor;

namespace {

using Files = std::map<std::string, QByteArray>;

/// The code of the error, or "good".
QString outcome(const QByteArray& zip, const ZipLimits& limits = {})
{
    const engine::Result<Files> files = readZip(zip, "test.zip", limits);
    return files ? QStringLiteral("good") : QString::fromStdString(files.error().front().code);
}

/// A zip whose file "aaaaaaaa" has another name of eight letters, in both places where it stands.
QByteArray renamed(const char* name)
{
    QByteArray zip = *makeZip({{"aaaaaaaa", "content"}, {"bbbbbbbb", "more"}}, "test.zip");
    return zip.replace("aaaaaaaa", name);
}

} // namespace

class TestZipFile : public QObject {
    Q_OBJECT

private slots:
    void filesComeBack()
    {
        const Files files{{"map.yaml", "marches: map/1\n"}, {"i18n/fr.po", QByteArray(100'000, 'x')}, {"empty", ""}};
        const engine::Result<QByteArray> zip = makeZip(files, "test.zip");
        QVERIFY(zip);
        QVERIFY(isZip(*zip));
        QVERIFY(zip->size() < 2000);
        const engine::Result<Files> read = readZip(*zip, "test.zip");
        QVERIFY(read);
        QCOMPARE(*read, files);
        QCOMPARE(*makeZip(files, "test.zip"), *zip); // whenever it is made
    }

    void namesThatLeadElsewhereAreRefused()
    {
        QCOMPARE(outcome(renamed("cccccccc")), QStringLiteral("good"));
        QCOMPARE(outcome(renamed("../aaaaa")), QStringLiteral("zip-bad-name"));
        QCOMPARE(outcome(renamed("a/../aaa")), QStringLiteral("zip-bad-name"));
        QCOMPARE(outcome(renamed("/aaaaaaa")), QStringLiteral("zip-bad-name"));
        QCOMPARE(outcome(renamed("C:\\aaaaa")), QStringLiteral("zip-bad-name"));
        QCOMPARE(outcome(renamed("a//aaaaa")), QStringLiteral("zip-bad-name"));
        QCOMPARE(outcome(renamed("a\naaaaaa")), QStringLiteral("zip-bad-name"));
        QCOMPARE(outcome(renamed("BBBBbbbb")), QStringLiteral("zip-double"));
    }

    void linksAreRefused()
    {
        QByteArray zip = renamed("cccccccc");
        // In the central directory: made on Unix (3), and the kind of a symbolic link (0120777) in the upper half.
        const qsizetype entry = zip.indexOf("PK\x01\x02");
        QVERIFY(entry > 0);
        zip[entry + 5] = 3;
        zip[entry + 40] = static_cast<char>(0xFF);
        zip[entry + 41] = static_cast<char>(0xA1);
        QCOMPARE(outcome(zip), QStringLiteral("zip-no-file"));
    }

    void bombsAreNotUnpacked()
    {
        const QByteArray zip =
            *makeZip({{"a", QByteArray(3'000'000, '\0')}, {"b", QByteArray(3'000'000, '\0')}}, "test.zip");
        QVERIFY(zip.size() < 20'000);
        QCOMPARE(outcome(zip, {4'000'000, 10'000'000, 10}), QStringLiteral("good"));
        QCOMPARE(outcome(zip, {2'000'000, 10'000'000, 10}), QStringLiteral("zip-too-large"));
        QCOMPARE(outcome(zip, {4'000'000, 5'000'000, 10}), QStringLiteral("zip-too-large"));
        QCOMPARE(outcome(zip, {4'000'000, 10'000'000, 1}), QStringLiteral("zip-too-large"));
    }

    void damageIsTold()
    {
        const QByteArray zip = *makeZip({{"a", QByteArray(3000, 'x')}}, "test.zip");
        QCOMPARE(outcome("no zip at all"), QStringLiteral("zip-damaged"));
        QCOMPARE(outcome(zip.left(zip.size() - 10)), QStringLiteral("zip-damaged"));
        QByteArray flipped = zip;
        flipped[45] = static_cast<char>(flipped[45] ^ 0x55);
        QCOMPARE(outcome(flipped), QStringLiteral("zip-damaged"));
    }
};

QTEST_GUILESS_MAIN(TestZipFile)
#include "tst_zipfile.moc"
