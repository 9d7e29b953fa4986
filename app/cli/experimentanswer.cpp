// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QPainterPath>

#include <cmath>

#include "app/cli/gamefiles.h"
#include "app/cli/results.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "editor/painting/boarddrawing.h"
#include "engine/lab/experimentrun.h"
#include "engine/lab/labwords.h"
#include "engine/lab/report.h"

namespace marches::app {

namespace {

using engine::Measure;

QJsonObject toJson(const engine::Estimate& estimate)
{
    return {{QStringLiteral("value"), estimate.value},
            {QStringLiteral("low"), estimate.interval.lo}, // no end at all is null
            {QStringLiteral("high"), estimate.interval.hi},
            {QStringLiteral("games"), static_cast<double>(estimate.games)}};
}

QString toQt(const std::string& text) { return QString::fromStdString(text); }

QJsonObject toJson(const engine::ArmView& arm, double confidence)
{
    QJsonObject measured;
    for (const auto& [column, sums] : *arm.measured)
        if (const Measure* measure = engine::measureOfColumn(column); measure != nullptr)
            measured.insert(toQt(column), toJson(engine::estimateOf(*measure, sums, confidence)));
    return {{QStringLiteral("name"), toQt(*arm.name)},
            {QStringLiteral("ended"), static_cast<double>(arm.tally->ended)},
            {QStringLiteral("cut"), static_cast<double>(arm.tally->cut)},
            {QStringLiteral("measured"), measured}};
}

QJsonArray effectsJson(const engine::SimulationResult& result, const engine::Experiment& experiment)
{
    QJsonArray effects;
    for (const engine::Effect& effect : engine::effectsOn(result, experiment, experiment.target)) {
        QJsonObject object = toJson(effect.estimate);
        object.insert(QStringLiteral("change"), toQt(effect.contrast));
        object.insert(QStringLiteral("measure"), toQt(effect.column));
        object.insert(QStringLiteral("probability"), effect.probability);
        object.insert(QStringLiteral("corrected"), effect.corrected);
        object.insert(QStringLiteral("found"), effect.found());
        object.insert(QStringLiteral("changed-nothing"), engine::changedNothing(result, effect.contrast));
        object.insert(QStringLiteral("games-saved"), effect.gamesSaved);
        effects.append(object);
    }
    return effects;
}

QJsonObject toJson(const engine::SimulationResult& result, const engine::Experiment& experiment,
                   const engine::LabWords& words)
{
    QJsonArray arms;
    for (const engine::ArmView& arm : engine::armsOf(result))
        arms.append(toJson(arm, engine::confidenceOf(experiment)));
    QJsonObject answer{{QStringLiteral("variant"), toQt(result.subject.variant)},
                       {QStringLiteral("games"), static_cast<double>(result.gamesDone())},
                       {QStringLiteral("complete"), result.complete()},
                       {QStringLiteral("answer"), toQt(words.answer(result, experiment))},
                       {QStringLiteral("precise"), experiment.precision > 0 && engine::isPrecise(result, experiment)},
                       {QStringLiteral("arms"), arms},
                       {QStringLiteral("effects"), effectsJson(result, experiment)}};
    const std::optional<engine::FairAnswer> fair = engine::fairAnswer(result, experiment);
    if (!fair) return answer;
    QJsonObject found{{QStringLiteral("nearest"), fair->nearest}};
    if (fair->range) {
        found.insert(QStringLiteral("from"), fair->range->first);
        found.insert(QStringLiteral("to"), fair->range->second);
    }
    if (fair->crosses) found.insert(QStringLiteral("crosses"), *fair->crosses);
    answer.insert(QStringLiteral("fair"), found);
    return answer;
}

void printEffect(const Session& session, const Measure& measure, const engine::Effect& effect,
                 const engine::LabWords& words)
{
    const QString verdict = toQt(words.text(effect.found()  ? "lab.found"
                                            : effect.none() ? "lab.same-in-each-game"
                                                            : "lab.not-found"));
    QString line = Cli::tr("%1: %2 %3, %4.", "change, measure, effect, whether it is more than chance")
                       .arg(toQt(words.armName(effect.contrast)), toQt(words.columnName(effect.column)),
                            toQt(words.effect(measure, effect.estimate)), verdict);
    if (effect.gamesSaved >= 1.0)
        line += QLatin1Char(' ') +
                Cli::tr("Equal seeds saved %1 games.")
                    .arg(toQt(words.number(static_cast<std::uint64_t>(std::llround(effect.gamesSaved)))));
    session.console().print(line);
}

/// What each change does to the target, the strongest first.
void printEffects(const Session& session, const engine::SimulationResult& result, const engine::Experiment& experiment,
                  const engine::LabWords& words)
{
    const Measure& target = *engine::findMeasure(experiment.target);
    for (const engine::Effect& effect : engine::effectsOn(result, experiment, experiment.target)) {
        if (engine::changedNothing(result, effect.contrast)) continue;
        printEffect(session, target, effect, words);
    }
    // What never arose has no effect to be estimated.
    for (const engine::Contrast& contrast : result.contrasts)
        if (engine::changedNothing(result, contrast.name))
            session.console().print(words.text("lab.change-and-nothing", {{"change", words.armName(contrast.name)}}));
}

/// What the only change does to all that was measured besides the target.
void printChanges(const Session& session, const engine::SimulationResult& result, const engine::Experiment& experiment,
                  const engine::LabWords& words)
{
    for (const engine::Change& change : engine::changesOf(result, experiment)) {
        const engine::Effect& effect = change.effect;
        const Measure& measure = *engine::measureOfColumn(effect.column);
        if (measure.id == experiment.target || engine::changedNothing(result, effect.contrast)) continue;
        printEffect(session, measure, effect, words);
    }
}

/// What there is one value a game or seat for; the rest is for the report and the table.
void printArm(const Session& session, const engine::ArmView& arm, const engine::Experiment& experiment,
              const engine::LabWords& words)
{
    for (const Measure& measure : engine::measures())
        for (const auto& [column, sums] : *arm.measured) {
            if (engine::measureOfColumn(column) != &measure || sums.games == 0) continue;
            if (measure.scope != engine::MeasureScope::Game && measure.scope != engine::MeasureScope::Seat) continue;
            const engine::Estimate estimate = engine::estimateOf(measure, sums, engine::confidenceOf(experiment));
            session.console().print(Cli::tr("%1: %2", "a measure and its value")
                                        .arg(toQt(words.columnName(column)), toQt(words.estimate(measure, estimate))));
            if (engine::isSpread(measure) && sums.games > 1)
                session.console().print(
                    Cli::tr("%1: %2", "a measure and its value")
                        .arg(toQt(words.deviationName(column)), toQt(words.value(measure, estimate.deviation))));
        }
}

void printExperiment(const Session& session, const engine::SimulationResult& result,
                     const engine::Experiment& experiment, const engine::LabWords& words)
{
    const Console& console = session.console();
    std::uint64_t cut = 0;
    for (const engine::ArmView& arm : engine::armsOf(result)) cut += arm.tally->cut;
    console.print(Cli::tr("%1 of %2 games played; %3 never ended.")
                      .arg(toQt(words.number(result.gamesDone())), toQt(words.number(result.subject.games)),
                           toQt(words.number(cut))));
    console.print(words.answer(result, experiment));
    if (const std::string shortfall = words.shortfall(result, experiment); !shortfall.empty()) console.print(shortfall);
    if (!result.contrasts.empty()) {
        printEffects(session, result, experiment, words);
        printChanges(session, result, experiment, words);
    } else if (const std::optional<engine::FairAnswer> fair = engine::fairAnswer(result, experiment)) {
        const Measure& measure = *engine::measureOfColumn(experiment.fair->measure);
        for (const engine::FairAnswer::Point& point : fair->points)
            console.print(Cli::tr("%1: %2", "a measure and its value")
                              .arg(toQt(words.armName(engine::settingText(experiment.fair->option, point.value))),
                                   toQt(words.estimate(measure, point.estimate))));
    } else {
        printArm(session, engine::armsOf(result).front(), experiment, words);
    }
}

/// Path data of SVG, with a tenth of a board unit.
std::string pathData(const QPainterPath& path)
{
    QString data;
    const auto at = [](const QPainterPath::Element& element) {
        return QString::number(element.x, 'f', 1) + QLatin1Char(' ') + QString::number(element.y, 'f', 1);
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        const char* letter = element.isMoveTo() ? "M" : element.isLineTo() ? "L" : element.isCurveTo() ? "C" : " ";
        data += QLatin1String(letter) + at(element);
    }
    return data.toStdString();
}

/// The board of the result's map, where measures of places are to be shown on it.
std::optional<engine::BoardOutline> outlineFor(const Session& session, const engine::SimulationResult& result)
{
    const engine::Result<engine::MapData> map = session.library().mapNamedIn({}, result.subject.map);
    if (!map) return {};
    const auto drawing = loadDrawing(*map);
    if (!drawing) return {};
    engine::BoardOutline outline{(*drawing)->size.width(), (*drawing)->size.height(), {}};
    for (int place = 0; place < map->board.territoryCount(); ++place) {
        const QPainterPath& path = (*drawing)->places[static_cast<std::size_t>(place)].shape.path();
        if (!path.isEmpty()) outline.places.emplace_back(map->board.place(place).id, pathData(path));
    }
    return outline;
}

/// The texts of the game, where it can be had; results are told by ids otherwise.
engine::Texts textsFor(const Session& session, const engine::SimulationResult& result)
{
    engine::VariantData plain;
    plain.map = result.subject.map;
    plain.ruleset = result.subject.ruleset;
    const engine::Library& library = session.library();
    if (library.mapNamedIn({}, plain.map) && library.rulesetNamedIn({}, plain.ruleset))
        if (const engine::Result<engine::GameSetup> setup = library.setup(plain)) return session.gameTexts(*setup);
    return session.texts();
}

/// The command line that this result comes from, but for where it is written.
std::string commandAgain(const Arguments& arguments)
{
    std::string command = "marches-cli " + arguments.command;
    for (const char* option : {"matters", "games", "bots", "players", "precision"}) {
        if (!arguments.has(option)) continue;
        command += std::string(" --") + option;
        if (const std::string value = arguments.value(option); !value.empty()) command += " " + value;
    }
    for (const std::string& word : arguments.positionals) command += " " + word;
    return command;
}

} // namespace

int deliverExperiment(const Session& session, const engine::SimulationResult& result,
                      const engine::Experiment& experiment)
{
    const Arguments& arguments = session.arguments();
    const engine::Texts texts = textsFor(session, result);
    const engine::LabWords words(texts, session.language());
    bool written = true;
    const auto write = [&](const char* option, const auto& text) {
        if (arguments.has(option)) written = writeNamed(session, arguments.value(option), text()) && written;
    };
    write("out", [&] { return engine::writeLabResult(result); });
    write("html", [&] {
        const std::optional<engine::BoardOutline> outline = outlineFor(session, result);
        return engine::htmlReport(result, experiment, words, commandAgain(arguments), outline ? &*outline : nullptr);
    });
    write("csv", [&] { return engine::csvTable(result, experiment); });
    if (session.json())
        session.console().print(toJson(result, experiment, words));
    else
        printExperiment(session, result, experiment, words);
    return written ? kGood : kBad;
}

} // namespace marches::app
