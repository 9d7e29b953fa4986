// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/logpanel.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/desktop/play/logdelegate.h"
#include "app/desktop/play/logmodel.h"

namespace marches::app {

/// Lines that contain what is searched for, and are of the kind that is asked for.
class LogFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
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
        if (m_kind != 0 && !index.data(m_kind).toBool()) return false;
        const QRegularExpression wanted = filterRegularExpression();
        return index.data().toString().contains(wanted) || index.data(LogModel::RuleRole).toString().contains(wanted);
    }

private:
    int m_kind = 0;
};

LogPanel::LogPanel(QWidget* parent)
    : Translated(parent), m_model(new LogModel(this)), m_filter(new LogFilter(this)), m_search(new QLineEdit(this)),
      m_all(new QToolButton(this)), m_rolls(new QToolButton(this)), m_notes(new QToolButton(this)),
      m_view(new QListView(this))
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
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_search, 1);
    for (QToolButton* button : {m_all, m_rolls, m_notes}) {
        button->setCheckable(true);
        button->setAutoRaise(true);
        kinds->addButton(button);
        row->addWidget(button);
    }
    m_all->setChecked(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 4);
    column->setSpacing(6);
    column->addLayout(row);
    column->addWidget(m_view, 1);

    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filter->setFilterRegularExpression(
            QRegularExpression(QRegularExpression::escape(text), QRegularExpression::CaseInsensitiveOption));
    });
    connect(m_all, &QToolButton::clicked, this, [this] { m_filter->setKind(0); });
    connect(m_rolls, &QToolButton::clicked, this, [this] { m_filter->setKind(LogModel::RollRole); });
    connect(m_notes, &QToolButton::clicked, this, [this] { m_filter->setKind(LogModel::NoteRole); });
    connect(m_view, &QListView::activated, this,
            [this](const QModelIndex& index) { emit momentRequested(index.data(LogModel::NodeRole).toInt()); });
    connect(m_view, &QListView::clicked, this,
            [this](const QModelIndex& index) { emit momentRequested(index.data(LogModel::NodeRole).toInt()); });
    connect(m_view, &QListView::doubleClicked, this, &LogPanel::openRule);
    retranslate();
}

void LogPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Find in the log"));
    m_search->setAccessibleName(tr("Find in the log"));
    m_all->setText(tr("all", "log lines"));
    m_rolls->setText(tr("rolls", "log lines"));
    m_notes->setText(tr("notes", "log lines"));
    m_view->setAccessibleName(tr("Log"));
    m_view->setToolTip(tr("A click goes to that moment; F1 opens the rule"));
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
    if (watched == m_view && key && static_cast<QKeyEvent*>(event)->key() == Qt::Key_F1 &&
        !m_view->currentIndex().data(LogModel::RuleRole).toString().isEmpty()) {
        event->accept();
        if (event->type() == QEvent::KeyPress) openRule(m_view->currentIndex());
        return true;
    }
    // The height of a line follows from the width, so the place of the moment shown is known only afterwards.
    if (watched == m_view && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &LogPanel::follow, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void LogPanel::show(const PlayContext* context, bool afresh)
{
    auto* delegate = static_cast<LogDelegate*>(m_view->itemDelegate());
    delegate->setContext(context);
    m_model->refresh(context, afresh);
    if (context == nullptr) return;
    m_here = m_model->rowOf(context->runner.game().here());
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
