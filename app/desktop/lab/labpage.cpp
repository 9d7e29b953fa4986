// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labpage.h"

#include "app/desktop/base/actions.h"
#include "app/desktop/base/application.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/lab/labanswer.h"
#include "app/desktop/lab/labfacts.h"
#include "app/desktop/lab/labform.h"
#include "app/desktop/lab/labgames.h"
#include "app/desktop/lab/lablist.h"
#include "app/desktop/lab/labwelcome.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/messagebar.h"
#include "editor/formats/svgtree.h"
#include "engine/lab/comparison.h"
#include "engine/lab/experimentrun.h"
#include "engine/lab/samplegame.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::app {

namespace {

constexpr int kPageMargin = 16;
constexpr int kQuestionWidth = 300;
constexpr int kProgressSteps = 1000;
constexpr int kLongestName = 120; ///< letters that the program gives to an experiment by itself

} // namespace

LabPage::LabPage(Application& application, Actions& actions, MainWindowInterface& window, QWidget* parent)
    : Translated(parent), m_application(application), m_window(window),
      m_shelf(new LabShelf(application.preferences().dataFolder() + QStringLiteral("/experiments"),
                           application.library(), this)),
      m_list(new LabList(*m_shelf)), m_form(new LabForm(application.catalogue())),
      m_runAction(
          actions.add(this, QStringLiteral("lab.run"), Scope::Lab, {QKeySequence(Qt::Key_F9)}, QStringLiteral("lab"))),
      m_run(new QPushButton), m_cancel(new QPushButton), m_pairs(new QPushButton), m_save(new QPushButton),
      m_head(new QLabel), m_summary(new QLabel), m_answer(new QLabel), m_hint(new QLabel), m_notice(new MessageBar),
      m_progress(new QProgressBar), m_welcome(new LabWelcome), m_view(new LabAnswer)
{
    setObjectName(QStringLiteral("labPage"));
    setChildrenCollapsible(false);
    makeQuestion();
    makeAnswer();
    setStretchFactor(1, 1);
    connectParts();
    retranslate();
}

LabPage::~LabPage() = default;

void LabPage::connectParts()
{
    connect(m_runAction, &QAction::triggered, this, [this] { isRunning() ? stop() : run(); });
    connect(m_run, &QPushButton::clicked, this, [this] { isRunning() ? stop() : run(); });
    connect(m_cancel, &QPushButton::clicked, this, &LabPage::cancel);
    connect(m_pairs, &QPushButton::clicked, this, &LabPage::askPairs);
    connect(m_save, &QPushButton::clicked, this, &LabPage::saveWithDialog);
    connect(m_form, &LabForm::changed, this, &LabPage::onForm);
    connect(m_welcome, &LabWelcome::asked, this, [this](int question) {
        m_form->ask(question);
        m_form->gameBox()->setFocus();
    });
    connect(m_list, &LabList::currentChanged, this, &LabPage::onCurrent);
    connect(m_list, &LabList::newRequested, this, &LabPage::askNew);
    connect(m_list, &LabList::copyRequested, this, &LabPage::copy);
    connect(m_list, &LabList::deleteRequested, this, &LabPage::remove);
    connect(m_list, &LabList::openRequested, this, &LabPage::openWithDialog);
    connect(m_shelf, &LabShelf::changed, this, &LabPage::onChanged);
    connect(m_shelf, &LabShelf::failed, this, [this](const QString&, const engine::Errors& errors) { refuse(errors); });
    connect(&m_view->games(), &LabGames::watchRequested, this, &LabPage::watch);
    connect(m_view, &LabAnswer::changeChosen, this, &LabPage::openChange);
    connect(m_view, &LabAnswer::spoken, this, [this](const QString& told) { m_window.speak(told); });
    connect(&m_application.catalogue(), &Catalogue::changed, this, [this] {
        const QScopedValueRollback<bool> filling(m_filling, true);
        m_form->refresh();
    });
}

void LabPage::makeQuestion()
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(kPageMargin, 8, kPageMargin, 8);
    column->setSpacing(10);
    column->addWidget(m_form);
    column->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    auto* side = new QWidget;
    auto* sideColumn = new QVBoxLayout(side);
    sideColumn->setContentsMargins(0, kPageMargin, 0, kPageMargin);
    auto* kept = new QWidget;
    auto* keptColumn = new QVBoxLayout(kept);
    keptColumn->setContentsMargins(kPageMargin, 0, kPageMargin, 0);
    setTextRole(m_head, TextRole::Card);
    keptColumn->addWidget(m_head);
    keptColumn->addWidget(m_list);
    sideColumn->addWidget(kept);
    sideColumn->addWidget(scroll, 1);
    m_run->setProperty("primary", true);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(kPageMargin, 0, kPageMargin, 0);
    buttons->addWidget(m_run, 1);
    buttons->addWidget(m_cancel);
    sideColumn->addLayout(buttons);
    side->setMinimumWidth(kQuestionWidth);
    addWidget(side);
}

