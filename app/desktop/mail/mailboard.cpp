// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mail/mailboard.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "app/desktop/base/application.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/mail/mailcontroller.h"
#include "editor/canvas/boardview.h"
#include "editor/mail/turnarrows.h"

namespace marches::app {

namespace {

constexpr int kEdge = 4; ///< pixels of amber

} // namespace

MailBoard::MailBoard(Application& application, MailController& controller, QWidget* parent)
    : Translated(parent), m_application(application), m_controller(controller), m_words(new QLabel),
      m_trouble(new QLabel), m_board(new editor::BoardView)
{
    setObjectName(QStringLiteral("masterBoard"));
    for (QLabel* label : {m_words, m_trouble}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setMargin(kEdge);
        setTextRole(label, TextRole::Secondary);
    }
    m_trouble->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kEdge, kEdge, kEdge, kEdge);
    column->setSpacing(0);
    column->addWidget(m_words);
    column->addWidget(m_trouble);
    column->addWidget(m_board, 1);
    connect(&application.theme(), &Theme::changed, this, &MailBoard::setTheme);
    connect(&controller, &MailController::sheetsChanged, this, [this] { showOrders(m_seat); });
    setTheme();
    MailBoard::retranslate();
}

void MailBoard::setTheme()
{
    m_board->setTheme(colours().dark ? editor::Theme::Dark : editor::Theme::Light);
    update();
}

void MailBoard::takeGame()
{
    m_seat = -1;
    // The words of the game before are gone with it.
    m_board->setRules(nullptr);
    m_board->setWording({});
    if (!m_controller.isOpen()) return;
    const auto drawing = m_controller.drawing();
    m_trouble->setText(drawing ? QString() : m_application.catalogue().sentences(drawing.error()));
    m_trouble->setVisible(!drawing);
    m_board->setVisible(drawing.has_value());
    if (!drawing) return;
    m_board->setDrawing(*drawing);
    showOrders(-1);
}

void MailBoard::showOrders(int seat)
{
    m_seat = seat;
    if (!m_controller.isOpen()) return;
    const engine::Rules& rules = m_controller.rules();
    m_board->setWording(editor::gameWording(m_controller.wording()));
    m_board->setRules(m_controller.game().sharedRules());
    const TurnRead& read = m_controller.reading();
    engine::Facts facts;
    rules.describe(read.turn.before, facts);
    m_board->setPosition(facts);
    editor::BoardMarks marks;
    marks.arrows = editor::orderArrows(rules, read.turn.orders);
    if (seat >= 0) {
        const std::vector<int>& armies = rules.seats()[static_cast<std::size_t>(seat)].armies;
        const int army = armies.empty() ? -1 : armies.front();
        for (editor::BoardArrow& arrow : marks.arrows) arrow.faded = army >= 0 && arrow.army != army;
    }
    m_board->setMarks(marks);
}

void MailBoard::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(rect(), colours().warningBack);
    painter.setPen(QPen(colours().warning, kEdge));
    painter.drawRect(QRectF(rect()).adjusted(kEdge / 2.0, kEdge / 2.0, -kEdge / 2.0, -kEdge / 2.0));
}

void MailBoard::retranslate()
{
    setAccessibleName(tr("The board as the game master sees it"));
    m_words->setText(tr("For the game master alone: all orders, and everything that is hidden from players."));
    showOrders(m_seat);
}

} // namespace marches::app
