// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/desktop/newgame/deckwords.h"

class QComboBox;

namespace marches::app {

/// Role of a cell that holds a value as files write it.
inline constexpr int kWrittenValue = Qt::UserRole;

/// Fills a list with what an argument may be, and `value` too where it is none of it. `none`: what it says of no value;
/// empty: there must be one.
void fillChoices(QComboBox& box, const QList<DeckWords::Choice>& choices, const std::string& value,
                 const QString& none = {});

/// Edits one value of a list of values: a number in its range, or one of what there is.
class ValueDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// Whole numbers from `least` to `most`.
    ValueDelegate(int least, int most, QObject* parent);
    ValueDelegate(QList<DeckWords::Choice> choices, QObject* parent);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

private:
    int m_least = 0;
    int m_most = 0;
    QList<DeckWords::Choice> m_choices; ///< empty: numbers
};

} // namespace marches::app
