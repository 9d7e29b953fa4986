// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/tokenrow.h"

#include <QPainter>

namespace marches::app {

namespace {

constexpr int kToken = 18;
constexpr int kTokenGap = 4;

} // namespace

TokenRow::TokenRow(QWidget* parent) : QWidget(parent) {}

void TokenRow::setTokens(std::vector<Token> tokens, editor::Theme theme)
{
    m_tokens = std::move(tokens);
    m_theme = theme;
    updateGeometry();
    update();
}

QSize TokenRow::sizeHint() const { return {static_cast<int>(m_tokens.size()) * (kToken + kTokenGap), kToken + 2}; }

void TokenRow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor edge = editor::boardColours(m_theme).plateEdge;
    for (std::size_t i = 0; i < m_tokens.size(); ++i) {
        const Token& token = m_tokens[i];
        const int column = static_cast<int>(i) * (kToken + kTokenGap);
        const QRectF box(isRightToLeft() ? width() - column - kToken : column, 1, kToken, kToken);
        const editor::OwnerColour& owner = token.owner != nullptr ? *token.owner : editor::ownerColour(-1);
        editor::drawToken(painter, box, token.shape, owner.fill, owner.ink, edge, token.number);
    }
}

} // namespace marches::app
