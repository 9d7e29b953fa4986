// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labpage.h"

#include "app/desktop/base/actions.h"
#include "app/desktop/base/application.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/lab/labanswer.h"
#include "app/desktop/lab/labbots.h"
#include "app/desktop/lab/labfacts.h"
#include "app/desktop/lab/labform.h"
#include "app/desktop/lab/labgames.h"
#include "app/desktop/lab/lablist.h"
#include "app/desktop/lab/labsubject.h"
#include "app/desktop/lab/labwelcome.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/flowlayout.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/widgets/scrollabledock.h"
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
#include <QVBoxLayout>

#include <algorithm>

namespace marches::app {

namespace {

constexpr int kPageMargin = 16;
constexpr int kQuestionWidth = 300;
constexpr int kProgressSteps = 1000;
constexpr int kLongestName = 120; ///< letters that the program gives to an experiment by itself
constexpr std::size_t kSuggestions = 3;

} // namespace

LabPage::LabPage(Application& application, Actions& actions, MainWindowInterface& window, QWidget* parent)
    : Translated(parent), m_application(application), m_window(window),
      m_shelf(new LabShelf(application.preferences().dataFolder() + QStringLiteral("/experiments"),
                           application.library(), this)),
      m_list(new LabList(*m_shelf)),
      m_form(new LabForm(
          application.catalogue(),
          [&application] {
              return application.preferences().memory().value(QStringLiteral("last-game")).toString().toStdString();
          })),
      m_runAction(
          actions.add(this, QStringLiteral("lab.run"), Scope::Lab, {QKeySequence(Qt::Key_F9)}, QStringLiteral("lab"))),
      m_run(new QPushButton), m_cancel(new QPushButton), m_pairs(new QPushButton), m_save(new QPushButton),
      m_command(new QPushButton), m_head(new QLabel), m_summary(new QLabel), m_answer(new QLabel), m_hint(new QLabel),
      m_notice(new MessageBar), m_interrupted(new MessageBar), m_progress(new QProgressBar), m_welcome(new LabWelcome),
      m_welcomeView(new QScrollArea), m_view(new LabAnswer)
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
    connect(m_command, &QPushButton::clicked, this, &LabPage::copyCommand);
    connect(m_form, &LabForm::changed, this, &LabPage::onForm);
    connect(m_welcome, &LabWelcome::asked, this, [this](int question) {
        m_form->ask(static_cast<LabQuestion>(question));
        m_form->gameBox()->setFocus();
    });
    connect(m_welcome, &LabWelcome::suggested, this, &LabPage::askSuggested);
    connect(m_shelf, &LabShelf::interruptedChanged, this, &LabPage::refreshInterrupted);
    connect(m_list, &LabList::currentChanged, this, &LabPage::onCurrent);
    connect(m_list, &LabList::newRequested, this, &LabPage::askNew);
    connect(m_list, &LabList::copyRequested, this, &LabPage::copy);
    connect(m_view, &LabAnswer::boardWanted, this, &LabPage::watchBoard);
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
        refreshSuggestions();
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
    auto* scroll = new ScrollableDock(content); // as wide as the words of the form need
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
    kept->setMinimumWidth(kQuestionWidth); // the form below may ask for more
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
    m_interrupted->clear();
    column->addWidget(m_interrupted);
    column->addWidget(m_notice);
    auto* card = new Card;
    auto* said = new QVBoxLayout(card);
    said->setContentsMargins(12, 10, 12, 10);
    said->setSpacing(4);
    said->addWidget(m_answer);
    said->addWidget(m_summary);
    said->addWidget(m_progress);
    column->addWidget(card);
    // Cards in one column may be higher than the window.
    m_welcomeView->setWidgetResizable(true);
    m_welcomeView->setFrameShape(QFrame::NoFrame);
    m_welcomeView->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_welcomeView->setWidget(m_welcome);
    column->addWidget(m_welcomeView, 1);
    column->addWidget(m_view, 1);
    column->addStretch(0);
    column->addWidget(m_hint);
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {m_pairs, m_save, m_command}) buttons->addWidget(button);
    column->addLayout(buttons);
    addWidget(content);
}

QString LabPage::title() const { return tr("Lab"); }
QString LabPage::answer() const { return m_answer->text(); }
LabTable& LabPage::table() const { return m_view->table(); }
QList<QWidget*> LabPage::areas() { return {m_list, m_form, m_view}; }

void LabPage::enter()
{
    m_shelf->open();
    m_form->setFocus();
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
    const QString question = LabQuestions::names().value(static_cast<int>(m_form->question()));
    const QString game = m_form->gameBox()->currentText();
    const QString varied = m_form->variedWords();
    const QString title = varied.isEmpty() ? tr("%1 %2", "question, game").arg(question, game)
                                           : tr("%1 %2, %3", "question, option, game").arg(question, varied, game);
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
    if (!m_open) refreshSuggestions(); // those are of the game that is asked about
    refreshButtons();
}

