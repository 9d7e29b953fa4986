// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "casefile.h"

using namespace marches::test;

// Every position of tests/data/datc comes out as the file says: units, results, beaten units with their retreats, contested
// places.
class TestDatc : public QObject {
    Q_OBJECT

private slots:
    void plays_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("id");
        const QString folder = qEnvironmentVariable("DATC_CASES", QStringLiteral(MARCHES_SOURCE_DIR "/tests/data/datc"));
        QStringList files;
        for (QDirIterator found(folder, {"*.yaml"}, QDir::Files, QDirIterator::Subdirectories); found.hasNext();)
            files << found.next();
        QVERIFY(!files.isEmpty());
        files.sort();
        for (const QString& file : files)
            for (const OrderCase& one : listCases(file.toStdString()))
                QTest::addRow("%s %s %s", qPrintable(QFileInfo(file).baseName()), one.id.c_str(), one.title.c_str())
                    << file << QString::fromStdString(one.id);
    }
    void plays()
    {
        QFETCH(QString, file);
        QFETCH(QString, id);
        static const OrderBoard board;
        QStringList lines;
        for (const std::string& line : playCase(board, file.toStdString(), id.toStdString()))
            lines << QString::fromStdString(line);
        QVERIFY2(lines.isEmpty(), qPrintable(lines.join('\n')));
    }
};

QTEST_GUILESS_MAIN(TestDatc)
#include "tst_datc.moc"
