// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing stands in the data of a ruleset that nobody reads: whatever word or number is changed, the reader refuses it,
// or games and scenarios go otherwise.
#include <QtTest>

#include <array>
#include <string>

#include "rulesetprobe.h"

using namespace marches::engine;
using namespace marches::engine::test;

namespace {

/// Every so many mutations are tried in a usual run, other ones of each ruleset.
constexpr std::size_t kUsualShare = 100;

const Library& shippedLibrary()
{
    static const Library library(MARCHES_SOURCE_DIR, "");
    return library;
}

bool isLong() { return qEnvironmentVariableIsSet("MARCHES_LONG"); }

} // namespace

class DataMutationTest : public QObject {
    Q_OBJECT

private slots:
    void whateverIsWrittenIsRead_data();
    void whateverIsWrittenIsRead();
    void whatRestsIsWords();
};

void DataMutationTest::whateverIsWrittenIsRead_data()
{
    QTest::addColumn<QString>("ruleset");
    const QString only = qEnvironmentVariable("MARCHES_RULESET");
    for (const LibraryEntry& entry : shippedLibrary().rulesets()) {
        const QString id = QString::fromStdString(entry.id);
        if (only.isEmpty() || only == id) QTest::newRow(qPrintable(id)) << id;
    }
}

void DataMutationTest::whateverIsWrittenIsRead()
{
    QFETCH(QString, ruleset);
    const QTemporaryDir folder;
    QVERIFY(folder.isValid());
    RulesetProbe probe(shippedLibrary(), ruleset.toStdString(), folder.path().toStdString());
    const std::vector<std::string> red = isLong() ? probe.redScenarios() : std::vector<std::string>();
    QVERIFY2(red.empty(), red.empty() ? "" : red.front().c_str());

    const std::string file = qEnvironmentVariable("MARCHES_MUTATION").toStdString(); // part of a mutation's text
    const std::size_t share = isLong() || !file.empty() ? 1 : kUsualShare;
    std::array<int, 5> killed{};
    QStringList survivors;
    for (std::size_t i = share / 2; i < probe.mutations().size(); i += share) {
        const Mutation& mutation = probe.mutations()[i];
        if (!file.empty() && mutation.text().find(file) == std::string::npos) continue;
        const Killer killer = probe.killerOf(mutation);
        ++killed[static_cast<std::size_t>(killer)];
        if (killer != Killer::Nobody) continue;
        survivors << QString::fromStdString(mutation.text());
        qWarning("survived: %s", qPrintable(survivors.back()));
    }
    qInfo("%s: %zu mutations; tried %d: refused %d, other answers %d, other games %d, red scenarios %d, survived %d",
          qPrintable(ruleset), probe.mutations().size(), killed[0] + killed[1] + killed[2] + killed[3] + killed[4],
          killed[0], killed[1], killed[2], killed[3], killed[4]);
    QVERIFY2(survivors.isEmpty(), "what is written there is read by nobody");
}

void DataMutationTest::whatRestsIsWords()
{
    for (const char* path : {"name", "text", "source", "language", "names/army/red", "texts/log.start",
                             "rules/WR-01/title", "options/base.setup/text", "options/base.setup/values/deal/title",
                             "options/base.setup/rules/0", "presets/quick/title", "cards/spy/name", "cards/spy/text"})
        QVERIFY2(rests(path), path);
    for (const char* path :
         {"players/0", "rules/WR-01", "options/base.setup", "options/base.setup/default",
          "options/base.setup/values/deal", "presets/quick", "presets/quick/values/base.setup", "cards/spy",
          "cards/spy/copies", "cards/spy/effects/0/text", "outlook/armies", "decks/0", "id"})
        QVERIFY2(!rests(path), path);
    QVERIFY(rests("cards/spy", true));
    QVERIFY(!rests("cards/spy/copies", true));
    QVERIFY(!rests("options/base.setup", true));
}

QTEST_GUILESS_MAIN(DataMutationTest)
#include "tst_datamutation.moc"
