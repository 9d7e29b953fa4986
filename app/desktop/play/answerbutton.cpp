// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/answerbutton.h"

#include <QPainter>
#include <QStyleOptionButton>
#include <QStylePainter>

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"

namespace marches::app {

namespace {

constexpr int kBesideKey = 6; ///< pixels between the key, the text and the edge

} // namespace

void AnswerButton::setKey(const QString& key)
{
    if (m_key == key) return;
    m_key = key;
    updateGeometry();
    update();
}

int AnswerButton::keyWidth() const
{
    return m_key.isEmpty() ? 0 : QFontMetrics(fontFor(TextRole::Small)).horizontalAdvance(m_key) + kBesideKey;
}

int AnswerButton::markWidth() const
{
    return menu() == nullptr ? 0 : style()->pixelMetric(QStyle::PM_MenuButtonIndicator, nullptr, this);
}

QSize AnswerButton::sizeHint() const { return QPushButton::sizeHint() + QSize(keyWidth(), 0); }

void AnswerButton::paintEvent(QPaintEvent* event)
{
    if (m_key.isEmpty()) {
        QPushButton::paintEvent(event);
        return;
    }
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
    // The text keeps clear of the key, which stands where lines end.
    option.rect =
        isRightToLeft() ? option.rect.adjusted(keyWidth(), 0, 0, 0) : option.rect.adjusted(0, 0, -keyWidth(), 0);
    painter.drawControl(QStyle::CE_PushButtonLabel, option);
    const bool primary = property("primary").toBool() && isEnabled();
    painter.setFont(fontFor(TextRole::Small));
    painter.setPen(primary ? colours().onAccent : colours().muted);
    const Qt::Alignment side = Qt::AlignVCenter | (isRightToLeft() ? Qt::AlignLeft : Qt::AlignRight);
    const int end = kBesideKey + 2 + markWidth();
    painter.drawText(isRightToLeft() ? rect().adjusted(end, 0, -kBesideKey, 0)
                                     : rect().adjusted(kBesideKey, 0, -end, 0),
                     static_cast<int>(side), m_key);
}

} // namespace marches::app
