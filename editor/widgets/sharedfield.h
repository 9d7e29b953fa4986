// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QStringList>

namespace marches::editor {

/// A line of text about one or several things: where they differ it says "several" until something is typed, which then
/// counts for all.
class SharedField : public QLineEdit {
    Q_OBJECT
public:
    explicit SharedField(QWidget* parent = nullptr);

    /// Leaves alone what is being typed.
    void showValues(const QStringList& values);
    /// Tells edited() now, where something was typed.
    void commit();
    /// What it says when all values are empty.
    void setHint(const QString& hint);

signals:
    /// Enter, or the focus went elsewhere, after a change by a person.
    void edited(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void wordHint();

    QStringList m_values;
    QString m_hint;
    bool m_differ = false;
};

} // namespace marches::editor
