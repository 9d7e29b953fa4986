// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/report.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

#include "engine/lab/experimentplan.h"
#include "engine/lab/experimentrun.h"
#include "engine/lab/svgchart.h"
#include "engine/text/grammar.h"
#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

namespace {

constexpr std::size_t kMostBars = 60;   ///< of a chart; the table has them all
constexpr std::size_t kMostSeries = 4;  ///< outlines that one can tell apart
constexpr std::size_t kMostColumns = 6; ///< arms beside each other in a table
constexpr const char* kNone = "–";      ///< in a table, where nothing was measured

constexpr const char* kStyle =
    "body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:#1d2733;"
    "background:#fff}h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.2rem}.answer{font-size:1.25rem}"
    "table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .6rem;border-bottom:1px solid "
    "#ccd3da;vertical-align:top}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}svg{width:100%;height:"
    "auto;"
    "font:14px system-ui,sans-serif}svg text{fill:currentColor}.axis{stroke:currentColor;stroke-width:1.2}.bar{fill:"
    "#2166ac}.weak{fill:#9aa5b1}.whisker{stroke:currentColor;stroke-width:1.4}.pair{stroke:currentColor;stroke-width:."
    "5}"
    "code{background:#eef1f4;padding:.1rem .3rem;overflow-wrap:anywhere}"
    "@media(prefers-color-scheme:dark){body{color:#e6ebf0;background:#171c22}code{background:#28303a}.bar{fill:#6fa8dc}"
    ".weak{fill:#66717d}}";

class Page {
public:
    Page(const SimulationResult& result, const Experiment& experiment, const LabWords& words, const BoardOutline* board)
        : m_board(board), m_result(result), m_experiment(experiment), m_words(words), m_arms(armsOf(result)),
          m_target(findMeasure(experiment.target)), m_effects(effectsOn(result, experiment, experiment.target)),
          m_confidence(confidenceOf(experiment))
    {}

    std::string write(const std::string& command)
    {
        const std::string title = m_experiment.title.empty()
                                      ? m_words.text("lab.title", {{"variant", m_result.subject.variant}})
                                      : m_experiment.title;
        m_out = "<!DOCTYPE html>\n<html lang=\"" + escapedMarkup(m_words.language()) +
                "\">\n<head>\n<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" "
                "content=\"width=device-width\"/>\n<title>" +
                escapedMarkup(title) + "</title>\n<style>" + kStyle + "</style>\n</head>\n<body>\n";
        writeElement("h1", title);
        m_out += "<p class=\"answer\">" + escapedMarkup(m_words.answer(m_result, m_experiment)) + "</p>\n";
        writeEffects();
        writeChanges();
        writePairs();
        writeFair();
        writeLengths();
        writeMeasuresByArm();
        writeItems();
        writeTrust();
        writeDefinitions();
        m_out += "<p>" + escapedMarkup(m_words.text("lab.again")) + " <code>" + escapedMarkup(command) +
                 "</code></p>\n</body>\n</html>\n";
        return std::move(m_out);
    }

private:
    void writeElement(std::string_view name, std::string_view text)
    {
        m_out.append("<").append(name).append(">").append(escapedMarkup(text));
        m_out.append("</").append(name).append(">\n");
    }
    void writeHeading(const char* key) { writeElement("h2", m_words.text(key)); }
    void writeCell(std::string_view text, bool number = false, const char* name = "td")
    {
        m_out.append("<").append(name).append(number ? " class=\"n\">" : ">").append(escapedMarkup(text));
        m_out.append("</").append(name).append(">");
    }
    void beginTable(const std::vector<std::pair<std::string, bool>>& columns)
    {
        m_out += "<table>\n<thead><tr>";
        for (const auto& [name, number] : columns) writeCell(name, number, "th");
        m_out += "</tr></thead>\n<tbody>\n";
    }
    void endTable() { m_out += "</tbody>\n</table>\n"; }
    std::string probability(double value) const
    {
        const std::string number = localNumber(value, 4, m_words.language());
        return value < 0.0001 ? "< " + localNumber(0.0001, 4, m_words.language()) : number;
    }
    static bool isPair(const std::string& contrast) { return contrast.find(kTimes) != std::string::npos; }

