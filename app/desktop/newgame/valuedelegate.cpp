// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/valuedelegate.h"

#include "editor/widgets/numberfield.h"

#include <utility>

#include <QComboBox>
#include <QSpinBox>

namespace marches::app {

void fillChoices(QComboBox& box, const QList<DeckWords::Choice>& choices, const std::string& value, const QString& none)
{
    const QSignalBlocker quiet(box);
    box.clear();
    if (!none.isEmpty()) box.addItem(none, QString());
    for (const DeckWords::Choice& choice : choices) box.addItem(choice.words, QString::fromStdString(choice.value));
    const QString wanted = QString::fromStdString(value);
    if (!wanted.isEmpty() && box.findData(wanted) < 0) box.addItem(wanted, wanted);
    box.setCurrentIndex(box.findData(wanted));
}

ValueDelegate::ValueDelegate(int least, int most, QObject* parent)
    : QStyledItemDelegate(parent), m_least(least), m_most(most)
{}

ValueDelegate::ValueDelegate(QList<DeckWords::Choice> choices, QObject* parent)
    : QStyledItemDelegate(parent), m_choices(std::move(choices))
{}

QWidget* ValueDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                                     const QModelIndex& /*index*/) const
{
    if (!m_choices.isEmpty()) return new QComboBox(parent);
    auto* number = new editor::NumberField(parent);
    number->setRange(m_least, m_most);
    number->setFrame(false);
    return number;
}

void ValueDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    const QString value = index.data(kWrittenValue).toString();
    if (auto* number = qobject_cast<QSpinBox*>(editor))
        number->setValue(value.toInt());
    else if (auto* box = qobject_cast<QComboBox*>(editor))
        fillChoices(*box, m_choices, value.toStdString());
}

void ValueDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    QString value;
    QString words;
    if (auto* number = qobject_cast<QSpinBox*>(editor)) {
        number->interpretText();
        value = words = QString::number(number->value());
    } else if (auto* box = qobject_cast<QComboBox*>(editor)) {
        value = box->currentData().toString();
        words = box->currentText();
    }
    if (value == index.data(kWrittenValue).toString()) return;
    // The words first: whoever hears of the value finds the cell as it is.
    model->setData(index, words, Qt::DisplayRole);
    model->setData(index, value, kWrittenValue);
}

} // namespace marches::app
