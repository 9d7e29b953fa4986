// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labgames.h"

#include "app/desktop/widgets/messagebar.h"
#include "editor/widgets/numberfield.h"
#include "engine/lab/samplegame.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::app {

namespace {

enum GameColumn { Number, Winner, Turns, Moves, Scores, Watch, kGameColumns };

constexpr double kCutToTell = 0.01;       ///< share of games that never ended from which on that is told
constexpr int kWatchMargin = 3;           ///< pixels around a button of the list
constexpr std::uint64_t kSearchStep = 16; ///< games that are played before they are looked through

/// The first of an arm's games that ended after so many turns, or that never did; nothing where it was stopped.
std::optional<std::uint64_t> firstGame(const engine::ExperimentPlan& plan, std::size_t arm, std::uint64_t games,
                                       bool ended, int turns, const editor::Progress& told)
{
    for (std::uint64_t first = 0; first < games; first += kSearchStep) {
        bool goOn = true;
        const std::vector<engine::GameSummary> some = engine::sampleSummaries(
            plan, arm, {first, std::min(games, first + kSearchStep)}, [&](std::uint64_t done, std::uint64_t /*all*/) {
                return goOn = told(static_cast<double>(first + done) / static_cast<double>(games));
            });
        const auto found = std::ranges::find_if(some, [&](const engine::GameSummary& game) {
            return game.ended == ended && (!ended || game.turns == turns);
        });
        if (found != some.end()) return first + static_cast<std::uint64_t>(found - some.begin());
        if (!goOn) break;
    }
    return {};
}

} // namespace

LabGames::LabGames(QWidget* parent)
    : Translated(parent), m_arm(new QComboBox), m_first(new editor::NumberField), m_armLabel(new QLabel),
      m_firstLabel(new QLabel), m_note(new QLabel), m_watchOne(new QPushButton), m_shortest(new QPushButton),
      m_longest(new QPushButton), m_stop(new QPushButton), m_lengths(new QLabel), m_cut(new MessageBar),
      m_table(new QTreeWidget)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    auto* row = new QHBoxLayout;
    m_armLabel->setBuddy(m_arm);
    m_firstLabel->setBuddy(m_first);
    m_arm->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_arm->setMinimumContentsLength(12);
    row->addWidget(m_armLabel);
    row->addWidget(m_arm, 1);
    row->addWidget(m_firstLabel);
    row->addWidget(m_first);
    column->addLayout(row);
    auto* some = new QHBoxLayout;
    for (QPushButton* button : {m_watchOne, m_shortest, m_longest}) some->addWidget(button);
    m_lengths->setWordWrap(true);
    some->addWidget(m_lengths, 1);
    column->addLayout(some);
    auto* told = new QHBoxLayout;
    m_note->setWordWrap(true);
    told->addWidget(m_note, 1);
    told->addWidget(m_stop);
    column->addLayout(told);
    m_table->setRootIsDecorated(false);
    m_table->setColumnCount(kGameColumns);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    column->addWidget(m_table, 1);
    m_first->setRange(1, 1);
    m_first->setSingleStep(kOnPage);
    m_first->setKeyboardTracking(false);
    connect(m_arm, &QComboBox::activated, this, &LabGames::read);
    connect(m_first, &QSpinBox::valueChanged, this, &LabGames::read);
    connect(m_watchOne, &QPushButton::clicked, this,
            [this] { look(m_arm->currentIndex(), true, arm()->lengths->median); });
    connect(m_shortest, &QPushButton::clicked, this,
            [this] { look(m_arm->currentIndex(), true, arm()->lengths->shortest); });
    connect(m_longest, &QPushButton::clicked, this,
            [this] { look(m_arm->currentIndex(), true, arm()->lengths->longest); });
    connect(m_stop, &QPushButton::clicked, &m_search, &editor::LongWork::cancel);
    connect(&m_search, &editor::LongWork::runningChanged, this, &LabGames::refreshSearch);
    connect(&m_search, &editor::LongWork::progressed, this, &LabGames::refreshSearch);
    retranslate();
}