    /// The change, and whom it is about where the measure has a value for each seat.
    std::string changeName(const Effect& effect) const
    {
        const std::string item = m_words.itemName(effect.column);
        return m_words.armName(effect.contrast) + (item.empty() ? "" : " → " + item);
    }

    void writeEffects()
    {
        if (m_effects.empty() || m_target == nullptr) return;
        writeHeading("lab.heading.effects");
        std::vector<ChartRow> rows;
        for (const Effect& effect : m_effects) {
            if (isPair(effect.contrast) || rows.size() == kMostBars || changedNothing(m_result, effect.contrast))
                continue;
            rows.push_back({changeName(effect), effect.estimate.value, effect.estimate.interval, effect.found(),
                            m_words.difference(*m_target, effect.estimate.value)});
        }
        if (!rows.empty()) m_out += barChart(rows, m_words.text("lab.heading.effects"));
        beginTable({{m_words.text("lab.column.change"), false},
                    {m_words.text("lab.column.measure"), false},
                    {m_words.text("lab.column.effect"), true},
                    {m_words.text("lab.column.chance"), true},
                    {m_words.text("lab.column.saved"), true}});
        for (const Effect& effect : m_effects) {
            if (changedNothing(m_result, effect.contrast)) continue;
            m_out += "<tr>";
            writeCell(m_words.armName(effect.contrast));
            writeCell(m_words.columnName(effect.column));
            writeCell(m_words.effect(*m_target, effect.estimate), true);
            writeCell(verdict(effect), true);
            writeCell(localNumber(std::llround(effect.gamesSaved), m_words.language()), true);
            m_out += "</tr>\n";
        }
        // What never arose has no effect to be estimated.
        for (const Contrast& contrast : m_result.contrasts) {
            if (!changedNothing(m_result, contrast.name)) continue;
            m_out += "<tr>";
            writeCell(m_words.armName(contrast.name));
            m_out += "<td colspan=\"4\">" + escapedMarkup(m_words.text("lab.changed-nothing")) + "</td></tr>\n";
        }
        endTable();
    }

    std::string verdict(const Effect& effect) const
    {
        return probability(effect.corrected) + ", " +
               m_words.text(effect.found()  ? "lab.found"
                            : effect.none() ? "lab.same-in-each-game"
                                            : "lab.not-found");
    }

    /// Of two arms all that was measured, before and after.
    void writeChanges()
    {
        const std::vector<Change> all = changesOf(m_result, m_experiment);
        if (all.empty() || changedNothing(m_result, all.front().effect.contrast)) return;
        writeHeading("lab.heading.changes");
        beginTable({{m_words.text("lab.column.measure"), false},
                    {armTitle(all.front().before.arm), true},
                    {armTitle(all.front().after.arm), true},
                    {m_words.text("lab.column.effect"), true},
                    {m_words.text("lab.column.chance"), true}});
        for (const Change& change : all) {
            const Measure& measure = *measureOfColumn(change.effect.column);
            m_out += "<tr>";
            writeCell(m_words.columnName(change.effect.column));
            writeCell(m_words.value(measure, change.before.estimate.value), true);
            writeCell(m_words.value(measure, change.after.estimate.value), true);
            writeCell(m_words.effect(measure, change.effect.estimate), true);
            writeCell(verdict(change.effect), true);
            m_out += "</tr>\n";
        }
        endTable();
        m_out += "<p>" + escapedMarkup(m_words.text("lab.changes-judged")) + "</p>\n";
    }

