// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labtable.h"

#include "app/desktop/lab/labanswer.h"
#include "app/desktop/lab/labfacts.h"
#include "app/desktop/lab/labmark.h"
#include "engine/lab/estimate.h"
#include "engine/lab/experimentplan.h"
#include "engine/lab/experimentrun.h"
#include "engine/lab/measure.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QIcon>
#include <QScrollBar>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string_view>

namespace marches::app {

namespace {

constexpr int kChangeOfRow = Qt::UserRole + 1; ///< the change that a row is about
constexpr int kWidestColumn = 260;             ///< pixels; a tool tip has the whole of it
constexpr int kMarkInHead = 12;
/// Measures of which is told how much they differ from game to game.
constexpr std::array<std::string_view, 2> kSpreadOf = {"turns", "decisions"};

QString inQt(const std::string& text) { return QString::fromStdString(text); }

/// A row whose columns are sorted by their numbers, where they have any.
class FigureRow : public QTreeWidgetItem {
public:
    using QTreeWidgetItem::QTreeWidgetItem;
    bool operator<(const QTreeWidgetItem& other) const override
    {
        const int column = std::max(0, treeWidget()->sortColumn());
        const QVariant here = data(column, Qt::UserRole);
        const QVariant there = other.data(column, Qt::UserRole);
        if (here.isValid() && there.isValid()) return here.toDouble() < there.toDouble();
        return text(column).localeAwareCompare(other.text(column)) < 0;
    }
};

QString lineOf(const QTreeWidget& table, const QTreeWidgetItem& item)
{
    QStringList cells;
    for (int column = 0; column < table.columnCount(); ++column)
        cells << item.text(table.header()->logicalIndex(column)).simplified();
    return cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
}

/// The rows that are chosen, or all of them where none is, in the order that they stand in: columns parted by tabs,
/// the heads first, as spreadsheets take them.
QString rowsAsText(const QTreeWidget& table)
{
    QString text = lineOf(table, *table.headerItem());
    const bool all = table.selectedItems().isEmpty();
    for (int row = 0; row < table.topLevelItemCount(); ++row)
        if (const QTreeWidgetItem& item = *table.topLevelItem(row); all || item.isSelected())
            text += lineOf(table, item);
    return text;
}

/// Lets several rows be chosen and copied, by the key for it and by the menu of the right button. The action belongs to
/// the table.
QAction* makeCopyable(QTreeWidget* table)
{
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* copy = new QAction(table);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    QObject::connect(copy, &QAction::triggered, table,
                     [table] { QGuiApplication::clipboard()->setText(rowsAsText(*table)); });
    table->addAction(copy);
    return copy;
}

} // namespace

LabTable::LabTable(QWidget* parent) : Translated(parent), m_copy(makeCopyable(this))
{
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    header()->setSortIndicator(-1, Qt::AscendingOrder); // as it comes, until somebody wants it otherwise
    setSortingEnabled(true);
    header()->setStretchLastSection(true);
    connect(this, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        if (const QVariant change = item->data(0, kChangeOfRow); change.isValid()) emit changeChosen(change.toString());
    });
    retranslate();
}

void LabTable::addRow(const QStringList& words, const std::vector<double>& figures)
{
    auto* item = new FigureRow(this, words);
    for (int column = 0; column < words.size(); ++column) item->setToolTip(column, words[column]);
    for (std::size_t i = 0; i < figures.size(); ++i) item->setData(static_cast<int>(i) + 1, Qt::UserRole, figures[i]);
}

void LabTable::show(Group group, const Asked& asked)
{
    const int stood = verticalScrollBar()->value();
    QSet<QString> chosen;
    for (const QTreeWidgetItem* item : selectedItems()) chosen.insert(item->text(0));
    setUpdatesEnabled(false);
    setSortingEnabled(false);
    clear();
    for (int column = 0; column < columnCount(); ++column) headerItem()->setIcon(column, QIcon());
    if (group == Lengths)
        showLengths(asked);
    else if (group != Effects)
        showArms(group, asked);
    else if (asked.experiment->fair)
        showFair(asked);
    else
        showEffects(asked);
    for (int column = 0; column + 1 < columnCount(); ++column) {
        resizeColumnToContents(column);
        setColumnWidth(column, std::min(columnWidth(column), kWidestColumn));
    }
    setSortingEnabled(true);
    for (int row = 0; row < topLevelItemCount(); ++row)
        topLevelItem(row)->setSelected(chosen.contains(topLevelItem(row)->text(0)));
    verticalScrollBar()->setValue(stood);
    setUpdatesEnabled(true);
}

