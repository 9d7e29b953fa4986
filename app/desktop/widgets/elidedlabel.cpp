// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/elidedlabel.h"

#include <algorithm>

#include "app/desktop/base/textdirection.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPainter>
#include <QTextLayout>

namespace marches::app {

namespace {

constexpr int kLeastWidth = 40; ///< pixels of what may be cut off

/// To a screen reader it is a text, not the frame around one.
QAccessibleInterface* spokenText(const QString& /*name*/, QObject* object)
{
    auto* label = qobject_cast<ElidedLabel*>(object);
    return label == nullptr ? nullptr : new QAccessibleWidget(label, QAccessible::StaticText);
}

} // namespace

ElidedLabel::ElidedLabel(int lines, QWidget* parent) : QFrame(parent), m_lines(lines)
{
    static const bool told = (QAccessible::installFactory(spokenText), true);
    Q_UNUSED(told)
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    showTip();
    updateGeometry();
    update();
}

void ElidedLabel::setBrief(const QString& brief)
{
    m_brief = brief;
    setText(m_text);
}

void ElidedLabel::setMuted(bool muted)
{
    m_muted = muted;
    update();
}

void ElidedLabel::setCentred(bool centred)
{
    m_centred = centred;
    update();
}

void ElidedLabel::setElision(Qt::TextElideMode elision)
{
    m_elision = elision;
    update();
}

int ElidedLabel::lineWidth() const { return fontMetrics().horizontalAdvance(m_text) + 1; }

QSize ElidedLabel::sizeHint() const { return minimumSizeHint().expandedTo({m_lines == 1 ? lineWidth() : 0, 0}); }

QSize ElidedLabel::minimumSizeHint() const
{
    // What is shorter than that anyway needs no more.
    const int brief = m_brief.isEmpty() ? kLeastWidth : fontMetrics().horizontalAdvance(m_brief) + 1;
    const int least = m_lines == 1 ? std::min(brief, lineWidth()) : kLeastWidth;
    return {least, accentRoom(font()) + fontMetrics().lineSpacing() * m_lines};
}

QStringList ElidedLabel::broken(int width, bool* cut) const
{
    if (m_lines == 1 && !m_brief.isEmpty() && fontMetrics().horizontalAdvance(m_text) > width) {
        if (cut != nullptr) *cut = true;
        return {fontMetrics().elidedText(m_brief, m_elision, width)};
    }
    QStringList lines;
    QTextLayout layout(m_text, font());
    layout.beginLayout();
    for (;;) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(std::max(1, width));
        const int start = line.textStart();
        if (lines.size() == m_lines - 1 && fontMetrics().horizontalAdvance(m_text.mid(start)) > width) {
            lines.append(fontMetrics().elidedText(m_text.mid(start), m_elision, width));
            if (cut != nullptr) *cut = true;
            break;
        }
        lines.append(m_text.mid(start, line.textLength()).trimmed());
        if (lines.size() == m_lines) break;
    }
    layout.endLayout();
    return lines;
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setPen(m_muted ? colours().muted : palette().color(QPalette::WindowText));
    const QStringList lines = broken(width());
    int y = accentRoom(font());
    if (m_centred) y = std::max(y, (height() - static_cast<int>(lines.size()) * fontMetrics().lineSpacing()) / 2);
    for (const QString& line : lines) {
        drawLeading(&painter, QRect(0, y, width(), fontMetrics().height()), Qt::AlignTop | Qt::TextDontClip, line,
                    layoutDirection());
        y += fontMetrics().lineSpacing();
    }
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    showTip();
}

void ElidedLabel::setTipKept(bool kept)
{
    m_keepsTip = kept;
    showTip();
}

void ElidedLabel::showTip()
{
    bool cut = false;
    broken(width(), &cut);
    setToolTip(cut || m_keepsTip ? m_text : QString());
}

} // namespace marches::app
