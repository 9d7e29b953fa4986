// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/logline.h"

#include <algorithm>

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textdirection.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"

namespace marches::app {

namespace {

constexpr QSize kOwnerPlate(20, 15);
constexpr int kLinePad = 6;
constexpr int kChevron = 14;
constexpr int kLeastHeight = 28; ///< of what is pressed

} // namespace

LogLine::LogLine(QWidget* parent) : Translated(parent)
{
    setObjectName(QStringLiteral("logLine"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setTextRole(this, TextRole::Secondary);
    word();
}

void LogLine::show(const QString& told, const QString& full, const editor::OwnerColour* owner, editor::Theme theme)
{
    m_told = told;
    m_full = full;
    m_owner = owner != nullptr ? std::optional(*owner) : std::nullopt;
    m_theme = theme;
    word();
    update();
}

void LogLine::clear() { show({}, {}, nullptr, m_theme); }

void LogLine::word()
{
    setAccessibleName(m_full.isEmpty() ? tr("Log") : tr("Log: %1").arg(m_full));
    setAccessibleDescription(tr("Opens the log"));
    setToolTip(m_full);
}

QSize LogLine::sizeHint() const { return {100, std::max(kLeastHeight, fontMetrics().height() + 10)}; }

int LogLine::textWidth() const { return width() - kOwnerPlate.width() - kChevron - 4 * kLinePad; }

QString LogLine::shown() const { return fontMetrics().elidedText(m_told, Qt::ElideRight, textWidth()); }

void LogLine::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto place = [this](const QRect& part) { return QStyle::visualRect(layoutDirection(), rect(), part); };
    painter.fillRect(rect(), underMouse() || isDown() ? colours().title : colours().chip);
    if (m_owner) {
        const QRect plate({kLinePad, (height() - kOwnerPlate.height()) / 2}, kOwnerPlate);
        editor::drawOwnerPlate(painter, place(plate), *m_owner, m_theme);
    }
    painter.setPen(isEnabled() ? colours().text : colours().muted);
    const QRect words(2 * kLinePad + kOwnerPlate.width(), 0, textWidth(), height());
    drawLeading(&painter, place(words), Qt::AlignVCenter | Qt::TextSingleLine, shown(), layoutDirection());
    const QRect box(width() - kLinePad - kChevron, (height() - kChevron) / 2, kChevron, kChevron);
    app::icon(QStringLiteral("chevron-down")).paint(&painter, place(box));
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours().accent, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

} // namespace marches::app