void LabPage::makeAnswer()
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(kPageMargin, kPageMargin, kPageMargin, kPageMargin);
    column->setSpacing(8);
    for (QLabel* label : {m_summary, m_answer, m_hint}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_hint->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTextRole(m_summary, TextRole::Secondary, true);
    setTextRole(m_answer, TextRole::Head);
    setTextRole(m_hint, TextRole::Secondary, true);
    m_progress->setRange(0, kProgressSteps);
    m_notice->clear();
    column->addWidget(m_notice);
    auto* card = new Card;
    auto* said = new QVBoxLayout(card);
    said->setContentsMargins(12, 10, 12, 10);
    said->setSpacing(4);
    said->addWidget(m_answer);
    said->addWidget(m_summary);
    said->addWidget(m_progress);
    column->addWidget(card);
    column->addWidget(m_welcome, 1);
    column->addWidget(m_view, 1);
    column->addStretch(0);
    column->addWidget(m_hint);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_pairs);
    buttons->addWidget(m_save);
    buttons->addStretch(1);
    column->addLayout(buttons);
    addWidget(content);
}

QString LabPage::title() const { return tr("Lab"); }
QString LabPage::answer() const { return m_answer->text(); }
QTreeWidget& LabPage::table() const { return m_view->table(); }
QList<QWidget*> LabPage::areas() { return {m_list, m_form, m_view}; }

void LabPage::enter()
{
    m_shelf->open();
    m_form->questionBox()->setFocus();
}

const KeptExperiment* LabPage::current() const { return m_shelf->find(m_list->current()); }

bool LabPage::isRunning() const
{
    const LabShelf::State state = m_shelf->stateOf(m_list->current());
    return state == LabShelf::State::Running || state == LabShelf::State::Waiting;
}

std::optional<engine::SimulationResult> LabPage::result() const
{
    const KeptExperiment* kept = current();
    if (kept == nullptr || !kept->result || kept->gamesDone() == 0) return {};
    return *kept->result;
}

QString LabPage::proposedTitle() const
{
    const QString question = m_form->questionBox()->currentText();
    const QString game = m_form->gameBox()->currentText();
    const QComboBox* option = m_form->optionBox();
    const QString title = option->isVisibleTo(m_form)
                              ? tr("%1 %2, %3", "question, option, game").arg(question, option->currentText(), game)
                              : tr("%1 %2", "question, game").arg(question, game);
    return title.left(kLongestName);
}

void LabPage::run()
{
    m_window.commitPending();
    QString id = m_list->current();
    if (m_shelf->find(id) == nullptr) {
        std::optional<engine::Experiment> asked = m_form->experiment();
        if (!asked) return;
        asked->title = proposedTitle().toStdString();
        id = m_shelf->add(*asked);
        m_list->setCurrent(id);
    }
    m_hint->clear();
    m_shelf->start(id);
    refreshButtons();
}

void LabPage::stop() { m_shelf->pause(m_list->current()); }

/// The question was changed by hand: that is another experiment than the one that is looked at.
void LabPage::onForm()
{
    if (m_filling) return;
    m_list->setCurrent({});
    refreshButtons();
}

void LabPage::onCurrent()
{
    const KeptExperiment* kept = current();
    if (kept != nullptr) {
        const QScopedValueRollback<bool> filling(m_filling, true);
        m_form->setEnabled(m_form->setExperiment(kept->experiment));
    } else {
        m_form->setEnabled(true);
    }
    m_spoken.clear();
    m_view->clear();
    refreshAnswer();
}

void LabPage::onChanged(const QString& id)
{
    if (id == m_list->current()) refreshAnswer();
}

void LabPage::askNew()
{
    m_list->setCurrent({});
    m_form->questionBox()->setFocus();
}

void LabPage::copy()
{
    const KeptExperiment* kept = current();
    if (kept == nullptr) return;
    engine::Experiment again = kept->experiment;
    again.title = tr("%1 (copy)", "name of an experiment").arg(LabList::nameOf(*kept)).left(kLongestName).toStdString();
    m_list->setCurrent(m_shelf->add(again));
}

void LabPage::offerBack(const QString& sentence, const KeptExperiment& kept)
{
    m_notice->clear();
    m_notice->tell(sentence);
    QPushButton* back = m_notice->addButton(tr("Take it back"));
    connect(back, &QPushButton::clicked, this, [this, kept] {
        m_shelf->takeBack(kept);
        m_list->setCurrent(kept.id);
        m_notice->clear();
    });
}

