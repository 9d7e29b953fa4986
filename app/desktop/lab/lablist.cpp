// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/lablist.h"

#include "app/desktop/base/theme.h"
#include "engine/base/textlimits.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kNameRole = Qt::UserRole + 1;
constexpr int kListRows = 6;

/// A list that says what it is for as long as nothing is in it.
class ListWithHint : public QListWidget {
public:
    using QListWidget::QListWidget;
    void setHint(const QString& hint)
    {
        m_hint = hint;
        viewport()->update();
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QListWidget::paintEvent(event);
        if (count() > 0) return;
        QPainter painter(viewport());
        painter.setPen(colours().muted);
        constexpr int kHintMargin = 10;
        painter.drawText(viewport()->rect().adjusted(kHintMargin, kHintMargin, -kHintMargin, -kHintMargin),
                         static_cast<int>(Qt::AlignTop | Qt::AlignLeading) | Qt::TextWordWrap, m_hint);
    }

private:
    QString m_hint;
};

/// What is edited is the name alone, without the state behind it.
class NameDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        editor->setProperty("text", index.data(kNameRole));
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        const QString name = editor->property("text").toString().simplified().left(engine::kLongestTitle);
        if (!name.isEmpty()) model->setData(index, name, kNameRole);
    }
};

} // namespace

LabList::LabList(LabShelf& shelf, QWidget* parent)
    : Translated(parent), m_shelf(shelf), m_list(new ListWithHint), m_new(new QToolButton), m_copy(new QToolButton),
      m_delete(new QToolButton), m_open(new QToolButton)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_list->setItemDelegate(new NameDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setUniformItemSizes(true);
    m_list->setSpacing(1);
    column->addWidget(m_list);
    auto* row = new QHBoxLayout;
    for (QToolButton* button : {m_new, m_copy, m_delete, m_open}) {
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        row->addWidget(button);
    }
    row->addStretch(1);
    column->addLayout(row);
    connect(m_new, &QToolButton::clicked, this, &LabList::newRequested);
    connect(m_copy, &QToolButton::clicked, this, &LabList::copyRequested);
    connect(m_delete, &QToolButton::clicked, this, &LabList::deleteRequested);
    connect(m_open, &QToolButton::clicked, this, &LabList::openRequested);
    connect(m_list, &QListWidget::currentRowChanged, this, &LabList::onRow);
    connect(m_list, &QListWidget::itemChanged, this, &LabList::onEdited);
    connect(&m_shelf, &LabShelf::listChanged, this, &LabList::refill);
    connect(&m_shelf, &LabShelf::changed, this, &LabList::refresh);
    retranslate();
}

QString LabList::nameOf(const KeptExperiment& kept)
{
    return kept.experiment.title.empty() ? kept.id : QString::fromStdString(kept.experiment.title);
}

QString LabList::aboutWords(int seconds)
{
    constexpr int kSecondsToMinutes = 120;
    constexpr int kMinutesToHours = 120;
    if (seconds < kSecondsToMinutes) return tr("about %1 s").arg(QLocale().toString(std::max(1, seconds)));
    const int minutes = seconds / 60;
    if (minutes < kMinutesToHours) return tr("about %1 min").arg(QLocale().toString(minutes));
    return tr("about %1 h").arg(QLocale().toString(minutes / 60));
}

QString LabList::stateWord(const KeptExperiment& kept) const
{
    const QString done = locale().toString(static_cast<qulonglong>(kept.gamesDone()));
    const std::optional<int> left = m_shelf.secondsLeft(kept.id);
    const auto withLeft = [&](const QString& state) {
        return left ? tr("%1, %2", "state, what it still needs").arg(state, aboutWords(*left)) : state;
    };
    switch (m_shelf.stateOf(kept.id)) {
    case LabShelf::State::New: return withLeft(tr("new", "state of an experiment"));
    case LabShelf::State::Waiting: return withLeft(tr("waiting", "state of an experiment"));
    case LabShelf::State::Running: return withLeft(tr("running, %1 games", "state of an experiment").arg(done));
    case LabShelf::State::Paused: return withLeft(tr("paused, %1 games", "state of an experiment").arg(done));
    case LabShelf::State::Done: return tr("done, %1 games", "state of an experiment").arg(done);
    }
    return {};
}

