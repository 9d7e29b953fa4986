// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "engine/io/files.h"
#include "engine/package/mapchecks.h"
#include "engine/package/rulespackage.h"
#include "engine/package/variantpackage.h"
#include "engine/record/savefile.h"
#include "engine/text/pofile.h"

using namespace marches::engine;

/// Inputs that once broke something (tests/data/hostile): every reader takes each of them and answers.
class TestHostileFiles : public QObject {
    Q_OBJECT

private slots:
    void allReadersAnswer_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(QString(MARCHES_SOURCE_DIR) + "/tests/data/hostile");
        for (const QString& name : folder.entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void allReadersAnswer()
    {
        QFETCH(QString, file);
        const Result<std::string> bytes = readFile(file.toStdString(), 20'000'000);
        QVERIFY(bytes);
        int refused = 0;
        if (!readMap(*bytes, "f")) ++refused;
        if (!readVariant(*bytes, "f")) ++refused;
        if (!readRules(*bytes, "f/rules.yaml")) ++refused;
        if (!readDeck(*bytes, "f")) ++refused;
        if (!readSave(*bytes, "f")) ++refused;
        QVERIFY(refused >= 4); // no file is of two kinds
        if (const Result<PoFile> po = readPo(*bytes, "f")) QVERIFY(readPo(writePo(*po), "f").has_value());
        if (const Result<MapData> map = readMap(*bytes, "f")) {
            (void)checkMap(*map);
            QVERIFY(readMap(writeMap(*map), "f").has_value());
        }
    }
};

QTEST_APPLESS_MAIN(TestHostileFiles)
#include "tst_hostilefiles.moc"
