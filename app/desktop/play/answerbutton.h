// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace marches::app {

/// A button that gives an answer, with the key that presses it in its corner. Its text is that of the answer alone.
class AnswerButton : public QPushButton {
    Q_OBJECT
public:
    explicit AnswerButton(const QString& text, QWidget* parent = nullptr) : QPushButton(text, parent) {}

    /// Empty: no key does.
    void setKey(const QString& key);
    const QString& key() const { return m_key; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int keyWidth() const;
    /// Pixels at the end of the button that the mark of its menu takes.
    int markWidth() const;

    QString m_key;
};

} // namespace marches::app