void LabTable::setHeads(const QStringList& before, const Asked& asked, const QStringList& after)
{
    QStringList heads = before;
    for (const std::size_t arm : asked.arms)
        heads << (asked.names.size() == 1 ? LabAnswer::tr("Value with its interval")
                                          : asked.names.value(static_cast<qsizetype>(arm)));
    heads << after;
    setColumnCount(static_cast<int>(heads.size()));
    setHeaderLabels(heads);
    if (asked.names.size() == 1) return;
    for (std::size_t i = 0; i < asked.arms.size(); ++i)
        headerItem()->setIcon(static_cast<int>(before.size() + static_cast<qsizetype>(i)),
                              QIcon(armMark(asked.arms[i], kMarkInHead, devicePixelRatioF())));
}

/// What the chart of lengths draws: of every number of turns, how many games in 100 took it.
void LabTable::showLengths(const Asked& asked)
{
    setHeads({LabAnswer::tr("Turns")}, asked, {LabAnswer::tr("What it means")});
    const std::vector<engine::ArmView> arms = engine::armsOf(*asked.result);
    std::set<int> lengths;
    for (const std::size_t arm : asked.arms)
        for (const auto& [turns, games] : arms[arm].tally->turns) lengths.insert(turns);
    for (const int turns : lengths) {
        QStringList row = {locale().toString(turns)};
        std::vector<double> figures;
        for (const std::size_t arm : asked.arms) {
            const engine::SimulationTally& tally = *arms[arm].tally;
            const auto found = tally.turns.find(turns);
            const double share = found == tally.turns.end() || tally.ended == 0
                                     ? 0.0
                                     : 100.0 * static_cast<double>(found->second) / static_cast<double>(tally.ended);
            figures.push_back(share);
            row << LabAnswer::tr("%1 in 100").arg(locale().toString(share, 'f', 1));
        }
        row << LabAnswer::tr("Of the games that ended.");
        addRow(row, figures);
        topLevelItem(topLevelItemCount() - 1)->setData(0, Qt::UserRole, turns);
    }
    if (topLevelItemCount() == 0) addRow({LabAnswer::tr("Nothing of this was watched in this experiment.")});
}

/// What one change does to every measure: the rows of the chart of changes.
bool LabTable::showChanges(const Asked& asked)
{
    const std::vector<engine::Change> changes = engine::changesOf(*asked.result, *asked.experiment);
    if (changes.empty() || engine::changedNothing(*asked.result, changes.front().effect.contrast)) return false;
    setColumnCount(4);
    setHeaderLabels({LabAnswer::tr("What"), LabAnswer::tr("Effect with its interval"), LabAnswer::tr("What it means"),
                     LabAnswer::tr("Games saved by equal seeds")});
    for (const engine::Change& change : changes) {
        const engine::Effect& effect = change.effect;
        addRow({inQt(asked.words->columnName(effect.column)),
                inQt(asked.words->effect(*engine::measureOfColumn(effect.column), effect.estimate)),
                verdictOf(effect, asked), savedBy(effect)},
               {effect.estimate.value, effect.corrected, effect.gamesSaved});
    }
    return true;
}

QString LabTable::verdictOf(const engine::Effect& effect, const Asked& asked)
{
    if (asked.playing) return LabAnswer::tr("too early to say");
    return inQt(asked.words->text(effect.none()    ? "lab.same-in-each-game"
                                  : effect.found() ? "lab.found"
                                                   : "lab.not-found"));
}

QString LabTable::savedBy(const engine::Effect& effect) const
{
    return effect.gamesSaved >= 1.0 ? locale().toString(std::llround(effect.gamesSaved)) : QStringLiteral("–");
}

void LabTable::showEffects(const Asked& asked)
{
    if (showChanges(asked)) return;
    setHeaderLabels({LabAnswer::tr("Change"), LabAnswer::tr("Effect with its interval"), LabAnswer::tr("What it means"),
                     LabAnswer::tr("Games saved by equal seeds")});
    setColumnCount(4);
    const engine::Measure& target = *engine::findMeasure(asked.experiment->target);
    std::set<std::string> silent;
    for (const engine::Effect& effect : engine::effectsOn(*asked.result, *asked.experiment, asked.experiment->target)) {
        const bool nothing = engine::changedNothing(*asked.result, effect.contrast);
        if (nothing && !silent.insert(effect.contrast).second) continue;
        const std::string item = nothing ? std::string() : asked.words->itemName(effect.column);
        addRow({inQt(asked.words->armName(effect.contrast) + (item.empty() ? "" : ", " + item)),
                nothing ? QStringLiteral("–") : inQt(asked.words->effect(target, effect.estimate)),
                nothing ? changedNothingWords(*asked.result, effect.contrast, *asked.rules) : verdictOf(effect, asked),
                savedBy(effect)},
               {effect.estimate.value, effect.corrected, effect.gamesSaved});
        if (asked.experiment->design == engine::ExperimentDesign::OneAtATime)
            topLevelItem(topLevelItemCount() - 1)->setData(0, kChangeOfRow, inQt(effect.contrast));
    }
}