    /// The interactions of a factorial design, for the first of the target's columns.
    void writePairs()
    {
        if (m_experiment.design != ExperimentDesign::Factorial || m_target == nullptr) return;
        std::vector<std::string> names;
        for (const Contrast& contrast : m_result.contrasts)
            if (!isPair(contrast.name)) names.push_back(contrast.name);
        std::set<std::string> columns;
        for (const Effect& effect : m_effects) columns.insert(effect.column);
        if (names.size() < 2 || columns.empty()) return;
        writeHeading("lab.heading.pairs");
        std::vector<std::string> shown;
        shown.reserve(names.size());
        for (const std::string& name : names) shown.push_back(m_words.armName(name));
        for (const std::string& column : columns) {
            std::vector<std::vector<PairCell>> cells(names.size());
            for (std::size_t i = 0; i < names.size(); ++i)
                for (std::size_t j = 0; j < i; ++j) cells[i].push_back(pairCell(names[j] + kTimes + names[i], column));
            m_out += pairChart(shown, cells, m_words.columnName(column));
        }
    }
    PairCell pairCell(const std::string& name, const std::string& column) const
    {
        const auto found = std::ranges::find_if(
            m_effects, [&](const Effect& effect) { return effect.contrast == name && effect.column == column; });
        if (found == m_effects.end()) return {};
        const double scale = m_target->share ? 100.0 : 1.0;
        return {found->estimate.value, found->found(),
                localNumber(scale * found->estimate.value, m_target->share ? 1 : 2, m_words.language()),
                m_words.armName(name) + ", " + m_words.columnName(column) + ": " +
                    m_words.effect(*m_target, found->estimate)};
    }

    void writeFair()
    {
        const std::optional<FairAnswer> answer = fairAnswer(m_result, m_experiment);
        if (!answer) return;
        writeHeading("lab.heading.fair");
        const Measure& measure = *measureOfColumn(m_experiment.fair->measure);
        std::vector<ChartRow> rows;
        for (const FairAnswer::Point& point : answer->points)
            rows.push_back({m_words.armName(settingText(m_experiment.fair->option, point.value)), point.estimate.value,
                            point.estimate.interval, point.possible, m_words.value(measure, point.estimate.value)});
        m_out += pointChart(rows, m_experiment.fair->target, m_words.columnName(m_experiment.fair->measure));
    }

    void writeLengths()
    {
        std::vector<ChartSeries> series;
        for (const ArmView& arm : m_arms)
            if (series.size() < kMostSeries) series.push_back({armTitle(series.size()), arm.tally->turns});
        const std::string chart = histogramChart(series, m_words.text("lab.heading.lengths"));
        if (chart.empty()) return;
        writeHeading("lab.heading.lengths");
        m_out += chart;
    }

    std::string armTitle(std::size_t index) const
    {
        std::string name = m_words.armName(*m_arms[index].name);
        if (m_arms.size() == 1 || index > 25) return name;
        return m_words.text("lab.arm", {{"letter", std::string(1, static_cast<char>('A' + index))}, {"name", name}});
    }

    /// The columns of some scopes that any of the arms shown has, in the order of the measures.
    std::vector<std::string> columnsOf(bool perGame) const
    {
        std::vector<std::string> columns;
        for (const Measure& measure : measures()) {
            if ((measure.scope == MeasureScope::Game || measure.scope == MeasureScope::Seat) != perGame) continue;
            std::set<std::string> of;
            for (std::size_t i = 0; i < m_arms.size() && i < kMostColumns; ++i)
                for (const auto& [column, sums] : *m_arms[i].measured)
                    if (measureOfColumn(column) == &measure && sums.games > 0) of.insert(column);
            columns.insert(columns.end(), of.begin(), of.end());
        }
        return columns;
    }

