// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace marches::app {

/// A small word in a rounded tint: the id of a rule (pressed, it shows the rule), a source, a remark.
class Chip : public QAbstractButton {
    Q_OBJECT
public:
    enum class Look { Rule, Fact, Warning, Count };

    Chip(Look look, const QString& text, QWidget* parent = nullptr);
    /// A glyph before the word; only Fact and Warning have one.
    void setGlyph(const QString& iconName);
    /// Its words are cut where there is no room for all of them, and told by a tool tip.
    void letShrink();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    Look m_look;
    bool m_shrinks = false;
};

/// On or off, as a slider with a knob; the knob's place says it, the colour repeats it.
class Switch : public QAbstractButton {
    Q_OBJECT
public:
    explicit Switch(QWidget* parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace marches::app
