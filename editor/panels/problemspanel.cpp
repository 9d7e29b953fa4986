// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/problemspanel.h"

#include "editor/document/mapanalysis.h"
#include "editor/formats/plainletters.h"
#include "editor/widgets/letterlimit.h"
#include "editor/widgets/wrappedlines.h"
#include "engine/base/textlimits.h"
#include "engine/text/texts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::editor {

using engine::Problem;
using engine::Severity;

namespace {

enum Which { Open, Errors, Accepted };
constexpr int kMostRows = 500;
constexpr int kMostButtons = 60; ///< rows that have their buttons at once; others get them when they are current
constexpr int kMostFixes = 3;
constexpr int kLeastListHeight = 24;         ///< of the list: a row
constexpr int kAcceptDigit = kMostFixes + 1; ///< with Alt, as 1 to 3 are the fixes

QString iconOf(const Problem& problem)
{
    if (problem.approved) return QStringLiteral("check");
    switch (problem.severity) {
    case Severity::Error: return QStringLiteral("error");
    case Severity::Warning: return QStringLiteral("warning");
    case Severity::Hint: break;
    }
    return QStringLiteral("info");
}

bool same(const Problem& a, const Problem& b) { return a.id == b.id && a.at == b.at && a.args == b.args; }

} // namespace

ProblemsPanel::ProblemsPanel(QWidget* parent)
    : MapPanel(parent), m_which(new QComboBox(this)), m_filter(new QLineEdit(this)), m_count(new QLabel(this)),
      m_list(new QTreeWidget(this)), m_reasonRow(new QWidget(this)), m_reasonLabel(new QLabel(m_reasonRow)),
      m_reason(new QLineEdit(m_reasonRow)), m_accept(new QPushButton(m_reasonRow)),
      m_cancel(new QPushButton(m_reasonRow))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 2, 8, 0);
    head->addWidget(m_count, 1);
    head->addWidget(m_which);
    head->addWidget(m_filter);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    auto* row = new QHBoxLayout(m_reasonRow);
    row->setContentsMargins(8, 2, 8, 4);
    row->addWidget(m_reasonLabel);
    row->addWidget(m_reason, 1);
    row->addWidget(m_accept);
    row->addWidget(m_cancel);
    m_reasonLabel->setBuddy(m_reason);
    column->addWidget(m_reasonRow);
    m_reasonRow->hide();

    m_filter->setClearButtonEnabled(true);
    m_filter->setMaximumWidth(200);
    m_filter->setObjectName(QStringLiteral("filter"));
    m_reason->setObjectName(QStringLiteral("reason"));
    LetterLimit::set(*m_reason, engine::kLongestReason);
    m_accept->setObjectName(QStringLiteral("accept"));
    m_list->setColumnCount(Columns);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setFrameShape(QFrame::NoFrame);
    WrappedLines::installIn(*m_list);
    m_list->setMinimumHeight(kLeastListHeight);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(Number, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Sentence, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(Fixes, QHeaderView::ResizeToContents);
    m_list->installEventFilter(this);
    m_reason->installEventFilter(this);
    connect(m_list, &QTreeWidget::itemClicked, this, &ProblemsPanel::jump);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ProblemsPanel::onCurrent);
    connect(m_which, &QComboBox::activated, this, &ProblemsPanel::refreshNow);
    connect(m_filter, &QLineEdit::textChanged, this, &ProblemsPanel::refreshNow);
    connect(m_accept, &QPushButton::clicked, this, &ProblemsPanel::accept);
    connect(m_reason, &QLineEdit::returnPressed, this, &ProblemsPanel::accept);
    connect(m_cancel, &QPushButton::clicked, m_reasonRow, &QWidget::hide);
    ProblemsPanel::retranslate();
}

void ProblemsPanel::onCurrent(QTreeWidgetItem* item, QTreeWidgetItem* before)
{
    if (item != nullptr && m_list->itemWidget(item, Fixes) == nullptr && current() >= 0)
        m_list->setItemWidget(item, Fixes, buttonsFor(current()));
    letTabReach(before, false);
    letTabReach(item, true);
    emit currentChanged();
}

