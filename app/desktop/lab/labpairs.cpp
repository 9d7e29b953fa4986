// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labpairs.h"

#include "app/desktop/base/theme.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace marches::app {

namespace {

constexpr int kWidestCell = 56;
constexpr int kCellHeight = 30;
constexpr double kHalfCell = 0.48; ///< of a cell, so that a gap stays between them
constexpr double kSmallLetters = 0.85;
constexpr float kStrongest = 0.35F;

} // namespace

LabPairs::LabPairs(QWidget* parent) : Plot(parent), m_head(new QCPTextElement(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    plotLayout()->insertRow(0);
    plotLayout()->addElement(0, 0, m_head);
    plotLayout()->setRowSpacing(0);
    m_head->setTextFlags(Qt::AlignLeft | Qt::AlignVCenter);
    axisRect()->setAutoMargins(QCP::msNone);
    yAxis->setRangeReversed(true);
}

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

QSize LabPairs::sizeHint() const
{
    return {500, static_cast<int>(m_names.size()) * kCellHeight + 2 * fontMetrics().height() + 10};
}

QString LabPairs::toldAt(const QPoint& point) const
{
    const double row = std::round(yAxis->pixelToCoord(point.y()));
    const double column = std::round(xAxis->pixelToCoord(point.x()));
    if (!axisRect()->rect().contains(point) || row < 0 || column < 0) return {};
    const auto r = static_cast<std::size_t>(row);
    const auto c = static_cast<std::size_t>(column);
    if (r >= m_cells.size() || c >= m_cells[r].size()) return {};
    return QString::fromStdString(m_cells[r][c].told);
}

bool LabPairs::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return Plot::event(event);
    const auto* help = static_cast<QHelpEvent*>(event); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast)
    QToolTip::showText(help->globalPos(), toldAt(help->pos()), this);
    return true;
}

void LabPairs::layOut()
{
    const auto columns = static_cast<double>(std::max<qsizetype>(1, m_names.size() - 1));
    const double side = std::clamp((width() - kNames) / columns, 10.0, double{kWidestCell});
    const auto right = static_cast<int>(width() - kNames - side * columns);
    axisRect()->setMargins(QMargins(kNames, 0, std::max(0, right), fontMetrics().height() + 6));
    xAxis->setRange(-0.5, columns - 0.5);
    yAxis->setRange(-0.5, static_cast<double>(m_names.size()) - 0.5);
}

void LabPairs::addCell(std::size_t row, std::size_t column, double largest)
{
    const Colours& c = colours();
    const engine::PairCell& cell = m_cells[row][column];
    const auto x = static_cast<double>(column);
    const auto y = static_cast<double>(row);
    QColor ground = cell.value < 0 ? c.warning : c.accent;
    ground.setAlphaF(static_cast<float>(kStrongest * std::abs(cell.value) / largest));
    auto* box = new QCPItemRect(this);
    box->topLeft->setCoords(x - kHalfCell, y - kHalfCell);
    box->bottomRight->setCoords(x + kHalfCell, y + kHalfCell);
    box->setBrush(ground);
    // A minus is a frame of dashes, for who sees no colours.
    box->setPen(
        QPen(cell.firm ? c.text : c.line, cell.firm ? 1.6 : 1.0, cell.value < 0 ? Qt::DashLine : Qt::SolidLine));
    auto* figure = new QCPItemText(this);
    figure->position->setCoords(x, y);
    QFont letters = font();
    letters.setBold(cell.firm);
    letters.setPointSizeF(letters.pointSizeF() * kSmallLetters);
    figure->setFont(letters);
    figure->setColor(c.text);
    figure->setText(QString::fromStdString(cell.figure));
}

void LabPairs::dress()
{
    const Colours& c = colours();
    m_head->setFont(font());
    m_head->setTextColor(c.text);
    m_head->setText(fontMetrics().elidedText(m_title, Qt::ElideRight, width()));
    layOut();
    clearItems();
    double largest = 1e-9;
    for (const std::vector<engine::PairCell>& row : m_cells)
        for (const engine::PairCell& one : row) largest = std::max(largest, std::abs(one.value));
    QStringList names;
    QStringList numbers;
    for (qsizetype row = 0; row < m_names.size(); ++row) {
        const QString name = QStringLiteral("%1. %2").arg(row + 1).arg(m_names[row]);
        names << fontMetrics().elidedText(name, Qt::ElideMiddle, kNames - 10);
        numbers << QString::number(row + 1);
    }
    dressAsWords(*yAxis, font(), c.text);
    dressAsWords(*xAxis, font(), c.text);
    yAxis->setTicker(wordTicker(names));
    xAxis->setTicker(wordTicker(numbers));
    for (std::size_t row = 0; row < m_cells.size(); ++row)
        for (std::size_t column = 0; column < m_cells[row].size(); ++column) addCell(row, column, largest);
}

} // namespace marches::app
