// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/desktop/play/playcontext.h"
#include "app/desktop/widgets/surfacebutton.h"
#include "editor/widgets/translated.h"

namespace marches::app {

/// A line of the log that stands for all of it where there is no room: pressed, it opens the log. What does not fit is
/// left out at its end, and is in the tool tip and in the name that is read out.
class LogLine : public editor::Translated<SurfaceButton> {
    Q_OBJECT
public:
    explicit LogLine(QWidget* parent = nullptr);

    /// `told`: the sentence alone. `full`: with its rule. Whose it is is seen by `owner`; none: nobody's.
    void show(const QString& told, const QString& full, const editor::OwnerColour* owner, editor::Theme theme);
    void clear();
    const QString& told() const { return m_told; }
    /// What is seen of it.
    QString shown() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate() override { word(); }
    void word();
    int textWidth() const;

    QString m_told;
    QString m_full;
    std::optional<editor::OwnerColour> m_owner;
    editor::Theme m_theme = editor::Theme::Light;
};

} // namespace marches::app
