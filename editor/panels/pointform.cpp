// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/pointform.h"

#include "editor/geometry/edgeedits.h"
#include "editor/widgets/escgivesback.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::editor {

namespace {

constexpr double kFarthest = 100'000; ///< board units
constexpr double kShown = 0.05;       ///< half of the last digit that is shown

/// What a field shows is rounded: one that nobody changed means the value itself.
double exact(const QDoubleSpinBox& field, double now)
{
    return std::abs(field.value() - now) < kShown + 1e-9 ? now : field.value();
}

} // namespace

PointForm::PointForm(QWidget* parent)
    : Translated(parent), m_rows(new QFormLayout(this)), m_x(new QDoubleSpinBox), m_y(new QDoubleSpinBox),
      m_length(new QDoubleSpinBox)
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_x->setObjectName(QStringLiteral("point-x"));
    m_y->setObjectName(QStringLiteral("point-y"));
    m_length->setObjectName(QStringLiteral("line-length"));
    for (QDoubleSpinBox* field : {m_x, m_y, m_length}) {
        field->setDecimals(1);
        field->setKeyboardTracking(false);
        field->setRange(-kFarthest, kFarthest);
        m_rows->addRow(new QLabel, field);
    }
    m_length->setMinimum(kShown * 2);
    for (QDoubleSpinBox* field : {m_x, m_y}) connect(field, &QDoubleSpinBox::valueChanged, this, &PointForm::movePoint);
    connect(m_length, &QDoubleSpinBox::valueChanged, this, &PointForm::stretchLine);
    displayRows();
    retranslate();
}

void PointForm::commitTyped()
{
    for (QDoubleSpinBox* field : {m_x, m_y, m_length})
        if (field->hasFocus()) field->interpretText();
}

void PointForm::clear()
{
    m_document.clear();
    m_point = kNoVertex;
    m_line = kNoEdge;
    displayRows();
}

void PointForm::showPoint(MapDocument& document, VertexId point) { show(document, point, kNoEdge); }

void PointForm::showLine(MapDocument& document, EdgeId line) { show(document, kNoVertex, line); }

void PointForm::show(MapDocument& document, VertexId point, EdgeId line)
{
    if (&document != m_document || point != m_point || line != m_line) commitTyped();
    EscGivesBack::guard(*this);
    m_document = &document;
    m_point = point;
    m_line = line;
    const PlanarMap& map = document.model().drawing;
    const std::array quiet{QSignalBlocker(m_x), QSignalBlocker(m_y), QSignalBlocker(m_length)};
    if (point != kNoVertex) {
        m_x->setValue(map.at(point).x());
        m_y->setValue(map.at(point).y());
    }
    if (line != kNoEdge) m_length->setValue(map.segment(line).length());
    for (QDoubleSpinBox* field : {m_x, m_y, m_length}) field->setEnabled(!document.isReadOnly());
    displayRows();
}

void PointForm::displayRows()
{
    const auto display = [this](QWidget* field, bool on) {
        field->setVisible(on);
        m_rows->labelForField(field)->setVisible(on);
    };
    display(m_x, m_point != kNoVertex);
    display(m_y, m_point != kNoVertex);
    display(m_length, m_line != kNoEdge);
}

void PointForm::movePoint()
{
    if (m_document == nullptr || !m_document->model().drawing.has(m_point)) return;
    const QPointF now = m_document->model().drawing.at(m_point);
    const std::array moves{VertexMove{m_point, {exact(*m_x, now.x()), exact(*m_y, now.y())}}};
    if (moves.front().to == now) return;
    m_document->edit(tr("Move a point"), [&moves](MapEdit& edit) -> EditOutcome {
        const EditResult moved = edit.draw(moveVertices, std::span<const VertexMove>(moves));
        if (!moved) return tl::unexpected(moved.error());
        return {};
    });
    // Refused, the point is where it was, and the fields say so.
    if (m_document->model().drawing.has(m_point)) showPoint(*m_document, m_point);
}

void PointForm::stretchLine(double length)
{
    if (m_document == nullptr || !m_document->model().drawing.has(m_line)) return;
    const PlanarMap& map = m_document->model().drawing;
    const double now = map.segment(m_line).length();
    if (std::abs(now - length) < kShown || now <= 0) return;
    const Edge edge = map.edge(m_line);
    const QPointF start = map.at(edge.start);
    const auto stretched = [&](const QPointF& point) { return start + (point - start) * (length / now); };
    const std::array moves{VertexMove{edge.end, stretched(map.at(edge.end))}};
    m_document->edit(tr("Change the length of a line"), [&](MapEdit& edit) -> EditOutcome {
        if (const EditResult moved = edit.draw(moveVertices, std::span<const VertexMove>(moves)); !moved)
            return tl::unexpected(moved.error());
        if (!edge.curved) return {};
        const EditResult bent = edit.draw(moveHandles, m_line, stretched(edge.startHandle), stretched(edge.endHandle));
        if (!bent) return tl::unexpected(bent.error());
        return {};
    });
    if (m_document->model().drawing.has(m_line)) showLine(*m_document, m_line);
}

void PointForm::retranslate()
{
    const auto name = [this](QWidget* field, const QString& words) {
        auto* label = static_cast<QLabel*>(m_rows->labelForField(field));
        label->setText(words);
        label->setBuddy(field);
        field->setAccessibleName(words);
    };
    name(m_x, tr("X", "a coordinate"));
    name(m_y, tr("Y", "a coordinate"));
    name(m_length, tr("Length"));
}

} // namespace marches::editor