void ProblemsPanel::letTabReach(QTreeWidgetItem* item, bool on)
{
    const QWidget* box = item != nullptr ? m_list->itemWidget(item, Fixes) : nullptr;
    if (box == nullptr) return;
    QWidget* last = m_list;
    for (QPushButton* button : box->findChildren<QPushButton*>()) {
        button->setFocusPolicy(on ? Qt::TabFocus : Qt::NoFocus);
        if (on) QWidget::setTabOrder(last, button);
        last = button;
    }
}

QString ProblemsPanel::heading() const { return tr("Problems"); }

void ProblemsPanel::setAnalysis(MapAnalysis* analysis)
{
    if (m_analysis != nullptr) m_analysis->disconnect(this);
    m_analysis = analysis;
    m_listed.clear();
    m_list->clear();
    m_reasonRow->hide();
    // Also while it is hidden: the canvas shows pins, and other parts the counts.
    if (analysis != nullptr) connect(analysis, &MapAnalysis::updated, this, &ProblemsPanel::refreshNow);
    refreshNow();
}

void ProblemsPanel::setTexts(const engine::Texts* texts, const std::string& language)
{
    m_texts = texts;
    m_language = language;
    refreshNow();
}

bool ProblemsPanel::isWanted(const Problem& problem, const QString& sentence) const
{
    switch (m_which->currentIndex()) {
    case Errors:
        if (problem.severity != Severity::Error || problem.approved) return false;
        break;
    case Accepted:
        if (!problem.approved) return false;
        break;
    default:
        if (problem.approved) return false;
    }
    const QString filter = plainLetters(m_filter->text().trimmed());
    return filter.isEmpty() || plainLetters(sentence).contains(filter);
}

void ProblemsPanel::refresh()
{
    if (m_analysis == nullptr || m_texts == nullptr) return;
    const int before = current();
    const std::optional<Problem> kept =
        before >= 0 ? std::optional(m_listed[static_cast<std::size_t>(before)]) : std::nullopt;
    m_listed.clear();
    m_list->clear();
    std::vector<Problem> all = m_analysis->problems();
    std::ranges::stable_sort(all, [](const Problem& a, const Problem& b) { return a.severity > b.severity; });
    for (const Problem& problem : all) {
        if (m_listed.size() >= kMostRows) break;
        const QString sentence = sentenceOf(*document(), problem, *m_texts, m_language);
        if (isWanted(problem, sentence)) addRow(problem, sentence);
    }
    for (int i = 0; i < std::min(kMostButtons, m_list->topLevelItemCount()); ++i)
        m_list->setItemWidget(m_list->topLevelItem(i), Fixes, buttonsFor(i));
    if (kept) {
        const auto again = std::ranges::find_if(m_listed, [&](const Problem& problem) { return same(problem, *kept); });
        const int next = again != m_listed.end() ? static_cast<int>(again - m_listed.begin())
                                                 : std::min(before, static_cast<int>(m_listed.size()) - 1);
        setCurrent(next);
    }
    if (m_listed.empty())
        m_count->setText(m_which->currentIndex() == Accepted ? tr("No problem has been accepted.")
                         : m_filter->text().isEmpty()        ? tr("Nothing is wrong with this map.")
                                                             : tr("No matching problems."));
    else
        m_count->setText(tr("%1, %2", "counts of errors, of warnings")
                             .arg(tr("%n error(s)", nullptr, errors()), tr("%n warning(s)", nullptr, warnings())));
    emit listChanged();
}

void ProblemsPanel::addRow(const Problem& problem, const QString& sentence)
{
    m_listed.push_back(problem);
    auto* item = new QTreeWidgetItem(m_list);
    item->setIcon(Number, panelIcon(iconOf(problem)));
    item->setText(Number, QLocale().toString(static_cast<int>(m_listed.size())));
    item->setText(Sentence, sentence);
    item->setToolTip(Sentence, sentence);
    const QString severity = problem.severity == Severity::Error     ? tr("Error")
                             : problem.severity == Severity::Warning ? tr("Warning")
                                                                     : tr("Hint");
    item->setData(Number, Qt::AccessibleTextRole,
                  tr("%1 %2", "kind of problem, its number").arg(severity, item->text(Number)));
    item->setData(Fixes, Qt::AccessibleTextRole, tr("What to do about it"));
}

