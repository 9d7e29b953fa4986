// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/valuerow.h"

#include <algorithm>

#include "app/desktop/base/icons.h"
#include "app/desktop/newgame/valuedelegate.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableWidget>
#include <QToolButton>

namespace marches::app {

namespace {

constexpr int kNumberWidth = 46;

} // namespace

ValueRow::ValueRow(const DeckWords& words, const engine::ArgumentForm& form, QWidget* parent)
    : Translated(parent), m_words(words), m_form(form), m_table(new QTableWidget(1, 0, this)),
      m_more(new QToolButton(this)), m_fewer(new QToolButton(this))
{
    const QList<DeckWords::Choice> choices = words.choices(form);
    m_table->setItemDelegate(choices.isEmpty() ? new ValueDelegate(form.min, form.max, m_table)
                                               : new ValueDelegate(choices, m_table));
    m_table->verticalHeader()->hide();
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    m_table->setTabKeyNavigation(false); // Tab leads on to what comes after the table
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_more->setIcon(icon(QStringLiteral("plus")));
    m_fewer->setIcon(icon(QStringLiteral("minus")));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_table, 1);
    row->addWidget(m_fewer, 0, Qt::AlignTop);
    row->addWidget(m_more, 0, Qt::AlignTop);
    connect(m_more, &QToolButton::clicked, this, &ValueRow::append);
    connect(m_fewer, &QToolButton::clicked, this, &ValueRow::shorten);
    connect(m_table, &QTableWidget::itemChanged, this, [this] { emit edited(values()); });
    retranslate();
}

void ValueRow::setValues(const std::vector<std::string>& values)
{
    if (values == this->values() && m_table->columnCount() > 0) return;
    show(values);
}

void ValueRow::show(const std::vector<std::string>& values)
{
    const QSignalBlocker quiet(m_table);
    m_table->setColumnCount(static_cast<int>(values.size()));
    QStringList heads;
    for (std::size_t i = 0; i < values.size(); ++i) {
        auto* item = new QTableWidgetItem(m_words.value(m_form, values[i]));
        item->setData(kWrittenValue, QString::fromStdString(values[i]));
        item->setTextAlignment(Qt::AlignCenter);
        item->setToolTip(item->text()); // it may be scrolled half out of sight
        m_table->setItem(0, static_cast<int>(i), item);
        heads << QString::number(i + 1);
    }
    m_table->setHorizontalHeaderLabels(heads);
    fitColumns();
    m_table->resizeRowsToContents();
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + m_table->rowHeight(0) +
                            m_table->horizontalScrollBar()->sizeHint().height() + 2 * m_table->frameWidth());
    refreshButtons();
}

void ValueRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layout()->activate(); // the table has its new width now
    fitColumns();
}

/// As wide as what they say; where not all have room, those that do fill it, so that none is seen by half.
void ValueRow::fitColumns()
{
    m_table->resizeColumnsToContents();
    const int room = m_table->viewport()->width();
    int whole = 0;
    int taken = 0;
    int all = 0;
    for (int i = 0; i < m_table->columnCount(); ++i) {
        m_table->setColumnWidth(i, std::max(kNumberWidth, m_table->columnWidth(i)));
        all += m_table->columnWidth(i);
        if (all > room) continue;
        taken = all;
        whole = i + 1;
    }
    if (all <= room || whole == 0) return;
    for (int i = 0; i < m_table->columnCount(); ++i)
        m_table->setColumnWidth(i, m_table->columnWidth(i) + (room - taken) / whole);
}

std::vector<std::string> ValueRow::values() const
{
    std::vector<std::string> values;
    for (int i = 0; i < m_table->columnCount(); ++i)
        if (const QTableWidgetItem* item = m_table->item(0, i))
            values.push_back(item->data(kWrittenValue).toString().toStdString());
    return values;
}

void ValueRow::append()
{
    std::vector<std::string> now = values();
    const QList<DeckWords::Choice> choices = m_words.choices(m_form);
    const std::string first =
        choices.isEmpty() ? std::to_string(std::clamp(1, m_form.min, m_form.max)) : choices.front().value;
    now.push_back(now.empty() ? first : now.back());
    show(now);
    emit edited(now);
}

void ValueRow::shorten()
{
    std::vector<std::string> now = values();
    if (now.empty()) return;
    now.pop_back();
    show(now);
    emit edited(now);
}

void ValueRow::refreshButtons()
{
    const int count = m_table->columnCount();
    m_more->setVisible(m_form.least < m_form.most);
    m_fewer->setVisible(m_form.least < m_form.most);
    m_more->setEnabled(count < m_form.most);
    m_fewer->setEnabled(count > (m_form.required ? m_form.least : 0));
}

void ValueRow::retranslate()
{
    if (m_table->columnCount() > 0) show(values()); // names of places and the like are words too
    const QString what = DeckWords::argument(m_form);
    m_table->setAccessibleName(what);
    m_more->setToolTip(tr("Add a value at the end"));
    m_fewer->setToolTip(tr("Remove the last value"));
    m_more->setAccessibleName(tr("%1: one value more at the end", "what an effect says").arg(what));
    m_fewer->setAccessibleName(tr("%1: remove the last value", "what an effect says").arg(what));
}

} // namespace marches::app
