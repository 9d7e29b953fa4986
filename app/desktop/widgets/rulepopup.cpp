// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/rulepopup.h"

#include <algorithm>

#include "app/desktop/base/textrole.h"
#include "app/desktop/widgets/chip.h"
#include "engine/text/texts.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kPopupWidth = 380;

} // namespace

RulePopup::RulePopup(QWidget* parent, const QString& id, const QString& title, const QString& text,
                     const QString& source, const std::function<void()>& openBook)
    : QFrame(parent, Qt::Popup)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setAccessibleName(id + QStringLiteral(": ") + title);
    setAccessibleDescription(text);
    setFixedWidth(kPopupWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(8);
    auto* heads = new QHBoxLayout;
    auto* head = new QLabel(title, this);
    head->setWordWrap(true);
    setTextRole(head, TextRole::Card);
    auto* chip = new Chip(Chip::Look::Count, id, this);
    heads->addWidget(head, 1);
    heads->addWidget(chip, 0, Qt::AlignTop);
    column->addLayout(heads);
    auto* body = new QLabel(text, this);
    body->setWordWrap(true);
    body->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(body);
    auto* where = new QLabel(tr("Source: %1").arg(source), this);
    where->setWordWrap(true);
    where->setHidden(source.isEmpty());
    setTextRole(where, TextRole::Secondary, true);
    column->addWidget(where);
    if (!openBook) return;
    m_book = new QPushButton(tr("In the rule book"), this);
    column->addWidget(m_book, 0, Qt::AlignLeft);
    connect(m_book, &QPushButton::clicked, this, [this, openBook] {
        close();
        openBook();
    });
}

RulePopup* RulePopup::open(QWidget* anchor, const engine::Texts& texts, const std::string& language,
                           const QString& ruleId, const std::function<void()>& openBook)
{
    const std::string base = "rule." + ruleId.toStdString();
    const auto word = [&](const char* part) { return QString::fromStdString(texts.word(base + part, language)); };
    auto* popup = new RulePopup(anchor, ruleId, word(".title"), word(".text"), word(".source"), openBook);
    popup->layout()->activate(); // which gives labels their fonts
    popup->resize(kPopupWidth,
                  popup->layout()->totalHeightForWidth(kPopupWidth)); // adjustSize() reckons with a width of its own
    QPoint at = anchor->mapToGlobal(QPoint(0, anchor->height() + 2));
    if (const QScreen* screen = anchor->screen()) {
        const QRect room = screen->availableGeometry();
        at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - popup->width())));
        if (at.y() + popup->height() > room.bottom())
            at.setY(anchor->mapToGlobal(QPoint(0, 0)).y() - popup->height() - 2);
        // Beside something as high as the page there is room neither above nor below.
        at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - popup->height())));
    }
    popup->move(at);
    popup->show();
    return popup;
}

} // namespace marches::app
