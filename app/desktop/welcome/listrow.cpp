// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/welcome/listrow.h"

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/welcome/gamecard.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/widgets/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace marches::app {

namespace {

constexpr int kIcon = 20;
constexpr QSize kListPicture(64, 46);
constexpr int kRadius = 4;
constexpr int kPad = 4;

QWidget* iconLabel(const QString& name)
{
    auto* label = new QLabel;
    label->setPixmap(icon(name).pixmap(kIcon, kIcon));
    return label;
}

} // namespace

ListRow::ListRow(const QString& iconName, QWidget* parent) : ListRow(iconLabel(iconName), parent) { m_middle->hide(); }

ListRow::ListRow(MapPicture* picture, QWidget* parent) : ListRow(static_cast<QWidget*>(picture), parent)
{
    picture->setFixedSize(kListPicture);
}

ListRow::ListRow(QWidget* picture, QWidget* parent)
    : SurfaceButton(parent), m_row(new QHBoxLayout(this)), m_title(new ElidedLabel(1, this)),
      m_middle(new ElidedLabel(1, this)), m_detail(new ElidedLabel(1, this)), m_when(new QLabel(this))
{
    setTextRole(m_title, TextRole::Strong);
    setTextRole(m_middle, TextRole::Secondary);
    setTextRole(m_detail, TextRole::Secondary);
    m_detail->setMuted(true);
    setTextRole(m_when, TextRole::Secondary, true);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title); // the name has the whole line
    words->addWidget(m_middle);
    auto* below = new QHBoxLayout;
    below->setSpacing(8);
    below->addWidget(m_detail, 1);
    below->addWidget(m_when);
    words->addLayout(below);
    m_row->setContentsMargins(kPad, kPad, kPad, kPad);
    m_row->setSpacing(8);
    m_row->addWidget(picture);
    m_row->addLayout(words, 1);
    // The row is pressed, whatever of it is hit.
    for (QWidget* part : std::initializer_list<QWidget*>{picture, m_title, m_middle, m_detail, m_when})
        part->setAttribute(Qt::WA_TransparentForMouseEvents);
}

void ListRow::setTexts(const QString& title, const QString& detail, const QString& when, const QString& tip)
{
    m_title->setText(title);
    m_detail->setText(detail);
    m_when->setText(when);
    setToolTip(title + QLatin1Char('\n') + tip);
    setAccessibleName(title);
    setAccessibleDescription(detail + QStringLiteral(", ") + when);
}

void ListRow::cutDetailInTheMiddle() { m_detail->setElision(Qt::ElideMiddle); }

QToolButton* ListRow::addTool(const QString& iconName, const QString& words)
{
    auto* tool = new QToolButton(this);
    tool->setIcon(app::icon(iconName));
    tool->setAutoRaise(true);
    tool->setToolTip(words);
    tool->setAccessibleName(words);
    m_row->addWidget(tool);
    return tool;
}

QSize ListRow::sizeHint() const { return m_row->totalSizeHint(); }
QSize ListRow::minimumSizeHint() const { return m_row->totalMinimumSize(); }

void ListRow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isDown() || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isDown() ? colours().chip : colours().title);
        painter.drawRoundedRect(rect(), kRadius, kRadius);
    }
    if (hasFocus()) drawFocusRing(&painter, rect(), kRadius);
}

} // namespace marches::app
