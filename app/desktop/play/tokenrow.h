// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "editor/painting/palette.h"

namespace marches::app {

/// Counted pieces in a row, drawn as on the board: silhouette of the kind, colour of the army, number inside.
class TokenRow : public QWidget {
public:
    struct Token {
        editor::TokenShape shape = editor::TokenShape::Disc;
        const editor::OwnerColour* owner = nullptr;
        QString number;
    };

    explicit TokenRow(QWidget* parent = nullptr);
    void setTokens(std::vector<Token> tokens, editor::Theme theme);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Token> m_tokens;
    editor::Theme m_theme = editor::Theme::Light;
};

} // namespace marches::app