    void writeTable(const std::vector<std::string>& columns)
    {
        std::vector<std::pair<std::string, bool>> head = {{m_words.text("lab.column.measure"), false}};
        const std::size_t shown = std::min(m_arms.size(), kMostColumns);
        for (std::size_t i = 0; i < shown; ++i) head.emplace_back(armTitle(i), true);
        beginTable(head);
        for (const std::string& column : columns) {
            const Measure& measure = *measureOfColumn(column);
            writeRow(m_words.columnName(column), column, shown, [&](const MeasureSums& sums) {
                return m_words.estimate(measure, estimateOf(measure, sums, m_confidence));
            });
            if (isSpread(measure))
                writeRow(m_words.deviationName(column), column, shown, [&](const MeasureSums& sums) {
                    return sums.games > 1 ? m_words.value(measure, estimateOf(measure, sums).deviation) : kNone;
                });
        }
        endTable();
    }
    /// What is told of the sums of each of the first arms.
    template <class Told> void writeRow(const std::string& name, const std::string& column, std::size_t arms, Told told)
    {
        m_out += "<tr>";
        writeCell(name);
        for (std::size_t i = 0; i < arms; ++i) {
            const auto found = m_arms[i].measured->find(column);
            const bool has = found != m_arms[i].measured->end() && found->second.games > 0;
            writeCell(has ? told(found->second) : kNone, true);
        }
        m_out += "</tr>\n";
    }
    void writeMeasuresByArm()
    {
        const std::vector<std::string> columns = columnsOf(true);
        if (columns.empty()) return;
        writeHeading("lab.heading.measures");
        writeTable(columns);
    }
    void writeItems()
    {
        const std::vector<std::string> columns = columnsOf(false);
        if (columns.empty()) return;
        writeHeading("lab.heading.items");
        if (m_board != nullptr)
            for (const Measure& measure : measures())
                if (measure.scope == MeasureScope::Place) writeBoards(measure);
        writeTable(columns);
    }

    /// A measure of places on the board, of the first arm and beside it of the second, on one scale.
    void writeBoards(const Measure& measure)
    {
        HeatScale scale{1.0, 0.0};
        std::vector<std::size_t> shown;
        for (std::size_t i = 0; i < m_arms.size() && i < 2; ++i) {
            if (i > 0 && !m_result.arms[i - 1].map.empty()) continue; // another map
            shown.push_back(i);
            for (const auto& [column, sums] : *m_arms[i].measured)
                if (measureOfColumn(column) == &measure && sums.games > 0) {
                    const double value = estimateOf(measure, sums).value;
                    scale = {std::min(scale.lowest, value), std::max(scale.highest, value)};
                }
        }
        std::string all;
        for (const std::size_t i : shown)
            all += heatMap(*m_board, *m_arms[i].measured, measure, scale, m_words,
                           m_words.measureName(measure) + ", " + armTitle(i));
        if (all.empty()) return;
        writeElement("h3", m_words.measureName(measure));
        m_out += "<div class=\"boards\">" + all + "</div>\n";
    }

    void writeTrust()
    {
        writeHeading("lab.heading.trust");
        m_out += "<ul>\n";
        std::uint64_t cut = 0;
        std::uint64_t broken = 0;
        std::set<std::string> levels;
        for (const ArmView& arm : m_arms) {
            cut += arm.tally->cut;
            broken += arm.tally->broken;
            levels.insert(arm.bots->begin(), arm.bots->end());
        }
        writeElement("li", m_words.text("lab.trust.games", {{"done", m_words.number(m_result.gamesDone())},
                                                            {"games", m_words.number(m_result.subject.games)},
                                                            {"cut", m_words.number(cut)},
                                                            {"broken", m_words.number(broken)}}));
        writeElement("li", m_words.text("lab.trust.intervals",
                                        {{"confidence", localNumber(100.0 * m_confidence, m_confidence > 0.95 ? 1 : 0,
                                                                    m_words.language())}}));
        if (!m_effects.empty())
            writeElement("li", m_words.text(m_experiment.correction == Correction::Holm ? "lab.trust.holm"
                                            : m_experiment.correction == Correction::BenjaminiHochberg
                                                ? "lab.trust.benjamini-hochberg"
                                                : "lab.trust.none"));
        if (const std::string shortfall = m_words.shortfall(m_result, m_experiment); !shortfall.empty())
            writeElement("li", shortfall);
        if (const std::size_t looks = looksOf(m_experiment).size(); looks > 1)
            writeElement("li", m_words.text("lab.trust.looks", {{"looks", std::to_string(looks)}}));
        std::string bots;
        for (const std::string& level : levels) bots += (bots.empty() ? "" : ", ") + level;
        writeElement("li", m_words.text("lab.trust.bots", {{"bots", bots}}));
        m_out += "</ul>\n";
    }