void LabGames::setPlan(std::shared_ptr<const engine::ExperimentPlan> plan, std::vector<Arm> arms, std::uint64_t games)
{
    const bool same = plan == m_plan;
    if (!same) m_search.cancel();
    m_plan = games > 0 ? std::move(plan) : nullptr;
    m_arms = std::move(arms);
    m_games = games;
    const int chosen = same ? std::max(0, m_arm->currentIndex()) : 0;
    const QSignalBlocker quietArm(m_arm);
    const QSignalBlocker quietFirst(m_first);
    m_arm->clear();
    for (const Arm& one : m_arms) m_arm->addItem(one.name);
    m_arm->setCurrentIndex(std::min(chosen, static_cast<int>(m_arms.size()) - 1));
    m_first->setRange(1, static_cast<int>(std::max<std::uint64_t>(1, games)));
    if (!same) m_first->setValue(1);
    refreshLengths();
    refreshCut();
    refreshSearch();
    // More games of the same experiment change nothing in those that stand here, unless there were too few.
    const auto first = static_cast<std::uint64_t>(m_first->value() - 1);
    if (same && m_end == std::min(games, first + kOnPage)) return;
    m_stale = true;
    if (isVisible()) read();
}

const LabGames::Arm* LabGames::arm() const
{
    const int chosen = m_arm->currentIndex();
    return chosen < 0 || chosen >= static_cast<int>(m_arms.size()) ? nullptr
                                                                   : &m_arms[static_cast<std::size_t>(chosen)];
}

void LabGames::chooseArm(int arm)
{
    if (arm < 0 || arm >= m_arm->count() || arm == m_arm->currentIndex()) return;
    m_arm->setCurrentIndex(arm);
    read();
}

QPushButton* LabGames::watchButtonOf(int row) const
{
    QWidget* cell = m_table->itemWidget(m_table->topLevelItem(row), Watch);
    return cell == nullptr ? nullptr : cell->findChild<QPushButton*>();
}

void LabGames::look(int arm, bool ended, int turns)
{
    if (!m_plan || arm < 0) return;
    m_search.start(
        [plan = m_plan, arm, ended, turns, games = m_games](const editor::Progress& told) {
            return firstGame(*plan, static_cast<std::size_t>(arm), games, ended, turns, told);
        },
        [this, arm](std::optional<std::uint64_t> game) {
            if (game) emit watchRequested(arm, static_cast<quint64>(*game));
        });
}

/// Of the chosen arm, or of the one that has most of them.
void LabGames::lookAtCut()
{
    int from = m_arm->currentIndex();
    if (arm() == nullptr || arm()->cut == 0)
        from = static_cast<int>(std::ranges::max_element(m_arms, {}, &Arm::cut) - m_arms.begin());
    look(from, false, 0);
}

void LabGames::refreshLengths()
{
    const Arm* chosen = arm();
    const bool any = m_plan && chosen != nullptr && chosen->lengths;
    m_lengths->setText(any ? tr("Turns of a game: %1 to %2, and %3 in the middle.")
                                 .arg(locale().toString(chosen->lengths->shortest),
                                      locale().toString(chosen->lengths->longest),
                                      locale().toString(chosen->lengths->median))
                           : QString());
    m_lengths->setVisible(any);
    for (QPushButton* button : {m_watchOne, m_shortest, m_longest}) button->setEnabled(any && !m_search.isRunning());
}

void LabGames::refreshCut()
{
    std::uint64_t cut = 0;
    if (m_plan)
        for (const Arm& one : m_arms) cut += one.cut;
    // Few of them are told where trust is spoken of, and change no answer.
    if (static_cast<double>(cut) <= kCutToTell * static_cast<double>(m_games * m_arms.size())) cut = 0;
    if (cut == m_cutShown && cut == 0) return;
    m_cutShown = cut;
    if (cut == 0) return m_cut->clear();
    const QString told = cut == 1 ? tr("1 game never ended")
                                  : tr("%1 games never ended").arg(locale().toString(static_cast<qulonglong>(cut)));
    if (m_cut->text() == told) return;
    m_cut->tell(told);
    connect(m_cut->addButton(tr("View one")), &QPushButton::clicked, this, &LabGames::lookAtCut);
}

