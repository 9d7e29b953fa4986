// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/transformdialog.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr double kFarthest = 100'000; ///< board units
constexpr double kLeastSide = 0.1;

} // namespace

TransformDialog::TransformDialog(const QRectF& box, QWidget* parent)
    : Translated(parent), m_box(box), m_left(new QDoubleSpinBox(this)), m_top(new QDoubleSpinBox(this)),
      m_width(new QDoubleSpinBox(this)), m_height(new QDoubleSpinBox(this)), m_proportions(new QCheckBox(this)),
      m_turn(new QDoubleSpinBox(this)), m_cancel(new QPushButton(this)), m_go(new QPushButton(this))
{
    setObjectName(QStringLiteral("transformDialog"));
    for (QDoubleSpinBox* place : {m_left, m_top}) place->setRange(-kFarthest, kFarthest);
    for (QDoubleSpinBox* side : {m_width, m_height}) side->setRange(kLeastSide, kFarthest);
    for (QDoubleSpinBox* field : {m_left, m_top, m_width, m_height, m_turn}) field->setDecimals(1);
    m_left->setValue(box.left());
    m_top->setValue(box.top());
    m_width->setValue(box.width());
    m_height->setValue(box.height());
    // A line has one side alone that can grow.
    m_width->setEnabled(box.width() > kLeastSide);
    m_height->setEnabled(box.height() > kLeastSide);
    m_proportions->setChecked(true);
    m_proportions->setEnabled(m_width->isEnabled() && m_height->isEnabled());
    m_turn->setRange(-360, 360);
    m_turn->setSuffix(QStringLiteral("°"));
    m_left->setObjectName(QStringLiteral("left"));
    m_top->setObjectName(QStringLiteral("top"));
    m_width->setObjectName(QStringLiteral("width"));
    m_height->setObjectName(QStringLiteral("height"));
    m_turn->setObjectName(QStringLiteral("turn"));
    m_proportions->setObjectName(QStringLiteral("proportions"));
    m_go->setObjectName(QStringLiteral("go"));
    m_go->setProperty("primary", true);
    m_go->setDefault(true);
    m_left->setFocus(); // its number is selected when the dialog opens: what is typed takes its place
    arrange();
    for (QDoubleSpinBox* side : {m_width, m_height})
        connect(side, &QDoubleSpinBox::valueChanged, this, [this, side] { follow(*side); });
    connect(m_proportions, &QCheckBox::toggled, this, [this] { follow(*m_width); });
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_go, &QPushButton::clicked, this, &QDialog::accept);
    TransformDialog::retranslate();
}

void TransformDialog::arrange()
{
    m_rows = new QFormLayout;
    for (QWidget* field : std::initializer_list<QWidget*>{m_left, m_top, m_width, m_height, m_proportions, m_turn})
        m_rows->addRow(QStringLiteral(" "), field);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_go);
    auto* column = new QVBoxLayout(this);
    column->addLayout(m_rows);
    column->addLayout(buttons);
}

void TransformDialog::follow(QDoubleSpinBox& changed)
{
    if (!m_proportions->isChecked() || !m_proportions->isEnabled()) return;
    const bool isWidth = &changed == m_width;
    const double factor = changed.value() / (isWidth ? m_box.width() : m_box.height());
    QDoubleSpinBox& other = isWidth ? *m_height : *m_width;
    const QSignalBlocker quiet(other);
    other.setValue(factor * (isWidth ? m_box.height() : m_box.width()));
}

QTransform TransformDialog::transform() const
{
    // What a field shows is rounded; one that nobody changed means the value itself.
    const auto value = [](const QDoubleSpinBox& field, double before) {
        return qAbs(field.value() - before) < 0.05 + 1e-9 ? before : field.value();
    };
    const QPointF to(value(*m_left, m_box.left()), value(*m_top, m_box.top()));
    const double across = m_width->isEnabled() ? value(*m_width, m_box.width()) / m_box.width() : 1;
    const double down = m_height->isEnabled() ? value(*m_height, m_box.height()) / m_box.height() : 1;
    const QTransform scaled =
        QTransform::fromTranslate(-m_box.left(), -m_box.top()) *
        QTransform::fromScale(across, m_proportions->isChecked() && m_proportions->isEnabled() ? across : down) *
        QTransform::fromTranslate(to.x(), to.y());
    const QPointF middle = scaled.map(m_box.center());
    return scaled * QTransform::fromTranslate(-middle.x(), -middle.y()) * QTransform().rotate(m_turn->value()) *
           QTransform::fromTranslate(middle.x(), middle.y());
}

void TransformDialog::retranslate()
{
    setWindowTitle(tr("Place, size and turn"));
    const auto name = [this](QWidget* field, const QString& words) {
        auto* label = static_cast<QLabel*>(m_rows->labelForField(field));
        label->setText(words);
        label->setBuddy(field);
        field->setAccessibleName(words);
    };
    name(m_left, tr("Left"));
    name(m_top, tr("Top"));
    name(m_width, tr("Width"));
    name(m_height, tr("Height"));
    name(m_turn, tr("Turn clockwise by"));
    m_proportions->setText(tr("Keep proportions"));
    m_cancel->setText(tr("Cancel"));
    m_go->setText(tr("Apply"));
}

} // namespace marches::app
