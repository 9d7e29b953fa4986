// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>

namespace marches::editor {

/// A widget that is worded anew when another language is chosen: `class Form : public Translated<QWidget>`.
template <class Widget> class Translated : public Widget {
public:
    using Widget::Widget;

protected:
    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange) retranslate();
        Widget::changeEvent(event);
    }

private:
    /// Gives every part its words in the language that is spoken. Called by the widget itself when it is made.
    virtual void retranslate() = 0;
};

} // namespace marches::editor
