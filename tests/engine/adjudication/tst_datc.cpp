// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <memory>

#include "engine/diplomacy/referee/caserunner.h"
#include "engine/io/files.h"
#include "engine/package/textloading.h"
#include "orderboard.h"

using namespace marches::engine;
using namespace marches::engine::referee;

namespace {

const marches::test::OrderBoard& board()
{
    static const marches::test::OrderBoard one;
    return one;
}

const Texts& texts()
{
    static const Texts all = [] {
        Errors errors;
        return packageTexts(MARCHES_SOURCE_DIR, nullptr, &board().map, nullptr, errors);
    }();
    return all;
}

QString lines(const Errors& errors)
{
    QStringList all;
    for (const Error& error : errors) all << QString::fromStdString(errorText(error, texts(), "en"));
    return all.join('\n');
}

/// Files are read once; rows name a case by its collection and number.
std::vector<std::unique_ptr<CaseCollection>>& collections()
{
    static std::vector<std::unique_ptr<CaseCollection>> all;
    return all;
}

} // namespace

// Every position of tests/data/datc comes out as the file says: units, results, beaten units with their retreats,
// contested places.
class TestDatc : public QObject {
    Q_OBJECT

private slots:
    void plays_data()
    {
        QTest::addColumn<int>("collection");
        QTest::addColumn<int>("number");
        const QString folder =
            qEnvironmentVariable("DATC_CASES", QStringLiteral(MARCHES_SOURCE_DIR "/tests/data/datc"));
        QStringList files;
        for (QDirIterator found(folder, {"*.yaml"}, QDir::Files, QDirIterator::Subdirectories); found.hasNext();)
            files << found.next();
        QVERIFY(!files.isEmpty());
        files.sort();
        const orders::Lexicon lexicon(board().board, texts());
        for (const QString& file : files) {
            const Result<std::string> bytes = readFile(file.toStdString(), 4'000'000);
            QVERIFY2(bytes, qPrintable(file));
            Result<CaseCollection> read = readCases(*bytes, file.toStdString(), lexicon);
            QVERIFY2(read, read ? "" : qPrintable(lines(read.error())));
            const int index = static_cast<int>(collections().size());
            collections().push_back(std::make_unique<CaseCollection>(*std::move(read)));
            for (std::size_t i = 0; i < collections().back()->cases.size(); ++i) {
                const OrderCase& one = collections().back()->cases[i];
                QTest::addRow("%s %s %s", qPrintable(QFileInfo(file).baseName()), one.id.c_str(), one.title.c_str())
                    << index << static_cast<int>(i);
            }
        }
    }
    void plays()
    {
        QFETCH(int, collection);
        QFETCH(int, number);
        const CaseCollection& all = *collections()[static_cast<std::size_t>(collection)];
        const CaseVerdict verdict =
            playCase(all, all.cases[static_cast<std::size_t>(number)], board().board, board().graph);
        QVERIFY2(verdict.passed(), qPrintable(lines(verdict.differences)));
        QVERIFY2(verdict.remarks.empty(), qPrintable(lines(verdict.remarks)));
    }
};

QTEST_GUILESS_MAIN(TestDatc)
#include "tst_datc.moc"