void LabTable::showFair(const Asked& asked)
{
    setColumnCount(3);
    setHeaderLabels(
        {LabAnswer::tr("Value"), LabAnswer::tr("What was found, with its interval"), LabAnswer::tr("What it means")});
    const std::optional<engine::FairAnswer> fair = engine::fairAnswer(*asked.result, *asked.experiment);
    if (!fair) return;
    const engine::Measure& measure = *engine::measureOfColumn(asked.experiment->fair->measure);
    for (const engine::FairAnswer::Point& point : fair->points)
        addRow({inQt(asked.words->armName(engine::settingText(asked.experiment->fair->option, point.value))),
                inQt(asked.words->estimate(measure, point.estimate)),
                asked.playing    ? LabAnswer::tr("too early to say")
                : point.possible ? LabAnswer::tr("may be fair")
                                 : LabAnswer::tr("is not fair")},
               {point.estimate.value});
}

void LabTable::showArms(Group group, const Asked& asked)
{
    using Scope = engine::MeasureScope;
    const auto belongs = [group](Scope scope) {
        switch (group) {
        case Places: return scope == Scope::Place;
        case CardsAndCharacters: return scope == Scope::Card || scope == Scope::Token;
        case Rules: return scope == Scope::Rule;
        default: return scope == Scope::Game || scope == Scope::Seat;
        }
    };
    const std::vector<engine::ArmView> arms = engine::armsOf(*asked.result);
    const std::vector<std::size_t>& chosen = asked.arms;
    const double confidence = engine::confidenceOf(*asked.experiment);
    setHeads({LabAnswer::tr("What")}, asked, {LabAnswer::tr("What it means"), LabAnswer::tr("Source")});
    for (const engine::Measure& measure : engine::measures()) {
        if (!belongs(measure.scope)) continue;
        for (const auto& [column, sums] : *arms[chosen.front()].measured) {
            if (engine::measureOfColumn(column) != &measure) continue;
            QStringList row = {inQt(asked.words->columnName(column))};
            std::vector<double> figures;
            bool any = false;
            for (const std::size_t arm : chosen) {
                const auto found = arms[arm].measured->find(column);
                const bool has = found != arms[arm].measured->end() && found->second.games > 0;
                any = any || has;
                figures.push_back(has ? engine::estimateOf(measure, found->second).value : -1.0);
                row << (has ? inQt(asked.words->estimate(measure,
                                                         engine::estimateOf(measure, found->second, confidence)))
                            : QStringLiteral("–"));
            }
            row << inQt(asked.words->text("measure." + std::string(measure.id) + ".text"))
                << inQt(asked.words->text("measure." + std::string(measure.id) + ".source"));
            if (any) addRow(row, figures);
            if (any && std::ranges::find(kSpreadOf, measure.id) != kSpreadOf.end())
                addDeviation(measure, column, asked);
        }
    }
    if (topLevelItemCount() == 0) addRow({LabAnswer::tr("Nothing of this was watched in this experiment.")});
}

void LabTable::addDeviation(const engine::Measure& measure, const std::string& column, const Asked& asked)
{
    const std::vector<engine::ArmView> arms = engine::armsOf(*asked.result);
    QStringList row = {LabAnswer::tr("%1: standard deviation").arg(inQt(asked.words->columnName(column)))};
    std::vector<double> figures;
    for (const std::size_t arm : asked.arms) {
        const auto found = arms[arm].measured->find(column);
        const bool has = found != arms[arm].measured->end() && found->second.games > 1;
        figures.push_back(has ? engine::estimateOf(measure, found->second).deviation : -1.0);
        row << (has ? inQt(asked.words->value(measure, figures.back())) : QStringLiteral("–"));
    }
    row << LabAnswer::tr("How far a game usually is from the average.")
        << inQt(asked.words->text("measure." + std::string(measure.id) + ".source"));
    addRow(row, figures);
}

void LabTable::retranslate()
{
    m_copy->setText(LabAnswer::tr("Copy"));
    setAccessibleName(LabAnswer::tr("What was found"));
}

} // namespace marches::app
