// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/logpanel.h"

#include <QApplication>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/desktop/base/icons.h"
#include "app/desktop/play/logdelegate.h"
#include "app/desktop/play/logline.h"
#include "app/desktop/play/logmodel.h"
#include "editor/formats/plainletters.h"

namespace marches::app {

namespace {

constexpr qint64 kOneClick = 50; ///< milliseconds

} // namespace

/// Lines that contain what is searched for, and are of the kind that is asked for.
class LogFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    /// All of them must be found; none: any line.
    void setWords(const QString& search)
    {
        m_words = editor::plainWords(search);
        invalidateFilter();
    }
    /// A LogModel role that must be true; 0: any line.
    void setKind(int role)
    {
        m_kind = role;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        // Whoever looks for something looks everywhere, and for no headings.
        const bool looking = m_kind != 0 || !m_words.isEmpty();
        if (index.data(LogModel::HeadingRole).toBool()) return !looking;
        if (!looking && isFolded(index.data(LogModel::SectionRole).toInt())) return false;
        if (m_kind != 0 && !index.data(m_kind).toBool()) return false;
        return m_words.isEmpty() || editor::hasWords(editor::plainLetters(index.data().toString() + QLatin1Char(' ') +
                                                                          index.data(LogModel::RuleRole).toString()),
                                                     m_words);
    }

public:
    bool isFolded(int section) const { return (m_foldAll && section != m_last) != m_others.contains(section); }
    void toggle(int section)
    {
        if (!m_others.remove(section)) m_others.insert(section);
        invalidateFilter();
    }
    /// All turns but the last are folded, or none.
    void foldAll(bool on)
    {
        m_foldAll = on;
        m_others.clear();
        invalidateFilter();
    }
    /// The last section there is.
    void setLast(int section)
    {
        if (m_last == section) return;
        m_last = section;
        if (m_foldAll) invalidateFilter();
    }
    QVariant data(const QModelIndex& index, int role) const override
    {
        QVariant text = QSortFilterProxyModel::data(index, role);
        if (!index.isValid() || !QSortFilterProxyModel::data(index, LogModel::HeadingRole).toBool()) return text;
        const bool folded = isFolded(QSortFilterProxyModel::data(index, LogModel::SectionRole).toInt());
        if (role == LogModel::FoldedRole) return folded;
        if (role != Qt::AccessibleTextRole) return text;
        return folded ? LogPanel::tr("%1, folded").arg(text.toString()) : LogPanel::tr("%1, open").arg(text.toString());
    }

private:
    QStringList m_words;
    int m_kind = 0;
    bool m_foldAll = false;
    int m_last = -1;
    QSet<int> m_others; ///< sections that are otherwise than all
};

LogPanel::LogPanel(QWidget* parent)
    : Translated(parent), m_model(new LogModel(this)), m_filter(new LogFilter(this)),
      m_head(new QBoxLayout(QBoxLayout::LeftToRight)), m_search(new QLineEdit(this)), m_all(new QToolButton(this)),
      m_rolls(new QToolButton(this)), m_notes(new QToolButton(this)), m_fold(new QToolButton(this)),
      m_toLine(new QToolButton(this)), m_line(new LogLine(this)), m_view(new QListView(this))
{
    m_filter->setSourceModel(m_model);
    m_view->setModel(m_filter);
    m_view->setItemDelegate(new LogDelegate(m_view));
    m_view->setUniformItemSizes(false);
    m_view->setWordWrap(true);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setResizeMode(QListView::Adjust); // lines wrap otherwise where a scroll bar comes
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->installEventFilter(this);
    m_search->setClearButtonEnabled(true);

    auto* kinds = new QButtonGroup(this);
    m_head->setSpacing(4);
    auto* top = new QHBoxLayout;
    top->setSpacing(4);
    top->addWidget(m_search, 1);
    m_head->addLayout(top, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    m_head->addLayout(row);
    for (QToolButton* button : {m_all, m_rolls, m_notes}) {
        button->setCheckable(true);
        button->setAutoRaise(true);
        kinds->addButton(button);
        row->addWidget(button);
    }
    m_all->setChecked(true);
    m_fold->setCheckable(true);
    m_fold->setAutoRaise(true);
    m_fold->setIcon(icon(QStringLiteral("chevron-right")));
    m_fold->setObjectName(QStringLiteral("foldTurns"));
    row->addWidget(m_fold);
    m_toLine->setAutoRaise(true);
    m_toLine->setIcon(icon(QStringLiteral("minus")));
    m_toLine->setObjectName(QStringLiteral("foldLog"));
    m_toLine->setFocusPolicy(Qt::StrongFocus);
    top->addWidget(m_toLine);
    m_line->installEventFilter(this);
    m_line->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 4);
    column->setSpacing(6);
    column->addWidget(m_line);
    column->addLayout(m_head);
    column->addWidget(m_view, 1);

    connect(m_search, &QLineEdit::textChanged, m_filter, &LogFilter::setWords);
    connect(m_all, &QToolButton::clicked, this, [this] { m_filter->setKind(0); });
    connect(m_rolls, &QToolButton::clicked, this, [this] { m_filter->setKind(LogModel::RollRole); });
    connect(m_notes, &QToolButton::clicked, this, [this] { m_filter->setKind(LogModel::NoteRole); });
    connect(m_view, &QListView::activated, this, &LogPanel::choose);
    connect(m_view, &QListView::clicked, this, &LogPanel::choose);
    connect(m_fold, &QToolButton::toggled, m_filter, &LogFilter::foldAll);
    connect(m_view, &QListView::doubleClicked, this, &LogPanel::openRule);
    connect(m_line, &LogLine::clicked, this, [this] { emit foldChosen(false); });
    connect(m_toLine, &QToolButton::clicked, this, [this] { emit foldChosen(true); });
    retranslate();
}

