// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/mapruler.h"

#include "editor/canvas/mapgrid.h"
#include "editor/canvas/mapview.h"
#include "editor/painting/maplook.h"

#include <QEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace marches::editor {

namespace {

constexpr double kLabelPixels = 64; ///< least distance of two numbers
constexpr double kMarkReach = 5;    ///< pixels
constexpr int kFontPixels = 10;

} // namespace

MapRuler::MapRuler(Qt::Orientation orientation, MapView& view, QWidget* parent)
    : Translated(parent), m_orientation(orientation), m_view(view)
{
    setObjectName(isAbove() ? QStringLiteral("rulerAbove") : QStringLiteral("rulerBeside"));
    setCursor(isAbove() ? Qt::SplitVCursor : Qt::SplitHCursor);
    setSizePolicy(isAbove() ? QSizePolicy::Expanding : QSizePolicy::Fixed,
                  isAbove() ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    connect(&view, &MapView::visibleAreaChanged, this, [this] { update(); });
    connect(&view, &MapView::documentChanged, this, [this] { update(); });
    connect(&view, &MapView::pointerAt, this,
            [this](std::optional<RecordId>, const QPointF& board) { setMark(isAbove() ? board.x() : board.y()); });
    connect(&view, &MapView::pointerLeft, this, [this] { setMark(std::nullopt); });
    retranslate();
}

QSize MapRuler::sizeHint() const { return {kThickness, kThickness}; }

void MapRuler::setMark(std::optional<double> place)
{
    m_mark = place;
    update();
}

double MapRuler::toRuler(double place) const
{
    const QPoint at = mapFromGlobal(m_view.mapToGlobal(m_view.toWidget(QPointF(place, place)).toPoint()));
    return isAbove() ? at.x() : at.y();
}

QPointF MapRuler::boardAt(const QMouseEvent& event) const
{
    return m_view.toBoard(QPointF(m_view.mapFromGlobal(event.globalPosition().toPoint())));
}

void MapRuler::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const int length = isAbove() ? width() : height();
    painter.fillRect(rect(), palette().window());
    painter.setPen(palette().color(QPalette::Mid));
    if (isAbove())
        painter.drawLine(0, height() - 1, width(), height() - 1);
    else
        painter.drawLine(width() - 1, 0, width() - 1, height());
    if (m_view.document() == nullptr) return;
    // One picture for both: the one beside is that above, turned.
    if (!isAbove()) {
        painter.translate(0, length);
        painter.rotate(-90);
    }
    const auto along = [&](double place) { return isAbove() ? toRuler(place) : length - toRuler(place); };
    const double pixel = 1 / m_view.zoom();
    const QRectF seen = m_view.visibleArea();
    const double from = isAbove() ? seen.left() : seen.top();
    const double to = isAbove() ? seen.right() : seen.bottom();
    QFont small = font();
    small.setPixelSize(kFontPixels);
    painter.setFont(small);
    painter.setPen(palette().color(QPalette::WindowText));
    const double step = niceStep(pixel, kLabelPixels);
    const double tick = niceStep(pixel, kLabelPixels / 10);
    const int decimals = step < 0.1 ? 2 : step < 1 ? 1 : 0;
    for (double place = std::ceil(from / tick) * tick; place <= to; place += tick) {
        const double share = place / step;
        const bool isLong = std::abs(share - std::round(share)) < 1e-6;
        const bool isHalf = std::abs(2 * share - std::round(2 * share)) < 1e-6;
        const double x = std::round(along(place)) + 0.5;
        painter.drawLine(QPointF(x, kThickness - (isLong ? 9 : isHalf ? 6 : 3)), QPointF(x, kThickness - 1));
        if (isLong) painter.drawText(QPointF(x + 3, kFontPixels), QLocale().toString(place, 'f', decimals));
    }
    const engine::Guides& guides = m_view.document()->model().info.guides;
    const QColor colour = mapColours(m_view.theme()).selection;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const double place : isAbove() ? guides.upright : guides.level) {
        const double x = along(place);
        painter.drawPolygon(QPolygonF{{x - 4, kThickness - 8.0}, {x + 4, kThickness - 8.0}, {x, kThickness - 1.0}});
    }
    if (!m_mark) return;
    painter.setPen(QPen(mapColours(m_view.theme()).change, 1.5));
    painter.drawLine(QPointF(along(*m_mark), 2), QPointF(along(*m_mark), kThickness));
}

void MapRuler::mousePressEvent(QMouseEvent* event)
{
    MapDocument* document = m_view.document();
    if (event->button() != Qt::LeftButton || document == nullptr || document->isReadOnly()) return;
    const double at = isAbove() ? event->position().x() : event->position().y();
    const std::vector<double>& marks =
        isAbove() ? document->model().info.guides.upright : document->model().info.guides.level;
    for (std::size_t i = 0; i < marks.size() && !m_drag; ++i)
        if (std::abs(toRuler(marks[i]) - at) <= kMarkReach) m_drag.emplace(*document, GuideName{isAbove(), i});
    m_alongRuler = m_drag.has_value();
    if (!m_drag) m_drag.emplace(*document, !isAbove());
}

void MapRuler::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_drag) return;
    // A new guide begins on the map, not on the ruler itself.
    const bool onMap = m_view.rect().contains(m_view.mapFromGlobal(event->globalPosition().toPoint()));
    if (m_alongRuler || onMap) m_drag->moveTo(boardAt(*event));
}

void MapRuler::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_drag || event->button() != Qt::LeftButton) return;
    const QPoint inView = m_view.mapFromGlobal(event->globalPosition().toPoint());
    const bool stays = m_alongRuler ? rect().contains(event->position().toPoint()) || m_view.rect().contains(inView)
                                    : m_view.rect().contains(inView);
    if (!stays) m_drag->remove();
    m_drag.reset();
}

void MapRuler::retranslate()
{
    setAccessibleName(isAbove() ? tr("Ruler above the map") : tr("Ruler beside the map"));
    setToolTip(isAbove() ? tr("Drag down: a level guide. Drag a mark: move its guide; off the ruler: remove it")
                         : tr("Drag right: an upright guide. Drag a mark: move its guide; off the ruler: remove it"));
}

} // namespace marches::editor