void LabPage::remove()
{
    if (current() == nullptr) return;
    const KeptExperiment kept = *current();
    m_shelf->remove(kept.id);
    offerBack(tr("“%1” was removed.").arg(LabList::nameOf(kept)), kept);
}

void LabPage::cancel()
{
    if (current() == nullptr) return;
    const KeptExperiment kept = *current();
    m_shelf->cancel(kept.id);
    if (kept.gamesDone() > 0)
        offerBack(tr("“%1” was cancelled, and its games are gone.").arg(LabList::nameOf(kept)), kept);
}

void LabPage::askPairs()
{
    const KeptExperiment* kept = current();
    if (kept == nullptr || !kept->result) return;
    const QString title = tr("Pairs: %1", "name of an experiment").arg(LabList::nameOf(*kept)).left(kLongestName);
    m_hint->setText(tr("Looking for the ten strongest that can be played together."));
    m_pairs->setEnabled(false);
    m_pairsWork.start(
        [result = kept->result, experiment = kept->experiment,
         library = m_application.library()](const editor::Progress&) {
            return engine::pairsExperiment(*result, experiment, [&library](const engine::Experiment& two) {
                return engine::planExperiment(two, {}, library).has_value();
            });
        },
        [this, title](std::optional<engine::Experiment> pairs) {
            m_hint->clear();
            if (!pairs) return refuse({engine::Error{"experiment-no-pairs", {}, {}, 0, 0, {}}});
            pairs->title = title.toStdString();
            const QString id = m_shelf->add(*pairs);
            m_list->setCurrent(id);
            m_shelf->start(id);
        });
}

void LabPage::openChange(const QString& contrast)
{
    const KeptExperiment* kept = current();
    if (kept == nullptr || !kept->result) return;
    std::optional<engine::ComparisonOfOne> one =
        engine::comparisonOf(*kept->result, kept->experiment, contrast.toStdString());
    if (!one) return;
    // Asked for twice, it is there already, perhaps with more games.
    for (const KeptExperiment& other : m_shelf->experiments()) {
        engine::Experiment asked = other.experiment;
        asked.title = one->experiment.title;
        if (asked == one->experiment && other.gamesDone() >= one->result.gamesDone())
            return m_list->setCurrent(other.id);
    }
    const QString title = QString::fromStdString(wordsOf(*kept).armName(contrast.toStdString()));
    one->experiment.title = title.left(kLongestName).toStdString();
    one->result.experiment = engine::writeExperiment(one->experiment);
    m_list->setCurrent(
        m_shelf->add(one->experiment, std::make_shared<const engine::SimulationResult>(std::move(one->result))));
}

/// The game is played once more in another thread, then it comes to the board.
void LabPage::watch(int arm, quint64 game)
{
    const KeptExperiment* kept = current();
    const std::shared_ptr<const engine::ExperimentPlan> plan = m_shelf->planOf(m_list->current());
    if (kept == nullptr || !plan) return;
    m_hint->setText(tr("Game %1 is being played once more.").arg(game + 1));
    struct Watched {
        engine::GameSetup setup;
        std::shared_ptr<engine::Game> game;
        std::vector<SeatControl> seats;
    };
    m_watchWork.start(
        [plan, arm, game, library = m_application.library()](const editor::Progress&) -> engine::Result<Watched> {
            engine::Result<engine::SampleGame> sample =
                engine::sampleGame(*plan, static_cast<std::size_t>(arm), game, {}, library);
            if (!sample) return engine::fail(sample.error());
            Watched watched{std::move(sample->setup), std::move(sample->game), {}};
            for (const std::string& level : sample->bots) watched.seats.push_back({{}, level});
            return watched;
        },
        [this](engine::Result<Watched> watched) {
            m_hint->clear();
            if (!watched) return refuse(watched.error());
            m_watched = std::make_unique<GameSession>(std::move(watched->setup), std::move(*watched->game),
                                                      std::move(watched->seats));
            m_watched->readTexts(m_application.library().textRoots());
            emit watchReady();
        });
}

void LabPage::readDrawing(const std::string& map)
{
    if (map == m_drawingOf) {
        m_view->setDrawing(m_drawing);
        return;
    }
    m_drawingOf = map;
    m_drawing.reset();
    const engine::MapData* data = m_application.catalogue().map(map);
    if (data == nullptr) return;
    using Drawing = std::shared_ptr<const editor::BoardDrawing>;
    m_drawingWork.start(
        [data = *data](const editor::Progress&) -> Drawing {
            const std::string file = data.folder() + "/board.svg";
            const auto svg = editor::readSvgFile(file);
            if (!svg) return nullptr;
            auto drawing = editor::makeBoardDrawing(data, *svg, file);
            return drawing ? *std::move(drawing) : nullptr;
        },
        [this](Drawing drawing) {
            m_drawing = std::move(drawing);
            m_view->setDrawing(m_drawing);
        });
}

