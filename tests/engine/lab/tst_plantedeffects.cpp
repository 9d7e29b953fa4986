// SPDX-License-Identifier: GPL-3.0-or-later
// What is planted in a shipped game, as a person would plant it: by files of variants and of an experiment.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/lab/estimate.h"
#include "engine/lab/experimentrun.h"
#include "engine/package/library.h"

using namespace marches::engine;

namespace {

/// A start of two equals, as far as a map of eleven territories lets two be.
const char* const kVariant = R"(marches: variant/1
id: even
language: en
name: Even
map: two-isles
ruleset: classic-risk
preset: classic
seats:
  - {id: red}
  - {id: blue}
set-up:
  position:
    turn: red
    phase: reinforce
    territories:
      high-moor: {owner: red, infantry: 2}
      alder-wood: {owner: red, infantry: 2}
      long-strand: {owner: blue, infantry: 2}
      stone-down: {owner: blue, infantry: 2}
      mill-vale: {owner: red, infantry: 2}
      lantern-haven: {owner: blue, infantry: 2}
      barley-field: {owner: red, infantry: 2}
      gull-point: {owner: blue, infantry: 2}
      fern-hollow: {owner: red, infantry: 2}
      salt-meadow: {owner: blue, infantry: 2}
      beacon-hill: {owner: red, infantry: 2}
    reserve: {red: {infantry: 3}, blue: {infantry: 3}}
  by-lot: [turn]
)";

const char* const kExperiment = R"(marches: experiment/1
variant: two-isles/even
bots: [medium]
games: 3000
measures: [wins]
arms:
  - {name: attacks together, options: {base.pooled-attack: true}}
  - {name: the defender chooses, options: {base.defender-chooses-dice: true}}
  - {name: three dice, options: {base.defence-dice-max: 3}}
  - {name: another name, variant: two-isles/another-name}
  - {name: two armies more, variant: two-isles/two-more}
)";

/// The variant under an id, with something in it said otherwise.
void writeVariant(const QString& root, const QByteArray& id, const QByteArray& from = {}, const QByteArray& to = {})
{
    QByteArray text(kVariant);
    text.replace("id: even", "id: " + id);
    if (!from.isEmpty()) {
        QCOMPARE(text.count(from), 1);
        text.replace(from, to);
    }
    const QString folder = root + QStringLiteral("/maps/two-isles/variants/");
    QVERIFY(QDir().mkpath(folder));
    QFile own(folder + QString::fromLatin1(id) + QStringLiteral(".yaml"));
    QVERIFY(own.open(QIODevice::WriteOnly));
    QCOMPARE(own.write(text), text.size());
}

} // namespace

class TestPlantedEffects : public QObject {
    Q_OBJECT

private slots:
    /// Two armies more for one of three seats are found, and before every option that the game has; another name is
    /// not.
    void twoArmiesMoreAreTheStrongest()
    {
        const QTemporaryDir own;
        writeVariant(own.path(), "even");
        writeVariant(own.path(), "two-more", "red: {infantry: 3}", "red: {infantry: 5}");
        writeVariant(own.path(), "another-name", "name: Even", "name: Level");
        const Library library(MARCHES_SOURCE_DIR, own.path().toStdString());
        const Result<Experiment> experiment = readExperiment(kExperiment, "planted.yaml");
        QVERIFY2(experiment, experiment ? "" : experiment.error()[0].code.c_str());
        const Result<ExperimentPlan> plan = planExperiment(*experiment, "planted.yaml", library);
        QVERIFY2(plan, plan ? "" : plan.error()[0].code.c_str());
        const Result<ExperimentOutcome> outcome = runExperiment({&*plan, 1, 1, 2, {}});
        QVERIFY(outcome);
        const std::vector<Effect> effects = effectsOn(outcome->result, *experiment, "wins");
        QVERIFY(!effects.empty());
        for (const Effect& effect : effects)
            qInfo("%s, %s: %.4f [%.4f, %.4f], %.4f", effect.contrast.c_str(), effect.column.c_str(),
                  effect.estimate.value, effect.estimate.interval.lo, effect.estimate.interval.hi, effect.corrected);
        QCOMPARE(effects[0].contrast, std::string("two armies more"));
        QVERIFY(effects[0].found());
        // Of two of whom one wins what the other loses, one is told.
        const bool red = effects[0].column == "wins.red";
        QVERIFY(red ? effects[0].estimate.interval.lo > 0.0 : effects[0].estimate.interval.hi < 0.0);
        for (const Effect& effect : effects)
            if (effect.contrast == "another name") QVERIFY2(effect.none() && !effect.found(), effect.column.c_str());
        QVERIFY(changedNothing(outcome->result, "another name"));
    }
};

QTEST_GUILESS_MAIN(TestPlantedEffects)
#include "tst_plantedeffects.moc"