std::vector<ProblemsPanel::Way> ProblemsPanel::waysOut(int index)
{
    const Problem problem = m_listed[static_cast<std::size_t>(index)];
    if (problem.approved) return {{tr("Show it again"), kAcceptDigit, [this, index] { withdraw(index); }}};
    std::vector<Way> ways;
    for (const ProblemFix& fix : fixesFor(*document(), problem)) {
        const int number = static_cast<int>(ways.size());
        if (number >= kMostFixes) break;
        ways.push_back({fix.title, number + 1, [this, index, number] {
                            setCurrent(index);
                            applyFix(number);
                        }});
    }
    if (problem.severity != Severity::Error)
        ways.push_back({tr("Accept as it is"), kAcceptDigit, [this, index] {
                            setCurrent(index);
                            askToAccept();
                        }});
    return ways;
}

/// The buttons in a row where the sentence keeps half of the list, else one that opens them as a menu.
QWidget* ProblemsPanel::buttonsFor(int index)
{
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(4, 1, 4, 1);
    row->setSpacing(4);
    row->addStretch(1);
    const QString sentence = m_list->topLevelItem(index)->text(Sentence);
    const auto button = [&](const QString& words) {
        auto* made = new QPushButton(words, box);
        made->setFocusPolicy(Qt::NoFocus); // Tab must not walk through hundreds of buttons, see letTabReach()
        made->setAccessibleName(tr("%1: %2", "what to do, about which problem").arg(words, sentence));
        row->addWidget(made);
        return made;
    };
    const std::vector<Way> ways = waysOut(index);
    QList<QPushButton*> buttons;
    for (const Way& way : ways) {
        buttons << button(way.words);
        buttons.back()->setToolTip(tr("Alt+%1").arg(way.digit));
        // Queued: the list may be made anew by what the button does, and the button with it.
        connect(buttons.back(), &QPushButton::clicked, this, way.act, Qt::QueuedConnection);
    }
    if (ways.size() > 1 && box->sizeHint().width() > m_list->viewport()->width() / 2) {
        qDeleteAll(buttons);
        QPushButton* all = button(tr("Fix…"));
        auto* menu = new QMenu(all);
        for (const Way& way : ways) {
            QAction* action = menu->addAction(QString(way.words).replace(QLatin1Char('&'), QStringLiteral("&&")) +
                                              QLatin1Char('\t') + tr("Alt+%1").arg(way.digit));
            connect(action, &QAction::triggered, this, way.act, Qt::QueuedConnection);
        }
        all->setMenu(menu);
    }
    box->setEnabled(canEdit());
    return box;
}

/// In another width other buttons have room.
void ProblemsPanel::fitButtons()
{
    if (m_fittedWidth == m_list->viewport()->width()) return;
    m_fittedWidth = m_list->viewport()->width();
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        if (m_list->itemWidget(item, Fixes) == nullptr) continue;
        m_list->setItemWidget(item, Fixes, buttonsFor(i));
        if (item == m_list->currentItem()) letTabReach(item, true);
    }
}

int ProblemsPanel::errors() const
{
    return static_cast<int>(std::ranges::count(m_listed, Severity::Error, &Problem::severity));
}

int ProblemsPanel::warnings() const
{
    return static_cast<int>(std::ranges::count(m_listed, Severity::Warning, &Problem::severity));
}

int ProblemsPanel::current() const
{
    const int row = m_list->currentItem() != nullptr ? m_list->indexOfTopLevelItem(m_list->currentItem()) : -1;
    return row < static_cast<int>(m_listed.size()) ? row : -1;
}

void ProblemsPanel::setCurrent(int index) { m_list->setCurrentItem(m_list->topLevelItem(index)); }

void ProblemsPanel::step(int by)
{
    if (m_listed.empty()) return;
    const int count = static_cast<int>(m_listed.size());
    const int now = current();
    setCurrent(now < 0 ? (by > 0 ? 0 : count - 1) : (now + by + count) % count);
    jump();
}

