// SPDX-License-Identifier: GPL-3.0-or-later
// What a file manager takes our files for.
#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QTemporaryDir>
#include <QTest>

namespace {

class MimeTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        // Before anybody asks for a type: the database is read once.
        const QDir data(m_folder.path());
        QVERIFY(data.mkpath(QStringLiteral("mime/packages")));
        QVERIFY(QFile::copy(QStringLiteral(MARCHES_SOURCE_DIR "/resources/desktop/org.marches.Marches.xml"),
                            data.filePath(QStringLiteral("mime/packages/org.marches.Marches.xml"))));
        qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    }

    void filesAreKnown_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("type");
        QTest::newRow("a map") << "map.yaml" << QByteArray("marches: map/1\n") << "application/x-marches-map";
        QTest::newRow("a map to send") << "narnia.marches-map" << QByteArray("PK\x03\x04\x14", 5)
                                       << "application/x-marches-packed-map";
        QTest::newRow("a game") << "evening.marches-save" << QByteArray("marches: save/1\n")
                                << "application/x-marches-save";
        QTest::newRow("a game of the command line")
            << "game.marches" << QByteArray("marches: save/1\n") << "application/x-marches-save";
        QTest::newRow("a variant") << "long.variant.yaml" << QByteArray("marches: variant/1\n")
                                   << "application/x-marches-variant";
        QTest::newRow("a scenario") << "siege.scenario.yaml" << QByteArray("marches: scenario/1\n")
                                    << "application/x-marches-scenario";
        QTest::newRow("another one's yaml") << "list.yaml" << QByteArray("a: 1\n") << "application/x-yaml";
    }
    void filesAreKnown()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, type);
        QFile file(QDir(m_folder.path()).filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        QCOMPARE(QMimeDatabase().mimeTypeForFile(file.fileName()).name(), type);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

QTEST_GUILESS_MAIN(MimeTest)
#include "tst_mime.moc"
