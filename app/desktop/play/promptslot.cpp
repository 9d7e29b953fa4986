// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/promptslot.h"

#include <algorithm>

#include <QEvent>

#include "app/desktop/play/promptbar.h"

namespace marches::app {

PromptSlot::PromptSlot(PromptBar& bar) : QWidget(bar.parentWidget()), m_bar(bar)
{
    bar.installEventFilter(this);
    connect(&bar, &PromptBar::heightChanged, this, &PromptSlot::place);
    place();
}

void PromptSlot::keepClearOf(QWidget& below)
{
    m_below.push_back(&below);
    below.installEventFilter(this);
}

void PromptSlot::layOver(QWidget& strip, QWidget& board)
{
    m_strip = &strip;
    m_board = &board;
    strip.installEventFilter(this);
    board.installEventFilter(this);
}

void PromptSlot::placeStrip()
{
    if (m_strip == nullptr || m_strip->isHidden()) return;
    const QRect board = m_board->geometry();
    const int top = m_bar.isHidden() ? board.y() : std::max(board.y(), m_bar.y() + m_bar.height());
    m_strip->setGeometry(board.x(), top, board.width(), m_strip->heightForWidth(board.width()));
    m_strip->raise();
}

void PromptSlot::place()
{
    const bool open = std::ranges::none_of(
        m_below, [this](const QWidget* part) { return !part->isHidden() && part->parentWidget() == parentWidget(); });
    const int usual = m_bar.usualHeight();
    const int height = std::max(usual, m_bar.neededHeight());
    setFixedHeight(open ? usual : height);
    const QRect room(x(), y(), width(), height);
    if (m_bar.geometry() != room) {
        m_bar.setGeometry(room);
        m_bar.raise();
    }
    placeStrip();
}

void PromptSlot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

void PromptSlot::moveEvent(QMoveEvent* event)
{
    QWidget::moveEvent(event);
    place();
}

bool PromptSlot::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_strip || watched == m_board) {
        const bool fits = event->type() == QEvent::LayoutRequest || event->type() == QEvent::ShowToParent ||
                          (watched == m_board && (event->type() == QEvent::Resize || event->type() == QEvent::Move));
        if (fits) placeStrip();
        return QWidget::eventFilter(watched, event);
    }
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) {
        if (watched == &m_bar)
            setHidden(m_bar.isHidden()); // while the position is changed by hand
        else
            place();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace marches::app