void LogPanel::setFoldable(bool foldable)
{
    m_foldable = foldable;
    arrange();
}

void LogPanel::setFolded(bool folded)
{
    if (m_folded == folded) return;
    m_folded = folded;
    const bool focused = isAncestorOf(QApplication::focusWidget());
    arrange();
    // Whoever folded or opened it goes on where he was.
    if (focused && folded) m_line->setFocus();
    if (focused && !folded) m_view->setFocus();
}

int LogPanel::lineHeight() const { return m_line->sizeHint().height(); }

void LogPanel::arrange()
{
    m_line->setVisible(m_folded);
    for (QWidget* part : std::initializer_list<QWidget*>{m_search, m_all, m_rolls, m_notes, m_fold, m_view})
        part->setVisible(!m_folded);
    m_toLine->setVisible(!m_folded && m_foldable);
    const int edge = m_folded ? 0 : 8;
    layout()->setContentsMargins(edge, edge, edge, edge / 2);
    layout()->setSpacing(m_folded ? 0 : 6);
}

void LogPanel::showLine(const PlayContext* context)
{
    const QModelIndex line = m_model->index(m_here);
    if (context == nullptr || !line.isValid()) {
        m_line->clear();
        return;
    }
    const int seat = line.data(LogModel::SeatRole).toInt();
    m_line->show(line.data().toString(), line.data(Qt::AccessibleTextRole).toString(),
                 seat >= 0 ? &context->seatColour(seat) : nullptr, context->theme);
}

void LogPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int kinds = m_head->itemAt(1)->sizeHint().width() + m_toLine->sizeHint().width();
    const int words = m_search->fontMetrics().horizontalAdvance(m_search->placeholderText());
    m_head->setDirection(kinds + words > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void LogPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Find in the log"));
    m_search->setAccessibleName(tr("Find in the log"));
    m_all->setText(tr("all", "log lines"));
    m_rolls->setText(tr("rolls", "log lines"));
    m_notes->setText(tr("notes", "log lines"));
    m_fold->setToolTip(tr("Folds all turns but the last"));
    m_fold->setAccessibleName(m_fold->toolTip());
    m_toLine->setToolTip(tr("Folds the log to its last line"));
    m_toLine->setAccessibleName(m_toLine->toolTip());
    m_view->setAccessibleName(tr("Log"));
    m_view->setToolTip(tr("Click a line to go to that moment; F1 opens the rule"));
}

void LogPanel::choose(const QModelIndex& index)
{
    // Enter and a click may both come as "activated", the click as "clicked" besides.
    if (!index.data(LogModel::HeadingRole).toBool())
        emit momentRequested(index.data(LogModel::NodeRole).toInt());
    else if (!m_toggled.isValid() || m_toggled.elapsed() > kOneClick) {
        m_toggled.start();
        m_filter->toggle(index.data(LogModel::SectionRole).toInt());
    }
}

void LogPanel::openRule(const QModelIndex& index)
{
    const QString rule = index.data(LogModel::RuleRole).toString();
    if (!rule.isEmpty()) emit ruleRequested(rule);
}

bool LogPanel::eventFilter(QObject* watched, QEvent* event)
{
    // The window's own F1 would come first; it explains the log where the line has no rule.
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (key && static_cast<QKeyEvent*>(event)->key() == Qt::Key_F1 &&
        !lineOf(watched).data(LogModel::RuleRole).toString().isEmpty()) {
        event->accept();
        if (event->type() == QEvent::KeyPress) openRule(lineOf(watched));
        return true;
    }
    // The height of a line follows from the width, so the place of the moment shown is known only afterwards.
    if (watched == m_view && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &LogPanel::follow, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

QModelIndex LogPanel::lineOf(const QObject* watched) const
{
    if (watched == m_view) return m_view->currentIndex();
    return watched == m_line ? m_model->index(m_here) : QModelIndex();
}

void LogPanel::show(const PlayContext* context, bool afresh)
{
    auto* delegate = static_cast<LogDelegate*>(m_view->itemDelegate());
    delegate->setContext(context);
    m_model->refresh(context, afresh);
    m_here = context != nullptr ? m_model->rowOf(context->runner.game().here()) : -1;
    showLine(context);
    if (context == nullptr) return;
    m_filter->setLast(m_model->lastSection());
    follow();
    // Lines that were added have their heights, and the view its end, once it is laid out.
    QMetaObject::invokeMethod(this, &LogPanel::follow, Qt::QueuedConnection);
}

void LogPanel::follow()
{
    const QModelIndex index = m_filter->mapFromSource(m_model->index(m_here));
    if (!index.isValid()) return;
    m_view->doItemsLayout(); // or it scrolls by the heights of before
    if (index.row() == m_filter->rowCount() - 1)
        m_view->scrollToBottom();
    else
        m_view->scrollTo(index, QAbstractItemView::EnsureVisible);
}

} // namespace marches::app
