// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/comparedialog.h"

#include <algorithm>

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>

#include "app/desktop/base/textrole.h"
#include "app/desktop/play/recordwords.h"
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"
#include "editor/painting/boardwording.h"

namespace marches::app {

namespace {

constexpr QSize kCompareUsual(1100, 720);
constexpr QSize kLeastBoard(260, 200);
constexpr int kRow = 26;

} // namespace

CompareDialog::CompareDialog(const PlayContext& context, const editor::BoardView& drawn, QWidget* parent)
    : QDialog(parent), m_context(context), m_list(new QTreeWidget(this)), m_count(new QLabel(this))
{
    setWindowTitle(tr("Branches side by side"));
    resize(parent != nullptr ? kCompareUsual.boundedTo(parent->window()->size() - QSize(30, 30)) : kCompareUsual);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(14, 12, 14, 12);
    for (int i = 0; i < 2; ++i) {
        Side& side = m_sides[static_cast<std::size_t>(i)];
        makeSide(side, drawn);
        side.course->setAccessibleName(i == 0 ? tr("First branch") : tr("Second branch"));
        grid->addWidget(side.course, 0, i);
        grid->addWidget(side.standing, 1, i);
        grid->addWidget(side.board, 2, i);
        grid->setColumnStretch(i, 1);
    }
    grid->setRowStretch(2, 3);
    setTextRole(m_count, TextRole::Strong);
    m_list->setRootIsDecorated(false);
    m_list->setHeaderLabels({tr("What differs"), tr("First", "of two courses"), tr("Second", "of two courses")});
    m_list->setAccessibleName(tr("What differs"));
    m_list->setWordWrap(true);
    m_list->header()->setSectionResizeMode(QHeaderView::Stretch);
    auto* close = new QPushButton(tr("Close"), this);
    auto* go = new QPushButton(tr("Go to the second one"), this);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_count, 1);
    foot->addWidget(go);
    foot->addWidget(close);
    grid->addWidget(m_list, 3, 0, 1, 2);
    grid->setRowStretch(3, 2);
    grid->addLayout(foot, 4, 0, 1, 2);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(go, &QPushButton::clicked, this, [this] {
        emit courseRequested(m_sides[1].course->currentData().toInt());
        accept();
    });
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item == nullptr) return;
        for (const Side& side : m_sides) side.board->setCurrentPlace(item->data(0, Qt::UserRole).toInt());
    });
    fillCourses();
}

void CompareDialog::makeSide(Side& side, const editor::BoardView& drawn)
{
    side.course = new QComboBox(this);
    side.course->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    side.standing = new QLabel(this);
    side.standing->setWordWrap(true);
    setTextRole(side.standing, TextRole::Secondary, true);
    side.board = new editor::BoardView(this);
    side.board->setMinimumSize(kLeastBoard);
    side.board->setMotion(editor::Motion::Off);
    side.board->setTheme(m_context.theme);
    side.board->setDrawing(drawn.scene().model().drawing);
    side.board->setRules(m_context.runner.game().sharedRules());
    side.board->setWording(editor::gameWording(m_context.wording));
    connect(side.course, &QComboBox::currentIndexChanged, this, [this, &side] {
        show(side);
        compare();
    });
}

void CompareDialog::fillCourses()
{
    const engine::Game& game = m_context.runner.game();
    const std::vector<int> ends = courseEnds(game.journal());
    const int here = game.journal().mainEnd(game.here());
    for (Side& side : m_sides) {
        const QSignalBlocker quiet(side.course);
        for (const int end : ends) side.course->addItem(courseName(m_context, end), end);
    }
    m_sides[0].course->setCurrentIndex(m_sides[0].course->findData(here));
    const auto other = std::ranges::find_if(ends, [here](int end) { return end != here; });
    m_sides[1].course->setCurrentIndex(m_sides[1].course->findData(other == ends.end() ? here : *other));
    for (Side& side : m_sides) show(side);
    compare();
}

void CompareDialog::show(Side& side)
{
    engine::Game game = m_context.runner.game();
    game.goTo(side.course->currentData().toInt());
    engine::State seen;
    game.rules().view(game.state(), m_context.runner.viewer(), seen);
    side.facts.clear();
    game.rules().describe(seen, side.facts);
    side.board->setPosition(side.facts);
    const int steps = static_cast<int>(game.journal().line(game.here()).size()) - 1;
    QString standing = tr("After %n step(s)", nullptr, steps);
    if (game.over()) standing = tr("%1: the game is over", "after so many steps").arg(standing);
    side.standing->setText(standing);
}

void CompareDialog::compare()
{
    m_found = differences(m_context.runner.rules(), m_context.wording, m_sides[0].facts, m_sides[1].facts);
    editor::BoardMarks marks;
    m_list->clear();
    for (const Difference& one : m_found) {
        auto* item = new QTreeWidgetItem(m_list, {one.what, one.here, one.there});
        item->setData(0, Qt::UserRole, one.place);
        item->setSizeHint(0, QSize(0, kRow));
        if (one.place >= 0) marks.highlighted.set(one.place);
    }
    for (const Side& side : m_sides) side.board->setMarks(marks);
    m_count->setText(m_found.empty() ? tr("Nothing differs.")
                                     : tr("%n difference(s)", nullptr, static_cast<int>(m_found.size())));
}

} // namespace marches::app
