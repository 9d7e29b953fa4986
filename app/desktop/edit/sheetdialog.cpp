// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/sheetdialog.h"

#include "app/desktop/base/textrole.h"
#include "editor/document/sheetsize.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::app {

namespace {

constexpr double kSheetMargin = 12; ///< board units around the map when the sheet is fitted to it
constexpr double kAtEdge = 0.5;     ///< of what is drawn so near to the edge
constexpr int kLeastWidth = 440;    ///< pixels: the window's title is read whole

} // namespace

SheetDialog::SheetDialog(const QSizeF& sheet, const std::optional<QRectF>& drawn, QWidget* parent)
    : Translated(parent), m_sheet(sheet), m_drawn(drawn), m_left(new QDoubleSpinBox(this)),
      m_top(new QDoubleSpinBox(this)), m_width(new QDoubleSpinBox(this)), m_height(new QDoubleSpinBox(this)),
      m_percent(new QDoubleSpinBox(this)), m_result(new QLabel(this)), m_fit(new QPushButton(this)),
      m_cancel(new QPushButton(this)), m_go(new QPushButton(this))
{
    setObjectName(QStringLiteral("sheetDialog"));
    setMinimumWidth(kLeastWidth);
    for (QDoubleSpinBox* place : {m_left, m_top}) place->setRange(-editor::kLargestSheet, editor::kLargestSheet);
    for (QDoubleSpinBox* side : {m_width, m_height}) side->setRange(1, editor::kLargestSheet);
    for (QDoubleSpinBox* field : {m_left, m_top, m_width, m_height, m_percent}) {
        field->setDecimals(1);
        connect(field, &QDoubleSpinBox::valueChanged, this, &SheetDialog::follow);
    }
    m_percent->setRange(1, 1000);
    m_percent->setValue(100);
    m_percent->setSuffix(QStringLiteral(" %"));
    m_width->setValue(sheet.width());
    m_height->setValue(sheet.height());
    m_left->setObjectName(QStringLiteral("left"));
    m_top->setObjectName(QStringLiteral("top"));
    m_width->setObjectName(QStringLiteral("width"));
    m_height->setObjectName(QStringLiteral("height"));
    m_percent->setObjectName(QStringLiteral("percent"));
    m_result->setObjectName(QStringLiteral("result"));
    m_fit->setObjectName(QStringLiteral("fit"));
    m_go->setObjectName(QStringLiteral("go"));
    m_fit->setEnabled(m_drawn.has_value());
    m_go->setProperty("primary", true);
    m_go->setDefault(true);
    m_left->setFocus(); // its number is selected when the dialog opens: what is typed takes its place
    m_result->setWordWrap(true);
    setTextRole(m_result, TextRole::Secondary);
    arrange();
    connect(m_fit, &QPushButton::clicked, this, &SheetDialog::fitToMap);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_go, &QPushButton::clicked, this, &QDialog::accept);
    SheetDialog::retranslate();
}

void SheetDialog::arrange()
{
    m_rows = new QFormLayout;
    for (QWidget* field : std::initializer_list<QWidget*>{m_left, m_top, m_width, m_height, m_percent})
        m_rows->addRow(QStringLiteral(" "), field);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_fit);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_go);
    auto* column = new QVBoxLayout(this);
    column->addLayout(m_rows);
    column->addWidget(m_result);
    column->addLayout(buttons);
}

void SheetDialog::fitToMap()
{
    // What reaches the edge of the sheet, as seas do, goes on to it, and the sheet does not grow with each press.
    const QRectF sheet(QPointF(), m_sheet);
    const auto margin = [](double room) { return room < kAtEdge ? 0 : kSheetMargin; };
    const QRectF box =
        m_drawn->adjusted(-margin(m_drawn->left() - sheet.left()), -margin(m_drawn->top() - sheet.top()),
                          margin(sheet.right() - m_drawn->right()), margin(sheet.bottom() - m_drawn->bottom()));
    m_left->setValue(box.left());
    m_top->setValue(box.top());
    m_width->setValue(box.width());
    m_height->setValue(box.height());
}

QRectF SheetDialog::frame() const { return {m_left->value(), m_top->value(), m_width->value(), m_height->value()}; }
double SheetDialog::scale() const { return m_percent->value() / 100; }

void SheetDialog::follow()
{
    const QLocale locale;
    const QSizeF size = frame().size() * scale();
    const bool fits = std::min(size.width(), size.height()) >= editor::kLeastSheet &&
                      std::max(size.width(), size.height()) <= editor::kLargestSheet;
    const bool cuts = m_drawn && !frame().adjusted(-1, -1, 1, 1).contains(*m_drawn);
    m_result->setText(!fits ? tr("A sheet is from %1 to %2 units wide and high.")
                                  .arg(locale.toString(editor::kLeastSheet), locale.toString(editor::kLargestSheet))
                      : cuts ? tr("Part of what is drawn would lie beside the sheet.")
                             : tr("The sheet becomes %1 × %2 units.")
                                   .arg(locale.toString(size.width(), 'f', 1), locale.toString(size.height(), 'f', 1)));
    m_go->setEnabled(fits);
}

void SheetDialog::retranslate()
{
    setWindowTitle(tr("Crop and scale the sheet"));
    const auto name = [this](QWidget* field, const QString& words) {
        auto* label = static_cast<QLabel*>(m_rows->labelForField(field));
        label->setText(words);
        label->setBuddy(field);
        field->setAccessibleName(words);
    };
    name(m_left, tr("Left edge"));
    name(m_top, tr("Upper edge"));
    name(m_width, tr("Width"));
    name(m_height, tr("Height"));
    name(m_percent, tr("Scale everything to"));
    m_fit->setText(tr("Fit to the map"));
    m_cancel->setText(tr("Cancel"));
    m_go->setText(tr("Apply"));
    follow();
}

} // namespace marches::app
