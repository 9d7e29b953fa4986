// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labgames.h"

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

} // namespace

LabGames::LabGames(QWidget* parent)
    : Translated(parent), m_arm(new QComboBox), m_first(new QSpinBox), m_armLabel(new QLabel), m_firstLabel(new QLabel),
      m_note(new QLabel), m_table(new QTreeWidget)
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
    m_note->setWordWrap(true);
    column->addWidget(m_note);
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
    retranslate();
}

void LabGames::setPlan(std::shared_ptr<const engine::ExperimentPlan> plan, const QStringList& arms,
                       const std::vector<QStringList>& seats, std::uint64_t games)
{
    const bool same = plan == m_plan;
    m_plan = games > 0 ? std::move(plan) : nullptr;
    m_seats = seats;
    const int chosen = same ? std::max(0, m_arm->currentIndex()) : 0;
    const QSignalBlocker quietArm(m_arm);
    const QSignalBlocker quietFirst(m_first);
    m_arm->clear();
    m_arm->addItems(arms);
    m_arm->setCurrentIndex(std::min(chosen, static_cast<int>(arms.size()) - 1));
    m_first->setRange(1, static_cast<int>(std::max<std::uint64_t>(1, games)));
    if (!same) m_first->setValue(1);
    // More games of the same experiment change nothing in those that stand here, unless there were too few.
    const auto first = static_cast<std::uint64_t>(m_first->value() - 1);
    if (same && m_end == std::min(games, first + kOnPage)) return;
    m_stale = true;
    if (isVisible()) read();
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
        static_cast<std::size_t>(arm) < m_seats.size() ? m_seats[static_cast<std::size_t>(arm)] : QStringList();
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
        auto* item = new QTreeWidgetItem(m_table, {locale().toString(static_cast<qulonglong>(number + 1)), won,
                                                   locale().toString(game.turns), locale().toString(game.moves),
                                                   scores.join(QStringLiteral(" : ")), QString()});
        auto* watch = new QPushButton(tr("Watch"));
        watch->setAccessibleName(tr("Watch game %1").arg(number + 1));
        connect(watch, &QPushButton::clicked, this,
                [this, arm, number] { emit watchRequested(arm, static_cast<quint64>(number)); });
        m_table->setItemWidget(item, Watch, watch);
    }
}

void LabGames::retranslate()
{
    m_armLabel->setText(tr("Arm"));
    m_firstLabel->setText(tr("From game"));
    m_note->setText(tr("Each game can be played once more, since its seed is known: Watch opens it in play mode, from "
                       "its start, to be stepped through."));
    m_table->setHeaderLabels({tr("Game"), tr("Won by"), tr("Turns"), tr("Moves"), tr("Scores"), QString()});
    m_table->setAccessibleName(tr("Games of the experiment"));
    m_stale = true;
    if (isVisible()) read();
}

} // namespace marches::app