void LabPage::onCurrent()
{
    const KeptExperiment* kept = current();
    if (kept != nullptr) {
        const QScopedValueRollback<bool> filling(m_filling, true);
        const bool known = m_form->setExperiment(kept->experiment);
        m_form->setEnabled(known);
        m_hint->setText(known ? QString()
                              : tr("The game of this experiment is not installed, so its results can only be viewed."));
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
    m_form->setFocus();
}

void LabPage::setOpenGame(const GameSession* session)
{
    m_open.reset();
    m_openName.clear();
    if (session != nullptr) m_open = labGameOf(m_application.catalogue(), *session);
    refreshSuggestions();
}

/// Of the game that is open, or of the one that the form asks about.
void LabPage::refreshSuggestions()
{
    LabOpenGame game;
    if (m_open)
        game = *m_open;
    else if (const std::optional<Catalogue::Game> asked = m_form->game())
        game = {asked->map + ":" + asked->ruleset, {}, 0, {"medium"}};
    m_suggestions = labSuggestions(m_application.catalogue(), game, kSuggestions);
    std::vector<LabWelcome::Suggestion> shown;
    for (const LabSuggestion& one : m_suggestions) shown.push_back({one.title, one.sentence});
    const std::optional<LabSubject> subject = LabSubject::of(m_application.catalogue(), game.variant);
    const QString name = subject ? subject->name() : QString();
    m_welcome->setSuggestions(
        m_open ? tr("In the game that is open, %1:").arg(name) : tr("For example in %1:").arg(name), shown);
}

void LabPage::askSuggested(int suggestion)
{
    if (suggestion < 0 || suggestion >= static_cast<int>(m_suggestions.size())) return;
    const engine::Experiment asked = m_suggestions[static_cast<std::size_t>(suggestion)].experiment;
    m_list->setCurrent({});
    {
        const QScopedValueRollback<bool> filling(m_filling, true);
        m_form->setExperiment(asked);
    }
    refreshButtons();
    m_run->setFocus();
}

void LabPage::refreshInterrupted()
{
    const std::size_t waiting = m_shelf->interrupted().size();
    m_interrupted->clear();
    if (waiting == 0) return;
    m_interrupted->tell(waiting == 1 ? tr("1 experiment was not finished when the program ended.")
                                     : tr("%1 experiments were not finished when the program ended.").arg(waiting));
    connect(m_interrupted->addButton(tr("Resume them")), &QPushButton::clicked, m_shelf, &LabShelf::resume);
    connect(m_interrupted->addButton(tr("Not now")), &QPushButton::clicked, m_shelf, &LabShelf::leave);
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
    QPushButton* back = m_notice->addButton(tr("Undo"));
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
        offerBack(tr("“%1” was cancelled, and its games were discarded.").arg(LabList::nameOf(kept)), kept);
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

/// The experiment that is looked at once more, with the places measured besides what it measured.
void LabPage::watchBoard()
{
    const KeptExperiment* kept = current();
    if (kept == nullptr) return;
    engine::Experiment again = kept->experiment;
    const bool usual = again.measures.empty();
    for (const engine::Measure& measure : engine::measures())
        if (measure.scope == engine::MeasureScope::Place
                ? std::ranges::find(again.measures, measure.id) == again.measures.end()
                : usual && !measure.costly)
            again.measures.emplace_back(measure.id);
    again.title = tr("%1, the board watched", "name of an experiment")
                      .arg(LabList::nameOf(*kept))
                      .left(kLongestName)
                      .toStdString();
    const QString id = m_shelf->add(again);
    m_list->setCurrent(id);
    m_shelf->start(id);
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
    m_run->setText(running ? tr("Pause") : played && startable ? tr("Resume") : tr("Start"));
    m_run->setEnabled(running || startable);
    m_runAction->setEnabled(running || startable);
    m_cancel->setEnabled(running || (played && startable));
    m_save->setEnabled(played);
    m_command->setEnabled(current() != nullptr);
    m_command->setToolTip(current() != nullptr ? commandOf(current()->id) : QString());
    m_pairs->setVisible(kept != nullptr && kept->experiment.design == engine::ExperimentDesign::OneAtATime);
    m_pairs->setEnabled(played && !running && !m_pairsWork.isRunning());
    m_progress->setVisible(running);
}

void LabPage::retranslate()
{
    m_head->setText(tr("Experiments"));
    m_runAction->setText(tr("&Run"));
    m_welcome->setQuestions(LabQuestions::names());
    refreshSuggestions();
    refreshInterrupted();
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop, and discard the games played so far"));
    m_pairs->setText(tr("Pairs of the ten strongest"));
    m_pairs->setToolTip(tr("Vary the ten options that moved most all together, and see which of them work together"));
    m_save->setText(tr("Save…"));
    m_command->setText(tr("Copy command"));
    m_progress->setAccessibleName(tr("Games played"));
    refreshAnswer();
}

} // namespace marches::app
