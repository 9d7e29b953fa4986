// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/endingcard.h"

#include <algorithm>

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/play/resultpanel.h"
#include "app/desktop/widgets/mirroring.h"

namespace marches::app {

namespace {

constexpr int kMostWidth = 880;
constexpr int kForTwoColumns = 640; ///< pixels from which score and lines stand side by side
constexpr int kAround = 12;         ///< pixels of the board that are seen beside it
constexpr double kRounding = 8;

} // namespace

EndingCard::EndingCard(QWidget& board)
    : Translated(board.parentWidget()), m_board(board), m_title(new QLabel(this)), m_close(new QToolButton(this)),
      m_area(new QScrollArea(this)), m_result(new ResultPanel)
{
    hide();
    setObjectName(QStringLiteral("ending"));
    setFocusPolicy(Qt::StrongFocus); // on none of its buttons: an Enter too many must not begin another game
    setTextRole(m_title, TextRole::Answer);
    m_close->setObjectName(QStringLiteral("endingClose"));
    m_close->setIcon(icon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::StrongFocus);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidget(m_result);
    m_area->viewport()->setAutoFillBackground(false);
    m_result->setAutoFillBackground(false);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(4);
    setMirroredMargins(column, {8, 10, 8, 8});
    setMirroredMargins(head, {12, 0, 0, 0});
    column->addLayout(head);
    column->addWidget(m_area, 1);
    QWidget* actions = m_result->takeActions();
    setMirroredMargins(actions->layout(), {12, 4, 12, 4});
    column->addWidget(actions);
    connect(m_close, &QToolButton::clicked, this, &EndingCard::dismiss);
    board.installEventFilter(this);
    retranslate();
}

void EndingCard::retranslate()
{
    m_title->setText(tr("How it went"));
    setAccessibleName(m_title->text());
    m_close->setToolTip(tr("Close; the score stays beside the board (Esc)"));
    m_close->setAccessibleName(tr("Close"));
}

void EndingCard::open(const PlayContext& context)
{
    m_result->beginGame(context.runner.game());
    QFrame::show();
    m_result->show(&context);
    place();
    raise();
    setFocus();
}

void EndingCard::show(const PlayContext* context)
{
    if (isHidden()) return;
    if (context == nullptr || !context->runner.game().over()) {
        fold();
        return;
    }
    m_result->show(context);
    place();
}

bool EndingCard::dismiss()
{
    if (isHidden()) return false;
    fold();
    emit closed();
    return true;
}

void EndingCard::fold()
{
    const QWidget* focus = QApplication::focusWidget();
    const bool focused = focus == this || isAncestorOf(focus);
    hide();
    m_result->show(nullptr); // nothing of a game is kept that nobody looks at
    if (focused) m_board.setFocus();
}

void EndingCard::place()
{
    const QRect room = m_board.geometry().marginsRemoved({kAround, kAround, kAround, kAround});
    const int width = std::min(kMostWidth, room.width());
    m_result->setWide(width >= kForTwoColumns);
    const QMargins edges = layout()->contentsMargins();
    const int inside = width - edges.left() - edges.right() - m_area->verticalScrollBar()->sizeHint().width();
    const int beside = layout()->totalHeightForWidth(width) - m_area->sizeHint().height();
    const int needed = beside + m_result->layout()->totalHeightForWidth(inside);
    QRect card(0, 0, width, std::min(needed, room.height()));
    card.moveCenter(room.center());
    setGeometry(card);
}

bool EndingCard::eventFilter(QObject* watched, QEvent* event)
{
    const bool moved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (watched == &m_board && moved && !isHidden()) place();
    return QFrame::eventFilter(watched, event);
}

void EndingCard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours().edge, 1));
    painter.setBrush(colours().panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRounding, kRounding);
}

} // namespace marches::app
