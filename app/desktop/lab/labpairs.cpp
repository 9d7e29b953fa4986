// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labpairs.h"

#include "app/desktop/base/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace marches::app {

namespace {

constexpr int kWidestCell = 56;
constexpr int kCellHeight = 30;

} // namespace

LabPairs::LabPairs(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

void LabPairs::setPairs(const QString& title, const QStringList& names,
                        std::vector<std::vector<engine::PairCell>> cells)
{
    m_title = title;
    m_names = names;
    m_cells = std::move(cells);
    QStringList told = {title};
    for (const std::vector<engine::PairCell>& row : m_cells)
        for (const engine::PairCell& one : row) told << QString::fromStdString(one.told);
    setAccessibleDescription(told.join(QLatin1Char('\n')));
    setVisible(names.size() > 1);
    updateGeometry();
    update();
}

double LabPairs::side() const
{
    const auto columns = static_cast<double>(std::max<qsizetype>(1, m_names.size() - 1));
    return std::clamp((width() - kNames) / columns, 10.0, double{kWidestCell});
}

QRectF LabPairs::cell(std::size_t row, std::size_t column) const
{
    const int top = fontMetrics().height() + 6;
    return {kNames + side() * static_cast<double>(column), top + kCellHeight * static_cast<double>(row), side() - 2,
            kCellHeight - 2.0};
}

QSize LabPairs::sizeHint() const
{
    return {500, static_cast<int>(m_names.size()) * kCellHeight + 2 * fontMetrics().height() + 10};
}

QString LabPairs::toldAt(const QPoint& point) const
{
    for (std::size_t row = 0; row < m_cells.size(); ++row)
        for (std::size_t column = 0; column < m_cells[row].size(); ++column)
            if (cell(row, column).contains(point)) return QString::fromStdString(m_cells[row][column].told);
    return {};
}

bool LabPairs::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast)
    QToolTip::showText(help->globalPos(), toldAt(help->pos()), this);
    return true;
}

void LabPairs::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    painter.setPen(c.text);
    painter.drawText(QRect(0, 0, width(), fontMetrics().height()), Qt::AlignLeft,
                     fontMetrics().elidedText(m_title, Qt::ElideRight, width()));
    double largest = 1e-9;
    for (const std::vector<engine::PairCell>& row : m_cells)
        for (const engine::PairCell& one : row) largest = std::max(largest, std::abs(one.value));
    for (std::size_t row = 0; row < m_cells.size(); ++row) {
        const QRectF first = cell(row, 0);
        painter.setPen(c.text);
        painter.setFont(font());
        const QString name = QStringLiteral("%1. %2").arg(row + 1).arg(m_names.value(static_cast<qsizetype>(row)));
        painter.drawText(QRectF(0, first.top(), kNames - 8, first.height()), Qt::AlignRight | Qt::AlignVCenter,
                         fontMetrics().elidedText(name, Qt::ElideMiddle, kNames - 8));
        for (std::size_t column = 0; column < m_cells[row].size(); ++column) {
            const engine::PairCell& one = m_cells[row][column];
            const QRectF box = cell(row, column);
            QColor ground = one.value < 0 ? c.warning : c.accent;
            ground.setAlphaF(static_cast<float>(0.35 * std::abs(one.value) / largest));
            painter.fillRect(box, ground);
            painter.setPen(
                QPen(one.firm ? c.text : c.line, one.firm ? 1.6 : 1.0, one.value < 0 ? Qt::DashLine : Qt::SolidLine));
            painter.drawRect(box);
            QFont letters = font();
            letters.setBold(one.firm);
            letters.setPointSizeF(letters.pointSizeF() * 0.85);
            painter.setFont(letters);
            painter.setPen(c.text);
            painter.drawText(box, Qt::AlignCenter, QString::fromStdString(one.figure));
        }
    }
    painter.setFont(font());
    painter.setPen(c.text);
    if (m_cells.empty()) return;
    for (std::size_t column = 0; column + 1 < m_cells.size(); ++column) {
        const QRectF below = cell(m_cells.size(), column);
        painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop, QString::number(column + 1));
    }
}

} // namespace marches::app
