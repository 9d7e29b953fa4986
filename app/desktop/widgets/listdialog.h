// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace marches::app {

/// A sentence and a list to read, before one decides something elsewhere.
class ListDialog : public QDialog {
    Q_OBJECT
public:
    explicit ListDialog(QWidget* parent = nullptr);

    QListWidget* list() const { return m_list; }
    QString heading() const;

protected:
    /// `listName`: what the list is called for a screen reader.
    void tell(const QString& title, const QString& heading, const QString& listName, const QStringList& lines);

private:
    QLabel* m_heading;
    QListWidget* m_list;
    QPushButton* m_close;
};

} // namespace marches::app