void LabPage::refuse(const engine::Errors& errors)
{
    m_hint->setText(m_application.catalogue().sentences(errors));
    m_window.speak(m_hint->text());
    refreshButtons();
}

void LabPage::refreshButtons()
{
    const KeptExperiment* kept = current();
    const bool running = isRunning();
    const bool played = kept != nullptr && kept->gamesDone() > 0;
    const bool startable = kept != nullptr ? !kept->isFinished() : m_form->experiment().has_value();
    m_run->setText(running ? tr("Pause") : played && startable ? tr("Go on") : tr("Start"));
    m_run->setEnabled(running || startable);
    m_runAction->setEnabled(running || startable);
    m_cancel->setEnabled(running || (played && startable));
    m_save->setEnabled(played);
    m_pairs->setVisible(kept != nullptr && kept->experiment.design == engine::ExperimentDesign::OneAtATime);
    m_pairs->setEnabled(played && !running && !m_pairsWork.isRunning());
    m_progress->setVisible(running);
}

engine::LabWords LabPage::wordsOf(const KeptExperiment& kept) const
{
    const Catalogue& catalogue = m_application.catalogue();
    return {catalogue.texts(kept.map(), kept.ruleset()), catalogue.languageCode()};
}

/// What is varied and who plays, in a line.
QString LabPage::summaryOf(const KeptExperiment& kept) const
{
    const engine::Experiment& experiment = kept.experiment;
    QStringList bots;
    for (const std::string& level : experiment.bots) bots << m_form->levelWord(level);
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
    const std::optional<int> left = m_shelf->secondsLeft();
    if (m_shelf->stateOf(m_list->current()) == LabShelf::State::Waiting) return tr("Waits for another experiment");
    if (!left) return tr("%p %");
    if (*left < 120) return tr("%p %, about %1 s yet").arg(*left);
    return tr("%p %, about %1 min yet").arg(locale().toString(*left / 60));
}

void LabPage::refreshAnswer()
{
    refreshButtons();
    const KeptExperiment* kept = current();
    m_summary->setVisible(kept != nullptr);
    m_view->setVisible(kept != nullptr);
    m_welcome->setVisible(kept == nullptr);
    if (kept == nullptr) {
        m_answer->setText(tr("Ask a question: which rule would you change?"));
        m_view->clear();
        return;
    }
    m_summary->setText(summaryOf(*kept));
    m_progress->setValue(static_cast<int>(kProgressSteps * static_cast<double>(kept->gamesDone()) /
                                          static_cast<double>(std::max<std::uint64_t>(1, kept->experiment.games))));
    m_progress->setFormat(progressWords());
    if (!kept->result || kept->gamesDone() == 0) {
        m_answer->setText(isRunning() ? tr("The first games are being played.")
                                      : tr("Nothing has been played of this experiment."));
        m_view->clear();
        return;
    }
    const engine::LabWords words = wordsOf(*kept);
    const LabStage stage = isRunning() ? LabStage::Playing : kept->isFinished() ? LabStage::Done : LabStage::Paused;
    m_answer->setText(answerAt(stage, *kept->result, kept->experiment, words));
    // What is seen meanwhile is told once, not every second.
    if (m_spoken != m_answer->text() && (stage != LabStage::Playing || m_spoken.isEmpty()))
        m_window.speak(m_spoken = m_answer->text());
    m_view->setResult(kept->result, kept->experiment, words, rulesVaried(*kept), stage == LabStage::Playing);
    readDrawing(kept->map());
    refreshGames(*kept, words);
}

/// Ids of the rules that the options of a comparison touch.
std::vector<std::string> LabPage::rulesVaried(const KeptExperiment& kept) const
{
    std::vector<std::string> ids;
    const engine::RulesPackage* rules = m_application.catalogue().rules(kept.ruleset());
    if (rules == nullptr || kept.experiment.design != engine::ExperimentDesign::Compare) return ids;
    for (const engine::ExperimentArm& arm : kept.experiment.arms)
        for (const engine::OptionSetting& setting : arm.options)
            for (const engine::OptionSpec& option : rules->data.options)
                if (option.id == setting.id) ids.insert(ids.end(), option.rules.begin(), option.rules.end());
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

void LabPage::retranslate()
{
    m_head->setText(tr("Experiments"));
    m_runAction->setText(tr("&Run"));
    m_welcome->setQuestions(LabForm::questions());
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop, and forget the games that were played"));
    m_pairs->setText(tr("Pairs of the ten strongest"));
    m_pairs->setToolTip(tr("Vary the ten options that moved most all together, and see which of them work together"));
    m_save->setText(tr("Save…"));
    m_progress->setAccessibleName(tr("Games played"));
    refreshAnswer();
}

} // namespace marches::app