void ProblemsPanel::jump()
{
    if (current() < 0) return;
    const Problem problem = m_listed[static_cast<std::size_t>(current())];
    MapSelection::Items items;
    for (const std::string& id : problem.at) {
        if (const Row<PlaceRecord>* place = document()->model().place(id)) items.places.push_back(place->key);
        if (const Row<BarrierRecord>* barrier = document()->model().barriers().byId(id))
            items.barriers.push_back(barrier->key);
    }
    if (!items.empty()) selection()->set(std::move(items));
    emit jumpRequested(problem, pointOf(document()->model(), problem));
}

bool ProblemsPanel::applyFix(int number)
{
    if (current() < 0 || !canEdit()) return false;
    const Problem problem = m_listed[static_cast<std::size_t>(current())];
    const std::vector<ProblemFix> fixes = fixesFor(*document(), problem);
    if (problem.approved || number < 0 || number >= static_cast<int>(fixes.size())) return false;
    const ProblemFix& fix = fixes[static_cast<std::size_t>(number)];
    return document()->edit(fix.title, fix.apply).has_value();
}

void ProblemsPanel::askToAccept()
{
    if (current() < 0 || !canEdit()) return;
    m_accepting = m_listed[static_cast<std::size_t>(current())];
    m_reasonLabel->setText(tr("Why is this intended?"));
    m_reason->clear();
    m_reasonRow->show();
    m_reason->setFocus(Qt::OtherFocusReason);
}

bool ProblemsPanel::isCurrentAccepted() const
{
    return current() >= 0 && m_listed[static_cast<std::size_t>(current())].approved;
}

bool ProblemsPanel::canAcceptOrShow() const
{
    return current() >= 0 &&
           (isCurrentAccepted() || m_listed[static_cast<std::size_t>(current())].severity != Severity::Error);
}

void ProblemsPanel::acceptOrShow()
{
    if (!canAcceptOrShow() || !canEdit()) return;
    if (isCurrentAccepted())
        withdraw(current());
    else
        askToAccept();
}

void ProblemsPanel::accept()
{
    const QString reason = m_reason->text().trimmed();
    if (reason.isEmpty()) {
        m_reason->setFocus(Qt::OtherFocusReason);
        return;
    }
    document()->edit(tr("Accept a problem"), [&](MapEdit& edit) -> EditOutcome {
        approve(edit, m_accepting, reason.toStdString());
        return {};
    });
    m_reasonRow->hide();
    m_list->setFocus(Qt::OtherFocusReason);
}

void ProblemsPanel::withdraw(int index)
{
    if (index >= static_cast<int>(m_listed.size())) return;
    const Problem problem = m_listed[static_cast<std::size_t>(index)];
    document()->edit(tr("Show a problem again"), [&](MapEdit& edit) -> EditOutcome {
        withdrawApproval(edit, problem);
        return {};
    });
}

bool ProblemsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &ProblemsPanel::fitButtons, Qt::QueuedConnection);
    if (event->type() != QEvent::KeyPress) return MapPanel::eventFilter(watched, event);
    const auto* press = static_cast<QKeyEvent*>(event);
    if (watched == m_reason && press->key() == Qt::Key_Escape) {
        m_reasonRow->hide();
        m_list->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (watched == m_list) {
        if (press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter) {
            jump();
            return true;
        }
        if (press->modifiers() == Qt::AltModifier && press->key() >= Qt::Key_1 && press->key() < Qt::Key_1 + kMostFixes)
            return applyFix(press->key() - Qt::Key_1);
        if (press->modifiers() == Qt::AltModifier && press->key() == Qt::Key_0 + kAcceptDigit && canAcceptOrShow()) {
            acceptOrShow();
            return true;
        }
    }
    return MapPanel::eventFilter(watched, event);
}

void ProblemsPanel::retranslate()
{
    const int which = std::max(0, m_which->currentIndex());
    m_which->clear();
    m_which->addItems({tr("Open problems"), tr("Errors only"), tr("Accepted")});
    m_which->setCurrentIndex(which);
    m_which->setAccessibleName(tr("Which problems are listed"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter"));
    m_list->setAccessibleName(tr("Problems of the map"));
    m_reasonLabel->setText(tr("Why is this intended?"));
    m_accept->setText(tr("Accept"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace marches::editor