void LabGames::refreshSearch()
{
    const bool looking = m_search.isRunning();
    m_stop->setVisible(looking);
    m_note->setText(looking ? tr("Looking for the game: %1 of 100 searched.")
                                  .arg(locale().toString(static_cast<int>(100.0 * m_search.done())))
                            : tr("Each game can be played once more, since its seed is known: Watch opens it in play "
                                 "mode, from its start, to be stepped through."));
    refreshLengths();
}

void LabGames::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale) read();
}

void LabGames::read()
{
    m_stale = false;
    m_work.cancel();
    refreshLengths();
    if (!m_plan) {
        m_table->clear();
        return;
    }
    const int arm = m_arm->currentIndex();
    if (arm < 0) return;
    const auto first = static_cast<std::uint64_t>(m_first->value() - 1);
    const std::uint64_t end = std::min<std::uint64_t>(static_cast<std::uint64_t>(m_first->maximum()), first + kOnPage);
    m_end = end;
    m_work.start(
        [plan = m_plan, arm, first, end](const editor::Progress& told) {
            return engine::sampleSummaries(*plan, static_cast<std::size_t>(arm), {first, end},
                                           [&told](std::uint64_t done, std::uint64_t all) {
                                               return told(static_cast<double>(done) / static_cast<double>(all));
                                           });
        },
        [this, arm, first](const std::vector<engine::GameSummary>& games) { fill(arm, first, games); });
}

void LabGames::fill(int arm, std::uint64_t first, const std::vector<engine::GameSummary>& games)
{
    m_table->clear();
    const QStringList seats =
        static_cast<std::size_t>(arm) < m_arms.size() ? m_arms[static_cast<std::size_t>(arm)].seats : QStringList();
    for (std::size_t i = 0; i < games.size(); ++i) {
        const engine::GameSummary& game = games[i];
        const std::uint64_t number = first + i;
        QStringList winners;
        QStringList scores;
        for (qsizetype seat = 0; seat < seats.size(); ++seat) {
            if ((game.winners >> static_cast<unsigned>(seat) & 1U) != 0) winners << seats[seat];
            if (static_cast<std::size_t>(seat) < game.scores.size())
                scores << locale().toString(game.scores[static_cast<std::size_t>(seat)]);
        }
        const QString won = !game.ended         ? tr("never ended")
                            : winners.isEmpty() ? tr("nobody")
                                                : winners.join(QStringLiteral(", "));
        auto* item = new QTreeWidgetItem(m_table, {locale().toString(qulonglong{number} + 1), won,
                                                   locale().toString(game.turns), locale().toString(game.moves),
                                                   scores.join(QStringLiteral(" : ")), QString()});
        auto* watch = new QPushButton(tr("Watch"));
        watch->setAccessibleName(tr("Watch game %1").arg(number + 1));
        connect(watch, &QPushButton::clicked, this,
                [this, arm, number] { emit watchRequested(arm, static_cast<quint64>(number)); });
        auto* cell = new QWidget; // so that buttons of neighbours do not touch
        auto* around = new QHBoxLayout(cell);
        around->setContentsMargins(kWatchMargin, kWatchMargin, kWatchMargin, kWatchMargin);
        around->addWidget(watch);
        m_table->setItemWidget(item, Watch, cell);
    }
}

void LabGames::retranslate()
{
    m_armLabel->setText(tr("Arm"));
    m_firstLabel->setText(tr("From game"));
    m_watchOne->setText(tr("Watch a game"));
    m_watchOne->setToolTip(tr("One of middle length"));
    m_shortest->setText(tr("The shortest"));
    m_shortest->setToolTip(tr("Watch the shortest game"));
    m_longest->setText(tr("The longest"));
    m_longest->setToolTip(tr("Watch the longest game"));
    m_stop->setText(tr("Stop searching"));
    m_cut->clear();
    refreshCut();
    refreshSearch();
    m_table->setHeaderLabels({tr("Game"), tr("Won by"), tr("Turns"), tr("Moves"), tr("Scores"), QString()});
    m_table->setAccessibleName(tr("Games of the experiment"));
    m_stale = true;
    if (isVisible()) read();
}

} // namespace marches::app
