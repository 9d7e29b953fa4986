// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labpage.h"

#include <algorithm>

#include <QLabel>
#include <QProgressBar>
#include <QScrollArea>

#include "app/desktop/base/application.h"
#include "app/desktop/lab/labanswer.h"
#include "app/desktop/lab/labbots.h"
#include "app/desktop/lab/labfacts.h"
#include "app/desktop/lab/labgames.h"
#include "app/desktop/lab/lablist.h"
#include "app/desktop/lab/labsubject.h"
#include "app/desktop/lab/labwelcome.h"
#include "engine/lab/estimate.h"
#include "engine/package/variantpackage.h"

// What the page says of an experiment.
namespace marches::app {

engine::LabWords LabPage::wordsOf(const KeptExperiment& kept) const
{
    const Catalogue& catalogue = m_application.catalogue();
    const std::optional<Catalogue::Game> game = gameOf(kept);
    return {game ? catalogue.texts(game->map, game->ruleset) : catalogue.texts({}, {}), catalogue.languageCode()};
}

/// What it was played on, or will be.
std::optional<Catalogue::Game> LabPage::gameOf(const KeptExperiment& kept) const
{
    if (kept.result) return Catalogue::Game{kept.map(), kept.ruleset()};
    const std::optional<LabSubject> subject = LabSubject::of(m_application.catalogue(), kept.experiment.variant);
    if (!subject) return {};
    return subject->game();
}

/// What is varied and who plays, in a line.
QString LabPage::summaryOf(const KeptExperiment& kept) const
{
    const engine::Experiment& experiment = kept.experiment;
    QStringList bots;
    for (const std::string& level : experiment.bots) bots << LabBots::levelWord(level);
    bots.removeDuplicates();
    QString varied;
    const engine::LabWords words = wordsOf(kept);
    switch (experiment.design) {
    case engine::ExperimentDesign::Compare: {
        QStringList arms;
        for (const engine::ExperimentArm& arm : experiment.arms)
            arms << QString::fromStdString(words.armName(arm.name));
        varied = arms.isEmpty() ? tr("Nothing is varied.") : tr("Varied: %1.").arg(arms.join(QStringLiteral("; ")));
        break;
    }
    case engine::ExperimentDesign::OneAtATime: varied = tr("Varied: each option by itself."); break;
    case engine::ExperimentDesign::Factorial: {
        QStringList names;
        for (const engine::ExperimentFactor& factor : experiment.factors) {
            const QString name = QString::fromStdString(words.text("option." + factor.option + ".title"));
            names << (name.isEmpty() ? QString::fromStdString(factor.option) : name);
        }
        varied = tr("Varied, all together: %1.").arg(names.join(QStringLiteral("; ")));
        break;
    }
    case engine::ExperimentDesign::Fair:
        if (experiment.fair)
            varied = tr("Varied: %1, from %2 to %3.")
                         .arg(QString::fromStdString(words.text("option." + experiment.fair->option + ".title")))
                         .arg(experiment.fair->from)
                         .arg(experiment.fair->to);
        break;
    }
    const QString who = tr("%1. Bots: %2. %3 games of each arm at most.")
                            .arg(LabList::nameOf(kept), bots.join(QStringLiteral(", ")),
                                 locale().toString(static_cast<qulonglong>(experiment.games)));
    return who + QLatin1Char(' ') + varied;
}

QString LabPage::progressWords() const
{
    const std::optional<int> left = m_shelf->secondsLeft(m_list->current());
    if (m_shelf->stateOf(m_list->current()) == LabShelf::State::Waiting)
        return left ? tr("Waits for another experiment, then %1", "a time").arg(LabList::aboutWords(*left))
                    : tr("Waits for another experiment");
    return left ? tr("%p %, %1 yet", "a time").arg(LabList::aboutWords(*left)) : tr("%p %");
}

void LabPage::refreshAnswer()
{
    refreshButtons();
    const KeptExperiment* kept = current();
    m_summary->setVisible(kept != nullptr);
    m_view->setVisible(kept != nullptr);
    m_welcomeView->setVisible(kept == nullptr);
    if (kept == nullptr) {
        m_answer->setText(tr("Ask a question: which rule would you change?"));
        m_view->clear();
        return;
    }
    m_summary->setText(summaryOf(*kept));
    m_progress->setValue(static_cast<int>(m_progress->maximum() * static_cast<double>(kept->gamesDone()) /
                                          static_cast<double>(std::max<std::uint64_t>(1, kept->experiment.games))));
    m_progress->setFormat(progressWords());
    if (!kept->result || kept->gamesDone() == 0) {
        m_answer->setText(isRunning() ? tr("The first games are being played.")
                                      : tr("No game of this experiment has been played."));
        m_view->clear();
        return;
    }
    const engine::LabWords words = wordsOf(*kept);
    const LabStage stage = isRunning() ? LabStage::Playing : kept->isFinished() ? LabStage::Done : LabStage::Paused;
    m_answer->setText(answerAt(stage, *kept->result, kept->experiment, words, rulesVaried(*kept)));
    // What is seen meanwhile is told once, not every second.
    if (m_spoken != m_answer->text() && (stage != LabStage::Playing || m_spoken.isEmpty()))
        m_window.speak(m_spoken = m_answer->text());
    m_view->setResult(kept->result, kept->experiment, words, rulesVaried(*kept), stage);
    readDrawing(kept->map());
    refreshGames(*kept, words);
}

/// The rules that the options of each change touch.
RulesOfChanges LabPage::rulesVaried(const KeptExperiment& kept) const
{
    RulesOfChanges ids;
    const std::optional<Catalogue::Game> game = gameOf(kept);
    const engine::RulesPackage* rules = game ? m_application.catalogue().rules(game->ruleset) : nullptr;
    if (rules == nullptr) return ids;
    const auto add = [&](const std::string& contrast, const std::string& id) {
        for (const engine::OptionSpec& option : rules->data.options)
            if (option.id == id) ids[contrast].insert(ids[contrast].end(), option.rules.begin(), option.rules.end());
    };
    if (kept.experiment.design == engine::ExperimentDesign::Compare)
        for (const engine::ExperimentArm& arm : kept.experiment.arms)
            for (const engine::OptionSetting& setting : arm.options) add(arm.name, setting.id);
    if (kept.experiment.design == engine::ExperimentDesign::OneAtATime && kept.result)
        for (const engine::Contrast& contrast : kept.result->contrasts)
            if (const auto setting = engine::parseOption(contrast.name)) add(contrast.name, setting->id);
    return ids;
}

void LabPage::refreshGames(const KeptExperiment& kept, const engine::LabWords& words)
{
    const std::shared_ptr<const engine::ExperimentPlan> plan = m_shelf->planFor(kept.id);
    std::vector<LabGames::Arm> arms;
    for (const engine::ArmView& arm : engine::armsOf(*kept.result)) {
        LabGames::Arm& told = arms.emplace_back();
        told.name = QString::fromStdString(words.armName(*arm.name));
        for (const std::string& seat : *arm.seats)
            told.seats << m_application.catalogue().seatName({kept.map(), kept.ruleset()}, seat);
        told.cut = arm.tally->cut;
        if (const engine::Histogram& turns = arm.tally->turns; !turns.empty())
            told.lengths = {turns.begin()->first, engine::quantile(turns, 0.5), turns.rbegin()->first};
    }
    m_view->games().setPlan(plan, std::move(arms), plan ? kept.gamesDone() : 0);
}

} // namespace marches::app
