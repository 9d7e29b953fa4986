// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace marches::app {

/// Every language whose plurals are known, by its own name, without those that there are already.
class NewLanguageDialog : public QDialog {
    Q_OBJECT
public:
    explicit NewLanguageDialog(const QStringList& known, QWidget* parent = nullptr);

    /// Code of the language that was chosen; empty: none.
    QString code() const;
    QLineEdit& search() { return *m_search; }
    QListWidget& list() { return *m_list; }
    QPushButton& beginButton() { return *m_begin; }

private:
    void filter();

    QLineEdit* m_search;
    QListWidget* m_list;
    QPushButton* m_begin;
    QPushButton* m_cancel;
};

} // namespace marches::app
