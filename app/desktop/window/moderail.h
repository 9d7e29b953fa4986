// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFrame>

#include "editor/widgets/translated.h"

class QAction;
class QToolButton;
class QVBoxLayout;

namespace marches::app {

/// The column of modes at the left: icon and word, or the icon alone where room is short.
class ModeRail : public editor::Translated<QFrame> {
    Q_OBJECT
public:
    explicit ModeRail(QWidget* parent = nullptr);

    /// Adds the button of a checkable action; `atFoot` stands at the bottom.
    void addMode(QAction* action, bool atFoot = false);
    void setIconsOnly(bool iconsOnly);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate() final;

    QVBoxLayout* m_layout = nullptr;
    std::vector<QToolButton*> m_buttons;
    bool m_iconsOnly = false;
};

} // namespace marches::app