/// Today's by the hour.
QString LabList::dateWord(const KeptExperiment& kept) const
{
    if (kept.when.date() == QDate::currentDate()) return locale().toString(kept.when.time(), QLocale::ShortFormat);
    return locale().toString(kept.when.date(), QLocale::ShortFormat);
}

void LabList::word(QListWidgetItem& item, const KeptExperiment& kept) const
{
    const QString name = nameOf(kept);
    item.setData(kIdRole, kept.id);
    item.setData(kNameRole, name);
    item.setText(name + QLatin1Char('\n') +
                 tr("%1 · %2", "date, state of an experiment").arg(dateWord(kept), stateWord(kept)));
    item.setToolTip(
        tr("%1\n%2\nLast changed %3").arg(name, stateWord(kept), locale().toString(kept.when, QLocale::ShortFormat)));
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    // What is being played must stay the experiment that it is.
    const LabShelf::State state = m_shelf.stateOf(kept.id);
    if (state != LabShelf::State::Running && state != LabShelf::State::Waiting) flags |= Qt::ItemIsEditable;
    item.setFlags(flags);
}

void LabList::refill()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const std::vector<KeptExperiment>& kept = m_shelf.experiments();
    for (auto one = kept.rbegin(); one != kept.rend(); ++one) {
        auto* item = new QListWidgetItem(m_list);
        word(*item, *one);
        if (one->id == m_current) m_list->setCurrentItem(item);
    }
    if (m_shelf.find(m_current) == nullptr) setCurrent({});
}

/// What is played tells how long the others will take, too.
void LabList::refresh(const QString& id)
{
    if (m_list->findChild<QLineEdit*>() != nullptr) return; // a name is being typed
    const QSignalBlocker quiet(m_list);
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const QString shown = item->data(kIdRole).toString();
        if (shown != id && m_shelf.stateOf(shown) != LabShelf::State::Waiting) continue;
        if (const KeptExperiment* kept = m_shelf.find(shown)) word(*item, *kept);
    }
}

void LabList::setCurrent(const QString& id)
{
    {
        const QSignalBlocker quiet(m_list);
        if (id.isEmpty()) {
            m_list->setCurrentItem(nullptr);
            m_list->clearSelection();
        }
        for (int row = 0; row < m_list->count(); ++row)
            if (m_list->item(row)->data(kIdRole) == id && !id.isEmpty()) m_list->setCurrentRow(row);
    }
    m_copy->setEnabled(!id.isEmpty());
    m_delete->setEnabled(!id.isEmpty());
    if (id == m_current) return;
    m_current = id;
    emit currentChanged(id);
}

void LabList::onRow(int row)
{
    if (row >= 0) setCurrent(m_list->item(row)->data(kIdRole).toString());
}

void LabList::onEdited(QListWidgetItem* item)
{
    const QString id = item->data(kIdRole).toString();
    m_shelf.rename(id, item->data(kNameRole).toString());
    const QSignalBlocker quiet(m_list);
    if (const KeptExperiment* kept = m_shelf.find(id)) word(*item, *kept);
}

void LabList::retranslate()
{
    m_new->setText(tr("New"));
    m_copy->setText(tr("Copy"));
    m_delete->setText(tr("Delete"));
    m_open->setText(tr("Open…"));
    m_new->setToolTip(tr("Ask a new question"));
    m_copy->setToolTip(tr("Copy the question, to change it"));
    m_delete->setToolTip(tr("Remove the experiment and its results"));
    m_open->setToolTip(tr("Open an experiment or its results from a file"));
    m_list->setAccessibleName(tr("Experiments"));
    static_cast<ListWithHint*>(m_list)->setHint(tr("Your experiments are kept here, to view, resume or copy."));
    m_list->setFixedHeight(kListRows * (fontMetrics().height() + 8) + 4);
    m_copy->setEnabled(!m_current.isEmpty());
    m_delete->setEnabled(!m_current.isEmpty());
    refill();
}

} // namespace marches::app