    void writeDefinitions()
    {
        writeHeading("lab.heading.definitions");
        m_out += "<dl>\n";
        for (const std::string& id : wantedMeasures(m_experiment)) {
            writeElement("dt", m_words.measureName(*findMeasure(id)));
            writeElement("dd",
                         m_words.text("measure." + id + ".text") + " " + m_words.text("measure." + id + ".source"));
        }
        m_out += "</dl>\n";
    }

    const BoardOutline* m_board;
    const SimulationResult& m_result;
    const Experiment& m_experiment;
    const LabWords& m_words;
    const std::vector<ArmView> m_arms;
    const Measure* m_target;
    const std::vector<Effect> m_effects;
    const double m_confidence;
    std::string m_out;
};

std::string csvField(std::string_view text)
{
    // A spreadsheet takes what begins with one of these for a formula.
    const bool formula = !text.empty() && std::string_view("=+-@\t").find(text.front()) != std::string_view::npos;
    std::string quoted = formula ? "\"'" : "\"";
    for (const char c : text) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    quoted += '"';
    return formula || text.find_first_of("\",\r\n") != std::string_view::npos ? quoted : std::string(text);
}

std::string csvNumber(double value) { return std::isfinite(value) ? shortestNumber(value) : std::string(); }

std::string csvRow(std::string_view kind, std::string_view name, std::string_view column, const Estimate& estimate)
{
    std::string row(kind);
    for (const std::string_view field : {name, std::string_view(measureOfColumn(column)->id), itemOfColumn(column)})
        row.append(",").append(csvField(field));
    row.append(",").append(std::to_string(estimate.games));
    for (const double value : {estimate.value, estimate.interval.lo, estimate.interval.hi, estimate.deviation})
        row.append(",").append(csvNumber(value));
    return row;
}

/// As they are judged where they are shown: of one change what was asked by itself and all other measures together; of
/// several each measure by itself.
std::vector<Effect> allEffects(const SimulationResult& result, const Experiment& experiment)
{
    std::vector<Effect> effects;
    for (Change& change : changesOf(result, experiment)) effects.push_back(std::move(change.effect));
    if (!effects.empty()) return effects;
    for (const std::string& measure : wantedMeasures(experiment))
        std::ranges::move(effectsOn(result, experiment, measure), std::back_inserter(effects));
    return effects;
}

} // namespace

std::string htmlReport(const SimulationResult& result, const Experiment& experiment, const LabWords& words,
                       const std::string& command, const BoardOutline* board)
{
    return Page(result, experiment, words, board).write(command);
}

std::string csvTable(const SimulationResult& result, const Experiment& experiment)
{
    const double confidence = confidenceOf(experiment);
    std::string out =
        "kind,name,measure,item,games,value,low,high,deviation,probability,corrected,correction,saved\r\n";
    for (const ArmView& arm : armsOf(result))
        for (const auto& [column, sums] : *arm.measured)
            if (const Measure* measure = measureOfColumn(column); measure != nullptr)
                out += csvRow("arm", *arm.name, column, estimateOf(*measure, sums, confidence)) + ",,,,\r\n";
    for (const Effect& effect : allEffects(result, experiment))
        out += csvRow("effect", effect.contrast, effect.column, effect.estimate) + "," + csvNumber(effect.probability) +
               "," + csvNumber(effect.corrected) + "," + correctionWord(experiment.correction) + "," +
               csvNumber(effect.gamesSaved) + "\r\n";
    return out;
}

} // namespace marches::engine
